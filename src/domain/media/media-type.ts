import type { MediaType } from '#contract/media.ts'

/** `image` of `image/png`. */
export function typeOf(contentType: string): MediaType {
  return contentType.split('/')[0] as MediaType
}
