import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SpokenLanguage } from '#contract/options.ts'
import { VOICES, type VoiceSample } from '#contract/voices.ts'
import type { Told } from '#contract/words/told.ts'
import { voiceSamples } from '#database/schema/index.ts'
import { type AssetRow, keepFiles, type StoredFile } from './asset/index.ts'
import { limitAttempts } from './attempts.ts'
import type { Context, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { keptFailure } from './generation/index.ts'

/** More than there are voices: one account can have each of them spoken in an hour, and no flood. */
const SAMPLES_HOURLY_MAX = 100
const HOUR_S = 3600
/** By then a worker begins; after this the job was lost. */
const NOT_BEGUN_AFTER_MS = 20_000
/** Longer than a worker speaks at one; after this it died. */
const SPEAKING_MAX_MS = 2 * 60_000
/** Long enough for the page that asked to read why; who asks later has it tried again. */
const FAILURE_TOLD_MS = 5000

/**
 * The sample of a voice; has it spoken when nobody asked before. It belongs to the installation and costs
 * nothing. @throws DomainError NOT_FOUND, INVALID_INPUT for a voice the narrator lacks, TOO_MANY_REQUESTS
 */
export async function askForSample(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<VoiceSample> {
  const narrator = ctx.models.chosen('narrator')
  if (!VOICES.some(({ id }) => id === input.id)) throw new DomainError('NOT_FOUND')
  const unsupported = narrator.unsupported(input.id)
  if (unsupported) throw new DomainError('INVALID_INPUT', unsupported)
  const known = await ctx.db.query.voiceSamples.findFirst({
    where: and(eq(voiceSamples.narrator, narrator.name), eq(voiceSamples.voiceId, input.id)),
  })
  if (known && !isDue(known)) return presentSample(known)
  await limitAttempts(ctx.db, {
    action: 'voice/sample',
    network: ctx.workspaceId,
    max: SAMPLES_HOURLY_MAX,
    windowS: HOUR_S,
  })
  return presentSample(await haveSpoken(ctx, input.id))
}

function isDue({ state, changedAt }: SampleRow): boolean {
  const ageMs = Date.now() - changedAt.getTime()
  switch (state) {
    case 'ready':
      return false
    case 'asked':
      return ageMs > NOT_BEGUN_AFTER_MS
    case 'speaking':
      return ageMs > SPEAKING_MAX_MS
    case 'failed':
      return ageMs > FAILURE_TOLD_MS
  }
}

/** What is being spoken, or is ready by now, is left alone: a vendor would bill it twice. */
async function haveSpoken(ctx: WorkspaceContext, voiceId: string): Promise<SampleRow> {
  return await ctx.db.transaction(async (tx) => {
    const narrator = ctx.models.chosen('narrator').name
    const { state, changedAt } = voiceSamples
    const [asked] = await tx
      .insert(voiceSamples)
      .values({ narrator, voiceId })
      .onConflictDoUpdate({
        target: [voiceSamples.narrator, voiceSamples.voiceId],
        set: { state: 'asked', failure: null, changedAt: sql`now()` },
        setWhere: sql`${state} <> 'ready' and (${state} <> 'speaking' or ${isLongAgo(changedAt)})`,
      })
      .returning()
    if (asked) {
      const { id } = asked
      await ctx.queue.enqueue(tx, 'speak-sample', [{ id, payload: { sampleId: id } }])
      return asked
    }
    const found = await tx.query.voiceSamples.findFirst({
      where: and(eq(voiceSamples.narrator, narrator), eq(voiceSamples.voiceId, voiceId)),
    })
    if (!found) throw new Error('The sample was not written.')
    return found
  })
}

function isLongAgo(moment: typeof voiceSamples.changedAt): SQL {
  return sql`${moment} < now() - ${SPEAKING_MAX_MS}::int * interval '1 millisecond'`
}

function presentSample({ id, voiceId, state, failure }: SampleRow): VoiceSample {
  const told = state === 'speaking' ? 'asked' : state
  return { voiceId, state: told, url: state === 'ready' ? `/media/voices/${id}` : null, failure }
}

type SampleEnding = { state: 'ready'; file: StoredFile } | { state: 'failed'; failure: Told }

/** A sample that is still to be spoken, for one worker: nobody else gets it for as long as that may take. */
export async function takeAskedSample(ctx: Context, id: string): Promise<SampleRow | undefined> {
  const { state, changedAt } = voiceSamples
  const isFree = sql`(${state} = 'asked' or ${state} = 'speaking' and ${isLongAgo(changedAt)})`
  const [taken] = await ctx.db
    .update(voiceSamples)
    .set({ state: 'speaking', changedAt: sql`now()` })
    .where(and(eq(voiceSamples.id, id), isFree))
    .returning()
  return taken
}

/** Ends the speaking of a sample. Of two workers that did it the first counts. */
export async function endSample(ctx: Context, id: string, ending: SampleEnding): Promise<void> {
  const changedAt = sql`now()`
  if (ending.state === 'failed') {
    await ctx.db
      .update(voiceSamples)
      .set({ state: 'failed', failure: keptFailure(ending.failure), changedAt })
      .where(isOpen(id))
    return
  }
  const { storageKey, contentType, sizeBytes } = ending.file
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(voiceSamples)
      .set({ state: 'ready', storageKey, contentType, sizeBytes, changedAt })
      .where(isOpen(id))
      .returning()
    if (ended) await keepFiles(tx, [storageKey])
  })
}

