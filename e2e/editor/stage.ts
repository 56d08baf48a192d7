import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import type { Told } from '#contract/words/told.ts'
import { databaseOf } from '../database-of.ts'
import type { Product } from '../product.ts'

/** A file that a scene's asset is; `isLost` when storage does not have it. */
export type StagedFile = { path: string; contentType: string; isLost?: boolean }
type Ending = { state: 'succeeded' | 'failed'; failure?: Told }

/**
 * Puts storyboards into states that take a vendor, or minutes: rows as the product writes them, then the
 * announcement that open pages listen for.
 */
export class Stage {
  readonly #product: Product
  readonly #storyboardId: string

  constructor(product: Product, editor: string) {
    this.#product = product
    this.#storyboardId = editor.split('/').at(-1) ?? ''
  }

  /** Gives every scene an asset. @returns the key of each file in storage. */
  async giveAll(kind: 'voice' | 'image' | 'clip', file: StagedFile): Promise<string[]> {
    return await this.#change(async (client) => {
      const keys: string[] = []
      for (const { id } of await this.#scenes(client)) {
        const key = `staged/${randomUUID()}`
        if (!file.isLost) this.putFile(key, file.path)
        await client.query(
          `with asset as (
             insert into assets (id, workspace_id, storage_key, content_type, size_bytes, duration_ms)
             select gen_random_uuid(), workspace_id, $2, $3, $5, 1000 from storyboards where id = $4
             returning id),
           take as (
             insert into takes (scene_id, kind, asset_id, generation_id)
             select $1, '${kind}', id, gen_random_uuid() from asset returning id)
           update scenes set ${kind}_take_id = take.id, ${kind}_status = 'complete'
           from take where scenes.id = $1`,
          [id, key, file.contentType, this.#storyboardId, statSync(file.path).size],
        )
        keys.push(key)
      }
      await client.query(`update storyboards set status = 'processing' where id = $1`, [
        this.#storyboardId,
      ])
      return keys
    })
  }

  putFile(key: string, path: string): void {
    const place = join(this.#product.dataFolder, 'media', key)
    mkdirSync(dirname(place), { recursive: true })
    copyFileSync(path, place)
  }

  /** Has a vendor make the clip of every scene, since just now. @returns the ids of the scenes. */
  async giveToVendor(): Promise<string[]> {
    return await this.#change(async (client) => {
      const scenes = await this.#scenes(client)
      for (const { id, workspaceId } of scenes) {
        await client.query(
          `insert into generations (workspace_id, kind, state, storyboard_id, scene_id, request, price,
             expected_duration_ms, provider, handle, started_at)
           values ($1, 'clip', 'waiting', $2, $3, '{}', 0, 180000, 'vendor', '{"id": "job"}', now())`,
          [workspaceId, this.#storyboardId, id],
        )
        await client.query(`update scenes set clip_status = 'processing' where id = $1`, [id])
      }
      return scenes.map(({ id }) => id)
    })
  }

  /** Ends what the vendor makes as the worker would, beginning with the first scene. */
  async endAtVendor(endings: Ending[]): Promise<void> {
    await this.#change(async (client) => {
      const { rows } = await client.query(
        `select generations.id, scene_id, workspace_id from generations
         join scenes on scenes.id = scene_id
         where generations.storyboard_id = $1 and state = 'waiting' order by order_index`,
        [this.#storyboardId],
      )
      for (const [index, { state, failure = null }] of endings.entries()) {
        const { id, scene_id: sceneId, workspace_id: workspaceId } = rows[index]
        await client.query(
          'update generations set state = $2, failure = $3, ended_at = now() where id = $1',
          [id, state, failure],
        )
        const status = state === 'failed' ? 'failed' : 'pending'
        await client.query('update scenes set clip_status = $2 where id = $1', [sceneId, status])
        await announce(client, workspaceId, {
          type: 'generation',
          generationId: id,
          storyboardId: this.#storyboardId,
          sceneId,
          kind: 'clip',
          state,
          progress: 1,
          startedAtMs: Date.now(),
          expectedDurationMs: 180_000,
          price: 120,
          failure,
        })
      }
    })
  }

  /** Spends what is left, with a receipt. */
  async spendEverything(): Promise<void> {
    await this.#change(async (client) => {
      await client.query(
        `with spent as (
           update credits set amount = 0 from storyboards
           where storyboards.id = $1 and credits.workspace_id = storyboards.workspace_id
           returning credits.workspace_id, old.amount)
         insert into transactions (workspace_id, kind, description, amount, cause)
         select workspace_id, 'spend', 'Spent', -amount, gen_random_uuid()::text from spent`,
        [this.#storyboardId],
      )
      const { workspaceId } = await this.#owner(client)
      await announce(client, workspaceId, { type: 'credits' })
    })
  }

  async #change<Result>(change: (client: Client) => Promise<Result>): Promise<Result> {
    return await databaseOf(this.#product.dataFolder, async (client) => {
      await client.query('begin')
      const result = await change(client)
      const { workspaceId } = await this.#owner(client)
      await announce(client, workspaceId, { type: 'storyboard', storyboardId: this.#storyboardId })
      await client.query('commit')
      return result
    })
  }

  async #owner(client: Client): Promise<{ workspaceId: string }> {
    const { rows } = await client.query('select workspace_id from storyboards where id = $1', [
      this.#storyboardId,
    ])
    return { workspaceId: rows[0].workspace_id }
  }

  async #scenes(client: Client): Promise<{ id: string; workspaceId: string }[]> {
    const { rows } = await client.query(
      `select scenes.id, workspace_id as "workspaceId" from scenes
       join storyboards on storyboards.id = storyboard_id
       where storyboard_id = $1 and removed_at is null order by order_index`,
      [this.#storyboardId],
    )
    return rows
  }
}

async function announce(client: Client, workspaceId: string, event: object): Promise<void> {
  await client.query('select pg_notify($1, $2)', [
    'reelwright_changes',
    JSON.stringify({ workspaceId, event }),
  ])
}
