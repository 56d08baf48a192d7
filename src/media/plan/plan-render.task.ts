import { serveTask } from '#sandbox/serve-task.ts'
import { RenderError } from '../errors.ts'
import type { RenderRequest } from '../render-request.ts'
import { linkFonts, TextMeasure } from './fonts.ts'
import { planRender, type RenderPlan } from './plan-render.ts'
import { inspectScene, readable, requireSound } from './scene-media.ts'

export type PlanRenderInput = { request: RenderRequest; fontsFolder: string }

serveTask(async ({ request, fontsFolder }: PlanRenderInput): Promise<RenderPlan> => {
  if (request.scenes.length === 0) throw new RenderError('no-scenes')
  const media = await Promise.all(
    request.scenes.map((scene, index) => inspectScene(scene, index + 1)),
  )
  if (request.music) await readable('music', request.music.path, null, requireSound)
  const text = new TextMeasure()
  const plan = planRender(request, media, text.measure)
  await linkFonts(text.fonts(), fontsFolder)
  return plan
})
