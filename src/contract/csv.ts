/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** By it spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table that spreadsheets open with its letters whole (RFC 4180), and in which no text is run as a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
