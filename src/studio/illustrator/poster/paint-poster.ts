import { css, mix } from '../paint/colour.ts'
import type { SettingName } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import { standsOnLand } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import { paintPosterBadge, paintPosterNight, paintPosterTable } from './poster-backdrops.ts'
import { type PosterPalette, posterPalette } from './poster-palette.ts'
import { fillBand, fillBlocks, fillDisc, fillPines, fillRays, fillWaves } from './poster-shapes.ts'

type PosterScene = (stage: Stage, inks: PosterPalette) => Ground

const SCENES: Record<SettingName, PosterScene> = {
  sea: waves,
  beach: waves,
  lake: waves,
  mountains: peaks,
  snow: peaks,
  forest: pines,
  field: hills,
  garden: hills,
  desert: hills,
  city: blocks,
  street: blocks,
  road: road,
  space: paintPosterNight,
  network: paintPosterNight,
  underwater: depths,
  clouds: puffs,
  room: paintPosterTable,
  desk: paintPosterTable,
  kitchen: paintPosterTable,
  library: paintPosterTable,
  laboratory: paintPosterTable,
  stage: paintPosterBadge,
  studio: paintPosterBadge,
}

/** The setting as a poster: a few flat inks, bold geometry, nothing soft. */
export function paintPoster(stage: Stage): Ground {
  const inks = posterPalette(stage)
  const { width, height, margin } = stage
  const context = stage.on('sky')
  context.fillStyle = css(inks.paper)
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  return SCENES[stage.brief.setting](stage, inks)
}

/** The sun or moon as one large disc, with rings or rays by the seed. */
function paintPosterSun(stage: Stage, { paper, tones, accent }: PosterPalette): void {
  const { width, height, unit, light } = stage
  const random = stage.random.fork('poster sun')
  const at = {
    x: light.x < width / 2 ? width * 0.34 : width * 0.66,
    y: height * random.between(0.26, 0.36),
  }
  const radius = unit * random.between(18, 27)
  const context = stage.on('sky')
  const manner = random.pick(['rays', 'rings', 'plain'])
  if (manner === 'rays')
    fillRays(context, at, Math.hypot(width, height), 14, mix(paper, tones[0], 0.32))
  if (manner === 'rings') {
    for (const [ring, share] of [
      [2.3, 0.16],
      [1.8, 0.3],
      [1.38, 0.5],
    ] as const)
      fillDisc(context, at, radius * ring, mix(paper, accent, share * 0.6))
  }
  fillDisc(context, at, radius, accent)
}

function waves(stage: Stage, inks: PosterPalette): Ground {
  const { height, unit } = stage
  paintPosterSun(stage, inks)
  const top = height * 0.56
  fillBand(stage, 'far', { top: top + unit, wave: 16, colour: inks.tones[0], name: 'island' })
  fillWaves(stage, 'middle', top, [
    inks.tones[1],
    mix(inks.tones[1], inks.tones[2], 0.5),
    inks.tones[2],
    mix(inks.tones[2], inks.ink, 0.3),
  ])
  if (!standsOnLand(stage)) return { surface: 'water', footY: height * 0.7, farY: top + unit * 4 }
  fillBand(stage, 'middle', { top: height * 0.76, wave: 12, colour: inks.ink, name: 'shore' })
  return { surface: 'land', footY: height * 0.735, farY: height * 0.66 }
}

function peaks(stage: Stage, inks: PosterPalette): Ground {
  const { height } = stage
  paintPosterSun(stage, inks)
  fillBand(stage, 'far', {
    top: height * 0.6,
    wave: 46,
    colour: inks.tones[0],
    peaked: true,
    name: 'far',
  })
  fillBand(stage, 'far', {
    top: height * 0.66,
    wave: 30,
    colour: inks.tones[1],
    peaked: true,
    name: 'middle',
  })
  fillBand(stage, 'middle', { top: height * 0.74, wave: 16, colour: inks.tones[2], name: 'near' })
  fillBand(stage, 'middle', { top: height * 0.9, wave: 10, colour: inks.ink, name: 'front' })
  return { surface: 'land', footY: height * 0.77, farY: height * 0.7 }
}

function hills(stage: Stage, inks: PosterPalette): Ground {
  const { height } = stage
  paintPosterSun(stage, inks)
  fillBand(stage, 'far', { top: height * 0.62, wave: 24, colour: inks.tones[0], name: 'far' })
  fillBand(stage, 'middle', { top: height * 0.7, wave: 18, colour: inks.tones[1], name: 'middle' })
  fillBand(stage, 'middle', { top: height * 0.8, wave: 14, colour: inks.tones[2], name: 'near' })
  fillBand(stage, 'middle', { top: height * 0.95, wave: 10, colour: inks.ink, name: 'front' })
  return { surface: 'land', footY: height * 0.78, farY: height * 0.68 }
}

