import { createContext, use } from 'react'
import type { OfferedModel, Studio } from '#contract/studio.ts'
import { useStudio } from '#web/features/studio/use-studio.ts'

/** The name of the model that is to write the storyboard; undefined: the one chosen for everybody. */
export const WriterContext = createContext<string | undefined>(undefined)

/** What the parts of a video cost, its storyboard written by the model that was chosen. */
export function useCreatePrices(): Studio['prices'] | undefined {
  return usePricesWith(use(WriterContext))
}

/** The same where the model is chosen. */
export function usePricesWith(model: string | undefined): Studio['prices'] | undefined {
  const studio = useStudio()
  const writer = studio?.offered.writer.find(({ name }) => name === model)
  return studio && { ...studio.prices, ...(writer && { create_storyboard: writer.price }) }
}

/** Who may be asked to write; empty where there is no choice. */
export function useWriters(): OfferedModel[] {
  const writers = useStudio()?.offered.writer ?? []
  return writers.length > 1 ? writers : []
}
