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
  },
  bee: {
    facts: [
      'Bienen tragen Pollen von Blüte zu Blüte, und so kann Obst wachsen.',
      'Honig beginnt als Nektar, Tropfen für Tropfen aus vielen Blüten gesammelt.',
      'Ein Bienenvolk funktioniert, weil jede Biene eine Aufgabe hat, die sich mit dem Alter ändert.',
      'Honigbienen zeigen einander den Weg zu guten Blüten, indem sie tanzen.',
    ],
    tips: [
      'Blumen pflanzen, die zu verschiedenen Zeiten blühen, damit Insekten immer Nahrung finden.',
      'Eine flache Schale Wasser hinstellen, mit Steinen zum Landen.',
      'Eine wilde Ecke im Garten lassen: Insekten lieben sie.',
    ],
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
  },
}
