import type { SecondTopic } from '../second-topic.ts'

export const trifles: readonly SecondTopic[] = [
  {
    id: 'cake',
    keys: ['cake', 'cakes', 'cupcake', 'cupcakes', 'chocolate cake', 'bakery', 'bakeries', 'muffin', 'muffins'],
    begin: [
      '“There has to be a cake in the story,” said {S}. “With how many layers?” asked {A}. {S} counted the cushions on the sofa. “As many as we’ve got,” said {S}.',
      'Nobody had planned a cake. But {S} had already put on a tea towel as an apron. {A} could see that the bakery was open.',
      'With {host} there had to be cake. “A big one?” asked {A}. “A small one,” said {S}, and held out both arms as wide as they would go.'
    ],
    middle: [
      'Now came the cake. {S} put down the biggest cushion, then a smaller one, then the smallest of all. A rolled-up sock went on top, as the cherry. “Who’s it for?” asked {A}. “For {host},” said {S}. Then the cake leaned slowly to the left. {A} leaned to the left too, and looked again. “Perfectly straight,” said {A}. So {S} came and leaned as well, and it did not have to be baked twice.',
      '“Good day, is this the bakery?” asked {A}. {S} stood behind the kitchen table in a tea towel apron. “It is. What would you like?” “What have you got?” {S} looked at the three rolled socks on the saucepan lid. “Chocolate, lemon, and sold out.” {A} thought about it for a long time. “I’ll take the sold out, please.” {S} wrapped it in paper and handed it over. “You’re lucky,” said {S}. “That was the last one.”',
      'Stirring comes first in baking. {S} sat on the floor with an empty bowl and a wooden spoon. {A} read out the recipe. It was written on the back of an envelope. “Flour,” read {A}, “eggs, butter, stamps.” “Stamps?” asked {S}. {A} held the paper closer. “This is the shopping list,” said {A}. {S} stirred on, slowly, all the way round. “Too late,” said {S}. “They’re in. It’s a cake that you can post.”'
    ],
    later: [
      '“Half each,” said {S}, and tore a paper cake down the middle. {A} held the two pieces side by side. One was a little bigger. So {S} tore a bit off that one. Now the second was bigger, so {A} tore a bit off that. It went on for quite a while. “Now it’s fair,” said {S}. “Now it’s crumbs,” said {A}.',
      'On a cake you write who it’s for. {S} wrote on a big cushion with one finger, in icing that nobody could see. “Does it say {host}?” asked {A}. “Yes,” said {S}, “in big letters, so it goes round the side.” {A} followed it all the way round. “And underneath?” asked {A}. “There it says love from me,” said {S}. “But you have to eat the rest first.”',
      'Baking takes time. The cake was a single sock, and the oven was a cardboard box. {S} watched it through the gap. “Is it done?” asked {A}. “Five more minutes.” “Who says so?” “The cake.” {A} sat down too, and both of them waited. It was quite a short five minutes. “Ping,” said {S}. {A} looked in, and there were two socks. “It’s risen,” said {S}.'
    ],
    end: [
      'On a plate, a long way off, there was one slice left. {S} would see to it slowly, layer by layer.',
      'The bakery was closed. Far away a baker put out the last lamp, and the whole street smelled of warm cake.',
      '“There ought to be some cake left for {host},” whispered {A}. “A crumb,” whispered {S}, already from quite far off.'
    ]
  },
  {
    id: 'ice-cream',
    keys: ['ice cream', 'ice creams', 'ice-cream', 'ice-creams', 'icecream', 'ice lolly', 'ice lollies', 'lolly', 'lollies', 'popsicle', 'popsicles', 'gelato', 'sundae', 'sorbet'],
    begin: [
      '“I’d like ice cream in the story,” said {S}. {A} rolled a sheet of paper into a cone and looked inside. “Empty,” said {A}. “So far,” said {S}.',
      'First of all {S} asked for two scoops. “Two scoops of what?” asked {A}. “Of story,” said {S}. “And one of them is ice cream.”',
      'Ice cream went very well with {host}, {S} thought. {A} fetched the big spoon and asked how cold it had to be. “Brrr,” said {S}.'
    ],
    middle: [
      'The ice cream van stopped between the sofa and the table. It was two chairs, and {S} sang the tune for it. {A} stood in the queue, which was {A} and {host}. “One scoop, please.” {S} pressed a balled-up sock into a paper cone. “What kind is it?” asked {A}. “Strawberry.” {A} sniffed at it carefully. “It smells of foot.” {S} sniffed as well. “Oh, that one,” said {S}. “We’ve stopped making that one.”',
      'Cones were soon made out of paper, one for {S} and one for {A}. {S} set a rolled sock on the cone that {A} was holding, then a second, then a third. “Can you manage four?” asked {S}. {A} hardly breathed. The fourth scoop wobbled, rolled down one arm, and stopped in the bend of the elbow. “Shall I pick it up?” asked {A} without moving. “No,” said {S}. “That’s where I was going to put it.”',
      '“It’s melting,” said {S}. The ice cream was a tea towel in a cup, and one corner already hung over the edge. {A} pushed it back in. Now it hung out on the far side. {S} pushed there, {A} pushed here, and it got away in the middle. At last it lay quite flat on the table. “Melted,” said {A}. {S} folded it up small and square, and put it back. “Frozen again,” said {S}.'
    ],
    later: [
      '“Which flavours do you have?” asked {A}. {S} ran a finger along the books. “Red, blue, thick, and one with a dog on it.” “Then I’ll have thick, please.” {S} scooped it out and put it on the knees of the customer. “Would you like sprinkles?” asked {S}. {A} opened it in the middle. It was black with letters, up to the edges. “They’re in already,” said {A}.',
      'Cold ice cream makes your teeth talk. {S} licked the air above a paper cone and said, “Br-br-br.” {A} licked too and said, “Ch-ch-ch.” “You’ve got a different flavour,” said {S}. So the cones were swapped. Now {S} said ch-ch-ch and {A} said br-br-br. “Let me try the one for {host},” said {A}. {S} held it out. “Mmmm,” said {A}. “That one’s been out of the freezer longer.”',
      'Ice cream needs a freezer. So {A} was one, held a sock in both arms, and hummed. “When I open you, a light comes on,” said {S}. {A} opened both eyes wide. {S} shut the freezer with one finger on the nose, and it hummed on. {S} thought for a bit. “Does the light really go off when you’re shut?” “Nobody has ever found out,” said the freezer.'
    ],
    end: [
      'Somewhere a small van was still going round with its tune. It got slower at each corner, and softer, and {S} lay and listened.',
      'The sheet was folded back at the top, cool and white, like the last scoop in the tub. {S} sank in a little way.',
      'There was a scoop for {S}, one for {A} and one for {host}. In a dream it takes a very long time to melt.'
    ]
  },
  {
    id: 'pizza-and-noodles',
    keys: ['pizza', 'pizzas', 'noodle', 'noodles', 'spaghetti', 'pasta', 'ramen', 'macaroni', 'taco', 'tacos', 'pancake', 'pancakes', 'soup', 'soups', 'lasagne'],
    begin: [
      '“What’s for supper in this story?” asked {A}. {S} had the menu ready: pizza, noodles, tacos, pancakes and soup. “All of paper,” said {S}, “so there’s room.”',
      'The kitchen table was a restaurant, {S} said, and it opened at once. There was soup, there were noodles and pizza, and {A} was the only guest.',
      '“Something hot for {host},” said {S}. “Pizza?” asked {A}. “Noodles? Pancakes? Soup?” {S} nodded four times, once for each.'
    ],
    middle: [
      '“Hello, I’d like a pizza,” said {A} into a spoon. At the far end of the sofa {S} picked up a spoon as well. “What would you like on it?” “Noodles.” “And on the noodles?” “A pancake, a taco, and soup.” {S} wrote it all down on a piece of paper. “That’ll take an hour,” said {S}. “Where are you?” asked {A}. {S} measured it with one arm. “Two cushions away,” said {S}. “But there’s a lot of traffic.”',
      'Dough has to fly. {S} stood in the kitchen, held a tea towel flat on both hands, and threw it up. “Will it be a pizza?” asked {A}. “Or a pancake. We’ll see when it lands.” It turned over once in the air. Then it came down on {A}, half to the left and half to the right, over both ears. “What is it now?” asked {S}. “It’s folded, with somebody in it,” came the answer. “It’s a taco.”',
      'The noodles came off a roll of kitchen paper. {S} pulled one out, over the table and along a chair, and it was still going. “Is it for {host}?” asked {A}. “It’s for soup. But it won’t fit in the pot.” {A} took the other end and began to wind it up again, slowly, with a fork. At last {S} came back round the table, holding on behind. “There’s somebody on my noodle,” said {A}.'
    ],
    later: [
      '“Waiter,” called {A} from the kitchen table, “there’s a sock in my soup.” {S} came with a tea towel over one arm and looked into the bowl. “That’s the noodle,” said {S}. “It’s got a heel.” “The good ones do.” {A} turned it over with the spoon and nodded. “And what does the chef cook for {host}?” asked {A}. “The other noodle,” said {S}.',
      'A pizza can be as big as a blanket. {S} spread it out on the floor and put on a red cushion for the tomato. Saucepan lids made the cheese. “There’s something missing,” said {S}. {A} lay down on it, close to the edge. “What are you?” “A mushroom.” {S} lay down on the other side. “So am I,” said {S}. “Then we’re nobody’s favourite bit,” said {A}, “and get left till last.”',
      'Hot pancakes have to be blown on. {S} carried one in on a plate, a thin one of paper, and {A} blew. It sailed off over the edge of the table. {S} fetched it back. {A} blew more softly, and it only slid. The third time it went under the sofa, as far as it could go. “It was cool enough after the first,” said {S}. “It’s a takeaway,” said {A}.'
    ],
    end: [
      'The restaurant had closed. Pizza and noodles were crossed off. For {S} there was only something soft and warm, with a pillow.',
      'From the last pot of soup came a little steam, far away. {S} lay rolled in the blanket like a pancake, with the filling well inside.',
      '“That was the last plate for {host},” whispered {A}. {S} only moved one toe, as guests do when they are full.'
    ]
  },
  {
    id: 'hats',
    keys: ['hat', 'hats', 'top hat', 'bobble hat', 'woolly hat', 'sun hat', 'party hat', 'bonnet', 'bonnets', 'beanie', 'beanies', 'baseball cap'],
    begin: [
      '“I’m not going into any story without a hat,” said {S}. {A} looked round the room. “What have we got that’s hollow?” asked {A}.',
      'It was to be a story with hats. {S} tried the tea cosy and {A} tried the colander, just to see who would be who.',
      'For {host} you needed a hat, {S} said. “To keep warm?” asked {A}. “To take off,” said {S}, “and say good day.”'
    ],
    middle: [
      '“I’m looking for a hat,” said {A}. {S} kept the shop on the sofa. It had a colander, a box and a tea cosy. {A} tried the colander. “Too airy.” The box came down to the chin. “Too dark,” said the box. The tea cosy sat quite well, but it had a hole on either side. “For the handle and the spout,” said {S}. {A} pulled an ear through each. “It fits,” said {A}. “I must be a teapot.”',
      'Out of newspaper {S} had folded a hat with a point. Now it was gone. {S} looked under the table, behind the cushions and in the hall. {A} looked as well, all round {host}. “What was it like?” asked {A}. “Pointed, with writing on.” {A} read slowly: “For sale, one piano, nearly all keys.” “How do you know what’s written on it?” asked {S}. “I’m reading it,” said {A}. “It’s just above your eyes.”',
      'Hats are for lifting. {S} wore a saucepan lid, and {A} wore a folded towel. They walked round the table from opposite sides. “Good day,” said {S}, and lifted the lid. “Good day,” said {A}, and lifted the towel. At the next corner there was another good day, and another. After six of them {S} forgot to lift, and {A} forgot to speak. “Never mind,” said {A}. “Together we’re still one polite person.”'
    ],
    later: [
      'Under the tea towel {S} was a queen, and {A} bowed. Under the saucepan lid {A} was a mushroom, and {S} walked round it carefully. So it went on, hat after hat. Then {S} took off the very last one. “And who am I now?” asked {S}. {A} looked for a long time, from all sides. “That’s the best so far,” said {A}. “You look just like somebody who lives here.”',
      '“And a hat for {host}?” asked {A}. Nobody knew the size. So {S} measured with both hands, and carried the size into the kitchen, holding it exactly so. “Which hat shall it be?” asked {A}. {S} pointed. “Oh,” said {S}. A hand was needed for pointing, and now the size was gone. {A} held up both hands, just as far apart. “I brought a spare,” said {A}.',
      '“There’s always something in a hat,” said {S}, and put one arm into the woolly one. Out came a glove. {A} tapped it with a spoon and said a long word. Out came the second glove. “No rabbit?” asked {A}. {S} felt about right down to the bobble. Nothing. Then {S} stood the gloves up on the hat, side by side. “Ears,” said {S}. “It’s coming out in bits.”'
    ],
    end: [
      'The hat hung over the back of the chair and kept the shape of a head. The pillow did the same, with {S} in it.',
      'Up to the ears in the blanket, {S} wore the biggest hat of all. It was warm right down to the toes.',
      '{A} lifted a hat that was no longer there, to {S} and to {host}. It went back without a sound.'
    ]
  },
  {
    id: 'socks',
    keys: ['sock', 'socks', 'left sock', 'left socks', 'odd sock', 'odd socks', 'pants', 'underpants', 'underwear', 'knickers', 'tights'],
    begin: [
      '“There must be socks in this story,” said {S}. “And pants?” asked {A}. “Pants too, if they’re clean,” said {S}, and was quite serious about it.',
      'One sock was there already. {S} had it on. The second, said {A}, was sure to turn up in the course of the story.',
      'Besides {host}, {S} had asked for socks. So {A} tipped out the washing basket, to see who was at home.'
    ],
    middle: [
      '{A} tipped the clean washing on to the sofa, and {S} looked for pairs. Blue went with blue, and stripes went with stripes. At the end a single left sock lay there. “Where’s the right one?” asked {A}. {S} looked under the cushions and inside the pants. Nothing. Then {S} picked up the sock and turned it round. “This is the right one,” said {S}. “It’s the left one that’s missing.” “Good,” said {A}. “That’s one found.”',
      '“Why are your pants on top?” asked {A}. {S} had pulled a big clean pair on over everything else. “They never get to see anything,” said {S}. That made sense. So {S} showed the pants the window, the table, and {host}. {A} walked behind and explained the lamp. Then {S} sat down on the sofa. “Now it’s dark for them again,” said {A}. {S} stood up at once. “That was the tunnel,” said {S}.',
      '“I’m Left,” said the sock on one hand. “I’m Right,” said the sock on the other. Both hands belonged to {S}. “Are you a pair?” asked {A}. The socks looked at each other. “We’ve never really met,” said Left. “We always just pass each other,” said Right. {A} thought of feet, and how feet go, and it was true. Then the two socks shook toes. “Pleased to meet you,” said Left. “You’re exactly my size.”'
    ],
    later: [
      '{A} held a big pair of pants wide open, and {S} threw rolled socks from the sofa. The first flew in at the top. “In,” said {A}. It fell out of the left leg. “Out,” said {A}. The second went in at the top and came out on the right. “Does that count?” asked {S}. {A} looked down through it for a while. “In counts one,” said {A}, “and out counts one.”',
      'Where do lost socks go? {S} lay down flat and looked under the sofa. It was long and grey in there, and right at the back sat something striped. “There’s one,” said {S}. “All by itself?” asked {A}. “It’s got a pencil.” {A} lay down flat and looked too. “Shall we fetch it out?” “Let’s wait,” said {S}. “It’s probably writing home.”',
      '“Which of these is the left sock?” asked {A}, and held up two that were just the same. {S} put one on the left foot. “This one,” said {S}. The second went on the left foot too, over the first. “And this one.” The right foot was bare. “What about that?” asked {A}. {S} wriggled five toes towards {host}. “It’s got the day off,” said {S}.'
    ],
    end: [
      'At the bottom of the bed lay two socks, one across the other, as they had always wanted. {S} left them like that.',
      'Somewhere the missing sock lay down too, in the place where nobody looks. It was soft there, and {S} knew it.',
      'All was put away, the socks and the pants, and it was quiet around {host}. {S} heard a drawer go shut, as slow as a yawn.'
    ]
  },
  {
    id: 'shoes',
    keys: ['shoe', 'shoes', 'welly', 'wellies', 'wellington boots', 'gumboot', 'gumboots', 'boots', 'lost boot', 'left boot', 'slipper', 'slippers', 'sandal', 'sandals'],
    begin: [
      '“We need shoes for this story,” said {S}. “To go out?” asked {A}. “To stay in,” said {S}, and went to fetch the big ones.',
      'In the hall the shoes stood in a row, with their toes to the wall. {S} turned one pair round. {A} saw that something was about to begin.',
      '{S} wished for wellies. “Will we need them for {host}?” asked {A}. “I will,” said {S}, and came in with a boot under each arm.'
    ],
    middle: [
      '“What size do you take?” asked {S}, who kept the shoe shop in the hall. {A} did not know. So {S} measured one foot with a wooden spoon. “One spoon and a bit,” said {S}. The welly was too wide, and the slipper was too short. Then {S} brought a cardboard box. “This has just come in.” Both feet went in together. “It doesn’t pinch,” said {A}, “but how do I walk?” “You don’t,” said {S}. “They’re sitting shoes.”',
      '“There’s the puddle,” said {S}, and pointed at the floor. {S} had wellies on, and jumped in with both feet. Nothing splashed. {S} jumped again, harder. Not a drop. “Wait,” said {A}, “it needs filling,” and tore up a sheet of newspaper, very small. {A} knelt beside the puddle with both hands full. At the next jump it splashed as high as two noses. “I’m soaked,” said {S}. {A} picked a scrap off one ear. “And I haven’t got wellies,” said {A}.',
      '“Your slippers are on the wrong feet,” said {A}. {S} looked down at them. “I haven’t got any other feet,” said {S}. That was true. {A} thought about it. Then {S} sat down on the floor and crossed both legs, left over right. Now the slippers were exactly where they belonged. “And how will you get to {host} like that?” asked {A}. {S} tried to get up, and stayed where it was comfortable. “I’ll wait for {host} here,” said {S}.'
    ],
    later: [
      '{S} sat with both eyes shut and listened. Flap, flap, went something. “Slippers,” said {S}. Clomp, clomp. “Wellies.” Clomp, flap, clomp, flap. {S} listened for a long time. “That’s two people,” said {S}, “and each of them has lost a shoe.” {S} looked. There stood {A}, with a welly on one foot and a slipper on the other. “We met in the hall,” said {A}.',
      'Shoes have tongues, {A} had once said. So {S} picked one up in the hall and spoke to it. “How was your day?” asked {S}. The shoe said nothing. {S} undid the laces and asked again. Now it answered, in a low voice, and {A} was standing right behind. “Long,” said the shoe. “Why didn’t you say so before?” “I couldn’t,” said the shoe. “I had my mouth full.”',
      '“What do shoes do when nobody’s in them?” asked {A}. {S} wanted to find out. So {S} and {A} stood in the hall, beside the boots, with toes to the wall. It was quiet, and it smelled of rubber. “I’d rather be a slipper,” whispered {A}. “Why?” “They’re allowed on the sofa.” {S} saw the point. Two slippers shuffled back in to {host}, and sat on the sofa.'
    ],
    end: [
      'Out in the hall the shoes stood close together, toes to the wall, and had nowhere to go. {S} lay just like that.',
      'Beside the bed two slippers pointed the right way, in case of a walk in a dream. {S} let them wait.',
      'Clop, went a boot, far off on the road to {host}. Clop, it went, a good deal softer, and {S} counted it along.'
    ]
  },
  {
    id: 'balloons',
    keys: ['balloon', 'balloons', 'bubble', 'bubbles', 'soap bubble', 'soap bubbles', 'blowing bubbles', 'hot air balloon', 'kite', 'kites', 'flying a kite', 'flies a kite'],
    begin: [
      '“Something has to float,” said {S}. “A balloon, a bubble or a kite?” asked {A}. “Whatever goes up,” said {S}.',
      'There was no balloon in the whole place. {S} held one by its string all the same, and {A} ducked under it politely.',
      '“{host} and a balloon,” said {S}. “Or a kite,” said {A}. “Or bubbles,” said {S}, and both took a deep breath, to have it ready.'
    ],
    middle: [
      '{S} held both hands close together, and {A} blew in between. The hands moved apart a little. “It’s getting bigger,” said {S}. {A} blew, and the balloon was the size of a head, and then of a cushion. “Now tie it,” said {S}. But {A} had to take a breath first, and that was that. Pffff. {S} flew round the table, past the sofa and back, and lay quite flat on the floor. “You see?” said {S}. “I was holding on to it.”',
      '“Don’t move,” whispered {S}. “There’s a bubble on your nose.” {A} squinted and saw nothing, but kept still. {S} blew another through a ring of two fingers, and a big one for {host}. Soon the whole room was full of them. {A} had to go to the sofa sideways, one step at a time, ducking. “Plop,” said {S}. “Which one was that?” asked {A}. “The one on your nose. You can move now.”',
      'The kite was a sheet of paper, and the wind was {A}, with both cheeks full. {A} blew. The kite turned over and lay down on the floor. “From the left,” said {S}. {A} blew from the left, and it lay down again. Then {S} held it up by one corner and ran round the table. It rattled and stood right up in the air. “Good wind,” called {S}. {A} was sitting on the sofa by now. “That’s me resting,” said {A}.'
    ],
    later: [
      'A paper hanky comes down as slowly as a balloon. {S} threw one up, and it was not to touch the floor. {A} blew from one side, {S} blew from the other, and it hung there between two noses. Then both had to breathe in at the same time. The hanky stuck to {A}, right across the nose. “Has it landed?” asked {A} through it. {S} looked. “No,” said {S}. “It’s still up.”',
      '“Hold my balloon for a moment,” said {S}, and handed over the string. There was nothing to see, but it pulled. {A} went up on tiptoe. “It’s a strong one,” said {A}. {S} held on to one sleeve, to be safe. “You’d better think of {host} as well,” said {S}. “That’s heavier.” {A} thought hard, and came slowly down on both heels. “Not too hard,” said {S}, “or you’ll go through the floor.”',
      '“Plop,” said {S}, and poked the air, and there was one bubble less. “Plop,” said {A}. “Not that one,” said {S}. “I was keeping that one.” {A} was sorry, and knelt down and felt about on the floor. It took a while. Then {A} picked something up with two fingers, breathed on it, and hung it back in the air. “Is it the same one?” asked {S}. “It’s a bit wet,” said {A}.'
    ],
    end: [
      'High up under the ceiling something light bumped softly, and bumped again. {S} held the string, but not very tight.',
      'With each breath of {S} something rose from the pillow, round and thin and slow. Not one of them burst.',
      'Far out over {host} a kite stood quite still. The string came down, and down, and {S} had the end of it.'
    ]
  },
  {
    id: 'shy',
    keys: ['shy', 'shyest', 'shyness', 'too shy', 'bashful', 'timid', 'very shy', 'a bit shy'],
    begin: [
      '“Somebody in the story has to be shy,” said {S}. “How shy?” asked {A}. “I’m not telling,” said the sofa, and {S} was nowhere to be seen.',
      'There was somebody shy in this story. That is why {S} and {A} began it quite softly, and not right at the front.',
      '“With {host} you mustn’t look too soon,” said {S}. “Shy?” whispered {A}. “A bit,” whispered {S}. “It goes better if you hum.”'
    ],
    middle: [
      'Under the blanket sat {S} and was shy. Only one foot could be seen. “Good day, foot,” said {A}. The foot went in. So {A} sat down beside the blanket, and looked the other way. For a while {A} talked to the lamp. Then a hand came out. {A} put a hand down next to it, very slowly. “Who’s that?” asked the blanket. “Only a hand,” said {A}. “The rest of me doesn’t dare yet.”',
      '“You go first,” said {S}. “No, you,” said {A}. Both wanted to say hello to {host}, and both felt shy. So {S} practised on a chair. “Hello,” said {S}, and that went well. {A} practised on the curtain, and that went well too. Then both turned round at the same time and said it, nose to nose. “Hello.” “Oh, hello.” {S} went quite pink. “I didn’t know you were here,” said {A}.',
      '{S} had a sock on one hand. It would not come up over the edge of the table. “It’s shy,” said {S}. “When does it come out?” asked {A}. “When nobody’s looking.” So {A} shut both eyes. {S} shut both eyes as well, to be fair. The sock came up, turned round, and did a little dance with its heel. “Is it out yet?” asked {A}. “I don’t know,” said {S}. “I’m not looking.”'
    ],
    later: [
      '“I’d like to say something,” said {S}, “but not to a face.” So {S} said it into a cup and put one hand on top. {A} took the cup to the window, held it to one ear and listened. Then {A} whispered something in and brought it back with care. {S} listened for a long time. “What did you say?” asked {S}. “It’s in the cup,” said {A}.',
      'Shy people look at the floor. {S} did so, and {A} did so too. “Nice floor,” said {A} after a while. “Thank you,” said {S}. “Yours is nice as well.” It was the same one. “Do you come here often?” “Only for {host},” said {S}. Then, by mistake, both looked up at once. It was not so bad. {S} left one eye there, to see how it went.',
      'Behind the left curtain {S} sang a song, because nobody could see in. Behind the right curtain {A} sang the second verse, for the same reason. “Is anybody listening?” asked the left one. “I can’t tell,” said the right. “I’ve got a curtain in front of me.” It was very quiet out there. “They’re listening,” whispered {S}. So there was a third verse, and it was a bit louder.'
    ],
    end: [
      'The last shy thing came out from under the blanket, quite slowly. It looked round, saw nobody looking, and lay down beside {S}.',
      'In the dark nobody has to look at anybody. {S} said one more word, so softly that it only reached the pillow.',
      '“Sleep well,” whispered {S} to {host}. Nothing came back, but it was a friendly sort of nothing.'
    ]
  },
  {
    id: 'grumpy',
    keys: ['grumpy', 'grump', 'grumps', 'grumpiest', 'grouchy', 'grouch', 'bad mood', 'bad-tempered', 'sulk', 'sulks', 'sulking', 'sulky', 'grumbling', 'is cross', 'was cross', 'so cross', 'very cross', 'gets cross', 'feeling cross'],
    begin: [
      '“Somebody in this story is in a bad mood,” said {S}. “Who?” asked {A}. “We take turns,” said {S}, and frowned a little to warm up.',
      'Grumpy is a hard word to say with a smile, {A} had noticed. {S} tried it four times, and it came out crosser each time.',
      '“No,” said {S}. “No to {host}?” asked {A}. “Just no,” said {S}. “I’m the grumpy one, and that’s what I say.”'
    ],
    middle: [
      'On a chair, with both arms folded, {S} sat and was a grump. “Would you like a cushion?” asked {A}. “No.” “Would you like no cushion?” “No.” {A} thought it over, and pushed a cushion under one side only. Now the grump sat crooked. “Is it bad?” asked {A}. “Very,” said {S}. “Shall I take it away?” “No.” {S} grumbled on for a while, and leaned back. “Don’t make it any better,” said {S}. “It’s just right.”',
      '“Lend me your bad mood,” said {A}. {S} pulled it off over the head, like a jumper, and passed it across. {A} put it on. It pinched under the arms. “Why’s the table so square?” growled {A}. “And who put the window in the wall?” Nothing was right, not even {host}. {S} watched for a while with great interest, and then tugged at one sleeve. “Can I have it back now?” asked {S}. “You’re stretching it.”',
      '“Hmpf,” said {S}. “Grmbl,” said {A}. It was to be seen who could grumble lower. {S} went so low that one cheek lay on the table. {A} went under the table, where it boomed. From above came hmpf, and from below came grmbl. Then both came at once, and it sounded rather good. “That was nearly a song,” said {A}. “Once more,” said {S} darkly. “And don’t you dare enjoy it.”'
    ],
    later: [
      '{S} wrote a sign and sat down behind it: Closed because of bad mood. {A} came along and read it twice. “When do you open again?” asked {A}. “Never.” “Then I’ll wait,” said {A}, and sat down in front of it, facing {host}. It was quiet. After a while two eyes looked over the top. “Are you the queue?” asked {S}. “I think so.” {S} turned the sign round. “Short queues may come in,” said {S}.',
      '“You can tell by the eyebrows,” said {S}, and pulled both down, very crossly. {A} pulled one down, but the second went up. “That isn’t cross,” said {S}. “That’s surprised.” {A} held it down with a finger. Now the corners of the mouth went up. {S} held those down, with two fingers more. “How is it?” asked {A} through the fingers. “Really cross,” said {S}. “But it takes two of us.”',
      'A grump has to stamp. {S} stamped round the table, and {A} stamped behind. “Why are you stamping?” asked {S}. “I’m helping.” “But you’re not cross.” “No,” said {A}. “I’m just carrying one end of it.” {S} stamped half a lap more and thought about it. It did feel lighter. “Then you’d better have the loud end,” said {S}, and walked on in front, on tiptoe.'
    ],
    end: [
      'The last grumble lay low under the blanket and came and went, almost like purring. {S} let it be.',
      'First one eyebrow let go, and then the second. {S} was still a little cross, but only lying down.',
      '“Hmpf,” said {S}, very softly, to {host}. It meant nearly the same as sleep well.'
    ]
  },
  {
    id: 'sleepy',
    keys: ['sleepy', 'sleepiest', 'tired', 'yawn', 'yawns', 'yawned', 'yawning'],
    begin: [
      '“Who’s the sleepy one in this story?” asked {A}. “Not me,” said {S}, but it came out long and wide, with a yawn in the middle.',
      'There was yawning in this story from the start. {S} had brought along a big one, and {A} said that there was enough in it for two.',
      '“What if somebody in the story can’t sleep?” asked {A}. “Then we’ll practise,” said {S}, “you and me and {host}. But only for show.”'
    ],
    middle: [
      '{S} yawned, and it went straight across to {A}. {A} opened wide and yawned it too, and then it came back. It could not be stopped. {S} pressed both lips together, but it got out through the nose. {A} turned to the window, and got it from behind. “Put it somewhere,” said {S}. So {A} yawned it into a box and shut the lid. Nobody yawned. “Don’t open that,” whispered {S}. “It’s still wide awake.”',
      '“I can’t sleep,” said {S}, just to try it out. “Then count sheep,” said {A}, and hopped over a cushion. One. {A} went round the table and hopped again. Two. At seven {A} had to hold on to the sofa. “Are you tired yet?” asked {A}. “No,” said {S}. “I want to know if the next one makes it.” The next sheep lay down in front of the cushion and puffed. {S} put a blanket over it. “Seven and a half,” whispered {S}.',
      'First some tired things had to be put to bed. The spoon got a napkin, the torch got a glove, and {host} got a corner of the blanket. {A} sang the short song. “The spoon can’t sleep,” said {S}. {A} turned it over on to its tummy. “And the torch is too bright.” {A} switched it off. “And the song was too short.” “Did the spoon say that?” asked {A}. “It’s got a very low voice,” said {S}.'
    ],
    later: [
      '“How does sleeping work?” asked {A}. {S} lay down on the sofa to show it. “You do nothing with your legs,” said {S}. “And nothing with your arms.” {A} lay on the floor and did both. “And the nose?” asked {A}. “That runs by itself.” It was quite still for a while. “Is this right?” asked {A}. “Very good,” said {S}. “You’ve only left the mouth on.”',
      '{S} was tired, but not all over. The feet were tired, and the left elbow. The knees wanted to stay up. {A} led the tired bits to the sofa, and the knees had to come too. “They’re still bouncing,” said {S}. {A} bent down and asked them nicely. They stopped. “And my ears want to stay up for {host},” said {S}. “Ears may,” said {A}. “Ears are quiet.”',
      '“I can snore without sleeping,” said {S}, and did. {A} snored too, a bit lower. While {S} breathed in, {A} breathed out, so that there was never a gap. Then {A} missed a turn. It was terribly quiet. “That was your bit,” whispered {S}. “I was listening,” whispered {A}. “It’s so restful.” So {S} snored both parts, and {A} listened, wide awake, with a hand behind one ear.'
    ],
    end: [
      'The big yawn came back once more, from {A} to {S}, and there it lay down and stayed.',
      'Feet, knees, elbows, one after another put the light out. In {S} there was just a small lamp left, somewhere behind the ears.',
      'Far away, out past {host}, somebody was sleepier still. {S} wanted to see who would be first, and shut both eyes to listen.'
    ]
  },
  {
    id: 'naughty',
    keys: ['naughty', 'naughtiest', 'cheeky', 'cheekiest', 'mischief', 'mischievous', 'makes trouble', 'troublemaker', 'messy', 'a mess', 'rascal', 'rascals', 'prank', 'pranks', 'misbehaving'],
    begin: [
      '“Somebody has to be naughty in the story,” said {S}. “And tidy up afterwards?” asked {A}. “Afterwards,” said {S}, and rubbed both hands.',
      'Mischief could be heard in the hall. It giggled and said ssh, and {A} saw that it was wearing exactly what {S} had on.',
      '“Is there something naughty in the story,” asked {S}, “as well as {host}?” {A} said no, but looked so innocent that {S} began to hope.'
    ],
    middle: [
      'All the cushions on the sofa stood with their faces to the wall. “Who did that?” asked {A}. {S} looked at the ceiling. “A rascal.” {A} turned them round and went to see to {host}. When {A} came back, they stood on their heads. “The rascal again?” “It comes and goes,” said {S}. Then {S} fetched a tea towel from the kitchen. Now one cushion sat at the table, reading the paper. “That wasn’t my rascal,” said {S}. “No,” said {A}. “Mine.”',
      '“I’m going to make a mess,” said {S}. “How big?” asked {A}, and took a pencil. “It has to go on the list.” “From here to the table.” {S} threw paper balls in all directions, and {A} wrote it down. “One of them’s outside the mess,” said {A}. {S} ran and put it back in. “And that one’s lying rather neatly.” {S} gave it a push. {A} walked round it once and nodded. “Approved,” said {A}. “Now it can be cleared away.”',
      '“Who put the spoon in the slipper?” asked {A}. Nobody had. It had gone there alone, said {S}. So the spoon was laid on the table and questioned. “Were you in that slipper?” asked {A}. The spoon said nothing. “It’s sorry,” said {S}, and a thin, tinny voice said that it was. “And who helped it?” asked {A}. {S} looked at the spoon for quite a time. “It isn’t telling,” said {S}. “It’s a good spoon.”'
    ],
    later: [
      '{S} crept along behind {A} and copied everything. {A} scratched one ear, and {S} scratched one ear. {A} hopped, and {S} hopped. “Is there somebody behind me?” asked {A}. “No,” said {S}. {A} picked up a cup and put it in the kitchen. {S} picked up a cup and put it in the kitchen. There {S} stopped. “That was a trick,” said {S}. “Yes,” said {A}. “Rather cheeky of me.”',
      '“Can you be good while I count to ten?” asked {A}. {S} could, and sat quite straight. “One, two, three,” said {A}. At four a foot began to wriggle. At six there was a noise, like two cheeks full of giggle. At nine it got out. “Nine,” said {A}. “That’s the record.” “Now you,” said {S}. {A} sat quite straight, looked at {host}, and got as far as two.',
      'On the sofa {A} laid a sheet of paper with a dot on it. “Nobody may press that,” said {A}. {S} sat on both hands. It was a very round dot. “What happens if you do?” “I’m not allowed to say.” {S} bent down and pressed it with the nose. “Beep,” said {A}. {S} pressed it again. “Beep.” “It’s you,” said {S}. “That’s why it’s not allowed,” said {A}. “Beep.”'
    ],
    end: [
      'Mischief lay flat under the blanket, so that nobody would notice it. Only one toe of it was still giggling, very low.',
      'All that {S} had got up to was back in its box. It lay there in no order at all, and was quiet.',
      '“It wasn’t me,” whispered {S}. “Nor {host},” whispered {A}. So it had been nobody, and nobody went softly off to bed.'
    ]
  },
  {
    id: 'clumsy',
    keys: ['clumsy', 'clumsiest', 'clumsily', 'falls over', 'falling over', 'drops everything', 'drops things', 'dropping things', 'trips over', 'tripping over', 'bumping into', 'knocks over', 'butterfingers'],
    begin: [
      '“In this story somebody drops everything,” said {S}. Just then {A} let go of a pencil. “Not yet,” said {S}. “I’ll tell you when.”',
      'Being clumsy took practice, thought {S}. So {S} crossed the room with a cushion under each arm and one on the head. {A} walked behind, ready.',
      '{S} wanted somebody clumsy in the story. “Not too near {host}, I hope,” said {A}, and moved the cups further back.'
    ],
    middle: [
      '{S} was somebody who drops everything. First it was a glove. {A} picked it up and gave it back. Then it was the glove and a cushion. {A} bent down for both, and two pencils fell out of one sleeve. {S} bent down for the pencils and lost the cushion. “Stop,” said {A}. Nobody moved. All of it lay there, quite flat. “If we leave it on the floor,” said {S}, “it can’t be dropped.”',
      '“I’ll teach you falling over,” said {S}. There was a heap of cushions for it, with a good view of {host}. “First you look as if nothing’s wrong. Then you say whoops.” {S} sank in softly. {A} looked as if nothing was wrong, said whoops, and went on standing. “You have to fall as well.” Next time {A} fell very nicely and forgot to say it. “Whoops,” said {A} from below. “That counts,” said {S}. “You’re just slow.”',
      '“Careful,” said {S}, “it’s full to the top.” The cup was empty, but {A} carried it as if it was not. They were tiny steps, all round the table. At the third corner it tipped. “Oh dear,” said {A}, and looked down. There was nothing on the floor, but a lot of it. {S} came running with a tea towel and wiped up, under the chair as well. “It always goes further than you think,” said {S}, and wrung it out.'
    ],
    later: [
      '{S} built a tower of three boxes, and {A} came past, rather clumsily. Down it came. “Sorry,” said {A}, and built it up again. “Now let me be the clumsy one,” said {S}, and came past with both elbows out. Nothing fell. {S} came past again, wider. It stood there like a church. “It’s hard when you mean to,” said {S}. “Have a rest,” said {A}, and leaned on it. Down it came.',
      'With two pairs of gloves on, {S} tried to pick up a button. It slid to the left. It slid to the right. {A} put on oven gloves and helped, and then it slid twice as far. “Hold still,” said {S} to the button. {A} made one more grab, and it hopped up and went into a sleeve. “How did you do that?” asked {S}. {A} felt for it. “I was aiming at {host},” said {A}.',
      '“Sorry,” said {S} to the chair, after bumping into it. “Sorry,” said {A} to the table. The sofa got two, because it was so wide. Then {S} and {A} bumped into each other, tummy to tummy. “Sorry, chair,” said {A}. “I’m not the chair,” said {S}. “Then I’ve said one too many.” “Keep it,” said {S}. “You’ll need it.” And two steps further on, {A} did.'
    ],
    end: [
      'Now nothing more could fall down. All that {S} had was lying already, the arms, the legs, and both the feet.',
      'One last thing slipped away from {S} over the edge of the bed and landed without a sound. It was only a thought.',
      'Down went the head, and down went the blanket, somewhere near {host}, and nothing bumped. {S} lay just where it was soft.'
    ]
  },
  {
    id: 'lonely-and-friends',
    isWeak: true,
    keys: ['friend', 'friends', 'new friend', 'new friends', 'make friends', 'makes friends', 'making friends', 'friendship', 'lonely', 'loneliest', 'loneliness'],
    begin: [
      '“There must be a friend in the story,” said {S}. “What sort?” asked {A}. “One that fits on this sofa,” said {S}, and moved up a bit.',
      'Somebody in this story was lonely, said {S}, but not for long. {A} pulled up a second chair, to be on the safe side.',
      '“Who’ll be friends with {host}?” asked {A}. {S} put up a hand, and then the second hand too, so that there were more.'
    ],
    middle: [
      'There was a chair by the window, and {S} thought that it looked lonely. So {A} carried a second chair over from the table. Now the third chair was left behind, and looked lonelier than the first. {S} carried one back. Now it was as before. {A} scratched one ear. In the end {S} went and sat on the chair by the window. “Is it any better?” asked {A}. {S} moved a little and listened. “It creaked,” said {S}. “It’s telling me everything.”',
      '{S} wrote a letter to a friend, and posted it under a sofa cushion. “How are you?” it said. {A} reached in from the other side, read it and wrote below, “Fine, and you?” So it went to and fro, with news of {host}. Then two hands reached in at once. “There’s somebody in my letter box,” said {S}. “In mine too,” said {A}. Nobody let go. “Is yours nice?” asked {S}. “Warm,” said {A}. “I think I’ll write back.”',
      '“Let’s not know each other,” said {S}, “and then make friends.” {A} sat up straight and looked away. {S} came along. “Is that seat free?” “It is.” Then neither knew what to say. “I’ve got a button,” said {S} at last. {A} looked at it from both sides. “I’ve got a pencil,” said {A}. “I know. You lost it last week, and I found it.” “Oh, it’s you,” said {A}. “I thought you looked familiar.”'
    ],
    later: [
      'For two friends there was one blanket. {S} pulled it over, and {A} had a bare foot. {A} pulled it back, and {S} had a bare arm. It was measured, with a spoon, and it was too small. “Somebody will have to be thinner,” said {A}. So {S} moved in close, and {A} moved in close. Now a bit hung down on the left, and a bit on the right. “It’s grown,” said {S}.',
      'The torch lay on the table, and {S} held a hand in its light. On the wall a shadow stood all alone. So {A} held up a hand too. “Mine would like to invite yours,” said {A}. “Mine asks if it may bring {host},” said {S}. The shadows nodded, with all their fingers. Then the torch went off. “Where have they gone?” whispered {A}. “To yours,” said {S}. “They’re invited.”',
      'Some games are hard to play alone, {S} found. You throw a sock across, run after it, and come too late to catch it. {S} tried three times, faster each time. “You’re too far away from you,” said {A} from the sofa. “Then you be me,” said {S}. {A} stood up over there, caught the sock and threw it back. “I’m better at it over there,” said {S}.'
    ],
    end: [
      '{A} was breathing quite near, in and out, and had no need to say anything. {S} heard it, and breathed back.',
      'By the bed stood a chair with a jumper on it, turned a little towards {host}. It did not look lonely at all.',
      'Far away, the loneliest of all had just found a place beside somebody. {S} moved up a little, in case.'
    ]
  }
]
