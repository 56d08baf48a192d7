/**
 * Abbreviations whose point the synthesiser would take for the end of a sentence, and what to say for them.
 * An empty text means: as it is, without the point.
 */
const ABBREVIATIONS: Record<string, Record<string, string>> = {
  en: {
    'mr.': '',
    'mrs.': '',
    'ms.': '',
    'dr.': '',
    'prof.': 'professor',
    'st.': '',
    'jr.': 'junior',
    'sr.': 'senior',
    'vs.': 'versus',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'approx.': 'approximately',
    'etc.': 'etcetera,',
  },
  es: {
    'sr.': 'señor',
    'sra.': 'señora',
    'dr.': 'doctor',
    'dra.': 'doctora',
    'ud.': 'usted',
    'uds.': 'ustedes',
    'aprox.': 'aproximadamente',
    'etc.': 'etcétera,',
  },
  fr: {
    'm.': 'monsieur',
    'dr.': 'docteur',
    'av.': 'avant',
    'env.': 'environ',
    'etc.': 'et cetera,',
  },
  de: {
    'dr.': 'Doktor',
    'prof.': 'Professor',
    'nr.': 'Nummer',
    'ca.': 'circa',
    'bzw.': 'beziehungsweise',
    'z.b.': 'zum Beispiel',
    'd.h.': 'das heißt',
    'u.a.': 'unter anderem',
    'inkl.': 'inklusive',
    'usw.': 'und so weiter,',
  },
  it: { 'sig.': 'signor', 'dott.': 'dottor', 'ecc.': 'eccetera,' },
  pt: { 'sr.': 'senhor', 'sra.': 'senhora', 'dr.': 'doutor', 'etc.': 'et cetera,' },
  nl: { 'bijv.': 'bijvoorbeeld', 'dhr.': 'de heer', 'enz.': 'enzovoort,' },
}

/** Says an abbreviation in full, without its point; any other word stays as it is. */
export function expandAbbreviation(word: string, language: string): string {
  const parts = /^([("'¿¡«“]*)(.+?\.)([,;:)"'»”!?]*)$/u.exec(word)
  if (!parts) return word
  const [, before, abbreviation, after] = parts as unknown as [string, string, string, string]
  const meaning = ABBREVIATIONS[language]?.[abbreviation.toLowerCase()]
  if (meaning === undefined) return word
  const said = before + (meaning || abbreviation.slice(0, -1)) + after
  return said.replace(/,(?=[.,;:])/, '')
}
