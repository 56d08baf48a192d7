import { useSearchParams } from 'react-router'

export type ListFilter<Choice extends string> = { search: string; choice: Choice | 'all' }

/**
 * The filter of a list, kept in the address: it survives a reload, can be passed on, and the back button
 * takes back what was chosen.
 * @param name what the choice is called in the address.
 */
export function useListFilter<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [params, setParams] = useSearchParams()
  const filter: ListFilter<Choice> = {
    search: params.get('search')?.trim() ?? '',
    choice: choices.find((choice) => choice === params.get(name)) ?? 'all',
  }
  function setFilter({ search, choice }: ListFilter<Choice>) {
    setParams(
      { ...(search && { search }), ...(choice !== 'all' && { [name]: choice }) },
      // Each letter typed is not a step of its own, only that a search was begun.
      { replace: search !== filter.search && filter.search !== '', preventScrollReset: true },
    )
  }
  return [filter, setFilter] as const
}

/** Whether anything is left out of the list. */
export function isFiltering({ search, choice }: ListFilter<string>) {
  return search !== '' || choice !== 'all'
}
