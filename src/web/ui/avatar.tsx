import { useState } from 'react'
import { initials } from './initials.ts'

type AvatarProps = { name: string; pictureUrl: string | null; size?: 'md' | 'lg' }

/** The picture; the initials without one, and when it does not arrive. */
export function Avatar({ name, pictureUrl, size = 'md' }: AvatarProps) {
  const [missingUrl, setMissingUrl] = useState<string | null>(null)
  return (
    <span className={size === 'lg' ? 'avatar avatar-lg' : 'avatar'} aria-hidden="true">
      {pictureUrl && pictureUrl !== missingUrl ? (
        <img src={pictureUrl} alt="" onError={() => setMissingUrl(pictureUrl)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
