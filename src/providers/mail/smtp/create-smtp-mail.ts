import { createTransport } from 'nodemailer'
import { vendorSays } from '#contract/words/in-words.ts'
import { ProviderError } from '../../provider-error.ts'
import type { MailProvider } from '../mail-provider.ts'

/** A mail server that hangs must not hold up the mails behind it for long. */
const CONNECT_WITHIN_MS = 10_000
const SILENCE_AT_MOST_MS = 20_000

type SmtpError = Error & { code?: string; responseCode?: number }

/** Sends by SMTP (RFC 5321), encrypted from the start with `smtps:`, by STARTTLS where the server offers it. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_AT_MOST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^<>@\s]+)>?$/.exec(from)?.[1]
  return {
    name: 'smtp',
    async send({ id, to, subject, text, html, replyTo }) {
      try {
        await transport.sendMail({
          from,
          // An object: a comma in an address must not make two of one.
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          // The same again after a crash, so that mailboxes can drop the second copy.
          messageId: `<${id}@${domain}>`,
          // RFC 3834: no out-of-office answers.
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        const reason = withoutAddresses((error as SmtpError).message)
        const kind = isFinal(error as SmtpError) ? 'refused' : 'unavailable'
        throw new ProviderError(kind, vendorSays('The mail server', reason), { cause: error })
      }
    },
  }
}

/** A 5xx about the recipient or the content stays; one about our own sign-in ends when it is put right. */
function isFinal({ code, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** Servers repeat whom they refuse, and what they say is for the log. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
}
