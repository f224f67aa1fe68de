import { wishPlot } from '../wish-plot.ts'

export const takenAway = wishPlot({
  id: 'wish-incident-snatched',
  tellsAny: 'snatched',
  company: ['bag', 'monkey', 'dog', 'cat'],
  about: 'An animal has taken something of the family’s and will not be caught; but it cannot bear not to know what is in a crackling bag, so the hero wants an empty one very much.',
  titles: ['Three Steps Back', 'What Was in the Bag', '{H} Looks Into a Bag', '{snatched} and the Paper Bag', 'Nobody Is to Tell {snatched}'],
  want: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        '{snatched.first} had taken {loot.from}. It had been as quick as a sneeze. And then {snatched.also}, just too far away for anybody to reach.',
        '“We need {loot.them} back, please,” called {H}. {snatched} looked at {H}, and at {A}, and gave nothing back. {H} wanted {loot} home again before bedtime. “Leave it to me,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'three-steps',
      A: 'partner',
      paragraphs: [
        '{A} walked up slowly, with a friendly face. {A} took three steps, and {snatched} took three steps back, with {loot}. {A} took one more, a very small one. {snatched} did too. It looked like a dance.',
        '“You come from that side,” said {H}, “and I’ll come from this side.” They crept up, nearer and nearer, and made a jump. In the middle they bumped into each other. {snatched} had stepped out between them, and was watching from behind.'
      ]
    },
    {
      id: 'asked-nicely',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps nobody had asked nicely enough. “Please may we have {loot}?” said {H}, in the voice for visitors. {snatched} put its head on one side. “It’s thinking about it,” whispered {A}. They waited, and {A} smiled until it hurt.',
        'Then {snatched} put its head on the other side, and thought about it from there. “That’s a no,” said {H}. “It’s a polite no,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What does it want with {loot}?” asked {A}. They both thought hard about that. “It could be a present,” said {H}. “For its granny. It’s her birthday, and all the shops were shut.”',
        '“Then it’ll need some paper, and a ribbon,” said {A}. {snatched} looked from one to the other, as if the birthday were meant to be a secret.'
      ]
    },
    {
      id: 'sock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had an idea, and offered a swap. “Here’s a good warm sock,” said {A}, and waved one that had just come off {A}’s foot. {snatched} held up its nose to the air. Then it moved a good bit further off.',
        '“It isn’t as bad as all that,” said {A}. {H} leaned over and smelled the sock as well. Then {H} moved a good bit further off too.'
      ]
    },
    {
      id: 'told-off',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“You have to be strict,” said {S}, and held up a finger. “Now you listen to me,” said {S} to {snatched}. “That isn’t yours, and you know it. You put {loot.them} down this minute.” {snatched} listened right to the end.',
        'It had never heard anything so interesting. When {S} stopped, it waited for more. “Do the finger again,” said {A}. “It liked the finger.”'
      ]
    },
    {
      id: 'fierce',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried to look fierce. {H} pulled down both eyebrows and pushed out the chin. “You look as if you’d got soap in your eyes,” said {A}, and tried as well. {A} looked like somebody who has sat on a wet bench.',
        '{snatched} studied the one face and then the other. It opened its mouth, very wide. They held their breath. It was only a yawn.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Music makes everybody gentle,” said {A}, and sang. It was a slow song, with a high bit at the end. {snatched} had been looking about. Now it took hold of {loot} a little more tightly.',
        '“It’s the high bit,” said {H}. {A} sang the song again and left that out. Without the high bit it was quite short. {snatched} waited for the rest of it, and so did {H}.'
      ]
    },
    {
      id: 'small-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We’ll just wait until it’s tired,” said {A}. They sat down side by side. {snatched} sat down as well. Nothing happened for quite a long time. A head began to nod, and then nod lower, and it was {A}’s.',
        '“You’re not the one who has to be tired,” said {H}, with a push. {A} sat up very straight. {snatched} looked as fresh as a radish.'
      ]
    },
    {
      id: 'elder-roll',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small, a goat went off with my cap,” said {S}. “I ran after it, three times round the well.” “Did you get it back?” asked {A}.',
        '“I did,” said {S}, “without the button on the top. I looked for that button every day for a week, behind the goat.” {A} laughed so loudly that {snatched} turned round.'
      ]
    },
    {
      id: 'pet-stares',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had found out who was there. {A} looked at {snatched.wild}, and {snatched.wild} looked at {A}. Neither of them blinked. Then {A} yawned, to show how dull it was.',
        '“You’d never take a thing that isn’t yours,” said {H} to {A}. {A} gazed away into the distance. There had been that matter of the butter.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had seen all of it, and had a wooden spoon in one fist. {A} held it out to {H}. “Thank you,” said {H}, and reached for it. {A} pulled it back at once, and crowed.',
        '“Who taught you that?” asked {H}. {A} looked across at {snatched}. {snatched} looked at {A}. “You two had better not meet,” said {H}.'
      ]
    },
    {
      id: 'crackle',
      A: 'partner',
      paragraphs: [
        '{A} felt in one pocket for a handkerchief. There was only an old paper bag in it, and the bag crackled. At once {snatched} lifted its head. {A} kept still, and {snatched} looked away. {A} made it crackle once more, and {snatched} looked again.',
        '“It doesn’t need {loot},” said {A}. “It just can’t bear it when we’ve got something and it doesn’t know what.” They both looked into the bag. “And what have we got?” asked {H}. “Nothing,” said {A}. “It’s empty.”'
      ]
    }
  ],
  turn: [
    {
      id: 'oooh',
      A: 'partner',
      paragraphs: [
        'Then {H} knew what to do. {H} took the bag, and peeped into it with one eye. “Oooh,” said {H}. {A} bent over it too. “Aaah!” said {A}. “Is there one for me?” “Yes,” said {H}, “but nobody is to tell {snatched}.”',
        '{snatched} came a step nearer, and stretched its neck. {H} rolled the top of the bag shut and put it down. Then the two of them went away from it, a long way, and turned their backs. Behind them something crackled.'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is it doing it?” whispered {A}. “Don’t turn round yet,” whispered {H}. It is very hard not to look. So they looked at each other instead. “You’ve got a crumb on your chin,” whispered {H}.',
        '“Since when?” whispered {A}. “Since breakfast,” whispered {H}. “Why didn’t you say?” “I was saving it,” whispered {H}, “for when we needed something to look at.”'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        'When they turned round, {snatched} had its whole head in the bag. Nobody can do that and hold on to {loot} as well. There {loot} lay, quite forgotten. {H} went on tiptoe, and picked {loot.them} up, and went back on tiptoe.',
        'Out came the head. {snatched} looked at {H}, and then looked into the bag again, in case it had missed something. “It’s a very good bag, all the same,” said {H}. {snatched} thought so too. It took the bag away to a quiet place, and nobody asked for it back.'
      ]
    },
    {
      id: 'what-did-you-see',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did you see in there,” asked {A}, “when you said oooh?” {H} thought back. “A very small elephant,” said {H}. “I only saw the bottom of the bag,” said {A}.',
        '“It had gone round the corner,” said {H}. {A} was a bit sorry about that. {A} would have liked to see it, even just the tail.'
      ]
    },
    {
      id: 'all-there',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} thought it best to count what else might have been taken. There were two ears, and there was a nose. “How many fingers did I have this morning?” asked {A}. “Ten,” said {H}. They counted, and it came to ten.',
        '{H} counted {loot} too. That went quickly. The only thing that was gone was a bag with nothing in it.'
      ]
    },
    {
      id: 'wipe',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} looked {loot} over carefully, from the front and from behind. There was a damp place on one side, and a smell. {A} had a sniff as well. “{snatched.a},” said {A}, who was good at smells. “And a bit of fish.”',
        '{H} rubbed the place dry with one sleeve. Now the sleeve smelled of it. {A} stayed on {H}’s other side for a while.'
      ]
    },
    {
      id: 'child-takes',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} went by rather fast, with something behind the back. “That’s my hat,” said {A}. {S} took three steps back, and waited to be danced with.',
        '{A} sat down instead, and looked into one cupped hand. “Oooh,” said {A}. {S} held out for as long as it takes to count to four. Then {S} put down the hat and came to see.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked where everybody was looking.',
      '{names} kept quite still, and watched.',
      { text: '{names} pointed at {snatched}, so that nobody should miss it.', needs: ['hands'] },
      { text: '{names} called “Hey!” with both hands round the mouth.', needs: ['hands'] }
    ],
    way: [
      '{names} waited to see who would win.',
      '{names} looked from one to the other.',
      { text: '{names} searched every pocket for something to swap.', needs: ['hands'] },
      { text: '{names} clapped in time to the steps.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the crackle, and wanted to know too.',
      '{names} did not make a sound.',
      { text: '{names} held both hands in front of the mouth, so as not to laugh.', needs: ['hands'] },
      { text: '{names} waved to {snatched}, with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put {loot} back in the right place, and laid a big cloth over the top. Then everybody walked away with a yawn, as if there were nothing under that cloth at all.',
    '{H} washed, and lay down, and listened. A long way off, or perhaps quite near, a paper bag crackled. Then it was quiet, and then it crackled once more.'
  ],
  last: [
    '{snatched} looked into the bag one last time, and it was still empty, and {H} was asleep.',
    'Somewhere a paper bag crackled, very softly, and {H} was asleep.'
  ]
})
