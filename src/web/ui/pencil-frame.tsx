import type { ReactNode } from 'react'
import type { DrawnRatio } from '#contract/options.ts'
import { classNames } from './class-names.ts'

type PencilFrameProps = {
  ratio: DrawnRatio
  /** planned: outline and diagonals. running: moving hatch. failed: red. */
  state?: 'planned' | 'running' | 'failed'
  className?: string
  children?: ReactNode
}

/** A frame that is not made yet, in blue pencil. */
export function PencilFrame({ ratio, state = 'planned', className, children }: PencilFrameProps) {
  return (
    <div
      className={classNames('pencil', className)}
      data-ratio={ratio}
      data-busy={state === 'running' || undefined}
      data-failed={state === 'failed' || undefined}
    >
      {state === 'running' && <i className="hatch" aria-hidden="true" />}
      {children}
    </div>
  )
}
