import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast } from '#web/ui/toast.tsx'
import { useUndo } from './use-scene-edit.ts'

type UndoDeletionProps = {
  storyboardId: string
  /** The storyboard's after the deletion. */
  version: number
  toastKey: string
}

/** Undoes a deletion as long as it is the last change: the toast goes with the next one, which it would undo instead. */
export function UndoDeletion({ storyboardId, version, toastKey }: UndoDeletionProps) {
  const { t } = useLingui()
  const undo = useUndo(storyboardId)
  const { data } = useQuery({
    ...api.storyboard.get.queryOptions({ input: { id: storyboardId } }),
    enabled: false,
  })
  const isLastChange = data?.version === version

  useEffect(() => {
    if (!isLastChange) dismissToast(toastKey)
  }, [isLastChange, toastKey])

  return (
    <Button
      size="sm"
      onClick={() => {
        dismissToast(toastKey)
        undo.mutate('undo')
      }}
    >
      {t`Undo`}
    </Button>
  )
}
