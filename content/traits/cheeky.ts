import type { Trait } from '../format.ts'

export const cheeky: Trait = {
  id: 'cheeky',
  keys: [
    'cheeky', 'mischiev', 'naughty', 'rascal', 'sly', 'sneaky', 'trickster', 'prankster', 'troublemaker',
    'rebellious', 'sassy', 'cunning', 'impish', 'crafty', 'playful and naughty', 'feisty'
  ],
  marks: [
    'cheeky', 'cheekily', 'mischief', 'grin', 'grinned'
  ],
  habit: [
    'had a cheeky grin and an excuse for each day of the week',
    'was full of mischief before breakfast and of porridge after it',
    'hid spoons, cheekily, and helped to look for them',
    'grinned in photographs as if something were behind the camera, and it was'
  ],
  stance: [
    '{S} did it with a grin that nobody could be cross with.',
    'There was a bit of mischief in it, but only a bit, and {S} put it back after.',
    'Cheekily {S} took a bow in case anybody had been watching.',
    'It was rather a cheeky way round, and {S} grinned about it afterwards.'
  ],
  rest: [
    '{S} grinned at something in the dark and told nobody.',
    'The mischief was over for today, and {S} had half a grin left.',
    'Even the cheeky eyebrows of {S} lay flat at last.',
    'There was a grin on {S}, and it stayed on into sleep.'
  ]
}
