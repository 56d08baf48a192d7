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
            <Skeleton className="h-5.25 w-4/5" />
            <div className="flex gap-2">
              <Skeleton className="h-5.5 w-20" />
              <Skeleton className="h-5.5 w-12" />
            </div>
            <div className="grid gap-3">
              <Skeleton />
              <Skeleton className="w-3/5" />
            </div>
          </div>
          <div className="foot">
            <Skeleton className="h-(--control-h-sm) w-17" />
            <div className="grid gap-2.5">
              <Skeleton className="w-24" />
              <Skeleton className="w-20" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
