import type { InterfaceLanguage } from '#contract/interface-language.ts'

type ConfirmationText = {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  /** Stands before the link that takes the address off the list. */
  closing: string
}

export const CONFIRMATION_TEXTS: Record<InterfaceLanguage, ConfirmationText> = {
  en: {
    subject: 'Confirm your subscription',
    paragraphs: [
      'Somebody, we hope it was you, asked for the Reelwright newsletter at this address.',
      'Open the link within 7 days to receive it. If it was not you, do nothing, and you will not hear from us.',
    ],
    action: 'Confirm subscription',
    closing: 'You can leave at any time:',
  },
  es: {
    subject: 'Confirma tu suscripción',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido recibir el boletín de Reelwright en esta dirección.',
      'Abre el enlace en un plazo de 7 días para recibirlo. Si no fuiste tú, no hagas nada y no volverás a saber de nosotros.',
    ],
    action: 'Confirmar suscripción',
    closing: 'Puedes darte de baja cuando quieras:',
  },
  fr: {
    subject: 'Confirmez votre abonnement',
    paragraphs: [
      'Quelqu’un, nous espérons que c’est vous, a demandé à recevoir la lettre d’information de Reelwright à cette adresse.',
      'Ouvrez le lien dans les 7 jours pour la recevoir. Si ce n’était pas vous, ne faites rien : vous n’entendrez plus parler de nous.',
    ],
    action: 'Confirmer l’abonnement',
    closing: 'Vous pouvez vous désabonner à tout moment :',
  },
  de: {
    subject: 'Bestätige dein Abonnement',
    paragraphs: [
      'Jemand, hoffentlich du, hat den Newsletter von Reelwright für diese Adresse bestellt.',
      'Öffne den Link innerhalb von 7 Tagen, um ihn zu erhalten. Warst du es nicht, brauchst du nichts zu tun und hörst nicht mehr von uns.',
    ],
    action: 'Abonnement bestätigen',
    closing: 'Du kannst ihn jederzeit abbestellen:',
  },
  ja: {
    subject: 'ニュースレター登録の確認',
    paragraphs: [
      'このメールアドレスで Reelwright のニュースレターの登録申し込みがありました。',
      '受け取るには、7日以内にリンクを開いてください。お心当たりがない場合は何もする必要はなく、以後メールが届くことはありません。',
    ],
    action: '登録を確認する',
    closing: '配信はいつでも停止できます：',
  },
  vi: {
    subject: 'Xác nhận đăng ký của bạn',
    paragraphs: [
      'Có người, hy vọng chính là bạn, đã đăng ký nhận bản tin Reelwright bằng địa chỉ này.',
      'Hãy mở liên kết trong vòng 7 ngày để nhận bản tin. Nếu không phải bạn, hãy bỏ qua thư này và chúng tôi sẽ không gửi thêm.',
    ],
    action: 'Xác nhận đăng ký',
    closing: 'Bạn có thể hủy đăng ký bất cứ lúc nào:',
  },
}
