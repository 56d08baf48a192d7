export { findAvatar, setAvatar } from './avatar.ts'
