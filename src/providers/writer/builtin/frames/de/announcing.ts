export const announcing = {
  notices: [
    ['Eine kurze Nachricht für alle, die es betrifft.', 'Hier ist etwas, das man wissen sollte.'],
    [
      'Pläne ändern sich manchmal, und es ist gut, das rechtzeitig zu hören.',
      'Besser jetzt davon wissen, als vor verschlossener Tür zu stehen.',
    ],
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
      'Das spart einen Weg und schenkt Zeit für etwas Gutes.',
    ],
    ['Sobald es Neues gibt, wird es gesagt.', 'Mehr folgt, sobald es mehr zu sagen gibt.'],
    ['Danke für das Verständnis.', 'Danke fürs Weitersagen.'],
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
}
