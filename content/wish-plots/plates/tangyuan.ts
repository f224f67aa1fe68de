import { wishPlot } from '../wish-plot.ts'

export const tangyuan = wishPlot({
  id: 'wish-tangyuan',
  beginsElsewhere: true,
  wishes: ['tangyuan', 'tang yuan', 'tong yuen', 'yuanxiao', 'dongzhi', 'dongzhi festival', 'winter solstice dumplings', 'solstice dumplings', 'sweet rice balls', 'glutinous rice balls', 'sticky rice balls', 'sesame rice balls'],
  answers: ['winter', 'solstice', 'dumpling', 'dumplings', 'festival', 'longest', 'night', 'rice', 'balls', 'ball', 'sesame', 'black', 'sweet', 'soup', 'ginger', 'round', 'sticky', 'lao', 'laolao', 'popo', 'po', 'nai', 'nainai', 'yeye', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'family', 'together', 'make', 'makes', 'making', 'made', 'roll', 'rolling', 'rolled', 'cook', 'cooking', 'eat', 'eating', 'ate', 'favourite', 'favorite', 'loves', 'yummy', 'tonight', 'tomorrow', 'today', 'kitchen', 'chinese', 'year', 'older', 'home', 'bowl'],
  except: ['died', 'missing', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'choking', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'burnt', 'burned', 'afraid', 'scared', 'summer', 'restaurant'],
  moods: ['first', 'learning', 'waiting'],
  company: ['pot', 'tangyuan', 'lid', 'dough', 'bowl', 'soup', 'stove', 'spoon'],
  fed: true,
  about: 'Whoever eats tangyuan at Dongzhi is a year older, so the hero rolls one for ten years at once, and it is the only one that stays at the bottom of the pot.',
  titles: ['Ten Years in One', 'The Small Ones Are Up First', '{H} Grows Older by the Bowl', 'At the Bottom of the Pot', 'The Longest Night'],
  want: [
    {
      id: 'ten-years',
      A: 'partner',
      paragraphs: [
        'It was Dongzhi, the longest night of the year, so there were tangyuan. Those are round white dumplings of rice flour, with black sesame inside. “Eat one tonight,” said {A}, “and you’re a year older. That’s how it’s done.”',
        '{H} wanted to be old enough to stay up for the whole of the longest night. So {H} took as much dough as two hands could hold. {H} rolled a tangyuan the size of an apple. “That’s ten years at once,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'rolling',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You roll a tangyuan between two palms, as if they were cold. {A}’s came out round. {H}’s came out like an egg, because one hand was always a bit ahead. “Who’s in such a hurry?” asked {A}. It was the left.',
        'So {H} shut both eyes, and let the right hand lead. The egg grew round. It was so smooth that it rolled away by itself. It got as far as the sugar, and put on a coat.'
      ]
    },
    {
      id: 'black-inside',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} pressed a thumb into a bit of dough, and a spoonful of black sesame went in. Then the edges came up from all round, and closed on top. You couldn’t see any of it now. “It’s white by day,” said {H}, “and it has its night indoors.”',
        '{H} held one up to the lamp, to see if the night showed through. There was a grey place, about the size of a pea. “That’s six o’clock,” said {A}.'
      ]
    },
    {
      id: 'sounds-like-together',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Tangyuan sounds nearly like the word for all being together,” said {A}. “That’s why they’re eaten at home.” {H} said it a few times, quickly. “And why are they round?” “So that nobody sits at the corner,” said {A}.',
        'They looked at the tangyuan on the tray. It was quite true. Each had its shoulder against another. The one at the edge had been given the rim.'
      ]
    },
    {
      id: 'does-not-come-up',
      A: 'partner',
      paragraphs: [
        'The stove was for grown-up hands. {H} and {A} sat well back and looked through the glass lid. All the tangyuan sank and lay on the bottom. Then one let go, and rose, and bobbed about on top. Up came the next.',
        'Soon eleven of them were dancing in a ring. Only the one like an apple stayed where it was, a stone in a pond. “It’s thinking,” said {H}. The eleven went round and round above it.'
      ]
    },
    {
      id: 'spoon-path',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You stir the pot gently, along the bottom, and with the back of the spoon. Otherwise a tangyuan holds on down there. They practised in a bowl of cold water, with one of the left-over ones. It stuck. {A} went past it with the back of the spoon, and said “Excuse me.”',
        'It let go at once. {H} tried it without saying anything, and it stayed. “It’s been well brought up,” said {A}.'
      ]
    },
    {
      id: 'as-long-as-a-night',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long is the longest night?” asked {H}. {A} unrolled a scarf along the floor. “This much is dark,” said {A}, “and the fringe at the end is the day.” {H} walked along it with one tangyuan on a spoon.',
        'By the middle of the scarf it was so late that {H} went on tiptoe. By the fringe somebody had to be first at breakfast, and it was {H}.'
      ]
    },
    {
      id: 'the-pet-and-the-ball',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'One tangyuan had dropped off the tray. {A} knew about balls and came to see to it. It didn’t bounce. It didn’t roll far either, and it was rather soft in the face.',
        '{A} lay down beside it, chin on the floor, to find out what it would do next. It did nothing. They were both very good at that. Then it was picked up, and thrown away, for it had fluff on it.'
      ]
    },
    {
      id: 'elder-has-eaten',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“And how many have you eaten?” asked {A}. {S} reckoned. There had been the ones with peanut, and the red ones, and those at a cousin’s. “I must be about four hundred,” said {S}.',
        '{A} looked at {S} from the side. “You’ve kept round,” said {A}. “It’s the dough,” said {S}. “After sixty you count the bowls.”'
      ]
    },
    {
      id: 'baby-year',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was too small for tangyuan, which stick. So {A} had none, and stayed the same age all evening. It suited {A}. Somebody had to be that old.',
        '{A} got a lump of cold dough to look at, through a closed jar. {H} rolled the jar. It came back. “That’s a month,” said {H}, “there and back.”'
      ]
    },
    {
      id: 'too-far-in',
      A: 'partner',
      paragraphs: [
        '“A tangyuan floats when it’s warm to the very middle,” said {A}. “The warmth has to walk in from outside. In a small one that’s two steps. In yours it’s ten years.”',
        '{H} thought about it. “So the big ones stay in bed,” said {H}, “and the small ones are up first.” “In a pot they are,” said {A}.'
      ]
    },
    {
      id: 'being-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} was a tangyuan for a minute, and the sofa was the pot. {A} lay on the floor of it in a white towel. “Cold, cold, cold,” said {A}. {H} stirred with a long cushion, so that nothing should stick.',
        '“Now it’s warm at the edge,” said {A}, and one foot went up. “Now it’s warm in the knees.” At last all of {A} came up at once, and blinked over the arm of the sofa. “It’s in the middle,” said {A}.'
      ]
    },
    {
      id: 'child-bottom',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was under the table, and that was the bottom of the pot. “Come up,” called {A}. “Not yet,” said {S}. “I’ve still got a cold toe.” {A} breathed on the toe. It helped a little.',
        '“Now?” “Now the sesame’s cold.” That was farther in. {A} rubbed {S}’s back until something hummed. Then {S} floated out on the other side, and had to be let on to a chair.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-small-as-peas',
      A: 'partner',
      paragraphs: [
        'So {H} rolled a new lot, as small as peas, one for each birthday, and one more. They hardly touched the bottom. They were up before the spoon was out. All of them sat in {H}’s bowl, and were left to cool.',
        '“Now I’m born,” said {H}, with the first. “Now I can walk. Now I’ve got shoes.” After the last one {H} sat a good deal straighter. “I’m a year older than I was at tea.” “It shows,” said {A}.'
      ]
    },
    {
      id: 'ginger-soup',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They lay in sweet soup, with a slice of ginger in it. {A} blew, and all the tangyuan sailed to the far side of the bowl. {H} blew them back. They bumped softly, like boats that are tied up for the night.',
        '“Is it an old person’s soup?” asked {H}. “It tickles in the ears.” “That’s the ginger,” said {A}. {H} drank it to the end, and felt it in both ears, and was very mature about it.'
      ]
    },
    {
      id: 'last-year-again',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What do you do now that you’re older?” asked {A}. {H} folded a napkin, and asked after {A}’s back. Then {H} said that things used to be bigger. {A}’s chair, for instance.',
        '“It’s the same chair,” said {A}. “That’s what I mean,” said {H}, and sighed at the last tangyuan, and ate it.'
      ]
    },
    {
      id: 'shorter-from-tomorrow',
      A: 'partner',
      paragraphs: [
        'When nobody was looking any more, the big tangyuan came up. It was cut into as many pieces as there were people, and each of them had a year.',
        '“From tomorrow the nights get shorter,” said {A}. “There’s no better one than this for sleeping. It’s the longest there is.” Yesterday {H} would have wanted to stay up. But {H} was a year older now. “Then we mustn’t waste it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see how the longest night began.',
      '{names} sniffed at the sesame, and sneezed it grey.',
      { text: '{names} dusted the tray with flour, so that no dumpling stuck.', needs: ['hands'] },
      { text: '{names} rolled one too, and put it down on the round end.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the big one, a long way from the pot.',
      '{names} turned round three times, as the eleven did.',
      { text: '{names} counted what floated, and began again after seven.', needs: ['hands'] },
      { text: '{names} set out bowls, and turned each by its chip.', needs: ['hands'] }
    ],
    turn: [
      '{names} grew older as well, but only round the mouth.',
      '{names} saw the big one come up, and told nobody.',
      { text: '{names} put the spoons together, all in one bowl.', needs: ['hands'] },
      { text: '{names} wiped the steam from the glass lid with a cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were washed, and stacked one in the other. The pot was empty now and stood upside down, so that nothing lay at the bottom of it.',
    'So {H} lay at the bottom instead, round and white, under the quilt. First the feet got warm, and then the knees. It was not so far to the middle.'
  ],
  last: [
    'It got warm to the very middle, and {H} did not come up again that night, but slept.',
    'The longest night had only begun, and {H} was asleep, with all of it to use.'
  ]
})
