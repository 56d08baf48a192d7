export const announcing = {
  invitations: [
    ['Una buena noticia así se comparte.', 'Una noticia así bien merece un momento.'],
    ['Quizá sea justo lo que hacía falta.', 'Quizá llegue en el mejor momento.'],
    ['Si interesa, conviene tenerlo presente.', 'Si suena bien, se puede pensar con calma.'],
    [
      'Si no es para uno mismo, seguro que alguien se alegra de saberlo.',
      '¿A qué amistades les gustaría saberlo?',
    ],
    [
      'Mejor apuntarlo ahora, antes de que el día siga su curso.',
      'Conviene apuntarlo donde se vuelva a ver.',
    ],
    [
      'No todo el mundo se ha enterado todavía.',
      'Ya está dicho, y otras personas quizá aún no lo sepan.',
    ],
    [
      'Si hay alguna pregunta, basta con hacerla.',
      '¿Algo no queda claro? Preguntar no cuesta nada.',
    ],
    [
      'Hay que contárselo a esa persona que debería saberlo.',
      'Un mensaje así se pasa en un momento.',
    ],
    ['Para empezar, no hace falta saber más.', 'Se dice pronto y se recuerda con facilidad.'],
    ['Nos hace mucha ilusión.', 'Todo el mundo es bienvenido.'],
  ],
  notices: [
    ['Un mensaje breve para quienes corresponda.', 'Hay algo que conviene saber.'],
    ['Mejor saberlo ahora que enterarse por el camino.', 'Algo así conviene saberlo pronto.'],
    [
      'Conviene avisar a quienes no miran tanto el teléfono.',
      'Que llegue a todas las personas que deban saberlo.',
    ],
    [
      'Hay que tomar nota y, si hace falta, cambiar de planes.',
      'Un momento para mirar el calendario.',
    ],
    [
      'En caso de duda, mejor preguntar antes de salir.',
      'Si afecta a alguien cercano, conviene avisar.',
    ],
    [
      'A quien no le afecte, quizá conozca a alguien que deba saberlo.',
      'Por ahora, no hay más que decir.',
    ],
    ['Gracias por la comprensión.', 'Gracias por avisar a los demás.'],
  ],
  farewells: [
    ['Un mensaje breve para quienes corresponda.', 'Esto es una despedida.'],
    ['Algo conocido llega a su fin.', 'Una despedida pide pocas palabras y un poco de tiempo.'],
    [
      'Quien lo tenía en su día a día lo notará.',
      'Quizá haya recuerdos; es un buen momento para ellos.',
    ],
    [
      'Mientras la puerta esté abierta, todavía hay tiempo.',
      'Si queda algo pendiente, mejor no esperar demasiado.',
    ],
    ['Conviene tomar nota, para que no pase de largo.', 'Un momento para mirar el calendario.'],
    ['Que lo sepan también quienes deban saberlo.', 'Alguien cercano quizá quiera despedirse.'],
    ['Lo bueno queda en la memoria.', 'Hay despedidas que también son un gracias.'],
    ['Gracias por la fidelidad.', 'Gracias a quienes han formado parte de esto.'],
  ],
  searches: [
    ['Por favor, un momento de atención.', 'Esto va para quienes viven o trabajan cerca.'],
    ['Alguien está esperando, y cada hora cuenta.', 'Alguien no piensa hoy en otra cosa.'],
    [
      'Conviene hacer memoria: ¿qué se ha visto en los últimos días?',
      'Una mirada alrededor, también en los rincones tranquilos.',
    ],
    [
      'Se puede preguntar a los vecinos, en las tiendas y a quienes pasean al perro.',
      'A veces basta con mirar detrás de un seto.',
    ],
    [
      'Cuantas más personas lo sepan, mejor.',
      'Compartirlo con la gente de alrededor ya es una ayuda.',
    ],
    [
      'Hasta una pequeña pista puede ayudar.',
      'Cualquier pista es bienvenida, por pequeña que parezca.',
    ],
    ['Gracias por la ayuda.', 'Gracias por mantener los ojos abiertos.'],
  ],
  reminders: ['Que no se escape: {i}.'],
  repeats: [
    'Una vez más, para que no se olvide: {i}.',
    'En resumen: {i}.',
    'Para no olvidarlo: {i}.',
  ],
  notes: ['Para apuntar: {i}.', 'Para tener a mano: {i}.'],
}
