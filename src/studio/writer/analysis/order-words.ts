import type { WritingLanguage } from '#contract/options.ts'

/** An idea's orders to its maker: 'explain it to children', 'end with a joke', 'make it funny'. */
export type OrderWords = {
  /** A clause that is an order from its first word to its last. */
  clause: RegExp
  /** The same behind something that is told, with what joins the two: '… and end with a joke'. */
  ending: RegExp
}

export const ORDER_WORDS: Record<WritingLanguage, OrderWords> = {
  en: orders('and|but|then|also|plus|please|&', [
    '(?<!\\b(?:can|could|may|might|must|shall|should|will|would|to|not|never) )(?:explain|tell|describe|narrate|present|read) (?:it|this|that)(?=$| (?:to|for|in|like|as|with|so|and|simply|slowly|from)(?!\\p{L})).*',
    '(?:end|finish|close|start|begin|open)(?: it| the (?:video|film|story))? (?:with|on)(?!\\p{L}).*',
    '(?:make|keep) (?:it|this|the (?:video|film|tone|story|voice|narration))(?!\\p{L}).*',
    '(?:it|the (?:video|film|tone|story)) should(?!\\p{L}).*',
    'with an? (?:[\\p{L}-]+ )?(?:ending|happy end|twist|punchline|moral)(?: .*)?',
    '(?<!^how .*)in (?:about |under |only )?\\p{N}+ ?(?:seconds|secs?)',
  ]),
  es: orders('y|pero|luego|además|también|por favor|&', [
    '(?:expl[ií]ca|cu[ée]nta|descr[ií]be|n[áa]rra|pres[ée]nta|muéstra)(?:se|me|r)?l[oa]s?(?!\\p{L}).*',
    '(?:(?:h[áa]z|mant[ée]n)l[oa]|que sea)(?!\\p{L}).*',
    '(?:termina|acaba|cierra|empieza|comienza|concluye)(?:r|ndo)? con(?!\\p{L}).*',
    'con una? (?:final|giro|moraleja|remate|desenlace)(?!\\p{L}).*',
    'en \\p{N}+ segundos',
  ]),
  fr: orders('et|mais|puis|ensuite|aussi|&', [
    '(?:explique[rz]?|raconte[rz]?|décri[st]|décrivez|présente[rz]?|montre[rz]?|fais|faites|rends|rendez)-(?:l[ea]s?|leur)(?!\\p{L}).*',
    'que ce soit(?!\\p{L}).*',
    '(?:termine[rz]?|finis|finissez|finir|conclu[st]|concluez|commence[rz]?) (?:par|avec|sur)(?!\\p{L}).*',
    'avec une? (?:[\\p{L}-]+ )?(?:fin|chute|morale|dénouement|rebondissement)(?!\\p{L}).*',
    'en \\p{N}+ secondes',
  ]),
  de: orders('und|aber|dann|danach|auch|bitte|&', [
    '(?:erklär|erzähl|beschreib|zeig)(?:e|t|en sie)? (?:es|das|dies)(?=$|[ ,](?!\\p{Lu}\\p{L}+ (?:von|der|des)(?!\\p{L}))).*',
    '(?:mach|halt|gestalt)e?(?:t|n sie)? (?:es|das ganze)(?!\\p{L}).*',
    '(?:ende|beende|schließ|schließe|beginn|beginne|starte)(?:n sie)?(?: es)? mit(?!\\p{L}).*',
    'am (?:ende|schluss) (?:bitte )?(?:mit|soll|kommt|ein|eine)(?!\\p{L}).*',
    'mit (?:eine[mr] )?(?:\\p{L}+e[nmr] )?(?:happy[- ]?end|ende|schluss|pointe|wendung|moral)',
    'in \\p{N}+ sekunden',
  ]),
  ja: japaneseOrders([
    '(?:それを|これを)?[^。、]{0,12}(?:わかる|分かる)ように[^。]*',
    '(?:もっと)?(?:楽しく|面白く|おもしろく|やさしく|易しく|短く|明るく)(?:して|作って|説明して|話して)(?:ください)?',
    '(?:最後は|終わりは|結末は)[^。]*',
    '[^。、はがを]{1,14}で(?:終わ|締め|終え|しめ)[^。、]{0,9}',
    '(?:ハッピーエンド|笑い|オチ)(?:で|に)(?:して)?(?:ください)?',
  ]),
  vi: orders('và|nhưng|rồi|sau đó|hãy|xin|&', [
    '(?:giải thích|kể|mô tả)(?: lại)? (?:nó|điều (?:này|đó))(?!\\p{L}).*',
    '(?:giải thích|kể) cho (?:trẻ(?: em| nhỏ| con)?|các (?:bé|em)|(?:các )?em nhỏ|học sinh|người lớn|mọi người)(?:(?:,| và| rồi)(?!\\p{L}).*)?',
    '(?:kết thúc|mở đầu|bắt đầu)(?: video)? (?:bằng|với)(?!\\p{L}).*',
    'làm (?:cho )?(?:nó|video)(?!\\p{L}).*',
    'với (?:một )?(?:cái )?kết(?: thúc| cục)?(?!\\p{L}).*',
    'trong (?:vòng )?\\p{N}+ giây',
  ]),
}

function orders(joiners: string, alternatives: string[]): OrderWords {
  const joined = `(?:(?:${joiners})\\s+)*(?:${alternatives.join('|')})`
  return {
    clause: new RegExp(`^${joined}$`, 'iu'),
    ending: new RegExp(`(?<=\\S)[\\s,;]+${joined}$`, 'iu'),
  }
}

/** Japanese joins clauses by a comma or the て-form, which stays with what is told. */
function japaneseOrders(alternatives: string[]): OrderWords {
  const order = `(?:そして|また)?(?:${alternatives.join('|')})`
  return { clause: new RegExp(`^${order}$`, 'u'), ending: new RegExp(`、${order}$`, 'u') }
}
