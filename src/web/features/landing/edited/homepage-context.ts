import { createContext, useContext } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { HomepageSections, HomepageState } from '#contract/homepage.ts'
import { usualHomepage } from './usual-homepage.ts'

const AsBuilt: HomepageState = { edits: {}, areClaimsHidden: false }

/** What an admin has changed of the page around it. */
export const HomepageContext = createContext<HomepageState>(AsBuilt)

/** What stands on the home page: what an admin has written, else the product's own words. */
export function useHomepage(): HomepageSections & { areClaimsHidden: boolean } {
  const { i18n } = useLingui()
  const { edits, areClaimsHidden } = useContext(HomepageContext)
  return { ...usualHomepage(i18n), ...edits, areClaimsHidden } as HomepageSections & {
    areClaimsHidden: boolean
  }
}
