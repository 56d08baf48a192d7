import type { Canvas } from '@napi-rs/canvas'
import { blurred, type Context, isolated, newCanvas } from '../paint/canvas.ts'
import { type Colour, css, mix } from '../paint/colour.ts'
import { linearGradient, verticalGradient } from '../paint/gradient.ts'
import { posterInks, posterPalette } from '../poster/poster-palette.ts'
import { printInInks } from '../poster/print-in-inks.ts'
import { isIndoors } from '../settings/place-kinds.ts'
import { roomLight } from '../stage/palette.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

export type Placement = {
  layer: LayerName
  /** Middle of the foot. */
  x: number
  footY: number
  height: number
  /** Degrees, clockwise. */
  tilt?: number
  mirrored?: boolean
  /** 0 at the eye, 1 lost in haze. */
  distance?: number
  /** 1 leaves nothing but an outline. */
  darkness?: number
  /** Blur radius in pixels. */
  blur?: number
  /** `drop` lies beside what lies on a table itself. */
  shadow: 'contact' | 'long' | 'reflection' | 'drop' | 'none'
}

/** Puts a picture of a thing into the scene: in the scene's light, with its shadow, behind its air. */
export function placeArtwork(stage: Stage, art: Canvas, placement: Placement): void {
  const width = (art.width / art.height) * placement.height
  const body = inLight(stage, art, width, placement)
  const context = stage.on(placement.layer)
  const { x, footY, height } = placement
  if (placement.shadow === 'contact' || placement.shadow === 'long') {
    paintContactShadow(stage, context, x, footY, width)
    if (placement.shadow === 'long') paintCastShadow(stage, context, body, placement)
  }
  if (placement.shadow === 'reflection') paintReflection(stage, context, body, placement)
  isolated(context, () => {
    context.translate(x, footY - height / 2)
    if (placement.shadow === 'drop') castDropShadow(stage, context, placement)
    context.rotate(((placement.tilt ?? 0) * Math.PI) / 180)
    const sharp = placement.blur ? blurred(body, placement.blur) : body
    context.drawImage(sharp, -body.width / 2, -body.height / 2)
  })
}

/** Share of a body's height that counts as its lower edge. */
const UNDERSIDE = 0.3

/** Room around the body for blur and rim. */
const RIM = 24

function inLight(stage: Stage, art: Canvas, width: number, placement: Placement): Canvas {
  const { palette, light } = stage
  const { height } = placement
  const shape = newCanvas(width + 2 * RIM, height + 2 * RIM)
  const shapeContext = shape.getContext('2d')
  if (placement.mirrored) {
    shapeContext.translate(shape.width, 0)
    shapeContext.scale(-1, 1)
  }
  shapeContext.imageSmoothingQuality = 'high'
  shapeContext.drawImage(art, RIM, RIM, width, height)
  if (stage.brief.look === 'poster') {
    const inks = posterPalette(stage)
    return printInInks(shape, placement.darkness ? [inks.ink] : posterInks(inks))
  }
  const body = newCanvas(shape.width, shape.height)
  const context = body.getContext('2d')
  context.drawImage(shape, 0, 0)
  const inside = (draw: () => void) => isolated(context, draw)
  inside(() => {
    context.globalCompositeOperation = 'multiply'
    context.fillStyle = css(
      mix(lightOnSubjects(stage), { l: 1, a: 0, b: 0 }, palette.dark ? 0.28 : 0.1),
    )
    context.fillRect(0, 0, body.width, body.height)
  })
  const side = Math.sign(light.x - placement.x) || 1
  const from = { x: side > 0 ? body.width : 0, y: 0 }
  const to = { x: body.width - from.x, y: body.height }
  inside(() => {
    context.globalCompositeOperation = 'soft-light'
    context.fillStyle = linearGradient(context, from, to, [
      [0, palette.sun, 0.85 * light.strength],
      [0.5, palette.sun, 0],
      [1, palette.shadow, 0.85],
    ])
    context.fillRect(0, 0, body.width, body.height)
  })
  inside(() => {
    context.globalCompositeOperation = 'multiply'
    context.fillStyle = verticalGradient(context, body.height * 0.55, body.height, [
      [0, { l: 1, a: 0, b: 0 }, 0],
      [1, palette.shadow, 0.5],
    ])
    context.fillRect(0, 0, body.width, body.height)
  })
  if (placement.distance) {
    context.fillStyle = css(palette.haze, placement.distance)
    context.fillRect(0, 0, body.width, body.height)
  }
  if (placement.darkness) {
    context.fillStyle = css({ ...palette.shadow, l: 0.08 }, placement.darkness)
    context.fillRect(0, 0, body.width, body.height)
  }
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(shape, 0, 0)
  context.globalCompositeOperation = 'source-over'
  context.drawImage(rimLight(stage, shape, side), 0, 0)
  return body
}

