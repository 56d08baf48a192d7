import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Monitor, Period } from '#contract/monitor.ts'
import { fileSize } from '#web/lib/figures.ts'
import { usePeriodWords } from './key-numbers.tsx'

/** What the folders of the store hold, in words. */
const FOLDERS: Partial<Record<string, MessageDescriptor>> = {
  clips: msg`Clips`,
  exports: msg`Exports`,
  images: msg`Images`,
  voices: msg`Voices`,
  avatars: msg`Profile pictures`,
  showcase: msg`Showcase Videos`,
}
const SHADES = 5

const shade = (index: number) =>
  ({ '--c': `var(--chart-${(index % SHADES) + 1})` }) as CSSProperties

/** What takes the room, and for what credits are held. */
export function StoragePanel({ monitor, period }: { monitor: Monitor; period: Period }) {
  const { t, i18n } = useLingui()
  const within = usePeriodWords()[period]
  const { held, storage } = monitor
  const folders = Object.entries(storage.byFolder)
  return (
    <section className="panel" aria-labelledby="storage-heading">
      <div className="panel-head">
        <h2 id="storage-heading">{t`Storage and held credits`}</h2>
        <span className="text-sm text-muted">{t`now`}</span>
      </div>
      <div className="panel-body ops-2">
        <div className="grid content-start gap-3">
          <div className="stack-bar" aria-hidden="true">
            {folders.map(([folder, bytes], index) => (
              <i key={folder} style={{ ...shade(index), flexGrow: bytes }} />
            ))}
          </div>
          <p className="legend">
            {folders.map(([folder, bytes], index) => {
              const name = FOLDERS[folder]
              return (
                <span key={folder}>
                  <i style={shade(index)} />
                  {name ? i18n._(name) : folder}{' '}
                  <span className="mono text-xs">{fileSize(bytes)}</span>
                </span>
              )
            })}
            {folders.length === 0 && t`Nothing is stored yet.`}
          </p>
        </div>
        <dl className="held">
          <div>
            <dt>{t`Held for running jobs`}</dt>
            <dd>{i18n.number(held.running)}</dd>
          </div>
          <div>
            <dt>{t`Held for waiting jobs`}</dt>
            <dd>{i18n.number(held.waiting)}</dd>
          </div>
          <div>
            <dt>{t`Given back, ${within}`}</dt>
            <dd>{i18n.number(held.givenBack)}</dd>
          </div>
          <div data-tone={held.old.jobs > 0 ? 'bad' : undefined}>
            <dt>{t`Held for over an hour`}</dt>
            <dd>{i18n.number(held.old.credits)}</dd>
          </div>
          <div data-tone={held.withoutJob > 0 ? 'bad' : undefined}>
            <dt>{t`Held without a job`}</dt>
            <dd>{i18n.number(held.withoutJob)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
