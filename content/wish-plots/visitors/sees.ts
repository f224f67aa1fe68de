import { wishPlot } from '../wish-plot.ts'

export const visitorSees = wishPlot({
  visits: 'sees',
  about: 'Somebody wants to see something just once; a curtain shows what the one who pulls it is thinking of, and nobody can think of what they have never seen.',
  titles: ['Behind the Kitchen Curtain', 'You Say Oh', '{visitor} Pulls the Curtain', 'What {H} Was Thinking Of', 'A Shoe as Big as a Boat'],
  company: ['curtain', 'window', 'sill', 'street', 'bin'],
  want: [
    {
      id: 'about-it',
      A: 'partner',
      paragraphs: [
        'There was a knock, and outside stood {visitor.first}. “I’ve come about {visitor.sight},” said {visitor}. “Have you got a window?” {H} had the best one in the house. {H} had always wanted to show it to somebody.'
      ]
    }
  ],
  way: [
    {
      id: 'bins',
      A: 'partner',
      paragraphs: [
        '{H} pulled the curtain back. Outside were the street, a lamp post and a bin. “That’s not it,” said {visitor}, very politely. “No,” said {H}. “That’s the bin.” “Let me try,” said {A}, and drew it again. Now there was a plate of pancakes outside, as wide as the street.',
        '“I was just thinking of pancakes,” said {A}. {H} shut the curtain and opened it, thinking of a shoe that had been lost since Monday. There lay the shoe, as big as a boat. “So that’s how it works,” said {H}. “It shows whatever you’re thinking of!”'
      ]
    },
    {
      id: 'cow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll think of nothing at all,” said {A}, “and then we’ll see what that looks like.” {A} thought of nothing for quite some time, and pulled. There stood a cow.',
        '“That’s not nothing,” said {H}. “I was trying so hard not to think of a cow,” said {A}. The cow looked in at them and went on chewing. It had a very wet nose.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} took one half of the curtain and {A} took the other. They pulled at the same time. On {H}’s side was a lake. On {A}’s side was a bath with feathers of foam on it.',
        'In the middle they did not quite meet. A man in a rowing boat came to the edge of the lake. He looked at the bath and rowed back. “He hasn’t got a towel,” said {visitor}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“What does {A} think of?” asked {visitor}. {H} held the curtain so that it just touched {A}, and opened it. Outside there were two enormous knees and a hand with a crumb in it.',
        '“That’s me!” said {H}. “That’s what I look like from {A}’s side.” They all looked up at {A}’s knees for a while. They were kind knees.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Next it was {S} who pulled. Outside was a kitchen with yellow tiles, and a table, and somebody quite small underneath it. “That’s me,” said {S}. “I haven’t thought of that for sixty years.”',
        '“What are you doing under there?” asked {A}. “Waiting for somebody to look,” said {S}. So {A} knocked on the pane and waved. Under the table somebody waved back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Me now!” said {S}, and pulled. The window was full up to the top. There was a digger, and a cake with a slide on it, and a dog in a hat. Behind them somebody’s birthday was going on.',
        '“What were you thinking of?” asked {A}. “Only one thing,” said {S}. “But it was quite a quick one.”'
      ]
    },
    {
      id: 'take-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} thought of the pancakes again, and this time there was honey on them. {A} opened the window a crack and put out one hand. There was only evening out there, and it was rather cold.',
        '“It’s for looking,” said {H}. “Not for having.” {A} licked one finger all the same, in case. It tasted of window.'
      ]
    },
    {
      id: 'rings',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The curtain had nine rings, and the fourth one always stuck. {H} showed how it was done: a little shake, then a pull. {visitor} practised it with the shake, and without.',
        'It went rattle, rattle, stop. Outside a heap of rings lay in the street. “You were thinking of the rings,” said {A}. “I was,” said {visitor}. “It’s hard to think of one thing and pull another.”'
      ]
    },
    {
      id: 'rules-of-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Could we see yesterday?” asked {A}. {H} thought of yesterday, all of it, from the top. Behind the curtain there was the kitchen, with {A} in it, looking for the scissors. “They’re in the fruit bowl!” called {H} through the glass. But yesterday’s {A} did not hear.',
        '“I looked for them till supper,” said {A}. They went to the fruit bowl. There were the scissors, under a pear, and nobody had needed them since.'
      ]
    },
    {
      id: 'smaller',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps it’s easier with something small,” said {A}. “Think of a pea.” {visitor} knew peas. {visitor} thought of one, and pulled, and had to step back. The pea filled the window from side to side, and it was very green.',
        '“You thought of it from too near,” said {H}. {visitor} shut the curtain and thought of it from further off. Now there was a whole field, and somewhere in it was the pea.'
      ]
    },
    {
      id: 'for-you',
      A: 'partner',
      paragraphs: [
        '“I’ll do it for you,” said {H}. {H} thought of {visitor.sight}, and pulled. Outside stood {visitor}, seen from behind, looking out of a window. “I thought of it,” said {H}, “and then I thought of you. You’ll have to pull it yourself.”',
        'So {visitor} took hold, and pulled. Behind the curtain there was nothing, not even the bin. “I can’t think of a thing I’ve never seen,” said {visitor} quietly. “That’s why I came.”'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And how will I know that it’s really {visitor.sight}?” asked {visitor}. “It could be something else that looks like it.” {H} held up a potato. “Is this it?” “No,” said {visitor} at once.',
        '{A} held up the tea strainer. “No,” said {visitor}. “And this?” It was {H}’s elbow. “No!” said {visitor}, and laughed. “There you are,” said {H}. “You’d know.”'
      ]
    },
    {
      id: 'in-the-steam',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} breathed on the glass and drew {visitor.sight} in the steam with one finger. {visitor} looked at it from the left, and then from very near. It began to run at the bottom.',
        '“Does it always run?” asked {visitor}. “Only that one,” said {H}. {A} drew it as well, next to it. Now there were two, and they were not at all alike. “I think I’d better see it myself,” said {visitor}.'
      ]
    },
    {
      id: 'what-then',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What will you do when you’ve seen it?” asked {A}. {visitor} had thought about that a lot. “I’ll go home,” said {visitor}, “and I’ll be one who has seen it. They’ll say, What was it like? And I’ll say,” and there {visitor} stopped.',
        '“What will you say?” asked {H}. “I don’t know yet,” said {visitor}. “It’s the part I’m looking forward to most.”'
      ]
    }
  ],
  turn: [
    {
      id: 'oh',
      A: 'partner',
      paragraphs: [
        '{A} told {visitor} where you stand for {visitor.sight}, and which way you look. {H} showed how big, with both arms. “What do you do when you see it?” asked {visitor}. {H} had to think. “You don’t do anything,” said {H}. “You just say, Oh.”',
        '“Oh?” said {visitor}. “Rounder,” said {A}. {visitor} practised until it was quite round. “I could think of that,” said {visitor}.'
      ]
    },
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        '{visitor} took hold of the curtain, thought of nothing but Oh, and pulled. And there was {visitor.sight}, close up to the glass. It took the whole window, and the lamp post had stepped aside. “Oh,” said {visitor}. It came all by itself. They stood at the window until it got cold.',
        '“And how do you get home?” asked {A}. “By the door, as I came,” said {visitor}. “But now I’ve got something to say there.” Under the lamp post {visitor} turned round once more, and said it again. The last Oh went down the whole street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along to the window, and looked at the wrong lamp post.',
      '{names} misted up half of the view, by breathing.',
      { text: '{names} polished the pane on the inside, and it stayed a street.', needs: ['hands'] },
      { text: '{names} shifted the cushion, so that more people had the sill.', needs: ['hands'] }
    ],
    way: [
      '{names} thought of something warm, and a blanket hung outside for a moment.',
      '{names} pressed up against the window, because of the pancakes.',
      { text: '{names} pulled the curtain once, and out there hung a clean handkerchief.', needs: ['hands'] },
      { text: '{names} fetched forks for the pancakes, a moment too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried an Oh, and it came out square.',
      '{names} edged up to the curtain, on tiptoe or thereabouts.',
      { text: '{names} drew an Oh round a saucer, so that it came out round.', needs: ['hands'] },
      { text: '{names} turned the lamp down, so that the window had more to do.', needs: ['hands'] }
    ]
  },
  bed: [
    'When {H} drew the curtain for the night, something stood on the sill. It was the shoe, and it was its own size again. {H} put it beside the other one.',
    'They washed and lay down. {H} thought about what had been best, and it was not the pancakes. It was {visitor.sight}, and how round the Oh had been.'
  ],
  last: [
    '“Oh,” said {H} once more, quite round, into the pillow, and was asleep.',
    'If there had been a curtain, it would have shown a pillow. {H} was asleep.'
  ]
})
