import type { CSSProperties } from 'react'

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
