import { wishPlot } from '../wish-plot.ts'

export const snoring = wishPlot({
  id: 'wish-snoring',
  wishes: ['cousin snores', 'cousin snores so nobody sleeps', 'snores so loud nobody sleeps', 'snoring', 'snores', 'snore', 'snorer', 'snored', 'loud snoring', 'snoring bear', 'snoring dog'],
  answers: ['dad', 'daddy', 'dads', 'mum', 'mummy', 'grandpa', 'grandad', 'grandma', 'nana', 'papa', 'uncle', 'dog', 'cat', 'keeps', 'everyone', 'everybody', 'awake', 'loud', 'loudest', 'whole', 'house', 'night', 'sleep', 'nose', 'like', 'saw', 'lion', 'tractor', 'shook', 'shakes', 'wakes', 'woke', 'funny', 'too', 'hear', 'noise', 'brother', 'sister', 'bed', 'tent', 'who', 'giant', 'baby'],
  except: ['stopped', 'breathing', 'hospital', 'machine', 'ill', 'died', 'missed', 'miss', 'dragon', 'dragons', 'troll', 'monster', 'divorce', 'left', 'marae', 'noho'],
  moods: ['sleepless'],
  company: ['snore', 'nose', 'bear', 'saw', 'neighbour'],
  about: 'Somebody snores so that nobody else can sleep, and they try to find out what kind of snore it is.',
  titles: ['I Never Snore', 'A Saw and a Kettle', '{H} Conducts a Snore', 'In Through the Nose', 'The Sea in the Next Bed'],
  want: [
    {
      id: 'who-snores',
      A: 'partner',
      paragraphs: [
        '“I can’t get to sleep,” said {H}, and stood beside {A}’s bed. “You’re snoring.” {A} sat up, wide awake. “I never snore,” said {A}. “I’d have heard it.”',
        '{H} wanted {A} to hear it, just once. “We’ll play it,” said {H}. “You’re me, and I’m you. Good night.”'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-saw',
      A: 'partner',
      paragraphs: [
        '{H} lay down in {A}’s bed and snored. First it went in, like a saw in a plank. Then it came out, like a kettle that has thought of something. {A} stood there in bare feet. “I don’t do that,” said {A}.',
        '“You do,” said {H}. “Only louder, and the window joins in.” {A} laughed, and was still quite sure.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 0,
      paragraphs: [
        '“Where does it come from?” asked {H}. They looked in the mirror with their mouths open. At the very back there hung something small and pink. “That’s what flaps,” said {A}. “When you’re asleep it goes all soft, and the air pushes past.”',
        'They blew, and tried to make it flap. {H} got as far as a gargle. “Like a curtain when the window’s open,” said {A}. “So it’s only the wind that snores.” “But it’s your curtain,” said {H}.'
      ]
    },
    {
      id: 'peg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We could put a peg on it,” said {H}, and fetched one. {A} held the peg up to the light, and then to one ear. It was a wooden one, and a strict one. They tried it out on a sleeve, and the sleeve did not like it.',
        '“The nose needs to stay open,” said {A}. “It’s the only one I’ve got.” So they put the peg on the curtain. It was quieter there too, in a way.'
      ]
    },
    {
      id: 'on-your-side',
      A: 'partner',
      paragraphs: [
        '“Whoever lies on their back snores most,” said {A}. “So I’ll lie on my side, and then it’s over.” {A} lay down on the left side, shut both eyes, and breathed in. It went in like a saw. {A} sat up. “Who was that?” asked {A}.',
        '“You,” said {H}. “You weren’t even asleep yet.” They both looked at the pillow. {A} had heard it, and all at once {A} looked rather small. “It’s terrible,” said {A}. “How does anybody stand it?”'
      ]
    },
    {
      id: 'kinds',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They made a list of all the snores there were. There was the saw. There was the motorbike that would not start. There was the one that stopped, so that you had to wait for it. “That’s the worst,” said {H}. “You lie there, and hope.”',
        '{A} did a new one, with a whistle at the end, like a train that sees a cow. It went to the top of the list. “Could you do that one instead?” asked {H}. “I’d have to be awake for it,” said {A}.'
      ]
    },
    {
      id: 'cotton-wool',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} put a cushion over each ear and lay down between them. {A} snored, to see. “I can’t hear a thing!” shouted {H}. “Good!” shouted {A}. “What?” shouted {H}.',
        'It was the loudest quarter of an hour of that whole evening. In the end they took the cushions off, and the room was so still that it hummed.'
      ]
    },
    {
      id: 'pet-snores',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then there was a snore in the room, a small one with a bubble in it. {H} looked at everybody, one by one, and they all had their eyes open. It came from below. It was {A}.',
        'Nobody said that {A} had to stop. They knelt down and listened to it, and held their breath so as not to miss the bubble. “Why’s that one nice?” asked {H}. It was a good question, and they all kept it for later.'
      ]
    },
    {
      id: 'elder-snores',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small I slept in the next room to my grandfather,” said {S}. “He snored so that the spoons rang.” “Did you mind?” asked {A}.',
        '“I only woke when it stopped,” said {S}. “Then I lay there with both eyes open till it began again. As long as he sawed, you see, somebody was in there.” {S} pulled the shawl a little closer. “It was the best sound in the house.”'
      ]
    },
    {
      id: 'child-bear',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a bear in its winter den, behind the coats. Bears do not eat in there, and do not drink, for months. “But they snore,” said {S}, and did. A scarf fell down.',
        '{A} was the spring and came along to wake it. The bear only turned over. “It isn’t April,” it said, and went on from where it had stopped.'
      ]
    },
    {
      id: 'record',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How loud is it really?” asked {A}. They tried it with a feather on the chest. {A} snored, and the feather went up, and came down, and went up. It never once fell off. “It likes it there,” said {H}.',
        'Then they tried it with two peas in a saucer. The peas rolled together and touched. {A} was almost proud of that. “I’d make a very good wind,” said {A}.'
      ]
    },
    {
      id: 'next-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They put a glass to the wall, to find out how it sounded next door. Somebody was snoring there as well! It came through quite clearly, a long one, with a puff. “That’s the whole street,” whispered {A}.',
        '{H} listened for a good long while. When the one at home breathed in, the one next door breathed out. They had been taking turns all this time, and had never been introduced.'
      ]
    },
    {
      id: 'slow-breath',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How fast do you do it?” asked {H}, and counted. Awake, {A} breathed in and out in the time of one whole sentence. Asleep it took two sentences, and a comma.',
        '“Everybody gets slower in there,” said {A}. “I’d like to know who’s in charge of it.” {H} tried to breathe as slowly as that. At the comma {H} nearly nodded off, standing up.'
      ]
    },
    {
      id: 'tune',
      A: 'partner',
      paragraphs: [
        '“Do it again,” said {H}, and lay down on the rug, flat on {H}’s back. {A} did it again, very carefully. In, out. {H} had always lain there and waited for it to stop. This time {H} waited for it to come. And it came, each time, just when it should.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        '“It isn’t a saw,” said {H}. “If you listen to it from below it’s the sea! It goes out over the pebbles, and then it comes in again.” {A} snored a long wave, and you could hear the pebbles. “You only have to know where you’re lying,” said {H}.',
        'So they made it a beach. The rug was the sand, and the bed was the water, with {A} in it. {H} breathed in when the wave went out, and out when the wave came in. That was the whole trick. Whoever breathes along does not lie and wait.'
      ]
    },
    {
      id: 'conductor',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} conducted it with a toothbrush. At a small sign the sea was quiet. At a large one there was weather, and {A} had to do it with both cheeks. “Now a gull,” said {H}, and {A} put in a whistle.',
        'They finished with a very long wave that took its time about going out. {A} could hardly stop. It is like that with the sea.'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then they changed round, and {A} lay on the beach, to hear it too. {H} was the sea now. It was not so easy. You had to think of nothing, and keep on breathing.',
        '“I can hear a ship,” said {A} from below. That was the fridge. They let it pass.'
      ]
    },
    {
      id: 'may-snore',
      A: 'partner',
      paragraphs: [
        '“So may I snore?” asked {A}. {H} thought it over and decided. “You may,” said {H}. “But if it ever stops, I’ll come over and see what’s wrong with the tide.” {A} shook hands on it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in too, awake from one ear to the other.',
      '{names} breathed in, and everybody turned round to see who that was.',
      { text: '{names} held up a hand and swore to it: it had been a saw.', needs: ['hands'] },
      { text: '{names} knocked on the wall, and then found it was the wrong wall.', needs: ['hands'] }
    ],
    way: [
      '{names} sighed so loudly that it had to go on the list.',
      '{names} tried it with open mouths, and got quite dry.',
      { text: '{names} fetched a glass of water, in case it was rust.', needs: ['hands'] },
      { text: '{names} shut the window, and it was not the window.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the sand as well, a bit nearer to the water.',
      '{names} breathed along, wave after wave.',
      { text: '{names} spread a blue towel where the water ended.', needs: ['hands'] },
      { text: '{names} laid a shell, which was a spoon, beside {H}.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the rug, for the beach was shut. There was only the sea left.',
    '{H} got clean, and lay down, with one ear free. It was quiet for a moment. Then it came in over the pebbles, from the other bed.'
  ],
  last: [
    'Out it went, and in it came, and somewhere between the two {H} was asleep.',
    'Nobody lay awake and waited for it any more. {H} slept, at the edge of the water, and snored a little.'
  ]
})
