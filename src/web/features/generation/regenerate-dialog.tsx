import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type RegenerateDialogProps = {
  title: string
  sceneCount: number
  /** In credits, of all of them. */
  price: number | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Asks before what is there already is paid for once more. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  const { title, sceneCount, price: cost, onClose, onConfirm } = props
  const { t, i18n } = useLingui()
  const credits = i18n.number(useEditor().credits)
  const price = cost === undefined ? '' : i18n.number(cost)
  return (
    <Dialog
      kind="alert"
      title={t`${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            onClick={onConfirm}
            {...(cost !== undefined && { price: cost })}
          >
            {t`Make again`}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>
          <Plural
            value={sceneCount}
            one="It is made again for one scene."
            other="They are made again for # scenes."
          />{' '}
          {cost !== undefined && (
            <Trans>
              This costs up to {price} of your {credits} credits.
            </Trans>
          )}
        </p>
        <p className="text-muted">
          <Trans>What is there now stays among the takes, and going back to it is free.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
