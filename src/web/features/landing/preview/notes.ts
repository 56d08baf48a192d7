import { msg } from '@lingui/core/macro'

export const PREVIEW_NOTES = [
  {
    id: 'running',
    title: msg`Nothing is hidden in a queue`,
    text: msg`Every running job shows its scene, its track and the time it usually takes.`,
  },
  {
    id: 'words',
    title: msg`Change a word, keep the rest`,
    text: msg`Edited text marks its old voice as out of date. Nothing is remade until you ask.`,
  },
  {
    id: 'pictures',
    title: msg`Your pictures are welcome`,
    text: msg`Drop a photograph into any scene and animate that instead.`,
  },
]
