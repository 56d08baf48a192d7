import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))
/** What it says fills nearly 60 s. */
const IDEA = [
  'How lighthouse keepers read the weather before satellites.',
  'They looked at the colour of the sky at dawn and at dusk.',
  'A red morning meant wind before the evening.',
  'A ring around the moon brought rain within a day.',
  'They listened to the sea, because a long swell tells of a storm far away.',
  'When the gulls stayed on land, nobody sailed.',
  'They wrote down the wind, the clouds and the pressure every four hours.',
  'The book of one tower was worth more than a guess, and the books of all towers became a map.',
  'Fishermen came up the hill to ask before they left the harbour.',
  'At night the keeper trimmed the lamp and watched the horizon for lightning.',
  'In fog he rang the bell, and the boats answered with their horns.',
  'Today satellites see every cloud, and the towers stand empty.',
  'But the sky still tells what it told them.',
].join(' ')

/**
 * `npm run make` for a 60 s video, clips included, on an empty data folder: from the key press to the
 * file, start and stop of database, server and worker counted in. Seconds of wall time.
 */
export async function benchIdeaToVideo(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'))
  // PostgreSQL's own account has to get in when this runs as root.
  await chmod(folder, 0o711)
  try {
    const start = performance.now()
    await run([IDEA, '--duration', '60', '--out', join(folder, 'video.mp4')], folder)
    return { 'ideaToVideo.wallS': Math.round((performance.now() - start) / 100) / 10 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(args: string[], folder: string): Promise<void> {
  const command = spawn(process.execPath, [COMMAND, 'make', ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    command.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`make ended with code ${code}`)),
    )
  })
}
