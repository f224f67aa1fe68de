import { wishPlot } from '../wish-plot.ts'

export const dragonBubbles = wishPlot({
  id: 'wish-dragon-breathes-bubbles',
  wishes: ['dragon breathes bubbles', 'dragon breathes out bubbles', 'dragon breathed bubbles', 'dragon breathing bubbles', 'dragon breathe bubbles', 'dragon blows bubbles', 'dragon blew bubbles', 'dragon blowing bubbles', 'dragon blow bubbles', 'dragon only bubbles', 'dragon bubbles instead fire', 'dragon bubbles not fire', 'dragon bubbles no fire', 'dragon bubble breath', 'dragon bubbles come out', 'dragon bubbles came out', 'dragon makes bubbles', 'dragon makes bubbles fire', 'dragon who bubbles', 'dragon bubbles', 'dragons bubbles', 'dragons breathe bubbles', 'dragons blow bubbles', 'dragon burps bubbles', 'dragon sneezes bubbles', 'dragon hiccups bubbles', 'dragon puffs bubbles', 'dragon spits bubbles', 'dragon soap bubbles', 'dragon soapy breath', 'dragon soap breath', 'bubble dragon', 'bubble-breathing dragon', 'bubble breathing dragon', 'bubble-blowing dragon', 'bubble blowing dragon', 'bubbles dragon mouth', 'dragon can’t breathe fire bubbles', 'dragon cannot breathe fire bubbles', 'dragon couldn’t breathe fire bubbles'],
  nothingElse: true,
  answers: ['dragon', 'dragons', 'bubble', 'bubbles', 'bubbly', 'soap', 'soapy', 'breathe', 'breathes', 'breathed', 'breathing', 'breath', 'breather', 'blow', 'blows', 'blew', 'blowing', 'puffs', 'puff', 'burps', 'sneezes', 'hiccups', 'spits', 'makes', 'make', 'made', 'fire', 'flame', 'flames', 'smoke', 'instead', 'only', 'just', 'can', 'can’t', 'cannot', 'couldn’t', 'could', 'doesn’t', 'didn’t', 'not', 'never', 'no', 'come', 'comes', 'came', 'out', 'mouth', 'nose', 'little', 'small', 'tiny', 'baby', 'young', 'green', 'purple', 'blue', 'pink', 'friendly', 'kind', 'funny', 'silly', 'gentle', 'shy', 'big', 'different', 'other', 'who', 'that', 'because', 'but', 'tries', 'wants', 'when', 'all', 'rainbow', 'whenever', 'every', 'time', 'house', 'visits', 'named', 'called', 'good', 'wolf', 'huffed'],
  except: ['toothbrush', 'teeth', 'dentist', 'bath', 'bathtub', 'gum', 'tea', 'egg', 'school', 'party', 'birthday', 'castle', 'princess', 'knight', 'king', 'lost', 'died', 'dead', 'sick', 'ill', 'poorly', 'hospital', 'afraid', 'scared', 'sad', 'bullied', 'teased', 'laughed', 'lonely', 'fight', 'war', 'burnt', 'burned', 'boat', 'dinosaur', 'unicorn', 'mermaid', 'whale', 'moon', 'space', 'sky', 'swallowed', 'eyes', 'how', 'why', 'dragonfly', 'fruit'],
  moods: ['first', 'learning', 'losing', 'change', 'proud'],
  company: ['dragon', 'bubble', 'bubbles', 'toe', 'toes', 'mustard', 'spoon', 'curtain', 'sock', 'pipe', 'wind', 'door', 'mat', 'chair', 'lamp', 'table', 'toast', 'bread', 'tail', 'claws', 'glasses', 'window', 'bed', 'shelf'],
  isTale: true,
  about: 'A dragon comes to warm cold feet and breathes only bubbles, until the two of them see that the bubbles all drift one way, and that they can find the hole at which the wind comes in.',
  titles: ['Only Bubbles', 'The Hole behind the Curtain', '{H} and the Dragon with the Wet Breath', 'Which Way They Went', 'A Dragon for Draughts'],
  want: [
    {
      id: 'cold-toes',
      A: 'partner',
      paragraphs: [
        'The dragon who came to warm {H}’s toes took a deep breath, and out came bubbles. “No fire?” asked {H}. “Only bubbles,” said the dragon. “It’s always been like that.” One sat down on {H}’s big toe and burst. It was cold.',
        'All day a cold wind had blown along the floor. It came in at some hole, and {A} had felt for the hole everywhere. {H} wanted warm toes before bed.'
      ]
    },
    {
      id: 'who-sent-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The other dragons light the lamps in our street,” said the dragon. “And you?” asked {H}. “I do the washing-up. I lean over the sink and say ‘Haaa’.” It was done in half the time, and they always asked it to stay for the pans.',
        '“Then why did they send you?” asked {A}. “You said that it was about feet,” said the dragon. “They thought you meant that the feet wanted washing.”'
      ]
    }
  ],
  way: [
    {
      id: 'mustard',
      A: 'partner',
      paragraphs: [
        '“You need something hot inside,” said {H}, and brought mustard on a spoon. The dragon swallowed, and its ears went red. Deep down something rumbled. {A} moved the curtain out of the way.',
        'Out came bubbles. There were a hundred of them, and they burst on all ten toes. “Now I’m cold and wet,” said {H}. “They’ve got a bit of mustard in them,” said the dragon. “That’s as hot as it gets.”'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wanted to catch one. It burst on {H}’s finger, and so did the next. “You’re too dry,” said the dragon. “Lick it first.” With a wet finger {H} went right into a bubble, up to the second knuckle. It stayed round, and wobbled.',
        '“What’s it like in there?” asked {A}. {H} wiggled the finger. “It’s like out here,” said {H}, “but private.” Then the finger dried, and that was the end of the house.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps you’ve only got a small fire,” said {A}. “It may do for toast.” {A} held out a slice of bread on a long fork. The dragon breathed on it with great care, first on the one side and then on the other.',
        'They looked at it. It was as white as before, and it shone. {H} took a bite. “It’s soap,” said {H}. “It’s the cleanest toast I’ve ever had.” They laid it by the sink, where it lasted until Thursday.'
      ]
    },
    {
      id: 'square',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can you do other shapes?” asked {H}. The dragon could make its mouth into a square, with the help of two claws. The bubble came out with four corners. Then it thought better of it, and was round. With three corners it was the same.',
        '“They’re always round in the end,” said the dragon. “The skin pulls in from all sides, as tight as it can.” {A} had a go at a square mouth too. There was no bubble at all in that one.'
      ]
    },
    {
      id: 'the-colours',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A bubble hung in front of {A}’s nose. It was pink on top and green below. The colours slid down as if they were going home. “Watch the top,” said the dragon. “When it gets dark up there, it’s nearly worn through.”',
        'First there was a dark spot, as small as a full stop. “Now,” said the dragon. Plip. “How did you know?” asked {H}. “I’ve had a lot of time to watch,” said the dragon. “The others were always busy burning things.”'
      ]
    },
    {
      id: 'two-together',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Two bubbles met over the table, and stuck. There was a wall between them now, as flat as a window. “If they’re the same size it’s straight,” said the dragon. “If one’s smaller, it pushes into the bigger one. The small ones are stronger.”',
        '{H} looked at {A}, and {A} looked at {H}. “That isn’t true of everybody,” said {A}. But just then the small bubble leaned on the wall, and the wall went in.'
      ]
    },
    {
      id: 'clean-glasses',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with a newspaper and sat down beside the dragon. “Somebody’s been washing,” said {A}, and sniffed. A bubble burst on {A}’s left cheek. The next one burst on the paper, in the middle of the weather.',
        '{A} looked up, and rubbed one eye. “Has there always been a dragon here?” asked {A}. “Since tea,” said {H}. “Then I’ve got to get out more,” said {A}. The weather had come off, and there was only the sport behind it.'
      ]
    },
    {
      id: 'pet-bites',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had never seen so many round things with nobody on guard. {A} went up to one of them, nose first, and it was gone. {A} looked under the chair for it. It was not there, and another one was already coming.',
        'Eleven of them went like that. Then {A} sat down with a wet nose, and looked hard at the dragon. “I can’t help it,” said the dragon. “They’re all like that. They never stay for the second question.”'
      ]
    },
    {
      id: 'elder-in-the-wind',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At our place we had a real one,” said {S}. “It breathed fire, and very well too.” “Was it warm?” asked {A}. “We had no curtains,” said {S}. “And no eyebrows, and the soup was always done.” {S} thought about it for a while.',
        '“I’d have given a lot for one with bubbles,” said {S}. The dragon heard it, and sat up straighter. It breathed a small one in {S}’s honour, and it hung there until the end of the sentence.'
      ]
    },
    {
      id: 'the-same-way',
      A: 'partner',
      paragraphs: [
        'There were no more bubbles by the curtain. “They won’t stay there,” said {A}. “Look. They all go to the door.” {H} lay down on the floor to see it. Every bubble turned at the chair and sailed off over the doormat.',
        '“Who’s pushing them?” asked {H}. “The wind,” said {A}. “A bubble weighs next to nothing, so it has to go along.” “So that’s what a wind looks like,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'along-the-wall',
      A: 'partner',
      paragraphs: [
        'They went to see where it began. The dragon crept along the wall, and breathed one bubble at a time. By the shelf the bubble hung still. By the bed it hung still. By the curtain it gave a jump and was off.',
        '{A} lifted the hem. A pipe came in there, and round it was a gap as thin as a spoon. {H} took a sock and stuffed it in, all round.'
      ]
    },
    {
      id: 'every-keyhole',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After that the dragon wanted to do the keyholes. There were three. At the first the bubble stayed outside. At the second it went in, and got long and thin, and came off on the other side. “There’s a wind in that one,” said {H}.',
        'At the third the bubble came back. The dragon tried again, and it came back again, a bit larger. {A} opened the door. There stood a fan that somebody had left on. “That one’s ours,” said {A}.'
      ]
    },
    {
      id: 'with-fire',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How would the others have done it?” asked {H}. The dragon thought. “They’d have warmed the wind,” it said. “All evening, as it came in. And in the morning there’d have been a new one.” {A} looked at the curtain, which was a good one.',
        '“And the hole?” asked {H}. “Oh, they’d have made it bigger,” said the dragon. “They mean well.” It blew the curtain a small bubble, and the curtain took it very well.'
      ]
    },
    {
      id: 'it-hangs',
      A: 'partner',
      paragraphs: [
        '“Now try,” said {H}. The dragon breathed its very best bubble. It went up a little, and down a little, and then it just hung. Below it ten toes were getting warm.',
        '“I’ve never found anything before,” said the dragon. “They always sent me outside, because of the wet.” There was a knock. The neighbour had had a cold neck since the autumn. “I’m coming,” said the dragon, and took a deep breath.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up closer, in case it was warm near a dragon.',
      '{names} got a bubble on the nose, and sat very still under it.',
      { text: '{names} felt along the floor for the wind, and found it everywhere.', needs: ['hands'] },
      { text: '{names} put down a second mat, because of the tail.', needs: ['hands'] }
    ],
    way: [
      '{names} looked on from behind the table, with only the eyes out.',
      '{names} smelled of soap by now, and of a little mustard.',
      { text: '{names} dried the toes that had been breathed on.', needs: ['hands'] },
      { text: '{names} counted the bubbles, and had to begin again each time.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept out of the way, so as to make no wind.',
      '{names} followed behind the tail, all along the wall.',
      { text: '{names} held the curtain up, so that it was no trouble.', needs: ['hands'] },
      { text: '{names} brought another sock, for wherever it was wanted.', needs: ['hands'] }
    ]
  },
  bed: [
    'The floor was wiped dry. The mustard was put away, and the sock stayed in the wall.',
    '{H} washed, with bubbles that came only from the soap, and lay down. The toes were warm, all ten of them, and nothing blew.'
  ],
  last: [
    'Over the bed hung one round bubble that did not have to go anywhere, and {H} was asleep.',
    '{H} breathed out, slowly and with nothing in it at all, and was asleep.',
    'Behind the curtain it was quiet, and {H} slept with warm feet.'
  ]
})
