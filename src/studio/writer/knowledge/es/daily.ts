import type { TopicLines } from '../knowledge.ts'
import type { DailyTopic } from '../topic.ts'

export const daily: Record<DailyTopic, TopicLines> = {
  coffee: {
    facts: [
      'Los granos de café son las semillas de un fruto que parece una cereza.',
      'Cuanto más fina es la molienda, más rápido saca el agua el sabor.',
      'El tueste convierte una semilla verde en algo que huele a chocolate y nueces.',
    ],
    tips: [
      'Moler los granos justo antes, tan gruesos como la sal marina.',
      'Enjuagar el filtro de papel con agua caliente, para que no sepa a nada.',
      'Echar primero un poco de agua y esperar: el café se hincha y suelta su gas.',
      'Verter después despacio, en círculos, desde el centro hacia fuera.',
      'Si sale ácido, moler más fino; si sale amargo, más grueso.',
    ],
  },
  tea: {
    facts: [
      'El té verde y el té negro vienen de la misma planta; cambia el trato que reciben las hojas.',
      'El agua demasiado caliente vuelve amargo el té verde.',
      'En un jardín, en casa o en una estación, el té es una razón para sentarse juntos.',
    ],
    tips: [
      'Calentar primero la tetera y añadir después las hojas.',
      'Dejar templar un poco el agua para el té verde; para el negro, hirviendo.',
      'Dar espacio a las hojas para abrirse, y sacarlas a tiempo.',
    ],
  },
  bread: {
    facts: [
      'Harina, agua, sal y tiempo: el buen pan necesita poco más.',
      'La levadura come azúcar y suelta gas, y ese gas levanta la masa.',
      'La corteza se dora porque el calor convierte azúcar y proteína en sabores nuevos.',
    ],
    tips: [
      'Pesar la harina y el agua: a ojo es como suele fallar el pan.',
      'Amasar hasta que la masa esté lisa y vuelva a su forma.',
      'Dejarla reposar bajo un paño hasta que haya crecido claramente.',
      'Hornear muy caliente, con un poco de vapor para la corteza.',
      'Dejar enfriar el pan antes de cortarlo, por mucho que cueste.',
    ],
  },
  cooking: {
    facts: [
      'Sal, grasa, ácido y calor deciden el sabor de casi cualquier plato.',
      'Mucho de lo que llamamos sabor es en realidad olor.',
      'La comida se dora solo cuando está seca por fuera y la sartén está caliente.',
      'En la cocina, un cuchillo afilado es más seguro que uno romo.',
      'La sal temprana entra hondo; la del final se queda en la superficie.',
      'La carne que reposa un momento conserva su jugo.',
    ],
    tips: [
      'Leer la receta entera antes de encender el fuego.',
      'Comprobar que está todo lo de la lista.',
      'Preparar y cortar todo primero, y cocinar después sin prisa.',
      'Calentar bien la sartén, y no llenarla demasiado.',
      'Probar una y otra vez, y sazonar poco a poco.',
      'Terminar con algo fresco: hierbas, limón o unas gotas de buen aceite.',
    ],
  },
  fruit: {
    facts: [
      'Los frutos son la forma en que las plantas mandan sus semillas de viaje.',
      'Colores distintos en el plato significan nutrientes distintos.',
      'La fruta y la verdura saben mejor en su temporada.',
    ],
    tips: [
      'Comprar lo que está de temporada, poco y a menudo.',
      'Lavarla justo antes de comer, no antes de guardarla.',
      'Dejar un cuenco de fruta a la vista: lo que se ve se come.',
    ],
  },
  chocolate: {
    facts: [
      'El chocolate empieza como las semillas amargas del árbol del cacao.',
      'Los granos se fermentan, se secan y se tuestan antes de saber a chocolate.',
      'El chocolate se funde en la boca porque la manteca de cacao se ablanda con el calor del cuerpo.',
    ],
    tips: [
      'Fundir el chocolate despacio, sobre agua templada y nunca a fuego fuerte.',
      'Mantener lejos hasta la última gota de agua.',
      'Dejar que un trocito se deshaga en la lengua en vez de morderlo.',
    ],
  },
  sleep: {
    facts: [
      'Mientras dormimos, el cerebro ordena el día y fija lo aprendido.',
      'El cuerpo aprovecha el sueño para repararse, en silencio y sin que nadie se lo pida.',
      'La luz y la oscuridad le dicen al reloj interior cuándo toca descansar.',
    ],
    tips: [
      'Acostarse más o menos a la misma hora, también el fin de semana.',
      'Bajar las luces por la noche y apartar la pantalla.',
      'Tener el dormitorio oscuro, callado y un poco fresco.',
    ],
  },
  walking: {
    facts: [
      'Caminar mueve los grandes músculos, el corazón y la sangre sin forzar nada.',
      'La luz de la mañana ayuda al reloj interior, y por la noche el sueño llega mejor.',
      'Las ideas se sueltan cuando los pies encuentran un ritmo.',
    ],
    tips: [
      'Dejar los zapatos junto a la puerta la noche anterior.',
      'Guardar el móvil en el bolsillo y mirar hacia arriba los primeros minutos.',
      'Empezar con una vuelta corta, y dejar que crezca sola.',
      'Elegir cada día la misma hora, hasta que caminar sea una costumbre.',
    ],
  },
  exercise: {
    facts: [
      'Los músculos se hacen fuertes en el descanso que sigue al esfuerzo.',
      'Moverse con regularidad es bueno para el corazón, el ánimo y el sueño.',
      'Los esfuerzos pequeños que se repiten hacen más que un día heroico.',
      'La fuerza se va si no se usa, y vuelve con la práctica.',
      'La variedad cuida las articulaciones y espanta el aburrimiento.',
      'Las agujetas tras algo nuevo son normales; un dolor agudo pide parar.',
    ],
    tips: [
      'Elegir dos o tres movimientos que salgan bien.',
      'Calentar unos minutos, hasta que la respiración sea fácil y las articulaciones estén sueltas.',
      'Empezar con menos peso del que parece, y moverse con limpieza.',
      'Soltar el aire en la parte difícil, y no contener nunca la respiración.',
      'Descansar bien, beber agua y volver el siguiente día previsto.',
      'Apuntar lo hecho, para ver el progreso.',
    ],
  },
  heart: {
    facts: [
      'El corazón late día y noche sin que nadie se lo ordene.',
      'La comida, el movimiento, el descanso y la compañía forman parte de la salud.',
      'El cuerpo avisa pronto, y vale la pena escucharlo.',
    ],
    tips: [
      'Moverse un poco cada día, en vez de mucho de vez en cuando.',
      'Llenar la mitad del plato con verduras.',
      'Preguntar al médico cuando algo no va bien, y preguntar pronto.',
    ],
  },
  brain: {
    facts: [
      'El cerebro aprende creando conexiones, y cada repetición las refuerza.',
      'Intentar recordar es mejor práctica que leer otra vez.',
      'Lo nuevo se queda cuando se une a algo que ya sabemos.',
    ],
    tips: [
      'Aprender en sesiones cortas, con pausas de verdad.',
      'Cerrar el libro y decirlo con palabras propias.',
      'Explicárselo a otra persona: los huecos aparecen enseguida.',
      'Volver al día siguiente, y otra vez una semana después.',
    ],
  },
  calm: {
    facts: [
      'Soltar el aire despacio le dice al cuerpo que está a salvo.',
      'La mente se distrae por naturaleza; darse cuenta ya es la práctica.',
      'El descanso no es lo contrario del trabajo: es parte de él.',
    ],
    tips: [
      'Sentarse con comodidad, con los dos pies en el suelo.',
      'Tomar aire por la nariz y soltarlo más despacio de lo que entró.',
      'Cuando lleguen pensamientos, dejarlos pasar como coches por la calle.',
      'Quedarse así unos minutos y levantarse después sin prisa.',
    ],
  },
  home: {
    facts: [
      'Las cosas sin sitio acaban en todos los sitios.',
      'Una habitación ordenada descansa los ojos, y la mente los sigue.',
      'Lo que está a mano se usa; lo que está escondido se olvida.',
    ],
    tips: [
      'Elegir un cajón, no la casa entera.',
      'Sacarlo todo y quedarse solo con lo que se usa o se quiere.',
      'Dar a cada cosa un lugar fijo, cerca de donde hace falta.',
      'Devolver diez cosas a su sitio cada noche.',
    ],
  },
  family: {
    facts: [
      'Las historias que se cuentan en la mesa son la memoria de una familia.',
      'El tiempo compartido cuenta más que cualquier cosa comprada.',
      'Los niños aprenden menos de lo que decimos que de lo que hacemos.',
    ],
    tips: [
      'Hacer una pregunta de verdad y después, simplemente, escuchar.',
      'Mantener un pequeño ritual, a la misma hora, cada semana.',
      'Anotar lo que cuentan los abuelos, antes de que se pierda.',
    ],
  },
}
