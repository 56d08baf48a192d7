import type { WritingLanguage } from '#contract/options.ts'
import { ended } from '../analysis/ended.ts'
import { capitalised } from './fill-frame.ts'
import { type ScriptLine, scriptLine } from './script-line.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** A closing line with who to call and where to come behind it. */
export function beforeContact(close: ScriptLine, { analysis, request }: SupplyNeeds): ScriptLine {
  const { language } = request
  if (analysis.contact === '') return close
  const gap = language === 'ja' ? '' : ' '
  return scriptLine(`${close.text}${gap}${contactOf(analysis.contact, language)}`, language)
}

function contactOf(contact: string, language: WritingLanguage): string {
  return ended(capitalised(contact), language)
}

/** Closing lines, each with who to call and where to come behind it; without the closing where that is too much. */
export function withContact(closes: readonly ScriptLine[], needs: SupplyNeeds): ScriptLine[] {
  const { contact } = needs.analysis
  const { language } = needs.request
  if (contact === '') return [...closes]
  const whole = closes.map((close) => beforeContact(close, needs))
  return [...whole, scriptLine(contactOf(contact, language), language)]
}
