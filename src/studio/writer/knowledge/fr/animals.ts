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
  },
  bee: {
    facts: [
      'Les abeilles portent le pollen de fleur en fleur, et les fruits peuvent pousser.',
      'Le miel commence par du nectar, récolté goutte à goutte sur de nombreuses fleurs.',
      "Une ruche fonctionne parce que chaque abeille a sa tâche, et cette tâche change avec l'âge.",
      "Les abeilles s'indiquent le chemin des bonnes fleurs en dansant.",
    ],
    tips: [
      'Planter des fleurs qui éclosent à des moments différents, pour nourrir les insectes longtemps.',
      "Poser une coupelle d'eau peu profonde, avec des cailloux pour se poser.",
      'Laisser un coin sauvage au jardin : les insectes adorent.',
    ],
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
  },
}
