import { wishPlot } from '../wish-plot.ts'

export const campfire = wishPlot({
  id: 'wish-campfire',
  beginsElsewhere: true,
  wishes: ['campfire', 'campfires', 'camp fire', 'bonfire marshmallows', 'marshmallow', 'marshmallows', 'smores', 's’mores', 's\'mores', 'fire pit', 'firepit', 'toasting marshmallows', 'roasting marshmallows', 'bonfire'],
  answers: ['toasting', 'roasting', 'melting', 'melted', 'gooey', 'sitting', 'round', 'around', 'fire', 'songs', 'singing', 'story', 'stories', 'stars', 'smoke', 'stick', 'night', 'camp', 'camping', 'first', 'eating', 'making', 'scouts', 'beavers', 'brownies', 'cubs', 'woods'],
  except: ['guy', 'fawkes', 'night', 'fireworks', 'cloud', 'clouds', 'test', 'who', 'pet', 'king', 'burnt', 'burned', 'burn', 'tent', 'tents', 'hot chocolate', 'cocoa', 'scared', 'village', 'land', 'wildfire', 'dragon', 'named', 'called'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  fed: true,
  company: ['fire', 'smoke', 'marshmallow', 'keeper'],
  about: 'The flames burn every marshmallow, the smoke follows the hero about, and the last marshmallow has more than one coat.',
  titles: ['Three Coats', 'The Last Marshmallow', '{H} Waits for the Glow', 'The Smoke Likes {H}', 'Three Out of One'],
  want: [
    {
      id: 'golden',
      A: 'partner',
      paragraphs: [
        'The campfire was burning, in its ring of stones. Bo looked after it, with two buckets of water. “Bottoms stay on the log,” said Bo. “And I hold the stick with you.”',
        '{H} had three marshmallows, and wanted one of them golden, all the way round, like a small loaf. {A} had eaten three straight out of the bag. “I can’t wait for toasting,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'two-lost',
      A: 'partner',
      paragraphs: [
        'So {H} and Bo held the first one in the bright flames. At once it caught fire. Bo blew it out. It was as black as a boot, and inside it was still cold.',
        'The second one was held higher up, in the smoke. {H} had to shut {H}’s eyes, and it slid off into the fire. “It hissed,” said {A}. “I think it said goodbye.”'
      ]
    },
    {
      id: 'smoke-follows',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The smoke blew straight at {H}. {H} moved along the log to the other end, and the smoke turned round and came after. “It likes you,” said {A}. They changed places. For a moment it didn’t know where to go. Then it found {H} again.',
        '“You’ve got to say white rabbits,” said {A}. “Everybody knows that.” “White rabbits,” said {H}, with {H}’s eyes shut. The smoke turned, and blew at Bo. “Thank you very much,” said Bo, and coughed.'
      ]
    },
    {
      id: 'hot-front-cold-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a campfire you’re hot in front and cold behind. {H}’s knees were as warm as toast, and down {H}’s back it was November. “You have to turn now and then,” said {A}, “like the sausages.”',
        'They sat the other way round on the log, and looked at the dark. Now their backs were done, and their noses were raw. “The best thing would be two fires,” said {H}.'
      ]
    },
    {
      id: 'spark',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A log cracked, and some sparks flew up, higher than the trees. “There go some stars,” said {H}. {A} watched them go. “They go out before they get there,” said {A}. “Not all of them,” said {H}, and pointed at the real ones.',
        'They lay back on the log as far as you can, and counted the ones that had stayed. There was a red one. “That one’s still hot,” said {A}.'
      ]
    },
    {
      id: 'right-stick',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A stick for this has to be green inside, or it burns through. {H} had found just the right one. {A} had found one with a bend. It always pointed to the person on the left.',
        'They put that one into the ground behind the log, for hanging up a hat.'
      ]
    },
    {
      id: 'campfire-song',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then there was singing. It was a song where one side begins, and the other side begins a bit later. {H} was one side, and {A} the other. {H} was finished first, and waited politely.',
        '{A} had slipped into the wrong verse and could not find the way out. The chorus had come twice, and the ending not at all. “Just sing the end,” said Bo. “The end,” sang {A}, and it was in tune.'
      ]
    },
    {
      id: 'owl',
      A: 'other',
      spare: 6,
      paragraphs: [
        'From the trees came a “hoo”. {A} said it back, with both hands round {A}’s mouth. It was quiet for a while, and then there came two. “It wants to know who we are,” said {H}. So {A} told it, in owl.',
        '“What did you say?” asked {H}. “That we’ve got one marshmallow.” They listened. After that there was no more hooing. “It’s off to tell the others,” said Bo.'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Somewhere under the ash there were potatoes. Bo had laid them there in silver paper, and had forgotten how many. “Five,” said Bo, and dug with the long tongs. “Or four and a stone.”',
        'When the silver was opened, it was a stone. It was a very good one, and hot all through. Bo laid it aside until it was only warm, and put it in a thick sock. {H} had it under both feet till the potatoes were cool. “Nicely done,” said {A}. “You only want some butter on it.”'
      ]
    },
    {
      id: 'pet-log',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had the warmest place, not too near, and watched the fire as others watch a mouse hole. It moved, but it never came out. When a log cracked, {A} looked at {H} quite sternly.',
        '“That wasn’t me,” said {H}. There was another crack. {A} looked at Bo as well. So it was the fire. {A} turned round, and warmed the other side.'
      ]
    },
    {
      id: 'elder-smell',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“You’ll find it in your jumper tomorrow,” said {S}, and sniffed at one sleeve. “Last time I put mine in a drawer. Every time I looked for a sock, I was back here.” “How long did it stay in?” asked {A}.',
        '“Till somebody washed it,” said {S}, rather sadly. {S} held the other sleeve a bit nearer to the smoke. “I’m just filling it up again,” said {S}.'
      ]
    },
    {
      id: 'child-moustache',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a soft marshmallow from somewhere, not toasted at all. It had been pulled until it was as long as a shoelace. {S} laid it under {S}’s nose, and there it stuck. “Good evening,” said {S}, in a deep voice.',
        '“Good evening, Grandfather,” said {A}. “Have you got any sweets for me?” {S} felt about in every pocket. “Only hair,” said {S}, and pulled off the left half, and gave it away.'
      ]
    },
    {
      id: 'impatient',
      A: 'partner',
      paragraphs: [
        'Now there was only one left. {A} was looking into the fire. “It’s the flames,” said {A}. “They’re like me. They can’t wait either. Look underneath.” Under the flames lay the wood that had burnt already. It was red, and it breathed.',
        '“That’s the glow,” said Bo. “It’s hotter than any flame, and it never snatches.” “Then I’m going to wait for it,” said {H}. “With a marshmallow in your hand?” said {A}. “I’ll sit on mine.”'
      ]
    }
  ],
  turn: [
    {
      id: 'waiting-story',
      A: 'same',
      spare: 8,
      paragraphs: [
        'While you wait at a fire you look for things in it. {H} saw a castle, with a door of gold. {A} saw a crocodile. They were both pointing at the same log.',
        'Then the log fell in half, without a sound. Now it was a castle with a crocodile in the moat.'
      ]
    },
    {
      id: 'waited',
      A: 'partner',
      paragraphs: [
        'So they waited. The flames got smaller and lay down. {H} and Bo held out the stick and turned it, slowly, and never stopped. First it was white, and then it was cream. Then it was golden all the way round, like a small loaf.',
        '“I’d better help you with that,” said {A}. When it had cooled, {H} took hold of the gold with two fingers and pulled. It came off in one piece. On the stick there sat another marshmallow, a bit smaller, and as white as new.'
      ]
    },
    {
      id: 'smells-of',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A}’s fingers stuck together, and so did {H}’s. They tried to clap, and it only worked once. “Now we’re one person,” said {A}. “Which of us is it?” asked {H}.',
        'Bo came with the second bucket, and the warm cloth that belongs to it. One finger was clean already, for it had been in {H}’s mouth.'
      ]
    },
    {
      id: 'coats',
      A: 'partner',
      paragraphs: [
        '“It had its coat on!” said {H}. The coat was for {A}. It was crisp and golden, and quite hollow. Then {H} held the small one over the glow, and it got a coat as well. That one was for {H}. Under it there was a third marshmallow, no bigger than a bean.',
        '“If you wait, you get three out of one,” said {H}. The bean was golden too, all the way round. Bo poured the bucket over the fire. It said “shhh”, and everybody was quiet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a place on the log, well back, and warmed up at the front.',
      '{names} sniffed at the bag, which smelled of sugar.',
      { text: '{names} held out thick socks, feet and all, no nearer than Bo said.', needs: ['hands'] },
      { text: '{names} handed Bo the bag, with a hand on the top of it.', needs: ['hands'] }
    ],
    way: [
      '{names} got the smoke next, and turned the other way.',
      '{names} sat up at the hiss, a moment too late.',
      { text: '{names} folded up the empty end of the bag and sighed.', needs: ['hands'] },
      { text: '{names} wiped both eyes with a sleeve, although the smoke had moved on.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in as far as Bo allowed, and no further.',
      '{names} gave a hungry little grunt, well back from the stones.',
      { text: '{names} blew on ten cold fingers.', needs: ['hands'] },
      { text: '{names} hummed a camp song, very low, about a bear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stones were still warm when they went. {H}’s jumper smelled of smoke, and hung where you could smell it from the bed.',
    '{H} washed off the last of the sugar. Then {H} took off one coat after another. There was always a smaller {H} inside. The last one of all was put to bed.'
  ],
  last: [
    'It glowed a little longer, on the inside of both eyelids, and {H} slept.',
    'Under the blanket lay somebody soft and warm, golden all the way round, and {H} was asleep.'
  ]
})
