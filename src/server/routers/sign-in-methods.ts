import { open } from './base.ts'

export const signInMethods = open.signInMethods.router({
  get: open.signInMethods.get.handler(({ context }) => context.signInMethods),
})
