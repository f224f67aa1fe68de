import { wishPlot } from '../wish-plot.ts'

export const whoeverScary = wishPlot({
  id: 'wish-whoever-scary',
  visits: 'anything',
  whoever: [
    'can’t be scary',
    'isn’t scary',
    'is not scary',
    'is not scary at all',
    'isn’t scary enough',
    'wants to be scary',
    'wants to be scarier',
    'wants to learn to be scary',
    'wants to scare people',
    'wants to scare everyone',
    'wants to scare someone',
    'wants to scare children',
    'can’t scare anyone',
    'can’t scare anybody',
    'can’t scare people',
    'can’t scare children',
    'can’t frighten anyone',
    'can’t frighten anybody',
    'is too nice to be scary',
    'is too friendly to be scary',
    'is too polite to be scary',
    'can’t roar',
    'can’t say boo',
    'can’t growl',
    'isn’t frightening',
    'isn’t spooky enough',
    'can’t haunt anyone',
    'is rubbish at haunting',
    'is too kind to frighten',
    'wants to spook someone',
    'can’t spook anyone',
    'only has a squeaky roar',
    'has a tiny roar',
    'is too cute to be scary',
    'forgot how to be scary',
    'wants to be frightening',
    'can’t make anyone jump'],
  company: ['umbrella', 'hall', 'door', 'soup', 'coat', 'coats'],
  fed: true,
  about: 'The hero wants one proper fright; whoever comes is too polite for it, until an umbrella is forgotten, and nobody is waiting for anything.',
  titles: ['Excuse Me', 'One Proper Fright', 'The Forgotten Umbrella', '{visitor} Knocks First', 'Boo, If You Don’t Mind'],
  want: [
    {
      id: 'a-proper-one',
      A: 'partner',
      paragraphs: [
        '{H} wanted a fright. It was to be a proper one, with a jump in it, before the soup. {A} had tried behind the door, but you could see the slippers.',
        'Then somebody knocked, three times, not too loudly. It was {visitor.first}. “Good evening,” said {visitor}, and shook out an umbrella. “I’ve come to frighten you. Is it a bad time?” “It’s a very good time,” said {H}. {visitor} put the umbrella in the corner, and said, “Boo.” {H} waited. “That was it,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-coats',
      A: 'partner',
      paragraphs: [
        '“You’ve got to come from somewhere,” said {H}. So {visitor} got in behind the coats in the hall, and {H} walked past, whistling. “Are you ready?” asked a voice among the coats. “Yes,” said {H}. “I’m coming out now,” said the voice. “Mind the hook. Boo.”',
        'They tried it with the light off. “Boo,” it said in the dark, and then, “It’s only me.” “You mustn’t say that!” said {H}. “But otherwise you’d be frightened,” said {visitor}.'
      ]
    },
    {
      id: 'louder',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s got to be louder,” said {A}. “It has to come up from your feet.” {A} showed it, and the lamp swung. {H} showed it, and somebody knocked on the wall from next door. {visitor} was full of admiration.',
        'Then {visitor} fetched one up, from the very bottom. It went past the middle, and got a bit stuck there. “Boo,” said {visitor}. “Did I spit?” It had been quite a warm one. {H} could feel it on one cheek.'
      ]
    },
    {
      id: 'a-face',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And you need a face for it,” said {A}. They stood in front of the mirror, and pulled some. {A} pulled out both corners, and looked like a letter box. {H} looked like somebody with a lemon. {visitor} looked at all that, and tried.',
        '“Now you look as if you’d lost your purse,” said {A}. {H} really wanted to help look for it. “I was thinking of something frightful,” said {visitor}. “What was it?” “I’d lost my purse,” said {visitor}.'
      ]
    },
    {
      id: 'what-works',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who did it ever work on?” asked {A}. {visitor} thought a long time. “On a pigeon,” said {visitor}. “It flew up at once. I said sorry, but it was too far off by then. I wrote to it.” There hadn’t been an answer.',
        '“And then there was a lady at the bus stop,” said {visitor}. “I said boo, and she said, Bless you.” They had talked about colds. She had got off at the same stop, and they’d waved.'
      ]
    },
    {
      id: 'practice-on-a-chair',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Start with somebody who doesn’t mind,” said {A}, and put a chair there. “Boo,” said {visitor} to the chair. The chair took it well. {H} moved it a little from behind, to be encouraging. It gave a squeak.',
        '“I’m so sorry!” said {visitor}, and helped it to sit down. It was sitting already. “That was a good one,” said {A}. “It jumped.” {visitor} stayed with it for a while, to see that it was all right.'
      ]
    },
    {
      id: 'your-own-way',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do your sort do, when they mean it?” asked {A}. “This,” said {visitor}, and {caller.does}. “And people run?” “They say, Oh, look,” said {visitor}. “They call the others.” {H} had nearly called the others, too.',
        '{A} tried it, and {caller.move}, in the dark by the stove, with a growl. That did look rather dreadful. “You ought to have my job,” said {visitor}, quite without envy.'
      ]
    },
    {
      id: 'what-is-scary',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They went over {visitor} from top to bottom, to see if there was anything frightful. {A} held the torch. “What about {caller.part}?” asked {A}. From the side, and lit from below, it threw a shadow as big as the door. “There!” whispered {H}.',
        '{visitor} turned round to look. “Who’s that?” asked {visitor}, and moved in behind {A}. It did the same. From then on the torch was only pointed at the floor.'
      ]
    },
    {
      id: 'the-word',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s the word,” said {A}. “Boo’s been used a lot. Everybody knows it.” They looked for a new one. {H} said “Grawp”. {A} said “Tax”. {visitor} tried them all out, one after the other. They tried “Bucket”, out of a clear sky. It only made them think of a bucket.',
        '“At ours they say, Raah,” said {visitor}. “But it makes me jump.” It did make {visitor} jump. {H} had to bring a cushion, and they both needed it.'
      ]
    },
    {
      id: 'countdown',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ll tell you what I’ll do,” said {visitor}. “I’ll do it at some time or other, and I won’t say when.” That was good. They all stood round and waited. {H} had goose bumps already. It might be now. It might be now.',
        '“At about ten past,” said {visitor}, “if that suits everybody.” {A} looked at the clock. It was nine minutes past. {A} and {H} put their fingers in their ears, so as to be ready.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came into the hall to see who was whispering in the coats. {visitor} leaned over. “Boo,” said {visitor}, as gently as could be. {A} sat down, to hear the rest. There wasn’t any. {A} moved nearer, and leaned.',
        '“It’s the opposite,” said {visitor}. “It always is. They lean.” And yet {visitor} stayed there for a while. It was warm, being leaned on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“The biggest fright of my life was a cake,” said {S}. “How was that?” asked {A}. “I’d come home with my shoes in one hand, so as not to wake anybody. I put on the light. And they were all sitting there, with candles. It was my birthday, and I’d forgotten.”',
        '“Did you jump?” “I jumped onto the sofa,” said {S}. “My aunt was on it.” {visitor} asked what they had said to {S}. “Nothing,” said {S}. “They’d only breathed in, to sing.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do it best of all, and did it from under the table. “Boo!” yelled {S}. {visitor} shot up, and got behind the curtain. “Was that all right?” asked {S}. “It was marvellous,” said {visitor}, after a while. “How do you do it?”',
        '“I just don’t think about you,” said {S}. “I think about me jumping out.” {visitor} tried it. “Boo,” said {visitor}. “How are you?” It was the second bit that let the whole thing down.'
      ]
    },
    {
      id: 'why-it-fails',
      A: 'partner',
      paragraphs: [
        '“It’s because we’re waiting for it,” said {A}. “We’re all standing here with our shoulders up. You can’t frighten anybody who has ordered it.” “Then I ought to come when I’m not coming,” said {visitor}. “I’d never do that. It’s rude.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-coming',
      A: 'partner',
      paragraphs: [
        'So {visitor} thanked them, and said good night. The door went shut. “That’s that,” said {H}. {A} gave out the soup, and they blew on it. Their shoulders came down again. You could hear the spoons.',
        'Somebody was standing behind the chairs, who had not wanted to knock twice. “Excuse me,” said a soft voice, right behind {H}. “I’ve forgotten my umbrella.” “AAAH!” went {H}, up in the air. “AAAH!” went {A}, and a spoon flew. “Aaah,” went {visitor}, because everybody else did.'
      ]
    },
    {
      id: 'the-jump',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Afterwards they worked out how high it had been. There was a noodle on the lamp. {A}’s spoon was found later, in a boot. “I went up as far as the calendar,” said {H}. “I’ve been in June.” {A} had sat down again on the wrong chair, and had not noticed up to now.',
        '“And me?” asked {visitor}. “I went up as well. I thought that there was something behind me.” There had only been the umbrella, and it was standing quite still.'
      ]
    },
    {
      id: 'tell-us-again',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did you say it?” asked {A}. “I just asked,” said {visitor}. “Say it again.” “Excuse me,” said {visitor}, and it did nothing at all. They said it by turns, each in a worse voice than the last. It was the most ordinary thing in the world.',
        '“It doesn’t keep,” said {A}. “It’s like toast. It has to come up by itself.” All the same, {H} looked over one shoulder, once on the left and once on the right. It was lovely.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'partner',
      paragraphs: [
        'At last {H} and {A} sat on their chairs again, and a noodle came down from the lamp. {H}’s heart was going like a drum.',
        '“I’m so sorry,” said {visitor}. “Was it a bad time?” “That was a proper fright!” said {H}. “It had a jump in it, and everything. Do it again!” “I can’t,” said {visitor}. “I’ve got the umbrella now.” But it was left behind in the corner once more, and nobody said a word about it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited too, with every hair on end.',
      '{names} backed up against the wall, to be out of the way of the fright.',
      { text: '{names} took the umbrella, and stood it where it could drip.', needs: ['hands'] },
      { text: '{names} shook hands with the guest, who asked after everybody.', needs: ['hands'] }
    ],
    way: [
      '{names} crept in behind the coats as well, and it got tight.',
      '{names} jumped a little, to be kind.',
      { text: '{names} turned the light off, and on, and off, whenever it was asked for.', needs: ['hands'] },
      { text: '{names} held the coats apart, like a curtain.', needs: ['hands'] }
    ],
    turn: [
      '{names} went straight up, and came down facing the other way.',
      '{names} shot under the table, and looked out on the far side.',
      { text: '{names} threw a napkin over the soup, much too late.', needs: ['hands'] },
      { text: '{names} wiped down the wall, as far up as it went.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was still soup in the pan, and {visitor} stayed for a plate of it. The noodle was left on the rim.',
    'They washed, and hung the towel up. In the hall the umbrella stood in its corner, as if it had been put there on purpose.'
  ],
  last: [
    'The shoulders came down, and the heart went slowly again, and {H} was asleep.',
    '“Excuse me,” said sleep, so softly that nobody jumped, and {H} was asleep.'
  ]
})
