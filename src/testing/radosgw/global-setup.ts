import type { TestProject } from 'vitest/node'
import { type S3Server, startRadosgw } from './start-radosgw.ts'

declare module 'vitest' {
  interface ProvidedContext {
    radosgw: S3Server
  }
}

/** One store for the whole run of `npm run test:s3`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startRadosgw()
  project.provide('radosgw', server)
  return stop
}
