import type { WritingLanguage } from '#contract/options.ts'

/** What tells an announcement from a subject. */
export type MessageWords = {
  /** Something happens: it opens, starts, is on sale. */
  news: RegExp
  /** By us. */
  ours: RegExp
  /** Something does not happen, or not as planned. */
  notice: RegExp
  /** Something ends and does not come back. */
  farewell: RegExp
  /** At the beginning: something is lost or found. */
  search: RegExp
  /** With the words that lead to it: 'from Monday', 'on the 5th of May'. */
  when: RegExp
  /** What there is to gain: 'with free cake'. */
  offer: RegExp
}

const START = '(?<![\\p{L}\\p{M}\\p{N}])'
const END = '(?![\\p{L}\\p{M}\\p{N}])'

export const MESSAGE_WORDS: Record<WritingLanguage, MessageWords> = {
  en: {
    news: words(
      '(?:re)?opens?|opening|launch(?:es|ing)?|starts?|begins?|is here|are here|is coming|comes? to|arrives?|arriving|joins?|visit us|meet us|come (?:by|and|to)|hiring|mov(?:es?|ing)|celebrat(?:es?|ing)|available|on sale|out now|introducing|announcing|presents?|invites?|invited|sign up|register|book (?:now|your|a)|save the date|takes place|drops|ships?|get|sale|turns',
    ),
    ours: words("our|we|us|my|we're|we've"),
    notice: words(
      'cancell?ed|clos(?:es|ing)|postponed|called off|closed|shut|delayed|suspended|sold out|out of (?:order|service)|no (?:class(?:es)?|school|training|rehearsal|service)',
    ),
    farewell: words(
      '(?:clos(?:es?|ed|ing)|shut(?:s|ting)?)(?: .{0,40})? (?:for good|for ?ever|permanently)|clos(?:es|ing) down|goes? out of business',
    ),
    search: beginning('lost(?! and found)|missing|found|stolen|wanted'),
    when: leading(
      'on|this|next|every|each|from|until|till|by|starting|before|after|at|in|as of|the|between|all',
      "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|week|weekend|month|spring|summer|autumn|fall|winter|january|february|march|april|may \\d+|(?<=(?:from|since|until|till|in|by|next|this) )may|june|july|august|september|october|november|december|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:may|january|february|march|april|june|july|august|september|october|november|december)|christmas(?: day| eve)?|easter(?: sunday| monday)?|black friday|noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|o'clock)|(?:[12]?\\d|3[01])(?:st|nd|rd|th)(?! \\p{L})",
    ),
    offer: leading(
      'with|and|get|enjoy|plus|for|your|a|an|up to|save',
      'free|half[- ]price|\\d+\\s?(?:%|percent)|discounts?|giveaway|buy one|two for one|\\$\\d+|gift|early[- ]bird',
    ),
  },
  es: {
    news: words(
      'abr(?:e|en|imos|irá|iremos)|reabr\\p{L}+|inaugur\\p{L}+|lanz(?:a|an|amos|aremos)|empieza|empezamos|comienza|llega|llegan|estrenamos|presenta(?:mos)?|celebra(?:mos)?|buscamos|disponible|ven|venid|visítanos|reserva|apúntate|inscríbete|a la venta|rebajas|nos mudamos|nos trasladamos|te esperamos|os esperamos|invita(?:mos)?',
    ),
    ours: words('nuestr[oa]s?|nosotros|mi|nos'),
    notice: words(
      'cancelad[oa]s?|cierran?|cerramos|cerraremos|suspendid[oa]s?|aplazad[oa]s?|cerrad[oa]s?|cortad[oa]s?|agotad[oa]s?|se (?:cancela|suspende|aplaza)|no hay (?:clases?|ensayo|servicio)',
    ),
    farewell: words(
      '(?:cierra|cierran|cerramos|cerrará|cerraremos)(?: .{0,40})? (?:para siempre|definitivamente)|cierre definitivo',
    ),
    search: beginning(
      'perdid[oa]s?|se (?:busca|ha perdido|perdió)|encontrad[oa]s?|extraviad[oa]s?|robad[oa]s?',
    ),
    when: leading(
      'el|la|los|las|este|esta|próxim[oa]|desde|hasta|a|partir|de|del|en|antes|para|todos|cada|entre',
      'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|hoy|esta (?:noche|tarde)|mañana|semana|fin de semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|navidad|mediodía|\\d{1,2} de \\p{L}+|\\d{1,2}(?:[:.]\\d\\d)? horas',
    ),
    offer: offering(
      'con|y|por',
      'gratis|gratuit[oa]s?|descuentos?|\\d+\\s?(?:%|por ciento)|regalos?|oferta|2x1|mitad de precio',
    ),
  },
  fr: {
    news: words(
      'ouvr(?:e|ent|ons|ira|irons)|rouvr\\p{L}+|lanc(?:e|ent|ons)|lançons|commence|débute|arrive(?:nt)?|inaugur\\p{L}+|présent(?:e|ons)|célébr\\p{L}+|fêt(?:e|ons)|recrut\\p{L}+|disponible|venez|rejoignez|inscrivez|réservez|en vente|soldes|déménage\\p{L}*|invit(?:e|ons)|sort|a lieu|vous attend\\p{L}*',
    ),
    ours: words('notre|nos|nous|mon|ma|mes'),
    notice: words(
      'annulée?s?|ferm(?:e|ent|ons|erons)|reportée?s?|fermée?s?|barrée?s?|suspendue?s?|complète?s?|pas de (?:cours|répétition|classe)',
    ),
    farewell: words(
      'ferm(?:e|ent|ons|era|erons)(?: .{0,40})? (?:définitivement|pour toujours|pour de bon)|fermeture définitive',
    ),
    search: beginning('perdue?s?|trouvée?s?|recherch\\p{L}+|disparue?s?|volée?s?'),
    when: leading(
      'le|la|les|ce|cette|cet|dès|du|au|jusqu|jusqu.au|à|partir|de|en|avant|chaque|tous|tout|prochaine?|entre',
      "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd['’]hui|demain|ce soir|semaine|week-end|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|été|automne|hiver|noël|midi|\\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|\\d{1,2}\\s?h(?:eures)?(?:\\d\\d)?",
    ),
    offer: offering(
      'avec|et|pour',
      'offerte?s?|gratuite?s?|gratuitement|remises?|réductions?|\\d+\\s?(?:%|pour cent)|cadeaux?|promotion|moitié prix',
    ),
  },
  de: {
    news: words(
      'eröffne(?:t|n|te)|öffne(?:t|n)|startet|starten|beginnt|kommt|kommen|gibt es|präsentier\\p{L}+|feier(?:t|n)|such(?:t|en)|erhältlich|verfügbar|kommt vorbei|besuch(?:t|en)|melde(?:t|n)|buch(?:t|en)|im verkauf|ausverkauf|zieh(?:t|en)|lädt|laden|findet statt|findet|erscheint|ist da|sind da|heraus',
    ),
    ours: words('unser[emnrs]*|wir|uns|mein[emnrs]?'),
    notice: words(
      'fällt|schließ(?:t|en)|fallen|entfällt|entfallen|abgesagt|verschoben|geschlossen|gesperrt|ausverkauft|keine? (?:schule|unterricht|probe|training)',
    ),
    farewell: words(
      '(?:schließ(?:t|en)|sperr(?:t|en)|mach(?:t|en))(?: .{0,40})? (?:für immer|endgültig)|(?:für immer|endgültig) (?:geschlossen|zu)',
    ),
    search: beginning('entlaufen|vermisst|verloren|gefunden|gesucht|zugelaufen|gestohlen'),
    when: leading(
      'am|an|ab|bis|zum|zur|vom|von|im|in|jeden|diesen|diese[rs]?|nächsten?|kommenden?|um|vor|nach|dem|den|der|ganzen',
      'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabend|sonntags?|heute|morgen|wochenende|woche|monat|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter|weihnachten|ostern|mittag|mitternacht|\\d{1,2}(?:[:.]\\d\\d)? uhr|\\d{1,2}\\. \\p{L}+',
    ),
    offer: offering(
      'mit|und|für',
      'gratis|kostenlos\\p{L}*|rabatte?|\\d+\\s?(?:%|prozent)|geschenke?|geschenkt|zum halben preis|freigetränk',
    ),
  },
  ja: {
    news: /開店|開業|オープン|発売|開催|開始|始まり|始めます|リリース|募集|公開|登場|セール|移転|お待ちし|開きます|出店|誕生|迎えます|受付/u,
    ours: /当店|当社|私たち|弊社|わたしたち|うちの|当院|当園|新しい|新/u,
    notice: /中止|閉店(?!時間)|延期|休業|休館|休講|通行止め|閉鎖|売り切れ|欠航|運休|お休み/u,
    farewell: /閉店(?!時間|セール)|閉業|廃業/u,
    search:
      /^(?:迷子|迷い)の?(?:猫|犬|鳥)(?![がはを])|^(?:落とし物|拾得物|探し物)|探しています|行方不明です/u,
    when: /(?:[\d０-９一二三四五六七八九十]+(?:月|日|時)[\d０-９一二三四五六七八九十]*日?|[月火水木金土日]曜日?|今日|今夜|今晩|明日|今週|来週|今月|来月|週末|本日|今年)(?:から|まで|に|の)?/u,
    offer: /先着|無料|割引|[\d０-９]+\s?(?:%|パーセント|割)|半額|プレゼント|特典|限定|サービス/u,
  },
  vi: {
    news: words(
      'khai trương|mở cửa|mở bán|ra mắt|bắt đầu|khởi động|diễn ra|tổ chức|tuyển|giới thiệu|có mặt|đã có|mời|đăng ký|đặt (?:bàn|chỗ|hàng)|ghé|chuyển|kỷ niệm|giảm giá|phát hành|trở lại',
    ),
    ours: words('chúng tôi|của chúng tôi|tụi mình|bên mình|nhà mình|mới'),
    notice: words(
      '(?:bị |đã )?(?:hủy|huỷ|hoãn)|đóng cửa|tạm (?:dừng|đóng cửa|nghỉ)|cấm đường|nghỉ (?:học|bán|dạy)',
    ),
    farewell: words('(?:đóng cửa|ngừng hoạt động)(?: .{0,40})? (?:vĩnh viễn|hẳn)'),
    search: beginning('tìm|thất lạc|bị mất|đánh rơi|nhặt được|lạc mất'),
    when: leading(
      'vào|từ|đến|trước|sáng|chiều|tối|lúc|này|hết|ngày|mỗi',
      'thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|hôm nay|mai|tuần (?:này|sau|tới)|cuối tuần|tháng \\d+|ngày \\d+|\\d+ giờ|tối nay',
    ),
    offer: offering(
      'với|và|tặng|kèm|được',
      'miễn phí|giảm(?: giá)?(?: \\d+\\s?(?:%|phần trăm))?|ưu đãi|quà(?: tặng)?|khuyến mãi|nửa giá',
    ),
  },
}

function words(alternatives: string): RegExp {
  return new RegExp(`${START}(?:${alternatives})${END}`, 'iu')
}

function beginning(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})${END}`, 'iu')
}

function leading(leads: string, alternatives: string): RegExp {
  return new RegExp(`${START}(?:(?:${leads})\\s+)*(?:${alternatives})${END}`, 'iu')
}

/** 'con café gratis': the thing stands between what leads to the offer and the word that makes it one. */
function offering(leads: string, alternatives: string): RegExp {
  const thing = "(?:[\\p{L}'’-]+\\s+){0,4}?"
  return new RegExp(`${START}(?:(?:${leads})\\s+${thing})?(?:${alternatives})${END}`, 'iu')
}
