import { randomUUID } from 'node:crypto'
import { ask, createClient } from './client.ts'
import { CommandError } from './command-error.ts'
import type { Instance } from './instance.ts'

/** `npm run credits:add -- EMAIL AMOUNT [REASON]`: what an operator gives an account. */
export async function addCredits(
  [email, amountText, ...reason]: string[],
  openInstance: (signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
): Promise<void> {
  const amount = Number(amountText)
  if (!email || !Number.isSafeInteger(amount) || amount < 1) {
    throw new CommandError('Usage: npm run credits:add -- EMAIL AMOUNT [REASON]')
  }
  const instance = await openInstance(signal)
  try {
    const client = createClient(instance.url, instance.operatorToken)
    const description = reason.join(' ') || 'Credits from the operator'
    const { available } = await ask(
      client.operator.grantCredits({ requestId: randomUUID(), email, amount, description }),
    )
    process.stdout.write(`${email} has ${available} credits now.\n`)
  } finally {
    await instance.close()
  }
}
