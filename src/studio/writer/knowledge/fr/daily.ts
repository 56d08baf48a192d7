import type { TopicLines } from '../knowledge.ts'
import type { DailyTopic } from '../topic.ts'

export const daily: Record<DailyTopic, TopicLines> = {
  coffee: {
    facts: [
      "Les grains de café sont les graines d'un fruit qui ressemble à une cerise.",
      "Plus la mouture est fine, plus l'eau tire vite les arômes.",
      'La torréfaction change une graine verte en quelque chose qui sent le chocolat et la noix.',
    ],
    tips: [
      'Moudre les grains juste avant, à peu près comme du gros sel.',
      "Rincer le filtre en papier à l'eau chaude, pour qu'il n'ait aucun goût.",
      "Verser d'abord un peu d'eau et attendre : le café gonfle et libère son gaz.",
      "Verser ensuite lentement, en cercles, du centre vers l'extérieur.",
      'Trop acide ? Moudre plus fin. Trop amer ? Moudre plus gros.',
    ],
  },
  tea: {
    facts: [
      'Le thé vert et le thé noir viennent de la même plante ; seul le traitement des feuilles change.',
      'Une eau trop chaude rend le thé vert amer.',
      "Au jardin, à la maison ou sur un quai de gare, le thé est une raison de s'asseoir ensemble.",
    ],
    tips: [
      "Chauffer d'abord la théière, puis ajouter les feuilles.",
      "Laisser l'eau tiédir un peu pour le thé vert, et la prendre bouillante pour le noir.",
      "Donner aux feuilles la place de s'ouvrir, et les retirer à temps.",
    ],
  },
  bread: {
    facts: [
      "De la farine, de l'eau, du sel et du temps : le bon pain demande à peine plus.",
      'La levure mange du sucre et rejette du gaz, et ce gaz soulève la pâte.',
      'La croûte dore parce que la chaleur change sucres et protéines en saveurs nouvelles.',
    ],
    tips: [
      "Peser la farine et l'eau : c'est à l'œil que le pain se rate.",
      "Pétrir jusqu'à ce que la pâte soit lisse et reprenne sa forme.",
      "La laisser reposer sous un torchon jusqu'à ce qu'elle ait bien gonflé.",
      'Cuire très chaud, avec un peu de vapeur pour la croûte.',
      "Laisser refroidir le pain avant de le couper, même si c'est dur.",
    ],
  },
  cooking: {
    facts: [
      "Le sel, le gras, l'acide et la chaleur décident du goût de presque tous les plats.",
      'Une grande part de ce que nous appelons goût est en fait odeur.',
      'Un aliment ne dore que si sa surface est sèche et la poêle bien chaude.',
      "En cuisine, un couteau aiguisé est plus sûr qu'un couteau émoussé.",
      'Le sel mis tôt pénètre ; mis à la fin, il reste en surface.',
      'Une viande qui repose un moment garde son jus.',
    ],
    tips: [
      "Lire toute la recette avant d'allumer le feu.",
      'Vérifier que tout ce qui est sur la liste est bien là.',
      'Tout préparer et couper, puis cuisiner sans hâte.',
      'Bien chauffer la poêle, et ne pas trop la remplir.',
      'Goûter encore et encore, et assaisonner par petites touches.',
      "Finir par du frais : des herbes, du citron ou quelques gouttes d'une bonne huile.",
    ],
  },
  fruit: {
    facts: [
      "Les fruits sont la façon qu'ont les plantes d'envoyer leurs graines en voyage.",
      "Des couleurs différentes dans l'assiette, ce sont des nutriments différents.",
      'Les fruits et les légumes ont meilleur goût à leur saison.',
    ],
    tips: [
      'Acheter de saison, peu et souvent.',
      'Laver juste avant de manger, pas avant de ranger.',
      "Garder une coupe de fruits en vue : ce que l'on voit, on le mange.",
    ],
  },
  chocolate: {
    facts: [
      'Le chocolat commence par les graines amères du cacaoyer.',
      "Les fèves sont fermentées, séchées et grillées avant d'avoir un goût de chocolat.",
      'Le chocolat fond en bouche parce que le beurre de cacao ramollit à la chaleur du corps.',
    ],
    tips: [
      "Faire fondre le chocolat lentement, au-dessus d'une eau chaude, jamais à feu vif.",
      "Tenir loin de lui la moindre goutte d'eau.",
      'Laisser un petit morceau fondre sur la langue au lieu de le croquer.',
    ],
  },
  sleep: {
    facts: [
      "Pendant le sommeil, le cerveau trie la journée et consolide ce qu'il a appris.",
      "Le corps profite du sommeil pour se réparer, en silence et sans qu'on le lui demande.",
      "La lumière et l'obscurité disent à l'horloge intérieure quand il faut se reposer.",
    ],
    tips: [
      'Se coucher à peu près à la même heure, le week-end aussi.',
      "Baisser les lumières le soir et éloigner l'écran.",
      'Garder la chambre sombre, calme et un peu fraîche.',
    ],
  },
  walking: {
    facts: [
      'Marcher fait travailler les grands muscles, le cœur et le sang sans forcer.',
      "La lumière du matin aide l'horloge intérieure, et le soir le sommeil vient mieux.",
      'Les pensées se dénouent quand les pieds trouvent un rythme.',
    ],
    tips: [
      'Poser les chaussures près de la porte la veille au soir.',
      'Laisser le téléphone dans la poche et lever les yeux les premières minutes.',
      "Commencer par un petit tour, et le laisser s'allonger de lui-même.",
      "Choisir chaque jour la même heure, jusqu'à ce que marcher soit une habitude.",
    ],
  },
  exercise: {
    facts: [
      "Les muscles se renforcent pendant le repos qui suit l'effort.",
      "Bouger régulièrement fait du bien au cœur, à l'humeur et au sommeil.",
      "De petits efforts répétés font plus qu'un seul jour héroïque.",
      "La force s'en va quand on ne s'en sert pas, et revient avec la pratique.",
      "La variété ménage les articulations et chasse l'ennui.",
      "Des courbatures après du nouveau, c'est normal ; une douleur vive dit d'arrêter.",
    ],
    tips: [
      "Choisir deux ou trois mouvements que l'on fait bien.",
      "S'échauffer quelques minutes, jusqu'à respirer à l'aise et sentir les articulations souples.",
      "Commencer plus léger qu'on ne le croit, et bouger proprement.",
      'Souffler dans la partie difficile, et ne jamais bloquer la respiration.',
      "Bien se reposer, boire de l'eau, et revenir au prochain jour prévu.",
      "Noter ce que l'on a fait, pour voir le progrès.",
    ],
  },
  heart: {
    facts: [
      "Le cœur bat jour et nuit sans qu'on le lui demande.",
      'Manger, bouger, se reposer, être entouré : tout cela fait la santé.',
      "Le corps prévient tôt, et il vaut la peine de l'écouter.",
    ],
    tips: [
      'Bouger un peu chaque jour, plutôt que beaucoup de temps en temps.',
      "Remplir de légumes la moitié de l'assiette.",
      'Demander au médecin quand quelque chose ne va pas, et le demander tôt.',
    ],
  },
  brain: {
    facts: [
      'Le cerveau apprend en créant des liens, et chaque répétition les renforce.',
      'Chercher dans sa mémoire exerce mieux que relire encore une fois.',
      "Le nouveau reste quand il s'attache à quelque chose de connu.",
    ],
    tips: [
      'Apprendre par petites séances, avec de vraies pauses.',
      'Fermer le livre et le dire avec ses propres mots.',
      "L'expliquer à quelqu'un : les trous apparaissent tout de suite.",
      'Y revenir le lendemain, puis une semaine plus tard.',
    ],
  },
  calm: {
    facts: [
      "Une longue expiration dit au corps qu'il est en sécurité.",
      "L'esprit vagabonde par nature ; le remarquer, c'est déjà s'exercer.",
      "Le repos n'est pas le contraire du travail : il en fait partie.",
    ],
    tips: [
      "S'asseoir confortablement, les deux pieds au sol.",
      'Inspirer par le nez, et souffler plus lentement encore.',
      'Quand viennent des pensées, les laisser passer comme des voitures dans la rue.',
      'Rester ainsi quelques minutes, puis se lever sans hâte.',
    ],
  },
  home: {
    facts: [
      'Les choses sans place finissent par prendre toute la place.',
      "Une pièce rangée repose les yeux, et l'esprit suit.",
      'Ce qui est à portée de main sert ; ce qui est caché est oublié.',
    ],
    tips: [
      'Choisir un tiroir, pas toute la maison.',
      "Tout sortir, et ne garder que ce qu'on utilise ou qu'on aime.",
      'Donner à chaque chose une place fixe, près de là où elle sert.',
      'Remettre dix choses à leur place chaque soir.',
    ],
  },
  family: {
    facts: [
      "Les histoires que l'on raconte à table deviennent la mémoire d'une famille.",
      "Le temps passé ensemble compte plus que tout ce que l'on achète.",
      'Les enfants apprennent moins de ce que nous disons que de ce que nous faisons.',
    ],
    tips: [
      'Poser une vraie question, puis simplement écouter.',
      'Garder un petit rituel, à la même heure, chaque semaine.',
      'Noter ce que racontent les grands-parents, avant que cela se perde.',
    ],
  },
}
