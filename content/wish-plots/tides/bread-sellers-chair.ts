import { wishPlot } from '../wish-plot.ts'

export const breadSellersChair = wishPlot({
  id: 'wish-bread-sellers-chair',
  wishes: ['cat bread seller', 'cat bread seller’s chair', 'cat bread man', 'cat bread man’s chair', 'cat bread stall', 'cat bread cart', 'cat baker’s chair', 'cat baker chair', 'cat bakery chair', 'cat seller’s chair', 'cat seller chair', 'cat seller’s seat', 'cat seller’s stool', 'cat stall chair', 'cat stall stool', 'cat cart chair', 'cat shopkeeper’s chair', 'cat shopkeeper chair', 'cat grocer’s chair', 'cat grocer chair', 'cat fruit seller', 'cat fruit stall chair', 'cat vendor chair', 'cat vendor’s chair', 'cat simit seller', 'cat simit cart', 'cat barber’s chair', 'cat waiter’s chair', 'cat café chair', 'cat cafe chair', 'street cat chair', 'street cat stool', 'street cat seat', 'street cat bread', 'stray cat chair', 'stray cat stool', 'stray cat bread', 'stray cat seat', 'market cat chair', 'cat has his chair', 'cat took his chair', 'cat stole the seller’s chair', 'kitty baker’s chair', 'cat baguette chair', 'cat naan seller', 'cat aish baladi', 'cat warm bread', 'cat bread shop', 'cat sleeps bakery', 'cat won’t leave chair'],
  answers: ['street', 'stray', 'alley', 'cat', 'cats', 'kitty', 'sleeps', 'sleep', 'sleeping', 'slept', 'asleep', 'naps', 'napping', 'lies', 'sits', 'sitting', 'curled', 'curls', 'lives', 'stays', 'always', 'every', 'day', 'morning', 'all', 'same', 'favourite', 'chair', 'chairs', 'stool', 'seat', 'cushion', 'bread', 'breads', 'loaf', 'loaves', 'rolls', 'flatbread', 'simit', 'baker', 'bakery', 'baker’s', 'seller', 'seller’s', 'sells', 'selling', 'man', 'lady', 'woman', 'uncle', 'stall', 'cart', 'shop', 'market', 'bazaar', 'corner', 'basket', 'warm', 'hot', 'fresh', 'sun', 'sunny', 'ginger', 'orange', 'tabby', 'grey', 'black', 'white', 'fat', 'lazy', 'sleepy', 'nobody', 'everybody', 'everyone', 'stand', 'stands', 'standing', 'move', 'moves', 'wake', 'wakes', 'budge', 'cairo', 'istanbul', 'tunis', 'beirut', 'egypt', 'turkey', 'outside', 'our', 'down', 'road', 'neighbour', 'neighbourhood', 'took', 'takes', 'gets', 'buy', 'buying', 'loves', 'funny', 'tired', 'feet', 'legs'],
  except: ['ill', 'sick', 'hurt', 'died', 'dead', 'vet', 'kicked', 'cruel', 'lost', 'missing', 'hungry', 'starving', 'kittens', 'scratched', 'bitten', 'dog', 'mouse', 'rat', 'carpet', 'bazaar cat', 'hat', 'witch', 'robot', 'dragon', 'hotel', 'throne', 'wheelchair', 'musical', 'adopt', 'allergic', 'stolen bread', 'fire', 'purring', 'throwing'],
  moods: ['learning', 'waiting'],
  out: true,
  company: ['cat', 'chair', 'bread', 'seller', 'bread seller', 'basket', 'cloth', 'cart', 'crate', 'loaf', 'loaves', 'street', 'corner', 'stool', 'lap', 'coins', 'feet', 'customer', 'paw', 'tail', 'awning'],
  about: 'The bread seller stands all day, for a street cat sleeps on the chair, and a second chair gives the cat two, until it is seen what the cat leans against, and then the bread seller may sit and cannot get up.',
  titles: ['The Chair at the Corner', 'Somebody Has My Seat', '{H} and the Bread Seller’s Chair', 'Three Years on Two Feet', 'What the Cat Leaned On'],
  want: [
    {
      id: 'three-years',
      A: 'partner',
      paragraphs: [
        '{H} and {A} came to the corner for bread. There stood a bread seller, and behind the bread seller was a chair. On the chair slept a street cat. “Don’t you ever sit down?” asked {A}. “I did once,” said the bread seller, “three years ago. Then I stood up to sell a loaf.” “I want you to sit,” said {H}. The bread seller stood on the other foot.'
      ]
    },
    {
      id: 'elder-cat-bus',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a cat that slept on the bus driver’s seat,” said {S}. “It came on at the first stop, before the driver did.” “How did the bus go, then?” asked {A}. “Late,” said {S}. “The driver sat on the very front of the seat, like somebody who’s only visiting.”',
        '{A} sat down like that on the edge of a doorstep, to see how it felt. It was all right, as long as you were not in charge of a bus. The cat on the chair had heard all of it. It thought that the driver had very good manners.'
      ]
    }
  ],
  way: [
    {
      id: 'second-chair',
      A: 'partner',
      paragraphs: [
        '{H} borrowed a second chair from the tea house, and put it beside the first. “That one’s for you,” {H} told the cat. The cat stretched, and laid its front half on the new chair. Its back half stayed on the old one. Between them it was longer than anybody had thought. “Thank you,” said the bread seller. “Now I’m standing for two chairs.”'
      ]
    },
    {
      id: 'a-polite-cough',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} stood before the cat and coughed, as you cough when you want to get past. The cat breathed in and out. “Perhaps it’s used to coughing,” said {A}. So {H} tried a very big yawn, to show that other people were tired as well.',
        'The bread seller caught it, and yawned too. A customer caught it from the bread seller, and took it along round the corner. Only the cat on the chair did not catch it. It had no need of one.'
      ]
    },
    {
      id: 'one-crumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} laid a crumb of bread on the pavement, a long step from the chair. The cat’s nose moved. {H} laid out a second one a bit nearer, and then a third. The nose moved each time, and the cat stayed behind it.',
        'A sparrow came, and had all three, in the right order. “The cat could have got that bird,” said {H}. “It would have had to stand up,” said {A}. The cat looked at the sparrow as you look at a bus that is not yours.'
      ]
    },
    {
      id: 'other-has-a-plan',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had a plan. You only had to sit down on the chair very slowly. Then the cat would think that it was getting dark. {A} bent both knees. The cat watched a large shadow come down from above. It put out one paw, quite flat, and held it there.',
        '“It’s pushing me up,” said {A}. “It’s only one paw,” said {H}. {A} stayed like that for a moment, half sitting, on nothing and a paw. Then {A} stood up again. You could not call it a chair.'
      ]
    },
    {
      id: 'child-talks-cat',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} spoke to the cat in its own language, with an ear close to the chair. “What did it say?” asked {A}. “It says it was here first,” said {S}. “The bread seller was here first,” said {A}. {S} passed that on, in a low voice, and listened.',
        '“It says it didn’t see anybody,” said {S}. “There was just a chair, and it was warm.” They both turned to the bread seller, who had only stood up to sell a loaf. There was nothing to be said to that.'
      ]
    },
    {
      id: 'where-the-hair-is',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Doesn’t the cat ever go home?” asked {H}. “At six,” said the bread seller. “It gets down, and goes its way. But at six I pack up too, and then I’ve no more need of a chair.” By that time there was a round hollow in the seat, as deep as a soup plate.',
        '“Then doesn’t the chair belong to the cat?” asked {A}. The bread seller had wondered about that. “I’ve got a paper that says the cart’s mine,” said the bread seller. “Nobody ever gave me one for the chair.”'
      ]
    },
    {
      id: 'half-the-awning',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And when it rains?” asked {H}. Over the cart hung an awning, and it reached as far as the chair, but no farther. “Then I move up,” said the bread seller, “and the cat moves over.” The bread seller asked the cat to show how it was done. The cat moved over by the width of one ear.',
        '“That’s not much,” said {A}. “It’s a matter of goodwill,” said the bread seller. “On wet days I’ve got one dry shoulder, and I owe it to the cat.”'
      ]
    },
    {
      id: 'the-pet-takes-a-look',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came close to the chair, and looked at the street cat for some time. The street cat looked back with one eye. Neither of them made a sound. Then the street cat shut its eye, and {A} turned round, and that was that.',
        '“What’s been decided?” asked the bread seller. {H} looked from one to the other. “They’ve agreed,” said {H}. “But I think they’ve agreed about us.” The bread seller shifted to the left foot, and sold a loaf.'
      ]
    },
    {
      id: 'always-the-back',
      A: 'partner',
      paragraphs: [
        'A boy came with a basket of new loaves, and put it down close beside the chair. Now the cat moved. It stood up, turned round, and lay down with its back against the basket. “It faced the other way before,” said {A}. “Then the basket came.” {H} laid a hand on the basket. It was as warm as a bath. “It isn’t the chair that it likes,” said {A}. “It’s the neighbour.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '{H} and the bread seller carried the basket round the cart, to an empty crate. Then they all looked at something else. After a while there was a soft thud, and a tail went by, straight up. The cat got on the crate, and leaned back on the basket. “Sit,” whispered {A}. The bread seller bent both knees and sat down on the chair. “Oh,” said the bread seller. “It’s warm.”'
      ]
    },
    {
      id: 'what-can-be-seen',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the chair, the whole street looked different. “I always knew you by your hats,” the bread seller told the customers. “Now I know you by your knees.” They were not sure that they liked it, and stood closer together.',
        '{H} crouched down beside the chair to see what there was. There were shoes, and under the cart lay a coin from some other year. “How long’s that been there?” asked {A}. “It’s been waiting for me to sit,” said the bread seller.'
      ]
    },
    {
      id: 'how-warm-a-cat-wants-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why does it want to be so warm?” asked {H}. “Cats come from the desert,” said {A}. “They’ve all got fur coats on, and they still think that we keep the world too cold.” {H} laid one hand on the cat and one on a loaf. You could hardly tell which was which.',
        '“This one breathes,” said {H}. The bread seller nodded. Early in the morning, before it was quite light, people sometimes asked for two loaves. Then they pointed at one loaf and one cat.'
      ]
    },
    {
      id: 'on-the-lap',
      A: 'partner',
      paragraphs: [
        'Loaf by loaf the basket emptied, and grew cold. The cat came back round the cart. On the chair there was a lap now, wide and warm. The cat got up there, turned round once, and slept. “Now I can’t stand up,” said the bread seller, and held very still. “There’s a cat on me.” So {H} sold the last seven loaves. “Don’t you mind?” asked {A}. “I’ve got three years to catch up on,” said the bread seller, and stretched out both feet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the chair once, at a distance.',
      '{names} breathed in, where the smell of bread was thickest.',
      { text: '{names} held the cart steady, so that the bread seller could lean on it.', needs: ['hands'] },
      { text: '{names} tapped on the back of the chair, very politely.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in line for bread, and looked only at the cat.',
      '{names} went past twice, to see which half of the cat would wake first.',
      { text: '{names} straightened the cloth on the loaves, and had warm fingers.', needs: ['hands'] },
      { text: '{names} moved the second chair a bit, and the cat got longer.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked hard at a wall, so that the cat could make up its mind.',
      '{names} stayed close to the chair, in case it was free again.',
      { text: '{names} put a folded sack under the bread seller’s feet.', needs: ['hands'] },
      { text: '{names} handed out loaves on the left, while {H} did the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'A loaf had come home too, and was set on the table. {H} looked at the seat of the chair before sitting down, in case it was taken.',
    '{H} washed, got into bed, and turned round once. Then {H} lay with {H}’s back to the warmest side.'
  ],
  last: [
    'Somewhere a bread seller was sitting down, and {H} was asleep.',
    '{H} had a warm back and no wish to stand up, and was asleep.'
  ]
})
