import type { Replay } from '../replay.ts'

export const making: readonly Replay[] = [
  {
    id: 'drew-picture',
    keys: ['drew picture', 'drew dog', 'drew cat', 'drew house', 'drew family', 'drew mummy', 'drew daddy', 'drew sun', 'drew rainbow', 'drew dinosaur', 'drew horse', 'drew crayons', 'drew chalk', 'drew pencil', 'drew felt tips', 'drew elephant', 'drew princess', 'drew map', 'did drawing', 'made drawing', 'sketched'],
    played: [
      '“Keep still,” said {S}, and drew {A} on the back of an envelope. {A}’s nose itched, and one hand went up. “Now I’ve drawn that too,” said {S}. The hand went down again. “Too late,” said {S}. So {A} sat there, finger on nose, until the end. “Is it like me?” asked {A}. {S} looked from one to the other. “Not yet,” said {S}. “Your left ear’s too low.” {A} held it a bit higher.',
      'With one fingertip {S} drew on {A}’s back. “A potato,” guessed {A}. “That’s the sun,” said {S}. Then came some lines at the edge. “A potato with hair,” said {A}. “Those are rays,” said {S}, and drew something underneath. “Another potato,” said {A}. “No,” said {S}, “that’s you.” When the back was full, a sleeve rubbed over it from top to bottom. “And what was that?” asked {A}. “Fog,” said {S}.',
      'They drew on the same sheet, from two sides of the table. {S} began with grass at the bottom, and so did {A}. In the middle the two skies met. “Your sun’s upside down,” said {S}. {A} put the pencil aside and turned the paper round. “Now it’s yours,” said {A}. They turned it once more, very quickly, and watched both suns. “You can’t catch it doing it,” said {S}.'
    ],
    bed: [
      'The last line of the day was the edge of the blanket. {S} lay just underneath it.',
      'One finger drew something small and round on the sheet, and left it at that.'
    ]
  },
  {
    id: 'painted',
    keys: ['painted picture', 'painted rainbow', 'painted stone', 'painted rock', 'painted pebble', 'painted flower', 'painted sun', 'finger paint', 'finger painting', 'watercolours', 'watercolors', 'poster paint', 'paint everywhere', 'did painting', 'made painting', 'mixed colours', 'mixed colors', 'painted on paper', 'painted easel', 'painted paintbrush', 'handprint paint', 'mixed paint'],
    played: [
      'The chair was painted with a wooden spoon, from the top down to the legs. “Blue,” said {S}. “It’s still wet.” {A} had wanted to sit on it. {A} touched it with one finger, to make sure. “Now that’s blue too,” said {S}. {A} wiped the finger on a slipper, and walked once round the table to think. {S} came behind with a cloth. “You think a lot,” said {S}, and rubbed away another step.',
      'Into the bowl went a blue sock and a yellow sponge. {S} stirred. “That makes green,” said {S}. They looked, and it was not green yet. {A} thought that it wanted some red, and found a red scarf. “Now it’ll go brown,” said {S}. “It always does in the end.” {S} stirred until one arm was tired. Then {A} felt about at the bottom, and pulled out an old brown sock. “There,” said {S}.',
      '“You have to step back and screw up one eye,” said {S}. So they both stepped back from the jug, which {S} was going to paint. {S} held out a spoon at arm’s length. “A little further,” said {S}. They went backwards past the lamp and through the door. At last their backs touched something hard, and they stood in the kitchen. “And what’s this one called?” asked {A}. “Bread,” said {S}.'
    ],
    bed: [
      'The toothbrush stood in its cup, hair upwards. On the pillow {S}’s hair lay whichever way it liked.',
      'It was dark all over, right up to the corners, and without a single drip.'
    ]
  },
  {
    id: 'tower',
    keys: ['built tower', 'made tower', 'tower bricks', 'tower fell', 'tower crashed', 'knocked tower', 'tower cups', 'lego tower', 'stacked blocks', 'stacked bricks', 'stacked cups', 'stacked stones', 'jenga', 'tower wooden blocks', 'tower building blocks'],
    played: [
      'Eleven jar lids lay one on top of the other. “Don’t breathe,” whispered {S}. {A} turned away, and breathed a little towards the door. The top lid trembled. “Nor there,” whispered {S}, with very flat lips. They went out into the hall on tiptoe, and shut the door. There they breathed, first {A} and then {S}. “Is it still standing?” asked {A}. “It waits until we look,” said {S}. They stayed out for a bit.',
      '{S} piled up cushions, and a slipper was the roof. “Now it’s as big as you when you sit,” said {S}. {A} sat down beside it, to compare. The cushions leaned to the left. So did {A}. “Which of you is crooked?” asked {S}. “It began,” said {A}. Then slowly, from the top, it lay down on the rug. {S} looked at {A}. “I’m coming,” said {A}, and lay down next to it.',
      'Books make good storeys, if the big ones go first. There were nine, and the one for reading was right at the bottom. “Don’t pull,” said {S}. So {A} laid one cheek on the floor and read what could be seen. “An Owl Goes,” read {A}, “and after that a number.” “And who else comes in it?” asked {S}. {A} crawled round the tower to the other side. “Pages,” said {A}.'
    ],
    bed: [
      'On the floor stood the bed, on the bed lay {S}, and on {S} lay the blanket. It held very well.',
      '{S} lay flat in the dark, down at the bottom, where nothing can fall any further.'
    ]
  },
  {
    id: 'lego',
    keys: ['built lego', 'made lego', 'played lego', 'lego set', 'lego spaceship', 'lego house', 'lego car', 'lego castle', 'lego train', 'lego ship', 'lego robot', 'lego city', 'lego technic', 'lego instructions', 'finished lego', 'built lego bricks'],
    played: [
      '“You only have to follow the pictures,” said {S}, who had drawn them. They showed a bowl, then a cup, and then a spoon with an arrow. {A} built for some time. In the end the spoon lay at the bottom, and the bowl was on top. “You had the plan the wrong way up,” said {S}. {A} turned the page round, and compared. “Now it’s wrong,” said {A}, and turned the page back.',
      '{S} and {A} crawled about the rug with the torch. One is always missing, and it is always a small one. {A} found a raisin, and {S} found half a button. “It isn’t here,” said {A}, who stood up barefoot and took one step. “Ow,” said {A}. “Have you got it?” asked {S}. “Not with my hand,” said {A}. “Is it square?” asked {S}. {A} felt it very carefully. “It has four corners,” said {A}.',
      '{A} was the little figure that belongs to it. The arms stayed bent, and the hands were two hooks. {S} gave one hook a spoon to hold, and turned the head to the front. “Now sit,” said {S}. {A} sat, and both legs stuck straight out. “Say something.” “I’ve only got this face,” said {A}, without moving it. {S} looked down from above. “And your hair comes off,” said {S}. Both hooks went up.'
    ],
    bed: [
      'Arms straight, legs straight, {S} lay between sheet and blanket. It had gone click, but very softly.',
      'Not a piece was left over. Each had found the place where it fits, and this was the last.'
    ]
  },
  {
    id: 'sandcastle',
    keys: ['sandcastle', 'sandcastles', 'sand castle', 'castle sand', 'castle tide', 'castle waves', 'castle washed', 'castle shells', 'sand tower', 'sandpit castle', 'sandbox castle', 'moat sand', 'built castle sand', 'made sand castles', 'sand turrets'],
    played: [
      '{S} pushed a sock into a cup and pressed it down. Then the cup was turned over. “Now you knock three times,” said {S}, and knocked. Up went the cup. The sock stood for a moment, and then it lay down. “Too dry,” said {A}. For the next one {S} took a damp flannel. They knocked and lifted, but it stayed inside. “Too wet,” said {A}. “You can hear it,” said {S}, and knocked again.',
      'Round {S} stood a wall of cushions, quite without a door. “It’s sand,” said {S}. “You have to draw one on.” With a finger {A} drew a door on the front cushion. It had a handle and a letter box. Then {A} knocked. “Who’s there?” called {S}. “The sea,” said {A}. “I’ve come about the moat.” It was quiet in the castle for a moment. “That’s round the back,” called {S}.',
      '“It only holds if you pat it,” said {S}, with the back of a spoon. The cushion was patted on every side. Then came the chair, because it was next. “And me?” asked {A}. {S} took a step back to look. “You’re crumbling, up by the shoulder,” said {S}, and patted there until it was firm. “Now you mustn’t dry out.” {S} ran to the tap, and {A} had to drink a whole cup.'
    ],
    bed: [
      'The blanket was patted smooth, first on the left and then on the right. Inside it {S} held.',
      'Round the bed lay the floor, wide and dark, a good moat. The drawbridge was up.'
    ]
  },
  {
    id: 'dug-hole',
    keys: ['dug hole', 'dug sand', 'dug beach', 'dug tide', 'dug sandpit', 'dug sandbox', 'dug tunnel', 'dug channel', 'dug ditch', 'dug trench', 'dug river sand', 'digging sand', 'dug all afternoon', 'dug deep hole'],
    played: [
      '{S} dug in the washing basket with a ladle. The hole got deeper, and behind {S} a hill of socks got higher. “Your hill’s in my way,” said {A}. “Then I’ll put it in the hole,” said {S}. That took just as long. Now the basket was full to the top, and one sock still lay on the rug. “There was less hole than hill,” said {S}, and went to fetch another basket.',
      '{S} set a dry sponge in a bowl, and ran to the tap with a cup. You have to hurry, because it soaks away. The water went in and was gone. {S} fetched another, and that was gone as well. “Where does it get to?” asked {A}, and pressed with a thumb to see. All at once there was water round the thumb. “It’s coming in,” called {S}, and moved both their slippers further up.',
      '“If you dig far enough you come out on the other side,” said {S}. {S} went in under the blanket, head first. {A} walked round the outside to the far end. After some time a face came out. “Good morning,” said {A}. “Is it morning here?” asked {S}. “We’re just having breakfast,” said {A}. {S} looked back into the hole. “Where I come from it’s nearly bedtime,” said {S}, and climbed out.'
    ],
    bed: [
      'In the mattress was a hollow, exactly as long as {S}. Slowly it filled up with warm.',
      'No spade went any deeper tonight. {S} lay at the very bottom, where it is soft.'
    ]
  },
  {
    id: 'den',
    keys: ['built den', 'made den', 'built fort', 'made fort', 'blanket fort', 'pillow fort', 'cushion fort', 'blanket den', 'sofa den', 'den sofa', 'den table', 'den sticks', 'den branches', 'secret den', 'secret fort', 'blanket tent', 'made tent', 'built tent', 'hideout', 'built hut', 'cave blankets', 'tent living room', 'built den woods', 'built den garden', 'sofa fort'],
    played: [
      '{S} hung a blanket over the chair, and sat down underneath. “There’s room for the front of you,” said {S}. {A} crawled in as far as the tummy. It was snug in there, and they talked quietly. “My legs would like to know what we’re saying,” said {A}. They were still out in the draught. {S} had to squeeze past, out to the slippers. “We’re saying that it’s snug,” said {S}, and came in again.',
      '{A} sat under the table, and nobody got in without the password. {S} had thought it up in there, and then gone for a biscuit. “Password?” asked {A} from behind the tablecloth. {S} said nothing for a while. “I left it inside,” said {S}. {A} looked under both cushions. “Is it a long one?” asked {A}. “It rhymes with something,” said {S}. “That must be it, then,” said {A}, and held up the cloth.',
      'With two towels {S} put up walls, and left a hole between them to look out of. Then {S} put an eye to it. On the outside {A} was just doing the same. For a time they both looked. “What can you see?” asked {A}. “Something round,” said {S}. “It’s wet, and it blinks.” “I’ve got one like that too,” said {A}. “Don’t move,” whispered {S}. “Then they might get used to us.”'
    ],
    bed: [
      'Tonight the roof had no poles. It lay down on {S}, and there was just room.',
      'From in here everything sounded further away. {S} pulled the way in shut behind both shoulders.'
    ]
  },
  {
    id: 'baked',
    keys: ['baked cake', 'baked bread', 'baked biscuits', 'baked cookies', 'baked muffins', 'baked buns', 'baked cupcakes', 'baked scones', 'baked rolls', 'baked pie', 'baked grandma', 'baked mum', 'made birthday cake', 'made chocolate cake', 'made carrot cake', 'made banana bread', 'made cake grandma', 'made biscuits', 'made cookies', 'made muffins', 'made cupcakes', 'made gingerbread', 'stirred cake mix'],
    played: [
      'A brown slipper lay on the tray, and the tray went in under the chair. “Bake until brown,” said {A}. They knelt in front of it and looked in. “It was brown before,” said {S}. “Then it may be done,” said {A}. {S} put in a bare foot, to test it. “Cold in the middle,” said {S}. They waited a little longer, with the foot inside. “Now it’s warm,” said {S}, “right into the toe.”',
      '{A} crouched under the table, because that was the oven. {S} let down the tablecloth at the front, and knelt beside it to wait. “Now you have to get bigger,” said {S}. First it was the head, and then the elbows. “That’s enough,” said {S}. But it went on, until the cups on the table clinked. “You’ve put too much in,” said a voice in the oven.',
      '{S} pulled a thick sock over each hand, because what comes out of an oven is hot. “Mind your backs,” said {S}, and carried a plate across the kitchen. {A} pressed up against the wall to let it by. “Now it has to cool,” said {S}. {A} laid a finger on it. “It’s cold already,” said {A}. {S} took off one sock and felt. “Then I was too slow,” said {S}, and carried it back.'
    ],
    bed: [
      'It was warm, from the edges in. In the middle lay {S}, and rose a very little with each breath.',
      '{S} lay on one side for a while, then turned over, and was even all round.'
    ]
  },
  {
    id: 'cooked',
    keys: ['cooked dinner', 'cooked lunch', 'cooked supper', 'cooked rice', 'cooked dal', 'cooked soup', 'cooked pasta', 'cooked noodles', 'cooked herself', 'cooked himself', 'helped cook', 'made soup', 'made stew', 'made curry', 'stirred soup', 'stirred pot', 'stirred sauce', 'stirred porridge', 'stirred dal', 'stirred rice', 'cooked grandma', 'cooked dad'],
    played: [
      '{S} lifted the lid, dipped in the spoon and tasted. “Something’s missing,” said {S}. {A} tasted too, and held it on the tongue for a time. “Salt?” asked {A}. {S} shook in some air with two fingers, but it was not salt. It was not pepper either, or a leaf. {A} looked down into the pot, which was empty. “All of it,” said {A}. {S} tasted once more. “Yes,” said {S}. “That’s what it is.”',
      'A pot of nothing stood on the table, and {S} stirred. “You mustn’t stop, or it sticks,” said {S}. Then {S}’s nose itched. {A} took hold from above, and for a while they stirred together. “You can let go,” said {A}. {S} let go, and so did {A}, who had only been holding on. The spoon stood still. They bent over the pot and sniffed. “Now we’ll have to scrub it,” said {S}.',
      '{S} put the lid on an empty pot, and laid a saucer on top of that. “It boils over if you don’t watch it,” said {S}. They watched it, with their chins on the table. “It won’t while we’re looking,” said {A}. So they both looked at the door instead. Behind them something clinked. “Turn it down!” cried {S}. {A} took one elbow off the table. “Is that better?” asked {A}.'
    ],
    bed: [
      'The lid was on and the flame was low. Under the blanket {S} simmered, without one bubble.',
      'Nothing had to be stirred any more. {S} turned round once, slowly, and let it stand.'
    ]
  },
  {
    id: 'cracked-egg',
    keys: ['cracked egg', 'cracked eggs', 'cracking egg', 'cracking eggs', 'broke egg', 'broke eggs', 'cracked open egg', 'egg into bowl broke', 'broke egg bowl', 'eggshell bowl', 'eggshell cake', 'eggshell batter', 'eggshell pancake', 'separated egg', 'separated eggs', 'cracks egg', 'egg tapped bowl'],
    played: [
      '“Not too soft and not too hard,” said {S}. On the rim of the bowl {S} struck a rolled-up sock. It stayed whole. “Too soft,” said {A}, and struck it on the edge of the table. Now it had a dent, but no crack. They tried it by turns, and looked it over. Then {S} held it to one ear and shook it. “That one’s boiled,” said {S}, and laid it in an egg cup.',
      '{S} dropped a crumb of bread in a bowl of water. That was the bit of shell which always stays in. {S} came from the left with a finger, and it swam right. {A} came from the right with a spoon, and it swam left. “It can see us,” whispered {S}. They hid their hands behind their backs and looked at the ceiling. “What’s it doing?” asked {A}. “Looking at the ceiling,” whispered {S}.',
      '{A} shut a button between two hands, and that was the yolk. {S} knocked with a teaspoon. “Come in,” said the egg. “Eggs don’t say anything,” said {S}, and knocked again. It was quiet, but nothing opened. {S} knocked harder, and laid an ear to it. “How do I know who’s there?” asked the egg, very low. So {S} said who it was. The thumbs moved apart, by a crack.'
    ],
    bed: [
      'Rolled up small, knees and chin together, {S} lay in there without a crack.',
      '{S}’s head lay in the hollow of the pillow, round side down. It could not roll out.'
    ]
  },
  {
    id: 'planted-seeds',
    keys: ['planted seed', 'planted seeds', 'planted beans', 'planted sunflower', 'planted sunflowers', 'planted cress', 'planted carrots', 'sowed', 'sowing seeds', 'seeds pot', 'seeds soil', 'put seeds soil'],
    played: [
      'With one finger {S} made a deep hole in the cushion, and dropped in a button. Then it was smoothed over. “What’s it going to be?” asked {A}. “A coat,” said {S}. They looked how wide a coat gets, and moved the chair. “With only one button it’ll be a cape,” said {A}. So {S} put in five more, in a row. “And leave some room,” said {A}. “The holes come up in between.”',
      'As a seed {S} lay on the rug, knees drawn up, and {A} spread a towel over. “I’ve forgotten which way up you go,” said {A}. “I can tell from inside,” said {S}. For some time only the towel breathed. Then a hand felt its way out along the floor. “That’s the root,” said {A}. At the other end a foot came up. It opened, slowly, into five. “Toes,” said {A}. “They’re early this year.”',
      '{S} set out raisins on the table, a thumb apart. When the last one was down, the first was gone. “A bird,” said {A}, who was chewing. At once {S} stretched out both arms and was the scarecrow. “They can’t move, can they?” asked the bird. “No,” said {S}. The bird hopped up and took the second. {S} stood there stiffly, with a straw face. “But they can see who it is,” said {S}.'
    ],
    bed: [
      'Patted down on top and tucked in at the sides, {S} had the whole night for it.',
      'Small and curled, {S} lay in the dark, and already knew which way was up.'
    ]
  },
  {
    id: 'watered',
    keys: ['watered plants', 'watered plant', 'watered garden', 'watered flowers', 'watered flower', 'watered seeds', 'watered tomatoes', 'watered roses', 'watered vegetables', 'watered sunflower', 'watered sunflowers', 'watered beans', 'watered pots', 'watered balcony', 'watered tulsi', 'watering plants', 'watering flowers', 'watering can plants', 'watering can flowers', 'watering can garden'],
    played: [
      '“When it hangs its head it’s thirsty,” said {S}. {A} was the flower, and hung its head. {S} came with an empty cup and poured all round the slippers. The flower straightened up. {S} had only just put the cup down when it hung again. After the third time {S} looked at the floor, and then at the lamp. “It’s standing in the sun,” said {S}, and moved {A} into the hall.',
      '{S} filled a cup, and the pot was a long way off. {S} walked with tiny steps, but at each of them some went over. “What have you watered so far?” asked {A}, who came behind with a towel. “The rug,” said {S}, “and my left slipper.” At the pot there was only a sip left. {A} held up the towel and wrung it out over the top. “Here comes the rest,” said {A}.',
      'A scarf was the hose, and it lay right across the room. “Water on,” called {S}. Nothing came. {A} turned the tap, which was a jar lid, as far as it went. Still nothing came. {S} looked into the end of the scarf with one eye. Then {S} looked along it, to {A}’s slippers. “You’re standing on it,” said {S}. {A} stepped off. “Pssss,” said {A}. {S} used the hose to dry both ears.'
    ],
    bed: [
      'One drop hung from the tap, and it had all night to think about it.',
      'One last sip of water went down, slowly, as far as the toes. It was just enough.'
    ]
  },
  {
    id: 'came-up',
    keys: ['seed came up', 'seeds came up', 'bean came up', 'beans came up', 'something came up pot', 'green came up', 'sunflower came up', 'flower came up', 'seed sprouted', 'seeds sprouted', 'bean sprouted', 'cress grew', 'seed grew', 'green shoot', 'first leaf came'],
    played: [
      'Very slowly {S} came up from under a towel, with a slipper on top. “You’ve got something on your head,” said {A}. “That’s my shell,” said {S}. “It comes off by itself when I’m bigger.” {S} stretched as far as the neck would go. The slipper wobbled, but it stayed. When {S} looked round, {A} was wearing the other one. “I thought that it might be cold up here,” said {A}.',
      '“It’s this big,” said {S}, with a finger and thumb that hardly came apart. {A} took the measure over, on two fingers, so that it would not get lost. They carried it to the kitchen. The door had to be opened with an elbow. There they cut a piece of bread of exactly that size. “With jam?” asked {A}. They looked at it from the side. “There’s no room for jam yet,” said {S}.',
      'Beside {A}’s ears two hands opened, and those were the first leaves. “What are you going to be?” asked {S}. “I can’t tell yet,” said {A}. “If you’re an oak, we’ll have to take the lamp down,” said {S}. {A} looked up. “And if I’m a radish?” “Then you’ll be ready for supper,” said {S}. {A} thought about that, and grew a little taller at the top. “It’s feeling more like an oak,” said {A}.'
    ],
    bed: [
      'The top of a head showed above the blanket, and one ear. For today that was enough.',
      'Without a sound {S} lay and grew, only as much as fits into a night.'
    ]
  },
  {
    id: 'wrote-name',
    keys: ['wrote name', 'write name', 'writing name', 'wrote own name', 'spelled name', 'spelt name', 'signed name', 'traced name', 'copied name', 'letters name', 'wrote first name', 'wrote whole name', 'wrote name herself', 'wrote name himself', 'wrote name backwards'],
    played: [
      '{S} wrote the name on small slips of paper, and laid them on everything. “So that you can see whose it is,” said {S}. {A} read the chair, the cup and the cushion. “They’re all called what you’re called,” said {A}. Then the bread was cut, and {A} called that name from the kitchen. {S} stayed where {S} was. “Which one?” called {S}. “The one that eats,” called {A}. {S} brought the cup as well.',
      'Scarves and spoons were {S}’s letters, and that made them big. The first took up the whole table. The next had to go on the chair, and the last one lay by the door. {A} walked along with both hands behind the back, and read. “So far you’re only half,” called {A} from the chair. At the door {A} turned round. “I’ve forgotten how you start,” said {A}, and walked back to the table.',
      'With the torch {S} wrote the name on the wall, large and slow. “When you get to the end I’ve lost the beginning,” said {A}. So {A} kept a finger on the wall where the first letter had been. The other hand held the next, and the nose the one after. {S} made the last stroke. “And what does it say?” asked {A}, into the wallpaper. “Me,” said {S}. “But you’re standing in front of it.”'
    ],
    bed: [
      'One finger wrote the first letter on the sheet. The rest of the name lay there already, under the blanket.',
      'It was written nowhere in the dark, and it was still clear who lay in this bed.'
    ]
  },
  {
    id: 'wrote-word',
    keys: ['wrote word', 'wrote words', 'wrote first word', 'wrote sentence', 'wrote alphabet', 'wrote abc', 'practised letters', 'practiced letters', 'practised writing', 'practiced writing', 'learned write', 'learnt write', 'learned letter', 'learnt letter', 'letters backwards', 'spelled word', 'spelt word', 'handwriting', 'traced letters', 'wrote letters alphabet', 'copied letters'],
    played: [
      '“You’re an L,” said {S}, and sat {A} up on the rug, with straight legs. Next there had to be an O, and for that {S} lay down in a curl. “Is it a word?” asked {A}. “We need one more at the front,” said {S}, and pushed a slipper there. “And what does it say now?” asked {A}. {S} got up to read it. “Now there’s a letter missing,” said {S}.',
      'A pencil and a jar lid lay side by side on the table. “That’s a b,” said {S}. {A} sat on the other side, and shook a doubtful head. “Here it’s a q,” said {A}. They changed places. “Now I’ve got the q,” said {S}, “and it isn’t even mine.” They turned it over, and both got something else. In the end {S} took away the lid. “Pencil,” they read, from both sides.',
      '{S} wrote the first letter, and it went mmm. “Milk,” said {A}. “It isn’t finished,” said {S}. “Mouse, moon, marmalade,” said {A}, who did not like to wait. {S} covered the paper with one arm and wrote on. “Now it goes oo,” said {S}, and drew two rings. Then the arm was taken away, and {A} read it out. “Is that about a cow?” asked {A}. “No,” said {S}. “It’s by one.”'
    ],
    bed: [
      'The day had come to the end of its line. There stood a full stop, and {S} lay down beside it.',
      'At first {S} lay as straight as an I. Then both knees came up, and it was an easier letter.'
    ]
  },
  {
    id: 'wrote-letter',
    keys: ['wrote letter grandma', 'wrote letter grandpa', 'wrote letter granny', 'wrote letter nana', 'wrote letter friend', 'wrote letter aunt', 'wrote letter uncle', 'wrote letter cousin', 'wrote letter santa', 'wrote letter father christmas', 'wrote letter teacher', 'wrote letter dad', 'wrote letter mum', 'posted letter', 'mailed letter', 'letter post box', 'letter postbox', 'wrote letter pen pal', 'posted letter grandma', 'wrote letter envelope'],
    played: [
      '{A} was the postbox, and stood in the corner with a collar for a slot. {S} pushed in a folded sheet. It slid down as far as the tummy. “It’s for you,” said {S}. {A} looked straight ahead. “I’m the box,” said {A}. “I don’t read other people’s letters.” {S} thought about that for a moment. “And when do you get home?” asked {S}. “After I’ve been emptied,” said the box.',
      'From one chair {S} sent a letter over to the other, on a slipper. {A} unfolded it and looked at the front and the back. “There’s nothing in it,” said {A}. “I hadn’t got any news,” said {S}. “I only wanted to write.” {A} nodded, chewed a pencil for a while, and folded it up again. Back came the slipper. {S} read both sides of it, from top to bottom. “You haven’t either,” said {S}.',
      '“Letters go by weight,” said {A}, and held an envelope on the flat of one hand. “What’s inside?” “That I’ve carried a chair,” said {S}. The hand sank a good way down. “That’s two stamps,” said {A}. “And that I’ll bring it with me,” said {S}. Now it took both hands, and it was three. {S} sat down and crossed something out. “I’ll only bring the cushion,” said {S}. Then it went for one.'
    ],
    bed: [
      '{S} lay flat in the envelope of sheet and blanket. The flap came up to the chin.',
      'The last post had gone. Whatever was not in it could very well wait until tomorrow.'
    ]
  },
  {
    id: 'read-alone',
    keys: ['read herself', 'read himself', 'read alone', 'read by herself', 'read first book', 'read whole book', 'read whole page', 'read first word', 'read first words', 'read first sentence', 'read chapter book', 'finished reading book', 'learned read', 'learnt read', 'started reading', 'read without help', 'read own book', 'reading own book', 'read page herself', 'read page himself', 'read out loud class', 'read baby brother', 'read baby sister'],
    played: [
      'From the jam jar {S} read aloud. “Shake well before opening,” read {S}. “And then?” asked {A}, who had sat down to listen. “Keep in a cool place,” read {S}. “All alone?” asked {A}. {S} turned the jar a little further. “Once opened,” read {S}, and had to go round the back. “Use within a month. For the end, see lid.” {A} looked on the lid. “Here it says twist,” said {A}.',
      'With moving lips {S} read, but nothing could be heard. “It’s on the inside,” said {S}. So {A} sat down opposite and read it from {S}’s mouth. “A bear gets into a bath,” said {A}. “A pear gets into a bag,” said {S}. {A} was sorry, and would have liked to know how the bear got on. {S} found the place again, and opened the mouth very wide. “We can do yours next,” said {S}.',
      'One word was so long that {S} laid a button on it. “‘There was once a button,’” read {S}, “‘who lived in a wood.’” “Good,” said {A}. On the next page stood the same word, and the button moved along. It met a fox, and was not afraid. “And who was it really?” asked {A}, when it had got home. {S} lifted the button by the edge. “Nine letters,” said {S}, and put it back.'
    ],
    bed: [
      'The lines were at an end. Under the last one it was white for a bit, and there lay the pillow.',
      'Both eyes were shut, and no finger had to show the way. It went on by itself.'
    ]
  },
  {
    id: 'sang',
    keys: ['sang song', 'sang loud', 'sang loudly', 'sang choir', 'sang solo', 'sang car', 'sang herself', 'sang himself', 'sang together', 'sang songs', 'sang carols', 'sang rhyme', 'sang song assembly', 'learned song', 'learnt song', 'made up song', 'singing class', 'singing song', 'karaoke', 'sang bhajan', 'sang anthem', 'sang all way', 'sang all day', 'sang whole song'],
    played: [
      '{S} and {A} sang, and where the song went high up they stood on tiptoe. For the low bits they bent their knees. Then {S} began again, a good deal lower, for more room at the top. Now the last line went down under the table. {A} crawled in after it and hummed about in the dark. “Can you see it?” asked {S}. “Nearly,” said {A}, from a long way below. “It’s gone behind the leg.”',
      '“You come in when I’ve got to the lamp,” said {S}, and walked and sang. {A} came in at the lamp. But {A} did not like being last, and walked a bit faster. By the door they were side by side. At the table {A} had finished, and stood there with a shut mouth. “You can’t overtake,” said {S}, who still had a whole line left. “There was a gap,” said {A}. “Where you breathed.”',
      '{A} wiped a plate and hummed. “That’s my song,” said {S}. “I know,” said {A}. “It got in, and I can’t get it out again.” They took a cup. {A} hummed right down to the bottom of it, and quickly {S} put a saucer on. It was quiet. They both held the saucer and listened. “Now it’s in there,” said {A}. {S} nodded, in time, with one foot.'
    ],
    bed: [
      'The song had come to its last note. It was a long one, soft, and mostly breath.',
      'For a while something hummed under the blanket. Then it was only in and out, and still in time.'
    ]
  },
  {
    id: 'played-instrument',
    keys: ['played piano', 'played violin', 'played guitar', 'played recorder', 'played flute', 'played trumpet', 'played cello', 'played ukulele', 'played keyboard', 'played harmonium', 'played tabla', 'played tune', 'piano lesson', 'violin lesson', 'guitar lesson', 'recorder lesson', 'practised piano', 'practised violin', 'practiced piano', 'tabla class'],
    played: [
      '{S} sat down behind a pot lid and held a spoon in the air. In this piece {S} had one note, at the very end. {A} conducted the cups and the plates, who played without a sound. “Now?” asked {S}. “Eleven more rests,” said {A}. Both arms went round, and slower, and stopped. “Now!” said {A}. But the spoon was in the sugar. “I was resting,” said {S}. “You said eleven.”',
      '{S} set out three cups of water, tapped them with a spoon, and listened. “This one’s too low,” said {S}. {A} drank a sip. “Too high,” said {S}, and poured some in. {A} drank half a sip, and then a drop. After that the neighbours had to be tuned to it. At last they were all right. “What shall we play?” asked {S}. “Something short,” said {A}. “I’m full.”',
      'With every finger {S} played on the table edge, where it makes no sound. There was one hard place. “Wrong,” said {A}. {S} began once more. “Wrong again,” said {A}, who was looking at {S}’s face. “How can you hear that?” asked {S}. “There’s a wrinkle in it,” said {A}, “up by the nose.” {S} played it again with no face at all. “That’s it,” said {A}. “Now you can put the fingers in too.”'
    ],
    bed: [
      'Two fingers played one bar on the blanket. After it came the rest, which was written for the whole night.',
      'It was as quiet now as just before the first note. Only it was longer.'
    ]
  },
  {
    id: 'made-card',
    keys: ['made card', 'made cards', 'made valentine', 'wrote card', 'made birthday card', 'making card', 'making cards', 'decorated card', 'wrote birthday card', 'drew birthday card', 'wrote christmas cards', 'wrote thank you card', 'drew heart card', 'homemade card', 'handmade card', 'drew birthday card mum', 'made own card'],
    played: [
      'One chair had a short leg, and wobbled. So {S} folded a sheet of paper, and drew a chair that lay in bed. “What do you write in there?” asked {S}. “Get well soon,” said {A}. They read it out to the chair, and showed it the picture. But where do you leave a card, when it has no hands? {S} pushed it under the short leg. “It’s better already,” said {A}, and sat down.',
      '“First you look at the front,” said {S}. {A} held the folded card in both hands and looked. “Now you say oh,” said {S}. “Oh,” said {A}, long and from deep down. “That was the one for inside,” said {S}. {A} opened it, but had no oh left. They waited a little until there was one again. It was quite small. “We’ll swap them over next time,” said {S}, and shut the card.',
      '{S} folded a card and took it round, because everyone has to sign. {A} signed with a loop. The slipper put its heel on it, and {S} went round that with a pencil. The spoon was traced as well, and the cup, and a corner of the cushion. There was hardly any white left. “And who’s it for?” asked {A}. They looked about the room. “For the lamp,” said {S}. “It’s the only one that didn’t know.”'
    ],
    bed: [
      'Folded once, at the knees, {S} lay there with the best side outwards.',
      'What there was to say stood on the inside, and the blanket was closed over it.'
    ]
  },
  {
    id: 'made-present',
    keys: ['made present', 'made presents', 'made gift', 'made birthday present', 'made christmas present', 'homemade present', 'homemade gift', 'handmade present', 'handmade gift', 'wrapped present', 'wrapped presents', 'wrapped gift', 'wrapped gifts', 'gave present made'],
    played: [
      '{S} wrapped a spoon in a tea towel, as tightly as it would go. “Don’t guess it straight away,” said {S}. {A} felt along it, from the round end to the thin one. “A bicycle,” said {A}. “Smaller,” said {S}. “A small bicycle,” said {A}. {S} took it back, and felt along it too. It really did have something at the front that might have been a bell. “We’d better look,” said {S}.',
      '“Eyes shut,” said {S} behind the cushion. “But I need a finger for the knot.” {A} held out a finger, without looking. Something went round it, and round again. “What am I holding?” asked {A}. “Nothing,” said {S}. “It’s rather a firm nothing,” said {A}. {S} made a bow on top, and then a second bow. After that {A} could not get out. “Now you’ll have to come with it,” said {S}.',
      'Giving has to be practised, so {S} held out a cushion. “Oh, you shouldn’t have,” said {A}. “All right,” said {S}, and took it back. They went to their places and began again. “Just what I’ve always wanted,” said {A} this time. {S} looked past {A} at the chair. There lay two cushions already. “That was the others,” said {A}. “They wanted one.” {S} put it down in the middle.'
    ],
    bed: [
      'The blanket was pulled round and the corners were tucked in. From outside it could have been anything.',
      '{S} lay there well wrapped, and was not for opening before the morning.'
    ]
  },
  {
    id: 'cut-paper',
    keys: ['cut paper scissors', 'cut paper snowflake', 'cut paper heart', 'cut paper hearts', 'cut paper star', 'cut paper stars', 'cut paper shapes', 'cut paper circle', 'cut paper strips', 'cut paper dolls', 'cut coloured paper', 'cut colored paper', 'cut snowflake', 'cut snowflakes', 'paper snowflake', 'paper snowflakes', 'cut newspaper', 'cut magazine', 'cut straight line', 'cut along line', 'safety scissors paper', 'learned cut scissors'],
    played: [
      '{S} made scissors of two fingers, and cut along the edge of a newspaper. At every snip {A}’s mouth opened and shut. “If you bite it’ll go crooked,” said {S}. {A} pressed both lips together, and then it was the eyebrows. {A} laid a hand over them. {S} cut on, round the corner. Under the chair something went up and down, up and down, in time. “And the toes,” said {S}, without looking.',
      'Round and round {S} tore a sheet of paper, in towards the middle. “It’s a snake,” said {S}. {A} took one end of it and walked off. It reached past the chair and out at the door. “Is there any more?” called {A} from the hall. “Lots,” called {S}. Then it was quiet, because it had come apart. “Hello?” called {A}. “Which end have you got?” called {S}. “The one that stops,” called {A}.',
      '{S} tore a circle out of the newspaper, and it was quite round. “I’ve got one as well,” said {A}, who held the rest, “and mine’s lighter.” They put both of them on the table to compare. They were equally big. Then {S} laid the one inside the other, where it fitted exactly. They looked at it for a while. “Now we haven’t got any,” said {A}. “It’s the news again,” said {S}.'
    ],
    bed: [
      'The snipping had stopped. {S} lay inside the line, with a little white left all the way round.',
      'A place was cut out of the dark, exactly {S}’s size, and {S} was in it.'
    ]
  },
  {
    id: 'glued',
    keys: ['glue', 'glued', 'gluing', 'glue stick', 'stuck leaves paper', 'made collage', 'collage', 'stuck pasta paper', 'stuck feathers paper', 'stuck pictures paper', 'stuck photos album', 'glued scrapbook'],
    played: [
      '“You mustn’t touch the tip,” said {S}, and then {S}’s thumb was stuck to the table. {A} took hold to help, and was stuck to {S}. They tried an elbow, and that stayed on too. “It needs warm water,” said {S}. They set off for the bathroom, {S}, {A} and a cushion. The table would not come, and was let off. “And who’s going to turn the tap?” asked {A}. They still had two noses.',
      '{S} wanted to stick a spoon upright on a plate. “You press, and count to a hundred,” said {S}. {A} pressed and counted, and then let go. The spoon fell over. “Your hundred’s too short,” said {S}. Now they both pressed, and {S} counted. A hundred and twelve came, and a hundred and thirteen. “Isn’t it dry yet?” asked {A}. “It is,” said {S}. “But I don’t want to be the one who finds out.”',
      '{A} came in on cold feet and got into two slippers. “Wait,” said {S}. “I’ve just stuck those together.” {A} looked down. The right one would not go anywhere without the left one. {A} went to the kitchen in small jumps, and came back with one spoon. “And how do I get out of them?” asked {A}. “Tomorrow,” said {S}. “Today they’re still setting.” So {A} jumped off again, for the other spoon.'
    ],
    bed: [
      'Cheek and pillow held together well. They had only to be left like that for a while.',
      'Palm lay on palm, on top of the blanket. It had all dried by now.'
    ]
  },
  {
    id: 'folded-paper',
    keys: ['folded paper', 'paper boat', 'paper boats', 'origami', 'paper crane', 'paper frog', 'paper swan', 'paper fortune teller', 'folded boat', 'folded hat', 'folded crane', 'folded frog', 'folded star', 'folded newspaper', 'folding paper', 'made paper hat', 'folded fan'],
    played: [
      '{S} fetched a big towel to fold, and each of them took two corners. “Corner to corner,” said {S}. They walked towards each other until their noses met, and took hold of the fold. It got smaller every time. In the end it was as thick as bread, and {S} sat on it. “And what is it?” asked {A}. “You don’t know until you pull,” said {S}. They pulled on both sides. It was a towel.',
      '{S} folded a newspaper, and as long as {A} wore it, it was a hat. On the table it was a ship. {S} put in a spoon for the captain, and set sail for the bread. “My head’s cold,” said {A}, and fetched it back. The spoon fell out behind, into the butter. “You’ve sunk us,” said {S}. {A} looked up, under the brim. “From here it’s calm,” said {A}.',
      '“This goes in, and this goes back, and now comes the thing,” said {S}. {A}, with the other sheet, had got that far too. “Which thing?” asked {A}. “The one where you hold your breath,” said {S}. They held their breath and did it. Both sheets were now small and thick, and had one ear. They opened them out. There were only lines, in all directions. “Here’s where we lost the way,” said {A}.'
    ],
    bed: [
      'Knees to tummy and edge to edge, {S} lay there. One hand smoothed down the fold.',
      'The sheet was turned down in one straight crease, and that was the last of the day.'
    ]
  },
  {
    id: 'paper-plane',
    keys: ['paper plane', 'paper planes', 'paper airplane', 'paper airplanes', 'paper aeroplane', 'paper aeroplanes', 'paper dart', 'paper darts', 'paper glider', 'folded plane', 'folded planes', 'folded airplane', 'folded aeroplane', 'plane out of paper', 'aeroplane out of paper', 'plane newspaper'],
    played: [
      '{S} threw a folded page to {A}, who sat on the rug with open hands. It set off well. Over the table it thought of something, turned round, and landed behind {S}. The next one did so too. “It doesn’t like me,” said {A}. “Then I’ll throw it away from you,” said {S}, and aimed at the door. It flew to the door, in a fine curve, and came back to {A}’s lap.',
      'Arm back, {S} stood ready to let a folded page fly. “Wait,” said {A}, who sat under the table and was the tower. “There’s a slipper on the runway.” The slipper was crossing, with {A}’s hand in it, heel and toe. {S}’s arm began to get heavy. “Is it over?” asked {S}. “Very nearly,” said the tower. Then the slipper stood still, and turned. “It’s forgotten the other one,” said {A}. “It’ll only be a minute.”',
      '“You catch it between your hands,” said {S}. {A} held them up, and the paper came sailing. {A} clapped too early. The next time {A} clapped too late, and the third time in quite another place. Each time it lay on the cushion behind. “Why do you keep clapping?” asked {S}. {A} looked at both hands. “Because it’s landed,” said {A}. So {S} flew it over there, and clapped too.'
    ],
    bed: [
      'Arms a little out, {S} came down so slowly that it could not be felt.',
      'It had landed, nose first, in the middle of the pillow. Nothing more would take off from here.'
    ]
  },
  {
    id: 'mended',
    keys: ['mended', 'repaired', 'helped mend', 'helped fix', 'fixed bike', 'fixed toy', 'fixed chair', 'fixed wheel', 'fixed table', 'fixed shelf', 'fixed puncture', 'helped repair', 'fixed pram', 'fixed screwdriver', 'mended screwdriver'],
    played: [
      '{S} crawled under the table, which wobbled, until only two legs stuck out. A hand came out as well. “Spoon,” said {S}. {A} put a spoon in it. “A smaller one,” said {S}. {A} handed down the teaspoon, and then the towel. “Cushion,” said {S}. “What’s that for?” asked {A}. “My head,” said {S}. “It’s a long job.” It was quiet for a time, and the hand came out again. “Bread,” said {S}.',
      'When {A} sat down, the chair creaked. {S} laid one ear to it. “Once more,” said {S}. {A} stood up and sat down, while {S} listened at each leg. By the ninth time the creak had gone. But there was one when {A} got up. {S} went round to the other side, and listened there. “It wasn’t the chair,” said {S}, with an ear to {A}’s knee. “It’s only been passing it on.”',
      '{S} tied a scarf round the handle of a cup, twice and then crosswise. “That wasn’t broken,” said {A}. “And now it can’t be,” said {S}. The teaspoon got a sock round it, and the saucer got two. {A} tried to have some tea. The spoon would not stir, and the handle could not be found. “It doesn’t work,” said {A}. “I see,” said {S}. “I’ll have to mend it.” The scarf came off.'
    ],
    bed: [
      'With one cheek {S} tried the pillow, a little to the left and right. It did not wobble.',
      'All that had been loose was done up. {S} lay under the blanket, tight at every edge.'
    ]
  },
  {
    id: 'took-apart',
    keys: ['took apart', 'taken apart', 'took clock apart', 'took radio apart', 'took toy apart', 'took watch apart', 'took pen apart', 'took phone apart', 'took pieces clock', 'took lego apart', 'dismantled', 'opened up clock', 'opened up radio', 'took torch apart', 'took bike apart', 'took machine apart', 'unscrewed clock', 'unscrewed radio', 'unscrewed toy'],
    played: [
      'They wanted to see how a sandwich works. {S} lifted off the top, and then the cheese. The parts lay on the plate in a row, so that no part would get lost. “There’s nothing in there that moves,” said {A}. {S} put it all back, but the cheese got to the outside. Now it would not lie flat. {A} took a bite at one corner, and listened. “It’s going again,” said {A}.',
      '{S} pulled a cushion out of its cover. Then there were two, a thin one and a bare one. “Now back in,” said {S}. It went in crosswise. {A} reached inside and pulled at the corners. At last it was shut. “Is there anything left over?” asked {A}. {S} looked all round the rug. “No,” said {S}. “One’s missing.” {A} stood there on a slipper and a bare foot. The cushion had a heel.',
      'On {A} there were several things that came off. {S} took off the scarf, a slipper and a sock, and laid them out. “What’s this for?” asked {S}. “So that it doesn’t whistle at the neck,” said {A}. Then {S} put everything back. The sock went on a hand, and the scarf below the knee. “Now try,” said {S}. {A} took three steps, all of them backwards. “It goes,” said {S}. “It’s a different model.”'
    ],
    bed: [
      'Sheet, pillow, {S}, blanket. It had all gone back together, and there was no screw left over.',
      'In {S}’s chest something went tick, and again tick. It could stay as it was.'
    ]
  },
  {
    id: 'counted',
    keys: ['counted pigeons', 'counted steps', 'counted stairs', 'counted cars', 'counted red cars', 'counted buses', 'counted trains', 'counted lorries', 'counted trucks', 'counted birds', 'counted ducks', 'counted dogs', 'counted cows', 'counted trees', 'counted stars', 'counted windows', 'counted shells', 'counted coins', 'counted twenty', 'counted hundred', 'counted everything', 'counted how many', 'counted lampposts'],
    played: [
      'Under the table {S} was counting feet. “Two of mine, and two of yours,” said {S}. “Do the chairs count?” {A} had a look. “Only if they’ve got something on,” said {A}. So {S} gave the nearest leg a sock, and {A} gave a sock to the next. That made six. But now each of them had one bare foot. “Then it’s four,” said {A}. “The same as before, only in other places.”',
      '{S} walked from the lamp to the door, and counted nine steps, and counted them again. {A} took big ones and got four. “Your room’s smaller than mine,” said {S}. That bothered {A}, who went back to the lamp. Now {A} put heel to toe, heel to toe, and by the chair was already at twenty. “Are you coming?” asked {S} at the door. “I can’t see you yet,” said {A}. “It’s got so big.”',
      'Into the cup {S} dropped a button. “What are you counting?” asked {A}. “Two,” said {S}, and another one went clink. “Two what?” asked {A}. “Three,” said {S}. “Is it something I do?” asked {A}. Clink, went the cup. {A} closed both lips, and only looked, and raised one eyebrow. {S} held up the next button and was not sure. Then {S} laid it across the rim.'
    ],
    bed: [
      '{S} counted the corners of the bed with one foot. There were four, and all of them were there.',
      'After the last number there was another, as always. That one could be had in the morning.'
    ]
  }
]
