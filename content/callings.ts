/** How the young of an animal are called by their own, and what is true of that. */
export interface Calling {
  words: string[]
  /** After “the shape on the sheet”: what it did then, in the past. */
  calls: string
  /** Spoken, without a full stop. */
  fact: string
}

/** Of any other animal. */
export const ANY_CALLING: Calling = {
  words: [],
  calls: 'called, softly, and then waited',
  fact: 'They know each other by the voice, even in the dark'
}

export const CALLINGS: readonly Calling[] = [
  { words: ['penguin'], calls: 'trumpeted, with its beak up', fact: 'Penguins know each other by the voice, out of thousands' },
  { words: ['elephant'], calls: 'rumbled, so low that you felt it in your feet', fact: 'Elephants can talk so low that people only feel it' },
  { words: ['rabbit', 'bunny', 'bunny rabbit', 'hare', 'leveret'], calls: 'thumped, twice, with one back foot', fact: 'Rabbits thump with a back foot, and the others feel it in the ground' },
  { words: ['duck', 'duckling'], calls: 'quacked, low and quick', fact: 'Ducklings know that quack from before they hatch' },
  { words: ['goose', 'gosling', 'swan', 'cygnet'], calls: 'honked, quite softly for a honk', fact: 'Geese talk to their young before they hatch' },
  { words: ['hen', 'chick', 'chicken'], calls: 'clucked, low and quick', fact: 'Chicks know that cluck from before they hatch' },
  { words: ['bird', 'robin', 'sparrow', 'blackbird', 'baby bird', 'blue tit', 'magpie', 'parrot'], calls: 'chirped, the same three notes twice', fact: 'Every bird knows the call of its own nest' },
  { words: ['owl', 'owlet'], calls: 'hooted, once, and waited', fact: 'Owls can hear which branch a call is on' },
  { words: ['bear', 'bear cub', 'polar bear', 'panda', 'panda cub'], calls: 'huffed, through its nose, as when you breathe on glass', fact: 'Bears follow their noses, and they smell each other from miles away' },
  { words: ['lion', 'lion cub', 'tiger', 'tiger cub', 'leopard', 'cheetah', 'cub'], calls: 'grunted, softly, down in its chest', fact: 'Big cats call their cubs very softly, so that nobody else hears' },
  { words: ['cat', 'kitten', 'kitty'], calls: 'chirruped, as cats do with their mouths shut', fact: 'Cats call their kittens with a chirrup, and not with a miaow' },
  { words: ['dog', 'puppy', 'pup', 'puppy dog', 'wolf', 'wolf cub', 'fox', 'fox cub'], calls: 'sniffed, along the bottom of the sheet, and whined a little', fact: 'They know each other by the nose, long before they see anything' },
  { words: ['lamb', 'sheep'], calls: 'baaed, with a wobble in the middle', fact: 'A lamb knows its own baa out of a whole field' },
  { words: ['goat', 'kid goat'], calls: 'bleated, with a crack in the middle', fact: 'Goats know the voices of their own kids for a year and longer' },
  { words: ['cow', 'calf'], calls: 'mooed, low, with its mouth shut', fact: 'Every cow has a moo of her own, and a lower one for her calf' },
  { words: ['horse', 'foal', 'pony'], calls: 'nickered, through its nose', fact: 'Horses have a very soft neigh that is only for their own' },
  { words: ['pig', 'piglet'], calls: 'grunted, in time, like somebody humming', fact: 'Piglets come running when they hear that grunt' },
  { words: ['seal', 'seal pup'], calls: 'called, and then sniffed', fact: 'Seals find each other by the voice, and then make sure with the nose' },
  { words: ['dolphin', 'orca'], calls: 'whistled, up and then down', fact: 'Every dolphin has a whistle of its own, like a name' },
  { words: ['whale'], calls: 'sang, long and low', fact: 'Whales and their calves whisper, so that nobody else hears' },
  { words: ['kangaroo', 'joey', 'wallaby'], calls: 'clicked its tongue', fact: 'Kangaroos click their tongues for their young' },
  { words: ['monkey', 'gorilla', 'chimp', 'orangutan'], calls: 'cooed, with round lips', fact: 'Monkeys can tell the voice of each young one from the others' },
  { words: ['deer', 'fawn', 'reindeer'], calls: 'bleated, hardly louder than a door', fact: 'A fawn lies quite still until it hears the right voice' },
  { words: ['hedgehog'], calls: 'snuffled, along the bottom of the sheet', fact: 'Hedgehogs find everything with their noses' },
  { words: ['mouse', 'hamster', 'squirrel'], calls: 'squeaked, so high that you only heard the end of it', fact: 'Mice squeak so high that people only hear the bottom of it' },
  { words: ['bat'], calls: 'squeaked, so high that you only heard the end of it', fact: 'A bat finds its own young by the squeak, among thousands' },
  { words: ['crocodile', 'alligator'], calls: 'grunted, as if it had a drum inside', fact: 'Crocodiles answer their young before they hatch' },
  { words: ['dinosaur', 'dino', 't-rex', 'triceratops'], calls: 'hummed, like a very big pot with a lid on', fact: 'Some dinosaurs had a crest like a trumpet, to call each other with' }
] // prettier-ignore

