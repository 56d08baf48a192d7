import { THEME_KEY } from './theme.ts'

/** Runs in the head before the first paint, so that no page flashes in the other theme. */
export const themeScript = `(() => {
  const choice = localStorage.getItem('${THEME_KEY}')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system
})()`
