import type { UploadRefusal } from '#contract/upload.ts'
import { inWords } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { ChildTaskError } from '#sandbox/run-in-child.ts'

const REASONS = {
  'image-missing': 'scene-image-missing',
  'image-unreadable': 'scene-image-unreadable',
  'clip-missing': 'scene-clip-missing',
  'clip-unreadable': 'scene-clip-unreadable',
  'voice-missing': 'scene-voice-missing',
  'voice-unreadable': 'scene-voice-unreadable',
} as const
const REASONS_OF_NO_SCENE = ['music-missing', 'music-unreadable', 'no-scenes'] as const

export type RenderErrorCode = keyof typeof REASONS | (typeof REASONS_OF_NO_SCENE)[number]

/** Why a video cannot be rendered, told to the person who asked for it. */
export class RenderError extends Error {
  readonly code: RenderErrorCode
  /** 1 for the first scene; null when it is not about one scene. */
  readonly sceneNumber: number | null
  readonly told: Told

  constructor(code: RenderErrorCode, sceneNumber: number | null = null) {
    const told = isOfNoScene(code)
      ? tell(code)
      : tell(REASONS[code], { sceneNumber: sceneNumber ?? '?' })
    super(inWords(told))
    this.name = 'RenderError'
    this.code = code
    this.sceneNumber = sceneNumber
    this.told = told
  }
}

function isOfNoScene(code: RenderErrorCode): code is (typeof REASONS_OF_NO_SCENE)[number] {
  return !(code in REASONS)
}

/** What a child process reported, as the error it was there. */
export function asRenderError(error: unknown): unknown {
  if (!(error instanceof ChildTaskError) || error.taskErrorName !== 'RenderError') return error
  const { code, sceneNumber } = error.details as Pick<RenderError, 'code' | 'sceneNumber'>
  return new RenderError(code, sceneNumber)
}

/** The file is not a picture, video or sound, or it is damaged. */
export class UnreadableMediaError extends Error {
  constructor() {
    super('The file cannot be read as a picture, video or sound.')
    this.name = 'UnreadableMediaError'
  }
}

/** An uploaded picture is not taken. */
export class UploadError extends Error {
  readonly refusal: UploadRefusal

  constructor(refusal: UploadRefusal) {
    super(`The picture is refused: ${refusal}.`)
    this.name = 'UploadError'
    this.refusal = refusal
  }
}
