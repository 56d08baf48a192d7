import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, createClient, type Instance } from './client.ts'
import { checkWritable, downloadFile } from './download-file.ts'
import { CommandError } from './run-command.ts'

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

/** `npm run account:export -- EMAIL --out FILE`: all data of an account in one ZIP file. */
export async function exportAccount(
  args: string[],
  openInstance: (signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
): Promise<void> {
  const { email, path, isForced } = readArguments(args)
  await checkWritable(path, isForced, 'data')
  const instance = await openInstance(signal)
  try {
    const source = `/media/account.zip?email=${encodeURIComponent(email)}`
    await downloadFile(instance, source, path, signal)
    process.stdout.write(`${path} holds all data of ${email}.\n`)
  } finally {
    await instance.close()
  }
}

function readArguments(args: string[]): { email: string; path: string; isForced: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, force: { type: 'boolean', default: false } },
    })
    const [email, ...others] = positionals
    const { out, force } = values
    if (email && out && others.length === 0) return { email, path: resolve(out), isForced: force }
  } catch {
    // It is said below.
  }
  throw new CommandError('Usage: npm run account:export -- EMAIL --out FILE.zip [--force]')
}
