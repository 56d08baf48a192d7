import type { OfferedModel } from '#contract/studio.ts'
import { MODEL_KINDS, modelLabel } from '#contract/vendors.ts'
import { VOICES } from '#contract/voices.ts'
import type { NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import type { WorkspaceContext } from '../context.ts'
import { readModelPrices } from '../credit/index.ts'
import { KINDS } from '../generation/index.ts'

type Offered = Record<'writer' | 'illustrator' | 'animator' | 'narrator', OfferedModel[]>

/** Whom people may choose for each task, the default first, with the price of one piece. */
export async function offeredModels({ db, models }: WorkspaceContext): Promise<Offered> {
  const priceOf = await readModelPrices(db)
  const offered = MODEL_KINDS.map((kind) => {
    const { task, operation } = KINDS[kind]
    const ofTask = models.offered(task).map((provider, index) => ({
      name: provider.name,
      label: modelLabel(provider.name),
      price: priceOf(operation, provider.name),
      isDefault: index === 0,
      unsupportedVoices: 'unsupported' in provider ? unsupportedVoices(provider) : {},
    }))
    return [task, ofTask]
  })
  return Object.fromEntries(offered) as Offered
}

/** Voices a narrator cannot speak with, and why. */
export function unsupportedVoices(narrator: NarratorProvider): OfferedModel['unsupportedVoices'] {
  const unsupported = VOICES.flatMap(({ id }) => {
    const reason = narrator.unsupported(id)
    return reason ? [[id, reason] as const] : []
  })
  return Object.fromEntries(unsupported)
}
