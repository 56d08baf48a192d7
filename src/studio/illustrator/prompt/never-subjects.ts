/** Words of style, light, camera and grammar that emoji keywords would turn into things. */
export const NEVER_SUBJECTS: ReadonlySet<string> = new Set(
  `a an the of and or in on at to from by with for is are be as it its this that over under near behind between into
  up down out off one two three four five left right top bottom center centre front back side middle small big large tiny huge
  new old young good best bad cool hot cold warm soft hard light lights dark bright deep high low wide close open closed
  red blue green yellow orange purple pink brown black white grey gray gold golden silver colour color colours colors
  shot view angle frame scene image picture photo style film camera lens mm grain focus detail details background foreground
  composition lighting shadow shadows texture mood tone contrast vertical horizontal shallow depth field cinematic
  natural simple clean modern vintage classic beautiful pretty cute happy sad smile quiet calm fast slow
  hour minute day night morning evening noon midnight dawn dusk sunset sunrise spring summer autumn winter weather season
  sun moon star stars sky cloud clouds rain snow fog wind storm mist sunny rainy cloudy water air wave waves
  text letters words word sign logo watermark caption captions title number numbers
  space place area world life way thing things part end start make made go run walk fly sit stand look see show
  face hand hands head body eye eyes finger skin hair man woman person people
  morning-light room home house office city town street road land sea ocean beach mountain forest desert island
  window door wall floor table glass paper wood wooden metal stone line lines shape shapes circle square triangle
  glow glowing shine shining sparkle sparkling reflection reflections magic surface edge rim layer layers
  fine full empty long short still motion moving move through across around toward towards against while
  work working use using play playing party event stop fall falling rise rising first last ok no yes not more most
  every each time love nature animal food drink object travel art sport game music celebration symbol
  watch link pick ring seat label mate knot hook wing station bubbles collision ear eye chains metro salt tray
  wedding elevator shower soap sponge clamp goggles briefs bikini dress coat socks gloves scarf package pen
  drop droplet high-voltage sparkles candy rose peach olive lime mango melon beans cricket knee mouth
  24 absorbing accident accounting acidity action actor actress address adorable affair africa aged alert
  america amusement angelic army arrived ascend asia ass assistance athletic athletics attraction awesome baa
  babies band bathroom beat beauty bent bestest birth bite bless blind bloom blow blu-ray bok bollywood boo
  boom born bottoms box break breaky breath breathe brr build bull can cardio casual catch change charge
  check-in cheering cheers choo chop christian clack clap class clay cleaning climb clink clue collide
  comfortable comfy compress contact container convoluted cooling cops country cracked creative crook crops
  culture curious curve cutting cycle danger data date de decor decorated delicious delivering direct
  direction disability disease dive do document dr drained dressed driving drove drugs drunk dupe dying easy
  eat electronic elegant emerge emergency employed energy engaged engagement europe evidence evil evolution
  excited exhalation expendable explode explosive extinction extinguish extra fancy farming fashion feed feet
  festival festive fever filling flexible flirt float floating flow flowing fluctuate fluffy flutter forbidden
  formal four-leaf fresh fry frying future gang glittery glory gobble groom grow growl growth habitat hail
  handy hats haunting hear heavenly help herd hit hitched hoist honk hooray hours hrs hump hungry hurry hurt
  hygiene immortal improvement indecisive infant inhalation injured intelligent interlocking intersection
  invertebrate joey jump justice kisses late launch lazy left-pointing lift like list listen listening lit
  location log lonely loud luck lucky luxury mad major mane marching market married mayo media medicated
  medieval melted meow mining mobility moo mute muted navigation negative nervous newborn noodle nothing
  nurturing opening order ouch outdoors outgoing packing pad pan paws pay personal pest pick-up playful
  plaything plush point pop porous positive pour power predator present preserver private probing proof
  protect protection proud public pulsating punctuation punk purity quench quick rattle rawr real rebirth
  rebound receive recorder recreational refreshing renewal repairs resort respiration revival revive rich ride
  right-pointing ripe roar romantic rotting rule rung rush salty save scales scary search secure selling semi
  send sent serenity serious serve set settle sew shake shedding shelter shiny shipping shy sick signal silent
  silly sing slate slay sleep slice sliding sly smart smell snap soak soar solid sour sow spark special
  speculum speed spill spin spinning spiny split spring springtime squeeze step stew sticky sting stink strat
  strike string stringed stripe strong stub stubborn suburban suburbia super surprise sweeping swim tada talk
  tangled tangy taste tbt theme things thunder tie tough transform transparent transportation trash treat
  trend trim trip turn tusk twist twisted ugly ultimate unlock unlucky upset upward waiting war waste weekend
  weight where wicked wild win winning wise wonder woohoo worldwide wrap xoxo year yum yummy zap zero zest
  zoom
  lamp lamps lampe lámpara đèn ランプ steaming showing shows showed startup
  luz sombra color fondo plano blanco negro rojo azul verde amarillo grande pequeño nuevo viejo noche día mañana tarde sol luna cielo nube agua viento cara mano
  lumière ombre couleur fond blanc noir rouge bleu vert jaune grand petit nouveau vieux nuit jour matin soir soleil lune ciel nuage eau vent visage main
  licht schatten farbe hintergrund weiß schwarz rot blau grün gelb groß klein neu alt nacht tag morgen abend sonne mond himmel wolke wasser wind gesicht hand
  光 影 色 背景 白 黒 赤 青 緑 大 小 新 夜 朝 昼 日 月 空 水 風 顔 手 上 下 中 前 後 人 一 二 三 目 静か 美しい
  ánh sáng bóng màu nền trắng đen đỏ xanh vàng lớn nhỏ mới cũ đêm ngày sáng tối mặt tay trời nước gió trên dưới trong ngoài và của một cái con chiếc`
    .split(/\s+/)
    .filter(Boolean),
)
