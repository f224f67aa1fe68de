import { wishPlot } from '../wish-plot.ts'

export const deedFiveOfWhat = wishPlot({
  id: 'wish-deed-five-of-what',
  tellsAny: 'once',
  deeds: ['builds'],
  out: true,
  about: 'What is built is to be five wide; it comes out too small in pegs and too big in ironing boards, until the hero lies down to be the measure.',
  titles: ['Five of What', 'One {H} Wide', 'Room for One Sock', 'Pegs and Ironing Boards', '{H} Keeps Still'],
  company: ['hedge', 'yard', 'sock', 'doormat', 'coat', 'bin'],
  want: [
    {
      id: 'how-big',
      A: 'partner',
      paragraphs: [
        'Behind the hedge somebody had a bag of pegs, and was there to {once.do}. It was {once.first}. “How big would you like {once.the}?” asked {once.who}. {H} knew that at once. “With room for me.”',
        '{A} looked {H} up and down. “That’s about five wide,” said {A}. “Five,” said {once.who}, and it began to scrape and thump behind the hedge.'
      ]
    },
    {
      id: 'plan-on-the-ground',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“First you have to walk round where it’s going to be,” said {once.who}. So they all walked round where it was going to be, one behind the other. “Mind the corner,” said {A}. {H} had just gone straight through it.',
        'Nothing had been built yet, and still there was a way in. After the second time round nobody took any other.'
      ]
    }
  ],
  way: [
    {
      id: 'pegs',
      A: 'partner',
      paragraphs: [
        '“Finished,” called {once.who}. {H} came running, and stopped just in time. Five wide, {A} had said, and so it was, five clothes pegs wide. You could have covered {once.the} with a doormat.',
        { extra: 1, joins: true, both: ['You could have picked up {what.part} with two fingers.'] },
        '{H} tried. There was room for one sock. “It’s a good fit,” said {A}, “for the sock.”'
      ]
    },
    {
      id: 'mind-that',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Mind {what.part},” said {once.who} to everybody who came too near. {A} minded it on tiptoe. {H} minded it from a long way off. “That’s the hardest bit,” said {once.who}. “All the rest you can do in the dark.”',
        'They both bent down and looked at it with one eye. It had been done very neatly. “And is it meant to come off?” asked {H}, and put it back.'
      ]
    },
    {
      id: 'measure-with-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could measure with {doer.part},” said {A}. “You’ve always got that with you.” {once.who} had thought of it long ago. “That’s how a whole street got built once,” said {once.who}.',
        '“And?” asked {H}. “It was a cold day,” said {once.who}, “and everything came out shorter.” After that it had always been pegs. A peg stays as it is, and it holds its own end of the string.'
      ]
    },
    {
      id: 'the-break',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was one place that would not hold. Twice they propped it up, and twice it lay down again. Then {once.who} {doer.does}. “Does that help?” whispered {A}.',
        '“It’s the break,” said {H}. “Everybody who builds has one.” They sat down too, and had theirs. When they looked round, it held. It had only wanted not to be stared at.'
      ]
    },
    {
      id: 'ironing-boards',
      A: 'partner',
      paragraphs: [
        '“Five of something longer,” said {H}. They fetched the ironing board, and laid it end to end, five times. Then {once.who} {once.did}, five ironing boards wide.',
        '{once.the} went from the bins to the neighbours. {H} sat down at one end and {A} at the other. “I’ve got room,” called {H}, “and over there I’ve got room as well.” Nine cats came to sit in between, and none of them had to look at another.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody had measured for that. “Is it because of the five?” asked {A}. “It’d have come with four,” said {once.who}. {H} clipped a peg there, for next time.'
      ]
    },
    {
      id: 'tape',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the drawer with the candles {A} found a tape measure. It had been cut off at one end, for something or other, and began at nineteen. “Then I’m a hundred and forty before I start,” said {H}.',
        '{once.who} held the one end and {A} the other, and {H} let go of the middle. It went back into its tin with a snap. Nobody had read what it said. “A lot,” said {A}, who had heard it.'
      ]
    },
    {
      id: 'hold-this',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Could you hold this for a second?” said {once.who}. {A} held it. {once.who} went to look for a bit of string. The second passed, and after it came a good many others. “What am I holding?” asked {A}. {H} walked round to look.',
        '“The front,” said {H}. “If you let go, it’s the back.” {A} did not let go. {H} scratched {A}’s nose, first on the wrong side, and then on the right one.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Over the hedge came the head of the man from next door. “What’s that going to be?” he asked. “You can see that,” said {H}. The man looked for some time. “Has it got planning permission?” “It’s got a peg,” said {A}.',
        'That was true. Over the hedge came a broom handle, two planks and the lid of a bin. The man had kept them for nine years, in case somebody built something.'
      ]
    },
    {
      id: 'level',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Is it straight?” asked {once.who}. {A} said that it went down a bit to the left. {H} said that it went down to the right. They changed places, and each of them had been right the time before.',
        'So {H} fetched a marble. The marble would know. They put it on top, and it stayed where it was, thought it over, and rolled off backwards. “It’s straight,” said {H}. “The yard’s crooked.”'
      ]
    },
    {
      id: 'left-over',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When they tidied up round about, there was a bit left over. It was as long as a thumb, and had a hole in it. “That must go somewhere,” said {A}. They went all round {once.the} and found nowhere that missed it.',
        '“There’s always one,” said {once.who}, and opened the bag. At the bottom lay a good handful of such bits, from all that had ever been finished. Nothing had ever fallen down. But {once.who} had kept them.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The only one who had room in the small one was {A}, or very nearly. {A} found that out alone. When {H} came by, there was a good deal of {A} inside, and the rest was still considering.',
        '“Does it pinch?” asked {H}. {A} did not say. Towards the end it had to be lifted off like a lid. {A} walked away as if it had been about something else.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We used to have a shed,” said {S}, “that was built from the inside. It got very good. Only when the last board was on, they noticed where the hammer was, and where they were.” “How did they get out?” asked {A}.',
        '“Through the roof,” said {S}. “After that it was a shed with a view.” {S} walked once round the outside of everything, to be sure, and counted who was there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was building too, close beside it. It had a stone, and another stone, and a leaf. “What’s that?” asked {A}. “The same,” said {S}, “but for a beetle.” “How wide?” “Five,” said {S}. “Five what?”',
        '{S} had to think. “Five beetle,” said {S}. They waited for a beetle, and one came past after a while. It went in at the front, and out at the back, and seemed to find it about right.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was the foreman. {A} sat on a folded coat with a peg in each fist, and banged them together. Whenever it banged, everybody worked. When it stopped, they all looked round.',
        '“What does it mean if it’s twice?” asked {once.who}. “Higher,” said {H}. And three times? {H} was not sure. {A} banged three times and laughed, and so they built a bit there that’s only for laughing.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a visitor, and visitors may try things first. So {A} sat down in the very middle of the big one. “What’s it like?” called {H}. “Like the swimming pool when it’s shut,” called {A}.',
        'They sent a peg along to each other, as a letter. It went by three cats. On the way back there were only two, for one had lain down on the peg.'
      ]
    },
    {
      id: 'five-of-what',
      A: 'partner',
      paragraphs: [
        '{A} came back past all the cats with a peg in one hand. “Nobody said five of what,” said {A}. “Five pegs are right for a sock, and five ironing boards are right for nine cats.” “And who is it really for?” asked {once.who}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-of-me',
      A: 'partner',
      paragraphs: [
        '{H} spread a coat on the ground, and lay down on it, flat. “One wide,” said {H}. “One of me.” {once.who} stuck a peg in at {H}’s hair, and a peg below the heels. Then the work began, all round {H}, from the socks up. “Keep still,” said {A}. “We’re at your elbow.”',
        '{H} kept so still that a snail set off across one sleeve. A cloud went by over {H}, and then another. “You can move now,” said {once.who}. {H} moved one toe to the left, and one to the right. “It fits,” said {H}.',
        { extra: 1, joins: true, both: ['Beside {H}’s feet they had put {what.part}, and that was the right size too.'] }
      ]
    },
    {
      id: 'it-does-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They stepped back, the way you do from a picture. And as if it had been waiting for that, {once.the} {what.does}. “Did you build that in?” asked {A}. {once.who} had not.',
        '“It comes by itself, when the size is right,” said {once.who}. “With pegs it doesn’t do it.” {H} went back to the small one, to look. But there was only the sock in it.'
      ]
    },
    {
      id: 'knocking',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wanted to come by, and did not know how you do that. There was no bell. “You say knock,” said {H}. “Knock,” said {A}. “Who’s there?” asked {H}, who could see it quite well.',
        'It was {A}, with a cushion. But one {H} wide is not one {H} and a cushion. So {A} held the cushion against it from outside, where {H}’s ear was.'
      ]
    },
    {
      id: 'who-lives-where',
      A: 'partner',
      paragraphs: [
        '“And if {H} grows?” asked {A}. {once.who} put the pegs back into the bag, all but two. “Then {H} lies down again,” said {once.who}. The cats had the big one, far apart, and the sock had the small one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed up to the hedge, and got a leaf in one ear.',
      '{names} backed away at the first thump, to leave plenty of room.',
      { text: '{names} showed the five with one hand, over the top of the hedge.', needs: ['hands'] },
      { text: '{names} sorted the pegs by how well they bit.', needs: ['hands'] }
    ],
    way: [
      '{names} joined the cats for a while, a long way from the nearest one.',
      '{names} rolled from one end to the other, and came back tired.',
      { text: '{names} carried the back half of the ironing board, five times over.', needs: ['hands'] },
      { text: '{names} found the other sock, and there was no room for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the new place too, wherever a bit was free.',
      '{names} wriggled for joy, now that wriggling was allowed.',
      { text: '{names} brushed the grass off the coat, back and front.', needs: ['hands'] },
      { text: '{names} lifted the snail across, and set it down on the far side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ironing board went back into the cupboard. On the way in, they passed the small one, and nobody took the sock away.',
    '{H} hung up a wet towel, and lay down in bed, quite flat, with one sock on. That was one {H} wide as well. Outside {once.who} counted pegs into a bag. There was a long time between one and the next.'
  ],
  last: [
    'A peg at the top, a peg at the bottom, and in between {H} was asleep.',
    'The sock slept in five, the cats slept in five, and {H} slept in one.'
  ]
})
