import { and, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations, receivedWebhooks, vendorCalls } from '#database/schema/index.ts'

/**
 * Makes a generation due that waits for what this call began, once its vendor has called back. That may come before
 * the vendor's answer was stored, so it is asked for again then: whichever of the two comes second sees the first.
 */
export async function checkIfCalledBack(tx: Transaction, callId: string): Promise<void> {
  const { id, attempts, state } = generations
  const [found] = await tx
    .select({ id })
    .from(generations)
    .innerJoin(vendorCalls, eq(vendorCalls.generationId, id))
    .where(and(eq(vendorCalls.id, callId), eq(vendorCalls.attempt, attempts)))
    .for('update', { of: generations })
  if (!found) return
  const called = tx
    .select({ id: receivedWebhooks.callId })
    .from(receivedWebhooks)
    .where(eq(receivedWebhooks.callId, callId))
  await tx
    .update(generations)
    .set({ nextCheckAt: sql`now()` })
    .where(and(eq(id, found.id), eq(state, 'waiting'), exists(called)))
}
