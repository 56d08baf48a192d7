export const comparing = {
  sides: ["D'un côté : {k}.", "De l'autre : {k}."],
  criteria: [
    "Qu'est-ce qui compte le plus : le prix, l'effort ou le plaisir ?",
    "Mieux vaut comparer un jour ordinaire qu'un jour parfait.",
    'Chaque camp a ses fidèles, et tous ont de bonnes raisons.',
    "Selon ce que l'on a et ce que l'on fait déjà, l'un des deux convient mieux.",
    "Le mieux est d'essayer une semaine chacun, et de noter ce que l'on remarque.",
    'Qui connaît les deux raconte aussi les petits défauts.',
  ],
  suits: 'Pour {i} : {k}.',
  verdicts: [
    "Si le premier côté vous ressemble : {k}. Si c'est le second : {i}. Les deux se défendent.",
    'Le premier vous parle ? Alors {k}. Le second ? Alors {i}.',
  ],
  changes: [
    ["D'abord, l'avant. À regarder sans juger.", "Voilà comment c'était, jour après jour."],
    [
      "Un jour, c'était assez, et ce fut le début.",
      "Cela n'a pas changé tout seul : quelqu'un a décidé de commencer.",
    ],
    [
      "La première heure n'a presque rien changé, et c'est normal.",
      'Tout a commencé dans un coin, par une petite chose.',
    ],
    [
      "Au milieu, c'était pire qu'avant. C'est toujours ainsi.",
      'Puis vint la partie que personne ne photographie : le travail.',
    ],
    [
      "Et maintenant, l'après. La même image, encore une fois.",
      'Voilà : la même chose, et pourtant une autre.',
    ],
    [
      "La différence n'est pas de la chance : ce sont beaucoup de petits pas.",
      'Il reste le sentiment que changer est possible.',
    ],
  ],
}
