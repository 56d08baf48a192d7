import { css, mix } from '../paint/colour.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { tableLayer } from '../settings/place-kinds.ts'
import type { PosterPalette } from './poster-palette.ts'
import { fillArch, fillBand, fillDisc, fillDots, fillRays } from './poster-shapes.ts'

/** A table's edge, in a living room the floor, a wall in two colours and one large plain shape behind the hero. */
export function paintPosterTable(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('poster table')
  const far = stage.on('far')
  const foot = height * 0.68
  if (random.chance(0.5)) {
    const split = width * random.pick([0.38, 0.62])
    stage.on('sky').fillStyle = css(inks.tones[0])
    stage.on('sky').fillRect(split, -margin, width + margin - split, height + 2 * margin)
  }
  const shape = random.pick(['arch', 'disc', 'window'])
  const x = width * random.between(0.44, 0.56)
  if (shape === 'arch')
    fillArch(far, x, foot, unit * 70, Math.min(foot * 0.84, unit * 92), inks.tones[1])
  if (shape === 'disc') fillDisc(far, { x, y: foot - unit * 34 }, unit * 38, inks.tones[1])
  if (shape === 'window') {
    const [wide, high] = [unit * 56, Math.min(unit * 66, foot * 0.72)]
    const top = foot - high - unit * 8
    far.fillStyle = css(inks.accent)
    far.fillRect(x - wide / 2, top, wide, high)
    fillDisc(
      far,
      { x: x + wide * 0.2, y: top + high * 0.35 },
      unit * 9,
      mix(inks.accent, inks.paper, 0.75),
    )
    far.fillStyle = css(inks.paper)
    far.fillRect(x - unit, top, unit * 2, high)
    far.fillRect(x - wide / 2, top + high * 0.48, wide, unit * 2)
  }
  if (random.chance(0.55)) paintPosterLamp(stage, inks, width * random.pick([0.24, 0.76]))
  if (stage.brief.setting === 'room') {
    fillBand(stage, 'middle', { top: foot, wave: 0, colour: inks.tones[2], name: 'floor' })
    return { surface: 'land', footY: foot + unit * 12, farY: foot + unit * 3 }
  }
  fillBand(stage, tableLayer(stage), { top: foot, wave: 0, colour: inks.tones[2], name: 'table' })
  fillBand(stage, tableLayer(stage), {
    top: foot + unit * 18,
    wave: 0,
    colour: inks.ink,
    name: 'table front',
  })
  return { surface: 'table', footY: foot + unit * 9, farY: foot + unit * 3 }
}

function paintPosterLamp(stage: Stage, inks: PosterPalette, x: number): void {
  const { margin, unit, height } = stage
  const context = stage.on('middle')
  const y = height * 0.16
  context.fillStyle = css(inks.ink)
  context.fillRect(x - unit * 0.4, -margin, unit * 0.8, y + margin)
  context.beginPath()
  context.arc(x, y + unit * 9, unit * 9, Math.PI, 0)
  context.fill()
  fillDisc(context, { x, y: y + unit * 9.6 }, unit * 2.6, mix(inks.accent, inks.paper, 0.5))
}

/** One thing on one large shape, with rays or a field of dots. */
export function paintPosterBadge(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, unit } = stage
  const random = stage.random.fork('poster badge')
  const at = { x: width * random.between(0.47, 0.53), y: height * 0.46 }
  const manner = random.pick(['rays', 'dots', 'rings', 'bands'])
  if (manner === 'rays') fillRays(stage.on('sky'), at, Math.hypot(width, height), 16, inks.tones[0])
  if (manner === 'dots')
    fillDots(stage, 'sky', { top: -stage.margin, bottom: height * 0.75 }, inks.tones[0])
  if (manner === 'rings')
    for (let ring = 5; ring > 0; ring--)
      fillDisc(
        stage.on('sky'),
        at,
        unit * (38 + ring * 15),
        ring % 2 === 0 ? inks.paper : inks.tones[0],
      )
  if (manner === 'bands')
    fillBand(stage, 'sky', { top: height * 0.52, wave: 0, colour: inks.tones[0], name: 'half' })
  fillDisc(stage.on('far'), at, unit * 40, inks.tones[1])
  fillBand(stage, 'middle', {
    top: height * 0.72,
    wave: random.pick([0, 14]),
    colour: inks.tones[2],
    name: 'floor',
  })
  return { surface: 'table', footY: height * 0.755, farY: height * 0.73 }
}

/** Rings of orbits or nodes on a dark sheet. */
export function paintPosterNight(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, unit } = stage
  const random = stage.random.fork('poster night')
  const sky = stage.on('sky')
  const at = { x: width / 2, y: height * 0.44 }
  sky.lineWidth = unit * 0.5
  for (let ring = 1; ring < 9; ring++) {
    sky.strokeStyle = css(inks.tones[0], 0.9)
    sky.beginPath()
    sky.arc(at.x, at.y, unit * (20 + ring * 13), 0, Math.PI * 2)
    sky.stroke()
    const turn = random.between(0, Math.PI * 2)
    const reach = unit * (20 + ring * 13)
    fillDisc(
      stage.on('far'),
      { x: at.x + Math.cos(turn) * reach, y: at.y + Math.sin(turn) * reach },
      unit * random.between(1.4, 5),
      random.pick([inks.accent, inks.tones[1], inks.tones[2], inks.tones[0]]),
    )
  }
  for (let index = 0; index < 70; index++) {
    const size = unit * random.between(0.2, 0.7)
    fillDisc(
      sky,
      { x: random.between(-0.1, 1.1) * width, y: random.between(-0.1, 1) * height },
      size,
      mix(inks.accent, inks.paper, 0.35),
    )
  }
  fillDisc(stage.on('far'), at, unit * 30, inks.tones[1])
  const stands = stage.brief.subjects.some(
    ({ kind }) => kind === 'person' || kind === 'building' || kind === 'animal',
  )
  fillBand(stage, 'middle', { top: height * 0.86, wave: 12, colour: inks.ink, name: 'ground' })
  return stands
    ? { surface: 'land', footY: height * 0.82, farY: height * 0.8 }
    : { surface: 'air', footY: at.y, farY: height * 0.3 }
}
