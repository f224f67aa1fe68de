import { wishPlot } from '../wish-plot.ts'

export const insideTheHat = wishPlot({
  id: 'wish-incident-twowant-unlike',
  tellsAny: 'twowant',
  amongChildren: true,
  partnerPlays: true,
  company: ['hat', 'blanket', 'bed', 'floor'],
  about: 'One wants it open and one wants it shut, and halfway is no good to either; then there is a hat in which it is shut, whatever it is outside.',
  titles: ['Inside the Hat', 'Six Times Across the Floor', '{H} Gets Up Again', 'Halfway Is Nowhere', 'The Hat With the Bobble'],
  want: [
    {
      id: 'across-the-floor',
      A: 'partner',
      paragraphs: [
        '{H} wanted {twowant} {twowant.one}, and {A} wanted it {twowant.two}. It was late, and they both lay under their blankets. {H} got up, went across the floor and {twowant.opened}. Then {H} lay down again, and was pleased.',
        'The other blanket moved. {A} got up, went across the floor and {twowant.shut}. “I was nearly asleep,” said {H}. “So was I,” said {A}. “You were nearly asleep with it wrong.”'
      ]
    }
  ],
  way: [
    {
      id: 'six-times',
      A: 'partner',
      paragraphs: [
        '{H} got up, and it was {twowant.one}. {A} got up, and it was {twowant.two}. The fifth time they got up together, and met in the middle of the floor. “After you,” said {A}. “No, after you,” said {H}. So neither of them went, and their feet grew cold.'
      ]
    },
    {
      id: 'snoring',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} thought of a trick, and began to snore. Whoever snores is asleep, and then the other one stops listening. {H} snored as deep as a bear. In the other bed somebody began to snore as well.',
        '{H} opened one eye. {A} had one eye open, too. “You’re not asleep,” said {H}. “I am,” said {A}. “I talk in my sleep.” “Then say something that isn’t true,” said {H}. “You’re right,” said {A}.'
      ]
    },
    {
      id: 'creaking-board',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Next time {H} went on tiptoe. It was quiet, and nobody would notice. Then one board in the floor said eek. {H} stood still with one foot in the air. “I heard that,” said {A}.',
        '“It was the floor,” said {H}. “It was the floor with you on it,” said {A}. {H} lifted the foot. Eek, said the board again, so that there should be no doubt.'
      ]
    },
    {
      id: 'ask-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Let’s ask {twowant},” said {A}, “how it wants to be.” They both looked over there. It did not seem to mind. “Which do you like better?” asked {H}, quite loud.',
        'They waited for a sign. Nothing moved. “I think it wants us to stop,” said {A}. “It’s had a long day.” {H} thought so too. It had never had such a busy evening.'
      ]
    },
    {
      id: 'swapped-beds',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Perhaps it was only the beds. {A} lay down in {H}’s place, and {H} lay down in {A}’s. The pillow smelled wrong, and the blanket had its cold side in the wrong spot. “You’ve got a biscuit in here,” said {A}.',
        '“I was keeping it,” said {H}. “There’s a sock in mine, if you feel something,” said {A}. {H} had felt it. They changed back, and each took home what had been lying there. It had not been the beds.'
      ]
    },
    {
      id: 'halfway',
      A: 'partner',
      paragraphs: [
        '“Let’s do halfway,” said {H}. They tried. But halfway was too much for {A} and not enough for {H}. They lay on their backs, and now they were both cross at the same time.',
        '“What do you want it {twowant.one} for?” asked {A}. “{twowant.why},” said {H}. “And why do you want it {twowant.two}?” “{twowant.because},” said {A}. {H} sat up. “Then it’s not all of you,” said {H}. “It’s only your head that wants it {twowant.two}.”'
      ]
    },
    {
      id: 'head-under',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} put the whole blanket over {A}’s head. “Is it good under there?” asked {H}. “Good,” said the blanket. “But my feet are out now.” It was so. There were ten toes at the bottom, and they did not like it.',
        '{A} pulled it down over the toes, and {A}’s head came out on top. It was a blanket for most of somebody. “You’d have to fold up,” said {H}. {A} folded up, and was as round as a bun, and could not turn over.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{H} got up one more time, but went to the drawer. There lay the winter hat, the big one with a bobble. {H} pulled it down over {A}’s hair, over the eyes and both ears. Only the nose looked out. “How is it in there?” asked {H}.',
        'It was quiet for a moment. “It’s {twowant.two},” said the hat. “And out here it’s {twowant.one},” said {H}. {H} went across the floor, {twowant.opened}, and was very pleased.'
      ]
    },
    {
      id: 'talking-to-the-hat',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Can you hear me?” asked {H}. “No,” said the hat. “Would you like an apple?” asked {H}, very softly. The hat turned round. “Where?” it said.',
        'There was no apple. {H} had only wanted to know. “It’s not quite {twowant.two} in there,” said {H}. “It’s {twowant.two} for most things,” said the hat. “Only not for apples.”'
      ]
    },
    {
      id: 'bobble',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'On top of the hat sat the bobble. It stood up above the pillow like a small head on a big one. Whenever {A} breathed, it nodded. “Are you nodding?” asked {H}. “No,” said {A}. The bobble nodded.',
        '{H} asked it a few things. Was it late? It nodded. Was tomorrow a good day? It nodded. Was {H} right about almost everything? “Leave my bobble alone,” said the hat. But the bobble nodded to that as well.'
      ]
    },
    {
      id: 'what-you-see-in-it',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What do you see?” asked {H}. “Wool,” said {A}. “It’s brown, with dots where the holes are. And it smells of snow, and a bit of raisins.” {H} had once had raisins in that hat. It was the best place for them, on a walk.',
        '{A} felt about. Between the wool and one ear there was one left. “It’s a very old one,” said {A}. “Put it back,” said {H}. “It belongs to the hat.” So {A} put it back.'
      ]
    },
    {
      id: 'other-with-hats',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I knew somebody who slept in a hat every night,” said {S}. “He lived next door, and his hat had ear flaps. In the morning he came to breakfast and had not heard the news.”',
        '“What news?” asked {A}. “None of it,” said {S}. “He was the happiest man in the street. When it thundered, he said, Come in.” {A} tried to think what he would say when somebody came in.'
      ]
    },
    {
      id: 'elder-and-six',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“There were four of us in one room,” said {S}, “and each of us wanted it different. So we had a captain for the night. Whoever was captain said how it was.” “And who was captain?” asked {A}.',
        '“Whoever was still awake,” said {S}. “So we all stayed awake, to be it. In the morning four captains fell asleep in their porridge.”'
      ]
    },
    {
      id: 'child-with-a-hat',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had heard about the hat, and came in a hat as well. It was for the sun, and it had a brim. “What’s it like in yours?” asked {A}. “Like out here,” said {S}. “But with a roof.”',
        'It was not {twowant.two} in it at all. {S} did not mind. {S} walked round once and let them see it from the back, where there was a bow.'
      ]
    },
    {
      id: 'pet-on-the-bed',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been looking on from the floor, and had not got any rest either. Now {A} came close to the hat, and looked for the face in it. There was a nose. It smelled like one of the family.',
        'So that was all right. {A} turned round twice and lay down. It was the warm spot where all those feet had been going to and fro.'
      ]
    },
    {
      id: 'baby-hat',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} saw the hat with no eyes, and opened {A}’s own very wide. “Peep,” said {H}, and lifted the brim a little. There was somebody in it. {A} laughed so much that the bobble shook.',
        '“Peep,” said {H} again, and let it down, and lifted it. It was the same one every time. That was what {A} liked so much about it.'
      ]
    },
    {
      id: 'two-hats',
      A: 'partner',
      paragraphs: [
        'But it was so quiet in the other bed, and it looked so warm. “Is it nice?” asked {H}. “It’s like being a mole,” said {A}, “on a day off.” Then {H} wanted that as well. There was another hat in the drawer. {H} pulled it down over both ears and looked about. “In here it’s {twowant.two}, too,” said {H}.',
        'So {H} went across the floor one last time and {twowant.shut}. It made no difference now. “But tomorrow we’ll both have it {twowant.one},” said {H}, “with hats on.” “With hats on I don’t mind,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay and listened to all those feet.',
      '{names} turned over, and turned back when it changed.',
      { text: '{names} knocked on the wall, quite gently, with one finger.', needs: ['hands'] },
      { text: '{names} counted the trips across the floor, on one hand and then on both.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, and it could be heard.',
      '{names} came and looked, and went away again.',
      { text: '{names} held up one thumb for this and one thumb for that.', needs: ['hands'] },
      { text: '{names} pulled a pillow over both ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see the hat, and stayed for a moment.',
      '{names} lay quite still, because it was quiet at last.',
      { text: '{names} straightened the bobble with two fingers.', needs: ['hands'] },
      { text: '{names} looked out a hat as well, and kept it on.', needs: ['hands'] }
    ]
  },
  bed: [
    'There were two hats on two pillows, one with a bobble and one without. Only the noses looked out. The floor had nobody on it.',
    '{H} lay on one side, with the wool down over both ears. There was nothing to hear but one of them breathing, and then the other.'
  ],
  last: [
    'The bobble nodded, up and down, and {H} was asleep.',
    'Nobody went across the floor any more, and {H} was asleep.'
  ]
})
