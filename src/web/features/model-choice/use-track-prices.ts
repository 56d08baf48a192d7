import { useQueryClient } from '@tanstack/react-query'
import { type TrackPrice, trackPrices } from '#contract/tracks.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { api } from '#web/lib/api.ts'

/** What the parts of a storyboard cost that is open somewhere on the page. */
export function useTrackPrices(storyboardId: string): TrackPrice | undefined {
  const offered = useStudio()?.offered
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
  const models = useQueryClient().getQueryData(queryKey)?.models ?? {}
  return offered && trackPrices(offered, { models })
}
