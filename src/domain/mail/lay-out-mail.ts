import type { InterfaceLanguage } from '#contract/interface-language.ts'

type MailContent = {
  language: InterfaceLanguage
  subject: string
  /** Plain sentences; what people typed may stand in them as it is. */
  paragraphs: string[]
  link?: { label: string; url: string } | undefined
  /** Said after the link. */
  closing: string[]
}

const COLONS: Record<InterfaceLanguage, string> = {
  en: ':',
  es: ':',
  fr: ' :',
  de: ':',
  ja: '：',
  vi: ':',
}
/** The site's light theme (src/web/styles/tokens.css) in hexadecimal, which is what mail programs know. */
const PAGE = 'margin:0;padding:32px 16px;background:#f4f4f4;color:#161616'
const SHEET =
  'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d9d9d9;border-radius:10px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere'
const BUTTON =
  'display:inline-block;padding:12px 20px;border:1px solid #9d7508;border-radius:6px;background:#f8d225;color:#1e1807;text-decoration:none;font-weight:600'
const SMALL = 'font-size:14px;color:#4d4d4d'

/** One mail as plain text and as simple HTML that says the same: no pictures, nothing loaded from anywhere. */
export function layOutMail({ language, subject, paragraphs, link, closing }: MailContent) {
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}${COLONS[language]}\n${link.url}`] : []),
    ...closing,
  ]
  const body = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(link
      ? [`<p><a href="${escaped(link.url)}" style="${BUTTON}">${escaped(link.label)}</a></p>`]
      : []),
    ...closing.map((paragraph) => `<p style="${SMALL}">${escaped(paragraph)}</p>`),
  ]
  return {
    subject,
    text: `${[...text, 'Reelwright'].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${PAGE}"><div style="${SHEET}">
<p><b>Reelwright</b></p>
${body.join('\n')}
</div></body></html>
`,
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** {email} is filled in, and {date} where the mail is about one. */
export type MailText = {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  closing: string[]
}
