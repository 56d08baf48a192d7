import type { InterfaceLanguage } from '#contract/interface-language.ts'

type InvitationText = {
  subject: string
  /** {workspace} is filled in. */
  invited: string
  /** For a name that is not to be repeated. */
  invitedSomewhere: string
  /** {date} is filled in. */
  how: string
  /** What the button says. */
  action: string
  closing: string
}

export const INVITATION_TEXTS: Record<InterfaceLanguage, InvitationText> = {
  en: {
    subject: 'You are invited to a workspace on Reelwright',
    invited: 'You are invited to work together in “{workspace}” on Reelwright.',
    invitedSomewhere: 'You are invited to work together in a workspace on Reelwright.',
    how: 'Sign in with this address, or make an account with it and confirm it, to join. The invitation ends on {date}.',
    action: 'Look at the invitation',
    closing: 'If you do not know what this is about, do nothing.',
  },
  es: {
    subject: 'Te invitan a un espacio de trabajo en Reelwright',
    invited: 'Te invitan a trabajar juntos en «{workspace}» en Reelwright.',
    invitedSomewhere: 'Te invitan a trabajar juntos en un espacio de trabajo en Reelwright.',
    how: 'Para unirte, inicia sesión con esta dirección, o crea una cuenta con ella y confírmala. La invitación termina el {date}.',
    action: 'Ver la invitación',
    closing: 'Si no sabes de qué se trata, no hagas nada.',
  },
  fr: {
    subject: 'Vous êtes invité dans un espace de travail sur Reelwright',
    invited: 'Vous êtes invité à travailler ensemble dans « {workspace} » sur Reelwright.',
    invitedSomewhere:
      'Vous êtes invité à travailler ensemble dans un espace de travail sur Reelwright.',
    how: 'Pour le rejoindre, connectez-vous avec cette adresse, ou créez un compte avec elle et confirmez-la. L’invitation prend fin le {date}.',
    action: 'Voir l’invitation',
    closing: 'Si vous ne savez pas de quoi il s’agit, ne faites rien.',
  },
  de: {
    subject: 'Du bist in einen Arbeitsbereich auf Reelwright eingeladen',
    invited: 'Du bist eingeladen, auf Reelwright in „{workspace}“ mitzuarbeiten.',
    invitedSomewhere: 'Du bist eingeladen, auf Reelwright in einem Arbeitsbereich mitzuarbeiten.',
    how: 'Um beizutreten, melde dich mit dieser Adresse an, oder erstelle damit ein Konto und bestätige sie. Die Einladung gilt bis {date}.',
    action: 'Einladung ansehen',
    closing: 'Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.',
  },
  ja: {
    subject: 'Reelwright のワークスペースに招待されました',
    invited: 'Reelwright のワークスペース「{workspace}」に招待されました。',
    invitedSomewhere: 'Reelwright のワークスペースに招待されました。',
    how: '参加するには、このメールアドレスでログインするか、アカウントを作成してアドレスを確認してください。招待の期限は{date}です。',
    action: '招待を確認する',
    closing: 'お心当たりがない場合は、何もする必要はありません。',
  },
  vi: {
    subject: 'Bạn được mời vào một không gian làm việc trên Reelwright',
    invited: 'Bạn được mời cùng làm việc trong “{workspace}” trên Reelwright.',
    invitedSomewhere: 'Bạn được mời cùng làm việc trong một không gian làm việc trên Reelwright.',
    how: 'Để tham gia, hãy đăng nhập bằng địa chỉ này, hoặc tạo tài khoản với địa chỉ này và xác nhận. Lời mời hết hạn vào {date}.',
    action: 'Xem lời mời',
    closing: 'Nếu bạn không biết chuyện này là gì, bạn không cần làm gì cả.',
  },
}
