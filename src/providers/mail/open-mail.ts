import { join } from 'node:path'
import type { MailProvider } from './mail-provider.ts'
import { createOutbox } from './outbox/create-outbox.ts'

/** The settings of the same names. */
export type MailSettings = { DATA_DIR: string; SMTP_URL?: string | undefined; MAIL_FROM: string }

/**
 * The configured mail server, or files in the data folder.
 * @param say shows the operator a line, whatever the log level.
 */
export async function openMail(
  settings: MailSettings,
  say: (line: string) => void,
): Promise<MailProvider> {
  const { DATA_DIR, SMTP_URL: url, MAIL_FROM: from } = settings
  if (!url) return createOutbox({ folder: join(DATA_DIR, 'mail'), from, say })
  // Who keeps mails as files does not wait for the client of a mail server.
  const { createSmtpMail } = await import('./smtp/create-smtp-mail.ts')
  return createSmtpMail({ url, from })
}
