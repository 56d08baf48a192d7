import { useLingui } from '@lingui/react/macro'
import { useIsMutating } from '@tanstack/react-query'
import { useBench } from '#web/features/editor/bench-context.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { sceneEditKey } from './use-scene-edit.ts'

/** Says that a change of the scenes is on its way, once that takes a moment, or waits for the connection. */
export function SavingState() {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const isSaving = useIsMutating({ mutationKey: sceneEditKey(storyboard.id) }) > 0
  const isOnline = useIsOnline()
  return (
    <output className="saving-state">
      {isSaving && (
        <span>{isOnline ? t`Saving ...` : t`Offline. Saved when the connection is back.`}</span>
      )}
    </output>
  )
}
