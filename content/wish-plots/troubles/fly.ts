import { wishPlot } from '../wish-plot.ts'

export const whoeverFly = wishPlot({
  id: 'wish-whoever-fly',
  visits: 'anything',
  whoever: [
    'can’t fly',
    'wants to fly',
    'wants to learn to fly',
    'is learning to fly',
    'wishes it could fly',
    'dreams of flying',
    'tries to fly',
    'would like to fly',
    'longs to fly',
    'doesn’t know how to fly',
    'never learned to fly',
    'has never flown',
    'never flew',
    'won’t fly',
    'is bad at flying',
    'is rubbish at flying',
    'is too heavy to fly',
    'has wings that don’t work',
    'wishes it had wings',
    'wants to go up in the air',
    'flaps but stays on the ground',
    'can’t get off the ground',
    'refuses to fly'],
  company: ['newspaper', 'rug', 'door', 'crossword'],
  about: 'The hero wants to be touching nothing just once, and whoever cannot fly stands on the newspaper, which can only come out from underneath while somebody flies.',
  titles: ['The Shortest Flight', 'One Bit Is Always Down', '{visitor} and the Newspaper', 'Nothing Underneath', 'Eleven Flights to the Door'],
  want: [
    {
      id: 'one-bit-down',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be touching nothing at all, just once. With both feet up there was a bottom on the rug. With the bottom up there were two feet. “One bit’s always down,” said {H}.',
        'Then there was a thump at the door, and a second, lower one. It was {visitor.first}. “I’ve been trying to fly all day,” said {visitor}, and came and stood on {A}’s newspaper. “I want it very much. Then I look down, and there I still am.”'
      ]
    }
  ],
  way: [
    {
      id: 'up-or-not',
      A: 'partner',
      paragraphs: [
        '“You’ve got to believe it,” said {A}, who had heard that somewhere. {visitor} kept quite still and believed it. You could see how hard it was. “Am I up?” “No,” said {H}. “You’re on the crossword.”',
        'So {visitor} gave a hop. “That was up!” said {H}. “I blinked,” said {A}. They did it again, and everybody watched, but nobody could have sworn to it.'
      ]
    },
    {
      id: 'what-you-do-best',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Perhaps it goes by itself while you’re doing something else,” said {A}. So {visitor} did something else, and {caller.does}. They lay flat on the rug, with their cheeks on the floor, and looked along underneath.',
        '“Well?” called {visitor} in the middle of it. “There was a chink,” said {H}. “For a moment I could see the skirting board.” {visitor} did it once more at once. This time it was {A} who saw the skirting board.'
      ]
    },
    {
      id: 'not-built-for-it',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“It’s all a matter of how you’re built,” said {A}, and went once round {visitor}. “What do you do with {caller.part}?” “Nothing, up there,” said {visitor}. “I only take that along.”',
        '{A} held all that to one side, so that nothing dragged, and {visitor} hopped. It went neither higher nor lower. “Then that’s not in the way,” said {H}. “That can come with you. It’s hand luggage.”'
      ]
    },
    {
      id: 'flapping',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s the flapping that does it,” said {A}, and showed how. {A} flapped with both arms, from the table to the window. A receipt took off from the table. It turned over twice in the air, and came down beside {visitor}.',
        '“It flew,” said {visitor}. “It only had to be flapped at.” So they both flapped at {visitor}, one from each side, until they were hot. {visitor} felt a draught, and said it had been very kind.'
      ]
    },
    {
      id: 'what-flies',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They made a list of all that can fly. There were crows, and bees, and seeds with fluff on. There was a plastic bag that they all knew, which lived in the tree by the bus stop. “A bag can,” said {visitor}. “And a bag’s never even been to school.”',
        '“Bags don’t know where they’re going, though,” said {H}. “They can’t get down again.” {visitor} was quiet then. Down again was something that {visitor} had always been extremely good at.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long do you have to be up for?” asked {H}. {A} looked for it in a book. “Flying is moving through the air,” read {A}, “with nothing underneath.” “And for how long?” {A} turned the page. On the next page there was Flea.',
        '“It doesn’t say how long,” said {A}. They all three looked at one another. They went through Flea as well, to be safe. It didn’t say so there either, but you could tell that the flea didn’t ask.'
      ]
    },
    {
      id: 'runway',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They built a runway, because nobody takes off from a heap of slippers. There was a row of pegs on the left, and a row of pegs on the right. {A} stood at the end with two spoons, and waved {visitor} straight on.',
        '“This is your captain,” said {visitor}, on the way. “We are now going along. We are still going along.” At the end there came the wall. “We have arrived,” said {visitor}, “by the lower road.”'
      ]
    },
    {
      id: 'the-look-of-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What would you do up there?” asked {A}. {visitor} had thought about that for a long time. “I’d look down and say, Oh, there’s the roof. I’d go round the chimney once. And then I’d come home and say, I’ve just been round the chimney.”',
        '“To whom?” asked {H}. “To anybody,” said {visitor}. “You’ve got to be able to say it. Or else you’ve only been out.” {H} promised to be there for that, whenever it was.'
      ]
    },
    {
      id: 'crossword',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Could you move off seven across?” asked {A}, who was bent over the paper. {visitor} moved over a bit, and stood on nine down.',
        '“Goes up, four letters,” read {A}. “Steps? Smoke?” “Smoke’s five,” said {H}. They looked at {visitor}, who looked at the ceiling. “Hops,” said {visitor} sadly. It fitted. {A} had to write it in round the edge.'
      ]
    },
    {
      id: 'heavier',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Maybe you’re too heavy,” said {A}. {visitor} emptied out everything. There was a stone from a nice walk. There was a bun for the journey, and a map of the sky. It made a fair little pile on the table. {visitor} hopped.',
        'It sounded just the same. “Now I’m as heavy as before,” said {visitor}, “and I’ve got no bun.” {H} gave it back at once. Even swallows, said {H}, have eaten something.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I flew once,” said {S}. “I was running for the number nine, and I caught my toe on the kerb.” “And then?” asked {A}. “Then I was over a puddle, and I thought, So this is it.”',
        '“How long was it?” asked {visitor}. “I had time to think of my eggs,” said {S}. “I had six of them under one arm. Not one was broken. I remember the flight better than the bus.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I do it every night,” said {S}. “You lie there, and you go up by the curtain. It’s quite easy. You do it with your tummy.” “With your tummy how?” asked {visitor}. {S} pulled it in, to show them.',
        'They stood in a row and pulled in what there was. {A} rose a little, but that was the toes. “It doesn’t count with toes,” said {S}. “And you have to be asleep for it, so nobody’s looking.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been lying on the sports page all this time. {H} took hold of a corner and pulled, to see. {A} came along with it. So it was quite clear about {A}. “{A} isn’t flying,” said {H}.',
        '“{A} doesn’t look sad about it,” said {visitor}. {A} had now been given a ride of half a metre without lifting a thing. {A} looked round at {H}, to see if there was any more.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“I’ve been in a plane,” said {A}. “You sit in a row, and they bring you a roll.” “And did you fly?” asked {visitor}. {A} thought about it honestly. “I sat,” said {A}. “The plane flew. I was on the inside of it, with the roll.”',
        'That made {visitor} feel better about the rug. You could go all the way to Spain, and be touching a cushion the whole time.'
      ]
    },
    {
      id: 'torn',
      A: 'partner',
      paragraphs: [
        '{A} wanted the newspaper back, and gave it a tug. It did not come. “You’re standing on it,” said {A}. “Only somebody who’s up could let it go.” {H} stared. “Then that’s how we’ll see it!” said {H}.',
        '{H} took hold of the edge with both hands. “Now!” said {visitor}, and went up. {H} pulled. Rrrip. The weather was in {H}’s hands, and the rest was under {visitor}. “I was down again,” said {visitor}, “by the end of the word.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-it-came',
      A: 'partner',
      paragraphs: [
        '“I’ll count,” said {A}. “Then you both know.” {visitor} got ready. {H} bent low. One, two, three. Swish! {H} sat down with a bump. There was the whole crossword, and not a corner of it was missing.',
        'They looked at the bare floor. “Where was I, when it went through?” asked {visitor}. “Over it,” said {H}. “There was nothing under you, or I wouldn’t have this.” {visitor} touched the place. “I flew,” said {visitor}.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How was it up there?” asked {A}. {visitor} had to get over it first. “There was a take-off,” said {visitor}, “and then there was a middle. I looked down, and I said, Oh, there’s the newspaper. And then we began to land.”',
        '“Was there a view?” asked {H}. “There was an advertisement for chairs,” said {visitor}. “It was very small from there.” {A} wrote the time in the margin. It had been a quarter to, and then it had been a quarter to.'
      ]
    },
    {
      id: 'further',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They did it with the sports page too, which is wider. One, two, three, swish! And they did it with a tea towel, though that one had to be longer in coming. “I’m flying over linen now,” said {visitor}.',
        'With the rug it was no use. {A} and {H} pulled. The rug came a bit, and then {visitor} landed on the end of it. “That’s for next year,” said {visitor}. “You can’t have everything in the first week.”'
      ]
    },
    {
      id: 'and-the-hero',
      A: 'partner',
      paragraphs: [
        '“Now me,” said {H}, and stepped on the crossword. {visitor} pulled, and {A} counted. Swish! There it was, whole, and there had been no bit of {H} down. It was shorter than a sneeze, and {H} had been there for all of it.',
        '{visitor} had to be getting home. “Is it far?” asked {A}. {visitor} looked at the rug, and the hall, and measured them by eye. “It’s eleven flights to the door,” said {visitor}. “I’ll be changing at the mat.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried it too, and one bit was always down.',
      '{names} looked up to where the guest would be, later on.',
      { text: '{names} folded a paper plane, and had it wait.', needs: ['hands'] },
      { text: '{names} picked up the slippers, to clear the sky.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at just that moment, and so could not say.',
      '{names} lay down to look underneath, and stayed there.',
      { text: '{names} drew a ring round the guest on the paper, to be sure.', needs: ['hands'] },
      { text: '{names} waved a spoon, for the landing.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the bare floor, and it was quite bare.',
      '{names} landed as well, a little later than the others.',
      { text: '{names} shook hands with everybody who had come back safely.', needs: ['hands'] },
      { text: '{names} cut out the crossword, to keep.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was put together again, with the torn half of the weather on top. It said fair, with some wind.',
    'For the washing they flew as far as the basin, in four short flights. Then they lay down, first the feet, and then all the rest.'
  ],
  last: [
    'Every bit of {H} was down now, and {H} was asleep.',
    'There was plenty underneath {H} by now, and it was soft, and {H} slept.'
  ]
})
