import type { AnimatorProvider } from './animator/animator-provider.ts'
import type { IllustratorProvider } from './illustrator/illustrator-provider.ts'
import type { MusicianProvider } from './musician/musician-provider.ts'
import type { NarratorProvider } from './narrator/narrator-provider.ts'
import type { WriterProvider } from './writer/writer-provider.ts'

/** Who does what. */
export type Providers = {
  writer: WriterProvider
  illustrator: IllustratorProvider
  animator: AnimatorProvider
  narrator: NarratorProvider
  musician: MusicianProvider
}
export type Maker = keyof Providers
