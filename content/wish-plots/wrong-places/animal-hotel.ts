import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const animalHotel = wishPlot({
  id: 'wish-hotel-for-animals',
  beginsElsewhere: true,
  wishes: ['hotel animals', 'animal hotel', 'hotel animal', 'animals hotel', 'hotel forest animals', 'hotel bear', 'hotel bat', 'hotel hedgehog', 'hotel frog', 'hotel geese', 'hotel owls', 'hotel creatures', 'woodland hotel', 'hotel for creatures', 'animals guesthouse', 'inn for animals', 'animal inn', 'hotel wild animals', 'sleepy animals', 'animals bed', 'animals bedtime', 'animals asleep', 'animals sleeping', 'animals sleep', 'woodland animals', 'forest animals', 'woodland creatures', 'forest creatures', 'animals woods', 'animals forest'],
  answers: ['hotel', 'animal', 'animals', 'forest', 'woodland', 'wild', 'creatures', 'guests', 'guest', 'room', 'rooms', 'bell', 'key', 'keys', 'manager', 'runs', 'opens', 'opened', 'works', 'working', 'stay', 'stays', 'staying', 'where', 'for', 'full', 'night', 'all', 'our', 'big', 'little', 'owns', 'has', 'bear', 'bat', 'hedgehog', 'frog', 'mole', 'geese', 'who', 'sleep', 'sleeping', 'the', 'a', 'sleepy', 'bed', 'bedtime', 'goodnight', 'woods', 'asleep'],
  except: [...NOT_WELL, 'dog', 'dogs', 'cat', 'cats', 'kennels', 'cattery', 'pet', 'pets', 'guinea', 'hamster', 'insect', 'bug', 'bugs', 'toy', 'toys', 'stuffed', 'mouse', 'holiday', 'vet', 'hospital', 'monster', 'monsters', 'dinosaur', 'zoo', 'beach', 'afraid', 'scared', 'farm', 'jungle', 'school', 'sea', 'save', 'saves', 'rescue', 'teddy'],
  away: true,
  fed: true,
  company: ['hotel', 'animals', 'sign', 'bell', 'bear', 'bat', 'hedgehog', 'frog', 'mole', 'geese', 'goose', 'room', 'rooms', 'bed', 'door', 'lamp', 'wardrobe', 'basin', 'keys', 'rain'],
  about: 'In a hotel for animals every guest complains of the bed, and thirty geese want rooms, until it turns out how much of a room a bear leaves over.',
  titles: ['No Room, Said the Sign', 'Thirty Geese and One Room', '{H} Answers the Bell', 'A Hotel for Animals', 'The Bear Has Only Got the Bed'],
  want: [
    {
      id: 'the-sign',
      A: 'partner',
      paragraphs: [
        'The hotel for animals had six rooms, a bell, and a sign. The sign said “Full”, and it had never been hung out. {H} wanted to do that, just once. {A} was the manager.',
        'By supper they had a bat in One, and a bear in Two. There was a frog, a hedgehog and a mole. “One more,” said {A}, “and you can.” Ding, went the bell. It was only the bat.'
      ]
    }
  ],
  way: [
    {
      id: 'complaints',
      A: 'partner',
      paragraphs: [
        '“My bed’s on the floor,” said the bat. “Mine’s dry,” said the frog. “Mine stuck to me,” said the hedgehog, in a sheet. “Something’s coming in at my window,” said the mole. “I think it’s light.”',
        '“They need more pillows,” said {A}. “Guests always do.” So {H} ran with pillows. Ding! Now the hedgehog was wearing seven. Only the bear was content. It was asleep.'
      ]
    },
    {
      id: 'ants',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The telephone rang. “There are ants in my room,” said a long voice. “I’m so sorry,” said {A}, and went red. “We’ll see to it at once.” “Are they on the list?” asked the voice. “Or do they come with the room?”',
        '{A} looked at the name in the book. It was an anteater, just in for tea. “They’re free,” said {A}. “Then I’ll have some more,” said the voice. {H} went up with a tray. It had a jam jar on it, and a spoon that wasn’t needed.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a good hotel you put your shoes outside the door, and they get polished. A millipede had put out its shoes. They stood along the wall in twos, and round the corner, and down the stairs. {H} fetched the polish. {A} fetched a chair.',
        'They did the left ones first. After two hundred they stopped talking. When the last was done, the door opened, and the millipede looked along the row. “How lovely,” it said. “And now I’ll bring you my good ones.”'
      ]
    },
    {
      id: 'wake-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When would you like to be woken?” {H} asked, and wrote it on a card. “At five,” said a rooster. “I’ll do it myself, and I’ll do the rest of them too.” “In March,” said the bear, with its eyes shut. “If there’s honey. If not, in April.”',
        'A mayfly had asked for eleven o’clock. “It’s only got the one day,” said {A}, “and it wants to look nice for it.” They put three clocks in a row, and a calendar. The rooster was given a room at the far end, with a great many curtains.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A snail had come in by the front door on Monday. It was as far as the mat now. “Would you like a room?” asked {H}. “I’ve got one with me,” said the snail. “I’d only like to come in.” {H} carried its bag, which was a crumb.',
        '“It’s just to sit in the lobby,” said the snail, “and see who comes by.” It thought about it while they waited. “It’s the bustle that I like,” said the snail. It had reached the second stripe.'
      ]
    },
    {
      id: 'magpie-keys',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Behind the desk was a board for the keys. When {H} looked, there was nothing on it. “A magpie’s been in,” said {A}. It was sitting on the lamp, with a full wing. “I was only admiring them,” said the magpie. “Especially Four.”',
        'They had to swap with it, for a tin lid, a thimble, and the pin from {A}’s badge. For Four it wanted two buttons. “You can’t even open anything with those,” said {H}. “With that neither,” said the magpie. “I’ve tried it on a worm.”'
      ]
    },
    {
      id: 'towels',
      A: 'same',
      spare: 6,
      paragraphs: [
        'An otter rang for a towel. {H} took one up. It rang for another one. “It must be very wet,” said {A}. When it rang for the ninth, {H} looked round the door. All nine hung over a chair, dry and folded. The otter was on the floor, quite soaked.',
        '“They’re too good to use,” said the otter. “At home I’ve just got the bank.” It only liked to look at them, and know that it could. {A} sent up a tenth, with a blue border. That one it put on its head.'
      ]
    },
    {
      id: 'kangaroo',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A room for one,” said the kangaroo. “Have you any luggage?” asked {A}. It looked down at its front. “Only this,” it said. Two ears came up over the edge, and went down again. {A} crossed out “one” and wrote “two”.',
        '“Does that one need a bed?” asked {H}. “It’s in it,” said the kangaroo. Out of the pouch came a hand, with a chocolate wrapper, and three hotel soaps. It held them up to {H}. It had been a bit tight in there.'
      ]
    },
    {
      id: 'guest-book',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a book for people to write in how they’d liked it. It was all feet. A heron had put down one foot. A mouse had left a line of feet, and a hole. “What does that one say?” asked {A}. {H} turned the book round.',
        '“That’s a spider,” said {H}. It had written eight at once. It was very neat, and went across both pages, and over to the lamp. “It says it isn’t a guest. It says it works here.” They looked up. It did.'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A sheep came down in its slippers. “I can’t sleep,” it said. “I’ve counted everything there is.” “Sheep?” asked {H}. “Those are my aunts,” said the sheep. “It keeps me awake. One of them owes me a scarf.”',
        'So they let it count people. {A} jumped over the umbrella stand, and {H} jumped over it after {A}. Then they ran round the back and were the next two. At number fourteen they were out of breath. “Shh,” said {H}. It was asleep, and number fifteen had to be put off.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was the hotel detective. {A} lay in front of the lift and pretended to be a rug. Whoever came out was smelled at. One had been in the pond. One had been in the kitchen, and was asked to turn out its cheeks.',
        'Somebody in a long coat tried to get by. {A} followed the coat as far as the stairs. Then it came apart in the middle, and it was two ferrets. They had only paid for one. “Good work,” said {H}, and {A} went back to being a rug.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once stayed at a hotel,” said {S}, “where they’d given my bed to a man as well. He had the days, because he was a baker, and I had the nights.” “Did you ever meet?” asked {A}. “Only on the stairs,” said {S}.',
        '“It was always warm when I got in. And there was flour in it.” {S} smiled at the thought. “I left him a biscuit on the pillow once, and the next night there was a bun.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} worked the lift. It needed a key with a tassel, and a voice. “First floor, bats and baths,” called {S}. “Second floor, moss.” A tortoise got in, and it had only wanted to go past. “Going up!” said {S}.',
        'On the way the tortoise looked at its feet. “I’m not doing anything,” it said, “and I’m getting there.” It went down again, and up again. {A} had to bring its dinner to the lift. “Third floor,” said {S}, “salad.”'
      ]
    },
    {
      id: 'geese',
      A: 'partner',
      paragraphs: [
        'Then the door flew open. Out in the rain stood thirty geese, with thirty little bags. “It’s only for tonight,” said the first. “We’re going south.” There was just the one room.',
        'They all went into it, and the door came off. One sat in the soup tureen. “We’ll have to send them away,” said {A}. They looked out at the rain.'
      ]
    },
    {
      id: 'four-beds',
      A: 'partner',
      paragraphs: [
        '{A} read through the complaints once more. “The bat doesn’t want its bed,” said {A}. “Nor does the frog. Nor do those two. That’s four beds with nobody in them.”',
        '{H} thought of Room Two. There the bear had the bed. It wasn’t using the ceiling. It had never once opened the wardrobe.'
      ]
    }
  ],
  turn: [
    {
      id: 'room-two',
      A: 'partner',
      paragraphs: [
        'So they carried everybody along, on tiptoe. The bat hung from the lamp. The frog got into the basin, and {A} let in some water. The hedgehog went under the bed, in a slipper. “Ooh,” said the mole in the wardrobe. “It’s black.”',
        'Now five rooms were empty, and six geese went into each. Nobody in all the hotel complained. {H} hung out the sign, and stood under it in the rain for a bit.'
      ]
    },
    {
      id: 'warm-air',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In Room Two it was quite mild. Whenever the bear breathed out, the curtain went up, and the bat swung gently to the left. Whenever it breathed in, the bat swung back. “At home I have to do that myself,” whispered the bat.',
        'The slipper moved over to the warm side. The frog had small waves. “What does the heating cost?” {A} whispered, with the pencil ready. {H} listened to the bear. “It’s included,” said {H}.'
      ]
    },
    {
      id: 'goose-talk',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Geese don’t get to sleep all at once. First they have to go over the day. “Left at the church,” came through the wall. “I said left.” “That was a water tower.” “It had a bell.” “That was you.” {H} and {A} sat on the stairs and ate what was left of the toast.',
        'It got slower, room by room. “Left,” said somebody, a good while after. Nobody answered. One goose is always awake, to look out for the rest. It came down in its nightcap, and had a piece of toast as well.'
      ]
    },
    {
      id: 'nowhere-to-sleep',
      A: 'partner',
      paragraphs: [
        '“And where do we sleep?” asked {A}. They looked at the board, and there was no key on it. They looked at each other.',
        'Ding, it went. It was the bat again, in the hall, upside down. “I’d like to complain,” said the bat. “There’s a bed in our room. And that bear only uses the half of it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out a bed, and left it warm.',
      '{names} looked up whenever it went ding.',
      { text: '{names} carried up a very small bag.', needs: ['hands'] },
      { text: '{names} hung the keys on the board, and wiped each one.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after a goose, and met it coming back.',
      '{names} shook off some rain that had come in with the bags.',
      { text: '{names} pulled a hedgehog out of a pillow, with gloves on.', needs: ['hands'] },
      { text: '{names} held the lift for eleven of them.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along on tiptoe, as well as could be.',
      '{names} had a look under the bed, and somebody said good night.',
      { text: '{names} carried the slipper, with both hands.', needs: ['hands'] },
      { text: '{names} tucked in six geese, from the point of the V.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bell got a sock over it. Out in the rain hung the sign, and for once it was true.',
    '{H} washed at the basin, next to the frog, and got in beside the bear. It was like lying on a warm hill. On the lamp somebody whispered good morning.'
  ],
  last: [
    'There was nothing more to complain of, on the floor or on the ceiling, and {H} was asleep.',
    'Full, said the sign to the rain, and in Room Two {H} was asleep.'
  ]
})
