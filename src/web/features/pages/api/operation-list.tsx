import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
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

/** Too long for a line, it goes on behind a slash. */
function Path({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a path stay where they are
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function OperationEntry({ method, path, summary, fields }: Operation) {
  return (
    <div className="operation" lang="en">
      <code>
        <b>{method}</b> <Path path={path} />
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
