import { wishPlot } from '../wish-plot.ts'

export const whoeverDentist = wishPlot({
  id: 'wish-whoever-dentist',
  visits: 'anything',
  whoever: [
    'is scared of the dentist',
    'is afraid of the dentist',
    'is frightened of the dentist',
    'is terrified of the dentist',
    'is scared of dentists',
    'is afraid to go to the dentist',
    'is scared to go to the dentist',
    'is afraid of going to the dentist',
    'is scared of going to the dentist',
    'doesn’t want to go to the dentist',
    'won’t go to the dentist',
    'hates the dentist',
    'doesn’t like the dentist',
    'has to go to the dentist',
    'has toothache',
    'has a toothache',
    'has tooth ache',
    'has a sore tooth',
    'has a bad tooth',
    'has a hole in its tooth',
    'doesn’t dare go to the dentist',
    'has a cavity',
    'has a poorly tooth',
    'has a rotten tooth',
    'has a tooth that hurts',
    'hides from the dentist',
    'is scared of the tooth doctor',
    'is worried about the dentist',
    'needs a filling',
    'runs away from the dentist',
    'won’t let anybody look at its teeth',
    'won’t let the dentist look in'
  ],
  except: ['brush', 'hospital', 'works', 'work', 'working', 'is the dentist', 'is a dentist', 'becomes', 'job'],
  company: ['teeth', 'tooth', 'spoon', 'lamp', 'towel', 'comb', 'armchair', 'dentist', 'chair'],
  out: true,
  about: 'The hero wants to count a hundred teeth before bed, and whoever is afraid of the dentist has been at one for half an hour without noticing.',
  titles: ['A Hundred Teeth', 'Number Forty-Nine', '{visitor} Is Counted', 'Now the Spoon', 'Only to See Whether It Works'],
  want: [
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        '{H} was counting teeth, and wanted to get to a hundred before bed. So far it came to fifty-one. The comb had some, too, but {A} would not have combs.',
        'Then somebody came in with a scarf round the mouth. It was {visitor.first}. “Have you got any?” asked {H}. {visitor} nodded, and kept it shut. “I ought to be at the dentist’s,” said {visitor}, behind the scarf. “But there you have to open, and then something happens.” “What?” asked {H}. “I don’t know. I’ve never opened.”'
      ]
    }
  ],
  way: [
    {
      id: 'now-the-spoon',
      A: 'partner',
      paragraphs: [
        '“I only count,” said {H}. So {visitor} lay back in the armchair, and {A} brought the lamp and a tea towel. {visitor} opened, by the width of a coin. In went a spoon. Clack! The mouth had shut again, with the spoon inside. “It was cold,” said {visitor}, round the handle.',
        '“Be quicker,” said {A}, quite sure. But {visitor} was quicker still. “It isn’t the spoon,” said {visitor}. “It’s that I never know when.”'
      ]
    },
    {
      id: 'through-the-scarf',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you eat with that on?” asked {A}. {visitor} showed how. You pour the soup in at the top of the scarf, and then you wait. “It takes till Thursday,” said {visitor}. “But it’s quite good for the scarf.”',
        '“And if you want to laugh?” asked {H}. “I do that inside,” said {visitor}. {A} told a joke about a sheep. They saw the scarf go in and out. It was a long laugh, and it came out at the ears, or about there.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the spoon you could see everything, only it stood on its head. {H} looked at {A}’s teeth in it, for practice. They hung down like washing. “Who lives there?” asked {visitor}, and looked as well. “Soup,” said {A}, “and sometimes a bit of parsley.”',
        'Then {visitor} held the spoon up and looked in. It had to be opened for that, a crack. “There’s somebody in there,” said {visitor}. “They’re all standing in a row and looking at me.” They seemed to have been waiting for some time.'
      ]
    },
    {
      id: 'what-something',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you think happens?” asked {A}. {visitor} had thought of a good deal. There might be a bell, and everybody came running. Or a tooth was too shy, and moved out. Or something very big went in, with its hat on.',
        '“Perhaps a bus,” said {H}. “I hadn’t thought of a bus,” said {visitor}, and shut a bit tighter. {A} said that it was all much smaller. In there nothing was bigger than a pea on a stick.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'They looked at the outside first, so as to get used to it. {H} counted {caller.part}, and {A} wrote it down. “That didn’t hurt at all,” said {visitor}. “You could do that all day.” {H} went over it again, and it came to the same.',
        '“Now an ear,” said {H}. “And the other one, if there is one. And now you might just open, while we’re here.” {visitor} nearly had. “That was well done,” said {visitor}. “I almost didn’t notice.”'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{caller.fact},” said {A}, who liked to talk while others could not answer. “Mm,” said {visitor}. “And do you have any plans for the summer?” “Mm,” said {visitor}. {A} nodded, as though that was just the place to go.',
        '“Why do you ask that when I’ve got a spoon in?” said {visitor}, when it was out. “They always do,” said {A}. “It’s so that you think about the answer, and not about the spoon.” {visitor} was going to the seaside, it turned out.'
      ]
    },
    {
      id: 'not-the-comb',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried to get a bit nearer to the hundred while they waited. A saw had too many, and the zip only had them when it was shut. “A zip would do,” said {A}, “if it chews.” {H} fed it the corner of a shirt. It chewed so well that they could not get it out.',
        '“You see?” said {visitor}, with the scarf pulled up. “Something gets in there, and then it shuts, and there it is.” {A} needed soap and ten minutes. The shirt had a small row of marks, very even.'
      ]
    },
    {
      id: 'open-everything',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised opening, on things that find it easy. {H} opened a drawer and said “Aah”. {A} opened the bread bin and said “Aah”. {visitor} opened an umbrella. In each of them there was only what was in there anyway.',
        '“What did you expect?” asked {A}. “I thought that it might be different, when you look,” said {visitor}. {H} opened the drawer again, quite fast. It was still spoons.'
      ]
    },
    {
      id: 'teddy-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ll go first,” said {A}, and lay down in the armchair. {H} had to tip the lamp. “Wide,” said {H}. {A} opened so wide that you saw where the voice lives. “One, two, three,” counted {H}. {A} held up a foot. {H} stopped at once. “I had to swallow,” said {A}.',
        '{visitor} had seen that. “You can do that?” asked {visitor}. “You just hold up something, and they stop?” {A} did it three times more, for no reason. It was rather fun.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} yawned. {A} opened up as if it were nothing, and let the lamp shine in. {H} counted as fast as could be, and got to eleven. Then it was over.',
        '“And nothing happened?” asked {visitor}. They looked at {A} from all sides. Nothing had. But yawning is catching, even behind a scarf. They all looked at the scarf, and waited.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I took an apple along to mine,” said {S}, “and held on to it the whole time. When it was over I looked at my hands. I’d made apple sauce.” “Was it so bad?” asked {A}. “That’s just it,” said {S}. “It was quite boring. The apple had had all the trouble.”',
        '“And what did the dentist say?” asked {visitor}. “The dentist asked for a spoon,” said {S}. They had both had some, out of a glove.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} opened at once, and wanted to be counted again. “I’ve got a new one,” said {S}. “It wasn’t there before supper.” {A} looked. It was a grain of rice. {S} was very sorry when it was gone.',
        '“Did you get a sticker, at yours?” asked {S}. {visitor} had never got as far as the sticker. “They have them with dinosaurs,” said {S}, “and one with a plum. I’d take the plum.” {visitor} thought about the plum for a while.'
      ]
    },
    {
      id: 'says-it-first',
      A: 'partner',
      paragraphs: [
        '“Then I’ll say it first,” said {H}. “And if you hold something up, I’ll stop.” {A} warmed the spoon in one hand. “Now the spoon,” said {H}. “Now it taps. Now I’ll blow.” {visitor} opened, as wide as a letterbox. “Fifty-two, fifty-three,” counted {H}. “And a hundred! That’s your forty-ninth.”',
        '“There’s a light,” said {A} slowly, “and a bib. Somebody counts out loud. You’ve been at the dentist’s for half an hour.” “This is it?” asked {visitor}. “That’s what happens?”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-dentist',
      A: 'partner',
      paragraphs: [
        '“Number forty-nine’s got a small brown spot,” said {H}. “That has to be shown to a real dentist.” There was one next door, and {A} rang the bell. It smelled of mint in there. The chair hummed, and lay back.',
        '“It’s the forty-ninth,” said {visitor}, and opened wide. The tooth was put to sleep first, and went all thick. Then came a buzz like a bee in a jar, and a hose that slurped. {visitor} held up something, and the dentist stopped at once. “Does it hurt?” “No,” said {visitor}. “I only wanted to see if it works.”'
      ]
    },
    {
      id: 'filled',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Into the hole came something soft, like putty. The dentist shone a blue light on it, and it was hard. “They do that with roads, too,” said {A}, who had orange glasses on, like everybody. “But there it takes all summer.”',
        '“Bite,” said the dentist. {visitor} bit, and thought, and bit again. “There’s somebody new living there,” said {visitor}. By and by the thick feeling would go. Till then {visitor} could only say “Fank you”.'
      ]
    },
    {
      id: 'sticker',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a drawer with stickers at the end. {visitor} looked for a long time and took the plum. It was stuck on in front, where everybody could see it.',
        '“You may have one, too,” said the dentist to {A}, “for waiting so nicely.” {A} took a tractor. All the way home {A} walked a little ahead, with the tractor out in front.'
      ]
    },
    {
      id: 'hundred-and-more',
      A: 'partner',
      paragraphs: [
        '“May I count yours?” asked {H}. The dentist lay down in the chair, and opened wide, and {A} held the lamp. “Now the mirror,” said {H}. “Now it taps.”',
        '“A hundred and twenty-eight,” said {H} in the end. {visitor} went home without the scarf, and told the whole street.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to be counted again, and had not got any more.',
      '{names} kept it shut as well, to be on the safe side.',
      { text: '{names} held up one finger for each tooth, and ran out.', needs: ['hands'] },
      { text: '{names} offered the zip, the saw and the comb.', needs: ['hands'] }
    ],
    way: [
      '{names} opened wide too, and a crumb fell out.',
      '{names} jumped at the clack.',
      { text: '{names} got out a second spoon, since the first was taken.', needs: ['hands'] },
      { text: '{names} tied the tea towel a bit looser.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat in the waiting room, as good as gold.',
      '{names} slurped along with the hose.',
      { text: '{names} read a magazine about boats, upside down.', needs: ['hands'] },
      { text: '{names} carried the scarf home, rolled up small.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the spoon was washed, and laid in with the others. The scarf was hung up by one end.',
    '{H} brushed, and all of them were there. Then {H} lay down. “Now the blanket,” said {H}. “Now the lamp.” It was good to know when.'
  ],
  last: [
    '{H} got to a hundred once more, nearly, and was asleep.',
    'Now the eyes. They shut by themselves, and {H} was asleep.'
  ]
})
