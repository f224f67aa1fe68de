import { wishPlot } from '../wish-plot.ts'

export const toyInTheWash = wishPlot({
  id: 'wish-toy-in-the-wash',
  beginsElsewhere: true,
  wishes: ['teddy in the washing machine', 'bunny in the washing machine', 'bunny wash', 'bunny washing', 'rabbit in the washing machine', 'rabbit wash', 'teddy wash', 'teddy washing', 'bear in the washing machine', 'bear wash', 'cuddly wash', 'cuddly washing', 'cuddly toy wash', 'soft toy wash', 'soft toy washing', 'soft toy washed', 'toy washing machine', 'stuffed animal wash', 'stuffed animal washing', 'lovey wash', 'lovey washing', 'lovey washer', 'teddy washer', 'bunny washer', 'blankie washer', 'comforter wash', 'comforter washing', 'blankie wash', 'blankie washing', 'blanket washing', 'teddy washed', 'bunny washed', 'cuddly washed', 'doudou wash', 'doudou washing', 'monkey in the washing machine', 'elephant in the washing machine', 'toy still wet', 'teddy still wet', 'bunny still wet', 'teddy wet sleep', 'bunny wet sleep', 'teddy smells wash', 'bunny smells different', 'teddy smells different', 'teddy dryer', 'bunny dryer', 'teddy washing line', 'bunny washing line'],
  answers: ['favourite', 'favorite', 'beloved', 'sleep', 'sleeping', 'without', 'can’t', 'cannot', 'bed', 'bedtime', 'night', 'tonight', 'machine', 'washing', 'washed', 'wash', 'wet', 'dry', 'drying', 'dryer', 'line', 'soft', 'toy', 'toys', 'cuddly', 'stuffed', 'animal', 'teddy', 'bunny', 'rabbit', 'bear', 'dog', 'elephant', 'monkey', 'lamb', 'sheep', 'cat', 'blankie', 'blanket', 'lovey', 'comforter', 'smell', 'smells', 'different', 'clean', 'dirty', 'muddy', 'still', 'not', 'yet', 'crying', 'upset', 'sad', 'won’t', 'settle', 'misses', 'special', 'his', 'her', 'little', 'old', 'being', 'who', 'having', 'needs', 'first', 'time', 'spin', 'round', 'today', 'jam', 'soup', 'sick', 'fell', 'puddle'],
  except: ['hands', 'real', 'vet', 'died', 'dead', 'hospital', 'lost', 'gone', 'pet', 'hutch', 'cage', 'dishes', 'car', 'hair', 'teeth', 'river', 'elephants', 'shrunk', 'ruined', 'broke', 'broken', 'torn', 'ear', 'arm', 'leg', 'eye', 'bath', 'wee', 'wees', 'raccoon', 'whale', 'polar'],
  moods: ['sleepless', 'waiting', 'alone', 'change', 'lost'],
  company: ['bubo', 'machine', 'sock', 'line', 'peg', 'pillow'],
  about: 'Bubo has to be washed and hangs dripping over the bath at bedtime, smelling of nothing, and the hero, who cannot sleep without Bubo, finds out that Bubo cannot either.',
  titles: ['Bubo Goes Round', 'A Place to Keep Warm', 'What Bubo Smelled Of', '{H} Lends a Vest', 'On Two Pegs'],
  want: [
    {
      id: 'round-window',
      A: 'partner',
      paragraphs: [
        'Bubo had been in the soup. It was pea soup, and there was no other way. Now Bubo was in the washing machine, behind the round window. {H} sat in front of it, and wanted Bubo back before bedtime.',
        'Each time round there was an ear, and after that a face. “Bubo waved,” said {H}. “That’s only the water,” said {A}. The face came by again, quite flat, and looked out. {H} waved too.'
      ]
    }
  ],
  way: [
    {
      id: 'dripping',
      A: 'partner',
      paragraphs: [
        'At bedtime Bubo was clean, and as wet as a sponge. {A} pegged both ears to the line over the bath. Plip, went Bubo. “Tomorrow after breakfast,” said {A}. “And who’ll I sleep with?” asked {H}. Nobody can sleep without Bubo.',
        '{A} filled a sock with two other socks. {H} lay down beside it, and was very quiet. “It’s got no middle,” said {H}. It smelled of drawer.'
      ]
    },
    {
      id: 'a-cushion',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then they tried the green cushion from the sofa. It was the right size, and it had corners. {H} took it under one arm. “It doesn’t bend,” said {H}. “Bubo goes over my neck, and then down my back, and one foot’s in my ear.”',
        '{A} bent the cushion, and it sprang up again. It did that all the time. It had been sat on for years, and was used to coming back. “It wants to go home,” said {H}. It was carried to its sofa.'
      ]
    },
    {
      id: 'hairdryer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Could we wring out Bubo some more?” asked {H}. {A} took a towel and rolled up Bubo in it, like the jam in a roll. They pressed, {H} at the one end and {A} at the other. The towel got wet. Bubo got thin.',
        'They unrolled it. Bubo lay there with flat ears, and was about as long as an arm. “Is that all?” asked {H}. “The rest is air,” said {A}. “It comes back in by itself, overnight.”'
      ]
    },
    {
      id: 'what-was-in-the-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had seen the water go out. It had been grey, with a bit of pea. “What was in there?” asked {H}. “All that Bubo’s been through,” said {A}. There had been the sandpit, and the bus floor. There had been the time behind the radiator.',
        '{H} was sorry about that. “Now Bubo’s never been behind the radiator,” said {H}. “You were there,” said {A}. “You can say how it was.” So {H} went into the bathroom, and said it to one of the ears.'
      ]
    },
    {
      id: 'spin',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The worst had been the spin. First the machine hummed, then it sang, and in the end it walked. You could see nothing more of Bubo but a ring. “Bubo’s a stripe,” {H} had said, and had held on to the machine from outside.',
        'Now it was over, and you could ask about it. “Was it very fast?” {H} asked. Plip, said Bubo. “It was like the roundabout,” said {A}, “only that nobody calls stop.” Plip. “Bubo liked the first bit,” said {H}.'
      ]
    },
    {
      id: 'hot-water-bottle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The hot-water bottle was tried as well. It was warm, which was more than you could say of the sock. But it gurgled. Each time {H} turned over, it told a long story with a lot of water in it. “It’s too much awake,” said {H}.',
        '{A} put it to one ear. “It’s asking where Bubo is,” said {A}. {H} listened. It was true. They laid it in a basin below the line, so that those two could talk.'
      ]
    },
    {
      id: 'others-on-the-shelf',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were others on the shelf, of course. There was a seal from the fair, and a bear with a bow. They sat up straight. They had been waiting there for just such a night. {H} took the seal to bed, so as to be fair.',
        'The seal was very soft, and very good, and looked at the ceiling with both eyes. After a while {H} sat up. “It’s never done this before,” said {H}. “It doesn’t know when to breathe.” It could stay. It was only put a bit further down.'
      ]
    },
    {
      id: 'other-had-one',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Mine was a tea towel,” said {A}, “with a knot in it. It was called Herbert.” “Was it washed too?” asked {H}. “It was used for the drying up. By mistake, with all the others. I looked for it in a pile of twelve.”',
        '“How did you know which it was?” “I sniffed them all,” said {A}. “Number nine was Herbert. There was a bit of him left, in the knot.” {A} still knew how it went, and sniffed, with both eyes shut.'
      ]
    },
    {
      id: 'first-time-hanging',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By the light of a torch they went to look. Bubo hung there with long arms. On the left was a swimming costume, and on the right a flannel. “Bubo doesn’t know those two,” whispered {H}. “They’ll have met in the machine,” said {A}.',
        '{H} turned Bubo round a little, away from the flannel. The swimming costume was better. It had been to the sea. Plip, went Bubo, and plop, went the swimming costume, so they had something in common.'
      ]
    },
    {
      id: 'counting-plips',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the bed you could hear it, if the door was open. Plip. Then nothing for a while. Then plip. “Bubo’s calling,” said {H}. “That’s the left foot,” said {A}. “It all runs down to there.”',
        'They counted. Between one plip and the next you could say Bubo four times. A little later it was five. “It’s getting further apart,” said {A}. “That’s how you hear a thing get dry.” {H} said Bubo six times, rather fast.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to look, and sat down below the line. A drop fell. {A} looked up at the foot that it came from, and waited for the next. Somebody had to keep an eye on it, at least.',
        '“You can’t come to bed as Bubo,” said {H}. “You’ve got your own smell.” {A} did not seem to mind. {A} got a drop on the nose, and stayed there all the same, which was good of {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We boiled them, in my day,” said {S}. “In a pot, with a wooden spoon. My bear went in brown and came out beige.” “Did you still like it?” asked {A}. “It took me till the Wednesday,” said {S}. “It had to get some things on it first.”',
        '“What sort of things?” “Egg,” said {S}. “And me.” {S} rubbed a sleeve, as if there were fur on it. “It’s beige to this day.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can be Bubo,” said {S}, got into the bed, and hung over {A}’s neck. It was nearly right. “Bubo doesn’t talk,” said {A}. {S} did not talk. “Bubo doesn’t giggle either.” That was harder.',
        'Bubo’s foot had to go in {A}’s ear. {S} tried, with a sock on, from the other end of the bed. “That’s it!” said {A}. They lay there like that for a moment. But then Bubo had to go to the toilet.'
      ]
    },
    {
      id: 'smells-of-nothing',
      A: 'partner',
      paragraphs: [
        'So they went back to the bathroom. {H} pressed {H}’s nose into Bubo’s tummy. “That isn’t Bubo,” said {H}. “That’s soap!” It was almost the worst of all.',
        '{A} sniffed at Bubo, and at the sock. Then {A} sniffed at {H}, behind one ear, and stopped. “That’s it,” said {A}. “That’s what Bubo always smelled of. Bubo never had a smell. It was you the whole time.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-two-pegs',
      A: 'partner',
      paragraphs: [
        '{H} sniffed at one arm. It was Bubo, quite clearly, right up to the sleeve. {H} looked at the line. “Then I’ve got the smell here,” said {H}, “and Bubo’s hanging there without any. Bubo can’t sleep like that!”',
        'Off came the vest, over {H}’s head. It was still warm. {A} pegged it up close to Bubo, with an arm hole round one paw. They waited. The plips got further and further apart. “Now Bubo’s off,” whispered {H}.'
      ]
    },
    {
      id: 'a-fresh-vest',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} needed another vest now. It came out of the drawer, and smelled of nothing at all, and was cold at the front. “It’ll take a while,” said {A}. {H} jumped about in it a bit, to hurry it up.',
        '“How do you get a smell in?” asked {H}. “You don’t do anything,” said {A}. “You’re just in there.” By the time they got to the bed it had started, on the left, under the arm.'
      ]
    },
    {
      id: 'note-for-the-night',
      A: 'same',
      spare: 14,
      paragraphs: [
        'To be on the safe side they left the door open by a hand. From the bed you could see one foot now, and a bit of vest. The foot turned slowly, first to the left, and then to the right.',
        '“Bubo’s looking round,” said {H}. “There’s a draught,” said {A}. The foot came to a stop. It pointed exactly at the bed. {H} lifted one foot out of the blanket, and pointed back.'
      ]
    },
    {
      id: 'keeping-the-place',
      A: 'partner',
      paragraphs: [
        'In bed there was a hollow beside {H}, just as long as Bubo. “The sock could lie in there,” said {A}. “No,” said {H}, “it’s taken.” {H} laid an arm across it. “I’m keeping it warm. It’ll be a cold way, from the line to here.”',
        '{A} felt the place. It was warm already. “And when you’re asleep?” asked {A}. “Then my arm’s still there,” said {H}, and yawned.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched an ear go by, and a face.',
      '{names} looked at the spot where the soup had been.',
      { text: '{names} put out the pegs for later, two blue ones.', needs: ['hands'] },
      { text: '{names} waved as well, at the round window.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the plips.',
      '{names} sniffed at the sock, and looked away.',
      { text: '{names} set a bowl below the left foot.', needs: ['hands'] },
      { text: '{names} squeezed each of the paws once more, into a towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept past the bathroom on quiet feet.',
      '{names} left the hollow free, and lay somewhere else.',
      { text: '{names} fetched another vest from the drawer.', needs: ['hands'] },
      { text: '{names} moved some socks along the line, to make room.', needs: ['hands'] }
    ]
  },
  bed: [
    'The machine stood open, with nobody going round in it. The sock was three socks again.',
    '{H} lay on the one side, and beside {H} was the place. It had just the right middle.'
  ],
  last: [
    'Over the bath Bubo slept, with one arm through a vest, and in the bed slept {H}.',
    'Plip, it went, for the last time, and beside a warm place {H} was asleep.'
  ]
})
