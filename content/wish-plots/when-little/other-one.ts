import { wishPlot } from '../wish-plot.ts'
import { ANY_LITTLE, NOT_THEN, OF_THEN } from './then.ts'

export const littleOnAnyDay = wishPlot({
  id: 'wish-when-little-day',
  star: 'kin',
  nothingElse: true,
  wishes: ANY_LITTLE,
  answers: [...OF_THEN, 'ordinary', 'normal', 'everyday', 'played', 'play', 'playing', 'games', 'game', 'did', 'do', 'all', 'life', 'lived', 'different', 'same', 'bored', 'boring', 'imaginary', 'friend', 'rain', 'raining', 'rained', 'hide', 'seek', 'liked', 'loved', 'toys', 'there', 'without', 'tv', 'telly', 'television', 'film', 'films'],
  except: [...NOT_THEN, 'school', 'nursery', 'teacher', 'shoe', 'shoes', 'baby', 'toddler', 'newborn', 'naughty', 'cheeky', 'naughtiest'],
  moods: ['question', 'first', 'change'],
  company: ['bun', 'window', 'plate', 'coats', 'coat', 'tap', 'bus', 'seesaw', 'bucket', 'wall', 'pane', 'drop', 'drops', 'rain', 'shadow', 'cards', 'onions', 'bath', 'street', 'milk', 'film', 'dog', 'sofa'],
  about: 'On a day like any other a small one of the family played for two and left half of everything to somebody who was not there, and the hero sees who that was.',
  titles: ['The Other One', 'The Bigger Half', '{H} Is Rather Late', 'Two Drops on the Pane', 'Behind the Coats'],
  want: [
    {
      id: 'the-bigger-half',
      A: 'partner',
      paragraphs: [
        'It rained. At the window {A} broke a bun, and put the bigger half on the right without looking. {H} sat there, and bit into it. “When you were as old as me,” said {H}, “what did you do all day?” “It was just a day,” said {A}. {H} wanted that one, and who was in it.',
        'So there was another window, before {H} was here. A small {A} broke a bun. The bigger half went to the right, and nobody sat there. “Who’s that for?” asked {H}. “For the other one,” said {A}. “There wasn’t one. I just thought there ought to be.”'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-coats',
      A: 'partner',
      paragraphs: [
        'In the morning they played at hiding, {A} and the other one. {A} got in behind the coats, and nobody came. {A} could hear the tap, and a bus. “For how long?” asked {H}. “Until my foot went to sleep,” said {A}.',
        '“I’d have looked behind the coats first,” said {H}. “But you weren’t here yet,” said {A}.'
      ]
    },
    {
      id: 'what-there-was-not',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What else wasn’t there?” asked {H}. {A} counted it up. You could not stop a film then. When you had to go, you went, and the film went on without you. Afterwards somebody had to tell you why they were all on a camel.',
        'And you had to know the way by yourself. If you did not, you asked a man with a dog, and he always said left. “And there was no me,” said {H}, and held up a thumb for that. “That’s the biggest thing,” said {A}.'
      ]
    },
    {
      id: 'what-was-the-same',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And what was the same?” asked {H}. “Milk got a skin when you left it,” said {A}. “There was one sock too few. First you didn’t want to get into the bath. Then you didn’t want to get out. And whatever you asked for, a voice in the next room called: In a minute!”',
        '“Who was that?” asked {H}. “Somebody big,” said {A}. “Now it’s me. I noticed it on Tuesday.”'
      ]
    },
    {
      id: 'no-name',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What was the other one called?” asked {H}. {A} had never found that out. One morning {A} stood at the window and tried all the names there were. At one of them a lady with a basket looked up. At another a dog came running, and would not go home.',
        '“You should have tried mine,” said {H}. So {A} opened the window a bit, and said it out into the street, quite softly. “Yes?” said {H}. They both had to laugh. It would have been so easy.'
      ]
    },
    {
      id: 'the-smaller-half',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Once {A} kept the bigger half. It was a day with raisins. The small half went on the right, and {A} bit into the big one, and looked straight ahead. It did not taste as it should have. It tasted as if somebody was looking.',
        'In the end the big half went over to the right as well, with the bite in it. “I’d have noticed that,” said {H}. “You did,” said {A}, “I mean, the other one did.” And {A} had to have a drink of water.'
      ]
    },
    {
      id: 'one-onion-each',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Before noon {A} was sent to the corner for onions. Along the way there was a low wall, and you could walk on top. {A} walked on the outside and left the inside free, because it was smoother. “How many onions?” asked the man in the shop. “One each,” said {A}.',
        'The man leaned over and looked down beside {A}. He was a polite man. He put in two, and held the door open a good while, until both of them were out.'
      ]
    },
    {
      id: 'the-seesaw',
      A: 'partner',
      paragraphs: [
        'Then there was the seesaw. {A} sat on it, and so it was down, for the other one weighed nothing. {A} put a bucket of water on that end. Up went {A}, and could see over the wall! Then the bucket came sliding down the board. Both shoes were full.',
        '“A bucket can’t hold on,” said {H}. “You need somebody with legs.”'
      ]
    },
    {
      id: 'not-the-shadow',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Perhaps it was your shadow,” said {H}. {A} had thought of that, and had tried it out on the wall by the bins. The shadow was always there. But it never had an idea of its own. When {A} hopped, it hopped. When {A} waited for it to begin, it waited as well.',
        '“I’d have begun,” said {H}. “I know,” said {A}. “The other one always wanted to begin. It was already half up the street while I tied my laces.”'
      ]
    },
    {
      id: 'cards',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They played cards too. {A} played for both, and went round the table each time. It was a lot of walking. When {A} sat on the right, the cards that lay on the left were not looked at. That was a rule, and {A} kept to it.',
        '“And who won?” asked {H}. “The other one,” said {A}. “Every time. I think it cheated.” “How can it cheat, when it’s you?” “I don’t know,” said {A}. “I wasn’t looking.”'
      ]
    },
    {
      id: 'tap-end',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'After that bucket {A} was put in the bath. {A} sat up at one end, with both knees folded. The end with the tap was left free. “For the other one?” asked {H}. “It was only fair,” said {A}. “I had the good end.”',
        '“Nobody likes the tap end,” said {H}. “It drips on you, and you’ve got the plug in your back.” {A} had not known that. “It never said a word,” said {A}. “I’m saying it now,” said {H}.'
      ]
    },
    {
      id: 'up-to-the-button',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How big were you on that day?” asked {H}. {A} got up, and laid a hand flat on one button, the second from the bottom. “Up to here,” said {A}. {H} came and stood against it. The button was exactly as high as it had to be.',
        '“So you could look straight across at the other one,” said {H}. They tried it, and {A} knelt down for it. Nose to nose, {H} had a crumb there. “I’d have told you that you’ve got a crumb,” said {A}.'
      ]
    },
    {
      id: 'long-talk',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'When there was washing-up, {A} told the other one everything. What the bus had done, and which step was loose, and that onions have skirts. “Who are you talking to?” asked the big ones. “To myself,” said {A}, because it was shorter.',
        '“What did it say to all that?” asked {H}. “Nothing. It was a good listener.” “Then it wasn’t me,” said {H}, and had to think. “Or I’d got my mouth full.”'
      ]
    },
    {
      id: 'pet-sits-there',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had heard that there was half a bun for somebody who was not there. {A} thought that over. It seemed to be a mistake that could be put right.',
        '“It’s from before you were here as well,” said {H}. {A} came and sat down on the right, as near as it would go. Whoever was missing, it was certainly not {A}.'
      ]
    },
    {
      id: 'child-was-the-third',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I was there too,” said {S}. “I was the third one. I sat on the left.” “There wasn’t a third,” said {A}. “I was hiding,” said {S}. “Somewhere else. And nobody looked for me at all.”',
        '{A} could say nothing against that. “Where?” “I’m not telling,” said {S}. “It’s still a good place.”'
      ]
    },
    {
      id: 'elder-had-a-brother',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“There were six of us,” said {S}, “and one bun. You never saw a half in your life.” “What did you play?” asked {A}. “Being alone,” said {S}. “I was behind the coats as well. There were four of us in there, and each one said the others should go.”',
        '{A} tried to see it. It must have been very warm behind those coats.'
      ]
    }
  ],
  turn: [
    {
      id: 'always-the-right-one',
      A: 'partner',
      paragraphs: [
        'And then it rained. Two drops hung on the pane. The left one was {A}’s, and the right one was the other one’s. The right one always won. “And then?” asked {H}. “Then nothing,” said {A}. “There was nobody to be glad.”',
        '{H} had stopped chewing. “Did the other one like the bigger half?” “Always,” said {A}. “And to win?” “Very much.” “And it sat on the right?” {A} looked to the right. There sat {H}, with crumbs all round.'
      ]
    },
    {
      id: 'complaints',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Now that it was known, {H} had a few things to say. “You put a bucket on my end,” said {H}. “I’m sorry about that,” said {A}. “And you never came out from the coats.” “I thought you were looking for me.” “I wasn’t born!” said {H}.',
        'They had to agree that both of them had been rather in the dark. Then they shook hands on it, like two who have known each other for ages.'
      ]
    },
    {
      id: 'the-other-bun',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'There was one bun left, and this time {H} broke it. It came out very badly. One half was nearly all of it, with the sugar on. The other was a sort of crust. {H} looked at the right, and at the left.',
        'Then the big half went to the left. {A} did not say anything, and ate it slowly, right down to the sugar. “So that’s what it’s like,” said {A}.'
      ]
    },
    {
      id: 'rather-late',
      A: 'partner',
      paragraphs: [
        '“That was me,” said {H}. “I never saw the face,” said {A}. “But it could be. You’re rather late.” On tonight’s pane hung two drops, side by side. {H} took the right one, of course. They hung, they shook, they ran. The right one was first. “I’ve won!” shouted {H}. “There,” said {A}. “That’s what was missing.”',
        'Then {A} was gone. {H} counted to twenty. One of the coats had feet. {H} looked behind the coats first.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the crumbs of both halves.',
      '{names} kept clear of the place on the right.',
      { text: '{names} broke a bun too, and looked which half was bigger.', needs: ['hands'] },
      { text: '{names} wiped a hole in the mist on the pane.', needs: ['hands'] }
    ],
    way: [
      '{names} looked where there was nobody, and moved up for that one.',
      '{names} breathed very quietly, as behind coats.',
      { text: '{names} counted to twenty, and went to look under the bed.', needs: ['hands'] },
      { text: '{names} laid a spoon across a cup, for a seesaw.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched a drop that had not made up its mind.',
      '{names} helped nobody, and stared straight at the coats.',
      { text: '{names} put a finger under each drop, and did not push.', needs: ['hands'] },
      { text: '{names} clapped for the left drop, to be fair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats hung still again, with nobody in them. Two halves of a crumb lay on the plate.',
    'In bed {H} lay on the right, of course. The left was for whoever came to sit there.'
  ],
  last: [
    'Two drops ran down the pane together, and nobody minded which, and {H} was asleep.',
    'The rain went on for two, and {H} was asleep.'
  ]
})
