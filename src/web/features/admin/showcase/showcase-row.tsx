import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, useId } from 'react'
import type { ManagedShowcaseVideo } from '#contract/showcase.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

type ShowcaseRowProps = {
  video: ManagedShowcaseVideo
  index: number
  isLast: boolean
  /** Whether it is the one that is dragged. */
  isDragged: boolean
  onMove: (to: number) => void
  onShow: (active: boolean) => void
  onDelete: () => void
  onDragStart: () => void
  onDragOver: () => void
  onDrop: () => void
}

/** One showcase video: its place, its picture, whether it is shown. */
export function ShowcaseRow(props: ShowcaseRowProps) {
  const { video, index, isLast, isDragged, onMove } = props
  const { id, title, posterUrl, active, durationMs } = video
  const { t } = useLingui()
  const titleId = useId()
  const over = (event: DragEvent) => {
    event.preventDefault()
    props.onDragOver()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do what dragging does
    <li
      className="vrow"
      data-dragged={isDragged || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        props.onDragStart()
      }}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault()
        props.onDrop()
      }}
      onDragEnd={props.onDrop}
    >
      <div className="ord">
        <GripVertical className="grip" aria-hidden="true" />
        <Button
          variant="ghost"
          size="sm"
          square
          icon={ArrowUp}
          aria-label={t`Move up: ${title}`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          variant="ghost"
          size="sm"
          square
          icon={ArrowDown}
          aria-label={t`Move down: ${title}`}
          disabled={isLast}
          onClick={() => onMove(index + 1)}
        />
      </div>
      <div className="frame" data-ratio="16/9">
        {posterUrl && <img src={posterUrl} alt="" loading="lazy" draggable={false} />}
      </div>
      <div className="t">
        <b id={titleId} className="block font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </b>
        <span className="mono text-xs">
          <b>{index + 1}</b>
          {durationMs !== null && <span className="ml-2 text-muted">{lengthCode(durationMs)}</span>}
        </span>
      </div>
      <label className="sw">
        <Switch checked={active} aria-label={t`Active: ${title}`} onChange={props.onShow} />
        <span aria-hidden="true">{active ? t`Active` : t`Hidden`}</span>
      </label>
      <Button
        className="del"
        variant="ghost"
        size="sm"
        square
        icon={Trash2}
        aria-label={t`Delete ${title}`}
        onClick={props.onDelete}
      />
    </li>
  )
}