/** A voice that can be lost: how it goes, and what is true of it. */
export interface AnimalVoice {
  words: string[]
  /** Said, with its mark. */
  sound: string
  /** Spoken, without a full stop. */
  fact: string
}

export const VOICES: readonly AnimalVoice[] = [
  { words: ['roar'], sound: 'Raaaow!', fact: 'A lion’s roar can be heard five miles off' },
  { words: ['growl'], sound: 'Grrrr!', fact: 'A growl starts a long way down, behind the ribs' },
  { words: ['bark', 'woof'], sound: 'Woof!', fact: 'A dog has one bark for the postman and another for hello' },
  { words: ['howl'], sound: 'Awoooo!', fact: 'A howl can be heard six miles off, when the wind is right' },
  { words: ['miaow', 'meow', 'mew'], sound: 'Miaow!', fact: 'Grown cats hardly miaow at each other, only at people' },
  { words: ['purr'], sound: 'Prrrr!', fact: 'A purr goes on when you breathe in, as well as out' },
  { words: ['song', 'tune', 'tweet', 'chirp', 'whistle'], sound: 'Tirra-lirra-loo!', fact: 'Birds have to learn their song, and at first they only mumble' },
  { words: ['moo'], sound: 'Moooo!', fact: 'Every cow has a moo of her own, and the others know who it is' },
  { words: ['baa', 'bleat'], sound: 'Baaaa!', fact: 'A lamb knows its mother’s baa out of a whole field' },
  { words: ['oink', 'snort', 'grunt'], sound: 'Oink!', fact: 'Pigs have more than twenty different grunts' },
  { words: ['neigh', 'whinny'], sound: 'Neeeigh!', fact: 'Horses know their friends by the neigh' },
  { words: ['hee-haw', 'hee haw', 'bray'], sound: 'Hee-haw!', fact: 'A donkey says hee when it breathes in, and haw when it breathes out' },
  { words: ['quack'], sound: 'Quack!', fact: 'It’s mostly the mother ducks that quack, and the drakes only whisper' },
  { words: ['honk'], sound: 'Honk!', fact: 'Geese honk in the air so that nobody gets left behind' },
  { words: ['cluck', 'cheep', 'peep'], sound: 'Cluck-cluck-cluck!', fact: 'Hens have a different cluck for hawks and for corn' },
  { words: ['crow', 'cock-a-doodle-doo', 'cock a doodle doo'], sound: 'Er-er-er-eroooo!', fact: 'The top rooster crows first in the morning, and the others wait' },
  { words: ['hoot', 'toot'], sound: 'Hoo-hoo!', fact: 'Owls hoot to say whose wood it is' },
  { words: ['croak', 'ribbit'], sound: 'Ribbit!', fact: 'A frog croaks with its mouth shut' },
  { words: ['squeak'], sound: 'Eeek!', fact: 'Mice squeak so high that people only hear the bottom of it' },
  { words: ['buzz', 'hum'], sound: 'Zzzzz!', fact: 'A bee buzzes with its wings, and has no voice to do it with' },
  { words: ['hiss'], sound: 'Ssssss!', fact: 'A snake hisses with its breath, and not with its tongue' },
  { words: ['trumpet', 'toot'], sound: 'Tarooot!', fact: 'An elephant trumpets through its nose' }
] // prettier-ignore

/** Of a voice of no kind in particular. */
export const ANY_VOICE: AnimalVoice = {
  words: ['voice'],
  sound: 'Hello-o-o!',
  fact: 'A voice gets tired, the same as a leg'
}
