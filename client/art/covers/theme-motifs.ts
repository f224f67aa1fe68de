/**
 * The pictures of each theme pack, by the pack’s id, for stories whose wish does not itself name a thing that can be
 * drawn; with several, the story’s id chooses. A pack whose label names its thing ("hedgehogs") needs no line here.
 */
export const THEME_MOTIFS: Readonly<Record<string, readonly string[]>> = {
  school: ['backpack', 'pencil', 'open-book'],
  birthday: ['birthday-cake', 'balloon', 'wrapped-gift'],
  books: ['open-book', 'scroll'],
  friends: ['kite', 'handshake', 'teddy-bear'],
  dinosaurs: ['t-rex', 'sauropod'],
  cats: ['cat'],
  dogs: ['dog'],
  birds: ['bird', 'owl', 'parrot'],
  insects: ['honeybee', 'butterfly', 'lady-beetle'],
  horses: ['horse', 'unicorn'],
  farm: ['pig', 'cow', 'ewe', 'tractor', 'rooster'],
  safari: ['giraffe', 'lion', 'zebra'],
  space: ['rocket', 'ringed-planet', 'comet', 'telescope'],
  ocean: ['octopus', 'dolphin', 'tropical-fish', 'turtle'],
  pirates: ['galleon', 'desert-island', 'ship'],
  weather: ['umbrella', 'cloud', 'rainbow'],
  moon: ['waxing-crescent-moon', 'telescope', 'comet'],
  castles: ['castle', 'crown', 'shield'],
  fairies: ['woman-fairy', 'man-elf', 'mushroom'],
  diggers: ['digger', 'automobile'],
  football: ['soccer-ball'],
  music: ['musical-notes', 'guitar', 'drum', 'banjo'],
  food: ['cookie', 'cupcake', 'bread', 'pizza'],
  blocks: ['brick'],
  flight: ['balloon', 'airplane', 'parachute'],
  forest: ['evergreen-tree', 'mushroom', 'deer'],
  garden: ['sunflower', 'tulip', 'snail'],
  bedtime: ['bed', 'teddy-bear', 'zzz'],
  diwali: ['diya-lamp', 'sparkler'],
  'lunar-new-year': ['red-paper-lantern', 'dragon'],
  'new-baby': ['baby-bottle', 'teddy-bear'],
  'moving-house': ['package', 'house-with-garden'],
  'tooth-lost': ['tooth'],
  dentist: ['tooth', 'toothbrush'],
  nursery: ['backpack', 'crayon'],
  sharing: ['wrapped-gift', 'cookie'],
  'losing-a-game': ['trophy', 'game-die'],
  'saying-sorry': ['handshake', 'heart-suit'],
  'grandparents-visit': ['house-with-garden', 'teapot'],
  'power-cut': ['flashlight', 'candle'],
  'the-dark': ['candle', 'flashlight', 'owl'],
  monsters: ['monster'],
  whales: ['spouting-whale'],
  'owls-foxes': ['owl', 'fox'],
  'blue-sky': ['cloud', 'sun-with-face', 'kite'],
  'sleep-science': ['zzz', 'bed', 'sloth'],
  astronauts: ['rocket', 'satellite', 'comet'],
  'away-for-work': ['luggage', 'locomotive'],
  'treasure-hunt': ['old-key', 'world-map'],
  sleepover: ['bed', 'flashlight', 'teddy-bear'],
  hanukkah: ['candle'],
  holi: ['artist-palette', 'balloon'],
  'mid-autumn': ['red-paper-lantern', 'waxing-crescent-moon'],
  tanabata: ['star-cluster', 'scroll'],
  'raksha-bandhan': ['ribbon', 'thread'],
  pinata: ['donkey', 'ribbon'],
  harvest: ['red-apple', 'tractor'],
  hangi: ['steaming-bowl'],
  wedding: ['ribbon', 'tulip']
}

/** For a wish that neither a word nor a theme knows: things that begin any story. */
export const OPEN_MOTIFS = [
  'open-book',
  'key',
  'scroll',
  'wrapped-gift',
  'magic-wand',
  'puzzle-piece',
  'feather'
] as const

/** For a story that was about nothing in particular. */
export const ADVENTURE_MOTIFS = [
  'compass',
  'world-map',
  'telescope',
  'hiking-boot',
  'tent',
  'balloon',
  'backpack'
] as const

/** For a story that says nothing of what it is about, as one of a sorrow does: small, warm, near. */
export const QUIET_MOTIFS = [
  'candle',
  'hot-beverage',
  'house-with-garden',
  'potted-plant',
  'feather',
  'teapot'
] as const
