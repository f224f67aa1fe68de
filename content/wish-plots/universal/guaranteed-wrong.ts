import { wishPlot } from '../wish-plot.ts'

export const guaranteedWrong = wishPlot({
  id: 'wish-question-stall',
  tellsAny: 'question',
  moods: ['question'],
  about: 'Somebody keeps a stall of wrong answers at one peg each; the true one, if anybody knows it, is under the chair, and costs nothing.',
  titles: ['All of Them Wrong', 'One Peg Each', '{H} and the Stall of Answers', 'Not for Sale', 'Guaranteed'],
  want: [
    {
      id: 'stall',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. {A} had only been waiting for a customer. In no time there was a tea towel over a chair, and behind the chair stood {A}. “Answers!” called {A}. “All fresh, and all wrong. One peg each.”',
        '“Wrong ones?” said {H}. “The right ones are sold out,” said {A}. “But these are well made.” {H} went and got the peg bag, and put one peg on the tea towel.',
        [
          '“{wrong.one},” said {A}. {H} turned that over in both hands. “{but.one},” said {H}. {A} bent down to have a look. “So that’s where the draught came from,” said {A}. It had cost a peg all the same.',
          '“{guess},” said {A}. It was quite wrong, and it had cost a peg.'
        ]
      ]
    }
  ],
  way: [
    {
      id: 'bigger',
      A: 'partner',
      spare: 1,
      paragraphs: [
        [
          '“Haven’t you got a better one?” asked {H}. {A} bent down and felt about under the chair. “There’s this one,” said {A}, and blew on it. “{wrong.two}.”',
          '“Haven’t you got a better one?” asked {H}. {A} bent down and felt about under the chair. “There’s this one,” said {A}, and blew on it. “{guess}.”'
        ],
        [
          '{H} bent it a little, to see whether it would hold. “{but.two},” said {H}, and it broke clean through the middle. “You weren’t to think about it,” said {A}, and put both halves by for somebody else.',
          '“That’s no truer than the other,” said {H}. “No,” said {A}, “but now you’ve got two.” And another peg was gone.'
        ]
      ]
    },
    {
      id: 'guarantee',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What if one of them’s right by mistake?” asked {H}. “Then you get your peg back,” said {A}. “That’s the guarantee.” So they tested one. {H} held it up to the lamp, and {A} knocked on it with a spoon.',
        '“Hear that?” said {A}. “Hollow all the way through.” {H} was almost sorry. It had been such a sure one. But a guarantee is a guarantee, and the peg stayed where it was.'
      ]
    },
    {
      id: 'only-looking',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m only looking,” said {H}. “Look as long as you like,” said {A}, and laid some out on the tea towel. There was nothing there that anybody could see. {A} put them straight all the same.',
        '“What’s this one?” asked {H}, and pointed at a corner. “Careful,” said {A}, “that’s got a long tail.” {H} let go of the corner at once and stepped back. Something had very nearly been broken.'
      ]
    },
    {
      id: 'old-one',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I bought one of those when I was small,” said {S}. “{guess}. I’ve still got it.” “And is it still wrong?” asked {A}.',
        '“As wrong as on the first day,” said {S}. “They made them to last in those days.”'
      ]
    },
    {
      id: 'half-price',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The pegs were going down fast, so {H} asked for something smaller. “I can do you half of one,” said {A}, “for half the price.” {H} opened a peg a little way, as far as half. “It’s because,” said {A}.',
        '“And then?” asked {H}. “Then comes the other half,” said {A}. {H} turned it over, but there was nothing written on the back. “It’s a good half,” said {A}. “Most people never get as far as because.”'
      ]
    },
    {
      id: 'customer',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The next customer was {A}. {A} had come without a peg, and asked for nothing. {A} only looked.',
        '“You’ve got the right idea,” said {H}. “That’s how to get through a shop.”'
      ]
    },
    {
      id: 'lunch',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'All at once {A} pulled the tea towel over the chair. “Closed,” said the tea towel. “We’re at lunch.” {H} knocked on the chair, first with one finger and then with two.',
        '“What are you having?” asked {H}. “Soup,” said the tea towel, and went on eating for a long time without a spoon. Then it slid down, and there was {A}, wiping a chin with nothing on it. “Yes, please?” said {A}.'
      ]
    },
    {
      id: 'broken-one',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I’d like to complain,” said {H}. “I tried one on the kitchen tap, and it explained nothing.” {A} wanted to know how it had been held. {H} showed how. “That’s the wrong way up,” said {A}.',
        'So {H} said it to the tap again, from below and backwards. The tap let go of one drop. “There,” said {A}. “It’s thinking about it.” They watched, in case there was a second drop. There wasn’t.'
      ]
    },
    {
      id: 'new-goods',
      S: 'other',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'Then {S} thought of a new line of goods. “True answers,” said {S}, and kept the left half of the tea towel free for them. {A} bent down to see. The left half was quite empty.',
        '“There’s nothing on it,” said {A}. “It’s early yet,” said {S}. They both looked at the empty half. It was the tidiest part of the stall, and nobody could say that anything on it was wrong.'
      ]
    },
    {
      id: 'small-question',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I want to sell something too,” said {S}. “I’ve got a question. It’s hardly been used.” “What is it?” asked {A}. “Why,” said {S}.',
        '{A} paid a whole peg for that one. It was short, but it went with everything.'
      ]
    },
    {
      id: 'weighed',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Which one’s the heaviest?” asked {H}. {A} held out both hands and put an answer into each. The left hand went down a bit, and then the right one. After that both of them came up again.',
        '“They weigh nothing at all,” said {H}. “That’s what makes them so handy,” said {A}. “You can carry twenty, and still run.” {H} ran once round the table with all of them. It was true.'
      ]
    },
    {
      id: 'shelf-life',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{H} wanted to know how long a wrong one would keep. “Till somebody laughs,” said {A}. They both kept their mouths shut, to make this one last. {A} looked at the wall, and {H} looked at the pegs.',
        'It was {H} who snorted first, through the nose. “That’s that one gone off,” said {A}. “You can’t sell them after that.”'
      ]
    },
    {
      id: 'who-makes-them',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Where do you get them all?” asked {H}. “They come in every morning,” said {A}. “Some are found in the bed, and lots of them in the bath.” {H} thought of the bath. It did seem likely.',
        '“And the very big ones?” asked {H}. “In queues,” said {A}. “Stand behind two people for a while, and you’ll hear one.”'
      ]
    },
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        '“I’d like to bring one back,” said {H}. “Please make it into one that’s right.” {A} turned it inside out and pulled it straight.',
        '“Well?” asked {H}. “It’s still wrong,” said {A}. “Only now you can see the seams.”'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        [
          '“Then let me sell one,” said {H}, and they changed places. “{question}” asked {A}, and put down a peg. “{wrong.three},” said {H}, before the peg had stopped rocking. {A} thought it over. “{but.three},” said {A}.',
          '“Then let me sell one,” said {H}, and they changed places. “{question}” asked {A}, and put down a peg. “{guess},” said {H}, before the peg had stopped rocking.'
        ],
        '“It was quick, though,” said {A}. “Where did you find it?” {H} looked under the chair. There were two feet and some floor. “I just opened my mouth,” said {H}, “and there it was.” “That’s how all the wrong ones are made,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-chair',
      A: 'partner',
      paragraphs: [
        '{H} put the peg back into {A}’s hand. “{question} And I don’t want one that was just there. I want one that came from somewhere.” {A} looked left and right, as if the shop were full.',
        ['{known}“There is one,” said {A}. “But that’s not for sale. Somebody told it to me once, for nothing, so I can’t take a peg for it.” {A} brought it up with both hands. “{fact},” said {A}.', '“I haven’t got one,” said {A}, and showed both hands. “I don’t know it, and nobody here does.” {H} put the peg back in the bag. It was the first thing at this stall that was true, and so it cost nothing.']
      ]
    },
    {
      id: 'no-guarantee',
      A: 'partner',
      paragraphs: [
        ['“And what about the guarantee?” asked {H}. “This one doesn’t need one,” said {A}. “You can look for yourself.” {try}']
      ]
    },
    {
      id: 'told-on',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          'By now {S} wanted to know it too. “Guess first,” said {A}. {S} shut both eyes for it. “{wrong.one},” said {S}. {A} nodded, because that one was known here. “{but.one},” said {A}. “We’ve had that one back already.”'
        ],
        [
          '{known}Then {A} told {S} the true one, and left nothing out, not even who had said it. {S} listened to the end. “Mine was shorter,” said {S}. “They always are,” said {A}. “That’s how you know them.”'
        ]
      ]
    },
    {
      id: 'smaller',
      A: 'same',
      spare: 13,
      paragraphs: [
        ['{known}{H} said it over once, to see how it felt. It was plainer than the ones with pegs on. “It doesn’t shine much,” said {H}. “No,” said {A}. “But you can bite on it.” {H} did, and it held.']
      ]
    },
    {
      id: 'for-nothing',
      A: 'partner',
      paragraphs: [
        ['{known}“Is there any more of it?” asked {H}. “There must be,” said {A}. “We’ll have to look up the rest.” “Tomorrow,” said {H}. “And then I’ll give it to somebody at breakfast.”', '“Somebody will know it,” said {H}. “We’ll have to look it up,” said {A}. “Tomorrow,” said {H}. “And then I’ll give it away at breakfast.”'],
        ['{known}“What will you take for it?” asked {A}. “Nothing,” said {H}. “It isn’t that sort.” {A} counted all the pegs back into the bag. One wrong answer {H} kept, because it was so well made.', '{A} counted all the pegs back into the bag. One wrong answer {H} kept, because it was so well made.']
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lined up behind {H}, with nothing to pay with.',
      '{names} came as the second customer, and went round again as the third.',
      { text: '{names} squeezed an answer, as you squeeze a tomato, and put it back.', needs: ['hands'] },
      { text: '{names} hung out a tea towel flag, so that more customers would come.', needs: ['hands'] }
    ],
    way: [
      '{names} crept in under the counter, where the best ones lay.',
      '{names} sat down on the tea towel, right on a fresh answer.',
      { text: '{names} haggled with two fingers, and got half an answer for half a peg.', needs: ['hands'] },
      { text: '{names} sorted the wrong answers by size.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very quiet, since this cost nothing.',
      '{names} came up close, to see what was under the chair.',
      { text: '{names} wrapped one wrong one in paper, for breakfast.', needs: ['hands'] },
      { text: '{names} wrote “Closed” on a bit of paper, and stood it on the chair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel went back to its hook, and the chair was only a chair. The pegs lay down in their bag, every one of them.',
    'After that {H} washed both hands, which had been full of answers, and lay down.'
  ],
  last: [
    'The stall was closed, the pegs were in their bag, and {H} was asleep.',
    'What cost nothing weighed hardly anything. {H} was asleep, and still had hold of it.'
  ]
})
