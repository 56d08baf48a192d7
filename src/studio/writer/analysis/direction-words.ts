import type { WritingLanguage } from '#contract/options.ts'

export type DirectionWords = {
  /** A request to tell: 'tell children about', 'a bedtime story about', 'explain'. */
  opening: RegExp
  /** A clause of its own: 'told for children', 'in 60 seconds', 'no music'. */
  clause: RegExp
  /** What ends a clause about something else: '… in the style of a silent film', '… as a bedtime story'. */
  ending: RegExp
}

const EN = {
  audience:
    '(?:(?:little|young|small|curious|absolute|complete|busy) )*(?:kids|children|toddlers|teen(?:ager)?s|students|beginners|adults|grown-?ups|seniors|everyone|everybody|families|(?:an?|my) (?:[\\p{L}\\d]+[- ]year[- ]old|child|kid|beginner|teenager)|[\\p{L}\\d]+[- ]year[- ]olds|(?:people|those|anyone|viewers) (?:who|with|without)\\b.*|me|us)',
  form: '(?:[\\p{L}-]+ ){0,3}(?:stor(?:y|ies)|tale|fable|poem|rap|song|musical|documentary|comedy|thriller|western|noir|cartoon|anime|comic|(?:news )?report|interview|dialogue|monologue|lecture|lesson|tutorial|explainer|ad|advert|commercial|trailer|video|film|movie|podcast)',
  look: "(?:cinematic|dramatic|funny|humorous|slow|fast|fast-paced|calm|epic|dreamy|realistic|minimalist|animated|educational|inspiring|heartwarming|(?:in )?black and white|(?:in )?slow motion|(?:in )?rhymes?|like i(?:'m| am) (?:five|5))",
}
const ES = {
  audience:
    '(?:(?:pequeños|jóvenes) )?(?:niñ[oa]s(?: pequeñ[oa]s)?|adolescentes|principiantes|adultos|mayores|estudiantes|todos|toda la familia|un niño(?: de [\\p{L}\\d]+ años)?)',
  form: '(?:cuento|fábula|poema|canción|documental|comedia|película|thriller|tráiler|anuncio|noticia|entrevista|lección|vídeo|video|historia)',
  look: '(?:cinematográfic[oa]|dramátic[oa]|divertid[oa]|lent[oa]|tranquil[oa]|épic[oa]|realista|animad[oa]|educativ[oa]|en blanco y negro|en rima)',
}
const FR = {
  audience:
    '(?:(?:petits|jeunes) )?(?:enfants|ados|adolescents|débutants|adultes|seniors|étudiants|tous|toute la famille|un enfant(?: de [\\p{L}\\d]+ ans)?|tout-petits)',
  form: "(?:conte|histoire|fable|poème|chanson|documentaire|comédie|film|thriller|bande-annonce|publicité|reportage|interview|leçon|vidéo|dessin animé)(?: (?:du|pour le) soir| d['’]animation| pour enfants)?",
  look: '(?:cinématographique|dramatique|drôle|lent|calme|épique|réaliste|animé|éducati(?:f|ve)|en noir et blanc|en rimes)',
}
const DE = {
  audience:
    '(?:(?:kleine|junge|neugierige|absolute)n? )?(?:kindern?|jugendlichen?|anfängern?|einsteigern?|schülern?|erwachsenen?|senioren|laien|alle|familien|teenager|die ganze familie|einem (?:\\p{L}+jährigen|kind)|mir|uns)',
  form: '(?:\\p{L}+ ){0,2}\\p{L}*(?:geschichte|märchen|fabel|gedicht|lied|musical|dokumentation|doku|komödie|thriller|krimi|western|trickfilm|stummfilm|film|comic|nachricht|reportage|interview|lektion|tutorial|erklärvideo|video|werbung|werbespot|trailer)',
  look: '(?:filmisch|dramatisch|lustig|witzig|langsam|schnell|ruhig|episch|verträumt|realistisch|animiert|kindgerecht|in schwarz-?weiß|in zeitlupe|in reimen)',
}
const JA = {
  audience:
    '(?:小さな)?(?:子ども|子供|こども|キッズ|初心者|大人|高齢者|シニア|中学生|高校生|小学生|学生|若者|家族|[0-9０-９一二三四五六七八九十]+歳児?)(?:たち)?',
  form: '(?:(?:寝る前の|短い)?(?:お話|おとぎ話|昔話|童話|物語|絵本|詩|歌)|[\\p{Script=Han}]*映画|アニメ|漫画|ドキュメンタリー|ミュージカル|コメディー?|ニュース|CM|予告編|講義|インタビュー)',
  look: '(?:ゆっくり|静かに|楽しく|面白く|おもしろく|感動的に|シネマティック(?:に)?|リアルに|白黒で|スローモーションで)',
}
const VI = {
  audience:
    '(?:trẻ em|trẻ nhỏ|trẻ [\\p{L}\\d]+ tuổi|các bé|bé|thiếu nhi|thiếu niên|người lớn|người cao tuổi|người mới(?: bắt đầu)?|học sinh|sinh viên|mọi người|cả gia đình|(?:các )?em nhỏ)',
  form: '(?:câu chuyện(?: trước giờ ngủ| cổ tích)?|truyện(?: cổ tích| tranh)?|bài thơ|bài hát|bộ phim|phim(?: [\\p{L}]+){0,2}|bản tin|bài giảng|video|đoạn quảng cáo)',
  look: '(?:chậm(?: rãi)?|nhanh|điện ảnh|vui(?: vẻ| nhộn)?|hài hước|kịch tính|chân thực|hoạt hình|đen trắng|quay chậm|nhẹ nhàng)',
}

