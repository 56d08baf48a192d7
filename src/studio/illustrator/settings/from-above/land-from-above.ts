import { type Colour, css, lit, mix, oklch } from '../../paint/colour.ts'
import type { SettingName } from '../../prompt/picture-brief.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { paintCrowns } from './crowns.ts'
import { paintBand, paintMottled } from './ground-from-above.ts'

type Land = {
  from: Colour
  to: Colour
  /** Size of the patches. */
  patches: number
  /** Bushes and trees on it. */
  crowns?: { count: number; size: number; hues: number[] }
  /** A path, a road or a water's edge across it; `high` in the frame where nothing may stand in it. */
  band?: { colour: Colour; breadth: number; striped?: boolean; high?: boolean }
  /** Lines across it: furrows, ripples of sand or of drifted snow. */
  furrows?: { colour: Colour; gap: number; bend: number }
  flecks?: Colour[]
}

const GREEN = [128, 140, 112]
const LANDS: Partial<Record<SettingName, Land>> = {
  forest: {
    from: oklch(0.42, 0.07, 138),
    to: oklch(0.53, 0.09, 122),
    patches: 14,
    crowns: { count: 150, size: 11, hues: [...GREEN, 150] },
  },
  field: {
    from: oklch(0.74, 0.11, 90),
    to: oklch(0.66, 0.11, 112),
    patches: 34,
    furrows: { colour: oklch(0.5, 0.08, 85), gap: 4.4, bend: 9 },
    band: { colour: oklch(0.72, 0.05, 75), breadth: 7 },
    crowns: { count: 9, size: 7, hues: GREEN },
  },
  garden: {
    from: oklch(0.6, 0.12, 130),
    to: oklch(0.7, 0.12, 120),
    patches: 18,
    band: { colour: oklch(0.8, 0.035, 75), breadth: 12 },
    crowns: { count: 26, size: 6, hues: [...GREEN, 350, 60] },
    flecks: [oklch(0.72, 0.17, 10), oklch(0.88, 0.15, 95), oklch(0.95, 0.02, 90)],
  },
  lake: {
    from: oklch(0.56, 0.1, 132),
    to: oklch(0.66, 0.1, 115),
    patches: 16,
    band: { colour: oklch(0.58, 0.08, 222), breadth: 40, high: true },
    crowns: { count: 34, size: 6, hues: GREEN },
  },
  mountains: {
    from: oklch(0.56, 0.04, 75),
    to: oklch(0.62, 0.08, 125),
    patches: 10,
    band: { colour: oklch(0.76, 0.04, 75), breadth: 5 },
    crowns: { count: 30, size: 5, hues: [150, 160, 140] },
  },
  snow: {
    from: oklch(0.97, 0.008, 240),
    to: oklch(0.88, 0.02, 250),
    patches: 26,
    furrows: { colour: oklch(0.8, 0.03, 255), gap: 9, bend: 16 },
    crowns: { count: 20, size: 5, hues: [170] },
  },
  beach: {
    from: oklch(0.87, 0.06, 82),
    to: oklch(0.81, 0.07, 76),
    patches: 22,
    furrows: { colour: oklch(0.76, 0.06, 74), gap: 5, bend: 10 },
    band: { colour: oklch(0.72, 0.09, 200), breadth: 44, high: true },
    flecks: [oklch(0.96, 0.02, 60), oklch(0.75, 0.09, 40)],
  },
  desert: {
    from: oklch(0.82, 0.09, 72),
    to: oklch(0.72, 0.1, 60),
    patches: 26,
    furrows: { colour: oklch(0.66, 0.09, 58), gap: 5, bend: 20 },
  },
  road: {
    from: oklch(0.58, 0.1, 128),
    to: oklch(0.68, 0.11, 112),
    patches: 20,
    band: { colour: oklch(0.44, 0.012, 260), breadth: 34, striped: true },
    crowns: { count: 22, size: 7, hues: GREEN },
  },
  underwater: {
    from: oklch(0.66, 0.07, 205),
    to: oklch(0.48, 0.09, 225),
    patches: 13,
    furrows: { colour: oklch(0.84, 0.05, 195), gap: 6, bend: 14 },
    crowns: { count: 26, size: 4.5, hues: [20, 350, 60, 310] },
  },
  clouds: {
    from: oklch(0.62, 0.09, 130),
    to: oklch(0.72, 0.09, 100),
    patches: 7,
    band: { colour: oklch(0.66, 0.08, 225), breadth: 6 },
  },
}
const MEADOW = LANDS.garden as Land

