export { findAvatar } from './find-avatar.ts'
export { removeAvatar } from './remove-avatar.ts'
export { setAvatar } from './set-avatar.ts'
