import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

type ButtonLinkProps = LinkProps & ButtonLook & { icon?: LucideIcon }

/** A link that looks like a button. */
export function ButtonLink({
  icon: Icon,
  variant = 'secondary',
  size = 'md',
  square = false,
  block = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
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
