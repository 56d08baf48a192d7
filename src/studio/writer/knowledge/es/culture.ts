import type { TopicLines } from '../knowledge.ts'
import type { CultureTopic } from '../topic.ts'

export const culture: Record<CultureTopic, TopicLines> = {
  book: {
    facts: [
      'Quien lee crea sus propias imágenes; por eso nadie lee el mismo libro.',
      'Una historia nos atrapa porque alguien quiere algo y algo se interpone.',
      'Escribir a mano frena los pensamientos hasta que se aclaran.',
    ],
    tips: [
      'Leer unas páginas cada día, a la misma hora.',
      'Escribir una primera página mala: se puede mejorar; una vacía, no.',
      'Leer en voz alta y quitar cada palabra que haga tropezar.',
    ],
  },
  music: {
    facts: [
      'Cada tono es aire que tiembla, y la altura es la rapidez con que lo hace.',
      'La música está hecha de repetición y sorpresa, por turnos.',
      'Tocar un instrumento entrena a la vez oídos, manos y atención.',
    ],
    tips: [
      'Practicar despacio, para que las manos aprendan primero el buen camino.',
      'Repetir los dos compases difíciles, no toda la canción.',
      'Tocar un poco cada día, y terminar con algo querido.',
    ],
  },
  art: {
    facts: [
      'La luz y la sombra, más que las líneas, hacen que algo parezca redondo.',
      'Un cuadro guía la mirada: al punto más claro, al borde más nítido, a un rostro.',
      'Los colores cálidos parecen acercarse; los fríos parecen alejarse.',
    ],
    tips: [
      'Mirar más tiempo del que se dibuja: ver es casi todo el trabajo.',
      'Empezar por las formas grandes y dejar los detalles para después.',
      'Decidir de dónde viene la luz antes que nada.',
      'Dar un paso atrás, entornar los ojos y comparar.',
    ],
  },
  history: {
    facts: [
      'La historia es lo que la gente dejó atrás y lo que sabemos leer en ello.',
      'Los muros viejos muestran qué se temía; las herramientas, cómo se vivía.',
      'Casi todo el pasado fue vida diaria: pan, tiempo, trabajo y niños.',
    ],
    tips: [
      'Preguntar a cada fuente quién la hizo, cuándo y para quién.',
      'Poner los hechos en una línea, en orden, y buscar las causas.',
      'Tocar un muro antiguo e imaginar la mano que puso la piedra.',
    ],
  },
  sport: {
    facts: [
      'La técnica ahorra fuerza; por eso los buenos jugadores parecen relajados.',
      'Un equipo es fuerte cuando cada uno sabe qué harán los demás.',
      'Los partidos se deciden a menudo por poco: un paso, una mirada, una respiración.',
    ],
    tips: [
      'Aprender despacio el movimiento básico, antes de añadir velocidad.',
      'Entrenar el lado débil tanto como el fuerte.',
      'Al terminar, nombrar algo que salió bien y algo que mejorar.',
    ],
  },
  travel: {
    facts: [
      'Cada ciudad tiene su propio ritmo, y se nota por la mañana temprano.',
      'Unas palabras en el idioma del lugar abren más puertas que cualquier guía.',
      'De los pequeños desvíos se habla después durante años.',
      'Fuera de temporada, los lugares están más tranquilos y la gente tiene más tiempo.',
      'Una maleta ligera aligera el viaje en cada escalera.',
      'Las mejores historias empiezan donde terminaba el plan.',
    ],
    tips: [
      'Quedarse más tiempo en un lugar, en vez de pasar por muchos.',
      'Hacer la maleta y sacar después un tercio.',
      'Guardar en otro sitio copias de billetes y papeles.',
      'Pasear la primera tarde sin rumbo.',
      'Comer donde la carta es corta y la gente vive cerca.',
      'Escribir tres líneas cada noche, antes de que los días se mezclen.',
    ],
  },
  lighthouse: {
    facts: [
      'Un faro avisa a los barcos de las rocas y les muestra dónde están.',
      'Cada faro tiene su propio ritmo de luz, y así se distinguen desde el mar.',
      'Antes los fareros encendían la lámpara a mano, noche tras noche; hoy casi todas funcionan solas.',
    ],
    tips: [
      'Leer la luz como un nombre: contar los destellos y la pausa.',
      'Tener limpia la lámpara, el cuaderno al día y un ojo en el cielo.',
      'Cuando entra la niebla, confiar en la señal y no en la vista.',
    ],
  },
  bicycle: {
    facts: [
      'Una rueda que gira mantiene el equilibrio que una parada no puede mantener.',
      'Las marchas dejan que las piernas vayan a un ritmo mientras el camino sube y baja.',
      'Los caminos, los raíles y las ruedas siempre han acercado a la gente.',
    ],
    tips: [
      'Revisar el aire, los frenos y las luces antes de salir.',
      'Mirar hacia donde se quiere ir, no hacia el obstáculo.',
      'Guardar la distancia, avisar pronto y hacerse ver.',
    ],
  },
  computer: {
    facts: [
      'Un ordenador solo conoce encendido y apagado, y con eso construye todo lo demás.',
      'Un programa es una receta: pasos claros, en el orden correcto.',
      'La inteligencia artificial encuentra patrones en ejemplos; lo que significan lo juzgan las personas.',
      'La mayoría de los errores son pequeños: un signo que falta, un orden cambiado.',
      'Una copia de seguridad solo vale si se puede recuperar.',
      'La nube es solo otro ordenador, en una nave lejana.',
    ],
    tips: [
      'Dividir la tarea grande en partes pequeñas que se puedan probar.',
      'Cambiar una sola cosa cada vez, y mirar qué ocurre.',
      'Describir bien el error: qué se esperaba y qué ocurrió.',
      'Reiniciar antes de desesperar: sorprende lo a menudo que ayuda.',
      'Guardar a menudo, con una segunda copia en otro lugar.',
      'Comprobar lo que dice una máquina antes de compartirlo.',
    ],
  },
  phone: {
    facts: [
      'Una contraseña larga protege mejor que una corta y complicada.',
      'Cada mensaje se parte en pequeños paquetes y se une otra vez al llegar.',
      'Las aplicaciones compiten por la atención; los ajustes deciden quién gana.',
      'Un móvil brillante por la noche hace más difícil dormirse.',
      'Las aplicaciones de la primera pantalla se abren sin pensar.',
      'Un mensaje enviado casi nunca se puede recoger.',
    ],
    tips: [
      'Apagar todo aviso que no haya enviado una persona.',
      'Vaciar la primera pantalla, y dejar solo lo necesario.',
      'Cargar el móvil de noche fuera del dormitorio.',
      'Usar una contraseña distinta en cada cuenta, y un gestor para guardarlas.',
      'Instalar pronto las actualizaciones, y desconfiar de enlaces de extraños.',
      'Guardar copia de fotos y contactos antes de que algo se rompa.',
    ],
  },
  money: {
    facts: [
      'El dinero crece despacio con los hábitos y se va deprisa con las excepciones.',
      'Los intereses trabajan para quien ahorra y contra quien debe.',
      'Un precio es un número; un valor es lo que significa para cada uno.',
      'Los pequeños gastos fijos se pasan por alto, y se suman.',
      'El ahorro en distintos sitios no cae todo a la vez.',
      'El dinero que tiene nombre y meta se ahorra mejor.',
    ],
    tips: [
      'Apuntar cada gasto durante un mes, sin juzgar.',
      'Cancelar una suscripción que ya nadie usa.',
      'Apartar el ahorro el primer día, no el último.',
      'Dormir una noche antes de cualquier compra grande.',
      'Formar primero una pequeña reserva, y solo después planes mayores.',
      'Mirar la meta una vez al mes, y ajustar la cantidad.',
    ],
  },
  work: {
    facts: [
      'La atención es limitada, y cada cambio cuesta un poco de ella.',
      'Las metas claras ahorran más tiempo que las jornadas largas.',
      'Los equipos funcionan bien donde las preguntas son bienvenidas.',
      'Un plan en papel deja la cabeza libre para el siguiente paso.',
      'Lo que está sin terminar vuelve a la mente hasta que tiene fecha.',
      'Una tarea de diez minutos crece cuando tiene toda una tarde.',
    ],
    tips: [
      'Elegir la tarea que más importa y empezar por ella.',
      'Cerrar todo lo demás durante media hora.',
      'Juntar las tareas pequeñas, y hacerlas de una vez.',
      'Hacer una pausa de verdad, lejos de la pantalla.',
      'Decir qué está hecho, qué falta y quién hace qué.',
      'Planear el día siguiente en los últimos diez minutos.',
    ],
  },
  light: {
    facts: [
      'Un invento rara vez sale de la nada: une cosas que ya existen.',
      'La corriente eléctrica es carga en movimiento, y necesita un circuito cerrado.',
      'Un buen experimento cambia una cosa y deja igual las demás.',
    ],
    tips: [
      'Plantear la pregunta de modo que una prueba pueda responderla.',
      'Anotar lo que se espera antes de probar.',
      'Medir dos veces, y tratar un fallo como un resultado.',
    ],
  },
  time: {
    facts: [
      'Los relojes miden el tiempo; la atención decide cuánto parece durar.',
      'Las experiencias nuevas hacen que un día parezca más largo al recordarlo.',
      'Los hábitos ahorran decisiones, y las decisiones cuestan fuerza.',
    ],
    tips: [
      'Escribir el día de mañana en un papelito, esta misma noche.',
      'Hacer lo difícil cuando el día está fresco.',
      'Dejar un hueco entre dos citas.',
    ],
  },
}
