import { wishPlot } from '../wish-plot.ts'

export const pushedOut = wishPlot({
  id: 'wish-nursery-pushed-out',
  wishes: ['first day nursery', 'first day at nursery', 'starting nursery', 'starts nursery', 'start nursery', 'started nursery', 'first day preschool', 'starting preschool', 'starts preschool', 'start preschool', 'first day pre-school', 'starting pre-school', 'first day daycare', 'first day of daycare', 'starting daycare', 'starts daycare', 'start daycare', 'first day day care', 'first day kindy', 'starting kindy', 'starts kindy', 'first day creche', 'first day crèche', 'starting creche', 'starts creche', 'first day playgroup', 'starting playgroup', 'starts playgroup', 'first day playschool', 'starting playschool', 'playschool', 'first day kōhanga', 'first day kohanga', 'starting kohanga', 'kohanga', 'kōhanga reo', 'first day kita', 'settling in nursery', 'nursery settling', 'nursery drop off', 'nursery drop-off', 'daycare drop off', 'daycare drop-off', 'preschool drop off', 'preschool drop-off', 'saying goodbye nursery', 'goodbye at nursery', 'saying bye nursery', 'saying goodbye daycare', 'goodbye preschool', 'saying goodbye preschool', 'doesn’t want to let go nursery', 'settling daycare', 'settling in at daycare', 'settling preschool', 'settling kindergarten', 'settling kindy', 'settling creche', 'let go kindergarten', 'let go hand nursery', 'let go hand daycare', 'let go hand preschool', 'let go hand kindergarten', 'let go of my hand', 'goodbye mornings daycare', 'goodbye mornings nursery', 'drop off daycare goodbye', 'nursery cried when mummy left', 'cried at nursery', 'preschool cried when mommy left'],
  answers: ['first', 'day', 'starting', 'starts', 'start', 'tomorrow', 'monday', 'september', 'week', 'morning', 'nervous', 'excited', 'worried', 'scared', 'shy', 'goodbye', 'bye', 'leave', 'leaves', 'leaving', 'go', 'goes', 'nursery', 'preschool', 'daycare', 'kindy', 'creche', 'crèche', 'playgroup', 'playschool', 'new', 'teacher', 'friends', 'big', 'mum', 'mummy', 'mommy', 'dad', 'daddy', 'drop', 'off', 'dropping', 'settling', 'alone', 'without', 'miss', 'misses', 'leg', 'holding'],
  except: ['rhyme', 'rhymes', 'plant', 'plants', 'garden', 'gate', 'tears', 'sobbed', 'sobbing', 'sobs', 'screamed', 'screams', 'hates', 'hate', 'refuses', 'bit', 'bites', 'biting', 'hit', 'hits', 'pushed', 'died', 'sick', 'ill', 'last', 'closed', 'closing', 'moved', 'country', 'language', 'english', 'trip', 'farm', 'show', 'concert', 'christmas', 'photo', 'nap', 'naps', 'sleep', 'lunch', 'painting', 'paint', 'party', 'birthday', 'sister', 'brother', 'twins', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'robot', 'monster', 'monsters', 'animals', 'animal', 'unicorn', 'fairy', 'bear', 'bunny', 'rabbit', 'owl', 'fox', 'penguin', 'mouse', 'dog', 'cat', 'puppy', 'kitten', 'lamb', 'graduation', 'friend', 'bullied', 'mean', 'hospital', 'fish', 'wee', 'potty', 'toilet', 'nappy', 'shouts', 'shouted', 'uncle', 'locked'],
  moods: ['first', 'afraid', 'change', 'waiting', 'alone', 'proud'],
  out: true,
  company: ['duck', 'cow', 'hen', 'pig', 'sheep', 'girl', 'nursery', 'Miss Lulu', 'fish', 'boy', 'bucket', 'hat', 'leg', 'door', 'window', 'children', 'sand', 'song'],
  about: 'On the first day at nursery the hero will not let go of a leg, until it turns out that whoever leaves has to be pushed, for which both hands are wanted.',
  titles: ['One, Two, Three, Out', 'Both Arms Round a Leg', '{H} Pushes', 'The Hat on the Hook', 'Somebody Strong Enough'],
  want: [
    {
      id: 'round-a-leg',
      A: 'partner',
      paragraphs: [
        'It was {H}’s first day at nursery. There was sand, and a fish, and a hook with {H}’s name. {H} saw it all from low down, with both arms round {A}’s leg. “I have to go now,” said {A}. “Then I’m going too,” said {H}.',
        '{A} walked to the door, just to try it. It went step and drag, step and drag. {H} came along behind like a mop. All the other children looked up from the sand. It seemed a good way to travel.'
      ]
    }
  ],
  way: [
    {
      id: 'fish-says-o',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked at the fish, the three of them, {H} and {A} and the leg. The fish came to the glass and opened its mouth. “It says O,” said {H}. The fish said it again. “O,” said {A}, to be polite.',
        'Now they did it by turns. O, said the fish. O, said {H}. O, said {A}. A small girl with sand in her hair came and stood beside them. She listened for a bit. “It wants its breakfast,” said the girl. “But it’s had it. It always says that.”'
      ]
    },
    {
      id: 'little-chair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The chairs were as high as a loaf of bread. {A} sat down on a red one, and both knees came up to {A}’s ears. {H} sat down on a blue one, and it was just right. “These are mine,” said {H}. “They’re my size.”',
        'Then {A} wanted to get up, and the red chair got up as well. It was stuck on behind. {H} had to let go of the leg with one hand, to pull. Pop! It was the first thing that {H} mended at nursery.'
      ]
    },
    {
      id: 'bucket-boy',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A boy came past with a bucket on his head. He walked into the table, said sorry to it, and walked on. “Hello,” said {A}. “Hello,” said the bucket. It sounded like somebody in a cave. “Who’s that?”',
        '“I’m {A}, and this is {H},” said {A}. “What does {H} look like?” asked the bucket. {A} thought about it. “You could lift it up and see,” said {A}. The bucket went up by two fingers. There was one eye. “Nice shoes,” said the boy.'
      ]
    },
    {
      id: 'elder-first-day',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“On my first day I held on to the gate,” said {S}. “They couldn’t get me off it. So in the end they lifted off the gate, and carried us both in.” “And then?” asked {A}.',
        '“Then I saw their rocking horse,” said {S}. “But I couldn’t get on it, with a gate.” {A} laughed, and held on a little less. {S} looked round for a rocking horse, just in case.'
      ]
    },
    {
      id: 'child-other-leg',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had seen how well it went, and lay down on the floor beside {A}. “Now pull me too,” said {S}. But there was nobody who had a leg free. So {S} took hold of {A}’s foot, and made the train longer.',
        '“You don’t go to nursery here,” said {A}. “I’m only the last carriage,” said {S}. They went once round the sand like that, very slowly. At the fish {S} got off.'
      ]
    },
    {
      id: 'pet-outside',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had come along, and was not allowed past the door. There was somebody with {A}, and a bit of sunshine to wait in. {H} looked through the glass in the door. {A} looked back from the other side.',
        'Both of them breathed on it, and then nobody could see anything. {H} wiped a hole. There was {A}’s eye, quite close. It did not look worried at all. It looked as if it had smelled the snack.'
      ]
    },
    {
      id: 'baby-stays-too',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} liked nursery at once. {A} wanted the sand, and the fish, and Miss Lulu’s long beads. It took two people to get the beads out of {A}’s mouth. “You’re too little,” said {H}. “You can’t even say your hook.”',
        '{A} held out both arms to the whole room. So {H} showed {A} round, as far as the leg would go. “That’s the fish,” said {H}. “It only says O.” “O,” said {A}, quite clearly, and everybody clapped.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'Miss Lulu belonged to the nursery, and had seen a lot of legs. “First there’s sand,” said Miss Lulu. “Then there’s apple, and then a song. And after the song {A} comes back.” {H} knew how long an apple was, and let go.',
        'But {A} did it wrong. When {H} looked at the fish, {A} went off on tiptoe. At the door something pulled. {H} was back on the leg, and held on. “You were going without me!” said {H}.'
      ]
    },
    {
      id: 'strong-enough',
      A: 'partner',
      paragraphs: [
        '“Oh no,” said Miss Lulu. “Here nobody creeps out. Here they get pushed.” {H} looked up. “Who pushes?” “You do,” said Miss Lulu, “if you’re strong enough.” {A} stood in the doorway, as wide as a cupboard. “I don’t believe anybody can,” said {A}.',
        '{H} looked at {A}. You cannot push somebody with both arms round a leg. You need your hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-two-three',
      A: 'partner',
      paragraphs: [
        'So {H} let go, and pushed. {A} did not move. A boy with a bucket came and helped, and then all of them came. “One, two, three!” Out shot {A}, right into the hall. Only {A}’s hat stayed behind, in {H}’s hand.',
        'Then {A} looked in at the window. “My hat!” called {A}. “You’ll have to come back for it,” called {H}, and hung it on the hook. They waved until {A} was round the corner, with cold ears. Then there was sand.'
      ]
    },
    {
      id: 'sand-cake',
      spare: 4,
      paragraphs: [
        'In the sand they were baking. {H} made a cake, patted it with a spade, and stuck in a twig. “Whose birthday is it?” asked the boy with the bucket. {H} thought about that. “It’s yours,” said {H}.',
        'The boy was very surprised. They sang for him, and he blew out the twig. After that it was everybody’s birthday, one after the other. Before the apple they had all turned four. Some of them had turned four twice.'
      ]
    },
    {
      id: 'apple-moons',
      spare: 5,
      paragraphs: [
        'Then came the apple, cut into moons. Everybody got two. {H} ate one, and held the other in front of {H}’s teeth, for a smile. It was a big one, and green. The girl with sand in her hair had to laugh, and then she did it as well.',
        'Soon nine green smiles sat round the table. Miss Lulu came in with the water and nearly dropped it. “Good morning,” she said. Nobody could say good morning back.'
      ]
    },
    {
      id: 'hat-lent',
      spare: 6,
      paragraphs: [
        'One small boy stood at the window, and his lip went up and down. “He’s new too,” said Miss Lulu. {H} went and stood beside him. There was nothing out there but a bin. “Did you push?” asked {H}. He shook his head. “I forgot,” he said.',
        '{H} fetched the hat from the hook and put it on him. It came down to his chin. For a while he stood there in the dark. Then he said, from inside, “It smells of home.” It did, too.'
      ]
    },
    {
      id: 'three-in-a-row',
      spare: 7,
      paragraphs: [
        'The toilets were tiny, three of them, side by side. {H} sat on the left one, and a girl on the right one. In the middle sat the boy with the bucket. It was like waiting for a bus.',
        '“I’ve got a tortoise,” said the girl. “I’ve got a bucket,” said the boy. {H} thought about what there was to tell. “I’ve got a hat here,” said {H}. After that they all pulled at once, and it sounded like the sea.'
      ]
    },
    {
      id: 'moo-song',
      spare: 8,
      paragraphs: [
        'Then they sat in a ring and sang. The song was about a farm, and {H} knew only one bit of it, the cow. So {H} waited for the cow. The duck went by, and the pig, and the hen. {H} took a deep breath. “Moo!” sang {H}.',
        'It was the sheep’s turn. “That sheep has a cold,” said Miss Lulu, and they all sang it like that. When the cow came at last, everybody looked at {H}. It was the loudest moo of the whole year.'
      ]
    },
    {
      id: 'not-finished',
      A: 'partner',
      paragraphs: [
        'After the song there was {A}. “I’ve come for my hat,” said {A}, “and for you.” But {H} was busy. “I’m not finished,” said {H}, and put both arms round Miss Lulu’s leg. {A} pulled a little. It went step and drag.',
        '“You’ll have to be pushed,” said Miss Lulu. So they all came running. “One, two, three!” Out shot {H}, right into {A}’s arms, and laughed so hard that there were hiccups.'
      ]
    },
    {
      id: 'way-home-o',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the way home {A} wanted to know everything. “What did you do?” asked {A}. “O,” said {H}. “Was it nice?” “O.” “Did you eat your apple?” {H} opened and shut {H}’s mouth. There was still some peel in it.',
        '“You’ve turned into the fish,” said {A}. {H} swam ahead, as far as the corner, and waited there for breakfast. It was two in the afternoon. So {A} said O as well, and they swam the rest of the way.'
      ]
    },
    {
      id: 'sand-in-shoe',
      A: 'other',
      spare: 10,
      paragraphs: [
        'At home {A} helped with the shoes. Out of the left one came sand, and out of the right one came more. There was some in each sock, and a good deal in both pockets. “Is there any left at nursery?” asked {A}.',
        '“A bit,” said {H}. {A} swept it all up, and it made a hill as high as an egg. {H} stuck a twig into it. “Happy birthday,” said {H}. {A} had to blow, and after that they had to sweep again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had come along too, and liked the look of the sand.',
      '{names} watched the leg go by, with {H} on it.',
      { text: '{names} held the little bag, and a shoe that had come off on the way.', needs: ['hands'] },
      { text: '{names} found the hook with the name, and hung up a coat.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the fish tank, and came back to the leg.',
      '{names} waited by the door, and stood in everybody’s way.',
      { text: '{names} tried on the bucket, and gave it back.', needs: ['hands'] },
      { text: '{names} pulled up {H}’s left sock, which had been dragged.', needs: ['hands'] }
    ],
    turn: [
      '{names} got pushed out as well, and did not mind.',
      '{names} looked in at the window until it was one big foggy patch.',
      { text: '{names} waved from the street with both arms.', needs: ['hands'] },
      { text: '{names} pointed at the hat on the hook, and laughed.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the hat hung on its hook again. There was sand in it.',
    '{H} washed, and lay down, and held on to somebody’s thumb, with only one hand. It went all by itself now, and nobody was in a hurry.'
  ],
  last: [
    'One, two, and before it was three {H} was asleep.',
    'After a while the hand let go, all by itself, for {H} was asleep.'
  ]
})
