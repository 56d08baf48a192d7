import type { TopicLines } from '../knowledge.ts'
import type { CultureTopic } from '../topic.ts'

export const culture: Record<CultureTopic, TopicLines> = {
  book: {
    facts: [
      'Qui lit crée ses propres images : personne ne lit donc le même livre.',
      "Une histoire nous tient parce que quelqu'un veut quelque chose et qu'un obstacle se dresse.",
      "Écrire à la main ralentit les pensées jusqu'à ce qu'elles soient claires.",
    ],
    tips: [
      'Lire quelques pages chaque jour, à la même heure.',
      "Écrire une mauvaise première page : on peut l'améliorer, une page vide non.",
      'Lire à voix haute, et couper chaque mot qui fait trébucher.',
    ],
  },
  music: {
    facts: [
      "Chaque son est de l'air qui tremble ; plus il tremble vite, plus le son est aigu.",
      'La musique est faite de répétition et de surprise, tour à tour.',
      "Jouer d'un instrument exerce à la fois l'oreille, les mains et l'attention.",
    ],
    tips: [
      "Travailler lentement, pour que les mains apprennent d'abord le bon geste.",
      'Répéter les deux mesures difficiles, pas tout le morceau.',
      "Jouer un peu chaque jour, et finir par ce que l'on aime.",
    ],
  },
  art: {
    facts: [
      "La lumière et l'ombre, plus que les lignes, donnent du volume.",
      "Une image guide l'œil : vers le point le plus clair, le bord le plus net, un visage.",
      "Les couleurs chaudes semblent s'approcher, les froides s'éloigner.",
    ],
    tips: [
      "Regarder plus longtemps qu'on ne dessine : voir est presque tout le travail.",
      'Commencer par les grandes formes, et garder les détails pour plus tard.',
      "Décider d'où vient la lumière, avant tout le reste.",
      "Reculer d'un pas, plisser les yeux, et comparer.",
    ],
  },
  history: {
    facts: [
      "L'histoire, c'est ce que les gens ont laissé, et ce que nous savons y lire.",
      "Les vieux murs disent ce que l'on craignait ; les outils, comment on vivait.",
      'Le passé fut surtout du quotidien : le pain, la météo, le travail et les enfants.',
    ],
    tips: [
      "Demander à chaque source qui l'a faite, quand, et pour qui.",
      "Placer les événements sur une ligne, dans l'ordre, et chercher les causes.",
      'Toucher un vieux mur et imaginer la main qui a posé la pierre.',
    ],
  },
  sport: {
    facts: [
      'La technique économise la force : voilà pourquoi les bons joueurs semblent détendus.',
      'Une équipe est forte quand chacun sait ce que feront les autres.',
      'Les matchs se jouent souvent à peu de chose : un pas, un regard, un souffle.',
    ],
    tips: [
      "Apprendre lentement le geste de base, avant d'ajouter la vitesse.",
      'Entraîner le côté faible autant que le côté fort.',
      "À la fin, nommer ce qui a réussi et ce qu'il faut améliorer.",
    ],
  },
  travel: {
    facts: [
      'Chaque ville a son rythme, et il se sent tôt le matin.',
      "Quelques mots dans la langue du lieu ouvrent plus de portes qu'un guide.",
      "Ce sont les petits détours que l'on raconte encore des années après.",
      'Hors saison, les lieux sont plus calmes et les gens ont plus de temps.',
      'Un bagage léger allège le voyage à chaque escalier.',
      "Les meilleures histoires commencent là où le plan s'arrêtait.",
    ],
    tips: [
      'Rester plus longtemps quelque part, plutôt que de passer partout.',
      'Faire la valise, puis en retirer un tiers.',
      'Garder ailleurs une copie des billets et des papiers.',
      'Marcher le premier soir sans but.',
      'Manger là où la carte est courte et où les gens habitent tout près.',
      'Écrire trois lignes chaque soir, avant que les jours se mélangent.',
    ],
  },
  lighthouse: {
    facts: [
      'Un phare avertit les bateaux des rochers et leur montre où ils sont.',
      'Chaque phare a son propre rythme de lumière : ainsi, en mer, on les reconnaît.',
      "Autrefois, les gardiens allumaient la lampe à la main, nuit après nuit ; aujourd'hui, presque toutes marchent seules.",
    ],
    tips: [
      'Lire la lumière comme un nom : compter les éclats et la pause.',
      'Garder la lampe propre, le journal à jour, et un œil sur le ciel.',
      "Quand vient le brouillard, se fier au signal et non à l'œil.",
    ],
  },
  bicycle: {
    facts: [
      "Une roue qui tourne garde l'équilibre qu'une roue arrêtée perd.",
      'Les vitesses laissent les jambes à leur rythme quand la route monte et descend.',
      'Les routes, les rails et les roues ont toujours rapproché les gens.',
    ],
    tips: [
      "Vérifier l'air, les freins et les lumières avant de partir.",
      "Regarder là où l'on veut aller, pas vers l'obstacle.",
      'Garder ses distances, prévenir tôt, et se rendre visible.',
    ],
  },
  computer: {
    facts: [
      "Un ordinateur ne connaît qu'allumé et éteint, et bâtit tout le reste avec cela.",
      'Un programme est une recette : des étapes claires, dans le bon ordre.',
      "L'intelligence artificielle trouve des motifs dans des exemples ; leur sens, c'est aux humains d'en juger.",
      'La plupart des erreurs sont petites : un signe oublié, un ordre inversé.',
      "Une sauvegarde ne vaut que si l'on peut la restaurer.",
      "Le nuage n'est qu'un autre ordinateur, dans un hangar lointain.",
    ],
    tips: [
      "Découper la grande tâche en petites parties que l'on peut tester.",
      'Changer une seule chose à la fois, et regarder ce qui se passe.',
      "Décrire l'erreur avec soin : ce qu'on attendait, et ce qui est arrivé.",
      'Redémarrer avant de désespérer : cela aide étonnamment souvent.',
      'Enregistrer souvent, et garder une deuxième copie ailleurs.',
      'Vérifier ce que dit une machine avant de le transmettre.',
    ],
  },
  phone: {
    facts: [
      "Un long mot de passe protège mieux qu'un mot court et compliqué.",
      "Chaque message est découpé en petits paquets, puis recollé à l'arrivée.",
      "Les applications se disputent l'attention ; les réglages décident qui gagne.",
      "Un écran lumineux tard le soir rend l'endormissement plus difficile.",
      "Les applications du premier écran s'ouvrent sans qu'on y pense.",
      'Un message envoyé ne se rattrape presque jamais.',
    ],
    tips: [
      "Couper toute notification qu'aucun humain n'a envoyée.",
      'Vider le premier écran, et ne garder que le nécessaire.',
      'Charger le téléphone la nuit hors de la chambre.',
      'Prendre un mot de passe différent par compte, et un gestionnaire pour les garder.',
      'Installer vite les mises à jour, et se méfier des liens inconnus.',
      'Sauvegarder photos et contacts avant que rien ne casse.',
    ],
  },
  money: {
    facts: [
      "L'argent grandit lentement par les habitudes et file vite par les exceptions.",
      'Les intérêts travaillent pour qui épargne et contre qui doit.',
      "Un prix est un nombre ; une valeur, c'est ce qu'il signifie pour nous.",
      "Les petites dépenses régulières passent inaperçues, et elles s'additionnent.",
      "L'épargne placée à plusieurs endroits ne baisse pas d'un seul coup.",
      "L'argent qui a un nom et un but s'épargne mieux.",
    ],
    tips: [
      'Noter chaque dépense pendant un mois, sans juger.',
      "Résilier un abonnement que personne n'utilise plus.",
      'Mettre de côté le premier jour, pas le dernier.',
      'Dormir une nuit avant tout gros achat.',
      "Bâtir d'abord une petite réserve, et ensuite de plus grands projets.",
      'Regarder le but une fois par mois, et ajuster le montant.',
    ],
  },
  work: {
    facts: [
      "L'attention est limitée, et chaque changement en coûte un peu.",
      'Des buts clairs font gagner plus de temps que de longues journées.',
      'Les équipes marchent bien là où les questions sont bienvenues.',
      "Un plan sur papier libère la tête pour l'étape suivante.",
      "Ce qui n'est pas fini revient à l'esprit tant qu'il n'a pas de date.",
      'Une tâche de dix minutes grandit quand elle a tout un après-midi.',
    ],
    tips: [
      'Choisir la tâche qui compte le plus, et commencer par elle.',
      'Fermer tout le reste pendant une demi-heure.',
      "Rassembler les petites tâches, et les faire d'un seul coup.",
      "Faire une vraie pause, loin de l'écran.",
      'Dire ce qui est fait, ce qui reste, et qui fait quoi.',
      'Préparer demain dans les dix dernières minutes du jour.',
    ],
  },
  light: {
    facts: [
      'Une invention vient rarement de rien : elle relie ce qui existe déjà.',
      'Le courant électrique est une charge en mouvement, et il lui faut un circuit fermé.',
      'Une bonne expérience change une chose et laisse les autres telles quelles.',
    ],
    tips: [
      "Poser la question de sorte qu'un essai puisse y répondre.",
      "Noter ce que l'on attend avant d'essayer.",
      'Mesurer deux fois, et prendre un échec pour un résultat.',
    ],
  },
  time: {
    facts: [
      "Les horloges mesurent le temps ; l'attention décide de sa durée ressentie.",
      'Les expériences nouvelles rendent une journée plus longue en mémoire.',
      'Les habitudes épargnent des décisions, et les décisions coûtent des forces.',
    ],
    tips: [
      'Écrire demain sur un petit papier, dès ce soir.',
      'Faire le plus difficile quand la journée est fraîche.',
      'Laisser un vide entre deux rendez-vous.',
    ],
  },
}