function pines(stage: Stage, inks: PosterPalette): Ground {
  const { height, unit } = stage
  paintPosterSun(stage, inks)
  fillPines(stage, 'far', {
    foot: height * 0.62,
    tall: unit * 44,
    colour: inks.tones[0],
    name: 'far',
  })
  fillPines(stage, 'far', {
    foot: height * 0.68,
    tall: unit * 36,
    colour: inks.tones[1],
    name: 'middle',
  })
  fillBand(stage, 'middle', {
    top: height * 0.72,
    wave: 8,
    colour: inks.tones[2],
    name: 'clearing',
  })
  fillPines(stage, 'front', {
    foot: height * 1.02,
    tall: unit * 22,
    colour: inks.ink,
    name: 'front',
  })
  return { surface: 'land', footY: height * 0.78, farY: height * 0.71 }
}

function blocks(stage: Stage, inks: PosterPalette): Ground {
  const { height } = stage
  paintPosterSun(stage, inks)
  fillBlocks(stage, 'far', {
    foot: height * 0.7,
    tall: height * 0.4,
    colour: inks.tones[0],
    windows: mix(inks.tones[0], inks.paper, 0.5),
    name: 'far',
  })
  fillBlocks(stage, 'far', {
    foot: height * 0.72,
    tall: height * 0.27,
    colour: inks.tones[1],
    windows: mix(inks.tones[1], inks.accent, 0.55),
    name: 'middle',
  })
  fillBand(stage, 'middle', {
    top: height * 0.73,
    wave: 0,
    colour: inks.tones[2],
    name: 'pavement',
  })
  fillBand(stage, 'middle', { top: height * 0.86, wave: 0, colour: inks.ink, name: 'street' })
  return { surface: 'land', footY: height * 0.8, farY: height * 0.745 }
}

function road(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, margin, unit } = stage
  paintPosterSun(stage, inks)
  fillBand(stage, 'far', {
    top: height * 0.6,
    wave: 30,
    colour: inks.tones[0],
    peaked: stage.random.fork('peaked').chance(0.5),
    name: 'far',
  })
  fillBand(stage, 'middle', { top: height * 0.6, wave: 0, colour: inks.tones[1], name: 'plain' })
  const context = stage.on('middle')
  const triangle = (half: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(width / 2, height * 0.6)
    context.lineTo(width / 2 + half, height + margin)
    context.lineTo(width / 2 - half, height + margin)
    context.fill()
  }
  triangle(unit * 62, css(inks.ink))
  triangle(unit * 3, css(inks.accent))
  return { surface: 'land', footY: height * 0.79, farY: height * 0.66 }
}

function depths(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, unit } = stage
  const random = stage.random.fork('poster bubbles')
  fillWaves(stage, 'sky', height * 0.12, [
    inks.tones[0],
    mix(inks.tones[0], inks.tones[1], 0.4),
    mix(inks.tones[0], inks.tones[1], 0.7),
    inks.tones[1],
  ])
  for (let index = 0; index < 24; index++) {
    fillDisc(
      stage.on('far'),
      { x: random.between(0, width), y: random.between(0.1, 0.75) * height },
      unit * random.between(0.8, 3.4),
      mix(inks.tones[0], inks.paper, 0.6),
    )
  }
  fillBand(stage, 'middle', { top: height * 0.84, wave: 22, colour: inks.tones[2], name: 'reef' })
  fillBand(stage, 'middle', { top: height * 0.96, wave: 16, colour: inks.ink, name: 'bed' })
  return { surface: 'air', footY: height * 0.48, farY: height * 0.3 }
}

function puffs(stage: Stage, inks: PosterPalette): Ground {
  const { width, height, margin, unit } = stage
  paintPosterSun(stage, inks)
  for (const [layer, top, colour] of [
    ['far', 0.64, inks.tones[0]],
    ['middle', 0.74, inks.tones[1]],
    ['near', 0.86, inks.tones[2]],
  ] as const) {
    const random = stage.random.fork(`puffs ${layer}`)
    const context = stage.on(layer)
    for (let x = -margin; x < width + margin; x += unit * random.between(8, 15)) {
      fillDisc(
        context,
        { x, y: height * top + random.between(0, 5) * unit },
        unit * random.between(9, 16),
        colour,
      )
    }
    context.fillRect(-margin, height * top + unit * 6, width + 2 * margin, height + margin)
  }
  return { surface: 'air', footY: height * 0.42, farY: height * 0.3 }
}
