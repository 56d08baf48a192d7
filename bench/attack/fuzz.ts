import { keptSecret } from '#config/kept-secret.ts'
import { contractOperations } from './contract-operations.ts'
import type { Findings } from './findings.ts'
import { type HostileRequest, hostileRequest } from './hostile-request.ts'
import { HOSTILE_TEXTS } from './hostile-values.ts'
import { withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { signInAgain, signUp, type Visitor } from './visitor.ts'

const REQUESTS = 20_000
const AT_ONCE = 12
const TOLD_EVERY = 1000
const FAULT_SHOWN = 600
const ACCOUNTS = 4
const ANSWER_WITHIN_MS = 30_000
const IDS_KEPT = 400
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const FORMS = [
  'sign-in/email',
  'sign-up/email',
  'request-password-reset',
  'reset-password',
  'send-verification-email',
  'change-password',
  'change-email',
  'sign-out',
]

/** Sends every operation of the contract, and every form of an account, what it should and should not get. */
export async function fuzz(seed: number): Promise<Findings> {
  const settings = { SIGN_IN_ATTEMPTS: '1000000', ACCOUNT_REQUESTS: '1000000', LOG_LEVEL: 'error' }
  return await withOwnProduct(settings, async ({ url, dataFolder }) => {
    const random = new Random(seed)
    const operations = contractOperations()
    const operator = `Bearer ${keptSecret(dataFolder, 'operator-token')}`
    const visitors: Visitor[] = []
    for (let index = 0; index < ACCOUNTS; index++) visitors.push(await signUp(url, `fuzz-${index}`))
    const ids = [random.uuid()]
    const statuses: Record<string, number> = {}
    const faults: string[] = []
    let sent = 0

    async function send({ operation, path, init }: HostileRequest): Promise<void> {
      const at = random.whole(0, visitors.length - 1)
      const { cookie } = visitors[at] as Visitor
      const credentials = operation.startsWith('operator/')
        ? { authorization: operator }
        : { cookie }
      const headers: Record<string, string> = { ...init.headers, ...credentials, origin: url }
      const answer = await fetch(url + path, {
        ...init,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
        await answer.body?.cancel()
        return
      }
      const text = await answer.text()
      if (answer.status >= 500) {
        faults.push(
          `${answer.status} ${init.method} ${path} ${init.body ?? ''}`.slice(0, FAULT_SHOWN),
        )
      }
      for (const id of text.match(UUID) ?? []) remember(id)
      if (answer.status === 401) {
        visitors[at] = await signInAgain(url, visitors[at] as Visitor).catch(() =>
          signUp(url, `fuzz-again-${sent}`),
        )
      }
    }

    function remember(id: string): void {
      if (ids.includes(id)) return
      if (ids.length < IDS_KEPT) ids.push(id)
      else ids[random.whole(0, ids.length - 1)] = id
    }

    function next(): HostileRequest {
      if (random.chance(0.02)) return authRequest(random)
      return hostileRequest(random.of(operations), random, ids)
    }

    const workOff = async () => {
      while (sent < REQUESTS) {
        sent++
        if (sent % TOLD_EVERY === 0)
          process.stderr.write(`  ${sent} sent, ${faults.length} faults\n`)
        const request = next()
        await send(request).catch((error: unknown) => {
          faults.push(
            `${String(error)}: ${request.init.method} ${request.path}`.slice(0, FAULT_SHOWN),
          )
        })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, workOff))
    return {
      numbers: { 'fuzz.requests': sent, 'fuzz.operations': operations.length, ...statuses },
      faults,
    }
  })
}

function authRequest(random: Random): HostileRequest {
  const form = random.of(FORMS)
  const fields = [
    'email',
    'password',
    'newPassword',
    'currentPassword',
    'token',
    'name',
    'newEmail',
  ]
  const body = Object.fromEntries(fields.map((field) => [field, random.of(HOSTILE_TEXTS)]))
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  if (random.chance(0.3)) {
    const token = encodeURIComponent(random.of(HOSTILE_TEXTS).toWellFormed())
    return {
      operation: form,
      path: `/api/auth/verify-email?token=${token}`,
      init: { method: 'GET' },
    }
  }
  return { operation: form, path: `/api/auth/${form}`, init }
}
