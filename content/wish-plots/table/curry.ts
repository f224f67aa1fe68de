import { wishPlot } from '../wish-plot.ts'

export const curry = wishPlot({
  id: 'wish-curry',
  wishes: ['curry', 'currey', 'curries', 'currie', 'curri', 'curry night', 'masala curry', 'cardamom', 'tikka masala', 'korma', 'madras curry', 'curry rice'],
  answers: ['rice', 'naan', 'bread', 'roti', 'chapati', 'chicken', 'vegetable', 'potato', 'chickpea', 'paneer', 'yellow', 'spicy', 'spices', 'spice', 'hot', 'mild', 'night', 'dinner', 'supper', 'home', 'pot', 'making', 'make', 'cooking', 'cook', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'indian', 'korma', 'masala', 'yummy', 'our', 'with', 'smell', 'smells', 'cardamom', 'pod', 'found', 'grandma', 'nani', 'dadi', 'family'],
  except: ['green', 'red', 'thai', 'katsu', 'japanese', 'leaf', 'tree', 'plant', 'comb', 'favour', 'burnt', 'burned', 'fire', 'sick', 'ill', 'allergic', 'allergy', 'without', 'too', 'hates', 'hate', 'spilt', 'spilled', 'stain', 'dropped', 'chips', 'sauce', 'sausage', 'wurst', 'currywurst', 'restaurant', 'waiter', 'competition', 'dragon', 'monster', 'robot', 'goat', 'wont', 'won’t', 'refuses', 'died', 'fish', 'bun', 'tongue', 'mouth', 'crying', 'cried', 'chilli', 'chili', 'steph', 'stephen', 'tim', 'basketball'],
  moods: ['first', 'waiting'],
  company: ['pod', 'pods', 'curry', 'pot', 'lid', 'cardamom'],
  fed: true,
  about: 'Five cardamom pods went into the curry and the hero always bites on one, until biting on it is what wins, and then nobody can find the fifth.',
  titles: ['The Fifth Pod', 'Five Went In', '{H} Bites on It', 'Bong', 'Whoever Finds the Cardamom'],
  want: [
    {
      id: 'eugh',
      A: 'partner',
      paragraphs: [
        'The curry was yellow and thick, and {H} took a big bite. Crack, it went. It tasted of soap and flowers, right up into both ears. “Eugh!” said {H}. It was a cardamom pod. “I always get it!”',
        '“Five went in,” said {A}, and laid the pod on the edge of a plate. “They’re for the taste. Nobody’s meant to bite on them.” There were four more in there. {H} wanted one supper without a crack.'
      ]
    }
  ],
  way: [
    {
      id: 'searching',
      A: 'partner',
      paragraphs: [
        'So they searched the curry. {H} lifted each potato, and looked underneath. Three times it was a pea. Then {A} found one on the ladle, and one behind a carrot.',
        '“Now there are two,” said {H}, and chewed very carefully, only at the front. Crack! “Eugh!” “One more,” said {A}. “You can’t say that it doesn’t like you.”'
      ]
    },
    {
      id: 'how-it-smells',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could smell that curry from outside. “First it was the onions,” said {A}. “They make you cry, and then they make you hungry. After that come the seeds. They jump in the oil, and say tick.” {H} held a nose over the pot. There were a good many in it, all talking.',
        '“I can smell warm wood,” said {H}, “and a bit of shop.” “That’s the cumin,” said {A}. “And there’s somebody with perfume on.” They both leaned back. It was the pod. It was sitting in there somewhere, and it was dressed to go out.'
      ]
    },
    {
      id: 'yellow-finger',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had felt for it with one finger. The finger was yellow now. {H} washed it, and it stayed yellow. “That’s turmeric,” said {A}. “It’s a root, and it colours everything that it meets.” {H} touched the napkin. That had met it now.',
        'They had a look round, to see who else had. There was a spoon, and {A}’s left cuff, and a door handle. “You could follow us all evening,” said {A}. {H} held up the finger, and it glowed.'
      ]
    },
    {
      id: 'false-alarm',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When you know that there is something, then everything’s it. {H} bit on a bit of onion, and sat there quite stiff. It was onion. {A} bit on a seed, and put the spoon down, and went pale. “It’s nothing,” said {A}. “It was only a seed.”',
        'They ate like people who are walking across a dark room. There was a chair in there somewhere. “Are you through?” asked {H}, after a mouthful. “I’m through,” said {A}. “And you?” “I’ve still got a corner.”'
      ]
    },
    {
      id: 'the-sieve',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll sieve it,” said {A}. A ladle of curry went into the sieve. Below there came out a thin yellow soup. On top lay the potatoes and the peas, all bare, and looked at each other. They had not expected that.',
        'There was no pod among them. They put it all back together, and stirred. It took the potatoes some time to get warm again. “You shouldn’t do that to anybody,” said {H}, “in the middle of supper.”'
      ]
    },
    {
      id: 'what-it-is-for',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why do you put them in,” asked {H}, “if nobody’s meant to eat them?” {A} opened a dry one out of the jar. It was a little paper bag with black seeds in it, in three rows. It smelled of the cupboard where the good biscuits were.',
        '“They stay in the pot and talk to the others,” said {A}. “A curry without them is like a bus with no bell.” {H} put the little bag to one ear. It was quite quiet. It had said what it had to say in there.'
      ]
    },
    {
      id: 'peas-in-a-row',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the rim of the plate lay everything that had been suspected. There were seven peas, a bay leaf, and half a bean. “Where were you at six o’clock?” {H} asked the bean. It had been in the curry. They all had.',
        '“Can anybody speak for you?” The peas spoke for each other. {A} was the judge, with a napkin on, and let them go one by one. They were eaten as they left. Only the bay leaf was kept, because of its looks.'
      ]
    },
    {
      id: 'with-bread',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} tore off a piece of bread, and made a sort of beak of it. “With bread you can feel what you’ve got,” said {A}. “You pinch first, and then you eat.” {H} pinched. There was a lump in it. {H} opened the beak. It was a chickpea, and it had a fright.',
        'They pinched the whole of their plates. It went well, apart from the thumbs. With so much bread they were soon half full, and there was still as much curry as before. “At least it’s been greeted,” said {A}.'
      ]
    },
    {
      id: 'other-opinion',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I never get one,” said {A}. “I’ve eaten curry all my life, and I’ve never bitten on it once.” {H} looked at {A} for a long time. “You’re lucky,” said {H}. {A} didn’t know. Everybody else at the table always cried out, and had something to tell.',
        '“What’s it like?” asked {A}. {H} tried to say it. “It’s as if a bath had gone off,” said {H}. {A} nodded, and looked down at the plate, and ate a little faster.'
      ]
    },
    {
      id: 'the-jar',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps you only put in four,” said {H}. {A} was quite sure. “I said it aloud,” said {A}. “One for the pot, one for the onions, one for luck. And two because they were stuck together.” {H} counted that on one hand. It was five.',
        'They asked the jar as well. In the jar there were thirty-one. “How many were there before?” asked {H}. “Nobody’s ever counted,” said {A}. They looked at the jar. It could have said anything.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay under the table, and got none of it, for it was no food for {A}. But {A} could hear. At each crack {A} looked up, and then came the cry, and then everybody bent over one plate.',
        'It seemed to be a good trick. {A} found a bit of dry biscuit by the table leg, and bit on it. Crack. Everybody jumped up, and looked at their teeth. {A} looked back at them, quite calmly, from below.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“At my friend’s house eleven of us sat round one pot,” said {S}. “There was one clove in it. Whoever bit on that had to sing.” “Every time?” asked {A}. “Every Friday,” said {S}.',
        '“There was an uncle with a great deep voice. He bit on it six weeks running. Later on they found out that he kept one in his pocket.” {S} laughed so much that the spoon shook. “We’d never asked him to sing, you see.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the pod, and had hidden. “Where are you?” called {A}. “I’m in the curry,” said the curtain. {A} looked under the chair, where there was a potato. It was a shoe. {A} looked behind the door, and found a pea, which was a ball.',
        '“You can’t find me,” said the curtain. “I’m only there if you bite.” So {A} bit the curtain, a little, at the hem. “Crack!” said {S}, and fell out on the floor, and tasted of soap.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had rice, and a bit of soft potato with no pods near it. It went in yellow, and some of it came out yellow, down the chin. When {H} said “eugh”, {A} listened. That was a fine word.',
        '{A} made a noise that was nearly the same, and banged with the spoon. {H} looked into that mouth, just to be sure. There was nothing in it but two teeth and a laugh. {A} did it once more, louder. It was the best eugh of the evening.'
      ]
    },
    {
      id: 'nobody-wants-it',
      A: 'partner',
      paragraphs: [
        '“Give me yours,” said {A}. “I don’t care if I get it.” {A} ate half of {H}’s plate, and there was no crack anywhere. “You see?” said {A}. “It only comes to people who don’t want it.”',
        '{H} looked at the four pods, and then at the lid of the pot. It was as big as a gong. “Then we’ve got to want it,” said {H}. “Whoever bites on the fifth may hit the lid.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-wants-it',
      A: 'partner',
      paragraphs: [
        'Now they ate that curry in quite another way. They took large spoonfuls, and chewed at the back, on both sides. {A} had some more. It was potato. It was pea. It was all as soft as butter.'
      ]
    },
    {
      id: 'pretending',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“Crack,” said {A}. They all looked up. {A} was sitting there with a full mouth, and had turned a little red. “Show us,” said {H}. {A} opened up. There was rice in it. “You said that,” said {H}. “You didn’t bite it.”',
        '“I only wanted to see how it would sound,” said {A}, “if it had been me.” They tried it all round, for practice. Everybody said crack, and everybody said eugh. {H}’s was the best, because it had been a real one.'
      ]
    },
    {
      id: 'second-helping',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“I’m full up to here,” said {A}, and showed where. It was at the collar. “And if it’s in the next one?” asked {H}. {A} sighed, and held out the plate. “A small one,” said {A}. “But a lumpy one.”',
        'They chewed more slowly now. Each bite was turned over twice before it went down. You do taste more like that. “There’s something like lemon in it,” said {A}. “It’s been there the whole time,” said {H}. “We were listening.”'
      ]
    },
    {
      id: 'bong',
      A: 'partner',
      paragraphs: [
        '“Have you got it?” asked {H}. “No,” said {A}. “Have you?” They scraped out the pot. There was nothing left of it but what stuck to the ladle. “Perhaps the pod’s fallen to bits,” said {A}, and put down the spoon. {H} wiped round the ladle with some bread, because the curry on it was so yellow. {H} wasn’t thinking of anything. {H} bit. Crack!',
        'It went up into both ears, all soap and flowers. “Eugh,” said {H}, and beamed. “It’s awful. It’s me!” {A} held up the lid. {H} swung the ladle. Bong! It went through all the rooms, and a long while later it was still humming.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round at the crack.',
      '{names} came nearer, and then smelled the soap and flowers.',
      { text: '{names} tapped on a row of peas, with the back of a fork.', needs: ['hands'] },
      { text: '{names} poked about in the rice, where there was only rice.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at a pea, and it was not guilty.',
      '{names} kept an eye on the pot, from the far side.',
      { text: '{names} turned over a carrot, with the point of a spoon.', needs: ['hands'] },
      { text: '{names} chewed at the front, like a rabbit.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the bong.',
      '{names} looked under the lid, where nobody had hidden anything.',
      { text: '{names} held out a plate again, for the lumpy part.', needs: ['hands'] },
      { text: '{names} wiped out a corner of the pot with some crust.', needs: ['hands'] }
    ]
  },
  bed: [
    'Five pods lay in a row on the rim of a plate. The pot was easy to wash, for there was nothing in it. The lid lay on the rack, and only hummed when you touched it.',
    '{H} brushed both rows of teeth. There was still a bit of flower at the back. Then {H} lay down. It was all quite soft in there, wherever you turned.'
  ],
  last: [
    'Right at the end of the hum, where you couldn’t hear it any more, {H} was asleep.',
    'Five had gone in, and five had come out, and {H} was asleep.'
  ]
})
