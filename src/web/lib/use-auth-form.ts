import { useLingui } from '@lingui/react'
import { type FormEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form'
import { type AuthRefusal, authRefusal } from './auth-refusal.ts'

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
