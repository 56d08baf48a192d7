import { randomUUID } from 'node:crypto'
import { ask, type Client } from './client.ts'
import { CommandError } from './run-command.ts'

/**
 * Grants the command line's account what it lacks: who may run this command owns the installation.
 * @param cheaper what would cost less, in words.
 * @throws CommandError when it can cost more than `--cap` allows
 */
export async function afford(
  client: Client,
  total: number,
  spendingCap: number | null,
  cheaper: string,
): Promise<void> {
  if (spendingCap !== null && total > spendingCap) {
    throw new CommandError(
      `This can cost ${total} credits, and --cap allows ${spendingCap}. Nothing was started; ${cheaper}`,
    )
  }
  const { credits } = await ask(client.account.get())
  const missing = total - credits.available
  if (missing <= 0) return
  await ask(
    client.operator.grantCredits({
      requestId: randomUUID(),
      amount: missing,
      description: 'Made on the command line',
    }),
  )
}
