import { wishPlot } from '../wish-plot.ts'

export const tellAndShow = wishPlot({
  id: 'wish-tell-and-show',
  tellsAny: 'shows',
  about: 'The hero shows what there is to show first, and then has nothing left to tell, until a tea towel turns it round.',
  titles: ['Tell and Show', 'Under the Tea Towel', 'The Big Ooh', '{H} Tells It First', 'What You Can’t See'],
  company: ['table', 'cushion', 'floor', 'towel'],
  want: [
    {
      id: 'one-ooh',
      A: 'partner',
      paragraphs: [
        'Tomorrow was show and tell, and {H} was going to bring {shows}. It lay on the kitchen table already. {H} wanted the whole class to say “Ooh”.',
        '“I’ll be the class,” said {A}, and sat down on the floor. {H} held up {shows.the}. “This is {shows},” said {H}. “Ooh,” said {A}. Then it was quiet. “And now the telling,” said {A}. {H} thought. “That was the telling,” said {H}. “You can see the rest.”'
      ]
    }
  ],
  way: [
    {
      id: 'very-best',
      A: 'partner',
      paragraphs: [
        '“You could make it grander,” said {A}. So {H} stood on a cushion. “This is the best one in the world,” said {H}. “It’s the very, very best.” “Ooh,” said {A} again, but it was a smaller one. “I only had one big Ooh,” said {A}, “and I used it up at the start.”'
      ]
    },
    {
      id: 'front-and-back',
      A: 'partner',
      paragraphs: [
        '“Then I’ll say what it looks like,” said {H}. {H} told {A} about the top of it, and the bottom, and the side. {A} looked at {shows.the}, and nodded, and yawned by mistake. “I’m sorry,” said {A}. “My eyes had got there before you did.”'
      ]
    },
    {
      id: 'stand-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was the holding up. {H} held {shows.the} in front of {H}’s face, and {A} had to talk to it instead. “Lower,” said {A}. In front of {H}’s tummy it looked like something that {H} was selling.',
        '“How much is it?” asked {A}. “It’s not for sale,” said {H}. “That’s what they all say,” said {A}, and felt in {A}’s pockets for a button.'
      ]
    },
    {
      id: 'pet-reads',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} was let in as the new one in the class. {A} did not say ooh. {A} put its nose to {shows.the} and began at one end.',
        '“{A} isn’t looking at it,” said {H}. “{A}’s finding out where it’s been.” It took a long time. It seemed that it had been to a good many places, and some of them twice.'
      ]
    },
    {
      id: 'elder-egg',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I took a blue egg to school once,” said {S}, “in a sock. And I told them about it first. I told them about the hedge, and the rain, and my wet knees.” “What did they say?” asked {A}.',
        '“They didn’t say anything. The bell rang, and I hadn’t got to the egg yet. So half the class came home with me to see it.” {S} smiled. “We had to put in more potatoes.”'
      ]
    },
    {
      id: 'child-sock',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to show something as well, and came in with a sock. “This is my sock,” said {S}. “It was on. Now it’s off.” Then {S} bowed.',
        '“Where’s the other one?” asked {A}. {S} looked down at both feet. “It’s a mystery,” said {S}, and went off to look for it. {A} had to admit that it was a very good telling.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At the end they put up their hands and ask things,” said {A}, and put up one. “Does it bite?” “No,” said {H}. {A} put up the other. “Can it swim?” “I’ve never asked it,” said {H}.',
        '{A} put up a foot as well. “May I go to the toilet?” “That isn’t about {shows.the},” said {H}. “There’s always one who asks that,” said {A}.'
      ]
    },
    {
      id: 'baby-takes',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} looked at {shows.the} for a long time, with round eyes. Then {A} said one word about it, very loudly. Nobody knew which word it was.',
        '“That’s more than I said,” said {H}. {A} said it again, and waved both hands, so that even the back row could hear.'
      ]
    },
    {
      id: 'in-a-whisper',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried it in a whisper. “This is {shows},” whispered {H}. {A} came nearer to hear it. “Go on,” whispered {A}. “That’s all,” whispered {H}.',
        '{A} went back to the class again. “But I did want to know what came next,” said {A}. “When you can’t quite hear it, you want it more.” {H} thought about that for a moment.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} shut both eyes, and {H} put {shows.the} into {A}’s hands. {A} felt it all over, with all ten fingers. “There’s a place here just right for a thumb,” said {A}.',
        '{H} had never noticed that, and felt it too, with {H}’s eyes shut. “You can’t see that one,” said {H}. “You can only find it.”'
      ]
    },
    {
      id: 'by-the-timer',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A telling had to last for one minute, so {A} turned over the egg timer. “This is {shows},” said {H}, and they watched the sand. It had hardly begun to run.',
        '“You could say it more slowly,” said {A}. “This,” said {H}. They waited. “Is,” said {H}. Then {H} had to laugh, and that filled up a good half of the minute.'
      ]
    },
    {
      id: 'with-a-song',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Does it do anything?” asked {A}. They sat down in front of {shows.the}, and waited for it to do something. A fly came and walked across it.',
        '“It can do that,” said {H}. The fly walked back again. “Twice,” said {A}. But the fly would not be at school tomorrow, so they could not count on it.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'partner',
      paragraphs: [
        '{A} lay down to think, as the back row does. “It’s the wrong way round,” said {A}. “First you show it, and then there’s nothing left to tell. We’ve seen it all.” {H} looked at {shows.the}. There it lay, with nothing over it. “But there are things that nobody can see,” said {H} slowly.'
      ]
    }
  ],
  turn: [
    {
      id: 'tea-towel',
      A: 'partner',
      paragraphs: [
        '{H} took the tea towel from its hook, and laid it over {shows.the}. “Now I’ll tell,” said {H}. “There’s somebody under here. On Monday it was lost. We looked under both beds and in the bread bin. And where was it? Someone was sitting on it.” “Who?” asked {A}. “You were,” said {H}. {A} jumped up. “I thought that was a lump in the sofa!”'
      ]
    },
    {
      id: 'its-window',
      A: 'same',
      spare: 0,
      paragraphs: [
        '“At night it lies on the windowsill,” said {H}, “where it can see the bus stop. It’s seen every bus that goes by when we’re asleep.” “How many are there?” asked {A}.',
        '“It hasn’t told me yet,” said {H}. “I think it’s still counting.” {A} looked at the tea towel with respect.'
      ]
    },
    {
      id: 'came-nearer',
      A: 'partner',
      paragraphs: [
        '{A} came a bit nearer. {H} told how it had once ridden home in a hood, because of the rain. {A} came nearer and nearer, until {A}’s nose was almost on the tea towel. “Show me!” cried {A}. “Oh, please!”'
      ]
    },
    {
      id: 'wrong-guesses',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Let me guess what it is,” said {A}, who knew quite well. “It’s a boot. It’s a loaf.” “Wrong,” said {H}. “It’s a very quiet aunt.” “Wrong,” said {H}, and patted the tea towel. “But she’s coming on Sunday.”'
      ]
    },
    {
      id: 'one-corner',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} lifted one corner of the tea towel, only as high as a thumb. {A} lay down flat and looked in. “It’s dark in there,” said {A}. “It’s waiting,” said {H}.',
        'Then {H} let the corner down again. “That’s not fair!” said {A}, and was so pleased that {A} drummed on the floor with both heels.'
      ]
    },
    {
      id: 'the-big-ooh',
      A: 'partner',
      paragraphs: [
        '“Now,” said {H}, and took the tea towel away. There lay {shows.the}, the same as before. “OOOH!” said {A}. It was the biggest Ooh that there had ever been in that kitchen. “But you’ve seen it all evening,” said {H}. “Yes,” said {A}, “but I didn’t know who it was.”'
      ]
    },
    {
      id: 'its-right-name',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It ought to be called tell and show,” said {A}. They said it a few times, to see. It sounded quite wrong, and it was quite right.',
        '“We won’t tell the teacher,” said {H}. “I’ll just come in with a tea towel.” “And if they all bring one?” asked {A}. “Then everybody gets a big Ooh,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the class late, and sat at the back.',
      '{names} looked at it from all sides, and then once more.',
      { text: '{names} put up a hand, and had forgotten what for.', needs: ['hands'] },
      { text: '{names} clapped, because nobody else had thought of it.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned as well, since the class had begun it.',
      '{names} waited in the back row for something to happen.',
      { text: '{names} passed it along the row with both hands, and back.', needs: ['hands'] },
      { text: '{names} pointed at it, in case somebody had not seen it yet.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the cloth, and knew, and told nobody.',
      '{names} came closer and closer, and then there was no room.',
      { text: '{names} held a corner of the tea towel, and did not peep.', needs: ['hands'] },
      { text: '{names} looked between two fingers, and it counted as not looking.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} packed the bag for school. First came {shows.the}, and on top of it the tea towel, so that nobody could see.',
    'Washed and dried, {H} lay down, and pulled the blanket up as high as it went. Now somebody would have to be told who was in there.'
  ],
  last: [
    'Under the blanket, where nobody could see, lay {H}, asleep.',
    'There was somebody under there, but nobody lifted the corner, for {H} was asleep.'
  ]
})
