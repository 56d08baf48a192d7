import { mix } from '../paint/colour.ts'
import type { SettingName } from '../prompt/picture-brief.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { posterPalette } from './poster-palette.ts'

const SCENES: Record<SettingName, string> = {
  sea: 'sea',
  beach: 'sea',
  lake: 'sea',
  mountains: 'peaks',
  snow: 'peaks',
  forest: 'forest',
  field: 'hills',
  garden: 'hills',
  desert: 'hills',
  city: 'city',
  street: 'city',
  road: 'road',
  space: 'night',
  network: 'night',
  underwater: 'depths',
  clouds: 'clouds',
  room: 'table',
  desk: 'table',
  kitchen: 'table',
  library: 'table',
  laboratory: 'table',
  stage: 'badge',
  studio: 'badge',
}

/** A setting, or another scene, as a poster: a few flat inks, bold geometry, nothing soft. */
export function paintPoster(stage: Stage, scene = SCENES[stage.brief.setting]): Ground {
  const { paper, ink, tones, accent } = posterPalette(stage)
  const [back, mid, fore] = tones
  // The lightest ink, lit up where even that is dark: by night the paper is the darkest.
  const lightest = [paper, ink, ...tones].reduce((one, other) => (other.l > one.l ? other : one))
  const bright = mix(lightest, { l: 1, a: 0, b: 0 }, Math.max(0, 0.85 - lightest.l))
  return paintScene(stage, `poster/${scene}`, { paper, ink, back, mid, fore, accent, bright })
}
