import type { TextField } from './text-fields.ts'

/** What was typed and not saved yet, kept in this browser should the page close. */
export type TextDraft = {
  text: string
  /** The saved text it began from. */
  base: string
}

export function readDraft(sceneId: string, field: TextField): TextDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey(sceneId, field)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function keepDraft(sceneId: string, field: TextField, draft: TextDraft): void {
  if (draft.text === draft.base) return forgetDraft(sceneId, field)
  try {
    localStorage.setItem(draftKey(sceneId, field), JSON.stringify(draft))
  } catch {
    // A full or forbidden store costs the safety net, not the text on screen.
  }
}

export function forgetDraft(sceneId: string, field: TextField): void {
  localStorage.removeItem(draftKey(sceneId, field))
}

function draftKey(sceneId: string, field: TextField): string {
  return `draft ${sceneId} ${field}`
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
