import { wishPlot } from '../wish-plot.ts'

export const whoeverGetsStuck = wishPlot({
  id: 'wish-whoever-gets-stuck',
  visits: 'anything',
  whoever: [
    'gets stuck in the mud',
    'got stuck',
    'was stuck',
    'is stuck',
    'had got stuck',
    'gets stuck',
    'always got stuck',
    'always gets stuck',
    'is always stuck',
    'has its head stuck',
    'had its head stuck',
    'got its tail stuck',
    'keeps getting stuck',
    'kept getting stuck',
    'can’t get out',
    'can’t get down',
    'got jammed in the doorway',
    'got wedged in the door',
    'got trapped in a jar',
    'got its head caught',
    'got its foot caught',
    'won’t fit through the door',
    'is too big for the door',
    'gets caught in things',
    'got its finger stuck',
    'can’t come out of the hole'],
  except: ['hurt', 'hospital', 'trap', 'fire', 'well', 'chimney', 'lift', 'elevator', 'alone', 'drowning', 'hole in the ice', 'in traffic', 'at home', 'inside', 'net', 'nets', 'rubbish', 'plastic', 'no petrol', 'warm', 'stuck on'],
  company: ['jar', 'door', 'rug', 'marble', 'doorknob', 'table', 'tap'],
  about: 'The hero has a fist in a jar round the best marble, and whoever gets stuck is fast in the door; both come out when they let go and go a little further in.',
  titles: ['A Little Further In', 'The Best Marble', '{visitor} in the Doorway', 'One, Two, Three, Heave', 'Not Forwards'],
  want: [
    {
      id: 'in-the-jar',
      A: 'partner',
      paragraphs: [
        '{H} had one hand in the tall jar. At the bottom lay the best marble, with the green twist, and now {H} had it. But with a marble in it the hand was a fist, and would not come out. {H} told nobody, and wore the jar as if it were a glove.',
        'Then there was a bump. Half of somebody was in the doorway, and the other half was not. It was {visitor.first}. “I’m stuck again,” said {visitor}. “This time it’s your door.”'
      ]
    }
  ],
  way: [
    {
      id: 'heave',
      A: 'partner',
      paragraphs: [
        '“You’ve only got to pull,” said {A}, quite sure. {A} took hold at the front, and {H} held on to {A}. “One, two, three, heave!” Something went pop. It was {A}’s shoe.',
        '“Am I out?” asked {visitor}. They heaved once more, and that time it was the doorknob. They rubbed in butter. After that nobody could hold on to anything, and they all sat on the rug. {visitor} was stuck tighter than before.'
      ]
    },
    {
      id: 'how-it-happens',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you do it each time?” asked {A}. “I think I’ll fit,” said {visitor}. “I look at the hole, and I look at the other side. On the other side it’s always nice. I don’t look at me.” {H} knew that. It had been just the same with the marble.',
        '“And when do you notice?” “In the middle,” said {visitor}. “At the front I still think that it’s going well. It’s the back that knows.” They listened to the back. It was out in the passage, and said nothing, and somebody was stepping over it.'
      ]
    },
    {
      id: 'list-of-places',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{visitor} had been stuck nearly everywhere. There had been a gate, a bucket and a queue. “In a queue?” asked {A}. “It went round a corner,” said {visitor}, “and I didn’t.” The longest was a fence, from Monday till the Wednesday.',
        '“What did you do all that time?” asked {H}. “I learnt it by heart, what there was,” said {visitor}. “There were two nettles and a can. On Tuesday a beetle came by. I could draw you that beetle now, from underneath.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What’s holding it?” asked {A}, and felt along the door frame. It was {caller.part}, round a corner where nothing ought to be. “Could you leave that outside?” asked {H}. {visitor} would rather not. “I’ve never been anywhere without,” said {visitor}.',
        'They tickled {visitor} there with a feather, to make a bit of room. It made no room. {visitor} giggled, and got thicker with each giggle. “That’s how it always is,” said {visitor}. “The moment anybody takes notice, there’s more of me.”'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do you do as a rule, when you want to get away from somewhere?” asked {A}. “The usual,” said {visitor}, and {caller.does}. The whole wall did it with it. A picture of a lake came down, and a bit of the lake ran out at the corner.',
        '“And does it help?” asked {H}. “In the open air,” said {visitor}. “Indoors it mostly loosens the house.” They looked round the frame. The house was a bit looser. But {visitor} had it on now like a collar.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 3,
      embodied: true,
      paragraphs: [
        'You get hungry when you are stuck. {A} brought some soup. At the front {visitor} ate it, and that went well. Then there was a small noise. “Was that the door?” asked {H}. “That was me,” said {visitor}. “There’s more of me now.”',
        'So {A} took away the bread. {visitor} watched it go. “How long does soup last?” asked {visitor}. {A} thought till about ten. They sat and waited for the soup to be over. Meanwhile they talked of thin things, of spaghetti and of letters.'
      ]
    },
    {
      id: 'somebody-wants-by',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The neighbour wanted to come in, to bring back an egg. “Excuse me,” said somebody outside, and then saw how it was. “I can come another time.” “It’s no trouble,” said {visitor}. “You can go under me, if you don’t mind the dark.”',
        'So the egg came in by itself, rolled along under {visitor}. {A} caught it. “Thank you!” called {A} through the wall. “How do things look out there?” “From here it’s mostly behind,” called the neighbour. “Shall I push?” “NO,” called everybody.'
      ]
    },
    {
      id: 'handshake',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} held out a hand, to help {H} up from the rug. {H} gave the left one. “The other one,” said {A}. {H} put the jar behind the back, and whistled a bit. “I’m using it,” said {H}.',
        '“What are you using it for?” “For keeping,” said {H}. Behind the back it clinked. Only {visitor} saw both sides, being in the door. {visitor} looked at the jar, and at {H}, and did not say anything. {visitor} knew how that is.'
      ]
    },
    {
      id: 'in-thought',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Make yourself thin,” said {A}. “Think of something thin.” {visitor} kept quite still, and thought of a thread. There really was a bit less of it all. Then the thread went through a needle. “And on the other end there was a coat,” said {visitor}. It was all back.',
        '“Then don’t think at all,” said {H}. They all three did not think. It was harder than heaving. {A} thought that it was going well, and that was one thought. {H} thought of the marble.'
      ]
    },
    {
      id: 'decorate',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“If you’re staying,” said {A}, “we should make it nice.” They put a cushion under the front. They hung the keys on it too, for it was by the door. “I’m quite useful here,” said {visitor}. “It doesn’t draw any more.”',
        '“You could be our door,” said {H}. They tried it. Somebody knocked, and {visitor} said, “Who’s there?” It was very good at that. Only with opening it did not get on. “I’m more of a shut one,” said {visitor}.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} fetched the tape measure, for it must be a matter of numbers. The door was so wide. {visitor}, from the front, was narrower than that. “Then you fit,” said {A}. “You can come in.” {visitor} looked down at the numbers. “Tell that to the rest,” said {visitor}.',
        '{H} measured while {visitor} was being scared of the tape. It was three fingers more. {H} measured while {visitor} was laughing at it, and it was three fingers less. “It’s broken,” said {A}, and hung it round the doorknob. But that lay on the rug.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was stuck in a jersey once,” said {S}. “There were the arms, and there was the neck, and I was in none of them. I ran round in the dark and bumped into the wardrobe.” “Who got you out?” asked {A}.',
        '“Nobody,” said {S}. “I sat down on the floor in it, to be sad. And as I sat there, my head came out by itself. It had only wanted me to stop running.” {visitor} asked to hear that once again, from the wardrobe on.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know how,” said {S}. “You just have to shout that you’re stuck.” “I am shouting it,” said {visitor}. “Louder,” said {S}. “At the top of the climbing frame I was so loud that the swings stopped.” “And then you came down?” asked {A}.',
        '“Then I heard how loud I was,” said {S}. “I listened to that a bit. Then my foot found the bar. It had been there, under me.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came along to have a look at the butter. It had been rubbed on all round, and {A} did not care for whom. {A} began at the bottom left. {visitor} held as still as a gatepost.',
        '“It tickles,” said {visitor}, “but I don’t like to say so.” {A} got as far as the top hinge. After that {visitor} was in the door just as tightly as before, but very clean. {A} looked at the jar as well, for there was butter on that too.'
      ]
    },
    {
      id: 'one-sees',
      A: 'partner',
      paragraphs: [
        '{A} stayed on the rug, and looked from there. “You’re puffing yourself up,” said {A}. “We’re pulling a cork that blows itself up.” “I only want forwards,” said {visitor}.',
        '“And that?” asked {A}, and pointed. Now everybody saw the jar. {H} went red right down to the jar. “I only want the marble,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        '{H} looked into the jar. The fist was holding the marble, and so the marble was holding the fist. It was hard to do, but {H} opened one finger, and then the rest. Clink. The hand grew long and thin, and slid out by itself.',
        '{A} tipped up the jar, and the marble rolled out over the rug. “I could have had that at lunchtime,” said {H}.'
      ]
    },
    {
      id: 'what-does-go',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“But I’m not holding on to anything,” said {visitor}. {H} looked, and that was so. “You’ve got the kitchen,” said {H}. “You’re holding on to it by looking.” {visitor} had not noticed that. There was soup in the kitchen, and a lamp.',
        'So {A} hung a tea towel in front of it, and there was no kitchen. {visitor} waited. A bit of the front came loose, and then a bit of the middle. “What is there behind me, by the way?” asked {visitor}. It had never once asked that.'
      ]
    },
    {
      id: 'further-in',
      A: 'partner',
      paragraphs: [
        '“Let go,” said {H} to {visitor}. “And then go back a bit.” “Back!” cried {visitor}. “But I want to get in!” “Only a bit,” said {H}. {visitor} let it all out, until the curtain moved. Then {visitor} went back, as much as a thumb. Nothing was stuck any more.',
        '“And now turn a little,” said {A}. {visitor} turned, and was in the room. “That was all?” said {visitor}. “And I’ve always gone forwards.”'
      ]
    },
    {
      id: 'again',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Can I do that again?” asked {visitor}, and went out, and came in too fast. There was the bump. “Stuck,” said {visitor} happily. Then {visitor} let it all out, and went back by a thumb, and turned, and came in. They had that seven times.',
        '{H} did it too, with the jar. In went the hand, and shut, and was caught. Then the fist opened, and was free. “It’s like a trick,” said {A}. “It’s the same trick,” said {H}. The door had never had such an evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the front half, and then went round for the rest.',
      '{names} bumped into the jar, and it said clink.',
      { text: '{names} shook what was stuck out, and said good evening.', needs: ['hands'] },
      { text: '{names} put a chair there, in case it took long.', needs: ['hands'] }
    ],
    way: [
      '{names} heaved too, and came away with nothing.',
      '{names} slipped on the butter, and arrived by the wall.',
      { text: '{names} held on at the very end, and got the other shoe.', needs: ['hands'] },
      { text: '{names} screwed the doorknob on again, the wrong way up.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out too, to show how, and got thin.',
      '{names} ran after the marble, as far as the wall.',
      { text: '{names} rubbed the cold hand until it was warm.', needs: ['hands'] },
      { text: '{names} opened the door, which had been open.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped off the butter, and the shoe went back to the other one. The jar was put on the shelf, with nobody in it.',
    'They washed, and there was still some butter behind one ear. Then {H} lay down and got one foot stuck in the sheet. {H} let go, and it was out.'
  ],
  last: [
    '{H} breathed out, and went in a little further, and was asleep.',
    'The marble lay in an open hand, for {H} was asleep and held on to nothing.'
  ]
})
