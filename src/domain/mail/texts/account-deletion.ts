import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { MailText } from '../lay-out-mail.ts'

export const ACCOUNT_DELETION: Record<InterfaceLanguage, MailText> = {
  en: {
    subject: 'Your account will be deleted',
    paragraphs: [
      'On {date} your Reelwright account {email} will be deleted with everything in it: storyboards, videos, media, credits and keys.',
      'What was being made has been stopped, and your other devices have been signed out.',
    ],
    action: 'Sign in and keep the account',
    closing: [
      'To keep it, sign in before that day and choose “Keep my account”. If it was not you who asked for this, do so now and change your password.',
    ],
  },
  es: {
    subject: 'Tu cuenta se eliminará',
    paragraphs: [
      'El {date} se eliminará tu cuenta de Reelwright {email} con todo lo que contiene: storyboards, vídeos, medios, créditos y claves.',
      'Lo que se estaba creando se ha detenido y se ha cerrado la sesión en tus otros dispositivos.',
    ],
    action: 'Iniciar sesión y conservar la cuenta',
    closing: [
      'Para conservarla, inicia sesión antes de ese día y elige «Conservar mi cuenta». Si no lo has pedido tú, hazlo ahora y cambia la contraseña.',
    ],
  },
  fr: {
    subject: 'Votre compte sera supprimé',
    paragraphs: [
      'Le {date}, votre compte Reelwright {email} sera supprimé avec tout ce qu’il contient : storyboards, vidéos, médias, crédits et clés.',
      'Ce qui était en cours a été arrêté et vos autres appareils ont été déconnectés.',
    ],
    action: 'Se connecter et garder le compte',
    closing: [
      'Pour le garder, connectez-vous avant ce jour et choisissez « Garder mon compte ». Si vous n’avez rien demandé, faites-le maintenant et changez de mot de passe.',
    ],
  },
  de: {
    subject: 'Dein Konto wird gelöscht',
    paragraphs: [
      'Am {date} wird dein Reelwright-Konto {email} mit allem gelöscht, was darin ist: Storyboards, Videos, Medien, Credits und Schlüssel.',
      'Was gerade entstand, wurde gestoppt, und deine anderen Geräte wurden abgemeldet.',
    ],
    action: 'Anmelden und das Konto behalten',
    closing: [
      'Um es zu behalten, melde dich vor diesem Tag an und wähle „Mein Konto behalten“. Wenn nicht du das verlangt hast, tu das jetzt und ändere dein Passwort.',
    ],
  },
  ja: {
    subject: 'アカウントは削除されます',
    paragraphs: [
      '{date}に、Reelwright アカウント {email} が、ストーリーボード、動画、メディア、クレジット、キーを含むすべての内容とともに削除されます。',
      '作成中のものは停止され、ほかの端末からはログアウトされました。',
    ],
    action: 'ログインしてアカウントを残す',
    closing: [
      '残すには、その日より前にログインして「アカウントを残す」を選んでください。お心当たりがない場合は、今すぐそうしてパスワードを変更してください。',
    ],
  },
  vi: {
    subject: 'Tài khoản của bạn sẽ bị xóa',
    paragraphs: [
      'Vào ngày {date}, tài khoản Reelwright {email} của bạn sẽ bị xóa cùng mọi thứ trong đó: bảng phân cảnh, video, media, credit và khóa.',
      'Những gì đang được tạo đã dừng lại và các thiết bị khác của bạn đã bị đăng xuất.',
    ],
    action: 'Đăng nhập và giữ tài khoản',
    closing: [
      'Để giữ lại, hãy đăng nhập trước ngày đó và chọn “Giữ tài khoản của tôi”. Nếu không phải bạn yêu cầu, hãy làm vậy ngay và đổi mật khẩu.',
    ],
  },
}
