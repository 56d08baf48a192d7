/** One try to sign in: made before the visitor leaves for the provider, used once when they come back. */
export type SignInAttempt = {
  /** Where the provider sends the visitor back to; registered there, letter for letter. */
  redirectUri: string
  /** Comes back in the address (RFC 6749, 10.12). */
  state: string
  /** Comes back inside the signed token (OpenID Connect Core, 3.1.2.1). */
  nonce: string
  /** Its hash leaves with the visitor, itself only with the code (RFC 7636). */
  codeVerifier: string
}

/** What the provider vouches for. */
export type ProvenIdentity = {
  /** The person's number at the provider: the one thing that never changes. */
  subject: string
  email: string
  /** Whether the provider knows that the mailbox is theirs. */
  emailVerified: boolean
  name: string | null
}

/** Says who somebody is, so that they need no password here. */
export type IdentityProvider = {
  name: string
  /** The provider's page that the visitor goes to. @throws IdentityError `unavailable` */
  signInPage(attempt: SignInAttempt): Promise<URL>
  /** Trades the code the visitor came back with, once, for who they are. @throws IdentityError */
  identify(code: string, attempt: SignInAttempt): Promise<ProvenIdentity>
}

/**
 * `expired`: the code is too old or was used; starting again helps.
 * `unavailable`: the provider did not answer, or not sensibly; later helps.
 * `misconfigured`: the provider does not accept our client; only the operator can help.
 * `untrusted`: the token is not what the provider would give us.
 */
export type IdentityErrorKind = 'expired' | 'unavailable' | 'misconfigured' | 'untrusted'

/** The message is for the log: it names what failed, never a token, a code or an address. */
export class IdentityError extends Error {
  readonly kind: IdentityErrorKind
  constructor(kind: IdentityErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.kind = kind
  }
}
