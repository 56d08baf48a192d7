import type { TopicLines } from '../knowledge.ts'
import type { AnimalTopic } from '../topic.ts'

export const animals: Record<AnimalTopic, TopicLines> = {
  cat: {
    facts: [
      "Les chats sont des chasseurs nés, et chasser par à-coups demande beaucoup d'énergie.",
      "Un chat qui dort garde ses forces pour la prochaine poursuite, même si la proie n'est qu'un jouet.",
      "La plupart des chats sont plus vifs à l'aube et au crépuscule : ils se reposent donc en journée.",
      "Le sommeil d'un chat est souvent léger : les yeux sont fermés, mais les oreilles veillent.",
    ],
    tips: [
      'Offrir au chat un endroit chaud et en hauteur, où personne ne le dérange.',
      'Jouer avec le chat avant son repas : chasser, manger, se laver, dormir, voilà son rythme.',
      "Laisser venir le chat et cligner lentement des yeux : dans sa langue, c'est de la confiance.",
    ],
    images: [
      'Une tache de soleil sur le sol, et un chat qui la remplit exactement.',
      "Une oreille se tourne vers un bruit que personne d'autre n'a entendu.",
    ],
    wonders: ['Un chat traverse le salon avec les mêmes pas silencieux que le tigre.'],
  },
  dog: {
    facts: [
      "Les chiens lisent le monde avec le nez d'abord, avec les yeux ensuite.",
      "Les chiens vivent auprès des humains depuis des milliers d'années et observent nos visages de près.",
      "Un chien apprend mieux quand la récompense suit tout de suite l'action.",
    ],
    tips: [
      'Demander une seule chose à la fois au chien, avec un mot court.',
      "Récompenser le bon moment aussitôt, d'une friandise ou d'une voix douce.",
      "Arrêter l'exercice quand le chien en veut encore.",
    ],
    images: [
      "Une queue tambourine sur le sol avant même que la porte s'ouvre.",
      'Des pattes pleines de boue, un bâton bien trop long, et rien que de la joie.',
    ],
    wonders: ['Pour un chien, un tour du quartier est un journal rempli de nouvelles fraîches.'],
  },
  bird: {
    facts: [
      "Les plumes gardent l'oiseau au chaud, au sec et en l'air.",
      "Beaucoup d'oiseaux voyagent entre leur maison d'été et celle d'hiver, et retrouvent le chemin.",
      'Le chant marque un territoire et appelle un partenaire ; chaque espèce a sa mélodie.',
    ],
    tips: [
      "Rester immobile, écouter d'abord, et seulement ensuite chercher l'oiseau.",
      "Poser de l'eau fraîche : les oiseaux trouveront le jardin tout seuls.",
      'Observer de loin, pour que les nids restent tranquilles.',
    ],
    images: [
      "Une aile s'ouvre, et l'air du matin la porte.",
      'Loin au-dessus des toits, la volée tourne comme une seule pensée.',
    ],
    wonders: ['Les oiseaux sont les parents vivants des dinosaures, et ils chantent à la fenêtre.'],
  },
  whale: {
    facts: [
      "Les baleines et les dauphins respirent de l'air : ils remontent donc toujours à la surface.",
      "Le son porte loin sous l'eau, et les animaux marins s'en servent pour se retrouver.",
      'Du corail à la baleine, tout se tient dans la mer.',
    ],
    tips: [
      'Observer les animaux marins en silence et leur laisser beaucoup de place.',
      'Rapporter chaque déchet de la plage à la maison.',
      "Bien connaître un seul animal marin : tout l'océan devient plus clair.",
    ],
    images: [
      "Un dos sombre émerge, un souffle reste dans la lumière, et l'eau se referme.",
      "Tout en bas, quelque chose d'immense passe sans un bruit.",
    ],
    wonders: ["Les plus grands animaux que l'on connaisse n'ont jamais marché sur la terre ferme."],
  },
  bee: {
    facts: [
      'Les abeilles portent le pollen de fleur en fleur, et les fruits peuvent pousser.',
      'Le miel commence par du nectar, récolté goutte à goutte sur de nombreuses fleurs.',
      "Une ruche fonctionne parce que chaque abeille a sa tâche, et cette tâche change avec l'âge.",
    ],
    tips: [
      'Planter des fleurs qui éclosent à des moments différents, pour nourrir les insectes longtemps.',
      "Poser une coupelle d'eau peu profonde, avec des cailloux pour se poser.",
      'Laisser un coin sauvage au jardin : les insectes adorent.',
    ],
    images: [
      "Un bourdonnement flotte sur les fleurs avant que l'on voie une aile.",
      "De la poussière d'or sur des pattes minuscules, et derrière elle tout l'été.",
    ],
    wonders: ["Les abeilles s'indiquent le chemin des bonnes fleurs en dansant."],
  },
  wildlife: {
    facts: [
      'Les animaux sauvages vont avec leur milieu : pelage, pattes et couleurs ont leur raison.',
      "Tout animal a besoin de trois choses : de la nourriture, un abri et assez d'espace.",
      'Chasseurs et herbivores se tiennent en équilibre.',
    ],
    tips: [
      "Garder ses distances : un animal calme montre bien plus qu'un animal effrayé.",
      'Chercher les traces : elles disent qui est passé, et vers où.',
      'Avancer lentement, face au vent, et laisser faire la patience.',
    ],
    images: [
      'Deux yeux brillent à la lisière, puis la nuit est de nouveau vide.',
      "L'herbe haute se penche, alors qu'il n'y a pas de vent.",
    ],
    wonders: ["Le meilleur camouflage n'est pas une couleur : c'est l'immobilité parfaite."],
  },
  dinosaur: {
    facts: [
      "Les dinosaures ont vécu bien avant qu'il y ait quelqu'un pour les voir.",
      'Ce que nous savons des dinosaures vient des fossiles : os, empreintes et œufs.',
      "Certains dinosaures étaient géants, d'autres pas plus gros qu'une poule.",
    ],
    tips: [
      'Commencer par les dents : plates, elles broient les plantes ; pointues, elles coupent la viande.',
      'Regarder les empreintes pour savoir comment un animal marchait.',
      'Comparer un fossile à un animal vivant : le puzzle commence à se résoudre.',
    ],
    images: [
      'Le sol tremble, et les fougères se mettent à bouger.',
      'Une empreinte dans la pierre, qui attend encore après tout ce temps.',
    ],
    wonders: [
      "Les dinosaures n'ont pas tout à fait disparu : leurs parents chantent dans les arbres.",
    ],
  },
}
