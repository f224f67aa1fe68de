import { wishPlot } from '../wish-plot.ts'

export const deedBehindTheEgg = wishPlot({
  id: 'wish-deed-behind-the-egg',
  tellsAny: 'once',
  deeds: ['travels'],
  out: true,
  fed: true,
  about: 'The family goes along with a picnic, and it is all eaten at the first bench, where everybody then stays; so the hero carries the last egg ahead on a spoon until they are there.',
  titles: ['Behind the Egg', 'The First Bench', 'One Egg Left', 'As Far as the Egg Went', '{H} Goes in Front'],
  company: ['road', 'bench', 'basket', 'egg', 'spoon', 'lamp', 'napkin', 'salt', 'sandwiches'],
  want: [
    {
      id: 'a-basket',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had a basket with them, full of sandwiches and boiled eggs. At the gate stood {once.first}, ready to {once.do}. “It’s no good alone,” said {once.who}. “There’s nobody to say ‘Look!’ to.” So they went along.',
        '{H} wanted only one thing. It was to sit where the road ends, and watch, and eat an egg in the wind.'
      ]
    },
    {
      id: 'is-there-any',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What have you brought?” asked {once.who}. {A} lifted the napkin and read it all out, from the cheese to the salt. “And {doer.wants}?” asked {once.who}. {A} looked under the eggs as well. There was cheese.',
        '“Then cheese,” said {once.who}. “Away from home you have to be able to change your mind.” {H} moved a cheese one to the top, so that it would not be forgotten.'
      ]
    },
    {
      id: 'who-carries',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They took turns at the basket. {A} had it as far as the first gate, and {H} as far as the second. Then {once.who} wanted to know what it was like. It was carried most carefully, and it tipped only at the end.',
        'Two sandwiches had turned over. “They wanted to see out too,” said {A}. That made sense to {once.who}. On the lower side it had been nothing but basket so far.'
      ]
    }
  ],
  way: [
    {
      id: 'just-to-make-it-lighter',
      A: 'partner',
      paragraphs: [
        'After nineteen steps came a bench. “Shall we stop a moment,” said {once.who}, “to make the basket lighter?” They each ate a sandwich, and it was lighter. It was so good that they each ate another, and then the eggs. From here they could still read the number on their own door.',
        '“How far is it now?” asked {H}. “All of the way,” said {once.who}. They went as far as the lamp post, and came back. They were so full, and the bench was such a good one.'
      ]
    },
    {
      id: 'the-view',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can see a long way from here,” said {A}, so as to praise the bench. They could see the bins, and a hedge with a glove on it. They could see their own window.',
        '“There’s somebody sitting in it,” said {H}. It was the cushion. It had the same view, from the other end. It looked as though it would have come along, too.'
      ]
    },
    {
      id: 'wasp',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A wasp came for the jam. There was none left, so it walked round the lid and read what it said there. “It’s too late as well,” said {A}. “That’s how it goes at the first bench.”',
        '{once.who} kept quite still, as you have to. The wasp looked at each of them in turn. Then it flew away, straight on, to where nobody had eaten yet. “It’ll be there before us,” said {H}.'
      ]
    },
    {
      id: 'in-the-meantime',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While they were all so full, {once.who} {doer.does}. “Is that how you do it after every meal?” asked {A}. “Only after the good ones,” said {once.who}.',
        '{H} tried it in a small way, for there was a lot of egg inside. It was more of a wobble. {A} said that it would go better by and by, and held on to the bench.'
      ]
    },
    {
      id: 'the-man-who-sat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the other end of the bench sat a man with a rucksack. “Have you been far?” asked {A}. “I set out in April,” he said. “There were sandwiches.” He moved his rucksack a bit, to make room.',
        '{H} looked at him more closely. On his hat a very small plant had come up, with two leaves. “In the evening you get the sun here,” said the man. They all moved a little away from him.'
      ]
    },
    {
      id: 'mushrooms',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A woman with a dog asked where they were going. “{once.tail},” said {A}. “I tried that as well,” said the woman, “last summer, with two friends and a pie.”',
        '“How was it?” asked {once.who}. “Very good,” said the woman. “There were mushrooms in it.” Further than the pie they had not got. She pointed out the place to them, and the dog knew it too.'
      ]
    },
    {
      id: 'a-stone-in-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had a stone in one shoe, and that was the reason. They all waited until it was out. It was as big as a lentil. “Shall I throw it away?” asked {A}. “It’s come all this way with us,” said {once.who}.',
        'So the stone was put into the basket, and there was plenty of room for it. “It’s got further than we have,” said {H}, “for its size.”'
      ]
    },
    {
      id: 'round-in-circles',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} stood up, and said, “One, two, three, and off!” On three {A} had begun to sneeze. On the next three {once.who} {once.was} still saying goodbye to the bench.',
        '“What does it say?” asked {H}. “That it can wait,” said {once.who}. “That it’s got nothing else on.” It was a bench that understood people, and there lay the trouble.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had eaten nothing at all. At least nobody had seen it. One sandwich was missing, and {A} was looking hard at the hedge.',
        '“It must have gone on ahead,” said {once.who}. {H} wiped a bit of butter off {A}. It did not prove anything, but it had cheese on it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“With us the eggs were eaten in the train,” said {S}, “before it had begun to move. The whole carriage smelled of it.” “Why so early?” asked {A}. “Because everybody was looking at everybody else’s,” said {S}.',
        '“Somebody always cracked the first one on the window. Then you heard it from every seat.” {S} knocked on the bench, tock, tock. Three people who were passing began to feel hungry.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Are we there yet?” asked {S}. “We’re on the first bench,” said {A}. {S} looked at it from in front, and got up, and sat down again. “And now?”',
        '{once.who} had to think about it. “A bit,” said {once.who}. “You’re never quite as much not there as you were before.” {S} was glad of that, and asked again every minute, so as not to miss any.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was the only one who had not come to the end of it. There was a crust, and {A} had been at it since the first gate. It was getting longer.',
        '“That’s the right way,” said {once.who}. “Whoever has a crust like that can get to anywhere.” {A} held it out, so that {once.who} could have a lick. It was meant kindly, and {once.who} took it so.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you may only smell it until one o’clock,” said {A}. “Then the lid comes off.” “And until then?” asked {once.who}. “Until then you hold the tin,” said {A}.',
        'They all held the basket for a while, to see how that was. It was empty already. With the nose it could still be read, from the cheese to the salt.'
      ]
    },
    {
      id: 'where-the-sandwiches-were',
      A: 'partner',
      paragraphs: [
        '{A} looked into the basket, and along the road. “We stopped where the sandwiches were,” said {A}. “If the sandwiches had been out in front, we’d have walked after them and be there by now.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-spoon',
      A: 'partner',
      paragraphs: [
        'Right at the bottom, in a corner, lay one last egg. {once.who} had seen it too. “No,” said {H}. “That’s for the end of the road.” {H} laid it in the big spoon, and held it out in front, and began to walk. {A} came after it at once, and so did {once.who}. Nobody looked at the second bench. They looked at the egg.'
      ]
    },
    {
      id: 'there',
      A: 'partner',
      paragraphs: [
        'They went on until there were no more benches. “This is the place for it,” said {once.who}. {H} held the spoon as still as {H} could. And {once.who} {once.did}, so near to them that the egg turned over in its spoon. “Look!” they all called at once.',
        { extra: 1, joins: true, both: ['From so near they could even see {what.part}.'] }
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody had reckoned with that, and there was only one egg. {A} worked out how many slices it would make, and they were very thin ones.'
      ]
    },
    {
      id: 'is-it-a-race',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A woman was standing at her gate. “Is it a race?” she asked. “No,” said {A}. “It’s only an egg.” She went in, and came out again with a spoon and a potato. She walked behind them for a good bit.',
        '“Where are we going?” asked the woman by and by. They told her. “Oh,” said the woman. “I’ve got something in the oven.” But she walked home as she had come, with the potato in front.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Uphill the egg came slowly down the spoon towards {H}. Downhill it went away again. “It’s looking at the view,” whispered {A}.',
        'There was a bump, and for the length of a breath the egg stood on its end. Nobody put down a foot. Then it thought better of it and lay down. {once.who} had to be patted before they could go on.'
      ]
    },
    {
      id: 'not-with-the-eyes',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“May I carry it for a bit?” asked {A}. {H} let {A} have it for ten steps, counted aloud. It was strange, walking behind it. From the back it was much more of an egg.',
        '“From here I’d follow it anywhere,” said {H}. “From here I’m afraid of my feet,” said {A}. At nine and a half it was given back.'
      ]
    },
    {
      id: 'somebody-behind',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Somebody was coming behind them. It was a man with a rucksack. “I stopped for a sandwich in April,” he said, “and I’ve sat there ever since. Then I saw the egg go by.”',
        'He walked along on the other side for a while. At a gate he took off his hat. Then he went where he had meant to go in April.'
      ]
    },
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        'Then they sat down in a row, in the wind, and shared the egg. There was salt in a twist of paper. It was a good egg, for it had come the whole way.',
        '“And what do we follow home?” asked {once.who}. {H} put the two halves of the shell together, and laid them in the spoon. “It’s empty,” said {A}. “From behind you can’t tell,” said {H}. And nobody could.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stuck close to the basket, on the side where the sandwiches lay.',
      '{names} rolled along with the rest, and felt hungry at the first gate.',
      { text: '{names} took the other handle of the basket, and it creaked.', needs: ['hands'] },
      { text: '{names} buttoned up coats to the top, because of the wind there.', needs: ['hands'] }
    ],
    way: [
      '{names} filled up the bench, and nobody could get anything more on it.',
      '{names} burped, and pretended that the bench had done it.',
      { text: '{names} folded the sandwich paper into a boat and then into a smaller boat.', needs: ['hands'] },
      { text: '{names} brushed eggshell off the bench, and sat down in the clean place.', needs: ['hands'] }
    ],
    turn: [
      '{names} got the worst of the wind, and enjoyed it.',
      '{names} swallowed, and had eyes for nothing but the egg.',
      { text: '{names} held coats out on the windy side, so that the egg kept warm.', needs: ['hands'] },
      { text: '{names} waved back along the road, to all those benches.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket hung on its nail, and the stairs were quiet. The eggshell stood in an egg cup, with its good side up.',
    '{H} made the towel wet, and lay down, with the spoon on the chair. Under the window {once.who} still chewed a little, out of habit.'
  ],
  last: [
    'In its cup the egg looked whole, and nobody had to follow it. {H} was asleep.',
    'There was one more bench, and it was the bed. {H} stopped a moment, and slept.',
    'The spoon pointed straight ahead, and {H} was asleep behind it.'
  ]
})
