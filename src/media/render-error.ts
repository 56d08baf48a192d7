import { ChildTaskError } from '#sandbox/run-in-child.ts'

const REASONS = {
  'image-missing': 'the image is missing. Generate it again or upload another.',
  'image-unreadable': 'the image cannot be read. Generate it again or upload another.',
  'clip-missing': 'the clip is missing. Generate it again.',
  'clip-unreadable': 'the clip cannot be read. Generate it again.',
  'voice-missing': 'the voice-over is missing. Generate it again.',
  'voice-unreadable': 'the voice-over cannot be read. Generate it again.',
  'music-missing': 'The music is missing. Choose another or none.',
  'music-unreadable': 'The music cannot be read. Choose another or none.',
  'no-scenes': 'There are no scenes to make a video of.',
} as const

export type RenderErrorCode = keyof typeof REASONS

/** Why a video cannot be rendered, in words for the person who asked for it. */
export class RenderError extends Error {
  readonly code: RenderErrorCode
  /** 1 for the first scene; null when it is not about one scene. */
  readonly sceneNumber: number | null

  constructor(code: RenderErrorCode, sceneNumber: number | null = null) {
    super(sceneNumber === null ? REASONS[code] : `Scene ${sceneNumber}: ${REASONS[code]}`)
    this.name = 'RenderError'
    this.code = code
    this.sceneNumber = sceneNumber
  }
}

/** What a child process reported, as the error it was there. */
export function asRenderError(error: unknown): unknown {
  if (!(error instanceof ChildTaskError) || error.taskErrorName !== 'RenderError') return error
  const { code, sceneNumber } = error.details as Pick<RenderError, 'code' | 'sceneNumber'>
  return new RenderError(code, sceneNumber)
}
