/** In the server's own words. */
export class RefusedError extends Error {}

/** Asks first whether there is an answer; the file itself goes past the page, however large it is. */
export async function beginDownload(url: string) {
  const { ok } = await fetch(url, { method: 'HEAD' })
  if (!ok) {
    const { message } = (await (await fetch(url)).json()) as { message: string }
    throw new RefusedError(message)
  }
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
