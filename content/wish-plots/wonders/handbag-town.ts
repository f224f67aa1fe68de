import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const handbagTown = wishPlot({
  id: 'wish-relative-handbag-town',
  star: 'kin',
  wishes: ['granny’s handbag has a town in it', 'handbag town', 'handbag', 'hand bag', 'handbag city', 'handbag village', 'town in bag', 'town bag', 'city bag', 'village bag', 'purse town', 'bag has town', 'handbag world', 'magic handbag', 'handbag magic', 'bottomless handbag', 'magic bag', 'magic purse', 'bag with town in it', 'handbag house'],
  except: ['lost', 'stolen', 'steals', 'stole', 'thief', 'left', 'forgot', 'bus', 'school', 'sleeping', 'tea', 'shopping', 'broken', 'new', 'doctor'],
  answers: [...WHICHEVER_RELATIVE, 'handbag', 'bag', 'purse', 'town', 'city', 'village', 'world', 'whole', 'inside', 'tiny', 'little', 'people', 'magic', 'magical', 'has', 'had', 'with', 'full', 'opens', 'opened', 'there', 'is', 'in', 'her', 'his', 'houses', 'whole', 'live', 'lives', 'bottomless', 'carries', 'hidden', 'old'],
  moods: ['question'],
  company: ['handbag', 'bag', 'town', 'tram', 'peppermint', 'lake', 'mirror', 'comb', 'mayor', 'thimble', 'moon', 'thread', 'zip', 'click'],
  isTale: true,
  about: 'There is a town in the handbag of one of the family, where it is night at each click, and the hero, who only wants the last peppermint, gives it back as a moon, licked once.',
  titles: ['Mind the Tram', '{H} Wants a Peppermint', 'Eleven Nights by Four O’Clock', 'The Town in the Handbag', 'One Lick a Night'],
  want: [
    {
      id: 'mind-the-tram',
      A: 'partner',
      paragraphs: [
        '{H} wanted a peppermint. They were in the handbag, right at the bottom, so {H} put one hand in. Something went ting, and drove round a thumb. “Mind the tram,” said {A}. “There’s a whole town in there.”',
        'It had houses no bigger than matchboxes, with washing out. The comb was a fence, and the mirror was a lake. And in the market place lay the very last peppermint, with children sliding on it.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How did it get in there?” asked {H}. “First there was only a button,” said {A}. “Then somebody opened a shop for it. I thought, it’s no trouble. And then they wanted a road to the shop.”',
        'It had all come one after the other, as it does. A bus ticket turned into a bridge, and the bridge had to have a river. “I only ever put in hankies,” said {A}. The hankies were the hills. There were sheep on them, as big as salt.'
      ]
    }
  ],
  way: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and {A} shut the bag. Click. In there it was night. When it was opened, a rooster crowed, and the town buttered its toast. “Just my list,” said {A}, and took it out. Click. Back they went to bed.',
        'By four o’clock it had been night eleven times. “Then it must stay open,” said {H}, and carried it about like soup. Now there was no night at all. The tram driver steered with one eye shut. The children slept where they slid.'
      ]
    },
    {
      id: 'dear-sky',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A letter came up on a thread. It was as big as a freckle, and they needed the strong glasses. “Dear Sky,” {A} read, “yesterday a comb came out of you. Is there more to come? We’d like to take in the washing.”',
        '{H} wrote back with the tip of a needle. It was the smallest yes that had ever been written. Then {A} thought of the keys, in the other pocket. {H} made it a very.'
      ]
    },
    {
      id: 'geography',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A class from the school came marching up to {H}’s finger, two by two. “This,” said the teacher, with a pin, “is a finger. Count the lines.” They counted, and there were so many that it took until break. One of them raised a hand.',
        '“What’s it for?” “Nobody knows,” said the teacher. {H} bent it a bit. There was a great shout, and all their hats were in the air. In their books they wrote: it can nod.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} breathed out, to see better, and it was foggy from the lake to the town hall. “Sorry!” said {H}. That was a storm. Three hats and a baker’s tray flew over the comb. “Whisper,” said {A}, “and to one side.”',
        '{H} whispered to one side. Down there it was the loveliest spring day, and smelled of banana. They put out their chairs. In the paper next day it said: Mild, with a hint of lunch.'
      ]
    },
    {
      id: 'a-loaf',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They bought a loaf, and it sat on the tip of a finger like a grain of rice. It was still warm. {H} had nothing so small to pay with, and laid down a crumb of biscuit. The baker called two friends, and they walked round it.',
        '“I can’t change that,” called the baker. “That’s a year’s bread.” {H} told them to keep it. By evening they had built a wall of it, and a bandstand. It was ginger, and could be smelled for miles.'
      ]
    },
    {
      id: 'the-bank',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} needed a coin for the bus, and the purse was the bank. “It’s shut for lunch,” said a voice from the purse. “It’s my purse,” said {A}. “Have you got anything with your name on?” asked the voice.',
        'The bus had come, and the driver looked on. {A} held a library card over the bag. There was a long whispering. “It’s got your face on it,” said the voice at last. “We’ve only ever known you from underneath.”'
      ]
    },
    {
      id: 'the-bridge',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted the door key, for they stood at the door. But the key was a bridge, and just now it was in use. A brass band was going over it, with a goat in front. “How long will they be?” asked {A}. “They’re rather small steps,” said {H}.',
        'So they sat on the mat and listened. The goat had stopped, to look over the side. It was the longest march that anybody knew. {A} could whistle it by the end.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} pushed a nose under the flap. All at once it was warm down there, and damp, and somebody ran to shut the windows. The nose breathed in. Three sheep left the ground.',
        'It breathed out again, and they were back, though facing the other way. “There’s been a Nose,” the people said, and they kept the day free, every year. {A} had only been after the peppermint.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had good eyes for anything far away, and put on the other glasses. “There’s one with a ladder,” said {S}. “He’s doing the lamp posts.” “How do you know that it’s a he?” asked {A}. “I don’t,” said {S}. “It’s how the ladder’s being put down.”',
        'It was put down very slowly, with a hand on the back. {S} put a hand there too. “Ah,” said {S}. “It’s one of us.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be of use, and was a crane. Two fingers came down from above, and set the fallen chimney back on the mill. Everybody clapped. Then they all had something. There was a cart in the lake, and a cow on the comb.',
        '“How’s the crane doing?” asked {A}. “It’s got to have a rest,” said {S}. “It’s got a cow on it.” The cow stood on the nail, where it was smooth, and did not want to get off.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} looked in with a big round face. “Look,” they called in the streets, “it’s up early!” and they all came out without coats. It shone on them, pink and wet. Then it laughed. They had never had a day like that.',
        'Something fell from it, a single drop, and it filled the fountain. {A} was lifted away. In the town they stood about for a good while, and looked at where it had been.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Mine’s only got tissues in,” said {A}, and opened it to show them. Far down something moved. {A} bent over it. Between the tissues stood one small tent, with a lamp in it. It smelled of soup.',
        '“That’s how it starts,” said {H}. {A} shut the bag, very gently, and sat down. From then on it stood on two knees, held by both hands, all afternoon.'
      ]
    },
    {
      id: 'make-up-your-minds',
      A: 'partner',
      paragraphs: [
        'The mayor climbed up on the lipstick, and shouted through a thimble. “Would you kindly make up your minds? We’d like one night. And not so black! We find our beds by bumping.”',
        '{A} looked guilty. “They can have one long night,” said {A}. “I’ll shut it late, and leave it. But there’s no light in a handbag, once it’s shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-moon',
      A: 'partner',
      paragraphs: [
        'Forty people rolled the peppermint to the edge. “It’s in the way of the tram,” said the mayor. “Do take it.” So {H} had it at last, and licked it once. It was cold right up into the nose. Then {H} saw the town, getting dim. They were feeling along the walls.',
        '{H} looked at the peppermint. It was round and white, and nearly shone. {A} had a thread, and they hung it from the zip. “Ooh,” said the whole town. “It’s a bit less on one side,” said the mayor. “They’re like that,” said {A}.'
      ]
    },
    {
      id: 'walking-out',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Nobody in the town went to bed just yet. They had put on their coats, and walked along the lake by twos. There was a white path on the water, right up to your feet. It was at everybody’s feet, wherever they stood. That took some talking about.',
        '“It’s following me,” they heard somebody say. “No, me,” said somebody else. They walked off in two directions, to see. The moon hung on its thread, and did its best.'
      ]
    },
    {
      id: 'the-tune',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The band came out, and sat on the steps of the hall. A moon has to have a tune. They had only marches. So they played one of those, but lying down. It came out soft, and rather long.',
        '{H} held one ear over the bag, and {A} held the other. They bumped heads. “Was that us?” asked a voice from below. “No,” said somebody. “It’s only the sky, settling.”'
      ]
    },
    {
      id: 'quietly-shut',
      A: 'partner',
      paragraphs: [
        '{A} shut the handbag, so slowly that the click was hardly one. They held it between them and listened. Something went ting, a long way down, and drove home. After that it was still.',
        '“May I have a lick tomorrow?” whispered {H}. “One a night,” said {A}. “Then it’ll get to be a half one, and then a thin one.” “And then?” “Then it’s a new moon,” said {A}. “I’ll buy a packet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled it too, peppermint with a bit of chimney.',
      '{names} kept still, because somebody down there was hanging out a shirt.',
      { text: '{names} held the bag wide open, with a finger at each side.', needs: ['hands'] },
      { text: '{names} waved at the tram with one little finger.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, for so many nights are catching.',
      '{names} moved out of the light, so that it could be noon.',
      { text: '{names} held a hand under the bag at every corner.', needs: ['hands'] },
      { text: '{names} fished the toast out of the lake with a pin.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in at the edge, and had a small moon in each eye.',
      '{names} listened too, until the last ting.',
      { text: '{names} held the thread, while it was tied.', needs: ['hands'] },
      { text: '{names} drew the zip along, tooth by tooth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The handbag was stood on the shelf, where nobody would swing it. It had to be morning at seven, and that was written on the list.',
    '{H} washed, and there was still a taste of cold. Then {H} lay down, where a thin light came in from one side.'
  ],
  last: [
    'Ting, it went, no louder than a pin, and that was the last tram, and {H} was asleep.',
    'It was night in the town, with a moon licked on one side, and {H} slept.'
  ]
})