function isOpen(id: string) {
  return and(eq(voiceSamples.id, id), inArray(voiceSamples.state, ['asked', 'speaking']))
}

/** The file of a sample, for anyone signed in. @throws DomainError NOT_FOUND */
export async function findSample(
  ctx: Context,
  id: string,
): Promise<Pick<AssetRow, 'id' | 'storageKey' | 'contentType' | 'sizeBytes'>> {
  const row = await ctx.db.query.voiceSamples.findFirst({ where: eq(voiceSamples.id, id) })
  const { storageKey, contentType, sizeBytes } = row ?? {}
  if (!storageKey || !contentType || !sizeBytes) throw new DomainError('NOT_FOUND')
  return { id, storageKey, contentType, sizeBytes }
}

type SampleRow = typeof voiceSamples.$inferSelect

/** "Hello! This is how your story sounds in my voice", in every language of the catalogue. */
const TEXTS: Record<string, string> = {
  en: 'Hello! This is how your story sounds in my voice.',
  es: '¡Hola! Así suena tu historia con mi voz.',
  fr: 'Bonjour ! Voici comment votre histoire sonne avec ma voix.',
  de: 'Hallo! So klingt deine Geschichte mit meiner Stimme.',
  it: 'Ciao! Ecco come suona la tua storia con la mia voce.',
  pt: 'Olá! É assim que a sua história soa com a minha voz.',
  pl: 'Cześć! Tak brzmi twoja opowieść moim głosem.',
  hi: 'नमस्ते! मेरी आवाज़ में आपकी कहानी ऐसी सुनाई देती है।',
  ar: 'مرحبًا! هكذا تبدو قصتك بصوتي.',
  zh: '你好！用我的声音讲你的故事，听起来就是这样。',
  ja: 'こんにちは。私の声では、あなたの物語はこのように聞こえます。',
  ko: '안녕하세요! 제 목소리로 들려드리는 당신의 이야기는 이렇습니다.',
  nl: 'Hallo! Zo klinkt jouw verhaal met mijn stem.',
  ru: 'Здравствуйте! Вот так ваша история звучит моим голосом.',
  tr: 'Merhaba! Hikâyeniz benim sesimle böyle duyuluyor.',
  sv: 'Hej! Så här låter din berättelse med min röst.',
  cs: 'Dobrý den! Takhle zní váš příběh mým hlasem.',
  da: 'Hej! Sådan lyder din historie med min stemme.',
  fi: 'Hei! Tältä tarinasi kuulostaa minun äänelläni.',
  el: 'Γεια σας! Έτσι ακούγεται η ιστορία σας με τη φωνή μου.',
  hu: 'Jó napot! Így szól az Ön története az én hangomon.',
  id: 'Halo! Beginilah ceritamu terdengar dengan suaraku.',
  no: 'Hei! Slik høres historien din ut med min stemme.',
  ro: 'Bună ziua! Așa sună povestea ta cu vocea mea.',
  sk: 'Dobrý deň! Takto znie váš príbeh mojím hlasom.',
  th: 'สวัสดี นี่คือเสียงที่จะเล่าเรื่องของคุณ',
  uk: 'Вітаю! Ось так ваша історія звучить моїм голосом.',
  vi: 'Xin chào! Câu chuyện của bạn nghe bằng giọng của tôi sẽ như thế này.',
  bg: 'Здравейте! Така звучи вашата история с моя глас.',
  hr: 'Bok! Ovako zvuči vaša priča mojim glasom.',
  fa: 'سلام! داستان شما با صدای من این‌طور شنیده می‌شود.',
  he: 'שלום! כך נשמע הסיפור שלך בקול שלי.',
} satisfies Record<SpokenLanguage, string>

/** What a voice says of itself. @throws for a language that is not in the catalogue. */
export function sampleText(language: string): string {
  const text = TEXTS[language]
  if (!text) throw new Error(`There is no sample text in ${language}.`)
  return text
}
