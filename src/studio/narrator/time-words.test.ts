import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten'
import { expect, test } from 'vitest'
import { composeSpeech } from './compose-speech.ts'
import { timeWords } from './time-words.ts'

test('a word ends with its last sound, and the pause after it belongs to none', () => {
  const units = ['Hi. ', 'You '].map(unit)
  const events = [
    word(1, 0),
    sound('h', 0),
    sound('i', 60),
    sound('', 200),
    word(5, 500),
    sound('j', 500),
  ]
  expect(timeWords(units, composeSpeech(units).positions, events, 900)).toEqual([
    { text: 'Hi.', startMs: 0, endMs: 200 },
    { text: 'You', startMs: 500, endMs: 900 },
  ])
})

test('words that are spoken as one share its time by their lengths', () => {
  const units = ['of ', 'the ', 'sea '].map(unit)
  const events = [word(1, 0), sound('v', 0), word(8, 210), sound('s', 210)]
  expect(timeWords(units, composeSpeech(units).positions, events, 400)).toEqual([
    { text: 'of', startMs: 0, endMs: 90 },
    { text: 'the', startMs: 90, endMs: 210 },
    { text: 'sea', startMs: 210, endMs: 400 },
  ])
})

test('a number that is spoken in several words is one word', () => {
  const units = ['42 ', 'men '].map(unit)
  const events = [
    word(1, 0),
    sound('f', 0),
    word(1, 300),
    sound('t', 300),
    word(4, 600),
    sound('m', 600),
  ]
  expect(timeWords(units, composeSpeech(units).positions, events, 900)).toEqual([
    { text: '42', startMs: 0, endMs: 600 },
    { text: 'men', startMs: 600, endMs: 900 },
  ])
})

test('positions count characters of the escaped text, not UTF-16 units', () => {
  const units = ['𠮷 ', '& ', 'x'].map(unit)
  expect(composeSpeech(units)).toEqual({ ssml: '𠮷 &amp; x', positions: [1, 3, 9] })
})

function unit(spoken: string) {
  return { text: spoken.trim(), spoken }
}

function word(position: number, atMs: number): EspeakEvent {
  return { type: 'word', text_position: position, word_length: 1, audio_position: atMs }
}

function sound(id: string, atMs: number): EspeakEvent {
  return { type: 'phoneme', text_position: 0, word_length: 0, audio_position: atMs, id }
}
