import type { Plot } from '../format.ts'

/** Slow is not stopped: every site either holds the runners up or hurries them, and both would lose them the race. */
export const race: Plot = {
  id: 'race',
  about:
    'Somebody big, who has been last in every race, challenges the moon to one that the slowest wins; a brimful bowl with the moon in it is carried once round, and the moon itself is still finishing a word.',
  titles: [
    'the very slow race',
    'the race against the moon',
    'how {big} came last and won',
    'a bowl full of moon',
    'not a drop',
    'the slowest one wins',
    '{big} runs a race',
    'slower than that',
    'the inchworm’s race',
    'last is first tonight',
    'the moon takes its time',
    'once round, and slowly',
    'what the moon was saying',
    'on your marks, get steady, stay steady',
    'the night {big} was slow enough',
    'the chalk line and the blue bowl'
  ],
  uses: ['big'],
  elements: ['friendly dragon', 'flying adventure'],
  refrains: [
    {
      loud: '“Are we last?” “Not quite,” said the inchworm. “Try harder!”',
      soft: 'They were last now. They were quite, quite last, and could lie down.'
    },
    {
      loud: 'Brim to the left, brim to the right, and not a drop of moon!',
      soft: 'Brim at rest on every side, and not a drop of moon.'
    },
    {
      loud: 'Slow, and slower, and slower than that, and the moon came slowly over!',
      soft: 'Slow, and slower, and slower than that, and then no slower.'
    },
    {
      loud: '“Goo,” said the moon, high up, and had not finished. Nobody hurried it!',
      soft: 'The moon, high up, had nearly finished. Nobody hurried it.'
    },
    {
      loud: 'Pad, and a think, and pad. “Well lost!” said the inchworm. “Keep it up!”',
      soft: 'Pad, and a think, and a think. “Well lost,” said the inchworm.'
    }
  ],
  want: [
    {
      young: [
        'Near {H}’s door lived {big.first}. It had run a lot of races. It was last in all of them. It so wished to win, just once.',
        'Who came last in every race? It was {big.first}, just along from {H}’s door. It clapped for the others. But it would have liked to win.',
        'Ready, steady, go! And there stood {big.first}, still at ready. It lived not far from {H}’s door. Never, never had it won a race.',
        'A race needs a last one. By {H}’s door that was {big.first}, each time. It wanted a ribbon, once. A small one would do.'
      ],
      older: [
        'Not far from {H}’s door lived {big.first}, who had entered every race there was and come last in all of them. It wished to win once.',
        'Somebody has to be last, and near {H}’s door it was always {big.first}. It had clapped for a great many winners, and wondered how it felt.',
        'At the sound of “go”, {big.first} was as a rule still thinking about “ready”. It lived close to {H}’s door, and had never won anything.',
        'The slowest runner for miles was {big.first}, a neighbour of {H}’s. It bore it well, but it kept a nail free for a ribbon.'
      ]
    },
    {
      young: [
        '“Tonight the slowest one shall win,” said {big}. “I race the moon. Who comes with me? Alone I get nervous and hurry.” The moon said, “Goo.”',
        'So {big} made up a slow race, against the moon. The last one in would win. But it wanted friends in it. “Goo,” the moon began.',
        'Then {big} had its idea. “Let’s race for slowest!” it called to the moon. “Goo,” said the moon. It was still talking. Who would run with {big}?',
        'Tonight it would be different. It was {big} against the moon, and the slowest won. “Goo,” came from the moon, and nothing more. Now {big} needed a team.'
      ],
      older: [
        'So {big} had challenged the moon to a race that the slowest wins, and wanted company, since alone it might hurry. “Goo,” the moon replied, and was still replying.',
        'Tonight’s race, {big} explained, went to whoever came in last. It was against the moon, who had so far said “Goo”. All it lacked was somebody to run with.',
        '“The last one in wins,” said {big}, “and it’s the moon or me. I don’t want to be slow alone.” “Goo,” said the moon, taking its time.',
        'It had called up to the moon and proposed a slow race, and the moon had begun to answer. “Goo,” it said. Meanwhile {big} was looking for a team.'
      ]
    },
    {
      extra: 1,
      young: [
        'What did it mean, “Goo”? Nobody knew. “It’s going to be good luck,” said {big}. “Or goose. You have to wait. The moon never rushes a word.”',
        'They waited for the rest of the word. It did not come. The moon takes a week to turn its face. It was not going to gabble.',
        '“Goo what?” they called up. The moon looked down at them and thought. It was a slow speaker. It had once said “Hm” for a whole winter.',
        'Babies in their beds looked up at the moon. “Goo,” they said back, all down the street. They at least had understood.'
      ],
      older: [
        '“It has begun to say something,” {big} explained. “One will know in an hour or two.” The moon had last spoken at harvest time, and that had been “Ah”.',
        'Some thought it would be “good luck”, and some thought “goose”. With the moon, one had to allow for either, and take a cushion.',
        'There was no hurrying it. The moon is used to being watched by people who have all night, and it shapes its words with care, one letter to a street.',
        'In several houses small babies answered “Goo”, with great conviction. Otherwise nobody could think of a reply, so they waited to hear more of it.'
      ]
    },
    {
      extra: 2,
      young: [
        'Once there had been an egg and spoon race. When {big} got to the end, the egg had turned into a hen. They had come in together.',
        '“I was in a sack race,” {big} told them. “I liked the sack. It smelled of oats. When I looked out, they had gone home.”',
        'In the last race they had put the chairs away. They had swept. Then in came {big}. Somebody held the broom across, for a line.',
        'It was no good at quick. Quick made {big} giddy. But slow! At slow it was better than a stair, and better than most soup.'
      ],
      older: [
        'In the egg and spoon race {big} had arrived so late that the egg was by then a young hen. It had been allowed to stand.',
        'They still told of the sack race, out of which {big} had never come at all. It had found the sack comfortable, and a little oaty.',
        'Last summer the ribbons had been given out, the chairs stacked and the grass swept before {big} came in. It had thanked the broom for waiting.',
        '“It isn’t that I’m lazy,” said {big}. “I run as hard as anyone. It’s only that I do it at the other end of the scale.”'
      ]
    },
    {
      extra: 3,
      young: [
        'The moon was good at slow. It needs all night for one sky. It had never been in a race, because it never got round to it.',
        'Up there sat the moon, round and pale. You looked, and it did not move. You looked away, and it had. That is how good it was.',
        '“Can you beat it?” people asked. “Have you seen it run?” said {big}. “No,” they said. “Nobody has.” “There you are,” said {big}.',
        'The air smelled of chalk and wet grass. It smelled like sports day, with the noise left out. The moon was warming up. It stood quite still.'
      ],
      older: [
        'Against the moon one must be very slow indeed. It takes a whole night to cross one sky, and nobody has ever caught it moving.',
        'The moon had form. It had kept the tide waiting twice a day for as long as there had been tides, and not once had it puffed.',
        'There was a smell of chalk dust and damp grass in the air, as on the evening before a sports day. The moon was limbering up, invisibly.',
        '“I have watched it train,” said {big}. “It hangs there. You would swear that it was doing nothing. Then you look again, and it’s over the baker’s.”'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'On a chalk line stood a blue bowl, full to the brim. The moon was in it. An inchworm was judge. “Once round, and slow!” it said. {group} set off.',
        '{group} came to the chalk line. A full bowl of water stood there, with the moon in it. It had to go once round and back. “Creep!” called an inchworm.',
        'You cannot run with a full bowl. So they took a blue one, with the moon inside. An inchworm kept the rim. Off over the chalk line crept {group}.',
        '“Round, and back to this chalk,” said an inchworm. It sat on a bowl, brimful of water and moon. Slowly {group} took it up and went.'
      ],
      older: [
        'At a chalk line waited a blue bowl, brimful of moon and water, and on it an inchworm, who was judge. “Once round,” it said, “gradually.” {group} went.',
        'To keep them slow there was a bowl of water, full to trembling, and the moon lay in it. An inchworm showed them the chalk line. {group} began.',
        '{group} stepped over the chalk. A bowl went with them, so full that its moon bulged, and about its edge an inchworm measured the time.',
        'The race began and ended at one chalk line. An inchworm had brought a bowl, filled to the very brim with moon. Softly {group} carried it off, once round.'
      ]
    },
    {
      extra: 1,
      young: [
        '“Rule one,” said the inchworm. “The last one in is the winner. Rule two, no standing still. Slow isn’t stopped. Rule three, no spilling my moon.”',
        'They asked about the rules. “Once round, and back to this line,” the inchworm said. “Never turn back. Never stop for good. And never, ever jog.”',
        'The inchworm walked round the rim of the bowl. That was its clock. Once round was one minute. When it had an itch, the minute was longer.',
        '“Where does the moon have to get to?” The inchworm showed them. On the roof by the door sat a tin weathercock. “It has to touch that,” it said.'
      ],
      older: [
        '“Once round, and home to this same line,” said the inchworm. “The moon goes as far as the weathercock. The first one there has lost, with my sympathy.”',
        'There were only three rules. The last one in had won, whoever spilled had to say sorry to the moon, and slow, as everybody should know, is not stopped.',
        'For a clock the inchworm used itself. One journey about the rim was a minute, more or less. “More,” it said, “if there’s a view.”',
        '“No standing about and calling it running,” said the inchworm severely. “I have judged caterpillars. I know every trick, and have slept through most.”'
      ]
    },
    {
      extra: 2,
      young: [
        'How slow can you walk? They lifted one foot. They thought about it. They put it down, first the heel, and then toe by toe.',
        'A leaf came by along the ground. It passed them. A beetle came by and passed the leaf. “Let them,” said {big}, and glowed with joy.',
        'They had gone three steps. They looked round. The chalk line was just there, near enough to touch. It was a very good start.',
        'It is hard to be slow. The knees want to hurry. So each knee was told, one after the other. Pad, went the feet. Pad.'
      ],
      older: [
        'A snail overtook them on the left, not meaning to. They let it by with a nod. It was the first time it had passed anyone.',
        'After ten minutes they had gone as far as the drain. {big} looked back with deep satisfaction. “We have hardly left,” it said.',
        'It proved to be a skill. One had to take each step apart and look at it, heel, sole and toes, before one put it together.',
        'To begin with they were too quick. It was nerves. Then {big} showed them how to breathe out for the length of a step, and they fell nicely behind.'
      ]
    }
  ],
  sites: [
    {
      id: 'race-arrows',
      challenge: 'way',
      has: ['pebbles'],
      obj: { first: 'a square full of chalk arrows', def: 'the square' },
      arrive: {
        extra: 1,
        young: [
          'Pad, went their feet, and pad. The houses stepped back to make room. There was chalk dust on the ground. It was pink, and also blue.',
          'They came along by the school. Children had been playing here all afternoon. A skipping rope lay on a wall and had a rest.',
          'It smelled of chalk now, more and more. Someone had drawn a hopscotch. They had drawn a sun with legs. The bowl went plip.',
          'A bit of chalk lay in the road, as long as a tooth. The inchworm looked at it. “That’s two of me,” it said, “and a half.”'
        ],
        older: [
          'The course went past the school, where the ground was thick with afternoon. There was a hopscotch to nineteen, and a sun with boots on.',
          'Round the next corner there had been children with chalk. One saw it from the walls, up to a certain height, and from the cat.',
          'Pink dust rose where they put their feet. The inchworm sneezed, and took a minute off for it. “That’s legal,” it said.',
          'They crept by the school gate. A forgotten skipping rope had lain down in the sun, and had not noticed that the sun was over.'
        ]
      },
      problem: {
        young: [
          'There was {obj.first}. They should show the way of the race. But the children had added some. Now they pointed everywhere.',
          'In front of them lay {obj.first}. This way, said one. That way, said ten. One pointed straight down. Nobody knew where the race went on.',
          'Next came {obj.first}. Which arrow was the right one? Whoever takes a wrong turn is out. They all stopped, with one foot up.',
          'They had come to {obj.first}. “I drew only one,” said the inchworm. “It must be shy.” There were hundreds, and they all looked sure.'
        ],
        older: [
          'They found themselves before {obj.first}. One of them marked the race, and the others had been added by children with a great deal of chalk left.',
          'The way ran into {obj.first}, no two of which agreed. To be lost, said the inchworm, is not slow. It is merely long.',
          'Somebody had improved the course. It now crossed {obj.first}, and several of them led up the wall and one into a bin.',
          'What they met was {obj.first}. They pointed at the school, the sky, the pump and each other, and the right one was among them.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took the biggest arrow. It went round a tree. It went round it again. Then it said, Ha, in pink.',
          'One arrow had a word on it. The word was Otto. “Is that a place?” asked {big}. It was not. It was Otto’s.',
          'Somebody lifted the bowl, so that the moon in it could look. It looked at all of them. It did not say.',
          'They went where the blue one pointed. There was a wall there. They took the green one. That led to the other side of the wall.'
        ],
        older: [
          'The boldest of the arrows led them twice about a tree, and then, in a round hand, told them that it was a tree.',
          'They tried the neatest one, on the theory that judges are neat. It belonged to a girl called Inge, and it showed where she lived.',
          'One after the other, they followed a blue one, a green one and one that had been a fish. All three went to the same wall.',
          '“Mine was white,” said the inchworm, “and about so long.” It bent to show them, and lost count of itself. It did not help.'
        ]
      },
      outcome: {
        young: [
          'So it was that one, the small white one. It led out by the pump. “Well found,” said the inchworm. “It took us ages. Hurrah!”',
          'That was the right way! They had lost a lot of time. “How much?” asked {big}. “Heaps,” said the inchworm. And {big} beamed.',
          'The way went on behind the pump. They tiptoed over the chalk, so as not to smudge it. The moon in the bowl never even shook.',
          'They crept out at the right corner. A snail had got there first. “After you,” it said. “No, no,” said {big}, “you were here before.”'
        ],
        older: [
          'It was the smallest of them all, and it led out beside the pump. “We have wasted a quarter of an hour,” {big} said, very moved.',
          'They had the way again. The inchworm looked up from its rim. “That was beautifully slow,” it said, “and not once did you stand about.”',
          'Behind the pump the course ran on. In the bowl lay the moon without a ripple, and in the sky it lay no further on than before.',
          'So they left by the one true arrow, heel and toe. “Others would have run straight across,” said {big} with pity. “Think of what they miss.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Someone had a pink foot. At each step it left a print, and each print was a bit paler. It looked like a race in itself.',
          '“Good night, Otto,” they said, to the arrow with the name. It pointed at them for as long as it could.',
          'The inchworm measured a hopscotch from the bowl, with one eye. “It would take me a summer,” it said, and looked quite hungry for it.',
          '“If it rains,” said {big}, “they’ll all be washed off. Then a new race can go through here.” It thought that was a nice thing about chalk.'
        ],
        older: [
          'They took a little of the chalk with them, on heels and paws and hems. For a whole street they could have been followed by anybody patient.',
          'In the middle, among all the signs, {big} had left a print. In the morning there would be long discussions, and a ring drawn round it.',
          'The inchworm kept turning to look back at the hopscotch. “Nineteen squares,” it said. “A person could make something of that. A career, even.”',
          'Chalk squeaked under them for a few more steps, and was quiet. Ahead lay a dark and perfectly unmarked street. It seemed rather plain.'
        ]
      }
    },
    {
      id: 'race-drum',
      challenge: 'noisy',
      obj: { first: 'a drum that only knew marches', def: 'the drum' },
      arrive: {
        extra: 1,
        young: [
          'They came by the band room. Music stands stood there like thin birds. It smelled of brass polish and of old lemonade.',
          'Something in the air said, quick, quick. Their toes heard it first. The toes began to twitch, and had to be talked to.',
          'The bowl trembled. There were rings in the water, small and round. The moon in it went in and out, in and out.',
          'Behind a window hung six caps on six hooks. The band had gone to supper. But somebody had not gone. Rum, it went.'
        ],
        older: [
          'They were passing the band room. The players had gone to supper, and their caps hung on the hooks in order of loudness.',
          'Rings had begun to form in the bowl, one inside the other. “I feel a beat,” said the inchworm. “I don’t care for those.”',
          'It came up through the pavement, as damp does. First the toes had it, and then the ankles. The knees were still loyal.',
          'A smell of polish and warm brass hung about this corner, and with it a sort of briskness. They took hold of the bowl more firmly.'
        ]
      },
      problem: {
        young: [
          'In a doorway was {obj.first}. Rum-tum-tum! All their feet fell in with it. Quick, march! They could not go slowly for the noise.',
          'There stood {obj.first}. It banged, and they began to stride. “Whoa!” cried {big}. It had never gone so fast. It would not stop.',
          'RUM-TUM, RUM-TUM. It was {obj.first}. Whoever heard it had to march. The bowl slopped. They would win by miles, so they would lose!',
          'Left, right, left, right! That was {obj.first}, and it beat itself. It was so loud that no knee could hear what it was told.'
        ],
        older: [
          'By the door stood {obj.first}. Nobody was beating it. It was beating itself, and every foot within hearing went left, right, at a shocking pace.',
          'It was {obj.first}, kept up past its bedtime. They heard rum-tum-tum, and found to their alarm that they were striding, with the bowl awash.',
          '“Halt,” cried the inchworm, but who could hear it? They were in the grip of {obj.first}, and in a moment they would be out in front.',
          'The trouble was {obj.first}. A slow race cannot be run to that. Even {big} was swinging along, with a stricken look, like somebody on ice.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They tried to walk against it, left when it said right. Soon they were all on the wrong leg, and it was just as quick.',
          '“A waltz, please,” called the inchworm. Rum-tum-tum, it played, quicker than before. It had taken a waltz for a race between threes.',
          'They stuffed a cap in, and the cap came out again. It flew quite far. Somebody said that it was a good throw for a drum.',
          'Each of them held on to a post. The legs marched anyway, there on the spot. It was very tiring, and the posts began to hum.'
        ],
        older: [
          'They took hold of a railing and hung on. From the waist down they marched, in perfect step, on the spot. Upward of that they apologised.',
          'Asked for something slower, it gave them a serenade for frogs. It was the same march. It had merely put on a long face.',
          'The inchworm tried to conduct it. It drew itself up, and bent double, and drew itself up, and got what it deserved, a double tempo.',
          'They reasoned with it between the beats. There were only very small gaps between the beats. “Would you” fitted in, and so did “mind”, but nothing further.'
        ]
      },
      outcome: {
        young: [
          'Hush. The rings in the bowl lay down. The moon got its round face back. Their feet forgot left and right, and just went pad.',
          'Now you could hear the water think. “I only know quick ones,” said the drum, in a tiny tum. “Nobody taught me a lullaby.” They hummed it one.',
          'It was quiet, and the legs came back to their owners. They had run four whole steps. “We can lose those again,” said {big}.',
          'No more rum, no more tum. One leg was lifted, slowly. It stayed up as long as it liked. “That’s better,” the inchworm sighed.'
        ],
        older: [
          'In the stillness the bowl cleared, and the moon in it put itself together. They had gained eleven yards. It would take real work to lose them.',
          '“It’s the band,” the drum said, hardly above a brush. “One plays what one is given.” They left it a slow tune to be going on with.',
          'Their feet were their own once more. {big} sat its breath down like a heavy shopping bag. “I was winning,” it said, and shuddered.',
          'With the beat gone, one leg after another came to its senses. The water lay flat, the moon lay on it, and the race was slow again.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Tum, they heard behind them, after a long time. And tum. It was the slow tune. The drum was doing it all with one stick.',
          'They took very small steps now, to make up for the big ones. Heel to toe, heel to toe. A tired leaf got past.',
          'Plip, said the bowl. One drop hung on its edge. It hung there a whole street. Then it thought better of it and went back in.',
          '“Nobody march, even in thought,” said the inchworm. It looked hard at all the knees. One of the knees had gone red.'
        ],
        older: [
          'From the doorway came a low tum, and, once one had stopped expecting it, another. It was not a lullaby yet, but it was on the right side.',
          'To lose their eleven yards they walked heel to toe, and stopped at every weed to ask it how it was. It is all in the training.',
          'The inchworm went round the rim to inspect for spills. It found a single drop hanging on, and talked it back in over the edge.',
          'Out of one of the caps a moth had flown, in time. It had to sit down on the bowl until the marching in it wore off.'
        ]
      }
    },
    {
      id: 'race-turnstile',
      challenge: 'shut',
      has: ['pebbles'],
      obj: { first: 'a rusty turnstile', def: 'the turnstile' },
      arrive: {
        extra: 1,
        young: [
          'There was a field with benches round it. Here were the quick races, in the daytime. Orange peel lay in the grass. A flag slept on its pole.',
          'They came to the sports field. It smelled of cut grass and of shoes. On a board it said who was fastest. They did not look.',
          'A white rope ran along the way. Behind it lay the field, all empty. One shoe had been left there. It had won something, you could see.',
          'The way went in by a wall with a little roof. Tickets, it said there. {big} knew it well. It had come out here last so often.'
        ],
        older: [
          'The course led through the sports field, which smelled of grass and orange quarters. On its board were the names of the fast, in gold.',
          'Now they came to the ground where races are run by day. Empty benches stood round it, still leaning forward a little, from habit.',
          'Here {big} went quieter. It had always come in to this place after the sweeping. The broom leaned on the wall, and it nodded to it.',
          'A flag hung over the stands with nothing to say. There was dew on the white lines. The whole field had its shoes off.'
        ]
      },
      problem: {
        young: [
          'The way in was {obj.first}. It knew only pushing crowds. When someone came slowly, it did not turn at all. It stayed shut.',
          'They met {obj.first}. “Quick, quick, in you go,” it was used to say. To slow people it was shut. It had rusted so.',
          'At the sports field stood {obj.first}. Click, it said, and stuck fast. There was no way round. They had to get in.',
          'Shut! That was {obj.first}, with its four iron arms. It held them out and would not let one elbow by.'
        ],
        older: [
          'The entrance was {obj.first}. It had been built for people in a rush, and against anybody who came slowly it locked all four of its arms.',
          'One got into the sports field only by {obj.first}, which had seized up at the end of last season, halfway through a click.',
          'They stood at {obj.first}. It had never in its life been approached at such a pace. It took them for a wall, and stayed shut.',
          'With its arms held out, {obj.first} barred the way. Stuck is not slow, as the inchworm remarked. Stuck is only stuck.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Two grown worms and a bowl,” said the inchworm, and held out a crumb. It was a proper crumb. The iron arms did not move.',
          'They leaned on it, all of them. It gave one click. It was a click to the wrong side. Now it had somebody’s sleeve as well.',
          '“We’re in a race!” {big} told it. The turnstile looked at them, for a long time. You could see that it did not believe it.',
          'They pushed the top arm. The bottom arm came round and tapped them on the behind. They pushed the bottom arm. It was the same again.'
        ],
        older: [
          'The inchworm offered a crumb, for admission. It was told, in a sort of rusty mutter, that children were half price but worms were not listed.',
          'It yielded a quarter turn, took in the corner of a coat, and closed. They spent some while getting the coat out. Time was lost, at least.',
          'When it was explained to it that they were athletes, something went round inside. It may have been a cog, or it may have been laughing.',
          'They pushed, and were pushed back with exactly the same force. {big} said that it had met doors like that, and that some of them were people.'
        ]
      },
      outcome: {
        young: [
          'Click, click, click. Round it went, nice and slow. Each of them had a turn, with the bowl in the middle. “In you go,” it creaked, and meant it.',
          'It turned! They went in one by one, and each click took a minute. “That was never so slow before,” said the turnstile. “I could see your faces.”',
          'So they were in. The grass was cold and wet. They went once round the field, and nobody was faster than anybody.',
          'Four arms let them by, ever so softly. {big} came through last and loved it. Behind them it went on turning a bit, for fun.'
        ],
        older: [
          'It went round with a long, oily groan, and let them in a click at a time. “So that’s what people look like,” the turnstile said.',
          'One after another they were handed through, with the bowl held level. It counted them, and then, having time, it counted them by name.',
          'They were in the field. {big} went along the white lines, where it had always been hurried, and took one of them for each breath.',
          'The arms came round as gently as in a dance. There was nobody behind to push. It was, the turnstile said, a different kind of work.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Before they left the field, {big} wrote something in the dew. It was its name. For once it stood on that grass first.',
          'They found a quarter of an orange, and it still smelled. Nobody ate it, because of the ants. The ants were having a sports day.',
          '“Come again,” called the turnstile, “and don’t run.” It had never said that to anyone. It was proud of it all night.',
          'They borrowed the broom for one street. {big} carried it, or it went along. Then it was brought back, very slowly, and that was good for the race.'
        ],
        older: [
          'Under the board with the golden names {big} read them all, and wished them well. It is easily done when one is in form.',
          'In the dew they had left a track, one time about the field. It wandered. It had looked at everything. It was by far the longest on record.',
          'The turnstile gave them a parting click. It sounded thoughtful. From tomorrow, one felt, certain people in a hurry were going to be looked at.',
          'There was still a smell of oranges at the far gate. Somewhere an ant was carrying a pip over its head, to no applause at all.'
        ]
      }
    },
    {
      id: 'race-mole',
      challenge: 'shy',
      has: ['earth', 'green', 'pebbles'],
      obj: { first: 'a mole with a rubber stamp', def: 'the mole' },
      arrive: {
        extra: 1,
        young: [
          'A little flag stood in the grass. Halfway, it said. Beside it was a table, no bigger than a hat. On it lay an ink pad, open and blue.',
          'They came to a hill. It was a very small one, as high as an ankle. It had a door at the top, with crumbs of earth about it.',
          '“Here you get your stamp,” the inchworm told them. “No stamp, no race.” It smelled of fresh earth and of ink.',
          'Halfway is a nice place. You can see as far back as forward. Somebody had put out cups of water there, with daisies in them.'
        ],
        older: [
          'They had come to the halfway post, which consisted of a flag, an ink pad and a mound. The earth on the mound was still warm from digging.',
          '“Everyone is stamped here,” the inchworm said, “or it doesn’t count. I believe in stamps.” There was a table, of the size of a playing card.',
          'Somewhere near the middle of things they found six cups of water in a row. Each had a daisy in it, so that one should not drink in haste.',
          'The ground here smelled of roots. A path led up a molehill, in bends, as if it were an Alp, with a railing made of grass.'
        ]
      },
      problem: {
        young: [
          'Halfway round sat {obj.first}. Without a stamp you may not go on. But it had once stamped a nose by mistake. Now it hid in its hole.',
          'Everyone must have a stamp, from {obj.first}. But it saw them all coming, and it was gone. Only the stamp looked out. It shook.',
          'At the halfway post was {obj.first}. People made it bashful. Whoosh, it was down, with earth on top. No stamp, and no way on.',
          'They needed a stamp. They saw {obj.first}. Then they saw just a nose. Then there was no nose. “Nobody is here,” said the hill.'
        ],
        older: [
          'The halfway post was kept by {obj.first}. It had once, in the crush, stamped a sprinter on the nose, and had not been able to face a runner since.',
          'Everyone had to be stamped, halfway, by {obj.first}. It had gone under at the first footstep, however slow, and pulled the earth in after it.',
          'In charge of the halfway stamp was {obj.first}, who would have been excellent at it but for the people. It had hidden, and one paw held down the lid.',
          'They could not go on unstamped. A nose showed, and two pink hands, and that was all they saw of {obj.first}. “Closed for blushing,” said a voice.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“We’re hardly here at all,” said {big}, as small as it could. The hill sank a bit. It is not easy to look like hardly.',
          'They held one hand over the hole. Stamp, it went, quick as a wink. But it had got only a thumb. It said sorry from far below.',
          'The inchworm looked into the hole. “Official business!” it said. That was wrong. Now the hole had a stone in it.',
          'They walked away and came back, even slower. A nose came up and sniffed. It smelled that they were many. It went in backwards.'
        ],
        older: [
          'The inchworm announced itself as the judge. From beneath came a small moan, and then the sound of somebody digging, downward.',
          'They stood round in a ring, which was a mistake. From a mole’s point of view there is nothing so public as a ring.',
          'Someone told it that no one was looking. This might have been true. But there was also the moon, in the bowl, and it was staring.',
          '“Put the bowl down here and go away,” begged the voice. But there had to be somebody there to be stamped. It saw that. It saw it with despair.'
        ]
      },
      outcome: {
        young: [
          'Out came the mole and blinked. It stamped them, one by one. Thup. Thup. It was a blue star, and not on one nose.',
          'There it stood, soft and black, with its stamp. “I didn’t know you could come so slowly,” it said. “There’s time to aim!” Thup.',
          'Each of them got a blue star. The mole blew on it until it was dry. That took a long while, and nobody minded in the least.',
          'Thup! Now they were half round. The mole stamped the bowl too, and the inchworm. It missed, and hit the rim. “Perfect,” said the inchworm.'
        ],
        older: [
          'The mole aimed, with its tongue between its teeth, and gave each one a blue star exactly where it ought to be. “I had the time,” it said.',
          'Thup, went the stamp, dry and kind. The mole had never before had runners who stood still for it. It did the whole set again, for pleasure.',
          'It turned out to have the steadiest of hands. Each got a star, with all five points, and {big} got two, there being so much of it.',
          '“It was the rushing,” the mole said, blowing on the ink. “They came by like weather.” It stamped the last of them and tidied the pad.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The mole came with them for a bit, under the ground. They saw a line of earth go up, slowly. It was not in the race. It was only being nice.',
          '“Was anyone here before us?” asked {big}. The mole looked in its book. “One beetle,” it said. “It didn’t want a star. It had spots.”',
          'They drank the water out of the cups, and put the daisies back. One daisy had got a star as well. It stood up so straight.',
          'The stars stayed a bit wet. All held up whatever had the star on it. It looked as if they were asking something, all the way.'
        ],
        older: [
          'For some yards a ridge of earth travelled beside them. It was the mole, seeing them off in the way that suited it best.',
          'They had each drunk a cup of water, and put back the daisy. The mole was heard to say, below, that it had been a very good turnout.',
          'Its two stars gave {big} great joy. It had not been given anything halfway before, as by then they had always put the table away.',
          'Ink dries slowly at night. They carried their stars before them like people with new rings, and walked, if possible, with more care still.'
        ]
      }
    },
    {
      id: 'race-goose',
      challenge: 'cold',
      has: ['green', 'water'],
      obj: { first: 'a goose with cold feet', def: 'the goose' },
      arrive: {
        extra: 1,
        young: [
          'Now they came by the pond. Mist lay on it, like a lid on a dish. The reeds said hush, although nobody had spoken.',
          'It got chilly. Each breath made a small cloud. “Mine is longest,” said {big}, and it was. It went out over the pond and got lost.',
          'Slap, slap, slap. What ran there in the mist, so fast and so flat? It came near. It ran off. It came near again.',
          'There was a smell of pond, and of mint, and of feather. A sign said, Please do not feed. The bread on it had been eaten.'
        ],
        older: [
          'Beyond the houses the course went along the pond. A mist was standing on it up to the knee, and the cold came off it in helpings.',
          'It had turned chilly. The water in the bowl drew itself together, and the moon in it looked smaller, and a bit blue about the edge.',
          'They heard it before they saw it, a flat, hurried slapping, round and round. It sounded like someone late for a bath.',
          'By the pond there was a bench, a lifebelt and a quantity of cold air. The inchworm turned up its collar, if that was its collar.'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. It ran in rings to get warm, right on the path. It was so cold, and it could not stop. It bumped the bowl.',
          'Slap, slap! There was {obj.first}. “Run!” it cried. “You must all run, or you freeze!” It shivered so that its beak rattled.',
          'Round them raced {obj.first}. “B-b-brr,” it said, each time it came by. It stood in their way, only never for long.',
          'On the path was {obj.first}. It had stood in the pond for a bet. Now it was cold to the knees and galloped about.'
        ],
        older: [
          'What ran there was {obj.first}. It galloped in circles, chilled through, and urged everybody to do the same. “It’s the only w-way,” it said.',
          'The path belonged for the moment to {obj.first}, who had gone in to the ankles for a bet. It could neither get warm nor stand still.',
          'They met {obj.first}, and met it again, and again, for it came round every six seconds. Its beak clattered like a tray of spoons.',
          'Nobody can go slowly near {obj.first}. It shivered at such a speed that they caught it. Even the bowl had begun to hurry at the edges.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Stand on one leg,” said the inchworm. “Then just one is cold.” The goose did that. Now it hopped in rings. It was no slower.',
          'They gave it a leaf for its foot. It ran out of the leaf. They gave it two leaves. It ran out of both, one by one.',
          '“Think of something warm,” called {big}. “I think of r-running!” the goose called back. And it ran, and thought of it.',
          'They got in its way, all in a row. It went between them, slap, slap, like a shuttle. Then they were cold too, from the draught.'
        ],
        older: [
          'It was advised to sit down. It sat, leapt up as though the grass had bitten it, and did three extra rounds on account of that.',
          'They tried to speak with it, but had to do it in pieces. “Have you,” they said, and waited six seconds, “tried socks?”',
          'The inchworm measured the feet in passing. They came to nine inchworms each, and every one of the nine, it said, was frozen.',
          'For a while they held hands, or what they had, and made a fence. The goose took it for a game, and was very good at it.'
        ]
      },
      outcome: {
        young: [
          'Slap. The goose stood still. “Oh,” it said. “There they are.” It looked at its two feet. They were as orange as marmalade again.',
          'The goose was warm, and it lay down in the grass. It was as round as a loaf. “I must have run to the sea,” it said.',
          'No more brr. The goose walked a bit with them, and it walked so slowly! It put each warm foot down to enjoy it.',
          'Now it was calm by the pond. The goose let out a long breath. It sat down by the path and tucked in all it had.'
        ],
        older: [
          'The slapping slowed, grew thoughtful, and ceased. “I can feel all my toes,” said the goose, “and the bit between.” It stepped aside and let them by.',
          'Warm now down to the webs, it looked about like someone getting off a roundabout. It had not known, it said, that there was a bench.',
          'The goose lay down across its own feet, to keep the warmth in. “I’ve been going at it the wrong way,” it said, “and round.”',
          'Peace came back to the pond. The goose walked a few steps at their side, setting down its feet one after the other, as a person signs a letter.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“What was the bet?” they asked it. The goose had forgotten. “I think I won,” it said, and shut one eye.',
          'The goose had a feather too many. It gave it to the inchworm, for a cape. The inchworm wore it for nine steps. Then it was a sail.',
          'Behind them the mist closed its lid. They heard one last honk. It was low, and round, and a very cosy honk.',
          'They went on along the reeds, as slow as the pond. {big} left a little warm patch wherever it had been. A frog moved in.'
        ],
        older: [
          'The bet, it came out, had been with a duck, and the stake was a crust. The duck had gone to bed hours ago, with the crust.',
          'It called something after them when they were already in the reeds. It had to do with socks. It would, it seemed, be open to socks.',
          'They crept on. The pond gave off a sound now and then, round and single, such as one makes when one has just thought of a good answer.',
          'A feather lay on the water of the bowl, curled up like a boat. The moon could be seen to try it for size.'
        ]
      }
    },
    {
      id: 'race-pumpkin',
      challenge: 'heavy',
      has: ['earth', 'green', 'pebbles'],
      obj: { first: 'a pumpkin as big as a bed', def: 'the pumpkin' },
      arrive: {
        extra: 1,
        young: [
          'Here people grew things in rows. There were beans on sticks. There was a watering can, with a frog in. It smelled of earth and leaf.',
          'The path went in between two fences. A scarecrow slept on its pole. Onions sat in the ground and looked at their hair.',
          'They crept by the bean rows. A bean can grow a hand in one night. “I know somebody who watched it,” said the inchworm. “It was me.”',
          'A gate was open. It smelled of soup that is not soup yet. Cabbages sat in a row like people at a show.'
        ],
        older: [
          'The course took them between vegetable beds, a lane no wider than a barrow. Here things moved at a proper pace. A bean went up its pole.',
          'They were among people who are never in a hurry, leeks, mostly, and a few marrows. The scarecrow held out its arms as at a finishing line.',
          'It smelled of turned earth and tomato leaves. A row of cabbages, with dew on their heads, watched them come, and went on watching.',
          '“These are the real professionals,” said {big}, in a low voice. They were walking past the onions. Not one of those had looked up.'
        ]
      },
      problem: {
        young: [
          'Then the way was full. It was {obj.first}. It had grown and grown, until it filled the lane. Nobody could lift it.',
          'In the lane sat {obj.first}. It was orange and round, and it weighed as much as a cow. They pushed. It did not rock.',
          'There, right in between the fences, was {obj.first}. “I only sat down for a minute,” it said. “That was in May.” It was far too heavy to get up.',
          'Bump! They had come to {obj.first}. It was in the slow race too, for all they knew. But it did not go on, and so they could not.'
        ],
        older: [
          'Between the two fences, and touching both, lay {obj.first}. It had got out under the gate in May, and put on weight as it came.',
          'Their way was blocked by {obj.first}. It filled the lane the way a cork fills a bottle, and it was not to be shifted.',
          '“Do go by,” said {obj.first}, and meant it. But there was no by. It sat from one fence to the other, as heavy as a piano.',
          'It would have been a slow place in any case, on account of {obj.first}. It had stopped there to rest, and had then grown.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pushed in front. It was like pushing a hill. {big} pushed too, and made a dent. It was in {big}.',
          '“Breathe in,” they told it. The pumpkin breathed in. It grew a bit in the middle, and it said sorry. It had always been so.',
          'The inchworm began to measure it. It went up, and up, and over. It came back with long news. “It goes on behind,” it said.',
          'Someone climbed on it, and slid off with a squeak. They all tried that. It was no use, but nobody was sorry they had tried.'
        ],
        older: [
          'They leaned on it together, and their feet slid gently backward, until they were lying down. The pumpkin asked if they were comfortable.',
          'It did its best. It thought thin thoughts, it said, and held its breath. At the end of this it was, if anything, a shade wider.',
          'The inchworm set out to measure it, was gone for three minutes, and returned from the other side. “There’s weather over there,” it reported.',
          'There was some talk of going round. But the beans stood there, and one does not tread on a bean that has just begun.'
        ]
      },
      outcome: {
        young: [
          'Roll, it went, and over. Now it lay by the fence, in the soft grass. “I can see the moon from here!” said the pumpkin. “I had my back to it.”',
          'The lane was open. They squeezed by, one by one. Each gave the pumpkin a pat, and each pat made another sound. Pom. Pum.',
          'It had moved a whole yard. “That’s the furthest I’ve been since June,” said the pumpkin. It was quite out of breath with joy.',
          'There was room again for a bowl. Where the pumpkin had been was a warm round place. A toad sat in it and said that it was taken.'
        ],
        older: [
          'It came to rest beside the fence, facing the other way. “So that’s what’s over there,” the pumpkin said. It was a cabbage, but it was a new one.',
          'They could pass. “A yard,” said the pumpkin, “and in one night.” It would have to lie down after this, it told them, and it was lying down.',
          'The gap was just wide enough for a bowl and some held breath. {big} came through last, with the tact of the large for the large.',
          'With a long leathery sigh it had rolled into the grass, and there it sat, turning its best side to the moon. The way was free.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Will you be in the race next year?” {big} asked it. “I have started,” said the pumpkin. And it may have been so.',
          'A pip had got into somebody’s shoe. They kept it. One day it would be a pumpkin, and it would be a tight shoe.',
          'Pom, pum, they still heard, behind the beans. It was trying the sounds that it could make. It had never been knocked on before.',
          'They passed the last cabbage. It had a snail on top, for a button. Nobody in that place looked at any clock.'
        ],
        older: [
          'A toad had moved into the warm hollow before they were out of sight. It said that it had been on the list for that since the spring.',
          '“A very fine competitor,” {big} remarked, some way on. It looked back a number of times. It is a great thing to meet one’s equal.',
          'A leaf had stuck to the bowl, broad as a plate and hairy. The inchworm paced it out, and was silent. It had met its favourite distance.',
          'Beyond the gate the earth smell thinned. Behind them one last pom was sounded, low and content, and the leeks did not even turn round.'
        ]
      }
    },
    {
      id: 'race-hare',
      challenge: 'sad',
      has: ['green'],
      obj: { first: 'a hare with a hundred ribbons', def: 'the hare' },
      arrive: {
        extra: 1,
        young: [
          'A long white fence went by. Or they went by it. Here and there a ribbon hung on the wire, a bit torn.',
          'They came to a rise with a stump on it. From there you could see the whole way round. The bowl went up like a slow, blue lift.',
          'Under a thorn tree it smelled of clover. Something glittered there. It was not dew. It was cups, a whole row of them, silver ones.',
          'The wind was asleep in the long grass. A bell hung on a post, for the last round. Nobody had to ring it tonight.'
        ],
        older: [
          'They went up through clover, with the bowl before them, to a stump from which one has a view of the entire course. It was still all there.',
          'Beside the path a number of silver cups stood in the grass. One had a spider in it, and one a primrose. None had been polished lately.',
          'Coloured ribbons fluttered on the thorn, as wool does where sheep have been. The inchworm read out what was on them. First, it read, and First.',
          'It was a pleasant place to go slowly in. There was clover to either side, and a lark, asleep, in a dent of its own size.'
        ]
      },
      problem: {
        young: [
          'On the stump sat {obj.first}. It had won them all. But it was so sad that the way was wet in front of it.',
          'There they saw {obj.first}. “I have won everything,” it said. “And nobody was ever there when I got in.” It wept into its ears.',
          'It was {obj.first}. It lay across the path with its nose in the clover. “Go on, run past,” it sobbed. “Everyone always has.”',
          'A sniff came from {obj.first}. “First,” it said, “is such a lonely place. They all come later, and then I’m already gone.”'
        ],
        older: [
          'Across the path sat {obj.first}, crying. It had won every race it ever ran, and had never yet found anybody at the other end.',
          'They found {obj.first}, weeping quietly into a rosette. “I couldn’t tell you what the course looks like,” it said. “It was always just a stripe.”',
          'The stump was taken by {obj.first}. One had supposed it must be happy. It had arrived too early, all its life, at parties that had not begun.',
          'In front of them lay {obj.first} and would not be stepped round. “You have each other,” it said. “I have only been ahead.”'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“But you have such fine cups,” said the inchworm. “You can’t talk to a cup,” said the hare. It had tried. It had tried with all of them.',
          'They clapped for it. It winced. “That’s how it sounded,” it said, “each time, from far behind me.” They stopped clapping.',
          'The hare wiped its eyes with a ribbon. It was a silk one, and silk is no good for that. It took eleven of them.',
          '“Shall we race?” said {big}, to be kind. The hare was gone. It was back. “I won,” it said, and cried some more.'
        ],
        older: [
          'The inchworm praised its times. The hare thanked it. It could do the course, it said, in less than it takes to be asked how one is.',
          '“You might slow down,” someone ventured. The hare had thought of that. It did not know where one begins. It had always begun at the end.',
          'It was asked what it would like. “To be waited with,” it said, and then, thinking that this was a good deal to ask, blew its nose on a first prize.',
          'They admired the cups. It made them a present of the largest. Nothing could have looked emptier than that cup, on the grass, being given away.'
        ]
      },
      outcome: {
        young: [
          'The hare sat up and dried its ears. “May I walk a bit with you?” it asked. So it walked. It looked at all the things it had always run by.',
          '“That’s a daisy?” said the hare. It had never seen one stand still. It went along with them, and it held back its feet.',
          'Now it did not cry any more. It moved over in the clover. There was room for all of them. They sat, for just one breath.',
          'Down in the grass lay the ribbons. The hare did not need them to walk in. “So this is what it’s like in the middle,” it said.'
        ],
        older: [
          'The hare came with them as far as the oak. It was the first time it had seen the oak. “Has that always been there?” it asked.',
          'It dried its eyes, and fell in at the back, which it had heard so much of. “There’s company here,” it said. It seemed amazed.',
          'From then on the hare had a different look. It hung its ribbons on the thorn for whoever wanted one, and walked a piece of the way.',
          '“One can talk as one goes,” the hare found. It told them a long story. It was about a race, and for once the story had a middle.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The hare gave {big} a ribbon, the blue one. “Not for winning,” it said. “For being there.” {big} had to look at the sky for a bit.',
          'At the oak tree the hare said good night. It did not run home. It strolled. It was not very good at it, but it had all night.',
          'They heard the hare behind them, in the clover. It was saying good evening to things. It had a lot of good evenings left over.',
          'The inchworm rode in the hare’s ear, as far as the fence. It came back with red cheeks. “Such a wind in there,” it said.'
        ],
        older: [
          'They left the hare beneath the oak, getting to know it. When they looked round it had got as far as the second branch.',
          'One of the silver cups was rinsed in the grass and filled with clover. It was for later, the hare said. It had not had a later before.',
          'The hare walked home. One could see it from a long way off, stopping, looking at something, going on a step, and stopping again.',
          '“I used to envy it,” {big} said, when they were alone with the clover. It said no more, and for a while it went even slower.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'race-cracked-bowl',
      challenge: 'broken',
      obj: { first: 'a crack in the blue bowl', def: 'the cracked bowl' },
      arrive: {
        extra: 1,
        young: [
          'They could see the last corner. Behind it was {H}’s door, and the chalk line. Up there was the weathercock, and the moon, not far from it.',
          '“Nearly,” said the inchworm. “Oh, do be slow.” They were so slow now that a spider tied a thread to somebody’s sleeve.',
          'It was the last street. It smelled of stone, and of beds being made. The moon was very low and very round and close.',
          'One more corner, and they would be round. {big} was trembling. It had never been so near to last with somebody looking.'
        ],
        older: [
          'Only a corner lay between them and the chalk. Overhead the moon was a hand’s breadth from the weathercock, and nobody could have said who was slower.',
          'It was the home stretch, taken at the speed of moss. A spider had fastened its first thread to somebody’s sleeve, in good faith.',
          '“Steady,” said the inchworm, who was walking the rim on its toes. They had come nearly all the way, and had not lost a drop.',
          'Like all great runners, {big} had fallen silent. One could smell the chalk again, and see, above the roofs, the tin tail of the weathercock.'
        ]
      },
      problem: {
        young: [
          'Then, tick! There was {obj.first}. A drop ran out, and another drop. “The moon is leaking!” called the inchworm. It was broken.',
          'What was that? It was {obj.first}, as thin as a hair. Plip, plip, plip. If it runs dry, the race is lost.',
          'Plip, it went, on the stones. They looked, and saw {obj.first}. The water was going down, and the moon in it with it.',
          'Somebody had found {obj.first}. It came from the cold, or from the long way. It dripped. An empty bowl would not count.'
        ],
        older: [
          'With the smallest of sounds there came {obj.first}. The water began to go, drop by drop, and the moon in it got thinner at the edge.',
          'And then they noticed {obj.first}. It ran down from the rim like a line on a map, and it leaked. “An empty bowl,” said the inchworm, “is out.”',
          '“Stop,” said the inchworm, in a terrible whisper, “but keep moving.” It had come upon {obj.first}, and the moon was draining away through it.',
          'One heard a plip where no plip should be. It came from {obj.first}. At this rate they would have to run, and then all was lost.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The inchworm lay down on the crack. It was just too short. “By one of me,” it said, from under the drip. “If only there were two!”',
          '“Run?” somebody asked. “NO,” said everyone. If they ran, the bowl would be full, and they would be first. That would be dreadful.',
          'They held it on a slant. Now it leaked on the other side. The moon slid over there too, to have a look.',
          'A finger was put on it. Plip, it went, beside the finger. There is always a bit of a crack that is not under the finger.'
        ],
        older: [
          'The inchworm stretched itself along the crack, from the rim down, and covered it as far as it went. It did not go far enough.',
          'One thing only would have saved the water, and that was speed. They looked at each other. Nobody was prepared to stoop to it.',
          '“Lean it,” said {big}. They leaned it, and the leak was cured on that side. A drop appeared on this side, and then its friends.',
          'They caught the drops and put them back. It could be done, and it could be done for ever, and the race would not be over before spring.'
        ]
      },
      outcome: {
        young: [
          'Not one drop more. The moon in the bowl was round again, to the brim. Slowly, slowly, they came around the last corner. There was the line!',
          'It held! The inchworm went once along the crack and back. “Dry as a biscuit,” it said. Now it was only a few steps, and they made them small.',
          'The bowl was whole enough. The water lay still. And while they had been busy, they had lost more time than ever. {big} could not speak.',
          'No plip. They all listened, and there was no plip. Then they went on, heel and toe, to the chalk line by the door.'
        ],
        older: [
          'It held. The inchworm passed along it like a doctor, tapping, and nodded. They had the line in sight, and were later than anyone could have hoped.',
          'The last drop thought better of it. With the water back under its brim, they turned the corner, at about the pace of a tree.',
          '“Mended well enough,” said the inchworm. No bowl had ever been watched so closely. They bore it on round the corner, to where the chalk line showed.',
          'Full it was, and full it stayed. They had spent an age on it, and now the door was there, and {big} drew the longest breath of the race.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The place showed, if you knew. It looked like a smile. “It was a plain bowl before,” the inchworm said. It had grown fond of it.',
          'The drops they had lost lay on the stones, all in a row. There was a very small moon in each of them. A moth counted them.',
          'A spider had to take its thread off a sleeve. It said that it was sorry. It had thought that they were a fence.',
          'Pad. Now you could hear the weathercock creak. Pad. And now you could hear somebody’s heart. It was a big, slow one.'
        ],
        older: [
          'It could still be seen, a fine line, a little crooked, like the smile of someone who has been told to keep still.',
          'On the stones behind them lay what had been spilled, some nine drops with a moon apiece. They were forgiven by the big one.',
          'A spider untied its thread with apologies. In that street it had never before been passed by anything that it had taken for a gatepost.',
          'Nobody spoke. There were ten steps left, and {big} meant to enjoy every one of them. It was the first end that it had not had to look for.'
        ]
      }
    },
    {
      id: 'race-cloud-lane',
      challenge: 'dark',
      has: ['pebbles', 'green'],
      obj: { first: 'a lane without a moon', def: 'the lane' },
      arrive: {
        extra: 1,
        young: [
          'Something soft and grey came over the sky. It was a cloud, and it was slow too. It slid in front of the moon like a pillow.',
          'Up there the moon put on its cloud. It was cold, perhaps. The bowl went black, from one side to the other. Then there was no moon in it.',
          'They had come nearly round. There was just one lane left, and after that the door. And now, of all times, a cloud came by.',
          '“It’ll be close,” the inchworm said. It peered up. “Where is it? It was right there!” The moon had gone into a cloud.'
        ],
        older: [
          'A cloud had been following the race for some time, from the side. Now it drew across the moon, as one pulls up a blanket, and the bowl went dark.',
          'They had only one lane left before the line. Then the light went out of the water, from the left to the right, like a page being turned.',
          '“Is that allowed?” asked {big}. Overhead the moon had stepped behind a cloud, and nobody could tell how slow it was being in there.',
          'The inchworm stopped on the rim. It had lost sight of one of the runners. There was a cloud up there, in no hurry at all, and they could not fault it.'
        ]
      },
      problem: {
        young: [
          'A cloud had slid over the moon. So before them was {obj.first}. It was as dark as the inside of a boot.',
          'Up came a cloud, and now it was {obj.first}. You could not see the bowl. You could not see the brim. But whoever stops has lost.',
          'They came to {obj.first}, for a cloud had got in front. “Are we slow?” said {big}. “I can’t see.” It came close to them.',
          'The last bit was {obj.first}. A cloud lay on it like a lid. There was not a lamp in it. Something breathed. It was all of them.'
        ],
        older: [
          'One cloud, and they had {obj.first}, and all the dark that belongs in one. It must be gone through with a full bowl, and nobody could see the brim.',
          'The end of the course, thanks to some cloud, was {obj.first}. Nobody could see a foot, let alone set it down slowly. And slow is not stopped.',
          'Ahead, under one thick cloud, lay {obj.first}. Nothing had ever made {big} want to hurry so much. In the dark one’s knees make their own plans.',
          'A cloud had closed on the last of the way. Into this they had to go, {obj.first}. “Gently now,” came the inchworm’s voice, from about where it had been.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They went one step in. It was so dark that they all said sorry to each other. Nobody had bumped. It was just in case.',
          'The inchworm tried to glow. It pushed and pushed. “That’s a different worm,” it said at last. It was sorry to be only long.',
          '“Moon,” called {big}, “could you come out?” Behind the cloud it was quiet. It still had a word to finish, and could not start another.',
          'Their feet wanted to run. You know how feet are, in the dark. They had to be held on to. Some of them were held on to twice.'
        ],
        older: [
          'It is hard to keep slow in the dark. Something kept saying, be quick and be through. They could all hear it, and it was their own legs.',
          'The inchworm admitted that it was no glow-worm. It had been mistaken for one at a party, once, and the evening had ended early.',
          'They called up to the moon. But it never does speak with its mouth full of cloud, and it was in the middle of a word as it was.',
          'Somebody put out a hand to feel the way and found it was holding another. Both were rather pleased. Neither of them could see whose it was.'
        ]
      },
      outcome: {
        young: [
          'And there they were, out in front, and it had only been dark. The cloud went off. Plip, the moon was in the bowl again. The line was near!',
          'It got grey, and then silver. They were through, and had run not one step. There was {H}’s door, and there was the chalk.',
          'The lane was behind them. In the sky sat the moon, just where it had sat before. “It has hardly moved,” said {big}. “What a runner.”',
          'They came out by the door, all of them, with the bowl still full. The moon came out of its cloud. It had a bit of fluff on.'
        ],
        older: [
          'They stepped out of the other end. The bowl lit up from the rim inward, still full, and there before them, white on the stones, was the line.',
          'It had been a lane like any other, with the lid on. Now the cloud drew off. In the bowl was the moon, and close by was the door.',
          'They were through, and at a walk. The moon came out almost where it had gone in. With the door in sight, {big} gave it a bow.',
          'Light came back and found them all there, and the brim unbroken. From here one could see the chalk line, and the weathercock over it, and not much between.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Whose hand had they held in the dark? Each looked at the others. Nobody let on. It had been a good warm one.',
          'The cloud went home over the roofs. It was slower than anyone. “It wasn’t in the race,” said the inchworm. “How lucky for us!”',
          '“Can we do that again?” asked {big}. It looked back at the lane. But that was against the rules. So they went on, pad, and pad.',
          'They told the bowl how brave it had been. It had not spilled a thing in there. Perhaps it had kept its eyes shut.'
        ],
        older: [
          'The inchworm watched the cloud retire across the roofs. “If that had entered,” it said, “we should all have been quick.” It made a note for next year.',
          'Each held up a hand to the light, or a paw, to see whether it looked different for having been held. It was a little warmer.',
          'It had seemed so long, the lane. When they turned round one could see right through it, as far as a cat on a step, who had watched them.',
          '“In the dark,” said {big} slowly, “one can’t tell at all who’s in front.” It seemed to have been the part that it liked best.'
        ]
      }
    },
    {
      id: 'race-last-slope',
      challenge: 'far',
      has: ['slope', 'pebbles', 'green'],
      obj: { first: 'a last long slope', def: 'the slope' },
      arrive: {
        extra: 1,
        young: [
          'They had gone nearly all the way round. Pad, pad. It is odd, but slow makes you tired too. The bowl felt as full as a pond.',
          'You could see the roof now, and the tin weathercock. The moon was next to it. It looked like an egg beside a hen.',
          'It was late. The inchworm had been round the rim so often that it was giddy. It lay down and went on with just its front half.',
          'A yawn came out of {big}. It was a huge one. All the grass lay down in it. “Not yet,” the inchworm told it. “First we have to be last.”'
        ],
        older: [
          'To be slow is heavy work. They had been at it all evening, and the bowl, which had not gained a drop, weighed about as much as a bath.',
          'The tin weathercock came in sight, with the moon beside it like an egg that it was proud of. It was going to be a matter of inches.',
          '“I’ve walked four hundred rims,” said the inchworm, and sat down on its own middle. “I ask nobody to hurry. I ask you all to go on.”',
          'A yawn took hold of {big}, and it was some time in passing. It had trained for everything, it said, except for being up so late.'
        ]
      },
      problem: {
        young: [
          'And then came {obj.first}. The door was at the top. Their legs were so tired. “I could sit down now,” said {big}. But sitting is stopping.',
          'One thing was left, {obj.first}. It went up and up, to the door. Nobody had any legs left for it. It looked so far.',
          'They looked up at {obj.first}. “Is that ours?” said {big}. It was. Their knees had gone soft, like butter.',
          'The end of the race was {obj.first}. It was not steep, it was only long. And they were as tired as old socks.'
        ],
        older: [
          'What remained was {obj.first}, with {H}’s door at the head of it. It was too far for legs that had been slow since supper.',
          'Nobody had mentioned {obj.first}. At the top stood the door. At the bottom stood all of them, wishing very much to sit, which is the same as stopping.',
          'Here the course ended, as courses will, with {obj.first}. {big} regarded it for a while. It had never yet got as far as being this tired.',
          'There was only {obj.first} now. One could see the chalk from here, as fine as thread. One could also see how far away a thread can be.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They went up three steps. The slope was still as long. “It grows at the top,” said the inchworm. “I’ve met twigs like that.”',
          '“Carry me,” said {big}. They all looked at {big}. They looked for quite a while. “No,” it said. “I see that.”',
          'Each leg was as heavy as a boot with another boot in it. They asked the legs nicely. The legs had gone to bed.',
          'A bench would have been good. There was one, on the left. It was soft with moss. They shut their eyes tight until they were past it.'
        ],
        older: [
          'There was a bench. It stood to the left, in the moss, and held out both its arms. They had to go by it in single file, looking right.',
          'They did three steps and looked up. It is a property of slopes that one never sees them get shorter. They get shorter behind.',
          '“If somebody were to carry me,” {big} began, and looked at them, and was too honest to go on with the sentence.',
          'The legs had handed in their notice. One could still move them, but it had to be done one by one, and from outside, like furniture.'
        ]
      },
      outcome: {
        young: [
          'And that was the top. There was {H}’s door. They had gone so slowly that it did not even hurt. The chalk lay before them, white as milk.',
          'They were up! The bowl was full, and the moon lay in it. “Look behind you,” said the inchworm. There was the whole slope, and it was done.',
          'Pad, pad, and pad, and they stood by the door. “Was that all of it?” said {big}. It was nearly sorry. The line was one last step off.',
          'So they had done it, all the long slope. Nobody had sat down, not even the inchworm, as far as one could tell. The line was so close now.'
        ],
        older: [
          'They stood at the top, with the door before them and not a drop gone. Down below lay the slope, and it looked like something one could fold up.',
          'The slope was behind them. It had been climbed by people who never once went fast, and it did not know quite what had happened to it.',
          '“There,” the inchworm said. It had measured every yard of it by eye. Before them, so near that one could have blown it away, was the chalk.',
          'It was done, and done slowly. {big} stood by the door and breathed. It could see the whole course from here, and there was nobody left on it.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They stood and puffed a bit. Even the puffs were slow. They hung in the air like washing, and then they went in.',
          'The bench down there looked after them. “Next time,” said {big} to it, kindly. It does not do to hurt a bench.',
          '“Feel my legs,” said {big}. Everyone felt a leg, of what there was. “Good legs,” they said. They all agreed on it.',
          'Up here you could hear the tin bird turn. Creak. It looked at the moon, and then at the bowl. It could not tell them apart.'
        ],
        older: [
          'For a moment they all breathed out together. It made one cloud, which stayed where it was, having seen that there was no rush.',
          'The bench was waved to. It took it well. There would be somebody along at seven, it knew, with a newspaper, who always sat.',
          '“I have only ever seen it from there,” {big} said, looking at the place below where, as a rule, it gave up and was fetched.',
          'Over the door the weathercock creaked round to see them. It had been looking at the moon so long that it had to blink, and it was tin.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'On {H}’s roof sat a tin weathercock, where the moon had to end. Ting! The moon was there first! And {big} was still on this side of the chalk.',
        'Up there it went creak. The moon sat on the weathercock, and that was its finish. It was early! {big} had not got there yet.',
        'They looked up. The moon touched the tin weathercock, at the end of its way. Ting! “First,” called the inchworm. “The moon is in first. Oh, bad luck!”',
        'One step from the chalk, {big} took a rest. The moon could not wait so long. Ting, it bumped the weathercock on the roof. So it was first.'
      ],
      older: [
        'The moon’s race ended at the weathercock over the door. There was a small tin sound. It was in, it was first, and {big} had still a step to go.',
        'As they put out a foot towards the chalk, the weathercock on the roof said ting. The moon had arrived. “First,” said the inchworm. “My condolences.”',
        'Nobody had seen it move, and there it was. The moon leaned on the tin weathercock, its finish, quite in, while {big} on the ground was quite out.',
        'It was decided by a whisker. Overhead the moon came up against the weathercock, which was its line, and {big} was nowhere near the end of the last step.'
      ]
    },
    {
      young: [
        'Then the bowl was carried across. Last of all came {big}. Last! It had won. A blue ribbon was tied on, slowly.',
        'Heel, and toe, and over the chalk. {big} came in after everybody. “The winner,” said the inchworm, “by a mile. By a mile behind!”',
        'One after another stepped over the line. Last, quite last, came {big}. It stood there and shone. It had come last before, but now it had won.',
        'Over the line went the bowl. Over went {big}, at the very end. “You have won,” said the inchworm. “Nobody could be later than that.”'
      ],
      older: [
        'The bowl went over the line, full, and then, after everybody and everything, {big}. It had come last. “And so,” the inchworm said, “it has won.”',
        'They stepped across the chalk, each in turn, and {big} finished behind them all. It was the same place as ever. It only had a ribbon on it now.',
        'Last over the line, by a clear and lovely margin, was {big}. The inchworm fastened a blue ribbon to it. It took a long time to tie, and rightly.',
        'In the end {big} crossed the chalk as it had always crossed it, when the others were in. But this time they had all stayed to see it.'
      ]
    },
    {
      extra: 1,
      young: [
        'And who was in the bowl? The moon was! It had come over the line with them. “So it was first up there and last down here,” said the inchworm.',
        'They looked into the water. There it lay, round and white. They had carried the moon all the way. It had lost, and it had also won.',
        '“I had the moon on my team,” said {big}. “All the time.” It bent over to see. Something looked back, with one round eye.',
        'The bowl was put down on the step. The water shook, and lay still. Then there was a moon on the roof and a moon by the door.'
      ],
      older: [
        'In the bowl, of course, there was the moon. It had been over the line with the rest of them. Up there it was first, and down here last.',
        'The judge peered over the rim and found one more finisher. “The moon,” it announced, “in first place, and also, I see, in the other.”',
        'They had carried it all the way round. It lay in the water without a scratch. It had lost to {big} above, and below it had drawn.',
        'There remained the question of the moon in the bowl. It had clearly run with {big}. After some thought it was given half of the ribbon.'
      ]
    },
    {
      extra: 2,
      young: [
        'Was the moon sad? Not a bit. It had never been early before. It sat on the tin bird and looked round, and it was so proud.',
        'The moon had lost. It liked it. “It has nowhere to be now,” said the inchworm. “It can just hang there. That’s its favourite.”',
        'Look, the moon had gone a bit pink. It had been first! That was quite new to it. As a rule it was just there.',
        'The weathercock was pleased too. All its life it had pointed at things. Now something had come and leaned on it.'
      ],
      older: [
        'The moon took it very well. It had not once in its life been early, and it found that one gets the good seats.',
        'No one was less cast down than the moon. It sat by the weathercock with its work done, and for the first time it had an evening free.',
        'For years the tin bird had pointed to wherever things were coming from. Now one of them had arrived, and was warm, or at least bright.',
        'There was a pinkness about the moon. It does not come in first at much. The tide, which is its closest friend, would have to be told.'
      ]
    },
    {
      extra: 3,
      young: [
        '“I want to thank everybody,” said {big}. Then it thought about what came next. It thought for a long time. They all sat down to listen.',
        'What does one do when one has won? {big} did not know. It said, “Well!” A bit later it said, “Well, well.” That was its speech.',
        'They clapped, so slowly that it was like waves. Clap. And clap. {big} had never been clapped for while it was there.',
        'The inchworm had a prize. It was the bit of chalk, from the line. It was two inchworms long. {big} held it like a pearl.'
      ],
      older: [
        'A speech was called for. {big} said “I”, and stopped, and looked from one to the other. It seemed to have covered everything.',
        'Applause was given in the spirit of the evening, about one clap to the minute. It lasted, all the same, and it went deep.',
        '“Somebody always swept me up,” {big} said. “Nobody swept tonight.” It looked at all the people on the step, who had not gone home.',
        'For a trophy there was the stub of chalk that had drawn the line. {big} would put it on the nail. It had been keeping that nail for years.'
      ]
    }
  ],
  home: [
    {
      young: [
        'It was four steps from the line to {H}’s door. {group} took them even slower. There was no race any more, and no one was ahead.',
        'Good night was said to {big}, who lay down under its ribbon. Then {group} went along to {H}’s door, as slow as snow comes down.',
        'Now there was no hurry to be slow. {group} went to the door in the soft light. Pad, and a long rest, and pad.',
        'There lay {big} already, with the ribbon on top. Softly {group} went by. It was just a few warm steps to the door.'
      ],
      older: [
        'From the chalk to {H}’s door there were four steps. {group} took them, now that nobody was counting, more slowly than any in the race.',
        'Behind them {big} lay down with the ribbon under its chin. {group} said good night to it, low, and went the last few steps to the door.',
        'With the race over, {group} could be slow for nothing. The step was cool, and the air smelled of chalk, and the door came closer by itself.',
        'The others had gone from the line, and the line was going too, under the dew. {group} crossed over to the door in the quiet light.'
      ]
    },
    {
      young: [
        '{group} went in, and the door closed. Just then the moon came to the end of its word. “Goo,” it had said, hours ago. “D night,” it said now.',
        'The room was dim and smelled of sleep. And high up somebody finished talking. It had taken all evening. “Good night,” the moon had been saying. It was all said.',
        'The floor was cool, and the beds were near. {group} stood still to hear. “D night,” said the moon, very low. So that was what it was. Good night.',
        'The door went to, softly, behind {group}. Then the rest of the word came down. “D,” said the moon, “night.” It had meant it the whole time.'
      ],
      older: [
        'As {group} came in, the moon got to the end of what it had begun. “Goo,” it had said, at the start. “D night,” it said now.',
        'The door closed behind {group}. High over the roof the moon had brought its word home at last, a letter to a street. It was “good night”.',
        'Indoors it was dim, and {group} stopped to listen. “D night,” the moon concluded. It had been wishing them that since before the race.',
        'Over the sill came the last of the light and the last of the word. It had been “good night”. {group} took it in, and the door shut.'
      ]
    },
    {
      extra: 1,
      young: [
        'The blue bowl stood on the sill. It was full to the brim. The moon lay in it, flat and white. Nobody had to carry it.',
        'They set down the bowl where the night could see it. The last ring in the water went out to the edge. Then it was as smooth as a plate.',
        'By the window was the bowl. A bit of moon was in it. It had been all round with them. Now it lay down on its back.',
        'No one had to hold the bowl any more. It held itself. The water was quiet. It was so quiet that a star could lie in it too.'
      ],
      older: [
        'On the sill the bowl was put down at last, and the water in it, which had trembled all evening, lay level. The moon lay on it like a hand.',
        'The bowl had nothing left to do but be full. One ring went out from the middle to the rim, took its time, and was the last.',
        'It stood by the window, blue, with its moon in it. Whoever looked long enough could see that it did move, by about the width of a thread.',
        'Arms that had carried a bowl all evening could still feel its weight. It was a pleasant weight. It stayed in them, and drew them down.'
      ]
    },
    {
      extra: 2,
      young: [
        'The inchworm lay along the rim. It made itself long, and then a little longer. It had measured its bed, and it fitted.',
        'On a leaf on the sill slept the judge. It had folded itself in the middle, as it always did. Then it let go, and it was flat.',
        '“One minute,” said the inchworm, and lay down. It had stopped the clock. The minute could be as long as it wanted now.',
        'It had walked round and round, all night. Now the inchworm was still. Its front end slept already. The back end came later.'
      ],
      older: [
        'The inchworm had retired. It lay at full length along the rim, an inch, no more and no less, and from end to end of it was sleep.',
        'There was no clock any more, because the clock was in bed. It had put its head on its own middle. The minute in hand was left open.',
        'The judge had fallen asleep by sections, first the front, then a while later the rest. Its last ruling had been that everyone should lie down.',
        'A leaf had been put out for the inchworm. It paced it once, from stalk to tip, was content with the figure, and did not come back.'
      ]
    },
    {
      extra: 3,
      young: [
        'Outside lay {big}, and breathed. It breathed in for as long as a street. It breathed out for as long as a street. It had won that too.',
        'Now {big} dreamed of the race. In the dream they all went round again, but more slowly. There was no end to it. That was the good part.',
        'The ribbon went up and down on {big}. Up it went, and stayed. Down it went, and stayed. It was the slowest ribbon in the world.',
        'Under the moon {big} was asleep. It did sleep the way it ran. It got there later than the others, and it stayed much longer.'
      ],
      older: [
        'Near by, {big} had gone to sleep as it did all things, thoroughly and after everybody else. The ribbon rose and sank on its breath.',
        'One could hear {big} breathing. It took a whole breath about as long to come in as it takes a leaf to come down. Nobody was timing it.',
        'In its sleep {big} was running still. The course was soft, the others walked beside, and the line kept a little way ahead, out of politeness.',
        'The dew came down and rubbed out the chalk. There was no start any more, and no finish. In between them {big} lay, and slept.'
      ]
    }
  ]
}
