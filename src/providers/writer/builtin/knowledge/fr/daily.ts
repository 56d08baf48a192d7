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
    images: [
      'La vapeur monte de la tasse et glisse dans la première lumière.',
      "Un filet d'eau, une fleur sombre, et le parfum remplit la cuisine.",
    ],
    wonders: [
      'Le parfum du café promet souvent plus que la première gorgée, car le nez fait presque tout le travail.',
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
    images: [
      'Une feuille se déplie dans le verre comme si elle se souvenait du jardin.',
      "De la pluie à la fenêtre, des mains tièdes autour d'une tasse.",
    ],
    wonders: ['La même feuille peut devenir thé vert, blanc, oolong ou noir.'],
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
    images: [
      'La farine flotte dans la lumière comme une neige lente.',
      "La croûte crépite tout bas au contact de l'air frais.",
    ],
    wonders: ["Le pain frais chante : en tendant l'oreille, on entend craquer la croûte."],
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
    images: [
      "L'huile frémit, l'ail grésille, et soudain tout le monde est dans la cuisine.",
      'Une cuillère en bois, une flamme bleue et, pour une fois, du temps.',
    ],
    wonders: ['Un filet de citron peut réveiller un plat qui semblait manquer de sel.'],
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
    images: [
      'Le couteau passe, et le jus court sur la planche.',
      "Rouge, orange, vert : le marché rayonne avant l'éveil de la ville.",
    ],
    wonders: ['Pour un botaniste, la tomate est un fruit.'],
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
    images: [
      'Un ruban sombre tombe, se plie et brille.',
      'Le papier froisse, et un carré se casse net.',
    ],
    wonders: ["Pendant très longtemps, le chocolat s'est bu au lieu de se croquer."],
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
    images: [
      "Les rideaux respirent, l'horloge ralentit, et la chambre devient douce.",
      'La maison se tait, à part un long souffle tranquille.',
    ],
    wonders: ['Chaque nuit, on voyage en rêve, et presque tout est oublié au petit-déjeuner.'],
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
    images: [
      "L'air frais, les rues calmes, et la première lumière sur les fenêtres.",
      "Pas après pas, le jour s'ouvre comme une porte.",
    ],
    wonders: ["Plus d'une bonne idée n'est pas née à un bureau, mais en marchant."],
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
    images: [
      'Des lacets serrés, une grande inspiration, et le premier pas.',
      'De la sueur au front, et un sourire bien mérité.',
    ],
    wonders: ["Le plus dur, dans l'entraînement, c'est souvent le chemin jusqu'à la porte."],
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
    images: [
      'Une main sur la poitrine et, dessous, un tambour régulier.',
      'La lumière du matin, une respiration profonde, et un corps qui est prêt.',
    ],
    wonders: ['Le cœur est un muscle à peu près gros comme le poing.'],
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
    images: [
      "Le crayon s'arrête, les yeux s'ouvrent, et voilà.",
      'Une lampe sur un bureau, et une pensée qui se met à briller.',
    ],
    wonders: ["Une erreur qui surprend se retient souvent mieux qu'une bonne réponse."],
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
    images: [
      'Une bougie se tient droite, et le soir aussi.',
      "Les épaules descendent, la mâchoire se relâche, et le bruit s'éloigne.",
    ],
    wonders: [
      'De tout ce que le corps fait en dedans, le souffle est ce que chacun peut guider aussitôt.',
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
    images: [
      "Une fenêtre s'ouvre, la poussière danse dans la lumière, et la pièce respire.",
      'La table est libre et, dessus, il y a une seule fleur.',
    ],
    wonders: [
      "Chaque objet de la maison demande un peu d'attention, même quand il ne fait que rester là.",
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
    images: [
      'Une main sur une petite épaule, et deux regards dans la même direction.',
      "Une vieille photo, un rire, et un prénom que l'on redit.",
    ],
    wonders: ['Une odeur venue de la cuisine peut ramener toute une enfance.'],
  },
}
