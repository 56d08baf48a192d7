export const announcing = {
  invitations: [
    ['Eine gute Nachricht teilt man gern.', 'So eine Nachricht ist einen Augenblick wert.'],
    [
      'Vielleicht ist es genau das, worauf jemand gewartet hat.',
      'Vielleicht kommt es gerade im richtigen Moment.',
    ],
    ['Wer Lust darauf hat, behält es im Kopf.', 'Wem es gefällt, der denkt in Ruhe darüber nach.'],
    [
      'Und wer selbst nicht will, kennt vielleicht jemanden, der sich freut.',
      'Wer im Freundeskreis wüsste das gern?',
    ],
    [
      'Am besten gleich notieren, bevor der Tag dazwischenkommt.',
      'Ein Eintrag im Kalender, und es ist gemerkt.',
    ],
    [
      'Noch haben nicht alle davon gehört.',
      'Jetzt ist es gesagt, und andere wissen es vielleicht noch nicht.',
    ],
    ['Wer eine Frage hat, fragt einfach.', 'Ist etwas unklar? Fragen kostet nichts.'],
    [
      'Es gibt jemanden, der das wissen sollte: gern weitersagen.',
      'So eine Nachricht ist schnell weitergesagt.',
    ],
    ['Mehr muss man fürs Erste nicht wissen.', 'Das ist schnell gesagt und leicht zu merken.'],
    ['Wir freuen uns sehr darauf.', 'Alle sind herzlich willkommen.'],
  ],
  notices: [
    ['Eine kurze Nachricht für alle, die es betrifft.', 'Hier ist etwas, das man wissen sollte.'],
    ['Besser jetzt davon wissen, als es unterwegs zu erfahren.', 'So etwas weiß man gern früh.'],
    [
      'Bitte auch denen sagen, die seltener auf ihr Telefon sehen.',
      'Bitte an alle weitergeben, die es wissen sollten.',
    ],
    [
      'Am besten gleich notieren und die eigenen Pläne danach richten.',
      'Ein Blick in den Kalender lohnt sich jetzt.',
    ],
    [
      'Wer unsicher ist, fragt lieber nach, bevor er losgeht.',
      'Wer jemanden kennt, den es betrifft, sagt es weiter.',
    ],
    [
      'Wen es nicht betrifft, der kennt vielleicht jemanden, der es wissen will.',
      'Mehr ist im Augenblick nicht zu sagen.',
    ],
    ['Danke für das Verständnis.', 'Danke fürs Weitersagen.'],
  ],
  farewells: [
    ['Eine kurze Nachricht für alle, die es betrifft.', 'Das hier ist ein Abschied.'],
    ['Etwas Vertrautes geht zu Ende.', 'Ein Abschied braucht wenige Worte und ein wenig Zeit.'],
    [
      'Wem es zum Alltag gehört hat, dem wird es auffallen.',
      'Vielleicht gibt es Erinnerungen; jetzt ist ein guter Moment für sie.',
    ],
    [
      'Solange die Tür offen ist, ist noch Zeit.',
      'Wer noch etwas möchte, wartet besser nicht zu lange.',
    ],
    [
      'Am besten notieren, damit es nicht vorbeigeht.',
      'Ein Blick in den Kalender lohnt sich jetzt.',
    ],
    [
      'Bitte auch denen sagen, die es wissen sollten.',
      'Vielleicht möchte noch jemand Abschied nehmen.',
    ],
    ['Was gut war, bleibt in Erinnerung.', 'Mancher Abschied ist auch ein Dank.'],
    ['Danke für die Treue.', 'Danke an alle, die dabei waren.'],
  ],
  searches: [
    [
      'Bitte einen Augenblick genau hinsehen.',
      'Das geht alle an, die in der Nähe wohnen oder arbeiten.',
    ],
    ['Jemand wartet, und jede Stunde zählt.', 'Jemand denkt heute an nichts anderes.'],
    [
      'Was war in den letzten Tagen zu sehen? Nachdenken hilft.',
      'Unterwegs auch in die stillen Ecken schauen.',
    ],
    [
      'Man kann Nachbarn fragen, in den Läden und alle, die mit dem Hund gehen.',
      'Manchmal genügt ein Blick hinter die Hecke.',
    ],
    ['Bitte weitersagen.', 'Je mehr davon wissen, desto besser.'],
    ['Auch ein kleiner Hinweis kann helfen.', 'Jeder Hinweis ist willkommen, so klein er scheint.'],
    ['Danke für die Hilfe.', 'Danke fürs Augenoffenhalten.'],
  ],
  reminders: ['Nicht verpassen: {i}.'],
  repeats: ['Noch einmal zum Merken: {I}.', 'Kurz gesagt: {I}.', 'Im Kopf behalten: {I}.'],
  notes: ['Zum Aufschreiben: {i}.', 'Gut zu wissen: {i}.'],
}
