import type { TopicLines } from '../knowledge.ts'
import type { AnimalTopic } from '../topic.ts'

export const animals: Record<AnimalTopic, TopicLines> = {
  cat: {
    facts: [
      'Katzen sind von Natur aus Jäger, und Jagen in kurzen Sprints kostet viel Kraft.',
      'Eine schlafende Katze spart Kraft für die nächste Jagd, auch wenn die Beute nur ein Spielzeug ist.',
      'Die meisten Katzen sind in der Dämmerung am muntersten; darum ruhen sie am Tag.',
      'Katzen schlafen oft nur leicht: Die Augen sind zu, aber die Ohren bleiben wach.',
    ],
    tips: [
      'Der Katze einen warmen, hohen Platz geben, an dem niemand sie stört.',
      'Vor dem Fressen mit der Katze spielen: jagen, fressen, putzen, schlafen, das ist ihr Rhythmus.',
      'Die Katze von selbst kommen lassen und langsam blinzeln: In ihrer Sprache ist das Vertrauen.',
    ],
    images: [
      'Ein Sonnenfleck auf dem Boden, und eine Katze, die genau hineinpasst.',
      'Ein Ohr dreht sich zu einem Geräusch, das sonst niemand gehört hat.',
    ],
    wonders: ['Eine Hauskatze geht mit denselben lautlosen Schritten durchs Zimmer wie ein Tiger.'],
  },
  dog: {
    facts: [
      'Hunde lesen die Welt zuerst mit der Nase und dann mit den Augen.',
      'Hunde leben seit Jahrtausenden bei den Menschen und achten genau auf unser Gesicht.',
      'Ein Hund lernt am schnellsten, wenn die Belohnung sofort auf die Tat folgt.',
    ],
    tips: [
      'Vom Hund immer nur eine Sache verlangen, mit einem kurzen Wort.',
      'Den richtigen Moment sofort belohnen, mit einem Leckerbissen oder warmer Stimme.',
      'Mit dem Üben aufhören, solange der Hund noch Lust hat.',
    ],
    images: [
      'Ein Schwanz trommelt auf den Boden, noch bevor die Tür aufgeht.',
      'Schlammige Pfoten, ein viel zu langer Stock und nichts als Freude.',
    ],
    wonders: ['Für einen Hund ist die Runde um den Block eine Zeitung voller Neuigkeiten.'],
  },
  bird: {
    facts: [
      'Federn halten den Vogel warm, trocken und in der Luft.',
      'Viele Vögel ziehen zwischen Sommer und Winter um und finden den Weg zurück.',
      'Gesang markiert ein Revier und ruft einen Partner, und jede Art hat ihre eigene Melodie.',
    ],
    tips: [
      'Stehen bleiben, erst lauschen und dann nach dem Vogel suchen.',
      'Frisches Wasser hinstellen: Die Vögel finden den Garten von allein.',
      'Von weitem beobachten, damit die Nester ungestört bleiben.',
    ],
    images: [
      'Ein Flügel öffnet sich, und die Morgenluft trägt ihn.',
      'Hoch über den Dächern dreht der Schwarm, als wäre er ein einziger Gedanke.',
    ],
    wonders: [
      'Vögel sind die lebenden Verwandten der Dinosaurier, und sie singen vor dem Fenster.',
    ],
  },
  whale: {
    facts: [
      'Wale und Delfine atmen Luft, darum kehren sie immer an die Oberfläche zurück.',
      'Schall reicht unter Wasser weit, und Meerestiere finden sich damit.',
      'Von der Koralle bis zum Wal hängt im Meer alles zusammen.',
    ],
    tips: [
      'Meerestiere leise beobachten und ihnen viel Platz lassen.',
      'Jeden Abfall vom Strand wieder mitnehmen.',
      'Ein einziges Meerestier gut kennenlernen: So versteht man den ganzen Ozean besser.',
    ],
    images: [
      'Ein dunkler Rücken taucht auf, ein Atem hängt im Licht, und das Wasser schließt sich.',
      'Tief unten gleitet etwas Riesiges vorbei, ohne einen Laut.',
    ],
    wonders: ['Die größten Tiere, die wir kennen, sind nie an Land gegangen.'],
  },
  bee: {
    facts: [
      'Bienen tragen Pollen von Blüte zu Blüte, und so kann Obst wachsen.',
      'Honig beginnt als Nektar, Tropfen für Tropfen aus vielen Blüten gesammelt.',
      'Ein Bienenvolk funktioniert, weil jede Biene eine Aufgabe hat, die sich mit dem Alter ändert.',
    ],
    tips: [
      'Blumen pflanzen, die zu verschiedenen Zeiten blühen, damit Insekten immer Nahrung finden.',
      'Eine flache Schale Wasser hinstellen, mit Steinen zum Landen.',
      'Eine wilde Ecke im Garten lassen: Insekten lieben sie.',
    ],
    images: [
      'Ein leises Summen liegt über den Blüten, noch bevor man einen Flügel sieht.',
      'Goldener Staub an winzigen Beinen, und dahinter der ganze Sommer.',
    ],
    wonders: ['Honigbienen zeigen einander den Weg zu guten Blüten, indem sie tanzen.'],
  },
  wildlife: {
    facts: [
      'Wilde Tiere passen zu ihrem Lebensraum: Fell, Füße und Farben haben ihren Grund.',
      'Jedes Tier braucht drei Dinge: Nahrung, Schutz und genug Platz.',
      'Jäger und Pflanzenfresser halten einander im Gleichgewicht.',
    ],
    tips: [
      'Abstand halten: Ein ruhiges Tier zeigt viel mehr als ein erschrecktes.',
      'Zuerst nach Spuren suchen: Sie erzählen, wer hier war und wohin er ging.',
      'Langsam gehen, gegen den Wind, und die Geduld arbeiten lassen.',
    ],
    images: [
      'Zwei Augen leuchten am Waldrand, dann ist das Dunkel wieder leer.',
      'Hohes Gras neigt sich, obwohl kein Wind weht.',
    ],
    wonders: ['Die beste Tarnung ist gar keine Farbe, sondern vollkommenes Stillstehen.'],
  },
  dinosaur: {
    facts: [
      'Dinosaurier lebten, lange bevor es Menschen gab, die sie sehen konnten.',
      'Alles Wissen über Dinosaurier stammt aus Fossilien: Knochen, Fußspuren und Eiern.',
      'Manche Dinosaurier waren Riesen, andere nicht größer als ein Huhn.',
    ],
    tips: [
      'Mit den Zähnen beginnen: Flache zermahlen Pflanzen, scharfe schneiden Fleisch.',
      'Die Fußspuren ansehen, um zu lernen, wie ein Tier ging.',
      'Ein Fossil mit einem lebenden Tier vergleichen: So löst sich das Rätsel nach und nach.',
    ],
    images: [
      'Der Boden zittert, und die Farne beginnen zu beben.',
      'Ein Fußabdruck im Stein, der nach all der Zeit noch wartet.',
    ],
    wonders: [
      'Die Dinosaurier sind nie ganz verschwunden: Ihre Verwandten sitzen in den Bäumen und singen.',
    ],
  },
}
