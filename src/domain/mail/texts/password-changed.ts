import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** After a reset and after a change. */
export const PASSWORD_CHANGED: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your Reelwright account was just changed.'],
    action: 'Choose a new password',
    closing: [
      'If it was you, there is nothing to do. If it was not, ask for a new password now; that signs everyone else out.',
    ],
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: ['La contraseña de tu cuenta de Reelwright acaba de cambiar.'],
    action: 'Elegir una contraseña nueva',
    closing: [
      'Si has sido tú, no tienes que hacer nada. Si no, pide ahora una contraseña nueva: eso cierra las sesiones de cualquier otra persona.',
    ],
  },
  fr: {
    subject: 'Votre mot de passe a été changé',
    paragraphs: ['Le mot de passe de votre compte Reelwright vient d’être changé.'],
    action: 'Choisir un nouveau mot de passe',
    closing: [
      'Si c’était vous, vous n’avez rien à faire. Sinon, demandez dès maintenant un nouveau mot de passe : cela déconnecte toute autre personne.',
    ],
  },
  de: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: ['Das Passwort deines Reelwright-Kontos wurde soeben geändert.'],
    action: 'Neues Passwort wählen',
    closing: [
      'Wenn du es warst, ist nichts zu tun. Wenn nicht, fordere jetzt ein neues Passwort an; damit werden alle anderen abgemeldet.',
    ],
  },
  ja: {
    subject: 'パスワードが変更されました',
    paragraphs: ['Reelwright アカウントのパスワードが変更されました。'],
    action: '新しいパスワードを設定する',
    closing: [
      'ご本人による変更であれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを申請してください。ほかの利用者はすべてログアウトされます。',
    ],
  },
  vi: {
    subject: 'Mật khẩu của bạn đã được đổi',
    paragraphs: ['Mật khẩu tài khoản Reelwright của bạn vừa được đổi.'],
    action: 'Chọn mật khẩu mới',
    closing: [
      'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy yêu cầu mật khẩu mới ngay; mọi người khác sẽ bị đăng xuất.',
    ],
  },
}
