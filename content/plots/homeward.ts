import type { Plot } from '../format.ts'

/**
 * World: the route of the number nine bus after the last bus has gone. It smells of warm rubber, lemon soap and rain.
 * What returns: a ticket with one corner folded down (it says "and back"), the word “Ding”, and eleven bumps.
 */
export const homeward: Plot = {
  id: 'homeward',
  about: 'A small lost one slept past its stop on the last bus, and is walked home along the route, stop by stop.',
  titles: [
    '{H} and the Last Bus Home',
    '{H} and the Folded Ticket',
    'One Stop Nearer {place}',
    'The Walking Bus to {place}',
    'How {small} Missed Its Stop',
    'Eleven Bumps to {place}',
    '{H} Takes {small} Home',
    'The Night the Number Nine Went to Bed Early',
    'Ding, Said {small}',
    'Mind the Step, {H}',
    'A Ticket for {small}',
    'The Longest Bus Without Any Wheels',
    'Asleep on the Back Seat',
    'All Stops to {place}',
    'No More Buses Tonight',
    '{small} on the Number Nine',
    'Hold on Tight, {H}',
    'The Bench at the Last Stop'
  ],
  uses: ['small', 'place'],
  elements: ['kindness quest', 'talking animals', 'starlight journey', 'friendly dragon'],
  refrains: [
    {
      loud: '“Ding, ding!” said {small}. “Hold on tight! One stop nearer home!”',
      soft: 'Ding, ding. Hold on. One stop nearer home.'
    },
    {
      loud: 'Ding, ding, mind the step! One stop done, and more stops left!',
      soft: 'Ding, ding. Mind the step. No more stops left.'
    },
    {
      loud: '“All aboard the walking bus! Ding, ding! Room for all of us!”',
      soft: 'All aboard the sleepy bus. Room for all of us.'
    },
    {
      loud: 'Ding went the bell that nobody had, and on rolled the bus with no wheels!',
      soft: 'Ding went the bell, very low, and on rolled the bus.'
    },
    {
      loud: '“Next stop, please!” said {small}. “And then the next, and then home!”',
      soft: 'Next stop, please. And then home.'
    }
  ],
  want: [
    {
      young: [
        'Psssh! The last bus stopped near {H}’s door. Then it drove off to bed. On the bench lay {small.first}, with a ticket. One corner was folded.',
        'The last number nine let out a long sigh. Off it rolled to bed. It had left {small.first} on the bench. The ticket beside it had a bent corner.',
        'A bus went psssh by the bench near {H}’s door. It was the last one. When it had gone, there sat {small.first}. Its ticket was tucked under at one corner.',
        'Out went the lights of the last bus. “Good night, bus,” said somebody sleepy. On the bench near {H}’s door was {small.first}. It held a ticket with a turned-down corner.'
      ],
      older: [
        'The last number nine sighed at the stop near {H}’s door, and drove off to bed. Behind it on the bench lay {small.first}, asleep beside a ticket with one corner folded down.',
        'When the buses had stopped for the night, the bench near {H}’s door was not empty. The last of them had left {small.first} on it, with a ticket bent at one corner.',
        'Psssh, said the doors of the number nine, and the last bus of the day was gone. It had left {small.first} on the bench, and a ticket whose corner was turned under.',
        'Nobody got off the last bus, and yet, when its red lights were gone, the bench near {H}’s door held {small.first}. It had a ticket, creased tight at one corner.'
      ]
    },
    {
      extra: 1,
      young: [
        'The bench still smelled of bus. It smelled of warm rubber and orange peel. {small} sniffed the air. “This isn’t my stop,” it said.',
        '“Is this the middle?” said {small}. “I get off in the middle.” It was not the middle. It was the very end of the line.',
        'Warm bus smell hung over the road. There was some orange in it. {small} read the letters on the pole. “Last stop,” it said. “Oh dear.”',
        'The sign on the pole said Last Stop. {small} read it two times. It sounded just as last the second time. The air smelled of bus and oranges.'
      ],
      older: [
        'The air smelled of warm rubber and somebody’s orange. {small} read the sign on the pole, which said Last Stop, and then read the back of it, in case that was better.',
        '“I had a seat by the window,” said {small}, “and the window hummed.” It looked up at the sign. Last Stop, the sign said, without a word of comfort.',
        'Bus stops are chatty by day and tell you very little at night. This one said Last Stop. {small} sniffed the rubbery air and agreed that it probably was.',
        'Orange peel and warm tyres, that was what the evening smelled of there. {small} studied the words Last Stop for some time, the way one studies a soup with a spoon missing.'
      ]
    },
    {
      young: [
        '“I slept past my stop,” said {small}. Home was {place.first}. It wanted to be there by bedtime. No more buses went tonight. So {H} would take it.',
        'Home was {place.first}, all the way back. {small} had slept right past it. It wanted its own bed. There were no more buses, but there was {H}.',
        'Now {small} wanted to go home. And home was {place.first}. The buses had all gone to bed. “Then we walk,” was what {H} thought. {H} never thought it twice.',
        '“I want to go home,” said {small}, and home was {place.first}. But the last bus was gone. Somebody had to take it. {H} was somebody.'
      ],
      older: [
        'Home was {place.first}, and {small} had slept straight past it. It wanted to be back before bedtime. As there would be no more buses tonight, {H} decided to be the next one.',
        '“I live in the middle of the line,” said {small}, “and I want to go home.” Home was {place.first}. The timetable offered nothing until morning. That left {H}.',
        'It turned out that {small} had slept through its stop, which was {place.first}. It wanted nothing but to be home. No bus would take it now, and so {H} would.',
        'Somewhere back along the route was {place.first}, and that was home. {small} had snored past it, and wanted badly to go back. The buses had finished. {H} had not even begun.'
      ]
    },
    {
      // Always: the bumps are counted to the end, and a child must know why.
      young: [
        '“I know the way by the bumps,” said {small}. “I count them.” It thought hard. “There are eleven. After eleven I’m always asleep.”',
        '{H} waited to hear the way. “First there’s a bump,” said {small}. “Then ten more. Then I don’t know. Then I snore.”',
        '“How far is it?” “Eleven bumps,” said {small} at once. “And after the bumps?” “After eleven bumps there’s only sleep.”',
        'Bump, bump, bump. That was how {small} knew the way. It had counted from the back seat. It always got to eleven. It never got to twelve.'
      ],
      older: [
        '“The way is easy,” said {small}. “You count the bumps in the road.” There were eleven, it explained, and after the eleventh it could be of no help, having always been asleep.',
        'Asked for the way, {small} could describe eleven bumps, each by its own sound. What came after the eleventh was a mystery to it, and so far a very restful one.',
        '“On the bus it isn’t far at all,” said {small}. “Eleven bumps and you’re asleep.” It frowned. “I see now that there must be a bit more to it.”',
        'Nothing of the road had ever been seen by {small}. It knew the route from the back seat, with its eyes shut, as eleven bumps and then nothing, and nothing was hard to follow.'
      ]
    },
    {
      extra: 3,
      young: [
        'The ticket had two round holes. {small} looked at {H} through one. “You look like somebody who walks,” it said. Then it held the ticket tight again.',
        '“May I see your ticket?” Drivers always say that. {small} showed it to {H}. It had two small holes. The bent corner stayed bent.',
        'Two holes were clipped in the ticket. {small} peeped through them at the road. Then it peeped at {H}. “Better,” it said. The corner stayed folded down.',
        'Tight, tight, {small} held the ticket. A driver had clipped two holes in it. The moon fitted in one hole. {H} fitted in the other, if you leaned back.'
      ],
      older: [
        'Two neat holes had been clipped in the ticket. {small} inspected the evening through each of them in turn, found {H} in the second, and looked a good deal happier.',
        '“Tickets should be kept until the end of the journey,” said {small}, who had read it on the window. It held on to the folded one as if the wind wanted it.',
        'The ticket had been clipped twice and folded once. {small} would not hear of unfolding it. “That’s how it came,” it said, “and that’s how I like it.”',
        'Whatever was written under the fold of that ticket, {small} had not looked. “It’s the corner I hold it by,” it told {H}. “One doesn’t unfold a handle.”'
      ]
    }
  ],
  setOut: [
    {
      young: [
        'So the walking bus set off, back along the bus road. {group} went from stop to stop. {small} was the bell. “Ding,” it said, and off they rolled.',
        '“A bus needs a bell,” said {small}. “Ding!” So {group} set off. They went the way the number nine came, along the stops.',
        '{group} and {small} made a bus without wheels. They rolled off along the row of stops. “Ding, ding!” said {small}. That was how a bus started.',
        'Stop by stop, that was the plan. Every stop had a round sign on a pole. {small} said “Ding!” and {group} set off along them.'
      ],
      older: [
        'They would go back along the route on foot, stop by stop. {small} said “Ding”, because nothing on wheels or off them starts without a bell, and {group} set off.',
        '{group} followed the round signs of the number nine, one pole to the next, in the wrong direction. “Ding,” said {small}, and the bus with no wheels began to move.',
        'The plan was simple: walk where the bus drove. {small} appointed itself the bell, cleared its throat and said “Ding”. At that, {group} pulled out from the kerb.',
        'A walking bus needs a road, some passengers and a bell. The road was there, {group} and {small} were the passengers, and “Ding” said {small}, so that was everything.'
      ]
    },
    {
      extra: 1,
      young: [
        'There were rules on the walking bus. No pushing and no standing on toes. {small} made one more. “Nobody sits at the back,” it said. “You fall asleep there.”',
        '“Doors closing,” said {small}. There were no doors. {group} waited for them anyway. Psssh, said {small}, and then everything was ready.',
        'A bus has rules, and {small} told them. Hold on to something. Do not talk to the driver. There was no driver, so that one was easy.',
        'First the doors had to close. {small} did the noise itself. Psssh! It was a fine noise. {group} needed to hear it twice.'
      ],
      older: [
        '“Please move down inside the bus,” said {small}, and {group} shuffled half a step, in the open air, under the moon. It felt more like a bus already.',
        'There was some talk of who should be the brakes. In the end {small} was brakes, bell and doors together, which on a small bus is quite usual.',
        'All the rules were known to {small} by heart, from years of reading them upside down. Hold the rail, keep your ticket, and never sit at the back, where the sleep is.',
        'Before they could leave, the doors had to be closed. There were none, so {small} made the sigh, psssh, with so much feeling that a pigeon on the wires moved along.'
      ]
    },
    {
      extra: 2,
      young: [
        'The road looked long without a bus on it. The stops stood in a row. They had round heads and one leg each. “They’re waiting too,” said {small}.',
        'All along the road stood the bus stops. Each one had a thin leg and a round face. {small} nodded at every face. It was only polite.',
        'It was quiet without the buses. Their wires hung over the road and hummed. Mmmm, went the wires. {small} hummed along, a bit too high.',
        '“On the bus this bit is quicker,” said {small}. It said so at the first pole. At the second pole it said so again. The poles did not mind.'
      ],
      older: [
        '“On the bus,” said {small}, at the first pole, “this part is over before you’ve found your seat.” It said it again at the second pole, in case the pole was interested.',
        'Without its buses the road seemed to have been made for giants. The stops stood along it on one leg, round-faced and patient, like herons who had read the timetable.',
        'The wires above the road still hummed from the last number nine. Mmmm, they went, lower and lower, and {small} nodded to each stop as one nods to people on a train.',
        'A road looks different when you are going at the speed of feet. There were drain covers with stars on them, and a lost glove on a railing, waving at nobody.'
      ]
    }
  ],
  sites: [
    {
      id: 'homeward-roundabout',
      challenge: 'way',
      has: ['pebbles', 'green'],
      obj: { first: 'a roundabout with five roads', def: 'the roundabout' },
      arrive: {
        extra: 1,
        young: [
          'There was a traffic light on the road. It had no cars to boss. Red, green, red, green. {small} made everybody wait for green, two times.',
          'Tick, tick, went a traffic light, all alone. No car came from anywhere. {small} stopped at the red all the same. “A bus stops at red,” it said.',
          'The road got wide and wider still. A lonely light shone red on it. {group} waited. It shone green on {small}, and {small} felt chosen.',
          '“Red!” said {small}, and the walking bus stopped. There was not one car. They waited for the green. It smelled of cut grass here.'
        ],
        older: [
          'A traffic light was still at work, all by itself, telling an empty road when to go. {small} insisted on waiting for the green, since a bus has its reputation to think of.',
          'The road broadened, and there was a smell of cut grass. {group} stood for a whole minute at a red light with nobody coming, because {small} would not hear of anything else.',
          'At an empty crossing the lights turned red for {group} and for nobody else within a mile. They waited. “It’s nice to be noticed,” said {small}.',
          'It was {small} who saw the red light and put on the brakes, which made a squeak. No car was coming, then or later, but the green tasted all the better.'
        ]
      },
      problem: {
        young: [
          'Then came {obj.first}. On every road stood a sign, and every sign said Nine. “The bus goes round and round here,” said {small}. Which road was theirs?',
          'The road ran into {obj.first}. All the signs said Nine, every one. {small} had been too dizzy to look. Nobody knew which way to take.',
          '“Oh,” said {small}. Here was {obj.first}. There were too many number nines to choose from. The bus had gone round, and {small} had shut its eyes.',
          'Before them lay {obj.first}. Nine, said a sign. Nine, said the next one. They all said Nine! “I was dizzy here,” said {small}. “I didn’t see.”'
        ],
        older: [
          'What came next was {obj.first}, and at each of the roads stood a pole that said Number Nine. “We always go round three times,” said {small}, “and then I’ve lost count.”',
          'The night opened out into {obj.first}. Every sign claimed the number nine for itself, and {small}, who always had both eyes shut here, could not say which was right.',
          'They had reached {obj.first}. Nine, promised the first sign, and so did all the others. {small} turned to look back, and after that nobody knew where they had come from.',
          'Nobody had mentioned {obj.first}. The number nine stopped, it seemed, on all of its roads, and {small} remembered only going round, and an old lady’s shopping going round too.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '{group} walked all the way round it. There was a paper cup on the ground. They walked round again. There was the cup again, looking at them.',
          'They tried one road for ten steps. “No bumps,” said {small}. They tried the next. No bumps there. Back they went to the grass in the middle.',
          'Round they went, and round. The same paper cup came past. “That cup is following us,” said {small}. It was not. It was just a round place.',
          '“Left?” said {small}. They went left, and left was wrong. So they came back to the start. It took them a while to find the start.'
        ],
        older: [
          '{group} walked right round it and met a paper cup. Some time later they met the cup again. By the third time {small} had begun to greet it.',
          'The first road smelled of fish, the second of nothing whatever. {small} sniffed at both with care, and said that the bus had smelled mainly of bus.',
          '“It was a curvy one,” said {small}. All the roads were curvy where they left, being tired of the circle, and all were straight by the third lamp. That was no help.',
          'They sent {small} a little way down one road to feel for bumps. It came back up another, looking surprised, and nobody could explain how it had got there.'
        ]
      },
      outcome: {
        young: [
          'So now they had the right road. They went down it, ten steps and ten more. “Bump!” said {small}. “I know that bump! That’s number four!”',
          'Off they went, with all the other roads behind them. Soon there was a hump in the road. {small} bounced on it. “My fourth bump,” it said.',
          '“Stop,” said {small}. “Feel that.” There was a small hump under the road. It was bump number four. {small} would have known it anywhere.',
          'That road had a tree root under it. The root made a bump. {small} went over it three times. “Number four,” it said. “Hello, number four.”'
        ],
        older: [
          'The other roads could go where they liked. A little way down the right one a tree root had lifted the tar, and {small} stood on it, beaming. “Bump number four,” it said.',
          'Quite without warning {small} stopped, and the whole bus ran into it. Under them was a swelling in the road. “That’s my fourth bump,” it said. “I never knew that it was brown.”',
          'Under the second lamp the road gave a small hump, as if something turned over in bed. {small} knew it at once for bump number four, and bowed to it slightly.',
          'It was the fourth bump that settled any doubt, a good round one with a root inside. {small} went back twice to feel it again, like somebody shaking hands.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A cat sat in the bus lane. “Buses only,” said the cat. “We’re a bus,” said {small}. The cat counted their feet. “So you are,” it said.',
          '“Only buses here,” said a stripy cat on the road. {small} went psssh and then ding. The cat got up and let them through.',
          'Right across the lane lay a cat. It opened one eye. {small} showed it the ticket. The cat looked at both holes. “Go on, then,” it said.',
          'There was a line on the road, and a cat on the line. “Buses,” it said, “and nobody else.” {small} said “Ding.” That was good enough for the cat.'
        ],
        older: [
          'A cat was lying across the bus lane, keeping it clear. “Buses only,” it said. {small} produced the ticket, and after a long look at both holes the cat drew in its tail.',
          '“Is this a bus?” said a cat who had charge of the lane. {small} did the doors for it, and the brakes, and the cat allowed that it had met worse.',
          'Further on, the bus lane was guarded by a cat with one white foot. It wished to see wheels. {small} gave it a ding instead, so well made that the cat stood aside.',
          'The lane was reserved for buses, and a cat was seeing to it. It counted the passengers, listened to {small} being an engine, and waved them on with the end of its tail.'
        ]
      }
    },
    {
      id: 'homeward-puddle',
      challenge: 'crossing',
      has: ['pebbles', 'earth', 'water'],
      obj: { first: 'a puddle as long as a bus', def: 'the puddle' },
      arrive: {
        extra: 1,
        young: [
          'Downhill went the road, between the trees. Drip, went a pipe on a wall. It had been dripping all week. The air smelled of wet leaves.',
          'The road dipped down like a spoon. Wet leaves stuck to it. Somewhere a pipe went drip, drip. “I know that drip,” said {small}. “No, I don’t.”',
          'Drip, drip, drip. A pipe was leaking on a wall. Its water ran down the road. {group} went the same way as the water.',
          'Wet leaves lay all over the road. They stuck to every foot. {small} had one on its head. A pipe dripped somewhere, plip, plip.'
        ],
        older: [
          'The road dipped between two rows of trees. On a wall a pipe dripped, as it had dripped for a week, and all that water had been looking for the lowest place.',
          'Wet leaves lay on the road here and travelled along on the soles of {group}. A thread of water ran beside them, in no doubt at all about where it was going.',
          '“I believe I hear a tap,” said {small}. It was a leaking pipe, plip, plip, on a wall, and its water ran ahead of them down the dip, smelling of leaves.',
          'Down the middle of the road came a trickle from some leaky pipe. It passed them, took the bend, and went on into the dip to join its friends.'
        ]
      },
      problem: {
        young: [
          'At the bottom lay {obj.first}, from wall to wall. “The bus goes swoosh here,” said {small}. But the walking bus had no swoosh.',
          '“Swoosh,” said {small}, and stopped. In front of them shone {obj.first}. It filled the whole road. Their side was dry, and the other side was far.',
          'Then the road was gone. Where it had been, there was {obj.first}. A leaf sailed on it. They were here, and the way home was over there.',
          'There was no way round {obj.first}. It touched the wall on both sides. The moon was in the middle of it. They stood and looked at the moon.'
        ],
        older: [
          'In the dip lay {obj.first}, from one wall to the other, with the moon in it. “On the bus,” said {small}, “this is the swoosh.” They looked at their feet.',
          'What had collected at the bottom was {obj.first}. The number nine took it with a swoosh, {small} said. The far side looked dry and a long way off.',
          'The road walked into {obj.first} on this side and came out of it on that. There was wall on either hand, and nothing with wheels to take them over.',
          'Nobody could call {obj.first} a small thing. It reached from wall to wall, and a leaf was crossing it under full sail, which was more than anybody else was doing.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“How deep is it?” said {small}. They put a stick in. The stick came out wet up to there. Up to there was too wet.',
          'A duck swam by. “It’s very nice in,” said the duck. It would say that. Nobody here had feet like a duck’s.',
          'From the edge {small} tried a swoosh. It was a good one. But it only wet the front row. The water was as wide as before.',
          'They could jump, but not that far. They could wait, but water is slow to dry. A duck floated up to see what they would do.'
        ],
        older: [
          'A stick let down into it came up wet past the second twig. {small} measured the mark against everybody’s shoes, shook its head, and laid the stick down with respect.',
          '“Come in,” said a duck in the middle. “It’s perfectly shallow.” But when the duck stood up to show them, it turned out that it had been standing up already.',
          'Somebody proposed to wait until it dried. {small} worked it out in buses. It came to four hundred number nines, not counting Sundays, and that was past anyone’s bedtime.',
          'Standing well back, {small} gave its best swoosh from the kerb, in case that was all that was needed. Rings ran out over the water, touched the other side, and came back with nothing.'
        ]
      },
      outcome: {
        young: [
          'Now they were on the dry side. They looked back at all that water. “Swoosh,” said {small}, a bit late. It had saved it up.',
          '“We did the swoosh!” said {small}. The road was dry from here. Behind them the moon was still swimming. It did not want to come along.',
          'There they stood on the other side. Drip, drip, went a few toes. {small} turned round and said a small, proud “Swoosh.” Then the road went up again.',
          'The far side was dry and full of leaves. It was the near side now. {small} said swoosh, for the look of it. On went the road.'
        ],
        older: [
          'From over here the far side looked exactly as the near side had looked from there. {small} said “Swoosh”, since somebody ought to, and the dry road led uphill.',
          '“I always wondered what the swoosh looked like from outside,” said {small}. The road rose ahead, dry as toast, and they left the moon to rock itself quiet again.',
          'The last drops fell, and their feet were on stone again. Only then did {small} allow itself a swoosh, a small one, with its eyes shut, in memory of the back seat.',
          'So the water was behind them, and closing up smoothly as if nobody had come that way. {small} counted the passengers, added a swoosh at the end, and dinged for the hill.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'A duck swam after them to the edge. “Is anyone using this puddle?” it said. Nobody was. The duck moved in, and put a leaf where it liked it.',
          'Wet feet made marks on the dry road. Pat, pat, pat. The marks grew fainter with every step. Soon nobody could tell that a bus had passed.',
          '“Mind the waves!” said a duck. They had made quite a few. The duck went up and down, up and down. Then it tried to look cross.',
          'Look back, there were the wet marks! {small} tried to count them. “That’s us,” it said. Then the marks dried, and it was only road.'
        ],
        older: [
          'A duck paddled over to ask whether the puddle was taken. When it heard that it was not, it turned round twice, put a leaf straight, and was at home.',
          'For a while they left wet marks on the road, then half marks, then heels only. {small} walked backwards to watch until there was nothing more to read.',
          '“Some of us live here,” said a duck, rising and falling on the waves they had made. It had lived there since teatime. Still, {small} begged its pardon.',
          'Their feet printed the whole journey on the dry road behind them, in water, and the evening rubbed it out again from the far end. A duck was left in charge.'
        ]
      }
    },
    {
      id: 'homeward-depot',
      challenge: 'shut',
      has: ['pebbles'],
      obj: { first: 'a gate with yellow stripes', def: 'the gate' },
      arrive: {
        extra: 1,
        young: [
          'There was a smell of oil and sponge. “That’s the depot,” said {small}. “Buses sleep there.” Its voice got very soft. You do not shout near a bedroom.',
          'Tick, tick, tick. It came from behind a wall. Warm engines tick when they cool. “Sh,” said {small}. “The buses have just gone to bed.”',
          'They came to a long, low roof. It was the bedroom of the buses. It smelled of oil. {group} went the last steps on tiptoe.',
          'Something big was breathing out over there. Psssh. It was a bus, letting go of the day. “This is where they sleep,” said {small}, very low.'
        ],
        older: [
          'The air began to smell of oil, sponges and cooled tea. {small} lowered its voice. This was the depot, where the buses slept in rows, and it was a light sleeper’s street.',
          'From behind a long wall came ticking, dozens of small ticks, none in time. “Engines,” said {small}. “They do that when they’re thinking about the day.”',
          'Ahead was a roof as long as a field, and under it, said {small}, every bus in town lay down at night. {group} went by on the outsides of their feet.',
          '“Everybody whisper,” said {small}. They had come to the depot. One of the buses inside sighed, a late psssh, the way one sighs when the pillow is right at last.'
        ]
      },
      problem: {
        young: [
          'The bus road ran right through the depot. But across it stood {obj.first}. It was shut. A sign said: Buses only. Please honk.',
          'In the way stood {obj.first}, and it was shut tight. “We always drive through,” said {small}. A sign said to honk. Who had a horn?',
          'Clonk. {small} had walked into {obj.first}. It was shut for the night. The road went on behind it, where they could not go.',
          'Here they met {obj.first}. It had gone to bed with the buses, shut and locked. The way home ran under it and out of sight.'
        ],
        older: [
          'The route ran straight through the depot, and across the route stood {obj.first}, closed for the night. Buses only, it said, and underneath, in smaller letters: Sound your horn.',
          'Between them and the rest of the road was {obj.first}, shut from post to post. It opened for anything that honked. None of the passengers had ever been fitted with a horn.',
          '“It’s always up when I come,” said {small}, and looked at {obj.first}, which was down, and shut, and meant it. The road could be seen going on without them.',
          'Then there was {obj.first}. By day it rose for every bus without being asked. Now it was shut, and the number nine’s road lay on the wrong side of it.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Honk,” said {small}, as low as it could. It came out like a very small goose. {obj} did not stir. A bus inside said psssh in its sleep.',
          'How do you honk without waking a bus? {small} tried it. It made a sound like a shoe. Nothing opened at all.',
          'They pushed it a bit. They pulled it a bit. “Honk?” said {small}. The stripes did not even blink. It stayed as shut as before.',
          'First they knocked, but softly. Then they honked, but softly. A soft honk is hardly a honk. {obj} took no notice of it.'
        ],
        older: [
          'With a deep breath {small} honked, in a whisper, for fear of the sleepers. It sounded like a goose with manners. {obj} had been built for lorries, and did not hear.',
          'Pushing did nothing, and pulling did the same thing backwards. {small} showed it the ticket, both holes, on one side and then on the other. It was not that sort of gate.',
          '“Honk, if you please,” said {small}. Somewhere inside a bus muttered and turned its wheels to the wall, and everyone held still until it was ticking evenly again.',
          'They considered how loud a honk would have to be, and then how many buses would sit up in bed. {small} put its honk away for another day.'
        ]
      },
      outcome: {
        young: [
          'In they went, on tiptoe. The buses slept in two long rows. Their lamps were shut. Tick, tick, went the engines, slower and slower.',
          'The way led between the sleeping buses. Big, dark wheels stood left and right. It was warm there. Out at the other end went the road.',
          'Tiptoe, tiptoe, past the buses. One had its wipers folded on its chest. Tick, it said. {small} held its breath the whole way through.',
          'Now the road was theirs again. It ran past bus after bus. All of them slept standing up. At the far end was the night, and the next stop.'
        ],
        older: [
          'They went through on tiptoe, down a lane of sleeping buses. There were wheels taller than {small} on either side, and the warm ticking of engines overhead.',
          'Inside it was warm and dim and smelled of sponge. {group} passed bus after bus, all with their lamps shut, and came out at the far end onto the proper road.',
          'The depot let them pass. Two rows of buses ticked in the dark, slower than clocks, and {small} walked between them like somebody let into a palace kitchen.',
          'So the number nine’s road ran on after all, through the long bedroom and out again. Nobody woke, except one headlamp, which opened a slit and thought it was dreaming.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Good night, four,” said {small}. “Good night, six. Good night, eleven.” It did not know their names. With buses the number will do.',
          'Swish. A sleeping bus moved its wipers, just once. “It’s dreaming of rain,” said {small}. They left it the rain and went on.',
          'A big sponge hung on a hook to dry. Plip, it went. {small} patted one warm wheel as it passed. It was still humming inside.',
          'On one bus a light had been left on. It shone on an empty seat. {small} looked a long time. “Not mine,” it said. “Mine is at the back.”'
        ],
        older: [
          'Each of them was wished a good night by number, the four, the six, the eleven. One old bus had no number any more. For that one {small} took a little longer.',
          'One bus moved its wipers in its sleep, a single sweep, left to right. “Rain,” said {small}, who knew. “It’s on the sea road, and it’s enjoying itself.”',
          'A mop stood in the corner on its handle, fast asleep as well. {small} leaned on the last warm wheel and felt the day still humming in it.',
          '“I should like to see what they dream,” said {small}. The nearest bus ticked twice and sighed. It was perhaps a hill with no stops on it, all the way down.'
        ]
      }
    },
    {
      id: 'homeward-bus-wash',
      challenge: 'noisy',
      has: ['wall', 'water'],
      obj: { first: 'a bus wash that would not stop', def: 'the bus wash' },
      arrive: {
        extra: 1,
        young: [
          'A bubble came along the road. Then came ten bubbles. They smelled of lemon. One landed on {small} and sat there for a while. Pop.',
          'The road was white with foam. It smelled of lemons. {small} put some on its nose end. “Snow,” it said. Then it sneezed out a bubble.',
          'Bubbles floated past the lamps. Every bubble had a lamp in it. Pop, pop, went {group}, walking through. There was a noise ahead as well.',
          'Foam slid over the road, white and slow. Where did it come from? It smelled of lemon soap. Something ahead went whum, whum, whum.'
        ],
        older: [
          'Foam came sliding to meet them down the gutter, smelling of lemons. {small} picked up a piece, and walked for some time with the dignity of somebody carrying a cloud.',
          'First there was one bubble, then a dozen, sailing along at the height of the lamps, each with a lamp inside it. Behind the bubbles there was a noise.',
          'The air turned clean and lemony and hard to breathe without sneezing. {small} sneezed, and a bubble came out, to everybody’s respect. Whum, went something round the bend.',
          'A slow white foam had covered the road to the ankles. {group} waded through lemon. Somewhere in front a deep voice was saying whum, whum, over and over.'
        ]
      },
      problem: {
        young: [
          'Whumma, whumma! It was {obj.first}. “I must hear the clock shop now!” said {small}. “That’s where we turn!” But nobody could hear a thing.',
          'By the road stood {obj.first}. Its brushes went whumma, whumma! {small} knew the next turn by a tick and a tock. Who could hear a tick in this?',
          '“Listen for the clocks!” said {small}. Nobody heard it. They had come to {obj.first}. It was louder than clocks, and louder than {small}.',
          'Round and round went the brushes of {obj.first}. Whumma, whumma! There was no bus inside it at all. And {small} had to listen for ticking.'
        ],
        older: [
          'It was {obj.first}, washing nothing, whumma, whumma, with all its brushes. And here of all places {small} had to listen for the next turn: it was by a clock shop.',
          'The noise belonged to {obj.first}. “We turn where it ticks,” {small} was saying, “at the shop with the clocks,” but the brushes roared, and nobody heard one tick of it.',
          'Somebody had left on {obj.first}, and it scrubbed the empty air. {small} was listening for a clock shop, where the bus turned. Nobody could even hear {small}.',
          'There, thundering, stood {obj.first}. From the back seat {small} had always known the next turning by a shop full of ticking. Tonight a hundred clocks could have fallen down unheard.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“Listen for the clocks!” said {small}, very loud. “Glisten on the socks?” That was what it sounded like. They all looked at their feet.',
          'Again {small} said it. It sounded like “kiss a purple fox”. There was no fox here. Whumma, whumma, went the brushes.',
          'They held their ears shut. That kept out the whumma. But it kept out the ticking too. So they let go again. Whumma!',
          'They tried walking on a bit. Then they tried walking back. It was just as loud there. A wet brush waved at them, whumma.'
        ],
        older: [
          '“Listen for the clocks!” called {small}. What arrived was “Glisten on the socks”, and there was a short delay while {group} looked down to see if anything glistened.',
          'They covered their ears, which shut out the roar, and with it every clock there was. {small} pointed at its ears, then at the night, then gave up and had a bubble.',
          'So {small} explained it all in gestures: something round, something with hands, something that never stands still. The first guess was a grandmother. The second was soup.',
          'It went on. One of the brushes had a sock in it. The sock came round every four seconds, waving, and was the nearest thing to a clock in the place.'
        ]
      },
      outcome: {
        young: [
          'Oh, how still it was! A bubble popped, and they heard it. And then they heard the other thing. Tick, tock, tick. “Left,” said {small}.',
          'Hush, said the foam. Then it came, very thin. Tick, tock. Tick, tock. {small} pointed to the left. They walked right up to the sound.',
          'At last there was room for a small noise. Tick, it said. Tock. It was the shop with the clocks, just round the corner. There they turned.',
          '“There!” said {small}. Tock, tick, tock, it went. It had been there all the time. They turned left at the ticking, just like the bus did.'
        ],
        older: [
          'The quiet that was left had small things in it: a drip, a popping bubble, and, thin as thread, a ticking. “That’s our turning,” said {small}. It was on the left.',
          'Into the hush came first one tick and then a crowd of them, all along the left-hand side. They followed the sound to its window, and the road turned there.',
          '“Hush,” said {small}, and this time there was a hush to be had. Tick, tock, said a shop around the corner. It had been saying so all evening.',
          'Now that it was still, anyone could have found it. A hundred clocks were ticking behind one dark window on the left, and there, as on every night, the number nine turned.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The shop was full of clocks. One said six and one said noon. No two were the same. But all of them looked sleepy about the hands.',
          'Cuckoo! A small door opened in the window. A bird looked out at {group}. “Too late,” it said, and went back in to bed.',
          'All the clocks in the shop said a different time. {small} picked one it liked. It said that there was plenty of time.',
          'In the shop window sat a round brown teapot of a clock. Tock, it said. {small} said tock back. They did that for a bit.'
        ],
        older: [
          'No two clocks in the window agreed. It was noon, and half past four, and ten to seven. The only thing they were all sure of was that it was getting on.',
          'A cuckoo came out of its door, looked at {group}, looked at the hour, thought better of it and went in again. One heard it draw the bolt.',
          'Out of them all {small} chose a clock by which they were not late at all. It was set in a ship, and it had stopped, but it had a kind face.',
          'In the window the pendulums all swung together for a moment, quite by chance, and drifted apart again, like people who have met on a stair.'
        ]
      }
    },
    {
      id: 'homeward-trunk',
      challenge: 'heavy',
      has: ['pebbles'],
      obj: { first: 'a trunk with brass corners', def: 'the trunk' },
      arrive: {
        extra: 1,
        young: [
          'The road squeezed in between two walls. “The bus breathes in here,” said {small}. They all breathed in too. The walls smelled of cold stone.',
          'Here it was very narrow. There was a wall on this side and a wall on that. {small} touched them both at once, nearly. Its voice came back to it: ding.',
          '“Ding,” said {small}. “Ding,” said the walls. They were high and close together. A bus could just get through. So could an echo.',
          'Two tall walls came closer and closer. The bus scraped its ears here, said {small}. They walked one behind the other, and the stones sent their steps back.'
        ],
        older: [
          'Between two high walls the road grew so thin that the number nine, said {small}, had to fold in its mirrors. {group} folded in their elbows, to be on the safe side.',
          'The road entered a crack between two old walls. {small} tried a ding, and the walls gave it back, twice, a size smaller each time, as if handing down clothes.',
          '“Breathe in,” said {small}, for here the driver always said it. There were walls on either hand, cold and close, and every step came back from them a moment late.',
          'They came to the narrows, where the stone had been polished by the shoulders of buses. It smelled of cellars, and a ding thrown in at this end lasted until the other.'
        ]
      },
      problem: {
        young: [
          'And in the narrow part stood {obj.first}. It had fallen off a bus. It filled the road from wall to wall. Oof! Nobody could move it.',
          'Something square was in the way. It was {obj.first}. “Somebody forgot that on the bus,” said {small}. It was too heavy to shift, and too high to see over.',
          'Bonk! They had met {obj.first}. It sat between the walls like a cork. It would not slide. There was no room to get by.',
          'The road was full. It was full of {obj.first}, and that was that. They pushed a little. It was as heavy as a sleeping cow.'
        ],
        older: [
          'Exactly between the walls, where a bus must have dropped it, stood {obj.first}. It had a label, Back on Tuesday, and it did not mean to stir before then.',
          'The narrow road was stopped up by {obj.first}, left behind by some traveller and by some bus. It fitted from wall to wall, and it weighed about as much as a Wednesday.',
          'There was no passing {obj.first}. Lost luggage, said {small}, came off at every sharp bend, but this had stuck between the walls, and nothing they did would budge it.',
          'A great many things are left on buses, and one of them was {obj.first}. It blocked the narrows from side to side and was far too heavy to move.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“One, two, three, push!” They pushed. A puff of dust came out. It smelled of socks. {obj} stood just where it stood.',
          'They pushed and puffed. {small} pushed as well, with its back. “Is it moving?” it said. It was not. Only {small} was moving, backwards.',
          '“Ding!” said {small} to it. That starts a bus. It does not start a box. They leaned on it and had a little rest.',
          'First they pulled it, and then they shoved. It creaked a bit, to be polite. Then they all looked the other way. It had not moved then either.'
        ],
        older: [
          '{group} pushed. A breath of old lavender came out at the keyhole, and nothing else happened. {small} dinged at it, in case it was waiting for a signal.',
          'On the word three, everyone shoved. The brass creaked, politely, as furniture does when company sits down. {obj} then went back to being exactly where it was.',
          '“Perhaps it’s bigger on the other side,” said {small}, and lay down to look underneath. There it met a beetle who had come up against the same thing from there.',
          'They tried it with the left shoulder and they tried it with the right. {small} braced itself against the wall and pushed so hard that it slowly sat down.'
        ]
      },
      outcome: {
        young: [
          'Now there was a gap, as wide as a bus driver. They went through, one by one. Behind the bend shone the next stop, with its round face.',
          'Through they went, one after the other. The brass winked at them in the dark. {small} read the label. “Back on Tuesday,” it said. “Good. It has a plan.”',
          'The narrow road was free. Out between the walls went the walking bus. {small} patted the brass as it passed. It wanted no hard feelings.',
          'There was room for everybody, and even for a beetle. They left the box by the wall, label out. On Tuesday somebody would be very glad.'
        ],
        older: [
          'There was room to pass, even with elbows. They left the thing with its label outward, where its owner would see it on Tuesday, and the narrows let them out.',
          'One after another they came through the gap, breathing in from habit. A beetle came the other way, lifted a feeler to {small}, and hurried on with the day it had lost.',
          'Beyond it the walls drew apart and the next stop showed its round face. “Nobody will believe what it weighed,” said {small}, “so we had better agree on a cow.”',
          'The road was a road again. {small} turned the label to the front as it passed, squared it neatly, and wished the brass corners a quiet time until Tuesday.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The lid was open a crack. They had one small look. It was full of gloves, and all of them were left ones. They shut it very gently.',
          '“What’s in it?” said {small}. They peeped. Gloves! There were thirty-one gloves, and not one pair. Somewhere there was somebody with cold right hands.',
          'Creak, said the lid, and it let them look. Inside were gloves and gloves. Every one was for the left hand. {small} waved at them. They did not wave.',
          'There were gloves inside, it turned out. A whole box of left gloves! {small} shut the lid on them. “Good night, hands,” it said.'
        ],
        older: [
          'Through the crack of the lid one could see what had weighed so much. It was gloves, thirty-one of them, all left. {small} shut it with care, as one shuts somebody’s diary.',
          '“Gold?” said {small}, with one eye to the keyhole. It was gloves. There were woollen ones and leather ones, and each was for the left hand, and each was missing somebody.',
          'The lid had come up a finger’s width, and out of it hung a thumb of blue wool. Inside lay lost left gloves by the dozen. They tucked the thumb in again.',
          'It was all gloves inside, and none a pair. {small} thought about this as far as the next pole. “There must be another box,” it said, “and it must be on the right.”'
        ]
      }
    },
    {
      id: 'homeward-lost-property',
      challenge: 'muddled',
      obj: { first: 'a heap of lost umbrellas', def: 'the heap' },
      arrive: {
        extra: 1,
        young: [
          'There was a window with a light in it. Lost and Found, said the door. A badger in a bus cap sat inside. It smelled of old wool.',
          '“Come in, come in,” said a badger. It wore a bus cap and one lost scarf. “Have you lost something?” “Only the way,” said {small}.',
          'A badger looked out at a small yellow window. All lost things came there by bus. “Are you lost?” it said to {small}. “A bit,” said {small}.',
          'One lamp was on, in the Lost and Found. A badger sat by it, with its cap on straight. There was wool everywhere, and a smell of wet coats.'
        ],
        older: [
          'A lamp still burned at the Lost and Found. Under it a badger in a bus cap was writing a ticket for a single boot. It smelled of wool and other people’s pockets.',
          '“Lost or found?” said a badger at a yellow window, with its pen ready. {small} had to think. “Lost,” it said, “but in good company.” The badger wrote that down.',
          'A window shone yellow between two shut shops. Behind it a badger kept everything that had ever been left on a bus, and wore, as far as one could see, most of it.',
          'The badger in charge of lost things had been on duty since breakfast. It waved them in out of the dark, moved a birdcage, a trombone and a cake, and there was nearly room.'
        ]
      },
      problem: {
        young: [
          '“There’s a map on my wall,” said the badger. “It shows the way.” But before the wall lay {obj.first}. It was one big, black, tangled muddle.',
          'On the wall hung a map of every bus. Nobody could see it, because of {obj.first}. It was all hooks and spokes. It went up to the lamp.',
          'The badger pointed at {obj.first}. “My map is behind that,” it said. They were hooked together, every one. Nobody could tell where one stopped.',
          'They needed the map on the back wall. Between them and the wall was {obj.first}, hooked and knotted. “It fell over on Monday,” said the badger.'
        ],
        older: [
          '“I have a map of the line,” said the badger, “on the back wall.” Nobody had seen it since Monday, because of {obj.first}, all of them with locked handles.',
          'What stood between {small} and the map was {obj.first}, every handle hooked into another’s ribs. “They do it for company,” the badger explained. It could not even get to its coat.',
          '“I could show you on the map,” said the badger. It could not, though, because of {obj.first}, a thicket of spokes as high as the lamp.',
          'The wall with the map had vanished behind {obj.first}. It was a black and bristling muddle. One handle, a wooden duck’s head, looked out of it, resigned.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          'They took hold of one and pulled. Fwoomp! It opened by itself. Then it got stuck in the lamp. The badger had to duck under it.',
          'Fwoomp! One opened. Fwoomp, fwoomp! Two more opened. That made it bigger. “They do that,” said the badger. “They think it’s raining.”',
          'Only one little handle was pulled by {small}. All of them moved. It was like pulling one noodle. The rest hung on and came along as well.',
          'They got one out, and it was inside out. They tried to put it right. Fwoomp! Now there was a badger in it.'
        ],
        older: [
          'The first one that they touched went off, fwoomp, and caught two others by the ribs. It took some time to shut it again, and by then the badger was inside.',
          '“Never pull,” said the badger, a moment after {small} had pulled. The muddle rose, turned over as if in bed, and settled down again, facing the other way and tighter.',
          'They lifted a handle, and the whole of it lifted. They put the handle down. Somewhere deep inside, one opened slowly, out of spite, and the heap grew by a hat’s breadth.',
          'Working from the top, they freed a spoke, and lost a sleeve to it. “That’s how I lost my lunch,” said the badger. “It’s in there somewhere. Egg.”'
        ]
      },
      outcome: {
        young: [
          'All the umbrellas hung in a row. And there was the map! The badger put a claw on it. “Here’s you,” it said. “And here’s home.”',
          'Now you could see the wall. On it was a map with a long red line. “Past three lamps and turn,” said the badger. {small} looked at home, so small and red.',
          'The badger found its coat, its lunch and its map. It showed them the way with one claw. “Three lamps, then turn,” it said. “Then look up.”',
          '“My wall!” said the badger. It had missed it since Monday. It showed {small} the next turn, just after three lamps.'
        ],
        older: [
          'The umbrellas hung along the rail by size, like a family portrait, and behind them was the map. “Third lamp, then turn,” said the badger, following the red line with one claw.',
          'So the back wall saw the light again. The badger dusted the map with a lost sock and traced their road on it. “Past three lamps,” it said, “and bear round by the third.”',
          '“There’s my coat,” said the badger, much moved, “and there’s my egg.” Then it found them the number nine on the map, and they learned the turning after the third lamp.',
          'A red thread ran across the map from the last stop to {place}. {small} followed it with its whole face. It had not known that the way home was a colour.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Off came the badger’s cap. Its work was done. It put the cap in the box for lost hats. “I always find it again,” it said.',
          '“Sleep well,” said the badger. It put on seven lost scarves, one by one. Then it locked the door and could not find the key. It was in a scarf.',
          'The badger gave {small} a lost sweet. It was stuck to its paper. {small} ate the paper as well, and said thank you for both.',
          'Click, went the yellow lamp. The badger walked home, under a very small pink umbrella. It was not raining. “It asked to come,” said the badger.'
        ],
        older: [
          'Its duty done, the badger hung its own cap among the lost hats. It did so each night, for the pleasure of finding it in the morning.',
          '“I’ve never had a wall before,” said the badger at the door, looking back at it. It put on six or seven lost scarves and went home, wider than it had come.',
          'The badger wrote one more slip before it put out the lamp. Found, it wrote, one way. It pinned this up where the muddle had been, and went to bed.',
          'Going off duty, the badger chose a pink umbrella with a frill. It was a dry night. But one ought to take them out in turn, it said, or they brood.'
        ]
      }
    },
    {
      id: 'homeward-shelter-owl',
      challenge: 'cold',
      obj: { first: 'an owl too cold to call', def: 'the owl' },
      arrive: {
        extra: 1,
        young: [
          'A bus shelter stood by the road. It had three walls of glass. Where the fourth wall was not, the wind came in. Whoo, it said, and sat down.',
          'The wind lived in a bus shelter here. It came in at the front and could not find the back. Round and round it blew. {small} leaned on it.',
          '“Whoo,” said the wind in the bus shelter. The bench in there was cold. Even the timetable had goose bumps. {group} stood close together.',
          'Here was a shelter with a thin tin bench. The wind sat on it, waiting for a bus. It was a chilly sort of wind. It smelled of far away.'
        ],
        older: [
          'The next stop had a shelter, three panes of glass and a bench, arranged so that any wind which came in could not get out. Several had. They were going round.',
          'Nobody had ever been warm in that shelter, said {small}. The wind got on there. You could hear it reading the timetable, page after page, and humming between its teeth.',
          'A shelter stood on the windy corner, open to the one side from which weather came. The tin bench was so cold that it creaked when {group} looked at it.',
          '“This stop I know with my eyes shut,” said {small}. “They open the doors and it comes in cold.” The shelter hummed, and an old page of newspaper went round in it.'
        ]
      },
      problem: {
        young: [
          'On the bench sat {obj.first}. At night it called out the stops. “B-b-b,” it said. That was as far as it got. It shook from top to tail.',
          '“N-n-n,” said somebody. It was {obj.first}. It was there to tell you the next stop. But its beak went clack, clack, clack with the cold.',
          'Up on the timetable was {obj.first}. “Which way is next?” said {small}. “T-t-t,” said its beak. It was blue around the toes. No word came out.',
          'There they found {obj.first}, all fluffed up and shaking. It knew the name of every stop. But the names were stuck. “B-b-brr,” was all it said.'
        ],
        older: [
          'On top of the timetable sat {obj.first}. All night it gave out the names of the stops. Now its beak chattered, and no name came out whole.',
          'There was a voice for the night passengers at this stop, and it belonged to {obj.first}. “N-n-next st-st,” it began, and clattered, and could not go on. Its toes were blue.',
          '“Ask there,” said {small}. “It knows the lot.” But what they found was {obj.first}, round as a bun, with all the stops shut up behind its chattering beak.',
          'Huddled at the end of the bench was {obj.first}. It had stood three hours in that wind, and could not now have told anybody the way to its own wing.'
        ]
      },
      stuck: {
        extra: 2,
        young: [
          '“B-b-b,” said the owl. “Bakery?” said {small}. It shook its head. “Bridge? Bananas?” It shook all over, so you could not tell.',
          'They guessed what it wanted to say. “Is it B for bench?” Clack, clack, clack. Was that a yes? Or was it only cold?',
          'They all waited for the word to come out. “T-t-t-t,” it went, like a small train. No train came, and no word did either.',
          'The owl tried very hard. It puffed, and it pointed a wing. But the wing shook so much. It pointed at all the roads, one after another.'
        ],
        older: [
          '“B,” said the owl, “b, b.” {small} offered bakery, bridge and butter. The owl shook its head, or else the whole of it was shaking and the head had merely come along.',
          'It tried to point, but the wing trembled through every quarter of the compass and ended at its own feet. “Is it there?” said {small} kindly, looking at the feet.',
          'They tried one word at a time and then one letter. The beak rattled like a tray of cups. “It may be a very long name,” said {small}. “Let it get a run at it.”',
          'The wind came round for another look. The owl shut its eyes and its beak and its shoulders, and the next stop, whatever that was, went back down inside it.'
        ]
      },
      outcome: {
        young: [
          'The owl blinked. It wiggled its toes, and every toe was there. “Next stop,” it said, warm and clear, “Big Tree! Turn right by the post box!”',
          '“Ahh,” said the owl. Then it stood up tall. “Post box, right turn, Big Tree!” it called. Now {small} knew the way.',
          'Out came the words at last, all in one go. “Big-Tree-right-at-the-post-box,” said the owl. It felt much better. So did they, with a way to go.',
          'The beak stopped going clack. “Big Tree next!” said the owl. “That red post box, and right!” It had a voice like a warm bun.'
        ],
        older: [
          'With its toes pink again, the owl remembered its duty. “Next stop Big Tree,” it said, round and low. “Passengers for {place} turn right by the post box.” They thanked it and did.',
          'The first word to come out was “Ahh”. The second was “Big”, the third “Tree”, and after that the directions flowed. There was a post box in them, and a right turn.',
          '“I beg your pardon,” said the owl, in a voice with a good deal of chest to it. “I was about to say Big Tree. You’ll see a post box. Go right.”',
          'What had been stuck behind that beak came out in order, eleven stops one after another. {small} kept the only one they needed. Right at the post box, for Big Tree.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'Behind them the owl went on calling. “Big Tree! Long Wall! Bend with the Bins!” Its voice got smaller and smaller. {small} said thank you to each one.',
          '“Hold tight, please!” called the owl after them. There was nothing to hold. So {small} held the ticket, a little tighter than before.',
          'The owl told the wind to move along. “This bench is for passengers,” it said. The wind got up, said whoo, and caught the next cloud.',
          'They looked back from the post box. The owl sat warm and round under the lamp. “Mind the gap,” it said, to a moth. The moth did.'
        ],
        older: [
          'For a long time it called the stops after them, Big Tree, Long Wall, Bend by the Bins, fainter each time, like a bus going uphill.',
          '“Stand clear of the wind,” the owl told a moth that had come to wait. The moth moved up. The two of them had the shelter very much to themselves.',
          'At the post box {small} stopped and listened. The owl had got as far as the sea, stop by stop, and was starting to come back along the other side.',
          'The owl wished them a smooth journey with few elbows in it. Then it informed the wind that it was not a passenger and must move on.'
        ]
      }
    }
  ],
  climaxes: [
    {
      id: 'homeward-last-hill',
      challenge: 'far',
      has: ['slope', 'pebbles', 'green'],
      obj: { first: 'a hill that buses took in first gear', def: 'the last hill' },
      arrive: {
        extra: 1,
        young: [
          '“Bump,” said {small}. “That was number eleven.” It went quite still. “After this one I was always asleep.” So now it was new for everybody.',
          'Bump eleven came and went. {small} had no more bumps. It looked left and right at the road. “I’ve never been awake here,” it said.',
          'They rolled over one last bump. “Eleven!” said {small}. It yawned, because it always did at eleven. Then it shook itself. Tonight it had to stay awake.',
          'There was only one bump left to count. Bump! “This is where I sleep,” said {small}. Its eyes closed, and it opened them again. “Not now,” it said.'
        ],
        older: [
          '“That,” said {small}, as the road rose and fell under them, “was the eleventh.” From here on it had only ever been asleep, and it looked round like a visitor.',
          'They crossed the eleventh bump, the last that anybody knew. {small} felt its eyes close from sheer habit and held them open, for there were things here that it had never seen.',
          'After the eleventh bump came the part of the road that {small} had always dreamed through. It was a surprise to find houses in it, and a horse trough, and gravity.',
          'Bump eleven was a large one, with a drain in it. {small} yawned, as it had yawned there every evening of its life, and then apologised, and kept on its feet.'
        ]
      },
      problem: {
        young: [
          'And there rose {obj.first}. “Rrrr, goes the bus,” said {small}. Home was at the top. But all the legs were tired, and tired legs make a hill grow.',
          'Up, up, up went the road. It was {obj.first}. {place} was up there, at the end of it. Nobody had a leg that still wanted to go.',
          'Now came {obj.first}. The bus always said rrrr, very slow. {small} sat down. “My feet are at the last stop already,” it said. Home was still so far.',
          'Nobody had told their legs about {obj.first}. It went up and up to {place}. The legs looked at it. Then they said no, thank you.'
        ],
        older: [
          'In front of them stood {obj.first}, and {place} was on the far end of it. Legs that had walked the whole line looked at the slope, and gave notice.',
          'Between them and {place} was {obj.first}. “Rrrr,” said {small}, and sat down on the kerb. There was no more rrrr in anybody’s knees.',
          'It had to be {obj.first}, now, when every foot weighed as much as a suitcase. Up there lay {place}, and it came no nearer.',
          'The number nine kept its lowest gear for one place only, and here it was: {obj.first}. {place} waited at the top. Their legs had stopped at the bottom.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'First they tried it fast. They were back at the bottom very soon. Then they tried it with their eyes shut. It was just as steep in there.',
          'They tried, and stopped at one lamp. They tried again, and stopped at the same lamp. {small} leaned on it. “Two tries,” it said. “The bus has three gears.”',
          '“Rrrr,” said {small}, and climbed five steps. Then it slid back four. It tried again, and slid back five. That was not the way to do it.',
          'One try: they puffed. Two tries: they sat down. A snail went past them, going up. “Evening,” said the snail, and it was not even out of breath.'
        ],
        older: [
          'The first time they took it at a run, and got as far as the lamp. The second time they took it at a walk, and got as far as wishing they had reached the lamp.',
          'Twice they set off, and twice they found themselves sitting down again, though nobody could remember deciding to. “When it’s stuck,” said {small}, “the driver tries another gear.”',
          'They tried counting the steps, which made more of them. They tried not counting, and met every one just the same. There was only the third way left, and nobody knew it yet.',
          'With great conviction {small} made the low gear noise, rrrr, and the party moved four steps. It made it again, and they moved back three. The engine, it admitted, was cold.'
        ]
      },
      outcome: {
        young: [
          'The top was flat and kind to the feet. {small} looked, and looked again. One lamp was lit over there. “That’s {place},” it said. “That’s home.”',
          'There was no more up. There was only a wind, and a lamp, and {place}. {small} stood very straight. It had not slept past it this time.',
          'And on the top they saw it. There was {place}, with one light on. {small} said nothing for three whole breaths. Then it said, “Ding.”',
          'From up here you could see it all. The stops lay behind, one after another. And in front, under one lamp, was {place}.'
        ],
        older: [
          'At the top the road lay down flat, like something glad to be finished. A single lamp was burning over there, and under the lamp was {place}. “Oh,” said {small}. “It’s prettier awake.”',
          'Behind them the whole line lay in the dark, stop after stop, like buttons. Before them one light was on, and there was {place}, exactly where the bus had always left it.',
          'The hill had no more to say. A lamp stood at the end of the road, and beyond it lay {place}. For the first time {small} saw its own stop coming.',
          '“I know that lamp,” said {small}, in a small voice. “I’ve seen it from underneath.” Behind it, all its edges gone soft in the night, waited {place}.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The last bit {small} went by itself. Then it came back again. It wanted everybody there. So they did the last bit all together, twice.',
          'The stop had a round face like all the others. But {small} gave this one a pat. “This is the one,” it said. “Remember it for me.”',
          'It smelled right here. {small} breathed in and breathed in. There was no bus smell in it at all. It was only home and night air.',
          '“So that’s what comes after eleven,” said {small}. It counted once more, to be sure. Twelve was the lamp. Thirteen was home.'
        ],
        older: [
          'Off ran {small} to the stop, touched it, ran back, and went the whole way again with {group}, so as to arrive twice. It had an arrival to make up for.',
          'The air up here had no rubber in it and no lemon soap. {small} took it in by the lungful. It said that home smelled mostly of not being anywhere else.',
          'There was a pole for the number nine, the same as every pole. {small} read it carefully from top to bottom, with the face of somebody learning a poem.',
          '“Twelve,” said {small}, stepping over a crack in the last yard of road. “There was a twelfth, all this time. It’s a very little one. I must have been snoring.”'
        ]
      }
    },
    {
      id: 'homeward-tunnel',
      challenge: 'dark',
      has: ['wall', 'pebbles'],
      obj: { first: 'a tunnel under the railway', def: 'the tunnel' },
      arrive: {
        extra: 1,
        young: [
          'The lamps stopped, one before the other. The road smelled of wet brick. “Here the bus puts its lights on,” said {small}. They looked for their lights. They had none.',
          '“After bump eleven it gets black,” said {small}. “I thought that was sleep.” But it was black for real. A drop fell somewhere. Plonk.',
          'Plonk, went a drop on a stone. High up lay the railway, with no train on it. The road bent down to go under. It got cooler there.',
          'The road went down, under the railway. There were no more lamps. It smelled of bricks and old rain. {small} came a bit closer to the others.'
        ],
        older: [
          'The last street lamp stood with its back to what came next. Beyond it the road sloped down under the railway, and there was a smell of wet brick.',
          '“After the eleventh bump it always goes black,” said {small}. “I had taken that for falling asleep.” It now appeared that the number nine simply drove under the railway.',
          'Rails ran overhead on a bank of brick, cold and shining, with no train due until morning. The road had to go underneath. A drop fell in there, and was a long time landing.',
          'Here, said {small}, one heard the driver click on the big lights. They stood and listened for a click. What they heard was water, dripping, one note at a time.'
        ]
      },
      problem: {
        young: [
          'Then they saw {obj.first}, like a big round mouth. {place} was on the other side. It was as dark as a coal bag in there. And they had to go in.',
          'There was no way but {obj.first}. It was black from top to bottom. “Home is just behind it,” said {small}. But its voice shook a bit.',
          'The road went into {obj.first} and did not come out. You could not see a thing in it. Still, {place} was through there, and only through there.',
          'Before them was {obj.first}. It was so dark that it looked shut. “Home is just after it,” said {small}. It said it from behind everybody.'
        ],
        older: [
          'The road went into {obj.first} like a thread into the wrong end of a needle, and was not seen again. {place} lay on the other side.',
          'What they had come to was {obj.first}, and it was darker than the night, which at least had edges. The way to {place} led in here. It did not lead anywhere else.',
          'Only {obj.first} was left now between {small} and {place}. It was quite black. It breathed a little, cool and even, on whoever stood before it, and they had no lights.',
          '“That’s all there is,” said {small}, “and then home.” It meant {obj.first}. No glimmer showed at the end, if it had an end, and everybody would have to go in.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'They took three steps in. It went plonk, and they took four steps out. They went in again. Plonk! They came out again. That was two tries.',
          '“Ding?” said {small} into the dark. “Ding,” said the dark. “It has somebody in it!” said {small}. It was {small}. But it took a while to see that.',
          'First they held the ticket up for a light. It did not shine. Then they held the moon up, but it would not fit in. What else was there?',
          'One try ended at a puddle. The next try ended at a rustle. The rustle was {small}, hiding behind {small}. They stood outside again and thought.'
        ],
        older: [
          'They went in bravely as far as the first drip, and came out again to talk about it. They went in as far as the second drip. That needed talking about too.',
          'A ding was tried next, and the dark answered, in a voice a good deal larger. “I think there’s a bus in there,” whispered {small}, “and it’s coming this way.” It was not.',
          'The first try ended in a wall and the second in a question. It is surprising, {small} said, how much of a driver’s skill turns out to be the lamps.',
          'Twice they lined up, held on tight and started, and twice the bus came out backwards. Nobody had said go back. It had been, {small} thought, a sort of general feeling.'
        ]
      },
      outcome: {
        young: [
          'Out they came on the other side. There was the sky again, with all its bits of light. And there was {place}. One lamp was lit for somebody.',
          'The air was warm again, and it smelled of home. {small} stopped still. A lamp shone in front of them. It shone on {place}.',
          '“I was awake for all of it,” said {small}. Then it saw the lamp. Behind the lamp was {place}. It was closer than anyone had thought.',
          'On this side there was a lamp, and a stop, and {place}. {small} rubbed its eyes. It had never seen its own stop before.'
        ],
        older: [
          'Behind them the dark was only a hole with a road in it. In front was a stop, and a lamp that somebody had left lit, and {place}, quite near.',
          '“So it has two ends,” said {small}, very much struck. At this end there was a lamp with moths about it, and beyond the lamp, as plain as anything, was {place}.',
          'The night outside seemed bright as a kitchen. One lamp was burning by the stop, and {small}, who had slept through this moment all its life, was wide awake to see {place}.',
          'It smelled of home on this side. {small} noticed that before the lamp, and the lamp before {place}, which stood there as if it had never been far.'
        ]
      },
      after: {
        extra: 3,
        young: [
          '“Ding,” said {small}, back into the dark. “Ding,” said the dark, quite kindly. It had been a nice dark. It only had no one to talk to.',
          'High up, a train of trucks went by after all. Tickety-tack, tickety-tack. It sounded small from here. {small} waved to the last truck.',
          'One more look, and {small} turned back to the black hole. “Is that all it was?” it said. It looked much smaller from behind.',
          'A bit of dark had come out with them. It was under {small}. “That’s my shadow,” said {small}. “Good. It was in there too.”'
        ],
        older: [
          'To be polite {small} went back to say a last ding. The dark gave it back, softly, with a bit of echo added, as one returns a dish with something in it.',
          'A goods train went over while they stood there, very long and in no hurry, tickety-tack. All the time they had been worrying, said {small}, that had been somebody’s ceiling.',
          'From the back it was hardly anything, an arch with moss on it and a number. {small} looked at it for a while. “It must be bigger in the evenings,” it said.',
          '“I shall keep my eyes open for that bit in future,” said {small}. It thought this over. “One of them,” it said. “I shall take turns.”'
        ]
      }
    },
    {
      id: 'homeward-night-bell',
      challenge: 'high',
      obj: { first: 'a pole as tall as a bus', def: 'the pole' },
      arrive: {
        extra: 1,
        young: [
          '“Eleven,” said {small}. That was the last bump. Now there were dark hedges on both sides. They smelled of night flowers. It was very late and very still.',
          'Bump. It was the eleventh one. {small} gave a big yawn, out of habit. Past the bump stood one last stop. It was taller than the rest.',
          'The road ended in a round place. A bus could turn here. Tonight only a moth was turning. “This is where I get off,” said {small}.',
          'After bump eleven came soft, dark leaves. No lamps were lit. The stop here looked very tall. “I think this is mine,” said {small}. “It smells like mine.”'
        ],
        older: [
          'They rolled over the eleventh bump, and the road came to a round, dark place where buses turned. Night flowers were open somewhere. {small} stood still, and breathed, and knew it.',
          '“Eleven,” said {small}, and yawned from habit. Past the eleventh bump the hedges closed in, the lamps left off, and one last stop stood up against the sky.',
          'The line did not so much end as lie down. There was a circle of worn road, a smell of leaves, and a stop that was a good deal taller than its relations.',
          'All was dark at the place where the number nine turned round. {small} walked once about the circle, as the bus would have done, and came back sure. This was its stop.'
        ]
      },
      problem: {
        young: [
          'There stood {obj.first}. At the very top was the night bell. You had to ring it. Then {place} would put its lamp on. But who could reach up there?',
          '“We must ring,” said {small}, “or {place} stays dark.” The bell was on top of {obj.first}. A driver could reach it from the window. They had no window.',
          'The bell for {place} was on {obj.first}. It hung at the top, of course. It was made for a bus. Nobody here was that long.',
          'No light was on at {place}. To get one you rang a bell. That bell was up on {obj.first}. It was right at the tip.'
        ],
        older: [
          'At the stop was {obj.first}, with the night bell at the top, for drivers to lean out to. Until it rang, {place} would stay dark.',
          '“After supper you have to ring,” said {small}, “or {place} doesn’t light its lamp.” The bell hung on {obj.first}, at the upper end.',
          'Everything hung on {obj.first}. It carried the night bell for {place}, as high as a driver’s window. Nobody had ever thought of passengers on foot.',
          'In the dark {place} could not be found, unless somebody rang for its lamp. They could see the bell. It was on top of {obj.first}.'
        ]
      },
      stuck: {
        extra: 1,
        young: [
          'They jumped for it. They missed it by a lot. They jumped again, and missed it by a bit more. Jumping made them shorter, {small} thought.',
          'First {small} said “Ding!” by itself. No lamp came on. It said it louder. Still no lamp. It had to be the real bell.',
          'They threw a leaf at it. The leaf came down. They threw a second leaf. It came down on {small}. Leaves were no good at bells.',
          'One long stretch was not enough. One long stretch on tiptoe was not enough. {small} looked up. “It’s a very tall ding,” it said.'
        ],
        older: [
          'Once more {small} said “Ding”, with all the skill of the evening behind it. Nothing stirred. It said it again, deeper. {place} was used to the real bell, and slept on.',
          'They jumped, singly and together, and each time the bell seemed to lift its feet. After the second try {small} asked them to stop, as it was starting to look rude.',
          'An acorn was thrown, and came back. A shoe was considered. “The first time doesn’t count,” said {small}, “and the second is for practice,” and it looked up rather wistfully.',
          'They shook it, gently, for one does not shake a bus stop in the ordinary way. The bell swung, and thought about ringing, and did not. They shook it again, and a spider complained.'
        ]
      },
      outcome: {
        young: [
          'DING! There it was, the real bell at last. It rang out over the leaves. A lamp went on, yellow and round. And under the lamp was {place}.',
          'The bell rang once, long and clear. Ding! Far in the dark a lamp woke up. “I see it,” said {small}. “I see {place}!”',
          'It was a very good ding. It was better than all the others. A light came on for it. There lay {place}, not ten steps away.',
          'So the night bell went ding. {small} listened until it was all gone. Then a lamp was lit, and they saw {place}. It had been right there.'
        ],
        older: [
          'Ding, said the bell, and it was the ding that {small} had been practising all evening. Over the leaves a lamp was lit, and there was {place}.',
          'The note hung in the air a long time before it let itself down. Then a lamp came up in the dark, slowly, as somebody comes up from a dream, and it shone on {place}.',
          'One ring was enough. A spark grew into a lamp, the lamp made a doorway of the dark, and there stood {place}, close enough to lean on.',
          '“That’s the one,” said {small}, when the bell had finished. “That’s how it should sound.” A lamp came on in answer, and {place} had been there the whole time.'
        ]
      },
      after: {
        extra: 3,
        young: [
          'The moths had all come to the new lamp. They went round it like tiny buses. {small} watched them. “They never stop,” it said.',
          'The bell still hummed a bit. {small} hummed the same note. It held it as long as it could. That was two steps and a half.',
          '“I want one at home,” said {small}, and looked up at it. Then it saw that it was home. It had one already.',
          'A spider on the stop was awake now. “Is it morning?” it said. “No,” said {small}. “It’s only me.” The spider said good night to that.'
        ],
        older: [
          'For a while {small} looked up at the bell, as a pupil does at a teacher. “I was a little sharp,” it said. “I can hear it now. And I didn’t hold it long enough.”',
          'Moths came from every side and began to circle the new lamp, all one way, like a service running late. The hum of the bell was still in the pole, if you leaned there.',
          'A spider let itself down on a thread and inquired whether that had been for it. {small} said that it was sorry, and that it had been for everyone.',
          '“All these years,” said {small}, “I thought that was my pillow.” For it had always heard the bell, every night, from just inside its sleep, and never known what it was.'
        ]
      }
    }
  ],
  resolve: [
    {
      young: [
        'Somebody was waiting there. It was just like {small}, only bigger. “You’re one bus late,” it said. “I walked,” said {small}. “It’s longer when you’re awake.”',
        '“There you are,” said a voice. It was one like {small}, but larger. {small} went to it and leaned. “The way is long with your eyes open,” it said.',
        'Under the lamp stood one who looked like {small}, but big. “Nine was here,” it said, “and you weren’t in it.” “I came on foot,” said {small}. “With my own bus.”',
        'And who came out? A larger sort of {small} came out. It did not scold. “Did you sleep past it?” it said. “A bit,” said {small}, and leaned on it, hard.'
      ],
      older: [
        'Somebody very like {small}, only larger, was standing under the lamp. “You’re one bus late,” it said. “I walked it,” said {small}. “It’s a great deal longer when one is awake.”',
        'Under the lamp waited a larger edition of {small}. It asked no questions. It just made room at its side, the right size of room, and {small} went and stood there.',
        '“The number nine came by, and you weren’t on it,” said the one who was waiting, who was like {small} in everything but size. “No,” said {small}. “I came on this one.”',
        'There was one of the same kind as {small} at the door, grown big with years and worry. When it saw who had come, it let out a breath, psssh, exactly like a bus.'
      ]
    },
    {
      extra: 1,
      young: [
        'The big one had kept supper warm. It had kept it warm eleven times. “Each time a bus went by, I heated it,” it said. It was very, very warm.',
        '“I listened for every bus,” said the big one. “Eleven went past.” It had counted them, like {small} counted bumps. So that was where {small} had it from.',
        'Something smelled of supper. It had stood ready for a long time. The big one still held a spoon. It had forgotten to put it down.',
        'The lamp had been ready since the first star. The supper had been ready too. Only {small} had been missing. Now nothing was missing.'
      ],
      older: [
        'Supper had been warmed again for every number nine that passed, eleven times in all. It was now so thoroughly warm that the spoon stood up in it alone.',
        '“I count the buses,” said the big one, “when I’m waiting. I got to eleven.” {small} looked up. It had always wondered where it had that from.',
        'One could smell a supper that had been patient. The big one was still holding the spoon, and had been, by the look of it, since the first bus came without {small}.',
        'A cushion had been put out, and a bowl. Beside them a blanket was turned down at one corner, folded small and tight, just like a certain ticket.'
      ]
    },
    {
      young: [
        'Now {H} was given the ticket, and its corner came unfolded. There were words under the fold. “And back,” they said. “Good for all who came along.”',
        '“This is for {H},” said {small}. The bent corner of the ticket popped up. Something was written there! “And back,” it read, “for everybody.”',
        'Then {small} opened the corner of its ticket at last. “And back,” said the words. “For all of you.” It was not used up. {small} put it before {H}.',
        'Now the ticket could be let go. {small} smoothed it flat for {H}. Under the corner it said, “And back. Bring your friends.” So they would not have to walk!'
      ],
      older: [
        'It was time to let go of the ticket. {small} smoothed it out for {H}, and the folded corner came up. And back, it said beneath, in small print. Admits all who came along.',
        'Then, since it was home and needed no handle, {small} unfolded the corner. Printed under it were two words that nobody had looked for: And back. It gave the ticket to {H}.',
        '“Tickets should be kept until the end of the journey,” said {small}, “and this is mine.” It held it out to {H}. The corner lifted. And back, it read, for the whole party.',
        'The fold had kept its secret all along the line. Now {small} opened it under the lamp and read aloud: “And back. Valid for all persons who walked.” It was made over to {H}.'
      ]
    },
    {
      extra: 2,
      young: [
        'Out came the whole story. {small} told it very fast, with all the noises. Psssh, and bump, and ding. The big one held the spoon and nodded.',
        '“And we were a bus,” said {small}, “and I was the bell.” “Were you a good bell?” said the big one. Nobody had ever asked anything so easy.',
        'Every stop had to be told. {small} did the brakes as well. The big one moved its feet out of the way, just in time.',
        '“Was it far?” “No,” said {small}. “It was only long.” And it told the whole way, one bump after another.'
      ],
      older: [
        'A full account was given by {small}, in order, with the noises. When it came to the brakes, the big one stepped back out of the road, which was handsome of it.',
        'The whole route had to be told before anyone could sit. It took longer than the bus and not so long as the walk, and {group} appeared in it as the engine.',
        '“And who drove?” said the big one. {small} looked at {group}, and considered. “Nobody drove,” it said. “We all went, and that was enough to move it.”',
        'By the time {small} had got to the fifth bump, the telling had slowed. By the ninth there was a yawn in every sentence. It never did get past eleven.'
      ]
    },
    {
      extra: 3,
      young: [
        '“Ding,” said {small}, for good night. But a yawn got into it. It came out as “Di-aaah-ing.” That was the sleepiest bell of all.',
        'It had one ding left for {group}. It was a tiny one. It had saved it for the end. “Ding,” it said, and its eyes closed.',
        'How long could one wave? {small} waved once. Then it leaned on the big one and slept, still waving a bit.',
        '“Come again,” said {small}. “You get off at the lamp.” It said the rest with its eyes shut. The rest was only breathing.'
      ],
      older: [
        'For a farewell there could be only one word. {small} began it well, but a yawn came in at the middle, and it was a while before the ding could be finished.',
        '“You know where it is now,” said {small}. “You get off at the lamp.” Then it shut one eye, and then the other, having kept them open longer than ever in its life.',
        'Being polite, {small} meant to wave until they were out of sight. It managed the first part of a wave. The big one carefully finished it for it, and nodded over its head to {group}.',
        'The last ding of the night was a very low one, said into somebody’s side. The big one understood it anyway. It meant: this is my stop, and I would like to get down.'
      ]
    }
  ],
  home: [
    {
      young: [
        'Two soft lights came round the bend. It was the number nine. The driver had found a warm seat with nobody on it. So the bus had come to look.',
        'Then a bus came, slow and low. “There was a warm place on my back seat,” said the driver. “I had to know whose.” It clipped the ticket and took them all home.',
        'Along rolled the good old nine, in its slippers, nearly. The driver clipped the ticket, one more hole. All of them sat on the wide back seat. It was still warm.',
        'Hmmm, said the road, and a bus came along it. The number nine had got up again. Its driver had missed somebody small. Now it took {group} home.'
      ],
      older: [
        'Two low lights came round the bend, and it was the number nine. The driver had found a warm place on the back seat with nobody in it, and had driven out to see.',
        'A bus drew up, very quietly, as if on tiptoe. The driver had noticed an empty seat that was not cold yet, could not sleep for thinking of it, and so had come all this way.',
        'In the end the number nine took them back. The driver clipped a third hole in the ticket, beside the other two, and {group} sat down at the back, where the sleep was.',
        'The driver of the number nine had counted the seats at bedtime, and one of them had been warm. That was why the bus was here now, humming low, with its door open for {group}.'
      ]
    },
    {
      extra: 1,
      young: [
        'Bump, went the bus, very softly. That was one. Bump, that was two. Somebody began to count them. Nobody got as far as eleven.',
        'The bumps came one by one, like slow steps. {group} counted them. Four was a soft one. Seven was softer. After that nobody was sure.',
        'The window hummed. It was warm against the cheek. Bump, went the road, and a long time later, bump. It was hard to keep count.',
        'Now they knew why {small} slept here. The back seat rocked. The bumps were round and slow. They came up from below, and they said hush.'
      ],
      older: [
        'The bumps came up through the seat, one after another, round and slow. {group} began to count them, as one does. It is not known that anybody reached eleven.',
        'From the back seat the whole long road was only a rocking. It was easy to see how {small} had come to sleep through it. It was hard to see anything else.',
        'Seven bumps, or it may have been eight, went by beneath the wheels. The window hummed its one note. The lamps passed over the ceiling, each a little slower than the last.',
        'Everything that had been so long on foot now went by in its sleep, a bump for each. Someone said “four”. Nobody, for quite a while, said “five”.'
      ]
    },
    {
      extra: 2,
      young: [
        'The lamps slid by outside. Each one put a bit of light on the seats. Then it took it away again. Light, and dark. Light, and dark.',
        'The driver drove as slow as a cloud. There was no one to hurry for. The heater blew on their feet. It smelled of warm rubber and sleep.',
        'All the stops went by, with their round faces. They did not need to wait any more. The bus nodded to each one and let it be.',
        'Warm air came from under the seat. It crept up over the knees. The engine sang one low note. It knew only the one, and that was enough.'
      ],
      older: [
        'The driver took the corners as one carries a full bowl. Warm air came from under the seat and climbed, first to the ankles, then to the knees, and there it stayed.',
        'One by one the stops went by on their single legs, round-faced in the lamplight. The bus did not stop at any of them. There was nobody left in the night who had to be fetched.',
        'It smelled of warm rubber and faintly of orange. Light came in, crossed the floor, climbed the seats, went out. Then the next lamp did the same, in its own time.',
        'The engine had found a note that it could hold with its eyes closed. Over the dark road it carried them, past shut shops and folded papers, towards their own bench.'
      ]
    },
    {
      young: [
        'The bus stopped at the bench near {H}’s door. Psssh, it said, as low as a breath. Then {group} went in, and the door closed softly.',
        'Here was the last stop again, and this time it was right. The bus let them down like something made of glass. In at the door they went, slow and warm.',
        'Very gently the wheels stood still. Home was only a few steps away. {group} walked them without one word. Behind them the number nine sighed and went to bed.',
        '“Last stop,” said the driver, almost in a whisper. The bench was empty now. {group} went past it and softly inside. The bus rolled home.'
      ],
      older: [
        'At the bench near {H}’s door the number nine let out its breath. {group} climbed down and went inside, and the door closed with hardly a click.',
        'The last stop, which had been the wrong one for somebody, was the right one now. {group} went in, and the bus rolled away to the depot with all its lights shut.',
        'When the wheels had stopped, it was so quiet that one could hear the seats cool. A few steps were left, and {group} took them slowly, and the door stood open.',
        'The bench stood empty in the lamplight. {group} passed it and came to the door, and the warm air let them in. Outside, the number nine gave its softest sigh.'
      ]
    },
    {
      extra: 3,
      young: [
        'The ticket lay on the window sill. It had three holes now. The night looked in through all of them. The corner lay flat, and there was no fold.',
        'Where the ticket lay, it was dark and still. Three little holes were in it. A bit of moon came through each one. There were three small moons on the wall.',
        'They put the ticket where they could see it. It was smooth and flat. It had been all the way there. Now it had been all the way back.',
        'On the sill lay a small, flat ticket. It smelled of bus, just a little. Its three holes were full of night. It did not have to go anywhere.'
      ],
      older: [
        'The ticket was laid on the window sill, quite flat. The moon came through its three holes and put three small lights on the wall, which moved so slowly that they seemed not to.',
        'There was one thing left to put away, and that was the ticket from the bus. It lay on the sill with its corner open. There and back, it said now, and both were done.',
        'On the sill the ticket rested, clipped three times and unfolded. It gave off the faintest smell of warm rubber. Far away, stop after stop, its line lay empty under the wires.',
        'Three holes, two words and a crease where the corner had been: so the ticket ended its day. It had nothing more to do, and lay in the dark and did it.'
      ]
    }
  ]
}
