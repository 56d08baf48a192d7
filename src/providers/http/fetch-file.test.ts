import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FakeAnswer, startFake } from '#testing/fakes/start-fake.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { FileGoneError, fetchFile } from './fetch-file.ts'
import { isPrivateAddress } from './own-server.ts'

async function fetching(answers: FakeAnswer[], change = {}) {
  let requests = 0
  const baseUrl = await startFake(() => answers[Math.min(requests++, answers.length - 1)] ?? {})
  const path = join(temporaryFolder(), 'file')
  const { signal } = new AbortController()
  const file = { url: `${baseUrl}/f`, path, hosts: [], baseUrl, maxBytes: 1000, signal }
  const outcome = await fetchFile({ ...file, ...change }).then(
    () => readFileSync(path, 'utf8'),
    (error: unknown) => error,
  )
  return { outcome, requests: () => requests }
}

test('a file is fetched again after a failure, which costs nothing', async () => {
  const { outcome, requests } = await fetching([
    { status: 500 },
    { body: 'whole', cutAfter: 2 },
    { body: 'whole' },
  ])
  expect(outcome).toBe('whole')
  expect(requests()).toBe(3)
})

test.each<[string, FakeAnswer]>([
  ['expired', { status: 403 }],
  ['gone', { status: 404 }],
  ['too large', { body: 'x'.repeat(1001) }],
])('a file that is %s is asked for once', async (_, answer) => {
  const { outcome, requests } = await fetching([answer])
  expect(outcome).toBeInstanceOf(FileGoneError)
  expect(requests()).toBe(1)
})

test.each([
  'https://elsewhere.example/f',
  'http://files.vendor.example/f',
  'https://127.0.0.1/f',
  'https://[::1]/f',
  'https://vendor.example.evil.example/f',
])('%s is not fetched: it is no address of the vendor', async (url) => {
  const { outcome } = await fetching([{}], { url, hosts: ['vendor.example'] })
  expect(outcome).toBeInstanceOf(FileGoneError)
})

test('a name of the vendor that leads into our own network is not followed', async () => {
  const change = { url: 'https://localhost:1/f', hosts: ['localhost'] }
  const { outcome } = await fetching([{}], change)
  expect(outcome).toMatchObject({ message: 'localhost lies on a private address.' })
})

test('which addresses belong to nobody outside', () => {
  for (const address of ['10.1.2.3', '127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])
    expect(isPrivateAddress(address), address).toBe(true)
  for (const address of ['8.8.8.8', '2606:4700::1111'])
    expect(isPrivateAddress(address), address).toBe(false)
})
