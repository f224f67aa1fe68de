import type { ThemePack } from './format.ts'

/** Themes that the storyteller itself brings: no particular wish, and no wish to go anywhere. */
export const adventurePack: ThemePack = {
  id: 'adventure',
  label: 'adventure',
  keys: ['adventure'],
  marks: [
    'badger',
    'suitcase',
    'map',
    'compass',
    'heron',
    'walrus',
    'tortoise',
    'giant',
    'lighthouse',
    'harbour',
    'hill',
    'ladder',
    'whistle',
    'lantern'
  ],
  small: [
    { first: 'a badger with a very small suitcase', def: 'the small badger' },
    { first: 'a tortoise in walking boots', def: 'the tortoise' },
    { first: 'a heron with a letter tucked under one wing', def: 'the heron' },
    { first: 'a badger cub with a timetable', def: 'the badger cub' }
  ],
  big: [
    { first: 'a giant who spoke in a whisper, to spare the windows', def: 'the quiet giant' },
    { first: 'a walrus as wide as a sofa', def: 'the walrus' },
    { first: 'a giant with moss on both shoulders', def: 'the mossy giant' }
  ],
  object: [
    { first: 'a compass that pointed to wherever the soup was', def: 'the compass' },
    { first: 'a lantern with a dent in it', def: 'the dented lantern' },
    { first: 'a tin whistle with one note', def: 'the whistle' },
    { first: 'a map that had been folded too often', def: 'the soft old map' }
  ],
  place: [
    { first: 'a lighthouse with a doormat', def: 'the lighthouse' },
    { first: 'a harbour with one boat in it', def: 'the little harbour' },
    { first: 'a hill with a bench on top', def: 'the hill with the bench' }
  ],
  sound: [
    'the creak of a boat that is tied up well',
    'three notes on a tin whistle',
    'a footstep on gravel, and then another'
  ],
  detail: [
    'Somebody had scratched a small map on a wall, with a cross where the wall was.',
    'On a post hung a lantern that nobody had lit yet.',
    'There was a ladder against a tree, with a sparrow on the top step.',
    'A suitcase stood by itself at a corner, waiting with great patience.'
  ],
  sleepy: [
    'Far out the lighthouse opened one slow eye, and shut it.',
    'The map was folded along its softest lines and put under a cup.',
    'In the harbour the ropes stopped creaking, one after the other.',
    'Nobody carried the lantern any more; it stood on the step and was dark.'
  ]
}

/** For sorrow and fear: small, warm, near. */
export const quietPack: ThemePack = {
  id: 'quiet',
  label: 'a quiet evening',
  keys: ['quiet evening'],
  marks: [
    'mouse',
    'moth',
    'sparrow',
    'horse',
    'dog',
    'bear',
    'button',
    'shell',
    'cup',
    'blanket',
    'bench',
    'window',
    'tree',
    'lamp'
  ],
  small: [
    { first: 'a mouse with one crooked whisker', def: 'the mouse' },
    { first: 'a sparrow that had not gone to roost', def: 'the sparrow' },
    { first: 'a moth with dusty sleeves', def: 'the moth' }
  ],
  big: [
    { first: 'a horse with a very warm nose', def: 'the horse' },
    { first: 'a dog as big as an armchair', def: 'the big dog' },
    { first: 'a bear that took up the whole step', def: 'the bear' }
  ],
  object: [
    { first: 'a button that had been in a pocket for years', def: 'the button' },
    { first: 'a shell with a bit of sand still in it', def: 'the shell' },
    { first: 'a cup with a blue rim', def: 'the blue cup' }
  ],
  place: [
    { first: 'a bench with room for one more', def: 'the bench' },
    { first: 'a tree with a dry place under it', def: 'the dry tree' },
    { first: 'a window with a deep sill', def: 'the deep window' }
  ],
  sound: ['rain on a window, not much of it', 'a kettle that was nearly ready', 'a slow breath, and then another'],
  detail: [
    'The lamp made a small round room out of the big one.',
    'A blanket lay over the arm of the chair, where it always lay.',
    'Under the tree the ground was dry and smelled of last year’s leaves.',
    'A cup had been left on the sill, with a drop of tea in it.'
  ],
  sleepy: [
    'The lamp was turned down, not off.',
    'The blanket had been warm before anybody lay down under it.',
    'Outside the window the tree held quite still.',
    'There was sand in the shell, and a sound like the sea, very low.'
  ]
}
