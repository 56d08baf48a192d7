import type { MistakeFrames } from '../frames.ts'

export const mistakes: MistakeFrames = {
  named: 'Erreur {k} : {i}. Plutôt :',
  numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  general: [
    {
      mistake: 'commencer dans la précipitation',
      remedy: 'Prendre un moment et préparer le nécessaire.',
    },
    {
      mistake: 'en vouloir trop à la fois',
      remedy: 'Commencer petit, et ajouter le reste plus tard.',
    },
    {
      mistake: 'sauter les bases',
      remedy: "Les apprendre d'abord, car tout le reste repose dessus.",
    },
    {
      mistake: 'tout changer en même temps',
      remedy: 'Changer une seule chose et voir ce qui se passe.',
    },
    { mistake: 'ne regarder que le résultat', remedy: 'Vérifier chaque étape avant la suivante.' },
    {
      mistake: 'abandonner au premier échec',
      remedy: 'Revenir une étape en arrière et réessayer.',
    },
    { mistake: 'ne jamais demander', remedy: "Demander à quelqu'un qui l'a déjà fait." },
    { mistake: 'ne rien noter', remedy: "Noter ce qui a marché et ce qui n'a pas marché." },
    { mistake: 'arrêter trop tôt', remedy: "Répéter jusqu'à ce que cela devienne facile." },
    { mistake: 'croire tous les conseils', remedy: 'Les essayer, et garder ce qui marche.' },
  ],
  known: {
    coffee: [
      "moudre les grains des jours à l'avance",
      'laisser le filtre en papier sec',
      "verser toute l'eau d'un coup",
      'verser trop vite, et toujours au même endroit',
      'ne jamais changer la mouture',
    ],
    bread: [
      'mesurer au hasard',
      'cesser de pétrir trop tôt',
      'ne pas laisser reposer la pâte',
      'cuire à trop faible chaleur',
      'couper le pain encore chaud',
    ],
    cooking: [
      'commencer sans avoir lu la recette',
      "découvrir à mi-chemin qu'il manque quelque chose",
      'couper et cuire en même temps',
      "remplir une poêle qui n'est pas chaude",
      'assaisonner seulement à la fin',
      'oublier la touche finale',
    ],
    garden: [
      'commencer trop grand',
      'arroser à heure fixe, sans regarder',
      'mouiller les feuilles',
      'laisser ce qui est fané',
    ],
    exercise: [
      'essayer tous les exercices à la fois',
      'commencer à froid',
      'trop de poids trop tôt',
      'retenir son souffle',
      'ne jamais se reposer',
      'ne rien consigner',
    ],
    sleep: [
      'se coucher chaque soir à une autre heure',
      'des écrans lumineux tard le soir',
      'une chambre chaude et claire',
    ],
    photo: [
      'ne regarder que le sujet, et pas la lumière',
      'un objectif sale',
      'rester trop loin',
      'toujours photographier à hauteur des yeux',
      "n'appuyer qu'une fois",
      'choisir la meilleure photo tout de suite',
    ],
    money: [
      "ne pas savoir où va l'argent",
      "payer ce que personne n'utilise",
      "n'épargner que ce qui reste",
      'faire de gros achats sur-le-champ',
      'faire de grands projets sans réserve',
      'fixer un but et ne plus jamais le regarder',
    ],
    work: [
      'commencer par les petites choses faciles',
      'tout faire en même temps',
      'traiter les petites tâches une à une, toute la journée',
      "faire ses pauses devant l'écran",
      'ne pas dire qui fait quoi',
      'commencer la journée sans plan',
    ],
  },
}
