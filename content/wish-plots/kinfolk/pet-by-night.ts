import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petByNight = wishPlot({
  id: 'wish-our-pet-by-night',
  star: 'pet',
  nothingElse: true,
  wishes: ['our cat is secretly a spy', 'spy', 'spies', 'spying', 'secret agent', 'secret agents', 'undercover', 'secret life', 'double life', 'at night', 'by night', 'night time', 'nighttime', 'night-time', 'all night', 'in the night', 'nights', 'when we sleep', 'when we are asleep', 'while we sleep', 'while we’re asleep', 'midnight', 'secret mission', 'secret'],
  answers: [...WHICHEVER_PET, 'spy', 'spies', 'secret', 'secretly', 'agent', 'mission', 'life', 'does', 'do', 'gets', 'up', 'to', 'goes', 'where', 'out', 'at', 'in', 'we', 'we’re', 'are', 'asleep', 'sleep', 'sleeping', 'while', 'really', 'is', 'super', 'meets', 'meeting', 'friends', 'other', 'pets', 'cats', 'dogs', 'adventure', 'adventures', 'midnight', 'works', 'for'],
  except: ['fish', 'goldfish', 'barks', 'barking', 'cries', 'crying', 'howls', 'wakes', 'fights', 'fight', 'lost', 'missing', 'home', 'vet', 'noisy', 'keeps', 'awake', 'afraid', 'scared', 'dark'],
  moods: ['question'],
  fed: true,  company: ['kitchen', 'table', 'fridge', 'ball', 'wall', 'clock', 'door', 'blanket', 'spoon', 'broom', 'tablecloth', 'moon', 'dust', 'lamp', 'hall', 'tortoise', 'poodle', 'cats'],
  about: 'At night the family’s pet is a spy and reports on the family to all the pets of the street, who have one great trouble, for which they lack a thumb.',
  titles: ['The Meeting at Midnight', 'Dust Every Morning', '{H} Under the Tablecloth', 'The Red Ball', 'Somebody with Thumbs'],
  want: [
    {
      id: 'dust',
      A: 'partner',
      paragraphs: [
        'Every morning {star} had dust on top, and a bit of biscuit, and could hardly keep awake. {H} wanted to know what {star} did at night. “It sleeps,” said {A}. “Then why’s it so tired?” said {H}.',
        'So they stayed up. {H} and {A} sat under the kitchen table, behind the cloth, in a blanket. At midnight {star} came in and looked to both sides. Then it opened the door. In came a tortoise, a poodle and four cats, one after the other, without a sound.'
      ]
    }
  ],
  way: [
    {
      id: 'reports',
      A: 'partner',
      paragraphs: [
        '“All the spies are here,” said {star}, in a low, dusty voice. “Reports, please.” “Mine sings to his plants,” said the poodle. “Mine can’t find her glasses,” said a cat. “I’m lying on them.” It was all written in the dust.',
        '“And yours?” asked the tortoise. “Mine’s called {H},” said {star}. Under the table {H} held on to {A}. “Mine says good night to me twice. The second time’s in case I didn’t hear.” “Did you?” “Yes,” said {star}, “both.”'
      ]
    },
    {
      id: 'the-password',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A late one scratched at the door. “Password?” said {star}. “Fish,” said a voice. “That was last week,” said {star}. “Herring?” “That’s a fish.” “Sardine,” said the voice, and then, sadly, “Is there any?” It was a cat who had only come for that.',
        'It was let in all the same. “It’s the same every week,” whispered {H}. “How do you know?” whispered {A}. “The dust’s got its tail in it.”'
      ]
    },
    {
      id: 'the-minutes',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The tortoise did the writing, since it took notes anyway wherever it went. It walked the words. By the second report it was still at the first one. “Slower, please,” said the tortoise. “Sings to his… what was it?”',
        '“Plants,” said the poodle. They all waited. From underneath you could see only feet, and they were very patient. There were twenty-four of them, and four were drumming.'
      ]
    },
    {
      id: 'hoover',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The first point was the hoover. “It’s asleep,” said {star}. “I’ve looked. It’s standing in the cupboard with its nose down.” “Ours has got a light now,” said a cat. A shudder went round.',
        '“Has it ever caught anyone?” asked the poodle. “A sock,” said {star}. Nobody said anything for a moment, out of respect for the sock. Under the cloth {A} looked at one bare foot.'
      ]
    },
    {
      id: 'words',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then they did new words. “Bath,” said the poodle. “They spell it now, so that we don’t know. But it comes after W.” It should have been V, for vet. They went through the whole alphabet, and found there was something behind each of them.',
        '“And walkies?” “They say, shall we,” said the poodle, “and then they look at the hook.” “That’s you,” breathed {A}. “That’s both of us,” breathed {H}.'
      ]
    },
    {
      id: 'laps',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a list of laps. The postman had a good one, but never sat down. The lady at number six had two, for she was knitting. “{A}’s got a bony bit,” said {star}, “but it’s warm, and it doesn’t get up for the phone.”',
        '{A} felt about for the bony bit in the dark. “I’d put that at four out of five,” said a cat. “I’d put it at five,” said {star}, rather sharply. Nobody argued.'
      ]
    },
    {
      id: 'map',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They drew a map in the dust, with every house in the street. A cross was a saucer. A ring was a warm pipe. By one door there was a heart, and no one would say who had drawn it.',
        'All four cats looked at the ceiling. The poodle wiped it out with one foot. A while later it was there again, and bigger.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Next they practised. The task was to be asleep at once, whatever one had been doing. “Steps on the stairs!” called {star}. The poodle dropped where it was. A cat fell asleep on the edge of a chair, with one leg still walking.',
        'The tortoise pulled in its head. “That’s cheating,” said the poodle, with both eyes shut. “It’s technique,” said the shell.'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Halfway through there was half a biscuit. {star} had saved it, and it was shared out with great care. Everybody got a crumb, and the crumb that was over went to the one who had come furthest.',
        'That was the tortoise. It had set out on Monday. “From where?” asked {H}, much too loudly, and clapped a hand over it. “From next door,” said the tortoise, who had thought that the question came from the poodle.'
      ]
    },
    {
      id: 'pins',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A}’s foot had gone to sleep. That is a bad thing in a hiding place. First it was a cushion, and then it was full of ants. {A} bit the blanket. {H} rubbed, and blew on it, which doesn’t help, but is kind.',
        '“What’s that under there?” asked a cat. “Pipes,” said {star}, without turning round. {H} and {A} looked at each other. It had said that very quickly.'
      ]
    },
    {
      id: 'second-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was one of them too. {A} did not say much at the meetings, and sat by the draught. “Anything to report?” {star} asked. {A} thought about the day, from the front to the back.',
        '“No,” said the way {A} sat. “They’re all well.” It was put down in the dust, as the best report of the evening.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to stay up as well, and brought a pillow along. “I’m not tired at all,” said {S} under the table. “Wake me when they come.” Then {S} was asleep, sitting up.',
        '“They’re here,” whispered {A}. {S} opened one eye. “I saw them,” said {S}. “They were all blue.” In the morning {S} told everybody about it, and it was much better than what {A} had seen.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I always said it,” said {S}. “Our cat went out at ten and came in at six, with ink on. For years there was a very good column in the paper, about our street.” “Who wrote it?” asked {A}.',
        '“It was signed with a smudge,” said {S}. “They knew what we’d had for dinner. We had to start eating better.”'
      ]
    },
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        '“And now the ball,” said {star}. They all sighed. It was the red one, the best in the street. Since summer it had lain under the fridge. The poodle pushed in a foot, and the cats pushed in four. The tortoise got stuck. “Every night,” said {star}, “and always a bit too short.” {A} leaned over to {H}. “They only need the broom,” whispered {A}. “But a broom needs a thumb.”'
      ]
    }
  ],
  turn: [
    {
      id: 'thumbs',
      A: 'partner',
      paragraphs: [
        '{H} came out from under the cloth. All of them fell over and slept, as spies do. Only {star} stayed where it was. “I know you’re there,” it said. “I can smell who says good night twice.” {H} took the broom and lay down flat. {A} held the lamp, and said left, and more left. Out came a cork, and a pea. Then came the red ball, quite slowly, with a beard of dust.',
        'Nobody was asleep any more. It rolled across the floor. After it went spies, tortoise and {A}, round and round, without one sound.'
      ]
    },
    {
      id: 'the-vote',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Then they voted. Who was for {H}’s being one of them? Up went feet, and a few tails. {H} got a spy’s name, and it was Thumbs. {A} was taken as well, on trial, and was called Lamp.',
        '“What do I have to do?” asked {H}. “Report,” said the tortoise. “On whom?” They all thought about it. “On us,” said {star}. “It’s only fair.”'
      ]
    },
    {
      id: 'the-cork',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The cork went to the poodle, and the pea to nobody. There was also a coin under there, and a letter that somebody had once looked for everywhere. {A} wiped it and read it, by the lamp.',
        '“What does it say?” asked {H}. “That they’re coming to tea,” said {A}, “two years ago, on Sunday.” So that was why they had been so cross.'
      ]
    },
    {
      id: 'in-the-morning',
      A: 'partner',
      paragraphs: [
        'When the clock struck one, the door closed behind the last of them. “You didn’t see anything,” said {star}. “Nothing at all,” said {H} and {A}. “Good night.” {star} lay down. It was quiet for a bit. “Good night,” said {H} once more. “Heard you,” said the spy.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to bed like every night, and missed it all.',
      '{names} yawned until it was quite certain to be night.',
      { text: '{names} lent a blanket, and asked no questions.', needs: ['hands'] },
      { text: '{names} left half a biscuit out, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} snored next door, and got into a report.',
      '{names} turned over once, and all the feet stood still.',
      { text: '{names} came down for some water, and saw nobody, only a very tidy row.', needs: ['hands'] },
      { text: '{names} felt about for two glasses, in a dream.', needs: ['hands'] }
    ],
    turn: [
      '{names} dreamt of something round and red.',
      '{names} heard nothing at all, and slept the better for it.',
      { text: '{names} found the broom in the wrong corner the next day.', needs: ['hands'] },
      { text: '{names} pulled the blanket up over one ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The red ball was put where anybody could reach it, and the broom went back in its corner.',
    '{H} brushed off the dust, and some biscuit, and lay down at last.'
  ],
  last: [
    '{H} was asleep, and that was reported, in the dust, by somebody who knew.',
    'Somewhere something red rolled a little way by itself, and {H} was asleep.'
  ]
})
