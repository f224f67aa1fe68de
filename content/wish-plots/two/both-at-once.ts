import { wishPlot } from '../wish-plot.ts'

export const bothAtOnce = wishPlot({
  id: 'wish-edible-both-at-once',
  tellsAny: 'edible',
  fed: true,
  about: 'It stands in the kitchen, and the hero wants a go and the others want a taste, and each would spoil it for the other, until they see that a small go drops crumbs, and the crumbs are supper.',
  titles: ['Both at Once', 'A Go or a Taste', 'Just the Right Size for {H}', 'A Very Small Go', 'What Fell on the Tablecloth'],
  company: ['kitchen', 'tablecloth', 'fork', 'bread', 'plate', 'saucer', 'door', 'floor', 'coin', 'fridge', 'spoon'],
  want: [
    {
      id: 'go-or-taste',
      A: 'partner',
      paragraphs: [
        'Somebody had spread the good tablecloth on the kitchen floor. On it stood {edible.whole}. It smelled of {edible.of} as far as the stairs. It was just the right size for {H}.',
        '“I’ll have a go,” said {H}, and pushed up both sleeves. “I’ll have a taste,” said {A}, who had brought a fork. “After a go it’s squashed,” said {A}, “and I’m not eating it flat.” “After a taste it’s got a hole,” said {H}, “and then it isn’t {edible.a} any more. Then it’s only {edible.of}.”'
      ]
    },
    {
      id: 'the-note',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'Beside it lay a note. ENJOY IT, said the note, in capital letters. “There you are,” said {H}. “There you are,” said {A}.',
        'They read it again together, right to the end, and then the back. It did not say how.'
      ]
    }
  ],
  way: [
    {
      id: 'bread',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'First they practised on a slice of bread. {H} had a go with that, just as one does with {edible.a}. Afterwards the slice was as thin as a letter. {A} turned it over. There was a knee on it, quite clearly, or else an elbow. “No, thank you,” said {A}.',
        'They took a fresh slice. {A} had one bite, out of the very middle, which isn’t easy. {H} looked at {A} through it. “I’d go right through,” said {H}.'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“I’d start with {edible.part},” said {A}. “So would I,” said {H}. They were both very glad of it. They had agreed at last.',
        'Then {A} held up the fork, and they saw that they hadn’t.'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“The last one I saw {edible.does},” said {A}. “Ours would have as well by now,” said {H}, “if you hadn’t brought a fork.” {A} hid the fork behind the bread bin. They waited.',
        '“It’s too late,” said {H}. “It’s seen the fork.”'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“{edible.fact},” said {A}. “Who told you?” asked {H}. “It was in a book,” said {A}. “And what does the book say about the taste?” “Not a word,” said {A}. “That was a book about the other sort.”'
      ]
    },
    {
      id: 'half-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Half each,” said {A}, and laid the long spoon on the floor, to show where the middle was. “That half’s for you, and this half’s for tasting.” {H} thought about it. What does one do with half of {edible.a}?',
        '“Half of what one does,” said {A}. {H} tried that out beside it, on the bare floor. {H} got exactly half way, and sat down with a bump. It was the other half that kept one up.'
      ]
    },
    {
      id: 'in-the-air',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could do it without it,” said {H}, and had a go in the air. It looked very real. {A} had a forkful of air, and chewed it well.',
        '“How was yours?” asked {H}. “A bit thin,” said {A}. “How was yours?” “The same,” said {H}.'
      ]
    },
    {
      id: 'here-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Whoever was in the kitchen first can choose,” said {A}. “That was me. I was here with both feet.” “But I’d already smelled it from the stairs,” said {H}. “So my nose was here before your feet.”',
        '“Noses don’t count,” said {A}. “They do with {edible.of},” said {H}. There was something in that. {A} breathed in, and it was gone again.'
      ]
    },
    {
      id: 'coin',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tossed a coin. Heads was for a go, and tails was for a taste. The coin rolled away under the fridge. They lay down flat, with one cheek on the floor, and looked.',
        'It was standing on its edge, against an old pea. “What does it say?” asked {A}. “It can’t decide,” said {H}. They left it there. It needed time.'
      ]
    },
    {
      id: 'pet-both',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '“Nobody’s asked {A},” said {H}. {A} came and leaned against {edible}, gently, with one whole side. “You see?” said {H}. “{A} wants a go.”',
        'Then a tongue came out at the front, and went in again. {A} looked pleased at both ends. {H} had a feeling that this was important, but could not say why.'
      ]
    },
    {
      id: 'elder-drum',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I once had a drum made of gingerbread,” said {S}. “I couldn’t decide either. So I put it away in a drawer until I knew.” “And when did you know?” asked {A}.',
        '“The mice knew first,” said {S}. “They ate it in a single night. But they must have had a go before that. I heard the drumming.”'
      ]
    },
    {
      id: 'child-smell',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“I’m only having some of the smell,” said {S}, with a nose right up against it, and sniffed. “Is there less of it now?” asked {A}. “Yes,” said {S}, “but I took it from the inside.”',
        '{A} went round {edible} and checked. From the outside nobody could tell. It was the neatest taste so far.'
      ]
    },
    {
      id: 'on-three',
      A: 'partner',
      paragraphs: [
        '“Then both at once,” said {H}. “On three.” At three nothing happened. {H} had been watching {A}’s teeth, and {A} had been watching {H}’s knees.',
        'So they shut their eyes. This time {H} missed, and {A} got a mouthful of {H}’s sleeve. It did not taste of {edible.of}. They laughed so much that {H} had to lean on {edible}, only lightly, with one shoulder.'
      ]
    },
    {
      id: 'a-crumb',
      A: 'same',
      paragraphs: [
        'Then {A} stopped laughing and bent down. There, where {H} had leaned, something lay on the tablecloth. “I didn’t bite that off,” said {A}. “And I didn’t squash it,” said {H}. It had simply come off.',
        '“It’s {edible.one},” said {H}. “On a plate it’s {edible.one},” said {A}. “But from {edible.a} it’s a crumb.” And crumbs are for whoever finds them. {A} ate it, and closed both eyes.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-small-go',
      A: 'partner',
      paragraphs: [
        '“Do that again,” said {A}. So {H} took off both shoes and had a go, quite a small one. It was just what one does with {edible.a}, only slowly. Nothing was squashed. But afterwards there were crumbs enough to fill a plate.',
        '“That’s my go,” said {H}. “That’s my supper,” said {A}. “What does it taste of?” asked {H}. “Of {edible.of},” said {A}. “Have another go. I’d like some more.”'
      ]
    },
    {
      id: 'orders',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A large one, please,” said {A}, and held out the plate. “We only do small ones,” said {H}. “Then two small ones.” {H} had a small go and then another, and served them both with the spoon.',
        '“And what are you having?” asked {A}. “I’ve had mine,” said {H}, and then had the crumbs from it as well.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have one,” said {H}. {A} had never wanted a go, only a taste. But {A} put down the plate and had one. It was so good that {A} forgot about the crumbs. {H} ate them, every one.',
        '“So that’s what you meant,” they said, both at once.'
      ]
    },
    {
      id: 'wants',
      A: 'same',
      spare: 2.4,
      paragraphs: [
        '“Perhaps it didn’t want a go or a taste,” said {H}. “Perhaps it wanted {edible.wants}.” They both looked at it. “It’s never said so,” said {A}. But before the next go {H} said please, and after it thank you.'
      ]
    },
    {
      id: 'nothing-fell',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once {H} had a go and nothing fell off at all. {A} looked on the tablecloth, and then under it. “Sorry,” said {H}. “I was too careful.”',
        '“It doesn’t matter,” said {A}. “One can’t be eating all the time.” They both thought about that, and found that one very nearly could.'
      ]
    },
    {
      id: 'quiet-goes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A small go makes a small noise. They had to stop talking, so as to hear it. “Was that one?” whispered {A}. “I think so,” whispered {H}. {A} felt about on the tablecloth, and nodded.'
      ]
    },
    {
      id: 'by-bedtime',
      A: 'partner',
      paragraphs: [
        'After every go it was a few crumbs smaller, so the next go had to be smaller too. Soon {H} could only do it with one arm and one leg. Then a hand was enough. By bedtime it fitted on a saucer, and was just the right size for {H}’s thumb.',
        '“Last go,” said {A}. {H} did it with the thumb, exactly as one does. A crumb fell off to the left, and a crumb fell off to the right. In between there was nothing. They ate one each. “Was that the go,” asked {A}, “or the supper?” “Yes,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in for a taste, and stayed for the smell.',
      '{names} walked round it too, and came back hungrier.',
      { text: '{names} pulled the tablecloth straight, and sniffed the corner of it.', needs: ['hands'] },
      { text: '{names} brought a spoon, in case it was that sort of supper.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed, though there had been nothing to swallow yet.',
      '{names} ate some bread meanwhile, which nobody had to decide about.',
      { text: '{names} counted to three as well, a little too late.', needs: ['hands'] },
      { text: '{names} held a plate ready, to be on the safe side.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate a crumb from a go, and wished {H} many more of them.',
      '{names} lay down at the edge of the tablecloth, where the best crumbs came to rest.',
      { text: '{names} passed the plate round, and it came back clean.', needs: ['hands'] },
      { text: '{names} clapped after each go, more and more softly.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the good tablecloth on the back step. The kitchen floor was only a floor again.',
    '{H} brushed every tooth, washed the thumb last, and climbed into bed. It was just the right size for {H}, and nobody wanted to taste it.'
  ],
  last: [
    '{H} had a go at sleeping, quite a small one, and then a bigger one, and slept.',
    'There was nothing left to decide, and {H} was lying down and asleep, both at once.'
  ]
})
