import { expect, test } from 'vitest'
import { fillFrame } from './fill-frame.ts'

const SLOTS = { s: 'le chat', t: 'pourquoi le ciel est-il bleu ?', c: 'Léa' }
const fill = (frame: string) => fillFrame(frame, SLOTS, 'fr', false)

test('an article is contracted with what stands before its slot, a pronoun of the frame is not', () => {
  expect(fill('Parlons de {s}.')).toBe('Parlons du chat.')
  expect(fill('Essayons de le dire.')).toBe('Essayons de le dire.')
})

test('a question ends its sentence, and the next begins with a capital letter', () => {
  expect(fill('{T} : une histoire')).toBe('Pourquoi le ciel est-il bleu ? Une histoire')
  expect(fill('Voici : {t}. On verra.')).toBe('Voici : pourquoi le ciel est-il bleu ? On verra.')
})
