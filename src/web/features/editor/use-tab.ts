import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Storyboard } from '#contract/storyboard.ts'
import { afterModals } from '#web/ui/modal.ts'

const TABS = ['storyboard', 'voice', 'image', 'video', 'export'] as const
export type Tab = (typeof TABS)[number]

/**
 * The open tab, kept in the address. Without one there it is Video for a storyboard in production
 * whose scenes all have videos, and it becomes Video when the last of them is made.
 */
export function useTab(storyboard: Storyboard) {
  const [params, setParams] = useSearchParams()
  const isFilmed =
    storyboard.status === 'processing' && storyboard.scenes.every(({ clip }) => clip.asset)
  const wasFilmed = useRef(isFilmed)

  function setTab(tab: Tab) {
    setParams({ tab }, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    const isNews = isFilmed && !wasFilmed.current
    wasFilmed.current = isFilmed
    // Not from under somebody who is writing.
    return isNews ? afterModals(() => setParams({ tab: 'video' }, { replace: true })) : undefined
  }, [isFilmed, setParams])

  const asked = TABS.find((tab) => tab === params.get('tab'))
  return { tab: asked ?? (isFilmed ? 'video' : 'storyboard'), setTab }
}
