import { useEffect, useRef, useState } from 'react'
import { SCENE_LENGTH_MAX_MS } from '#contract/limits.ts'

/** What browsers can record and the server reads, the best first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm']
const TICK_MS = 200

type RecorderState = 'idle' | 'asking' | 'recording' | 'refused'

/** Whether this browser can record here at all: only over TLS, or on this machine. */
export function canRecord(): boolean {
  return 'mediaDevices' in navigator && typeof MediaRecorder === 'function'
}

/** Records a voice from the microphone, for as long as a scene can be. Unmounting lets the microphone go. */
export function useRecorder(onDone: (file: File) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const [elapsedMs, setElapsedMs] = useState(0)
  const recorder = useRef<MediaRecorder>(null)
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
      recorder.current?.stop()
    },
    [],
  )
  useEffect(() => {
    if (state !== 'recording') return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt
      setElapsedMs(elapsed)
      if (elapsed >= SCENE_LENGTH_MAX_MS) recorder.current?.stop()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [state])

  async function start() {
    setState('asking')
    setElapsedMs(0)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isGone.current) release(stream)
      else record(stream)
    } catch {
      setState('refused')
    }
  }

  function record(stream: MediaStream) {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const next = new MediaRecorder(stream, mimeType ? { mimeType } : {})
    const parts: Blob[] = []
    next.addEventListener('dataavailable', ({ data }) => parts.push(data))
    next.addEventListener('stop', () => {
      release(stream)
      if (isGone.current) return
      setState('idle')
      onDone(fileOf(parts, next.mimeType))
    })
    recorder.current = next
    next.start()
    setState('recording')
  }

  return { state, elapsedMs, start: () => void start(), stop: () => recorder.current?.stop() }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function fileOf(parts: Blob[], type: string): File {
  const ending = type.includes('mp4') ? 'm4a' : 'webm'
  return new File(parts, `recording.${ending}`, { type })
}
