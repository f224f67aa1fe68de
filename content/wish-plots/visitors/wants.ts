import { wishPlot } from '../wish-plot.ts'

export const visitorWants = wishPlot({
  visits: 'wants',
  about: 'Somebody wants what a friend has, is given the tea cosy instead, and then the friend comes and wants just that.',
  titles: ['Not Everybody Has One', 'A Bobble on Top', '{visitor} Would Like One Too', 'What the Friend Said', '{H} Brings the Nearest Thing'],
  company: ['teapot', 'tea cosy', 'pot', 'pan'],
  want: [
    {
      id: 'like-that',
      A: 'partner',
      paragraphs: [
        '{H} was just taking the tea cosy off the teapot when there was a knock. Outside stood {visitor.first}. “My friend’s got one,” said {visitor}. “When we go out, they all look at it. And then they say, Who’s that next to it?”',
        '“And who is it?” asked {A}. “Me,” said {visitor}. {H} had always wanted to find the very thing that somebody else was looking for. “Come in,” said {H}. “There’s everything in this kitchen.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-goes',
      A: 'partner',
      paragraphs: [
        '{visitor} showed them how the friend came round a corner with it. The friend always stopped there, to be seen from the side. {H} brought the big pan, which was nearest to it. {visitor} stood next to the pan, and in it, and under it.',
        { extra: 1, both: ['“How is it?” asked {H}. “Dark,” said {visitor} from under the pan. It was not {visitor.want}. It was only a pan with somebody sad in it.'] }
      ]
    },
    {
      id: 'got-already',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What have you got yourself?” asked {A}, and walked once round {visitor}. “Nothing,” said {visitor}. “And what do you call this?” {A} meant {caller.part}. “Oh, everybody at home has that,” said {visitor}.',
        '“Nobody has it here,” said {A}, and had a long look. {H} came and looked as well. {visitor} stood a bit straighter, and then forgot again. “My friend’s goes all the way round,” said {visitor}.'
      ]
    },
    {
      id: 'colander',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} found the thing with holes that the noodles are poured into. “It’s very like, from behind,” said {A}. {visitor} came round the corner with it, and stopped, and showed the side.',
        '“Now I’d say, Who’s that with the noodle thing?” said {H}, and was sorry at once. But {visitor} quite agreed. “That’s what I’d say, too,” said {visitor}.'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could make one,” said {A}. They made {visitor.want} out of newspaper. It took a long time, and a good deal of it stuck to {A}.',
        'It was quite a good one. {visitor} carried it as far as the sink. There it got wet at one corner, and then there was less of it. “Theirs is waterproof,” said {visitor} very quietly.'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        'They tried a boot after that, and the lid of the bread bin. Each time {visitor} showed once more how the friend did it.',
        '“I could draw your friend by now,” said {A}. “But how do you come round a corner?” “I just come round it,” said {visitor}. “Nobody’s ever looked.” “Go on, then,” said {A}. “We’re looking.”'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And if you had it,” asked {H}, “what would you do all day?” {visitor} had thought it all out. In the mornings people would ask whether it was new. At noon there’d be time to say, Oh, this? In the evenings it would lie where {H} could see it from bed.',
        '“And in between?” asked {A}. “In between I’d carry it about, I suppose,” said {visitor}. That part was new to {visitor.they}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“{A} hasn’t got one either,” said {H}. They all looked at {A}. There was {A}, with nothing at all, and did not seem to be short of anything.',
        '“Has nobody ever asked who that is next to it?” said {visitor}. “Never,” said {H}. “They always ask what {A}’s called.” {visitor} moved a little nearer to {A}, and was asked nothing for a while. It was restful.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I wanted red shoes once,” said {S}, “because a girl in my street had some. I wanted them so much that I dreamt in red.” “Did you get them?” asked {A}.',
        '“Two years later,” said {S}. “By then she had blue ones.” {visitor} looked up. “What did you do?” “I walked on the other side of the street,” said {S}. “People said, Look, there go the red shoes.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know what you need,” said {S}, and went away, and came back with a plaster. {S} stuck it on {visitor}. It had a small blue whale on it. “Now you’ve got something,” said {S}.',
        '{A} had to see it from close by. “Did it hurt?” asked {A}. “Not at all,” said {visitor}, and held the whale so that the light fell on it. It was surprising how long they could talk about it.'
      ]
    },
    {
      id: 'shop',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Have you looked in the shops?” asked {A}. “In the shops they have every size but mine,” said {visitor}. “They have it for people who’ve got one already.” So they played that this was a better shop. {A} stood behind the table and had everything.',
        '“I’d like {visitor.want},” said {visitor}. “Certainly,” said {A}, and handed over nothing, very carefully, with both hands. {visitor} held it for quite some time. “It’s lovely,” said {visitor}, “but my friend’s got a real one.”'
      ]
    },
    {
      id: 'asleep-with',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does your friend have it on in bed?” asked {H}. {visitor} had never asked. They tried to picture it, lying down. {A} lay on the floor and was the friend, with a bucket for the {visitor.bare}. On the left side it stuck out, and on the right it pressed.',
        '“Perhaps it hangs on a nail,” said {A}. “Or it has a bed to itself.” {visitor} thought about the friend, who had to think of that every evening. For the first time {visitor} was a little bit sorry for anybody who had one.'
      ]
    },
    {
      id: 'hold',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps your friend would lend it you,” said {A}. “I did ask,” said {visitor}. “My friend said, It’s not a thing that comes off.” “Have you ever asked what it weighs?” “No,” said {visitor}.',
        '{H} had carried a rucksack up a hill once. It had been lovely for exactly one hill. But {H} did not say so. {visitor} was looking out of the window, where somebody might be coming round a corner.'
      ]
    }
  ],
  turn: [
    {
      id: 'cosy',
      A: 'partner',
      paragraphs: [
        'So {visitor} went out and came round the corner, and did not do it like the friend. There was a little stop in it, and then a hop. “That wants a bobble,” said {H}. On the table lay the tea cosy, still warm. {H} put it on {visitor}. At each hop the bobble hopped too, half a beat later.',
        '“It isn’t {visitor.want},” said {H}. “No,” said {visitor}. “But look what it does.” Then there was a knock. It was the friend, with {visitor.want}, and it was splendid. But the friend did not stop to be seen from the side. The friend was looking at the bobble.'
      ]
    },
    {
      id: 'the-friend',
      A: 'partner',
      paragraphs: [
        '“Where do you get a thing like that?” asked the friend. “Oh, this?” said {visitor}. “It’s a tea cosy. Not everybody has one.” “Is it warm?” “Very,” said {visitor}, and hopped once, on purpose. “When I go out with that,” said the friend sadly, “they’ll say, Who’s that next to it?”',
        '“And I’ll tell them,” said {visitor}. “I’ll say, That’s my friend.”'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They swapped, for as long as {A} could count to twenty. {visitor} had {visitor.want} at last, and turned to show the side. It was grand. It also had to be held up all the time. At eleven {visitor} was looking at the bobble.',
        'The friend hopped by with no hop at all, and the bobble hung down. “It doesn’t do it with me,” said the friend. “It’s the way you come round the corner,” said {visitor} kindly. At twenty they swapped back, and both were quite glad.'
      ]
    },
    {
      id: 'lent',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It belongs to the teapot, really,” said {H}, “but it can be lent. Bring it back on Sunday.” “Won’t the teapot mind?” asked {visitor}.',
        'They looked at the teapot. It stood there with nothing on. For the first time they saw that it had a blue bird on its side. “Look at that,” said {A}. “Nobody has ever seen it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round on the spot, to be seen from the side.',
      '{names} sniffed along the kitchen shelf, as far as the jam.',
      { text: '{names} emptied out the drawer with everything in it.', needs: ['hands'] },
      { text: '{names} held up a sieve, and then put down the sieve.', needs: ['hands'] }
    ],
    way: [
      '{names} walked past like a street full of people, and looked.',
      '{names} sat down in the pan, since it was free.',
      { text: '{names} tried on flowerpots, to see who was next to one.', needs: ['hands'] },
      { text: '{names} knotted a tea towel into the right shape, and it came undone.', needs: ['hands'] }
    ],
    turn: [
      '{names} nodded along with the bobble, half a beat later.',
      '{names} hopped round the corner too, and skidded on the tiles.',
      { text: '{names} warmed the teapot in a jumper, because it had nothing on.', needs: ['hands'] },
      { text: '{names} fluffed up the bobble, for a bit more bounce.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the pan. The boot went back to the other boot, and the lid to the bread.',
    'They washed and lay down. Out in the street two friends were going home, one next to the other. There were steps, and then a small hop.'
  ],
  last: [
    'The teapot stood there with nothing on. {H} was asleep, and well covered.',
    'Round the last corner of the day, with a little stop and a hop, went {H}, and slept.'
  ]
})
