import type { Upload } from '#contract/upload.ts'
import type { uploads } from '#database/schema/index.ts'

export type UploadRow = typeof uploads.$inferSelect

/** What leaves the server of an upload. */
export function presentUpload(row: UploadRow): Upload {
  const { id, purpose, fileName, state, refusal, directImageId } = row
  return { id, purpose, fileName, state, refusal, mediaId: directImageId }
}
