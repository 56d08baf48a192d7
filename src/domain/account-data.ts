import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { assets, memberships, uploads, user } from '#database/schema/index.ts'
import type { AccountContext } from './context.ts'
import { DomainError } from './domain-error.ts'

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

/** Whose data is meant: a person, and the workspaces that they own. */
type Owner = {
  userId: string
  /** Null until it is confirmed: it may be somebody else's. */
  email: string | null
  workspaceIds: string[]
}

type TableOfAccount = {
  name: string
  /** Which rows are the owner's. */
  isTheirs: SQL
  /** What the rows are told apart by; none: there are few. */
  key: string[]
  /** Columns that open doors, or prove who somebody is. */
  hidden: string[]
}

/** Every table that holds something of an account. A test fails while a new one is missing. */
function tablesOfAccount({ userId, email, workspaceIds }: Owner): TableOfAccount[] {
  const isUser = sql`user_id = ${userId}`
  const isId = sql`id = ${userId}`
  const isEmail = sql`email = ${email}`
  const places = sql`any(${sql.param(workspaceIds)}::uuid[])`
  const isThere = sql`workspace_id = ${places}`
  const boards = sql`select id from storyboards where ${isThere}`
  const isInBoard = sql`storyboard_id in (${boards})`
  const isInScene = sql`scene_id in (select id from scenes where ${isInBoard})`
  return [
    table('user', isId),
    table('profiles', isId),
    table('account', isUser, ['id'], ['password', 'access_token', 'refresh_token', 'id_token']),
    table('session', isUser, ['id'], ['token']),
    table('account_mails', isUser, []),
    table('notifications', isUser),
    table('memberships', isUser, ['workspace_id']),
    table('announcement_dismissals', isUser, ['announcement_id']),
    table('support_views', isUser),
    table('audit_log', isUser),
    table('messages', sql`${isUser} or ${isEmail}`),
    table('newsletter_subscriptions', isEmail, ['email'], ['token']),
    table('api_keys', sql`${isUser} or ${isThere}`, ['id'], ['hash']),
    table('invitations', sql`${isEmail} or ${isThere}`),
    table('uploads', sql`sent_by = ${userId} or ${isThere}`),
    table('workspaces', sql`id = ${places}`),
    table('credits', isThere, ['workspace_id']),
    table('transactions', isThere),
    table('holds', isThere),
    table('purchases', sql`${isThere} or bought_by = ${userId}`),
    table('storyboards', isThere),
    table('storyboard_versions', isInBoard, ['storyboard_id', 'number']),
    table('scenes', isInBoard),
    table('takes', isInScene),
    table('generations', sql`${isThere} or started_by = ${userId}`),
    // What a vendor takes for it is between the vendor and this installation.
    table('vendor_calls', isThere, ['id'], ['cost_micro_usd', 'limits_key', 'worker_id']),
    table('pronunciations', isThere),
    table('rewrites', isThere),
    table('requests', isThere),
    table('assets', isThere),
    table('direct_images', isThere),
    table('media_deletions', isThere),
  ]
}

function table(
  name: string,
  isTheirs: SQL,
  key: string[] = ['id'],
  hidden: string[] = [],
): TableOfAccount {
  return { name, isTheirs, key, hidden }
}

const ROWS_AT_ONCE = 200

type Row = Record<string, unknown>

/** The owner's rows of a table as a JSON array, some at a time: it is never held whole. */
async function* rowsAsJson(db: Database, table: TableOfAccount): AsyncGenerator<string> {
  let separator = '[\n'
  let last: Row | undefined
  do {
    const rows = await readSome(db, table, last)
    for (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    last = table.key.length > 0 && rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined
  } while (last)
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function readSome(
  db: Database,
  { name, isTheirs, key, hidden }: TableOfAccount,
  last: Row | undefined,
): Promise<Row[]> {
  const columns = commaed(key.map((column) => sql.identifier(column)))
  const isLater = last
    ? sql`and (${columns}) > (${commaed(key.map((column) => sql`${last[column]}`))})`
    : sql``
  const some = key.length > 0 ? sql`order by ${columns} limit ${ROWS_AT_ONCE}` : sql``
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(one) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(name)} one
    where (${isTheirs}) ${isLater} ${some}`)
  return rows.map(({ row }) => row)
}

function commaed(parts: Parameters<typeof sql.join>[0]) {
  return sql.join(parts, sql`, `)
}
