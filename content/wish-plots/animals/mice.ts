import { wishPlot } from '../wish-plot.ts'

export const mice = wishPlot({
  themes: ['mice'],
  except: ['dormouse'],
  company: ['mouse', 'cheese', 'hole', 'wall'],
  about: 'A mouse has been sent out of its hole for being too loud, and the hero helps it to get in again without a sound.',
  titles: ['As Quiet as a Mouse', 'The Loudest Mouse in the Wall', '{H} and the Loud Mouse', 'Not a Squeak', 'The Mouse That Hummed'],
  want: [
    {
      id: 'too-loud',
      A: 'partner',
      paragraphs: [
        '“Be as quiet as a mouse,” said {A}. “They can hear us next door.” “Which mouse?” asked a voice. On the floor sat a mouse with a suitcase. “I’m a mouse,” it said, “and I’ve just been sent out for being loud.”',
        '“Who by?” asked {H}. “By the whole wall,” said the mouse. “I hum, you see. I can come home when I’m quiet.” It hummed while it said so, and a spoon fell down. {H} knew how that was. “I’ll get you in again,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'tiptoe',
      A: 'partner',
      paragraphs: [
        'They began with tiptoes. {H} went along the wall without a sound, and the mouse went after. Nobody heard its feet, because of the humming. “You’re humming,” said {H}. “Am I?” said the mouse.',
        'Next the mouse held its breath. It grew round, and pink about the ears. Then the hum burst out, as from a small kettle. In the wall something knocked three times. “That’s my uncle,” said the mouse. “With the broom.”'
      ]
    },
    {
      id: 'suitcase',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What have you got in the suitcase?” asked {H}. The mouse opened it. There was a crumb for the journey, half a peanut, and a bell. “A bell?” said {A}.',
        '“It’s off a cat,” said the mouse. “I found it under a mat.” It took the bell out and rang it, to show what a good one it was. Next door somebody moved a chair. {H} wrapped the bell in a sock, and put the sock into another sock.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} found four round bits of felt, and {H} tied them on with wool. “Mouse slippers,” said {H}. The mouse looked at its feet from all sides. It had never had slippers.',
        'It danced in them. It danced along the shelf, and the cups began to dance as well. “They’re very quiet,” it called over the noise. “I can’t hear them at all.”'
      ]
    },
    {
      id: 'whisper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can you whisper?” asked {A}. “I don’t know,” said the mouse. “How does it go?” So {A} whispered a word into {H}’s ear. {H} whispered it into the mouse’s ear, which was as big as a petal.',
        '“Butter!” shouted the mouse. “Was it butter?” “You whisper it on,” whispered {H}. “Who to?” shouted the mouse. There was only the wall, and the wall had heard.'
      ]
    },
    {
      id: 'why-hum',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Why do you hum?” asked {A}. The mouse had never thought about that. “It’s dark in the wall,” it said. “If I hum, I know which one is me.”',
        '“I do that in the dark as well,” said {A}. “I sing about potatoes.” “Does it help?” asked the mouse. “There’s never been anything there yet,” said {A}. They sang the one about potatoes, all three, until the broom knocked.'
      ]
    },
    {
      id: 'listening',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Put your ear here,” said the mouse, “and you’ll hear how it should be.” {H} laid an ear against the wall. There was a whole family in there, and there was nothing to hear. It was the best nothing that {H} had ever heard.',
        '“How many are there?” asked {A}. “Twenty-six,” said the mouse. “They can do it in their sleep. They can do it on a piano.” It sighed, and even the sigh had a tune.'
      ]
    },
    {
      id: 'hum-in-a-jar',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Hum it all into this,” said {A}, and brought a jam jar. The mouse stood on its back legs, put its face in and hummed to the bottom. When it stopped for breath, {H} screwed the lid on, quick as anything.',
        'They all looked at the jar. It was empty, but it was very full for an empty one. “So now you’ve got none left,” said {A}. The mouse felt in its chest. “There’s another one coming,” it said. “It’s the same one with more verses.” They had no second jar.'
      ]
    },
    {
      id: 'matchbox',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“In your sleep you’d be quiet,” said {H}. “Then we could push you in at the hole.” {H} made a bed in a matchbox, out of a hanky. The mouse lay down in it to be polite. “I’ve only just got up,” it said. “We sleep by day.”',
        'So {A} sang it a lullaby, and that was a mistake. The mouse knew the lower part. It came in at the second line, with both eyes shut, and beat time on the matchbox. “That goes well,” it said. In the wall they did not think so.'
      ]
    },
    {
      id: 'old-tune',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know that tune,” said {S}. “There was a mouse behind our stove, when I was small, and it hummed the same one.” “That was Grandmother,” said the mouse.',
        '“Was she sent out too?” asked {A}. “Every Friday,” said the mouse proudly. {S} hummed the second half, which nobody had known any more.'
      ]
    },
    {
      id: 'not-alone',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The mouse said good evening to {A}, from behind {H}’s foot. {A} looked at the mouse. It looked very small just then, and nobody hummed.',
        '“There, you can do it,” whispered {H}. “I could do it all night,” whispered the mouse, “if that one went on looking.” But nobody would want to live like that.'
      ]
    },
    {
      id: 'loud-together',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m good at loud,” said {S}. “Maybe it has to come out first.” So {S} and the mouse took one deep breath each. {A} held a cushion in front of them.',
        'It went into the cushion, all of it. They waited to see if any was left. “A bit,” said the mouse. It was only a squeak, and they let it go free.'
      ]
    },
    {
      id: 'mouth-full',
      A: 'partner',
      paragraphs: [
        'After so much work they were hungry. {A} brought cheese, and gave the mouse a corner. Then it was very quiet. {H} looked up to see what had happened. The mouse was eating.',
        '“You’re the same,” {A} said to {H}. “When you eat, I can hear the clock.” The mouse swallowed. At once the humming began again, from the beginning.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-corner',
      A: 'partner',
      paragraphs: [
        '{H} broke off the biggest bit of cheese that would go into a mouse. “Don’t swallow till you’re inside,” said {H}. The mouse pushed it in with both paws, took up the suitcase and bowed. It could not say anything.',
        '{H} and {A} went along behind it on their knees. There was not one sound. At the hole it knocked. Out came a grey nose, and a bit of a broom. The nose listened. The broom was put down, and the mouse went in.'
      ]
    },
    {
      id: 'supplies',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“It’ll need some for tomorrow,” said {A}. So {H} rolled a row of small cheese balls, and laid them down before the hole. There were seven, one for each day.',
        '“And a bit for Friday,” said {H}, and put down one more. They watched. A paw came out and took Monday, and then, after some thought, Tuesday.'
      ]
    },
    {
      id: 'bell-kept',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the floor lay half a peanut. “It’s left us something,” said {A}. {H} laid the peanut in a matchbox, for another time.',
        '“It was a nice loud mouse,” said {H}. “It can come and hum here,” said {A}, “whenever the wall wants a rest.” {H} called that in at the hole.'
      ]
    },
    {
      id: 'the-whole-wall',
      A: 'partner',
      paragraphs: [
        'For a moment the wall was as quiet as it had ever been. Then somebody in there said, “Is that cheese?” And then twenty-six of them said it at once.',
        'The wall ran and squeaked from one end to the other. “That wasn’t us!” {H} called to next door. {A} put the rest of the cheese in at the hole. And then every mouth in there was full, and it was quiet. They could hear the clock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the suitcase, and it smelled of wall.',
      '{names} crept in on very quiet feet, and found the board that squeaked.',
      { text: '{names} offered the mouse a chair, and then a cork.', needs: ['hands'] },
      { text: '{names} pulled the saucers back from the edge, because of the humming.', needs: ['hands'] }
    ],
    way: [
      '{names} held some breath too, and let it out with rather more noise.',
      '{names} bumped the wall by accident, and the broom knocked back.',
      { text: '{names} stood two cushions against the wall, for next door.', needs: ['hands'] },
      { text: '{names} tapped on the wall, to say sorry.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped near the hole, at a polite distance.',
      '{names} crawled along last, without one rustle.',
      { text: '{names} carried the suitcase for a bit, between two fingers.', needs: ['hands'] },
      { text: '{names} waved a hanky, without a sound.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} picked up the spoon, and swept the last crumbs over to the wall.',
    '{H} washed, and went to bed on tiptoe, and hummed a little, as quietly as a mouse should.'
  ],
  last: [
    'The humming grew small and stopped. You could hear the clock, and {H}, who was sleeping.',
    'The whole wall was asleep by now, and so was {H}, on this side of it.'
  ]
})
