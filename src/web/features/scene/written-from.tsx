import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import './written-from.css'

/** The idea, script or text that the storyboard was written from, folded: to look something up in it. */
export function WrittenFrom() {
  const { t } = useLingui()
  const { idea } = useEditor().storyboard
  return (
    <details className="written-from">
      <summary>
        <Trans>What it was written from</Trans> (
        <Plural value={idea.length} one="# character" other="# characters" />)
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached by keyboard */}
      <section tabIndex={0} dir="auto" aria-label={t`What it was written from`}>
        {idea}
      </section>
    </details>
  )
}