/** Turns of phrase that say how to tell an idea and for whom; they are not told themselves. */
export const DIRECTION_WORDS: Record<WritingLanguage, DirectionWords> = {
  en: {
    opening: opening(
      `(?:explain|describe) (?:to ${EN.audience} )?`,
      `(?:tell|teach|show) ${EN.audience} (?:about |(?=why |how |what ))`,
      `(?:(?:write|tell|make|create|draw|film)(?: me| us)? )?(?:an? |the )?${EN.form} about `,
      '(?:the |a )?(?:story|tale) of (?=an? )',
    ),
    clause: clause(
      '(?:re)?(?:told|narrated|explained|described|presented) (?:for|by|to|in|from|like|as|with|through|simply)\\b.*',
      '(?:shot|filmed|drawn|animated|illustrated|written) (?:like|as|in (?:black|slow|the style|an? ))\\b.*',
      `(?:suitable |made |meant )?for ${EN.audience}`,
      '(?:in|under|within) (?:\\p{N}+|one|two|three|thirty|sixty|a few) (?:seconds|minutes?|scenes)',
      '(?:in|with) .*\\b(?:tone|style|music|voice-?over|narrator|mood|humou?r|twist|ending|words|language)',
      '(?:no|without) (?:music|dialogue|narration|voice-?over|text|captions|speech)',
      `(?:an? |like an? |as an? )?${EN.form}(?: for ${EN.audience})?`,
      EN.look,
    ),
    ending: ending(
      '(?:re)?(?:told|narrated|explained) (?:for|from|like|as|with|through|simply|by an?)\\b.*',
      'in the (?:style|manner|spirit|voice) of .*',
      '(?:(?:re)?told |explained )?in (?:an? )?(?:[\\p{L}-]+ ){1,2}style',
      '(?:(?:re)?told |explained )?in (?:very )?(?:simple|plain|easy|everyday) (?:words|language|terms|english)',
      `(?:explained|told|(?<=^(?:please )?(?:explain|describe) .*)) ?to ${EN.audience}`,
      `as an? ${EN.form}`,
      'for (?:absolute |complete )?beginners',
    ),
  },
  es: {
    opening: opening(
      `(?:explica(?:r|me)?|describe|cuéntame)(?: a (?:l[oa]s )?${ES.audience})? (?:sobre |acerca de )?`,
      `(?:(?:escribe|crea|haz|cuenta)(?:me)? )?(?:una? |el |la )?${ES.form}(?: para (?:dormir|niños)| de hadas)? (?:sobre|acerca de) `,
      '(?:la |una )?(?:historia|cuento) de (?=una? )',
    ),
    clause: clause(
      '(?:contad|explicad|narrad|descrit|presentad)[oa]s? .*',
      `para ${ES.audience}`,
      'en (?:\\p{N}+|un|dos) (?:segundos|minutos?)',
      '(?:con|en) .*(?:tono|estilo|humor|música|voz|palabras|final)(?: [\\p{L}]+){0,2}',
      'sin (?:música|diálogos?|texto|voz)',
      `como una? ${ES.form}.*`,
      ES.look,
    ),
    ending: ending(
      '(?:contad|explicad|narrad)[oa]s? (?:para|por|a|con|en|como|desde)(?!\\p{L}).*',
      '(?:al|en el|con el) estilo de(?!\\p{L}).*',
      'en palabras (?:sencillas|simples)',
      `(?<=^explica(?:r)? .*)a (?:l[oa]s )?${ES.audience}`,
      `como una? ${ES.form}(?: para (?:dormir|niños)| de hadas)?`,
      'para principiantes',
    ),
  },
  fr: {
    opening: opening(
      `(?:explique[rz]?|décris|raconte[rz]?)(?:-moi| (?:aux|à) ${FR.audience})? `,
      `(?:(?:écris|crée|fais|raconte)(?:[- ]moi)? )?(?:une? |le |la |l['’])?${FR.form} (?:sur|à propos de) `,
      "(?:une |un |l['’]|le )?(?:histoire|conte) d['’](?=une? )",
    ),
    clause: clause(
      '(?:raconté|expliqué|narré|décrit|présenté)e?s? .*',
      `pour (?:les )?${FR.audience}`,
      'en (?:\\p{N}+|une|deux) (?:secondes|minutes?)',
      '(?:avec|sur|dans) .*(?:ton|style|humour|musique|voix|mots|fin)(?: [\\p{L}]+){0,2}',
      'sans (?:musique|dialogues?|texte|voix)',
      `comme une? ${FR.form}.*`,
      FR.look,
    ),
    ending: ending(
      '(?:raconté|expliqué|narré)e?s? (?:pour|par|aux?|avec|en|comme|depuis)(?!\\p{L}).*',
      "(?:à la manière|dans le style|façon) d(?:e |u |es |['’]).*",
      '(?:en|avec des) mots simples',
      `(?<=^expli(?:que[rz]?) .*)(?:aux|à des|à) ${FR.audience}`,
      `comme une? ${FR.form}`,
      'pour (?:les )?débutants',
    ),
  },
  de: {
    opening: opening(
      `(?:erklär(?:e|en sie)?|beschreib(?:e|en sie)?)(?: ${DE.audience})? `,
      `erzähl(?:e|en sie)?(?: ${DE.audience})? über `,
      `(?:(?:schreib|mach|erstell|erzähl)e?(?: mir| uns)? )?(?:eine? |das |die )?${DE.form} über `,
    ),
    clause: clause(
      '(?:erzählt|erklärt|beschrieben|dargestellt|gezeichnet|gefilmt) (?:von|für|in|im|aus|wie|als|mit|durch)(?!\\p{L}).*',
      '(?:für|von|aus|wie) .* (?:erzählt|erklärt|dargestellt|gefilmt)',
      '(?:einfach|kindgerecht|verständlich|kurz|lustig|spannend) (?:erzählt|erklärt|dargestellt)',
      `für ${DE.audience}`,
      'in (?:\\p{N}+|einer|zwei|wenigen) (?:sekunden|minuten?|szenen)',
      '(?:mit|in) .*(?:ton|stil|humor|musik|stimme|worten|sprache|ende|wendung)',
      'ohne (?:musik|ton|text|dialoge?|sprecher)',
      `(?:als|wie (?:ein|eine|in einem|in einer)) ${DE.form}`,
      DE.look,
    ),
    ending: ending(
      '(?:für (?:\\p{L}+ )?\\p{L}+ )?(?:einfach|kindgerecht|leicht verständlich|verständlich|kurz) (?:erzählt|erklärt)',
      `für ${DE.audience} (?:erzählt|erklärt)`,
      'im stile? (?:von|eines|einer|der|des)(?!\\p{L}).*',
      'in (?:ganz )?(?:einfachen|klaren|leichten) worten(?: (?:erzählt|erklärt))?',
      'aus (?:der )?sicht (?:von|der|des|eines|einer)(?!\\p{L}).*',
      `(?<=^erklär(?:e|en sie)? .*)${DE.audience}`,
      `als ${DE.form}`,
      'für (?:anfänger|einsteiger)',
    ),
  },
  ja: {
    opening: opening(`${JA.audience}に(?=.+(?:を|について)(?:説明|解説|紹介|教え))`),
    clause: clause(
      `${JA.audience}(?:向け|のため)(?:に|の)?.*`,
      '[0-9０-９一二三四五六七八九十]+(?:秒|分)(?:以内)?(?:で|に)?',
      '[^をはが]*(?:トーン|雰囲気|調子|口調|感じ|言葉|スタイル|目線|視点)(?:で|から)?(?:語る|描く)?',
      `${JA.form}(?:のように|風に|風|調で|として|みたいに)?`,
      '(?:音楽|セリフ|文字|ナレーション)(?:なし|無し)(?:で)?',
      JA.look,
    ),
    ending: japaneseEnding(
      `を?${JA.audience}(?:向け|のため)(?:に|の)?(?:やさしく|簡単に|わかりやすく)?(?:説明|解説|紹介|語る|話す)?(?:する|して)?`,
      `を?${JA.audience}に(?:も(?:わかる|分かる)ように)?(?:やさしく|簡単に|わかりやすく)?(?:説明|解説|紹介)(?:する|して)?(?:ください)?`,
      `(?:を|の)?${JA.form}(?:として|のように|みたいに|風に|風|調で)(?:語る|描く)?`,
      'を?[^、をはが]{1,12}の(?:目線|視点|立場)(?:で|から)(?:語る|描く|見た)?',
      '(?:を|について)(?:やさしく|簡単に|わかりやすく)?(?:説明して|解説して|紹介して|教えて)(?:ください)?',
      'を?(?:簡単な|やさしい|わかりやすい)言葉で(?:説明|解説)?(?:する|して)?',
    ),
  },
  vi: {
    opening: opening(
      `(?:giải thích|mô tả)(?: cho ${VI.audience}(?: nghe| hiểu)?)?(?: về)? `,
      `kể (?:cho ${VI.audience} )?(?:nghe )?về `,
      `(?:(?:viết|làm|tạo|kể) )?(?:một )?${VI.form}(?: ngắn)? (?:kể về|nói về|về) `,
    ),
    clause: clause(
      '(?:được )?(?:kể|giải thích|thuật|mô tả|trình bày)(?: lại)? (?:cho(?!.* (?:vì sao|tại sao|về|cách) )|bởi|bằng|theo|từ|như|dành cho|qua|với)(?!\\p{L}).*',
      `(?:dành )?cho ${VI.audience}`,
      'trong (?:vòng )?(?:\\p{N}+|một|hai) (?:giây|phút)',
      '(?:với |bằng )?(?:giọng|phong cách|lời|ngôn ngữ|nhạc) .*',
      'không (?:có )?(?:nhạc|lời|chữ|thoại)',
      `như (?:một )?${VI.form}.*`,
      VI.look,
    ),
    ending: ending(
      '(?:được )?(?:kể|giải thích)(?: lại)? (?:cho|bởi|bằng|theo|từ|như|dành cho)(?!\\p{L}).*',
      'theo (?:phong cách|kiểu|lối)(?!\\p{L}).*',
      'bằng (?:lời|ngôn ngữ|từ ngữ) (?:đơn giản|dễ hiểu)',
      `(?<=^(?:hãy )?giải thích .*)cho ${VI.audience}`,
      `như (?:một )?${VI.form}`,
      'cho người mới(?: bắt đầu)?',
    ),
  },
}

function opening(...alternatives: string[]): RegExp {
  const polite = 'please|can you|could you|por favor|bitte|hãy|xin'
  return new RegExp(`^(?:(?:${polite}) )*(?:${alternatives.join('|')})(?=.)`, 'iu')
}

function clause(...alternatives: string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join('|')})$`, 'iu')
}

function ending(...alternatives: string[]): RegExp {
  return new RegExp(`(?<=\\S)\\s+(?:${alternatives.join('|')})$`, 'iu')
}

/** Japanese puts no spaces between words. */
function japaneseEnding(...alternatives: string[]): RegExp {
  return new RegExp(`(?<=.{2})(?:${alternatives.join('|')})$`, 'u')
}
