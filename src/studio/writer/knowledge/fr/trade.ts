import type { TopicLines } from '../knowledge.ts'
import type { TradeTopic } from '../topic.ts'

export const trade: Record<TradeTopic, TopicLines> = {
  brand: {
    facts: [
      'Une marque est une promesse, et chaque livraison la tient ou la rompt.',
      "Personne n'achète une liste de fonctions : on achète une journée plus simple.",
      "En marketing, le message clair l'emporte sur le malin.",
      'La répétition crée la confiance : même couleur, même ton, même promesse.',
      "Le bon marketing commence par l'écoute, car les clients ont déjà les mots.",
      'Une offre sans date se remet facilement à plus tard.',
    ],
    tips: [
      'Décrire une cliente assez précisément pour la saluer dans la rue.',
      'Écrire le problème avec les mots des clients.',
      "Dire l'avantage en une phrase que tout le monde comprend.",
      'Choisir un canal, une offre et une prochaine étape.',
      'Montrer le produit en usage, et laisser parler de vrais clients.',
      "Demander à chaque nouveau client comment il a entendu parler de l'offre.",
    ],
  },
  shop: {
    facts: [
      'Une boutique vit de ceux qui reviennent.',
      "On remarque la lumière, l'odeur et l'accueil avant les prix.",
      'Une carte courte ou un petit choix aide à choisir.',
      'Une vitrine travaille jour et nuit, sans pause.',
      "Les habitués amènent du monde, et c'est la publicité la moins chère.",
      'Ce qui est à hauteur des yeux se trouve en premier.',
    ],
    tips: [
      "Regarder la boutique depuis le trottoir d'en face, comme un inconnu.",
      'Écrire les horaires là où personne ne peut les manquer.',
      'Saluer chaque client dès les premiers instants.',
      "Mettre le meilleur près de l'entrée, et l'expliquer en une ligne.",
      'Demander ce qui manquait, et noter la réponse.',
      'Remercier par un petit rien qui donne envie de revenir.',
    ],
  },
  startup: {
    facts: [
      'Une jeune entreprise commence par une question : qui en a besoin, et à quel point.',
      "La première version n'a pas à tout faire ; elle doit bien faire une chose.",
      "De vrais utilisateurs voient en une minute ce que l'équipe a manqué des mois durant.",
      "Le lancement n'est pas la fin du travail : c'est là qu'on commence à apprendre.",
      "Le temps et l'argent sont comptés ; dire non fait donc partie du plan.",
      "On suit plus volontiers un problème qu'on connaît qu'une technique inconnue.",
    ],
    tips: [
      'Parler à quelques personnes qui ont le problème, et surtout écouter.',
      'Écrire une page : pour qui, pour quoi, et pourquoi maintenant.',
      "Construire le plus petit produit que quelqu'un utiliserait vraiment.",
      "Le montrer à des inconnus, et se taire pendant qu'ils essaient.",
      "Fixer le jour du lancement, et annoncer à quoi s'attendre.",
      'Recueillir toutes les réactions, et choisir une seule amélioration.',
    ],
  },
  service: {
    facts: [
      'Les clients retiennent la façon de régler un problème plus que le problème.',
      "Une plainte est le conseil d'un client qui n'est pas encore parti.",
      "Une réponse rapide et honnête vaut mieux qu'une réponse parfaite et tardive.",
      "Les gens veulent d'abord être compris, et ensuite être aidés.",
      'Un bon service commence avant la question, par des mots clairs.',
    ],
    tips: [
      "Écouter jusqu'au bout, sans interrompre.",
      'Redire avec ses propres mots ce que le client souhaite.',
      "Dire ce que l'on peut faire, et pour quand.",
      "Tenir la promesse, ou appeler avant qu'elle ne se rompe.",
      'Demander ensuite si tout va bien.',
      'Noter les questions qui reviennent, et en supprimer la cause.',
    ],
  },
  meeting: {
    facts: [
      'Une réunion coûte le temps de tous ceux qui sont là, pas seulement une heure.',
      "Les nouvelles s'écrivent ; une réunion sert à décider et à penser ensemble.",
      'En petit comité, on parle plus franchement.',
      'Une réunion quotidienne coupe la journée en morceaux trop petits pour réfléchir.',
      'Sans ordre du jour, la voix la plus forte choisit le sujet.',
      "Ce qui n'est pas écrit à la fin sera discuté de nouveau.",
    ],
    tips: [
      "Se demander d'abord si un message ne suffirait pas.",
      'Écrire la question à laquelle la réunion doit répondre.',
      "N'inviter que ceux qui décident ou qui savent.",
      "Commencer à l'heure, et laisser d'abord parler les discrets.",
      'Finir par des noms et des dates : qui fait quoi, et pour quand.',
      'Supprimer une réunion fixe pendant deux semaines, et voir ce qui manque.',
    ],
  },
  event: {
    facts: [
      "Les invités retiennent l'accueil, le repas et l'au revoir.",
      'Une fête prend vie quand les gens font quelque chose ensemble.',
      "La lumière et la musique font plus pour une fête qu'une décoration chère.",
      'Une bonne organisation ne se voit pas : tout semble arriver tout seul.',
      'Quelques minutes vides au programme peuvent sauver toute la fête.',
    ],
    tips: [
      "Décider d'abord avec quel sentiment les invités rentreront chez eux.",
      "Fixer la date, le lieu et le nombre d'invités.",
      'Faire une seule liste avec les tâches, les noms et les dates.',
      "Prévenir tôt : quand cela commence, où c'est, et quoi apporter.",
      "Parcourir la journée en pensée, de l'arrivée à la dernière chanson.",
      "Confier la montre à quelqu'un d'autre, et faire la fête.",
    ],
  },
  property: {
    facts: [
      "Un appartement se choisit avec le nez et les oreilles autant qu'avec les yeux.",
      'Un logement se rénove ; son emplacement, non.',
      "La lumière agrandit les pièces, et elle change d'heure en heure.",
      "Un appartement montre son caractère dans l'escalier et dans la cour.",
      "Une pièce vide paraît plus petite qu'une pièce meublée.",
    ],
    tips: [
      "Écrire ce qu'il faut chaque jour, et ce qui serait seulement agréable.",
      "Visiter l'appartement deux fois, à des heures différentes.",
      'Ouvrir fenêtres, robinets et placards, et écouter.',
      'Se renseigner sur les charges, les travaux et les voisins.',
      "Faire à pied le chemin jusqu'à l'arrêt et au commerce le plus proche.",
      'Lire le contrat au calme, et faire expliquer chaque point obscur.',
    ],
  },
}
