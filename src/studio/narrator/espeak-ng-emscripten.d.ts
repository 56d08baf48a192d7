declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'mark' | 'play' | 'end'
    /** 1 for the first character (code point) of the text. */
    text_position: number
    word_length: number
    /** Milliseconds from the start. */
    audio_position: number
    /** A phoneme's name; empty for a pause. */
    id?: string | number
  }

  export type EspeakWorker = {
    samplerate: number
    /** @returns 0 when the voice was found. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_range(range: number): void
    set_volume(volume: number): void
    synthesize(ssml: string, onAudio: (audio: Int16Array, events: EspeakEvent[]) => boolean): void
  }

  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>
}
