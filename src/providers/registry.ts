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
export type Task = keyof Providers

/** The models of this installation, by task; several may do the same. */
export type Registry = {
  /** The one that does new work. */
  chosen<Which extends Task>(task: Which): Providers[Which]
  /** The one of that name, also when another is chosen by now; null: it is not connected any more. */
  named<Which extends Task>(task: Which, name: string): Providers[Which] | null
  /** Connects a model, in the place of one of the same name, and chooses it. */
  choose<Which extends Task>(task: Which, provider: Providers[Which]): void
}

type Offered = { [Which in Task]: Map<string, Providers[Which]> }

/** A registry that offers these, one a task. */
export function createRegistry(first: Providers): Registry {
  const offered: Offered = {
    writer: new Map(),
    illustrator: new Map(),
    animator: new Map(),
    narrator: new Map(),
    musician: new Map(),
  }
  const chosen = { ...first }
  const registry: Registry = {
    chosen: (task) => chosen[task],
    named: (task, name) => offered[task].get(name) ?? null,
    choose(task, provider) {
      chosen[task] = provider
      offered[task].set(provider.name, provider)
    },
  }
  for (const task of Object.keys(offered) as Task[]) registry.choose(task, first[task])
  return registry
}
