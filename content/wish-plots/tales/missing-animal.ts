import { wishPlot } from '../wish-plot.ts'

interface MissingAnimal {
  id: string
  /** As parents type it. */
  kinds: string[]
  /** Another story is told of such a detective: here the wish must say that it is gone. */
  isDetective?: boolean
  except?: string[]
  animal: string
  /** What it is called. */
  called: string
  /** Where it always sits. */
  seat: string
  /** What lies there. */
  left: string
  /** What it does with what it hears. */
  says: string
  /** What is under it at the end. */
  young: string
  /** And what one of them does. */
  youngDo: string
}

const CASES = ['mystery disappearing', 'mystery missing', 'mystery', 'mysterious', 'detective', 'detectives', 'case', 'clues', 'detective missing', 'case missing', 'clues missing', 'who took', 'who stole', 'disappearing', 'vanishing', 'sherlock']
/** The cases that say so. */
const GONE = /missing|took|stole|disappearing|vanishing/u

/** A mystery: the station’s animal is gone, {A} looks guilty, and the wool leads to the lost property office. */
function missingAnimal({ id, kinds, isDetective = false, except = [], animal, called, seat, left, says, young, youngDo }: MissingAnimal) {
  const told = (text: string) =>
    text
      .replaceAll('AN ANIMAL', /^[aeiou]/u.test(animal) ? `an ${animal}` : `a ${animal}`)
      .replaceAll('A ANIMAL', /^[aeiou]/u.test(animal) ? `An ${animal}` : `A ${animal}`)
      .replaceAll('a ANIMAL', /^[aeiou]/u.test(animal) ? `an ${animal}` : `a ${animal}`)
      .replaceAll('ANIMAL', animal)
      .replaceAll('NAME', called)
      .replaceAll('SEAT', seat)
      .replaceAll('LEFT', left)
      .replaceAll('SAYS', says)
      .replaceAll('YOUNGDO', youngDo)
      .replaceAll('YOUNG', young)
  return wishPlot({
    id,
    wishes: kinds.flatMap((each) => CASES.filter((one) => !isDetective || GONE.test(one)).map((one) => `${one} ${each}`)),
    answers: ['the', 'a', 'of', 'and', 'missing', 'mystery', 'mysterious', 'detective', 'detectives', 'solve', 'solves', 'solved', 'solving', 'case', 'clue', 'clues', 'suspect', 'suspects', 'family', 'lost', 'find', 'finds', 'finding', 'found', 'looking', 'look', 'looks', 'search', 'searches', 'who', 'took', 'stole', 'stolen', 'disappeared', 'disappearing', 'disappears', 'vanished', 'vanishing', 'vanishes', 'where', 'did', 'go', 'went', 'gone', 'is', 'has', 'our', 'my', 'their', 'his', 'her', 'neighbour', 'neighbours', 'neighbor', 'neighbor’s', 'station', 'sherlock', 'investigates', 'investigate', 'magnifying', 'glass', 'footprints', 'follows', 'trail', 'young', 'little', 'great', 'kitten', 'kittens', 'eggs', 'babies', 'puppies', 'helps', 'story', ...kinds],
    except: ['died', 'dead', 'dies', 'killed', 'weeks', 'months', 'hurt', 'poster', 'posters', 'sad', 'crying', 'never', 'vet', 'food', 'biscuit', 'biscuits', 'toy', 'cuddly', 'stuffed', 'teddy', 'tail', 'haunted', 'ghost', ...except],
    moods: ['lost', 'losing'],
    isTale: true,
    company: ['station', 'stationmaster', 'wool', 'clerk', 'lamp', 'ticket', 'shelf', 'clues', 'counter', 'scarf', animal],
    about: `The station’s ${animal} is missing, and the detective suspects one of the family, until a thread of red wool leads to the lost property office.`,
    titles: ['The Mystery of the Missing ANIMAL', 'Detective {H} and the Red Wool', 'Nobody Handed It In', 'The ANIMAL on Shelf H', 'NAME Has to Blink'].map((title) => told(title.replace('ANIMAL', `${animal.slice(0, 1).toUpperCase()}${animal.slice(1)}`))),
    want: [
      {
        id: 'empty-seat',
        A: 'partner',
        paragraphs: [
          '{H} was a detective, with a magnifying glass that made one eye as big as a plum. Today at last there was a mystery. NAME, the station ANIMAL, was gone. For nine years NAME had sat SEAT.',
          '“The trains won’t leave,” said the stationmaster. “They wait for NAME to blink.” {H} crawled about with the big eye. There were two clues. The first was LEFT, the second a thread of red wool. “Who has red wool?” asked {H}. {A} put both hands behind {A}’s back.'
        ].map(told)
      }
    ],
    way: [
      {
        id: 'lost-property',
        A: 'partner',
        paragraphs: [
          'First they asked at the lost property office. “Has anybody handed in AN ANIMAL?” The clerk looked in his thick book. “Umbrella, umbrella, trombone, teeth,” he read. “No. Nobody has handed in AN ANIMAL.” And that was the truth.',
          '{H} looked at {A} through the glass. There was red fluff on {A}’s sleeve, and some in {A}’s ear. “You’re a suspect,” said {H}. “You took NAME.” {A} went as red as the fluff.'
        ].map(told)
      },
      {
        id: 'the-notebook',
        A: 'same',
        spare: 1,
        paragraphs: [
          'A detective writes everything down. {H} drew the two clues on the first page, and {A}’s ear on the second. “Do you have to draw the ear?” asked {A}. “It’s got fluff in,” said {H}.',
          'On the third page went everybody who might have done it. There was {A}, and the stationmaster, and a man with a beard. “What’s he done?” asked {A}. “Nothing yet,” said {H}. “But look how big his coat is.” You could have got a cow in there.'
        ].map(told)
      },
      {
        id: 'the-big-coat',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{H} walked round the man with the big coat. Something in it moved. “Excuse me,” said {H}. “What have you got in there?” The man looked left, and looked right, and opened one button. It was a baby, fast asleep, with a dummy in.',
          '“Please don’t tell the baby,” he whispered. “It thinks it’s still at home.” {A} wrote it down. Not the man, wrote {A}, and not a ANIMAL. Then they went away from the coat on tiptoe.'
        ].map(told)
      },
      {
        id: 'the-newspaper',
        A: 'same',
        spare: 3,
        paragraphs: [
          'They sat down on a bench and hid behind a newspaper, to see who behaved oddly. {H} had to make two holes to look through. A lady sat down on the other side, and read the back. “There’s a hole in the weather,” she said.',
          '“That’s us,” said {A}. “We’re watching people.” “Am I doing it right?” asked the lady. She turned her head, so that they could see her from the side. She was not at all suspicious, and that was in itself a bit odd.'
        ].map(told)
      },
      {
        id: 'called-on-the-speaker',
        A: 'same',
        spare: 4,
        paragraphs: [
          'The stationmaster let {H} speak into the microphone. “NAME to the ticket hall, please,” said {H}, all over the station. “Your people are waiting.” Everybody stopped and listened.',
          'Nobody came. Or rather, eleven people came. They were all called that, or nearly, and one had a cello. “Are you the ANIMAL?” {A} asked each of them, to be fair. “Not that I know of,” said the one with the cello.'
        ].map(told)
      },
      {
        id: 'platform-nine',
        A: 'same',
        spare: 5,
        paragraphs: [
          'They asked the woman who sold tea by platform nine. “NAME?” she said. “Never pays. Looks at my cheese until I feel bad.” {H} wrote it down. “And today?” “Today I sold all my cheese,” said the woman, “and felt fine. I didn’t care for it.”',
          '{A} bought two teas with a lot of milk. When somebody is missing you notice it in the strangest places. The tea woman fetched some new cheese, just in case.'
        ].map(told)
      },
      {
        id: 'the-footprints',
        A: 'same',
        spare: 6,
        paragraphs: [
          'Across the ticket hall went wet footprints. They had five toes. “A ANIMAL hasn’t got feet like that,” said {A}. “It may have been wearing somebody’s,” said {H}. They followed the footprints past the clock, and all the way to a bench.',
          'On the bench sat a boy with one shoe off. He had stepped into the fountain to see if it was deep. “Is it?” asked {H}. “Up to here,” said the boy. They wrote that down too, for it was a fact.'
        ].map(told)
      },
      {
        id: 'questions-for-a-suspect',
        A: 'same',
        spare: 7,
        paragraphs: [
          '“Where were you this morning?” {H} asked {A}, with a stern face. “In the kitchen,” said {A}. “You were there as well. You asked me for the honey.” {H} had to admit it. “And did you give it to me?”',
          '“I did,” said {A}. “That’s what a thief would say,” said {H}, “but a nice one.” Then {H} wrote down “honey”, and underlined it. A detective never knows what will be important.'
        ].map(told)
      },
      {
        id: 'being-the-animal',
        A: 'same',
        spare: 8,
        paragraphs: [
          '“To find a ANIMAL, you have to think like one,” said {A}. So {H} sat down near NAME’s place, and looked at the trains. They came in, and then they waited. {H} blinked. At once the train at the platform gave a whistle, and left.',
          '“I only had something in my eye,” said {H}. All along the train people waved. It was a grand feeling, and also a lot of work. “No wonder if NAME wants a rest from it,” said {A}.'
        ].map(told)
      },
      {
        id: 'other-suspect',
        A: 'other',
        spare: 9,
        paragraphs: [
          '{A} had to be questioned too. {A} sat down under the lamp, and turned out both pockets. There were nine bus tickets, a biscuit with a bite out of it, and a conker. “Whose bite is that?” asked {H}.',
          '{A} tried it with all the teeth, to see if they fitted. They did. “It was me,” said {A}. “I confess. But I’ve only just remembered that I had it.” {H} let {A} go, and kept half of the biscuit.'
        ].map(told)
      },
      {
        id: 'pet-detective',
        A: 'pet',
        spare: 10,
        paragraphs: [
          '{H} held the red thread in front of {A}, to be smelled. {A} smelled it for so long that it must have been a long story. Then {A} went straight to the lost property office, and stared at the door.',
          '“We’ve been in there,” said {H}. “It isn’t in the book.” {A} looked at {H} as if books were not everything. But detectives are busy people, and {H} was already round the corner.'
        ].map(told)
      },
      {
        id: 'elder-witness',
        S: 'elder',
        A: 'hero',
        spare: 11,
        paragraphs: [
          '“I’m a witness,” said {S}. “I saw NAME yesterday, with these eyes.” {A} got out the pencil. “What was NAME doing?” “Walking,” said {S}, “with something red behind. I thought it was one of those new leads.”',
          '“Which way?” asked {A}. {S} pointed to the left. Then {S} put on the glasses, and pointed to the right. “It’s a good thing that you asked me twice,” said {S}.'
        ].map(told)
      },
      {
        id: 'child-constable',
        S: 'child',
        A: 'hero',
        spare: 12,
        paragraphs: [
          '{S} was the constable, and was allowed to say “Aha”. At the ticket machine {S} said “Aha”. At the flower stall {S} said “Aha”. “What have you found?” asked {A}. “Nothing,” said {S}. “I’m only keeping it warm.”',
          'Then {S} bent down, and picked up a bit of red wool from the floor. {S} looked at it, and looked at {A}, and was so surprised that it came out as “Oh”.'
        ].map(told)
      },
      {
        id: 'baby-clue',
        A: 'baby',
        spare: 13,
        paragraphs: [
          '{A} had found a clue as well, down where only small people look. It was red, and most of it was in {A}’s mouth. {H} pulled carefully. Out it came, and there was more, and still more. It was wool, as long as an arm.',
          '“Where did you get that?” asked {H}. {A} waved one hand, at all of the station at once. It was a good answer. It was just a bit large to write down.'
        ].map(told)
      },
      {
        id: 'what-the-suspect-had',
        A: 'partner',
        paragraphs: [
          '“I’m knitting NAME a scarf,” said {A}. “It was to be a surprise. But I had five balls of wool in my bag, and now there’s one. Somebody robbed me. Who wants four balls of wool, and no needles?”',
          'So {A} was no thief. {A} was a clue. “Somebody who wants it soft,” said {H} slowly. “Don’t look for NAME. Look for the wool.”'
        ].map(told)
      }
    ],
    turn: [
      {
        id: 'after-the-thread',
        A: 'partner',
        paragraphs: [
          'They went down on hands and knees. A red thread ran along the wall, and over the clerk’s toes. It ran past the umbrellas to shelf H, where the hats are. In the largest hat lay a heap of red wool, and it was breathing.',
          'On top sat NAME. “SAYS,” said NAME. Underneath, in the warm, lay YOUNG. “But nobody handed in AN ANIMAL,” said the clerk. “No,” said {H}. “It came by itself.”'
        ].map(told)
      },
      {
        id: 'into-the-book',
        A: 'same',
        spare: 14,
        paragraphs: [
          'The clerk was a man who liked things in order. He dipped his pen, and wrote it all down. One ANIMAL, he wrote, and one hat with YOUNG. “What size?” he asked. “Small,” said {A}, after a look. “And when were they lost?”',
          '“They weren’t lost,” said {H}. “They’ve only just come.” The clerk’s pen stood still. There was no place for that on the page. So he turned the book round, and began at the back with a new heading: FOUND.'
        ].map(told)
      },
      {
        id: 'whose-hat',
        A: 'same',
        spare: 15,
        paragraphs: [
          'At six a gentleman came to ask for his hat. It was large and grey, he said, and he had left it on the train. Everybody looked at shelf H. He put on his glasses, and looked too. “Ah,” he said. “I see. It’s taken.”',
          '{A} held out the last ball of wool. “I could knit you one,” said {A}. The gentleman thought of red, with ears perhaps. Then he bent his bare head to NAME, as you do to a lady. “Keep it,” he said.'
        ].map(told)
      },
      {
        id: 'case-closed',
        A: 'partner',
        paragraphs: [
          '“I’m sorry that I said it was you,” said {H} to {A}. “It was the ear,” said {A}. “I’d have suspected me as well.” {A} spread the half scarf over NAME, hat and all. It was just big enough.',
          'YOUNGDO Then NAME looked across at the train on platform one, and blinked. The train whistled softly, and left. “Case closed,” said {H}.'
        ].map(told)
      }
    ],
    everybody: {
      want: [
        told('{names} called for NAME along all the platforms.'),
        '{names} came along to help, and said what there had been for breakfast.',
        { text: '{names} held the magnifying glass, to see what {H} saw.', needs: ['hands'] },
        { text: '{names} lifted the benches, and looked underneath.', needs: ['hands'] }
      ],
      way: [
        '{names} whispered together, and had a theory about the trombone.',
        '{names} looked at everybody’s sleeves, one after the other.',
        { text: '{names} shook out all the umbrellas, and found a plum.', needs: ['hands'] },
        { text: '{names} kept the clues safe, in an envelope.', needs: ['hands'] }
      ],
      turn: [
        '{names} crawled along behind, and sniffed at every bench.',
        '{names} stood by shelf H on tiptoe, and breathed as softly as the hat.',
        { text: '{names} rolled up the wool that lay about.', needs: ['hands'] },
        { text: '{names} shook hands with the detective.', needs: ['hands'] }
      ]
    },
    bed: [
      'The magnifying glass went into its case, and the two clues went into the drawer. There was red fluff on everything.',
      told('{H} blinked once, as NAME does, and lay down, with both eyes the same size.')
    ],
    last: [
      told('On shelf H, under half a scarf, something warm breathed in and out, and {H} was asleep.'),
      'The last train left on time, because somebody had blinked, and {H} was asleep.',
      'There was nothing left to find out, and {H} was asleep.'
    ]
  })
}

