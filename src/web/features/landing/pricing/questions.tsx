import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { QUESTIONS } from './question-list.ts'
import './questions.css'

/** Five questions; each opens and closes by itself, also without JavaScript. */
export function Questions() {
  const { i18n } = useLingui()
  return (
    <div className="questions">
      <h3>
        <Trans>Questions about money</Trans>
      </h3>
      <div>
        {QUESTIONS.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              {i18n._(question)}
              <Plus />
            </summary>
            <p>{i18n._(answer)}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
