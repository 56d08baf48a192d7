import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { sideOf } from './light-side.ts'
import type { Member } from './member.ts'
import type { Placement } from './place-artwork.ts'
import { heroHeight } from './sizes.ts'

/** In the air or in deep water: one large and calm, others scattered smaller behind. */
export function floating(
  stage: Stage,
  ground: Ground,
  { subject, art, index }: Member,
): Placement[] {
  const random = stage.random.fork(`floating ${index}`)
  const over =
    ground.surface === 'air' ? Math.min(ground.footY, stage.height * 0.6) : stage.height * 0.34
  const scale = index === 0 ? 1 : random.between(0.6, 0.75)
  const height = heroHeight(stage, subject, art.canvas) * scale
  const side = sideOf(stage) * (index % 2 === 0 ? 1 : -1)
  // Half of the frame belongs to whom we look past.
  const middle = stage.brief.framing === 'shoulder' ? 0.7 : 0.5
  const first: Placement = {
    layer: 'subject',
    x:
      stage.width *
      (middle +
        side *
          (1.5 - middle) *
          (index === 0 ? random.between(0.02, 0.16) : random.between(0.2, 0.32))),
    footY: over + height / 2 + (index === 0 ? 0 : random.between(-0.12, 0.14) * stage.height),
    height,
    tilt: random.between(-9, 9),
    mirrored: random.chance(0.5),
    shadow: 'none',
  }
  const flocks =
    subject.kind === 'bird' || subject.kind === 'sea-animal' || subject.name === 'hot-air-balloon'
  const others = subject.count > 1 ? 5 : flocks && index === 0 && isAlone(stage) ? 3 : 0
  return [
    ...Array.from({ length: others }, (_, number): Placement => {
      const small = random.between(0.16, 0.36)
      return {
        ...first,
        layer: 'far',
        x: stage.width * (((number + random.between(0.2, 0.8)) / others) * 1.05 - 0.02),
        footY: over + random.between(-0.24, 0.2) * stage.height,
        height: height * small,
        tilt: random.between(-14, 14),
        distance: 0.55 - small,
        blur: stage.unit * 0.2,
      }
    }),
    first,
  ]
}

function isAlone({ brief }: Stage): boolean {
  return brief.subjects.length < 2
}

/** Lanterns hang from above the frame: deep ones out of focus, and as the hero one near. */
export function hanging(stage: Stage, { index }: Member): Placement[] {
  const random = stage.random.fork(`hanging ${index}`)
  const size = stage.unit * (stage.ratio < 1 ? 62 : 50)
  const deep = [0.3, 0.36, 0.44, 0.56]
  const depths = index === 0 ? [...deep, 1] : deep
  const slots = random.shuffled([0.1, 0.3, 0.72, 0.92])
  return depths.map((scale, number) => ({
    layer: scale === 1 ? 'subject' : 'middle',
    x:
      stage.width *
      (scale === 1
        ? 0.5 + sideOf(stage) * random.between(0.02, 0.12)
        : (slots[number] ?? 0.5) + random.between(-0.05, 0.05)),
    footY: scale === 1 ? stage.height * 0.64 : stage.height * random.between(0.2, 0.48),
    height: size * scale,
    shadow: 'none',
    distance: scale === 1 ? 0 : 0.12,
    blur: scale === 1 ? 0 : stage.unit * (0.75 - scale) * 1.5,
  }))
}
