import { useQuery } from '@tanstack/react-query'
import type { CaptionFont } from '#composition/caption-font.ts'
import { fontName } from '#composition/caption-font.ts'
import { loadFaces } from './caption-faces.ts'

/** Measures text in these faces; null until they are loaded. */
export function useCaptionMeasure(faces: CaptionFont[]) {
  const { data } = useQuery({
    queryKey: ['caption faces', ...faces.map(fontName)],
    queryFn: () => loadFaces(faces),
    staleTime: Number.POSITIVE_INFINITY,
    // A function is no data to compare.
    structuralSharing: false,
  })
  return data ?? null
}
