/** What a program needs to run at all: where things are, the language, the time zone. No setting of ours. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
] as const

/**
 * The environment of a child that has no business with our secrets: it decodes strangers' files, or only
 * computes. Named one by one, so that a setting that is added later is not passed on by itself.
 */
export function childEnvironment(added: Record<string, string> = {}): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(passed), ...added }
}

/**
 * For every Node process of ours. On a machine with much memory V8 lets the part of the heap where objects are young
 * grow to 128 MB and does not give it back; with 8 MB a half an idle server takes 128 MB instead of 240.
 */
export const SMALL_YOUNG_HEAP = '--max-semi-space-size=8'
