import { expect, test } from 'vitest'
import { partContact } from './part-contact.ts'

test.each([
  [
    'en',
    'Our coffee shop opens on Saturday, Rua Augusta 12, 8 am to 6 pm, call 555 0100',
    'Our coffee shop opens on Saturday',
    'Rua Augusta 12, 8 am to 6 pm, call 555 0100',
  ],
  [
    'en',
    'Lost: grey cat near the station. 555 0100.',
    'Lost: grey cat near the station',
    '555 0100',
  ],
  ['en', 'Small bakery in Graz; open daily 6 to 12', 'Small bakery in Graz', 'open daily 6 to 12'],
  [
    'es',
    'Clases de yoga en el barrio, calle Mayor 3, llama al 555 0100',
    'Clases de yoga en el barrio',
    'calle Mayor 3, llama al 555 0100',
  ],
  [
    'fr',
    'Notre boulangerie ouvre samedi, 12 rue de la Paix, tél. 04 55 55 01 00',
    'Notre boulangerie ouvre samedi',
    '12 rue de la Paix, tél. 04 55 55 01 00',
  ],
  [
    'de',
    'Graue Katze entlaufen, Hauptstraße 5, Telefon 0316 555 010',
    'Graue Katze entlaufen',
    'Hauptstraße 5, Telefon 0316 555 010',
  ],
  [
    'ja',
    '新しいパン屋が土曜日に開店、電話03-5555-0100',
    '新しいパン屋が土曜日に開店',
    '電話03-5555-0100',
  ],
  [
    'vi',
    'Quán cà phê mới khai trương vào thứ bảy, gọi 090 555 0100',
    'Quán cà phê mới khai trương vào thứ bảy',
    'gọi 090 555 0100',
  ],
] as const)('who to call and where to come is parted (%s): %s', (language, idea, rest, contact) => {
  expect(partContact(idea, language)).toEqual({ idea: rest, contact })
})

test.each([
  'The moon landing, July 20, 1969',
  'The Second World War, 1939-1945',
  'Garage sale on Saturday, 9 to 1, everything must go',
  'The fall of the wall, 9 November 1989',
  'A walk through Berlin, a city of three million',
  'Village concert in the old barn, Saturday 8 pm',
])('nothing is parted from "%s"', (idea) => {
  expect(partContact(idea, 'en')).toEqual({ idea, contact: '' })
})

test('what a call is for stays with its number', () => {
  const idea = 'Our bakery closes for good on 31 March, call 555 0100 to order your last bread'
  expect(partContact(idea, 'en').contact).toBe('call 555 0100 to order your last bread')
})
