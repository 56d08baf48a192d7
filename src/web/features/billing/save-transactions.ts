import { csvOf } from '#contract/csv.ts'
import type { Transaction } from '#contract/transaction.ts'
import { readAll, saveCsv } from '#web/lib/save-csv.ts'

type Page = { items: Transaction[]; nextCursor: string | null }

const HEAD = ['Date', 'Kind', 'Description', 'Storyboard', 'Credits']

/** Saves every movement as a table that spreadsheets read. @param read one page after the other. */
export async function saveTransactions(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<void> {
  saveCsv(asCsv(await readAll(read)), 'credits.csv')
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
