/** Passwords of eight characters and more that lists of stolen ones begin with; digits at their end change nothing. */
const COMMON = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd iloveyou sunshine princess football baseball superman
  starwars trustno1 whatever computer internet welcome letmein michelle jennifer jordan23 qwertyuiop
  qwerty qwertz azerty asdfghjkl asdfasdf zxcvbnm abc abcd abcdef abcdefgh admin administrator changeme
  secret master monkey dragon shadow freedom charlie liverpool chelsea hallo bonjour motdepasse
  contraseña contrasena matkhau reelwright 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx qwer tyui`.split(
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
  return names.some((name) => name !== '' && [lower, letters].includes(name.toLowerCase()))
}

/** 12345678, 87654321, abcdefgh. */
function isRow(text: string): boolean {
  const steps = Array.from(text, (letter, index) =>
    index === 0 ? null : letter.charCodeAt(0) - text.charCodeAt(index - 1),
  ).slice(1)
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1)
}
