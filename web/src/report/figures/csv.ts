// Tables for other programs.

export type Cell = string | number | boolean | null

/** A table of the report: what a chart shows, to read and to take along. */
export interface Sheet {
  /** Also the name of its file. */
  id: string
  title: string
  columns: string[]
  rows: Cell[][]
}

function quoted(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As RFC 4180 has it. */
export function csv(sheet: Sheet): string {
  return [sheet.columns, ...sheet.rows].map((row) => row.map(quoted).join(',') + '\r\n').join('')
}

/** The file to save; its first mark tells spreadsheets that it is UTF-8. */
export function download(sheet: Sheet, game: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv(sheet)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${game}-${sheet.id}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
