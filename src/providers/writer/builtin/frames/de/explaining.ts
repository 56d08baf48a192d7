import type { StyleFrames } from '../frames.ts'

export const educational: StyleFrames = {
  titles: ['{T}: einfach erklärt', '{T}: kurz erklärt', 'Genauer hingesehen: {t}'],
  descriptions: [
    'Eine kurze Lektion: {t}. Die Frage, die Erklärung und was zu merken ist.',
    'Eine Frage, eine klare Erklärung und eine Zusammenfassung: {t}.',
  ],
  hooks: [
    'Heute lohnt sich ein genauerer Blick: {t}.',
    'Was [weißt du|wissen Sie] schon zu diesem Thema: {s}? Finden wir es gemeinsam heraus.',
    'Die meisten glauben, das Thema zu kennen: {s}. Schauen wir noch einmal hin.',
  ],
  develop: [
    ['Beginnen wir mit den Grundlagen.', 'Zuerst das Fundament.'],
    ['Und nun zum Warum.', 'Was ist also der Grund?'],
    ['Ein Beispiel macht es klarer.', 'Denken wir an den Alltag.'],
    ['Das erklärt schon einiges.', 'Plötzlich passt ein Teil zum nächsten.'],
    ['Aber da ist noch mehr.', 'Schauen wir eine Schicht tiefer.'],
    [
      'Der Vergleich mit Bekanntem hilft zu sehen, was anders ist.',
      'Bevor es weitergeht: einmal in eigenen Worten sagen.',
    ],
    [
      'Ein häufiger Fehler: nur auf die Oberfläche zu schauen.',
      'Hier verwechselt man leicht Ursache und Wirkung.',
    ],
    [
      'Verbinden wir die Punkte: Ursache, Wirkung und was daraus folgt.',
      'Legt man die Teile nebeneinander, zeigt sich ein Muster.',
    ],
    [
      'Prüfen kann man es auch: beobachten, vergleichen und noch einmal fragen.',
      'Ein guter Test: [Könntest du|Könnten Sie] es jemandem erklären?',
    ],
    ['Also, die Kurzfassung.', 'Fassen wir zusammen.'],
  ],
  closes: [
    'Was bleibt: genau hinsehen, nach dem Warum fragen und verbinden, was man findet. Das Thema war: {s}.',
    'Eine Frage ist beantwortet, und die nächste wartet schon. So funktioniert Lernen.',
    'Und jetzt jemandem davon erzählen. So bleibt es im Kopf.',
  ],
}

export const informative: StyleFrames = {
  titles: ['{T}: das Wichtigste', '{T} auf einen Blick', 'Gut zu wissen: {t}'],
  descriptions: [
    'Das Wesentliche in klarer Reihenfolge: {t}.',
    'Ein kurzer Überblick: {t}. Was es ist, wie es geht und warum es zählt.',
  ],
  hooks: [
    'Heute in Kürze: {t}.',
    'Das Thema: {t}. Dies sind die Punkte, auf die es ankommt.',
    'Ein kurzer Überblick ohne Umwege: {s}.',
  ],
  develop: [
    ['Zuerst der Hintergrund.', 'Ein Wort zur Einordnung.'],
    ['Nun zum wesentlichen Punkt.', 'Das ist der Kern der Sache.'],
    ['So läuft es in der Praxis.', 'Im Alltag sieht das so aus.'],
    ['Noch etwas ist wissenswert.', 'Es gibt einen zweiten Punkt.'],
    ['Was folgt daraus?', 'Die Folge ist einfach.'],
    [
      'Über Details lässt sich streiten, das Prinzip ist klar.',
      'Die Einzelheiten ändern sich von Fall zu Fall, das Prinzip bleibt.',
    ],
    [
      'Wer urteilen will, achtet auf dreierlei: Zweck, Methode und Wirkung.',
      'Drei Fragen helfen: Wozu dient es, wie geht es, und wem nützt es?',
    ],
    ['Dies wird oft übersehen.', 'Ein Detail entgeht einem leicht.'],
    [
      'Es lohnt sich, mehrere Quellen zu vergleichen, bevor man entscheidet.',
      'Gute Information nennt ihre Quelle und ihre Grenzen.',
    ],
    ['Fassen wir zusammen.', 'Zurück zum roten Faden.'],
  ],
  closes: [
    'Das war in Kürze: {s}. Hintergrund, Prinzip, Praxis.',
    'So weit das Wesentliche: {s}. Der nächste Schritt ist, selbst hinzusehen.',
    'Mit dem roten Faden im Kopf finden die Details ihren Platz.',
  ],
}

export const tutorial: StyleFrames = {
  titles: [
    '{T}: Schritt für Schritt',
    '{T}, ein Schritt nach dem anderen',
    'Schritt für Schritt: {t}',
  ],
  descriptions: [
    'Eine praktische Anleitung, Schritt für Schritt und mit den Fehlern, die man vermeidet: {t}.',
    'In klaren Schritten, die jeder wiederholen kann: {t}.',
  ],
  hooks: [
    'In den nächsten Augenblicken, Schritt für Schritt: {t}.',
    'Bereit zum Ausprobieren? Heute: {t}.',
    'Ein wenig Zeit und ein klarer Plan genügen. Los geht es: {t}.',
  ],
  develop: [
    ['Alles bereitlegen, bevor es losgeht.', 'Erst Platz schaffen und sammeln, was man braucht.'],
    [
      'Festlegen, wie das Ergebnis aussehen soll, und dieses Bild im Kopf behalten.',
      'Das Ziel kennen: Ein Satz genügt.',
    ],
    [
      'Beim ersten Mal langsam. Das Tempo kommt von selbst.',
      'Diesen Teil ohne Eile: Er trägt alle anderen.',
    ],
    [
      'Das Ergebnis jedes Schritts ansehen, bevor der nächste kommt.',
      'Hier kurz innehalten und mit dem Ziel vergleichen.',
    ],
    [
      'Geht etwas schief, dann einen Schritt zurück, nicht an den Anfang.',
      'Ein Fehler ist hier normal. Eine Sache ändern und noch einmal versuchen.',
    ],
    [
      'Jetzt auf die Einzelheiten achten: Sie machen den Unterschied.',
      'An dieser Stelle zahlt sich Sorgfalt aus.',
    ],
    [
      'Aufschreiben, was gelungen ist, um es zu wiederholen.',
      'Eine kurze Notiz oder ein Foto hilft beim nächsten Mal.',
    ],
    [
      'Den schwersten Teil noch einmal für sich allein üben.',
      'Das Knifflige üben, bis es leicht erscheint.',
    ],
    [
      'Nebenbei aufräumen, dann ist das Ende leicht.',
      'Werkzeug zurücklegen und prüfen, ob nichts fehlt.',
    ],
    [
      'Nun das Ganze mit frischen Augen ansehen.',
      'Einen Schritt zurücktreten und das Ergebnis prüfen.',
    ],
  ],
  closes: [
    'Das war es: {t}. Am besten heute noch probieren, solange es frisch ist.',
    'Die Schritte sind bekannt. Beim zweiten Mal wird es doppelt so leicht.',
    'Diese Schritte merken, einmal probieren und zu den eigenen machen.',
  ],
}
