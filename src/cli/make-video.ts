import { randomUUID } from 'node:crypto'
import { planCost, planOf } from '#contract/plan-cost.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { awaitGenerations } from './await-generations.ts'
import { ask, type Client } from './client.ts'
import { CommandError } from './command-error.ts'
import { downloadFile } from './download-file.ts'
import type { Instance } from './instance.ts'
import type { MakeOptions } from './make-options.ts'
import type { Progress } from './progress.ts'

export type MadeVideo = { file: string; title: string; durationMs: number; scenes: number }

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
  const storyboardId = randomUUID()
  await afford(client, options)
  try {
    const storyboard = await write(client, storyboardId, options, progress, signal)
    await fillScenes(client, storyboard, options, progress, signal)
    return await render(client, instance, storyboard, options, progress, signal)
  } finally {
    // The video is what was asked for; nobody can open this storyboard again.
    await client.storyboard.delete({ id: storyboardId }).catch(() => undefined)
  }
}

async function write(
  client: Client,
  id: string,
  options: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<Storyboard> {
  progress.report('Storyboard', 0)
  const started = await ask(client.storyboard.create({ id, ...options.idea }))
  await awaitGenerations(client, [started], signal, (done) => progress.report('Storyboard', done))
  const { imageStyle, voiceId, spendingCap } = options
  const { sampleReason } = await ask(client.storyboard.get({ id }))
  if (sampleReason) throw new CommandError(sampleReason)
  const change = { imageStyle, spendingCap, ...(voiceId ? { voiceId } : {}) }
  return await ask(client.storyboard.update({ id, ...change }))
}

async function fillScenes(
  client: Client,
  { id }: Storyboard,
  { idea }: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const make = async (step: string, kind: 'voice' | 'image' | 'clip') => {
    const started = await ask(client.storyboard.generateAll({ id, kind, scenes: 'missing' }))
    await awaitGenerations(client, started, signal, (done) => progress.report(step, done))
  }
  // Voices first: a clip is as long as its scene, and a scene as long as its voice.
  const voices = make('Voices', 'voice')
  const images = make('Images', 'image')
  await Promise.all([voices, images])
  if (idea.visuals === 'clips') await make('Clips', 'clip')
}

/** A video never gets more scenes than were planned, so its price is known before anything is begun. */
async function afford(client: Client, { idea, spendingCap }: MakeOptions): Promise<void> {
  const { prices } = await ask(client.studio.get())
  const { total } = planCost(planOf(idea), prices)
  if (spendingCap !== null && total > spendingCap) throw overCap(total, spendingCap)
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
  { id, title, scenes }: Storyboard,
  { settings, outPath }: MakeOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<MadeVideo> {
  const { generation } = await ask(client.exports.request({ storyboardId: id, ...settings }))
  await awaitGenerations(client, [generation], signal, (done) => progress.report('Video', done))
  const [finished] = await ask(client.exports.list({ storyboardId: id }))
  if (!finished?.asset) throw new CommandError('The finished video was not found. Try again.')
  await downloadFile(instance, finished.asset.url, outPath, signal)
  return {
    file: outPath,
    title,
    durationMs: finished.asset.durationMs ?? 0,
    scenes: scenes.length,
  }
}
