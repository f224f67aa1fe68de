import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const donkey = wishPlot({
  id: 'wish-donkey',
  wishes: ['donkey', 'donkeys', 'donkey carrying grapes', 'donkey grapes'],
  answers: ['stubborn', 'little', 'grey', 'field', 'ears', 'oranges', 'market', 'carrying'],
  except: [...NOT_WELL, 'kong', 'derby', 'nativity', 'christmas', 'shrek', 'ride', 'rides', 'riding', 'rode', 'beach', 'seaside', 'sand', 'pin', 'mary', 'bethlehem'],
  company: ['donkey'],
  about: 'A donkey will not set a hoof on the shiny floor, its driver argues, and the donkey is right.',
  titles: ['The Donkey Thought It Over', 'Mild, and Walking On', '{H} Stands Still', 'Six Reasons and a Carrot', 'An Argument With a Donkey'],
  want: [
    {
      id: 'the-edge',
      A: 'partner',
      paragraphs: [
        '{H} was a donkey, with a cushion on each side and the peg bag on top. {A} was the driver, and held a dressing-gown cord for a rein. They were on the way home to the stable, which was four chairs in the kitchen. There was supper in it.',
        'At the edge of the rug the donkey stopped. The rest of the floor was bare, and it shone. “Walk on,” said {A}. The donkey put both ears forward. It wanted to think about this first.'
      ]
    }
  ],
  way: [
    {
      id: 'pull-and-push',
      A: 'partner',
      paragraphs: [
        '{A} pulled at the cord. The donkey leaned back. {A} went round behind and pushed. The donkey leaned back there as well, and found it very comfortable. “You’re as stubborn as a donkey,” said {A}. “That’s what people say when they’re in a hurry,” said the donkey.',
        'Then {A} fetched a carrot, and held it out one step away. The donkey made its neck long, and longer, and ate the carrot from where it stood.'
      ]
    },
    {
      id: 'reasons',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Give me one reason,” said {A}. The donkey gave six. It was Tuesday. It had a peg in its ear. It had already been in a kitchen. The left cushion was thinking of slipping. It liked it here. And the sixth was private.',
        '“That last one’s no reason,” said {A}. “That was the best of them,” said the donkey.'
      ]
    },
    {
      id: 'bray',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The donkey said what it thought, so that they could hear it two fields away. “Eee,” it went, and breathed in. “Aww,” it went, and breathed out. You have to do it that way round. {A} tried, and got the hiccups.',
        '“You’re putting the aww in front,” said the donkey. “I’m only the driver,” said {A}, and hiccuped. “I can tell,” said the donkey.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A donkey can turn each ear by itself. {H} had two hands for that. One ear went round to {A}, and the other stayed with the supper.',
        '“Are you listening?” asked {A}. “With this one,” said the donkey. “And what do you hear with that one?” It listened for a moment. “Beans,” said the donkey.'
      ]
    },
    {
      id: 'load',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps you’ve got too much on,” said {A}, and took out a peg. The donkey felt how that was. It was better on the left now, and worse on the right. {A} took one out on the right as well.',
        'By and by {A} was carrying all the pegs, and one of the cushions. The donkey carried the other cushion, and its ears. “Now I’m ready,” it said. “I only don’t want to.”'
      ]
    },
    {
      id: 'company',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A donkey doesn’t like to go anywhere by itself,” said the donkey. “It wants another one.” So {A} put a sock over each hand for ears, and stood beside it. They both looked at the shiny floor.',
        '“Well?” asked the donkey. “I see what you mean,” said {A}. It was a quarter of an hour before {A} remembered about being the driver.'
      ]
    },
    {
      id: 'the-law',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} got a newspaper, and read something out of it. “It says here that donkeys have to walk on,” said {A}. The donkey looked over {A}’s shoulder. “That’s the weather,” it said. “It says mild.”',
        '“Mild, and walking on,” said {A}. The donkey took the corner of the weather between its lips and felt it. “I don’t find that in it,” said the donkey.'
      ]
    },
    {
      id: 'cross-on-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They passed the time. With one finger {A} drew the dark stripe down the donkey’s back, and another across the shoulders. All grey donkeys have those. “So you know where to put the bags,” said the donkey.',
        '“You remember every road you’ve ever been on,” said {A}. “So why not this one?” “I remember it perfectly,” said the donkey. “This morning it didn’t shine.”'
      ]
    },
    {
      id: 'my-mule',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Our baker had one,” said {S}. “It knew all the houses. It stopped at every door where there was an apple.” “And what did the baker do?” asked {A}.',
        '“He got out and sold some bread, since he was there. He used to say that he had bought the donkey. But it was the donkey’s round.” {S} found an apple in the bowl and gave it to {A}, for old times’ sake.'
      ]
    },
    {
      id: 'foal',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the foal, and mostly legs. {S} came up behind and stood under {A}’s chin. “What are we stopping for?” asked {S}. “I’m thinking,” said {A}.',
        '{S} thought as well. You could see it by {S}’s ears. “What are we thinking?” asked {S} after a bit. “No,” said {A}. “Oh, good,” said the foal. “So was I.”'
      ]
    },
    {
      id: 'round-the-back',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came along the rug and stopped beside the donkey. {A} looked at the shiny floor too, and had a smell of the edge, and drew back.',
        '“That’s two against one,” said the donkey. {A} lay down. It looked like a long wait.'
      ]
    },
    {
      id: 'not-that-you-wont',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the rug. “A horse runs away when it isn’t sure,” said {A}. “A donkey stands still until it is. You’re not being stubborn. You just don’t know what that is.” “It shines,” said the donkey. “It could be water. Nobody’s told me how deep.”',
        '“It’s only the floor,” said {A}. “Watch me.” {A} stepped off the rug, with the pegs under one arm. Somebody had mopped there, and had not mentioned it. Both of {A}’s feet went on ahead, and {A} sat down, and the pegs went everywhere.'
      ]
    }
  ],
  turn: [
    {
      id: 'how-deep',
      A: 'partner',
      paragraphs: [
        'The donkey looked down at {A}. “How deep is it?” it asked. “Up to here,” said {A}, and felt. It was the seat of the trousers. “I’d thought about that,” said the donkey, and turned one ear away, so as not to be rude.'
      ]
    },
    {
      id: 'lost-argument',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could have told me,” said {A}. “I did,” said the donkey. “I stood here for half an hour and told you.” {A} went over it all again in {A}’s head, the pulling and the pushing and the carrot.',
        '“Then I’ve lost,” said {A}. The donkey said that nobody was counting. But it held its ears as if somebody had been.'
      ]
    },
    {
      id: 'pegs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the edge of the rug the donkey fished for pegs. It had a long neck and good lips, and it got four. {A} threw it the rest, and it stood there and let them hit it.',
        '“One’s gone under the stove,” said {A}. “I’ll remember where it is,” said the donkey. “For twenty-five years. You only have to ask me.”'
      ]
    },
    {
      id: 'paper-road',
      A: 'partner',
      paragraphs: [
        '“What would you walk on?” asked {A}. The donkey had known that all along. “On something that stays where it is,” it said. “Give me the newspaper.” {A} laid out page after page, right across the wet floor.'
      ]
    },
    {
      id: 'each-hoof',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A donkey puts its feet down very neatly, one in front of the other. {H} tested the first sheet with a toe. Then {H} gave it a little weight, and listened for a splash.',
        'On the third there was a picture of a man with a moustache. The donkey would not tread on him. {A} had to turn him over. On the back was a sale of sofas, and that was all right.'
      ]
    },
    {
      id: 'lead-the-driver',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {A} had to get up, and would not. “I’m thinking about it,” said {A}. The donkey did not pull, and it did not push. It stood beside {A} and looked the same way.',
        'They stood like that for a bit. Only the trousers dripped. “Now,” said {A}, and took hold of the peg bag, and was led.'
      ]
    },
    {
      id: 'stable',
      A: 'partner',
      paragraphs: [
        'So {H} went over, page by page, quite dry, at a donkey’s pace. {A} came last, on the same sheets, holding on to the donkey’s tail.',
        'In the stable there were beans. “Next time I’ll ask you first,” said {A}. “Next time I won’t know either,” said the donkey. “But I’ll stop.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped at the edge as well, for no reason.',
      '{names} sat down behind the donkey, as traffic does.',
      { text: '{names} counted the pegs in the bag, since there was time.', needs: ['hands'] },
      { text: '{names} laid clean straw in the stable, which was tea towels.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed too, lower down, and that was comfortable as well.',
      '{names} got the green end of the carrot, which the donkey had left.',
      { text: '{names} fetched an oat biscuit, and the donkey ate that from where it stood.', needs: ['hands'] },
      { text: '{names} scratched the donkey between the ears, and it leaned back further.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed on the rug, on the donkey’s advice.',
      '{names} kept well away from the wet part.',
      { text: '{names} picked the pegs out of the water, one by one.', needs: ['hands'] },
      { text: '{names} held out a towel for the seat of the trousers.', needs: ['hands'] }
    ]
  },
  bed: [
    'By then the floor was dry, and did not shine any more. They put the chairs back, and hung up the trousers.',
    'When {H} had washed, there was only the bed to get into. {H} stood in front of it with both ears forward. Then {H} felt the edge with one hand. It was soft, and stayed where it was.'
  ],
  last: [
    'It had been thought over from all sides, and {H} was asleep.',
    'One ear was still turned to the kitchen, but {H} was asleep.'
  ]
})
