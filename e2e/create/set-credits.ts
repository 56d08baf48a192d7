import { databaseOf } from '../database-of.ts'
import type { Product } from '../product.ts'

/** Leaves an account with this many credits, as if it had spent the others. */
export async function setCredits(product: Product, email: string, amount: number): Promise<void> {
  await databaseOf(product.dataFolder, (client) =>
    client.query(
      `update credits set amount = $2 where user_id = (select id from "user" where email = $1)`,
      [email, amount],
    ),
  )
}
