import { Trans, useLingui } from '@lingui/react/macro'
import { useBench } from '#web/features/editor/bench-context.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type TextConflictProps = { theirs: string; onKeepTheirs: () => void; onKeepMine: () => void }

/** Another window saved this text meanwhile; both versions are there until one is chosen. */
export function TextConflict({ theirs, onKeepTheirs, onKeepMine }: TextConflictProps) {
  const { t } = useLingui()
  const { language } = useBench().storyboard
  return (
    <Alert
      tone="warning"
      urgent
      title={t`This text was changed in another window`}
      actions={
        <>
          <Button size="sm" onClick={onKeepTheirs}>{t`Keep the other version`}</Button>
          <Button size="sm" onClick={onKeepMine}>{t`Keep mine`}</Button>
        </>
      }
    >
      <Trans>The other version:</Trans>
      <q className="block" lang={language}>
        {theirs}
      </q>
    </Alert>
  )
}
