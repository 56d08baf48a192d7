import { pagesOf } from './caption-pages.ts'
import { isWrittenWithoutSpaces } from './caption-script.ts'
import { captionWords } from './caption-words.ts'
import type { CompositionScene, Transition } from './composition.ts'
import { timelineOf } from './timeline.ts'

/** Characters a line of subtitles has at most, as players and broadcasters expect. */
const LINE_CHARACTERS = 42

/** One subtitle. Times count from the start of the video, in milliseconds. */
export type Cue = { startMs: number; endMs: number; lines: string[] }

/** What is spoken, as subtitles that follow the same word times as the captions in the picture. */
export function subtitleCues(scenes: CompositionScene[], transition: Transition): Cue[] {
  const { scenes: spans } = timelineOf({ scenes, transition })
  let startMs = 0
  return scenes.flatMap((scene, index) => {
    const sceneStartMs = startMs
    startMs += scene.durationMs
    const leadMs = (spans[index]?.voiceStartMs ?? sceneStartMs) - sceneStartMs
    const words = captionWords(scene, leadMs)
    const pages = pagesOf(words, scene.language, columnsOf, LINE_CHARACTERS, scene.durationMs)
    return pages.map((page) => ({
      startMs: Math.round(sceneStartMs + page.startMs),
      endMs: Math.round(sceneStartMs + page.endMs),
      lines: page.lines.map((line) => lineText(line, scene.language)),
    }))
  })
}

/** SubRip, the form that every editor and platform reads. */
export function asSrt(cues: Cue[]): string {
  return cues
    .map(({ startMs, endMs, lines }, index) =>
      [`${index + 1}`, `${stamp(startMs, ',')} --> ${stamp(endMs, ',')}`, ...lines, ''].join('\n'),
    )
    .join('\n')
}

/** WebVTT, the form of the web (W3C). */
export function asVtt(cues: Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, lines }) =>
    [`${stamp(startMs, '.')} --> ${stamp(endMs, '.')}`, ...lines.map(escaped), ''].join('\n'),
  )
  return ['WEBVTT', '', ...blocks].join('\n')
}

/** A full-width letter takes the room of two. */
function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0)
}

function isWide(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)
}

function lineText(line: { text: string; isContinued: boolean }[], language: string): string {
  const gap = isWrittenWithoutSpaces(language) ? '' : ' '
  return line
    .map(({ text, isContinued }) => (isContinued ? text : text + gap))
    .join('')
    .trimEnd()
}

function stamp(ms: number, point: ',' | '.'): string {
  const seconds = ms / 1000
  const rest = String(ms % 1000).padStart(3, '0')
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
  return `${clock}${point}${rest}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
