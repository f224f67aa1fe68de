import { wishPlot } from '../wish-plot.ts'

const PLACES = ['school', 'class', 'classroom', 'nursery', 'preschool', 'kindergarten', 'reception']

export const chicksAtSchool = wishPlot({
  id: 'wish-chicks-at-school',
  wishes: ['incubator', 'incubator chicks', 'chicks incubator', 'eggs incubator', 'egg incubator', 'chicks hatching', 'chick hatching', 'chicks hatched', 'chick hatched', 'chicks hatch', 'chick hatches', 'hatching chicks', 'hatch chicks', 'living eggs', 'baby chicks hatched', 'eggs hatched nursery', 'eggs hatched school', 'eggs hatched class', 'chicks in our classroom', 'class has chicks hatching', 'ducklings hatching', 'ducklings incubator', 'duck eggs hatching', 'quail eggs hatching', 'quail chicks hatched', 'chicken eggs hatch', ...PLACES.flatMap((place) => [`chicks ${place}`, `chick ${place}`, `ducklings hatch ${place}`, `eggs hatch ${place}`, `hatching ${place}`])],
  answers: ['chick', 'chicks', 'baby', 'chicken', 'chickens', 'hen', 'egg', 'eggs', 'hatch', 'hatches', 'hatched', 'hatching', 'incubator', 'warm', 'lamp', 'box', 'shell', 'crack', 'cracked', 'hole', 'beak', 'fluffy', 'wet', 'yellow', 'tiny', 'little', 'small', 'new', 'first', 'last', 'one', 'two', 'three', 'ten', 'waiting', 'wait', 'waited', 'watch', 'watched', 'watching', 'saw', 'see', 'seen', 'missed', 'today', 'tomorrow', 'yesterday', 'weekend', 'friday', 'monday', 'week', 'weeks', 'days', 'lesson', 'maths', 'lunch', 'break', 'school', 'class', 'classroom', 'nursery', 'preschool', 'kindergarten', 'reception', 'teacher', 'children', 'friends', 'spring', 'easter', 'held', 'hold', 'stroke', 'stroked', 'named', 'got', 'have', 'has', 'had', 'came', 'came out', 'brought', 'our', 'my', 'her', 'his', 'we', 'the', 'in', 'at', 'is', 'are', 'were', 'excited', 'finally', 'peep', 'cheep', 'cheeping', 'peeping', 'home', 'took', 'yet', 'during', 'while', 'outside', 'garden', 'caretaker', 'science', 'assembly', 'carpet', 'all', 'together', 'heard', 'real'],
  except: ['died', 'dead', 'dies', 'killed', 'fox', 'broke', 'broken', 'dropped', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'turtle', 'turtles', 'snake', 'snakes', 'crocodile', 'crocodiles', 'penguin', 'penguins', 'alien', 'robot', 'unicorn', 'chocolate', 'caterpillar', 'butterfly', 'butterflies', 'pox', 'nugget', 'nuggets', 'soup', 'fried', 'plan', 'phoenix', 'cow', 'pancake', 'owl', 'parrot', 'spider', 'fish', 'frog', 'tadpoles'],
  moods: ['waiting', 'first', 'learning', 'proud'],
  out: true,
  company: ['egg', 'eggs', 'chick', 'shell', 'box', 'lamp', 'window', 'class', 'teacher', 'clock', 'beak', 'hole', 'line', 'stool', 'feathers', 'crack'],
  about: 'There are chicks in the class incubator that are to hatch today, and as long as the whole class is as quiet as can be nothing happens, until a squeaky shoe is answered from inside an egg.',
  titles: ['The Shoe That Was Answered', 'Day Twenty-One', '{H} Talks to an Egg', 'Are You Coming Too', 'Round the Shell'],
  want: [
    {
      id: 'day-twenty-one',
      A: 'partner',
      paragraphs: [
        'In {H}’s classroom stood an incubator, with six eggs in it, and today was day twenty-one. On day twenty-one chicks hatch. Anybody who liked could come and watch, and so {A} was there too. An incubator is a warm box with a window. It does what a hen does, without the hen.',
        '{H} had watched the eggs for three weeks, and wanted to see one open. Five of them lay still. In the sixth there was a hole, as small as a lentil.'
      ]
    }
  ],
  way: [
    {
      id: 'as-quiet-as-can-be',
      A: 'partner',
      paragraphs: [
        '“Quiet,” said {H}, “or it won’t dare.” The whole class kept quiet, and so did everybody who had come. You could hear the warm box hum.',
        'They were quiet for ten minutes by the clock. The eggs lay there. In the end even the hole seemed smaller. “Perhaps it’s gone to sleep,” whispered {A}. “I would have.”'
      ]
    },
    {
      id: 'a-tooth',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Something moved behind the hole, and it was the tip of a beak. On top of it sat a white spot, like a grain of sugar. “That’s its egg tooth,” said {H}. “That’s for breaking the shell. In a day or two the tooth drops off.”',
        '{A} thought about this. “So it loses its first tooth before it’s a week old,” said {A}. {H} felt along the bottom row with a finger. With people that took years. But then, nobody in {H}’s family had ever had to open a front door with a tooth.'
      ]
    },
    {
      id: 'the-turning',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On every egg there was a cross on one side and a ring on the other, in pencil. That was so that you knew which had been turned. “A hen does it with her beak,” said {H}, “all day long, and at night too. We did it before sums, and after sums, and the caretaker did it on Sunday.”',
        '“So they’ve been head over heels the whole time?” asked {A}. “Till Tuesday,” said {H}. Since then the eggs had lain still. A chick has to find out which end is the door.'
      ]
    },
    {
      id: 'the-hole-rests',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a word on the board for the hole. It was pip. “First they pip,” said {H}, “and then they have a rest.” “For how long?” asked {A}. It could be a whole day. With that small hole there was air to breathe, and it had been a lot of work.',
        '{A} looked at the egg with more respect. “I know that,” said {A}. “You open one end of a parcel, and sit down.” Inside the shell the beak opened and shut, once. It might have been a yawn.'
      ]
    },
    {
      id: 'whose-is-whose',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nobody knew yet who was in which egg. Some of the class had given them names all the same, on a long list. The one at the back was called Pancake. {H} thought that one should not say that so near to an egg.',
        '“And yours?” asked {A}. {H} had not given any name. “I’d like to see its face first,” said {H}. {A} read the list to the end. Two people had called the same egg by two names, and it had taken no notice of either.'
      ]
    },
    {
      id: 'how-warm',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the box there was a number, thirty-seven and a half. It was how warm it was inside. {H} held one hand against the window. “It’s like under my arm,” said {H}. {A} thought about where else it was as warm as that. “In bed,” said {A}, “about the middle.”',
        'So it was just the right heat for getting up late. That was perhaps why it took so long. The egg with the hole rocked a very little. You do that when you have decided on five minutes more.'
      ]
    },
    {
      id: 'other-blinked',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been looking at the egg for so long without blinking that both eyes were wet. “I’ll watch for you,” said {H}. {A} blinked, at last, eleven times. “Did anything happen?” asked {A}. “Nothing,” said {H}, “but you did miss it.”',
        'So they did it in turns. One blinked and the other looked, and then the other way about. The egg never knew a moment’s peace. “If people looked at me like that in my bath,” said {A}, “I’d keep my door shut too.”'
      ]
    },
    {
      id: 'pet-listens',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come along too, and was held in front of the window, on a good firm arm. {A} looked at the eggs. Then {A} put first one ear forward and then the other. “{A} hears something,” said {H}. None of them could hear anything.',
        '{A} listened to the egg at the left, and after that to the egg at the back. It looked as if there was a conversation. “What are they saying?” asked {H}. But {A} was never one to pass things on, and got down.'
      ]
    },
    {
      id: 'elder-under-a-hen',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had ours under a hen,” said {S}. “You couldn’t see a thing. She sat on it all, and looked the other way.” “How did you know when they hatched?” asked {A}. “She got taller,” said {S}. “By supper she was standing on tiptoe.”',
        'Then a head had come out under one wing. There was one on the other side, and one by the tail. “She still looked the other way,” said {S}. “She wanted it to be a surprise.” {A} thought that an incubator with a window was not so polite.'
      ]
    },
    {
      id: 'child-in-an-egg',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to know how it was in there, and rolled up on the carpet. There were knees at the front, and the head was under one arm. “Now hatch,” said {A}. {S} pushed at the arm, and pushed at the knees. “I can’t,” said {S}. “I’m in the way.”',
        '“A chick’s head lies under its wing, too,” said {A}. “It’s as full as that.” {S} had a rest, like the egg. Then one foot came out. It was the wrong end, but {A} said welcome to it.'
      ]
    },
    {
      id: 'squeak',
      A: 'partner',
      paragraphs: [
        '{H} could not keep still any more, and moved one foot. The shoe squeaked on the floor. “Hush,” said the whole class. “No, do that again,” said {A}, who was looking in at the window. {H} squeaked. The egg with the hole gave a rock.',
        '“It said something,” whispered {A}. Now {H} heard it as well. It was a peep, thin as a thread. Then there was another, from an egg that had no hole at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-talk',
      A: 'partner',
      paragraphs: [
        '“They talk to each other through the shell,” said the teacher. “One asks: Are you coming too? Another says: Yes, I’m coming. That way they all come out on the same day.” “And we were so quiet,” said {H}.',
        '{H} went up close to the window. “Peep,” said {H}, as small as it would go. “Peep,” said the egg. Then the chick began to turn round in there. With its beak it made a line along the shell, hole by hole.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now everybody wanted to say something to an egg. A girl said good afternoon. A boy read it the lunch for Monday. “Only peep,” said {H}. “They don’t know any more words yet.” {A} tried a peep, and it came out much too deep.',
        'All the eggs were silent. “Now they think there’s a cow coming too,” said {H}. {H} peeped once more, high up, to put it right. It took a while until the first of them believed it, and answered.'
      ]
    },
    {
      id: 'wet',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The line went on round the thick end. When it rested, {H} waited too. “Is it nearly round?” asked {A}, from behind. There was a bit left, as wide as a thumb. The shell went up there and down again, like a lid when the soup is ready.',
        '“It’s pushing with its feet,” said {H}. {A} found that they had both been pushing as well, with their own feet, against the stool. They stopped, so as not to get ahead of it.'
      ]
    },
    {
      id: 'lid-off',
      A: 'partner',
      paragraphs: [
        'The end of the egg came up like a cap, and out of it rolled a chick. It was not yellow and it was not round. It looked like a wet sock. {H} had never seen anything so new. “Peep,” it said, quite loudly, for there was no shell any more.',
        'And in the egg beside it somebody answered, and there was a hole as small as a lentil. “It’s coming too,” said {A}. “It only wanted to be asked,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in on tiptoe, and looked for a place with a view.',
      '{names} looked through the side of the window, where there was a bit free.',
      { text: '{names} counted the eggs, with a finger in the air.', needs: ['hands'] },
      { text: '{names} turned the big light off, so that the box shone.', needs: ['hands'] }
    ],
    way: [
      '{names} kept as quiet as an egg.',
      '{names} looked at the hole, and the hole looked back.',
      { text: '{names} drew the six eggs, and got them all from memory.', needs: ['hands'] },
      { text: '{names} put a hand over a clock that ticked too loudly.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened, very close, and heard a peep as well.',
      '{names} breathed on the window, and had to wait until it was clear.',
      { text: '{names} wrote on the board what time it had said peep.', needs: ['hands'] },
      { text: '{names} laid down a pencil as if it were an egg.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the warm box the chick was dry by now, and was round and yellow after all. The others talked through the shell the whole evening.',
    'At home {H} washed, and took off the shoe that could squeak. Then {H} lay down, and under the blanket it was as warm as under a hen. “Peep,” said {H}, into the dark.'
  ],
  last: [
    'They were all coming too, one after another, and {H} was asleep.',
    '{H}’s head lay under one arm, as it should until the morning, and {H} was asleep.'
  ]
})
