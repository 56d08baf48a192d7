import type { StoryboardLook } from '#contract/cast.ts'

/** What all pictures have in common, to read; null when nothing of it was written down. */
export function lookText({
  look,
  cast,
  negativePrompt,
}: Pick<StoryboardLook, 'look' | 'cast' | 'negativePrompt'>): string | null {
  const parts = [
    look && `Look\n${look}`,
    cast.length > 0 &&
      `Cast\n${cast.map(({ name, description }) => `${name}: ${description}`).join('\n')}`,
    negativePrompt && `Never shown\n${negativePrompt}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : null
}
