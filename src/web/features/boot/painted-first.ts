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
