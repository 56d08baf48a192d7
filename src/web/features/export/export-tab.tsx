import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { usePlan } from '#web/features/plan/use-plan.tsx'
import { facesOfStoryboard, useCaptionMeasure } from '#web/features/player/captions.ts'
import { cutOf } from '#web/features/player/cut.ts'
import { Stage } from '#web/features/player/stage.tsx'
import { Timeline } from '#web/features/player/timeline/timeline.tsx'
import { usePlayer, usePlayerKeys } from '#web/features/player/use-player.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CaptionSection } from './caption-section.tsx'
import { CheckSection } from './check-section.tsx'
import { ExportAction } from './export-action.tsx'
import { ExportList } from './export-list.tsx'
import { useExportSettings, withinPlan } from './export-settings.ts'
import { FormatSection, PaceSection } from './format-section.tsx'
import { MOOD_NAMES, MusicSection } from './music-section.tsx'
import './export.css'

type ExportTabProps = { storyboard: Storyboard }

/** Preview of the finished video, its settings, and the exports made so far. */
export default function ExportTab({ storyboard }: ExportTabProps) {
  if (storyboard.scenes.length === 0) {
    return (
      <EmptyState
        sketch={[storyboard.aspectRatio]}
        title={<Trans>The storyboard has no scenes yet.</Trans>}
      />
    )
  }
  return <Bench storyboard={storyboard} />
}

function Bench({ storyboard }: ExportTabProps) {
  const { t, i18n } = useLingui()
  const allows = usePlan()?.allows
  const { settings: wanted, change } = useExportSettings(storyboard)
  const settings = useMemo(() => withinPlan(wanted, allows), [wanted, allows])
  const measure = useCaptionMeasure(facesOfStoryboard(storyboard, settings))
  const cut = useMemo(() => cutOf(storyboard, settings, measure), [storyboard, settings, measure])
  const player = usePlayer(cut, measure)
  const keys = usePlayerKeys(player)
  const mood = settings.musicMood && i18n._(MOOD_NAMES[settings.musicMood])
  return (
    <div className="cut">
      {/* A press anywhere in it gives it the focus, and with it the keys. */}
      <div className="cut-player" ref={keys} tabIndex={-1}>
        <Stage player={player} cut={cut} />
        <Timeline
          player={player}
          cut={cut}
          musicName={mood ? <Trans>{mood}, composed at export</Trans> : <Trans>No music</Trans>}
        />
      </div>
      <div className="cut-side">
        <aside className="panel insp" aria-label={t`Export settings`}>
          <FormatSection
            aspectRatio={storyboard.aspectRatio}
            settings={settings}
            largest={allows?.resolution}
            onChange={change}
          />
          <CaptionSection storyboard={storyboard} settings={settings} onChange={change} />
          {cut.scenes.some(({ picture }) => picture.kind === 'still') && (
            <PaceSection settings={settings} onChange={change} />
          )}
          <MusicSection settings={settings} onChange={change} />
          <CheckSection scenes={storyboard.scenes} />
        </aside>
        <ExportAction storyboard={storyboard} settings={settings} />
      </div>
      <ExportList storyboard={storyboard} onPlay={() => player.pause()} />
    </div>
  )
}
