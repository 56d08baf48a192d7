import type { TopicLines } from '../knowledge.ts'
import type { ModernTopic } from '../topic.ts'

export const modern: Record<ModernTopic, TopicLines> = {
  app: {
    facts: [
      "Une bonne application fait une chose si simplement qu'il ne faut pas de notice.",
      'On décide vite si une application peut rester sur le téléphone.',
      "Chaque case de trop dans un formulaire perd quelqu'un en route.",
      'Ce qui est clair pour les auteurs reste souvent une énigme pour les autres.',
      'Les mises à jour ferment des brèches, et ne devraient donc pas attendre.',
      "Un logiciel n'est jamais fini, seulement prêt pour la question suivante.",
    ],
    tips: [
      "Nommer la seule tâche que l'application doit rendre plus facile.",
      "Dessiner d'abord sur papier le chemin à travers l'application.",
      'Essayer le croquis avec trois personnes qui ne le connaissent pas.',
      "Construire l'écran le plus important, et laisser le reste pour plus tard.",
      'Ne demander que les données vraiment nécessaires.',
      'Lire chaque avis, et répondre à ceux qui piquent.',
    ],
  },
  car: {
    facts: [
      "En freinant, une voiture électrique rend de l'énergie à sa batterie.",
      "Un moteur électrique a bien moins de pièces mobiles qu'un moteur à essence.",
      "Conduire calmement économise l'essence ou le courant, et les nerfs aussi.",
      'Par grand froid, la batterie mène la voiture moins loin.',
      'Une voiture passe presque toute sa vie garée.',
      "D'une voiture, seuls les pneus touchent la route.",
    ],
    tips: [
      "Noter la distance que l'on parcourt vraiment un jour normal.",
      'Chercher où la voiture pourrait se recharger, à la maison ou au travail.',
      'Comparer le coût entier : prix, électricité, assurance et réparations.',
      'Essayer la voiture sur ses trajets de tous les jours.',
      'Vérifier pneus, feux et freins avant un long trajet.',
      'Regarder loin devant, et laisser rouler la voiture assez tôt.',
    ],
  },
  energy: {
    facts: [
      'Les panneaux solaires font de la lumière un courant, sans une seule pièce mobile.',
      'Le solaire marche aussi sous les nuages, seulement moins fort.',
      "L'énergie que personne n'utilise n'a pas à être produite.",
      "Dans bien des logements, le chauffage prend la plus grande part de l'énergie.",
      'Une batterie garde pour le soir le soleil de midi.',
    ],
    tips: [
      "Trouver quels appareils consomment le plus d'électricité.",
      "Éteindre ce qui ne fait qu'attendre.",
      'Boucher les fentes des fenêtres et des portes, et garder la chaleur.',
      'Vérifier quelle partie du toit reçoit le soleil, et combien de temps.',
      'Demander plusieurs devis, et ce qui se passe après la garantie.',
      'Lancer la machine à laver quand le soleil est haut.',
    ],
  },
  language: {
    facts: [
      "Une langue s'apprend en s'en servant, fautes comprises.",
      'Les mêmes mots reviennent sans cesse : un petit vocabulaire mène donc loin.',
      "L'oreille doit connaître un son avant que la bouche puisse le faire.",
      "Un peu chaque jour fait plus pour une langue qu'une longue soirée par semaine.",
      'Les mots tiennent mieux dans une phrase que dans une liste.',
    ],
    tips: [
      'Choisir une raison : une personne, un voyage, un film.',
      "Apprendre d'abord les sons, et les répéter à voix haute.",
      "Rassembler des phrases entières que l'on dira vraiment.",
      'Se parler dans la nouvelle langue en rangeant ou en marchant.',
      "Parler tôt avec quelqu'un, avant de se sentir prêt.",
      "Revenir aux vieux mots juste avant qu'ils ne s'effacent.",
    ],
  },
  nutrition: {
    facts: [
      'Une assiette colorée est une assiette variée, et la variété nourrit bien.',
      'Les céréales complètes, les haricots et les légumes calent plus longtemps.',
      "La soif passe facilement pour la faim : un verre d'eau est un bon début.",
      "Devant un écran, on mange plus qu'on ne s'en aperçoit.",
      "Ce qui est prêt dans la cuisine décide de ce que l'on mange.",
    ],
    tips: [
      "Regarder ce que l'on a mangé cette semaine, sans juger.",
      "Ajouter un légume à un plat que l'on aime déjà.",
      'Mettre les fruits en vue, et le sucré hors de vue.',
      'Cuisiner un peu plus, et emporter le reste à midi.',
      'Manger lentement, à table, le téléphone dans une autre pièce.',
      "Changer d'abord un repas, et laisser les autres pour plus tard.",
    ],
  },
  stretching: {
    facts: [
      "Un étirement agit lentement ; un muscle tiré trop vite tire dans l'autre sens.",
      'Rester assis raidit les hanches et les épaules, et bouger les assouplit.',
      'Dans le yoga, le souffle et le geste vont ensemble.',
      "S'étirer un peu chaque jour fait plus qu'une seule longue séance.",
      "Des muscles chauds s'étirent mieux que des muscles froids.",
    ],
    tips: [
      'Se lever, secouer bras et jambes, et se réchauffer.',
      "Rouler les épaules lentement, d'abord en arrière, puis en avant.",
      "Aller jusqu'à sentir l'étirement, jamais jusqu'à la douleur.",
      'Tenir quelques souffles calmes, et laisser le souffle faire le travail.',
      'Changer de côté, et remarquer la différence.',
      'Finir allongé sur le dos, et y rester un moment.',
    ],
  },
}
