import { useLingui } from '@lingui/react/macro'
import { Check, Loader, PencilLine } from 'lucide-react'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { Badge } from '#web/ui/badge.tsx'

type StatusBadgeProps = {
  status: StoryboardStatus
  /** In the editor a draft waits for you to confirm it, so it warns; in lists it is dashed. */
  draftTone?: 'draft' | 'warning'
}

export function StatusBadge({ status, draftTone = 'draft' }: StatusBadgeProps) {
  const { t } = useLingui()
  switch (status) {
    case 'draft':
      return <Badge tone={draftTone} icon={PencilLine}>{t`Draft`}</Badge>
    case 'processing':
      return <Badge tone="info" icon={Loader}>{t`Processing`}</Badge>
    case 'complete':
      return <Badge tone="success" icon={Check}>{t`Complete`}</Badge>
  }
}
