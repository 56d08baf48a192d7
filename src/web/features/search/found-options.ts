import type { FoundMedia, SearchResults } from '#contract/search.ts'
import { assetAddress } from '#web/features/generation/tracks.ts'

/** What can be chosen, in the order in which it is listed, with the address it leads to. */
export function foundOptions({ storyboards, media }: SearchResults) {
  return [
    ...storyboards.map(({ id }) => ({ id, to: assetAddress(id, 'storyboard') })),
    ...media.map((found) => ({ id: found.id, to: mediaAddress(found) })),
  ]
}

function mediaAddress(found: FoundMedia): string {
  if (found.source === 'scene') return assetAddress(found.storyboardId, found.kind)
  return `/dashboard/media?${new URLSearchParams({ search: found.title }).toString()}`
}
