import type { TopicLines } from '../knowledge.ts'
import type { MakerTopic } from '../topic.ts'

export const makers: Record<MakerTopic, TopicLines> = {
  podcast: {
    facts: [
      'Un pódcast necesita una voz y una idea; el equipo puede esperar.',
      'Un micrófono sencillo se perdona; una sala ruidosa, casi nunca.',
      'Lo blando se traga el eco: cortinas, alfombras, incluso un armario lleno de ropa.',
      'Los pódcast se escuchan con las manos ocupadas; por eso ganan las frases claras.',
      'Un día fijo convierte a quien pasaba por casualidad en oyente habitual.',
      'El primer minuto decide si alguien se queda todo el episodio.',
    ],
    tips: [
      'Decir en una frase para quién es el pódcast y qué le da.',
      'Planear los tres primeros episodios antes de grabar el primero.',
      'Grabar una prueba con el móvil en la habitación más silenciosa y blanda.',
      'Poner el micrófono a un palmo de la boca, un poco de lado.',
      'Cortar los rodeos y las pausas largas, y dejar la respiración que suena humana.',
      'Elegir un nombre y una portada que se lean incluso en pequeño.',
      'Publicar un día fijo, y pedir a un oyente su opinión sincera.',
    ],
  },
  video: {
    facts: [
      'Un vídeo vive del cambio: otro ángulo, otro lugar, otra idea.',
      'Una imagen temblorosa se perdona antes que un mal sonido.',
      'La luz de una ventana, de lado, favorece a casi todas las caras.',
      'Los primeros segundos prometen algo, y el resto del vídeo tiene que cumplirlo.',
      'Los vídeos cortos funcionan cuando dicen una cosa, y no cinco.',
      'Mucha gente mira sin sonido, y entonces los subtítulos llevan el mensaje.',
    ],
    tips: [
      'Escribir la única frase que debe quedarse en la memoria.',
      'Hacer la lista de planos antes de empezar a grabar.',
      'Limpiar la lente, buscar la luz y sujetar bien la cámara.',
      'Grabar cada acción de lejos, después de cerca y después de lado.',
      'Dejar correr la cámara un poco más antes y después de cada plano.',
      'Cortar todo lo que no sirve a esa única frase.',
      'Ver el vídeo una vez sin sonido, y otra con los ojos cerrados.',
    ],
  },
  social: {
    facts: [
      'En las redes sociales cuenta aquello por lo que la gente se detiene y que comparte.',
      'Una publicación que ayuda vale más que muchas que solo anuncian.',
      'Una cuenta crece cuando se sabe qué esperar de ella.',
      'Los comentarios son conversaciones, y una respuesta es un motivo para volver.',
      'Lo que funciona en una plataforma pide a menudo otra forma en la siguiente.',
      'Nadie ve todas las publicaciones; una buena idea puede volver con otra forma.',
    ],
    tips: [
      'Elegir una plataforma en la que tu gente ya pasa el tiempo.',
      'Decidir tres temas, y quedarse con ellos una temporada.',
      'Empezar cada publicación por lo importante, no por el saludo.',
      'Preparar de una sentada las publicaciones de toda la semana.',
      'Responder pronto a los comentarios, y como lo haría una persona.',
      'Mirar una vez al mes qué se guardó y se compartió, y hacer más de eso.',
    ],
  },
  photo: {
    facts: [
      'Una foto está hecha de luz; la cámara solo la recoge.',
      'Dos pasos a un lado cambian más una foto que un objetivo nuevo.',
      'La luz temprana y la tardía son largas y suaves; la del mediodía es dura.',
      'El ojo va al punto más claro, a las caras y al borde más nítido.',
      'El espacio vacío alrededor puede ser lo más fuerte de una imagen.',
    ],
    tips: [
      'Buscar primero la luz, y después el motivo.',
      'Limpiar la lente antes de pulsar el botón.',
      'Acercarse hasta que nada sobre en el encuadre.',
      'Doblar las rodillas: la altura de la cámara cuenta su propia historia.',
      'Hacer varias fotos, y cambiar una sola cosa cada vez.',
      'Elegir la mejor foto al día siguiente, con los ojos descansados.',
    ],
  },
  speaking: {
    facts: [
      'El público recuerda una idea y una historia, rara vez una lista.',
      'Las diapositivas apoyan una charla; si lo dicen todo, nadie escucha.',
      'Una pausa le parece larga a quien habla y justa a quien escucha.',
      'Los nervios y la alegría se parecen: pulso rápido y ojos abiertos.',
      'La gente decide pronto si una presentación merece su atención.',
    ],
    tips: [
      'Escribir qué debe saber o hacer el público al terminar.',
      'Construir la presentación desde el final hasta el principio.',
      'Poner una idea por diapositiva, en letras que lea la última fila.',
      'Decirlo en voz alta, de pie y con un reloj a la vista.',
      'Saberse la primera y la última frase sin mirar.',
      'Mirar a una persona, terminar la idea y solo después seguir.',
    ],
  },
  craft: {
    facts: [
      'Lo hecho a mano lleva pequeñas huellas, y por ellas se le toma cariño.',
      'El buen material perdona errores que el malo enseña.',
      'Medir dos veces lleva menos tiempo que serrar dos veces.',
      'Una herramienta afilada es más segura que una roma, porque pide menos fuerza.',
      'Las manos aprenden repitiendo: la tercera pieza sale con más calma que la primera.',
    ],
    tips: [
      'Empezar con una pieza pequeña que se termine en una tarde.',
      'Poner a mano todas las herramientas antes del primer corte.',
      'Medir, marcar con suavidad y volver a medir.',
      'Practicar el paso difícil en un retal.',
      'Dar su tiempo a la cola y a la pintura, y dejarlas secar.',
      'Firmar, poner la fecha y anotar qué se haría de otro modo.',
    ],
  },
  game: {
    facts: [
      'Un buen juego da metas claras y libertad para llegar a ellas.',
      'Un juego divierte justo entre lo demasiado fácil y lo demasiado difícil.',
      'Una partida perdida enseña más que una victoria con suerte.',
      'Las reglas no limitan el juego: lo hacen posible.',
      'Se recuerdan los momentos que uno mismo provocó.',
    ],
    tips: [
      'Leer la meta del juego antes que los detalles de las reglas.',
      'Jugar una partida despacio, solo para entender.',
      'Mirar qué hacen los buenos jugadores cuando parece que no pasa nada.',
      'Cambiar una sola cosa del plan, y probar otra vez.',
      'Descansar cuando crece el enfado, y volver con la cabeza fresca.',
      'Explicarle el juego a alguien: así se ve con otros ojos.',
    ],
  },
  fashion: {
    facts: [
      'La ropa habla antes que nosotros: del ánimo, del lugar, del momento.',
      'Un buen corte hace más por un conjunto que una etiqueta famosa.',
      'Pocos colores que van juntos se combinan mejor que muchos que no.',
      'La tela decide cómo cae un vestido, cómo respira y cuánto dura.',
      'La prenda más sostenible es la que se lleva durante años.',
    ],
    tips: [
      'Poner en un lado del armario todo lo que se usa a menudo.',
      'Anotar qué colores y cortes tienen en común esas prendas favoritas.',
      'Antes de comprar, nombrar tres conjuntos para la prenda nueva.',
      'Revisar con los dedos las costuras, los cierres y la tela.',
      'Probársela, sentarse, levantar los brazos y dar unos pasos.',
      'Lavar con suavidad, airear a menudo y remendar pronto.',
    ],
  },
  beauty: {
    facts: [
      'La piel se renueva sin parar, en silencio, de dentro afuera.',
      'A la piel le gusta más la constancia que un estante lleno de frascos.',
      'La luz del sol envejece la piel; la sombra y la crema solar lo frenan.',
      'A la piel seca le falta grasa o agua, y muchas veces las dos cosas.',
      'Lo que va bien a una cara puede ir mal a otra.',
    ],
    tips: [
      'Mirarse la piel con luz natural antes de comprar nada.',
      'Limpiar con suavidad por la noche, con agua tibia.',
      'Poner la crema sobre la piel todavía un poco húmeda.',
      'Proteger la cara del sol por la mañana.',
      'Probar primero cada producto nuevo en la parte interior del brazo.',
      'Cambiar una sola cosa cada vez, y darle unas semanas.',
    ],
  },
}
