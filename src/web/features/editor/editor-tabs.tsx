import { useLingui } from '@lingui/react/macro'
import { Check, Clapperboard, Image, type LucideIcon, Mic } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { TrackKind } from '#contract/scene.ts'
import { plannedTracks } from '#contract/plan-cost.ts'
import { FormatsGlyph, ScenesGlyph } from '#web/ui/glyphs.ts'
import { useEditor } from './editor-context.ts'
import { countReady } from './production.ts'
import type { Tab } from './use-tab.ts'

export function EditorTabs() {
  const { t } = useLingui()
  return (
    <Tabs.List className="tabs ed-tabs" aria-label={t`Editor`}>
      <TabButton tab="storyboard" icon={ScenesGlyph} name={t`Storyboard`} />
      <TabButton tab="voice" icon={Mic} name={t`Voice`} track="voice" />
      <TabButton tab="image" icon={Image} name={t`Image`} track="image" />
      <TabButton tab="video" icon={Clapperboard} name={t`Video`} track="clip" />
      <TabButton tab="export" icon={FormatsGlyph} name={t`Export`} />
    </Tabs.List>
  )
}

type TabButtonProps = { tab: Tab; icon: LucideIcon; name: string; track?: TrackKind }

function TabButton({ tab, icon: Icon, name, track }: TabButtonProps) {
  return (
    <Tabs.Trigger value={tab} className="tab">
      <Icon />
      <span>{name}</span>
      {track && <Count track={track} />}
    </Tabs.Trigger>
  )
}

/** How many scenes have the asset, until all have it; then a check. */
function Count({ track }: { track: TrackKind }) {
  const { t } = useLingui()
  const { scenes, visuals } = useEditor().storyboard
  const ready = countReady(scenes, track)
  if (ready === 0 && !plannedTracks(visuals).includes(track)) return null
  if (ready < scenes.length) {
    return (
      <span className="n">
        {ready}/{scenes.length}
      </span>
    )
  }
  return (
    <>
      <Check className="ok" />
      <span className="sr-only">{t`complete`}</span>
    </>
  )
}
