import { wishPlot } from '../wish-plot.ts'

export const jab = wishPlot({
  id: 'wish-jab',
  beginsElsewhere: true,
  wishes: ['having a jab', 'jab', 'jabs', 'injection', 'injections', 'vaccination', 'vaccinations', 'vaccine', 'booster', 'shot doctor', 'shots doctor', 'flu shot', 'flu shots', 'getting shots', 'immunisation', 'immunisations', 'immunization', 'immunizations', 'needle doctor', 'get a shot', 'got a shot', 'got her shot', 'got his shot', 'got a shot today', 'got her shots', 'got his shots', 'get her shots', 'get his shots', 'had to get shots', 'shot brave', 'shots brave', 'shot nurse', 'shot in the arm', 'shot arm', 'shots pediatrician'],
  answers: ['doctor', 'nurse', 'flu', 'needle', 'needles', 'brave', 'arm', 'sting'],
  except: ['cat', 'dog', 'puppy', 'kitten', 'vet', 'photo', 'picture', 'goal', 'hoop', 'basket', 'basketball', 'hockey', 'football', 'soccer', 'star', 'movie', 'ball', 'puck'],
  moods: ['afraid', 'first', 'waiting', 'proud'],
  about: 'The hero’s two arms both hide from the jab, until they hear what only one of them will get.',
  titles: ['The Jumper With No Hands', 'Left Arm, Right Arm', 'Left, Right and the Plaster', '{H} Goes as Floppy as Spaghetti', 'Neither of Them Wants To'],
  want: [
    {
      id: 'no-hands',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was having a jab, and today there were no hands in {H}’s jumper. Two empty sleeves hung down and swung.',
        '“Where have they gone?” asked {A}. “They’ve heard about it,” said {H}. “A jab goes in one arm, and neither of them wants to be the one.” {A} looked up the left sleeve and up the right one. “One of them has to,” said {A}. “Not if nobody can find them,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'excuses',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Let each of them say why not,” said {A}. {H} held the jumper to one ear and listened.',
        '“The left one says it’s ticklish,” said {H}. “It would laugh, and then the nurse would laugh, and then nobody could aim. The right one says it’s busy tomorrow. It has to do all the drawing and the scratching.” {A} nodded. They were quite good excuses, for arms.'
      ]
    },
    {
      id: 'the-test',
      A: 'partner',
      paragraphs: [
        '“Then we’ll have a test,” said {A}. “A jab wants an arm that keeps still. Both come out, I count to ten, and the stiller one goes.” That sounded fair. Both hands came out of the sleeves and lay down on the table.',
        '“One,” said {A}. The left one waved. “Two.” The right one waved too, and knocked over a cup. By four they were both going round like windmills. “They don’t want to win,” said {A}.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long does it take?” asked {H}. “About as long as shutting a drawer,” said {A}. They shut a drawer. That was not very long.',
        '{H} wanted to be sure of it. “And eating a grape?” “That’s longer.” “And saying spaghetti?” For this {A} had to say it twice. “A jab’s over at the spa,” said {A}, “and by the ghetti it’s only a plaster.”'
      ]
    },
    {
      id: 'its-face',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What’s in it, anyway?” asked {H}. “A sort of picture,” said {A}. “It shows your body what an illness looks like. If the real one comes to the door, your body says: I know you. Out you go.”',
        '{H} pressed both fists against {H}’s front, where the door might be. “And if it’s got a hat on?” “That’s why some jabs come twice,” said {A}. “Once with the hat and once without.”'
      ]
    },
    {
      id: 'big-words',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Couldn’t I swallow it instead?” asked {H}. “Some you can,” said {A}. “They come on a lump of sugar. This one has to go in through your arm.” A voice came out of the left sleeve. “Through which arm?” it said, rather like {H}.',
        '“It’s been listening,” said {A}. “They both have,” said {H}. So now they spelled things. “They want to know about the J, A, B,” said {A}. The sleeves hung quite still and thought. “It’s all right,” said {H}. “They can only count up to five.”'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} told {A} about the jab from beginning to end. {A} took it very calmly.',
        '“That’s how you do it,” said {H}. “You look somewhere else.” {A} was already looking somewhere else. {H} tried to find out what there was to see over there. There was nothing at all, and {A} looked at it with great attention.'
      ]
    },
    {
      id: 'elder-dent',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} pushed up a sleeve. High on the arm there was a small round dent, like the place where a button has been. “That was a jab,” said {S}. “I was at school, and we all stood in a row.”',
        '“Does it still know?” asked {A}, and touched it. “It’s talked about nothing else for years,” said {S}. “The other arm’s never had anything to tell.” {A} looked at that other arm. There was really nothing on it.'
      ]
    },
    {
      id: 'a-small-scratch',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} was the nurse, with a pencil that had no point. “You’ll feel a small scratch,” said {A}. “How small?” asked {H}. “Like a cat?” “Like a very small cat.”',
        '“I’d like it said properly,” said {H}. {A} thought hard. “There’ll be a pinch,” said {A}, “and you’ll say ow if you want to, and then it’s over.” “That’s better,” said {H}. “I like the bit with ow.”'
      ]
    },
    {
      id: 'waiting-chair',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Before the jab there would be a chair to wait on, so they tried one. {H} sat on it, and the empty sleeves sat on {H}’s lap. “What do you do there?” asked {H}. “You read what’s on the wall,” said {A}. On the wall was a calendar, and it was still in March.',
        'They read March. On the ninth somebody had had a haircut. “It was a long one,” said {H}, “it goes over into the tenth.” They got as far as the twentieth. For a whole week they had forgotten what they were waiting for.'
      ]
    },
    {
      id: 'sleeve-stuck',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Next they practised the sleeve. {H} pushed it up as far as the elbow, and there it stuck. {A} pulled from above. Then the whole jumper went up, and {H} was in it with no head.',
        '“I’m not having it in my tummy,” said {H}’s voice. “Short sleeves tomorrow,” said {A}. That was quickly decided. It took rather longer to get {H} out.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-plaster',
      A: 'partner',
      paragraphs: [
        '“What does an arm get for it, afterwards?” asked {A}. {H} thought. “A plaster,” said {H}. “A round one.” “Both of them?” “Only the one that had the jab.” It went very quiet on the table. Both hands had stopped waving.',
        '“Now they both want to,” said {H}. They lay there side by side and kept so still that they trembled. {A} felt the left arm, and then the right one. “As hard as brooms,” said {A}. “A jab’s nicer in something soft, like cooked spaghetti.”'
      ]
    },
    {
      id: 'which-colour',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Suppose there are two sorts of plaster,” said {H}, “with stars and without.” “Then you ask for the stars,” said {A}.',
        '“Suppose there’s only one left, and it’s brown.” “Then you draw the star on yourself,” said {A}. {H} looked down at both hands. “That would be the right one’s job,” said {H}, “if it’s the left one that gets it.” So there was some work for both of them.'
      ]
    },
    {
      id: 'the-blow',
      A: 'partner',
      paragraphs: [
        '{H} told them to go soft, and they got harder. “You’re holding your breath,” said {A}, and put a scrap of paper on the table. “Blow that over the edge, very slowly. I’ll poke you with a pencil and be the jab.” “Say when,” said {H}, and blew.',
        'The paper slid, and turned, and sailed down to the floor. “Ready,” said {H}. “When are you going to do it?” “I’ve done it,” said {A}. “You were just at the edge.” {H} looked at {H}’s arm. It hung there like spaghetti and had noticed nothing.'
      ]
    },
    {
      id: 'settled',
      A: 'partner',
      paragraphs: [
        '“That’s the one, then,” said {H}. “The left.” “And what does the right one do?” asked {A}. {H} had settled that already. “It’s going to hold on to you,” said {H}. “And afterwards it can put its hand on the plaster, and feel if it’s still there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed up the left sleeve, and something in there giggled.',
      '{names} hid under the table as well, just in case.',
      { text: '{names} shook hands with an empty sleeve.', needs: ['hands'] },
      { text: '{names} put gloves on the radiator, for whoever came out cold.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked under the windmills.',
      '{names} waved as well, so as not to win either.',
      { text: '{names} stood the cup up again, a good way off.', needs: ['hands'] },
      { text: '{names} counted along, as far as four.', needs: ['hands'] }
    ],
    turn: [
      '{names} went limp all over, as cooked as spaghetti gets.',
      '{names} blew at the scrap too, from the wrong side.',
      { text: '{names} felt one arm, and hung it down a bit softer.', needs: ['hands'] },
      { text: '{names} hunted out a round plaster, and put it by.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil went back to the others. {H} kept the scrap of paper, for it had to come along tomorrow.',
    'When {H} had washed, both hands came out of the night sleeves at once, without being looked for.'
  ],
  last: [
    'Left and right, as soft as spaghetti, lay two arms, and between them {H}, asleep.',
    'Nobody counted, nobody waved, and {H} slept.'
  ]
})
