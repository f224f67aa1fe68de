import { wishPlot } from '../wish-plot.ts'

/** What lies there. */
const WHAT = 'biscuit biscuits biscut bisquit cookie cookies cooky bikkie biccy digestive custard cream jammie jammy laddoo ladoo cracker brownie cupcake muffin bun doughnut donut samosa pancake'.split(' ')

export const lastBiscuit = wishPlot({
  id: 'wish-last-biscuit',
  wishes: [...WHAT.flatMap((what) => [`last ${what}`, `only one ${what} left`, `one ${what} left`, `final ${what}`]), 'last one on the plate', 'last one plate', 'one left plate'],
  answers: [...WHAT, 'last', 'one', 'only', 'left', 'final', 'plate', 'tin', 'jar', 'packet', 'on', 'in', 'the', 'who', 'gets', 'get', 'got', 'has', 'have', 'had', 'takes', 'take', 'took', 'eats', 'eat', 'ate', 'wants', 'want', 'wanted', 'both', 'everyone', 'everybody', 'nobody', 'share', 'shares', 'sharing', 'shared', 'half', 'halves', 'break', 'split', 'fair', 'turn', 'polite', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'granny', 'brother', 'sister', 'tea', 'table', 'chocolate', 'chip', 'jam', 'story', 'please', 'about', 'a', 'should', 'can', 'may', 'for', 'argue', 'argued', 'arguing', 'over', 'fight', 'fighting'],
  except: ['stole', 'stolen', 'steals', 'thief', 'monster', 'dragon', 'mystery', 'missing', 'disappeared', 'santa', 'christmas', 'dog', 'mouse', 'ran', 'runaway', 'runs', 'man', 'hungry', 'poor', 'died', 'ill', 'allergy', 'choked', 'world', 'earth', 'moon', 'ever', 'baking', 'bake', 'baked', 'hit', 'hurt', 'cried'],
  moods: ['quarrel', 'question'],
  asked: true,
  company: ['biscuit', 'plate', 'crumb', 'tea', 'teapot', 'table'],
  fed: true,
  about: 'One biscuit is left, and nobody likes to take the last one; so each takes half of it, and there is always a last bit, until two take it at the same moment.',
  titles: ['The Last One on the Plate', 'Half of the Half', '{H} and the Very Last Crumb', 'After You', 'On Three'],
  want: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        'There was one biscuit left on the plate. It was round, with chocolate on one side. {H} wanted it, and so did {A}. “You have it,” said {A}. “No, you,” said {H}. Neither of them meant it at all.',
        'The biscuit lay there. “Why don’t we just take it?” asked {H}. “Because then you’re the one who took the last one,” said {A}. “People remember that.” {H} sat on both hands, to be safe.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-table',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} pushed the plate across to {A}. {A} said thank you, and pushed it back. It went to and fro like that, past the teapot, and the biscuit slid about and got dizzy.',
        '“Stop,” said {A}. “It’s losing crumbs.” They turned the plate instead, like a wheel, and waited to see whom the chocolate would point at. It pointed at the teapot. The teapot did not say no.'
      ]
    },
    {
      id: 'who-needs-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whoever needs it most should have it,” said {H}. “I’m still growing.” {A} nodded. “And I’ve been up since six,” said {A}. “I had a long sock to put on today,” said {H}. “It was very tiring.”',
        '{A} had carried a heavy bag. {H} had lost a pencil. {A} had found a hair in the butter. By then they both felt so sorry for each other that neither could have taken it.'
      ]
    },
    {
      id: 'shut-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll shut our eyes,” said {A}, “and count to five. If it’s gone, it’s gone, and nobody asks.” They shut their eyes. “One,” said {A}. “Two.” There was a small noise on the plate.',
        'They both looked. Two hands were on the plate, and each of them had a finger on the chocolate. “I was only seeing if it was still there,” said {H}. “So was I,” said {A}.'
      ]
    },
    {
      id: 'the-tin',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked in the biscuit tin, in case there was another. There was a picture of a castle on the lid. Inside was a piece of paper, and a good smell. {H} held it out, and {A} smelled it too.',
        '“If there were two in there,” said {A}, “we’d have eaten one each, and never thought about it.” {H} put the lid back on. It was odd that one biscuit should be so much more work.'
      ]
    },
    {
      id: 'cover-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Perhaps it was the looking that made it so hard. {A} put a bowl over the biscuit, upside down. They drank their tea, and talked about something else. They talked about shoes.',
        '“Do you think it’s all right in there?” asked {H}. {A} lifted the bowl a little on one side. It was all right. They talked about shoes again, but {H} did not hear much of it.'
      ]
    },
    {
      id: 'smell-only',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Smelling isn’t taking,” said {H}, and smelled it. {A} smelled it as well. It was a very good smell, and there was as much of it afterwards as before. So {H} had another go.',
        '“You’ve got chocolate on your nose,” said {A}. {H} tried to reach it with {H}’s tongue. That did not work. “I only borrowed it,” said {H}, and rubbed it off on a finger. Soon the finger was clean too.'
      ]
    },
    {
      id: 'guest-rule',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“The last one’s for a guest,” said {A}. “That’s the rule.” So {H} went out into the hall, and knocked. “Who’s there?” asked {A}. “A guest,” said {H}. “Would you like a biscuit, dear guest?” asked {A}.',
        '“Oh no,” said the guest, because that is how guests are. “I couldn’t. It’s your last one.” Then {H} was cross about it for the whole length of the hall. {H} came in again as nobody in particular.'
      ]
    },
    {
      id: 'child-guard',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll guard it,” said {S}, and put both elbows round the plate. {A} was not quite sure about that. “Guards don’t lick their lips,” said {A}. “They do in between,” said {S}.',
        'After a while the guard’s chin was on the edge of the plate. Then the guard’s tongue was out. “I’m just seeing how far it is,” said {S}. It was two inches. {A} moved the plate, and made it four.'
      ]
    },
    {
      id: 'elder-aunt',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We once had one left over for a week,” said {S}. “Everybody was too polite. Each day it went back in the tin, and each day it came out again with the tea.” “And who ate it in the end?” asked {A}.',
        '“The man who came about the clock,” said {S}. “He just took it and ate it, and asked if there was any more. We all stared at him.” {S} sighed. “He mended the clock very well.”'
      ]
    },
    {
      id: 'pet-plate',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was somebody who was not polite at all. {A} had come up close, and looked from the plate to {H}, and from {H} to the plate. {A} did not say “after you”.',
        '{H} moved the plate to the middle of the table. “It’s got chocolate on,” said {H}, “and that’s not for you.” So {A} got something of {A}’s own, and had finished it before {H} had even sat down. Nobody had minded.'
      ]
    },
    {
      id: 'half',
      A: 'partner',
      paragraphs: [
        'Then {H} had an idea. “I’ll only take half,” said {H}. “Half isn’t the last one.” {H} broke the biscuit, and ate the half with more chocolate. “Very fair,” said {A}, and looked at the plate. “Now there’s one half left.”',
        'It was the last half. {A} could not take that either. So {A} took half of the half, and left the rest. Now a quarter lay on the plate. “It’s your turn to be polite,” said {A}.'
      ]
    },
    {
      id: 'always-a-last-one',
      A: 'partner',
      paragraphs: [
        '{H} took half of the quarter, with two fingertips. {A} took half of that, with a spoon. What was left was as big as a pea, and it was still the last one. {H} bent down over it with one eye shut.',
        '“Wait,” said {A}. “It’s not the biscuit. It’s the going second. Whoever goes second has to take the last one.” {H} looked up. “Then nobody must go second,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-three',
      A: 'partner',
      paragraphs: [
        'It had to be in two bits for that, and both the same. {H} breathed out first, so as not to blow it away. Then {H} pressed with a spoon. Crack. There were two crumbs, with a little chocolate on each.',
        '“On three,” said {A}. Each of them licked one finger. “One,” said {H}. “Two,” said {A}. On three they both put a finger down, and both put it in their mouths. The plate was white all over.'
      ]
    },
    {
      id: 'who-had-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who had the last one?” asked {H}. {A} looked at the plate from above, and from the side. “Nobody,” said {A}. “We both had the last but one.” {H} could still taste it, right at the front.',
        'They turned the plate over, to be quite sure. On the back was a small blue flower. In all those years nobody had seen it, for there had always been something on top.'
      ]
    },
    {
      id: 'next-time',
      A: 'partner',
      paragraphs: [
        '“Next time,” said {H}, “let’s do it while it’s still a whole biscuit.” {A} stood up to wash the plate. “Half each, on three,” said {A}. “We’d have been finished before the tea got cold.” {H} held out a hand, and they shook on it. Both hands were a bit sticky.'
      ]
    },
    {
      id: 'something-in-lap',
      A: 'same',
      spare: 12,
      paragraphs: [
        'When {A} shook out a napkin, something fell. It was a crumb, and not a small one. It lay on the floor between them. They both looked at it.',
        '“After you,” said {A}. “No, after you,” said {H}. Then they both laughed, and fetched the broom.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the biscuit too, and then at the ceiling.',
      '{names} swallowed, though there was nothing to swallow.',
      { text: '{names} folded a napkin, very slowly, and did not reach for anything.', needs: ['hands'] },
      { text: '{names} poured out more tea, past the plate.', needs: ['hands'] }
    ],
    way: [
      '{names} came round the table to look, and it was no bigger from there.',
      '{names} found a crumb on the floor, and asked nobody.',
      { text: '{names} held a hand under the edge of the table, for crumbs.', needs: ['hands'] },
      { text: '{names} drew half a biscuit on a napkin, and then half of that.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept so still that not a crumb moved.',
      '{names} breathed in at “two”, and out again after “three”.',
      { text: '{names} counted along on three fingers.', needs: ['hands'] },
      { text: '{names} held the plate up to the lamp, and there was nothing on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate stood in the rack and dripped, and the lid was on the tin.',
    '{H} brushed every tooth, and the very last of the chocolate went too. In bed there was one cool place left on the pillow, and {H} took it.'
  ],
  last: [
    'The tin stood on its shelf, the plate was dry, and {H} was asleep.',
    'There was one yawn left, and {H} had that as well, and was asleep.'
  ]
})
