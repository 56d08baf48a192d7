import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

const RATIOS = [9 / 16, 16 / 9, 9 / 16, 1, 16 / 9, 9 / 16, 16 / 9, 1]

export function MediaSkeletons() {
  const { t } = useLingui()
  return (
    <div className="just" aria-busy="true">
      <output className="sr-only">{t`Loading media`}</output>
      {RATIOS.map((ratio, index) => (
        <div
          key={index}
          className="mitem"
          data-wide={ratio > 1.2 || undefined}
          style={{ '--r': ratio } as CSSProperties}
          aria-hidden="true"
        >
          <Skeleton className="h-(--row)" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
