import { wishPlot } from '../wish-plot.ts'

export const visitorLost = wishPlot({
  visits: 'lost',
  about: 'Somebody who is lost asks whether this is home; they find out who says good night there, and how.',
  titles: ['Twice, Once for Each Ear', '{visitor} in the Hall', 'Not Quite Home', 'Nearly Home', 'What {H} Called Out of the Window'],
  want: [
    {
      id: 'is-this-it',
      A: 'partner',
      paragraphs: [
        '{H} had found the lost blue sock that day, and wanted to find something else. Then the door moved, and somebody looked round it. It was {visitor.first}. “Is this it?” asked {visitor}.',
        '“Is this what?” asked {A}. “Home,” said {visitor}. “I’m looking for it. I had it this morning.” “I find things,” said {H}. “I’ve found a sock.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-like',
      A: 'partner',
      paragraphs: [
        '“What does it look like?” asked {H}. {visitor} thought about it. “You come in, and then you’re inside,” said {visitor}. “There’s a smell. And something goes tick.”',
        'They went from room to room. In the kitchen there was a smell. “It’s a good one,” said {visitor}, “but it isn’t ours.” In the hall something went tick. “Ours goes tick a bit more to the left,” said {visitor}.'
      ]
    },
    {
      id: 'where-such-are',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Have you looked {caller.where}?” asked {A}. “I looked there first of all,” said {visitor}. “It was full of others, and they all knew where they were going. I went along behind one of them. It was going somewhere else.”',
        '“{caller.fact},” said {A}, for that might be a clue. They thought about it. “That’s true of all of us,” said {visitor}. “It doesn’t say which door.”'
      ]
    },
    {
      id: 'chair',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“At home there’s a place that’s mine,” said {visitor}. So they tried the places. The first was too new. The second was too much somebody else’s.',
        'The third one was right, and {visitor} stayed in it for quite a time. “Well?” asked {H}. “I only needed a rest,” said {visitor}.'
      ]
    },
    {
      id: 'spoons',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“If it’s home, you know where the spoons are,” said {A}. {visitor} went straight across the kitchen without looking, and pulled out a drawer. It was full of string.',
        '“That’s where we keep the string at home,” said {visitor}. It was the nearest they had come so far.'
      ]
    },
    {
      id: 'jars',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What does it smell of, at home?” asked {A}, and opened a jar. It was cinnamon. “That’s the bakery on the corner,” said {visitor}. {H} held out the pepper. “That’s the man opposite,” said {visitor}. “You can hear him sneeze.”',
        'The onions were the people who had moved in, and the soap was a Saturday. They opened one thing after another, until they had the whole street together. Only in the middle of it there was a gap. “That’s where it is,” said {visitor}. “It doesn’t smell of anything. It smells of us.”'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“You must go back the way you came,” said {H}, “only the other way round.” So {visitor} went backwards, with great care, from the door to the table. There {visitor} sat down on {A}. “Before that there was a bus,” said {visitor}. They could not do the bus.',
        '{A} had been thinking, underneath. “You’re looking for a where,” said {A}. “You don’t remember the where. Do you remember a who?” {visitor} sat up. “My aunt,” said {visitor}. “She’ll have put the light on.”'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They drew a map of what {visitor} still knew. There was a smell on it, and a tick, and a step that went crack.',
        '“Where’s the road?” asked {A}. “I never looked at the road,” said {visitor}. “I was looking at a beetle.” So they drew the beetle. It was the best thing on the map, and it had walked off long ago.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“Were you ever lost?” {visitor} asked {A}. {A} came and leaned on {visitor}, and that was the whole answer.',
        '“{A} means yes,” said {H}. “For a whole day. Then {A} was in the cupboard.” {visitor} looked into the cupboard, to be on the safe side.'
      ]
    },
    {
      id: 'warm-and-cold',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You walk about,” said {A}, “and we call out warm or cold.” {visitor} walked over to the window and waited. {H} looked at {A}. “We don’t know,” said {H}. “You’d have to say it yourself.”',
        'So {visitor} walked, and said it. By the window it was cold. By the cupboard it was cold as well, and under the table it was lukewarm. Beside {H} {visitor} stood still for a time. “Here it’s warm,” said {visitor}, “but I think that’s you.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was lost once in a shop,” said {S}. “I was this high. I stood by the buttons and held on to a coat.” “Whose coat?” asked {A}. “That’s what its owner asked as well,” said {S}.',
        '“Did it take long?” asked {visitor}. “Two minutes,” said {S}. “They were the longest ones I ever had. I’ve still got one of them somewhere.”'
      ]
    },
    {
      id: 'name-of-street',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s your street called?” asked {A}. “Our Street,” said {visitor}. “And the number?” “It’s the one with us in it.”',
        '{H} found that quite clear. It was only no help. If you went and asked, every door would be the one with somebody in it.'
      ]
    },
    {
      id: 'of-an-evening',
      A: 'same',
      spare: 5.5,
      paragraphs: [
        '“What do you do at home at this time?” asked {A}. {visitor} showed them, and {caller.does}. “And my aunt does it too,” said {visitor}, “only a bit slower.” {A} {caller.move} beside {visitor}, a bit slower, for the aunt.',
        'For a moment it was almost like being there. Then {A} stopped. “You’re very good,” said {visitor} politely. “But she’s got another way of sighing in between.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s a song on the way home,” said {visitor}. “It’s as long as the way. When it stops, I’m there.” “Then sing it,” said {A}, “and we’ll see how far it is.”',
        '{visitor} sang. It had nine verses, and they were all about gravel. By the end of it {H} knew one thing. It was not far. It was only about as far as nine verses.'
      ]
    },
    {
      id: 'lost-things',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“There’s the drawer for lost things,” said {A}, and pulled it open. In it lay a key, half a zip, and a red glove. “You could wait there,” said {H}. “Sooner or later somebody comes.” {visitor} asked the glove how long it had been in.',
        '“Since the snow,” said {A} for the glove. “You get used to it. It’s nice when the drawer opens.” {visitor} tucked its thumb in, so that it had something to hold. It did not look half so lost after that.'
      ]
    },
    {
      id: 'borrow',
      A: 'same',
      spare: 8,
      embodied: true,
      paragraphs: [
        '“You can have ours until then,” said {H}. “You may be at home here.” {visitor} tried it. {visitor} put both feet on the table.',
        '“Not like that,” said {A}. “That’s how it’s done at home,” said {visitor}, looking lost again. So {A} put one foot up too, to be polite.'
      ]
    }
  ],
  turn: [
    {
      id: 'goodnight-twice',
      A: 'partner',
      paragraphs: [
        '“How does she say good night?” asked {H}. {visitor} knew that by heart. “Twice,” said {visitor}. “Once for each side.” {H} went to the window and opened it as far as it would go. Outside it was nearly dark.',
        '“Good night, good night!” called {H}, as loud as {H} could, once to the left and once to the right. They listened. A door shut. “Not so fast,” said {visitor}. “She leaves room in the middle.” So {H} did it again, with room in the middle. “Good night,” called {H}, and waited, “good night.”',
        'And from somewhere behind the roofs it came back, quite small. “Good night,” it said, and there was room in the middle, “good night.” “That’s her!” cried {visitor}.'
      ]
    },
    {
      id: 'aunt',
      A: 'partner',
      paragraphs: [
        'It came nearer, first one side, then the other. And then the aunt stood at the door herself, in a great hurry, with her hat on crooked. “Is this it?” she asked. “Yes,” said {visitor}. “You’re it.”',
        '{H} had found a sock that day, and now an aunt. “You’re good at this,” said {A}.'
      ]
    },
    {
      id: 'waving',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They could hear the two of them going away down the street. They were singing the one about the gravel.',
        '{H} counted the verses at the open window. At nine it stopped. “They’re there,” said {H}, and shut the window.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to be found as well, out of the next room.',
      '{names} went three times round the guest, to find where home began.',
      { text: '{names} set out biscuits by the door, as people do for the lost.', needs: ['hands'] },
      { text: '{names} matched up some socks, since that had gone so well.', needs: ['hands'] }
    ],
    way: [
      '{names} led the way to the kitchen, where the best smell was.',
      '{names} ran ahead to the hall, where it went tick.',
      { text: '{names} moved the clock a bit more to the left.', needs: ['hands'] },
      { text: '{names} held all the doors, and sniffed in every room.', needs: ['hands'] }
    ],
    turn: [
      '{names} called out too, with room in the middle for a hiccup.',
      '{names} pressed up to the sill, and the cold air smelled of supper.',
      { text: '{names} propped the window open with a wooden spoon.', needs: ['hands'] },
      { text: '{names} turned on the lamp by the door, so that an aunt could see the step.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} and the aunt went home. {H} left the doors open by a hand’s breadth, and put the blue sock beside the other.',
    'It was good to know the way that night, to the tap and from the tap to bed.'
  ],
  last: [
    'The sock had a sock, {visitor} had an aunt, and {H} was asleep.',
    'Between the one good night and the other there was room in the middle, and {H} slept there.'
  ]
})
