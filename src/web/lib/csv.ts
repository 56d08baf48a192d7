/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

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

/** RFC 4180, with the mark by which spreadsheets know UTF-8. What people wrote goes through `asText` first. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A cell that is no formula, whoever wrote it. */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

export function saveCsv(csv: string, name: string): void {
  const held = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  URL.revokeObjectURL(held)
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
