import type { Plot } from '../format.ts'

/**
 * For evenings when something is hard. The story never knows what: it is not named, nothing is mended, and the worry is
 * still there at the end, tucked in with the others.
 */
export const comfort: Plot = {
  id: 'comfort',
  about:
    'A worry is heavy tonight; somebody small keeps watch with a folded tea towel, and they walk once round to see where the warm things have their places, until the worry has one too.',
  titles: [
    'the worry that was tucked in',
    'once round, and home',
    'a tea towel for a worry',
    'the night watch of {small}',
    'small warm things',
    'everything in its place',
    '{small} and the heavy worry',
    'the slowest walk of all',
    'a place for the worry',
    'it may stay',
    'blue squares',
    'how {small} kept watch',
    'as slow as the worry',
    'the worry at the foot of the bed',
    'one warm thing, and another',
    'the evening that was heavy'
  ],
  uses: ['small'],
  elements: [],
  comfort: true,
  refrains: [
    {
      loud: 'One warm thing, and then a breath. One warm thing, and time enough.',
      soft: 'One warm thing, and then a breath. One warm thing, and sleep enough.'
    },
    {
      loud: 'Plod, went the worry, and sighed. Nobody told it to hurry.',
      soft: 'Plod, went the worry, and sat down. Nobody told it to go.'
    },
    {
      loud: '“Here’s something warm,” said {small}. “Let’s stay a little.”',
      soft: '“Here’s something warm,” said {small}. “Let’s stay.”'
    },
    {
      loud: 'Nothing was mended, and something was warm. They all felt it, softly.',
      soft: 'Nothing was mended, and it was warm. They all lay in it, softly.'
    }
  ],
  want: [
    {
      young: [
        'A worry had come in and sat down. It was grey and round. It was as heavy as three wet coats, and it would not say why.',
        'Tonight there was a worry on the bed. It was big, and it leaned. Nobody could lie down well, with a worry in the middle.',
        'It was a heavy evening. A grey worry had sat down on the blanket. It did not do anything. It was just there, and it was heavy.',
        'Some evenings had a worry in them. This one did. It sat on the bed, all grey and soft and heavy. The pillow was crooked.'
      ],
      older: [
        'A worry had come in that evening without knocking. It was grey, about as heavy as a wet coat, and it sat down in the middle of the bed.',
        'There were evenings with a worry in them, and this was one. It sat on the blanket, round and grey, and the whole bed leaned its way.',
        'Nobody had invited the worry, and nobody had the heart to be rude to it. It lay across the bed, heavy and grey, and did not explain itself.',
        'The bed was made, and a worry was sitting on it. It was of the heavy kind, soft and grey, and one could not lie down for it.'
      ]
    },
    {
      young: [
        'Then the door moved a bit. There stood {small.first}, and it had a folded tea towel. “I’ll keep watch with you,” it said.',
        'Somebody else was up. It was {small.first}, with a tea towel under its arm. It sat down by the bed and kept watch.',
        'A small voice said, “Is there room for one more?” It was {small.first}. A tea towel hung on its arm, all blue squares.',
        'Softly, softly, in came {small.first}. It brought a tea towel with blue squares. It did not say much. It just sat there too.'
      ],
      older: [
        'The door opened by a hand’s width, and in came {small.first}, a tea towel folded over its arm. It had come, it said, to keep watch.',
        'Nobody watched alone that night. There was {small.first}, which pulled up a slipper, sat down on it and laid a blue-squared tea towel across its knees.',
        'Presently they had company. It was {small.first}, carrying a clean tea towel, folded in four. “I thought I would sit with it a while,” it said.',
        'It was not a night for being alone, and {small.first} had seen the light. It brought a tea towel, neatly ironed, and sat down too.'
      ]
    },
    {
      extra: 1,
      young: [
        'Nobody had to say what was wrong. “You need not tell me,” {small} said. “I can sit with a thing and not know it.”',
        '“I don’t know what it’s about,” said {small}. “I don’t have to.” It moved a bit closer. That was all, and it was good.',
        'What was the worry about? {small} did not ask. It only looked at it and nodded. “Yes,” it said. “That’s a heavy one.”',
        'There was a lot to say, or nothing at all. {small} did not mind which. It had time. It had the whole night with it.'
      ],
      older: [
        'It did not ask what the worry was about. “One need not know the name of a thing,” said {small}, “to see that it’s heavy.”',
        'Some people tell a worry to cheer up. {small} only shifted a little nearer, to make it less lonely there, and looked where the others were looking.',
        '“I shall not try to guess,” said {small}. “If it wants to be told, it’ll be. Until then I’m quite good at sitting.” And so it was.',
        'No questions came from {small}. It had noticed that questions, however kind, were one more thing to be carried, and there was enough to carry.'
      ]
    },
    {
      extra: 2,
      young: [
        'The worry had no face, or it was turned away. It leaned on whoever sat next to it. It smelled a bit of rain.',
        'It was soft to touch. It went in, like bread. But when it was let go, it was as big as before.',
        'Now and then it sighed, and the bed sighed with it. It did not look bad. It looked as if it had walked a long way.',
        'It had wet feet, that worry, and no shoes. It sat there and steamed a little. It did not know where to put its hands.'
      ],
      older: [
        'Seen from close by it was not unfriendly. It was only large, and damp, and it leaned on whoever happened to sit there, having nothing else to lean on.',
        'It smelled of wet wool. Every so often it drew a long breath and let it go again, and the lamp, the bed and the curtain waited until it had.',
        'One could press a hand into it, as into dough, and it let one. Then the hollow filled up again, slowly, and it was the same size as before.',
        'The worry had the look of someone who had got off at the wrong stop and did not like to ask. It held its own elbows.'
      ]
    },
    {
      extra: 3,
      young: [
        'They had tried a sip of water. They had tried the other side. The worry was still there, on that side too. It had moved over with them.',
        'The lamp was on, then off, then on. It made no difference to the worry. It sat there in the light, and it sat there in the dark.',
        'Somebody had sung to it, and that was nice. It had listened to the end. Then it leaned again, just as before.',
        'It had been there at supper too. It had sat on a chair and eaten nothing. So now it was tired, and nobody could sleep.'
      ],
      older: [
        'The usual things had been tried: a glass of water, the other side of the pillow, thinking of sheep. The sheep had looked at the worry and gone round.',
        'It was neither large enough to fill the room nor small enough to forget. Whichever way the blanket was drawn, there was a piece of it on top.',
        'It had come along to supper, taken nothing, and listened to the spoons. It was, one had to admit, a very well-behaved sort of weight.',
        'Turning over did not help, as it turned over as well. Nor did turning the pillow. It waited each time, with patience, until they had finished.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        '“It doesn’t know its place yet,” said {small}. “Come, we’ll see where other things have theirs.” So out went {group}, and the worry came too.',
        '“Let’s walk once round,” said {small}. Just the house and the near street, it meant. {group} got up. Plod, so did the worry.',
        'So {group} and {small} put on coats. They would go once round, to see things in their places. The worry went with them, plod, plod.',
        'Once round, that was all. {group} would look at things that were warm and in their place. “It can come,” said {small}. And so the worry came.'
      ],
      older: [
        '“I think it hasn’t found its place,” said {small}. “We might walk once round, and see how others have found theirs.” {group} went, and the worry followed.',
        'A turn round the house and the near street was what {small} proposed, to look at things in their places. {group} rose, and so did the worry.',
        'It was settled that {group} should go once round, no further than the end of the street. The worry was not left behind. “It would fret,” said {small}.',
        'One could sit with a worry, or one could walk with it. {group} and {small} thought they would walk, and they held the door for it.'
      ]
    },
    {
      extra: 1,
      young: [
        'The worry walked slowly. Its feet went plod, plod. It stopped to look at a crack, and they all stopped. Nobody said, “Come on.”',
        'Plod, said the worry on the step. Then there was a long wait. Plod. “We go as fast as the slowest,” said {small}. “That’s the rule.”',
        'It leaned while it walked. So they walked close together. Then it had something on each side. That is a good way to take a worry out.',
        'They did not go fast. They could not, with a worry. But they saw a lot more. There was moss, and a button, and the moss again.'
      ],
      older: [
        'The worry walked slowly, on wet feet, and looked back a good deal. They let it set the pace, and noticed more about the doorstep than they ever had.',
        'Plod, it went, and after some time, plod. Nobody pulled. {small} said that it had once gone for a walk with a snail, who was a rusher by comparison.',
        'They kept close on either side of it, so that it could lean whichever way it liked. It leaned both ways in turn, to be fair.',
        'It carried nothing and yet it seemed to be carrying something. At each corner it stopped for breath. So did they all, and no one remarked on it.'
      ]
    },
    {
      extra: 2,
      young: [
        'The tea towel came along, clean and dry. “For later,” said {small}. It put all its blue squares under its chin, to keep them warm.',
        'What was the tea towel for? “It smells of ironing,” {small} said. “You never know who will need that.” And it folded it up once more.',
        'They had coats over their night things. It felt odd and nice. {small} wore the tea towel round its neck, with the squares outside.',
        '“Is that for wiping?” someone asked. “No,” said {small}, “it has stopped wiping. It’s for the end.” And it patted the tea towel.'
      ],
      older: [
        'Over the arm of {small} hung the tea towel, as it might hang on a waiter. It had been ironed that day and still smelled of it.',
        '“You’ve brought a tea towel,” it was pointed out. “So I have,” said {small}, and looked at its blue squares with a certain confidence.',
        'They wore coats over their night things, which made the street look different. {small} had put the tea towel round its shoulders, for want of a coat.',
        'It would be wanted later, {small} said of the tea towel, and until then it would keep it warm. It carried it inside, against its front.'
      ]
    }
  ],
  sites: [
    {
      id: 'snail',
      challenge: 'shy',
      has: ['green', 'pebbles'],
      obj: { first: 'a snail inside its shell', def: 'the snail' },
      arrive: {
        extra: 1,
        young: [
          'First there was the wall beside the step. It was rough, and it still had some day in it. They leaned on it, one after another.',
          'They went along the wall, close by. It smelled of stone and a little of dust. {small} walked with one ear against it.',
          'A bit of fern grew out of the wall. Under it was a dry place, as big as a pocket. “Somebody lives there,” said {small}.',
          'On the wall was a silver line. It went up, and along, and round a crack. They followed it with their eyes, for there was no hurry.'
        ],
        older: [
          'The wall by the step had been in the sun, and had kept some back for the evening. They went along it slowly, each with a shoulder against the stone.',
          'A silver line had been drawn on the wall by somebody who was thinking. It went round a crack, considered the fern, and came to a stop.',
          'Low down, where a fern grew from between two stones, there was a place out of the draught. {small} stopped, and so everybody stopped.',
          'They looked at the wall, having never really looked at it. It had moss in its corners and a shine across it, as thin as thread.'
        ]
      },
      problem: {
        young: [
          'On the wall sat {obj.first}. It heard them, plod, plod. It pulled in one horn and then the other, and it was gone.',
          'There was {obj.first}. It had seen the worry, and it was so small. So it shut itself up, and would not look out.',
          'They came close to {obj.first}. They wanted to see it in its place. But it kept quite still and hid from them.',
          'By the step was {obj.first}. It had gone right in. The worry bent down to it, and it went in further.'
        ],
        older: [
          'At the end of a silver line was {obj.first}. It had felt them come, the worry most of all, and had drawn in its horns.',
          'They met with {obj.first}. Something heavy was walking about tonight, it seemed to think, and it stayed where nothing could lean on it.',
          'Under the fern they saw {obj.first}. The worry stooped to have a look. There was the tip of a horn, and then there was no tip.',
          'Beside the step was {obj.first}, shut for the night. It did not know that they only wished to see it at home, and hid.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The worry leaned over a bit more. It meant no harm. But a big soft shadow fell on the shell. The shell stuck fast to the wall.',
          '“We only came to look,” whispered {small}. Nothing came out. It was a very small house, and it had no letterbox.',
          'They all held their breath. So did the snail. You could tell. Nobody could be as still as that without holding something.',
          'Someone sniffed, just a little. The shell pulled itself tight, and a crumb of wall fell down. “Bless you,” said {small} softly.'
        ],
        older: [
          'Nobody touched it. When one had just gone in, {small} said, the last thing one wanted was a knock on the roof.',
          'The worry tried to look smaller, and took up rather more room than before. It was not practised in it. The shell did not move.',
          'For a time there were simply several people beside a wall, saying nothing. It was not unpleasant. But nothing came out from under the fern.',
          '“I do the same,” {small} remarked, of the shell, “only that mine is a drawer.” No one laughed, but the air grew somewhat easier.'
        ]
      },
      outcome: {
        young: [
          'Two horns came up, and two eyes on top of them. The snail looked at the worry for a while. Then it went on, right past its feet.',
          'Now the snail was out, all long and soft. Its little house came with it. “That’s its place,” {small} said. “It has it with it.”',
          'It slid along the stone and left a shine. It was not afraid now. The shell went up and down on its back, like a boat.',
          'The snail came up to the big grey worry and felt its toe. Then it went round it. It did not turn back.'
        ],
        older: [
          'The snail put up its eyes, one after the other, and regarded the worry at length. Then, having thought, it went round its foot and on along the wall.',
          'It had come out to its full length, which was nearly that of a finger. A new bit of silver lay behind it, and its house rode along on top.',
          'Unfolded, it was a gentle and unhurried person. It felt the worry’s toe with one horn, found it only damp, and let it be.',
          '“It’s always at home,” said {small}, as they saw it go. “It’s only sometimes in.” And the shell rocked away beneath the fern.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They looked after it for quite a time. A snail could be looked after for long. The worry looked too, and for that time it did not lean.',
          'The wall was warm where it had sat. It was a very little warm place. Everybody felt it, and the worry put its thumb there.',
          '“Good night, snail,” they said. It waved a horn, or else it was looking for the way. They took it for a wave.',
          'There was silver on the stone now, right by the door. It would still be there tomorrow. “I like to know that,” said {small}.'
        ],
        older: [
          'It took long for the snail to leave, which was one of the good things about it. Nobody had to say goodbye before they were ready.',
          'The worry bent down and felt the spot where it had been sitting. It was dry there, and very slightly warm. It kept its hand on it for a moment.',
          'By morning there would be a silver line all the way to the step. {small} mentioned this to no one in particular, as one mentions good news.',
          'They stood a little longer, since nothing was waiting for them. A fern frond that had been bent came up again by itself, in its own time.'
        ]
      }
    },
    {
      id: 'dark-bit',
      challenge: 'dark',
      has: ['wall'],
      obj: { first: 'a dark bit between two doors', def: 'the dark bit' },
      arrive: {
        extra: 1,
        young: [
          'They came past the neighbour’s door. A thin yellow line shone under it. Somebody in there put down a spoon. It was a kind sound.',
          'Next to them lived people who cooked with onions. You could smell it, warm and brown. The worry lifted its head a little.',
          'Then there was a door, and a gap, and one more door. They walked by the first, on soft feet. It had a mat that said Welcome.',
          'The light from home reached as far as here. You could see where it ended. It had an edge, like a rug.'
        ],
        older: [
          'A line of light lay under the neighbours’ door, with the shadows of feet in it, going to and fro. Someone was putting away the plates.',
          'The lamp at home shone as far as here, and then, like anybody at the end of a day, it stopped. They stood a while where it stopped.',
          'It smelled of other people’s supper along this wall, of onions mostly. It was a comfort, {small} said, that somewhere there were always onions.',
          'They passed one door, with its mat and its two umbrellas. Between this and the following one the street had forgotten to have a lamp.'
        ]
      },
      problem: {
        young: [
          'Here was {obj.first}. No lamp shone into it. The way round led through there, and the worry stood still at its edge.',
          'They stopped at {obj.first}. It was as black as a sleeve. They had to go in to come out. Nobody liked to be first.',
          'In front of them was {obj.first}. “It’s only a few steps,” said {small}. But nobody could see where to put their feet.',
          'There was {obj.first}, and it went on and on. You could not see the wall. And the way home lay on the other side.'
        ],
        older: [
          'They had come to {obj.first}. It was a few steps long, no more, but one could not see them, and the walk led through there.',
          'Before them lay {obj.first}, where no light fell from either side. The worry, which was dark enough itself, took hold of somebody’s sleeve.',
          'The walk went by way of {obj.first}. There was no other. They stood with their toes in the last of the light and looked in.',
          'Somebody had to go into {obj.first}, for that was how one got round. It gave no sign of ending, though it very likely did.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They looked in, and it looked back. It did not blink. The worry got a bit bigger. It did that near the dark.',
          'One foot went in. It could not see itself in there. So it came out. They all told it that it had been brave.',
          '“I don’t love it either,” said {small}. It was good that somebody said so. They all felt better, and nobody moved.',
          'It was so quiet in there that you could hear your own coat. Rustle. That was your coat. Rustle. That was your coat too.'
        ],
        older: [
          '“I’m not fond of it myself,” {small} admitted. It seemed there was nobody there who was. It was pleasant to be of one mind.',
          'The worry swelled, as it did beside anything dark, and was sorry about it, and could not help it. They made room for it on the light side.',
          'Someone listened, and heard breathing. They all held their breath, to hear it better. Then it was gone, and they knew whose it had been.',
          'A hand held out in front could not be seen, although it could be felt, and was, by its owner, several times, to make quite sure.'
        ]
      },
      outcome: {
        young: [
          'And then there was the next lamp, and the next mat. Behind them lay the dark bit, just a wall. There was a pipe in it, and it was warm.',
          'They were out on the other side. In the wall ran a thick warm pipe, with three sparrows asleep on it. They had been there all along.',
          'It had only been dark, and then it was not. In the middle was a warm patch on the wall. All of them had felt it.',
          'Light again, and a door with a blue pot. “There are sparrows in there,” {small} said. “They’re asleep by the pipe. They like it dark.”'
        ],
        older: [
          'On the far side stood a lamp, and a pot with a fern. What they had felt in there was a warm pipe, with sparrows asleep on it.',
          'They came out under the next lamp. It had been dark in there, and that was the whole of it, apart from a warm wall and some small breathing.',
          '“That was the sparrows,” said {small}, when they stood in the light. “They sleep in there, on the hot pipe. It’s dark so that they can.”',
          'From this side one saw how little of it there was. A pipe ran through it, warm as a hand, and on the pipe sat three round sparrows.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The worry looked back into the dark. It looked for quite long. Then it said, plod, and came along, a bit closer to the rest.',
          'One sparrow had said something in its sleep. It was a short word. They carried the sound with them for a few steps, and it weighed nothing.',
          'Their sleeves were warm on one side now. That was from the pipe. They walked with the warm side in.',
          '“I kept my eyes shut,” someone said. “I kept mine open,” said {small}. “It was the same.” They thought about that for a while.'
        ],
        older: [
          'They had all come through with one sleeve warm, the sleeve that was next to the pipe, and they walked on with those sides together.',
          'The worry turned round to look at where it had been. It had expected, perhaps, that the dark would follow. The dark had stayed with its sparrows.',
          'A drowsy chirp came after them, hardly more than a dot. {small} answered it under its breath, so as not to start a conversation.',
          'No one said that it had been nothing. It had been dark, and they had gone through it, and now there was a lamp. That was how it went.'
        ]
      }
    },
    {
      id: 'shutter',
      challenge: 'noisy',
      has: ['wall'],
      obj: { first: 'a knocking shutter', def: 'the shutter' },
      arrive: {
        extra: 1,
        young: [
          'There was a house with green paint, all closed up for the night. Behind its windows people lay in bed. You could nearly feel how many.',
          'They went under a row of windows. One had a light in it, very low. In that one somebody was still awake, just as they were.',
          'From above came the smell of a clean bed. Someone had hung a pillow out and forgotten it. It looked down on them with its two corners.',
          'Here everyone was asleep, or wanted to be. They walked on the sides of their feet. The worry tried it too. Tip, it went, for once.'
        ],
        older: [
          'They came under the windows of the green house. In one of them a lamp had been turned low, which meant that they were not the only ones up.',
          'A pillow had been left out to air and looked down at them over the sill. Everything behind it was folded, and nearly everything was asleep.',
          'They went softly, beneath other people’s bedrooms. {small} took the tea towel off its shoulder and held it, so that it should not flap.',
          'A whole house was trying to sleep here. They could tell by the curtains, which hung very straight, with an effort.'
        ]
      },
      problem: {
        young: [
          'Tock, tock, tock. It was {obj.first}. It said one thing, over and over. Nobody in there could rest, and the worry held its ears.',
          'Up on the wall was {obj.first}. Tock, it went. Then you waited for the next one. Tock. You could not think of anything else.',
          'There hung {obj.first}. It would not stop. Tock, tock, all night long, the way some thoughts did. No one could get to sleep.',
          'They heard {obj.first}. Just when you thought that it had stopped, it went tock. The low light in the window shook each time.'
        ],
        older: [
          'What kept them awake was {obj.first}. It said tock, left off until one had stopped waiting, and then said tock. Nobody could have slept by it.',
          'On the wall hung {obj.first}. It had one remark to make and made it over and over, as a thought would that had found somebody lying down.',
          'It was {obj.first}. The draught moved it, and it moved the whole house. Whoever lay in there was counting the gaps, and so were they.',
          'They had heard {obj.first} from the corner. It was not loud. It was only never finished, and the worry winced with every tock.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Hush,” they told it. It was quiet for as long as a smile. Then it went tock, and they had to stop smiling.',
          'They tried to think of something nice. Tock. They tried to think of something else that was nice. Tock. It was there in both.',
          'Was there a tune in it? They tried to find one. Tock, and tock. It was a tune with just one leg.',
          'The worry began to nod in time. Tock, nod. Tock, nod. They saw how tired it was, and yet it could not leave off.'
        ],
        older: [
          'It stopped. They looked at each other with hope, which is what it had been waiting for. Tock, it said, a little to the left.',
          'They tried not minding it. It is hard work not to mind a thing, and takes up the whole of one’s mind.',
          '“It isn’t doing it on purpose,” said {small}. That was true, and everyone felt sorry for it, in between, and then less so.',
          'One could almost have slept beside it, had it been regular. It had thought of that. The worry had begun to count upon its toes.'
        ]
      },
      outcome: {
        young: [
          'It was so still now. In the low window a hand came up and put the lamp out. Somebody in there could sleep.',
          'No more tock. They heard the night, with a cricket in it, far off. Up there the last light went out, softly.',
          'The shutter lay against its wall and slept. Someone inside said, “Ah.” Then a bed creaked, and that was all.',
          'Quiet came down over the house, like flour. The light in the window went low, and lower, and out. The worry took its hands from its ears.'
        ],
        older: [
          'The quiet that followed had room in it. After a moment the low lamp went out, overhead, and somebody they had never seen turned over to sleep.',
          'It leaned on its own wall now and had nothing further to say. Inside, a bed creaked once, in the tone of one who had been let off.',
          'One could hear how far the night went, right down to a cricket at the end of the street. Then the window darkened, as an eye closes.',
          'The shutter had its place too, flat against the stones, which were warm. Above it the light went out, and for the length of a breath no one moved.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They stayed and listened to nothing. It was good. The worry listened too. It breathed in, and it breathed out, and there was no tock in between.',
          'The pillow still hung over the sill. It had closed its corners. They went on tiptoe until they were past the last window.',
          'The paint was warm from the day, and it smelled of boats. They each leaned on it a moment. That was how they said good night.',
          '“It may start again,” said {small}. “Then it’ll stop again.” It nodded wisely, and the blue squares nodded too.'
        ],
        older: [
          'They did not go on at once. One does not often get to hear a noise that is not there, and this was a particularly good one.',
          '“It may begin again one night,” said {small}. “And someone may come by again.” It did not seem to find this a sad idea.',
          'Whoever slept in there would never know who it had been. That was quite all right. They went away beneath the window, carrying their feet.',
          'For several steps the worry still winced, where the tock would have been. After that it winced more seldom. It took time to stop expecting.'
        ]
      }
    },
    {
      id: 'bus-corner',
      challenge: 'far',
      has: ['pebbles'],
      obj: { first: 'a very far corner', def: 'the far corner' },
      arrive: {
        extra: 1,
        young: [
          'Now the street went straight on. Each lamp had its own round rug of light. They walked from rug to rug, and it was dark in between.',
          'There was a long wall with posters on it. A lady on one of them smiled and smiled. It must have been hard, to smile all night.',
          'It was cool and still, and nobody was about. Their feet made a soft noise. The worry made a softer one, plod, a bit behind.',
          'From far away came the sound of the last bus. You could hear it stop, and think, and drive on. “We could see it turn,” said {small}.'
        ],
        older: [
          'The street ran on ahead of them, with a lamp here and a lamp there. Each stood on its own round of light and kept to itself.',
          'Somewhere out there the last bus was on its way, stopping for nobody. They could hear it sigh at every stop, and shut its doors, and come on.',
          'They passed a wall of posters for things that were over. A lady was still smiling upon one of them, and somebody gave her a nod.',
          'At that hour the street was longer than by day. {small} said that at its end one could see the last bus turn, which was worth seeing.'
        ]
      },
      problem: {
        young: [
          'They wanted to see {obj.first}. But the worry was so heavy, and it leaned. Legs got tired. It was too far.',
          'There it was, {obj.first}, with one lamp. It did not come closer. With a worry along, all ways were long.',
          'They were on the way to {obj.first}. The worry sank down on the kerb. Then everybody did, for their legs were tired too.',
          'Out there lay {obj.first}, as small as a stamp. All their feet had got heavy. It was as if they walked in wet sand.'
        ],
        older: [
          'They had set their hearts on {obj.first}. But a worry adds a good deal to the length of a street, and all their legs were tired.',
          'They could see {obj.first}, which on other days was near. Tonight the worry leaned at every step, and there was no walk left in anyone.',
          'Under its one lamp they saw {obj.first}, no larger than a stamp. The worry had sat down. So did they, in a row, along the kerb.',
          'Before them was {obj.first}, and it stayed before them. Carrying something made legs old, even when nobody could see what it was.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They got up, and it was no better. They sat down, and that was no better. “Some ways are like that,” said {small}. It rubbed its knees.',
          'A leaf came along the street. It went past them and on to the corner. It did not have to carry anything, that leaf.',
          'One lamp, that was how far they got. Then they had to have a rest. It was a nice lamp. But it was not the corner.',
          'The worry said nothing. It looked at its feet. They were big and flat and wet. “It isn’t your fault,” said {small} to the feet.'
        ],
        older: [
          'They got up again, since they were not comfortable, and sat down, since they were not comfortable standing. The corner waited and showed no impatience.',
          'The next lamp could be reached, and was. There they all stood, inside its circle, looking out, as if from an island.',
          'It was odd to be so tired and have so little to show for it. {small} said that it knew this, and that it was real tiredness all the same.',
          'A cat went by, to the corner and back, and had not even noticed that it was far. They were not offended. It was travelling light.'
        ]
      },
      outcome: {
        young: [
          'Here was the corner. And here came the bus, all lit up, like a kitchen on wheels. It turned round, slowly. The driver put up one hand.',
          'They were in time. The last bus came, warm and yellow. It went once round the lamp, and home to its shed. Good night, bus.',
          'At the corner they all leaned on the post. Then the bus came with its windows full of light. It sighed, and turned, and was done.',
          'Now they stood under the last lamp, and they saw it. The big bus turned round so softly. It had a bed to go to, as well.'
        ],
        older: [
          'They were there. And round the lamp, lit up and empty, came the last bus, as slowly as a thought. The driver saw them, and raised a hand.',
          'Under the end lamp they stood, and saw what they had come for. The bus swung round, all windows, breathed out, and went home to its shed.',
          'From the corner one saw where the bus slept, a shed with a light over the gate. It turned before them, yellow as a kitchen, and went in.',
          'The far corner, once one stood on it, was just a corner, with a post to lean on. The bus came, and turned, and had finished for the day.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'There was a warm wind from the bus when it had gone. It smelled of rubber and of seats. The worry shut its eyes in it.',
          'The driver had waved to each one of them. He had waved to the worry, too. He must have seen that it was tired.',
          'Going back was not so far. That was the good thing about streets. They had it behind them already, and it helped to push.',
          '“All day it lets people in,” said {small}. “And then, at night, it’s let in itself.” They stood there, and they liked that.'
        ],
        older: [
          'A breath of warm air came off the bus as it passed. It held a whole day of people who had got where they were going.',
          '“He waved at it as well,” said {small}, meaning the worry. Drivers of last buses had seen plenty of them, and always left a seat.',
          'They turned. It was a curious thing, but no street was as long going home, although nothing about it had been altered.',
          'Nobody had said much, and nobody had needed to. There was a great deal of company in watching a big thing turn round carefully.'
        ]
      }
    },
    {
      id: 'shoes',
      challenge: 'muddled',
      obj: { first: 'a heap of shoes', def: 'the heap of shoes' },
      arrive: {
        extra: 1,
        young: [
          'By the next door was a long mat. A big family lived there, you could tell. There was a ball, and a bag, and a stick with a name on.',
          'A door stood open, just a crack. Warm air came out, with a smell of soap. Somebody in there was having a bath and singing low.',
          'They came to a step where a lot of people went in and out. It had a dip in the middle. That was from all the feet.',
          'Someone had left a light on by the street door. There were hooks and hats, and one glove. It hung there and waved at nobody.'
        ],
        older: [
          'The next step had a hollow worn in it by feet. A good many people lived behind that door, and all of them seemed to have come home at once.',
          'Steam came from a little window, and with it the sound of somebody being washed, who did not agree. Below was the street door, with its mat.',
          'A lamp burned over the common entrance. There were hooks with hats upon them, and a single glove, hung up in case its owner should come by.',
          'Here lived the family with the ball. They saw the ball, and a scooter, and a stick which had evidently been too good to leave behind.'
        ]
      },
      problem: {
        young: [
          'On the mat lay {obj.first}. They had been kicked off in a hurry. Not one shoe lay beside its own other one.',
          'There was {obj.first}. Big ones were on small ones. A boot lay on its face. They were all in a muddle and could not rest.',
          'Here they found {obj.first}. Laces were tied to laces. “They can’t sleep like that,” said {small}. No one knew whose was whose.',
          'It was {obj.first}. It was so mixed up that you got tired from looking. The worry looked, and its own feet curled in.'
        ],
        older: [
          'Across the mat lay {obj.first}, as it had come off a whole family’s feet. No shoe was next to its own, and several looked anxious.',
          'They stopped before {obj.first}. A boot lay upon its face, a sandal had somebody else’s lace, and none of them could have said where they belonged.',
          'Nobody had put anything away that day, and the result was {obj.first}. It looked just as the inside of a head did, some evenings.',
          'It was {obj.first}, large and little, left and left. Nothing in it could be told from anything else, and the worry gazed at it with fellow feeling.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took one up. It was a left one. They took another, and that was left too. Was there a family here with only left feet?',
          'The laces had made friends with all the wrong shoes. If you pulled one, three came. They came quite willingly, but it was too many.',
          '“Who are you with?” {small} asked a little red boot. It had its tongue out, but it did not say.',
          'Where to begin? There was no beginning. It was all middle. They stood before it and felt a bit like it.'
        ],
        older: [
          'The one on top was lifted off, and belonged to the one at the very bottom. So it was laid back, with an apology, and they thought again.',
          'It was discouraging to find five left shoes in a row. {small} held a sixth to the light, hoping, and put it with the others.',
          'One lace, when drawn, brought along four shoes and an umbrella. They came as though they had been waiting to be asked.',
          'There was no end to take hold of. Everything lay on something else. They knew the feeling, and did not blame the shoes.'
        ]
      },
      outcome: {
        young: [
          'There they stood, two and two, with their toes to the wall. Small ones stood by big ones. Even those that nobody had worn today had their place.',
          'All along the mat it went, pair by pair. The red boot had its other one. “Now they can sleep,” {small} whispered.',
          'Each shoe was next to its own. They were still warm inside, some of them. It smelled of feet and leather, and of being home.',
          'It was a neat row now, as long as the mat. There was room for every single pair. There was even a bit left over.'
        ],
        older: [
          'They stood in pairs along the wall, large and little, toes in. Even the shoes that no one had worn today had been given their places.',
          'It made a row as long as the mat. One saw all at once how many they were, and who was still growing. Some were warm inside.',
          'The small red boot leaned on its fellow. Nothing else about that family had changed, but their feet would know where to go in the morning.',
          'Two by two they waited there, as they should. There was a pair with worn-down heels, and one still muddy from Sunday, and room for all.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The worry had no shoes. It put its bare feet at the end of the row, just to see. They fitted in quite well.',
          'In there the bath was over. Somebody was being rubbed dry, and laughed. They left on tiptoe, so that no one would come and look.',
          'There was a lonely glove. {small} laid it in the middle. “So that it’s with somebody,” it said. It lay there like a hand.',
          'They walked on, and they saw that they went two by two as well. Nobody had said so. It had just come out that way.'
        ],
        older: [
          'The worry set its own two feet at the end of the row, barefoot, to see how it would look. It looked like one more of the family.',
          'Behind the door the argument about ears had been settled, and somebody was singing. They tiptoed from the mat, like people who had left a present.',
          'The single glove was taken down and laid over the smallest pair. It was {small} who did that, and gave no reason.',
          'In the morning there would be some wonder about it, and each of them would thank another. {small} thought that this was rather the best of it.'
        ]
      }
    },
    {
      id: 'teapot',
      challenge: 'cold',
      obj: { first: 'a cold little teapot', def: 'the little teapot' },
      arrive: {
        extra: 1,
        young: [
          'They came past a window with a low sill. A plant stood there, and a plate with a few crumbs. Someone had sat outside here today.',
          'It smelled of mint by this wall, and of tea leaves. A chair stood beside it, with its back to the street. It was a very old chair.',
          'Here was the kitchen window of a person who lived alone. You could hear a radio in there. It told somebody the time, softly.',
          '“Here they drink tea outside,” said {small}, “every day at four.” It knew all the windows. It knew what was on all the sills.'
        ],
        older: [
          'There was a window here with a broad sill, and a chair drawn up to it. Somebody was in the habit of having tea with the street.',
          'Crumbs lay on a plate upon a windowsill, and a sparrow had signed for most of them. The rest of somebody’s afternoon was still there too.',
          'From behind the curtain a radio was reading out the names of harbours. {small} listened politely to three of them, and then pointed.',
          'It smelled of mint leaves that had been in water. The old chair under the window had kept the shape of whoever liked it best.'
        ]
      },
      problem: {
        young: [
          'On the sill was {obj.first}. It had been forgotten there. It had been so warm at four. Now it was cold to the spout.',
          'There stood {obj.first}, all alone. Its lid went click, click. It was shivering, and nobody had come to take it in.',
          'They saw {obj.first}. “Poor thing,” said {small}. It was brown and round. It was as cold as a stone in a river.',
          'Somebody had left out {obj.first}. It had no cosy on. The worry touched it, and it was even colder than the worry.'
        ],
        older: [
          'It was {obj.first}, forgotten since the afternoon. It had held something warm once today, and knew the difference, and its lid chattered.',
          'On the sill stood {obj.first}. It was the sort that was never first and always needed, and now it was cold all through.',
          'What they found there was {obj.first}. A last inch of tea had gone quite black in it. The worry put out one finger, and drew it back.',
          'Nobody had meant to leave out {obj.first}. They had only had something else to think of. It stood with its handle on its hip and froze.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put it in the light of the lamp. It looked warmer there. But when you felt it, it was not.',
          '“It’ll be all right,” they told it. Click, click, said the lid. That was nice to hear, but it was no help with the cold.',
          'The plate was laid on top, for a roof. Then it was a cold teapot with a roof. It thanked them, with one click.',
          'The worry wanted to help. It leaned on it, as always. The teapot leaned on the pane. Now there were two who were cold.'
        ],
        older: [
          'Being told that somebody would come was some comfort, but not a warm one. The lid went on chattering, as quietly as it could manage.',
          'They turned its spout out of the draught. It was grateful, one felt, for the thought. It did not get any warmer.',
          'The worry moved closer, and gave what it had, which was weight. The teapot did not need weight. Still, it was kindly meant.',
          'It had a crack in the glaze, fine as a hair, from some earlier cold evening. {small} drew along it with a finger, and said nothing.'
        ]
      },
      outcome: {
        young: [
          'Now it was warm, all round its belly. It had left off clicking. “Its place is inside,” {small} said. They put it in by the window.',
          'Tick, it said. It was the warm kind of tick. A smell of mint came out of the spout. They set it in, behind the curtain, where it lived.',
          'The little teapot sat there, as brown as bread. Somebody’s hand came out and felt it. “Well now,” said a voice, and took it in.',
          'It was as warm as a hen. Inside was a shelf, with a brown ring on it. They put it there. That was its place.'
        ],
        older: [
          'A little warmth had gone in, and a smell of mint came out. There was a round mark on the shelf inside, just its size, and they set it there.',
          'Warm to the tip of its spout it was, when an old hand came between the curtains. “Dear me,” said someone, and took it in.',
          'It was ticking to itself, in comfort. They put it in on the shelf, on the ring that years of being put back had made.',
          'No tea had been made, and nothing had been said. But the lid lay quiet, and the pot stood where it lived, behind the curtain.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They all smelled of mint now. It was a green smell, and a soft one. The worry sniffed its own fingers, one, two, three, and sighed.',
          'The radio told them the names of more harbours. They all had lamps, it said, and ships lay there. Then the curtain was drawn.',
          'Just one crumb {small} ate off the plate. It left the other. “For a sparrow,” it said. “They get up so early.”',
          'The chair was turned round to face the window. Now it could look in. They thought it would like to see the shelf.'
        ],
        older: [
          'The smell of mint had stayed on all of them. From time to time, further on, one would stop and breathe in to make sure of it.',
          'A last harbour was read out, with its weather, which was calm. After that the radio was switched off, and one heard slippers going away.',
          'From the plate {small} took a crumb, and left the one beside it. There was, it said, an early sparrow to be thought of.',
          'They looked back once. Through a gap in the curtain one could see the shelf, and a brown shape on it, in the midst of the cups, at home.'
        ]
      }
    },
    {
      id: 'bench',
      challenge: 'sad',
      has: ['green', 'pebbles'],
      obj: { first: 'a bench with nobody on it', def: 'the bench' },
      arrive: {
        extra: 1,
        young: [
          'There was a tree by the street, and it dropped small round things. They went crack under a shoe. It smelled of wood here, and of old rain.',
          'They came to the tree where people meet. Nobody was meeting now. A paper bag sat there on its own and rustled.',
          'Under the tree it was soft and dim. The leaves talked a bit, very low. They did not want to wake anyone.',
          'Here the children played marbles by day. One marble was still there, in a crack. It was clear, with a blue twist inside.'
        ],
        older: [
          'They reached the tree where, in the daytime, people sat to wait for each other. Its leaves were talking, as low as grown-ups on a landing.',
          'Somebody had chalked a game upon the ground and been called to supper in the middle. The chalk was still waiting for its turn.',
          'A marble lay in a crack of the paving, with a blue thread inside it. {small} looked at it for some time, and let it lie, since it was somebody’s.',
          'It smelled of bark here, and of paper that had had bread in it. All the day’s talk had gone home, and left only its warm place.'
        ]
      },
      problem: {
        young: [
          'There was {obj.first}. It gave a creak, a very small one. “It’s evening,” it said, “and nobody sat here.” It was sad.',
          'By the tree stood {obj.first}. People sat there every day. Now they had all gone, and it could not stop thinking of them.',
          'They heard a sigh. It came from {obj.first}. “Don’t mind me,” it said. But they did mind, as it was sad.',
          'Here was {obj.first}. One leaf lay on it, and it had tried to talk to that. It was so sad that its boards hung down.'
        ],
        older: [
          'Beneath the tree stood {obj.first}. “It’s only that it’s evening,” it said, when they asked. But it creaked as it said so.',
          'A sigh came from {obj.first}. It had held people since the morning, and none had looked round on leaving. It did not blame them.',
          'They had come upon {obj.first}. It was not angry, or broken. It was sad, from one end to the other, and it was long.',
          'In the shadow stood {obj.first}. It remembered everyone who had ever sat there, and on some evenings, it said, it remembered them all at once.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“They’ll come back tomorrow,” somebody said. “Yes,” said the bench. “It’s tonight, though.” That was true. It was tonight.',
          'They told it what a good bench it was. It thanked them. It was still sad. It could be a good bench and be sad.',
          'The worry wanted to say something. It opened its mouth, and shut it again. It did not know a word that was soft enough.',
          'The leaf was taken off, to make it tidy. “Oh,” said the bench. So they laid the leaf back, just where it had been.'
        ],
        older: [
          'It was pointed out that people would come again in the morning. “So they will,” said the bench. “But it doesn’t do much for tonight, does it.”',
          'They admired its ironwork. It was kind of them, it said. It had noticed that being admired and being sad could go on side by side.',
          'Somebody brushed away the leaf. There was a silence. Then somebody fetched it, and put it on the bench again, a little to one side.',
          'The worry stood nearby and shifted its feet. It knew, perhaps, what was the matter. It only did not know how to say it.'
        ]
      },
      outcome: {
        young: [
          'The bench gave a creak, and it was a better one. It was warm where it had been sat on. “That will keep until morning,” it said.',
          'It did not laugh, but it was lighter. “Some of the day is in my wood still,” it said. They felt it, and it was so.',
          '“It was good that you sat down,” said the bench. “You didn’t say anything clever.” It stood straight on all its feet now.',
          'The boards came up a bit. “I’m still a bit sad,” said the bench. “But I’m warm too.” It could be both.'
        ],
        older: [
          'The bench was quieter now. It still missed them, it said, but that seemed to be what its warm side was for. And it was warm.',
          '“You stayed,” said the bench, with a slow creak. “That was the right thing.” The day was still in its boards, and there it would keep until morning.',
          'It was not cheerful, nor did it pretend to be. But it stood evenly on all its feet again, and the leaf lay on it as on a lap.',
          'It thanked them for having said so little. It could go on now, it thought, with being a bench in the evening. That, after all, was its place.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They had to go on at some time, and they did. They looked round, each of them, when they left. The bench saw that they looked.',
          'The worry had sat on it as well. It was still flat on that side. It walked a bit more upright, all the same.',
          '“I’ll sit here tomorrow,” said {small}. “At four.” It told it to the leaf, so that somebody would remember it.',
          'A marble lay in a crack. It was put on the seat, where its owner would find it. It stayed there and kept the bench company.'
        ],
        older: [
          'When they left, they looked back, every one of them, on purpose. It was such a small thing that nobody mentioned it.',
          'For the following day {small} made an appointment, at four o’clock, and asked the leaf to be so kind as to hold the place.',
          'Where the worry had been sitting there was a dent, large and damp. It would dry. The bench had held heavier, it said, and been glad.',
          'Before they went, the marble was taken from its crack and set upon the seat, where it could be found. It had been looking up at the tree all evening.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'doorstep',
      challenge: 'heavy',
      obj: { first: 'a very heavy worry', def: 'the worry' },
      arrive: {
        extra: 1,
        young: [
          'So they had been once round, and here was their own door again. The light was on. You could see the mat through the gap.',
          'There was home. It looked as it had before. But they had seen the whole street now, and so it looked warmer.',
          'Plod, plod, they came up to the door. It was open by a crack. A bit of yellow lay on the step.',
          '“Once round,” said {small}, and so it was. There was the step. There was the door, which knew them.'
        ],
        older: [
          'With that they were round, and stood in front of their own door. It had been left open by a crack, and the light had come out to look for them.',
          'Home, when they got to it, was exactly where they had left it. One never quite expects that, after an evening of this sort.',
          'There was the step, and their own mat, and the particular squeak that no other door had. They had come once round, as they had said they would.',
          'They came back to where they had begun. A strip of lamplight lay across the step, and it was just about as wide as a bed.'
        ]
      },
      problem: {
        young: [
          'But right in the doorway the worry stopped. It was {obj.first} now. It could not go on. And they could not get in.',
          'Then the worry could walk no more. It had been a long way for it. It sat in the door, {obj.first}, and stayed.',
          'Thump. It had sat down on the mat. It was {obj.first}, and it filled the doorway. How could anyone get by?',
          'On the step it gave up. It was {obj.first}. It would not move, and the way to bed was behind it.'
        ],
        older: [
          'There the worry sat down, on its own wet feet, across the doorway. It was tired. It was {obj.first}, and nobody could get past.',
          'And on the threshold it stopped. It was {obj.first}. It did not mean to be in the way. It was only at the end of its strength.',
          'It had walked all the way round and could not manage the step. What sat in the door was {obj.first}, with light round its edges.',
          'One foot on the mat, and it sank down. It was {obj.first}, now that it had stopped, and it was between them and their beds.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took it under the arms. It had no arms there. They took it from below. It had no below, either. It was the same all over.',
          '“One, two, up,” they said. It tried too. You could see that it tried. It rose by the height of a biscuit, and sat down again.',
          'They sat down next to it on the step. There was not much room. But it was warm, in a row, and nobody was in a hurry.',
          'Against the grey {small} laid its cheek. “You’re heavy,” it said. It was not scolding. It only said so, because it was so.'
        ],
        older: [
          'They tried to lift it, and found that there is nowhere to take hold of a worry. It let them. It looked, if anything, embarrassed.',
          'It gave way wherever one pushed, and stayed where it was. “I’m sorry,” it said. It was the first word they had had from it.',
          'For a while they simply sat beside it upon the step. {small} said there was no law against that, and drew in its toes to make room.',
          'Nobody called it names. It had not asked to be so heavy, as {small} observed, any more than they had asked to have it.'
        ]
      },
      outcome: {
        young: [
          'Now it was beside the door, not in it. It was as heavy as before. But there was room to go by, and room for it, as well.',
          'It sat at the side now, with its back to the wall. They could all get through. “That was it,” said {small}. “It only had to move over.”',
          'There was the way in, and the light came out. The worry was next to it, safe on the mat. It had not got smaller. It had only made room.',
          'So the doorway was free. The worry leaned by the door post, like an umbrella. It looked from one to the other and waited.'
        ],
        older: [
          'It had not become any lighter. It was only that it sat beside the doorway now, and not in the middle, and both of them had room.',
          'The light fell through again, on to the step. The worry sat to one side, against the warm wall, no smaller than before, and much less in the way.',
          'There was space to go in, and a space where the worry was. It turned out that these could lie side by side, like two people on a bench.',
          'It leaned by the doorpost, as an umbrella might that had been out in the wet. One could get past. It looked up, as if to ask what happened next.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Nobody went in just yet. They stood there with the worry and looked at the night. It was big, but it was not only big.',
          'Its wet feet were dried with the tea towel. {small} only used one corner. “The rest is for later,” it said.',
          'The worry breathed out, very long. It made a cloud on the door. Someone drew a small round sun in it, with a finger.',
          'Up the street a light went off, and then another. You knew who lived there now. It was almost as though they said good night.'
        ],
        older: [
          'They remained on the step for a little, though they could have gone in. It seemed impolite to hurry, now that there was room.',
          'Its feet were dried, one after the other, on a single blue square. {small} did it, and folded that square to the inside.',
          'It let go a breath it must have been holding since supper. The pane of the door went misty, and slowly cleared from the edges.',
          'Along the street the windows went dark in no order at all, and they found that they could have told you something about each.'
        ]
      }
    },
    {
      id: 'behind-the-post',
      challenge: 'shy',
      has: ['pebbles', 'green'],
      obj: { first: 'a hidden worry', def: 'the worry' },
      arrive: {
        extra: 1,
        young: [
          'There was their own door, and the light was on. It smelled of home. They had never noticed before they had been out.',
          'They had gone once round. Here was the step. They wiped their feet, left, right, and then they looked round for the worry.',
          '“Bedtime,” said {small} at the door. It said it kindly. But somebody at the back heard it, and stood still.',
          'The mat was there, and the lamp was there. They counted who was there. One was missing, a big grey one.'
        ],
        older: [
          'They were round, and at the door again. It was when they turned to let everyone in, in the order of tiredness, that they noticed somebody was missing.',
          'Their own door smelled of themselves, which one noticed only on coming back. They wiped their feet on the mat, and there ought to have been two more.',
          '“And now bed,” somebody had said, some way back, without thinking. From behind them, since then, no plod had been heard.',
          'Home had waited up for them. The lamp stood in the window, with its hat on straight, and they looked about to see if all were there.'
        ]
      },
      problem: {
        young: [
          'It was behind the doorpost, {obj.first}. It thought they would shut the door now, with it outside. So it hid its face.',
          'A bit of grey stuck out behind the doorpost. It was {obj.first}. It had heard about bed. It did not think it was meant.',
          'At the door they had {obj.first}. It stood outside, where the light did not reach. It did not want to be told to go.',
          'They found it by its footprints. It was {obj.first}, flat against the wall. It was afraid that nobody wanted it in the house.'
        ],
        older: [
          'What they had at the door was {obj.first}. It stood behind the post, where it was dark, so that nobody should have the trouble of sending it away.',
          'Two wet footprints led behind the doorpost, to {obj.first}. It had not supposed that it was meant, when people spoke of bed.',
          'Past the door they saw a grey edge. It belonged to {obj.first}. It had been asked to leave before, in other houses, and kept out of sight.',
          'Now it was {obj.first}. All the way round it had walked with them, and here, at the light, it drew back, as worries were seldom asked in.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“There you are,” they said. It shut its eyes. It could not see them now. So they could not see it, it thought.',
          'They held the door wide open for it. It looked at the warm floor. Then it looked at its wet feet, and went back a step.',
          '“We can see you,” said {small}, “and it’s all right.” It put its hands before its face. The worry had rather small hands.',
          'They waited. The warm air went out past them, and they let it. Behind the post, somebody tried to cry without a noise.'
        ],
        older: [
          'It was no small thing to hide at that size. They pretended for a bit that it was doing well, to be polite.',
          'Someone said “Come”, and someone said “Please”. It had heard those words before, one could see, and only ever spoken to other people.',
          'It had closed its eyes, on the principle that this made one smaller. They could have told it that this never worked. They had all tried it.',
          'A light rain of sniffs came from behind the post. {small} unfolded one fold of the tea towel, thought, and folded it up again.'
        ]
      },
      outcome: {
        young: [
          'It came out, all of it. It stood on the mat in the light, grey and wet and big. Nobody said that it was too big.',
          'Plod, and it had come out. “Me too?” it asked. It was the first thing it had said all night. It had a very soft voice.',
          'Now they saw its whole face. It was just a tired face. It had eyes and a nose, as anyone had. It looked at the warm light.',
          'There it was, on the mat, between the boots. It had let go of the post. It looked at each of them and was not sent off.'
        ],
        older: [
          'It stood in the light, the whole of it, for the first time. Its face, when one saw it, was only tired, and rather younger than they had thought.',
          '“I as well?” said the worry, from the mat. Its voice was low and out of practice, and no one laughed.',
          'Out it had come, as far as the mat, and there it was looked at, and stayed. It had left a grey mark on the doorpost.',
          'So there it was, large and wet, with the lamp full upon it. It waited to be told that there had been a mistake. Nobody told it so.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Beside {small} there was room. “Stand here,” it said. So they stood side by side in the light. One was very big, and one was little.',
          'They wiped its nose on one blue square. It was that kind of nose. “The other squares are for later,” said {small}.',
          'Two wet marks were left behind the post. They were getting smaller already. The worry looked at them and then at its feet.',
          'It stood just at the edge of the light. Then it moved its toes in. First it was one toe, and then one more.'
        ],
        older: [
          'One corner of the tea towel was spent upon its face. {small} did the wiping, and wiped round the ears too, since it was there.',
          'The two wet prints behind the post were drying from the outside in. It watched them go, as one watches a train one has decided not to take.',
          'It edged forward, toe by toe, until it had all of them in the lamplight. There were rather a lot, and it seemed to count them.',
          '“You’re letting the warm out,” said the house, or at least the hinge. “So we are,” {small} told it. “There’s somebody who needs a moment.”'
        ]
      }
    },
    {
      id: 'cold-through',
      challenge: 'cold',
      obj: { first: 'a very cold worry', def: 'the worry' },
      arrive: {
        extra: 1,
        young: [
          'They were back at their own step. It had got late, and the stone was cool. The lamp inside had waited for them.',
          'Once round, and here they were. The door was there, and the nail for the key. But the plod behind them was slow now. Plod.',
          'They sat down on the step for a minute, before they went in. All their sides touched. In the middle sat the worry.',
          'Home stood there with its light on. {small} had its hand on the door. Then it felt something shake, right next to it.'
        ],
        older: [
          'They had come round to their own step and sat down on it, in a row. They were home, and not quite in.',
          'The last plod had been a long time coming. When they were all at the door at last, they looked to see what had kept it.',
          'Light lay on the step, and the night lay on everything else. They stood between the two for a moment, close together, and somebody was trembling.',
          'The handle was warm, as only one’s own could be. {small} had taken hold of it already, and then let go again.'
        ]
      },
      problem: {
        young: [
          'On their own step the worry shook from top to toe. It was {obj.first}. They had only seen that it was heavy.',
          'Brr, it went, at the door. It was {obj.first}, and its feet were wet. No wonder that it leaned on everybody. It only wanted to get warm!',
          'They felt it now, on the step at home. It was {obj.first}. So that was why it sat on beds. It shivered.',
          'On the doorstep sat {obj.first}. It had held it in the whole way. Now it could not, and its teeth went tick, tick, tick.'
        ],
        older: [
          'At their own door the worry shook. It was {obj.first}, and must have been so all evening. They had noticed the weight, and not the cold.',
          'Side by side on the step they felt it: here was {obj.first}. It had been out in all sorts of weather, for nobody had asked it in.',
          'What sat on the doorstep, to judge by its teeth, was {obj.first}. That, then, was what it had looked for among the blankets.',
          'When {small} took a hand, to go in, it was holding the hand of {obj.first}. It had not liked to mention it, since people had enough.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put a coat on it. The coat was too small. It sat on its head like a hat. Under the hat it shivered on.',
          'They blew on its feet. They were such big feet. When you had done one, the other was cold again, and you went back.',
          '“I’m used to it,” said the worry. It was a small voice. It had not said a thing before, and its words came out in bits.',
          'It tried to stop. It held its own knees. Tick, tick, went its teeth, and it said sorry to everybody for the noise.'
        ],
        older: [
          '“Oh, I’m quite used to it,” the worry said. Those were its first words, and they shook so much that one had to put them together.',
          'A coat was laid about it, and covered one shoulder. A second was found for the other. Between them it remained as cold as a cellar.',
          'It begged their pardon for its teeth. It tried to hold them still, with both hands, and one could see it was ashamed of being a bother.',
          'The cold in it was an old one. It did not leave for the asking. They rubbed what they took to be its back, and it was too polite to say.'
        ]
      },
      outcome: {
        young: [
          'It had left off shaking. It was as heavy as before, but warm and heavy. That was quite another thing. Cats were that, too.',
          'The worry was warm now. It steamed a little. “Is that how it is?” it asked. “Yes,” said {small}. “That’s how it is.”',
          'No more tick, tick. It sat there all soft and warm. It still leaned, but now it was nice. Dogs leaned that way, too.',
          'Warm went through it, slowly, down to the feet. It looked surprised. It was big and grey still. But it was not cold.'
        ],
        older: [
          'It was warm now, and no lighter. But there was heavy as a stone, and heavy as a cat, and the worry had got from one to the other.',
          'It had grown still. “So that’s what it’s like,” it said after a while, and steamed gently into the lamplight.',
          'Its teeth were quiet. It went on leaning, for it was in the habit of it. But one was leaned upon by something warm, which was not the same.',
          'The shivering had stopped, and one saw that it had been most of its size. What was left was large enough, and grey, and as warm as bread.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They sat on for a bit, all in a row. Seen from behind, you could not tell who was the worry. They were all just backs.',
          'A cat from over the way came and looked. It felt that someone here was warm. It sat down on the worry’s foot.',
          'Under its arm {small} still had the tea towel, dry and flat. “Not yet,” it said to it. “But we’re nearly there.”',
          'The stone was warm too, where they had sat. They had made that themselves. They had made it out of nothing.'
        ],
        older: [
          'From the street, anyone going past would have seen a row of backs upon a step, and could not have said which was the worry.',
          'A cat, who took no interest in sorrows but a great deal in warmth, came across the road and lay down on its feet.',
          'When at last they got up, the step was warm for the whole length of them. It held that for some time, for nobody.',
          '“I should have asked you sooner,” said {small}. “About the cold, I mean.” The worry said that it would not have known what to answer.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        '“Let it stay,” said {small}. “It’s a worry, and it has come a long way.” {group} held the door, and the worry came in.',
        'Nobody sent it away. “You may come in,” said {small} to the worry. Then {group} opened the door as wide as it could go.',
        'So it was said at last. “It may stay,” said {small}. The worry looked up. {group} made room for it in the door.',
        '“Do I have to go now?” asked the worry. “No,” said {small}, “you may stay.” And {group} let it in, wet feet and all.'
      ],
      older: [
        '“It need not go,” said {small}. “It may stay, and have its place like everybody.” {group} held the door open, and the worry thanked them with a nod.',
        'It had been shown out of many houses, and it waited for that. “You may stay,” said {small} instead. {group} stood aside to let it in.',
        'No one had asked it to go, or did so now. “It may stay the night,” said {small}, and {group} made room for it upon the mat.',
        '“The usual thing,” said the worry, “is that I’m told to leave.” “Then stay,” {small} told it. And {group} moved over, and so it did.'
      ]
    },
    {
      young: [
        'Nothing was mended. It was the same worry, big and grey. But now it was asked in. That was a help, for a worry.',
        'It was still there, and it was still heavy. They all knew it. But it was among the other things now, as the chair was.',
        'The worry was not gone. It was as big as before, and nobody said that it was small. It just did not have to stand outside.',
        'They had not made it go away. They had only made room. It took up some of it, and there was some left.'
      ],
      older: [
        'Nothing had been mended by it. The worry was as large as when they set out. But they knew its size now, and it knew theirs.',
        'It was heavy still, and it would be there in the morning. There was no use in saying otherwise, and nobody did. It had only been let in.',
        'They had not got rid of it. That had never been the idea. They had walked it once round, and shown it things, and brought it home.',
        'One could not have called it smaller. It was simply not in the middle any longer. Around it, there was some evening to be seen.'
      ]
    },
    {
      extra: 1,
      young: [
        '“I’ll watch tonight,” said {small}. “I watch you, and I watch it. I’m good at two.” It showed them how open its eyes were.',
        'All night {small} would stay up, so that nobody else had to. It had slept that afternoon, on purpose. “I had a feeling,” it said.',
        'And who would keep an eye on the worry? “I will,” said {small}. “I have two. One is for it, and one is for you.”',
        'Nobody had to be brave any more today. {small} said so. It would sit there all the night. All the rest could stop.'
      ],
      older: [
        '“I shall sit up,” said {small}. “There’s no need for more than one.” It had had a nap that afternoon, it added, with this in view.',
        'Watches were settled. {small} would have the first, and the second, and the one after that. It had always been best at staying, it said.',
        'Somebody ought to be awake, in case the worry wanted something. {small} had already thought of that, and pushed a slipper into position.',
        'There was nothing that anyone else still had to do. {small} was quite firm about it. Being brave had stopped for the day, it said, at eight.'
      ]
    },
    {
      extra: 2,
      young: [
        'The worry had one look back at the street. There were the dark bits and the warm bits. It knew where they were now. Then it turned round.',
        '“They all had a place,” said the worry. It said it to the mat. It had seen that, all the way, and it had not said a word.',
        'Out there stood all the things they had seen, each where it belonged. They would be there all night. Nobody had to hold them.',
        'They thought of what they had seen. It had been warm, and it was very small. It was no bigger than a hand. But it was there.'
      ],
      older: [
        'The worry looked over its shoulder, down the street. It had paid attention, it appeared. “They have all got somewhere,” it said.',
        'What they had found was not much: a bit of warmth, here or there, in the place where it lived. But it had been there each time they looked.',
        'Out in the street everything was where it belonged, and would be until morning, without anyone having to think of it. That was a rest in itself.',
        'One after another they looked back. Nothing out there had been put right. It was only that now they knew some of it by name.'
      ]
    },
    {
      extra: 3,
      young: [
        'Inside, it smelled of soap and warm dust. The floor was the floor they knew. It had one board that spoke, and it said hello.',
        'The door squeaked, as it did every night. It had never sounded so good. Even the worry liked that squeak, and moved the door once more.',
        'There was the light, and its round place on the ceiling. All was as they had left it. The pillow was still crooked.',
        'A glass of water stood there, half full. It had waited. It had a ring of light on top. It trembled when they came in.'
      ],
      older: [
        'The hinge gave the squeak it gave every night. They had been meaning to oil it for a year, and were glad now that they had not.',
        'It smelled of soap, of lamp, of their own blankets. The worry stood and breathed it, as one would a house that one had only seen from outside.',
        'A half-drunk glass of water stood where it had been put down. The whole evening had gone by, and it had kept the level perfectly.',
        'Nothing indoors had been touched. The pillow was crooked, a book lay on its face, the lamp had its hat on. It was all so like itself that they stood and looked.'
      ]
    }
  ],
  home: [
    {
      young: [
        'In went {group}, and in went the worry, plod, over the mat. It was warm. The door was closed, and it did not need to be quick.',
        'The door closed behind {group}. It made a soft, round noise. Now the night was out there, and all of them were in here.',
        'Slowly, {group} went in. Coats came off and were hung on their hook. Each coat had its place, and it was warm there.',
        'Feet went softly over the floor, plod and pat and pat. {group} {were} home. The lamp shone low on the bed.'
      ],
      older: [
        'The door was shut, without haste, and the night stayed outside. {group} hung up the coats, and the worry was given a hook for nothing in particular.',
        '{group} came in, and the worry with them, wiping its feet longer than was needed. The house closed round them all like a hand.',
        'It was warm in there, and somewhat dim. {group} went from the door to the bed, which was not a long way, and took it slowly.',
        'Then they were in. {group} breathed out. A wet footprint or two shone on the floor, and grew small, and dried.'
      ]
    },
    {
      young: [
        'At the foot of the bed there was a place. The worry lay down in it. {small} put the tea towel over it and tucked it in.',
        'The worry got a place too, down by the feet. Now the tea towel was needed. {small} spread out the blue squares and tucked in the sides.',
        '“Here,” said {small}, at the end of the bed. The worry curled up. It was covered with the tea towel, up to its chin.',
        'Then it was tucked in, as all the others were. It lay where the feet went. The tea towel went over it, square by square.'
      ],
      older: [
        'There was room at the foot of the bed. The worry lay down there, and {small} unfolded the tea towel, all four folds, and tucked it in.',
        'Now one saw what the tea towel had been for. {small} laid it over the worry, down by the feet, and smoothed the blue squares flat.',
        '“This is yours,” said {small}, down where the feet belonged. The worry did as it was told, and was tucked in under the tea towel.',
        'The worry got what the rest of them had, a place and a cover. The place was at the bed’s foot, and the cover had blue squares.'
      ]
    },
    {
      extra: 1,
      young: [
        'The tea towel was a bit too short. The worry’s feet looked out. But they were dry now, and someone put a sock on each of them.',
        'It smelled of ironing down there. The worry drew a blue square up to its nose. It breathed in. It had never had a blanket before.',
        'Under the tea towel something sighed, and turned over, and lay still. It was a heavy sigh. Then there was a lighter one.',
        'Last of all {small} put a corner straight. “Forty squares,” it said, “and all for you.” The worry began to count them, and got as far as four.'
      ],
      older: [
        'It did not cover all of it. The feet remained outside, until somebody laid a sock over each, and after that there was nothing more to be wished for.',
        'Nobody had tucked it in before, one gathered, because it lay so very straight at first. Then, by degrees, it bent its knees.',
        'The cloth smelled of ironing. The worry drew one blue square over its nose and kept it there, as anyone might who was new to it.',
        'The tea towel was not large. But it was surprising how much it covered, when somebody was willing to lie close. The worry lay close.'
      ]
    },
    {
      extra: 2,
      young: [
        'It was heavy at the foot of the bed. It was a bit like a cat there. It kept the feet warm, and nobody had thought of that.',
        'The bed leaned a little, down at that end. Nobody slid. It was only like sleeping on a boat that was tied up.',
        'There it lay, and it was quiet. It was not gone. If it woke up in the night, then someone would be there.',
        'Feet came up against it, under the covers. It was soft, and it was warm by now. They stayed there, the feet and the worry.'
      ],
      older: [
        'One felt its weight through the covers, down where the feet were. It was by no means nothing. But it lay still, and it was warm.',
        'The mattress sloped a very little towards it, and went on holding all of them. It had carried heavier in its time.',
        'It had not gone, and it had been given a place, and these two things lay down together quite comfortably and pulled up the cloth.',
        'In the night it might wake, and want to be looked at. That could be done. For now it slept, or at least it had its eyes shut.'
      ]
    },
    {
      extra: 3,
      young: [
        'On a slipper sat {small}, with its back against the bed. It did not hum or rock. It was just there, and it would be there all night.',
        'By the bed sat {small} and kept watch. It nodded a bit. But one eye was always open, first the left one and then the other.',
        'It was quiet, and {small} could hear them breathe. That was how it counted them. All were there, and the worry was one of them.',
        'When all of them lay still, {small} went once round the bed. It felt each foot, to see that it was warm. Then it sat down.'
      ],
      older: [
        'Beside the bed, on an old slipper, sat {small}. It had nothing on its knees any more, now that the tea towel was in use, and so it folded its hands.',
        'It was the kind of watch at which nothing happens, and {small} was good at that. It listened to them breathe, and to the worry, and lost count of neither.',
        'Once, later, {small} got up and went round the bed. It straightened a blue square. Each thing was where it belonged, and it sat down again.',
        'One slipper by the bed was occupied. From time to time {small} looked at one of them, and then at the next, and each time, after looking, it nodded.'
      ]
    }
  ]
}
