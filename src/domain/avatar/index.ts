export { findAvatar } from './find-avatar.ts'
export { setAvatar } from './set-avatar.ts'
