import type { UploadRefusal } from '#contract/upload.ts'

/** An uploaded picture is not taken. */
export class UploadError extends Error {
  readonly refusal: UploadRefusal

  constructor(refusal: UploadRefusal) {
    super(`The picture is refused: ${refusal}.`)
    this.name = 'UploadError'
    this.refusal = refusal
  }
}
