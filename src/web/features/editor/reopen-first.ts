import type { Storyboard } from '#contract/storyboard.ts'
import { createShownOne } from '#web/lib/shown-one.ts'
import { countModals } from '#web/ui/modal.ts'
import { sayRefused } from '#web/ui/refusals.ts'

type ReopenFirst = {
  storyboardId: string
  act: () => void
  /** How many dialogs it is asked over. */
  below: number
  /** In credits, of what is made then. */
  price?: number | undefined
}

const asked = createShownOne<ReopenFirst>()

export const { hide: closeReopenFirst, useShown: useReopenFirst } = asked

/** Acts, where whoever pressed may; on a complete storyboard only after asking whether to reopen it, which the same press then does. */
export function whenOpen(
  { id, status }: Pick<Storyboard, 'id' | 'status'>,
  act: () => void,
  price?: number,
): void {
  if (sayRefused('edit')) return
  if (status === 'complete') asked.show({ storyboardId: id, act, price, below: countModals() })
  else act()
}
