import { wishPlot } from '../wish-plot.ts'

export const seaTreasure = wishPlot({
  id: 'wish-sea-treasure',
  wishes: [
    'treasure sea', 'treasure bottom sea', 'treasure ocean', 'treasure underwater', 'underwater treasure', 'sunken treasure', 'sunk treasure', 'sunken ship', 'treasure seabed', 'treasure sea bed', 'treasure under water', 'treasure beneath waves', 'diver', 'divers', 'deep sea diver', 'deep sea divers', 'diving treasure', 'dive treasure', 'dives treasure', 'scuba', 'scuba diver', 'scuba diving', 'diving suit', 'sea diving', 'sea floor', 'seabed', 'bottom of the sea', 'bottom of the ocean', 'bottom ocean', 'pearl diver', 'pearl oyster', 'deep sea', 'treasure chest sea', 'treasure fish', 'treasure octopus'
  ],
  except: ['sky', 'swimming', 'pool', 'board', 'map', 'island', 'drowned', 'drown', 'submarine', 'shark', 'sharks', 'afraid', 'scared', 'rubbish', 'plastic', 'turtle', 'lesson', 'lessons', 'sandpit'],
  answers: ['treasure', 'bottom', 'sea', 'ocean', 'diver', 'divers', 'diving', 'dive', 'dives', 'chest', 'gold', 'coins', 'pearl', 'pearls', 'underwater', 'under', 'sunken', 'sunk', 'ship', 'shipwreck', 'wreck', 'find', 'finds', 'found', 'finding', 'looking', 'deep', 'fish', 'octopus', 'mermaid', 'mermaids', 'pirate', 'pirates', 'boat', 'seabed', 'search', 'adventure', 'down', 'hunt', 'lost', 'water', 'waves', 'scuba'],
  company: ['sea', 'boat', 'chest', 'diver', 'rope', 'gold', 'octopus', 'helmet', 'bottom', 'captain'],
  about: 'A diver finds a treasure at the bottom of the sea, and each time is so glad that the rope jerks, and is pulled up without it.',
  titles: ['Three Tugs', 'The Rope That Was Glad', '{H} at the Bottom of the Sea', 'Up Too Soon', 'What Was in the Chest'],
  want: [
    {
      id: 'three-tugs',
      A: 'partner',
      paragraphs: [
        'The whole floor was sea, and the boat was the sofa. In it sat {A}, who was the captain and held one end of the rope, a long scarf. {H} was the diver, and held the other. {H} wanted the treasure at the bottom, the one with the gold.',
        '“One tug means that you’re well,” said the captain. “Three tugs mean, pull me up.” {H} nodded. In a helmet, which was a colander, you can’t talk.'
      ]
    },
    {
      id: 'lead-boots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A diver has to have boots of lead, or the sea hands you back. {H} put on the biggest boots in the hall. They were so heavy that {H} could only lift one of them, and then only the other.',
        '“Do they pinch?” asked {A}. “They’re not mine,” said {H}. “They’re some giant’s.” Clump, clump, went the diver, once along the beach. There two small feet came out of the boots by themselves, and they began again.'
      ]
    }
  ],
  way: [
    {
      id: 'first-dive',
      A: 'partner',
      paragraphs: [
        'Down went the diver, past the legs of the table. It was green down there, and quiet, and everything was slow. And there stood the chest! It was the washing basket. In it lay gold in balls, because it was oranges. “Gold!” cried {H} in the helmet, and danced on the spot.',
        'Tug, tug, tug, went the rope. Up above the captain pulled, hand over hand, and in came the diver, with nothing. “Blub,” said {H}, very cross, and went down once more. There was the gold again! {H} couldn’t help it. Tug, tug, tug.'
      ]
    },
    {
      id: 'sea-cucumber',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Down there things lie about that you have to look at twice. There was a sausage with bumps. “That’s a sea cucumber,” called {A} from the boat, who had a book. “It eats sand all day. It takes out what’s good and leaves the rest behind in small heaps.”',
        'The diver looked at the cucumber, which was a rolled-up sock. Behind it there really were three heaps. It was very tidily done, for somebody without hands.'
      ]
    },
    {
      id: 'anglerfish',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Deeper down it was dark. Then a fish came along with a lamp, and it was {A} with the torch. “Evening,” said the fish. “I don’t often see people.” “Blub,” said the diver politely.',
        '“It’s for supper,” said the fish, and shook the lamp. “They come to look at it, and then I open my mouth.” The diver took two slow steps back. “But I’ve eaten,” said the fish.'
      ]
    },
    {
      id: 'parrotfish',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a crunching somewhere. “Parrotfish,” called the captain. “They bite bits off the reef and crunch them up. What comes out at the back is sand.” The diver looked at the beach, all of it, as far as the door.',
        '“Blub?” said {H}. “Yes,” called {A}. “All that. It takes them a while.” After that the diver walked on tiptoe, as well as you can at the bottom of the sea.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A diver who wants to say something sends up bubbles. {H} said a long sentence in the helmet. “Blub, blub-blub, blub.” {A} leaned over the edge and counted them. “You’d like a sandwich,” said the captain, “without the crust.”',
        'It had been about a starfish. But a sandwich came down on a string, without the crust, so {H} left it at that. It was a bit damp.'
      ]
    },
    {
      id: 'octopus',
      A: 'other',
      spare: 5,
      paragraphs: [
        'On the chest sat an octopus, and that was {A}, with two arms and six stockings. “Nothing here,” said the octopus, and turned as brown as the basket. It did it with a jumper, which it held up in front. “Blub,” said the diver, and pointed.',
        '“I’m a stone,” said the octopus. “Stones don’t answer.” {H} tickled it under the fourth arm. It shot away backwards, round the table, in a cloud of ink. That was a blue sock.'
      ]
    },
    {
      id: 'wreck',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Not far off lay the ship that had lost it all. It was two chairs on their sides. “I’m its captain,” said {A} from inside. “I’ve been here for three hundred years. We had one more biscuit than the ship could carry.” The diver shook hands.',
        '“Is it still raining up there?” asked the old captain. “Blub,” said the diver. “Then I’ll stay a bit longer,” said {A}, and drew the door to.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Out of the dark came something large and warm. It had whiskers, and it swam without a helmet. “Blub!” said the diver. It was {A}, and it put its nose against the colander and breathed in at all the holes.',
        'It went round the seabed and found a crumb, which was its own sort of treasure. Then it lay down on the rope, right across the bottom of the sea. There was no tugging at all for quite some time.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        'A starfish lay flat on the seabed, with everything out, and that was {A}, who was a guest. “Blub?” asked the diver. “I’ve only got one that’s new,” said the starfish, and waved a leg. “I lost it, and then it grew again.”',
        'The diver counted all the others, to see if they were still there. “You can’t do it with the middle, though,” said {A}. “The middle has to stay.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once dropped a tooth in the harbour,” said {S}. “I was laughing at a gull.” “Did anybody dive for it?” asked {A}, with the helmet up.',
        '“They all offered,” said {S}. “But I said, leave it. Some crab’s got a doorstep of it now.” {A} was going down again anyway, and promised to look out for such a house.'
      ]
    },
    {
      id: 'child-crab',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Sideways came a crab, and it was {S}, with two clothes pegs. “Halt,” said the crab. “Toll.” The diver had nothing. The crab pinched the diver’s sleeve, quite gently, and hung there. So the diver had a crab.',
        'It rode along on the sleeve for a while. “What do you live on?” asked {A}. “Sleeves,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Across the seabed came {A}, on hands and knees, and blew bubbles that were real ones. It sat down by the chest and took out a piece of gold with both hands. Then it tried it with its one tooth.',
        'That’s how you find out if it’s real. It rolled away under the reef. {A} watched it go, and looked at its empty hands, and laughed, and reached for the next.'
      ]
    },
    {
      id: 'when-you-are-glad',
      A: 'partner',
      paragraphs: [
        'After the third time the diver took off the helmet. “Why do you keep pulling me up?” “Because you tug,” said the captain. “I don’t tug! I’m only glad!” {A} looked at the rope, and at {H}’s two arms, which went up and down even now. “That’s it,” said {A}. “It’s the same with you. Whenever you’re glad, it tugs.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rope-to-the-chest',
      A: 'partner',
      paragraphs: [
        'The diver thought about that, and put the helmet back on. “Then somebody else must hold the rope,” said {H}, and down it went. This time {H} tied the end to the handle of the chest. Now the diver could be glad, with both arms and both legs, and nothing happened.',
        'The chest was only half full. {H} got in with the oranges and pulled at the rope. Tug, tug, tug.'
      ]
    },
    {
      id: 'slow-way-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Divers have to come up slowly,” said the captain, “with a rest on the way. It’s healthier.” So halfway, at the corner of the rug, the rope stood still. {H} sat in the chest and looked about.',
        'It was the blue part now. Above was the boat, from below, and one of the captain’s socks hung over the edge. A small fish might have lived in the hole.'
      ]
    },
    {
      id: 'sea-snow',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Down there it snows,” {A} read out of the book, “day and night. Very small crumbs come down from above, and never stop.” They put out the big lamp, and {A} let some bits of paper fall. They turned over and over on their way.',
        'The diver held out one hand and let it snow. It made no sound at all. Nothing’s as quiet as the sea, once you’re past the waves.'
      ]
    },
    {
      id: 'sharing-gold',
      A: 'other',
      spare: 12,
      paragraphs: [
        'They peeled one piece of the gold, and {A} did it all in one long curl. Inside there were ten more pieces, each in its own skin. “So it’s a chest as well,” said {H}.',
        'They gave one to each who was there, and one to the sea. The rest they ate very slowly, and the whole boat smelled of it.'
      ]
    },
    {
      id: 'hauled-up',
      A: 'partner',
      paragraphs: [
        '“That’s heavy!” said the captain, and pulled, and had to put both feet against the edge. Over the sea came the chest, and bumped against the boat. {A} looked in. On top there was a colander, and two eyes behind the holes, and oranges up to its chin.',
        '“I’ve got the treasure,” called the captain. “Blub,” said the treasure. “Is it glad?” asked {A}. There were three tugs at {A}’s sleeve.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} scrambled into the boat, and it rode a bit lower.',
      '{names} leaned over the side, and saw only carpet.',
      { text: '{names} polished the window of the helmet, which was all holes.', needs: ['hands'] },
      { text: '{names} coiled up the rest of the rope, and sat on it by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} popped up between the table legs, as a fish of some size.',
      '{names} tugged as well, from pure gladness.',
      { text: '{names} opened an umbrella over the captain, because of the spray.', needs: ['hands'] },
      { text: '{names} fished over the side, with a spoon on a string.', needs: ['hands'] }
    ],
    turn: [
      '{names} shifted to that side, and the boat tipped.',
      '{names} swam up with the last orange.',
      { text: '{names} pulled at the rope too, hand over hand, and the sofa creaked.', needs: ['hands'] },
      { text: '{names} spread out a towel, for whatever came up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The gold went back to its bowl and the helmet to its hook, where it dripped a little. Then there was a floor again, and you could walk on it.',
    '{H} washed the salt off, and went down slowly, with one rest on the edge of the bed. There was nothing to do at the bottom but lie.'
  ],
  last: [
    'At the bottom it was green and quiet, and everything was slow, and {H} slept.',
    'There was one small tug, which meant that all was well, and {H} was asleep.'
  ]
})
