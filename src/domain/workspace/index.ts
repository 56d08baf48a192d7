export { enterWorkspace } from './enter-workspace.ts'
export { managersOf } from './managers-of.ts'
export { ownWorkspaceOf } from './own-workspace-of.ts'
