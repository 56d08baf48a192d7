import type { TopicLines } from '../knowledge.ts'
import type { NatureTopic } from '../topic.ts'

export const nature: Record<NatureTopic, TopicLines> = {
  tree: {
    facts: [
      'A tree lives between two worlds: roots in the dark, leaves in the light.',
      'Leaves turn sunlight, water and air into sugar, and give off oxygen.',
      'Every ring in the wood is one season of growth, wide in good years and narrow in dry ones.',
    ],
    tips: [
      'Plant a young tree where it has room to grow for decades.',
      'Water it deeply and seldom, so that the roots reach down.',
      'Touch the bark, look up, and give the forest a few quiet minutes.',
    ],
  },
  garden: {
    facts: [
      'Plants need light, water, air and a little patience.',
      'Good soil is alive: worms and countless tiny creatures feed the roots.',
      'A flower is an invitation to insects, written in colour and scent.',
    ],
    tips: [
      'Begin small: one pot, one plant, one sunny place.',
      'Feel the soil with a finger before watering.',
      'Water in the morning, at the roots, not over the leaves.',
      'Cut off what has faded, and the plant will often bloom again.',
    ],
  },
  mountain: {
    facts: [
      'Mountains rise where the plates of the Earth press together, slowly, over ages.',
      'The higher you climb, the thinner and colder the air becomes.',
      'Rain, ice and wind carve every mountain a little further each day.',
    ],
    tips: [
      'Check the weather before the way up, and again on the way.',
      'Walk slowly from the start, so that strength is left for the descent.',
      'Turn back in time: the mountain will still be there tomorrow.',
    ],
  },
  ocean: {
    facts: [
      'The oceans cover most of our planet and shape the weather everywhere.',
      'Moon and Sun pull at the water, and so the tides come and go.',
      'Waves are made by wind, and they can travel a very long way before they break.',
      'Rain loosens salt from the rocks, rivers carry it down, and so the sea stays salty.',
    ],
    tips: [
      'Ask about currents before you swim in the sea.',
      'Go at low tide to find what the water usually hides.',
      'Take only pictures, and leave the beach cleaner than it was.',
    ],
  },
  river: {
    facts: [
      'Water is always travelling: it rises, falls as rain, and flows back to the sea.',
      'Every living thing that we know of needs water.',
      'A river shapes its valley with patience, not with force.',
    ],
    tips: [
      'Keep a glass of water within reach, and drink before you are thirsty.',
      'Turn off the tap while you brush your teeth.',
      'Follow a stream uphill once, and find out where it begins.',
    ],
  },
  rain: {
    facts: [
      'Clouds are made of countless drops, so small that they float.',
      'Rain falls when the drops join and grow too heavy for the air.',
      'A rainbow appears when the sun is behind you and rain is in front.',
    ],
    tips: [
      'Look to the side the wind comes from: tomorrow is on its way there.',
      'After lightning, wait indoors until the thunder has moved well away.',
      'Step outside right after the rain and breathe in.',
    ],
  },
  snow: {
    facts: [
      'Snow crystals grow around a tiny speck, and most of them have six arms.',
      'Fresh snow swallows sound, and that is why a winter morning feels so quiet.',
      'Snow looks white because it scatters light of every colour.',
    ],
    tips: [
      'Dress in layers, with something dry next to the skin.',
      'Keep moving, and warm up hands and feet before they hurt.',
      'Catch a flake on a dark glove and look at it closely.',
    ],
  },
  sun: {
    facts: [
      'The sky is blue because the air scatters the blue of the sunlight in all directions.',
      'The seasons change because the Earth is tilted as it travels around the Sun.',
      'Daylight sets the inner clock of plants, animals and people.',
      'Spring wakes, summer ripens, autumn gathers, winter rests.',
    ],
    tips: [
      'Start the day with a few minutes of natural light.',
      'Look for shade at noon, and protect skin and eyes.',
      'Note one small change outside every week, and the year slows down.',
    ],
  },
  stars: {
    facts: [
      'Our Sun is a star, and the stars of the night are distant suns.',
      'Light from the stars travels so long that we see them as they once were.',
      'The Moon does not shine by itself: it reflects the light of the Sun.',
      'Planets circle the Sun, and moons circle the planets.',
    ],
    tips: [
      'Find a dark place, and give your eyes time to get used to it.',
      'Begin with one constellation, and travel on from star to star.',
      'Use a red lamp at night, because it keeps the eyes ready for the dark.',
    ],
  },
  volcano: {
    facts: [
      'Deep in the Earth, rock is so hot that it flows: there it is called magma.',
      'When magma reaches the surface, it becomes lava.',
      'Volcanoes destroy, but their ash makes some of the richest soil on Earth.',
    ],
    tips: [
      'Read the warning signs: trembling ground, new steam, a changed shape.',
      'Watch a volcano only from where the experts allow it.',
      'Pick up cooled pumice: it is stone full of bubbles.',
    ],
  },
  earth: {
    facts: [
      'Air, water and soil belong together: what happens to one reaches the others.',
      'What is repaired or used again does not have to be made again.',
      'Nature knows no waste: what falls in autumn feeds the spring.',
    ],
    tips: [
      'Use things longer, repair what breaks, and share what stands idle.',
      'Sort waste carefully, but avoid it first.',
      'Begin with one habit, and keep it until it feels normal.',
    ],
  },
}
