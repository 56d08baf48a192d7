import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, isConflict, keepDraft, readDraft, takeLeftDraft } from './text-draft.ts'

const SCENE = '00000000-0000-4000-8000-000000000001'
const FIELD = 'voiceOverText'
const ANOTHER_PAGE = '00000000-0000-4000-8000-000000000002'
const typed = (text: string) => ({ text, base: 'As it was saved.' })

const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/** The windows of a browser share what is stored, and each holds a lock while it is open. */
let openLocks: { name: string }[]

beforeEach(() => {
  openLocks = []
  vi.stubGlobal('localStorage', Object.create(storage))
  vi.stubGlobal('navigator', {
    locks: {
      request: () => new Promise(() => undefined),
      query: () => Promise.resolve({ held: openLocks }),
    },
  })
})

function keepInAnotherPage(text: string): void {
  localStorage.setItem(`draft ${SCENE} ${FIELD} ${ANOTHER_PAGE}`, JSON.stringify(typed(text)))
}

test('what was typed in a page that closed is taken over, once', async () => {
  keepInAnotherPage('Typed.')
  expect(readDraft(SCENE, FIELD)).toBeNull()
  expect(await takeLeftDraft(SCENE, 'imagePrompt')).toBeNull()
  expect(await takeLeftDraft(SCENE, FIELD)).toEqual(typed('Typed.'))
  expect(readDraft(SCENE, FIELD)).toEqual(typed('Typed.'))
  forgetDraft(SCENE, FIELD)
  expect(await takeLeftDraft(SCENE, FIELD)).toBeNull()
})

test('of two windows that write at one text neither takes or forgets what the other holds', async () => {
  openLocks = [{ name: `page ${ANOTHER_PAGE}` }]
  keepInAnotherPage('Theirs.')
  expect(await takeLeftDraft(SCENE, FIELD)).toBeNull()
  keepDraft(SCENE, FIELD, typed('Mine.'))
  forgetDraft(SCENE, FIELD)
  expect(readDraft(SCENE, FIELD)).toBeNull()
  openLocks = []
  expect(await takeLeftDraft(SCENE, FIELD)).toEqual(typed('Theirs.'))
})

test('what is typed here while an older draft is looked for is not replaced by it, and neither is lost', async () => {
  keepInAnotherPage('Older.')
  const taken = takeLeftDraft(SCENE, FIELD)
  keepDraft(SCENE, FIELD, typed('Newer.'))
  expect(await taken).toBeNull()
  expect(readDraft(SCENE, FIELD)).toEqual(typed('Newer.'))
  forgetDraft(SCENE, FIELD)
  expect(await takeLeftDraft(SCENE, FIELD)).toEqual(typed('Older.'))
})

test('a draft of another text than is saved now is asked about again, any other waits to be written on', () => {
  expect(isConflict(typed('Mine.'), 'Theirs.')).toBe(true)
  expect(isConflict(typed('Mine.'), 'As it was saved.')).toBe(false)
  expect(isConflict(typed('Mine.'), 'Mine.')).toBe(false)
})
