import type { MonthSum } from '#contract/transaction.ts'

export const SPENT_FOR = ['clip', 'image', 'voice', 'storyboard'] as const
export const RECEIVED = ['purchase', 'grant', 'sign-up'] as const
export type Part = (typeof SPENT_FOR)[number] | (typeof RECEIVED)[number]

/** One month of the chart: how many credits each part is, all of them positive. */
export type MonthBar = { month: string; parts: Map<Part, number>; total: number }

/**
 * The last twelve calendar months, the present one last, also those in which nothing moved.
 * @param today in UTC, as the months of the ledger are
 */
export function monthBars(sums: MonthSum[], show: 'spent' | 'received', today: Date): MonthBar[] {
  return lastMonths(today).map((month) => {
    const parts = new Map<Part, number>()
    for (const sum of sums) {
      const part = partOf(sum, show)
      if (sum.month !== month || !part) continue
      parts.set(part, (parts.get(part) ?? 0) + Math.abs(sum.amount))
    }
    const total = [...parts.values()].reduce((all, amount) => all + amount, 0)
    return { month, parts, total }
  })
}

function partOf({ kind, spentFor }: MonthSum, show: 'spent' | 'received'): Part | undefined {
  if (show === 'received') return RECEIVED.find((part) => part === kind)
  return kind === 'spend' ? SPENT_FOR.find((part) => part === spentFor) : undefined
}

function lastMonths(today: Date): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11 + index, 1)
    return new Date(first).toISOString().slice(0, 7)
  })
}
