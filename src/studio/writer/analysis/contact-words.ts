import type { WritingLanguage } from '#contract/options.ts'

/** What tells where, when and how somebody is to be reached. */
export type ContactWords = {
  /** Leads to a telephone number: 'call us at'. */
  call: string
  /** What stands in opening hours and dates beside figures and the names of days. */
  hours: string
}

export const CONTACT_WORDS: Record<WritingLanguage, ContactWords> = {
  en: {
    call: 'call|order|phone|ring|text|dial|tel|telephone|mobile|whatsapp|contact|book|reserve|reservations?|tickets?|info|information|questions|registration|sign up|register|appointments?',
    hours:
      "open|opening|hours|doors|daily|every|day|from|to|till|until|and|at|on|the|of|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|may|am|pm|a\\.m|p\\.m|o'clock|noon|midnight",
  },
  es: {
    call: 'llam\\p{L}+|pedidos?|teléfono|tel|tfno|móvil|whatsapp|reservas?|información|info|contacto|citas?|cita previa|inscr[ií]\\p{L}+',
    hours:
      'abiert[oa]|horario|abrimos|de|del|a|al|desde|hasta|y|el|la|las|los|todos|días|cada|lun|mar|mié|jue|vie|sáb|dom|h|horas',
  },
  fr: {
    call: 'appel\\p{L}+|commande\\p{L}*|téléphon\\p{L}+|tél|tel|portable|réserv\\p{L}+|renseignements|infos?|contact|rendez-vous|inscri\\p{L}+',
    hours:
      'ouvert|ouverte|horaires|de|du|au|à|le|les|et|tous|jours|chaque|lun|mar|mer|jeu|ven|sam|dim|h|heures',
  },
  de: {
    call: 'ruft?|bestell\\p{L}+|anruf\\p{L}*|telefon\\p{L}*|tel|handy|whatsapp|reservier\\p{L}+|infos?|kontakt|fragen|bitte|termine?|vertretung|auskunft|anmeld\\p{L}+',
    hours:
      'geöffnet|offen|öffnungszeiten|täglich|von|bis|und|am|ab|um|uhr|mo|di|mi|do|fr|sa|so|der|den',
  },
  ja: {
    call: 'お?電話(?:番号)?|お?問い?合わせ|TEL|ご予約|ご注文|ご?連絡先?|お?申し?込み',
    hours: '営業時間?|開館|毎日|午前|午後|から|まで|より|時|分|半|は',
  },
  vi: {
    call: 'gọi|điện thoại|đt|sđt|hotline|liên hệ|zalo|đặt hàng|đặt bàn|đặt chỗ|đăng ký|đặt lịch',
    hours: 'mở cửa|giờ|từ|đến|và|ngày|hằng ngày|mỗi ngày|sáng|chiều|tối|lúc|vào|h',
  },
}

/** Names of streets are in the language of the place, whatever an idea is written in. */
export const STREET =
  /(?<!\p{L})(?:streets?|road|lane|avenue|square|drive|boulevard|rua|calle|avenida|plaza|paseo|rue|quai|chemin|place|via|piazza|đường|phố)(?!\p{L})|\p{L}{2,}(?:stra(?:ß|ss)e|gasse|platz|weg|allee)(?!\p{L})|丁目|番地/iu
