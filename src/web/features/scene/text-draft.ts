import { newId } from '#web/lib/new-id.ts'
import type { WrittenField } from './text-fields.ts'

/** What was typed and not saved yet, kept in this browser should the page close. */
export type TextDraft = {
  text: string
  /** The saved text it began from. */
  base: string
}

/** Whether another text was saved since it was begun, and nobody has chosen between the two. */
export function isConflict({ text, base }: TextDraft, saved: string): boolean {
  return base !== saved && text !== saved
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
  if (leftKeys(sceneId, field).length === 0) return null
  const open = await openPages()
  // Typed here meanwhile: what was left waits for the next page.
  if (readDraft(sceneId, field)) return null
  const key = leftKeys(sceneId, field).find((one) => !open.has(pageOf(one, sceneId, field)))
  const draft = key === undefined ? null : draftAt(key)
  if (key !== undefined) localStorage.removeItem(key)
  if (draft) keepDraft(sceneId, field, draft)
  return draft
}

/** The drafts of other pages, open or closed. */
function leftKeys(sceneId: string, field: WrittenField): string[] {
  const name = draftName(sceneId, field)
  return Object.keys(localStorage).filter(
    (key) => key.startsWith(name) && key !== draftKey(sceneId, field),
  )
}

function pageOf(key: string, sceneId: string, field: WrittenField): string {
  return key.slice(draftName(sceneId, field).length)
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

const PREFIX = 'page '

let held: string | undefined

/** Names this page, another after each load; from then on other windows can tell that it is open. */
function thisPage(): string {
  held ??= hold(newId())
  return held
}

/** The pages of this site that are open in this browser; of those that were named. */
async function openPages(): Promise<Set<string>> {
  const { held: locks = [] } = (await lockManager()?.query()) ?? {}
  const names = locks.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name : []))
  return new Set(names.map((name) => name.slice(PREFIX.length)))
}

/** The browser lets go of a lock with its page, however that ends. */
function hold(page: string): string {
  void lockManager()?.request(PREFIX + page, () => new Promise(() => undefined))
  return page
}

/** Missing where the site is opened without TLS at another name than localhost. */
function lockManager(): LockManager | undefined {
  return navigator.locks
}
