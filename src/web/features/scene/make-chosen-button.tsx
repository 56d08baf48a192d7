import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import {
  batchObstacleText,
  generationObstacle,
} from '#web/features/generation/generation-obstacle.ts'
import { tracksOf } from '#web/features/generation/missing-rows.ts'
import { partsDue } from '#web/features/generation/parts-due.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useMakeMissing } from '#web/features/generation/use-generate.ts'
import { useMakeObstacle } from '#web/features/generation/use-make-obstacle.ts'
import { Button } from '#web/ui/button.tsx'

const NOTHING_MISSING = msg`Nothing is missing`

type MakeChosenButtonProps = { kind: TrackKind; chosen: Scene[]; children: ReactNode }

/** Makes one kind of asset of the chosen scenes where it is missing or out of date, at the price of just these. */
export function MakeChosenButton({ kind, chosen, children }: MakeChosenButtonProps) {
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
      icon={TRACK_FACTS[kind].icon}
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
