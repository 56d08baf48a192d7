import type { SettingName, Subject } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'

/** What the eye rests on when the prompt names nothing; never a person, who might be unwanted. */
const FOCUS: Record<SettingName, Subject> = {
  sea: drawn('lighthouse', 'building'),
  beach: drawn('stones', 'object'),
  lake: drawn('tree', 'plant'),
  mountains: drawn('tree', 'plant'),
  forest: artwork('deer', 'animal'),
  field: drawn('tree', 'plant'),
  garden: drawn('stones', 'object'),
  desert: artwork('cactus', 'plant'),
  snow: drawn('house', 'building'),
  city: drawn('hot-air-balloon', 'aircraft'),
  street: drawn('lantern', 'object'),
  road: drawn('tree', 'plant'),
  space: artwork('rocket', 'aircraft'),
  underwater: artwork('tropical-fish', 'sea-animal'),
  clouds: drawn('hot-air-balloon', 'aircraft'),
  room: artwork('potted-plant', 'plant'),
  desk: drawn('cup', 'food'),
  kitchen: drawn('cup', 'food'),
  library: artwork('open-book', 'object'),
  laboratory: artwork('microscope', 'object'),
  stage: artwork('studio-microphone', 'object'),
  network: artwork('light-bulb', 'object'),
  studio: drawn('stones', 'object'),
}

export function fallbackSubject(stage: Stage): Subject[] {
  return [FOCUS[stage.brief.setting]]
}

function drawn(name: string, kind: Subject['kind']): Subject {
  return { name, kind, form: { drawn: name }, count: 1 }
}

function artwork(name: string, kind: Subject['kind']): Subject {
  return { name: `emoji:${name}`, kind, form: { artwork: { fluent: name, noto: name } }, count: 1 }
}
