import { wishPlot } from '../wish-plot.ts'

const THINGS = ['buttons', 'lost buttons', 'shiny things', 'shells', 'stones', 'pebbles', 'feathers', 'hats', 'keys', 'umbrellas', 'teapots', 'bottle tops', 'spoons', 'marbles', 'stamps', 'leaves', 'coins', 'shoes', 'gloves', 'bells', 'conkers', 'acorns', 'seashells', 'rocks', 'treasures', 'things', 'lost things', 'balls', 'ribbons', 'pencils', 'lost teeth', 'beads', 'bottles', 'postcards', 'maps', 'clocks']

export const whoeverCollectsThings = wishPlot({
  id: 'wish-whoever-collects-things',
  visits: 'collects',
  whoever: [...THINGS.map((thing) => `collects ${thing}`), 'collects sticks', 'collects stickers', 'collects cards', 'collects snow globes', 'collects bones', 'has a big collection', 'is a collector', 'gathers shiny things', 'never throws anything away', 'fills its pockets with stones', 'collects sweet wrappers', 'has a button collection', 'keeps everything it finds', 'picks up everything it finds', 'can’t throw anything away'],
  except: ['bad dreams', 'bones', 'ghosts', 'children', 'odd socks'],
  company: ['tin', 'label', 'floor', 'table', 'peg', 'pocket', 'mat', 'coat'],
  about: 'The hero has a tin for a collection and does not know of what; whoever collects says that you cannot choose, and it turns out what the hero has been picking up all the time.',
  titles: ['Half a Peg', 'What You Can’t Walk Past', 'The Tin Said COLLECTION', '{visitor} Looks at the Floor', 'Nobody Else Would'],
  want: [
    {
      id: 'the-tin',
      A: 'partner',
      paragraphs: [
        '{H} had a tin, and on the lid it said COLLECTION. There was nothing in it. {H} wanted to be somebody who collects, and did not know what. “It’ll come,” said {A}. {H} went up and down with the tin. On the way there lay half a clothes peg. {H} picked it up, because somebody might step on it.',
        'There was a knock, and a clinking. It was {visitor.first}. “May I look at your floor?” asked {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-laid-out',
      A: 'partner',
      paragraphs: [
        '“You only have to choose,” said {A}, quite sure, and laid it all out on the table. There were corks and stamps, and three sorts of string. In the tin they looked like things in a tin.',
        '“You can’t choose,” said {visitor} from under the table. “You go along, and there’s something that you can’t walk past. With me it’s {visitor.many}.” Then came a cry, as if an aunt had got off a train. “There you are!” said {visitor} to something behind the table leg.'
      ]
    },
    {
      id: 'what-it-says-to-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} did not just put it away. First it was wiped, and then it was held up to the light. “There you are,” {visitor} said to it. “I expect that they’ve been looking everywhere but here.” It was shown the room, so that it would know where it had been.',
        '“Do you do that with all of them?” asked {A}. “With every one,” said {visitor}. “You don’t know how long it is since anybody looked.” {A} straightened up a bit, and combed back some hair.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“How do you notice one?” asked {H}. “It begins in {caller.part},” said {visitor}. “It goes warm there. Then I can’t go on, I walk on the spot.” They had {visitor} go down the passage once more, to see. By the shoes there was a jerk, and {visitor} walked on the spot.',
        '{A} lifted the shoes, one by one. There was nothing under them. But inside the left one there was something for the sack. “I’ve worn that since Easter,” said {A}. “I thought that it was me.”'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Where’s the best place for them?” asked {A}. “People always say, {caller.where},” said {visitor}. “They see me, and they send me there. But there I only find my relations.” The best place was a bus stop, on a Monday. “Why on a Monday?” asked {H}.',
        '“They’ve had such a nice Sunday,” said {visitor}, “and then they run.” {visitor} had once waited there from six o’clock. By nine there had been four, and one of them was still warm.'
      ]
    },
    {
      id: 'same-as-you',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Then I’ll collect what you do,” said {H}. They both set off over the floor. {H} saw the first one, and got there first. It lay in {H}’s hand, and it was really quite nice. {visitor} sat on the rug and looked at something else. It was the wall.',
        '“You have it,” said {H}. “No, no,” said {visitor}. “You were quicker.” {H} laid it down on the rug, as if it had been there all along. Then {H} went to see about the window. When {H} turned round, it was gone, and somebody was humming.'
      ]
    },
    {
      id: 'everything',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to take simply everything, for then the right thing would be among it. In went the string, a pea, a bus ticket and {A}’s thimble. {A} needed the thimble. The tin got full, and {H} looked in. They all lay there with their backs to each other.',
        '“It’s like a waiting room,” said {visitor}. “Nobody in it knows why the others have come.” {H} took them out again one at a time. The pea was happy to be asked, and rolled off.'
      ]
    },
    {
      id: 'number-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What was your first one like?” asked {A}. {visitor} had it on a string, and did not take it off. “I was sad about something else,” said {visitor}. “I was drooping, and so I was looking at the ground. And it lay there, and it was drooping as well.”',
        '{A} bent down to see it closer. It was the plainest of them all. “The others are prettier,” said {visitor}. “I know that. But they’re only here because of this one.”'
      ]
    },
    {
      id: 'an-expert',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by as the expert, with a glass in one eye. “What’s the value of these?” asked {A}. {visitor} tipped out a few. {A} weighed one, and bit another, and held a third to one ear. “Nothing,” said {A}. “Not a penny, the lot.”',
        '“Thank goodness,” said {visitor}, and put them away. “Aren’t you sorry?” asked {H}. “Then nobody else will want them,” said {visitor}. “I once had one that was worth something. I never saw it again. It lives at a bank.”'
      ]
    },
    {
      id: 'on-the-way',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They went through the whole place, with {visitor} in front and {H} behind. {visitor} looked to the left, and {A} looked to the right. {H} looked into the tin. In the kitchen {H} bent down once, by the stove. “Was that something?” asked {A}. “No,” said {H}. “It was only lying about.”',
        'By the bath {H} bent down again, and by the boots. “You do bend a lot,” said {visitor}. “Somebody’s got to,” said {H}, and wiped two hands on two pockets. It rattled a bit.'
      ]
    },
    {
      id: 'swap-with-a-friend',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I had a friend who collected as well,” said {visitor}. “We used to go together. One looked for the one thing, and one for the other. We never once wanted the same.” “That must be nice,” said {A}. “It is,” said {visitor}. “You find theirs, and it costs you nothing.”',
        '“And where’s your friend now?” “At work,” said {visitor}. “But on Fridays there’s a heap on my step. It only ever sees mine, now that I’m not there.”'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It may be the label,” said {A}. “It’s very grand.” {H} crossed out COLLECTION, and wrote TIN. Now it was at least true. They all looked at it. It was the saddest label that they had ever seen.',
        '“Mine says nothing at all,” said {visitor}, and showed the sack. “But it knows.” You could tell that it knew by how it lay. {H} wrote COLLECTION underneath again, in smaller letters, and with a pencil.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ve got a drawer of keys,” said {S}, “to doors that aren’t there any more.” “What are they for, then?” asked {A}. “That’s the shed at my granny’s,” said {S}, and took out a rusty one. “Now you turn it like this. And it smells of apples.”',
        '{visitor} turned it in the air as well, and waited. “With a bit of paint,” said {visitor} after a time. “And somebody’s left a rake there.” “On the right,” said {S}. “That’s always been there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I collect sticks,” said {S}. “This is a dog. This is a spoon. This one’s the best.” “What’s that one?” asked {A}. “A stick,” said {S}. It was very good at it. {visitor} had to admit that.',
        '“How did you find out that it was sticks?” asked {H}, with the tin. {S} did not understand the question. “They were there,” said {S}. “And I had a hand.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Under the sofa {A} had a place of {A}’s own. {visitor} lay down flat and looked in. There was a bit of sponge in there, and half a slipper. There was also one such as {visitor} collects, well licked. {A} lay down in front of it.',
        '“I wouldn’t dream of it,” said {visitor}. “It’s in a collection.” They looked at each other as people do who are in the same trade. Then {visitor} put a raisin down by the slipper, as a present. {A} collected that too, at once.'
      ]
    },
    {
      id: 'what-rattles',
      A: 'partner',
      paragraphs: [
        '{H} walked up and down until both feet hurt. “There isn’t anything for me,” said {H}, and sat down. It went crack. {A} put a head on one side. “You’ve been rattling all evening,” said {A}. “What have you got there?” “That isn’t anything,” said {H}. “That’s only what was lying about.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nineteen-halves',
      A: 'partner',
      paragraphs: [
        '{H} turned out the pockets. They were halves of clothes pegs, nineteen of them. “They’ve come off,” said {H}. “Nobody can use half a peg. But they can’t just lie there like that.” {visitor} came out from under the table. “Say that again,” said {visitor}. {H} said it again. “That’s collecting,” said {visitor}.',
        '{A} held out the tin. One after the other went in. They lay there all the same way, and looked up. “I’ve stepped over those for years,” said {A}, “and never saw one.”'
      ]
    },
    {
      id: 'each-another',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now that you looked, each one was different. One had held up a wet jersey through a whole winter, and had a bend in it. One had a tooth mark. One had been painted blue by mistake, together with a fence. {visitor} went along the row, and said good evening to each.',
        '“Do any two of them fit?” asked {A}. They tried. Number four and number eleven nearly did. When you pressed them together, they held on for a moment. {H} laid them side by side, a bit apart from the rest.'
      ]
    },
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        'On the way out {visitor} stopped. There was half a peg on the mat. {visitor} did not touch it. “There’s one of yours,” said {visitor}. Then {H} held something out. It had been under {H}’s foot for some time. “And that’s one of yours,” said {H}.',
        '“Are you stopping at twenty?” asked {A}. {H} and {visitor} both looked at {A}, and did not know what was meant.'
      ]
    },
    {
      id: 'washing-day',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“There’ll be more on washing day,” said {A}. “They come apart when it’s windy.” {H} could hardly wait for the wind now. {visitor} wrote down the day. “I’ll be passing,” said {visitor}. “I’ll look out for yours, and you look out for mine.”',
        'They promised it over the sack. It clinked, and the tin rattled back. “They’re getting on,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the tin too, and saw {names} in the bottom of it.',
      '{names} lay down flat, so as to look at the floor from there.',
      { text: '{names} emptied a drawer, in case it was in there.', needs: ['hands'] },
      { text: '{names} offered a toothpick, and then another.', needs: ['hands'] }
    ],
    way: [
      '{names} walked past the stamps as well, without any trouble.',
      '{names} ran after a cork, and brought it back a bit wet.',
      { text: '{names} rolled the string up, all three sorts into one.', needs: ['hands'] },
      { text: '{names} lifted the rug at one corner for {visitor}.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent down too, and did not know what for.',
      '{names} came up close, to be looked at as well.',
      { text: '{names} found one more half, in an apron.', needs: ['hands'] },
      { text: '{names} wrote a small number on each half.', needs: ['hands'] }
    ]
  },
  bed: [
    'The corks and the stamps went back to where nobody would miss them. The tin stood on the sill, with the lid a little open.',
    'They washed, and went to bed slowly, with an eye on the floor. Nobody walked past {H} without bending down.'
  ],
  last: [
    'COLLECTION, it said on the tin, and it was true, and {H} was asleep.',
    'Twenty halves lay all the same way, and so did {H}, asleep.'
  ]
})
