import { wishPlot } from '../wish-plot.ts'

export const windAndTheHats = wishPlot({
  id: 'wish-wind-and-the-hats',
  beginsElsewhere: true,
  wishes: ['wind steals hats', 'wind steals all the hats', 'wind stole hats', 'wind stole hat', 'wind steals hat', 'wind steal hats', 'wind takes hats', 'wind took hat', 'wind took hats', 'wind hat', 'wind hats', 'wind blew hat', 'wind blew hats', 'wind blows hat', 'wind blows hats', 'hat blew away', 'hat blew off', 'hats blew away', 'hat blows away', 'hat blew', 'lost hat wind', 'naughty wind', 'cheeky wind', 'wind stole', 'wind steals', 'windy day hat', 'windy day hats', 'wind thief', 'thief wind'],
  except: ['scared', 'afraid', 'storm', 'hurricane', 'tornado', 'cyclone', 'roof', 'fear', 'breaking', 'broke', 'tree', 'fart', 'farts', 'fell', 'died', 'turbine', 'turbines', 'willows', 'kite', 'umbrella', 'surf', 'instrument', 'wig', 'hijab', 'turban'],
  answers: ['wind', 'windy', 'hat', 'hats', 'steals', 'stole', 'stolen', 'steal', 'takes', 'took', 'takes', 'blows', 'blew', 'blown', 'off', 'away', 'all', 'the', 'my', 'his', 'her', 'our', 'cap', 'caps', 'day', 'naughty', 'cheeky', 'thief', 'village', 'town', 'lost', 'up', 'who', 'that', 'street'],
  company: ['wind', 'hat', 'street', 'lamp post', 'bobble', 'corner'],
  out: true,
  about: 'The wind steals all the hats in the street, for it has never been able to keep one on, until somebody sees that it is no good at heads and finds it something that is there to be blown.',
  titles: ['The Wind Has Got Your Hat', 'All the Hats in Our Street', '{H} and the Hat Thief', 'Nobody Under It', 'It Stayed On'],
  want: [
    {
      id: 'off-it-went',
      A: 'partner',
      paragraphs: [
        '{H} had a new hat, and wanted to wear it to the corner and back. It had a red bobble. Then, whoosh, there was no hat. It sailed off down the street, bobble first.',
        '“You should have held on,” said {A}, who had a hat on too. Whoosh. “That’s mine!” shouted {A}. “It’s the wind!” shouted {H}. “It’s stealing them!” It took the postman’s cap as well, and turned left.'
      ]
    }
  ],
  way: [
    {
      id: 'who-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They ran past people with their hands on their hair. “A grey one, with a brim!” called a gentleman. “Straw,” called a lady, “with one cherry!” From a pram a baby with cold ears pointed up at the sky.',
        '“One grey,” said {H}, and counted them off on ten fingers. “One straw. One bonnet, very small.” By the chemist’s they needed {A}’s fingers as well.'
      ]
    },
    {
      id: 'holding',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the chemist’s stood somebody who was cleverer. This hat was tied on, with a bow under the chin. The wind came round the corner and lifted. It lifted the hat, and then the whole man, till two shoes stood on tiptoe like a dancer.',
        '“I’m not letting go,” said the man. “The wind isn’t either,” said {A}. They went up and down a bit, the two of them. Then the man sneezed, and the bow came undone. “Bless you,” said {H}, after the hat.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One hat had been left behind. It hung on a lamp post, at the very top. It was a bathing cap with a yellow flower. The lamp post did not look happy.',
        '“It’s tried that on it,” said {A}, “and it didn’t suit.” Whoosh, the wind came back, and had another look. It moved the flower round to the front. Then it took the cap along after all.'
      ]
    },
    {
      id: 'leaves-hat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’s cold,” said {H}. The two of them thought about that. What would be cold about a wind? “All of it,” said {A}. “It’s draughty in there. It’s got no middle, that’s the trouble, and it’s always out.”',
        '{H} held out one hand to it, at the corner, to feel. It was cold, and went through between the fingers, and was quite gentle. It stopped for a bit at the thumb. Then somebody came by in a beret.'
      ]
    },
    {
      id: 'not-that-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a lady with a hat that was truly awful. It had a whole pheasant on it, and grapes. The lady stood in the middle of the square, and waited. The wind came up, and walked once round her.',
        '“Please,” said the lady. “It was a present from next door.” The wind lifted the pheasant by one feather. It laid it back down, very politely. “Even it won’t,” said {A}. The lady went home by the windy side, to be on the safe side.'
      ]
    },
    {
      id: 'bucket',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By now their ears were cold. {A} had a new saucepan along, and put it on. The wind blew across the handle, and it hummed. “It can’t get that off,” came {A}’s voice from inside.',
        'That was true. It could not get it off. It turned it round, though, by the handle, first to the left and then to the right. So {A} kept walking in another direction. {H} had to steer.'
      ]
    },
    {
      id: 'what-it-sings',
      A: 'same',
      spare: 7,
      paragraphs: [
        'If you kept still, you could hear it. It sang as it went, in the letter boxes, and over the bottles behind the café. It was not a tune. It was more like somebody who is in front of a mirror and hums.',
        '“It’s in a good mood,” whispered {H}. Then a cap fell down on the pavement, right at their feet, and the singing stopped. It picked it up, and started again from the beginning. The cap fell down once more.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The wind’s had three of mine,” said {S}. “One at the pier, and one on the day I got married, and one out of a train.” “Did you never get them back?” asked {A}. “The one from the train came by again a year later,” said {S}. “There was somebody else in it.”',
        '“Did you say anything?” {S} had thought about that. It had looked better on that one. So {S} had only lifted a hand, as if there were a hat to raise.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had nothing more to take, and so the wind passed {S} by. That was not right. “What about me?” called {S}, with both arms out. It came back. It looked round {S} on all sides, and down at the feet. Then it took one shoe, and put that up on the letter box.',
        '“It thinks that’s where you wear it,” said {A}, and fetched it down. {S} hopped all the same, for as long as there was anybody watching. You don’t get robbed every day.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Here came the smells of eleven heads, all through each other. And {A} had the best nose in the family. They smelled of soap, and straw, and somebody’s breakfast.',
        'Then {A} went off, up the street and round to the left, without once looking. Behind came the others, holding on to whatever they still had on. {A} had no hat to lose.'
      ]
    },
    {
      id: 'behind-the-wall',
      A: 'partner',
      paragraphs: [
        'Round three corners they ran, and there, behind a wall, it had its heap. The wind picked up a hat, and blew itself round beneath it. For a moment the hat stood in the air, as if on somebody. Then it slid down.',
        'It tried on {H}’s, and that fell off. It tried {A}’s, a bit to one side. “Give those back!” said {A}, and lay down on the heap. So the wind blew harder, and now it had everything up at once. One cap went over the roofs.'
      ]
    },
    {
      id: 'no-head',
      A: 'partner',
      paragraphs: [
        '“Don’t shout at it,” said {H}. The wind had let them all drop, and lay in the gutter, with a sweet paper. {A} picked up the postman’s cap and looked into it. “It only wants a hat that stays on,” said {A}. “But it can’t wear one. It hasn’t got a head.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-is-for-it',
      A: 'partner',
      paragraphs: [
        '{H} looked at {A}’s sleeve. The wind was in it, and it was as round as a sausage. “It doesn’t need a hat,” said {H}. “It needs something that’s open in front!” {H} pulled off one sock. It was long, with stripes, and had a hole at the toe.',
        'They tied it to a stick by its edge, and held it up. The wind came over, and sniffed at it, and crept in. The sock grew round, and stood straight out, and the tip of it wagged. It stayed on.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now it wanted to see itself. They carried the stick along to the café, where there was a large window. The sock stood out beside them in the glass, from top to toe. It turned to the left side, and to the right one.',
        '“Stripes suit you,” said {A}. The wind filled it till the seams creaked. A waiter came out with a napkin over one arm. The napkin stayed where it was. The waiter looked as if something were missing.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“That’s practical,” said the postman, who had come for his cap. “Now you can see where it’s going.” The sock pointed at the church. It had never been seen to go anywhere, before that. It had only ever been there, all at once.',
        'It noticed that itself. It turned a little, and everybody looked over at the park. It turned back, and everybody looked at the church. It did that until the postman got dizzy. Then it pointed at the baker’s, where there was something to smell.'
      ]
    },
    {
      id: 'on-the-corner',
      A: 'partner',
      paragraphs: [
        'They tied the stick to the post at the corner. Then {H} and {A} gave back the hats, all down the street. Nobody’s hair moved. Far behind them somebody had eyes only for a sock.',
        '“You’ve just got the one,” said {A}, and pointed at {H}’s feet. “So has the wind,” said {H}. They went to the corner and back, bobble first. And at the corner, whoosh, somebody lifted {H}’s hat by a finger, and set it down again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the hats, as far as the baker’s.',
      '{names} ducked, and the wind went over the top.',
      { text: '{names} held on to their ears, since those were loose too.', needs: ['hands'] },
      { text: '{names} picked a glove out of the gutter, which the wind had not wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} came round the third corner with the wind behind.',
      '{names} had a bonnet land on them, and it nearly fitted.',
      { text: '{names} carried a straw hat, and did not look at the cherry.', needs: ['hands'] },
      { text: '{names} shook the dust out of a cap, and it was the postman’s.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in front of the sock, and got no wind at all.',
      '{names} watched the tip of it wag.',
      { text: '{names} tied a bit more string round the stick.', needs: ['hands'] },
      { text: '{names} went from door to door with a bonnet, till it fitted somebody.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went on its hook, and the bobble was sewn on again. One foot was a good bit colder than the other.',
    '{H} got clean, and lay down. Outside it flapped a little. That was the wind, which had not taken it off for the night.'
  ],
  last: [
    'All the hats hung on their hooks, and the wind had a sock on, and {H} was asleep.',
    'At the corner the sock pointed up the street to where {H} lived, who was asleep.'
  ]
})
