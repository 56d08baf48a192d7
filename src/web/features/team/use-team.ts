import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WorkspaceRole } from '#contract/workspace.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'
import { beginAt } from './use-workspaces.ts'

/** Who works in the workspace, and for those who look after it who is invited. */
export function useTeam(isManager: boolean) {
  return {
    members: useQuery(api.workspace.members.queryOptions()),
    invitations: useQuery(api.workspace.invitations.queryOptions({ enabled: isManager })),
  }
}

/**
 * What is done about members; each says what became of it.
 * @param onDone whatever asked may close. @param onGone a row went with its button.
 */
export function useTeamChanges(onDone: () => void, onGone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const told = (done: string, onDid?: () => void) => ({
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.workspace.key() })
      showToast('success', done)
      onDone()
      onDid?.()
    },
    onError: (error: unknown) => {
      showToast('danger', { title: t`Nothing was changed`, text: errorMessage(error) })
      onDone()
    },
  })
  return {
    changeRole: useMutation(api.workspace.changeRole.mutationOptions(told(t`Role changed`))),
    remove: useMutation(
      api.workspace.removeMember.mutationOptions(told(t`Member removed`, onGone)),
    ),
    revoke: useMutation(
      api.workspace.revokeInvitation.mutationOptions(told(t`Invitation taken back`, onGone)),
    ),
    deleteAll: useMutation(
      api.workspace.delete.mutationOptions({ onSuccess: () => beginAt('/dashboard') }),
    ),
    leave: useMutation(
      api.workspace.leave.mutationOptions({
        ...told(''),
        onSuccess: () => beginAt('/dashboard'),
      }),
    ),
  }
}

type RoleName = { name: string; may: string }

/** What somebody is in a workspace, and what that lets them do. */
export function useRoleNames(): Record<WorkspaceRole, RoleName> {
  const { t } = useLingui()
  return {
    owner: { name: t`Owner`, may: t`May do everything, and make others owners` },
    admin: { name: t`Admin`, may: t`Invites people, buys credits, makes keys` },
    editor: {
      name: t({ message: 'Editor', context: 'A role in a workspace' }),
      may: t`Makes and changes, and spends the credits`,
    },
    viewer: { name: t`Viewer`, may: t`Looks at everything, changes nothing` },
  }
}
