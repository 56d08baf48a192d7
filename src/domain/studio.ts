import { type OfferedModel, PRICED_OPERATIONS, type Studio } from '#contract/studio.ts'
import {
  MODEL_KINDS,
  type ModelKind,
  modelLabel,
  VENDORS,
  type VendorId,
} from '#contract/vendors.ts'
import { VOICES } from '#contract/voices.ts'
import type { NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import { partsOf } from '#providers/vendors.ts'
import type { WorkspaceContext } from './context.ts'
import { readModelPrices, readPrices } from './credit/index.ts'
import { KINDS, usualWait } from './generation/index.ts'
import { findFailing, findSilences } from './vendor-call/index.ts'

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
  const wait = (kind: ModelKind) => usualWait(db, kind, models.chosen(KINDS[kind].maker).name)
  const [storyboard, voice, image, clip] = await Promise.all([
    wait('storyboard'),
    wait('voice'),
    wait('image'),
    wait('clip'),
  ])
  return { storyboard, voice, image, clip }
}

type Trouble = Studio['failing'][number]

/** Work that waits at a vendor that is silent is what people ask about first, whoever does new work by now. */
async function failingNow(ctx: WorkspaceContext): Promise<Trouble[]> {
  const silent = (await findSilences(ctx.db, ctx.workspaceId)).flatMap(
    ({ kind, provider, since }): Trouble[] =>
      kind === 'export' ? [] : [{ kind, vendor: nameOf(provider), since, hasWork: true }],
  )
  const isTold = (one: Trouble) =>
    silent.some(({ kind, vendor }) => kind === one.kind && vendor === one.vendor)
  return [...silent, ...(await refusingNow(ctx)).filter((one) => !isTold(one))]
}

async function refusingNow({ db, models }: WorkspaceContext): Promise<Trouble[]> {
  const asked = MODEL_KINDS.map(async (kind): Promise<Trouble[]> => {
    const { name, builtIn, limits } = models.chosen(KINDS[kind].maker)
    const failing = builtIn ? null : await findFailing(db, limits?.key ?? name)
    return failing ? [{ kind, vendor: nameOf(name), since: failing.since, hasWork: false }] : []
  })
  return (await Promise.all(asked)).flat()
}

function nameOf(provider: string): string {
  return VENDORS[partsOf(provider).vendor as VendorId]?.name ?? provider
}

type Offered = Record<'writer' | 'illustrator' | 'animator' | 'narrator', OfferedModel[]>

/** Whom people may choose as each maker, the default first, with the price of one piece. */
async function offeredModels({ db, models }: WorkspaceContext): Promise<Offered> {
  const priceOf = await readModelPrices(db)
  const offered = MODEL_KINDS.map((kind) => {
    const { maker, operation } = KINDS[kind]
    const ofMaker = models.offered(maker).map((provider, index) => ({
      name: provider.name,
      label: modelLabel(provider.name),
      price: priceOf(operation, provider.name),
      isDefault: index === 0,
      unsupportedVoices: 'unsupported' in provider ? unsupportedVoices(provider) : {},
    }))
    return [maker, ofMaker]
  })
  return Object.fromEntries(offered) as Offered
}

/** Voices a narrator cannot speak with, and why. */
function unsupportedVoices(narrator: NarratorProvider): OfferedModel['unsupportedVoices'] {
  const unsupported = VOICES.flatMap(({ id }) => {
    const reason = narrator.unsupported(id)
    return reason ? [[id, reason] as const] : []
  })
  return Object.fromEntries(unsupported)
}
