import { paintPoster } from '../poster/paint-poster.ts'
import { SETTING_NAMES } from '../prompt/picture-brief.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Stage } from './stage.ts'

/** Falling snow, rain and a storm's lightning, outdoors only. */
export function paintWeather(stage: Stage): void {
  const { weather, setting, look, framing } = stage.brief
  const outdoors = SETTING_NAMES.indexOf(setting) < SETTING_NAMES.indexOf('space')
  if (!outdoors) return
  if (look === 'poster') {
    if (weather !== 'clear') paintPoster(stage, 'weather')
    return
  }
  if (weather === 'snow') paintScene(stage, 'weather/snowfall')
  if (weather === 'rain' || weather === 'storm') paintScene(stage, 'weather/rainfall')
  if (weather === 'storm' && framing !== 'high') paintScene(stage, 'weather/lightning')
}
