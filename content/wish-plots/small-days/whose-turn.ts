import { wishPlot } from '../wish-plot.ts'

export const whoseTurn = wishPlot({
  id: 'wish-whose-turn',
  beginsElsewhere: true,
  wishes: ['front seat', 'fight front seat', 'fought front seat', 'fight remote', 'fights remote', 'fought remote', 'fighting remote', 'argue remote', 'argued remote', 'arguing remote', 'squabble remote', 'press button', 'presses button', 'pressed button', 'pressing button', 'push button', 'pushes button', 'pushing button', 'lift button', 'elevator button', 'bus button', 'bell on bus', 'whose turn', 'fight over turn', 'whose go', 'sit in front', 'sit by window', 'window seat', 'fight seat', 'fight over seat', 'remote control fight', 'it’s my turn', 'my turn'],
  answers: ['fight', 'fights', 'fighting', 'fought', 'argue', 'argues', 'argued', 'arguing', 'argument', 'squabble', 'squabbled', 'squabbling', 'quarrel', 'quarrelled', 'over', 'about', 'who', 'gets', 'get', 'to', 'got', 'seat', 'front', 'remote', 'control', 'tv', 'telly', 'button', 'lift', 'elevator', 'bus', 'car', 'always', 'every', 'both', 'all', 'the', 'time', 'today', 'kids', 'children', 'brother', 'sister', 'brothers', 'sisters', 'siblings', 'each', 'other', 'turn', 'turns', 'press', 'choose', 'first', 'day', 'morning', 'wants', 'want', 'window', 'fair', 'it’s', 'my'],
  except: ['five', 'hit', 'hits', 'hitting', 'bit', 'bites', 'punched', 'kicked', 'hurt', 'blood', 'mum', 'dad', 'mummy', 'daddy', 'parents', 'police', 'lost', 'broken', 'broke', 'belly', 'tummy', 'sewing', 'coat', 'dog', 'cat', 'robot', 'rocket', 'space', 'driving', 'gear', 'swing', 'swings', 'slide', 'scooter', 'bike', 'dragon', 'dragons', 'lion', 'bear', 'bears', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'ambulance', 'alarm', 'emergency', 'red', 'magic', 'doll', 'teddy'],
  moods: ['quarrel', 'learning'],
  amongChildren: true,
  company: ['button', 'lift', 'remote', 'coat', 'cello'],
  about: 'Two fight over the lift button, the front seat and the remote, until a coat button says whose turn it is, and whoever has it is so afraid of spending it that nobody presses anything.',
  titles: ['Whose Turn Is It, Then', 'A Cello by the Window', 'An Hour About Gravel', '{H} Saves It Up', 'Whoever Has the Button'],
  want: [
    {
      id: 'all-the-floors',
      A: 'partner',
      paragraphs: [
        'In the lift there was a button with a four on it, and it lit up. {H} wanted to press it, and so did {A}. “I was first,” said {H}. “You had it yesterday,” said {A}. They both pushed, with elbows.',
        'Four lit up. So did two, three and the little bell. The lift stopped everywhere. At each floor the doors slid open, and nobody was there.'
      ]
    }
  ],
  way: [
    {
      id: 'the-cello',
      A: 'partner',
      paragraphs: [
        'On the bus it was the front seat, where you could drive. There was only one. “Mine,” said {A}. “You had it on Tuesday,” said {H}. They both sat on it and shoved. Ping! Something flew off {H}’s coat. They crawled after it. When they came up, there sat a woman with a cello. The cello had the window.',
        '“It’s always somebody else who gets it,” said {A}. In {H}’s hand lay the red button from the coat. “Let that button be the turn,” said {A}. “Whoever has it may press or sit or choose once, and then the other one gets it.” It was {H}’s coat, so {H} began.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had once tried it with a list. It hung on the fridge, and for each turn you made a mark. {A} had nine marks on it, and {H} had nine. They both knew that it was wrong. “You did one in the night,” said {H}.',
        '“That’s a bit of jam,” said {A}, and licked it. Then there were eight. After that somebody needed the paper to write down eggs, and that was the end of the list.'
      ]
    },
    {
      id: 'heads-or-tails',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A coin was no good either. “Heads,” said {H}, and it was heads. “Best of three,” said {A}. Then it was best of five. At best of nineteen they didn’t know any more what it had been about.',
        'It had been about the last strawberry. They looked round for it. There was the little green hat, in the dish, and further off, somebody chewing. “Tails,” said {A} sadly.'
      ]
    },
    {
      id: 'who-was-born-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The oldest goes first,” said {A}. “The youngest does,” said {H}. “The one who saw it.” “The one who shouted.” “I shouted inside,” said {H}. There was no answer to that, for nobody else had been there.',
        '{A} thought it over. “Then I shouted inside on Monday,” said {A}, “for the whole week.” They both stood there and shouted inside. It was very quiet.'
      ]
    },
    {
      id: 'both-at-once',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They had tried to press together, too, finger on finger. But one finger is always underneath. “I’m the one who’s touching it,” said {H}. “I’m the one who’s pushing,” said {A}. “You’re only the stick.”',
        'They swapped. Now {A} was the finger underneath, and that was no good either. “You pushed too soon,” said the stick. So it was a fight all the same, only a smaller one, and with one finger each.'
      ]
    },
    {
      id: 'the-woman-s-word',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m so sorry,” said the woman with the cello. “Did you want to sit here?” “No,” they both said, in the same voice. It was the first thing that they had both wanted to say all day. They hung on to the pole.',
        'At each bend the cello leaned over to see out. It had a good view of the bridge, and of a dog in a basket. “It likes the front,” said the woman. “At home they all fight about it.” There were three cellos, it turned out, and one chair.'
      ]
    },
    {
      id: 'what-counts',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Does a doorbell count?” asked {A}. “It’s got a button,” said {H}. “And the toaster?” That had a lever. “The loo?” asked {A}. They went through the home and counted what there was to press. There were forty-one, without the piano.',
        '“And who has them all day long?” asked {A}. Nobody did. They were just there, and anybody could come by and press one. But nobody ever fought about the loo.'
      ]
    },
    {
      id: 'where-to-keep-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A turn has to be kept somewhere. {H} put it in one pocket, and felt for it, and put it into the other. In the sock it was safest, but it made {H} limp. “What’s the matter with your leg?” asked {A}. “I’m having my turn,” said {H}.',
        'In the end it went up one sleeve. Every now and then it slid down by itself and looked out. “There it is,” said {A}. “I know,” said {H}, and pushed it back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'While the others were at it, {A} had got the best seat of all. {A} had not shouted, inside or out. {A} had only been there, quite long, and warm.',
        '“Whose turn is it?” {H} asked {A}, and held out the button. {A} sniffed at it, and looked to see if there was any more of it. There wasn’t. Then {A} shut both eyes again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“There were five of us in one bed,” said {S}, “and all of us wanted the wall.” “And who got it?” asked {A}. “The one who was first in it. So we went to bed earlier and earlier. In the end we were lying there at four in the afternoon.”',
        '“And then?” “My mother came in and asked if we were ill. She lay down herself, to see what was so nice. She had the wall, and was asleep before us.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted a turn as well, and was given a small white one from a shirt. {S} pressed the table with it at once. Then {S} pressed the wall, the butter and {A}. “You’ve got to save it up,” said {A}.',
        '“Why?” asked {S}. {A} began to explain. Meanwhile {S} had pressed a knee, a spoon and a shoe. {S} had had four turns, and was very happy.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} pressed everything with a flat hand, without a thought for who was next. Once it was the radio, and once it was the soup. {A} had just pressed a button on the washing machine, and now it was doing wool.',
        '“That was my turn,” said {H}. {A} looked very kind, and pressed {H}, in the middle of the face. Nothing lit up, so {A} pressed harder.'
      ]
    },
    {
      id: 'saving-it',
      A: 'partner',
      paragraphs: [
        'Back at the lift {H} looked at the four. But after one press the turn would be gone. “It’s only a four,” said {H}. “I’m saving my turn.” They took the stairs.',
        'Then there was the remote. {H} held on to the button, for something better might be on later. So nobody touched the remote, and they had to watch a programme about gravel, for an hour. “You’ve got the turn,” said {A}, “and you aren’t having it. You’re just sitting on it.”'
      ]
    },
    {
      id: 'more-about-gravel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was round gravel, they learnt, and there was sharp gravel. There was a sort that was called pea. “Like peas?” asked {A}. It was about as big, and nobody ate it. On the screen a hand let some run through its fingers, eleven times.',
        '“You could change over,” said {A}. “I could,” said {H}. It was good to know. The hand took up some more.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-red-one',
      A: 'partner',
      paragraphs: [
        '{H} looked at the button. All day it had been {H}’s turn, and {H} had pressed nothing. “What shall I spend it on?” asked {H}. “Something that you really want to press,” said {A}. “And some gravel,” said the screen, “is nearly blue.”',
        'Then {H} knew. On the remote there was a red button too, just as round, to switch it off. {H} took a deep breath. Click. The gravel stopped. You could hear the lift go by.'
      ]
    },
    {
      id: 'what-a-press',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“That was a good one,” said {A}. They went over it again, from the beginning. There had been the finger, going round in the air. There had been the breath. “I thought you’d never,” said {A}. “So did I,” said {H}.',
        'It had been worth more than any four. {H} could still feel it, at the tip. “It was a good turn,” said {H}.'
      ]
    },
    {
      id: 'the-bus-again',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“And the next time we’re on the bus?” asked {A}. {H} worked it out. There were seven stops to the baker’s. They could change over at the fourth, by the bridge. “Then one has the shops, and one has the bridge,” said {H}.',
        '“And if there’s a cello?” “Then it’s the cello’s turn,” said {H}.'
      ]
    },
    {
      id: 'now-you',
      A: 'partner',
      paragraphs: [
        '“Now you,” said {H}, and gave {A} the button. It was quite easy. {A} didn’t save it up at all. {A} pressed {H} on the nose.',
        '“Four, please,” said {A}. So {H} was the lift, and went slowly up on tiptoe, and stopped at two and three.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out at three, and in again.',
      '{names} looked out at each floor, and there was nobody there either.',
      { text: '{names} held the door, at two, for nobody.', needs: ['hands'] },
      { text: '{names} pressed both lips together, so as not to laugh.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down meanwhile, where it was empty.',
      '{names} looked at the cello, and the cello looked out.',
      { text: '{names} waved to the cello.', needs: ['hands'] },
      { text: '{names} counted to ten, and then to twenty.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the quiet.',
      '{names} looked up, when the gravel was gone.',
      { text: '{names} clapped for the red one.', needs: ['hands'] },
      { text: '{names} fetched a needle and some red thread.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat hung by the door, with a thread where its button ought to have been. It could wait a few days for its turn.',
    'Still a bit damp, {H} lay down, with the button on the table beside the bed. The turn had come back, and it had been spent on the light switch.'
  ],
  last: [
    'Four, three, two, went something slowly down, and at one the doors closed, and {H} was asleep.',
    'Whose turn it was to sleep first, nobody had asked, and {H} slept.'
  ]
})
