import type { TopicLines } from '../knowledge.ts'
import type { MakerTopic } from '../topic.ts'

export const makers: Record<MakerTopic, TopicLines> = {
  podcast: {
    facts: [
      'Ein Podcast braucht eine Stimme und einen Gedanken; die Technik kann warten.',
      'Ein einfaches Mikrofon wird verziehen, ein lauter Raum kaum.',
      'Weiches schluckt den Hall: Vorhänge, Teppiche, sogar ein voller Kleiderschrank.',
      'Podcasts hört man nebenbei, darum gewinnen klare Sätze.',
      'Ein fester Tag macht aus zufälligen Hörern treue.',
      'Die erste Minute entscheidet, ob jemand die ganze Folge hört.',
    ],
    tips: [
      'In einem Satz sagen, für wen der Podcast ist und was er gibt.',
      'Drei Folgen planen, bevor die erste aufgenommen wird.',
      'Im leisesten, weichsten Zimmer eine Probe mit dem Handy aufnehmen.',
      'Das Mikrofon eine Handbreit entfernt halten, etwas seitlich vom Mund.',
      'Umwege und lange Pausen schneiden und den Atem lassen, der menschlich klingt.',
      'Namen und Titelbild so wählen, dass man sie auch winzig klein erkennt.',
      'An einem festen Tag veröffentlichen und jemanden um eine ehrliche Meinung bitten.',
    ],
  },
  video: {
    facts: [
      'Ein Video lebt vom Wechsel: neuer Blick, neuer Ort, neuer Gedanke.',
      'Ein wackliges Bild wird eher verziehen als schlechter Ton.',
      'Fensterlicht von der Seite schmeichelt fast jedem Gesicht.',
      'Die ersten Sekunden versprechen etwas, und der Rest des Videos muss es halten.',
      'Kurze Videos gelingen, wenn sie eine Sache sagen und nicht fünf.',
      'Viele sehen ohne Ton zu; dann tragen die Untertitel die Botschaft.',
    ],
    tips: [
      'Den einen Satz aufschreiben, der hängen bleiben soll.',
      'Vor dem Drehen eine Liste der nötigen Einstellungen machen.',
      'Die Linse putzen, zum Licht drehen und die Kamera ruhig halten.',
      'Jede Handlung von weitem filmen, dann nah, dann von der Seite.',
      'Vor und nach jeder Einstellung die Kamera etwas länger laufen lassen.',
      'Alles schneiden, was dem einen Satz nicht dient.',
      'Das Video einmal ohne Ton ansehen und einmal mit geschlossenen Augen hören.',
    ],
  },
  social: {
    facts: [
      'In sozialen Medien zählt, wofür Menschen anhalten und was sie weitergeben.',
      'Ein Beitrag, der hilft, ist mehr wert als viele, die nur werben.',
      'Ein Konto wächst, wenn man weiß, was man dort bekommt.',
      'Kommentare sind Gespräche, und eine Antwort ist ein Grund wiederzukommen.',
      'Was auf einer Plattform wirkt, braucht auf der nächsten oft eine andere Form.',
      'Niemand sieht jeden Beitrag; ein guter Gedanke darf wiederkommen.',
    ],
    tips: [
      'Eine Plattform wählen, auf der die eigenen Leute schon sind.',
      'Drei Themen festlegen und eine Weile dabei bleiben.',
      'Jeden Beitrag mit dem Wichtigsten beginnen, nicht mit der Begrüßung.',
      'Die Beiträge einer ganzen Woche in einem Zug vorbereiten.',
      'Früh auf Kommentare antworten, und zwar wie ein Mensch.',
      'Einmal im Monat nachsehen, was geteilt wurde, und mehr davon machen.',
    ],
  },
  photo: {
    facts: [
      'Ein Foto besteht aus Licht; die Kamera sammelt es nur ein.',
      'Zwei Schritte zur Seite verändern ein Foto mehr als ein neues Objektiv.',
      'Frühes und spätes Licht ist lang und weich, Mittagslicht ist hart.',
      'Das Auge geht zur hellsten Stelle, zu Gesichtern und zur schärfsten Kante.',
      'Leerer Raum um das Motiv kann das Stärkste an einem Bild sein.',
    ],
    tips: [
      'Erst das Licht suchen und dann das Motiv.',
      'Vor dem Auslösen die Linse putzen.',
      'Näher herangehen, bis nichts im Bild überflüssig ist.',
      'In die Knie gehen: Die Höhe der Kamera erzählt ihre eigene Geschichte.',
      'Mehrere Fotos machen und immer nur eine Sache ändern.',
      'Das beste Foto am nächsten Tag aussuchen, mit ausgeruhten Augen.',
    ],
  },
  speaking: {
    facts: [
      'Ein Publikum behält einen Gedanken und eine Geschichte, selten eine Liste.',
      'Folien stützen einen Vortrag; sagen sie alles, hört niemand mehr zu.',
      'Eine Pause kommt dem Redner lang vor und dem Publikum gerade richtig.',
      'Aufregung und Freude fühlen sich ähnlich an: schneller Puls, weite Augen.',
      'Früh entscheidet sich, ob eine Präsentation Aufmerksamkeit bekommt.',
    ],
    tips: [
      'Aufschreiben, was das Publikum am Ende wissen oder tun soll.',
      'Die Präsentation vom Ende her bis zum Anfang bauen.',
      'Auf jede Folie nur einen Gedanken setzen, lesbar bis in die letzte Reihe.',
      'Alles laut sprechen, im Stehen, mit einer Uhr im Blick.',
      'Den ersten und den letzten Satz ohne Zettel können.',
      'Einen Menschen ansehen, den Gedanken beenden und erst dann weitergehen.',
    ],
  },
  craft: {
    facts: [
      'Handgemachtes trägt kleine Spuren, und gerade die machen es lieb.',
      'Gutes Material verzeiht Fehler, die schlechtes Material zeigt.',
      'Zweimal messen dauert kürzer als zweimal sägen.',
      'Scharfes Werkzeug ist sicherer als stumpfes, denn es braucht weniger Kraft.',
      'Hände lernen durch Wiederholen: Das dritte Stück gelingt ruhiger als das erste.',
    ],
    tips: [
      'Mit einem kleinen Stück beginnen, das an einem Abend fertig wird.',
      'Vor dem ersten Schnitt alles Werkzeug und Material bereitlegen.',
      'Messen, leicht anzeichnen und noch einmal messen.',
      'Den schweren Schritt an einem Rest üben.',
      'Leim und Farbe in Ruhe auftragen und trocknen lassen.',
      'Namen und Datum daraufsetzen und notieren, was beim nächsten Mal anders wird.',
    ],
  },
  game: {
    facts: [
      'Ein gutes Spiel gibt klare Ziele und viel Freiheit auf dem Weg dorthin.',
      'Spaß macht ein Spiel genau zwischen zu leicht und zu schwer.',
      'Eine verlorene Runde lehrt mehr als ein glücklicher Sieg.',
      'Regeln engen das Spiel nicht ein, sie machen es erst möglich.',
      'Man erinnert sich an die Momente, die man selbst ausgelöst hat.',
    ],
    tips: [
      'Erst das Ziel des Spiels lesen und dann die Einzelheiten der Regeln.',
      'Eine Runde langsam spielen, nur um zu verstehen.',
      'Guten Spielern zusehen, wenn scheinbar nichts passiert.',
      'Eine Sache am Plan ändern und es noch einmal versuchen.',
      'Pause machen, wenn der Ärger wächst, und frisch zurückkommen.',
      'Das Spiel jemandem erklären: So sieht man es mit neuen Augen.',
    ],
  },
  fashion: {
    facts: [
      'Kleidung spricht vor uns: von Stimmung, Ort und Zeit.',
      'Ein guter Sitz macht mehr aus einem Outfit als ein berühmtes Etikett.',
      'Wenige Farben, die zusammenpassen, lassen sich leichter verbinden als viele.',
      'Der Stoff entscheidet, wie ein Kleid fällt, wie es atmet und wie lange es hält.',
      'Am nachhaltigsten ist das Kleidungsstück, das man jahrelang trägt.',
    ],
    tips: [
      'Alles, was man oft trägt, auf eine Seite des Schranks hängen.',
      'Notieren, welche Farben und Schnitte diese Lieblinge gemeinsam haben.',
      'Vor dem Kauf drei Outfits nennen, zu denen das neue Stück passt.',
      'Nähte, Knöpfe und Stoff mit den Fingern prüfen.',
      'Anprobieren, hinsetzen, Arme heben und ein paar Schritte gehen.',
      'Sanft waschen, oft lüften und früh flicken.',
    ],
  },
  beauty: {
    facts: [
      'Die Haut erneuert sich ständig, leise, von innen nach außen.',
      'Haut mag Regelmäßigkeit lieber als ein Regal voller Flaschen.',
      'Sonnenlicht lässt die Haut altern; Schatten und Sonnencreme bremsen das.',
      'Trockener Haut fehlt Fett oder Feuchtigkeit, und oft beides.',
      'Was dem einen Gesicht guttut, kann für das andere falsch sein.',
    ],
    tips: [
      'Die Haut bei Tageslicht ansehen, bevor man etwas kauft.',
      'Abends sanft reinigen, mit lauwarmem Wasser.',
      'Creme auf die noch leicht feuchte Haut geben.',
      'Das Gesicht am Morgen vor der Sonne schützen.',
      'Ein neues Produkt zuerst an der Innenseite des Arms testen.',
      'Immer nur eine Sache ändern und ihr ein paar Wochen geben.',
    ],
  },
}
