/** Words that tell what a text is about, in the six languages, as parts of regular expressions. */

export const MONTHS = [
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'januar|februar|märz|juni|juli|oktober|dezember',
].join('|')

export const WEEKDAYS = [
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  'thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật',
  '[月火水木金土日]曜日?',
].join('|')

export const CURRENCY = '€|\\$|£|¥|₫|eur|usd|euros?|dollars?|dólares|yen|円|đồng|vnd'

/** Of a number card; the longest of those that begin alike come first. */
export const UNITS = [
  '%|percent|prozent|por ciento|pour cent|パーセント|phần trăm',
  '(?:million|billion|millionen|milliarden|millones|millions|milliards|triệu|tỷ|万|億)(?: (?:de |d’)?\\p{L}+)?',
  'kilomet(?:er|re)s?|kilometern|kilómetros|kilomètres|キロメートル|キロ|ki-lô-mét|km/h|km²|km',
  'met(?:er|re)s?|metern|metros|mètres|メートル|mét|mm|cm|m²|m³|m',
  'kilograms?|kilogramm|kilos?|kg|g|tons?|tonnen|toneladas|tonnes|トン|tấn',
  'lit(?:er|re)s?|litern|litros|リットル|lít|ml|l',
  'watts?|w|°c|°f|grad|degrees?|grados|degrés|度|độ',
  'hours?|stunden?|std\\.?|horas?|heures?|時間|giờ|h',
  'minutes?|minuten|minutos?|分|phút|min',
  'seconds?|sekunden?|segundos?|secondes?|秒|giây',
  'days?|tagen?|días?|jours?|日間|ngày|weeks?|wochen?|semanas?|semaines?|週間|tuần',
  'years?|jahren?|jahre|años?|ans|年間|năm',
  'people|menschen|personas|personnes|人|người|times|mal|veces|fois|倍|lần',
].join('|')

export const STEP = 'step|schritt|paso|étape|bước|手順|ステップ'
export const STEP_OF = 'of|von|de|sur|trên|/'

export const AGAINST = 'than|against|versus|vs\\.?|als|gegen|que|contra|contre|so với|対|より'

/** "X is …" tells what a word means only before an article: "Ebb is the sea going out". */
export const IS = 'is|ist|es|est|là'
export const ARTICLE =
  "the|an?|what|how|der|die|das|eine?r?|was|wenn|el|la|los|las|una?|le|les|une?|l['’]|sự|hiện|một|quá"
export const MEANS =
  'is called|means|bedeutet|heißt|significa|se llama|signifie|s’appelle|nghĩa là|có nghĩa là'

export const SAID =
  'said|says|wrote|sagte|sagt|schrieb|dijo|escribió|disait|disaient|a dit|écrivait|nói|と言った'

/** Words that stand before another and belong to it: no line ends in one of them. */
export const LEANING: ReadonlySet<string> = new Set(
  `a an the of to in on at by for with from and or no per as than over until
  der die das den dem des ein eine einen einem einer im am an auf mit von zu zum zur bei für und oder bis ab seit nur
  el la los las un una unos unas de del al y o en con por para sin su sus que más
  le les une des du au aux et ou dans sur avec sans pour par ce cette ces son sa ses qui plus
  của và là ở từ đến đã không cái con những các một hai mọi khi để cho ai được trên`.split(/\s+/),
)
