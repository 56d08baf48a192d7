import type { SpokenLanguage } from '#contract/options.ts'

/** "Hello! This is how your story sounds in my voice", in every language of the catalogue. */
const TEXTS: Record<string, string> = {
  en: 'Hello! This is how your story sounds in my voice.',
  es: '¡Hola! Así suena tu historia con mi voz.',
  fr: 'Bonjour ! Voici comment votre histoire sonne avec ma voix.',
  de: 'Hallo! So klingt deine Geschichte mit meiner Stimme.',
  it: 'Ciao! Ecco come suona la tua storia con la mia voce.',
  pt: 'Olá! É assim que a sua história soa com a minha voz.',
  pl: 'Cześć! Tak brzmi twoja opowieść moim głosem.',
  hi: 'नमस्ते! मेरी आवाज़ में आपकी कहानी ऐसी सुनाई देती है।',
  ar: 'مرحبًا! هكذا تبدو قصتك بصوتي.',
  zh: '你好！用我的声音讲你的故事，听起来就是这样。',
  ja: 'こんにちは。私の声では、あなたの物語はこのように聞こえます。',
  ko: '안녕하세요! 제 목소리로 들려드리는 당신의 이야기는 이렇습니다.',
  nl: 'Hallo! Zo klinkt jouw verhaal met mijn stem.',
  ru: 'Здравствуйте! Вот так ваша история звучит моим голосом.',
  tr: 'Merhaba! Hikâyeniz benim sesimle böyle duyuluyor.',
  sv: 'Hej! Så här låter din berättelse med min röst.',
  cs: 'Dobrý den! Takhle zní váš příběh mým hlasem.',
  da: 'Hej! Sådan lyder din historie med min stemme.',
  fi: 'Hei! Tältä tarinasi kuulostaa minun äänelläni.',
  el: 'Γεια σας! Έτσι ακούγεται η ιστορία σας με τη φωνή μου.',
  hu: 'Jó napot! Így szól az Ön története az én hangomon.',
  id: 'Halo! Beginilah ceritamu terdengar dengan suaraku.',
  no: 'Hei! Slik høres historien din ut med min stemme.',
  ro: 'Bună ziua! Așa sună povestea ta cu vocea mea.',
  sk: 'Dobrý deň! Takto znie váš príbeh mojím hlasom.',
  th: 'สวัสดี นี่คือเสียงที่จะเล่าเรื่องของคุณ',
  uk: 'Вітаю! Ось так ваша історія звучить моїм голосом.',
  vi: 'Xin chào! Câu chuyện của bạn nghe bằng giọng của tôi sẽ như thế này.',
  bg: 'Здравейте! Така звучи вашата история с моя глас.',
  hr: 'Bok! Ovako zvuči vaša priča mojim glasom.',
  fa: 'سلام! داستان شما با صدای من این‌طور شنیده می‌شود.',
  he: 'שלום! כך נשמע הסיפור שלך בקול שלי.',
} satisfies Record<SpokenLanguage, string>

/** What a voice says of itself. @throws for a language that is not in the catalogue. */
export function sampleText(language: string): string {
  const text = TEXTS[language]
  if (!text) throw new Error(`There is no sample text in ${language}.`)
  return text
}
