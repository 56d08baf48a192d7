export const announcing = {
  notices: [
    ['Un mensaje breve para quienes corresponda.', 'Hay algo que conviene saber.'],
    [
      'Los planes cambian a veces, y es bueno enterarse a tiempo.',
      'Mejor saberlo ahora que encontrarse con la puerta cerrada.',
    ],
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
      'Así se ahorra el viaje, y queda tiempo para algo bueno.',
    ],
    ['En cuanto haya novedades, se sabrán.', 'Habrá más noticias cuando haya más que decir.'],
    ['Gracias por la comprensión.', 'Gracias por avisar a los demás.'],
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
}
