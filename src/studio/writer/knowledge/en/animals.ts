import type { TopicLines } from '../knowledge.ts'
import type { AnimalTopic } from '../topic.ts'

export const animals: Record<AnimalTopic, TopicLines> = {
  cat: {
    facts: [
      'Cats are hunters by nature, and hunting in short bursts takes a lot of energy.',
      'A sleeping cat is saving strength for the next chase, even if the prey is only a toy.',
      'Most cats are liveliest at dawn and at dusk, so they rest through the middle of the day.',
      "Much of a cat's sleep is light: the ears keep turning while the eyes stay closed.",
    ],
    tips: [
      'Give a cat a warm, high place where nobody disturbs its rest.',
      'Play with a cat before its meal: hunt, eat, wash, sleep is its natural rhythm.',
      'Let a cat come to you, and blink slowly: in its language that is trust.',
    ],
  },
  dog: {
    facts: [
      'Dogs read the world with the nose first and the eyes second.',
      'Dogs have lived beside people for thousands of years, and they watch our faces closely.',
      'A dog learns fastest when the reward comes right after the deed.',
    ],
    tips: [
      'Ask a dog for one thing at a time, with one short word.',
      'Reward the right moment at once, with a treat or a warm voice.',
      'Stop the training while the dog still wants more.',
    ],
  },
  bird: {
    facts: [
      'Feathers keep a bird warm, dry and in the air.',
      'Many birds travel between summer and winter homes and find the way back.',
      'Bird song marks a home and calls a mate, and each kind has its own tune.',
    ],
    tips: [
      'Stand still, listen first, and only then look for the bird.',
      'Put out fresh water, and the birds will find the garden by themselves.',
      'Watch from a distance, so that nests stay undisturbed.',
    ],
  },
  whale: {
    facts: [
      'Whales and dolphins breathe air, so they always return to the surface.',
      'Sound travels far under water, and sea animals use it to find one another.',
      'From coral to whale, everything in the sea is tied to everything else.',
    ],
    tips: [
      'Watch sea animals quietly and leave them plenty of room.',
      'Take every bit of litter home from the beach.',
      'Learn one sea animal well, and the whole ocean becomes easier to understand.',
    ],
  },
  bee: {
    facts: [
      'Bees carry pollen from flower to flower, and so fruit can grow.',
      'Honey begins as nectar, gathered drop by drop from many flowers.',
      'A hive works because every bee has a task, and the tasks change with age.',
      'Honeybees tell each other the way to good flowers by dancing.',
    ],
    tips: [
      'Plant flowers that bloom at different times, so insects always find food.',
      'Set out a shallow bowl of water with stones to land on.',
      'Leave one wild corner in the garden untidy: insects love it.',
    ],
  },
  wildlife: {
    facts: [
      'Wild animals fit their home: fur, feet and colours all have a reason.',
      'Every animal needs three things: food, shelter and enough space.',
      'Hunters and plant eaters keep each other in balance.',
    ],
    tips: [
      'Keep your distance: a calm animal shows far more than a frightened one.',
      'Look for tracks first, they tell who came by and where to.',
      'Move slowly, stay downwind, and let patience do the work.',
    ],
  },
  dinosaur: {
    facts: [
      'Dinosaurs lived long before there were any people to see them.',
      'Everything we know about dinosaurs comes from fossils: bones, footprints and eggs.',
      'Some dinosaurs were giants, others were no bigger than a chicken.',
    ],
    tips: [
      'Start with the teeth: flat ones chew plants, sharp ones cut meat.',
      'Look at the footprints to learn how an animal walked.',
      'Compare a fossil with a living animal, and the puzzle begins to solve itself.',
    ],
  },
}
