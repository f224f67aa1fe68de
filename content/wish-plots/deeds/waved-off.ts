import { wishPlot } from '../wish-plot.ts'

export const deedWavedOff = wishPlot({
  id: 'wish-deed-waved-off',
  tellsAny: 'once',
  deeds: ['travels'],
  out: true,
  about: 'Somebody sets out and comes back each time it is waved to, for from far off goodbye looks like come here; so the hero waves from the other end, and a row of people wave it all the way.',
  titles: ['Goodbye, Said the Tablecloth', 'As Far as the Postbox', 'The Same Arm', 'Waved Off', '{H} at the Other End'],
  company: ['road', 'postbox', 'tablecloth', 'corner', 'bag', 'bench', 'hedge', 'sparrow'],
  want: [
    {
      id: 'crumbs',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had come out to shake the crumbs from the tablecloth. At the end of the road somebody had a bag, and was ready to {once.do}. It was {once.first}. “It’s only that nobody’s waving,” said {once.who}. “Without that you haven’t really set out.”',
        '{H} held on to the tablecloth. It was yellow and as big as a boat. All week {H} had wanted to hear it crack like a sail.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s in the bag?” asked {A}. It was nearly all string. “On a journey there’s always something to tie to something,” said {once.who}. There was an empty tin, too, in case of biscuits.',
        '“And what’s the short piece for?” asked {H}. “That’s for tying up the long one,” said {once.who}. {A} looked as if a good deal at home could be done that way.'
      ]
    },
    {
      id: 'everything',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Have you got everything?” asked {A}, the way people do at a door. {H} said it out loud, and {once.who} looked. “The string?” “Here.” “The tin?” “Here.” “And {doer.part}?” asked {H}.',
        '{once.who} had to go and look twice. “All there,” said {once.who}. “But what a fright.” Then the bag was shut with a bit of the string.'
      ]
    }
  ],
  way: [
    {
      id: 'yes-what-is-it',
      A: 'partner',
      paragraphs: [
        '“Goodbye!” called {H}, and up went the tablecloth. {once.who} got as far as the postbox, looked round, and came all the way back. “Yes?” said {once.who}. “What is it?” “Nothing,” said {H}. “Goodbye.” “Oh,” said {once.who}. “Goodbye.”',
        'They waved harder. {A} fetched a saucepan lid, for the shine. This time {once.who} came twice as fast. “Has something happened?” asked {once.who}. “Is it the bag?” It was not the bag.'
      ]
    },
    {
      id: 'in-that-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A woman looked over the hedge. “Where’s all this going?” she asked. “{once.tail},” said {A}. “In that wind?” said the woman, and went indoors. She came out again with a woollen hat.',
        '“It needn’t be worn,” she said. “It’s only to be in the bag.” But it had a bobble, and the bag would not shut over that. “It wants to see out,” said {A}, and they left it so.'
      ]
    },
    {
      id: 'hand-to-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps we should say it properly,” said {A}. So they said it properly. They wished {once.who} a good journey, and dry weather, and somebody nice to sit beside.',
        '“The same to you,” said {once.who}. “We’re staying here,” said {H}. “Then the same to the bench,” said {once.who}. It took so long that the bag had to be put down twice.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{once.who} {doer.does}, there beside the postbox. “Does that mean goodbye?” asked {A}. “I think it means that it’s hard to go,” said {H}.',
        'They did not quite know what to answer. {H} tried a bow, in a friendly way. It was no real goodbye yet. But a woman who was passing took it for herself, and said good evening.'
      ]
    },
    {
      id: 'a-sandwich-after',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Each time that {once.who} came back there was something else to say. “The third stair at home creaks.” “The spare key’s in the left boot.” “The right boot’s got a mouse in it.”',
        '“Which boot was it?” asked {A}. “They’re both called left,” said {once.who}, “because of the mouse. It likes to be asked.” {H} said it over twice, so that it would not be forgotten.'
      ]
    },
    {
      id: 'not-looking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then they tried not waving. {H} sat down on the tablecloth, and {A} looked hard at a wall. They heard {once.who} go as far as the postbox. There was a silence. They heard {once.who} come back.',
        '“Are you cross?” asked {once.who}. “No,” said {A} to the wall. “You looked so cross from behind,” said {once.who}. It had to be made up for with a toffee, and that was the last in the pocket.'
      ]
    },
    {
      id: 'the-bus-driver',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A bus came by. The driver saw a yellow cloth going up and down, and stopped, and opened the door. “We’re only saying goodbye,” said {H}. “Who to?” asked the driver. “Not to you,” said {A}.',
        '“Nobody ever does,” said the driver. So they waved him off as well. They heard the bus get slower at the postbox. But it had a timetable, and that pulled it round the corner.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Nobody had to wave at {A}. {A} sat down on the bag, which was soft. From there {A} looked up at {once.who} for a very long time.',
        '“That’s not fair,” said {once.who}. “Nobody could go away from that.” {H} turned {A} round by a little, so that {A} was looking at the hedge. Then the hedge could not go away either.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At our station a man waved with a green flag,” said {S}. “Not a soul ever turned round.” “Why not?” asked {A}. “He blew a whistle at them as well,” said {S}.',
        '{S} put two fingers in and tried it. It was more of a puff. {once.who} came at once to ask if anything was burning.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had found out that you can wave with both hands. If somebody holds you, there is a foot as well. {A} held on. “Now it’s goodbye three times,” said {S}.',
        'By the postbox {once.who} stood and counted. Then it was three times back, with the bag, to be on the safe side. “That’s a lot of goodbye for one road,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had only learnt to wave that week. {A} waved when {once.who} came, and when {once.who} went, and after that at the postbox.',
        '“That’s the only one who does it right,” said {once.who}. “You never know which it is, and you’re pleased every time.” The postbox had its mouth open, and seemed to be pleased as well.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours nobody waves,” said {A}. “We shut the door, and then we look out of the window for an hour.” There was no window at hand. So they looked through the hedge for a bit.',
        '“And does it work?” asked {once.who}, from the other side of the leaves. “Very well,” said {A}. “The last one’s nearly at the corner.”'
      ]
    },
    {
      id: 'did-you-want-me',
      A: 'partner',
      paragraphs: [
        '{A} wanted to see it from over there, and walked to the postbox. {H} waved. {A} turned round at once and came back. “Did you want me?” asked {A}, and then had to laugh. “From the postbox you can’t tell goodbye from come here. It’s the same arm.”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-other-end',
      A: 'partner',
      paragraphs: [
        '“Then the waving has to be at the other end,” said {H}. “That way it can only mean come here.” {H} took the tablecloth under one arm, and {A} by the sleeve. They marched past {once.who} and past the postbox, right to the corner. Up went the cloth, and crack, it said, like a sail. {once.who} picked up the bag and came, all the way, and did not turn round.'
      ]
    },
    {
      id: 'pillowcase-mop-hat',
      A: 'partner',
      paragraphs: [
        'Further on a woman was taking in her washing, and she waved with a pillowcase. Beyond her somebody held up a mop, and beyond the mop there was a hat. {once.who} went from one to the next. And behind the hat, as small as a crumb, {once.who} {once.did}. {H} saw it under one hand.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. The hat saw it first, and waved the news to the mop. The mop had to have it twice. By the time they knew it at the corner, the first lamps were on.'
      ]
    },
    {
      id: 'what-the-mop-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the mop saying now?” asked {A}. The mop went round in a circle. “That everything’s going well,” said {H}. The mop went up and down. “That it’s going very well.”',
        'Then the mop went from side to side for some time. “And now?” asked {A}. They watched it closely. “I think that’s the floor,” said {H}.'
      ]
    },
    {
      id: 'how-it-went',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They stayed at the corner, and held the cloth by two ends. Every so often it filled, and pulled. “If there were a bit more wind,” said {A}, “we’d be off as well.”',
        '“Where to?” asked {H}. {A} looked along the road, to where the hat was. “I’d only go as far as the pillowcase,” said {A}. “I’d ask what she washes it with.”'
      ]
    },
    {
      id: 'man-in-the-row',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A man came round the corner, saw the cloth, and took off his cap. “Is it for me?” he asked. He had been away to buy a lettuce. {H} did not like to say no.',
        'So they waved him the whole way home. He walked very upright, with the lettuce before him. At his door he turned round once more. “They’ve never done that before,” he said to the lettuce.'
      ]
    },
    {
      id: 'tired-arms',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“My arm’s gone to sleep,” said {A}. {H} took over, and then that one went to sleep too. In the end they hung the tablecloth on the branch of the hedge, and the wind did it.',
        '“It doesn’t mean it,” said {A}. “It means it a bit,” said {H}. They sat down underneath and shared what was left of the crumbs. There was one with jam.'
      ]
    },
    {
      id: 'coming-home',
      A: 'partner',
      paragraphs: [
        'It was getting dark when {once.who} came home again, past the hat, the mop and the pillowcase. None of them waved now. “You don’t need waving on the way back,” said {once.who}. “You can see the lamps.” And at last {H} and {A} shook out the crumbs.',
        'A sparrow saw the cloth go up, and came at once. “Yes?” said the sparrow. “What is it?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ate the best of the crumbs, before the sparrow came.',
      '{names} went as far as the gate, which is a small part of setting out.',
      { text: '{names} took a corner of the cloth, and it filled like a sail.', needs: ['hands'] },
      { text: '{names} fastened the bag, which had come open at one end.', needs: ['hands'] }
    ],
    way: [
      '{names} wagged goodbye with everything there was.',
      '{names} came halfway to the postbox, and back again with the rest.',
      { text: '{names} flapped a napkin too, and {once.who} came back for that as well.', needs: ['hands'] },
      { text: '{names} beat the saucepan lid once, and nobody could tell what that meant.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeaked at the corner, in the key of goodbye.',
      '{names} jigged about with joy, as a mop does.',
      { text: '{names} tossed a cap, and it hung on a lamp for a moment.', needs: ['hands'] },
      { text: '{names} helped the woman to get her pillowcase back on the line.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tablecloth lay on the table again, with all four corners hanging down. Beside the door stood the bag, and it was only string.',
    '{H} hung up a wet towel, and lay down. Outside in the dark {once.who} waved once more, and {H} waved back through the window. Nobody had to go anywhere.'
  ],
  last: [
    'One hand still moved on the blanket, goodbye or come here, and {H} was asleep.',
    'On the table the yellow cloth lay still, like a boat that is home, and {H} slept.',
    'By the postbox nobody turned round any more. {H} was asleep.'
  ]
})
