import { databaseOf } from '../database-of.ts'
import type { Product } from '../product.ts'

/** Leaves an account with this many credits, as if it had spent the others. */
export async function setCredits(product: Product, email: string, amount: number): Promise<void> {
  await databaseOf(product.dataFolder, (client) =>
    client.query(
      `update credits set amount = $2 where workspace_id =
        (select w.id from workspaces w join "user" u on u.id = w.personal_of where u.email = $1)`,
      [email, amount],
    ),
  )
}
