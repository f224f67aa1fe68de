import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** What was worn in the night until then, as families call it. */
interface Worn {
  id: string
  first: string
  one: string
  many: string
  words: string[]
  wee: string
  wees: string
  more: string[]
}

function dryNight({ id, first, one, many, words, wee, wees, more }: Worn): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [first, ...words.flatMap((word) => [`no more ${word} at night`, `no more ${word} at bedtime`, `slept without ${word}`, `first night without ${word}`, `${word} dry night`, `${word} dry all night`, `${word} woke up dry`, `${word} night proud`, `bye ${word} night`, `done ${word} night`, `finished ${word} night`, `stopped ${word} night`, `out of ${word} at night`]), ...more],
    answers: ['nappy', 'nappies', 'diaper', 'diapers', 'pull', 'ups', 'pull-ups', 'pull-up', 'pullups', 'overnight', 'night', 'nights', 'nighttime', 'bedtime', 'bed', 'sheet', 'sheets', 'sleep', 'slept', 'sleeping', 'asleep', 'dry', 'drier', 'woke', 'wake', 'up', 'morning', 'stayed', 'stays', 'stay', 'kept', 'whole', 'all', 'through', 'first', 'second', 'third', 'time', 'ever', 'without', 'no', 'more', 'not', 'any', 'last', 'bye', 'goodbye', 'done', 'finished', 'stopped', 'out', 'of', 'off', 'in', 'with', 'proud', 'happy', 'pleased', 'excited', 'delighted', 'so', 'very', 'big', 'boy', 'girl', 'kid', 'son', 'daughter', 'little', 'three', 'four', 'five', 'six', 'year', 'old', 'years', 'finally', 'at', 'yay', 'hooray', 'well', 'managed', 'made', 'it', 'did', 'does', 'doesn’t', 'need', 'needs', 'needed', 'wear', 'wearing', 'wore', 'pants', 'pyjamas', 'pajamas', 'underwear', 'toilet', 'loo', 'potty', 'wee', 'pee', 'training', 'learning', 'trained', 'pack', 'today', 'tonight', 'yesterday', 'week', 'now', 'he', 'she', 'his', 'her', 'my', 'our', 'has', 'had', 'got', 'is', 'was', 'a', 'the', 'and', 'for', 'to', 'on', 'in', 'told', 'everyone', 'everybody', 'mum', 'dad', 'mummy', 'daddy', 'brother', 'sister', 'grandma', 'grandpa'],
    except: ['wet', 'wets', 'wetting', 'accident', 'accidents', 'leak', 'leaked', 'leaks', 'still', 'again', 'won’t', 'wont', 'can’t', 'cannot', 'couldn’t', 'scared', 'afraid', 'worried', 'ashamed', 'embarrassed', 'sad', 'cried', 'crying', 'teased', 'laughed', 'rash', 'sore', 'ill', 'sick', 'hospital', 'baby', 'changing', 'poo', 'poop', 'magic', 'superhero', 'dragon', 'dinosaur', 'bear', 'teddy', 'doll', 'party', 'hot', 'desert', 'rain', 'rained', 'thirsty', 'dog', 'puppy', 'cat', 'grandad', 'camping', 'sleepover'],
    moods: ['proud', 'first', 'learning', 'change'],
    company: ['hippo', 'sheet', 'bed', 'pack', 'bin', 'pillow', 'cars', 'row', 'tin', 'towel', 'moon', 'rug', 'window', 'shelf', 'quilt'],
    about: `After the first dry night without a ${one} the hero wants everybody to see it, but there is nothing to see, until they find that the pack of seven still has seven in it.`,
    titles: ['Come and Look, It’s Nothing', 'Still Seven', '{H} and the Dry Night', 'Nothing in the Bed', 'The Best Sort of Nothing'],
    want: [
      {
        id: 'come-and-look',
        A: 'partner',
        paragraphs: [
          `{H} had slept all night without a ${one}, and the bed was dry. It was the very first time. {H} felt along the sheet with one hand, as far as the wall. Then {H} ran to fetch {A}. “Come and look! It’s in my bed!”`,
          '{A} came and looked. There was a pillow, and a toy hippo, and a sock. “I can’t see anything,” said {A}. “That’s it!” said {H}. “It’s been there since last night!” {H} wanted everybody to see it. But how do you show people nothing?'
        ]
      }
    ],
    way: [
      {
        id: 'a-ring-of-cars',
        A: 'partner',
        paragraphs: [
          '{H} put toy cars all round the dry place, to show people where it was. “Now look,” said {H}. {A} looked at it from the door, and from the window. “It’s a car park,” said {A}.',
          'So {H} took the cars away, and then it was a bed again.'
        ]
      },
      {
        id: 'three-times-to-the-loo',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“How did you do it?” asked {A}. {H} thought back. There had been one ${wee} before the story, and one after it. Then there had been one more, to be on the safe side. “That one was only three drops,” said {H}.`,
          '“Perhaps it was those three,” said {A}. Three drops more in there, and it might have been quite another night. {A} drew them on the back of an envelope, each with a smile. Nobody was to forget those three.'
        ]
      },
      {
        id: 'with-both-eyes-shut',
        A: 'same',
        spare: 2,
        paragraphs: [
          '“And then? What did you do in the night?” asked {A}. “I was asleep,” said {H}. “So you did it with both eyes shut.” “And lying down,” said {H}. {A} could not think of anything else that you can do like that.',
          '{A} tried with the buttons of a cardigan, on the rug, and closed both eyes. In the end there was one button left over at the top, and one hole at the bottom. “It’s not for everybody,” said {A}.'
        ]
      },
      {
        id: 'another-sort',
        A: 'same',
        spare: 3,
        paragraphs: [
          '“I’ve seen a nothing before,” said {A}. “It was in the biscuit tin.” “That’s the other sort,” said {H}. So they fetched the tin, took the lid off, and stood it on the bed, to compare. There was nothing in there, and one crumb.',
          '“In the tin there ought to be something,” said {H}. “In the bed there oughtn’t.” You could see at once which was the better one. {A} ate the crumb, and after that they were harder to tell apart.'
        ]
      },
      {
        id: 'as-dry-as',
        A: 'same',
        spare: 4,
        paragraphs: [
          '{A} laid one cheek on it. “It’s as dry as toast,” said {A}. They brought a piece of toast, to see if that was true. The sheet won. It won against a leaf, a page and a crust as well, and quite easily against the flannel.',
          'There was only one thing that was drier, and that was the flour. Some of it stayed on {A}’s cheek. “You look like a bun,” said {H}, and brushed it off with a corner of the winner.'
        ]
      },
      {
        id: 'hung-up-to-dry',
        A: 'same',
        spare: 5,
        paragraphs: [
          'On some mornings {H}’s pyjama trousers were hung up to dry. So {H} hung them up today as well, with two pegs. They were dry when they went up. They hung there and had nothing to do, and looked out of the window.',
          'After a while {A} went to feel them, in front and behind. “Done,” said {A}. It was the quickest washing day that there had ever been. But {H} left them up for the rest of the morning, because they looked so good.'
        ]
      },
      {
        id: 'other-sits-on-it',
        A: 'other',
        spare: 6,
        paragraphs: [
          '{A} was tired out from looking, and sat down on the edge of the bed. “Where was it, again?” asked {A}. “You’re sitting on it,” said {H}. {A} jumped up, and felt behind with one hand.',
          '“I’m not wet,” said {A}. “No,” said {H}, and beamed. {A} sat down again more slowly, and stayed there for a bit. Then {A} said it once more, in quite another voice. “I’m not wet!”'
        ]
      },
      {
        id: 'pet-reads-the-sheet',
        A: 'pet',
        spare: 7,
        paragraphs: [
          'Every morning {A} came to find out how the night had been. {A} began at the pillow, with a great deal of sniffing, and went down along one side. At the middle {A} stopped, and went back to the beginning.',
          'It was all read through twice. Then {A} looked at {H}, like somebody who has gone in at the wrong front door. “You’ve come to the right bed,” {H} told {A}. “It’s only got something new in it.” {A} sneezed, and began once more at the pillow.'
        ]
      },
      {
        id: 'elder-on-the-rug',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I was older than you are,” said {S}, “when I had my first dry night. I was so proud that I made the bed, and wouldn’t get into it any more. It was to stay like that.” “Where did you sleep?” asked {A}. “On the rug,” said {S}.',
          '“Was that dry as well?” “It was dry and hard,” said {S}. “At midnight I got up, said good evening to the bed, and climbed in. It had kept very well. I’ve slept in one ever since.”'
        ]
      },
      {
        id: 'child-is-dry-too',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '{S} wanted to be looked at too. “I’m dry here,” said {S}, and held up an elbow. “And here.” It was a knee. {A} felt them both, and it was true. {S} turned round, and was dry behind.',
          '“You’re dry nearly everywhere,” said {A}. There was only some milk on the chin. {S} wiped that off with one sleeve. “Now it’s gone into the sleeve,” said {S}, and thought about it. “Don’t look at that one.”'
        ]
      },
      {
        id: 'up-to-the-window',
        A: 'partner',
        paragraphs: [
          'Then they held the sheet up to the window, with the light behind it. It was white. It had some creases, and a crumb. “It looks just the same as yesterday’s,” said {A}. “That came out of the cupboard,” said {H}. “This one’s been slept in.” But nobody could see that.'
        ]
      },
      {
        id: 'one-less-every-day',
        A: 'partner',
        paragraphs: [
          `“What was here on the other mornings?” asked {A}. “A wet ${one},” said {H}. “It went plop in the bin. And then there was one less in the pack.” {A} stopped. “How many were there last night?” “Seven,” said {H}. They had counted, to say goodbye. {A} reached for the pack on the shelf, and began to count again.`
        ]
      }
    ],
    turn: [
      {
        id: 'still-seven',
        A: 'partner',
        paragraphs: [
          `There were seven. {H} laid them on the rug, all in a row, and there were still seven. “This one would have been for last night,” said {H}, and patted the first. It was as flat as a letter that nobody has opened. It had waited until the morning, and nobody had called.`,
          '“Now I can see it,” said {A}. “Now anybody can.”'
        ]
      },
      {
        id: 'kept-in-the-pack',
        A: 'same',
        spare: 10,
        paragraphs: [
          'That left the empty pack, with a moon on it, in a nightcap. {A} was going to throw it away. {H} looked in first. “There’s some in here too,” said {H}. “Some what?” asked {A}. “Nothing,” said {H}.',
          'So it was kept, to be shown to visitors. {H} folded the top over twice, so that none of it should get out. The moon had its eyes shut, and was smiling a little.'
        ]
      },
      {
        id: 'everybody-saw-seven',
        A: 'same',
        spare: 11,
        paragraphs: [
          `After that it was easy. “How many are there?” {H} asked whoever came past. “Seven.” “And how many were there yesterday?” Whoever it was began to say it, and stopped. Then they looked from the row to {H}, and back.`,
          '{A} had known it all along by now, and was asked four more times. Each time {A} counted from the front, with one finger, and was just as astonished at the end.'
        ]
      },
      {
        id: 'a-bed-for-each',
        A: 'partner',
        paragraphs: [
          `“And what are the ${many} to do now?” asked {A}. They had only ever learnt to lie in a bed. {H} laid the toy hippo on the first one. It was soft, and just as long as a hippo. Soon there were seven mattresses, with somebody on each.`,
          '“And if I need one again?” asked {H}. “Then the hippo will move over,” said {A}. {H} lifted the quilt, and showed the hippo the sheet. The hippo saw it at once.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came running as well, to see what was in the bed.',
        '{names} looked under the pillow, and it was not there either.',
        { text: '{names} felt along the sheet too, with a flat hand.', needs: ['hands'] },
        { text: '{names} picked up the sock, and there was nothing under it.', needs: ['hands'] }
      ],
      way: [
        '{names} looked at it from the foot of the bed, and saw the wall.',
        '{names} walked once round the bed, in case it was on the other side.',
        { text: '{names} found one more car, by the pillow.', needs: ['hands'] },
        { text: '{names} held up a corner of the sheet, and looked through.', needs: ['hands'] }
      ],
      turn: [
        '{names} walked along the row, and there were seven from that end too.',
        '{names} lay down beside the hippo, to see how it felt.',
        { text: '{names} gave the elephant a flannel for a blanket.', needs: ['hands'] },
        { text: '{names} shook {H} by the hand.', needs: ['hands'] }
      ]
    },
    bed: [
      'In the evening a towel was laid under the sheet, just in case. It hoped for a quiet night.',
      `{H} washed, and went for ${wees}, and then for the three drops. Then {H} lay down, and there was plenty of room in there, and nothing in it.`
    ],
    last: [
      'There was nothing in the bed but {H}, asleep.',
      'On seven mattresses there were seven, and {H} was asleep.'
    ]
  })
}

export const nightWithoutNappy = dryNight({
  id: 'wish-night-without-nappy',
  first: 'no more nappies at night, the first dry night',
  one: 'nappy',
  many: 'nappies',
  words: ['nappy', 'nappies'],
  wee: 'wee',
  wees: 'a wee',
  more: ['first dry night', 'dry all night first', 'dry night proud', 'stayed dry all night', 'woke up dry proud', 'woke up dry first', 'kept bed dry all night', 'dry through the night']
})

export const nightWithoutDiaper = dryNight({
  id: 'wish-night-without-diaper',
  first: 'no more diapers at night, the first dry night',
  one: 'diaper',
  many: 'diapers',
  words: ['diaper', 'diapers'],
  wee: 'pee',
  wees: 'a pee',
  more: []
})

export const nightWithoutPullUp = dryNight({
  id: 'wish-night-without-pull-up',
  first: 'no more pull-ups at night, the first dry night',
  one: 'pull-up',
  many: 'pull-ups',
  words: ['pull-up', 'pull-ups', 'pull ups'],
  wee: 'wee',
  wees: 'a wee',
  more: []
})
