type Page<Item> = { items: Item[]; nextCursor: string | null }

/** Everything of a list, page after page. */
export async function readAll<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await read(cursor)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
    isMore = cursor !== undefined
  }
  return items
}

export function saveCsv(csv: string, name: string): void {
  const held = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  URL.revokeObjectURL(held)
}
