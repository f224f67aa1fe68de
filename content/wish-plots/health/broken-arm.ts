import { wishPlot } from '../wish-plot.ts'

export const brokenArm = wishPlot({
  id: 'wish-broken-arm',
  beginsElsewhere: true,
  wishes: ['broken arm', 'broke arm', 'plaster cast', 'arm cast', 'red cast', 'blue cast', 'green cast', 'pink cast', 'purple cast', 'yellow cast', 'white cast', 'orange cast', 'arm plaster', 'broken wrist', 'broke wrist', 'plaster cast arm', 'cast arm', 'plaster arm', 'cast leg', 'plaster leg'],
  answers: ['monkey', 'bars', 'red', 'blue', 'green', 'pink', 'purple', 'yellow', 'orange', 'fell', 'falling', 'off', 'hospital', 'sling', 'arm', 'climbing', 'frame', 'trampoline', 'swing', 'bike', 'itchy', 'wearing', 'hurt', 'poor'],
  except: ['out', 'came', 'comes', 'coming', 'removed', 'sawn', 'skinny', 'finally', 'tomorrow', 'play', 'show', 'film', 'spell', 'dog', 'cat', 'teddy', 'doll'],
  moods: ['first', 'change', 'proud'],
  about: 'There is an itch under the plaster cast where nobody can get at it, and it has to be fooled.',
  titles: ['The Itch That Lived Inside', 'Halfway Between Hand and Elbow', 'The Other Arm', '{H} Fools an Itch', 'Nothing Goes Down There'],
  want: [
    {
      id: 'an-itch',
      A: 'partner',
      paragraphs: [
        '{H} had a broken arm, in a plaster cast from the hand to the elbow. It did not hurt any more. But there was an itch in there, just in the middle, and no way in to it.',
        '“Knock,” said {A}. {H} knocked on the plaster. It sounded like a door. “It’s at home,” said {H}, “but it isn’t coming out.”'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-down',
      A: 'partner',
      paragraphs: [
        'They found a straw. But nothing was to go down the plaster, the doctor had said, and had said it twice. “I’ll only blow through it,” said {A}, and blew from the hand end. The fingers got cold. The itch stayed just where it was.',
        'Then {H} scratched the plaster on top, and it made a good noise. “Does the itch feel that?” asked {A}. “It can only hear it,” said {H}. “That’s worse.”'
      ]
    },
    {
      id: 'think-of-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Think of something else,” said {A}. {H} thought of a horse. The horse went across a field and came to a fence. There it scratched its neck on a post.',
        '“No good,” said {H}. “The horse has got it as well.” {H} thought of a stone instead. A stone had no itch, and no arms. But nobody can think of a stone for long, and then the itch was back.'
      ]
    },
    {
      id: 'signatures',
      A: 'same',
      spare: 9,
      paragraphs: [
        'All the others had written their names on the cast. There was a whale as well, and something that was either a dog or a bridge. {A} looked for a free place to write on. There was one by the thumb. “I’ll do it small,” said {A}, and stuck out {A}’s tongue over it.',
        '“I can feel that,” said {H}. “You can’t.” “I can feel that you’re going round a corner.” {A} was just at the top of a letter. They tried it with their eyes shut, and {H} guessed four out of nine. It was only at the dots that the itch came and had a look as well.'
      ]
    },
    {
      id: 'bones',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What’s it doing in there, all day?” asked {A}. “It’s growing together,” said {H}. “It does it by itself. Nobody has to glue it. It takes about as long as a holiday.”',
        '{A} laid one ear on the cast. “I can’t hear anything,” said {A}. “It works mostly at night,” said {H}. They both looked at it with some respect. From outside it did not look busy at all.'
      ]
    },
    {
      id: 'pet-scratch',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had an itch too, at this very moment, and could get at it. {H} watched with both eyes. It must have been a good one. It took quite some time.',
        '“A bit more to the left,” said {H}. It helped the itch under the plaster, about half. For as long as {A} was busy, the arm kept quiet and watched as well.'
      ]
    },
    {
      id: 'elder-rain',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I broke this one once,” said {S}, and held out an arm. “I fell out of a wheelbarrow, and it wasn’t even moving.” {A} felt along the bone. There was nothing to be found.',
        '“It’s better than the other one now,” said {S}. “It knows when it’s going to rain. It tells me the day before.” {A} looked at the cast. Perhaps it was learning that in there. That might be what itched.'
      ]
    },
    {
      id: 'things-for-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With only one hand there was a good deal that took two people. {H} held the jar, and {A} turned the lid. {H} held one end of the lace, and {A} held the other.',
        '“Pull,” said {H}. They pulled, and the bow came out as big as a butterfly. “I’m your left,” said {A}. “Then scratch,” said {H}. {A} scratched the cast, but it was not the same.'
      ]
    },
    {
      id: 'what-it-is-good-for',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} found out what the cast could do. It could keep a door open. It could crack a nut, if the nut was not too hard. It could lie on a newspaper in the wind.',
        '“It’s a good tool,” said {A}. “Shops ought to sell them.” “I’d sell it to you,” said {H}, “with the itch.” {A} gave the cast a kind look, and did not buy it.'
      ]
    },
    {
      id: 'asleep-standing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps it likes music,” said {A}. So they sang to it, the slow one about the boats, with their mouths close to the plaster. In there it got quieter. They sang the second verse, and then the third, though neither of them knew it. By the end it was only humming.',
        '“Has it gone to sleep?” whispered {A}. {H} listened with the whole arm. “Nearly.” {A} took one careful step backwards, and bumped a chair. It was not even a loud bump. “Now it’s up again,” said {H}, “and it wants to know what that was.”'
      ]
    }
  ],
  turn: [
    {
      id: 'where-exactly',
      A: 'partner',
      paragraphs: [
        '“Where is it exactly?” asked {A}. “Show me on the other arm.” {H} laid both arms on the table. “Here,” said {H}. {A} put a finger there, halfway down the good arm, and scratched it a bit. {H} held quite still. “It moved,” said {H}. “What did?” “The itch. It lifted its head.”',
        '“Do it again,” whispered {H}. {A} scratched, and it was not quite enough. “The itch knows that it’s the other arm,” said {H}. “It can see.” “Then it mustn’t see,” said {A}, and ran off to look for something.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      paragraphs: [
        '{A} came back with a mirror, and stood it between the two arms. Now the cast was hidden behind it. {H} looked in from the side. In there was an arm with no plaster on, just where the broken one ought to be. {A} scratched the good arm, and in the mirror somebody scratched the other.',
        '“Oh,” said {H}. Both shoulders came down. “Oh, that’s it. More to the left. The itch doesn’t know! It thinks that’s the broken one!” “Has it gone?” asked {A}. “It’s gone to look for itself,” said {H}.'
      ]
    },
    {
      id: 'second-itch',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then {A} had one as well, between the shoulders, where you can never reach. “It’s catching,” said {A}. {H} still had one whole hand left, and went to look for the place.',
        '“Higher,” said {A}. “Left. The other left.” {H} got there in the end. {A} made a face like a cat in the sun. “You’re better with one than I am with two,” said {A}.'
      ]
    },
    {
      id: 'mirror-more',
      A: 'other',
      spare: 8,
      paragraphs: [
        'As they had the mirror out already, they looked at what else it could do. {H} clapped one hand, and there were two. {H} caught one ball, and there was one in each hand.',
        '{A} put half a face against the edge, and the mirror made a whole one out of it. It was a very narrow face. “I’d know you anyway,” said {H}.'
      ]
    },
    {
      id: 'keep-it',
      A: 'partner',
      paragraphs: [
        '“If it comes back in the night,” said {A}, “you know where the mirror is.” {H} thought about that, and stroked {H}’s good arm, which had done all the work. “In the dark I shan’t even need the mirror,” said {H}. “In the dark the itch can’t see which arm is which.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped against the plaster by mistake, and it said knock.',
      '{names} scratched behind one ear, and stopped, to be kind.',
      { text: '{names} knocked too, a little lower, and asked nobody to come out.', needs: ['hands'] },
      { text: '{names} drew a tiny door on a scrap, and laid it beside the cast.', needs: ['hands'] }
    ],
    way: [
      '{names} puffed at the cold fingers, to warm them up again.',
      '{names} itched as well by now, all down one side.',
      { text: '{names} hid the knitting needles, without being asked.', needs: ['hands'] },
      { text: '{names} tapped three times on the plaster, as polite people do.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled a bit, just like the itch.',
      '{names} shut both eyes, so as not to tell it which was which.',
      { text: '{names} scratched one elbow, and it did nothing for anybody else.', needs: ['hands'] },
      { text: '{names} polished the mirror with a sleeve, and held still.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put away the straw, and the mirror was hung up again, just in case.',
    'Then {H} washed what could be washed. The cast lay down on a pillow of its own and did its work.'
  ],
  last: [
    'The cast had work to do all night. {H} had none, and slept.',
    'If the itch came back, it could not see where to go in the dark. {H} was asleep.'
  ]
})
