import type { StyleFrames } from '../frames.ts'

export const storytelling: StyleFrames = {
  titles: ['{T}', '{T}: eine Geschichte', 'Eine Erzählung: {t}'],
  descriptions: [
    'Eine kurze Geschichte: {t}. Ein Augenblick verändert alles.',
    'Jemand, irgendwo, und eine Wendung, mit der niemand rechnet: {t}.',
  ],
  hooks: [
    'Dies ist eine Geschichte: {t}. Sie beginnt leise, wie alle guten Geschichten.',
    'Es war einer dieser Abende, an denen alles geschehen kann. {T}: So erzählt man es.',
    'Manche Geschichten werden nur einmal erzählt. Hier ist eine davon: {t}.',
  ],
  develop: [
    ['{C} kannte diesen Ort seit jeher.', 'Da war {c}, allein mit einem Gedanken.'],
    [
      'Jeder Tag war gewesen wie der davor, bis jetzt.',
      'Bis zu dieser Stunde war nichts seltsam erschienen.',
    ],
    [
      'Dann kam ein leiser Laut, ein Licht, ein Zeichen, das nicht da sein durfte.',
      'Dann geschah etwas, das niemand geplant hatte.',
    ],
    ['{C} stand still und lauschte.', '{C} hätte umkehren können. Das wäre leicht gewesen.'],
    ['Es gab nur einen Weg: nach vorn.', 'Noch ein Schritt, und es gab kein Zurück.'],
    [
      'Einen Moment lang schien alles verloren.',
      'Es wurde dunkel, und jede Tür schien verschlossen.',
    ],
    [
      'Und genau dort, mittendrin, lag die Antwort.',
      'Doch der dunkelste Punkt war auch der Wendepunkt.',
    ],
    ['{C} verstand: Die Antwort war immer da gewesen.', 'Jetzt sah {c}, was vorher verborgen war.'],
    [
      'Eine Hand streckte sich aus, und die Angst ließ los.',
      'Was schwer gewesen war, wurde leicht.',
    ],
    [
      'Am Morgen sah die Welt aus wie immer. Aber sie war es nicht.',
      'Niemand erfuhr je, was in jener Nacht wirklich geschah.',
    ],
  ],
  closes: [
    'Und {c}? Nur der Wind weiß mehr. Er erzählt diese Geschichte noch heute.',
    'So endete es, und so begann etwas Neues.',
    'Das ist alles. Den Rest kennt nur {c}.',
  ],
}

export const cinematic: StyleFrames = {
  titles: ['{T}', '{T}: Licht und Stille', 'Szenen: {t}'],
  descriptions: [
    'Ein stiller Film in Bildern: {t}.',
    'Licht, Schatten, Atem: {t}, in wenigen Bildern.',
  ],
  hooks: ['Stille. Dann: {t}.', 'Vor den Worten das Licht. {T}.', 'Dunkelheit. Ein Atemzug. {T}.'],
  develop: [
    ['Das Licht wechselt.', 'Eine Linie aus Licht, dünn wie ein Faden.'],
    ['Niemand spricht.', 'Kein Wort. Nur Atem.'],
    ['Näher jetzt.', 'Langsam öffnet sich das Bild.'],
    ['Staub treibt durch die Stille.', 'Etwas regt sich am Rand des Bildes.'],
    ['Die Zeit dehnt sich.', 'Ein Moment, ein wenig zu lang gehalten.'],
    ['Schatten sammeln sich und ziehen weiter.', 'Erst kommt der Schatten, dann die Gestalt.'],
    ['Alles wartet.', 'In der Ferne verklingt ein Ton.'],
    ['Ein Herzschlag. Noch einer.', 'Die Welt neigt sich um ein einziges Grad.'],
    ['Was bleibt, ist Wärme.', 'Langsam kehrt die Farbe zurück.'],
    ['Der Wind dreht.', 'Ein letzter Blick.'],
  ],
  closes: [
    '{T}. Und dann geht das Licht aus.',
    'Schwarz. Und im Schwarz ein Echo: {t}.',
    'Nichts weiter. Nur dies: {s}.',
  ],
}
