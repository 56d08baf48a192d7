import { fillWorkspace } from '#testing/fill-workspace.ts'
import { timesOfRequests, withFilledAccount } from './timed-requests.ts'

const FILLING = { storyboards: 5000, scenesOfEach: 10 }

/** With 5,000 storyboards of 10 scenes in the account. */
export async function benchStoryboards(): Promise<Record<string, number>> {
  return await withFilledAccount(
    (db, workspaceId) => fillWorkspace(db, workspaceId, FILLING),
    async (get) => {
      const { nextCursor } = await get('/storyboards?limit=100')
      return await timesOfRequests('storyboards', get, {
        firstPage: '/storyboards',
        nextPage: `/storyboards?cursor=${nextCursor}`,
        byStatus: '/storyboards?status=draft',
        searched: '/storyboards?search=film%2049',
        foundNothing: '/storyboards?search=zebra',
        counts: '/storyboards/counts',
        headerSearch: '/search?query=film%2049',
        home: '/storyboards?limit=3',
      })
    },
  )
}
