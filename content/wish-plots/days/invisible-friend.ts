import { wishPlot } from '../wish-plot.ts'

export const invisibleFriend = wishPlot({
  id: 'wish-invisible-friend',
  wishes: ['invisible friend', 'imaginary friend', 'pretend friend', 'made-up friend', 'secret friend', 'invisible friends', 'imaginary friends', 'friend nobody can see', 'friend no one can see'],
  answers: ['friend', 'friends', 'invisible', 'imaginary', 'pretend', 'called', 'named', 'nobody', 'else', 'can', 'see', 'sees', 'only', 'best', 'secret', 'made'],
  except: ['dragon', 'dog', 'cat', 'giraffe', 'elephant', 'unicorn', 'dinosaur', 'ghost', 'monster', 'tiger', 'bear', 'school', 'told', 'tells', 'promised', 'slip', 'slipped', 'blurted', 'gave', 'keep', 'kept'],
  company: ['Bunce'],
  moods: ['alone', 'proud', 'lost'],
  about: 'Somebody keeps sitting down on the hero’s invisible friend, until it is found out how to see where he is.',
  titles: ['Somebody Sat on Bunce', 'That’s His Ear', '{H} Leaves a Bit of Room', 'Bunce Is Not a Cushion', 'The Gap on the Sofa'],
  want: [
    {
      id: 'sat-on',
      A: 'partner',
      paragraphs: [
        '“Get up!” cried {H}. “You’re sitting on Bunce!” Bunce was {H}’s invisible friend.',
        '{A} got up at once and looked at the chair. There was a cushion on it, and nothing on the cushion. “I do beg your pardon,” said {A} to the cushion. “He’s on the left of it now,” said {H}. It was the third time this week. {H} wanted {A} and Bunce to get to know each other properly.'
      ]
    }
  ],
  way: [
    {
      id: 'ear',
      A: 'partner',
      paragraphs: [
        'So {H} brought them together. “This is {A}, and this is Bunce,” said {H}. {A} put out a hand. “That’s his ear,” said {H}. {A} tried it lower down. “And that’s his tummy,” said {H}. “He’s laughing.”',
        'Then Bunce got a hat, so as to be seen. {H} put it on, and it fell on the floor. “He’s ducked,” said {H}. “He doesn’t care for hats.” They tried a bell as well. It never rang. Bunce was keeping still, to be helpful.'
      ]
    },
    {
      id: 'what-he-likes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s he like?” asked {A}. Bunce liked the middle of bread and the end of songs. Bunce wore one brown shoe, and was still thinking about the other.',
        '“And what can’t he stand?” {H} had to ask. It took some time, because of a mouthful of bread. “Being sat on,” said {H} then.'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How tall is he?” asked {A}. {H} showed it with one hand, and stood Bunce against the door to make sure. {A} held up a ruler there, and could not read it, because of Bunce’s hair.',
        '“He’s grown,” said {H}. “Since when?” “Since you started measuring.” {A} took the ruler away, before Bunce got too big for the chair.'
      ]
    },
    {
      id: 'raisins',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were three small heaps of raisins, and the one in the middle was Bunce’s. {A} ate slowly and watched it. Nothing was missing. “Isn’t he hungry?” asked {A}.',
        '“He eats the invisible ones first,” said {H}. When they looked again, there were two less. {A} looked at {H}, and {H} looked at the ceiling, chewing. “He said I could,” said {H}.'
      ]
    },
    {
      id: 'after-you',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} held the door open for Bunce, and bowed. They waited. “Has he gone in?” asked {A}. “He’s waiting for you,” said {H}. “He’s very polite.”',
        '“After him,” said {A}. “He says after you,” said {H}. They went on like that, until there was a draught in the whole house. In the end they all went through together, and stuck. “That’s Bunce’s elbow,” said {H}. “It does stick out.”'
      ]
    },
    {
      id: 'game',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They played hide-and-seek, so that everybody would have a nice time. {H} was found behind the curtain, and {A} behind the door. Bunce was not found. “He’s good at this,” said {A}.',
        'They looked for him in the oven tray, and in both of the boots. “You’ve won!” they called at last. And there was Bunce, in the middle of the room. “He’s been here from the start,” said {H}. “He’s very pleased.”'
      ]
    },
    {
      id: 'his-turn',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} told a joke about a sausage, and {H} laughed. Then they waited. “He doesn’t get it,” said {H}. So {A} told it again, more slowly, to the chair.',
        '“Now he’s telling one,” said {H}, and they were quiet and listened. It was a long one. At the end {H} laughed so much that {A} began as well. “What did the sausage say?” asked {A}. “There wasn’t a sausage in his,” said {H}.'
      ]
    },
    {
      id: 'his-cold',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What was the matter with him yesterday?” asked {A}. “He never said a word.” “He had a cold,” said {H}. “His nose went all red.”',
        '“I didn’t see it,” said {A}. “Nobody did,” said {H}. Then {H} stepped quickly to one side. “Bless you,” said {A}, a bit late. “He says thank you,” said {H}, “and have you got a hanky?”'
      ]
    },
    {
      id: 'pet-sees',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'With {A} it was quite different. {A} looked up when Bunce came in. Then {A} went on looking for a while at nothing.',
        '“You see,” said {H}. “{A} knows him.” They had always got on, those two. Neither had ever sat on the other.'
      ]
    },
    {
      id: 'elder-had-one',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Mine was called Mrs Tuck,” said {S}. “She had a handbag. Whenever there was trouble, she opened it and took out just the right thing.” “Where’s she now?” asked {A}.',
        '{S} had to think. “I believe she went on to somebody else,” said {S}. “I was getting rather big.” {A} asked Bunce about it. “He met a lady with a handbag once,” said {A}, “on a bus. She gave him a plaster.”'
      ]
    },
    {
      id: 'child-wants-one',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted one too, and got one straight away. It was called Big Bunce, and it could lift a car. “Mine’s standing on yours,” said {S}.',
        '“He can’t,” said {A}. “Bunce is on the shelf.” So Big Bunce went up there too, and then the shelf was full. So both Bunces had to come down and share a chair. “It’s creaking,” said {S}.'
      ]
    },
    {
      id: 'i-can-see-you',
      A: 'partner',
      paragraphs: [
        '{A} looked until both eyes watered. “It’s no use,” said {A}. “I can’t see him. But there’s something I can see, and that’s you. When you talk to him, you look at him. You look to the same place, and you always leave a bit of room.”'
      ]
    }
  ],
  turn: [
    {
      id: 'watching',
      A: 'partner',
      paragraphs: [
        'So {A} looked at {H} to find out about Bunce, and it worked. {A} walked round Bunce twice without a bump. {A} passed the bread to the right side. “Now he’s gone to the window,” said {A}, for {H} was looking there. And that was just where Bunce was.',
        'But then {H} turned round, and stopped. “Where’s Bunce?” {H} looked under the table and behind the door. “I can’t see him anywhere,” said {H}, and sat down on the sofa beside {A}.'
      ]
    },
    {
      id: 'who-saw-him',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What was he wearing?” asked {A}, as the police do. “One brown shoe,” said {H}. “When did you see him last?” “By the window. He was breathing on it.”',
        'They went to the window. On the glass there was a round patch of breath, rather low down. {H} had not been near the window all day.'
      ]
    },
    {
      id: 'call-him',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Perhaps he’s with somebody else,” said {A}. They opened the door and looked out. There was nobody there, and it was hard to tell if that was Bunce.',
        '“Bunce?” called {H}, not very loud. They listened. Something went tick in the kitchen, but that was only the tap. “He always comes for bread,” said {H}. {H} laid a piece from the middle on the arm of the sofa.'
      ]
    },
    {
      id: 'sofa',
      A: 'partner',
      paragraphs: [
        '{A} did not look under anything. {A} only looked at {H}. “He’s here,” said {A}. “How do you know?” “You’ve left room,” said {A}. And there was a gap on the sofa between the two of them, just right for one more. {H} had done it without noticing.',
        'They sat there for a while, all three. “Does he mind that I sat on him?” asked {A}. {H} leaned over to the gap and listened. “He says it’s all right,” said {H}, “if you knock first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got up as well, just to be sure.',
      '{names} went round the chair, and not too near.',
      { text: '{names} raised a hat to the left half of the chair.', needs: ['hands'] },
      { text: '{names} put one more cup on the table, for Bunce.', needs: ['hands'] }
    ],
    way: [
      '{names} ran right through Bunce, who did not mind.',
      '{names} sniffed along the sofa, and stopped where nobody sat.',
      { text: '{names} shook hands with a bit of air, and nodded to it.', needs: ['hands'] },
      { text: '{names} picked the hat up again, and dusted it for Bunce.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved over, to make room for one Bunce.',
      '{names} looked round for Bunce as well, under the rug.',
      { text: '{names} held the door open, and a bit longer than usual.', needs: ['hands'] },
      { text: '{names} pushed the bread a finger further to the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat and the bell went back into the drawer. The door was held open just long enough.',
    '{H} washed, and then stepped aside for a moment, because there is only one tap. In bed {H} lay down on one half of the pillow.'
  ],
  last: [
    'On one half of the pillow {H} was asleep, and on the other half nobody stirred.',
    'They slept, {H} and Bunce, and you could see it by the room that was left.'
  ]
})
