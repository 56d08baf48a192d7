import { canvasFromPixels } from '../../paint/canvas.ts'
import { type Colour, channelsOf, lit, mix } from '../../paint/colour.ts'
import { fractal, valueNoise } from '../../paint/noise.ts'
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
