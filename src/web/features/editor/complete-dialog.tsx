import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'

type CompleteDialogProps = {
  missing: { kind: TrackKind; numbers: number[] }[]
  isBusy: boolean
  onClose: () => void
  onComplete: () => void
}

export function CompleteDialog({ missing, isBusy, onClose, onComplete }: CompleteDialogProps) {
  const { t, i18n } = useLingui()
  return (
    <ConfirmDialog
      title={t`Complete storyboard with missing assets?`}
      action={t`Yes, Complete Storyboard`}
      isBusy={isBusy}
      onConfirm={onComplete}
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          Once it is complete, no more content can be generated for this storyboard. You can still
          export what is there.
        </Trans>
      </p>
      <ul className="mt-2">
        {missing.map(({ kind, numbers }) => {
          const { icon: Icon, name } = TRACK_FACTS[kind]
          const sceneNumbers = new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(
            numbers.map(String),
          )
          return (
            <li
              key={kind}
              className="flex items-center gap-2 border-b border-line py-2 last:border-0"
            >
              <Icon />
              <b className="font-semibold">{i18n._(name)}</b>
              <span className="min-w-0 flex-1 text-muted">
                <Plural
                  value={numbers.length}
                  one={`Scene ${sceneNumbers}`}
                  other={`Scenes ${sceneNumbers}`}
                />
              </span>
              <span className="mono text-sm">
                <Trans>{numbers.length} missing</Trans>
              </span>
            </li>
          )
        })}
      </ul>
    </ConfirmDialog>
  )
}
