/** A game of pretending in which one keeps a place and others come to it. */
export interface PlayedGame {
  /** How it is typed, without the word "playing"; each alone and in the plural. */
  words: readonly string[]
  /** After "playing": "hotels". */
  said: string
  /** What it keeps: "the hotel". */
  place: string
  /** Who keeps it: "the boss". */
  boss: string
  /** Who comes: "guest". */
  guest: string
  /** What there has to be, where the wish does not say it; one thing that fits into a boot. */
  must: string
  /** What each who comes is asked, with its mark. */
  asks: string
  /** What each is given. */
  gives: string
  /** What is urgent, spoken; a sentence. */
  moan: string
}

export const GAMES: readonly PlayedGame[] = [
  { words: ['hotel'], said: 'hotels', place: 'the hotel', boss: 'the boss', guest: 'guest', must: 'a bell', asks: 'How many nights?', gives: 'a key', moan: 'There’s a draught in number four, it says.' },
  { words: ['cafe', 'café', 'restaurant', 'tea room', 'coffee shop', 'pizzeria'], said: 'cafés', place: 'the café', boss: 'the one who takes the orders', guest: 'customer', must: 'a notepad', asks: 'And what can I get you?', gives: 'a bowl of soup', moan: 'There’s no spoon in the soup, it says.' },
  { words: ['doctor', 'doctors and nurses', 'hospital'], said: 'doctors', place: 'the doctor’s', boss: 'the doctor', guest: 'patient', must: 'a plaster', asks: 'Where does it hurt?', gives: 'a spoonful of something', moan: 'It can’t stop sneezing, it says.' },
  { words: ['vet', 'animal hospital'], said: 'vets', place: 'the vet’s', boss: 'the vet', guest: 'patient', must: 'a bandage', asks: 'And where does it hurt?', gives: 'a little rub behind the ear', moan: 'It’s got something in its paw, it says.' },
  { words: ['dentist'], said: 'dentists', place: 'the dentist’s', boss: 'the dentist', guest: 'patient', must: 'a mirror', asks: 'Which tooth is it?', gives: 'a sticker', moan: 'It wobbles, it says.' },
  { words: ['shop', 'shopkeeper', 'shopping', 'supermarket', 'corner shop', 'toy shop', 'sweet shop'], said: 'shops', place: 'the shop', boss: 'the shopkeeper', guest: 'customer', must: 'a till', asks: 'And what would you like?', gives: 'a bag', moan: 'It only needs one small thing, it says.' },
  { words: ['school', 'teacher', 'nursery'], said: 'schools', place: 'the school', boss: 'the teacher', guest: 'pupil', must: 'a bell', asks: 'And what do you want to learn?', gives: 'a star', moan: 'It needs to go to the toilet, it says.' },
  { words: ['hairdresser', 'barber', 'beauty salon', 'salon'], said: 'hairdressers', place: 'the hairdresser’s', boss: 'the hairdresser', guest: 'customer', must: 'a comb', asks: 'How would you like it?', gives: 'a towel round the neck', moan: 'It sticks up at the back, it says.' },
  { words: ['post office', 'postman', 'postwoman'], said: 'post offices', place: 'the post office', boss: 'the one behind the counter', guest: 'customer', must: 'a stamp', asks: 'Where’s it going?', gives: 'a stamp on the back of the hand', moan: 'It’s got to be there by tomorrow, it says.' },
  { words: ['airport', 'aeroplane', 'airplane'], said: 'airports', place: 'the airport', boss: 'the one who looks at the passports', guest: 'passenger', must: 'a passport', asks: 'And where are you flying to?', gives: 'a seat by the window', moan: 'Its plane’s going in a minute, it says.' },
  { words: ['train', 'bus', 'station'], said: 'trains', place: 'the station', boss: 'the guard', guest: 'passenger', must: 'a whistle', asks: 'Where are you going to?', gives: 'a ticket', moan: 'Its train’s going in a minute, it says.' },
  { words: ['library', 'librarian'], said: 'libraries', place: 'the library', boss: 'the librarian', guest: 'reader', must: 'a stamp', asks: 'Are you bringing one back?', gives: 'a book with pictures', moan: 'It’s got to the exciting bit and lost the rest, it says.' },
  { words: ['office', 'bank'], said: 'offices', place: 'the office', boss: 'the boss', guest: 'visitor', must: 'a phone', asks: 'What’s it about?', gives: 'a piece of paper', moan: 'It’s about a very big number, it says.' },
  { words: ['garage', 'mechanic', 'car wash'], said: 'garages', place: 'the garage', boss: 'the mechanic', guest: 'customer', must: 'a spanner', asks: 'And what does it do when it goes?', gives: 'a wipe with a cloth', moan: 'It makes a noise on the left, it says.' },
  { words: ['bakery', 'baker', 'ice cream shop', 'ice cream van', 'ice cream parlour'], said: 'bakeries', place: 'the bakery', boss: 'the baker', guest: 'customer', must: 'a paper bag', asks: 'And what would you like?', gives: 'a bun', moan: 'It only wants the end piece, it says.' },
  { words: ['museum', 'zoo', 'cinema', 'theatre', 'circus'], said: 'museums', place: 'the museum', boss: 'the one at the door', guest: 'visitor', must: 'a ticket', asks: 'How many of you are there?', gives: 'a seat at the front', moan: 'It can’t see over the bear, it says.' }
]
