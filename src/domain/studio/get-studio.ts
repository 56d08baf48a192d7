import { MODEL_KINDS, type ModelKind, VENDORS, type VendorId } from '#contract/vendors.ts'
import { PRICED_OPERATIONS, type Studio } from '#contract/studio.ts'
import { partsOf } from '#providers/vendors.ts'
import type { WorkspaceContext } from '../context.ts'
import { KINDS, usualWait } from '../generation/index.ts'
import { findFailing, findSilence } from '../vendor-call/index.ts'
import { readPrices } from '../credit/index.ts'
import { offeredModels, unsupportedVoices } from './offered-models.ts'

/** @throws DomainError PRICE_UNKNOWN */
export async function getStudio(ctx: WorkspaceContext): Promise<Studio> {
  const { models } = ctx
  const narrator = models.chosen('narrator')
  return {
    prices: await readPrices(ctx.db, models, PRICED_OPERATIONS),
    builtIn: {
      writer: models.chosen('writer').builtIn,
      illustrator: models.chosen('illustrator').builtIn,
      animator: models.chosen('animator').builtIn,
      narrator: narrator.builtIn,
    },
    offered: await offeredModels(ctx),
    unsupportedVoices: unsupportedVoices(narrator),
    pictures: { negativePrompt: false, references: false, ...models.chosen('illustrator').can },
    waits: await waitsNow(ctx),
    failing: await failingNow(ctx),
  }
}

async function waitsNow({ db, models }: WorkspaceContext): Promise<Studio['waits']> {
  const wait = (kind: ModelKind) => usualWait(db, kind, models.chosen(KINDS[kind].task).name)
  const [storyboard, voice, image, clip] = await Promise.all([
    wait('storyboard'),
    wait('voice'),
    wait('image'),
    wait('clip'),
  ])
  return { storyboard, voice, image, clip }
}

async function failingNow({
  db,
  models,
  workspaceId,
}: WorkspaceContext): Promise<Studio['failing']> {
  const asked = MODEL_KINDS.map(async (kind) => {
    const { name, builtIn, limits } = models.chosen(KINDS[kind].task)
    if (builtIn) return []
    const key = limits?.key ?? name
    const [failing, silentSince] = await Promise.all([
      findFailing(db, key),
      findSilence(db, key, workspaceId),
    ])
    const vendor = VENDORS[partsOf(name).vendor as VendorId]?.name ?? name
    // The work that waits there is what people ask about first.
    if (silentSince) return [{ kind, vendor, since: silentSince, hasWork: true }]
    return failing ? [{ kind, vendor, since: failing.since, hasWork: false }] : []
  })
  return (await Promise.all(asked)).flat()
}
