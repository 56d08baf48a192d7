import { useLingui } from '@lingui/react/macro'
import { Segments } from '#web/ui/segments.tsx'
import { CATEGORIES, CATEGORY_NAMES } from './categories.ts'
import type { Category } from './examples.ts'

type CategoryFilterProps = {
  chosen: Category | 'all'
  onChoose: (category: Category | 'all') => void
}

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t, i18n } = useLingui()
  return (
    <Segments
      label={t`Category`}
      value={chosen}
      onChange={onChoose}
      options={[
        { value: 'all', label: t`All` },
        ...CATEGORIES.map((value) => ({ value, label: i18n._(CATEGORY_NAMES[value]) })),
      ]}
    />
  )
}
