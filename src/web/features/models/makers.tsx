import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Models } from '#contract/model.ts'
import { BUILT_IN, MODEL_KINDS, VENDORS } from '#contract/vendors.ts'
import { KIND_ICONS, useKindWords } from './model-words.ts'

/** Who makes what at the moment. */
export function Makers({ models }: { models: Models }) {
  const { t } = useLingui()
  const id = useId()
  const words = useKindWords()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          <Trans>Who makes what today</Trans>
        </h2>
      </div>
      <ul className="makers">
        {MODEL_KINDS.map((kind) => {
          const Icon = KIND_ICONS[kind]
          const chosen = models.chosen[kind] ?? BUILT_IN
          return (
            <li key={kind}>
              <Icon />
              <span>
                <b>{words[kind].name}</b>
                <span className="text-sm text-muted">
                  {chosen === BUILT_IN ? t`Built-in studio` : VENDORS[chosen].name}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
