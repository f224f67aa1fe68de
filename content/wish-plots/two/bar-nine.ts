import { wishPlot } from '../wish-plot.ts'

export const barNine = wishPlot({
  id: 'wish-two-band',
  tellsAny: 'band',
  about: 'Somebody who plays in a band does by mistake the same thing in the same place each time; left out, nobody knows any more where they are.',
  titles: ['Bar Nine', 'The Place Where It Always Happens', 'Once More from the Beginning', '{role} Has a Concert', '{H} Writes It In'],
  company: ['spoon', 'pencil', 'lid', 'chair', 'hall', 'saucepan', 'door'],
  want: [
    {
      id: 'practise-here',
      A: 'partner',
      paragraphs: [
        '“I {band.play} in {band},” said somebody at the door. It was {role.first}. “There’s a concert in an hour. The others said that I’d better practise somewhere else first.” {role} played a bit of it. “{band.sound},” it went, and the coats shook.',
        '{H} had always wanted to conduct. “Come in,” said {H}, and fetched the long spoon. So {role} {role.enters}. {A} had a saucepan lid in each hand.'
      ]
    }
  ],
  way: [
    {
      id: 'first-time',
      A: 'partner',
      paragraphs: [
        '“And one, and two,” said {H}. It went well from the start. {role} {band.did}, and it was “{band.sound}” just where it should be. {A} came in with the lids. A tune has bars, like chocolate, and they got as far as bar nine. And there {role} {role.trouble}.',
        '{A} lost the place and one lid. “It’s always there,” said {role}. “In bar nine. I come to it, and it happens.” They began again from the front. In bar nine it happened.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How many are you in {band.the}?” asked {A}. “Six,” said {role}, “and one who turns the pages. She’s the loudest.” {H} wanted to know who was the best.',
        '“The one who stops,” said {role}. “We all begin, that’s easy. But he can stop.” {A} tried it with the lids. It really was very hard.'
      ]
    },
    {
      id: 'stand',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could help,” said {A}, and brought {band.stand}. It was nearly the same, if you shut your eyes. “{band.sound},” it went. {role} listened to that for some time.',
        '“It’s got something,” said {role}, “that mine hasn’t.” “What?” asked {A}. “You can put it back in the kitchen afterwards,” said {role}.'
      ]
    },
    {
      id: 'softly',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Now softly,” said {H}, and held the spoon quite flat. {role} {band.did} so softly that they had to lean in. “{band.sound},” it went, like somebody thinking it next door.',
        'There was a knock on the wall. “Is something wrong?” called the neighbour. “It’s so quiet.” {A} called back that it was on purpose.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After the first “{band.sound}” there was a rest, and it was four long. They had to count in it. {A} counted one, two, three, and then thought of something nice, and it was over.',
        '“Rests are the hardest,” said {role}. “I know somebody who got lost in one, and came out in the next piece.” After that {A} counted with all ten fingers.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Then we’ll leave it out,” said {H}. So {role} {role.hides}, and {band.did} at the same time. “{band.sound},” it went, very clean. Bar eight came, and bar nine came and went. It was so smooth that nobody could say where it had been.',
        'But {A} hadn’t come in. The lids were still in the air. “I was waiting for it,” said {A}. “That’s how I knew where we were. Now it’s all one corridor, without any doors.”'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised the bowing as well. First {H} bowed, and then {role}. Then they bowed together, and there was a bump. “One goes to the left,” said {A}.',
        'After that it was fine. {role} stayed down a little longer than was needed. “It’s nice here,” it came from below. “You can hear them clap all round.”'
      ]
    },
    {
      id: 'why-that',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why did you choose that?” asked {A}. “I didn’t,” said {role}. “When they gave things out, I was at the back. There was only this left, and the gloves.”',
        'On that first evening {role} {band.did} the whole way home. “And then?” asked {H}. “Then I went round the block once more,” said {role}.'
      ]
    },
    {
      id: 'page-turner',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Somebody had to turn the pages. {A} did it, with a wet thumb. But each time {A} was so eager that two turned over at once. So they had played the end already, and the middle was still to come.',
        '“It’s better like that,” said {role}. “You know that it’s going to be all right.” {H} didn’t say anything, and conducted the end a second time, for it was a good one.'
      ]
    },
    {
      id: 'spare-note',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“There’s a note lying here,” said {A}, and lifted one foot. It was a very small one. It must have dropped out somewhere in bar four. {role} held it up to one ear. “That isn’t mine,” said {role}. “Mine don’t sound like that.”',
        'They laid it on the window sill, in case somebody came for it. By the end of the evening it had gone, and outside something was whistling.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'In the first row sat {A}. At every “{band.sound}” {A} looked up. At every rest {A} looked at {H}, to see if it was over. That’s what an audience does.',
        '“{A} hasn’t left yet,” whispered {role}. “They usually have, by now.” {H} moved the door to with one foot, so that it would stay like that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was in one too,” said {S}, “with the triangle. I had one note, near the end.” “Was it a good one?” asked {A}. “I never played it,” said {S}. “I was busy turning the page.”',
        '“And then?” “Then it was over,” said {S}. “But I’ve still got my note.” {S} took a spoon and hit the glass, once. Everybody agreed that it was a very good one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be in it, and had a comb. “What does it play?” asked {A}. “It plays combing,” said {S}. You could hear it if everybody else held their breath.',
        'So there was a solo for comb, four bars long. {role} wiped one eye. “We’ve got nothing like that in {band.the},” said {role}.'
      ]
    },
    {
      id: 'nerves',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Are you nervous?” asked {A}. “Only in my knees,” said {role}, “or where they’d be.” There was something to be done about that. {H} had once been a tree in a play.',
        '“You look at one person,” said {H}, “and do it for them.” {role} tried it out on {A}. “{band.sound},” went {role}, and {A} felt quite spoken to.'
      ]
    }
  ],
  turn: [
    {
      id: 'written-in',
      A: 'partner',
      paragraphs: [
        '{H} tapped with the spoon. “{role.why},” said {H}. “So it isn’t a mistake, only nobody’s written it down.” {H} took the pencil and wrote it over bar nine: {role.part}. “Now it’s got to come.”',
        'Then it was eight o’clock, and the concert. {role} {band.did}, “{band.sound}”, all the way to bar nine. And there {role} {role.use}. In came the lids, on the dot.'
      ]
    },
    {
      id: 'clapping',
      A: 'partner',
      paragraphs: [
        'It was quiet for a moment, as it is when something’s been good. Then everybody clapped, {A} with the lids. “Again!” they called. “All of it?” asked {H}. “Only bar nine,” said {A}.',
        { extra: 1, both: ['They did bar nine six times more. {role} packed up afterwards, and could hardly shut the case. “It’s the clapping,” said {role}. “It takes up room.”'] }
      ]
    },
    {
      id: 'critic',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} was the man from the newspaper as well, and had a hat on for it. “Nobody slept,” wrote the newspaper. “The lids were very fine. And then there is bar nine.”',
        '“And what about it?” asked {role}. The newspaper chewed the pencil. “It was there,” wrote the newspaper.'
      ]
    },
    {
      id: 'other-bars',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What’s in bar ten?” asked {A}. Nobody had ever got to it with a clear head. They looked. In bar ten there was nothing at all, only a rest, and a small curved line above.',
        '“That’s for getting one’s breath,” said {role}. “Somebody must have known.”'
      ]
    },
    {
      id: 'others-call',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The telephone rang. It was {band.the}, all six at once, and the one who turns the pages. “We tried it without you,” they said. “At bar nine nobody knew where we were.”',
        '“I’m coming,” said {role}. {H} handed over the paper with the pencil mark. “Don’t rub it out,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} filled the front row, next to a cushion.',
      '{names} shook like the coats, and rather enjoyed it.',
      { text: '{names} stuck a coat hanger on a chair, for a music stand.', needs: ['hands'] },
      { text: '{names} tuned up on a comb, which stayed the way it was.', needs: ['hands'] }
    ],
    way: [
      '{names} tapped along with the beat, and fell into bar nine as well.',
      '{names} chased the runaway lid twice round the table.',
      { text: '{names} turned the page, and it was upside down.', needs: ['hands'] },
      { text: '{names} marked the spot with a clothes peg.', needs: ['hands'] }
    ],
    turn: [
      '{names} sprang up and cheered, a bar too late.',
      '{names} drummed on the floor, right on the dot.',
      { text: '{names} threw the soloist a radish, since there were no flowers.', needs: ['hands'] },
      { text: '{names} polished the lids for the second half.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids lay in the cupboard, one inside the other, and made no sound. {role} {role.night}.',
    'Still a bit damp, {H} lay down and counted: one, two, and a long rest.'
  ],
  last: [
    'Somewhere in the rest {H} stopped counting, and was asleep.',
    'After bar nine came bar ten, and there was nothing in it. {H} slept.'
  ]
})
