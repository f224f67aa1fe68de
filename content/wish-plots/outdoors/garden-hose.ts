import { wishPlot } from '../wish-plot.ts'

export const gardenHose = wishPlot({
  id: 'wish-garden-hose',
  wishes: ['garden hose', 'garden hoses', 'hose', 'hoses', 'the hose', 'hosepipe', 'hosepipes', 'hose pipe', 'hose pipes', 'garden hosepipe', 'water hose', 'hose water', 'hose rainbow', 'rainbow hose', 'rainbow hosepipe', 'hosepipe rainbow', 'rainbow sprinkler', 'sprinkler rainbow', 'hose hot day', 'hosepipe hot day', 'hose garden', 'hose yard', 'hose backyard', 'playing with the hose', 'playing hose', 'hose fun', 'hose water fight', 'hose fight', 'foot on the hose', 'foot hose', 'stood on the hose', 'standing on the hose', 'stepped on the hose', 'hose foot', 'hose wet', 'sprayed hose', 'hose sprayed', 'spraying hose', 'squirted hose', 'hose squirted', 'soaked hose', 'watering hose', 'hose plants', 'hose sprinkler', 'running through the sprinkler', 'run through sprinkler', 'ran through sprinkler', 'jumping sprinkler', 'sprinkler hot day', 'sprinkler garden', 'sprinkler lawn', 'garden sprinkler', 'lawn sprinkler', 'sprinkler grass', 'hose pipe garden', 'hoze'],
  answers: ['hose', 'hoses', 'hosepipe', 'hosepipes', 'pipe', 'sprinkler', 'sprinklers', 'garden', 'yard', 'backyard', 'lawn', 'grass', 'patio', 'terrace', 'balcony', 'outside', 'water', 'watering', 'waters', 'watered', 'plants', 'beans', 'tomatoes', 'vegetables', 'flowers', 'tap', 'spray', 'sprays', 'spraying', 'sprayed', 'squirt', 'squirted', 'squirting', 'soaked', 'wet', 'drenched', 'rainbow', 'rainbows', 'colours', 'hot', 'hottest', 'heat', 'heatwave', 'heat-wave', 'sunny', 'sun', 'summer', 'day', 'days', 'afternoon', 'today', 'yesterday', 'weekend', 'holidays', 'foot', 'feet', 'stood', 'standing', 'stands', 'stepped', 'stand', 'step', 'play', 'playing', 'played', 'fun', 'run', 'running', 'ran', 'jump', 'jumping', 'jumped', 'through', 'under', 'fight', 'with', 'in', 'on', 'of', 'cool', 'cold', 'down', 'cooling', 'barefoot', 'swimming', 'costume', 'first', 'make', 'makes', 'making', 'made', 'found', 'saw', 'see', 'helping', 'help', 'helped', 'brother', 'sister', 'friend', 'friends', 'cousin', 'cousins', 'our', 'my', 'the', 'we', 'got', 'had', 'long', 'green', 'new', 'big', 'little', 'magic', 'story', 'about', 'dad', 'daddy', 'mum', 'mummy', 'grandad', 'grandpa', 'then', 'him', 'her', 'it'],
  except: ['fire', 'fireman', 'firefighter', 'firemen', 'engine', 'vacuum', 'hoover', 'pantyhose', 'panty', 'petrol', 'oxygen', 'hospital', 'tube', 'elephant', 'snake', 'car', 'broken', 'burst', 'leak', 'leaking', 'flood', 'flooded', 'ban', 'banned', 'unicorn', 'leprechaun', 'gold', 'why', 'how', 'hurt', 'hit', 'fell', 'slipped', 'cried', 'crying', 'scared', 'afraid', 'alone', 'shower', 'dog', 'bath', 'ceiling', 'alarm', 'sugar', 'cake', 'ice', 'cupcake', 'paddling', 'pool', 'park', 'drought'],
  moods: ['first', 'learning'],
  out: true,
  company: ['hose', 'tap', 'beans', 'rainbow', 'foot', 'shadow', 'water', 'stones', 'yard', 'step'],
  about: 'There is a rainbow in the hose, but the water stops whenever a foot is on it and no rainbow comes out, until a shadow shows where to look.',
  titles: ['Somebody’s Foot Is on It', 'The Rainbow in the Hose', '{H} and the Long Green Hose', 'It Has Got Me in the Middle', 'How to Put a Rainbow Out'],
  want: [
    {
      id: 'the-hole-at-the-end',
      A: 'partner',
      paragraphs: [
        '{A} had said that there was a rainbow in the hose, and {H} wanted it out. It was a hot day, and the beans in the yard hung their leaves. {H} held the end of the hose. {A} turned on the tap, and came over to watch.',
        'The hose coughed, ran a little, and stopped. {H} looked in, and there was a hole, quite dark. “Are you standing on it?” asked {H}. “Me?” said {A}, and lifted one foot. Then a great deal of water came, and {H} got most of it.'
      ]
    }
  ],
  way: [
    {
      id: 'yesterday-came-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The water was warm, like a bath. “It’s been lying in there since yesterday,” said {A}, “in the sun.” {H} let it run over both feet. It was pleasant, and it smelled of rubber.',
        'Then it was cool. Then it was so cold that {H} hopped from one leg to the other. “That was all of yesterday,” called {A} from the tap. “Now it’s today.”'
      ]
    },
    {
      id: 'never-all-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wrote {H}’s name with the hose, on the hot stones. It was dark, and as long as a bench. But before the last letter was done, the first had dried. {H} wrote that again, and meanwhile the middle went.',
        '{A} came to read it. “I’m never all there at once,” said {H}. {A} put one wet foot down at the front, so that some of it would stay.'
      ]
    },
    {
      id: 'into-the-sun',
      A: 'partner',
      paragraphs: [
        '{H} put a thumb on the end, and the water came out as a wide fan. Colours must come from where it is bright, {H} thought. So {H} turned to the sun and sprayed, with both eyes screwed up. It fell on the beans, and on {A}. It was not even yellow.',
        '“There isn’t one in it,” said {H}. “Yesterday there was,” said {A}, and wrung out a sleeve.'
      ]
    },
    {
      id: 'a-knot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The fan got smaller, and was gone. {A} held up both shoes, one after the other. It was no foot this time. They walked back along the hose, hand over hand. Behind the watering can it had bent over and was lying on itself.',
        '“It’s got its own foot on it,” said {H}. {A} took out the bend. At the other end, where there was no one, the water gave a jump, and watered the wall.'
      ]
    },
    {
      id: 'dry-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} lay down flat on the hot stones, with both arms out. “All round me,” said {A}, “but not me.” {H} watered the stones very carefully, along the arms and between the legs. Then {A} got up, and there on the ground lay another one, pale and dry.',
        '“That’s what I’m like inside,” said {A}. {H} looked from the one to the other. The one on the ground was thinner, and kept still much better.'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A worm put its head out between the beans. When the ground gets wet, they come up to see. “It thinks that it’s raining,” said {A}. {H} held the hose to one side at once, and bent down. “It isn’t rain,” said {H}. “It’s only us.”',
        'The worm waited for a moment, and turned its head to the sky. Then it went in again backwards, like somebody who has gone to the door for nothing.'
      ]
    },
    {
      id: 'bird-in-the-puddle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a puddle by now, and a sparrow came down to it. It sat in the middle, wetted its tummy, and beat its wings. The drops flew to all sides. First it did the left side, and then the right, and then it looked up at the hose.',
        '“It wants more,” whispered {H}, and let a little run, from far off. The sparrow moved over and did its back. “You never do your back like that,” said {A}.'
      ]
    },
    {
      id: 'other-sprinkler',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ll be a sprinkler,” said {A}. {A} took the hose in an outstretched arm, and turned slowly on one spot. {H} waited till it came, and ran through underneath, and waited for the next. It was cold each time, and came round like a bus.',
        'At the twelfth round the sprinkler began to lean. It watered the chair, then the sky, and then its own shoes. “It’s giddy,” said {H}. The sprinkler sat down in the wet, and went on watering from there.'
      ]
    },
    {
      id: 'pet-and-the-mouth',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had looked at the hose all morning. It was long and green, it lay still, and there was nothing to be said against it. Then it spat. {A} looked at it once more, and thought better of it.',
        '{H} laid it down for a moment. It turned its mouth, all by itself, towards {A}. A very small stream ran along a crack in the same direction. “It only wants to say good morning,” said {H}. {A} was already sitting on the dry side.'
      ]
    },
    {
      id: 'elder-fastest',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had no hose,” said {S}. “We had my uncle, and a bucket with holes in it.” “Where did it hang?” asked {A}. “It didn’t hang,” said {S}. “He ran with it on his head. If you wanted to get cool, you had to keep up.”',
        '“Was he fast?” “He was very fast,” said {S}. “That’s why I won everything at school. I was the only one there who trained under water.”'
      ]
    },
    {
      id: 'child-umbrella',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to run through the spray as well, but under an umbrella. “Then you won’t get wet,” said {A}. “No,” said {S}. “I only like the noise.” So {A} let it rain, and {S} walked up and down in it, and listened.',
        'It drummed. {S} held out one finger, and took it in again. “It’s exactly right in here,” {S} called. “You’d like it.” {A} came in under the umbrella. The hose stayed outside, and watered nobody.'
      ]
    },
    {
      id: 'baby-drop',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'A drop ran down a bean leaf, hung at the tip, and fell on {A}’s knee. It stayed there, round and bright. {A} looked at it, and the whole yard was in it, upside down. {A} took it between two fingers.',
        'There was no drop now, but the fingers were wet. {A} looked on the other side of the knee. {H} shook the leaf a little, and there was another. They had enough of them.'
      ]
    },
    {
      id: 'guest-three-corners',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours goes round three corners,” said {S}. “You turn on the tap and then you go in to lunch. When you come out again, the water’s just coming.” “And if there’s a foot on it?” asked {A}.',
        '“Then it’s supper,” said {S}. “My neighbour stood on it once, and told us about his knee. The melons were late that year.” {A} looked quickly where {S} was standing. It was all right.'
      ]
    },
    {
      id: 'over-your-shadow',
      A: 'partner',
      paragraphs: [
        '{H} took a step back, to think, and the water stopped. “It isn’t me,” said {A}. They looked down. It was {H}. {H} hopped off, and a spray flew out sideways over the stones. “There!” cried {A}. {H} spun round. There was only water.',
        '“It was there while you looked the other way,” said {A}. “It was over your shadow.” Both their shadows lay on the stones, and pointed away from the sun. “You’ve had yours behind you all the time,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} turned round, until the sun was warm on {H}’s back and the shadow lay in front. Then {H} sprayed over the shadow’s head. And there it stood, red on the outside, then yellow and green, and violet inside. It went round the shadow’s head in a great bow. “It’s got me in the middle,” said {H}.',
        '“It’s got me,” said {A}. They changed places, and it came along with each of them. “Then there are two,” said {H}. “You only ever see your own.”'
      ]
    },
    {
      id: 'only-wet',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Put your hand in it,” said {H}. {A} stretched out an arm into the spray. From where {H} stood, all the fingers were red. “Further,” said {H}. They were yellow, and then they were green. “Now you’ve got a violet thumb.”',
        '“Here it’s only wet,” said {A}, who could see nothing at all. {H} held out a hand too. That was only wet as well. So they told each other what colour they were.'
      ]
    },
    {
      id: 'put-out',
      A: 'partner',
      paragraphs: [
        'With the rainbow {H} watered the beans and the stones, until the whole yard smelled of rain. The beans lifted their leaves. “Time to put it away,” said {A}, and went towards the tap.',
        '“Leave that to me,” said {H}. {H} looked at all the colours once more. Then {H} put one foot on the hose, quite gently. It went out like a lamp.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept to the shade, and looked at the hole in the hose.',
      '{names} got some of it as well.',
      { text: '{names} felt along the hose, as far as the tap.', needs: ['hands'] },
      { text: '{names} took the cushion off the chair in good time.', needs: ['hands'] }
    ],
    way: [
      '{names} walked through the puddle, and left a row of wet feet.',
      '{names} stepped over the hose with great care.',
      { text: '{names} turned the tap a little further, and it was a good deal further.', needs: ['hands'] },
      { text: '{names} held out a cup, and it was full before it was wanted.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood with the sun behind, and saw one too.',
      '{names} shook like the sparrows, and it rained a little.',
      { text: '{names} lifted a bean leaf, so that the ones below got some.', needs: ['hands'] },
      { text: '{names} hung a towel on the line, and then three more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tap was turned off, and the hose was rolled up beside it like a snail. It coughed once more.',
    '{H} was rubbed dry, also behind the ears, and lay down. Both feet were side by side under the sheet, and they were standing on nothing.'
  ],
  last: [
    'In the dark the beans stood and drank, and {H} was asleep.',
    'The last drop ran out of the hose, with a whole rainbow in it, and {H} was asleep.'
  ]
})
