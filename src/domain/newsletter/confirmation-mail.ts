import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import { layOutMail } from '../mail/index.ts'
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts'

/** The mail that asks the owner of an address whether it was they who typed it in. */
export function confirmationMail(
  publicUrl: string,
  subscription: { email: string; language: InterfaceLanguage; token: string },
): QueuedMail {
  const { email, language, token } = subscription
  const { subject, paragraphs, action, closing } = CONFIRMATION_TEXTS[language]
  const page = publicUrl + localPath('/newsletter', language)
  const mail = layOutMail({
    language,
    subject,
    paragraphs,
    link: { label: action, url: `${page}?confirm=${token}` },
    closing: [closing, `${page}?unsubscribe=${token}`],
  })
  return { to: email, ...mail }
}
