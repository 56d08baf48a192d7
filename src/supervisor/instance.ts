import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { z } from 'zod'

/** A running `npm start`, as others on the same machine find it. */
export const Instance = z.object({
  pid: z.number().int(),
  /** What people open. */
  publicUrl: z.string(),
  /** Where programs on this machine reach it. */
  localUrl: z.string(),
})
export type Instance = z.infer<typeof Instance>

/**
 * Makes this process the one instance on the data folder and tells whoever asks. The kernel forgets the
 * claim with the process, so a killed instance leaves none behind.
 * @returns null, or the instance that was there first.
 */
export async function claimInstance(
  dataFolder: string,
  instance: Instance,
): Promise<Instance | null> {
  for (;;) {
    if (await announce(dataFolder, instance)) return null
    const other = await findInstance(dataFolder)
    if (other) return other
  }
}

/** The instance that runs on the data folder, or null. */
export async function findInstance(dataFolder: string): Promise<Instance | null> {
  const address = addressOf(dataFolder)
  if (address === null) return null
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect({ path: address })
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  return answer === '' ? null : Instance.parse(JSON.parse(answer))
}

/** @returns false when another process announces already. */
function announce(dataFolder: string, instance: Instance): Promise<boolean> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(JSON.stringify(instance))
  })
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen({ path: addressOf(dataFolder) as string }, () => {
      server.unref()
      resolve(true)
    })
  })
}

/** An abstract Unix socket named for the folder itself, by whatever path it is reached. */
function addressOf(dataFolder: string): string | null {
  const folder = statSync(dataFolder, { throwIfNoEntry: false })
  return folder ? `\0reelwright-instance-${folder.dev}-${folder.ino}` : null
}
