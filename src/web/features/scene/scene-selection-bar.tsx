import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Trash2, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import {
  batchObstacleText,
  generationObstacle,
} from '#web/features/generation/generation-obstacle.ts'
import { useMakeObstacle } from '#web/features/generation/make-missing.tsx'
import { partsDue, tracksOf } from '#web/features/generation/parts-due.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { useMakeMissing } from '#web/features/generation/use-generate.ts'
import { Button } from '#web/ui/button.tsx'
import { useDeleteScenes } from './delete-scenes.tsx'
import '#web/features/list/selection-bar.css'

type SceneSelectionBarProps = {
  ref: Ref<HTMLElement>
  chosen: Scene[]
  onClear: () => void
}

/** What can be done with the chosen scenes; it stays in sight below them. */
export function SceneSelectionBar({ ref, chosen, onClear }: SceneSelectionBarProps) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const deleteScenes = useDeleteScenes(storyboard.id)
  const isBusy = chosen.some((scene) =>
    TRACK_KINDS.some((kind) => scene[kind].status === 'processing'),
  )
  const isEvery = chosen.length === storyboard.scenes.length
  const kept = isBusy
    ? t`This is being made`
    : isEvery
      ? t`A storyboard needs at least one scene.`
      : undefined
  return (
    <section ref={ref} className="select-bar" aria-label={t`Selection`}>
      <output>
        <Plural value={chosen.length} one="# scene chosen" other="# scenes chosen" />
      </output>
      <MakeChosenButton kind="voice" chosen={chosen}>{t`Voices`}</MakeChosenButton>
      <MakeChosenButton kind="image" chosen={chosen}>{t`Images`}</MakeChosenButton>
      <MakeChosenButton kind="clip" chosen={chosen}>{t`Clips`}</MakeChosenButton>
      <Button
        size="sm"
        needs="edit"
        icon={Trash2}
        disabled={kept !== undefined}
        title={kept}
        onClick={() => whenOpen(storyboard, () => void deleteScenes(chosen))}
      >
        {t`Delete`}
        {kept && <span className="sr-only">. {kept}</span>}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        square
        icon={X}
        aria-label={t`Clear selection`}
        onClick={onClear}
      />
    </section>
  )
}

const NOTHING_MISSING = msg`Nothing is missing`

type MakeChosenButtonProps = { kind: TrackKind; chosen: Scene[]; children: ReactNode }

/** Makes one kind of asset of the chosen scenes where it is missing or out of date, at the price of just these. */
function MakeChosenButton({ kind, chosen, children }: MakeChosenButtonProps) {
  const { t, i18n } = useLingui()
  const { storyboard, priceOf, credits } = useEditor()
  const parts = chosen.map(({ id }) => ({ sceneId: id, kind }))
  const due = partsDue(chosen, priceOf ?? (() => 0), tracksOf(parts, storyboard.visuals))
  const make = useMakeMissing(storyboard)
  const { capped, isOff } = useMakeObstacle(due)
  const reason =
    due.count === 0
      ? i18n._(nothingText(kind, chosen))
      : credits === 0
        ? t`No credits available`
        : capped
          ? t`Stopped by your spending cap`
          : undefined
  const press = () => make.mutate({ parts, price: due.credits })
  return (
    <Button
      size="sm"
      needs="edit"
      icon={TRACKS[kind].icon}
      busy={make.isPending}
      disabled={priceOf === null || reason !== undefined || isOff}
      title={reason}
      onClick={() => whenOpen(storyboard, press, due.credits)}
      {...(priceOf && due.count > 0 && { price: due.credits })}
    >
      {children}
      {reason && <span className="sr-only">. {reason}</span>}
    </Button>
  )
}

/** Why none is made for any of these: one lacks what it is made from, or all have it. */
function nothingText(kind: TrackKind, scenes: Scene[]) {
  const obstacle = scenes
    .filter((scene) => !scene[kind].asset || scene[kind].isStale)
    .map((scene) => generationObstacle(kind, scene, { status: 'processing', hasCredits: true }))
    .find((one) => one !== null)
  return obstacle ? batchObstacleText(kind, obstacle) : NOTHING_MISSING
}
