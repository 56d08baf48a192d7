import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Price } from './price.tsx'
import { Spinner } from './progress.tsx'
import { type Need, useRefusal, useSayRefusal } from './refusals.ts'

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
    /** What the press asks for; what has a price asks to spend. Where it is refused the button is off, and says why. */
    needs?: Need | undefined
  }

export function Button({
  icon: Icon,
  price,
  busy,
  needs = price === undefined ? undefined : 'edit',
  variant = 'secondary',
  size = 'md',
  square = false,
  block = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refusal = useRefusal(needs)
  const sayRefusal = useSayRefusal()

  function press(event: MouseEvent<HTMLButtonElement>) {
    const isSecondClick = busy !== undefined && event.detail > 1
    if (busy || isSecondClick || refusal !== null) event.preventDefault()
    else onClick?.(event)
    if (refusal !== null) sayRefusal(refusal)
  }

  return (
    <button
      type="button"
      {...rest}
      {...(refusal !== null && { title: refusal, disabled: false })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || refusal !== null || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, square, block }), className)}
    >
      {busy ? <Spinner /> : Icon && <Icon />}
      {children}
      {price !== undefined && !busy && <Price credits={price} />}
    </button>
  )
}

type ButtonLook = {
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

type ButtonLinkProps = LinkProps &
  ButtonLook & {
    icon?: LucideIcon
    /** What the page behind it is for. Where that is refused nothing leads there. */
    needs?: Need
  }

/** A link that looks like a button. */
export function ButtonLink({
  icon: Icon,
  variant = 'secondary',
  size = 'md',
  square = false,
  block = false,
  className,
  needs,
  children,
  ...rest
}: ButtonLinkProps) {
  const refusal = useRefusal(needs)
  if (needs && refusal !== null) {
    const look = { variant, size, square, block, ...(Icon && { icon: Icon }) }
    return (
      <Button {...look} needs={needs}>
        {children}
      </Button>
    )
  }
  return (
    <Link
      {...rest}
      className={classNames(buttonClass({ variant, size, square, block }), className)}
    >
      {Icon && <Icon />}
      {children}
    </Link>
  )
}
