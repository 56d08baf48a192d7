import { openPages, thisPage } from '#web/lib/this-page.ts'
import type { WrittenField } from './text-fields.ts'

/** What was typed and not saved yet, kept in this browser should the page close. */
export type TextDraft = {
  text: string
  /** The saved text it began from. */
  base: string
}

/** What was typed in this page. */
export function readDraft(sceneId: string, field: WrittenField): TextDraft | null {
  return draftAt(draftKey(sceneId, field))
}

/** Takes over what was typed in a page that is closed; what another window still holds is left to it. */
export async function takeLeftDraft(
  sceneId: string,
  field: WrittenField,
): Promise<TextDraft | null> {
  const open = await openPages()
  const key = Object.keys(localStorage).find((one) => {
    const page = one.split(draftName(sceneId, field))[1]
    return page !== undefined && page !== thisPage() && !open.has(page)
  })
  const draft = key === undefined ? null : draftAt(key)
  if (key !== undefined) localStorage.removeItem(key)
  if (draft) keepDraft(sceneId, field, draft)
  return draft
}

export function keepDraft(sceneId: string, field: WrittenField, draft: TextDraft): void {
  if (draft.text === draft.base) return forgetDraft(sceneId, field)
  try {
    localStorage.setItem(draftKey(sceneId, field), JSON.stringify(draft))
  } catch {
    // A full or forbidden store costs the safety net, not the text on screen.
  }
}

export function forgetDraft(sceneId: string, field: WrittenField): void {
  localStorage.removeItem(draftKey(sceneId, field))
}

/** Each page keeps its own: two windows may write at one text. */
function draftKey(sceneId: string, field: WrittenField): string {
  return draftName(sceneId, field) + thisPage()
}

function draftName(sceneId: string, field: WrittenField): string {
  return `draft ${sceneId} ${field} `
}

function draftAt(key: string): TextDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is TextDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'base' in value &&
    typeof value.base === 'string'
  )
}
