import { wishPlot } from '../wish-plot.ts'

export const whoeverHairdresser = wishPlot({
  id: 'wish-whoever-hairdresser',
  visits: 'anything',
  whoever: [
    'wants to be a hairdresser',
    'wants to become a hairdresser',
    'wants to be a hair dresser',
    'wants to be a barber',
    'wants to become a barber',
    'wants to be a hair stylist',
    'wants to be a hairstylist',
    'wants to do hair',
    'wants to do people’s hair',
    'wants to have a hair salon',
    'wants to open a hair salon',
    'wants to learn to be a hairdresser',
    'would like to be a hairdresser',
    'dreams of being a hairdresser',
    'cuts hair',
    'cuts everybody’s hair',
    'loves cutting hair',
    'wants to cut hair',
    'gives everyone a haircut',
    'wants to give haircuts',
    'styles hair',
    'plaits everyone’s hair',
    'braids hair',
    'brushes everybody’s hair',
    'combs everyone’s hair',
    'snips everybody’s fringe',
    'plays hairdressers',
    'works in a hair salon',
    'opens a barber shop'
  ],
  except: ['nits', 'lice', 'bald', 'cancer', 'beard'],
  company: ['comb', 'mop', 'mirror', 'rug'],
  about: 'The hero wants to look like a pineapple but has a knot that nobody may touch, and whoever wants to be a hairdresser is told by the fringe of the rug at which end one begins.',
  titles: ['Going Anywhere Nice', 'The Knot', 'Like a Pineapple', '{visitor} Begins at the Bottom', 'A Customer at Last'],
  want: [
    {
      id: 'the-knot',
      A: 'partner',
      paragraphs: [
        '{H} wanted hair like a pineapple, straight up, with a ribbon round it. But at the back was a knot, as big as a walnut. “I’ve only got to touch it,” said {A}, “and {H} is under the table.”',
        'There was a knock. It was {visitor.first}, with a comb and a bedsheet. “My customers always run off at the ow,” said {visitor}. {H} knew all about the ow. “{A} first,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-parting',
      A: 'partner',
      paragraphs: [
        '{visitor} tied the sheet round {A}, and made a parting. “Going anywhere nice?” asked {visitor}, for that is part of it. “To bed,” said {A}. “And with knots you’ve got to be firm. From the top, and straight through.”',
        'So they practised on the mop, from the top, straight through. {visitor} pulled, and the mop came along, and the bucket came along with it. “Ow,” said {H}, on behalf of the mop.'
      ]
    },
    {
      id: 'the-chair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Up went the chair, as at a real hairdresser’s. {A} sat on one cushion, and {H} pushed in another, and another. “Is it high enough?” asked {visitor}. {A} could see on top of the cupboard. “There’s a spoon up here,” said {A}, “and half a birthday card.”',
        '“Now down a bit,” said {visitor}. They pulled one out from the middle, and {A} came down all at once, with a puff. “That’s how they do it too,” said {A}. “It’s got the same noise.”'
      ]
    },
    {
      id: 'the-magazine',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You get something to read there, about people whom you don’t know. There was only the book about the dishwasher. {A} opened it at random. “My goodness,” said {A}. “She’s got a new filter.” {H} leaned over to have a look. “It doesn’t suit her,” said {H}.',
        '“And him?” asked {visitor}. “He’s only to be put in the bottom rack,” read {A}. They all thought that sad. On the next page it was the same again in Dutch. You could see that it hadn’t got any better for them there.'
      ]
    },
    {
      id: 'own-style',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“A hairdresser’s got to look nice too,” said {A}. That was true. They turned {visitor} round to the mirror, and looked for somewhere to begin. “I’ve only got this,” said {visitor}. It was {caller.part}. {A} combed it for a while, and it did not change.',
        '“It’s easy to look after,” said {A}. “You could do it with a wet cloth.” {H} tied a ribbon round it, because there was one. {visitor} looked in the mirror from both sides. “Now people will ask me where I have it done,” said {visitor}.'
      ]
    },
    {
      id: 'small-talk',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“You need more to talk about,” said {A}, under the sheet. “Tell me something about where you come from.” {visitor} combed, and thought. “{caller.fact},” said {visitor}. “Fancy that,” said {A}. “And on Sundays as well?” “On Sundays we sleep in first.”',
        '“Fancy that,” said {A} again. It was going very well. {visitor} combed the same bit until it shone. “You’d get on with my cousin,” said {A}. “Fancy that,” said {visitor}. Then they had to stop, for {H} was laughing.'
      ]
    },
    {
      id: 'shampoo',
      A: 'same',
      spare: 3,
      paragraphs: [
        'First it has to be washed. {A} leaned back over nothing, and {visitor} poured on nothing from a cup. “Is that too hot?” asked {visitor}. “A bit,” said {A}. {visitor} turned the air a little to the left. “And now?” “Lovely.”',
        '{H} did the foam, which is mostly in the fingers. They rubbed behind the ears, and up at the top, where you feel it down to your toes. {A} had shut both eyes. “You may stop now,” said {visitor}. “Is it out?” asked {A}. “I think there’s still some on the left.”'
      ]
    },
    {
      id: 'mirror-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the end they show you the back, with a second mirror. {H} held up a tray. In the tray {A} saw something round with two ears. “Is that me?” asked {A}. “That’s how you look when you go,” said {visitor}.',
        '{A} looked at it for a long time. “I’d have thought I was more cheerful there,” said {A}. {H} drew a small face on the sheet, at the back, below the collar. {A} went out once and came in again. It looked much friendlier.'
      ]
    },
    {
      id: 'teddies',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had three more customers, and they were all teddies. “A bit off the ears,” said {A} for the first. “The same as always,” said {A} for the second. The third one had been washed too hot, and had nothing left on top.',
        '“What can we do for that one?” asked {visitor}. {A} bent down to it, to listen. “It only wants to sit here,” said {A}, “and be asked.” So {visitor} combed the air above it, with great care. “Going anywhere nice?” asked {visitor}. The bear was going to the seaside.'
      ]
    },
    {
      id: 'how-would-you-like-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How would you like it?” asked {visitor}. {A} had never been asked. “Like in the photo,” said {A}, and fetched it. In it {A} was very small, and sat in a bath. There was one curl, right in the middle, and it was made of foam.',
        '{visitor} looked from the photo to {A}, and back. Then {visitor} took a drop of water, and turned, and held on until it stayed. There it was again. “I’ve missed that,” said {A}. “It’s been away a good while,” said {visitor}.'
      ]
    },
    {
      id: 'names-of-styles',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the wall you have pictures to choose from. {H} drew them, with a thick pen. There was one like a hedge, and one like a fried egg. There was one called Wind From the Left. “Is there one called Slept?” asked {A}. “That’s the one you’ve got,” said {H}.',
        'The pineapple was the last, and it was the finest. It went right off the top of the page. {visitor} saw how {H} was looking at it. Then {H} felt round to the back with one hand, and said that it was nothing.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s next?” asked {visitor}, with the comb up. There was nobody. The sheet hung over the edge of the table, and below it you could see ten toes. “It’s closed in here,” said {H}. {visitor} did not bend down. {visitor} only put the comb on the floor, a good way off.',
        'Then {visitor} went away to sweep. When they looked again, the comb was gone. “I’m just looking at it,” said {H} under there. “It’s got thirty-one teeth. Do they bite?” “Only if you come from above,” said {A}, who had been watching a mop.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My mother put a bowl on my head,” said {S}, “and then she went round it.” “What sort of a bowl?” asked {A}. “The one for the dough,” said {S}. “You could always tell which children had the same bowl. There were five of us, and then the whole next house.”',
        '{visitor} wanted to see how it had looked. They took the salad bowl, and {S} sat down under it, quite straight. From below came a voice. “It smells of the same thing,” it said, “and she’s still saying, keep still.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the hairdryer. {S} breathed in, and blew, first warm and then cold. “A bit more on the left,” said {A}. {S} came round to the left. You could smell that {S} had had a cheese sandwich. “Is it dry?” asked {S}. “It’s getting wetter,” said {A}.',
        '“That’s the steam,” said {visitor}, who wanted to help. Then {S} was empty, and had to be plugged in. That was done at the table, with some juice. They could hear from there how it filled up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came past, and saw the comb, and knew it. But {visitor} did not come any nearer, and only asked, “Going anywhere nice?” {A} thought about that. Nobody had ever put it like that before. {A} sat down.',
        'They had a nice talk, and one of them said nothing. At the end something lay on the floor that was as big as another {A}, but flatter. “Would you like to take it with you?” asked {visitor}. {A} smelled it, and left it there for the next one.'
      ]
    },
    {
      id: 'the-fringe',
      A: 'partner',
      paragraphs: [
        '“They’re right to run off,” said {visitor}. {A} was on the floor, and had the fringe of the rug between two fingers. “It’s funny,” said {A}. “From above it only gets tighter. But if I hold it here, and begin at the ends, it doesn’t notice.”',
        '{H} watched how the fringe did not notice. Then {H} sat down on the chair, back to front.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-island',
      A: 'partner',
      paragraphs: [
        '{visitor} held the hair tight above the knot, and began at the ends. “Going anywhere nice?” asked {visitor}. “To an island,” said {H}, “with pineapples.” “And how do you get there?” asked {A}. {H} had to explain about the boat, and the parrot who steers.',
        '“Tell me when you get to the knot,” said {H}, when they were on the beach. {visitor} held something out in front. It was a raisin. “We’ve been through it,” said {visitor}. “This was in the middle.”'
      ]
    },
    {
      id: 'the-raisin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They put the raisin on a saucer. It had a bit of fluff on. “Since when has it lived in there?” asked {A}. {H} thought back. There had been porridge on Friday. “It’s been to school with me,” said {H}, “and to the swimming pool.”',
        '“It’s got as round as it was as a grape,” said {visitor}. {A} wanted to throw it away. {H} would not hear of it. They stood the saucer on the windowsill. From there it could see where it had been.'
      ]
    },
    {
      id: 'the-others',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that the mop had its turn, from the bottom. {H} held on to it at the top, so that it wouldn’t notice, and {visitor} combed. “Going anywhere nice?” asked {visitor}. “It’s going under the sink,” said {A}. “Say that it’s a cave,” said {H}.',
        'The mop went to a cave with a drip in it, and a warm pipe. When it was finished it hung down smoothly on both sides. It had a parting for the first time. They leaned it where it could see itself.'
      ]
    },
    {
      id: 'pineapple',
      A: 'partner',
      paragraphs: [
        'Then {visitor} brushed it all up, and {A} tied the ribbon round. It stood straight up, and opened at the top like leaves. “That’s a pineapple,” said {H} to the mirror.',
        '“And nobody ran off,” said {visitor}. “There’ll be a new one by tomorrow,” said {H}, and felt at the back. “Can I come again?” {visitor} wrote it down at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down to wait, and looked at nobody.',
      '{names} gave one good shake, and that was done.',
      { text: '{names} held the mirror up to the light.', needs: ['hands'] },
      { text: '{names} looked out a ribbon, with pineapples in mind.', needs: ['hands'] }
    ],
    way: [
      '{names} went under the table with {H}, just to be there.',
      '{names} sniffed at the mop, which was rather upset.',
      { text: '{names} took the bucket off the mop.', needs: ['hands'] },
      { text: '{names} swept up what there was, and it was a crumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out at the island as well, and lay on the sand.',
      '{names} admired it from behind, where it was best.',
      { text: '{names} held the ends, and rowed the boat.', needs: ['hands'] },
      { text: '{names} paid for it with a button, and gave a tip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb was put away with all its teeth. The ribbon came off at the very last, and the pineapple sank by itself, leaf by leaf.',
    'They washed and lay down. Somebody wanted to know in the dark if they were going anywhere nice. There was a boat, and it was ready.'
  ],
  last: [
    'The parrot steered, and the pillow went along quite smoothly, and {H} was asleep.',
    'At the back a very small new knot had begun, and nobody noticed, and {H} was asleep.'
  ]
})
