import type { ApiClient } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

type Asked = Omit<Parameters<ApiClient['storyboard']['create']>[0], 'id'>

const KEY = 'asked-storyboard'

/**
 * The id under which a storyboard is asked for. Until an answer comes, the same idea has the same id, also
 * in a reloaded page: so it is written and paid for once, however often it is asked for.
 */
export function idOfAsked(asked: Asked): string {
  const content = JSON.stringify(asked)
  const last = readLast()
  if (last?.content === content) return last.id
  const id = newId()
  sessionStorage.setItem(KEY, JSON.stringify({ id, content }))
  return id
}

/** The server has answered; whoever asks for the same again means another storyboard. */
export function forgetAsked(): void {
  sessionStorage.removeItem(KEY)
}

function readLast(): { id: string; content: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
