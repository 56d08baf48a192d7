import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Loader, type LucideIcon, PencilLine } from 'lucide-react'
import type { AspectRatio, DrawnRatio } from '#contract/options.ts'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** The shape itself and its numbers, and the name of the format if there is room for it. */
export function RatioBadge({ ratio, name }: { ratio: AspectRatio; name?: string }) {
  return (
    <span className="badge badge-ar">
      <i data-ratio={ratio} />
      {ratioText(ratio)} {name}
    </span>
  )
}

/** '9/16' as people write it: 9:16. */
export function ratioText(ratio: DrawnRatio) {
  return ratio.replace('/', ':')
}

export const RATIO_NAMES: Record<DrawnRatio, MessageDescriptor> = {
  '16/9': msg`Landscape`,
  '9/16': msg`Vertical`,
  '1/1': msg`Square`,
  '4/5': msg`Portrait`,
  '4/3': msg`Classic`,
}

/** Where a video of this shape is shown. */
export const RATIO_PLACES: Record<AspectRatio, MessageDescriptor> = {
  '16/9': msg`YouTube and LinkedIn`,
  '9/16': msg`TikTok and Instagram Stories`,
  '1/1': msg`Instagram and Facebook feeds`,
  '4/5': msg`Instagram portraits`,
}

type StatusLook = { tone: BadgeTone; icon: LucideIcon; name: MessageDescriptor }

const LOOKS: Record<StoryboardStatus, StatusLook> = {
  draft: { tone: 'draft', icon: PencilLine, name: msg`Draft` },
  processing: { tone: 'info', icon: Loader, name: msg`Processing` },
  complete: { tone: 'success', icon: Check, name: msg`Complete` },
}

type StatusBadgeProps = {
  status: StoryboardStatus
  /** In the editor a draft waits for you to confirm it, so it warns; in lists it is dashed. */
  draftTone?: 'draft' | 'warning'
}

export function StatusBadge({ status, draftTone = 'draft' }: StatusBadgeProps) {
  const { i18n } = useLingui()
  const { tone, icon, name } = LOOKS[status]
  return (
    <Badge tone={status === 'draft' ? draftTone : tone} icon={icon}>
      {i18n._(name)}
    </Badge>
  )
}
