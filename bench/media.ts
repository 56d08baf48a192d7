import { fillLibrary } from '#testing/fill-library.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { timesOfRequests, withFilledAccount } from './timed-requests.ts'

const ITEMS = 10_000
const SCENES = { storyboards: 100, scenesOfEach: 10 }

/** With 10,000 items in the library, half of them of a thousand scenes. */
export async function benchMedia(): Promise<Record<string, number>> {
  return await withFilledAccount(
    async (db, workspaceId) => {
      await fillWorkspace(db, workspaceId, SCENES)
      await fillLibrary(db, workspaceId, ITEMS)
    },
    async (get) => {
      const { nextCursor } = await get('/media?limit=60')
      return await timesOfRequests('media', get, {
        firstPage: '/media?limit=60',
        nextPage: `/media?limit=60&cursor=${encodeURIComponent(String(nextCursor))}`,
        byTitle: '/media?limit=60&sort=title',
        bySize: '/media?limit=60&sort=size',
        byTag: '/media?limit=60&tag=Holiday',
        searched: '/media?limit=60&search=picture%2049',
        counts: '/media/counts',
        tags: '/media/tags',
      })
    },
  )
}
