import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'

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
