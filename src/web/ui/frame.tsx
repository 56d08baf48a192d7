import type { ReactNode } from 'react'
import type { DrawnRatio } from '#contract/options.ts'
import { classNames } from './class-names.ts'

type FrameProps = {
  ratio: DrawnRatio
  src: string
  alt: string
  className?: string
  onError?: () => void
  /** What lies over the picture. */
  children?: ReactNode
}

/** A picture in its true shape, cut square, with an inner hairline. */
export function Frame({ ratio, src, alt, className, onError, children }: FrameProps) {
  return (
    <div className={classNames('frame', className)} data-ratio={ratio}>
      <img src={src} alt={alt} loading="lazy" decoding="async" onError={onError} />
      {children}
    </div>
  )
}
