import { wishPlot } from '../wish-plot.ts'

const AWAKE = ['everybody', 'everyone', 'the whole forest', 'all the animals', 'the neighbours', 'the neighbors', 'the village', 'the whole street', 'the farm']

export const whoeverSingsLoud = wishPlot({
  id: 'wish-whoever-sings-loud',
  visits: 'anything',
  whoever: [
    'sings too loud',
    'sang too loud',
    'sings too loudly',
    'sang too loudly',
    'sings loud',
    'sang so loud',
    'sang very loud',
    'sang loudly',
    'always sang at night',
    'sang all night',
    'is too loud',
    'is so loud',
    'is very loud',
    'is much too loud',
    'is too noisy',
    'talks too loud',
    'talks too loudly',
    'talked too loud',
    'talked too loudly',
    'speaks too loud',
    'spoke too loud',
    'can’t be quiet',
    'can’t whisper',
    'doesn’t know how to whisper',
    'makes too much noise',
    'made too much noise',
    ...AWAKE.flatMap((who) => [`keeps ${who} awake`, `kept ${who} awake`, `wakes ${who} up`, `woke ${who} up`, `wakes up ${who}`]),
    'sings at the top of its voice',
    'howls all night long',
    'has a deafening voice',
    'hurts everyone’s ears',
    'won’t let anyone sleep',
    'disturbs the neighbours',
    'is a loudmouth',
    'makes everyone cover their ears',
    'makes a racket',
    'makes a terrible din',
    'makes a hullabaloo'],
  except: ['never wakes', 'too kind', 'gently', 'scared', 'afraid', 'crying', 'shouts at', 'shouted', 'snores', 'snored', 'baby', 'noises', 'early', 'winter', 'wrong', 'woke up in ', 'woke up as ', 'woke up with ', 'woke up on ', 'woke up to ', 'woke up from ', 'woke up somewhere', 'woke up tiny', 'woke up small', 'woke up big', 'woke up different'],
  company: ['light', 'window', 'lamp', 'cups', 'cushion', 'street', 'curtain'],
  about: 'The hero wants a good night to reach a green light far off; whoever is too loud gets it there, and to hear the answer has to be stiller than anybody.',
  titles: ['Good Night to the Green Light', 'As Far as It Goes', '{visitor} Holds Its Breath', 'The Whole Street in Pyjamas', 'Somebody Said Something Back'],
  want: [
    {
      id: 'the-green-light',
      A: 'partner',
      paragraphs: [
        'Far away in the dark there was a green light in a window. Every evening {H} said good night to it. {H} wanted it to say good night back, only once. “You’re not loud enough,” said {A}. “It gets as far as the bus stop, and then it drops.”',
        'Then the cups began to walk along the shelf. It was {visitor.first}. “GOOD EVENING,” said {visitor}. Two doors down, a dog fell off a chair. “THAT WAS MY WHISPER.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-cushion',
      A: 'partner',
      paragraphs: [
        '“I’M TOO LOUD,” said {visitor}. The curtain blew out. “I keep them all awake. They gave it to me in writing.” {A} held up a cushion, quite sure. “Sing into that.” {visitor} sang into it. Then it snowed feathers.',
        'In the next house a light came on. “Who’s that?” somebody called. “IT’S ONLY ME,” called {visitor}. After that the lights came on along the whole street.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had brought the letter along, rolled up. “Please,” said the letter, and then “please” again, smaller. Forty of them had signed it. The last had put only a yawn. “That’s a nice hand,” said {A}.',
        '“I READ IT OUT TO THEM,” said {visitor}, “to show that I’d understood.” “And then?” asked {H}. “Then the ones who hadn’t signed yet came and signed.” {visitor} rolled it up again. It rustled, and that was the softest noise so far.'
      ]
    },
    {
      id: 'what-it-hears',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Isn’t it too loud for you?” asked {A}. “NO,” said {visitor}. “From in here it’s ordinary.” {H} wanted to know what it was like in there. So {H} hummed with a finger in both ears, and it was as big as a church.',
        '{A} had said something. Nobody had heard a word of it. {A} said it again, close up. “You were talking the whole time,” said {A}. “You just couldn’t tell, from outside.” {visitor} thought about that, and you could hear the thinking.'
      ]
    },
    {
      id: 'own-sound',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do it as they do it where you come from,” said {A}. “What do the others say?” “{caller.sound},” said {visitor}, at the top of everything. The tap came on by itself. Outside a bicycle bell rang, with nobody near it.',
        '“And who answers?” asked {H}. {visitor} did not know what was meant. “When one of them does that,” said {H}, “what does the next one say?” {visitor} had always been doing it at the time. “There may have been something,” said {visitor}. “I saw them wobble.”'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Let’s see where it comes from,” said {A}, and laid a pea on {caller.part}. “Now say something small.” {visitor} said “pea”. The pea hit the lamp, and went ting. They found it in the sugar.',
        'They tried it with a raisin, which is heavier. It got as far as the door. With a potato it was only a hop. “So you can do small,” said {H}. “It only needs a potato on it.” {visitor} said good evening with two on, and it was nearly a normal evening.'
      ]
    },
    {
      id: 'ladder',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had an idea with a staircase in it. At the top you are loud, and you come down a step at a time. {H} went first, from a shout to a murmur, and sat at the bottom. It was quite easy.',
        'Then came {visitor}. “TEN,” said {visitor}. “NINE. EIGHT.” By four it had really got a little less. “Three,” said {visitor}, and stopped, and beamed. “DID YOU HEAR THAT?” There it was at ten again.'
      ]
    },
    {
      id: 'the-letter',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You could write it down,” said {A}. “Paper’s quiet.” {visitor} wrote “Good night” on a sheet, and it filled the sheet. It came through on the table as well, backwards. {A} turned the table round, and it was good night.',
        '“Write it smaller,” said {H}. {visitor} took the other end of the pencil. Now it could be read only from very near. {A} went near, and then {H}. Their heads bumped. “That’s odd,” said {visitor}. “You all came closer.”'
      ]
    },
    {
      id: 'the-clock',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s that?” asked {H}, in a gap. Something went tick. “That’s the clock,” said {A}. “It’s been doing that for nine years.” {visitor} had come by every evening for a month, and had never met it.',
        'They stood round the clock. {visitor} held on tight to everything that might get out. Tick, said the clock, and tock. “It’s got two,” breathed {visitor}. “AND THEY TAKE TURNS!” The clock stopped. {A} had to give it a small push to get it going.'
      ]
    },
    {
      id: 'the-lady-with-curlers',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Down in the street somebody had come out in one slipper. “We’re collecting for some quiet,” they called up. “Have you got any?” {A} looked in the cupboard, and there was a little left behind the flour.',
        '“I could sing them back to sleep,” said {visitor}. “NO,” said everybody, and that was quite a noise as well. For a moment they all stood there, ashamed. “You see how it gets out,” said {visitor}. “You mean it kindly, and then it’s bigger than you thought.”'
      ]
    },
    {
      id: 'paper-cone',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} had made a cone out of newspaper, to say good night with. You put the small end to your lips. So far it had reached the post box. “Turn it round,” said {A}. With the small end at the ear it was for hearing.',
        '{H} heard somebody peel an orange in another house. “May I?” asked {visitor}, and put it to an ear, or where one might be. {visitor} grew very still. “There’s such a lot of it,” said {visitor} at last. “And it’s all going on without me.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt was a loud one,” said {S}. “When she told a secret, they heard it at the station. But once she lost her voice for a week.” “What did she do?” asked {A}. “She listened,” said {S}. “There was nothing else left.”',
        '“And what did she hear?” asked {visitor}. “That my uncle had been singing all those years,” said {S}. “In the shed. He wasn’t bad.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m loud too,” said {S}. “They say, Not so loud. Then I say, I’M NOT LOUD. Then it is.” {visitor} knew that very well. They tried it against each other. It was a draw, and the picture came off the wall.',
        '“When aren’t you?” asked {A}. {S} had to think. “When there’s a hedgehog,” said {S}. “Then I go like this.” And {S} stood with one foot in the air, and hardly was at all.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Only {A} had not minded. {A} lay in the feathers and looked at {visitor}, and did not say a word. “WHAT DOES {A} WANT?” asked {visitor}. “You’ve got to listen for that,” said {H}.',
        '{visitor} leaned over. There was a small noise in {A}, quite far in, that went up and down. It was only breath. {visitor} listened to eleven of them. It was the longest that anybody had ever heard {visitor} not say anything.'
      ]
    },
    {
      id: 'might-as-well',
      A: 'partner',
      paragraphs: [
        'Now there was nobody left to wake. They leaned at their windows in pyjamas, all down the street. {A} looked along them, and there at the very end was the green light. “It’s a long way,” said {A}. “It needs somebody who’s much too loud.”',
        '{H} whispered to {visitor} what had to be said. “On purpose?” asked {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-goes',
      A: 'partner',
      paragraphs: [
        '“GOOD NIGHT!” sang {visitor} out of the window, as loud as it went. It passed the bus stop. It went over the roofs and over the park, and it did not drop. Far away the green light gave a jump.',
        '“AND WHAT DOES IT SAY?” asked {visitor} at once. “It’s so far off,” said {A}. “If it says anything, that will be very small when it gets here.”'
      ]
    },
    {
      id: 'passing-it-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the street they passed it on from window to window. “It’s going to answer,” they said, each a bit softer than the last. At the end of the row it was only lips. Somebody took off a ticking watch, and put it in the bread bin.',
        'A bus came. The driver saw all the fingers on all the lips. So the bus stopped where it was, and put its lights out. The people in it held their bags still.'
      ]
    },
    {
      id: 'still',
      A: 'partner',
      paragraphs: [
        'So {visitor} listened, and held it all in, down to the last bit. You could hear a feather land. {H} had never heard anybody be so quiet. The whole street held on to its pyjamas.',
        'Then it came, as thin as a thread. “Night,” it said, “night.” {H} had got it, with both ears. “I’ve nearly heard that before,” whispered {visitor}. “It says it every night. I was always singing on top of it.” On the shelf nothing moved. One after the other the windows went dark.'
      ]
    },
    {
      id: 'what-was-left',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You’re doing it now,” said {A}. “What?” asked {visitor}, in a voice the size of a teaspoon. “That.” {visitor} felt along it, from one end to the other. “It’s what’s left over from listening,” said {visitor}. “I didn’t know that you could talk with that part.”',
        '{visitor} tried it on the cups. “Good evening,” said {visitor}, and they stayed where they were. One of them turned its handle a little, to hear better.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held on to the shelf, until it was over.',
      '{names} looked for the green light too, and found a yellow one.',
      { text: '{names} caught two cups, and the third was caught by the rug.', needs: ['hands'] },
      { text: '{names} said good night as well, and it got to the hedge.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, because of the feathers.',
      '{names} crept under the rug, and came out on the other side.',
      { text: '{names} swept up the feathers, and then those that came after.', needs: ['hands'] },
      { text: '{names} waved to the street, to say that it was nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped in the middle of a step, and kept it.',
      '{names} breathed in, and saved it up for later.',
      { text: '{names} held the curtain still with two fingers.', needs: ['hands'] },
      { text: '{names} wrapped the clock in a tea towel, just for that minute.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} went home so softly that not one cup moved on the shelf. The feathers were put back in the cushion, all but one.',
    'They washed with a thin trickle, so as not to miss anything. Then they lay down, and far away the green light was still on.'
  ],
  last: [
    '“Night,” said something as thin as a thread, and {H} was asleep.',
    'You could have heard a feather land, and {H} was asleep.'
  ]
})
