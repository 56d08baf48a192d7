import { fillIn } from '#contract/fill-in.ts'
import { ChildTaskError } from '#sandbox/run-in-child.ts'

const REASONS = {
  'image-missing':
    /*i18n*/ 'Scene {sceneNumber}: the image is missing. Generate it again or upload another.',
  'image-unreadable':
    /*i18n*/ 'Scene {sceneNumber}: the image cannot be read. Generate it again or upload another.',
  'clip-missing': /*i18n*/ 'Scene {sceneNumber}: the clip is missing. Generate it again.',
  'clip-unreadable': /*i18n*/ 'Scene {sceneNumber}: the clip cannot be read. Generate it again.',
  'voice-missing': /*i18n*/ 'Scene {sceneNumber}: the voice-over is missing. Generate it again.',
  'voice-unreadable':
    /*i18n*/ 'Scene {sceneNumber}: the voice-over cannot be read. Generate it again.',
  'music-missing': /*i18n*/ 'The music is missing. Choose another or none.',
  'music-unreadable': /*i18n*/ 'The music cannot be read. Choose another or none.',
  'no-scenes': /*i18n*/ 'There are no scenes to make a video of.',
} as const

export type RenderErrorCode = keyof typeof REASONS

/** Why a video cannot be rendered, in words for the person who asked for it. */
export class RenderError extends Error {
  readonly code: RenderErrorCode
  /** 1 for the first scene; null when it is not about one scene. */
  readonly sceneNumber: number | null

  constructor(code: RenderErrorCode, sceneNumber: number | null = null) {
    super(fillIn(REASONS[code], { sceneNumber: sceneNumber ?? '?' }))
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
