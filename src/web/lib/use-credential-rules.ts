import { useLingui } from '@lingui/react/macro'
import {
  EMAIL_MAX_CHARACTERS,
  FULL_NAME_MAX_CHARACTERS,
  MAILBOX_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { onOneLine } from '#contract/text.ts'
import { isEmail } from './is-email.ts'

/** What may be typed into the fields of an account, with the words for what may not; the server checks the same. */
export function useCredentialRules() {
  const { t } = useLingui()
  const isNoPassword = t`Use ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters`
  return {
    email: {
      required: t`Enter your e-mail address`,
      validate: {
        shape: (address: string) =>
          isEmail(address) || t`Enter an e-mail address like you@example.com.`,
        length: (address: string) =>
          hasLengthOfEmail(address.trim()) ||
          t`An e-mail address has at most ${EMAIL_MAX_CHARACTERS} characters, ${MAILBOX_MAX_CHARACTERS} of them before the @`,
      },
    },
    name: {
      validate: (name: string) => onOneLine(name) !== '' || t`Enter your name`,
      maxLength: {
        value: FULL_NAME_MAX_CHARACTERS,
        message: t`Your name can have at most ${FULL_NAME_MAX_CHARACTERS} characters`,
      },
    },
    password: { required: t`Enter your password` },
    newPassword: {
      required: isNoPassword,
      minLength: { value: PASSWORD_MIN_CHARACTERS, message: isNoPassword },
      maxLength: { value: PASSWORD_MAX_CHARACTERS, message: isNoPassword },
    },
  }
}

function hasLengthOfEmail(address: string): boolean {
  return (
    address.length <= EMAIL_MAX_CHARACTERS && address.lastIndexOf('@') <= MAILBOX_MAX_CHARACTERS
  )
}
