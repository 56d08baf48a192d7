import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'ink'
  size?: 'sm' | 'md' | 'lg'
  /** Square, for a single icon. */
  square?: boolean
  /** As wide as its container. */
  block?: boolean
}

export function buttonClass({ variant = 'secondary', size = 'md', square, block }: ButtonLook) {
  return classNames(
    'btn',
    variant !== 'secondary' && `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    square && 'btn-icon',
    block && 'btn-block',
  )
}
