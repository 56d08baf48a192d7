import { onTestFinished } from 'vitest'
import { type FakeGoogle, startFakeGoogle } from './fakes/google.ts'

/** Google of this test's own. Call it inside the test. */
export async function openFakeGoogle(redirectUri: string): Promise<FakeGoogle> {
  const google = await startFakeGoogle(redirectUri)
  onTestFinished(google.close)
  return google
}
