import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { type TrackPrice, tracksToUpdate } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { CostOfBalance, MakingNotes, useCapObstacle } from './cost.tsx'
import { staleScenes } from './generation-obstacle.ts'
import { partsDue, sumOf } from './parts-due.ts'
import { TRACKS } from './tracks.ts'
import { useGenerateAll, useUpdateStale } from './use-generate.ts'

/** Makes again what no longer matches its text or image, and nothing else. */
export function UpdateStaleButton({ kind }: { kind: TrackKind }) {
  const { t } = useLingui()
  const { storyboard, priceOf, credits, isVoiceSupported } = useEditor()
  const stale = staleScenes(kind, storyboard)
  const count = stale.length
  const price = priceOf ? sumOf(stale, kind, priceOf) : undefined
  const update = useGenerateAll(storyboard, kind, price)
  const capped = useCapObstacle(price)

  if (count === 0) return null
  return (
    <Button
      needs="edit"
      icon={RefreshCw}
      busy={update.isPending}
      disabled={
        price === undefined ||
        credits === 0 ||
        capped !== null ||
        (kind === 'voice' && !stale.every(isVoiceSupported))
      }
      title={
        credits === 0
          ? t`No credits available`
          : capped
            ? t`Stopped by your spending cap`
            : undefined
      }
      onClick={() => whenOpen(storyboard, () => update.mutate({ scenes: 'stale' }), price)}
      {...(price !== undefined && { price })}
    >
      <Trans>Update {count} out of date</Trans>
    </Button>
  )
}

type UpdateDialogProps = {
  scene: Scene
  priceOf: TrackPrice
  onClose: () => void
}

/** Shows all that an update of a scene makes and the whole price, and asks. */
export function UpdateDialog({ scene, priceOf, onClose }: UpdateDialogProps) {
  const { t, i18n } = useLingui()
  const { storyboard, isVoiceSupported } = useEditor()
  const { kinds, credits: cost } = partsDue([scene], priceOf, tracksToUpdate)
  const update = useUpdateStale(storyboard.id, scene, cost)
  const capped = useCapObstacle(cost)
  const lacksVoice = !isVoiceSupported(scene) && kinds.some(({ kind }) => kind === 'voice')

  return (
    <ConfirmDialog
      title={t`Update what is out of date?`}
      action={t`Make again`}
      variant="primary"
      price={cost}
      isBusy={update.isPending}
      isOff={capped !== null || lacksVoice}
      onConfirm={() => update.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ScenesByKind parts={kinds}>{(part) => i18n.number(part.credits)}</ScenesByKind>
        <CostOfBalance cost={cost} />
        <MakingNotes
          hasVideosAfter={kinds.length > 1 && kinds.some(({ kind }) => kind === 'clip')}
        />
        <CapNote obstacle={capped} />
      </div>
    </ConfirmDialog>
  )
}

type ScenesByKindProps<Part extends { kind: TrackKind; numbers: number[] }> = {
  parts: Part[]
  /** What stands at the end of a line. */
  children: (part: Part) => ReactNode
}

/** A line for each kind of asset: the numbers of the scenes it is about. */
export function ScenesByKind<Part extends { kind: TrackKind; numbers: number[] }>(
  props: ScenesByKindProps<Part>,
) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow' })
  return (
    <ul>
      {props.parts.map((part) => {
        const { icon: Icon, name } = TRACKS[part.kind]
        const sceneNumbers = list.format(part.numbers.map(String))
        return (
          <li
            key={part.kind}
            className="flex items-center gap-2 border-b border-line py-2 last:border-0"
          >
            <Icon />
            <b className="min-w-16 font-semibold">{i18n._(name)}</b>
            <span className="min-w-0 flex-1 text-muted">
              <Plural
                value={part.numbers.length}
                one={`Scene ${sceneNumbers}`}
                other={`Scenes ${sceneNumbers}`}
              />
            </span>
            <span className="mono text-sm">{props.children(part)}</span>
          </li>
        )
      })}
    </ul>
  )
}
