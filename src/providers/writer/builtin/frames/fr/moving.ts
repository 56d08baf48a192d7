import type { StyleFrames } from '../frames.ts'

export const motivational: StyleFrames = {
  titles: ["{T} : c'est aujourd'hui", 'Une raison de commencer : {t}', '{T}. Le premier pas'],
  descriptions: [
    'Un élan dans la bonne direction : {t}, et ce petit premier pas qui change une journée.',
    'Pourquoi cela vaut la peine, et comment commencer : {t}.',
  ],
  hooks: [
    "Et si c'était aujourd'hui ? {T} : tout commence par un petit pas.",
    "Pas besoin d'être prêt. Il suffit de commencer. {T}.",
    'Une image en tête : {s}. Et maintenant, la vie dans un mois.',
  ],
  develop: [
    [
      'Tous ceux qui réussissent ont débuté un jour.',
      'Personne ne commence fort. On devient fort en commençant.',
    ],
    [
      'Le premier pas peut être minuscule. Il compte quand même.',
      "Qu'il soit si petit qu'on ne puisse pas dire non.",
    ],
    [
      'Il y aura des jours sans envie. Ces jours-là comptent aussi.',
      'Certains jours seront lourds. Ce sont eux qui construisent.',
    ],
    [
      'Ne pas se comparer aux autres. Se comparer à hier.',
      "Chacun son rythme : le bon, c'est celui que l'on tient.",
    ],
    [
      "On le sent : quelque chose change, doucement, de l'intérieur.",
      "Un jour, on le remarque : c'est devenu plus facile.",
    ],
    ['Tomber, apprendre, se relever.', "Un revers n'est qu'une virgule, pas un point final."],
    [
      'Ce que nous répétons, nous le devenons.',
      'Les habitudes nous portent quand le courage prend congé.',
    ],
    [
      "Quelqu'un regarde, et trouve ainsi le courage de commencer.",
      'À deux, le chemin est plus court.',
    ],
    [
      'En se retournant, on voit tout le chemin déjà fait.',
      "Un instant pour être fier. C'est mérité.",
    ],
    [
      "Le meilleur moment, c'était hier. Le deuxième, c'est maintenant.",
      "Demain commence par ce que l'on fait aujourd'hui.",
    ],
  ],
  closes: [
    "Alors, le premier pas, dès aujourd'hui. {T} : voici le début.",
    'Commencer petit. Commencer maintenant. Et revenir demain.',
    'Debout, une grande inspiration, et en avant.',
  ],
}

export const productDemo: StyleFrames = {
  titles: ['Découvrir : {s}', '{S} : voici comment ça aide', '{S}, en action'],
  descriptions: [
    "Le problème, la solution et l'avantage, en une courte démonstration : {t}.",
    'Du souci quotidien à la réponse simple : {t}.',
  ],
  hooks: [
    'Le problème est connu : trop peu de temps, trop de petits obstacles. Voici la réponse : {s}.',
    'Il doit exister une meilleure façon. Elle existe : {s}.',
    'À quoi ressemblerait la journée avec un souci de moins ? Une idée : {s}.',
  ],
  develop: [
    [
      'Le problème est familier : on veut le faire, et la journée passe par là.',
      "Ce sont les petits tracas qui prennent le plus d'énergie.",
    ],
    [
      "Et les réponses habituelles ? Compliquées, oubliées, ou au fond d'un tiroir.",
      "Jusqu'ici, il fallait un détour, un pense-bête, ou y renoncer.",
    ],
    ['Et maintenant, la différence.', "C'est ici que tout change."],
    [
      'Tout commence par un seul geste, tout simple.',
      "Pas de longs préparatifs : en main, et c'est parti.",
    ],
    ["L'idée est claire : faire une chose, et la faire bien.", 'Tout a sa place, et rien ne gêne.'],
    [
      "Qu'est-ce que cela change ? L'esprit libre, et du temps pour l'essentiel.",
      "L'avantage se sent chaque jour.",
    ],
    [
      "Le matin, en route, à la maison : cela s'adapte à la journée telle qu'elle est.",
      "C'est pensé pour les gens, et non l'inverse.",
    ],
    [
      'Une semaine ainsi. Et après, qui voudrait revenir en arrière ?',
      "Au bout de quelques jours, on n'y pense plus. C'est le plus beau compliment.",
    ],
    [
      'Les bonnes questions : est-ce simple, est-ce utile, est-ce durable ?',
      'Le prendre en main, essayer, et juger par soi-même.',
    ],
    ["Moins d'effort, plus d'aisance.", 'Simple pour commencer, bon à garder.'],
  ],
  closes: [
    "{S}. À essayer dès aujourd'hui, pour voir la différence.",
    "Envie d'une voie plus facile ? {S} : c'est le moment.",
    'Un souci de moins, une bonne habitude de plus : {s}.',
  ],
}

export const entertaining: StyleFrames = {
  titles: ['{T} : attendez la suite', '{T}, version drôle', 'Surprise ! {T}'],
  descriptions: [
    'Un regard malicieux, avec un ou deux rebondissements : {t}.',
    'On croyait tout savoir ? {T} : on recommence, et on en profite.',
  ],
  hooks: [
    'Stop ! Le sujet : {s}, et cela devient plus étrange à chaque seconde.',
    'Attention : après cette vidéo, plus rien ne sera pareil. Le coupable : {s}.',
    'Vite, à quoi pense-t-on en entendant ceci : {s} ? Faux. Enfin, presque.',
  ],
  develop: [
    ['Prêt ? Voici la première surprise.', 'On tient bien son chapeau.'],
    ["On dirait une blague. Ce n'en est pas une.", 'Si, vraiment. Encore une fois, au ralenti.'],
    [
      "Et la faute à qui ? À personne, bien sûr. C'est arrivé, voilà tout.",
      "Quelque part, quelqu'un hoche la tête avec beaucoup de sagesse.",
    ],
    ['Coup de théâtre !', 'Attendez, il y a mieux.'],
    [
      "Si c'était un film, la musique monterait maintenant.",
      'Ici, un roulement de tambour. Un long.',
    ],
    [
      'À raconter dans une fête, rien que pour voir les têtes.',
      'Les amis feront semblant de le savoir déjà.',
    ],
    ['Soyons honnêtes : nous sommes tous passés par là.', 'Allez, avouons : un petit sourire, là.'],
    [
      "Sur une échelle d'un à dix, c'est une solide banane.",
      "Les savants appellent cela : oups, c'est allé trop loin. Bon, en fait, non.",
    ],
    ['Encore une fois, pour ceux du fond.', "Grande inspiration. Ce n'est pas fini."],
    ['Et maintenant, le grand final.', 'Dernier tour, meilleur tour.'],
  ],
  closes: [
    "Et voilà : {s}. On peut maintenant faire comme si on l'avait toujours su.",
    "À envoyer à quelqu'un qui doit savoir cela. Sujet : {s}. On sait déjà à qui.",
    'Fin ! Ou pas ? Avec un tel sujet, {s}, on ne sait jamais.',
  ],
}
