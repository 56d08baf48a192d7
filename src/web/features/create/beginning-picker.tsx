import { useLingui } from '@lingui/react/macro'
import { FileText, Lightbulb, List, Quote } from 'lucide-react'
import { useId } from 'react'
import { BEGINNINGS, type Beginning } from '#contract/options.ts'
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
