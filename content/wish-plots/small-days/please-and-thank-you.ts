import { wishPlot } from '../wish-plot.ts'

export const pleaseAndThankYou = wishPlot({
  id: 'wish-please-and-thank-you',
  beginsElsewhere: true,
  wishes: [
    'say please',
    'please thank you',
    'pleases thank yous',
    'says please',
    'saying please',
    'said please',
    'say thank you',
    'says thank you',
    'saying thank you',
    'forgets thank you',
    'forgot thank you',
    'forgets please',
    'forgets pleases',
    'forgets magic word',
    'forgets magic words',
    'p’s q’s',
    'manners please',
    'learning manners',
    'learn manners',
    'bad manners',
    'good manners'
  ],
  answers: ['learning', 'learn', 'learns', 'never', 'always', 'say', 'says', 'saying', 'said', 'please', 'thank', 'you', 'thanks', 'forget', 'forgets', 'forgot', 'forgetting', 'won’t', 'doesn’t', 'didn’t', 'refuses', 'needs', 'remember', 'remembering', 'remembers', 'to', 'when', 'word', 'words', 'manners', 'polite', 'politeness', 'being', 'shop', 'asks', 'anything', 'getting', 'working', 'on', 'at', 'the', 'moment', 'good', 'bad', 'bun', 'baker', 'bus', 'driver'],
  except: ['letter', 'letters', 'card', 'cards', 'doctor', 'nurse', 'teacher', 'dragon', 'dragons', 'monster', 'troll', 'robot', 'parrot', 'king', 'queen', 'princess', 'table', 'table manners', 'who', 'hospital', 'rude', 'swear', 'spell', 'wizard', 'witch', 'dog', 'cat', 'sorry'],
  moods: ['learning', 'quarrel'],
  company: ['bun', 'baker', 'bag', 'hat', 'bus', 'driver'],
  about: '{H} has the thank-you ready each time, and each time {A} says “What do you say?” first, until {A} takes a bite that is too big to talk with.',
  titles: ['A Bun What', 'I Was Just Going To', 'The Bite for Keeping Quiet', 'Who Says It First', '{H} Breathes In'],
  want: [
    {
      id: 'a-bun-what',
      A: 'partner',
      paragraphs: [
        '“A bun,” said {H} at the baker’s. “A bun what?” asked {A}. {H} thought. “A bun with sugar on,” said {H}. “A bun, please,” said {A}. The baker held one out in a paper bag. {H} put a hat down on the counter, to have both hands free, and took the bun.',
        '“And what do you say?” asked {A}. {H} went red. “I was just going to,” said {H} outside, and stamped. Once, only once, {H} wanted to say thank you before {A} said “What do you say?”'
      ]
    }
  ],
  way: [
    {
      id: 'the-bus',
      A: 'partner',
      paragraphs: [
        'The bus driver saw them running, and kept the doors open. {H} got the thank-you ready on the step.',
        '“What do you say?” said {A} from behind. {H} shut both lips again. “It was nearly out,” said {H}, and pointed at the front teeth. “Now it’s only because you said so.”'
      ]
    },
    {
      id: 'a-talking-till',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They needed milk as well, and in that shop there was a till that talked. {A} held the milk in front of it. “Thank you for shopping with us,” said the till. “I haven’t paid yet,” said {A}. “Please take your receipt,” said the till. There was none.',
        '{H} was rather jealous of that till. Nobody ever asked it what you say. “It doesn’t look up, though,” said {A}. “No,” said {H}. “It says it to the milk.”'
      ]
    },
    {
      id: 'how-long-is-please',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Please can I have a bite of it?” asked {H}, who was carrying the bun. “At home,” said {A}. “Pleeease.” “At home.” {H} made it as long as a fence. It began at one end, and stopped at the other.',
        '“That was a very good please,” said {A}. “But the bun’s still for at home.” So it did not depend on the length.'
      ]
    },
    {
      id: 'ta',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They listened to how other people did it. “Ta,” said a man who got his change. “Lovely,” said a woman whose pram was lifted up the kerb. A boy on a scooter was let by, and only put up one thumb.',
        '“Nobody asked them what you say,” whispered {H}. “There’s nobody with them,” said {A}. “They have to remember it by themselves.”'
      ]
    },
    {
      id: 'much-too-soft',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A lady picked up {A}’s shopping list from the pavement. {H} was quick, and said thank you right into {H}’s collar. “What do you say?” asked {A}. “I did!” said {H}. “I said it in here.” {A} bent down to the collar, and could not hear a thing.',
        'The lady had gone on by then. {H} opened the collar a bit, and held it in her direction. “It might still come out,” said {H}.'
      ]
    },
    {
      id: 'the-door',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} held a door open for a man with two parcels. The man could not see over them. He went in, and along the passage, and round the corner. {A} still stood there. “He didn’t say it,” said {H}. “Go on. Ask him what he says.”',
        '“You can’t ask big people,” said {A}. “Why not?” {A} had no answer to that. Then a voice came back round the corner, from behind the parcels. “Thank you, whoever that was!” {A} let go of the door.'
      ]
    },
    {
      id: 'count-the-gap',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} wanted to know how much time there was. “Hold something out,” said {H}. {A} held out the keys. {H} took them, and they both counted. One, and two, and at three the thank-you came. “You always ask at two,” said {H}.',
        '“At two I get hot ears,” said {A}. “I think you’ve forgotten.” “I never forget,” said {H}. “I’m only slow.”'
      ]
    },
    {
      id: 'jumper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And when it’s something that I don’t want?” asked {H}. {A} knew about that, for {A} had once been given an orange jumper. It hung down to both knees. “I said thank you,” said {A}, “and it’s very big.”',
        '“Was that right?” “It was true,” said {A}, “and my aunt was pleased.” They tried to find a true one for sprouts. “Thank you,” said {H} slowly. “They’re round.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt used to pinch me here,” said {S}, and showed the place, above one elbow. “One pinch was please, and two were thank you. Once a goose nipped me there, twice, and I thanked it.”',
        '{A} wanted to hear what the goose had said. “It nipped once more,” said {S}. “It had the order wrong. Please comes before.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} said it all the time. “Thank you, lamp post,” said {S}. “Thank you, step.” {S} thanked a puddle, and then got one foot wet, and was sorry. Nobody had ever asked {S} what you say, for there was never time.',
        '“It doesn’t count with a step,” said {A}. “It held me,” said {S}. {A} went up the same step, and did not say it, and felt a bit rude.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had smelled the bun too. {A} came up to the bag, and looked at {H}, and did not move. “That’s please,” said {H}. “{A} can do please without a mouth.” A bit of sugar had come off in the bag. {H} gave {A} that.',
        'Then {H} waited, and asked nothing at all. It was hard. After a while {A} looked up, with sugar round the chin.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours they do it with the eyebrows,” said {A}. “First they hold the thing tight. Then both eyebrows go up. They don’t come down till I’ve said it.” {A} showed it with the bun.',
        '{H} pulled at the bag, and {A}’s eyebrows went up. “That’s better than the question,” said {H}. “You can shut your eyes, and say it when you like.” But then you could not see if you had got your bun.'
      ]
    },
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        'So {H} had to be faster. At the crossing a lady with a stick came along. “Thank you!” shouted {H}. “What for, my dear?” asked the lady. {H} did not know. “Too early,” said {A}.',
        'Then {A} saw why. “You always breathe in first,” said {A}, “and I think you’ve forgotten, and ask. I’ll have to be quiet.” {A} opened the bag, and took such a bite of the bun that both cheeks stood out. Now {A} could not ask anything.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'On the way home they passed the baker’s again. The baker came out, with flour on both arms. “Your hat! You left it on my counter.” {H} took the hat. {A} chewed. Nobody asked anything.',
        '{H} breathed in, all the way down. “Thank you,” said {H}. {H} had said it first, and there was more to come. “And for the bun. It had the most sugar of them all.” The baker’s whole face went up. “I picked it out for you,” said the baker. “I thought nobody had noticed.”'
      ]
    },
    {
      id: 'what-was-behind-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Where did the rest come from?” asked {A}, when the bite had gone down. “All that about the sugar?” “It’s always there,” said {H}. “It comes after the thank-you. But you’ve always asked by then.”',
        '{A} was sorry about that. {H} still had one for the bus driver, and told it to {A}. “I’d have said that he didn’t have to wait,” said {H}, “and he did.”'
      ]
    },
    {
      id: 'the-driver-again',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The last bit they rode on the bus, and it was the same driver. {H} went up to the front before their stop. {A} took a small bite, to be on the safe side. “Please can you stop at the next one?” asked {H}. “I always do,” said the driver.',
        '“Thank you,” said {H}, “and thank you for before, with the doors.” The driver rang the bell for them, ting. On the pavement {A} swallowed. “That’s both words,” said {A}, “and I never said a thing.”'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        'At home the best bite was still in the bag, the one out of the middle. {H} held it out to {A}. {A} took it, and looked at all that sugar.',
        '“What do,” began {H}, and clapped one hand over the rest. {A} breathed in. “Thank you,” said {A}. “I was just going to.” “I know,” said {H} through the hand. “I heard you breathe.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the bun through the paper.',
      '{names} looked up at {H}, and waited for the word as well.',
      { text: '{names} held the shop door, so that the bag could get out.', needs: ['hands'] },
      { text: '{names} waved to the baker.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted along behind the bag, where it smelled best.',
      '{names} kept quite still while {H} breathed in.',
      { text: '{names} pressed the button at the crossing.', needs: ['hands'] },
      { text: '{names} held on to the yellow pole in the bus.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the hat, which smelled of the shop.',
      '{names} came close, in case the bun was shared out further.',
      { text: '{names} dusted the flour off the hat.', needs: ['hands'] },
      { text: '{names} folded up the paper bag, very small.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the hat up by the door. “Good night,” said {H} to it, before anyone could ask what you say.',
    'Then {H} washed off the sugar, and lay down. “Can I have the blanket,” said {H}, and breathed in. It was quiet, and there was time. “Please,” said {H}.'
  ],
  last: [
    '{H} breathed in once more, all the way down, and was asleep.',
    'With a last grain of sugar behind one ear, {H} was asleep.'
  ]
})
