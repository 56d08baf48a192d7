import type { TopicLines } from '../knowledge.ts'
import type { CultureTopic } from '../topic.ts'

export const culture: Record<CultureTopic, TopicLines> = {
  book: {
    facts: [
      'Wer liest, macht sich seine Bilder selbst; darum liest jeder ein anderes Buch.',
      'Eine Geschichte fesselt, weil jemand etwas will und etwas im Weg steht.',
      'Mit der Hand zu schreiben macht Gedanken langsam, bis sie klar sind.',
    ],
    tips: [
      'Jeden Tag ein paar Seiten lesen, immer zur selben Stunde.',
      'Eine schlechte erste Seite schreiben: Man kann sie verbessern, eine leere nicht.',
      'Laut vorlesen und jedes Wort streichen, über das man stolpert.',
    ],
  },
  music: {
    facts: [
      'Jeder Ton ist zitternde Luft, und je schneller sie zittert, desto höher klingt er.',
      'Musik besteht aus Wiederholung und Überraschung, im Wechsel.',
      'Ein Instrument zu spielen übt Ohren, Hände und Aufmerksamkeit zugleich.',
    ],
    tips: [
      'Langsam üben, damit die Hände zuerst den richtigen Weg lernen.',
      'Die zwei schweren Takte wiederholen, nicht das ganze Lied.',
      'Jeden Tag ein wenig spielen und mit etwas enden, das man liebt.',
    ],
  },
  art: {
    facts: [
      'Licht und Schatten lassen ein Ding rund wirken, mehr als Linien.',
      'Ein Bild führt das Auge: zur hellsten Stelle, zur schärfsten Kante, zu einem Gesicht.',
      'Warme Farben scheinen näher zu kommen, kühle scheinen zurückzutreten.',
    ],
    tips: [
      'Länger hinsehen als zeichnen: Sehen ist der größte Teil der Arbeit.',
      'Mit den großen Formen beginnen und die Details für später lassen.',
      'Vor allem anderen entscheiden, woher das Licht kommt.',
      'Einen Schritt zurücktreten, die Augen halb schließen und vergleichen.',
    ],
  },
  history: {
    facts: [
      'Geschichte ist, was Menschen hinterlassen haben und was wir daraus lesen.',
      'Alte Mauern zeigen, was man fürchtete; alte Werkzeuge, wie man lebte.',
      'Das meiste an der Vergangenheit war Alltag: Brot, Wetter, Arbeit und Kinder.',
    ],
    tips: [
      'Bei jeder Quelle fragen, wer sie gemacht hat, wann und für wen.',
      'Die Ereignisse der Reihe nach auf eine Linie setzen und nach Ursachen suchen.',
      'Eine alte Mauer berühren und sich die Hand vorstellen, die den Stein setzte.',
    ],
  },
  sport: {
    facts: [
      'Technik spart Kraft; darum wirken gute Spieler so gelassen.',
      'Ein Team ist stark, wenn alle wissen, was die anderen tun werden.',
      'Spiele entscheiden sich oft an Kleinem: einem Schritt, einem Blick, einem Atemzug.',
    ],
    tips: [
      'Die Grundbewegung langsam lernen, bevor Tempo dazukommt.',
      'Die schwache Seite so oft üben wie die starke.',
      'Danach eine Sache nennen, die gelang, und eine, die besser werden soll.',
    ],
  },
  travel: {
    facts: [
      'Jede Stadt hat ihren eigenen Rhythmus, und am frühen Morgen zeigt er sich.',
      'Ein paar Worte in der Landessprache öffnen mehr Türen als jeder Reiseführer.',
      'Von den kleinen Umwegen erzählt man noch nach Jahren.',
      'Außerhalb der Hochsaison sind Orte ruhiger, und die Leute haben mehr Zeit.',
      'Leichtes Gepäck macht die Reise an jeder Treppe leichter.',
      'Die besten Geschichten beginnen dort, wo der Plan zu Ende war.',
    ],
    tips: [
      'An einem Ort länger bleiben, statt durch viele hindurchzufahren.',
      'Packen und dann ein Drittel wieder herausnehmen.',
      'Kopien von Tickets und Papieren an einem zweiten Ort aufheben.',
      'Am ersten Abend ohne Ziel spazieren gehen.',
      'Dort essen, wo die Karte kurz ist und die Leute in der Nähe wohnen.',
      'Jeden Abend drei Zeilen schreiben, bevor die Tage ineinanderlaufen.',
    ],
  },
  lighthouse: {
    facts: [
      'Ein Leuchtturm warnt Schiffe vor Felsen und zeigt ihnen, wo sie sind.',
      'Jeder Leuchtturm hat seinen eigenen Lichtrhythmus, und so erkennt man ihn vom Meer aus.',
      'Früher zündeten Wärter die Lampe von Hand an, Nacht für Nacht; heute laufen die meisten von allein.',
    ],
    tips: [
      'Das Licht lesen wie einen Namen: die Blitze zählen und die Pause.',
      'Die Lampe sauber halten, das Buch führen und den Himmel im Auge behalten.',
      'Wenn Nebel kommt, dem Signal trauen und nicht dem Auge.',
    ],
  },
  bicycle: {
    facts: [
      'Ein rollendes Rad hält das Gleichgewicht, das ein stehendes verliert.',
      'Dank der Gänge bleiben die Beine im Takt, während die Straße steigt und fällt.',
      'Straßen, Schienen und Räder haben die Menschen schon immer näher zusammengebracht.',
    ],
    tips: [
      'Vor dem Losfahren Luft, Bremsen und Licht prüfen.',
      'Dorthin schauen, wohin man will, nicht auf das Hindernis.',
      'Abstand halten, früh anzeigen und sich sichtbar machen.',
    ],
  },
  computer: {
    facts: [
      'Ein Computer kennt nur an und aus und baut daraus alles andere.',
      'Ein Programm ist ein Rezept: klare Schritte in der richtigen Reihenfolge.',
      'Künstliche Intelligenz findet Muster in Beispielen; was sie bedeuten, beurteilen Menschen.',
      'Die meisten Programmfehler sind klein: ein fehlendes Zeichen, eine falsche Reihenfolge.',
      'Eine Sicherung zählt erst, wenn sie sich zurückspielen lässt.',
      'Die Cloud ist auch nur ein Computer, in einer Halle weit weg.',
    ],
    tips: [
      'Die große Aufgabe in kleine teilen, die man prüfen kann.',
      'Immer nur eine Sache ändern und sehen, was geschieht.',
      'Den Fehler genau beschreiben: was man erwartet hat und was geschah.',
      'Neu starten, bevor man verzweifelt: Erstaunlich oft hilft es.',
      'Oft speichern und eine zweite Kopie an einem anderen Ort behalten.',
      'Prüfen, was eine Maschine sagt, bevor man es weitergibt.',
    ],
  },
  phone: {
    facts: [
      'Ein langes Passwort schützt besser als ein kurzes und kompliziertes.',
      'Jede Nachricht wird in kleine Pakete zerlegt und bei der Ankunft zusammengesetzt.',
      'Apps wetteifern um Aufmerksamkeit; die Einstellungen entscheiden, wer gewinnt.',
      'Ein helles Handy am späten Abend macht das Einschlafen schwerer.',
      'Die Apps auf der ersten Seite öffnen wir, ohne nachzudenken.',
      'Eine gesendete Nachricht lässt sich kaum zurückholen.',
    ],
    tips: [
      'Jede Meldung abschalten, die kein Mensch geschickt hat.',
      'Die erste Seite leeren und nur behalten, was man braucht.',
      'Das Handy nachts außerhalb des Schlafzimmers laden.',
      'Für jedes Konto ein anderes Passwort nehmen und eine Verwaltung dafür.',
      'Updates bald einspielen und bei fremden Links vorsichtig sein.',
      'Fotos und Kontakte sichern, bevor etwas kaputtgeht.',
    ],
  },
  money: {
    facts: [
      'Geld wächst langsam durch Gewohnheiten und verschwindet schnell durch Ausnahmen.',
      'Zinsen arbeiten für den, der spart, und gegen den, der schuldet.',
      'Ein Preis ist eine Zahl; ein Wert ist, was sie für uns bedeutet.',
      'Kleine regelmäßige Kosten übersieht man leicht, und sie summieren sich.',
      'Ersparnisse an verschiedenen Orten fallen nicht alle zugleich.',
      'Geld mit einem Namen und einem Ziel spart sich leichter.',
    ],
    tips: [
      'Einen Monat lang jede Ausgabe aufschreiben, ohne zu urteilen.',
      'Ein Abo kündigen, das niemand mehr nutzt.',
      'Am ersten Tag etwas zurücklegen, nicht am letzten.',
      'Vor jedem großen Kauf eine Nacht schlafen.',
      'Erst eine kleine Reserve aufbauen und dann größere Pläne machen.',
      'Einmal im Monat auf das Ziel schauen und den Betrag anpassen.',
    ],
  },
  work: {
    facts: [
      'Aufmerksamkeit ist begrenzt, und jeder Wechsel kostet ein Stück davon.',
      'Klare Ziele sparen mehr Zeit als lange Tage.',
      'Teams arbeiten gut, wo Fragen willkommen sind.',
      'Ein Plan auf Papier macht den Kopf frei für den nächsten Schritt.',
      'Unerledigtes kehrt in Gedanken wieder, bis es einen Termin hat.',
      'Eine Aufgabe von zehn Minuten wächst, wenn sie einen ganzen Nachmittag hat.',
    ],
    tips: [
      'Die eine Aufgabe wählen, die am meisten zählt, und mit ihr beginnen.',
      'Für eine halbe Stunde alles andere schließen.',
      'Kleine Aufgaben sammeln und in einem Zug erledigen.',
      'Eine echte Pause machen, weit weg vom Bildschirm.',
      'Sagen, was fertig ist, was offen ist und wer was tut.',
      'In den letzten zehn Minuten des Tages den nächsten planen.',
    ],
  },
  light: {
    facts: [
      'Eine Erfindung kommt selten aus dem Nichts: Sie verbindet, was es schon gibt.',
      'Elektrischer Strom ist bewegte Ladung und braucht einen geschlossenen Kreis.',
      'Ein gutes Experiment ändert eine Sache und lässt alles andere gleich.',
    ],
    tips: [
      'Die Frage so stellen, dass ein Versuch sie beantworten kann.',
      'Aufschreiben, was man erwartet, bevor man probiert.',
      'Zweimal messen und auch einen Fehlschlag als Ergebnis nehmen.',
    ],
  },
  time: {
    facts: [
      'Uhren messen die Zeit; die Aufmerksamkeit entscheidet, wie lang sie sich anfühlt.',
      'Neue Erlebnisse machen einen Tag in der Erinnerung länger.',
      'Gewohnheiten sparen Entscheidungen, und Entscheidungen kosten Kraft.',
    ],
    tips: [
      'Den nächsten Tag schon am Abend auf einen kleinen Zettel schreiben.',
      'Das Schwierige tun, solange der Tag frisch ist.',
      'Zwischen zwei Terminen eine Lücke lassen.',
    ],
  },
}
