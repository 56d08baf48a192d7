import { csvOf } from '#contract/csv.ts'
import type { Transaction } from '#contract/transaction.ts'

type Page = { items: Transaction[]; nextCursor: string | null }

const HEAD = ['Date', 'Kind', 'Description', 'Storyboard', 'Credits']

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

export function asCsv(items: readonly Transaction[]): string {
  const rows = items.map(({ createdAt, kind, description, storyboard, amount }) => [
    createdAt.toISOString(),
    kind,
    description,
    storyboard?.title ?? '',
    amount,
  ])
  return csvOf([HEAD, ...rows])
}
