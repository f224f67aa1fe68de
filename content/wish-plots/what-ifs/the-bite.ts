import { wishPlot } from '../wish-plot.ts'

export const theBite = wishPlot({
  id: 'wish-the-bite',
  beginsElsewhere: true,
  wishes: ['bit another child', 'bit a child', 'bit child nursery', 'bit child preschool', 'bit child daycare', 'bit child kindergarten', 'bit friend nursery', 'bit friend', 'bit boy nursery', 'bit girl nursery', 'bit a boy', 'bit a girl', 'bit boy', 'bit girl', 'bit someone', 'bit daycare', 'bit nursery', 'bit preschool', 'bit kindergarten', 'bit kid', 'bit another kid', 'biting children', 'biting other children', 'biting friends', 'biting nursery', 'bites children', 'bites other children', 'bites friends', 'bites nursery', 'biting at nursery', 'biting phase', 'stop biting', 'biting', 'why we don’t bite', 'teeth not for biting'],
  except: ['dog', 'snake', 'spider', 'insect', 'mosquito', 'shark', 'crocodile', 'nails', 'tongue', 'apple', 'hurt', 'blood', 'hospital', 'mum', 'teacher', 'who', 'whole', 'vampire', 'him', 'her', 'me'],
  answers: ['bit', 'bite', 'bites', 'biting', 'bitten', 'another', 'child', 'children', 'other', 'kid', 'kids', 'friend', 'friends', 'boy', 'girl', 'someone', 'somebody', 'nursery', 'preschool', 'daycare', 'kindergarten', 'school', 'today', 'wants', 'want', 'to', 'say', 'sorry', 'says', 'saying', 'feels', 'bad', 'because', 'took', 'toy', 'his', 'her', 'at', 'he', 'she', 'and', 'about', 'being', 'not', 'for', 'teeth', 'stop', 'learning', 'gentle', 'kind', 'hands', 'phase', 'angry', 'cross', 'mad', 'is', 'was', 'so', 'again'],
  moods: ['quarrel', 'afraid', 'first', 'learning'],
  company: ['frog', 'Bo', 'wheel', 'cart', 'mark', 'arm', 'mouth', 'apple', 'flannel', 'rug'],
  out: true,
  about: 'Whoever has bitten another child keeps a hand over the mouth that did it, till it is seen that a shut mouth can’t say sorry either.',
  titles: ['The Mouth That Was Too Quick', 'One Step Nearer', 'What {H} Said to Bo', 'A Shut Mouth', 'As Far as the Rug'],
  want: [
    {
      id: 'it-was-quicker',
      A: 'partner',
      paragraphs: [
        'There was one wheel left, and {H} needed it for the cart. Bo took it. {H} had a word for that, but the mouth was quicker, and it bit Bo in the arm. Bo howled. On the arm was a ring of small red marks, and those were {H}’s teeth.',
        'Bo got a cold flannel, and somebody’s lap. {H} stood there with one hand over the mouth. “It did it by itself,” {H} told {A}, through the fingers. {H} wanted that ring to be gone.'
      ]
    },
    {
      id: 'where-it-comes-from',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What was it like, just before?” asked {A}. {H} thought, with the hand there. “It was hot,” said {H}. “It came from down here, and went up. When it got to the top I couldn’t find the word.” {A} nodded. “Mine comes up through the ears,” said {A}.',
        '“Do you bite then?” “I slam things,” said {A}. “I once slammed a drawer so hard that the spoon jumped. It hadn’t done anything.” They were both silent for a bit, about the spoon.'
      ]
    }
  ],
  way: [
    {
      id: 'hand-on-it',
      A: 'partner',
      paragraphs: [
        'All evening {H} kept that mouth shut, so that it couldn’t do anything more. It didn’t eat, and it didn’t sing. It even went to bed shut.',
        'In the morning {H} held out the wheel to Bo. Bo took one step backwards. Then {H} wanted to give a hug. Bo took three steps backwards, and hid the arm. “I think Bo’s afraid of me,” mumbled {H}.'
      ]
    },
    {
      id: 'the-drawing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} drew a picture for Bo, with the wrong hand, as the other was busy. It was of the two of them, and both had big smiles. There were a lot of teeth in it. {A} looked at it for a while. “I’d shut the mouths,” said {A}, “on this one.”',
        '{H} gave them both shut mouths. Now they looked like people waiting for a bus. But they stood nearer together, and one had a wheel.'
      ]
    },
    {
      id: 'does-it-still-hurt',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long does it hurt for?” asked {H}. “About as long as a bumped knee,” said {A}. “The fright takes longer. You can’t see it, so nobody puts a flannel on it.” {H} thought about that fright. It had been quite a loud one.',
        '“Where has Bo got it?” “All over, I should think,” said {A}. “Mostly in the feet. That’s why they go backwards.” {H} had seen those feet. They had red shoes on.'
      ]
    },
    {
      id: 'am-i-bad',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Am I a biter now?” asked {H}. {A} stopped on the pavement. “You’re {H},” said {A}. “You built a cart, and you bit Bo. You did both of them yesterday. You can put one of them right.” {H} looked down at both feet. They were the same as ever.',
        '“And the other one?” “The cart still needs a wheel,” said {A}. They walked on. {H} counted all that there had been yesterday, and it was quite a lot.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised for the next time. {A} was Bo, and took a wheel, which was a saucer. It got hot, down below. {H} stamped with one foot, and then the other. That used up some of it. “Now a word,” said {A}. “Mine!” shouted {H}. The saucer rattled.',
        '“That’s good,” said {A}. “It’s not polite, but nobody’s got any marks.” They did it six times. At the sixth {H} said, “I was just going to use that,” and was very surprised.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} looked at the teeth, in the mirror. They stood in a row and looked small and clean. You would never have thought it. “What are they for?” asked {H}. “For apples,” said {A}, “and for laces with a knot in. And for saying F.”',
        '{H} said F. The top ones sat down on the lip, quite gently, and there was a wind. “They can do it softly, then,” said {H}. “Fff.”'
      ]
    },
    {
      id: 'other-did-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I did that once too,” said {A}. “I was three, and it was my cousin. It was about a spade.” “What did your cousin do?” asked {H}. “She howled. I did as well. We were both so loud that the spade was forgotten.”',
        '“And now?” “She’s got three spades, and a shop,” said {A}. “Each time she passes me the bread, she counts her fingers. It’s a joke. It took eleven years before it was.”'
      ]
    },
    {
      id: 'bo-s-peg',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Bo’s peg was beside {H}’s peg. There was a snail on Bo’s, and on {H}’s there was a kite. Today Bo’s coat hung two pegs further on, under a frog. {H} looked at the snail, all on its own. “It’s only the coat that’s moved,” said {A}.',
        '{H} hung up the coat, and took care that no sleeve reached over. Between the kite and the frog there was plenty of room. It looked very tidy, and rather cold.'
      ]
    },
    {
      id: 'all-the-others',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The other children had not forgotten either. “You bit Bo,” said one. “Yes,” said {H}. “Why?” {H} told about the wheel. “That isn’t a reason,” said the other child. “No,” said {H}. They both thought about it. “I’d have wanted to, though,” said the other child.',
        '“But I did it,” said {H}. The other child looked at {H}’s mouth, from a little further off. Then they both had to go and wash their hands.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew what you have to do. “You let them bite you back,” said {S}, “and then it’s fair.” “Then there’d be two who hurt,” said {A}, “and two who’ve bitten.” {S} worked that out. It was four, when it had been two.',
        '“Then you give them your best thing,” said {S}. “For ever?” “Till Friday,” said {S}. {A} thought that it might be enough to ask Bo.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’ve said sorry to a great many people,” said {S}, “and mostly I did it wrong. I said sorry, but. And then came all that they had done.” “What’s wrong with that?” asked {A}. “Try it,” said {S}.',
        '“Sorry, but you took my wheel,” said {A}. They listened to it. It sounded like somebody who opens the door and stands in the way. “Leave off the but,” said {S}. “It gets shorter, and it goes in.”'
      ]
    },
    {
      id: 'shut-mouth',
      A: 'partner',
      paragraphs: [
        '“Bo doesn’t want a wheel from you,” said {A}, “and no hug. Bo doesn’t know what’s coming next. You haven’t said a word since yesterday.” {H} held the hand tighter. “It’s got to stay shut,” said {H}, between two fingers. “It bites.”',
        '“It does,” said {A}. “But it’s the only one you’ve got that can talk. A shut mouth can’t bite. It can’t say it either.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-here',
      A: 'partner',
      paragraphs: [
        '{H} went as far as the edge of the rug, and not one step nearer. Then {H} took the hand away. “I bit you,” said {H}. “It hurt. You hadn’t bitten me. I’m sorry.” It was out. Bo looked at {H}’s mouth. “Are you going to do it again?” “No,” said {H}. “I’m going to shout.” “What?” asked Bo. “STOP, I NEED THAT!” shouted {H}, so that the bricks fell down.',
        '{A} jumped. Bo laughed. Then Bo pushed up one sleeve, and they both looked. There was nothing there but arm.'
      ]
    },
    {
      id: 'how-near',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How near may I come?” asked {H}. Bo thought. “To the frog,” said Bo. There was a frog on the rug, a woven one. {H} went to the frog, and sat down on it. That was all for now. They built, Bo over there and {H} on the frog.',
        'After a while Bo needed a long brick. It lay behind {H}. “You can bring me that one,” said Bo, “and then go back.” {H} brought it, and went back. It was a good deal better than nothing.'
      ]
    },
    {
      id: 'bo-says-no',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You don’t have to be friends with me today,” said {H}. {A} had said that, on the way. “I’m not,” said Bo. {H} swallowed. It was true, so it had to be all right. Bo drove a car along the edge of the rug. It stopped in front of {H}’s shoe.',
        '“I’ll be it after lunch,” said Bo. {H} looked at the clock. It was a long time till lunch. But it had a number on it.'
      ]
    },
    {
      id: 'the-cart',
      A: 'partner',
      paragraphs: [
        'Bo came one step nearer, and then another one. “I took it off you,” said Bo. “I wanted it for mine.” There were two carts, then, and each had three wheels. They made one long cart with six, and it went round the whole room.',
        'On the way home {A} had an apple. {H} took it with both hands. The mouth opened, as wide as it could. Crunch, it went. “There,” said {A}. “That’s what they’re for.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close, and leaned on {H} a little.',
      '{names} sat still till the howling was over.',
      { text: '{names} carried the bag home, and asked nothing yet.', needs: ['hands'] },
      { text: '{names} held the other hand, which was free.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at {H}, and waited for a word.',
      '{names} lay down beside {H}, and was not afraid.',
      { text: '{names} kept some supper warm, under a plate.', needs: ['hands'] },
      { text: '{names} told about something that had gone wrong, long ago.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the shout, and came back.',
      '{names} got the core of the apple, or at least a look at it.',
      { text: '{names} heard all about it, from the beginning.', needs: ['hands'] },
      { text: '{names} took a bite at the other side, crunch.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was supper for a whole mouth, and it talked in between. The bag hung by the door, and one wheel was in it, on loan until tomorrow.',
    '{H} washed, and brushed all the teeth, the ones at the front a little longer, and lay down.'
  ],
  last: [
    'The mouth was a bit open, and nothing had to be held in, and {H} was asleep.',
    'Fff, it went, very softly, in and out, and {H} was asleep.'
  ]
})
