import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { credentialRefusals } from '#contract/sign-in.ts'

/** Passwords of eight characters and more that lists of stolen ones begin with; digits at their end change nothing. */
const COMMON = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd iloveyou sunshine princess football baseball superman
  starwars trustno1 whatever computer internet welcome letmein michelle jennifer jordan23 qwertyuiop
  qwerty qwertz azerty asdfghjkl asdfasdf zxcvbnm abc abcd abcdef abcdefgh admin administrator changeme
  secret master monkey dragon shadow freedom charlie liverpool chelsea hallo bonjour motdepasse
  contraseña contrasena matkhau reelwright qwer tyui 147258369 123654789 159357456
  spring summer autumn winter fall january february march april june july august september october
  november december monday friday sunday michael jessica ashley daniel andrew joshua matthew robert
  thomas jordan hunter buster george soccer hockey killer pepper ginger maggie nicole amanda taylor
  hannah samantha anthony william patrick justin brandon austin merlin corvette mercedes ferrari
  harley ranger tigger cookie banana flower purple orange yellow silver golden diamond angel lovely
  hello hola pokemon batman naruto chocolate butterfly sophie laura marie julia anna peter martin
  stefan andreas thomas nguyen sommer verano hunter2 london berlin paris america google facebook`.split(
    /\s+/,
  ),
)
const FEW_CHARACTERS = 3

/** Whether a password is among the first that someone would try for this account. */
export function isGuessable(password: string, names: string[]): boolean {
  const lower = password.toLowerCase()
  const letters = lower.replace(/[\d\W_]+$/u, '')
  if (COMMON.has(lower) || COMMON.has(letters)) return true
  if (new Set(lower).size <= FEW_CHARACTERS || isRow(lower)) return true
  if (isKeyboardWalk(lower) || isTwoRowsInTurn(lower)) return true
  return names.some((name) => name !== '' && [lower, letters].includes(name.toLowerCase()))
}

/** 12345678, 87654321, abcdefgh. */
function isRow(text: string): boolean {
  const steps = Array.from(text, (letter, index) =>
    index === 0 ? null : letter.charCodeAt(0) - text.charCodeAt(index - 1),
  ).slice(1)
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1)
}

/** Keys as they lie, by rows and by columns. */
const KEYBOARD_LINES = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'yxcvbnm',
  ...columns('1234567890', 'qwertyuiop', 'asdfghjkl;', 'zxcvbnm,./'),
]
const WALK_STEP_MIN = 3

function columns(...rows: string[]): string[] {
  return Array.from(rows[0] ?? '', (_key, at) => rows.map((row) => row[at] ?? '').join(''))
}

/** qazwsxedc, 1qaz2wsx, asdfqwer: pieces of three and more keys that lie in a line, and nothing else. */
function isKeyboardWalk(text: string): boolean {
  // Each place once: the ways to cut a long walk into pieces are too many to try.
  const reached = new Set([0])
  for (const from of reached) {
    for (let to = from + WALK_STEP_MIN; to <= text.length; to++) {
      const piece = text.slice(from, to)
      const reversed = Array.from(piece).toReversed().join('')
      if (KEYBOARD_LINES.some((line) => line.includes(piece) || line.includes(reversed))) {
        reached.add(to)
      }
    }
  }
  return reached.has(text.length)
}

/** 1q2w3e4r5t, a1b2c3d4: every second character goes on in a row of its own. */
function isTwoRowsInTurn(text: string): boolean {
  const [odd, even] = [0, 1].map((rest) =>
    Array.from(text)
      .filter((_letter, index) => index % 2 === rest)
      .join(''),
  )
  return goesOn(odd) && goesOn(even)
}

function goesOn(part = ''): boolean {
  return isRow(part) || (part !== '' && KEYBOARD_LINES.some((line) => line.includes(part)))
}

/**
 * Asks for the password before the address changes: an open session that fell into other hands must not be
 * enough to take the account. An account that has no password (it signs in with Google) has none to show.
 */
export const passwordAgain = createAuthMiddleware(async (ctx) => {
  const found = await getSessionFromCtx(ctx)
  if (!found) return
  const { internalAdapter, password } = ctx.context
  const accounts = await internalAdapter.findAccounts(found.user.id)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!hash) return
  const shown = String(ctx.body?.currentPassword ?? '')
  if (await password.verify({ hash, password: shown })) return
  throw new APIError('BAD_REQUEST', credentialRefusals.wrongPassword)
})
