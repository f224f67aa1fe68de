import { wishPlot } from '../wish-plot.ts'

export const extraCustard = wishPlot({
  id: 'wish-extra-custard',
  wishes: ['extra custard', 'more custard', 'custard dinner lady', 'custard lunch lady', 'dinner lady custard', 'seconds custard', 'second custard', 'second helping custard', 'custard twice', 'double custard', 'lots of custard', 'most custard', 'big custard', 'too much custard', 'custard on pudding', 'custard pudding school', 'custard sponge', 'custard crumble', 'custard tart school', 'custard lumps', 'lumpy custard', 'dinner lady extra', 'dinner lady gave extra', 'dinner lady gave more', 'dinner lady seconds', 'dinner lady second helping', 'dinner lady pudding', 'dinner ladies extra', 'lunch lady extra', 'lunch lady gave extra', 'lunch lady seconds', 'lunch lady gave more', 'canteen lady extra', 'canteen lady gave', 'school cook extra', 'school cook gave extra', 'extra pudding school', 'extra pudding dinner', 'extra dessert school', 'extra helping school', 'second helping school', 'seconds school dinner', 'seconds at school lunch', 'custard seconds', 'biggest custard', 'bigger helping custard', 'another helping custard', 'dinner lady gave two', 'dinner lady more', 'lunch lady more', 'dinner lady bigger', 'cook gave extra custard', 'teacher gave extra custard', 'school extra custard', 'more pudding school'],
  answers: ['dinner', 'dinners', 'lady', 'ladies', 'lunch', 'lunchtime', 'cook', 'canteen', 'cafeteria', 'man', 'school', 'nursery', 'custard', 'pudding', 'dessert', 'sponge', 'crumble', 'jug', 'ladle', 'extra', 'more', 'most', 'seconds', 'second', 'helping', 'portion', 'double', 'twice', 'lots', 'big', 'huge', 'gave', 'give', 'gives', 'got', 'get', 'gets', 'me', 'him', 'us', 'today', 'yesterday', 'again', 'always', 'friday', 'monday', 'tuesday', 'wednesday', 'thursday', 'first', 'day', 'because', 'said', 'please', 'thank', 'nicely', 'kind', 'nice', 'lovely', 'happy', 'proud', 'last', 'queue', 'line', 'tray', 'bowl', 'plate', 'spoon', 'yellow', 'pink', 'chocolate', 'warm', 'skin', 'lumps', 'lumpy', 'favourite', 'loves', 'likes', 'best', 'son', 'daughter', 'boy', 'girl', 'only', 'finished', 'ate', 'bigger', 'biggest', 'another', 'two', 'table', 'hall', 'friend', 'friends', 'teacher', 'morning', 'apple', 'treat', 'smiled', 'winked', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister'],
  except: ['allergy', 'allergic', 'sick', 'ill', 'tummy', 'hungry', 'starving', 'fat', 'thin', 'poor', 'free', 'money', 'shouted', 'mean', 'cried', 'crying', 'dropped', 'spilt', 'spilled', 'threw', 'fight', 'refuses', 'hates', 'won’t', 'choked', 'nut', 'nuts', 'egg', 'eggs', 'vegan', 'halal', 'left', 'retiring', 'died', 'duty', 'cream puff', 'swam', 'swim', 'swimming', 'monster', 'dragon', 'witch', 'robot', 'river', 'volcano', 'pool', 'pie', 'homework', 'hospital', 'doctor', 'dog', 'cat'],
  nothingElse: true,
  moods: ['first', 'proud', 'question', 'learning'],
  company: ['custard', 'jug', 'plate', 'bread', 'sponge', 'island', 'spoon', 'table', 'splash', 'rope', 'thread', 'skin', 'towel', 'cloth', 'kitchen', 'pan'],
  fed: true,
  about: 'The dinner lady gave the hero extra custard, and they play it at home to find out why, until it is seen who stays under the jug while the last of it makes up its mind.',
  titles: ['The Last Bit of Custard', 'Why the Jug Came Back', '{H} and the Coil', 'An Island, and Then Not', 'Until It Lets Go'],
  want: [
    {
      id: 'on-monday',
      A: 'partner',
      paragraphs: [
        'The dinner lady had given {H} extra custard on Monday, and {H} still thought about it. “There was an island of sponge in it,” said {H}, “and then there wasn’t.” “Why you?” asked {A}. {H} did not know. But on Thursday there would be custard once more. So {H} had to find out what {H} had done right.'
      ]
    }
  ],
  way: [
    {
      id: 'the-island',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew the plate of custard as it had been, with a yellow pencil. The coast ran all round the rim. In the middle stood the sponge, with a bay on one side, where the spoon had landed. “What did they live on?” asked {A}. “Sponge,” said {H}.',
        'It had been a good island. From the south side you had looked straight across to the peas. “And when did it go down?” “At about half past twelve,” said {H}. “I was there.”'
      ]
    },
    {
      id: 'who-was-before',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who was in front of you?” asked {A}. {H} laid a row of spoons on the table for the queue. The big spoon in front had got one ladle of custard, and so had all the others. The small one at the very end, with the bent handle, was {H}.',
        '“Perhaps it’s the handle,” said {A}. They bent over the small spoon and looked. {H} had stood quite straight on Monday, except for the head, which had been over the custard. They put the head down as a clue.'
      ]
    },
    {
      id: 'saying-please',
      A: 'partner',
      paragraphs: [
        '{A} warmed a jug of custard, and was the dinner lady, with a tea towel round the hair. {H} came along the table with a plate, and a slice of bread to be the sponge. “Please,” said {H}. {A} poured, up to the top of the bread, and stopped. “Next,” said {A}. {H} said please in a better voice, and with bigger eyes. It came no higher.',
        '{H} fetched the largest plate there was. The custard ran out flat. “That’s less,” said {H}. “It’s just as much,” said {A}, “with more plate.”'
      ]
    },
    {
      id: 'compliments',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Perhaps {H} had said something nice. “I like your towel,” said {H} over the plate. The dinner lady was pleased, and turned round once. “I like your jug as well.” The jug was turned too. But no more custard came of it than before.',
        '“It’s hard to pour and be told things,” said {A}. “I’d have given you my towel.” {H} was given the towel. It had custard on it, so that was something.'
      ]
    },
    {
      id: 'other-behind-the-hatch',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was asked to take a turn at the jug. {A} poured custard as people pour cement, up to a chalk mark, and wanted a signature. “Is there extra?” asked {H}. {A} looked it up on the back of a seed packet.',
        '“It says here that there’s a form,” said {A}. {H} filled in the form. Under Reason {H} wrote Custard. {A} read it over twice, and stamped it with the jug, which left a yellow ring. “That’s it,” said {A}. “You’ve had it.”'
      ]
    },
    {
      id: 'elder-with-the-rule',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a custard rule,” said {S}. “Whoever found the lump got to keep it.” {A} did not think much of that. “It was a good lump,” said {S}. “It was dry inside, like a letter. I had it three weeks running, for I knew which side of the pan it lived on.”',
        '{A} looked into the jug with a spoon. There was no lump in it at all. “No,” said {S} sadly. “They don’t write any more.”'
      ]
    },
    {
      id: 'hungry-face',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You may have looked as if you needed it,” said {A}. {H} made a face like somebody with no custard. The cheeks went in. {A} considered it from behind the jug. Then {A} held up a shiny lid, so that {H} could see the face too.',
        'It looked like a fish that had heard some news. “Did you look like that on Monday?” asked {A}. “I can’t have,” said {H}. “Nobody laughed.” {H} let the cheeks out again, because there was custard to be got in.'
      ]
    },
    {
      id: 'splashes',
      A: 'partner',
      paragraphs: [
        '{A} put the jug down and wiped the table. There was a splash of custard on it, and the splash had a tail. “You’re off so quickly,” said {A}. “There’s always a bit that’s still making up its mind, and by then you’ve gone with the plate.”',
        '{H} looked at the splash. “On Monday I wasn’t quick,” said {H} slowly. “I was watching. It makes a coil.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-coil',
      A: 'partner',
      paragraphs: [
        'So they did it again. {A} poured from high up. First the custard was a rope, and then it was a thread. It did not simply lie down. It went round and round, like a hose that is put away. The coil stood for a moment, and sank.',
        '{H} forgot to breathe. {A} had stopped, but one drop still hung from the jug and thought about it. {H} kept the plate there until it let go. Now there was no splash at all. {A} looked at the clean table. Without a word, {A} tipped up the jug once more.'
      ]
    },
    {
      id: 'coils-of-what',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried what else made a coil. Milk made none. It just arrived. Honey made a very small one, which went round so fast that you could not count it. Ketchup came all at once, and made a noise, and they left that out.',
        '“It has to be thick,” said {A}. “The bottom’s landed and can’t get out of the way, and the top’s still coming.” {H} knew that from the cloakroom. “So it goes round,” said {H}, “till there’s room.”'
      ]
    },
    {
      id: 'child-holds-the-plate',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to stand under the custard too. {A} held the jug with two hands, and let one drop hang from it. {S} held a saucer under it, and looked up. “Is it coming?” asked {S}. “It’s thinking,” said {A}.',
        '{S} bent back to see what it thought. At that very moment it had finished, and the saucer was somewhere else. {S} had got the drop on the nose. “It was extra,” said {A}, and that was true, for no plate had had it.'
      ]
    },
    {
      id: 'pet-and-the-splash',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been under the table since the first please, and nobody had needed to explain a thing. {A} looked at the edge, where the custard had always come down. It was where it was best to be.',
        'But {H} now waited for the last drop, and nothing came over the edge any more. {A} gave it time. Then {A} came out and looked at {H}. It was a look as if {H} had shut a shop.'
      ]
    },
    {
      id: 'slower-and-slower',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The custard in the jug had got cooler, and took its time. {A} tipped the jug, and it came as far as the lip and looked out. “When it’s cold it stays in,” said {A}. “Like us.”',
        '{H} held the plate ready and counted. At eleven it was over the edge, and at nineteen it had landed. “On Monday I was at the end of the queue,” said {H}. “Then it was slow already,” said {A}. “You had the best view of anybody.”'
      ]
    },
    {
      id: 'the-cloth',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How many of you are there at school?” asked {A}. There were ninety. {A} laid the cloth down and did the sum. It was ninety splashes, and ninety times the dinner lady had to wipe. “And then you came,” said {A}, “and there was nothing to wipe.”',
        '{A} stood there with the cloth, and had no use for it. “What do you do with your hands?” asked {H}. “That’s just it,” said {A}, and the hands took hold of the jug.'
      ]
    },
    {
      id: 'on-friday',
      A: 'partner',
      paragraphs: [
        '“So I’ve got to wait for the last drop,” said {H}. “And say please,” said {A}. They sat down with two spoons. The custard had grown a skin, as thin as paper, and they pulled it from both sides. The bread was an island, and then it was not.',
        '“Will you tell the others?” asked {A}. {H} thought of ninety plates, all standing still, and of one jug. “Yes,” said {H}. “On Friday.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear about the island.',
      '{names} looked at {H}’s mouth, where there was some Monday left.',
      { text: '{names} unpacked the school bag, in case any had been saved.', needs: ['hands'] },
      { text: '{names} showed with two hands how big the island must have been.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the queue, and got no more either.',
      '{names} kept close to the splash, until it was gone.',
      { text: '{names} brought a plate with a higher edge.', needs: ['hands'] },
      { text: '{names} stirred what was in the pan, so that it should not settle.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the coil go round, and leaned a little with it.',
      '{names} waited for the last drop, without a sound.',
      { text: '{names} held a plate in both hands, and got extra.', needs: ['hands'] },
      { text: '{names} hung up the cloth, for it was not needed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jug was rinsed, and the towel went back to being a towel. On the table there was nothing to wipe.',
    '{H} washed, also above the lip, and lay down. The last of the day hung there for a bit, as a drop does. {H} stayed under it until it let go.'
  ],
  last: [
    'Sleep came down slowly, round and round, and {H} was asleep.',
    '{H} had waited for the last of it, and was asleep.'
  ]
})
