export const announcing = {
  notices: [
    ['Un court message pour toutes les personnes concernées.', 'Voici quelque chose à savoir.'],
    [
      "Les plans changent parfois, et il est bon de l'apprendre à temps.",
      'Mieux vaut le savoir maintenant que devant une porte close.',
    ],
    [
      'Merci de prévenir ceux qui regardent moins souvent leur téléphone.',
      'Faites passer le message à tous ceux qui doivent le savoir.',
    ],
    ["À noter, et à prévoir autrement s'il le faut.", "Un instant pour regarder l'agenda."],
    [
      'En cas de doute, mieux vaut demander avant de partir.',
      'Voilà un trajet de moins, et du temps pour autre chose.',
    ],
    ["Dès qu'il y a du nouveau, vous le saurez.", 'La suite viendra quand il y aura plus à dire.'],
    ['Merci de votre compréhension.', 'Merci de faire passer le message.'],
  ],
  searches: [
    [
      "Un instant d'attention, s'il vous plaît.",
      'Cela concerne tous ceux qui vivent ou travaillent près de là.',
    ],
    ["Quelqu'un attend, et chaque heure compte.", "Quelqu'un ne pense qu'à cela aujourd'hui."],
    [
      "Cherchez dans vos souvenirs : qu'avez-vous vu ces derniers jours ?",
      'Regardez autour de vous, même dans les coins tranquilles.',
    ],
    [
      'Demandez aux voisins, dans les magasins, à ceux qui promènent leur chien.',
      "Parfois, il suffit d'un regard derrière une haie.",
    ],
    ['Parlez-en autour de vous.', 'Plus on est nombreux à le savoir, mieux cela vaut.'],
    ['Même un petit indice peut aider.', 'Chaque indice est le bienvenu, si petit soit-il.'],
    ['Merci de votre aide.', "Merci de garder l'œil ouvert."],
  ],
}
