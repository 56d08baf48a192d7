/** Words that name nothing one could miss in a picture: sizes, ages, numbers, positions, plain verbs. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    // en
    'about above across against along among around away back before behind below beneath beside between beyond down each from inside into just made more most near next onto other outside over past some that their them then there they this through toward towards under upon very what when where which while with without your',
    'ancient beautiful bright broad clean clear cold colorful colourful cosy cozy curious dark deep distant empty fast first five four fresh full giant great happy heavy high huge large last little lively lone lonely long many modern narrow neat open proud rich round seven several short shiny simple single slow small smooth steep strong tall thick thin three tiny traditional twisted vast warm white wide wild wooden worn young',
    'arranged being carries comes covered does every faces filled floats flows flying glides glows goes grows hangs held holds keeps leaning leans leaves lies lights lined lives looks makes moves rests rises runs seen sees shows sits stands surrounded takes turns walks watches wears works',
    'group kind light lights part piece place scene side someone somebody thing things view world',
    // es
    'algo algún alta alto ante antigua antiguo bajo bella bello blanca blanco cada cerca como contra cuando dentro desde detrás donde durante encima entre está están este esta frente fuera gran grande hacia hasta joven junto lado larga largo lejos llena lleno más mientras mira moderna moderno mucha mucho muchos nueva nuevo otra otro para pequeña pequeño poco pero primer sentada sentado sobre solo sola tiene toda todo tres vieja viejo',
    // fr
    'ancien ancienne assis assise aussi autour avec beau belle blanc blanche bord cette chaque comme contre dans debout depuis derrière deux devant dont entre entouré face grand grande haut haute jeune leur leurs loin long longue lors même moderne nouveau nouvelle parmi petit petite pleine plein plus plusieurs pour près quand quatre rempli sans seul seule sous tient trois très tout toute vers vieil vieille vieux',
    // de
    'aber alte alten alter altes auch auf beim dann darunter dass diese dieser dieses durch eine einem einen einer eines einsam entlang etwas ganz gegen groß große großen großer großes hält hinter hoch hohe hohen ihre ihrem ihren jung junge junger kleine kleinen kleiner kleines lange langen lang liegt mehr mehrere modern moderne modernen nach neben neue neuen noch ohne schön schöne schönen sehr seine seinem seinen sich sitzt sind stehen steht trägt über unter viele vielen vier voll voller vom vorne weit weite weiten wenn zwei zwischen drei',
  ]
    .join(' ')
    .split(' '),
)
