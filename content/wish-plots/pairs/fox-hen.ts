import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const foxHen = wishPlot({
  id: 'wish-fox-hen',
  wishes: ['fox hen', 'foxes hens', 'fox hens', 'foxes hen', 'fox chicken', 'foxes chickens', 'fox chickens', 'fox chick', 'fox chicks', 'fox chook', 'fox chooks', 'fox henhouse', 'fox hen house', 'fox cub hen', 'fox cub chick', 'fox little red hen'],
  except: [...NOT_WELL, 'bear', 'goose', 'geese', 'wolf', 'cockerel', 'rooster', 'gingerbread', 'zoo', 'toy', 'toys', 'dead', 'hunt', 'nuggets', 'soup', 'pox', 'grapes', 'crow', 'killed', 'kills', 'kill'],
  answers: ['friends', 'friend', 'friendship', 'best', 'together', 'egg', 'eggs', 'farm', 'coop', 'clever', 'sly', 'red', 'little', 'big', 'meets', 'meet', 'met', 'night', 'door', 'sneaky', 'hungry', 'feathers', 'tail'],
  company: ['fox', 'hen', 'egg', 'duster', 'flowerpot', 'basket'],
  about: 'A fox says that it is a hen, so the hen lets it sit on the egg and has a dust bath, and the fox may not move until its supper begins to talk.',
  titles: ['A Very Big Hen', 'Somebody Has to Say Tuck', '{H} Practises Hello', 'The Supper That Said Peep', 'Hens Sit'],
  want: [
    {
      id: 'a-big-hen',
      A: 'partner',
      paragraphs: [
        'A hen sat on an egg in the washing basket. It was day twenty-one. A chick runs after whatever it sees first, and {H} wanted to be that. {H} lay flat on the floor and practised “Hello”.',
        'There was a scratch at the door. Outside stood a fox, with a feather duster tied on behind. “Cluck,” it said, and licked its lips. “A hen!” said {A}. “And such a big one.” “Then come and sit,” said the real hen. “I haven’t had a dust bath for three weeks.”'
      ]
    }
  ],
  way: [
    {
      id: 'hens-sit',
      A: 'partner',
      paragraphs: [
        'So the fox sat on the egg. The hen got into the big flowerpot, and earth flew to all sides. “Don’t get up,” called the hen, “or it gets cold.” The fox had thought of a hen for supper. But now it was a hen itself.',
        '“An egg’s not bad either,” it murmured. It opened its mouth. “Peep,” said the egg.'
      ]
    },
    {
      id: 'brown',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what sort do you lay?” the hen asked from the flowerpot. The fox hadn’t expected questions. “Brown ones,” it said. “How many a week?” “Forty,” said the fox. It had always been good at big numbers.',
        'The hen put its head out, with a leaf on it. “Forty! And where do you leave them all?” The fox thought of the last forty eggs that it had met. “They don’t keep, with me,” it said.'
      ]
    },
    {
      id: 'moulting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The feather duster had slipped, and lay on the tiles. {A} picked it up. “You’ve lost something,” said {A}. “I’m moulting,” said the fox quickly. “It’s the time of year.” Under the duster there was another tail, and it was red and as thick as a bolster.',
        '“That’s come in well,” said {A}. The fox looked round at it. “It’s my winter one,” it said. {A} dusted the lamp, since there was a duster, and tied it on again.'
      ]
    },
    {
      id: 'turning',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It wants turning,” called the hen. An egg must be turned five times a day, or it sticks. “With the beak, please.” The fox bent down, and pushed with its nose. It was a long nose, and a strong push.',
        'The egg rolled out of the basket and over the rug. {H} lay down in front of it, and {A} held out a slipper, and there it stopped. “That’s once,” said the fox. It was out of breath. “And now the other four,” said the hen.'
      ]
    },
    {
      id: 'rolling',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does it do for you, all that dust?” asked the fox. “It gets the itch out,” said the hen. It lay on its side and kicked, with both eyes shut. Earth ran through all the feathers. “Don’t hens do it where you come from?”',
        '“We roll in other things,” said the fox. “In what?” “In whatever smells most.” {A} moved a little further off. “It’s not for the itch,” said the fox. “It’s more so that people ask.”'
      ]
    },
    {
      id: 'corn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Somebody who sits has to be fed, and {A} brought a saucer of corn. “There’s your supper,” said {A}. The fox looked at it from both sides. It took one grain between two very long teeth, and it rolled out again.',
        '“You peck,” said the hen. The fox pecked. It hit the saucer, and then the basket, and then the corn. “How is it?” asked {H}. “It’s a lot of work for yellow,” said the fox. But it had every grain.'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Hens can sleep with one eye and keep watch with the other. That was what the hen did now, in its flowerpot. The open eye looked at the fox. It was round and orange, and it didn’t blink.',
        'The fox waited until it should shut. It could do that as well, and closed one of its own. So they sat, and two slept, and two were awake. {A} couldn’t help it, and began too. “Hens,” said {A}, “must get only half as tired.”'
      ]
    },
    {
      id: 'pecking',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“First there’s me,” the hen told the fox, “and then there are the others. That’s called the pecking order. Where are you in yours?” “There’s only one of me,” said the fox. “Then you’re at both ends,” said the hen.',
        'The hen worked it out for everybody in the kitchen. First it came itself, and then the egg. After that came {H}. “And me?” asked {A}. The hen looked {A} over. “You’re under the fox,” it said. It was quiet. “The big hen, I mean,” said the hen.'
      ]
    },
    {
      id: 'practising',
      spare: 8,
      paragraphs: [
        '{H} tried hello from the left, and hello from the right. It must be the first thing to see, and it mustn’t look too big. {H} got down with one cheek on the tiles. From there the basket was a hill, and the fox sat on top.',
        '“What if it comes out at the back?” asked {H}. “Then it’ll see my tail first,” said the fox. “Everybody does.” {H} held a hand mirror round behind, and said hello into that.'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} put out the light and held a torch close behind the egg. It glowed like a lamp, all pink. Inside was something dark, and in the dark there was a dot. The dot turned. “That’s the eye,” said {A}.',
        '“It’s looking at me,” said the fox. Its ears went flat. It had met some hundreds of eggs, and none of them had ever looked. “It’s only shut,” said the hen. “It does that when it’s thinking.” The fox put its tail over the egg, rather fast.'
      ]
    },
    {
      id: 'bus',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When I was small there was a fox who took the bus,” said {S}. “It was the number nine. It got on behind the market, and sat at the back.” “And did it pay?” asked {A}. “No, but it always stood up for people with hens.”',
        '“So that it could sit beside them,” said the hen. “No,” said {S}. “They got off.” “It was a good seat,” said the fox, and looked at the ceiling. “By the heater. I’ve been told.”'
      ]
    },
    {
      id: 'tennis',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to sit too, and got a tennis ball and a cushion. “Don’t wriggle,” said the fox. It knew all about it by then. “You let yourself down slowly. You mustn’t think of your legs.” {S} let down slowly, and the ball shot under the fridge.',
        '“Mine’s hatched!” said {S}. They all looked, and {A} fetched it out with a ruler. It had fluff on. “They do, when they’re new,” said {S}, and blew it dry.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '“Peep,” said somebody, and the fox looked down at once. But it was {A}, under the table. The fox wasn’t sure. “Peep,” it said under itself, and listened. “Peep,” said the table.',
        'Now the egg heard that there was company, and gave a knock. {A} gave a knock on the floor, with a spoon. It went to and fro. The fox sat between them and turned its head each time. “I’ve only got two ears,” it said.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had smelled something, and came round the door. There was a hen in the flowerpot, and {A} gazed a bit too long. The fox drew up its lip. “Cluck,” it said. There were a great many teeth in it.',
        '{A} had never met a hen of that sort. {A} walked backwards, as if there were something behind that had to be seen to. “Thank you,” said the hen. “You cluck very nicely, when you like.” The fox couldn’t think why it had.'
      ]
    },
    {
      id: 'peep',
      A: 'partner',
      paragraphs: [
        'The fox leapt up. “My supper’s talking!” It sat down again quickly, because of the cold. “It’s asking if anybody’s there,” said {A}. “The hen always said tuck to it. It won’t come out if there’s nobody.” “I’m asleep,” called the hen.',
        '“Wow!” barked the fox. The egg went quite still. “Not so big,” said {H}. “Tuck,” said the fox, as small as it could, down into its own fur. “Tuck, tuck.” And there came a knock.'
      ]
    }
  ],
  turn: [
    {
      id: 'hello',
      A: 'partner',
      paragraphs: [
        'It knocked and cracked, and took a very long time. “Shall I bite it open?” asked the fox, and trembled. “It has to do it by itself,” said {A}. Then there was a hole, and a wet chick climbed out of it. “Hello,” whispered {H}, all ready.',
        'But the chick looked up, and up. “Tuck,” said the fox, out of habit. The chick crept over, and in under its chin.'
      ]
    },
    {
      id: 'after-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The fox went round the table, to see. The chick went round the table. The fox stopped, and it stopped. The fox slunk along by the wall, flat as a rug. Behind it something the size of a lemon slunk too.',
        '“It’s got my walk,” said the fox. {A} had to admit that it had. It even looked back over one shoulder. It fell over, because it hadn’t much of a shoulder, and slunk on.'
      ]
    },
    {
      id: 'dry',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The chick had been like a wet sock. Now it dried, and there was twice as much of it, all yellow. The fox breathed on it from the one side, and then from the other. “Is that all right?” it asked {A}. “Or does it go flat again?”',
        '“It stays like that,” said {A}. The chick pecked at something black and shiny. It was the end of the fox’s nose. “That’s not corn,” said the fox, with its eyes crossed. But it held still, in case it was.'
      ]
    },
    {
      id: 'harmless',
      A: 'partner',
      paragraphs: [
        'The hen got out of the flowerpot, all brown and happy. “Has anything happened?” “No,” said the fox. “Peep,” said its chin. “Then thank you, and you can go now,” said the hen. “I can’t,” said the fox. “Somebody’s sitting on my foot.”',
        'The chick had found {H}, down on the floor. It looked from the one eye to the other. “That’s a child,” the fox told it. “They’re quite harmless.” So the chick came over, and got into {H}’s hand. “Tuck,” said {H}, and {A} held the basket.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round behind the big hen, and came back thoughtful.',
      '{names} sniffed at the duster, and sneezed.',
      { text: '{names} shut the door again, with the fox on this side of it.', needs: ['hands'] },
      { text: '{names} laid a towel round the flowerpot, for the earth.', needs: ['hands'] }
    ],
    way: [
      '{names} kept very quiet, to hear what the egg would say.',
      '{names} stayed on the hen’s side of the kitchen.',
      { text: '{names} wiped the earth off the window.', needs: ['hands'] },
      { text: '{names} tied the duster on again, with a double knot.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close, and was looked at by somebody quite new.',
      '{names} breathed as softly as a fox.',
      { text: '{names} found a bit of shell, as thin as paper.', needs: ['hands'] },
      { text: '{names} put down a lid of water, for very short legs.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hen took the chick under one wing. The fox only wanted to see that it was warm, and lay down round the basket.',
    '{H} put out the light. “Peep,” it said in the dark. “Tuck,” said two of them, and then {H} as well.'
  ],
  last: [
    'Somebody was there, and had said so, and {H} was asleep.',
    'Nobody said peep any more. There was one eye open, and it was a fox’s, and {H} was asleep.'
  ]
})
