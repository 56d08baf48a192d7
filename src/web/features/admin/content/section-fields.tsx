import { useLingui } from '@lingui/react/macro'
import type { HomepageSections, SectionKey } from '#contract/homepage.ts'
import { Field } from '#web/ui/field.tsx'
import { ItemList } from './item-list.tsx'
import { FIELDS, type Item } from './sections.ts'
import { TextFields } from './text-fields.tsx'

type Value = HomepageSections[SectionKey]
type SectionFieldsProps = {
  section: SectionKey
  value: Value
  hasTried: boolean
  onChange: (value: Value) => void
}

/** What is asked for in a section. */
export function SectionFields({ section, value, hasTried, onChange }: SectionFieldsProps) {
  const { t } = useLingui()
  if (section === 'logos') {
    return (
      <Field label={t`Names`} hint={t`One publication a line, as it writes its name`}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            value={(value as string[]).join('\n')}
            onChange={({ target }) => onChange(target.value.split('\n'))}
          />
        )}
      </Field>
    )
  }
  if (section === 'hero') {
    return (
      <TextFields
        fields={FIELDS.hero}
        values={value as HomepageSections['hero']}
        hasTried={hasTried}
        onChange={(name, text) =>
          onChange({ ...(value as HomepageSections['hero']), [name]: text })
        }
      />
    )
  }
  return (
    <ItemList
      section={section}
      items={value as Item[]}
      hasTried={hasTried}
      onChange={(items) => onChange(items as unknown as Value)}
    />
  )
}
