/** Checks which room imports which. Seeing no module at all would be a false green, so that fails, too. */
import { spawnSync } from 'node:child_process'

const { status, stdout } = spawnSync('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.stdout.write(stdout)
const seen = Number(/\b(\d+) modules\b/.exec(stdout)?.[1] ?? 0)
if (seen === 0) console.error('No module was seen: the check checked nothing.')
process.exitCode = status === 0 && seen > 0 ? 0 : 1
