/** ElevenLabs' own voices, by the given names that our catalogue has them under. Each speaks every language. */
export const VOICE_IDS: Record<string, string> = {
  adam: 'pNInz6obpgDQGcFmaJgB',
  alice: 'Xb7hH8MSUJpSbSDYk0k2',
  antoni: 'ErXwobaYiN019PkySvjV',
  aria: '9BWtsMINqrJLrRacOk9x',
  bella: 'hpp4J3VqNfWAUOO0d1Us',
  bill: 'pqHfZKP75CvOlQylNhV4',
  brian: 'nPczCjzI2devNBz1zQrb',
  callum: 'N2lVS1w4EtoT3dr4eOWO',
  charlotte: 'XB0fDUnXU5powFXDhCwa',
  chris: 'iP95p4xoKVk53GoZ742B',
  daniel: 'onwK4e9ZLuTAKqWW03F9',
  dorothy: 'ThT5KcBeYPX3keUQqHPh',
  emily: 'LcfcDJNUP1GQjkzn1xUU',
  eric: 'cjVigY5qzO86Huf0OWal',
  freya: 'jsCqWAovK2LkecY7zXl4',
  george: 'JBFqnCBsd6RMkjVDRZzb',
  giovanni: 'zcAOhNBS3c14rBihAFp1',
  grace: 'oWAxZDx7w5VEj9dCyTzz',
  jessica: 'cgSgspJ2msm6clMCkdW9',
  josh: 'TxGEqnHWrfWFTfGW9XjX',
  laura: 'FGY2WhTYpPnrIDTdsKH5',
  liam: 'TX3LPaxmHKxFdv7VOQHJ',
  lily: 'pFZP5JQG7iQjIQuC4Bku',
  matilda: 'XrExE9yKIg1WjnnlVkGX',
  nicole: 'piTKgcLEGmPE4e6mEKli',
  rachel: '21m00Tcm4TlvDq8ikWAM',
  roger: 'CwhRBWXzGAHq8TQ4Fs17',
  sarah: 'EXAVITQu4vr4xnSDxMaL',
  serena: 'pMsXgVXv3BLzUgSXRplE',
  thomas: 'GBv7mTt0atIp3Br8iCZE',
  will: 'bIHbv24MWmeRgasZH58o',
}

/** Who speaks for a voice that the vendor has withdrawn. */
const INSTEAD: Record<string, string> = { rachel: 'sarah' }

/** ElevenLabs' ids that may speak a voice of the catalogue, the one meant first; none for what it does not have. */
export function vendorVoicesOf(voiceId: string): string[] {
  const name = voiceId.split('-')[1] ?? ''
  if (!Object.hasOwn(VOICE_IDS, name)) return []
  return [name, INSTEAD[name]].flatMap((one) => VOICE_IDS[one ?? ''] ?? [])
}
