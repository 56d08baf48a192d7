import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClusterRecord } from './cluster-record.ts'
import { clusterUrl, ensureRunning } from './ensure-running.ts'
import { withFolderLock } from './folder-lock.ts'
import { stopPostmaster } from './postmaster.ts'

/** Every process that needs the embedded database running holds one connection of this name. */
export const HOLDER = 'reelwright holder'
const HEAL_PAUSE_MS = 1000

type OpenOptions = {
  wantedPort?: number | null | undefined
  /** Ends the waiting for another process that opens or closes it. */
  signal?: AbortSignal | undefined
  /** Hears when it is away; left out: it is printed. */
  say?: ((line: string) => void) | undefined
}

export type OpenDatabase = {
  url: string
  /** Lets go of the database; whoever lets go last stops it. */
  close: () => Promise<void>
}

/**
 * Opens the data folder's own PostgreSQL: joins the one that runs, whoever started it, or starts it.
 * While open, a PostgreSQL that dies is started again on the same port.
 *
 * @throws Error in words for the operator: folder not writable, port taken, PostgreSQL's own complaint.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  { wantedPort = null, signal, say = console.error }: OpenOptions = {},
): Promise<OpenDatabase> {
  let closed = false
  let holder: Client | null = null
  makeFolder(dataFolder)
  const record = await withFolderLock(dataFolder, () => hold(wantedPort), signal)

  async function hold(onPort: number | null): Promise<ClusterRecord> {
    const running = await ensureRunning(dataFolder, onPort)
    holder = new Client({ connectionString: clusterUrl(running), application_name: HOLDER })
    holder.on('error', () => undefined)
    await holder.connect()
    holder.on('end', () => void heal())
    return running
  }

  async function heal(): Promise<void> {
    for (;;) {
      try {
        await withFolderLock(dataFolder, async () => {
          if (!closed) await hold(record.port)
        })
        return
      } catch (error) {
        say(`The database is away: ${(error as Error).message}`)
        await pause(HEAL_PAUSE_MS)
      }
    }
  }

  async function close(): Promise<void> {
    if (closed) return
    closed = true
    await withFolderLock(dataFolder, async () => {
      const last = await isLastHolder(holder)
      await holder?.end().catch(() => undefined)
      if (last) await stopPostmaster(record.cluster)
    })
  }

  return { url: clusterUrl(record), close }
}

async function isLastHolder(holder: Client | null): Promise<boolean> {
  try {
    const others = await holder?.query(
      'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [HOLDER],
    )
    return !others?.rowCount
  } catch {
    return true
  }
}

/** Others may pass through (PostgreSQL's account does) but not look around. */
function makeFolder(dataFolder: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new Error(`The data folder cannot be made: ${(error as Error).message}`, { cause: error })
  }
}
