import { wishPlot } from '../wish-plot.ts'

const COLOURS = ['pink', 'blue', 'green', 'red', 'purple', 'yellow', 'orange', 'turquoise', 'violet']

export const whoeverAnotherColour = wishPlot({
  id: 'wish-whoever-another-colour',
  visits: 'anything',
  whoever: [
    'wants to be golden',
    'wants to be silver',
    'wants to be white',
    'wants to be black',
    'is sick of being black',
    'dyes itself green',
    'wants to be multicoloured',
    'wants to be every colour',
    'wants to be another colour',
    'wants to be a different colour',
    'wants to be another color',
    'wants to be a different color',
    ...COLOURS.flatMap((colour) => [
      `wants to be ${colour}`,
      `wants to be all ${colour}`,
      `wants to turn ${colour}`,
      `wants to become ${colour}`,
      `wishes it was ${colour}`,
      `wishes it were ${colour}`,
      `dreams of being ${colour}`,
      `longs to be ${colour}`
    ]),
    'wants to have another colour',
    'wants a new colour',
    'wants a different colour',
    'wants to change colour',
    'wants to change color',
    'can’t change colour',
    'can’t change color',
    'wants to be colourful',
    'wants to be colorful',
    'wants to be rainbow coloured',
    'doesn’t like its colour',
    'doesn’t like its color',
    'hates its colour',
    'is tired of its colour',
    'is tired of being grey',
    'is tired of being brown',
    'does not want to be grey',
    'doesn’t want to be grey',
    'is bored of being brown',
    'paints itself blue',
    'paints itself pink',
    'thinks grey is boring'],
  except: ['skin', 'hair', 'team', 'paint', 'painted', 'power ranger'],
  company: ['wrapper', 'wrappers', 'door', 'floor', 'lamp', 'hall', 'handle', 'glass', 'mirror', 'coats', 'mat'],
  about: 'The hero’s sweet wrappers on a glass door throw no colours on the floor, and whoever wants another colour has none, until the lamp on that side is put out.',
  titles: ['The One by the Handle', 'A Very Nice Floor', 'Don’t Open the Door', '{visitor} Puts the Lamp Out', 'A Wrapper of Every Sort'],
  want: [
    {
      id: 'wrappers',
      A: 'partner',
      paragraphs: [
        '{H} had stuck sweet wrappers on the glass in the kitchen door, in every colour. Now {H} wanted the colours to fall on the floor, as they do in palaces. Nothing fell. “It’s a very nice floor,” said {A}.',
        'There was a knock. It was {visitor.first}. “I saw the door,” said {visitor}, and went straight up to the wrapper by the handle. “I’d like to be that colour, please. I’ve had mine since I was little.”'
      ]
    }
  ],
  way: [
    {
      id: 'more-light',
      A: 'partner',
      paragraphs: [
        '“It wants more light,” said {A}, who was quite sure. {A} turned on the lamp in the kitchen, and the one in the hall, and all the others. It was as bright as a shop.',
        '{visitor} stood before the door, and then behind it. “Am I that colour yet?” asked {visitor}. {visitor} was the same as before, only brighter. The wrappers hung on the glass like old leaves.'
      ]
    },
    {
      id: 'begin-with-a-bit',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“We could begin with a bit of you,” said {A}. So they wrapped the thing by the handle round {caller.part}. It rustled, and it was the right colour. They all stood and admired it. “How’s that?” asked {H}.',
        '“It’s got a hat on,” said {visitor}, “but I’m still underneath.” When it was taken off again, there was not a speck of colour there. {H} rubbed. A wrapper keeps its colour for itself. It only smelled of sweets for a while, just at that place.'
      ]
    },
    {
      id: 'as-if',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And what would you do, if you were that colour?” asked {A}. {visitor} had thought about that for years. {visitor} stood up very straight, and {caller.does}. “You do that now,” said {H}. “Yes,” said {visitor}, “but people would turn round.”',
        'So {A} went past, to see how that would be. {A} was people, and turned round so hard that a slipper flew off. “Who was that?” said {A}. {visitor} did it all once more, from the other side, for the people who were coming back.'
      ]
    },
    {
      id: 'grey-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} looked {visitor} up in a book. It was an old one, with only grey pictures. “{caller.fact},” read {A}. “And what colour am I in there?” asked {visitor}. They held it to the lamp. You could not tell. Grey can be any colour you like.',
        '“I like this book,” said {visitor}. On the next page was a bowl of fruit. {H} said that it was lemons, and {A} said plums. In grey they were both right. {visitor} stayed on that page for quite a time, among the fruit.'
      ]
    },
    {
      id: 'where-it-lives',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“What’s wrong with yours?” asked {A}. “Nothing,” said {visitor}. “It’s only that everything has my colour, {caller.where}. My mother calls me in to supper, and looks right at me, and goes on calling.” “And what do you do?” “I wave,” said {visitor}.',
        '{H} knew something like it. At school there were five coats just like that one on the hook. “I’ve put a bit of wool in the loop,” said {H}. “Nobody sees it but me.” {visitor} had to be shown the wool. It was quite a small bit.'
      ]
    },
    {
      id: 'the-small-one',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'They tried it with a smaller one first. {A} had found {caller.stand}, and it looked enough like {visitor}. {H} laid the wrapper on it, and pressed it flat. It was the right colour there, and nobody could deny it.',
        '“It’s like a stamp,” said {visitor}. “Now it could be posted.” {visitor} thought that over. “I don’t think I want to be posted.” So it was unstuck again. Underneath it was what it had been, and it didn’t seem to mind.'
      ]
    },
    {
      id: 'looking-through',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} took the wrapper down for a moment, and {visitor} looked through it. “Oh,” said {visitor}. “You’re that colour. And so are you. And so’s the fridge.” {A} put one hand on the fridge, so as to look natural. “Are we good like that?” “You look like jelly,” said {visitor}, with great longing.',
        'Then {visitor} looked down through it, and was that colour too, right to the ground. “Can you see it?” asked {visitor}. “No,” said {H}. “Then it’s only true in here,” said {visitor}, and gave it back.'
      ]
    },
    {
      id: 'two-make-three',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of the wrappers had come loose, and hung down over the next. Where they lay on each other there was a third colour. Nobody had stuck it there. “Who paid for that one?” asked {A}. {H} pulled it aside, and it was gone, and let go, and there it was.',
        'They made some more like that. They made one like a plum, and one like a pond. {visitor} tried to lie over the handle a bit, to see what would come of it. What came was {visitor}, with a handle underneath.'
      ]
    },
    {
      id: 'put-on',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} went round and fetched everything that had the right colour. It was one mitten, the lid of a box, half a ball, and a peg. {visitor} put it all on, as well as it would stay. The half ball went on top. {A} stepped back. “From a distance,” said {A}.',
        'They went to the far end of the hall, and it was better from there. “I’ve got it on,” said {visitor}. “I’d rather have it in.” The peg fell off first. {H} kept the mitten on for a while, out of friendship.'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Which of them did you eat first?” asked {A}. {H} knew it exactly. There had been one that was sour at the sides, and one that stuck. The one by the handle had been given to {H} by a bus driver. It had lasted from the stop to the library.',
        '“And did you turn into it?” asked {visitor}. Only {H}’s tongue had, and only until the evening. “I went about with my tongue out,” said {H}, “so as to have something of it.” {H} and {A} looked at theirs in a spoon, for anything that might be left.'
      ]
    },
    {
      id: 'opposite',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} stood by the window. “There,” said {A}. “Quick.” The wall across the way was another colour. It was grey all day. But just before night it got the last of the sun, and was a peach. That went up to the gutter, and was over.',
        '“Who did that?” asked {visitor}. “Nobody touches it,” said {A}. “It only stands there.” {visitor} went on looking for a long time, at the grey. “It doesn’t even know what it had,” said {visitor}, “and it had the whole wall full.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our house there was a coloured window on the stairs,” said {S}. “Going up I was a tomato, for two steps. Then came a step when I was nobody, and then I was a frog.” “Always?” asked {A}. “Only when the sun was out there, and none in here.”',
        '{visitor} asked which step had been the best. “The one between,” said {S}. “I stood there with one foot in each. They had to call me three times for my soup.” {S} looked at both slippers, and they were brown.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had taken the torch, and was under the table with it. “I’m red,” said {S} from down there. “Where?” asked {A}. “Inside.” It was true. {S} held a hand over the lamp, and the fingers glowed at the edges. It looked like a stove with the door shut.',
        '{visitor} crept under as well, and tried it. Something shone there too, dark and warm. “Have I had that all the time?” asked {visitor}. “Everybody has,” said {S}. “You’ve got to put your light out at home, or you never see it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'A wrapper had crackled, so {A} was there. {A} knew that noise, and knew what came after it. {A} looked at each hand in turn, and then at {visitor}. “There’s nothing in it,” said {H}. {A} had heard that before, and waited.',
        '“{A} doesn’t mind at all which colour it is,” said {visitor}. They crackled with another one, behind the back. {A} went round there. It was the same with every colour there was. In the end there had to be a biscuit, and it was a brown one.'
      ]
    },
    {
      id: 'put-the-lamp-out',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be off,” said {visitor}. “Thank you for trying.” The door with the wrappers fell shut. “I’ll put this lamp out for you, shall I?” called {visitor} from the hall. Click.',
        '“Oh,” said {visitor} out there. {A} had the door handle already. “Don’t open it!” called {visitor}. “Don’t anybody turn on a lamp! The colours have fallen!”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-mat',
      A: 'partner',
      paragraphs: [
        'They slipped out by a crack, and pulled the door shut. The hall was dark. Across the floor lay all the colours, over the shoes and up the coats. And in the one from the handle stood {visitor}, and was that colour from top to bottom.',
        '“It wasn’t too little light,” said {A}. “It was too much on this side.” “It has to be dark where the colours fall,” said {H}. {H} put one foot into the row, and the foot was a palace.'
      ]
    },
    {
      id: 'along-the-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They walked along it, since it was there. With each step you were another. “Now I’m a pickle,” said {A}. “Now I’m in love.” {H} stopped on the line between two of them, and had a different ear on each side.',
        '{visitor} tried all the others, too. There was one that was warm, and one that was rather like Monday. Then {visitor} went back to the one by the handle, like somebody getting home.'
      ]
    },
    {
      id: 'open-and-shut',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} opened the door, to fetch the mirror. All the light came out at once, and the colours were gone. So was {visitor}’s. “Where is it?” called {visitor}. {A} shut it quickly. There it lay again, not even out of breath. “It doesn’t go away,” said {H}. “It just can’t get a word in.”',
        'They did it some more, open and shut. {visitor} did not jump any longer when it went. The third time {visitor} even said, “See you in a moment,” and looked at the place.'
      ]
    },
    {
      id: 'a-very-nice-floor',
      A: 'partner',
      paragraphs: [
        '{A} held up the hall mirror. “That’s me,” said {visitor}, “in my colour.” Then {H} took the wrapper off by the handle, and gave it to {visitor}. “You only need a lamp behind,” said {H}, “and a bit of dark.”',
        'They watched from the door. At the corner stood a street lamp, and there {visitor} held the wrapper up. Somebody in the street turned round to look. “It’s a very nice floor,” said {A}, when they came back in. Now it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the colours on the floor, and found half a raisin.',
      '{names} lay down where it ought to fall, to be there in time.',
      { text: '{names} smoothed out one more wrapper with a thumbnail.', needs: ['hands'] },
      { text: '{names} knocked on the glass, in case something had got stuck.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked in all that light.',
      '{names} went through the door and back, and stayed as before.',
      { text: '{names} held a hand before the lamp, and it was a rabbit, but a grey one.', needs: ['hands'] },
      { text: '{names} pressed down the corners, where the sticky tape had let go.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the warmest colour, and stayed.',
      '{names} went through the whole row, and came out at the end as usual.',
      { text: '{names} held out both hands for some, and they were full.', needs: ['hands'] },
      { text: '{names} hung a coat over the crack, so that the dark was thicker.', needs: ['hands'] }
    ]
  },
  bed: [
    'One by one the lamps were put out, all over the house. There was a square on the kitchen door with nothing in it. A plain bit of light came through there, and lay beside the others.',
    'They washed and lay down. For once nobody minded how dark it was. Colours need the dark to fall on.'
  ],
  last: [
    'Behind both eyelids it was as dark as you need it, and {H} was asleep, in every colour.',
    'Out under a lamp somebody turned round once more, and {H} was asleep.'
  ]
})
