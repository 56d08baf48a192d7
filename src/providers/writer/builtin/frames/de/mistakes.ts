import type { MistakeFrames } from '../frames.ts'

export const mistakes: MistakeFrames = {
  named: 'Fehler {k}: {i}. Besser:',
  numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  general: [
    { mistake: 'Hast am Anfang', remedy: 'Kurz innehalten und alles Nötige bereitlegen.' },
    { mistake: 'zu viel auf einmal', remedy: 'Klein anfangen und das Nächste später dazunehmen.' },
    {
      mistake: 'die Grundlagen überspringen',
      remedy: 'Zuerst die Grundlagen lernen, denn alles andere ruht darauf.',
    },
    { mistake: 'alles gleichzeitig ändern', remedy: 'Eine Sache ändern und sehen, was geschieht.' },
    {
      mistake: 'nur auf das Ergebnis sehen',
      remedy: 'Jeden Schritt prüfen, bevor der nächste kommt.',
    },
    {
      mistake: 'beim ersten Rückschlag aufgeben',
      remedy: 'Einen Schritt zurückgehen und es noch einmal versuchen.',
    },
    { mistake: 'niemanden fragen', remedy: 'Jemanden fragen, der es schon gemacht hat.' },
    { mistake: 'nichts aufschreiben', remedy: 'Notieren, was geklappt hat und was nicht.' },
    { mistake: 'zu früh aufhören', remedy: 'So lange wiederholen, bis es leichtfällt.' },
    { mistake: 'jedem Tipp glauben', remedy: 'Ausprobieren und behalten, was sich bewährt.' },
  ],
  known: {
    coffee: [
      'die Bohnen Tage vorher mahlen',
      'den Papierfilter trocken lassen',
      'das ganze Wasser auf einmal',
      'zu schnell und immer an derselben Stelle gießen',
      'den Mahlgrad nie ändern',
    ],
    bread: [
      'die Mengen schätzen',
      'zu früh mit dem Kneten aufhören',
      'dem Teig keine Ruhe lassen',
      'zu kühl backen',
      'das Brot heiß anschneiden',
    ],
    cooking: [
      'anfangen, ohne das Rezept gelesen zu haben',
      'mittendrin merken, dass etwas fehlt',
      'gleichzeitig schneiden und kochen',
      'zu viel in einer Pfanne, die nicht heiß ist',
      'erst ganz am Ende würzen',
      'das Frische zum Schluss vergessen',
    ],
    garden: [
      'zu groß anfangen',
      'nach der Uhr gießen',
      'über die Blätter gießen',
      'Verblühtes stehen lassen',
    ],
    exercise: [
      'alle Übungen auf einmal',
      'kalt anfangen',
      'zu früh zu viel Gewicht',
      'die Luft anhalten',
      'keine Pausentage',
      'nichts aufschreiben',
    ],
    sleep: [
      'jeden Abend zu einer anderen Zeit ins Bett',
      'helle Bildschirme am späten Abend',
      'ein warmes, helles Schlafzimmer',
    ],
    photo: [
      'nur auf das Motiv sehen und nicht auf das Licht',
      'eine schmutzige Linse',
      'zu weit weg stehen',
      'immer auf Augenhöhe fotografieren',
      'nur einmal abdrücken',
      'das beste Bild sofort auswählen',
    ],
    money: [
      'nicht wissen, wohin das Geld geht',
      'zahlen, was niemand nutzt',
      'nur sparen, was übrig bleibt',
      'große Käufe auf der Stelle',
      'große Pläne ohne Reserve',
      'ein Ziel setzen und nie wieder hinsehen',
    ],
    work: [
      'mit den leichten Kleinigkeiten anfangen',
      'alles gleichzeitig',
      'kleine Aufgaben einzeln, den ganzen Tag lang',
      'Pausen vor dem Bildschirm',
      'offen lassen, wer was macht',
      'ohne Plan in den Tag gehen',
    ],
  },
}
