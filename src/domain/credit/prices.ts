import { and, inArray } from 'drizzle-orm'
import type { PricedOperation } from '#contract/studio.ts'
import type { Database, Transaction } from '#database/client.ts'
import { costs } from '#database/schema/index.ts'
import type { Maker } from '#providers/providers.ts'
import type { Registry } from '#providers/registry.ts'
import { DomainError } from '../domain-error.ts'

/** Whose work is paid for. */
const TASK_OF = {
  create_storyboard: 'writer',
  generate_voice: 'narrator',
  generate_image: 'illustrator',
  generate_video: 'animator',
} as const satisfies Record<PricedOperation, Maker>

/**
 * Prices lie in the table `costs`. The common ones of a new installation come from migration 0001; those of a model
 * are set by the admins, where they connect it (`domain/model/choose-model.ts`).
 *
 * The prices of operations in credits: that of the model which is chosen for each, else the common one.
 * @throws DomainError PRICE_UNKNOWN when one has none
 */
export async function readPrices<Operation extends PricedOperation>(
  db: Database | Transaction,
  models: Registry,
  operations: readonly Operation[],
): Promise<Record<Operation, number>> {
  const providers = new Map(operations.map((one) => [one, models.chosen(TASK_OF[one]).name]))
  const isAsked = inArray(costs.operationName, operations)
  const rows = await db
    .select()
    .from(costs)
    .where(and(isAsked, inArray(costs.provider, ['', ...providers.values()])))
  const priceOf = (operation: Operation, provider: string) =>
    rows.find((row) => row.operationName === operation && row.provider === provider)?.creditCost
  const priced = operations.map((operation) => {
    const price = priceOf(operation, providers.get(operation) ?? '') ?? priceOf(operation, '') ?? -1
    if (price < 0) throw new DomainError('PRICE_UNKNOWN')
    return [operation, price]
  })
  return Object.fromEntries(priced)
}

/**
 * The prices of all models, also of those that are not connected.
 * @returns what an operation costs with a model, by the model's name. @throws DomainError PRICE_UNKNOWN
 */
export async function readModelPrices(
  db: Database | Transaction,
): Promise<(operation: PricedOperation, model: string) => number> {
  const rows = await db.select().from(costs)
  const ofModel = (operation: PricedOperation, model: string) =>
    rows.find((row) => row.operationName === operation && row.provider === model)?.creditCost
  return (operation, model) => {
    const price = ofModel(operation, model) ?? ofModel(operation, '')
    if (price === undefined || price < 0) throw new DomainError('PRICE_UNKNOWN')
    return price
  }
}
