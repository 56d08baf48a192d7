import { useLingui } from '@lingui/react/macro'
import type { WorkspaceRole } from '#contract/workspace.ts'

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
