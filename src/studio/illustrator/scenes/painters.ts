import type { Colour } from '../paint/colour.ts'
import { paintCloudBank, paintClouds, paintNebula } from '../settings/clouds.ts'
import { paintMottled } from '../settings/from-above/mottled.ts'
import { drawLeaf, fillConifer } from '../settings/plants.ts'
import { paintCrestLight, paintSnowCaps } from '../settings/ranges.ts'
import type { Scope } from './scope.ts'

type Given<Names extends string> = Record<Names, number>
type RangeValues = Parameters<typeof paintSnowCaps>[1]
type Painter = (scope: Scope, given: never) => void

/** What of scenes only code can paint: pixel by pixel, or along a line. */
export const PAINTERS: Record<string, Painter> = {
  clouds: ({ stage }, { weight }: Given<'weight'>) => {
    if (stage.brief.look !== 'poster') paintClouds(stage, weight)
  },
  cloudbank: ({ stage, layer }, given: Given<'top' | 'rise' | 'distance'>) =>
    paintCloudBank(stage, layer, given),
  nebula: ({ stage }, { hue }: Given<'hue'>) => paintNebula(stage, hue),
  mottled: ({ stage }, given: { from: Colour; to: Colour; size: number }) =>
    paintMottled(stage, given),
  snow: ({ stage, line, noise }, range: RangeValues) => paintSnowCaps(stage, range, line, noise),
  crest: ({ stage, line }, range: RangeValues) => paintCrestLight(stage, range, line),
  conifer: ({ context, random }, { x, foot, tall }: Given<'x' | 'foot' | 'tall'>) =>
    fillConifer(context, x, foot, tall, random),
  leaf: ({ context }, given: Parameters<typeof drawLeaf>[1]) => drawLeaf(context, given),
  /** A row of one wave after the other, and all below it. */
  wave: (
    { stage, context },
    { base, long, tall, shift }: Given<'base' | 'long' | 'tall' | 'shift'>,
  ) => {
    const { width, height, margin } = stage
    context.beginPath()
    context.moveTo(-margin - long, height + margin)
    context.lineTo(-margin - long, base)
    for (let x = -margin - long; x < width + margin + long; x += long) {
      context.quadraticCurveTo(x + shift + long / 4, base - tall, x + shift + long / 2, base)
      context.quadraticCurveTo(x + shift + (long * 3) / 4, base + tall, x + shift + long, base)
    }
    context.lineTo(width + margin + long, height + margin)
    context.fill()
  },
}
