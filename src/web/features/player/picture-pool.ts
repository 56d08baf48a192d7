import { msOfFrame } from '#composition/frame-rate.ts'
import { ClipPicture } from './clip-picture.ts'
import type { CutScene } from './cut.ts'
import { StillPicture, TypePicture } from './still-picture.ts'

/** The pictures of the scenes around the playhead. What is far away is let go. */
export class PicturePool {
  readonly #onChange: () => void
  readonly #stills = new Map<string, StillPicture>()
  readonly #cards = new Map<string, TypePicture>()
  readonly #clips = new Map<string, ClipPicture>()

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Starts loading what these scenes show, and forgets everything else. */
  keep(scenes: CutScene[]) {
    const pictures = scenes.map(({ picture }) => picture)
    const clips = pictures.flatMap((each) => (each.kind === 'clip' ? [each.url] : []))
    const stills = pictures.flatMap((each) => {
      if (each.kind === 'still') return [each.url]
      return (each.kind === 'clip' || each.kind === 'type') && each.stillUrl ? [each.stillUrl] : []
    })
    const cards = pictures.flatMap((each) => (each.kind === 'type' ? [each.url] : []))
    keepOnly(this.#cards, cards, (url) => new TypePicture(url, this.#onChange))
    keepOnly(this.#clips, clips, (url) => new ClipPicture(url, this.#onChange))
    keepOnly(this.#stills, stills, (url) => new StillPicture(url, this.#onChange))
  }

  clip({ picture }: CutScene) {
    return picture.kind === 'clip' ? this.#clips.get(picture.url) : undefined
  }

  /**
   * What can be drawn of a scene at a frame: while a clip loads, or when it cannot be loaded, its image. The image
   * of a text card says its first page at once, so it stands in only where the words cannot come in time.
   */
  drawable(scene: CutScene, frame: number) {
    const { picture, span } = scene
    const card = picture.kind === 'type' ? this.#cards.get(picture.url) : undefined
    if (card?.status === 'loading') return undefined
    if (picture.kind === 'type' && card?.status === 'ready') {
      card.show(picture.card, msOfFrame(frame - span.startFrame))
      return card
    }
    const clip = this.clip(scene)
    if (clip?.status === 'ready') return clip
    const url = picture.kind === 'still' ? picture.url : this.#stillUrl(scene)
    const still = url ? this.#stills.get(url) : undefined
    return still?.status === 'ready' ? still : undefined
  }

  status(scene: CutScene) {
    const { picture } = scene
    if (picture.kind === 'card') return 'ready'
    return this.#kept(scene)?.status ?? 'loading'
  }

  #kept(scene: CutScene) {
    const { picture } = scene
    if (picture.kind === 'clip') return this.clip(scene)
    if (picture.kind === 'type') return this.#cards.get(picture.url)
    return picture.kind === 'still' ? this.#stills.get(picture.url) : undefined
  }

  /** Loads again what could not be loaded. */
  retry() {
    for (const pictures of [this.#clips, this.#stills, this.#cards]) {
      for (const [url, picture] of pictures) {
        if (picture.status !== 'failed') continue
        picture.close()
        pictures.delete(url)
      }
    }
  }

  #stillUrl({ picture }: CutScene) {
    return picture.kind === 'clip' || picture.kind === 'type' ? picture.stillUrl : null
  }
}

function keepOnly<Picture extends { close: () => void }>(
  pictures: Map<string, Picture>,
  wanted: string[],
  load: (url: string) => Picture,
) {
  for (const [url, picture] of pictures) {
    if (wanted.includes(url)) continue
    picture.close()
    pictures.delete(url)
  }
  for (const url of wanted) {
    if (!pictures.has(url)) pictures.set(url, load(url))
  }
}
