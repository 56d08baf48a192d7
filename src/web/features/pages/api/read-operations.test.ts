import { expect, test } from 'vitest'
import { readOperations } from './read-operations.ts'

test('the reference names every form that an edit of the scenes can have', () => {
  const operations = readOperations().flatMap((noun) => noun.operations)
  const edit = operations.find(({ path }) => path === '/api/v1/storyboards/{id}/edits')
  const forms = edit?.fields.find(({ name }) => name === 'edit')?.type.split(' | ')
  expect(forms).toContain('{ type: "merge", sceneId: uuid }')
  expect(forms).toContain('{ type: "move", sceneId: uuid, index: integer from 0 }')
})

test('no field of any operation is told of as just anything', () => {
  const fields = readOperations().flatMap(({ operations }) =>
    operations.flatMap((one) => one.fields),
  )
  expect(fields.filter(({ type }) => type.includes('any') || type.includes('object'))).toEqual([])
})
