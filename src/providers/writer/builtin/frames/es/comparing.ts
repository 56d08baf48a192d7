export const comparing = {
  sides: ['Por un lado: {k}.', 'Por el otro: {k}.'],
  criteria: [
    '¿Qué pesa más: el precio, el esfuerzo o el gusto?',
    'Conviene comparar en un día cualquiera, no en uno perfecto.',
    'Cada lado tiene amigos fieles, y todos tienen buenas razones.',
    'Según lo que ya se tiene y se hace, una de las dos cosas encaja mejor.',
    'Lo mejor es probar cada opción una semana y apuntar lo que se nota.',
    'Quien conoce ambos lados cuenta también las pequeñas pegas.',
  ],
  suits: 'Para {i}: {k}.',
  verdicts: [
    'Si encaja mejor la primera opción: {k}. Si encaja la segunda: {i}. Las dos son buenas.',
    'A quien le convenza lo primero: {k}. A quien prefiera lo segundo: {i}.',
  ],
  changes: [
    ['Primero, el antes. Sin juzgar.', 'Así era, día tras día.'],
    ['Un día fue suficiente, y ese fue el comienzo.', 'No cambió solo: alguien decidió empezar.'],
    [
      'La primera hora no cambió casi nada, y es normal.',
      'Empezó en un rincón, con una cosa pequeña.',
    ],
    [
      'A la mitad parecía peor que antes. Siempre pasa.',
      'Luego vino la parte que nadie fotografía: el trabajo.',
    ],
    [
      'Y ahora, el después. La misma imagen otra vez.',
      'Aquí está: lo mismo, y sin embargo otra cosa.',
    ],
    [
      'La diferencia no es suerte: son muchos pasos pequeños seguidos.',
      'Queda la sensación de que cambiar es posible.',
    ],
  ],
}
