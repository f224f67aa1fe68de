import { wishPlot } from '../wish-plot.ts'

export const niceDream = wishPlot({
  id: 'wish-nice-dream',
  wishes: ['dream', 'dreams', 'dreaming', 'nice dream', 'nice dreams', 'lovely dream', 'lovely dreams', 'good dream', 'good dreams', 'sweet dreams', 'sweet dream', 'happy dream', 'happy dreams', 'beautiful dream', 'beautiful dreams', 'funny dream', 'funny dreams', 'strange dream', 'weird dream', 'best dream', 'favourite dream', 'favorite dream', 'pleasant dreams', 'telling dreams', 'telling a dream', 'tell dreams', 'tells dream', 'told dream', 'dreams breakfast', 'dream breakfast', 'dreamt last night', 'dreamed last night', 'dream last night', 'forgets dreams', 'forgotten dream', 'remember dream', 'remembers dream', 'remembering dreams', 'same dream again', 'dream again', 'choose a dream', 'choosing dream', 'order a dream', 'wants a nice dream', 'nice drem'],
  answers: ['dream', 'dreams', 'dreamt', 'dreamed', 'dreaming', 'last', 'night', 'morning', 'breakfast', 'bed', 'pillow', 'sleep', 'sleeping', 'asleep', 'woke', 'wake', 'waking', 'bedtime', 'tonight', 'tell', 'tells', 'telling', 'told', 'about', 'remember', 'remembers', 'remembering', 'forgot', 'forget', 'forgets', 'forgotten', 'gone', 'again', 'back', 'same', 'have', 'has', 'having', 'had', 'wants', 'want', 'choose', 'order', 'find', 'very', 'so', 'really', 'little', 'first', 'beautiful', 'lovely', 'good', 'best', 'happy', 'funny', 'strange', 'weird', 'sweet', 'favourite', 'favorite', 'goat', 'boat', 'key', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'grandpa', 'grandad', 'brother', 'sister', 'family', 'together', 'everyone', 'friend', 'child', 'girl', 'boy', 'what', 'she', 'he', 'we', 'our'],
  except: ['bad', 'scary', 'horrible', 'nightmare', 'nightmares', 'scared', 'afraid', 'monster', 'shop', 'store', 'sells', 'train', 'bus', 'car', 'catcher', 'catchers', 'dreamland', 'flying', 'fly', 'giant', 'job', 'house', 'holiday', 'come true', 'comes true', 'came true', 'being', 'becoming', 'died', 'heaven', 'dead', 'sad', 'crying', 'dog', 'cat', 'dinosaur', 'whale', 'snowman', 'puddle', 'jar', 'jars', 'machine', 'martin', 'night light'],
  company: ['goat', 'boat', 'key', 'pillow', 'spoon', 'egg'],
  about: 'The hero has had a nice dream and lost it at breakfast, and finds its end again by lying exactly as before, and at night goes to look for the rest.',
  titles: ['The Rest of the Dream', 'A Goat in a Boat', 'Lying the Same Way Round', '{H} Goes Back for the Key', 'Dreams at Breakfast'],
  want: [
    {
      id: 'at-breakfast',
      A: 'partner',
      paragraphs: [
        'At breakfast {H} wanted to tell a dream. It had been a nice dream, the nicest for weeks. “I’ll tell mine and you tell yours,” said {H} to {A}. “Mine began... No, wait. There was a...”',
        '{H} stood there with an open mouth. The dream was gone. Only a bit of it was left, and it was yellow. “You had it just now,” said {A}. “I had it in bed,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'yellow',
      A: 'partner',
      paragraphs: [
        'They went through everything yellow. It was not a lemon, or a duck, or a banana. With each one the dream got a bit paler. “Stop,” said {H}. “Now I’m only thinking of fruit.”',
        'So {H} went back to bed after the dream, and pulled up the blanket. It was a bed and nothing more. “You can’t get into a dream from here,” said {H}. “It’s shut.”'
      ]
    },
    {
      id: 'other-dream',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then you tell yours,” said {H}. {A} had dreamt of a queue. It had been a nice one, in the sun. “What was it for?” asked {H}. “I never got to the front,” said {A}. “But we all moved up.”',
        '{H} asked who else had been in it. There had been a man with a ladder, and he was always just behind. “And how did the dream begin?” asked {H}. “It didn’t,” said {A}. “I was in it already.” {H}’s dream was not in the queue, as far as they could see.'
      ]
    },
    {
      id: 'under-pillow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps the dream had only slipped down. {H} looked under the pillow, and behind the bed. There was a sock there, and a page with half a horse. “I never dreamt that,” said {H}.',
        '{A} looked at the pillow itself. There was a dent in it, as deep as a soup plate. “It was in there,” said {H}, with one ear to the dent. It was still a bit warm. All you could hear was the ear.'
      ]
    },
    {
      id: 'the-sock',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What did you think of first, when you woke up?” asked {A}. {H} thought back. “Socks,” said {H}. “I thought, where’s the other sock? And when I had the sock, I didn’t have the dream.”',
        '“There’s only room for one thing, so early,” said {A}. So {H} took the sock off again, to make room. It was a good idea, and it came too late. Now {H} had no dream, and one cold foot.'
      ]
    },
    {
      id: 'wrong-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ve got it!” cried {H}. “There was a big wet elephant, and it wouldn’t fit in the lift.” “That’s from a book,” said {A}. “It’s by the window.” It really was, and the elephant was on the front.',
        '“It would have been a nice dream, too,” said {H}. They read to the end, so that it could not push in again. On the last page the elephant took the stairs.'
      ]
    },
    {
      id: 'other-swap',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You can have one of mine,” said {A}. “I had two.” In the first {A} had a coat with forty pockets, and looked for a ticket in them. In the second the ticket was found, but the train was only painted on a wall.',
        '“Is that nice?” asked {H}. “It was a very good likeness,” said {A}. {H} thanked {A} and took the coat. It was somebody else’s dream, though. The pockets were all too low down.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve dreamt of the same kitchen for sixty years,” said {S}. “We moved out when I was seven. I know where the spoons are.” {A} asked who else was in the dream. “It changes,” said {S}. “Last night it was the man who reads the meter.”',
        '“What did he do?” “He dried up,” said {S}, “and put the spoons away wrong.” It had been a nice dream all the same. {S} would see to the spoons tonight.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a dream, too,” said {S}. “It was about an egg.” {S} looked at the breakfast table. “And bread. And a cup, with a blue line. And you were in it.” {A} asked what came next.',
        '{S} waited to see. “Then you said, what comes next,” said {S}. It was a dream that went on and on, and {A} could not find a mistake in it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been asleep as well, and now looked as if it had been good. “What did you dream?” asked {H}. {A} did not say. {A} looked at the door, and then at the place where supper had been.',
        '“Was it something with supper?” asked {H}. {A} closed both eyes, for as long as one breath takes. So it was that, and it was not to be talked about.'
      ]
    },
    {
      id: 'the-crease',
      A: 'partner',
      paragraphs: [
        '{H} lay down once more, and {A} came and took a good look. On {H}’s left cheek there was a red line, from the pillow. “You’re lying on your right,” said {A}. “But you dreamt on your left.” {H} felt the cheek, and the line was really there.'
      ]
    }
  ],
  turn: [
    {
      id: 'same-way',
      A: 'partner',
      paragraphs: [
        '{H} turned over, and laid the left cheek in the dent. “One knee was up,” said {H}, “and this hand was underneath.” Then {H} lay quite still, with closed eyes. Something yellow came by. “It’s a boat!” whispered {H}.',
        '“Don’t move,” said {A}. “Who’s in it?” “A goat. It’s rowing. It’s got a key for me, on a string.” {H} hardly moved a lip for it, so that no dream could get out.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The dream came back the wrong way round, with the end first. Before the key they had been rowing. Before they rowed, the goat had asked for a ticket, and {H} had given it a leaf. “It ate the ticket,” said {H}.',
        '“And before that?” asked {A}. {H} lay and looked. Before that there was nothing at all, not even a jetty. “I was just in the boat,” said {H}. “Nobody ever sees how you get in.”'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then {H}’s nose began to itch. “If I scratch it, the goat will go,” said {H}, with hardly any mouth. “Can you blow?” {A} said that blowing might make waves.',
        'So {H} wrinkled the nose a very little, on one side. The boat rocked. The goat looked up and pulled in its oars, and the key swung to and fro. Then it was calm again, and the nose was, too.'
      ]
    },
    {
      id: 'what-it-opens',
      A: 'partner',
      paragraphs: [
        '“What’s the key for?” asked {A}. {H} waited, and nothing more came. “That’s where I woke up,” said {H}. But now the nice dream had been told. It stayed, even when {H} sat up. They had it at breakfast, with an egg.',
        'All day {H} knew about the goat and the key. In the evening {H} was the first in the bedroom. “I’ve got to find out what it opens,” said {H}. “And I know which way round to lie.”'
      ]
    },
    {
      id: 'goat-by-day',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Would you like to know anything from there?” asked {H}. {A} thought about it. “Ask the goat what it does by day,” said {A}. {H} said that it must be asleep then, after rowing all night. “And what does it dream?” asked {A}.',
        '{H} knew that at once. “Of somebody in a bed,” said {H}, “on the left cheek, with one knee up.” For a goat that would be a very nice dream. It would try to tell it at breakfast, and have only a bit of blanket left.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to breakfast with a dream as well, and waited for a turn.',
      '{names} looked under the table, but no dream had fallen there.',
      { text: '{names} put down a spoon, because you cannot tell a dream with a full mouth.', needs: ['hands'] }
    ],
    way: [
      '{names} thought of something yellow too, and it was a sponge.',
      '{names} went through the hall on tiptoe, in case the dream was still about.',
      { text: '{names} kept an egg warm for {H}, till the dream was found.', needs: ['hands'] }
    ],
    turn: [
      '{names} did not so much as sneeze, because of the boat.',
      '{names} wanted to know how a goat in a dream holds the oars.',
      { text: '{names} kept the curtain shut, so that the dream had the dark it was used to.', needs: ['hands'] }
    ]
  },
  bed: [
    'An egg cup was put out for tomorrow. Beside it a place was left free, for a dream.',
    '{H} washed round the place where the line had been. The dent was still in the pillow. {H} lay down with the left cheek in it, one knee up, and a hand underneath.'
  ],
  last: [
    'There was no jetty, and nobody saw how it was done. {H} was in the boat already, and slept.',
    'Something yellow came by, quite slowly. “You’re just in time,” said the goat, and {H} was asleep.'
  ]
})