export const missingAnimals = [
  missingAnimal({ id: 'wish-missing-cat', kinds: ['cat', 'kitten', 'kitty'], animal: 'cat', called: 'Mrs Tibbs', seat: 'on the ticket counter', left: 'one long whisker', says: 'Mrow', young: 'four kittens', youngDo: 'One kitten yawned so hard that it fell over.' }),
  missingAnimal({ id: 'wish-missing-dog', kinds: ['dog', 'puppy'], isDetective: true, animal: 'dog', called: 'Duchess', seat: 'on the mat by the ticket counter', left: 'a short brown hair', says: 'Wuff', young: 'four puppies', youngDo: 'One puppy yawned so hard that it fell over.' }),
  missingAnimal({ id: 'wish-missing-rabbit', kinds: ['rabbit', 'bunny'], animal: 'rabbit', called: 'Mrs Clover', seat: 'on the ticket counter', left: 'half a carrot', says: 'Mumf', young: 'five baby rabbits', youngDo: 'One of the five yawned, with a mouth like a buttonhole.' }),
  missingAnimal({ id: 'wish-missing-falcon', kinds: ['falcon'], animal: 'falcon', called: 'Arrow', seat: 'on top of the station clock', left: 'one striped feather', says: 'Kek', young: 'three speckled eggs', youngDo: 'From one of the eggs came a small tap.' }),
  missingAnimal({ id: 'wish-missing-parrot', kinds: ['parrot'], animal: 'parrot', called: 'Captain', seat: 'on top of the ticket machine', left: 'one green feather', says: 'Mind the gap', young: 'three white eggs', youngDo: 'From one of the eggs came a small tap.' }),
  missingAnimal({ id: 'wish-missing-owl', kinds: ['owl', 'owls'], animal: 'owl', called: 'Professor', seat: 'on top of the station clock', left: 'one soft brown feather', says: 'Whoo', young: 'three round eggs', youngDo: 'From one of the eggs came a small tap.' })
]
