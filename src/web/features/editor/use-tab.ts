import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Storyboard } from '#contract/storyboard.ts'
import { afterModals } from '#web/ui/modal.ts'

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
