import { AV_BUFFERSRC_FLAG_KEEP_REF } from 'node-av/constants'
import { Filter, type FilterContext, FilterGraph, Frame } from 'node-av/lib'
import { must } from './ffmpeg.ts'

/** FFmpeg filters in a row, one stream in and one out. Close it with `using`. */
export class FilterChain implements Disposable {
  readonly output: FilterContext
  readonly #graph = new FilterGraph()
  readonly #input: FilterContext
  readonly #frame = new Frame()

  /**
   * @param kind `video` or `audio`; @param source what is put in, as the arguments of FFmpeg's buffer source.
   * @param filters name and arguments of each filter.
   */
  constructor(kind: 'video' | 'audio', source: string, filters: [name: string, args: string][]) {
    this.#graph.alloc()
    this.#graph.nbThreads = 1
    const prefix = kind === 'video' ? '' : 'a'
    this.#input = this.#add(`${prefix}buffer`, source)
    let last = this.#input
    for (const [name, args] of [...filters, [`${prefix}buffersink`, ''] as const]) {
      const next = this.#add(name, args)
      must(last.link(0, next, 0), `link ${name}`)
      last = next
    }
    this.output = last
    must(this.#graph.configSync(), 'configure filters')
    this.#frame.alloc()
  }

  /** What comes out for one frame, or for the end of the stream (null); valid until the next is asked for. */
  *filter(frame: Frame | null): Generator<Frame> {
    must(this.#input.buffersrcAddFrameSync(frame, AV_BUFFERSRC_FLAG_KEEP_REF), 'filter')
    while (this.output.buffersinkGetFrameSync(this.#frame) >= 0) {
      yield this.#frame
      this.#frame.unref()
    }
  }

  #add(name: string, args: string): FilterContext {
    const filter = Filter.getByName(name)
    const context = filter && this.#graph.createFilter(filter, name, args || null)
    if (!context) throw new Error(`The filter ${name}=${args} cannot be made.`)
    return context
  }

  [Symbol.dispose](): void {
    this.#frame.free()
    this.#graph.free()
  }
}

/** Escapes a path or other text for use as a filter's argument. */
export function filterValue(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "'\\\\''").replaceAll(':', '\\:')}'`
}
