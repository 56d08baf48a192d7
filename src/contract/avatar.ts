import { z } from 'zod'
import { route } from './route.ts'

/** Pictures of people are square; pages show them at most half as large. */
export const AVATAR_SIZE_PX = 256

export const avatar = {
  remove: route('DELETE /account/avatar', "Removes the account's picture").output(
    z.object({ avatarUrl: z.null() }),
  ),
}
