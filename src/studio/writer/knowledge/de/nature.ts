import type { TopicLines } from '../knowledge.ts'
import type { NatureTopic } from '../topic.ts'

export const nature: Record<NatureTopic, TopicLines> = {
  tree: {
    facts: [
      'Ein Baum lebt zwischen zwei Welten: Wurzeln im Dunkeln, Blätter im Licht.',
      'Blätter machen aus Licht, Wasser und Luft Zucker und geben Sauerstoff ab.',
      'Jeder Ring im Holz ist eine Wachstumszeit: breit in guten Jahren, schmal in trockenen.',
    ],
    tips: [
      'Den jungen Baum dort pflanzen, wo er jahrzehntelang Platz hat.',
      'Selten, aber gründlich gießen, damit die Wurzeln in die Tiefe wachsen.',
      'Die Rinde berühren, nach oben schauen und dem Wald ein paar stille Minuten schenken.',
    ],
  },
  garden: {
    facts: [
      'Pflanzen brauchen Licht, Wasser, Luft und ein wenig Geduld.',
      'Gute Erde lebt: Würmer und winzige Wesen nähren die Wurzeln.',
      'Eine Blüte ist eine Einladung an Insekten, geschrieben in Farbe und Duft.',
    ],
    tips: [
      'Klein anfangen: ein Topf, eine Pflanze, ein sonniger Platz.',
      'Die Erde mit dem Finger prüfen, bevor man gießt.',
      'Am Morgen gießen, an den Wurzeln und nicht über die Blätter.',
      'Verblühtes abschneiden: Viele Pflanzen blühen dann noch einmal.',
    ],
  },
  mountain: {
    facts: [
      'Berge wachsen dort, wo die Platten der Erde sich langsam gegeneinander schieben.',
      'Je höher man steigt, desto dünner und kälter wird die Luft.',
      'Regen, Eis und Wind formen jeden Berg, Tag für Tag ein wenig mehr.',
    ],
    tips: [
      'Vor dem Aufstieg nach dem Wetter sehen, und unterwegs noch einmal.',
      'Von Anfang an langsam gehen, damit Kraft für den Abstieg bleibt.',
      'Rechtzeitig umkehren: Der Berg steht morgen noch da.',
    ],
  },
  ocean: {
    facts: [
      'Die Meere bedecken den größten Teil der Erde und prägen überall das Wetter.',
      'Mond und Sonne ziehen am Wasser, und so kommen und gehen die Gezeiten.',
      'Wellen entstehen durch Wind und reisen oft sehr weit, bevor sie brechen.',
      'Regen löst Salz aus den Steinen, Flüsse tragen es hinab, und so bleibt das Meer salzig.',
    ],
    tips: [
      'Nach den Strömungen fragen, bevor man im Meer schwimmt.',
      'Bei Ebbe kommen und finden, was das Wasser sonst verbirgt.',
      'Nur Bilder mitnehmen und den Strand sauberer verlassen als zuvor.',
    ],
  },
  river: {
    facts: [
      'Wasser ist immer auf Reisen: Es steigt auf, fällt als Regen und fließt zurück ins Meer.',
      'Jedes Lebewesen, das wir kennen, braucht Wasser.',
      'Ein Fluss formt sein Tal mit Geduld, nicht mit Gewalt.',
    ],
    tips: [
      'Ein Glas Wasser in Reichweite stellen und trinken, bevor der Durst kommt.',
      'Beim Zähneputzen den Hahn zudrehen.',
      'Einmal einem Bach bergauf folgen und sehen, wo er beginnt.',
    ],
  },
  rain: {
    facts: [
      'Wolken bestehen aus zahllosen Tropfen, so klein, dass sie schweben.',
      'Es regnet, wenn die Tropfen sich vereinen und zu schwer für die Luft werden.',
      'Ein Regenbogen erscheint, wenn die Sonne im Rücken steht und der Regen vor uns.',
    ],
    tips: [
      'Dorthin schauen, woher der Wind kommt: Von dort kommt das Wetter von morgen.',
      'Nach einem Blitz drinnen warten, bis der Donner weit fort ist.',
      'Gleich nach dem Regen hinausgehen und tief einatmen.',
    ],
  },
  snow: {
    facts: [
      'Schneekristalle wachsen um ein winziges Körnchen, und die meisten haben sechs Arme.',
      'Frischer Schnee schluckt den Schall, darum ist ein Wintermorgen so still.',
      'Schnee wirkt weiß, weil er Licht aller Farben streut.',
    ],
    tips: [
      'Sich in Schichten anziehen, mit etwas Trockenem auf der Haut.',
      'In Bewegung bleiben und Hände und Füße wärmen, bevor sie wehtun.',
      'Eine Flocke mit dunklem Handschuh fangen und genau ansehen.',
    ],
  },
  sun: {
    facts: [
      'Der Himmel ist blau, weil die Luft das Blau des Sonnenlichts in alle Richtungen streut.',
      'Die Jahreszeiten wechseln, weil die Erde geneigt um die Sonne wandert.',
      'Tageslicht stellt die innere Uhr von Pflanzen, Tieren und Menschen.',
      'Der Frühling weckt, der Sommer reift, der Herbst sammelt, der Winter ruht.',
    ],
    tips: [
      'Den Tag mit ein paar Minuten Tageslicht beginnen.',
      'Mittags Schatten suchen und Haut und Augen schützen.',
      'Jede Woche eine kleine Veränderung draußen notieren: Das Jahr wird langsamer.',
    ],
  },
  stars: {
    facts: [
      'Unsere Sonne ist ein Stern, und die Sterne der Nacht sind ferne Sonnen.',
      'Das Licht der Sterne reist so lange, dass wir sie sehen, wie sie einmal waren.',
      'Der Mond leuchtet nicht selbst: Er wirft das Licht der Sonne zurück.',
      'Planeten kreisen um die Sonne, und Monde kreisen um Planeten.',
    ],
    tips: [
      'Einen dunklen Ort suchen und den Augen Zeit geben, sich zu gewöhnen.',
      'Mit einem Sternbild beginnen und von Stern zu Stern weiterreisen.',
      'Nachts rotes Licht benutzen: So bleiben die Augen bereit für das Dunkel.',
    ],
  },
  volcano: {
    facts: [
      'Tief in der Erde ist Gestein so heiß, dass es fließt: Dort heißt es Magma.',
      'Wenn Magma an die Oberfläche kommt, wird es zu Lava.',
      'Vulkane zerstören, doch ihre Asche gehört zu den fruchtbarsten Böden.',
    ],
    tips: [
      'Auf Zeichen achten: bebender Boden, neuer Dampf, veränderte Form.',
      'Einen Vulkan nur von dort ansehen, wo Fachleute es erlauben.',
      'Erkalteten Bimsstein in die Hand nehmen: Es ist Stein voller Blasen.',
    ],
  },
  earth: {
    facts: [
      'Luft, Wasser und Boden gehören zusammen: Was dem einen geschieht, erreicht die anderen.',
      'Was repariert oder wieder benutzt wird, muss nicht neu gemacht werden.',
      'Die Natur kennt keinen Abfall: Was im Herbst fällt, nährt den Frühling.',
    ],
    tips: [
      'Dinge länger nutzen, Kaputtes reparieren und teilen, was nur herumsteht.',
      'Abfall sorgfältig trennen, aber zuerst vermeiden.',
      'Mit einer Gewohnheit anfangen und sie behalten, bis sie normal ist.',
    ],
  },
}
