import { wishPlot } from '../wish-plot.ts'

export const deedUpToHere = wishPlot({
  id: 'wish-deed-up-to-here',
  tellsAny: 'once',
  deeds: ['forgets'],
  out: true,
  about: 'Knots in a hanky only help with what is still known; so they walk the way back, backwards, to the bench up to which everything was right.',
  titles: ['Up to Here', 'In One Sock', 'Nine Knots', '{H} Goes Backwards', 'As Far as the Bench'],
  company: ['hall', 'bench', 'gate', 'hanky', 'road'],
  want: [
    {
      id: 'in-one-sock',
      A: 'partner',
      paragraphs: [
        '{H} stood in the hall, in one sock, and did not know what for. {H} had come for something, and come fast, and on the way it had gone. Then the bell rang. Outside stood {once.first}, looking down at the mat.',
        '“What’s happened?” asked {A}. It had happened on the way, only just now. {once.who} {once.did}, and {H} knew exactly how that was. They stood there side by side, like people at a stop where the bus has gone.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-knots',
      A: 'partner',
      paragraphs: [
        '“You need a knot,” said {A}, “and then you think of it.” {A} took out a hanky and tied one corner. {once.who} looked at it closely. “And what’s the knot for?” So they tied a second one, for what the first one was for. {H} had one too, for the hall.',
        'After nine knots the hanky was as small as a plum. They held it and thought as hard as they could. All that they thought of was knots.'
      ]
    },
    {
      id: 'caught-on-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s only got caught,” said {A}, and had a look at {doer.part}. That is where things catch, as a rule. There was a leaf, and there was a bus ticket from a town where nobody had ever been.',
        '“Was it that?” asked {H}. {once.who} read the ticket on both sides. It was single, and for one adult. “It’s nice to have it,” said {once.who}. “But it wasn’t that.”'
      ]
    },
    {
      id: 'the-last-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the last that you remember?” asked {A}. {once.who} shut both eyes. “{what.part},” said {once.who}, after a while, and opened them again.',
        'That was something to go by. They looked all round the hall for {what.part}, and behind the coats. {H} found a mitten from two winters ago. It had been a good mitten. They were all so pleased that for a moment nobody was looking for anything.'
      ]
    },
    {
      id: 'quite-true',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{doer.fact},” said {A}, to help. {once.who} looked up. Something had stirred. “That’s true,” said {once.who}. “That’s quite true. But it wasn’t that.”',
        'They said some more things that were true. {H} said that the bath had feet. {A} said that it was Tuesday. It did {once.who} good to hear it. There was really a great deal that had not been lost at all.'
      ]
    },
    {
      id: 'something-nice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You mustn’t think of it,” said {A}. “Think of something nice, and it’ll come by itself.” “{doer.wants},” said {once.who} at once. You could see it getting better and better. “And?” asked {H}.',
        '“Now there’s no room for anything else,” said {once.who}. {A} saw that, for it had begun to be just the same with {A}. {H} had been thinking of sausages all along.'
      ]
    },
    {
      id: 'that-sort-of-place',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Could it have stayed at home?” asked {A}. “I mean {doer.where}.” {once.who} thought about that. “Everything’s there,” said {once.who}. “That’s why nothing can be found.”',
        '{H} knew that sort of place. There was one under the bed. Last week {H} had put in an arm for a ball, and had come out with a potato. They left it alone.'
      ]
    },
    {
      id: 'on-the-tip',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve got mine on the tip of my tongue,” said {H}, “what I came into the hall for.” {A} asked {H} to open up. {once.who} leaned in too. On the tip of it was a bit of jam.',
        '“It could be behind that,” said {once.who}. {H} licked off the jam and waited. It tasted of breakfast. “No,” said {H}. “It’s gone further back.”'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You can also tie a string round a finger. {A} tied one end to {H}, and {H} tied the other to {A}. “What’s mine for?” asked {A}. “So that you don’t go off,” said {H}, “like it did.”',
        '{once.who} wanted a bit of it too, as it looked so safe. Then it got into a tangle, and there was a knot that nobody had tied. “And that?” asked {once.who}. They all thought. “That’s for something that hasn’t happened yet,” said {A}.'
      ]
    },
    {
      id: 'before-and-after',
      A: 'partner',
      paragraphs: [
        '{A} turned the plum round and round. “That’s for what you still know,” said {A}. “You’ve got to tie it before, and we’re after.” {A} looked out along the road. “But before’s still out there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“Then we’ll go back to it,” said {H}. They put on their coats and took hands. So {H} and {A} and {once.who} went along the pavement backwards, and the house got smaller. “Was it still right here?” asked {H} at the gate. “No,” said {once.who}. “And here?” asked {H} at the letter box. “Nearly.”'
      ]
    },
    {
      id: 'a-lady-with-a-dog',
      A: 'same',
      spare: 3,
      paragraphs: [
        'If you go backwards, you only see people when they are over. First they heard a cough, and then there was a lady, getting smaller. “Good evening,” they all called after her. She was quite startled that it came so late.',
        'She had a dog with her, and he saw at once how it was done. He came along backwards for a bit, with his tail in front. “I can’t do a thing with him,” said the lady, from further and further off.'
      ]
    },
    {
      id: 'what-were-you-looking-for',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The baker was just pulling down the blind. “Have you lost something?” asked the baker. “Yes,” said {H}, “but it’s hard to say what.” The baker knew that from home, and went in, and came out with a bun.',
        '“Is it this?” They divided it up and tried it very carefully, and {once.who} tried the last bit twice. “No,” said {once.who}. “But it wasn’t far off.”'
      ]
    },
    {
      id: 'up-to-here',
      A: 'partner',
      paragraphs: [
        'They bumped into the bench, and sat down. “Up to here,” said {once.who}, “it was all still right.” Nobody moved, so as not to frighten it off.'
      ]
    },
    {
      id: 'an-old-man',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the other end of the bench sat an old man with his hat on his knee. “Have you lost something as well?” asked {A}. “I don’t know,” said the old man. “I come here each day, and it’s always very pleasant. So I suppose that I found it.”',
        '{once.who} asked what it looks like. He had a think. “A bit like the evening,” said the old man, “only with a sandwich.” They all moved up a little, to be nearer to it.'
      ]
    },
    {
      id: 'the-wrong-ones-first',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It did not come at once. First there came things that {H} had not asked for. There came the name of a horse, and half a song. There came what {A} had said about the soup, on somebody’s birthday, in front of everybody.',
        '“They push in,” said {A}, rather red. “You have to let them go by.” They let them go by, one after another, along the front of the bench. {once.who} nodded to the horse.'
      ]
    },
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        [
          'At first there was only an edge, like a mouse in a doorway. Then all the rest came out. “Ah,” said {once.who}. “There.”',
          'First {H} saw just a bit of it. Then {once.the} came to light under the bench, right at the back. “There!” said {once.who}. “As if nothing had happened!”',
          '{once.the} had been waiting under the bench all the time. “Oh,” said {once.who}, and sat down again, for joy.',
          'There it was again, at one end. “To {once.skill}!” said {once.who}. “That was it!” And it was done at once, so that the bench shook.',
          'Something stirred. “{doer.sound},” said {once.who}, quite softly, and then so that they heard it at the gate.'
        ]
      ]
    },
    {
      id: 'there-it-lay',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had {once.the} up on the bench now, in the middle, and everybody had a look. “It might have been left here until Christmas,” said {once.who}, and said it three times over.',
        '{A} wanted to know how it had been without {once.the}. “Quite light,” said {once.who}, “but with a hole in it.” {H} felt under the bench, and the hole was gone.'
      ]
    },
    {
      id: 'pet-glove',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had never forgotten anything that mattered. Supper was at six. The warm place was on the left. That was all, and {A} always had it along. {once.who} asked what the secret was.',
        '{A} looked at {once.who} for so long that it was clear there was none. “It’s easier with two things,” said {H}. {once.who} tried to count how many there were at home, and gave up at the spoons.'
      ]
    },
    {
      id: 'elder-butter',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once looked for my glasses for two days,” said {S}. “I looked in the oven and I looked in my boots. I couldn’t see a thing.” “And where were they?” asked {A}.',
        '“In the butter dish,” said {S}. “They’d been looking at me all the time.” “How did you find them?” “I didn’t,” said {S}. “On the Wednesday I wanted butter.” {once.who} wrote that down, or meant to.'
      ]
    },
    {
      id: 'child-spoon',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had not forgotten anything, and wanted to. So {S} took a spoon and put it under a cushion. Then {S} went out, and thought of other things for as long as possible, and came in again.',
        '“Where’s the spoon?” asked {A}. “Under the cushion,” said {S}, and was very sad. They tried it with a fork and with a shoe. {S} knew where they were each time. It was no good at all.'
      ]
    },
    {
      id: 'baby-hanky',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'The hanky was held up in front of {H}. Now there was no {H}, and {A} had forgotten it at once. Then the hanky came down. {A} had never been so surprised, and laughed with the whole body.',
        'They did it seven times. “Each time it’s the first time,” said {once.who}. It sounded like somebody who begins to see the good in it. {A} looked at the hanky, and had just forgotten {H} again.'
      ]
    },
    {
      id: 'guest-scarf',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“I left my scarf here once,” said {A}. “It was at your birthday.” {H} knew the scarf. It had been hanging in the hall ever since, and by now everybody thought that it was theirs.',
        '“Did you miss it?” asked {once.who}. {A} thought it over. “Only when I was out,” said {A}, “and when I was in I forgot.” They put it round {A}, and all through the evening {A} was reminded of something.'
      ]
    },
    {
      id: 'and-then-too',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. They all stood up from the bench, to see it better. On the way home nothing looked as it had on the way there.'
      ]
    },
    {
      id: 'what-the-hanky-was-for',
      A: 'partner',
      paragraphs: [
        'From there on {once.who} knew the way. At home {H} stood in the hall once more. Then {H} went backwards out of it, all the way to the bed. “The other sock!” called {H}.',
        '{A} had to sneeze, and took out the hanky. “What were all the knots for?” asked {A}. “So that you think of a hanky,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall as well, and instantly forgot why.',
      '{names} stopped short by the boots, and joined the silence.',
      { text: '{names} opened a cupboard, and shut it again with a shrug.', needs: ['hands'] },
      { text: '{names} held up the other sock, but looked at it as if it were a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} thought until it hurt a little, over one eyebrow.',
      '{names} sat down under the hanky, and waited for it to speak.',
      { text: '{names} undid one knot, and it had been the wrong one.', needs: ['hands'] },
      { text: '{names} tied a knot in a shoelace, and forgot which.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed on at the bench for a moment, in case more came out.',
      '{names} gave a glad little jump, and the bench jumped too.',
      { text: '{names} brushed old leaves off the seat, a thing that had been forgotten for years.', needs: ['hands'] },
      { text: '{names} patted the bench goodbye, as you do with a good memory.', needs: ['hands'] }
    ]
  },
  bed: [
    'The knots came out one by one, and the hanky was big again. Nothing had been lost in it.',
    '{H} gave the flannel a turn, and lay down in both socks, to be on the safe side. Somewhere beyond the bench {once.who} went home forwards, with nothing missing.'
  ],
  last: [
    'There was something else, and it was quite nice, and {H} had just known it, and was asleep.',
    'Up to here everything was right, and {H} slept.',
    'On went the night, and {H} went backwards into it, as far as the pillow, and was asleep.'
  ]
})
