import { wishPlot } from '../wish-plot.ts'

export const sayingSorry = wishPlot({
  themes: ['saying-sorry'],
  wishes: ['brave say sorry', 'brave enough say sorry', 'brave sorry', 'broke mug hid the pieces', 'broke cup hid the pieces', 'hid the broken pieces'],
  answers: ['apologising', 'apologizing', 'telling', 'truth', 'honesty', 'broke'],
  except: ['quarrel', 'quarrelling', 'arguing', 'fighting', 'fights', 'lies', 'lying', 'fib'],
  moods: ['quarrel', 'afraid', 'proud', 'waiting'],
  about: 'The hero says sorry to all the furniture, with a broken handle in one pocket, and is not the only one.',
  titles: ['One Hand in the Pocket', 'Sorry, Said to a Sock', 'The Good Side of the Cup', '{H} Practises on the Chair', 'A Handle and a Wheel'],
  want: [
    {
      id: 'good-side',
      A: 'partner',
      paragraphs: [
        '{H} had broken the handle off {A}’s blue cup, and wanted to say sorry. The cup stood on the shelf again, with its good side to the front. The handle was in {H}’s pocket, and so was {H}’s hand.',
        'In came {A}, with one hand in a pocket too. “S,” said {H}, and the rest would not come out. “Yes?” said {A}. “Sock,” said {H}, and pointed at one. They both looked at it. It was an ordinary sock.'
      ]
    }
  ],
  way: [
    {
      id: 'use-the-green-one',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll have a drink of water,” said {A}, and went over to the shelf. “Not the blue one!” said {H}. “Why not?” asked {A}. “It’s resting,” said {H}.',
        '{A} looked up at the blue cup. It did look rested. “I’ll take the green one, then,” said {A}. {H} sat down, and got up again. You can’t sit on a pocket with a handle in it.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      paragraphs: [
        'The word was only out of practice, {H} thought. So {H} bumped into a chair and said sorry. That came out quite well. {H} said it to the door and the broom, and went back and said it to the sock. By the curtains, {H} could do it without slowing down.',
        '“Sorry,” said {H} to the next thing, and the next thing was {A}. “What for?” asked {A}. And the word was gone again. “For being in the way,” said {H}.'
      ]
    },
    {
      id: 'jam',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {H} went behind the curtain with the cup and a spoon of jam. There was no glue to be had, and jam is nearly glue.',
        'The handle stuck to {H}. Then it stuck to the curtain. “What are you doing in there?” asked {A}. “Looking out,” said {H}, and with one eye that was true. Once the handle stuck to the cup, for as long as you can hold your breath. Then it fell off. Everything went back where it had been, only sweeter.'
      ]
    },
    {
      id: 'down-at-the-corners',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So {H} drew a sorry instead. It was a round face, with its mouth down at both corners. That’s just what sorry looks like. {H} laid it on {A}’s chair and waited. {A} came and sat on it.',
        '“Aren’t you sitting on something?” asked {H}. {A} got up and looked. The paper had turned round. The face had its eyes in its chin now, and the mouth went up on both sides. “How nice,” said {A}. “Somebody’s pleased about something.” And {A} sat down on it again, more gently.'
      ]
    },
    {
      id: 'sizes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How big a sorry do you need for something small?” asked {H}. “How small?” asked {A}. {H} held up finger and thumb, about as far apart as a handle.',
        '“That depends on what it came off,” said {A}. {H} put {H}’s hand away. “It’s just a question,” said {H}. “If it came off something I liked,” said {A}, “then about like this.” And {A} held {A}’s free hand as high as a loaf.'
      ]
    },
    {
      id: 'three-cushions',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Or perhaps you could be so nice to somebody that there was no need to say it. {H} brought {A} a cushion to sit on, and then another one, and a biscuit. It all had to be done with one hand.',
        '“Is it my birthday?” asked {A}. “No,” said {H}. “Am I ill?” “No,” said {H}, and went for a third cushion. {A} sat up there like a parcel on a shelf, and ate. “I must have done something very good,” said {A}. “I wish I knew what it was.”'
      ]
    },
    {
      id: 'forgives-at-once',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} also said it to {A}, and {A} looked at {H} kindly. It worked so well that {H} said it again, for last week. {A} forgave that too.',
        '{A} would have forgiven the handle, and the cup, and things that {H} had not even done yet. That was the trouble with practising on {A}. “You’re too easy,” said {H}.'
      ]
    },
    {
      id: 'eleven-years',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a sorry stuck in me for eleven years once,” said {S}. “It was about a window and a ball. I saw the man every day, and every day I said good morning instead.”',
        '“And then?” asked {A}. “Then it fell out of me, in the baker’s shop. He’d always thought that the hail had broken it.” {S} shook {S}’s head over it. “Eleven years of good mornings. He said I was the politest child in the street.”'
      ]
    },
    {
      id: 'see-the-nothing',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“What have you got in your pocket?” asked {A}. “Nothing,” said {H}. “Can I see the nothing?” {H} turned out the other pocket. There was a raisin in it.',
        '“That’s not the one,” said {A}. “The nothing’s in the one with your hand in.” {H} gave {A} the raisin. {A} ate it and went on looking at the pocket.'
      ]
    },
    {
      id: 'said-quickly',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I always say it quickly,” said {A}. “Like jumping into cold water. Sorrysorrysorry.” {H} tried it that way. It sounded like a sewing machine.',
        '“Was that three, or one long one?” asked {H}. {A} had never counted. “It’s over sooner,” said {A}, “but then they always ask what you said.”'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it’s the face that makes it hard,” said {A}. “You can say it from behind. Then nobody looks.” {H} stood behind {A}’s chair and took a breath.',
        '“I can hear you breathing,” said {A}. “I know,” said {H}. They waited. There were two hairs sticking up on {A}’s head, and one of them was bent. {H} came round to the front again. It was no easier from behind, and there was less to see.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-only-one',
      A: 'partner',
      paragraphs: [
        '“You’ve been saying sorry to everything in this room,” said {A}. “I must be the only one you haven’t done anything to.” {H} felt how warm both ears were. “It’s easy with a sock,” said {H}. “It doesn’t look at you.”',
        '{A} did look, from top to bottom, and stopped at the pocket. “It isn’t the word that’s stuck,” said {A}. “It’s your hand. You’ve had it shut in there all evening.”',
        'So {H} took it out and opened it. The handle lay there like a blue ear. “Sorry,” said {H}, and it had come out all by itself. “It’s off your cup. I turned the cup round, so you’d still be glad for a bit.”'
      ]
    },
    {
      id: 'liked-that-handle',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} fetched the cup down and held the handle where it had been. You could hardly see the line. Then {H} let go, and it was two things again.',
        '“I liked that handle,” said {A}. “I know,” said {H}. “So did I. I only wanted to drink out of it, to see how it felt to be you. And then it was off.” {A} tried not to smile at that, but the smile came through.'
      ]
    },
    {
      id: 'other-pocket',
      A: 'partner',
      paragraphs: [
        '{A} looked at the handle for a long time, and went rather red. Then {A} pulled out the other hand, the one that had been in a pocket all evening too. There was a small black wheel in it. “I stood on your car,” said {A}. “On Tuesday. I’ve been waiting for a good moment ever since. Sorry.”',
        '{H} looked at the wheel, and at {A}’s red ears. “Since Tuesday?” said {H}. “Your hand must be tired.” They laid the cup on its side. The car with three wheels drove straight in. It was just the right size. “You don’t need a handle on a garage,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went up to the sock, and could see nothing wrong with it.',
      '{names} wandered in between the two, and out again.',
      { text: '{names} picked the sock up, and did not know where to put it.', needs: ['hands'] },
      { text: '{names} dusted the shelf, as far as the blue cup and no further.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of a sorry, and moved along.',
      '{names} turned round at each sorry, to see who it was for.',
      { text: '{names} set the chair straight, and gave it a pat.', needs: ['hands'] },
      { text: '{names} forgave the broom, and leaned it back on the wall.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up softly, and leaned against {H}.',
      '{names} let out the breath saved up since breakfast.',
      { text: '{names} folded the sock away, now that it had done its work.', needs: ['hands'] },
      { text: '{names} put a pot of glue on the table, for later.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup stood on the shelf, with the car in it and the open side to the front. The handle and the wheel lay beside it, for when there was glue.',
    '{H} washed both hands, the one that had been shut as well. Then {H} lay down with both of them open.'
  ],
  last: [
    'In the cup stood a car with three wheels, and in the bed, hands open, slept {H}.',
    'With nothing in either hand, and nothing in any pocket, {H} was asleep.'
  ]
})
