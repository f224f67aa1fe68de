import { wishPlot } from '../wish-plot.ts'

export const butterfly = wishPlot({
  themes: ['butterflies'],
  except: ['moths', 'moth'],
  answers: ['hungry', 'chrysalis', 'cocoon', 'came', 'out', 'emerged', 'hatched', 'caterpillar', 'caterpillars', 'turned', 'flew', 'today'],
  moods: ['change', 'waiting'],
  company: ['caterpillar', 'butterfly'],
  about: 'The hero wants to know a caterpillar again when all of it is made new, and nothing that is put on it stays.',
  titles: ['It Always Knocked First', 'Twice, and Then It Listened', '{H} Marks a Caterpillar', 'All of It Made New', 'Good Manners on a Lettuce'],
  want: [
    {
      id: 'it-knocked',
      A: 'partner',
      paragraphs: [
        'In the lettuce {H} found a caterpillar. It was green, with a yellow stripe, and it had good manners. Before it bit into a leaf it knocked, twice, with its front feet, and listened. Then it ate. {H} wanted to keep it for ever.',
        '“It’ll be a butterfly,” said {A}. “It hangs itself up in a case. In there it turns to soup, and all of it is made new.” “All of it?” asked {H}. “Then how will I know that it’s the same one?”'
      ]
    }
  ],
  way: [
    {
      id: 'a-dot',
      A: 'partner',
      paragraphs: [
        '{H} put it in a jar. “I’ll put a mark on it,” said {H}. First it got a dot of beetroot juice, between the shoulders. But the caterpillar grew so much that its skin split down the back. It walked out at the front and knocked on a new leaf. The dot lay behind it, in the old skin.',
        'Next {H} tied a thread round its middle, not tight. On Friday the thread lay there as well. “It throws everything away,” said {H}.'
      ]
    },
    {
      id: 'how-much-it-eats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You never saw it without its mouth full. It began at one corner of a leaf and went along the edge like a lawnmower. {A} brought lettuce, and then more lettuce. “If I ate like that,” said {A}, “I’d be as big as a bus by Sunday.”',
        '“Try it,” said {H}. So {A} knocked on a sandwich, listened, and ate along the edge. It took some time. At the end there was a very thin strip in the middle, with {A}’s fingers on it.'
      ]
    },
    {
      id: 'sixteen-feet',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It’s got sixteen feet,” said {A}, who had counted. “A butterfly only has six.” “What happens to the other ten?” asked {H}. That was the kind of thing that somebody ought to know.',
        '“Soup as well,” said {A}. They watched all sixteen go along a stalk, each a little after the one in front. “It’s a pity,” said {H}. “They’ve only just learned it.”'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then I’ll learn it by heart,” said {H}. {H} knelt in front of the jar until the caterpillar’s face had been learned. It had six small dots on each side for eyes, and a mouth that went sideways.',
        '“Shut your eyes,” said {A}. “What colour are its feet?” “Green,” said {H}. “And the stripe?” “Yellow. And on Tuesdays it’s a bit lower.” But {H} knew that none of that would be there any more.'
      ]
    },
    {
      id: 'both-watched',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had smelled the jar once, from all sides. Since then {A} passed it with respect. Whatever was in there ate day and night, and was never told to stop.',
        '“You’d know it again,” said {H}. “You’d only need one sniff.” {A} gave no answer. It’s hard to say what soup like that smells of.'
      ]
    },
    {
      id: 'changed-too',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I met a boy from my class the other day,” said {S}. “He had no hair left, and a beard. I walked straight past him.” “Then how did you know him?” asked {A}.',
        '“He came back and trod on my foot,” said {S}. “He used to do that. It’s sixty years ago, and it was the same foot.”'
      ]
    },
    {
      id: 'in-the-case',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} got into the pillowcase and was in there for a while. Only the feet stuck out. “What are you now?” asked {A}. “Soup,” said the pillowcase.',
        '{A} waited. “And now?” “Still soup.” At last the pillowcase shook, and out came {S}, with hair all over {S}’s face. “Who are you?” asked {A}. “{S},” said {S}. “But new.”'
      ]
    },
    {
      id: 'come-in',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody ought to answer, {A} thought, when it knocked so nicely. So {A} did it for the leaves, in a thin green voice. “Come in,” said the first leaf. “Mind the drop,” said the second.',
        'It went on all morning. The caterpillar knocked and listened, and did as it was told. “Not today,” said {A} at last, for there was only a bit left. “I’m mostly stalk.” The caterpillar thought about that, and knocked once more. “You can’t say no to it,” said {H}. “Oh, all right,” said the stalk.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At breakfast {A} bent down and said good morning to it. “That’s the back,” said {H}. “The face is over there.” You really had to know, for it was green and round at both ends. {A} had been saying good morning to the back since Sunday.',
        '{A} went round to the other side and said it all again, with all the days. “It doesn’t mind,” said {H}. “It breathes through holes along its sides. I think it can hear you from anywhere.” But {A} put a small arrow on the jar.'
      ]
    },
    {
      id: 'hung-up',
      A: 'partner',
      paragraphs: [
        '“It only throws away what’s outside,” said {A}. “You’d have to put something inside it.” So {H} called it Pip, and told it so a hundred times, close up. Pip knocked on a leaf, listened, and ate.',
        'The next morning there was no knocking. In the jar hung something small and brown, like a rolled-up leaf. They waited for twelve days, and each day {H} said Pip to it.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-stranger',
      A: 'partner',
      paragraphs: [
        'On the thirteenth day, while the sun was still on the window, the case opened. Something climbed out, as wet and crumpled as a hanky. Then it opened two wings, and they were orange, with an eye on each. It was a beautiful butterfly, and {H} had never seen it before.',
        '“Pip?” said {H}. The butterfly looked out of the window. “It’s somebody else,” said {H}.'
      ]
    },
    {
      id: 'new-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was no yellow stripe, and there were six thin legs. “It isn’t rude,” said {A}. “It doesn’t know anybody yet. It’s only been here for ten minutes.”',
        '“I’m {H},” said {H} to the butterfly. “We’ve met.” The butterfly moved one wing a little, and moved it back.'
      ]
    },
    {
      id: 'a-hose',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where’s its mouth?” asked {H}. Under the face there was something like a watch spring. “It can’t bite any more,” said {A}. “That’s a hose. It rolls it out when there’s something to drink.”',
        '“No more lettuce?” “Never again,” said {A}. They both looked at all the lettuce that was left. It would have to be them.'
      ]
    },
    {
      id: 'big-eyes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“They aren’t for seeing, those eyes on its wings,” said {A}. “They’re for birds. It shuts its wings, and it’s only a dry leaf. A bird comes by. Then it opens them, and the bird thinks that there’s somebody big in there.”',
        'The butterfly folded itself up and was a leaf. “I’m the bird,” said {A}, and came along with both arms out. The wings opened. Two round eyes looked straight at {A}, who jumped back as far as the sofa. “But you knew,” said {H}. “I knew it as me,” said {A}. “I didn’t know it as a bird.”'
      ]
    },
    {
      id: 'knock-knock',
      A: 'partner',
      paragraphs: [
        '“The butterfly must be thirsty,” said {A}, and brought a slice of orange. {H} held it out, flat on one hand. The butterfly walked down {H}’s thumb on its new thin legs, as far as the edge. There it stopped. It lifted its front feet. It knocked, twice, and listened.',
        'Neither of them breathed. “They taste with their feet,” whispered {A}. “No,” said {H}. “That’s manners. It’s Pip!”',
        'Pip drank for a long time. Then they opened the window, and Pip went out over the roofs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept up to the lettuce, and away again without a crunch.',
      '{names} sneezed, and the caterpillar waited politely until it was over.',
      { text: '{names} picked a fresh leaf, with no holes in it yet.', needs: ['hands'] },
      { text: '{names} knocked on a biscuit before eating it, so as not to seem rude.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped the table, and the caterpillar held on with all its feet.',
      '{names} breathed on the jar, and inside it everything went white for a moment.',
      { text: '{names} laid the old skin in a matchbox, in case it was missed.', needs: ['hands'] },
      { text: '{names} rolled up the thread, which was as good as new.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to meet the stranger, and stopped a little way off.',
      '{names} moved into the patch of sun below the window.',
      { text: '{names} smoothed out a crumpled hanky, to show the butterfly how that was done.', needs: ['hands'] },
      { text: '{names} told the butterfly the names of everybody at home, very slowly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar was empty, and {H} washed it. The brown case stayed on the windowsill, as light as a crumb.',
    'When {H} had washed too, {H} stood in front of the bed. {H} knocked on the pillow, twice, and listened, and then got in.'
  ],
  last: [
    'Nobody answered the knock on the pillow, for {H} was asleep.',
    'Rolled up like a leaf, and the same all through, {H} slept.'
  ]
})
