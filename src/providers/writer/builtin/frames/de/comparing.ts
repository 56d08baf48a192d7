export const comparing = {
  sides: ['Auf der einen Seite: {k}.', 'Auf der anderen Seite: {k}.'],
  criteria: [
    'Was zählt hier am meisten: der Preis, der Aufwand oder die Freude daran?',
    'Am besten vergleicht man an einem gewöhnlichen Tag, nicht an einem perfekten.',
    'Beide Seiten haben treue Freunde, und alle haben gute Gründe.',
    'Je nachdem, was schon da ist, passt eines von beiden besser.',
    'Eine Woche lang das eine, eine Woche das andere, und dann vergleichen.',
    'Wer beides kennt, erzählt auch von den kleinen Schwächen.',
  ],
  suits: 'Für {i}: {k}.',
  verdicts: [
    'Wem die erste Seite näher ist: {k}. Wem die zweite: {i}. Beides ist eine gute Wahl.',
    'Passt das Erste besser in den Alltag? Dann {k}. Passt das Zweite? Dann {i}.',
  ],
  changes: [
    ['Zuerst das Vorher. Einfach ansehen, ohne zu urteilen.', 'So war es, Tag für Tag.'],
    [
      'Eines Tages war es genug, und das war der Anfang.',
      'Von selbst hat sich nichts geändert; jemand hat angefangen.',
    ],
    [
      'Die erste Stunde hat fast nichts verändert, und das ist normal.',
      'Es begann in einer Ecke, mit einer kleinen Sache.',
    ],
    [
      'In der Mitte sah es schlimmer aus als zuvor. So ist es immer.',
      'Dann kam der Teil, den niemand fotografiert: die Arbeit.',
    ],
    [
      'Und jetzt das Nachher. Noch einmal dasselbe Bild.',
      'Da ist es: dasselbe, und doch ein anderes.',
    ],
    [
      'Der Unterschied ist kein Glück, sondern viele kleine Schritte hintereinander.',
      'Es bleibt das Gefühl, dass sich etwas ändern lässt.',
    ],
  ],
}
