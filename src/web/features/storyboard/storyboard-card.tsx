import { useLingui } from '@lingui/react/macro'
import { Eye, Languages, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { localDate } from '#web/lib/local-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RatioBadge } from './ratio-badge.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StoryboardFacts, StoryboardFrames, scenesLeftOut } from './storyboard-frames.tsx'

type StoryboardCardProps = {
  storyboard: StoryboardSummary
  onTranslate: () => void
  onDelete: () => void
}

export function StoryboardCard({ storyboard, onTranslate, onDelete }: StoryboardCardProps) {
  const { t } = useLingui()
  const { title, status, aspectRatio, description, language, createdAt } = storyboard
  const editor = `/dashboard/editor/${storyboard.id}`
  const isDraft = status === 'draft'
  const more = scenesLeftOut(storyboard)
  return (
    <article className="panel sb">
      <div className="stagebox" aria-hidden="true">
        <StoryboardFrames storyboard={storyboard} />
        {more > 0 && <span className="more">+{more}</span>}
      </div>
      <div className="body">
        <h2 className="line-clamp-2" title={title} lang={language}>
          <Link to={editor}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          <RatioBadge ratio={aspectRatio} />
        </div>
        <p className="line-clamp-2" lang={language}>
          {description}
        </p>
      </div>
      <div className="foot">
        <ButtonLink to={editor} size="sm" icon={isDraft ? Pencil : Eye}>
          {isDraft ? t`Edit` : t({ message: 'View', context: 'Opens a storyboard' })}
          <span className="sr-only">{title}</span>
        </ButtonLink>
        <span className="text-xs text-subtle">
          <StoryboardFacts storyboard={storyboard} />
          <br />
          {localDate(createdAt)}
        </span>
        <span className="acts">
          <Button
            needs="edit"
            variant="ghost"
            size="sm"
            square
            icon={Languages}
            aria-label={t`Translate ${title}`}
            title={t`Translate`}
            onClick={onTranslate}
          />
          <Button
            needs="edit"
            variant="ghost"
            size="sm"
            square
            className="delete"
            icon={Trash2}
            aria-label={t`Delete ${title}`}
            title={t`Delete`}
            onClick={onDelete}
          />
        </span>
      </div>
    </article>
  )
}
