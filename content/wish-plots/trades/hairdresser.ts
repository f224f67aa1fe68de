import { wishPlot } from '../wish-plot.ts'

export const hairdresser = wishPlot({
  id: 'wish-hairdresser-waves',
  wishes: ['hairdresser', 'hairdressers', 'hair dresser', 'hair dressers', 'hairdressing', 'hair salon', 'hair salons', 'beauty salon', 'hair stylist', 'hairstylist', 'hair shop', 'playing salon', 'curlers', 'hair rollers', 'hairdryer', 'doing hair', 'hairdo', 'hair style', 'hairstyle', 'hairstyles'],
  except: ['haircut', 'haircuts', 'going', 'went', 'go', 'visit', 'visits', 'trip', 'tomorrow', 'first', 'afraid', 'scared', 'nervous', 'fringe', 'knots', 'tangles', 'tangled', 'lice', 'nits', 'dog', 'dogs', 'lion', 'lions', 'lost', 'doll', 'clippers', 'barber', 'mermaid', 'alien', 'animals', 'poodle', 'cut', 'cutting', 'noise', 'loud'],
  answers: ['hair', 'salon', 'play', 'playing', 'game', 'curly', 'curls', 'waves', 'wavy', 'plaits', 'braids', 'who', 'that', 'mum', 'mummy', 'work', 'job', 'shop', 'fancy', 'crazy', 'new', 'toy', 'pretend', 'little', 'funny', 'client', 'customer', 'customers', 'doing', 'does'],
  moods: ['learning'],
  company: ['mop', 'customer', 'broom', 'bucket', 'hair', 'mirror', 'salon'],
  about: 'A mop wants waves for a dance with the broom, and no roller holds, until the hairdresser thinks of how hair dries.',
  titles: ['Waves for a Mop', 'The Customer on the Bucket', '{H} the Hairdresser', 'It Went Through the Door Sideways', 'One Dance with a Broom'],
  want: [
    {
      id: 'first-customer',
      A: 'partner',
      paragraphs: [
        '{H} was a hairdresser, and the first customer sat on a bucket. It was the mop, with long white hair that hung straight down. {A} spoke for it, because it was shy. “What’s it to be today?” asked the hairdresser. “Waves, please,” said the mop. “I’m going dancing, with a broom.”',
        '{H} had always wanted to do waves. “How high?” asked {H}. “Like the sea,” said the mop, “when you’re not allowed in.”'
      ]
    }
  ],
  way: [
    {
      id: 'cape',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First the customer got a towel round its neck. It was hard to say where that was. On a mop the hair stops, and after that it’s all neck, right down to the floor. {H} tied a bow in the middle. “Not too tight?” asked {H}.',
        '“I can’t feel it,” said the mop. “You’re round my tummy.” So the towel went further up, and slid down. In the end {A} held it in place, and was the towel as well.'
      ]
    },
    {
      id: 'rollers',
      A: 'partner',
      paragraphs: [
        'The hairdresser rolled up the hair on cardboard tubes, and held it with clothes pegs. It was a big head, and took a dozen. Then {H} took out the first one. The hair fell down as straight as rain. {H} took out the last one. Down it fell.',
        '{H} rolled it all up again, tighter, and counted to a hundred. “You’ve had me here since breakfast,” said the mop, “and I’m as flat as I came.”'
      ]
    },
    {
      id: 'secrets',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'People tell a hairdresser everything. “It isn’t easy, being in that cupboard,” said the mop. “There’s a hoover in there. It only ever talks about dust.” “Mm,” said the hairdresser, and went on combing. “And the iron’s so hot-headed.”',
        '“Mm,” said {H}. “And the bucket?” The mop did not answer at once. “It’s a good bucket,” it said, quite low, since it was sitting on it. {H} never told anybody. A hairdresser doesn’t.'
      ]
    },
    {
      id: 'magazine',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'In a salon there are magazines, so that you can point at somebody. {A} turned the pages for the customer. “I’d like it like hers,” said {A}. The hairdresser came to look. “That’s a cauliflower,” said {H}.',
        'They turned over a few more. There was a lady who had one curl that went up, and one that went down. “And hers?” “That’s the crease,” said {H}, and smoothed it with one thumb. Then she was quite straight, and looked less sure of herself.'
      ]
    },
    {
      id: 'toothbrush',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was somebody waiting. {A} had brought a toothbrush. “Just a tidy-up,” said {A}, “with a parting.” {H} combed it to the left and to the right. It had short, stiff hair, and it stood up again each time.',
        '“It’s always had that,” said {A}. “It was born with it.” The hairdresser held up a mirror behind it. It was satisfied. It only wanted to hear that there was nothing to be done.'
      ]
    },
    {
      id: 'spray',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Shut your eyes,” said the hairdresser, and sprayed. That was {H}’s mouth, and it went psssh. All of them held their breath, for that’s the worst bit of it. The mop held its breath too, and so did the bucket.',
        '“Can we breathe?” asked {A}, after some time. “Not yet.” “Now?” “Now,” said {H}. {A} took such a big one that a curl went in. It came out again with a pff.'
      ]
    },
    {
      id: 'water',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Put your head back,” said the hairdresser. There was a basin with no water in it. {A} leaned back over the rim, for the mop didn’t bend. “Is it too hot?” asked {H}. “A bit,” said {A}. “And now?” “Now it’s in my ear.”',
        '{H} took all ten fingers and washed. There wasn’t a drop, but nobody who’s had it done can lie there and talk. {A}’s mouth came open. “I’d like to have that done again,” said {A}, “for the other ear.”'
      ]
    },
    {
      id: 'highlights',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Something with colour?” asked the hairdresser. {A} thought that a bit would do no harm. They took all the ribbons from the drawer and laid them in between. Here and there it was red.',
        'The mop looked at itself in the mirror. “Who’s that?” it asked. “That’s you.” “It’s a bit loud,” said the mop, “for somebody out of a cupboard.” So they took out all the ribbons but one, which was on the inside. Only the mop knew about it.'
      ]
    },
    {
      id: 'pet-fluff',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'On the second chair, without having booked, sat {A}. “I’ve got nothing until three,” said the hairdresser. {A} had time. {H} looked at {A} from all sides, with a comb behind one ear.',
        '“I wouldn’t change a thing,” said {H}. “Who does it for you?” {A} looked as if that was a secret. The hairdresser made a note, and gave {A} the mirror to look into. They both thought it was somebody very good.'
      ]
    },
    {
      id: 'elder-hood',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We used to sit under the hoods,” said {S}. “They came down to your eyebrows and blew. There were six of us in a row, and nobody could hear a word.” “What did you do?” asked {A}.',
        '“We talked,” said {S}. “I told the lady next to me about my bad tooth for a whole winter. She always nodded. In the spring one of the hoods broke down. All that time she’d been telling me about her goat.”'
      ]
    },
    {
      id: 'child-finger-scissors',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} worked in the salon too, with two fingers. They went snip, snip, and they only cut air. “How much off?” asked {S}. “Just the ends,” said {A}. {S} cut all the way round {A}’s head, and blew on it.',
        '“There’s a lot on the floor,” said {S}, and swept it up with both hands. It was carried to the bin, in a great armful. Nobody had ever lost so much, and had just as much as before.'
      ]
    },
    {
      id: 'baby-tuft',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was a very young customer. The hairdresser looked for the hair, and there was some at the back. “It’s a lovely colour,” said {H}, “as far as it goes.” {H} combed it up with one finger, and it stood there like a small feather.',
        '{A} felt the air on it, and held quite still. Then {A} found {H}’s own, and had a good deal more of that, in one fist. “That’s how you wanted it?” asked {H}, with {H}’s ear on the table. “I’ll remember.”'
      ]
    },
    {
      id: 'pillow-hair',
      A: 'partner',
      paragraphs: [
        '{H} threw down the pegs. “Its hair doesn’t keep anything,” said {H}. “Mine does,” said {A}. “If I go to bed with it wet, it dries the way I lie. In the morning I’ve got a whole pillow on one side.” They looked at each other. Then they looked at the bucket.'
      ]
    }
  ],
  turn: [
    {
      id: 'plaits',
      A: 'partner',
      paragraphs: [
        'The mop put its head in the bucket by itself, as a mop can. They squeezed it out, and {H} made plaits, as tight as bread. There were nine. Then the customer had to sit in the sun by the window. It sat there all through lunch, and all afternoon.',
        'When the sun had gone, the hair was dry to the tips. {H} undid one plait. It went up, and down, and up again. “There’s my sea,” whispered the mop. Then they undid the other eight, and with each of them the mop got bigger.'
      ]
    },
    {
      id: 'comb-through',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Don’t comb it,” said {A}, who had heard that about waves. But {H} had already put in the comb. It came out with a lot behind it. What had been one wave was now a whole cloud.',
        '“That’s even better,” said {H}. “It’s bigger than it was.” They blew at it from below, and it took some time to come down. In the cloud was a clothes peg. It had been in there since the morning, and had liked it.'
      ]
    },
    {
      id: 'back-mirror',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'At the end the hairdresser held a mirror behind the customer. “And that’s the back,” said {H}. On a mop it was the same as the front. “Thank you,” said the customer, “I’d often wondered.”',
        '“Would you like to book again?” asked {H}, and opened the book. The mop thought that it might come in about six weeks, and bring the broom. {A} gave the hairdresser a button, and a second one for being so patient.'
      ]
    },
    {
      id: 'sideways',
      A: 'partner',
      paragraphs: [
        'The mop got up to go. There was so much of it by now that {A} vanished behind it. “Are you still there?” asked {H}. “I’m in the third wave,” said {A}. The mop didn’t fit into its cupboard now. It went through the kitchen door sideways.',
        'The broom stood waiting by the wall. It did not know who it was. {H} took the mop, and {A} took the broom, and they danced one dance, quite slowly. “What does the broom say?” asked {H}. “Nothing,” said {A}. “It bristles.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the bucket, next but one.',
      '{names} shook out a mane of no great size, to be asked as well.',
      { text: '{names} held up a hand mirror, and it showed the mop from behind.', needs: ['hands'] },
      { text: '{names} swept the floor, so that the mop did not have to.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled a cardboard tube across the salon, and back.',
      '{names} got wrapped up in a white lock, as far as the ears.',
      { text: '{names} passed pegs, and two of them bit.', needs: ['hands'] },
      { text: '{names} combed the customer with a fork.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the sun as well, and did not get any curlier.',
      '{names} sneezed under the waves, somewhere in the middle.',
      { text: '{names} undid a ribbon that nobody had put in.', needs: ['hands'] },
      { text: '{names} dried a puddle round the bucket, with the customer’s permission.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back to the line. The mop stayed out for one night, beside the broom. There was no cupboard wide enough.',
    '{H} washed, and behind one ear {H}’s hair was still a bit damp. {H} chose a side with care, and lay down on it. By the morning it would be a wave.'
  ],
  last: [
    'Quite slowly, in the dark, a wave came about, and on it slept {H}.',
    'Two stood in the kitchen and leaned a little towards each other, and {H} was asleep.'
  ]
})
