import { wishPlot } from '../wish-plot.ts'

const ROOMS = ['bedroom', 'room', 'bed']

export const onlyInMyBedroom = wishPlot({
  id: 'wish-only-in-my-bedroom',
  beginsElsewhere: true,
  wishes: ['one where it snows in my bedroom and only my bedroom', ...ROOMS.flatMap((room) => [`snows in my ${room}`, `snowing in my ${room}`, `snowed in my ${room}`, `snow in my ${room}`]), 'snow bedroom only', 'snow falls bedroom', 'snow falling bedroom', 'snow cloud bedroom', 'snow cloud ceiling', 'snow ceiling', 'snow indoors', 'snows indoors', 'snowing indoors', 'snowed indoors', 'snows inside the house', 'snowing inside our house', 'snowed inside the house', 'blizzard bedroom', 'snowstorm bedroom', 'snowman bedroom', 'snowman in my room', 'snow bedroom build snowman', 'snow bedroom made snowman', 'snow my room snowman', 'snow came in my room', 'snow came in bedroom', 'snowing on the bed', 'snow on the bed', 'woke up snowed bedroom', 'woke up snow bedroom', 'snowstorm indoors', 'blizzard indoors', 'snow day bedroom', 'snowflakes bedroom', 'winter in my bedroom'],
  answers: ['snow', 'snows', 'snowing', 'snowed', 'snowy', 'snowflake', 'snowflakes', 'flakes', 'snowman', 'snowball', 'snowballs', 'snowstorm', 'blizzard', 'sledge', 'sledges', 'sledging', 'sleigh', 'sled', 'sleds', 'toboggan', 'winter', 'weather', 'cloud', 'cold', 'ice', 'icy', 'bedroom', 'bedrooms', 'room', 'bed', 'duvet', 'pillow', 'blanket', 'ceiling', 'window', 'door', 'hall', 'indoors', 'inside', 'indoor', 'house', 'home', 'flat', 'outside', 'nowhere', 'else', 'only', 'just', 'one', 'where', 'but', 'not', 'anywhere', 'rest', 'of', 'other', 'rooms', 'kitchen', 'my', 'our', 'his', 'her', 'the', 'in', 'on', 'and', 'all', 'night', 'day', 'morning', 'woke', 'wakes', 'up', 'opened', 'it', 'is', 'was', 'falls', 'falling', 'fell', 'fall', 'deep', 'white', 'soft', 'play', 'plays', 'playing', 'build', 'built', 'builds', 'children', 'friends', 'everybody', 'everyone', 'yard', 'street', 'share', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'sister', 'brother', 'cousin', 'surprise', 'secret', 'happy', 'excited', 'funny', 'silly', 'magic', 'magical', 'story', 'about', 'imagine', 'what', 'if', 'started', 'starts', 'came', 'comes', 'come', 'made', 'make', 'makes', 'living', 'keeps', 'never', 'stops'],
  except: ['globe', 'died', 'dead', 'ill', 'poorly', 'hospital', 'heating', 'broken', 'freezing', 'poor', 'homeless', 'roof', 'leak', 'scared', 'afraid', 'nightmare', 'summer', 'christmas', 'santa', 'elsa', 'frozen', 'olaf', 'queen', 'polar bear', 'penguin', 'leopard', 'school', 'snow white', 'stuck', 'sick', 'watch', 'watching', 'beach', 'glitter', 'popcorn', 'sweets', 'rain', 'rains', 'castle', 'princess'],
  asked: true,
  isTale: true,
  moods: ['waiting', 'change', 'question', 'first'],
  company: ['bed', 'bedroom', 'cloud', 'snow', 'yard', 'hall', 'kitchen', 'sledges', 'children', 'sill', 'doorstep', 'bowl', 'slippers', 'flakes', 'wheels', 'gate', 'door', 'window', 'radio', 'clock', 'bear', 'tin', 'mat', 'bins', 'washing', 'winter', 'ceiling', 'pillow', 'rug', 'shelf', 'bath', 'bathroom', 'tap'],
  about: 'It snows in the hero’s bedroom and nowhere else, and not a flake can be carried out to the children who wait in the yard with their sledges, until the bed is pushed from room to room, and somebody sees that a bedroom is wherever the bed is.',
  titles: ['A Bigger Bedroom', 'You’re Letting the Hall In', '{H} and the Nine Sledges', 'Wherever the Bed Is', 'Snow on Wheels'],
  want: [
    {
      id: 'letting-the-hall-in',
      A: 'partner',
      paragraphs: [
        'It snowed in {H}’s bedroom, and nowhere else. Under the ceiling hung a cloud as big as a rug. The snow was up to the tops of the slippers. In the hall it was dry. “Shut the door,” said {A}. “You’re letting the hall in.”',
        'Out in the yard stood nine children with nine sledges. They had been waiting for snow since November. {H} looked out, with a hat of snow on, and wanted it to snow for them too.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bowl-of-bowl',
      A: 'partner',
      paragraphs: [
        '{H} filled the washing-up bowl, and ran, while {A} held the doors. In the bedroom it was a bowl of snow. One step into the hall, it was a bowl. They blew a few flakes out at the door. The flakes looked left, and looked right, and came back in. “They only do bedrooms,” said {A}.'
      ]
    },
    {
      id: 'dry-everywhere',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} brought the radio, to hear what it knew about this. “Tonight it’ll be dry everywhere,” said the radio in the hall. “Everywhere?” asked {H}. {A} carried it over the doorstep and stood it on the desk, in the middle of the snow.',
        'The radio crackled. It got a white hat, and then white shoulders. “Dry everywhere,” it said once more, but not so loudly. Then it played some music. After that it said that it might have been wrong about the desk.'
      ]
    },
    {
      id: 'dressed-for-a-book',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wanted to fetch a book from {H}’s shelf. For that you had to dress. {A} put on boots, and a coat, and a scarf, and a hat, and at last the gloves. Then {A} went in, four steps, and took out a book.',
        'With gloves on you cannot turn a page. So {A} came out again, and took it all off, and sat down in the hall to read. It was the wrong book. “Would you like the one about the desert?” called {H} from inside.'
      ]
    },
    {
      id: 'tidy-until-spring',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On Sunday somebody had said that this floor ought to be tidied. Now there was nothing on it, from wall to wall, but smooth white snow. “That’s tidy,” said {H}. {A} looked at it for some time, and had to admit that it was.',
        'Then {A} took one step, and under the snow something went choo choo. {A} took one more, and something went moo. “It’s tidy on top,” said {A}, standing on one leg. {A} did not dare to put down the other.'
      ]
    },
    {
      id: 'somebodys-tracks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were footprints in the snow, small ones, from the bed to the door. “Somebody walked here in the night,” said {A}, and followed them. At the doorstep the snow stopped, and so did the feet. But after that there were crumbs.',
        'The crumbs went along the hall and ended at the biscuit tin. {A} measured a footprint with a hand, and looked at {H}’s slipper. “It was somebody about as long as you,” said {A}. “I’ll ask around,” said {H}.'
      ]
    },
    {
      id: 'the-right-bear',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the shelf sat the toy animals, dressed for the cold. A crocodile wore a sock, and a giraffe had three, one above the other. Only a white bear wanted nothing. It sat there with its arms out and snow on both knees.',
        '“It’s been sitting by a radiator since it was new,” said {H}, “and never said a word.” “It knew,” said {A}. “It just waited.” They put it a bit nearer to the edge, where the snow was better.'
      ]
    },
    {
      id: 'other-twenty-past-four',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} only came to see what time it was by {H}’s clock. It hung between two shelves, with a long icicle under it like a beard. The hands stood at twenty past four.',
        '“Is it as late as that?” asked {A}. “It’s been that for some time,” said {H}. The big hand was frozen to the small one. “Then I’m not late for anything,” said {A}, and sat down in the snow with folded hands. It was the best clock in the house.'
      ]
    },
    {
      id: 'pet-half-and-half',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} stood across the doorstep. The front half of {A} was in the winter, and the back half was in the hall. The front half would have liked to go in and sniff at the snow. The back half knew where it was warm.',
        'So {A} stayed just there, and nobody could shut the door. Flakes fell on one end, and the other had its supper to think of. Whoever wanted to pass had to step over, out of one time of year and into another.'
      ]
    },
    {
      id: 'elder-the-crack',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“It snowed in our bedroom as well, when I was small,” said {S}. “Under the ceiling?” asked {A}. “Through the window. It didn’t quite shut. In the morning there was snow on my blanket. It was as long as the crack, and no wider than a ruler.”',
        '“Was that enough for a snowman?” “For one as big as a thumb,” said {S}. “I put it in the soap dish. A thimble was its hat. It stayed until Wednesday, and then it was a very clean puddle, with a thimble in it.”'
      ]
    },
    {
      id: 'child-tastes',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down on the rug with an open mouth, right under the cloud, and caught flakes. “That one was snow,” said {S}. “So was that one. That one was a bit of ceiling.” {A} lay down next to {S}, to taste it too.',
        'They both waited for the same flake. It came down in a big curve, over the one nose and over the other. Then it settled on {S}’s eyelash. “I can see it from here,” said {S}, “but I can’t reach it.”'
      ]
    },
    {
      id: 'room-for-a-snowman',
      A: 'partner',
      paragraphs: [
        '“Then they can at least see a snowman,” said {H}, “here at the window.” But beside the bed there was no room for one. The bed had wheels. So they pushed it out into the hall, and {A} sat down on it for a rest. “Something’s tickling my nose,” said {A}. It was a flake.'
      ]
    },
    {
      id: 'the-cloud-comes-along',
      A: 'partner',
      paragraphs: [
        'The cloud had come along. It hung over the bed and snowed on the coats, and in the bedroom it had stopped. {A} pushed the bed into the kitchen, and it snowed on the butter.',
        '“It doesn’t snow on your room,” said {A}. “It snows on your bed! Wherever the bed is, that’s the bedroom.” {H} looked out at the nine sledges. “Then we need a bigger bedroom,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-to-the-yard',
      A: 'partner',
      paragraphs: [
        'They rolled the bed out into the yard. {H} lay down in it and pulled up the blanket, so that there was no mistake. The cloud stretched to the left and to the right, until it had all four walls. Then it began.'
      ]
    },
    {
      id: 'two-steps-of-winter',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Over by the bins it was still green. “We haven’t got any here,” called somebody with a blue sledge. So {A} pushed the bed two steps to the left. The winter moved two steps as well.',
        'Then it was snowing on somebody’s washing. “A bit back,” called {H} from the pillow, and {A} pulled the bed one step to the right. Now the snow ended just short of the shirts. The first one only got a flake on the cuff, like a button.'
      ]
    },
    {
      id: 'do-not-look',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A neighbour opened a window and looked down into the white yard. “Is that the weather?” asked the neighbour. “No,” said {A}, “it’s {H}’s bedroom.” The neighbour saw {H} in the bed, and went quite red.',
        '“I beg your pardon,” said the neighbour. “I ought to have knocked.” The curtain was drawn at once. But at the bottom there was a gap, and in the gap there was an eye. A while later the neighbour came down in boots, and knocked.'
      ]
    },
    {
      id: 'knocking-at-the-gate',
      A: 'partner',
      paragraphs: [
        '“Where are we?” asked the first child with a sledge. “In my bedroom,” said {H}. So all nine of them went out again, and knocked at the gate, and wiped their feet. They sledged round and round the bed until it was dark, and there was a snowman after all.',
        'In the evening the cloud was no bigger than a pillow. {A} pushed the bed home and through the hall. “Shall I shut the door?” asked {A}. “Leave it,” said {H}. “There’s room for the hall.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in from the hall, and breathed a small cloud.',
      '{names} walked once across the carpet, and left footprints.',
      { text: '{names} held a hand under the cloud, and it was real.', needs: ['hands'] },
      { text: '{names} knocked the snow off the lampshade.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the bowl, and saw the bottom.',
      '{names} went in dry at the door, and came out white.',
      { text: '{names} tried it with one snowball, and came out with a cold hand.', needs: ['hands'] },
      { text: '{names} turned the bowl upside down, and not one flake fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over in the new snow, and was white on all sides.',
      '{names} looked up from the yard, with both eyes full of flakes.',
      { text: '{names} held the gate, for they all came at once.', needs: ['hands'] },
      { text: '{names} gave the snowman a nose.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bed stood in its old place. The cloud had gone to the far corner. There it hung over the slippers, and was in nobody’s way.',
    '{H} washed with warm water, and lay down, and pulled up the blanket. Now it was the bedroom, and there was no mistake.'
  ],
  last: [
    'It snowed in the bedroom, and only on the slippers, and {H} was asleep.',
    'One flake came down slowly, and then no more, and {H} was asleep.'
  ]
})
