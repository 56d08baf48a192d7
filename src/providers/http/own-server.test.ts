import { expect, test } from 'vitest'
import { isOwnServer, vendorOf } from './own-server.ts'

test.each([
  ['http://localhost:11434/v1', true],
  ['http://192.168.1.7:8000/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://gpu.lan/v1', true],
  ['https://api.openai.com/v1', false],
  ['https://openrouter.ai/api/v1', false],
  ['https://8.8.8.8/v1', false],
])('%s is a server of one’s own: %s; with a key none is', (baseUrl, isOwn) => {
  expect(isOwnServer({ key: '', baseUrl, model: 'm' })).toBe(isOwn)
  expect(isOwnServer({ key: 'k', baseUrl, model: 'm' })).toBe(false)
})

test('people know OpenAI by its name, and other servers by their address', () => {
  expect(vendorOf({ key: '', baseUrl: 'https://api.openai.com/v1', model: 'm' })).toBe('OpenAI')
  expect(vendorOf({ key: '', baseUrl: 'http://gpu.lan:8000/v1', model: 'm' })).toBe('gpu.lan:8000')
})
