import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Eye, Languages, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { AspectRatio } from '#contract/options.ts'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { localDate } from '#web/lib/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { RatioBadge, StatusBadge } from './storyboard-badges.tsx'

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
        <h2 className="line-clamp-2" title={title} lang={language} dir="auto">
          <Link to={editor}>{title}</Link>
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

/** Frames that a card has room for; the last of them may be cut by its edge. */
const ROOM: Record<AspectRatio, number> = { '16/9': 3, '1/1': 4, '4/5': 4, '9/16': 5 }

/** The first scenes as a strip: their pictures in their true shape, blue frames where none is drawn. */
export function StoryboardFrames({ storyboard }: { storyboard: StoryboardSummary }) {
  const { aspectRatio } = storyboard
  return picturesShown(storyboard).map((url, index) =>
    url ? (
      <Frame key={index} ratio={aspectRatio} src={url} alt="" />
    ) : (
      <PencilFrame key={index} ratio={aspectRatio} />
    ),
  )
}

/** How many scenes the strip leaves out. */
function scenesLeftOut(storyboard: StoryboardSummary): number {
  return storyboard.sceneCount - picturesShown(storyboard).length
}

function picturesShown({ pictureUrls, aspectRatio }: StoryboardSummary) {
  return pictureUrls.slice(0, ROOM[aspectRatio])
}

/** "6 scenes, 60 s". */
export function StoryboardFacts({ storyboard }: { storyboard: StoryboardSummary }) {
  const seconds = Math.round(storyboard.totalDurationMs / 1000)
  return (
    <Trans>
      <Plural value={storyboard.sceneCount} one="# scene" other="# scenes" />, {seconds} s
    </Trans>
  )
}
