import { expect, test } from 'vitest'
import { particlesNamedIn } from './particle-words.ts'

test('a prompt in any language can say what floats in the air', () => {
  const prompts = {
    snow: ['Snow falls softly', 'La nieve cae', 'Schnee fällt', '雪が降る', 'Tuyết rơi'],
    rain: ['It is raining', 'Bajo la lluvia', 'Sous la pluie', 'Im Regen', '雨の街', 'Trời mưa'],
    embers: ['Sparks rise from the campfire', 'Près du feu', '火の粉が舞う'],
    stars: ['Stars twinkle', 'Un cielo de estrellas', 'Sterne am Himmel', '星空', 'bầu trời sao'],
    bubbles: ['Bubbles rise past the whale', 'sous l’eau', '水中の世界'],
    petals: ['Cherry blossoms drift by', 'Fallende Blätter', '桜が散る', 'cánh hoa bay'],
    bokeh: ['City lights in the background', 'ネオンの街'],
    dust: ['Dust dances in a sunbeam', 'Staub im Licht', '木漏れ日'],
  }
  for (const [kind, texts] of Object.entries(prompts)) {
    for (const text of texts) expect(particlesNamedIn(text), text).toBe(kind)
  }
})

test('words that only begin alike are not taken for particles', () => {
  for (const text of [
    'A rainbow',
    'Start now',
    'une feuille verte',
    'sparkling water',
    'a stern look',
  ]) {
    expect(particlesNamedIn(text), text).toBeUndefined()
  }
})
