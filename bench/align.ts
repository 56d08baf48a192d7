import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinSamples } from '#composition/join-samples.ts'
import { alignWords, type Reference } from '#providers/narrator/align/align-words.ts'
import { referenceSpeech } from '#providers/narrator/align/reference-speech.ts'
import { unitsOf } from '#studio/narrator/units-of.ts'
import { Random } from './attack/random.ts'
import { percentile } from './percentile.ts'

const CONTENT = 'src/web/content'
const SENTENCES_A_LANGUAGE = 35
const SEED = 12
/** The voice that is known, and one that is to be aligned with it. */
const VOICES: Record<string, [known: string, heard: string][]> = {
  en: [
    ['en-rachel', 'en-brian'],
    ['en-rachel', 'en-george'],
  ],
  es: [
    ['es-matilda', 'es-antoni'],
    ['es-matilda', 'es-roger'],
  ],
  fr: [
    ['fr-charlotte', 'fr-thomas'],
    ['fr-charlotte', 'fr-serena'],
  ],
  de: [
    ['de-sarah', 'de-daniel'],
    ['de-sarah', 'de-emily'],
  ],
  ja: [['ja-nicole', 'ja-will']],
  vi: [
    ['vi-sarah', 'vi-brian'],
    ['vi-sarah', 'vi-laura'],
  ],
}

/**
 * How far the borders of words lie from the truth, in milliseconds, when sentences of the product's own pages, read
 * by another voice at another speed, with pauses and noise, are aligned with a voice that is known.
 */
export async function benchAlign(): Promise<Record<string, number>> {
  const random = new Random(SEED)
  const all: number[] = []
  const numbers: Record<string, number> = {}
  let sentences = 0
  for (const [language, pairs] of Object.entries(VOICES)) {
    const errors: number[] = []
    for (const [at, text] of sentencesOf(language).entries()) {
      const [known, heard] = pairs[at % pairs.length] as [string, string]
      const found = await errorsOf(text, known, heard, random)
      errors.push(...found)
      if (found.length > 0) sentences++
    }
    numbers[`align.${language}.medianMs`] = percentile(errors, 50)
    numbers[`align.${language}.p95Ms`] = percentile(errors, 95)
    all.push(...errors)
  }
  return {
    'align.sentences': sentences,
    'align.borders': all.length,
    'align.medianMs': percentile(all, 50),
    'align.p95Ms': percentile(all, 95),
    ...numbers,
  }
}

async function errorsOf(text: string, known: string, heard: string, random: Random) {
  const units = await unitsOf(text, known.split('-', 1)[0] ?? '')
  const reference = await referenceSpeech(units, known)
  const speed = random.whole(80, 130) / 100
  const truth = await referenceSpeech(units, heard, { rate: Math.round(152 * speed) })
  if (!reference || !truth) throw new Error(`Nobody speaks ${known} and ${heard}.`)
  const recording = disturbed(truth, random)
  const { words } = alignWords(recording, reference)
  return words.flatMap(({ startMs, endMs }, at) => {
    const right = recording.words[at]
    return right ? [Math.abs(startMs - right.startMs), Math.abs(endMs - right.endMs)] : []
  })
}

/** With a silence before, up to three pauses between words, and noise 20 to 35 dB below the voice. */
function disturbed({ samples, sampleRate, words }: Reference, random: Random): Reference {
  const perMs = sampleRate / 1000
  const pauses = [{ atMs: 0, lengthMs: random.whole(0, 500) }]
  for (let count = random.whole(0, 3); count > 0; count--) {
    const before = words[random.whole(0, words.length - 2)]
    if (before) pauses.push({ atMs: before.endMs, lengthMs: random.whole(150, 600) })
  }
  pauses.sort((one, other) => one.atMs - other.atMs)
  const parts: Float32Array[] = []
  let from = 0
  for (const { atMs, lengthMs } of pauses) {
    const to = Math.round(atMs * perMs)
    parts.push(samples.subarray(from, to), new Float32Array(Math.round(lengthMs * perMs)))
    from = to
  }
  parts.push(samples.subarray(from))
  const longer = joinSamples(parts)
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
  const noise = Math.sqrt(3 * power) * 10 ** (-random.whole(20, 35) / 20)
  for (let at = 0; at < longer.length; at++)
    longer[at] = (longer[at] as number) + noise * (random.whole(-1000, 1000) / 1000)
  /** A pause at the end of a word moves what begins there, not what ends there. */
  const moved = (atMs: number, isStart: boolean) =>
    pauses.reduce(
      (sum, pause) =>
        sum + (pause.atMs < atMs || (isStart && pause.atMs <= atMs) ? pause.lengthMs : 0),
      atMs,
    )
  return {
    samples: longer,
    sampleRate,
    words: words.map(({ text, startMs, endMs }) => ({
      text,
      startMs: moved(startMs, true),
      endMs: moved(endMs, false),
    })),
  }
}

/** Sentences of the product's pages, without markup, spread over all of them. */
function sentencesOf(language: string): string[] {
  const split = new Intl.Segmenter(language, { granularity: 'sentence' })
  const [shortest, longest] = language === 'ja' ? [12, 70] : [30, 150]
  const found = readdirSync(CONTENT)
    .map((page) => readFileSync(join(CONTENT, page, `${language}.md`), 'utf8'))
    .flatMap((page) => page.replace(/^---\n.*?\n---\n/s, '').split('\n'))
    .filter((line) => /^\p{L}/u.test(line) && !/[`[\]*|<>{}]/.test(line))
    .flatMap((line) => [...split.segment(line)].map(({ segment }) => segment.trim()))
    .filter((one) => one.length >= shortest && one.length <= longest && /[.。]$/.test(one))
  const step = Math.max(1, Math.floor(found.length / SENTENCES_A_LANGUAGE))
  return found.filter((_, at) => at % step === 0).slice(0, SENTENCES_A_LANGUAGE)
}
