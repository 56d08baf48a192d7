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
