import { expect, test } from 'vitest'
import { auditCsv } from './audit-export.tsx'

test('the audit log is a table that spreadsheets read, and in which nothing is a formula', () => {
  const csv = auditCsv([
    {
      id: 'a',
      at: new Date('2026-11-23T10:00:00Z'),
      actor: 'admin',
      person: '=HYPERLINK("http://evil.example")',
      action: 'grant-credits',
      about: '@sum(1)',
      details: { amount: 7, description: 'An "outage", long' },
    },
    {
      id: 'b',
      at: new Date('2026-11-22T10:00:00Z'),
      actor: 'operator',
      person: null,
      action: 'stop-job',
      about: null,
      details: {},
    },
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFDate,Actor,Person,Action,About,Details',
    `2026-11-23T10:00:00.000Z,admin,"'=HYPERLINK(""http://evil.example"")",grant-credits,'@sum(1),"{""amount"":7,""description"":""An \\""outage\\"", long""}"`,
    '2026-11-22T10:00:00.000Z,operator,,stop-job,,{}',
    '',
  ])
})
