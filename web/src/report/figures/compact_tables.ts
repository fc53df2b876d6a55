// The page's numbers as they were before Python made tables of lists (kwoon.lab.report.compact_tables says how).

type Fields = (string | [string, Fields])[]

function thing(row: unknown[] | null, fields: Fields): unknown {
  if (row === null) return null
  return Object.fromEntries(
    fields.map((field, at) => (typeof field === 'string' ? [field, unpacked(row[at])] : [field[0], thing(row[at] as unknown[] | null, field[1])])),
  )
}

export function unpacked(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(unpacked)
  if ('~' in value && 'rows' in value) return (value.rows as unknown[][]).map((row) => thing(row, value['~'] as Fields))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unpacked(each)]))
}
