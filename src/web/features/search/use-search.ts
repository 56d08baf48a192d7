import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { api } from '#web/lib/api.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'

const TYPING_PAUSE_MS = 150
const FRESH_MS = 10_000

/** Answers while the user types; the previous answer stays until the next is there. */
export function useSearch(typed: string) {
  const text = typed.trim().slice(0, SEARCH_MAX_CHARACTERS)
  const query = useDebounced(text, TYPING_PAUSE_MS)
  const { data, error, isFetching, refetch } = useQuery(
    api.search.find.queryOptions({
      input: { query },
      enabled: query !== '',
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  )
  return {
    results: text === '' ? undefined : data,
    error,
    isSearching: text !== '' && (isFetching || query !== text),
    searchAgain: () => void refetch(),
  }
}
