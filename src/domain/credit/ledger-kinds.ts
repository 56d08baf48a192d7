import type { LedgerKind } from '#contract/transaction.ts'

type KindRule = {
  /** What the amount is: a gain, a loss, or either. */
  sign: 'gain' | 'loss' | 'either'
  /** What its cause begins with; after the colon it names the event, so that no event is booked twice. */
  cause: string
  /** Kinds of the transaction that it takes back or puts right; none: it refers to none. */
  refersTo: LedgerKind[]
}

const GIVEN: LedgerKind[] = ['sign-up', 'purchase', 'grant']

/**
 * Why credits move, and what each kind of transaction may say. The first three give credits. `spend` is a settled
 * hold. `refund` takes back the credits of a purchase whose money was given back, `dispute` those of one that the
 * buyer had cancelled at the bank, later months of an annual package included; `expiry` ends credits that were given for a time. `correction` puts right what
 * was booked wrongly, and gives back what a dispute took that ended well.
 */
export const LEDGER: Record<LedgerKind, KindRule> = {
  'sign-up': { sign: 'gain', cause: 'sign-up', refersTo: [] },
  purchase: { sign: 'gain', cause: 'purchase', refersTo: [] },
  grant: { sign: 'gain', cause: 'grant', refersTo: [] },
  spend: { sign: 'loss', cause: 'hold', refersTo: [] },
  refund: { sign: 'loss', cause: 'refund', refersTo: ['purchase', 'grant'] },
  dispute: { sign: 'loss', cause: 'dispute', refersTo: ['purchase', 'grant'] },
  expiry: { sign: 'loss', cause: 'expiry', refersTo: GIVEN },
  correction: {
    sign: 'either',
    cause: 'correction',
    refersTo: [...GIVEN, 'spend', 'refund', 'dispute', 'expiry'],
  },
}

const KINDS = Object.entries(LEDGER)

function kindsWith(isOne: (rule: KindRule) => boolean): string {
  return KINDS.filter(([, rule]) => isOne(rule))
    .map(([kind]) => `'${kind}'`)
    .join(', ')
}

const CAUSES = KINDS.map(([kind, { cause }]) => `('${kind}', '${cause}:')`).join(', ')
const REFERENCES = KINDS.flatMap(([kind, { refersTo }]) =>
  refersTo.map((to) => `('${kind}', '${to}')`),
).join(', ')

/** What must hold of every transaction for its kind; the subject of a fault is the transaction. */
export const KIND_RULES = [
  {
    rule: 'a transaction gains or loses as its kind does',
    query: `select id::text as subject, kind || ' of ' || amount as detail from transactions
      where amount = 0 or amount < 0 and kind in (${kindsWith(({ sign }) => sign === 'gain')})
        or amount > 0 and kind in (${kindsWith(({ sign }) => sign === 'loss')})`,
  },
  {
    rule: "a transaction's cause names its kind and an event",
    query: `select id::text as subject, kind || ' caused by ' || cause as detail from transactions
      where not exists (select from (values ${CAUSES}) as known (kind, beginning)
        where known.kind = transactions.kind and starts_with(cause, beginning) and length(cause) > length(beginning))`,
  },
  {
    rule: "an account's free credits are given to it for its own sign-up",
    query: `select t.id::text as subject, w.personal_of || ' by ' || cause as detail
      from transactions t join workspaces w on w.id = t.workspace_id
      where kind = 'sign-up' and cause is distinct from 'sign-up:' || w.personal_of`,
  },
  {
    rule: 'a transaction refers to an earlier one of its account, and of a kind that it may refer to, or to none',
    query: `select t.id::text as subject, t.kind || ' of ' || coalesce(p.kind, 'nothing') as detail
      from transactions t left join transactions p on p.id = t.refers_to
      where t.refers_to is null and t.kind in (${kindsWith(({ refersTo }) => refersTo.length > 0)})
        or t.refers_to is not null and (p.workspace_id <> t.workspace_id or p.created_at > t.created_at or p.id = t.id
          or (t.kind, p.kind) not in (${REFERENCES}))`,
  },
  {
    rule: 'what refers to a transaction takes back no more than it moved',
    query: `with recursive about as (
        select distinct refers_to as root, refers_to as id from transactions where refers_to is not null
        union select about.root, t.id from transactions t join about on t.refers_to = about.id)
      select root::text as subject, moved.kind || ' of ' || moved.amount || ' leaves ' || sum(t.amount) as detail
      from about join transactions t on t.id = about.id join transactions moved on moved.id = root
      group by root, moved.kind, moved.amount having sign(moved.amount) * sum(t.amount) < 0`,
  },
]
