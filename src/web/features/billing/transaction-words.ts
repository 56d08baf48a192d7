import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { csvOf } from '#contract/csv.ts'
import type { LedgerKind, Transaction } from '#contract/transaction.ts'
import { PACKAGE_NAMES } from '#web/lib/plan-words.ts'
import { readAll, saveCsv } from '#web/lib/save-file.ts'

/** As the ledger has them, and as people read them: which scene it was matters less than which video. */
const SPENT: Record<string, MessageDescriptor> = {
  'Generated video for scene': msg`Generated video for storyboard`,
  'Generated image for scene': msg`Generated image for storyboard`,
  'Generated voice for scene': msg`Generated voice for storyboard`,
  'Generated image': msg`Generated image`,
  'Created storyboard': msg`Created storyboard`,
  'Translated storyboard': msg`Translated storyboard`,
}

export const KIND_WORDS: Record<LedgerKind, MessageDescriptor> = {
  'sign-up': msg`Free credits`,
  purchase: msg`Purchases`,
  grant: msg`Granted`,
  spend: msg`Spent`,
  refund: msg`Refunds`,
  dispute: msg`Disputes`,
  correction: msg`Corrections`,
  expiry: msg`Expired`,
}

/** What a movement of credits was for; what only an operator wrote stays as it was written. */
export function wordsOf({
  kind,
  description,
}: Pick<Transaction, 'kind' | 'description'>): MessageDescriptor | string {
  if (kind === 'sign-up') return KIND_WORDS[kind]
  if (kind === 'purchase' || kind === 'grant') return boughtIn(description)
  const known = Object.keys(SPENT).find((begin) => description.startsWith(begin))
  return (known && SPENT[known]) ?? description
}

const BOUGHT =
  /^Purchased the (?<name>.+) package \((?<period>monthly|annual)\)(?:, month (?<month>\d+) of (?<months>\d+))?$/u

/** A package by its name in the reader's language, as `describePurchase` says it; what an operator wrote as it is. */
function boughtIn(description: string): MessageDescriptor | string {
  const { name: booked, period, month, months = '' } = BOUGHT.exec(description)?.groups ?? {}
  if (!booked || !isPackage(booked)) return description
  const name = i18n._(PACKAGE_NAMES[booked])
  if (month) return msg`Month ${month} of ${months} of the ${name} package`
  return period === 'annual'
    ? msg`Purchased the ${name} package (annual)`
    : msg`Purchased the ${name} package (monthly)`
}

function isPackage(name: string): name is keyof typeof PACKAGE_NAMES {
  return Object.hasOwn(PACKAGE_NAMES, name)
}

type Page = { items: Transaction[]; nextCursor: string | null }

const HEAD = [msg`Date`, msg`Kind`, msg`Description`, msg`Storyboard`, msg`Credits`]

/** Saves every movement as a table that spreadsheets read. @param read one page after the other. */
export async function saveTransactions(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<void> {
  saveCsv(asCsv(await readAll(read)), 'credits.csv')
}

/** In the words of the screen: one movement is not called one thing there and another in the file. */
export function asCsv(items: readonly Transaction[]): string {
  const rows = items.map((item) => [
    item.createdAt.toISOString(),
    said(KIND_WORDS[item.kind]),
    said(wordsOf(item)),
    item.storyboard?.title ?? '',
    item.amount,
  ])
  return csvOf([HEAD.map(said), ...rows])
}

function said(words: MessageDescriptor | string): string {
  return typeof words === 'string' ? words : i18n._(words)
}
