import type { Database } from '#database/client.ts'
import { user } from '#database/schema/index.ts'

/** The account that works done on the command line belongs to. Nobody can sign in to it. */
export const COMMAND_LINE_USER_ID = 'command-line'

/** Makes sure that it exists. */
export async function ensureCommandLineAccount(db: Database): Promise<void> {
  await db
    .insert(user)
    .values({
      id: COMMAND_LINE_USER_ID,
      name: 'Command line',
      email: 'command-line@localhost',
      emailVerified: true,
    })
    .onConflictDoNothing()
}
