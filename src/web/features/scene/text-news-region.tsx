import { useLingui } from '@lingui/react/macro'
import { useIsTextSaved } from './text-news.ts'

/** Says once for each text that is opened, to those who do not see it, that it was saved. */
export function TextNewsRegion() {
  const { t } = useLingui()
  const isSaved = useIsTextSaved()
  return <output className="sr-only">{isSaved && t`Content updated successfully!`}</output>
}
