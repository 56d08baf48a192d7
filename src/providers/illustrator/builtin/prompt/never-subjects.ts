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
  luz sombra color fondo plano blanco negro rojo azul verde amarillo grande pequeño nuevo viejo noche día mañana tarde sol luna cielo nube agua viento cara mano
  lumière ombre couleur fond blanc noir rouge bleu vert jaune grand petit nouveau vieux nuit jour matin soir soleil lune ciel nuage eau vent visage main
  licht schatten farbe hintergrund weiß schwarz rot blau grün gelb groß klein neu alt nacht tag morgen abend sonne mond himmel wolke wasser wind gesicht hand
  光 影 色 背景 白 黒 赤 青 緑 大 小 新 夜 朝 昼 日 月 空 水 風 顔 手 上 下 中 前 後 人 一 二 三 目 静か 美しい
  ánh sáng bóng màu nền trắng đen đỏ xanh vàng lớn nhỏ mới cũ đêm ngày sáng tối mặt tay trời nước gió trên dưới trong ngoài và của một cái con chiếc`
    .split(/\s+/)
    .filter(Boolean),
)
