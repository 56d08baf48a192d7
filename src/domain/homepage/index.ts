export { homepageHistory, restoreVersion } from './homepage-history.ts'
export { type HomepageStates, readHomepage } from './read-homepage.ts'
export { getHomepage, hideClaims, resetSection, saveHomepage } from './save-homepage.ts'
