import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** To the new address of an account that is to change its address. */
export const CONFIRM_NEW_EMAIL: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Confirm your new e-mail address',
    paragraphs: ['You asked to use {email} for your Reelwright account from now on.'],
    action: 'Use this address',
    closing: [
      'Open the link in a browser in which you are signed in. It works for 24 hours; until then your old address stays.',
      'If it was not you, you can ignore this mail.',
    ],
  },
  es: {
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: ['Has pedido usar {email} en tu cuenta de Reelwright a partir de ahora.'],
    action: 'Usar esta dirección',
    closing: [
      'Abre el enlace en un navegador en el que hayas iniciado sesión. Funciona durante 24 horas; hasta entonces se mantiene tu dirección anterior.',
      'Si no has sido tú, puedes ignorar este correo.',
    ],
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: ['Vous avez demandé à utiliser désormais {email} pour votre compte Reelwright.'],
    action: 'Utiliser cette adresse',
    closing: [
      'Ouvrez le lien dans un navigateur où vous êtes connecté. Il est valable 24 heures ; d’ici là, votre ancienne adresse reste en place.',
      'Si ce n’était pas vous, ignorez cet e-mail.',
    ],
  },
  de: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: ['Du möchtest für dein Reelwright-Konto künftig {email} verwenden.'],
    action: 'Diese Adresse verwenden',
    closing: [
      'Öffne den Link in einem Browser, in dem du angemeldet bist. Er gilt 24 Stunden; bis dahin bleibt deine alte Adresse.',
      'Wenn du es nicht warst, kannst du diese Mail ignorieren.',
    ],
  },
  ja: {
    subject: '新しいメールアドレスの確認',
    paragraphs: ['Reelwright アカウントのアドレスを {email} に変更する申請がありました。'],
    action: 'このアドレスを使う',
    closing: [
      'ログインしているブラウザーでリンクを開いてください。リンクは 24 時間有効で、それまでは以前のアドレスのままです。',
      'お心当たりがない場合は、このメールを無視してください。',
    ],
  },
  vi: {
    subject: 'Xác nhận địa chỉ e-mail mới',
    paragraphs: ['Bạn đã yêu cầu dùng {email} cho tài khoản Reelwright từ nay về sau.'],
    action: 'Dùng địa chỉ này',
    closing: [
      'Hãy mở liên kết trong trình duyệt mà bạn đang đăng nhập. Liên kết có hiệu lực trong 24 giờ; cho đến lúc đó địa chỉ cũ vẫn giữ nguyên.',
      'Nếu không phải bạn, hãy bỏ qua thư này.',
    ],
  },
}
