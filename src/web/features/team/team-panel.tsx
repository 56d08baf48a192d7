import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { TeamMembers } from './team-members.tsx'
import { useMakeWorkspace, useRenameWorkspace } from './use-workspaces.ts'
import { WorkspaceNameDialog } from './workspace-dialogs.tsx'
import './team.css'

/** Who works in the workspace, and the way to one for a team. */
export function TeamPanel() {
  const { t } = useLingui()
  const account = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<'new' | 'name' | null>(null)
  const close = () => setAsking(null)
  const make = useMakeWorkspace()
  const rename = useRenameWorkspace(close)
  const workspace = account?.workspace
  return (
    <section className="panel" id="team" aria-labelledby="team-title">
      <div className="panel-head">
        <h2 id="team-title" ref={heading} tabIndex={-1}>
          {t`Team`}
        </h2>
      </div>
      <div className="panel-body grid grid-cols-1 gap-4" aria-busy={!workspace}>
        {!workspace && <Skeleton className="h-10 w-full" />}
        {workspace?.isPersonal && (
          <p className="text-sm text-muted">
            <Trans>
              This workspace is yours alone. A workspace for a team has members, storyboards, media,
              credits and a plan of its own; you switch between them at the top of each page.
            </Trans>
          </p>
        )}
        {account && workspace && !workspace.isPersonal && (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="min-w-0 font-semibold wrap-anywhere">{workspace.name}</p>
              <Button
                className="team-rename"
                size="sm"
                variant="ghost"
                icon={Pencil}
                needs="manage"
                onClick={() => setAsking('name')}
              >
                {t`Rename`}
              </Button>
            </div>
            <TeamMembers
              account={account}
              workspace={workspace}
              onGone={() => heading.current?.focus()}
            />
          </>
        )}
        <div>
          <Button icon={Plus} needs="self" onClick={() => setAsking('new')}>
            {t`New workspace for a team`}
          </Button>
        </div>
      </div>
      {asking === 'new' && (
        <WorkspaceNameDialog
          title={t`New workspace for a team`}
          action={t`Make the workspace`}
          note={t`You become its owner and go on in it. It begins without credits.`}
          isBusy={make.isPending}
          error={make.error}
          onSave={(name) => make.mutate(name)}
          onClose={close}
        />
      )}
      {asking === 'name' && workspace && (
        <WorkspaceNameDialog
          title={t`Rename the workspace`}
          action={t`Rename`}
          name={workspace.name}
          isBusy={rename.isPending}
          error={rename.error}
          onSave={(name) => rename.mutate({ name })}
          onClose={close}
        />
      )}
    </section>
  )
}
