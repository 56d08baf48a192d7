import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'

/**
 * The account speaks the language that was chosen on the page it is signed in at. Pages in English may be what
 * nobody chose; they leave it as it is. Asked at the REST address, as the typed client is large.
 */
export async function keepChosenLanguage(language: InterfaceLanguage): Promise<void> {
  if (language === INTERFACE_LANGUAGES[0]) return
  try {
    await fetch('/api/v1/account', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
  } catch {
    // Nobody is kept out for it; the account goes on in its own language.
  }
}
