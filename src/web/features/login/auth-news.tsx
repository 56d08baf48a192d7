import { type ReactNode, useEffect, useRef } from 'react'
import { AuthHeading } from './auth-heading.tsx'

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
