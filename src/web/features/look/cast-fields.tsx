import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  CAST_DESCRIPTION_MAX_CHARACTERS,
  CAST_MAX,
  CAST_NAME_MAX_CHARACTERS,
  type CastMember,
} from '#contract/cast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { type MemberFault, memberFaults } from './look-form.ts'

type CastFieldsProps = { cast: CastMember[]; onChange: (cast: CastMember[]) => void }

/** Who and what is seen more than once, each described once. Whoever is removed can be put back. */
export function CastFields({ cast, onChange }: CastFieldsProps) {
  const { t } = useLingui()
  const [removed, setRemoved] = useState<{ member: CastMember; at: number } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const faults = memberFaults(cast)

  function addMember() {
    onChange([...cast, { name: '', description: '' }])
    setRemoved(null)
    // It is there only after the next drawing.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    )
  }

  function remove(at: number) {
    const [member] = cast.slice(at, at + 1)
    onChange(cast.toSpliced(at, 1))
    setRemoved(member?.name || member?.description ? { member, at } : null)
    add.current?.focus()
  }

  function putBack() {
    if (removed) onChange(cast.toSpliced(removed.at, 0, removed.member))
    setRemoved(null)
    add.current?.focus()
  }

  return (
    <section className="look-cast" aria-label={t`Cast`}>
      <h3 className="label">
        <Trans>Cast</Trans>
      </h3>
      <p className="hint">
        <Trans>
          People, things and places that are seen more than once. A description goes to the images
          whose prompt has the name in it.
        </Trans>
      </p>
      {cast.length > 0 && (
        <ul ref={list}>
          {cast.map((member, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no other name while it is written
            <li key={at}>
              <CastMemberFields
                member={member}
                number={at + 1}
                fault={faults[at] ?? null}
                onChange={(changed) => onChange(cast.with(at, changed))}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="look-acts">
        <Button
          ref={add}
          size="sm"
          icon={Plus}
          disabled={cast.length >= CAST_MAX}
          onClick={addMember}
        >
          <Trans>Add to the cast</Trans>
        </Button>
        <output>
          {removed && (
            <>
              <span className="text-sm text-muted">
                {removed.member.name ? t`${{ name: removed.member.name }} removed` : t`Removed`}
              </span>{' '}
              <Button variant="ghost" size="sm" icon={Undo2} onClick={putBack}>{t`Undo`}</Button>
            </>
          )}
        </output>
      </div>
    </section>
  )
}

type CastMemberFieldsProps = {
  member: CastMember
  /** 1 for the first. */
  number: number
  fault: MemberFault
  onChange: (member: CastMember) => void
  onRemove: () => void
}

/** One of the cast. */
function CastMemberFields(props: CastMemberFieldsProps) {
  const { member, number, fault, onChange, onRemove } = props
  const { t } = useLingui()
  const who = member.name.trim() || String(number)
  const isTooLong = member.description.trim().length > CAST_DESCRIPTION_MAX_CHARACTERS
  return (
    <fieldset className="look-member">
      <legend className="sr-only">{t`Cast: ${{ who }}`}</legend>
      <Field label={<Trans>Name</Trans>} error={faultWords()}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={CAST_NAME_MAX_CHARACTERS}
            autoComplete="off"
            placeholder={t`Mara`}
            value={member.name}
            onChange={(event) => onChange({ ...member, name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Description</Trans>}
        error={
          isTooLong ? t`At most ${{ most: CAST_DESCRIPTION_MAX_CHARACTERS }} characters` : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={2}
            placeholder={t`Keeper of sixty, grey beard, red oilskin coat`}
            value={member.description}
            onChange={(event) => onChange({ ...member, description: event.target.value })}
          />
        )}
      </Field>
      <Button
        variant="ghost"
        square
        icon={Trash2}
        aria-label={t`Remove from the cast: ${{ who }}`}
        onClick={onRemove}
      />
    </fieldset>
  )

  function faultWords(): string | undefined {
    if (fault === 'nameless') return t`Without a name it is not saved`
    return fault === 'twice' ? t`Another of the cast has this name` : undefined
  }
}
