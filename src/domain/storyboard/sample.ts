import { TITLE_FROM_IDEA_CHARACTERS, USUAL_SCENE_S } from '#contract/limits.ts'
import { isWritingLanguage, type WritingLanguage } from '#contract/options.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import type { WrittenStoryboard } from '#providers/writer/writer-provider.ts'

/** One for each voice-over of the sample. */
const PICTURES = [
  { image: 'A lighthouse on a rocky coast in clear light', shot: 'Slow push in.' },
  { image: 'A keeper on a spiral staircase inside a lighthouse', shot: 'Slow tilt up.' },
  { image: 'A lighthouse beam over a dark sea with a ship', shot: 'Slow pan to the right.' },
  { image: 'Storm waves against a lighthouse at night', shot: 'Static shot.' },
  { image: 'A calm sea at sunrise with a lighthouse', shot: 'Slow pull out.' },
  { image: 'A lighthouse on a rocky coast in the evening', shot: 'Slow push in.' },
] as const

/**
 * The built-in storyboard that stands in when the writer failed. It is named after the idea, speaks its
 * language, and has no more scenes and no more time than were planned.
 */
export function sampleStoryboard(request: StoryboardIdea): WrittenStoryboard {
  const { idea, durationS, language } = request
  const planned = request.sceneCount ?? usualSceneCount(durationS)
  // Only somebody's own script is in another language, and no sample stands in for one.
  const { description, voiceOvers } = SAMPLE_TEXTS[isWritingLanguage(language) ? language : 'en']
  const scenes = PICTURES.slice(0, planned)
  const durationMs = Math.floor(Math.min(USUAL_SCENE_S, durationS / scenes.length) * 1000)
  return {
    title: titleFrom(idea),
    description,
    scenes: scenes.map(({ image, shot }, at) => ({
      durationMs,
      voiceOverText: voiceOvers[at] ?? '',
      imagePrompt: image,
      videoPrompt: shot,
    })),
  }
}

function titleFrom(idea: string): string {
  return Array.from(idea.trim()).slice(0, TITLE_FROM_IDEA_CHARACTERS).join('').trim()
}

type SampleTexts = { description: string; voiceOvers: readonly string[] }

/** What the sample storyboard says; each text takes about six seconds. */
const SAMPLE_TEXTS: Record<WritingLanguage, SampleTexts> = {
  en: {
    description: 'Sample data: a night at a lighthouse.',
    voiceOvers: [
      'This is a sample. It shows what a storyboard looks like before it is about your own idea.',
      'Evening comes, and out on the rock the keeper climbs the stairs to the lamp.',
      'The light begins to turn, and far away a ship finds its way by it.',
      'At midnight the wind rises and the waves run high against the tower.',
      'By morning the storm has passed, and the sea lies still again.',
      'Change these texts as you like, or create a storyboard once more from your idea.',
    ],
  },
  es: {
    description: 'Datos de ejemplo: una noche en un faro.',
    voiceOvers: [
      'Esto es un ejemplo. Muestra cómo es un storyboard antes de tratar de tu propia idea.',
      'Cae la tarde y, en la roca, el farero sube las escaleras hasta la lámpara.',
      'La luz empieza a girar y, a lo lejos, un barco encuentra su rumbo.',
      'A medianoche se levanta el viento y las olas rompen contra la torre.',
      'Por la mañana la tormenta ha pasado y el mar vuelve a estar en calma.',
      'Cambia estos textos como quieras o crea de nuevo un storyboard con tu idea.',
    ],
  },
  fr: {
    description: 'Données d’exemple : une nuit dans un phare.',
    voiceOvers: [
      'Ceci est un exemple. Il montre un storyboard avant qu’il ne parle de votre idée.',
      'Le soir tombe et, sur le rocher, le gardien monte l’escalier jusqu’à la lampe.',
      'La lumière se met à tourner et, au loin, un navire trouve son chemin.',
      'À minuit, le vent se lève et les vagues frappent haut contre la tour.',
      'Au matin, la tempête est passée et la mer est de nouveau calme.',
      'Modifiez ces textes à votre gré ou créez encore un storyboard avec votre idée.',
    ],
  },
  de: {
    description: 'Beispieldaten: eine Nacht im Leuchtturm.',
    voiceOvers: [
      'Das ist ein Beispiel. So sieht ein Storyboard aus, bevor es von deiner Idee handelt.',
      'Es wird Abend, und draußen auf dem Felsen steigt der Wärter zur Lampe hinauf.',
      'Das Licht beginnt sich zu drehen, und in der Ferne findet ein Schiff seinen Weg.',
      'Um Mitternacht kommt Wind auf, und die Wellen schlagen hoch an den Turm.',
      'Am Morgen ist der Sturm vorbei, und die See liegt wieder still.',
      'Ändere diese Texte, wie du magst, oder erstelle noch einmal ein Storyboard aus deiner Idee.',
    ],
  },
  ja: {
    description: 'サンプルデータ：灯台の一夜。',
    voiceOvers: [
      'これはサンプルです。あなたのアイデアになる前のストーリーボードの形を示します。',
      '夕暮れが来て、岩の上の灯台守がランプへと階段を上ります。',
      '光が回りはじめ、遠くの船がその光で道を見つけます。',
      '真夜中に風が強まり、波が塔に高く打ちつけます。',
      '朝になると嵐は去り、海はまた静かになりました。',
      '文章は自由に変えられます。アイデアからもう一度作ることもできます。',
    ],
  },
  vi: {
    description: 'Dữ liệu mẫu: một đêm ở ngọn hải đăng.',
    voiceOvers: [
      'Đây là mẫu. Nó cho thấy bảng phân cảnh trông ra sao trước khi nói về ý tưởng của bạn.',
      'Chiều xuống, ngoài bãi đá, người gác đèn bước lên cầu thang tới ngọn đèn.',
      'Ánh đèn bắt đầu quay, và từ xa một con tàu tìm được đường đi.',
      'Nửa đêm gió nổi lên, sóng đánh cao vào chân tháp.',
      'Sáng ra cơn bão đã qua, mặt biển lại lặng yên.',
      'Hãy sửa các câu này tùy ý, hoặc tạo lại bảng phân cảnh từ ý tưởng của bạn.',
    ],
  },
}
