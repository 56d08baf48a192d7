import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'

const COUNT = 6

export function StoryboardSkeletons() {
  const { t } = useLingui()
  return (
    <div className="cards" aria-busy="true">
      <output className="sr-only">{t`Loading storyboards`}</output>
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} className="panel sb" aria-hidden="true">
          <div className="stagebox opacity-60" />
          <div className="body">
            <Skeleton className="h-4.5 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5.5 w-20" />
              <Skeleton className="h-5.5 w-12" />
            </div>
            <Skeleton />
            <Skeleton className="w-3/5" />
          </div>
          <div className="foot">
            <Skeleton className="h-7 w-16" />
          </div>
        </div>
      ))}
    </div>
  )
}
