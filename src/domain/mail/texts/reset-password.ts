import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** Asked for with “Forgot password”. */
export const RESET_PASSWORD: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Choose a new password',
    paragraphs: ['Someone asked for a new password for your Reelwright account.'],
    action: 'Choose a new password',
    closing: [
      'The link works once, for one hour. Choosing a new password signs you out everywhere.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  },
  es: {
    subject: 'Elige una contraseña nueva',
    paragraphs: ['Alguien ha pedido una contraseña nueva para tu cuenta de Reelwright.'],
    action: 'Elegir una contraseña nueva',
    closing: [
      'El enlace funciona una sola vez, durante una hora. Al elegir una contraseña nueva se cierran todas tus sesiones.',
      'Si no has sido tú, ignora este correo: tu contraseña no cambia.',
    ],
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: ['Quelqu’un a demandé un nouveau mot de passe pour votre compte Reelwright.'],
    action: 'Choisir un nouveau mot de passe',
    closing: [
      'Le lien ne fonctionne qu’une fois, pendant une heure. Choisir un nouveau mot de passe vous déconnecte partout.',
      'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
    ],
  },
  de: {
    subject: 'Wähle ein neues Passwort',
    paragraphs: ['Jemand hat ein neues Passwort für dein Reelwright-Konto angefordert.'],
    action: 'Neues Passwort wählen',
    closing: [
      'Der Link gilt einmal und eine Stunde lang. Mit dem neuen Passwort wirst du überall abgemeldet.',
      'Wenn du es nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    ],
  },
  ja: {
    subject: '新しいパスワードの設定',
    paragraphs: ['Reelwright アカウントの新しいパスワードが申請されました。'],
    action: '新しいパスワードを設定する',
    closing: [
      'このリンクは 1 時間以内に 1 回だけ使えます。新しいパスワードを設定すると、すべての端末からログアウトします。',
      'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    ],
  },
  vi: {
    subject: 'Chọn mật khẩu mới',
    paragraphs: ['Có người đã yêu cầu mật khẩu mới cho tài khoản Reelwright của bạn.'],
    action: 'Chọn mật khẩu mới',
    closing: [
      'Liên kết chỉ dùng được một lần, trong một giờ. Khi chọn mật khẩu mới, bạn sẽ bị đăng xuất ở mọi nơi.',
      'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    ],
  },
}
