// Tables as CSV files.

export type Cell = string | number | boolean | null

/** A table with the numbers behind a chart, for reading and downloading. */
export interface Sheet {
  /** Also part of the file name. */
  id: string
  title: string
  columns: string[]
  rows: Cell[][]
}

function quoteCell(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV text as in RFC 4180. */
export function csv(sheet: Sheet): string {
  return [sheet.columns, ...sheet.rows].map((row) => row.map(quoteCell).join(',') + '\r\n').join('')
}

/** Saves a sheet as a file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function download(sheet: Sheet, game: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv(sheet)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${game}-${sheet.id}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
