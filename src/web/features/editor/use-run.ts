import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { has, nextRun, type Run } from './run.ts'

/** Remembers what was started together, so that it can be said how much of it is made. */
export function useRun(scenes: Scene[]): Run {
  const [before, setRun] = useState<Run>([])
  const run = nextRun(before, scenes)
  const isSame = run.length === before.length && run.every((part) => has(before, part))
  // Follows what the server tells, within the same drawing of the page.
  if (!isSame) setRun(run)
  return run
}
