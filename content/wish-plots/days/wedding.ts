import { wishPlot } from '../wish-plot.ts'

export const wedding = wishPlot({
  id: 'wish-wedding',
  beginsElsewhere: true,
  wishes: ['wedding', 'weddings', 'wedding soon', 'wedding rehearsal', 'practise wedding', 'practice wedding', 'practising wedding', 'practicing wedding', 'weddings soon', 'wedding practice', 'married soon', 'wedding of socks', 'wedding tomorrow'],
  answers: ['being', 'auntie', 'aunty', 'uncle', 'aunt', 'cousin', 'married', 'marrying', 'rings', 'bride', 'mummy', 'daddy', 'mum', 'dad', 'teacher', 'going', 'dress', 'page', 'bearer', 'flower', 'bridesmaid', 'cake'],
  except: ['anniversary', 'fairy', 'unicorn', 'dragon', 'mouse', 'ex', 'flower', 'bearer', 'ring', 'page', 'bridesmaid', 'uncle', 'auntie', 'aunty', 'aunt', 'cousin', 'teacher', 'today', 'went', 'going', 'nikah', 'walima', 'zaffa', 'shaadi', 'dancing'],
  moods: ['first', 'waiting', 'proud', 'learning', 'change'],
  about: 'The hero has to carry the rings to a wedding slowly, and practises by marrying two odd socks.',
  titles: ['The Red One and the One With Stripes', 'A Wedding of Socks', 'Step, and Wait', '{H} Carries the Rings', 'Whoever Has Anything Against It'],
  want: [
    {
      id: 'too-fast',
      A: 'partner',
      paragraphs: [
        'Soon there was a wedding, and {H} was to carry the rings. {H} would walk to the front with them, on a cushion, slowly, while all the people looked.',
        '{H} was good at carrying. But {H} could not do it slowly. “Again,” said {A}, who was being all the people. {H} started by the door, and was at the window before {A} had looked. “That’s much too quick,” said {A}. “And there’s nobody here to marry.”'
      ]
    }
  ],
  way: [
    {
      id: 'somebody-to-marry',
      A: 'partner',
      paragraphs: [
        '“Then we need somebody,” said {H}. “I can’t walk slowly to nobody.” In the washing basket lay two odd socks. One was red, and the other red one was lost. One was striped, and had always been alone.',
        '“Have they met?” asked {A}. “Every Monday,” said {H}. “They go round and round together.” So it was to be their wedding. {H} put the two socks over two bottles at the window. Two rubber bands were the rings.'
      ]
    },
    {
      id: 'organ',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s music at a wedding,” said {A}. “You only have to walk as fast as the organ.” So {A} was the organ, with ten fingers on the edge of the table. It began very low and grand. {H} set off.',
        '{H} was a bit faster than the organ, and so the organ hurried. Then {H} had to hurry too. They came to the window at a gallop, both of them, and the organ was out of breath. “You’re meant to be the slow one,” said {H}. “I was only trying to keep up with you,” said {A}.'
      ]
    },
    {
      id: 'dress',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One of the socks needs a veil,” said {A}. “Which?” asked {H}. They asked, and neither sock minded. So the red one got a paper napkin to wear. Then the striped one wanted a napkin as well.',
        'Now there were two napkins at the window, and nobody knew which was which. “They know,” said {H}.'
      ]
    },
    {
      id: 'guests',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Then there had to be guests. {A} fetched all the other socks and sat them along the sofa, in pairs. “Left side for the red one’s family,” said {A}, “right side for the stripes.”',
        'There was a glove among them. “Who’s that?” asked {H}. “An uncle,” said {A}. “There’s always one you can’t place.” The uncle got a seat at the end, where there was room for the fingers.'
      ]
    },
    {
      id: 'pet-witness',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Every wedding has a witness, who has to look very closely at what is done. Nobody could look as closely as {A}. {A} looked at the red sock, and then at the striped one.',
        '“You have to see it all,” said {H}, “and afterwards you mustn’t tell it wrong.” {A} promised nothing. But {A} stayed to the end, and did not look away.'
      ]
    },
    {
      id: 'elder-rain',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At the first wedding I went to,” said {S}, “I was to throw the flowers. I’d never been given so many flowers. I thought: I’ll only throw the plain ones.” “Were there any?” asked {A}.',
        '“Not one,” said {S}. “They were all too nice. I carried the whole basket home again.” {S} smoothed out a sock. “And they got married all the same,” said {S}.'
      ]
    },
    {
      id: 'step-and-wait',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} knew how it was done. “Step,” said {A}, “and wait. Step, and wait.” {H} stepped, and waited, and in the waiting one leg went on ahead.',
        '“That leg wants to know how it ends,” said {H}. {A} held the leg back by the sock. So they went along the carpet, one leg and then the other, with {A} on all fours behind. It was certainly slow.'
      ]
    },
    {
      id: 'tied-on',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The rings lay on the cushion, and at every step they hopped. By the table one of them was gone. It had jumped off under the sofa, and {H} went in after it as far as both knees. “At a real wedding they’re tied on,” said {A}.',
        'There was a bit of ribbon in the drawer. {H} tied them on and turned the cushion upside down, and they stayed. “And how do they come off?” asked {H}. “You pull one end,” said {A}. {H} pulled. It was the wrong end, and that made a knot. The socks leaned on their bottles and waited, until four hands had got it undone.'
      ]
    },
    {
      id: 'cake',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The cake was three cushions, a large one, a middling one and a small one. They ate it without a crumb.',
        '“The top bit’s kept,” said {A}, “for a whole year.” {H} looked at the small cushion. It was the best one to sit on. “Then I’ll sit on it, so nobody gets at it,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'anything-against',
      A: 'partner',
      paragraphs: [
        '“Now,” said {A}, in a large voice, “if anyone has anything against this wedding, say so.” It was very quiet. The red sock leaned a little, towards the stripes. {H} saw that, took a step and had to wait, to give them time. Nobody said a word. {H} took another step. What if the lost red sock came in now, and was against it?',
        'But no sock came. {H} looked only at the two socks, and waited for them at every step, and forgot to hurry. At the window {A} was wiping one eye.'
      ]
    },
    {
      id: 'how-slow',
      A: 'partner',
      paragraphs: [
        '“Are you crying?” asked {H}. “It’s a wedding,” said {A}. “You walked slowly.” {H} looked back at the door. “I forgot,” said {H}. “I was looking at them.”',
        '“Red one,” said {A}, “do you want the stripes?” The red one did. “Stripes, do you want the red one?” The striped one did too, and they both leaned so hard that the bottles clinked. Then {H} put one ring round both, and the other round both as well, to be sure.'
      ]
    },
    {
      id: 'speech',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At every wedding there has to be a speech. {A} tapped a spoon on a cup, ting, and stood up straight. “I’ve known the red one for a long time,” said {A}. “Once it got in with the white washing. That summer all our pants were pink.” The red one looked straight ahead.',
        '“You’re only supposed to say nice things,” whispered {H}. “That was nice,” whispered {A}. “It shared its red with everybody.” Then they held up their cups to the red one and to the stripes, and drank some water.'
      ]
    },
    {
      id: 'dance',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then there was dancing. The socks had the first dance, on {H}’s two hands. They were used to going round, from the washing machine.',
        'After that everybody danced with everybody. {A} danced with a glove from the washing basket. “It holds you very tight,” said {A}, “and it doesn’t say much.” They went round until the rug was in a heap and all of them sat down on it.'
      ]
    },
    {
      id: 'throw',
      A: 'other',
      spare: 8,
      paragraphs: [
        'At the end somebody has to throw something over one shoulder, without looking. {H} took a paper napkin, turned round and threw. It opened in the air and came down slowly.',
        'It came down on {A}’s head. “That means you’re next,” said {H}. {A} looked into the washing basket, at all the others. “I’d want one with no hole in it,” said {A}.'
      ]
    },
    {
      id: 'a-pair',
      A: 'partner',
      paragraphs: [
        'The wedding was over, and they looked at the two at the window. “Do they match?” asked {A}. {H} held them up to the light. “Not at all,” said {H}. “They’re a pair, though.” “And you can walk slowly,” said {A}. At the real wedding there would be two people to look at.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the carpet, as one more of the people.',
      '{names} ran ahead to the window, and arrived earlier still.',
      { text: '{names} hummed the march, and took it rather slower than {H}.', needs: ['hands'] },
      { text: '{names} brushed some fluff off the cushion.', needs: ['hands'] }
    ],
    way: [
      '{names} nosed through the washing basket, among the socks.',
      '{names} tried on a sock, and it did not match either.',
      { text: '{names} set out a row of clothes pegs, all of them guests.', needs: ['hands'] },
      { text: '{names} stretched the rings a bit, so that they would go on.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as could be, except for one sniff.',
      '{names} leaned a little too, towards the window.',
      { text: '{names} threw some rice, just three grains of it.', needs: ['hands'] },
      { text: '{names} got out a handkerchief, and blew like a trumpet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bottles went back to the kitchen. The two socks were rolled up into one, with their rings on, and laid in the drawer.',
    'When {H} had washed, {H} went to bed slowly, a step, and a wait.'
  ],
  last: [
    'A step, and a wait, and a wait, and {H} was asleep.',
    'Two odd socks lay in one drawer, and were married, and {H} slept.'
  ]
})
