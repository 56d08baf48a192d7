import type { AudienceFrames, LanguageFrames } from '../frames.ts'

export const audiences: LanguageFrames['audiences'] = {
  'General Audience': { early: [], late: [] },
  Teenagers: {
    early: [
      'Keine Predigt, versprochen. Nur das Gute.',
      'Gib dem ein paar Sekunden. Es lohnt sich.',
    ],
    late: [
      'Zeig es deinen Freunden und schau, wer es wusste.',
      'Du bist dran: Probier es aus und sieh, was passiert.',
    ],
  },
  'Young Adults': {
    early: [
      'Zwischen Job, Freunden und großen Plänen hat das einen Platz verdient.',
      'Etwas für die Jahre, in denen so viel beginnt.',
    ],
    late: [
      'Mach es zu einem Teil deines Lebens, auf deine Art.',
      'Halte es einfach und behalte, was für dich passt.',
    ],
  },
  Professionals: {
    early: [
      'Im Mittelpunkt steht, was in der Praxis zählt.',
      'Im Folgenden das Wesentliche, genau gefasst.',
    ],
    late: [
      'Prüfen Sie, welcher Punkt für Ihre Arbeit gilt, und beginnen Sie dort.',
      'Nehmen Sie einen dieser Punkte in Ihre nächste Besprechung mit.',
    ],
  },
  'Tech Enthusiasts': {
    early: ['Schauen wir unter die Haube.', 'Als System gedacht: Eingabe, Verarbeitung, Ausgabe.'],
    late: [
      'Ausprobieren, messen, wiederholen.',
      'Nimm es in Gedanken auseinander und bau es wieder zusammen.',
    ],
  },
  'Fitness Enthusiasts': {
    early: [
      'Sieh es als Aufwärmen für den Kopf.',
      'Du kennst es vom Training: Rhythmus schlägt Kraft.',
    ],
    late: [
      'Behandle es wie einen Trainingsplan: klein, regelmäßig, ehrlich.',
      'Atmen, konzentrieren, noch eine Runde.',
    ],
  },
  Seniors: {
    early: [
      'Nehmen Sie sich Zeit; hier eilt nichts.',
      'Vielleicht weckt das eine eigene Erinnerung in Ihnen.',
    ],
    late: [
      'Vielleicht erzählen Sie jemandem davon, bei einer Tasse Tee.',
      'Ihre eigene Erfahrung ist hier viel wert.',
    ],
  },
  Parents: {
    early: [
      'Das ist auch etwas für die ganze Familie.',
      'Zwischen Frühstück und Schlafenszeit ist Platz dafür.',
    ],
    late: [
      'Probiert es mit den Kindern aus und lasst sie fragen.',
      'Kinder erinnern sich an die Zeit, die man sich nahm.',
    ],
  },
  Children: {
    early: [
      'Komm mit! Mach Augen und Ohren weit auf.',
      'Bist du neugierig? Sehr gut! Los geht es!',
    ],
    late: ['Erzählst du es jemandem zu Hause?', 'Jetzt kannst du ein Bild davon malen!'],
  },
} satisfies Record<string, AudienceFrames>

export const shared = {
  aspects: [
    'Ein Teil verdient einen genaueren Blick: {k}.',
    'Und dann ist da noch dies: {k}.',
    'Auch das gehört dazu: {k}.',
    'Hier wird es spannend: {k}.',
    'Nicht zu vergessen: {k}.',
    'Eine andere Seite derselben Geschichte: {k}.',
  ],
  inquiries: [
    'Eine erste Frage: Was ist damit genau gemeint, {s}?',
    'Wo begegnet es uns im Alltag?',
    'Was muss zusammenkommen, damit es geschieht?',
    'Was würde ohne es fehlen?',
    'Was sieht man mit bloßem Auge, und wo braucht es Geräte oder Fachleute?',
    'Ein Wort kehrt in jeder Erklärung wieder. Dieses Wort schlägt man am besten zuerst nach.',
    'Was wird dabei am häufigsten falsch verstanden?',
    'Drei Kästchen zeichnen: vorher, während, nachher. Und dann ausfüllen.',
    'Ein Beispiel aus der Nähe suchen, denn ein Beispiel bleibt im Kopf.',
    'Zwei Menschen fragen, die es gut kennen, und die Antworten vergleichen.',
  ],
  universal: [
    'Kleine Einzelheiten erzählen oft am meisten.',
    'Von der anderen Seite sieht alles anders aus.',
    'Was gewöhnlich wirkt, hat meist einen langen Weg hinter sich.',
    'Aus der Ferne wirkt jeder Anfang klein.',
    'Es hilft, langsamer zu werden und wirklich hinzusehen.',
    'Was wir verstehen, behandeln wir mit mehr Sorgfalt.',
    'Gute Fragen halten länger als schnelle Antworten.',
    'Oft sind es die leisen Dinge, die bleiben.',
    'Vieles wird erst klar, wenn man es in Bewegung sieht.',
    'Hände behalten, was Worte vergessen.',
    'Immer gibt es jemanden, der es von innen kennt.',
    'Was man teilt, wächst, und was man versteckt, verblasst.',
    'Nichts steht allein; alles führt zu etwas anderem.',
    'Der erste Eindruck ist nur die Tür.',
    'Ein einziges Bild sagt manchmal mehr als eine Seite.',
    'Und manchmal ist die einfachste Antwort die richtige.',
  ],
  steps: [
    'Schritt eins:',
    'Schritt zwei:',
    'Schritt drei:',
    'Schritt vier:',
    'Schritt fünf:',
    'Schritt sechs:',
    'Schritt sieben:',
    'Schritt acht:',
  ],
  ordinals: [
    'Erstens:',
    'Zweitens:',
    'Drittens:',
    'Viertens:',
    'Fünftens:',
    'Sechstens:',
    'Siebtens:',
    'Achtens:',
    'Neuntens:',
    'Zehntens:',
  ],
  ideas: ['Der Gedanke in einem Satz: {i}', 'Alles beginnt damit: {i}', 'Darum geht es: {i}'],
  answers: [
    'Und die Frage, {i}?',
    'Und die Frage, {i}? Genau wusste es niemand. Aber das Fragen hatte eine Tür geöffnet.',
    'Und die Frage, {i}? Sie blieb und ging mit.',
  ],
  names: ['Mara', 'Elias', 'Nora', 'Jonas', 'Lena', 'Tom'],
  theme: 'eine ungewöhnliche Idee',
}
