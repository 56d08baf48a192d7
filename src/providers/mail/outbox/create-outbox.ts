import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { vendorSays } from '#contract/words/in-words.ts'
import { ProviderError } from '../../provider-error.ts'
import type { Mail, MailProvider } from '../mail-provider.ts'

export type OutboxOptions = {
  folder: string
  from: string
  say: (line: string) => void
  /** Whether what is said may hold links that open accounts: output is often kept, and read by many. */
  saysLinks: boolean
}

/**
 * For an installation without a mail server: each mail becomes a text file that its owner alone can read,
 * and the operator is told of it. The same mail sent again replaces its file.
 */
export function createOutbox({ folder, from, say, saysLinks }: OutboxOptions): MailProvider {
  return {
    name: 'outbox',
    async send(mail) {
      const file = join(folder, `${mail.id}.txt`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeSynced(file, asText(mail, from))
      } catch (error) {
        const reason = vendorSays('The outbox', `The mail could not be written to ${folder}.`)
        throw new ProviderError('unavailable', reason, { cause: error })
      }
      const links = saysLinks ? linksIn(mail.text) : []
      say([`Mail for ${mail.to}: ${mail.subject}`, ...links, file].join('\n  '))
    },
  }
}

function asText(mail: Mail, from: string): string {
  const head = [`From: ${from}`, `To: ${mail.to}`]
  if (mail.replyTo) head.push(`Reply-To: ${mail.replyTo}`)
  head.push(`Subject: ${mail.subject}`, `Date: ${new Date().toUTCString()}`)
  // What a stranger typed into a subject must not look like a line of the head.
  return [...head.map((line) => line.replace(/[\r\n]+/g, ' ')), '', mail.text, ''].join('\n')
}

/** Under its name only when it is complete. */
async function writeSynced(file: string, content: string): Promise<void> {
  const handle = await open(`${file}.part`, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
}

function linksIn(text: string): string[] {
  return text.match(/^https?:\/\/\S+$/gm) ?? []
}
