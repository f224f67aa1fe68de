import { wishPlot } from '../wish-plot.ts'

export const visitorFedUp = wishPlot({
  visits: 'fed-up',
  about: 'Somebody who is tired of doing what they do takes an evening off from it, and sees somebody else do it for the first time.',
  titles: ['The Evening Off', 'It Does Itself', '{visitor} Has Stopped', 'Somebody Has to Do It', '{H} Takes Over for {visitor}'],
  company: ['sofa', 'rug', 'table'],
  want: [
    {
      id: 'stopped',
      A: 'partner',
      paragraphs: [
        'There was a knock at the door, rather a cross one. It was {visitor.first}. “I’ve stopped,” said {visitor}. “Stopped what?” asked {H}. “{visitor.mine}. Nobody has ever asked me whether I like it.”',
        '“Do you like it?” asked {H}. “I’m fed up with it,” said {visitor}. “What do other people do all evening?” {H} had always wanted a visitor with the whole evening free. “All sorts of things,” said {H}. “Come in and choose.”'
      ]
    }
  ],
  way: [
    {
      id: 'sofa',
      A: 'partner',
      paragraphs: [
        'First {visitor} tried a rest. {visitor} got the place by the sofa, with the rug and an orange. “And now?” asked {visitor}. “That’s all,” said {H}. “You just go on with it.” It was lovely for about as long as it takes to smell an orange.',
        '“You’re doing it,” said {A}. It was true. What {visitor} was doing there by the sofa, rug and all, was {visitor.ing}. “I never noticed,” said {visitor}. “It does itself.”'
      ]
    },
    {
      id: 'lying',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then lie down,” said {A}. “Lying down’s the opposite of nearly everything.” They all three lay on the floor and looked at the ceiling. There was a crack in it like a river.',
        'For a time nothing was heard at all. Then there was something else. “Is that you?” said {H}. “Yes,” said {visitor}, “I know. I thought if I did it lying down, it wouldn’t count.”'
      ]
    },
    {
      id: 'whistling',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} knew how to whistle, and that is a thing to do. {visitor} wanted to learn it. Only air came out, then air with a spot of orange in it, and then one note.',
        '“That’s it,” cried {A}. {visitor} was so pleased about the note that nobody had an eye on the rest. When they looked, {visitor} was {visitor.ing} again, and whistling to it.'
      ]
    },
    {
      id: 'list',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Let’s think of all that you can do instead,” said {H}. {A} counted on ten fingers. You could hide. You could look into a drawer. You could be a lighthouse, or wait for the post.',
        '“I’d like the drawer,” said {visitor}. It was the one with the spoons, and {visitor} looked at each of them on both sides. Nobody had ever seen those spoons so well looked after. That lasted for four spoons.'
      ]
    },
    {
      id: 'who-does-it',
      A: 'partner',
      paragraphs: [
        'By now {visitor} was sitting under the table. “I can’t leave it alone for five minutes,” said {visitor}. {A} bent down to look. “You’re worried that nobody will do it,” said {A}, “if you don’t.”',
        { extra: 1, both: ['{visitor} said nothing for a moment. “There’s always been somebody who does it,” said {visitor} then. “It was me.”'] }
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“You could watch how {A} does nothing,” said {H}. {A} was doing it in the best place in the room. {visitor} sat down opposite and did it as well, exactly the same.',
        'It was a close thing. But {A} had never done anything else, and won. “I should have begun younger,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I peeled the potatoes in our house,” said {S}, “every day for years. I thought that if I ever saw another one, I’d shout.” “And then?” asked {A}.',
        '“Then I had a cold, and somebody else peeled them,” said {S}. “I lay there and listened. They did it all wrong.” {S} shook a slow head. “I was up again by the evening.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m fed up with things too,” said {S}. “I’m fed up with the front sock.” “Which is the front sock?” asked {A}. “The one that you put on first,” said {S}.',
        '{visitor} understood that at once. So for this evening {S} was let off the front sock. {S} walked about on the back one only, and five bare toes looked round in surprise.'
      ]
    },
    {
      id: 'orange',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In between they shared the orange. “At home I never get to have one in peace,” said {visitor}. “Somebody always says, Well? Aren’t you going to?” {A} gave {visitor} the biggest piece of all.',
        '“Well?” said {H}, without meaning anything by it. And up jumped {visitor}, juice and all, and {visitor.past}. Then they all had to laugh, {visitor} last and longest.'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You should give notice,” said {A}. “People write a letter for that.” {A} took a pencil, and {visitor} said what to put. Dear all, it began. From today there will be no more {visitor.ing}. If anybody needs some, there’s none left.',
        '{A} read it out. It sounded very firm. “Who are all?” asked {H}. They thought about where it should be sent. In the end {visitor} folded it up small and sat on it. “That’s the first place where they’d look for it,” said {visitor}.'
      ]
    },
    {
      id: 'what-kind',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Were you always fed up with it?” asked {A}. {visitor} looked at the ceiling and counted back. “The first time was splendid,” said {visitor}. “Everybody came out to look. My aunt held the lamp.” “And the second time?” “The second time she held it a bit lower.”',
        '“And now?” asked {H}. {visitor} thought of last Tuesday. “Now they say Mm,” said {visitor}, “and they don’t turn round.” {A} said that Mm was about the saddest word there was. They all tried it once. Nobody liked it. Then {H} went out and came in again, and {visitor} came in as well. “Oh!” they all said, as loud as they could, and turned right round. That was a good deal better than Mm.'
      ]
    },
    {
      id: 'asked',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it for, really?” asked {A}. “{visitor.ing}?” {visitor} had to think. “That’s how you know it’s me,” said {visitor}. “From far off they say, Look, that’s {visitor}. They can see by it.”',
        '“And if you stopped for good?” asked {H}. “Then they’d have to come nearer to look,” said {visitor}. It was quiet for a bit. That didn’t sound so bad.'
      ]
    }
  ],
  turn: [
    {
      id: 'takes-over',
      A: 'partner',
      paragraphs: [
        '“Tonight it’ll be me,” said {H}. “You stay under the table.” {H} stepped into the middle of the rug. {H} took a deep breath, and {visitor.past}. It went wrong at once, and then on the other side as well.',
        'From under the table somebody looked out. “Is that what it looks like?” asked {visitor}. “I’ve never seen it. I was always in it.” {H} tried again. “Not like that,” said {visitor}, and came out a bit further. “You have to mean it. Shall I?” “You’re off tonight,” said {H}. “Only to show you,” said {visitor}, and stood up.'
      ]
    },
    {
      id: 'together',
      A: 'partner',
      paragraphs: [
        'And {visitor} showed them. “Again,” said {A}, who did it too by now. In the end they were all {visitor.ing} together, and nobody had to.',
        '“It’s different with somebody beside me,” said {visitor}. “It’s different when it’s not your turn,” said {H}. So that was agreed. On Sundays {H} would do it, and {visitor} would have the orange.'
      ]
    },
    {
      id: 'sunday',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Will you manage?” asked {visitor} at the door. “I’ve got till Sunday to practise,” said {H}. {visitor} gave {H} a few last words about it, mostly about the beginning and the knees.',
        'Then {visitor} went off down the street. They looked after {visitor} for a long time. From far away they could still see who it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved aside in the doorway, because it looked serious.',
      '{names} gave up the place by the sofa, still warm.',
      { text: '{names} peeled the orange halfway, so that it was less work.', needs: ['hands'] },
      { text: '{names} carried in a footstool, and then a stool for that.', needs: ['hands'] }
    ],
    way: [
      '{names} did nothing as well, and got tired of it.',
      '{names} rolled over on the rug, to show how easy it was.',
      { text: '{names} passed the orange pips in a saucer.', needs: ['hands'] },
      { text: '{names} drew up a list of hobbies, and began it with string.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it too, and fell over on the rug.',
      '{names} ran rings round the rug, without meaning it enough.',
      { text: '{names} beat time with a slipper, though it was nobody’s turn.', needs: ['hands'] },
      { text: '{names} threw the guest a slice of orange, for the fun of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pushed the sofa back from the lamp, and shook out the rug and folded it.',
    'They washed, and in front of the basin {H} tried the beginning once more, and the knees. Then they lay down, and that did itself.'
  ],
  last: [
    'You only had to go on with it, and {H} did, asleep.',
    'If anybody had asked {H}, asleep was quite a good thing to be.'
  ]
})
