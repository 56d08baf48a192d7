import { serveTask } from '#sandbox/serve-task.ts'

const STEP_BYTES = 16 * 2 ** 20

/** A child that takes memory outside of the JavaScript heap, as a decoder does, and says how much it got. */
serveTask(async ({ wantedBytes }: { wantedBytes: number }) => {
  const eaten: Buffer[] = []
  while (eaten.length * STEP_BYTES < wantedBytes) eaten.push(Buffer.alloc(STEP_BYTES, 1))
  return eaten.length * STEP_BYTES
})
