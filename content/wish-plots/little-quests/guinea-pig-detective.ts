import { wishPlot } from '../wish-plot.ts'

export const guineaPigDetective = wishPlot({
  id: 'wish-guinea-pig-detective',
  beginsElsewhere: true,
  wishes: ['a detective guinea pig and the missing biscuits', 'guinea pig detective', 'guinea pig detective missing cookies', 'guinea pig detective stolen biscuits', 'guinea pig detective mystery', 'guinea pig missing biscuits', 'guinea pig missing cookies', 'guinea pig stolen cookies', 'guinea pig cookie thief', 'guinea pig biscuit tin', 'guinea pig cookie jar', 'guinea pig mystery', 'guinea pig solves mystery', 'guinea pig solves case', 'guinea pig clues', 'guinea pig sherlock', 'guinea pig inspector', 'guineapig detective', 'guinea pig finds biscuits', 'guinea pig finds cookies', 'guinea pig hamster mystery', 'guinea pig hamster biscuits', 'guinea pig hamster cookies', 'hamster missing biscuits', 'hamster missing cookies', 'hamster stolen biscuits', 'hamster mystery biscuits', 'hamster cookie thief', 'hamster cookie jar', 'hamster guinea pig detectives'],
  answers: ['guinea', 'pig', 'pigs', 'hamster', 'hamsters', 'detective', 'detectives', 'agency', 'sherlock', 'holmes', 'inspector', 'private', 'eye', 'mystery', 'mysteries', 'case', 'clue', 'clues', 'trail', 'crumb', 'crumbs', 'solve', 'solves', 'solved', 'solving', 'investigates', 'looks', 'look', 'looking', 'for', 'finds', 'find', 'found', 'out', 'who', 'took', 'takes', 'stole', 'steals', 'stolen', 'ate', 'eaten', 'thief', 'missing', 'gone', 'disappeared', 'vanished', 'lost', 'biscuit', 'biscuits', 'cookie', 'cookies', 'tin', 'jar', 'stars', 'star', 'chocolate', 'chip', 'all', 'the', 'a', 'an', 'of', 'and', 'from', 'kitchen', 'hat', 'magnifying', 'glass', 'notebook', 'buttons', 'button', 'cheeks', 'cheek', 'partner', 'helper', 'assistant', 'friend', 'friends', 'called', 'named', 'clever', 'little', 'tiny', 'small', 'brave', 'funny', 'silly', 'fluffy', 'famous', 'great', 'big', 'our', 'my', 'her', 'his', 'is', 'are', 'has', 'to', 'must', 'helps', 'wants', 'be', 'becomes'],
  except: ['dead', 'died', 'dies', 'die', 'hurt', 'sick', 'ill', 'poorly', 'vet', 'hospital', 'murder', 'body', 'kidnapped', 'police', 'prison', 'jail', 'gun', 'burglar', 'burgled', 'monster', 'dinosaur', 'cat', 'dog', 'duck', 'owl', 'rabbit', 'mouse', 'teddy', 'toy', 'sock', 'socks', 'ghost', 'haunted', 'necklace', 'diamond', 'escaped', 'cage', 'run away', 'ran away', 'cafe', 'café', 'hungry', 'allergic', 'space', 'school'],
  nothingElse: true,
  moods: ['lost', 'question', 'learning', 'losing'],
  isTale: true,
  company: ['guinea', 'pig', 'hamster', 'biscuits', 'stars', 'tin', 'tins', 'lid', 'lids', 'castle', 'rose', 'buttons', 'button', 'thief', 'trail', 'crumb', 'cheeks', 'basket', 'egg', 'cup', 'case', 'clock'],
  about: 'The biscuits are gone and the tin is full of buttons; the hamster keeps the trail safe in its cheeks, so that there is none; but the guinea pig must whistle whenever a lid comes off, and two whistles at four o’clock tell that the lids were changed.',
  titles: ['The Wrong Hat', 'Wheek, and Then Wheek', '{H} and the Guinea Pig in the Egg Cup', 'The Case of the Eleven Stars', 'The Hamster Keeps It Safe'],
  want: [
    {
      id: 'full-of-buttons',
      A: 'partner',
      paragraphs: [
        '{H}’s biscuits were gone. {H} had put eleven stars into the tin with the castle lid. Now it was full of buttons. “Wheek,” said a guinea pig. “We’ll take the case.” It was a detective, with an egg cup for a hat. Its helper, a hamster, kept things safe.',
        '“Why would a thief leave buttons?” asked {A}. “Perhaps they’re to pay with.” “I don’t want to be paid,” said {H}. “I want my stars.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-trail',
      A: 'partner',
      paragraphs: [
        'A row of crumbs led away across the floor. “A trail!” said the guinea pig. “Keep it safe.” The hamster kept it safe, crumb after crumb, in both cheeks. When {H} came with a torch, there was only floor.',
        '“And where does it lead?” asked {A}. The hamster unpacked its cheeks. “It’s all here,” it said. But now it was a heap, and heaps lead nowhere.'
      ]
    },
    {
      id: 'questions-the-buttons',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The guinea pig questioned the buttons. “Where were you last night?” it asked a brown one. The button said nothing, out of two holes. It asked a white one, and that said nothing out of four. “Aha,” said the guinea pig. “This one knows twice as much.”',
        '{A} held the white one up to an eye, and looked out through a hole. “What do you see?” asked {H}. “A guinea pig in an egg cup,” said {A}. “Then that’s the one we have to find,” said the detective, and wrote it down.'
      ]
    },
    {
      id: 'four-toes-in-front',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the floor by the sink the guinea pig found a footprint, and it was still wet. “Four toes in front,” it said, “and three toes behind. It’s a heavy animal, and it’s been drinking.” They followed the prints past the cupboard, along the wall and round the bin.',
        '“They’re getting fresher,” said {A}. At the end of the wet prints sat the detective. It counted its own toes, four in front and three behind. “Nobody move,” it said. “I’ve been following me.”'
      ]
    },
    {
      id: 'along-the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There’s something on the rug,” said {H}. The guinea pig set off to see. It went along the wall, behind the curtain, and under all the chairs. “The rug’s over here,” called {A}. “A detective never crosses the middle of a room,” said the guinea pig. “That’s where people can see it.”',
        'By and by it had come all the way round to the door again. It had seen the rug from four sides. “It was fluff,” it said, “from every one of them.”'
      ]
    },
    {
      id: 'thinking-in-the-wheel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The hamster did its thinking in its wheel. It ran until the wheel hummed, and everybody stood and waited for the thought. “How far have you got?” asked {H} after a while. The hamster stopped, and looked out. “I’ve got as far as here,” it said.',
        '“You were here before,” said {A}. “Yes,” said the hamster, “but I hadn’t thought about it.” It drank a drop of water, turned round, and thought all the way back again.'
      ]
    },
    {
      id: 'the-third-slipper',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then the guinea pig put on a disguise. It sat down beside {H}’s slippers, and tucked its feet in. Now there were three of them, and one was breathing. “Which one’s the detective?” whispered {A}. “The one with the egg cup,” whispered {H}.',
        'They waited for quite some time. “Did you find out anything?” asked {H}. “Yes,” said the third slipper. “People don’t tell slippers anything. They only come with their feet.” It had seen a big toe, very close, and was glad to be a guinea pig again.'
      ]
    },
    {
      id: 'other-finds-a-green-one',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} looked into the tin once more. “There it is!” said {A}, and was delighted. {A} took out a big green button. “It’s been off my coat since the spring.” “That’s part of the case,” said the guinea pig. “It’s part of my coat,” said {A}.',
        'They measured it against the coat, and it was so. “Then one thing is found already,” said the detective, and was very pleased. It had not even known that there was a second case.'
      ]
    },
    {
      id: 'pet-breathes-out',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Everybody was searched, even {A}. The guinea pig walked once round {A}, and that took some time. “Breathe out, please,” it said. {A} breathed out. The egg cup slid backwards, and so did the guinea pig.',
        '“Well?” asked {H}. The detective lay on its back for a moment, to be sure. “There’s breakfast in it,” it said, “and also something from under the sofa. But there isn’t one star.” {A} licked it once, from the feet up to the egg cup, and was free to go.'
      ]
    },
    {
      id: 'elder-and-the-aunt',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt used to hide the biscuits,” said {S}. “Nobody could find them, not even my aunt. So every winter the whole family had to look.” “And did you find them?” asked {A}. “Always,” said {S}. “But it was always the ones from the year before.”',
        '“What did those taste of?” “Cupboard,” said {S}. The hamster was listening with its mouth open. “And this year’s?” it asked. “Those were lovely and fresh,” said {S}, “wherever they were.”'
      ]
    },
    {
      id: 'child-is-the-thief',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be the thief, because somebody had to be. So the guinea pig asked some questions. “How did you get in?” “Through the door,” said {S}. “And what did you do with the stars?” “I ate a hundred,” said {S}. “But there were only eleven,” said {A}.',
        '{S} thought about that. “Then I haven’t finished yet,” said {S}, and sat down at the table. The guinea pig wrote down “very honest”, and the hamster fetched {S} a plate.'
      ]
    },
    {
      id: 'wheek',
      A: 'partner',
      paragraphs: [
        '{H} shut the tin, to think. {A} opened it, to count the buttons. “Wheek!” went the guinea pig, and the egg cup jumped. “Sorry,” it said. “When a lid comes off, I have to whistle. There might be cucumber.”',
        '“Every time?” asked {H}. “Even in my sleep,” said the guinea pig. “And last night I didn’t whistle once.” “Then nobody opened it,” said {H}. “There isn’t a thief!”'
      ]
    },
    {
      id: 'twice-at-four',
      A: 'partner',
      paragraphs: [
        '“And before that?” asked {A}. “Yesterday at four,” said the guinea pig. “Wheek, and then wheek.” “That’s when I packed my stars,” said {H}. “But I only opened one tin.”',
        '“I opened the button tin,” said {A}, “with the rose lid.” Both lids lay on the table. “Which one did you put on yours?” asked {A}. “The nearest,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-rose',
      A: 'partner',
      paragraphs: [
        'The tin with the rose was in the sewing basket, where {A} had put it. The guinea pig held on to its egg cup, and {H} took off the lid. “Wheek!” There lay the stars, point to point. “The tins are just alike,” said {A}. “Nobody stole them,” said the guinea pig. “They were only wearing the wrong hat.”'
      ]
    },
    {
      id: 'once-more-to-be-sure',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Shall we try it with all of them?” asked {A}. They opened the tea tin. “Wheek!” They opened the jam. “Wheek!” {H} unscrewed the top of a pen. “Whee?” went the guinea pig, for that was hardly a lid at all.',
        'At the next one they were as quiet as they could be. {A} lifted it no more than a hair. “Wheek!” came from behind the curtain. And that time it was worth it, for it was the box with the cucumber.'
      ]
    },
    {
      id: 'a-thimble',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Among the buttons lay a thimble, and it was just the size of the hamster’s head. The hamster put it on. It looked at itself in the side of the tin, from the left and from the right. “Now I’m a detective as well,” it said.',
        '“What do you think, then?” asked the guinea pig. The hamster thought hard, under the thimble. “I think that it’s over,” it said. “That’s right,” said the guinea pig. “I’d never have got that so quickly.”'
      ]
    },
    {
      id: 'five-points',
      A: 'partner',
      paragraphs: [
        '{H} changed the lids over. Crumbs hung under the tin, and one lay by the basket. “That’s where the trail went!” said the hamster. “I’d no room for that one.”',
        'They counted the stars, and there were only ten. They looked at the hamster. One cheek was flat, and the other had five points. “I’m only keeping it safe,” it said, as well as it could.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the tin as well, and saw nothing but buttons.',
      '{names} walked round the guinea pig, and was asked not to leave the kitchen.',
      { text: '{names} stirred the buttons with one finger, down to the bottom.', needs: ['hands'] },
      { text: '{names} set the egg cup straight, where it had slipped over one ear.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the place where the trail had been.',
      '{names} looked under the rug, and came out with a penny and some fluff.',
      { text: '{names} held the torch, and lit up the wrong foot.', needs: ['hands'] },
      { text: '{names} sorted the crumbs on the rug, from big to small.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running at the whistle, and so did a smell of butter.',
      '{names} looked at the hamster from the front, and it was wider than before.',
      { text: '{names} pressed the castle down, until it clicked.', needs: ['hands'] },
      { text: '{names} shook the detective’s paw, with two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The castle was on the stars, and the rose was on the buttons. The egg cup stood in the kitchen again, for tomorrow’s egg.',
    '{H} washed, and lay down, and pulled the blanket up like a lid. Nobody whistled.'
  ],
  last: [
    'Under the right lid lay {H}, and was asleep.',
    'In the dark somebody was keeping something safe, and {H} was asleep.'
  ]
})
