import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PlanRenderInput } from '#media/plan/plan-render.task.ts'
import type { RenderPlan } from '#media/plan/plan-render.ts'
import { shareOut } from '#media/render-lanes.ts'
import type { RenderRequest } from '#media/render-request.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import type { EncodeOnlyInput, EncodeTimes } from './encode-only.task.ts'

const PLAN = new URL('../src/media/plan/plan-render.task.ts', import.meta.url)
const ENCODE = new URL('./encode-only.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 600_000, heapMB: 512, memoryMB: 1024 }

/**
 * How long x264 alone takes for a request's frames: the same segments with the same settings, shared out
 * over as many processes as the renderer uses. Each draws a segment into memory and then times its
 * encoding; the slowest process counts.
 */
export async function encodeOnly(request: RenderRequest, folder: string): Promise<EncodeTimes> {
  const fontsFolder = join(folder, 'fonts')
  await mkdir(fontsFolder, { recursive: true })
  const plan = await runInChild<PlanRenderInput, RenderPlan>(PLAN, { request, fontsFolder }, LIMITS)
  const lanes = shareOut(plan.segments, availableParallelism())
  const times = await Promise.all(
    lanes.map((segments) =>
      runInChild<EncodeOnlyInput, EncodeTimes>(ENCODE, { segments, folder, fontsFolder }, LIMITS),
    ),
  )
  return {
    wallS: Math.max(...times.map((each) => each.wallS)),
    cpuS: times.reduce((sum, each) => sum + each.cpuS, 0),
  }
}
