import { useLingui } from '@lingui/react/macro'
import { CATEGORIES, CATEGORY_NAMES } from './categories.ts'
import type { Category } from './examples.ts'

type CategoryFilterProps = {
  chosen: Category | 'all'
  onChoose: (category: Category | 'all') => void
}

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="seg" aria-label={t`Category`}>
      <button type="button" aria-pressed={chosen === 'all'} onClick={() => onChoose('all')}>
        {t`All`}
      </button>
      {CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          {i18n._(CATEGORY_NAMES[category])}
        </button>
      ))}
    </fieldset>
  )
}
