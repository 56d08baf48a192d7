import { dimensionsOf } from '#composition/dimensions.ts'
import { css } from './paint/colour.ts'
import { seededRandom } from './paint/random.ts'
import type { PictureLayers } from './picture-layers.ts'
import type { PictureRecipe } from './picture-recipe.ts'
import { readPrompt } from './prompt/read-prompt.ts'
import { paintSetting } from './settings/paint-setting.ts'
import { paintFinish } from './stage/finish.ts'
import { paintForeground } from './stage/foreground.ts'
import { chooseParticles } from './stage/particles.ts'
import { aboveCaptions, LAYER_DEPTHS, setStage } from './stage/stage.ts'
import { paintWeather } from './stage/weather.ts'
import { arrangeSubjects } from './subjects/arrange-subjects.ts'

export type PaintOptions = {
  /** Extra pixels on every side of each layer, for moving it; 0 by default, at most 12 % of the short side is filled. */
  overscan?: number
  /** Where subject indexes and rasterised artwork are kept; without it everything is made afresh. */
  cacheFolder?: string
}

/**
 * Paints a built-in picture as layers that can move against each other.
 * The same recipe always gives the same layers; the overscan only adds a rim around them.
 */
export async function paintLayers(
  recipe: PictureRecipe,
  { overscan = 0, cacheFolder }: PaintOptions = {},
): Promise<PictureLayers> {
  const { width, height } = dimensionsOf(recipe.aspectRatio, '1080p')
  const random = seededRandom([recipe.prompt, recipe.style, recipe.seed].join('\n'))
  const brief = await readPrompt(recipe, random.fork('brief'))
  const stage = setStage(
    brief,
    { width, height, overscan },
    { random: random.fork('stage'), cast: seededRandom(`cast ${recipe.castSeed ?? recipe.seed}`) },
  )
  const scene = aboveCaptions(stage)
  const moving = await arrangeSubjects(scene, paintSetting(scene), cacheFolder)
  // Where only a place is named, the place is the subject.
  const subjectMoves = moving || (brief.subjects.length === 0 && Object.keys(stage.sway).length > 0)
  paintForeground(stage)
  paintWeather(stage)
  return {
    width,
    height,
    overscan,
    layers: stage.painted().map((sheet) => ({ ...sheet, depth: LAYER_DEPTHS[sheet.name] })),
    subjectMoves,
    overlays: paintFinish(stage),
    light: {
      x: stage.light.x,
      y: stage.light.y,
      colour: css(stage.light.colour),
      strength: stage.light.strength,
    },
    particles: chooseParticles(brief),
    paletteAccent: css(stage.palette.accent),
  }
}
