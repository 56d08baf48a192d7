import type { Framing, Upload, UploadPurpose } from '#contract/upload.ts'
import { shownWorkspaceHeader } from '#web/lib/api.ts'
import { SendError, sendBytes, type ToSend, toldIn, UnsentError } from './send-bytes.ts'
import { sendToStore } from './send-to-store.ts'

export type UploadDestination =
  | { purpose: Exclude<UploadPurpose, 'scene' | 'voice' | 'clip' | 'showcase'> }
  | { purpose: 'scene'; sceneId: string; framing: Framing }
  | { purpose: 'voice' | 'clip'; sceneId: string }
  | { purpose: 'showcase'; title: string }

type SendOptions = Pick<ToSend, 'file' | 'signal' | 'onProgress'> & {
  id: string
  destination: UploadDestination
}

/**
 * Sends one file: past the server where it may, else to the server.
 * @throws SendError; the signal's reason when it was aborted.
 */
export async function sendUpload({ id, destination, ...sent }: SendOptions): Promise<Upload> {
  const path = `/media/uploads/${id}`
  const query = { ...queryOf(destination), name: sent.file.name }
  const stored = await sendToStore({ ...sent, path, query })
  if (stored) return stored
  const { file: body, signal, onProgress } = sent
  const address = `${path}?${new URLSearchParams(query)}`
  try {
    return (await sendBytes({
      address,
      body,
      headers: shownWorkspaceHeader(),
      signal,
      onProgress,
    })) as Upload
  } catch (error) {
    throw error instanceof UnsentError ? new SendError(toldIn(error.answer)) : error
  }
}

function queryOf(destination: UploadDestination) {
  if (!('sceneId' in destination)) return destination
  const { purpose, sceneId } = destination
  if (purpose !== 'scene') return { purpose, scene: sceneId }
  const { framing } = destination
  return { purpose, scene: sceneId, fit: framing.fit, at: String(framing.at) }
}
