import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const kungFuRelative = wishPlot({
  id: 'wish-relative-kung-fu',
  beginsElsewhere: true,
  star: 'kin',
  nothingElse: true,
  wishes: ['kung fu grandma', 'kung fu', 'kungfu', 'kung-fu', 'kung foo', 'kong fu', 'gung fu', 'karate', 'judo', 'ju jitsu', 'jiu jitsu', 'jujitsu', 'taekwondo', 'tae kwon do', 'martial arts', 'martial artist', 'ninja warrior', 'ninja kitchen', 'kung fu kitchen', 'kung fu master', 'karate master', 'judo master', 'karate kitchen', 'karate champion', 'judo champion', 'black belt', 'kung fu cooking', 'karate chops', 'karate chop', 'does kung fu', 'knows kung fu', 'learns kung fu', 'secretly does karate', 'kung fu fighter'],
  answers: [...WHICHEVER_RELATIVE, 'kung', 'fu', 'kungfu', 'karate', 'judo', 'jitsu', 'taekwondo', 'martial', 'arts', 'ninja', 'ninjas', 'master', 'champion', 'warrior', 'fighter', 'expert', 'teacher', 'belt', 'black', 'kitchen', 'cooking', 'cooks', 'cook', 'pancakes', 'plums', 'jar', 'jam', 'lid', 'apron', 'does', 'do', 'doing', 'did', 'knows', 'know', 'can', 'could', 'learns', 'learn', 'learning', 'teaches', 'teach', 'is', 'was', 'a', 'secret', 'secretly', 'really', 'actually', 'becomes', 'turns', 'into', 'good', 'best', 'world', 'at', 'in', 'with', 'the', 'me', 'us', 'moves', 'chop', 'chops', 'kick', 'kicks', 'strong', 'super', 'has', 'got', 'who', 'bow', 'bows', 'about'],
  except: ['fight with', 'fights with', 'hit', 'hits', 'hurt', 'hurts', 'hospital', 'hip', 'broke', 'broken', 'fell', 'burglar', 'burglars', 'robber', 'robbers', 'baddies', 'baddie', 'bully', 'bullies', 'panda', 'class', 'lesson', 'lessons', 'club', 'grading', 'turtle', 'turtles', 'lego', 'movie', 'film', 'game', 'gun', 'sword', 'died', 'dead', 'school'],
  moods: ['question', 'learning', 'proud'],
  fed: true,
  company: ['jar', 'lid', 'plums', 'plum', 'pancakes', 'apron', 'kitchen', 'beans', 'spoons', 'bowl', 'flannel', 'cupboard', 'stone', 'belt', 'egg', 'eggs', 'dough', 'tea towel', 'tea towels', 'tin', 'board', 'potato', 'moth', 'fridge', 'door', 'oven', 'window', 'shelf'],
  about: 'One of the family knows kung fu and opens everything but one jar of plums, which holds on harder each time it is fought, until the hero tries the gentlest kung fu there is.',
  titles: ['The Jar at the Back', 'The Plums Win', '{H} Learns the Hardest One', 'Hai-ya, Said the Kitchen', 'The Gentlest Kung Fu There Is'],
  want: [
    {
      id: 'the-plums-win',
      A: 'partner',
      paragraphs: [
        '“Hai-ya!” cried {A} in the kitchen, and the lid was off the beans. {A} knew kung fu, karate and judo, and was a ninja at weekends. The apron was tied behind like a black belt. No jar could stand up to {A}, except the one at the back.',
        'It was full of plums. Each Sunday {A} bowed to it, fought with it, and put it back. “Who wins?” asked {H}. “The plums,” said {A}. But tonight there were pancakes, and {H} wanted plums on them.'
      ]
    }
  ],
  way: [
    {
      id: 'the-tiger',
      A: 'partner',
      paragraphs: [
        '{A} rolled up both sleeves, and did the Crane, which stands on one leg. Then {A} did the Tiger. {A} took hold of the lid, and turned. Something turned. It was {A}. The jar stood where it was, and {A} went round it twice, with the apron flying. “Strong,” said {A}, and bowed to it.'
      ]
    },
    {
      id: 'cherry-belt',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I need a belt, too,” said {H}. {A} opened the drawer with the tea towels. There were white ones for beginners, and striped ones for the middle. One was so old that nobody had yet been good enough for it. {H} was given one with cherries on. That was for those who could dry a fork.',
        '“What comes after cherries?” asked {H}. “The map of Scotland,” said {A}. “But for that you’ve got to be able to dry a whisk.” {H} looked at the whisk. It hung there on its hook, and looked back.'
      ]
    },
    {
      id: 'looks-at-an-egg',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'For the pancakes {A} needed an egg. {A} set it on the table, and looked at it. {A} looked for as long as you can hold your breath. Then there was a crack, and the egg fell open in two halves, out of respect. “Now you,” said {A}.',
        '{H} took the next one, and looked as hard as possible. The egg did not open. It thought for a while. Then it rolled away from {H}, right to the edge of the table. “That’s very good for the first time,” said {A}, and caught it.'
      ]
    },
    {
      id: 'folded-in-the-air',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There was some washing on the chair. {A} threw it up to the ceiling, and cried “Hai-ya!” so that it echoed. When it came down it was folded. There were four tea towels, and then there was a jumper, with its arms crossed. {H} was still in that one.',
        'It was quite comfortable, only rather flat. “I’m so sorry,” said {A}, and shook it out. {H} fell out at the bottom, with a good straight crease down the middle. It could be seen until bedtime.'
      ]
    },
    {
      id: 'ninja-biscuit',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Now the ninja part,” whispered {A}. A ninja can get to the biscuit tin, and nobody hears. {H} went first, in socks. One board creaked, and then a knee, and then the tin said “Ping.” “I heard three things,” whispered {A}, “and one of them was you breathing.”',
        'So {H} sat down to hear how {A} did it. It was quiet, and it stayed quiet. {A} stood by the stove the whole time, and did not move a foot. But {A} was chewing.'
      ]
    },
    {
      id: 'falling-like-a-potato',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Judo is mostly falling down well,” said {A}. “And the best teacher is a potato.” {A} let one drop on the mat. It bumped, and rolled over, and lay there, not at all cross. It had no corners. That was the whole secret.',
        '{H} pulled in every corner there was, and rolled over on the mat. Two corners had been forgotten, and they were the elbows. “Again,” said {A}. The potato showed it once more, and it never grew tired of it.'
      ]
    },
    {
      id: 'louder-than-that',
      A: 'partner',
      paragraphs: [
        '“You’ve got to shout at it,” said {H}. {H} cried “HAI-YA!” so that the spoons rang. The bread bin opened. The oven opened, and the window, and the drawer with the string. In the hall somebody’s umbrella went up. The jar did not even blink.'
      ]
    },
    {
      id: 'what-its-called',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Every move had a name. {A} lifted one arm, and bent the other, and peered about. That was called the Heron Looking for its Glasses. Then there was the Bear with a Hot Dish. That one was quick, and ended at the sink. “Is there one for me?” asked {H}.',
        '“You’ve got to find your own,” said {A}. {H} pulled in {H}’s head and ran on the spot. That was the Hedgehog Who’s Late. “I’ve never seen that one,” said {A}, and wrote it down, under the plums.'
      ]
    },
    {
      id: 'the-moth',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'A moth had come in to the lamp, and flew round it and round it. “Who’s that one fighting?” asked {H}. “The lamp,” said {A}, “and the lamp’s winning.” {A} switched off the light, and opened the window, and bowed.',
        'They heard it go by, very softly, like a thank-you. “Which kung fu was that?” asked {H} in the dark. “That was the Open Window,” said {A}. “It beats nearly everything. It doesn’t work on jars.”'
      ]
    },
    {
      id: 'pet-by-the-fridge',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay in front of the fridge, and had lain there for an hour. {A} did not push it, or pull it, or ask. {A} only looked at the crack where it opens. “Look at that,” said somebody in a low voice. “That’s a real master.”',
        'Then {H} wanted the milk. The fridge went open, right over {A}’s nose, and a bit of cheese came out. {A} took it, without any hurry. It had only needed time.'
      ]
    },
    {
      id: 'elder-doors',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our neighbours knew a kung fu that was only for doors,” said {S}. “They came along the street, and every door opened by itself. They never once touched a handle.” “And how did they shut them?” asked {A}. “They couldn’t,” said {S}. “They’d missed the second lesson.”',
        '“So what did you do?” “We wore our hats at table,” said {S}, “and we got to know the whole street. I’ve never lived anywhere with so many friends, or in such a wind.”'
      ]
    },
    {
      id: 'child-fights-nobody',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} stood in the middle of the kitchen, and hit the air on all sides. “Who are you fighting?” asked {A}. “Nobody,” said {S}, out of breath. It was a hard fight. Nobody was on the left, and then nobody was behind. {S} had to turn round very fast.',
        '“And who’s winning?” asked {A}. {S} stopped, and looked. There wasn’t anybody there any more. “I am,” said {S}. “But nobody was good.” They shook hands, {S} and nobody, and {S} got a glass of milk.'
      ]
    },
    {
      id: 'holds-on',
      A: 'partner',
      paragraphs: [
        '{A} put both arms round the jar, and one ear to it. “When I pull, it pulls,” said {A}. “Every Sunday it’s had to hold on harder. I’ve trained it.” {H} felt the lid. It was cold, and shut tight, like teeth in the wind. “Mine let go in the bath,” said {H}. “Is that a kung fu?” “It’s the gentlest there is,” said {A}. “Water never pulls.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hardest-one',
      A: 'partner',
      paragraphs: [
        'So {H} ran a bath for the jar, in the washing-up bowl. It was warm, and {H} laid a wet flannel on the lid. “And now?” “Now comes the hardest kung fu,” said {A}. “Now we do nothing.”',
        'They stood and did it. {A}’s hands had to be held. In the bowl it went tick. {H} took the lid in two fingers, and turned it like a page. Pop, said the jar.'
      ]
    },
    {
      id: 'all-in-the-bath',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Since the water was still warm, others were allowed in, too. There was the mustard, which had shut itself up since Easter. There was a honey jar and a bottle of ketchup, and {A}’s reading glasses, which pinched. They sat in the bowl in a row, with their chins out.',
        'Pop, said the mustard. Pop, said the ketchup. The honey only sighed, and ran down a little on one side. “And I’ve shouted at them for years,” said {A}. “You might have put in some foam,” said {H}.'
      ]
    },
    {
      id: 'strong',
      A: 'partner',
      paragraphs: [
        '{A} bowed to the jar, and then, much lower, to {H}. There were plums on every pancake. When the jar was empty, {A} looked sad. “Who am I going to fight on Sundays?” asked {A}.',
        'So {H} put in a plum stone, and shut the lid with all {H}’s strength. {A} took hold of it, and turned, and went round it twice. “Strong,” said {A} happily.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood back, at the first hai-ya.',
      '{names} had never had a plum out of that jar, either.',
      { text: '{names} tied a tea towel on, for a belt.', needs: ['hands'] },
      { text: '{names} set the table, and left room for plums.', needs: ['hands'] }
    ],
    way: [
      '{names} bowed to the jar, in passing.',
      '{names} got under the table for the Tiger.',
      { text: '{names} shut the oven and the window again.', needs: ['hands'] },
      { text: '{names} had a go at the lid, and went round once.', needs: ['hands'] }
    ],
    turn: [
      '{names} did nothing as well, and did it very well.',
      '{names} heard the pop, from three rooms off.',
      { text: '{names} felt the water with one finger, and it was right.', needs: ['hands'] },
      { text: '{names} held out a plate with a pancake on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar was put at the back again, with the stone in it, and held on. They all bowed to it.',
    '{H} had a warm wash, right up to the lid, and lay down. Then came the hardest one, and that was to do nothing.'
  ],
  last: [
    'Nobody pulled any more, and something let go with a small pop, and {H} was asleep.',
    'The plum stone slept in its jar, and {H} slept too, and did nothing else.'
  ]
})
