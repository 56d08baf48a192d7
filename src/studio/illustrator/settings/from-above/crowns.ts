import { type Colour, css, lighter, lit, mix, oklch } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Stage } from '../../stage/stage.ts'

/** Where the subjects stand; nothing grows there. */
export type Clearing = { x: number; y: number; radius: number }

/** Treetops as a bird sees them: round and leafy, lit from one side, each with its shadow on the ground. */
export function paintCrowns(
  stage: Stage,
  {
    count,
    size,
    hues,
    clearing,
  }: { count: number; size: number; hues: number[]; clearing: Clearing },
): void {
  const { width, height, margin } = stage
  const random = stage.random.fork('crowns')
  const crowns = Array.from({ length: count }, () => ({
    x: random.between(-margin, width + margin),
    y: random.between(-margin, height + margin),
    radius: size * random.between(0.55, 1.2),
    hue: random.pick(hues),
  }))
  crowns.sort((one, other) => one.y - other.y)
  for (const { hue, ...crown } of crowns) {
    const apart = Math.hypot(crown.x - clearing.x, (crown.y - clearing.y) * 1.3)
    if (apart < clearing.radius + crown.radius) continue
    paintCrown(stage, crown, oklch(0.5, 0.1, hue), random)
  }
  stage.sway.middle = 'foliage'
}

function paintCrown(
  stage: Stage,
  { x, y, radius }: { x: number; y: number; radius: number },
  leaf: Colour,
  random: Random,
): void {
  const { palette, light, width } = stage
  const context = stage.on('middle')
  const side = Math.sign(light.x - width / 2) || 1
  context.fillStyle = css(palette.shadow, 0.38)
  context.beginPath()
  context.ellipse(x - side * radius * 0.5, y + radius * 0.45, radius * 1.05, radius * 0.9, 0, 0, 7)
  context.fill()
  const colour = lit(leaf, palette.ambient)
  for (let index = 0; index < 16; index++) {
    const near = index / 16
    const reach = radius * (1 - near) * 0.75
    const turn = random.between(0, Math.PI * 2)
    const tone = lighter(mix(colour, palette.shadow, 0.4 * (1 - near)), near * 0.09)
    context.fillStyle = css(mix(tone, palette.sun, near * 0.2 * light.strength))
    context.beginPath()
    context.arc(
      x + Math.cos(turn) * reach + side * radius * 0.22 * near,
      y + Math.sin(turn) * reach - radius * 0.22 * near,
      radius * random.between(0.3, 0.46) * (1.15 - near * 0.5),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
