import { wishPlot } from '../wish-plot.ts'

export const skippingRope = wishPlot({
  id: 'wish-skipping-rope-chair',
  wishes: ['skipping rope', 'skipping ropes', 'skipping-rope', 'jump rope', 'jump ropes', 'jumprope', 'jumping rope', 'jump roping', 'jump-rope', 'skip rope', 'rope skipping', 'double dutch', 'learning to skip', 'skipping game', 'skipping games', 'skipping playground', 'skipping rhyme', 'skipping competition'],
  except: ['school', 'breakfast', 'lunch', 'dinner', 'nap', 'stones', 'stone', 'class', 'song', 'afraid', 'scared', 'hurt', 'fell', 'broke', 'broken', 'lost', 'who', 'that', 'kangaroo', 'frog', 'rabbit', 'elephant', 'dinosaur', 'sad', 'boat'],
  answers: ['skipping', 'skip', 'skips', 'jumping', 'jump', 'jumps', 'rope', 'ropes', 'learning', 'learns', 'first', 'new', 'my', 'playground', 'game', 'games', 'double', 'dutch', 'rhyme', 'counting', 'hundred', 'record', 'pink', 'long', 'friends', 'turns'],
  moods: ['first', 'learning', 'proud', 'losing'],
  company: ['rope', 'chair', 'hall', 'handle', 'rhyme', 'bed', 'turner'],
  about: 'For a skipping rope you need three, and they are two and a chair, which comes a bit nearer with every turn.',
  titles: ['The Chair Came Too', 'Seven and No Further', '{H} and the Skipping Rope', 'Salt, Pepper, Who’s for Tea', 'Down the Hall with a Chair'],
  want: [
    {
      id: 'two-and-a-chair',
      A: 'partner',
      paragraphs: [
        'For a long skipping rope you need three. Two turn it, and one jumps. {H} wanted to jump, right to the end of the rhyme, and {A} was going to turn. For the other end they had a chair. They tied the rope to its back, in the hall, and {A} began. Swish, tick. Swish, tick.',
        '“Salt, pepper, who’s for tea? One, two, three,” they said, and {H} jumped on each tick. “Four, five, six, seven.” Then the rope lay round {H}’s ankles like a cat.'
      ]
    }
  ],
  way: [
    {
      id: 'always-seven',
      A: 'partner',
      paragraphs: [
        'They began again. It went very well up to six. At seven the rope came late, and hung down in the middle, and caught one foot. “You’re getting slower,” said {H}. “You’re getting higher,” said {A}. They did it with bare feet. It was always seven.',
        '“It goes up to twenty, and after that there’s tea,” said {H}. “I’ll never get any.”'
      ]
    },
    {
      id: 'door-handle',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First of all they had tried it with the door handle. {A} turned, and the handle went down, and the door opened. “Come in,” said {A}. There was nobody there. At the next turn it shut again, and at the next one it opened.',
        '{H} jumped and bowed to it by turns. “It’s rather busy,” said {H}. On the other side a draught had started, and blew out all the pages of the calendar. So they took the chair.'
      ]
    },
    {
      id: 'elbow-turning',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It isn’t easy to turn, either. {A} did it with the whole arm, like a windmill, and with one knee. “You have to do it from the elbow,” said {H}, “as if you were stirring.” {A} stirred. The rope went round like a good soup.',
        '“What’s in it?” asked {H}, jumping. “Barley,” said {A}. “Carrots. A sock.” “Whose?” Then they began to laugh, and you can’t do that and skip.'
      ]
    },
    {
      id: 'pepper',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At “salt” you turn slowly, and at “pepper” you turn as fast as you can. “Salt,” said {A}. {H} went up and down like somebody in a lift. “Salt. Salt.” It was quite restful. “Pepper!” said {A}.',
        'The rope hissed. {H}’s feet were gone, and there was only a sort of buzz down there. “Salt!” cried {H}. “Salt, salt!” {A} sneezed. That was the pepper.'
      ]
    },
    {
      id: 'snake-on-floor',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'To get warm there was the snake. {A} sat on the floor and wiggled the end, and the rope ran over the boards in waves. {H} had to jump across and not touch it. “It’s asleep,” said {A}. It lay quite still.',
        '{H} lifted one foot. It was not asleep. “You said that it was!” “It said so,” said {A}. “I’ve only got it by the tail.”'
      ]
    },
    {
      id: 'short-rope',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A short rope is for one alone. You stand on the middle, and both ends have to reach up to your arms. {H} stood on it. They came up to {H}’s ears. {A} tied a knot in each.',
        'Now {H} jumped across the rug and back again, with knots that nodded. “How do you stop?” asked {A}. “You don’t,” said {H}. “It does.” And it did, round the lamp.'
      ]
    },
    {
      id: 'run-in',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to run in while it was turning. That’s the hardest part of all. {A} stood at the side, and rocked to and fro, and went “now”, and stayed there. “Now.” “Now.” There were a good many, and none of them was the right one.',
        '“Go when it’s just gone past you,” said {H}. {A} shut {A}’s eyes and went. There was a tick, and a second tick, and {A} was in. “I’m in!” cried {A}. “And how do I get out?” Nobody had thought of that.'
      ]
    },
    {
      id: 'two-ropes',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'With two ropes at the same time it’s called double Dutch. One comes down on the left, while the other one’s up. They had a second rope, and that was the belt of a coat. {A} stirred with both arms, and they went like an egg whisk.',
        '{H} looked in, as you look into a washing machine. “Are you coming?” asked {A}. “In a minute,” said {H}. First it was the ropes that had a go at each other. It took them a long time to get the plait undone.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the middle of the hall, just where the rope comes down, {A} had taken a seat. {H} explained how it was done. {A} listened. The rope was turned once, very slowly, over {A}, and laid down on the far side.',
        '“One,” said {H}. It was a record, for somebody who hadn’t got up. After that the rope was kept away from {A}, who had done enough.'
      ]
    },
    {
      id: 'elder-rhymes',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our rope went right across the street,” said {S}. “It was a washing line, and there was room for nine of us. When a cart came, we lowered it, and he drove over. We never missed a word of the rhyme.” “What was it?” asked {A}.',
        '{S} began, and it was about a sailor, and a goat. The third line wouldn’t come. “The rest’s in my feet,” said {S}, and got up, and did a bit of a hop. “His trousers! That’s it. The goat ate his trousers.”'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'It was {S} who did the counting. “One, two, five, eight, a hundred,” said {S}. {A} had jumped five times. “Is that right?” asked {A}, out of breath. “It’s quicker,” said {S}.',
        'Then it was the turn of {S}, and the rope lay on the floor. {S} jumped from one side to the other, and back. “A hundred,” said {A} each time. It came to a great deal.'
      ]
    },
    {
      id: 'baby-tick',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'By the wall sat {A}, and kept time. At every tick the whole of {A} went up and down, on the seat of the trousers. It was done with no rope at all. “{A}’s at thirty,” said {H}, “and isn’t even out of breath.”',
        'When the rope stopped, {A} waited, with both arms in the air. It had to go on. A tick that doesn’t come is no joke, when you’ve got all that in your knees.'
      ]
    },
    {
      id: 'it-walks',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the chair, to be cross in comfort. “Weren’t you further away, before?” asked {A}. They looked at the floor. There were four legs, and behind each leg there was a long, thin line. “It’s the chair,” said {A}. “At every turn the rope gives it a tug, and it takes a small step. After seven it’s so near that there’s too much rope.” “It wants to play too,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“Sit on it, or put the potatoes on it,” said {A}. But {H} had got up, and was looking down the hall. It was a long one. “Let it come,” said {H}. “When it takes a step, you take one back. And I’ll jump along in the middle.” Swish, tick, went the rope. {A} went backwards, and the chair came after them, a bit at a time.',
        '“Five, six, seven, eight!” They went past the coats like that, all three of them. “Nineteen, twenty! Salt, pepper, that’s for me!”'
      ]
    },
    {
      id: 'meeting-people',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They did it over again, from the front door, because it had been so fine. Anybody who came out into the hall had to wait. “What’s that?” was asked. “It’s a skipping rope, on its way somewhere,” said {H}, and jumped by.',
        'At the bathroom {A} missed the way, and went in backwards. The rope went in too, and {H}, and then the chair was stuck in the door. “It isn’t your turn,” {H} told it.'
      ]
    },
    {
      id: 'chair-jumps',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} thought that it was only fair to let the chair have a go. They turned, one at each end, and the chair stood in the middle. The rope came down and went tick on its back. “It was too late,” said {A}.',
        '“It’s got four legs to think about,” said {H}. They lifted it together, at the third try, by the seat. It was over. They had let go of the rope for it, so nobody can say it’s proved.'
      ]
    },
    {
      id: 'where-they-were',
      A: 'partner',
      paragraphs: [
        'The next time the rhyme ran out, the rope went on turning, more and more slowly. “Twenty-nine,” said {A}. “Thirty.” Something touched {A} behind the knees, and it was soft. {A} sat down. It was {H}’s bed. They had skipped all the way.',
        '{H} stood there, out of breath, and then the chair took one more small step. It stopped right behind {H}. {H} sat down on it. “Now there can be tea,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bobbed along at the edge, where there was no rope.',
      '{names} sat down at the bottom of the hall, like the audience.',
      { text: '{names} clapped at salt, and again at pepper.', needs: ['hands'] },
      { text: '{names} tied a bow in the other end, so that the chair looked nice.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked at seven, a bit before the rope.',
      '{names} untangled from the ankles, with a wriggle.',
      { text: '{names} lifted the slack, and dropped it again at the wrong tick.', needs: ['hands'] },
      { text: '{names} laid out the tea things, up to number six.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside the chair, like a proud relation.',
      '{names} bounced past the coats, on every second tick.',
      { text: '{names} held open the doors, as far as twenty.', needs: ['hands'] },
      { text: '{names} drew in a toe, and the rope went over.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rope was undone from the chair and laid in a ring. The chair stayed where it was, since it had come so far. The clothes went over its back.',
    '{H} washed. In the legs it still went up and down for a while, salt, and salt, and salt. Then it was only the blanket that did it.'
  ],
  last: [
    'Beside the bed stood a chair that had come by itself, and {H} slept.',
    'Swish went the breath, and tick went the clock, and {H} had got past twenty, and was asleep.'
  ]
})
