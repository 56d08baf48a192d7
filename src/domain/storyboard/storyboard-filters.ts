import { eq, type SQL } from 'drizzle-orm'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import { containsWords, searchText } from '../contains-words.ts'

export type StoryboardFilter = {
  search?: string | undefined
  status?: StoryboardStatus | undefined
}

/** Storyboards of the account whose title and description contain every word, in this status. */
export function storyboardFilters(
  workspaceId: string,
  { search = '', status }: StoryboardFilter,
): SQL[] {
  const all = [
    eq(storyboards.workspaceId, workspaceId),
    ...containsWords(searchText(storyboards), search),
  ]
  if (status) all.push(eq(storyboards.status, status))
  return all
}
