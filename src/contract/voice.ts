/** One entry of the voice catalogue. Languages and countries by their English names, as they are shown. */
export type Voice = {
  id: string
  name: string
  description: string
  gender: 'female' | 'male'
  /** BCP 47 primary tag, e.g. 'en'. */
  language: string
  country: string
  accent?: string
}
