import type { StyleFrames } from '../frames.ts'

export const educational: StyleFrames = {
  titles: ['{T} : tout simplement', '{T} : les explications', 'Vu de près : {t}'],
  descriptions: [
    "Une courte leçon : {t}. La question, l'explication et ce qu'il faut retenir.",
    'Une question, une explication claire et un résumé : {t}.',
  ],
  hooks: [
    'Voici quelque chose qui mérite un regard plus attentif : {t}.',
    'Que [sais-tu|savez-vous] déjà de ce sujet : {s} ? Voyons cela ensemble.',
    'Nous croyons presque tous connaître ce sujet : {s}. Regardons encore une fois.',
  ],
  develop: [
    ['Commençons par les bases.', "D'abord, les fondations."],
    ['Et maintenant, pourquoi ?', 'Quelle en est la raison ?'],
    ['Un exemple rend tout plus clair.', 'Pensons à la vie de tous les jours.'],
    ['Cela explique déjà beaucoup de choses.', "Soudain, une pièce s'emboîte dans la suivante."],
    ['Mais il y a plus.', 'Regardons une couche plus loin.'],
    [
      'Comparer avec du connu aide à voir ce qui est différent.',
      "Avant d'aller plus loin, essayons de le dire avec nos mots.",
    ],
    [
      "L'erreur courante : ne regarder que la surface.",
      "Ici, on confond facilement la cause et l'effet.",
    ],
    [
      "Relions les points : la cause, l'effet, et la suite.",
      'Côte à côte, les pièces forment un dessin.',
    ],
    [
      'Cela se vérifie : observer, comparer, et demander encore.',
      "Un bon test : [saurais-tu|sauriez-vous] l'expliquer à un ami ?",
    ],
    ['Donc, en version courte.', 'Résumons.'],
  ],
  closes: [
    "À retenir : regarder de près, demander pourquoi, et relier ce que l'on trouve. Le sujet : {s}.",
    "Une question a sa réponse, et la suivante attend déjà. C'est ainsi qu'on apprend.",
    "Et maintenant, l'expliquer à quelqu'un. C'est ainsi que l'on retient.",
  ],
}

export const informative: StyleFrames = {
  titles: ["{T} : l'essentiel", "{T} en un coup d'œil", 'Bon à savoir : {t}'],
  descriptions: [
    "L'essentiel, dans un ordre clair : {t}.",
    "Un bref aperçu : {t}. Ce que c'est, comment cela marche, et pourquoi cela compte.",
  ],
  hooks: [
    "Aujourd'hui, en bref : {t}.",
    'Le sujet : {t}. Voici les points qui comptent.',
    'Un bref aperçu, sans détour : {s}.',
  ],
  develop: [
    ["D'abord, le contexte.", 'Un mot sur le contexte.'],
    ["Passons à l'essentiel.", 'Voici le cœur du sujet.'],
    ['Voici comment cela marche en pratique.', 'Au quotidien, cela se présente ainsi.'],
    ['Il y a autre chose à savoir.', 'Passons au deuxième point.'],
    ['Que faut-il en conclure ?', 'La conséquence est simple.'],
    [
      'Sur les détails, les avis varient ; le principe est clair.',
      "Les détails changent d'un cas à l'autre ; le principe reste.",
    ],
    [
      "Pour bien juger, trois aspects : le but, la méthode et l'effet.",
      'Trois questions aident : à quoi cela sert, comment cela marche, à qui cela profite.',
    ],
    ['Ceci est souvent oublié.', 'Un détail échappe facilement.'],
    [
      'Il vaut la peine de comparer plusieurs sources avant de décider.',
      'Une bonne information cite sa source et ses limites.',
    ],
    ['Résumons.', 'Revenons au fil principal.'],
  ],
  closes: [
    'Voilà pour ce sujet : {s}. Le contexte, le principe, la pratique.',
    "C'était l'essentiel : {s}. L'étape suivante, c'est de regarder par soi-même.",
    'Avec le fil principal en tête, les détails trouvent leur place.',
  ],
}

export const tutorial: StyleFrames = {
  titles: ['{T} : étape par étape', '{T}, une étape à la fois', 'Pas à pas : {t}'],
  descriptions: [
    'Un guide pratique, pas à pas, avec les erreurs à éviter : {t}.',
    'En étapes claires que chacun peut refaire : {t}.',
  ],
  hooks: [
    'Dans les prochains instants, pas à pas : {t}.',
    "Prêt pour un essai ? Aujourd'hui : {t}.",
    "Un peu de temps et un plan clair suffisent. C'est parti : {t}.",
  ],
  develop: [
    [
      'Avant de commencer, tout préparer à portée de main.',
      'Faire de la place et réunir le nécessaire.',
    ],
    [
      'Décider à quoi doit ressembler le résultat, et garder cette image en tête.',
      'Connaître son but : une phrase suffit.',
    ],
    [
      'La première fois, lentement. La vitesse vient seule.',
      'Cette partie sans hâte : elle porte toutes les autres.',
    ],
    [
      'Regarder le résultat de chaque étape avant la suivante.',
      'Ici, une pause, pour comparer avec le but.',
    ],
    [
      "En cas d'erreur, reculer d'une étape, pas jusqu'au début.",
      'Une erreur ici est normale. On change une chose, et on réessaie.',
    ],
    [
      'Maintenant, attention aux détails : ils font la différence.',
      'À ce moment, le soin se voit.',
    ],
    [
      'Noter ce qui a marché, pour pouvoir le refaire.',
      'Une petite note ou une photo aide pour la prochaine fois.',
    ],
    [
      'Répéter une fois encore, à part, le plus difficile.',
      "Exercer le passage délicat jusqu'à ce qu'il paraisse facile.",
    ],
    [
      'Ranger au fur et à mesure : la fin devient facile.',
      'Remettre les outils en place, et vérifier que rien ne manque.',
    ],
    [
      "Maintenant, regarder l'ensemble d'un œil neuf.",
      'Un pas en arrière, et vérifier le résultat.',
    ],
  ],
  closes: [
    "Voilà : {t}. À essayer dès aujourd'hui, tant que c'est frais.",
    'Les étapes sont connues. La deuxième fois sera deux fois plus facile.',
    'Garder ces étapes, les essayer une fois, et les faire siennes.',
  ],
}
