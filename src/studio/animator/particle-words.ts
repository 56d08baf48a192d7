import type { ParticleKind } from '#composition/layered-clip.ts'

/** What floats in the air, as prompts name it: word beginnings in en, es, fr, de and vi; plain text in ja. */
const WORDS: Record<Exclude<ParticleKind, 'none'>, { begins: string; contains: string }> = {
  snow: { begins: 'snow|nieve|nevad|neige|schnee|tuyết', contains: '雪' },
  rain: {
    begins:
      'rain(?:s|y|ing|drops?|fall)?(?!\\p{L})|lluvia|llueve|pluie|regen(?:tropfen)?(?!\\p{L})|regnet|mưa',
    contains: '雨',
  },
  embers: {
    begins:
      'embers?(?!\\p{L})|(?:sparks?|flames?|fire|campfire|bonfire|fireplace|feu)(?!\\p{L})|brasas|chispas|fuego|hoguera|braises|étincelles|funken|glut|feuer|tàn lửa|tia lửa|ngọn lửa',
    contains: '火の粉|炎|火花',
  },
  stars: {
    begins: 'star(?:s|ry|light)(?!\\p{L})|estrella|étoile|sterne|ngôi sao|trời sao',
    contains: '星',
  },
  bubbles: {
    begins:
      'bubble|underwater|burbuja|submarin|bajo el agua|bulle|sous l.eau|blasen|unterwasser|bong bóng|dưới nước',
    contains: '泡|水中|海中',
  },
  petals: {
    begins:
      'petal|blossom|leaves fall|falling leaves|pétalo|hojas que caen|pétale|feuilles qui tombent|blüten|fallende blätter|cánh hoa|lá rơi',
    contains: '花びら|桜|落ち葉',
  },
  bokeh: {
    begins:
      'bokeh|city lights|neon|luces de la ciudad|néon|lumières de la ville|stadtlichter|đèn thành phố',
    contains: 'ボケ|夜景|ネオン',
  },
  dust: {
    begins:
      'dust|sunbeam|light rays|polvo|rayos de (?:sol|luz)|poussière|rayons|staub|sonnenstrahl|hạt bụi|tia nắng',
    contains: '埃|ほこり|光芒|木漏れ日',
  },
}

const MATCHERS = Object.entries(WORDS).map(([kind, { begins, contains }]) => ({
  kind: kind as ParticleKind,
  pattern: new RegExp(`(?<!\\p{L})(?:${begins})|${contains}`, 'u'),
}))

/** The particles that a prompt speaks of; where it names several, the most telling. */
export function particlesNamedIn(prompt: string): ParticleKind | undefined {
  const text = prompt.normalize('NFC').toLowerCase()
  return MATCHERS.find(({ pattern }) => pattern.test(text))?.kind
}
