import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chooseTheme, subscribeToTheme, themeChoice } from '#web/features/theme/theme.ts'
import { Segments } from '#web/ui/segments.tsx'

/** Light, dark, or whatever the system has. */
export function Appearance() {
  const { t } = useLingui()
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice)
  return (
    <section className="panel" aria-labelledby="appearance">
      <div className="panel-head">
        <h2 id="appearance">
          <Trans>Appearance</Trans>
        </h2>
      </div>
      <div className="panel-body">
        <Segments
          label={t`Theme`}
          value={choice}
          onChange={chooseTheme}
          options={[
            { value: 'light', label: t`Light`, icon: Sun },
            { value: 'dark', label: t`Dark`, icon: Moon },
            { value: 'system', label: t`System`, icon: Monitor },
          ]}
        />
      </div>
    </section>
  )
}
