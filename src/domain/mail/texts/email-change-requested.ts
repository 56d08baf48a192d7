import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** To the present address, while its owner can still do something about it. */
export const EMAIL_CHANGE_REQUESTED: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'Someone who is signed in to your Reelwright account asked to use {email} instead of this address. It changes when the link in the mail to the new address is opened.',
    ],
    action: 'Choose a new password',
    closing: [
      'If it was you, there is nothing to do. If it was not, choose a new password now: that signs everyone out, and the change will not happen.',
    ],
  },
  es: {
    subject: 'Tu dirección de correo está a punto de cambiar',
    paragraphs: [
      'Alguien con la sesión iniciada en tu cuenta de Reelwright ha pedido usar {email} en lugar de esta dirección. Cambiará cuando se abra el enlace enviado a la dirección nueva.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: [
      'Si has sido tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva: eso cierra todas las sesiones y el cambio no se hará.',
    ],
  },
  fr: {
    subject: 'Votre adresse e-mail est sur le point de changer',
    paragraphs: [
      'Quelqu’un de connecté à votre compte Reelwright a demandé à utiliser {email} à la place de cette adresse. Elle changera à l’ouverture du lien envoyé à la nouvelle adresse.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: [
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe : tout le monde sera déconnecté et le changement n’aura pas lieu.',
    ],
  },
  de: {
    subject: 'Deine E-Mail-Adresse wird geändert',
    paragraphs: [
      'Jemand, der in deinem Reelwright-Konto angemeldet ist, möchte {email} statt dieser Adresse verwenden. Sie ändert sich, sobald der Link in der Mail an die neue Adresse geöffnet wird.',
    ],
    action: 'Neues Passwort wählen',
    closing: [
      'Wenn du es warst, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: Damit werden alle abgemeldet, und die Änderung unterbleibt.',
    ],
  },
  ja: {
    subject: 'メールアドレスの変更が申請されました',
    paragraphs: [
      'Reelwright アカウントにログイン中の利用者が、このアドレスの代わりに {email} を使うことを申請しました。新しいアドレスに届くメールのリンクが開かれると変更されます。',
    ],
    action: '新しいパスワードを設定する',
    closing: [
      'ご本人による申請であれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。全員がログアウトされ、変更は行われません。',
    ],
  },
  vi: {
    subject: 'Địa chỉ e-mail của bạn sắp được đổi',
    paragraphs: [
      'Một người đang đăng nhập vào tài khoản Reelwright của bạn đã yêu cầu dùng {email} thay cho địa chỉ này. Địa chỉ sẽ đổi khi liên kết trong thư gửi tới địa chỉ mới được mở.',
    ],
    action: 'Chọn mật khẩu mới',
    closing: [
      'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy chọn mật khẩu mới ngay: mọi người sẽ bị đăng xuất và địa chỉ sẽ không đổi.',
    ],
  },
}
