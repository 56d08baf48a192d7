import { cardAt, type TimedCard } from '#composition/card/card-in-time.ts'
import { sheetCell } from '#composition/card/sheet-cell.ts'

export type PictureStatus = 'loading' | 'ready' | 'failed'

/** A scene's image, loaded for drawing. */
export class StillPicture {
  readonly drawable = new Image()
  #status: PictureStatus = 'loading'

  constructor(url: string, onChange: () => void) {
    const end = (status: PictureStatus) => {
      this.#status = status
      onChange()
    }
    this.drawable.src = url
    this.drawable.decode().then(
      () => end('ready'),
      () => end('failed'),
    )
  }

  get status() {
    return this.#status
  }

  get width() {
    return this.drawable.naturalWidth
  }

  get height() {
    return this.drawable.naturalHeight
  }

  close() {
    this.drawable.src = ''
  }
}

/** A text card, drawn from its sheet as it is at the moment that is asked for. */
export class TypePicture {
  readonly drawable = document.createElement('canvas')
  readonly #sheet: StillPicture

  constructor(url: string, onChange: () => void) {
    this.#sheet = new StillPicture(url, onChange)
  }

  get status(): PictureStatus {
    return this.#sheet.status
  }

  get width() {
    return this.drawable.width
  }

  get height() {
    return this.drawable.height
  }

  /** @param ms from the scene's start */
  show(card: TimedCard, ms: number) {
    const { width, height, drawable: sheet } = this.#sheet
    const { page, parts } = cardAt(card, ms)
    const cell = (side: 'bare' | 'full') =>
      sheetCell({ width, height }, card.pages.length, page, side)
    const [bare, full] = [cell('bare'), cell('full')]
    const context = this.#context(bare.width, bare.height)
    context.globalAlpha = 1
    context.drawImage(sheet, bare.x, bare.y, bare.width, bare.height, 0, 0, bare.width, bare.height)
    for (const { share, x, y, width: w, height: h } of parts) {
      const [left, top] = [x * full.width, y * full.height]
      const [across, down] = [w * full.width, h * full.height]
      context.globalAlpha = share
      context.drawImage(sheet, full.x + left, full.y + top, across, down, left, top, across, down)
    }
  }

  close() {
    this.#sheet.close()
  }

  #context(width: number, height: number) {
    if (this.drawable.width !== width) Object.assign(this.drawable, { width, height })
    return this.drawable.getContext('2d') as CanvasRenderingContext2D
  }
}
