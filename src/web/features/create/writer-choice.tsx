import { useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import type { OfferedModel, Studio } from '#contract/studio.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { useModelLabel } from '#web/features/model-choice/use-makers.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

type WriterSelectProps = {
  model: string | undefined
  /** Undefined: whoever is chosen for everybody. */
  onChange: (model: string | undefined) => void
}

/** Who writes the storyboard, with each price; nothing where there is no choice. */
export function WriterSelect({ model, onChange }: WriterSelectProps) {
  const { t } = useLingui()
  const labelOf = useModelLabel()
  const writers = useWriters()
  const [usual] = writers
  if (!usual) return null
  return (
    <Field label={t`Model that writes it`}>
      {(control) => (
        <select
          {...control}
          className="select"
          value={model ?? usual.name}
          onChange={({ target: { value } }) => onChange(value === usual.name ? undefined : value)}
        >
          {writers.map((writer) => {
            const label = labelOf(writer)
            return (
              <option key={writer.name} value={writer.name}>
                {t`${label}, ${writer.price} credits`}
              </option>
            )
          })}
        </select>
      )}
    </Field>
  )
}

/** Before anything is pressed: what the built-in writer cannot do, and for an admin the way to one who can. */
export function NeedsModel() {
  const { t } = useLingui()
  const isAdmin = useAccount()?.role === 'admin'
  return (
    <Alert
      tone="warning"
      title={t`A video from a text needs a language model`}
      actions={
        isAdmin && (
          <ButtonLink size="sm" to="/dashboard/admin?tab=models">{t`Connect a model`}</ButtonLink>
        )
      }
    >
      {isAdmin
        ? t`None is connected yet. Your text stays here.`
        : t`None is connected on this site. Your text stays here: bring it as your own script, or give points.`}
    </Alert>
  )
}

/** The name of the model that is to write the storyboard; undefined: the one chosen for everybody. */
export const WriterContext = createContext<string | undefined>(undefined)

/** What the parts of a video cost, its storyboard written by the model that was chosen. */
export function useCreatePrices(): Studio['prices'] | undefined {
  return usePricesWith(use(WriterContext))
}

/** The same where the model is chosen. */
export function usePricesWith(model: string | undefined): Studio['prices'] | undefined {
  const studio = useStudio()
  const writer = studio?.offered.writer.find(({ name }) => name === model)
  return studio && { ...studio.prices, ...(writer && { create_storyboard: writer.price }) }
}

/** Who may be asked to write; empty where there is no choice. */
export function useWriters(): OfferedModel[] {
  const writers = useStudio()?.offered.writer ?? []
  return writers.length > 1 ? writers : []
}
