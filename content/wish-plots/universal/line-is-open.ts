import { wishPlot } from '../wish-plot.ts'

export const lineIsOpen = wishPlot({
  id: 'wish-kin-telephone',
  tellsAny: 'kin-away',
  about: 'One of the family who is not there rings up, is about to do it, and cannot with a telephone in one hand; the hero says how.',
  titles: ['Put Me Down Somewhere', 'Heard from the Cushion', 'One Hand Too Few', '{H} Holds the Line', 'It Went Very Well, Thank You'],
  company: ['telephone', 'cushion', 'jug', 'biscuit tin'],
  want: [
    {
      id: 'ring',
      A: 'partner',
      paragraphs: [
        '{H} had just got one arm into a pyjama sleeve when the telephone rang. “It’s me,” said {kin.who}, “and I’m going to {kin.base}.” {H} sat down on the floor. “When?” asked {H}. “Now,” said {kin.who}. “I’m quite ready. But somebody ought to be there.”',
        '“It’s {kin.who},” {H} whispered to {A}, “about {kin.doing}.” {H} had always wanted to be there for a thing like that.'
      ]
    }
  ],
  way: [
    {
      id: 'cushion',
      A: 'partner',
      paragraphs: [
        'They turned it up loud and laid the telephone on the best cushion. “Can you hear me?” said {kin.who} from the cushion. “Every word,” said {H}. “Then I’m about to {kin.base},” said {kin.who}. “One, two.”',
        'There was a puff, and a scrape, and a long breath. “What’s happening?” asked {H}. “Nothing,” said {kin.who}. “I’m back where I was. I only got as far as the elbow.”'
      ]
    },
    {
      id: 'what-with',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you got a hat on?” asked {A} across the table. “The blue one,” said {kin.who}. “Then it isn’t that,” said {A}.',
        '“And something warm inside you?” “Soup,” said {kin.who}. {H} looked at {A}. A person with soup inside and a hat on ought to be able to {kin.base}. There had to be something else.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Tell us about {kin.the},” said {H}. {kin.who} had to step back for that. “Bigger than in the picture,” said {kin.who}, “and looking the other way.”',
        '“Then it hasn’t seen you yet,” said {H}. “That’s good.” “Do you think so?” said {kin.who}, much more quietly. After that they all whispered, so as not to give anything away.'
      ]
    },
    {
      id: 'lexicon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.fact},” said {A}, who had once read about {thing.many}. {kin.who} was glad to hear it. It is better to know such a thing before than afterwards.',
        '“And where’s {thing.part}?” asked {H}. “I’ve got one hand on it,” said {kin.who}. {H} put one hand on the jug, to feel what that was like.'
      ]
    },
    {
      id: 'second-try',
      A: 'partner',
      paragraphs: [
        '“Tell us everything while you do it,” said {H}. So {kin.who} told them everything. “Now I’m bending my knees,” said {kin.who}. “Now I’m telling you about my knees. Now I’ve dropped my glove.”',
        { extra: 1, joins: true, both: ['It was very interesting. But it was not {kin.doing}.'] },
        '“Which hand is the telephone in?” asked {A}. “The right one,” said {kin.who}. “And which hand do you need, to {kin.base}?” It was quiet for a moment. “Both,” said {kin.who}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then {A} heard the voice as well, and came to see who was in the cushion. {A} sniffed at it at the top and at the bottom. “Who’s that breathing?” asked {kin.who}.',
        '“It’s {A},” said {H}. “Say something.” {kin.who} said what people always say to {A}. {A} looked behind the cushion, and then for a long time at the door.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Can I talk?” asked {S}, and already had the telephone. {S} nodded into it several times, and pointed at a knee. “It can’t see that,” said {A}.',
        '“It’s my good knee,” said {S} to the telephone. “I’m holding it up.” “Thank you,” said {kin.who}. “I’ll think of it.” It helped more than you would expect.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“{kin.who} was just the same with the ladder,” said {S}. “Up to the top of it, and then a shout for somebody to come and look.” “And did you come?” asked {A}.',
        '“Every time,” said {S}. “I’d my hands full of washing, mostly.” {S} sat down close to the cushion, with both hands empty for once.'
      ]
    },
    {
      id: 'pocket',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I could put you in my pocket,” said {kin.who}. They tried it. From inside the pocket came a rustle, as of a very big mouse with a very small bag.',
        '“That’s my peppermints,” said {kin.who} from far off. {H} listened hard. You could hear exactly how many there were, but nothing at all of {kin.doing}.'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Or under the hat,” said {A}. The hat was pulled down over the telephone, on the side where the ear is. “I can hear you think,” said {H}. “What am I thinking?” asked {kin.who}.',
        '“You’re thinking, Oh dear,” said {H}. That was perfectly right. Then the hat slipped, and the telephone fell out of it with a bump.'
      ]
    },
    {
      id: 'chair-by-the-cushion',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So that {kin.who} was not alone, they did everything along with the cushion. “I’m standing on one leg now,” said {kin.who}. {H} stood on one leg. {A} did too, and held on to the door. “Now I’ve shut my eyes,” said the cushion.',
        'They shut theirs. It was quiet at both ends of the line. “Am I doing it?” asked {kin.who} after a bit. {H} opened one eye, and looked at {A}, and at the cushion. “From here it looks good,” said {H}. There was a thud on the line, and {A} sat down as well, so as to be fair.'
      ]
    },
    {
      id: 'is-it-dark',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it dark where you are?” asked {H}. “Just getting dark,” said {kin.who}. “Here too,” said {H}. They both looked out of the window, one here and one there, and said what they saw.',
        'It came to one lamp on this side and two on that. “There’s a man with a dog,” said {kin.who}. “He’s pretending not to look.” “Then he can hold your glove,” said {A}.'
      ]
    },
    {
      id: 'word-for-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What should I shout, when it goes?” asked {kin.who}. It ought to be ready. {A} was for “Hey!”. {H} was for “Here I come!”, but that takes too long to say. “I’d only get as far as here,” said {kin.who}.',
        'They tried out some short ones, on both sides. “Ho,” said the cushion. “Ha,” said {A}. “Hup?” There was a rustle far off, and something gave a creak. “Don’t say hup again,” said {kin.who}. “It nearly happened.”'
      ]
    },
    {
      id: 'one-sleeve',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You’ve only got one arm in,” said {A}. {H} looked down. It was true, and the rest of the pyjama top hung behind like a tail. But there was no time for the other arm now. “Half of you’s going to bed,” said {A}, “and half of you’s on the telephone.”',
        '“Which half am I talking to?” asked {kin.who} from the cushion. {H} felt both sides. “The one that’s a bit cold,” said {H}. “It hears better.” {A} held the empty sleeve for a while, so that it did not feel left out.'
      ]
    }
  ],
  turn: [
    {
      id: 'put-me-down',
      A: 'partner',
      paragraphs: [
        '“Then put me down,” said {H}. “On something flat, where I can hear.” “But then I’ve nobody to hold on to,” said {kin.who}. “I’ll hold on to the cushion,” said {H}, “at this end. And you’ll have both hands.”',
        { extra: 1, joins: true, both: ['There was a small click, as when something is put down on a wall.'] },
        'They leaned in until their foreheads touched. First there was only wind. Then came a noise like a drawer full of spoons, and somebody far away went, “Oh! Oh, ho ho!” It was {kin.who}. “It’s working,” whispered {A}. {H} held on. {kin.who} {kin.did}, with no telephone to hold, and they heard all of it.'
      ]
    },
    {
      id: 'i-did-it',
      A: 'partner',
      paragraphs: [
        'Then steps came back, quick ones. “Are you still there?” asked {kin.who}. “I {kin.did}! Did you hear?” “We were there the whole time,” said {H}. “It sounded like spoons.” “That was me,” said {kin.who} proudly.',
        'And because it had all been so quick, {kin.who} told it once more from the beginning. {H} lay down beside the cushion to listen, and the other arm got into its sleeve by itself.'
      ]
    },
    {
      id: 'again-tomorrow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Will you do it again?” asked {H}. “Not tonight,” said {kin.who}. “But I’ll keep my gloves on this evening, I think. Even in bed.”',
        '{H} understood that very well. {A} had once slept in a pair of new boots, and {H} said so. “It wasn’t the whole night,” said {A}. “It was until the blanket noticed.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came skidding into the hall, on one sock too few or too many.',
      '{names} pressed close to the telephone, and breathed at it.',
      { text: '{names} held the other sleeve open, but it had to wait.', needs: ['hands'] },
      { text: '{names} shut the kitchen door, so that the line stayed clear.', needs: ['hands'] }
    ],
    way: [
      '{names} cuddled up round the cushion, and kept it warm.',
      '{names} jumped at the scrape, and knocked the cushion straight again.',
      { text: '{names} shut the window, so that no bus got into the telephone.', needs: ['hands'] },
      { text: '{names} counted along, one, two, and held on to the nearest chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} cheered into the cushion, and got fluff in it.',
      '{names} danced to the spoons, as far as there was a tune.',
      { text: '{names} clapped close to the telephone, so that it was heard at the other end.', needs: ['hands'] },
      { text: '{names} plumped the cushion up, because it had done very well.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the telephone on its shelf, and shook out the cushion. It had a dent just where the voice had been.',
    'They washed and lay down. Far away {kin.who} was going to bed as well, and was still a bit out of breath.'
  ],
  last: [
    'Nobody had to hold on to anything now. {H} was asleep.',
    'Far off it went once more like spoons, or it was a dream, and {H} slept.'
  ]
})
