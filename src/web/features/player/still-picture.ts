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
