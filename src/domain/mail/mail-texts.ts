import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { ACCOUNT_DELETION } from './texts/account-deletion.ts'
import { ADDRESS_IN_USE } from './texts/address-in-use.ts'
import { CONFIRM_NEW_EMAIL } from './texts/confirm-new-email.ts'
import { EMAIL_CHANGE_REQUESTED } from './texts/email-change-requested.ts'
import type { MailText } from './lay-out-mail.ts'
import { PASSWORD_CHANGED } from './texts/password-changed.ts'
import { RESET_PASSWORD } from './texts/reset-password.ts'
import { VERIFY_EMAIL } from './texts/verify-email.ts'

export const MAIL_TEXTS = {
  'verify-email': VERIFY_EMAIL,
  'reset-password': RESET_PASSWORD,
  'password-changed': PASSWORD_CHANGED,
  'address-in-use': ADDRESS_IN_USE,
  'confirm-new-email': CONFIRM_NEW_EMAIL,
  'email-change-requested': EMAIL_CHANGE_REQUESTED,
  'account-deletion': ACCOUNT_DELETION,
} satisfies Record<string, Record<InterfaceLanguage, MailText>>

export type MailKind = keyof typeof MAIL_TEXTS
