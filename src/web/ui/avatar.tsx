import { useState } from 'react'

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

const LETTER = /[\p{L}\p{N}]/u

/** The first letters of the first and the last word that have one: "Linh Đặng" is LĐ, "(Ada)" is A. */
export function initials(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? [])
  const picked = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return picked.join('').toLocaleUpperCase()
}
