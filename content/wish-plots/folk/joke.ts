import { wishPlot } from '../wish-plot.ts'

export const joke = wishPlot({
  id: 'wish-joke',
  wishes: ['joke', 'jokes', 'telling jokes', 'telling a joke', 'tells jokes', 'tells a joke', 'told a joke', 'funny joke', 'funny jokes', 'bad joke', 'bad jokes', 'silly joke', 'silly jokes', 'dad joke', 'dad jokes', 'joke nobody laughs', 'joke nobody laughed', 'nobody laughs joke', 'joke no one laughs', 'joke book', 'making people laugh', 'jok', 'joak', 'own joke', 'comedian'],
  answers: ['nobody', 'no', 'one', 'laugh', 'laughs', 'laughed', 'laughing', 'funny', 'bad', 'silly', 'telling', 'tells', 'tell', 'told', 'at', 'made', 'making', 'up', 'own', 'new', 'first', 'never', 'not', 'potato', 'terrible', 'rubbish', 'dad', 'gets', 'understands', 'everybody', 'everyone'],
  except: ['laughed', 'knock', 'april', 'toilet', 'potty', 'fart', 'poo', 'practical', 'mean', 'nasty', 'sad', 'upset', 'cried', 'cry', 'crying', 'bully', 'bullies', 'bullied', 'me', 'him', 'school', 'class', 'hurt', 'dragon', 'penguin', 'robot', 'cracker', 'christmas', 'halloween', 'joker', 'batman', 'doctor', 'shark', 'sheep', 'why', 'elephant'],
  company: ['potato', 'bank', 'stick', 'boat'],
  moods: ['first', 'learning', 'proud', 'losing'],
  about: 'Nobody laughs at the hero’s joke about the potato that went to the bank, until nobody says that it is one, and there it sits.',
  titles: ['The Potato That Went to the Bank', 'Because It Was a Potato', 'A Laugh With Its Mouth Open', '{H} Says Nothing at All', 'Under the Roof of the Bank'],
  want: [
    {
      id: 'the-bank',
      A: 'partner',
      paragraphs: [
        '{H} had made up a joke, all alone. “Why did the potato go to the bank?” said {H}. “I don’t know,” said {A}. “Because it was a potato,” said {H}, and waited. A tap dripped. “That’s the end.”',
        '“Ah,” said {A}, and put a coin in the bank. That was a tin on the shelf, with a roof that came off. Clink. {H} wanted one laugh for the joke, a real one, with its mouth open.'
      ]
    }
  ],
  way: [
    {
      id: 'louder-and-faster',
      A: 'partner',
      paragraphs: [
        '{H} told it louder, and then faster, and then with the colander on. {A} smiled at the colander. That did not count. “There has to be a surprise at the end,” said {A}. “There is one,” said {H}. “You thought it was about money. And it’s just a potato.”',
        '{A} told one, to show how it’s done. “What’s brown and sticky? A stick.” {A} laughed at that for a long time. {H} did not. “That’s only true,” said {H}.'
      ]
    },
    {
      id: 'no-reason',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} explained it, with three peas and a fork. “Everybody else in the bank has got a reason,” said {H}. These were the peas. “And the potato hasn’t. It’s just a potato.” The fork was the door.',
        '“So why isn’t it at home?” asked {A}. “Because it’s at the bank.” “Then it must want something.” “It doesn’t!” said {H}. “That’s what’s so funny!” They both looked at the peas, who had been waiting for quite a while.'
      ]
    },
    {
      id: 'the-politest-laugh',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Tell me again,” said {A}. {H} told it again. “Ha, ha, ha,” said {A}. {H} came up close, and looked at {A} from both sides. “That was only your mouth,” said {H}. “Your ears didn’t move.”',
        'When {A} really laughed, the ears went up a bit. It was a thing that everybody knew but {A}. “I can move them like this, too,” said {A}, and tried. The eyebrows went, and the scalp. The ears stayed where they were. They were honest.'
      ]
    },
    {
      id: 'a-long-pause',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You need a pause before the end,” said {A}. “It makes people lean forward.” So {H} said the first part, and then made a pause. {A} leaned forward. {H} went on with the pause. {A} leaned further, and had to hold on to the table.',
        'It was such a good pause that {H} did not want to break it. {A} sat up again. {A} wiped the table, and folded a cloth. “Because it was a potato,” said {H}. “What was?” said {A}.'
      ]
    },
    {
      id: 'other-vegetables',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Perhaps it was the wrong vegetable. They tried out all the rest. “Because it was a carrot,” said {H}. That was rather pointed. A cabbage was too clever for it, and a cucumber too long. “A leek’s not bad,” said {A}. “I nearly felt something, with the leek.”',
        '{H} said the leek three times. But a leek might very well go to the bank. It had the legs for it. “A potato’s got nothing,” said {H}. “That’s why it has to be one.”'
      ]
    },
    {
      id: 'over-the-road',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Now here’s a famous one,” said {A}. “Why did the chicken cross the road? To get to the other side.” {H} waited for the rest. There was no rest. “Did people laugh?” asked {H}. “For more than a hundred years,” said {A}.',
        '{H} thought that over. A chicken had wanted to go somewhere, and had gone. “That’s just like mine,” said {H}. “Only mine’s indoors.” {A} could not say what the difference was. They went through it twice.'
      ]
    },
    {
      id: 'the-chair-laughs',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} told it to a chair. The chair said nothing, but then {A} sat down on it, and it gave a creak. “It got it!” said {H}. “It was only slow.” {A} got up and sat down once more. It laughed again, in the same place.',
        '“It laughs whenever I sit down,” said {A}. “Perhaps it finds you funny,” said {H}. After that {A} sat down more carefully, and turned round once to see.'
      ]
    },
    {
      id: 'kinds-of-laugh',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What sort of laugh do you want?” asked {A}. {H} knew them all. There was the one through the nose, which is over at once. There was the one like a gate. And there was the best, which has no sound at all, and you only see the shoulders.',
        '“I’d take the gate,” said {H}, “if there isn’t a shoulder one.” {A} had a look to see what was in there. There was a cough, and it was given to {H} for nothing.'
      ]
    },
    {
      id: 'come-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had another. “Knock, knock,” said {A}. “Come in,” said {H}. “No. You have to ask who’s there.” “I can see you,” said {H}. “I’m outside,” said {A}. “Then how do you know that it’s me in here?”',
        '{A} thought of how it went on from there. It did not go on. “I used to be good at that one,” said {A}. “You can still come in,” said {H}.'
      ]
    },
    {
      id: 'what-happened-to-it',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} listened to the joke with a serious face. “Which bank was it?” asked {A}. “Was there a queue?” {H} had not thought of a queue. “And when it got to the front, could it see over the counter?”',
        '“Somebody lifted it up,” said {H}. “Good,” said {A}, who had been worried. “And did it get home all right?” {H} said that it did, by bus. {A} breathed out. That was very nice for the potato. But it was not a laugh.'
      ]
    },
    {
      id: 'only-the-middle',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} knew just one joke, and had known it since school. “There’s a horse,” said {A}, “and it comes into a shop. No, it’s a duck. It’s a duck, and it hasn’t got a hat.”',
        '“And then?” asked {H}. “Then it says something,” said {A}, “and it’s so good, if you know what.” {A} wiped both eyes. {H} had never seen a joke with only a middle. It seemed to work from inside.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had now heard the joke nine times, and had never walked out. {H} told it a tenth time, to {A} alone. At “potato” {A} looked up. It might be a thing to eat.',
        '“Because it was a potato,” said {H}. {A} waited for the potato. Then {A} looked under the table, and behind {H}, to see where it was kept. “Something’s missing at the end for you as well,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“A cousin of ours told a joke at supper in May,” said {S}, “and nobody laughed. Then in November my father put down his spoon, in the middle of the soup, and roared.” “What was it about?” asked {A}.',
        '“About a wasp. We’d all forgotten it by then, and my cousin had too. Father couldn’t tell us, for laughing. We had to wait for our soup.” {A} counted the months. It was still a possible way.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a joke as well. “Why did a cow?” said {S}. “Why did a cow what?” asked {A}. “No. Just why did a cow.” {A} did not know. “Because bottom!” cried {S}, and rolled over sideways with laughing.',
        '{A} waited till {S} came round again. “Mine’s got a bank in it,” said {A}. “Because bottom!” said {S}, a bit louder. It was hard to find anything wrong with it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{H} told it to {A}, who could not talk yet. “Why did the potato go to the bank?” {A} looked at {H}’s mouth. “Because it was a po…” {A} laughed so much that a bubble came out.',
        '“I haven’t got to the end,” said {H}. “Po,” said {H}, to see. It was that. It was only the po. {A} wanted it again and again, and the bank was not needed at all.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you have to say it in a hat,” said {A}. “There’s one for it, on a nail. My grandfather’s got eleven jokes, and they’re all in the hat.” “Do you laugh?” asked {H}.',
        '“We laugh when he goes to the nail,” said {A}. “After that he doesn’t really need to tell one. He mostly hangs it up again.”'
      ]
    },
    {
      id: 'like-calling-it',
      A: 'partner',
      paragraphs: [
        '“You always say first that it’s a joke,” said {A}. “Then I get my face ready, and it goes stiff. A laugh’s like a cat. When you call it, it sits down and looks at you.”',
        '{H} looked at the tin bank, up on the shelf. Then {H} looked at the basket where the potatoes were. “I won’t call it, then,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-roof',
      A: 'partner',
      paragraphs: [
        'After that {H} told no joke at all, and sat drawing a boat. Later {A} wanted the bread money, and took the roof off the bank. On the coins sat a potato.',
        '“What’s this potato doing in the bank?” said {A}. {H} did not look up from the boat. “It’s a potato,” said {H}. First it was just {A}’s shoulders. Then came a sound like a boot in mud. Then {A} sat down on the floor, roof and all, and roared.'
      ]
    },
    {
      id: 'a-thin-slot',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“How did it get in?” asked {A}, when there was some air again. There was a slot in the roof, for coins. It was as thin as a biscuit. “It had an appointment,” said {H}.',
        'That was too much. {A} slid off the chair and lay there, and held on to the leg of the table. “Don’t say any more,” said {A}. {H} had not known that there was any more in it. {H} wrote it down under the boat.'
      ]
    },
    {
      id: 'it-hurts-here',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“It hurts here,” said {A}, with both hands on the ribs. They sat still, and talked about socks, so that it could settle. {A} breathed in and out. There were blue ones, and some that were gone at the heel.',
        '“And where do you keep them?” asked {H}. “In the b…” said {A}. It had been going to be the bottom drawer. But now it was the bank, and the whole thing began again, from the front.'
      ]
    },
    {
      id: 'telling-it-on',
      A: 'partner',
      paragraphs: [
        '“I’ll tell that one to everybody,” said {A}, and tried it out. “Why did the pot…” {A} got no further, and cried real tears. {H} waited politely for the end.',
        '“It’s the same joke,” said {H}. “Before, it was only a joke,” said {A}. “Now it’s in there.” And {A} lifted the roof a little, just to look. That was a mistake.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the rest of the joke, until the tap dripped.',
      '{names} looked at {H}, and then at the potatoes.',
      { text: '{names} asked which bank, to be fair to it.', needs: ['hands'] },
      { text: '{names} clapped for the potato, since nobody laughed.', needs: ['hands'] }
    ],
    way: [
      '{names} went and sat under the table, till the jokes were over.',
      '{names} looked for the stick, which had sounded good.',
      { text: '{names} hung the colander back on its hook.', needs: ['hands'] },
      { text: '{names} gave the joke four points out of ten.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running to see what the noise was.',
      '{names} began to laugh as well, though nobody had said why.',
      { text: '{names} fetched a handkerchief, and needed it too.', needs: ['hands'] },
      { text: '{names} looked into the bank, and had to lean on the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potato was allowed to stay in the bank for the night. The roof was put on, and the boat was hung up beside it.',
    '{H} got clean, and lay down, and it was quiet. After a while somebody snorted, on the other side of the wall, and was quiet again.'
  ],
  last: [
    'Once more, quite late, somebody laughed in the dark, with an open mouth, and {H} was asleep.',
    'In the bank it was dark, and the potato lay on all that money, and {H} was asleep.'
  ]
})
