import { expect, test } from 'vitest'
import { describeDevice } from './sessions.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test('browsers and systems are called what people call them', () => {
  const called: Record<string, string | null> = {
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`]: 'Chrome, Windows',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/140.0`]: 'Edge, Windows',
    [`Mozilla/5.0 (Linux; Android 15) ${BLINK} Mobile Safari/537.36`]: 'Chrome, Android',
    [`Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 ${BLINK}`]: 'Samsung Internet, Android',
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile Safari/604.1`]:
      'Safari, iPhone',
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`]:
      'Safari, macOS',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox, Linux',
    'curl/8.5.0': 'curl',
    'something of its own': null,
    '': null,
  }
  for (const [userAgent, name] of Object.entries(called)) {
    expect(describeDevice(userAgent)).toBe(name)
  }
  expect(describeDevice(null)).toBeNull()
})
