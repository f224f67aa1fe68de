import { wishPlot } from '../wish-plot.ts'

const ENDS = ['back end', 'back half', 'back legs', 'bottom half', 'rear end']

export const backEndOfTheHorse = wishPlot({
  id: 'wish-back-end-of-the-horse',
  wishes: [...['horse', 'cow', 'donkey', 'camel', 'zebra'].flatMap((beast) => ENDS.map((end) => `${end} of ${beast}`)), ...['horse', 'cow', 'donkey'].flatMap((beast) => ['bottom', 'bum', 'hind legs', 'back'].map((end) => `${end} of ${beast} play`)), 'horse’s back end', 'horse’s bottom play', 'horse’s back legs play', 'pantomime horse', 'panto horse', 'pantomime cow', 'panto cow', 'two people in a horse costume', 'horse costume two children', 'two in horse costume', 'horse costume front back', 'front of horse back of horse', 'everybody wanted front of horse', 'everyone wanted horse’s head play', 'nobody wanted the tail horse play', 'horse with two people inside', 'bottom cow nativity', 'back end cow nativity', 'back end donkey nativity', 'back half donkey nativity', 'back legs cow nativity'],
  answers: ['nobody', 'no', 'one', 'everybody', 'everyone', 'wanted', 'wants', 'want', 'would', 'be', 'was', 'is', 'had', 'has', 'got', 'gets', 'given', 'chosen', 'picked', 'part', 'role', 'front', 'head', 'tail', 'back', 'end', 'half', 'legs', 'bottom', 'horse', 'play', 'plays', 'show', 'pantomime', 'panto', 'costume', 'school', 'class', 'nursery', 'assembly', 'christmas', 'concert', 'stage', 'hall', 'rehearsal', 'rehearsing', 'rehearsed', 'practice', 'practising', 'friend', 'friends', 'other', 'children', 'kids', 'teacher', 'boy', 'girl', 'son', 'daughter', 'so', 'he', 'she', 'i', 'did', 'it', 'today', 'tomorrow', 'yesterday', 'first', 'time', 'funny', 'laughed', 'clapped', 'sad', 'proud', 'disappointed', 'because', 'said', 'yes', 'nativity', 'year', 'really', 'just', 'only', 'volunteered', 'hot', 'dark', 'inside', 'mum', 'mummy', 'dad', 'daddy', 'our', 'my', 'the', 'in', 'of', 'to'],
  except: ['died', 'dead', 'fell', 'hurt', 'hospital', 'broke', 'broken', 'kicked', 'kick', 'riding', 'ride', 'stable', 'farm', 'field', 'real horse', 'birthday', 'poo', 'poop', 'lost', 'vet', 'unicorn', 'bullied', 'teased'],
  moods: ['first', 'losing', 'proud', 'change', 'learning'],
  out: true,
  company: ['horse', 'tail', 'back', 'front', 'legs', 'stage', 'hall', 'sack', 'trolley', 'queue', 'teacher', 'head', 'costume', 'chair', 'curtain', 'cushion'],
  about: 'In the school play everybody queues to be the front of the horse and nobody will be the back end, which drags behind like a rug, until it is seen which legs of a horse do the pushing.',
  titles: ['The Half That Pushes', 'Nobody in the Back', '{H} and the Tail', 'Nine for the Front', 'The Back End of the Horse'],
  want: [
    {
      id: 'nine-for-the-front',
      A: 'partner',
      paragraphs: [
        '{H} was the front of the horse in the school play. Nobody wanted to be the back end. For the front there had been a queue of nine. {H} stood on the stage in the horse’s head. Behind {H} lay the rest of it, quite flat, with a tail.',
        'In the first row sat {A}, who had come to watch. “There’s a sack of corn,” said the teacher. “Walk on, and pull it off.” {H} wanted to be a horse that the whole hall believed in.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-rug',
      A: 'partner',
      paragraphs: [
        '{H} walked, and the back end came after, along the floor. “That’s a horse with a rug,” said {A}. So the teacher stuffed the back legs with cushions, and stood them on a low trolley.',
        '{H} took hold of the sack and pulled. The sack stayed where it was. The back end rolled up nearer, and nearer, and gently sat down on the front.'
      ]
    },
    {
      id: 'why-nobody',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why won’t anybody be the back end?” asked {A}. They all knew why. It was dark in there, said the first. You saw nothing but somebody else’s jumper, said the second. And you couldn’t neigh, said the third, for nobody neighs at that end.',
        '“And your name comes second in the list,” said the fourth. The list hung on the wall already. Horse, it said, and then {H}, and after that came a dash. The dash had been there since Tuesday.'
      ]
    },
    {
      id: 'waiting-for-the-front',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The other eight still stood in the queue for the front, in case {H} should sneeze. {H} took off the head for a moment, because it was hot. All of them moved up one step. {H} put it on again, and they moved back.',
        '“You could be the back end meanwhile,” said {A} to the last of the eight. But then that place in the queue would be gone. So seven stood behind one, and one stood behind seven, and behind the horse stood nobody.'
      ]
    },
    {
      id: 'through-the-mouth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It turned out that the front saw only a little. You looked out through the mouth. What you saw was mostly floor, and now and then a shoe. “Where am I?” asked {H}. “A long way left,” said {A}. “You’re eating the curtain.”',
        '{H} went three steps back, and stood on the tail. Then {H} knew exactly what it was. “At least I’ve got a good view of the end,” said {H}, “when I’m standing on it.”'
      ]
    },
    {
      id: 'neigh',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} practised the neigh. It began high up, and came down in steps. It was a very good neigh. It rolled on from the front half into the back half, which was hollow. There the neigh went round for a time, and then it came out by the tail.',
        '“It neighed behind,” said somebody in the queue. “That was only the rest of it,” said {H}. {A} was all for keeping it in. But the teacher had met a good many horses, and not one of them did that.'
      ]
    },
    {
      id: 'a-chair-instead',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried it with a chair, because a chair has got two back legs of its own. It was put under the cloth, with its back to the back. The horse looked well, as long as it stood. It had never had such a straight rump.',
        'Then {H} walked off, and the chair stayed. The horse got longer and longer. “How far does it go?” asked {A}. It went as far as a painted tree. There the cloth gave a small jerk, and {H} had to come back for the rest.'
      ]
    },
    {
      id: 'other-with-the-tail',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had sewn the tail on, last week, out of a mop. “Is nobody wagging it?” asked {A}. “There isn’t anybody in there,” said {H}. {A} looked at the tail, which lay on the floor and did nothing. “I tried it for an hour,” said {A}. “It can do three different things.”',
        '{A} showed two of them by hand. It could swish, for flies. It could hang, for rain. “And the third?” asked {H}. “That’s only possible from the inside,” said {A}, and sat down again.'
      ]
    },
    {
      id: 'pet-in-the-back',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Meanwhile {A} had crept in under the cloth, and was the first who had wanted to. A lump went along inside the horse, from the back to the front and round again. The cushions had to give way.',
        '“The horse has swallowed {A},” said {H}. From outside it was not a bad horse. It had a stomach that went where it liked. But when it came to walking, {A} lay down. Now it was a stomach that had had its dinner.'
      ]
    },
    {
      id: 'elder-the-moon',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our play nobody wanted to be the wall,” said {S}. “So they gave it to me. I had nothing to say. I only had to stand.” “Was it boring?” asked {A}. “The king leaned on me,” said {S}. “He’d forgotten his words, and I’d had the time to learn them all.”',
        '“Did you tell him?” “Through a crack,” said {S}. “Afterwards everybody praised the king. But he came and shook hands with the wall.” {A} looked round at the back end, and thought.'
      ]
    },
    {
      id: 'child-a-short-horse',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be a horse as well, and had no costume. So {S} went on hands and feet, and that was a horse all in one piece. “Which end are you?” asked {A}. {S} looked down between two arms, and saw two legs.',
        '“I’m all of them,” said {S}, and went off. The front went left, and the back went after it at once. They never quarrelled. “It’s so much easier,” said {A}, “if it’s the same person all the way through.”'
      ]
    },
    {
      id: 'which-legs-push',
      A: 'partner',
      paragraphs: [
        '{H} hung the head on the front of the trolley. Then {H} sat down behind, feet against the wheels. Off rolled the whole horse, and bumped the sack along in front. “Do that again,” said {A}. It went again. “It only goes when you push from behind.”',
        'The teacher nodded. “That’s how a real horse does it. The strong legs are the back ones. The front ones just say where to.” {H} looked along the horse, to where the tail was.'
      ]
    }
  ],
  turn: [
    {
      id: 'into-the-back',
      A: 'partner',
      paragraphs: [
        '{H} took the head down and handed it to the next in the queue. Then {H} crept in at the back, and held on to the front. It was dark, and it smelled of cushion. “Ready?” asked the head. {H} pushed with both legs.',
        'The horse went. It took the sack along like feathers, all round the stage. “Now I believe it,” called {A}.'
      ]
    },
    {
      id: 'three-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a string for the tail, on the inside, where nobody had ever been. {H} pulled it once, and the tail swished. The hall laughed. {H} could not see why, so {H} did it again, and they laughed again at the same place.',
        '“What did we do?” whispered the front. “It was me,” whispered {H}. “Let it hang for a bit,” called {A}, “so that they can get their breath.” {H} let it hang. A tail that hangs after that, it seems, is the funniest of all.'
      ]
    },
    {
      id: 'sitting-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the middle of the stage the back end sat down. The front wanted to go on, and could not. It pulled to the left and pulled to the right. “Why aren’t we going?” asked the front. “The horse is thinking,” said {H}.',
        'That was not in the play, but {A} said that it was just what horses do. So the teacher wrote it in with a pencil. “Horse thinks,” it said now, and both the trees had to wait until it had finished.'
      ]
    },
    {
      id: 'what-is-seen-last',
      A: 'partner',
      paragraphs: [
        'Then the horse had to go off, and it went slowly. First the head was gone, and then the neck. What could still be seen was the back end. The whole hall looked at nothing else. {H} swished the tail once to the left, once to the right, and once for {A}, and pushed.',
        'They clapped until the tail came back on by itself. In the list, after the dash, the teacher wrote {H}. Behind the curtain there was a queue now, of eight, and it was at the other end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the first row, and saw half a horse.',
      '{names} looked for the end of the horse, and found it on the floor.',
      { text: '{names} lifted the tail out of the dust, and laid it straight.', needs: ['hands'] },
      { text: '{names} saved a chair with a coat, in case the back end came.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the sack of corn, and it was full of paper.',
      '{names} walked along beside the horse, to see where it stopped.',
      { text: '{names} held the trolley, so that it did not roll off the stage.', needs: ['hands'] },
      { text: '{names} pushed a cushion back into a leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the back legs, and nothing else.',
      '{names} moved a little nearer, when the tail went round.',
      { text: '{names} pulled the trolley away, for it was not needed any more.', needs: ['hands'] },
      { text: '{names} clapped at the end of the horse, and was the last to stop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The horse hung on two hooks behind the stage. The head looked at the wall, and the tail hung for rain.',
    'At home {H} washed the dust off both knees, and lay down. {H} gave one push with the strong legs, and was right up at the pillow.'
  ],
  last: [
    'The horse was thinking, and could not be hurried, and {H} was asleep.',
    'The back end of the day went off slowly, and {H} was asleep.'
  ]
})
