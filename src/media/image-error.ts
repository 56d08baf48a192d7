const REASONS = {
  size: 'The picture is larger than 5 MB.',
  pixels: 'The picture has more than 40 megapixels.',
  format: 'The file is not a PNG, JPEG or WebP picture.',
  unreadable: 'The picture cannot be read.',
} as const

/** Why a picture is refused, in words for the person who uploaded it. */
export class ImageError extends Error {
  readonly reason: keyof typeof REASONS

  constructor(reason: keyof typeof REASONS) {
    super(REASONS[reason])
    this.name = 'ImageError'
    this.reason = reason
  }
}
