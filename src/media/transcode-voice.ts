import { runInspection } from './inspect/run-inspection.ts'

/** Writes a voice-over as browsers play and people download it: `aac` into .m4a, `mp3` into .mp3. */
export async function transcodeVoice(
  path: string,
  outputPath: string,
  codec: 'aac' | 'mp3',
  signal?: AbortSignal,
): Promise<void> {
  await runInspection({ operation: 'transcode', path, outputPath, codec }, signal)
}
