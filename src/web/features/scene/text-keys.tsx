import { Trans } from '@lingui/react/macro'
import { shortcutText } from '#web/lib/shortcut-text.ts'

/** The keys that end writing, for those who have keys. */
export function TextKeys() {
  return (
    <span className="text-keys">
      <span>
        <kbd>Esc</kbd> <Trans>undo</Trans>
      </span>
      <span>
        <kbd>Tab</kbd> <Trans>next text</Trans>
      </span>
      <span>
        <kbd>{shortcutText('↵')}</kbd> <Trans>done</Trans>
      </span>
    </span>
  )
}
