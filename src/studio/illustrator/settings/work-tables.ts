import { blurInPlace } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch } from '../paint/colour.ts'
import { paintGlow } from '../paint/gradient.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBokeh } from './bokeh.ts'
import type { Ground } from './ground.ts'
import {
  paintLightPatch,
  paintPendant,
  paintTable,
  paintWall,
  paintWindow,
  roomLight,
} from './interior.ts'
import { tableLayer } from './place-kinds.ts'
import { paintBookcase, paintBowlShelves, paintFlaskShelves } from './shelves.ts'

/** A desk at a window; the room behind it is out of focus. */
export function paintDesk(stage: Stage): Ground {
  const { width, height, unit, light } = stage
  const random = stage.cast.fork('desk')
  paintWall(
    stage,
    oklch(
      random.between(0.5, 0.84),
      random.between(0.02, 0.07),
      random.pick([40, 80, 160, 220, 260]),
    ),
  )
  const left = light.x < width / 2
  const wide = unit * 50
  paintWindow(stage, 'far', {
    x: left ? width * 0.06 : width * 0.94 - wide,
    y: height * 0.1,
    width: wide,
    height: height * 0.4,
  })
  if (random.chance(0.6))
    paintBookcase(stage, 'far', {
      x: left ? width * 0.66 : width * -0.05,
      y: height * 0.16,
      width: width * 0.4,
      height: height * 0.42,
      rows: 4,
    })
  if (stage.palette.dark)
    paintBokeh(stage, 'far', { count: 16, top: height * 0.1, bottom: height * 0.5 })
  blurInPlace(stage.canvasOf('far'), unit * depthOfField(stage))
  const top = tableTop(stage)
  const footY = paintTable(
    stage,
    top,
    oklch(random.between(0.42, 0.7), 0.07, random.pick([48, 60, 72])),
  )
  paintLightPatch(stage, tableLayer(stage), {
    x: left ? width * 0.3 : width * 0.2,
    y: height * 0.68,
    width: unit * 46,
    height: height * 0.22,
    slant: (left ? 1 : -1) * unit * 5,
  })
  return { surface: 'table', footY, farY: top + unit * 2 }
}

/** A counter under shelves, tiles and a lamp. */
export function paintKitchen(stage: Stage): Ground {
  const { width, height, unit } = stage
  const random = stage.cast.fork('kitchen')
  const tile = oklch(
    random.between(0.72, 0.92),
    random.between(0.015, 0.06),
    random.pick([85, 150, 200, 240, 20]),
  )
  paintWall(stage, tile)
  paintTiles(stage)
  paintBowlShelves(stage, height * 0.3)
  if (random.chance(0.6)) paintBowlShelves(stage, height * 0.47)
  blurInPlace(stage.canvasOf('far'), unit * depthOfField(stage) * 0.7)
  const lamp = oklch(0.55, 0.12, random.pick([25, 60, 150, 230]))
  for (const share of stage.ratio > 1.2 ? [0.24, 0.76] : [random.pick([0.3, 0.7])])
    paintPendant(stage, 'middle', width * share, height * 0.15, unit * 22, lamp)
  const top = tableTop(stage)
  const footY = paintTable(
    stage,
    top,
    oklch(random.between(0.5, 0.8), 0.055, random.pick([55, 70, 85])),
  )
  return { surface: 'table', footY, farY: top + unit * 2 }
}

/** A reading table between walls of books. */
export function paintLibrary(stage: Stage): Ground {
  const { width, height, unit } = stage
  const random = stage.cast.fork('library')
  paintWall(stage, oklch(0.4, 0.05, random.pick([45, 60, 30, 160])))
  paintBookcase(stage, 'far', {
    x: -stage.margin,
    y: height * 0.02,
    width: width + 2 * stage.margin,
    height: height * 0.62,
    rows: stage.ratio < 1 ? 7 : 4,
  })
  blurInPlace(stage.canvasOf('far'), unit * depthOfField(stage) * 0.8)
  paintGlow(stage.on('far'), {
    x: width * random.pick([0.25, 0.75]),
    y: height * 0.3,
    radius: height * 0.36,
    colour: oklch(0.9, 0.1, 78),
    strength: 0.5,
  })
  paintPendant(
    stage,
    'middle',
    width * random.pick([0.28, 0.72]),
    height * 0.2,
    unit * 20,
    oklch(0.45, 0.1, 155),
  )
  const top = tableTop(stage)
  const footY = paintTable(stage, top, oklch(0.42, 0.07, 45))
  return { surface: 'table', footY, farY: top + unit * 2 }
}

/** A clean bench with glass behind it. */
export function paintLaboratory(stage: Stage): Ground {
  const { width, height, unit } = stage
  const random = stage.cast.fork('laboratory')
  const hue = random.pick([220, 195, 250, 170])
  paintWall(stage, oklch(0.82, 0.035, hue))
  paintGlow(stage.on('sky'), {
    x: width / 2,
    y: height * 0.26,
    radius: height * 0.5,
    colour: oklch(0.96, 0.04, hue),
    strength: 0.6,
  })
  paintFlaskShelves(stage, height * 0.28, hue)
  paintFlaskShelves(stage, height * 0.48, hue + 60)
  blurInPlace(stage.canvasOf('far'), unit * depthOfField(stage))
  const top = tableTop(stage)
  const footY = paintTable(stage, top, oklch(0.86, 0.02, hue))
  return { surface: 'table', footY, farY: top + unit * 2 }
}

/** Eye height at the table: seen from above its top takes more of the frame. */
function tableTop(stage: Stage): number {
  return stage.height * stage.random.fork('table top').between(0.57, 0.66)
}

/** A photographer opens the lens; an illustrator keeps the room readable. Blur in units. */
function depthOfField(stage: Stage): number {
  return stage.brief.look === 'photographic' ? 1.7 : 0.45
}

function paintTiles(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on('sky')
  const grout = mix(lit(oklch(0.95, 0.01, 90), roomLight(stage)), palette.shadow, 0.15)
  context.fillStyle = css(lighter(grout, 0.02), 0.35)
  const [wide, high] = [unit * 14, unit * 7]
  for (let row = 0, y = height * 0.64; y > -margin; row++, y -= high) {
    context.fillRect(-margin, y, width + 2 * margin, unit * 0.35)
    for (let x = -margin + (row % 2) * (wide / 2); x < width + margin; x += wide)
      context.fillRect(x, y - high, unit * 0.35, high)
  }
}
