import type { Transaction } from '#contract/transaction.ts'

type Page = { items: Transaction[]; nextCursor: string | null }

const HEAD = ['Date', 'Kind', 'Description', 'Storyboard', 'Credits']
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Saves every movement as a table that spreadsheets read. @param read one page after the other. */
export async function saveTransactions(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<void> {
  const items: Transaction[] = []
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await read(cursor)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
    isMore = cursor !== undefined
  }
  const held = URL.createObjectURL(new Blob([asCsv(items)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = held
  link.download = 'credits.csv'
  link.click()
  URL.revokeObjectURL(held)
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function asCsv(items: readonly Transaction[]): string {
  const rows = items.map(({ createdAt, kind, description, storyboard, amount }) => [
    createdAt.toISOString(),
    kind,
    asText(description),
    asText(storyboard?.title ?? ''),
    String(amount),
  ])
  const lines = [HEAD, ...rows].map((cells) => cells.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
