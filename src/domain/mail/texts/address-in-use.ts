import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** To the owner of an address that somebody signs up with again. */
export const ADDRESS_IN_USE: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up at Reelwright with {email}. You already have an account with this address; no second one was made.',
    ],
    action: 'Sign in',
    closing: [
      'If you have forgotten your password, choose “Forgot it?” there. If it was not you, you can ignore this mail.',
    ],
  },
  es: {
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien ha intentado registrarse en Reelwright con {email}. Ya tienes una cuenta con esta dirección; no se ha creado otra.',
    ],
    action: 'Iniciar sesión',
    closing: [
      'Si has olvidado tu contraseña, puedes pedir una nueva allí. Si no has sido tú, puedes ignorar este correo.',
    ],
  },
  fr: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un a essayé de s’inscrire sur Reelwright avec {email}. Vous avez déjà un compte avec cette adresse ; aucun autre n’a été créé.',
    ],
    action: 'Se connecter',
    closing: [
      'Si vous avez oublié votre mot de passe, vous pouvez en demander un nouveau sur cette page. Si ce n’était pas vous, ignorez cet e-mail.',
    ],
  },
  de: {
    subject: 'Du hast bereits ein Konto',
    paragraphs: [
      'Jemand wollte sich bei Reelwright mit {email} registrieren. Zu dieser Adresse gibt es schon dein Konto; ein zweites wurde nicht angelegt.',
    ],
    action: 'Anmelden',
    closing: [
      'Wenn du dein Passwort vergessen hast, kannst du dort ein neues anfordern. Wenn du es nicht warst, kannst du diese Mail ignorieren.',
    ],
  },
  ja: {
    subject: 'すでにアカウントをお持ちです',
    paragraphs: [
      '{email} で Reelwright への登録が試みられました。このアドレスのアカウントはすでにあるため、新しいアカウントは作成されていません。',
    ],
    action: 'ログイン',
    closing: [
      'パスワードをお忘れの場合は、ログイン画面から再設定できます。お心当たりがない場合は、このメールを無視してください。',
    ],
  },
  vi: {
    subject: 'Bạn đã có tài khoản',
    paragraphs: [
      'Có người đã thử đăng ký Reelwright bằng {email}. Bạn đã có tài khoản với địa chỉ này; không có tài khoản thứ hai nào được tạo.',
    ],
    action: 'Đăng nhập',
    closing: [
      'Nếu bạn quên mật khẩu, bạn có thể yêu cầu mật khẩu mới ở đó. Nếu không phải bạn, hãy bỏ qua thư này.',
    ],
  },
}
