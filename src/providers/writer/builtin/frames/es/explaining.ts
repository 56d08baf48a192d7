import type { StyleFrames } from '../frames.ts'

export const educational: StyleFrames = {
  titles: ['{T}: así de fácil', '{T}: la explicación', 'Una mirada de cerca: {t}'],
  descriptions: [
    'Una lección breve: {t}. La pregunta, la explicación y lo que conviene recordar.',
    'Una pregunta, una explicación clara y un resumen: {t}.',
  ],
  hooks: [
    'Hay algo que merece una mirada más atenta: {t}.',
    '¿Qué [sabes|sabe usted] ya sobre {s}? Vamos a descubrirlo.',
    'Casi todos creemos saber algo sobre {s}. Miremos otra vez.',
  ],
  develop: [
    ['Empecemos por lo básico.', 'Primero, los cimientos.'],
    ['Ahora, el porqué.', '¿Y cuál es la razón?'],
    ['Un ejemplo lo aclara.', 'Pensemos en la vida de cada día.'],
    ['Eso explica muchas cosas sobre {s}.', 'De pronto, una pieza encaja con la siguiente.'],
    ['Pero hay algo más.', 'Miremos una capa más adentro.'],
    [
      'Comparar con algo conocido ayuda a ver lo que es distinto.',
      'Antes de seguir, conviene decirlo con palabras propias.',
    ],
    [
      'Un error frecuente es mirar solo la superficie.',
      'Aquí es fácil confundir la causa con el efecto.',
    ],
    [
      'Unamos los puntos: causa, efecto y lo que viene después.',
      'Puestas una junto a otra, las piezas forman un dibujo.',
    ],
    [
      'Se puede comprobar: observar, comparar y volver a preguntar.',
      'Una buena prueba: ¿se lo [podrías|podría] explicar a un amigo?',
    ],
    ['Y ahora, la versión corta.', 'Resumamos.'],
  ],
  closes: [
    'Lo que queda sobre {s}: mirar de cerca, preguntar por qué y unir lo que aparece.',
    'Una pregunta tiene respuesta, y la siguiente ya espera. Así se aprende.',
    'Ahora, a contárselo a alguien. Así se queda en la memoria.',
  ],
}

export const informative: StyleFrames = {
  titles: ['{T}: lo esencial', '{T}, de un vistazo', 'Conviene saber: {t}'],
  descriptions: [
    'Lo esencial, en un orden claro: {t}.',
    'Un panorama breve: {t}. Qué es, cómo funciona y por qué importa.',
  ],
  hooks: [
    'Hoy, en pocas palabras: {t}.',
    'El tema: {t}. Estos son los puntos que importan.',
    'Un breve panorama sobre {s}, sin rodeos.',
  ],
  develop: [
    ['Primero, el contexto.', 'Unas palabras sobre el contexto.'],
    ['Vamos al punto esencial.', 'Este es el núcleo del asunto.'],
    ['En la práctica funciona así.', 'En el día a día se ve de este modo.'],
    ['Hay algo más que conviene saber.', 'Pasemos al segundo punto.'],
    ['¿Qué se deduce de ello?', 'La consecuencia es sencilla.'],
    [
      'Sobre los detalles hay opiniones; el principio está claro.',
      'Los detalles varían según el caso; el principio se mantiene.',
    ],
    [
      'Para juzgar bien, tres aspectos: el fin, el método y el efecto.',
      'Ayudan tres preguntas: para qué sirve, cómo funciona y a quién le sirve.',
    ],
    ['Esto se pasa por alto a menudo.', 'Hay un detalle que se escapa fácilmente.'],
    [
      'Vale la pena comparar varias fuentes antes de decidir.',
      'La buena información dice de dónde viene y hasta dónde llega.',
    ],
    ['Resumamos.', 'Volvamos al hilo principal.'],
  ],
  closes: [
    'Hasta aquí {s}, en breve: contexto, principio y práctica.',
    'Eso es lo esencial sobre {s}. El siguiente paso: mirar con ojos propios.',
    'Con el hilo principal en mente, los detalles encuentran su lugar.',
  ],
}

export const tutorial: StyleFrames = {
  titles: ['{T}: paso a paso', '{T}, un paso cada vez', 'Paso a paso: {t}'],
  descriptions: [
    'Una guía práctica, paso a paso y con los errores que conviene evitar: {t}.',
    'En pasos claros que cualquiera puede repetir: {t}.',
  ],
  hooks: [
    'En los próximos momentos, paso a paso: {t}.',
    '¿Todo listo para probar? Hoy: {t}.',
    'Bastan un poco de tiempo y un plan claro. Vamos allá: {t}.',
  ],
  develop: [
    [
      'Antes de empezar, conviene tener todo a mano.',
      'Primero, despejar un espacio y reunir lo necesario.',
    ],
    [
      'Decidir cómo debe ser el resultado, y tener presente esa imagen.',
      'Tener clara la meta: basta con una frase.',
    ],
    [
      'La primera vez, despacio. La rapidez llega sola.',
      'Esta parte, sin prisa: sostiene todas las demás.',
    ],
    [
      'Mirar el resultado de cada paso antes de dar el siguiente.',
      'Aquí, una pausa para comparar con la meta.',
    ],
    [
      'Si algo sale mal, un paso atrás, no hasta el principio.',
      'Un error aquí es normal. Se cambia una cosa y se prueba otra vez.',
    ],
    ['Ahora, atención a los detalles: marcan la diferencia.', 'En este punto, el cuidado se nota.'],
    [
      'Anotar lo que funcionó, para poder repetirlo.',
      'Una nota rápida o una foto ayudan para la próxima vez.',
    ],
    [
      'Repetir una vez más, por separado, la parte más difícil.',
      'Practicar lo complicado hasta que parezca fácil.',
    ],
    [
      'Ordenar sobre la marcha: así el final es fácil.',
      'Guardar las herramientas y ver que no falte nada.',
    ],
    ['Ahora, mirar el conjunto con ojos nuevos.', 'Un paso atrás, y revisar el resultado.'],
  ],
  closes: [
    'Eso es todo: {t}. Lo mejor es probarlo hoy, con la memoria fresca.',
    'Ya conocemos los pasos. La segunda vez será el doble de fácil.',
    'Guardar estos pasos, probarlos una vez y hacerlos propios.',
  ],
}
