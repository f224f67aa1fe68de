import { wishPlot } from '../wish-plot.ts'

export const beachWaves = wishPlot({
  id: 'wish-beach-waves',
  wishes: ['afraid waves', 'scared waves', 'frightened waves', 'afraid big waves', 'scared big waves', 'fear waves', 'afraid sea', 'scared sea', 'frightened sea', 'afraid ocean', 'scared ocean', 'fear sea', 'fear ocean', 'nervous waves', 'worried waves', 'big waves beach', 'waves beach', 'beach waves', 'waves', 'big waves', 'jumping waves', 'jump waves', 'jumping over waves', 'wont go in sea', 'wont go in the water beach', 'first time sea', 'paddling sea', 'paddle sea', 'paddling in the sea', 'waves too loud', 'waves too big', 'does not like waves', 'brave sea', 'brave waves', 'sea lion beach', 'sea lion waves', 'moat sea', 'bucket sea', 'bucket waves'],
  answers: ['beach', 'seaside', 'tomorrow', 'going', 'go', 'trip', 'afraid', 'scared', 'frightened', 'nervous', 'worried', 'big', 'waves', 'wave', 'sea', 'ocean', 'friendly', 'lion', 'seal', 'bucket', 'spade', 'sandcastle', 'castle', 'moat', 'sand', 'water', 'toes', 'feet', 'foot', 'first', 'time', 'jump', 'jumping', 'little', 'loud', 'too', 'brave', 'holiday', 'summer', 'weekend', 'saturday', 'sunday', 'day', 'family', 'loves', 'paddling', 'paddle', 'shells', 'foam', 'help', 'helps', 'not', 'being', 'want', 'wants'],
  except: ['drowned', 'drown', 'lost', 'tsunami', 'flood', 'storm', 'sank', 'boat', 'ship', 'ferry', 'shark', 'sharks', 'jellyfish', 'surf', 'surfing', 'surfboard', 'sound', 'radio', 'hair', 'goodbye', 'hello', 'died', 'dead', 'mermaid', 'pirate', 'whale', 'fell', 'monster', 'rescue', 'swept', 'heat', 'brain', 'light', 'who', 'train', 'crab', 'microwave'],
  moods: ['afraid', 'first', 'waiting', 'proud'],
  out: true,
  company: ['beach', 'sea', 'wave', 'waves', 'castle', 'bucket', 'moat', 'sand', 'foam', 'sea lion'],
  about: 'The castle needs sea for its moat, but the waves are big; then the hero finds out that a wave fills a bucket by itself.',
  titles: ['The Wave That Filled the Bucket', 'As Far as Here', '{H} and the Big Waves', 'Twelve Buckets of Sea', 'The Sea Does It by Itself'],
  want: [
    {
      id: 'moat',
      A: 'partner',
      paragraphs: [
        'On the beach {H} had built a castle, with four towers and a ditch. Now {H} wanted water in the ditch, for a moat. There was plenty of water. It was the whole sea. But it came in waves.',
        'First a wave stood up, and then it fell flat on its face and roared. {H} held on to the bucket with both arms. “You go,” said {H} to {A}. “I’ll stay here and be afraid.”'
      ]
    }
  ],
  way: [
    {
      id: 'run-and-back',
      A: 'partner',
      paragraphs: [
        '“We’ll go together,” said {A}, “and just to the edge.” A wave went out, and the sand lay wet and empty. They ran down, hand in hand. {H} bent down with the bucket. “Now!” said {A}. But the next one was coming already, with white all along the top.',
        '{H} shrieked, and ran, and did not stop until the ice cream van. But the bucket was still down there. The wave rolled right over it. “It’s eaten my bucket!” cried {H}.'
      ]
    },
    {
      id: 'back-to-the-sea',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} tried sitting with {H}’s back to it. If you do not see a wave, perhaps it is not so big. Boom, said the sea behind. {H} moved a bit further up. Boom. {H} moved again, and sat in somebody’s picnic.',
        '“Hello,” said the somebody, an old man with an egg. {H} explained about the waves. “I don’t look at them either,” said the man. “I look at my egg.” So they both looked at the egg for a time. It was a very calm egg.'
      ]
    },
    {
      id: 'hat-gone',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s nothing to it,” said {A}, and stood at the very edge with folded arms. “You just don’t move.” A wave came. {A} did not move. It came up to the knees, and then it jumped up and hit {A} in the tummy.',
        '“Oh, oh, oh!” said {A}, and hopped about on one leg. {A}’s shorts were full of sea. They hung down like two bags of shopping. “You moved,” said {H}. “That was the shorts,” said {A}.'
      ]
    },
    {
      id: 'shouting-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It roars,” said {H}. “Then roar back,” said {A}. They stood on the dry sand and filled their chests. A wave fell over. “Roar!” said the two of them. The next wave was just as loud as the first.',
        '“It didn’t mind,” said {H}. “Try it the other way,” said {A}. So {H} said, “Please be a bit quieter,” in a nice voice. The wave that came then was quite small. It only said “wish”. They both looked at the sea with some respect.'
      ]
    },
    {
      id: 'spit-bucket',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There were other ways of making a moat. {A} fetched the bottle of drinking water and poured it into the ditch. It said “slurp”, and the ditch was dry. “It’s thirsty,” said {H}.',
        'They tried with orange juice. It made an orange spot, and a wasp came and walked round the castle. They tried crying. That takes a long time, and somebody on the next towel looked up. “We’re making a moat,” explained {H}, and wiped {H}’s chin.'
      ]
    },
    {
      id: 'where-do-they-come-from',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who makes the waves?” asked {H}. “The wind,” said {A}. “A long way out it blows on the water, the way you blow on soup. The waves run along until there’s a beach. Then they trip over it.”',
        '{H} watched one trip. It put out both its arms and fell on its nose. “Does it hurt?” asked {H}. “I think they like it,” said {A}. “They go straight back and do it again.” That was what {H} did too, on the big slide.'
      ]
    },
    {
      id: 'other-wave-hiding',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was lying at the edge like a log, for fun. Each wave rolled {A} up the beach, and then it rolled {A} down again. “Are you all right?” called {H}. “Lovely,” said {A}, going past. “A bit sandy,” said {A}, coming back.',
        'When {A} got up, one whole side was sand. There was sand in {A}’s ears, and a small shell sat in the tummy button. “You’re breaded,” said {H}, “like a fish finger.” {A} went in again for the other side.'
      ]
    },
    {
      id: 'sea-lion',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Out in the waves was a round dark head with whiskers. It was a sea lion. It lay down on a wave as if that were a sofa. So it came sliding in, right to the beach. It sat down and said “ork”.',
        '“It isn’t afraid at all,” said {H}. The sea lion looked at {H} in a friendly way, and sneezed. Then it waddled back on its flippers, went in under the next wave, and came out behind it. “It doesn’t go over,” said {A}. “It waits till the wave’s gone by.”'
      ]
    },
    {
      id: 'foam-beard',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the wet sand the waves had left some foam. It lay there and trembled. {A} picked up a handful and put on a beard. “I’m a hundred,” said {A}. {H} poked it with a finger. It crackled.',
        '“That was a wave?” asked {H}. “That’s all that’s left of a big one,” said {A}. {H} took some too, and put it on top, for hair. They said good day to each other, and asked about each other’s knees. Then the wind came, and both were young again.'
      ]
    },
    {
      id: 'counting-sevens',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Every seventh wave’s a big one,” said {A}. “Everybody knows that.” They sat on the towel and counted. The seventh was the smallest of them all. It hardly had the strength to fall over.',
        '“That one’s not very well,” said {A}. They counted again, and this time the third one was big, and so was the fourth. “They can’t count,” said {H}. That was good to know. A thing that cannot count to seven is not so clever.'
      ]
    },
    {
      id: 'towel-gone',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One wave came up much further than the rest. It went right under {A}, who was lying there with a book. “It’s only the wind,” said {A}, and turned a page. Then {A} sat up, for the page was dripping.',
        'It had taken {A}’s left shoe. They saw it ride away, quite high, like a little boat. “It’ll want the other one too,” said {H}. But the sea tried it on and did not like it. The next wave put it back, with a crab in the heel.'
      ]
    },
    {
      id: 'pet-waves',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} did not like it either. {A} kept to the middle of the towel, where it was dry on every side. When a wave fell over, {A} looked at {H}, to see what was to be done about it.',
        'So {H} had to be the calm one. “That’s just the noise,” {H} told {A}. “It stays down there.” {A} listened, and leaned against the leg that was nearest. After three more waves they both noticed that it did stay down there.'
      ]
    },
    {
      id: 'elder-sea',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll go in as far as my ankles,” said {S}, and rolled up the trousers. They went in with great care, {S} and {A}, hand in hand. “Are you holding me, or am I holding you?” asked {A}. “We’ll see,” said {S}.',
        'A wave came. “Oh, that’s cold!” cried {S}, and squeezed so hard that {A}’s fingers went flat. “You’re holding me,” said {S}. “Just keep on with it.” And {A} did, and forgot to be afraid until they were out again.'
      ]
    },
    {
      id: 'child-tower',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'While they waited, {S} lived in the castle. {S} was much too big for it. {S} had to lie down, with one eye at the gate. “Who goes there?” asked {S}. “It’s me,” said {A}. “I built it.”',
        '“You can’t come in,” said {S}. “There’s no moat.” “If there’s no moat, anybody can come in,” said {A}. {S} thought about that for some time. “You’d better get one, then,” said {S}. “There might be people like you.”'
      ]
    },
    {
      id: 'baby-sand',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat on the sand under a very large hat. {A} ate a little of the beach, and made a face, and tried a bit from somewhere else. It was the same there.',
        'Then a wave fell over with a great boom. {A} looked up. {A} put both hands together, and clapped. The sea did it again, and {A} clapped again, like somebody in the front row. {H} had not thought of it like that.'
      ]
    },
    {
      id: 'bucket-comes-back',
      A: 'partner',
      paragraphs: [
        'The wave went out again. There on the sand stood the bucket, just where {H} had dropped it. {A} fetched it, with both hands, for it was heavy. It was full of sea, up to the brim, and there was a shell in it.',
        '“It didn’t eat it,” said {A}. “It filled it up for you.” {H} looked at the bucket, and then for a long time at the sea. “Did it mean to?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'makes-it-work',
      A: 'partner',
      paragraphs: [
        '“We’ll do it again,” said {H}, “and this time I’ll leave it there on purpose.” They waited for a wave to go out. {H} ran down with {A}, and set the bucket on the wet sand. “One more, please,” said {H}, and they ran back. Boom, went the wave. The bucket was full.',
        'They did it twelve times. At first {H} ran all the way to the towel. At the twelfth bucket {H} just took two steps back, and told the wave to mind the handle.'
      ]
    },
    {
      id: 'moat-full',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The moat was full. It shone all the way round, and the four towers stood in it upside down as well. {A} laid a stick across it for a bridge. The first to use it was an ant.',
        'It stopped in the middle and looked down. The water was perhaps as deep as a spoon. “It’s afraid,” said {H}, and bent down close. “That stays down there,” {H} told the ant. “You can go over.” And the ant went.'
      ]
    },
    {
      id: 'as-far-as-here',
      A: 'partner',
      paragraphs: [
        'In the end {H} drew a line in the wet sand with one heel. “As far as here,” said {H} to the sea. The wave came. It put out one thin tongue, and licked {H}’s big toe. “That tickles,” said {H}.',
        '“And if it comes further?” asked {A}, holding {H}’s hand. {H} moved back one step, and drew a new line. “Then it’s as far as here,” said {H}.'
      ]
    },
    {
      id: 'going-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When the sun was low they packed up. {H} was so tired that {A} had to empty both of {H}’s shoes. Out of one came enough sand for a fifth tower. They left it there, and put a shell on it.',
        'Down there the waves were still coming in, one behind another. There was no bucket for them to fill. “They can have a rest now,” said {H}. “They won’t,” said {A}. They listened to that all the way up the path.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the roar, and moved up one towel.',
      '{names} lay on the big towel, and had a foot on each corner of it.',
      '{names} walked round the castle, and went back by the other way.',
      { text: '{names} dug the ditch a bit deeper on the far side.', needs: ['hands'] },
      { text: '{names} held down the hats, because of the wind.', needs: ['hands'] }
    ],
    way: [
      '{names} ran from the wave as well, and got there before {H}.',
      '{names} got wet at the edge, and then said that it was warm.',
      '{names} guarded the towers, and let no gull land on them.',
      { text: '{names} came to help with a cup, and spilled it at the gate.', needs: ['hands'] },
      { text: '{names} held out a dry towel to whoever came up from the sea.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook off the sea next to the towels, so that all of them got some.',
      '{names} shouted “now” each time a wave went out.',
      '{names} stood in a row along the moat, and saw it fill up.',
      { text: '{names} patted the bank of the moat, so that none of it ran out.', needs: ['hands'] },
      { text: '{names} stuck a feather in the tallest tower.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was sand in the bath, and a good deal in the hall. The bucket stood by the door with the shell in it.',
    'In bed {H} still felt the waves. They came in under the blanket, and went out, and came in.'
  ],
  last: [
    'As far as here, thought {H}, and the night came up to the line, and {H} was asleep.',
    'In came a breath, and out it went again, and {H} was asleep.'
  ]
})
