import { wishPlot } from '../wish-plot.ts'

export const foxNightPostOffice = wishPlot({
  id: 'wish-fox-night-post-office',
  wishes: ['fox night post office', 'fox post office', 'fox night post', 'fox night mail', 'fox postmaster', 'fox postman', 'fox mailman', 'fox delivers letters', 'fox delivers post', 'fox delivers parcels', 'fox delivers the mail', 'fox post office letters', 'fox sorts letters', 'fox sorting letters', 'fox midnight post', 'fox postbox', 'night post office', 'post office open at night', 'post office that opens at night', 'midnight post office', 'post office midnight', 'post office at night animals', 'post office for animals', 'animal post office', 'post office in the forest', 'forest post office', 'woodland post office', 'animals post letters at night', 'post office in the woods', 'night post animal', 'night mail animals', 'secret post office', 'vixen post office', 'letters sorted by smell', 'letters by smell'],
  answers: ['fox', 'foxes', 'vixen', 'night', 'post', 'office', 'mail', 'postman', 'postmaster', 'letter', 'letters', 'parcel', 'parcels', 'stamp', 'stamps', 'envelope', 'sort', 'sorts', 'sorting', 'sorted', 'deliver', 'delivers', 'delivering', 'runs', 'run', 'running', 'ran', 'keeps', 'manages', 'owns', 'works', 'open', 'opens', 'midnight', 'moon', 'dark', 'secret', 'smell', 'smells', 'sniff', 'nose', 'forest', 'wood', 'woods', 'woodland', 'animal', 'animals', 'badger', 'hedgehog', 'owl', 'mouse', 'send', 'sends', 'write', 'writes', 'written', 'gets', 'for', 'sleeping', 'asleep', 'everyone', 'town', 'village', 'shop', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was', 'and'],
  except: ['santa', 'christmas', 'died', 'dead', 'heaven', 'poison', 'hunt', 'hunting', 'hunter', 'hens', 'chicken', 'gingerbread', 'lost dog', 'tooth', 'divorce', 'prison', 'hospital', 'basil'],
  moods: ['question', 'first', 'alone', 'waiting', 'sleepless', 'lost', 'late'],
  isTale: true,
  out: true,
  company: ['fox', 'letter', 'letters', 'counter', 'baker', 'bakery', 'bag', 'jam', 'bun', 'lamp', 'hatch', 'stamp', 'owl', 'mouse', 'badger', 'hedgehog', 'door', 'moon', 'cat'],
  about: 'A fox runs the post office at night and sorts by smell, so all letters go back to whoever wrote them, until one is put into the paper bag of the baker it is for.',
  titles: ['The Night Post Office', 'Sorted by Smell', '{H} Writes a Letter', 'Return to Strawberry Jam', 'Under the Bakery Door'],
  want: [
    {
      id: 'the-light-next-door',
      A: 'partner',
      paragraphs: [
        'The post office next door to {H} shut at six. But that night there was a light in it. Behind the counter stood a fox with a cap on. “I run the night post office,” said the fox. “We take what’s written at night.” {H} and {A} had brought a letter. It was to the baker, to say thank you for a bun. {H} wanted the baker to have it before morning.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-written-at-night',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the counter lay the letters of tonight. “By day they all begin with ‘Dear Sir’,” said the fox. “At night they begin in the middle.” One said, “And another thing.” One said, “I take it back about the marrow.” One had no words in it at all, just a pressed daisy.',
        '“Is that a letter?” asked {A}. “It’s the longest I’ve had this week,” said the fox. It had taken two nights to read, and the fox was not sure of the ending yet.'
      ]
    },
    {
      id: 'no-streets',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the day post office there was a wall of holes, one for each street. The fox had holes as well. Over them it said WET, SWEET, SMOKE, CHEESE, and DOG. “Which street is CHEESE?” asked {A}. “It isn’t a street,” said the fox. “It’s what people are.”',
        'Most of the letters were in that one. “Half the town has toast at bedtime,” said the fox. In DOG there was one long envelope. Where the stamp should be there was a bite, and beside it was written “Paid”.'
      ]
    },
    {
      id: 'back-it-comes',
      A: 'partner',
      paragraphs: [
        'The fox did not read what was on the front. It lifted the letter to its long nose, sniffed, and went out at the back. {H} and {A} went home. There was a rustle, and the letter came in under the door. “Strawberry jam, a bit of soap,” said the fox outside. “That’s you.” {H} had held the letter, so it smelled of {H}. “All letters go back to whoever wrote them,” said the fox. “I thought people liked it.” So they took theirs next door again.'
      ]
    },
    {
      id: 'stamps-to-lick',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Every letter needs a stamp,” said the fox, and held out a sheet of them. The sheet had no pictures on it. One stamp smelled of mushroom. The next was rain, and the next was the inside of a hat. “Rain is for abroad,” said the fox to {A}. “They’ve got it everywhere.”',
        '{H} took a mushroom. It had to be licked, and that tasted of mushroom too. “Now it’s got to be stamped,” said the fox. It lifted one front foot, wet it with ink, and put it down with care.'
      ]
    },
    {
      id: 'shake-it-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could shake the jam off,” said {H}, and swung the letter about in the night air. {A} said that it ought to hang. So it hung out of the window, on a clothes peg, for a hundred seconds.',
        'The fox sniffed. “Strawberry jam,” said the fox, “with a cold.” It had picked up some night out there as well, and a little peg. But it was {H} all through, with some {A} round the edges.'
      ]
    },
    {
      id: 'a-card-for-the-badger',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A badger came in for its post. “Anything?” asked the badger. “The same as yesterday,” said the fox, and passed an envelope over. The badger smelled at it for some time. It was from itself. It had written to its aunt, on Tuesday, from a very earthy hole.',
        '“My aunt hasn’t moved, then,” said the badger, who took it kindly. “No news is good news.” It bought a stamp and wrote to the aunt again on the spot. Anyone could smell how that would go.'
      ]
    },
    {
      id: 'other-is-weighed',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the counter stood a pair of scales. “Put your letter on,” said the fox to {A}. The letter was too light to move them. So {A} leaned over to see, with one hand on the pan, and that side went down. “That’ll be ninety stamps,” said the fox, “with the nose.”',
        '{A} stood up straight again. “And now?” asked {A}. “Now you’re only somebody who’s waiting,” said the fox, and was sorry. It would have been a fine big letter, and anyone could have smelled where it lived.'
      ]
    },
    {
      id: 'pet-has-post',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '“There’s post for that one,” said the fox, and looked over the counter at {A}. It was a card with nothing on it. {A} smelled at the front. Then {A} smelled at the back and sneezed, and began at the front again. It must have been from somebody who had seen a lot.',
        '“What does it say?” asked {H}. “That’s private,” said the fox. {A} lay down on the card, in order to think of an answer.'
      ]
    },
    {
      id: 'elder-in-the-dictionary',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My first letter from a friend smelled of oranges,” said {S}. “I kept it in a dictionary, under O. For years all the words on that page smelled of it, even ‘onion’.” “And what was in the letter?” asked {A}.',
        '“That it was hot,” said {S}, “and that the cat was well.” The fox nodded behind the counter. It was always the same with letters, the fox said. They leave out the oranges, and those are what come.'
      ]
    },
    {
      id: 'paper-bag',
      A: 'partner',
      paragraphs: [
        '{H} felt for a hanky, and out of the pocket came a brown paper bag. The bun had come in it, with a twist at the top. The fox’s nose swung round. “Who’s that?” asked the fox. “I smell flour, and very early.” {A} looked from the bag to the letter. “That’s the baker,” said {A}. “The baker held it by the twist.” “So it only needs to smell of who it’s for,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-bag',
      A: 'partner',
      paragraphs: [
        '{H} held the letter by one corner, dropped it into the bag, and made the twist. “A bit tighter,” said {A}. The fox shut both eyes and sniffed. “Flour,” said the fox. “Burnt sugar, and a blue apron. I know the way.” Through the window they watched the fox trot down the street. One house there had a light in it, for bakers bake at night. The fox pushed the bag under that door and came back.'
      ]
    },
    {
      id: 'for-all-the-others',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And all these?” asked {H}. On the fox’s shelf there were the letters that had come back. They did them one after the other. One that was for a gardener was rubbed with a leaf. One to an aunt by the sea got a pinch of salt.',
        '“This is for somebody called Max,” said {A}. “What’s Max like?” It did not say. So they put in a bit of everything, and a hair. “It’ll find Max,” said the fox, “or it’ll find a party.”'
      ]
    },
    {
      id: 'child-stamps',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to post something too, and could not think what. So {S} blew into an envelope and shut it quickly. “Who’s it for?” asked {A}. “For me,” said {S}, “tomorrow.” {A} said that it would smell of supper. “That’s what I want to know tomorrow,” said {S}.',
        'The fox took it in all seriousness, and asked if it was fragile. “It’s all I had in me just then,” said {S}. It got a shelf to itself, and lay on its side.'
      ]
    },
    {
      id: 'do-not-bend',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A letter came in that moved. It had DO NOT BEND on it, and inside a woodlouse was walking up and down. “It says that it’s the message,” said the fox. “It won’t tell me more. It’s been sent to say it in person.”',
        '{A} held an ear to the paper. Six small steps went to the left, then six to the right. “It’s practising,” said {A}. They turned the envelope at each edge, very slowly, so as not to put it off.'
      ]
    },
    {
      id: 'an-answer',
      A: 'partner',
      paragraphs: [
        'They had only just got home when there was a rustle under the door. It was the brown bag, with the letter in it. On the back was written, “You are welcome. Mind, it’s hot.” There was a bun too, and it was hot. “Flour on the inside,” said the fox through the door, “but somebody rubbed it with strawberry jam. So it’s for you.” “Then the baker’s got a nose as well,” said {A}. They heard four feet trot away, in no hurry.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the counter to be sniffed, and got a nod.',
      '{names} looked at the counter from underneath.',
      { text: '{names} rang a small bell on the counter, though the fox was there.', needs: ['hands'] },
      { text: '{names} smoothed the letter flat for the night post.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the draught of the door, and smelled of at least five streets.',
      '{names} kept an eye on the gap under the door, in case of post.',
      { text: '{names} dusted the shelf for all the letters that came back.', needs: ['hands'] },
      { text: '{names} moved the pot of ink away from the edge of the counter.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out of the window for a small cap, down between two lamps.',
      '{names} smelled the bag too, and got hungry.',
      { text: '{names} lent the fox a torch, and got it back with a small bow.', needs: ['hands'] },
      { text: '{names} tied up the last of the letters with a piece of string.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bun was shared out, as far as it went. The brown bag was put in a drawer, in case the baker had to be found again.',
    '{H} washed very well, and not quite all over. A little strawberry was left behind one ear, so that the post would know. Then {H} lay down.'
  ],
  last: [
    'Anybody with a nose could tell whose bed it was, and that {H} was asleep in it.',
    'The night post went by under the window on four feet, and {H} was asleep.'
  ]
})
