import { neededMs } from '#composition/shorten-to-fit.ts'

const WORDS: Record<string, string> = { ja: '海は静かです。', vi: 'Biển rất êm và xanh.' }
const IN_GERMAN = 'Das Meer ist ruhig.'
const SUGGESTIONS = ['A calm sea.', 'The sea rests.', 'Still water.']
const LOOK = 'Soft watercolour, morning light.'

/**
 * A storyboard as a good model writes it: for the length, scenes and language that the prompt asks for, in the
 * shape of the schema.
 * @param messages as they are sent: the instructions first, then what people wrote
 */
export function writtenByModel([system = '', user = '']: string[], schema: unknown): object {
  if (system.startsWith('You translate')) return translated(system, user)
  if (JSON.stringify(schema ?? {}).includes('suggestions')) return { suggestions: SUGGESTIONS }
  const exactly = /exactly (\d+) scenes/.exec(system)?.[1]
  const durationS = Number(/at most (\d+) seconds/.exec(system)?.[1] ?? 0)
  const count = Number(exactly ?? /Write (\d+) scenes/.exec(system)?.[1] ?? 0)
  const language = languageIn(system)
  const isScript = !JSON.stringify(schema ?? {}).includes('voiceOverText') && exactly !== undefined
  const said = isScript ? {} : { voiceOverText: filling((durationS * 800) / count, language) }
  const scene = { imagePrompt: 'The sea', videoPrompt: 'Push in.', emphasis: '', ...said }
  return {
    title: 'The sea',
    description: 'Calm water.',
    look: LOOK,
    cast: [{ name: 'The sea', description: 'calm and blue' }],
    scenes: Array.from({ length: count }, () => scene),
  }
}

type Material = { title: string; scenes: { voiceOverText: string; emphasis: string }[] }

/** So many sentences as the original has, with its numbers, each scene beginning with its own. */
function translated(system: string, user: string): object {
  const material = JSON.parse(/\{.*\}/s.exec(user)?.[0] ?? '{}') as Material
  const sentence = system.includes('into German')
    ? IN_GERMAN
    : (WORDS[languageIn(system)] ?? 'Mar.')
  const told = (text: string) => [sentence, ...(text.match(/\d[\d.,]*\d|\d/g) ?? [])].join(' ')
  return {
    title: told(material.title),
    description: sentence,
    scenes: material.scenes.map(({ voiceOverText, emphasis }) => ({
      voiceOverText: voiceOverText && told(voiceOverText),
      emphasis: emphasis && sentence.split(' ')[0],
    })),
  }
}

function languageIn(system: string): string {
  if (/\bin(to)? Japanese/.test(system)) return 'ja'
  return /\bin(to)? Vietnamese/.test(system) ? 'vi' : 'en'
}

function filling(ms: number, language: string): string {
  const sentence = WORDS[language] ?? 'The sea is calm.'
  const between = language === 'ja' ? '' : ' '
  let text = sentence
  while (neededMs(`${text}${between}${sentence}`, language) <= ms) text += `${between}${sentence}`
  return text
}
