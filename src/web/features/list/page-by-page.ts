import { keepPreviousData } from '@tanstack/react-query'

type Page = { nextCursor: string | null }

/** How every long list is read: each page says where the next begins; what is shown stays until others come. */
export const pageByPage = {
  initialPageParam: undefined,
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
} as const
