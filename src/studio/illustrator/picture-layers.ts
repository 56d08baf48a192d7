import type { Canvas } from '@napi-rs/canvas'
import type { ParticleKind, Sway } from '#composition/layered-clip.ts'
import { newCanvas } from './paint/canvas.ts'

type PictureLayer = {
  name: string
  /** RGBA, as large as the frame with its overscan on every side. */
  canvas: Canvas
  /** 0 is infinitely far, 1 is nearest to the eye. */
  depth: number
  sway: Sway
}

/** Finishing that belongs to the camera, not to the world: it stays still while layers move. */
export type Overlay = {
  /** As large as the final frame. */
  canvas: Canvas
  blend: 'multiply' | 'screen' | 'soft-light' | 'overlay'
}

export type PictureLayers = {
  /** The final frame in pixels; layers are larger by the overscan on every side. */
  width: number
  height: number
  overscan: number
  /** Painted in this order, the farthest first. */
  layers: PictureLayer[]
  /** Something of what the picture is of moves by itself when it is animated. */
  subjectMoves: boolean
  /** Painted last, over the frame, in this order. */
  overlays: Overlay[]
  /** The key light, in pixels of the final frame; it may lie outside. */
  light?: { x: number; y: number; colour: string; strength: number }
  particles: ParticleKind
  /** A CSS colour that goes with the picture. */
  paletteAccent: string
}

/** The still picture: all layers at rest, with the finishing on top. */
export function flattenLayers(picture: PictureLayers): Canvas {
  const flat = newCanvas(picture.width, picture.height)
  const context = flat.getContext('2d')
  for (const layer of picture.layers) {
    context.drawImage(layer.canvas, -picture.overscan, -picture.overscan)
  }
  for (const overlay of picture.overlays) {
    context.globalCompositeOperation = overlay.blend
    context.drawImage(overlay.canvas, 0, 0)
  }
  context.globalCompositeOperation = 'source-over'
  return flat
}
