import type { CSSProperties } from 'react'

type MeterProps = {
  /** 0 to 1. */
  share: number
  label: string
  tone?: 'info' | 'success' | 'warning' | 'ink'
}

/** The bar of one job. */
export function Meter({ share, label, tone = 'info' }: MeterProps) {
  const percent = Math.round(share * 100)
  return (
    <div
      className="bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn this way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-tone={tone}
      style={{ '--p': percent } as CSSProperties}
    >
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
  const percent = Math.round(share * 100)
  return (
    <div
      className="leader"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn this way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ '--p': percent } as CSSProperties}
    >
      <b>{text}</b>
    </div>
  )
}

/** A sunken block in the place of what is being loaded; size it with utilities. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skel ${className}`} aria-hidden="true" />
}
