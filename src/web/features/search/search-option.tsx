import { Trans, useLingui } from '@lingui/react/macro'
import { Image, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FoundInScene, FoundMedia, FoundStoryboard, FoundUpload } from '#contract/search.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { StatusBadge } from '#web/features/storyboard/storyboard-badges.tsx'
import { ScenesGlyph } from '#web/ui/glyphs.ts'

export type OptionProps = { id: string; to: string; isActive: boolean; onFollow: () => void }

export function StoryboardOption({ found, ...props }: OptionProps & { found: FoundStoryboard }) {
  return (
    <Option {...props} icon={ScenesGlyph} pictureUrl={found.thumbnailUrl}>
      <span className="truncate">{found.title}</span>
      <StatusBadge status={found.status} />
    </Option>
  )
}

export function MediaOption({ found, ...props }: OptionProps & { found: FoundMedia }) {
  return found.source === 'scene' ? (
    <SceneOption found={found} {...props} />
  ) : (
    <UploadOption found={found} {...props} />
  )
}

function UploadOption({ found, ...props }: OptionProps & { found: FoundUpload }) {
  return (
    <Option {...props} icon={Image} pictureUrl={found.thumbnailUrl ?? found.url}>
      <span className="min-w-0">
        <span className="block truncate">{found.title}</span>
        <span className="block truncate text-xs text-muted">
          <Trans>Uploaded picture</Trans>
        </span>
      </span>
    </Option>
  )
}

function SceneOption({ found, ...props }: OptionProps & { found: FoundInScene }) {
  const { i18n } = useLingui()
  const { kind, title, excerpt, sceneNumber } = found
  const { icon, name } = TRACKS[kind]
  return (
    <Option {...props} icon={icon} pictureUrl={kind === 'voice' ? null : found.thumbnailUrl}>
      <span className="min-w-0">
        <span className="block truncate">{excerpt || i18n._(name)}</span>
        <span className="block truncate text-xs text-muted">
          <Trans>
            {i18n._(name)}, scene {sceneNumber}
          </Trans>
          {' · '}
          <bdi>{title}</bdi>
        </span>
      </span>
    </Option>
  )
}

type OptionRowProps = OptionProps & {
  icon: LucideIcon
  pictureUrl: string | null
  children: ReactNode
}

/** A link to whoever points at it; the keyboard never leaves the field. */
function Option({ id, to, isActive, onFollow, icon: Icon, pictureUrl, children }: OptionRowProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={ref}
      className="option"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option cannot be a link
      role="option"
      id={id}
      to={to}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      <span className="pic">{pictureUrl ? <img src={pictureUrl} alt="" /> : <Icon />}</span>
      {children}
    </Link>
  )
}
