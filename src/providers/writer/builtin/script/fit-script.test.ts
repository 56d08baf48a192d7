import { expect, test } from 'vitest'
import { createDraw } from './draw-lines.ts'
import { fitScript } from './fit-script.ts'
import { type ScriptLine, spokenMsOf } from './script-line.ts'

const line = (text: string, spokenMs: number): ScriptLine => ({ text, spokenMs, inOrder: false })
const HOOK = line('hook', 3000)
const CLOSE = line('close', 4000)

test('more than fits is taken from the fullest scene, but never the hook or the close', () => {
  const scenes = [[HOOK, line('long', 5000)], [CLOSE]]
  expect(fitScript(scenes, 8000, 9000, createDraw([], []))).toEqual([[HOOK], [CLOSE]])
})

test('what a long line leaves empty when it goes is filled with a shorter one', () => {
  const short = line('short', 1800)
  const scenes = [[HOOK, line('long', 5000)], [CLOSE]]
  const fitted = fitScript(scenes, 9200, 9700, createDraw([], [short]))
  expect(fitted).toEqual([[HOOK, short], [CLOSE]])
})

test('lines are added to the shortest scene until enough is said, and the close stays last', () => {
  const spare = [line('one', 1500), line('two', 1500), line('three', 1500)]
  const fitted = fitScript([[HOOK], [CLOSE]], 10_600, 11_000, createDraw([], spare))
  expect(fitted.flat().map(({ text }) => text)).toEqual(['hook', 'one', 'two', 'close'])
  expect(spokenMsOf(fitted.flat())).toBeLessThanOrEqual(11_000)
})
