import type { TopicLines } from '../knowledge.ts'
import type { DailyTopic } from '../topic.ts'

export const daily: Record<DailyTopic, TopicLines> = {
  coffee: {
    facts: [
      'Kaffeebohnen sind die Samen einer Frucht, die wie eine Kirsche aussieht.',
      'Je feiner gemahlen wird, desto schneller zieht das Wasser die Aromen heraus.',
      'Das Rösten macht aus einem grünen Samen etwas, das nach Schokolade und Nüssen duftet.',
    ],
    tips: [
      'Die Bohnen erst kurz vorher mahlen, etwa so grob wie Meersalz.',
      'Den Papierfilter mit heißem Wasser spülen, damit er nach nichts schmeckt.',
      'Zuerst wenig Wasser aufgießen und warten: Der Kaffee quillt und gibt sein Gas ab.',
      'Dann langsam in Kreisen gießen, von der Mitte nach außen.',
      'Schmeckt es sauer, feiner mahlen; schmeckt es bitter, gröber.',
    ],
  },
  tea: {
    facts: [
      'Grüner und schwarzer Tee kommen von derselben Pflanze; nur die Blätter werden anders behandelt.',
      'Zu heißes Wasser macht grünen Tee bitter.',
      'Im Garten, zu Hause oder am Bahnsteig: Tee ist ein Grund, sich zusammenzusetzen.',
    ],
    tips: [
      'Zuerst die Kanne wärmen, dann die Blätter hineingeben.',
      'Für grünen Tee das Wasser etwas abkühlen lassen, für schwarzen kochend nehmen.',
      'Den Blättern Platz geben, sich zu öffnen, und sie rechtzeitig herausnehmen.',
    ],
  },
  bread: {
    facts: [
      'Mehl, Wasser, Salz und Zeit: Viel mehr braucht gutes Brot nicht.',
      'Hefe frisst Zucker und gibt Gas ab, und das Gas hebt den Teig.',
      'Die Kruste wird braun, weil Hitze aus Zucker und Eiweiß neue Aromen macht.',
    ],
    tips: [
      'Mehl und Wasser wiegen: Beim Schätzen misslingt das Brot am ehesten.',
      'Kneten, bis der Teig glatt ist und zurückfedert.',
      'Unter einem Tuch ruhen lassen, bis er deutlich gewachsen ist.',
      'Sehr heiß backen, mit etwas Dampf für die Kruste.',
      'Das Brot abkühlen lassen, bevor man es anschneidet, so schwer es fällt.',
    ],
  },
  cooking: {
    facts: [
      'Salz, Fett, Säure und Hitze entscheiden, wie fast jedes Gericht schmeckt.',
      'Vieles von dem, was wir Geschmack nennen, ist eigentlich Geruch.',
      'Essen bräunt nur, wenn die Oberfläche trocken und die Pfanne heiß ist.',
      'Ein scharfes Messer ist in der Küche sicherer als ein stumpfes.',
      'Frühes Salz dringt tief ein, spätes bleibt an der Oberfläche.',
      'Ein Braten, der kurz ruht, behält seinen Saft.',
    ],
    tips: [
      'Das ganze Rezept lesen, bevor etwas heiß wird.',
      'Prüfen, ob alles von der Liste wirklich da ist.',
      'Zuerst alles vorbereiten und schneiden, dann ohne Eile kochen.',
      'Die Pfanne richtig erhitzen und nicht zu voll machen.',
      'Immer wieder kosten und in kleinen Schritten würzen.',
      'Mit etwas Frischem abschließen: Kräuter, Zitrone oder ein paar Tropfen gutes Öl.',
    ],
  },
  fruit: {
    facts: [
      'Mit Früchten schicken Pflanzen ihre Samen auf die Reise.',
      'Verschiedene Farben auf dem Teller bedeuten verschiedene Nährstoffe.',
      'Obst und Gemüse schmecken am besten, wenn sie Saison haben.',
    ],
    tips: [
      'Kaufen, was gerade Saison hat, lieber wenig und oft.',
      'Erst kurz vor dem Essen waschen, nicht vor dem Lagern.',
      'Eine Schale Obst in Sichtweite stellen: Was man sieht, das isst man.',
    ],
  },
  chocolate: {
    facts: [
      'Schokolade beginnt als bittere Samen des Kakaobaums.',
      'Die Bohnen werden fermentiert, getrocknet und geröstet, bevor sie nach Schokolade schmecken.',
      'Schokolade schmilzt im Mund, weil Kakaobutter bei Körperwärme weich wird.',
    ],
    tips: [
      'Schokolade langsam über warmem Wasser schmelzen, nie bei starker Hitze.',
      'Jeden Tropfen Wasser von ihr fernhalten.',
      'Ein kleines Stück auf der Zunge zergehen lassen, statt es zu kauen.',
    ],
  },
  sleep: {
    facts: [
      'Im Schlaf ordnet das Gehirn den Tag und festigt, was es gelernt hat.',
      'Der Körper nutzt den Schlaf, um sich zu erholen, still und ungefragt.',
      'Licht und Dunkelheit sagen der inneren Uhr, wann es Zeit zum Ruhen ist.',
    ],
    tips: [
      'Ungefähr zur gleichen Zeit ins Bett gehen, auch am Wochenende.',
      'Abends das Licht dämpfen und den Bildschirm weglegen.',
      'Das Schlafzimmer dunkel, ruhig und etwas kühl halten.',
    ],
  },
  walking: {
    facts: [
      'Gehen bewegt die großen Muskeln, das Herz und das Blut, ganz ohne Mühe.',
      'Morgenlicht hilft der inneren Uhr, und am Abend kommt der Schlaf leichter.',
      'Gedanken lösen sich, wenn die Füße einen Rhythmus finden.',
    ],
    tips: [
      'Die Schuhe schon am Abend an die Tür stellen.',
      'Das Handy in der Tasche lassen und die ersten Minuten nach oben schauen.',
      'Mit einer kleinen Runde anfangen und sie von selbst wachsen lassen.',
      'Jeden Tag dieselbe Zeit wählen, bis das Gehen Gewohnheit ist.',
    ],
  },
  exercise: {
    facts: [
      'Muskeln werden in der Ruhe stärker, die auf die Anstrengung folgt.',
      'Regelmäßige Bewegung tut Herz, Stimmung und Schlaf gut.',
      'Kleine, wiederholte Mühen bewirken mehr als ein heldenhafter Tag.',
      'Kraft schwindet, wenn man sie nicht nutzt, und kommt mit der Übung zurück.',
      'Abwechslung schont die Gelenke und hält die Langeweile fern.',
      'Muskelkater nach etwas Neuem ist normal; stechender Schmerz heißt aufhören.',
    ],
    tips: [
      'Zwei oder drei Bewegungen wählen, die man sauber kann.',
      'Ein paar Minuten aufwärmen, bis der Atem leicht geht und die Gelenke locker sind.',
      'Leichter anfangen als gedacht und sauber bewegen.',
      'Beim schweren Teil ausatmen und nie die Luft anhalten.',
      'Gut ruhen, Wasser trinken und am nächsten geplanten Tag wiederkommen.',
      'Notieren, was man getan hat, damit man den Fortschritt sieht.',
    ],
  },
  heart: {
    facts: [
      'Das Herz schlägt Tag und Nacht, ohne dass jemand es ihm sagt.',
      'Essen, Bewegung, Ruhe und Gesellschaft gehören alle zur Gesundheit.',
      'Der Körper meldet sich früh, und es lohnt sich, auf ihn zu hören.',
    ],
    tips: [
      'Sich jeden Tag ein wenig bewegen, statt selten und viel.',
      'Den halben Teller mit Gemüse füllen.',
      'Ärztlichen Rat holen, wenn etwas nicht stimmt, und zwar früh.',
    ],
  },
  brain: {
    facts: [
      'Das Gehirn lernt durch Verbindungen, und jede Wiederholung stärkt sie.',
      'Sich erinnern zu wollen übt besser, als noch einmal zu lesen.',
      'Neues bleibt, wenn es an Bekanntes anknüpft.',
    ],
    tips: [
      'In kurzen Einheiten lernen, mit echten Pausen dazwischen.',
      'Das Buch zuklappen und es mit eigenen Worten sagen.',
      'Es jemandem erklären: Lücken zeigen sich sofort.',
      'Am nächsten Tag wiederkommen, und eine Woche später noch einmal.',
    ],
  },
  calm: {
    facts: [
      'Ein langes Ausatmen sagt dem Körper, dass er sicher ist.',
      'Gedanken schweifen von Natur aus ab; es zu merken ist schon die Übung.',
      'Ruhe ist nicht das Gegenteil von Arbeit, sondern ein Teil davon.',
    ],
    tips: [
      'Bequem hinsetzen, beide Füße auf dem Boden.',
      'Durch die Nase einatmen und langsamer ausatmen.',
      'Wenn Gedanken kommen, sie vorbeiziehen lassen wie Autos auf der Straße.',
      'Ein paar Minuten bleiben und dann ohne Eile aufstehen.',
    ],
  },
  home: {
    facts: [
      'Dinge ohne Platz landen überall.',
      'Ein aufgeräumtes Zimmer ruht die Augen aus, und der Kopf folgt.',
      'Was in Reichweite liegt, wird benutzt; was versteckt ist, wird vergessen.',
    ],
    tips: [
      'Eine Schublade wählen, nicht das ganze Haus.',
      'Alles herausnehmen und nur behalten, was man braucht oder liebt.',
      'Jedem Ding einen festen Platz geben, nah am Ort, wo man es braucht.',
      'Jeden Abend zehn Dinge an ihren Platz zurücklegen.',
    ],
  },
  family: {
    facts: [
      'Geschichten, die am Tisch erzählt werden, sind das Gedächtnis einer Familie.',
      'Gemeinsame Zeit zählt mehr als alles, was man kaufen kann.',
      'Kinder lernen weniger aus dem, was wir sagen, als aus dem, was wir tun.',
    ],
    tips: [
      'Eine echte Frage stellen und dann einfach zuhören.',
      'Ein kleines Ritual pflegen, jede Woche zur selben Stunde.',
      'Aufschreiben, was die Großeltern erzählen, bevor es verloren geht.',
    ],
  },
}
