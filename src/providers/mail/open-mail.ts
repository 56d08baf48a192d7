import { join } from 'node:path'
import type { MailProvider } from './mail-provider.ts'
import { createOutbox } from './outbox/create-outbox.ts'

/** The settings of the same names. */
export type MailSettings = {
  DATA_DIR: string
  PUBLIC_URL: string
  SMTP_URL?: string | undefined
  MAIL_FROM: string
}

/** A site that only this machine opens is being tried or developed. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * The configured mail server, or files in the data folder.
 * @param say shows the operator a line, whatever the log level.
 */
export async function openMail(
  settings: MailSettings,
  say: (line: string) => void,
): Promise<MailProvider> {
  const { DATA_DIR, SMTP_URL: url, MAIL_FROM: from } = settings
  if (!url) {
    const saysLinks = OWN_MACHINE.includes(new URL(settings.PUBLIC_URL).hostname)
    return createOutbox({ folder: join(DATA_DIR, 'mail'), from, say, saysLinks })
  }
  // Who keeps mails as files does not wait for the client of a mail server.
  const { createSmtpMail } = await import('./smtp/create-smtp-mail.ts')
  return createSmtpMail({ url, from })
}
