import type { TopicLines } from '../knowledge.ts'
import type { NatureTopic } from '../topic.ts'

export const nature: Record<NatureTopic, TopicLines> = {
  tree: {
    facts: [
      'Un arbre vit entre deux mondes : des racines dans le noir, des feuilles dans la lumière.',
      "Les feuilles changent la lumière, l'eau et l'air en sucre, et libèrent de l'oxygène.",
      'Chaque cerne du bois est une saison : large les bonnes années, étroit les années sèches.',
    ],
    tips: [
      'Planter le jeune arbre là où il aura de la place pendant des décennies.',
      'Arroser beaucoup mais rarement, pour que les racines descendent.',
      "Toucher l'écorce, lever les yeux, et offrir quelques minutes à la forêt.",
    ],
  },
  garden: {
    facts: [
      "Les plantes ont besoin de lumière, d'eau, d'air et d'un peu de patience.",
      'Une bonne terre est vivante : vers et êtres minuscules nourrissent les racines.',
      'Une fleur est une invitation aux insectes, écrite en couleurs et en parfum.',
    ],
    tips: [
      'Commencer petit : un pot, une plante, un endroit au soleil.',
      "Toucher la terre du doigt avant d'arroser.",
      'Arroser le matin, au pied, et non sur les feuilles.',
      'Couper ce qui est fané : la plante refleurit souvent.',
    ],
  },
  mountain: {
    facts: [
      'Les montagnes naissent là où les plaques de la Terre se poussent, très lentement.',
      "Plus on monte, plus l'air devient rare et froid.",
      'La pluie, la glace et le vent sculptent chaque montagne un peu plus, jour après jour.',
    ],
    tips: [
      'Vérifier la météo avant la montée, et encore en chemin.',
      'Marcher lentement dès le départ, pour garder des forces pour la descente.',
      'Faire demi-tour à temps : la montagne sera encore là demain.',
    ],
  },
  ocean: {
    facts: [
      'Les océans couvrent la plus grande part de la planète et font le temps partout.',
      "La Lune et le Soleil attirent l'eau : ainsi viennent et repartent les marées.",
      'Les vagues naissent du vent et peuvent voyager très loin avant de se briser.',
      "La pluie arrache du sel aux roches, les fleuves l'emportent, et la mer reste salée.",
    ],
    tips: [
      'Se renseigner sur les courants avant de nager en mer.',
      "Venir à marée basse pour trouver ce que l'eau cache d'habitude.",
      "N'emporter que des photos, et laisser la plage plus propre qu'avant.",
    ],
  },
  river: {
    facts: [
      "L'eau est toujours en voyage : elle monte, retombe en pluie et retourne à la mer.",
      "Tout être vivant que nous connaissons a besoin d'eau.",
      'Une rivière façonne sa vallée par la patience, pas par la force.',
    ],
    tips: [
      "Garder un verre d'eau à portée de main, et boire avant d'avoir soif.",
      'Fermer le robinet pendant le brossage des dents.',
      'Remonter un ruisseau, et découvrir où il commence.',
    ],
  },
  rain: {
    facts: [
      "Les nuages sont faits d'innombrables gouttes, si petites qu'elles flottent.",
      "Il pleut quand les gouttes s'unissent et deviennent trop lourdes pour l'air.",
      'Un arc-en-ciel apparaît quand le soleil est derrière nous et la pluie devant.',
    ],
    tips: [
      "Regarder d'où vient le vent : le temps de demain arrive par là.",
      "Après l'éclair, attendre à l'abri que le tonnerre soit loin.",
      'Sortir juste après la pluie, et respirer à fond.',
    ],
  },
  snow: {
    facts: [
      "Les cristaux de neige poussent autour d'un grain minuscule, et la plupart ont six branches.",
      "La neige fraîche absorbe le son : voilà pourquoi un matin d'hiver est si calme.",
      "La neige paraît blanche parce qu'elle disperse la lumière de toutes les couleurs.",
    ],
    tips: [
      "S'habiller en plusieurs couches, avec du sec contre la peau.",
      "Rester en mouvement, et réchauffer mains et pieds avant qu'ils ne fassent mal.",
      'Attraper un flocon sur un gant sombre et le regarder de près.',
    ],
  },
  sun: {
    facts: [
      "Le ciel est bleu parce que l'air disperse partout le bleu de la lumière du Soleil.",
      'Les saisons changent parce que la Terre tourne, penchée, autour du Soleil.',
      "La lumière du jour règle l'horloge intérieure des plantes, des animaux et des humains.",
      "Le printemps éveille, l'été mûrit, l'automne récolte, l'hiver se repose.",
    ],
    tips: [
      'Commencer la journée par quelques minutes de lumière naturelle.',
      "Chercher l'ombre à midi, et protéger la peau et les yeux.",
      "Noter chaque semaine un petit changement dehors : l'année ralentit.",
    ],
  },
  stars: {
    facts: [
      'Notre Soleil est une étoile, et les étoiles de la nuit sont des soleils lointains.',
      "La lumière des étoiles voyage si longtemps que nous les voyons telles qu'elles étaient.",
      'La Lune ne brille pas par elle-même : elle renvoie la lumière du Soleil.',
      'Les planètes tournent autour du Soleil, et les lunes autour des planètes.',
    ],
    tips: [
      "Trouver un endroit sombre, et laisser aux yeux le temps de s'y faire.",
      "Commencer par une constellation, puis voyager d'étoile en étoile.",
      'Utiliser une lampe rouge la nuit : les yeux restent prêts pour le noir.',
    ],
  },
  volcano: {
    facts: [
      "Au fond de la Terre, la roche est si chaude qu'elle coule : c'est le magma.",
      'Quand le magma atteint la surface, il devient de la lave.',
      'Les volcans détruisent, mais leur cendre donne des sols parmi les plus riches.',
    ],
    tips: [
      'Lire les signes : un sol qui tremble, de la vapeur nouvelle, une forme qui change.',
      'Regarder un volcan seulement de là où les experts le permettent.',
      "Soulever une pierre ponce refroidie : c'est de la roche pleine de bulles.",
    ],
  },
  earth: {
    facts: [
      "L'air, l'eau et le sol vont ensemble : ce qui touche l'un atteint les autres.",
      "Ce que l'on répare ou réutilise n'a pas besoin d'être fabriqué de nouveau.",
      "La nature ne connaît pas les déchets : ce qui tombe à l'automne nourrit le printemps.",
    ],
    tips: [
      'Garder les choses plus longtemps, réparer ce qui casse, partager ce qui dort.',
      "Bien trier les déchets, mais d'abord les éviter.",
      "Commencer par une seule habitude, et la garder jusqu'à ce qu'elle soit naturelle.",
    ],
  },
}
