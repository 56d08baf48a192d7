import type { TopicLines } from '../knowledge.ts'
import type { TradeTopic } from '../topic.ts'

export const trade: Record<TradeTopic, TopicLines> = {
  brand: {
    facts: [
      'Una marca es una promesa, y cada entrega la cumple o la rompe.',
      'Nadie compra una lista de funciones: se compra un día más fácil.',
      'En marketing, el mensaje claro gana al ingenioso.',
      'La repetición crea confianza: el mismo color, el mismo tono, la misma promesa.',
      'El buen marketing empieza por escuchar, porque los clientes ya tienen las palabras.',
      'Una oferta sin fecha se deja fácilmente para después.',
    ],
    tips: [
      'Describir a una clienta con tanta precisión que se la pueda saludar en la calle.',
      'Escribir el problema con las palabras de los clientes.',
      'Decir la ventaja en una frase que entienda cualquiera.',
      'Elegir un canal, una oferta y un siguiente paso.',
      'Mostrar el producto en uso, y dejar hablar a clientes de verdad.',
      'Preguntar a cada cliente nuevo cómo se enteró.',
    ],
    images: [
      'Un cartel en una pared mojada, y alguien que se da la vuelta.',
      'Un color en el estante, y la mano lo encuentra sin buscar.',
      'Pintan un nombre en el cristal, letra a letra.',
    ],
    wonders: [
      'A menudo nos fiamos de una marca porque nos suena, mucho antes de comparar.',
      'La publicidad más fuerte es un cliente que lo cuenta.',
    ],
  },
  shop: {
    facts: [
      'Una tienda vive de quienes vuelven.',
      'Los clientes notan la luz, el olor y el saludo antes que los precios.',
      'Una carta corta o pocas cosas bien elegidas facilitan la elección.',
      'Un escaparate trabaja día y noche, sin descanso.',
      'Los clientes fieles traen a otros, y esa es la publicidad más barata.',
      'Lo que está a la altura de los ojos se encuentra primero.',
    ],
    tips: [
      'Mirar el local desde la acera de enfrente, como un desconocido.',
      'Escribir el horario donde nadie pueda pasarlo por alto.',
      'Saludar a cada cliente en los primeros instantes.',
      'Poner lo mejor cerca de la puerta, y explicarlo en una línea.',
      'Preguntar qué faltaba, y apuntar la respuesta.',
      'Dar las gracias con un detalle que invite a volver.',
    ],
    images: [
      'Gira una llave, se da la vuelta el cartel, y la puerta está abierta.',
      'Suena una campanilla, y un olor cálido llega hasta la puerta.',
      'Sacan las sillas al sol, y se sientan los primeros clientes.',
    ],
    wonders: [
      'Más de una tienda es también la sala de estar de su calle.',
      'Un nombre recordado en el mostrador vale más que un descuento.',
    ],
  },
  startup: {
    facts: [
      'Una empresa nueva empieza con una pregunta: quién necesita esto, y cuánto.',
      'La primera versión no tiene que hacerlo todo; tiene que hacer bien una cosa.',
      'Los usuarios de verdad ven en un minuto lo que el equipo no vio en meses.',
      'El lanzamiento no es el final del trabajo: ahí empieza el aprendizaje.',
      'El tiempo y el dinero son limitados; por eso decir que no es parte del plan.',
      'La gente sigue antes un problema que conoce que una técnica que no conoce.',
    ],
    tips: [
      'Hablar con algunas personas que tengan el problema, y sobre todo escuchar.',
      'Escribir una página: para quién, para qué y por qué ahora.',
      'Construir el producto más pequeño que alguien usaría de verdad.',
      'Enseñarlo a desconocidos, y callar mientras lo prueban.',
      'Fijar el día del lanzamiento, y contar qué se puede esperar.',
      'Reunir todas las reacciones, y elegir una sola mejora.',
    ],
    images: [
      'Notas en la pared, un té frío, y una idea que no suelta.',
      'Un dedo duda sobre el botón y, de pronto, ya está en el mundo.',
      'Cajas en un pasillo estrecho, y un nombre recién pintado en la puerta.',
    ],
    wonders: [
      'Muchos buenos productos nacieron porque a sus creadores les hacían falta.',
      'Es el primer cliente quien convierte una idea en un negocio.',
    ],
  },
  service: {
    facts: [
      'Los clientes recuerdan más cómo se resolvió un problema que el problema mismo.',
      'Una queja es el consejo de un cliente que todavía no se ha ido.',
      'Una respuesta rápida y sincera es mejor que una perfecta y tardía.',
      'La gente quiere primero que la entiendan, y después que la ayuden.',
      'El buen servicio empieza antes de la pregunta, con palabras claras.',
    ],
    tips: [
      'Escuchar hasta el final, sin interrumpir.',
      'Repetir con palabras propias lo que pide el cliente.',
      'Decir qué se puede hacer, y para cuándo.',
      'Cumplir la promesa, o llamar antes de que se rompa.',
      'Preguntar después si todo está en orden.',
      'Anotar qué preguntas se repiten, y quitar la causa.',
    ],
    images: [
      'Suena un teléfono, una voz sonríe, y se deshace un nudo.',
      'Un paquetito cruza el mostrador, con una tarjeta escrita a mano.',
      'Una cara preocupada, un gesto con la cabeza y, al fin, alivio.',
    ],
    wonders: [
      'Un error bien arreglado gana a veces más clientes que una venta perfecta.',
      'Por teléfono también se oye una sonrisa.',
    ],
  },
  meeting: {
    facts: [
      'Una reunión cuesta el tiempo de todos los presentes, no solo una hora.',
      'Las noticias se escriben; una reunión sirve para decidir y pensar juntos.',
      'En grupos pequeños se habla con más franqueza.',
      'Una reunión diaria corta el día en trozos demasiado pequeños para pensar a fondo.',
      'Sin orden del día, la voz más fuerte elige el tema.',
      'Lo que no se escribe al final se vuelve a discutir.',
    ],
    tips: [
      'Preguntarse primero si no bastaría un mensaje.',
      'Escribir la pregunta que la reunión tiene que responder.',
      'Invitar solo a quienes deciden o saben.',
      'Empezar a la hora, y dejar hablar primero a los callados.',
      'Terminar con nombres y fechas: quién hace qué, y para cuándo.',
      'Suprimir una reunión fija durante dos semanas, y ver qué falta.',
    ],
    images: [
      'Se arrastran sillas, se cierra un portátil, y por fin alguien dice lo importante.',
      'Una mesa redonda, un rotulador, y flechas que de pronto se encuentran.',
      'Una sala de reuniones vacía y, al lado, gente que piensa en paz.',
    ],
    wonders: [
      'A veces la mejor reunión es un paseo corto entre dos.',
      'Un equipo que se ríe junto también discute mejor.',
    ],
  },
  event: {
    facts: [
      'Los invitados recuerdan la bienvenida, la comida y la despedida.',
      'Una fiesta cobra vida cuando la gente hace algo junta.',
      'La luz y la música hacen más por una fiesta que los adornos caros.',
      'La buena organización no se ve: todo parece ocurrir solo.',
      'Unos minutos vacíos en el programa pueden salvar toda la fiesta.',
    ],
    tips: [
      'Decidir primero qué deben sentir los invitados al volver a casa.',
      'Fijar la fecha, el lugar y el número de invitados.',
      'Hacer una sola lista con tareas, nombres y fechas.',
      'Avisar pronto a todos: cuándo empieza, dónde es y qué traer.',
      'Recorrer el día con la imaginación, desde la llegada hasta la última canción.',
      'Dejar el reloj en manos de otra persona, y celebrar.',
    ],
    images: [
      'Cuelgan luces entre los árboles, y alguien se ríe antes de que empiece la música.',
      'Tintinean las copas, se mueve una silla, y todos se vuelven hacia una voz.',
      'Confeti en el suelo, zapatos en la mano, y la mañana en las ventanas.',
    ],
    wonders: [
      'Mucho después de los regalos, lo que se recuerda es el baile.',
      'Una fiesta es una noche corriente con una luz en el centro.',
    ],
  },
  property: {
    facts: [
      'Un piso se elige con la nariz y el oído tanto como con los ojos.',
      'Una vivienda se puede reformar; su ubicación, no.',
      'La luz agranda las habitaciones, y cambia de una hora a otra.',
      'Un piso muestra su carácter en la escalera y en el patio.',
      'Las habitaciones vacías parecen más pequeñas que las amuebladas.',
    ],
    tips: [
      'Escribir qué hace falta cada día, y qué solo sería bonito.',
      'Visitar el piso dos veces, a distintas horas.',
      'Abrir ventanas, grifos y armarios, y escuchar.',
      'Preguntar por los gastos, las reparaciones y los vecinos.',
      'Hacer a pie el camino hasta la parada y la tienda más cercanas.',
      'Leer el contrato con calma, y pedir que se aclare cada duda.',
    ],
    images: [
      'Una llave en un sobre, un eco, y un suelo lleno de luz.',
      'Cajas hasta el techo y, en medio, dos tazas de té.',
      'Se abre la puerta del balcón, y entra toda la calle.',
    ],
    wonders: [
      'En cada piso hay un rincón donde todos acaban sentándose.',
      'Cuatro paredes son un hogar desde el día en que se quema la primera cena.',
    ],
  },
}
