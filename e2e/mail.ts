import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Product } from './product.ts'

/** Waits for a mail to `address` with a link to `page`. @returns the link's path with its query. */
export async function mailedLink(
  product: Product,
  address: string,
  page: `/${string}`,
): Promise<string> {
  const links = () =>
    mailsTo(product, address).flatMap((mail) => mail.match(/^https?:\/\/\S+$/gm) ?? [])
  const toPage = () => links().find((link) => new URL(link).pathname === page)
  await expect.poll(toPage).toBeDefined()
  const { pathname, search } = new URL(toPage() ?? '')
  return pathname + search
}

/** The mails to an address that were written so far. Without a mail server each is a file. */
export function mailsTo({ dataFolder }: Product, address: string): string[] {
  const folder = join(dataFolder, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.split('\n').includes(`To: ${address}`))
}
