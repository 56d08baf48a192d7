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
  },
}
