import type { StyleFrames } from '../frames.ts'

export const storytelling: StyleFrames = {
  titles: ['{T}', '{T}: una historia', 'Un relato: {t}'],
  descriptions: [
    'Un relato breve: {t}. Un instante lo cambia todo.',
    'Alguien, en algún lugar, y un giro que nadie esperaba: {t}.',
  ],
  hooks: [
    'Esta es una historia: {t}. Empieza en voz baja, como todas las buenas.',
    'Era una de esas noches en las que todo puede pasar. {T}: así se cuenta.',
    'Hay historias que se cuentan una sola vez. Esta es una de ellas: {t}.',
  ],
  develop: [
    ['{C} conocía este lugar desde siempre.', 'Allí estaba {c}, a solas con un pensamiento.'],
    [
      'Cada día había sido igual al anterior, hasta ahora.',
      'Hasta esa hora, nada había parecido extraño.',
    ],
    [
      'Entonces llegó un sonido leve, una luz, una señal que no debía estar ahí.',
      'Entonces ocurrió algo que nadie había previsto.',
    ],
    ['{C} se quedó escuchando, sin moverse.', '{C} podía dar media vuelta. Habría sido lo fácil.'],
    ['Solo quedaba un camino: adelante.', 'Un paso más, y ya no habría regreso.'],
    [
      'Por un momento, todo pareció perdido.',
      'Se hizo oscuro, y todas las puertas parecían cerradas.',
    ],
    [
      'Y justo ahí, en medio de todo, estaba la respuesta.',
      'Pero el punto más oscuro fue también el punto de giro.',
    ],
    ['{C} comprendió: siempre había estado ahí.', 'Ahora {c} veía lo que antes estaba oculto.'],
    ['Una mano se tendió, y el miedo aflojó.', 'Lo que pesaba se volvió ligero.'],
    [
      'Cuando llegó la mañana, el mundo parecía el mismo. Pero no lo era.',
      'Nadie supo nunca qué había pasado de verdad aquella noche.',
    ],
  ],
  closes: [
    '¿Y {c}? Pregúntaselo al viento. Aún cuenta esta historia.',
    'Así terminó, y así empezó algo nuevo.',
    'Eso es todo. El resto solo lo sabe {c}.',
  ],
}

export const cinematic: StyleFrames = {
  titles: ['{T}', '{T}: luz y silencio', 'Escenas: {t}'],
  descriptions: [
    'Una película callada, en imágenes: {t}.',
    'Luz, sombra, aliento: {t}, en unas pocas imágenes.',
  ],
  hooks: [
    'Silencio. Después: {t}.',
    'Antes de las palabras, la luz. {T}.',
    'Oscuridad. Un aliento. {T}.',
  ],
  develop: [
    ['Cambia la luz.', 'Una línea de luz, fina como un hilo.'],
    ['Nadie habla.', 'Ni una palabra. Solo aliento.'],
    ['Más cerca.', 'Despacio, la imagen se abre.'],
    ['El polvo flota en la quietud.', 'Algo se mueve al borde del cuadro.'],
    ['El tiempo se estira.', 'Un instante, sostenido un poco de más.'],
    ['Las sombras se reúnen y siguen su camino.', 'Primero llega la sombra, y después la forma.'],
    ['Todo espera.', 'A lo lejos se apaga un sonido.'],
    ['Un latido. Otro.', 'El mundo se inclina un solo grado.'],
    ['Lo que queda es calor.', 'El color regresa, despacio.'],
    ['El viento cambia.', 'Una última mirada.'],
  ],
  closes: [
    '{T}. Y entonces se apaga la luz.',
    'Negro. Y en el negro, un eco: {t}.',
    'Nada más. Solo {s}.',
  ],
}
