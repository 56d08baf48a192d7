import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps secrets in the database unreadable for whoever has only the database. */
export type Seal = {
  /** @param use what it is for; it opens for the same use alone */
  close: (secret: string, use: string) => string
  /** @returns null when it was sealed with another secret of the installation, or changed. */
  open: (sealed: string, use: string) => string | null
}

/** AES-256-GCM with a key that HKDF-SHA-256 derives from the installation's secret. */
export function createSeal(installationSecret: string): Seal {
  const key = Buffer.from(
    hkdfSync('sha256', installationSecret, '', 'reelwright vendor keys', KEY_BYTES),
  )
  return {
    close(secret, use) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(use))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open(sealed, use) {
      const bytes = Buffer.from(sealed, 'base64')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(use)).setAuthTag(tag)
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
