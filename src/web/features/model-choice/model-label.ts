import { useLingui } from '@lingui/react/macro'
import type { OfferedModel } from '#contract/studio.ts'
import { BUILT_IN, modelLabel } from '#contract/vendors.ts'

/** What a model is called where it is chosen. */
export function useModelLabel(): (model: Pick<OfferedModel, 'name'>) => string {
  const { t } = useLingui()
  return ({ name }) => (name === BUILT_IN ? t`Built-in studio` : modelLabel(name))
}
