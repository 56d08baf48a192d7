import { z } from 'zod'
import { PRICE_MAX } from './limits.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { BUILT_IN, MODEL_KINDS, VENDOR_IDS } from './vendors.ts'
import { saying } from './words/issues.ts'
import { Told } from './words/told.ts'

const PRICE_RANGE = saying('price-out-of-range', { most: PRICE_MAX })
const ModelKind = z.enum(MODEL_KINDS)
const VendorId = z.enum(VENDOR_IDS)

/** Where a setting comes from: the environment of the installation wins over what its admin has saved. */
const Origin = z.enum(['environment', 'saved', 'usual'])

/** One vendor, as far as an admin may see it. The key itself is never told. */
export const Connection = z.object({
  vendor: VendorId,
  /** The name of its model, by which prices and takes know it; null: it is not connected. */
  model: z.string().nullable(),
  key: z.object({ origin: Origin, ending: z.string(), savedAt: z.date().nullable() }).nullable(),
  baseUrl: z.object({ origin: Origin, value: z.string() }),
  modelId: z.object({ origin: Origin, value: z.string() }),
  /** Calls under way at once; null: as usual. */
  atOnce: z.number().int().nullable(),
  /** Of its model, in credits. */
  credits: z.number().int(),
  /** What the vendor asks for one piece: what it said of the last ones, else its price list. */
  asksMicroUsd: z.number().int().nullable(),
  /** All of its models that are known here, its usual one first; people may choose those that are offered. */
  models: z.array(
    z.object({
      modelId: z.string(),
      credits: z.number().int(),
      asksMicroUsd: z.number().int().nullable(),
      isOffered: z.boolean(),
    }),
  ),
  lastTest: z.object({ at: z.date(), ms: z.number().int(), failure: Told.nullable() }).nullable(),
  /** It has not served the last calls. */
  failing: z
    .object({ calls: z.number().int(), since: z.date(), why: z.string().nullable() })
    .nullable(),
})
export type Connection = z.infer<typeof Connection>

export const Models = z.object({
  connections: z.array(Connection),
  /** Who does new work: a vendor, or the built-in studio. */
  chosen: z.record(ModelKind, z.enum([...VENDOR_IDS, BUILT_IN])),
  /** What the built-in studio's work costs, in credits. */
  builtInCredits: z.record(ModelKind, z.number().int()),
  /** For what people may choose the built-in studio, where it does not do the work anyway. */
  builtInOffered: z.array(ModelKind),
  /** An admin has said that no model is to be connected for now. */
  isSkipped: z.boolean(),
})
export type Models = z.infer<typeof Models>

/** Who changed the price of a model, and when. */
export const PriceChange = z.object({
  id: z.uuid(),
  at: z.date(),
  /** Null: the operator, or somebody whose account is gone. */
  by: z.string().nullable(),
  kind: ModelKind,
  model: z.string(),
  /** Null: it was not noted then. */
  from: z.number().nullable(),
  to: z.number(),
})
export type PriceChange = z.infer<typeof PriceChange>

const Settings = z.object({
  vendor: VendorId,
  /** Absent: the saved one stays. */
  key: text().max(500).optional(),
  /** Empty: the usual one. */
  baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).optional(),
  modelId: text().max(200).optional(),
  atOnce: z.number().int().min(1).max(100).nullable().optional(),
})
export type ConnectionSettings = z.infer<typeof Settings>

/** What an admin says about whom the installation works with. */
export const model = {
  list: route('GET /models', 'Shows to an admin which models are connected').output(Models),
  connect: route('POST /models/{vendor}', 'Saves how a vendor is reached')
    .input(Settings)
    .output(Models),
  test: route('POST /models/{vendor}/test', 'Asks a vendor whether it answers; free of charge')
    .input(Settings)
    .output(z.object({ failure: Told.nullable(), ms: z.number().int() })),
  disconnect: route('DELETE /models/{vendor}', 'Forgets the key and address of a vendor')
    .input(z.object({ vendor: VendorId }))
    .output(Models),
  choose: route('POST /models/choice', 'Chooses who does new work of a kind')
    .input(z.object({ kind: ModelKind, vendor: z.enum([...VENDOR_IDS, BUILT_IN]) }))
    .output(Models),
  offer: route('POST /models/offer', 'Lets people choose a model, or no longer')
    .input(
      z.object({
        kind: ModelKind,
        vendor: z.enum([...VENDOR_IDS, BUILT_IN]),
        modelId: text().min(1).max(200),
        isOffered: z.boolean(),
      }),
    )
    .output(Models),
  setPrice: route('POST /models/price', 'Sets what the work of a model costs, in credits')
    .input(
      z.object({
        kind: ModelKind,
        model: text().min(1).max(300),
        credits: z
          .number(PRICE_RANGE)
          .int(PRICE_RANGE)
          .min(0, PRICE_RANGE)
          .max(PRICE_MAX, PRICE_RANGE),
      }),
    )
    .output(Models),
  priceHistory: route(
    'GET /models/prices',
    'Lists who changed which price, the latest first',
  ).output(z.array(PriceChange)),
  skip: route('POST /models/skip', 'Says that no model is to be connected for now').output(Models),
}
