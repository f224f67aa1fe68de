import { wishPlot } from '../wish-plot.ts'

export const moonSleepover = wishPlot({
  id: 'wish-moon-sleepover',
  wishes: ['moon sleepover', 'moon sleep over', 'moon sleeps over', 'moon slept over', 'moon stays the night', 'moon stay the night', 'moon stayed the night', 'moon comes to stay', 'moon came to stay', 'moon visit', 'moon visits', 'moon visited', 'moon visiting', 'moon comes to visit', 'moon came to visit', 'moon to tea', 'moon for tea', 'moon comes for tea', 'moon came for tea', 'moon comes to play', 'moon came to play', 'moon rang the bell', 'moon knocks', 'moon knocked', 'moon in my bedroom', 'moon in my bed', 'moon sleeps in my bed', 'moon comes down', 'moon came down', 'moon night off', 'moon pyjamas', 'moon pajamas', 'moon came in', 'moon comes in'],
  except: ['rocket', 'rockets', 'astronaut', 'astronauts', 'space', 'spaceship', 'alien', 'aliens', 'cow', 'landing', 'heaven', 'died', 'cake', 'festival', 'ramadan', 'eid', 'wolf', 'werewolf', 'washing', 'line', 'stuck', 'fell', 'buggy', 'man', 'cheese', 'grandma', 'grandpa', 'grandad', 'nan', 'hospital'],
  answers: ['moon', 'down', 'visit', 'sleepover', 'night', 'stay', 'stays', 'house', 'home', 'our', 'my', 'me', 'us', 'sky', 'bed', 'bedroom', 'bell', 'door', 'comes', 'came', 'come', 'for', 'to', 'and', 'in', 'off', 'full', 'big', 'round', 'little', 'friend', 'friends', 'party', 'toothbrush', 'pyjamas', 'light', 'shine', 'dark', 'guest', 'over'],
  company: ['moon', 'door', 'torch', 'bath', 'book', 'mattress', 'pillow', 'toothbrush', 'lamp', 'hall'],
  fed: true,
  about: 'The hero asks the moon to a sleepover to have something to read by, and on its night off it comes quite dark, until the door is left open a crack.',
  titles: ['The Moon’s Night Off', 'Bring Nothing but Yourself', '{H} and a Very Dark Guest', 'The Moon Comes to Stay', 'Open a Crack'],
  want: [
    {
      id: 'invited',
      A: 'partner',
      paragraphs: [
        '{H} had half a page of the book left, and the light had to go out. So {H} asked the moon to a sleepover. With a guest like that beside the bed, you could read until breakfast.',
        'There was a ring at the door. Outside stood somebody round, with a toothbrush, as dark as a cellar. “I’m the moon,” it said. “You can’t be,” said {A}. “The moon shines.” “Not tonight,” said the moon. “It’s my night off.”'
      ]
    }
  ],
  way: [
    {
      id: 'pimples',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} felt it all over, to be sure. It was dusty, and as cold as a cup from the back of the cupboard. There were holes everywhere, big ones and small ones, and {H}’s fist fitted into one of them exactly.',
        '“I know that hole,” said {H}. “It’s the left eye.” “I’d always thought that was a rabbit’s foot,” said {A}. “That depends on where you’re standing,” said the moon. It was glad that somebody knew it.'
      ]
    },
    {
      id: 'the-water',
      A: 'partner',
      paragraphs: [
        'They cleaned their teeth. But when the moon came into the bathroom, the water in the bath stood up. It leaned out over the rim, to be nearer. “Sit!” said the moon. “The sea’s just the same.”',
        'The moon took a step back, and the water went flat. It took a step forward. Splosh! The water came after it, down the hall, as far as the mattress. {A} fetched towels.'
      ]
    },
    {
      id: 'cocoa',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had a little warm milk before bed, because there was a visitor. But the milk in all the cups stood on a slant, and looked across at the moon. {A} tried to drink, and got it all at once, on the nose.',
        '“You’ll have to sit in the middle,” {H} told the moon. So it sat in the middle of the table, like a pudding. Now everybody’s milk leaned inwards, and they could all drink with their noses dry.'
      ]
    },
    {
      id: 'hello-moon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who says good night to you up there?” asked {A}. “Everybody,” said the moon. “There are thousands who do it, out of thousands of windows. Good night, Moon, they say. I always answer. They’ve drawn the curtains by then.”',
        '“What do you answer?” asked {H}. The moon cleared its throat. “Good night, third floor, the one with the fringe,” it said. {H} felt for {H}’s fringe. All those good nights, and {H} had never heard one.'
      ]
    },
    {
      id: 'other-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Now turn round,” said {A}. The moon did not want to. It always kept its face to them, wherever it went. It went backwards out of the room, and sideways along the hall. “What’s on the back of you?” asked {H}.',
        '“Nobody’s ever asked that from so near,” said the moon. In the end it turned, quite quickly, once. It was just the same at the back, with even more holes. “I thought so,” said {H}. The moon had thought that it was much worse.'
      ]
    },
    {
      id: 'light-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the moon everybody is light, and close to the moon it was just the same. {H} hopped as high as the light switch. {A} hopped too, and came down about as fast as a sock.',
        '“How much do I weigh here?” asked {H}. “About as much as a hen,” said the moon. {A} picked {H} up with one hand, then, because of the hen. One step further off {H} was a child again, and {A} said “Oof.”'
      ]
    },
    {
      id: 'bright-early',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The moon had brought no bag. But it had made a list for its night off. “Sit down once,” it read out. “See a cat from the front. Find out what’s under a roof.” It had seen nothing but the tops of things, all its life.',
        'They showed it the underneath of the table. It stayed there for a long time. Somebody had stuck a raisin there. “I know who it was,” said the moon, “but I won’t say.”'
      ]
    },
    {
      id: 'snoring',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do you snore?” {H} asked, for that has to be settled before. “I’ve never slept at night,” said the moon. “I only know how it’s done from above. First they turn over. Then one foot comes out.” It turned over, to practise. The whole bed rolled to the left.',
        '“Other way,” said {A}, holding on. It turned the other way, and the bed came back. “And I haven’t got a foot,” said the moon. {H} lent it one, out at the side.'
      ]
    },
    {
      id: 'bumping',
      A: 'partner',
      paragraphs: [
        'Then {H} put out the lamp, and held up the book. It was as dark as inside a boot. “Shine a little,” said {H}. “I can’t,” said the moon, in a small voice. “The light’s all the sun’s. I only catch it and throw it on.”',
        '{A} came in with the torch. Bump, went {A}, into the moon. The torch rolled away, and shone on the moon from one side. There was a thin white sickle.'
      ]
    },
    {
      id: 'phases',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} picked up the torch, and lit the moon from the front. It was full. {A} went round to the side, and it was half. From behind there was just a hair of light at the edge. “More to the left,” said {H}. “There! That’s how you were last week!”',
        'They did the whole month in that way, from the hair to the ball and back. At the very end {A} stood right behind it, and there was nothing. “And that’s tonight,” said the moon. “That’s when I’m off.”'
      ]
    },
    {
      id: 'shadow-rabbit',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} held two fingers in front of the torch, and a rabbit sat on the moon. It was the biggest one that {H} had ever made. It waggled its ears over the left eye. “That tickles,” said the moon.',
        '“Some people say that they see one on you anyway,” said {A}. “So that’s what it’s like,” said the moon. It had heard about the rabbit for years, and had never been able to look. It asked whether it could have it on the nose as well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come in to look, and sat down in front of the guest. {A} sniffed at the biggest hole, and sneezed, and a bit of moon flew about.',
        '“Good evening,” said the moon. “I know you from behind.” {A} thought about that. Then {A} walked once all the way round it. It took some time. When {A} was back at the front, {A} lay down there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“You owe me something,” {S} said to the moon. “You were behind a cloud, on the night of the dance. I danced with the wrong one till eleven.” “And then?” asked {A}. “Then it came out,” said {S}, “and I saw that it was the coat stand.”',
        '“I’m sorry about that,” said the moon. “Oh, it was a good dancer,” said {S}. “It never once trod on me.” “I saw it,” said the moon.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be the moon on its night off as well. So {S} came in under a grey blanket, with a toothbrush. “You’ve never seen such a dark one,” said {S} from inside, and fell over the real one.',
        'So there were two of them, one under the blanket. “Which is the guest?” asked {A}. “The one that’s giggling,” said one. “The one that isn’t,” said the other. {A} shone the torch over both, and only one of them threw it back.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Each evening {A} pointed out of the window, and the moon was at the end of the finger. Tonight there was nothing there, and {A} was puzzled.',
        '“Here,” said the moon. {A} turned round. {A} patted it, low down, where there was a hole of the right size, and put something in. It was a bit of wet rusk. The moon was very pleased.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-crack',
      A: 'partner',
      paragraphs: [
        'The torch went out. “That was the battery,” said {A}. But the thin moon was still there. {A} had left the door open, just by a crack. A strip of the hall lamp lay over the floor, and went up along the moon’s round side.',
        '“Don’t shut it!” cried {H}, and pushed the door with one finger. Wider, and the moon was half. Narrower, and it was thin. “Stop,” said the moon. “That’s my favourite one.”'
      ]
    },
    {
      id: 'which-one',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They had to agree on how far open. {H} was for a half moon. {A} said that nobody could sleep beside a half moon, it was nearly a lorry. “How about two days old?” asked the moon. That is quite thin.',
        'So {H} moved the door once more, by as much as a slice of bread. {A} put a slipper there, to hold it. “Two days old, and a bit,” said the moon. “I’ve never been held by a slipper before.”'
      ]
    },
    {
      id: 'tide-out',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The bath water had gone home by itself in the meantime. It had left a tide mark along the hall, with a flannel at the end of it. Beside that lay a sock. They had been missing it since the spring.',
        '“It always brings something,” said the moon. “Last week it was a whole pier.” {A} held the sock up by the toe. Now there were two of them again. It was hung over the door handle, to be shown to the other one in the morning.'
      ]
    },
    {
      id: 'half-a-page',
      A: 'partner',
      paragraphs: [
        'It was just bright enough. {H} held the book up to the moon, and out came the half page. The moon read along. From up there it had only ever seen the covers. “And is there more?” it asked. “There’s tomorrow’s page,” said {H}.',
        '“Tomorrow I’m working,” said the moon. {A} looked out of the dark window. “Then we’ll read it aloud over there,” said {A}, “and leave the curtain open a crack.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door to see, and saw nothing, for it was so dark.',
      '{names} looked up at the sky, where there was a place free.',
      { text: '{names} wiped the moon’s dust off the doorbell.', needs: ['hands'] },
      { text: '{names} pumped up the mattress for somebody round.', needs: ['hands'] }
    ],
    way: [
      '{names} got wet feet in the hall, because of the moon.',
      '{names} kept close to the wall, for the guest was somewhere in the middle.',
      { text: '{names} wrung out a towel, and the water leaned towards the moon.', needs: ['hands'] },
      { text: '{names} felt for the switch, and had a hand in a crater.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the strip of light.',
      '{names} blinked at the moon, and it was as thin as a nail.',
      { text: '{names} tried the door, a finger wider and a finger back.', needs: ['hands'] },
      { text: '{names} held a hand in the strip, and took a bite out of the moon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels were hung up in a row, and the water stayed where it was.',
    '{H} lay down, and so did the guest, and one of them rolled a little to the left. “Good night, Moon,” said {H}. “Good night, the one with the book,” said the moon. This time it got through.'
  ],
  last: [
    'The door stood open a crack, the moon was two days old, and {H} was asleep.',
    'The moon did it as it had seen it done, and turned over. One foot came out, and it was {H}’s, who slept.'
  ]
})
