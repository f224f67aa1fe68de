import { wishPlot } from '../wish-plot.ts'

export const gnome = wishPlot({
  id: 'wish-gnome',
  wishes: ['gnome', 'gnomes', 'garden gnome', 'garden gnomes'],
  except: ['christmas', 'santa', 'elf', 'elves', 'bank', 'gold', 'pirate', 'who', 'that', 'broke', 'broken', 'smashed', 'stolen', 'lost', 'afraid', 'scared', 'juliet'],
  answers: ['garden', 'hat', 'red', 'beard', 'little', 'tiny', 'flowerpot', 'moving', 'stone'],
  company: ['gnome', 'window', 'flowerpot', 'thyme', 'can'],
  about: 'Somebody never stops watching a gnome, to see it move, and the gnome has had to sneeze since Monday.',
  titles: ['The Gnome in the Flowerpot', 'Since Monday', '{H} Doesn’t Look', 'Nothing Has Ever Been Harder Not to See', 'Bless You, by the Window'],
  want: [
    {
      id: 'it-moves',
      A: 'partner',
      paragraphs: [
        'In the big flowerpot by the window stood a gnome, with a red hat and a watering can. On Sunday it had stood under the fern, and smiled. On Monday it stood beside the thyme. “It walks!” said {H}.',
        '“Gnomes do,” said {A}, “but only when nobody’s looking.” {H} wanted to see it, just once. So {H} drew up a chair, put {H}’s elbows on the window sill, and looked at the gnome.'
      ]
    }
  ],
  way: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        '{H} looked until noon. The gnome looked straight ahead. {H} turned away, and then round again, like lightning. {H} looked at it in a spoon, and through a hole in the newspaper. On Tuesday {H} got up early, and after supper there was the torch.',
        'The gnome never moved a boot. But by Wednesday something was different. “It’s stopped smiling,” said {H}. Its nose was all wrinkles. Its eyes were two slits, and its mouth was open. “It’s cross with me.”'
      ]
    },
    {
      id: 'who-blinks',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The one who blinks has lost,” {H} told the gnome, and opened {H}’s eyes wide. It was a hard game. {H} held out until the window swam. “It’s fourteen to nothing,” said {A}, who was keeping the score.',
        '“For whom?” asked {H}. {A} had a look at the gnome. “It hasn’t said,” said {A}.'
      ]
    },
    {
      id: 'boots',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the earth there were prints, no bigger than beans. They went from the fern to the thyme, and at one place they went round a snail. There the steps were rather long.',
        '“Here it turned back,” said {A}, with the magnifying glass, “and had a word with it.” The snail said nothing about that. It had been on its way to the fern for two days as well.'
      ]
    },
    {
      id: 'a-as-gnome',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now watch me,” {A} told {H}, and put on a red sock for a hat. Then {A} was made of stone. {H} looked away for as long as a yawn. After it {A} stood just the same, and chewed.',
        'There had been a biscuit on the sill. “I never saw a thing,” said {H}. “No,” said the gnome, with its mouth full.'
      ]
    },
    {
      id: 'say-nothing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If you can walk, say nothing,” {H} told it. The gnome said nothing. “There you are!” said {H}. {A} wanted to be quite fair. “And if you can’t walk, say nothing either,” said {A}.',
        'It said nothing, for even longer than before. It was very hard to get anything out of it at all.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} laid a thread from one boot to the thyme. If the gnome took a step, it would show. They both went off, and counted to fifty in the kitchen. At thirty {H} was back again, because it took so long.',
        'The thread lay as it had lain. “You came too early,” said {A}. “It had only got as far as wanting to.”'
      ]
    },
    {
      id: 'jokes',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried to make it laugh. {H} told it about the soup that was sent back. {A} told it about the two snails. {H} had to hold on to the curtain, and {A} slid slowly off the chair.',
        'The gnome kept its face. Perhaps the hat shook a little, or else a bus had gone by. “Somebody has told it that one,” said {A} from the floor. “The snail.”'
      ]
    },
    {
      id: 'duster',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The gnome’s dusty,” said {H}. “I’d be cross as well.” {A} fetched the feather duster, and they did the hat, and the beard. They went with one long feather all round the nose, where it tickles.',
        'A shiver went through the thyme. They both looked at the window, to see if it was shut. It was, and so they did the nose once more.'
      ]
    },
    {
      id: 'at-night',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do they do all night?” asked {H}. “They work,” said {A}. “They turn the leaves round, so that each gets some window. They talk to the roots. They water what we forget.” {H} thought about the fern.',
        'It was quite true that nobody had ever watered the fern, and yet it was the biggest. Only since Monday had it begun to hang its head.'
      ]
    },
    {
      id: 'elder-statue',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had to stand like that once,” said {S}, “for a painter. I had a jug on my shoulder, and a fly on my nose.” “What did you do?” asked {A}. “I wished that he’d go and clean his brush,” said {S}.',
        '“And did he?” “After an hour and a half,” said {S}. “That was the best scratch of my life.” {S} looked at the gnome for a bit, and then politely looked at something else.'
      ]
    },
    {
      id: 'small-gnome',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a gnome as well, in a red hat. “Don’t look,” said {S}. {A} looked at the wall. Something went by behind, on tiptoe, and giggled, and fell over a shoe. “Now look,” said {S}.',
        '{S} stood on the very same spot, with both arms out, and didn’t move. “It’s walked all round the table,” said {S}, “and nobody knows.”'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} never looked at the gnome. {A} lay close by and looked the other way. {A} must have seen it do all sorts of things, and thought nothing of it.',
        '“You could tell me,” said {H}. {A} looked at {H}, and it was clear that there had been a promise.'
      ]
    },
    {
      id: 'that-face',
      A: 'partner',
      paragraphs: [
        '{A} bent down until their two noses nearly touched. The thyme was in flower, and there was yellow dust all over it. “It isn’t cross,” said {A}. “I know that face. It’s got to sneeze. It’s had to since Monday. And it can’t, because somebody’s always looking.” The tip of the nose had gone quite red.'
      ]
    }
  ],
  turn: [
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        '{H} hadn’t seen it walk yet, and thought about that. Then {H} turned the chair round, with its back to the window. “You too,” said {H}, and they looked at the wall. {H}’s head kept wanting to turn by itself. So {H} put both hands over {H}’s eyes.'
      ]
    },
    {
      id: 'the-wall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the wall there was a picture of a boat. They had never looked at it so well. “It’s got a dog on it,” said {A}. “Where?” asked {H}, through {H}’s fingers. “I’ll show you later.”',
        'Behind them a leaf fell, or somebody moved it. {A} took hold of {H}’s chair, just to be sure that it stayed as it was.'
      ]
    },
    {
      id: 'hanky',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A gnome needs a handkerchief,” whispered {A}. They cut a corner off a tissue, as big as a stamp. {H} held it out behind, without turning round, and felt for the flowerpot. There was earth, and there was thyme.',
        'Something took it out of two fingers. It was quite a small tug. {H} sat very straight after that, and did not wash those fingers until bedtime.'
      ]
    },
    {
      id: 'sneeze',
      A: 'partner',
      paragraphs: [
        'A tap dripped somewhere. Then behind them somebody breathed in. “Hhh,” it went. “Hhhh. Hhhhh.” And then came a sneeze that was no bigger than a pea, and earth rattled against the window. “Bless you,” said {H}, and did not turn round.',
        'For a while it was still. “Thank you,” said a deep voice, by the thyme. “I’d had that since Monday.”'
      ]
    },
    {
      id: 'only-the-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it nice in there?” {A} asked the wall. “In the evenings,” said the voice. “Do you mind the snails?” “Only the one.” {H} had a hundred questions, and they all came at once, and none of them fitted through.',
        '“Have you got a name?” asked {H} at last. “Yes,” said the voice, and sounded pleased to have been asked.'
      ]
    },
    {
      id: 'steps',
      A: 'partner',
      paragraphs: [
        'Then there were steps, in small boots, over the earth. Water ran out of a very small can. It was the hardest thing in the world not to look. When it had been still for a long time, they turned round. The gnome stood under the fern, and the fern was wet. On its hat lay a petal, and it smiled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped in front of the flowerpot and stared hard at two small boots.',
      '{names} brushed by the fern, and the gnome went on smiling.',
      { text: '{names} dusted the gnome’s red hat and wished it good morning.', needs: ['hands'] },
      { text: '{names} tickled it with a bit of fern, and it stayed perfectly still.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed beside the thyme, long and freely.',
      '{names} got in front of the torch, and the gnome had half a moment off.',
      { text: '{names} took over the looking for as long as a sandwich lasts.', needs: ['hands'] },
      { text: '{names} held the newspaper, so that the hole was at the right height.', needs: ['hands'] }
    ],
    turn: [
      '{names} faced the wall as well, and found a crack in it.',
      '{names} kept as still as clay.',
      { text: '{names} hung a cloth over the mirror, because mirrors look too.', needs: ['hands'] },
      { text: '{names} hummed at the wall, to show that nobody was peeping.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put back the chair, and the torch went into the drawer. “I’m not going to look until tomorrow,” said {H}, rather loudly, towards the window.',
    'After the washing {H} lay down, and shut {H}’s eyes in good time. There is a great deal to do in a flowerpot.'
  ],
  last: [
    'For a whole night nobody looked, and {H} was asleep.',
    'By the window somebody went to and fro with a very small can. {H} slept, and saw nothing.'
  ]
})
