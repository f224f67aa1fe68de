import { wishPlot } from '../wish-plot.ts'

export const trainToTheSea = wishPlot({
  id: 'wish-train-to-the-sea',
  wishes: ['train sea', 'mombasa train sea', 'mombasa train december sea', 'mombasa train kids see sea', 'train see sea', 'train seaside', 'train beach', 'train coast', 'train ocean', 'train mombasa', 'mombasa train', 'sgr mombasa', 'madaraka express', 'train brighton', 'train goa', 'train blackpool', 'train durban', 'train cox bazar', 'train holiday sea', 'see the sea', 'seeing the sea', 'see sea first time', 'first see sea', 'see ocean', 'seeing ocean', 'see ocean first time', 'never seen sea', 'never seen ocean', 'first time seeing sea', 'first one to see sea', 'trip to the coast', 'going to the coast', 'mombasa', 'mombasa holiday', 'train holiday'],
  answers: ['train', 'sea', 'seaside', 'beach', 'coast', 'ocean', 'mombasa', 'december', 'august', 'april', 'july', 'summer', 'christmas', 'holiday', 'holidays', 'going', 'go', 'trip', 'travel', 'travelling', 'journey', 'kids', 'children', 'cant', 'can', 'wait', 'waiting', 'excited', 'see', 'seeing', 'first', 'time', 'never', 'seen', 'ever', 'family', 'whole', 'tomorrow', 'saturday', 'weekend', 'window', 'seat', 'tickets', 'long', 'day', 'grandma', 'cousins', 'sgr', 'nairobi', 'ticket', 'ride', 'week', 'month', 'next', 'soon', 'school', 'closes'],
  except: ['night', 'sleeper', 'lost', 'drowned', 'afraid', 'scared', 'waves', 'storm', 'toy', 'model', 'set', 'steam', 'driver', 'broke', 'stuck', 'died', 'dead', 'boat', 'ship', 'whale', 'shark', 'dolphin', 'mermaid', 'pirate', 'plane', 'fly', 'flying', 'bus', 'car', 'dog', 'who', 'dragon', 'under', 'lion', 'creatures', 'turtle', 'turtles', 'otter', 'horse', 'jetty', 'fishing', 'camping', 'late', 'missed', 'fish'],
  moods: ['first', 'waiting'],
  out: true,
  away: true,
  company: ['train', 'window', 'sea', 'carriage', 'guard', 'ticket', 'tickets', 'tunnel'],
  about: 'On the train everybody wants to be the first to see the sea; the hero looks for hours, has to go to the toilet at just the wrong moment, and sees it from there.',
  titles: ['The First to See the Sea', '{H} Sees It First', 'A Very Small Window', 'Blue on the Left', 'Everybody Wait Your Turn'],
  want: [
    {
      id: 'first-to-see',
      A: 'partner',
      paragraphs: [
        'The train was going to the sea, and {H} meant to be the first to see it. {H} sat at the window, with {H}’s nose against the glass. But the train was full of people, and they all had eyes.',
        '“It’s four hours,” said {A}. They were still in the station.'
      ]
    }
  ],
  way: [
    {
      id: 'blue-roof',
      A: 'partner',
      paragraphs: [
        'The train ran out between the houses, and then there were fields. “The sea!” shouted {H}. All along the carriage heads came up. It was a blue roof, with a goat on it.',
        '“There!” That was a lorry full of buckets. “That’s it, there!” That was sky. “Tell us when it’s got ships on,” said a man with a newspaper.'
      ]
    },
    {
      id: 'drinks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was hot by the window, and {A} poured out some juice. {H} drank it without looking away from the glass. That was how the first half went into one ear. {H} held out the cup again. “That’s your third,” said {A}.',
        '“Looking makes you thirsty,” said {H}. {A} wanted to know if {H} should not perhaps go along to the toilet. “Not now,” said {H}. “It might come.” So {H} crossed one leg over the other, and looked on.'
      ]
    },
    {
      id: 'noses-on-glass',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the glass there was a round spot from {H}’s nose. It was just the size of a coin, and a bit greasy. Lower down there was another, much smaller. “Somebody’s been here before me,” said {H}.',
        '“They’ll have been on their way to the sea as well,” said {A}. Now they found noses along the whole window, and one was as high up as the curtain. “That was a grown-up,” said {A}. {A} looked to see if anybody was watching, and put one beside it.'
      ]
    },
    {
      id: 'egg-lunch',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At eleven {A} opened the lunch. You have to have boiled eggs on a train. {A} knocked an egg on the little table, and just then the train went over a bump. The egg jumped off, and rolled away under the seats.',
        'They heard it go, all down the carriage. A minute later the train took the bend the other way, and it came back. It had been as far as the door. “It’s got a hair on it,” said {H}. “It’s got about a hundred,” said {A}, “and somebody’s ticket.”'
      ]
    },
    {
      id: 'ticket-man',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A guard came by with a small machine on his belt. “Tickets, please,” said the guard. {A} had put them in a safe place. {A} looked in the bag and in the other bag. {A} took off a shoe. “I know that it was safe,” said {A}.',
        'The guard waited. He looked out of the window, to be polite. “Don’t!” cried {H}. “I’m going to see it first!” So the guard put his cap over his eyes. He stood there like that until {A} found the tickets. They were in the sandwich box, under the cheese.'
      ]
    },
    {
      id: 'waving',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When people saw the train, they waved. {H} waved to a woman with washing and to three boys on a wall. A man up a ladder waved with both hands, and then had to hug the ladder. {A} waved to a scarecrow.',
        '“It didn’t wave back,” said {A}. “It’s shy,” said {H}. Then came cows. They did not wave at all, though {H} did it three times. The last one in the row lifted its tail. “That counts,” said {A}.'
      ]
    },
    {
      id: 'other-plays-i-spy',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I spy with my little eye,” said {A}, “something very big and blue.” {H} spun round. “Where?” “Over there.” It was the coat of a lady by the door. “You mustn’t say big and blue!” said {H}. “My heart stopped.”',
        'So {A} spied something small and brown. It was a raisin, and it was on {A}’s own sleeve. They both looked at it. “Whose is that?” asked {A}. “It was mine,” said {H}, “since breakfast.” {A} ate it, and then it was {H}’s turn to spy.'
      ]
    },
    {
      id: 'tunnel',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The train ran into a tunnel, and the window went black. Out there a second train was going along, with lamps in it. A child sat in it and stared right into {H}’s face. “That one’s looking for it too,” said {H}.',
        'Whenever {H} moved to the left, so did the other. {H} put out a tongue at it, and then was sorry, because it did the same. “It wants to be first,” said {H}. Then the tunnel was over. The other train had been left behind, and that was one less.'
      ]
    },
    {
      id: 'packing-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What will you do first,” asked {A}, “when we get there?” “Put a foot in,” said {H}. “Which one?” {H} looked down. One of them had a plaster, and one of them did not. It would not be fair to the other.',
        '“Both together,” said {H}. “I’ll jump.” They tried it out between the seats. Just then the train gave a bump. {H} landed in the lap of an old lady with knitting. “Was it cold?” asked the old lady.'
      ]
    },
    {
      id: 'what-it-is-like',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How will I know that it’s the sea?” asked {H}. “It’s flat,” said {A}. “It goes on until it stops, and there’s nothing on the other side.” {H} had seen a car park like that.',
        '“And it moves,” said {A}, “the whole time, even if nobody’s looking.” “Who told you, if nobody was looking?” asked {H}. {A} opened {A}’s mouth, and shut it, and then had a biscuit. They both were quiet for one whole station.'
      ]
    },
    {
      id: 'sleeping-man',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The man with the newspaper had fallen asleep. With every bend his head sank over a little more, and at last it lay on {A}’s shoulder. {A} did not know what to do. “He’s smiling,” said {H}.',
        '{A} sat quite stiffly and breathed on one side only. When the train braked, the head rolled over to a woman with a hen in a basket. The hen looked at him with one eye. “Mother,” said the man, and smiled even more.'
      ]
    },
    {
      id: 'pet-on-train',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was travelling under the seat. From there you cannot see out. But there was a crack below the door, and a thin wind came in through it. {A} had put a nose to that, and shut both eyes.',
        'First it had been town. Then it had been cows, for a very long time. Now {A} sat up, and the nose went quickly, as it does when there is fish. {A} looked at {H}. Somebody had noticed something, and it was not {H}.'
      ]
    },
    {
      id: 'elder-first-sea',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I first saw it,” said {S}, “I asked who’d left the tap on.” {A} laughed so much that the nose came off the window. “And then I ran at it, in my best trousers. I only wanted to look.”',
        '“How far in did you go?” {S} showed a place just under the chin. “Did your mother see?” “She was behind me,” said {S}, “in her best dress.” {S} looked at the cloth of today’s trousers, and rolled them up, to save time.'
      ]
    },
    {
      id: 'child-rival',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll see it first,” said {S}, who had no window. {S} got up on the seat and looked over {A}’s head. “You’re breathing into my hair,” said {A}. “I’m not looking,” said {S}. “I’m only pointing my eyes that way.”',
        'So they made a rule. {A} had the left of the window, and {S} had the right. Between them hung a piece of string. The sea was not going to know about the string. They both leaned over to their own sides, as far as it went.'
      ]
    },
    {
      id: 'baby-train',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} did not look out of the window at all. In the next row sat a man with a very big beard. {A} had found him over the back of the seat. {A} looked at him, from one station to the next.',
        'The man hid behind his ticket, and came out again. {A} shrieked. He had to do it forty times, as far as the hills. When he got out, he shook hands with {A}. That was all that {A} wanted from the trip, and there was still the sea to come.'
      ]
    },
    {
      id: 'has-to-go',
      A: 'partner',
      paragraphs: [
        '“After the next bend,” called the guard, “on the left!” Everybody moved over to the left. And just then {H} needed the toilet. {H} crossed both legs, and then hopped. It was no use.',
        '“I can’t!” said {H}. “It’s coming!” “So are you,” said {A}, and took {H} by the hand. They ran, past all the people at the windows. “Everybody’s going to see it before me!” howled {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'small-window',
      A: 'partner',
      paragraphs: [
        '{A} waited at the toilet door, with a foot in it. Inside sat {H}, and the train rattled. It was the saddest place on the whole line. Then came the bend. High up was an open window, no bigger than a book.',
        'There was blue in it, and the blue moved. And there was a ship on it. “The sea!” shouted {H} from the toilet. “I SEE THE SEA!”'
      ]
    },
    {
      id: 'nobody-else',
      A: 'partner',
      paragraphs: [
        '“Where?” cried the people at the windows. For them there was still a hill in the way. “In here!” called {H}. “It’s in the toilet,” somebody told somebody. {H} washed both hands, and opened the door.',
        'There stood {A}, and the man with the newspaper, and a long row of people. They all wanted to see. “One at a time,” said {H}, “and don’t forget to flush.” {A} was let in first.'
      ]
    },
    {
      id: 'by-the-window',
      A: 'partner',
      paragraphs: [
        'Then it came round the hill for everyone, wide and shining. The whole carriage said “ah”. {H} sat by the big window again, quite calmly. “It’s bigger than it was in there,” said {H}.',
        '“You saw it first,” said {A}, “before a hundred and twenty people.” “And one hen,” said {H}. In a basket by the door somebody said “cluck”.'
      ]
    },
    {
      id: 'feet-in',
      A: 'same',
      spare: 13,
      paragraphs: [
        'When they got out, it was only two streets further. There it lay, from one end to the other. All that looking had not used it up. {H} took off both shoes, held {A}’s hand, and jumped in with both feet at once.',
        '“Was it cold?” asked somebody. It was an old lady from the train, with her knitting under one arm. “Come in and see,” said {H}. She came in. “Ooh,” said the old lady, and stayed.'
      ]
    },
    {
      id: 'shell-guard',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In the evening they walked past the station. The train was still there, with its lamps on. Tomorrow it had to go all the way back. “It never gets to put a foot in,” said {H}.',
        'So they went back down and fetched a bucket of sea. {H} tipped some of it over one of the wheels, not too much. It hissed a little. “Ooh,” said {A}, for the train. The guard saw it from the step, and lifted his cap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bounced on the seat, to make the train start.',
      '{names} sat on the wrong side, and did not know that yet.',
      '{names} wanted to see it as well, but politely.',
      { text: '{names} held the lunch, which was still warm from home.', needs: ['hands'] },
      { text: '{names} put the buckets up in the rack, and they fell down again.', needs: ['hands'] }
    ],
    way: [
      '{names} gave the blue roof a long look, in case it had a beach.',
      '{names} looked up at each shout, and saw the goat, the lorry and the sky.',
      '{names} watched the other side, in case there was a sea there too.',
      { text: '{names} counted the stations on ten fingers.', needs: ['hands'] },
      { text: '{names} kept {H}’s seat, with a bag, a hat and an elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled the salt through the crack of the door.',
      '{names} stood in the row too, right behind the man with the newspaper.',
      '{names} came in to look, and had to be told when it was enough.',
      { text: '{names} knocked on the door, to ask if there really was a ship.', needs: ['hands'] },
      { text: '{names} held up whoever was too small for the little window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The room had a fan, and sand on the floor already. From the bed you could not see the sea. But you could hear it.',
    '{H} lay and listened. It went on moving the whole time, even now, when nobody was looking.'
  ],
  last: [
    'The first to see it was the first to shut both eyes, and {H} was asleep.',
    'The last bend was behind them, and the sea came in and went out, and {H} was asleep.'
  ]
})
