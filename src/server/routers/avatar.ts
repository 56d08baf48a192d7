import { removeAvatar } from '#domain/avatar/index.ts'
import { api } from './base.ts'

export const avatar = api.avatar.router({
  remove: api.avatar.remove.handler(({ context }) => removeAvatar(context.account)),
})
