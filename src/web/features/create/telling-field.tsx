import { useLingui } from '@lingui/react/macro'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import {
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import type { IdeaForm } from './use-idea-form.ts'

type TellingFieldProps = {
  form: IdeaForm
  isScript: boolean
  error: string | undefined
  registration: UseFormRegisterReturn
}

const IDEA_ROWS = 5
const SCRIPT_ROWS = 9

/** The idea, or the script that is spoken word for word: what is typed for the one stays for the other. */
export function TellingField({ form, isScript, error, registration }: TellingFieldProps) {
  const { t } = useLingui()
  const length = useWatch({ control: form.control, name: 'idea' }).trim().length
  const most = isScript ? SCRIPT_MAX_CHARACTERS : IDEA_MAX_CHARACTERS
  const limit = length < IDEA_MIN_CHARACTERS ? IDEA_MIN_CHARACTERS : most
  return (
    <Field
      label={isScript ? t`Script` : t`Video Idea`}
      aside={<span className="opt mono text-xs">{error ? `${length} / ${limit}` : length}</span>}
      hint={
        isScript
          ? t`It is spoken word for word and split into scenes; nothing is added or left out.`
          : t`Say what it is about, who it is for, and how it should end.`
      }
      error={error}
    >
      {(control) => (
        <textarea
          className="textarea"
          rows={isScript ? SCRIPT_ROWS : IDEA_ROWS}
          dir="auto"
          {...control}
          {...registration}
        />
      )}
    </Field>
  )
}
