import type { Page } from '@playwright/test'

/** The server does what is asked, and the browser does not hear of it: so often, then it does. */
export async function loseAnswers(page: Page, address: string, times: number): Promise<void> {
  let left = times
  await page.route(address, async (route) => {
    if (left <= 0) return await route.continue()
    left -= 1
    await route.fetch()
    await route.abort()
  })
}

/** Notes every failure that the page tells from now on, also one that is gone again soon. */
export async function failuresTold(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`
    window.failuresTold = []
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role=alert]')) {
        if (!window.failuresTold.includes(one.textContent)) window.failuresTold.push(one.textContent)
      }
    }).observe(document.documentElement, { subtree: true, childList: true })
  `)
  return () => page.evaluate<string[]>('window.failuresTold')
}
