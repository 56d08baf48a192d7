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
    images: [
      'La lumière tombe entre les branches et se brise en mille éclats mouvants.',
      'Quelque part, une brindille craque, et toute la forêt semble écouter.',
    ],
    wonders: ["Un chêne entier a tenu un jour dans un gland qu'un enfant cacherait dans sa main."],
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
    images: [
      "De la rosée sur un pétale, et dans chaque goutte un petit monde à l'envers.",
      "De la terre tiède sous les ongles, et l'odeur du vert.",
    ],
    wonders: [
      'Une graine peut attendre des années dans le noir et savoir encore quoi faire quand vient la pluie.',
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
    images: [
      'La première lumière touche le sommet, et la vallée dort encore.',
      'Des chaussures sur la pierre, un souffle dans le froid, et les nuages en bas.',
    ],
    wonders: [
      "Tout en haut de certaines montagnes, il y a des coquillages : cette pierre fut le fond d'une mer.",
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
    images: [
      'Une vague se retire sur les galets et emporte son propre bruit.',
      'Du sel sur les lèvres, du vent dans les cheveux, et un horizon sans fin.',
    ],
    wonders: ["Presque tout l'océan profond n'a jamais été vu par des yeux humains."],
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
    images: [
      "L'eau glisse sur des pierres rondes, et chacune ajoute sa note.",
      'Le soir vient, et la rivière garde la dernière lumière.',
    ],
    wonders: ["L'eau d'un verre a déjà été pluie, rivière, nuage et glace, bien des fois."],
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
    images: [
      'Les premières gouttes dessinent des ronds sombres sur le trottoir chaud.',
      'Le tonnerre au loin, et chaque fenêtre retient son souffle.',
    ],
    wonders: [
      "Personne ne peut atteindre le bout d'un arc-en-ciel : il avance avec l'œil qui le voit.",
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
    images: [
      'En une nuit, la rue est devenue une page blanche.',
      'Un réverbère, des flocons lents, et pas encore de traces.',
    ],
    wonders: ["Une couche de neige garde le sol plus chaud que l'air au-dessus."],
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
    images: [
      'Le matin coule sur les toits comme du miel tiède.',
      'De longues ombres, une poussière dorée, et la dernière hirondelle du jour.',
    ],
    wonders: ["Chaque coucher de soleil est une aube pour quelqu'un, de l'autre côté du monde."],
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
    images: [
      "Les lumières s'éteignent et, une à une, les vieilles étoiles arrivent.",
      'Une lune fine pend au-dessus des toits, et tout se tait.',
    ],
    wonders: ["Regarder les étoiles, c'est regarder en arrière dans le temps."],
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
    images: [
      'Une lumière rouge rampe sous une croûte de pierre noire.',
      "D'abord une secousse, puis un silence bien trop long.",
    ],
    wonders: ["La pierre ponce est une pierre qui peut flotter sur l'eau."],
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
    images: [
      "De très loin, il n'y a pas de frontières : du bleu, du blanc, du vert.",
      "Un brin d'herbe a trouvé son chemin à travers le béton.",
    ],
    wonders: [
      "Tout l'air que nous partageons n'est qu'une ligne mince et claire autour de la planète.",
    ],
  },
}
