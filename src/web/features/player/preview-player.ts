import { FRAME_RATE, msOfFrame } from '#composition/frame-rate.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { sceneAt } from '#composition/timeline.ts'
import { type Cut, type CutScene, clampFrame, layersAt, sameMoment, sceneJump } from './cut.ts'
import { drawFrame } from './draw-frame.ts'
import { PicturePool } from './picture-pool.ts'
import { SoundClock, VoiceSounds } from './preview-sound.ts'

/** A position that was computed from a whole frame is that frame. */
const ROUNDING = 1e-3

export type PlayerState = {
  frame: number
  isPlaying: boolean
  /** Playing, but held until what comes next is loaded. */
  isWaiting: boolean
  isLooping: boolean
  isMuted: boolean
  problems: MediaProblem[]
}

/** A file of a scene that could not be loaded. */
export type MediaProblem = { sceneNumber: number; kind: 'picture' | 'voice' }

/** Plays a cut on a canvas. The clock is that of the sound; every picture is drawn for the frame it tells. */
export class PreviewPlayer {
  #cut: Cut
  #measure: MeasureText | null = null
  #canvas: HTMLCanvasElement | null = null
  #nextDrawing = 0
  readonly #clock = new SoundClock()
  readonly #pictures = new PicturePool(() => this.#onMedia())
  readonly #voices = new VoiceSounds((url) => this.#onVoice(url))
  readonly #listeners = new Set<() => void>()
  #state: PlayerState = {
    frame: 0,
    isPlaying: false,
    isWaiting: false,
    isLooping: false,
    isMuted: false,
    problems: [],
  }

  constructor(cut: Cut) {
    this.#cut = cut
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get state() {
    return this.#state
  }

  /** Goes on with a changed cut at the same moment of the same scene. */
  show(cut: Cut, measure: MeasureText | null) {
    const frame = sameMoment(this.#cut, cut, this.#state.frame)
    const isSameSound = soundOf(this.#cut) === soundOf(cut)
    this.#cut = cut
    this.#measure = measure
    this.#voices.keep(cut.scenes.flatMap(({ voiceUrl }) => voiceUrl ?? []))
    if (!isSameSound || frame !== this.#state.frame) this.seek(frame)
    this.#prepare()
  }

  /** Draws on this canvas from now on. Returns what ends it. */
  attach(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
    const resized = new ResizeObserver(() => {
      fitPixels(canvas, this.#cut)
      this.#draw()
    })
    resized.observe(canvas)
    return () => {
      resized.disconnect()
      this.#canvas = null
    }
  }

  play() {
    const { frame } = this.#state
    const isAtEnd = frame >= this.#cut.timeline.frames - 1
    this.#set({ isPlaying: true, frame: isAtEnd ? 0 : frame })
    this.#sound()
    this.#drawSoon()
  }

  pause() {
    this.#clock.stop()
    this.#clock.hold()
    this.#set({ isPlaying: false, isWaiting: false })
    this.#drawSoon()
  }

  toggle() {
    if (this.#state.isPlaying) this.pause()
    else this.play()
  }

  seek(frame: number) {
    this.#set({ frame: clampFrame(this.#cut.timeline, frame) })
    if (this.#state.isPlaying) this.#sound()
    this.#drawSoon()
  }

  step(frames: number) {
    this.seek(this.#state.frame + frames)
  }

  jump(direction: -1 | 1) {
    this.seek(sceneJump(this.#cut.timeline, this.#state.frame, direction))
  }

  loop(isLooping: boolean) {
    this.#set({ isLooping })
    if (this.#state.isPlaying) this.#sound()
  }

  mute(isMuted: boolean) {
    this.#clock.mute(isMuted)
    this.#set({ isMuted })
  }

  /** Loads again what could not be loaded. */
  retry() {
    this.#pictures.retry()
    this.#voices.retry()
    this.#prepare()
  }

  /** Lets everything go; `show` opens it again. */
  close() {
    cancelAnimationFrame(this.#nextDrawing)
    this.#nextDrawing = 0
    this.#clock.close()
    this.#pictures.keep([])
    this.#voices.keep([])
    this.#set({ isPlaying: false, isWaiting: false })
  }

  #tick() {
    this.#nextDrawing = 0
    if (this.#state.isPlaying) this.#advance()
    this.#prepare()
    this.#draw()
    if (this.#state.isPlaying) this.#drawSoon()
  }

  #advance() {
    const { timeline } = this.#cut
    const frame = Math.floor((this.#clock.positionMs() * FRAME_RATE) / 1000 + ROUNDING)
    const scene = this.#state.isLooping ? sceneAt(timeline, this.#state.frame) : undefined
    if (scene && frame >= scene.endFrame) return this.seek(scene.startFrame)
    if (frame >= timeline.frames) {
      this.pause()
      return this.#set({ frame: timeline.frames - 1 })
    }
    this.#set({ frame: Math.max(frame, this.#state.frame) })
    this.#waitForMedia()
  }

  #waitForMedia() {
    const isWaiting = layersAt(this.#cut, this.#state.frame).some(({ scene }) =>
      this.#isLoading(scene),
    )
    if (isWaiting === this.#state.isWaiting) return
    if (isWaiting) this.#clock.hold()
    else this.#clock.release()
    this.#set({ isWaiting })
  }

  #isLoading(scene: CutScene) {
    const isVoiceMissing = scene.voiceUrl && this.#voices.status(scene.voiceUrl) === 'loading'
    return isVoiceMissing || this.#pictures.status(scene) === 'loading'
  }

  /** Starts the clock at the frame shown, and every voice-over that is still to be heard. */
  #sound() {
    this.#clock.start(msOfFrame(this.#state.frame))
    for (const scene of this.#audible()) this.#soundVoice(scene)
    this.#set({ isWaiting: false })
  }

  #audible() {
    const { scenes, timeline } = this.#cut
    if (!this.#state.isLooping) return scenes
    return scenes.filter(({ span }) => span === sceneAt(timeline, this.#state.frame))
  }

  #soundVoice({ voiceUrl, span }: CutScene) {
    const buffer = voiceUrl && this.#voices.buffer(voiceUrl)
    if (buffer) this.#clock.play(buffer, span.voiceStartMs)
  }

  /** Loads what is on screen and what comes next, and moves clips to where they belong. */
  #prepare() {
    const layers = layersAt(this.#cut, this.#state.frame)
    const first = layers[0]?.scene.span.index ?? 0
    const near = this.#cut.scenes.slice(first, first + layers.length + 1)
    this.#pictures.keep(near)
    const isRunning = this.#state.isPlaying && !this.#state.isWaiting
    for (const scene of near) {
      const clip = layers.find((layer) => layer.scene === scene)?.clip
      if (clip) this.#pictures.clip(scene)?.follow(clip, isRunning)
      else this.#pictures.clip(scene)?.park()
    }
  }

  #onMedia() {
    this.#findProblems()
    this.#drawSoon()
  }

  #onVoice(url: string) {
    if (this.#state.isPlaying) {
      for (const scene of this.#audible()) if (scene.voiceUrl === url) this.#soundVoice(scene)
    }
    this.#onMedia()
  }

  #findProblems() {
    const problems = this.#cut.scenes.flatMap((scene): MediaProblem[] => {
      const sceneNumber = scene.span.index + 1
      const { voiceUrl } = scene
      const picture = this.#pictures.status(scene) === 'failed' ? ['picture' as const] : []
      const voice = voiceUrl && this.#voices.status(voiceUrl) === 'failed' ? ['voice' as const] : []
      return [...picture, ...voice].map((kind) => ({ sceneNumber, kind }))
    })
    if (JSON.stringify(problems) !== JSON.stringify(this.#state.problems)) this.#set({ problems })
  }

  #drawSoon() {
    this.#nextDrawing ||= requestAnimationFrame(() => this.#tick())
  }

  #draw() {
    const context = this.#canvas?.getContext('2d', { alpha: false })
    if (context) drawFrame(context, this.#cut, this.#state.frame, this.#pictures, this.#measure)
  }

  #set(changes: Partial<PlayerState>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** Changes when what is heard, or when, does. */
function soundOf({ timeline, scenes }: Cut) {
  return JSON.stringify([timeline.frames, scenes.map((each) => [each.voiceUrl, each.span])])
}

/** As many pixels as the screen shows, at most as many as the export has. */
function fitPixels(canvas: HTMLCanvasElement, { width }: Cut) {
  const scale = Math.min(devicePixelRatio, width / (canvas.clientWidth || 1))
  canvas.width = Math.round(canvas.clientWidth * scale)
  canvas.height = Math.round(canvas.clientHeight * scale)
}
