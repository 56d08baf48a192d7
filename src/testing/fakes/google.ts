import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { GoogleClient } from '#providers/identity/google/create-google.ts'
import { mapAdapters } from '../map-adapter.ts'

export type GooglePerson = {
  email: string
  email_verified: boolean
  name?: string
  picture?: string
}

export type FakeGoogle = {
  client: GoogleClient
  /** By their number; change them as people change themselves. */
  people: Record<string, GooglePerson>
  /** What a click on the chooser page's button opens: a person's number, or `cancel`. */
  choice: (chooserPage: string, choice: string) => string
  close: () => void
}

const CHOOSER = /^\/interaction\/[^/?]+/

/**
 * Google as a certified OpenID provider plays it: exact redirect addresses, PKCE, codes good for one use
 * within a minute, RS256. Its one page chooses between the people, or cancels. It is there until its process ends, or
 * `close` is called.
 */
export async function startFakeGoogle(redirectUri: string): Promise<FakeGoogle> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { issuer, clientId: 'reelwright', clientSecret: 'a-secret-only-we-two-know' }
  const people: FakeGoogle['people'] = {
    '110169484474386276334': {
      email: 'Ada@example.com',
      email_verified: true,
      name: 'Ada Lovelace',
      picture: 'https://lh3.googleusercontent.com/a/ada',
    },
    '110169484474386276335': { email: 'grace@example.com', email_verified: true },
  }
  const provider = new Provider(issuer, await configuration(client, redirectUri, people))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (!CHOOSER.test(pathname)) return void answer(request, response)
    const choice = searchParams.get('choice')
    if (choice === null) return void response.end(chooser(Object.keys(people)))
    const result =
      choice === 'cancel'
        ? { error: 'access_denied' }
        : { login: { accountId: choice }, select_account: {} }
    void provider.interactionFinished(request, response, result)
  })
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { client, people, choice: (page, choice) => `${page}?choice=${choice}`, close }
}

async function configuration(
  { clientId, clientSecret }: GoogleClient,
  redirectUri: string,
  people: FakeGoogle['people'],
): Promise<Configuration> {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: mapAdapters(),
    jwks: { keys: [await signingKey()] },
    cookies: { keys: ['a-key-for-the-cookies'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts everything into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // A code of one tab stays good when the person chooses an account in another.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 3600,
      Interaction: 60,
      Session: 60,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people[accountId] }),
    }),
    async loadExistingGrant({ oidc }) {
      const { provider, session } = oidc
      const accountId = session?.accountId
      if (!accountId) return undefined
      const grant = new provider.Grant({ clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' }
}

function chooser(subjects: string[]): string {
  const links = [...subjects, 'cancel'].map((choice) => `<a href="?choice=${choice}">${choice}</a>`)
  return `<!doctype html><title>Choose an account</title>${links.join('')}`
}
