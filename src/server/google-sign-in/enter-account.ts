import type { AuthContext, User } from 'better-auth'
import { FULL_NAME_MAX_CHARACTERS } from '#contract/limits.ts'
import { FullName } from '#contract/person.ts'
import type { GoogleRefusal } from '#contract/sign-in.ts'
import { cutText } from '#contract/text.ts'
import type { ProvenIdentity } from '#providers/identity/identity-provider.ts'

const PROVIDER = 'google'

/** How many accounts a visitor's range of addresses may make is limited, by whatever way they come. */
export type Newcomers = {
  /** Counts one. @returns false when there are too many. */
  admit: () => Promise<boolean>
  /** The account was not made after all. */
  giveBack: () => Promise<void>
}

type Entrance = { owner: User } | { refusal: GoogleRefusal }

/**
 * The account of whoever Google vouches for. Their number at Google decides; the address does only the
 * first time, and only when both sides have confirmed it: or whoever signed up early with somebody else's
 * address would keep a way in.
 */
export async function enterAccount(
  context: AuthContext,
  identity: ProvenIdentity,
  newcomers: Newcomers,
): Promise<Entrance> {
  try {
    return await findOrMakeAccount(context, identity, newcomers)
  } catch (error) {
    // Another tab may have made the account in this very moment; then it is there now.
    const owner = await linkedOwner(context, identity.subject)
    if (owner) return { owner }
    throw error
  }
}

async function findOrMakeAccount(
  context: AuthContext,
  identity: ProvenIdentity,
  newcomers: Newcomers,
): Promise<Entrance> {
  const linked = await linkedOwner(context, identity.subject)
  if (linked) return { owner: linked }
  if (!identity.emailVerified) return { refusal: 'google_email_unverified' }
  const found = await context.internalAdapter.findUserByEmail(identity.email, {
    includeAccounts: true,
  })
  if (!found) {
    if (!(await newcomers.admit())) return { refusal: 'google_too_many' }
    try {
      return { owner: await makeAccount(context, identity) }
    } catch (error) {
      await newcomers.giveBack()
      throw error
    }
  }
  if (!found.user.emailVerified) return { refusal: 'google_account_unconfirmed' }
  const former = found.accounts.find(({ providerId }) => providerId === PROVIDER)
  if (former) {
    // The same number: another tab was faster by a moment.
    const isSame = former.accountId === identity.subject
    return isSame ? { owner: found.user } : { refusal: 'google_other_account' }
  }
  await context.internalAdapter.linkAccount({ ...link(identity), userId: found.user.id })
  return { owner: found.user }
}

async function linkedOwner({ internalAdapter }: AuthContext, subject: string) {
  const key = { providerId: PROVIDER, accountId: subject }
  const found = await internalAdapter.findAccountOwnerByKey(key)
  return found?.kind === 'owned' ? found.user : null
}

/** User, link and, by the trigger, profile and first credits: all of them or nothing. */
async function makeAccount(
  { internalAdapter }: AuthContext,
  identity: ProvenIdentity,
): Promise<User> {
  const { user } = await internalAdapter.createOAuthUser(
    { name: nameOf(identity), email: identity.email, emailVerified: true },
    link(identity),
  )
  return user
}

/** Google's tokens are not kept: nothing is done at Google in the person's name. */
function link({ subject }: ProvenIdentity) {
  return { providerId: PROVIDER, accountId: subject, scope: 'openid email profile' }
}

function nameOf({ name, email }: ProvenIdentity): string {
  const [mailbox = ''] = email.split('@')
  const { data } = FullName.safeParse(cutText(name ?? '', FULL_NAME_MAX_CHARACTERS))
  return data ?? mailbox
}
