import { wishPlot } from '../wish-plot.ts'

export const milk = wishPlot({
  id: 'wish-milk',
  wishes: ['milk', 'milck', 'milks', 'milk moustache', 'milk mustache', 'milk mostache', 'glass of milk', 'cup of milk', 'warm milk', 'oat milk', 'milk beard'],
  answers: ['glass', 'cup', 'mug', 'moustache', 'mustache', 'beard', 'white', 'warm', 'cold', 'drink', 'drinking', 'drinks', 'drank', 'drunk', 'favourite', 'favorite', 'loves', 'bedtime', 'night', 'oat', 'soya', 'soy', 'almond', 'fridge', 'mirror', 'yummy', 'tasty', 'lip', 'our', 'with', 'straw', 'breakfast', 'supper', 'gulp', 'big', 'creamy', 'fresh'],
  except: ['shake', 'shakes', 'milkshake', 'chocolate', 'strawberry', 'banana', 'tooth', 'teeth', 'way', 'float', 'man', 'milkman', 'lorry', 'tanker', 'cow', 'cows', 'goat', 'goats', 'farm', 'parlour', 'breast', 'mummy’s', 'baby', 'bottle', 'bottles', 'formula', 'allergic', 'allergy', 'intolerant', 'lactose', 'dairy', 'spilt', 'spilled', 'spill', 'spills', 'sour', 'off', 'smelly', 'cookies', 'biscuits', 'santa', 'cat', 'kitten', 'kittens', 'saucer', 'hedgehog', 'hiccups', 'coffee', 'cereal', 'monitor', 'snake', 'coconut', 'condensed', 'pan', 'boiling', 'boiled', 'boil', 'pudding', 'sick', 'vomit', 'stop', 'weaning', 'without', 'dropped', 'broke', 'hates', 'hate', 'ran', 'forgot', 'tray', 'jelly', 'pongal', 'carton', 'thistle', 'monster', 'robot', 'unicorn', 'died'],
  moods: ['first', 'waiting'],
  company: ['gentleman', 'mirror', 'milk', 'moustache', 'tongue'],
  about: 'Whoever drinks milk is a gentleman with a white moustache, and the hero alone has never met him, because a tongue fetches him in on the way to the mirror.',
  titles: ['The Gentleman from the Glass', 'He Was Here Just Now', '{H} Has Never Met Him', 'A White Moustache', 'Something for the Tongue to Do'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{H} drank some milk, and put down the glass. {A} got up and made a bow. “Good evening, sir,” said {A}. “Who?” asked {H}. “There’s a gentleman here,” said {A}, “with a white moustache.”',
        '{H} wanted to meet him, and ran to the mirror. There was only {H} in it. “He isn’t here,” called {H}. {A} came to look. “No,” said {A}. “He’s just gone.”'
      ]
    }
  ],
  way: [
    {
      id: 'faster-to-the-mirror',
      A: 'partner',
      paragraphs: [
        '{H} took a gulp, and went faster. {H} went backwards, so that the gentleman shouldn’t notice. At the table he was always there, and in the mirror he never was. “He’s afraid of mirrors,” said {A}. “There’s nothing you can do.” Now there was only a little milk left in the glass.'
      ]
    },
    {
      id: 'his-voice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s he like?” asked {H}. “Very polite,” said {A}. “He’s got a deep voice.” {H} took a sip and tried it. “Good evening,” said {H}, from right down in the cellar. “That’s him!” cried {A}. “And what does he do?”',
        '“I sell lamp-posts,” said the gentleman. {H} had not known that. It had just come out, from under the moustache. “Is there much call for them?” asked {A}. “Mostly at night,” said the gentleman.'
      ]
    },
    {
      id: 'back-of-the-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Take a spoon,” said {A}. On the back of it there was a face. It had a nose like a pear, and a very small forehead. {H} held it up and drank. There was something white, about as wide as a hair. “I can see his edge!” said {H}.',
        'Then {H} turned the spoon round. On the inside everything was upside down. A gentleman with his feet on the ceiling had a white beard growing up. Before anybody could say good evening, it was on the back again, and it was {H}.'
      ]
    },
    {
      id: 'a-portrait',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll draw him for you,” said {A}. {H} had to drink, and keep still, and look as if there were money in the bank. {A} drew for a good while. Then {A} turned the paper over. It was a potato in a bow tie.',
        '“Is that what he looks like?” asked {H}. “He moved,” said {A}. There was a moustache on it. It was the paper, really. {A} had only left it out. “White’s the hardest,” said {A}.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} fetched a ruler, and laid it against him. “From there to there,” said {A}. “It’s as long as a bean. It goes up at the ends, like a small boat.” A large gulp made a big one, with a point up to the nose. A sip made it thin, like a waiter’s.',
        '“Which is better?” asked {H}. {A} stepped back. “The thin one looks as if it knew something,” said {A}. “The big one looks as if it had told somebody.” {H} had felt neither of them.'
      ]
    },
    {
      id: 'upper-lip',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried to see it without a mirror. You have to push out the lip, and look down over the nose with both eyes. “Is he there?” asked {A}. “I can see two noses,” said {H}. “And two lips. Perhaps he’s behind one of them.”',
        'The eyes had to be put back after that. It took a moment, and the room swam together. “Anybody?” asked {A}. There had been a bit of white, at the bottom, like snow outside a window. But it might have been the tablecloth.'
      ]
    },
    {
      id: 'where-milk-is-white',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why is he white?” asked {H}. “There are tiny drops of cream in milk,” said {A}. “You can’t see them. But the light bumps into them, and comes straight back.” Milk from oats did it too. {H} held up the glass to the lamp. Nothing came through.',
        '“So it’s full of bumps,” said {H}. “It doesn’t taste like it.” {A} had a sip and let it go slowly over the tongue. It was as smooth as a cold spoon. “They’re very small bumps,” said {A}.'
      ]
    },
    {
      id: 'with-a-straw',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried it with a straw as well. The milk went up in it like a lift, and stopped when {H} stopped. It did not touch a lip anywhere. “Is he there?” asked {H}. “Not a hair,” said {A}. “With a straw he goes straight down into the cellar.”',
        '{H} blew down, to call him back. “Blubblubblub,” said the glass. A mountain of bubbles grew up over the rim. “He’s very angry,” said {A}. “He’s coming up the stairs.” They stopped, before he got there.'
      ]
    },
    {
      id: 'known-for-years',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’ve known him for years,” said {A}. “He comes with the milk. When I was small he was always at breakfast. I never saw him myself either. People just kept telling me.” {A} and {H} looked at each other, over the glass.',
        '“Perhaps they only said so,” said {H}. {A} thought about all those breakfasts. “They wiped him off with a cloth, each time,” said {A}. “It was a wet one. You don’t do that to somebody who isn’t there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had met the gentleman. {A} had come up close to him, and smelled at his upper lip. He seemed to be somebody who kept milk. {A} put out a tongue, to be sure.',
        '“Hey!” said {H}. It had been very quick, and it had tickled. “Well?” asked {H}. {A} sat there, licking round and round with a faraway look. Whoever he was, he was gone again. He had been delicious.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Ours came in a can with a lid,” said {S}. “I had to fetch it, at the end of the road. If you swing it round fast, over your head, it stays in.” “Did it always?” asked {A}. “It did when you didn’t think about it,” said {S}.',
        '“Once I thought about it, right at the top. I stopped. So did the can.” {S} showed where it had run down, on all sides. “That day I had a moustache as far as my boots,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be a lady. “Ladies don’t have any,” said {A}. “Mine does,” said {S}, and drank. She had one from ear to ear, and a drop on the chin as well. “Good evening,” said the lady. “I’ve got nine horses.”',
        '“Have you come far?” asked {A}. “From the fridge,” said the lady. “It was very dark. There was a lemon.” Then she gave {A} a kiss, and after that they both had half of it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} drank too, out of a cup with two handles. When it came down, there was a very old man behind it. He had milk on his lip, and on his eyebrows, and he laughed. “Good evening,” said {H}.',
        'The old man held the cup out to {H}. It was empty, and everybody was to know. Then he turned it over, and it was not. {A} looked down at the puddle with interest. There was somebody in there, too.'
      ]
    },
    {
      id: 'what-the-tongue-did',
      A: 'partner',
      paragraphs: [
        '“Do it once more, and don’t run,” said {A}. {H} took a sip, and sat still. {A} watched, from very near. Then something pink came out. It went from left to right, like a wiper on a car.',
        '“It’s your tongue!” cried {A}. “It fetches him in.” “I didn’t tell it to,” said {H}. They thought of it sitting in there in the dark, with nothing to do. {A} took a raisin out of the bag. “Give it a job,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-job',
      A: 'partner',
      paragraphs: [
        '{H} put the raisin in one cheek. The tongue had to hold it there, whatever happened. Then {H} drank what was left, up to the nose, and walked to the mirror. The lip itched. The tongue held the raisin.',
        'And there the gentleman stood. He had a great white moustache, with the ends turned up. “Good evening,” said {H}. It came out deep, on account of the raisin. “Good evening,” said the gentleman, at the same time.'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They had a great deal to say to each other. If {H} raised an eyebrow, he raised one back. {H} took off a hat, and so did he, although neither of them was wearing one. “Have you lived here long?” asked {H}.',
        'He asked it too. They each let the other speak first, and nobody did. “He’s got better manners than you,” said {A}. “He waits till I’ve finished,” said {H}, “and he still says it as soon as I do.”'
      ]
    },
    {
      id: 'a-second-one',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} drank some too, and came to the mirror, and there were two of them. {A}’s gentleman was a thin one, with a drip. “I’m in umbrellas,” he said. “Lamp-posts,” said the other. They shook hands.',
        'It went well until the one in umbrellas had to laugh. No milk moustache could stand that. It cracked across the middle, and ran. “He’s got to catch his train,” said {A}, behind one hand.'
      ]
    },
    {
      id: 'he-goes',
      A: 'partner',
      paragraphs: [
        '“I’ve heard such a lot about you,” said {H}. Then they both had to laugh. The raisin slid away, and the tongue went after it. It came out at the front, just to look, from left to right.',
        '“He’s gone,” said {H}, and chewed the raisin. “Did he say where to?” asked {A}. {H} looked at the glass, with a white ring in it. “He lives in the fridge,” said {H}. “He’ll be here for breakfast.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nodded to the gentleman, a little stiffly.',
      '{names} ran along to the mirror, and saw nobody new.',
      { text: '{names} pulled out a chair for the gentleman.', needs: ['hands'] },
      { text: '{names} shook hands with the air over the glass.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the mirror too, and met nobody.',
      '{names} looked behind the mirror, in case he was there.',
      { text: '{names} held the door open for the gentleman, just in case.', needs: ['hands'] },
      { text: '{names} tried with an empty glass, and the gentleman did not come.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind, like the gentleman’s household.',
      '{names} sat down by the fridge, to see him home.',
      { text: '{names} raised a hat, which was a bowl.', needs: ['hands'] },
      { text: '{names} waved to him, as long as he was there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glass was washed, and the white ring went down the sink. The bag with the raisins was shut, with a peg.',
    '{H} washed above the lip as well, where there was still a bit of somebody. Then {H} lay down. The tongue lay down too, in its place, and had no more to do.'
  ],
  last: [
    'Behind the shut door of the fridge stood a gentleman in the dark, and {H} was asleep.',
    'The tongue kept quiet, and so did the lip, and {H} slept.'
  ]
})
