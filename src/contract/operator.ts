import { z } from 'zod'
import { ASPECT_RATIOS } from './options.ts'
import { route } from './route.ts'
import { Storyboard } from './storyboard.ts'
import { text } from './text.ts'

/** What only the person who runs the installation may do, with the token kept in its data folder. */
export const operator = {
  grantCredits: route(
    'POST /operator/credits',
    'Adds credits to an account, once for each request id',
  )
    .input(
      z.object({
        requestId: z.uuid(),
        /** Whose account; none: the command line's own. */
        email: z.email().optional(),
        amount: z.number().int().min(1).max(1_000_000),
        description: text().min(1).max(200),
      }),
    )
    .output(z.object({ available: z.number().int() })),
  deleteAccount: route(
    'POST /operator/accounts/deletion',
    'Has an account deleted, in 7 days or at once',
  )
    .input(z.object({ email: z.email(), atOnce: z.boolean().default(false) }))
    // Not bare null: HTTP answers that with an empty body.
    .output(z.object({ deleteAfter: z.date().nullable() })),
  copyStoryboard: route(
    'POST /operator/storyboards/{id}/copies',
    'Copies a storyboard made on the command line into another shape, with texts and voice-overs',
  )
    .input(z.object({ id: z.uuid(), aspectRatio: z.enum(ASPECT_RATIOS) }))
    .output(Storyboard),
}
