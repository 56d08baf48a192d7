import { eq } from 'drizzle-orm'
import type { PricedOperation } from '#contract/studio.ts'
import type { Database, Transaction } from '#database/client.ts'
import { costs } from '#database/schema/index.ts'
import { DomainError } from '../domain-error.ts'

/** The price of an operation in credits. @throws DomainError PRICE_UNKNOWN */
export async function readPrice(
  db: Database | Transaction,
  operation: PricedOperation,
): Promise<number> {
  const [cost] = await db.select().from(costs).where(eq(costs.operationName, operation))
  if (!cost || cost.creditCost < 0) throw new DomainError('PRICE_UNKNOWN')
  return cost.creditCost
}
