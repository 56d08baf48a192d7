import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Loader, type LucideIcon, PencilLine } from 'lucide-react'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

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
