import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const eagle = wishPlot({
  id: 'wish-eagle',
  beginsElsewhere: true,
  wishes: ['eagle', 'eagles', 'eagel', 'eagels', 'egle', 'golden eagle', 'bald eagle', 'sea eagle', 'white tailed eagle', 'eagle nest', 'eagle mountain', 'baby eagle', 'eaglet', 'eaglets', 'eagle eyes', 'eagle sees'],
  answers: ['golden', 'bald', 'nest', 'mountain', 'hill', 'high', 'sky', 'flying', 'flies', 'soaring', 'soars', 'wings', 'eyes', 'eye', 'sees', 'seeing', 'saw', 'sharp', 'everything', 'big', 'brave', 'proud', 'friendly', 'clever', 'wise', 'secret', 'umbrella', 'rain', 'who', 'that', 'friend', 'little', 'baby', 'feathers', 'claws', 'beak', 'king', 'birds', 'watching', 'great', 'strong', 'knows', 'visits', 'came', 'lives', 'our', 'funny', 'sleepy'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'philadelphia', 'football', 'team', 'super', 'bowl', 'scout', 'scouts', 'legal', 'crystal', 'palace', 'band', 'hunting', 'hunts', 'prey', 'rabbit', 'mouse', 'snake', 'chicken', 'chickens', 'owl', 'crow', 'ray', 'eddie', 'heights', 'afraid', 'scared', 'learning', 'learn', 'fly', 'fell', 'golf', 'hawk', 'falcon', 'harpy'],
  company: ['eagle', 'umbrella', 'spoon', 'pear'],
  out: true,
  about: 'An eagle sees everything that is done, so the hero cannot tell it anything new, until it rains and there is an umbrella.',
  titles: ['What the Eagle Did Not Know', 'Under the Umbrella', 'Raspberry, on Tuesday', '{H} Has a Secret', 'The Eagle Asks a Question'],
  want: [
    {
      id: 'raspberry',
      A: 'partner',
      paragraphs: [
        'On the hill behind the last bus stop lived an eagle, and it saw everything. “You had jam on your chin on Tuesday,” it told {H}, from the fence. “Raspberry.” {H} wanted to tell the eagle something that it did not know, just once.',
        '“{A} has lost a glove,” said {H}. “It’s behind the bus stop,” said the eagle. “We’ve got a new doormat.” “Green,” said the eagle. “Back to front.” It flew up till it was a dot.'
      ]
    }
  ],
  way: [
    {
      id: 'a-spoon-in-the-ground',
      A: 'partner',
      paragraphs: [
        '“It only knows us by our coats,” said {A}. So they changed coats, and hats as well. Then they buried a spoon, with leaves on top.',
        'The dot came down. “A spoon,” said the eagle, “under nine leaves and a beetle. And your buttons are done up wrong, {H}.”'
      ]
    },
    {
      id: 'seven-across',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They wanted to know how far it could see. {A} sat on the wall by the bus stop, with a newspaper open at the crossword. The eagle was up on the hill. You could not see it at all from there, only where it would be.',
        '“Seven across is badger,” it said, when it came down. {A} counted the squares. It was badger. “And you’ve got egg on nine down,” said the eagle. {A} scratched it off. Under it was the word egg.'
      ]
    },
    {
      id: 'two-and-a-hat',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The eagle let them measure it. It opened one wing along the top of the fence, and then the other. {H} lay down in the grass under the left end. {A} lay down beyond {H}, head to feet. There was still some eagle over.',
        'They put a hat there. “Two people and a hat,” said {A}. “That’s what you are.” The eagle looked along itself in both directions. “I knew about the people,” it said. “I saw that from the air. I didn’t know the hat.”'
      ]
    },
    {
      id: 'the-lift',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t you ever flap?” asked {H}. “Hardly,” said the eagle. “The air goes up in some places. It’s like a lift. You get in and hold your arms out.” It went round three times over the warm car park, and was as small as a comma.',
        '{H} and {A} looked for the lift too. They stood on the car park with both arms out, and waited. A paper bag went past, and up. “That was it,” said {A}. “We weren’t in it.”'
      ]
    },
    {
      id: 'not-finished',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long did it take to build your nest?” asked {A}. “It isn’t finished,” said the eagle. “My mother began it. Every year we put something on.” By now it weighed as much as a car, with four people in it, and luggage.',
        '{H} looked about for the best stick on the path, and gave it to the eagle. It was as long as an arm, with a knob. “Very nice,” it said, and took it up. Through the binoculars they could see how it went in at the side. It was the size of a toothpick.'
      ]
    },
    {
      id: 'who-blinks-first',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’m good at staring,” said {A}. “Whoever blinks has lost.” They sat down opposite each other, {A} on the wall, and the eagle on the post. Its eyes were yellow. {A}’s began to water. A bus came, and went.',
        '{A} blinked. “You’ve won,” said {H}. “I blinked eleven times,” said the eagle. “I’ve got one lid more than you, and it’s made of window. You were watching the wrong ones.” It did it again, sideways, slowly, so that they could see. It was like a very clean curtain.'
      ]
    },
    {
      id: 'lost-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        'People had found out about it. At the bus stop there was a short queue. “My keys,” said a man. “In the other jacket,” said the eagle. “My marble,” said a girl. “In the third gutter from the left.” “My husband,” said a lady. “At the baker’s. He’s on his second bun.”',
        '{H} waited until they had all gone. “Have you ever lost anything?” asked {H}. The eagle thought. “No,” it said. It did not sound pleased about it. Everybody else had been so happy, just now.'
      ]
    },
    {
      id: 'asleep-on-a-post',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why don’t you fall off, when you’re asleep?” asked {H}. “I sit down,” said the eagle, “and then my toes shut by themselves.” It bent its knees, and the toes closed round the fence like four hooks. It stood up, and they opened.',
        '{A} tried that with both hands. Each time {A} sat down on the wall, {H} looked to see if the fingers had shut. They hadn’t. “I’d be on the ground by midnight,” said {A}. “At ten past nine,” said the eagle. It had seen {A} on the sofa.'
      ]
    },
    {
      id: 'peep',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Now do your cry,” said {A}, “the terrible one.” They both put their hands over their ears, and the eagle leaned forward and opened that beak. “Peep,” it said. “Peep, peep.” They took their hands away. “Was that all of it?” asked {A}.',
        '“In films they use somebody else,” said the eagle. A sparrow on the wall looked round, to see who was so small. {H} did the terrible one for it, loud enough for the whole hill. “Yes,” said the eagle. “I’ve always thought of it like that.”'
      ]
    },
    {
      id: 'from-above',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do we look like, from up there?” asked {H}. The eagle drew it in the mud with one claw. It drew a round thing, with a shoe at the front and a shoe at the back. Beside it was another round thing. “That’s you, and that’s {A}.”',
        '“We’re hats,” said {A}. “You’re mostly hats,” said the eagle. “{A} has had a crumb on top since Sunday.” {A} felt about up there. It was pastry. {A} ate it, and you could hear that it was from Sunday.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had something as well that nobody knew about. “It’s behind the dustbin,” said the eagle, “next to the sock.” {A} looked at the eagle for a long time. Then {A} looked at everybody else, to see who had heard.',
        '“What is?” asked {H}. “I’ve said enough,” said the eagle. It turned its back to {A}, so as not to see any more. But {A} stayed close to the fence from then on, to be on the safe side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a neighbour like that,” said {S}. “She sat at the window with a cushion under her elbows. She knew what we’d had for lunch before we’d had it.” “Did you ever have a secret?” asked {A}.',
        '“We had a hat stand,” said {S}. “We put a coat on it and walked it across the yard, every evening at six. She told the whole street that a thin gentleman had moved in. Then she sent him a cake.” {S} remembered it well. It had been plum.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a secret too. {S} covered it with both hands, and went up to the fence. “What have I got?” asked {S}. “Two hands,” said the eagle. “And in them?” The eagle put its head on one side.',
        '“Nothing,” it said. “You’ve got nothing in there.” {S} opened them, and there was nothing in there. “How did it know?” cried {S}. “You’d held them so that it could see through,” said {A}. {S} shut them better, and had nothing all over again.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had just learnt to play peep-bo. {A} pulled the blanket over {A}’s own head, and was gone. The eagle looked at the blanket. “{A} has gone,” it said, as people do. It knew better, of course. A toe was sticking out.',
        'Down came the blanket. “There!” said the eagle, and {A} shrieked for joy. They did it nine times. “It’s strange,” said the eagle to {H}. “Each time I very nearly wonder.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours we whisper,” said {A}. “Nobody can see a whisper.” {A} came up close and whispered something in {H}’s ear, and it tickled. “That’s a good one,” said {H}. They both looked up at the dot, and grinned.',
        'It came down in one go. “{A} wants to marry a baker,” it said. “I saw your lips.” After that {A} whispered with a mitten in front. But nobody could understand it then, not even {H}.'
      ]
    },
    {
      id: 'first-question',
      A: 'partner',
      paragraphs: [
        'Then it rained, and {A} put up the big black umbrella. {H} came in under it. “What are you doing in there?” called the eagle. It had never asked anything before.',
        '{A} looked up at the cloth. “It sees everything from above,” whispered {A}. “And from above this is only an umbrella.” {H} pulled it down to their ears.'
      ]
    }
  ],
  turn: [
    {
      id: 'may-i-come-in',
      A: 'partner',
      paragraphs: [
        'They sat down on the bench, and were black and round. Over them went the eagle, in a ring, and then in a smaller one. “Is it something to eat?” it called. “Are you laughing?” They did not say.',
        'Then somebody came through the puddles on foot. An eagle walks like a person in flippers. It went round the umbrella once. “May I come in?” it asked.'
      ]
    },
    {
      id: 'guesses',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ve got a kitten,” said the eagle, outside. Nobody answered. “You’re knitting. You’ve found a door.” They could see its feet, which walked to the left and then to the right. They were yellow, and had got rather wet.',
        '“Could you say if it’s larger than a bread bin?” it asked. {A} bit on a sleeve. “It can’t guess at all,” whispered {H}. “It’s never had to,” whispered {A}.'
      ]
    },
    {
      id: 'tidying-for-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We haven’t got anything in here,” whispered {A}. “It’ll be so disappointed.” They both turned out their pockets. There was a bus ticket, and a button, and half a biscuit with fluff. There was also a pear. They decided on the pear.',
        '{H} polished it on one sleeve, and set it down in the middle, on the ticket. It looked like something now. Outside somebody breathed on the cloth, quite near, to see if it was window.'
      ]
    },
    {
      id: 'under-something',
      A: 'partner',
      paragraphs: [
        'The eagle sat between them, where it was dim, and the rain drummed. “And what is it?” it asked. “We’re eating a pear,” said {H}. “I didn’t know that,” said the eagle, and had a bite. It looked up at the cloth. “There’s something on top of me,” it said. “There never was before.”',
        'They let it have the umbrella. Soon there was a round black dot up on the hill, in the nest. “What’s it doing under there?” asked {A}. “I don’t know,” said {H}, and was pleased for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the dot, and the dot knew it.',
      '{names} tried to look like nobody in particular.',
      { text: '{names} went and fetched the glove, which was just where it had said.', needs: ['hands'] },
      { text: '{names} turned the doormat round.', needs: ['hands'] }
    ],
    way: [
      '{names} helped to keep quiet about the spoon.',
      '{names} looked the other way, as if there had been no digging.',
      { text: '{names} held the hats during the change.', needs: ['hands'] },
      { text: '{names} put down a tenth leaf, much too late.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in at the back, and the umbrella bulged.',
      '{names} moved up, to make room for a wing.',
      { text: '{names} held the handle for a time.', needs: ['hands'] },
      { text: '{names} waved to the black dot, in case it had a hole.', needs: ['hands'] }
    ]
  },
  bed: [
    'They walked home in the wet, because it had the umbrella. The coats were hung up to drip, each on its own hook. The spoon went back in the drawer.',
    '{H} washed, and there was some pear on {H}’s chin. Then {H} crept down into bed, and pulled the blanket up over the top. Nobody could see what was going on in there.'
  ],
  last: [
    'From above it was only a blanket, and under it {H} was asleep.',
    'Nobody on the hill knew it, and nobody on the roof, but {H} was asleep.'
  ]
})
