import type { SearchResults } from '#contract/search.ts'
import { assetAddress } from '#web/features/generation/asset-address.ts'

/** What can be chosen, in the order in which it is listed, with the address it leads to. */
export function foundOptions({ storyboards, media }: SearchResults) {
  return [
    ...storyboards.map(({ id }) => ({ id, to: assetAddress(id, 'storyboard') })),
    ...media.map(({ id, storyboardId, kind }) => ({ id, to: assetAddress(storyboardId, kind) })),
  ]
}
