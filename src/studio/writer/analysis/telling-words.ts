import type { WritingLanguage } from '#contract/options.ts'

/** Words about the telling, not about the thing told. */
export const TELLING_WORDS: Record<WritingLanguage, RegExp> = {
  en: /^(?:the\s|a\s)?(?:(?:most\s)?(?:common|typical|biggest|worst|best)\s)?(?:benefits?|importance|reasons?|tips?|ways?|facts?|things?|guide|introduction|stor(?:y|ies)|tale|video|power|secrets?|beginners?|best|top|steps?|ideas?|tricks?|hacks?|mistakes?|rules?|day|days|life|\d+)$/iu,
  es: /^(?:el\s|la\s|los\s|las\s|un\s|una\s)?(?:beneficios?|importancia|razones|consejos?|formas?|datos|cosas|guía|historias?|secretos?|principiantes|vídeo|pasos?|ventajas|ideas|trucos|errores|reglas)(?:\s(?:comunes|frecuentes|típicos))?$/iu,
  fr: /^(?:le\s|la\s|les\s|l'|un\s|une\s|des\s)?(?:bienfaits?|importance|raisons?|conseils?|façons?|faits|choses|guide|histoires?|secrets?|débutants|vidéo|étapes?|avantages?|idées|astuces|erreurs|règles)(?:\s(?:fréquentes|courantes|classiques))?$/iu,
  de: /^(?:der\s|die\s|das\s|ein\s|eine\s)?(?:(?:häufig|typisch|größt|best)e[nr]?\s|häufigsten\s)?(?:vorteile?|bedeutung|gründe|tipps?|wege|fakten|dinge|anleitung|geschichte|geheimnisse?|anfänger|video|schritte?|ideen|tricks|fehler|regeln)$/iu,
  ja: /^(?:理由|方法|メリット|効果|コツ|秘密|初心者|動画|物語|手順|アイデア|ヒント)$/u,
  vi: /^(?:lợi ích|lý do|mẹo|điều|bí mật|câu chuyện|bước|ý tưởng|lỗi|bí quyết)(?:\sthường gặp)?$/iu,
}
