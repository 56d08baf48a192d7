import type { Page, Response } from '@playwright/test'

/** Keeps what a browser is told and keeps itself: answers and their heads, console, pages, cookies and storage. */
export function watchBrowser(page: Page) {
  const texts: string[] = []
  page.on('console', (message) => texts.push(`console: ${message.text()}`))
  page.on('response', (response) => void read(response))

  async function read(response: Response): Promise<void> {
    texts.push(`${response.url()} ${JSON.stringify(response.headers())}`)
    // What has no body, or is left behind with its page, has nothing to read; a stream is read as it comes.
    const body = await response.text().catch(() => '')
    texts.push(`${response.url()} ${body}`)
  }

  return {
    seen: () => texts,
    /** What there is to see now, and what is kept. */
    async look(): Promise<void> {
      const fields = await page.locator('input, textarea, select').all()
      const values = await Promise.all(fields.map((field) => field.inputValue()))
      const session = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
      const kept = await page.context().storageState({ indexedDB: true })
      texts.push(await page.content(), values.join('\n'), session, JSON.stringify(kept))
    },
  }
}
