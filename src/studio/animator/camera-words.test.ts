import { expect, test } from 'vitest'
import { moveNamedIn } from './camera-words.ts'

const PROMPTS: Record<string, string[]> = {
  'push-in': [
    'Slow push in on the lighthouse while fog drifts by',
    'The camera slowly zooms in',
    'La cámara se acerca lentamente al faro',
    'La caméra se rapproche doucement',
    'Die Kamera fährt langsam heran',
    'カメラがゆっくり灯台に近づく',
    'Máy quay tiến lại gần ngọn hải đăng',
  ],
  'pull-back': [
    'Pull back to reveal the whole valley',
    'La cámara se aleja',
    'La caméra recule lentement',
    'Die Kamera zieht sich zurück',
    'カメラが引いて全景を見せる',
    'Máy quay lùi lại',
  ],
  'pan-left': [
    'Camera pans slowly left',
    'Movimiento hacia la izquierda',
    '左へパンする',
    'Máy lia sang trái',
  ],
  'pan-right': [
    'A gentle pan across the market',
    'The camera tracks slowly to the right',
    'Panorámica lenta',
    'Langsamer Schwenk',
    '右へ移動',
  ],
  rise: [
    'Crane up over the rooftops',
    'Drone shot above the forest',
    'La caméra monte vers le ciel',
    'カメラが上昇する',
  ],
  'tilt-down': ['Tilt down from the sky'],
  'tilt-up': ['Tilt up along the tower', '見上げるショット'],
  orbit: [
    'The camera orbits the statue',
    'La cámara gira alrededor',
    'Die Kamera umkreist das Haus',
    'Máy quay xoay quanh ngôi nhà',
  ],
  handheld: ['Handheld camera following the runner', '手持ちカメラ', 'Cámara en mano'],
  static: ['A static shot', 'Plan fixe', '固定ショット'],
}

for (const [move, prompts] of Object.entries(PROMPTS)) {
  test(`a prompt can ask for: ${move}`, () => {
    for (const prompt of prompts) expect(moveNamedIn(prompt), prompt).toBe(move)
  })
}

test('the move named first is taken', () => {
  expect(moveNamedIn('Push in, then pan left to the window')).toBe('push-in')
})

test('a prompt without a move leaves the choice open', () => {
  for (const prompt of [
    '',
    'Leaves rustle in the wind.',
    'A panda eats a pancake.',
    'パン屋の朝',
    'Un perro duerme al sol.',
    '猫が眠る',
  ]) {
    expect(moveNamedIn(prompt), prompt).toBeUndefined()
  }
})
