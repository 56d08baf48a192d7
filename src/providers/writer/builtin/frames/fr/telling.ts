import type { StyleFrames } from '../frames.ts'

export const storytelling: StyleFrames = {
  titles: ['{T}', '{T} : une histoire', 'Un récit : {t}'],
  descriptions: [
    'Un court récit : {t}. Un instant change tout.',
    "Quelqu'un, quelque part, et un tournant que personne n'attendait : {t}.",
  ],
  hooks: [
    'Voici une histoire : {t}. Elle commence tout bas, comme toutes les bonnes histoires.',
    "C'était un de ces soirs où tout peut arriver. {T} : c'est ce que l'on raconte.",
    "Certaines histoires ne se racontent qu'une fois. En voici une : {t}.",
  ],
  develop: [
    ['{C} connaissait cet endroit depuis toujours.', 'Il y avait là {c}, avec une seule pensée.'],
    [
      "Chaque jour avait ressemblé au précédent, jusqu'ici.",
      "Jusqu'à cette heure, rien n'avait semblé étrange.",
    ],
    [
      "Puis vint un petit bruit, une lumière, un signe qui n'aurait pas dû être là.",
      "Puis arriva ce que personne n'avait prévu.",
    ],
    ['{C} écoutait, sans un geste.', '{C} pouvait faire demi-tour. Cela aurait été facile.'],
    ["Il n'y avait qu'un chemin : en avant.", 'Encore un pas, et plus de retour possible.'],
    ['Un moment, tout sembla perdu.', 'Il fit noir, et toutes les portes semblaient closes.'],
    [
      'Et là, au beau milieu, se trouvait la réponse.',
      'Mais le point le plus sombre fut aussi le tournant.',
    ],
    [
      '{C} comprit : la réponse avait toujours été là.',
      'Maintenant, {c} voyait ce qui était caché.',
    ],
    ['Une main se tendit, et la peur lâcha prise.', 'Ce qui pesait devint léger.'],
    [
      "Au matin, le monde semblait le même. Mais il ne l'était plus.",
      "Nul ne sut jamais ce qui s'était vraiment passé cette nuit-là.",
    ],
  ],
  closes: [
    'Et {c} ? Demandez au vent. Il raconte encore cette histoire.',
    'Ainsi cela finit, et ainsi quelque chose commença.',
    "C'est tout. La suite, seul le vent la connaît.",
  ],
}

export const cinematic: StyleFrames = {
  titles: ['{T}', '{T} : lumière et silence', 'Scènes : {t}'],
  descriptions: [
    'Un film silencieux, en images : {t}.',
    "De la lumière, de l'ombre, un souffle : {t}, en quelques images.",
  ],
  hooks: [
    'Le silence. Puis : {t}.',
    'Avant les mots, la lumière. {T}.',
    'Le noir. Un souffle. {T}.',
  ],
  develop: [
    ['La lumière change.', 'Une ligne de lumière, fine comme un fil.'],
    ['Personne ne parle.', 'Pas un mot. Un souffle, rien de plus.'],
    ['Plus près.', "Lentement, l'image s'ouvre."],
    ['De la poussière flotte dans le calme.', "Quelque chose bouge au bord de l'image."],
    ["Le temps s'étire.", 'Un instant, tenu un peu trop longtemps.'],
    ["Les ombres se rassemblent et s'en vont.", "L'ombre vient d'abord, la forme ensuite."],
    ['Tout attend.', "Au loin, un son s'éteint."],
    ['Un battement de cœur. Un autre.', "Le monde penche d'un seul degré."],
    ["Ce qui reste, c'est la chaleur.", 'La couleur revient, lentement.'],
    ['Le vent tourne.', 'Un dernier regard.'],
  ],
  closes: [
    "{T}. Et puis la lumière s'éteint.",
    'Noir. Et dans le noir, un écho : {t}.',
    'Rien de plus. Juste ceci : {s}.',
  ],
}
