import type { AudienceFrames, LanguageFrames } from '../frames.ts'

export const audiences: LanguageFrames['audiences'] = {
  'General Audience': { early: [], late: [] },
  Teenagers: {
    early: [
      'Pas de leçon de morale, promis. Rien que le meilleur.',
      'Quelques secondes. Ça vaut le coup.',
    ],
    late: [
      'Montre-le à tes amis, pour voir qui le savait.',
      'À toi : essaie, et vois ce qui se passe.',
    ],
  },
  'Young Adults': {
    early: [
      'Entre le travail, les amis et les projets, ceci mérite une place.',
      'Quelque chose pour les années où tant de choses commencent.',
    ],
    late: ['À intégrer dans sa propre vie, à sa façon.', 'Rester simple, et garder ce qui marche.'],
  },
  Professionals: {
    early: [
      "L'accent est mis sur ce qui sert en pratique.",
      "Dans ce qui suit : l'essentiel, avec précision.",
    ],
    late: [
      'Voyez quel point concerne votre travail, et commencez par là.',
      'Emportez un de ces points à votre prochaine réunion.',
    ],
  },
  'Tech Enthusiasts': {
    early: [
      'Regardons sous le capot.',
      'Voyons cela comme un système : entrée, traitement, sortie.',
    ],
    late: ['Expérimenter, mesurer, recommencer.', 'Démonter cela en pensée, et le remonter.'],
  },
  'Fitness Enthusiasts': {
    early: [
      "C'est un échauffement pour l'esprit.",
      "On le sait par l'entraînement : le rythme bat la force.",
    ],
    late: [
      "Comme un plan d'entraînement : peu, souvent, honnêtement.",
      'On respire, on se concentre, encore un tour.',
    ],
  },
  Seniors: {
    early: [
      'Prenez votre temps ; rien ne presse ici.',
      'Peut-être cela vous rappellera-t-il un souvenir.',
    ],
    late: [
      "Peut-être le raconterez-vous autour d'un thé.",
      'Votre propre expérience compte beaucoup ici.',
    ],
  },
  Parents: {
    early: [
      "C'est aussi pour toute la famille.",
      'Entre le petit-déjeuner et le coucher, il y a de la place pour cela.',
    ],
    late: [
      'Essayez avec les enfants, et laissez-les poser des questions.',
      'Les enfants se souviendront du temps que vous avez pris.',
    ],
  },
  Children: {
    early: [
      'Viens avec moi ! Ouvre grand les yeux et les oreilles.',
      'Tu es curieux ou curieuse ? Très bien ! On y va !',
    ],
    late: ["Tu le racontes à quelqu'un à la maison ?", 'Maintenant, tu peux faire un dessin !'],
  },
} satisfies Record<string, AudienceFrames>

export const shared = {
  aspects: [
    'Un point mérite un regard plus attentif : {k}.',
    'Et puis il y a ceci : {k}.',
    'À garder en tête également : {k}.',
    'Ici, cela devient intéressant : {k}.',
    'Sans oublier ceci : {k}.',
    'Un autre côté de la même histoire : {k}.',
  ],
  inquiries: [
    "Première question : qu'entend-on exactement par là, {s} ?",
    'Où cela apparaît-il dans la vie de tous les jours ?',
    'Que faut-il réunir pour que cela se produise ?',
    'Que manquerait-il sans cela ?',
    "Que voit-on à l'œil nu, et où faut-il des instruments ou des experts ?",
    "Un mot revient dans chaque explication. Mieux vaut chercher d'abord ce mot-là.",
    "Qu'est-ce que l'on comprend le plus souvent de travers ?",
    'Dessiner trois cases : avant, pendant, après. Puis les remplir.',
    "Trouver un exemple tout proche, car un exemple fixe l'idée.",
    "Demander à deux personnes qui s'y connaissent, et comparer leurs réponses.",
  ],
  universal: [
    'Les petits détails en disent souvent le plus.',
    "Vu de l'autre côté, tout change.",
    'Ce qui paraît ordinaire vient souvent de loin.',
    'Tout début semble petit vu de loin.',
    'Cela aide de ralentir et de vraiment regarder.',
    'Ce que nous comprenons, nous en prenons mieux soin.',
    'Les bonnes questions durent plus que les réponses rapides.',
    'Ce sont souvent les choses calmes qui restent.',
    "Bien des choses ne deviennent claires qu'en mouvement.",
    'Les mains se souviennent de ce que les mots oublient.',
    "Il y a toujours quelqu'un qui connaît cela de l'intérieur.",
    "Ce que l'on partage grandit, ce que l'on cache s'efface.",
    "Rien n'est seul ; tout mène à autre chose.",
    "La première impression n'est que la porte.",
    "Une seule image peut dire ce qu'une page ne dit pas.",
    'Et parfois, la réponse la plus simple est la bonne.',
  ],
  steps: [
    'Étape un :',
    'Étape deux :',
    'Étape trois :',
    'Étape quatre :',
    'Étape cinq :',
    'Étape six :',
    'Étape sept :',
    'Étape huit :',
  ],
  ordinals: [
    'Premièrement :',
    'Deuxièmement :',
    'Troisièmement :',
    'Quatrièmement :',
    'Cinquièmement :',
    'Sixièmement :',
    'Septièmement :',
    'Huitièmement :',
    'Neuvièmement :',
    'Dixièmement :',
  ],
  ideas: [
    "L'idée en une phrase : {i}",
    'Tout commence ainsi : {i}',
    "Voici de quoi il s'agit : {i}",
  ],
  answers: [
    'Et la question, {i} ?',
    "Et la question, {i} ? Personne n'avait la réponse. Mais demander avait ouvert une porte.",
    'Et la question, {i} ? Elle est restée, et elle a fait la route.',
  ],
  names: ['Léa', 'Hugo', 'Camille', 'Louis', 'Inès', 'Jules'],
  theme: "une idée qui sort de l'ordinaire",
}
