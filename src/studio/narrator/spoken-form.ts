import { expandAbbreviation } from './abbreviations.ts'
import { nameSymbols } from './name-symbols.ts'

const WEB_ADDRESS =
  /\bhttps?:\/\/(?:www\.)?([\p{L}\p{N}.-]*[\p{L}\p{N}])(?:[/?#:][^\s)\]]*[^\s)\].,!?;:])?\/?/giu
const TAG = /<\/?[a-z][^<>]*>/gi
const LINK_TARGET = /\]\([^)\s]*\)/g
const MARKDOWN = /[*_`~^|\\{}<>[\]•·]+|(?<!\p{L})#+/gu
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}/gv
// Joiners (U+200C and U+200D) are letters' business in Persian and Hindi and stay.
const UNSPEAKABLE =
  /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const SYMBOL = /[^\P{So}°]|\p{Variation_Selector}|[\u2190-\u21ff]/gu
const PRICE = /([$€£¥₹₩₫])\s?(\d[\d.,]*\d|\d)([kKMB]?)(?!\p{L})/gu
const SHOUTING = /([!?.,;:。！？、])\1{2,}/gu
const COMPATIBLE = /[\p{L}\p{M}\p{N}\p{S}]+/gu

/**
 * What to say for a written word: markup, emoji and unsayable characters are dropped, an address becomes
 * its host, an amount comes before its currency. Nothing in the result has a meaning in SSML but '&',
 * which is escaped when the speech is put together.
 */
export function spokenForm(written: string, language: string): string {
  const plain = withoutMarkup(written)
    .replace(PRICE, (_, sign, amount, scale) => `${amount} ${scaleName(scale, language)} ${sign}`)
    .replace(SHOUTING, '$1')
  return expandAbbreviation(tidied(nameSymbols(plain, language)), language)
}

/** What of a written word is meant for the ear: no markup, emoji or unsayable characters. */
export function withoutMarkup(written: string): string {
  return written
    .replace(WEB_ADDRESS, '$1')
    .replace(TAG, ' ')
    .replace(LINK_TARGET, ' ')
    .replace(EMOJI, ' ')
    .replace(COMPATIBLE, (run) => run.normalize('NFKC'))
    .replace(UNSPEAKABLE, ' ')
    .replace(MARKDOWN, ' ')
    .replace(SYMBOL, ' ')
}

const SCALES: Record<string, string> = { k: 'thousand', K: 'thousand', M: 'million', B: 'billion' }

function scaleName(letter: string, language: string): string {
  return language === 'en' ? (SCALES[letter] ?? '') : letter
}

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether saying this makes a sound of its own. */
export function isSpeakable(spoken: string): boolean {
  return /[\p{L}\p{N}&%+=@€$£¥]/u.test(spoken)
}
