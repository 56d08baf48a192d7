import { type ReactNode, type Ref, useEffect, useRef } from 'react'

type AuthNewsProps = { title: ReactNode; text?: ReactNode; children?: ReactNode }

/** How something ended, in the place of the form; its heading takes the focus that the form had. */
export function AuthNews({ title, text, children }: AuthNewsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <AuthHeading title={title} ref={heading}>
        {text}
      </AuthHeading>
      {children}
    </>
  )
}

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
