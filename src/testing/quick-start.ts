/** For processes of ours that a test starts itself: Node's options, as the supervisor gives them. */
export const QUICK_START = [
  '--import',
  new URL('../config/remember-packages.ts', import.meta.url).href,
]
