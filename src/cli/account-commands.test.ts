import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { addCredits, deleteAccount, exportAccount } from './account-commands.ts'

const { signal } = new AbortController()

test.for([[], ['--now'], ['ada@example.com', 'eve@example.com'], ['ada@example.com', '--force']])(
  'account:delete %j is answered with how it is used, and starts nothing',
  async (args) => {
    await expect(deleteAccount(args, nothingStarts, signal)).rejects.toThrow(
      /^Usage: npm run account:delete/,
    )
  },
)

test.for([[], ['ada@example.com'], ['--out', 'a.zip'], ['a@example.com', '--out', 'a.zip', '-x']])(
  'account:export %j is answered with how it is used, and starts nothing',
  async (args) => {
    await expect(exportAccount(args, nothingStarts, signal)).rejects.toThrow(
      /^Usage: npm run account:export/,
    )
  },
)

test('an export that could not be written is refused before anything starts', async () => {
  await expect(asked('data.mp4')).rejects.toThrow('let its name end in .zip')
  await expect(asked('nowhere/data.zip')).rejects.toThrow('does not exist')
})

function nothingStarts() {
  return Promise.reject(new Error('It was started.'))
}

function asked(name: string) {
  const path = join(temporaryFolder(), name)
  return exportAccount(['ada@example.com', '--out', path], nothingStarts, signal)
}

test.for([
  [],
  ['ada@example.com'],
  ['ada@example.com', '-5'],
  ['ada@example.com', '0'],
  ['ada@example.com', '1.5'],
  ['ada@example.com', 'many'],
  ['--help'],
])('%j is answered with how it is used, and starts nothing', async (args) => {
  await expect(addCredits(args, nothingStarts, new AbortController().signal)).rejects.toThrow(
    /^Usage: npm run credits:add/,
  )
})
