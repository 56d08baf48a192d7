import type { ParticleKind } from '#composition/layered-clip.ts'
import type { PictureBrief, SettingName } from '../prompt/picture-brief.ts'

const BY_SETTING: Partial<Record<SettingName, ParticleKind>> = {
  space: 'stars',
  underwater: 'bubbles',
  garden: 'petals',
  forest: 'dust',
  room: 'dust',
  library: 'dust',
  stage: 'dust',
  network: 'bokeh',
  street: 'bokeh',
  snow: 'snow',
}

/** What drifts through the air when the picture is animated. */
export function chooseParticles({ weather, setting, time }: PictureBrief): ParticleKind {
  if (setting === 'space' || setting === 'underwater') return BY_SETTING[setting] ?? 'none'
  if (weather === 'snow') return 'snow'
  if (weather === 'rain' || weather === 'storm') return 'rain'
  const special = BY_SETTING[setting]
  if (special) return special
  if (time === 'night') return 'stars'
  return time === 'golden' || time === 'sunset' ? 'dust' : 'none'
}
