import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readMakeOptions } from './make-options.ts'

const IDEA = 'Why cats sleep so much'
const ID = '0b0e7dbb-5a5c-4a7f-9a0e-7f3f7c1d2e3f'

test('an idea alone is enough', () => {
  expect(readMakeOptions([IDEA])).toMatchObject({
    source: {
      idea: {
        idea: IDEA,
        durationS: 60,
        aspectRatio: '9/16',
        style: 'Educational',
        language: 'en',
        visuals: 'clips',
      },
    },
    settings: { resolution: '1080p', captionStyle: 'word' },
    spendingCap: null,
    isJson: false,
    isKept: false,
    isForced: false,
  })
})

test('music can be chosen or left out', () => {
  expect(readMakeOptions([IDEA, '--music', 'none'])).toMatchObject({
    settings: { musicMood: null },
  })
  expect(readMakeOptions([IDEA, '--music', 'calm'])).toMatchObject({
    settings: { musicMood: 'calm' },
  })
})

test('a kept storyboard stands in for the idea', () => {
  expect(readMakeOptions(['--from', ID, '--captions', 'quiet', '--force'])).toMatchObject({
    source: { storyboardId: ID },
    settings: { captionStyle: 'quiet' },
    isForced: true,
  })
})

test('another shape than that of the kept storyboard can be asked for', () => {
  expect(readMakeOptions(['--from', ID, '--aspect', '1/1'])).toMatchObject({
    source: { storyboardId: ID, aspectRatio: '1/1' },
  })
  expect(() => readMakeOptions(['--from', ID, '--aspect', '3/4'])).toThrow(
    '--aspect: Choose an aspect ratio (16/9, 9/16, 1/1, 4/5).',
  )
})

test('another language than that of the kept storyboard can be asked for, but not both at once', () => {
  expect(readMakeOptions(['--from', ID, '--language', 'de'])).toMatchObject({
    source: { storyboardId: ID, language: 'de', aspectRatio: undefined },
  })
  expect(() => readMakeOptions(['--from', ID, '--language', 'de', '--aspect', '1/1'])).toThrow(
    '--from: another --language or another --aspect, one after the other; --keep keeps the first.',
  )
})

test('models are named by what they make', () => {
  const models = ' storyboard=openai-text:llama3.1, clip=builtin'
  expect(readMakeOptions([IDEA, '--models', models])).toMatchObject({
    models: { storyboard: 'openai-text:llama3.1', clip: 'builtin' },
  })
  for (const wrong of ['grok', 'video=kling', 'image=']) {
    expect(() => readMakeOptions([IDEA, '--models', wrong])).toThrow(
      '--models: say for storyboard, voice, image, clip who makes it, e.g. storyboard=grok,image=builtin.',
    )
  }
})

test('a script or points stand in a file, and a script is as long as its words', () => {
  const folder = temporaryFolder()
  const script = join(folder, 'script.txt')
  writeFileSync(
    script,
    '\uFEFFEvery lighthouse blinks its own name.\n\nNot in letters. In light.\n',
  )
  expect(readMakeOptions(['--script', script, '--language', 'it'])).toMatchObject({
    source: {
      idea: {
        idea: 'Every lighthouse blinks its own name.\n\nNot in letters. In light.',
        beginning: 'script',
        durationS: 15,
        language: 'it',
      },
    },
  })
  const long = join(folder, 'long.txt')
  writeFileSync(
    long,
    'Every lighthouse blinks its own name, not in letters, but in light. '.repeat(9),
  )
  expect(readMakeOptions(['--script', long])).toMatchObject({ source: { idea: { durationS: 60 } } })
  const points = join(folder, 'points.txt')
  writeFileSync(points, ' A class \n\nOn Saturday\n45 euros\nMill Street\nCome and paint\n')
  expect(readMakeOptions(['--points', points])).toMatchObject({
    source: {
      idea: {
        idea: 'A class\nOn Saturday\n45 euros\nMill Street\nCome and paint',
        beginning: 'points',
        durationS: 60,
      },
    },
  })
})

test('a text stands in a file, too', () => {
  const text = join(temporaryFolder(), 'article.txt')
  const article = 'Every lighthouse blinks its own name, not in letters, but in light. '.repeat(3)
  writeFileSync(text, article)
  expect(readMakeOptions(['--text', text])).toMatchObject({
    source: { idea: { idea: article.trim(), beginning: 'text', durationS: 60 } },
  })
  writeFileSync(text, 'Too little.')
  expect(() => readMakeOptions(['--text', text])).toThrow(
    '--text: Text must be at least 100 characters.',
  )
  expect(() => readMakeOptions(['--from', ID, '--text', text])).toThrow(/^Give an idea or --from/)
})

test('a cap is a number of credits', () => {
  expect(readMakeOptions([IDEA, '--cap', '200'])).toMatchObject({ spendingCap: 200 })
})

test.for([
  { args: [], message: /Give one idea/ },
  { args: ['one idea here', 'another idea'], message: /Give one idea/ },
  { args: [IDEA, '--script', 'a.txt'], message: /^Give one idea/ },
  { args: ['--script', '/nowhere/a.txt'], message: '--script: /nowhere/a.txt cannot be read' },
  { args: ['--from', ID, '--points', 'a.txt'], message: /^Give an idea or --from, not both/ },
  { args: ['short'], message: 'The idea: Idea must be at least 10 characters.' },
  ...['20', '195', 'long'].map((duration) => ({
    args: [IDEA, '--duration', duration],
    message: '--duration: Choose 15 to 180 seconds in steps of 15.',
  })),
  {
    args: [IDEA, '--aspect', '3/4'],
    message: '--aspect: Choose an aspect ratio (16/9, 9/16, 1/1, 4/5).',
  },
  { args: [IDEA, '--style', 'Noir'], message: /^--style: Choose a video style \(Educational, / },
  {
    args: [IDEA, '--audience', 'Cats'],
    message: /^--audience: Choose a target audience \(General/,
  },
  {
    args: [IDEA, '--language', 'xx'],
    message: /^--language: Choose a language \(en, es, fr, de, ja, vi, ar, /,
  },
  { args: [IDEA, '--voice', 'nobody'], message: /^--voice: there is no voice nobody/ },
  { args: [IDEA, '--music', 'loud'], message: /^--music: Choose one of calm/ },
  { args: [IDEA, '--image-style', 'OIL'], message: /^--image-style: / },
  { args: [IDEA, '--captions', 'huge'], message: /^--captions: / },
  {
    args: [IDEA, '--cap', 'a lot'],
    message: '--cap: Enter a whole number of credits from 0 to 1,000,000.',
  },
  { args: [IDEA, '--from', ID], message: /^Give an idea or --from, not both/ },
  { args: ['--from', 'mine'], message: '--from: mine is not the id of a storyboard.' },
  {
    args: ['--from', ID, '--duration', '30'],
    message: '--duration: is settled already in what --from goes on with.',
  },
  { args: [IDEA, '--wat'], message: 'There is no option --wat. See npm run make -- --help' },
  { args: [IDEA, '--duration'], message: '--duration needs a value. See npm run make -- --help' },
  {
    args: [IDEA, '--voice', '--keep'],
    message: '--voice needs a value. See npm run make -- --help',
  },
  { args: [IDEA, '--keep=1'], message: '--keep takes no value. See npm run make -- --help' },
])('$args is refused in one line: $message', ({ args, message }) => {
  let said = ''
  try {
    readMakeOptions(args)
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toMatch(message)
  expect(said).not.toContain('\n')
})
