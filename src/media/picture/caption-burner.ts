import { writeFileSync } from 'node:fs'
import type { Frame } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { FilterChain, filterValue } from '../ffmpeg/filter-chain.ts'

/** Draws an ASS document over frames with libass. */
export class CaptionBurner implements Disposable {
  readonly #chain: FilterChain

  /**
   * @param documentPath where to put the document: the filter reads files only.
   * @param fontsFolder holds every face the document names; no font of the system is used.
   */
  constructor(
    document: string,
    documentPath: string,
    fontsFolder: string,
    width: number,
    height: number,
  ) {
    writeFileSync(documentPath, document)
    this.#chain = new FilterChain(
      'video',
      `video_size=${width}x${height}:pix_fmt=yuv420p:time_base=1/${FRAME_RATE}:pixel_aspect=1/1:colorspace=bt709:range=tv`,
      [
        [
          'ass',
          `filename=${filterValue(documentPath)}:fontsdir=${filterValue(fontsFolder)}:shaping=complex`,
        ],
      ],
    )
  }

  /** A new frame with the captions of its time; valid until the next call. The one given stays as it was. */
  *burn(frame: Frame): Generator<Frame> {
    yield* this.#chain.filter(frame)
  }

  [Symbol.dispose](): void {
    this.#chain[Symbol.dispose]()
  }
}
