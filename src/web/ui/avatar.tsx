import { initials } from './initials.ts'

export function Avatar({ name, pictureUrl }: { name: string; pictureUrl: string | null }) {
  return (
    <span className="avatar" aria-hidden="true">
      {pictureUrl ? <img src={pictureUrl} alt="" /> : initials(name)}
    </span>
  )
}
