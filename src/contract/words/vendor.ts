/** What went wrong between this installation and those who make things for it. */
export const vendorWords = {
  'vendor-unreachable': /*i18n*/ '{vendor} cannot be reached. Nothing was charged. Try again.',
  'vendor-busy': /*i18n*/ '{vendor} takes no more work at the moment. Try again in a minute.',
  'vendor-key-refused':
    /*i18n*/ '{vendor} does not accept the key of this site. Nothing was charged. Please tell the people who run it.',
  'vendor-out-of-credit':
    /*i18n*/ 'The account of this site at {vendor} has no credit left. Nothing was charged. Please tell the people who run it.',
  'vendor-failed': /*i18n*/ '{vendor} failed (HTTP {status}): “{text}”. Try again.',
  'vendor-answer-unusable': /*i18n*/ 'The answer of {vendor} cannot be used. Try again.',
  'vendor-settings-wrong':
    /*i18n*/ '{vendor} does not accept how it was asked: “{text}”. Please tell the people who run this site.',
  'connection-incomplete':
    /*i18n*/ 'Something is missing: a key, an address or the name of a model.',
  'fixed-by-environment':
    /*i18n*/ 'The settings of this machine say how {vendor} is reached. Change them there.',
  'model-not-offered':
    /*i18n*/ 'The model {model} cannot be chosen here any more. Choose another one.',
  'connect-first': /*i18n*/ '{vendor} is not connected. Connect it first.',
  'half-a-key': /*i18n*/ 'Enter both keys, or one key that works alone.',
} as const
