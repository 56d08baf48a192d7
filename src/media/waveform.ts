import { runInspection } from './inspect/run-inspection.ts'

/** `count` peaks of a sound file, 0 to 1, in order: what the editor draws. */
export async function waveform(
  path: string,
  count: number,
  signal?: AbortSignal,
): Promise<number[]> {
  return await runInspection({ operation: 'peaks', path, count }, signal)
}
