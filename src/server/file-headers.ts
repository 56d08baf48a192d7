import { onOneLine } from '#contract/text.ts'
import type { ByteRange } from '#providers/storage/storage-provider.ts'

/**
 * Reads a `Range` header as RFC 9110 14.2 has it.
 * @returns null to send everything (no range, several, or none we understand); 'unsatisfiable' for 416.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [first, last] = [match[1] as string, match[2] as string]
  if (first === '') return suffix(Number(last), sizeBytes)
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < start) return null
  return start < sizeBytes ? { start, end } : 'unsatisfiable'
}

function suffix(length: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
}

const NAME_MAX_CHARACTERS = 120

/**
 * `Content-Disposition` for a file to be saved under a name, in any script (RFC 6266, RFC 8187).
 * Characters no file system takes become spaces.
 */
export function attachmentHeader(name: string): string {
  const safe = Array.from(
    onOneLine(name)
      .replace(/[\p{Cc}\p{Cs}"*/:<>?\\|\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, NAME_MAX_CHARACTERS)
    .join('')
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(safe)}`
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
