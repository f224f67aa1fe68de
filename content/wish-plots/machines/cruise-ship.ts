import { wishPlot } from '../wish-plot.ts'

export const cruiseShip = wishPlot({
  id: 'wish-cruise-ship',
  wishes: ['cruise ship', 'cruise ships', 'cruise', 'a cruise', 'going on a cruise', 'cruise holiday', 'cruise boat', 'cruise liner', 'ocean liner', 'big ship', 'biggest ship', 'giant ship', 'huge ship', 'big ship holiday', 'holiday on a ship', 'ship holiday', 'ship with a slide', 'ship with a swimming pool', 'ship swimming pool', 'ship slide', 'ship water slide', 'passenger ship', 'family ship holiday', 'captain big ship', 'ship with pool', 'sailing big ship', 'trip on a ship', 'ship cabin', 'disney cruise'],
  answers: ['going', 'go', 'goes', 'went', 'trip', 'on', 'a', 'the', 'our', 'holiday', 'vacation', 'ship', 'boat', 'liner', 'ocean', 'sea', 'waves', 'cabin', 'captain', 'pool', 'swimming', 'slide', 'water', 'waterslide', 'buffet', 'deck', 'horn', 'whale', 'whales', 'dolphins', 'island', 'sailing', 'sail', 'sails', 'family', 'whole', 'with', 'big', 'biggest', 'huge', 'giant', 'white', 'first', 'time', 'grandparents', 'us', 'all', 'of', 'everyone', 'everybody', 'towel', 'animals', 'bunk', 'beds', 'summer', 'next', 'week', 'in', 'world', 'disney', 'adventure', 'around', 'together', 'for', 'fun'],
  except: ['pirate', 'pirates', 'rocket', 'space', 'spaceship', 'sank', 'sunk', 'sinking', 'titanic', 'iceberg', 'storm', 'navy', 'army', 'war', 'cargo', 'container', 'wreck', 'shipwreck', 'bottle', 'viking', 'airship', 'model', 'toy', 'car', 'scared', 'afraid', 'sick', 'seasick', 'lost', 'missing', 'away', 'works', 'tugboat', 'ghost', 'relationship', 'dinosaur', 'robot', 'treasure', 'canal'],
  moods: ['first', 'waiting', 'proud'],
  company: ['ship', 'pool', 'slide', 'water', 'captain', 'deck', 'wave', 'waves', 'whale', 'cabin', 'towel', 'towels', 'horn', 'ladder', 'queue', 'buffet', 'steward', 'duck', 'sea', 'bunk', 'swimmers'],
  out: true,
  isTale: true,
  about: 'On a big ship the water in the pool runs to the other end with every wave, and whoever slides arrives where it just was, until the hero counts and lets go when it looks all wrong.',
  titles: ['The Pool That Ran Away', 'On the Big Ship', '{H} Goes When It Looks All Wrong', 'A Slide with No Water', 'As Big as a Town, and It Floats'],
  want: [
    {
      id: 'the-slide',
      A: 'partner',
      paragraphs: [
        'The ship was as big as a town. On the very top it had a pool, with a long red slide. {H} wanted to come down that slide with a splash, a real one, right over the deck chairs.',
        'But there were long slow waves that day. The ship leaned to the front, and all the water ran to the front of the pool. It leaned to the back, and all the water ran to the back. “It’s never where you want it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        '{H} sat down at the top. Below lay the water. “Now!” cried {H}, and let go. But the ship leaned. When {H} got to the bottom, the pool was gone. {H} sat on blue tiles, as dry as toast. At the other end the swimmers waved.',
        'Then the water came back, and put {H} out on a deck chair. “I’ll do it,” said {A}. {A} waited till it was really, really full. Off went {A}. At the bottom was a puddle, and a rubber duck. “Quack,” said the duck.'
      ]
    },
    {
      id: 'the-cabin',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Their cabin had a round window, with the sea in it. When the ship leaned one way there was only water. When it leaned the other way there was only sky. “Blue,” said {A}. “And now the other blue.”',
        'On the wall were bunks that you could fold up. {A} tried it out, to see how it worked. It worked very well. {H} came in and saw nobody, just an elbow between two mattresses. “Pull the strap,” said the elbow.'
      ]
    },
    {
      id: 'towel-animals',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The steward was called Ramon, and folded animals out of towels. On the first evening an elephant sat on the bed. “How do we get dry now?” asked {A}. “Ask it nicely,” said {H}. After the bath {A} lifted it up by the trunk, and it was a towel again.',
        'The next evening there was a swan, and then a monkey that hung from the lamp. {A} did not dare to use them any more. They all stood there along the wall. So {A} ran up and down on the deck until {A} was dry.'
      ]
    },
    {
      id: 'which-stairs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'All the corridors had the same carpet, with the same blue fish on it. “It’s left at the fish,” said {A}. They went left, and came to the dining room. They went right at a fish, and it was the dining room once more. It had to be a different one. But there was the same man with the same pudding.',
        '“Back again?” said the man, and pushed over the plate. It would have been rude to say no. They found the cabin in the end, when they were too full to look for it.'
      ]
    },
    {
      id: 'the-horn',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Every day at twelve the captain blew the horn. It was so deep that you heard it with your tummy. “BOOOO!” All the soup shivered. {A} was just asking for the salt. “Could I have the BOOOO?” asked {A}.',
        'They waited. Far away, over the water, something answered. “Booo.” It was another ship, as small as a crumb. “What did they say?” asked {H}. {A} listened until it was quite quiet. “They haven’t got any salt either,” said {A}.'
      ]
    },
    {
      id: 'deck-chairs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} unfolded a deck chair. It had four legs and a striped middle. {A} pulled at the one side, and it lay down flat. {A} pulled at the other, and it stood up behind {A} and bit. “How’s it meant to go?” asked {A}.',
        'A very old lady came along with a book. She put out one foot, and tapped the chair. Clack, it stood. She sat down in it. “Thank you, dear,” she said. “I can never carry them.” {A} went to fetch the next one.'
      ]
    },
    {
      id: 'a-whale',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Beside the ship something breathed out. Pffff! It was a whale. It was nearly as long as the lifeboats, and had a small, kind eye. “It’s looking at us,” whispered {A}. Everybody came to the railing, and was quiet.',
        'The whale looked along all the windows. You could see what it thought. It thought that it had never met anybody so big who said so little. “Say something to it,” said {A}. Just then it was twelve. “BOOOO!” said the ship. The whale dived, and you saw its tail, and it was wagging.'
      ]
    },
    {
      id: 'the-buffet',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At the buffet you could have whatever you liked, in whatever order. A boy had ice cream first, then soup, then ice cream. The ship leaned. All the peas on {A}’s plate rolled to the left, and jumped off, one by one.',
        'They rolled down the long table, and along the floor, and out of the door. The ship leaned the other way. In at the door came the peas. There were more of them than before. “They’ve brought some friends,” said {A}.'
      ]
    },
    {
      id: 'postcards',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wrote a postcard. It had the ship on the front. “I’ll make a cross where we are,” said {A}, and looked for the right window. It took a long time, since there were so many. The ship leaned, and the cross came out in the sea.',
        '“There,” said {A}. “Now they’ll think that we’re swimming.” So {H} drew two small heads beside it, and under them a whale. “And now they’ll worry,” said {A}. {H} gave the whale a hat.'
      ]
    },
    {
      id: 'other-shuffleboard',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was playing a game with a stick and flat round pucks. You had to push one into the square with the ten. {A} pushed it very gently. It slid, and slowed down, and lay in the ten. “Ten!” cried {A}.',
        'Then the ship leaned. The puck went out of the ten, through the four, and came home to {A}’s foot. “Nought,” said the man with the pencil. {A} just left it lying there. At the next wave it went off alone, and {A} had fifty by teatime.'
      ]
    },
    {
      id: 'pet-on-the-ship',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a card with a photo, the same as everybody. Under it stood CREW. Each morning {A} walked round the whole deck, to see if it was all still there.',
        'When the ship leaned, everybody held on to something. {A} just lay down, and was level with whatever came. The captain stepped over {A} and stopped. “That’s how you do it,” said the captain to the others. “Lower at the front, and lower at the back.”'
      ]
    },
    {
      id: 'elder-on-the-ship',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“There was a dance on my first ship,” said {S}. “Whenever it leaned, we all danced to the left.” “And then?” asked {A}. “Then we all danced to the right. I danced with eleven people that evening, and I’d only asked one.”',
        '{S} showed it, with one hand on the railing. It was three steps down and three steps up. “Which one had you asked?” asked {A}. {S} smiled at the waves. “I never got back to that side,” said {S}.'
      ]
    },
    {
      id: 'child-on-the-ship',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to know who was driving. They asked the cook, and the cook asked a sailor, and the sailor took them up. The captain was a lady with a white cap. She was drinking tea. “Who’s driving?” asked {S}. “I am,” she said, and dipped in a biscuit.',
        '{S} looked at the wheel. It was no bigger than a saucer. “Does it work?” asked {A}. {S} was allowed to push it, by one finger. The whole town went a tiny bit to the left. “It works,” said {S}.'
      ]
    },
    {
      id: 'baby-on-the-ship',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat in the paddling pool, in a hat. When the ship leaned, the water went away. {A} looked at the two wet knees. {A} looked at the place where it had been. “Ba?” said {A}.',
        'Back it came, up to the tummy. {A} shrieked for joy, and patted it. Each time it went, {A} waved goodbye to it. Each time it came, it was a surprise. After an hour the water still hadn’t got bored, and neither had {A}.'
      ]
    },
    {
      id: 'counting-it',
      A: 'partner',
      paragraphs: [
        '{H} sat on the deck chair and watched the pool. It ran away, one, two, three, four. It came back, one, two, three, four. “It takes four to come,” said {H}. “And how long does the slide take?” asked {A}. The next boy cried “Now!”, one, two, three, four, and sat on the tiles beside the duck.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-wrong',
      A: 'partner',
      paragraphs: [
        'Once more {H} went up the ladder. The pool was full, and everybody shouted “Now!” {H} stayed sitting. The water ran away, until there was nothing below but blue tiles and a duck. “Not now!” shouted everybody. And {H} let go. One, two, three, four, and there came the water, and there came {H}. SPLASH!',
        'It went over the captain, tea and all. “Again!” cried the captain, and kicked off both shoes. {H} sat at the top with {A}, and told everybody when it was wrong enough.'
      ]
    },
    {
      id: 'captain-slides',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The captain slid too, in her white uniform, and saluted all the way down. “Who’s driving?” called {A}. “It’s straight on until Thursday,” said the captain. She came up with the duck on her head, where the cap had been.',
        'The cap was never found again. But that night the whale came by once more, quite near. The moon was shining, and you could see it well. “That suits it,” said {A}.'
      ]
    },
    {
      id: 'four-thousand',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Word had gone round, and now the queue went down nine decks. The old lady with the book was in it as well. “What do I have to do?” she asked {A}. “You wait till it’s empty,” said {A}, “and then you go.” “That’s how I do the post office,” she said.',
        'She sat down at the top, and opened her book. She read as far as the corner. She turned over the page, let go, and came down with one finger in the right place.'
      ]
    },
    {
      id: 'towel-for-two',
      A: 'partner',
      paragraphs: [
        'In the evening the waves grew small. The pool lay still, and the duck slept in the middle of it. On {H}’s bunk sat an animal out of towels, with a long red tongue. “What is it?” asked {A}. {H} looked at it from all sides. The tongue was a ribbon, and it came down in a bend. “It’s the slide,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the other end of the ship, and it was too far for today.',
      '{names} stood at the railing, and the land was only a thin line.',
      { text: '{names} waved with both hands to a very small lighthouse.', needs: ['hands'] },
      { text: '{names} carried up the towels, the hats and the big blue bag.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the wrong end of the pool, and then it was the right one.',
      '{names} lay on the deck chairs, and had the whole pool on top of them.',
      { text: '{names} wrung out the hats, over the railing.', needs: ['hands'] },
      { text: '{names} held on to the ladder from below, and gave good advice.', needs: ['hands'] }
    ],
    turn: [
      '{names} called “Not now!” with the rest, and were never so glad to be wrong.',
      '{names} got wet from top to toe, and had been dry for only a minute.',
      { text: '{names} held up numbers for the splash, and all of them were tens.', needs: ['hands'] },
      { text: '{names} poured the captain another tea.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the big ship the lamps went out along the decks. Then they were home once more, and for a while the floor still leaned a little.',
    '{H} hung up the towel by one corner, and lay down. The bed went up, and the bed went down.'
  ],
  last: [
    'One, two, three, four, came the water, and {H} was asleep.',
    'Away it went and back it came, and {H} was asleep.',
    'Far out on the sea somebody big wore a white cap, and {H} was asleep.'
  ]
})