/** The ground as it lies under a bird: no sky, its own patterns from rim to rim. */
export function paintLandFromAbove(stage: Stage): Ground {
  const { height, width, unit, brief } = stage
  const land = LANDS[brief.setting] ?? MEADOW
  paintMottled(stage, { from: land.from, to: land.to, size: land.patches })
  if (land.furrows) paintFurrows(stage, land.furrows)
  if (land.flecks) paintFlecks(stage, land.flecks)
  if (land.band) paintPath(stage, land.band)
  if (land.crowns) {
    const clearing = { x: width / 2, y: height * 0.55, radius: unit * 30 }
    paintCrowns(stage, { ...land.crowns, size: land.crowns.size * unit, clearing })
  }
  if (brief.setting === 'clouds') paintPuffs(stage)
  const flies = brief.setting === 'clouds' || brief.setting === 'underwater'
  if (flies) return { surface: 'air', footY: height * 0.5, farY: height * 0.36 }
  return { surface: 'land', footY: height * 0.66, farY: height * 0.4 }
}

function paintFurrows(stage: Stage, { colour, gap, bend }: NonNullable<Land['furrows']>): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('furrows')
  const context = stage.on('sky')
  const lean = random.between(-0.5, 0.5)
  const wave = random.between(60, 110) * unit
  context.strokeStyle = css(lit(colour, palette.ambient), 0.4)
  for (let y = -margin - height * 0.5; y < height * 1.6 + margin; y += gap * unit) {
    context.lineWidth = unit * random.between(0.35, 0.9)
    context.beginPath()
    for (let x = -margin; x <= width + margin; x += unit * 4) {
      context.lineTo(x, y + (x - width / 2) * lean + Math.sin(x / wave) * bend * unit)
    }
    context.stroke()
  }
}

function paintFlecks(stage: Stage, colours: Colour[]): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('flecks')
  const context = stage.on('sky')
  for (let index = 0; index < 420; index++) {
    context.fillStyle = css(lit(random.pick(colours), palette.ambient), 0.85)
    context.beginPath()
    context.arc(
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
      unit * random.between(0.2, 0.6),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function paintPath(
  stage: Stage,
  { colour, breadth, striped, high }: NonNullable<Land['band']>,
): void {
  const { unit, palette } = stage
  const line = paintBand(stage, {
    colour: lit(colour, palette.ambient),
    breadth: breadth * unit,
    across: high ? 0.2 : 0.5,
    random: stage.random.fork('band'),
  })
  if (!striped) return
  const context = stage.on('far')
  context.strokeStyle = css(lit(oklch(0.95, 0.02, 90), palette.ambient), 0.85)
  context.lineWidth = unit * 0.9
  context.setLineDash([unit * 7, unit * 6])
  context.beginPath()
  for (const { x, y } of line) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}

/** Clouds between the eye and the land. */
function paintPuffs(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('puffs below')
  const context = stage.on('middle')
  for (let cloud = 0; cloud < 9; cloud++) {
    const [x, y] = [
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
    ]
    for (let puff = 0; puff < 12; puff++) {
      const radius = unit * random.between(4, 12)
      const [left, top] = [x + random.between(-20, 20) * unit, y + random.between(-6, 6) * unit]
      const gradient = context.createRadialGradient(left, top, 0, left, top, radius)
      const white = mix(lit(oklch(0.98, 0.006, 240), palette.ambient), palette.sun, 0.12)
      gradient.addColorStop(0, css(white, 0.75))
      gradient.addColorStop(1, css(white, 0))
      context.fillStyle = gradient
      context.fillRect(left - radius, top - radius, radius * 2, radius * 2)
    }
  }
  stage.sway.middle = 'float'
}
