import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Price } from './price.tsx'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: LucideIcon
    /** Credits that the press spends. */
    price?: number
    /**
     * For work that takes a while. While it runs a spinner stands for the icon, and presses do nothing; nor
     * does the second click of a double click, which comes before anything can be drawn. Focus stays.
     */
    busy?: boolean
  }

export function Button({
  icon: Icon,
  price,
  busy,
  variant = 'secondary',
  size = 'md',
  square = false,
  block = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    const isSecondClick = busy !== undefined && event.detail > 1
    if (busy || isSecondClick) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, square, block }), className)}
    >
      {busy ? <Spinner /> : Icon && <Icon />}
      {children}
      {price !== undefined && !busy && <Price credits={price} />}
    </button>
  )
}
