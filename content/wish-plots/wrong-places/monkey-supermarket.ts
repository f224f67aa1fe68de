import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const monkeySupermarket = wishPlot({
  id: 'wish-monkey-at-the-supermarket',
  beginsElsewhere: true,
  wishes: ['monkey supermarket', 'monkeys supermarket', 'monkey shop', 'monkeys shop', 'monkey shopping', 'monkeys shopping', 'monkey grocery', 'monkey groceries', 'monkey grocery store', 'monkey store', 'monkey trolley', 'monkey shopping trolley', 'monkey checkout', 'monkey shopping cart', 'chimp supermarket', 'monkey in the supermarket', 'chimpanzee supermarket', 'monkey tesco', 'monkey aldi', 'monkey lidl'],
  answers: ['monkey', 'monkeys', 'supermarket', 'shop', 'shopping', 'store', 'grocery', 'trolley', 'cart', 'checkout', 'till', 'goes', 'go', 'went', 'came', 'comes', 'loose', 'naughty', 'cheeky', 'silly', 'funny', 'mischievous', 'took', 'takes', 'banana', 'bananas', 'milk', 'list', 'who', 'that', 'with', 'in', 'at', 'our', 'little', 'mischief', 'causes', 'does', 'chaos', 'mess', 'makes', 'food'],
  except: [...NOT_WELL, 'pet', 'toy', 'wrench', 'lost', 'afraid', 'scared', 'coffee', 'barber', 'hairdresser', 'jumping', 'bed', 'crocodile', 'bought', 'buy', 'sock'],
  company: ['monkey', 'supermarket', 'trolley', 'banana', 'milk', 'list', 'mop', 'till'],
  about: 'A monkey in the supermarket takes from everybody and gives something back each time, and the one thing it would swap it all for is the beep.',
  titles: ['Who Does the Beep', 'Unexpected Item', 'A Monkey at the Supermarket', '{H} Makes a Swap', 'A Mop for the Milk'],
  want: [
    {
      id: 'in-the-seat',
      A: 'partner',
      paragraphs: [
        'There is one good thing about a supermarket, and that is the beep. {H} wanted to do it today. “First we’ll get what’s on the list,” said {A}. “Milk, bread, soap.” {H} fetched a trolley. In the seat sat a monkey.',
        '“Is that one ours?” asked {A}. The monkey took the list, and sat down on it.'
      ]
    }
  ],
  way: [
    {
      id: 'a-cat-we-have-not',
      A: 'partner',
      paragraphs: [
        '“Monkeys only want bananas,” said {A}. {A} held out a banana. The monkey took it, and sat down on that too. So they had to remember. “Milk,” said {H}, and put it in. “And bread,” said {A}.',
        'They looked into the trolley. In it were a mop, and nine tins of cat food. “We haven’t got a cat,” said {H}. “Where’s our milk?” The monkey looked at the ceiling.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The monkey sat down on the scales, beside the fruit. It pressed a picture, and out came a sticker. “Pears,” read {A}. “It’s eleven pears.” The monkey wore it on its chest, and pressed again. Now it was eleven aubergines.',
        '“Can I?” asked {H}, and laid one arm on the scales. It came to three cabbages. {A} leaned a chin on it, and was a melon. They went on with their stickers on. People looked at them and checked the price.'
      ]
    },
    {
      id: 'the-wheel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One wheel of the trolley squeaked. Eek, it went at each turn, and it pulled to the left. “Eek,” said the monkey to the wheel. The wheel answered. They talked like that past the jam and all along the pasta.',
        'At the tea {A} stopped to look at something. “Eek?” said the monkey. The wheel was silent. “Eek?” It leaned right out of the seat. “Push,” said {H}. “It thinks that it said something wrong.”'
      ]
    },
    {
      id: 'cheeks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why are its cheeks so big?” asked {H}. “Those are its bags,” said {A}. “A monkey like that can put a whole meal in there, and go off with it.” The monkey turned its head and showed them the other side. There was a corner in it.',
        'It took out a walnut. It took out two more, and a trolley coin, and a radish. Last came a small packet of raisins, which were still shut. “It’s brought its own,” said {A}. “We’ve left ours at home again.”'
      ]
    },
    {
      id: 'eggs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By the eggs they all do the same. They open the box and look in, and shut it again. The monkey did that too. It lifted out the first egg, and held it to one ear. It nodded, and put it back. It did that with each of the six.',
        'The fifth it heard for longer. “What’s in it?” whispered {H}. The monkey held the egg to {H}’s ear. It was quite smooth, and cool. It sounded just like the sea, but with the lid on.'
      ]
    },
    {
      id: 'freezer',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The monkey had never met a freezer. It put in its head, and came out with a white beard. It put in one hand, and looked at the hand. Then it laid a bag of peas on its head, and sat quite still, like a king.',
        '“It’s thinking,” said {H}. “It’s only cold,” said {A}. A pea rolled out and down its back, under the fur. You could see where the pea was, from the monkey’s face.'
      ]
    },
    {
      id: 'the-microphone',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By the bread there was a microphone, for telling people what’s cheap. The monkey found the knob. “Oo,” it said, in every aisle at once. All the trolleys stopped. “Did you get that?” asked somebody. “What’s half price?”',
        '“Oo,” said somebody else. “Two for one.” They hurried off to where it might be. The monkey bent to the microphone again. “Oo. Ee,” it said. “Now it’s four,” said {A}, and went a bit faster too.'
      ]
    },
    {
      id: 'crumb-in-hair',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the queue it got bored, and it looked through {A}’s hair. It parted it with both hands and bent very close. “What’s it doing?” asked {A}, who did not dare to move. “It’s being nice,” said {H}. “They do that to their friends.”',
        'It found something, and held it to the light. It was a cornflake. The monkey ate that, and thought about it, and looked for the rest of the bowl. “It likes you,” said {H}. “You’ve got breakfast.”'
      ]
    },
    {
      id: 'samples',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At a little table they gave you cheese to try, on a stick. You were only meant to come once. The monkey came, and took some. Then it came with a saucepan on, and took some. Then it came with a newspaper in front of its face.',
        '“Haven’t I seen you before?” it was asked. The monkey shook the newspaper. {H} and {A} stood behind it in the queue. {A} was wearing the saucepan. It was very good cheese.'
      ]
    },
    {
      id: 'tail-on-the-belt',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There’s a bar that you lay on the belt, so that nobody pays for your things. Today they had all been swapped for leeks. So the monkey lay down there, with its tail across. On one side of it was somebody’s washing powder, and on the other were nine tins.',
        'The belt moved, and it rode along. It had its chin in its hands. When it came to the end it walked back and did the next. “It’s working,” said {A}. “It’s having a ride,” said {H}. You can do both.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been waiting by the door, where the dogs and the umbrellas wait. Something came and sat there too. It had hands. It looked at {A} and held out a slice of ham. {A} ate it. Then it looked at {A} and waited.',
        '{A} understood. {A} had nothing on but a fur. So {A} gave it a lick, from the chin up to the eyebrows. The monkey thought that this was quite a lot for one slice. It went and got a second.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We didn’t have trolleys,” said {S}. “We had Mr Pope. You told him what you wanted, and he went up a ladder for it.” “Did he ever bring the wrong thing?” asked {A}. “Every time,” said {S}. “He was a bit deaf.”',
        '“You asked for soap, and you got a rope. And nobody liked to send him up again. We had eleven ropes.” {S} watched the monkey go along the top shelf with a tin of plums. “He had just that walk,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was cross, for the seat in the trolley was {S}’s seat. The monkey moved up. It was a tight fit. Four legs hung out of two holes, and two of them were hairy. “Which are mine?” asked {S}.',
        '“The ones with shoes on,” said {A}. {S} looked, and so did the monkey. Then the monkey bent down and took off one of the shoes. It put it on. Now they had one each, and nobody could tell.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} held a biscuit, and the monkey had a cork. They looked at each other. The monkey held out the cork. {A} held out the biscuit. Both of them let go at once, and each was very pleased.',
        'Then they did it the other way round. It was the first deal that {A} had ever made. The biscuit got smaller each time it changed hands. The cork did too.'
      ]
    },
    {
      id: 'whose-rice',
      A: 'partner',
      paragraphs: [
        'Somebody with a beard had their milk, and had lost a mop. The monkey was on all the trolleys at once. Soon nobody in the supermarket had a thing of their own. “Whose tights are these?”',
        '{H} stood still and watched one hairy arm. It took a lemon from a basket. In its place it laid a sponge. “It isn’t stealing,” said {H}.'
      ]
    },
    {
      id: 'a-fair-swap',
      A: 'partner',
      paragraphs: [
        '“It’s swapping!” said {A}. “A mop for the milk. It always gives something.” “Then what does it want for the lot?” asked {H}. They held up a pineapple. The monkey yawned.',
        'Beep, it went, over by the till. The monkey put one hand behind an ear. Beep. It went quite soft in the face. “Oh no,” said {H}. “That’s mine.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-beep',
      A: 'partner',
      paragraphs: [
        '{H} swallowed. “You do the beep,” {H} told the monkey, “and everybody gets their things.” They shook hands on it.',
        'It did the milk. Beep! It gave that to {A}. It did the mop, and threw it to the beard. It did everything, and knew whose each one was. “Unexpected item in the bagging area,” said the till. That was the monkey. It was sitting there.'
      ]
    },
    {
      id: 'packing',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It packed as well. First it put in what was soft. The heavy things came after, because they like to sit on something soft. “That was the bread,” said {A}. The monkey took it out, and it was as flat as a letter.',
        '{H} looked at it from the side. “It’ll go in the toaster now,” said {H}. It would go under the door as well. They swapped it for a round one, and it gave them a leek for their trouble.'
      ]
    },
    {
      id: 'the-receipt',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Then the receipt came out, and it didn’t stop. It had everything on it that anybody had bought. It went over the edge and along the floor, to the flowers. The monkey put it round its neck, and twice round {A}.',
        '“Eek,” read {A}, somewhere in the middle. “Did we have an eek?” “That was the wheel,” said {H}. It had cost nothing, and it stood between two yoghurts.'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        'At last there was nothing left, and {H} hadn’t had one beep. The monkey looked at {H}, and scratched. It had got something, and hadn’t given anything for it.',
        'It felt underneath itself. Out came the list, quite warm, and the banana. “We never paid for that,” said {A}. The monkey put it into {H}’s hand, with the sticker down. {H} held it over the glass. Beep.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came a little nearer, and then a little less near.',
      '{names} looked at the monkey’s feet, which had thumbs.',
      { text: '{names} pushed the trolley, and it went to the left.', needs: ['hands'] },
      { text: '{names} shook hands with the one in the seat, and got a radish.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the cat food, for its smell.',
      '{names} stood in the middle, and was nearly swapped.',
      { text: '{names} carried a pineapple back, and came away with a bucket.', needs: ['hands'] },
      { text: '{names} held on tight to the soap.', needs: ['hands'] }
    ],
    turn: [
      '{names} pricked up at each beep.',
      '{names} had a look at the bagging area, which was furry.',
      { text: '{names} handed things over, as fast as they came.', needs: ['hands'] },
      { text: '{names} held a bag open, and the monkey put in a lemon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trolley was put back in the row, and the monkey stayed in the seat. It waved with a leek. Somebody must have got something for that.',
    '{H} washed, and the soap was new, and there was some toothpaste too. Then {H} lay down and pressed the switch. “Beep,” said {H}.'
  ],
  last: [
    '{H} gave the day away, and got the night for it, which was a fair swap, and slept.',
    'Somewhere in the dark a till said that there was nothing unexpected, and {H} was asleep.'
  ]
})
