import type { ReactNode } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import { timecode } from '#web/lib/formats.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Pixels of the files that bin/make-site-art.ts writes. */
const SIZES: Record<AspectRatio, { width: number; height: number }> = {
  '9/16': { width: 360, height: 640 },
  '16/9': { width: 720, height: 405 },
  '4/5': { width: 480, height: 600 },
  '1/1': { width: 480, height: 480 },
}

type StillProps = {
  src: string
  ratio: AspectRatio
  alt: string
  className?: string
  children?: ReactNode
}

/** A picture of the studio in its true shape. */
export function Still({ src, ratio, alt, className, children }: StillProps) {
  return (
    <div className={classNames('frame', className)} data-ratio={ratio}>
      <img src={src} alt={alt} {...SIZES[ratio]} loading="lazy" decoding="async" />
      {children}
    </div>
  )
}

const SCENE_MS = 10_000

/** Number and start of a scene of the page's example, a minute in six scenes. */
export function EdgePrint({ number }: { number: number }) {
  return (
    <span className="edge">
      <b>{number}</b>
      {timecode((number - 1) * SCENE_MS)}
    </span>
  )
}
