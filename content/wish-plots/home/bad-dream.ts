import { wishPlot } from '../wish-plot.ts'

export const badDream = wishPlot({
  id: 'wish-bad-dream',
  beginsElsewhere: true,
  wishes: ['bad dream', 'bad dreams', 'nightmare', 'nightmares', 'scary dream', 'scary dreams', 'horrible dream', 'night terrors'],
  answers: ['night', 'sleep', 'sleeping', 'bed', 'bedtime', 'scared', 'afraid', 'wake', 'wakes', 'waking', 'woke', 'woken', 'crying', 'cried', 'monster', 'keeps', 'every', 'middle', 'come', 'back', 'same', 'wolf', 'wolves', 'wardrobe', 'spiders', 'ghost', 'ghosts', 'cupboard', 'under', 'shadow', 'running', 'three', 'two', 'clown', 'shark', 'sharks', 'says', 'really', 'again', 'nights', 'our'],
  moods: ['afraid', 'sleepless', 'alone'],
  about: 'The hero plays a bad dream through to its end, and finds out what it came to say.',
  titles: ['Hwoof', 'The Dream That Never Got to the End', '{H} Asks It', 'What the Coat Wanted', 'All That Way Without Feet'],
  want: [
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        'Last night {H} had had a bad dream, and it was not finished. A big coat had come along the floor, with nobody in it. It bent down and opened its collar. Then {H} woke up.',
        '“What did it want?” asked {A}. “I don’t know,” said {H}. “I always wake up just before.” {H} walked in a wide curve round the door, where {H}’s own coat had lain all week.'
      ]
    }
  ],
  way: [
    {
      id: 'with-eyes-open',
      A: 'partner',
      paragraphs: [
        '“We’ll do it with our eyes open,” said {A}. “Then you can’t wake up.” {A} put the big blanket on over everything and was the coat. {H} lay down on the rug.',
        'The coat came. “Hwoof,” it went along the floor. It bent down. It opened its collar. “I’m awake!” shouted {H}. “I hadn’t finished,” said the blanket.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Was that the right noise?” asked {A}, from inside the blanket. “It was more woof,” said {H}. “Like a dog?” “No. Like a sleeve.” {A} tried one with less dog in it. “Softer,” said {H}. “And it comes from lower down.”',
        'They went through a great many. There was one like a bus door, and one like soup. Then {A} did it with the cheeks, and it was so right that {H} drew up both feet. “That’s it,” said {H}. “Don’t do it too often.”'
      ]
    },
    {
      id: 'no-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It hadn’t got feet,” said {H}. “You’re walking.” {A} tried it without any. That meant sitting down and pulling, and the blanket got longer and longer behind.',
        '“Like that?” asked {A}, out of breath. “More like fog,” said {H}. {A} did fog as far as the table, and stuck. {H} had to come out of the dream and pull it round the corner.'
      ]
    },
    {
      id: 'honey-legs',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why didn’t you run away?” asked {A}. “I did,” said {H}. “But it was a dream. The floor was like honey.” {H} showed how you run in that. One knee came up, and the arms rowed, and the mouth was wide open. It took as long as a yawn. {H} had not left the rug.',
        '{A} wanted to know how it felt. So they had a race, from the rug to the chair. They pulled their feet out of the honey, one by one. Halfway there {A} looked round, very slowly, to see who was ahead. Nobody ever heard who won it.'
      ]
    },
    {
      id: 'who-else',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Was I in the dream?” asked {A}. {H} thought about it. “You were a teapot,” said {H}, “up on the shelf.” “Was I any help?”',
        '“You were warm,” said {H}, “but you wouldn’t come down.” {A} was a bit sorry about that. “Next time, call me by my name,” said {A}. “I don’t come to Teapot.”'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had looked at the real coat on the floor several times that week. Now {H} watched {A} do it. {A} looked at the collar, then at the sleeve, and then somewhere else.',
        '“You’re not scared of it at all,” said {H}. “You think it’s just a coat that’s lying down.” {A} did not say what else it could be.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to have one with a goose,” said {S}. “It ran after me down the whole street, and it had my shoes on.” “That’s a very bad dream,” said {A}. “It was,” said {S}. “It went on for a year.”',
        '“And then?” asked {A}. “Then I turned round, because I couldn’t run any more. It stopped too. It held out one foot.” {S} showed how. “The lace had come undone. That was all it had ever wanted. A goose can’t do bows.”'
      ]
    },
    {
      id: 'five-a-night',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Everybody has about five dreams every night,” said {A}. “Even people who say they don’t. They forget them before breakfast.” “Then I’ve had hundreds,” said {H}.',
        'They tried to remember some. There had been one with a very long bun. In another one {H} could fly, but only as high as a chair. “And nobody ever asks about those,” said {A}. “It’s only the coat that gets talked about.”'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s hungry,” said {H}, and held a piece of bread to the collar of the blanket. Something in there ate it. “It’s not that,” said {A} from in there, with a full mouth. “It’s still thinking of something else.”',
        '“Perhaps it’s cold,” said {H}. But you cannot be cold if you are a coat. “Perhaps it wants to know the way,” said {H}. “The way where?” asked {A}. Neither of them knew where coats go.'
      ]
    },
    {
      id: 'sentence',
      A: 'partner',
      paragraphs: [
        'They played it again, and {H} woke up behind the chair. The time after that it was in the kitchen. {A} sat down in the blanket. “It comes all that way without feet,” said {A}, “and opens its collar, and you’re gone. It’s never once got to the end of the dream.” It was odd to be a little sorry for a coat.'
      ]
    }
  ],
  turn: [
    {
      id: 'ask-it',
      A: 'partner',
      paragraphs: [
        'So now {H} was going to stay in the dream until it was over. {H} held on to the leg of the table.',
        'Hwoof, it came. It bent down. It opened its collar. {H} shut one eye and did not wake up. Nothing happened. “I don’t know what it says,” whispered {A} from inside. “It’s your dream. You’ll have to ask.” Nobody had ever asked it. “What do you want?” said {H}.'
      ]
    },
    {
      id: 'two-heaps',
      A: 'partner',
      paragraphs: [
        '{A} did not know that either, and came out for some air. The blanket slid down and lay there in a heap. Over by the door lay another heap, just like it.',
        '{H} went and opened the collar of the real coat. The little loop for the hook was torn. “It was showing me!” said {H}. “It can’t hang up any more. Everybody treads on it. It came to tell me.”'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it got on it?” asked {A}. They looked the coat over. There was half a footprint on the back, and one sleeve was inside out. In the pocket lay a chestnut, a bus ticket and a very old raisin.',
        '“It’s been looking after those for me,” said {H}, “all the time it was on the floor.” {H} put the sleeve right, and took out the raisin. The chestnut went back, so that the coat had something to do.'
      ]
    },
    {
      id: 'other-dream',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’ve got one too,” said {A}. “I’m on a train, and I’ve only got one sock.” “Who has the other?” asked {H}. “I never get to see. I wake up.”',
        '{H} was the train, and {A} sat in it and did not wake up. At the second stop {H} held out a hand. “Is this yours?” asked the train. It was a sock, it had been in the washing all along, and {A} was very much relieved.'
      ]
    },
    {
      id: 'loop',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} tried to make the coat a new loop. A paper clip went straight as soon as it had to hold a coat. A rubber band was better, but the coat bounced. “It’s pleased,” said {A}. “It’s seasick,” said {H}.',
        'The best was a bit of ribbon off a present. It went through twice, and {H} pulled the knot tight. “There’s thread tomorrow,” said {A}, “in the tin.” Until then it was the only coat there with a bow at its neck.'
      ]
    },
    {
      id: 'hung-up',
      A: 'partner',
      paragraphs: [
        'They found a hanger, and {H} put the coat on it, first one shoulder and then the other. It did not look like somebody at all.',
        '“And if the dream comes back?” asked {A}. “Then I’ll ask it straight away what it wants,” said {H}, “before it’s come so far.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked in the same wide curve, and hurried a bit at the collar.',
      '{names} shook once, from the front to the back.',
      { text: '{names} turned down a collar, to look less like the coat.', needs: ['hands'] },
      { text: '{names} drew the curtain right open, so that it was only a room.', needs: ['hands'] }
    ],
    way: [
      '{names} went under the blanket too, and made it longer.',
      '{names} came out from under the table, wide awake.',
      { text: '{names} switched on a small lamp, on the side where the coat came from.', needs: ['hands'] },
      { text: '{names} left a pair of shoes for the coat, which had come without feet.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved in beside the table leg, and held on to the floor.',
      '{names} crept close to {H}, for when the answer came.',
      { text: '{names} fished a button from under the heap.', needs: ['hands'] },
      { text: '{names} smoothed the blanket out, and there was nobody in it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook and folded the big blanket. The coat hung by the door with both sleeves down.',
    '{H} got clean, and lay down. One ear stayed out of the covers, in case there was more to be said.'
  ],
  last: [
    'The coat hung by the door with nothing more to say, and {H} was asleep.',
    'It was dark and still all along the floor, and {H} slept right through to the end.'
  ]
})
