-- Custom: a month of an annual package, part of whose money had gone back, was once granted reduced by that part. It
-- comes whole, and its part is taken back, as is done since: nothing changes for the balance.
INSERT INTO transactions (workspace_id, kind, description, amount, cause, refers_to, created_at)
SELECT t.workspace_id, 'refund', 'Refunded purchase', t.amount - p.credits,
  'refund:purchase:' || p.id || ':' ||
    (SELECT count(*) FROM transactions r WHERE starts_with(r.cause, 'refund:purchase:' || p.id || ':'))
    + row_number() OVER (PARTITION BY p.id ORDER BY t.created_at, t.id),
  t.id, t.created_at
FROM purchases p JOIN transactions t ON starts_with(t.cause, 'grant:purchase:' || p.id || ':')
WHERE t.amount < p.credits;
--> statement-breakpoint
-- Of what was left the part may have been taken once more: whoever asks about the purchase gives that back.
UPDATE purchases SET next_check_at = now()
WHERE method <> 'test' AND EXISTS (SELECT FROM transactions t
  WHERE starts_with(t.cause, 'grant:purchase:' || purchases.id || ':') AND t.amount < purchases.credits);
--> statement-breakpoint
UPDATE transactions SET amount = p.credits FROM purchases p
WHERE starts_with(transactions.cause, 'grant:purchase:' || p.id || ':') AND transactions.amount < p.credits;
