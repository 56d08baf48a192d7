import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/**
 * What the product complains of fails the test in which it does, unless the test expects it: with
 * `vi.spyOn(console, 'error').mockReturnValue()`, and a look at what was said.
 */
const complaints: string[] = []
const take = (...words: unknown[]) => void complaints.push(format(...words))

beforeEach(() => {
  // What the end of an earlier test still had to say is nobody's fault here.
  complaints.length = 0
  console.error = take
})

afterEach(() => {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`Nobody expected this complaint:\n${said.join('\n')}`)
})
