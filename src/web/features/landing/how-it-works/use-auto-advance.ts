import { useEffect, useState } from 'react'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

const STEP_MS = 3000

export type AutoAdvance = {
  shown: number
  /** It goes on by itself when nothing holds it. */
  isOn: boolean
  /** The time to the next one runs. */
  isRunning: boolean
  /** Shows one and ends the advancing for good. */
  choose: (index: number) => void
  toggle: () => void
  /** Holds it for as long as someone points at it or is in it with the keyboard. */
  hold: (isHeld: boolean) => void
}

/** Goes from one to the next of `count` every 3 seconds and round again; under reduced motion only when asked. */
export function useAutoAdvance(count: number): AutoAdvance {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(0)
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isOn = isWanted ?? !isCalm
  const isRunning = isOn && !isHeld

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setShown((shown + 1) % count), STEP_MS)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])

  return {
    shown,
    isOn,
    isRunning,
    choose(index) {
      setShown(index)
      setWanted(false)
    },
    toggle: () => setWanted(!isOn),
    hold: setHeld,
  }
}
