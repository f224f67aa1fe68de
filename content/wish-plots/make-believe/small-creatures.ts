import { wishPlot } from '../wish-plot.ts'

export const smallCreatures = wishPlot({
  id: 'wish-small-creatures',
  wishes: ['pokemon', 'pokémon', 'pokemons', 'pikachu', 'pikatchu', 'eevee', 'digimon', 'pocket monster', 'small friendly creatures', 'pocket creature', 'swapping creatures', 'creature collector', 'pokemon cards', 'trading cards', 'swapping cards', 'swap cards'],
  except: ['real', 'animals', 'wild', 'lost', 'stolen', 'sea', 'ocean', 'magical', 'mythical', 'night', 'forest', 'woodland', 'garden', 'minibeast', 'football', 'died', 'birthday', 'fight', 'killed'],
  answers: ['small', 'pocket', 'friendly', 'creature', 'creatures', 'trainer', 'training', 'finds', 'find', 'finding', 'found', 'meets', 'meet', 'catch', 'catches', 'catching', 'caught', 'collect', 'collects', 'collecting', 'swap', 'swaps', 'swapping', 'trade', 'trading', 'card', 'cards', 'rare', 'friend', 'friends', 'best', 'ash', 'battle', 'game', 'world', 'go', 'goes', 'evolves', 'evolve', 'grows', 'real', 'playing', 'little', 'adventure', 'adventures', 'becomes', 'comes', 'makes', 'saves', 'helps'],
  company: ['creature', 'plod', 'twilk', 'dozzle', 'floor', 'cushion', 'radiator', 'world', 'toe', 'drawer', 'table'],
  about: 'Thirteen common creatures are worth nothing in a swap, until two alike grow into a big one, and the rarest has no second.',
  titles: ['Eleven Plods for a Twilk', 'There Is Only One Twilk', '{H} and the Grey Ones', 'Two the Same', 'Swap You Tomorrow'],
  want: [
    {
      id: 'eleven-plods',
      A: 'partner',
      paragraphs: [
        'All over the room lived small wild creatures. They were socks, each rolled up by itself. The grey ones were Plods, and {H} had found eleven of those. But {H} wanted the Twilk, with the orange stripes. There is only one Twilk in the world, and it had made friends with {A}.',
        '“I’ll swap you,” said {H}. “Eleven Plods for one Twilk.” “A Plod’s only a Plod,” said {A}. “Bring me a Dozzle.”'
      ]
    }
  ],
  way: [
    {
      id: 'long-grass',
      A: 'partner',
      paragraphs: [
        'A Dozzle has spots and lives in the long grass, and that was the coats. {H} marched in. “Come out, Dozzle!” called {H}, and looked in all the sleeves. In the last one sat somebody. It was a Plod. “Oh, you,” said {H}. That made twelve.'
      ]
    },
    {
      id: 'what-it-can-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Every creature can do something that no other one can. The Twilk could get under any door. {A} showed it, with one finger at the back. “And a Plod?” asked {A}. {H} put one on the floor and watched. “It can wait,” said {H}.',
        'So there was a match in waiting, between {A} and a Plod. At first neither of them moved. Then {A} had to scratch, and {A} had to yawn. The Plod won by a long way, and did not make a fuss about it.'
      ]
    },
    {
      id: 'softest',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then two creatures met in the ring, which was a big plate. They bowed first. {H} had to help with that. These creatures never hurt each other. They find out who can fall the softest.',
        'A Plod fell off the cushion. “I heard nothing,” said {A}. The Twilk fell off the cushion. “Nor did I,” said {H}. They put their ears to the plate, and let both fall at once. It was such a silence that the referee, who was {A}, had to give a prize to each.'
      ]
    },
    {
      id: 'sniffed',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“There are water ones and leaf ones and stone ones,” said {A}. “You can tell by the smell.” {A} held one up to {H}’s nose. It smelled of soap. “Water,” said {H}. The next one had a bit of grass in it, and was a leaf one.',
        'Then {A} sniffed at a Plod from a boot. {A} said nothing for a while, and went and stood by the window. “Stone?” asked {H}. “Cheese,” said {A}. Nobody had ever found that sort before.'
      ]
    },
    {
      id: 'fluff',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To make friends with a creature you have to feed it, and they live on fluff. {H} had some in one pocket, and {A} had a better piece, with a crumb. “Hold your hand quite flat,” said {A}, “or it takes you for a finger.”',
        '{H} held out a flat hand, and a Plod was rolled up to it. Nothing happened for some time. “Did it bite?” whispered {A}. “It breathed on me,” whispered {H}. When they looked again, the crumb was gone, and {A} was chewing.'
      ]
    },
    {
      id: 'two-for-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had a white one with a red heel, and {H} would have liked that too. “Two Plods,” said {H}. “Four,” said {A}. “Three, and I carry them over.” They shook hands on it.',
        'Then {A} had to think where to put three Plods. “You may have them back,” said {A}, “for nothing.” “Only if the red one may come and visit them,” said {H}. It was a good swap, but nobody could have said any more who had won.'
      ]
    },
    {
      id: 'to-the-ear',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A Plod talks so low that you have to hold it to your ear. {H} held up one, and nodded, and held up the next. “What are they saying?” asked {A}.',
        '“This one’s hungry,” said {H}, “and that one’s telling a joke.” {A} held the joke to {A}’s ear, and listened to the end. There was a rustle in it, and then a long pause. {A} laughed in the pause, and that was the right place. The Plod was very pleased.'
      ]
    },
    {
      id: 'not-for-swap',
      S: 'pet',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'One of the Plods had been put down right beside {S}, and {S} had not moved away. {A} waited to see what would happen. They looked at each other, the creature and the creature, for a good while.',
        '“It’s made friends with you by itself,” said {A}. “I needed fluff for that.” {A} would have swapped something for it, but {S} was clearly not swapping.'
      ]
    },
    {
      id: 'goalkeeper',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We swapped pictures of footballers,” said {S}. “I had one goalkeeper seven times. Nobody would have him. I knew all his teeth.” {A} asked what had become of the seven.',
        '“One day a boy came who hadn’t any,” said {S}, “and he wanted just that one. I gave him all seven. He was so happy that he kicked a hole in a hedge.” {S} looked at the grey creatures. “Somebody’s always looking for a Plod,” said {S}.'
      ]
    },
    {
      id: 'potato',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found a creature too, in the kitchen, and kept it under {S}’s jumper. “It’s brown,” said {S}, “and it’s got six eyes.” {A} had never heard of anything so rare. “What can it do?” asked {A}.',
        '“Roll,” said {S}, and let it out. It was a potato. It rolled across the floor, and all the Plods in its way fell over. “I’m not swapping it,” said {S}. “It’s for supper.”'
      ]
    },
    {
      id: 'smallest',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'The two smallest creatures in the world were wild, and lived on {A}’s feet. They were white. They never kept still. One of them was always halfway off, and it only needed one more kick.',
        'It came off. {H} caught it in the air, and it was warm, and hardly as big as an egg. “I’d have to give eleven Plods for that,” said {H}, and put it back on its foot. It was already leaving again.'
      ]
    },
    {
      id: 'from-abroad',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“I’ve brought one from where I live,” said {A}, and pulled it off one foot. It was blue, and nobody here had one like it. It had come the whole way in a shoe, in the dark. {H} let it meet the Plods, one at a time.',
        '“They say it’s got a funny accent,” said {H}. {A} listened. “It’s only tired,” said {A}. “Where it comes from, it’s just a Plod.”'
      ]
    },
    {
      id: 'liked-by-plods',
      A: 'partner',
      paragraphs: [
        '“You hunt like a bus,” said {A}. “Wild creatures feel feet.” So {H} lay down flat, and did not even blink. Something came nearer along the floor, a little at a time, right up to {H}’s nose. It was a Plod.',
        '“They like you,” said {A}. {H} set all thirteen in a row, for the swap. Two of them fell over, towards each other. {A} set them up, and they did it again. “They’ve both got a green toe,” said {A}. “Those two know each other.”'
      ]
    }
  ],
  turn: [
    {
      id: 'grown',
      A: 'partner',
      paragraphs: [
        '{H} laid one on the other, rolled them up together, and turned the edge over. Plop. There sat a creature twice as big, and as round as a bun. “It’s grown!” said {H}. “It’s a Great Plod! It takes two the same.” Nobody had known. Everybody swaps the second one.',
        'Plop, it went, six times. Now {H} had six Great Plods, and one small one with nobody. {A} turned the Twilk round and round. “Mine can’t grow,” said {A}. “There’s only one.” It had never looked so thin.'
      ]
    },
    {
      id: 'warm-inside',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The Great Plods could do more than the small ones. {A} tried it out. They could be a pillow for an ear, and a rest for an elbow. {A} put one hand in at the top. It was as warm in there as in a bakery.',
        '“And they can wait twice as long,” said {H}. They both listened to that. It was easier to hear in the evening.'
      ]
    },
    {
      id: 'dozzle-at-last',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Just then {A} put on a coat, because of the draught, and something was in the sleeve. It had spots. It was the Dozzle, and it had been asleep in there all day. “Shall I swap it?” whispered {H}.',
        '{A} pushed the sleeve carefully down again and hung up the coat. “Leave it,” whispered {A}. “It’s nice that there’s one still out there.” After that they went past the long grass on tiptoe.'
      ]
    },
    {
      id: 'never-been',
      A: 'partner',
      paragraphs: [
        '{H} put the last Plod down in front of the Twilk. “Have you got anything against Plods?” asked {H}. It had not. So {A} rolled from one end and {H} from the other, and they turned the edge over together. It made a very small plop. There had never been such a creature. It was grey, and had orange stripes when it yawned.',
        '“Is it yours now, or mine?” asked {A}. “I’ll have it tonight,” said {H}, “and then I’ll swap you.” “For what?” “For tomorrow night.” They shook hands on it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a Plod by lying on it.',
      '{names} held quite still, so as to be good country for creatures.',
      { text: '{names} offered a glove for the Twilk, and it was the wrong weather.', needs: ['hands'] },
      { text: '{names} tickled a Plod under the chin, or under the heel.', needs: ['hands'] }
    ],
    way: [
      '{names} crept through the long grass too, and came out with a scarf on.',
      '{names} met a Plod head on, and it would not move over.',
      { text: '{names} made the noise of a Dozzle, and nobody could say that it was not.', needs: ['hands'] },
      { text: '{names} shook out a raincoat, in case of Dozzles.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled up as well, but did not get any bigger.',
      '{names} breathed on a Great Plod, and it wobbled.',
      { text: '{names} counted the green toes again, and made it two.', needs: ['hands'] },
      { text: '{names} stroked the Twilk along the stripes, the thin way.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put six Great Plods into their drawer, close together. It stayed open a finger’s width, for air.',
    'The seventh came along in one hand. It watched {H} wash, and was carried to bed, and went under first.'
  ],
  last: [
    'Something grey yawned on the pillow, and was striped inside, and {H} was asleep.',
    'It could wait very well until tomorrow, and so could {H}, who was asleep.'
  ]
})
