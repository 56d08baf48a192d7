import { Trans, useLingui } from '@lingui/react/macro'
import type { Operation, OperationNoun } from './read-operations.ts'
import './operation-list.css'

/** The reference: every operation, its address and what it takes. Names and summaries are the contract's own. */
export function OperationList({ nouns }: { nouns: OperationNoun[] }) {
  const { t } = useLingui()
  return (
    <section className="operation-list" aria-label={t`Operations`}>
      {nouns.map(({ noun, operations }) => (
        <div key={noun} className="panel">
          <div className="panel-head">
            <h3 id={`operations-${noun}`} lang="en">
              {noun}
            </h3>
          </div>
          {operations.map((operation) => (
            <OperationEntry key={`${operation.method} ${operation.path}`} {...operation} />
          ))}
        </div>
      ))}
    </section>
  )
}

function OperationEntry({ method, path, summary, fields }: Operation) {
  return (
    <div className="operation" lang="en">
      <code>
        <b>{method}</b> {path}
      </code>
      <p>{summary}</p>
      {fields.length > 0 && (
        <dl>
          {fields.map(({ name, type, isRequired }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {!isRequired && (
                  <span className="text-muted">
                    <Trans>optional</Trans>
                  </span>
                )}
              </dt>
              <dd className="mono">{type}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
