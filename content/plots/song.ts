import type { Plot } from '../format.ts'

/** Wherever they look, the note has been there before them and left a warm place; only a climax finds the note itself. */
export const song: Plot = {
  id: 'song',
  about:
    'The evening song has lost the note just before its end, so nothing can settle; a starling and a striped sock come along to look where a note might be.',
  titles: [
    'the missing note',
    'the song with a hole in it',
    'a note in a striped sock',
    '{big} and the lost note',
    'where a note might be',
    'the evening that could not settle',
    'the starling who knew every sound',
    'the note that went out to listen',
    'hum, hum, and a hole',
    'the song from {place}',
    'a small brown note',
    'the note before the last',
    'one sock, one starling, one song',
    'a smell of toast and a hum',
    'how {big} got to the end of the song',
    'the kettle that waited for the end'
  ],
  uses: ['big', 'place'],
  elements: ['hidden treasure'],
  refrains: [
    { loud: 'Hum, hum, and a hole. Hum, hum, and nobody lay down.', soft: 'Hum, hum, and no hole. Hum, hum, and everybody lay down.' },
    { loud: 'Ears open, eyes open, sock swinging. Hum by hum they went.', soft: 'Ears full, eyes closing, sock hanging. Hum by hum they slept.' },
    { loud: 'A warm spot, a smell of toast, and on swung the sock.', soft: 'A warm spot, a smell of toast, and still hung the sock.' },
    { loud: 'Low, low, slow, slow, and then nothing where something should be.', soft: 'Low, low, slow, slow, and then everything where it should be.' },
    { loud: '“Warmer,” sang the starling, in the voice of a kettle.', soft: '“Warm,” sang the starling, in no voice but its own.' }
  ],
  want: [
    {
      young: [
        'Every evening {big.first} sang at {place.first}. It sang low and slow. Pots and pigeons and people lay down to it.',
        'There was a song that put the evening to bed. It was sung by {big.first}. It came, so low, from {place.first}.',
        'Low and slow, out of {place.first}, came the evening song. The singer was {big.first}. At the end, everything sat down.',
        'Who sang the evening in? It was {big.first}, night after night, at {place.first}. After that, even the kettles slept.'
      ],
      older: [
        'Each evening, at {place.first}, {big.first} sang the day to its end. Whatever had been standing or boiling gave it up and lay down.',
        'No clock told them when it was bedtime. Instead {big.first} sang one song, always the same, at {place.first}, and everybody settled.',
        'The evening song came from {place.first}, where {big.first} sang it, low and slow. Nobody ever needed to be told to go to bed.',
        'People set their pillows by it. At dusk {big.first} would begin, down at {place.first}, and by the last note the very buses yawned.'
      ]
    },
    {
      young: [
        'But tonight there was a hole in the song. One note was gone, just before the end. So the song could not end, and nobody could settle.',
        'Tonight it went hum, hum, hum, and stopped. A note was missing there. The song fell in the gap, every time, and no one could lie down.',
        'Then, this evening, something was wrong. The note before the last was not there. Who could go to sleep in the middle of a song?',
        'Not tonight. Tonight it sang as far as the last note but one. That note had gone! The song began again, and everyone stayed up.'
      ],
      older: [
        'Tonight it broke off. The last note but one was missing, so that the song could not get across to its end, and nothing could settle down.',
        'This evening the song had a hole in it, one note wide, right before the end. It fell in, climbed out and began again, and everybody stayed awake.',
        'And now a note was gone. It was the one before the last, and without it the song stood at the edge and could not finish.',
        'But this time, just ahead of the end, there was nothing, about the width of a note. The evening waited with one foot in the air.'
      ]
    },
    {
      extra: 1,
      young: [
        'The kettle would not click off. The gate would not stay shut. A pigeon lay down, got up, and lay down the other way round.',
        'Nothing wanted to rest. A bus opened its doors and shut them, pssh, pssh. A dog turned round eleven times and was still not right.',
        'Spoons lay awake in the drawer, and you could hear them. The stairs creaked with nobody on them. The pillow had two wrong sides.',
        'All down the street the windows stayed bright. Somebody hung up a towel. It slid off, and was hung up, and slid off.'
      ],
      older: [
        'It showed in small ways. Kettles came to the boil and stayed there, unable to click, and a gate opened and closed as if it had forgotten something.',
        'The last bus stood at its stop, opening its doors, closing them, and opening them. A dog had turned round eleven times and was starting on a twelfth.',
        'Nobody was cross and nobody was hungry. It was only that spoons lay awake in drawers and no pillow in the whole street had a right side.',
        'A towel slid from its hook, was put back, and slid again. Upon the roofs the pigeons changed places all along the row, like people in a tight bench.'
      ]
    },
    {
      extra: 2,
      young: [
        'A starling sat on the roof. It could copy any sound at all. It put a telephone into the hole. Brring! That did not help.',
        '“I’ll fill the gap,” said a starling, and sang a squeaky door. Everybody looked round. No, it was the wrong size.',
        'There was a starling who knew all sounds. It tried a sneeze in the hole, and then a frog. “Bless you,” said somebody far away.',
        'Up on a wire a starling was trying things. First it put in a bark, and next it put in a bell. Nothing fitted at all.'
      ],
      older: [
        'A starling, who could copy anything it had heard once, obligingly put a telephone into the gap. In nine houses somebody got up to answer.',
        '“It wants filling,” said a starling on the roof, and it sang in the hole a bus, a sneeze and part of a quarrel. None of them fitted.',
        'On the ridge a starling was trying for size everything it knew: a hinge, two frogs, a spoon in a cup. It shook its head each time.',
        'To a starling on a wire it was a challenge. It had every sound in town by heart, it said, bar one, and it seemed that this was the one.'
      ]
    },
    {
      extra: 3,
      young: [
        'Such a small note it was. And it left such a big hole! You could have put a whole evening in.',
        'The song tried once more. Hum, hum, hum. Everyone leaned forward a bit, to help. Then came the hole, and they all leaned back.',
        'It was not a loud hole. You could just feel it, as you feel for a step in the dark. Oops, said the whole street, softly.',
        'Again it came, from far off. Again it stopped. It was as if somebody took a breath and then did not say it.'
      ],
      older: [
        'Each time the song came near its end, the whole street leaned forward to help it over. Each time it stopped, and they all leaned back.',
        'It was like reaching for a stair that was not there. You could hear people, in one house after another, putting down the same surprised foot.',
        'One note had left a remarkably large hole. A cart could have been turned round in it, and the evening did little else.',
        'One noticed now what the song had been doing all those years. It had been holding the day by its two ends, and folding it.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        '{group} went to {place}. A striped sock lay ready. “Bring my note home in wool,” said {big}. A starling came along to listen.',
        'So {group} set out. At {place}, {big} had found them a sock with stripes. “A note must not catch cold,” it said. A starling knew the way.',
        '“I’ve looked under me,” said {big}, at {place}. A striped sock was to be the note’s bed. {group} took it, and a starling flew in front.',
        'Off to {place} went {group}. There was {big}, and there was a striped sock. “Look where a note might be,” it begged. A starling went with them.'
      ],
      older: [
        'At {place}, {big} gave them a striped sock, since notes travel best in wool. With that, and a starling for an ear, {group} set out to look.',
        '{group} called at {place} first. There {big} had put ready a long striped sock for the note, and a starling offered to come and listen.',
        '“It can’t have gone far at its pace,” said {big}, when {group} came to {place}. A striped sock was handed over, and a starling went ahead.',
        'When {group} came down to {place}, {big} had thought of everything. It had a striped sock for a carriage, and had engaged a starling as guide.'
      ]
    },
    {
      extra: 1,
      young: [
        '“It’s small and brown,” said {big}. “It’s round, and warm all over. And when it has sat somewhere, it smells of toast.”',
        'How would they know the note? {big} told them. It was brown as a nut and warm as a bun. It smelled of toast.',
        '“My note leaves warm spots,” {big} said. “They’re as big as a button, and they smell of toast. You’ll see. You’ll sniff.”',
        'It was not a grand note. It was only little and brown. It kept its hands in its pockets. It smelled a lot of toast.'
      ],
      older: [
        '“You’ll know it,” said {big}. “It’s brown and round, about the size of a button, and where it has sat there’s a warm spot that smells of toast.”',
        'They asked what it looked like. {big} had only ever seen it from inside, but thought it was brown, and warm, and smelled of toast.',
        'As descriptions go it was a good one. The note was small and brown, fond of sitting on things, and left a smell of toast behind.',
        'The missing note, they learned, was nothing to look at. It was of a middling brown. But it warmed whatever it sat on, and the warmth smelled of toast.'
      ]
    },
    {
      extra: 2,
      young: [
        'The sock had lost its other sock, long ago. So it knew all about it. It hung down softly and kept its mouth open, just in case.',
        'It was a good long sock, red and grey. It had room for a foot, or for a note and its luggage. A little fluff lay in the toe.',
        '“Why a sock?” the starling asked. “Have you ever tried to carry a hum in a box?” said {big}. “It rattles. It comes out all corners.”',
        'They all tried how the sock felt inside. It was warm in there and a bit tickly. If you were a note, you would not mind.'
      ],
      older: [
        'It was a single sock. Its partner had gone missing in the wash, years ago, so it brought to the business a certain understanding.',
        '“In a box they rattle,” {big} explained, “and in a bottle they go flat. I once sent a note in an envelope. It arrived with corners.”',
        'The sock was red and grey, and so long that it must have been knitted by somebody who was thinking of something else. There was fluff in the toe.',
        'The starling put its head in, hummed to test the sound, and came out with fluff on its beak. “Dry,” it said, “but sympathetic.”'
      ]
    }
  ],
  sites: [
    {
      id: 'five-lanes',
      challenge: 'way',
      has: ['pebbles', 'green'],
      obj: { first: 'a corner where five lanes met', def: 'the corner' },
      arrive: {
        extra: 1,
        young: [
          'They walked along with their ears out in front. A shutter rattled. A tap ran. The starling copied the tap, and somebody shouted, “Turn that off!”',
          'A moped went by, and a radio, and a spoon in a bowl. The starling kept each of them. “For later,” it said, and swallowed.',
          'Hush, they were listening now. There were so many sounds about. Most of them were feet. Some of the feet were their own.',
          'The houses stood close together here. Bits of evening came out of the windows. There was a plate, and a cough, and a chair.'
        ],
        older: [
          'They went slowly, listening at the sills as they passed. Plates, slippers, a radio giving the weather for somewhere else: everything except a note out on its own.',
          'The starling collected as it flew. It had a moped, two coughs and a lid by now, and could no longer say which of them it needed.',
          'There is more to hear in a street than one thinks, once one begins. It was some time before they noticed that they were following their own footsteps.',
          'Windows stood open to let the evening out. A chair was pulled in, a plate set down, and nobody, the starling reported, had dropped a hum.'
        ]
      },
      problem: {
        young: [
          'They came to {obj.first}. Hmm, hmm, hmm, said every lane. One was a fridge, and one was bees. But which was the note?',
          'There they stood, at {obj.first}. Out of all of them came a hum. Nobody could tell where to go.',
          'Here was {obj.first}. Sniff, sniff. It smelled of toast, but it smelled so all round. The note could be down any lane.',
          'It was {obj.first}. “That way,” sang the starling. “No, that. No, that.” And it pointed with its beak until it was dizzy.'
        ],
        older: [
          'Soon they stood at {obj.first}, and a hum came out of each: a wire, a fridge, some bees, a lorry, and perhaps a note.',
          'The trail of toast ended at {obj.first}. It had not exactly ended, for it went on in every direction a little, and in none enough.',
          'It would have been simple but for {obj.first}. The starling pointed to all the lanes in turn, with equal conviction, and then hid its head.',
          'What lay before them was {obj.first}. From every one a low note called, and no two persons there agreed about which was theirs.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They tried the first lane. At its end stood a fridge, outside a shop. It hummed as hard as it could and was very pleased to see them.',
          'Round and round they went, in the middle. Now nobody knew even where they had come from. “From there,” said the starling. It was a wall.',
          '“Hello, note!” they called. “Oh, note, note,” said the lanes. All five of them answered at once. That was not a help.',
          'One lane had bees in it, asleep in a box. They hummed with their mouths shut. Everyone came back out of it on tiptoe.'
        ],
        older: [
          'The nearest lane turned out to contain a refrigerator, humming outside a shop for company. It was sorry to be only itself.',
          'They asked an echo, which is what one should never do. It sent them left, then left again, and finally asked them whether they had seen a note.',
          'In the second lane there were bees, shut up for the night and talking it over. It was not the kind of meeting to be interrupted.',
          'After turning about a few times to hear better, they could no longer tell by which way they themselves had arrived. This made six.'
        ]
      },
      outcome: {
        young: [
          'This was the right lane. On a doorstep was a warm spot, as big as a button. It smelled of toast. The note had sat here!',
          'Down that lane they found it. It was not the note, but it was the place it had sat. A cat was already lying on it.',
          'Sniff, toast! Sniff, more toast! All along this lane the wall was warm, at note height. It could not be far in front.',
          'An old woman leaned out. “A little brown hum?” she asked. “It went by just now, along the wall. It wiped its feet first.”'
        ],
        older: [
          'It was the right lane. On the third doorstep was a round warm spot that smelled of toast, and a cat, who had got there first and was not moving.',
          'A few steps down, somebody was leaning out over a sill. “Brown, roundish, humming?” she said. “It passed ten minutes ago, and it very civilly wished me a good evening.”',
          'Along this wall ran a faint warmth, at about the height of a note, with a crumb here and there. So it had come by.',
          'Toast grew stronger with every door. Under a bell-push they found a patch of warmth, still fresh, where something had stopped to try the bell.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The starling kept the hum of the fridge. It hummed it to the sock. “So that it knows what not to keep,” it said.',
          'A cat came with them as far as the next lamp. It wanted to see if there would be another warm spot. It was in no hurry.',
          'They left the five lanes behind. For a while you could hear all of them hum. It was nearly a song, but it had no end.',
          '“I said that way,” the starling told everybody. That was true. It had said all the ways, and so it had said this one too.'
        ],
        older: [
          '“As I pointed out,” said the starling. This could not be denied. It had pointed out all five, and it had a right to its share.',
          'From behind them the five hums followed for a time, on five different pitches, and if one stood exactly between them it was almost company.',
          'A cat rose, felt that its warm spot had gone cold, and attached itself to the party for the length of a wall. It was not a musical cat.',
          'The starling practised the refrigerator as it flew. There would be a use for it one day, it felt, at some large party.'
        ]
      }
    },
    {
      id: 'laundrette',
      challenge: 'noisy',
      has: ['wall'],
      obj: { first: 'a singing washing machine', def: 'the washing machine' },
      arrive: {
        extra: 1,
        young: [
          'The air smelled of soap now. A bright window stood open, all steamed up. It was the laundrette, and there were bubbles on the step.',
          'One bubble came along the street, and one more. They followed the bubbles back to the door. Behind it, everything was warm and wet.',
          'Here was the laundrette, with its row of round windows. Socks flew by behind the glass. The striped sock lifted its head.',
          'Slosh, it said behind a door, slosh. A smell of clean shirts came out. The starling sneezed a bubble and was very surprised.'
        ],
        older: [
          'A smell of soap turned the corner before they did. It led to the laundrette, whose window was steamed over and whose step was slippery with light.',
          'They came by the laundrette, the only shop in the street that never slept. The striped sock, which had lost its partner in such a place, hung quite still.',
          'Bubbles were drifting out over the pavement, in no particular order. The starling bit one, and for some minutes it spoke rather roundly.',
          'Behind the misted window shirts went round with their arms up. It was the laundrette, and there was a sock-shaped silence from the sock.'
        ]
      },
      problem: {
        young: [
          'In the laundrette was {obj.first}. It had heard the evening song. Now it sang it, boom, slosh, boom, over and over. You could not hear a thing.',
          '“LA-RUMBA-LA!” That was {obj.first}. Was the note in there? Nobody knew. They could not even hear their own ears.',
          'The laundrette had {obj.first}. It was so loud that the floor jumped. If a note had hummed there, who would have known?',
          'There danced {obj.first}. Rumba, bump, rumba! It sang so hard that bubbles came out. The starling put its head in the sock.'
        ],
        older: [
          'The laundrette had {obj.first}. It had taken up the evening song, hole and all, and sang it with buttons in. Nothing else could be heard.',
          'Among the soap stood {obj.first}, trembling with music. If a small note hummed anywhere in the laundrette, it was humming for nobody.',
          'They had reckoned without {obj.first}. It gave the song everything it had, zips included, and the whole floor walked about.',
          'What they met was {obj.first}. It had only ever wanted to be listened to, and so nobody within ten yards could listen to anything.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“PLEASE!” shouted the starling. “CHEESE!” sang the machine. It liked that word. It put it in its song three times.',
          'They put their ears to the round window. Boom, it said, right in the ear. Now they had a boom in there as well.',
          'Somebody held up a finger for quiet. The machine saw it and thought it was the beat. It began to go faster.',
          'All the towels on the shelf fell down, one by one. They were put back. Then they fell down again, in time.'
        ],
        older: [
          'The starling told it, at the top of its voice, that it was too loud. The machine, flattered to have a second singer, made room for it.',
          'A request was written with one finger on the steamed-up glass. By the time it was finished, the machine had shaken off the first half.',
          'They waited for it to take a breath. But it was an odd thing about that washing machine that it breathed while it sang.',
          'A little applause was tried, in the belief that singers stop for it. This one took it for a request and started from the top.'
        ]
      },
      outcome: {
        young: [
          'Now it was so still that a bubble could be heard. Pip. “A brown one?” said the machine. “It sat on my lid. It went out by the cat door.”',
          'Drip, said the soap. “I was only lonely,” the machine whispered. “A little note sat on me, and it was nice. Then it went that way.”',
          'In the quiet they saw the lid. There was a warm spot, like a button. Toast! “It has gone on,” said the machine softly.',
          '“Thank you,” said the machine, and hiccuped. “I had got stuck in the chorus. Your note left at the rinse. It turned right.”'
        ],
        older: [
          'In the hush a last shirt sank down with a sigh. “Your note was here,” said the machine, in a perfectly small voice. “It left before the spin.”',
          'One could hear a single bubble make up its mind. “It sat on my lid,” the machine confided, “and hummed along. It went off to the right.”',
          'The floor lay down again. On the lid was a round warm place that smelled of toast, and a trail of lather led out to the street.',
          '“I do beg your pardon,” said the machine. “Something comes over me at forty degrees. It was a very decent little note, and it went up the road.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'On the way out the sock looked into each round window. Red socks, blue socks. It did not see its other one. But it looked nice and clean.',
          'They had soap on their noses. It smelled of lemons. The starling sang one verse of rumba, quite low, and only for its feet.',
          'Before they left, the machine asked for one thing. “Will somebody listen to me on Monday?” it said. A cat on the sill said it would.',
          'A bubble flew with them to the letterbox. It saw itself in the red paint. “Two of me!” it thought, and popped for joy.'
        ],
        older: [
          'The sock was held up, in passing, to each round window. Its other half was not among those present, but it had been good to look.',
          'Before they went somebody turned the wooden chair to face the machine. On the next evening it would have at least the hope of an audience.',
          'For two streets they gave off a smell of lemon soap. The starling walked with a certain roll, as though it still had buttons in.',
          'One bubble accompanied them as far as the letterbox, where it paused to look at its reflection, and there, quite satisfied, left off.'
        ]
      }
    },
    {
      id: 'station-piano',
      challenge: 'shut',
      obj: { first: 'a piano lid shut tight', def: 'the piano lid' },
      arrive: {
        extra: 1,
        young: [
          'They looked in at the little station. No train was due. The benches smelled of polish. The clock went tock, and then thought about it.',
          'At the station there was one lamp and a long bench. A brown suitcase sat there, all by itself. No, it was not a suitcase.',
          'Tock, said the station clock. This was a room for waiting, and it was good at it. Something big waited in the corner.',
          'Trains sing too, a bit. So they went into the waiting room. It smelled of orange peel and coats. There was music in it, only folded up.'
        ],
        older: [
          'The waiting room of the little station was open, and empty. It smelled of orange peel, and its clock had the voice of somebody used to being late.',
          'Where would a note go to be among its own kind? The starling knew. Against one wall of the station stood something with eighty-eight of them.',
          'Nobody sat in the station any more. But a good deal of waiting had been left there over the years, and one went in on tiptoe.',
          'They followed a crumb of toast along the platform and in by the swing door. There were two benches, a timetable and, by the wall, a large polite shape.'
        ]
      },
      problem: {
        young: [
          'The station had {obj.first}. Inside, notes were whispering. Was their own note with them? The piano could not open its mouth to say.',
          'At the station was {obj.first}. Tap, tap. Somebody tapped back from the inside. But it would not go up, not one bit.',
          'They found {obj.first}. A dry little smell of music came out of the crack. Nothing more came out, and nothing could go in.',
          'There was {obj.first}, and no key to be seen. “Mmm?” said all the notes in the dark. They could not get out to help.'
        ],
        older: [
          'In the waiting room they found {obj.first}. Whispering came from beneath it, as of a whole school that has been told to lie still.',
          'Whatever was known about notes in this town was known behind {obj.first}. It had swollen in the damp, and there was no handle.',
          'There stood {obj.first}. When they knocked, something inside knocked too, a very little out of tune. But it did not open.',
          'All the notes at the station lay behind {obj.first}. One saw, through the crack, something white, in a row, and all of it awake.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The starling sang a key. It was the sound of a key going round, click. That was very good, but it was not a key.',
          'They all lifted. Up came one corner, and the whole piano came with it. They put it down again, with a great soft bong.',
          '“Pull, please,” said eighty-eight tiny voices. “We’re pushing.” Everyone pulled. It made one long squeak, in the key of no.',
          'They blew in through the crack. Dust came out, and a bus ticket, and somebody’s raisin. The lid itself only hummed.'
        ],
        older: [
          'The starling gave them, flawlessly, the sound of a lock being opened. The lid was clearly impressed, but it stayed where it was.',
          'Lifting it lifted the whole piano. It was put back, and a chord went through the room that made the clock lose its place.',
          'Out of the crack, after some patient fishing, came a bus ticket, a raisin and the middle part of a waltz. It was no wider for it.',
          '“We push at night,” said a muffled voice from the low end. “It passes the time. To be honest, we’ve never got anywhere.”'
        ]
      },
      outcome: {
        young: [
          'Eighty-eight keys looked up at them, and yawned. “One brown note?” they said. “It asked if it could be one of us. We had no bed free.”',
          'All the notes sat up in a row. They counted themselves, plink to plonk. None was brown. “But it was here,” they said. “It left us a crumb.”',
          'Plink, said a high note. “It came in by the crack,” it told them. “It sat on me. I’m still warm! Then it went out to the street.”',
          'There lay the keys, white and black, tucked in rows. Between two of them was a warm spot, with a smell of toast. The note was gone.'
        ],
        older: [
          'The keys lay there blinking, white and black. “It slept between us for ten minutes,” said a low one. “Then it said it was missing something, and went.”',
          'A roll call was held, from plonk to plink, and every note was present. A brown one had looked in, they said. It had admired the hammers and gone on.',
          '“It didn’t fit,” said the piano kindly. “It isn’t on any of my keys. It comes just between two of them.” And there was the warm place.',
          'Out came a breath of felt and old waltzes, and a great many voices. They all agreed that the note had left by the crack, towards the town.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Before they left, one low key was pressed. Bommm. It went through the floor and the bench and into all their feet. It came along for a bit.',
          'The piano asked them to leave its lid up. “Now we can see the clock,” the notes said. “We always heard it. We thought it was a duck.”',
          'Outside, the rails hummed by themselves. No train came. They were only thinking of one. The sock listened, and shook its toe.',
          'The starling had a new sound now. It was a whole chord. It could only sing it one bit at a time, so it sang fast.'
        ],
        older: [
          'They left it open. The notes had never seen the clock before, and from what they had heard of it they had expected something with feathers.',
          'The starling attempted the chord on the way out. It was not easy for one bird to be eight notes at a time, but it was seen to try.',
          'On the platform the rails were humming to themselves, idly, about a train at the other end of them. It was not the hum they wanted.',
          'Somebody sounded the lowest key of all, just once, for the pleasure of it. It went with them through their soles to the end of the platform.'
        ]
      }
    },
    {
      id: 'resting-bell',
      challenge: 'heavy',
      has: ['pebbles'],
      obj: { first: 'a bath-sized bell', def: 'the bell' },
      arrive: {
        extra: 1,
        young: [
          'They came to the yard of the bell mender. It smelled of brass and oil. Small bells lay on the shelf with their tongues tied up.',
          'Ting, it said in a yard. It was the bell mender’s, and nobody was in. All the little bells were in bed, wrapped up in rags.',
          'Here bells were mended. Cow bells and door bells and bicycle bells hung in a row. The starling knew every one and said good evening.',
          'The next place smelled of warm metal. It was a yard with a wide doorway. Something in there hummed, very low, as if under a pot.'
        ],
        older: [
          'The bell mender’s yard was open on one side. On the shelves lay bells of every station in life, from bicycle to ship, each with a label on its toe.',
          'It smelled of brass polish and tea. A mender of bells worked here by day, and at night his patients hung in rows and kept quite still.',
          'From the yard of the bell mender came a hum so deep that they felt it first in the knees. The starling landed and took off its voice.',
          'They turned in at a yard where rows of bells waited to be fetched. One for a goat said, confidentially, ting, and was hushed by the rest.'
        ]
      },
      problem: {
        young: [
          'In a yard stood {obj.first}. It stood on its own mouth. Under it something hummed. But who could push that away?',
          'There was {obj.first}, right on the ground. Hmmm, it said from below. Was the note in there? It was too heavy to lift.',
          'They put their ears against {obj.first}. Somebody was under it! They pushed. It did not even notice that they were pushing.',
          'Right in the doorway sat {obj.first}. It shut in whatever was humming. It was as heavy as a cow, or as two.'
        ],
        older: [
          'On the flagstones stood {obj.first}, put down on its mouth. Something was humming under the rim, and it weighed more than all of them.',
          'The humming came from beneath {obj.first}. It stood square across the doorway, and might have been growing there for all that it moved.',
          'Before them was {obj.first}, mouth down, and under that, somebody. It was not easy to ask a question of somebody in there.',
          'What was in the way was {obj.first}. It had come off a tower for a rest, and it was resting with its whole weight.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pushed. The bell said nothing. They pushed with their backs. It said “oo”, very low, because it was ticklish. But it stayed.',
          'The starling pulled with its beak. It held on to the top and flapped. “Is it up yet?” it asked. Its own feet were.',
          '“Could you stand on one side?” they asked. “I only have one side,” said the bell. “It goes all the way round.”',
          'Heave, and heave, and heave. Shoes slid on the stone. At the end they had all moved, quite far, and it had not.'
        ],
        older: [
          'They leaned on it, first with hope and then with their shoulders. It gave out a long, low note, which was merely politeness.',
          'The starling took it by the crown and flew with might and main. It announced a gain of one inch, but that had been the starling.',
          '“I’m so sorry,” said the bell. “I was built to be moved from above. From the side, I’m afraid, I’ve never caught the idea.”',
          'There was a gap between rim and stone, just wide enough for a draught. Through this it was possible to smell toast, and nothing else.'
        ]
      },
      outcome: {
        young: [
          'Out walked a beetle. It had been practising in there. “It sounds so grand inside,” it said. “Your note? It hummed with me, and went on.”',
          'Under it sat a black beetle with a straw, singing. That was the hum. “A brown one came in at the rim,” it said. “It left by the rim too.”',
          '“Oh, is the concert over?” said a beetle. It came out from where it had been singing. Beside it was a warm spot, all toast.',
          'No note was there. There was only a beetle, with its mouth open. “We did one song together,” it said. “Then it wanted to hear another.”'
        ],
        older: [
          'Where it had been there stood a beetle, bowing. It took its singing lessons in there, it said, for the echo. A brown note had joined it for a while.',
          'In the ring of dust sat a beetle, with one hand on its chest. “A charming voice, your friend,” it said. “It went off to find a bigger room.”',
          'So that was the hum: a beetle, doing its scales. Next to it was a button of warm stone, smelling of toast, and another further on.',
          '“We did a duet,” said the beetle that came to light. “Low as I am, it was lower. Then it remembered something and left, under the gate.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The bell gave one soft bong, as a thank you. “I was getting stiff,” it said. All the little ones on the shelf went ting in their sleep.',
          'The beetle asked to go back in. So they left a gap, just its size. When they were out in the street, it was singing about cheese.',
          'A bicycle bell had fallen off its hook. It was put back and patted. Dring, it said, half asleep, and turned over to the wall.',
          'The starling was very quiet. Then it sang the bell, as deep as it could. It came out like a spoon on a cup. “Nearly,” it said.'
        ],
        older: [
          'They propped the rim on a pebble, so that the beetle could come and go. It went. Within a minute it could be heard rehearsing something with many verses.',
          'Relieved of its position, the great bell let one slow stroke roll across the yard, and all the lesser ones murmured in their rags.',
          'The starling worked on that stroke for the rest of the street. It had the beginning, it said, but there was rather more bell in it than bird.',
          'A goat’s bell had got its tongue loose, and was tucked up again before they left. It had wanted, it said, only to tell somebody about the mountain.'
        ]
      }
    },
    {
      id: 'squeezebox',
      challenge: 'broken',
      obj: { first: 'a squeezebox with a torn fold', def: 'the squeezebox' },
      arrive: {
        extra: 1,
        young: [
          'Chairs stood on the tables at the corner café. There had been dancing. It smelled of coffee and of dust. One paper flower lay on the floor.',
          'There was a small square where people danced on Fridays. Tonight it was swept and bare. A broom leaned there, and it leaned in time.',
          'Wheee, it said, behind the café. Then it said ffff. They went to see who was puffing like that, at such an hour.',
          'A band had played here and gone home. You could still see its feet in the dust. It had left one of its own on a chair.'
        ],
        older: [
          'Behind the café the chairs were up on the tables, and a paper flower lay where the dancing had been. Something wheezed in the shadow, and begged their pardon.',
          'There had been a party in the little square. It smelled of coffee grounds and orange soda, and one could read on the ground who had danced with whom.',
          'A broom leaned against the café wall, still swaying slightly. Whatever it had been listening to lay on a chair, and was short of breath.',
          'They looked behind the café, because a note might do worse than to stay where people dance. A sort of sigh came out to meet them.'
        ]
      },
      problem: {
        young: [
          'On a café chair sat {obj.first}. “Your n-ffff,” it said. It knew something! But the air came out of its side, not its mouth.',
          'There lay {obj.first}. It tried to tell them. Wheee, it said, ffff. All its words went out by the hole.',
          'They found {obj.first}. “I saw it!” it puffed. “It went to the ffff.” To the what? It could not say.',
          'It was {obj.first}. Somebody had danced with it too hard. When it wanted to speak, only wind came out.'
        ],
        older: [
          'Among the chairs sat {obj.first}. It had seen everything, and it began at once to tell them, but the story escaped through its side.',
          'The one witness was {obj.first}. “It came about nine,” it said, “and it asked me the way to the ffff.” That was all there was.',
          'Somebody had trodden, in a waltz, on {obj.first}. It wished to speak of a note, and at each attempt merely blew the dust about.',
          'Behind the café they found {obj.first}. It drew itself up to speak, and let itself down, and nothing came but a draught.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They held a thumb, or a paw, or a wing on the tear. “It went,” said the squeezebox. Then there was a second tear, and it said ffff.',
          '“Nod for yes,” said the starling. The squeezebox nodded. It was all folds, so it could not stop. Yes, yes, yes, it said. No.',
          'They guessed. “To the forest? To the fish shop?” Each time it shook its straps. “To the fffff,” it said, and was quite hot.',
          'The paper flower was stuck on the hole. It looked pretty. At the first word it flew right across the square.'
        ],
        older: [
          'They tried guessing. Was it the farm, the ferry, the fountain? At each word it shook its straps and grew more and more excited, and less and less clear.',
          'A leaf was laid upon the place. At the first syllable it went across the square and over a wall, and could not be consulted again.',
          'The starling offered to speak for it, and did so at length. The squeezebox listened with its mouth open, for it had meant nothing of the kind.',
          'When it breathed in it could say the beginnings of words, and when it breathed out the ends. The middles, unluckily, were where the note was.'
        ]
      },
      outcome: {
        young: [
          'The squeezebox took a long, long breath. “It-sat-on-my-strap-and-went-up-the-road-to-hear-better,” it said. Then it played a chord, just for itself.',
          '“Up the road!” it sang. No ffff at all. It was so glad that it danced off the chair. So did the broom.',
          'Now there was a whole word, and one more. “It went up there,” said the squeezebox. “It said the sound was better further away.”',
          'In went the air, and out came a tune. Under the strap was a warm spot that smelled of toast. “Up the road,” said the squeezebox.'
        ],
        older: [
          '“Further off,” it said, all in one breath and in three-four time. “It asked me the way to further off. I sent it up the road.”',
          'Out came the whole story, with an introduction and a slow middle part. The note had rested on its strap, and gone up the road to hear better.',
          'It filled itself from end to end and did not lose a drop. “There,” it said, of a warm place by the buckle, “and then up the road.”',
          'The first thing it said was “fountain”, for it had been wanting to. The note had stopped there to drink, it explained, and then gone on up the road.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They could not help it, they danced to the end of the square. It was a short square. Somebody stepped on the starling, but very lightly.',
          'The squeezebox played them out, oompah, oompah. Then softer, oom. A window opened. “Is it Friday?” asked somebody, and went back to bed.',
          'The paper flower was found behind a wall. It was put on the squeezebox, on its mended side. It sat there like a medal.',
          'Wheee, sang the starling, all up the road. It had never had such a sad sound before. It was delighted.'
        ],
        older: [
          'It played them out of the square with something in the manner of a waltz. Nobody could swear afterwards to not having danced.',
          'The starling had fallen in love with the wheeze. It would keep it, it said, for when it was old, and in the meantime it used it at corners.',
          'A shutter opened above, and somebody in a nightcap asked if it was Friday. On being told, the person thanked them, and said that it had seemed early.',
          'They set the paper flower in the strap, over the mended place. Nobody had noted who had danced with whom, but the flower looked as though it knew.'
        ]
      }
    },
    {
      id: 'cricket',
      challenge: 'shy',
      has: ['green', 'pebbles'],
      obj: { first: 'a cricket under a doorstep', def: 'the cricket' },
      arrive: {
        extra: 1,
        young: [
          'The starling stopped. “Hark,” it said. From far down by the ground came a sound like a tiny comb. Crri, crri. It was nearly the right one.',
          'It smelled of dry grass here, and of warm stone. Every crack in the wall had a little voice. One sang better than the rest.',
          'Crri, crri, crri. They stood on one leg to hear it. When they put down the other, it was gone. They lifted the leg again.',
          'There was an old wall with a door in it. Below the door somebody made music, all alone. It had a lot of crri and a bit of hum.'
        ],
        older: [
          'Beside an old warm wall the starling raised one wing for silence. Somebody down there was playing a single thread of music, over and over, with great care.',
          'They came upon it by accident, between one footstep and the next. It was a small dry tune, close to the ground, and it stopped when they did.',
          'It smelled of hay and of sun that had been kept in stone. A musician was at work nearby, one of those who played best when nobody had paid.',
          'Where the wall was warmest there was a door, and where the door was lowest there was music. They took off what noise they had on, and went nearer.'
        ]
      },
      problem: {
        young: [
          'They heard {obj.first}. It had met the note! But when they came close, crri, it was silent. It would not come out.',
          'There sat {obj.first}. “Have you seen a note?” they asked. It stopped at once. It pulled in its long, long feelers.',
          'They bent down to {obj.first}. It had sung about toast! Now it only looked at them, with one eye, from far back.',
          'The singer was {obj.first}. As soon as somebody listened, it hid. It could sing for no one, but not for someone.'
        ],
        older: [
          'They heard {obj.first}. Its tune had a phrase, quite distinctly, about toast. But the moment it was listened to, it hid and was silent.',
          'They had found {obj.first}. Two feelers came out, noted that it had an audience, and were drawn in again, first one and then the other.',
          'The best musician in that street proved to be {obj.first}. It knew about a note, and it had stage fright, and the stage fright was larger.',
          'A pair of eyes looked out, and went. They belonged to {obj.first}, which had sung all evening on the understanding that nobody was there.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“We aren’t listening at all,” they said, very loudly. Nothing came. It could hear them not listening. It was quite a noise.',
          'The starling sang crri, just as the cricket did. It was too good. Now the cricket thought that it was out there already.',
          'Somebody tapped softly on the step. Somebody inside moved one step back. They tapped again. That made two steps back.',
          'They clapped, to be kind. Oh dear. There was a tiny bump, and dust came out. It had jumped and hit its head.'
        ],
        older: [
          'They tried walking off, and it sang. They came back on tiptoe, and it did not. It could tell, apparently, an ear from a shoe.',
          'The starling imitated the cricket so exactly that the cricket, after some thought, concluded that it was outside and stayed where it was.',
          '“Bravo,” said somebody, with the best of intentions. There followed a small thud, of a head against the underside of a step.',
          'They all looked in another direction, with great show. A feeler emerged as far as the elbow. Then one of them breathed, and that was that.'
        ]
      },
      outcome: {
        young: [
          '“There was a note,” the cricket said to its own feet. “It sat by me. It didn’t clap or anything. It went that way, humming.”',
          'The cricket came right up to the sock and looked in. “Is that its bed?” it asked. “It was tired. It went along by the wall.”',
          'Crri, sang the cricket, and now it did not stop. It sang them all of it. A brown note, a warm stone, and off round the bend.',
          'Now it sat in the open with its feelers out. It showed them a warm spot on the stone. “I didn’t wash it off,” said the cricket.'
        ],
        older: [
          '“It was the best listener I ever had,” the cricket said, addressing a pebble. “It listened with its eyes shut. Then it went on along the wall.”',
          'The cricket told them everything, in couplets. A brown note had kept it company, had said its tune was nearly right, and had gone round by the wall.',
          'Sitting quite in the open now, the cricket pointed with one feeler to a warm spot. With the other it showed where the note had gone.',
          '“Is the sock for it?” asked the cricket, and felt the wool. “It’ll like that. It shivered a little when it went, and it went that way.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They went without a look back. Behind them it began to sing. Crri, crri! It was the first time it had played to so many backs.',
          '“I could sing that,” said the starling. “But I won’t. It’s taken.” It was a hard thing for a starling to say.',
          'The cricket walked with them as far as the end of its step. That was one hand long. It had never gone so far with anybody.',
          'Nobody clapped. They only hummed a bit when they left. And the cricket put that bit in its tune, at the end, for keeps.'
        ],
        older: [
          'It saw them off. It came to the edge of the step, turned its back first, and then it played until they were out of hearing.',
          'The starling flew a while in silence. It had the tune complete, it admitted, down to the dust. But there were things one did not do to a colleague.',
          'Not one of them turned round, and it cost them something. A cricket that was being walked away from, it turned out, could fill a whole street.',
          'When they were nearly out of earshot there was a new bar in the song. It was made of footsteps, and of several people being tactful.'
        ]
      }
    },
    {
      id: 'rain-barrel',
      challenge: 'secret',
      has: ['water', 'green', 'pebbles'],
      obj: { first: 'a silent rain barrel', def: 'the rain barrel' },
      arrive: {
        extra: 1,
        young: [
          'Plip. A drop fell, and the plip was round and deep. It came out of a yard with a tin roof. Everything here had an echo in it.',
          'They came into a yard where pots hung on nails. You could hear your own breath come back. “Hoo,” said the starling. “Hoo,” said the yard.',
          'It smelled of moss and wet wood. A gutter ran down the wall to somebody big and round. It was the kind of place where sounds fall in.',
          'Plop, said something, thinking. They looked round the corner. There was a tin roof, with a long pipe. Somebody round stood under the pipe.'
        ],
        older: [
          'There was a yard with a tin roof, and under the gutter a smell of moss. Every step they took fell into something deep and was kept there.',
          'Sounds roll downhill, the starling maintained, and so they went down, until they reached a yard where a gutter ended and a silence began.',
          'Here a single drop fell now and then. It took such a long time over its plip that one had leisure to walk all round it.',
          'It was a place of buckets and tin. What one said there came back lower and wiser, and one found oneself saying less.'
        ]
      },
      problem: {
        young: [
          'In a yard stood {obj.first}. Whatever it heard, it kept. “I know where your note went,” it said, deep down. “And I shall not tell. Plop.”',
          'There stood {obj.first}. They asked about the note. “Ah,” said the barrel. “Oh. Mm.” It smiled all round its rim and said no more.',
          'They bent over {obj.first}. It smelled of toast in there! “What I hear stays with me,” the barrel said. And that was all.',
          'In the yard was {obj.first}. It knew. You could hear it knowing. But it just went plip, and kept its water shut.'
        ],
        older: [
          'Under a gutter stood {obj.first}. It had the note’s secret, it said, and many others, and never in its life had it let one out.',
          'The note had confided in {obj.first}. “It told me where it was going,” said a deep voice, “which is why I can’t tell you.”',
          'They had come to {obj.first}. One could smell toast on its water. It said plip, and it said plop, and left out everything between.',
          'Here sat {obj.first}, brimful. Asked about a small brown note, it replied with a riddle, and then with a longer one, to hide the first.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Is it up the road?” they asked. “Might be,” said the barrel. “Is it down the road?” “Might be.” It was having a lovely time.',
          'The starling told it a secret first, to be fair. The barrel kept that one too. “That was a good one,” it said. “Have you more?”',
          'They knocked on its side. Bom, it said. That was a yes, perhaps, or only a barrel. They knocked again. Bom.',
          'They looked down into it. They saw some faces looking up. The faces did not know the answer, and it was easy to see.'
        ],
        older: [
          'They asked it straight out and they asked it sideways. “Warm,” it said, and “cold”, and after some time it became clear that it meant itself.',
          'The starling offered to exchange secrets, one for one. It gave its best. The barrel thanked it warmly, and added it to the collection.',
          'The riddle would be easy, it told them, once they knew the answer. They knew several answers by now. What they were short of was one that fitted.',
          'It let them look in, since there was no harm in it. On the water lay their own faces, none of which seemed to have been told.'
        ]
      },
      outcome: {
        young: [
          '“Up to where it’s quiet,” the barrel said, “to listen.” It felt better at once. It had been full to the brim with that one.',
          'So now they knew. The note had hummed into the water to hear itself. Then it went uphill, where it was quiet. Plip, said the barrel, much lighter.',
          'Out with the secret came a smell of toast. “It wants to hear something,” the barrel told them. “It has gone uphill, out of the noise.”',
          'The water rocked and went still. “It was on its way up the hill,” said the barrel. “There. That’s my first telling. I’m quite dizzy.”'
        ],
        older: [
          '“It wished to hear something from further away,” the barrel had said, and it had sent the note on up the hill. Being lighter by one secret, it rode higher.',
          'So that was it. The note had hummed into the water, liked the answer, and gone uphill. The barrel said it felt a good inch less full.',
          'Now that it had begun it could hardly stop, and they also heard where the postman hid his sandwich. But the note had gone uphill, out of the noise.',
          'It had told, and nothing had happened to it. It looked about, rather surprised. “Uphill,” it repeated, tasting the word, for it had never told anybody anything before.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'They gave the barrel a new secret, to make up for the old one. It was about the sock. It laughed until it ran over a little.',
          '“Plip,” sang the starling, and “plop”. It got them just right. Only it could not do the thinking in between.',
          'Up the hill they went. Behind them the barrel talked to its drops. “I told one,” it said. “Plip?” they said. “No! Plop!”',
          'Everyone was allowed to say hello into it, once. It kept all the hellos. On a dry day it would take them out again.'
        ],
        older: [
          'In fairness they left it a secret in place of the old one. Nobody would say what it was, but it concerned the sock, and the water shook for some time.',
          'The starling had the plip to perfection. What it could not manage, it confessed, was the pause that came after, with all that depth in it.',
          'As they climbed they heard it tell its drops, in confidence, that it had told. And each drop, as it fell, said that it never would have thought so.',
          'One by one they said good night into the dark round water. It was good to think of them lying there, in order, until they were needed.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'high-branch',
      challenge: 'high',
      has: ['green'],
      obj: { first: 'a very high branch', def: 'the high branch' },
      arrive: {
        extra: 1,
        young: [
          'Then the houses stopped, and it was quiet. From here you could hear the evening song, far off. Hum, hum, hum, it said, and broke.',
          'They climbed up to where there was one big tree. All its leaves were listening. The sock in their hold grew warm, all by itself.',
          'It smelled of bark up here, and of leaves, and of toast. Of toast! The starling landed without any sound. It was a strange thing for it.',
          '“Wait,” the starling whispered. A warm spot was on the root. A warm spot was on the trunk. They went up and up, one by one.'
        ],
        older: [
          'They had come out above the last roofs, where one tree stood. The song of {big} could be heard from far below, hole and all.',
          'Here was quiet of the kind that had a floor to it. A great tree stood in the middle, and its bark, on one side, smelled of breakfast.',
          'The starling said nothing in any voice. There was a row of warm spots on the trunk, each no bigger than a button, and each above the last.',
          'From up here the town was just a hum, with one gap in it. Toast was in the air, so thick that the sock began to stir.'
        ]
      },
      problem: {
        young: [
          'Far up there was {obj.first}. On it sat one small brown note with its eyes shut. It was listening. No one could come near it.',
          'They saw {obj.first}. There it was, the note! It sat and swung its legs. But it was so, so high.',
          'Over them hung {obj.first}, and there sat the note. “Shh,” it said, “I’m listening.” It would not come down alone.',
          'The last warm spot was on {obj.first}. And next to it sat the note itself, as brown as a nut. It was far too high up.'
        ],
        older: [
          'Over their heads stretched {obj.first}. At its end, with eyes shut and ears open, sat a small brown note, too far up for anybody.',
          'And there, on {obj.first}, they saw it. It was the note, leaning out towards the town, and there was nothing to step on in between.',
          'The trail went up a tree and along {obj.first}. The note sat there, listening so hard that it had forgotten how it got up.',
          'Somebody small was humming on {obj.first}, and stopping, and humming. The note was found. It was also out of everybody’s reach.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'The starling flew up. “Get on my back,” it said. The note looked at the back. It looked at the ground. “I’m not a bird,” it said.',
          'They held the sock up wide open. “Jump!” But it was a careful note. It had never in its life jumped by more than one.',
          '“How did you get there?” they called. “By going up the scale,” said the note. “I don’t know it downwards.”',
          'They shook the tree, but only a bit. One leaf came down. It was a nice leaf. It fell into the sock and was taken out again.'
        ],
        older: [
          'It had gone up by step, it explained, as on a scale, and had not noticed the height until it looked. It did not care to go down by a leap.',
          'The starling offered its back. The note, which had always been sung from the chest and never from a height, thanked it and held on more tightly.',
          'They stood beneath with the sock stretched wide. Seen from above, the note remarked, it looked about as big as a sock.',
          '“A semitone at a time I could manage,” came a small voice. They looked along the trunk. Nobody had thought to put any semitones on it.'
        ]
      },
      outcome: {
        young: [
          'Hop, and the note was in the sock. “It’s warm in here,” it said. “I only wanted to hear our song from outside. I never had.”',
          'In at the top of the sock went the note, feet first. It looked out over the edge. “From inside you never hear it all,” it told them.',
          'The sock had a bump in it now, and the bump hummed. “I went to listen,” said the note. “I wanted to know how we sound.”',
          'Down it came, safe and round, into the wool. “There’s a hole in our song,” it said. “Did you know? Oh. Oh! That’s me.”'
        ],
        older: [
          'A moment later the note was in the sock, up to its chin. It had wished to hear the song from outside, it said, just once, like everyone else.',
          '“When you’re in a song you never hear it,” said the note, settling into the toe. “So I stepped out. And then it had a hole.”',
          'The sock was no longer empty. “I had so looked forward to hearing us,” the note said from inside, “and there was a gap. Mine, as I now see.”',
          'Wool closed about it, and it gave a hum of pure comfort. It had come up for the view, the note told them, or whatever the word was for ears.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The sock was tied with a loop, not too tight. It had been an empty sock for so long. It swung along now and hummed with its heel.',
          '“Sing me the bit before me,” said the note. The starling sang it. “And the bit after?” asked the note. There was only one bit after.',
          'The tree let go one more leaf, as a goodbye. It had had a note on it for a whole evening. It rustled differently now.',
          'All the way down, warm spots shone on the bark. An ant sat on the lowest. It had brought the family.'
        ],
        older: [
          'The starling, who had looked for it all over town, now found that it had nothing to say. “Good evening,” it said at last, in its own voice.',
          'With a note in it, the sock swung quite differently. It was no heavier. It only leaned a little, in the direction of home.',
          'The tree had heard a note at close quarters, and tried to do it with its leaves, after they had gone. It came out as a rustle, but a round one.',
          '“Was I really so much missed?” asked the note, in the wool. They told it about the kettles and the gate. It went pink, for something so brown.'
        ]
      }
    },
    {
      id: 'sorry-note',
      challenge: 'sad',
      obj: { first: 'one small brown note', def: 'the note' },
      arrive: {
        extra: 1,
        young: [
          'It was quiet at the very top of the town. There was a bus stop here, and a bench. From far down came the song, hum, hum, and broke.',
          'The toast smell was strong now. It led along a wall and round a bin. Then they saw a bench, and on it there was a little something.',
          '“Shh,” sang the starling, like a tyre going flat. Somebody was sniffing at the bus stop. It was a very low and musical sniff.',
          'The last stop of the bus was up here. Nobody got on at night. But there was a warm spot on the kerb. There was another one on the seat.'
        ],
        older: [
          'Where the bus turned round there was a bench with a view of the whole town. One could hear everything from there, and the hole in the song most of all.',
          'The trail of warm spots crossed a kerb, tried a bin, and went up by the leg of a bench. The starling alighted without a word.',
          'They heard, before they saw, a sniff at the end of the bus line. It was pitched rather low, and it was perfectly in tune.',
          'Up here the town was no louder than a seashell. A timetable flapped. Underneath, on the bench, someone had been sitting for quite some time.'
        ]
      },
      problem: {
        young: [
          'There sat {obj.first}. It was crying a bit. “I came out to hear our song,” it said. “And it’s broken. It has a hole.”',
          'On the bench they saw {obj.first}. “It isn’t a good song,” it sniffed. “It falls down before the end.” A brown tear ran down.',
          'It was {obj.first}. It had its face in its hands. “I thought we were so nice,” it said. “I listened, and we aren’t.”',
          'Here was {obj.first}. It had found its place to listen. But what it heard made it sad, and it would not look up.'
        ],
        older: [
          'In the middle of the bench sat {obj.first}. It had come out to hear its own song, which was not, it said, what it had thought.',
          'They had found {obj.first}. “I’ve been in it all my life,” it said, “and never knew that it had a hole.” It wept without a sound.',
          'At the bus stop was {obj.first}. It had come a long way to listen, and the song stopped short every time, and it could not be consoled.',
          'Under the timetable, feet dangling, sat {obj.first}. “You need not be polite,” it said, weeping. “I heard it. There’s a piece out of it.”'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“But the hole is you!” cried the starling. “I’m a hole?” said the note. It began to cry from the beginning.',
          'They showed it the sock. It was a lovely sock. “For whom?” asked the note. “Nobody has a song to go to.” The sock hung its heel.',
          'Hum, hum, hum, came from below, and broke again. “There,” said the note. “You heard it.” It wiped its nose on a timetable.',
          'Someone sat down on its left and someone sat on its right. The note slid off to the end. There was not much end left.'
        ],
        older: [
          'The starling explained to it that it was the hole. This was true, and not kindly put, and the note took it as it was put.',
          'From below, the song came up once more, reached the edge, and stopped. “Every time,” said the note. “One can’t listen, and one can’t not.”',
          'The sock was held out to it. It stroked the wool, and said that it was far too good, for somebody from a song such as that.',
          'They waited with it, as if for a bus that was not running. It moved up to make room, since it was brought up well, and went on weeping.'
        ]
      },
      outcome: {
        young: [
          'The note blew its nose. “So it stops because I’m here?” it said. “And with me it’s whole?” It got into the sock, all by itself.',
          '“Then I’m the bit that’s missing,” said the note. It said it again and liked it. Plump, it was in the sock.',
          'A tear fell on the bench and smelled of butter. It was the last one. “I only wanted to hear us,” said the note. “Take me home, please.”',
          'Its hum came back, low and brown. “I didn’t know it was me,” it told them. It slid into the wool, up to its chin.'
        ],
        older: [
          '“I see,” said the note slowly. “It was never broken. It was waiting.” And it stepped into the sock with the air of one who had a train to catch.',
          'It sat up. It had wanted, it said, to hear the song from outside for once, and had left out of the reckoning that it would then be outside.',
          'Something in it had come into tune. “I’m what it wants,” the note said, trying the words, and it let itself down into the wool.',
          'The note wiped its eyes on the timetable and asked what one wore to go home. It was shown the sock, and got in without another word.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The bench had a big warm spot now. “Leave it for the bus driver,” said the note. “I think he stands all day.” He sat all day, but it was kindly meant.',
          'The sock hummed when it swung, and it swung a lot. It had lost a sock once. Now it had found a note. It felt about even.',
          '“Did they really all stay up?” asked the note. “Even the kettle?” They told it about the kettle. It laughed, hum, hum, hum.',
          'The starling said sorry for the hole. It said it in the voice of a gate. “I’ve heard worse,” said the note, and meant itself.'
        ],
        older: [
          'The starling apologised, in three voices, and at last in a fourth, which was its own. The note said not to mention it. It had been a true remark.',
          'They left a warm place on the bench, of the size of a button, for the first driver in the morning. He would never know what it was, and would sit there.',
          '“They all waited?” asked the note more than once, out of the sock. “The spoons as well?” It was told about the spoons, and was quiet for joy.',
          'The sock did not hang quite straight now. It leaned towards where the song was, as a dog might on the way to supper.'
        ]
      }
    },
    {
      id: 'echo-passage',
      challenge: 'dark',
      has: ['wall'],
      obj: { first: 'a passage without a lamp', def: 'the passage' },
      arrive: {
        extra: 1,
        young: [
          'They came to the back of the old concert hall. It smelled of curtains and of dust. Somewhere inside it went hum, and then hum, hum.',
          '“That’s it!” whispered the starling. “That’s no fridge.” A hum came out of a wall. It was low and brown and warm.',
          'Here was the stage door. It was open, just a bit. The sock lifted its toe, all by itself, and pointed in.',
          'There were warm spots on the steps, one, two, three. They went in by a little door. It said on it, Quiet Please.'
        ],
        older: [
          'Behind the old concert hall there was a door with Quiet Please on it, ajar. The toast lay in the air here like the smell round a bakery.',
          'A row of warm spots led up some steps and in at the stage door. From far inside came a hum, and after that, as if in doubt, the same hum again.',
          'The starling stopped in mid-air. It had listened to fridges, bees and rails all evening, and this, it said in a very small voice, was not those.',
          'Dust, velvet, old applause: it was the back of the concert hall. The sock, which had hung straight the whole way, was pointing.'
        ]
      },
      problem: {
        young: [
          'Behind a door was {obj.first}. Hum, it said, at the other end. It was as black as a hat. And they had to go in.',
          'They had come to {obj.first}. The note was on the far side. You could hear it, but you could not see your own nose.',
          'There was {obj.first}. “Hum?” it said, from in there. Nobody could see where the floor was. But that was the only way to the note.',
          'They looked into {obj.first}. It was dark at the start, and darker after that. And the hum was right at the end.'
        ],
        older: [
          'Inside the concert hall lay {obj.first}. The hum came from the other end, and between here and there was nothing that one could see.',
          'The stage door opened on {obj.first}, hung with old curtains. They could hear the note beyond it, and it could be reached in no other way.',
          'The note was at the end of {obj.first}. The starling, who was a day bird by nature, asked if it might not come out to them.',
          'What separated them from it was {obj.first}. It was very dark in there, and the dark had an echo, so that it seemed to be two.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Is anybody in there?” they called. “In there, in there,” said the dark. So somebody was. Or it was only them, coming back.',
          'One step in, and something soft touched everyone’s nose. It was a curtain. They knew it was a curtain. They went out again.',
          'The starling sang a lamp. It sang the click and the little buzz. It was very like a lamp, but it did not shine.',
          'They held the sock in front. It was the bravest of them all. It had lived in the back of a drawer for years and years.'
        ],
        older: [
          'The starling did a light switch for them, click and hum complete. It was so lifelike that they all screwed up their eyes.',
          'Three steps in, velvet touched them on the face, in the friendliest way. They found that they were out by the door once more, and discussed it.',
          '“Good evening,” they said to it, and were told good evening four times, each further off. It was like being introduced to a family.',
          'The sock was sent ahead. It had spent years at the back of a drawer, and was thought to know more than most about such things.'
        ]
      },
      outcome: {
        young: [
          'There was the stage, and in the middle the note. It was humming to hear how it sounds. “Oh, a sock!” it said, and got in.',
          'It had only been curtains. And here sat the small brown note. “I wanted to listen to us,” it said. Then it climbed into the sock.',
          'The note looked up. “I was listening from outside,” it told them, “and it had a hole.” Then it saw the sock, and in it went, plump.',
          'Out they came among rows of seats. There sat the note. “I came to hear the song,” it said. “They forgot one bit.” Then it tried the sock.'
        ],
        older: [
          'They stepped out upon the stage. In the best seat sat the note. It had come, it said, to hear the song for once and not be in it.',
          'Velvet let them go, and there it was, trying to hear from an empty hall what its song was like. It saw the sock, and got in.',
          'There the note sat. “I’ve taken a seat to hear us,” it said, “and I hear all but one.” Then it thought, and climbed into the sock.',
          'On an empty chair sat the note, listening to the song through the wall. “That hole,” it said. “Would it be me?” The sock was opened for it.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'On the way back, nobody minded the curtains. They patted them. The note hummed in the sock, and the dark hummed too, from both sides.',
          'The seats all clapped. They did it by folding up, flap, flap, flap. The note took a bow inside the wool.',
          'The starling stood on the stage, just for a moment. It sang one bus and one kettle. “Thank you,” it said, “thank you,” and came along.',
          'In the best seat there was a warm spot now. It was left there. Somebody would sit on it on Saturday and wonder.'
        ],
        older: [
          'The starling could not leave a stage unused. It gave one bus, doors and all, bowed to the empty rows, and caught them up at the curtain.',
          'Going back, the passage was a good deal shorter. The note hummed in the sock, and the echo, who had been alone so long, took the second voice.',
          'A seat in the first row stayed warm. On Saturday a gentleman would sit there, think of toast, and enjoy the concert more than he had meant to.',
          '“I had a very good view,” the note told the sock, “of nothing going on.” It had been, it thought, the best seat for the wrong song.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'Back at {place}, the sock was opened. Out came the note. It gave itself a shake. Hop, it was in its place in the song.',
        'They brought the sock to {place} and held it up to {big}. The note looked out. Then it slid into the hole, and it was no hole now.',
        '“There you are,” said {big}. It had waited at {place} all this time. The note came out of the sock, and it fitted at once.',
        'So the sock came home to {place}. “I’m back,” said the note in a very small voice. It sat down where it belonged.'
      ],
      older: [
        'The sock, at {place}, was turned down like a bed, and the note got out. It went to its place in the song, between its neighbours, who moved up.',
        'They carried the sock to {place}, and {big} bent low to look in. Nothing was said. The note stepped across into the song, and the hole was gone.',
        'It leaned harder in its sock the nearer they came to {place}. Then it was out, past the wool and into the song, the last place but one.',
        'At {place} the note was let out. “You have fluff on you,” said {big}. It blew that off, gently, and put the note back into the song.'
      ]
    },
    {
      young: [
        'Then {big} sang it all, low and slow. Hum, hum, hum, and the brown note, and the end. All down the street, things lay down.',
        'Now the song went over the gap and did not fall. It came to its end. Click, said the kettle. “At last,” said {big}.',
        'Low, low, slow, slow, sang {big}. The brown note came, as warm as toast. And after it there was the end, and everything sat down.',
        'One more time it began, and nobody breathed. Over the gap it went! Slowly {big} sang on to the end, and all the street lay down.'
      ],
      older: [
        'And {big} sang. The song came to the edge, put its foot on the small brown note, and walked across to its end. Far and near, kettles clicked.',
        'This time there was something to step on. {big} sang through to the last note of all, and held it, while a whole town let out its breath.',
        'Low and slow, {big} sang the song as far as its end. There it stopped, because it was over. The buses closed their doors and meant it.',
        'Then the evening was sung in, from the first hum to the last, with nothing missing. One could hear it settle, street by street, around {big}.'
      ]
    },
    {
      extra: 1,
      young: [
        '“May I hear it too, one day?” asked the note. “I’ll stand in for you,” the starling said. “On Tuesdays.” And it hummed, and it fitted.',
        'The starling had learned the brown note by now. “I can be you for one night,” it said. “Then you can go and listen.” The note went pink.',
        'On Tuesdays, they all agreed, the note could stay outside. The starling would sit in its place. It practised at once, low and brown.',
        '“You can go out and listen sometimes,” said {big}. “But you must say so first.” “And I’ll do your bit,” said the starling.'
      ],
      older: [
        'It was arranged that on Tuesdays the starling should take its place, so that the note could sit outside and listen. It would leave word, and wear the sock.',
        'The starling gave, rather shyly, a small brown hum. It had learned it on the way. “Good enough for a Tuesday,” said {big}, which was high praise.',
        '“You might have asked,” said {big} to the note. “There’s always somebody who would stand in.” And the starling coughed, in several voices, and stepped up.',
        'The one sound in town that the starling had not known was now its own. It offered to lend it back on Tuesdays, if a certain note should care to go out.'
      ]
    },
    {
      extra: 2,
      young: [
        'The gate clicked shut and stayed. A dog turned round once, and that was right. In the drawer the spoons lay down, side by side by side.',
        'Pssh, said the bus, and shut its doors for good. The towel hung on its hook. One by one, the windows went yellow, then dark.',
        'You could hear it all over the street. Click, and flop, and creak, and sigh. Those were kettles, and dogs, and beds, and people.',
        'Each pillow had its right side again. A pigeon put its head under its wing. The pigeon next to it did the same, and so on down the row.'
      ],
      older: [
        'It went along the street like a hand along a cat. Gates latched. A dog turned round one last time, and found that this had been the one.',
        'In drawers the spoons lay down, small ones in front. The towel stayed on its hook, though nobody had touched it, and the bus put out its lights.',
        'Pillows had right sides once more. On the ridge the pigeons tucked in their heads, from left to right, like somebody closing a row of drawers.',
        'One heard the evening being put away: a latch, a lid, a shoe, then after a thoughtful pause the other shoe. Nothing was left standing about.'
      ]
    },
    {
      extra: 3,
      young: [
        'The note looked left and right. On one side was the note before it. On the other side was the end. “I have the best seat,” it said.',
        'In the song they had kept its place warm. Well, they had tried. Nobody made it as warm as the brown one. It smelled of toast right away.',
        'The other notes asked, “How do we sound?” The brown one thought about it. “Better with me,” it said. “And best with all of you.”',
        'So glad was {big} that it sang the end twice. Nobody minded. There could be two ends, when everyone was sleepy enough for both.'
      ],
      older: [
        'Its neighbours in the song wanted to know how they sounded from out there. “Incomplete,” said the note, “but I’m told that it was a bad evening to judge by.”',
        'The place before the last had gone quite cold. The note sat on it for one verse, and by the next it smelled of toast, as it always had.',
        'It had never noticed, the note remarked, that from its own place one could see the end. All that way it had gone for a view, and here was one.',
        'They heard {big} linger on that note, as if on a name that had nearly been forgotten. Then the song went on to its end.'
      ]
    }
  ],
  home: [
    {
      young: [
        '{group} walked home, and the song walked behind. It was low and slow. Each gate they passed was shut, and each window was going dark.',
        'Home they went, {group} and the song. It came along the street with them, softly. Feet began to go as slow as it did.',
        'The street was all settled now. {group} walked down the middle of it, slowly. The song lay over the roofs, as a blanket lies.',
        'Softly went {group}, so as not to wake the spoons. Every hum in the street had lain down. There was just the song, far off.'
      ],
      older: [
        'With the song behind, {group} went slowly home. It reached its end, and began again more softly, and each time more of the street lay in bed.',
        'There was no need to hurry any more. The street lay folded, gate by gate, and {group} went through it in time with the slow song.',
        'Behind {group} the song was sung once more, lower. It passed them at the corner and went ahead, putting out a window here and there.',
        'Slowly, past shut gates and quiet kettles, {group} walked home. The song of {big} was not so much to be heard by now as leaned upon.'
      ]
    },
    {
      young: [
        'The door closed, and for once it stayed closed. {group} came in to the warm. Click, said the kettle, and that was that.',
        'In at the door went {group}. The floor did not creak. The towel hung still. All the rooms had heard the end of the song.',
        'At home it was quiet in every corner. {group} shut the door on the last soft hum. The empty sock was hung over a chair.',
        'Here was the door, and here was the mat. {group} {were} home. Inside, everything had lain down and was only waiting for them.'
      ],
      older: [
        'The door fell to behind {group} with a round, contented click. It had been waiting all evening to make that sound, and made it well.',
        'Indoors the kettle had gone off by itself, and the spoons were breathing evenly. {group} came in without a noise and hung the sock over a chair.',
        'At the door {group} stopped to hear the end, and there it was. Then they all went in, and even the hinge had nothing to add.',
        '{group} came in over the mat, into a stillness that had been tidied. Each thing lay on its right side. The door closed upon the hum.'
      ]
    },
    {
      extra: 1,
      young: [
        'The striped sock hung on the chair. It was empty now. But far down in the toe was a little hum. It was still warm.',
        'Something purred, low and near. It was the sock, on the back of a chair. It had kept a bit of the hum.',
        'The sock had held a note. So it was not quite empty. It hung by the bed and breathed. It smelled of wool and toast.',
        'They hung up the sock with its mouth open. It had lost its other one, long ago. Tonight it did not feel like half of anything.'
      ],
      older: [
        'In the toe of the sock, among the fluff, a trace of the hum had stayed behind. It was no louder than warmth. It would last until Tuesday.',
        'The sock hung from the chair, long and striped and at its ease. For a single sock, it was in remarkably good company with itself.',
        'If one held the sock to one’s ear, there it was, low and brown, as the sea was in shells. After that one put it back quite gently.',
        'It was laid where it could be reached from bed. The wool was still warm, and the smell of toast had got well into the stripes.'
      ]
    },
    {
      extra: 2,
      young: [
        'The starling slept on the sill, with its head in its wing. It still had a bus in there, and a kettle. But they were parked.',
        'Outside the window the starling put all its sounds away. The bell went in, and the gate, and the sneeze. Last went a small brown hum.',
        'On the roof sat one bird, round as a ball. It could sing anything in town. For now it sang nothing, and it did that very well.',
        'Good night, said the starling, in one voice only. It was its own. It was a bit rough, because it was not used much.'
      ],
      older: [
        'The starling had gone to roost on the gutter. It ran through its whole collection once, under its breath, and then there was only its breath.',
        'Somewhere above, a bird who knew every sound in town was doing silence. It had never practised it before, but it had a gift.',
        'On the sill the starling folded away the telephone, the bus and the bell. It kept the brown hum out, for the night, and tucked it under its wing.',
        'It said good night, the starling, in a voice that nobody knew. It was hoarse from lack of use, and it was the best of the lot.'
      ]
    },
    {
      extra: 3,
      young: [
        'Far away {big} sang it one last time, for itself. Low, low. The brown note came, and it came a bit slower than before. Then came the end.',
        'At {place} all was still. The song had gone to bed in the order of its notes. The last but one lay snug, up to its chin.',
        'Now the notes slept too, each in its place. The high ones were on top. The brown one lay by the end, and kept it warm.',
        'From {place} came no more hum. The song was over. It was lovely to have it over. It lay on the roofs, and did not move.'
      ],
      older: [
        'At {place}, {big} had come to the end for the last time that night. It did not begin again. It sat beside the song until that was asleep.',
        'The notes had turned in, high ones above and low ones below. The last but one lay by the end, and warmed the place around it.',
        'Nothing came from {place} now, and it was a round nothing, with no hole in it anywhere. The evening had been folded by both its ends.',
        'For a while there was still a place in the air where the song had been. Then the quiet came and sat down in it, and it fitted.'
      ]
    }
  ]
}
