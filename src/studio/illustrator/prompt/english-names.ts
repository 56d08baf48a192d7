/**
 * English names of emoji artwork beside its own labels. Emoji keywords are associations ("level", "mark",
 * "steam"), and most would put a silly thing into a picture; only what names the very thing is kept.
 */
export const ENGLISH_NAMES: ReadonlyMap<string, string> = readNames(`
alien: extraterrestrial
tooth: teeth
bone: bones
lungs: lung
cat: kitty
dog: puppies
moose: elk
donkey: mule
chipmunk: squirrel
ewe: lamb, sheep
llama: alpaca
hippopotamus: hippo
black bird: crow, raven
baby chick: chick
goose: geese
turtle: tortoise
lizard: reptile
snake: serpent
sauropod: dinosaur, brontosaurus
t-rex: tyrannosaurus
spouting whale: humpback whale, orca, blue whale, killer whale
spiral shell: shell, conch, seashell
honeybee: bee, bumblebee, wasp, hornet
lady beetle: ladybug, ladybird
cricket: grasshopper
microbe: bacteria, germ, virus
spider web: web
rose: red rose, bunch of roses, roses
dress: summer dress, evening dress, wedding dress
convenience store: small shop, corner shop, shop front, storefront, shop window, little shop, corner store
shopping bags: shopping bag
lotion bottle: bottle of lotion, face cream, perfume bottle, perfume, bottle of perfume, water bottle, shampoo
balloon: bunch of balloons, balloons
tulip: flower, spring blossom
bouquet: bright flowers, bunch of flowers
hyacinth: lavender, lilac
evergreen tree: pine tree, pine, fir tree
palm tree: palm
empty nest: nest
brown mushroom: champignon
red apple: apple
ear of corn: corn, maize
hot pepper: chili
kiwi fruit: kiwi
leafy green: lettuce, cabbage, kale, vegetable, fresh vegetable
blueberries: blueberry
strawberry: berry
peanuts: peanut
eggplant: aubergine
pea pod: pea
baguette bread: baguette
pancakes: pancake
cheese wedge: cheese
hamburger: burger
cut of meat: steak, meat, beef
hot dog: sausage
pot of food: soup, stew, cooking pot, pot
cooking: fried egg, frying pan, breakfast plate, omelette, omelet
green salad: salad
spaghetti: pasta, noodle
steaming bowl: noodle soup, ramen, pho, bowl of noodle soup
chocolate bar: chocolate, bar of chocolate
doughnut: donut
shortcake: cake
soft ice cream: ice cream cone
wine glass: wine, glass of wine
tropical drink: cocktail
cup with straw: juice, glass of juice, lemonade, soda
glass of milk: milk
tumbler glass: whisky, whiskey
honey pot: pot of honey, honey, jar of honey, jam, jar of jam, marmalade
bowl with spoon: bowl, cereal, porridge, bowl of fruit
kitchen knife: knife
fork and knife with plate: plate, fork, cutlery
classical building: temple, ancient temple, ruin, monument
tokyo tower: eiffel tower
shinto shrine: shrine, shrine gate
castle: fortress, palace, tower, old tower, citadel
roller coaster: rollercoaster
locomotive: steam train, steam engine, steam locomotive, train, railway train, passenger train, freight train, night train
high-speed train: shinkansen
metro: subway
minibus: van
police car: patrol car
taxi: cab
delivery truck: truck, lorry
motor scooter: scooter, electric scooter, moped
wheel: bicycle wheel, tire
passenger ship: cruise ship
speedboat: motorboat
airplane: plane, jet, aeroplane
luggage: suitcase
ringed planet: saturn, planet
fire: campfire, bonfire, flame
wrapped gift: gift, present, gift box
trophy: cup final, medal
soccer ball: football, soccer
flag in hole: golf
ice skate: skate
diving mask: snorkel
video game: game controller, controller
game die: dice, die
puzzle piece: puzzle, jigsaw
chess pawn: chess piece, chess
framed picture: old photo, picture frame
artist palette: artist palette and brush, paint palette, brushes and paint, easel
paintbrush: brush
yarn: ball of yarn, wool
glasses: eyeglasses
dress: summer dress, evening dress
ring: wedding ring
convenience store: small shop, shop front, corner shop
running shoe: shoe, sneaker, trainers
backpack: rucksack, school bag, schoolbag
top hat: hat
graduation cap: diploma
gem stone: gem, jewel, diamond, crystal, gemstone, ruby, emerald
musical keyboard: piano, piano keyboard
studio microphone: microphone
saxophone: sax
desktop computer: monitor, desktop, computer screen
movie camera: film camera
clapper board: clapperboard
television: tv
magnifying glass tilted left: magnifying glass
flashlight: torch
fountain pen: pen
notebook with decorative cover: notebook
clipboard: calendar, checklist, to-do list
scroll: parchment
world map: map
coin: gold coin
credit card: bank card
bar chart: chart, graph
package: parcel, cardboard box, delivery box, crate, wooden box, moving box
triangular ruler: ruler
abacus: calculator
gear: cog, gears
test tube: flask, glass flask
dna: gene, double helix
satellite antenna: antenna
electric plug: plug
balance scale: scales
carpentry saw: saw
shopping cart: shopping trolley
bed: bed
person lifting weights: person lifting weights, weightlifter, workout
person in lotus position: person in a yoga pose, person meditating, meditating, yoga, yoga pose, meditation
person in bed: sleeping, person sleeping, sleeper, person asleep, person asleep in a bed, asleep in a bed, child asleep
person swimming: swimmer, person swimming
person biking: cyclist, person cycling, person riding a bicycle
person climbing: climber, mountaineer, rock climber
person surfing: surfer
person rowing boat: rower
woman dancing: dancer, dancing, ballerina
person walking: person walking, walker, pedestrian
teapot: kettle, tea kettle, pot of tea
amphora: jug, vase, clay jar, pitcher
chair: stool, armchair, rocking chair
oil drum: barrel, wooden barrel, cask
teddy bear: doll, toy bear, plush toy, stuffed animal
office building: skyscraper, office tower, tower block
canoe: kayak, raft, rowboat, rowing boat
motorcycle: motorbike
pickup truck: jeep
rocket: spaceship, spacecraft, space shuttle, starship
helicopter: drone
small airplane: glider
leopard: jaguar, cheetah, puma, cougar, panther
lion: lioness
chicken: hen
cow: calf
ox: bull
horse: foal, mare
wolf: coyote, hyena, jackal
seal: walrus, sea lion
fish: salmon, trout, tuna, carp, cod, herring
dove: gull, seagull, pigeon
bird: sparrow, songbird, blackbird, nightingale, finch
flamingo: stork, heron
eagle: falcon, hawk, vulture, buzzard
turkey: ostrich, emu
butterfly: moth
frog: toad
worm: earthworm
bug: caterpillar
deer: reindeer, doe, fawn, antelope, gazelle
pig: piglet
rhinoceros: rhino
monkey: chimpanzee, chimp, ape, baboon
blossom: daisy, daisies, wild flowers, wildflowers
potted plant: bush, shrub, fern, bonsai
sheaf of rice: wheat, grain
tangerine: oranges, tangerines, mandarin
cherries: cherry, cherries
peach: peaches, apricot
bread: bun, bread roll, brioche, bag of flour
cupcake: muffin
cookie: biscuit, biscuits
croissant: pastry, pastries
cooked rice: rice, bowl of rice
beer mug: beer, glass of beer
bottle with popping cork: bottle, glass bottle, bottle of wine, champagne
hiking boot: boots, walking boot
coat: overcoat, raincoat
money bag: treasure, treasure chest
axe: hatchet
herb: basil
kite: paper kite
`)

function readNames(list: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const line of list.trim().split('\n')) {
    const [label = '', words = ''] = line.split(': ')
    for (const word of words.split(', ')) names.set(word, label)
  }
  return names
}
