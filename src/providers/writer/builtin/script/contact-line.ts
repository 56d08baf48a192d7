import { ended } from '../analysis/ended.ts'
import { capitalised } from './fill-frame.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Closing lines, each with who to call and where to come behind it; without the closing where that is too much. */
export function withContact(
  closes: readonly ScriptLine[],
  { analysis, request }: SupplyNeeds,
): ScriptLine[] {
  const { language } = request
  if (analysis.contact === '') return [...closes]
  const contact = ended(capitalised(analysis.contact), language)
  const gap = language === 'ja' ? '' : ' '
  const whole = closes.map(({ text }) => scriptLine(`${text}${gap}${contact}`, language))
  return [...whole, scriptLine(contact, language)]
}
