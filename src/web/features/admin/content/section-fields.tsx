import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { HomepageSections, SectionKey } from '#contract/homepage.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { emptyItem, FIELDS, type FieldOf, type Item } from './sections.ts'

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

const ITEMS_MAX = 12

type ItemListProps = {
  section: Exclude<SectionKey, 'hero' | 'logos'>
  items: Item[]
  hasTried: boolean
  onChange: (items: Item[]) => void
}

/** Items that are edited, moved, added and taken out; numbers stay where they are. */
function ItemList({ section, items, hasTried, onChange }: ItemListProps) {
  const { t } = useLingui()
  const isFixed = section === 'numbers'
  const change = (index: number, name: string, value: string) =>
    onChange(items.map((item, at) => (at === index ? { ...item, [name]: value } : item)))
  const move = (from: number, to: number) => {
    const moved = items.toSpliced(from, 1)
    onChange(moved.toSpliced(to, 0, ...items.slice(from, from + 1)))
  }
  return (
    <div className="grid gap-4">
      {items.map((item, index) => {
        const number = index + 1
        return (
          <fieldset key={item.id} className="content-item">
            <legend className="sr-only">{t`Item ${number}`}</legend>
            <div className="content-item-head">
              <span className="edge" aria-hidden="true">
                <b>{number}</b>
              </span>
              {!isFixed && (
                <span className="flex gap-1">
                  <Button
                    square
                    size="sm"
                    variant="ghost"
                    icon={ArrowUp}
                    aria-label={t`Move item ${number} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    square
                    size="sm"
                    variant="ghost"
                    icon={ArrowDown}
                    aria-label={t`Move item ${number} down`}
                    disabled={number === items.length}
                    onClick={() => move(index, number)}
                  />
                  <Button
                    square
                    size="sm"
                    variant="ghost"
                    icon={Trash2}
                    aria-label={t`Take item ${number} out`}
                    disabled={section === 'features' && items.length === 1}
                    onClick={() => onChange(items.toSpliced(index, 1))}
                  />
                </span>
              )}
            </div>
            <TextFields
              fields={FIELDS[section]}
              values={item}
              hasTried={hasTried}
              onChange={(name, value) => change(index, name, value)}
            />
          </fieldset>
        )
      })}
      {!isFixed && items.length < ITEMS_MAX && (
        <Button icon={Plus} onClick={() => onChange([...items, emptyItem(section, newId())])}>
          {t`Add another`}
        </Button>
      )}
    </div>
  )
}

type TextFieldsProps = {
  fields: FieldOf[]
  values: Record<string, string>
  /** Somebody tried to save: what is missing is marked. */
  hasTried: boolean
  onChange: (name: string, value: string) => void
}

function TextFields({ fields, values, hasTried, onChange }: TextFieldsProps) {
  const { t, i18n } = useLingui()
  return fields.map(({ name, label, isLong, isNeeded }) => {
    const value = values[name] ?? ''
    const isMissing = hasTried && isNeeded && value.trim() === ''
    return (
      <Field key={name} label={i18n._(label)} error={isMissing ? t`Fill this in` : undefined}>
        {(control) =>
          isLong ? (
            <textarea
              {...control}
              className="textarea"
              rows={2}
              value={value}
              onChange={({ target }) => onChange(name, target.value)}
            />
          ) : (
            <input
              {...control}
              className="input"
              value={value}
              onChange={({ target }) => onChange(name, target.value)}
            />
          )
        }
      </Field>
    )
  })
}
