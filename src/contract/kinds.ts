/**
 * What the product makes, a line a kind: a storyboard, the three assets of a scene, the finished video. Every other
 * list of kinds, makers and prices is read from this one; what only the server needs of a kind stands in
 * `domain/generation/kinds.ts`, and how a worker makes it in `worker/kinds.ts`.
 */
export const KINDS = {
  storyboard: { maker: 'writer', operation: 'create_storyboard', seedPrice: 10 },
  voice: { maker: 'narrator', operation: 'generate_voice', seedPrice: 5 },
  image: { maker: 'illustrator', operation: 'generate_image', seedPrice: 12 },
  clip: { maker: 'animator', operation: 'generate_video', seedPrice: 120 },
  export: { maker: null, operation: null, seedPrice: null },
} as const satisfies Record<string, Kind>

type Kind = {
  /** Whose work it is; null: no model is needed. */
  maker: string | null
  /** What its price is filed under, in the table `costs`; null: it is free. */
  operation: string | null
  /** What a new installation asks for it, in credits. The database begins with it and decides from then on. */
  seedPrice: number | null
}

export type GenerationKind = keyof typeof KINDS
export const GENERATION_KINDS = Object.keys(KINDS) as [GenerationKind, ...GenerationKind[]]

/** What models are connected for. */
export type ModelKind = Exclude<GenerationKind, 'export'>
export const MODEL_KINDS = ['storyboard', 'voice', 'image', 'clip'] as const satisfies ModelKind[]

/** The assets of a scene. */
export type TrackKind = Exclude<ModelKind, 'storyboard'>
export const TRACK_KINDS = ['voice', 'image', 'clip'] as const satisfies TrackKind[]

export type PricedOperation = (typeof KINDS)[ModelKind]['operation']
export const PRICED_OPERATIONS = MODEL_KINDS.map((kind) => KINDS[kind].operation)

/** What pages tell that are built before there is a database. */
export const SEED_PRICES = Object.fromEntries(
  MODEL_KINDS.map((kind) => [KINDS[kind].operation, KINDS[kind].seedPrice]),
) as Record<PricedOperation, number>
