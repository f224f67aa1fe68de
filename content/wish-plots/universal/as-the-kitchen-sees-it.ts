import { wishPlot } from '../wish-plot.ts'

export const asTheKitchenSeesIt = wishPlot({
  id: 'wish-question-kitchen',
  tellsAny: 'question',
  moods: ['question'],
  about: 'The hero asks the clock, the kettle and the broom, each with its own voice and quite sure; a pea on the floor, which has no voice, is right.',
  titles: ['Ask the Kettle', 'The Clock Wins by Two', '{H} Asks Everybody in the Kitchen', 'What the Pea Said', 'As the Kitchen Sees It'],
  want: [
    {
      id: 'others',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}, in the kitchen after supper. {A} was drying the last spoon. “Have you asked the others?” said {A}. {H} looked round. There were only the clock, the kettle and the broom.',
        '“They can’t talk,” said {H}. “They can,” said {A}. “They’ve only been waiting for somebody to do the voices.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How do you talk to a kettle?” asked {H}. “Politely,” said {A}, “and always into the spout.” {H} said good evening into the spout. Then {H} walked once round the broom, to find out where its face was.',
        '“Good evening,” said {H}. “Good evening,” said the broom, from the back of its head. It didn’t seem to mind.'
      ]
    }
  ],
  way: [
    {
      id: 'clock',
      A: 'partner',
      paragraphs: [
        [
          '“{wrong.one},” said the clock, in {A}’s deepest voice. “I’ve been all round it twice today.” “{but.one},” said {H}. “I can’t stop now,” said the clock.',
          '“{guess},” said the clock, in {A}’s deepest voice. “I’ve been all round it twice today.” “Are you sure?” asked {H}. “I can’t stop now,” said the clock.'
        ]
      ]
    },
    {
      id: 'without-a-lid',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Has any of you ever met {seen.a}?” asked {H}. It went very quiet. None of them had been out of the kitchen much. So {H} showed them, in the middle of the floor. {H} {seen.move}.',
        '“How interesting,” said the kettle. “And all that without a lid.” “And nobody holds it by the handle?” asked the broom. The clock only wanted to know if it could be done any faster.'
      ]
    },
    {
      id: 'kettle',
      A: 'partner',
      paragraphs: [
        [
          '“That clock’s never been off its wall,” said the kettle, through {A}’s nose. “When I was hot, I knew everything. {wrong.two}.” “{but.two},” said {H}. The kettle had been cold for hours. “It looked better with steam on,” it said.',
          '“That clock’s never been off its wall,” said the kettle, through {A}’s nose. “When I was hot, I knew everything. {guess}.” The kettle had been cold for hours. “It looked better with steam on,” it said.'
        ]
      ]
    },
    {
      id: 'fridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} opened the fridge a crack, and at once there was a light inside. “It’s had an idea!” cried {H}. “Shut the door,” said the fridge, in {A}’s coolest voice. “It’ll go off.”',
        '{H} shut the door, waited for a bit, and opened it again. “Still the same idea?” asked {H}. “Still the same,” said the fridge. “It’s the only one I’ve got, and I need it for the milk.”'
      ]
    },
    {
      id: 'spoons',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the drawer were the other spoons, one behind another, and all lying the same way. “And what do you think?” asked {H}. “The same as the one in front,” said the last spoon. “The same as the one in front,” said the next.',
        'That went on through the whole drawer. “And you?” {H} asked the one right at the front. “I’m only waiting to hear it from the back,” said the spoon.'
      ]
    },
    {
      id: 'fast-clock',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“That clock’s always been fast,” said {S}. “It answers before you’ve asked it.” {A} stood under it, and breathed in. {S} held up a finger. “Tock,” said the clock.',
        '“There,” said {S}. “That was it.” “What was it the answer to?” asked {A}. “How should I know?” said {S}. “You haven’t asked it yet.”'
      ]
    },
    {
      id: 'cupboard-side',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then {H} asked {A}, who was no thing, but lived here all the same. {A} looked at the place where the food came from. {A} looked at {H}, and then at the place again.',
        '“That’s how you see it,” said {H}, and thanked {A} very much. At least {A} hadn’t said a word about the kettle.'
      ]
    },
    {
      id: 'one-hand',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put a hand into the oven glove, so that was {H}’s one to do. The oven glove looked round at all of them. “On the one hand,” it said. They waited.',
        '“And on the other?” asked the kettle. The oven glove looked to the left and to the right. “There’s only ever been one of me,” it said.'
      ]
    },
    {
      id: 'broom',
      A: 'partner',
      paragraphs: [
        [
          '“You two only see the tops of things,” said the broom, all scratchy. “I’ve been underneath. {wrong.three}.” “{but.three},” said {H}. “Then it’s been swept since,” said the broom.',
          '“You two only see the tops of things,” said the broom, all scratchy. “I’ve been underneath. {guess}.” “Where was that?” asked {H}. “It’s been swept since,” said the broom.'
        ]
      ]
    },
    {
      id: 'tea-towel',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve had hold of everything in this kitchen,” said the tea towel from {A}’s shoulder. “I can tell you what it is.” They all came a bit closer. It was so still that you could hear the fridge.',
        '“It’s wet,” said the tea towel. “What is?” asked {H}. “Everything,” said the tea towel. “You only have to wait.”'
      ]
    },
    {
      id: 'had-to-be-said',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Now me,” said {H}, and was the chair. “I’ve been standing here all day,” said the chair, “while everybody else sat.” “That isn’t an answer,” said the kettle. “No,” said the chair, “but it had to be said.”',
        '{A} had been leaning on it, and stood up straight. For a while nobody liked to sit down.'
      ]
    },
    {
      id: 'salt',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the salt. “And what do you say?” asked {A}. “Salt,” said {S}. {A} asked it once more, and slower. “Salt,” said {S}, slower too.',
        '“It’s only got the one word,” {A} told the others. “But it’s right about that.” Nobody else in the kitchen had been right so far.'
      ]
    },
    {
      id: 'flat',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put both arms flat on the table, and was the table. “I’ve had elbows on me all day,” it said, “and plates. And nobody’s ever asked me how I am.” So {A} asked it.',
        'The table had to think. It had been ready for any question but that. “Flat,” said the table. “But thank you.”'
      ]
    },
    {
      id: 'three-sides',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“You have to see it from above,” said the clock. “From below,” said the broom. “From inside, with the lid on,” said the kettle. {H} looked at the teapot from above, and from below, and then with a pan on.',
        '“And?” asked {A}. “From above it’s a lid,” said {H}. “From below it’s a bottom. And from in here it’s gone, and smells of soup.”'
      ]
    },
    {
      id: 'holding-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was getting too fast for {A}. “After you,” said the clock, through its nose. “No, after you,” said the kettle, and it was all scratchy. Then the broom said tock.',
        '“That wasn’t yours!” said {H}. “I was only holding it for the clock,” said the broom. {A} had to drink a cup of water, until every voice was back where it belonged.'
      ]
    },
    {
      id: 'vote',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H} again. So they voted, with hands up. Only the clock had any, and it won by two. “They’re all so sure,” said {H}. “I’m too busy with the voices to think,” said {A}, quite hoarse.'
      ]
    }
  ],
  turn: [
    {
      id: 'pea',
      A: 'partner',
      paragraphs: [
        '“Then who hasn’t got a voice?” said {H}, and lay down on the floor. Under the cupboard lay a pea, left over from some supper or other. {A} lay down too.',
        ['{known}“{question}” asked {H}, not very loudly. It was a while before anything came. “{fact},” said the pea. “That was just you!” said {H}. “I forgot to do a voice,” said {A}. “I was thinking.”', '“{question}” asked {H}, not very loudly. It was a while before anything came. “I don’t know,” said the pea. “Nobody in this kitchen does.” “That was just you!” said {H}. “I forgot to do a voice,” said {A}. “I was thinking.”']
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 12,
      paragraphs: [
        ['{known}“How do you know?” {H} asked the pea. “Nobody’s ever asked me,” said the pea, “so I’ve had time to listen.” “Who to?” “To somebody who knew.” They stayed where they were, with their chins on the floor. It was quite a good place to listen.']
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      paragraphs: [['“Let’s see if it’s right,” said {A}. {try} The pea never said that it had told them so.']]
    },
    {
      id: 'my-very-words',
      A: 'partner',
      paragraphs: [
        ['{known}“Just what I’ve been saying,” said the clock. “My very words,” said the kettle. The broom had been just about to say it. “Is there any more to it?” {H} asked the pea. “I’m only a pea,” said the pea. “You’ll have to look up the rest tomorrow.” {H} put it in an eggcup, for the view.', '“Just what I’ve been saying,” said the clock. “My very words,” said the kettle. The broom had been just about to say it. “We’ll look it up tomorrow,” {H} told the pea. It was put in an eggcup, for the view.']
      ]
    },
    {
      id: 'off-the-boil',
      S: 'other',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '“And what was wrong with mine?” asked the kettle. This time it was {S} who did it. “{wrong.two},” it said again. “It was very well said,” said {A}. “{but.two}.”'
        ],
        '“I see,” said the kettle. It took that better than the clock would have done. “I was off the boil,” it said, and shut its lid.'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} carried the eggcup round, so that they could all see who had said it. The clock looked down at it for a whole minute. “That?” said the clock. “There’s nothing to it!”',
        '“There wasn’t any room in it to make things up,” said {H}. The kettle said that it had once been quite small too. Nobody asked when.'
      ]
    },
    {
      id: 'quieter',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Now do the clock again,” said {H}, “but without being sure.” {A} tried. It came out so softly that the second half was missing. The kettle only breathed a bit, and of the broom there was one hair to be heard. “They’re all much nicer like that,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat between the broom and the door.',
      '{names} came in to hear what a kettle sounds like.',
      { text: '{names} dried one fork three times, so as not to miss anything.', needs: ['hands'] },
      { text: '{names} brushed the broom a little, since it had company.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned at the clock.',
      '{names} looked from the kettle to the broom and back again.',
      { text: '{names} voted too, with all ten fingers.', needs: ['hands'] },
      { text: '{names} held out a spoon to whoever was talking.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, with one ear on the floor.',
      '{names} lay down next to the pea, but not on it.',
      { text: '{names} held up one finger, so that the broom kept quiet.', needs: ['hands'] },
      { text: '{names} folded a napkin very small, for somebody very small.', needs: ['hands'] }
    ]
  },
  bed: [
    'The last spoon went into its drawer. The kettle had nothing to add. The broom leaned in its corner, with its face to the wall.',
    '{H} got clean, and lay down. There were no more voices. The clock still said tock, but it didn’t mean anything by it.'
  ],
  last: [
    'The pea lay in its eggcup and kept the rest to itself. {H} was asleep.',
    'In the kitchen nobody was sure of anything any more, and {H} was asleep.'
  ]
})