function lightOnSubjects(stage: Stage): Colour {
  return isIndoors(stage.brief.setting) ? roomLight(stage.palette) : stage.palette.ambient
}

/** The thin bright edge on the side of the light. */
function rimLight(stage: Stage, shape: Canvas, side: number): Canvas {
  const rim = newCanvas(shape.width, shape.height)
  const context = rim.getContext('2d')
  context.drawImage(shape, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = css(stage.palette.sun, 0.75 * stage.light.strength)
  context.fillRect(0, 0, rim.width, rim.height)
  context.globalCompositeOperation = 'destination-out'
  context.filter = `blur(${stage.unit * 0.35}px)`
  context.drawImage(shape, -side * stage.unit * 0.5, stage.unit * 0.42)
  return rim
}

/** Everything drawn next throws a soft shadow of its own outline, away from the light. */
function castDropShadow(stage: Stage, context: Context, { x }: Placement): void {
  const { unit, palette, light } = stage
  context.shadowColor = css(palette.shadow, 0.6)
  context.shadowBlur = unit * 3
  context.shadowOffsetX = (Math.sign(x - light.x) || 1) * unit * 1.8
  context.shadowOffsetY = unit * 2.2
}

function paintContactShadow(
  stage: Stage,
  context: Context,
  x: number,
  footY: number,
  width: number,
): void {
  isolated(context, () => {
    context.filter = `blur(${Math.max(2, width * 0.035)}px)`
    context.fillStyle = css(stage.palette.shadow, 0.5)
    context.beginPath()
    context.ellipse(x, footY - width * 0.012, width * 0.42, width * 0.055, 0, 0, Math.PI * 2)
    context.fill()
  })
}

/** The body's own outline laid on the ground, away from the light. */
function paintCastShadow(stage: Stage, context: Context, body: Canvas, placement: Placement): void {
  const dark = newCanvas(body.width, body.height)
  const darkContext = dark.getContext('2d')
  darkContext.drawImage(body, 0, 0)
  darkContext.globalCompositeOperation = 'source-in'
  darkContext.fillStyle = css(stage.palette.shadow, 1)
  darkContext.fillRect(0, 0, dark.width, dark.height)
  const lean =
    -Math.sign(stage.light.x - placement.x || 1) *
    Math.min(1.6, Math.abs(stage.light.x - placement.x) / (stage.unit * 30) + 0.3)
  const soft = blurred(dark, stage.unit * 0.7)
  isolated(context, () => {
    context.globalAlpha = 0.16 + 0.24 * stage.light.strength
    context.translate(placement.x, placement.footY)
    context.transform(1, 0, -lean, -0.34, 0, 0)
    context.drawImage(soft, -dark.width / 2, -placement.height - RIM)
  })
  paintUnderside(context, soft, placement)
}

/** Darkness right under the body along its own lower edge, so that nothing round hovers. */
function paintUnderside(context: Context, soft: Canvas, { x, footY, height }: Placement): void {
  const low = height * UNDERSIDE + RIM
  const edge = newCanvas(soft.width, low)
  const edgeContext = edge.getContext('2d')
  edgeContext.drawImage(soft, 0, edge.height - soft.height)
  edgeContext.globalCompositeOperation = 'destination-in'
  edgeContext.fillStyle = verticalGradient(edgeContext, 0, edge.height - RIM, [
    [0, { l: 0, a: 0, b: 0 }, 0],
    [1, { l: 0, a: 0, b: 0 }, 1],
  ])
  edgeContext.fillRect(0, 0, edge.width, edge.height)
  isolated(context, () => {
    context.globalAlpha = 0.45
    context.drawImage(edge, x - edge.width / 2, footY + RIM - edge.height + height * 0.03)
  })
}

/** Upside down in the water, broken into strips that drift apart. */
function paintReflection(stage: Stage, context: Context, body: Canvas, placement: Placement): void {
  const random = stage.random.fork(`reflection ${Math.round(placement.x)}`)
  const strip = Math.max(2, Math.round(placement.height / 46))
  for (let down = 0; down < placement.height * 0.75; down += strip) {
    const share = down / placement.height
    isolated(context, () => {
      context.globalAlpha = 0.5 * (1 - share) ** 1.5
      context.drawImage(
        body,
        0,
        Math.max(0, body.height - RIM - down - strip),
        body.width,
        strip,
        placement.x - body.width / 2 + random.between(-1, 1) * (2 + share * 18),
        placement.footY + down * 0.8,
        body.width,
        strip,
      )
    })
  }
}
