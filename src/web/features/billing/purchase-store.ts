import { createShownOne } from '#web/lib/shown-one.ts'
import { smallestEnough } from './package-choice.ts'

type Wanted = { defaultPackage?: string | undefined }

const shown = createShownOne<Wanted>()

/** Opens the dialog in which credits are bought, from wherever. */
export function openPurchase(defaultPackage?: string): void {
  shown.show({ defaultPackage })
}

/** The same with the smallest package selected that covers what is missing. */
export function openPurchaseOf(missing: number): void {
  openPurchase(smallestEnough(missing).id)
}

export const { hide: closePurchase, useShown: usePurchaseWanted } = shown
