import { wishPlot } from '../wish-plot.ts'

export const ninjas = wishPlot({
  id: 'wish-ninjas',
  wishes: ['ninja', 'ninjas', 'secret ninja', 'little ninja', 'ninja training'],
  except: ['turtle', 'turtles', 'warrior', 'warriors', 'cat', 'cats', 'dog', 'fight', 'fighting', 'sword', 'dinosaur', 'unicorn', 'pirate', 'pirates', 'robot', 'who', 'that', 'giant', 'giants', 'mission', 'missions', 'sneak', 'sneaks', 'sneaking', 'stolen', 'steal', 'steals', 'doughnut', 'doughnuts', 'donut', 'donuts', 'family', 'brother', 'brothers', 'sister', 'sisters', 'siblings', 'team', 'two', 'boys', 'castle'],
  answers: ['secret', 'training', 'real', 'quiet', 'silent', 'invisible', 'stealth', 'little'],
  company: ['ninja', 'scarf', 'curtain', 'slippers', 'plum'],
  about: 'The hero is a ninja who does good deeds unseen, and would like to be noticed, and cannot be both.',
  titles: ['Nobody Was Here', 'There Must Be a Ninja', 'The Plum on the Windowsill', '{H} Was Never There', 'Who Moved the Slippers'],
  want: [
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        '{H} was a ninja, and nobody was to see it. A ninja does what has to be done, and is gone before anybody looks. {H} had a scarf up to {H}’s eyes, and wanted one thing. Somebody had to say, “There must be a ninja here!”',
        'One of {A}’s slippers lay in the hall, and one under the sofa. The ninja set them down side by side. Then it was behind the curtain.',
        '{A} came and looked. “There they are!” said {A}. “So I did put them away.” Behind the curtain, the ninja bit its scarf.'
      ]
    }
  ],
  way: [
    {
      id: 'explained',
      A: 'partner',
      paragraphs: [
        'The ninja did more. It filled {A}’s glass. It put a cushion on {A}’s chair. It brought back the pencil that had been lost since spring. “Funny,” said {A}. “I thought I’d drunk that.” And then, “What a soft chair.” And then, “Pencils always come back.”'
      ]
    },
    {
      id: 'edges',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The floor creaked, but only in the middle. Along the wall it kept quiet. So the ninja went round the edge of the room, on the outsides of its feet. It breathed only through its nose.',
        'It took a while. There was the shelf to get past, and then {A}’s elbow. “It’s draughty tonight,” said {A}, and turned the page. The ninja was very proud of being a draught.'
      ]
    },
    {
      id: 'hiccups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the washing basket, under two towels, the ninja got the hiccups. Hic, said the basket. {A} stopped in front of it. Hic, it said again.',
        '“That basket needs a drink of water,” said {A}, put a cup down on the floor, and went. A hand came out from under the towels. When {A} looked round again, there was an empty cup and a quiet basket.'
      ]
    },
    {
      id: 'watering-can',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve heard that the real ones never wore black,” said {A}, to nobody at all. “They dressed like a gardener, or like somebody with a basket. Then they walked straight in, and people said good morning.”',
        'So the ninja took off its scarf and picked up the watering can. It walked right through the middle of the room. “Good morning, {H},” said {A}. It worked so well that it was no use at all.'
      ]
    },
    {
      id: 'wrong-one',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had one red sock, and had been looking for the other for days. The ninja found it inside a pillowcase, and laid it on the chair. It was one of its best deeds so far.',
        '“At last!” said {A}. “I put it under my pillow to wish for it. It’s never worked so well.” Under the table the ninja lay down flat on its face. {A} went off to put a spoon under the pillow, to wish for another spoon.'
      ]
    },
    {
      id: 'in-the-open',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The ninja learned to stand like a coat. It hung its arms and let its head go to one side. {A} came by and hung a hat on it.',
        'The hat was too big and came down to the chin. It was warm in there and smelled of last winter. The ninja hung on and did not move. A coat does not scratch its nose, and that was the hardest thing all day.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Between the ninja and the door lay yesterday’s newspaper, all over the floor. The first step went crackle. “Mice,” said {A}, who was reading today’s. The ninja stood still on one leg. Then {A} turned a page, and that crackled too.',
        'So the ninja took one step at each page. It got past the weather and the sport. In the very middle it had one foot in the air, and {A} did not turn the page. It was a long piece about onions. {A} read it twice.'
      ]
    },
    {
      id: 'flour',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The ninja wanted to go off in a puff of smoke, and there was no smoke. So the ninja took a handful of flour and clapped. When the puff had gone, the ninja had not. It was white from top to toe.',
        'It crept off along the wall. Behind it on the floor stood one neat white foot after the other. {A} went along them with the broom, as far as the curtain. “There’s been a baker here,” said {A}.'
      ]
    },
    {
      id: 'star',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There had to be a sign. The ninja folded a star out of paper and let it fly. It was to land on the table. It went round the lamp once and came down on {A}’s head.',
        '{A} did not feel it, and wore it for a good while. “I can’t say why,” said {A}, “but I feel like a Christmas tree.” The ninja could not get it back, for just then nobody was allowed to be there.'
      ]
    },
    {
      id: 'thanks-the-drawer',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a drawer that stuck, and stood a hand’s breadth open, and everybody’s hip knew it. The ninja leaned on it with all its weight. It shut without a sound.',
        '“Well done,” said {A} to the drawer, and patted it. {A} patted the chair as well, for being so soft. By now everything in the room had been thanked but the ninja, and that was under the table.'
      ]
    },
    {
      id: 'it-was-me',
      A: 'partner',
      paragraphs: [
        'The ninja could not bear it any longer, and jumped out. “It was me!” cried {H}. “All of it! I’m a ninja!”',
        '“Oh, it was you, {H},” said {A}. “That’s kind of you. Somehow I thought it might be a ninja.” {H} stood there, with the scarf over one eye. “It was one, until now,” said {H}. “That’s the trouble with ninjas,” said {A}. “As soon as you see one, it’s only somebody you know.”'
      ]
    },
    {
      id: 'says-nothing',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'There was one who had seen everything, and that was {A}. {A} had been looking when the ninja came in, and was still looking now.',
        'The ninja laid one finger on its lips. {A} did not say a word, then or later. With somebody like that you could start a whole school for ninjas.'
      ]
    },
    {
      id: 'not-one',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m an old hand,” said {S}, “and I’ve been in all sorts of houses. Do you know how many ninjas I’ve seen?” {A} thought there might have been a hundred. “Not one,” said {S}. “That’s how good they are.”',
        '{A} thought about it. “So they could be anywhere?” “I always say thank you when I come into a room,” said {S}. “Just in case.”'
      ]
    },
    {
      id: 'two-of-them',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'It turned out that {S} was a ninja as well. They had both been creeping along the same wall, from different ends. In the middle they met, nose to nose. “There’s nobody here,” whispered {S}. “There’s nobody here either,” whispered {A}.',
        'They bowed to each other. Then each of them crept back along the wall, and nobody had met anybody.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-plum',
      A: 'partner',
      paragraphs: [
        '{H} went away and came back as a ninja. Nobody saw it come. It watered the plant. It turned {A}’s book the right way up. And this time it wanted nothing.',
        '{A} put one hand in the pot, and it was wet. “If there were a ninja here,” said {A} to the lamp, “I’d like to say thank you. But you never see one. You can only leave something.” {A} laid a plum on the windowsill, turned round and counted to ten.',
        'When {A} looked again, the plum was gone. In its place lay the stone, quite clean. “So there is one,” said {A} to the lamp. Behind the curtain somebody heard it, and chewed.'
      ]
    },
    {
      id: 'no-scarf',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After a good while {H} came in by the door. “Was there anything?” asked {H}. “A ninja,” said {A}. “You’ve just missed it.” “What did it look like?”',
        '{A} thought hard. “I only saw what it did,” said {A}. “It looked like a wet plant and a book.” {H} nodded for a long time. “And there’s plum on your chin,” said {A}. “From another plum,” said {H}.'
      ]
    },
    {
      id: 'the-pillow',
      A: 'partner',
      paragraphs: [
        'Then {H} took off the scarf, and went to fetch {H}’s own slippers from wherever they were. They stood beside the bed, side by side. The pillow had been turned to the cool side. {H} looked at {A}. {A} looked at the ceiling, and said nothing at all, as ninjas do.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked, and by then the hall was tidy.',
      '{names} brushed by the curtain, and the curtain breathed in.',
      { text: '{names} praised the slippers for coming home alone.', needs: ['hands'] },
      { text: '{names} picked up one slipper and looked underneath it for a ninja.', needs: ['hands'] }
    ],
    way: [
      '{names} turned over and found a cushion there.',
      '{names} sneezed, and a clean hanky lay ready.',
      { text: '{names} wondered aloud where that pencil had been.', needs: ['hands'] },
      { text: '{names} thanked the chair for being so soft.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept a straight face in front of the curtain.',
      '{names} got a blanket from nowhere and stretched out under it.',
      { text: '{names} bowed to the lamp and to the curtain, to be on the safe side.', needs: ['hands'] },
      { text: '{names} hummed loudly, so that nobody had to hear any chewing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf hung on its hook again, as if it had never been anywhere.',
    '{H} washed without a sound, and came to bed along the wall, on the outsides of both feet.'
  ],
  last: [
    'If anybody had looked, they would have seen only a blanket, and in it {H}, asleep.',
    'There was nobody here but {H}, and {H} was asleep.'
  ]
})
