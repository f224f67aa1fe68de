import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const coralReef = wishPlot({
  id: 'wish-coral-reef',
  wishes: ['coral reef', 'coral reefs', 'great barrier reef', 'barrier reef', 'corals', 'coral polyp', 'coral polyps', 'arrecife de coral', 'korallenriff', 'récif de corail'],
  answers: ['sea', 'ocean', 'fish', 'fishes', 'underwater', 'under', 'water', 'parrotfish', 'clownfish', 'octopus', 'colourful', 'colorful', 'bright', 'australia', 'grow', 'grows', 'growing', 'live', 'lives', 'living', 'night', 'little', 'big', 'animals', 'rainbow', 'swimming', 'blue', 'deep', 'island'],
  except: [...NOT_WELL, 'afraid', 'scared', 'bleached', 'bleaching', 'dying', 'shark', 'sharks', 'mermaid', 'mermaids', 'shipwreck', 'diver', 'divers', 'submarine', 'necklace'],
  company: ['coral', 'parrotfish', 'reef', 'fish', 'shrimp'],
  about: 'A coral is taken for a stone by every fish that passes, because it only puts its arms out when the fish have gone to bed.',
  titles: ['Nice Stone', 'A Million Arms After Dark', '{H} Sits on a Soup Plate', 'The Fish Who Went to Bed Early', 'Nobody Home Until Night'],
  want: [
    {
      id: 'nice-stone',
      A: 'partner',
      paragraphs: [
        '{H} was a coral, no bigger than a button. It sat on a soup plate, in the middle of the coral reef. The reef was pots and cushions on a blue rug.',
        '{A} swam by and was a parrotfish, with two spoons for a beak. “Nice stone,” said {A}. The coral was hurt. It was an animal, with a mouth and a stomach. It wanted one fish, just one, to say good evening.'
      ]
    }
  ],
  way: [
    {
      id: 'builds',
      A: 'partner',
      paragraphs: [
        'So the coral showed what it could do, and built. A coral makes stone out of the sea. It puts the stone underneath, and sits on top. {H} pushed a cushion under the plate, and then one more.',
        'The parrotfish came back and looked it up and down. “What a fine big stone,” said {A}, and took a bite out of the lower cushion. Crunch, went the spoons. A parrotfish eats whatever is on a rock, and some of the rock.'
      ]
    },
    {
      id: 'beach',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do with my corner?” asked the coral. “I grind it up,” said the parrotfish, “and then I make beach.” It turned round. Out at the back came a spoonful of rice, very white and fine.',
        '“That’s sand,” said the coral. “It’s mine,” said {A}. “People cross the world to lie on it. They put down a towel.” “Do they know where it’s from?” “I’ve never liked to bring it up.”'
      ]
    },
    {
      id: 'in-my-light',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The parrotfish stopped right above the coral. “Would you mind?” asked {H}. “You’re standing in my kitchen.” {A} looked about for the kitchen. “They’re inside me,” said the coral. “I’ve got thousands of very small cooks.”',
        '{H} turned out one pocket, and it was full of dried peas. They were the cooks. “They make sugar out of sunlight,” said the coral, “and they pay me in it.” {A} moved over a bit. At once all the peas went back to work.'
      ]
    },
    {
      id: 'crackles',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is something frying?” asked {A}. All over the reef there was a crackling, as of bacon. It was {H}, with a paper bag. “Shrimps,” said the coral. “Each has one big claw, and it snaps it.”',
        'They listened. “Do they stop for meals?” “Never,” said the coral. Then the paper bag gave out, and it was quiet in the sea. The parrotfish did not like it. It snapped its own two spoons until the bag had been mended.'
      ]
    },
    {
      id: 'doorbells',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Many corals are named after what they look like. {A} went along the reef and read the doorbells. “Stag’s horn,” said {A}, at a twig. “Table. Mushroom. Organ pipe.” The fifth was round, with wrinkles all over, and used to be a cauliflower.',
        '“That’s the brain coral,” said {H}. “Good,” said {A}, and asked it for seven times eight. The brain coral took its time. They came back after the twig, and it had not got any further.'
      ]
    },
    {
      id: 'two-of-me',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A bump came up on the coral’s left side, under the jumper. It got rounder. Out of the sleeve came a mitten, and opened and shut. “Who’s that?” asked the parrotfish. “That’s me as well,” said the coral. “I do that when it gets lonely.”',
        '“Which of you came first?” {H} pointed to {H}, and the mitten pointed to the mitten. They had a stomach in common, so it wasn’t worth arguing.'
      ]
    },
    {
      id: 'clownfish',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In a mop beside the coral sat {A}, who was a clownfish and lived there. The mop was a sea anemone, and it stings. “Not me,” said {A}. “I’ve got slime on.” And {A} leaned back into it as into a bath.',
        '“It’s quiet here,” said {A}. “Nobody drops in.” A sock drifted by and looked interested. One strand touched it, and the sock remembered an appointment.'
      ]
    },
    {
      id: 'dentist',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} kept a shop at the corner of the reef, and cleaned teeth. The big fish waited there in a row with their mouths open. They could have swallowed {A}, who was only a finger long. But it isn’t done to bite the cleaner fish.',
        'The first in the row was a boot. “Wider, please,” said {A}, and went in up to the waist. There was gravel between its teeth, and a leaf. “You’re not flossing,” said {A}. The boot kept its tongue out of the way.'
      ]
    },
    {
      id: 'a-finger-a-year',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I should like to watch you grow,” said the parrotfish. It settled down with its chin on the plate. They waited. “A finger’s width,” said {H}. “What, already?” “A year,” said the coral.',
        '{A} looked along the whole coral reef, from the big pot to the door. “There are reefs that you couldn’t swim past in a week,” said {H}. “You must have started early,” said {A}. “My grandmothers did,” said the coral. “I’m sitting on them.”'
      ]
    },
    {
      id: 'octopus',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There were five cushions in the reef. {H} counted them again, and there were six. One of them had an eye. It was {A}, who was an octopus. “You’ve found me,” said the octopus, and turned into a pot.',
        'For that it only had to sit up and put one arm out for the handle. “I can still see you,” said the coral. “You can see a pot,” said {A}. That was true, so {H} let it boil.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Something large drifted over the reef, and all the small fish went in behind the pots. It was {A}, who had a look at the coral from above, and from very near.',
        'The pots were hard, and the soup plate was taken. There was nothing here to lie down on. {A} blew through the nose, or the gills, and left the coral reef to those who live there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was taken for something else once,” said {S}. “I stood quite still in a shop, in a new coat. A lady came and read my price.” “What were you?” asked {A}.',
        '“Reduced,” said {S}. “So I blinked, and she apologised.” {A} sat on the soup plate and tried blinking. But a coral has no eyes to do it with.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'A young coral can still swim, and looks for a place to sit down. {S} came drifting in over the rug. “Is this one free?” asked {S}, and tried the lid of a pot.',
        '“Think it over,” said {A}. “You can’t get up again.” {S} stood up quickly, and tried the cushion, and the saucepan, and a slipper. Then {S} went back to the lid. It had a knob to hold on to.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} lived in the reef too, and was a starfish. It had five arms, if you counted the head. A starfish turns its stomach out to eat, and {A} had a good deal on the chin already.',
        'It got hold of a spoon and did not let go. “It’s very strong,” said the coral. “They can open a mussel.” This one opened its mouth, and put the spoon in.'
      ]
    },
    {
      id: 'by-day',
      A: 'partner',
      paragraphs: [
        '{A} laid the two spoons down. “It’s the lamp,” said {A}. “In a coral reef most of you are indoors by day. Then you do look like stones. You put out your arms after dark.”',
        '“But after dark the fish are in bed,” said {H}. “Nobody’s ever seen me up.” The parrotfish yawned. It had never once been awake so late.'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeping-bag',
      A: 'partner',
      paragraphs: [
        'So the parrotfish went to bed early, close beside the coral. Some parrotfish blow a sleeping bag out of slime, and it really is see-through. This one was a white scarf. The fish kept one eye open in there, and {H} turned the lamp down low.',
        'Out of the coral came a finger, and then five more. They waved. In the middle of them was a mouth. “Oh,” said the sleeping bag. “You’re somebody.” “Good evening,” said the coral.'
      ]
    },
    {
      id: 'six-arms',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} counted the arms. There were six, and each held still until something came by. Then it took it, and bent in the middle, and put it in the mouth. {A} let a crumb float down, and then one from the other side.',
        '“Do they ever get in each other’s way?” asked {A}. “Not since I was small,” said the coral. Then two of them got the same crumb, and neither would give in.'
      ]
    },
    {
      id: 'one-night',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Once a year we have a party,” said the coral. “It’s a few nights after the full moon. Then a whole reef lets go of its eggs. They’re round and pink, and it snows upwards.” {H} threw up a handful of paper dots.',
        '“And who sends out the invitations?” asked {A}. “The moon,” said the coral. “We’ve no eyes, but we can tell.” The dots came down on {A} again, because of the ceiling.'
      ]
    },
    {
      id: 'whole-reef',
      A: 'partner',
      paragraphs: [
        '“And the others?” whispered the parrotfish. “They’re all up,” said the coral. On the pots and the cushions, as far as the door, a million small arms were waving. “I go to sleep here every night,” said {A}, “and thought that I was alone.”',
        'Under the door lay a bit of light. On the coral reef that was the morning. The six arms went in again, the last one slowly. “Nice stone,” said {A}, and swam by on tiptoe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swam through the reef in single file.',
      '{names} passed the soup plate, and saw a stone on it.',
      { text: '{names} set out pots, with the tall ones at the back.', needs: ['hands'] },
      { text: '{names} smoothed the sea down at one corner.', needs: ['hands'] }
    ],
    way: [
      '{names} hid behind the saucepan, as small fish do.',
      '{names} floated over the brown pot, and left no shadow.',
      { text: '{names} moved a pot to the deep end, lid and all.', needs: ['hands'] },
      { text: '{names} knocked at a lid, and got no answer by day.', needs: ['hands'] }
    ],
    turn: [
      '{names} peeped out from among the cushions.',
      '{names} stayed up to see the stones get up.',
      { text: '{names} waved back, with as many fingers as a coral.', needs: ['hands'] },
      { text: '{names} tucked the end of the sleeping bag in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The reef went back into the kitchen, pot by pot. Only the soup plate had to be washed first, for the coral had been eating off it.',
    '{H} lay on the top cushion, and there were plenty more below. One arm was drawn in under the blanket, and then the other. From outside it was a very nice stone.'
  ],
  last: [
    'It was day on the coral reef, so everything was drawn in, and {H} was asleep.',
    'Whoever swam by now saw only a stone, and {H} slept inside.'
  ]
})
