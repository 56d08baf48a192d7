import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** `npm run make` for a 60 s video on an empty data folder: from the key press to the file, start and stop counted in. */
export async function makeFilm(
  options: string[],
  watch: (command: ChildProcess) => () => void = () => () => undefined,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'))
  // PostgreSQL's own account has to get in when this runs as root.
  await chmod(folder, 0o711)
  const args = ['make', IDEA, '--duration', '60', '--out', join(folder, 'video.mp4'), ...options]
  const command = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    stdio: 'inherit',
  })
  const stop = watch(command)
  try {
    const code = await new Promise<number | null>((resolve) => command.once('exit', resolve))
    if (code !== 0) throw new Error(`make ended with code ${code}`)
  } finally {
    stop()
    await rm(folder, { recursive: true, force: true })
  }
}
