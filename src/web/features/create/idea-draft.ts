import type { Draft } from './create-form.tsx'

const KEY = 'idea-draft'

/** What was typed into the create form and not sent: a look at another page, or a reload, does not lose it. */
export function readIdeaDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export function keepIdeaDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

export function forgetIdeaDraft(): void {
  sessionStorage.removeItem(KEY)
}
