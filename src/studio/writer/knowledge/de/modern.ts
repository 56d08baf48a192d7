import type { TopicLines } from '../knowledge.ts'
import type { ModernTopic } from '../topic.ts'

export const modern: Record<ModernTopic, TopicLines> = {
  app: {
    facts: [
      'Eine gute App kann eine Sache so einfach, dass niemand eine Anleitung braucht.',
      'Schnell entscheidet sich, ob eine App auf dem Handy bleiben darf.',
      'Jedes zusätzliche Feld in einem Formular verliert unterwegs jemanden.',
      'Was den Machern klar ist, bleibt den Nutzern oft ein Rätsel.',
      'Updates schließen Lücken, darum sollten sie nicht warten.',
      'Software ist nie fertig, nur bereit für die nächste Frage.',
    ],
    tips: [
      'Die eine Aufgabe nennen, die leichter werden soll.',
      'Den Weg durch die App zuerst auf Papier zeichnen.',
      'Die Skizze mit drei Leuten testen, die sie nicht kennen.',
      'Den wichtigsten Bildschirm bauen und den Rest für später lassen.',
      'Nur nach Daten fragen, die man wirklich braucht.',
      'Jede Bewertung lesen und gerade auf die antworten, die wehtun.',
    ],
  },
  car: {
    facts: [
      'Beim Bremsen gibt ein Elektroauto Energie an seine Batterie zurück.',
      'Ein Elektromotor hat viel weniger bewegliche Teile als ein Verbrenner.',
      'Ruhiges Fahren spart Sprit oder Strom, und Nerven obendrein.',
      'In der Kälte kommt ein Auto mit seiner Batterie nicht so weit.',
      'Die meiste Zeit seines Lebens steht ein Auto.',
      'Nur die Reifen eines Autos berühren die Straße.',
    ],
    tips: [
      'Aufschreiben, wie weit man an einem normalen Tag wirklich fährt.',
      'Herausfinden, wo das Auto laden könnte, zu Hause oder bei der Arbeit.',
      'Die ganzen Kosten vergleichen: Preis, Strom, Versicherung und Reparaturen.',
      'Eine Probefahrt auf den eigenen täglichen Wegen machen.',
      'Vor langen Fahrten Reifen, Licht und Bremsen prüfen.',
      'Weit vorausschauen und das Auto früh rollen lassen.',
    ],
  },
  energy: {
    facts: [
      'Solarmodule machen aus Licht Strom, ganz ohne bewegliche Teile.',
      'Solarstrom fließt auch unter Wolken, nur schwächer.',
      'Energie, die niemand braucht, muss niemand erzeugen.',
      'In vielen Wohnungen braucht das Heizen die meiste Energie.',
      'Eine Batterie trägt die Sonne vom Mittag in den Abend.',
    ],
    tips: [
      'Herausfinden, welche Geräte am meisten Strom brauchen.',
      'Ausschalten, was nur wartet.',
      'Fugen an Fenstern und Türen abdichten und die Wärme drinnen halten.',
      'Prüfen, welcher Teil des Dachs Sonne hat, und wie lange.',
      'Mehrere Angebote einholen und nach der Zeit nach der Garantie fragen.',
      'Die Waschmaschine laufen lassen, wenn die Sonne hoch steht.',
    ],
  },
  language: {
    facts: [
      'Eine Sprache lernt man, indem man sie benutzt, Fehler inbegriffen.',
      'Dieselben Wörter kehren immer wieder, darum trägt schon ein kleiner Wortschatz weit.',
      'Das Ohr muss einen Laut kennen, bevor der Mund ihn formen kann.',
      'Täglich ein wenig bringt einer Sprache mehr als ein langer Abend pro Woche.',
      'Wörter bleiben im Satz besser hängen als in der Liste.',
    ],
    tips: [
      'Einen Grund wählen: einen Menschen, eine Reise, einen Film.',
      'Zuerst die Laute lernen und laut nachsprechen.',
      'Ganze Sätze sammeln, die man wirklich sagen wird.',
      'Beim Aufräumen oder Gehen in der neuen Sprache mit sich selbst reden.',
      'Früh mit jemandem sprechen, noch bevor man sich bereit fühlt.',
      'Zu alten Wörtern zurückkehren, kurz bevor sie verblassen.',
    ],
  },
  nutrition: {
    facts: [
      'Bunte Mahlzeiten sind abwechslungsreich, und Abwechslung ernährt gut.',
      'Vollkorn, Bohnen und Gemüse machen länger satt.',
      'Durst fühlt sich oft wie Hunger an, darum ist ein Glas Wasser ein guter Anfang.',
      'Vor dem Bildschirm essen wir mehr, als wir merken.',
      'Was in der Küche bereitliegt, entscheidet, was wir essen.',
    ],
    tips: [
      'Ansehen, was man diese Woche gegessen hat, ohne zu urteilen.',
      'Zu einem Lieblingsessen ein Gemüse dazunehmen.',
      'Obst dorthin stellen, wo man es sieht, und Süßes dorthin, wo nicht.',
      'Etwas mehr zubereiten und den Rest mittags mitnehmen.',
      'Langsam essen, am Tisch, mit dem Handy in einem anderen Zimmer.',
      'Erst eine Mahlzeit ändern und die anderen für später lassen.',
    ],
  },
  stretching: {
    facts: [
      'Dehnen wirkt langsam; ein Muskel, den man zu schnell zieht, zieht zurück.',
      'Langes Sitzen macht Hüften und Schultern steif, Bewegung macht sie wieder weich.',
      'Im Yoga gehören Atem und Bewegung zusammen.',
      'Jeden Tag kurz dehnen bewirkt mehr als einmal lang.',
      'Warme Muskeln lassen sich leichter dehnen als kalte.',
    ],
    tips: [
      'Aufstehen, Arme und Beine ausschütteln und warm werden.',
      'Die Schultern langsam kreisen, erst zurück und dann nach vorn.',
      'In die Dehnung gehen, bis man sie spürt, und nie in den Schmerz.',
      'Ein paar ruhige Atemzüge halten und den Atem die Arbeit tun lassen.',
      'Die Seite wechseln und den Unterschied bemerken.',
      'Auf dem Rücken liegend enden und einen Moment bleiben.',
    ],
  },
}
