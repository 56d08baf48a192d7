import type { StyleFrames } from '../frames.ts'

export const motivational: StyleFrames = {
  titles: ['{T}: Heute geht es los', 'Ein Grund anzufangen: {t}', '{T}. Der erste Schritt'],
  descriptions: [
    'Ein Anstoß in die richtige Richtung: {t}, und der kleine erste Schritt, der einen Tag verändert.',
    'Warum es sich lohnt und wie man anfängt: {t}.',
  ],
  hooks: [
    'Was, wenn heute der Tag ist? {T}: Es beginnt mit einem kleinen Schritt.',
    'Niemand muss bereit sein. Man muss nur anfangen. {T}.',
    'Ein Bild im Kopf: {s}. Und nun der Blick auf das eigene Leben, einen Monat später.',
  ],
  develop: [
    [
      'Alle, die es heute können, haben einmal angefangen.',
      'Niemand beginnt stark. Stark wird man durch das Beginnen.',
    ],
    [
      'Der erste Schritt darf winzig sein. Er zählt trotzdem.',
      'So klein, dass man nicht Nein sagen kann.',
    ],
    [
      'Es wird Tage ohne Lust geben. Auch sie zählen.',
      'Manche Tage sind schwer. Gerade sie machen stark.',
    ],
    ['Nicht mit anderen vergleichen. Nur mit gestern.', 'Das eigene Tempo ist ein gutes Tempo.'],
    [
      'Langsam verändert sich etwas, von innen heraus.',
      'Eines Tages fällt auf: Es ist leichter geworden.',
    ],
    ['Fallen, lernen, wieder aufstehen.', 'Ein Rückschlag ist nur ein Komma, kein Punkt.'],
    [
      'Was wir wiederholen, das werden wir.',
      'Gewohnheiten tragen uns, wenn der Mut einmal frei hat.',
    ],
    ['Jemand schaut zu und fasst dadurch Mut.', 'Zu zweit wird der Weg kürzer.'],
    [
      'Im Rückblick ist der Weg schon länger als gedacht.',
      'Ein Moment, um stolz zu sein. Er ist verdient.',
    ],
    [
      'Der beste Moment war gestern. Der zweitbeste ist jetzt.',
      'Morgen beginnt mit dem, was wir heute tun.',
    ],
  ],
  closes: [
    'Also der erste Schritt, noch heute. {T}: Das ist der Anfang.',
    'Klein anfangen. Jetzt anfangen. Und morgen wiederkommen.',
    'Aufstehen, tief durchatmen und los.',
  ],
}

export const productDemo: StyleFrames = {
  titles: ['Neu entdeckt: {s}', '{S}: so hilft es', '{S}, kurz gezeigt'],
  descriptions: [
    'Das Problem, die Lösung und der Nutzen, kurz gezeigt: {t}.',
    'Vom Alltagsproblem zur einfachen Antwort: {t}.',
  ],
  hooks: [
    'Das Problem ist bekannt: zu wenig Zeit, zu viele kleine Hürden. Hier kommt die Antwort: {s}.',
    'Das muss doch besser gehen. Es geht: {s}.',
    'Wie sähe der Tag mit einer Sorge weniger aus? Eine Idee: {s}.',
  ],
  develop: [
    [
      'Das Problem ist vertraut: Man nimmt es sich vor, und dann kommt der Tag dazwischen.',
      'Es sind die kleinen Ärgernisse, die am meisten Kraft kosten.',
    ],
    [
      'Und die üblichen Antworten? Umständlich, vergessen oder in einer Schublade.',
      'Bisher hieß das: ein Umweg, ein Zettel oder einfach aufgeben.',
    ],
    ['Und nun zu dem, was anders ist.', 'Genau hier ändert es sich.'],
    [
      'Es beginnt mit einem einzigen, einfachen Handgriff.',
      'Ohne lange Vorbereitung: in die Hand nehmen und los.',
    ],
    [
      'Der Gedanke dahinter ist klar: eine Sache tun, und die richtig.',
      'Alles hat seinen Platz, und nichts ist im Weg.',
    ],
    [
      'Was bringt das? Einen freien Kopf und Zeit für das, was zählt.',
      'Den Nutzen spürt man jeden Tag.',
    ],
    [
      'Am Morgen, unterwegs, zu Hause: Es passt in den Tag, wie er ist.',
      'Es richtet sich nach den Menschen und nicht umgekehrt.',
    ],
    [
      'Eine Woche damit. Und wer möchte dann noch zurück?',
      'Nach ein paar Tagen fällt es gar nicht mehr auf. Das ist das schönste Lob.',
    ],
    [
      'Die wichtigen Fragen: Ist es einfach, ist es nützlich, hält es?',
      'In die Hand nehmen, ausprobieren und selbst urteilen.',
    ],
    ['Weniger Mühe, mehr Leichtigkeit.', 'Leicht anzufangen und gut zu behalten.'],
  ],
  closes: [
    '{S}. Am besten heute ausprobieren und den Unterschied sehen.',
    'Bereit für den leichteren Weg? {S}: Jetzt ist der Moment.',
    'Ein Problem weniger, eine gute Gewohnheit mehr: {s}.',
  ],
}

export const entertaining: StyleFrames = {
  titles: ['{T}: gleich kommt es', '{T}, aber lustig', 'Überraschung! {T}'],
  descriptions: [
    'Ein verspielter Blick, mit der einen oder anderen Wendung: {t}.',
    'Alles schon gewusst? {T}: noch einmal nachdenken und Spaß haben.',
  ],
  hooks: [
    'Halt! Das Thema: {s}, und es wird mit jeder Sekunde seltsamer.',
    'Achtung: Nach diesem Video ist nichts mehr wie vorher. Schuld daran: {s}.',
    'Schnell, was fällt einem dazu ein: {s}? Falsch. Na ja, fast.',
  ],
  develop: [
    ['Bereit? Hier kommt die erste Überraschung.', 'Jetzt gut den Hut festhalten.'],
    ['Klingt erfunden. Ist es nicht.', 'Doch, wirklich. Das Ganze noch einmal in Zeitlupe.'],
    [
      'Und wer ist schuld? Natürlich niemand. Es ist einfach passiert.',
      'Irgendwo nickt jetzt jemand sehr weise.',
    ],
    ['Überraschende Wendung!', 'Moment, es wird noch besser.'],
    [
      'Wäre das ein Film, würde jetzt die Musik lauter.',
      'Hier bitte einen Trommelwirbel denken. Einen langen.',
    ],
    [
      'Auf einer Party erzählen und die Gesichter ansehen: unbezahlbar.',
      'Die Freunde werden so tun, als hätten sie es gewusst.',
    ],
    ['Seien wir ehrlich: Das kennen wir alle.', 'Zugegeben, ein kleines Lächeln war schon da.'],
    [
      'Auf einer Skala von eins bis zehn ist das eine solide Banane.',
      'Die Wissenschaft nennt das: Oh, das ging aber schnell. Nein, tut sie nicht.',
    ],
    ['Noch einmal für die letzte Reihe.', 'Tief Luft holen. Das war noch nicht alles.'],
    ['Und nun das große Finale.', 'Letzte Runde, beste Runde.'],
  ],
  closes: [
    'Und das war es: {s}. Jetzt darf man so tun, als hätte man es immer gewusst.',
    'Jemand muss davon erfahren. Thema: {s}. Und wir wissen genau, wer.',
    'Ende! Oder doch nicht? Bei diesem Thema, {s}, weiß man nie.',
  ],
}
