import type { SpokenLanguage } from '#contract/options.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { defaultVoiceFor } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { StoryboardDraft, WrittenStoryboard } from '#providers/writer/writer-provider.ts'
import { announceStoryboard } from '../announce.ts'
import type { Context } from '../context.ts'
import { type GenerationRow, keptFailure, succeedGeneration } from '../generation/index.ts'
import { completeDraft } from './complete-draft.ts'
import { sampleStoryboard } from './sample.ts'

/**
 * Ends a storyboard generation: the storyboard and its scenes come into being, and are paid for.
 * @throws DomainError INVALID_INPUT when what was written is no storyboard
 */
export async function saveWrittenStoryboard(
  ctx: Context,
  generation: GenerationRow,
  draft: StoryboardDraft,
): Promise<boolean> {
  const idea = StoryboardIdea.parse(generation.request)
  const { durationS, sceneCount = usualSceneCount(durationS) } = idea
  const written = completeDraft(draft, { sceneCount, durationS })
  return await succeedGeneration(ctx, generation, 'Created storyboard', (tx) =>
    insertStoryboard(tx, placeOf(generation), idea, written, null),
  )
}

/** Ends it with the built-in sample, free of charge. @param reason what kept the writer. */
export async function saveSampleStoryboard(
  ctx: Context,
  generation: GenerationRow,
  reason: Told,
): Promise<boolean> {
  const idea = StoryboardIdea.parse(generation.request)
  return await succeedGeneration(ctx, generation, { freeBecause: reason }, (tx) =>
    insertStoryboard(tx, placeOf(generation), idea, sampleStoryboard(idea), keptFailure(reason)),
  )
}

function placeOf({ storyboardId, workspaceId }: GenerationRow) {
  if (storyboardId === null) throw new Error('A storyboard is written under an id.')
  return { id: storyboardId, workspaceId }
}

async function insertStoryboard(
  tx: Transaction,
  { id, workspaceId }: { id: string; workspaceId: string },
  { idea, style, audience, aspectRatio, language, visuals }: StoryboardIdea,
  written: WrittenStoryboard,
  sampleReason: Told | null,
): Promise<null> {
  const spoken = spokenLanguage(written.scenes[0]?.voiceOverText ?? '', language)
  await tx.insert(storyboards).values({
    id,
    workspaceId,
    idea,
    title: written.title,
    description: written.description,
    totalDurationMs: written.scenes.reduce((total, scene) => total + scene.durationMs, 0),
    style,
    targetAudience: audience,
    aspectRatio,
    language,
    voiceId: defaultVoiceFor(spoken).id,
    visuals,
    look: written.look ?? '',
    cast: written.cast ?? [],
    sampleReason,
  })
  await tx.insert(scenes).values(
    written.scenes.map((scene, orderIndex) => ({
      ...scene,
      storyboardId: id,
      orderIndex,
      plannedDurationMs: scene.durationMs,
    })),
  )
  await announceStoryboard(tx, { id, workspaceId })
  return null
}

/**
 * Words people begin with when they greet, by language. Those of several languages stand with each of them;
 * those that mean something else in another language (the French "moi") are left out.
 */
const GREETINGS: Record<string, string[]> = {
  en: ['hello', 'welcome to', 'good morning', 'good evening'],
  es: ['hola', 'buenos días', 'buenas tardes', 'bienvenidos'],
  fr: ['bonjour', 'bonsoir', 'salut', 'bienvenue'],
  de: ['hallo', 'guten tag', 'guten morgen', 'willkommen', 'servus'],
  it: ['ciao', 'buongiorno', 'buonasera', 'benvenuti'],
  pt: ['olá', 'bom dia', 'boa tarde', 'bem-vindos'],
  pl: ['cześć', 'dzień dobry', 'witajcie', 'witaj'],
  hi: ['नमस्ते', 'नमस्कार'],
  ar: ['مرحبا', 'مرحبًا', 'أهلا', 'السلام عليكم'],
  zh: ['你好', '大家好', '您好'],
  ja: ['こんにちは', 'おはよう', 'こんばんは'],
  ko: ['안녕', '안녕하세요'],
  nl: ['hallo', 'hoi', 'goedendag', 'goedemorgen', 'welkom'],
  ru: ['привет', 'здравствуйте', 'добрый день'],
  tr: ['merhaba', 'selam', 'günaydın'],
  sv: ['hej', 'hallå', 'god morgon', 'välkommen'],
  cs: ['ahoj', 'dobrý den', 'vítejte'],
  da: ['hej', 'goddag', 'godmorgen', 'velkommen'],
  fi: ['hei', 'terve', 'tervetuloa'],
  el: ['γεια', 'γειά', 'καλημέρα', 'καλησπέρα'],
  hu: ['szia', 'sziasztok', 'jó napot', 'üdvözöllek'],
  id: ['halo semua', 'selamat pagi', 'selamat datang', 'selamat siang'],
  no: ['hei', 'god dag', 'velkommen', 'god morgen'],
  ro: ['bună', 'salut', 'bună ziua', 'bun venit'],
  sk: ['ahoj', 'dobrý deň', 'vitajte'],
  th: ['สวัสดี'],
  uk: ['привіт', 'вітаю', 'добрий день'],
  vi: ['xin chào', 'chào bạn', 'chào các bạn', 'chào mừng'],
  bg: ['здравейте', 'здравей', 'здрасти', 'добър ден'],
  hr: ['bok svima', 'dobar dan', 'dobrodošli'],
  fa: ['سلام', 'درود'],
  he: ['שלום', 'ברוכים הבאים'],
} satisfies Record<SpokenLanguage, string[]>

/** Scripts that are written without spaces between words, where more may follow a greeting at once. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u

/**
 * The language a text greets in at its beginning (BCP 47 primary tag). What it was written in decides when it
 * greets in several languages, or not at all.
 */
export function spokenLanguage(text: string, writtenIn: string): string {
  const plain = text.normalize('NFC').toLowerCase()
  const words = `${plain.replaceAll(/[^\p{L}\p{M}-]+/gu, ' ').trim()} `
  const greetsIn = Object.keys(GREETINGS).filter((language) =>
    GREETINGS[language]?.some((greeting) =>
      words.startsWith(UNSPACED.test(greeting) ? greeting : `${greeting} `),
    ),
  )
  const [only, ...others] = greetsIn
  return only && others.length === 0 ? only : writtenIn
}
