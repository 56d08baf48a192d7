import type { Canvas } from '@napi-rs/canvas'
import { loadArtwork } from '../artwork/load-artwork.ts'
import type { Random } from '../paint/random.ts'
import type { Artwork, Subject } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'
import { drawSubject } from './drawn/draw-subject.ts'
import type { Drawing } from './drawn/drawing.ts'
import { withSeatedBody } from './drawn/seated-body.ts'

/** A subject as a picture of its own, or null when no set has artwork for it. */
export async function subjectArt(
  stage: Stage,
  subject: Subject,
  cacheFolder: string | undefined,
): Promise<Drawing | null> {
  const { form } = subject
  if ('drawn' in form) return drawSubject(form.drawn, stage.cast.fork(`art ${subject.name}`))
  const prefer = stage.brief.look === 'poster' ? 'noto' : 'fluent'
  const artwork = withSkin(form.artwork, stage.cast.fork(`skin ${subject.name}`))
  const canvas: Canvas | null = await loadArtwork(artwork, prefer, cacheFolder)
  return canvas && { canvas: withSeatedBody(subject.name, canvas) ?? canvas, lamps: [] }
}

const SKINS = ['-light', '-medium-light', '-medium', '-medium-dark', '-dark']

/** People in artwork are yellow unless a tone is chosen; ours look like people. */
function withSkin(artwork: Artwork, random: Random): Artwork {
  if (!artwork.fluent || !/^person-|^woman-dancing$/.test(artwork.fluent)) return artwork
  return { ...artwork, fluent: artwork.fluent + random.pick(SKINS) }
}
