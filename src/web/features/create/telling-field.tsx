import { useLingui } from '@lingui/react/macro'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import {
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import type { Beginning } from '#contract/options.ts'
import { Field } from '#web/ui/field.tsx'
import type { IdeaForm } from './use-idea-form.ts'

type Telling = Exclude<Beginning, 'points'>
type TellingFieldProps = {
  form: IdeaForm
  beginning: Telling
  error: string | undefined
  registration: UseFormRegisterReturn
}

const LIMITS: Record<Telling, { least: number; most: number; rows: number }> = {
  idea: { least: IDEA_MIN_CHARACTERS, most: IDEA_MAX_CHARACTERS, rows: 5 },
  script: { least: IDEA_MIN_CHARACTERS, most: SCRIPT_MAX_CHARACTERS, rows: 9 },
  text: { least: SOURCE_MIN_CHARACTERS, most: SOURCE_MAX_CHARACTERS, rows: 12 },
}

/** The idea, the script or the text: what is typed for the one stays for the others. */
export function TellingField({ form, beginning, error, registration }: TellingFieldProps) {
  const { t, i18n } = useLingui()
  const length = useWatch({ control: form.control, name: 'idea' }).trim().length
  const { least, most, rows } = LIMITS[beginning]
  const limit = length < least ? least : most
  const isMeasured = error !== undefined || beginning === 'text'
  const texts: Record<Telling, [string, string]> = {
    idea: [t`Video Idea`, t`Say what it is about, who it is for, and how it should end.`],
    script: [
      t`Script`,
      t`It is spoken word for word and split into scenes; nothing is added or left out.`,
    ],
    text: [
      t`Text`,
      t`Paste an article or notes. The script says only what they say; style and audience set its tone.`,
    ],
  }
  const [label, hint] = texts[beginning]
  return (
    <Field
      label={label}
      aside={
        <span className="opt mono text-xs">
          {i18n.number(length)}
          {isMeasured && ` / ${i18n.number(limit)}`}
        </span>
      }
      hint={hint}
      error={error}
    >
      {(control) => (
        <textarea className="textarea" rows={rows} dir="auto" {...control} {...registration} />
      )}
    </Field>
  )
}
