import { and, inArray } from 'drizzle-orm'
import { KINDS, MODEL_KINDS, type PricedOperation } from '#contract/kinds.ts'
import type { Database, Transaction } from '#database/client.ts'
import { costs } from '#database/schema/index.ts'
import type { Maker } from '#providers/providers.ts'
import type { Registry } from '#providers/registry.ts'
import { DomainError } from '../domain-error.ts'

/** Whose work an operation pays for. */
const MAKERS = new Map<PricedOperation, Exclude<Maker, 'musician'>>(
  MODEL_KINDS.map((kind) => [KINDS[kind].operation, KINDS[kind].maker]),
)

/**
 * The prices of operations in credits: that of the model which is chosen for each, else the common one. All lie in the
 * table `costs`: the common ones of a new installation come from migration 0001, the admins set those of a model where
 * they connect it (`domain/model/choose-model.ts`).
 * @throws DomainError PRICE_UNKNOWN when one has none
 */
export async function readPrices<Operation extends PricedOperation>(
  db: Database | Transaction,
  models: Registry,
  operations: readonly Operation[],
): Promise<Record<Operation, number>> {
  const chosen = (operation: Operation) => {
    const maker = MAKERS.get(operation)
    return maker ? models.chosen(maker).name : ''
  }
  const providers = new Map(operations.map((one) => [one, chosen(one)]))
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
