import { useEffect } from 'react'

declare global {
  interface Window {
    replayEarlyInput?: () => void
  }
}

/**
 * A built page can be read before its scripts are there. What is typed until then, and the last button pressed
 * or form sent, is kept; else it would be lost, or a password would go into the address. So is a link to sign-in,
 * which may carry that an account is to be made. The press comes last, when the page has taken in what was typed.
 */
export const earlyInputScript = `(() => {
  const typed = new Map()
  let press
  const listeners = {
    input: ({ target }) => typed.set(target, target.value),
    click: (event) => {
      const { target } = event
      const toLogin = target.closest('a[href$="/login"]')
      if (toLogin && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
        event.preventDefault()
        press = () => toLogin.click()
      }
      const button = target.closest('button')
      if (button && !(button.form && button.type === 'submit')) press = () => button.click()
    },
    submit: (event) => {
      event.preventDefault()
      press = () => event.target.requestSubmit(event.submitter)
    },
  }
  for (const type in listeners) addEventListener(type, listeners[type], true)
  window.replayEarlyInput = () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true)
    for (const [field, value] of typed) {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (press) setTimeout(press)
    delete window.replayEarlyInput
  }
})()`

/** Gives what was typed and pressed early to the page, which is alive now. */
export function useEarlyInput(): void {
  useEffect(() => window.replayEarlyInput?.(), [])
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm
const BARE_IMPORT = /^import ("[^"]+");$/gm

/**
 * A built page is whole without its code, so styles, fonts and pictures arrive before it: its scripts are asked
 * for when the first picture is on the screen, all at once.
 */
export function paintedFirst(html: string): string {
  const preloads = Array.from(html.matchAll(PRELOAD), ([, href]) => href)
  return html.replace(PRELOAD, '').replace(MODULE, (_script, code: string) => {
    const later = code
      .replace(NAMED_IMPORT, 'const $1 = await import($2);')
      .replace(BARE_IMPORT, 'await import($1);')
    return `<script type="module" async="">${firstPaint(preloads)}\n${later}</script>`
  })
}

/**
 * The page's main picture counts too, unless it is long in coming. A hidden tab paints nothing, so there is nothing
 * to wait for.
 */
function firstPaint(preloads: (string | undefined)[]): string {
  return `if (!document.hidden) {
  const picture = document.querySelector('img[fetchpriority=high]');
  await Promise.race([picture?.decode().catch(() => {}), new Promise((late) => setTimeout(late, 1500))]);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}`
}
