import { wishPlot } from '../wish-plot.ts'

export const whoeverGetsLost = wishPlot({
  id: 'wish-whoever-gets-lost',
  visits: 'anything',
  whoever: [
    'gets lost',
    'got lost',
    'got lost on the way',
    'kept getting lost',
    'always gets lost',
    'keeps getting lost',
    'gets lost everywhere',
    'gets lost on the way',
    'gets lost on the way home',
    'gets lost in the city',
    'gets lost in town',
    'gets lost in a maze',
    'got lost in a maze',
    'is lost in a maze',
    'got lost in the city',
    'got lost on the way home',
    'loses its way',
    'lost its way',
    'can’t find its way',
    'can’t find its way home',
    'can’t find its way out',
    'can’t find the way',
    'can’t find the way home',
    'can’t find the way out',
    'can’t find the exit',
    'never finds its way home',
    'never finds the way',
    'doesn’t know the way',
    'doesn’t know the way home',
    'has no sense of direction',
    'can’t read maps',
    'can’t read a map',
    'always goes the wrong way',
    'goes the wrong way',
    'always takes the wrong turning',
    'takes the wrong road',
    'goes astray',
    'can’t get home',
    'forgot where it lives',
    'forgets the way home',
    'forgets which way to go',
    'has lost its bearings',
    'always wanders off',
    'takes a wrong turn'],
  except: ['chess', 'cards', 'mother', 'mum', 'father', 'dad', 'parents', 'family', 'herd', 'forest', 'woods', 'sea', 'ocean', 'space', 'snow', 'mountain', 'desert', 'shop', 'supermarket', 'school', 'museum', 'airport', 'fog', 'storm', 'child', 'baby', 'scared', 'afraid', 'cries', 'hospital', 'teddy', 'toy'],
  company: ['maze', 'mouse', 'cheese', 'frog', 'pencil', 'cupboard', 'coats', 'wall', 'stove', 'bath', 'baker', 'sofa', 'thread', 'peas', 'shell', 'door', 'brooms'],
  about: 'The hero cannot get the paper mouse out of the maze, and whoever gets lost comes out of the broom cupboard every time, until they find out that you need not know where you are if you never let go of the wall.',
  titles: ['Out of the Broom Cupboard', 'Past the Frog', '{visitor} Keeps to the Wall', 'Where Left Goes', 'All the Way Round'],
  want: [
    {
      id: 'by-the-frog',
      A: 'partner',
      paragraphs: [
        '{H} had a maze on a sheet of paper. At one end was a mouse, and {H} wanted to get it to the cheese. But the pencil always ended up by the frog, and there the way was shut.',
        'The broom cupboard opened, and out came {visitor.first}. “Is this the way out?” asked {visitor}. “I came in to ask how to get home, and I’ve been lost in here since four.”'
      ]
    }
  ],
  way: [
    {
      id: 'and-then-left',
      A: 'partner',
      paragraphs: [
        '“It’s quite easy,” said {A}. “Past the coats, and then left.” {visitor} set off. They heard the coats. Then they heard the brooms. “I’m in the cupboard again,” called {visitor}. {A} said it more slowly. {visitor} got lost more slowly.',
        '“I do go left,” said {visitor}. “But if there’s something nice, I turn round to look. And then left has gone somewhere else.” {H} tried it, and it was true.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'So that left would stay where it was, {A} tied a ribbon to it. It was a blue one, and it hung from {caller.part}. “Always towards the ribbon,” said {A}. {visitor} went towards it. It went on ahead, and round, and round once more.',
        'When they had unwound {visitor}, the way was just as lost as before. “But I’ve never been followed by anything so pretty,” said {visitor}. “Or did I follow it?” They left the ribbon on. It was no good for left, but it suited {visitor}.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do when you’re lost?” asked {A}. “I start with this,” said {visitor}, and {caller.does}. “That’s how I know that it’s still me. If it’s me, I can’t be far off.” {H} thought that very sensible.',
        '{A} went out into the dark hall, to be lost there on purpose. {A} {caller.move}, just as {visitor} had done it. “Well?” called {visitor}. “I’m here,” said {A}, quite pleased. It didn’t tell you the way, but you felt that somebody was in.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{visitor} had been lost {caller.where} once, and everybody there knew it by heart. “They all said, Just go the way you always go,” said {visitor}. “But I’d never gone the same way twice.” {A} asked how long it had taken.',
        '“Till the Thursday,” said {visitor}. Then eleven of them had come out to look for {visitor}, and got lost as well. It had turned into a sort of outing. “Somebody had brought plums,” said {visitor}. “We still meet up. We never find the place, but we meet.”'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“You need something to know the corner by,” said {A}. Where the way went left they set up {caller.stand}. You could not miss it. {visitor} went past the coats, and soon they could hear talking. Then they heard the brooms.',
        'In the cupboard was {visitor}, and had brought it along. “It was all alone at the corner,” said {visitor}. “It’s lost too. I said that it could come with me.” They looked a little like each other. {A} put it back on the corner, and promised to keep it company.'
      ]
    },
    {
      id: 'a-dot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} drew a map of the hall, with the coats and both the doors. “And this is you,” said {A}, and made a dot. {visitor} leaned over it. “So I’m not lost,” said {visitor}. “I’m there.” {visitor} went off, glad, and came back to look. The dot was still by the coats.',
        '“That’s not me, then,” said {visitor}. “I’ve been in the bath since.” {A} made another dot, and then one more. In the end the map was full of them. “There are a lot of us,” said {visitor}, “and not one of us is home.”'
      ]
    },
    {
      id: 'the-thread',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tied a thread to the door handle, and {visitor} took the other end. That way you can’t get lost, for you only have to follow it back. {visitor} went round the table first, to say goodbye. Then there was the lamp, and {A}, and again the table.',
        'Soon none of them could move. The thread went from everybody to everything. “Where’s the way back?” asked {A}. “It’s all way back,” said {visitor}. {H} plucked at it, and it hummed, and far off the door hummed too.'
      ]
    },
    {
      id: 'information',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} put on a cap and sat down behind a tray. “Information,” said {A}. “Where would you like to go?” “Home,” said {visitor}. “And where’s that?” {visitor} leaned across the tray. “I thought that you’d be telling me,” said {visitor}.',
        '{A} looked in a drawer. There was a way to the station in there, and one to the chemist. “I could let you have the station,” said {A}. {visitor} took it, so as not to have come for nothing. It was a very good way, only not to anywhere that was wanted.'
      ]
    },
    {
      id: 'the-trail',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They laid a trail of dried peas from the cupboard to the front door. It was the way out, one pea after another, and nobody could get lost. {visitor} came along behind it, quite close to the floor. They waited by the door. And then they heard the brooms.',
        '“It led me straight back,” said {visitor}, and held out all the peas. “They’d been spilt, the whole length of the hall. I’ve picked them up for you.” {A} said thank you, for what else can you say? It had been done so nicely, right down to the last one.'
      ]
    },
    {
      id: 'what-there-was',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it nasty, getting lost?” asked {H}. “Only towards the end,” said {visitor}. Once there had been a street of nothing but bell shops. Once there had been a bridge with a goat on it. It let you by if you said good morning.',
        '“Could you take us there?” asked {A}. “I’d have to get lost in just the same way,” said {visitor}, “and I can’t do that. It’s always a new one.” {H} looked at the maze. The frog was all that you ever saw in there.'
      ]
    },
    {
      id: 'seven-creaks',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} wanted to know how it felt. So {H} shut both eyes, and was turned round by {A} until it buzzed. “Now I’m lost,” said {H}, and took a step. It creaked. “That’s the board by the stove,” said {H}. After seven creaks came the tap, and it dripped to the left.',
        '“You can’t get lost here,” said {A}. “Every bit of it tells you.” {visitor} listened to the seventh creak. It told {visitor} nothing, but it sounded friendly. “At home,” said {visitor}, “the floor must be talking too. And nobody’s there to answer.”'
      ]
    },
    {
      id: 'eleven-rooms',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I got lost in a furniture shop,” said {A}. “I went through eleven rooms, and they had no walls. In every one of them was a lamp, and a bowl with wooden pears.” “What did you do?” asked {visitor}. {A} looked to left and right. “I lay down,” said {A}.',
        'It had been a bed with a ticket on it. After a time a family came by and stood at the end of it. “We’ll take this one,” they said, “but without.” “Did they find you the way out?” asked {visitor}. “They went in front,” said {A}, “with the bed.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was sent for the bread,” said {S}, “when I was twenty. I got lost, and I came to the sea.” “Was it far?” asked {A}. “It must have been,” said {S}. “I’d never seen it before. I came home in the evening with a shell, and no bread.”',
        '“What did they say?” asked {visitor}, who knew such evenings. “My mother said, Where have you been? So I gave her the shell.” {S} held a hand to one ear, to show how. “She listened to it for so long that the soup got cold. Then she said, Oh, there.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I know the way,” said {S}, and took {visitor} along. They went under the table, and over {A}’s feet, and twice through the same door. At the end of it was the biscuit tin. “Here we are,” said {S}. “Is this home?” asked {visitor}. “It’s the way,” said {S}.',
        'They tried again, from the bath. It was longer, and went behind the curtain, but there was the tin once more. {visitor} was full of wonder. “You never get lost,” said {visitor}. “How do you do it?” {S}’s mouth was too full to say.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} can find the dish from anywhere, even asleep. “Follow {A},” said {H}. So {visitor} followed. {A} stopped by the curtain, and looked at a spot. {visitor} looked at the spot as well. Then {A} went once round the room, and in under the sofa.',
        'There they both lay in the dark. “Are we lost?” whispered {visitor}. {A} breathed out. {A} had never been lost. Wherever {A} was, that was where {A} was.'
      ]
    },
    {
      id: 'not-let-go',
      A: 'partner',
      paragraphs: [
        '{H} came to the frog for the ninth time. “You look at the cheese too much,” said {A}. {A} put the pencil to the wall of the maze and went along that. It went into every blind end and out, and past the frog. “I’ve no idea where I am,” said {A}. “I’m just not letting go of the wall.”',
        'And there was the cheese. “You were lost the whole time,” said {visitor}, “and you got there!”'
      ]
    }
  ],
  turn: [
    {
      id: 'along-the-wall',
      A: 'partner',
      paragraphs: [
        '{visitor} came out of the cupboard, and leaned against the wall, and did not let go. Where the wall went in, they went in too. They went behind the coats and out again, and round by the bath. “Look, a teapot,” called {visitor}. “Look, a moth!” {visitor} could turn round to all of it, for the wall stayed where it was.',
        'And there was the door, and the evening.'
      ]
    },
    {
      id: 'the-wrong-wall',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to have a go as well, and leaned against the nearest thing. It was the back of the sofa. {A} did not let go of it. “Here’s a cushion,” said {A}. “Here’s a lamp. Here’s another cushion.” After the fifth lamp it began to look familiar.',
        '“You’re lost,” said {H}. “You’re on an island.” They had to row out to fetch {A}, on a chair. “It’s got to be the wall that goes all the way,” said {visitor}. “With a sofa you only ever get to the sofa.”'
      ]
    },
    {
      id: 'a-second-time',
      A: 'partner',
      paragraphs: [
        'Outside the wall went on. It went round the corner, and past the baker. “It comes by every door,” said {visitor}, “so it must come by mine.” “And if you don’t notice?” asked {A}. “Then I’ll come past here again,” said {visitor}. “It goes all the way round.”',
        'They listened at the window. Something brushed along below it, and was gone. {H} waited for it to come a second time. It didn’t come. “Not lost,” said {H}, and gave the frog some cheese, with the pencil.'
      ]
    },
    {
      id: 'for-the-frog',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What’s the frog there for?” asked {A}. They looked at it again. It sat where the way was shut, and had sat there all evening. “It keeps the wall company,” said {H}. Without it you would be lost in there, and nobody would even look at you.',
        'So the frog got a lamp as well, and a stool. {A} drew a second one, for talking. Now the blind end was the nicest place in the maze. The mouse could see in from outside, on the way past.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the cupboard, to see where it came out.',
      '{names} came up to smell the cheese, and it was paper.',
      { text: '{names} hung up the broom that had come along.', needs: ['hands'] },
      { text: '{names} held the door open, and it was the wrong one.', needs: ['hands'] }
    ],
    way: [
      '{names} went past the coats and back, without any trouble.',
      '{names} turned round once, and left was gone.',
      { text: '{names} pointed, once with each hand.', needs: ['hands'] },
      { text: '{names} knocked on the cupboard first, to be polite.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along at the end, one side to the wall.',
      '{names} listened too, at the bottom of the window.',
      { text: '{names} took in the elbows, to get behind the stove.', needs: ['hands'] },
      { text: '{names} moved a chair, so that the wall had room.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cupboard was shut, and this time it was only brooms. Nobody put the maze away. It lay on the table, and the mouse had got to the crumbs.',
    'They went to bed along the wall. It came past the tap first, and past the towel, and then the blanket began.'
  ],
  last: [
    'Nothing came past a second time, and {H} was asleep.',
    '{H} had one hand on the wall, and didn’t know where that was, and was asleep.'
  ]
})
