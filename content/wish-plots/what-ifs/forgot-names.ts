import { wishPlot } from '../wish-plot.ts'

export const forgotNames = wishPlot({
  id: 'wish-forgot-names',
  beginsElsewhere: true,
  wishes: ['names got mixed up', 'all the names mixed up', 'town remember name', 'mixed up names', 'forgot name', 'forgot own name', 'forgot names', 'forget name', 'forget names', 'forgets name', 'forgets own name', 'without name', 'forgotten name', 'forgotten own name', 'remember own name', 'remember names', 'remember name', 'remembers own name', 'remembered own name', 'remembered names', 'remember what called', 'nobody knew name', 'knew own name', 'know own name', 'knows own name', 'knew names', 'nobody had any name', 'nobody has names', 'people had no names', 'without names', 'without name world', 'world without names', 'no names world', 'town forgot name', 'people forgot name', 'lost name', 'lost names', 'lose names', 'lost their names', 'names disappeared', 'names vanished', 'names gone', 'names mixed up', 'names swapped', 'swapped names', 'swap names'],
  except: ['dementia', 'naming', 'ceremony', 'alzheimer', 'grandma', 'granny', 'gran', 'nana', 'nan', 'grandad', 'grandpa', 'teacher', 'friend', 'friends', 'dad', 'daddy', 'died', 'calls', 'called', 'rude', 'bully', 'badge', 'labels', 'label', 'dog', 'puppy', 'cat', 'kitten', 'hamster', 'teddy', 'tag', 'street', 'baby', 'wizard', 'write', 'writing', 'spell', 'brand', 'rumpelstiltskin'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'nobody', 'everybody', 'everyone', 'people', 'person', 'world', 'whole', 'town', 'family', 'class', 'could', 'remember', 'remembers', 'remembered', 'forget', 'forgets', 'forgot', 'forgotten', 'know', 'knew', 'knows', 'name', 'names', 'own', 'their', 'his', 'her', 'my', 'our', 'had', 'no', 'without', 'lost', 'lose', 'disappeared', 'vanished', 'gone', 'mixed', 'up', 'swap', 'swapped', 'suddenly', 'who', 'was', 'called', 'woke', 'one', 'morning', 'for', 'a', 'i', 'we', 'all', 'each', 'other'],
  moods: ['question', 'first', 'late'],
  company: ['cake', 'box', 'card', 'hat', 'mirror', 'window', 'street', 'postman', 'door', 'plates', 'dogs', 'man', 'mayor', 'statue', 'teacher'],
  isTale: true,
  asked: true,
  fed: true,
  about: 'Nobody can remember their own name, and a cake comes with the hero’s name on it, so the hero goes and looks for whoever that may be.',
  titles: ['A Cake for {H}', 'Somebody with Cherries', '{H} Looks for {H}', 'It Doesn’t Fit Me', 'The Head Turned Round by Itself'],
  want: [
    {
      id: 'the-cake',
      A: 'partner',
      paragraphs: [
        'On Thursday nobody could remember their own name. {A} had looked for one in all the pockets. Then the bell rang. Outside the door stood a cake in a box. It had a name on it, in pink icing. It said {H}.',
        '“{H}?” said {H}. “Who’s that?” There was a card, too. It said, THANK YOU FOR FINDING MY HAT. “I found a hat as well, on Monday,” said {H}. “But nobody sent me a cake.” It had cherries on. {H} wanted a piece so badly.'
      ]
    },
    {
      id: 'in-the-collar',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There are names in coats,” said {A}, and looked into a collar. There was something on a little white label. “Wool,” read {A}. “Wool Forty. Do not wring.” {A} thought it over. “Good morning, I’m Wool Forty.” It did not sound wrong, and it did not sound right.',
        'There was another collar, and {H} was called Made in Portugal. “That’s pretty,” said {A}. “I’d rather be called that than Wool.” They agreed to ask before anybody wrung them.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-street',
      A: 'partner',
      paragraphs: [
        'You cannot eat a cake that has somebody else’s name on it. So {H} and {A} carried it down the street. “Are you {H}?” they asked a man with a beard. He looked at the cherries. “I may be,” he said. “I very nearly remember it.”',
        'A lady with leeks was almost sure that she was {H}. So were two policemen, and a whole queue at the bus stop. “They’d all like to be {H},” said {A}. “Me too,” said {H}.'
      ]
    },
    {
      id: 'postman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The postman sat on a wall and had his bag beside him. “I go by the faces now,” he said. He took out a blue envelope, and looked at {A} for a long time. “You look like somebody who gets blue ones.” {A} opened it. It was a bill for a boat.',
        '“Have I got a boat?” asked {A}. “You’ve nearly paid for it,” said the postman. {A} walked on with quite another walk, rather like a person on planks.'
      ]
    },
    {
      id: 'nine-dogs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the park a woman was calling her dog. She could not think what she called it. “You!” she called. “Here, You!” Nine dogs came. They sat down in front of her in a half circle, and looked up. It was a good name, and it went with all of them.',
        'She gave each one a biscuit, to be fair. Then she asked who would like to come home with her. Eight got up. “That one’s mine, then,” she said, about the ninth.'
      ]
    },
    {
      id: 'two-leeks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the shops they helped themselves with what they saw. “Good morning, Two Leeks,” said the greengrocer. “Good morning, Apron,” said the lady. “Lovely day.” “Isn’t it? And there’s Wet Umbrella. I thought that he was ill.” They had never known so well what everyone was called.',
        'It only got hard when somebody bought something. A man came in as Empty Bag and went out as Cabbage. His own wife walked past him.'
      ]
    },
    {
      id: 'the-register',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the school gate a teacher stood with her list. There were twenty-six names on it, and twenty-six children in front of her. She could not put the one on to the other. In the end she read them out, and everyone could take one that they liked.',
        'A small boy took the longest, because of the letters. The twins both took the same, so as to save room. At the bottom there was one left over. “That must be me,” said the teacher. It was Kevin.'
      ]
    },
    {
      id: 'the-statue',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the square stood the statue, with a bird on it. He was the only one in town who still had a name, carved in stone under his feet. People stood round with their hands behind their backs. “He doesn’t even need it,” said someone. “Nobody ever calls him.”',
        '“Perhaps he’d lend it,” said {A}. They asked politely. The bird looked down at the cake, and then at the statue. You could see that it would have said yes.'
      ]
    },
    {
      id: 'the-mayor',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the steps sat a man with a gold chain round his neck. “I know who I am as long as I’ve got this on,” he said. “I’m the mayor.” He took it off and looked at his hands. “And now I’m somebody with cold hands.” He put it on again, and was the mayor.',
        '“May I try?” asked {A}. The chain was put on {A}, who wished to open something at once. There was a gate beside the steps, and {A} opened that, with a few words. People clapped.'
      ]
    },
    {
      id: 'telephone',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} was on the telephone, in the middle of the pavement. “It’s me,” said {A}. “Who’s there? Oh, me too.” There was a pause. “No, I asked first.” They had been talking like that for an hour, and got on very well.',
        '“Who is it?” whispered {H}. {A} covered the telephone. “I’ve no idea,” {A} whispered back. “They’ve got exactly the laugh of somebody I know.”'
      ]
    },
    {
      id: 'ladies-bench',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On a bench they put down the cake for a moment. Some icing had stuck to the lid. It was the last letter. “Now it’s somebody shorter,” said {A}. They looked up and down the road for somebody shorter. Then {A} stuck the letter on again with one careful finger.',
        'The finger had to be licked. “It tastes of strawberry,” said {A}, “the way that {H} would.” “You don’t know {H}.” “No,” said {A}. “But I’m getting to like what I hear.”'
      ]
    },
    {
      id: 'captain',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the only one who had no trouble at all. “I’m Captain Storm,” said {S}. “I’ve always been that.” “Are you sure?” asked {A}. “It came back to me straight after breakfast.” {S} had a towel round the neck, and stood with both feet apart.',
        '“You’re not by any chance {H}?” {S} looked at the name on the cake, and then at the cherries. You could see that it was hard. “No,” said {S}. “Captain Storm would’ve brought more cherries.”'
      ]
    },
    {
      id: 'the-tune',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did not have the name any more, but {S} had the tune. “They used to call me in from the yard,” said {S}. “First it was high, and then it was low. Ooh-ooh. And I’d come running, with wet knees.” {S} sang it twice. You could almost smell the potatoes.',
        '“What were the words?” asked {A}. “I never listened to those,” said {S}. “By that time I was on the stairs.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had a name too, or so they had always said. When it was called, {A} had never seen what that had to do with {A}. And so, of everybody in the house, it was {A} who had lost the least.',
        '“You there!” called {H}. {A} took it in exactly as usual. Then the box with the cake was put down somewhere low, and {A} felt spoken to.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had only one name for people, and that was Ba. It had always been enough. “Ba,” said {A} to a man with a bicycle. He took off his cap. “Is that it?” he asked. “Do you know, I think that’s it!” He rode off, and rang the bell, and called it over his shoulder.',
        'Afterwards they heard that half the street was called Ba. They were all very happy with it. It was easy to spell.'
      ]
    },
    {
      id: 'try-it-on',
      A: 'partner',
      paragraphs: [
        'At home they tried the name on, in front of the mirror. “I’m {H},” said {A}. It was tight across the shoulders. {H} tried it too, and stood very straight. “It’s too grand for me,” said {H}. “Somebody like that gets cakes.”',
        '“It’s odd,” said {A}. “You’ve never called yourself in to supper. You don’t need your name. It’s the others who need it, to call.” {A} went to the window. “And nobody’s called yet!”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-turns-round',
      A: 'partner',
      paragraphs: [
        '“{H}!” called {A}, out over the street. “{H}! Cake!” Down there nobody moved. But in the room behind, {H}’s head had turned round all by itself. “I didn’t do that,” said {H}.',
        '“Look at the wall,” said {A}. {H} looked at the wall. “{H},” said {A}, quite softly, and the head came round again. “It’s you,” said {A}. “You’ve been {H} the whole day.” “Then it was me with the hat,” said {H}.'
      ]
    },
    {
      id: 'whole-street',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Others had heard it, and opened their windows as well. They called out whatever names they could think of, and looked to see who jumped. “Gwen!” It was the lady with the leeks. “Ravi!” That was both policemen. Each time a head flew round, and there was clapping.',
        'The man with the beard stood in the road, and heard one after another. It was nearly dark when somebody called for a Marigold. His beard was round there before him.'
      ]
    },
    {
      id: 'hat-comes-by',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A hat stopped in front of the door, with an old gentleman under it. “Did it come?” he asked. “I had to write on it before I forgot. I’m afraid that I only ever knew your name. I don’t know my own.” He raised the hat politely. There was a name in the lining.',
        '“Eighty pence,” read {H}. He thought about it. “No,” he said. “But I was cheaper then.”'
      ]
    },
    {
      id: 'and-the-other',
      A: 'partner',
      paragraphs: [
        'They ate the cake from the last letter to the first. Then {H} stood behind {A}, and said all the names that there are. “Otto. Bertha. Mohammed. Sue.” {A} went on chewing. It took till bedtime. “{A},” said {H}. The chewing stopped, and {A} turned round.',
        '“Say that again,” said {A}. {H} said it again. “It’s soft at the edges,” said {A}. “I expect you’ve used it a lot.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at once when the box was opened, under no name at all.',
      '{names} looked at the icing, and felt nothing in particular.',
      { text: '{names} felt in a coat too, and found a peppermint.', needs: ['hands'] },
      { text: '{names} shook hands all round, to begin afresh.', needs: ['hands'] }
    ],
    way: [
      '{names} walked behind the cake, in case it was dropped.',
      '{names} answered to Hello, and got along well.',
      { text: '{names} held the lid, and asked at every gate.', needs: ['hands'] },
      { text: '{names} pinned on a piece of paper that said ME.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round as well, in the end, at the right word.',
      '{names} had a crumb of the last letter.',
      { text: '{names} passed the plates, and said who was who.', needs: ['hands'] },
      { text: '{names} wrote them all down, on the inside of a cupboard.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty box stood by the door, with a bit of pink on its lid. One cherry had been kept for whoever found the next hat.',
    '{H} washed off the icing, and looked into the mirror, and said the name once more. It fitted now, under the arms and everywhere.'
  ],
  last: [
    'Somebody said “{H}”, very softly, and no head turned round, for {H} was asleep.',
    'Whatever anybody might have called now, {H} was asleep.'
  ]
})
