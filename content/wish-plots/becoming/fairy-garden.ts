import { wishPlot } from '../wish-plot.ts'

export const fairyGarden = wishPlot({
  id: 'wish-fairy-garden',
  wishes: ['fairy garden', 'fairies garden', 'fairy gardens', 'garden for fairies', 'garden fairies', 'garden fairy', 'fairies bottom garden', 'fairies live garden', 'fairies living garden', 'fairy house garden', 'fairy house moss', 'fairy house outside', 'fairy houses', 'building fairy house', 'build fairy house', 'built fairy house', 'made fairy house', 'make fairy house', 'making fairy house', 'fairy house', 'fairy home', 'home for fairies', 'house for fairies', 'fairy village', 'fairies move in', 'fairy moves in', 'fairy door garden', 'pixie garden', 'pixies garden', 'pixie house', 'elf garden', 'fairy garden snail', 'fairies snail', 'flower fairy', 'flower fairies', 'fairy door', 'fairy doors', 'fairy door tree'],
  answers: ['make', 'made', 'makes', 'making', 'build', 'builds', 'building', 'built', 'our', 'my', 'the', 'in', 'at', 'bottom', 'of', 'for', 'and', 'little', 'tiny', 'small', 'outside', 'live', 'lives', 'living', 'come', 'comes', 'came', 'visit', 'visits', 'moss', 'pebbles', 'stones', 'sticks', 'twigs', 'door', 'pond', 'house', 'home', 'teacup', 'snail', 'magic', 'real', 'girl', 'boy', 'back', 'yard', 'backyard', 'today', 'find', 'finds', 'finding', 'pot', 'together', 'secret', 'night', 'move', 'moves', 'flower', 'flowers', 'tree', 'nana', 'nana’s'],
  except: ['birthday', 'unicorn', 'unicorns', 'tooth', 'mermaid', 'mermaids', 'ring', 'wand', 'godmother', 'lost', 'dragon', 'dragons', 'princess', 'princesses', 'lights', 'cake', 'cakes', 'pirate', 'pirates', 'costume', 'witch', 'football', 'ballet', 'dance', 'party', 'ball', 'dinosaur', 'robot', 'christmas', 'broke', 'broken', 'trampled', 'destroyed', 'ruined', 'smashed', 'died', 'dead', 'grave', 'lawn', 'gnome', 'troll', 'hospital', 'haunted', 'cinema', 'school'],
  company: ['snail', 'moss', 'teacup', 'bowl', 'pebbles', 'pond'],
  isTale: true,
  about: 'The hero makes a fairy garden, and nobody comes but a snail that eats the door, until a fairy turns out to want a house with a horse.',
  titles: ['The Snail That Ate the Door', 'Nine Pebbles and a Pond', '{H} Lets the Snail Stay', 'Not One of Them Had a Horse', 'The Silver Road'],
  want: [
    {
      id: 'it-ate-the-door',
      A: 'partner',
      paragraphs: [
        '{H} wanted fairies, and fairies need somewhere to live. So {H} and {A} made a fairy garden outside the door, in an old washing-up bowl. It had moss for grass, nine pebbles for a path, and a bottle top for a pond. The house was a teacup on its side, with a lettuce leaf for a door.',
        '“Now they only have to come,” said {H}. And somebody did come. It was a snail. It looked at the path, and it looked at the pond. Then it ate the door.'
      ]
    }
  ],
  way: [
    {
      id: 'a-new-door',
      A: 'partner',
      paragraphs: [
        '“You’re not a fairy,” said {H}. So {H} carried the snail to the far wall, and {A} made a new door. But the snail turned round. It took its time. When the path was swept, it was back, and it ate the new door too.',
        '{H} carried the snail off once more, and wrote a sign on a bit of card. “No snails,” it said. The snail came back and read it, or so it seemed. Then it ate the “No”. Now the sign only said “snails”.'
      ]
    },
    {
      id: 'furniture',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does a fairy need indoors?” asked {A}. {H} knew exactly. They made a bed from half a walnut shell, and a pillow from a bean. The bath was a thimble. The towel was a petal, and it hung on a pin.',
        '“And a toilet,” said {H}. {A} had not thought of that. They looked at each other. Then {H} put an acorn cup behind the teacup, with a very small leaf next to it. “That’s the paper,” said {H}.'
      ]
    },
    {
      id: 'try-the-bed',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Somebody had to try the bed. {H} lay down in it with one finger, and pulled up the petal. The finger was quite comfortable. “Is it asleep?” whispered {A}. “Not if you talk,” said {H}.',
        'So {A} stopped talking, and sang to the finger, very low. After a while the finger began to snore. It was {H} who did that, out of one corner of {H}’s mouth. Then the finger sat up and asked for breakfast.'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of the moss something moved. “A fairy!” said {H}. Out of the earth came a pink nose. After the nose came a neck, and after the neck came more neck. It was a worm.',
        '“It’s the gardener,” said {A}. “It digs at night.” “Has it got a spade?” asked {H}. “It is a spade,” said {A}. The worm stretched, found that there was nothing to do, and went down again with its nose last.'
      ]
    },
    {
      id: 'ladybird',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something red came flying, and landed on the teacup. It folded up two thin wings and shut the lid on them. “Wings!” said {H}. “Is that one?” “That’s a ladybird,” said {A}. “You can tell by the spots.”',
        '“Perhaps it’s a fairy in a raincoat,” said {H}, and asked it politely. The ladybird walked once round the handle. It opened its coat, and there was no fairy inside, only more ladybird. Then it was gone.'
      ]
    },
    {
      id: 'washing-line',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put up a washing line, from one twig to another. It was a thread, and on it hung a petal, and another petal, and one sock. The sock was {H}’s own.',
        'The twigs bent. The line sank, and the sock lay across the whole garden like a whale. “Whose is that?” asked {A}. “The giant’s,” said {H}. “He lives next door to the fairies. You can smell it.”'
      ]
    },
    {
      id: 'rain-by-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The moss was dry, so it had to rain. {A} dipped a fork in water, and shook it over the bowl. Drip, drop, went the rain, on the path and in the pond. “That’s enough,” said {H}. “They’ll stay at home.”',
        'But it rained on {A}’s nose, and into {H}’s ear. {H} took the fork, and then it rained on {A} as well. By the end the garden was the driest place of all.'
      ]
    },
    {
      id: 'sweeping-by-eyelash',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fairy’s broom has to be small. {H} tied six bits of dry grass to a twig. {H} swept the path with it, pebble by pebble. It took ages. On the last pebble {H} breathed out too hard, and the earth went all over the first one.',
        '“I’ll hold my breath,” said {H}. {A} counted. At eleven {H} went off like a balloon. After that the earth was on every pebble, and some of it was on {A}.'
      ]
    },
    {
      id: 'names-for-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“If somebody writes to them,” said {A}, “what’s the address?” {H} had not thought of an address. “Bowl,” said {H}. “By the door. Number half.” “Why half?” “Because it’s only this big,” said {H}.',
        'So they wrote them a letter, to see if it came. It was the size of a pea. “Dear fairies,” it said, “come soon.” {H} posted it through the teacup. Then they waited for the answer, and {A} looked up, in case it came by bird.'
      ]
    },
    {
      id: 'quiet-as-moss',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“They won’t come while we’re staring,” said {A}. So they both turned round and stared at the door instead. It was a good door. They knew it already.',
        '“Are they there yet?” asked {H}. “How should I know?” said {A}. “I’m not looking.” {H} looked just a little, between two fingers. There was nobody on the path. But behind the teacup, somebody was chewing.'
      ]
    },
    {
      id: 'other-passes',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} bent down until one ear was in the moss. “Is it nice enough for fairies?” asked {H}. “I’d live here myself,” said {A}, and tried a foot.',
        'One toe went into the teacup, and that was all that fitted. “How is it?” asked {H}. “A bit tight at the top,” said {A}. It took the two of them to get the toe out again.'
      ]
    },
    {
      id: 'pet-sniffs',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was not to go in the fairy garden, and everybody had said so. {A} only looked over the edge. {A} looked for so long that a drop fell off {A}’s chin, right into the pond.',
        'The pond ran over. It ran down the path, and washed the pebbles. “Thank you,” said {H}. “That was the rain.” {A} looked up, to see where rain comes from.'
      ]
    },
    {
      id: 'elder-fairies',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I made one of these,” said {S}, “when I was as small as you.” “And did fairies come?” asked {A}. “I never saw them,” said {S}. “But I left them half a biscuit each night, and each morning it was gone.”',
        '“Then they did come!” said {A}. {S} smiled at the pebbles. “So did the neighbour’s dog,” said {S}. “It was a very round dog.” Then {S} put down a crumb by the teacup, in case.'
      ]
    },
    {
      id: 'child-is-small',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to be the first fairy, until another one came. {S} flapped both elbows, and flew round the bowl three times. “You’re a bit big,” said {A}. So {S} knelt, and flapped, and was a shorter fairy with dirty knees.',
        '“What do fairies eat?” asked {S}. “Dew,” said {A}. {S} licked a blade of grass, and thought about it. “And after the dew?” asked {S}.'
      ]
    },
    {
      id: 'baby-pebble',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} liked the garden too, above all the moss. {S} patted it flat with one hand, pat, pat, as you pat a dog. “Gently,” said {A}. {S} patted gently, with both hands.',
        'Where the hands had been there were ten small dents in a row. “Seats,” said {A}. “Now they can watch the pond.” {S} looked at the seats, and made two more.'
      ]
    }
  ],
  turn: [
    {
      id: 'silver-road',
      A: 'partner',
      paragraphs: [
        'It was nearly dark. {H} had the snail between two fingers, to carry it to the wall again. “Wait,” said {A}. “Look where it’s been.” From the far wall to the teacup ran a road, and it shone like silver. The snail had made it, there and back and there.',
        '“That’s how to find us!” said {H}. {H} put the snail down, right in front of the house. “You can stay,” said {H}. The snail got a whole lettuce leaf, and half a flowerpot for a roof.'
      ]
    },
    {
      id: 'one-more-look',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They sat down on the step and waited. The street lamp came on, and the road shone brighter. {H} watched one end of it, and {A} watched the other. The snail ate in the middle. You could hear it, if you kept still: it sounded like somebody tearing very small paper.',
        '“If I was tiny,” said {A}, “I’d be glad of a light like that.” {H} nodded. {H} had stopped minding about the door.'
      ]
    },
    {
      id: 'a-horse',
      A: 'partner',
      paragraphs: [
        'Then something tinkled. Up the silver road came a fairy, as tall as a clothes peg. The fairy had a peanut for a suitcase. “Nine gardens I’ve looked at today,” said the fairy. “All very pretty. Not one of them had a horse!”',
        'The fairy ran past the pond, and hugged the snail. “Whoa,” said the fairy, though it was standing still. “I’ll take it. The house as well, if I must. But where’s the door?” “The horse ate it,” said {H}. “Good,” said the fairy. “A horse should eat.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out to look, and breathed on the moss by mistake.',
      '{names} saw the snail first, and kept it secret until the crunch.',
      '{names} chose the pebble by the pond, the flat one.',
      { text: '{names} held the teacup straight, while the moss went round it.', needs: ['hands'] },
      { text: '{names} filled the bottle top, with three drops from a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} guarded the door against snails, and blinked at the wrong moment.',
      '{names} told the snail about a very good wall in the next street.',
      '{names} found a leaf that no snail would like, and the snail liked it.',
      { text: '{names} made one more lettuce door, with a window this time.', needs: ['hands'] },
      { text: '{names} wrote a second “No”, and put it up higher.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room on the step, and got a bow from the fairy.',
      '{names} heard the tinkle too, and did not move one toe.',
      '{names} said good evening to the horse.',
      { text: '{names} carried the peanut in, for it was heavy for a fairy.', needs: ['hands'] },
      { text: '{names} hung up a petal where the door had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the snail one more leaf for the night, and went in quietly.',
    '{H} washed the earth off ten fingers, and lay down. Out in the bowl somebody was riding to the pond and back. It was a slow horse, and it would take all night.'
  ],
  last: [
    'The horse had come as far as the third pebble, and {H} was asleep.',
    'In the teacup a very small light went out, and {H} was asleep.',
    'Slowly, slowly, the snail went round the pond, and {H} was asleep.'
  ]
})
