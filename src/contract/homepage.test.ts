import { expect, test } from 'vitest'
import { Faq, Feature, Hero, Testimonial } from './homepage.ts'

test('the sections of the home page have the fields that an admin fills in', () => {
  const hero = ['title', 'subtitle', 'description', 'buttonText', 'buttonLink', 'image']
  expect(Object.keys(Hero.shape)).toEqual(hero)
  expect(Object.keys(Feature.shape)).toEqual(['id', 'title', 'description'])
  expect(Object.keys(Testimonial.shape)).toEqual(
    expect.arrayContaining(['id', 'name', 'position', 'company', 'text', 'image']),
  )
  expect(Object.keys(Faq.shape)).toEqual(['id', 'question', 'answer'])
  const said = { id: 'ada', name: 'Ada', position: '', company: '', text: 'It works.', metrics: '' }
  expect(Testimonial.safeParse({ ...said, image: '' }).success).toBe(true)
})
