import type { TopicLines } from '../knowledge.ts'
import type { AnimalTopic } from '../topic.ts'

export const animals: Record<AnimalTopic, TopicLines> = {
  cat: {
    facts: [
      'Los gatos son cazadores por naturaleza, y cazar a ráfagas gasta mucha energía.',
      'Un gato dormido guarda fuerzas para la próxima carrera, aunque la presa sea un juguete.',
      'La mayoría de los gatos están más activos al amanecer y al anochecer; por eso descansan durante el día.',
      'Gran parte del sueño de un gato es ligero: los ojos se cierran, pero las orejas siguen atentas.',
    ],
    tips: [
      'Ofrecer al gato un lugar alto y cálido donde nadie moleste su descanso.',
      'Jugar con el gato antes de su comida: cazar, comer, lavarse y dormir es su ritmo natural.',
      'Dejar que el gato se acerque y parpadear despacio: en su idioma eso es confianza.',
    ],
  },
  dog: {
    facts: [
      'Los perros leen el mundo primero con la nariz y después con los ojos.',
      'Los perros viven junto a las personas desde hace miles de años y observan nuestras caras con atención.',
      'Un perro aprende mejor cuando el premio llega justo después de la acción.',
    ],
    tips: [
      'Pedirle al perro una sola cosa, con una palabra corta.',
      'Premiar enseguida el momento justo, con una golosina o una voz cálida.',
      'Terminar el ejercicio cuando el perro todavía quiere más.',
    ],
  },
  bird: {
    facts: [
      'Las plumas mantienen al pájaro caliente, seco y en el aire.',
      'Muchas aves viajan entre su casa de verano y la de invierno, y encuentran el camino de vuelta.',
      'El canto marca un hogar y llama a la pareja, y cada especie tiene su melodía.',
    ],
    tips: [
      'Quedarse quieto, escuchar primero y solo después buscar al pájaro.',
      'Poner agua fresca: los pájaros encontrarán el jardín por sí solos.',
      'Observar desde lejos, para que los nidos sigan tranquilos.',
    ],
  },
  whale: {
    facts: [
      'Las ballenas y los delfines respiran aire; por eso vuelven siempre a la superficie.',
      'El sonido llega muy lejos bajo el agua, y los animales del mar lo usan para encontrarse.',
      'Del coral a la ballena, en el mar todo está unido.',
    ],
    tips: [
      'Observar a los animales del mar en silencio y dejarles mucho espacio.',
      'Llevarse a casa toda la basura de la playa.',
      'Conocer bien un solo animal marino: así se entiende mejor todo el océano.',
    ],
  },
  bee: {
    facts: [
      'Las abejas llevan polen de flor en flor, y así puede crecer la fruta.',
      'La miel empieza como néctar, reunido gota a gota en muchas flores.',
      'Una colmena funciona porque cada abeja tiene una tarea, y la tarea cambia con la edad.',
      'Las abejas se cuentan el camino hacia las buenas flores bailando.',
    ],
    tips: [
      'Plantar flores que se abran en épocas distintas, para que siempre haya alimento.',
      'Poner un cuenco de agua poco profundo, con piedras para posarse.',
      'Dejar un rincón silvestre en el jardín: a los insectos les encanta.',
    ],
  },
  wildlife: {
    facts: [
      'Los animales salvajes encajan en su hogar: el pelo, las patas y los colores tienen una razón.',
      'Todo animal necesita tres cosas: alimento, refugio y espacio suficiente.',
      'Cazadores y herbívoros se mantienen en equilibrio.',
    ],
    tips: [
      'Guardar la distancia: un animal tranquilo enseña mucho más que uno asustado.',
      'Buscar primero las huellas: cuentan quién pasó y hacia dónde iba.',
      'Moverse despacio, con el viento de cara, y dejar que la paciencia trabaje.',
    ],
  },
  dinosaur: {
    facts: [
      'Los dinosaurios vivieron mucho antes de que hubiera personas para verlos.',
      'Todo lo que sabemos de los dinosaurios viene de los fósiles: huesos, huellas y huevos.',
      'Algunos dinosaurios eran gigantes; otros no eran mayores que una gallina.',
    ],
    tips: [
      'Empezar por los dientes: los planos mastican plantas, los afilados cortan carne.',
      'Mirar las huellas para saber cómo caminaba un animal.',
      'Comparar un fósil con un animal vivo: así empieza a resolverse el rompecabezas.',
    ],
  },
}
