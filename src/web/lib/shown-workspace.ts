import { SHOWN_WORKSPACE_HEADER } from '#contract/shown-workspace.ts'

let shown: string | undefined

/** What this page shows is of this workspace, from the first time on: to show another one it begins anew. */
export function showWorkspace(id: string): void {
  shown ??= id
}

/** Undefined until the account is known. */
export function shownWorkspaceId(): string | undefined {
  return shown
}

/** Goes with all that this page asks for: it is meant for the workspace it shows, wherever its account went on since. */
export function shownWorkspaceHeader(): Record<string, string> {
  return shown === undefined ? {} : { [SHOWN_WORKSPACE_HEADER]: shown }
}
