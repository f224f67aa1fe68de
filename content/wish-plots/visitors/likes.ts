import { wishPlot } from '../wish-plot.ts'

export const visitorLikes = wishPlot({
  visits: 'likes',
  about: 'Somebody who likes a certain thing has never asked whether it is liked back, and as nobody can see that from outside, the hero has to be the thing.',
  titles: ['The Other Way Round', 'One Hand Nearer', '{visitor} Comes Nearer', 'Round the Corner Again', '{H} Is Liked by {visitor}'],
  company: ['rug', 'paper', 'crayon', 'kettle', 'tea'],
  want: [
    {
      id: 'like-it-back',
      A: 'partner',
      paragraphs: [
        'There was a knock, and outside stood {visitor.first}. “I only wanted to tell somebody,” said {visitor}. “{visitor.says}.” “A lot?” asked {H}. “I know what I’m meant to do with {visitor.liked},” said {visitor}. “And then I just stand there and like.”',
        '“And the other way round?” asked {H}. “What other way round?” “{visitor.liked}, liking you.” {visitor} was quiet for a long time. Nobody had ever asked that. “Come in,” said {H}, who had to know it now. “We’ll find out.”'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How much is a lot?” asked {A}. “Do you like {visitor.liked} more than toast?” “More,” said {visitor}. “More than Saturdays?” “With {visitor.liked}, or without?” asked {visitor}. “Without,” said {A}. “Then more.”',
        '“And more than Saturdays with {visitor.liked}?” asked {A}. {visitor} had to lean on the wall. Such Saturdays nobody had ever offered to {visitor} before.'
      ]
    }
  ],
  way: [
    {
      id: 'drawn',
      A: 'partner',
      paragraphs: [
        'First they had to see it done. {A} took the biggest sheet of paper and drew {visitor.liked}. There was only a brown crayon. {A} had hardly begun when {visitor} came one hand nearer. {visitor} stopped and looked, and then came nearer by one more.',
        '“Is that all you do?” asked {H}. “It takes the whole day,” said {visitor}. At last there was no room left between {visitor} and {visitor.liked}.'
      ]
    },
    {
      id: 'corner',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When did it begin?” asked {A}. “Round a corner,” said {visitor}. “I was thinking of soup. And then, right before me: {visitor.liked}.” “What did you do?” “I went back round the corner.” “Why?” “So that I could come round it again.”',
        'They tried it at the kitchen door. {A} held up the paper, and {visitor} came round the corner and thought of soup. “{visitor.liked}!” cried {visitor}, all over again. It worked eleven times. Only the soup got less and less.'
      ]
    },
    {
      id: 'kept-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked at {caller.part}. “What do you do with that,” asked {A}, “while you’re liking?” It was a good question. “I keep all that well back,” said {visitor}, “and look past on the other side. Once I forgot.” “And then?”',
        '“Then I saw nothing else. Somewhere behind that must have been {visitor.liked}.” From then on {A} kept an eye on {caller.part}. Whenever {visitor} came nearer, {A} called out in good time.'
      ]
    },
    {
      id: 'which-bit',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Which bit do you like best?” asked {A}. “Of {visitor.liked}?” {visitor} did not have to think. “{felt.part},” said {visitor}. So {A} drew {felt.part} once more, alone and very big.',
        '{visitor} came in, saw it, and went out again. “Is it wrong?” called {A}. “No,” said {visitor} behind the door. “It’s only a great deal of {felt.part} at once. I’ll start with the corner.”'
      ]
    },
    {
      id: 'nothing-came',
      A: 'partner',
      paragraphs: [
        '“And now the other way round,” said {H}. They all looked hard at the paper. {visitor.liked} did nothing. {H} turned the sheet, so that {visitor.liked} had a better view of {visitor}. Still nothing came back.',
        '“You can’t see it from out here,” said {A} slowly. “Whether somebody likes you is on the inside. You’d have to be in there to know.” “In where?” asked {visitor}. “In {visitor.liked},” said {A}.'
      ]
    },
    {
      id: 'stands-for',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s only the paper,” said {A}, and looked for something with more to it. For {visitor.liked} there was {felt.stand}. {visitor} came one hand nearer, stopped, and looked. “Very like,” said {visitor}.',
        '“But?” asked {A}. “I can see that it’s being brave about it,” said {visitor}. All the same {visitor} liked it a little, out of politeness. It took no longer than a cup of tea.'
      ]
    },
    {
      id: 'it-is-known',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew something about {visitor.liked}. “{felt.fact},” said {A}. “I know,” said {visitor}. “I’ve known that since the first day.” “And is that why?” asked {A}.',
        '{visitor} thought about it, for fairness. “No,” said {visitor}. “If that weren’t so, I’d like {visitor.liked} just the same. I’d only have less to say at supper.”'
      ]
    },
    {
      id: 'anything-else',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Isn’t it {caller.wants} that you’re supposed to like?” asked {A}. “Oh, that,” said {visitor}. “I like that too. I have it, and then I’ve had it, and then I stop.”',
        '“And with {visitor.liked}?” “With {visitor.liked} I never get to the stop,” said {visitor}. They tried to think of a thing like that at home. {A} said jam, but {A} had once come to the stop with jam. It had been a Thursday.'
      ]
    },
    {
      id: 'in-its-own-way',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Have you ever told {visitor.liked}?” asked {A}. “Every day,” said {visitor}, and {caller.does}. “That’s telling?” “That’s the whole of it. I don’t know how to say it any plainer.”',
        'They turned to the paper to see how {visitor.liked} had taken it. “I’d have understood you,” said {A}, to be nice. Then {A} said the same to the kettle. The kettle had not been liked like that for years.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could write,” said {A}. On the back of the paper {A} put down what {visitor} said. “To {visitor.liked}. I am the one who stands there. I don’t want anything. I’m only standing. Yours, {visitor}.”',
        '“You could ask for an answer,” said {A}. {visitor} was shocked at that. “Then they’d all think I wanted something,” said {visitor}. The letter was read out to {visitor.liked} on the front, through the paper.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came along and settled down in the middle of the paper. Of {visitor.liked} there was only a bit to be seen, round the edge. “{A} likes {visitor.liked} too,” said {H}. “That’s not liking,” said {visitor}. “That’s lying.”',
        'But {visitor} would not have {A} pushed off. {visitor} went round the outside and liked the edge.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“With you it’s {visitor.liked},” said {S}. “With me it was tunnels. On Sundays my uncle had to drive through ours twice, because I asked so nicely.” “And did tunnels like you?” asked {A}.',
        '{S} had never looked at it that way round. “They always let me through,” said {S}. {visitor} thought about it for a long while. “Then there’s hope,” said {visitor}, and looked at the paper.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to draw {visitor.liked} as well. It took some time, and a lot of brown. “Which way up is it?” whispered {A}. “Ask {visitor},” said {S}. {visitor} was already one hand nearer.',
        '“That’s {visitor.liked} from behind,” said {visitor}. “I’ve never been shown that.” {S} had meant it from the front. But {S} did not say so, and drew the rest from behind too.'
      ]
    }
  ],
  turn: [
    {
      id: 'being-it',
      A: 'partner',
      paragraphs: [
        'So {H} went and was {visitor.liked}. {H} stood in the middle of the rug, with the paper held in front. “What do I have to do?” “Nothing,” said {visitor}. “{visitor.liked} never had to do anything.” And {visitor} came one hand nearer, stopped, and looked.',
        '“What’s it like in there?” whispered {A}. “Somebody’s coming,” said {H} behind the paper, “and I don’t have to get ready.” {visitor} hardly dared to ask. “And the other way round?” {H} waited, to be quite sure. “One hand nearer,” said {H}, for {visitor.liked}.'
      ]
    },
    {
      id: 'changed-over',
      A: 'partner',
      paragraphs: [
        'Then they changed over. {visitor} was {visitor.liked}, and {H} was {visitor}. {H} came one hand nearer. “So that’s me,” said {visitor}. “It’s rather a lot.” “Shall I stop?” asked {H}. “No,” said {visitor}. “{visitor.liked} could get used to that.”',
        'It was late by the time everybody had been {visitor.liked} once. “I’ll go round by the corner,” said {visitor}. “I’ll be thinking of soup, and then we’ll see who’s pleased.” {H} hung up the paper with {visitor.liked}, where it could be seen from the door.'
      ]
    },
    {
      id: 'was-there-a-sound',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Did {visitor.liked} say anything else?” asked {visitor}. {A} went behind the paper to see, and was {visitor.liked} for a bit. It was not bad in there. “{visitor.liked} would like to know something,” said {A}. “Why do you always stop, in between?”',
        '“So that it lasts,” said {visitor}. Behind the paper they could hear somebody think. “{visitor.liked} thought you were stuck,” said {A}.'
      ]
    },
    {
      id: 'both-at-once',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Once they did it both ways at once. {A} was {visitor.liked}, and came one hand nearer. So did {visitor}, from the other side. Then both of them stopped and looked. It went twice as fast like that.',
        '“Now we’re there,” said {A}. “What comes next?” {visitor} had never got that far with {visitor.liked}. They stood about for a while. Then each went back two hands, so that there was something left to do.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved aside, and then all had to know it too.',
      '{names} stayed by the door, where the guest could be seen best.',
      { text: '{names} put out a cup for everybody, and one more for {visitor.liked}.', needs: ['hands'] },
      { text: '{names} spread out the rug, since liking took the whole day.', needs: ['hands'] }
    ],
    way: [
      '{names} came nearer as well, and stopped, and did not know at what.',
      '{names} held quite still, like something that is being looked at.',
      { text: '{names} passed the brown crayon round until it was warm.', needs: ['hands'] },
      { text: '{names} kept the paper straight by its corners.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a go behind the paper, and did nothing at all.',
      '{names} waited a whole turn to be liked, without one wriggle.',
      { text: '{names} measured it by the hand, thumb to thumb.', needs: ['hands'] },
      { text: '{names} clapped softly each time that it worked the other way round.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crayon was put away, or what was left of it. On the wall hung {visitor.liked}, in brown, and looked towards the door.',
    '{H} went to bed by hands: one nearer, and stop, and one nearer. It took a good while, and then there was no room left between {H} and the pillow.'
  ],
  last: [
    'On the paper {visitor.liked} did nothing, and nor did {H}, who was asleep.',
    'Nobody had to get ready for anything, and {H} slept.'
  ]
})
