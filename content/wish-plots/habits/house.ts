import { wishPlot } from '../wish-plot.ts'

export const whoeverHouse = wishPlot({
  id: 'wish-whoever-house',
  visits: 'anything',
  whoever: [
    'lives in a house that is too small',
    'lives in a too small house',
    'has a house that is too small',
    'has too small a house',
    'doesn’t fit in its house',
    'doesn’t fit into its house',
    'is too big for its house',
    'is too big for its home',
    'wants a bigger house',
    'needs a bigger house',
    'wants a new house',
    'needs a new house',
    'wants a house',
    'wants a home',
    'needs a house',
    'needs a home',
    'wants a house of its own',
    'wants a home of its own',
    'wants its own house',
    'wants its own home',
    'wants its own room',
    'wants a room of its own',
    'has no house',
    'has no home',
    'doesn’t have a house',
    'doesn’t have a home',
    'is looking for a house',
    'is looking for a home',
    'is looking for a new house',
    'is looking for a new home',
    'looks for a home',
    'looks for a house',
    'can’t find a house',
    'can’t find a home',
    'lives in a tiny house',
    'outgrew its house',
    'outgrew its shell',
    'can’t fit through its own door',
    'has nowhere to live',
    'has nowhere to stay',
    'is house hunting',
    'is looking for somewhere to live',
    'needs a place to live',
    'needs somewhere to live',
    'wants a den of its own',
    'wants somewhere to live',
    'whose house is too small',
    'hasn’t got a home',
    'hasn’t got a house'],
  except: ['lost', 'family', 'leave', 'paint', 'eats', 'clean', 'bad wolf', 'straw', 'sticks', 'gingerbread', 'mum', 'mother', 'mummy', 'doll’s house', 'tree house', 'way home', 'bird house', 'doesn’t want a house', 'fire', 'flood'],
  company: ['bell', 'mat', 'shoes', 'shoe', 'hall'],
  about: 'The hero has a bell and a mat and wants a house to them; it is built of shoes round whoever needs one, and is too big and too small, until somebody stands on the mat.',
  titles: ['A Bell and a Mat', 'A House of Shoes', '{visitor} and One More', 'The Right Size', 'Somebody on the Mat'],
  want: [
    {
      id: 'bell-and-mat',
      A: 'partner',
      paragraphs: [
        '{H} had a bicycle bell and a mat. {H} wanted a house to go with them, where somebody would ring. {H} laid the mat on the floor, and the bell beside it. Ting. But you only came into the room.',
        'Then there stood {visitor.first}. “Is there a house here?” asked {visitor}. “I’ve never had one that was the right size.” “There’s the door of one,” said {H}. “You’re on it.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-big',
      A: 'partner',
      paragraphs: [
        'They fetched all the shoes, and set them up in a row, toe to heel. Those were the walls. “Make it big,” said {A}, and was quite sure. “You can’t have too much house.” So the wall went round the rug, and the table, and the lamp.',
        '{H} sat in one corner, and {visitor} in the other. “Hello?” called {visitor}. “It’s only the room,” said {H}. “It’s the room with shoes.”'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} came across with a pile of slippers. “You’ve just walked through the wall,” said {visitor}. {A} looked down. That was true. {A} went back, and out by the door, and wiped both feet, and came all the way round. “Now you’re in the bath,” said {H}.',
        'You had to know where things were. There was a stove by the sandals, and a staircase made of one boot. {A} carried the pile up the boot, and bent down under the roof. “It’s hot up here,” said {A}.'
      ]
    },
    {
      id: 'what-it-was-like',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“What was it like, where you were up to now?” asked {A}. “When I breathed in, the door opened,” said {visitor}. “When I breathed out, it shut. In the night it went all the time.” {H} tried it. In and out. You could see how that might keep somebody awake.',
        '“Once I sneezed,” said {visitor}. “I found the roof next day. It was on a bush.” The neighbours had been quite nice about it. It had been their bush.'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A house needs windows, so they took out one shoe on each side. {A} looked in. “You’ve got it nice in here,” said {A}. “Are you new?” {H} looked out. There was the shelf, the same as always. But through a window it was a view.',
        '“On this side you can see as far as the cupboard,” said {visitor}. “That’s the sea side.” They drew the curtain, which was a sock. Then they opened it once more. It was a pity about the cupboard.'
      ]
    },
    {
      id: 'fitting',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“A house ought to be measured,” said {A}, and got the tape. {A} measured {visitor}, once along and once across, and asked what needed most room. “{caller.part},” said {visitor}, without having to think. “At home that always had to stay outside.”',
        'So that was given a room of its own. It had four pumps for walls, with heels on, and it got the only cushion. They all looked in on it. “It’s never been so quiet,” said {visitor}. “I hardly know that it’s there.”'
      ]
    },
    {
      id: 'room-to-move',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And what do you do all day, at home?” asked {A}. “That depends on the ceiling,” said {visitor}. Here there was none. So {visitor} {caller.does}, and only one wall fell down. It was the light one, with the gym shoes.',
        'They put in a strong wall there, of boots. {A} went in to test it, and {caller.move}. The boots held. “I’ve never got to the end of it before,” said {visitor}. “There’s a bit that comes after. I’d no idea.”'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“{caller.fact},” read {A}, out of the big book. “It doesn’t say what size.” {visitor} leaned over the page. There was a picture, and there was a great deal of sky in it. “That one’s got no walls,” said {visitor}. “How does the post know?”',
        '{H} thought that it might be written on a leaf. They wrote one for here too, on a label, and tied it to a clog. It said who lived there, and below that “third shoe on the left”.'
      ]
    },
    {
      id: 'post',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was the post, and had a bag. “Is this the house with no number?” asked {A} over the wall. {visitor} had never had post. {A} held out something folded, and it was the bill for the water. “Is it for me?” asked {visitor}. “It’s for whoever’s got a tap,” said {A}.',
        '{visitor} read it twice. It was the nicest thing that had come all day. It was hung up over the stove, where everybody would see it who came in.'
      ]
    },
    {
      id: 'shoe-street',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were shoes that nobody had seen for a long time. One sandal had a pebble in it from the beach. There was a boot so small that it would have gone on a thumb. “Whose was that?” asked {visitor}. “Mine,” said {H}. “I had a foot like that once.”',
        'They tried it against the foot of today. It went on as far as two toes. “You grew out of it,” said {A}. {visitor} looked at the boot with great sympathy. “It must have thought that it was the boot’s fault,” said {visitor}.'
      ]
    },
    {
      id: 'lock',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does the door shut?” asked {visitor}. It was a gap between two boots. {A} laid a ruler across it. “Now it’s shut,” said {A}. They all stayed outside, and looked at it. It really was. Nobody could have got in, except over the slippers.',
        '“And who’s got the key?” {H} had one, from an old padlock. {visitor} hung it on a string, in front, and was proud of it. After that {visitor} did not lock the door once. You only wanted to be able to.'
      ]
    },
    {
      id: 'night-in-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They turned the light down, to hear what the house was like at night. Every house has something. In this one a lace fell over. After a while there was a creak, and that was the leather. “That’s the stairs,” whispered {H}. “It’s only the stairs.”',
        '“Mine used to click,” whispered {visitor}. “I was fond of the click.” {A} felt about in the dark, and found the shoe with the buckle. Click, it said. They lay there and listened to it. Click.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We were eight in two rooms,” said {S}. “My own place was under the table, from six to seven. I had a curtain.” “What did you do there?” asked {A}. “I sat,” said {S}. “The whole day I looked forward to it. They had to knock on the leg.”',
        '“And did they knock?” asked {visitor}. “Every time,” said {S}. “Even the baby knocked. With a rattle.” {S} knocked on the leg of the table, to show what it had been like.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a house as well, and moved in next door. It was made of four blocks and a hat. “Good morning, neighbour,” said {S} over the wall. “You’re very loud over there.” “I’m only being here,” said {visitor}. “I can hear it on my side,” said {S}.',
        '{A} was asked in for tea at both. At the one you had to sit sideways. At the other you had to hold the hat up. The tea was the same, since it came from the same cup.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not see any walls. {A} saw shoes, and smelled at each of them, once round. That is a long letter to read. Then {A} lay down in the exact middle. “It’s taken already,” said {visitor}.',
        '“{A} only tries things out,” said {H}. They waited. {A} turned over, and a wall went with it. Now there was a bay in it, with a round front. It did look better so.'
      ]
    },
    {
      id: 'too-small',
      A: 'partner',
      paragraphs: [
        'So they moved the shoes in, close round {visitor}, till the toes touched. “Now it fits,” said {visitor}. {H} went out to ring. Ting. “Come in!” called {visitor}. But there was no in. {H} stood on the mat with one foot up, and didn’t know where to put it.',
        '“You’ve built it for one,” said {A}. “Did nobody ever ring at yours?” “Where would they have gone?” asked {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        '{H} sat down outside the wall, and marked how much that was. Then they moved the shoes out by just as much, and no more. Ting. It was very quiet in there. “Who is it?” asked {visitor}. “It’s me,” said {H}.',
        '“Come in,” said {visitor}, and moved up. {H} wiped both feet, and came in, and sat. They looked at the walls from inside. “That’s the right size,” said {visitor}. “It’s me and one more.”'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When somebody comes, you have to offer them something. {visitor} had never needed to know that. “Would you like a shoelace?” asked {visitor}. {A} took one with thanks. “Is it from round here?” asked {A}. “It’s out of the wall,” said {visitor}.',
        'Then they talked about the weather, as it was by the cupboard. {A} got up to leave at the right time. “Must you go?” asked {visitor}. “No,” said {A}, and sat down again. It had only been good manners.'
      ]
    },
    {
      id: 'three',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The bell rang, and it was nobody. {H} had rung with one toe, from inside. {visitor} looked out all the same, and left the door open for a bit. “It might have been somebody,” said {visitor}.',
        'After that it rang quite often. Every time {visitor} asked who it was, and every time there was such a nice pause. {A} thought that you could wear out a bell like that. “It’s got all that ringing to catch up on,” said {H}.'
      ]
    },
    {
      id: 'carry-it',
      A: 'partner',
      paragraphs: [
        'Ting, it went once more. It was {A}, with three cups. “Is there room?” asked {A}. {visitor} took one slipper, and set it a bit further out.',
        'Later the shoes had to go back to the hall. “Now it’s gone,” said {visitor}. “It’s only folded up,” said {H}. “You know how big it is.” And {H} gave {visitor} the mat. The bell stayed here. “And who’ll ring at yours?” asked {A}. “{visitor} will,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in by the mat, and went out by the mat.',
      '{names} listened to the ting, until it had quite gone.',
      { text: '{names} wiped all the shoes, since they were to be walls.', needs: ['hands'] },
      { text: '{names} polished the bell with a sock.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down along the wall, to keep out the wind.',
      '{names} walked through the wall, and nobody had the heart to say so.',
      { text: '{names} tied the laces together at the corners.', needs: ['hands'] },
      { text: '{names} brought one more slipper, from under the bed.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited on the mat for the next place.',
      '{names} squeezed in sideways, and then it was warm.',
      { text: '{names} rang as well, and asked if this was the right house.', needs: ['hands'] },
      { text: '{names} held a tea towel over it all, for the roof.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood in the hall again, in pairs, and looked as if nothing had happened.',
    'They washed, and {H} lay down beside the bell, with the blanket up all round. Ting, it said softly, and {H} moved up by one.'
  ],
  last: [
    'The blanket was just the right size, for {H} and one more, and {H} was asleep.',
    'Sleep rang once, and wiped its feet, and came in to {H}, who slept.'
  ]
})
