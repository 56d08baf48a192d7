import { randomUUID } from 'node:crypto'
import { type Plan, planCost } from '#contract/plan-cost.ts'
import { MOOD_OF_STYLE } from '#contract/music.ts'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Storyboard, StoryboardIdea } from '#contract/storyboard.ts'
import { awaitGenerations } from './await-generations.ts'
import { ask, type Client } from './client.ts'
import { CommandError } from './command-error.ts'
import { downloadFile } from './download-file.ts'
import type { Instance } from './instance.ts'
import type { MakeOptions } from './make-options.ts'
import type { Progress } from './progress.ts'
import { wordsNote, wordsPlan } from './words-fill.ts'

export type MadeVideo = {
  storyboardId: string
  file: string
  title: string
  durationMs: number
  scenes: number
}

/**
 * The whole job: writes, speaks, draws, animates, renders, downloads. Credits that the command line's
 * account lacks are granted to it first: who may run this command owns the installation.
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
      : await takeUp(client, source.storyboardId, options)
  const { id } = storyboard
  try {
    await fillScenes(client, storyboard, progress, signal)
    const made = await render(client, instance, storyboard, options, progress, signal)
    if ('idea' in source && !options.isKept) {
      // The video is what was asked for, and it is whole.
      await client.storyboard.delete({ id }).catch(() => undefined)
    }
    return made
  } catch (error) {
    if (signal.aborted) {
      await Promise.allSettled(TRACK_KINDS.map((kind) => client.storyboard.cancelAll({ id, kind })))
    }
    const reason = signal.aborted ? 'Stopped.' : (error as Error).message
    throw new CommandError(`${reason} ${goOn(id)}`)
  }
}

export function goOn(storyboardId: string): string {
  return `What was made is kept: go on with npm run make -- --from ${storyboardId}`
}

async function takeUp(client: Client, id: string, options: MakeOptions): Promise<Storyboard> {
  const { imageStyle, voiceId, spendingCap } = options
  const { scenes, visuals } = await ask(client.storyboard.get({ id }))
  const { prices } = await ask(client.studio.get())
  const { total, storyboard } = planCost({ sceneCount: scenes.length, visuals }, prices)
  await haveCredits(client, total - storyboard)
  return await ask(
    client.storyboard.update({
      id,
      ...(imageStyle ? { imageStyle } : {}),
      ...(voiceId ? { voiceId } : {}),
      ...(spendingCap === null ? {} : { spendingCap }),
    }),
  )
}

async function write(
  client: Client,
  idea: StoryboardIdea,
  options: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  const id = randomUUID()
  const { builtIn } = await ask(client.studio.get())
  const isOwn = builtIn.writer || idea.beginning === 'script'
  const note = wordsNote(idea, isOwn)
  if (note !== null) progress.note(note)
  await afford(client, wordsPlan(idea, isOwn), options)
  progress.report('Storyboard', 0)
  try {
    const started = await ask(client.storyboard.create({ id, ...idea }))
    await awaitGenerations(client, [started], signal, (done) => progress.report('Storyboard', done))
    const { imageStyle = 'AUTO', voiceId, spendingCap } = options
    const { sampleReason } = await ask(client.storyboard.get({ id }))
    if (sampleReason) throw new CommandError(sampleReason)
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
    if (scenes.every((scene) => !lacks(scene, kind))) return
    const started = await ask(client.storyboard.generateAll({ id, kind, scenes: 'missing' }))
    await awaitGenerations(client, started, signal, (done) => progress.report(step, done))
  }
  // Voices first: a clip is as long as its scene, and a scene as long as its voice.
  const voices = make('Voices', 'voice')
  const images = make('Images', 'image')
  await Promise.all([voices, images])
  if (visuals === 'clips') await make('Clips', 'clip')
}

function lacks(scene: Scene, kind: TrackKind): boolean {
  return scene[kind].asset === null && (kind !== 'voice' || scene.voiceOverText.trim() !== '')
}

/** A video never gets more scenes than were planned, so its price is known before anything is begun. */
async function afford(client: Client, plan: Plan, { spendingCap }: MakeOptions): Promise<void> {
  const { prices } = await ask(client.studio.get())
  const { total } = planCost(plan, prices)
  if (spendingCap !== null && total > spendingCap) throw overCap(total, spendingCap)
  await haveCredits(client, total)
}

async function haveCredits(client: Client, total: number): Promise<void> {
  const { credits } = await ask(client.account.get())
  const missing = total - credits.available
  if (missing <= 0) return
  await ask(
    client.operator.grantCredits({
      requestId: randomUUID(),
      amount: missing,
      description: 'Made on the command line',
    }),
  )
}

function overCap(total: number, spendingCap: number): CommandError {
  return new CommandError(
    `This can cost ${total} credits, and --cap allows ${spendingCap}. Nothing was started; --stills or a shorter --duration costs less.`,
  )
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
