import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

/**
 * Saves what lies at an address under a name. What lies on another site is opened in a new tab: nobody here
 * knows what it is. @throws when it cannot be had
 */
export async function saveFile(url: string, name: string): Promise<'saved' | 'opened'> {
  if (new URL(url, window.location.href).origin !== window.location.origin) {
    window.open(url, '_blank', 'noopener,noreferrer')
    return 'opened'
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const held = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  URL.revokeObjectURL(held)
  return 'saved'
}

/** What the server says of it. */
export class RefusedError extends Error {
  readonly told: Told
  constructor(told: Told) {
    super(inWords(told))
    this.told = told
  }
}

/** Asks first whether there is an answer; the file itself goes past the page, however large it is. */
export async function beginDownload(url: string) {
  const { ok } = await fetch(url, { method: 'HEAD' })
  if (!ok) {
    const { data } = (await (await fetch(url)).json()) as { data: { told: Told } }
    throw new RefusedError(data.told)
  }
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

type Page<Item> = { items: Item[]; nextCursor: string | null }

/** Everything of a list, page after page. */
export async function readAll<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await read(cursor)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
    isMore = cursor !== undefined
  }
  return items
}

export function saveCsv(csv: string, name: string): void {
  const held = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  URL.revokeObjectURL(held)
}

const EXTENSIONS: Partial<Record<string, string>> = {
  mpeg: 'mp3',
  jpeg: 'jpg',
  'x-wav': 'wav',
  aac: 'm4a',
}
/** What some system does not allow in a file's name. */
const UNFIT = /[\\/:*?"<>|\s]+/g

/** A name every system takes, with the ending of the content type: "Reading the weather.jpg". */
export function fileName(title: string, contentType: string) {
  const subtype = contentType.split(/[/;]/)[1] ?? 'bin'
  const stem = title.replaceAll(UNFIT, ' ').trim().replace(/\.+$/, '')
  return `${stem}.${EXTENSIONS[subtype] ?? subtype}`
}

/** The address that saves a stored file under a name. */
export function downloadUrl(url: string, name: string) {
  return `${url}?download=${encodeURIComponent(name)}`
}
