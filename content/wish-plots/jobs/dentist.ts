import { wishPlot } from '../wish-plot.ts'

export const jobDentist = wishPlot({
  id: 'wish-job-dentist',
  tellsAny: 'works',
  jobs: ['dentist'],
  about: 'The hero wants to know how many teeth there are in there, but the dentist asks things and loses count whenever the patient answers, until the hero asks what is answered with an open mouth.',
  titles: ['Back to One', 'Open Wide', 'What Do You Say', '{role} Counts the Teeth', 'Round the Corner and Out Again'],
  company: ['chair', 'mirror', 'lamp', 'bib', 'list', 'dentist', 'teeth', 'tooth', 'mouth', 'coat', 'bear', 'cup'],
  want: [
    {
      id: 'how-many',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know how many teeth there were in there. {H} had counted with one finger, and always lost it at the corner. Then the bell rang. Outside waited a white coat, and a chair on wheels. In the coat was {role.first}. “I’m the dentist,” said {role}, who {role.enters}.',
        '“Who’s first?” asked the dentist. “{A},” said {H} quickly. {H} would be the one who writes it down. So {A} got a bib, and the chair went up with a hum. “Open wide,” said {role}, and in went the little mirror.'
      ]
    }
  ],
  way: [
    {
      id: 'holiday',
      A: 'partner',
      paragraphs: [
        '“One,” said the dentist, and tapped it, tick. “Two. Three.” At eleven {role} said, as dentists do, “And where are you going on holiday?” “To the sea,” said {A}. That shut the mouth. “Back to one, then,” said {role}.',
        '“Then don’t ask anything,” said {H}.'
      ]
    },
    {
      id: 'pedal',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The chair had a pedal, and {H} was allowed to do the pedal. Hum, and {A} went up and could see the dust on top of the wardrobe. Hum, and {A} came down and was level with the table. “Higher,” said {A}. “The dentist says when,” said {H}.',
        '“I don’t need it so high,” said {role}. “It’s only that it hums. People lie better after a hum.” So they did it once more for the hum alone. At the top {A} waved, like somebody on a ship.'
      ]
    },
    {
      id: 'oops',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Just when it was going so well, {role} {role.trouble}. {A} lay in the chair with an open mouth and could only look. “A-ah-a?” asked {A}. “It’s nothing,” said the dentist, who understood it at once. “It only looks like that from below.”',
        '“What did {A} say?” asked {H}. “That was ‘what was that’,” said {role}. “They all say it. You learn it in the first year. First come the vowels, and then the teeth.”'
      ]
    },
    {
      id: 'rinse',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Then there was rinsing, from a paper cup. The water was pink, and tasted of peppermint and a bit of plaster. “Round and round,” said {role}, “and then out.” {A} had the next go, and had cheeks like two apples.',
        'But {role} had asked how school was, or work, or whatever {A} did all day. {A} could not answer, and could not swallow, and began to shake. “Out!” cried {H}, and held the bowl. It was a good thing that {H} was quick.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They’ve all got jobs, too,” said {role}. “The flat ones in front are the scissors. The pointed one at the corner holds on. And the wide ones at the back are the millers.” {A} went over them with the tongue, to see who was who.',
        '{H} had a carrot to try it with. The scissors cut off a piece and passed it on. The corner did nothing, for a carrot doesn’t run away. Then the millers came, and you could hear them as far as the hall.'
      ]
    },
    {
      id: 'too-quiet',
      A: 'partner',
      paragraphs: [
        'So {role} counted without a word. It was so quiet that you heard the lamp. {A} held on to the chair with both hands. At six the mouth was half shut, and at seven it was closed.',
        '“You do have to talk,” said {A}. “It’s for my toes. If nobody talks, they listen.” “But you mustn’t answer!” said the dentist, and asked whether {A} liked custard. {A} held out for two teeth. “With skin on!” said {A}. “Back to one,” said {role}.'
      ]
    },
    {
      id: 'sunglasses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lamp had an arm, and the dentist pulled it down until it shone right in. It was so bright that {A} was given sunglasses. “Now I’m at the seaside,” said {A}, and crossed both feet.',
        '{role} wanted to know what could be seen from there. “A nose,” said {A}, “from underneath.” {H} looked too, from the other side. In the lamp you could see {A} and the window, upside down and quite small.'
      ]
    },
    {
      id: 'two-minutes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And how long do you brush?” asked {role}. “Ages,” said {A}. The dentist had a little hourglass for that, with blue sand in. {A} brushed in the air, up and down and round the back, and was done. The sand had hardly begun.',
        'So {H} told {A} what had happened today, all of it, with the puddle. {A} brushed and listened. When the puddle was over, so was the sand. “Two minutes is one puddle,” said {H}, and wrote it on the list.'
      ]
    },
    {
      id: 'wobbly',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you do with a wobbly one?” asked {A}. “Nothing,” said the dentist. “You leave it alone, and it lets go by itself. There’s one behind it that’s pushing.” {H} had not known that they push.',
        'They tried it out, on two chairs. {A} was the old tooth and {H} was the new one. {H} pushed for quite some time. Then {A} got up to fetch something. And {H} had grown in, a bit crooked.'
      ]
    },
    {
      id: 'bear',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had somebody on one arm, and that was the bear. The bear was put in the chair, and it went up with a hum. “Open wide,” said {role}. The bear had a mouth made of black thread. It had never been open.',
        '“And how many has it got?” asked {A}. The dentist held the mirror up to the thread, left and right. “I can’t see one that’s missing,” said {role}. {S} nodded, for that was what {S} had always thought. The bear was told to carry on like that.'
      ]
    },
    {
      id: 'pet-yawn',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Somebody else lay down on the footstool under the lamp, where it was warm, and that was {A}. Nobody had called. The dentist bent down with the mirror. And {A} yawned, wide and slow, as far as the tonsils.',
        '“Look at that!” said {role}. “Without being asked!” Tick, tick, tick went {role} in the air, and had nearly got to the end. Then the yawn was over. “Who’s been telling jokes?” asked {role}. But it was only that the yawn had been used up.'
      ]
    },
    {
      id: 'elder-pear',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My first one stayed in a pear,” said {S}. “I put the pear down, and it smiled at me.” {role} wrote that on the list, under things that happen. “Were you sad?” asked {A}.',
        '“I was hungry,” said {S}. “I ate round it.” {S} still knew how the gap had felt, with the tongue in it, soft and much too big. “It’s the best room they ever had,” said {S}, “and then somebody moves in.”'
      ]
    },
    {
      id: 'why-dentist',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why did you become a dentist?” asked {A}. “I come from a place where nobody looks,” said {role}. That was {role.home}. “They eat just what they like there. But what’s it like inside? Nobody knows.”',
        '“And what do you like?” asked {H}. “{role.wants},” said {role}, and looked round quickly. “But afterwards I brush. One whole puddle.”'
      ]
    },
    {
      id: 'stickers',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the chair there was a drawer, and in the drawer were the stickers. Most of them said: I WAS BRAVE. “Can you have one before?” asked {A}. The dentist had never been asked that. “Before, it would have to say: I’m going to be,” said {role}.',
        'So {H} wrote it on with a pencil, very small, above the rest. {A} wore it on the bib. Nobody could read it from further away than a nose. But it was known that it was there.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-do-you-say',
      A: 'partner',
      paragraphs: [
        '“It has to be a question with an open answer,” said {H}. “There’s no such thing,” said the dentist. {H} leaned over the chair. “What do you say when you get into a warm bath?” “Aaah,” said {A}. The mouth stayed open. “Eight, nine, ten!” said {role}.',
        '“And when you see the sea?” “Aaah.” “And when your shoes come off?” “Aaah.” Tick, it went, right round the corner and out at the other end. “That’s all of them!” cried the dentist. “I’ve never got so far.”'
      ]
    },
    {
      id: 'own-number',
      A: 'partner',
      paragraphs: [
        'Then it was {H} who went up with a hum, and {A} who asked. “What do you say when the cake comes in?” It tickled a little at the back. {role} whispered the number, for it was nobody else’s. {H} wrote it down.',
        '“And how many have you got?” asked {A}. {role} did not know. Nobody ever looks into the dentist. So {role} had to get into the chair. “What do you say,” asked {H}, “when you’re the one who lies down?” “Aaah,” said {role}.'
      ]
    },
    {
      id: 'more-questions',
      A: 'same',
      spare: 13,
      paragraphs: [
        'After that they could not stop. “What do you say,” asked {A}, “when you’ve understood it at last?” “Aaah,” said {H}. “And when the scratchy jumper’s off? And when the baby next door laughs?” It was the same every time.',
        '{role} copied them all out in the back of the appointment book. Dentists had been asking about holidays for two hundred years, said {role}. And the other thing had been lying there all the time.'
      ]
    },
    {
      id: 'instead-of-a-sticker',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There should have been a sticker now, but {A} had the last one. The dentist thought about what else there was. Then {role} {role.use}. It was better than a sticker, and did not come off in the wash.',
        '“Do all dentists do that?” asked {A}. “Most of them can’t,” said {role}. {H} wrote it on the list, beside the number.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited where one waits, and looked at the door.',
      '{names} went once round the chair and sniffed at the peppermint.',
      { text: '{names} turned the pages of a very old magazine.', needs: ['hands'] },
      { text: '{names} held the bib, which was a tea towel with a peg.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quite still, so as not to be next.',
      '{names} got under the lamp, where it was warm.',
      { text: '{names} polished the little mirror until it squeaked.', needs: ['hands'] },
      { text: '{names} filled another paper cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out a long breath as well.',
      '{names} lay down, and looked very comfortable.',
      { text: '{names} thought of warm socks, and put up a hand.', needs: ['hands'] },
      { text: '{names} had a turn on the pedal.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair was wheeled out into the hall, and the lamp folded its arm. The dentist said when to come again, which was in half a year. Then {role} {role.night}.',
    'They brushed them all, right round the corner and out at the other end. Then {H} lay down, and the pillow was cool. “Aaah,” said {H}.'
  ],
  last: [
    '{H} was going to count them once more, and got to three, and was asleep.',
    'There was one more for the very end of the day. {H} said it, and slept.'
  ]
})
