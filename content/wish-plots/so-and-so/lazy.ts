import { wishPlot } from '../wish-plot.ts'

export const whoeverLazy = wishPlot({
  id: 'wish-whoever-lazy',
  visits: 'anything',
  whoever: ['is lazy', 'is very lazy', 'is so lazy', 'is always lazy', 'is the laziest', 'is a lazybones', 'is lazy and never helps', 'never gets up', 'doesn’t want to do anything', 'doesn’t like doing anything', 'doesn’t like to work', 'doesn’t want to work', 'doesn’t like to move', 'doesn’t want to move', 'won’t get up', 'won’t get out of bed', 'doesn’t want to get up', 'can’t be bothered', 'never does any work', 'hates work', 'hates working', 'likes being lazy', 'likes lazing about', 'lies around all day', 'lies about all day', 'sits on the sofa all day', 'is a couch potato', 'is a slacker', 'is bone idle', 'lazes in bed', 'lies in bed all day', 'lounges about', 'never lifts a finger', 'never lifts a paw', 'can’t get off the sofa', 'never tidies or helps', 'stays in bed all day'],
  except: ['gave anything back', 'gave things back', 'gives anything back', 'gives things back', 'gave it back', 'gave them back', 'bed', 'school', 'steamer', 'pot', 'pan', 'oven', 'soup', 'bath', 'walk', 'fly', 'swim', 'sick', 'ill', 'poorly', 'sad'],
  company: ['rug', 'orange', 'slipper', 'cushion'],
  about: 'The hero wants an orange at the far end of the rug and will not get up; whoever is lazy knows the law about that, and gets there all the same by lying down six times.',
  titles: ['First Up Fetches All', 'The Long Way to an Orange', 'Lying Down Six Times', '{visitor} Has a Rest', 'The Law of the Rug'],
  want: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        '{H} had just lain down on the rug. Then the orange rolled off the table, as far as the fringe at the other end. {H} wanted that orange, and did not want to get up. “{A},” said {H}, “the orange is over there.” “So it is,” said {A}, and lay down as well.',
        '“Don’t look at it,” said somebody beside them. “Whoever looks at it has to go.” It was {visitor.first}. “I’m lazy,” said {visitor}. “It takes up my whole day.”'
      ]
    }
  ],
  way: [
    {
      id: 'law',
      A: 'partner',
      paragraphs: [
        '“There’s a law,” said {visitor}. “First up fetches all. You go for the orange, and they call for a cushion. Then they’re thirsty. It never ends.” {H} stretched out a leg. It was too short by a whole rug.',
        '“I’ve got this,” said {A}, and threw a slipper over the orange, to knock it back. The slipper landed behind it and stayed. Now there were two things over there.'
      ]
    },
    {
      id: 'inventing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We want a long arm,” said {H}. “Two wooden spoons, and tape in the middle.” “And a fork at the end,” said {A}. They talked it over until it was perfect. It had a hinge and a small bell. All they had to do was fetch the spoons.',
        'Nobody spoke for a while. “Could the spoons be fetched with something?” asked {visitor}. They could, with a slightly shorter arm. {H} began to plan that one.'
      ]
    },
    {
      id: 'three-sides',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re lying wrong,” said {visitor}. “That’s your side. You’ll be tired of it by supper. Lazy people begin on the front, and keep the back for best.” {H} turned onto the front and could see nothing but rug.',
        '{A} had been on the back from the start. “I’ve nothing left to look forward to,” said {A}, and was quite worried. “There’s always the other side,” said {visitor}. “But that’s for Sundays.”'
      ]
    },
    {
      id: 'doorbell',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The doorbell rang. They all three looked at the ceiling. “First up,” whispered {visitor}. It rang again. “Come back when we’re standing!” called {A}, but only in the direction of the rug.',
        'Then there were steps, and they went away. In the morning a note lay on the mat. It said that the neighbour had come to return a long arm for fetching things.'
      ]
    },
    {
      id: 'short-words',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{visitor} thought that people used far too much of a word. “You don’t need all of banana,” said {visitor}. “Ban will do. They know you’re not going on with anything else.” {H} tried it out. “{A},” said {H}, “I want the or.”',
        '“The or is by the slip,” said {A}, “at the end of the ru.” They got on very fast that way. But there was so much time over that they had to lie in silence for a minute.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Something tickled {H} between the shoulders. Nobody has an arm for that place. “Could you?” asked {H}. {visitor} thought about it. “Then you’d owe me one,” said {visitor}. “And I’d have to get an itch.”',
        '“Rub it on the rug,” said {A}. {H} wriggled up and down. It did a lot of good. {A} tried it too, without an itch. When they looked, they had both wriggled a hand’s breadth further down.'
      ]
    },
    {
      id: 'busy-list',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What would you have had to do today?” asked {A}. {visitor} had brought the list along. There were eleven things on it, and the first was “make a list”. That one was crossed out. “So you’ve done one,” said {H}.',
        '“I did it in bed,” said {visitor}. “I only did it because I was lying on the pencil.” The last thing on the list was “have a rest”. {visitor} made a second line through that, in passing, so as to be fair.'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fly came in and chose {A}’s nose. {A} blew upwards. The fly moved to {H}, who blew too. So it flew over to {visitor}. There it sat and washed its feet, for as long as it liked.',
        '“Why don’t you blow?” asked {H}. “It’ll go by itself,” said {visitor}. “They always do. It’s got legs to see to.” And the fly went by itself. It flew across to the orange and walked about on it, up and down. They all envied it.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Don’t you ever do anything?” asked {A}. “Certainly,” said {visitor}. “On a busy day I do.” And {visitor} {caller.does}. It was good, and soon over. “Then there’s a rest,” said {visitor}, “and that’s the longer part.”',
        '{A} wanted to see whether it could be done without getting up. {A} {caller.move}, flat on the rug. It looked like somebody looking for a sock in a small tent. “You’re working,” said {visitor}, and moved a bit away.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Are you lazy all over?” asked {H}. “From end to end,” said {visitor}. “Only of {caller.part} I’m not so sure. I believe there’s something going on there, in the mornings.” They all lay still and watched. Something did move, but only a little.',
        '“That was work,” said {A}. “Don’t look,” said {visitor}. “It might start doing it for everybody.”'
      ]
    },
    {
      id: 'cousin',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My cousin was the laziest of us all,” said {S}. “And it was my cousin who found the short way to school. Behind the bakery, through two yards. We others had run round by the bridge for years.” “And then?” asked {A}.',
        '“Now the whole street goes that way,” said {S}. “They’ve even put a lamp up.” {visitor} was glad to hear it. “You’ve got to be lazy,” said {visitor}, “or you never look.”'
      ]
    },
    {
      id: 'fetcher',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wasn’t tired at all. “I’ll go!” said {S}. “Could you bring a cushion while you’re up?” said {A}. {S} brought it. “And a blanket,” said {visitor}. {S} brought that, and a drink, and a straw, so that nobody had to sit up for it.',
        'Then {S} lay down in the middle of it all, to see what it was like. “Where’s the orange?” asked {A}. “I forgot it,” said {S}. “And I’m not up any more.”'
      ]
    },
    {
      id: 'natural',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been lying there since before any of them, and had not once looked at the orange. “Who taught {A}?” whispered {visitor}. “Nobody,” said {H}. “{A} could do it from the first day.” {visitor} lay and watched for a long time.',
        '“Look at that,” said {visitor}. “I do it. But {A} doesn’t even do it.” Then somewhere a food bag rustled. {A} was gone from the rug before the rustle was over. “Oh,” said {visitor}. “There’s a job after all.”'
      ]
    },
    {
      id: 'pull-the-rug',
      A: 'partner',
      paragraphs: [
        '“I know!” said {H}. “We don’t go to the orange. We pull in the rug, and it comes to us.” They took hold and pulled. It was the hardest work of the whole day, and the rug did not move at all.',
        '{A} saw it first. “We’re lying on it,” said {A}. “We’d have to be off.” “Off is up,” said {visitor}, “and there’s the law.” “Not if you roll,” said {A}. “Rolling’s only lying down again, next door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'six-times',
      A: 'partner',
      paragraphs: [
        '{visitor} looked for a hole in that, and there wasn’t one. So {visitor} rolled over, once, and had a rest. “It’s cooler here,” said {visitor}. “It’s hardly been used.” But the next place might be better still. So {visitor} rolled over again. There was a bump in that one.',
        '“Where are you going?” called {A}. “Nowhere,” said {visitor}. “I’m trying to lie still.” Over went {visitor}, and over, and over. Then something round was in the way. “Somebody’s left an orange here!” said {visitor}.'
      ]
    },
    {
      id: 'tired-of-rest',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} and {A} measured it with their eyes. From here to there was a whole rug. “You’ve walked a rug,” said {H}. “I haven’t,” said {visitor}. “I’ve had six rests. I’m quite worn out with all that resting.”',
        'Then {H} tried it as well. One roll, and a rest. By the third {H} was laughing too much to rest properly, and rolled on by mistake. {A} came behind, slowly, and picked up a sock on the way.'
      ]
    },
    {
      id: 'slipper-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“As you’re there,” called {A}, “there’s the slipper.” “I knew it,” said {visitor}. “That’s how it begins.” But the slipper was next to the orange, and could be pushed without looking. Off it slid.',
        '“And a cushion!” called {H}, just to see. {visitor} was silent. Then a cushion came along the rug, by itself, as it seemed, with {visitor} rolling behind it. “I was lying down in that direction anyway,” said {visitor}.'
      ]
    },
    {
      id: 'rolls-back',
      A: 'partner',
      paragraphs: [
        '“Now send it here,” said {H}. {visitor} gave the orange a push, the smallest there is. It rolled the whole way back without getting up once. “That’s how it’s done,” said {visitor}. “It knows.”',
        '{A} peeled it lying down, and they had a third each. One piece slipped away. It slid over the rug, and past the fringe, and stopped at the wall. {H} looked at the ceiling. {A} looked at the ceiling. “Which piece?” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down too, wherever there was still rug.',
      '{names} looked at the orange by mistake, and quickly shut both eyes.',
      { text: '{names} gave up the last cushion, without getting up.', needs: ['hands'] },
      { text: '{names} pulled the fringe straight, as far as an arm would go.', needs: ['hands'] }
    ],
    way: [
      '{names} rested a bit faster, so as to have it done.',
      '{names} sighed so deeply that the slipper nearly moved.',
      { text: '{names} made a pillow out of two folded arms.', needs: ['hands'] },
      { text: '{names} held up the blanket with one toe, for air.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over once, and liked it next door.',
      '{names} lay where {visitor} had lain, and it was still warm.',
      { text: '{names} caught the orange on its way, and let it go on.', needs: ['hands'] },
      { text: '{names} counted the rests on six fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was put straight. The piece of orange still lay at the wall. Somebody picked it up who was up anyway.',
    'They washed, which cannot be done lying down. It has been tried.'
  ],
  last: [
    '{H} rolled over once, and it was cooler there, and {H} was asleep.',
    'Nobody had to fetch anything any more, and {H} slept, on the side that is kept for best.'
  ]
})
