import { inWords } from '#contract/words/in-words.ts'
import { randomUUID } from 'node:crypto'
import { planCost } from '#contract/plan-cost.ts'
import { MOOD_OF_STYLE } from '#contract/music.ts'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { Storyboard, StoryboardIdea } from '#contract/storyboard.ts'
import { afford } from './afford.ts'
import { awaitGenerations } from './await-generations.ts'
import { ask, type Client } from './client.ts'
import { CommandError } from './command-error.ts'
import { downloadFile } from './download-file.ts'
import type { Instance } from './instance.ts'
import type { KeptSource, MakeOptions } from './make-options.ts'
import { inOtherShape } from './other-shape.ts'
import type { Progress } from './progress.ts'
import { lacks } from './scene-lacks.ts'
import { wordsNote, wordsPlan } from './words-fill.ts'

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
  const storyboard =
    'idea' in source
      ? await write(client, source.idea, options, progress, signal)
      : await takeUp(client, source, options, progress)
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

/** The kept storyboard itself, or one of the same scenes for another shape; then with other voice, style and cap. */
async function takeUp(
  client: Client,
  { storyboardId, aspectRatio }: KeptSource,
  options: MakeOptions,
  progress: Progress,
): Promise<Storyboard> {
  const { imageStyle, voiceId, spendingCap } = options
  const kept = await ask(client.storyboard.get({ id: storyboardId }))
  const isOther = aspectRatio !== undefined && aspectRatio !== kept.aspectRatio
  const { id } = isOther
    ? await inOtherShape(client, kept, aspectRatio, spendingCap, progress)
    : await withCredits(client, kept)
  return await ask(
    client.storyboard.update({
      id,
      ...(imageStyle ? { imageStyle } : {}),
      ...(voiceId ? { voiceId } : {}),
      ...(spendingCap === null ? {} : { spendingCap }),
    }),
  )
}

async function withCredits(client: Client, kept: Storyboard): Promise<Storyboard> {
  const { scenes, visuals } = kept
  const { prices } = await ask(client.studio.get())
  const { total, storyboard } = planCost({ sceneCount: scenes.length, visuals }, prices)
  await afford(client, total - storyboard, null, '')
  return kept
}

async function write(
  client: Client,
  idea: StoryboardIdea,
  options: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  const id = randomUUID()
  const { builtIn, prices } = await ask(client.studio.get())
  const isOwn = idea.beginning === 'script' || (builtIn.writer && idea.beginning !== 'text')
  const note = wordsNote(idea, isOwn)
  if (note !== null) progress.note(note)
  // A video never gets more scenes than were planned, so its price is known before anything is begun.
  const { total } = planCost(wordsPlan(idea, isOwn), prices)
  await afford(client, total, options.spendingCap, CHEAPER)
  progress.report('Storyboard', 0)
  try {
    const started = await ask(client.storyboard.create({ id, ...idea }))
    await awaitGenerations(client, [started], signal, (done) => progress.report('Storyboard', done))
    const { imageStyle = 'AUTO', voiceId, spendingCap } = options
    const { sampleReason } = await ask(client.storyboard.get({ id }))
    if (sampleReason) throw new CommandError(inWords(sampleReason))
    const change = { imageStyle, spendingCap, ...(voiceId ? { voiceId } : {}) }
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
