import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

/** To a new account, and again whenever its owner asks. */
export const VERIFY_EMAIL: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Reelwright. Confirm that {email} is your address, so that you can always get back into your account.',
    ],
    action: 'Confirm my address',
    closing: ['The link works for 24 hours.', 'If you did not sign up, you can ignore this mail.'],
  },
  es: {
    subject: 'Confirma tu dirección de correo',
    paragraphs: [
      'Te damos la bienvenida a Reelwright. Confirma que {email} es tu dirección para que siempre puedas recuperar tu cuenta.',
    ],
    action: 'Confirmar mi dirección',
    closing: [
      'El enlace funciona durante 24 horas.',
      'Si no te has registrado, puedes ignorar este correo.',
    ],
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Bienvenue sur Reelwright. Confirmez que {email} est bien votre adresse, afin de toujours pouvoir retrouver votre compte.',
    ],
    action: 'Confirmer mon adresse',
    closing: [
      'Le lien est valable 24 heures.',
      'Si vous ne vous êtes pas inscrit, ignorez cet e-mail.',
    ],
  },
  de: {
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      'Willkommen bei Reelwright. Bestätige, dass {email} deine Adresse ist, damit du jederzeit wieder in dein Konto kommst.',
    ],
    action: 'Meine Adresse bestätigen',
    closing: [
      'Der Link gilt 24 Stunden.',
      'Wenn du dich nicht registriert hast, kannst du diese Mail ignorieren.',
    ],
  },
  ja: {
    subject: 'メールアドレスの確認',
    paragraphs: [
      'Reelwright へようこそ。いつでもアカウントに戻れるように、{email} がご本人のアドレスであることを確認してください。',
    ],
    action: 'アドレスを確認する',
    closing: [
      'このリンクは 24 時間有効です。',
      '登録した覚えがない場合は、このメールを無視してください。',
    ],
  },
  vi: {
    subject: 'Xác nhận địa chỉ e-mail của bạn',
    paragraphs: [
      'Chào mừng bạn đến với Reelwright. Hãy xác nhận {email} là địa chỉ của bạn để bạn luôn có thể lấy lại tài khoản.',
    ],
    action: 'Xác nhận địa chỉ',
    closing: ['Liên kết có hiệu lực trong 24 giờ.', 'Nếu bạn không đăng ký, hãy bỏ qua thư này.'],
  },
}
