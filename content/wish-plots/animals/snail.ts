import { wishPlot } from '../wish-plot.ts'

export const snail = wishPlot({
  themes: ['snails'],
  except: ['slug', 'slugs'],
  answers: ['slow', 'shell', 'garden'],
  moods: ['waiting', 'late'],
  company: ['snail'],
  about: 'A snail says one word at a time, and begins again whenever somebody guesses the rest, and it is meant for bedtime.',
  titles: ['What the Snail Was Saying', 'I Would Like', '{H} Waits for a Snail', 'One Word Before Supper', 'It Begins Again at the Front'],
  want: [
    {
      id: 'it-said-i',
      A: 'partner',
      paragraphs: [
        'There was a snail on the table, beside the salad bowl. It put out its horns, first the long ones and then the short ones. It looked at {H}. “I,” said the snail.',
        '{H} waited. A tap dripped fourteen times. “You what?” asked {H}. “Give it a moment,” said {A}. “It needs an hour from here to the butter.” {H} wanted to know what the snail was saying.'
      ]
    }
  ],
  way: [
    {
      id: 'i-would',
      A: 'partner',
      paragraphs: [
        '“Would,” said the snail. {H} leaned closer. “I would,” {H} told {A}. “It would like some lettuce! It would like a leaf, is that it?” The snail drew in its horns, and went back into its shell.',
        'After a while it came out again. “I,” said the snail. “It’s gone back to the beginning,” said {A}.'
      ]
    },
    {
      id: 'a-leaf-anyway',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} gave it the leaf all the same. You could hear it eat. It sounded like somebody with very small scissors. There was a hole in the leaf, and then the hole was a little bigger.',
        '“It’s got thousands of teeth,” said {A}, “and all of them are on its tongue.” “Then it can’t talk now,” said {H}. “Not with its mouth full of teeth.” So they waited for the leaf as well.'
      ]
    },
    {
      id: 'i-would-like',
      A: 'partner',
      paragraphs: [
        '{H} held {H}’s mouth shut with one hand. “Would,” said the snail, in its own time. “Like.” “It would like to!” shouted {A}. “It would like to race! It would like to be carried!” And the snail was gone.',
        '“That was you,” said {H}. “It was,” said {A}. “It slipped out.” They looked at the shell. There was nobody there.'
      ]
    },
    {
      id: 'a-quick-one',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“I’ve got an aunt like that,” said {A}. “You have to guess how it’s going to end, and then nod.” “And do you guess right?” asked {H}.',
        '“Never,” said {A}. “I nodded for a whole afternoon. In the end I’d said yes to two canaries.” {H} looked at the snail. It was better to be sure.'
      ]
    },
    {
      id: 'the-trail',
      A: 'same',
      spare: 4,
      paragraphs: [
        'While it thought, the snail walked. It left a silver line on the table. “It brings its own road,” said {A}, “and lays it down in front. It could walk over a needle, and not feel it.”',
        'The line went round the salad bowl and past the salt. “Maybe that’s what it’s saying,” said {H}. “Maybe it’s writing it down.” They turned their heads and looked at it from the other side. It said, very clearly, a wiggle.'
      ]
    },
    {
      id: 'slow-talk',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“We’re too quick for it,” said {H}. “We ought to talk like that too.” So they tried. “Could,” said {H}, and breathed. “You,” said {H}. {A} had to wait with both hands in the air.',
        '“Pass,” said {H}. “Me.” By the time {H} had got to the biscuits, {A} had eaten two. “I nearly had it,” said {A}. “I thought you wanted the salt.”'
      ]
    },
    {
      id: 'old-friends',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came and looked at the snail, and the snail looked at {A}. Neither of them said anything. They did that for a good while.',
        '“They get on,” said {H}. The snail looked after {A} with one horn, and kept the other on {H}.'
      ]
    },
    {
      id: 'in-my-time',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} sat down in front of it and folded both hands. “I’ve waited for slower buses than this,” said {S}. “Did they come?” asked {A}. “One of them did,” said {S}. “It was a lovely bus.”',
        'They sat there, all three of them. {S} was very good at it. After a bit {S}’s head went down, and there was a small snore. The snail turned one horn to look. It seemed to think that at last somebody was listening properly.'
      ]
    },
    {
      id: 'the-crumb',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s moving,” said {H}. “Is it?” said {A}. They looked as hard as they could, and nothing moved at all. So {A} put a crumb down in front of it. It lay as far off as a thumb is long. “When it gets there, we’ll know,” said {A}.',
        'They did not take their eyes off it. There was the snail, and there was the crumb. {A} blinked. Nothing else happened. And then the crumb was behind it. The snail looked as if it had always been in front.'
      ]
    },
    {
      id: 'under-the-bowl',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put a cushion on {S}’s back and was a snail. {S} had one knee under the table and one out. It took {S} from the door to the chair to say hello.',
        '“Where are you off to?” asked {A}. “I,” said {S}. {A} waited. “Have,” said {S}. It was a very long way to the bathroom, but {S} did not go any faster. “I have to go,” said {S}, and just got there.'
      ]
    },
    {
      id: 'all-one-foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The snail had come to the salad bowl, which was glass, and was walking up the outside. “Look at it from in here,” said {A}, with {A}’s chin in the bowl. {H} put in {H}’s chin too. From there you saw it from below. Small dark waves ran along under it, one behind the other.',
        '“That’s its foot,” said {A}. “It’s only got the one. All of that is foot.” {H} watched it for a while. “Then how does it know,” asked {H}, “which one to begin with?”'
      ]
    },
    {
      id: 'its-own-end',
      A: 'partner',
      paragraphs: [
        '“It’s because we finish what it says,” said {A}. “A snail doesn’t like that any more than you do.” “So what must we do?” asked {H}. “Nothing,” said {A}. “It’s the hardest thing there is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-at-all',
      A: 'partner',
      paragraphs: [
        'Out came the long horns, and then the short ones. “I,” said the snail. {H} did not move. “Would,” said the snail. It grew darker in the window. “Like.” {A} bit {A}’s lip. “To.”',
        'A moth went once round the lamp. “Say,” said the snail. {H} held on to {A}’s sleeve with both hands, and they did nothing as hard as they could.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then {A}’s nose began to itch. It went pink, and it wobbled. “Don’t,” said {H}’s eyes. {A} shook {A}’s head, and held on to the table.',
        'There are sneezes that go away if you look at a lamp. {A} looked at the lamp until there were two. It went away. The snail had waited for it, with one foot in the air, if it was a foot.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“A snail’s eyes are at the tips of the long horns,” breathed {A}. “It needn’t go round a corner. It only sends its eyes.” {H} would have liked that too. {H} held up two fingers beside {H}’s ears, and bent them round the teapot.',
        '“What do you see?” breathed {A}. “Butter,” said {H}. That was in front, though, and with the other eyes. The snail bent one horn and looked at the two fingers for a long time. It seemed to take them for somebody large, who was shy.'
      ]
    },
    {
      id: 'four-words',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“To say,” breathed {H}, only with {H}’s lips. “It would like to say.” They had never got so far. There might be anything behind that. It might be thank you. It might be the way to a treasure.',
        '{A} held up a finger for each word, so as not to lose them. There were five. They looked like people at a bus stop, waiting for the sixth.'
      ]
    },
    {
      id: 'good-night',
      A: 'partner',
      paragraphs: [
        '“Good,” said the snail. It drew in one horn, and rested. The lamp hummed. “Night,” said the snail.',
        'Nobody spoke for a moment. “I would like to say good night,” said {H}. “But it was still light when it started,” said {A}. They looked at the window. It was quite dark out there. {H} had a yawn, and so had {A}. “It wasn’t slow,” said {H}. “It was just in time.”',
        '“Good night, snail,” said {H}, and said it properly, with a gap in the middle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the table by accident, and the snail shut.',
      '{names} got comfortable, as for a long story.',
      { text: '{names} moved the butter a little nearer.', needs: ['hands'] },
      { text: '{names} slid the salad bowl out of the snail’s way.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and the snail began again at the front.',
      '{names} leaned in to help, and then leaned out again.',
      { text: '{names} guessed butter, and rain, and the time of the bus.', needs: ['hands'] },
      { text: '{names} held a cloth under the tap, to stop the drip.', needs: ['hands'] }
    ],
    turn: [
      '{names} did nothing as well, and felt it in the neck.',
      '{names} blinked as slowly as a snail.',
      { text: '{names} gripped the edge of the table, so as not to help.', needs: ['hands'] },
      { text: '{names} let the tea go cold, sooner than stir it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They laid a lettuce leaf in front of the snail. When the snail was on it, they carried the leaf to the open window. They set it down outside. It had left a silver line on the table, and that stayed until the morning.',
    'Then {H} washed, not too fast, and lay down. The blanket went round like a shell. “Good,” said {H}, and rested for a while. “Night.”'
  ],
  last: [
    'Nobody hurried {H}, who took as long as it took, and was asleep.',
    'In under the blanket like a snail in its shell, {H} slept.'
  ]
})
