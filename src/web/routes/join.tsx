import { msg } from '@lingui/core/macro'
import { JoinInvitation } from '#web/features/team/join-invitation.tsx'
import { titled } from '#web/lib/i18n.ts'
import type { Route } from './+types/join'

export function meta() {
  return titled(msg`Invitation · Reelwright`)
}

export default function Join({ params }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="panel">
        <JoinInvitation id={params.id} />
      </div>
    </div>
  )
}
