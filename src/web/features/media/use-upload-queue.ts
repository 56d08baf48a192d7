import { useEffect, useState, useSyncExternalStore } from 'react'
import { UploadQueue } from './upload-queue.ts'

/** A queue of files for as long as the component is there; what is still being sent then stops. */
export function useUploadQueue(purpose: 'library' | 'avatar') {
  const [queue] = useState(() => new UploadQueue(purpose))
  const sendings = useSyncExternalStore(queue.subscribe, queue.snapshot)
  useEffect(() => () => queue.clear(), [queue])
  return { queue, sendings }
}
