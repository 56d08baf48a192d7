import type { z } from 'zod'
import { readData } from '../../read-data.ts'
import { Coats, Drawings, Lands, Lights, PosterInks } from './schemas.ts'

const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  readData(new URL(name, import.meta.url), schema)

export const drawings = () => read('drawings.json', Drawings)
export const coats = () => read('coats.json', Coats)
export const lights = () => read('lights.json', Lights)
export const inks = () => read('inks.json', PosterInks)
export const lands = () => read('lands.json', Lands)
