import { type Spending, spendingLeft } from '#contract/spending.ts'

export type CapKind = 'storyboard' | 'month'
export type CapObstacle = { kind: CapKind; cap: number; left: number }

/** What the user has allowed to be spent, as far as it is known; a storyboard not written yet has no cap. */
export type Caps = { storyboard?: Spending | undefined; month?: Spending | undefined }

/** The cap that does not allow a price, that of the storyboard first, as the server decides; else null. */
export function capObstacle(price: number, { storyboard, month }: Caps): CapObstacle | null {
  return stoppedBy('storyboard', price, storyboard) ?? stoppedBy('month', price, month)
}

function stoppedBy(kind: CapKind, price: number, spending?: Spending): CapObstacle | null {
  const left = spending ? spendingLeft(spending) : null
  if (!spending || spending.cap === null || left === null || price <= left) return null
  return { kind, cap: spending.cap, left }
}
