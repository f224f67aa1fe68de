import type { Plot } from '../format.ts'

/**
 * World: a silver snail line over kerbs and fields, to a lender whose name the snail has eaten. It smells of coats,
 * blue ink, lettuce and steam. What returns: the label “Back in five minutes”, for the lender counts very slowly.
 */
export const borrowed: Plot = {
  id: 'borrowed',
  about: 'Something borrowed for five minutes, years ago, must go back tonight, and a snail has eaten the lender’s name.',
  titles: [
    'Back in Five Minutes',
    '{H} and the Very Late Return',
    'The Snail Who Ate a Name',
    'A Long Five Minutes',
    '{object} Goes Home',
    '{H} Follows a Silver Line',
    'Three Weeks of Wall',
    'The Label on {object}',
    'Nearly There, Said the Snail',
    'No Hurry, {H}',
    'The Round Green Door',
    'Somebody at {place} Is Waiting',
    'A Card by Snail',
    'The Kettle Is Nearly On',
    'How {H} Gave Back {object}',
    'Borrowed and Brought Back',
    'Somebody Who Carried a Roof'
  ],
  uses: ['object', 'place'],
  elements: ['hidden treasure', 'mysterious map', 'magical discovery', 'time travel', 'secret garden'],
  refrains: [
    {
      loud: '“Nearly there!” said the snail. “Five more minutes, give or take!”',
      soft: 'Nearly there. Five more minutes, give or take.'
    },
    {
      loud: 'Lent in a hurry and kept in a cupboard, and back it went, back it went!',
      soft: 'Lent in a hurry and kept in a cupboard, and back it had gone.'
    },
    {
      loud: 'Follow the line, the silver line, over the stones and on!',
      soft: 'Follow the line, the silver line, over the stones and home.'
    },
    {
      loud: '“Whose is it?” “Somebody’s!” “How far is it?” “Far!” And on they went.',
      soft: 'Whose it was, they knew. How far it was, they knew. And on they went.'
    },
    {
      loud: 'Tick and tock and five minutes more, and who would open the door?',
      soft: 'Tick and tock and five minutes more, and then the door.'
    }
  ],
  want: [
    {
      young: [
        'Behind all the coats {H} found {object.first}. It had dust on it. A label hung from it on a string. Borrowed, it said. Back in five minutes.',
        'At the very back of the cupboard stood {object.first}. {H} blew off the dust. There was a label. “Borrowed for five minutes,” it said. The ink was brown.',
        '{H} looked behind the coats that evening. There in the dark was {object.first}. It wore an old label: Only borrowed, just for five minutes. That was long, long ago.',
        'The coat cupboard smelled of dust. In its far corner {H} found {object.first}. “Borrowed. Home again in five minutes,” said a label on it.'
      ],
      older: [
        'At the back of the cupboard, where the coats were oldest, {H} came upon {object.first}. A label hung from it on a string. Borrowed, it said. Back in five minutes.',
        'Behind the last coat there was a good deal of dust, and in the dust {H} found {object.first}. Tied to it was a yellow label: Borrowed for five minutes only.',
        'It was a coat falling off its hook that showed {H} what stood behind: {object.first}, grey with dust. “Borrowed,” read the label on it, “but just for five minutes.” The ink had gone brown.',
        'Nobody had moved the old coats for years. When {H} did, there was {object.first}, with a paper label round it. Borrowed, it admitted. Five minutes at most, it promised.'
      ]
    },
    {
      extra: 1,
      young: [
        'Who had borrowed it? Nobody knew. “Not me,” said everyone. “It was before my time.” It had been a long five minutes, that was sure.',
        'It left a clean round place in the dust. It must have stood there for years. Five minutes had come and gone. They had gone a lot of times.',
        'The label was tied on with a very quick bow. Somebody had been in a hurry. “I’ll just pop this back,” they must have said. Then came supper.',
        'Five minutes is not long. It is one egg and a bit. But how many eggs ago was this? The label was too old to tell.'
      ],
      older: [
        'Nobody could remember borrowing it. Everyone thought that it had been somebody else, and that somebody else had surely meant to. The label had been tied on in haste.',
        'Five minutes is an egg and a bit of toast. By the colour of the label, this had been going on for several thousand breakfasts, and no one had noticed.',
        'It is easily done. One puts a thing down on the way to taking it back. Somebody hangs up a coat, and then the coat has moths.',
        'Where it had stood there was a clean patch in the dust, with an edge as sharp as a cut-out. It had waited there very patiently to be late.'
      ]
    },
    {
      young: [
        'Then a card slid in under the door. A snail sat on it. The thing was to come back tonight, to {place.first}. The name was a hole. The snail looked full. {H} wanted to go.',
        'Slip, went a card at the door, with a snail on it. It wanted the thing back tonight, at {place.first}. The name was eaten! {H} would bring it all the same.',
        'The post was a snail that night, with a card. Something had to go home tonight, to {place.first}. But to whom? The snail had eaten the name. {H} longed to help.',
        'Something scratched at the door, very slowly. It was a snail, with a card. Back tonight, please, it said, to {place.first}. A name had been there, but snails eat paper. {H} meant to go.'
      ],
      older: [
        'At that moment a card came under the door, and on it a snail. It asked, with a please, for a return tonight to {place.first}. The name was inside the snail. {H} wanted to go.',
        'The post was late, being brought by a snail. Its card wanted something returned, tonight, to {place.first}. Where the name belonged, the snail had eaten a neat hole. {H} resolved to go.',
        '“Post,” said a snail on the mat, getting off a card. The thing was wanted back tonight, at {place.first}. The name had been eaten on the way. {H} was for going.',
        'On the mat lay a card, and on the card a snail. Time was nearly up, it said, and tonight would do, at {place.first}. The name had gone into the snail. {H} wanted to start.'
      ]
    },
    {
      extra: 2,
      young: [
        '“I was hungry,” said the snail. “It was a long way, and it was a long name.” What had it tasted of? “Blue ink,” said the snail, “and a bit of fruit.”',
        'The snail looked down at where the name had been. “I only ate round the edge at first,” it said. “Then there was no edge.” It was very sorry. It was also full.',
        '“You ate the name!” “Just the name,” said the snail. “I left the rest. I’m a postman, after all.” It licked a bit of blue from its lip.',
        'They asked the snail whose name it had been. It thought with its eyes in and its eyes out. “Crunchy,” it said, “and sweet at the end.”'
      ],
      older: [
        '“A snail gets hungry between spring and now,” said the snail with dignity. It could not say what the name had been. It could say that it went well with the stamp.',
        'Pressed to remember, the snail put out both eyes and drew them in again. “Blue ink,” it said, “rather dry. Then, towards the end, something like fruit.” It had been a filling name.',
        '“I’m not proud of it,” said the snail. “I began with the comma.” After that, it explained, there had been rain, and a long wall, and one letter had led to another.',
        'The snail had delivered everything except the name, and that it had with it, in a manner of speaking. “It did me a lot of good,” it said, “around the middle of June.”'
      ]
    },
    {
      extra: 3,
      young: [
        '“Is it far?” “No,” said the snail. “Down the kerb, then a puddle. Then three weeks of wall.” They looked at the snail. Three weeks of wall?',
        'The snail knew the way very well. It knew it from close up. “There’s a brown bit,” it said. “There’s a bumpy bit. Then it’s nearly there.”',
        '“How long did you take?” “Since the plum trees were white,” said the snail. They were not white now. “I came as fast as I could,” it said.',
        'It told them all about the road. “Stone, stone, stone, leaf,” said the snail. “Then stone.” It was not a lot to go by. But it was a lot of stones.'
      ],
      older: [
        '“It’s no distance,” said the snail. “There’s a kerb. Then there are three weeks of wall.” It could not be brought to say how long that might be in steps.',
        'As guides go, it was very thorough on gravel. It could describe each pebble between here and there. It had, it admitted, never looked up, and could not speak for the houses.',
        '“You can’t miss it,” said the snail. “I left a line.” And so it had. From the door, over the step and away down the path, ran a thin streak of silver.',
        'The snail reckoned the way at five minutes. It had met with delays, it said. It named a wall, a dry spell, a hen with questions, and July.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'So {object} was wrapped in a blanket. The snail rode on top. Its own silver line ran over the stones. {group} went along it, back and back.',
        'Off went {group}, with {object} in a warm blanket. The snail sat up in front. “Follow my line,” it said. It shone on the ground like a silver hair.',
        'They put a blanket around {object}. They put the snail on the blanket. Then {group} went after the silver line, the one that the snail had made.',
        '“Mind the step,” said the snail, from high up on {object}. It had never been so tall. Below shone its silver line, and {group} went where it went.'
      ],
      older: [
        'They wrapped {object} in a blanket, set the snail on top as pilot, and went out. The thin silver line that it had left since spring ran off over the stones. {group} followed it.',
        'With {object} in a blanket and the snail upon that, {group} took the road. It was marked already, for all the long way the snail had come there ran a silver line.',
        'There was no name to go by, but there was a line. It glimmered from the door down over the kerb, snail-made, and {group} set out along it with {object} in a blanket.',
        'The snail, which had seen the road only from beneath, was put on top of {object}, blanket and all. “Ah,” it said, “so that’s where I was.” {group} went along its silver line.'
      ]
    },
    {
      extra: 1,
      young: [
        '“There I had lunch,” said the snail, at the first stone. “There I had lunch too,” it said at the second. It was a road with a great many lunches.',
        'The snail told them every stone. “Smooth,” it said. “Cold. Smells of dog.” They passed them so fast. It was dizzy with speed, and loved it.',
        '“Whee,” said the snail, very softly. Nobody was even running. But the wind was in its horns. It had done this bit in May, and it took all of May.',
        'They had gone ten steps. “That was a week,” said the snail. They went ten more. “That was the week with a certain hen,” it said, and looked away.'
      ],
      older: [
        '“Slow down a little at the bends,” said the snail, both eyes streaming back in the wind. They were going at the pace of a stroll. It had never been so happy.',
        'They covered the first week of the snail’s journey between two lamps, and April by the corner. It looked down at each of its camping places as they flew past.',
        '“That crack,” said the snail, “was the first of May.” One stepped over it. “And that’s where I met a certain hen.” Of the hen it did not wish to say more.',
        'The snail kept up a commentary: stone, stone, stone with character. To hear it was to learn that nobody had ever really looked at a pavement before.'
      ]
    },
    {
      extra: 2,
      young: [
        'The line went under a gate and round a bin. It went up a post and down the same post. “I was new at this,” said the snail.',
        'It was a funny line to follow. It made a loop here and a loop there. Once it went all around a shoe. The shoe was long gone.',
        'The moon came out and lit the line. It shone over the road like a thread. You could see where the snail had slept. There it was a bit thicker.',
        'Silver on the stones, silver on the leaves. It even ran up over a cat’s dish. “Not my best moment,” the snail said. They went around the dish.'
      ],
      older: [
        'In the moonlight the line was as clear as handwriting. It had second thoughts in it, and one or two blots. At a lamp post it went up, and came down again, wiser.',
        'The line did not take the shortest way. It went round the rim of a flowerpot twice, for the view, and across a doorstep where, the snail said, there had been talk of salt.',
        'It is quiet walking behind a line of silver. One watches the ground. They saw a lost button, a fallen plum, and the exact place where a snail had waited out a thunderstorm.',
        'Here and there the silver broke off. “Rain,” the snail would say, or “boots.” A stone or so later it took up again, a little shakily, like a story after somebody has sneezed.'
      ]
    }
  ],
  sites: [
    {
      id: 'borrowed-three-lines',
      challenge: 'way',
      has: ['pebbles', 'green'],
      obj: { first: 'a corner with three silver lines', def: 'the corner' },
      arrive: {
        extra: 1,
        young: [
          'There was a smell of cut hedge. Somebody had left a broom by the wall. The snail went a bit red. “I remember that broom,” it said.',
          'The road had a bend in it, by a green hedge. “Here it was hot,” said the snail. “It was June, and I had too many ideas.”',
          'They came past a bakery with its shutters down. A crumb lay on the step. “Ah,” said the snail, “the crumb.” It had been there in June.',
          'A hedge smelled sweet in the dark. The snail tucked in one eye. “Could we go by here rather quickly?” it said. They could not see why.'
        ],
        older: [
          'By a clipped hedge the snail grew thoughtful. “I should say, before we get there,” it began, “that June was very warm.” It did not say before they got where.',
          'The air smelled of cut privet and warm brick. “I had a good deal of time to think about here,” said the snail. “It’s a mistake, on a journey, to think.”',
          'They passed a shut bakery with a crumb on its step. The snail asked to be held so that it need not look at the crumb. There was clearly a history.',
          'A broom leaned at the turning. “I took it for a wood,” said the snail, “and went in.” It had been three days coming out, not always by the same side.'
        ]
      },
      problem: {
        young: [
          'They saw why at {obj.first}. One line went left, one right, and one went on. “I changed my mind here,” said the snail, “a lot.” Which was the way?',
          'In front of them was {obj.first}. All three shone the same. “That was June,” the snail told them. “June was hard.” Now they were lost too.',
          'Left was silver, right was silver, and so was the middle. It was {obj.first}! “They’re all mine,” said the snail. It could not say which was good.',
          'The line they had followed came to {obj.first}. “Oh yes,” said the snail. “I tried them all.” It had forgotten which it tried last.'
        ],
        older: [
          'They had reached {obj.first}. Each gleamed away down a road of its own, and each was in the snail’s hand. “I changed my mind here,” it said, “from about the tenth of June.”',
          'So this was June: {obj.first}. One line had come from the sender, and two were errors, beautifully done. The snail regretted that it could not tell them apart any longer.',
          'What they found was {obj.first}. “I thought it over,” said the snail, “on foot.” From up here it could see the thinking quite clearly, but not the answer. The way was lost.',
          'The silver they trusted split, and there was {obj.first}. “That one was for shade,” said the snail, “and that was for a rumour.” It was no longer sure about any of the three.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took the left one. It went three steps, round a drain, and back. They took the right one. It ended at a crumb. It was still a good crumb.',
          '“Which one is the oldest?” The snail looked hard at them. “They’re all me,” it said. It felt a bit proud, and that was no help.',
          'They bent down low to look. The lines were wet with moon, all three. A moth walked along one and came back. “No,” said the moth. It had forgotten which one it was.',
          'They shut their eyes and picked. It led up a wall and down the wall, and into a pot. In the pot sat a smaller snail. “He does that,” it said.'
        ],
        older: [
          'They went a little way along the first, and it turned into a spiral. “I was thinking,” said the snail. They tried the second, which was a much larger spiral.',
          'Somebody pointed out that the freshest must be the last. The snail replied that it had been equally fresh on all of them, particularly the one with the lettuce stump.',
          'A moth was asked, who had walked that way. It had tried the left-hand road and come out behind itself. It could not be got to try the others.',
          'One line led to a pot, and in the pot sat a cousin of the snail’s. “Oh, was that in earnest?” said the cousin. “We thought it was a dance.”'
        ]
      },
      outcome: {
        young: [
          'The right line ran on, straight and bright. Low on the wall beside it were two words. Somebody had scratched them, at the height of an ankle. “No hurry,” they said.',
          'Soon the line went straight as a ruler. “Now I know it,” said the snail. On a stone by the road was written, small and low: No hurry.',
          'They left June behind them. The road was silver again, one line only. By the kerb was a bit of writing. Who writes so low down? “No hurry,” it said.',
          '“Yes!” said the snail. “I slept under those words.” There they were, near the ground. “No hurry,” said somebody’s slow, round letters.'
        ],
        older: [
          'A few steps down the right road, at ankle height, somebody had scratched two words in the wall. No hurry, they read. It was a slow, round hand. The line ran on beneath.',
          'There was one line again, and it kept straight. The snail showed them where it had once slept, under a sentence carved low in a doorpost: No hurry. Whoever carved it was not tall.',
          'June was over. A single silver thread ran by the roadside. So low that only a snail would commonly read it, somebody had written No hurry, and a large full stop.',
          'The road was sure of itself now. They passed a stone where two words stood, worn and mild, at the level of a shoe: No hurry. “I took it to heart,” the snail said.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Did you come all this way twice?” “Three times,” said the snail, “but in one direction.” It thought about that. Then it stopped thinking, because of June.',
          'They took the crumb along for the snail. It was hard as a tooth by now. “It has kept well,” said the snail, and sat on it.',
          'The small snail waved from its pot. It waved for a very long time. When they looked back, it had only got halfway up.',
          'The snail was quiet for a bit. “It’s easy from up here,” it said at last. “You see the ends of things.”'
        ],
        older: [
          '“From above,” said the snail presently, “one sees at once that it was silly.” It looked back at its three roads, shining. “They’re rather fine, though. As drawing.”',
          'They brought away the crumb, at its request. It had lain in the sun since June and could have been used to mend a roof. The snail held it for company.',
          'Behind them the cousin was waving goodbye. It had raised one eye so far. By the time the second was up they would be in another street.',
          'The snail wished it to be known that it had not been lost at the time. It had been lost since. “While I was doing it,” it said, “it was only a walk.”'
        ]
      }
    },
    {
      id: 'borrowed-ditch',
      challenge: 'crossing',
      has: ['pebbles', 'green', 'earth', 'water'],
      obj: { first: 'a ditch full of reeds and water', def: 'the ditch' },
      arrive: {
        extra: 1,
        young: [
          'The road turned into a path. It was soft and smelled of mint. Rib, rib, said a frog. “I was thirsty here,” said the snail, “and then I wasn’t.”',
          'Grass tickled their knees now. It was wet grass. Something went plop in the dark, and then something else went plop, to answer.',
          'They came to where the paving stops. Mud began, and mint, and small round noises. “Now it gets tasty,” said the snail.',
          '“Can you smell it?” said the snail. They could. It was mint and mud. A frog sat on the path, and got off it, plop.'
        ],
        older: [
          'Paving gave way to path, and path to mint. Each step let out a breath of it. Something plopped ahead, and something else, more stoutly, plopped in reply.',
          '“From here it’s all salad,” said the snail. The path ran soft and cool between wet grasses. Frogs stopped talking to let them by, and took it up again behind.',
          'The silver was harder to see here, where every blade had some. It smelled of mud and mint. A frog looked at the snail’s new height, and swallowed.',
          'They walked through grass that had saved up all the damp of the day. The snail put out everything that it had, for joy, and named nine leaves by their first names.'
        ]
      },
      problem: {
        young: [
          'The silver line ran down to {obj.first}. There it stopped. It went on again on the other side. “I sailed,” said the snail, “on a lettuce leaf.” The leaf was gone.',
          'Splosh! That was nearly a foot. Here lay {obj.first}, too wide for a step. The line shone over there. And they were over here.',
          '“In April I had a boat,” said the snail. It had been a leaf. Now it was gone. There was just {obj.first}. The line was over there.',
          'Right across their way went {obj.first}. Nobody could step that far. On the far bank the line began again, bright in the moon.'
        ],
        older: [
          'At {obj.first} the line went down the bank and in. On the other bank it came out. Between the two, the snail told them, there had been a leaf of lettuce, and luck.',
          'The way was cut by {obj.first}, broader than a stride and just too broad for a jump. They could see the silver taking up its journey on the opposite side.',
          '“I crossed as a passenger,” said the snail, of {obj.first}. It had gone over on a lettuce leaf, in April. The leaf had carried on to the sea. They were still here.',
          'Beyond the mint there was {obj.first}. Over there shone the line, and {object} had never, so far as anybody knew, learned to swim.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They ran and nearly jumped. Then they looked at {object}. You cannot run with that. They stood at the edge, and a frog looked up at them.',
          '“Is there a bridge?” they said to a frog. “What for?” said the frog. It showed them how it got over. Plop. It was no good for them.',
          'They walked left along it. There was more of it. They walked right along it. There was more of it there, with a duck.',
          'They laid a reed across. It was a nice, thin bridge. It was right for an ant. An ant went over, and said thank you.'
        ],
        older: [
          'They followed the bank left, and it kept them company. They followed it right, and it had done the same there. “It ends at the sea,” said a frog, “both ways.”',
          '“One just lets go,” a frog explained, and let go. Rings spread. They looked at what they had to carry, and it was explained to the frog about blankets.',
          'A reed was laid over for a bridge. It bore an ant, and then the ant’s relations. Nobody felt able to ask them to wait until something stronger was found.',
          'There was a place where it was narrower, but also wetter. There was one where it was drier, and somewhat wider. The snail said that, in April, none of this had come up.'
        ]
      },
      outcome: {
        young: [
          'There they stood, on the other bank, all dry. In the mud were footprints. They were round and wide and very close together. “That one took small steps,” said the snail.',
          'The line began again, right at their feet. Beside it went a row of old, round prints. Somebody heavy had come by here. Somebody had not been quick.',
          'Over here the mud was full of marks. They were big as saucers, one beside the next. “Who walks like that?” Nobody knew. But the prints led on.',
          'The frogs clapped, with wet hands. On this bank the mud was hard. Old prints were in it, round and flat, hardly a thumb apart.'
        ],
        older: [
          'On this bank the mud had dried with a trail in it, prints as round as saucers and hardly a thumb’s width apart. Someone had come by here once, who was in no haste.',
          'The line took up at their feet, and next to it, baked into the clay, ran a second track. It was broad, round-footed, and so short in the step that it looked like knitting.',
          'Whoever had lent {object} must have walked here. There were prints in the old mud, heavy and close together. Beside one of them stood a date, and beside the next, the same date.',
          'They shook off a few drops and looked about. Round marks went up the bank, pressed deep, each nearly touching the last. “A careful person,” said the snail, and approved.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A frog hopped after them to the path. “Was that a boat?” it said. “No,” they said, “it was only us.” The frog thought they had sailed very well.',
          'The snail picked a bit of mint. It carried it behind one eye, for later. Now the whole blanket smelled of toothbrush.',
          'They set a foot in one of the round prints. Then they took a step as short as that one. It took so long! A leaf came down in the middle of it.',
          'Plop, plop, plop, said the frogs behind them. They were all playing crossing now. Not one of them did it with dry feet.'
        ],
        older: [
          'For some way they tried walking in the round prints, one to a breath. It was oddly restful. The snail had to wake them, and it is not often a snail does that.',
          'The frogs went over the whole crossing again behind them, acting all the parts. By the sound of it, {object} was played by the stoutest, and fell in.',
          'The snail had mint put by for the journey, tucked behind one eye like a pencil. It let each of them smell it in turn, without letting go.',
          '“All the way to the sea,” a frog called after them, proudly, of the ditch. It had not been there. It had a cousin who had once met a gull.'
        ]
      }
    },
    {
      id: 'borrowed-scarecrow',
      challenge: 'sad',
      has: ['pebbles', 'green', 'earth'],
      obj: { first: 'a scarecrow without a hat', def: 'the scarecrow' },
      arrive: {
        extra: 1,
        young: [
          'Beans stood along the path, in rows. Their leaves went swish. Somebody up there was humming, but only the low notes.',
          'The silver line went in between the beans. It smelled of earth there. A crow sat on a pole. “Not a word about hats,” the crow said.',
          '“Here I got a fright,” said the snail. “I thought it was a giant.” It was a field of beans. In the middle stood somebody with his arms out.',
          'They walked down a row of beans. Three crows walked in front of them. “We’re only here to cheer it up,” said one. “It doesn’t work.”'
        ],
        older: [
          'They entered a bean field, and the leaves closed over the line and opened again. A crow fell in beside them. “If hats should come up,” it murmured, “one changes the subject.”',
          'Beans stood left and right in long dim rows. Three crows were walking there, hands behind their backs, as it were, like people outside an office. “No better today,” they said.',
          'It smelled of turned earth and of straw. “I was alarmed at this point,” said the snail, “by a giant.” The giant stood in the middle of the beans. Its shoulders were low.',
          'The line wandered through a field, from bean to bean. A kind of sigh ran over it every so often, and each time the crows looked at one another, and shook their heads.'
        ]
      },
      problem: {
        young: [
          'There stood {obj.first}. “I lent my hat,” it said, “and it never came back.” Straw hung out of its sleeve. It was too sad to look at them.',
          'They had come to {obj.first}. It had lent the hat to somebody, for one day. That was ten years ago. A drop ran down its button eye.',
          '“It isn’t the hat,” said {obj.first}. “It’s that they forgot me.” Then it said nothing at all. It did not lift its chin.',
          'In the middle of the beans was {obj.first}. It looked at the blanket. “You bring things back,” it said. “No one does, for me.” And its arms went lower.'
        ],
        older: [
          'There stood {obj.first}. It had lent the hat for an afternoon, to someone with a red nose, and had been looking down the road since. “It’s the looking,” it said, “that tires one.”',
          'The giant was {obj.first}. It caught sight of {object}, on the way back to somebody, and its face fell an inch. “Some people are lucky in whom they lend to,” it said.',
          'Nobody could have got by {obj.first} without stopping. Rain had got in at the top for ten years. “They said they would only be a minute,” it told them, and sagged.',
          'It was {obj.first} who had sighed. A hat is soon lent, it remarked to the beans. It asked nothing of anyone. It just stood there with its arms out, and nobody in them.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Hats are hot,” they said. It shook its head, and straw fell out. “It kept my thoughts in,” it said. They put the straw back, but not all of it was thoughts.',
          'A crow gave it a cabbage leaf for a hat. It slid down over its eyes. Now it was sad and it could not see.',
          '“We could look for it,” they said. “Where?” it said. That was a good question. It was a whole world of where.',
          'They told it the joke about the turnip. The crows laughed. It had heard that one. It had heard it from the turnip.'
        ],
        older: [
          'They observed that hats were out of fashion. It bowed, as one does to people who mean well. A little straw fell out of the top, and it begged their pardon for that too.',
          'The crows had tried a flowerpot, a nest and a paper boat. They produced a cabbage leaf, their latest. It came down to the chin, and went on sighing from inside.',
          '“It may yet turn up,” somebody said. “So may I,” it said, “and I haven’t.” Nobody knew quite where to look, after that, and so they looked at the beans.',
          'They offered to tie up the sleeve. It let them. It thanked them for their trouble, which was its second best sleeve, it said, and fixed its button on the road again.'
        ]
      },
      outcome: {
        young: [
          'It stood up straight on its pole. Now it looked right at them. “I know whose that is,” it said. “That one used to sit in my shade. It took all summer to go by.”',
          '“You stopped,” said the scarecrow. “That’s as good as a hat.” Then it told them something. The one they wanted had passed by once. It lasted from May to August.',
          'The button eyes were quite dry. “There was somebody green,” it said, “who rested here. It said good morning on Monday. I said it back on Tuesday. It was lovely.”',
          'The straw in it rustled, and that was a laugh. “I had a friend who took things slowly,” it said. “It went by in one summer, in that direction.” It pointed, with both arms.'
        ],
        older: [
          'It held itself like a person with a hat on. “I can tell you who lent that,” it said. “It sat in my shade. A very restful creature. It took the whole of a summer to go past.”',
          '“I had forgotten,” said the scarecrow, “that I had a friend go by that way.” Green, it was, and slow. They had exchanged good mornings, and it had taken them most of a week.',
          'The crows breathed out. It lifted one arm, then the other, and between them showed the way. Somebody slow had gone there, it said, who never borrowed anything, and lent to all.',
          'Something in its chest had shifted, and it was not only straw. It recalled a companion who had crossed the field one year, between May and August, and been no trouble at all.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'One crow sat down on its head. It tucked its wings in, and stayed. “How do I look?” said the scarecrow. It looked very smart.',
          '“If you see my hat,” it called after them, “tell it I’m well.” It sounded as if it meant that. The beans went swish.',
          'They waved, and it waved. It had been waving all the time, because of its arms. But now it meant it.',
          'A new hum came over the beans. It had some high notes in it. The crows hummed too, and spoiled it, and nobody minded.'
        ],
        older: [
          'When they looked back, a crow had settled on its head, with the wings tucked in at the sides. It made a handsome hat. It turned, slightly, to be seen from the left.',
          '“Should you meet it,” the scarecrow called, “it’s brown, with a view.” It was plain from the voice that it could now bear to think of the hat enjoying itself.',
          'They could hear it telling the beans about May. It had a gift for slow stories. The third row leaned in, and the crows put in what they could remember, all of it wrong.',
          'It had asked to see how the label was tied. “Ah,” it had said. “I never wrote anything on mine.” One of the crows was looking for a pencil.'
        ]
      }
    },
    {
      id: 'borrowed-lettuce-cart',
      challenge: 'broken',
      has: ['pebbles', 'green', 'earth'],
      obj: { first: 'a lettuce cart with its wheel off', def: 'the cart' },
      arrive: {
        extra: 1,
        young: [
          'A lantern swung in front of them. Somebody was talking to herself, rather loudly. “Honk!” she said. “Of all the honking nights!” It smelled of salad.',
          'Green leaves lay on the road. There was one, and then one more. The snail began to shake with joy. “Lettuce,” it whispered.',
          'They heard a honk, and then a bump. Then they heard another honk. A goose was walking up and down the lane, in a big apron.',
          '“Is that a lettuce I smell?” said the snail. It was sixty lettuces. A goose stood by them, with her wings on her hips.'
        ],
        older: [
          'They came on the lettuces first, one here, one there, along the ruts, and then on the goose that belonged to them. She wore an apron and was addressing the moon.',
          '“Hold me,” said the snail, quite faint, for the air had filled with salad. Round the bend hung a lantern, and under it a goose was saying honk in several ways.',
          'A lantern stood in the lane. Beside it a goose with a delivery book was counting heads of lettuce by stamping. She had got to sixty and did not seem the happier.',
          'There is a smell of green at night that is all coolness. It hung over the lane. In the middle of it a goose, in business for herself, sat on an upturned crate.'
        ]
      },
      problem: {
        young: [
          'There stood {obj.first}. “I go everywhere,” said a goose. “I could tell you who lives where. But I’m not going anywhere now.” The lane was blocked.',
          'Across the lane lay {obj.first}. It had hit a stone. “Honk,” said a goose. It was broken, and she could not go on. They could not get by.',
          '“Mind the lettuce!” said a goose. Behind her was {obj.first}, down on one knee. She had to be on her round. She could not help them till it ran.',
          'The wheel was in the hedge. In the lane was {obj.first}. “I know every door,” said a goose. “But now it’s broken, and I can’t think.”'
        ],
        older: [
          'Across the lane, on one elbow, lay {obj.first}. Its goose delivered to every door between here and anywhere, she said, and might have told them whose they wanted. But not in this state.',
          'It was {obj.first} that blocked the lane. It had met a stone, and the stone had won. Its goose knew all her customers by heart, but her heart just now was with the lettuce.',
          '“Thursday’s round,” said a goose, “and look at it.” They looked at {obj.first}, tipped up in the ruts. Until it rolled she had no time for questions, and there was no squeezing past.',
          'What held everything up was {obj.first}. The wheel had gone on without it, as far as the hedge. Its goose had sixty lettuces, a full book of addresses, and nothing under them.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put the wheel on. They let go. The wheel came off, and rolled into the hedge by itself. It liked it in the hedge.',
          'The goose held it up with her back. “Now!” she said. They were just too slow. Bump, it sat down again, and a lettuce rolled away.',
          'They tried a lettuce for a wheel. It was round, and it was the right size. It lasted one turn. “Slaw,” said the goose.',
          'The snail said it would hold the axle. It held on as hard as it could. That was very kind. It did not show.'
        ],
        older: [
          'They set the wheel upon its axle, and stood back to admire it, and it fell off on the other side. The goose said a word that is only used among geese.',
          'They lifted, the goose pushed, and for a moment it was a cart again. Then it remembered. Eleven lettuces went down the lane, and the snail watched them go with love.',
          'A round lettuce was tried in place of the wheel. It turned once, with a long crisp sound. “There’s a reason,” said the goose, “why one doesn’t see more of that.”',
          'The pin that ought to have held it was searched for. They found three snails, a spoon, and a pin that belonged to somebody’s hat. The snail asked to be left with the lettuce.'
        ]
      },
      outcome: {
        young: [
          'The wheel went round, and the goose was all smiles. “One lettuce a week,” she said, “to a round green door, out your way. I never see who. A voice says: No hurry.”',
          '“It rolls!” honked the goose. She looked in her book. “I know that blue ink,” she said. “It’s the round green door. It eats a lettuce in a week, and it says, no hurry.”',
          'Now the lane was free. The goose could think again. “There’s a customer who never hurries,” she said. “It has a green door, as round as a bun. Go on as you’re going.”',
          'Rumble, went the lettuces. “Green door,” said the goose, “round, low down. It thanks me for Thursday’s lettuce on the Thursday after.” So that was who they were looking for!'
        ],
        older: [
          'It ran better than before, the goose declared. She found the ink in her book. “One lettuce weekly, to a green door, quite round. I leave it on the step. ‘No hurry,’ somebody calls.”',
          'With the lane clear, she had time for them. There was a door along there, low and green, with no corners. Its owner paid in advance, spoke once a month, and had never been seen to rush.',
          '“I know that paper,” said the goose, when the lettuces were up. “Green door, no corners. A lettuce lasts it the week. ‘No hurry,’ it calls, and sends the bowl out clean.” She pointed with her neck.',
          'The goose walked once round it and shook wings with everybody. As for their lender, she only knew a voice behind a round green door. It said that there was no hurry. There never was.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The goose gave the snail a whole leaf. The snail got on it. It was a bed and a supper. “I may cry,” said the snail, and ate the pillow.',
          '“Hup!” said the goose to herself, and pulled. She was the goose, and she was a horse as well. Away went the lantern, honk by honk.',
          'They carried one lettuce along for the green door. It would save her the trip. It was cool to hold, and it squeaked.',
          'Behind them they heard the wheel go round. It said eek, and eek, and eek. “That’s only talk,” said the goose.'
        ],
        older: [
          'For its moral support the snail was presented with an outside leaf. It settled in the middle, ate itself a window, and looked out of that for a good part of the way.',
          'She asked them to take a lettuce along for the door in question, as they were going. It was duly put under the blanket, where it squeaked when anyone thought of running.',
          'Between the shafts she became, without any fuss, a horse. One heard her click to herself, and start. The lantern went rocking off down Thursday.',
          '“Never lend a wheel to a hedge,” the goose advised them in parting. She was a bird of some experience, and had been saving that since the spring.'
        ]
      }
    },
    {
      id: 'borrowed-hedgehog',
      challenge: 'shy',
      has: ['pebbles', 'green'],
      obj: { first: 'a hedgehog in a lost boot', def: 'the hedgehog' },
      arrive: {
        extra: 1,
        young: [
          'There were dry leaves everywhere. They went crish and crash under every foot. Someone else was crunching too. When they stopped, it stopped.',
          'By the path lay all the things that get lost. There was a ball, and half a kite, and one boot. “It’s a good address,” said the snail.',
          '“Somebody lives here,” said the snail. “It saw me pass, in July. It took a week to say hello.” They looked about. There was only a boot.',
          'Crunch, crunch, crunch. Sniff. That was not them. That was someone else, in the leaves, someone small with a wet nose.'
        ],
        older: [
          'Under the hazels lay a drift of dry leaves, and in them all that people had ever let fall, a ball, a spoon, one stout boot. Somebody had swept in front of the boot.',
          'Their feet made such a noise among the leaves that it took them some time to hear the other noise. It was a sniff. It came after every fourth step.',
          '“There’s a party here who sees everything,” said the snail. “We nearly spoke, in July.” It nodded toward the hedge, where somebody’s boot lay on its side, with a curtain in it.',
          'The line passed a boot. It had gone in, turned round, and come out, politely, backwards. “I knocked,” the snail explained. “One could feel that there was somebody not saying anything.”'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. It must have seen who lived along here. But it rolled up tight, with its face inside. It would not say a thing.',
          'Inside lay {obj.first}. It saw all who came by on this road. “Good evening,” they said. It turned into a ball. A ball does not talk.',
          '“Please, who lives along here?” they said to {obj.first}. It knew, you could tell. But it pulled its feet in, and it pulled its nose in. It hid.',
          'The sniffing came from {obj.first}. It peeped once with one eye. It saw so many feet. Then there were only prickles, and no more sniff.'
        ],
        older: [
          'The party was {obj.first}. It saw everyone who ever went past. At the first good evening it shut, all round, and there was no telling which side was the front.',
          'A nose showed, and then it was only {obj.first}, rolled up, like a question one has put badly. It knew the road and everyone on it. It did not, however, know them.',
          'They had disturbed {obj.first}. Nothing came by this way but it was noticed from that boot. Nothing so large had ever bent down, though, and the hedgehog had put itself away.',
          'Whoever walked this road walked past {obj.first}. It could have named them all, back to the spring before last. At present it was being a ball, and breathing as little as possible.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They said please, and the ball got rounder. They said sorry, and it got rounder still. If they said any more, it would be a marble.',
          'The snail went up to it. It put out one eye. One prickle moved. The snail put its eye back in. They were both so shy that it took ages.',
          'They sang it something. It was the wrong song. It had a clap in it. At the clap the whole boot jumped.',
          '“We could tip the boot,” someone thought. Nobody did. You do not tip a house with somebody in it.'
        ],
        older: [
          'They lowered their voices, and it drew in its ears. They lowered them again, till they could no longer hear themselves, and then it was plain that nobody was saying anything.',
          'The snail was sent in to talk to it. They could be seen side by side, each waiting for the other to begin. It had been the same, the snail reported, in July.',
          'A leaf was laid before the door as a present. It was looked at from within by something. It was considered, evidently, a very loud leaf.',
          'Each of them tried kneeling down, and then there was a wall of knees. From the toe of the boot came a noise like a small drawer being shut.'
        ]
      },
      outcome: {
        young: [
          'There it was, all of it, and it had a nice face. “I saw who wrote the card,” it said. “It carried its own roof. I thought that was clever.”',
          'It talked now, very fast and very low. “Somebody went by with a roof on. It was slow. It said no hurry to me. So I didn’t.” Then it showed them which way.',
          'The hedgehog sat on the toe of its boot. “You want the one with the roof,” it said. “It takes it everywhere. It went along there, about an hour a step.”',
          '“It has a house, and it wears it,” said the hedgehog. Its nose was out and it shone. “It was green on top. It went that way, last year and this year.”'
        ],
        older: [
          'It sat in its doorway, unrolled, with leaf in its hair. “The one you want carried a roof,” it said. “All along here, in all weathers. I was impressed. I only have the boot.”',
          'Its voice, once found, was quite firm. It had seen their lender go by, in green, with the house on. “‘No hurry,’ it told me. Nobody else had ever said that.” It pointed with its nose.',
          'Now that it knew them, it told them all of it. There was somebody who went about under a roof, at perhaps an hour to the step, and wrote cards. It lived on, that way.',
          '“A roof,” said the hedgehog, “and under it a face like a kind old boot.” From a hedgehog there is no higher praise. It walked ahead of them to where the line went on.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Hello,” said the hedgehog to the snail. “Hello,” said the snail. That was all they had wanted to say, since July.',
          'It put its leaf in the window. Now the boot looked very homely. It waved with all its prickles. That gave a nice rattle.',
          'Crunch, crunch, crunch, it came along with them. It came as far as the last leaf. “That’s the end of my crunch,” it said.',
          '“Do come by again,” said the hedgehog. “In a week or two I shall have thought of something to say.” It meant it. It went in to start.'
        ],
        older: [
          'The snail and the hedgehog finished their conversation of July. It consisted of “Good evening”. Both were visibly relieved to have it behind them.',
          'It lent them nothing, having nothing, but it told them where the path was soft. Then it went in, and drew the curtain, and drew it back a little to see them leave.',
          'It saw them to the edge of the leaves, and stopped, since it did not care to walk where it could not be heard. “Otherwise,” it said, “one startles oneself.”',
          'They heard it rehearsing behind them, in the toe of the boot, several sorts of hello. It had used up its one good one, and would be needing more now.'
        ]
      }
    },
    {
      id: 'borrowed-long-wall',
      challenge: 'far',
      has: ['wall', 'pebbles', 'green'],
      obj: { first: 'a wall as long as three weeks', def: 'the long wall' },
      arrive: {
        extra: 1,
        young: [
          '“Now comes the wall,” said the snail. Its voice was small. “Bring a sandwich.” It drew in its eyes, so as not to see.',
          'The snail became very quiet. “What is it?” they said. “You’ll see,” said the snail. “And then you’ll see it some more.”',
          'Stone began on the left. It had been hot all day, and was still warm. It smelled of dust. “That’s the start of it,” said the snail.',
          'A first stone, a second stone, a third stone. Moss grew in between. “Four hundred and nine to this bend,” said the snail. It knew them all.'
        ],
        older: [
          '“I think I shall go in,” said the snail, “for this part.” All that was left of it on top was shell. “Call me,” it said from inside, “when there’s something other than wall.”',
          'The snail had spoken of it already. Here it came, out of the dark on the left, warm from the day, smelling of moss. It did not seem to mean to stop.',
          'A stone stood by the path, and up against that a second, and against that a third. “It begins quite harmlessly,” said the snail, in the tone of an old sailor.',
          '“I learned to count here,” said the snail. “There was nothing else to do.” A low line of stones had joined the path. It had reached seven. It was only clearing its throat.'
        ]
      },
      problem: {
        young: [
          'There it went, {obj.first}. It went on and on, as far as the moon. Their legs looked at it. “How far is it?” said the legs. Much too far.',
          'It was {obj.first}! The end was out of sight. They walked and they walked. {object} got heavy. All their feet were tired, every one.',
          'They had come to {obj.first}. The snail had slept along it twenty times. They had no time for that. But nobody’s legs wanted to go any more.',
          'On and on and on went {obj.first}. There was a stone, and a stone, and one more stone. Tired feet do not like counting. They wanted to sit down.'
        ],
        older: [
          'What ran away before them was {obj.first}, and the line ran along the foot of it. {object} had grown as heavy as a sleeping guest. Legs were stopping, one pair after another.',
          'So here was {obj.first}. The night was not so long as that, and nor were their legs. These had not complained all evening. They were about to begin.',
          'The path had nothing on it but {obj.first}. Each time they looked up there was just as much as before. The far end, if the builders had got to it, was beyond tired feet.',
          'They walked by {obj.first} until walking stopped making a difference. Somebody’s knees asked to be carried. It was still the same wall, and the same moon sat on it, swinging its feet.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They looked at their toes and not at the wall. Then they looked up. It had got longer while they were not looking. It was that sort.',
          'They sat down for a bit. The wall was warm on the back. That was the trouble. It is hard to get up from a warm wall.',
          '“We’re halfway,” they said, “perhaps.” “No,” said the snail, from inside. It knew by the smell. “This is the Tuesday of the first week.”',
          'They tried it hopping. They tried it backwards. Backwards was best, because you saw how far you had come. It was not far.'
        ],
        older: [
          '“Where are we?” they asked the snail. There was a pause. “Is there a bit of blue glass in the moss?” it said. There was. “Ah,” said the snail. “First Tuesday.”',
          'They tried to look only at the next stone. That was all right, but it was followed by another next stone, and they began to take it personally.',
          'They leaned on it, which was a mistake, since it was as warm as a bed. For a while nothing moved along that path but a beetle, and it was going the other way.',
          'A song for marching was got up. It had nine verses. When they came to the end of the ninth, the same tuft of grass was still looking at them.'
        ]
      },
      outcome: {
        young: [
          'The wall just stopped. There was a last stone, and then no stone. On it was a round, smooth dent. Somebody had sat here for years, to look at the view.',
          'They patted the last stone of all. It had a hollow in it, wide and round. “Someone had a rest,” said the snail. A very long one, by the look of it.',
          '“Is it over?” said the snail, and it put out one eye. It was. At the end was a seat, rubbed round by somebody heavy. There was one lettuce crumb on it.',
          'Here was the end of it, and on it one could sit. The stone was worn smooth, like a bowl. Whoever sat there must have had a lot of time.'
        ],
        older: [
          'The last stone had been polished to a hollow, broad and round, by somebody who had sat there, one would guess, through several reigns. On one edge lay a shred of lettuce.',
          'It ended as if it had thought better of it. Upon the final stone was a dip the shape of a saucer. Their lender must have stopped here often, and seen no cause to get up.',
          '“That’s the end of it?” said the snail. It came out to look. “I slept against this one. I took it for a bowl.” It was a seat, worn down by a heavy sitter.',
          'No one cheered, as they had not breath for it. They looked at the very last stone. It was smooth and hollow as a spoon, and “No hurry” was scratched along the rim.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They all sat in the round seat for one minute. It fitted everybody. It was a seat that made you breathe slowly.',
          '“Three weeks!” The snail looked back along it all. “And we did it before bed.” It felt like a very fast animal.',
          'The moon hopped off the wall, and came along. It had walked on top, all that way. It did not look tired a bit.',
          '“Good night, wall,” said the snail. It was only fair. They had spent a lot of time together.'
        ],
        older: [
          'Each of them tried the seat. It sat one down deeper than one had meant to, and slowed the breath. “Careful,” said the snail, “that’s how it starts.”',
          'The snail took a last look along it, all three weeks, silver from end to end. “One got to know the moss,” it said. It was surprised to find that it was moved.',
          'A beetle stood at the corner, looking at the way they had come. “Is it much?” asked the beetle. They had not the heart. “Take a sandwich,” said the snail.',
          'From the end stone there was a view, a wide low one, with all the night in it. It seemed a very good place to wait for something that one had lent.'
        ]
      }
    },
    {
      id: 'borrowed-milestone',
      challenge: 'secret',
      has: ['green', 'pebbles', 'earth'],
      obj: { first: 'a milestone with moss in its letters', def: 'the milestone' },
      arrive: {
        extra: 1,
        young: [
          'The line went by something square and grey. “I scratched my back on it,” said the snail, “the whole of Sunday.” It stood alone where two lanes met.',
          'Here the path was thin as a belt. Sheep slept on the left, like stones. A stone stood on the right, like a sheep.',
          '“How far is it now?” somebody said. “There’s one who knows,” said the snail. “But it’s very quiet. I asked it for a day and a half.”',
          'Clover grew by the road. It had gone to sleep, with its leaves folded. In the middle of it stood someone short, with a grey cap of moss.'
        ],
        older: [
          'It was here that the snail had asked the way. “I got no answer,” it said, “in a day and a half.” A grey shape stood by the lane, in folded clover.',
          'Sheep lay about in the dark like boulders, breathing. One of the boulders did not breathe. It stood square at the edge of the lane, and the silver line had climbed it to the top.',
          '“I spent Sunday on its north side,” said the snail. They looked where it pointed. It was short and broad-shouldered, and wore a cap of moss well down over its brow.',
          'The lane divided round a patch of sleeping clover. On a mile like that, said the snail, there ought to be someone who can tell you how much is left of it. There was.'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. It could tell them how far, and where to turn. But you could not read it. It kept its secret, green and quiet.',
          'There stood {obj.first}. Words were cut in it, deep and old. You could feel them, but not see what they said. And they had to know the way from here.',
          'Everything they wanted stood on {obj.first}. It just would not show it. All of it looked like a wet green sponge. What did it say?',
          'They bent down to {obj.first}. “Please, how far?” they asked. It did not tell. The answer was in there, under all the years.'
        ],
        older: [
          'What stood there was {obj.first}. Distance and direction were both cut into it, for anyone to read, some time ago. It had since grown private.',
          'The lane forked, and at the fork was {obj.first}. It knew which, and it knew how far. One could make out a curve, a stroke, and perhaps a beetle.',
          'They could not go on without a word from {obj.first}. It had been put up to speak to strangers, and in a hundred years had got out of the way of it.',
          'Facing them was {obj.first}. Its message had been covered stitch by stitch, as a tea cosy covers a pot. Which lane to take was written there. It would not tell.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They guessed. “Does it say bread?” It was too long for bread. “Does it say beware of the bull?” They all looked round. It was only sheep.',
          'The snail read it with its tummy. That is how snails read. “Cold,” it read. “Green. Cold.” It did not think that was the whole of it.',
          'They looked at it from the front. They looked at it upside down. Upside down there was a word like “woof”. They did not think so.',
          '“How far, please?” they asked it one more time, louder. A sheep said baa. It may have been right. But you cannot go by a sheep.'
        ],
        older: [
          'The snail undertook to read it by foot, which is a snail’s way. It was gone for some time. “Cold,” it announced from the far side, “with a hint of parsley.”',
          'They tried it aloud, as far as it went. It went “V”, and then “o or e or a hole”. Put together, it was a word that a sheep might say, and one did.',
          'Seen from the left it seemed to be a sum. From the right it looked like the price of eggs. It was agreed not to look at it from any further side.',
          'Someone asked it outright. There was a silence of the very oldest kind. “It’s thinking,” said the snail. “That’s as far as I got with it, too.”'
        ]
      },
      outcome: {
        young: [
          'So that was what it said! “To {place}: five minutes.” And under it, very small, somebody had scratched: “Mine, not yours. Keep left.” They kept left.',
          '“Left,” it said, “to {place}. Five minutes.” But whose five minutes? A little line below said: “If you’re me.”',
          'It told them left. It told them {place}, and it said five minutes. “There!” said the snail. “I said so!” Then they saw some tiny words: “At my pace.”',
          'Now they knew. Left was the way to {place}, and it was five minutes. Below it stood, in round, slow letters: “Mine are long ones.”'
        ],
        older: [
          'Left, it said, to {place}, five minutes. Underneath, in a round hand, someone had added: “By my watch.” They took the left, and did not expect too much of the five minutes.',
          'There it stood as plain as on the day it was cut: {place}, left, five minutes. A later pen had put in, low down: “This is an opinion.” It was the writing of somebody patient.',
          '“Five minutes!” said the snail. “What have I always told you?” So it was, to {place}, by the left. It did not read them the small print, which said: “At a walk. My walk.”',
          'It said {place}, and it said left. Against five minutes was a star, and at the foot of the stone, near the ground, another star: “Long ones.” They turned left.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A sheep had woken up. “What does it say?” said the sheep. They told it. “All this time I thought it said sheep,” said the sheep.',
          'They put a cap of moss on its head. It looked cold without one. But they left its face free.',
          'Five of their minutes went by. Then five more. “They’re coming,” said the snail. “They’re just long.”',
          '“Thank you,” they told the stone. It said nothing, in a friendly way. The snail gave it a small kiss. It was still there in the morning, in silver.'
        ],
        older: [
          'A sheep got up to see what it had been sleeping next to. It read it twice. “I had an idea it was about us,” it said, and lay down facing the other way.',
          'They set its mossy cap on again, tilted back, so that the words could see out. It had the look now of someone who has been asked to dance and has not made up his mind.',
          'They walked five minutes. They walked another five. “Mark you,” said the snail, “it didn’t say which five.” The lane went gently on in front, keeping left.',
          '“A day and a half I gave it,” the snail said. “It was holding out for company.” It looked round, once, on its long neck, and one would have said that it bowed.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'borrowed-green-door',
      challenge: 'shut',
      has: ['green'],
      obj: { first: 'a round green door', def: 'the door' },
      arrive: {
        extra: 1,
        young: [
          'The silver line made one last curl. It ended in a dot. “There I started,” said the snail, “in the spring.” They had come to {place}.',
          'No more line! They looked all round for it. “That’s the beginning,” said the snail. “This is {place}.” It smelled of steam and lettuce.',
          '“I know that pebble,” said the snail. “It’s my pebble!” So they were there. It was {place}, and it was very still.',
          'There was {place}, all quiet in the night. The silver line stopped at a flat, warm step. Somewhere a kettle hummed, hmm, hmm, not yet.'
        ],
        older: [
          'The line grew thinner, as lines do towards the start, and ended at a flat step, in a dot. “My first,” said the snail, with feeling. All about them lay {place}.',
          'It was {place}, and they knew it by the smell, which was lettuce and hot tin. The silver stopped. Beyond this, the snail had never been anywhere at all.',
          '“There’s my pebble,” said the snail. It had been posted from this very spot, in April, with a pat. {place} was hushed. A kettle somewhere was clearing its throat.',
          'They had come to the end of it, or, as the snail saw it, the beginning. Here at {place} the line lay down by a step that had been worn into a smile.'
        ]
      },
      problem: {
        young: [
          'Above the step was {obj.first}. It was shut. It had no knob and no bell. Ivy had grown across it, because nobody had come for so long.',
          'And there was {obj.first}! But how did you open it? It was shut tight. There was no handle, and a web hung over the crack.',
          'They stood in front of {obj.first}. It was low and had no corners. It did not open. Who had shut it? Somebody with a lot of time.',
          'Here at last was {obj.first}, and it was closed. A kettle hummed behind it. They had to get in before the five minutes were up.'
        ],
        older: [
          'Over the step was {obj.first}, low and mossy, with neither knob nor keyhole. It was shut. From behind it came the hum of a kettle that had almost made up its mind.',
          'They were face to face with {obj.first}. It had been closed for so long that the ivy had signed across it. Nobody had come to give anything back for years.',
          'There was {obj.first}, not so high as a chair, and not so wide. It was fast shut. One could hear the kettle beyond it, going up by very small steps to a boil.',
          'All that was left between them and the end was {obj.first}. A spider had done the hinges in lace. It did not look as though it had opened since the label was written.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they knocked. Nobody came. They knocked again, and counted up to ten. Nobody came. Perhaps it was too fast for the one inside.',
          'They pushed it on the left. They pushed it on the right. It only went mm. Two tries, and not a crack to see.',
          '“Hello? We’re bringing it back!” Hmm, said the kettle. They said it again, with please. Hmm, said the kettle, a bit higher.',
          'They looked for a knob. There was none. They looked for a bell. There was a snail, but that was their own.'
        ],
        older: [
          'They knocked, and waited, and nobody came. They knocked again. It struck no one, until later, that somebody might very well be on the way, and have been since the first knock.',
          'They tried it as one tries most doors, and then they tried it as one tries jam jars. It hummed slightly, from the kettle, and remained where it was.',
          'A push did not do it, nor did a pull, there being nothing to pull at. “It was open when I left,” said the snail. It had left in April, of course.',
          '“Perhaps it slides,” said somebody, and then, “Perhaps it drops.” It did neither. That made two perhapses, and the kettle behind it had gone up by half a note.'
        ]
      },
      outcome: {
        young: [
          'Warm light came out, and steam. At the end of a small hall somebody was coming. Step. And then, after a while, step. “No hurry,” said a voice.',
          'It was bright in there. It smelled of tea and lettuce. “I heard your knock,” said a slow voice. “I’m on my way.” And it was.',
          'Light fell on the step, round and yellow. “Come… in,” said somebody. It took a long time to say. “No… hurry.”',
          'A lamp, a shelf, a kettle, and in the middle a big green dome. It moved! “Good evening,” it said. “I was just coming to the door.”'
        ],
        older: [
          'Lamplight rolled out over the step, and steam after it. Down a short hall somebody was walking towards them, and had been, one gathered, for a while. “No hurry,” it called.',
          'Within was a room like the inside of a walnut, with a lamp in it. “I heard you knock,” said a voice, low and mossy. “I’m very nearly there.”',
          'The warmth came to meet them first, and then the smell of lettuce, and then, at some distance behind these, a person. It had its roof on. “No hurry,” it said, coming.',
          'Nobody stood behind it. But halfway along the hall was a green dome, in motion, if one looked at it long enough. “Do come in,” it said. “I have almost let you in.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They wiped their feet. They wiped them again. They had time to wipe them very well. Step, it went. And then, step.',
          'The snail slid in first, over the sill. “I’m back,” it said. “I delivered it.” It wanted somebody to know that right away.',
          'A spider moved her web a bit to the left. “In and out, in and out,” she said. It was the first time in sixty years.',
          'The lamp was held low and shone on all of them. It shone on {object} too. “Ah,” said the voice, and stopped walking. It began again, faster. You could hardly tell.'
        ],
        older: [
          'There was a mat, and they used it. There was time to do so thoroughly, between the toes. Step, one heard from the hall, and thought about it, and then, step.',
          '“Delivered,” said the snail across the threshold, in a voice that shook. It had gone out a young snail. It had been looking forward to that word since the kerb.',
          'A spider, rolling up her lace from the hinges, asked whether there was going to be much more of this. It had been the first time in her family’s memory.',
          'They held up {object}, so that it could be seen from down the hall. The step quickened. It was as if a tree should quicken. “Is it,” said the voice, “is it mine?”'
        ]
      }
    },
    {
      id: 'borrowed-heap-at-the-step',
      challenge: 'muddled',
      has: ['pebbles'],
      obj: { first: 'a heap of things brought back', def: 'the heap' },
      arrive: {
        extra: 1,
        young: [
          'The silver line came to {place}, and slowed down. It was thin here. “I was young,” said the snail. It smelled of tea, and of something green.',
          'Here was {place} at last. “This is where I set off,” said the snail. There were marks of many feet. They all came, and they all went away again.',
          'They heard a kettle hum. They saw {place} in the moonlight. “Wipe your feet,” the snail told them. It had always wanted to say that to someone.',
          '“Here’s {place}!” the snail said. “I can smell my own beginning.” The line ran to one spot. Something big and dark was on it.'
        ],
        older: [
          'So they came to {place}, where the line began. A good many feet had been here before them, at one time or another, all of them, to judge by the prints, in a rush.',
          'There was a smell of steam and lettuce, and there was {place}. The snail sat up. It had learned the word “delivered” on this spot, and would soon be in a position to use it.',
          'Still under the moon lay {place}. The line ended here in its first faint loop, and, by the sound of it, not far off a kettle was making up its mind.',
          '“It looks smaller,” said the snail, of {place}, as people do on returning. At the first loop of the line was something that had not been there in April.'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. There were pots, a ladder, one skate and a tuba. Other people had come back too. They had dumped it all at the door, in one big muddle.',
          'In front of a round green door lay {obj.first}. It went up to the top. No one could get in, and no one could get out. What a mess of spoons!',
          'There was a door, they could see one green edge. The rest was {obj.first}. Everybody had been late, and had put it down and run. It was all in a tangle.',
          'They could not find the door for {obj.first}. It had a sledge in it, and a net. Somebody hummed behind it, all shut in.'
        ],
        older: [
          'Against a round green door stood {obj.first}: ladders, pans, a sledge, somebody’s tuba. People had been ashamed to be so late. They had left everything on the step in one tangle and tiptoed off.',
          'They were not the first. Before the green door rose {obj.first}, put down in haste and in the dark. It had slid together until not a spoon could be drawn out of it.',
          'It was {obj.first}, and it had buried somebody’s round door to the lintel. Everyone had brought back what they owed, and no one had knocked. Inside, a kettle hummed to itself.',
          'Between them and the door was {obj.first}. It had a canoe in the middle. Whoever lived in there had lent to the whole country, and had been walled in by good intentions.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'They pulled out a ladder. Clang! Six pans fell in its place. They pulled out a pan. A tuba rolled over, and said poo.',
          'First they tried from the top. It came down. Then they tried from the bottom. It came down again, on the other side.',
          '“Just put ours on top,” said a tired moth, “like all the rest.” They did not want to. But they had tried it two ways already.',
          'They called, “Is anyone there?” “Yes,” said somebody behind it all. “No hurry.” They pulled a sledge. It was tied to a skate, and that was in a net.'
        ],
        older: [
          'They drew out a ladder, which had been holding up the saucepans. They drew out one saucepan, which had been holding its breath. When it was quiet again there was more of it than before.',
          'It was attempted from above, and it slid. It was attempted from below, and it sat down. A tuba somewhere remarked on this. “That’s the second time,” said the snail, counting.',
          '“People just add to it,” said a moth on a canoe, not unkindly. It would have been easy. They looked at {object}, and could not somehow have left it there to be one more.',
          'A rope that stuck out was pulled. Far off, on the other side, a bucket went up. They let go, and the bucket came down, and a voice within said, “No hurry.”'
        ]
      },
      outcome: {
        young: [
          'All of it stood in rows, big to small. There was the round green door! It came open, very slowly. “How tidy,” said a slow voice. “Come in.”',
          'Now you could see what was what. And you could see the door. It moved a crack, and a bit of a crack more. “No hurry,” said someone, and steam came out.',
          'There was a path between the pans, right up to the door. A lamp shone in the crack. “I have wanted to get out since Easter,” said somebody. “No hurry, though.”',
          'Skates stood by sledges, and a tuba by the wall. Then a green door opened, as slow as a yawn. “Oh,” said the voice inside, “my things.”'
        ],
        older: [
          'It stood along the path in order, ladders with ladders. At the end of that avenue was a green door, and it opened, by about an inch a breath. “How very kind,” said somebody.',
          'With the last pan hung upon its nail, one saw a door, low and round. It was already opening. It had been opening, it turned out, for some time. “No hurry,” said a voice.',
          'Everything had a place, and what was left over was the way in. The round door swung by small degrees, letting out lamplight, and steam, and the words “Do mind the step.”',
          '“Is it morning?” somebody asked inside, as the light got in. The round green door came slowly back. “No,” it answered itself, after thinking. “It’s only that I can see out.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A moth flew down the rows and looked at it all. “So that’s a canoe,” it said. “I thought it was the floor.”',
          'Each thing had an old label on it. Back in a minute, they said. Back by tea. Back very soon. Theirs was not the worst.',
          'A tuba said one low note by itself. It was glad to be near the wall. Things like to know where they are.',
          'The snail counted the pans. “Nine,” it said, “and a half.” The half one was a hat. It was brown, and it had a view.'
        ],
        older: [
          'There were labels on all of it. Back by tea, they read, and Back on Friday, and Only for the wedding. It was a comfort. One felt less singular.',
          '“I lived on that canoe,” said a moth, “and never knew it for one.” It flew up and down the path, being told the names of things.',
          'Among the rest they came on a brown hat with straw inside it. It was set apart on a post, facing the fields. Somebody might be glad to hear of that.',
          'Behind them a tuba settled, with a low, round note, as one settles whose shoes are off. It had been holding that since someone ran away from it in the rain.'
        ]
      }
    },
    {
      id: 'borrowed-root-passage',
      challenge: 'dark',
      has: ['wall', 'earth', 'green', 'pebbles'],
      obj: { first: 'a low passage with no light', def: 'the passage' },
      arrive: {
        extra: 1,
        young: [
          'They were at {place}. The silver line looked very new and thin. Then it dipped, and went in under the ground. “My nursery,” said the snail.',
          'This was {place}, and here was the end of the line. It slid into a hole like a thread. “I came out there,” said the snail, “in April, and I blinked.”',
          'It smelled of roots and tea. The silver went down, down, under {place}. “Just along here,” the snail said. “It’s dark, but it’s home.”',
          '“There’s {place},” said the snail. “We go in by the bottom.” It had not said that before. It had not seemed worth saying.'
        ],
        older: [
          'At {place} the line, grown thin and young, did not stop. It tipped over an edge and went down among roots. “Did I not mention it?” said the snail. “One goes in underneath.”',
          'They had reached {place}, by moonlight, and there was the beginning of the line. It came up out of the ground. Whoever had lent {object} lived some way below.',
          'Steam rose from a crack near {place}, and had a little lettuce in it. The snail grew tender. It had been carried up there as an egg, it said, and posted.',
          'The silver thread ended where it had started, in a hollow at {place}. It looked like the way into a burrow, or into a boot. Far down in there a kettle was thinking.'
        ]
      },
      problem: {
        young: [
          'Before them was {obj.first}. It smelled of earth and tea. A kettle hummed at the other end. But it was black in there. They had to go in.',
          'The way in was {obj.first}. You could not see your own nose. “It’s this way,” said the snail, “or no way.” It was so very dark.',
          'They looked down {obj.first}. It looked back, with no eyes. Somewhere in there somebody was waiting. Somebody had to go and find out.',
          'So there it was, {obj.first}. Not one star got in. If they wanted to give {object} back, they had to walk into that.'
        ],
        older: [
          'It was {obj.first}, going down between roots. The hum of a kettle came up it, and nothing else did, not a glimmer. Whoever wanted to give something back had to go in.',
          'The last part of the road was {obj.first}. A snail does it by feel. They put their heads in, and took them out to see if they were still on.',
          'There remained {obj.first}. One had to stoop, and after that one had to trust. Down in there, at a distance that the ear could not agree on, somebody’s kettle hummed.',
          'All the way had been lit by the moon, until now. Here was {obj.first}, and it had never met the moon. The five minutes, they could hear, were nearly up.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they went in two steps, and something tickled. They came out. It was a root. They went in again, and it tickled on the other side.',
          '“I’ll shine,” said the snail. It tried very hard. It had a line that shone, but only when there was a moon. So they had two tries and no light.',
          'They called in, “Hello!” It came back as “low, low, low.” And it was low. They bumped their heads on it, once and then once more.',
          'Somebody went in first, and stopped. So all the rest stopped, one after another, bump, bump. They came out backwards. They did that twice.'
        ],
        older: [
          'They went in, and were stroked on the cheek by something with many fingers. It was roots. It is one thing to know that outside, and another to know it in there. They had tried twice.',
          '“Follow my line,” said the snail. It could not be seen. “Follow my voice, then,” it said, and fell asleep, for it was dark, and it was only a snail.',
          'Their call came back to them after some time, much travelled. They called again. This time it came with a small cough that nobody had put in.',
          'The first attempt was stopped by a bump, and the second by a discussion of the bump. “It’s only about a fortnight,” said the snail. That did not help as it was meant to.'
        ]
      },
      outcome: {
        young: [
          'They stood in a round room, with a lamp. The dark was behind them, and it was only a hall. “You came by the front way,” said a slow voice. “How nice.”',
          'Light, and warm air, and a kettle! It was a kitchen, small and round. On the far side stood a big green dome. “No hurry,” it said. “Sit down.”',
          'At the end was a green door, and it stood ajar. Lamplight lay on the floor. “Is that somebody?” said a voice like a very old cushion.',
          'So that was what was behind it. There was a lamp, a shelf, a kettle on the boil, nearly. Somebody with a roof on was turning round to see. It took a while.'
        ],
        older: [
          'It opened into a round kitchen, with a lamp. From here one could see that the dark was a hall like any other, with a hat stand. “No hurry,” somebody was saying. “Mind the roots.”',
          'They came out blinking. There was a table, a shelf, and a kettle on the very edge of speech. Across the room a green dome was beginning, gradually, to face them.',
          'Round the last bend a door stood open on yellow light. “I thought I heard the year go by,” said a low voice, “but it was feet. Come in. There’s no hurry.”',
          'Now there was lamplight on all of them, and they looked at one another, root in their hair. “Visitors,” somebody remarked, at leisure. “And by the hall. They generally shout.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A root had come along in somebody’s hair. They hung it on the hat stand. It looked at home there, among the other roots.',
          '“I have delivered it,” said the snail, and stood as tall as it could. That was two thumbs. Nobody had ever been prouder at two thumbs.',
          'They looked back at the dark. It was not so dark from this end. You could see your own foot marks in it, coming.',
          'The lamp hung on a chain of paper clips. Somebody had lent those to nobody. It swung a bit, to look at {object}.'
        ],
        older: [
          'The snail had woken at the light. “Delivered,” it said loudly, so that it should be the first thing that it said, and then slid off, overcome, behind the sugar.',
          'From the kitchen, one saw what they had been afraid of. It was nine steps long, and there were galoshes in it. They did not speak about the bumps.',
          'Each of them had brought in some of the passage, on an elbow or behind an ear. It was dusted off over the coal scuttle. It had been, on the whole, rather soft.',
          'All round the walls ran a shelf, and upon that were labels, dozens, and hardly any things. Somebody here had a great deal out on loan.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'It was a tortoise, as old as a hill. It looked at {object}. It looked at its clock. “Four minutes and a half,” it said. “You’re early. I count very slowly.”',
        'The one with the roof was a tortoise! It saw the label and smiled, bit by bit. “Five minutes,” it read. “And you’re here. I was only at four.”',
        'An old tortoise put out its head, and then some more of it. “One,” it said, “two, three, four… No, not five yet. You’re right on time.” It counted as it walked.',
        '“Sorry it’s so late,” they said. “Late?” said an old tortoise. It looked at {object}, and at the clock. “I make it four minutes. My minutes are big ones.”'
      ],
      older: [
        'It was a tortoise, a very old one, which explained the roof. It read the label twice, and then the clock. “Four and a half minutes,” it said. “I count slowly. You’re early.”',
        'Out of a green shell came the kindest, slowest face in the world. Apologies were begun. “But it says five minutes,” a tortoise said, looking at {object}, “and I had only got to four.”',
        'The lender was a tortoise. It had been counting to five, it told them, ever since, and taking care with it, as one should. “I was at four, and coming up to a half.”',
        '“I’m so glad I didn’t worry,” said an old tortoise. It had looked at {object}, the label and the clock, in that order. There was half a minute left, as tortoises count.'
      ]
    },
    {
      extra: 1,
      young: [
        '“But what’s your name?” they said. “Persimmon,” said the tortoise. “Ah!” said the snail. “I knew there was fruit in it. It was delicious.”',
        '“My card was signed,” said the tortoise, “with Persimmon, my name.” They all looked at the snail. The snail looked at the ceiling. “Very nice name,” it said. “Sweet at the end.”',
        'Its name was Persimmon. It wrote it down for them, in blue ink. Then it held the paper up high, where the snail could not reach.',
        'The tortoise gave the snail its hand. “Persimmon,” it said. “We’ve met,” said the snail, and went a bit pink. “I had you for lunch in June.”'
      ],
      older: [
        'It was called Persimmon. “I signed it in full,” said the tortoise, puzzled. The snail studied its own foot. It remarked, after some time, that it was a name with a good finish.',
        '“Persimmon,” it introduced itself. A look passed round. So that was the taste of fruit. The snail bowed as low as it could, which was not far, and begged its pardon, letter by letter.',
        'At last they learned the name, and it was Persimmon. “I’ve always liked it,” the tortoise said. “So have I,” said the snail. It had to be explained to the tortoise, and took until the tea was cool.',
        '“And whom have I the pleasure,” they began, and the tortoise said, “Persimmon.” The snail shut its eyes. “That’s it,” it murmured. “The P was the best part.”'
      ]
    },
    {
      young: [
        'On the shelf was an empty place, with dust all around it. The tortoise put {object} there. It fitted. And just then the kettle sang. “There,” said the tortoise. “I had only just put it on.”',
        'There was one clean gap on the shelf. In went {object}, and it was full again. Wheee, said the kettle, at last! It had been put on when the thing was lent.',
        'Then {object} was back where it belonged. You could see its shape in the dust. “Now,” said the tortoise, “tea.” The kettle boiled, that very minute.',
        'The tortoise slid {object} home, into its own bare spot. It sat just right. Behind them the kettle began to sing. It had needed all that time to boil.'
      ],
      older: [
        'On the shelf the dust had an empty shape in it, and into that went {object}, without a hair to spare. At once the kettle boiled. “I had only just put it on,” said the tortoise.',
        'There was one gap in the row, clean as a bitten biscuit. The tortoise moved {object} in. And the kettle, set to boil on the day that it was lent, came to the point and sang.',
        'The place had been kept. They saw it, bare and exact, among the dust of years, and {object} slid into it as a foot slides into a slipper. Then, punctually, the kettle sang.',
        '“Here,” said the tortoise, and {object} stood where it had always stood. It was as if the room had let go a breath. The kettle had, certainly. They were just in time for tea.'
      ]
    },
    {
      extra: 2,
      young: [
        'They had tea in cups like thimbles. There were lettuce sandwiches, with the crust on. The tortoise took one bite. They had time to eat all theirs while it took the next.',
        'Sip, went everybody. The tortoise lifted its cup. It was still lifting it when they were done. “Delicious,” it said, before it got there.',
        'The snail got a leaf all to itself. The others got tea, with steam on it. Nobody talked. With a tortoise you do not have to.',
        'There was one biscuit, and it was cut up fair. The tortoise had been saving it for them. It was a bit soft. It tasted of sixty years, and of ginger.'
      ],
      older: [
        'Tea was poured. It took so long to reach the cup that one could watch it turn over in the lamplight. There were sandwiches of a single lettuce leaf, and they were very cool.',
        'The tortoise had laid for company on the day it lent the thing, and had never seen a reason to clear away. The biscuits had gone soft. No one had ever enjoyed biscuits more.',
        'They drank. It was a peaceful meal, since a remark made with the first sandwich was answered with the second. By the end of it everybody was breathing at about that rate.',
        'The snail dined on a leaf as wide as itself, at the head of the table, as befits the post. “I shall stay until it’s finished,” it said. It was a large leaf.'
      ]
    },
    {
      extra: 3,
      young: [
        '“Who came to borrow it, back then?” “Somebody in a great hurry,” said the tortoise. “With wet shoes. Very nice. I hope they got where they were going.”',
        'The tortoise lent things to everyone. “If I have it here, I only look at it,” it said. “If you have it, then it goes about. I like it to go about.”',
        '“Was it any use?” said the tortoise. They had to think. It had kept the coats from leaning on the wall. “Well, then,” said the tortoise.',
        'It asked about the road. They told it of the silver line. The tortoise had walked it too, once. “A pretty way,” it said. “I did it in nine years.”'
      ],
      older: [
        'Who had borrowed it, the tortoise could not say. “Somebody with wet shoes,” it told them, “and so little time. I said that they could have some of mine.”',
        '“Was it useful?” asked the tortoise, anxious for the first time. They thought of the cupboard. It had kept the coats company, they said. That was just what the tortoise had hoped.',
        '“I don’t get about as I did,” said the tortoise, who never had. “So I lend. A thing goes out of that door, and I think of it, wherever it is, and that’s a journey too.”',
        'They had to tell it the whole way, stone by stone, and the snail helped with the stones. It listened without once looking at the clock. It had been there, it said, when it was new.'
      ]
    }
  ],
  home: [
    {
      young: [
        'Then {group} went home along the silver line. The snail stayed, with its leaf. Nobody had to carry much. It was only a blanket now, and it was light.',
        '“No hurry,” said the tortoise, at its door. So nobody did. The silver path had the moon on it. The snail stayed for the lettuce, and waved one eye.',
        'The way back was short and soft. {group} went with the empty blanket, one slow step and then one more. The line shone all the way. The snail was asleep on its leaf.',
        'Now {group} walked slowly home. The blanket had nothing in it but some warm. The snail had stayed for supper. Its line lay bright upon the road.'
      ],
      older: [
        'The snail stayed, for there was a good deal of leaf left. {group} went home by its line, with only the blanket to carry, at the pace that one learns from a tortoise.',
        'It is not far when one is bringing nothing. {group} walked back along the silver with the blanket folded, and the snail, who had earned it, slept behind them in a lettuce.',
        '“No hurry,” the tortoise had said at the door, and for once there was none. {group} followed the thin bright line towards home. The snail had remained, to rest its foot.',
        'So {group} turned homewards, lighter by one thing and one snail. That had stayed for the lettuce. The line it had made was there to walk by, silver under the moon.'
      ]
    },
    {
      extra: 1,
      young: [
        'They did it the tortoise way. One step, and then a look at the moon. One step, and then a breath. You see more like that. You see a moth fold its wings.',
        'All the road was asleep now. The stones were asleep, and the clover. {group} put down each foot with care, so that nothing had to wake.',
        'One step was one breath. Two steps were two. They did not count up to five. There was no need to get to five at all.',
        'Their feet had grown slow and round. They felt like tortoise feet. It was a good way to walk, when you were nearly asleep.'
      ],
      older: [
        'They had all caught it a little, that way of walking. One put down a foot, and considered it, and was pleased with where it was. The next foot could wait.',
        'The road did not mind how long they took. Things which had been stones on the way out were only shapes now, folded and breathing. {group} went past on the soft edge.',
        'Along the way the grass had lain down, and the leaves hung straight. Nobody spoke of minutes. Each step took as long as it took, and a moth went with them.',
        'They met nobody who was in a hurry, and passed nobody who was awake. The moon kept level with them, at a stroll, along the tops of things.'
      ]
    },
    {
      extra: 2,
      young: [
        'In spring there would be a card. It would say thank you. The snail had promised to bring it. It would start out after breakfast.',
        'Far behind them a lamp went out. It went out bit by bit, as lamps do at a tortoise’s. The kettle sighed, and had done.',
        'The line was fading now. The dew washed it off, a bit here and a bit there. It was not needed any more. They knew the way home.',
        'They thought of the snail on its leaf. It would eat one side and then the other. Then it would sleep in what was left.'
      ],
      older: [
        'There was to be a card of thanks. The tortoise had begun on it as they left, with the first stroke of the D. The snail would carry it, and was expected in the spring.',
        'Behind them the lamp went down slowly, as everything was done there, and a kettle ticked as it cooled. On a shelf, in the dark, there was no gap.',
        'The dew was taking up the silver as they went. It did it quietly, an inch or so at a time, from behind, like somebody rolling up a thread.',
        'By now, they thought, the snail would have eaten itself a room in the lettuce, with a window. It would have drawn in one eye, and, a while after, the other.'
      ]
    },
    {
      young: [
        'The door shut softly, and {group} {were} home. In the cupboard was a clean place in the dust. They hung the label there. “No hurry,” it said now, on the back.',
        'Home smelled of coats and warm air. Behind the coats was a bare spot. They laid the label on it. The tortoise had turned it over, and had written: No hurry.',
        'Here was the cupboard, with all its coats asleep. {group} hung up the old label on a hook. On its other side stood two new words, in blue: No hurry.',
        'In went {group}, out of the night. The label came home too. It hung behind the coats, with its back to the front. “No hurry,” said the slow blue letters.'
      ],
      older: [
        'When the door had closed behind {group}, they hung the label in the cupboard, over the bare place in the dust. The tortoise had written two words on the back, in blue. No hurry.',
        'Indoors, the coats hung as they had hung for years, but at their feet was a clean, empty shape. The label was put there, face down. Two words stood on its back: No hurry.',
        'So {group} {were} home, and the cupboard had room in it. On the hook they left the label, turned round, with its new writing to the front. It was in blue ink, and read: No hurry.',
        'It was warm inside, and smelled of wool. Where a borrowed thing had stood there was only its outline, and the label, which now had something on its other side. “No hurry,” was the whole of it.'
      ]
    },
    {
      extra: 3,
      young: [
        'The blanket was still warm. It smelled of steam and a bit of mint. It was the right one for tonight. It had been a good long way to get so warm.',
        'Somewhere a clock went tick. Then it waited. Then it went tock. Perhaps it had met a tortoise. There was no need to tell it anything.',
        'They shook out the blanket, and one leaf fell from it. It was lettuce, and it was cool. They put it in water, on the sill, for the next snail.',
        'The coats hung in a row, soft and dark. They leaned on one another. Nothing stood behind them now. They had all the room they wanted.'
      ],
      older: [
        'The blanket had come home warm. There was steam in it, and lettuce, and a thread or two of silver. It was spread out over whoever was nearest, and went on being warm there.',
        'A clock was ticking in the room. One noticed it now, the tick, and the wide space after, and by and by the tock. Nobody was counting. It could take its time.',
        'A shred of lettuce fell from the folds of the blanket. It was laid in a saucer by the door, low down, where the post would come, some night in spring.',
        'The coats had moved together, as sleepers do when someone has left the bed. Behind them it was quiet and bare. Nothing in the house belonged to anybody else.'
      ]
    }
  ]
}
