import { parseArgs } from 'node:util'
import type { Findings } from './findings.ts'

type Attack = (seed: number) => Promise<Findings>

/** Each against a product of its own, on a data folder of its own. */
const ATTACKS: Record<string, () => Promise<Attack>> = {
  connections: async () => (await import('./connections.ts')).connections,
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  hangs: async () => (await import('./hangs.ts')).hangs,
  kills: async () => (await import('./kills.ts')).kills,
  'sign-ins': async () => (await import('./sign-ins.ts')).signIns,
  spend: async () => (await import('./spend.ts')).spend,
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
})
const seed = Number(values.seed)
const unknown = positionals.find((name) => !(name in ATTACKS))
if (unknown || !Number.isSafeInteger(seed)) {
  console.error(`npm run attack -- [${Object.keys(ATTACKS).join(' ')}] [--seed WHOLE_NUMBER]`)
  process.exit(1)
}
for (const name of positionals.length > 0 ? positionals : Object.keys(ATTACKS)) {
  process.stdout.write(`${name}, seed ${seed}\n`)
  const attack = await ATTACKS[name]?.()
  if (attack) report(await attack(seed))
}

function report({ numbers, faults }: Findings): void {
  for (const [key, value] of Object.entries(numbers)) {
    process.stdout.write(`  ${key.padEnd(28)} ${value}\n`)
  }
  for (const fault of faults.slice(0, 50)) process.stdout.write(`  FAULT ${fault}\n`)
  process.stdout.write(faults.length === 0 ? '  held\n' : `  ${faults.length} faults\n`)
  if (faults.length > 0) process.exitCode = 1
}
