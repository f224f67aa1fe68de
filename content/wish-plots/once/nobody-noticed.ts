import { wishPlot } from '../wish-plot.ts'

export const onceNobodyNoticed = wishPlot({
  id: 'wish-once-nobody-noticed',
  tellsAny: 'once',
  about: 'Somebody did it on Tuesday, when everybody was looking at a hat, and would like one person to have noticed; but nobody can notice what they have been told.',
  titles: ['Everybody Saw the Hat', 'Nobody Noticed {once.who}', 'What Happened on Tuesday', '{H} Is Really Busy', 'Just Now, and Quite Small'],
  company: ['table', 'kitchen', 'kettle', 'street', 'window'],
  want: [
    {
      id: 'on-tuesday',
      A: 'partner',
      paragraphs: [
        'On the mat outside stood {once.first}. “Did you notice anything on Tuesday?” asked {once.who}. “There was a hat,” said {A}. “It blew right down the street.” “Yes,” said {once.who}. “Everybody saw the hat.”',
        'For it was on Tuesday, just when the hat came by, that {once.who} {once.did}. Nobody had looked round. “I don’t need a crowd for it,” said {once.who}. “One would be enough.” “I’m one,” said {H}.'
      ]
    },
    {
      id: 'one-man',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Didn’t anybody say a word to you?” asked {H}. “One man did, afterwards,” said {once.who}. “He told me all about {seen.many}. ‘{seen.guess},’ he told me.”',
        '“But that’s all wrong!” said {A}. {H} thought so too. “{seen.fact},” said {H}. “Anybody knows that who has looked properly just once.” {once.who} nodded. “He was looking at the hat,” said {once.who}.'
      ]
    },
    {
      id: 'what-sort-of-hat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The hat was brown,” said {A}, “with a ribbon. It went past the bakery on its rim.” It had been a very good hat. “And where were you, when it was at the bakery?” “I was in the middle of {once.mine},” said {once.who}. “It was the best bit.”',
        '{A} went red, and looked at the floor. “Do you know if it got home?” asked {A}, very low. “It’s on the railings by the bridge,” said {once.who}. “I notice things.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-loud',
      A: 'partner',
      paragraphs: [
        'They made the kitchen into Tuesday, and {H} happened to be there. Then {once.who} {once.did}. “Look!” shouted {H}. “Look at that!” The spoons jumped in the drawer. {once.who} spun round to see. “At what?” “At you,” said {H}. “I’m noticing.”',
        { extra: 1, joins: true, both: ['“I saw {doer.part} first,” said {H}. “I heard that you did,” said {once.who}.'] },
        { extra: 1, both: ['It was a while before anybody could {once.do} in that kitchen again. The spoons had to settle first.'] }
      ]
    },
    {
      id: 'a-pigeon',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Was there really nobody?” asked {A}. “There was a man with a ladder,” said {once.who}. “He was holding the ladder. There was a woman with two melons, and she was between them.” “And besides?” “A pigeon,” said {once.who}. “It looked straight at me.”',
        '“Then you were noticed,” said {H}. {once.who} {once.was} too honest for that. “It was trying to find out whether {once.mine} was bread,” said {once.who}. “It wasn’t. So it went.”'
      ]
    },
    {
      id: 'ring-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It wants a bell before it,” said {H}, “so that people are awake.” {A} held a cup by the handle, and {H} struck it with a spoon. It was a long, clear note. While it lasted, {once.who} {once.did}.',
        'They stood with their heads on one side until it had quite gone. “That was beautiful,” said {A}. “Which?” asked {once.who}. It had been the cup. They tried it with a saucer too, and the saucer was nearly as good.'
      ]
    },
    {
      id: 'too-polite',
      spare: 1,
      A: 'partner',
      paragraphs: [
        '“With more manners,” said {A}, and waited with folded hands until {once.who} had begun. “What a very nice way to {once.your},” said {A}. “And have you come far?” {once.who} had to stop, to answer. “Not very. Have you?” “I live here,” said {A}.',
        { extra: 1, both: ['When they had thanked each other twice, nobody knew any more what it had been about.'] }
      ]
    },
    {
      id: 'the-photograph',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} looked in Wednesday’s newspaper. There was a photograph of the hat, as wide as a hand. “There,” said {once.who}, quite hoarse. “Behind the ribbon, at the edge. That’s me. That’s {once.mine}.” It was grey, and about as big as a lentil.',
        'They took the paper to the lamp. You could see it quite clearly now. {H} blew on it, to see it better still, and it rolled off over page three. It had been a lentil.'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could have it in writing,” said {A}. {A} took the good paper and drew a line round the edge. Inside it said that on Tuesday {once.who} {once.did}, and that this was seen. Below was a place for a name.',
        '{H} already had the pencil. Then {H} put it down. “I can’t,” said {H}. “I was at the window, with the hat.” {once.who} folded the paper up very small. “I’m sorry that you said so,” said {once.who}, “and glad as well.”'
      ]
    },
    {
      id: 'by-chance',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll come in by chance,” said {A}, and went out. They could hear {A} in the hall, getting ready to come in by chance. It took two tries. Then the door opened. “I’m only looking for a pan,” said {A} to the ceiling.',
        'And {once.who} {once.did}. “Well I never,” said {A}. “You said that in the hall already,” said {once.who}. “Twice.” After that {A} really looked for a pan, so that some of it was true.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“I’ll practise on somebody else,” said {H}. On the windowsill they put {doer.stand}, and that was {once.who}. Behind {H}’s back {A} {doer.move}, because it could not do that by itself. {H} turned round too soon, and then too late.',
        '“Now!” said {H}, the third time. “No,” said {A}. “I was scratching my ear.” {once.who} had watched it all from the table. “I saw every bit of it,” said {once.who}. “It isn’t hard, if you aren’t the one who has to.”'
      ]
    },
    {
      id: 'wrong-face',
      A: 'partner',
      paragraphs: [
        '“I need a surprised face,” said {H}, and practised one in the side of the kettle. But it was ready too soon. {once.who} had hardly begun {once.doing} when the face began to hurt. “Is it a tooth?” asked {once.who}, and left off to come and see.',
        { extra: 1, both: ['{A} tried a face as well. That one looked as if somebody was standing on {A}’s foot.'] }
      ]
    },
    {
      id: 'between-fridge-and-puddle',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What else does nobody notice?” asked {A}. They thought. “When the fridge stops humming,” said {H}. “When a puddle’s gone. When your feet have got bigger.” {A} wrote it all down, one below the other, and at the end of it {once.doing}.',
        '{once.who} read the list from top to bottom. It was better company than you’d think. “Could I be between the fridge and the puddle?” asked {once.who}. {A} drew an arrow.'
      ]
    },
    {
      id: 'the-button',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You stand differently,” said {once.who} to {H}. “Since Monday. It’s more on the left.” {H} looked down, and it was so. “And {A} has a button that came from somewhere else.” Nobody had ever said a word about that button.',
        '“How do you see all that?” asked {A}. “There’s time for it,” said {once.who}, “while nobody’s looking. I saw the button on Tuesday, in your window. I was just going to {once.my}.” {A} held the button for a while.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“{A} was in on Tuesday,” said {H}. “{A} may have seen it.” So they went and asked. {A} looked at {once.who} for a long time, as if they’d met before somewhere.',
        '“That’s a yes,” said {H}. {once.who} came a step nearer. “Was it me {once.mine}?” asked {once.who}. “Or was it the hat?” {A} turned to the window. {A} had never been one for telling.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once whistled a whole opera,” said {S}, “while I did the ironing. It has four acts. Nobody noticed.” “Not even the end?” asked {A}. “The end they noticed. They all came running to see what was wrong.”',
        '{once.who} thought this over. “Then I ought to have stopped,” said {once.who}. “But I’d have had to {once.my} for much longer first.” “I’ve still got the last act,” said {S}, “if you’d care for it.” It was mostly sheets.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} offered to notice as well. “There’s a crumb,” said {S}. “There’s a fly, and it’s washing. You’ve got one sock inside out.” {A} had. In between, {once.who} {once.did}.',
        '“And did you see anything else?” asked {once.who}. {S} came up very close. “You’ve got some fluff on you,” said {S}, and took it off with two fingers. It wasn’t what {once.who} had meant. It was nearly as good.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had been told nothing, because there was no point. So {once.who} came round to where {A} was, and {once.did}. {A} stared, and then laughed all over. They held their breath.',
        'Next {A} laughed at the doorknob, just as much, and then at nothing. “It’s a great honour all the same,” said {once.who}, with a look at the doorknob. “I hadn’t seen how good that is.”'
      ]
    },
    {
      id: 'something-else',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“Then I’ll have a rest from {once.mine},” said {once.who}, and {doer.does}. “Oh!” said {A}, and turned right round. “That was good! I wasn’t even ready, and I saw it from the beginning.”',
        '“That?” said {once.who}. “That’s nothing. I do that all day.” “But I noticed it,” said {A}. They looked at each other. Nobody had shouted this time, and nobody had made a face. {A} sat down on the floor to think about it.'
      ]
    },
    {
      id: 'not-told',
      A: 'partner',
      paragraphs: [
        '“It isn’t the face,” said {A}. “When the hat came, I was looking for a sock. Nobody had told me about a hat. But we all know that you’re going to {once.your}. Nobody can notice what they’ve been told.”'
      ]
    },
    {
      id: 'fog',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Then it has to be forgotten,” said {H}. They both put a cushion on their heads. {H} thought of fog, and {A} thought of potatoes. It was quiet for as long as it takes to peel five. “Mine’s gone,” said {H}.',
        '“What has?” asked {A}. “{once.doing},” said {H}, and so it wasn’t. {A} had got as far as not knowing what day it was. But that was the wrong thing to have lost.'
      ]
    }
  ],
  turn: [
    {
      id: 'really-busy',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be busy,” said {H}, and turned round, and hummed. “That’s only waiting,” said {once.who}, “with a tune to it.” So {H} fetched the boot with a knot in its lace that nobody had ever got out. By the third loop {H} had stopped humming. By the fourth {H} had forgotten that anybody wished to {once.do}.'
      ]
    },
    {
      id: 'just-now',
      A: 'partner',
      paragraphs: [
        'Behind {H}’s back {once.who} {once.did}. It was small this time, no bigger than you’d do it for yourself. {H}’s fingers stopped on the lace. “Oh,” said {H}, and looked round.',
        '“What?” asked {A}, who had been looking at the knot. “{once.who} {once.did},” said {H}. “Just now.” For a while {once.who} couldn’t speak. “That’s one,” said {once.who} then.',
        {
          joins: true,
          both: [
            'Then, for joy, {once.who} {doer.does}. {A} noticed that as well.',
            'After that {once.who} {doer.does}. “I saw that,” said {A}.',
            '{A} looked round too now, but a bit late.'
          ]
        }
      ]
    },
    {
      id: 'from-the-beginning',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“What did you see of it?” asked {once.who} at last. “First only {doer.part},” said {H}. “Then I looked up, and there was all of you. You had no idea that I was there.”',
        '{once.who} wanted to hear that again. So {H} told it again. {A} {doer.move}, and that was the picture to it. It was no smaller for being told. “That’s just what it’s like,” said {once.who}, “from the inside.”'
      ]
    },
    {
      id: 'like-the-sky',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Was it as small as that on Tuesday?” asked {H}. “On Tuesday it was enormous,” said {once.who}. “I thought, if I’m going to {once.my}, they’re to see it from the station.” “Then that was it,” said {A}. “It was too big. People thought it belonged there.”',
        'They looked out at the sky. It was very large, and had been there all evening. None of them could have said what it had been doing.'
      ]
    },
    {
      id: 'thirty-two',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now {A} wanted it too. {A} tipped out the button tin and counted. At first {A} was only counting to be busy. But the nineteenth was like a small blackberry. After that {A} truly wanted to know how many there were.',
        'Between thirty-one and thirty-two {once.who} {once.did}. It would have gone through a buttonhole. “Thirty,” said {A}. “Oh.” “That’s two,” said {once.who}. “I’d only asked for one. I’ll keep the other for a Tuesday.”'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“And what would you like now?” asked {A}. “To anybody else I’d say {doer.wants},” said {once.who}. “It’s what I say when people ask. They write it down, and then there’s a hat.”',
        '{A} did not write it down. {A} only looked at {once.who} and waited, in case there was more. “But tonight I’ve had what I wanted,” said {once.who}. “It was an ‘Oh’.” They were all quiet for a bit, so as not to use it up.'
      ]
    },
    {
      id: 'how-did-you-know',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How did you know that you had to look?” asked {A}. {H} tried to find it again. It had been a bit like when the kettle’s about to, and hasn’t yet. It had been a bit like somebody smiling in the next room.',
        '“Is it always like that, when you {once.your}?” “I couldn’t say,” said {once.who}. “I’ve only ever been on the inside.” So {H} told what it was like from outside. {once.who} listened with both eyes shut, to see it better.'
      ]
    },
    {
      id: 'the-hat-again',
      A: 'partner',
      paragraphs: [
        'Then {H} told {A} about {once.doing}, and {once.who} listened as if it were news. Outside the window the hat blew by, on its way home. Nobody noticed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to think of Tuesday, and got only the hat.',
      '{names} wandered in, and noticed a crumb.',
      { text: '{names} circled Tuesday on the calendar, a bit late.', needs: ['hands'] },
      { text: '{names} held out a hat, in case it was that one.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped when the spoons did, and missed it again.',
      '{names} noticed the kettle, which had a face in it.',
      { text: '{names} looked out of the window for another hat.', needs: ['hands'] },
      { text: '{names} pulled the curtain, so that no more hats came in.', needs: ['hands'] }
    ],
    turn: [
      '{names} got tangled up in the other end of the lace.',
      '{names} squeaked with surprise.',
      { text: '{names} poured some water for the one who could not speak.', needs: ['hands'] },
      { text: '{names} untied one more loop, out of joy.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot went back to the door with half of its knot. That half was kept for another time.',
    '{H} washed and lay down, face to the wall. Somewhere behind, {once.who} {once.was} {once.doing}, smaller still. “Mm,” said {H}.'
  ],
  last: [
    '{H} was asleep. {once.who} noticed it at once, and told nobody.',
    'It happened quite small, behind everybody’s back, like {once.doing}: {H} slept.',
    'Nobody had said when it would be, and only {once.who} saw it: {H} was asleep.'
  ]
})
