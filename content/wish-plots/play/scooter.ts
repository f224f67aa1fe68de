import { wishPlot } from '../wish-plot.ts'

export const scooter = wishPlot({
  id: 'wish-scooter',
  beginsElsewhere: true,
  wishes: ['scooter', 'scooters', 'scooting', 'kick scooter', 'push scooter', 'three wheeled scooter', 'micro scooter', 'scooter ride', 'riding scooter'],
  answers: ['riding', 'ride', 'rides', 'my', 'new', 'red', 'blue', 'pink', 'fast', 'learning', 'park', 'going', 'school', 'to', 'wheels', 'three', 'two', 'first', 'big', 'path', 'with', 'helmet', 'light', 'up', 'racing', 'trip', 'walk', 'day', 'out', 'own', 'zoom', 'zooming', 'got', 'on'],
  except: ['motor', 'electric', 'mobility', 'stolen', 'lost', 'broken', 'broke', 'fell', 'hurt', 'knee', 'crash', 'crashed', 'grazed', 'road', 'skate', 'hospital', 'jet', 'dog', 'cat', 'bear', 'dinosaur', 'penguin', 'unicorn', 'talking', 'flying', 'magic', 'birthday', 'libby', 'underwater', 'moon', 'space', 'afraid', 'scared', 'braun'],
  moods: ['first', 'learning', 'proud'],
  company: ['scooter', 'leg', 'legs', 'path', 'fountain'],
  out: true,
  about: 'One leg has pushed the scooter all day and is used up, and the other one has only been along for the ride.',
  titles: ['The Other Leg', 'One of Them Had a Ride', '{H} Changes Legs', 'As Far As the Fountain and Back', 'The Left Leg’s First Day'],
  want: [
    {
      id: 'not-carrying',
      A: 'partner',
      paragraphs: [
        '{H} wanted to ride the scooter as far as the fountain and back. “And who’ll carry it home?” asked {A}. It had been {A} the last time, and the time before. When you carry a scooter, it knocks on your shin at every step. {A} still had a blue mark there. “Nobody,” said {H}, and did up the helmet.',
        'It was a good wide path with trees. {H} pushed with one leg and rolled, pushed and rolled, and {A} could hardly keep up. At the fountain they had a drink and turned round.'
      ]
    }
  ],
  way: [
    {
      id: 'lentil',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All at once the scooter stopped. {H} didn’t, and took two more steps in front of it, quite surprised. “What did it do that for?” They looked under the wheel. There lay a stone, as small as a lentil.',
        '“That little thing?” said {A}. {H} rolled over a stick, and over a feather, and a flat tin. None of those stopped the scooter. {A} put the stone in a pocket, so that it could not stop anybody else.'
      ]
    },
    {
      id: 'slabs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the smooth part the wheels only hummed. Then came the slabs, and the scooter went tock-tock, tock-tock, like a train. “Next stop, the big oak,” said {H}. After that there were cobbles. “Sa-a-ay so-o-omethi-i-ing,” said {H}.',
        '“What shall I say?” asked {A}, who was on foot. “I-i-it do-o-oesn’t wo-o-ork wi-i-ith yo-o-ou,” said {H}. {A} jumped up and down while talking, to keep up.'
      ]
    },
    {
      id: 'wet-line',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} rode through a puddle, and behind the scooter there was a dark line. It went wherever {H} went. {H} rode in a curl, and in another curl. “That’s a snail,” said {A}. “It’s an eight,” said {H}.',
        'Back they went to the puddle, for more ink. But the sun came along behind, and dried the ink. When {H} had come to the end of the snail, the beginning was dry. “You’d have to write faster,” said {A}.'
      ]
    },
    {
      id: 'overtaken',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’m the fastest one on this path,” called {H}. Somebody came from behind, tippy, tippy, tippy. It was a very long dog with very short legs, and it went by. It did not even look as if it was trying.',
        '{A} stood still and laughed. “It’s got twice as many legs,” said {H}. At the next tree the dog had to stop for a while. {H} rolled past, and looked the other way, to be polite.'
      ]
    },
    {
      id: 'the-fold',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can fold it,” said {H}. “You press this, and you pull that.” {A} pressed this. The scooter took a bow, and {A} had the handlebars in {A}’s tummy. “And now it won’t go up again,” said {A}.',
        '“You have to say click,” said {H}, and trod on it. Click, said the scooter. {A} tried it once more, and trod on it, and said click. Nothing happened. “Not you,” said {H}.'
      ]
    },
    {
      id: 'brake',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The brake was over the back wheel, and you stood on it with your heel. It squealed like a small pig. “Could you do that more quietly?” asked {A}, for the pigeons had all gone up.',
        '{H} braked a bit, and then a bit less. It grunted now. By and by {H} could do a door, and a gull, and somebody’s tummy. “Do the pig again,” said {A}. “I’d got used to it.”'
      ]
    },
    {
      id: 'ankle',
      A: 'other',
      spare: 7,
      paragraphs: [
        'On a short bit that was all mud {A} wheeled the scooter by the handlebars. The scooter waited until {A} was thinking of something else. Then it swung round on the front wheel, and hit {A} on the bone of the ankle. “Ow,” said {A}, and stood on one leg.',
        '“It’s only looking for you,” said {H}. “It knows just where that bone is,” said {A}. They both looked at the scooter. It leaned on the tree, and seemed to be looking at the view.'
      ]
    },
    {
      id: 'two-holes-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The handlebars stood two holes higher than last summer. “In those days I could see over you without stretching,” said {A}. {H} felt the old holes with one thumb. “That was me,” said {H}. “I was down here.”',
        'There were four more holes to go, right up to the top. {A} held a hand up there in the air, to see how it would look. “You’ll need longer sleeves,” said {A}.'
      ]
    },
    {
      id: 'elder-planks',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We made ours out of two planks and four wheels from a pram,” said {S}. “It had no brake. But it made such a din that everybody was out of the way long before.” “How did you stop?” asked {A}.',
        '“There was Mrs Dunne’s hedge,” said {S}. “She used to wait behind it with a plate of buns. She said that she liked company, and could always hear me coming.”'
      ]
    },
    {
      id: 'child-lights',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} ran on ahead, and was the traffic lights. “Red,” said {S}, with both arms out. {A} braked. “Now green,” said {S}. {A} rode on for three trees. There was {S} again, red in the face.',
        '“Why’s it always red?” asked {A}. {S} had no breath left to say green with. So they waited there until it changed.'
      ]
    },
    {
      id: 'pet-bench',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'From time to time {H} looked round, to see if {A} was still there. {A} was there, but did not trust the wheels. Wheels come up from behind, and they don’t smell of anything.',
        'When the scooter stood still, {A} had a proper look at it, from close to. The wheel went round by one small bit. {A} acted as if it had not been looking at all.'
      ]
    },
    {
      id: 'used-up',
      A: 'partner',
      paragraphs: [
        'Halfway home there was a bench, and {H} stopped. “My leg’s used up,” said {H}. “I’m not carrying it,” said {A}. So {H} stood on the scooter, and held the jacket open on both sides for a sail. A bit of wind came. The scooter rolled on by about one shoe. “Only a thousand shoes to go,” said {H}.',
        '“Which leg?” asked {A}. {H} showed it, and the shoe on it was quite grey at the tip. The other one was as good as new. “And what’s this one been doing all afternoon?” asked {A}. {H} thought. “Standing,” said {H}. “It’s had a ride.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-left-leg',
      A: 'partner',
      paragraphs: [
        '“Then it’s the left one’s turn,” said {H}, and changed over. The left leg had never done it before. It pushed too soon, and then too hard, and the scooter waddled like a duck. “It’s its first day,” said {A}. But by the fifth tree it could do it, and it wasn’t the least bit tired. Now the right leg stood up on the board, and had a ride.'
      ]
    },
    {
      id: 'one-push',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How far will it go on one push?” asked {A}. The left leg pushed, once. They went past one tree, and the next, and half of another one. “Two and a half,” said {H}. “And the right one?” It had had a good rest. It got as far as three.',
        'The left leg wanted to try again after that, and then the right one did. “They’re having a race,” said {H}. “They’ve always been on the same side before.”'
      ]
    },
    {
      id: 'old-gentleman',
      A: 'other',
      spare: 10,
      paragraphs: [
        'An old gentleman came towards them with a walking stick. He looked at {H}, who was going by on the new leg. “Which one do you do it with?” he asked. “With both,” said {H}. “You have to change over.”',
        'He took his stick in the other hand and went on a few steps. “Well, I never,” he said. {A} looked after him. At the bend he changed over again, and lifted his hat with the hand that was free.'
      ]
    },
    {
      id: 'long-shadows',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The sun was low by then. On the grass beside them rode somebody very long, on a scooter as tall as a gate. When {H} pushed, a leg swung out over there that went across three flower beds.',
        '“Mind the roses,” called {A} to it. {A}’s own shadow had a head as far off as the fence. They waved, and two arms went up the wall of a house.'
      ]
    },
    {
      id: 'get-on',
      A: 'partner',
      paragraphs: [
        '{A} walked beside it with both hands free, and did not know what to do with them. Then {A} stopped. “Is it your shin?” asked {H}. “It’s my legs,” said {A}. “It’s both of them. I’ve got no other one to change to.”',
        '{H} got down. “Then get on,” said {H}. {A} put on the helmet, and stood on the scooter, as straight as a candle. {H} went round to the back and pushed, first with one hand and then with the other. Slowly they rolled from lamp to lamp. Nobody carried the scooter home that day. The scooter carried {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a head start, and kept it as far as the third tree.',
      '{names} drank at the fountain too, and some of it went in.',
      { text: '{names} checked the helmet, and gave it a knock for luck.', needs: ['hands'] },
      { text: '{names} spun one wheel, and it purred like a cat.', needs: ['hands'] }
    ],
    way: [
      '{names} puffed along behind, with every leg used up.',
      '{names} blew at the scooter from behind, to help it along.',
      { text: '{names} spread a coat in the wind, and went home a bit sideways.', needs: ['hands'] },
      { text: '{names} wiped the wheels with a leaf, and got most of a puddle.', needs: ['hands'] }
    ],
    turn: [
      '{names} waddled along behind, just like the scooter.',
      '{names} came on from tree to tree, and did not sit down once.',
      { text: '{names} gave the left leg a cheer, and the right one a nod.', needs: ['hands'] },
      { text: '{names} walked on the left, in case the new leg needed help.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the scooter, with a click, and stood it behind the door. The helmet hung on top of it.',
    '{H} washed the grey off both feet. In bed the two legs lay side by side, and neither of them had to push.'
  ],
  last: [
    'First the right leg was asleep, and then the left, and then {H}.',
    'The scooter rolled on in a dream, all by itself, past one tree and another, and {H} slept.'
  ]
})
