import type { SecondTopic } from '../second-topic.ts'

export const nature: readonly SecondTopic[] = [
  {
    id: 'space',
    keys: ['space', 'outer space', 'moon', 'the moon', 'planet', 'planets', 'mars', 'rocket', 'rockets', 'rocket ship', 'spaceship', 'spaceships', 'astronaut', 'astronauts', 'galaxy'],
    begin: [
      '“This story has to be in space,” said {S}. “How far is that?” asked {A}. “Past the sofa,” said {S}, “and then straight up.”',
      'Out in space there is a great deal of room, and {S} wanted some of it. {A} looked up at the ceiling. “We’ll start from here,” said {S}. There was a seat for {host} as well.',
      'Somewhere in this story a rocket had to go up. {S} was quite firm about that. “Then I’d like a window seat,” said {A}. “They’re all window seats,” said {S}.'
    ],
    middle: [
      '“Three, two, one,” said {S}, and the two chairs took off. {A} made the noise, low and long. After that came the floating, with slow arms and slow legs. {S} let go of a sock, so that it would float too. It fell on the floor. {A} looked at it for some time. “Nobody has told it that we’re in space,” said {A}. So {S} bent down and told it, and then the rocket landed.',
      'The rocket was an armchair. {S} sat in it and had a spoon for a radio. “Rocket to Earth,” said {S}. “Can you hear me?” {A} sat on the sofa with a spoon and was Earth. “Loud and clear,” said Earth. “What can you see?” “A lot of dark,” said {S}. “And {host}, but very small. And a round thing with a lamp on.” “That’s me,” said Earth. “I always forget that lamp.”',
      'Cushions made good ground for a planet where nobody had ever been. {S} got out of the rocket, which was the sofa, as slowly as possible. {A} came next with a tea towel for a flag. It hung straight down. “There’s no wind in space,” said {S}. “You have to hold the corner out.” “For how long?” asked {A}. “The one on the moon has been up for fifty years,” said {S}. So {A} held the corner and counted to fifty.'
    ],
    later: [
      '“In space you can’t hear a thing,” said {S}. So {A} had to talk with both hands. {A} pointed down, shivered, and drew something long in the air. {S} thought hard. “There’s a cold snake down there?” “No,” said {A}. “I’ve lost a slipper.” It lay behind the cushion, on the dark side.',
      'Nobody gets into a space suit quickly. {S} wore a colander on top and a sock on each hand. {A} did up eleven buttons that could not be seen. “And the zip,” said {S}. Meanwhile {host} had to wait. When it was all shut, {S} stood quite still. “Now my nose itches,” said {S}. {A} undid the zip and all eleven buttons.',
      '“You’re a planet,” said {S}, “and I’m your moon.” The table was the sun. So {A} went round the table, slowly, and {S} went round {A}, not slowly at all. After two years {A} had to stop. “Planets can’t stop,” said {S}. “This one has its shoelace undone,” said {A}.'
    ],
    end: [
      'High above the roof the rocket went on, with all its windows dark. It had plenty of time, and {S} lay still and let it go.',
      'There was a great deal of space out there, and all of it was quiet. “We’ve landed,” whispered {A}. “Softly,” whispered {S}.',
      '{host} came down last, as slowly as things come down from space. Then nothing moved any more, from here to the farthest planet.'
    ]
  },
  {
    id: 'underwater',
    keys: ['underwater', 'under water', 'under the sea', 'in the sea', 'the sea', 'deep sea', 'ocean', 'oceans', 'submarine', 'submarines', 'bottom of the sea', 'coral reef', 'sea bed'],
    begin: [
      '“This story happens under the sea,” said {S}. {A} took a deep breath and held it. “You can talk,” said {S}. “It’s that sort of sea.”',
      'Before anything else, {S} filled the whole room with sea, right up to the lamp. It took no time at all. {A} lifted both feet, and there was room in it for {host}.',
      'The ocean had to come into the story, the deep part. {S} knew that from the start. “How deep?” asked {A}. {S} held a hand up high. “To there,” said {S}, “but downwards.”'
    ],
    middle: [
      '“Dive,” said {S}, and the submarine went down. It was made of two chairs with a blanket over the backs. {A} looked out through a cardboard tube. “What’s there?” asked {S}, and looked in at the other end. “An eye,” said {A}. “Is it a friendly one?” The eye shut and opened. “It winked,” said {A}. “Write it down,” said {S}. “One eye, friendly.” Then the submarine came up again, slowly, because of the ears.',
      'Under water you have to speak in bubbles. “Blub,” said {S}, and swam round the table with slow arms. {A} swam behind and said “blub, blub”. {S} stopped. “You can’t say that,” said {S}. “Why, what did I say?” asked {A}. “You said that {host} ought to wear a hat.” {A} thought about it. “Blub,” said {A}, which meant that it was only an idea. Then the rug came in sight, and both of the fish dried off.',
      'Down beside the sofa lay the bottom of the sea. {S} went there with a torch, as slowly as a diver. {A} sat on the sofa, which was the boat, and asked what there was. “A button,” called {S}. “A pencil. Half a biscuit, very old.” It was quiet in the boat. “It must be from a sunken ship,” said {A}. “It has your bite in it,” said {S}. The biscuit came up on a spoon and was not talked about again.'
    ],
    later: [
      '“An octopus needs eight arms,” said {S}. Back to back on the rug, with all the legs, that made eight. The octopus waved them at {host}, first in turn and then all together. Then it wanted to scratch its nose. All eight set out at once. “Which nose?” asked {A}. It had two.',
      'A whale sings so that another whale can hear it, very far away. {S} went out into the hall and sang, low and long. {A} sang back from the sofa, a little lower. “What was that about?” asked {S} afterwards. “I sang that you’d left the door open,” said {A}. “Oh,” said {S}. “I sang that you should shut it.”',
      'Two corners of the blanket were for {S} and two were for {A}. Up it went, and down, and that was the sea, seen from below. “Bigger waves,” said {S}. A sock had been lying in the blanket. It rose up, turned over once and went behind the sofa. “A flying fish,” said {A}. “It’s mine,” said {S}. It was caught and put back on its foot.'
    ],
    end: [
      'Deep down, where no wave comes, the sea lay quite still. {S} lay still as well, and breathed in and out like a tide.',
      'Now the sea went out, very slowly, under the door. A little of it stayed behind, just enough for rocking {host}.',
      'One last bubble came up from the bottom of the sea. It rose past {S}, past the lamp, and made no sound at the top.'
    ]
  },
  {
    id: 'beach',
    keys: ['beach', 'beaches', 'sandcastle', 'sandcastles', 'sand castle', 'sand castles', 'seaside', 'by the sea', 'at the sea', 'sand', 'bucket and spade', 'seashell', 'seashells'],
    begin: [
      '“This story is at the seaside,” said {S}, and took off both socks. {A} put down one foot with care. “Is the sand hot?” asked {A}. “Only to begin with,” said {S}.',
      'Sand would come into the story, {S} said, and a bucket. {A} spread a towel on the floor at once, to have the best place. The bit beside it was for {host}.',
      'There had to be a beach, and a long one. {S} showed how long, and it went from the sofa to the window. {A} moved over to let it through.'
    ],
    middle: [
      'For a sandcastle you turn the bucket over and knock on it. {S} did that with a bowl and a spoon, and lifted it off. There stood a sock, rolled up tight. “The first tower,” said {S}. {A} made the next, but that one fell over sideways. “Too dry,” said {S}, who knew about sand. {A} sprinkled a spoonful of nothing over it. Then it stood. At the end the tide came in, and all the towers went back in the drawer.',
      '“Keep still,” said {S}, and buried {A} up to the knees. The sand was a blanket, and it had to be patted all over. Then {S} sat down and got in too. Only a few toes looked out. “Wriggle,” said {S}. {A} wriggled, but no toe moved. {S} looked at the toes closely. “Those are mine,” said {S}. “Then where have I put my own?” asked {A}. It took some digging, but the toes came to twenty.',
      'Somebody has to sell ice cream on a beach. {A} stood behind a chair and did it. “Two scoops, please,” said {S}, and got a paper cone with two balls of wool. “And one for {host}.” Then a gull flew out from behind the chair. It looked rather like {A}, and took the top scoop. {S} went back to the shop to say so. “It’s always the same gull,” said {A}, and put a new scoop on. “I’ve never seen it myself.”'
    ],
    later: [
      'A cup held to the ear sounds like the sea. {S} listened, and there it was, wave after wave. {A} took the cup and listened too. “It only ever says shhh,” said {A}. “That’s what I heard,” said {S}. “And it’s the one that makes all the noise.” The cup was put down, and it stopped.',
      'The water began where the rug stopped. {S} put in one toe and took it out again. {A} put in a whole foot. “Lovely,” said {A}, in a very high voice. “Then why are you standing on one leg?” asked {S}. “The other foot is staying with {host},” said {A}. “That one can’t swim.”',
      'Deckchairs are hard to put up, and harder when they aren’t there. {A} took hold of the air at two corners and turned it over. “That’s the back,” said {S}. “Those are the legs. Now it’s inside out.” In the end {A} sat down with great care, and sat on the floor. “It’s the low kind,” said {A}.'
    ],
    end: [
      'The tide was in by now, and the beach had gone under. Only a little sand was left, {S} thought, down there between the toes.',
      'Far out, past the last towel, the small waves turned over. “They’re looking for the cool side,” whispered {A}. “So am I,” whispered {S}.',
      'On the empty beach lay two towels, side by side, with a place for {host}. The sand was still a little warm.'
    ]
  },
  {
    id: 'snow',
    keys: ['snow', 'snowy', 'snowing', 'snowman', 'snowmen', 'snowball', 'snowballs', 'snowflake', 'snowflakes', 'igloo', 'igloos', 'iceberg', 'icebergs', 'icy', 'north pole', 'south pole', 'antarctica', 'antarctic', 'arctic', 'on the ice', 'in the ice'],
    begin: [
      '“There’s snow in this story,” said {S}. {A} put on a scarf. “How much snow?” asked {A}. “So much that you have to lift your knees,” said {S}.',
      'Blankets were laid out first, because {S} had asked for snow and ice. {A} trod on them with care. They even creaked, if you said “creak”.',
      'This story had to be as cold as the North Pole. {S} had decided that, and {A} blew on all ten fingers. There was a woolly hat for {host} as well.'
    ],
    middle: [
      '{S} built a snowman, and {A} had to be it. Three big balls of nothing were rolled across the floor and patted on. Then came a scarf, and a spoon under one arm. “And my carrot?” asked the snowman. “Snowmen don’t talk,” said {S}. The snowman nodded. “They don’t nod, either.” That made the snowman so sorry that it began to melt, from the knees down. {S} blew on it until it was hard again. Then it was allowed to stop.',
      'An igloo is built out of blocks, and the sofa was full of them. {A} handed over the cushions, and {S} laid them in a ring. It came up to the knee, and then the blocks ran out. “It’s finished if you sit down,” said {S}. {host} had room in it too. {A} sat in the gap and was the door. “Is it warm in there?” asked {A}. “Lovely,” said {S}. “Only half of me is,” said the door.',
      'Penguins carry the egg on their feet, out on the ice. The egg was a ball of socks, and {S} had it first. {A} came waddling up for a turn. The two stood toe to toe, and off went the egg, under the table. Both penguins looked at it. “Hands?” asked {A}. “We haven’t got any,” said {S}. So both slid there on their stomachs and pushed it out. It took two noses and quite some time.'
    ],
    later: [
      '“Mush,” said {S}, and {A} pulled. The dog sledge was a blanket on a smooth floor. There was room in front for {host}. At the door the dog stopped and barked. “What does it want?” asked {S}. “It would like to be the one who says mush,” said {A}. So it was the dog’s turn to sit. But now the floor went uphill.',
      'Flat on the rug lay {S} and made a snow angel. Both arms went up and down. {A} made a bigger one beside it. Then came the hard bit, getting up without a smudge. {S} did it in one hop. {A} lay there and thought. “I’ll just wait until it thaws,” said {A}.',
      'No snowflake is like another, so {S} tore each bit of paper in a new way. {A} let them drop from one hand. “Stop,” said {S}. “Those two are the same.” {A} laid them side by side. “This one is left-handed,” said {A}. {S} looked for a long time. “All right,” said {S}, “let it snow.” Later it was swept up, flake by flake.'
    ],
    end: [
      'Soft and slow, the snow came down over all of it. It made no sound, and {S} listened to that for quite some time.',
      'The bed was the warm place, and round about lay the ice. {A} drew the blanket up, as high as a scarf.',
      'White and flat lay the snow, without a single footprint. A few last flakes came down beside {host}, and each one chose its place.'
    ]
  },
  {
    id: 'rain',
    keys: ['rain', 'rains', 'raining', 'rainy', 'rainstorm', 'storm', 'storms', 'stormy', 'thunderstorm', 'thunder', 'lightning', 'puddle', 'puddles', 'umbrella', 'umbrellas', 'raindrop', 'raindrops'],
    begin: [
      '“It has to rain in this story,” said {S}. {A} looked up at the ceiling, which was dry. “It’ll come,” said {S}. “You go and think of an umbrella.”',
      'Drip, said {S}, and that was the beginning. A good deal of rain belonged in this story. {A} found a dry place for {host}, and then one for two.',
      'A storm was planned, with puddles. {S} had it all worked out. “Will it be a big one?” asked {A}. “Medium,” said {S}, “with big bits.”'
    ],
    middle: [
      'Ten fingers drummed on a saucepan lid, and they all belonged to {S}. So it rained, first a little and then a lot. {A} went to find something to hold up and came back with a colander. “That’s full of holes,” said {S}. {A} looked up through it. “They’re for seeing if it has stopped,” said {A}. {S} held all ten fingers still. {A} tried one hole after another. “Not here,” said {A}. “Not here. Ah, here it’s stopped.”',
      '“Mind the puddles,” said {S}. There were four of them, all cushions, and they were there to be jumped in. {S} jumped, and {A} said “splash” each time. At the third puddle no splash came. “What’s the matter?” asked {S}. “I’m standing too near,” said {A}. “It’s all gone down my neck.” So {S} gave {A} a tea towel. The last puddle got a very small splash, only up to the knee.',
      'Lightning comes first, so {S} switched the torch on and off. Then you have to count, to see how far off the storm is. “One, two, three,” said {S}, and {A} made the thunder on a baking tray. “Three miles from {host},” said {S}. It flashed again. {S} counted to ten, and to twenty, and nothing came. {A} stood there with the tray. “Where’s the thunder?” asked {S}. “It’s twenty miles away,” said {A}. “It has to walk.”'
    ],
    later: [
      '“The rain’s coming through the roof,” said {S}. {A} put a pan under the first drip and a bowl under the second. The third got a cup. The drips came from {S}: plink, plonk, plunk. After a while it was almost a tune. {A} pushed the cup a little to one side. “Plink, plonk, splat,” said {S}. The cup was put back at once.',
      'From behind the back of a chair {S} read out the weather. “Rain over the sofa,” said {S}. “Showers over {host}. Sunshine on the bread bin.” {A} got up and went to stand by the bread bin. “Later the rain will move to the bread bin,” said {S}. {A} went straight back to the sofa, and sat down in the rain. “Later, I said,” said {S}.',
      'Two under one umbrella have to walk in step. The umbrella was a tea towel, with {S} at one corner and {A} at another. “Left,” said {S}. “Right. Left. Not both at once.” Halfway down the hall it went very well. “I think the rain has stopped,” said {A}. “It stopped at the kitchen,” said {S}. “But we were just getting good at it.”'
    ],
    end: [
      'The last of the rain dripped off the edge of the roof. Drip, and then nothing for a long time, and then, very softly, drip.',
      'Now the storm was far away and no bigger than a cat. “It’s gone,” whispered {A}. “It’s only purring,” whispered {S}.',
      'All the puddles lay still, with a bit of sky in each. There was one for {host} as well. In bed it was quite dry.'
    ]
  },
  {
    id: 'midnight',
    keys: ['midnight', 'at midnight', 'in the night', 'by night', 'middle of the night', 'in the middle of the night', 'night time', 'nighttime', 'twelve o’clock at night'],
    begin: [
      '“This story happens at midnight,” said {S}. “Then I’ll whisper,” whispered {A}. “You have to whisper twelve times,” said {S}.',
      'In the very middle of the night, said {S}, that was when the story had to be. {A} turned the clock to the wall, so that nobody had to wait for it.',
      'Nobody is up at midnight, and so {S} wanted to be. “It’ll be dark,” said {A}. “We’ll pretend that it’s dark,” said {S}, and got a torch for {host}.'
    ],
    middle: [
      'The clock struck twelve, and the clock was {A}, with a spoon and a saucepan lid. {S} counted along. “Eleven,” said {S}, and then there was nothing more. “It’s stuck,” said {S}. “It was counting as well,” said {A}, “and it lost its place.” So it wasn’t midnight yet, and {host} had to wait. {S} gave the lid a very small tap at the edge. “Twelve,” said {S}. And there was midnight, only a little late.',
      'At midnight you creep. {S} went ahead on tiptoe with a torch, and {A} crept behind. The floor creaked. “Shh,” said {S} to the floor. It creaked again. “Shh,” said {A} to one foot. Then both stood still, because something was humming. “What’s that?” whispered {A}. “The fridge,” whispered {S}. “It’s talking in its sleep.” “What does it say?” “Mmmm,” whispered {S}. “It’s about butter.” So they crept back, and trod even more softly.',
      'Shadows come out in the middle of the night, if you have a torch. {S} held two fingers in the light, and a rabbit stood on the wall. {A} held up a hand too. Now there was something with five legs and a hump. “What’s that meant to be?” asked {S}. “It hasn’t made up its mind,” said {A}. The rabbit moved over a bit, to give it time. Then the lamp went on, and the wall was only a wall.'
    ],
    later: [
      'Owls are wide awake at midnight. {S} sat on the sofa and turned only the head, as owls do. “Hoo,” said {S}. “Me,” said {A}. “Hoo,” said {S} again. “Still me,” said {A}. The head turned slowly the other way. “You’re not supposed to answer,” said {S}. “Then you mustn’t ask,” said {A}.',
      '“Midnight, and all’s well,” called {S}, and walked round the room with a torch. Night watchmen do that. {A} went behind and checked. “The table’s well,” said {A}. “Nothing to report about {host}. But this slipper is lying on its back.” {S} turned it over. “Midnight,” called {S}, “and all’s well again.”',
      'It was so dark at midnight that {S} had to shut both eyes to see it. {A} shut both eyes too. “Where are you?” asked {S}. “Here,” said {A}. “That’s funny,” said {S}. “I’m here too.” Each put out a hand, and both got hold of the same cushion. “You’ve gone very soft,” said {A}.'
    ],
    end: [
      'From somewhere came the strokes of the clock, soft and far apart. {S} counted as far as four and left the rest to midnight.',
      'Midnight could come now, whenever it liked. It would find the lamp out, {host} in place, and not a floorboard moving.',
      'The middle of the night is a long way from both ends. It’s quiet in there, and {S} was very nearly in it.'
    ]
  },
  {
    id: 'jungle',
    keys: ['jungle', 'jungles', 'rainforest', 'rainforests', 'rain forest', 'safari', 'safaris', 'savannah'],
    begin: [
      '“In this story we have to go through the jungle,” said {S}. {A} pushed a curtain aside. “I can’t see the way,” said {A}. “There isn’t one,” said {S}.',
      'Green things hung down on all sides, and it was warm and damp. So {S} said, and {A} undid a button. A jungle takes some getting used to.',
      'A safari was what {S} wanted, with proper looking. “What do we look for?” asked {A}. “You’ll know when you’ve seen it,” said {S}. The first thing on the list was {host}.'
    ],
    middle: [
      '{S} drove, on a kitchen chair, with a saucepan lid for a wheel. {A} sat behind and looked out for wild animals. “Stop,” whispered {A}. “There’s something big, with four short legs. It isn’t moving.” {S} stopped the safari and looked too. “That’s a sofa,” said {S}. “Is it dangerous?” asked {A}. “Only if you sit on it,” said {S}. “Then you don’t get up again.” The safari went past in a wide curve, as quietly as a saucepan lid could go.',
      'In the jungle you have to call, because you can’t see past the leaves. “Oo, oo,” called {S} by the window. “Ah, ah,” called {A} by the door. {S} called again, and this time nothing came. {S} called louder. Then there was a very small “ah”. Behind a tea towel on a chair stood {A}, and went left, and went right. {S} held it aside. “Thank you,” said {A}. “I thought that leaf would never end.”',
      '“Is that a log or a crocodile?” asked {A}. A brown river ran past the sofa, and a rolled-up blanket lay in it. {S} looked at it from both ends. “You have to ask it,” said {S}. “If it says nothing, it’s a log.” {A} asked. It said nothing. “A log,” said {A}, and stepped over. “Or it’s shy,” said {S}. So {S} stepped over very politely, and {host} came last.'
    ],
    later: [
      '“I’m a parrot,” said {S}. “I’m a parrot,” said {A}. “No, I am,” said {S}. “No, I am,” said {A}. It went on like that, all through the jungle. Then {S} sat down and had a think. “I’ll put all the cushions back,” said {S}. “I’ll put all the cushions back,” said {A}. “Good parrot,” said {S}.',
      'Animals in the rainforest look like leaves, so that nobody sees them. Here it was better to look like a cushion. {S} sat down between two of them and did not move. {A} came along and plumped them up, the first, the second, the third. The second one giggled. “I don’t remember buying this,” said {A}.',
      'When a tiger walks, you hear nothing. {S} walked like that, right past {host} and all round the table. Then {A} did it too, and there was a loud click. “That was my knee,” said {A}. “You go in front,” said {S}. “Then nobody will think that there’s a second one.”'
    ],
    end: [
      'Leaf after leaf, the jungle folded up. Something called once, far away in the green, and nothing had to answer.',
      'Behind the curtain the whole warm jungle breathed in and out. {A} listened to it for a bit, and {S} breathed along.',
      'Deep in the green there was a dry place for {host}. All the monkeys had stopped talking, and {S} had very nearly stopped too.'
    ]
  },
  {
    id: 'forest',
    keys: ['forest', 'forests', 'woods', 'the woods', 'woodland', 'treehouse', 'treehouses', 'tree house', 'tree houses'],
    begin: [
      '“We’re in the woods in this story,” said {S}, and moved two chairs close together. “Those are the first trees.” {A} went between them sideways, so as not to bend a branch.',
      'Trees were needed, as many as would fit. {S} counted the legs of the table and then of all the chairs. “That’s a forest,” said {A}. In the middle was a clearing for {host}.',
      'Right at the start {S} could smell the forest: moss, pine cones, wet bark. {A} sniffed too. “And toast,” said {A}. “That’s from the edge,” said {S}.'
    ],
    middle: [
      '“You’re the tree,” said {S}. {A} stood there with both arms up and swayed a little. {S} was the woodpecker, and knocked on the trunk with one finger. “Come in,” said the tree. “Trees don’t say that,” said {S}. “Then what do they say, when somebody knocks?” {S} didn’t know that either. So the woodpecker knocked again and put an ear to the bark. Something creaked. “That’s it,” said {S}. “It’s the same, but in wood.”',
      'The treehouse was under the table, so that nobody would have far to fall. {S} sat inside, behind a blanket. “Password,” said {S}. {A} had to think. “Acorn? Squirrel? Please?” “No,” said {S}. “It isn’t {host}, is it?” “No.” {A} sat down on the floor. “I give up,” said {A}. The blanket was pulled aside. “That’s the password,” said {S}. “Most people don’t think of it so quickly.”',
      'So as not to get lost in the forest, {S} dropped a spoon at every turning. {A} came behind, round the table, along the hall and back. At the last tree {S} looked round for the spoons. There were none. {A} held out all six. “You kept losing these,” said {A}. Now the forest was very large. “We’ll go to where the spoons live,” said {S}. That was the drawer, and from the drawer it was easy.'
    ],
    later: [
      'A squirrel in the woods hides its nuts, and then it has to find them. {S} hid three rolled socks, and {A} hid three as well. Then came the looking. {S} found two and {A} found five. “But there were only six,” said {S}. {A} counted again. “This one must be from last year,” said {A}.',
      'There has to be some rustling in a wood. {A} sat behind the sofa with an old newspaper and rustled. “A mouse,” said {S}. It rustled a bit more. “A badger,” said {S}. Then it crackled, long and loud, and stopped. {S} thought about that. “Somebody who has found the crossword,” said {S}. “Seven letters,” said the wood.',
      '“How old is this tree?” asked {A}, and laid a hand on a table leg. {S} knelt down and listened to it. “A hundred,” said {S}. The next tree had just turned a hundred and one. “And {host}?” asked {A}. “You can’t ask that,” whispered {S}. “It’s only trees that don’t mind.”'
    ],
    end: [
      'All the trees had stopped moving, the tall ones first. A leaf came down between them, and it took its time.',
      '“Listen to the forest,” whispered {A}. {S} listened. It was the sort of quiet that has moss on it.',
      'Deep in the woods a path went on with nobody on it. It went past {host}, past the last tree, and then it lay down.'
    ]
  },
  {
    id: 'mountain',
    keys: ['mountain', 'mountains', 'volcano', 'volcanoes', 'volcanos', 'hill', 'hills', 'everest', 'mount everest', 'the alps', 'mountain top', 'mountaintop', 'mountain climbing', 'mountaineer'],
    begin: [
      '“There’s a mountain in this story,” said {S}, “and we have to go up.” “How high?” asked {A}. “You can’t see that from down here,” said {S}.',
      'First it was only a hill. But {S} wanted it higher, and {A} laid another blanket on top. Then it was a mountain, with {host} at the foot of it.',
      'High up, where the air is thin, was where {S} wanted to go. {A} breathed in twice, to have some to spare. “Is there a map?” asked {A}. “It only says up,” said {S}.'
    ],
    middle: [
      'The mountain lay flat on the carpet, so that nobody could fall off it. {S} went up on hands and knees, and {A} came behind, puffing. “Don’t look down,” said {S}. {A} looked down, with one cheek on the carpet. There was a crumb. “It’s terribly far,” said {A}. Near the top it got so steep that both had to hold on to the carpet. Then {S} stood up and looked all round. “You can see our house from here,” said {S}.',
      'In the mountains you get back what you call. {S} called “hello” across the room. {A} was the echo, over by the wall, and sent it back. “Cuckoo” came back as well, and so did a long word about {host}. Then the echo called “mind the goat”. {S} had not said that. “Where’s that from?” asked {S}. “It’s an old one,” said {A}. “Somebody must have left it up here.” {S} walked home round the goat, all the same.',
      'Some mountains grumble, and those are volcanoes. This one was {A}, with a blanket up to the chin. {S} stood at the foot of it and held up a hand. “It’s getting louder,” said {S}. “Now it’s going to go off.” The mountain shook. Then out came a ball of red wool, rather slowly, and rolled as far as the rug. “Is that all?” asked {S}. “I’ve only just tidied,” said the volcano.'
    ],
    later: [
      'You need a lot of luggage for a mountain. {S} carried a spoon, and {A} carried three cushions, two blankets and a saucepan. “What’s the spoon for?” asked {A}, from behind the cushions. “You hold it up at the top,” said {S}. “And the cushions?” “They’re so that you can sit down when you ask things,” said {S}.',
      'Two goats met on a narrow mountain path, which was the edge of the rug. Neither could get by. “You go back,” said {S}. “I’ve only just come,” said {A}. Both goats stood there and chewed. “I’ll be you,” said {S}, “and you be me. Then we’re both past.” It worked at once. {A} was nearly home before it seemed odd.',
      '“Now we’re in a cloud,” said {S}. That happens, high on a mountain. “You can’t see {host} any more, and you can’t see your own hand.” {A} held up a hand and looked past it. “What hand?” asked {A}. {S} took hold of it and shook it. “How do you do,” said {A}. “I didn’t know there was anybody up here.”'
    ],
    end: [
      'The mountain stood where it had always stood, and had nothing to do. {S} lay near the top, under a soft white cloud.',
      'From up here it all looked small: the lamp, {host}, the whole long way. “We’ll go down slowly,” whispered {A}.',
      'Bit by bit the hill sank under the blanket, until it was only two feet. {S} moved one, and there was a valley.'
    ]
  },
  {
    id: 'island',
    keys: ['island', 'islands', 'desert island', 'desert islands', 'castaway', 'castaways', 'shipwreck', 'shipwrecked'],
    begin: [
      '“We’re on an island,” said {S}, “and there’s water all round.” {A} drew up both feet. “Who else lives here?” asked {A}. “Only us and {host},” said {S}.',
      'An island had to be in the story, a small one with nobody there. {S} walked round it in eleven steps. “That’s about right,” said {A}. “Any bigger, and we’d need a bus.”',
      'Shipwrecked, said {S}, that was how it began. {A} had saved one slipper. “Is there a palm tree?” asked {A}. {S} pointed to the lamp. “It’s lost its coconuts,” said {S}.'
    ],
    middle: [
      'On a desert island you send a letter over the sea. {S} said what to put, and {A} wrote it. “Dear Anybody. We’re on an island. It’s quite nice. Please come on Thursday.” It went into a cup, and {S} pushed the cup out across the floor. Then there was a long wait. {A} looked out to sea. “Post,” said {A}, and fished the cup in with a spoon. {S} opened the letter. “They’re on an island too,” said {S}.',
      '“You can take three things to an island,” said {S}. {A} sat down on one rug with a blanket, a spoon and a book. {S} sat down on a mat with a cushion, a torch and {host}. There was sea in between. “Would you swap the torch for the book?” called {A}. Then the spoon went over, and the cushion came back. It went on until it had all been swapped. {A} looked about. “I think we’ve moved house,” said {A}.',
      'On the map of the island were a palm tree and a cross. {S} held it, and {A} did the walking. “Seven steps left,” said {S}, “and two ahead.” {A} stood in front of a wall. “Is it upside down?” asked {A}. It was. So it was seven steps right, and there, behind a cushion, lay a glove. “Is that the treasure?” asked {A}. {S} tried it on. “It’s the other one,” said {S}. “I’ve only had half a treasure since Monday.”'
    ],
    later: [
      '“A ship,” called {S} from the island, and waved a tea towel. The ship was {A}, and it hooted and came slowly round the table. “Does anybody want to be rescued?” asked the ship. {S} looked at the sand, the bay and the palm tree, and then at {host}. “Not just now, thanks,” said {S}. The ship hooted and asked if it could stay as well.',
      'The island was a blanket, and the tide was coming in. So {S} folded it in half, and there was still room for two. At the quarter {A} had to stand sideways. At the next fold there was room for two feet, one from each. “Is it going out again soon?” asked {A}, wobbling. “It’s just turning round,” said {S}.',
      '“I’ve lived alone here for years,” said {S}, at one end of the sofa. “So have I,” said {A}, at the other end. Both looked round. “On this island?” asked {S}. “Then you’re the one who keeps moving the cushion.” “I thought that was the wind,” said {A}. So the cushion went in the middle, where each had half.'
    ],
    end: [
      'All round lay the dark water, as far as you could think. In the middle was the bed, just big enough for an island.',
      'No ship came by any more, and none was needed. {S} had the whole island, and {host} had the bay.',
      'Small waves went once round the island and began again. {A} listened to them for a while. “Still here,” whispered {S}.'
    ]
  },
  {
    id: 'castle',
    keys: ['castle', 'castles', 'palace', 'palaces', 'fort', 'forts', 'fortress', 'drawbridge', 'moat'],
    begin: [
      '“In this story we live in a castle,” said {S}. {A} wiped both feet on the mat. “Which is the throne?” asked {A}. “The one I’m on,” said {S}.',
      'Four chairs made four towers, and the castle was as good as built. “Who’s going to dust it?” asked {A}. “Nobody dusts a castle,” said {S}. The tower with the view was for {host}.',
      'In a palace you have to walk slowly, and {S} was practising. {A} held up the end of the blanket that trailed behind. “Is it far?” asked {A}. “All the way,” said {S}.'
    ],
    middle: [
      '“Halt,” said {S} from behind the cushions. “Who wants to come into the castle?” “Only me,” said {A}, “and {host}.” Down came the drawbridge, which was the flattest cushion. {A} stopped at the edge. “What’s in the moat?” asked {A}. “Frogs,” said {S}. “They don’t mind, if you take off your shoes.” So {A} came across in socks, and the bridge went up. Then it had to come down again. The shoes were still outside, and the frogs were trying them on.',
      'A palace has a bell for everything. {S} sat on the throne and tapped a lid with a spoon. {A} came and bowed. “You rang?” “I was only trying it,” said {S}. {A} bowed and went out. It rang again, and {A} came and bowed. “It works,” said {S}. The third time nobody came. {S} got up and went to look. {A} was sitting in the hall with another lid and another spoon. “I rang ages ago,” said {A}. {S} bowed.',
      'Guards at a castle gate stand quite still and don’t laugh. {S} stood on the left of the door and {A} on the right. Each had a spoon on one shoulder. “My ear tickles,” said {A}, hardly moving. “Guards haven’t got ears,” said {S}. “Then how did I hear that?” asked {A}. {S} laughed a little, but only below the knee. Then came the changing of the guard, and left went right and right went left. “Now it’s the other ear,” said {A}.'
    ],
    later: [
      'For a castle somebody has to wear a crown. It was a strip of paper, and on {S} it slid down to the nose. On {A} it stayed right up on top, like an egg cup. Then it was tried on the teapot, and there it fitted. “Long live the teapot,” said {A}. It reigned for four minutes, and there were no complaints.',
      'Old pictures hang in every castle. {A} knelt behind the back of a chair, as if in a frame, and looked stern. “The eyes follow you about,” said {S} to {host}. {S} went left, and so did the eyes. {S} went right, and the picture sneezed. “That’s the damp,” said {S} to {host}. “It gets into all the old ones.”',
      'People in a palace sit a long way apart. {S} took one end of the kitchen table, and {A} took the other. “May I have the salt?” called {S}. {A} got up, walked all the way round with it, bowed, and walked back. “And now the pepper?” called {S}. {A} got up again. “Couldn’t we sit closer?” asked {A}. “We could,” said {S}. “But then it’s only a kitchen.”'
    ],
    end: [
      'The lights in the castle went out, one window after another. It takes a while, with so many, and {S} did not count the last.',
      'Up in the tower it was quiet, with a soft place for {host}. “The gate’s shut,” whispered {A}.',
      'Thick walls stood all round the bed. You could hear nothing through them, only the old castle, breathing in its stones.'
    ]
  },
  {
    id: 'cave',
    keys: ['cave', 'caves', 'cavern', 'caverns', 'tunnel', 'tunnels', 'tunnelling', 'underground', 'under the ground', 'stalactite', 'stalactites'],
    begin: [
      '“First we have to go underground,” said {S}. {A} looked at the carpet. “Is there a door?” asked {A}. “You just duck,” said {S}, and ducked.',
      'A cave was part of the story, a deep one. {S} fetched the torch. “What’s in there?” asked {A}. “We are,” said {S}, “as soon as we’ve gone in.”',
      'Under the table it was dark enough for a cave. {S} had already been in to look. “There’s room for two,” said {S}, “and for {host}.” {A} got down on both knees.'
    ],
    middle: [
      'Two spoons were enough for a tunnel under the table. {S} began on one side and {A} on the other, to meet halfway. It was hard rock, with a few crumbs. {S} knocked, and {A} knocked back. “Left a bit,” said {S}. Then {S} came out where {A} had begun, and {A} came out at the other end. “We’ve missed each other,” said {A}. “No, we’ve made two,” said {S}. “One there and one back.”',
      'Long ago people drew on the walls of caves. {S} sat under the table with paper and a pencil and drew a large beast. {A} held the torch. “A bison,” said {A}. “With very good horns.” “That’s your hair,” said {S}. {A} looked again and held the torch closer. “Somebody will dig it up,” said {S}, “and know just what you were like.” “A bison,” said {A}. So {S} drew in the slippers, to be clear.',
      '“This way to the great cave,” said {S}, who was the guide and had the torch. “Please keep together.” {A} looked left and right, and kept together. Under the table it was dark and low. “On the left you see {host},” said {S}. “On the right you see nothing. It’s a million years old.” {A} looked at the nothing for a long time. “It’s very well kept,” said {A}. The way out was also the way in.'
    ],
    later: [
      '“Is anybody in the cave?” asked {S}. {A} sat under the table. “Only a bear,” said {A}. “When does it come out?” “In spring,” said {A}. {S} sat down in front of the cave and waited. “Is it warm, out there?” asked the bear. “A bit,” said {S}. There was a yawn. “Then it’s spring,” said the bear, and came out with its cushion.',
      'Stones in a cave grow down from the roof, a tiny bit in a hundred years. {A} let an arm hang from the sofa and was one. {S} lay on the rug and grew upwards, with one finger out. There was a gap between them. “How long now?” asked {A}. “Nine thousand years,” said {S}. “My arm’s gone to sleep,” said {A}. {S} stretched a little. “There,” said {S}. “Time flies.”',
      'Voices get bigger in a cave. {S} spoke into a saucepan, and it was very deep. “Who’s walking about in me?” asked the cave. “Only me and {host},” said {A}, and went on tiptoe. “I can hear that too,” said the cave. {A} took off both slippers. “And now?” asked {A}. “Now you’ve got cold feet,” said the cave, and that was true.'
    ],
    end: [
      'Deep under the hill it was so quiet that you could hear a drop fall. After a while it fell. Then the cave went on waiting.',
      'Down there it was always dark, and nobody minded. “The torch is off,” whispered {A}. “So are my eyes,” whispered {S}.',
      'Under the blanket the tunnel went on, past both knees, a long way down. At the far end was a place for {host}.'
    ]
  }
]
