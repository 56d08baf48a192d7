import type { Canvas } from '@napi-rs/canvas'
import { loadArtwork } from '../artwork/load-artwork.ts'
import type { Subject } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'
import { drawSubject } from './drawn/draw-subject.ts'
import type { Drawing } from './drawn/drawing.ts'

/** A subject as a picture of its own, or null when no set has artwork for it. */
export async function subjectArt(
  stage: Stage,
  subject: Subject,
  cacheFolder: string | undefined,
): Promise<Drawing | null> {
  const { form } = subject
  if ('drawn' in form) return drawSubject(form.drawn, stage.random.fork(`art ${subject.name}`))
  const prefer = stage.brief.look === 'poster' ? 'noto' : 'fluent'
  const canvas: Canvas | null = await loadArtwork(form.artwork, prefer, cacheFolder)
  return canvas && { canvas, lamps: [] }
}
