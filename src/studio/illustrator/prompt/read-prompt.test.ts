import { expect, test } from 'vitest'
import { seededRandom } from '../paint/random.ts'
import { readPrompt } from './read-prompt.ts'

const read = async (prompt: string, style: 'AUTO' | 'GENERAL' = 'GENERAL') =>
  await readPrompt({ prompt, style }, seededRandom('test'))
const named = async (prompt: string) => (await read(prompt)).subjects.map(({ name }) => name)

test('subjects, place, time and weather are found in English', async () => {
  const brief = await read('Wide shot of a sailboat on a calm lake in the rain at blue hour')
  expect(brief.subjects.map(({ name }) => name)).toEqual(['sailboat'])
  expect(brief).toMatchObject({ setting: 'lake', time: 'blue', weather: 'rain', framing: 'wide' })
})

test.each([
  ['Un faro en la costa al atardecer y una bicicleta', ['lighthouse', 'emoji:bicycle'], 'sunset'],
  ['Une tasse de café et un livre sur une table à midi', ['cup', 'emoji:open-book'], 'day'],
  ['Ein Leuchtturm und ein Segelboot bei Sonnenuntergang', ['lighthouse', 'sailboat'], 'sunset'],
  ['夜明けの灯台と自転車', ['lighthouse', 'emoji:bicycle'], 'dawn'],
  ['Ngọn hải đăng và chiếc xe đạp lúc hoàng hôn', ['lighthouse', 'emoji:bicycle'], 'sunset'],
])('subjects and time are found in: %s', async (prompt, subjects, time) => {
  const brief = await read(prompt)
  expect(brief.subjects.map(({ name }) => name)).toEqual(subjects)
  expect(brief.time).toBe(time)
})

test.each([
  ['A quiet beach with a bicycle, no people, no dogs and without any boats', ['emoji:bicycle']],
  ['Una playa con una bicicleta, sin personas', ['emoji:bicycle']],
  ['Une plage avec un vélo, sans bateau, pas de chien', ['emoji:bicycle']],
  ['Ein Strand mit Fahrrad, keine Menschen, ohne Hund', ['emoji:bicycle']],
  ['砂浜の自転車、人物なし、犬のいない風景', ['emoji:bicycle']],
  ['Bãi biển với chiếc xe đạp, không có người, không có thuyền', ['emoji:bicycle']],
])('what is negated is not drawn: %s', async (prompt, subjects) => {
  expect(await named(prompt)).toEqual(subjects)
})

test('what comes after a negation is still seen', async () => {
  expect((await read('No people on the beach, golden hour')).setting).toBe('beach')
})

test('camera and style words choose the look and never become subjects', async () => {
  const film = await read(
    'A bicycle, 35 mm film, shallow depth of field, soft window light',
    'AUTO',
  )
  expect(film.subjects.map(({ name }) => name)).toEqual(['emoji:bicycle'])
  expect(film.look).toBe('photographic')
  expect((await read('Flat design poster of a bicycle', 'AUTO')).look).toBe('poster')
})

test('a number or a crowd of the same thing asks for several', async () => {
  expect((await read('Three red apples on a kitchen table')).subjects).toMatchObject([
    { name: 'emoji:red-apple', count: 3 },
  ])
})

test('a prompt that names nothing still has a setting', async () => {
  const brief = await read('quiet calm feeling of longing')
  expect(brief.subjects).toEqual([])
  expect(brief.setting).toBeTruthy()
})

test('a thing without a place gets the place it belongs to', async () => {
  expect((await read('an octopus')).setting).toBe('underwater')
  expect((await read('a rocket')).setting).toBe('space')
  expect((await read('An octopus, in the deep blue ocean')).setting).toBe('underwater')
  expect((await read('A whale, below the waves in shafts of sunlight')).setting).toBe('underwater')
  expect((await read('A whale, in the deep blue ocean')).setting).toBe('sea')
})

