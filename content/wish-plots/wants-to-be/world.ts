import { wishPlot } from '../wish-plot.ts'

export const whoeverWorld = wishPlot({
  id: 'wish-whoever-world',
  visits: 'anything',
  whoever: [
    'wants to see the world',
    'wants to travel',
    'wants to travel the world',
    'wants to travel around the world',
    'wants to go around the world',
    'wants to go round the world',
    'wants to explore the world',
    'wants to see the whole world',
    'wants to go on holiday',
    'wants to go on vacation',
    'wants to go on an adventure',
    'wants to have an adventure',
    'wants an adventure',
    'wants to go on a journey',
    'wants to go on a trip',
    'wants a holiday',
    'wants to be an explorer',
    'dreams of seeing the world',
    'dreams of travelling',
    'dreams of travelling the world',
    'dreams of adventure',
    'dreams of adventures',
    'dreams of going on an adventure',
    'dreams of going on holiday',
    'has never been on holiday',
    'has never been anywhere',
    'would like to see the world',
    'would like to travel',
    'travels the world',
    'sets off to see the world',
    'goes on a world tour',
    'wants to visit every country',
    'wants to see faraway countries',
    'dreams of faraway places',
    'longs to go far away',
    'wants to go abroad',
    'has never been abroad',
    'has never left its village',
    'wants to go on an expedition',
    'keeps packing its suitcase'],
  except: ['space', 'moon', 'Christmas', 'hospital', 'doesn’t want to go', 'home', 'mother', 'war'],
  company: ['suitcase', 'postcard', 'door', 'street'],
  about: 'The hero wants to get a postcard, and whoever wants to see the world packs and packs, until they go round the block with an empty suitcase and write from there.',
  titles: ['Very Far Away, and Well', 'Round the Block', '{visitor} Is Packed', 'With an Empty Suitcase', 'It Is Different Here'],
  want: [
    {
      id: 'a-postcard',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get a postcard, with a mountain and a greeting. There was even one here, with a stamp on. But everybody was at home. “Somebody would have to go away,” said {A}.',
        'There was a knock. It was {visitor.first}, with a suitcase. “I’ve never been further than the bins,” said {visitor}. “Which way is the world?” “I’ll show you,” said {H}, “and you’ll write.”'
      ]
    }
  ],
  way: [
    {
      id: 'packing',
      A: 'partner',
      paragraphs: [
        '“You’ve got to be ready for everything,” said {A}, who was quite sure. In went a jumper for the mountains, and a hat for the desert. In went a pillow, and a pan, and a picture of the kitchen.',
        '{visitor} took hold of the handle, and pulled. The suitcase got as far as the doormat. “It’s beautiful here,” said {visitor}, quite worn out. “Is this it?”'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} spread out the big map. It hung down over the table on both sides. “Where are we?” asked {visitor}. {A} put a finger on it. Under that finger were the whole street, and the school, and Tuesday’s bus. “We’re quite thin,” said {H}.',
        '{visitor} walked the rest of it with one pencil. It was blue for a long time. “That’s only water,” said {A}. “There’s such a lot of only,” said {visitor}. At the edge the pencil fell off, and came on again at the other side, by Japan.'
      ]
    },
    {
      id: 'words',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Abroad you have to be able to say please,” said {A}. {A} knew it in three languages, and thank you in four. {visitor} practised them all, on the hat stand. It was hard to know which one it understood. “Prego,” said {visitor}. The hat stand held out an arm.',
        '“And what’s ‘I’ve never been here before’?” asked {visitor}. Nobody knew that one. “You don’t have to say it,” said {H}. “They can see it from how you look up.” {visitor} looked up. It really could be seen at once.'
      ]
    },
    {
      id: 'from-home',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And if you get homesick?” asked {A}. {visitor} had not thought of that. So they practised it too. {H} was a foreign country, and stood there, and was foreign. {visitor} looked at it for a bit. Then, so as to have something from home, {visitor} {caller.does}.',
        'It helped. “Now you do something from here,” said {visitor} to the foreign country. {H} did not know what there was. In the end {H} offered it a biscuit. {A} wrote in the book: friendly, with raisins.'
      ]
    },
    {
      id: 'the-pass',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'You need a passport, with a picture. {A} drew it, and you were not allowed to smile. “Marks that you can be told by,” read {A}. “What have you got?” They wrote down {caller.part}. “They’ll look at that first,” said {A}, “and then at you, and then they’ll stamp it.”',
        'They had a stamp. It was half a potato with a star. {H} sat behind the ironing board, and was the border. “Anything to declare?” asked {H}. “Yes,” said {visitor}. “I’m so looking forward to it.” Bang, went the potato.'
      ]
    },
    {
      id: 'about-us',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“They’ll want to know about you, out there,” said {A}. “They sit round you in a ring, and ask.” {H} and {A} sat in a ring, as well as two can. {visitor} stood in the middle, and was a little shy. “{caller.fact},” said {visitor}.',
        '“Oh!” said the ring. “And is that so everywhere?” {visitor} had never been everywhere. “At ours it is,” said {visitor}. “That’s why I’ve got to go and look.” The ring saw that, and moved aside to let {visitor} out.'
      ]
    },
    {
      id: 'send-off',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came to wave. You need somebody who does that, or else you don’t leave. {A} had a big white handkerchief, and cried into it a little, to try it out. “Write,” said {A}. “Keep out of the draught.” {visitor} was quite moved, and put down the suitcase.',
        '“You’ve got to go now,” said {H}. “But it’s just so nice,” said {visitor}. {A} waved till one arm was tired, and then with the other. In the end it was {A} who left, because of the soup.'
      ]
    },
    {
      id: 'window-seat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“When you travel you sit a lot,” said {A}. They tried that, on three chairs behind one another. Nothing went by outside. So {H} ran past with a plant, and then with a lamp, and then with the plant again. “We’ve had that one,” said {visitor}.',
        '“It’s another one,” said {H}, out of breath. “There are plants everywhere.” After a while {A} opened a sandwich. It smelled of train at once, and nobody could say why. {visitor} had never been so far away.'
      ]
    },
    {
      id: 'what-is-it-like',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you think it’s like?” asked {A}. {visitor} had imagined it exactly. “The cups are on the other side,” said {visitor}. “And in the evening it doesn’t get dark in the same corner first. And somebody laughs, and you don’t know about what.”',
        '“And then?” “Then they tell me,” said {visitor}. {H} had never thought of the world like that, with cups. {H} turned one round on its hook. It looked away from them now, and was quite a long way off.'
      ]
    },
    {
      id: 'souvenirs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} fetched the box with what had been brought home in other years. There was a shell, and it was still loud. There was a coin with a hole, and some sand in an envelope. “Which is that?” asked {visitor}. “I should have written it on,” said {A}.',
        '{H} smelled it. It smelled of envelope. But when they poured it on to a plate, it made a small hill by itself. One side was steep and the other side was flat. “It still knows where the wind was,” said {H}.'
      ]
    },
    {
      id: 'how-far',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bins stood in the yard, and {visitor} knew all of them. “There’s a wall,” said {visitor}, “and over it you see the top of a lorry. You don’t know what’s under it.” Each evening {visitor} had thought up something.',
        '“Wheels,” said {A}. “I’ve thought of those too,” said {visitor}. “But on Wednesday I thought of legs.” They would have liked to know. “You’d have to go round the wall for that,” said {H}. Nobody said anything for a moment.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went abroad on a ferry once,” said {S}. “I’d packed for two weeks, and the suitcase went to another country.” “What did you do?” asked {A}. “I bought a toothbrush,” said {S}. “And I washed my shirt each night, and in the morning it smelled of their soap.”',
        '“Was it bad?” asked {visitor}. “It was the best I ever had,” said {S}. “I had both hands free.” To this day {S} stopped at that soap in any shop, and was on a ferry.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had packed as well. There was one sock in it, and a spoon, and a teddy with its face to the outside. “Where are you off to?” asked {A}. “Under the table,” said {S}. “For ever?” “Till supper.” {A} waved, for it was the right thing.',
        '{visitor} looked on with great respect. “Not even a jumper,” said {visitor}. A little later a hand came out with the spoon. “It’s nice here!” called {S}. “You can see everybody’s knees!” That had got there even without a stamp.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'The suitcase was opened once more, for a toothbrush, and {A} got in. {A} turned round on the jumper, and was packed. “Is {A} coming too?” asked {visitor}. “{A} always thinks so,” said {H}, “whenever there’s a bag. And then {A} is lifted out, and it was only for the others.”',
        '{visitor} knew how that felt, from the bins. They shut the lid down to a crack, and pulled {A} once through the hall and back. {A} looked out over the edge, like somebody on a ship.'
      ]
    },
    {
      id: 'too-full',
      A: 'partner',
      paragraphs: [
        '{A} opened the suitcase, to see what was so heavy. “It’s all from here,” said {A}. “You haven’t left at all. And where will you put something, if you find it?”',
        '{H} took it all out again, until there was only a pencil. Now it was light. {A} had put on both shoes, and had the key. “Once round the block,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        'Past the bins they went together, and round the wall. {visitor} stopped. “The lamp’s on the other side here,” said {visitor}. It smelled of onions that were not theirs. Behind a curtain somebody laughed, and they did not know about what.',
        '{visitor} picked up a ticket, and a leaf that did not grow at home. A neighbour said good evening in another language. All of it went into the suitcase. “It’s different here,” whispered {visitor}.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the next corner there was a shop with its light on, and nobody in it. In the window lay a melon and a mousetrap. “What do they do here?” asked {visitor}. “They catch melons,” said {A}. {visitor} was quite prepared to believe it. You had to get to know a place first.',
        '{H} looked back. It was strange to see their own roof from behind. It had a pipe that they’d never met. “That’s us,” said {H}, and waved. From there you would have gone to have a look at it, if you’d been travelling.'
      ]
    },
    {
      id: 'very-far-away',
      A: 'partner',
      paragraphs: [
        'At the third corner was a letter box. {H} got out the postcard, and {A} held the suitcase for a table. “Dear {H},” wrote {visitor}, “I am very far away, and well. It smells of onions.” Clack.',
        'Then came one more corner, and there were the bins. “They’re smaller than they used to be,” said {visitor}. {H} ran ahead to the doormat, to see if the postcard was there. “It’ll come on Thursday,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a look at the world through the letter box.',
      '{names} sniffed at the stamp, which tasted of far away.',
      { text: '{names} looked for a mountain to go on the front.', needs: ['hands'] },
      { text: '{names} held the door open for the departure.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the lid too, until it clicked.',
      '{names} lay in the way, like a country.',
      { text: '{names} packed a spoon as well, to go with the pan.', needs: ['hands'] },
      { text: '{names} folded the jumper for the mountains.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along as far as the onions, and back.',
      '{names} smelled each of the four corners.',
      { text: '{names} carried the suitcase by turns, as it was so light.', needs: ['hands'] },
      { text: '{names} said good evening in the other language as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The suitcase was unpacked on the table. There was a ticket and a leaf, and when they opened it there was a bit of onion.',
    'They washed and lay down. The wall was on the other side tonight, if you turned round.'
  ],
  last: [
    'Somewhere in a dark box lay a postcard, on its way, and {H} was asleep.',
    'The world went on round the corner, with its lamps on the other side, and {H} was asleep.'
  ]
})
