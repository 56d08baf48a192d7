import { useQuery } from '@tanstack/react-query'
import type { Upload } from '#contract/upload.ts'
import { api } from '#web/lib/api.ts'

/** How far the server is with a file that has arrived; kept true by the event stream. */
export function useUploadState(id: string, hasArrived: boolean): Upload | undefined {
  return useQuery(api.upload.get.queryOptions({ input: { id }, enabled: hasArrived })).data
}
