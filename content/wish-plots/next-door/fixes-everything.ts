import { wishPlot } from '../wish-plot.ts'

const WHO = ['neighbour', 'neighbor', 'man downstairs', 'man ground floor', 'man next door', 'lady downstairs', 'lady next door', 'man upstairs', 'old man', 'woman next door', 'caretaker house']
const FIXES = ['fixes everything', 'fixes anything', 'mends everything', 'mends anything', 'repairs everything', 'can fix', 'can mend', 'can repair', 'fixes things', 'mends things', 'repairs things']

export const fixesEverything = wishPlot({
  id: 'wish-fixes-everything',
  wishes: ['the man on the ground floor who fixes everything', ...WHO.flatMap((who) => FIXES.map((fixes) => `${who} ${fixes}`)), 'handyman', 'handy man', 'handywoman', 'mr fix it', 'mr fixit', 'fix it man', 'fixit', 'downstairs neighbour fixes', 'neighbour fixed', 'neighbor fixed', 'neighbour mended', 'neighbour repairs', 'neighbour toolbox', 'neighbour tools', 'man with the toolbox', 'squeaky stair', 'squeaky stairs', 'creaky stair', 'creaky step', 'stair squeaks', 'stairs squeak', 'stair creaks'],
  answers: ['man', 'lady', 'woman', 'neighbour', 'neighbor', 'neighbours', 'old', 'kind', 'nice', 'quiet', 'clever', 'next', 'door', 'downstairs', 'upstairs', 'ground', 'floor', 'first', 'third', 'house', 'flat', 'flats', 'building', 'block', 'street', 'fixes', 'fix', 'fixing', 'fixed', 'mends', 'mend', 'mending', 'mended', 'repairs', 'repair', 'repaired', 'everything', 'anything', 'things', 'all', 'always', 'can', 'broken', 'toaster', 'toasters', 'bike', 'bikes', 'bicycle', 'bicycles', 'kettle', 'radio', 'clock', 'lamp', 'chair', 'chairs', 'toy', 'toys', 'umbrella', 'shoes', 'tap', 'bell', 'stair', 'stairs', 'step', 'squeaky', 'creaky', 'tools', 'toolbox', 'screwdriver', 'screws', 'hammer', 'oil', 'glue', 'tape', 'workshop', 'cellar', 'shed', 'for', 'everyone', 'everybody', 'us', 'our', 'my', 'whole', 'without', 'money', 'who', 'even', 'too', 'except', 'saturday', 'again'],
  except: ['dad', 'daddy', 'mum', 'mummy', 'grandpa', 'grandad', 'granddad', 'grandma', 'uncle', 'plumber', 'robot', 'wizard', 'magic', 'princess', 'heart', 'broken heart', 'hurt', 'fell', 'died', 'dead', 'ghost', 'scared', 'afraid', 'monster', 'tractor', 'moon', 'electric shock', 'drunk', 'locked', 'dark', 'chimney'],
  moods: ['change', 'losing', 'question', 'learning'],
  company: ['stair', 'squeak', 'neighbour', 'screw', 'toolbox', 'kettle', 'toaster', 'clock', 'bell', 'umbrella', 'door', 'oil'],
  about: 'The neighbour on the ground floor fixes everything, and one day the squeak in the stair as well, which the hero needs; the neighbour cannot spoil a thing, until it is put the right way round: a stair that says nothing is broken.',
  titles: ['A Stair That Says Nothing', 'While I’m Here', 'It Ought to Squeak', '{H} Reports a Fault', 'Fixed, Except for One'],
  want: [
    {
      id: 'the-third-stair',
      A: 'partner',
      paragraphs: [
        'The neighbour on the ground floor fixed everything, and {H} had never minded, until today. The third stair had always squeaked. {H} and {A} used to sit behind their door and listen to it. A long squeak was the postwoman, and two quick ones were the twins. Now the neighbour had fixed it, with a screw and a drop of oil. “Somebody’s coming,” said {H}, “and I can’t hear who.” “It could be anybody,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'it-will-not-be-spoilt',
      A: 'partner',
      paragraphs: [
        '{H} went down to the neighbour with {A}. “Can you please make the stair squeak again?” asked {H}. The neighbour did try, and turned the screw this way and that. But those hands had mended things for fifty years, and the stair only got firmer. Now it could have carried a piano. “I can’t spoil anything,” said the neighbour. “I never learnt how.” “Then that’s the first thing that you can’t do,” said {A}.'
      ]
    },
    {
      id: 'while-im-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“While I’m here,” said the neighbour, and that was how it always began. There was a loose knob on the banister, and so that was fixed. The next one was not loose, but it was looked at. “That lamp blinks,” said {A}. By the time {A} had said it, it had stopped.',
        'Then the neighbour looked at {H} for a while. “You’ve got a button hanging by a thread,” said the neighbour. {H} looked down. It was on already, with four knots, and it had been given a wash.'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the first floor hung a clock that had stood at ten past four for years. Everybody in the house was used to it. When a child asked, “When’s tea?” you only had to point. Then the neighbour had fixed it.',
        '“Now it’s only ten past four for a minute,” said {H}. “You’ve got to run.” {A} remembered the old time, when you could have tea from morning until night. It had been wrong all day, but it had been wrong in their favour.'
      ]
    },
    {
      id: 'no-squeak-to-be-had',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} looked for a squeak that was not in use. There had been one in the cellar door, but the neighbour had fixed that at Easter. There had been one in the letter box, and one in a wheel of the pram. The twins had had a rubber duck. “Even the duck?” asked {A}.',
        '“There was a hole in it,” said the neighbour. “I thought that it was in pain.” {H} pressed the duck. It breathed out, like somebody who has been asked something, and does not know.'
      ]
    },
    {
      id: 'half-a-biscuit',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The neighbour put out a plate of biscuits. {H} took one, and broke it in two. “Oh,” said the neighbour, and had a tube of icing out before {H} could take a bite. It was a very good join. You could not see where it had been.',
        '“I’d meant it to be in two,” said {H}. “One half was for later.” {A} had seen it coming. The neighbour looked at the biscuit for some time. It was plainly hard for those hands to leave it whole or broken.'
      ]
    },
    {
      id: 'everybody-sounds-alike',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They sat behind the door and tried it without the squeak. Something went by outside. “The postwoman,” said {H}. It was the twins. “The twins,” said {H}, when it came again. That was a man with a cake, who had the wrong house.',
        '“If we’d known about the cake,” said {A}, “we’d have opened sooner.” {H} put an ear to the wood. A stair that has been fixed gives nothing away. It would have let an elephant up, and not said a word.'
      ]
    },
    {
      id: 'the-umbrella-and-the-bell',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Now and then the neighbour had too few parts, and mended one thing with another. The bell at {H}’s door had the spring of an umbrella in it. It worked well, only it rang when it rained. {H} had opened to a good many showers.',
        '“And what did the umbrella get?” asked {A}. The umbrella had got the old button of the bell. You pressed it, and there was a ring, and it opened. Then somebody always came to see who was there.'
      ]
    },
    {
      id: 'something-wrong-with-me',
      S: 'other',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had hiccups, and met the neighbour on the stairs. “How long has it done that?” asked the neighbour. “Since dinner,” said {S}, “hic.” The neighbour listened at {S}’s back with a funnel. “It’s a loose breath,” said the neighbour. “Hold it tight, while I count to ten.”',
        'At nine it was fixed. “What did it cost?” asked {A}. {S} had only had to sign for it. There was a guarantee on it, too, until the next fizzy drink.'
      ]
    },
    {
      id: 'elder-and-the-table',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a table that wobbled,” said {S}. “Every drop of soup ran over to my side. I grew up on it.” “And then?” asked {A}. Then a neighbour had fixed it, with a folded card under one leg.',
        '“From that day on we all got the same,” said {S}. “I couldn’t get used to it. In the end I took out the card, and read it.” It had been an invitation to dinner, from the people with the other table. It was eleven years old.'
      ]
    },
    {
      id: 'child-breaks-something',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to see if it was true, and made a tower of blocks in the neighbour’s hall. “It’s broken,” said {S}, and pushed it over. The neighbour built it up again, only straighter. “It’s broken,” said {S}, and pushed.',
        'By the sixth time there was a roof on it. By the ninth there was a small bell, which rang when it fell. “Who’ll stop first?” asked {A}. {S} was not going to, and the neighbour could not. It was dinner that stopped them both.'
      ]
    },
    {
      id: 'pet-on-the-third-stair',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had always left out the third stair. It spoke, and you never knew what it wanted. Today {A} stepped over it as usual, and stopped, and came back. Something was different. {A} put down one foot, as lightly as a leaf, and nothing spoke.',
        '{A} put down all four. It was just a stair, like any other. {A} sat there for quite a while, where nobody had ever sat, and missed the conversation.'
      ]
    },
    {
      id: 'for-what-it-is-for',
      A: 'partner',
      paragraphs: [
        'On the workbench stood a kettle. “What’s wrong with that?” asked {H}. “It boils, but it doesn’t whistle,” said the neighbour. “So nobody comes. It’s broken.” And the neighbour put a new whistle on the spout. “Only because it was quiet?” said {A}. {H} looked at the kettle, and thought of the stair. It was quiet too, and nobody came to the door. “We asked the wrong way round,” whispered {H} to {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-fault-is-reported',
      A: 'partner',
      paragraphs: [
        '“I’ve got something for you to fix,” said {H}. “Our third stair’s broken. It ought to say who’s coming, and it doesn’t make a sound.” “Not a sound?” said the neighbour, and stood up at once. “Since when?” “Since ten o’clock,” said {A}. The neighbour knelt down on the stair, and took out a screw. Then a thin chip of wood went in, just where the boards meet. {H} put down one foot. Nothing in the house had ever squeaked so well.'
      ]
    },
    {
      id: 'it-is-tuned',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it the same as before?” asked the neighbour, who did nothing by halves. {H} trod on the left of the stair, and it was too high. On the right it was like a duck with a cold. “In the middle it was more like a door,” said {A}, “in a story.” The chip was moved by the width of a hair.',
        '{H} trod again. It was a door in a story. “That can’t have been easy,” said {A}. “It’s much harder than quiet,” said the neighbour.'
      ]
    },
    {
      id: 'who-is-coming',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat down behind their door again. There were two quick squeaks. “The twins,” said {H}, and it was. Then there was a slow one, and a clink, and after it a silence. “Somebody’s stopped there,” said {A}, “and is looking at it.” {H} opened the door. On the third stair stood the neighbour, toolbox in hand, with eyes shut. “I was on my way past,” said the neighbour. “It’s a lovely piece of work.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went down the stairs and up again, and heard nothing either.',
      '{names} sniffed at the third stair, which smelled of oil.',
      { text: '{names} knocked on every stair, and they all gave the same answer.', needs: ['hands'] },
      { text: '{names} opened the door to see who it was, and it was the wind.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down hard on the stair, and it took no notice.',
      '{names} followed the neighbour about, to see what would be fixed next.',
      { text: '{names} held a screw that was left over, in case it was needed.', needs: ['hands'] },
      { text: '{names} put out a sock with a hole in it, while the toolbox was open.', needs: ['hands'] }
    ],
    turn: [
      '{names} trod on the stair twice, just to be heard.',
      '{names} turned one ear to the door, and waited for the next.',
      { text: '{names} picked up the old screw, and put it in a tin.', needs: ['hands'] },
      { text: '{names} wiped off the oil, down to the last drop.', needs: ['hands'] }
    ]
  },
  bed: [
    'Below them a toolbox was shut. Not a door stuck, and not a tap dripped. Everything in the house was fixed, except for one.',
    '{H} washed, and lay down, and left the door open by a crack. On the third stair somebody came home, with one long squeak.'
  ],
  last: [
    'The stair said who it was, and {H} knew, and slept.',
    'Everybody had come in, one squeak after another, and {H} was asleep.'
  ]
})
