import { wishPlot } from '../wish-plot.ts'

export const roomTooQuiet = wishPlot({
  id: 'wish-room-too-quiet',
  wishes: ['brother at camp', 'brother away camp', 'sister away camp', 'sister at camp', 'brother camp week', 'sister camp week', 'brother school trip', 'sister school trip', 'brother class trip', 'sister class trip', 'brother residential', 'sister residential', 'brother scout camp', 'sister guide camp', 'sister brownie camp', 'brother away room', 'sister away room', 'brother away sleep alone', 'sister away sleep alone', 'brother’s bed empty', 'sister’s bed empty', 'room quiet brother', 'room quiet sister', 'room too quiet', 'brother away school', 'sister away school', 'brother’s room away', 'sister’s room away', 'brother summer camp', 'sister summer camp', 'brother away quiet', 'sister away quiet'],
  answers: ['big', 'older', 'elder', 'brother', 'sister', 'away', 'gone', 'camp', 'camping', 'trip', 'school', 'class', 'scouts', 'scout', 'guides', 'summer', 'week', 'days', 'nights', 'night', 'first', 'residential', 'until', 'friday', 'monday', 'tuesday', 'wednesday', 'thursday', 'sunday', 'back', 'room', 'bed', 'bunk', 'empty', 'quiet', 'too', 'so', 'alone', 'own', 'sleep', 'share', 'shared', 'shares', 'misses', 'miss', 'missing', 'without', 'lonely', 'strange', 'him', 'her', 'his', 'tonight', 'today', 'five', 'three', 'two', 'four', 'left', 'went', 'lake', 'mountains', 'house'],
  except: ['died', 'dead', 'hospital', 'ill', 'prison', 'war', 'army', 'refugee', 'concentration', 'police', 'moved', 'university', 'college', 'boarding', 'divorce', 'dad’s', 'hit', 'scared', 'afraid', 'monster', 'ghost', 'lost', 'tent', 'bear', 'puppy', 'dog', 'cat', 'born', 'baby'],
  moods: ['alone', 'change', 'waiting', 'sleepless', 'first'],
  company: ['tape', 'rug', 'bed', 'lamp', 'ruler'],
  about: 'The big one is away at camp and the whole room belongs to the hero, who finds it too quiet on the wrong side of the line, until somebody sits down over there and has to be told all the rules.',
  titles: ['The Other Side of the Tape', 'All Eleven Rules', '{H} Has the Whole Room', 'Get Your Feet Off', 'Away at Camp Till Friday'],
  want: [
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        'Across the floor of the room ran a line of red tape. The half at the window belonged to the big one, who was away at camp. The half at the door was {H}’s. Whoever put a toe across was shouted at.',
        'There was nobody to shout now. “I’ve got the whole room till Friday,” said {H} to {A}. {H} stepped over the tape with both feet, and waited. Nothing happened. You could hear the radiator think.'
      ]
    }
  ],
  way: [
    {
      id: 'everything',
      A: 'partner',
      paragraphs: [
        '{H} bounced on the big one’s bed. {H} lay on the big one’s rug in shoes, and used the good ruler. It took four minutes. “How is it?” asked {A} from the door. “It’s too quiet,” said {H}.',
        'They made a noise, to help. {A} clapped, and {H} sang, and the lamp was switched on and off. As soon as they stopped, it was quiet again. It had only waited in the corner, by that empty bed.'
      ]
    },
    {
      id: 'what-camp-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are they doing at camp now?” asked {H}. {A} looked at the clock. “There are eight of them in a hut,” said {A}, “and they’re supposed to be in bed. One’s got crisps.”',
        'They sat still, and tried to hear that. It must be terribly loud. There would be a torch going round, and somebody saying “Shh” louder than all of them. {H} knew who that was.'
      ]
    },
    {
      id: 'the-list-of-kit',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The kit list still lay on the desk, ticked off. Six pairs of socks were gone, and a torch, and one plate that could not break. A soap box had been taken as well. The soap was by the basin. “So that one’s washing with a box,” said {A}.',
        '{H} smelled the soap. It was the sort with pine in it. Over there they had the pine trees. “The dirt will come off by itself,” said {H}, “in the end.”'
      ]
    },
    {
      id: 'the-letter',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They wrote a letter to the camp. “Dear you,” wrote {H}. “Everything is fine. I have not been on your bed.” {A} looked over at it. There was quite a dent. “I’ve been on it a bit,” wrote {H}.',
        'Then {H} thought for a time what else was new. There was a fly in the room, that was all. {H} drew it in, and where it had been. It made a long line, and it only crossed the tape once.'
      ]
    },
    {
      id: 'the-breathing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s always somebody breathing,” said {H}. “In, and then nothing, and out with a whistle.” {H} had complained of that whistle many times. There had been a meeting about it.',
        '{A} lay down and tried it. In, and nothing, and out. “You need a longer nothing,” said {H}. “And the whistle’s too tidy.” It was not so easy. The big one could do it fast asleep.'
      ]
    },
    {
      id: 'tape',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They knelt by the tape, and had a look at it. It had been stuck down after the business with the glue. It ran straight as far as the desk, and there it made a bend, round one drawer.',
        '“What’s in that?” asked {A}. “It’s half mine,” said {H}. There were stickers in the front part of it and string in the back. You had to ring up before you pulled the string. {H} put a fist to one ear like a telephone, and let it sink again. Nobody would have answered.'
      ]
    },
    {
      id: 'how-many-more',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} set the big one’s slippers on the sill, at the far end. Each night they were to move one hand nearer to the door. On Friday they would be there. {A} moved them by the first hand. “Now it’s one night less,” said {A}.',
        'The slippers looked out. On that side there were the bins and the bus, and in the end the hills. It was not so very far. For a slipper it was perhaps a few thousand steps, but it needs a foot to take them.'
      ]
    },
    {
      id: 'light-off',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Each evening there was the row about the lamp. The big one wanted to read to the end of the chapter. {H} wanted it dark. It went to and fro, till somebody came in and said something.',
        '{H} looked at the lamp. It could be off now, at once. {H} switched it off, and it was dark without a single word. {H} switched it on again. “Just to the end of the chapter,” said {H} to nobody. There was not even a book.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had never minded the tape. {A} went across, looked at the empty bed, and came back. After a while {A} went and looked again. Perhaps somebody had come in the meantime.',
        '{H} went along the third time. They searched under the blanket, and there was a sock. {A} lay down by that. It was not the big one. But it was a good deal of the big one, for a sock.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Four of us slept in one bed,” said {S}, “two at the top and two at the bottom. Then Lisbet went to camp.” “So you had room at last,” said {A}. “We rolled,” said {S}.',
        '“Without her there was nothing to lie against. In the end we put a sack of potatoes in. It had cold feet as well.” When Lisbet came home she had asked who had been lying there. The potatoes had sprouted a little.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came to live in the room till Friday, with one pillow and a bag of bricks. “Which half’s mine?” asked {S}. {A} had to think. There were only two, and they were both taken.',
        'So {S} was allowed to live on the tape. It was narrow, but long. {S} laid the bricks along it, one behind the other, and lay down beside them very straight. “I’ve got a view of both,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was carried in, and called out at once for the big one. It was a word that only {A} used. {H} said that there was nobody there. {A} called again, towards the bed, and listened with an open mouth.',
        'Nobody called back. So {H} got behind the curtain, and answered in a deep voice. {A} was content. It sounded like that, more or less. And that room had something to say for itself, for a moment.'
      ]
    },
    {
      id: 'on-the-rug',
      A: 'partner',
      paragraphs: [
        '{A} was tired from the clapping, and sat down on the rug. Then {A} put both feet up on the big one’s bed. “You can’t do that!” cried {H}. “Feet off!”',
        '{A} took them down. It had been quite loud. “Why not?” asked {A}. “There’s nobody here.” “It’s the rule,” said {H}. “Feet off the bed, and shoes off the rug. And you’ve got to knock.” It had not been quiet for a whole minute.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        '“You do the big one very well,” said {A}, and reached for the ruler. “That’s the good ruler!” said {H}. {A} touched the globe. “With two fingers only!” {A} sat here and leaned there, and for each thing {H} knew the rule.',
        'There were eleven. {H} had never liked a single one, and guarded them now like a goose. {A} breathed on the window. “And no breathing on the window,” said {H}, exactly as it was always said. For a moment it was as if the big one were back.'
      ]
    },
    {
      id: 'my-own-rules',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Have you got any, for your half?” asked {A}. {H} had never had the time to make one. Now {H} made two. You might come in with jam. And you had to say what you were thinking of, if you sat on the box.',
        '{A} sat down on the box and thought of jam. They were good rules, and they went together. {H} wrote them on a card, and turned it to that other bed.'
      ]
    },
    {
      id: 'one-that-was-missing',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“That was ten,” said {A}, who had been counting on the tape. {H} went through them once more. Shoes, feet, ruler, globe, string. There was one that was only for the night, and it was not said but thrown. It was a pillow, if you talked.',
        '{A} talked. {H} went and got the pillow from over there, and threw. It smelled of pine. It was thrown back, and that was against the rules, and it was very loud indeed.'
      ]
    },
    {
      id: 'till-friday',
      A: 'partner',
      paragraphs: [
        '{H} stretched out an arm, and laid the ruler where it had been. Not a toe was over the line. “So you won’t want the whole room,” said {A}, “till Friday?”',
        '“I’m minding it,” said {H}. “If nobody shouts the rules, they go rusty. And then somebody comes home from camp and just sits down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the tape, and stepped back.',
      '{names} listened to the radiator as well.',
      { text: '{names} pressed the tape down, where it was coming up.', needs: ['hands'] },
      { text: '{names} brought the washing, and had only one pile to put down.', needs: ['hands'] }
    ],
    way: [
      '{names} helped with the noise, and stopped last.',
      '{names} looked under that bed, where it was quiet too.',
      { text: '{names} knocked on the door, just to be let in.', needs: ['hands'] },
      { text: '{names} rattled the pencils in their tin.', needs: ['hands'] }
    ],
    turn: [
      '{names} broke rule four, to hear it.',
      '{names} stayed on the right side of the goose.',
      { text: '{names} put both hands up, and touched nothing.', needs: ['hands'] },
      { text: '{names} turned the globe with two fingers only.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the big one’s blanket straight, from this side, with one long arm.',
    '{H} washed, and lay down. The lamp over there was left on, just to the end of the chapter.'
  ],
  last: [
    'Along the floor ran the red line, and on the near side of it {H} was asleep.',
    'In, and nothing, and out it went, with no whistle yet, and {H} slept.'
  ]
})
