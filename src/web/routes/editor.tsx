import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Editor } from '#web/features/editor/editor.tsx'
import { EditorSkeleton } from '#web/features/editor/editor-skeleton.tsx'
import { StoryboardNotFound } from '#web/features/editor/storyboard-not-found.tsx'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { api } from '#web/lib/api.ts'
import { hasCode } from '#web/lib/error-message.ts'
import type { Route } from './+types/editor.ts'

export function meta() {
  return [{ title: t`Editor · Reelwright` }]
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