test.each([
  ['A cat, over the shoulder of its owner', 'shoulder'],
  ['A cat on a street, low-angle shot', 'low'],
  ["Drone view of a lighthouse, bird's eye", 'high'],
  ['Un gato, por encima del hombro', 'shoulder'],
  ['Eine Katze, Blick über die Schulter', 'shoulder'],
])('a framing is read in: %s', async (prompt, framing) => {
  expect((await read(prompt)).framing).toBe(framing)
})

test('a silhouette is how a subject is seen, and somebody only where nobody is named', async () => {
  const tower = await read('Silhouette of a lighthouse at sunset')
  expect(tower).toMatchObject({ silhouette: true, subjects: [{ name: 'lighthouse' }] })
  expect(await read('A silhouette on a hill')).toMatchObject({ subjects: [{ name: 'man' }] })
  expect((await read('A lighthouse at sunset')).silhouette).toBe(false)
})

test('under one light the hours of a film vary, and none of them contradicts it', async () => {
  const hours = await Promise.all(
    Array.from({ length: 12 }, async (_, seed) => {
      const random = seededRandom(`scene ${seed}`)
      const prompt = 'A lighthouse, on a coast, clear soft daylight'
      return (await readPrompt({ prompt, style: 'AUTO' }, random)).time
    }),
  )
  expect(new Set(hours).size).toBeGreaterThan(1)
  for (const hour of hours) expect(['dawn', 'day', 'golden']).toContain(hour)
})

test.each([
  ['A keeper watches a boat in the storm', ['man', 'sailboat'], 'storm'],
  ['A gardener under a birch in the rain', ['man', 'tree'], 'rain'],
  ['A witch and a kettle in thick fog', ['woman', 'emoji:teapot'], 'fog'],
])('who, what and the weather are all drawn: %s', async (prompt, subjects, weather) => {
  const brief = await read(prompt)
  expect(brief.subjects.map(({ name }) => name)).toEqual(subjects)
  expect(brief.weather).toBe(weather)
})

test.each([
  ['A cheetah in tall grass', 'emoji:leopard'],
  ['A seagull over the sea', 'emoji:dove'],
  ['A motorbike on a road', 'emoji:motorcycle'],
  ['A dinghy on a lake', 'sailboat'],
  ['A spaceship', 'emoji:rocket'],
  ['A beekeeper in a garden', 'man'],
])('the nearest of its kind is drawn: %s', async (prompt, subject) => {
  expect(await named(prompt)).toEqual([subject])
})

test('who sleeps in a bed does not also stand beside it', async () => {
  expect(await named('A person asleep in a bed')).toEqual(['emoji:person-in-bed'])
})

test.each([
  ['A baker with a bicycle, in a bakery', 'street'],
  ['A cat and a house, on a kitchen table', 'field'],
  ['A grandmother and a campfire, at a kitchen table', 'room'],
  ['A child and a sailboat, in a field', 'lake'],
  ['A scientist with a microscope', 'desk'],
  ['A baker with a loaf of bread', 'kitchen'],
])('everything named fits into the place: %s', async (prompt, setting) => {
  expect((await read(prompt)).setting).toBe(setting)
})

test.each([
  ['A syringe on a table', 'emoji:syringe'],
  ['A love letter on a desk', 'emoji:love-letter'],
  ['A letter on a table', 'emoji:envelope'],
  ['Ein Brief auf dem Tisch', 'emoji:envelope'],
  ['Mount Fuji at dawn', 'emoji:mount-fuji'],
  ['Le mont Fuji', 'emoji:mount-fuji'],
  ['Der Fuji im Winter', 'emoji:mount-fuji'],
  ['El monte Fuji nevado', 'emoji:mount-fuji'],
  ['富士山の朝焼け', 'emoji:mount-fuji'],
  ['Núi Phú Sĩ vào buổi sáng', 'emoji:mount-fuji'],
])('%s is drawn', async (prompt, name) => {
  const { subjects } = await readPrompt({ prompt, style: 'AUTO' }, seededRandom('test'))
  expect(subjects.map((subject) => subject.name)).toEqual([name])
})
