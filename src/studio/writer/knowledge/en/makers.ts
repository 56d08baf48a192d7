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
  },
}
