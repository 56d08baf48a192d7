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
    images: [
      'Licht fällt durch die Zweige und zerbricht in tausend bewegte Stücke.',
      'Irgendwo knackt ein Zweig, und der ganze Wald scheint zu lauschen.',
    ],
    wonders: [
      'Eine ganze Eiche passte einst in eine Eichel, die ein Kind in der Hand verstecken kann.',
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
    images: [
      'Tau auf einem Blütenblatt, und in jedem Tropfen eine winzige Welt auf dem Kopf.',
      'Warme Erde unter den Fingernägeln und der Geruch von Grün.',
    ],
    wonders: [
      'Ein Samen kann jahrelang im Dunkeln warten und weiß noch immer, was zu tun ist, wenn Regen kommt.',
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
    images: [
      'Das erste Licht berührt den Gipfel, während das Tal noch schläft.',
      'Stiefel auf Stein, Atem in der Kälte, und unten die Wolken.',
    ],
    wonders: [
      'Hoch oben auf manchen Bergen liegen Muscheln, denn dieser Stein war einst Meeresboden.',
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
    images: [
      'Eine Welle zieht sich über die Kiesel zurück und nimmt ihr Geräusch mit.',
      'Salz auf den Lippen, Wind im Haar und ein Horizont ohne Ende.',
    ],
    wonders: ['Den größten Teil der Tiefsee hat noch kein Mensch gesehen.'],
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
    images: [
      'Wasser gleitet über runde Steine, und jeder gibt seinen Ton dazu.',
      'Der Abend kommt, und der Fluss behält das letzte Licht.',
    ],
    wonders: ['Das Wasser im Glas war schon viele Male Regen, Fluss, Wolke und Eis.'],
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
    images: [
      'Die ersten Tropfen malen dunkle Kreise auf den warmen Gehweg.',
      'Donner in der Ferne, und jedes Fenster hält den Atem an.',
    ],
    wonders: [
      'Niemand erreicht je das Ende eines Regenbogens: Er wandert mit dem Auge, das ihn sieht.',
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
    images: [
      'Über Nacht ist die Straße ein leeres Blatt geworden.',
      'Eine Laterne, langsame Flocken und noch keine Spur.',
    ],
    wonders: ['Eine Schneedecke hält den Boden wärmer als die Luft darüber.'],
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
    images: [
      'Der Morgen fließt wie warmer Honig über die Dächer.',
      'Lange Schatten, goldener Staub und die letzte Schwalbe des Tages.',
    ],
    wonders: [
      'Jeder Sonnenuntergang ist für jemanden auf der anderen Seite der Welt ein Sonnenaufgang.',
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
    images: [
      'Die Lichter gehen aus, und nacheinander kommen die alten Sterne herein.',
      'Ein schmaler Mond hängt über den Dächern, und alles hält still.',
    ],
    wonders: ['Wer zu den Sternen schaut, schaut zurück in die Zeit.'],
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
    images: [
      'Rotes Licht kriecht unter einer Kruste aus schwarzem Stein.',
      'Erst ein Beben, dann eine viel zu lange Stille.',
    ],
    wonders: ['Bimsstein ist ein Stein, der auf Wasser schwimmen kann.'],
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
    images: [
      'Von weit weg gibt es keine Grenzen, nur Blau, Weiß und Grün.',
      'Ein Grashalm hat seinen Weg durch den Beton gefunden.',
    ],
    wonders: ['Alle Luft, die wir teilen, ist nur ein dünner, heller Strich um den Planeten.'],
  },
}
