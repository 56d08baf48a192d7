import { inArray } from 'drizzle-orm'
import type { PricedOperation } from '#contract/studio.ts'
import type { Database, Transaction } from '#database/client.ts'
import { costs } from '#database/schema/index.ts'
import { DomainError } from '../domain-error.ts'

/** The prices of operations in credits. @throws DomainError PRICE_UNKNOWN when one has none */
export async function readPrices<Operation extends PricedOperation>(
  db: Database | Transaction,
  operations: readonly Operation[],
): Promise<Record<Operation, number>> {
  const rows = await db.select().from(costs).where(inArray(costs.operationName, operations))
  const prices = new Map(rows.map((cost) => [cost.operationName, cost.creditCost]))
  const priced = operations.map((operation) => {
    const price = prices.get(operation) ?? -1
    if (price < 0) throw new DomainError('PRICE_UNKNOWN')
    return [operation, price]
  })
  return Object.fromEntries(priced)
}
