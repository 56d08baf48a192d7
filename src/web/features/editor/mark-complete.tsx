import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { useEditor } from './editor-context.ts'
import { production } from './production.ts'
import { useCompleteStoryboard } from './use-storyboard-action.ts'

type MarkCompleteProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>

/** Ends the production; asks first when something is missing. */
export function MarkComplete({ variant = 'secondary', size = 'md', children }: MarkCompleteProps) {
  const { storyboard } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const complete = useCompleteStoryboard(storyboard.id, () => setAsking(false))
  const { missing } = production(storyboard)
  return (
    <>
      <Button
        needs="edit"
        variant={variant}
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
