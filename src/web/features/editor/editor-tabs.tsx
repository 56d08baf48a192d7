import { useLingui } from '@lingui/react/macro'
import { Check, Clapperboard, Image, type LucideIcon, Mic } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { plannedTracks } from '#contract/plan-cost.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { FormatsGlyph, ScenesGlyph } from '#web/ui/glyphs.ts'
import { afterModals } from '#web/ui/modal.ts'
import { useEditor } from './editor-context.tsx'
import { countReady } from './production.ts'

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

const TABS = ['storyboard', 'voice', 'image', 'video', 'export'] as const
export type Tab = (typeof TABS)[number]

/**
 * The open tab, kept in the address. Without one there a storyboard in production whose scenes all have videos is
 * opened at Video. It becomes Video when the last of them is made.
 */
export function useTab(storyboard: Storyboard) {
  const [params, setParams] = useSearchParams()
  const filmed = storyboard.scenes.filter(({ clip }) => clip.asset).length
  const isFilmed = storyboard.status === 'processing' && filmed === storyboard.scenes.length
  const [opened] = useState<Tab>(isFilmed ? 'video' : 'storyboard')
  const before = useRef({ isFilmed, filmed })

  function setTab(tab: Tab) {
    setParams({ tab }, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    // A scene without a video that is deleted makes no video.
    const isNews = isFilmed && !before.current.isFilmed && filmed > before.current.filmed
    before.current = { isFilmed, filmed }
    // Not from under somebody who is writing.
    return isNews ? afterModals(() => setParams({ tab: 'video' }, { replace: true })) : undefined
  }, [isFilmed, filmed, setParams])

  const asked = TABS.find((tab) => tab === params.get('tab'))
  return { tab: asked ?? opened, setTab }
}
