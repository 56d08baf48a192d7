import type { ReactNode, Ref } from 'react'

type AuthHeadingProps = {
  title: ReactNode
  children?: ReactNode
  /** To give the heading the focus. */
  ref?: Ref<HTMLHeadingElement>
}

export function AuthHeading({ title, children, ref }: AuthHeadingProps) {
  return (
    <div className="grid gap-2">
      <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h1>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}
