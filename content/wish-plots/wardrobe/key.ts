import { wishPlot } from '../wish-plot.ts'

export const key = wishPlot({
  id: 'wish-key',
  wishes: ['key', 'keys', 'old key', 'rusty key', 'door key', 'house key', 'front door key', 'little key', 'found key', 'key fits nothing', 'key drawer', 'keyhole', 'key hole', 'key lock', 'lock key', 'llave', 'llaves', 'chave', 'clef'],
  except: ['secret', 'magic', 'magical', 'garden', 'treasure', 'chest', 'worker', 'workers', 'board', 'piano', 'ring', 'stage', 'car', 'lost', 'missing', 'stolen', 'latchkey', 'code', 'answer', 'music', 'church', 'died', 'dead', 'hospital', 'prison', 'locked', 'out', 'lime', 'pie', 'florida', 'tower', 'princess', 'minor', 'fob'],
  answers: ['old', 'rusty', 'golden', 'gold', 'silver', 'iron', 'brass', 'small', 'little', 'tiny', 'big', 'mystery', 'mysterious', 'strange', 'open', 'opens', 'opening', 'lock', 'locks', 'unlock', 'unlocks', 'door', 'box', 'drawer', 'found', 'finding', 'finds', 'nothing', 'fits', 'fit', 'anything', 'everything', 'turn', 'turns', 'belongs'],
  nothingElse: true,
  company: ['drawer', 'wardrobe', 'cupboard', 'door', 'key'],
  about: 'A key fits nothing in the home, since its lock is gone; so the hero makes a lock to fit the key, and forgets to put anything in.',
  titles: ['A Lock for the Key', 'It Goes Fup', 'The Other Way Round', '{H} Makes It Something to Open', 'Fup, and Fup Again'],
  want: [
    {
      id: 'in-the-drawer',
      A: 'partner',
      paragraphs: [
        'At the very back of the drawer lay a key. It was as long as a finger, and had two teeth, and nobody knew what it was for. “It must open something,” said {H}. “It’s a key.” {H} wanted to turn it somewhere, and hear it go click.'
      ]
    },
    {
      id: 'hello-from-the-hook',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they took it to see the other keys, which hung in the hall. There was the round one for the front door, and the flat one for the bicycle. There was one so small that it could only be for a suitcase. “Do you know him?” asked {A}, and held up the new one.',
        'The keys swung a little, and jingled. “They don’t,” said {H}. “They’re only being polite.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-holes',
      A: 'partner',
      paragraphs: [
        '{H} tried it in every keyhole that there was. In the front door the key would not go in. In the cupboard it went in, and would not turn. In the wardrobe it fell right through, and they had to shake out a shoe.',
        'Then there were no more holes. {H} tried the bread, and then {A}, in the middle of the back. {A} began to walk, stiffly, with a whirr, came as far as the table, and ran down. But it did not go click.'
      ]
    },
    {
      id: 'wound-too-far',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} gave the key another nine turns, in the middle of {A}’s back. {A} set off at once. {A} came to the wall, and went on walking, with a nose against it. “Turn round!” called {H}. “I can’t,” said {A}. “I only go forwards.”',
        '{H} had to run and turn {A} by the shoulders. Then it was the other wall. It was a good strong spring, and it lasted nearly until the sofa.'
      ]
    },
    {
      id: 'through-the-hole',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A keyhole is good for one thing, even if your key does not fit it. {H} knelt down and looked through. There was a strip of kitchen, with one chair leg, half a tap, and some of {A}.',
        '“What can you see?” asked {A}. “A thin kitchen,” said {H}. Then it went dark, and there was something wet and round in the middle of it. It blinked. “What can you see?” asked {H}. “A thin you,” said {A}.'
      ]
    },
    {
      id: 'rubbing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid a sheet of paper over the key, and {H} rubbed it with a pencil. Slowly it came up through the paper, with the ring first, and then the two teeth. Underneath they wrote: whose lock is this key missing from?',
        'They hung it beside the front door, where nobody could miss it. {A} was the first to stop and read it. {A} felt {A}’s front, and both sides. There was no lock on {A}.'
      ]
    },
    {
      id: 'nearly-knew',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“But I know that key!” said {A}. “I know it as well as my own nose. It’s the one for the, for the thing. With the lid.” {A} drew the lid in the air with both hands, and it was a big one.',
        '“A piano?” asked {H}. “No. It didn’t make a noise.” {A} walked up and down, and tapped on {A}’s head with the key. “It’s in here somewhere,” said {A}. Even there it did not open anything.'
      ]
    },
    {
      id: 'cold-key',
      A: 'same',
      spare: 6,
      paragraphs: [
        'When {H} had picked it up, the key was as cold as a tap. Now it was warm all over, and {H}’s hand smelled of pennies. “That’s iron,” said {A}, and smelled it too. “It comes off on you.”',
        'They laid the key on the windowsill for a minute, and it had gone cold again. Then they laid it under {A}, and it came out as warm as toast. “It takes after whoever’s got it,” said {H}.'
      ]
    },
    {
      id: 'five-in-a-row',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“In the front door there are five little pins,” said {A}, “and they all stand in the way. The right key lifts each of them, just as far as it has to go. Then the door turns.”',
        '“And the wrong key?” “It treads on one of their toes, and lets another hang.” {H} looked at the two teeth. Somewhere there had been somebody whose toes they did not tread on.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{H} looked at {A} for a long while, with the key in one hand. You never know. “Hold still,” said {H}, and felt {A} all over, and there was no hole for it.',
        '“You aren’t locked,” said {H}. {A} could have said so. With {A} you only had to come in, and {A} was glad.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“I wore our key on a string,” said {S}, “because I was home first. It was so big that I could hear myself coming. It went clonk on my buttons.” “Did you ever lose it?” asked {A}.',
        '“I once got in the bath with it on,” said {S}. “Then my mother stood outside, and rang the bell. I ran down in a towel, and posted it out to her through the letter box.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} was a door. {S} stood there with both arms at {S}’s sides and did not let anybody through. The keyhole was under one arm. As soon as {A} came near it with the key, the door began to laugh.',
        '“You’ve got to be shut,” said {A}. “I am shut,” said the door, and shook. The key had not touched it yet. It opened all the same, and fell over.'
      ]
    },
    {
      id: 'nobody-is-waiting',
      A: 'partner',
      paragraphs: [
        '“They’ve all got a key already,” said {A}. “Not one of those locks has been waiting.” {H} ran a finger over the two teeth. “They cut those to fit the lock,” said {A}, “and then somebody threw the lock away.” “So it’s only half of something,” said {H}, and thought.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '“I’ll do it the other way round,” said {H}. {H} took a shoebox, stood the key against the side, and drew round its nose. {A} held the box still, and {H} cut that out. It was a round hole with a slot for two teeth. The key went in as if it had come home, and no other key did.',
        'Inside, {H} stuck on a strip of card for a bolt. {H} shut the lid and turned the key, and the teeth pushed the bolt across. “Fup,” it said. “Click,” said {A}, to help. {H} pulled at the lid, and it was locked.'
      ]
    },
    {
      id: 'burglars',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} was a burglar, in a tea towel, and had brought a fork. The fork went in, and came out. A peg did not get in at all, nor did a teaspoon, nor the key to the suitcase. {A} put an ear to the box and turned something that was not there.',
        '“It’s no use,” said the burglar. “Who made this?” “I did,” said {H}. {A} took off the tea towel, out of respect.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Which way is open?” asked {A}, with two fingers on the key. {H} had to think. From in front it was to the left, and from behind it was to the right. “It depends where you’re standing,” said {H}.',
        'So {H} drew a small sun on one side, and a small moon on the other. If you turned it to the sun it was open. If you turned it to the moon, it was shut, and said fup.'
      ]
    },
    {
      id: 'nearly-shut-in',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where shall we keep the key,” asked {A}, “so that nobody finds it?” {H} knew the safest place in the house. {H} opened the box, and laid the key inside, and was just going to shut the lid.',
        'They looked at each other. {H} took the key out again, quite slowly. “Somebody’s done that before,” said {A}. “That’ll be what happened to the first lock.”'
      ]
    },
    {
      id: 'spare-key',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} thought that there ought to be a second key, and cut one out of a carrot. It had a ring, and two teeth, and looked very good. It went in, and turned as far as the bolt. There it broke off, and half of it stayed inside.',
        'They shook it out through the hole. “That’s why they’re made of iron,” said {H}. {A} ate up the rest of the key, from the ring.'
      ]
    },
    {
      id: 'one-more-each',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The key had got so used to opening that it went on with it. {H} unlocked the box to look whether it was locked. {A} locked it, to see if it would unlock. Fup, it said, and fup.',
        '“How long was it in that drawer?” asked {A}. “For years,” said {H}. “It’s catching up.” They let the key have the next ten by itself, and only did the turning.'
      ]
    },
    {
      id: 'what-colour',
      A: 'partner',
      paragraphs: [
        '“What’s in it?” asked {A}. {H} had forgotten to put anything in. So {H} turned the key, laid a button in the box, and locked it again. “What colour is it?” asked {A}. {H} had not noticed, and had to look. Fup. “Blue.” Fup. “And how many holes has it got?” {H} reached for the key. “You see?” said {H}. “That’s what it’s for.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at once, since somebody had opened a drawer.',
      '{names} had never seen that key either.',
      { text: '{names} turned out the rest of the drawer, and found a spring.', needs: ['hands'] },
      { text: '{names} rubbed the two teeth clean with a thumb.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the whirr as far as the table.',
      '{names} looked under the wardrobe, where it had fallen through.',
      { text: '{names} tried a hairpin in the bread, and it did not turn either.', needs: ['hands'] },
      { text: '{names} gave the teapot a few turns, and it stayed where it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the hole, and it was dark in there.',
      '{names} started at the fup, and came nearer.',
      { text: '{names} swept up the snippets, among them a round one with two teeth.', needs: ['hands'] },
      { text: '{names} knocked on the box, and waited to be let in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box stood on the chair with the button in it, and was locked. The key did not go back in the drawer. It hung on a nail, with the others.',
    'Freshly washed, {H} lay down, and turned to the left and to the right, until it fitted.'
  ],
  last: [
    'Fup, went the duvet, quite softly, and {H} was asleep.',
    'The day was shut, and the key hung on its nail, and {H} was asleep.'
  ]
})
