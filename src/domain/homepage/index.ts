export {
  getHomepage,
  hideClaims,
  homepageHistory,
  resetSection,
  restoreVersion,
  saveHomepage,
} from './edit-homepage.ts'
export { type HomepageStates, readHomepage } from './read-homepage.ts'
