// Unpacks the compact tables that kwoon.lab.report.compact_tables writes.

type Fields = (string | [string, Fields])[]

function unpackRow(row: unknown[] | null, fields: Fields): unknown {
  if (row === null) return null
  return Object.fromEntries(
    fields.map((field, index) => (typeof field === 'string' ? [field, unpack(row[index])] : [field[0], unpackRow(row[index] as unknown[] | null, field[1])])),
  )
}

export function unpack(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(unpack)
  if ('~' in value && 'rows' in value) return (value.rows as unknown[][]).map((row) => unpackRow(row, value['~'] as Fields))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unpack(each)]))
}
