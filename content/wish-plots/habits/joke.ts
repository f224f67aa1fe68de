import { wishPlot } from '../wish-plot.ts'

export const whoeverJoke = wishPlot({
  id: 'wish-whoever-joke',
  visits: 'anything',
  whoever: [
    'tells jokes nobody understands',
    'tells jokes that nobody understands',
    'tells jokes no one understands',
    'tells jokes nobody gets',
    'tells jokes that nobody gets',
    'tells jokes no one gets',
    'tells jokes nobody laughs at',
    'tells bad jokes',
    'tells terrible jokes',
    'tells silly jokes',
    'tells jokes',
    'told jokes',
    'loves telling jokes',
    'loves to tell jokes',
    'loves jokes',
    'likes telling jokes',
    'wants to tell jokes',
    'wants to tell a joke',
    'can’t tell jokes',
    'can’t tell a joke',
    'always tells jokes',
    'wants to be funny',
    'isn’t funny',
    'is not funny',
    'wants to be a clown',
    'wants to be a comedian',
    'wants to make people laugh',
    'wants to make everyone laugh',
    'wants to make everybody laugh',
    'wants to make somebody laugh',
    'wants to make someone laugh',
    'can’t make anyone laugh',
    'can’t make anybody laugh',
    'always cracks jokes',
    'cracks jokes',
    'forgets the end of the joke',
    'has jokes that aren’t funny',
    'is a joker',
    'is always joking',
    'is rubbish at jokes',
    'knows only one joke',
    'thinks it’s funny but isn’t',
    'wants to be a stand-up',
    'wants to be the funniest',
    'has jokes no one gets',
    'wants everyone to laugh at its jokes',
    'whose jokes nobody laughs at'],
  except: ['doesn’t like jokes', 'hates jokes', 'doesn’t understand jokes', 'doesn’t get jokes', 'mean jokes'],
  company: ['boot', 'boots', 'ladle', 'pan', 'squeak', 'coats', 'hall'],
  about: 'The hero wants to hear the squeak at the end of somebody’s laugh; whoever comes has a joke about a boot that nobody gets, for nobody was there.',
  titles: ['The Squeak at the End', '“There’s Somebody In”', 'You Had to Be There', 'What the Boot Said', '{visitor} Tells It Again'],
  want: [
    {
      id: 'the-squeak',
      A: 'partner',
      paragraphs: [
        'When {A} found something really funny, the laugh had a squeak at the end. {H} wanted to hear that squeak today. {H} told the one about the two tomatoes. “That’s a good one,” said {A}, and that is no squeak.',
        'There was a knock. It was {visitor.first}. “Did somebody say jokes?” asked {visitor}. “Here’s the best one there is. ‘There’s somebody in,’ said the boot.” And {visitor} laughed till the coats slid off their hooks.'
      ]
    }
  ],
  way: [
    {
      id: 'tell-it-again',
      A: 'partner',
      paragraphs: [
        '{H} and {A} looked at each other. “Is that all of it?” asked {H}. “It’s the best bit,” said {visitor}. {H} told it too, with a hat on. Nothing came. “It needs two of something,” said {A}, who was quite sure. “Two boots went for a walk.”',
        '“There weren’t two,” said {visitor}. “‘There’s somebody in,’ said the boot.” At the fourth time even {visitor} didn’t laugh.'
      ]
    },
    {
      id: 'explain',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Explain it to us,” said {A}. “Well,” said {visitor}, “it’s a boot. And there’s somebody in.” “And who’s in?” “That’s just it!” cried {visitor}. They thought about that for a while. {H} looked into a boot, to be on the safe side. It was dark in there, and smelled of Sunday.',
        '“I’ve nearly got it,” said {A}. {visitor} leaned forward. “No,” said {A}. “It was something else. I’ve left the tap on.”'
      ]
    },
    {
      id: 'polite',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} laughed anyway, to be kind. It went, “Ha, ha, ha,” with a small rest after each, like somebody carrying plates. {visitor} listened with great attention. “That one’s made of wood,” said {visitor}.',
        '{H} tried a kind one as well. It came out through the nose. “Yours is cardboard,” said {visitor}. “I know all of them. They mostly come before somebody looks at the clock.” {A} had just been looking at it, and looked at the ceiling instead.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can do knock-knock ones,” said {A}. “They can’t go wrong. Knock, knock.” {visitor} got up and went to the door. “You’ve got to say, who’s there?” said {H}. “I was going to look,” said {visitor}. They did it once more. “Knock, knock.” “Who’s there?” “Lettuce.” {visitor} thought it over.',
        '“I’d let it in,” said {visitor}. “Lettuce never does any harm.” {A} said that this was more or less how it ended.'
      ]
    },
    {
      id: 'other-jokes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{visitor} had some more jokes. There was the one with the jam: “And then it was Uncle!” There was the one with no words in it, in which you only pointed upwards. “That’s very long,” said {visitor}. “I’m just giving you the end.” {H} looked up. There was the ceiling.',
        '“Which did they laugh at most?” asked {A}. “At the jam,” said {visitor}. “Uncle too, as soon as he was out.” {H} would have given a good deal to know out of what.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps it’s in how you stand,” said {A}. “Do something funny with it.” {visitor} {caller.does}, and then told it. {H} did smile. But that was because of the first part, and {visitor} noticed. “I always do that,” said {visitor}. “That isn’t the joke.”',
        'So {A} took over. {A} {caller.move}, and bumped one knee. “There’s somebody in,” said {A} with a groan. It was not bad. But it was about a knee now.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Can’t we begin with something that everybody knows?” asked {A}. “{caller.fact}. And then comes the boot.” They tried it like that. {visitor} said it very gravely, and paused, and looked round. “And there’s somebody in,” said {visitor}.',
        'They waited. Somewhere a pipe knocked. “It’s true, at any rate,” said {H}. “The first half.” “That’s what they say at school, too,” said {visitor}. “They write it down.”'
      ]
    },
    {
      id: 'caller-tickle',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Where does it begin, when you laugh?” asked {A}. {visitor} felt for it. “In {caller.part},” said {visitor}. “From there it goes all over.” With {H} it began in the tummy, and with {A} it was the shoulders. {A}’s shoulders were quite still.',
        '“I’ll keep an eye on those,” said {visitor}. From then on, whenever {visitor} told it, all three watched the shoulders. {A} said that it was hard to laugh with so many people looking.'
      ]
    },
    {
      id: 'two-tomatoes',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ve been told the one about the tomatoes,” said {A}. “The small one was slow, so the big one squashed it, and said, come on, ketchup.” {visitor} did not laugh. “Was it hurt?” asked {visitor}. “It’s only a tomato,” said {A}. “It’s a play on words.”',
        '{visitor} was silent for a bit. “And the big one’s just walking on?” asked {visitor}. {A} tried to think how it went on. In the end they let the big one come back, with a straw.'
      ]
    },
    {
      id: 'when-to-laugh',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It may be the gap,” said {A}. “You’ve got to leave a gap before the end.” {visitor} left one. “There’s somebody in,” said {visitor}, and waited, and waited. {H} got an itch. {A} fetched a glass of water, and came back. “Said the boot,” said {visitor}.',
        '“That was too long,” said {A}. “I thought that it was over.” They made it shorter, and shorter still, until it was just one word. It sounded like somebody falling into a wardrobe.'
      ]
    },
    {
      id: 'bathroom-door',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had to go to the bathroom for a moment, and rattled at the door. “There’s somebody in!” it came from inside. {visitor} shrieked with joy, and fell over the mat. {H} and {A} looked at the door. It was only the bathroom.',
        '“It’s just like that!” said {visitor}, when there was breath for it. “Only with a boot!” {A} frowned. Something had moved in one shoulder. But then the door opened, and it was gone.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our family you only have to say ‘teapot’,” said {S}, and had to get out a handkerchief. “Why?” asked {A}. “Because of Aunt Olive and the vicar. He said, is there any more? And she,” said {S}, and got no further.',
        '“And she what?” asked {A}. {S} shook, and waved the handkerchief. “You’d have to have seen his hat,” said {S}. {visitor} sat down close beside {S}. “The hat!” said {visitor}, and laughed as well. It didn’t matter that there’d been no boot.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had made one up. “Why did the hat go to the shop?” asked {S}. “I don’t know,” said {A}. “Because of the bottom!” cried {S}, and rolled on the floor. {A} laughed too. {visitor} looked from the one to the other.',
        '“You understood that?” asked {visitor}. “It’s got a bottom in it,” said {A}. {visitor} thought about whether a bottom had come into it, that time with the boot. It had, in a way, but only at the edge.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'They told it to {A}, since {A} had not heard it yet. {A} listened with the head on one side. At the word “boot” {A} got up and went to the door. “That’s not it,” said {H}. “We aren’t going out.”',
        '{A} looked at the boot, and put a whole nose in it, right up to the eyes. It stayed in there for some time. Then {A} sneezed. “{A} was nearer to it than any of you,” said {visitor}.'
      ]
    },
    {
      id: 'you-were-there',
      A: 'partner',
      paragraphs: [
        '“Who laughed at it first?” asked {A}. “Me,” said {visitor}. “It was in the hall. It was late, and there was soup, and the ladle had been gone since morning.” {A} put up one finger. “You were there,” said {A}. “We’ve only got the end of it.” “Then we’ll have to go there,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'They built it up, just as it had been. {visitor} stirred an empty pan with a fork, and wailed for the ladle. {A} was late, and hopped down the hall. “Where’s my other boot?” cried {A}.',
        '{H} held it out. {A} stuck in a foot, and pushed, and pushed harder. Then {A} stopped, with one leg in the air, and looked down. “There’s somebody in,” said the boot. It was {H} who said it. Out came the foot, and out came the ladle.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had to do it again, so that everybody could be everybody. {A} was the ladle this time, and lay there without a word. “Has anybody seen the ladle?” wailed {H}. The ladle bit its lip. “It was here this morning,” wailed {H}. The ladle began to shake.',
        '“A ladle doesn’t laugh,” said {visitor}. “It doesn’t know yet.” {A} did {A}’s best. It was the kind of thing, {A} said later, where you’d rather be the fork.'
      ]
    },
    {
      id: 'jam-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And now the one with the jam!” said {H}. {visitor} looked about. They would need a ladder, and a wedding, and an uncle of a certain size. And there would have to be a great deal of jam. {A} looked into the cupboard. There was half a jar, and it was marmalade.',
        '“It wouldn’t be the same,” said {visitor}. They put off the jam until there was a wedding. But when anybody said “marmalade” they all looked up to see if it was coming.'
      ]
    },
    {
      id: 'there-it-is',
      A: 'partner',
      paragraphs: [
        '{A}’s shoulders began it. {A} sat down on the mat, and slapped it, and gasped. And there it was, right at the end, as thin as a new shoe. “Eek.” “That’s the squeak!” cried {H}.',
        '“You understood it,” said {visitor}. “You were there!” They tried to tell it to the coats. “Somebody,” said {H}, and got no further. “Eek,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a coat on top, when they slid off.',
      '{names} watched the mouth for the squeak.',
      { text: '{names} hung the coats up again, by the wrong loops.', needs: ['hands'] },
      { text: '{names} passed on the tomato joke, and got it back to front.', needs: ['hands'] }
    ],
    way: [
      '{names} peered into a boot, and nobody was in.',
      '{names} yawned at the fourth time, and it was not meant badly.',
      { text: '{names} drummed on the table before the end, to help.', needs: ['hands'] },
      { text: '{names} clapped a bit too early.', needs: ['hands'] }
    ],
    turn: [
      '{names} hopped along the hall as well, and could not have said why.',
      '{names} lay down on the mat, where the laughing was.',
      { text: '{names} held the pan, which had no soup in it.', needs: ['hands'] },
      { text: '{names} carried the ladle home, like something found at sea.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ladle hung on its hook, and nobody could look at it for long.',
    'They washed, and {H} got into bed, and felt a lump at the bottom. “There’s somebody in,” said the blanket. It was a sock.'
  ],
  last: [
    'Something squeaked once more, far off, like a new shoe, and {H} was asleep.',
    'If anybody had knocked now, nobody would have answered, for {H} was in, and asleep.'
  ]
})
