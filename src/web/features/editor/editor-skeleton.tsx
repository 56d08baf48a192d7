import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'

const SCENES = 4

/** The editor's own layout, empty. */
export function EditorSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true">
      <output className="sr-only">{t`Loading the storyboard`}</output>
      <div className="ed-head">
        <Skeleton className="h-9 w-9" />
        <Skeleton className="h-6 max-w-80 min-w-0 flex-1" />
      </div>
      <Skeleton className="my-4 h-11" />
      <Skeleton className="mb-4 h-28" />
      <div className="scenes">
        {Array.from({ length: SCENES }, (_, index) => (
          <Skeleton key={index} className="h-96" />
        ))}
      </div>
    </div>
  )
}
