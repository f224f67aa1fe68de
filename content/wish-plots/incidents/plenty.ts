import { wishPlot } from '../wish-plot.ts'

export const plentyTale = wishPlot({
  id: 'wish-incident-plenty',
  tellsAny: 'plenty',
  fed: true,
  company: ['table', 'kitchen', 'beetroot', 'pegs', 'gloves', 'door', 'hall', 'chair', 'floor'],
  about: 'There is far too much of it, and whoever is given some gives something back, because nobody gives back an empty bowl; so the hero carries out the table.',
  titles: ['A Little Something', 'The Table Comes Back', '{H} Opens the Front Door', 'Nothing in Return, Please', 'Where to Put {plenty}'],
  want: [
    {
      id: 'no-table',
      A: 'partner',
      paragraphs: [
        [
          '“I’ve brought you a little something,” said {plenty.who}. {H} looked at it. The little something was {plenty.lot}.',
          '“I think that’s enough now,” said {plenty.cook}. {H} looked round the kitchen, and thought so too. They had {plenty.lot}.',
          '{H} opened the front door, and there stood {plenty.ordered}. “But we only ordered a little,” said {A}.',
          '“Just one more,” {H} had said, out picking, again and again. Now {H} was home, with {plenty.picked}.',
          '“Here’s some more,” said {H}, and put it with the rest. Now they had {plenty.grown}. There was no end to it.',
          '“And where does this go?” asked {H}. {A} did not know either. They had {plenty.came}.'
        ],
        { joins: true, both: ['It all went on the kitchen table, and then there was no kitchen table any more.'] },
        [
          'There were {plenty.several} on every chair. One had got into {A}’s slipper.',
          'Most of {plenty.stuff} was in the big bowl. Some of it had to go in {A}’s best vase.'
        ],
        { joins: true, both: ['“Where are we going to eat tonight?” asked {H}. {A} found room for one elbow. {H} wanted the table back by supper.'] }
      ]
    },
    {
      id: 'counted',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} began to count, for there were {plenty.several} everywhere. At nineteen {A} asked if it was going well. “Now I’ve forgotten,” said {H}, and began again. At twenty-four a bicycle bell rang outside, and the number was gone again.',
        'In the end they each counted half, and put the halves together. “A hundred and one,” said {A}. “Three,” said {H}, who had begun once more. So it was somewhere in between.'
      ]
    }
  ],
  way: [
    {
      id: 'where-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There must be somewhere else,” said {A}. They went to look. On the shelf there was room between two books, but not much. The bath was free. “Until somebody wants a bath,” said {H}.',
        '{A} opened the wardrobe, where a coat moved up politely. “It’d fit beside the coat,” said {A}. “The coat was there first,” said {H}. They shut the wardrobe again, and went back to the kitchen.'
      ]
    },
    {
      id: 'did-it-show',
      A: 'partner',
      paragraphs: [
        [
          'So they {plenty.deed}. {A} did the big part, and {H} did the rest. It took a good long while.',
          '“Then let’s eat,” said {A}. They ate {plenty.eat} hot, and they ate {plenty.eat} cold. At last {A} had to undo a button, and {H} had to lie down.',
          '“We’ll put some away,” said {A}. They pushed {plenty.stow} under the bed, until the bed stood on tiptoe. They put some behind the sofa too.'
        ],
        { joins: true, both: ['Then they looked at the kitchen table. You could not see that anything was gone.'] },
        '“We’ll give some away,” said {H}. They filled {plenty.big} and took it to the man two doors along. The man was very pleased. He went in, and came back with {plenty.pot} full of beetroot. “I’ve got too much of that,” said the man.'
      ]
    },
    {
      id: 'one-alone',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} took {plenty.one} away from all the rest, and they looked at that by itself. It was very nice. “It’s only too much when it’s all together,” said {A}.',
        '“Like us in the bathroom,” said {H}. {A} thought of the mornings. “Just like us in the bathroom,” said {A}.'
      ]
    },
    {
      id: 'carrying-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had filled {plenty.pot} so full that they walked as if it were asleep. {H} went in front to say when there was a step. “Step,” said {H}. There was none. “I only wanted to see if you’d listen,” said {H}.',
        'A lady with a pram let them go first. “Is that all for one person?” asked the lady. “No,” said {H}. “There’s one of these for everybody.” The lady went a little faster.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bell rang, and they both stood still. “Don’t open,” whispered {A}. “It’ll be more {plenty.bare}.” {H} went to the door on tiptoe. “Have you brought anything?” asked {H} through the door.',
        '“A letter,” said somebody. “Is it flat?” called {A}. It was quite flat. They opened the door just as wide as a letter, and the postman pushed it in. Before he could go, they gave him {plenty.bare}.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If you shut your eyes, it’s all gone,” said {H}. They both shut their eyes. It was lovely and dark in there. “I can still see {plenty.bare},” said {A} after a bit.',
        '“Try thinking of something else,” said {H}. {A} thought of the sea. That worked for some time. “What have you got?” asked {H}. “A ship is coming,” said {A}. “And I’m afraid I know what’s in it.”'
      ]
    },
    {
      id: 'wants-a-seat',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} only wanted to sit down. So {A} cleared a chair, and put {plenty.bare} on the next chair. Then somebody needed that one. {A} cleared it, back on to the first, and stood there.',
        '“You have to be quicker,” said {H}. {H} cleared a chair and sat down on it in one go. “That’s how,” said {H}. Only now there was nowhere to put what {H} was holding, so {H} sat there and held it.'
      ]
    },
    {
      id: 'presents',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’d make a good present,” said {A}. They thought about who had a birthday soon. There was a cousin, but not until spring. There was the lady at the bakery, perhaps. They had never asked.',
        '“We could just sing,” said {H}. “Most people stand still if you sing for them. And then you give it to them, before they can say that it isn’t today.” {A} said they would keep that plan for later.'
      ]
    },
    {
      id: 'elder-turnips',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small it was turnips,” said {S}. “A cart tipped over right outside our house. We had turnip soup, and turnip pie. On my birthday there was a turnip with a candle in it.”',
        '“Was it nice?” asked {A}. “The candle was nice,” said {S}. {S} looked at {plenty} for a while, almost fondly. “It could be a lot worse,” said {S}.'
      ]
    },
    {
      id: 'child-cup',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came to help, and had brought a bag from the toy shop. It was as big as a mouse. “Fill it up, please,” said {S}. {A} did what could be done. Not very much went in.',
        '{S} carried the bag away with both arms, as if it were heavy. “Now there’s less,” said {S} from the hall. And really, if you knew where to look, there was.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} went once round the table and smelled at all of it. It took a long time, even for {A}. At the end {A} sneezed, and that was {A}’s opinion.',
        'Then {A} lay down under the table. It was the only place in the kitchen with nothing on it. “{A} has found room,” said {H}.'
      ]
    },
    {
      id: 'baby-arms',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} saw the kitchen table, and {A}’s eyes grew quite round. {A} looked from one end to the other. Then {A} stretched out both arms, as wide as they would go.',
        '“Yes,” said {H}, “that’s how much.” {A} was very content with it. To {A} it was not one bit too much.'
      ]
    },
    {
      id: 'more-than-before',
      A: 'partner',
      paragraphs: [
        'They filled {plenty.pot} again, for the twins on the corner. It came back full of clothes pegs. They filled it for an old lady, and it came back full of left-hand gloves. Now all that was on the kitchen table too. “We’ve got more than before,” said {H}.',
        '{A} turned {plenty.pot} upside down and looked at it. “It’s because of {plenty.pot},” said {A}. “Nobody likes to give back {plenty.empty}. So they all put something in.”'
      ]
    },
    {
      id: 'left-gloves',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They each put on one of the gloves, for they were good gloves. Then they wanted to shake hands. But {H} had a glove on the left, and so did {A}. They turned this way and that way, like two people in a doorway.',
        '“Where are all the right ones?” asked {H}. “Somewhere there’s an old lady who’s got only those,” said {A}. “Perhaps they’re sisters,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'table-out',
      A: 'partner',
      paragraphs: [
        '“Then we won’t take {plenty.pot},” said {H}. “We’ll take the table.” {A} pulled, and {H} pushed. The kitchen table went along the hall with everything on it. It stopped outside the front door. “Please take some!” called {H} to everybody who came by. “But nothing in return, please!”',
        'A boy took as much as a boy can hold. A woman on a bicycle rode home very carefully. The old lady needed pegs, and the twins took gloves. The man two doors along looked at the beetroot. “Oh, beetroot,” said the man. “I’ve just run out of that.”'
      ]
    },
    {
      id: 'never-been-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The table had never been out of the kitchen before. In the open air it looked smaller, and a little shy. {H} patted it on one corner. “Everybody’s being nice to it,” said {H}.',
        'A pigeon came down and walked along the edge, like somebody who cannot decide. “It’s not a bad table,” said {A}. The two of them stood behind it like people in a shop.'
      ]
    },
    {
      id: 'talking',
      A: 'same',
      spare: 15,
      paragraphs: [
        'People took some, and then they stayed to talk. The twins had never met the man two doors along. “I’ve lived here for nine years,” said the man. “So have we,” said the twins, who were nine.',
        'They all said what they would do with {plenty.bare}. The old lady knew one way, and the woman on the bicycle knew a better one. {A} listened to both. “We could have done that,” said {A}. “No,” said {H} quickly.'
      ]
    },
    {
      id: 'table-in',
      A: 'partner',
      paragraphs: [
        'At last the table was empty, apart from {plenty.one} and a glove. They pushed it back into the kitchen. It had never looked so big. They had supper on it, with all their elbows.',
        [
          'Afterwards {H} put the glove into {plenty.pot}, for {plenty.mine}. “It’s to say thank you,” said {H}. “We can’t go there with {plenty.empty}.”',
          '“And what about this?” asked {A}. It was {plenty.kept}, and it was the last. {H} put it away on the shelf, right at the back. “We’ll keep that,” said {H}. “We don’t want to run out.”'
        ]
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in, and did not know where to look first.',
      '{names} went round the table, looking for an edge.',
      { text: '{names} cleared half a chair, and had nowhere to put it all.', needs: ['hands'] },
      { text: '{names} held the door, because the kitchen was full.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor for a while, where there was still room.',
      '{names} came along, to see what was in it this time.',
      { text: '{names} cleared one chair, and sat down on it at once.', needs: ['hands'] },
      { text: '{names} carried one end, and put it down twice.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood beside the table, and looked friendly.',
      '{names} watched everybody go home with something.',
      { text: '{names} pushed too, and the table went round the corner.', needs: ['hands'] },
      { text: '{names} waved off the last of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kitchen table stood where it always stood, and there was nothing on it at all.',
    '{H} washed, and looked under the blanket, to be on the safe side. There was nothing there either, only bed. {H} lay down in the middle of it.'
  ],
  last: [
    'In the kitchen there was room on every chair, and {H} was asleep.',
    'The front door was shut, nothing stood outside it, and {H} was asleep.'
  ]
})
