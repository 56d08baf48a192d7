export const announcing = {
  invitations: [
    [
      'Une bonne nouvelle comme celle-ci se partage.',
      'Une nouvelle comme celle-ci mérite un instant.',
    ],
    ["C'est peut-être exactement ce qu'il fallait.", 'Cela tombe peut-être au bon moment.'],
    [
      "Si cela vous intéresse, gardez-le à l'esprit.",
      "Si cela vous plaît, prenez le temps d'y penser.",
    ],
    [
      "Si ce n'est pas pour vous, quelqu'un autour de vous en sera peut-être content.",
      'Qui, parmi vos amis, aimerait le savoir ?',
    ],
    ['À noter maintenant, avant que la journée ne passe.', 'À écrire là où on le reverra.'],
    [
      "Tout le monde n'est pas encore au courant.",
      "Maintenant vous le savez, et d'autres ne le savent pas encore.",
    ],
    [
      'Pour toute question, il suffit de demander.',
      "Quelque chose n'est pas clair ? Demander ne coûte rien.",
    ],
    [
      'Parlez-en à la personne qui devrait le savoir.',
      'Un message comme celui-ci se transmet vite.',
    ],
    ["Pour commencer, il n'en faut pas plus.", "C'est vite dit, et facile à retenir."],
    ['Nous nous en réjouissons.', 'Vous êtes les bienvenus.'],
  ],
  notices: [
    ['Un court message pour toutes les personnes concernées.', 'Voici quelque chose à savoir.'],
    [
      "Mieux vaut le savoir maintenant que de l'apprendre en chemin.",
      'Une chose pareille est bonne à savoir tôt.',
    ],
    [
      'Merci de prévenir ceux qui regardent moins souvent leur téléphone.',
      'Faites passer le message à tous ceux qui doivent le savoir.',
    ],
    ["À noter, et à prévoir autrement s'il le faut.", "Un instant pour regarder l'agenda."],
    [
      'En cas de doute, mieux vaut demander avant de partir.',
      'Si cela touche un proche, prévenez-le.',
    ],
    [
      'Si cela ne vous concerne pas, un proche voudra peut-être le savoir.',
      "C'est tout pour le moment.",
    ],
    ['Merci de votre compréhension.', 'Merci de faire passer le message.'],
  ],
  farewells: [
    ['Un court message pour toutes les personnes concernées.', "C'est un au revoir."],
    [
      'Quelque chose de familier prend fin.',
      'Un au revoir demande peu de mots et un peu de temps.',
    ],
    [
      "Ceux qui en avaient l'habitude le remarqueront.",
      "Il y a peut-être des souvenirs ; c'est le moment d'y penser.",
    ],
    [
      'Tant que la porte est ouverte, il est encore temps.',
      "S'il reste une envie, mieux vaut ne pas trop attendre.",
    ],
    ['À noter, pour ne pas le laisser passer.', "Un instant pour regarder l'agenda."],
    [
      'Merci de le dire à ceux qui doivent le savoir.',
      'Un proche voudra peut-être dire au revoir.',
    ],
    ['Ce qui était bon reste en mémoire.', 'Certains au revoir sont aussi un merci.'],
    ['Merci de votre fidélité.', 'Merci à tous ceux qui en ont fait partie.'],
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
  reminders: ['À ne pas manquer : {i}.'],
  repeats: ["Encore une fois, pour s'en souvenir : {i}.", 'En bref : {i}.', 'À retenir : {i}.'],
  notes: ['À noter : {i}.', 'À garder sous la main : {i}.'],
}
