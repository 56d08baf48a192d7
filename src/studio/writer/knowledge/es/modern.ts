import type { TopicLines } from '../knowledge.ts'
import type { ModernTopic } from '../topic.ts'

export const modern: Record<ModernTopic, TopicLines> = {
  app: {
    facts: [
      'Una buena aplicación hace una cosa tan fácil que no necesita instrucciones.',
      'Se decide muy pronto si una aplicación puede quedarse en el móvil.',
      'Cada casilla de más en un formulario pierde a alguien por el camino.',
      'Lo que es obvio para quien lo hizo suele ser un enigma para quien lo usa.',
      'Las actualizaciones cierran agujeros, y por eso no deberían esperar.',
      'Un programa nunca está terminado: solo listo para la siguiente pregunta.',
    ],
    tips: [
      'Nombrar la única tarea que la aplicación debe hacer más fácil.',
      'Dibujar primero en papel el camino por la aplicación.',
      'Probar el boceto con tres personas que no lo conozcan.',
      'Construir la pantalla más importante, y dejar el resto para después.',
      'Pedir datos solo cuando de verdad hagan falta.',
      'Leer todas las opiniones, y responder a las que duelen.',
    ],
  },
  car: {
    facts: [
      'Al frenar, un coche eléctrico devuelve energía a su batería.',
      'Un motor eléctrico tiene muchas menos piezas móviles que uno de combustión.',
      'Conducir con calma ahorra combustible o electricidad, y también nervios.',
      'Con frío, la batería no lleva el coche tan lejos.',
      'Un coche pasa aparcado la mayor parte de su vida.',
      'Las ruedas son lo único de un coche que toca la carretera.',
    ],
    tips: [
      'Apuntar cuánto se conduce de verdad en un día normal.',
      'Averiguar dónde podría cargarse el coche, en casa o en el trabajo.',
      'Comparar el coste completo: precio, electricidad, seguro y reparaciones.',
      'Probar el coche en los caminos de todos los días.',
      'Revisar ruedas, luces y frenos antes de un trayecto largo.',
      'Mirar lejos, y dejar rodar el coche con tiempo.',
    ],
  },
  energy: {
    facts: [
      'Los paneles solares convierten la luz en electricidad, sin una sola pieza móvil.',
      'La energía solar también llega con nubes, solo que con menos fuerza.',
      'La energía que nadie usa no hace falta producirla.',
      'En muchas casas, la calefacción se lleva la mayor parte de la energía.',
      'Una batería guarda para la noche el sol del mediodía.',
    ],
    tips: [
      'Averiguar qué aparatos gastan más electricidad.',
      'Apagar lo que solo espera.',
      'Sellar las rendijas de ventanas y puertas, y guardar dentro el calor.',
      'Comprobar a qué parte del tejado le da el sol, y cuánto tiempo.',
      'Pedir varios presupuestos, y preguntar qué pasa tras la garantía.',
      'Poner la lavadora cuando el sol está alto.',
    ],
  },
  language: {
    facts: [
      'Un idioma se aprende usándolo, con errores incluidos.',
      'Las mismas palabras vuelven una y otra vez: con un vocabulario pequeño se llega lejos.',
      'El oído tiene que conocer un sonido antes de que la boca pueda hacerlo.',
      'Un poco cada día hace más por un idioma que una tarde larga a la semana.',
      'Las palabras se quedan mejor en una frase que en una lista.',
    ],
    tips: [
      'Elegir un motivo: una persona, un viaje, una película.',
      'Aprender primero los sonidos, y repetirlos en voz alta.',
      'Reunir frases enteras que de verdad se vayan a decir.',
      'Hablar solo en el nuevo idioma mientras se ordena o se camina.',
      'Hablar pronto con alguien, antes de sentirse a punto.',
      'Volver a las palabras viejas justo antes de que se borren.',
    ],
  },
  nutrition: {
    facts: [
      'Un plato con colores es un plato variado, y la variedad alimenta bien.',
      'Los cereales integrales, las legumbres y las verduras sacian más tiempo.',
      'La sed se confunde con el hambre: un vaso de agua es una buena primera respuesta.',
      'Delante de una pantalla comemos más de lo que notamos.',
      'Lo que está a mano en la cocina decide lo que comemos.',
    ],
    tips: [
      'Mirar qué se ha comido esta semana, sin juzgar.',
      'Añadir una verdura a un plato que ya gusta.',
      'Poner la fruta a la vista, y los dulces donde no se vean.',
      'Cocinar un poco de más, y llevarse el resto para el mediodía.',
      'Comer despacio, en la mesa, con el móvil en otro cuarto.',
      'Cambiar primero una comida, y dejar las demás para después.',
    ],
  },
  stretching: {
    facts: [
      'Estirar es lento; un músculo del que se tira deprisa tira en contra.',
      'Estar mucho sentado endurece caderas y hombros, y moverse los ablanda.',
      'En el yoga, la respiración y el movimiento van juntos.',
      'Estirar un poco cada día hace más que una sola sesión larga.',
      'Los músculos calientes se estiran mejor que los fríos.',
    ],
    tips: [
      'Levantarse, sacudir brazos y piernas, y entrar en calor.',
      'Girar los hombros despacio, primero atrás y luego adelante.',
      'Estirar hasta notarlo, y nunca hasta el dolor.',
      'Aguantar unas respiraciones tranquilas, y dejar que el aire haga el trabajo.',
      'Cambiar de lado, y notar la diferencia.',
      'Acabar boca arriba, y quedarse así un momento.',
    ],
  },
}
