import { wishPlot } from '../wish-plot.ts'

export const zombies = wishPlot({
  id: 'wish-zombies',
  wishes: ['zombie', 'zombies', 'friendly zombie', 'nice zombie', 'little zombie', 'funny zombie', 'zombi', 'zombis', 'zombie walk', 'zombie story'],
  except: ['minecraft', 'killer', 'kill', 'gun', 'guns', 'fight', 'war', 'attack', 'apocalypse', 'blood', 'bite', 'bites', 'bitten', 'scared', 'afraid', 'scary', 'plants', 'shoot', 'shooting', 'dead'],
  answers: ['friendly', 'nice', 'kind', 'little', 'funny', 'halloween', 'green', 'slow', 'brains', 'beans', 'good', 'walk', 'baby', 'hug', 'hugs'],
  company: ['zombie'],
  about: 'A zombie walks after somebody with both arms out, and nobody understands what it wants, which is a hug.',
  titles: ['Uuuh', 'Both Arms Out', '{H} Is a Friendly Zombie', 'What Zombies Want', 'It Is Catching'],
  want: [
    {
      id: 'arms-out',
      A: 'partner',
      paragraphs: [
        '{H} was a zombie, and a friendly one, in a green jumper. It came along the hall with both arms straight out. Step, drag. Step, drag. “Uuuh,” it said. It wanted something, and {H} knew very well what it was. But a zombie has only got the one word.',
        '{A} sat by a basket of clean socks. “Help,” said {A}, “a zombie!” And {A} took the basket, and walked off with it.'
      ]
    }
  ],
  way: [
    {
      id: 'door',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A zombie can’t do door handles. It walked up to the door, and it went bump. It took one step back, and it went bump again. “It’s open,” said {A} from the other side. “You’ve only got to push down.” Bump.',
        'In the end {A} pulled the door open, to see what was keeping it. The zombie had just been about to bump. It came in a good deal faster than zombies do, and lay on the mat. “Uuuh,” it said, into the bristles.'
      ]
    },
    {
      id: 'monday',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Show me the walk,” said {A}. “One foot goes, and the other one comes after.” {A} tried it, and it was much too bouncy. The zombie pressed on {A}’s shoulders, till there was no bounce left.',
        '“As if it were Monday?” asked {A}. “And raining?” {A} let both arms hang in front, and let the lower lip hang too. Now it was perfect. “I know this one,” said {A}. “I’ve seen it at the bus stop.”'
      ]
    },
    {
      id: 'beans',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I know what they say,” said {A}. “They say they want brains. But perhaps it’s beans, and somebody wrote it down wrong.” {A} thought of all those people running away, and of a zombie with an empty plate.',
        'They held out one bean to it, on a fork. The zombie ate it, and its whole face grew friendly, one side after the other. “Uuuh,” it said. It might very well have been beans.'
      ]
    },
    {
      id: 'foot',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Zombies lose things. First a sock came off, the long one that had been dragging. “You’ve left a foot behind,” said {A}, and held it up. The zombie looked at it from above. “Uuuh,” it said, as if that sort of thing happened every day.',
        '{A} pegged it back on with a clothes peg. At the next corner a glove fell off. “And that’s a hand,” said {A}. After some time there was a basket for it, and the zombie only had to ask.'
      ]
    },
    {
      id: 'meanings',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With one word you can say quite a lot, if you do it well. “Uh-uh” was no. “Uuuh,” going up at the end, was a question. “Uh” on its own, very short, meant that somebody had trodden on the zombie’s sock.',
        '“And how do you say good evening?” asked {A}. The zombie said it. “And where is the library, please?” The zombie said that too, with a bow. They were two different ones, if you listened.'
      ]
    },
    {
      id: 'staring',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A zombie never blinks. {A} wanted to see that, and sat down opposite. They looked at each other. The zombie’s eyes grew big, and then wet. {A}’s nose began to twitch.',
        '“You blinked,” said {A}. “Uh-uh,” said the zombie. “Just now, with the left one.” The zombie pointed to its ear. A fly had been sitting there, and {H} had only winked at it.'
      ]
    },
    {
      id: 'jug',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The zombie found out that you can say it into a jug. “Uuuh,” said {H} in there, and it came back as big as a ship. The spoons in the drawer answered. {A} came to see who else had arrived.',
        '{A} tried it with a bucket. That was deeper still. They did it both at once, the jug and the bucket, and stopped at the same time. In the quiet somebody outside said, “It’s going to be foggy.”'
      ]
    },
    {
      id: 'curtain',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had hidden behind the curtain, and {A}’s feet stuck out. It was no trouble at all, for zombies can’t look sideways. It came past, step, drag, with its eyes on the wall. It went by so near that the curtain moved.',
        'At the end of the room it had to turn round. That takes a zombie nine steps. “You’ve got eleven,” said the curtain, which had counted. “Uuuh?” said the zombie, and looked for the voice on the ceiling.'
      ]
    },
    {
      id: 'dance',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was music on. A zombie hears music as well, only later. It leaned to the left and waited. When everybody else had done with that bit, it leaned to the right.',
        '{A} laid both hands on the zombie’s hands and danced along. “Is it this slow all the way?” asked {A}. “Uuuh,” said the zombie. That was the fast part. They were still dancing when the music had been over for some time.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If a zombie laughs,” said {A}, “then it has to start again at the door.” The zombie nodded, with all of itself. That was only fair. {A} did not say another word. {A} only stuck out {A}’s teeth like a rabbit.',
        'The zombie had to start again at the door. It came in, step, drag. {A} was reading a book, and had the rabbit on behind it. That evening the zombie saw the door a great many times.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '“Uuuh,” said the zombie to {A}. Most creatures run away from a zombie. {A} looked at it with great patience. There were two arms out, and nothing to eat in either of them.',
        'The zombie stood there for a bit longer. It is not easy for a zombie, when nobody minds. It put the arms down to stroke {A}, twice, and put them up again. Then it dragged itself on, a little less green.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“That’s how I get up,” said {S}. “From the bed to the kettle I do it just like that. It’s the arms that find the door.” “Uuuh,” said {A}. “Just so,” said {S}. “Before the tea it’s all I say.”',
        '{A} looked round, to see who had run away. “Nobody yet,” said {S}. “They put a cup in my hand, and stand back, and wait till there’s a word in it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} tried to be a zombie as well, and was three times round the sofa in no time. “Uuuh,” said {A}, with one hand up. There are no fast ones. “I’m a new one,” said {S}, and went round once more.',
        '{A} took hold of {S} by the jumper, at the back, and now it was the right speed. One dragged, and one pulled. “Uuuh,” they said, and each of them thought that the other one was the zombie.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'The best of all the zombies was {A}. {A} had never been shown, and had it all. The mouth stood open, the arms were out, and there was a bit of wet on the chin.',
        '“Uh,” said {A}, and held up both hands. “Uuuh,” said {H}. They could have gone on like that the whole evening. It was a talk between two who had the same word.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“Is that one yours?” asked {A}, when the zombie came round the corner. “At ours we’ve only got a hamster.” {A} held out one hand to it, flat, so that it could smell. “What does it do all day?”',
        'The zombie showed what it did. It went to the wall, and turned round, and came back. “It’s very well trained,” said {A}, and asked if it was allowed on the sofa.'
      ]
    },
    {
      id: 'round-the-table',
      A: 'partner',
      paragraphs: [
        '“Uuuh,” said the zombie, and came after. It must never run, for then it’s only a person. So {A} walked round the table, quite comfortably, and paired the socks on the way. After four rounds the zombie was just as far behind.',
        '“What is it that you want?” asked {A}. “Uuuh.” “Is it beans?” The zombie shook itself, from the feet up. Its arms stayed out. “Ah,” said {A}, “you’re a clothes horse!” And {A} hung a sock on each finger, and a vest over the left arm.'
      ]
    },
    {
      id: 'who-else',
      A: 'partner',
      paragraphs: [
        'The zombie stood there with the washing on, and was the saddest zombie in the world. “Uuuh,” it said, quite small. {A} stopped with a sock in the air. “Who else holds out both arms,” said {A}, “and can only say uh?”',
        'They thought about it. “Babies,” said {A} slowly, “when they want to be picked up. Have I been running away from a cuddle?” The zombie could not say yes. It didn’t have the word.'
      ]
    }
  ],
  turn: [
    {
      id: 'stood-still',
      A: 'partner',
      paragraphs: [
        'So {H} did what no zombie had done before. It stood still. It shut its eyes, and left its arms where they were, and waited. Then somebody else came, step by step, from the other side. The arms bent, and went all the way round. “Uuuh,” said the zombie, into a jumper.',
        'But it’s catching. Everybody knows that, only {A} had forgotten. {A}’s knees went stiff. {A}’s arms came up by themselves, and stayed there. {A} opened {A}’s mouth, to say something sensible. “Uuuh,” said {A}.'
      ]
    },
    {
      id: 'the-coat',
      A: 'same',
      spare: 16,
      paragraphs: [
        'Two of them went along the hall, to see who had not had a hug yet. There was the big coat on its hook, with both sleeves hanging. They hugged it from two sides. It smelled of rain and of somebody’s mints.',
        'When they let go, one sleeve had got caught, and stood straight out. “Uuuh,” said {H} softly. “It didn’t take long with that one,” said {A}.'
      ]
    },
    {
      id: 'slowest',
      A: 'partner',
      paragraphs: [
        'Now there were two of them. They put the socks away, one at a time, arms straight. Step, drag, it went along the hall. Step, drag.',
        'Nobody ran away any more. Whenever they met, it was time for the next hug, and that held them up. “Uuuh,” said {H}. “Uuuh,” said {A}. It was all they said, and nothing was left out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the drag, and then the step, and squeezed into a doorway.',
      '{names} answered uuuh, since it was the only word about.',
      { text: '{names} rolled a pair of socks into a ball, and the ball groaned.', needs: ['hands'] },
      { text: '{names} dropped a sock in the fright, and so there was an odd one.', needs: ['hands'] }
    ],
    way: [
      '{names} overtook the zombie on the second round.',
      '{names} tripped over a vest that was walking by.',
      { text: '{names} hung one more sock on a thumb that was free.', needs: ['hands'] },
      { text: '{names} straightened up what was left of the pile.', needs: ['hands'] }
    ],
    turn: [
      '{names} went stiff from the feet up, and rather liked it.',
      '{names} came along, step and drag, for the next one.',
      { text: '{names} folded the vest with straight arms, at the second go.', needs: ['hands'] },
      { text: '{names} hugged the clothes horse as well, in case it had been waiting.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the green jumper over a chair, with both its sleeves straight out. The basket was empty by then.',
    'Zombies wash slowly, and brush their teeth from left to right. {H} lay down, stiff as a board at first. Then the knees bent, and the neck, and last of all the arms.'
  ],
  last: [
    '“Uuuh,” said the zombie once more, quite low, and {H} was asleep.',
    'On the blanket lay two arms, and they had got what they wanted, and {H} was asleep.'
  ]
})
