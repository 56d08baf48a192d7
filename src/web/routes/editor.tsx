import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Editor } from '#web/features/editor/editor.tsx'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api } from '#web/lib/api.ts'
import { hasCode } from '#web/lib/error-message.ts'
import { titled } from '#web/lib/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import type { Route } from './+types/editor.ts'

export function meta() {
  return titled(msg`Editor · Reelwright`)
}

export default function EditorPage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-336">
      <OpenStoryboard key={params.id} id={params.id} />
    </div>
  )
}

function OpenStoryboard({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch, isRefetching } = useQuery(
    api.storyboard.get.queryOptions({
      input: { id },
      retry: (count, failure) => count < 1 && !isMissing(failure),
    }),
  )
  // Also one that was open and has been deleted elsewhere since.
  if (isMissing(error)) return <StoryboardNotFound />
  if (data) return <Editor storyboard={data} />
  if (!error) return <EditorSkeleton />
  return (
    <LoadFailure
      title={t`The storyboard could not be loaded`}
      error={error}
      isTrying={isRefetching}
      onTryAgain={() => void refetch()}
    />
  )
}

/** An address that is no id leads to the same place as an id that is gone. */
function isMissing(error: unknown) {
  return hasCode(error, 'NOT_FOUND') || hasCode(error, 'INVALID_INPUT')
}

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

export function StoryboardNotFound() {
  const { t } = useLingui()
  return (
    <div className="panel">
      <EmptyState
        heading="h1"
        sketch={['9/16']}
        title={t`Storyboard not found`}
        text={t`It may have been deleted, or it belongs to another account.`}
        action={<ButtonLink to="/dashboard">{t`Back to Dashboard`}</ButtonLink>}
      />
    </div>
  )
}
