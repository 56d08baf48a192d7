import { linearGradient, paintGlow } from '../paint/gradient.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Stage } from '../stage/stage.ts'
import type { Lamp } from './drawn/drawing.ts'
import type { Placement } from './place-artwork.ts'

/** Those of a drawing's own lamps that are lit. */
export function litLamps({ palette, brief }: Stage, lamps: readonly Lamp[]): Lamp[] {
  if (brief.look === 'poster') return []
  const isDark = palette.dark || brief.weather === 'storm'
  return lamps.filter((lamp) => isDark || !lamp.onlyWhenDark)
}

/** Lights a placed drawing's lamps: a glow each, and a lighthouse's beams. */
export function placeLamps(
  stage: Stage,
  lamps: readonly Lamp[],
  width: number,
  placement: Placement,
): void {
  const context = stage.on(placement.layer)
  for (const lamp of lamps) {
    const x = placement.x + (lamp.x - 0.5) * width
    const y = placement.footY - placement.height * (1 - lamp.y)
    const { colour, strength } = lamp
    if (lamp.beam) paintBeams(stage, placement, { x, y, colour })
    paintGlow(context, { x, y, radius: placement.height * lamp.radius, colour, strength })
  }
}

function paintBeams(
  stage: Stage,
  placement: Placement,
  { x, y, colour }: { x: number; y: number; colour: Lamp['colour'] },
): void {
  const { unit } = stage
  const reach = Math.max(stage.width, stage.height)
  paintSoftly(stage, placement.layer, { radius: unit * 0.7, blend: 'screen' }, (context) => {
    for (const side of [-1, 1]) {
      context.fillStyle = linearGradient(context, { x, y }, { x: x + side * reach * 0.8, y }, [
        [0, colour, 0.55],
        [0.3, colour, 0.22],
        [1, colour, 0],
      ])
      context.beginPath()
      context.moveTo(x, y - unit * 0.8)
      context.lineTo(x + side * reach, y - unit * 13)
      context.lineTo(x + side * reach, y + unit * 2)
      context.lineTo(x, y + unit * 0.8)
      context.fill()
    }
  })
}
