/** Signs that eSpeak NG passes over in a language, or says in English, and their names. */
const NAMES: Record<string, Record<string, string>> = {
  en: { '₫': 'dong' },
  es: { '&': 'y', '¥': 'yenes' },
  it: { '&': 'e', '¥': 'yen' },
  pl: { '&': 'i', '€': 'euro' },
  hi: { '&': 'और', '€': 'यूरो', '£': 'पाउंड', '₹': 'रुपये', '°': 'डिग्री' },
  ar: { '&': 'و', '%': 'بالمئة', '+': 'زائد', '=': 'يساوي', '°': 'درجة' },
  zh: {
    '&': '和',
    $: '美元',
    '€': '欧元',
    '£': '英镑',
    '¥': '元',
    '+': '加',
    '=': '等于',
    '°': '度',
  },
  ja: {
    '&': 'アンド',
    '%': 'パーセント',
    $: 'ドル',
    '€': 'ユーロ',
    '£': 'ポンド',
    '¥': 'エン',
    '+': 'プラス',
    '=': 'イコール',
    '°': 'ド',
    '@': 'アット',
  },
  ko: {
    '&': '앤드',
    '%': '퍼센트',
    $: '달러',
    '€': '유로',
    '£': '파운드',
    '¥': '엔',
    '₩': '원',
    '+': '더하기',
    '=': '는',
    '°': '도',
  },
  nl: { '&': 'en' },
  ru: { '&': 'и', '€': 'евро', '£': 'фунтов', '°': 'градусов' },
  tr: { '£': 'sterlin' },
  sv: { '=': 'är lika med', '°': 'grader' },
  cs: { '&': 'a' },
  da: { '°': 'grader' },
  fi: { '°': 'astetta' },
  el: { '&': 'και', '°': 'βαθμοί' },
  id: { '€': 'euro', '°': 'derajat' },
  no: { '€': 'euro', '°': 'grader' },
  ro: { '&': 'și' },
  sk: { '&': 'a' },
  uk: { '&': 'і', '€': 'євро', '°': 'градусів' },
  vi: {
    '&': 'và',
    '€': 'ơ rô',
    '£': 'bảng',
    '¥': 'yên',
    '₫': 'đồng',
    '+': 'cộng',
    '=': 'bằng',
    '°': 'độ',
  },
  bg: { '&': 'и', '€': 'евро', '°': 'градуса' },
  hr: { '&': 'i' },
  fa: { '&': 'و', '€': 'یورو', '°': 'درجه' },
}

/** Writes out the signs that would be lost; Chinese says its percentage before the number. */
export function nameSymbols(text: string, language: string): string {
  const names = NAMES[language] ?? {}
  const ordered = language === 'zh' ? text.replace(/(\d[\d.,]*)\s?%/g, '百分之$1') : text
  return ordered.replace(/[&%$€£¥₫₹₩+=°@]/g, (symbol) =>
    Object.hasOwn(names, symbol) ? ` ${names[symbol]} ` : symbol,
  )
}
