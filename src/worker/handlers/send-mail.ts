import type { Mail, MailProvider } from '#providers/mail/mail-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'

/**
 * Hands one mail over. One that is refused for good is dropped; any other failure is thrown, and the queue
 * tries again later. The log names neither the recipient nor what the mail says.
 */
export async function sendMail(provider: MailProvider, mail: Mail): Promise<void> {
  try {
    await provider.send(mail)
  } catch (error) {
    console.error(`Mail ${mail.id}: ${(error as Error).message}`)
    if (error instanceof ProviderError && error.kind === 'refused') return
    throw error
  }
}
