import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const realThree = wishPlot({
  id: 'wish-blood-test-three',
  beginsElsewhere: true,
  wishes: ['blood test', 'blood tests', 'blood taken', 'bloods taken', 'blood drawn', 'blood draw', 'bloods done', 'bloodtest', 'blood sample', 'taking blood', 'take blood', 'numbing cream', 'magic cream arm', 'emla cream', 'give blood', 'gave blood', 'blood from arm'],
  answers: ['doctor', 'doctors', 'nurse', 'needle', 'needles', 'arm', 'brave', 'clinic', 'cream', 'numb', 'plaster', 'first', 'getting', 'having', 'has', 'had', 'afraid', 'scared', 'needs', 'today', 'tomorrow', 'sticker', 'done', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'week', 'time', 'appointment', 'take', 'taken', 'hates', 'again', 'test', 'magic', 'from', 'hospital'],
  except: [...SERIOUS.filter((word) => !word.startsWith('hospital')), 'vet', 'moon', 'vampire', 'pressure', 'transfusion', 'chemo', 'fever', 'results', 'sick', 'ill', 'diabetes', 'diabetic', 'insulin', 'finger', 'donor'],
  moods: ['afraid', 'first', 'waiting', 'proud', 'change'],
  out: true,
  company: ['windmill', 'plaster', 'band', 'tube'],
  about: 'Nobody ever gets to three when something pinches, so the hero does the counting and never arrives, until a paper windmill counts in breaths and one three is left over.',
  titles: ['A Real Three', 'Two and a Crumb', 'The Windmill on the Shelf', '{H} Blows It On', 'One Three Left Over'],
  want: [
    {
      id: 'one-two-rip',
      A: 'partner',
      paragraphs: [
        '{H} was going to have a test. They take a little red out of your arm, through a thin, thin needle. {H} was afraid of it. “It’s over at three,” said {A}. “I’ll count for you.” {A} had counted for the last plaster, too. “One, two,” and rip. There had been no three at all.',
        '“This time I want a real three,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'joy-counts',
      A: 'partner',
      paragraphs: [
        'The nurse was called Joy, and the room smelled of lemon soap. Joy tied a stretchy band round {H}’s arm. Inside the elbow a blue line came up. “On three, then,” said Joy. “One. Two…” {H} pulled the arm back, right up its sleeve. “That two sounded like a three,” said {H}.',
        '“Then you count,” said {A}. That was fair. “One,” said {H}. “Two. Two and a half. Two and three quarters.” There was a lot of room before three. “Two and a bit more. Two and a crumb.” There was never any three. Joy took the band off again, and watered the plant.'
      ]
    },
    {
      id: 'the-cream',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before that there had been the cream. It went on in a blob, with a see-through plaster over it, like a jellyfish. Then they had to wait, till the skin there fell asleep. “Is it off yet?” asked {A}. {H} poked it. “It’s yawning,” said {H}.',
        'After half an hour it felt like the side of a welly. {H} drew on it with one fingernail, and felt nothing. “You could draw a cat there,” said {A}, so {H} drew a cat.'
      ]
    },
    {
      id: 'number-forty-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the waiting room you pulled a number out of a red machine. {H} had forty-one. Over the door it said thirty-eight. Bing. Now it said thirty-nine. “It’s doing them all,” said {H}. Bing. Forty. The machine did not leave out a single one.',
        '“That’s somebody who can count,” said {H}, and looked at {A}. {A} looked at the floor. Then the machine came to forty-one, and it was {H}’s turn.'
      ]
    },
    {
      id: 'the-other-arm',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which arm do you want?” asked Joy. {H} did not know what to say. The left was the better listener. But the right one had a scar from a bramble, and was used to things. “Ask them,” said {A}. {H} held both of them out.',
        'Joy felt with one finger, like somebody choosing a pear. Under the left there was a line, and under the right there was a road. “This one’s got its hand up,” said Joy. It was the right one.'
      ]
    },
    {
      id: 'the-wipe',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Joy wiped the place with something wet, and it was as cold as a nose. “Was that the test?” asked {H}. “That was only the wipe,” said Joy. {H} had held on to {A} for that. {A} had four white stripes on one hand, and counted them.',
        '“Four,” said {A}. “There was a three in there. I felt it.” {H} looked at the stripes, which were going pink. The third was a bit crooked, but it was there.'
      ]
    },
    {
      id: 'somebody-looks-away',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You may look, or you may not,” said Joy. “Some like to, and some look at the fish.” On the wall hung a fish made of paper plates. {H} wanted to look. It was {A} who wanted the fish.',
        '{A} looked at it very hard. It had eleven scales, and an eye that was a button. “Shall I tell you when it’s over?” asked {H}. “Yes, please,” said {A}. {H} promised that, and patted {A} on the knee.'
      ]
    },
    {
      id: 'foreign-threes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In French you’d say un, deux, trois,” said {A}. {H} tried it. Un and deux were easy. But “trois” was hard to say, and so you could stay on deux for ages. “I like French,” said {H}.',
        'Joy could do it in Yoruba, and went right on to ten, without any halves. It sounded like somebody coming down a ladder. Not a rung was missing.'
      ]
    },
    {
      id: 'name-on-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Joy wrote {H}’s name on a label, and stuck it on a tube as long as a finger. “So that they don’t mix you up with somebody,” said {A}. By the window there were lots of them in a rack.',
        '{A} read out a few. There was a Mr Pine, and somebody called Dilys. “If I got Dilys’s,” said {H}, “I might like knitting.” Joy pressed the label down once more, all the way round.'
      ]
    },
    {
      id: 'the-rocking',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the table stood a tray that rocked by itself. It tipped to the left and it tipped to the right, and three full tubes lay in it. “Why are they being rocked?” asked {H}. “So that they stay runny,” said Joy. “They can’t bear to lie still.”',
        '“It’s a cradle,” said {A}. They both started to sway a little, and {H} hummed the tubes a song.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My mother pulled teeth like that,” said {S}. “She tied a thread on, and said that she’d count to ten. She’d got as far as four.” “And then?” asked {A}. “Then the tooth was in her apron. I said, Mother, what about the rest?”',
        '“What did she say?” {S} smiled. “She counted it for me, afterwards. Five, six, seven, right to the end. She was honest, just a bit quick.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to help with the counting. “One,” said {S}. “Two. Five.” “There’s no five there,” said {A}. “It was quicker,” said {S}. It certainly was. There was no three in it at all.',
        '“One, two, five,” they said to Joy. “I’d never be ready,” said Joy. “My hands only know the old way.” {S} showed those hands how it went.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat near, and pulled at the stretchy band till it was as long as an arm. Then {A} let go. Ping! It flew across to the sink. Joy fetched it back. That was one. Ping! That was two.',
        'They waited, all of them. {A} pulled, and looked round, and waited as well. Ping. “That was a three!” said {H}. It was the first real three of the day, and it hung from the tap.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“My dentist says: you won’t feel a thing,” said {A}. “And do you?” asked {H}. “I feel a thing each time. But it’s only a very small thing.”',
        '“Joy says it’s a pinch,” said {H}. They pinched each other, on the arm, to know. They did it very carefully. “I can manage that,” said {H}.'
      ]
    },
    {
      id: 'it-does-not-end',
      A: 'partner',
      paragraphs: [
        '“With numbers you never get to the end,” said {A}. “You can always squeeze one more in.” In a pot of pens stood a paper windmill. {A} blew, and it whirred, and grew slow, and stood. “A breath’s got an end,” said {A}. “You can’t put one more crumb in.”',
        '{H} tried that. At the end of a breath there was nothing left to blow.'
      ]
    }
  ],
  turn: [
    {
      id: 'whirr',
      A: 'partner',
      paragraphs: [
        'So {A} held the windmill, and Joy put the band back. {H} breathed in, down to the knees, and blew. Whirr! The colours all ran into one. There was a pinch, as from a small crab. But {H} was busy blowing, and blew to the end, and then once more. “All done,” said Joy. In the tube was something as dark as cherries.',
        '“What number was it at?” asked {A}. {H} had not counted. {H} had only blown.'
      ]
    },
    {
      id: 'once-more-for-joy',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Joy wanted to know how long it had been. They did it again, without an arm, and {A} watched the clock. {H} blew, and it whirred for nine whole seconds. After that it went on for three by itself, out of habit.',
        '“That’s longer than I need,” said Joy, “and I’ve never had to hurry.” {A} tried it too, and got to six, and then a cough. “You’d need two goes,” said {H}.'
      ]
    },
    {
      id: 'cotton-wool',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Joy put a bit of cotton wool on the place. {H} pressed it like a doorbell. “How long for?” asked {H}. “Count to sixty,” said Joy. {A} and {H} looked at each other. “All of them?” asked {A}.',
        '“You do the even ones,” said {H}. So they counted by turns, one, two, three, four, and did not leave out a single one. At thirty they were both rather proud. At sixty there was a tiny red dot, and it was dry.'
      ]
    },
    {
      id: 'the-left-over-one',
      A: 'partner',
      paragraphs: [
        '“Then I’ve still got my three,” said {H}, and kept it for later. On the arm there was a round plaster now, with a bee.',
        'At home it had to come off. {A} took hold of it by the edge. “One,” said {A}. “Two.” Then nothing happened, for as long as it takes. {H} looked up. {A} was really waiting. “Three,” said {H}, and pulled it off. It was a real one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down close to {H}, on the side without a needle.',
      '{names} walked along to the clinic, one, two, one, two.',
      { text: '{names} held up three fingers, so as not to forget.', needs: ['hands'] },
      { text: '{names} pushed the door open, which was heavy.', needs: ['hands'] }
    ],
    way: [
      '{names} waited, and looked at the plant.',
      '{names} listened for the next number, out by the door.',
      { text: '{names} held {H}’s jumper, and the coats.', needs: ['hands'] },
      { text: '{names} turned a leaf of the plant to the light.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out too, right to the end.',
      '{names} felt the wind of it, in the corner.',
      { text: '{names} put the windmill back, with the pens.', needs: ['hands'] },
      { text: '{names} held the door open, for {H} and the new plaster.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plaster was stuck on the fridge, with its bee to the front. It had done its work.',
    '{H} washed round the tiny dot, and lay down. The breath went out as far as it went, and came back by itself.'
  ],
  last: [
    'One breath ran to its end, and then the next, and nobody counted, for {H} was asleep.',
    'One, went the breath, and two, and somewhere after a real three {H} slept.'
  ]
})
