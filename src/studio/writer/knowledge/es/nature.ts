import type { TopicLines } from '../knowledge.ts'
import type { NatureTopic } from '../topic.ts'

export const nature: Record<NatureTopic, TopicLines> = {
  tree: {
    facts: [
      'Un árbol vive entre dos mundos: raíces en la oscuridad, hojas en la luz.',
      'Las hojas convierten luz, agua y aire en azúcar, y sueltan oxígeno.',
      'Cada anillo de la madera es una temporada: ancho en los años buenos, estrecho en los secos.',
    ],
    tips: [
      'Plantar el árbol joven donde tenga sitio para crecer durante décadas.',
      'Regar mucho y pocas veces, para que las raíces bajen.',
      'Tocar la corteza, mirar hacia arriba y regalarle al bosque unos minutos.',
    ],
  },
  garden: {
    facts: [
      'Las plantas necesitan luz, agua, aire y un poco de paciencia.',
      'La buena tierra está viva: lombrices y seres diminutos alimentan las raíces.',
      'Una flor es una invitación a los insectos, escrita con color y aroma.',
    ],
    tips: [
      'Empezar en pequeño: una maceta, una planta, un lugar con sol.',
      'Tocar la tierra con un dedo antes de regar.',
      'Regar por la mañana, junto a las raíces y no sobre las hojas.',
      'Cortar lo marchito: muchas plantas vuelven a florecer.',
    ],
  },
  mountain: {
    facts: [
      'Las montañas nacen donde las placas de la Tierra se empujan, muy despacio.',
      'Cuanto más alto se sube, más fino y frío se vuelve el aire.',
      'La lluvia, el hielo y el viento tallan cada montaña un poco más cada día.',
    ],
    tips: [
      'Consultar el tiempo antes de subir, y otra vez por el camino.',
      'Caminar despacio desde el principio, y guardar fuerzas para la bajada.',
      'Dar la vuelta a tiempo: la montaña seguirá ahí mañana.',
    ],
  },
  ocean: {
    facts: [
      'Los océanos cubren la mayor parte del planeta y marcan el tiempo en todas partes.',
      'La Luna y el Sol tiran del agua, y así suben y bajan las mareas.',
      'Las olas nacen del viento, y pueden viajar muy lejos antes de romper.',
      'La lluvia arranca sal de las rocas, los ríos la llevan, y por eso el mar es salado.',
    ],
    tips: [
      'Preguntar por las corrientes antes de nadar en el mar.',
      'Ir con marea baja para descubrir lo que el agua suele esconder.',
      'Llevarse solo fotos, y dejar la playa más limpia que antes.',
    ],
  },
  river: {
    facts: [
      'El agua siempre está de viaje: sube, cae como lluvia y vuelve al mar.',
      'Todo ser vivo que conocemos necesita agua.',
      'Un río forma su valle con paciencia, no con fuerza.',
    ],
    tips: [
      'Tener un vaso de agua a mano y beber antes de sentir sed.',
      'Cerrar el grifo mientras se cepillan los dientes.',
      'Seguir un arroyo cuesta arriba y descubrir dónde empieza.',
    ],
  },
  rain: {
    facts: [
      'Las nubes están hechas de innumerables gotas, tan pequeñas que flotan.',
      'Llueve cuando las gotas se unen y pesan demasiado para el aire.',
      'Un arcoíris aparece con el sol a la espalda y la lluvia delante.',
    ],
    tips: [
      'Mirar hacia donde viene el viento: por ahí llega el día de mañana.',
      'Después de un rayo, esperar a cubierto hasta que el trueno quede lejos.',
      'Salir justo después de la lluvia y respirar hondo.',
    ],
  },
  snow: {
    facts: [
      'Los cristales de nieve crecen alrededor de una mota, y casi todos tienen seis brazos.',
      'La nieve recién caída se traga el sonido; por eso una mañana de invierno es tan callada.',
      'La nieve parece blanca porque dispersa luz de todos los colores.',
    ],
    tips: [
      'Vestirse por capas, con algo seco junto a la piel.',
      'Seguir en movimiento, y calentar manos y pies antes de que duelan.',
      'Atrapar un copo en un guante oscuro y mirarlo de cerca.',
    ],
  },
  sun: {
    facts: [
      'El cielo es azul porque el aire dispersa el azul de la luz del Sol en todas direcciones.',
      'Hay estaciones porque la Tierra viaja inclinada alrededor del Sol.',
      'La luz del día pone en hora el reloj interior de plantas, animales y personas.',
      'La primavera despierta, el verano madura, el otoño recoge, el invierno descansa.',
    ],
    tips: [
      'Empezar el día con unos minutos de luz natural.',
      'Buscar la sombra al mediodía, y proteger la piel y los ojos.',
      'Anotar cada semana un pequeño cambio de afuera: el año pasa más despacio.',
    ],
  },
  stars: {
    facts: [
      'Nuestro Sol es una estrella, y las estrellas de la noche son soles lejanos.',
      'La luz de las estrellas viaja tanto tiempo que las vemos como fueron.',
      'La Luna no brilla por sí misma: refleja la luz del Sol.',
      'Los planetas giran alrededor del Sol, y las lunas alrededor de los planetas.',
    ],
    tips: [
      'Buscar un lugar oscuro y dar tiempo a los ojos para acostumbrarse.',
      'Empezar por una constelación y seguir de estrella en estrella.',
      'Usar una luz roja de noche: así los ojos siguen listos para la oscuridad.',
    ],
  },
  volcano: {
    facts: [
      'En lo profundo de la Tierra, la roca está tan caliente que fluye: allí se llama magma.',
      'Cuando el magma llega a la superficie, se convierte en lava.',
      'Los volcanes destruyen, pero su ceniza forma algunos de los suelos más ricos.',
    ],
    tips: [
      'Leer las señales: temblores, vapor nuevo, una forma que cambia.',
      'Mirar un volcán solo desde donde los expertos lo permiten.',
      'Levantar una piedra pómez ya fría: es roca llena de burbujas.',
    ],
  },
  earth: {
    facts: [
      'Aire, agua y suelo van juntos: lo que le pasa a uno llega a los demás.',
      'Lo que se repara o se vuelve a usar no hay que fabricarlo otra vez.',
      'La naturaleza no conoce la basura: lo que cae en otoño alimenta la primavera.',
    ],
    tips: [
      'Usar las cosas más tiempo, reparar lo roto y compartir lo que no se usa.',
      'Separar bien los residuos, pero antes evitarlos.',
      'Empezar con un solo hábito, y mantenerlo hasta que parezca normal.',
    ],
  },
}
