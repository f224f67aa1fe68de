import { wishPlot } from '../wish-plot.ts'

export const oncePartOfTheDoor = wishPlot({
  id: 'wish-once-part-of-the-door',
  tellsAny: 'once',
  about: 'They make a play of what somebody did, and whoever did it is no good in it for looking like somebody who did; as the door in the third act, with nobody looking, it is simply done.',
  titles: ['The Part of the Door', 'A Play in Three Acts', 'Eleven Soups', 'Five Cushions and a Door', '{H} Does Not Say the Last Line'],
  company: ['sofa', 'cushions', 'table', 'door', 'lamp', 'curtain'],
  want: [
    {
      id: 'three-acts',
      A: 'partner',
      paragraphs: [
        '“{once},” said {H}, “and there isn’t even a play of it.” So they made one, in three acts: before, {once.doing}, and after.',
        'The sofa was the audience, with five cushions. {H} wore a tea towel, and that meant {once.who}. {A} was everything else, and above all the door.'
      ]
    },
    {
      id: 'ordinary-tuesday',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What happens before {once.doing}?” asked {A}. “Nothing,” said {H}. “That’s why it’s called before.” But somebody had to be it. So {A} was an ordinary Tuesday, and came on from the left with an umbrella.',
        '“More ordinary,” said {H}. {A} put the umbrella down and looked for the other glove. “That’s it,” said {H}. “Nobody would think that anything was coming.” It was such a good Tuesday that they had it twice.'
      ]
    },
    {
      id: 'row-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was some trouble in the audience. The big cushion sat in front of the small one. The small one had come only for {once.doing}. {A} asked the big one to move. It leaned to one side and said nothing.',
        '“Perhaps it’s paid for that seat,” said {H}. They looked underneath for the ticket and found a raisin. “That’s row one,” said {A}. There was nothing to be done, so the small one got a hat to sit on.'
      ]
    }
  ],
  way: [
    {
      id: 'whisperer',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Every play has somebody who whispers, in case. {A} sat under the table with a torch. “Now you {once.your},” whispered {A}, when {H} had only just come on. “I know,” said {H}. “That was a pause.” “It looked like forgetting.”',
        'They agreed that {A} should whisper only if {H} pulled an ear. But the ear itched. In one short scene {H} was told four times to {once.do}, and once more while bowing.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Before {once.doing} there has to be a drum roll,” said {A}. There was a biscuit tin for it, and two spoons. It was a good one, and it rose and rose. {H} stood ready and could not find the place to begin.',
        '“I can’t stop until something happens,” called {A}. “That’s the rule.” “I can’t start until you’ve stopped,” said {H}. In the end the lid fell off the tin, and that had to be what happened.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had one word in the play, and it was “Oh”. It came when somebody began to {once.do}. {S} said it in good time, and then all through act one, and to each of the cushions.',
        '“It isn’t oh yet,” said {A}. “It is for me,” said {S}. So when it really came to {once.doing}, there was no oh left. {S} put both hands over {S}’s mouth instead, and it was far more like one.'
      ]
    },
    {
      id: 'who-plays',
      A: 'partner',
      paragraphs: [
        '“Act two!” called {H}, and {A} swung open, being the door. In came {once.who}, without a tea towel. “So it’s about {once.mine},” said {once.who}. “I know how that goes.” {H} had looked forward to act two all day, and took off the tea towel.',
        { extra: 1, both: ['It was a good tea towel. But it was only a tea towel.'] }
      ]
    },
    {
      id: 'photograph',
      A: 'partner',
      paragraphs: [
        'So {once.who} put on the tea towel, began to {once.do}, and looked at the sofa. It was like a photograph of {once.doing}.',
        { extra: 1, both: ['There was a little more of it, and then another look, with a smile.'] },
        { extra: 2, both: ['“They don’t believe it,” whispered {H}, and meant the cushions. “I don’t believe it either,” said {once.who}, “and I was there.”'] }
      ]
    },
    {
      id: 'clapping',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the most difficult moment of {once.doing} everything stopped. “What’s the matter?” asked {A}. “There was clapping,” said {once.who}. There had been no clapping. It had been the fridge.',
        '{H} clapped a bit, so as to get it over. Then it all began again, and now a gap was left for the clapping every time. They were fine gaps. Later on, nobody could remember what had been between them.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t look at the sofa,” said {A}. “Look at something else.” So {once.who} looked at the lamp, and then it was {once.doing} at a lamp. With the window it was no better.',
        '“And if I turn my back to them?” asked {once.who}. That was tried as well. It was now {once.doing} by somebody who hoped very much to be good from behind. {H} went and stroked the small cushion, who had expected more.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was in the play too, without having been asked. Right in the middle of {once.doing}, {A} did what {A} did on any evening. The sofa might not have been there.',
        '“How natural that is!” said {once.who}. “Has {A} been on the stage for long?” “Never,” said {H}. They watched {A} for a good while. There was nothing that could be learned from it, and that was what was so good.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had already written about it for the newspaper. “The best of all was {once.doing},” {A} read out. “But that hasn’t gone right yet,” said {H}. “They print it early,” said {A}. “They can’t wait for people.”',
        '{H} asked what else it said. It said that the sofa had been deeply moved. “Moved where?” asked {H}. {A} turned the page over, but there was no more. So they pushed the sofa a bit to the left.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was in a play once,” said {S}. “Nobody in it could {once.do}, so it was mostly trees. I was the third tree.” “Was that a big part?” asked {A}. “I had a branch,” said {S}.',
        '“Afterwards they all said how true to life the third tree was. They asked how I’d done it.” {S} bent down and said it low. “I’d been wondering the whole time if I’d left my sandwich on the bus.”'
      ]
    },
    {
      id: 'looks-like',
      A: 'partner',
      paragraphs: [
        '{A} had been standing at the wall, shut. “You’re trying to look like somebody who {once.did},” said {A}. “What did you look like then?” “No idea,” said {once.who}. “I was busy.”'
      ]
    },
    {
      id: 'the-door',
      A: 'partner',
      paragraphs: [
        '{H} thought of a part in which nobody has to look like anybody. “Would you like the door?” asked {H}. “You needn’t {once.your}. You’re shut, and if somebody comes, you’re open.”',
        { extra: 1, both: ['{A} had been proud of that door, but showed how it was meant.'] },
        'And {once.who} {once.was} a very good door. It creaked once, where that was right, and never looked at the sofa.'
      ]
    },
    {
      id: 'other-doors',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Which others can you do?” asked {A}. {once.who} did a cupboard, which was narrower, and then a fridge, with a hum. The shop was the best. You could all but hear the bell.',
        '“And you’d never think of {once.doing},” whispered {H}. “You’d think of milk.” They went in and out of the shop until everything in it was sold. Then {A} had to go in once more, because of the change.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“Is it a true story?” asked {A}, with a seat between two cushions. “All of it,” said {H}. “Then I’ve been to the place where you can {once.your},” said {A}. “It was shut for lunch, but I saw the chairs.”',
        'They wanted to know how the chairs had stood. {A} came up and looked, and moved one of them by the width of a thumb. After that it was exactly so. Nobody quite liked to sit on it any more.'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody in act three still had to be told of it, and be amazed. “What,” said {A}, “{once}?” It sounded as if there was no butter.',
        'They tried it with a hand on the heart, and then sitting down. It was best with a spoon, which {A} let fall. “{once}?” said {A}, and the spoon said the rest. “But don’t crawl about for it afterwards,” said {H}. “It spoils it if they see you find it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was put with the cushions and was the sixth, and the hardest of them to please. When {once.doing} began, {A} looked at the lamp. When it ended, {A} looked at {A}’s own foot, and for much longer.',
        '“It needs more foot,” said {H}, and put in a foot. It came on from the side, in a sock. Then {A} laughed as nobody had laughed all evening. The other five looked as if they had seen it coming.'
      ]
    }
  ],
  turn: [
    {
      id: 'act-three',
      A: 'partner',
      paragraphs: [
        'Now {H} gave them {once.doing}, as well as anybody who has only heard of it. In act three {H} came home through the door, and sat down with {A} and a bowl. Nobody looks at the door when everybody is home.',
        'And over by the wall {once.who} simply {once.did}.'
      ]
    },
    {
      id: 'soup',
      A: 'partner',
      paragraphs: [
        '{H} saw it past the rim of the bowl. One line was left, and then all would turn round. “And then I had some soup,” said {H}, which was not in the play. “What kind?” asked {A}, and looked hard at the bowl.',
        'It was leek, then tomato, then barley. {once.who} {once.was} still {once.doing}. It took seven soups.'
      ]
    },
    {
      id: 'two-halves',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Behind the bowl they compared. “I’ve got the beginning,” whispered {H}. “I’ve got from the hard part on,” whispered {A}. They laid the two halves together, quite low, over the table. All of {once.doing} was there but for one spoonful in the middle.',
        '“That was the barley,” whispered {H}. “I had to blow on it.” They left a gap there of about that size. You could see very well what must have gone in it.'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        '“The end,” said {H}, when {once.doing} was over, and a cushion fell off the sofa. “Was I any good as the door?” asked {once.who}. “Near the end I forgot about it.” “We saw,” said {H}. “It was act two. It only came in act three.”',
        { extra: 1, both: ['They took their bows, {H} with the spoon and {A} with the bowl.'] },
        { extra: 2, both: ['The door bowed as doors do. It opened, and was shut again.'] }
      ]
    },
    {
      id: 'once-more-the-door',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The cushions wanted more. It was plain, for none of them had gone home. “Shall we give them {once.doing} again?” asked {A}. “It’s been done,” said {H}. So they were given the door, all alone, with nobody coming.',
        'It opened. It waited a little. Nobody was there, and it did not mind, and shut. “I’d like one of those at home,” whispered {A}. “You are at home,” whispered {H}, and {A} looked at the other door, which only stood there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped up on the sofa, as more audience.',
      '{names} sat on the arm of the sofa, which was the best seat.',
      { text: '{names} sold the cushions their tickets.', needs: ['hands'] },
      { text: '{names} raised the bath towel, on the first act.', needs: ['hands'] }
    ],
    way: [
      '{names} sat like a photograph too, until it itched.',
      '{names} slipped in through the door, while it was open anyway.',
      { text: '{names} coughed at the side, to say that it was time.', needs: ['hands'] },
      { text: '{names} oiled the hinge of the door with one finger, and it giggled.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to supper in the play, with a good appetite.',
      '{names} blew on the soup, so that there was more time.',
      { text: '{names} passed the spoons along, and did not turn round.', needs: ['hands'] },
      { text: '{names} salted the seventh bowl, only to be busy.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions were only cushions now, and the tea towel hung on its hook. The door was left open a hand’s width.',
    'They washed and lay down. {H} looked at the ceiling and thought of {once.doing}, and did not look at the door.'
  ],
  last: [
    'Behind the door there might be anything, even {once.doing}. Nobody looked, and {H} slept.',
    'Like {once.doing}, it happened when nobody was looking: {H} was asleep.',
    'Act four came after {once.doing}, and after the soup, and in it {H} slept.'
  ]
})
