import { wishPlot } from '../wish-plot.ts'

export const pickleInTheSun = wishPlot({
  id: 'wish-pickle-in-the-sun',
  wishes: ['mango pickle', 'mango pickles', 'mango pickle sun', 'mango pickle roof', 'mango pickle balcony', 'mango pickle grandma', 'mango pickle jar', 'mango achar', 'achar', 'achaar', 'aachar', 'achaar sun', 'achaar grandma', 'achaar roof', 'aam ka achar', 'aam ka achaar', 'avakaya', 'avakai', 'aavakaya', 'aavakkai', 'maangai', 'manga achar', 'kadumanga', 'pickle in the sun', 'pickles in the sun', 'pickle jar sun', 'pickle jars sun', 'pickle roof', 'pickle terrace', 'pickle balcony', 'pickle nani', 'pickle dadi', 'pickle ajji', 'pickle paati', 'pickle ammamma', 'making pickle grandma', 'making pickles grandma', 'green mango pickle', 'raw mango pickle', 'sun jar roof', 'drying mango sun', 'drying mangoes sun', 'mango pickle terrace', 'mango pickle nani', 'mango pickle dadi', 'mango pickle amma', 'mango pickle window', 'mango pickle summer', 'mango pickle waiting', 'mango pickle shadow', 'mango pickle ready', 'achaar jar', 'achar jar', 'achar nani', 'achar dadi', 'achaar balcony', 'achar sun', 'pickle jar shadow', 'pickle jar terrace', 'pickle jar window sun', 'pickle courtyard', 'uppinakayi', 'loncha', 'mango pickle grandmother', 'pickle summer nani', 'mango achaar'],
  answers: ['mango', 'mangoes', 'green', 'raw', 'sour', 'chilli', 'pickle', 'pickles', 'pickling', 'achar', 'achaar', 'jar', 'jars', 'pot', 'big', 'glass', 'clay', 'china', 'lid', 'cloth', 'oil', 'mustard', 'salt', 'spice', 'spices', 'spicy', 'turmeric', 'yellow', 'sun', 'sunny', 'sunshine', 'hot', 'summer', 'may', 'april', 'dry', 'dries', 'drying', 'shade', 'shadow', 'roof', 'rooftop', 'terrace', 'balcony', 'courtyard', 'yard', 'window', 'windowsill', 'sill', 'wall', 'wait', 'waits', 'waiting', 'days', 'weeks', 'ready', 'yet', 'when', 'taste', 'tasting', 'secretly', 'lick', 'finger', 'eat', 'eating', 'ate', 'rice', 'roti', 'paratha', 'make', 'makes', 'making', 'made', 'help', 'helps', 'helping', 'guard', 'guards', 'guarding', 'watch', 'watching', 'crow', 'crows', 'squirrel', 'parrots', 'put', 'puts', 'out', 'grandma', 'grandma’s', 'grandmother', 'granny', 'nani', 'nani’s', 'dadi', 'dadi’s', 'ajji', 'paati', 'aunty', 'auntie', 'mum', 'mummy', 'amma', 'family', 'india', 'indian', 'pakistan', 'bangladesh', 'nepal', 'holidays', 'every', 'day', 'today', 'first', 'time', 'season', 'grandfather', 'grandpa', 'uncle', 'cousins', 'sister', 'brother', 'dad', 'papa', 'neighbour', 'neighbours', 'evening', 'morning', 'noon', 'afternoon', 'june', 'village', 'house', 'flat', 'move', 'moves', 'moving', 'moved', 'turn', 'turning', 'shake', 'shaking', 'stir', 'stirring', 'still', 'long', 'patient', 'bharni', 'sri', 'lanka'],
  except: ['cucumber', 'gherkin', 'gherkins', 'onion', 'sandwich', 'burger', 'dill', 'monkey', 'monkeys', 'stole', 'stolen', 'steals', 'broke', 'broken', 'dropped', 'smashed', 'mouldy', 'spoiled', 'spoilt', 'rotten', 'sick', 'ill', 'hospital', 'burn', 'burnt', 'eyes', 'hates', 'hate', 'won’t', 'allergic', 'hungry', 'died', 'dead', 'misses', 'missing', 'last jar', 'recipe lost', 'dragon', 'robot', 'moon', 'kimchi', 'egg', 'eggs', 'cat', 'dog', 'rain', 'monsoon', 'lemon', 'lemons', 'lime', 'limes', 'nimbu', 'carrot', 'garlic'],
  moods: ['waiting', 'learning', 'first', 'proud'],
  fed: true,
  company: ['jar', 'mango', 'mangoes', 'pickle', 'sun', 'shadow', 'tank', 'cloth', 'oil', 'roof', 'lid', 'chalk', 'line', 'wall', 'crow', 'spoon', 'rice', 'balcony', 'chimney', 'post'],
  about: 'The mango pickle needs the sun all day, and wherever the hero puts the jar, the shadow of a post comes after it, until it is noticed that a shadow never comes back for what it has passed.',
  titles: ['Behind the Shadow', 'A Jar in the Sun', '{H} Looks After the Pickle', 'The Shadow Does Not Come Back', 'As Slow as Mango'],
  want: [
    {
      id: 'it-needs-all-day',
      A: 'partner',
      paragraphs: [
        'On the balcony stood a jar of mango pickle, with a cloth for a hat. In it were green mangoes, cut small, with salt and oil and yellow spice. “When’s it ready?” asked {H}. “After one more whole day of sun,” said {A}. {H} wanted the pickle to have every bit of it. So {H} put the jar in the very middle of the sun, and sat down beside it.'
      ]
    }
  ],
  way: [
    {
      id: 'what-the-sun-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does the sun do in there?” asked {H}. “It makes the mango soft,” said {A}, “and the salt gets the water out of it.” They looked in from the side. A week ago the pieces had been round and stiff. Now they had wrinkles, and lay closer together.',
        '“They look as if they’d been in the bath,” said {H}. “How long would I need, to be pickle?” {A} thought about it. “You’re sour enough on Mondays.”'
      ]
    },
    {
      id: 'six-times-before-lunch',
      A: 'partner',
      paragraphs: [
        'At the front stood a post, and it had a shadow as thin as a snake. First the shadow lay by the door. When {H} looked again, it lay on the jar. {H} pushed the jar along, out of the way. After a while the shadow was there again.',
        'That went on six times before lunch. “It’s following the pickle,” said {H}. Now the jar stood at the far wall and could go no farther. The shadow was coming.'
      ]
    },
    {
      id: 'turned-round-and-shaken',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Every day the jar had to be tipped to and fro, so that all the mango got oil. {A} held it at the top, and {H} at the bottom. One piece came up to the glass and looked out. It went down, and another one came.',
        '“That’s the one from before,” said {A}. “No,” said {H}. “That one had a corner.” They got to know quite a few of them. When {H} wanted to have some later, it would be somebody’s cousin.'
      ]
    },
    {
      id: 'the-other-only-smells',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I only want to smell it,” said {A}, and lifted one corner of the cloth. Then {A} shut both eyes. First there was mango in the smell. Behind that came something yellow, and behind that something with its sleeves rolled up. {A} sneezed.',
        '“It isn’t ready,” said {H}, and put the cloth straight. “My nose has had some now,” said {A}. {A} went indoors to give it a glass of water.'
      ]
    },
    {
      id: 'elder-on-the-roof',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“On our roof there were eleven jars,” said {S}, “one for each aunt. I had to look after them all, with a fan for the flies. I wasn’t allowed to touch a single piece.” “And did you?” asked {A}.',
        '“I only took from the back,” said {S}. “But each aunt knew how full her jar had been. So I took from every one, the same amount, and then they were all even.” They had praised {S} for it. It was good to see that none of them had been forgotten.'
      ]
    },
    {
      id: 'child-is-pickle',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down in the sun with a napkin on top, and was pickle. “I’m not ready,” said {S}. {A} tipped {S} to one side, and to the other. “Are you getting soft?” asked {A}, and felt an arm. “Only in the middle,” said {S}.',
        'The sun was good, and {S} sat there for as long as a song. Then the napkin moved. “What do people eat me with?” asked {S}. “With rice,” said {A}. “In that case I could have the rice now,” said the pickle.'
      ]
    },
    {
      id: 'pet-knows-the-sun',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} lay on the warm floor, next to the jar, where the sun was best. They looked like two that had been put out together. When {H} pushed the jar along, {A} opened one eye, got up, and lay down beside it again.',
        '{A} was soft already, and had been for years. {H} tipped {A} a little, to one side and then to the other. There was a deep sound from inside, as there was in the jar. “That one’s ready,” said {H}.'
      ]
    },
    {
      id: 'six-yellow-rings',
      A: 'partner',
      paragraphs: [
        '{A} came out with lunch, and looked at the floor. There were six yellow rings, where the jar had stood and dripped a little. “Where’s the shadow now?” asked {A}. It lay on the last ring but one. {H} looked at the first ring. That lay in bright sun, and so did the second, and the third. “It’s been there,” said {H}, “and it hasn’t come back.” “Shadows don’t,” said {A}. “They’ve only got one way to go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-in-front-of-it',
      A: 'partner',
      paragraphs: [
        'So {H} had been putting the jar where the shadow was going. They picked up the pickle between them, and stepped over the shadow. It lay there like a snake that is thinking of somewhere else. On the far side {H} set the jar down, on its very first ring.',
        'They sat down by it. The shadow crept on over the last ring. It never once looked round. “Now we needn’t do anything,” said {H}.'
      ]
    },
    {
      id: 'the-shadow-on-a-foot',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} laid one bare foot in front of the shadow, to find out how fast it was. It came up as far as the little toe. Then it took a rest, or so it looked. But whenever they talked about something else, it had another toe.',
        '“It only walks when nobody’s looking,” said {A}. They both looked very hard. The shadow stood still. They looked for so long that it had the whole foot. “It went under our looking,” said {H}, and the foot was cool.'
      ]
    },
    {
      id: 'a-dry-spoon',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“May I get the spoon?” asked {H}. “It has to be dry,” said {A}. “One drop of water, and the pickle goes bad.” {H} wiped the spoon on a cloth. {H} breathed on it, to make it shine, and then it was wet again.',
        'So {H} laid it in the sun as well. There it lay beside the jar, and the two of them got warm together. “It’s learning what it’s for,” said {H}. When {H} picked it up, it smelled of mango already, and it had not been in.'
      ]
    },
    {
      id: 'a-crow-looks-in',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A crow sat down on the rail and looked at the jar. It looked with the left eye, and then with the right. “It isn’t ready,” {H} told it. The crow walked three steps, as if it had not been thinking of pickle at all.',
        '{A} showed it a crust. The crow took it. It dipped the crust in a drip of oil beside the jar, and ate it slowly. Its feathers stood up, from the neck to the tail. “Now it knows,” said {A}.'
      ]
    },
    {
      id: 'how-much-it-has-had',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At three {H} laid one hand on the jar. It was as warm as somebody’s head. “It’s had eleven days and a half,” said {H}. {A} had made a mark for each of them, on a paper under the cloth.',
        '“What about the days with a cloud?” asked {H}. {A} had drawn those as well, but smaller. There was one when it had only been out for tea. “It’s more sun than I’ve had,” said {H}, and moved up beside it.'
      ]
    },
    {
      id: 'the-whole-day-in-it',
      A: 'partner',
      paragraphs: [
        'The sun went lower, until there was none left to give. The pickle had had the whole day. {A} dipped in a dry spoon. There was one piece of mango for {H}, on a ball of rice.',
        'First it was sour, and {H}’s ears moved. Then it was salty. Then, from far behind, came something hot and slow, and it stayed. “There’s this morning,” said {H}. “There’s lunch. And that’s the wall at the end.” They carried the jar in, and it was still warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the jar from the side, nose to mango.',
      '{names} sat down in the sun too, to keep the pickle company.',
      { text: '{names} put the cloth on straight, like a hat for a visit.', needs: ['hands'] },
      { text: '{names} wiped a drip off the jar, and smelled at the finger.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the shadow, to hold it, and it went on.',
      '{names} moved up, whenever the jar moved up.',
      { text: '{names} gave the jar a push, so that it had some help.', needs: ['hands'] },
      { text: '{names} counted the yellow rings, and pointed to the best.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped over the shadow as well, to and fro.',
      '{names} had some of the pickle, and then a good deal of rice.',
      { text: '{names} waved to the shadow as it went.', needs: ['hands'] },
      { text: '{names} dried the spoon, and then dried the cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The yellow rings were scrubbed off the floor, all but the first. The jar stood on its shelf, with its hat on, and went on being warm.',
    '{H} was washed, and lay down just where the sun would come in the morning. It had only one way to go.'
  ],
  last: [
    'The biggest shadow of all had come over the balcony, and {H} was asleep, and still warm.',
    'In the dark the pickle got ready, as slow as mango, and {H} was asleep.'
  ]
})
