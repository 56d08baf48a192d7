import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { assets, memberships, uploads, user } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { type Owner, rowsAsJson, tablesOfAccount } from './tables-of-account.ts'

/** One file of the archive: stored already, or written when its turn comes. */
export type DataEntry = { name: string } & (
  | { storageKey: string }
  | { write: () => AsyncIterable<string> }
)

const ABOUT = `This is everything that Reelwright keeps of one account and of the workspaces that it owns.

data/   one JSON file for each kind of thing, a row for each thing:
        user, profiles, session: who you are and where you are signed in
        workspaces, memberships, invitations, api_keys: where you work and with whom
        storyboards, scenes, storyboard_versions: your texts, with what they were before
        takes, assets, direct_images, media_deletions, uploads: what was made or uploaded; an asset's storage_key is its file
        credits, transactions, holds: your credits and how they moved
        generations, vendor_calls, requests: what was asked for, of whom, and how it ended
        notifications, messages, newsletter_subscriptions, account_mails, audit_log, account: what was told, and how you sign in
        Passwords and secrets of keys and sessions are left out.
files/  the files themselves, byte for byte
`

/**
 * All data of an account and of the workspaces that it owns: its rows in every table, and every file.
 * @throws DomainError UNAUTHENTICATED when the account is gone.
 */
export async function listAccountData(ctx: AccountContext): Promise<DataEntry[]> {
  const owner = await findOwner(ctx)
  const tables = tablesOfAccount(owner).map((table) => ({
    name: `data/${table.name}.json`,
    write: () => rowsAsJson(ctx.db, table),
  }))
  const files = await storageKeys(ctx, owner)
  return [
    { name: 'README.txt', write: () => once(ABOUT) },
    ...tables,
    ...files.map((storageKey) => ({ name: `files/${storageKey}`, storageKey })),
  ]
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text)
}

async function findOwner({ db, userId }: AccountContext): Promise<Owner> {
  const [person] = await db.select().from(user).where(eq(user.id, userId))
  if (!person) throw new DomainError('UNAUTHENTICATED')
  const owned = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner')))
  const email = person.emailVerified ? person.email : null
  return { userId, email, workspaceIds: owned.map(({ id }) => id) }
}

async function storageKeys({ db }: AccountContext, owner: Owner): Promise<string[]> {
  const { userId, workspaceIds } = owner
  const made = await db
    .select({ storageKey: assets.storageKey })
    .from(assets)
    .where(inArray(assets.workspaceId, workspaceIds))
  // Of those that were checked only the picture is left that was made of them.
  const isTheirs = or(eq(uploads.sentBy, userId), inArray(uploads.workspaceId, workspaceIds))
  const sent = await db
    .select({ storageKey: uploads.storageKey })
    .from(uploads)
    .where(and(isTheirs, isNull(uploads.endedAt)))
  return [...made, ...sent].map(({ storageKey }) => storageKey)
}
