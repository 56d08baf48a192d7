import { databaseOf } from './database-of.ts'
import type { Product } from './product.ts'

/** Makes an account an admin of the installation. */
export async function makeAdmin({ dataFolder }: Product, email: string): Promise<void> {
  const role = `update profiles set role = 'admin' where id = (select id from "user" where email = $1)`
  await databaseOf(dataFolder, (client) => client.query(role, [email]))
}
