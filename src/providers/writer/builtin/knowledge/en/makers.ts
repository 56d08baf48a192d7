import type { TopicLines } from '../knowledge.ts'
import type { MakerTopic } from '../topic.ts'

export const makers: Record<MakerTopic, TopicLines> = {
  podcast: {
    facts: [
      'A podcast needs a voice and a thought; the equipment can come later.',
      'Listeners forgive a simple microphone, but hardly ever a noisy room.',
      'Soft things swallow echo: curtains, carpets, even a wardrobe full of clothes.',
      'People listen to podcasts while their hands are busy, so clear sentences win.',
      'A fixed day turns a chance listener into a regular one.',
      'The first minute decides whether somebody stays for the rest of the episode.',
    ],
    tips: [
      'Say in one sentence who the podcast is for and what it gives them.',
      'Plan the first three episodes before you record the first one.',
      'Record a test with your phone in the quietest, softest room you have.',
      "Keep the microphone a hand's width away, a little to the side of the mouth.",
      'Cut the detours and the long pauses, and keep the breath that sounds human.',
      'Choose a name and a cover that can be read at the size of a thumbnail.',
      'Publish on a fixed day, and ask one listener for an honest opinion.',
    ],
    images: [
      'A red light goes on, somebody breathes in, and the room becomes a studio.',
      'Headphones on, curtains closed, and a voice begins to tell.',
      'A blanket over two chairs: the smallest studio in town.',
    ],
    wonders: [
      'A podcast speaks into one ear at a time, and that makes it feel like company.',
      'The best recording studio in many homes is an open wardrobe.',
    ],
  },
  video: {
    facts: [
      'A video lives from change: a new angle, a new place, a new thought.',
      'Viewers forgive a shaky picture sooner than bad sound.',
      'Window light from the side flatters almost every face.',
      'The first seconds make a promise, and the rest of the video has to keep it.',
      'Short videos work when they say one thing, not five.',
      'Many people watch without sound, so captions carry the message.',
    ],
    tips: [
      'Write down the one sentence that should stay with the viewer.',
      'List the shots you need before you start to film.',
      'Wipe the lens, turn towards the light, and hold the camera still.',
      'Film every action from afar, then close up, then from the side.',
      'Let the camera run a little longer before and after each shot.',
      'Cut everything that does not serve the one sentence.',
      'Watch the video once without sound, and once with your eyes closed.',
    ],
    images: [
      'A hand covers the lens, moves away, and the picture begins.',
      'A lamp, a chair, a lens, and suddenly a corner becomes a set.',
      'The red dot blinks, and for a moment nobody dares to move.',
    ],
    wonders: [
      'The best cut is the one that nobody notices.',
      'Our eyes join two pictures into a story, even if they were filmed years apart.',
    ],
  },
  social: {
    facts: [
      'Social media rewards what people stop for, save and send on.',
      'One post that helps is worth more than many that only advertise.',
      'An account grows when people know what to expect from it.',
      'Comments are conversations, and an answer is a reason to come back.',
      'What works on one platform often needs another shape on the next.',
      'Nobody sees every post, so a good idea may return in a new form.',
    ],
    tips: [
      'Choose one platform where your people already spend their time.',
      'Decide on three themes, and stay with them for a while.',
      'Begin each post with the point, not with the greeting.',
      'Prepare a whole week of posts in one sitting.',
      'Answer comments early, and answer like a human being.',
      'Look once a month at what was saved and shared, and make more of that.',
    ],
    images: [
      'A thumb scrolls, stops, and goes back up.',
      'A message glows in the dark, and far away somebody smiles.',
      "A window, a cup, a phone on a stack of books: today's post.",
    ],
    wonders: [
      'Behind every number on the screen sits one person with a thumb.',
      'The posts we pass on often say what we had felt and never put into words.',
    ],
  },
  photo: {
    facts: [
      'A photograph is made of light; the camera only collects it.',
      'Two steps to the side change a photo more than a new lens does.',
      'Early and late light is long and soft, and the light of noon is hard.',
      'The eye goes to the brightest spot, to faces, and to the sharpest edge.',
      'Empty space around the subject can be the strongest part of a picture.',
    ],
    tips: [
      'Look for the light first, and only then for the subject.',
      'Clean the lens before you press the button.',
      'Step closer, until nothing in the frame is superfluous.',
      'Bend your knees: the height of the camera tells a story of its own.',
      'Take several pictures, and change only one thing each time.',
      'Choose the best photo the next day, with rested eyes.',
    ],
    images: [
      'A shutter clicks, and a moment stays behind.',
      'Golden light on a wall, and a shadow that walks past.',
      'Somebody holds their breath, and a drop hangs from a leaf.',
    ],
    wonders: [
      'A photograph stops time and starts a memory.',
      'Two people photograph the same street and bring home two different towns.',
    ],
  },
  speaking: {
    facts: [
      'An audience remembers one idea and one story, rarely a list.',
      'Slides support a talk; when they say everything, nobody listens.',
      'A pause feels long to the speaker and just right to the audience.',
      'Nervousness and joy feel much alike: a fast pulse and wide open eyes.',
      'People decide early whether a presentation deserves their attention.',
    ],
    tips: [
      'Write down what the audience should know or do at the end.',
      'Build the presentation from its end back to its beginning.',
      'Put one thought on each slide, in letters the last row can read.',
      'Say it aloud, standing up, with a clock in view.',
      'Know your first and your last sentence without looking.',
      'Look at one person at a time, and finish the thought before you move on.',
    ],
    images: [
      'A step into the light, a breath, and a room that falls silent.',
      'Rows of faces, one glass of water, and the first word.',
      'The last slide goes dark, and then the applause begins.',
    ],
    wonders: [
      'A calm voice can make a whole room breathe more slowly.',
      'The best speeches sound as if they were being thought at that very moment.',
    ],
  },
  craft: {
    facts: [
      'Handmade things carry small traces, and those traces make them dear.',
      'Good material forgives mistakes that poor material shows.',
      'Measuring twice takes less time than sawing twice.',
      'A sharp tool is safer than a blunt one, because it needs less force.',
      'Hands learn by repeating: the third piece goes more calmly than the first.',
    ],
    tips: [
      'Begin with a small piece that can be finished in one evening.',
      'Lay out all tools and materials before the first cut.',
      'Measure, mark lightly, and measure again.',
      'Practise the hard step on a scrap.',
      'Take your time with glue and paint, and let them dry.',
      'Sign it, date it, and note what you would do differently.',
    ],
    images: [
      'Sawdust dances in the light, and the room smells of wood and patience.',
      'Scissors whisper through paper, and a shape appears.',
      'A thread, a needle, and an evening without a screen.',
    ],
    wonders: [
      'What we made ourselves we rather mend than throw away.',
      'Every mended crack says that somebody thought it was worth it.',
    ],
  },
  game: {
    facts: [
      'A good game gives clear goals, and freedom in how to reach them.',
      'A game is fun right on the edge between too easy and too hard.',
      'A lost round teaches more than a lucky win.',
      'Rules do not limit play: they make it possible.',
      'Players remember the moments that they caused themselves.',
    ],
    tips: [
      'Read the goal of the game before the details of its rules.',
      'Play one round slowly, only to understand.',
      'Watch what good players do when nothing seems to happen.',
      'Change one thing in your plan, and try again.',
      'Take a break when frustration grows, and come back fresh.',
      'Explain the game to somebody else: you will see it with new eyes.',
    ],
    images: [
      'A controller clicks, a screen glows, and the evening gets longer.',
      'Dice roll across the table, and every head leans forward.',
      'One last move, one held breath, and then the cheer.',
    ],
    wonders: [
      'Play is how the young of many animals learn to live.',
      'In a game, people happily work on problems that nobody gave them.',
    ],
  },
  fashion: {
    facts: [
      'Clothes speak before we do: of mood, of place, of time.',
      'A good fit does more for an outfit than a famous label.',
      'A few colours that go together are easier to combine than many that do not.',
      'The fabric decides how a dress falls, how it breathes and how long it lasts.',
      'The most sustainable piece of clothing is the one that is worn for years.',
    ],
    tips: [
      'Put everything you wear often on one side of the wardrobe.',
      'Note which colours and cuts these favourites share.',
      'Before buying, name three outfits the new piece would belong to.',
      'Check the seams, the buttons and the fabric with your fingers.',
      'Try it on, sit down, lift your arms, and walk a few steps.',
      'Wash it gently, air it often, and mend it early.',
    ],
    images: [
      'A sleeve turns in front of the mirror, and the light follows.',
      'Fabric rustles, a zip closes, and the evening may begin.',
      'Colours hang in a row like the notes of a melody.',
    ],
    wonders: [
      'A pocket can be the most loved detail of a dress.',
      'An old coat still knows every street it has been through.',
    ],
  },
  beauty: {
    facts: [
      'Skin renews itself all the time, quietly, from the inside out.',
      'Skin likes regularity better than a shelf full of bottles.',
      'Sunlight ages the skin, and shade and sunscreen slow that down.',
      'Dry skin lacks oil or water, and often both.',
      'What is good for one face can be wrong for another.',
    ],
    tips: [
      'Look at your skin in daylight, before you buy anything.',
      'Cleanse gently in the evening, with lukewarm water.',
      'Put the cream on skin that is still slightly damp.',
      'Protect your face from the sun in the morning.',
      'Try a new product on the inside of the arm first.',
      'Change only one thing at a time, and give it a few weeks.',
    ],
    images: [
      'Warm water, a soft towel, and a quiet face in the mirror.',
      'A drop of cream melts between two fingertips.',
      'Steam on the glass, and behind it the evening slows down.',
    ],
    wonders: [
      'Skin keeps a diary: sun, sleep and laughter all leave their lines.',
      'The few minutes at the mirror are also a rest from the day.',
    ],
  },
}
