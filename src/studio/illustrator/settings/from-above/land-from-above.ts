import { lands } from '../../tables/read-tables.ts'
import type { Land } from '../../tables/schemas.ts'
import { type Colour, css, lit, mix, oklch } from '../../paint/colour.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { paintCrowns } from './crowns.ts'
import { paintBand, paintMottled } from './ground-from-above.ts'

/** The ground as it lies under a bird: no sky, its own patterns from rim to rim. */
export function paintLandFromAbove(stage: Stage): Ground {
  const { height, width, unit, brief } = stage
  const land = (lands()[brief.setting] ?? lands().garden) as Land
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
