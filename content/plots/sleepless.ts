import type { Plot } from '../format.ts'

/**
 * World: one long street that cannot sleep. It smells of toast, soap and flour; it sounds of slippers and one teaspoon.
 * A yawn passes down it every night from door to door, and tonight it has not come. What returns: the teaspoon’s ting.
 */
export const sleepless: Plot = {
  id: 'sleepless',
  about: 'A big one cannot sleep, and so a whole street cannot, until the yawn that is passed along it is found again.',
  titles: [
    '{H} and the Missing Yawn',
    'The Yawn That Got Stuck',
    'Who Had the Yawn Last',
    'The Night the Teaspoon Rang',
    '{big} Could Not Sleep',
    'Pass It On, {H}',
    'Ting, Said the Teaspoon',
    'A Yawn for {big}',
    'All the Way up the Long Street',
    'Nobody Slept at Number Nine',
    'The Street That Stayed Up',
    '{H} Goes Looking for a Yawn',
    'Toast at Midnight',
    'How {big} Got Its Yawn Back',
    'The First Yawn of the Night',
    'From Door to Door in Slippers',
    'Please Lie Still, {big}'
  ],
  uses: ['big'],
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job'], moods: ['sleepless'] },
  elements: ['friendly dragon', 'talking animals', 'kindness quest', 'underwater world'],
  refrains: [
    {
      loud: '“Who has the yawn? Who had it last? Pass it on, pass it on!”',
      soft: 'Here is the yawn. You had it last. Pass it on, pass it on.'
    },
    {
      loud: 'Knock, knock, slippers on the stair! Is the yawn in there? It was not there!',
      soft: 'Hush, hush, slippers on the stair. The yawn has been there.'
    },
    {
      loud: '“Not in here!” “Then further up!” So further up they went.',
      soft: 'Not up here. Further down. So further down it went.'
    },
    {
      loud: 'Ting, went the teaspoon, far below, and that meant: hurry, I am still awake!',
      soft: 'Ting, went the teaspoon, once, and that meant: nearly.'
    },
    {
      loud: 'A yawn cannot be bought or made, it must be caught and passed along!',
      soft: 'A yawn is only caught, and held, and softly passed along.'
    }
  ],
  want: [
    {
      young: [
        'Ting! A teaspoon rang in a glass on {H}’s table. At the bottom of the street lay {big.first}. It could not sleep, and it had turned over.',
        'At the end of the long street lay {big.first}. It turned left and it turned right. Each time a teaspoon on {H}’s table went ting.',
        'Something went ting on {H}’s table. It was only a teaspoon in a glass. But why? Down the street was {big.first}. Sleep would not come to it, and it turned over.',
        'Thump, and then ting! The thump was {big.first}. It lay awake down the long street, turning over. The ting was a teaspoon on {H}’s table.'
      ],
      older: [
        'Ting, said the glass on {H}’s table, for there was a teaspoon in it. Down the long street {big.first} could not sleep, and had just turned over.',
        'The long street ran past {H}’s door, and at the foot of it lay {big.first}, wide awake. Whenever it turned over, a teaspoon rang in its glass on {H}’s table.',
        'Nobody had touched the teaspoon in the glass on {H}’s table, and yet it rang. At the street’s lower end {big.first} was lying awake again, and had changed sides.',
        'That night {big.first} could not sleep. As it lay at the lower end of the long street, every turn it made rang the teaspoon in some glass. {H}’s table had one.'
      ]
    },
    {
      extra: 1,
      young: [
        'Up and down the street the lights came on. Number nine made toast. Number thirty counted spoons. “If it’s awake, we’re awake,” they said.',
        'Nobody could sleep with all that turning. Beds slid. Cups walked. At number nine they made toast, and the whole street smelled of it.',
        'Number thirty sat up and counted the spoons. Number nine sat up and had toast. Soon every window was yellow. It looked like noon with a moon in it.',
        'First one light came on, then ten, then all of them. You could smell toast. Somebody at number thirty said, “Eleven spoons,” and began again.'
      ],
      older: [
        'By now every window in the street was lit. Number nine was on its third round of toast, and at number thirty somebody had begun, for want of sleep, to count the spoons.',
        'It is no use being asleep in a street where the beds slide. Lamps came on from end to end, slippers were found, and a smell of toast rolled out of number nine.',
        'The cups had started to walk along the shelves. At number thirty the spoons were counted, and came to eleven. At number nine they had given up and were buttering.',
        'One after another people sat up, said “Well, then”, and put the light on. Number nine made toast. Number thirty counted spoons, lost count at eleven, and started over.'
      ]
    },
    {
      young: [
        '“My yawn hasn’t come,” said {big}. Every night a yawn came down the street, door by door. {big} was last. {H} wanted to find it.',
        'There was a yawn in that street. It went from door to door, and {big} got it last. Tonight it had not come. It had to be found, and {H} would do it.',
        '“It comes down to me every night,” said {big}. “Everybody has a bit. I have the end.” It meant the yawn. Tonight the yawn was lost. {H} wanted it found.',
        'Do you know why {big} was awake? Its yawn was missing. Each house had it at bedtime, and {big} had it last. “Find it, please,” said {big}. That was just what {H} wanted.'
      ],
      older: [
        'What was missing was a yawn. Each night it passed down from door to door to {big}, who came last. Tonight it had not arrived, and {H} meant to find it.',
        '“I’m waiting for my yawn,” said {big}. “It comes down from house to house, and I’m the last.” Until it came, nobody would sleep, so {H} wanted it found.',
        'A yawn was handed down that street every night, neighbour to neighbour, and it ended with {big}. This evening it must have stuck on the way. Somebody had to look, thought {H}.',
        '“There’s something I always have before I sleep,” said {big}, “and I haven’t had it.” It was the yawn, which came down door by door. Finding it was what {H} wanted now.'
      ]
    },
    {
      extra: 2,
      young: [
        '“I’m so sorry,” said {big}. “I’m lying very still.” Ting, said the teaspoon. “That was only me breathing,” said {big}. It tried not to breathe so much.',
        'It did not mean to keep them up. “I’ll turn over slowly,” said {big}. It did. Ting, ting, ting, ting. Slowly was worse.',
        '“Is this better?” said {big}, on its other side. A hat fell off a hook. A cup fell into another cup. “Much better,” said everyone, very kindly.',
        'Ting! “Sorry,” said {big}. Ting! “Sorry!” Even its sorry was big. It made the curtains swing, all the way along.'
      ],
      older: [
        '“I do beg your pardon,” said {big}, and turned over with enormous care. The teaspoon rang four times instead of once. Care, it seemed, took longer and shook more.',
        'Nobody was cross about it, for {big} was so sorry. It apologised to each house by number, and every apology moved the furniture by about the width of a hand.',
        '“I shall think of something flat,” said {big}, and for a moment all was calm. Then it thought of something round. Ting, went the spoon on the table.',
        'It had tried lying on its left, on its right, and on its worries. It had tried counting sheep, but {big} took such an interest in each of them.'
      ]
    },
    {
      extra: 3,
      young: [
        '“Can you not make a yawn?” somebody said. {big} tried. It came out as a hiccup. Six hats blew off. A yawn cannot be made. It has to be caught.',
        'They told {big} to yawn all by itself. It opened up wide. Out came a sneeze, and the toast at number nine went cold. No, it had to be the real one.',
        '{H} heard how it tried to yawn alone. “Haa,” it went, and “hup!” It had the hiccups now. Yawns are like that. You can only catch them.',
        'You cannot yawn just because you want to. {big} wanted to, very much. It only got a hum. The hum made everyone think of bees.'
      ],
      older: [
        'It had tried making its own, of course. The result was a hiccup that took six hats off their pegs. Yawns cannot be made at home, they have to be caught from somebody.',
        '“Could you not do one from memory?” number thirty called down. {big} opened up, waited, and produced a sneeze. The smell of toast was blown as far as the river.',
        'A yawn, as anybody knows who has tried, does not come when it is called. {big} had been calling for an hour. All that came was a hum, and two moths.',
        'Kind people up the street sent down what they had, a sigh, a stretch, half a nod. It was no use to {big}. It needed the yawn, the whole one, passed on properly.'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'So {group} went up the long street. They would try every door. Somebody must have had the yawn last. Knock, knock, and on to the next!',
        'Up the street, then, from door to door! Where had the yawn stopped? {group} would knock and see. Slap, slap, slap, went the slippers.',
        'A yawn comes down, so you look for it up. That was plain. {group} took the street from the bottom, one door at a time.',
        '“Start at my end,” said {big}, “and go on up.” So {group} did. They knocked at each door, to hear who had had it.'
      ],
      older: [
        'The yawn came down the street, so one would have to go up to meet it. {group} set off from door to door, to find out who had had it last.',
        'Whatever comes down by doors must have stopped somewhere. {group} started at the bottom, and knocked, and inquired at each after a yawn.',
        '“It’ll be at somebody’s,” said {big}. “It gets put down on a chair, I expect.” And {group} began to work up the street, knocking as they went.',
        'Where it began, that yawn, nobody in the street had ever thought to find out. It arrived, one had it, one passed it on. {group} went uphill to look.'
      ]
    },
    {
      extra: 1,
      young: [
        '“I won’t move,” said {big}. “I’ll be a hill.” It shut its eyes. Then it opened one, to see how it was doing as a hill.',
        'It had to promise not to turn over. “Not even if it itches,” said {big}. At once something itched. You could hear it being brave about it.',
        '“Lie as still as a loaf,” they told it. {big} had never been a loaf before. It lay and lay. Only one ting came, and that was small.',
        '{group} waved at {big}. It wanted to wave back. But it had promised to lie still, so it thought about waving. That was still a tiny ting.'
      ],
      older: [
        '“I shall pretend to be a landscape,” said {big}, and composed itself. It was a good one, with a ridge and two valleys, though it did hum a little from inside.',
        'It had given its word not to turn over until they were back. “I can feel a turn coming,” it called after them, “but I’m not going to let it out.”',
        'For as long as it could, {big} promised, it would keep perfectly flat. How long that was, it did not like to say. Somewhere behind them a teaspoon went ting, very low.',
        '“Don’t hurry,” said {big}, in the tone of those who hope that one will. It folded itself up tightly and looked at the sky, and only the street lamps trembled.'
      ]
    },
    {
      extra: 2,
      young: [
        'The street was full of slippers. There were checked ones and furry ones. People stood at their doors in blankets. “Good night,” they said, but it did not work.',
        'It smelled of toast and night. All the doors were open a bit. Out of each door looked somebody with wild hair. “Any news?” they said.',
        'High numbers lived down here, and low numbers lived up there. Ninety, eighty-eight, eighty-six! It was like a very slow rocket. Slap, slap, went their feet.',
        'Every window was bright, all the way up. It looked like a birthday cake. Nobody was having a birthday. They were just not having a sleep.'
      ],
      older: [
        'The whole street stood about in slippers, with blankets on, in the politeness of people who have never seen each other’s hair before. Someone passed along a plate of toast.',
        'It was strange to see so much light so late. Doors stood open, kettles talked, and behind every curtain was a person who had just, for the fourth time, plumped a pillow.',
        'The numbers ran downwards as the street ran up, ninety, eighty-eight, eighty-six, so that it felt like counting oneself to sleep. It did not work. It was tried by several.',
        'Somebody had hung out washing, because somebody was up. Somebody else was watering a plant that had been asleep. “You might knock at mine on the way,” people said. “I’m in.”'
      ]
    }
  ],
  sites: [
    {
      id: 'sleepless-launderette',
      challenge: 'noisy',
      has: ['wall'],
      obj: { first: 'a washing machine with a coin in it', def: 'the washing machine' },
      arrive: {
        extra: 1,
        young: [
          'Next came the place with all the wash tubs. The window was wet inside. It smelled of soap and warm sheets. A sign said: Open till I sleep.',
          'A warm, soapy wind blew out of one door. Sheets hung inside, big and white. A woman with rolled sleeves looked out between them.',
          'There was a door with steam coming out. It smelled like clean pillows. That was a good smell for finding a yawn, surely.',
          'Steam sat on the glass, so you could draw on it. Behind it were rows of round windows. Behind every round window there was a sock.'
        ],
        older: [
          'The launderette was open, since its owner was. Warm soap blew out at the door, and inside hung sheet after sheet, so white that one felt one’s eyelids give a little.',
          'Steam had drawn a curtain over the window of the launderette. Somebody had written on it with a finger, from within, the words: Also awake.',
          'One could smell the launderette from three doors below, soap and hot cotton, the smell that clean pillows have. A yawn, if it was anywhere, might well have lain down here.',
          'Of all the doors in the street, this was the warmest. Rows of round glass portholes looked out of it, as on a ship, each with somebody’s sleeves going round.'
        ]
      },
      problem: {
        young: [
          'Clank, clank, clank! In there was {obj.first}. “Have you had the yawn?” The washerwoman saw their mouths move. She could not hear one word.',
          'They knocked, but who could hear a knock? Inside stood {obj.first}. Clankety-clank! The washerwoman shouted, and that was lost as well.',
          'The noise came from {obj.first}. It was as loud as a band of pans. How could a yawn come in here? Nobody could even hear a question.',
          'A-clank, a-clank, a-clank! That was {obj.first}, dancing on the tiles. The washerwoman had wool in both ears. Yawns and questions had to stay outside.'
        ],
        older: [
          'The trouble in here was {obj.first}. It clanked so hard, all round the drum, that the washerwoman could not hear a question about a yawn, and no yawn would have stayed.',
          'Nobody had slept in this house even on quiet nights, thanks to {obj.first}. Clank, it went, and clank. The washerwoman read their lips, and answered something about yarn.',
          '“The what?” shouted the washerwoman. Behind her was {obj.first}, hammering like a smithy. “The prawn?” One could no more have talked in there than in a bell.',
          'What met them was not soap but {obj.first}, and it rang like a bucket of spanners. The washerwoman pointed to it, to her ears, and to heaven.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Yawn!” they called. “Swan?” the washerwoman called back. She looked in a basket. There was no swan in it. Clank, clank, clank.',
          'They showed her a yawn with wide, wide mouths. She looked at their teeth. “Very clean!” she shouted. That was not it at all.',
          'She kicked it, as she always did. It clanked in a new place. She kicked it there. Now it clanked in both places.',
          'They put a blanket on top. Now it was a loud thing in a blanket. Clank, it went, and the blanket danced right off.'
        ],
        older: [
          'They acted it out, mouths open, arms in the air. The washerwoman watched closely and brought them a large towel, under the impression that they had seen a fish.',
          'A cushion was tried upon the lid, and was thrown off. Two cushions were tried, and were washed. The clanking took on, if anything, more body.',
          '“Dawn? Prawn? Swan?” She was a willing woman, and would have gone through the alphabet. Meanwhile the thing had walked a yard across the tiles towards the door.',
          'The washerwoman gave it the kick that had worked in spring. It skipped a beat, so that everybody hoped. Then it made up for the beat, with interest.'
        ]
      },
      outcome: {
        young: [
          'How soft it was now! The washerwoman took the wool out of her ears. “The yawn?” she said. “I haven’t had it. It comes from further up.”',
          'You could hear the steam drip. “Oh, that yawn,” said the washerwoman. “It hasn’t been in tonight. Try higher up the street.”',
          'The washerwoman sat down on a warm pile of sheets. It was the first time since Monday. “No yawn came here,” she said. “It always comes from above.”',
          '“So that’s what my house sounds like,” said the washerwoman. “No, no yawn today. I pass it down. I never get it from below. Up you go!”'
        ],
        older: [
          'The washerwoman listened to the drip of the tap as if to music. “The yawn?” she said. “It never reached me. I get it from higher up, and I hand it on damp.”',
          '“So you said yawn,” said the washerwoman, sitting down. “I would have known that word. No, not tonight. It’s always from up the street that it comes to me.”',
          'In the hush a sheet slid gently off its line and nobody minded. No yawn had come in, the washerwoman could tell them now. They must ask at the doors above.',
          'It turned out that she had a pleasant, low voice, which she had not heard herself since winter. She used it to say that the yawn was further up, if anywhere.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'She gave them one warm sock to share. It had no partner. They passed it round as they walked. Each had it for four steps.',
          'Plink! The coin lay on the tiles. It had gone round for a week. It was so clean that it had no face left.',
          'The washerwoman folded a sheet with the moon. She had one end, and the window sill had the other. She hummed, because now she could.',
          'Behind them all the round windows stopped. One last sock slid down the glass, very slowly. It looked as if it waved.'
        ],
        older: [
          'The coin was found, washed so clean that there was no telling whose head had been on it. The washerwoman put it on the sill, where it passed for a second moon.',
          '“Borrow a warm sock,” she said, “you can bring it back when it’s cold.” It was handed along as they climbed, a few doors’ worth of warmth to each.',
          'As they left she was folding sheets, corner to corner, slower each time. Between two of them hung the start of a doze.',
          'In the last of the portholes a glove went by, palm to the glass, and paused there. It seemed only polite to wave back.'
        ]
      }
    },
    {
      id: 'sleepless-wool',
      challenge: 'muddled',
      has: ['string'],
      obj: { first: 'a tangle of green wool', def: 'the tangle' },
      arrive: {
        extra: 1,
        young: [
          'A green thread lay across the street. It came out under a door. It ran up a lamp post, round a bicycle, and in again.',
          'Something soft caught on their feet. It was wool, and it was green. It led up three steps, to a door with a woolly knob.',
          'The next house had a scarf on its chimney. It had mittens on its gate. A knitter lived there, anyone could see.',
          'Click, click, click. That was needles, behind a door. Then it was click, click, oh dear. Then it was only oh dear.'
        ],
        older: [
          'A strand of green wool ran up the gutter, twice round a bicycle and in beneath a door. They followed it up three steps. The doorknob wore a small jacket.',
          'One knew the knitter’s house by its railings, which had socks on. From inside came the click of needles, then a pause, then a click with some doubt in it.',
          'Here the lamp post wore a scarf, and the scuffed old boot-scraper a sort of vest. A line of green ran in through the letter box and did not come out.',
          'They were brought to the next door by the ankles. It was wool, a soft green loop of it, and the further they walked the more of them it knew.'
        ]
      },
      problem: {
        young: [
          'Inside sat the knitter, in {obj.first}. Both arms were tied up in it. “I can’t lift a hand,” said the knitter. “And with no hand, I don’t yawn.”',
          'They saw {obj.first}. Then they saw two eyes in it. “Hello,” said the knitter. “You can’t yawn with no hand free. It isn’t polite.”',
          'Where was the knitter? Under {obj.first}! Only a nose came out. “I need a hand for my mouth,” said the nose. “Or else I can’t yawn.”',
          '“Come in, but don’t pull,” said a voice in {obj.first}. The knitter was knitted in. The yawn could not get past all that wool.'
        ],
        older: [
          'In the armchair sat {obj.first}, and in the middle of that sat the knitter, tied to the elbows. “A yawn needs a hand in front of it,” the knitter said. “I have none to spare.”',
          'The room was mostly {obj.first}. It had the knitter by both wrists. “I was brought up to cover my mouth,” said the knitter, “so until I’m out, no yawn gets by me.”',
          'It was {obj.first} that said good evening. The knitter was somewhere inside, among the loops, and could neither stand, nor point, nor decently yawn, with both hands put away like that.',
          'Since supper the knitter had been the prisoner of {obj.first}. “I don’t know if the yawn has been,” came a voice out of it. “It may be in here with me.”'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pulled at one end. The knitter turned round like a top. They let go. The knitter turned all the way back.',
          'There was one end here, and one end there. They pulled on both. It went twang. Now it was small and hard as a plum.',
          '“Look for the beginning,” said the knitter. They looked. There were four beginnings. Not one of them began anything.',
          'One loop came off. Good! It fell on a foot. Now the foot was in it too. “It does grow on you,” said the knitter.'
        ],
        older: [
          'They drew out a promising end, hand over hand, for some minutes. It proved to be the cuff of the knitter’s own sleeve, which now had rather less arm.',
          '“Not that one,” said the knitter, as the chair began to tip. They let go of that one. “Nor that.” It is surprising how many ends a single thread can have.',
          'A thread was pulled by the window, and somewhere behind the stove a cup fell over. They thought of pulling it again, in the other direction. The lamp went out.',
          'They had been at it only a moment when the wool got wind of them. It took in a sleeve, a button and the tail of somebody’s blanket, and sat back.'
        ]
      },
      outcome: {
        young: [
          'The wool lay in a ball, as round as a bun. The knitter had two hands again. “I held one ready at eight,” said the knitter. “But no yawn came down.”',
          '“Ten fingers!” said the knitter, and counted them. Then: “No, no yawn tonight. It comes in from the next door up. So up you must go.”',
          'Now the knitter could point. The knitter pointed up. “It comes from there,” said the knitter. “I waited for it, but there was only a draught.”',
          'Out of the chair got the knitter, and bowed. “Not a yawn, not a half one, all evening,” said the knitter. “It must have stuck above us.”'
        ],
        older: [
          'The knitter flexed ten fingers, and put one hand in front of one mouth, for practice. Nothing came. “There you are,” said the knitter. “It hasn’t been down. Try above.”',
          'On the chair lay a ball, so neat that one could have bowled with it. “I should have noticed a yawn,” said the knitter. “None came. They arrive from uphill.”',
          '“At eight I always hear it next door up, through the wall,” said the knitter, rubbing both wrists. “Tonight I heard them waiting for it too.” So it was higher still.',
          'With both hands restored, the knitter felt under the cushions, to be fair. There was a thimble, and no yawn. It would have to be sought further up the street.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“What will it be?” they wanted to know. The knitter held up the green ball. “A sock for {big},” said the knitter. “I’ve done the toe.” It filled the sofa.',
          'The knitter gave each of them a piece of green thread. “For your finger,” said the knitter, “so you don’t forget to sleep.”',
          'Click, click, click, went the needles again. The knitter waved with one hand. It was such a nice thing to have a hand for.',
          'Outside, they took the scarf off a bicycle. It looked cold. So they put it back on, and did up the button.'
        ],
        older: [
          'It was to be a bed sock for {big}, the knitter let them know at the door. The heel would be turned by spring. For that, one would need to hire the square.',
          '“I only wanted to finish the row,” said the knitter. It is what all knitters say. The needles had already picked it up again, click, click, like two hens.',
          'They were shown out past an armchair in a cardigan and a clock in a cap. At the gate the knitter covered a mouth, hopefully, and shook a head, and went in to wait.',
          'Each was given an end of green to tie around something, so that they might be reeled in again if they got lost. It was kindly meant, and very nearly happened.'
        ]
      }
    },
    {
      id: 'sleepless-bakery-mouse',
      challenge: 'shy',
      obj: { first: 'a mouse behind the flour bin', def: 'the mouse' },
      arrive: {
        extra: 1,
        young: [
          'They came to the bakery. Flour had made it white inside. The baker was up. Bakers always are. “I sleep by day,” said the baker. “I never catch it.”',
          'Mmm, warm bread. The baker was pulling loaves out. “A yawn?” said the baker. “It runs by when I’m at work. You must see my lodger.”',
          'There was flour on the steps of the next door. There was flour on the cat flap. In the flour were very small feet marks, going in.',
          'A bell said pling, and they were in the bakery. It was warm as a pocket. “I see nothing for flour,” said the baker. “But there’s one who does.”'
        ],
        older: [
          'The baker had been up since ten and thought nothing of it. “I’m the wrong one for yawns,” said the baker, in a cloud. “They pass at floor level, I believe.”',
          'At the bakery it was already tomorrow. Loaves lay on the racks, ticking as they cooled. The baker had no news, but nodded towards the floor, where there was a lodger.',
          'Flour hung in the doorway like a curtain, and beyond it the baker was knocking on loaves to hear if they were done. Across the white floor ran a line of minute footprints.',
          'It smelled of crust, and of the hour before anybody is up, though tonight everybody was. “If it had come by,” said the baker, “there’s one here who would know.”'
        ]
      },
      problem: {
        young: [
          'The one who knew was {obj.first}. It saw all that went by the door. But it did not come out for strangers. Only two ears stuck up, and then none.',
          '“Good evening,” they said to {obj.first}. The good evening was too loud for it. Pft! A puff of flour, and it was gone from sight.',
          'By the door, every night, sat {obj.first}. It would know where the yawn was. But it hid, and held its own tail. It said nothing at all.',
          'They looked for {obj.first}. It looked at them first. Then there was only a bit of tail to see. Then the tail was pulled in too.'
        ],
        older: [
          'The one to ask was {obj.first}, who sat by the door at night and missed nothing. It had not expected to be asked. There was a puff of flour where it had been.',
          'Nothing went down that street which was not seen by {obj.first}. Sadly it saw them as well, all of them, and drew in first its ears and then its opinions.',
          '“You must not mind it,” said the baker. There was {obj.first}, who noticed everything and told nobody. Two white whiskers trembled at the edge, and were withdrawn.',
          'They needed a word with {obj.first}. But it had come to the bakery for the quiet, and so many feet had walked in. It had put a crust in front of itself.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Please come out,” they said. It was meant to be soft. In a mouse’s ear it was a trumpet. The flour shook, and nothing came.',
          'They bent down to look. Many big eyes were there all at once. That would make anyone go in deeper. You could hear it going in deeper.',
          'They put down some cheese. Everybody thinks of cheese. From behind came a tiny sigh. It lived in a bakery, and it liked rolls.',
          'Someone sneezed, because of the flour. A-tishoo! Now it was snowing in there. When the snow came down, even the hole was hidden.'
        ],
        older: [
          'A piece of cheese was offered. From behind the bin came a very small sigh, the sigh of someone who has been given cheese by every visitor since the spring.',
          'They made themselves as short as they could, which brought a lot of faces down to its door all at the same time. It is hard to say what could have been worse.',
          'Somebody squeaked, in case it helped. There was a shocked silence. Whatever had been said, in mouse, it was evidently not said in bakeries.',
          '“We only want to know,” they began, and the flour took them in the nose. When the sneezing was over, so was the conversation. A crumb rolled out and stopped.'
        ]
      },
      outcome: {
        young: [
          'The mouse sat in the open and dusted its ears. “I get the crumbs of the yawn,” it said. “Tonight not a crumb. It stuck up there, uphill.”',
          '“I know that yawn,” said the mouse. “I know its feet. It hasn’t gone by.” It pointed up the street with its nose.',
          'It was a talker, now that it was out. “First comes the yawn, then comes the quiet,” it said. “Neither has come past. They must be higher up.”',
          '“Nothing passed my door at eight,” said the mouse, quite close now. “And I was looking.” So the yawn was still above them, somewhere.'
        ],
        older: [
          '“I have the crumbs of it, most nights,” said the mouse, sitting up. “A yawn about so big. This evening not one came under the door.” It looked up the hill.',
          'Once it had begun, it kept back nothing. The yawn went by at eight, on the left, it said, and tonight it had not. Whatever held it up was further up.',
          '“You would feel it in the whiskers first,” the mouse told them, from on top of the bin now. “I have felt nothing. It can’t have come down as far as us.”',
          'It gave its report like a sentry: one dog, two moths, no yawn. It was quite certain. Anyone who wanted the yawn had better go on climbing, said the mouse.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The mouse walked with them to the step. It had never been on the step. “It’s big, out,” it said. Then it waved with a raisin.',
          'The baker gave them one hot roll. They broke it, and steam came out. The mouse got the first bit, because it was shortest.',
          '“Come again,” said the mouse, “but one at a time.” Then it ran back. It left a line of dots on the floor. The last one was a full stop.',
          'They had flour on their knees and noses. So the street knew where they had been. “Ah, the bakery,” said number thirty-two, and sniffed them.'
        ],
        older: [
          'It saw them as far as the doorstep, which was further than it had ever been. “There’s a lot of it,” it said of the night, and went in to tell the flour.',
          'The baker tore a roll in pieces for the road, and the smallest, hot and with a raisin in it, was laid by the bin. It was gone before it had stopped steaming.',
          'Going up the street they left white footprints, and behind those, for three whole doors, ran another line, very fine, like stitching. Then it turned, and ran home.',
          '“Knock low down next time,” it called after them, “then I know that it’s you.” The baker, who had lived with it for six years, had never heard it speak.'
        ]
      }
    },
    {
      id: 'sleepless-piano',
      challenge: 'heavy',
      obj: { first: 'a piano on the pavement', def: 'the piano' },
      arrive: {
        extra: 1,
        young: [
          'The street grew steep, with steps in it. Up there lived the lady who taught music. They heard her say, “La la la, oh no.”',
          'There was a door with notes painted on it. In front of the door sat a music teacher, on a stool. She had her nightcap on.',
          'Plonk! One note fell down the street to meet them. It was very low. It sounded like a cow who has had an idea.',
          'A music teacher lived at the next door. You could tell by the bell. It did not ring. It sang one note, a bit flat, like a spoon on a pot.'
        ],
        older: [
          'Beyond the lamp the street took to steps. There the music teacher sat outside her own door in her nightcap, with a metronome on her knee, ticking to keep calm.',
          'A single deep note came rolling down to them, like a barrel, and lay down at their feet. It had come from where the music teacher lived, or rather from in front of it.',
          'They smelled polish and old felt. The music teacher was up, naturally, and was out on the pavement in her nightcap, conducting the street lamps with a toothbrush.',
          'At the house with the painted notes nobody answered, since the person who would have answered was standing beside them. “I’m locked out by my own music,” said the teacher.'
        ]
      },
      problem: {
        young: [
          'There stood {obj.first}. The men had gone home and left it. It blocked the music teacher’s door and the steps. Nobody could get by, and it would not roll.',
          'The street was shut by {obj.first}. It was the music teacher’s, and it was far too heavy. No yawn could squeeze past it. Nor could they.',
          'Outside her own door sat the music teacher, behind {obj.first}. “It was too heavy for the men,” she said. So she sat there, and the steps were blocked.',
          'Bump, their toes met {obj.first}. It weighed as much as a hippo with boots on. The music teacher could not get in, and they could not get by.'
        ],
        older: [
          'What stopped them was {obj.first}, set down by three strong men who had then gone for soup. It stood across the steps and across the music teacher’s door, and could not be shifted.',
          'From wall to railing the way was filled by {obj.first}. It had come for the music teacher at six, and had got no further. Neither bed nor the upper street could be reached.',
          '“They put it down to rest,” said the music teacher, “and they’re resting still.” She meant {obj.first}, which held both her door and the steps, and was far too heavy to push.',
          'A yawn might have come down those steps and found {obj.first} in the way, as they did, and as the teacher of music did. It weighed what a wet elephant weighs. It did not so much as lean.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pushed on the left side. It said plink. They pushed on the right side. It said plonk. It did not move, it only answered.',
          '“Heave!” They heaved. One little wheel squeaked. Then it sat down on its wheel again. The teacher wrote the squeak down, because she liked it.',
          'Up they pushed, and down it leaned. It leaned on them a bit. They held it up. Now they could not stop holding it up.',
          'They tried to talk to it. They tried to tickle it. The lid opened, and showed a lot of teeth. That was all.'
        ],
        older: [
          'They leaned on the high end, and it gave a high sort of groan. They leaned upon the low end, and got a low one. It was a musical, but not a moving, experience.',
          'On a count of three they pushed, though the teacher counted in waltz time, and half of them pushed late. The lid fell shut and made everyone bow.',
          'It rolled forward a hand’s breadth, thought about the hill, and rolled back two. “It wants to go home with you,” said the teacher. Nobody thought that they had space.',
          'Its wheels had dug themselves in between the stones, one each, like a tired person’s heels. They pushed, and all it did was play, quite softly, the beginning of something.'
        ]
      },
      outcome: {
        young: [
          'Now her door could open. “I didn’t have the yawn,” said the teacher. “It comes hopping down those steps to me. You must go up them.”',
          'The steps were free. They went up and up, grey in the lamplight. “That’s where it comes from,” said the teacher. “I never had it today.”',
          'The teacher put her key in her own door. “A yawn is in C,” she said. “I would have heard it. It must be up the steps yet.”',
          '“My door!” said the teacher, and stroked it. She told them what she knew. No yawn had come down the steps, not one note of it.'
        ],
        older: [
          'The teacher could get at her door now, and they could get at the steps. “It drops down those, three at a time,” she said of the yawn. “It hasn’t dropped tonight.”',
          'Behind it the steps climbed on up the street, lamp over lamp. No yawn had been caught there. “It falls in C,” said the teacher. “I was listening. Go higher.”',
          'With the steps clear, something could at last come down them, but nothing did. “Then it hasn’t started,” said the music teacher. “I would look at the top.”',
          'They could see up the steps again to the next bend. The teacher held up a finger and listened. “No,” she said, “not even the echo of a yawn. Further on.”'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The teacher played them one low note to go up by. Bommm. It went up the steps with them. It was still there at the top.',
          '“Do you take lessons?” the teacher called after them. They were already far up. So she gave one to the lamp post. It held its note well.',
          'Plink, plink, something walked on the keys. It was the teacher’s hen. “She only does the white ones,” said the teacher. “She’s new.”',
          'Tick, tock, tick, tock, went the little clock on her knee. They walked in time with it. It is nice to have your steps counted.'
        ],
        older: [
          'She played one deep note for them, and kept her foot down. They climbed inside it like people in a lift, and it was some while before it set them off.',
          'The metronome went on ticking behind them. Without meaning to they climbed in time, and arrived at the bend all together, on the beat, feeling rather well rehearsed.',
          '“Mind, I shall want an encore,” said the teacher. She tried the lid, the pedals and a soft chord. Two windows put their heads out and, strange to say, clapped in mittens.',
          'Her hen came out of the open door and walked once along the keys, from the low end to the high. Nobody who was there ever forgot it, or could hum it.'
        ]
      }
    },
    {
      id: 'sleepless-rocking-chair',
      challenge: 'broken',
      obj: { first: 'a rocking chair with one rocker', def: 'the rocking chair' },
      arrive: {
        extra: 1,
        young: [
          'On a porch sat the old postman. He knew every door in the street. His bag hung on a nail. His feet were in a bowl of warm water.',
          'The old postman lived here. He had brought letters for forty years. “Anything for me?” he said. Nobody had ever asked him for a yawn before.',
          'Slosh, slosh. That was the old postman’s feet in a bowl. He wiggled his toes. They had walked up this street nine thousand times.',
          'It smelled of peppermint tea. An old postman was drinking it, at his door. “You walk like people with a parcel,” he said. “Where’s the parcel?”'
        ],
        older: [
          'The old postman was up, with his feet in a bowl. He had climbed this street nine thousand times with other people’s news, and was pleased to see it come to him.',
          'By the next door sat a postman, retired, drinking peppermint tea under an empty letter rack. “I had every number in this street by heart,” he said. “They came to me in dreams.”',
          'One side of the doorway was letter box, and one was a retired postman. He watched them come with professional interest. “Heavy bag?” he said. They told him about the yawn.',
          'If anyone knew what was handed from door to door round here, it was the old postman. He moved his bowl of warm water along, so that there was room on the step.'
        ]
      },
      problem: {
        young: [
          'But beside the old postman was {obj.first}. “I can only yawn when I rock,” he said. “And I can only think when I yawn.” It was broken, so he could do neither.',
          '“Let me think,” said the old postman. He sat down in {obj.first}. Clonk! It tipped. It did not rock. And with no rocking he had no thoughts and no yawn.',
          'The old postman had just one trouble. It was {obj.first}. He needed it to think back to the yawn. It stood there crooked, and broken, and still.',
          'With his spoon the old postman pointed at {obj.first}. “I think in that,” he said. “It broke on Friday.” Since Friday he had not thought or yawned one bit.'
        ],
        older: [
          'What troubled the old postman was {obj.first}. He did all his remembering in it, to and fro, and most of his yawning. It had broken on Friday. He had had no thoughts since then to speak of.',
          '“I should have to rock on that,” said the old postman, and there was the difficulty: all he had to rock on was {obj.first}. It stood like a boat on the sand, and so did he.',
          'To remember, the old postman needed to rock, and to rock he needed more than {obj.first}. When he sat in it, it went clonk, and so did the conversation.',
          'It was the fault of {obj.first}. The old postman could no more yawn sitting still, he said, than post a letter in a tree. The broken half hung on the wall, beside his bag.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They put a book under it. Clonk. They put two books under it. Now it leaned the other way. The postman slid past them, quite slowly.',
          'They rocked it for him, by hand. Up it went, and clonk, and up, and clonk. His tea got out of the cup. It did not help him think.',
          'He tried to rock with no chair. He went to and fro on the step. “It isn’t the same,” he said. He only felt like a clock.',
          'They held it up on one side. That was a good chair, as long as they held it. But they could not hold it until spring.'
        ],
        older: [
          'They wedged it level with three parcels that nobody had ever called for. It stood like a rock, and did not rock. “There’s the whole trouble with parcels,” he said.',
          'They took turns to be the missing side. It went rather well for them. But the old man was too polite to rock hard, and so he only remembered recent things.',
          '“Tip me,” he said bravely. They tipped him, and he got as far as the year of the big snow. Then it went clonk, and he had to begin at breakfast.',
          'The good half rocked, the other half argued, and the result was a chair that walked. It had got him to the neighbour’s steps before anyone liked to say so.'
        ]
      },
      outcome: {
        young: [
          'To and fro he went. Creak, and creak. “It comes to me now,” he said. “The yawn goes from low number to high. Look by the low numbers!”',
          'Creak, creak, creak. His eyes went soft. “No yawn at my door,” he said. “They’re all sent from the top. That’s how the post goes too.”',
          'The old postman rocked, and thought, and rocked. “It was never sent,” he said at last. “It comes down from the top. You must ask up there.”',
          'Now there was a creak in the night. It was a good, slow one. “Not delivered here,” he told them. “Go up. Mail always starts at the top.”'
        ],
        older: [
          'Creak, it said, and creak, and his thoughts came in one by one like hens. “Nothing has been delivered,” said the postman. “It all comes from the top. It wasn’t sent down.”',
          'He went back through the evening, to and fro, a creak to the minute. There was no yawn in it. “Low numbers first,” he said. “Whoever holds it lives above me.”',
          'By the tenth creak he had it. “In forty years,” he said, “that yawn was never once late from below. It’s a thing that starts uphill. So start there.”',
          'It was pleasant to see him arrive at an answer, rocking all the way. The yawn had not reached him, and lay undelivered, somewhere among the lower numbers, up the street.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'He stuck a stamp on each of them. “Now you’ll get there,” he said. He had licked them all himself. They were very well stuck.',
          '“Take this up with you,” he said. It was a card for number four. It was only nine years late. He was so glad to have it off his mind.',
          'Creak, creak, they heard, for a long time. He had not yawned yet. But he had put his cup down, to be ready for it.',
          'His old bag hung open on its nail. A bird slept in it. “She came for the winter,” he said. “I don’t deliver her.”'
        ],
        older: [
          'He would not let them go without a stamp on each, first class, for the hill was steep. They felt it for the rest of the night, like a small hand in the back.',
          'A wren had moved into his old bag, he pointed out, and sat in the pocket marked Urgent. They shut the flap on her. She was the only one in the street asleep.',
          '“You might leave this at number four, if you pass,” he said. It was a picture card of the sea. He had been carrying it about, in his thoughts, for nine years.',
          'They left him going to and fro under his lamp, eyes half shut, a man in full working order. He lacked nothing now but the thing they were after.'
        ]
      }
    },
    {
      id: 'sleepless-row-of-bells',
      challenge: 'secret',
      has: ['wall'],
      obj: { first: 'a row of bells with no names', def: 'the row of bells' },
      arrive: {
        extra: 1,
        young: [
          'Then they came to the tall house. It had six floors and one thin door. Somewhere inside was the night porter. He looked after everybody’s keys.',
          'This house was so tall that its hat was in the mist. Six floors of people sat up in it. One of them was the porter, who sees who comes and who leaves.',
          '“Ask the porter,” said the neighbours. He lived in the tallest one of all. It was windows and windows, up and up. In each one there was somebody with a cup.',
          'Up, up, up went the next house. Its door was down, down, down. Brass shone beside it. A smell of floor wax came through the keyhole.'
        ],
        older: [
          'The tallest house in the street went up six floors and had a night porter somewhere in it. Nothing entered or left, not even a yawn, without the porter making a note.',
          'The door of the tall house smelled of wax. In the hall beyond, everyone agreed, lived a porter who kept the book of comings and goings, and who was rarely disturbed twice.',
          'Six rows of lit windows stood one upon another, and in most of them somebody stirred a cup. “The porter would know,” the street had said. “You have to ring for the porter.”',
          'They stood before a house so high that its top floor had different weather. It had one porter for everybody. It was only a matter of letting the porter know.'
        ]
      },
      problem: {
        young: [
          'Beside the door was {obj.first}. One of them was the porter’s. Which one? Nobody knew. Ring the wrong one, and a baby wakes up.',
          'But the door had {obj.first}. They were all the same, all shiny and all shut up. The right one rang the porter. The wrong ones rang the wrong people.',
          'What a puzzle! There was {obj.first}. The rain had washed the words off. Which of them was for the porter? The brass did not say.',
          'They wanted to ring, but they found {obj.first}. Somebody had polished and polished. Now all the letters were gone. It was a secret which was whose.'
        ],
        older: [
          'By the door was {obj.first}, polished so faithfully, for so many years, that the letters had gone with the dirt. One of them was the porter’s, and the brass was not telling which.',
          'There they met {obj.first}. Eleven of them would bring down somebody in curlers, and one would bring the porter. From the outside they were as alike as peas.',
          'The porter could be rung for, but only by way of {obj.first}. It gave nothing away. A wrong guess would wake the twins on the second floor, who had only just dropped off.',
          'Everything now hung upon {obj.first}. They looked at it, and it looked back with a dozen round brass faces, each of which knew perfectly well who lived where.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They pressed one, a tiny bit. Far up a dog said woof. That was not the porter. They let the dog be, and stood very still.',
          '“Eeny, meeny,” they began. But eeny might be the baby. And meeny might be a man with a tuba. They stopped at miny.',
          'They held an ear to them all. One hummed. One smelled of soup. Not one said porter, however long you held on.',
          'They looked for dirty ones. There was no dirt. They looked for old ones. All were old. It was the cleanest secret in the street.'
        ],
        older: [
          'One was pressed, by the least amount. High above a tuba dropped something, and a voice said, “At this hour?” They stood against the wall till it had gone in.',
          'They reasoned that a porter’s would be the lowest. They reasoned next that a porter’s would be the highest. Reasoning, it turned out, could be done on any floor.',
          'Someone breathed on the brass to bring the letters up. All that came was a nose, very wide, with an anxious face around it.',
          'They listened at each in turn. From the third came a snore, which was out of the question, tonight of all nights, and proved to be a kettle.'
        ]
      },
      outcome: {
        young: [
          'So they rang, and it was right. The porter came in socks, with a big book. “Yawns: none,” read the porter. “It comes from above. Go on up.”',
          'Shuffle, shuffle, down came the porter with the big book of comings and goings. There was no yawn in it at all. “Higher up,” it said there.',
          'It was the porter’s, and the porter put his head out. “One cat, one pizza,” he read. “No yawn in or out tonight. Try the top end.”',
          '“You rang?” said the porter, and they had, and just once. The book had come down as well. The page for yawns was empty. It must be further on.'
        ],
        older: [
          'Down came the porter with the book under one arm. “Cats, one. Pizzas, one,” read the porter. “Yawns, and I would have underlined it, none. They’re brought from up the street.”',
          'One ring, and it was the porter who came, in darned socks. He ran a finger down the evening. No yawn had entered. It would be held up, he thought, near the top.',
          '“Nobody has ever got it first time,” said the porter, very much moved, and opened the book at once. Under Y there was nothing at all. They must look above.',
          'The porter licked a thumb and turned the page. There had been a dog, some soup, a man with a tuba. A yawn had not been seen. “It starts uphill,” he said.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The porter wrote them all in the book. “Very nice people,” he wrote. “Rang once.” He blew on it, so that it would dry nice.',
          'He had a hundred keys, and they all jingled. “Sh,” he told them. They went jing, but softer. Keys do their best.',
          'They helped him write the names back on. They did it with chalk. It was mostly right. A man with a tuba got a very good picture.',
          'Behind the door they heard the porter go back. Shuffle, shuffle, jing. Then his chair squeaked, and he waited like the rest.'
        ],
        older: [
          'Before the door closed they were entered in the book, with the time. Rang once, it said of them, and under Remarks: considerate. The porter blotted it in person.',
          'The porter’s keys hung from him like fruit. He put his hand around them when he had seen them out, as one hushes a child, and was heard to shuffle off.',
          'They chalked the names up for him as he called them out, floor by floor. For a tuba player on the fourth, for want of space, there was a drawing. He was delighted with it.',
          '“If you do find it,” said the porter, through the letter box, “I should like to have it in the book.” And the flap came down, without a click, as though on felt.'
        ]
      }
    },
    {
      id: 'sleepless-archway',
      challenge: 'dark',
      has: ['wall'],
      obj: { first: 'an archway with no lamp', def: 'the archway' },
      arrive: {
        extra: 1,
        young: [
          'The lit windows stopped here. A house had been built right over the street. The toast smell stopped too. It smelled of stones.',
          'All at once there was no light ahead. The street ran in under a house. A cool breath came out at them. It smelled of old apples.',
          '“Mind the low part,” people called after them. They were in the middle of the street now. Here a house sat over it, like a hen.',
          'Their slippers sounded different. Slap became slop, and slop had an echo. The street was going in under something big.'
        ],
        older: [
          'Halfway up the street a house had been built across it, because somebody needed the room. The lights ended there. So did the smell of toast, as neatly as a crust.',
          'The windows gave out, and a cool air met them that had apples in it, from years ago. Here the street ducked under a house, and their slippers began to have echoes.',
          '“It gets a bit low, further up,” the last lit door had said, and gone in to see to its milk. They felt the coolness of stone on both cheeks.',
          'In the middle of the street stood a house with its feet apart. One walked between them. On any other night there was a lamp there, and a man with a fiddle.'
        ]
      },
      problem: {
        young: [
          'It was {obj.first}. The bulb had gone pop last week. You could not see in, and you could not see out. But the street went through it, so they must.',
          'In front of them was {obj.first}. It was black as a boot in there. Perhaps the yawn was inside, too scared to come out. They had to go in.',
          'There was only one way up, and that was {obj.first}. It was so dark that their feet got lost. Something went drip in the middle.',
          'Now they stood before {obj.first}. It was like a mouth that had just said “Oh”. Up the street was behind it. They had to walk into it.'
        ],
        older: [
          'What lay before them was {obj.first}, since the bulb had gone and nobody was tall enough to say so. It was perfectly dark, and the whole upper street lay on the other side.',
          'The street disappeared into {obj.first}. A yawn is a timid thing, and might well have stopped at the far end and turned back. There was no going round it, only in.',
          'They would have to pass through {obj.first}. One could make out the first stone, and some of the second. After that the dark had the place to itself, and dripped.',
          'So this was {obj.first}, of which the street had spoken. It was not long, people said. It was only that, until it was over, you could not see how long.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Hello?” they said. “Lo, lo, lo,” said the dark. It did not sound like a yawn. It sounded like a lot of small, wet people.',
          'They went in two steps. Something touched an ear. They came out four steps. It was somebody’s own blanket. But you do not wait to find out.',
          'They held up the moon, as well as they could. It would not bend round the corner. They held up a slice of toast. That did not shine either.',
          'They tried with eyes shut. Then they tried with eyes open. There was no difference. That was the odd part, and they talked about that.'
        ],
        older: [
          'They called in to it, to be civil, and were answered by several of themselves. One of the echoes came late and in a lower voice, which nobody cared to claim.',
          'Someone led, until the leader stopped, and then there was a heap. They backed out in good order to ask whose elbow that had been. It had been a wall’s.',
          'A window was asked to shine that way, and did its best, with a bedside lamp and a mirror. It lit up one brick beautifully. It was not one that they needed.',
          'Three paces in, a drop fell upon someone’s neck. It was agreed, out in the street again, that it had been the size of a plate, and had laughed.'
        ]
      },
      outcome: {
        young: [
          'Now they stood in the upper street. The lamps here were old and gold. It had only been dark in there. There was no yawn in it, just a kite.',
          'Out they came, with all their feet. They had felt along both walls. No yawn was there, only a drip and an old kite. It must be near the top.',
          'There was light again, and more street. No yawn was stuck in the dark part. They had walked right into a kite, and that was all.',
          'The doors were smaller up here. People stood there in big shawls. “No yawn yet,” they said. “It starts a bit higher. We wait for it too.”'
        ],
        older: [
          'They came up into the old part of the street, where the lamps were yellow and the doors low. Nothing had been caught in there but a kite. The yawn was higher still.',
          'From this side it was a hole with a drip in it. They had met one kite and no yawn. The oldest houses, those with the small numbers, began here.',
          'Somebody had hold of a string, and at the end of it, when they came out under the lamps, was a kite. That was all the dark had kept. The yawn had never got so far.',
          'The upper street was narrow and smelled of lamp oil and plums. Here, too, they were awake. No, they said, it had not been by, and it did begin hereabouts.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A kite had come out with them. They hung it on a lamp. It was red, with a long tail. Some child would see it in the morning, and shout.',
          '“Good night, dark,” they said, out of politeness. “Ark, ark, ark,” it said. It had a duck in it now, by the sound.',
          'Somebody up there put a candle in a jar. “For when you come back,” said an old, soft voice. “Then it’ll be only half as dark.”',
          'They counted themselves under the first lamp. It came out right. They counted once more, for joy, and it came out one too many. That was a kite.'
        ],
        older: [
          'A kite from in there was tied to a railing where it could be claimed. It bore a name, in crayon, and an address that was simply the word Up.',
          'An old woman in a shawl stood a jar with a light in it at the mouth of the passage. “I didn’t like to go down with it before,” she said. “Not knowing who was in.”',
          'They counted heads beneath the lamp and got the right number, then again and got one more. It was a plaster lion over a door, but it had an honest face.',
          'They looked back once. The dark had settled down again behind them, like something large that has been stepped over in its sleep, and drip, it said, quite peacefully.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'sleepless-cold-cat',
      challenge: 'cold',
      has: ['wall'],
      obj: { first: 'an old cat on a cold windowsill', def: 'the old cat' },
      arrive: {
        extra: 1,
        young: [
          'Number four, number three, number two. There was just one door left. It was the smallest of all. It had a window, and the window had a wide sill.',
          'They were nearly out of street. After number two came number one. After number one came only stars. A brass plate said: It starts here.',
          'At the top of the street stood a tiny house. It had one door and one window. “Number one,” they read. No house came after it.',
          'Here the street had its beginning. It began with a pump, a plum tree and number one. Far, far down, they heard it: ting.'
        ],
        older: [
          'Four, three, two, and there the street ran out. Number one stood at the top of everything, a house one room wide, with a window and a broad stone sill.',
          'There was one more number to go. It belonged to a house so small that it seemed to have been left over, and beyond it lay only the hill and the stars.',
          'The street began, as they now saw, with a plum tree and a single window. “All things start at number one,” said number two, from its bed. “I never thought to look.”',
          'Far below a teaspoon rang, thin as a pin. They had come to the top, to number one, where a wide windowsill looked down the whole bright length of the street.'
        ]
      },
      problem: {
        young: [
          'There sat {obj.first}. Every night it yawned first, and number two saw it. But the stove had gone out. “T-too c-cold to yawn,” it said.',
          'So this was where it began! On the sill was {obj.first}. The yawn was its own. But it shook so hard that it could not open up for one.',
          '“I’m the f-first,” said {obj.first}. “I yawn, and it rolls d-down.” But the warm pipe was cold tonight. Its teeth were tight shut. No yawn could get out.',
          'So here it was. They had found {obj.first}. It made the yawn each night. The stove under it was out. Brrr, it went, from nose to tail, and nothing else.'
        ],
        older: [
          'And there, where the yawn began, sat {obj.first}. It had yawned first for sixteen years. But the stove below was out, and one cannot yawn with chattering teeth.',
          'The yawn, it turned out, belonged to {obj.first}. Each night it gave one, and number two caught it. “T-tonight,” it said, “the p-pipe went cold.” Its jaws would not undo.',
          'On that ledge sat {obj.first}, shivering in rows. It was this cat who yawned before all others. Since the stove went out it had been shut tight, like a purse.',
          'It was all quite simple. Whenever {obj.first} grew warm, it yawned, and the street took it from there. Tonight the warmth had not come, and so nor had anything else.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they blew on it. That was windy, not warm. Then they gave it a slice of toast to lie on. But the toast was cold by now.',
          '“Try to yawn,” they said. It tried. “Hih-hih-hih,” it went. They tried it again with a please. “Hih-hih-hih.” Two tries, and no yawn.',
          'They wanted to light the stove. There was no wood. They wanted to turn on the pipe. It was on, and it was cold. What else is warm?',
          'Once they said, “Come down in.” It would not leave its sill. Twice they said it. “I’m on d-duty,” it said, and shook.'
        ],
        older: [
          'The stove was looked at, and had nothing in it but a spoon. The pipe was looked at, and dripped. They could not think of a third thing, and then they had to.',
          'They begged it to come in off the stone. “I have n-never missed a night,” it said, and would not stir. They begged it a second time. It put its tail round its feet.',
          'An attempt was made with hot breath, which only parted the fur. A second was made with a piece of toast. It was eaten, which was something, but it was not a yawn.',
          '“Open wide,” they said, and opened wide themselves, to show it. What came was a chatter like a tray. They said it again, nicely. It was the same tray.'
        ]
      },
      outcome: {
        young: [
          'The old cat stretched one leg, then the next. It was warm to the tips. Its mouth came open, wide and pink. Aaaah! It was the first yawn of the night.',
          'Purr, went the old cat. Then its eyes shut, and its ears went flat. Out it came at last, long and slow and round. It was the yawn!',
          'Something was coming. You could see it in the whiskers. The old cat opened wider and wider. “Aaaah,” it said, and there was the yawn.',
          'Then the cat began to smile. The smile got bigger and bigger. But smiles do not go aaaah. It was a yawn, the first, and a beauty.'
        ],
        older: [
          'The shivering slowed and stopped. A warm old cat put out its front feet, arched, thought of nothing at all, and opened. It was the first yawn of the night, and perfectly pink.',
          '“Ah,” said the old cat, as its toes came back to it, one after another. Then the ah grew. It grew until there was no cat to see behind it, only yawn.',
          'A purr started up, stumbled, and ran smooth. Over it, by and by, the whiskers lifted like a curtain, and there, in no hurry, sixteen years’ practice in it, came the yawn.',
          'Warm through, it blinked at them with great kindness. Its chin went down, its ears went back. What the whole street had been sitting up for took place on that sill.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The old cat licked its lips. “That was a good one,” it said. “It had been in there since eight.” It looked down the street after it.',
          '“Did you see its teeth?” somebody whispered. They had. There were four. They looked like small white houses, up and down a pink street.',
          'The cat turned round three times on the sill. “My work is done,” it said. “The rest is up to number two.”',
          'A plum fell off the tree by itself. Plop. The cat did not turn its head. It was busy, being warm.'
        ],
        older: [
          '“One holds it in the back of the throat,” said the cat, with its eyes shut, “and then one lets it go downhill. I’ve never seen where it goes to.” They told it about {big}.',
          'It turned three times on the warm place and sat down in its own circle. The next part, it gave them to understand, was for number two.',
          'A plum let go of the tree and took its time to land. The cat had known, said the cat, that somebody would come in the end. It had only wondered with what.',
          'From up here one saw all the lit windows at once, hanging down the hill like a necklace. “That’s a lot of lamps,” said the cat. “Let’s see, now.”'
        ]
      }
    },
    {
      id: 'sleepless-sad-cat',
      challenge: 'sad',
      obj: { first: 'an old cat with its back to the street', def: 'the old cat' },
      arrive: {
        extra: 1,
        young: [
          'Three, two, one! There were no more numbers. The last house was as small as a shed. A window looked out of it, down the whole street.',
          'They had come to the very top. Number one had a blue door and a wide sill. It smelled of soap here, strong and new.',
          'Past number two there was only number one. It had a plum tree to itself. Washing hung in the tree, and one small cover dripped.',
          'The street had to start somewhere. It started at a little blue door. Drip, drip, went something on the line beside it.'
        ],
        older: [
          'There was nothing above number one except the night. It was a narrow house, its door was blue, and beside it something square was drying on a line, and smelling of soap.',
          'Two, said the last brass plate but one, and then: One. Beneath a plum tree stood the house where the street began. Everything about it had just been scrubbed.',
          'They had run out of neighbours. Only number one was left, a blue door and a broad sill at the top of the hill, and a strong, clean smell of washing day.',
          'From far down came the ting of a teaspoon, no louder than a thought. Up here the street ended, or began, at a window that could see the whole length of it.'
        ]
      },
      problem: {
        young: [
          'In the window sat {obj.first}. It yawned first, every night. Not now. “They washed my cushion,” it said. “It smells of nothing. I’m too sad to yawn.”',
          'There they saw {obj.first}. The yawn was made by this cat! But it only looked at the wall. “My cushion is clean,” it said, and its ears hung down.',
          'Here was {obj.first}. It began the yawn, but tonight it could not. Sixteen years of smell had been washed out of its cushion. A tear ran down one whisker.',
          'Who yawned first in the street? It was {obj.first}. But it was too sad now. “I had that cushion just right,” it said, “and they washed it.”'
        ],
        older: [
          'On the sill sat {obj.first}. The yawn began here, every evening at eight. But its cushion had been washed, and one does not yawn with a heavy heart.',
          'All those yawns, it appeared, had come from {obj.first}. “Sixteen years I put into that cushion,” it told the wall. “Today they boiled it.” No yawn was to be had.',
          'So the first yawner of the street was {obj.first}. It had been clean-cushioned against its will that morning. It sighed, which is the nearest thing, but quite a different thing.',
          'They had found the beginning of the yawn, and it was {obj.first}. Beside it lay a washed white cushion. “It used to smell of me,” said the cat. “And of one kipper.”'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they said, “It looks very nice.” It cried some more. Then they said, “It’ll get dirty again.” “When?” said the cat. They did not know.',
          'They plumped the cushion up. It looked even newer then. They sat on it to help. It smelled of them, and the cat moved further off.',
          '“There, there,” they said. “Where, where?” said the cat, into the wall. They tried a joke about fish. It was not a fish day.',
          'They made a wide yawn to show it. The cat did not look round. They made one more, with a noise. It only drooped a bit lower.'
        ],
        older: [
          '“It’s beautifully clean,” they said, and saw at once that this was not the way. “It’ll wear off,” they said next. The cat inquired, of the wall, in how many years.',
          'They fetched it a fresh slice of toast, and it thanked them and left it. They told it of {big}, lying awake. “I’m sorry for that,” it said. “We’re both without.”',
          'Twice they yawned at it, loudly, as people do in trams. Any other cat would have caught it. This one caught only that they were not very good at it.',
          'Two ways there are of cheering people up, and both were tried, the bright way and the brisk. It went on looking at the wall, where there was a small crack.'
        ]
      },
      outcome: {
        young: [
          'The old cat turned around. It trod on its cushion, left, right, left, right. “It’s a start,” it said. And then it yawned, pink and wide. The first yawn!',
          'It laid one foot on the clean cushion, and then all four. Purr, it went. Its mouth came open by itself. There it was, the very first yawn.',
          'Now it looked at the street again. It looked and looked, and felt quite soft inside. “Aaaah,” said the old cat. That was the yawn, the real one.',
          'Down it sat, in the middle of its cushion. It sniffed. “There’s a bit of me already,” it said. Then came the yawn, as big as a bun.'
        ],
        older: [
          'The old cat turned to face the street. It put one foot on the cushion, kneaded it, found it bearable, and in the middle of saying so was overtaken by a yawn. It was the first.',
          '“I dare say it only wants sitting on,” said the old cat. It sat. It thought of one thing and another. And its jaw went slowly down and let out the first yawn.',
          'With its back to the wall and its face to the lamps, it felt for the old hollow, and began a new one. Halfway through, it yawned from ear to ear.',
          'There was a purr, rusty in places. The cat lay down, and was comfortable by surprise, and the yawn came out in one long piece, as it had for sixteen years.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'One white hair lay on the cushion now. Then there were two. “Sixteen years,” said the cat, “begin with two hairs.” It looked pleased.',
          '“Would you each sit on it a moment?” said the cat. It had changed its mind about company. They all did. Now it smelled of a whole party.',
          'The cat rubbed its cheek on one corner, and then the next. That is how you write your name, if you are a cat.',
          'Somebody had a crumb of toast left. The cat hid it under the cushion. “For later,” it said, “and for the smell.”'
        ],
        older: [
          'It signed the four corners of the cushion with its cheek, like somebody taking over a business. “Give me until spring,” it said. There were already two hairs on it.',
          'A crust of the toast was put by beneath the cushion, to found a new smell upon. “Number nine’s,” said the cat, sniffing. “They never do it quite long enough.”',
          '“I hadn’t known,” said the cat, “that it went any further than number two.” They told it how far. It gazed down the hill for a while, and sat up straighter.',
          'The wet cover dripped on, in the plum tree, slower and slower. They hung one corner of it over the branch, so that it should at least smell of plum.'
        ]
      }
    },
    {
      id: 'sleepless-roof-cat',
      challenge: 'high',
      has: ['wall'],
      obj: { first: 'a low roof with a cat on it', def: 'the low roof' },
      arrive: {
        extra: 1,
        young: [
          'They had come to number one. A street cannot go lower than that. It had a plum tree, a coal shed and an empty window sill. On the sill were cat hairs.',
          'Number two, and then number one. There was a round warm dent on the window sill. Nobody was in it. Who sat there every night?',
          'The top of the street was very still. Number one had a blanket on its sill, and a bowl. In the bowl was a bit of fish, not eaten.',
          'This was the last house of all. A saucer stood on its sill. The milk in it had a moon. Somebody ought to have drunk that at eight.'
        ],
        older: [
          'At number one the sill was wide, and the blanket upon it had a dent, perfectly round, the work of many years. The dent was empty. The saucer beside it was full.',
          'The street began with a plum tree, a shed, and a window where somebody always sat. One could tell by the hairs. Nobody was sitting there now.',
          'They reached the first house of the street and found it waiting too. It had put out milk at eight, and the milk had not been touched, and held a whole moon.',
          'Down below a teaspoon rang, and every window flickered. Up here was number one, the last place left. On its broad sill lay a blanket with the shape of somebody in it.'
        ]
      },
      problem: {
        young: [
          '“Mew,” they heard. There was {obj.first}. It was the cat from the sill! It yawned first, every night, on its blanket. Now it was stuck up there.',
          'They looked up and saw {obj.first}. “I start the yawn,” it called, “but only on my sill.” It had run up there, and it could not get down.',
          'Beside the house was {obj.first}. The old cat looked over the edge. “I do the first yawn,” it said, “down there. Not here. My feet forgot the way.”',
          'So that was it! By the plum tree was {obj.first}. No cat on the sill, no yawn in the street. It was up, and it should be down.'
        ],
        older: [
          'Beside the house was {obj.first}. The cat yawned first, on that sill, every night at eight. It had followed a moth up, and old legs do not come down.',
          'Then something coughed overhead, and there was {obj.first}. “I begin the yawn,” said the cat, “but only sitting there.” It looked at the sill, and at the drop between.',
          'The yawn had not been lost at all. There was {obj.first}. All yawns began with that cat, but only in its own dent, and it could not get down there.',
          'What they saw above them was {obj.first}. “You’ll want the yawn,” the old cat said. “It’s made down there.” It had gone up after a moth. The moth had left.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they told it to jump. “You jump,” said the cat. Then they held the blanket out. It looked at the blanket. It looked at who was holding it.',
          '“Can you yawn up there?” It tried. The slope was wrong. It tried the other way round. Then its ears were lower than its tail. No yawn.',
          'They called, “Puss, puss.” It gave them a look. They showed it the milk. It could see the milk very well. That was not the trouble.',
          'One paw came over the edge, and it went back. The other paw came, and it went back too. “I have had two tries,” said the cat. “Now you.”'
        ],
        older: [
          'It was advised to jump. It replied that it had jumped in its day and would not speak of it. It was advised to yawn where it was, and tried, and slid.',
          'They held up the milk, as one does. The cat remarked that it could see milk from there, that it had seen it for two hours, and that the moon was in it.',
          'A blanket was stretched out below, with somebody at each corner who had a doubt. The cat counted the doubts. Then the wind was tried, by whistling, with no effect.',
          '“Backwards is how one gets down,” said the cat, “and forwards is how one sees. I have attempted both.” It had now turned round so often that it was neither.'
        ]
      },
      outcome: {
        young: [
          'Soon the old cat was on its sill, in its own dent. It turned around once. It looked down the street. And it yawned, wide and pink! The first yawn!',
          'Down it came in good, safe arms, and onto the blanket. It fitted in its dent like an egg. “Aaaah,” said the cat. That was the yawn.',
          'The cat was put back where it belonged. One lick of milk, one lick of paw. Then its mouth came open, and out rolled the first yawn.',
          'Back on the blanket sat the cat. The dent was still its size. “Now then,” it said. Its eyes shut, and the yawn came, long and lovely.'
        ],
        older: [
          'It was lowered into its dent as one puts back the last piece of a puzzle. The old cat drank the moon out of its saucer, faced downhill, and yawned the first yawn of the night.',
          'They set it on the blanket, and the blanket knew it. It trod twice, sighed, put its chin down on the edge of the street, as it were, and opened wide.',
          '“Thank you,” said the old cat, when it had its own wool beneath it. “Where was I?” It was at eight o’clock. It took a breath, and gave the yawn from there.',
          'The sill had its cat back. It sat a moment getting used to things being level. Then everything it had not been able to do on a slope rose up, and was the yawn.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A moth came by. The cat watched it go past. “No,” said the cat. “You go up. I’ve been.”',
          'It washed one ear, very carefully. “I was only looking at the view,” it said. Nobody said anything about that. They looked at the view too.',
          'All the milk was gone now. The moon was gone out of the saucer. It was back up there, where it should be, and so was nobody else.',
          'One plum had rolled along the tiles. It dropped off the edge. Plop. “That’s how it’s done,” said the cat, and shut its eyes.'
        ],
        older: [
          'A moth came by and circled its ears. The cat followed it with one eye, from left to right. “I know where you live,” it told the moth, and let it be.',
          '“I shouldn’t like it to get about,” said the cat. They gave their word. It would be put around the street that it had been up there inspecting the tiles.',
          'A single plum came bumping down the tiles behind them and dropped off neatly at the end. The cat was heard to say that some people had no sense of difficulty.',
          'It asked how far the yawn went, once it had left. All the way to {big}, they said. The cat seemed to grow by an inch. It had supposed that it stopped at the pump.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'Number two saw the yawn and caught it. Number three caught it from number two. Down the street it went, door by door. Behind it the lights went out.',
        'Off rolled the yawn, down the hill. “Aaaah,” said number two. “Aaaah,” said number three. Click, click, click, went the lamps. It was dark and soft behind it.',
        'Now it ran from window to window. Each one said aaah and passed it on. Then each one put out the light. You could see the yawn go by.',
        'It jumped over to number two, and on to four. All the mouths came open, one after another. One after another the windows shut their eyes.'
      ],
      older: [
        'Number two caught it across the way, and gave it to three, and three to four. One could follow it down the hill by the lamps, which went out behind it, one by one.',
        'A yawn once started needs no help. It crossed from sill to sill, from left to right, and wherever it had been a light went out, and there was nobody up.',
        'They watched it leave. Two had it, then three, then five, who sent it over the street to six. The bright necklace of windows came undone from the top, pearl after pearl.',
        'Down it went, neighbour by neighbour, and no one kept it longer than was right. Behind it, house after house, the dark came in like a tide over stones.'
      ]
    },
    {
      extra: 1,
      young: [
        'It went through {group} too, of course. You cannot stand next to a yawn like that. Aaaah! It was a very big one, and it tasted of toast.',
        '“Don’t look at it,” said somebody. Too late! {group} had it. There was a lot of aaah, and somebody’s ears went pop.',
        'First of all it went into {group}. They held it a moment, warm and round. Then they had to let it out. It went on down, none the smaller.',
        'Nobody can see a yawn and not do it. {group} did it right there, so wide that the stars could look in.'
      ],
      older: [
        'It went through {group} first, being nearest. It is a strange thing to have in one’s own mouth what one has looked for all evening. It went on its way no smaller.',
        'There is no use in trying not to. {group} had come too far to be left out, and the yawn took them as a wave takes a pebble, and set them down yawning.',
        '“You’ll catch it,” said the cat, and {group} did. It was a plain, wide, well-made yawn, with plum in it, and a bit of toast.',
        'As the finder’s fee, {group} got some at once. It was remarked, as well as one could remark with a mouth so wide, how much it tasted of plums.'
      ]
    },
    {
      extra: 2,
      young: [
        'At number thirty they were still at the spoons. “Nine, ten, elev… aaah.” The last spoon was never counted. At number nine the toast lay down on its butter side.',
        'Number nine had one more slice in the pan. Nobody ate it. Number thirty had one more spoon to count. Nobody counted it. Aaaah, and out.',
        '“Eleven,” said number thirty, “and aaaah.” Perhaps that was the twelfth. The bread was put away, and the blankets came up.',
        'You could hear it at every door. Slap, slap, went slippers, and then plop, they were off. No one wanted toast now. It had been a long day for toast.'
      ],
      older: [
        'It reached number thirty between the eleventh spoon and the twelfth, so that the matter was never settled. At number nine the last slice went cold, with one bite in it.',
        'The slippers went in. The blankets went up to the ears. At number nine somebody yawned across the butter, looked at the toast as at a stranger, and left it there.',
        'In one house a person had just begun a sentence. It is not known how it ended. Number thirty set down the spoons, all in a row, and did not hear them settle.',
        'Curlers and shawls and nightcaps withdrew from the doors. “Well, then,” people said, in the middle of it, so that it came out mostly as vowels. Number thirty’s spoons lay uncounted.'
      ]
    },
    {
      young: [
        'Last of all it came to {big}. Then there was a yawn! All the curtains leaned out, and all the curtains leaned in. And {big} slept.',
        'At the bottom of the hill lay {big}, and waited. Here it came! {big} opened up and up. The wind from it smelled of warm bread. Then it was fast asleep.',
        'And who was the last? It was {big}. It got the whole yawn, from all of them. “Aaaaaaaah,” it said, so low that the pump hummed. Then it did not say any more.',
        'The yawn was big by now, with a bit of everyone in it. That was just the right size for {big}. It yawned it to the end. Ting, went a teaspoon, just once.'
      ],
      older: [
        'So it came, by way of everybody, to {big}. By then there was a little of each house in it. The yawn that followed leaned every curtain outward, and back. And {big} slept.',
        'At the foot of the street {big} lay like a landscape, as it had promised. The yawn arrived. A long warm wind went up the hill, and came down, and that was sleep.',
        'The last to have it was {big}, who had waited so politely. It made of that yawn something like a cave with evening in it. When it shut, all was quiet from end to end.',
        'What {big} received had passed ninety doors and lost nothing. It yawned it once, entirely, from the beginning of the street to the end. One teaspoon rang, very low, and stopped.'
      ]
    },
    {
      extra: 3,
      young: [
        'Up at number one the old cat heard it. So that was where it went to! It tucked in its nose. It had done that, all that, with one mouth.',
        'Then the street was still. Not one cup walked. Not one bed slid. Only the plum tree let go of a leaf, and it took its time.',
        'They stood and listened at the top of the hill. There was no ting. There was a great soft breath, in and out, in and out.',
        '“Is it over?” whispered the last window. It was. The last window thought about that. Then it closed its eye as well.'
      ],
      older: [
        'High up at number one a cat opened one eye at the wind, which had everybody in it. It had never known what became of them. It closed the eye again, well satisfied.',
        'They stood where the street began, and listened down it. No bed slid, no cup walked. Something large was breathing at the other end, out, and then, after some thought, in.',
        'For the first time that night one heard the plum tree, and the pump, and the space between two drips. In all the windows there was only sky.',
        'A last lamp, somewhere about number fifty, stayed on a moment longer to make sure. Nothing rang. It had been a good yawn, with no loose ends. The lamp went out.'
      ]
    }
  ],
  home: [
    {
      young: [
        '{group} went softly down the sleeping street. The windows were dark and full of stars. At the bottom {big} breathed, in and out, very slow.',
        'Down the hill it was easy to walk. Nobody knocked at any door now. Behind every one of them, somebody slept. {big} breathed like the sea.',
        'Now {group} walked home. Slippers make almost no sound, if you let them. Past one dark door they went, and past the next. A warm, slow breath came up to meet them.',
        'It was a long street, and all of it slept. {group} walked in the middle, where the stones are smooth. Far down lay {big}, rising a bit and sinking a bit.'
      ],
      older: [
        '{group} came home down the middle of the street, between two rows of sleeping doors. There was no one left to ask. From below rose the breath of {big}, slow as tides.',
        'Going down needed hardly any walking. The hill did it. {group} passed all those doors at which they had knocked, and let them be, and the dark stood gently behind each.',
        'The street that had been so bright was a street of stars now, one in each pane. {group} went down it softly, towards the long, low breathing of {big}.',
        'All the way down there was not a light. {group} found the way by the slope of the stones, and by the breath of {big}, which came and went, and came.'
      ]
    },
    {
      extra: 1,
      young: [
        'With each breath the curtains moved a little. They leaned out, and they leaned in. The whole street breathed along, in its sleep.',
        'In, went the breath of {big}, and the leaves leaned down the hill. Out it went, and they leaned up. It was like being rocked, while standing.',
        'The air came and went, warm and slow. It smelled of bread and soap and wool. It had been in every house. Now it was tired too.',
        'A gate swung out with the breath, and swung back. It did not squeak. Out, and back. Their steps grew slower, to keep time.'
      ],
      older: [
        'With each of those breaths the curtains leaned out over the sills, and with each they drew back. The street had one sleep among all of it, and it was very big.',
        'The leaves leaned uphill while {big} breathed out, and downhill while it breathed in. After a few doors one walked to it, a step to a breath, and then less.',
        'All that was left of the evening was in the air, flour and soap and wool and a little lamp oil. It moved past them, warm, and moved past them again.',
        'A washing line had been forgotten, and its sleeves rose and sank. They seemed to be conducting something slow that had only two notes, one in and one out.'
      ]
    },
    {
      extra: 2,
      young: [
        'On one step stood a plate of cold toast. A moth sat on the crust. Tomorrow there would be crumbs for the sparrows. Now the sparrows slept.',
        'Somebody had left a slipper on the stones. They set it by a door, its nose to the wall. It looked as if it slept there.',
        'They passed number thirty. All the spoons lay in a row on the sill. The moon was in each of them. They did not count them.',
        'There were still some yawns about, small ones. One sat on every second step. {group} walked through them, and took a few along.'
      ],
      older: [
        'A plate of toast had been left out upon a wall. It had gone quite cold, and the moon lay on it like butter. They left it as it was.',
        'One slipper lay in the road where somebody had been overtaken. It was put by the nearest door, with its heel to the frame, and after that nothing was out of place.',
        'At number thirty the spoons lay along the sill, eleven or perhaps twelve, each with a very small moon in its bowl. It did not matter any longer how many there were.',
        'There was yawn left over in the doorways, as there is warmth in a loaf. {group} went by slowly, and each of those doors gave them a little to take home.'
      ]
    },
    {
      young: [
        'Then {group} came in at the door. On {H}’s table stood the glass with the teaspoon. It did not ring. It stood still, and shone a bit.',
        'The door shut with no noise at all. Inside it was warm. The teaspoon leaned in its glass, quite still. No ting came, and no ting would.',
        'Home felt soft and dim. {group} looked at the teaspoon on {H}’s table. It was silent in its glass. It had its head against the side.',
        'Now they were home. The glass stood on {H}’s table, where it always stood. The teaspoon in it had gone to sleep, standing up.'
      ],
      older: [
        'Then {group} {were} inside, and the door closed like a book. On {H}’s table the teaspoon waited in its glass without a sound, leaning, as one leans who has nothing more to say.',
        'It was dim at home, and warm. The glass on {H}’s table had a bit of sky in it, and the teaspoon stood in that, and did not tremble even a little.',
        'The last door was their own. Within, nothing rang. The teaspoon on {H}’s table rested its shoulder on the rim, and the water of the night lay level about it.',
        'So {group} {were} home, and softly in. They waited by {H}’s table for a breath or two. The teaspoon had no message for anybody. It stood in the glass, and was quiet.'
      ]
    },
    {
      extra: 3,
      young: [
        'Very far off, {big} turned over. It did it in its sleep, like a cloud. The teaspoon moved a hair. It made no sound. Good night, spoon.',
        'A last small yawn had come in with them. It went once around the room. Then it lay down in the corner, and was gone.',
        'The street lay outside, long and dark. Door by door by door it slept. The yawn was all used up. It would start again tomorrow, at eight.',
        'Warm bread, warm wool, warm feet. The wind from {big} came in at the crack, and lifted the curtain. Then it let it down.'
      ],
      older: [
        'Far down the street {big} turned over once, in its sleep, as smoothly as a hill under clouds. On the table the spoon slid a hair’s breadth, found the rim, and rested there.',
        'One end of the yawn had come in with them under the door. It wandered about the room, tried this one and that, and at last lay down flat like a cat.',
        'Outside lay ninety doors in the dark, each with its sleeper. At the top a cat, at the bottom {big}, and between them, all along, the same slow breath.',
        'A little wind came in at the crack of the window, from a long way off, and lifted the curtain, and laid it back. It had somebody’s whole sleep in it.'
      ]
    }
  ]
}
