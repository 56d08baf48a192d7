import { sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import type { LedgerKind } from '#contract/transaction.ts'
import type { Database } from '#database/client.ts'

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
const LEDGER: Record<LedgerKind, KindRule> = {
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
const KIND_RULES = [
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

export type LedgerFault = { rule: string; subject: string; detail: string }

const UNFINISHED = UNFINISHED_STATES.map((state) => `'${state}'`).join(', ')

const RULES: { rule: string; query: string }[] = [
  {
    rule: "a workspace's amount is the sum of its transactions",
    query: `select c.workspace_id as subject, 'amount ' || c.amount || ', transactions ' || coalesce(sum(t.amount), 0) as detail
      from credits c left join transactions t on t.workspace_id = c.workspace_id
      group by c.workspace_id, c.amount having c.amount <> coalesce(sum(t.amount), 0)`,
  },
  {
    rule: "a workspace's held credits are the sum of its open holds",
    query: `select c.workspace_id as subject, 'held ' || c.held || ', open holds ' || coalesce(sum(h.amount), 0) as detail
      from credits c left join holds h on h.workspace_id = c.workspace_id and h.state = 'open'
      group by c.workspace_id, c.held having c.held <> coalesce(sum(h.amount), 0)`,
  },
  {
    rule: 'no workspace is overdrawn',
    query: `select workspace_id as subject, 'amount ' || amount || ', held ' || held as detail
      from credits where held < 0 or amount < held`,
  },
  {
    rule: 'every user has one profile and a workspace with credits',
    query: `select u.id as subject, 'missing' as detail from "user" u
      left join profiles p on p.id = u.id left join workspaces w on w.personal_of = u.id
      left join credits c on c.workspace_id = w.id
      where p.id is null or c.workspace_id is null`,
  },
  {
    rule: 'an open hold belongs to an unfinished generation of the same price',
    query: `select h.id::text as subject, 'generation is ' || coalesce(g.state, 'missing') as detail
      from holds h left join generations g on g.id = h.generation_id
      where h.state = 'open' and (g.id is null or g.state not in (${UNFINISHED}) or g.price <> h.amount)`,
  },
  {
    rule: 'a paid generation that is unfinished has an open hold',
    query: `select g.id::text as subject, 'hold is ' || coalesce(h.state, 'missing') as detail
      from generations g left join holds h on h.generation_id = g.id
      where g.price > 0 and g.state in (${UNFINISHED}) and h.state is distinct from 'open'`,
  },
  {
    rule: 'a paid generation that succeeded has a settled hold',
    query: `select g.id::text as subject, 'hold is ' || coalesce(h.state, 'missing') as detail
      from generations g left join holds h on h.generation_id = g.id
      where g.price > 0 and g.state = 'succeeded' and h.state is distinct from 'settled'`,
  },
  {
    rule: 'a generation that failed or was cancelled was not charged',
    query: `select g.id::text as subject, 'hold is ' || h.state as detail
      from generations g join holds h on h.generation_id = g.id
      where g.state in ('failed', 'cancelled') and h.state <> 'released'`,
  },
  {
    rule: 'a generation that succeeded free of charge was not charged',
    query: `select g.id::text as subject, 'hold is ' || h.state as detail
      from generations g join holds h on h.generation_id = g.id
      where g.price = 0 and g.state = 'succeeded' and h.state <> 'released'`,
  },
  {
    rule: 'a settled hold has one transaction of its amount, and no other hold has any',
    query: `select h.id::text as subject, h.state || ', transactions ' || count(t.id) || ' of ' || coalesce(sum(t.amount), 0) as detail
      from holds h left join transactions t on t.cause = 'hold:' || h.id
      group by h.id having (h.state = 'settled') <> (count(t.id) = 1 and coalesce(sum(t.amount), 0) = -h.amount)`,
  },
  {
    rule: 'a paid purchase has one transaction of its credits, and no other purchase has any',
    query: `select p.id::text as subject, p.state || ', transactions ' || count(t.id) || ' of ' || coalesce(sum(t.amount), 0) as detail
      from purchases p left join transactions t on t.cause = 'purchase:' || p.id
      group by p.id having (p.state = 'paid') <> (count(t.id) = 1 and coalesce(sum(t.amount), 0) = p.credits)`,
  },
  {
    rule: 'what was taken back of a purchase, with what is owed, is the share of its money that went back',
    query: `with given as (
        select p.id, p.owed, t.id as transaction, t.amount,
          case when p.dispute in ('open', 'lost') then 1.0 else least(1.0, p.refunded_cents::numeric / p.price_cents) end as share
        from purchases p join transactions t on t.cause = 'purchase:' || p.id or starts_with(t.cause, 'grant:purchase:' || p.id || ':')),
      first as (select g.id, r.id as transaction, r.amount from given g join transactions r on r.refers_to = g.transaction and r.kind in ('refund', 'dispute')),
      back as (select id, amount from first union all
        select f.id, c.amount from first f join transactions c on c.refers_to = f.transaction),
      taken as (select id, -sum(amount) as amount from back group by id)
      select g.id::text as subject, 'given ' || sum(g.amount) || ', taken ' || coalesce(max(t.amount), 0) || ', owed ' || max(g.owed) as detail
      from given g left join taken t on t.id = g.id
      group by g.id having coalesce(max(t.amount), 0) + max(g.owed) <> round(sum(g.amount) * max(g.share))`,
  },
  {
    rule: 'a month of an annual package is granted whole',
    query: `select t.id::text as subject, 'amount ' || t.amount || ' of ' || p.credits as detail
      from purchases p join transactions t on starts_with(t.cause, 'grant:purchase:' || p.id || ':')
      where t.amount <> p.credits`,
  },
  ...KIND_RULES,
  {
    rule: 'a spending transaction belongs to a hold of its account',
    query: `select t.id::text as subject, t.cause as detail from transactions t
      where t.kind = 'spend' and not exists (select from holds h where t.cause = 'hold:' || h.id and h.workspace_id = t.workspace_id)`,
  },
  {
    rule: 'a paid take exists for every generation of an existing scene that succeeded',
    query: `select g.id::text as subject, g.kind as detail from generations g
      join scenes s on s.id = g.scene_id left join takes k on k.generation_id = g.id
      where g.state = 'succeeded' and k.id is null`,
  },
  {
    rule: 'a take that was not uploaded comes from a generation that succeeded',
    query: `select k.id::text as subject, coalesce(g.state, 'missing') as detail from takes k
      left join generations g on g.id = k.generation_id
      where k.generation_id is not null and g.state is distinct from 'succeeded'`,
  },
]

/** Proves the invariants of money and generations over the whole database. An empty list means that all hold. */
export async function checkLedger(db: Database): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  // One snapshot for all rules: between two of them work may end.
  await db.transaction(
    async (tx) => {
      for (const { rule, query } of RULES) {
        const { rows } = await tx.execute<{ subject: string; detail: string }>(sql.raw(query))
        faults.push(...rows.map(({ subject, detail }) => ({ rule, subject, detail })))
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return faults
}
