import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CostOfBalance } from './cost-of-balance.tsx'

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
  const { title, sceneCount, price = 0, onClose, onConfirm } = props
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`${title}?`}
      action={t`Make again`}
      variant="primary"
      price={props.price}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <p>
          <Plural
            value={sceneCount}
            one="It is made again for one scene."
            other="They are made again for # scenes."
          />
        </p>
        {price > 0 && <CostOfBalance cost={price} />}
        <p className="text-muted">
          <Trans>What is there now stays among the takes, and going back to it is free.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}
