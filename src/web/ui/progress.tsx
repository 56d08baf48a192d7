import type { CSSProperties } from 'react'

type MeterProps = {
  /** 0 to 1. */
  share: number
  label: string
  tone?: 'info' | 'success' | 'warning' | 'ink'
}

/** The bar of one job. */
export function Meter({ share, label, tone = 'info' }: MeterProps) {
  return (
    <div className="bar" {...progressOf(share, label)} data-tone={tone}>
      <i />
    </div>
  )
}

type LeaderDialProps = {
  /** 0 to 1. */
  share: number
  /** What stands in the middle: the time left, or the percentage. */
  text: string
  label: string
}

/** The countdown dial of a long job. */
export function LeaderDial({ share, text, label }: LeaderDialProps) {
  return (
    <div className="leader" {...progressOf(share, label)}>
      <b>{text}</b>
    </div>
  )
}

/** What a drawn bar says of itself, for a <progress> cannot be drawn this way. */
function progressOf(share: number, label: string) {
  const percent = Math.round(share * 100)
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    style: { '--p': percent } as CSSProperties,
  }
}

/** Turns while something is waited for. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}

/** A sunken block in the place of what is being loaded; size it with utilities. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skel ${className}`} aria-hidden="true" />
}
