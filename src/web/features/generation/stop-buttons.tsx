import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { madeOf } from '#web/features/editor/production.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Stops everything of one kind that is being made, where that is more than one. */
export function StopAllButton({ kind }: { kind: TrackKind }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const running = storyboard.scenes.filter((scene) => scene[kind].status === 'processing').length
  const cancelAll = useCancelAll()
  if (running < 2) return null
  return (
    <Button
      needs="edit"
      icon={X}
      title={t`Stop. Nothing is charged.`}
      busy={cancelAll.isPending}
      onClick={() => cancelAll.mutate({ id: storyboard.id, kind })}
    >
      {t`Stop all ${running}`}
    </Button>
  )
}

/** How much of what was started is made, and the way to stop the rest, of whatever kind. */
export function StopEverything() {
  const { t } = useLingui()
  const { storyboard, run } = useEditor()
  const { id } = storyboard
  const made = madeOf(run, storyboard.scenes)
  const total = run.length
  const cancelAll = useCancelAll()
  return (
    <span className="stop-everything">
      <span className="mono text-sm">
        <Trans>
          {made} of {total} made
        </Trans>
      </span>
      <Button
        needs="edit"
        icon={X}
        title={t`Stop. Nothing is charged.`}
        busy={cancelAll.isPending}
        onClick={() => cancelAll.mutate({ id })}
      >
        {t`Stop everything`}
      </Button>
    </span>
  )
}

function useCancelAll() {
  return useMutation(
    api.storyboard.cancelAll.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}

type CancelButtonProps = {
  generation: Generation
  label: string
  /** That of the button it stands beside. */
  size?: 'sm' | 'md' | 'lg'
}

/** Stops what runs. Nothing is charged for it. */
export function CancelButton({ generation, label, size = 'sm' }: CancelButtonProps) {
  const { t } = useLingui()
  const cancel = useCancelGeneration()
  return (
    <Button
      needs="edit"
      size={size}
      square
      icon={X}
      aria-label={label}
      title={t`Stop. Nothing is charged.`}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ id: generation.id })}
    />
  )
}

/** Stops a generation; the event stream tells the rest. */
export function useCancelGeneration() {
  return useMutation(
    api.generation.cancel.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
