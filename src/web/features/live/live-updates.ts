import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AccountEvent } from '#contract/event.ts'
import type { Generation } from '#contract/generation.ts'
import type { Track } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { hasEnded } from '#web/features/generation/generation-progress.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { announceGeneration, forgetUnderWay } from './announce-generation.ts'

/** Keeps everything on screen true while the dashboard is open, and says what has ended. */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    void followEvents(leaving.signal, (event) => {
      applyEvent(queryClient, event)
      if (event.type === 'connected') forgetUnderWay()
      if (event.type === 'generation') announceGeneration(queryClient, event)
    })
    return () => leaving.abort()
  }, [queryClient])
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Hands over the account's events until `signal` aborts. A lost stream is opened again after 1, 2,
 * 4 ... 30 s, or at once when the network is back or the window is looked at again. The server
 * starts every stream with a `connected` event, so nothing that was missed stays unseen.
 */
async function followEvents(signal: AbortSignal, onEvent: (event: AccountEvent) => void) {
  let failures = 0
  while (!signal.aborted) {
    const connection = abortedWhenOffline()
    try {
      const either = { signal: AbortSignal.any([signal, connection.signal]) }
      for await (const event of await client.event.subscribe(undefined, either)) {
        failures = 0
        onEvent(event)
      }
    } catch {
      // A broken stream and a refused one are the same to us: wait and open it again.
    } finally {
      connection.abort()
    }
    await untilWorthATry(Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS), signal)
    failures += 1
  }
}

function abortedWhenOffline() {
  const connection = new AbortController()
  window.addEventListener('offline', () => connection.abort(), { signal: connection.signal })
  return connection
}

function untilWorthATry(waitMs: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const listening = new AbortController()
    const once = { signal: listening.signal }
    const timer = setTimeout(finish, waitMs)
    window.addEventListener('online', finish, once)
    window.addEventListener('focus', finish, once)
    signal.addEventListener('abort', finish, once)
    if (signal.aborted) finish()

    function finish() {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
  })
}

/** Brings what is on screen up to date: progress is written in place, the rest is read again. */
function applyEvent(queryClient: QueryClient, event: AccountEvent) {
  switch (event.type) {
    case 'connected':
      return void readAgain(queryClient)
    case 'account':
    case 'members':
      void readAgain(queryClient, api.workspace.key())
      return void readAgain(queryClient, api.account.key())
    case 'credits':
      void readAgain(queryClient, api.transaction.key())
      // They may have been bought, or given back, in another window.
      void readAgain(queryClient, api.plan.key())
      return void readAgain(queryClient, api.account.key())
    case 'notification':
      return void readAgain(queryClient, api.notification.key())
    case 'media':
      return readMediaAgain(queryClient, event.uploadId)
    case 'pronunciations':
      void readAgain(queryClient, api.pronunciation.key())
      return void readAgain(queryClient, api.storyboard.get.key())
    case 'storyboard':
      return readStoryboardAgain(queryClient, event.storyboardId)
    case 'generation': {
      const isKnown = updateGeneration(queryClient, event)
      // What a storyboard begins and ends stands in the library, too.
      const isNewThere = event.state === 'queued' || hasEnded(event.state)
      if (event.storyboardId && isNewThere) readMediaAgain(queryClient, null)
      if (isKnown && !hasEnded(event.state)) return
      const input = { id: event.generationId }
      void readAgain(queryClient, api.generation.get.key({ input }))
      if (event.kind === 'storyboard') void readAgain(queryClient, api.storyboard.writing.key())
      if (event.storyboardId) readStoryboardAgain(queryClient, event.storyboardId)
      else readMediaAgain(queryClient, null)
    }
  }
}

function readStoryboardAgain(queryClient: QueryClient, storyboardId: string) {
  const keys = [
    api.storyboard.get.key({ input: { id: storyboardId } }),
    api.storyboard.list.key(),
    api.storyboard.count.key(),
    api.scene.takes.key(),
    api.exports.list.key({ input: { storyboardId } }),
  ]
  for (const queryKey of keys) void readAgain(queryClient, queryKey)
}

