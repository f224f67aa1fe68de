import { wishPlot } from '../wish-plot.ts'

export const liveOnMoon = wishPlot({
  id: 'wish-live-on-moon',
  beginsElsewhere: true,
  wishes: ['lived on moon', 'live on moon', 'lives on moon', 'living on moon', 'life on moon', 'moved to moon', 'move to moon', 'moving to moon', 'moves to moon', 'house on moon', 'home on moon', 'our house moon', 'new house moon', 'moon house', 'moon home', 'flat on moon', 'people live moon', 'people lived moon', 'families moon', 'family moon house', 'family lives moon', 'street on moon', 'town on moon', 'city on moon', 'moon city', 'moon town', 'moon village', 'village moon', 'neighbours moon', 'stay on moon forever', 'stayed on moon', 'moon base', 'moonbase', 'colony moon', 'moon colony', 'kite on moon', 'fly kite moon', 'grew up on moon', 'born on moon', 'children on moon', 'woke up on moon', 'house landed moon', 'camping moon'],
  except: ['man', 'rabbit', 'bunny', 'cheese', 'mouse', 'mice', 'cow', 'alien', 'aliens', 'rocket', 'astronaut', 'school', 'zoo', 'dog', 'cat', 'dragon', 'bear', 'fox', 'owl', 'mermaid', 'lady', 'king', 'queen', 'princess', 'goddess', 'mars', 'died', 'grandma', 'grandpa', 'fell', 'full', 'monster', 'sea', 'penguin', 'elephant'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'we', 'i', 'our', 'my', 'people', 'everyone', 'everybody', 'all', 'family', 'families', 'neighbours', 'children', 'live', 'lives', 'lived', 'living', 'life', 'move', 'moves', 'moved', 'moving', 'new', 'house', 'houses', 'home', 'flat', 'street', 'town', 'city', 'village', 'base', 'colony', 'the', 'on', 'moon', 'to', 'and', 'stay', 'stayed', 'forever', 'instead', 'of', 'earth', 'there', 'up', 'bounce', 'bouncing', 'jump', 'float', 'woke', 'whole', 'kite', 'fly', 'could', 'born', 'grew', 'would', 'like'],
  moods: ['question', 'first'],
  company: ['kite', 'moon', 'earth', 'helmet', 'string', 'dust', 'bakery', 'street', 'lamp posts', 'bus', 'sky', 'baker', 'bell', 'window', 'stone', 'sun'],
  isTale: true,
  asked: true,
  away: true,
  about: 'The whole street lives on the moon, and the hero has been sent a kite, and there is no wind there and never will be, but something does stay up.',
  titles: ['A Kite on the Moon', 'It Stays Up There', '{H} Holds the String', 'Since Before the Bakery', 'As Soon as There’s Wind'],
  want: [
    {
      id: 'the-parcel',
      A: 'partner',
      paragraphs: [
        'They lived on the moon now. The whole street stood there in grey dust, under a black sky. {H} put on a helmet to bring in the post. There was a parcel from Auntie, who had stayed on the Earth.',
        'In it was a red kite. FLY IT AS SOON AS THERE’S WIND, she had written. {H} wanted nothing else in the world, or on the moon. “When’s it windy here?” asked {H}. “We’ve only been here a week,” said {A}.'
      ]
    },
    {
      id: 'pancake',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First there were pancakes. {A} tossed one, and it went up to the ceiling and lay down there for a moment. It turned over by itself. There was time to lay the table, and to find the jam. “Now,” said {A}, and held out the pan behind {A}’s back. It landed in it like a hat.',
        'The jam took its time as well. {H} turned the jar upside down, and went to wash both hands. When {H} came back the jam was just looking out over the rim.'
      ]
    }
  ],
  way: [
    {
      id: 'running',
      A: 'partner',
      paragraphs: [
        'So they tried without any wind. On the moon you weigh no more than a cat. Each step is as long as a car. {H} ran, and the kite came along behind in the dust. “Faster!” said {A}, helmet against helmet. Out there you hear nothing unless they touch.',
        'Then {A} threw it. Up it went, higher than a church. But it only came down again, as a boot would.'
      ]
    },
    {
      id: 'footprints',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nothing ever blew away here, so whoever had been anywhere could still be seen. There were the postman’s boots, going from door to door. There was the first step that {H} had taken on the moon, beside the mat. “It’ll be there in a million years,” said {A}.',
        'There was one row of prints that went from their house to the bakery. It had gone there at six in the morning, and it had come back with crumbs. {A} stood in front of it. “That could’ve been anybody,” said {A}.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bus came over the hill. There was a bump on the far side, and it had taken it rather fast. Now it was in the air, or where the air would have been. All the passengers looked out. “Next stop as soon as we’re down,” said a sign in the front.',
        'It sailed over the stop, where four people stood with their bags. They turned their heads, from left to right. Then they walked after it. They knew more or less where it would be.'
      ]
    },
    {
      id: 'the-bell',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was noon, so the church bell swung. You did not hear it at all. It swung up there like somebody waving. But {H} laid the helmet against a lamp post, and it went bong, right through the teeth. “It comes along under the ground,” said {A}.',
        'They stood there, each with a head against the post, until twelve. On the other side of the street stood the baker, and did the same. It was how people told the time.'
      ]
    },
    {
      id: 'washing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front of one house hung some washing, and it hung as if it had been painted. Not one sleeve stirred. The half that was in the sun was dry, and warm as toast. The half in the shade was as hard as a board. “My trousers are both,” called a man, and came out to turn them round.',
        '“Is it never windy?” {H} asked him. “I’ve got one peg on the whole line,” said the man. “And that one’s only out of habit.”'
      ]
    },
    {
      id: 'evening-when',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it’ll come up in the evening,” said {H}. “It often does, at home.” “When’s the evening?” {A} looked at a card. “On Thursday week,” said {A}. The sun had been over the chimney since Monday. A day on the moon is as long as two weeks.',
        'The shadow of the lamp post had moved on by a foot. Somebody had drawn round it with chalk, and written “Tuesday”. They had lunch in it, for the shade.'
      ]
    },
    {
      id: 'the-match',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the plain eleven people stood about and looked up, and so did eleven others. They were playing football. It was one all, and someone had kicked off quite hard. “Who’s got the ball?” asked {A}. “Nobody yet,” said the goalkeeper. “It’s due at half past three.”',
        'They had brought sandwiches. When it came, everybody wanted to head it, and jumped, and then they were all up there too. From below you could see the soles of their boots.'
      ]
    },
    {
      id: 'sweeping',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} was sweeping the front step. It was pure joy. Each stroke flew off in a curve, and came down all together, and not one speck hung about. “At home I’d sweep it out, and it would come straight in again,” said {A}. “Here it knows when it’s been told.”',
        'The trouble was where it came down. That was next door’s step. Next door was sweeping too. They had got to know each other very well, by way of the same dust.'
      ]
    },
    {
      id: 'baker',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the bakery they asked for a roll. It was as large as a pillow. “I can’t stop them,” said the baker. “There’s nothing holding them down. I put in a bun, and I take out a sofa.” He carried it to the counter between two fingers. It was mostly holes.',
        '{H} ate one hole after another. “Do you ever get any wind in here?” asked {H}. He opened the oven door a crack. It was warm, and it smelled good, but it would not have lifted a kite.'
      ]
    },
    {
      id: 'jumper',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was practising jumps. You could say a whole sentence on the way. {S} bumped against {A} with the helmet. “Listen,” said {S}, and jumped. On the way up {S} seemed to be telling a joke, and on the way down {S} laughed. “Well?” said {S}, bump.',
        '“I couldn’t hear a word,” said {A}. “There’s nothing up there to hear it with.” {S} considered that. Then {S} took {A} by the hand, and they jumped with their helmets together. It was the one about the potato.'
      ]
    },
    {
      id: 'the-sofa',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} came round the corner with the sofa under one arm. “I’ve wanted it by the other wall for thirty years,” said {S}. “I never liked to ask anybody.” It had been by five walls since the morning. It had also been out to see the view.',
        '“Doesn’t your back hurt?” asked {A}. “It doesn’t know that I’ve got anything,” said {S}. {S} set the sofa down on the plain. They sat there side by side for a bit, like people waiting for a moon to come up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} weighed as much as a bread roll these days. People noticed that, and could not leave it alone. Whoever came past lifted {A} up with one finger, and put {A} down a bit further on. {A} bore it.',
        'In the evenings {A} found the way back from wherever that was. It was not hard. It led past everybody who had been sorry, and had something in a pocket.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had been about to learn to sit up, and the moon was the very place for it. When {A} tipped over, it went so slowly that you could fetch a cushion. You could ask which one. {A} went down past the table’s edge, and looked at everything on it.',
        'Then {A} lay on the cushion, and laughed, and had to be set up again at once. Nobody could have said who was having the better time, {A} or the people with the cushions.'
      ]
    },
    {
      id: 'no-air',
      A: 'partner',
      paragraphs: [
        '{A} blew at the kite as hard as anyone can. The helmet went white inside. “There won’t be any wind,” said {A}. “There’s no air here to make it of.”',
        '{H} sat down on a stone with the kite and the string. Over the bakery hung the Earth, round and blue and white. It always hung there. “Doesn’t it ever go down?” asked {H}. “Not here,” said {A}. “It was over that chimney before there was a chimney.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-the-string',
      A: 'partner',
      paragraphs: [
        '{H} took the string off the kite. {H} held up one end of it, shut one eye, and moved a little to the left. “Come here,” said {H}. “Put your helmet next to mine, and shut the outside eye.”',
        '{A} did. And there was the Earth, at the top of the string. It flew. It did not dip, and it did not shake. “With no wind at all,” said {A}. “And look how it stays up!” {H} gave out some more string.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The neighbours had seen two people standing with their arms up, and came out. Everybody wanted to hold it. They stood in a queue, with one eye shut already, so as to be ready. “It pulls a bit,” said the postman, “on the right.” It was the best thing since they had moved.',
        'The baker held it the longest. He had left an oven down there, and a bicycle. “I’ll just let it out a little over the sea,” he said.'
      ]
    },
    {
      id: 'turns',
      A: 'same',
      spare: 15,
      paragraphs: [
        'After a while you could see that it turned. Some blue went round to the back, and some brown came up at the side. “That’s where we used to be,” said {A}. There was a white curl lying on top of it. “It’s raining there.” They looked at it quite fondly.',
        '“They can’t fly theirs today,” said {H}. “It’d get wet.” And {H} held this one a little higher, so that it should not drag in anything.'
      ]
    },
    {
      id: 'hold-tight',
      A: 'partner',
      paragraphs: [
        'At home they rang up Auntie. “Is my kite up?” asked Auntie. “It’s up,” said {H}. “It’s round, and it’s blue, and you’re on it.” It was quiet for three seconds, for it is such a long way. “Then hold tight,” said Auntie, “and don’t run.”',
        '{A} pulled down the blind, all but a gap. In the gap was the Earth. {H} tied the string to the bed. The other end lay on the window sill, just below it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the parcel, and it smelled of the Earth.',
      '{names} came down from the last bounce, and stayed down.',
      { text: '{names} saved the brown paper, for there are no trees up there.', needs: ['hands'] },
      { text: '{names} knocked the dust out of a boot, and watched it land.', needs: ['hands'] }
    ],
    way: [
      '{names} left a row of prints, and looked round at them.',
      '{names} took one small hop too many, and came back for supper.',
      { text: '{names} carried the tail, so that it should not drag.', needs: ['hands'] },
      { text: '{names} held up a wet finger, and remembered the glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at it too, from a bit further down.',
      '{names} stood behind the others, and had the best view.',
      { text: '{names} held the string for one whole turn.', needs: ['hands'] },
      { text: '{names} waved at it, in case of Auntie.', needs: ['hands'] }
    ]
  },
  bed: [
    'The red kite hung on the wall by its tail, and had a rest. The helmets stood in a row by the door, with the dust on them.',
    '{H} washed, with slow, round drops, and lay down as lightly as a cat. {H} kept hold of the string with one hand.'
  ],
  last: [
    'Above the bakery hung the Earth, just where it would be tomorrow, and {H} was asleep.',
    'Nothing pulled at the string all night, and {H} slept, and the Earth stayed up.'
  ]
})
