import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { useEditor } from './editor-context.ts'
import { production } from './production.ts'
import { useCompleteStoryboard } from './use-storyboard-action.ts'

type MarkCompleteProps = { isMain: boolean; size?: 'sm' | 'md'; children: ReactNode }

/** Ends the production; asks first when something is missing. */
export function MarkComplete({ isMain, size = 'md', children }: MarkCompleteProps) {
  const { storyboard } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const complete = useCompleteStoryboard(storyboard.id, () => setAsking(false))
  const { missing } = production(storyboard)
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={size}
        busy={complete.isPending}
        onClick={() => (missing.length > 0 ? setAsking(true) : complete.mutate(false))}
      >
        {children}
      </Button>
      {isAsking && (
        <CompleteDialog
          missing={missing}
          isBusy={complete.isPending}
          onClose={() => setAsking(false)}
          onComplete={() => complete.mutate(true)}
        />
      )}
    </>
  )
}
