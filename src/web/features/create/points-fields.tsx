import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { POINT_MAX_CHARACTERS } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import type { IdeaForm } from './use-idea-form.ts'

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
