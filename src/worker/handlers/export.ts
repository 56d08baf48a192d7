import { join } from 'node:path'
import { type AssetRow, storeFile } from '#domain/asset/index.ts'
import { type ExportPlan, type PlannedScene, planExport, saveExport } from '#domain/exports.ts'
import { RenderError, type RenderErrorCode } from '#media/errors.ts'
import type { RenderRequest, RenderScene } from '#media/render-request.ts'
import { renderVideo } from '#media/render-video.ts'
import { LONGEST_BED_MS, SHORTEST_BED_MS } from '#providers/musician/musician-provider.ts'
import type { Handler, Run, WorkerContext } from '../context.ts'
import { fetchAsset } from '../files.ts'

/** Of the whole, what the music and the picture take; the rest is storing the file. */
const MUSIC_SHARE = 0.05
const RENDERED_SHARE = 0.98

export const renderExport: Handler = async (ctx, run) => {
  const plan = await planExport(ctx, run.generation)
  const scenes = await Promise.all(plan.scenes.map((scene) => fetchScene(ctx, run, plan, scene)))
  const music = await composeMusic(ctx, run, plan)
  run.onProgress(MUSIC_SHARE)

  const outputPath = join(run.folder, 'video.mp4')
  const request = { ...lookOf(plan), scenes, music }
  const { width, height, durationMs } = await renderVideo(request, {
    cacheFolder: join(ctx.cacheFolder, 'segments'),
    outputPath,
    signal: run.signal,
    onProgress: (done) => run.onProgress(MUSIC_SHARE + done * (RENDERED_SHARE - MUSIC_SHARE)),
  })
  const file = { path: outputPath, contentType: 'video/mp4', width, height, durationMs }
  await saveExport(ctx, run.generation, await storeFile(ctx, 'exports', file))
}

function lookOf({ storyboard, settings }: ExportPlan): Omit<RenderRequest, 'scenes' | 'music'> {
  return {
    aspectRatio: storyboard.aspectRatio,
    resolution: settings.resolution,
    pace: settings.pace,
    captions: {
      style: settings.captionStyle,
      position: settings.captionPosition,
      size: settings.captionSize,
    },
  }
}

async function fetchScene(
  ctx: WorkerContext,
  { folder }: Run,
  { storyboard }: ExportPlan,
  { scene, voice, image, clip }: PlannedScene,
): Promise<RenderScene> {
  const fetch = async (asset: AssetRow | null, gone: RenderErrorCode) => {
    if (!asset) return null
    const path = join(folder, asset.id)
    await fetchAsset(ctx, asset, path, new RenderError(gone, scene.orderIndex + 1))
    return path
  }
  const fetchCard = async (
    asset: AssetRow | null,
  ): Promise<NonNullable<RenderScene['card']> | null> => {
    const { card: pages, sheet } = asset?.details ?? {}
    if (!asset || !pages || !sheet) return null
    const sheetPath = join(folder, `${asset.id}-sheet`)
    await fetchAsset(ctx, sheet, sheetPath, new RenderError('image-missing', scene.orderIndex + 1))
    return { pages, sheetPath }
  }
  // The words of a card come in time; a clip of it would show them all at once.
  const shown = clip && !(clip.details.isStill && image?.details.card) ? clip : image
  return {
    durationMs: scene.durationMs,
    text: scene.voiceOverText,
    language: storyboard.language,
    words: voice?.details.words ?? null,
    voicePath: await fetch(voice, 'voice-missing'),
    clipPath: shown === clip ? await fetch(clip, 'clip-missing') : null,
    // Only a scene without a clip shows its picture.
    imagePath: shown === image ? await fetch(image, 'image-missing') : null,
    isTextCard: image?.details.isTextCard ?? false,
    card: shown === image ? await fetchCard(image) : null,
  }
}

async function composeMusic(
  ctx: WorkerContext,
  { folder, signal }: Run,
  { storyboard, settings }: ExportPlan,
): Promise<RenderRequest['music']> {
  if (!settings.musicMood) return null
  const bed = await ctx.models.chosen('musician').compose(
    {
      mood: settings.musicMood,
      seed: settings.musicSeed,
      durationMs: bedLengthMs(storyboard.totalDurationMs),
    },
    { folder, signal },
  )
  return { path: bed.path, volume: settings.musicVolume }
}

/** Of a shorter video the bed is cut, over a longer one it is played again. */
function bedLengthMs(videoMs: number): number {
  return Math.min(LONGEST_BED_MS, Math.max(SHORTEST_BED_MS, videoMs))
}
