import type { ModelChoices } from '#contract/chosen-models.ts'
import { KINDS } from '#contract/kinds.ts'
import type { OfferedModel, Studio } from '#contract/studio.ts'
import { MODEL_KINDS, type ModelKind } from '#contract/vendors.ts'
import { CommandError } from './run-command.ts'

/** What `--models` says: a vendor, or a model by its whole name, for each kind that is named. */
export type ModelWishes = Partial<Record<ModelKind, string>>

/** `storyboard=grok,image=ideogram:v3-quality`. @throws CommandError */
export function readModelWishes(text: string | undefined): ModelWishes {
  const wishes: ModelWishes = {}
  for (const part of text?.split(',') ?? []) {
    const [kind = '', ...rest] = part.trim().split('=')
    const known = MODEL_KINDS.find((one) => one === kind)
    const name = rest.join('=').trim()
    if (!known || !name) {
      throw new CommandError(
        `--models: say for ${MODEL_KINDS.join(', ')} who makes it, e.g. storyboard=grok,image=builtin.`,
      )
    }
    wishes[known] = name
  }
  return wishes
}

export type ModelsInUse = {
  /** Who writes, if that was chosen. */
  writer: string | undefined
  /** For the storyboard; empty: as the installation has it. */
  choices: ModelChoices
  prices: Studio['prices']
}

/** Finds the models that were wished for, and what is paid with them. @throws CommandError naming those there are */
export function chooseModels(
  { offered, prices }: Pick<Studio, 'offered' | 'prices'>,
  wishes: ModelWishes,
): ModelsInUse {
  const chosen = { ...prices }
  const choices: ModelChoices = {}
  let writer: string | undefined
  for (const [kind, wish] of Object.entries(wishes) as [ModelKind, string][]) {
    const { name, price } = find(offered[KINDS[kind].maker], kind, wish)
    chosen[KINDS[kind].operation] = price
    if (kind === 'storyboard') writer = name
    else choices[KINDS[kind].maker] = name
  }
  return { writer, choices, prices: chosen }
}

function find(offered: readonly OfferedModel[], kind: ModelKind, wish: string): OfferedModel {
  const found =
    offered.find(({ name }) => name === wish) ??
    offered.find(({ name }) => name.split(':')[0] === wish)
  if (found) return found
  const names = offered.map(({ name }) => name).join(', ')
  throw new CommandError(
    `--models: ${wish} makes no ${kind} here. There is ${names}. An admin connects others.`,
  )
}
