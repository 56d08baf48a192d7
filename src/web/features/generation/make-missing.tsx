import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TRACK_KINDS } from '#contract/scene.ts'
import { type TrackPrice, tracksToMake } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { CapNote } from '#web/features/spending/cap-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { CostOfBalance, MakingNotes, useCapObstacle } from './cost.tsx'
import {
  isTickedAtFirst,
  type MissingReason,
  type MissingRow,
  missingRows,
  type PartsDue,
  partsDue,
  partsOf,
  sumOf,
  tracksOf,
} from './parts-due.ts'
import { StopEverything } from './stop-buttons.tsx'
import { TRACKS } from './tracks.ts'
import { useMakeMissing } from './use-generate.ts'
import './generation.css'

type NextStepProps = {
  /** All that is planned is there and up to date. */
  isFinished: boolean
  onExport: () => void
}

/** The one next step of a production: makes what is missing, stops what is being made, or leads on to the export. */
export function NextStep({ isFinished, onExport }: NextStepProps) {
  const { storyboard, priceOf } = useEditor()
  // There the scene's own next step is the main one.
  const isSceneView = useSearchParams()[0].get('view') === 'scene'
  const isRunning = storyboard.scenes.some((scene) =>
    TRACK_KINDS.some((kind) => scene[kind].status === 'processing'),
  )
  return (
    <>
      {isRunning && <StopEverything />}
      {priceOf && <MakeButton priceOf={priceOf} isMain={!isRunning && !isSceneView} />}
      {isFinished && !isRunning && (
        <Button variant="primary" onClick={onExport}>
          <Trans>Next: Export</Trans>
          <ArrowRight />
        </Button>
      )}
    </>
  )
}

/** One press makes it; what does not go at one press is explained in the list that the arrow opens. */
function MakeButton({ priceOf, isMain }: { priceOf: TrackPrice; isMain: boolean }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const [isListed, setListed] = useState(false)
  const due = partsDue(storyboard.scenes, priceOf, (scene) =>
    tracksToMake(scene, storyboard.visuals),
  )
  const make = useMakeMissing(storyboard, due.credits)
  const { isOff } = useMakeObstacle(due)
  const variant = isMain ? 'primary' : 'secondary'
  if (due.count === 0 && !isListed) return null
  return (
    <span className="make-missing">
      <Button
        needs="edit"
        variant={variant}
        price={due.credits}
        busy={make.isPending}
        onClick={() => (isOff ? setListed(true) : make.mutate(undefined))}
      >
        <Trans>Make what is missing</Trans>
      </Button>
      <Button
        needs="edit"
        variant={variant}
        square
        icon={ChevronDown}
        aria-label={t`What will be made`}
        aria-haspopup="dialog"
        onClick={() => setListed(true)}
      />
      {isListed && <MakeMissingDialog priceOf={priceOf} onClose={() => setListed(false)} />}
    </span>
  )
}

type MakeMissingDialogProps = { priceOf: TrackPrice; onClose: () => void }

/** Lists what is missing or out of date, with its prices; what is ticked is made. */
function MakeMissingDialog({ priceOf, onClose }: MakeMissingDialogProps) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { scenes, visuals } = storyboard
  const [ticks, setTicks] = useState<Record<string, boolean>>({})
  const rows = missingRows({ scenes, visuals })
  const isTicked = (row: MissingRow) => ticks[row.id] ?? isTickedAtFirst(row)
  const parts = partsOf(rows.filter(isTicked))
  const dueOf = tracksOf(parts, visuals)
  const due = partsDue(scenes, priceOf, dueOf)
  const make = useMakeMissing(storyboard, due.credits)
  const { capped, isOff } = useMakeObstacle(due)
  const isAfterOthers = due.kinds.length > 1 && due.kinds.some(({ kind }) => kind === 'clip')

  /** What it adds to the whole, or would. */
  function creditsOf(row: MissingRow) {
    const made = isTicked(row)
      ? row.scenes.filter((scene) => dueOf(scene).includes(row.kind))
      : row.scenes
    return sumOf(made, row.kind, priceOf)
  }

  return (
    <ConfirmDialog
      title={t`What will be made`}
      action={t`Make what is missing`}
      variant="primary"
      price={due.credits}
      isBusy={make.isPending}
      isOff={isOff}
      onConfirm={() => make.mutate({ parts }, { onSettled: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ul>
          {rows.map((row) => (
            <MissingRowCheck
              key={row.id}
              row={row}
              credits={creditsOf(row)}
              isTicked={isTicked(row)}
              onTick={(ticked) => setTicks({ ...ticks, [row.id]: ticked })}
            />
          ))}
        </ul>
        <CostOfBalance cost={due.credits} />
        <MakingNotes hasVideosAfter={isAfterOthers} />
        <CapNote obstacle={capped} />
      </div>
    </ConfirmDialog>
  )
}

const REASON_NAMES: Record<MissingReason, MessageDescriptor> = {
  missing: msg`Missing`,
  stale: msg`Out of date`,
  instead: msg`In place of a still`,
}

type MissingRowCheckProps = {
  row: MissingRow
  credits: number
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** One line of what can be made, and the tick that decides. */
function MissingRowCheck({ row, credits, isTicked, onTick }: MissingRowCheckProps) {
  const { i18n } = useLingui()
  const { icon: Icon, name } = TRACKS[row.kind]
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow' })
  const sceneNumbers = list.format(row.scenes.map(({ orderIndex }) => String(orderIndex + 1)))
  return (
    <li className="border-b border-line last:border-0">
      <label className="check-line py-2">
        <input
          type="checkbox"
          className="check"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Icon />
        <span className="min-w-0 flex-1">
          <b className="font-semibold">{i18n._(name)}</b>
          <span className="block text-sm text-muted">
            {i18n._(REASON_NAMES[row.reason])}
            {' · '}
            <Plural
              value={row.scenes.length}
              one={`Scene ${sceneNumbers}`}
              other={`Scenes ${sceneNumbers}`}
            />
          </span>
        </span>
        <span className="mono text-sm">{i18n.number(credits)}</span>
      </label>
    </li>
  )
}

/** Whether something keeps these from being made together, and which cap, when one does. */
export function useMakeObstacle(due: PartsDue) {
  const { storyboard, isVoiceSupported } = useEditor()
  const capped = useCapObstacle(due.credits)
  const spoken = due.kinds.find(({ kind }) => kind === 'voice')?.numbers ?? []
  const lacksVoice = spoken.some((number) => {
    const scene = storyboard.scenes[number - 1]
    return scene && !isVoiceSupported(scene)
  })
  const isOff = due.count === 0 || capped !== null || lacksVoice
  return { capped, isOff }
}
