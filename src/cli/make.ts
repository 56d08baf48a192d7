import { createClient, type Instance } from './client.ts'
import { checkWritable } from './download-file.ts'
import { MAKE_USAGE, readMakeOptions } from './make-options.ts'
import { goOn, makeVideo } from './make-video.ts'
import { createProgress } from './progress.ts'

/** `npm run make -- "IDEA" …`: from an idea to a finished video file. */
export async function make(
  args: string[],
  openInstance: (signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
): Promise<void> {
  const options = readMakeOptions(args)
  if (options === 'help') {
    process.stdout.write(`${MAKE_USAGE}\n`)
    return
  }
  await checkWritable(options.outPath, options.isForced)
  const instance = await openInstance(signal)
  try {
    const client = createClient(instance.url, instance.operatorToken)
    const progress = createProgress(options.isJson)
    const made = await makeVideo(client, instance, options, progress, signal)
    const { title, file, durationMs, scenes } = made
    process.stdout.write(
      options.isJson
        ? `${JSON.stringify(made)}\n`
        : `${file}: "${title}", ${scenes} scenes, ${(durationMs / 1000).toFixed(1)} s\n`,
    )
    if (options.isKept && !options.isJson) process.stdout.write(`${goOn(made.storyboardId)}\n`)
  } finally {
    await instance.close()
  }
}
