import type { StyleFrames } from '../frames.ts'

export const motivational: StyleFrames = {
  titles: ['{T}: empieza hoy', 'Una razón para empezar: {t}', '{T}. El primer paso'],
  descriptions: [
    'Un empujón en la buena dirección: {t}, y ese primer paso pequeño que cambia un día.',
    'Por qué vale la pena, y cómo empezar: {t}.',
  ],
  hooks: [
    '¿Y si el día es hoy? {T}: todo empieza con un paso pequeño.',
    'No hace falta estar a punto. Solo hace falta empezar. {T}.',
    '[Piensa|Piense] en {s}. Y ahora, en cómo será todo dentro de un mes.',
  ],
  develop: [
    [
      'Quien hoy lo hace bien también empezó un día.',
      'Nadie empieza fuerte. La fuerza llega al empezar.',
    ],
    [
      'El primer paso puede ser diminuto. Cuenta igual.',
      'Que sea tan pequeño que no se pueda decir que no.',
    ],
    [
      'Habrá días sin ganas. Esos días también cuentan.',
      'Algunos días pesan. Son los que más construyen.',
    ],
    [
      'No hay que compararse con otros. Solo con el día de ayer.',
      'Tu ritmo es un buen ritmo, mientras sea el tuyo.',
    ],
    ['Se nota cómo cambia algo, despacio, desde dentro.', 'Un día se nota: ya cuesta menos.'],
    ['Caer, aprender y volver a levantarse.', 'Un tropiezo es una coma, no un punto final.'],
    [
      'Lo que repetimos es lo que llegamos a ser.',
      'Los hábitos nos llevan cuando el valor se toma el día libre.',
    ],
    [
      'Alguien está mirando, y encuentra así el valor de empezar.',
      'El camino compartido se hace más corto.',
    ],
    [
      'Mirando atrás, hay más camino hecho de lo que parecía.',
      'Un momento para sentir orgullo. Está bien ganado.',
    ],
    [
      'El mejor momento fue ayer. El segundo mejor es ahora.',
      'Mañana empieza con lo que hacemos hoy.',
    ],
  ],
  closes: [
    'Así que el primer paso, hoy mismo. {T}: este es el comienzo.',
    'Empezar en pequeño. Empezar ahora. Y volver mañana.',
    'En pie, una respiración honda, y adelante. Tú puedes.',
  ],
}

export const productDemo: StyleFrames = {
  titles: ['Así es {s}', '{S}: así ayuda', '{S}, en acción'],
  descriptions: [
    'El problema, la solución y la ventaja, en una demostración breve: {t}.',
    'Del problema de cada día a la respuesta sencilla: {t}.',
  ],
  hooks: [
    'Un problema conocido: poco tiempo y demasiados obstáculos pequeños. Y ahora llega esto: {s}.',
    'Tiene que haber una forma mejor. La hay: {s}.',
    '¿Cómo sería el día con una preocupación menos? Una idea: {s}.',
  ],
  develop: [
    [
      'El problema suena familiar: queremos hacerlo, y el día se cruza en el camino.',
      'Son las pequeñas molestias las que más energía nos quitan.',
    ],
    [
      '¿Y las respuestas de siempre? Complicadas, olvidadas o en un cajón.',
      'Hasta ahora, eso significaba dar un rodeo, apuntarlo en un papel o renunciar.',
    ],
    ['Ahora viene lo diferente.', 'Aquí es donde cambia.'],
    [
      'Todo empieza con un solo gesto, muy sencillo.',
      'Sin largas preparaciones: a la mano, y listo.',
    ],
    ['La idea es clara: hacer una cosa, y hacerla bien.', 'Todo tiene su lugar, y nada estorba.'],
    [
      '¿Qué significa eso? La cabeza despejada y tiempo para lo que importa.',
      'La ventaja se nota cada día.',
    ],
    [
      'Por la mañana, de camino, en casa: encaja en el día que ya existe.',
      'Se adapta a las personas, y no al revés.',
    ],
    [
      'Una semana así. Y después, ¿quién querría volver atrás?',
      'A los pocos días ya ni se nota. Es el mejor elogio.',
    ],
    [
      'Las preguntas que importan: ¿es sencillo, es útil, dura?',
      'Tomarlo en la mano, probarlo y juzgar con criterio propio.',
    ],
    ['Menos esfuerzo, más ligereza.', 'Fácil de empezar, y bueno de mantener.'],
  ],
  closes: [
    '{S}. Lo mejor es probarlo hoy y ver la diferencia.',
    '¿Preparados para la forma más fácil? {S}: ahora es el momento.',
    'Un problema menos, una buena costumbre más: {s}.',
  ],
}

export const entertaining: StyleFrames = {
  titles: ['{T}: espera y verás', '{T}, pero con humor', '¡Sorpresa! {T}'],
  descriptions: [
    'Una mirada traviesa, con alguna vuelta inesperada por el camino: {t}.',
    '¿Creías saberlo todo? {T}: toca pensarlo otra vez, y disfrutar.',
  ],
  hooks: [
    '¡Alto ahí! Esto va sobre {s}, y se pone más raro a cada segundo.',
    'Aviso: después de este vídeo, nada será igual. Tema del día: {s}.',
    'Rápido, ¿qué viene a la mente al oír esto: {s}? Mal. Bueno, casi.',
  ],
  develop: [
    ['¿Listos? Llega la primera sorpresa.', 'A sujetarse el sombrero.'],
    ['Suena inventado. No lo es.', 'Sí, de verdad. Otra vez, en cámara lenta.'],
    [
      '¿Y la culpa de quién es? De nadie, claro. Simplemente pasó.',
      'En algún lugar, alguien asiente ahora con mucha sabiduría.',
    ],
    ['¡Giro inesperado!', 'Un momento, que mejora.'],
    [
      'Si esto fuera una película, ahora subiría la música.',
      'Aquí va un redoble de tambor. Largo.',
    ],
    [
      'Contarlo en una fiesta y mirar las caras: no tiene precio.',
      'Los amigos fingirán que ya lo sabían.',
    ],
    ['Seamos sinceros: a todos nos ha pasado.', 'Vamos, confiesa: se escapa una sonrisa.'],
    [
      'En una escala del uno al diez, esto es un plátano rotundo.',
      'Los científicos lo llaman: vaya, se nos fue de las manos. Bueno, no lo llaman así.',
    ],
    ['Otra vez, para los de la última fila.', 'Respiración honda. Aún no hemos acabado.'],
    ['Y ahora, el gran final.', 'Última ronda, la mejor ronda.'],
  ],
  closes: [
    'Y eso fue todo sobre {s}. Ya se puede hacer como si siempre se hubiera sabido.',
    'Alguien necesita saber esto sobre {s}. Y ya sabemos quién.',
    '¡Fin! ¿O no? Con {s}, nunca se sabe.',
  ],
}
