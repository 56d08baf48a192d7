import { useLingui } from '@lingui/react/macro'
import { CircleAlert, FileText, Lightbulb, List, Quote } from 'lucide-react'
import { useId } from 'react'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import {
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
  POINT_MAX_CHARACTERS,
  SCRIPT_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
  SOURCE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { BEGINNINGS, type Beginning } from '#contract/options.ts'
import { Field } from '#web/ui/field.tsx'
import type { IdeaForm } from './idea-form.ts'
import './beginning-picker.css'

type BeginningPickerProps = { value: Beginning; onChange: (beginning: Beginning) => void }

const ICONS = { idea: Lightbulb, points: List, script: Quote, text: FileText }

/** What somebody begins with; what was typed for one stays when another is looked at. */
export function BeginningPicker({ value, onChange }: BeginningPickerProps) {
  const { t } = useLingui()
  const name = useId()
  const texts: Record<Beginning, [string, string]> = {
    idea: [t`Idea`, t`One or two sentences`],
    points: [t`Points`, t`Five lines, in your words`],
    script: [t`My own script`, t`Spoken word for word`],
    text: [t`From a text`, t`An article or notes`],
  }
  return (
    <fieldset>
      <legend className="sr-only">{t`Begin with`}</legend>
      <div className="begs">
        {BEGINNINGS.map((beginning) => {
          const Icon = ICONS[beginning]
          const [title, about] = texts[beginning]
          return (
            <label key={beginning} className="beg">
              <Icon />
              <b>{title}</b>
              <small>{about}</small>
              <input
                type="radio"
                name={name}
                value={beginning}
                checked={beginning === value}
                onChange={() => onChange(beginning)}
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

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

type PointsFieldsProps = { form: IdeaForm; error: string | undefined; onTyped: () => void }

/** What it is, three points, and what people should do: they are told in this order, in these words. */
export function PointsFields({ form, error, onTyped }: PointsFieldsProps) {
  const { t } = useLingui()
  const errorId = useId()
  const points = useWatch({ control: form.control, name: 'points' })
  const isEmpty = (at: number) => !/\p{L}/u.test(points[at] ?? '')
  const labels = [
    t`What is it?`,
    t`First point`,
    t`Second point`,
    t`Third point`,
    t`What should people do?`,
  ]
  return (
    <div className="grid gap-3">
      {labels.map((label, at) => (
        <Field key={label} label={label}>
          {(control) => (
            <input
              className="input"
              maxLength={POINT_MAX_CHARACTERS}
              {...control}
              {...(error && { 'aria-describedby': errorId, 'aria-invalid': isEmpty(at) })}
              {...form.register(`points.${at}`, { onChange: onTyped })}
            />
          )}
        </Field>
      ))}
      {error && (
        <p className="err" id={errorId}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

type ChoiceFieldProps = {
  label: string
  /** The empty option; without it one option is always chosen. */
  placeholder?: string
  options: { value: string; name: string; lang?: string }[]
  error?: string | undefined
  registration: UseFormRegisterReturn
}

/** A labelled select of the create form. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, placeholder, options, error, registration } = props
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select className="select" {...control} {...registration}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, name, lang }) => (
            <option key={value} value={value} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
