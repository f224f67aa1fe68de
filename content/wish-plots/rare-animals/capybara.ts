import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const capybara = wishPlot({
  id: 'wish-capybara',
  wishes: ['capybara', 'capybaras', 'capibara', 'capibaras', 'cappybara', 'cappybaras', 'capybarra', 'capybera', 'kapibara', 'capybara friends', 'capybara makes friends', 'capybara bath'],
  except: [...NOT_WELL, 'lost', 'afraid', 'scared', 'died', 'lonely'],
  answers: ['calm', 'chill', 'sleepy', 'relaxed', 'friendly', 'friends', 'friend', 'everyone', 'everybody', 'animals', 'bath', 'hot', 'spring', 'orange', 'water', 'river', 'who', 'that', 'big', 'giant', 'guinea', 'pig', 'cute', 'crocodile', 'monkey', 'bird'],
  company: ['capybara', 'orange', 'spring', 'crocodile', 'monkey', 'bird'],
  about: 'A capybara wants to sit in the hot spring with an orange on its head, and everybody comes and sits on it.',
  titles: ['An Orange on Its Head', 'There’s Room on the Left', '{H} Sits in the Hot Spring', 'The Calmest Animal There Is', 'Everybody Leans on a Capybara'],
  want: [
    {
      id: 'hot-spring',
      A: 'partner',
      paragraphs: [
        '{H} was a capybara and sat in a hot spring. It was a blue blanket, and {H} was in it up to {H}’s tummy.',
        '“In Japan a capybara gets an orange with its bath,” said {H}. “On its head.” {A} fetched one and laid it there. “How long does it stay?” asked {A}. “Until I’ve had enough,” said the capybara, and half shut its eyes.'
      ]
    }
  ],
  way: [
    {
      id: 'bird-and-monkey',
      A: 'partner',
      paragraphs: [
        'First a bird came. It was {A}’s hand, and it sat down on {H}’s shoulder. Birds like to sit on capybaras. It wiped its beak on {H}’s ear. {H} giggled, and the orange went plop into the spring.',
        'Next came a monkey, to look for crumbs in the fur. It found one under {H}’s chin. Plop. “You’re not calm enough,” said the monkey. “I’m perfectly calm,” said the capybara. “It’s the orange that isn’t.”'
      ]
    },
    {
      id: 'cousin',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are you, exactly?” asked {A}. “You look like a guinea pig that somebody forgot to stop.” “We’re related,” said the capybara. “I’m the biggest in the family. A guinea pig could sit on my nose.”',
        '“And what do you say to each other?” “Wheek,” said {H}, for the guinea pig. And then, for the capybara: “Wheek,” but much lower, and quite a bit later.'
      ]
    },
    {
      id: 'turtles',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A turtle wanted to sit in the sun. It was a green cushion, and the sunniest place for miles was the capybara’s back. “Up you get,” said {A}, and laid it there. Another turtle saw that, and climbed on the first one.',
        'When there were four of them, the capybara leaned a little to the right. “Is it too much?” asked {A}. “No,” said {H}. “But the top one’s snoring.”'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve got to chew something,” said the capybara. “My teeth never stop growing. If I don’t chew, they’ll come out at the bottom of the spring.” {A} brought a stick of carrot, and held it out from the bank.',
        'The capybara chewed without using its hands. It went in at one end, like a pencil into a sharpener. “Better?” asked {A}. {H} felt along both front teeth. “They’ve gone back to where they were on Tuesday,” said {H}.'
      ]
    },
    {
      id: 'webbed',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Can you swim, or do you only sit?” asked {A}. The capybara lifted one foot out of the spring. It had a sock on, so that the toes were all in one piece. “That’s skin between them,” said {H}. “Like a duck’s.”',
        'It swam from one end of the spring to the other, and took most of it too. At the far end it turned round. “And now I’ll sit,” it said. “I only wanted you to know.”'
      ]
    },
    {
      id: 'five-minutes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A capybara can stay under for five minutes,” said {H}, and ducked down behind a fold. Nothing was left of it but one ear. {A} looked at the ear. Once it was scratched.',
        '“That’s one minute,” said {A}. “How many are left?” asked the ear. “Four.” There was a long silence down there. Then the ear wanted to know if it had missed anything.'
      ]
    },
    {
      id: 'tourists',
      A: 'other',
      spare: 6,
      paragraphs: [
        'People had come a long way to see a capybara having a bath. It was {A} who had come, with a camera that was a matchbox. “Smile!” said {A}. The capybara looked straight ahead. “Wave, then!” It looked straight ahead.',
        '“It’s not doing anything,” said {A}. “I know,” said the capybara. “I’ve been at it since this morning.” {A} took forty pictures all the same. On all of them it looked just the same.'
      ]
    },
    {
      id: 'warmer',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s getting cool at my feet,” said {H}. {A} was the pipe that the warm water comes out of. It was a hollow arm, and it said glug. “A little more?” “A little more.” Glug, said the arm, over both of {H}’s feet.',
        'Then it began to snow. That was some paper from the hole punch, five or six flakes. They fell on the capybara’s nose, and it let them lie. From the neck down it was summer.'
      ]
    },
    {
      id: 'pet-leans',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to have a look at the spring, and then had a look at the capybara. There are animals that get on with nobody. But a capybara has never yet sent anybody away, and you can smell that.',
        'The capybara did not look round. It only moved over the width of a knee. After that there were two in there. Nobody could have said which was the calmer one.'
      ]
    },
    {
      id: 'elder-bath',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Is there room for an old heron with cold feet?” asked {S}. In came the feet, under the edge of the blanket. “Are they on me?” asked {S}. “Yes,” said {A}. “Both.”',
        '“When I was small, we were five to a bath,” said {S}, “one after the other. I was the fifth.” “Was the water still warm?” asked {A}. “No,” said {S}, “but by then there was plenty in it to look at.”'
      ]
    },
    {
      id: 'child-pup',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the little one,” said {S}, “and I’ve been in the grass.” Small capybaras can run and nibble grass when they’re only some days old. {S} had a whole leaf of lettuce, and let half of it float.',
        '“Where do I go?” asked {S}. “Behind me,” said {A}. “We all swim in a row.” They swam round the rug once, and the small one held on to a sock.'
      ]
    },
    {
      id: 'baby-waves',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was set down on the bank, and at once took hold of the spring and pulled. The whole of the warm water went over to that side. The capybara sat in the dry, and did not say a word.',
        '“It’s the tide,” it said at last. Then the tide let go, because it had found its own foot. {H} pulled the water up to {H}’s tummy again.'
      ]
    },
    {
      id: 'at-the-top',
      A: 'partner',
      paragraphs: [
        '{A} picked the orange out of the blanket once more. “You’re too far out of the water,” said {A}. “Everybody can get at you. Look where a capybara’s got its nose. It’s right at the top.”',
        '“And the eyes and ears are up there too,” said {H}, “all in a row.” “So that all the rest can stay under,” said {A}. {H} looked down. There was still a great deal of capybara on the dry side.'
      ]
    }
  ],
  turn: [
    {
      id: 'sank',
      A: 'partner',
      paragraphs: [
        'So {H} sank. First the tummy went under, then the shoulders, and then the chin lay down flat on the rug. Nothing showed now but the top of a head. {A} laid the orange on it, and it stayed there, as if on a shelf.',
        'Then the crocodile came. It was {A}, on elbows, with two long arms for jaws. Anybody else would have jumped out. “I’m a crocodile,” it said. “Good evening,” said the capybara. “There’s room on the left.”'
      ]
    },
    {
      id: 'whistle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A capybara talks all the time, but so softly that it’s mostly for itself. It clicks a little, and it purrs. “Tk,” said {H} into the rug. “Tk-tk.” {A} lay down too, to hear it better. “What does that mean?”',
        '“It means that I’m here,” said {H}. “Tk,” said {A}. For a while they told each other that, and both of them were.'
      ]
    },
    {
      id: 'steam',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Your ears are still out,” said {A}. “A capybara can fold them shut.” {H} held both of them down with two fingers. Then the steam came up, which was {A} breathing, and {H}’s hair moved a little in front.',
        '“What can you hear?” asked {A}. “Nothing,” said {H}. “Only somebody asking what I can hear, from a long way off.”'
      ]
    },
    {
      id: 'one-orange',
      A: 'partner',
      paragraphs: [
        'The crocodile did not know what to do with its jaws now. It folded them up and got in, and was warm. “Do I get an orange too?” it asked.',
        'There was only the one. So {H} moved over very slowly, until their two heads touched. In the dip between them lay the orange. It was half on a capybara and half on a crocodile, and it did not roll.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid into the spring as well, and it rose.',
      '{names} dried out on the warm stones, which were cushions.',
      { text: '{names} stirred the spring, to bring up the heat.', needs: ['hands'] },
      { text: '{names} hung a towel ready, for afterwards.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked at the second plop.',
      '{names} nosed after the orange, through the water.',
      { text: '{names} practised with a potato on top, and lasted for three breaths.', needs: ['hands'] },
      { text: '{names} combed the fur flat, after the monkey.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved over, on account of the jaws.',
      '{names} blinked at the crocodile, and stayed in.',
      { text: '{names} spread out a towel for the crocodile, a long one.', needs: ['hands'] },
      { text: '{names} held a hand near the orange, quite without need.', needs: ['hands'] }
    ]
  },
  bed: [
    'They ate the orange, half on this side and half on that. {H} folded up the spring, and it was still warm in the middle.',
    '{H} washed without a splash. Then {H} got into bed and sank, first {H}’s tummy, then {H}’s shoulders, and then {H}’s chin.'
  ],
  last: [
    'Nothing showed now but the top of a head, and {H} was asleep.',
    'There was room on the left, and on the right {H} was asleep, up to {H}’s nose.'
  ]
})
