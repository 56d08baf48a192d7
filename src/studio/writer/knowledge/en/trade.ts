import type { TopicLines } from '../knowledge.ts'
import type { TradeTopic } from '../topic.ts'

export const trade: Record<TradeTopic, TopicLines> = {
  brand: {
    facts: [
      'A brand is a promise, and every delivery keeps it or breaks it.',
      'People do not buy a list of features, they buy an easier day.',
      'In marketing, a clear message wins over a clever one.',
      'Repetition builds trust: the same colour, the same tone, the same promise.',
      'Good marketing begins with listening, because customers already have the words.',
      'An offer without a date is easily put off.',
    ],
    tips: [
      'Describe one customer so precisely that you could greet them in the street.',
      "Write down the problem in the customer's own words.",
      'Say the benefit in one sentence that anybody understands.',
      'Choose one channel, one offer and one next step.',
      'Show the product at work, and let real customers speak.',
      'Ask every new customer how they heard of you.',
    ],
  },
  shop: {
    facts: [
      'A shop lives from the people who come back.',
      'Guests notice light, smell and greeting before they look at the prices.',
      'A short menu or a small range makes choosing easier.',
      'A shop window works day and night, without a break.',
      'Regular guests bring others along, and that is the cheapest advertising of all.',
      'What stands at eye level is found first.',
    ],
    tips: [
      'Look at the shop from across the street, as a stranger would.',
      'Write the opening hours where nobody can miss them.',
      'Greet every guest within the first few breaths.',
      'Put the best thing near the door, and explain it in one line.',
      'Ask what was missing, and note the answer.',
      'Thank people with something small that brings them back.',
    ],
  },
  startup: {
    facts: [
      'A startup begins with a question: who needs this, and how badly.',
      'The first version does not have to do everything; it has to do one thing well.',
      'Real users find in a minute what a team has overlooked for months.',
      'A launch is not the end of the work, it is where the learning begins.',
      'Time and money are limited, so saying no is part of the plan.',
      'People follow a problem they know more readily than a technology they do not.',
    ],
    tips: [
      'Talk to a few people who have the problem, and mostly listen.',
      'Write one page: for whom, what for, and why now.',
      'Build the smallest product that someone would really use.',
      'Show it to strangers, and say nothing while they try.',
      'Set the day of the launch, and tell people what to expect.',
      'Collect every reaction, and decide on the one next improvement.',
    ],
  },
  service: {
    facts: [
      'Customers remember how a problem was solved longer than the problem itself.',
      'A complaint is advice from a customer who has not left yet.',
      'A quick, honest answer is better than a perfect, late one.',
      'People want to be understood first and helped second.',
      'Good service begins before the question, with clear words.',
    ],
    tips: [
      'Listen to the end, without interrupting.',
      "Repeat the customer's wish in your own words.",
      'Say what you can do, and by when.',
      'Keep the promise, or call before it breaks.',
      'Ask afterwards whether everything is all right.',
      'Note which questions come again and again, and remove the cause.',
    ],
  },
  meeting: {
    facts: [
      'A meeting costs the time of everyone in the room, not just one hour.',
      'News can be written; a meeting is for deciding and for thinking together.',
      'People speak more openly in small rounds.',
      'A daily meeting cuts the day into pieces that are too small for deep thought.',
      'Without an agenda, the loudest voice sets the topic.',
      'What is not written down at the end will be discussed again.',
    ],
    tips: [
      'Ask first whether a message would be enough.',
      'Write down the question that the meeting has to answer.',
      'Invite only those who decide or who know.',
      'Begin on time, and let the quiet ones speak first.',
      'End with names and dates: who does what, and by when.',
      'Drop one regular meeting for two weeks, and see what is missing.',
    ],
  },
  event: {
    facts: [
      'Guests remember the welcome, the food and the farewell.',
      'A party comes alive when people have something to do together.',
      'Light and music shape a celebration more than expensive decoration does.',
      'Good planning is invisible: everything simply seems to happen.',
      'A few empty minutes in the programme can rescue a whole event.',
    ],
    tips: [
      'Decide first how the guests should feel on the way home.',
      'Fix the date, the place and the number of guests.',
      'Make one list with tasks, names and dates.',
      'Tell everyone early when it begins, where it is and what to bring.',
      'Walk through the day in your mind, from the arrival to the last song.',
      'Let somebody else watch the clock, so that you can celebrate.',
    ],
  },
  property: {
    facts: [
      'A home is chosen with the nose and the ears as much as with the eyes.',
      'A house can be renovated; its location cannot.',
      'Light makes rooms large, and it changes from hour to hour.',
      'An apartment shows its character on the stairs and in the yard.',
      'Empty rooms look smaller than furnished ones.',
    ],
    tips: [
      'Write down what you need every day, and what would only be nice.',
      'Visit the apartment twice, at different times of day.',
      'Open the windows, the taps and the cupboards, and listen.',
      'Ask about running costs, repairs and the neighbours.',
      'Walk the way to the next stop and to the next shop.',
      'Read the contract calmly, and have every unclear point explained.',
    ],
  },
}
