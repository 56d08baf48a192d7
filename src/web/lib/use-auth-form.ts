import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form'
import {
  EMAIL_MAX_CHARACTERS,
  FULL_NAME_MAX_CHARACTERS,
  MAILBOX_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { onOneLine } from '#contract/text.ts'
import { type AuthRefusal, authRefusal } from './auth-refusal.ts'
import { isEmail } from './is-email.ts'

/**
 * A form for the sign-in service. A refusal that belongs to a field stands at that field and takes
 * the focus there; another one stands above the form. What was typed stays.
 */
export function useAuthForm<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  const { i18n } = useLingui()
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null)
  const form = useForm<Values>({ defaultValues, shouldFocusError: false })

  function submit(send: (values: Values) => Promise<unknown>) {
    const handle = form.handleSubmit(async (values) => {
      setRefusal(null)
      try {
        await send(values)
      } catch (error) {
        refuse(authRefusal(i18n, error), values)
      }
    }, focusFirst)
    return (event: FormEvent) => void handle(event)
  }

  function refuse(found: AuthRefusal, values: Values) {
    const field = found.field && found.field in values ? (found.field as Path<Values>) : null
    if (field) form.setError(field, { message: found.title }, { shouldFocus: true })
    else setRefusal(found)
  }

  return {
    control: form.control,
    register: form.register,
    reset: form.reset,
    submit,
    refusal,
    isBusy: form.formState.isSubmitting,
    /** Nothing was sent yet. */
    isUntouched: form.formState.submitCount === 0,
    /** What is wrong with a field, in words. */
    errorOf: (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message,
    /** Takes back every complaint. */
    forgive() {
      setRefusal(null)
      form.clearErrors()
    },
  }
}

/** The first as read; the library would take the first as registered. */
function focusFirst(errors: FieldErrors) {
  const [first] = Object.values(errors)
    .map((error) => (error as FieldError | undefined)?.ref)
    .filter((control) => control instanceof HTMLElement)
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  first?.focus()
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

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
