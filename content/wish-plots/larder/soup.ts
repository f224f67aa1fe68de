import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const soup = wishPlot({
  id: 'wish-soup',
  wishes: ['soup', 'soups', 'alphabet soup', 'letter soup', 'alphabetti', 'noodle soup', 'chicken soup', 'tomato soup', 'vegetable soup', 'bowl of soup', 'broth', 'chicken noodle soup', 'eating soup', 'pasta letters', 'minestrone'],
  answers: ['alphabet', 'letter', 'letters', 'noodle', 'noodles', 'chicken', 'tomato', 'vegetable', 'vegetables', 'carrot', 'bowl', 'spoon', 'hot', 'warm', 'word', 'words', 'reading', 'read', 'spell', 'spelling', 'says', 'talks', 'talking', 'supper', 'dinner', 'lunch', 'favourite', 'love', 'loves', 'eat', 'eating', 'pasta'],
  except: [...NOT_SERVED, 'stone', 'nail', 'button', 'axe', 'kitchen', 'bank', 'flu', 'cold', 'spilled', 'spilt', 'spill', 'spills', 'witches', 'cauldron', 'potion', 'fly', 'snake', 'frog', 'worm', 'worms', 'mud', 'muddy', 'snail', 'turtle', 'shark', 'bat', 'rabbit', 'rain', 'rained', 'rains', 'raining', 'moon', 'snow', 'dragon', 'cook', 'cooks', 'cooking', 'making', 'makes', 'made', 'make', 'ramen', 'pho', 'miso'],
  moods: ['first', 'learning', 'waiting', 'lost'],
  fed: true,
  company: ['spoon', 'bowl'],
  about: 'The hero fishes the word soup out of a soup with letters in it, and there is no U, until somebody sees how things lie in a soup.',
  titles: ['A Soup Should Know Its Name', 'Having a Lie-Down', '{H} Reads the Soup', 'A Gap for the U', 'See You'],
  want: [
    {
      id: 'the-word',
      A: 'partner',
      paragraphs: [
        'There were letters in the soup, small ones made of pasta. They swam about, and said nothing that anybody could read. {H} wanted to fish out a word, and lay it on the rim of the bowl. It was going to be SOUP. “A soup should know its own name,” said {H}.',
        'The S came up by itself, with a bit of carrot. The O was there as well, and a P hung from the spoon by its foot. Only the U was missing, and {H} left a gap for it. “Sop,” read {A}. “That isn’t what it’s called,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'stirred',
      A: 'partner',
      paragraphs: [
        '{H} stirred, to see what was down at the bottom. Up came a whole crowd, and a wave ran over the rim, and took the S along. “Now it says op,” said {A}. They had to catch the S all over again, and there was still no U.'
      ]
    },
    {
      id: 'sailed-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The soup was hot, so {H} blew on it. All the letters sailed over to the far side, and stood there in a crowd. “MWEEB,” read {A}. “What does that mean?” asked {H}.',
        '{A} blew from the other side, and back they came. “BEEWM,” read {H}. “It’s what it says when you blow on it,” said {A}. “I’d say something like that too.”'
      ]
    },
    {
      id: 'growing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They’re getting bigger,” said {H}. That was true. When the soup had come to the table they had been thin, and now they were quite stout. “Pasta drinks what it swims in,” said {A}. “If you leave it there till morning, there’s no soup at all. It’s just the alphabet, lying there, very full.”',
        '{H} held on to the spoon. “Then I’ll read faster,” said {H}.'
      ]
    },
    {
      id: 'full-stops',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what are the carrots?” asked {A}. They were round, and there was nothing else to them. “Full stops,” said {H}. So whenever a bit of carrot came by, a sentence was over.',
        'They counted along. Nine sentences were over by now in that soup, and not one of them had begun.'
      ]
    },
    {
      id: 'slurped',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} slurped a little, since the spoon was hot. “That was an F,” said {A}. “You can’t know that,” said {H}. “I heard it. It went fff.” {H} tried another one, and that was an S, with a bit of wind.',
        'Then {A} slurped. It was a long one, and it turned a corner, and there was a gulp at the end. {H} put down the spoon. “That wasn’t a letter,” said {H}. “That was somebody’s whole name.”'
      ]
    },
    {
      id: 'spoonfuls',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They read each spoonful before they ate it. “Blap,” read {A}, and swallowed. “Who’s Blap?” asked {H}. “He didn’t say.” {H} had OOGT in the next one. You had to say that rather low. It sounded like somebody large, getting out of the bath.',
        '“Don’t eat that one yet,” said {A}. “Say it again.” {H} said it three times, until it was cold.'
      ]
    },
    {
      id: 'the-packet',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who puts them in?” asked {H}. “A machine,” said {A}. “It pushes the dough through little holes, and snips it off. Every letter’s got its own.” “And does somebody count?” “I don’t think so. They all go in one big heap.”',
        '“Then there could be a packet with only Es in it,” said {H}. They were both quiet for a moment. Somewhere, somebody was just cooking that.'
      ]
    },
    {
      id: 'on-the-napkin',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The letters on the rim were wet, and kept slipping back into the soup. {A} dried the P with the corner of a napkin. Now it stuck very well. It stuck to the napkin. {H} peeled it off by the foot, and something was left behind.',
        '“It could be an F now,” said {A}. {H} laid it in its place again, and patted it. “It knows what it is,” said {H}.'
      ]
    },
    {
      id: 'no-and-on',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had laid a word as well, and it was NO. “No what?” asked {H}. {A} could not say. There had only been those two, and they had wanted to be together.',
        '{H} walked round the table and looked at it from there. “It doesn’t say no,” said {H}. “It says ON.” “What’s on?” “The soup,” said {H}. So they left it as it was, for whoever came in on that side.'
      ]
    },
    {
      id: 'vowels-first',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put in a crust of bread as a boat. “Anybody for land?” asked {H}. Two letters got on at once, and hung over the side. But a crust drinks as well. It got lower and lower, and leaned. “Save the E!” called {A}.',
        'The E was saved, with a spoon. The crust went down without a word, and only a bit of carrot floated over the place.'
      ]
    },
    {
      id: 'nearly-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What about a V?” asked {A}. There was a V in the soup, a very good one. “It’s too sharp,” said {H}. “It would be sovp.” {A} tried to say sovp. You need a napkin for that.',
        'They said it by turns, until neither could see the other properly. “I’d be afraid of a sovp,” said {A}. {H} sent the V back in.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had not taken both eyes off the spoon. Each time it went up, {A} went up a little too. “It’s only to read,” said {H}, and held out the S for {A} to see.',
        '{A} looked at the S for so long that it might well have been reading. Then {H} put the S back on the rim, and {A} read on from there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My first letter was in soup,” said {S}. “I couldn’t write yet. I laid my name on the rim, and pushed the bowl over to my father.” “What did he do?” asked {A}.',
        '“He read it. Then he took a spoon, and laid an answer under it. It said YES.” “But what had you asked?” “Nothing,” said {S}. “It was only my name. But it’s nice to be told.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was only after one letter, the one that’s just a line. There were eleven of them by now, all along the rim of {S}’s soup. “What does it say?” asked {A}.',
        '“I, I, I, I, I,” read {S}, right to the end. “Who?” asked {A}. “Me,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had been given an O out of the soup, a soft one, when it was cool. It went into {A}’s mouth at once, and the mouth went round, to fit. Then it came out again as a sound. It was quite clearly an O.',
        'Everybody stopped eating. {H} began to look for an S, to see if it would work with that as well.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“Ours has stars in it,” said {A}. “You can’t read that.” {H} was not so sure. Stars are for finding the way. “What did it look like, the last time?” asked {H}.',
        '{A} remembered it. There had been a lot on the left, and a big piece of leek. “Then it’s clear tonight,” said {H}, “and you turn off at the leek.”'
      ]
    },
    {
      id: 'nobody-stands',
      A: 'partner',
      paragraphs: [
        'So {H} ate some of it, to make the soup less deep. Every spoonful was looked through first. There was an X, and two Es that held hands.',
        '{A} bent over the bowl. “Nobody stands up straight in a soup,” said {A}. “They swim on their backs, and they swim on their heads. How do you know what they’d be on land?”'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-down',
      A: 'partner',
      paragraphs: [
        '{H} looked at the letters that were left. There were six. One was a C, as round as a back in bed. {H} lifted it out, laid it on the rim, and tipped it over with one finger. There it lay on its back, with both ends in the air. “There’s the U,” said {H}. “That’s a C having a lie-down,” said {A}. “It can have it here,” said {H}, and pushed it into the gap. SOUP, said the soup.'
      ]
    },
    {
      id: 'all-the-others',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Now that they knew, it was a different soup. A Z was only an N that had fallen over. “And that’s an M,” said {H}, “with its feet in the air.” “On land that’s a W,” said {A}.',
        '“And the O?” They gave it a push, and it turned round once, and then round again. “The O never notices,” said {H}.'
      ]
    },
    {
      id: 'said-it',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Now it’s said it,” said {A}. They both looked at the word. It was a bit crooked, and there was steam coming off it. “Does it know what it is?” asked {H}. “It can’t have seen the word yet,” said {A}. “It’s lying down.”',
        '{H} turned the bowl a little at a time, until the rim with the word was nearest. “Now lean a bit closer,” said {H} to the soup.'
      ]
    },
    {
      id: 'see-you',
      A: 'partner',
      paragraphs: [
        'Then {H} ate the word, from left to right, and what was left of the soup. At the very bottom lay two letters, and each of them was a C. “C, C,” read {A}. “It’s got nothing more to say.” {H} left the first as it was, and tipped the second one over on its back. {A} read it again. “C, U,” said {A}. “See you.” “See you,” said {H} to the soup, and ate them both.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into a bowl too, and blinked at a B.',
      '{names} leaned over for the smell of soup, which has no letters in it.',
      { text: '{names} fished too, and caught a Q with no tail.', needs: ['hands'] },
      { text: '{names} dried the rim, so that a word would stay on it.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed a letter without reading it.',
      '{names} looked for the U on the floor, and found a crumb.',
      { text: '{names} went through another bowl, spoon by spoon, and called out each letter.', needs: ['hands'] },
      { text: '{names} mopped up the wave, with an R in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it lying down as well.',
      '{names} waited for the next thing the soup would say.',
      { text: '{names} clapped for the C, softly, with one finger on the palm.', needs: ['hands'] },
      { text: '{names} wiped a bowl out with bread, down to the last small pea.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the bowl and the spoon. There was nothing in them to read any more.',
    'Then {H} washed, and got into bed, and curled up like a C. After a while {H} tipped over, and had a lie-down.'
  ],
  last: [
    'The C had had a lie-down, and now {H} was having one too, and was asleep.',
    'The bowl was empty, and nothing was left to spell, and {H} was asleep.'
  ]
})
