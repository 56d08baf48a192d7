import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useHomepage } from '../edited/homepage.ts'
import './questions.css'

/** Five questions; each opens and closes by itself, also without JavaScript. */
export function Questions() {
  const { faqs } = useHomepage()
  if (faqs.length === 0) return null
  return (
    <div className="questions">
      <h3>
        <Trans>Questions about money</Trans>
      </h3>
      <div>
        {faqs.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              {question}
              <Plus />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
