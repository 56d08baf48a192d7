import { ask, createClient } from './client.ts'
import { CommandError } from './command-error.ts'
import type { Instance } from './instance.ts'

/** `npm run account:delete -- EMAIL [--now]`: as its owner would, or at once. */
export async function deleteAccount(
  args: string[],
  openInstance: (signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
): Promise<void> {
  const [email, ...others] = args.filter((one) => one !== '--now')
  if (!email || email.startsWith('-') || others.length > 0) {
    throw new CommandError('Usage: npm run account:delete -- EMAIL [--now]')
  }
  const atOnce = args.includes('--now')
  const instance = await openInstance(signal)
  try {
    const client = createClient(instance.url, instance.operatorToken)
    const { deleteAfter } = await ask(client.operator.deleteAccount({ email, atOnce }))
    process.stdout.write(
      deleteAfter
        ? `${email} is deleted after ${deleteAfter.toISOString()}, unless its owner keeps it.\n`
        : `${email} is deleted.\n`,
    )
  } finally {
    await instance.close()
  }
}
