import type { Replay } from '../replay.ts'

export const happenings: readonly Replay[] = [
  {
    id: 'rained',
    keys: ['rained hard', 'rained so much', 'started raining', 'began raining', 'heavy rain', 'pouring rain', 'poured with rain', 'caught rain', 'out in the rain', 'stood in rain', 'walked rain', 'danced rain', 'ran rain', 'downpour'],
    played: [
      '{A} let it rain on the table, with two fingers. “That’s only drizzle,” said {S}. {A} took four fingers, and then all ten. {S} joined in, and now it poured, so that the spoons jumped. “It’s stopping,” said {S}, and held still. But one finger went on by itself, tap, and tap. “It’s stopped,” said {S}. “Under the trees it always takes longer,” said {A}.',
      '“There’s always a gap between two drops,” said {S}, and showed how to get through. {S} went sideways, tummy in, and then quickly with a bent knee. {A} came after in exactly the same steps. At the door {S} felt {A}’s sleeve. “Wet,” said {S}. “But I went where you went,” said {A}. “That’s just it,” said {S}. “By then it wasn’t a gap any more.”',
      'Over the big cushion {S} hung face down, and was a wet coat. “Drip,” said the coat. {A} pushed a bowl underneath. “Drip,” said {S}, a bit further to the left, and the bowl had to move. “Will it be long?” asked {A}. One sleeve was dry already, and scratched an ear. “And the other?” asked {A}. The other thought about it. “Drip,” it said.'
    ],
    bed: [
      'Not one drop came through the blanket. {S} lay dry underneath, from the hair to the heels.',
      'Somewhere a last drop hung on the edge of a leaf and took its time. So did {S}.'
    ]
  },
  {
    id: 'umbrella',
    keys: ['shared umbrella', 'umbrella inside out', 'umbrella wind', 'umbrella rain', 'walked umbrella', 'carried umbrella', 'opened umbrella', 'held umbrella', 'new umbrella', 'own umbrella'],
    played: [
      'They walked round the table under one tray, which {A} held up. “My left shoulder’s sticking out,” said {A}. “And my right one,” said {S}. So they changed places, to bring the wet shoulders in. Now the dry ones were outside. They went round once more, for those. “Are you dry?” asked {A}. “No,” said {S}, “but now both sides match.”',
      '{S} was the umbrella, with both arms down. {A} pressed a button on the jumper, and the arms shot out. “A good one,” said {A}, and took it through the door. It stuck on both sides. {A} pressed again, but the arms stayed out. “It won’t shut,” said {A}. “It has to be shaken first,” said {S}. {A} shook one hand politely. Then it folded up, and they were through.',
      '“When it’s dry out, you carry it under one arm,” said {S}, and took the long spoon. “How?” asked {A}, who was sitting behind. {S} turned round to show it, and a slipper fell off the chair. {S} turned to see what it was, and a sock fell off the table. “Who’s doing that?” asked {S}, and turned again. {A} held on tight to the bread. “The other end,” said {A}.'
    ],
    bed: [
      'The blanket was wide enough for two shoulders. {S} lay under it, and neither of them stuck out.',
      'Both arms lay folded in along the sides. There was no button, and nothing opened before the morning.'
    ]
  },
  {
    id: 'snow',
    keys: ['it snowed', 'it was snowing', 'started snowing', 'began snowing', 'first snow', 'played snow', 'walked snow', 'stamped snow', 'ran snow', 'deep snow', 'boots snow', 'footprints snow', 'so much snow', 'snow everywhere', 'touched snow'],
    played: [
      'In the snow you leave tracks, so {A} came behind and laid a sock in each step. {S} walked round the chair and off towards the table. There the socks ran out. {A} had to take the oldest ones from the back, and lay them at the front. At the table {S} looked round. “I don’t come from anywhere,” said {S}. “It’s been snowing back there,” said {A}.',
      'They dressed for outdoors, jumper over jumper, with socks on their hands. Then {S}’s nose itched. The arms stuck straight out and would not bend. “Could you do it?” asked {S}. {A} came waddling, but their tummies met first. Between the sock and the nose there was still a gap. So they leaned over and rubbed nose on nose. “A bit more to the left,” said {S}.',
      '“That’s my snowball,” said {S}, and put a rolled-up sock on a plate. “Look after it.” When {S} came back, it had let out a little tongue. “It’s started to melt,” said {A}. {S} blew on it to cool it, and it came undone a bit more. “You blow warm,” said {A}. Soon it lay flat on the plate, long and thin. {S} put the puddle on, up to the ankle.'
    ],
    bed: [
      'The blanket lay over the knees and over the toes, quite smooth, and without a single track.',
      'It was so quiet that it might have been snowing inside the pillow. {S} lay still, and let it.'
    ]
  },
  {
    id: 'snowman',
    keys: ['built snowman', 'built snowmen', 'made snowman', 'built snow woman', 'built snow lady', 'snowman carrot', 'snowman melted', 'snowman scarf'],
    played: [
      '{A} stood on the rug to be the snowman. {S} put a bowl on top and a spoon under one arm. “I’ll just fetch the buttons,” said {S}. When {S} came back, {A} was a good deal shorter. “You’re melting,” said {S}. “It’s the kitchen,” said {A}, whose knees were bent. “It’s on my left.” {S} quickly turned the snowman round. “Now it’s on my right,” said {A}, and sank lower.',
      '{S} sat three cushions one on top of the other. A crust was the nose. {S} went for a scarf. When {S} returned, the nose was shorter. “It’s the cold,” said {A}, with a full mouth. {S} turned round once, and it was shorter still. So {S} took the wooden spoon instead. {A} looked at that for some time. “Now it’s got a nose that’ll last,” said {A}.',
      '“It’ll look into the room,” said {S}, and stuck a paper face on the chair. “I’d want to see the door,” said {A}, and drew another for the back of it. Now it looked both ways at once. “Which is the front?” asked {A}. “You can tell when it walks off,” said {S}. They sat down and waited. It stayed exactly where it was. “A real one,” said {S}.'
    ],
    bed: [
      'Legs, tummy and head lay in a row, all covered up. Only the nose stuck out, and it was warm.',
      'Snowmen have to stand the whole night. {S} lay down instead, and let both arms lie too.'
    ]
  },
  {
    id: 'ice',
    keys: ['frozen puddle', 'frozen puddles', 'icy puddle', 'icy pavement', 'icy sidewalk', 'icy playground', 'icy ground', 'frozen ground', 'icy morning', 'slid icy'],
    played: [
      '“On ice you don’t lift your feet,” said {S}, and pushed along in socks. {A} came too, and wanted to catch up. “You’ve fallen over,” said {S}. “I’m standing,” said {A}. “You lifted one,” said {S}. So {A} sat down, to be honest. {S} came pushing up to help, and had to step over a leg. “That was a foot,” said {A}. Then both of them sat there.',
      '{S} laid a paper bag flat on the rug, and that was the puddle. “The light ones go first,” said {S}. A teaspoon went across, and it held. A slipper went, and it crackled. {A} stopped, one foot in the air. “What’s underneath?” asked {A}. “The rest of the puddle,” said {S}, “and it’s looking up.” {A} looked up too, at the bottom of the sock. There was a hole. {A} walked round.',
      '{S} was the frost, and touched things with one finger. The chair froze, and so did the lamp. Next was {A}, who was just reaching for the bread. “Frozen,” said {S}. The hand stopped in the air, close to the plate. “When will it thaw?” asked {A}, with stiff lips. {S} breathed on the elbow. “It starts here,” said {S}, “and gets to the hand last.” {A}’s eyes stayed on the bread.'
    ],
    bed: [
      'Even the coldest toe had thawed by now. It was the smallest one, on the left.',
      'The sheet was smooth and pulled tight. {S} lay on it, and did not slide anywhere.'
    ]
  },
  {
    id: 'wind',
    keys: ['very windy', 'so windy', 'too windy', 'windy day', 'strong wind', 'wind blew hair', 'wind pushed', 'wind hair', 'leaned wind', 'leant wind', 'wind nearly', 'wind almost', 'windy beach', 'windy playground', 'windy hill', 'wind in face'],
    played: [
      '{A} was the wind, and blew with round cheeks. {S} leaned into it and stood there at a slant. Then {A} had to breathe in, and {S} took one step too many. “The real one never breathes in,” said {S}. {A} blew again, and it lasted a good while, and {A}’s ears went warm. “How does it do that?” asked {A}. “It’s longer at the back,” said {S}.',
      'With a scarf held straight out behind, {S} walked to the kitchen. “That’s the wind, coming from in front,” said {S}. “And on the way home?” asked {A}. On the way home it came from behind. {S} had to hold the scarf out ahead, and it reached {A} first. {A} shook its fringe. “Good evening,” said {A}. “Is {S} with you?” “I’m just behind,” said {S}.',
      '{S} handed {A} five scraps of paper. “Hold on to them,” said {S}, who was going to be the wind. {A} laid a hand on the first and the second. An elbow took the third, and the chin took the fourth. {S} came round the corner, puffing already. The fifth lay there by itself. {A} looked at it hard. “I’ll go round by the chair,” said the wind. “That one’s too easy.”'
    ],
    bed: [
      'The wind had gone round the corner. Every hair lay where the pillow had put it.',
      'A corner of the blanket rose when {S} breathed out, and lay down again. More wind there was not.'
    ]
  },
  {
    id: 'kite',
    keys: ['flew kite', 'fly kite', 'kite flying', 'kite string', 'kite sky', 'kite high', 'kite beach', 'kite park', 'kite hill', 'kite festival', 'kite wind', 'kite up', 'flew patang'],
    played: [
      '“Throw it up when I say so,” said {S}, and went ahead with the scarf. On the end of it hung a tea towel. “Now,” said {S}. {A} threw it, and it fell on the slippers. “Higher,” said {S}. {A} threw it much higher, and it fell on {A}. “It’s up,” said a voice inside. “Where?” asked {S}. “I can’t say,” said {A}, “but it’s above me.”',
      '{S} held a long scarf, and {A} was the kite on the end of it. “Pull,” said {S}, “because up there you always pull.” {A} pulled, and got as far as the kitchen. Then the line went slack. {S} pulled it in, hand over hand. A slice of bread came round the corner, tied on with a knot. “It’s landed,” said {S}, and let out some more for another.',
      'Between finger and thumb a bit of paper flew over the table. “What does it see from up there?” asked {A}. “Two cups,” said {S}, “and some bread.” “And us?” asked {A}. {S} took it up over their heads. “Two round tops,” said {S}. “One’s got a crumb on it.” Both of them felt about. “Whose is it?” asked {A}. “Wave,” said {S}. {A} waved up at the bit of paper. “Yours,” said {S}.'
    ],
    bed: [
      'The line was rolled up, and {S} had come down. One foot still tugged a little, and then lay slack.',
      'High up it was dark and empty. {S} lay with both arms out, and flew just above the sheet.'
    ]
  },
  {
    id: 'hat-blew-away',
    keys: ['hat blew away', 'cap blew away', 'wind blew hat', 'wind blew cap', 'hat flew', 'cap flew', 'wind took hat', 'wind stole hat', 'chased hat', 'ran after hat', 'sunhat blew', 'bobble hat blew'],
    played: [
      '{S} threw a sock on the floor for the hat, and bent down to catch it. But the foot got there first, and pushed it on. {S} took another step and bent down, and it slid on again. {A} came to help from the left. {A}’s foot came along too. They had soon been twice round the table. “What a wind,” said {A}. {S} looked down at it. “It’s got slippers on,” said {S}.',
      'Each of them wore a bowl, and kept one hand on top. With the other they laid the table. Then came the bread, and that takes two to butter. “Could you hold mine?” asked {A}. Now {S} had both arms up, one for each bowl. {A} buttered a slice and ate it. “And me?” asked {S}. {A} looked up at the ceiling. “It might just be getting up again,” said {A}.',
      'A hat that flies has to come down on some head or other. So {S} took a woolly sock, and tried it on a few. It was too big for the door handle, and too small for the chair. It fitted the tap. Then {A} came to wash a spoon. “May I?” asked {A}, and lifted the hat. The tap let out a drop. “It says good evening,” said {S}.'
    ],
    bed: [
      '{S} pulled the blanket up over both ears. It was rather large for a hat, and it stayed on.',
      'A head lay on the pillow with only its own hair on, and that was well fastened.'
    ]
  },
  {
    id: 'power-cut',
    keys: ['power cut', 'power cuts', 'power went', 'power failure', 'power outage', 'electricity went', 'no electricity', 'load shedding', 'current gone', 'no power', 'fuse blew'],
    played: [
      '“You eat by feeling,” said {S}. They both shut their eyes, with a slice of bread on the plate between them. {A}’s hand walked over the table, and took hold. “I’ve got it,” said {A}. “That’s my thumb,” said {S}. {A} tried again from the other side. “And this?” asked {A}. “Still the thumb,” said {S}, who was chewing. “My other hand was quicker.”',
      '{A} was the fridge, and hummed. “Power cut,” said {S}, and the humming stopped in the middle. {S} walked once round the fridge. “What do you do while you’re off?” asked {S}. {A} did not answer, being off. So {S} pressed a button, and bent closer. “Mmmm,” said {A}. “And before that?” asked {S}. “Mmmm,” said {A}, being on. “I’ll ask the cheese,” said {S}.',
      'First the torch had to be found, and {S} felt about with both eyes shut. “Where is it kept?” asked {A}. “In the drawer,” said {S}. “Which one?” asked {A}. “You can see that when you’ve got the torch,” said {S}. They felt past a spoon and round a chair. It stood on the table. {S} switched it on, and lit up the drawer. “Right,” said {S}. “Not in there.”'
    ],
    bed: [
      'The dark had come by itself tonight, and nothing was wrong with it. {S} lay in the middle.',
      'Nothing hummed and nothing blinked. {S} found the pillow without a torch, as it was right underneath.'
    ]
  },
  {
    id: 'spilled',
    keys: ['spilled milk', 'spilt milk', 'spilled juice', 'spilt juice', 'spilled water', 'spilt water', 'spilled drink', 'spilt drink', 'knocked over cup', 'knocked over glass', 'knocked over milk', 'knocked over juice', 'knocked over water', 'tipped over cup', 'tipped over milk', 'milk everywhere', 'juice everywhere'],
    played: [
      '{S} carried an empty cup that was full to the brim. “Don’t look at it,” said {A}, “or it’ll slop.” So {S} looked straight ahead, and walked into a cushion. They both stood still. “How much?” asked {A}. {S} was still not looking. “I mustn’t,” said {S}. {A} fetched the cloth and wiped the cushion, which was dry. “That much,” said {A}, and held up the cloth.',
      '{S} laid a scarf across the table, and that was the puddle. “It always runs to where the lap is,” said {S}, and pulled it towards {A}. {A} moved one chair along. The scarf thought for a moment, and bent. {A} moved on again, and here it came round the bread. So {A} stood up, and had no lap left. The scarf hung over the edge. “It’ll wait,” said {S}. “A lap always comes back.”',
      '{S} shook three drops of water out of a cup. {S} wiped them up, and then it was a large wet patch. “It’s bigger,” said {A}. “But thinner,” said {S}. They looked at it from the side, and it had four legs. {S} wiped away the front half, and it became a smaller dog. “Leave the rest,” said {A}. “It’s wagging.” They moved the cup, so that it had room.'
    ],
    bed: [
      '{S} spread out over the mattress, slowly and to every side, and stopped just before the edge.',
      'The cup stood upside down in the kitchen. There was no safer way for it to spend the night.'
    ]
  },
  {
    id: 'dropped',
    keys: ['dropped ice cream', 'dropped toast', 'dropped plate', 'dropped egg', 'dropped spoon', 'dropped cup', 'dropped sandwich', 'dropped cake', 'dropped biscuit', 'dropped cookie', 'dropped tray', 'dropped pizza', 'dropped banana', 'dropped on floor', 'fell butter side', 'fell jam side', 'toast fell floor'],
    played: [
      '{A} shut both eyes, and {S} let things fall on the rug. “Spoon,” said {A}. The next one went flop. “Slipper,” said {A}. After that there was no noise at all. “Sock,” said {A}. “No,” said {S}. {A} listened harder. “A bit of paper?” asked {A}. “No,” said {S}. “A crumb?” asked {A}. “No,” said {S}. “I haven’t let go of it yet.”',
      '{S} set off for the cupboard with six rolled-up pairs of socks in both arms. One fell. {S} bent to get it, and two others rolled off the top. “Leave them there,” said {A}. “They’ll only be the ones that fell,” said {S}, and bent down again. By the chair all six were on the floor. {S} sat down among them. “Now,” said {S}, “they can’t do it any more.”',
      '{A} held out both arms, and {S} let a spoon fall on them. “You shut them too late,” said {S}. The next time {A} shut them too early, and it bounced off. The third time it lay there, caught. {A} looked at it, and was so pleased that both arms flew up. The spoon lay on the rug again. “You have to be pleased with your mouth only,” said {S}.'
    ],
    bed: [
      'What could fall was lying down already, and so was {S}. The floor had a quiet night.',
      'A hand hung over the edge of the bed and let go. There was nothing in it.'
    ]
  },
  {
    id: 'broke',
    keys: ['broke toy', 'toy broke', 'cup broke', 'plate broke', 'vase broke', 'mug broke', 'bowl broke', 'broken toy', 'broken cup', 'glued back', 'glued together', 'glued cup', 'mended toy', 'mended broken', 'fixed toy', 'fixed broken', 'repaired toy', 'repaired broken'],
    played: [
      '{S} drew a jug, and tore it into five. “Now it’s in pieces,” said {S}. {A} put it together on the table, frowning. Each bit found a neighbour, and there was none left over. But the spout had come out at the bottom, and the handle was on the inside. “Who’s going to hold on to that?” asked {S}. {A} looked at it for a while. “The milk,” said {A}.',
      '“You have to press until it holds,” said {S}. {A} had stuck a spoon to a spoon, and pressed. It takes as long as forty, so {A} counted. At twelve an ear itched. {S} kindly scratched it. At thirty {A} would have liked some bread, and {S} put that in. “Forty,” said {A}, chewing. “Does it hold?” asked {S}. “Yes,” said {A}, “as long as I do.”',
      'To the workshop, which was the table, {A} brought a slipper. “It won’t go any more,” said {A}. {S} knocked on the sole, and looked in with the torch. “It’s empty,” said {S}. “Is that expensive?” asked {A}. “Have you got a foot with you?” asked {S}. Luckily {A} had. {S} fitted it in from behind, and off it went. At the door it stopped. “Now the other one,” called {S}.'
    ],
    bed: [
      'Arms, legs and nose were all still on. {S} moved each a little, and nothing wobbled.',
      'The blanket held everything together, from top to bottom, and did not have to be pressed.'
    ]
  },
  {
    id: 'mislaid',
    keys: ['lost teddy found', 'lost bear found', 'lost bunny found', 'lost rabbit found', 'lost doll found', 'lost toy found', 'lost blanket found', 'lost shoe', 'lost glove', 'lost mitten', 'lost hat', 'lost sock', 'lost keys', 'lost water bottle', 'looked everywhere shoe', 'looked everywhere glove', 'looked everywhere teddy', 'looked everywhere keys', 'searched everywhere teddy', 'searched everywhere shoe', 'misplaced'],
    played: [
      '{S} was a lost glove, and lay under the blanket. {A} came by, looking left and right. “Has a glove been handed in here?” asked {A}. The blanket kept quiet, as gloves do. “It’s a left one,” said {A}. Something moved. {A} lifted a corner. “Are you the left one?” asked {A}. “You’d have to try me on,” said {S}, and held out five fingers.',
      '“I’ve lost a button,” said {A}. “Then you go back the way you came,” said {S}. So {A} walked backwards to the table. “Here I stirred my tea,” said {A}, and stirred it the other way round. “And before that?” asked {S}. “Before that I ate a slice of bread,” said {A}. They both looked at the empty plate. “Now it gets difficult,” said {A}.',
      '“First we look where it isn’t,” said {S}, “and what’s left over is the place.” They were after the wooden spoon. It was not in the slippers, and not between the cushions. {A} crossed off the bread bin, the towels and both sleeves. All this time it had been lying on the table. “I saw it there,” said {A}. “So did I,” said {S}, “but it wasn’t the table’s turn yet.”'
    ],
    bed: [
      'All that belonged in the bed was in it. {S} felt once with a hand and once with a foot.',
      'One hand took hold of the blanket, so that neither could be mislaid in the night.'
    ]
  },
  {
    id: 'balloon-flew-away',
    keys: ['balloon flew away', 'balloon blew away', 'balloon floated away', 'balloon escaped', 'balloon got away', 'balloon slipped', 'lost balloon', 'balloon floated off', 'balloon drifted away'],
    played: [
      '“It gets smaller, and you have to watch,” said {S}. {A} held up a plate and walked backwards with it, as far as the hall. “Smaller,” called {S}. {A} held up a saucer, and then a button. “Now it’s only a dot,” called {S}. {A} wanted to see that too, and came running over. They both stood there and looked up. “Now it’s gone,” said {S}.',
      'On tiptoe, with round cheeks, {S} was being held by one sleeve. “If I let go, you’re off,” said {A}. “Mm,” said the balloon. “Shall I let go?” asked {A}. “Mm,” said the balloon. {A} could not tell which that was, and let go with just one finger. {S} had to laugh, and the air came out. It landed on a cushion. “I meant mm,” said {S}.',
      'With a scarf {S} tied one sleeve to {A}’s, so that nothing could fly off. “And if both of us go up?” asked {A}. They took two slippers along for the weight, and the big spoon. {A} put some bread in a pocket. “Now test it,” said {A}. {S} gave a small hop, and came down again. “It’s holding,” said {S}. “Better eat the bread last.”'
    ],
    bed: [
      '{S} was heavy by now, first the feet and then the head. It needed no string.',
      'Between the bed and the ceiling there was only air, and it stayed empty all night long.'
    ]
  },
  {
    id: 'balloon-popped',
    keys: ['balloon popped', 'balloon burst', 'popped balloon', 'burst balloon', 'balloon bang', 'balloon exploded', 'balloon went pop', 'balloons popped', 'sat on balloon', 'balloon broke'],
    played: [
      '{A} held both ears shut, and waited. {S} blew into a paper bag until it was round. “Now it’ll go bang,” said {S}, and hit it. There was a hole in the bottom, and it went foof. {A} still held both ears. “Was that it?” called {A}. “It went foof,” said {S}. “What?” called {A}. {S} blew it up again, to repeat it. “Foof,” said {S} together with the bag.',
      'An empty sock hung from {S}’s finger. “This is what’s left of it,” said {S}. “And where’s the rest?” asked {A}. “It was only air,” said {S}. “It’s got to be here in the room.” {A} breathed in with care, and held still. “I may have some of it,” said {A}. “Let it out in here,” said {S}, and held up the sock. It moved. “That was a bit,” said {S}.',
      '“You jump first, and only then you know why,” said {S}. “Tell me when,” said {A}. “Then it isn’t one,” said {S}. So {A} jumped ahead of time, at every third step, to be safe. {A} laid the table like that. The spoons jumped as well. At last {A} sat down and puffed. “Pop,” said {S}. {A} stayed where {A} was. “I’ve already done that one,” said {A}.'
    ],
    bed: [
      'The pillow gave way slowly under {S}’s head, and let out its air without a sound.',
      'It was so quiet that not even a breath went foof. {S} lay there, round and whole.'
    ]
  },
  {
    id: 'bubbles',
    keys: ['blew bubbles', 'blowing bubbles', 'soap bubbles', 'soap bubble', 'bubble wand', 'bubble machine', 'bubble mixture', 'chased bubbles', 'caught bubble', 'giant bubble', 'bubbles garden', 'bubbles park', 'bubbles balcony', 'bubble landed', 'played bubbles'],
    played: [
      'Through the handle of a cup {S} blew a big one that could not be seen. “There it goes,” said {S}. {A} looked after it in the wrong direction. “Now it’s on your nose,” said {S}. {A} kept quite still, and looked down with both eyes. “What colour is it?” whispered {A}. “All of them,” said {S}. “Is it still there?” whispered {A}. “No,” said {S}. “You asked too hard.”',
      'In the washing-up bowl {S} made a ring of finger and thumb, and blew. A bubble sat down on the wet hand. “May I have it?” asked {A}. “Your hand has to be wet,” said {S}. {A} wetted one and held it close. Now the bubble sat on both. “Can you let go?” asked {A}. “Can you?” asked {S}. They stood there at the bowl for a good while, hand by hand.',
      '{A} was the bubble, with round arms and round cheeks, and {S} blew from behind. It wobbled slowly across the room. “Mind the corner of the table,” called {S}. It went round that, and past the spoons, and lifted itself over a slipper. At the cushion it sat down. Nothing happened. “You’re meant to burst,” said {S}. “On a cushion?” asked {A}. “I’ve only just got round all the sharp things.”'
    ],
    bed: [
      'The blanket rose over {S}’s tummy, round and thin, and sank, and rose, and did not burst.',
      'The dark had no corners any more. A bubble could have crossed the room and met nothing hard.'
    ]
  },
  {
    id: 'got-stuck',
    keys: ['hand stuck jar', 'hand stuck tin', 'hand stuck bottle', 'head stuck railings', 'head stuck banister', 'head stuck fence', 'head stuck bucket', 'head stuck chair', 'bottom stuck', 'leg stuck railings', 'leg stuck fence', 'got stuck railings', 'got stuck fence', 'got stuck tunnel', 'stuck potty', 'got stuck basket', 'got stuck box'],
    played: [
      '{S}’s hand was in the jar, and would not come out. “You’re holding something,” said {A}. “A button,” said {S}. “If you let go of it, you’re free,” said {A}. “But then it’s still in there,” said {S}. {A} tipped up the jar, and the button slipped out at the side. The hand stayed in. “There’s nothing left to hold,” said {A}. “I know,” said {S}, “but I’m still holding it.”',
      'Only to try, {A} sat down in the washing basket, with both knees up. “Comfortable,” said {A}, and tried to stand. The basket stood up as well. {S} pulled at {A}, and the basket came along. {S} pulled at the basket, and {A} came along. By and by all three came to the kitchen. “One of you has to stay where you are,” said {S}, “or I can’t get you apart.”',
      '{S} pushed two chairs back to back, and stood between them. “Make yourself thin,” said {A}. {S} breathed out. “Now I’m thin,” said {S} in a small voice, “but I need to breathe in.” {A} came in from the other end, to show how it is done. Then there were two thin ones. “Getting in was easier,” said {A}. “It was emptier then,” said {S}.'
    ],
    bed: [
      'The mattress had a dip, and {S} fitted exactly. There was no hurry about getting out.',
      'Both arms had come out at the right ends, and the head was through. The rest could stay in.'
    ]
  },
  {
    id: 'up-a-tree',
    keys: ['climbed tree', 'climbed up tree', 'tree climbing', 'climbed mango tree', 'climbed apple tree', 'climbed branch', 'top of the tree climbed', 'too high tree climbed', 'climbed oak tree', 'climbed tall tree'],
    played: [
      'Standing on the cushion, {S} held on to the table and felt backwards with one foot. “A bit lower,” said {A}, who was below. “Now to the left.” The foot went to the left, and found something. “This branch is warm,” said {S}. “Is it strong enough?” asked {A}. {S} felt along it with all five toes. It twitched. “It’s got fingers,” said {S}, “and it’s ticklish.”',
      '{S} put the thick book on the rug, and stood on it. “It isn’t very high,” said {A}. “That’s because you’re seeing it from below,” said {S}. So {A} climbed up too, and there was just room. They both looked down at the rug. “Oh,” said {A}, and took hold of {S}. “You see?” said {S}, and took hold of {A}. “And which of us goes first?” asked {A}.',
      '“I’ll fetch the ladder,” said {A}. {S} was sitting on a cushion, which was the top. {A} laid one spoon above another on the floor, all the way from the door. At the top there was one too few. “My foot won’t reach that,” said {S}. {A} took away the bottom rung, and put it in up there. “Now it’s missing down below,” said {S}. “By then you’ll be nearly home,” said {A}.'
    ],
    bed: [
      'The bed stood low on four good trunks. {S} lay stretched out along the lowest branch.',
      'One foot felt its way down under the blanket until it met something warm. It was the other foot.'
    ]
  },
  {
    id: 'collected-stones',
    keys: ['collected stones', 'collected shells', 'collected pebbles', 'collected rocks', 'found stone', 'found shell', 'found shells', 'found pebble', 'found stones', 'stones pocket', 'stones bucket', 'shells bucket', 'picked up stones', 'picked up shells', 'pebbles pocket', 'gathered stones', 'gathered shells', 'stone collection', 'rocks pocket', 'shell collection', 'smooth stone', 'shiny stone', 'brought home stone', 'brought home shell'],
    played: [
      '{S} laid nine buttons out on the rug. “You may take one,” said {A}, “or we’ll never carry them.” {S} looked at each of them for a long time, and pocketed the third. “And this one belongs to it,” said {S}. “And that’s where it used to lie next to.” At last there was one left. “Leave that for other people,” said {S}. They went as far as the table. Then {A} went back for it.',
      '“It only shines while it’s wet,” said {S}, and dipped a spoon in the bowl. It shone. On the towel it dried, and looked the way it always does. {S} dipped it in again. {A} wished to know what else that works with, and dipped in a thumb. {S} turned it round in the light. “Beautiful,” said {S}. “May I keep it?” asked {A}. “Yes,” said {S}, “but it’ll go dull.”',
      '{S} put three crusts side by side on the table. “This is the hill, that’s the shoe, and here’s the cow,” said {S}. {A} mixed them up. “Shoe, cow, hill,” said {S} at once. {A} stood one on its edge. “Cow from behind,” said {S}. {A} mixed for a long while then, and two of them lay there. “Where’s the hill?” asked {S}. “Gone,” said {A}, and swallowed. “You can see further now.”'
    ],
    bed: [
      'Every stone and every shell lay where it lay. {S} did the same, with the smooth side up.',
      'One hand was closed round almost nothing, and kept hold of it in the dark.'
    ]
  },
  {
    id: 'collected-leaves',
    keys: ['collected leaves', 'collected leaf', 'gathered leaves', 'autumn leaves', 'pressed leaves', 'pressed leaf', 'leaf collection', 'golden leaves', 'brought home leaf', 'golden leaf', 'autumn leaf', 'picked up leaf'],
    played: [
      '{A} was the tree, and had a sock over each hand and one on each shoulder. {S} waited below with the basket. “Autumn,” said {S}. One came down from the left, and one from the right. The next came down when {A} sneezed. The last one would not fall, though {S} shook the trunk. “That’s the end one,” said {A}. “It wants to see what comes afterwards.” {S} held the basket a bit higher.',
      'They laid a sock under the thick book, to press it. {A} sat down on top. “How long does it take?” asked {A}. “A week,” said {S}. {A} asked for a cushion then, and some bread, and after that for a second slice. “Let’s just have a look,” said {A}. They lifted the book. The sock was flat. “It was flat before,” said {A}. “But now it knows,” said {S}.',
      '“Hold still,” said {S}, and drew round {A}’s hand on paper. It made a leaf with five points and a stalk. {S}’s own hand came next to it, and was a smaller leaf. {A} held them up side by side. “What sort of tree do they come from?” asked {A}. {S} sniffed at the paper, and then at the hands. “Mine’s from the soap tree,” said {S}. “Yours is from a bread tree.”'
    ],
    bed: [
      'The arms fell first, one to the left and one to the right. The eyelids came down last of all.',
      '{S} lay flat between the sheet and the blanket, and would keep that way until morning.'
    ]
  },
  {
    id: 'collected-conkers',
    keys: ['collected conkers', 'found conkers', 'conkers pocket', 'picked up conkers', 'collected acorns', 'found acorns', 'found acorn', 'acorns pocket', 'picked up acorns', 'collected chestnuts', 'found chestnuts', 'chestnuts pocket', 'picked up chestnuts', 'horse chestnuts', 'found walnuts'],
    played: [
      'For the winter {S} hid three rolled-up socks, each in a different place. “It’s winter now,” said {A}. “So soon?” asked {S}. {S} went off to look, and dug about in the cushions. Out came a spoon. “I never hid that,” said {S}. “That’s mine,” said {A}. “From last winter.” {S} dug on, and found half of a biscuit. “The one before,” said {A}.',
      'The blanket was the shell, and {A} was inside. {S} knocked. “Not ripe,” said the shell. {S} pulled at a corner, and somebody inside pulled it back. So {S} sat down by it and waited for autumn. The lamp hummed, and a bit of time went by. Then the shell opened a crack. Something round and shiny looked out. “A fine one,” said {S}. It was a nose.',
      '{S} pressed a rolled-up sock down into a cup, and pulled the handle to the light. “There’ll be a tree here,” said {S}. They drew up two chairs. “When does it start?” asked {A}. “It has started,” said {S}. “It begins by going down.” {A} bent and looked at the table from below. Nothing had come through yet. “All the same,” said {A}, “we ought to move that lamp.”'
    ],
    bed: [
      'It was dark and close in the shell, and smooth on the inside. {S} lay in it, and was not ripe yet.',
      'One round thing lay well hidden for the night. It was {S}, and the place would be easy to remember.'
    ]
  },
  {
    id: 'birthday-party',
    keys: ['birthday party', 'friends birthday came', 'birthday guests', 'invited birthday', 'celebrated birthday friends', 'celebrated birthday cousins', 'friend birthday party', 'cousin birthday party'],
    played: [
      '{S} pushed one chair into the middle, and they walked round it to {A}’s humming. The humming stopped. Both of them sat down, half each. “Now you take a chair away,” said {S}. So they pushed it to the wall, and {A} hummed again. They went round the place where it had been. Then it was quiet, and both stood there. “Who’s won?” asked {A}. “The chair,” said {S}. “It’s sitting.”',
      '“Do come in,” said {S} at the door. {A} was the first guest, and brought a spoon. Then {A} went out, and came again in a scarf. The third guest wore a towel, and the fourth had only one slipper. “May I sit down?” asked that one. “I’ve got three here already,” said {S}. The guest looked all round the room. “Are they nice?” asked {A}. “The one with the spoon is,” said {S}.',
      'Into a tea towel {S} wrapped a slipper, and put the present into {A}’s hands. “You have to guess by feeling,” said {S}. {A} pressed it at the front. “A boat,” said {A}. “Colder,” said {S}. “A loaf?” asked {A}. “Colder,” said {S}, and rubbed one bare foot against the other. {A} put a hand right in. “It’s a slipper,” said {A}. “How did you know?” asked {S}. “It’s still warm.”'
    ],
    bed: [
      'The last guest had gone home, and the humming was over. {S} had a place, and did not need to sit.',
      '{S} lay there wrapped up, with the corners tucked in. Anyone could have told what it was by feeling.'
    ]
  },
  {
    id: 'birthday-cake',
    keys: ['blew out candles', 'blow candles', 'candles cake', 'birthday candles', 'cake wish', 'candle wish', 'cut birthday cake', 'ate birthday cake', 'blew birthday cake'],
    played: [
      '{A} held up ten fingers, and they were lit. {S} took a breath and blew, and eight of them went down. {S} blew on the other two. One lay down, but behind it a third stood up. “That one was out,” said {S}. “It’s that sort,” said {A}. {S} shut that one up in a fist, and held it there. Now it was quiet. Then one on the other hand stood up, to see.',
      '“Have you wished?” asked {A}. {S} nodded with shut lips. “Is it big?” asked {A}. “You can’t tell it, or it won’t come,” said {S}. “Does it fit through the door?” asked {A}. {S} looked at the door, up and down, and said nothing. “And what does it eat?” asked {A}. “I’m not saying,” said {S}. “You haven’t told me a thing,” said {A}, and pushed the table closer to the wall.',
      'With the side of one hand {S} cut up the cushion. “Which would you like?” asked {S}. “A corner,” said {A}. “It’s a round one,” said {S}. {A} counted four corners, but did not like to argue. “Then I’ll take a round bit,” said {A}. {S} thought, and cut that out of the middle. “Here,” said {S}. “Now the others are going to have a hole in theirs.”'
    ],
    bed: [
      'Ten fingers lay down, one after another, and not one of them stood up again.',
      '{S} breathed out over the edge of the blanket, long and softly. It would have been enough for all the candles.'
    ]
  },
  {
    id: 'said-something-funny',
    keys: ['said something funny', 'said funny', 'told joke', 'told jokes', 'knock knock joke', 'silly joke', 'made up joke', 'said something silly', 'joke laughed', 'funny joke'],
    played: [
      '“I can only say it when you don’t know it,” said {S}. So {A} went out of the room to forget it. “Good evening,” said {A} at the door, “what’s new?” But one corner of {A}’s mouth was up already. “You still know some of it,” said {S}. {A} went out again, for longer this time. Then the door opened. “Good evening,” said {A}. “What was I out there for?”',
      'Nose to nose they sat, and the first to laugh would lose. “Noodle,” said {S}. {A}’s chin trembled. “That was a laugh,” said {S}. “It’s a chin,” said {A}, “it has to hold things up.” {S} looked at the chin, and had to bite both lips. It was very still in the room. Then a chair creaked, on its own, a bit late. After that neither of them knew who was first.',
      'There are three kinds, and {S} conducted them with a wooden spoon. The high one came first, and then the one from the tummy. “And now the one without any noise,” said {S}. {A} sat there, and nothing could be heard. “Have you begun?” asked {S}. {A} nodded. {S} looked at the face, and at the shoulders, and at the tea in {A}’s cup. “Yes,” said {S}. “It’s making rings.”'
    ],
    bed: [
      'A very small laugh was left over. It shook the blanket twice, and then it lay down too.',
      'It was dark, and the corners of {S}’s mouth were still a little higher than the middle.'
    ]
  },
  {
    id: 'new-food',
    keys: ['tried new food', 'ate something new', 'tried something new eat', 'tasted first time', 'ate first time', 'first time eating', 'tried olives', 'tried sushi', 'tried mushrooms', 'tried broccoli', 'tried spinach', 'tried avocado', 'tried octopus', 'tried curry', 'tried new fruit', 'tasted new', 'new fruit', 'new vegetable', 'tried peas', 'tried sprouts', 'tried aubergine', 'tried tofu'],
    played: [
      '{A} had never in all this time seen bread, and walked once round the plate. “Is it awake?” asked {A}. “It’s bread,” said {S}. “Which end do you start at?” asked {A}. {S} bit off a corner to show it. {A} sniffed at the next corner, and touched it with the tip of the tongue. “And?” asked {S}. “I can’t say yet,” said {A}. “So far I’ve only been at the edge.”',
      'With eyes shut you taste better. So {A} shut both, and {S} put an empty spoon between {A}’s lips. {A} thought about it for a good while. “It starts smooth,” said {A}, “and gets cooler at the back.” “Do you like it?” asked {S}. {A} wanted to be quite sure, and had a second one. “Not bad at all,” said {A}. “It could do with a bit of salt.”',
      '{A} took a piece of crust, and let it knock at {S}’s lips. “Who’s there?” asked {S}, with a very small gap. “A crumb,” said {A}, “but grown up.” “Do I know it?” asked {S}. “You had its brother the other day,” said {A}. “It says that it was nice in there.” {S} thought, and opened a little wider. “It may come in,” said {S}, “but without the fingers.”'
    ],
    bed: [
      'The mouth had shut for the night, and took in nothing new but a little air.',
      'Right at the back of the tongue something small was still remembered. {S} swallowed, and let it be.'
    ]
  },
  {
    id: 'spicy-sour',
    keys: ['too spicy', 'so spicy', 'very spicy', 'ate spicy', 'tasted spicy', 'tasted chilli', 'chili hot', 'licked lemon', 'sucked lemon', 'tasted lemon', 'lemon face', 'too sour', 'so sour', 'very sour', 'sour sweets', 'sour candy', 'sour face', 'pickle tasted', 'ate pickle', 'hot sauce', 'tasted mustard', 'ate mustard', 'wasabi', 'mirchi', 'ate tamarind', 'tasted tamarind', 'ate imli', 'ate achar', 'jalapeno', 'raw ginger'],
    played: [
      '“At first you don’t notice anything,” said {S}. They each licked a clean spoon, and waited. “It comes from behind,” said {S}. {A}’s left eye went shut. Then the nose pulled itself up, and the mouth went as small as a button. “But there’s nothing on it,” said {S}. “I know,” said {A}, with one eye. “I only believed you.” {S} looked at the spoon, and wiped it to be safe.',
      '{S} let the tongue hang out, to air it. “Then you talk like thith,” said {S}. {A} hung one out too. “Like whath?” asked {A}. “Like thith,” said {S}. They laid the table that way. “The thpoonth, pleathe,” said {A}, and got the socks. {S} pulled the tongue back in. “Mine’s aired now,” said {S}. “I altho thaid thpoonth,” said {A}, and handed back the socks.',
      'One hop meant a little, and three hops were the most. {A} tried the water first, and stayed standing. “Nothing,” said {S}. {A} tried the bread, and chewed with hope. “Nothing either,” said {S}. On the way to the salt {A} met the chair leg with one toe. {A} hopped to the door and halfway back. “Seven,” said {S}, and went over to look. “And you didn’t even put it in your mouth.”'
    ],
    bed: [
      'The tongue lay behind the teeth, cool and pink, and had stopped thinking about it.',
      'The face had let itself out again, even round the mouth, and lay smooth on the pillow.'
    ]
  },
  {
    id: 'slept-in-tent',
    keys: ['slept tent', 'sleep in tent', 'went camping', 'campsite', 'tent woods', 'tent field', 'pitched tent', 'night in tent', 'tent night', 'tent zip'],
    played: [
      'The blanket was the tent, and {A} sat up straight in the middle, for the pole. {S} crawled in from the side with some bread. “How’s it standing?” asked {S}. “Well,” said the pole. “Does it get any bread?” Poles get hungry too, so {S} reached up a slice. Soon the roof began to move. “There’s a wind getting up,” said {S}. “That’s me, chewing,” said the pole.',
      '“Zip,” said {S}, and lifted the towel that hung from the table. “Zip,” said {S} from inside. Then the torch was missing. Zip, and zip again. Next it was the cushion. “Leave it open,” said {A}. “Then the midges get in,” said {S}. It was quiet for a moment. “Zzz,” said a voice by the table leg. “We’re shut,” said {S}. “That’s good,” said {A}. “I’ve been in here since the torch.”',
      'For a proper bed in the wild you need a hard place underneath. {S} tried the rug, on one side and then the other. “Nothing,” said {S}. So {A} pushed in a wooden spoon. “Is it good like that?” asked {A}. “Higher,” said {S}, “more to the ribs.” {A} moved it up. “There,” said {S}, and groaned. {A} lay down alongside. “Could I have one as well?” asked {A}.'
    ],
    bed: [
      'Underneath there was no root and no stone. {S} turned round once, and it was soft there too.',
      'The roof was a ceiling, and the door had no zip. {S} lay zipped up to the chin in a blanket.'
    ]
  },
  {
    id: 'stayed-up-late',
    keys: ['stayed up late', 'went to bed late', 'up past bedtime', 'past bedtime', 'up till midnight', 'up until midnight', 'late bedtime', 'new year midnight', 'waited for midnight', 'up so late', 'up too late', 'up very late', 'up late tonight', 'awake midnight'],
    played: [
      '{S} was the clock, with one arm straight up and the other one very nearly. “How late is it?” asked {A}. “Almost twelve,” said {S}. {A} waited for it to strike. But an arm like that is heavy, and it sank a bit. “Now it’s a quarter to,” said {A}. It sank as far as the ear. “And now half past eleven.” “That’s how you stay up,” said the clock.',
      '“I’m not tired,” said {S}, and showed two wide eyes. Neither was {A}. They sat side by side on the cushions, and each watched the other. Then {A} yawned. “That was only air,” said {A}. {S} pressed both lips together, but it came up, and went out at the nose. “That was yours,” said {S}. “It came over here.” “Then I’d like it back,” said {A}, and yawned.',
      'How do grown-ups do it, when it is late? They sit, so {S} and {A} sat. After a while one of them has to say, “Right, then.” “Right, then,” said {A}. Neither of them got up. “What comes now?” asked {S}. “More sitting,” said {A}. {S} brushed a crumb off the table, as it should be done. “Right, then,” said {S}. “Yes, yes,” said {A}. It could have gone on like that.'
    ],
    bed: [
      'The late part of the evening was still going on out there. {S} let it stay up without company.',
      'Under the blanket it was exactly as late as everywhere else, only warmer. {S} asked no clock about it.'
    ]
  },
  {
    id: 'fell-asleep-somewhere',
    keys: ['asleep in the car', 'asleep on the bus', 'asleep on the train', 'asleep at the table', 'asleep on the sofa', 'asleep on the couch', 'asleep in the pram', 'asleep in the buggy', 'asleep in the stroller', 'asleep in the chair', 'asleep on my lap', 'asleep on my shoulder', 'asleep in class', 'asleep at dinner', 'asleep at lunch', 'nodded off', 'dozed off'],
    played: [
      '{S} sat down with a crust in one hand, and both eyes fell shut. “Are you asleep?” asked {A}. “Yes,” said {S}. “Since when?” asked {A}. “Since the last bite,” said {S}. {A} drew the crust carefully out of the fingers. An eye opened. “What are you doing?” asked {S}. “You’re dreaming this,” said {A}. “Then it’s my dream,” said {S}, and opened the mouth for the crust.',
      'If you sleep sitting up, the head has nowhere to go. They tried it on two chairs, side by side. {A}’s head nodded forward, and came up again. “Mine’s looking for somewhere,” said {A}. It went back, and then it tipped against {S}. “It’s found it,” said {A}. {S}’s tipped over as well, and landed on top. “Which one’s holding the other?” asked {S}. “I thought it was yours,” said {A}.',
      'In the middle of the rug a cushion had fallen asleep. “Don’t wake it,” whispered {S}. They lifted it on both sides, and carried it off on tiptoe. At the door {S} stopped. “You’ve got the feet,” whispered {S}. “No, I’ve got the head,” whispered {A}. They set it down to see. It was the same at each end. So they gave it a sock at the top and a sock at the bottom.'
    ],
    bed: [
      'This was the ordinary place, with a pillow at one end. {S} thought it would do.',
      'The head had found somewhere to go, and so had the feet. In between lay the rest of {S}.'
    ]
  },
  {
    id: 'asked-questions',
    keys: ['asked questions', 'asked a question', 'asking questions', 'asked everyone questions', 'hundred questions', 'thousand questions', 'million questions', 'question after question', 'kept asking questions', 'kept asking why', 'same question'],
    played: [
      '{S} had a question, and {A} sat on the left-hand chair. “That isn’t for me,” said {A}. “You have to go next door.” Then {A} moved over to the right-hand chair and looked very busy. {S} went there and asked. “Who sent you?” asked {A}. “The one on the left,” said {S}. {A} leaned over and looked at the empty chair. “Oh, that one,” said {A}. “Never there when it’s needed.”',
      'Now {A} asked the why, and {S} had to know. “Why does the table stand up?” asked {A}. “It hasn’t got a chair,” said {S}. “Why not?” asked {A}. “The chairs are round it already,” said {S}. “Why?” asked {A}. “They’re waiting for it to sit,” said {S}. “And why doesn’t it?” asked {A}. {S} drew a deep breath. “Just because,” said {S}. It came out in a very low voice.',
      'With a wooden spoon to talk into, {S} went from one to the next. The lamp said nothing, and {S} thanked it. The cup said nothing. “Could you speak up?” asked {S}. The slipper had the most to say, for its mouth stood open. Then the spoon came to {A}. “What was the question?” asked {A}. {S} had to go back, and looked at the slipper. “It knew it just now,” said {S}.'
    ],
    bed: [
      'One question was still awake, and lay down next to {S}. The answer could come tomorrow.',
      'The why had got smaller and smaller. In the end it was hardly more than breathing out.'
    ]
  },
  {
    id: 'queued',
    keys: ['long queue', 'waited queue', 'stood queue', 'stand in queue', 'stood in line', 'waited line', 'long line', 'waiting line', 'waited turn', 'wait turn', 'waiting turn', 'queued', 'queue shop', 'queue slide', 'queue toilet', 'queue ice cream', 'queue post office', 'queue temple', 'queue bank', 'standing line', 'took turns waiting'],
    played: [
      '{S} stood at the very end, and {A} came up and joined on behind. “Who’s before you?” asked {A}. {S} pointed to the chair. They waited until the chair had its turn, and it took a good while. “What are we getting here?” asked {A}. “I didn’t ask,” said {S}. “It was standing here, so I stood behind it.” {A} leaned out to the side. “Then it must be something decent,” said {A}.',
      '“There are four ways to stand,” said {S}, and showed them. You can do it on the left leg, on the right, or on both. The fourth way is to hang on to the one next to you. {A} liked that best, and hung on. “Now I’d like to do it that way,” said {S}, and hung on too. They swayed a bit. “One of us has to do a different one,” said {A}.',
      'First {A} had the torch, and {S} was next. {A} shone it into the corner by the door, without any hurry. “Me now?” asked {S}. “After the corners,” said {A}. The room had four, and then a fifth one, behind the cupboard. {S} sat down on the rug for the fifth. At last {S} held the torch. {S} lit up {A} from top to bottom, slowly. “How many corners have you got?” asked {S}.'
    ],
    bed: [
      'There was no one in front of {S} and no one behind. It was {S}’s turn already, to lie here.',
      'Both legs had done with standing, first the left one and then the right one. They lay in no order.'
    ]
  },
  {
    id: 'won-game',
    keys: ['won game', 'won race', 'won match', 'won ludo', 'won chess', 'won uno', 'won snakes and ladders', 'won carrom', 'won medal', 'won cup', 'won trophy', 'team won', 'won football', 'won cricket', 'won running', 'won tournament', 'won competition'],
    played: [
      '{S} piled up two cushions for the first, and laid one down for the second. The slipper came third, and stood on the rug. “How is it up there?” asked {A}, from the single cushion. “High,” said {S}, “but you can’t get off.” The bread was on the table, out of reach. {A} looked down at the slipper, and then over at the table. “I’ll come fourth,” said {A}, and went and buttered a slice.',
      'With both arms in the air {S} ran once round the table. {A} was the crowd, and clapped. It went so well that {S} ran round again. The crowd’s hands grew hot. “May the crowd sit down?” asked {A}. “Only when I’ve finished,” said {S}. In the fourth round there were steps behind {S}, and two more arms in the air. “And what have you won?” asked {S}. “I’m on the pitch,” said the crowd.',
      'A cup has to be held up with both hands. {S} took one from the table. “Wait,” said {A}, “there’s still milk in that.” You cannot lift milk in front of all those people. So {S} drank it first, with a white lip. Then up it went, as high as it would go. “Well?” asked {S}. “There was one drop left,” said {A}, and pointed at the nose.'
    ],
    bed: [
      'Both arms had come down again. They lay to the left and right of {S}, one in second place and one in third.',
      'Down here on the mattress no one stood higher than anyone else. {S} lay at the very front, by a nose.'
    ]
  },
  {
    id: 'lost-game',
    keys: ['lost game', 'lost match', 'lost race', 'lost chess', 'lost ludo', 'lost card game', 'lost uno', 'lost carrom', 'lost memory game', 'lost snakes and ladders', 'lost football match', 'lost cricket match', 'team lost', 'lost every round', 'lost board game'],
    played: [
      '“Whoever gets to the door last has won,” said {S}. “Go,” said {A}, and neither of them moved. “You’re ahead,” said {S}. “Your nose is.” {A} pulled it in. They stood there for a good long time. “We could have some bread,” said {A}. The bread lay on the table, and that was nearer to the door. “You first,” said {S}. “Oh no,” said {A}. “After you.”',
      'The slipper and {A} stared at each other, and the first to blink would lose. {A} blinked. “It’s beaten you,” said {S}. “It didn’t do anything,” said {A}. “That’s how,” said {S}. “Now you have to say well played.” {A} shook the slipper by the toe. “Well played,” said {A}, and waited. “It could at least say something back.” {S} bent down to the slipper. “It’s still staring,” said {S}.',
      'Along the edge of the table two buttons were racing, and {A}’s had one step to go. “That’s the unlucky one,” said {S}. “There you have to go right back.” {A}’s button walked the whole edge again, past the cups and past the bread. In the first corner sat another. “You’re here as well,” said {A}. “I’ve been here for some time,” said {S}, and moved up a little.'
    ],
    bed: [
      'Here {S} was allowed to come last, into the very last corner, which was under the blanket.',
      'Two eyes no longer had to stare at anything. The left one blinked first, and the right one did not mind.'
    ]
  },
  {
    id: 'ate-on-floor',
    keys: ['ate dinner floor', 'ate lunch floor', 'ate supper floor', 'ate breakfast floor', 'ate sitting floor', 'sat floor eat', 'ate on rug', 'ate under table', 'lunch under table', 'dinner under table', 'picnic inside', 'picnic indoors', 'indoor picnic', 'picnic living room', 'picnic carpet', 'picnic floor', 'ate blanket living room'],
    played: [
      'Under the table they sat with one plate between them. “It’s very quiet upstairs,” said {A}, and looked up. “They’re out,” said {S}. To be sure, {S} knocked on the ceiling with a crust. Something up there began to roll. It rolled for quite a way, and then a spoon fell past them onto the rug. “They’re in after all,” said {A}. “They want something to eat,” said {S}.',
      'Down on the rug there was no proper place for the knees. {A} tried them on the left, and then on the right. After that {A} stretched them out, and the feet came to the other side of the plate. “You’ve got a sock by my bread,” said {S}. “I can’t help it,” said {A}, “that’s where I end.” {S} moved the bread. “Here comes the other one,” said {A}.',
      '“From here nothing can fall,” said {S}, and let go of a crust. It lay where it was. {A} tried it with a spoon, and that stayed there too. “And the crumbs?” asked {A}. They both had to think. From the table crumbs fall to the floor. But these had been on the floor from the beginning. “Then it’s the other way round,” said {S}, and put them up on the table.'
    ],
    bed: [
      'The last crumb had been carried up. {S} lay one storey above the floor, and nothing more was served.',
      'In bed there was room for the knees. They could go left or right, or stay where they were.'
    ]
  },
  {
    id: 'breakfast-for-dinner',
    keys: ['breakfast for dinner', 'breakfast for supper', 'pancakes for dinner', 'pancakes for supper', 'cereal for dinner', 'cereal for supper', 'waffles for dinner', 'cornflakes for dinner', 'brinner', 'muesli for dinner'],
    played: [
      'It was evening, but {S} set out two cups and said good morning. “Good morning,” said {A}, and stretched. “Did you sleep well?” asked {S}. “Not yet,” said {A}. {S} drew back the curtain, to let the day in, and most of it had gone. “It got up before us,” said {S}. They drank their cups of water and looked out. “I think I’ll stay in today,” said {A}. “It’s hardly worth it.”',
      '“Quick, we’re late,” said {A}, because that is part of it. {S} looked for the second slipper. {A} hurried to the door with one arm in a sleeve, and back again for a bag. They chewed standing up. Then they stood at the door, side by side, all buttoned. “Late for what?” asked {S}. {A} had to think. “For bed,” said {A}. So they sat down and had another slice.',
      'A day has three meals, so {S} stood three cups in a row. Then {S} changed the first one round with the last. “And what’ll there be tomorrow, early?” asked {A}. “Soup,” said {S}. “And at noon?” asked {A}. {S} bent over the middle cup. “That one hasn’t noticed anything,” said {S}. {A} turned it quietly by the handle. “Now it has,” said {A}.'
    ],
    bed: [
      'Here the order was right again: first the evening, then the pillow, and after that the breakfast.',
      'No one had to get up after this breakfast. {S} lay down, and the whole night still fitted in.'
    ]
  },
  {
    id: 'pudding-first',
    keys: ['pudding first', 'dessert first', 'dinner backwards', 'ate backwards', 'backwards dinner', 'started with pudding', 'started with dessert', 'mithai first', 'ate cake first'],
    played: [
      '“Thank you, I’m full,” said {A}, and sat down at the table. “So am I,” said {S}. They wiped their mouths, because that is last. Then came the bread, and after that there was nothing on the plate. “Is it ready yet?” asked {S}. “It won’t be long,” said {A}. So they washed their hands, and waited outside to be called. “Are you hungry?” asked {A}. “Now I am,” said {S}.',
      '{S} piled it up in the way it lies in the tummy. At the bottom was the softest cushion, which was the pudding. Next came a towel for the greens, and the thick book for the potatoes. {A} touched it with one finger, and all of it shook. “It stands better the other way up,” said {A}. “It’s eaten now,” said {S}. {A} went round the table with quite small steps after that.',
      'The little spoon always lies there until the end, so {S} let it go ahead. Behind it stood the big one, with {A}. “I was here before the soup,” said the big spoon. “I know that feeling,” said the little one. It scraped round the bowl, though there was nothing inside. “Is there going to be any left?” asked the big spoon. “That’s what I always say,” said the little one.'
    ],
    bed: [
      'After the last came the first, and then the middle. {S} lay on top of all that, and it kept still.',
      'The end of the day had come at its proper place. {S} took it slowly, with nothing afterwards.'
    ]
  },
  {
    id: 'ate-without-cutlery',
    keys: ['ate chopsticks', 'with chopsticks', 'used chopsticks', 'tried chopsticks', 'noodles chopsticks', 'sushi chopsticks', 'rice chopsticks', 'learned chopsticks'],
    played: [
      'Everything had to be done with something else tonight. {S} buttered the bread with a teaspoon, and that went fairly well. {A} got a fork for the water. {A} dipped it in and licked it, and did so again. “Is there much in it?” asked {S}. “A drop per prong,” said {A}. “I’ll be here for a while.” {S} looked into the cup. “You’ve still got all of it,” said {S}.',
      '{S} took two long wooden spoons, to lift a sock from a bowl. The sock rose, and fell back. “I’ll take the left one,” said {A}. So each of them held one, and they pressed from two sides. It came up, and hung there between them. “Open,” said {S}. “Open,” said {A}. Both mouths were open. “Who are we feeding?” asked {A}.',
      'With two pencils {A} went for a crust on the plate, and it jumped to the left. {S} went for it from the left, and it jumped to the right. “It’s still alive,” said {A}. They hunted it twice round the plate, and then over the edge. On the rug {S} got it at last. “Open,” said {S}. {A} opened wide. The pencils crossed, and the crust jumped back on the plate. “It likes it there,” said {S}.'
    ],
    bed: [
      'Two hands lay on the blanket, five fingers each, and had nothing more to pick up.',
      'The left hand lay in the right one, and neither had anything left to carry to the mouth.'
    ]
  }
]
