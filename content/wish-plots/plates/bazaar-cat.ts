import { wishPlot } from '../wish-plot.ts'

export const bazaarCat = wishPlot({
  id: 'wish-bazaar-cat',
  wishes: ['bazaar cat', 'bazaar cats', 'bazar cat', 'cat bazaar', 'cat in the bazaar', 'cat souk', 'cats souk', 'cat souq', 'cats souq', 'souk cat', 'souq cat', 'souk cats', 'cat grand bazaar', 'cat carpet', 'cats carpet', 'cat carpets', 'cat carpet shop', 'cat carpet seller', 'cat sleeps carpet', 'cat sleeping carpet', 'cat rug shop', 'cat expensive carpet', 'cat expensive rug', 'cat seven names', 'cat with seven names', 'cat many names', 'cat lots of names', 'cat different names', 'cat seven bowls', 'cat many bowls', 'cat seven dinners', 'cat seven suppers', 'street cat', 'street cats', 'market cat', 'market cats', 'shop cat', 'shop cats', 'alley cat carpet', 'istanbul cat', 'istanbul cats', 'cats of istanbul', 'cairo cat', 'cairo cats', 'marrakech cat', 'stray cat everyone feeds', 'cat everybody feeds', 'cat everyone feeds', 'cat belongs to everyone', 'carpet seller', 'carpet sellers', 'carpet shop'],
  answers: ['cat', 'cats', 'bazaar', 'souk', 'souq', 'market', 'street', 'shop', 'shops', 'carpet', 'carpets', 'rug', 'rugs', 'expensive', 'most', 'best', 'seller', 'sold', 'sell', 'sells', 'selling', 'buy', 'buys', 'bought', 'customer', 'customers', 'price', 'seven', 'many', 'lots', 'different', 'name', 'names', 'called', 'calls', 'bowl', 'bowls', 'dinner', 'dinners', 'supper', 'suppers', 'milk', 'fish', 'fed', 'feeds', 'feed', 'feeding', 'eats', 'eat', 'everyone', 'everybody', 'belongs', 'nobody', 'whose', 'our', 'the', 'old', 'fat', 'big', 'orange', 'ginger', 'grey', 'black', 'tabby', 'striped', 'lazy', 'sleepy', 'sleep', 'sleeps', 'sleeping', 'slept', 'asleep', 'lies', 'lying', 'nap', 'naps', 'won’t', 'move', 'moves', 'cannot', 'can’t', 'be', 'lives', 'who', 'that', 'with', 'istanbul', 'cairo', 'marrakech', 'turkish', 'turkey', 'egypt', 'arab', 'persian', 'stray', 'friendly', 'stall', 'stalls', 'tea', 'loves', 'on', 'in', 'of', 'a', 'bread', 'chair'],
  except: ['flying', 'magic', 'fly', 'flies', 'died', 'dead', 'run over', 'hurt', 'sick', 'ill', 'vet', 'kicked', 'cruel', 'hungry', 'starving', 'scratched', 'scratches', 'bit', 'bitten', 'peed', 'wee', 'weed', 'pooed', 'sicked', 'lost', 'missing', 'kittens', 'dog', 'dogs', 'mouse', 'mice', 'bird', 'birds', 'robot', 'dragon', 'rain', 'war', 'earthquake', 'adopt', 'adopted', 'supermarket', 'pet shop', 'talking', 'wizard', 'witch', 'thief', 'stole', 'boots', 'hat', 'nine', 'lives nine', 'our own'],
  moods: ['first', 'waiting'],
  isTale: true,
  out: true,
  company: ['cat', 'carpet', 'carpets', 'bowl', 'bowls', 'shop', 'woman', 'seller', 'price', 'label', 'baker', 'name', 'names'],
  about: 'The hero minds the carpet shop and wants to sell the most expensive carpet, but a cat with seven names sleeps on it, and is called by all of them and lured out with all of its bowls, and chooses it again.',
  titles: ['The Cat with Seven Names', 'Seven Bowls', '{H} Sells a Carpet', 'Not with the Cat on It', 'The Most Expensive Carpet'],
  want: [
    {
      id: 'minding-the-shop',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were minding the carpet shop in the bazaar, while the seller went for tea. A woman came in, and pointed to the most expensive one of all. It was red and blue, and as soft as moss. “I’ll take that,” said the woman, “without the cat.”',
        'For in the middle of it a cat lay asleep. It was the cat of the whole bazaar, with seven names, and seven bowls at seven doors. {H} wanted very much to sell a carpet. “At once,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-its-names',
      A: 'partner',
      paragraphs: [
        '“Sugar,” called {H}, for that was its name at the baker’s. One ear turned. “Pasha,” called {A}, as they said at the tea house. They tried Pepper, Button, Sesame and Smoke. At the seventh name, which was Mister, it laid a paw over its ears.',
        'So {H} held a bowl of sardines at the door. The cat walked out, and ate, and went on to the next bowl, and the next. The woman counted out her money, and by then seven bowls were empty. The cat came home as heavy as a cushion, and lay down on the carpet.'
      ]
    },
    {
      id: 'who-called-it-what',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why’s it got seven names?” asked the woman. {A} knew that. The baker had met it in the flour, and that gave one name. The coppersmith had met it at night, by the stove, and that gave another. No one had asked whether it had one already.',
        '“And what does it call itself?” asked the woman. {H} bent down and listened. It said something in its sleep, quite short. “I think it says ‘I’,” said {H}.'
      ]
    },
    {
      id: 'tea-for-the-woman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whoever looks at a carpet gets a glass of tea, and so the woman got one. She held it by the rim, as it was hot. {A} sat down beside her. “It may take a little,” said {A}. “Cats can sleep for sixteen hours a day.”',
        '“And how long has this one slept?” asked the woman. {H} did not know exactly. It had been asleep when they came, and yesterday too. “Then it must be nearly done,” said the woman.'
      ]
    },
    {
      id: 'by-one-corner',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} took one corner of the carpet, and {A} took the other, and they pulled a little. The carpet went a hand’s breadth over the floor, and the cat came with it. It liked that. It stretched, and lay along the way that they were going.',
        '“It thinks it’s a ship,” said {H}. They pulled it once round the shop and back to where it had been. It had not seen much of the journey.'
      ]
    },
    {
      id: 'another-cushion',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll offer it something better,” said {A}, and laid a cushion next to the carpet. It was velvet, with a tassel. The cat put one paw on it. {H} held {H}’s breath. It put on the second, and trod up and down, as if it were making dough.',
        'Then it lay down on the carpet once more, and laid its head on the cushion. Now it had both. “Thank you,” said {A} on its behalf.'
      ]
    },
    {
      id: 'seven-bowls-in-a-row',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The seven bowls were all different. The baker’s had been a lid once, and the barber’s was for foam. The coppersmith’s was of copper, beaten by hand, and round the rim stood “PEPPER” in small dots. “Does it know that it’s got seven?” asked {H}.',
        '“It knows when the barber has his break,” said {A}. “That’s harder.” They tried to remember it too, and the times of all the others. They had to write it down, and the cat did not.'
      ]
    },
    {
      id: 'counting-knots',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why does it cost so much?” asked the woman. {A} turned up a corner. At the back there were knots, as small as poppy seeds, row on row. “Somebody tied each of them by hand,” said {A}. {H} wanted to know how many there were, and began at the corner.',
        'At a hundred {H} had got as far as one thumb’s breadth. There were only the door and the window left to go, and then the rest. “It took two years,” said {A}. “They must have wanted to sit down after that.”'
      ]
    },
    {
      id: 'other-carpets',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Show the lady something else,” whispered {A}. {H} unrolled a green carpet with birds. The cat opened one eye and looked at the birds. They were woven, and it shut it again. {H} unrolled a yellow one. That had fringes, and the cat’s tail gave them a tap.',
        'After the ninth the shop was quite full of carpets, and nobody could get to the door. “Now I’ll have to stay,” said the woman, and took her shoes off.'
      ]
    },
    {
      id: 'from-both-ends',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One could also roll up the carpet, and see what the cat did. {H} began at one end and {A} at the other. The rolls got thicker, and came closer, and there they met the cat. It opened one eye. Now it lay between two thick rolls, as on a sofa, and out of the draught.',
        'It laid its chin on {H}’s roll, and its tail on {A}’s roll. “We’ve only made it dearer,” said {A}. So they rolled it all out flat again, and the cat got flat too.'
      ]
    },
    {
      id: 'pet-and-the-cat',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had seen that someone was lying there, and on such a carpet. {A} came as far as the fringe. The cat opened one eye, and it was a yellow one. {A} thought it over, and looked at the label with the price.',
        '“That’s as far as one can go,” said {H}, “if one’s got just one name.” {A} sat down on the floor beside it, on some wrapping paper, which was warm too.'
      ]
    },
    {
      id: 'elder-at-the-barbers',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small,” said {S}, “there was one that slept on the scales at the fruit stall. All the figs had a cat too much.” “What did people do?” asked {A}. “They paid for it,” said {S}, “and thought that figs were dear.”',
        'In the end the greengrocer weighed the cat by itself, and wrote it down. From then on he gave everyone that many figs more. “We’d never had such figs,” said {S}.'
      ]
    },
    {
      id: 'child-is-cat',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} lay down on the next carpet, rolled up small. “I’m asleep,” said {S}. “Call me.” {A} called {S} by {S}’s name, and nothing moved. “That’s only one,” said {S}. So {A} called {S} Walnut, and Captain, and Soup.',
        'At Soup one eye opened. “Is there any?” asked {S}. There was none. “Then I’m sleeping on,” said {S}, and was called Captain for the rest of the day.'
      ]
    },
    {
      id: 'a-place-like-that',
      A: 'partner',
      paragraphs: [
        '{A} felt one carpet after another. In each there was a small round place, with a few hairs in it. “It’s tried them all,” said {A}. “And that one’s got the most knots, so it’s the softest.”',
        '“Then it knows which is the best,” said {H}. They looked at the label with the price. It was written in fresh ink.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-seller-comes-back',
      A: 'partner',
      paragraphs: [
        'The seller came back from tea. “Is it so expensive because the cat lies on it?” asked {H}. “Of course,” said the seller. “I look where it sleeps, and then I write the label. It’s never been wrong.”',
        'The woman looked at the cat. “Could I have it with the cat on it?” she asked. “You’d have to ask at all seven doors,” said {H}.'
      ]
    },
    {
      id: 'asking-the-seven',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} really did go and ask, at the first of them. “Sell Sugar?” said the baker. “She’s mine. But she’s only mine in the mornings.” At the tea house it was theirs from noon to two, and there it was a he.',
        '“You could buy a quarter of an hour,” {A} told the woman, “between the barber and the fish.” She thought about it. That would be a long way to come, for a quarter of an hour.'
      ]
    },
    {
      id: 'an-eighth-name',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“May I call it something, at least?” asked the woman. No one had anything against that. She bent down, with both hands on her knees, and thought. “Wednesday,” said the woman, for that was what it was. One ear turned.',
        '{A} wrote it down under the others. “Then you owe it a bowl,” said {H}. The woman understood that. She left the saucer from her tea glass, and promised that something would be in it every week.'
      ]
    },
    {
      id: 'the-second-best',
      A: 'partner',
      paragraphs: [
        '“Which did it like second best?” asked the woman. {H} went round and felt, and looked for hairs. Most of them were on a small green carpet by the stove. The woman took it home, hairs and all.',
        'So {H} had sold a carpet. The seller took out a pen, and wrote one more nought on the other one’s label. The cat turned over in its sleep. It could not be sold at all now, and took up a bit more room.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in after the woman, and looked at the cat as well.',
      '{names} trod on the carpet with the red and blue, just at the edge.',
      { text: '{names} smoothed out a fringe, thread by thread.', needs: ['hands'] },
      { text: '{names} held the door of the shop open, for the cat.', needs: ['hands'] }
    ],
    way: [
      '{names} said “Pasha” too, or something near it.',
      '{names} watched the cat go by, from bowl to bowl.',
      { text: '{names} filled up a bowl, and it did not stay full.', needs: ['hands'] },
      { text: '{names} stroked the carpet, up to where the cat began.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for the round place, and lay down in one.',
      '{names} kept quiet, as somebody was asleep.',
      { text: '{names} helped to roll up the green carpet.', needs: ['hands'] },
      { text: '{names} waved to the woman, until she was past the baker.', needs: ['hands'] }
    ]
  },
  bed: [
    'The carpets were rolled up, all but one, for that could not be done. Along the street seven bowls were filled for the night, and seven doors called out seven names.',
    '{H} went home and washed, and tried the bed. It was softest in the middle. {H} turned round once, and lay down just there. Somebody called {H} by a name, and it was the right one.'
  ],
  last: [
    '{H} was asleep on the best bed in the house, and could not be sold.',
    '{H} turned over once, took up a bit more of the bed, and was asleep.'
  ]
})
