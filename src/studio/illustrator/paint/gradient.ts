import type { Context } from './canvas.ts'
import { type Colour, css } from './colour.ts'

export type Stop = readonly [position: number, colour: Colour, alpha?: number]

export function verticalGradient(context: Context, top: number, bottom: number, stops: Stop[]) {
  return filled(context.createLinearGradient(0, top, 0, bottom), stops)
}

export function linearGradient(
  context: Context,
  from: { x: number; y: number },
  to: { x: number; y: number },
  stops: Stop[],
) {
  return filled(context.createLinearGradient(from.x, from.y, to.x, to.y), stops)
}

/** From one circle to another. */
export function radialGradient(
  context: Context,
  from: { x: number; y: number; radius?: number },
  to: { x: number; y: number; radius: number },
  stops: Stop[],
) {
  const { x, y, radius = 0 } = from
  return filled(context.createRadialGradient(x, y, radius, to.x, to.y, to.radius), stops)
}

/** A soft round light that fades to nothing at `radius`. */
export function paintGlow(
  context: Context,
  { x, y, radius, colour, strength }: Glow,
  blend: 'screen' | 'lighter' | 'source-over' | 'soft-light' = 'screen',
): void {
  context.save()
  context.globalCompositeOperation = blend
  context.fillStyle = radialGradient(context, { x, y }, { x, y, radius }, [
    [0, colour, strength],
    [0.25, colour, strength * 0.52],
    [0.55, colour, strength * 0.16],
    [1, colour, 0],
  ])
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  context.restore()
}

export type Glow = { x: number; y: number; radius: number; colour: Colour; strength: number }

function filled<Gradient extends { addColorStop(offset: number, colour: string): void }>(
  gradient: Gradient,
  stops: Stop[],
): Gradient {
  for (const [position, colour, alpha] of stops) gradient.addColorStop(position, css(colour, alpha))
  return gradient
}
