import type { TopicLines } from '../knowledge.ts'
import type { MakerTopic } from '../topic.ts'

export const makers: Record<MakerTopic, TopicLines> = {
  podcast: {
    facts: [
      'Un podcast demande une voix et une idée ; le matériel peut attendre.',
      'On pardonne un micro modeste, presque jamais une pièce bruyante.',
      "Le mou avale l'écho : rideaux, tapis, même une armoire pleine de vêtements.",
      'On écoute un podcast les mains occupées ; les phrases claires y gagnent.',
      "Un jour fixe fait d'un auditeur de passage un habitué.",
      "La première minute décide si l'on reste jusqu'à la fin de l'épisode.",
    ],
    tips: [
      "Dire en une phrase à qui s'adresse le podcast et ce qu'il apporte.",
      "Prévoir les trois premiers épisodes avant d'enregistrer le premier.",
      'Faire un essai au téléphone, dans la pièce la plus calme et la plus feutrée.',
      'Tenir le micro à une main de la bouche, un peu de côté.',
      'Couper les détours et les longues pauses, et garder le souffle qui sonne humain.',
      'Choisir un nom et une couverture lisibles même en tout petit.',
      'Publier à jour fixe, et demander à un auditeur un avis sincère.',
    ],
  },
  video: {
    facts: [
      'Une vidéo vit de changements : autre angle, autre lieu, autre pensée.',
      "On pardonne plus vite une image qui tremble qu'un mauvais son.",
      "La lumière d'une fenêtre, de côté, flatte presque tous les visages.",
      'Les premières secondes promettent, et le reste de la vidéo doit tenir parole.',
      'Une vidéo courte réussit quand elle dit une chose, et non cinq.',
      'Beaucoup regardent sans le son ; les sous-titres portent alors le message.',
    ],
    tips: [
      'Écrire la seule phrase qui doit rester en tête.',
      'Dresser la liste des plans avant de filmer.',
      "Nettoyer l'objectif, se tourner vers la lumière et tenir l'appareil stable.",
      'Filmer chaque geste de loin, puis de près, puis de côté.',
      'Laisser tourner un peu plus longtemps avant et après chaque plan.',
      'Couper tout ce qui ne sert pas cette seule phrase.',
      'Regarder la vidéo une fois sans le son, et une fois les yeux fermés.',
    ],
  },
  social: {
    facts: [
      "Sur les réseaux sociaux compte ce qui arrête les gens et ce qu'ils partagent.",
      'Une publication qui aide vaut mieux que beaucoup qui ne font que vanter.',
      "Un compte grandit quand on sait ce qu'on y trouvera.",
      'Les commentaires sont des conversations, et une réponse donne envie de revenir.',
      'Ce qui marche sur une plateforme demande souvent une autre forme ailleurs.',
      'Personne ne voit tout ; une bonne idée peut donc revenir sous une autre forme.',
    ],
    tips: [
      'Choisir une plateforme où le public visé passe déjà du temps.',
      "Fixer trois thèmes, et s'y tenir un moment.",
      "Commencer chaque publication par l'essentiel, pas par le bonjour.",
      "Préparer d'un seul coup les publications de la semaine.",
      'Répondre tôt aux commentaires, et comme un être humain.',
      'Regarder une fois par mois ce qui a été partagé, et en refaire.',
    ],
  },
  photo: {
    facts: [
      "Une photo est faite de lumière ; l'appareil ne fait que la recueillir.",
      "Deux pas de côté changent plus une photo qu'un nouvel objectif.",
      'La lumière du matin et du soir est longue et douce ; celle de midi est dure.',
      "L'œil va vers le point le plus clair, les visages et le bord le plus net.",
      "Le vide autour du sujet peut être la plus grande force d'une image.",
    ],
    tips: [
      "Chercher d'abord la lumière, et ensuite le sujet.",
      "Nettoyer l'objectif avant d'appuyer.",
      "S'approcher jusqu'à ce que rien ne soit de trop dans le cadre.",
      "Plier les genoux : la hauteur de l'appareil raconte sa propre histoire.",
      "Prendre plusieurs photos, et ne changer qu'une chose à la fois.",
      'Choisir la meilleure photo le lendemain, les yeux reposés.',
    ],
  },
  speaking: {
    facts: [
      'Un public retient une idée et une histoire, rarement une liste.',
      "Les diapositives soutiennent un exposé ; si elles disent tout, personne n'écoute.",
      'Une pause semble longue à qui parle, et juste à qui écoute.',
      'Le trac et la joie se ressemblent : le pouls rapide, les yeux grands ouverts.',
      "On décide très tôt si une présentation mérite l'attention.",
    ],
    tips: [
      'Écrire ce que le public doit savoir ou faire à la fin.',
      'Construire la présentation en partant de la fin.',
      'Mettre une idée par diapositive, lisible du dernier rang.',
      'Tout dire à voix haute, debout, une horloge en vue.',
      'Savoir la première et la dernière phrase sans regarder.',
      "Regarder une personne, finir l'idée, et seulement alors passer à la suite.",
    ],
  },
  craft: {
    facts: [
      "Le fait main porte de petites traces, et c'est par elles qu'on s'y attache.",
      "Un bon matériau pardonne des fautes qu'un mauvais montre.",
      'Mesurer deux fois prend moins de temps que scier deux fois.',
      "Un outil bien affûté est plus sûr qu'un outil émoussé : il demande moins de force.",
      'Les mains apprennent en répétant : la troisième pièce vient mieux que la première.',
    ],
    tips: [
      'Commencer par une petite pièce, finie en une soirée.',
      'Poser outils et matériaux à portée de main avant la première coupe.',
      'Mesurer, marquer légèrement, et mesurer encore.',
      "S'exercer au geste difficile sur une chute.",
      'Prendre son temps avec la colle et la peinture, et laisser sécher.',
      "Signer, dater, et noter ce que l'on ferait autrement.",
    ],
  },
  game: {
    facts: [
      "Un bon jeu donne des buts clairs, et la liberté d'y arriver.",
      'Un jeu amuse juste entre le trop facile et le trop difficile.',
      "Une partie perdue apprend plus qu'une victoire de chance.",
      'Les règles ne limitent pas le jeu : elles le rendent possible.',
      "On se souvient des moments qu'on a provoqués soi-même.",
    ],
    tips: [
      'Lire le but du jeu avant le détail des règles.',
      'Jouer une partie lentement, juste pour comprendre.',
      'Observer les bons joueurs quand il semble ne rien se passer.',
      'Changer une seule chose au plan, et recommencer.',
      "Faire une pause quand l'agacement monte, et revenir frais.",
      "Expliquer le jeu à quelqu'un : on le voit alors d'un œil neuf.",
    ],
  },
  fashion: {
    facts: [
      "Les vêtements parlent avant nous : de l'humeur, du lieu, du moment.",
      "Une bonne coupe fait plus pour une tenue qu'une étiquette célèbre.",
      "Quelques couleurs qui s'accordent se marient mieux que beaucoup qui jurent.",
      'Le tissu décide comment une robe tombe, respire et dure.',
      "Le vêtement le plus durable est celui que l'on porte pendant des années.",
    ],
    tips: [
      "Mettre d'un côté de l'armoire tout ce que l'on porte souvent.",
      'Noter les couleurs et les coupes communes à ces préférés.',
      "Avant d'acheter, nommer trois tenues où la pièce trouverait sa place.",
      'Vérifier du bout des doigts les coutures, les fermetures et le tissu.',
      "L'essayer, s'asseoir, lever les bras et faire quelques pas.",
      'Laver en douceur, aérer souvent, et repriser tôt.',
    ],
  },
  beauty: {
    facts: [
      "La peau se renouvelle sans cesse, en silence, de l'intérieur.",
      "La peau aime la régularité plus qu'une étagère de flacons.",
      "Le soleil fait vieillir la peau ; l'ombre et la crème solaire ralentissent cela.",
      "Une peau sèche manque de gras ou d'eau, et souvent des deux.",
      'Ce qui va à un visage peut ne pas aller à un autre.',
    ],
    tips: [
      "Regarder sa peau à la lumière du jour avant d'acheter quoi que ce soit.",
      "Nettoyer en douceur le soir, à l'eau tiède.",
      'Appliquer la crème sur une peau encore un peu humide.',
      'Protéger le visage du soleil le matin.',
      "Essayer d'abord un nouveau produit à l'intérieur du bras.",
      "Ne changer qu'une chose à la fois, et lui laisser quelques semaines.",
    ],
  },
}
