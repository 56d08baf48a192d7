import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { Button, type ButtonLook, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { type Need, useRefusal } from './refusals.ts'

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
