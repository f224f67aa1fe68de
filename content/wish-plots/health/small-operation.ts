import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const smallOperation = wishPlot({
  id: 'wish-small-operation',
  beginsElsewhere: true,
  wishes: ['operation', 'small operation', 'little operation', 'ear operation', 'operation ears', 'grommets', 'grommet', 'ear grommets', 'grommits', 'adenoids', 'adenoids out', 'day surgery', 'minor surgery'],
  answers: ['ear', 'ears', 'hospital', 'doctor', 'nurse', 'nice', 'gentle', 'frightened', 'scared', 'nervous', 'worried', 'brave', 'small', 'little', 'day', 'sleep', 'asleep', 'mask'],
  except: [...SERIOUS.filter((word) => !/^(?:hospital|operation|surgery)/u.test(word)), 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'brother', 'sister', 'uncle', 'auntie', 'aunt', 'cousin', 'teacher', 'friend', 'cat', 'dog', 'puppy', 'kitten', 'rabbit', 'hamster', 'heart', 'brain', 'eye', 'eyes', 'leg', 'spine', 'hip', 'knee', 'appendix', 'lungs', 'kidney', 'tumour', 'lump', 'big', 'second', 'another', 'again', 'after', 'since', 'wrong', 'game', 'toy', 'teddy', 'doll', 'robot'],
  moods: ['afraid', 'first', 'waiting'],
  about: 'The hero minds the small operation less than the hour that one sleeps through there, and finds out who can keep it.',
  titles: ['The Hour in the Notebook', 'Where the Hour Goes', '{H} and the Missing Hour', 'Nothing Under the Cup', 'One Minute, Written Down'],
  want: [
    {
      id: 'the-hour',
      A: 'partner',
      paragraphs: [
        'Soon {H} was going to hospital for a small operation. {H} knew all about it. There would be a bed with wheels, and a sleep in the middle. “It’s the sleep,” said {H}. “It isn’t like the one at night. They said I’ll shut my eyes, and open them, and it’s done.”',
        '“That’s the good part,” said {A}. “But there’s an hour in between,” said {H}. “Where does it go? I’d like to have it back.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-cup',
      A: 'partner',
      paragraphs: [
        'So they practised the operation and looked for the hour. {H} lay down on the cushions. {A} was the sleep doctor, and the mask was a cup. “It smells a bit of felt pens,” said {A}. “Breathe in. Ten, nine, eight …” At seven {H} shut both eyes.',
        '“Done,” said {A}. {H} sat up and looked into the cup, in case the hour was there. There was a ring of tea, and nothing else.'
      ]
    },
    {
      id: 'the-trap',
      A: 'partner',
      paragraphs: [
        'Next time {H} set a trap. There was half a biscuit on the table, exactly half. “If it’s smaller when I wake up,” said {H}, “then time came by.” {A} counted, and {H} slept. But one eye was open, as narrow as a letterbox.',
        '“You’re peeping,” said {A}. “I have to see who comes for the biscuit.” “Then it isn’t the operation sleep,” said {A}. “In that one nobody peeps. Nothing hurts in it, and nothing tickles.”'
      ]
    },
    {
      id: 'the-band',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They made the band for the wrist out of a strip of paper. {A} wrote the name on it. “Why do they need that?” asked {H}. “I know who I am.” “For when you’re asleep,” said {A}. “Then the band says it for you.”',
        '{H} read it again. “It doesn’t say that I like the blue cup best.” So {A} wrote that on the back, in very small letters. For a wrist it was quite a long letter by now.'
      ]
    },
    {
      id: 'the-cream',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“First there’s cream on the back of your hand,” said {A}. They took some from the tube in the bathroom, and a round plaster on top. “The real one sends a bit of your hand to sleep. Only as much as a coin.”',
        '{H} held up the hand and listened to it. “Is it asleep yet?” “Ask it something.” {H} asked it what seven and two was. It did not answer. But then it had never been good at sums.'
      ]
    },
    {
      id: 'no-breakfast',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“And there’s no breakfast before the operation,” said {H}. “Not one flake.” {A} had not known that. “Not even toast?” “Toast comes after.” {A} thought about it for a while.',
        '“Then I won’t have any either that day,” said {A}. “Not in front of you.” “You can have yours behind me,” said {H}. They tried it with an apple. {H} could hear every bite, so the apple had to go further behind, as far as the bathroom.'
      ]
    },
    {
      id: 'the-gown',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The gown for an operation is put on from the front, with the door at the back. They took a big shirt the wrong way round. “It’s draughty,” said {H}, and turned to see the draught. It went round as well.',
        '{A} tied the two sides together with a bow. “In hospital they have ribbons for that,” said {A}. “And everybody who’s in a bed has one on. Even if it’s a judge.” {H} walked up and down like a judge with a bow.'
      ]
    },
    {
      id: 'the-bed',
      A: 'other',
      spare: 5,
      paragraphs: [
        'The bed there had wheels, so the cushions went on a blanket, and {A} pulled. “Along the corridor,” said {A}. “Lamps on the ceiling. Count them.” At home there was one lamp. {H} counted it each time they came past.',
        '“Eleven,” said {H}. “Stop at the doors,” said {A}. They stopped. “They open by themselves,” said {A}, and went and opened them by hand, because it was only practice.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Now I’m all of the nurses,” said {A}. “What’s your name?” {H} said it. “And what are you here for?” “For the small operation.” “And what’s your name?” “I’ve just told you!” “I was another nurse,” said {A}.',
        'They ask everybody, over and over, to be quite sure. By the fifth nurse {H} answered before the question came. “You’re good at this,” said the fifth nurse. “The others said so, too.”'
      ]
    },
    {
      id: 'elder-clock',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had once had an operation, long ago. “What I remember,” said {S}, “is a lamp like a sunflower. Somebody said, think of something nice. I thought of pancakes.” “And then?” asked {A}. “Then somebody said, all done. I had not even got the lemon on.”',
        '{A} wanted to know where that hour had gone. {S} had never found it. “I asked for a pancake instead,” said {S}. “And I got it the next day.”'
      ]
    },
    {
      id: 'pet-sleeps',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was asleep on the floor. {H} watched, to see how sleep is done. First there was breathing in. Then there was breathing out. Nothing else happened for quite a long time.',
        '“When {A} wakes up,” said {H}, “I’ll ask about the hour.” {A} woke up, stretched from one end to the other, and looked at the dish. So that was what came of an hour like that. You woke up hungry.'
      ]
    },
    {
      id: 'what-to-take',
      A: 'other',
      spare: 9,
      paragraphs: [
        'Something was allowed to go along to the operation, right up to the doors and through them. {H} lined up some things on the sofa. “The bear is too big for the mask,” said {H}. “The car hasn’t got a nose.” “And that sock?” asked {A}.',
        'Really it was a rabbit. It had a nose, and nothing else to do that day. {H} made it a band as well. The band said “Rabbit”, and under that, “goes where I go”.'
      ]
    },
    {
      id: 'afterwards',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And when it’s done?” asked {H}. “Then you’re a bit wobbly,” said {A}, “like after a roundabout. You may be cross, or cry, and not know why. That goes by.” They both went round and round until they were wobbly.',
        '“I’m not cross,” said {H}, and sat down with a bump. “I’d only like my toast.” “That’s exactly what they all say,” said {A}, and there was toast.'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-awake',
      A: 'partner',
      paragraphs: [
        '“It was me who had the hour!” said {A}. “You were asleep, and I was awake. I had all the time from seven down to one. I even scratched my ear.” {H} stared. “So you’ve got it?” “Whoever sits by your bed and waits for you has got it,” said {A}.',
        '{H} fetched a notebook. “Then it can be written down,” said {H}, “like what we have to buy.”'
      ]
    },
    {
      id: 'second-minute',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} wanted to keep a minute for the operation, too. {H} shut both eyes. It was quiet for a bit, and then there was a lot of scratching with the pencil.',
        'Then {H} read it out. “Nothing happened. Then nothing happened again. Then I thought of a joke.” {H} looked up. “What’s the joke?” “That’s on the next page,” said {A}. “I hadn’t finished when you woke up.”'
      ]
    },
    {
      id: 'one-minute',
      A: 'partner',
      paragraphs: [
        'They tried it with one minute. {H} lay down, breathed into the cup and shut both eyes, quite properly, without a slit. The pencil went softly over the paper. “Done,” said {A}.',
        '{H} read it. “The fridge hummed. I looked at you. A fly sat on your foot, and I sent it away. I looked at you again.” {H} wriggled that foot. “Now I’ve got it after all,” said {H}. So the notebook would go along to the operation, for whoever sat by the bed.'
      ]
    },
    {
      id: 'first-line',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“There has to be room for sixty minutes,” said {H}. They drew the lines with a ruler. In the last one {H} wrote something already, so that nobody would forget it.',
        '{A} read it. “Woke up. Toast.” “That’s how it ends,” said {H}. “You write the rest.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the curtain, and no hour was there.',
      '{names} lay on the floor, eyes shut, and came back at once.',
      { text: '{names} lifted the clock to see what was under it.', needs: ['hands'] },
      { text: '{names} counted an hour on all fingers, and had some minutes left over.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quiet, as people do in hospital.',
      '{names} lay beside the cushions as the next in line.',
      { text: '{names} carried the lamp for the doctor.', needs: ['hands'] },
      { text: '{names} plumped up the cushions for the bed.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed awake for the whole minute, which was noted down.',
      '{names} sneezed once, and that is in the notebook as well.',
      { text: '{names} sharpened the pencil.', needs: ['hands'] },
      { text: '{names} wrote the date on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The notebook lay in the bag with the pencil in it, and there it could wait.',
    'When {H} was washed, one thing was written down for practice: “Teeth done. Yawned.”'
  ],
  last: [
    '“Shut both eyes,” it said in the notebook, and {H} was asleep.',
    'This was the other sleep, the one with dreams in it, and {H} was fast asleep.'
  ]
})
