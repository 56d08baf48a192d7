import { useLingui } from '@lingui/react/macro'
import { LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { isAtLeast } from '#contract/permissions.ts'
import type { Member, Workspace, WorkspaceRole } from '#contract/workspace.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { InviteForm, SeatsNote, useSeats } from './invite-form.tsx'
import { InvitationRow, MemberRow } from './team-rows.tsx'
import { useTeam, useTeamChanges } from './use-team.ts'
import { DeleteWorkspaceDialog } from './workspace-dialogs.tsx'

type Asked =
  | { act: 'remove' | 'owner'; member: Member }
  | { act: 'own-role'; member: Member; role: WorkspaceRole }
  | { act: 'leave' | 'delete' }

type TeamMembersProps = {
  account: Account
  workspace: Workspace
  /** A row went with its button, and the focus must not. */
  onGone: () => void
}

export function TeamMembers({ account, workspace, onGone }: TeamMembersProps) {
  const { t } = useLingui()
  const { role: ownRole, name: workspaceName } = workspace
  const isManager = isAtLeast(ownRole, 'admin')
  const { members, invitations } = useTeam(isManager)
  const seats = useSeats()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { changeRole, remove, revoke, leave, deleteAll } = useTeamChanges(
    () => setAsked(null),
    onGone,
  )

  if (members.error) {
    return (
      <LoadFailure
        title={t`The list could not be loaded`}
        error={members.error}
        isTrying={members.isFetching}
        onTryAgain={() => void members.refetch()}
      />
    )
  }
  if (!members.data) return <Skeleton className="h-20 w-full" />
  const owners = members.data.filter(({ role }) => role === 'owner').length
  const isLastOwner = (member: Member) => member.role === 'owner' && owners === 1
  const isOnlyOwner = members.data.some(
    (member) => member.userId === account.id && isLastOwner(member),
  )
  const invited = invitations.data ?? []
  const taken = members.data.length + invited.length
  const isFull = seats !== null && taken >= seats

  function chooseRole(member: Member, role: WorkspaceRole): void {
    if (role === 'owner') setAsked({ act: 'owner', member })
    else if (member.userId === account.id) setAsked({ act: 'own-role', member, role })
    else changeRole.mutate({ userId: member.userId, role })
  }

  return (
    <>
      <ul className="members" aria-label={t`Members`}>
        {members.data.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isSelf={member.userId === account.id}
            ownRole={ownRole}
            isLastOwner={isLastOwner(member)}
            isBusy={changeRole.isPending}
            onRole={(role) => chooseRole(member, role)}
            onRemove={() => setAsked({ act: 'remove', member })}
          />
        ))}
        {invited.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={revoke.isPending && revoke.variables.id === invitation.id}
            onTakeBack={() => revoke.mutate({ id: invitation.id })}
          />
        ))}
      </ul>
      {isManager && <SeatsNote taken={taken} />}
      {isManager && !isFull && <InviteForm ownRole={ownRole} />}
      <div>
        <Button
          icon={LogOut}
          needs="self"
          disabled={isOnlyOwner}
          onClick={() => setAsked({ act: 'leave' })}
        >
          {t`Leave this workspace`}
        </Button>
        {isOnlyOwner && (
          <p className="mt-2 text-sm text-muted">
            {t`You are its only owner. Make somebody else an owner to hand it over, and then you can leave.`}
          </p>
        )}
      </div>
      {ownRole === 'owner' && (
        <div>
          <Button icon={Trash2} needs="manage" onClick={() => setAsked({ act: 'delete' })}>
            {t`Delete this workspace`}
          </Button>
        </div>
      )}
      {asked?.act === 'delete' && (
        <DeleteWorkspaceDialog
          workspaceName={workspaceName}
          isBusy={deleteAll.isPending}
          error={deleteAll.error}
          onDelete={(name) => deleteAll.mutate({ name })}
          onClose={() => {
            deleteAll.reset()
            setAsked(null)
          }}
        />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          title={t`Remove ${nameOf(asked.member)}?`}
          action={t({ message: 'Remove', context: 'A member of a workspace' })}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ userId: asked.member.userId })}
          onClose={() => setAsked(null)}
        >
          <p className="text-muted">
            {t`They see nothing of this workspace any more, and their API keys for it end. What they made stays.`}
          </p>
        </ConfirmDialog>
      )}
      {asked?.act === 'owner' && (
        <ConfirmDialog
          title={t`Make ${nameOf(asked.member)} an owner?`}
          action={t`Make an owner`}
          variant="primary"
          isBusy={changeRole.isPending}
          onConfirm={() => changeRole.mutate({ userId: asked.member.userId, role: 'owner' })}
          onClose={() => setAsked(null)}
        >
          <p className="text-muted">
            {t`An owner may do everything here, and may take that away from you. You stay an owner, too, until one of you changes it.`}
          </p>
        </ConfirmDialog>
      )}
      {asked?.act === 'own-role' && (
        <ConfirmDialog
          title={t`Change your own role?`}
          action={t`Change the role`}
          isBusy={changeRole.isPending}
          onConfirm={() => changeRole.mutate({ userId: asked.member.userId, role: asked.role })}
          onClose={() => setAsked(null)}
        >
          <p className="text-muted">
            {t`You may do less here afterwards, and cannot take it back yourself.`}
          </p>
        </ConfirmDialog>
      )}
      {asked?.act === 'leave' && (
        <ConfirmDialog
          title={t`Leave “${workspaceName}”?`}
          action={t({ message: 'Leave', context: 'A workspace' })}
          isBusy={leave.isPending}
          onConfirm={() => leave.mutate({})}
          onClose={() => setAsked(null)}
        >
          <p className="text-muted">
            {t`You go on in your own workspace, and see nothing of this one any more. What you made stays here. To come back you have to be invited again.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function nameOf({ fullName, email }: Member): string {
  return fullName || email
}
