import { wishPlot } from '../wish-plot.ts'

export const cello = wishPlot({
  id: 'wish-cello',
  wishes: ['cello', 'cellos', 'cellist', 'cello lesson', 'cello lessons', 'playing the cello', 'cello practice', 'violoncello', 'violonchelo'],
  except: ['broken', 'broke', 'stolen', 'lost', 'violin', 'piano', 'flute', 'guitar', 'trumpet', 'orchestra', 'concert', 'died', 'dead', 'grandpa', 'grandad', 'afraid', 'scared', 'yo', 'jelly'],
  answers: ['play', 'plays', 'playing', 'played', 'learn', 'learns', 'learning', 'lesson', 'lessons', 'practice', 'practise', 'practising', 'first', 'new', 'big', 'low', 'deep', 'bow', 'strings', 'string', 'music', 'instrument', 'note', 'sound', 'hum', 'hums', 'humming', 'spike', 'my', 'little'],
  moods: ['first', 'learning'],
  company: ['cello', 'spike', 'bow', 'floor', 'slipper'],
  about: 'The cello slides away from its player on the smooth floor, until its spike is given a slipper, and the slipper has a foot in it.',
  titles: ['A Cello in Slippers', 'One Long Note', '{H} Holds the Cello', 'Vooom, Said the Floor', 'It Went Off to the Door'],
  want: [
    {
      id: 'one-long-note',
      A: 'partner',
      paragraphs: [
        '{H} had a cello, borrowed from Mrs Lund. It stood on one leg, which was a spike, and leaned on {H}’s chest.',
        '{H} wanted to play one long note, from one end of the bow to the other. {A} lay down on the floor to listen. “Down here you hear it best,” said {A}. “It comes along the boards.”'
      ]
    }
  ],
  way: [
    {
      id: 'slides-off',
      A: 'partner',
      paragraphs: [
        '“Vooom,” said the cello, as deep as a cow in a barn. But before the bow was half across, the spike slid. The cello went away from {H}, over the floor, spike first. “Voo-eek,” it said.',
        '{H} fetched it back and held it hard with both knees. “Vooom,” it began, and off it went. When the note stopped, they were at the door.'
      ]
    },
    {
      id: 'seat-by-window',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When a cello flies anywhere, it needs a seat of its own,” said {A}. “It’s too big for the rack.” They put it on a chair, with a belt round its waist. {A} came by with a tray. “Chicken or pasta?”',
        'The cello said nothing. “It’s only looking out,” said {H}. So {A} left it the pasta, with a napkin, and {H} had to help with that. It had a quiet flight.'
      ]
    },
    {
      id: 'horse-hair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bow is strung with hair from a horse’s tail. It’s rubbed with a sticky lump, so that it gets a grip. The lump was brown, and as clear as tea. {A} held it up, and saw {H} through it, all brown.',
        '“Does the horse know?” asked {H}. “It’s got a new tail by now,” said {A}. They played it a few notes, in case. They were at a walk, and then at a trot.'
      ]
    },
    {
      id: 'four-people',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were four strings on the cello, and {A} wanted to know who they were. {H} plucked the thinnest. “That’s an aunt,” said {A}. The next was an uncle. The third was a bear who had just got up.',
        'The fourth was so low that it took a moment to arrive. “Pommm.” “That’s nobody,” said {A}. “That’s the bear’s cave.” {H} plucked it once more, and the spoons in the drawer joined in.'
      ]
    },
    {
      id: 'no-lines',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A cello’s neck has no lines to show you where a note is. {H} put a finger down, and it was the wrong house. “Further up,” called {A}. “Not so far. It’s between those two.”',
        'They stuck on three bits of tape, like doormats. After that the finger knew where to wipe its feet. It still went in next door sometimes, but it said sorry, with a wobble.'
      ]
    },
    {
      id: 'wobble',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came to see what was crying. “It’s only vibrato,” said {H}, and rocked a finger on the string. “It makes the note shiver.” {A} fetched the cello a scarf. It was just the right length of neck.',
        'The note was the same as before. “It’s not cold,” said {H}. “It’s moved.” {A} tied a bow in the scarf all the same. There was a draught from the two holes.'
      ]
    },
    {
      id: 'the-two-holes',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In front the cello had two holes, each like a curly “f”. {A} looked in with a torch. “It’s all wood in here,” {A} reported, “with a little post, and a ball of fluff.” A label was stuck far down.',
        '“What’s it say?” “It says a town,” said {A}, “and a year.” {H} put an ear to the other hole, to hear the town. It was market day there, or it was {A} breathing.'
      ]
    },
    {
      id: 'plucked-walk',
      A: 'same',
      spare: 7,
      paragraphs: [
        'You can put down the bow and pluck. “Pum, pum, pum,” went the cello, like a big animal in socks. {A} got up and walked to it. At “pum” one foot went down, and at the next “pum” the other.',
        '{H} left one out. {A} stood with a leg in the air and waited. “You’ve forgotten me,” said {A}, and tipped a little. {H} let it come down at last, on the lowest there was.'
      ]
    },
    {
      id: 'pet-on-boards',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been resting on the boards, and then the boards began to hum. At first nothing was done about it. It was rather like being talked to by a mattress.',
        '“That’s the cello,” {H} explained. {A} moved half a step further along, to where the hum was thickest. The hum went in at the stomach, and stayed.'
      ]
    },
    {
      id: 'elder-over-cello',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Below us lived a man who played the cello in the evening,” said {S}. “My bed was right over it. I never had a hot water bottle.” “Was it as warm as that?” asked {A}.',
        '“From about nine o’clock,” said {S}. “Once he went to the sea for a week, and I got cold feet. My mother wrote him a card.” He had come back with a shell, and played that it was summer.'
      ]
    },
    {
      id: 'child-is-cello',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be a cello, and stood on one leg between {A}’s knees. {A} took a ruler for the bow and drew it across the jumper. “Vooom,” said {S}, and then it was “hee”. The high strings were near the ribs.',
        '“You’re out of tune,” said {A}, and turned one ear, very gently. “Vooom,” said {S}, a bit higher. “And now I’d like to be put in my case.” It was lined with blankets.'
      ]
    },
    {
      id: 'baby-bow-hand',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was held up to the strings, and hit all four at once with a flat hand. “Brooom,” said the cello. {A} stopped, with round eyes, and felt where it had gone. It was still in the wood.',
        'One cheek was laid on it, and after that an open mouth. “Yes,” said {H}, “that’s how it gets in.” It was wiped later on, with the yellow cloth.'
      ]
    },
    {
      id: 'smooth-boards',
      A: 'partner',
      paragraphs: [
        '{A} had one cheek on the floor, and had seen it from the side. “It’s the spike,” said {A}. “It stands at a slant on smooth boards. You push with the bow, and it skates.”',
        '“It isn’t running away from you,” said {A}. “Your cello’s got nothing on its foot.” On a rug it would have held, but a rug can’t hum.'
      ]
    }
  ],
  turn: [
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} pulled off one of {A}’s slippers, and put the spike in it. That was better, but it was not enough. The cello skated off in a slipper. “There’s got to be a foot in there,” said {H}. So {A} sat down opposite and slid the foot back in, with the spike behind the heel.',
        '“Vooooom.” The bow went all the way across, and nothing slid. {A} sat up very straight. “It’s coming up my leg,” said {A}. “Now it’s in my knee. Now it’s in my teeth.”'
      ]
    },
    {
      id: 'who-lives-where',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They tried which note of the cello went where. The high ones stopped at {A}’s ankle. There was one that only the left ear could feel. {H} drew them on an old envelope, with a big person and a lot of arrows.',
        '“Do the elbow again,” said {A}. It was a short note, but it was worth having. “And where’s this?” {H} played one quite low. {A} thought, and pointed to the soup.'
      ]
    },
    {
      id: 'out-and-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bow went out, and then it had to come back. {H} found that you could turn round without a bump. It took a soft wrist. “Vooom-vooom,” said the cello, and did not breathe in between.',
        '{A} sat as stiff as a plank for as long as the note went on. “You may scratch your nose,” said {H}. “It’s only your foot that’s the floor.”'
      ]
    },
    {
      id: 'cannot-leave',
      A: 'partner',
      paragraphs: [
        '“I’d have liked a cup of tea,” said {A} after a while. But if the foot went, the slipper went, and with it the cello. So {A} stayed, and was the floor. {H} played the longest note on the lowest string. It went on until the bow had come to its very end.',
        'Then there was a small “voom” without any bow. It came from {A}, whose eyes were shut. {H} took the spike out of the slipper, bit by bit, and laid the cello on its side. That’s how they sleep.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the boards, an ear to the wood.',
      '{names} looked up at the cello, which was taller.',
      { text: '{names} held out the bow, by the right end.', needs: ['hands'] },
      { text: '{names} moved a chair to where the knees would be.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the cello, on its way to the door.',
      '{names} slid a bit as well, on the smooth part.',
      { text: '{names} turned the chair to face the room again.', needs: ['hands'] },
      { text: '{names} felt the tip of the spike, with respect.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the note come through the floor.',
      '{names} hummed along at the bottom.',
      { text: '{names} laid one hand on the boards, and it hummed too.', needs: ['hands'] },
      { text: '{names} looked for the other slipper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bow was let loose, and the cello lay in its case like a big pear. There were two slippers by the door.',
    '{H} lay on one side as well, with knees that were still bent round a cello. The bed stood on the same boards.'
  ],
  last: [
    'The last bit of “voom” ran out along the floor, and {H} was asleep.',
    'Nothing slid, and nothing stood on one leg, and {H} was asleep on one side.'
  ]
})
