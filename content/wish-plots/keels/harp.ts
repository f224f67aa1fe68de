import { wishPlot } from '../wish-plot.ts'

export const harp = wishPlot({
  id: 'wish-harp',
  wishes: ['harp', 'harps', 'harpist', 'harp lesson', 'harp lessons', 'playing the harp', 'harp player', 'arpa', 'harfe', 'harpe'],
  except: ['beanstalk', 'giant', 'golden', 'magic', 'seal', 'angel', 'angels', 'broken', 'broke', 'stolen', 'lost', 'heaven', 'died', 'dead', 'jack', 'concert', 'piano', 'violin', 'flute'],
  answers: ['play', 'plays', 'playing', 'played', 'learn', 'learns', 'learning', 'lesson', 'lessons', 'practice', 'practise', 'first', 'new', 'strings', 'string', 'big', 'music', 'instrument', 'pling', 'fingers', 'pluck', 'plucking', 'beautiful', 'quiet', 'sound'],
  moods: ['first', 'learning'],
  partnerPlays: true,
  company: ['harp', 'strings', 'clothes', 'horse'],
  about: 'On a harp the little fingers have nothing to do, until the strings will not stop ringing and somebody has to make the quiet.',
  titles: ['What the Little Finger Plays', 'Eight Out of Ten', '{H} Makes the Quiet', 'Pling', 'A Piece for the Smallest'],
  want: [
    {
      id: 'clothes-horse',
      A: 'partner',
      paragraphs: [
        '{H} had a harp, which was the clothes horse with wool. Some strings were red, so that nobody got lost. Behind it sat {A} and was the sound. “Pling,” said {A}, whenever {H} plucked a string.',
        'A harp is played with four fingers of each hand. The two little ones stay out. {H} looked at them. They wanted to play too.'
      ]
    }
  ],
  way: [
    {
      id: 'plonk',
      A: 'partner',
      paragraphs: [
        'So {H} let the left little finger go first. The whole hand had to lie down on its side. It reached a string, and with it the neighbour’s. “Plonk,” said {A}, who was an honest harp.',
        'The right one came from above, with the elbow in the air. Four strings came along. “That,” said {A}, “is what it sounds like when somebody sits down on a harp.”'
      ]
    },
    {
      id: 'up-and-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The longest string was the lowest, and stood at the far end. For that {A} had to sit on the floor. “Pluuung.” For the shortest {A} stood on tiptoe. “Plink.” {H} drew a thumb along all of them, from one end to the other.',
        '{A} rose from the carpet like a lift. “And back,” said {H}. It was the loveliest thing that a harp can do, and it was hard on the knees.'
      ]
    },
    {
      id: 'seven-pedals',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Down at the bottom a big harp has seven pedals. There’s one for each note, and the foot makes the note a bit higher or a bit lower. {H} trod softly on {A}’s slipper. “Pling,” said {A}, a bit higher.',
        '“Does each of your toes do something else?” asked {H}. They tried them out, one by one. The small toe did not change the note. It only made {A} say “oh” first.'
      ]
    },
    {
      id: 'tuning-takes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are forty-seven strings, and each has to be tuned. {H} turned a peg with an egg spoon. “Higher,” said {A}. “Now you’ve gone past me.” By the time they got to the top, the bottom had sunk again.',
        '“They spend half their life tuning,” said {A}, “and in the other half it’s out of tune.” {H} put the egg spoon behind one ear. It stayed there for the rest of the concert.'
      ]
    },
    {
      id: 'on-the-shoulder',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A harp is not held. It leans. You tip it back on to your right shoulder, and then it’s no heavier than a cat. {H} tipped the clothes horse, and it put its head down. “It’s tired,” said {H}.',
        '{A} looked out between two strings. “From in here,” said {A}, “it looks as if you’d been hung out to dry.” {H} pegged one sleeve to it, to make it more homely.'
      ]
    },
    {
      id: 'through-a-door',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“We’ve got one at work,” said {A}. “It takes two to carry, and one to open doors. It’s got a coat of its own, and wheels.” They dressed the harp in a dressing gown, and rolled it as far as the hall.',
        'It would not go through the door straight, and it would not go through sideways. So it was asked to bow. “There,” said {A}. “It’s only a question of manners.”'
      ]
    },
    {
      id: 'in-the-wind',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There are harps that nobody plays,” said {A}. “You stand them at the window, and the wind does it.” They moved the clothes horse into the draught. The wool stirred. “Ooooo,” said {A}, “wooo.”',
        '{H} sat down in front, with folded hands, and listened. “What’s it playing?” “It doesn’t know,” said {A}. “It’s only blowing through.” But when a bus went by, it got quite excited.'
      ]
    },
    {
      id: 'hard-fingertips',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From all that plucking a harp player’s fingertips turn as hard as horn. {A} felt each of {H}’s with one ear. “That’s a soft one,” said {A}, “and this has been at the jam.” “That’s number two,” said {H}. “It does all the tasting.”',
        '“Give it a few years,” said {A}. By then it would be able to knock at doors. For the time being it made a sound like a moth.'
      ]
    },
    {
      id: 'pet-listens',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came and lay down just where the sound comes out. Nobody had said a word about that place. At every “pling” something twitched a little, and at the low ones it was more.',
        '“That’s the sixth string,” said {H}. “It goes right through.” They played that one again, with great care. Whoever had been chasing something in there caught it now.'
      ]
    },
    {
      id: 'elder-wedding-harp',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At a wedding I sat behind a harp once,” said {S}. “I saw all of it through strings. The cake had forty-seven slices before anyone had cut it.” “Was the music good?” asked {A}.',
        '“It was like rain on a piano,” said {S}. “My uncle cried, and he was only the driver.” {A} played something for the driver. {S} felt for a hanky in good time.'
      ]
    },
    {
      id: 'child-string',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be a string, and stood very straight, with both arms up. {A} plucked at the jumper. “Bong,” said {S}, and wobbled. “You’re rather low,” said {A}. “I’m a thick one,” said {S}, “because of the vest.”',
        'To make it higher {S} breathed in, and held it. Now it was a very good note. It got redder and redder, and then there was a lot of wind in it.'
      ]
    },
    {
      id: 'baby-grabs',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had got in from underneath, and took hold of the harp with ten fingers. There were no rules about that down there. The little ones held on as hard as the big ones.',
        'Then everything was pulled at once. It was a chord that nobody has written down. “You hear?” said {H} to two fingers in particular. “It can be done. You’d only have to be new.”'
      ]
    },
    {
      id: 'laid-side-by-side',
      A: 'partner',
      paragraphs: [
        '{A} came round to the front, and took {H}’s hand, and laid all the fingers side by side. The little one ended just where the next had its top joint. “It’s too short,” said {A}. “Everybody leaves it out on the harp, even the best in the world.”',
        'The little finger stuck out to one side. “So it’s only come to listen,” said {H}. It had a good seat.'
      ]
    }
  ],
  turn: [
    {
      id: 'will-not-stop',
      A: 'partner',
      paragraphs: [
        '{H} played with the other eight. “Pling, pling, pluuung,” went the harp, and it was beautiful. But harp strings ring on and on. {A} still had the first pling going when the next ones came. “Pliiiing,” went {A}, quite red.',
        '{H} laid eight fingers flat on the strings. At both edges some leaked out. “Iiing.” Then the two little ones lay down as well, one on this side and one on that. And it was quiet.'
      ]
    },
    {
      id: 'waiting-for-the-end',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now everything that {H} played had an end to it. While the rest were busy, the little fingers sat up and watched. They had to know just when. “Not yet,” said {H} to the left one, who had dipped a bit.',
        'It was in the middle of a long run. {A} came sliding down to the lowest string, and hung on there. “Now,” said {H}. You could have heard a sock.'
      ]
    },
    {
      id: 'two-sorts-of-quiet',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Can they do it more slowly?” asked {A}. The little fingers came down like snow on a wall. The pling turned to a “ping”, and to an “ing”. And then there was just the shape of {A}’s mouth.',
        'They did it fast as well, for contrast. It was as if a lid had been put on. {H} liked the slow one best, and so did the lid.'
      ]
    },
    {
      id: 'the-last-word',
      A: 'partner',
      paragraphs: [
        '“That’s what they do in concerts,” said {A}, when there was breath for it. “The whole hand goes flat, and the smallest is there too. Without it there’d always be a bit of noise left.” {H} held up both little fingers, and they bowed from the top joint.',
        'After that they wrote a piece just for those two. It began with one pling, so that there was something to stop. All the rest of it was quiet. {A} had never been in such a long piece for harp. Before it was over, {A}’s head had gone down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front, where the best seats are.',
      '{names} looked through the strings at the other side.',
      { text: '{names} tied on one more string, and it was red.', needs: ['hands'] },
      { text: '{names} played the air beside the harp.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the plonk, and was kind about it.',
      '{names} crept under the harp, to see how it was done.',
      { text: '{names} lined up some fingers, to see which was short.', needs: ['hands'] },
      { text: '{names} untangled an elbow from the wool.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the quiet, from beginning to end.',
      '{names} went on humming a moment too long.',
      { text: '{names} laid one hand flat on the table, and it was still.', needs: ['hands'] },
      { text: '{names} clapped, with little fingers only.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool was rolled up again, the red by itself. The clothes horse went back to holding socks, and held them very straight.',
    '{H} washed all ten, and laid them on the blanket. There was still some pling in the room. The two smallest came down last, one on each side.'
  ],
  last: [
    'It was quiet right out to the edges, and {H} was asleep, with both little fingers on duty.',
    'In the long piece for the smallest there was no note left to play, and {H} was asleep.'
  ]
})
