import { wishPlot } from '../wish-plot.ts'

export const lightIsGone = wishPlot({
  id: 'wish-light-is-gone',
  wishes: ['lights went out whole town', 'lights went out whole street', 'lights went out town', 'lights went out in the street', 'nepa took light', 'light went off supper', 'lights went off dinner', 'light went off dinner', 'power went out dinner', 'power went out supper', 'power cut dinner', 'power cut supper', 'whole street no light', 'dark flat', 'dark whole street', 'generator light', 'fuel generator', 'nepa', 'nepa light', 'phcn', 'took light', 'taken light', 'dumsor', 'load shedding', 'loadshedding', 'eskom', 'load-shedding', 'power outage', 'brownout', 'bijli', 'bijli gayi', 'light chali gayi', 'stima', 'kplc', 'zesco', 'zesa', 'electricity off', 'power cut dinner torch', 'ate by torchlight', 'dinner by candlelight power'],
  answers: ['nepa', 'phcn', 'eskom', 'dumsor', 'light', 'lights', 'took', 'taken', 'again', 'power', 'current', 'electricity', 'load', 'shedding', 'outage', 'generator', 'fuel', 'inverter', 'gone', 'went', 'off', 'out', 'no', 'dark', 'darkness', 'whole', 'street', 'house', 'flat', 'tonight', 'evening', 'night', 'hours', 'candle', 'candles', 'torch', 'stage', 'six', 'we', 'are', 'is', 'the', 'back', 'came', 'fan', 'hot', 'fridge', 'tv', 'sitting', 'heat', 'up', 'stima', 'bijli', 'kplc', 'zesco', 'zesa', 'brown', 'company'],
  except: ['scared', 'traffic', 'moon', 'star', 'stars', 'fairy', 'fairies', 'red', 'green', 'northern', 'dragon', 'robot', 'house-fire', 'fire', 'storm', 'hurricane', 'cyclone', 'typhoon', 'flood', 'earthquake', 'war', 'bomb', 'hospital', 'oxygen', 'magic', 'super', 'superpower', 'superhero', 'ranger', 'rangers', 'princess', 'witch', 'lighthouse', 'train', 'plane', 'ferry', 'ship', 'sea', 'beach', 'bill', 'pay', 'sun', 'eye', 'eyes', 'river', 'battery', 'plant', 'toy', 'saber', 'sabre'],
  moods: ['waiting', 'change'],
  company: ['lamp', 'fan', 'candle', 'street', 'chair', 'spoon', 'mango', 'matchbox', 'neighbour', 'fridge'],
  about: 'The light goes in the middle of supper and the flat is quite dark; the grown ones bump into everything, and the hero, who has always crawled about down there, leads them all by the hand.',
  titles: ['The Light Is Gone', 'Eleven Steps to the Door', '{H} Knows the Way', 'Whose Knee Is This', 'When the Street Shouted'],
  want: [
    {
      id: 'in-the-middle-of-a-spoon',
      A: 'partner',
      paragraphs: [
        '{H}’s spoon was halfway up when the light went. The fan turned once more, and stopped. It was so dark that {H}’s mouth could not find the spoon. “Not again,” said {A}. “There it goes,” somebody called next door.',
        '“Where’s the candle?” asked {A}. It was in the kitchen drawer. {H} felt for the plate, and the spoon met somebody’s ear. “That’s mine,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-chair-had-moved',
      A: 'partner',
      paragraphs: [
        '“I’ll get it,” said {A}. “I know this place with my eyes shut.” Bump. That was a chair. “Who put that there?” Bump. That was the door. Something fell, and rolled, and went on rolling. {A} came back with something long and smooth, and tried to light it. It was a banana.',
        'They sat there and listened. Without the fridge it was so quiet that you could hear the whole street waiting. “You’ll have to eat in the dark,” said {A}. “There’s rice. I think that I’m sitting on it.”'
      ]
    },
    {
      id: 'whose-knee',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} felt about, to see who was there. “Here’s a knee,” said {H}. “Whose is it?” “It isn’t mine,” said {A}. {H} knocked on it. It was very hard, and it had only one leg under it. “It’s the table,” said {H}.',
        'Next came something soft, with buttons. “That’s you.” “That’s the cushion,” said {A}. “I’m over here.” {H} begged its pardon. In the dark everybody was somebody.'
      ]
    },
    {
      id: 'what-is-on-the-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They did go on eating. You never knew what was on the spoon until it was in. “Rice,” said {A}. “Rice. Rice. Something with a skin.” “I’ve got nothing,” said {H}. “I’ve had nothing four times. It’s very good.”',
        '“Who’s eating from my plate?” asked {A}. It was quiet, and somebody swallowed. “I thought that it was a long way off,” said {H}.'
      ]
    },
    {
      id: 'from-window-to-window',
      A: 'same',
      spare: 3,
      paragraphs: [
        'All down the street people put their heads out of the windows. You could not see one of them, but you could hear them. “Is it gone at yours?” “Gone!” “Since when?” “Since the beans!” A baby laughed somewhere, quite high up.',
        '“Is it gone in the whole street?” called {H}. “In the whole street,” said the dark. “And who are you?” “I’m {H}.” “Good evening, {H},” said nine or ten windows.'
      ]
    },
    {
      id: 'the-fan-remembered',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was getting warm. “I’ll be the fan,” said {A}, and waved a newspaper. {H} leaned back, and said “Aaah” into the wind, as one does with a fan. The paper flapped. “Turn your head now,” said {H}. “A fan turns its head.”',
        '{A} turned to the left, and then to the right. Each time the wind went by, {H} said “Aaah”. After a while the fan got slower. “It’s gone again,” said {H}. “It’s got to eat,” said the fan.'
      ]
    },
    {
      id: 'nothing-hums',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do you hear that?” asked {A}. {H} heard nothing. “That’s what I mean,” said {A}. The fridge did not hum, and no radio talked. There was a drip in the bathroom, and it sounded pleased, because at last somebody listened.',
        'Then {H} heard more. A gecko or a shoe moved on the wall. Two streets off a man was telling a long joke. They waited for the end of it, and all the dark windows laughed.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’m making a terrible face,” said {H}. “You can’t see it.” “I’m making one as well,” said {A}. “Mine’s got its tongue in it.” {H} put out one finger, to see. The tongue was true. There was a nose as well, pushed up like a pig’s.',
        '“Now you’re smiling,” said {H}. “How do you know?” “Your cheek went round,” said {H}. After that they read each other’s faces for some time, with one finger each.'
      ]
    },
    {
      id: 'the-other-is-lost',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Hello?” called {A} from somewhere. “I only went to wash my hands. Now there’s a wall on all sides.” “Have you got coats there?” asked {H}. “I’ve got a great many coats,” said {A}. “One of them’s just hugged me.”',
        '“Stay there,” called {H}. “You’re in the cupboard.” It was quiet for a moment. “It’s quite nice here,” said {A}. “It smells of rain.”'
      ]
    },
    {
      id: 'what-is-the-time',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How long has it been gone?” asked {H}. “An hour,” said {A}. They asked next door, through the wall. “Ten minutes,” said the wall. In the dark a minute was a good deal bigger. There was nothing on it to hold on to.',
        '“Then we can make it any time,” said {H}. “I’ll have Saturday.” {A} thought that Saturday would suit. They sat in it for a while, and the rice was still warm.'
      ]
    },
    {
      id: 'something-rolling',
      A: 'same',
      spare: 9,
      paragraphs: [
        'What was it that had fallen and rolled? It had gone under something, and there it had stopped. “A mango,” said {A}. “An onion,” said {H}. They lay down on the floor and sniffed for it. It was very clean under there, or else very dark.',
        '{H} had it first, by its neck. It was the pepper. They both knew it at the same moment. The sneeze could be heard as far as the corner. “Bless you,” called the street.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'For {A} nothing was different. {A} walked between all the legs and bumped into none of them. {H} felt something go by, warm and sure of itself. “{A} can see us,” said {H}. “{A} can see everything.”',
        'So they all sat up a bit straighter. Somebody took an elbow off the table. Far down near the rice there was a small sound of eating. “And {A} can see where the plate is,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“This is nothing,” said {S}’s voice. “When I was small it was dark for a week. We played cards.” “How did you see the cards?” asked {A}. “We didn’t. You just said what you had, and everybody believed it.”',
        '“And who won?” “All of us,” said {S}. “Every time. There were nineteen kings.” Then the voice sighed. “The light came back in the middle of a very good hand.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“You can’t find me,” said {S}. {A} put out a hand and had {S} by the collar. “You were talking,” said {A}. {S} hid once more, and did not say a word. It was so well hidden that nobody even looked.',
        'After some time a small voice came from under the table. “I’m not here,” it said, “but you could ask.” “Are you under the table?” asked {A}. “No,” said the voice, and was glad.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} thought that it was a game, the one with the cloth over the face. Only it was a very big cloth. {A} sat still and waited for somebody to say “Boo”. “Boo,” said {H} in the end. {A} crowed with joy.',
        'So they did it again, and again. Through the wall somebody said “Boo” as well, in a deep voice. {A} went quite stiff. Then {A} laughed so much that the spoon fell down.'
      ]
    },
    {
      id: 'from-down-there',
      A: 'partner',
      paragraphs: [
        '{A} rubbed a knee. “How is it that you never bump into anything?” asked {A}. {H} thought about it. “I know it from down there,” said {H}. “You only know where things are at the top. I’ve crawled under all of it.”',
        '“Then where’s the kitchen?” asked {A}. “Eleven steps,” said {H}. “There’s the rug, and then cold, and then the bit that sticks.” {H} slid down from the chair. “Give me your hand,” said {H}. “I’ll take you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'eleven-steps',
      A: 'partner',
      paragraphs: [
        'So they went, and {H} was in front. “Chair,” said {H}. “Lift your foot. Now the rug’s got a wave in it.” {A} came behind, holding on. “Cold,” said {H}. “Now it sticks. That was the jam.” At eleven {H} put out a hand, and there was the drawer.',
        'At the back, behind the string, lay something long and smooth. “Smell it first,” said {H}. {A} smelled it. It was no banana.'
      ]
    },
    {
      id: 'a-small-flame',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Soon the candle stood in its glass and burned. Now there was a small yellow room in the middle of the dark one. In it there was a hand, and half of {H}. They looked round. There was the chair, lying on its back. There was the banana, with one black end.',
        '“You did try hard,” said {H} to {A}. They shared the banana on the way back. It tasted a little of matches.'
      ]
    },
    {
      id: 'for-the-neighbour',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Somebody knocked. “Is that the one who knows the way?” asked the neighbour out of the dark. “I’ve lost my own front door.” {H} took the neighbour by the sleeve. It was nine steps across, and mind the bicycle.',
        '“Here’s your door,” said {H}. “It’s got a bell, and under it there’s some gum.” The neighbour felt for it. “So there is. I’ve lived here for twenty years.”'
      ]
    },
    {
      id: 'the-street-shouted',
      A: 'partner',
      paragraphs: [
        'They had just sat down again by the candle when the fridge coughed. The fan turned its head. The light was back, all at once, and the whole street shouted for joy.',
        'Then they saw the supper. There was rice on the floor, and on the lamp, and on {A}’s ear. “It was tidier before,” said {H}. {A} looked at the candle, and at the switch. Click. “Just till you’ve finished,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed sitting just there, and breathed so that the others could hear it.',
      '{names} looked about, with very round eyes that nobody saw.',
      { text: '{names} held on to the nearest plate.', needs: ['hands'] },
      { text: '{names} clicked the switch, to make quite sure.', needs: ['hands'] }
    ],
    way: [
      '{names} ate on in the dark, from whatever was nearest.',
      '{names} got stepped on, and made a sound like a door.',
      { text: '{names} held up one finger and asked how many it was.', needs: ['hands'] },
      { text: '{names} opened the window, to let in what there was of the wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along as well, one behind the other.',
      '{names} shouted with the street, as loud as any.',
      { text: '{names} picked the rice off the lamp.', needs: ['hands'] },
      { text: '{names} held one hand round the candle, so that it would not shake.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair was set up on its legs. The candle went back into its drawer, in front of the string.',
    '{H} washed the rice off, and did not need a light for it. It was seven steps to bed, and the last one was soft.'
  ],
  last: [
    'The fan turned its head from one side to the other, and {H} was asleep.',
    'All down the street people put out their lamps, one by one, and {H} was asleep.'
  ]
})
