import { wishPlot } from '../wish-plot.ts'

export const nobodyInTheStreet = wishPlot({
  id: 'wish-events-nobody-in-the-street',
  tellsAny: 'events',
  isTale: true,
  about: 'Two tell it in turns: a baker with a bun that is ordered by nobody knows whom, a band whose one tune is stopped each time just before its ting, and a street that fills, sees it all happen and is empty again.',
  titles: ['Nobody in the Street', 'One Bun Left', 'Just Before the Ting', 'A Band with One Tune', '{H} and the Last Bun'],
  company: ['street', 'baker', 'bun', 'band', 'drum', 'triangle', 'window'],
  want: [
    {
      id: 'nobody',
      A: 'partner',
      paragraphs: [
        '“We’ll tell the one with {event.who},” said {H}, “in turns. First there was nobody in the street.” “Except a baker,” said {A}, “with one bun left.” {H} had not expected a baker. “It was ordered,” said {H}, “but it had rained on the name.”'
      ]
    },
    {
      id: 'boot',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And otherwise nobody at all?” asked {A}. “There was a boot in a puddle,” said {H}, “but it was empty.” “So it was to let,” said {A}. “A frog came and looked it over, and took it for the summer.”',
        '“It had just the one room,” said {H}, “with a tongue to sit out on. When it got cool, the frog pulled up the laces.”'
      ]
    }
  ],
  way: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        '“So the baker went to ask whose it was,” said {A}. “A window opened.” “That was Mr Plum,” said {H}, “one cheek shaved, one in foam. It wasn’t his. He just liked to see.”'
      ]
    },
    {
      id: 'one-cheek',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Why was it only one cheek?” asked {A}. “He always looked out in between,” said {H}, “so as not to miss anything. Before he got to the other one, it was evening.” “Then he had half a beard.” “The left half.”',
        '“On Sundays he began with that side, to be fair,” said {H}. “For an hour both sides were the same. Then people walked past him and didn’t say hello.”'
      ]
    },
    {
      id: 'the-name',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Was nothing left of the name?” asked {A}. “One dot,” said {H}. “It was either off an i, or it was a raisin.” So the baker knocked at every door, and asked for somebody with a dot.',
        '“At number four a ladybird came out,” said {A}. “It had seven.” “Was one missing?” asked {H}. “It looked, as far round as it could,” said {A}. “No. They were all there. But it was glad that somebody had asked.”'
      ]
    },
    {
      id: 'band',
      A: 'partner',
      paragraphs: [
        '“Then came a band of three,” said {A}. “They knew one tune, with one ting, right at the end.” “It wasn’t their bun,” said {H}, “but it could ride on the drum.”'
      ]
    },
    {
      id: 'the-tune',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How did the tune go?” asked {A}. {H} hummed it. It went up like somebody on a ladder, and came down like somebody without one. “They’d learnt it for a wedding,” said {H}. “After that they played it for everything. They played it for a new lamp post.”',
        '“Didn’t they want to learn another?” asked {A}. “Yes,” said {H}, “as soon as they’d got to the end of this one.”'
      ]
    },
    {
      id: 'dachshund',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Then a dachshund came round the corner,” said {A}. “First the front.” “And the rest?” asked {H}. “That was on its way.” The baker said good morning to it, and showed it the bun. The front shook its head.',
        '“But the back wagged,” said {H}. “That was for the good morning,” said {A}. “It had only just got there.”'
      ]
    },
    {
      id: 'sparrow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“The one with the triangle held it up all that time,” said {H}, “to be ready.” “A sparrow took it for a swing,” said {A}. “It couldn’t be sent away,” said {H}, “because that would have made a ting. It wasn’t time for the ting.”',
        'So the sparrow swung. “Then it fetched its cousins,” said {A}. “They queued along the trumpet.”'
      ]
    },
    {
      id: 'first',
      A: 'partner',
      paragraphs: [
        '“The band was nearly at the ting,” said {A}. “And that was when {event.one},” said {H}. “So they had to begin again,” said {A}. “Mr Plum leaned out till foam fell on the drum.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Mr Plum saw {seen.part} first,” said {H}, “because he was highest up. After that he saw the rest of {seen}.” “The drummer saw only coats,” said {A}. “So Mr Plum called it all down, bit by bit, and the drummer drummed it.”',
        '“What did that sound like?” asked {H}. {A} drummed it on one knee. You could tell at once that it was {seen}.'
      ]
    },
    {
      id: 'news',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Mr Plum told the next window,” said {A}, “and that one told the next.” “And what did they hear at the last one?” asked {H}. “That a goose had bought a ladder.” So they all ran down to look at the goose.',
        '“There wasn’t one,” said {H}. “There was only {event.who}.” “They stayed all the same,” said {A}. “They’d got their shoes on by then.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I want to say a bit, too,” said {S}. “Just one,” said {A}. “In the road there was a lid,” said {S}. “A man looked out, with a lamp on his hat. ‘Is it lunch?’ he said. They showed him the bun. But he’d got an egg, and went down again.”',
        '“That was five bits,” said {A}. “It was only one man,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been listening ever since the bun came into it. “{A} thinks it was {A}’s,” said {H}. So the baker had to ask. The baker held out the bun, and waited for a yes or a no.',
        '{A} said neither. “It’s a hard question,” said {H}. The baker waited for half a tune. Then the bun had to go on, and {A} looked as if something had been decided too soon.'
      ]
    },
    {
      id: 'queue',
      A: 'partner',
      paragraphs: [
        '“Everybody came out to see {event.who},” said {H}. “They saw a bun, and queued for it,” said {A}. “‘It’s not mine, but I’ll hold it,’ they said, all down the line.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Did they see {beside} as well?” asked {A}. “At the back of the queue they saw nothing else,” said {H}. “They thought that was what the queue was for.” “Were they cross when they heard about the bun?” asked {A}.',
        '“No,” said {H}. “They said you can get a bun anywhere. But you don’t often get as close as that to {beside}.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I know that band,” said {S}. “They played when our bridge was opened. We all had our best shoes on.” “And did you hear the ting?” asked {A}.',
        '“It began to rain just before it,” said {S}, “and everybody ran. I’ve been waiting for it ever since.” {A} was to say at once, if it came. “But there’s no hurry,” said {S}.'
      ]
    }
  ],
  turn: [
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        '“The band was nearly at the ting again,” said {H}. “It was so quiet, you could hear the foam.” Then {H} and {A} both said it at once. “{event.two}.”',
        '“Mr Plum was glad he’d only done one cheek,” said {A}. “Nobody missed the ting,” said {H}.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“After that Mr Plum went in to do his other cheek,” said {A}. “Too soon,” said {H}. “{event.three}.” So he ran back to the window, with new foam. This time there was some on both cheeks, and some on the curtain.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Now for the ting,” said {A}. “All three of the band breathed in, even the drum.” “And then {event.four},” said {H}. They breathed out again. “The one with the triangle sat down on the kerb,” said {A}, “and ate a peppermint.”'
      ]
    },
    {
      id: 'with-other',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“And {event.other}?” asked {A}. “Held the bun for a while,” said {H}, “like everybody else.” “And passed it on?” “And passed it on. There wasn’t a crumb missing.”',
        '{A} was glad to hear it. With a day like that behind you, some people would have taken a bite.'
      ]
    },
    {
      id: 'pigeon',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What about the other cheek?” asked {A}. “He’d put foam on it four times,” said {H}, “and each time there was something to see. It stood out like a cloud.” “A pigeon came by with a twig,” said {A}, “and had a look at it.”',
        '“Mr Plum was very sorry,” said {H}, “but he still needed it himself.” The pigeon left the twig with him, in case.'
      ]
    },
    {
      id: 'owner',
      A: 'partner',
      paragraphs: [
        '“In the end {event.who} came to the baker,” said {A}. “‘Excuse me, is the bun ready?’” {H} had not expected that. “Since seven,” said {H}. “‘There was no time before,’ said {event.who}. And they all knew why.”'
      ]
    },
    {
      id: 'square',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“What sort of bun was it?” asked {A}. “It was ordered square,” said {H}. “But it had hopped on the drum for so long that it was round.” “Did {event.who} mind?”',
        '“No,” said {H}. “With a square one you never know at which corner to begin.” {A} had never looked at it like that. They both thought of a bun, and where they would begin.'
      ]
    },
    {
      id: 'lullaby',
      A: 'partner',
      paragraphs: [
        '“It got dark, and the band got slower and slower,” said {A}. {H} hummed it. “It was a lullaby,” said {H}. “They’d always played it too fast.”',
        '“{event.who} went home to bed with the bun,” said {A}. “Mr Plum shut the window, and there was nobody in the street.” They both waited. “Ting,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in very quietly, because there was nobody in the street.',
      '{names} stayed, to find out about the bun.',
      { text: '{names} moved the lamp, and it got lighter in the street.', needs: ['hands'] },
      { text: '{names} wiped a crumb off the table, but it was only from toast.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the ting.',
      '{names} moved over a little, now that the street was so full.',
      { text: '{names} drummed along with two fingers, and stopped when the band stopped.', needs: ['hands'] },
      { text: '{names} felt both cheeks, one after the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as foam.',
      '{names} stayed where the tune was, and did not want to miss the end.',
      { text: '{names} turned the lamp down, so that it could get late in the street.', needs: ['hands'] },
      { text: '{names} held up one finger, to be ready for the ting.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the cushions straight to the tune, the slow one. It took twice as long as on other evenings.',
    'They brushed their teeth to it as well, and {H} lay down. The street was dry by now, from one end to the other.'
  ],
  last: [
    'The bun was home, the window was shut, and {H} was asleep.',
    'There was nobody in the street any more, and {H} was asleep.'
  ]
})
