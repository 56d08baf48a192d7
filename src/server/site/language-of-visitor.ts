import { parseCookies } from 'better-auth/cookies'
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
} from '#contract/interface-language.ts'

/** That of the path, else the one chosen in this browser, else the first of the browser's own that we speak. */
export function languageOfVisitor(headers: Headers, path = ''): InterfaceLanguage {
  const wanted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
  const chosen = parseCookies(headers.get('cookie') ?? '').get(LANGUAGE_COOKIE)
  const candidates = [path.split('/')[1], chosen, ...wanted]
  return candidates.find(isInterfaceLanguage) ?? INTERFACE_LANGUAGES[0]
}
