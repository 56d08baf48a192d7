import { FRAME_RATE } from '#composition/frame-rate.ts'
import type { ClipMoment } from './cut.ts'
import type { PictureStatus } from './still-picture.ts'

/** A scene's clip, kept at the moment that the player's own clock asks for. */
export class ClipPicture {
  readonly drawable = document.createElement('video')
  readonly #onChange: () => void
  #hasFailed = false
  /** Where a paused clip should stand; sought as soon as the seek before it is done. */
  #wantedS = 0

  constructor(url: string, onChange: () => void) {
    this.#onChange = onChange
    const video = this.drawable
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.addEventListener('loadeddata', onChange)
    video.addEventListener('canplay', onChange)
    video.addEventListener('seeked', () => this.#onSeeked())
    video.addEventListener('error', () => {
      this.#hasFailed = true
      onChange()
    })
    video.src = url
  }

  get status(): PictureStatus {
    if (this.#hasFailed) return 'failed'
    return this.drawable.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? 'ready' : 'loading'
  }

  get width() {
    return this.drawable.videoWidth
  }

  get height() {
    return this.drawable.videoHeight
  }

  /** Follows the clock. Called for every frame while it plays, and once for a frame that stands. */
  follow({ seconds, speed }: ClipMoment, isPlaying: boolean) {
    const video = this.drawable
    if (isPlaying && speed > 0) return this.#chase(seconds, speed)
    if (!video.paused) video.pause()
    // The middle of a frame, so that rounding never shows its neighbour.
    this.#wantedS = Math.min(seconds + CLOSE_S, lastMoment(video))
    if (!video.seeking && !this.#isThere()) video.currentTime = this.#wantedS
  }

  /** Waits at its start for its turn. */
  park() {
    this.follow({ seconds: 0, speed: 0 }, false)
  }

  close() {
    this.drawable.removeAttribute('src')
    this.drawable.load()
  }

  #chase(seconds: number, speed: number) {
    const video = this.drawable
    if (video.paused) void video.play().catch(() => undefined)
    if (video.seeking) return
    const chase = chaseSpeed(seconds - video.currentTime, speed)
    if (chase === 'jump') video.currentTime = seconds
    video.playbackRate = chase === 'jump' ? speed : chase
  }

  #onSeeked() {
    const video = this.drawable
    if (video.paused && !this.#isThere()) video.currentTime = this.#wantedS
    else this.#onChange()
  }

  #isThere() {
    return Math.abs(this.drawable.currentTime - this.#wantedS) < CLOSE_S
  }
}

/** A time at the very end of a file may show nothing. */
function lastMoment({ duration }: HTMLVideoElement) {
  return Number.isFinite(duration) ? duration - CLOSE_S : Number.POSITIVE_INFINITY
}

/** Nearer than this, in seconds, a clip is where it should be. */
const CLOSE_S = 0.5 / FRAME_RATE
/** Further off than this it has to jump. */
const JUMP_S = 0.25
/** A clip that is behind or ahead changes its speed by this share for each second it is off. */
const CORRECTION = 1.5

/**
 * How fast a clip that is `behindS` seconds behind (negative: ahead) plays to be at its place soon, where
 * `speed` would keep its place; 'jump' when it is too far off for that.
 */
export function chaseSpeed(behindS: number, speed: number): number | 'jump' {
  const offS = Math.abs(behindS)
  if (offS > JUMP_S) return 'jump'
  return offS < CLOSE_S ? speed : speed * (1 + behindS * CORRECTION)
}
