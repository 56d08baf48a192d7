import { neededMs } from '#composition/shorten-to-fit.ts'

const WORDS: Record<string, string> = { ja: '海は静かです。', vi: 'Biển rất êm và xanh.' }
const SUGGESTIONS = ['A calm sea.', 'The sea rests.', 'Still water.']
const LOOK = 'Soft watercolour, morning light.'

/**
 * A storyboard as a good model writes it: for the length, scenes and language that the prompt asks for, in the
 * shape of the schema.
 */
export function writtenByModel(system: string, schema: unknown): object {
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

function languageIn(system: string): string {
  if (system.includes('in Japanese')) return 'ja'
  return system.includes('in Vietnamese') ? 'vi' : 'en'
}

function filling(ms: number, language: string): string {
  const sentence = WORDS[language] ?? 'The sea is calm.'
  const between = language === 'ja' ? '' : ' '
  let text = sentence
  while (neededMs(`${text}${between}${sentence}`, language) <= ms) text += `${between}${sentence}`
  return text
}
