import { AN_IDEA, accountClient } from './account-client.ts'
import type { Findings } from './findings.ts'
import { withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { signUp } from './visitor.ts'
import { faultsAtTheEnd, withDatabase } from './whole-database.ts'

const ACCOUNTS = 5
const CREDITS = 100
const PRICE = 10
/** Far more at the same moment than any of them can pay. */
const STORYBOARDS = 40
const REPEATS_OF_EACH = 3

/** Spends the same credits many times at once, and says the same thing again and again. */
export async function spend(seed: number): Promise<Findings> {
  return await withOwnProduct({ LOG_LEVEL: 'error' }, async ({ url, dataFolder }) => {
    const random = new Random(seed)
    const faults: string[] = []
    const numbers = { sent: 0, started: 0, refused: 0 }
    for (let account = 0; account < ACCOUNTS; account++) {
      const client = accountClient(url, await signUp(url, `spend-${seed}-${account}`))
      const ids = Array.from({ length: STORYBOARDS }, () => random.uuid())
      const wanted = ids.flatMap((id) => Array<string>(REPEATS_OF_EACH).fill(id))
      const outcomes = await Promise.allSettled(
        shuffled(random, wanted).map((id) => client.storyboard.create({ id, ...AN_IDEA })),
      )
      const started = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value.storyboardId : [],
      )
      const paid = new Set(started).size
      numbers.sent += outcomes.length
      numbers.started += paid
      numbers.refused += outcomes.length - started.length
      if (paid !== CREDITS / PRICE) faults.push(`Account ${account} started ${paid} storyboards.`)
      const { credits } = await client.account.get()
      if (credits.available !== 0) faults.push(`Account ${account} has ${credits.available} left.`)
    }
    faults.push(...(await withDatabase(dataFolder, faultsAtTheEnd)))
    return { numbers, faults }
  })
}

function shuffled<Item>(random: Random, items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