function readMediaAgain(queryClient: QueryClient, uploadId: string | null) {
  const keys = [api.media.key()]
  if (uploadId) keys.push(api.upload.get.key({ input: { id: uploadId } }))
  for (const queryKey of keys) void readAgain(queryClient, queryKey)
}

type GenerationEvent = Extract<AccountEvent, { type: 'generation' }>

/** Shows a generation that was just started, before the event stream tells of it. */
export function showStarted(queryClient: QueryClient, started: Generation) {
  if (started.storyboardId === null) return
  queryClient.setQueryData(
    api.storyboard.get.queryKey({ input: { id: started.storyboardId } }),
    (storyboard) => storyboard && withStarted(storyboard, started),
  )
}

/**
 * Writes an event's state and progress wherever the generation is on screen.
 * Returns whether it was known: false means that something started elsewhere.
 */
function updateGeneration(queryClient: QueryClient, event: GenerationEvent) {
  let isKnown = false
  const { state, progress, failure, startedAtMs, expectedDurationMs } = event
  const startedAt = startedAtMs === null ? null : new Date(startedAtMs)
  const changes = { state, progress, failure, startedAt, expectedDurationMs }
  const update = (generation: Generation) => {
    if (generation.id !== event.generationId) return generation
    isKnown = true
    return { ...generation, ...changes }
  }

  queryClient.setQueryData(
    api.generation.get.queryKey({ input: { id: event.generationId } }),
    (generation) => generation && update(generation),
  )
  queryClient.setQueryData(api.storyboard.writing.queryKey(), (found) => {
    if (found?.writing?.generation.id !== event.generationId) return found
    const generation = update(found.writing.generation)
    return { writing: hasEnded(event.state) ? null : { ...found.writing, generation } }
  })
  if (event.storyboardId === null) {
    updatePending(queryClient, update)
    return isKnown
  }
  queryClient.setQueryData(
    api.exports.list.queryKey({ input: { storyboardId: event.storyboardId } }),
    (list) => list?.map((item) => ({ ...item, generation: update(item.generation) })),
  )
  queryClient.setQueryData(
    api.storyboard.get.queryKey({ input: { id: event.storyboardId } }),
    (storyboard) =>
      storyboard && withTracksOf(storyboard, event.sceneId, (track) => updatedTrack(track, update)),
  )
  const isKnownThere = isKnown
  updatePending(queryClient, update)
  return isKnownThere
}

function updatePending(queryClient: QueryClient, update: (generation: Generation) => Generation) {
  queryClient.setQueryData(api.media.pending.queryKey(), (list) =>
    list?.map((item) => ({ ...item, generation: update(item.generation) })),
  )
}

function updatedTrack<T extends Track>(
  track: T,
  update: (generation: Generation) => Generation,
): T {
  return track.generation ? { ...track, generation: update(track.generation) } : track
}

function withStarted(storyboard: Storyboard, started: Generation): Storyboard {
  const { kind, sceneId } = started
  if (kind !== 'voice' && kind !== 'image' && kind !== 'clip') return storyboard
  const scenes = storyboard.scenes.map((scene) =>
    scene.id === sceneId
      ? { ...scene, [kind]: { ...scene[kind], status: 'processing', generation: started } }
      : scene,
  )
  return { ...storyboard, scenes }
}

/** All other scenes stay the very same, so they are not drawn again. */
function withTracksOf(
  storyboard: Storyboard,
  sceneId: string | null,
  change: <T extends Track>(track: T) => T,
): Storyboard {
  const scenes = storyboard.scenes.map((scene) =>
    scene.id === sceneId
      ? {
          ...scene,
          voice: change(scene.voice),
          image: change(scene.image),
          clip: change(scene.clip),
        }
      : scene,
  )
  return { ...storyboard, scenes }
}
