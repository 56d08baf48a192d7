import type { AudienceFrames, LanguageFrames } from '../frames.ts'

export const audiences: LanguageFrames['audiences'] = {
  'General Audience': { early: [], late: [] },
  Teenagers: {
    early: ['Sin sermones, prometido. Solo lo bueno.', 'Dale unos segundos. Vale la pena.'],
    late: ['Enséñaselo a tus amigos, a ver quién lo sabía.', 'Te toca: pruébalo y mira qué pasa.'],
  },
  'Young Adults': {
    early: [
      'Entre el trabajo, los amigos y los planes, esto merece un lugar.',
      'Algo para los años en que tanto empieza.',
    ],
    late: [
      'Hazlo parte de tu vida, a tu manera.',
      'Que sea sencillo: quédate con lo que te funciona.',
    ],
  },
  Professionals: {
    early: [
      'El acento está en lo relevante para la práctica.',
      'A continuación, lo esencial, con precisión.',
    ],
    late: [
      'Piense qué punto se aplica a su trabajo, y empiece por ahí.',
      'Lleve uno de estos puntos a su próxima reunión.',
    ],
  },
  'Tech Enthusiasts': {
    early: ['Miremos bajo el capó.', 'Piénsalo como un sistema: entrada, proceso, salida.'],
    late: ['Experimenta, mide y repite.', 'Desmóntalo en la cabeza y vuelve a montarlo.'],
  },
  'Fitness Enthusiasts': {
    early: [
      'Tómalo como un calentamiento para la mente.',
      'Lo sabes por el entrenamiento: el ritmo gana a la fuerza.',
    ],
    late: [
      'Trátalo como un plan de entrenamiento: poco, constante y honesto.',
      'Respira, concéntrate, una vuelta más.',
    ],
  },
  Seniors: {
    early: ['Tómese su tiempo; aquí no hay prisa.', 'Tal vez esto le traiga un recuerdo propio.'],
    late: [
      'Tal vez se lo cuente a alguien, con una taza de té.',
      'Su propia experiencia vale mucho aquí.',
    ],
  },
  Parents: {
    early: [
      'También es algo para toda la familia.',
      'Entre el desayuno y la hora de dormir cabe un rato para esto.',
    ],
    late: [
      'Probadlo con los niños, y dejad que pregunten.',
      'Los niños recordarán el tiempo que les dedicamos.',
    ],
  },
  Children: {
    early: [
      '¡Ven conmigo! Abre bien los ojos y los oídos.',
      '¿Tienes curiosidad? ¡Muy bien! ¡Vamos!',
    ],
    late: ['¿Se lo cuentas a alguien en casa?', '¡Ahora puedes hacer un dibujo!'],
  },
} satisfies Record<string, AudienceFrames>

export const shared = {
  aspects: [
    'Una parte merece una mirada más atenta: {k}.',
    'Y luego está esto: {k}.',
    'Conviene tenerlo presente: {k}.',
    'Aquí se pone interesante: {k}.',
    'Sin olvidar esto: {k}.',
    'Otra cara de la misma historia: {k}.',
  ],
  inquiries: [
    'Primera pregunta: ¿qué entendemos exactamente por esto, {s}?',
    '¿Dónde aparece en la vida de cada día?',
    '¿Qué tiene que juntarse para que ocurra?',
    '¿Qué faltaría sin ello?',
    '¿Qué se ve a simple vista, y dónde hacen falta instrumentos o expertos?',
    'Hay una palabra que vuelve en cada explicación. Conviene buscar primero esa palabra.',
    '¿Qué es lo que más a menudo se entiende mal?',
    'Dibujar tres casillas: antes, durante y después. Y luego llenarlas.',
    'Buscar un ejemplo cercano, porque un ejemplo fija la idea.',
    'Preguntar a dos personas que lo conozcan bien, y comparar sus respuestas.',
  ],
  universal: [
    'Los detalles pequeños son a menudo los que más cuentan.',
    'Visto desde el otro lado, todo cambia.',
    'Lo que parece corriente suele venir de muy lejos.',
    'Todo comienzo parece pequeño desde la distancia.',
    'Ayuda ir más despacio y mirar de verdad.',
    'Lo que entendemos lo tratamos con más cuidado.',
    'Las buenas preguntas duran más que las respuestas rápidas.',
    'Muchas veces son las cosas calladas las que se quedan.',
    'Mucho se aclara solo al verlo en movimiento.',
    'Las manos recuerdan lo que las palabras olvidan.',
    'Siempre hay alguien que lo conoce desde dentro.',
    'Lo que se comparte crece, y lo que se esconde se apaga.',
    'Nada está solo; todo lleva a otra cosa.',
    'La primera impresión es solo la puerta.',
    'Una sola imagen puede decir lo que no dice una página.',
    'Y a veces la respuesta más simple es la correcta.',
  ],
  steps: [
    'Paso uno:',
    'Paso dos:',
    'Paso tres:',
    'Paso cuatro:',
    'Paso cinco:',
    'Paso seis:',
    'Paso siete:',
    'Paso ocho:',
  ],
  ordinals: [
    'Primero:',
    'Segundo:',
    'Tercero:',
    'Cuarto:',
    'Quinto:',
    'Sexto:',
    'Séptimo:',
    'Octavo:',
    'Noveno:',
    'Décimo:',
  ],
  ideas: ['La idea en una frase: {i}', 'Todo empieza con esto: {i}', 'De esto se trata: {i}'],
  answers: [
    '¿Y la pregunta de {i}?',
    '¿Y la pregunta de {i}? Nadie tenía la respuesta. Pero preguntar había abierto una puerta.',
    '¿Y la pregunta de {i}? Se quedó, y siguió viaje.',
  ],
  names: ['Lucía', 'Mateo', 'Elena', 'Hugo', 'Carmen', 'Leo'],
  theme: 'una idea fuera de lo común',
}
