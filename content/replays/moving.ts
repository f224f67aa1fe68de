import type { Replay } from '../replay.ts'

export const moving: readonly Replay[] = [
  {
    id: 'rode-bike',
    keys: ['rode bike', 'ride bike', 'riding bike', 'without stabilisers', 'without stabilizers', 'without training wheels', 'stabilisers off', 'training wheels off', 'rode bicycle', 'ride bicycle', 'learned bicycle', 'learned bike', 'learnt bike', 'learnt cycle', 'learned cycle', 'rode cycle', 'ride cycle', 'bike ride', 'cycled without'],
    played: [
      'The handlebars were a wooden spoon, and {S} steered them round the table. {A} ran along behind, bent over, with one hand on the jumper. “You can let go now,” said {S}. “I have,” said {A}, rather out of breath. {S} looked round. The hand was holding air, and {A} was running after it. “Then why are you still running?” asked {S}. “I don’t know how you stop,” said {A}.',
      '“One ting means look out,” said {S}, who had a cup and a teaspoon for a bell. “Two tings mean hello.” {A} went for a walk past the chairs. {S} came riding up from behind and rang once. {A} stood still and listened for the second ting. The front wheel, which was a cushion, ran softly into {A} from behind. “Hello,” said {A}.',
      '{S} let a jar lid ride over the floor on its edge, upright and all alone. It went well, only it always ran into the chair leg. “It mustn’t look at the leg,” said {S}. “You go where you look.” So {A} knelt down in front of the leg, where the lid could not see it. This time it came straight for {A}. “It’s looking at me,” said {A}.'
    ],
    bed: [
      'Under the blanket two feet went round a little, then slower, and then they let it roll.',
      'The bed stood on four legs and could not tip. {S} held on to nothing at all.'
    ]
  },
  {
    id: 'scooter',
    keys: ['rode scooter', 'ride scooter', 'riding scooter', 'scooter herself', 'scooter himself', 'scooter park', 'scooter hill', 'learned scooter', 'learnt scooter', 'scooted', 'scooting', 'kick scooter', 'scooter nursery', 'whizzed scooter', 'push scooter', 'rode scooter school'],
    played: [
      '{A} was the scooter, and held out both elbows to steer by. {S} took hold of them and pushed off as far as the door. “Now you get folded up,” said {S}. {A} did not know where the lever was. {S} tried an elbow, and then an ear. At the nose it worked, and {A} folded slowly in the middle. “And now,” said the scooter, from down there, “you carry me home.”',
      '“The brake’s at the back, under the heel,” said {S}. They pushed off with one foot, from the table towards the wall. In front of the wall {S} put a heel down and stopped. {A} braked too, but trod on the back of {A}’s own slipper. The slipper stopped at once. {A} went on a little further, in a sock. “Yours is a very good brake,” said {S}.',
      'One push, and {S} stood on one foot and looked straight ahead. {A} pushed off as well. “Where have you got to?” asked {A}. “The corner,” said {S}. “I can see the bakery.” {A} was wobbling, and had barely left the door. “Wait for me there,” called {A}. “I can’t wait,” said {S}. “It goes downhill here.” {A} put the other foot down. “Then I’ll take the bus,” said {A}.'
    ],
    bed: [
      'One leg lay straight, and the other gave a last small push against the sheet. It rolled a long way.',
      'The scooter was folded up for the night, and so was {S}, knees to tummy.'
    ]
  },
  {
    id: 'skateboard',
    keys: ['skateboard', 'skateboards', 'skateboarding', 'skateboarded', 'skate board', 'longboard', 'stood on skateboard', 'skateboard ramp', 'learned skateboard', 'tried skateboard', 'penny board'],
    played: [
      '“The first thing you learn is fetching it,” said {S}. A chopping board lay on the rug. {S} stepped on and stepped off, and {A} was to run after it. “But it’s still here,” said {A}. “This one takes longer,” said {S}. So {A} went over to the wall, where it would arrive, and sat down to wait. From time to time {A} called, “Not yet.”',
      '“Which foot belongs in front?” asked {A}. “You find out from behind,” said {S}. “I give you a tiny push, and one of them goes first.” {A} stood there and was ready. {S} pushed, but neither foot went. {A} only bent in the middle, like a curtain. {S} pushed again, with a cushion in between. “And?” asked {A}. “You’re one for sitting,” said {S}.',
      '{S} stood two fingers on a teaspoon, which was the board. “Now comes the jump,” said {S}. The fingers sprang up, and the spoon stayed on the table. “It has to come too,” said {S}. {A} leaned down to it. “Jump when they jump,” said {A}. They tried it with a three, two, one. This time the spoon sprang beautifully, right into the cup. The fingers stayed where they were.'
    ],
    bed: [
      '{S} lay on a very long board with four feet and no wheels. It waited until morning to go anywhere.',
      'Under the cover lay the left foot and the right foot. Each let the other go first.'
    ]
  },
  {
    id: 'skates',
    keys: ['ice skating', 'ice skated', 'ice skates', 'went skating', 'roller skates', 'roller skating', 'roller skated', 'rollerskates', 'rollerblades', 'rollerblading', 'inline skates', 'ice rink', 'skating rink', 'skating lesson', 'learned skate', 'learnt skate', 'skated ice', 'skated rink', 'skated herself', 'skated himself'],
    played: [
      '{S} held on to the edge of the table and went along sideways. From the other side came {A}, holding on as well. At the corner they met. “One of us has to let go,” said {A}. Neither of them wanted to. So each took the other’s sleeve, and they got past. But now they stood in the middle of the floor. “How do we get back to the edge?” whispered {S}.',
      '“You mustn’t lift your feet,” said {S}. “You push them out, like a V.” They pushed them out in their socks, slowly, past the chairs. {A}’s left foot liked it and kept going left. The right one kept going right. “Bring them together again,” called {S}. “They won’t listen,” said {A}, getting lower. {S} slid a cushion into the place where {A} was about to be.',
      '{S} sat down on a chair, because putting skates on takes the longest. {A} tied on a slipper with a scarf, crosswise and right up to the knee. “Tighter,” said {S}. {A} pulled, and made a double bow. Then came the other foot. {S} stood up, took two steps and sat down again. “Now I need the toilet,” said {S}. {A} bent down and looked for the beginning.'
    ],
    bed: [
      'Two feet slid down the smooth sheet, one after the other, and stopped at the bottom.',
      '{S} lay at the edge, with one hand on the wall. The whole wide middle of the bed was free.'
    ]
  },
  {
    id: 'swam',
    keys: ['swam pool', 'swam sea', 'swam lake', 'swam length', 'swam herself', 'swam himself', 'swam without', 'swam own', 'swimming lesson', 'went swimming', 'learned swim', 'learnt swim', 'swim without armbands', 'without armbands', 'swim herself', 'swim himself', 'swim class', 'doggy paddle', 'swim first time', 'breaststroke', 'swim on her own', 'floated back pool', 'floated back water', 'swam across pool'],
    played: [
      'On a cushion {S} lay tummy down, and swam. The arms went like this, and the legs like that. “You aren’t getting any further,” said {A}. “It’s against the current,” said {S}, and swam harder. {A} took hold of the cushion and turned it round. Now it lay with the current. {S} stopped at once and let both arms hang. “Not so fast,” said {S} to the rug.',
      '“Slippers on, please,” said {A}. {S} tilted one ear to the floor and hopped. “I can’t hear,” said {S}. “There’s still water in it.” {A} said it into the other ear, but that one was full as well. So {A} held a slipper underneath, and {S} hopped until something came. {A} looked inside. “Quick, put it on,” said {A}, “before it runs out at the heel.”',
      'To float, you need a hand under your back. {S} lay down on the rug like a star, and {A} pushed a hand in below. “Now take it away, so that I don’t notice,” said {S}. {A} pulled a little. “I can’t get it out,” said {A}. “You’re lying on it.” They waited for a while, the star and the hand. “It’s gone to sleep,” whispered {A}. “Then float quietly,” said {S}.'
    ],
    bed: [
      '{S} lay on {S}’s back with arms and legs out wide, and the bed held from below.',
      'One slow stroke with the arms, and {S} had reached the edge of the pillow.'
    ]
  },
  {
    id: 'face-in-water',
    keys: ['face under water', 'put face water', 'ducked under water', 'dived pool', 'dived under water', 'dived into water', 'held breath water', 'swam underwater', 'opened eyes underwater', 'put head under water', 'put face pool', 'held breath under water', 'held breath pool', 'dived rings pool', 'dived bottom pool', 'dunked head water'],
    played: [
      '“First you hold your breath,” said {S}. They both held it, with round cheeks, and looked at each other over the table. {A} raised one eyebrow. {S} raised two. {A} pointed to the clock, and {S} shrugged. Then it came out of both of them at once. A paper napkin blew off the table. “What did you want to say?” asked {S}. “That we could stop,” said {A}.',
      'The water was a towel, and {A} held it up by two corners. {S} put in a nose, then a forehead, and came up with both eyes squeezed shut. “Towel, please,” said {S}, feeling about. {A} looked round for one. “We’re using it as the lake,” said {A}. {S}’s hand stayed out and waited. So {A} gave {S} a corner of the lake, and {S} dried off with that.',
      'From under the table {S} came up for air. “There’s a foot down there,” said {S}. “It lives in a slipper.” {A} wanted to see it too, took a deep breath and dived. {A} looked behind all four legs and came up again. “It wasn’t at home,” said {A}. {S} went down to check. “It’s back,” called {S}. “You have to leave it up there when you look.”'
    ],
    bed: [
      '{S} pulled the blanket up over chin and nose, and came out again at the top, dry.',
      'A long breath went in and a long breath went out. There was no need to hold any.'
    ]
  },
  {
    id: 'scored-goal',
    keys: ['scored goal', 'scored goals', 'scored first goal', 'scored a penalty', 'scored winning goal', 'shot goal', 'kicked goal', 'got a goal', 'scored football', 'scored hockey', 'scored hat trick'],
    played: [
      '{S} ran round the table with both arms out, as you do after a goal. {A}, who was the team, ran after. “Wait, we want to hug you,” called the team. “You can’t wait,” said {S}. “It’s the joy.” The team turned round and came from the other side. There they met, with a bump. “All ten of us,” puffed {A}, and hugged from as many directions as possible.',
      '{A} stood in goal between two slippers. The ball was a rolled-up sock. {S} looked into the left corner, and so {A} leaned left. “You aren’t allowed to see where I look,” said {S}, and shut both eyes. {A} shut both as well, to be fair. Something soft went past, or it did not. “Was it in?” asked {A} in the dark. “It’s the keeper who has to know that,” said {S}.',
      '{S} laid a button on the table, in front of a cup. “The cup’s the keeper,” said {S}, “but it mustn’t look so ready.” {A} turned it round a little. “It has to be thinking of something else.” So {A} filled it with tea. {S} flicked the button, and it rolled past on the left. The cup did not stir. “That’s just the face they make,” said {S}.'
    ],
    bed: [
      'At the end of the bed the net hung still. {S} lay right in the middle of it, like a ball.',
      'The cheering had all gone home. {S} still had one arm up, and then only the hand, and then neither.'
    ]
  },
  {
    id: 'football-match',
    keys: ['football match', 'football game', 'played football', 'soccer match', 'soccer game', 'played soccer', 'football team', 'soccer team', 'football tournament', 'goalkeeper match', 'soccer tournament'],
    played: [
      'The cups were playing the glasses. Before a match everyone shakes hands, so {S} took the cups and {A} took the glasses. Each clinked with each, and said good evening. Some had clinked twice, so they started again from the top. “Now kick-off,” said {A}. {S} looked at the clock. “It’s over,” said {S}. Then they all had to shake hands once more, because it had been such a fair one.',
      '{A} sat on the bench, which was a chair, and wanted to come on. “Are you tired yet?” asked {A}. “No,” said {S}, and ran past with the sock. {A} warmed up both knees, and sat down again. At last {S} was tired, and they swapped. {A} trotted to the middle of the rug and waved both arms. “Pass it here,” called {A}. “I can’t,” said {S}. “I’m on the bench.”',
      'With a scarf {S} tied a piece of paper to {A}’s back. “What number am I?” asked {A}. “You’ll see,” said {S}. {A} turned to look, and the number turned as well. {A} was quicker the other way, but so was the number. “Watch out for that player,” shouted {S}. “Which one?” called {A}, who was going round and round. “The one behind you.”'
    ],
    bed: [
      'The referee had looked at the clock a last time. {S} came off the field without hurrying, and lay down.',
      'Two feet lay on the bench at the end of the bed, and were not needed now.'
    ]
  },
  {
    id: 'sports-day',
    keys: ['sports day', 'ran race', 'running race', 'won race', 'came first race', 'came last race', 'came second race', 'egg and spoon race', 'sack race', 'relay race', 'three legged race', 'field day school', 'lemon spoon race', 'obstacle race', 'raced friends', 'ran fastest', 'fun run', 'finish line', 'potato race'],
    played: [
      'The finish was a scarf. One end hung over a chair, and {A} held the other. “As soon as I touch it, it’s over,” said {S}, and hurried across from the door. The scarf laid itself round {S}’s tummy and went along. The chair let go at once. {A} had not thought of that, and ran behind. “You’re second,” said {S}. “I wasn’t in it,” puffed {A}.',
      '{S} and {A} ran down the hall side by side, and touched the coats at the same time. “I was first,” said {S}. “So was I,” said {A}. They ran it again, so as to be sure. Once more it was both. “The coats must know,” said {S}, and had a look at them. One sleeve was still swinging. “The raincoat’s won,” said {A}. “It was here before us.”',
      'Behind the line, which was a belt, stood {S} with one foot forward. “On your marks,” said {A}. “Get set.” Then {A} sneezed. {S} was already at the wall. “That wasn’t go,” said {A}. “It sounded like it,” said {S}, walking back. They said it all again, with a finger under {A}’s nose. It held. “Guh,” said {A}, which was all that came out. {S} stayed behind the belt. “That isn’t it either,” said {S}.'
    ],
    bed: [
      '{S} lay in lane one, and there was no other lane. It was a quiet race with a pillow at the end.',
      'Under the blanket ten toes waited on their marks, and went nowhere.'
    ]
  },
  {
    id: 'climbed-tree',
    keys: ['climbed tree', 'climb tree', 'climbing tree', 'climbing trees', 'climbed trees', 'climbed up tree', 'climbed to top of tree', 'climbed apple tree', 'climbed mango tree', 'climbed oak', 'climbed branch', 'climbed high tree', 'climbed coconut palm', 'climbed cherry tree', 'tree house climbed', 'climbed down tree', 'climbed guava'],
    played: [
      '{A} stood there and was the tree. Two of {S}’s fingers climbed up, from the pocket to the elbow. The tree shook. “Trees don’t giggle,” said {S}. “It’s the wind,” said {A}. At the shoulder the fingers turned round and felt about for the way down. “You can’t see your feet from here,” said {S}. “A little more to the left,” said the tree. “Further. That’s my ear.”',
      '{S} laid a rolled-up blanket along the rug, and that was the trunk. {S} and {A} lay down, held on to it and climbed. “Don’t look down,” said {S}. {A} looked down and saw the rug. Then {A}’s back itched, and {A} let go with both hands. “You’ve fallen off,” said {S}. “When?” asked {A}. “Just now,” said {S}. “You’re lying right beside it.”',
      '{S} climbed up on the chair, which was a bough. {A} sat below on the floor and had toast. “What’s it like up there?” asked {A}. “I can see you from on top,” said {S}. “There’s a crumb on you.” {A} was going to brush it off. “Leave it,” said {S}. “Then the birds come.” They sat and waited. A hand came down out of the leaves and took it.'
    ],
    bed: [
      'One hand lay round the bedpost, the way it holds a branch, and slowly came loose.',
      '{S} had climbed all the way up on to the mattress. There was nothing above but the ceiling.'
    ]
  },
  {
    id: 'climbed-wall',
    keys: ['climbing wall', 'bouldering', 'climbing harness', 'climbing centre', 'climbing center', 'climbing gym', 'climbing holds', 'indoor climbing'],
    played: [
      'A climbing route lay on the floor, all socks. “You may only use the striped ones,” said {S}. {S} stepped from stripe to stripe as far as the door. {A} stood on the first and looked for the next. There was a plain one, and a spotted one. The only other stripes were under {S}. “Could you get off that?” asked {A}. “Not before I’ve got a better one,” said {S}.',
      '{A} held one end of a dressing-gown cord, and {S} held the other and set off. “I’ve got you,” called {A}. “You have to let some out,” called {S}. The cord went round the door post and away into the kitchen. There it came to a stop, and twitched from time to time. “Have you still got me?” asked a voice with something in its mouth. “What have you got?” asked {A}.',
      'Flat against the door stood {S}, with one cheek to the wood and both arms out. “How high are you?” asked {A}. “As high as the handle,” said {S}. {A} came and stood alongside. “So am I,” said {A}. {S} moved one hand, then the other, then a foot. “I’ve climbed here,” said {S}. “How did you come up?” {A} thought about it. “By the back way,” said {A}.'
    ],
    bed: [
      'A hand felt for the next hold, found the edge of the pillow, and stayed there.',
      'The wall beside the bed was straight and smooth. {S} left it as it was, and lay at the foot of it.'
    ]
  },
  {
    id: 'jumped',
    keys: ['long jump', 'jumped far', 'jumped farthest', 'jumped furthest', 'jumped high', 'high jump', 'jumped over log', 'jumped over stream', 'jumped over ditch', 'jumped two feet', 'both feet jumped', 'learned jump', 'learnt jump', 'jumped over stick', 'jumped like frog', 'jumped like kangaroo'],
    played: [
      '{S} jumped from the edge of the rug, and {A} measured with a teaspoon. “Twenty-two,” said {A}. Then {A} jumped, and {S} measured with the soup ladle. “Four,” said {S}. {A} looked at the twenty-two, and at the four, and breathed on both knees. “I’ll take a longer run,” said {A}, and went out into the hall. “You can’t,” said {S}. “Then it’d be a different ladle.”',
      '{S} laid all the socks there were side by side, and jumped over them. “One more,” said {S}. “That was the last,” said {A}, and held up the empty drawer. They made the gaps a little wider. {S} swung both arms and had just bent the knees. “There’s my other one,” said {A}, and took it out of the middle. {S} looked at the hole. “Now it’s two jumps,” said {S}.',
      'Beside the table {S} jumped, and on the table a spoon tinkled in a cup. “Softer,” said {A}, and put an ear to it. {S} jumped with bent knees, and then on the tips of the toes. “It only just heard that,” said {A}. {S} did one more, so soft that the feet never left the floor. “It heard nothing at all,” whispered {A}. “That was my highest,” whispered {S}.'
    ],
    bed: [
      'Both feet landed together at the end of the bed, and then stayed where they had landed.',
      '{S} gave one small jump, as high as a blanket lets you, and came down exactly there.'
    ]
  },
  {
    id: 'hopped',
    keys: ['hopped on one leg', 'hopped one foot', 'hopped one leg', 'hop on one leg', 'hop one foot', 'hopping one leg', 'hopping one foot', 'hopscotch', 'hopped all the way', 'hopped left leg', 'hopped right leg', 'learned hop', 'learnt hop', 'stapu', 'hopped playground', 'hopped home', 'hopping game', 'kith kith', 'langdi'],
    played: [
      'On one leg {S} hopped into the kitchen, and {A} walked behind with the other slipper. “The right foot’s never been here,” said {S}, and held it up. “It doesn’t know about the biscuits.” {S} turned once round, so that it could have a look. The toes pointed at the shelf. “Now it knows,” said {A}. {S} set it down carefully. “Now it’ll always want to come,” said {S}.',
      '{S} and {A} leaned shoulder to shoulder, each on one leg. “Like this we’ve got two,” said {S}, “and that’s quite normal.” “Then let’s walk,” said {A}. {S} hopped first, and {A} had to hop after, so as not to fall over. “Left, right,” they said, “left, right.” At the wall they wanted to turn round. “Which of us is the left?” asked {A}. “That’s what I was going to ask you,” said {S}.',
      '{S} laid three cushions and three towels in two rows, and threw a button on the third. “You hop over that one,” said {S}, and did. Then {A} threw. The button sprang off the towel, rolled out through the door and lay down in the hall. {A} wobbled and looked after it. “So I hop over the hall?” asked {A}. “In one,” said {S}. “It’s box seven.”'
    ],
    bed: [
      'One leg lay straight and the other was bent a little, in case of one more hop.',
      'Both feet were allowed to lie down, the hopping one and the one that had watched.'
    ]
  },
  {
    id: 'skipping-rope',
    keys: ['skipping rope', 'skip rope', 'jump rope', 'jumped rope', 'jumping rope', 'skipped rope', 'skip with a rope', 'double dutch', 'rope jumping', 'skips in a row', 'learned skip rope', 'skipping rope playground'],
    played: [
      '{A} turned one end of the scarf, and a chair had the other. {S} stood in the middle and jumped. The scarf came up to {S}’s ankles and lay down. “The chair isn’t turning,” said {S}. “It’s never been shown how,” said {A}. So {S} turned that end for a bit. “Now you,” said {S} to the chair. It stood and thought. “It doesn’t want to turn,” said {S}. “It wants to jump.”',
      'There was no rope, so {S} turned both wrists and jumped over nothing. It went very well. {A} turned along with empty hands, got to two and stumbled. “You’ve stepped on it,” said {S}. {A} lifted one slipper and then the other. “Is it off now?” asked {A}. “It’s in a knot,” said {S}, and came to help. They sat on the floor, and {S} picked at the knot with two fingernails.',
      '{A} swung a dressing-gown cord, and {S} stood beside it and rocked. Jumping in is the hard part. “Now,” said {S}. “No. Now. No, the next.” {A}’s arm grew tired and swung lower. “Now,” said {S}. “Nearly.” By then the cord hardly moved, and at last it lay still on the rug. {S} jumped in with both feet. “In,” said {S}. “Why have you stopped?”'
    ],
    bed: [
      'The rope hung on its hook and had stopped going round. Two feet lay where it could not reach.',
      '{S} counted a few more, without jumping. Round it went, over and under, and caught on nothing.'
    ]
  },
  {
    id: 'trampoline',
    keys: ['trampoline', 'trampolines', 'trampolining', 'trampoline park', 'bouncy castle', 'bounce house', 'jumping castle', 'bouncing castle', 'bounced on trampoline', 'inflatable castle', 'bounced castle', 'jumpy house', 'jumped high trampoline', 'jumped trampoline park'],
    played: [
      '“Shoes off,” said {S}, who was the attendant. They held a blanket between them, and on it bounced a pair of rolled-up socks. Then a slipper wanted a turn. “Shoes off,” said {S} again. “It’s a shoe all the way through,” said {A}. “If it takes that off, there’s nothing left.” {S} looked into the slipper. “Then it has to wait with the others,” said {S}, and set it down next to {A}’s.',
      '“Can you,” said {S}’s head above the table, and was gone. It came up again. “See me,” it said. “Yes,” said {A}, but by then {S} was below. “What?” asked the head, next time up. “Yes,” said {A} to the table top. {S} bobbed up once more, and stayed there on tiptoe. “Why don’t you answer?” asked {S}. “I did,” said {A}. “It’s all lying under the table.”',
      'After bouncing, floors are hard. {S} gave a small jump on the rug and stood there. “It doesn’t give any back,” said {S}. So {A} lay down by the wall, cheek to the floor, and said “boing” for it. The first boing came too late. “You have to say it when I’m down, not after,” said {S}. {A} said it early. “Now I’m up, and I haven’t even jumped,” said {S}.'
    ],
    bed: [
      'The mattress gave a little when {S} lay down, and gave it back, and gave no more.',
      'Down, and a bit up, and down: that was only breathing, and it needed no shoes.'
    ]
  },
  {
    id: 'danced',
    keys: ['danced', 'dance class', 'dance lesson', 'dancing', 'ballet', 'dance music', 'dance kitchen', 'ballet class', 'learned dance', 'learnt dance', 'dance party', 'bharatanatyam', 'kathak', 'garba', 'bhangra', 'disco', 'tap dance', 'hip hop dance', 'dance rehearsal', 'ceilidh', 'zumba'],
    played: [
      '{A} stirred a cup, and the spoon went clink, clink, clink. {S} danced to it, on the heels and on the toes. Then {A} stopped, to drink. {S} stood there with one leg in the air. “It isn’t finished,” said {S}. “It’s stirred,” said {A}. “There’s a second verse,” said {S}, whose leg was trembling. {A} put the spoon back in. The second verse was the same, only it had less in it.',
      '“Step, step, clap,” said {S}. Opposite stood {A}, and did it too. But when {S} clapped, {A} was still stepping. “You’re always one behind,” said {S}. “I’m doing the one from before,” said {A}. “I liked it so much.” So {S} waited for one, to let {A} catch up. {A} waited as well, one later. After that they were both standing, though not at the same time.',
      'In the kitchen {S} bowed to the broom, and {A} bowed to a cushion. They danced in a circle, all four. “Who’s leading with you?” asked {A}. “The broom is,” said {S}, and was led twice round the chair. {A}’s cushion was light on its feet, but it did not look up. “Shall we swap?” asked {S}. Now the broom danced with {A}. It only wanted to go under the table.'
    ],
    bed: [
      'Only the big toe danced on, small and slow, until the blanket sat the next one out.',
      '{S} turned once to the left and once to the right. That was the last dance.'
    ]
  },
  {
    id: 'on-stage',
    keys: ['on stage', 'danced on stage', 'sang on stage', 'performed stage', 'performed school', 'school performance', 'dance performance', 'ballet performance', 'dance recital', 'talent show', 'stage costume', 'dress rehearsal', 'acted play', 'nativity'],
    played: [
      '{S} bowed, and so {A} clapped. Because {A} clapped, {S} had to bow. “You can stop now,” said {S}, on the way down. “I can’t, while you’re bowing,” said {A}. Again {S} came up, and the clapping was still there. {S} bowed to the left, where the chair was, and then to the lamp. “It’s very kind of you all,” said {S}, “but my hair’s getting dizzy.”',
      'The curtain was a towel between two chairs, with {S}’s slippers showing below. {A} took a seat and coughed a little, as people do. “Is anyone there yet?” asked the curtain. “Yes,” said {A}. “Then I’m not ready,” said the curtain. {A} went out on tiptoe, and waited in the hall. “And now?” “Not a soul,” called {A}. The towel went up. “Good evening,” said {S} to the empty chair.',
      '“You’re a stone,” said {S}. “You’re on from beginning to end.” {A} crouched down on the rug. “What do I say?” asked {A}. “Nothing, until the last word,” said {S}. “And then?” “Then nothing either.” {S} went on with the show, and sang a bit, and walked in a circle. “Is that right so far?” asked the stone. {S} sighed, and began again from the top.'
    ],
    bed: [
      'The curtain came down, and it was the blanket. Behind it {S} lay and did not have to come out again.',
      'One last bow went only as far as the pillow, and stayed down.'
    ]
  },
  {
    id: 'cartwheel',
    keys: ['cartwheel', 'cartwheels', 'cartwheeled', 'gymnastics', 'gymnastic', 'gymnastics class', 'gymnastics lesson', 'tumbling class'],
    played: [
      'In a row {S} laid a glove, a glove, a slipper and a slipper. “Hand, hand, foot, foot,” said {S}. That was all of it. {A} put one hand on the first and one on the second. Then came the feet. Now {A} was a bridge, with nothing going under it. “Where’s the wheel?” asked {A}, with a red head. “Between glove and slipper,” said {S}. “You’re just passing it.”',
      '{S} turned a cushion over the rug, from corner to corner. It went crooked, and ended under the table. “It bent its knees,” said {A}. They felt for them, and agreed on a corner. {S} pulled that straight and sent it off again. It got as far as the wall, and stayed on its head. “Now it doesn’t know that it’s over,” said {S}. “Say something to it.”',
      'At the end you stand there with both arms up. {A} could do that part at once. “You have to do something first,” said {S}. So {A} bent down for a button, and put both arms up. It looked very good. After that {A} poured out some water and finished in the same way. {S} pushed in a chair, arms up. “It works with everything,” said {A}.'
    ],
    bed: [
      '{S} rolled from one side to the other, and took the blanket along.',
      'Hand, hand, foot, foot lay spread out on the sheet, and nothing turned any more.'
    ]
  },
  {
    id: 'handstand',
    keys: ['handstand', 'handstands', 'headstand', 'headstands', 'stood on head', 'stood upside down', 'handstand wall', 'headstand wall'],
    played: [
      '{S} bent down, and looked back between two knees. {A} did the same, further along. “You’re hanging from the ceiling,” said {S}. “So are you,” said {A}. They talked for a while about how it was up there. “There’s a lamp growing out of the floor,” said {A}. “Mind you don’t step in it,” said {S}. Then {A} wanted to wave, but waved with the wrong end.',
      'The slippers went on the hands, and the gloves went on the feet. “So that they know,” said {S}. {S} lay on the rug and walked a few steps through the air, with ten woolly toes. The slippers stood beside both ears and waited. {A} came in and saw it. “Good evening,” said {A}, and shook the nearest glove. “That one’s pleased to meet you,” said {S} from below.',
      'Four legs stood up against the wall, and {S} and {A} lay below them. “A real one’s done on the other end,” said {A}. “It’s having a break,” said {S}, and folded both arms. {A}’s legs slowly came down sideways, like the hand of a clock. “What time is it?” asked {S}, who could see only the wall. “Twenty to,” said {A}. “Quarter to.” Then there was a thump. “Supper,” said {A}.'
    ],
    bed: [
      'The feet lay below and the head lay on top. For the night it was best that way round.',
      'Two hands lay on the blanket with nothing standing on them, not even {S}.'
    ]
  },
  {
    id: 'hike',
    keys: ['hiked', 'hike', 'hiking', 'climbed hill', 'climbed mountain', 'walked up hill', 'walked mountain', 'went trek', 'trekked', 'trekking', 'reached top of hill', 'climbed up hill', 'summit', 'walked in mountains'],
    played: [
      '{S} laid four cushions one behind the other, each a little higher. “That’s the top,” said {A}, and pointed to the first. From there they saw the second. “That one’s the top,” said {A}. {S} said nothing, and climbed on. Behind the fourth there was only the table. “And now?” asked {A}, hands on both knees. {S} looked about. “It was the second,” said {S}. “We’ve gone past it.”',
      '“Stop,” said {S}, and sat down by the chair. “There’s a stone in my slipper.” {A} helped to take it off, and a button fell out. “Over the edge with it,” said {A}. “But it’s come all this way,” said {S}. “It wants to see the view.” So the button went back in. {S} limped on beside {A} as far as the window, and there they let it look.',
      'At every bend {S} and {A} had a sip of water from a cup. They were walking round the table, and it had four bends. After two rounds {A} shook the cup. “It’s empty,” said {A}. “Then there can’t be any more bends,” said {S}. From now on it had to be straight. They got down on their knees and went right through underneath.'
    ],
    bed: [
      'From here it went neither up nor down. {S} had reached the flat part, and lay on it.',
      'The knees made a hill under the blanket, and then they made none.'
    ]
  },
  {
    id: 'carried-heavy',
    keys: ['carried heavy', 'so heavy carried', 'carried pumpkin', 'carried watermelon', 'carried rucksack', 'carried backpack', 'carried own bag', 'carried school bag', 'carried suitcase', 'carried logs', 'carried heavy bucket', 'carried heavy box', 'dragged heavy', 'lugged'],
    played: [
      'With both arms round it {S} carried a cushion, which was as high as the eyebrows. “I’ll be the eyes,” said {A}, and walked ahead. “Straight on. Now a chair.” “What’s the chair doing?” asked the cushion. “Nothing,” said {A}. “Then you needn’t mention it,” said the cushion. It went on until it met the wall. {A} had not mentioned that either.',
      '{S} groaned, and carried a button across the room in both hands. Half way it had to be set down. {A} carried the washing basket on one finger, or nearly, and whistled. “Yours is empty,” said {S}. “No,” said {A}, and set it down too. They swapped. Now {A} groaned under the button, with bent knees. {S} tried to lift the basket, and did not need to pretend.',
      '“It gets longer, the arm you carry with,” said {S}. They held both sleeves next to each other, and the right hand stuck out further. So {S} took the bag, with a shoe in it, in the left. {A} knelt and kept an eye on the cuffs. “A bit more,” said {A}. “A bit more. Now you’ve gone past.” {S} changed hands again, only as far as the lamp.'
    ],
    bed: [
      'The arms lay on the blanket with open hands, and the bed did the carrying.',
      '{S} weighed as much as before, but here it was spread over the whole mattress.'
    ]
  },
  {
    id: 'long-walk',
    keys: ['long walk', 'walked far', 'walked so far', 'walked whole trail', 'walked around lake', 'walked without buggy', 'walked without pram', 'walked without pushchair', 'walked without stroller', 'walked on own legs', 'walked miles and miles', 'legs tired walking', 'walked whole way'],
    played: [
      'From the chair to the door {A} took three steps, and {S} took eight. They went back and counted again. “Then it’s further for you,” said {A}. “I’ve got more door,” said {S}. {A} wanted to have some of that, and set one foot just in front of the other. It was twenty-six. “I could live out here,” said {A}. {S} had already turned back, to be home by dark.',
      '“Carry me,” said {S} in the middle of the rug. “I was just going to say that,” said {A}. They both held up their arms and waited. Then {S} took off {A}’s slippers, and {A} took off {S}’s. “I’ll carry these for you,” said {S}. They went on towards the lamp, each with two slippers of the other’s. It was much easier, but only for the slippers.',
      'Where the floor was coldest, {S} set down both bare soles. “Hiss,” said {S}. {A} came along and listened. “How long do they need?” asked {A}. “Until they’re quiet,” said {S}. {A} took off one sock, and then the other, and stood on the next bit. {A}’s feet took longer to start. “Turn yours over,” said {S}, “or they’ll only be done on one side.”'
    ],
    bed: [
      'Under the blanket lay two feet, with all the steps of the day still in them.',
      '{S} went one small way more, from the edge of the bed into the middle.'
    ]
  },
  {
    id: 'hide-and-seek',
    keys: ['played sardines', 'sardines game', 'hide and seek', 'hide-and-seek', 'hide seek', 'played hiding', 'hiding game', 'hid so well', 'best hiding spot', 'chhupan chhupai', 'luka chuppi'],
    played: [
      '{A} stood behind a wooden spoon and did not move. “I can see you on the left,” said {S}, “and on the right.” “Then look only in the middle,” said {A}. {S} looked very hard at the middle, until there was nothing there but spoon. “Now I’ve lost you,” said {S}. The spoon was pleased, and shook a little. “There’s a spoon laughing,” said {S}, and walked on to the next room.',
      'First {A} looked in the teapot, and then in the left slipper. “No {S} in the right one either,” said {A}. “Cold,” said the blanket on the chair. {A} opened the spoon drawer and felt about at the very back. “Still cold,” said the blanket. “Then I give up,” said {A}, and was about to sit down on the chair. “Warm,” said the blanket. “Warm. Hot!”',
      '{S} had to count to a hundred, with both hands over the eyes. It went well as far as twenty-nine. “Twenty-nine,” said {S} again. “Twenty-nine.” Behind the door {A} breathed softly and waited. At last the door opened a crack. “Thirty,” whispered {A}. “Thirty,” said {S}, “and I’ve found you.” “That doesn’t count,” said {A}. “No,” said {S}. “You do that much better.”'
    ],
    bed: [
      '{S} lay well hidden, all but the nose, and it was quite all right to be found.',
      'Under the blanket it was dark and close, as in the best of places. The counting had stopped.'
    ]
  },
  {
    id: 'tag',
    keys: ['played tag', 'game of tag', 'playing tag', 'tag playground', 'tag friends', 'freeze tag', 'played catch running', 'chased each other', 'chasing game', 'played tig', 'played chase', 'kho kho', 'pakdam pakdai', 'tag garden', 'chased friends', 'cops and robbers', 'chased playground', 'ran after each other'],
    played: [
      '{S} and {A} stood on the rug, because there you were safe. “Who’s it?” asked {A}. “Whoever gets off first,” said {S}. They stayed on. After a while they sat down, and then they lay down. “We could catch the chair,” said {A}. It was standing over there with nothing under it. {S} looked at it for a time. “It’s got one leg on the rug,” said {S}.',
      '{S} crept round the table, and {A} crept after with one finger out. It had to be on tiptoe, because of the cups. When {A} crept faster, so did {S}. The finger was always a nose’s length short. “I’ll have you by Thursday,” whispered {A}. “On Thursday I won’t be here,” whispered {S}. “I’ll be over there, by the jug.” And they both crept on.',
      '{S} tapped {A}, and {A} tapped a slipper. “Now the slipper’s it,” said {A}. They kept well away, and watched it from behind a chair. It did not come. “It’s tricking us,” whispered {S}. But {A} had a cold foot, and the other slipper was already on. {A} crept up from behind and stepped in. “It’s got you,” cried {S}. “Only the foot,” said {A}, and hopped off after {S}.'
    ],
    bed: [
      'The bed was home, and home is where you are safe. {S} lay with both feet in it.',
      'One finger touched the wall, lightly, and then the wall was it. It stayed where it was.'
    ]
  },
  {
    id: 'statues',
    keys: ['musical statues', 'played statues', 'freeze dance', 'grandmother’s footsteps', 'grandmothers footsteps', 'stood still like a statue', 'statue game', 'statues game', 'freeze game', 'like a statue', 'game of statues', 'stood still statue', 'played red light green light'],
    played: [
      'With one arm in the air {S} was a statue, and it held very still. {A} came by with a duster. {A} did the head and the raised arm, and each finger by itself. “They’ve let this one get very dusty,” said {A}, and went under the chin. The statue’s mouth grew wider. “There’s a crack here,” said {A}. Then came the ribs. “We close at five,” said the statue quickly.',
      '{S} stood with nose to the wall, and turned round every so often. The statue at the door was {A}, and it had nothing in its hands. The next time it was by the table, with a plate. After that it held a biscuit, with a piece out. “Statues don’t eat,” said {S}. The statue could not answer. “I’ll turn round once more,” said {S}, “and then I want one too.”',
      'On one leg, with both arms stuck out, stood {S}. There had to be a sign that said what it was, so {A} walked round. “Child, looking for the other slipper,” read {A} from the air. “Mm-mm,” said the statue without opening its mouth. {A} bent down and read on. “Or teapot, without a lid,” said {A}. “Mm-mm!” “It doesn’t say which side’s the spout.”'
    ],
    bed: [
      '{S} lay as still as stone, but warm, and only the blanket went up and down.',
      'The music had stopped for the night, and arms and legs stayed just as they lay.'
    ]
  }
]
