/** The rules of the sign-in and sign-up fields; the server checks the same ones. */
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
const NAME_MAX_CHARACTERS = 120

export const EMAIL_RULES = { required: true, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }
export const NAME_RULES = {
  validate: (name: string) => name.trim() !== '',
  maxLength: NAME_MAX_CHARACTERS,
}
export const NEW_PASSWORD_RULES = {
  minLength: PASSWORD_MIN_CHARACTERS,
  maxLength: PASSWORD_MAX_CHARACTERS,
  required: true,
}
