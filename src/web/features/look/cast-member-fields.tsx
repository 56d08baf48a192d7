import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import {
  CAST_DESCRIPTION_MAX_CHARACTERS,
  CAST_NAME_MAX_CHARACTERS,
  type CastMember,
} from '#contract/cast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { MemberFault } from './look-form.ts'

type CastMemberFieldsProps = {
  member: CastMember
  /** 1 for the first. */
  number: number
  fault: MemberFault
  onChange: (member: CastMember) => void
  onRemove: () => void
}

/** One of the cast. */
export function CastMemberFields(props: CastMemberFieldsProps) {
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
