import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** More of the days that a family looks forward to, each with what is eaten and what goes astray. */
export const moreFeastThemes: ThemePack[] = [
  {
    id: 'tanabata',
    label: 'the star festival',
    keys: ['tanabata', 'star festival', 'the star festival', 'wishes on bamboo', 'tanzaku', 'origami', 'paper folding', 'paper cranes', '七夕', 'たなばた', 'おりがみ'],
    marks: ['tanabata', 'bamboo', 'paper', 'wish', 'wishes', 'star', 'stars'],
    small: things('a paper crane with one wing higher | the paper crane', 'a wish in very large letters | the large-lettered wish'),
    big: things('a bamboo that bowed under its papers | the bowed bamboo', 'a streamer of paper as long as the street is wide | the paper streamer'),
    object: things('a strip of paper with a hole in its top | the paper strip', 'a thread for hanging up wishes | the wishes’ thread'),
    place: things('a gate with bamboo on both sides | the bamboo gate', 'a riverbank where the stars are looked for | the star bank'),
    sound: ['paper, stirring on bamboo', 'a crane of paper, being creased with a thumbnail', 'stars, if one listens hard, which is nothing'],
    detail: [
      'On the bamboo hung wishes in five colours, and one was for a rabbit.',
      'A paper crane stood on the table and looked at the edge.',
      'The wind went through the bamboo and read everything.',
      'Two stars stood on either side of the pale road in the sky.'
    ],
    sleepy: [
      'On the bamboo the papers had turned their backs, to sleep.',
      'The paper cranes lay in a row with folded wings.',
      'One wish moved a little, as if somebody had breathed on it.',
      'Over the roofs the two stars had met, and it was nobody else’s business.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['write a wish', 'wrote a wish', 'writing a wish'],
        ['hang it on the bamboo', 'hung it on the bamboo', 'hanging it on the bamboo'],
        ['fold a paper crane', 'folded a paper crane', 'folding a paper crane'],
        ['look for the two stars', 'looked for the two stars', 'looking for the two stars'],
        ['read what the wind reads', 'read what the wind reads', 'reading what the wind reads']
      ],
      facts: [
        'The two stars of Tanabata are called Vega and Altair',
        'In the story the two stars may meet only once a year, and magpies make the bridge',
        'One writes a wish on a strip of paper and hangs it on bamboo',
        'Bamboo can grow a whole metre in one day',
        'A sheet of paper cannot easily be folded in half more than seven times',
        'Folding paper is called origami, and one uses no scissors and no glue',
        'Light from Vega takes twenty-five years to get here',
        'In the town of Sendai the streamers hang down so low that one has to part them'
      ],
      guesses: [
        'Wishes are hung up because they are wet with ink',
        'The bamboo is hollow to make room for them',
        'A crane of paper cannot fly because it has not been finished inside',
        'The stars are late because the magpies had to be rung up',
        'Whoever has long arms gets more'
      ],
      says: ['What did you wish for', 'Higher up', 'Fold it to the middle', 'There are the two of them', 'It is a secret until it is read'],
      props: [
        ['the bamboo', 'a broom, upside down'],
        ['the wishes', 'strips of coloured paper'],
        ['the river of stars', 'a white scarf'],
        ['the bridge of magpies', 'all the black socks'],
        ['the two stars', 'two spoons'],
        ['the crane', 'a napkin, folded as far as one could']
      ],
      parts: ['the star on the left', 'the star on the right', 'the first magpie', 'the bamboo', 'the wish for a rabbit', 'the wind, who can read', 'the crane with the odd wing'],
      goes: [
        ['{S} thought for as long as a biscuit, and wrote it down.', 'On a green strip {S} put something, and covered it with one hand.'],
        ['Up on the broom {S} tied it, where the wind could get at it.', '{S} hung it low, where the small ones could read.'],
        ['{S} folded it to the middle, and turned it, and folded again.', 'Crease by crease {S} made a crane, and pulled at its tail.'],
        ['At the window {S} looked for two that were brighter than the rest.', '{S} put a spoon on either side of the scarf, and they had to wait.']
      ],
      mishaps: [
        {
          problem: ['The crane looked like a shoe. It had been folded with great care.', 'They had folded it to the end, and what stood there was a boot.'],
          fail: ['{S} pulled at the beak, and it was a boot with a tongue.', '{S} folded it once more, and now it was a parcel.'],
          see: ['“One fold went the wrong way,” said {A}. “It was a hill, and should be a valley.”', '“Open it all out,” said {A}. “The paper still knows where.”'],
          mend: ['So {S} opened it out, {A} held the corner, and at the second try it had a neck.', '{A} turned hill into valley, {S} drew out the wings, and it stood.'],
          alone: ['{S} opened it all out and began at the corner. This time it had a neck.']
        },
        {
          problem: ['Somebody could not think of a wish, and the pen was drying.', 'The bamboo was full, and one strip had nothing on it.'],
          fail: ['{S} wished for a wish.', '{S} copied the next one, and it was for a rabbit already.'],
          see: ['“It need not be large,” said {A}. “Mine is that it should be pancakes.”', '“What was nice today?” said {A}. “Then wish that again.”'],
          mend: ['{A} asked about the day, {S} remembered the swing, and it went on to paper.', 'So {S} drew it instead of writing, {A} tied the knot, and the wind could read that too.'],
          alone: ['{S} thought of what had been nice that day, and wished for it again.']
        },
        {
          problem: ['It was cloudy, so the two stars could not meet.', 'There lay the scarf, with a spoon on each side, and over it all hung a cloud.'],
          fail: ['{S} told the cloud how long they had been waiting.', '{S} pushed the spoons together, and that was not the way.'],
          see: ['“They have not got a bridge yet,” said {A}. “The magpies come even when it is grey.”', '“From above there is no cloud,” said {A}. “Only lay the bridge.”'],
          mend: ['So {A} brought the socks, {S} laid them side by side, and the spoons walked over.', '{S} laid a sock and {A} laid a sock;; in the middle they met, with a small clink.'],
          alone: ['{S} laid sock after sock across the scarf. In the middle they met, with a small clink.']
        }
      ],
      ends: ['On the broom hung all that they would have liked.', 'Two spoons lay side by side, and it was enough for a year.', 'The cranes had their heads under, even the odd one.']
    }
  },
  {
    id: 'raksha-bandhan',
    label: 'Raksha Bandhan',
    keys: ['raksha bandhan', 'rakhi', 'rakhis', 'rakhi day', 'friendship bracelet', 'friendship bracelets', 'bracelet', 'bracelets', 'रक्षाबंधन', 'राखी'],
    marks: ['rakhi', 'thread', 'threads', 'bracelet', 'wrist', 'knot', 'tassel'],
    small: things('a rakhi with one bead too many | the beaded rakhi', 'a thread that had been chewed by a cat | the chewed thread'),
    big: things('a wrist with seven threads on it | the well-tied wrist', 'a grandmother who could plait a thread behind her back | the thread grandmother'),
    object: things('a box of sweets with a thread round it | the box with the thread', 'a bracelet made of leftovers | the leftover bracelet'),
    place: things('a table covered in beads and threads | the thread table', 'a row of wrists along a sofa | the row of wrists'),
    sound: ['beads for a rakhi, rolling off', 'a knot, pulled tight and patted', 'a small bell on a thread'],
    detail: [
      'On the table lay red thread and yellow thread, and a cat who was under suspicion.',
      'The rakhi had a tassel that tickled whoever wore it.',
      'Around one wrist there were four threads, and the wrist was very proud.',
      'Between two fingers somebody held a knot, and breathed through the nose.'
    ],
    sleepy: [
      'On the wrist lay the rakhi, and it would stay there tonight.',
      'The threads had been put back, red to red, all but one end.',
      'One tassel hung over the edge of the bed and did not stir.',
      'The beads were in their jar, and the knot had been looked at twice.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['tie a rakhi', 'tied a rakhi', 'tying a rakhi'],
        ['plait the threads', 'plaited the threads', 'plaiting the threads'],
        ['choose the beads', 'chose the beads', 'choosing the beads'],
        ['hold out a wrist', 'held out a wrist', 'holding out a wrist'],
        ['share the sweets', 'shared the sweets', 'sharing the sweets']
      ],
      facts: [
        'On Raksha Bandhan one ties a thread round the wrist of a brother, a cousin or a friend',
        'Whoever is given a rakhi promises to look after the one who tied it',
        'The thread stays on until it falls off by itself, or for a good while',
        'It comes with the full moon in August, or near it',
        'Sweets go from hand to hand, and the first bite is put in by somebody else',
        'People post a rakhi in an envelope when they live far apart',
        'Three strands make a plait, and with four it is round',
        'Some children tie one on a tree, so that it is looked after'
      ],
      guesses: [
        'It goes round the wrist because a neck cannot see it',
        'The knot is there so that the promise does not run out',
        'Threads are red because they are excited',
        'The more beads, the more one has to be nice',
        'The cat gets one so that she leaves the others alone'
      ],
      says: ['Hold out your hand', 'Not too tight', 'First a sweet', 'I promise', 'Who tied that one'],
      props: [
        ['the rakhi', 'a bit of wool with a button on'],
        ['the beads', 'macaroni'],
        ['the sweets', 'raisins on a saucer'],
        ['the lamp on the plate', 'a torch on a tray'],
        ['the envelope from far away', 'an envelope'],
        ['the tree', 'the coat stand']
      ],
      parts: ['the one who ties', 'the wrist', 'the knot', 'the sweet in the middle', 'the cousin in the envelope', 'the cat', 'the promise'],
      goes: [
        ['{S} laid three threads side by side and plaited them over a toe.', 'From the jar {S} chose the beads, and went back for the blue.'],
        ['With the tongue out {S} threaded on the button.', '{S} pushed the wool through, and it came out on the other side.'],
        ['Round the wrist went {S}, once, and made a knot and a small one on top.', '{S} tied it, not too tight, so that a finger went under.'],
        ['Then {S} put a raisin into somebody else’s mouth.', '{S} held out one hand and promised, with a full mouth.']
      ],
      mishaps: [
        {
          problem: ['Nobody can tie a knot with one hand, and the other wrist was in use.', 'The thread lay around the wrist, and its two ends would not meet.'],
          fail: ['{S} took one end in the teeth, and it tasted of wool.', '{S} turned the arm, and the thread fell off below.'],
          see: ['“You are not meant to do your own,” said {A}. “That is the whole point.”', '“Hold still,” said {A}. “It wants two, one who ties and one who waits.”'],
          mend: ['So {S} held still, {A} made the knot, and then they changed over.', '{A} tied the one, {S} tied the other, and both held.'],
          alone: ['{S} put a finger on the one end, made a loop, and tied it round the bear instead.']
        },
        {
          problem: ['One thread was too few. They had made four, and there were five wrists.', 'There was a wrist left over, and it was trying to look as if it were busy.'],
          fail: ['{S} said that it could have one next year.', '{S} tied one thread round two wrists, and they had to walk together.'],
          see: ['“We have all got an end to spare,” said {A}. “Five ends make one.”', '“Look at the bits on the table,” said {A}. “They are all colours.”'],
          mend: ['{S} gathered the ends, {A} plaited, and it was the most colourful of them all.', 'So {A} knotted the bits, {S} threaded a macaroni, and the fifth wrist was done.'],
          alone: ['{S} gathered all the ends and plaited them, and it was the most colourful of all.']
        },
        {
          problem: ['The cat had gone off with it. It had a tassel, after all.', 'On the tray there was no rakhi any more, and under the sofa there were eyes.'],
          fail: ['{S} pulled at the tassel, and that was just what the cat had hoped.', '{S} told it about promises.'],
          see: ['“She has not been given one,” said {A}. “She is in the family too.”', '“Swap,” said {A}. “A cat only wants the end that moves.”'],
          mend: ['So {A} moved an end of wool, {S} took back the tassel, and the cat got its own.', '{S} made a small one for the basket, {A} drew it along, and they were quits.'],
          alone: ['{S} moved an end of wool along the floor, and took back the tassel meanwhile.']
        }
      ],
      ends: ['On every wrist there was a thread, and one bear had two.', 'The knot held, and so did the promise, as far as one could see in the dark.', 'One raisin was left, and somebody put it in somebody’s mouth.']
    }
  },
  {
    id: 'pinata',
    label: 'a piñata',
    keys: ['piñata', 'pinata', 'piñatas', 'las posadas', 'posadas', 'three kings', 'three kings day', 'epiphany', 'día de reyes', 'reyes magos', 'los reyes', 'carnival', 'carnaval', 'mardi gras', 'carnaval de río', 'カーニバル', '狂欢节'],
    marks: ['piñata', 'paper fringe', 'ribbon', 'confetti', 'rope', 'fiesta', 'mandarins'],
    small: things('a piñata in the shape of a shy donkey | the donkey piñata', 'a mandarin that rolled out of a piñata first | the first mandarin of the piñata'),
    big: things('a piñata star with seven points and a fringe on each | the star piñata', 'a cousin who was too good with a broom at any fiesta | the broom cousin of the fiesta'),
    object: things('a rope over a branch for a piñata | the piñata rope', 'a blindfold with a flower pattern for the fiesta | the fiesta blindfold'),
    place: things('a patio full of paper fringe | the patio of the paper fringe', 'a doorway where one sings to be let in to the fiesta | the fiesta doorway'),
    sound: ['a paper fringe, rustling overhead', 'everybody singing faster at the fiesta', 'mandarins, falling on tiles'],
    detail: [
      'Over the patio hung the piñata, and turned slowly, to see everybody.',
      'There was confetti in the soup, and nobody had been near it.',
      'The piñata was made of newspaper, and on its knee one could read the football.',
      'Somebody held the rope, and had a look in both eyes.'
    ],
    sleepy: [
      'What was left of the piñata was a head, and it hung there and smiled.',
      'The confetti had come to rest in the hair, in the shoes, and in a bed.',
      'On the pillow lay a mandarin, out of the piñata, with a leaf on.',
      'The rope hung straight down, and nobody pulled it any more.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['swing at the piñata', 'swung at the piñata', 'swinging at the piñata'],
        ['pull the rope', 'pulled the rope', 'pulling the rope'],
        ['sing at the door', 'sang at the door', 'singing at the door'],
        ['throw confetti', 'threw confetti', 'throwing confetti'],
        ['glue the paper fringe', 'glued the paper fringe', 'gluing the paper fringe']
      ],
      facts: [
        'A piñata is made of newspaper, paste and patience',
        'The old sort is a star with seven points, and inside are mandarins, peanuts and cane',
        'Somebody pulls the rope, so that it is never where it was',
        'Before Christmas people in Mexico go from door to door and sing to be let in',
        'For the Three Kings there is a sweet ring of bread with a figure in it',
        'Whoever finds the figure has to bring the supper next time',
        'In some places children put out grass for the kings’ camels',
        'The first confetti were sugared seeds'
      ],
      guesses: [
        'The piñata is hung up so that it can see the cake',
        'It is hollow because it gave up its supper for us',
        'One wears a blindfold in order not to hurt its feelings',
        'Confetti is what is left when a letter is too happy',
        'The camels eat the grass because nobody has offered them mandarins'
      ],
      says: ['Higher, higher', 'You are nowhere near', 'My turn with the spoon', 'Let us in, it is cold', 'Down it comes'],
      props: [
        ['the piñata', 'a pillowcase with socks in it'],
        ['the stick', 'a rolled newspaper'],
        ['the rope', 'a dressing-gown cord over a door'],
        ['the mandarins', 'more socks, rolled'],
        ['the confetti', 'torn paper'],
        ['the camels', 'two chairs with a rug']
      ],
      parts: ['the piñata, who was a donkey', 'the one on the rope', 'the innkeeper who said no', 'the innkeeper who said yes', 'the camel', 'the mandarin', 'the smallest, who went first'],
      goes: [
        ['With a scarf over both eyes {S} was turned round three times.', '{S} took the newspaper and felt for the floor.'],
        ['Left, they called, and {S} went left, and it was gone.', '{S} swung softly, and met only the air it had been in.'],
        ['Then there was a rustle, and {S} had touched a knee.', 'Tap, went {S}, and something inside moved over.'],
        ['Down came the socks, and {S} sat in the middle of them.', '{S} gathered as many as two arms would hold and gave out the rest.']
      ],
      mishaps: [
        {
          problem: ['Nobody could touch the piñata. The one on the rope was too good.', 'Up it went, every time, and the newspaper met nothing at all.'],
          fail: ['{S} jumped, and so did the piñata.', '{S} waited for it, and it waited higher.'],
          see: ['“The one on the rope laughs before it pulls,” said {A}. “Listen for that.”', '“Do not follow the donkey,” said {A}. “Follow the giggle.”'],
          mend: ['So {S} stood still, {A} put a finger up, and just after the giggle, tap.', '{A} tickled the one on the rope, {S} reached, and there was a knee.'],
          alone: ['{S} stood still and listened for the giggle, and just after it, tap.']
        },
        {
          problem: ['It had been let down, and it would not open. It was too well made.', 'The donkey lay on the rug, whole, and everybody stood around it with open hands.'],
          fail: ['{S} tapped it with the newspaper, and the newspaper broke.', '{S} asked it nicely in two languages.'],
          see: ['“It has a button at the back,” said {A}. “It is a pillowcase, after all.”', '“I would not hit a donkey,” said {A}. “I would undo it.”'],
          mend: ['{A} held up the ears, {S} undid the button, and it all came out, quite peacefully.', 'So {S} found the buttons and {A} shook;; down came the lot, and it looked relieved.'],
          alone: ['{S} undid the buttons at the back, and it all came out, and it looked relieved.']
        },
        {
          problem: ['They had sung at the door, and the innkeeper had said no three times.', 'Nobody would let them in, and the camels had cold feet.'],
          fail: ['{S} sang it again, only crosser.', '{S} knocked with both fists, and the door said it was full.'],
          see: ['“It goes like that,” said {A}. “The third one lets you in. You need another door.”', '“This is only the second door,” said {A}. “The kitchen is the third.”'],
          mend: ['So they went to the kitchen, {S} sang, {A} said come in, and it was warm.', '{A} ran round and was the third innkeeper, {S} sang very low, and the door opened wide.'],
          alone: ['{S} went to the kitchen door instead, and sang there very low, and it opened.']
        }
      ],
      ends: ['A bit of paper fringe lay on the pillow, and would be there in the morning.', 'The camels had been given their grass and stood with their heads down.', 'The donkey hung on the door, empty and friendly.']
    }
  },
  {
    id: 'ramadan',
    label: 'Ramadan',
    keys: ['ramadan', 'ramadan kareem', 'iftar', 'suhoor', 'fasting', 'my first fast', 'ramadan lantern', 'fanous', 'ramadán', 'ramadã', 'ラマダン', '斋月', 'रमज़ान', 'रमजान', 'رمضان', 'إفطار', 'سحور', 'فانوس'],
    marks: ['ramadan', 'iftar', 'dates', 'lantern', 'lanterns', 'crescent', 'sunset', 'drummer'],
    small: things('a lantern of coloured tin and glass | the tin lantern', 'a bowl with one date for each | the bowl of dates'),
    big: things('a drummer who wakes the street before sunrise | the street’s drummer', 'a pot of lentil soup for the sunset of four floors | the sunset pot'),
    object: things('a calendar with a door for every evening of ramadan | the ramadan calendar', 'a list of who brings what to iftar | the iftar list'),
    place: things('a rooftop where one looks for the crescent | the crescent rooftop', 'a table in the street with a hundred chairs for iftar | the iftar table'),
    sound: ['a drum, a long way off, before sunrise in ramadan', 'spoons, waiting for sunset', 'a lantern, squeaking on its hook'],
    detail: [
      'From house to house hung the lanterns, and threw red and green on the washing.',
      'On the table stood the dates, and everybody was looking elsewhere.',
      'The whole house smelled of soup, and it was twenty minutes to sunset.',
      'The crescent was so thin that one person saw it and eight believed it.'
    ],
    sleepy: [
      'The lanterns swung a little, and their colours went to and fro on the wall.',
      'On the plate there lay the stones of dates, one for each.',
      'The drummer would come before the sun, and until then it was quiet.',
      'Over the roof lay the crescent, on its back, like somebody in a hammock.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['wait for the sunset', 'waited for the sunset', 'waiting for the sunset'],
        ['lay the table for iftar', 'laid the table for iftar', 'laying the table for iftar'],
        ['carry a lantern', 'carried a lantern', 'carrying a lantern'],
        ['look for the crescent', 'looked for the crescent', 'looking for the crescent'],
        ['get up before the sun', 'got up before the sun', 'getting up before the sun']
      ],
      facts: [
        'In Ramadan grown-ups eat nothing from first light to sunset, and children need not',
        'The meal at sunset is called iftar, and it often begins with a date',
        'Ramadan begins when the new crescent moon has been seen',
        'It wanders through the year, so that it is sometimes in summer and sometimes in winter',
        'In Egypt the children carry lanterns of tin and coloured glass',
        'In some towns a drummer goes about before dawn, so that people can have breakfast',
        'Plates go up and down the stairs, because everybody cooks too much on purpose',
        'At the end of it comes Eid'
      ],
      guesses: [
        'The moon is thin because it is fasting as well',
        'A date has a stone in it so that one eats slowly',
        'The drummer is paid in yawns',
        'The sun goes down more slowly when it is being watched',
        'Soup smells most when nobody may have any'
      ],
      says: ['Is it time', 'Only eleven minutes', 'First a date', 'Take a plate to next door', 'I can see the crescent'],
      props: [
        ['the lantern', 'a jam jar with coloured paper and a torch'],
        ['the drummer', 'somebody with a tin'],
        ['the dates', 'raisins'],
        ['the crescent', 'a slice of melon, or a peel'],
        ['the neighbours', 'all the bedrooms'],
        ['the sunset', 'a lamp, turned down']
      ],
      parts: ['the drummer', 'the one who watches the clock', 'the soup', 'the neighbour from the fourth floor', 'the lantern', 'the crescent', 'the cousin who fasted until eleven'],
      goes: [
        ['{S} laid a date on each plate and did not lick the fingers.', 'For everybody {S} laid a spoon, and one more for whoever came.'],
        ['At the window {S} stood and told them how much sun was left.', '{S} watched the light go up the wall of the house opposite.'],
        ['With a full plate {S} went to next door, and came back with another.', '{S} knocked at the second bedroom and said: from us.'],
        ['Now, said {S}, and for a while one heard only spoons.', '{S} ate the date first, very slowly, and then the soup.']
      ],
      mishaps: [
        {
          problem: ['Everybody had cooked the same. There were four pots of lentil soup.', 'The neighbours had come, and each had brought soup.'],
          fail: ['{S} put them in a row, and they were four soups in a row.', '{S} asked who had the list, and the list was in the soup.'],
          see: ['“None of them is the same,” said {A}. “One has got lemon, and one has got noodles.”', '“Four spoons,” said {A}. “We must find out whose is which.”'],
          mend: ['So {S} tasted with both eyes shut, {A} kept count, and all four came first.', '{A} poured, {S} guessed, and the neighbours laughed until the spoons rang.'],
          alone: ['{S} tasted each of them with both eyes shut, and all four came first.']
        },
        {
          problem: ['The drummer had overslept. And who wakes a drummer?', 'Before sunrise it was quite quiet, and no drummer came by.'],
          fail: ['{S} drummed on the pillow, and it only slept deeper.', '{S} whispered wake up into the dark.'],
          see: ['“Drum on the tin,” said {A}. “Softly, and say the names.”', '“He always says who it is for,” said {A}. “One does not wake up for noise, but for one’s name.”'],
          mend: ['{S} drummed and {A} said the names;; by the third door there was a light.', 'So {A} carried the lantern, {S} the tin, and they went past all the beds with everybody’s name.'],
          alone: ['{S} drummed on the tin, softly, and said the names, and there was a light.']
        },
        {
          problem: ['There were more guests than chairs, and there was a ring at the door.', 'The table was laid for six, and in the hall stood nine and a baby.'],
          fail: ['{S} counted again, hoping for fewer.', '{S} brought the stool, and four looked at it.'],
          see: ['“Put the cloth on the floor,” said {A}. “The floor has any number of chairs.”', '“Sit on the rug,” said {A}. “Then there is always room for one more.”'],
          mend: ['So {A} spread the cloth, {S} carried down the plates, and there was room for three more.', '{S} moved up, {A} moved up, and round the cloth it was better than at the table.'],
          alone: ['{S} spread the cloth on the rug, and there was room for all, and for three more.']
        }
      ],
      ends: ['The lantern hung on the handle, and its red lay over the bed.', 'All the plates had gone home, and none of them empty.', 'The melon peel lay on its back in the window, and was the moon.']
    }
  },
  {
    id: 'harvest',
    label: 'a harvest feast',
    keys: ['harvest', 'harvest festival', 'new yam festival', 'yam festival', 'yams', 'thanksgiving', 'fruit picking', 'apple picking', 'picking apples', 'apple', 'apples', 'maize', 'potatoes', 'cosecha', 'colheita', 'récolte', 'しゅうかく', '丰收', 'फसल', 'حصاد', 'mavuno'],
    marks: ['harvest', 'yam', 'yams', 'apple', 'apples', 'maize', 'sack', 'sacks', 'basket'],
    small: things('an apple with a leaf on like a hat | the apple with the leaf', 'a yam in the shape of an uncle | the uncle yam'),
    big: things('a yam that two had to carry | the two-person yam', 'a basket that went home on a head | the harvest basket'),
    object: things('a sack with a potato’s eye looking out | the sack with the eye', 'a ladder leaned on an apple tree for grown-ups | the apple ladder'),
    place: things('a table as long as the lane for the harvest | the harvest table', 'a store full of apples laid so that none touched | the apple store'),
    sound: ['an apple, falling when nobody had asked', 'maize, shelled into a basin', 'a drum over the fields at the harvest'],
    detail: [
      'In the grass lay apples, and each had a wasp’s opinion of it.',
      'The yams were stacked in order, and the largest had a cloth round it.',
      'Down the lane came the harvest, on a cart, on heads, and in one pocket.',
      'Somebody had polished an apple until the window was in it.'
    ],
    sleepy: [
      'In the store the apples lay and did not touch, and smelled.',
      'The sacks leaned together, like people at the end of a wedding.',
      'Everything was in, and the harvest table had been wiped.',
      'On the sill there was one last yam, and the moon had found it.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['pick the apples', 'picked the apples', 'picking the apples'],
        ['dig up the yams', 'dug up the yams', 'digging up the yams'],
        ['carry it home in baskets', 'carried it home in baskets', 'carrying it home in baskets'],
        ['shell the maize', 'shelled the maize', 'shelling the maize'],
        ['sit down at the long table', 'sat down at the long table', 'sitting down at the long table']
      ],
      facts: [
        'An apple floats, because a quarter of it is air',
        'In West Africa nobody eats the first yams before there has been a feast with drums',
        'A yam can grow as long as a person',
        'A cob of maize has always an even number of rows',
        'There are more than seven thousand sorts of apples',
        'Apples that lie touching each other go off together, so one leaves a gap',
        'Potatoes have eyes, and every eye can be a new potato',
        'In nearly every country there is a day to say thank you for the food'
      ],
      guesses: [
        'Apples fall because they have heard something below',
        'The eyes of the potato are for finding the pan',
        'A yam is so long because nobody told it when to stop',
        'The core is where the apple keeps its address',
        'Maize wears a coat with a zip of hair'
      ],
      says: ['Mind your head', 'Two hands for that one', 'Fill the basket', 'One for the table, one for me', 'Everybody sit'],
      props: [
        ['the apples', 'rolled socks in a tree of chairs'],
        ['the big yam', 'a bolster'],
        ['the basket', 'the washing basket'],
        ['the long table', 'three rugs in a row'],
        ['the drum', 'a saucepan'],
        ['the cart', 'a blanket to pull']
      ],
      parts: ['the big yam', 'the apple at the very top', 'the drummer', 'the wasp', 'the scarecrow, whose work was done', 'the eldest, who has the first bite', 'the cart'],
      goes: [
        ['{S} twisted one, and it came off with its leaf.', 'From the lowest branch {S} picked what could be reached.'],
        ['With both hands {S} dug, and there was more of it than one thought.', '{S} pulled at the yam, and the yam pulled back.'],
        ['On the cart {S} laid it all, the heavy at the bottom.', '{S} pulled the blanket, and the harvest came along.'],
        ['At the long table {S} waited until the eldest had bitten.', '{S} sat down between two others and passed it on.']
      ],
      mishaps: [
        {
          problem: ['The big yam would not come out. Only its shoulder was to be seen.', 'Under the cushions sat the yam, and it had no mind to move.'],
          fail: ['{S} pulled, and sat down.', '{S} dug on the one side, and it leaned over to that side.'],
          see: ['“It is longer than you think,” said {A}. “One has to dig to its feet.”', '“Do not pull yet,” said {A}. “Dig all the way round, and then it is only a yam.”'],
          mend: ['So {S} dug on the left, {A} on the right, and out it came as from a bed.', '{A} held its head, {S} felt for its feet, and they carried it home between them.'],
          alone: ['{S} dug all the way round, down to its feet, and out it came as from a bed.']
        },
        {
          problem: ['The best apple hung at the top, and nobody there was to go up.', 'Up there hung one, red on both sides, and it was too high for everybody.'],
          fail: ['{S} stretched, and it was still an arm away.', '{S} called to it, and a different one fell.'],
          see: ['“It will come by itself,” said {A}. “One only has to hold something soft under it.”', '“Hold out the blanket,” said {A}, “and I will tap the branch with the broom.”'],
          mend: ['{S} held out the blanket, {A} tapped with the broom, and it dropped in like a yawn.', 'So {A} reached up with the long broom, {S} stood with the cloth, and it was caught.'],
          alone: ['{S} laid a blanket below and waited. By and by it dropped in like a yawn.']
        },
        {
          problem: ['It was all on the table, and everybody had begun but the eldest.', 'The first bite belonged to the eldest, and there were bites out of everything.'],
          fail: ['{S} turned the bitten sides to the wall.', '{S} said that it had been a mouse, with a full mouth.'],
          see: ['“Then we choose a new first,” said {A}. “The yam is still whole.”', '“Say so,” said {A}, “and give back the biggest. That is all.”'],
          mend: ['So {S} owned up, {A} passed along the yam, and the eldest bit into it and nodded.', '{A} found one that was whole, {S} carried it to the eldest, and now it was right.'],
          alone: ['{S} found one that was whole, and carried it up to the top of the table.']
        }
      ],
      ends: ['Everything was in, and the door was shut behind it.', 'The long table was only three rugs, with somebody asleep at each.', 'One apple fell, outside, and had all night to lie there.']
    }
  },
  {
    id: 'hangi',
    label: 'a hāngī',
    keys: ['hāngī', 'having a hangi', 'making a hangi', 'family hangi', 'hangi dinner', 'maori hangi', 'māori hangi', 'earth oven', 'cooking in the ground', 'poi'],
    marks: ['hāngī', 'hot stones', 'stones', 'cabbage leaves', 'steam', 'poi', 'hui', 'shovel'],
    small: things('a poi with a new string | the poi', 'a parcel of cabbage leaves and chicken | the parcel in cabbage leaves'),
    big: things('a heap of earth that steamed like a kettle | the steam heap', 'an uncle with a shovel who could not be hurried | the uncle with the shovel'),
    object: things('a wire basket for the hāngī | the hāngī basket', 'a wet sack that smelled of earth and steam | the steam sack'),
    place: things('a pit with hot stones and a rope round it | the pit of hot stones', 'a porch with forty pairs of shoes above a smell of steam | the porch over the steam'),
    sound: ['a shovel, and somebody saying not yet', 'two poi, tapped in time', 'steam, finding its way out of the ground'],
    detail: [
      'Out of the ground came steam, and it smelled of Sunday.',
      'The stones had been in the heat since early morning, and the uncle had been with them.',
      'From the porch with all the shoes one could see the steam.',
      'The poi went round so fast that there was a wheel of it.'
    ],
    sleepy: [
      'The earth had been put back, and a bit of steam still came out of it.',
      'On the mattresses lay everybody in a row, full of hāngī, and somebody hummed.',
      'The stones were cooling, one after the other, and each said tick.',
      'The poi hung on its nail, quite still.'
    ],
    world: {
      sort: 'feast',
      verbs: [
        ['wrap the food in leaves', 'wrapped the food in leaves', 'wrapping the food in leaves'],
        ['wait for the hāngī', 'waited for the hāngī', 'waiting for the hāngī'],
        ['lift out the baskets', 'lifted out the baskets', 'lifting out the baskets'],
        ['swing the poi', 'swung the poi', 'swinging the poi'],
        ['sing through all the verses', 'sang through all the verses', 'singing through all the verses']
      ],
      facts: [
        'A hāngī cooks under the earth, with hot stones and steam',
        'It takes about three hours, and nobody may look',
        'The stones have to be the right sort, for some would split',
        'Food from a hāngī tastes a little of smoke and a little of earth',
        'A poi was once for making wrists quick and strong',
        'Afterwards everybody helps with the dishes, and that is when the songs are best',
        'The names of the stones that are good for it are handed down in the family',
        'Wet sacks on top keep the steam in, and then comes the earth'
      ],
      guesses: [
        'The supper is buried so that nobody starts early',
        'It steams because it is thinking',
        'The uncle with the shovel was born with it',
        'Cabbage leaves are the food’s pyjamas',
        'The stones are counted in case one has been eaten'
      ],
      says: ['Not yet', 'Mind the steam', 'Is it ready now', 'Shoes off', 'Lift on three'],
      props: [
        ['the pit', 'a laundry basket between cushions'],
        ['the hot stones', 'all the potatoes'],
        ['the cabbage leaves', 'green tea towels'],
        ['the earth', 'the brown blanket'],
        ['the poi', 'a sock with a sock in it, on a string'],
        ['the shovel', 'a dustpan']
      ],
      parts: ['the uncle with the shovel', 'the potato in the middle', 'the steam', 'the auntie who starts the songs', 'the one who asks if it is ready', 'the dog with the shoe', 'the stone that said tick'],
      goes: [
        ['{S} wrapped up a bear in a tea towel, feet first.', 'In green towels {S} wrapped everything, and tucked in the corners.'],
        ['Into the basket laid {S} the stones and after them the parcels.', '{S} stacked them, the large ones below, and covered them with wet nothing.'],
        ['Then {S} waited, and asked, and was told not yet.', 'With a sock on a string {S} passed the time, and hit only one ear.'],
        ['On three {S} lifted, and there was steam, or somebody went fff.', '{S} opened the first parcel and said that it was done.']
      ],
      mishaps: [
        {
          problem: ['Somebody had looked. A corner of the blanket was up, and all the steam was out.', 'It was to be shut for three hours, and there was a gap with a nose in it.'],
          fail: ['{S} said that it had been a very small look.', '{S} blew some steam back in.'],
          see: ['“Then it needs a bit longer,” said {A}. “Shut it, and sing something long.”', '“Who looks has to sing,” said {A}. “That is how the time goes.”'],
          mend: ['So {S} tucked in the blanket, {A} began the song, and at the last verse it was done.', '{A} gave the note, {S} sang all the verses, and nobody looked any more.'],
          alone: ['{S} tucked in the corner and sang all the verses. At the last one it was done.']
        },
        {
          problem: ['The poi had gone round the wrong thing. It had gone round the lamp.', 'Swish, went the sock on its string, and then it was a knot with a lamp in it.'],
          fail: ['{S} pulled, and the lamp bowed.', '{S} swung the other one after it, and now there were two.'],
          see: ['“Let it come back the way it went,” said {A}. “Left round, left round.”', '“You want more wrist and less arm,” said {A}. “But first walk round the lamp.”'],
          mend: ['{A} held the lamp, {S} walked round it to the left, and it came free.', 'So {S} walked round, {A} counted, and afterwards they swung it small, from the wrist.'],
          alone: ['{S} walked round the lamp to the left until it came free, and then swung it small.']
        },
        {
          problem: ['Everything was ready, and one parcel had no name. It could be anybody’s.', 'The parcels were handed out, and at the bottom there was one over.'],
          fail: ['{S} sniffed at it, and it smelled of tea towel.', '{S} offered it round, and all had one.'],
          see: ['“It is for whoever comes late,” said {A}. “There is always one of those.”', '“Somebody is not here yet,” said {A}. “Or the uncle has not had his.”'],
          mend: ['So {S} took it to the uncle, {A} held the plate, and at last he sat down.', '{A} made room, {S} put it at the empty place, and there came a knock.'],
          alone: ['{S} laid it at the empty place, for whoever came late.']
        }
      ],
      ends: ['The blanket lay over everything, and nobody looked under it.', 'All lay in one row, and the song went along it from mouth to mouth.', 'A potato ticked, and was cool.']
    }
  }
]
