import { onOneLine } from '#contract/text.ts'

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
