import { canvasFromPixels } from '../../paint/canvas.ts'
import { channelsOf, type Colour, css, lit, mix } from '../../paint/colour.ts'
import { fractal, valueNoise } from '../../paint/noise.ts'
import type { Random } from '../../paint/random.ts'
import type { Stage } from '../../stage/stage.ts'

/** Patches of two colours over the whole frame, a little hazier towards its head, where it is farther. */
export function paintMottled(
  stage: Stage,
  { from, to, size }: { from: Colour; to: Colour; size: number },
): void {
  const { width, height, margin, unit, palette, light } = stage
  const noise = fractal(valueNoise(stage.random.fork('mottled')), 4)
  const [one, other] = [lit(from, palette.ambient), lit(to, palette.ambient)]
  const grain = unit * 1.6
  const [across, down] = [(width + 2 * margin) / grain, (height + 2 * margin) / grain]
  const patches = canvasFromPixels(across, down, (x, y) => {
    const far = 1 - y / down
    const share = Math.min(1, Math.max(0, (noise(x / size, y / size) - 0.5) * 2.6 + 0.5))
    const ground = mix(mix(one, other, share), palette.shadow, 0.16 * (1 - far))
    const aired = mix(mix(ground, palette.haze, 0.16 * far), palette.sun, 0.06 * light.strength)
    return [...channelsOf(aired), 255]
  })
  const context = stage.on('sky')
  context.imageSmoothingQuality = 'high'
  context.drawImage(patches, -margin, -margin, width + 2 * margin, height + 2 * margin)
}

/** A winding band from one side of the frame to the other, `across` of the way down: a path, a river, a road. */
export function paintBand(
  stage: Stage,
  {
    colour,
    breadth,
    across,
    random,
  }: { colour: Colour; breadth: number; across: number; random: Random },
): { x: number; y: number }[] {
  const { width, height, margin, unit, palette } = stage
  const upward = random.chance(0.5) ? 1 : -1
  const line = Array.from({ length: 41 }, (_, step) => {
    const share = step / 40
    return {
      x: -margin + (width + 2 * margin) * share,
      y:
        height * (across + upward * (0.5 - share) * (across === 0.5 ? 0.9 : 0.3)) +
        Math.sin(share * 6 + random.between(0, 0.1)) * unit * 8,
    }
  })
  const context = stage.on('far')
  context.lineJoin = 'round'
  for (const [wide, tone] of [
    [breadth * 1.14, mix(colour, palette.shadow, 0.4)],
    [breadth, colour],
  ] as const) {
    context.strokeStyle = css(tone, 0.95)
    context.lineWidth = wide
    context.beginPath()
    for (const { x, y } of line) context.lineTo(x, y)
    context.stroke()
  }
  return line
}
