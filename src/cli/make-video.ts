import { randomUUID } from 'node:crypto'
import { MOOD_OF_STYLE } from '#contract/options.ts'
import { planCost } from '#contract/plan-cost.ts'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { BUILT_IN } from '#contract/vendors.ts'
import { inWords } from '#contract/words/in-words.ts'
import { afford } from './afford.ts'
import { wordsNote, wordsPlan } from './beginning.ts'
import { chooseModels, type ModelsInUse } from './choose-models.ts'
import { ask, type Client, type Instance } from './client.ts'
import { downloadFile } from './download-file.ts'
import type { KeptSource, MakeOptions } from './make-options.ts'
import { inOtherLanguage, inOtherShape, lacks } from './other-version.ts'
import { awaitGenerations, type Progress } from './progress.ts'
import { CommandError } from './run-command.ts'

export type MadeVideo = {
  storyboardId: string
  file: string
  title: string
  durationMs: number
  scenes: number
}

const CHEAPER = '--stills or a shorter --duration costs less.'

/**
 * The whole job: writes, speaks, draws, animates, renders, downloads. Credits that the command line's
 * account lacks are granted to it first.
 */
export async function makeVideo(
  client: Client,
  instance: Instance,
  options: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<MadeVideo> {
  const { source } = options
  const models = chooseModels(await ask(client.studio.get()), options.models)
  const storyboard =
    'idea' in source
      ? await write(client, source.idea, { ...options, models }, progress, signal)
      : await takeUp(client, source, { ...options, models }, progress, signal)
  const { id } = storyboard
  try {
    await fillScenes(client, storyboard, progress, signal)
    const made = await render(client, instance, storyboard, options, progress, signal)
    const wasKept = 'storyboardId' in source && source.storyboardId === id
    if (!wasKept && !options.isKept) {
      // The video is what was asked for, and it is whole.
      await client.storyboard.delete({ id }).catch(() => undefined)
    }
    return made
  } catch (error) {
    if (signal.aborted) {
      await Promise.allSettled(TRACK_KINDS.map((kind) => client.storyboard.cancelAll({ id, kind })))
    }
    const reason = signal.aborted ? 'Stopped.' : (error as Error).message
    const isOfDisk = error instanceof CommandError && error.isOfDisk
    throw new CommandError(reason, { advice: goOn(id), isOfDisk })
  }
}

export function goOn(storyboardId: string): string {
  return `What was made is kept: go on with npm run make -- --from ${storyboardId}`
}

/** Those that were chosen among the ones there are. */
type Options = Omit<MakeOptions, 'models'> & { models: ModelsInUse }

/**
 * The kept storyboard itself, or one of the same scenes in another shape or language; then with other models, voice,
 * style and cap.
 */
async function takeUp(
  client: Client,
  source: KeptSource,
  options: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  const { imageStyle, voiceId, spendingCap, models } = options
  const kept = await ask(client.storyboard.get({ id: source.storyboardId }))
  const { id } = await asWanted(client, kept, source, options, progress, signal)
  return await ask(
    client.storyboard.update({
      id,
      models: models.choices,
      ...(imageStyle ? { imageStyle } : {}),
      ...(voiceId ? { voiceId } : {}),
      ...(spendingCap === null ? {} : { spendingCap }),
    }),
  )
}

async function asWanted(
  client: Client,
  kept: Storyboard,
  { aspectRatio, language }: KeptSource,
  options: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  if (aspectRatio !== undefined && aspectRatio !== kept.aspectRatio) {
    return await inOtherShape(client, kept, aspectRatio, options.spendingCap, progress)
  }
  const { prices } = options.models
  if (language === undefined || language === kept.language) {
    return await withCredits(client, kept, prices)
  }
  const told = await inOtherLanguage(client, kept, language, options, progress, signal)
  return await withCredits(client, told, prices)
}

async function withCredits(
  client: Client,
  kept: Storyboard,
  prices: ModelsInUse['prices'],
): Promise<Storyboard> {
  const { scenes, visuals } = kept
  const { total, storyboard } = planCost({ sceneCount: scenes.length, visuals }, prices)
  await afford(client, total - storyboard, null, '')
  return kept
}

async function write(
  client: Client,
  idea: StoryboardIdea,
  options: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  const id = randomUUID()
  const { writer, choices, prices } = options.models
  const { builtIn } = await ask(client.studio.get())
  const isBuiltIn = writer === undefined ? builtIn.writer : writer === BUILT_IN
  const isOwn = idea.beginning === 'script' || (isBuiltIn && idea.beginning !== 'text')
  const note = wordsNote(idea, isOwn)
  if (note !== null) progress.note(note)
  // A video never gets more scenes than were planned, so its price is known before anything is begun.
  const { total } = planCost(wordsPlan(idea, isOwn), prices)
  await afford(client, total, options.spendingCap, CHEAPER)
  progress.report('Storyboard', 0)
  try {
    const started = await ask(client.storyboard.create({ id, ...idea, model: writer }))
    await awaitGenerations(client, [started], signal, (done) => progress.report('Storyboard', done))
    const { imageStyle = 'AUTO', voiceId, spendingCap } = options
    const { sampleReason } = await ask(client.storyboard.get({ id }))
    if (sampleReason) throw new CommandError(inWords(sampleReason))
    const change = { imageStyle, spendingCap, models: choices, ...(voiceId ? { voiceId } : {}) }
    return await ask(client.storyboard.update({ id, ...change }))
  } catch (error) {
    // Nothing of it can be used, and nobody can open it.
    await client.storyboard.delete({ id }).catch(() => undefined)
    throw error
  }
}

async function fillScenes(
  client: Client,
  { id, scenes, visuals }: Storyboard,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const make = async (step: string, kind: 'voice' | 'image' | 'clip') => {
    const due = scenes.filter((scene) => lacks(scene, kind))
    if (due.length === 0) return
    const running = due.flatMap((scene) =>
      scene[kind].status === 'processing' ? (scene[kind].generation ?? []) : [],
    )
    const isAllRunning = running.length === due.length
    const started = isAllRunning
      ? []
      : await ask(
          client.storyboard.generateAll({ id, kind, scenes: 'missing', requestId: randomUUID() }),
        )
    const awaited = [...running, ...started]
    await awaitGenerations(client, awaited, signal, (done) => progress.report(step, done))
  }
  // Voices first: a clip is as long as its scene, and a scene as long as its voice.
  const voices = make('Voices', 'voice')
  const images = make('Images', 'image')
  await Promise.all([voices, images])
  if (visuals === 'clips') await make('Clips', 'clip')
}

async function render(
  client: Client,
  instance: Instance,
  { id, title, style, scenes }: Storyboard,
  { settings, outPath }: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<MadeVideo> {
  const { musicMood = MOOD_OF_STYLE[style] } = settings
  const request = { storyboardId: id, ...settings, musicMood }
  const { generation } = await ask(client.exports.request(request))
  await awaitGenerations(client, [generation], signal, (done) => progress.report('Video', done))
  const [finished] = await ask(client.exports.list({ storyboardId: id }))
  if (!finished?.asset) throw new CommandError('The finished video was not found. Try again.')
  await downloadFile(instance, finished.asset.url, outPath, signal)
  return {
    storyboardId: id,
    file: outPath,
    title,
    durationMs: finished.asset.durationMs ?? 0,
    scenes: scenes.length,
  }
}
