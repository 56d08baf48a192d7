import { onTestFinished } from 'vitest'
import { type MailSink, startMailSink } from './fakes/mail-server.ts'

/** A mail server of this test's own. Call it inside the test. */
export async function openMailSink(): Promise<MailSink> {
  const sink = await startMailSink()
  onTestFinished(sink.close)
  return sink
}
