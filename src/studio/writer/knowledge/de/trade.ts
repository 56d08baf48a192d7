import type { TopicLines } from '../knowledge.ts'
import type { TradeTopic } from '../topic.ts'

export const trade: Record<TradeTopic, TopicLines> = {
  brand: {
    facts: [
      'Eine Marke ist ein Versprechen, und jede Lieferung hält es oder bricht es.',
      'Niemand kauft eine Liste von Funktionen; gekauft wird ein leichterer Tag.',
      'Im Marketing gewinnt die klare Botschaft gegen die schlaue.',
      'Wiederholung schafft Vertrauen: dieselbe Farbe, derselbe Ton, dasselbe Versprechen.',
      'Gutes Marketing beginnt mit Zuhören, denn die Kunden haben die Worte schon.',
      'Ein Angebot ohne Datum wird leicht verschoben.',
    ],
    tips: [
      'Eine Kundin so genau beschreiben, dass man sie auf der Straße grüßen könnte.',
      'Das Problem in den Worten der Kunden aufschreiben.',
      'Den Nutzen in einem Satz sagen, den jeder versteht.',
      'Einen Kanal wählen, ein Angebot und einen nächsten Schritt.',
      'Das Produkt im Einsatz zeigen und echte Kunden sprechen lassen.',
      'Alle neuen Kunden fragen, wie sie davon gehört haben.',
    ],
  },
  shop: {
    facts: [
      'Ein Laden lebt von denen, die wiederkommen.',
      'Gäste bemerken Licht, Duft und Begrüßung, bevor sie auf die Preise sehen.',
      'Eine kurze Karte oder ein kleines Sortiment macht die Wahl leichter.',
      'Ein Schaufenster arbeitet Tag und Nacht, ohne Pause.',
      'Stammgäste bringen andere mit, und das ist die günstigste Werbung.',
      'Was auf Augenhöhe steht, wird zuerst gefunden.',
    ],
    tips: [
      'Den Laden von der anderen Straßenseite ansehen, wie ein Fremder.',
      'Die Öffnungszeiten dorthin schreiben, wo niemand sie übersieht.',
      'Jeden Gast in den ersten Augenblicken begrüßen.',
      'Das Beste nahe an die Tür stellen und in einer Zeile erklären.',
      'Fragen, was gefehlt hat, und die Antwort aufschreiben.',
      'Mit einer Kleinigkeit danken, die zum Wiederkommen einlädt.',
    ],
  },
  startup: {
    facts: [
      'Ein Start-up beginnt mit einer Frage: Wer braucht das, und wie dringend.',
      'Die erste Version muss nicht alles können; sie muss eine Sache gut können.',
      'Echte Nutzer finden in einer Minute, was ein Team monatelang übersah.',
      'Der Start ist nicht das Ende der Arbeit; hier beginnt das Lernen.',
      'Zeit und Geld sind knapp, darum gehört das Neinsagen zum Plan.',
      'Man folgt eher einem Problem, das man kennt, als einer Technik, die man nicht kennt.',
    ],
    tips: [
      'Mit einigen sprechen, die das Problem haben, und vor allem zuhören.',
      'Eine Seite schreiben: für wen, wofür und warum jetzt.',
      'Das kleinste Produkt bauen, das wirklich jemand benutzen würde.',
      'Es Fremden zeigen und schweigen, während sie es ausprobieren.',
      'Den Tag des Starts festlegen und sagen, was zu erwarten ist.',
      'Alle Reaktionen sammeln und die eine nächste Verbesserung wählen.',
    ],
  },
  service: {
    facts: [
      'Kunden behalten länger, wie ein Problem gelöst wurde, als das Problem selbst.',
      'Eine Beschwerde ist der Rat eines Kunden, der noch nicht gegangen ist.',
      'Eine schnelle ehrliche Antwort ist besser als eine perfekte späte.',
      'Menschen wollen zuerst verstanden werden, und dann wollen sie Hilfe.',
      'Guter Service beginnt vor der Frage, mit klaren Worten.',
    ],
    tips: [
      'Bis zum Ende zuhören, ohne zu unterbrechen.',
      'Den Wunsch mit eigenen Worten wiederholen.',
      'Sagen, was möglich ist und bis wann.',
      'Das Versprechen halten oder anrufen, bevor es bricht.',
      'Danach fragen, ob alles in Ordnung ist.',
      'Notieren, welche Fragen immer wiederkommen, und die Ursache beseitigen.',
    ],
  },
  meeting: {
    facts: [
      'Ein Meeting kostet die Zeit aller im Raum, nicht nur eine Stunde.',
      'Neuigkeiten kann man schreiben; ein Meeting ist zum Entscheiden und Denken da.',
      'In kleinen Runden wird offener gesprochen.',
      'Ein tägliches Meeting zerteilt den Tag in Stücke, zu klein für tiefe Gedanken.',
      'Ohne Tagesordnung bestimmt die lauteste Stimme das Thema.',
      'Was am Ende nicht aufgeschrieben wird, wird noch einmal besprochen.',
    ],
    tips: [
      'Zuerst fragen, ob eine Nachricht genügt.',
      'Die Frage aufschreiben, die das Meeting beantworten soll.',
      'Nur die einladen, die entscheiden oder Bescheid wissen.',
      'Pünktlich beginnen und die Leisen zuerst reden lassen.',
      'Mit Namen und Terminen enden: wer was macht, und bis wann.',
      'Einen festen Termin zwei Wochen streichen und sehen, was fehlt.',
    ],
  },
  event: {
    facts: [
      'Gäste behalten die Begrüßung, das Essen und den Abschied.',
      'Ein Fest lebt auf, wenn die Leute etwas gemeinsam tun.',
      'Licht und Musik prägen eine Feier mehr als teure Dekoration.',
      'Gute Planung ist unsichtbar: Alles scheint einfach zu geschehen.',
      'Ein paar leere Minuten im Programm können ein ganzes Fest retten.',
    ],
    tips: [
      'Zuerst entscheiden, mit welchem Gefühl die Gäste heimgehen sollen.',
      'Datum, Ort und Zahl der Gäste festlegen.',
      'Eine Liste mit Aufgaben, Namen und Terminen machen.',
      'Allen früh sagen, wann es beginnt, wo es ist und was man mitbringt.',
      'Den Tag im Kopf durchgehen, von der Ankunft bis zum letzten Lied.',
      'Jemand anderem die Uhr überlassen und selbst mitfeiern.',
    ],
  },
  property: {
    facts: [
      'Eine Wohnung sucht man mit Nase und Ohren ebenso wie mit den Augen.',
      'Ein Haus lässt sich renovieren, seine Lage nicht.',
      'Licht macht Räume groß, und es ändert sich von Stunde zu Stunde.',
      'Eine Wohnung zeigt ihren Charakter im Treppenhaus und im Hof.',
      'Leere Räume wirken kleiner als eingerichtete.',
    ],
    tips: [
      'Aufschreiben, was man jeden Tag braucht und was nur schön wäre.',
      'Die Wohnung zweimal besuchen, zu verschiedenen Tageszeiten.',
      'Fenster, Hähne und Schränke öffnen und hinhören.',
      'Nach Nebenkosten, Reparaturen und den Nachbarn fragen.',
      'Den Weg zur nächsten Haltestelle und zum nächsten Laden gehen.',
      'Den Vertrag in Ruhe lesen und jeden unklaren Punkt erklären lassen.',
    ],
  },
}
