import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const manatee = wishPlot({
  id: 'wish-manatee',
  wishes: ['manatee', 'manatees', 'sea cow', 'sea cows', 'dugong', 'dugongs', 'manatí', 'manatíes', 'seekuh', 'lamantin', 'peixe-boi'],
  answers: ['sea', 'cow', 'gentle', 'slow', 'slowly', 'big', 'fat', 'round', 'grey', 'gray', 'baby', 'sleepy', 'sleeping', 'seagrass', 'grass', 'eats', 'eating', 'swims', 'swimming', 'swim', 'mermaid', 'mermaids', 'river', 'florida', 'water', 'underwater', 'who', 'that', 'funny', 'friend', 'hug', 'chubby', 'cute', 'whiskers', 'floating', 'floats'],
  except: [...NOT_WELL, 'see', 'dances', 'flies', 'afraid', 'scared', 'boats', 'propeller', 'extinct'],
  company: ['manatee', 'sailor', 'boat', 'comb', 'mermaid'],
  partnerPlays: true,
  about: 'A sailor looks for a mermaid and sees one every five minutes, for so often a manatee comes up to breathe.',
  titles: ['The Mermaid With Whiskers', 'Every Five Minutes', '{H} Comes Up for Air', 'A Comb for the Mermaid', 'Something Round in the Fog'],
  want: [
    {
      id: 'comb',
      A: 'partner',
      paragraphs: [
        '{H} was a manatee, and lay on the green rug, which was sea grass. A manatee is as big as a rowing boat, and eats grass for seven hours a day. It’s a sea cow, like its cousin, the dugong.',
        'On the sofa sat {A}, who was a sailor. There was fog. The sailor wished to see a mermaid, and had brought a comb to give her. Every five minutes the manatee came up to breathe. It put its nose over the edge of the sofa. “Fff,” it said, and sank.'
      ]
    }
  ],
  way: [
    {
      id: 'a-tail',
      A: 'partner',
      paragraphs: [
        '{A} had turned round too late. There was only a tail to be seen, broad and round as a frying pan. It was a cushion. “A mermaid!” said the sailor. “Madam, your comb!” It went in after her.',
        'Five minutes later the manatee brought it back. “You’ve dropped your rake,” it said. “It’s very good for grass.” The sailor dried the comb, and looked past the manatee into the fog.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'All that grass has sand in it, and sand wears out teeth. But a manatee’s teeth walk. The new ones come in at the back, and the whole row moves up. The front one falls out. {H} had dominoes for that, along the edge of the rug.',
        '“Next, please,” said the manatee, and pushed from behind. Plop, went the double six. {A} fished it out of the sea. “Is there any end to them?” asked {A}. “Not yet,” said the manatee, and chewed on.'
      ]
    },
    {
      id: 'bubble',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A stomach full of grass makes bubbles. The manatee keeps them in, and so it floats. “I’d like to go down again,” said {H}, who had got stuck at the top. “How do you do that?” asked {A}.',
        '“One moment,” said the manatee, and looked into the distance. There was a noise, and after it some ripples. The manatee sank straight to the bottom. It had not even moved a flipper. {A} lifted both feet on to the sofa.'
      ]
    },
    {
      id: 'stiff-neck',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Look behind you,” said {A}. That is a great deal to ask of a manatee. It has one bone too few in its neck. So it cannot turn its head, and must turn the rest. {H} went about like a ferry, a bit at a time.',
        'By then there was nothing there. “What was it?” asked the manatee. “A butterfly,” said {A}. “It’s behind you again now.” The manatee thought of the long way back. “Tell me about it,” it said.'
      ]
    },
    {
      id: 'lip',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A manatee has a split upper lip, and the halves can take hold of things like two fingers. {H} tried it on a sock. The left half had the heel, and the right half had the toe. “Now fold it,” said {A}.',
        'That took longer. In the end there was something on the rug that was more or less a ball. “It’s a bit wet,” said {A}. “It was done by mouth,” said the manatee, with dignity, and began on its pair.'
      ]
    },
    {
      id: 'fingernails',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the end of each flipper the manatee had fingernails. There were three. {A} turned the flipper over, to see whether there were any more. “What do you want with nails in the sea?” asked {A}.',
        '“They’re from my family,” said {H}. “My nearest relations on land are the elephants. They’ve got them too.” {A} held up one slipper, with five toes in. “Then we ought to send them a card,” said {A}. The manatee signed it with a flipper, and it was hard to read.'
      ]
    },
    {
      id: 'warm-spring',
      A: 'other',
      spare: 8,
      paragraphs: [
        'For all its size a manatee is easily cold. In winter it swims up a river, to where warm water comes out of the ground. It was the place in front of the heater. {A} lay there already, and was the first manatee of the year.',
        '“Is there room?” asked {H}. A manatee never pushes. It just comes nearer. {A} rolled over to one side, and {H} came nearer to that as well. “It’s a good spring,” said {H}. “It’s mostly you,” said {A}.'
      ]
    },
    {
      id: 'barrel-roll',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Nobody chases a manatee, for it’s too large. So it has time to play. It likes to swim upside down, and see how the sky looks from there. {H} turned over on the rug. “The lamp’s fallen into the sea,” said {H}.',
        '{A} hung down from the sofa, head first, and looked too. “It’s the right way up for me,” said {A}. “Then one of us is a bat,” said the manatee. They agreed that it was not the one with the flippers.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Mermaids sing,” said the sailor. “Can you?” Somebody as big as that ought to have a voice like a ship. The manatee breathed in, opened its mouth, and said, “Eek.” It was about the size of a mouse.',
        '“Was that all of it?” asked {A}. “That was the loud part,” said the manatee. It sang both verses. They were about where one’s child has got to, and the answer was the same, only shorter. {A} had goosebumps anyway.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'On a manatee’s back it’s green. Small plants grow there, and fish come along to nibble at them. {H} had spread a salad-coloured towel for that. {A} came by, and felt something under the towel move.',
        '{A} nibbled where it was. The manatee held still, as it would for any fish. It was being weeded, and the place between the shoulders had needed it for weeks.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once waved to my aunt for a whole afternoon,” said {S}. “She sat on the far side of the lake, in her green coat. I thought it was rude of her not to wave.” “Why didn’t she?” asked the manatee.',
        '“She was a bush,” said {S}. {A} put both elbows on the edge of the boat. “Were you cross?” “No,” said {S}. “I’d told it such a lot by then.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the manatee’s calf. A calf swims close to its mother’s side, just behind the flipper. There it drinks its milk, under water. {S} lay down in that place with a cup and a straw.',
        '“Don’t you have to breathe?” asked {A}. “I’m busy,” said {S}, with the straw. So the big one went up for air, and took the small one along under its arm. “Fff,” they said, a large one and a little one.'
      ]
    },
    {
      id: 'same-clock',
      A: 'partner',
      paragraphs: [
        '“I’ve never met a mermaid,” said the manatee. The sailor had a list. “I saw her at five past,” said {A}, “and at ten past, and at a quarter past. Each time she sighed.”',
        '“Like this?” asked the manatee. “Fff.” The sailor looked at the list, and at the clock. It was twenty past. {A} leaned out of the boat, and there was the tail, and {H} on the other end. “It’s been you,” said {A}. “All my mermaids were you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-was-she-like',
      A: 'partner',
      paragraphs: [
        '“I’m sorry,” said the manatee. “What was she like?” {A} thought about it. “She was quiet,” said {A}. “She was never in a hurry. And I liked it that she always came back.”',
        'The manatee stopped chewing. “That’s rather like me,” it said. “Now I come to think of it,” said the sailor, “yes.” {A} took the comb, and did the manatee’s whiskers, left and right. Some grass fell out.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} patted the manatee where it was roundest. It went boom, down there. {A} patted it again, with both hands, and listened. It was the largest thing that {A} had ever been allowed to hit.',
        '“Fff,” said the manatee. {A} laughed, and said “Fff” as well. From then on there were two in the fog, and the small one came up more often.'
      ]
    },
    {
      id: 'through-the-night',
      A: 'partner',
      paragraphs: [
        'It grew late, and the fog came nearer. “Shall I row home?” asked the sailor. “You can anchor here,” said the manatee. “I sleep on the bottom. I come up for air now and then, and I don’t even wake.”',
        '{A} lay down in the boat with one ear over the side. For a long time there was nothing. Then came a nose, with its whiskers combed. “Fff,” it said, fast asleep. “Good night, madam,” said the sailor.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grazed a little, at the edge of the rug.',
      '{names} looked into the fog as well, and saw more of it.',
      { text: '{names} rowed twice on the left, where it looked promising.', needs: ['hands'] },
      { text: '{names} wrote “mermaid” at the top of a clean page.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed out, just in time to be counted.',
      '{names} came up on the wrong side of the boat.',
      { text: '{names} plaited some sea grass, to have it ready.', needs: ['hands'] },
      { text: '{names} looked through a rolled-up newspaper, and read some of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the bottom of the sea, beside the manatee.',
      '{names} surfaced, and sank again without a ripple.',
      { text: '{names} smoothed one last whisker down.', needs: ['hands'] },
      { text: '{names} crossed out “mermaid” and wrote in who it had been.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sofa was put straight, and the comb was rinsed until there was no grass in it. The tail went back to its corner as a cushion.',
    '{H} washed, combed {H}’s hair, and cleaned every tooth where it stood. Then {H} sank slowly to the bottom of the bed, and only the nose was out.'
  ],
  last: [
    'There was a breath in the dark, and a long pause after it, and {H} was asleep.',
    'The nose was above the blanket, as it has to be, and {H} slept on.'
  ]
})
