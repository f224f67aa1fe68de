import type { Replay } from '../replay.ts'

export const beings: readonly Replay[] = [
  {
    id: 'snail',
    keys: ['found snail', 'found snails', 'snail hand', 'let snail go', 'saved snail', 'rescued snail', 'snail garden', 'snail jar', 'kept snail', 'snail home', 'watched snail', 'carried snail', 'snail leaf', 'picked up snail', 'collected snails', 'snail race', 'snail wall', 'snail called', 'pet snail', 'saw snail'],
    played: [
      'With a cushion for a house, {S} crept over the rug on all fours. “You’re not very fast,” said {A}. “I don’t have to be,” said {S}. “I’m already home.” By the table leg the house slid off, and rolled under a chair. {S} stayed where {S} was, on the open rug. “Now you’re a slug,” said {A}. “No,” said {S}. “It’s only gone out.”',
      'Two teaspoons stuck up over {S}’s hair, and those were the eyes. {A} touched one with a fingertip. At once it sank down into the sleeve, and the other sank after it. “What can you see now?” asked {A}. “Myself,” said {S}, “from the inside.” “And how do I look?” asked {A}. One spoon came up slowly and turned towards {A}. “Bigger,” said {S}.',
      'A wet finger came along the table, as slow as honey. “That shiny bit is where it’s been,” said {S}. At the other end {A} laid down a slice of apple. “It’ll be there by breakfast,” said {S}. {A} looked at the apple, and pushed it a good deal nearer. The finger stopped. “What’s the matter?” asked {A}. “It had only just got used to the old place,” said {S}.'
    ],
    bed: [
      'The blanket was a house with room for one. {S} drew in the left foot, and then the right one.',
      '{S} crept in very slowly, knee by knee, and left a warm trail on the sheet.'
    ]
  },
  {
    id: 'ladybird',
    keys: ['found ladybird', 'ladybird hand', 'ladybird finger', 'ladybird flew', 'ladybird landed', 'ladybird arm', 'let ladybird go', 'kept ladybird', 'ladybird jar', 'saw ladybird', 'found ladybug', 'ladybug hand', 'ladybug finger', 'ladybug flew', 'ladybug landed', 'ladybug arm', 'ladybug jar', 'let ladybug go', 'saw ladybug', 'ladybird leaf', 'ladybird crawled', 'ladybug crawled'],
    played: [
      'A button walked up {S}’s hand, and one finger helped it along. “It always wants to go to the top,” said {S}. {S} turned the hand over, so the top was at the bottom. The button went all the way back up. “I’ll make it a mountain,” said {A}, and stretched one arm to the ceiling. At the elbow there was no button any more. “It’s flown,” said {S}. “It’s in my sleeve,” said {A}, “and still climbing.”',
      '{S} knelt under a towel, and {A} laid rolled-up socks on top for the dots. “How many have I got?” asked {S}. “Five,” said {A}. {S} turned round to see them, and one rolled off. “Four,” said {A}. {S} wanted to know which it was, and turned the other way. “Three,” said {A}. “If I look once more I’ll be two,” said {S}, and held still.',
      '“Before it flies it has to unbutton,” said {S}. {A} undid a cardigan, and flapped at the front. “Not there,” said {S}. “It opens at the back.” So {A} took it off and put it on the other way round. Now {A} could not reach a single button. {S} undid them, from the top down. “You’re ready,” said {S}, “off you go.” “It’s chilly,” said {A}. “Do me up again.”'
    ],
    bed: [
      '{S} folded both halves of the blanket together over the back, so that no wing stuck out.',
      'One finger lay on the pillow, pointing up. Nothing sat on the tip, and it sank down slowly.'
    ]
  },
  {
    id: 'worm',
    keys: ['found worm', 'found worms', 'earthworm', 'earthworms', 'worm hand', 'dug up worm', 'dug worms', 'digging worms', 'worms garden', 'saved worm', 'rescued worm', 'worm pavement', 'worm sidewalk', 'worms rain', 'held worm', 'worm soil', 'worm mud', 'pet worm', 'let worm go', 'picked up worm', 'worm puddle', 'worm bucket', 'worms jar', 'collected worms'],
    played: [
      '{S} laid a scarf on the rug, and it was the worm. “Which end is the front?” asked {A}. “The one it goes with,” said {S}. They waited, but it went with neither. {A} said good evening to the left end, and then to the right one. “They both look away,” said {A}. {S} gave it a little push in the middle, and it moved. “Sideways,” said {A}. “Then that’s the front today,” said {S}.',
      'Wrapped in a blanket, {S} lay on the floor and got long. Then {S} got short, and was a good bit further on. {A} took a towel and tried it too. The long part went well. At the short part two feet came out at the bottom. “Worms don’t have those,” said {S}. {A} pulled them in, and a head came out at the top. “They don’t have that either,” said {S}.',
      '“It eats its way to wherever it’s going,” said {S}. So {A} laid bits of bread in a line, from the chair to the door. {S} ate the first piece and moved up, and ate the second. Half way there {S} sat back. “Isn’t it nice at the door?” asked {A}. “I expect so,” said {S}, “but I’m full here.” {A} had to eat the rest of the way, and got there alone.'
    ],
    bed: [
      '{S} went in head first at the foot end. Behind {S} the blanket closed, dark and soft.',
      'First {S} was long in the bed, as far as the toes. After that {S} was short, and stayed short.'
    ]
  },
  {
    id: 'caterpillar',
    keys: ['found caterpillar', 'caterpillar hand', 'caterpillar finger', 'caterpillar leaf', 'caterpillar jar', 'kept caterpillar', 'let caterpillar go', 'saw caterpillar', 'hairy caterpillar', 'fuzzy caterpillar', 'caterpillar crawled', 'caterpillar butterfly', 'caterpillars butterflies', 'caterpillar cocoon', 'caterpillar chrysalis', 'caterpillar arm', 'fed caterpillar', 'picked up caterpillar', 'caterpillar garden', 'caterpillar cabbage', 'found caterpillars'],
    played: [
      'Under the blanket the front was {S}, and the back was {A}. “I’m going to eat that cushion,” said the front. “I’d sooner have the slipper,” said the back. Both set off, and in the middle the blanket went tight. “There’s only a mouth at this end,” said {S}. “What have I got, then?” asked {A}. The front turned round and whispered it. The back thought for a moment, and sat down on it.',
      '{S} had bitten a hole in a slice of bread, and looked through it at {A}. “It’s been here,” said {S}. “And where is it now?” asked {A}. “Behind the hole,” said {S}. {A} looked through from there, and saw only an eye. So {A} nibbled a bit more, to see further. Then the hole reached the edge, and was no hole any more. “There,” said {S}, “you’ve let it out.”',
      'Round and round went the big towel, until only a nose looked out. “Don’t peep,” said {S}. “It takes a while.” {A} drank a cup of tea. “Are you one yet?” asked {A}. “I’m still mush,” said the towel. {A} washed the cup, and put it away. “I’m coming,” said {S}. The towel fell, and {S} looked down, past the jumper to both feet. “It’s made the same one again,” said {S}.'
    ],
    bed: [
      'The blanket went round and round from below, up to the chin. Nothing had to be finished by the morning.',
      'A great many feet had walked today, and two of them lay here. They were folded, one over the other.'
    ]
  },
  {
    id: 'fed-ducks',
    keys: ['fed ducks', 'feed ducks', 'feeding ducks', 'fed duck', 'ducks bread', 'ducks oats', 'ducks peas', 'bread ducks', 'duck food', 'ducks corn', 'ducks lettuce', 'ducks came crumbs', 'fed ducklings', 'ducks hungry', 'ducks pond bread'],
    played: [
      '{A} let five spoons swim on the blanket, and {S} threw them crumbs. “The little one never gets any,” said {S}, and threw further. A big spoon was there first, because {A} had hold of it. “That’s not fair,” said {S}. “I’m not fair,” said {A}. “I’m a duck.” {S} threw a crumb to the left. They all rushed over, and then {S} gave the little one a whole biscuit.',
      '“Quack,” said {A}, who sat on a cushion on the water. {S} put down a bit of bread. {A} ate it and said “Quack” again. That went on until {S} turned the bag upside down and shook it. “All gone,” said {S}, and walked away, not too fast. Something waddled behind. {S} went round the table, and it came round the table. “I really haven’t got any more,” said {S}. “Quack,” said the duck, at the cupboard.',
      'Ducks look for things with their heads under water. {S} hung over the edge of a cushion, nose down and bottom up. “What have you found?” asked {A}. “Mud,” said {S}, “and half a biscuit.” Now {A} hung there as well. “Who’s watching up above?” asked {S}. “I’ll go,” said {A}, and came up, and watched. Then {S} came up too, chewing. “It was only a quarter,” said {S}.'
    ],
    bed: [
      '{S} tucked in the chin, as ducks do, with the beak somewhere warm under a wing.',
      'The last crumb had been shaken out of the pocket. Two feet paddled once under the blanket, and drifted.'
    ]
  },
  {
    id: 'fed-birds',
    keys: ['fed birds', 'feed birds', 'feeding birds', 'fed pigeons', 'feed pigeons', 'feeding pigeons', 'fed pigeon', 'fed sparrows', 'pigeons crumbs', 'pigeons grain', 'sparrows crumbs', 'birds crumbs', 'bread birds', 'bread pigeons', 'crumbs birds'],
    played: [
      '“With a pigeon the head goes first,” said {S}, “and the rest comes after.” {A} put a head out, and stepped up to it. Soon they were both going round the table like that. “Yes, yes, yes,” said {A}’s head. “Why do you keep saying yes?” asked {S}. “It comes from the walking,” said {A}. {S} walked a little closer. “Can I have the last biscuit?” asked {S}, and kept in step.',
      'On {A}’s hand sat a sock, which was a sparrow. {S} held out a crumb and did not stir. The sock came a hop nearer. {S} breathed, and it went a hop back. So {S} stopped breathing, and it came two hops. Then {S}’s nose began to itch. “Wait there,” said {S} to the bird, and scratched. When {S} looked again, the crumb was gone. “It couldn’t wait,” said {A}. “It was holding its breath too.”',
      '{S} put crumbs on two plates, and no hands were allowed. “One peck, and then you look up,” said {S}, “because of cats.” {S} pecked, and looked to the left. {S} pecked, and looked behind the chair. {A} pecked and pecked, and had soon finished. “You’ve been eaten,” said {S}. “I didn’t notice a thing,” said {A}. “No,” said {S}, “you were eating.”'
    ],
    bed: [
      '{S} put a head under one arm, and fluffed up the blanket all round.',
      'Nothing pecked any more, and nothing hopped. A single crumb lay by the pillow, for the early ones.'
    ]
  },
  {
    id: 'dog-silly',
    keys: ['dog stole', 'dog chewed', 'dog ate sandwich', 'dog ate shoe', 'dog ate sock', 'dog ate cake', 'dog ate biscuit', 'dog snatched', 'dog naughty', 'puppy chewed', 'puppy stole', 'puppy ate', 'puppy naughty'],
    played: [
      '{S} carried off {A}’s slipper between the teeth, and sat down with it under the table. “Give,” said {A}. {S} only growled a little. So {A} held out a crust, and now the mouth had to choose. It dropped the slipper, ate the crust, and took the slipper back. “Give,” said {A}. “Have you got another crust?” asked the dog, as well as it could with a slipper.',
      '“Who’s been at the bread?” asked {A}. Under the table sat {S}, and looked hard at a chair leg. “A dog doesn’t say,” said {S}. “It makes its ears go flat.” {A} came under the table to see how flat. They were very flat. Then {A} tried it too, and it worked. “What have we done?” whispered {A}. “I don’t know,” said {S}, “but it was with butter.”',
      '{A} laid a slice of bread on the chair, and turned round to get the butter. Something smacked. “Did you hear that?” asked {A}. “A dog hears everything,” said {S}, on all fours. “Then who was it?” asked {A}. {S} sniffed along the floor to the door, and all the way back to {A}’s toes. “It smells of you,” said {S}, and at the word a crumb fell out.'
    ],
    bed: [
      '{S} turned round once on the mattress, and once more, and dropped. All four paws went to one side.',
      'One ear lay flat on the pillow. The other stood up a little, in case a bag rustled.'
    ]
  },
  {
    id: 'cat-silly',
    keys: ['cat silly', 'cat funny', 'cat naughty', 'kitten silly', 'kitten naughty', 'cat knocked', 'kitten knocked', 'cat pushed', 'cat sat keyboard', 'cat keyboard', 'cat sat paper', 'cat sat homework', 'cat sat drawing', 'cat sat laptop', 'cat jumped table', 'cat walked table'],
    played: [
      'With one paw {S} pushed a spoon towards the edge of the table. “No,” said {A}. {S} looked {A} in the eye, and pushed it a finger further. “No,” said {A}, and put a cushion on the floor just there. Plop went the spoon. {S} looked down at it for some time. “With a cushion it’s no good,” said {S}. So {A} took it away, and laid the spoon back. “No,” said {A}, as well as possible.',
      '{S} sat down on the table, just where {A} wanted to put the plates. {A} pointed to the floor. {S} looked at the finger, and washed a paw. So {A} put the plates on the chair, and went to get the cups. When {A} came back, the table was free. On the chair, behind the plates, sat {S}. “Why there?” asked {A}. “I always sit where you need the room,” said {S}.',
      'Where a sheet of paper lies, there sits a cat. {A} had only wanted to write a list, and now {S} sat on it. {A} laid out a second sheet. {S} got up, walked over, and sat down there. Then {A} wrote very small, on the back of an envelope. {S} put a chin on it. “What have you got so far?” asked {S}. “Bread,” said {A}. “Then it goes on under you.”'
    ],
    bed: [
      '{S} lay exactly in the middle, so that there was no room left on either side.',
      'A cat needs no more than a folded blanket. {S} trod it soft with both feet, and was gone.'
    ]
  },
  {
    id: 'stroked-animal',
    keys: ['stroked goat', 'stroked sheep', 'stroked lamb', 'stroked cow', 'stroked calf', 'stroked horse', 'stroked pony', 'stroked donkey', 'stroked animals', 'stroked alpaca', 'petted goat', 'petted sheep', 'petted lamb', 'petted cow', 'petted horse', 'petted pony', 'petted donkey', 'petted animals', 'petting zoo', 'stroked goats', 'patted cow', 'patted horse', 'patted sheep', 'patted donkey', 'stroked llama', 'stroked kid goat', 'goat nibbled'],
    played: [
      '“There’s a right way round,” said {S}, “from the front to the back.” {A} was on all fours, with a towel for fur. {S} stroked it from the neck down to the tail. Each time the towel slid a little. Soon most of it lay on the floor behind. “Now you’re bald,” said {S}. “Try the wrong way,” said {A}. So {S} stroked from the back to the front, until it was all on again.',
      '{A} held out a bit of bread, with the hand flat and the thumb tucked in. {S} was the animal, and took it with soft lips. After that the lips went on. They went over the thumb and along the sleeve. “That was the lot,” said {A}. They searched the pocket, and pulled a hanky out by one corner. “They always think there’s more,” said {S}, through the hanky.',
      'The back of a chair was the fence, and {A} stood behind it, chewing. {S} put an arm in through the left-hand gap. {A} put a nose out through the right one. {S} pulled the arm out, and tried on the right. By now the nose was on the left. “Stay where you are,” said {S}. “I’d love to,” said {A}, “but I don’t understand people.” Then {S} used both arms.'
    ],
    bed: [
      'One hand went over the blanket, from the front to the back, the right way round.',
      'The palm lay open on the pillow, quite flat, with the thumb tucked in. It was a little warm.'
    ]
  },
  {
    id: 'rode-animal',
    keys: ['rode pony', 'ride pony', 'pony ride', 'rode horse', 'ride horse', 'horse ride', 'horse riding', 'horseback', 'rode donkey', 'ride donkey', 'donkey ride', 'rode camel', 'camel ride', 'ride camel', 'rode elephant', 'elephant ride', 'ride elephant', 'riding lesson', 'riding school', 'sat on pony', 'sat on donkey', 'sat on camel', 'rode yak', 'rode bullock', 'pony trotted', 'rode mule'],
    played: [
      '{S} laid a rolled-up blanket over two chairs, and sat up on it. “It isn’t going,” said {A}, who held the scarf. “It goes when the one in front goes,” said {S}. So {A} walked off. Behind {A} the scarf came away, and followed along the floor. In the kitchen {A} looked round. “Why aren’t you coming?” called {A}. “I’m still up here,” called {S}. “You’ve only got the lead out for a walk.”',
      '{S} swung a leg over a long cushion, sat down, and looked for the ears. “They’re behind you,” said {A}. “A sock’s hanging in front of you, and that’s its tail.” {S} felt the sock. “Shall I help you down?” asked {A}. “No,” said {S}, “I want to see where we’ve been.” They rode a little way like that. At the first corner {A} moved the sock to the other end. It was quicker.',
      'Now {S} was the animal, and a slipper was the rider. {S} walked on hands and knees, with care. “Is it holding tight?” asked {S}. “It’s looking at the view,” said {A}. By the chair the slipper slid down over one shoulder. {S} stopped at once, and blew at it softly. “Why don’t you go on?” asked {A}. “It has to get back up by itself,” said {S}. They gave it time.'
    ],
    bed: [
      'It was not far down to the mattress. {S} lay astride the blanket, and held on loosely.',
      '{S} had got down, and both legs lay straight. Only the bed went on a bit, at a walk.'
    ]
  },
  {
    id: 'saw-fox',
    keys: ['saw fox', 'saw foxes', 'fox garden', 'fox ran', 'fox bins', 'fox looked', 'fox cub', 'fox cubs', 'spotted fox', 'fox crossed', 'fox lawn', 'fox window', 'fox walked', 'fox park', 'real fox', 'fox field', 'fox fence'],
    played: [
      'At every step {S} laid a sock on the floor, one exactly in front of the other. “A fox leaves just one line,” said {S}. {A} came slinking after, stepped on each sock, and picked it up. By the kitchen {S} turned round to look. “There isn’t any trail,” said {S}. “Yes, there is,” said {A}, whose arms were full. “I’ve been following it the whole time. It’s here.”',
      '“Foxes take shoes at night,” said {S}, “and only the left ones.” So {A} stood guard in the hall with a torch. It shone to the right, and on the left something rustled. “How many has it got by now?” asked {A}. “All the left ones,” said {S}, under the table. {A} shone the torch straight down. On the right was a slipper. On the left was only a foot.',
      'A fox that sits down has to put its tail somewhere. {S} laid a scarf round both feet, neatly, from the left. {A} had taken the blanket. It went twice round the feet, and once round the chair. “You’ve got more tail than fox,” said {S}. {A} tried to get up, and sat down again. “What do I do when a dog comes?” asked {A}. “You offer it a corner,” said {S}.'
    ],
    bed: [
      '{S} lay in a curl, nose to knees. The blanket was the tail, and went round from the left.',
      'Out of the dark nothing looked in, and {S} looked at nothing. Two ears stayed up a little longer.'
    ]
  },
  {
    id: 'saw-deer',
    keys: ['saw deer', 'deer forest', 'deer woods', 'deer field', 'deer garden', 'deer ran', 'deer jumped', 'deer looked', 'spotted deer', 'saw stag', 'deer park', 'real deer', 'deer stood', 'deer meadow', 'herd deer'],
    played: [
      'Both arms up, all ten fingers spread, {S} stood there with antlers. So {A} had to hold the cup when {S} drank. Then {S} had an itch. “Further left,” said {S}, “further down.” {A} did as well as it could be done. “Who scratches the real ones?” asked {A}. “A tree,” said {S}. {A} stood up straight, with both arms to the sides. {S} rubbed against the trunk, and it creaked.',
      'One foot in the air, {S} stood on the rug and listened. “What can you hear?” whispered {A}. “You,” said {S}. {A} tiptoed out to the kitchen. “And what do you hear now?” “You, in the kitchen,” said {S}. Out there {A} took off both slippers and did nothing at all. It was quiet for a long time. “Now?” breathed {A}. “There it is again,” said {S}, and took one leap behind the chair.',
      '“The last bit of it is always white,” said {S}, and stuck a hanky in the waistband. They put out the lamp. {S} walked ahead, and {A} kept an eye on the hanky. It went past the chair and hung still by the sink. {A} stood behind it, and hardly breathed. “Who are you following?” asked {S} from the sofa. “You,” said {A}. “That’s the dishcloth,” said {S}.'
    ],
    bed: [
      'The antlers were folded away under the blanket, all ten points. The head on the pillow was light.',
      'One leg after the other bent, the way it does in long grass. After that only the ears showed.'
    ]
  },
  {
    id: 'saw-hedgehog',
    keys: ['saw hedgehog', 'found hedgehog', 'hedgehog garden', 'hedgehog hedge', 'hedgehog rolled', 'hedgehog path', 'spotted hedgehog', 'hedgehog lawn', 'real hedgehog', 'hedgehog walked'],
    played: [
      '“You hear one long before you see it,” said {S}, and put out the lamp. {A} was in the dark somewhere, and snuffled a bit. “That’s too polite,” said {S}. {A} snorted, and came through a paper bag. “And it eats with its mouth open,” said {S}. Behind the sofa it smacked and slurped. “Is there only one of you?” asked {S}. “Two,” said {A}. “Not any more.”',
      '{S} and {A} took a hairbrush each, and the two met on the rug. “They want to give each other a hug,” said {A}. “Then they have to do it very carefully,” said {S}. The brushes came together, bristle by bristle. After that they would not come apart. {S} pulled on one side, and {A} on the other. “Either they’re good friends,” said {A}, “or they’re stuck.” “With hedgehogs you can’t tell,” said {S}.',
      'On a cushion lay {S}, in a ball. “It’s only me,” said {A}. The ball pulled itself tighter. “I wanted to ask about supper,” said {A}. Out of the ball came half a nose. “There’s bread,” said {A}, and the other half came. “And after that there’s washing up.” The nose was gone again. {A} put the plate of bread beside it, and went out. When {A} came back, the ball was chewing.'
    ],
    bed: [
      'Under a heap of blanket lay something round. It breathed, and nothing on it was prickly.',
      '{S} unrolled a little, because nothing came any more. A foot slid out at one end, and stayed.'
    ]
  },
  {
    id: 'saw-owl',
    keys: ['saw owl', 'heard owl', 'owl tree', 'owl hooted', 'owl hooting', 'owl garden', 'owl flew', 'owl barn', 'spotted owl', 'barn owl', 'owl forest', 'owl roof', 'owl branch', 'real owl', 'owl looked', 'owl turned head', 'owl called', 'owl show', 'owl window'],
    played: [
      'First {S} put a jumper on back to front, and then sat facing the wall. “Now I’m looking at you,” said {S}. “And what am I doing?” asked {A}. “You’ve got a spoon in your hand,” said {S}. {A} looked, and it was so. “How can you know that?” asked {A}. “You always do,” said {S}. {A} put down the spoon, and took a lid instead. “And now you’ve put it down,” said {S}.',
      'Between two hoots an owl leaves a good long gap. {S} hooted behind the chair. {A}, in the kitchen, left a gap, and then hooted back. {S} left a longer one. After that {A}’s was so long that {S} drew three mice and coloured them in. {A} had washed four cups by then. “Are you still there?” called {A} at last. “Oh,” said {S}, “it was nearly the longest one there is.”',
      'The mouse was {A}, who had a sock in each hand and both eyes shut. {S} flew over the carpet without a sound. Then something rumbled. “I hear an owl,” said {A}. “That’s only my tummy,” said {S}. “Then I hear a hungry one,” said {A}, and moved the socks. {S} flew another round, and held the tummy tight with both wings. That was quiet, but there was no claw free for the mouse.'
    ],
    bed: [
      'From high up on the pillow {S} looked out with big eyes. Then the left one closed, and soon the other.',
      'Under the blanket there were two wings, folded. The gap before the next hoot went on until morning.'
    ]
  },
  {
    id: 'caught-fish',
    keys: ['caught fish', 'went fishing', 'fishing rod', 'caught trout', 'caught minnow', 'caught big fish', 'caught perch', 'caught carp', 'caught mackerel', 'caught first fish'],
    played: [
      'From the sofa {S} let a scarf down behind, where {A} was the sea. Something tugged. {S} pulled, and up came a slipper. {S} let the scarf down again, and up came its brother. The third time it was a whole cardigan. “Haven’t you got any fish?” asked {S}. “Not at this depth,” said the sea. “And I’m getting cold.” So {S} threw the cardigan back. It had been a bit small anyway.',
      'Each time it is told, a fish grows. In a bowl lay a sock, and it was as long as a sock. “It was like this,” said {A} to the lamp, with both hands apart. “It was like this,” said {S} to the chair, and stretched both arms. For the door they had to stand well apart. {A} was the head, and {S} was the tail. “And in between?” asked {A}. “That’s all fish,” said {S}.',
      '“It’s mostly sitting,” said {S}, so they sat on the edge of the rug. {A} opened a mouth. “They can hear that,” said {S}. {A} wanted to scratch an ear. “They can see that,” said {S}. {A} held still for quite a time. “What is allowed?” asked {A}, with lips that did not move. “Biscuits,” said {S}. When the tin was empty, they packed up. “Did anything bite?” asked {A}. “Only us,” said {S}.'
    ],
    bed: [
      'A foot hung over the edge of the bed, still as a float. Nothing pulled at it.',
      '{S} lay on one side and moved a fin now and then. The water was warm, and the pillow was deep.'
    ]
  },
  {
    id: 'rock-pool',
    keys: ['rock pool', 'rock pools', 'rockpool', 'rockpools', 'tide pool', 'tide pools', 'tidepool', 'caught crab', 'caught crabs', 'crabbing', 'crab bucket', 'crabs bucket', 'found crab', 'saw crab', 'hermit crab', 'crab beach', 'crab sand', 'crab sideways', 'little crab', 'crab under stone'],
    played: [
      '“I need the spoon, please,” said {A}, from the chair straight ahead. {S} was a crab, and had it in one claw. {S} set off to the left, along the wall. “I’m over here,” said {A}. “I know,” said {S}. “I can’t go anywhere I’m looking.” On the way back {S} went by on the other side. Then {A} got up, and took the chair to where the crab was going.',
      '{S}’s hand lived in a cup, and {A}’s hand lived in a slipper. “Mine’s got too tight,” said {S}. “And mine has a draught at the toe,” said {A}. They counted to three, and both came out, quite bare, and ran across the table. {S}’s went into the slipper and lay down. {A}’s went into the cup, and stayed sticking out. “There’s still tea in it,” said {A}. “I never used that part,” said {S}.',
      '{S} set out saucers upside down, and under each there might be something. “You lift them slowly,” said {S}, “and put them back just as they were.” Under the first lived a button. Under the second it was only wet. {S} raised the third, and there was a thumb. “Do you mind?” said {A}. {S} lowered the saucer. Then {S} raised it once more, by a crack, and said sorry.'
    ],
    bed: [
      '{S} moved a little sideways to the wall, pulled in both claws, and was under the stone.',
      'The water in the pool had grown quite still. At the bottom lay {S}, and only the breath made rings.'
    ]
  },
  {
    id: 'new-friend',
    keys: ['made new friend', 'made new friends', 'met new friend', 'found new friend', 'played new friend', 'new friend called', 'new friend named', 'new friend park', 'new friend school', 'met new boy', 'met new girl', 'played new boy', 'played new girl', 'new boy class', 'new girl class', 'new neighbour played', 'became friends'],
    played: [
      'They stood near each other and did not look. “Now you say it,” said {S}. “Shall we be friends?” asked {A}. “Not so fast,” said {S}. “First I show you my knee.” {S} showed a knee. {A} had a good look at it, and then showed one too. “I’ve got another,” said {S}. “So have I,” said {A}. It turned out that they had the same number.',
      'As if they had never met, they both sat down by the cups. {A} put one on another, and {S} put one on that. It got so high that they had to hold it. “By the way, what are you called?” asked {A}. “You ask that afterwards,” said {S}. Afterwards it was supper, and they waved and went apart. “Bye, you,” said {S}. They met again at the table, and were very surprised.',
      '“Do you like bread?” asked {S}. {A} did. “Me too,” said {S}. They both liked soup and being carried. They both disliked being second. “Then we can’t go through a door,” said {A}. So they stood in front of it, shoulder to shoulder, and neither would be second. They tried it at the same time, and that was too wide. “We’ll stay in this room,” said {S}, “and be friends here.”'
    ],
    bed: [
      'There was a name that was still quite new. {S} lay and said it once, without any sound.',
      '{S} moved over by the width of a knee. That side of the bed was kept free.'
    ]
  },
  {
    id: 'baby-smiled',
    keys: ['baby smiled', 'baby brother smiled', 'baby sister smiled', 'first smile', 'made baby smile', 'little brother smiled', 'little sister smiled', 'baby cousin smiled', 'baby grinned', 'baby smiling', 'got smile baby', 'newborn smiled'],
    played: [
      '{A} was the baby, lay on the rug, and kept a straight face. {S} pulled the mouth out sideways. Nothing happened. {S} made pig’s ears, put a sock on the nose, and mooed. The baby looked thoughtful. So {S} sat down and gave up. Then {A} began to smile, all over, at something above {S}’s head. “That’s the lamp,” said {S}. “Yes,” said {A}. “Look at its hat.”',
      '“To begin with, the eyes go round,” said {S}. {A} made round eyes. “And now the mouth goes up at one side.” {A} made it go up. “That was only wind,” said {S}. {A} tried with the other side, and it was wind again. Then {S} patted {A} on the back for a while, and something came. It was not a smile at all. After it {A} smiled by mistake.',
      'A cushion was the baby, and {S} was looking after it. “Quick,” called {S}, “it’s smiling.” {A} came running from the kitchen, with wet hands. “Now it’s stopped,” said {S}. {A} had hardly gone back before it was at it again. The third time {A} stayed, and bent down over the cushion. “It won’t, with you waiting,” said {S}. “I’m not waiting,” said {A}, smiling already. “I’m only starting it off.”'
    ],
    bed: [
      'A corner of the mouth lay in the pillow and went up by itself. The lamp had not even been funny.',
      'In the dark a smile does not need anyone to see it. {S} had one on, a small one, without teeth.'
    ]
  },
  {
    id: 'baby-crawled',
    keys: ['baby crawled', 'baby brother crawled', 'baby sister crawled', 'brother crawled first time', 'sister crawled first time', 'crawled first time', 'baby crawling', 'baby started crawling', 'baby crawls', 'brother started crawling', 'sister started crawling', 'baby learned crawl', 'baby learnt crawl'],
    played: [
      'Flat on the tummy, {S} wanted the spoon. {S} pushed with both hands, and slid a little way back. {S} wanted it more, and slid further. “It’s going away,” said {S}. “Want something behind you,” said {A}. “The cushion’s there.” So {S} looked at the cushion, and pushed very hard to get to it. Now the cushion was in front, and went away. Something cold touched {S}’s foot, and it was the spoon.',
      '“First a hand, and then a knee,” said {S}, and crawled ahead. {A} came behind, hand and knee, hand and knee. By the chair {A} stopped. “Which is next?” asked {A}. “The other one,” said {S}. {A} looked at all four of them. “There are three other ones,” said {A}. {S} came back to sort them, and then did not know either. They both lay down flat, so that nothing was next.',
      'Everything within reach had to go higher. “I’m coming,” said {S}, on hands and knees. {A} put the spoon up on the chair. {S} pulled the chair, and {A} moved the spoon to the table. The slippers went up too, and the cup. Soon the floor was quite bare, apart from {A}’s feet. {S} got hold of a toe. “No,” said {A}, and climbed up on the sofa, next to all the other things.'
    ],
    bed: [
      'Hands and knees had come to the end of the bed and turned round. Now they lay flat.',
      '{S} let go of the edge, one finger after another. It held {S} all the same.'
    ]
  },
  {
    id: 'baby-first-word',
    keys: ['baby first word', 'brother first word', 'sister first word', 'cousin first word', 'baby said', 'baby talked', 'baby spoke', 'baby brother said', 'baby sister said', 'baby said mama', 'baby said dada', 'little brother said first time', 'little sister said first time', 'started talking baby', 'baby says', 'baby babbled', 'baby called mama', 'learned word baby'],
    played: [
      '“Ba,” said {S}, and pointed. {A} brought a basket. “Ba,” said {S} again. So {A} brought a banana, a bag, a bath towel and some bread. Everything was laid out on the rug, and {S} sat in the middle. “It must be here somewhere,” said {A}. “Ba,” said {S}, rather loud. {A} followed the finger, all the way to the end. There hung the lamp. “Oh,” said {A}. “Ba.”',
      '“Say spoon,” said {A}, and held one up. “Boo,” said {S}, who was quite small just then. “Spoo-oon,” said {A}, and you could see every tooth. “Boo-oo,” said {S}. They did it with the fork as well, and that was poke. After that {A} made some tea. “Pass me the boo, would you?” said {A}. {S} looked puzzled. “Do you mean the spoon?” asked {S}.',
      'For this game {S} had one word and no more. “Which would you like?” asked {A}. “No,” said {S}, and that was it. “Would you like a biscuit?” asked {A}. “No,” said {S}, looking at the biscuit. “Then I’ll put it back,” said {A}. “No,” said {S}. “Then I’ll have to eat it.” “No,” said {S}, with a hand on the plate. “I see,” said {A}, and left it just there.'
    ],
    bed: [
      'The last word of the day was a short one. {S} kept it in the mouth, where it was warm.',
      '{S} said ba to the dark, without a voice. It could have meant the pillow.'
    ]
  },
  {
    id: 'visitors-came',
    keys: ['visitors came', 'guests came', 'grandma came visit', 'grandpa came visit', 'granny came visit', 'grandparents came visit', 'nana came visit', 'grandma came stay', 'grandma came dinner', 'grandma came lunch', 'grandma came tea', 'grandparents came dinner', 'aunt came visit', 'auntie came visit', 'aunty came visit', 'uncle came visit', 'relatives came', 'visitors tea', 'had visitors', 'had guests', 'nani came visit', 'dadi came visit', 'godmother came visit'],
    played: [
      '“Come in,” said {S} at the door, “and make yourself at home.” {A} thanked {S}, and did so. {A} took off both slippers, in different places, and lay down on the sofa. “What’s for supper?” called {A}. “And who’s left these slippers about? Tidy them up, please.” {S} stood there with a slipper in each hand. “Couldn’t you be a bit less at home?” asked {S}.',
      '{A} knocked, and {S} opened the door. “How you’ve grown,” said {A}. {S} liked that, and closed the door, and {A} had to knock again. “How you’ve grown,” said {A}, and looked up a little. The fourth time {S} came on tiptoe, with a cushion on the head. “Can you still get through there?” asked {A}. {S} ducked. “Hardly,” said {S}. “Then you could do the light bulb,” said {A}, “while I’m here.”',
      '“Well, we really must be going,” said {A}, and stayed on the chair. {S} fetched the coat. {A} got one arm in, and remembered what happened with the umbrella. It was a long story. Then {A} stood in the doorway, half buttoned, and told the end. “Say it outside,” said {S}. {A} went out. At once there was a knock. “What I was going to say,” said {A}.'
    ],
    bed: [
      'The last coat was gone from the hook. {S} lay down, and the bed had no other guests.',
      'All the chairs stood about the way they had been left. {S} had a place to lie, and stayed the night.'
    ]
  },
  {
    id: 'phone-call',
    keys: ['phoned grandma', 'phoned grandpa', 'phoned granny', 'phoned nana', 'phoned aunt', 'phoned cousin', 'called daddy phone', 'called grandma phone', 'called grandpa phone', 'called grandma', 'called grandpa', 'called nani', 'called dadi', 'grandma phoned', 'grandpa phoned', 'talked phone', 'spoke phone', 'chatted phone', 'phone call', 'telephone call', 'answered phone'],
    played: [
      '“Have you had your supper?” asked {A}, who was on the phone in the kitchen. Round the corner {S} sat with a spoon at one ear, and nodded. “Hello?” said {A}. “I’m nodding,” said {S}. “You’ll have to nod louder,” said {A}. {S} nodded until the chair creaked. “Ah, good,” said {A}. “And was there any left over?” {S} shrugged, and a cushion fell on the floor. “Aha,” said {A}.',
      '“I’ll pass you round,” said {S}, and held the phone, a spoon, to a cushion. “And how are you?” asked {A} from the hall. It was quiet on the line. {S} held it to the left slipper. “Are you keeping warm?” asked {A}. After that came the lamp, and the salt. At last {S} was back. “They all send their love,” said {S}. “One of them breathes very loudly,” said {A}. “That’s me,” said {S}.',
      '“Bye,” said {A} into one spoon. “Bye,” said {S} into the other. Then it was quiet. “Are you still there?” asked {A}. “I’m waiting for you to go,” said {S}. “Bye, then,” said {A}, and stayed as well. So they laid the table with one hand each. They buttered the bread together, one holding and one spreading. “Bye,” said {S} with a full mouth. “Bye,” said {A}, “pass me the cheese.”'
    ],
    bed: [
      'There was a small warm place at one ear, from the listening. {S} lay down on it.',
      '{S} nodded once in the dark, not loudly. At the other end it had surely been understood.'
    ]
  },
  {
    id: 'video-call',
    keys: ['video call', 'video called', 'video-called', 'video chat', 'facetime', 'facetimed', 'skype', 'skyped', 'zoom call', 'whatsapp call', 'saw grandma screen', 'saw grandpa screen', 'grandma on screen', 'called grandma tablet', 'daddy on screen', 'videocall', 'waved screen grandma'],
    played: [
      '{A} sat behind the open back of a chair, which was the screen. “I can only see your hair,” said {S}. {A} came up, until there was only chin. “Down again,” said {S}. Now it was one big ear. “I can hear you better like this,” said {A}. {S} held an ear up to it too. So they talked like that, ear to ear, and each looked at a different wall.',
      '“And then, just as I opened the cupboard,” said {A}, and stopped, with a wide open mouth. “You’ve frozen,” said {S}. {A} did not blink. {S} waved, went round {A} once, and looked into the mouth. There was a biscuit on {A}’s plate. After a while there was not. “So that’s how it was,” said {A}, moving again. “Did you miss much?” “Only the part in the middle,” said {S}, and swallowed.',
      '{S} held up a drawing, as close to the screen as it would go. “Very nice,” said {A}, behind the chair. “It’s all white.” {S} turned the sheet over. “Now it’s all green,” said {A}. “That’s the meadow,” said {S}. “There’s a cow further left.” {S} pushed it along. “I can see your thumb,” said {A}. {S} looked at the front. “The cow’s under that,” said {S}. “It’s a small one.”'
    ],
    bed: [
      'The picture grew dark from the edges in. {S} was in the middle, a bit too close, and chiefly chin.',
      '{S} lay there as though the picture had frozen, mouth a little open. Only the blanket still moved.'
    ]
  },
  {
    id: 'goodnight-all',
    keys: ['good night to each', 'good night to every', 'say good night to', 'goodnight toys', 'goodnight every', 'good night every', 'goodnight all', 'said goodnight stars', 'said goodnight trees', 'said goodnight car', 'said good night animals', 'said goodnight animals', 'said goodnight sea', 'said goodnight sun'],
    played: [
      '“Good night, leg,” said {S} to the table, and said it three times more, further on. “Has each of them got one?” asked {A}. “The fourth had it a bit late,” said {S}. {A} looked at what stood above, and that was bread and two cups. “And the top?” asked {A}. “That’s still up,” said {S}. “It’s having supper.” So they ate very softly, because it was already asleep underneath.',
      'Each thing had its own voice, and {A} did them all. “Good night, cupboard,” said {S}. “Good night,” said {A}, deep down. The tap squeaked it, and the sponge said it through water. “Good night, {A},” said {S} next. {A} opened a mouth, and it was the teaspoon. {A} coughed, and then it was the door. “Mine must be in here somewhere,” said {A}, very squeaky. “That’s the tap again,” said {S}.',
      'The chair had had its good night, and so had the lamp. From now on {S} went on tiptoe. {A} came behind, and bumped into the chair. “Now you’ve woken it,” whispered {S}. “Good night, chair. Once more.” “Sorry, chair,” said {A}, not very quietly. “That’s twice,” whispered {S}, and had to say it from the beginning. {A} walked backwards out of the room, step by step, straight towards the lamp.'
    ],
    bed: [
      'They had all had theirs, from the door to the moon. {S} kept the last one, and went to sleep on it.',
      'Under the blanket {S} said two more, quite small ones. The left foot had one, and so had the right.'
    ]
  },
  {
    id: 'hello-all',
    keys: ['said hello to', 'said hi to', 'said hello every', 'hello to everyone', 'greeted everyone', 'greeted every', 'said good morning every', 'said namaste every', 'said hello dog', 'said hello trees', 'said hello people', 'said hello neighbours'],
    played: [
      '{S} shook hands with the cup, by the handle, and said hello. Then came the frying pan, and after it the jug. “Hello, chair,” said {S}, but it held out nothing. “It’s got its hands full,” said {A}, who was sitting on it. {S} came to the door, took it by the handle and shook. It opened wide, and let them both in. “That one was really pleased,” said {A}.',
      'Round the table they went, {S} one way and {A} the other. “Hello,” said both when they met. The second time they said it once more. The third time they nodded. After that {S} looked at the lamp, and {A} found something on a sleeve. “It’s us again,” said {A} at the fifth. Then they both turned round, so as not to meet. Behind the chair they met. “Hello,” said {S}.',
      '“Hello, slipper,” said {S}. It did not move. “It’s looking the other way,” said {A}. {S} took it by the heel, and turned its toe round to the front. “Hello,” said {S}. Now the slipper looked at {S}, and waited. {S} stood on one leg, and then on the other. “I don’t know what comes next,” whispered {S}. “Ask about its brother,” whispered {A}.'
    ],
    bed: [
      'A hand came out of the blanket, waved to the wardrobe, and went back in.',
      'There was no one left to say it to. {S} said hello to the pillow, and stayed a while.'
    ]
  },
  {
    id: 'shared',
    keys: ['shared biscuit', 'shared biscuits', 'shared cookie', 'shared cookies', 'shared snack', 'shared lunch', 'shared toys', 'shared toy', 'shared sweets', 'shared candy', 'shared chocolate', 'shared cake', 'shared swing', 'shared apple', 'shared crayons', 'shared bike', 'shared scooter', 'shared tiffin', 'shared with brother', 'shared with sister', 'shared with friend', 'shared ice cream', 'halved biscuit', 'gave half', 'gave other half', 'shared everything', 'shared crisps', 'shared ball', 'shared teddy'],
    played: [
      '{S} shared out the one pair of slippers, and each of them got one. Now each had a warm foot and a cold foot. They walked to the kitchen, clop and pat, clop and pat. “I know how it gets fairer,” said {S}. {S} stood with the cold foot on {A}’s slipper, and {A} stood on {S}’s. Now all four feet were all right. “And how do we walk?” asked {A}. “We don’t,” said {S}.',
      'Whoever had the torch kept it until the other had counted to ten. {S} shone it, and {A} counted, not very slowly. Then {A} shone it. “Onetwothreefourfive,” said {S}, and was done. {A} learned quickly. In the end the torch only went to and fro between them, and shone on sleeves. “You have it,” said {A}. “No, you,” said {S}. They laid it on the table, and then it was the table’s turn. The table was not in a hurry.',
      '{S} fetched a basket of odd socks to fold. “Half of them are yours,” said {S}. “That’s too kind,” said {A}, “I couldn’t.” “I’d like you to have them,” said {S}, and pushed the heap over. “But I’ve nothing to give you,” said {A}, and thought, and pushed half of the half back. {S} thanked {A}, and gave half of that. At last there was one sock in the middle. They each held one end.'
    ],
    bed: [
      'The blanket did not have to be divided. Even so {S} left a corner of it over.',
      'One half of the pillow was for the left ear. The other half was for the right one, later on.'
    ]
  },
  {
    id: 'gave-last',
    keys: ['gave last piece', 'gave last biscuit', 'gave last sweet', 'gave last bite', 'gave last slice', 'gave last cookie', 'gave last strawberry', 'gave last grape', 'gave last crisp', 'gave friend biscuit', 'gave friend snack', 'gave brother biscuit', 'gave sister biscuit'],
    played: [
      '“Hold out your hand,” said {S}, and laid a raisin in it. There was only that one. {A} looked at the raisin, and then at {S}. “Now you’ve got none,” said {A}. “I’ve got a hand,” said {S}, and held it up. It was quite empty, and lighter than the other. {A} wanted to halve the raisin with a thumbnail. “No,” said {S}. “Halves are something else.”',
      '{S} set out a cup that had nothing, and beside it one that had a walnut. Then {S} pushed the walnut over. “Did it ask?” said {A}. “It looked,” said {S}. {A} bent down to see how a cup looks. It looked up, with the whole of its mouth. “I see,” said {A}. Then the first cup was moved closer, so that it had not so far to its walnut.',
      '{A} was the one who got it. “Thank you,” said {A}. “You don’t say anything,” said {S}. “You only chew.” So {A} chewed, and looked at {S} over both hands. {S} looked back, and chewed as well, with nothing in it. “What does yours taste of?” asked {A}. {S} thought about it. “The same,” said {S}, “only thinner.”'
    ],
    bed: ['One hand lay open on the blanket, with room in it.', 'What had been given away was somewhere else by now, and was quite well there.']
  },
  {
    id: 'gave-away',
    keys: ['gave away toys', 'gave away clothes', 'gave toys away', 'gave toys charity', 'donated toys', 'donated clothes', 'donated books', 'charity box', 'gave toys children', 'gave book away', 'gave teddy away', 'gave teddy charity', 'gave coat away', 'gave outgrown', 'gave clothes cousin', 'toy drive'],
    played: [
      'On the left was what stayed, and on the right was what went. {S} laid a spoon to the left, and an old sock to the right. {A} sat down in between, to help. “Which are you?” asked {S}. {A} looked at both heaps. “I’d rather like to stay,” said {A}. {S} thought for a moment, and pushed {A} a bit to the left. “There,” said {S}. “But only just.”',
      '“This is for you,” said {S}, with both hands. It was {A}’s own cup. “I’ve got that one already,” said {A}. “But not from me,” said {S}. {A} thanked {S} properly, and looked at it from below. Then {A} went out, and came back with something in a tea towel. {S} unwrapped it. It was {S}’s own two slippers. “Just my size,” said {S}.',
      '{S} handed over a slipper. “It stands by the sofa,” said {S}, “with its toe to the wall. In the evening it likes to go off. Then you have to hunt for it.” {A} promised. {A} carried it across to the chair, and {S} looked the other way. When {S} looked again, it was gone. “It’s gone off,” said {A}. “Already?” said {S}. “Then it feels at home with you.”'
    ],
    bed: [
      'Two hands lay open on the blanket. They were empty, and it felt quite light.',
      'There was a little more room in the dark than yesterday. {S} put an elbow there.'
    ]
  },
  {
    id: 'helped-carry',
    keys: ['helped carry', 'help carry', 'helped carrying', 'carried table', 'carried ladder', 'carried plank', 'carried sofa', 'carried bench', 'carried mattress', 'moved furniture', 'moved sofa', 'moved table', 'helped lift'],
    played: [
      'The beam was a rolled-up blanket, with {S} at the front and {A} at the back. “Which way?” asked {S}, and turned round to ask. At that {A} was pushed into the kitchen. “What did you say?” called {A}, and turned as well. Now {S} was in the kitchen. “I said, which way,” called {S} from there. “Straight on,” called {A}, by the sofa. They met again in the hall, each at the front.',
      '“One, two, three,” said {S}, and lifted. On {A}’s side the cushion stayed where it was. “On three, or after three?” asked {A}. “On three,” said {S}. This time {A} lifted at two, so as not to be late. “We’ll leave out the numbers,” said {S}. “I just say lift.” “When do you say lift?” asked {A}. At that {S} lifted. “I was only asking,” said {A}. “But you said it,” said {S}.',
      '{S} carried a blanket in both arms. “Let me help,” said {A}, and took one end. Now it hung down in the middle. {S} came round to hold up the middle, and then the other end was on the floor. {A} picked that up too. “We’re one person short,” said {A}. They laid it down and looked at it. “For two it’s too heavy,” said {S}, and carried it on alone.'
    ],
    bed: [
      'Both arms had put down what there was to carry. Now the bed carried them.',
      '{S} lay there and was not lifted, not on three and not after it.'
    ]
  },
  {
    id: 'helped-cook',
    keys: ['helped cook dinner', 'helped cook supper', 'helped cook lunch', 'helped make soup', 'made soup', 'cooked soup', 'stirred soup', 'stirred pot', 'stirred sauce', 'stirred dal', 'cooked dal', 'made dal', 'cooked stew', 'made stew', 'helped make curry', 'cooked curry', 'made curry'],
    played: [
      '“It needs something,” said {A}, and tasted what was in the bowl, which was water. {S} tasted too, and thought so as well. They took out a spoonful each, to think about it. “Perhaps a bit of bread,” said {S}. With bread they had to taste it all over again, twice. “Now I know what’s missing,” said {A}, when the spoon went clink. {S} looked into the bowl. “Supper,” said {S}.',
      'If you stop stirring, it sticks. So {S} stirred the big bowl, round and round, and did not stop. There was an itch, and {A} had to scratch it. There was a drink of water, and {A} held the cup. “What are we cooking, in fact?” asked {A}. {S} looked in without stopping. There was nothing in it yet but the spoon. “Then what can stick?” asked {A}. “My hand,” said {S}.',
      '{S} put a plate on top of the bowl for a lid. “Now it has to cook,” said {S}. {A} lifted the plate a little. “You’ve let the hot out,” said {S}. “Now it has to start again.” They sat down and waited. Then {S} lifted the plate by a crack. “You’re looking too,” said {A}. “I’m only letting the cold out,” said {S}, and took a good long time over it.'
    ],
    bed: [
      'The lid was on, and it was warm underneath. {S} was left to rest.',
      'Something turned over once more, slowly, as with a big spoon. After that {S} did not stick to anything.'
    ]
  },
  {
    id: 'helped-clean',
    keys: ['cleaned house', 'cleaned living room', 'cleaned kitchen', 'helped clean house', 'helped clean kitchen', 'helped clean floor', 'swept floor', 'swept kitchen', 'swept house', 'helped sweep', 'dusted shelves', 'dusted furniture', 'dusted table', 'dusted house', 'wiped table'],
    played: [
      'With one finger in a damp sock {S} rubbed a spot on the table. It came up very bright. “Now all the rest is dirty,” said {S}. “Before, it was only brown,” said {A}. They looked from the spot to the table, and it was a big table. “Can you put it back how it was?” asked {A}. {S} blew on it, but it stayed clean. So they stood the cup on top.',
      '{S} swept a crumb exactly between the kitchen and the hall. “That’s a kitchen crumb,” said {A}, who was doing the hall. {A} swept it over with a slipper. “It’s got hall on it,” said {S}, and swept it back. So it went to and fro, and each time it was a bit smaller. Then they could not find it any more. “Whose is it now?” asked {A}. “It’s moved out,” said {S}.',
      '{S} went round with a dry sock, and dusted what stood still. That was the lamp, two cups, and a chair with {A} on it. {S} did the chair legs, and next the shins. {S} did the elbows, and behind each ear. “I only sat down to look,” said {A}. “That’s how it starts,” said {S}. {A} had to lift both feet. There was some underneath, too.'
    ],
    bed: [
      'Everything had been put away, and last of all {S}, with a smooth cover on top.',
      'The pillow had been shaken, and had no crumb in it. {S} lay down carefully, so that it stayed like that.'
    ]
  },
  {
    id: 'made-up',
    keys: ['quarrelled brother', 'quarrelled sister', 'quarrelled friend', 'quarreled brother', 'quarreled sister', 'fought brother', 'fought sister', 'fought friend', 'argued brother', 'argued sister', 'argued friend', 'squabbled', 'squabble', 'katti', 'fought over'],
    played: [
      '“It is,” said {S}. “It isn’t,” said {A}. They stood on two cushions, with folded arms, and said it eleven times. “It isn’t,” said {S} next. “It is,” said {A}. Then both of them stopped. “You’ve gone over to my side,” said {A}. “You weren’t on it any more,” said {S}. They swapped cushions, so that it was right again. “What is it, anyway?” asked {A}. “It’s mine,” said {S}.',
      'They laid a scarf down the middle of the table, and each of them sat on one side. {S} had all the bread. {A} had all the butter, and the spoon for it as well. {S} ate a dry slice. {A} tried a bit of butter. “If you put your hand on the line,” said {A}, “it isn’t really over here.” So they buttered on the line. There was only room there if the scarf moved up.',
      '“Tell {A} to pass me the salt,” said {S} to the slipper. “Tell {S} that I didn’t hear a please,” said {A}. The slipper stood between them on the table, and told nothing to either. “What did it say?” asked {A} after a while. “You’re not allowed to ask me,” said {S}. “We’re not speaking.” “I was asking the slipper,” said {A}. They both bent down to listen, and bumped ears.'
    ],
    bed: [
      'Both arms had come unfolded. They lay next to each other on the blanket, and neither pushed.',
      'No line went down the middle of the bed. {S} lay across the place where it might have been.'
    ]
  },
  {
    id: 'said-sorry',
    keys: ['said sorry', 'say sorry', 'says sorry', 'apologised', 'apologized', 'apologise', 'apologize', 'said he was sorry', 'said she was sorry', 'whispered sorry'],
    played: [
      '“Sorry, chair,” said {S}. “What did you do to it?” asked {A}. “Nothing yet,” said {S}. “I’m saying it in advance.” {S} said it to the table too, and twice to the lamp. Then {S} came through the room, very wide, with both elbows out. It went quite well, and only the chair got a bump. “That one’s paid for,” said {S}. “You’ve still got two on the lamp,” said {A}.',
      'They met in the doorway, and each trod on the other’s slipper. “Sorry,” said {A}. “No, that was me,” said {S}. “It was all my fault,” said {A}. “You always want all of it,” said {S}. “I was there as well.” {A} looked at their toes. “Shall we say half?” asked {A}. “Half, and a bit more for me,” said {S}. “I trod first.”',
      '{S} said it into a slipper, quickly, and pushed the slipper over to {A}. {A} held it to one ear. “It’s right at the bottom,” said {A}. “Did it come out?” asked {S}. “Part of it,” said {A}. “The end’s caught in the toe.” {S} tapped on the sole. {A} heard the end as well, and said something into the slipper, and pushed it back. {S} listened for a long time. “That one’s warm,” said {S}.'
    ],
    bed: [
      'It is a small word, and it had been used. Now it was put away again, somewhere under the tongue.',
      '{S} lay on the good side. Nothing was left in the slipper by the bed but a bit of warmth.'
    ]
  },
  {
    id: 'saw-squirrel',
    keys: ['saw squirrel', 'saw squirrels', 'squirrel tree', 'squirrel nut', 'squirrel nuts', 'fed squirrel', 'squirrel garden', 'squirrel park', 'squirrel stole', 'squirrel ran', 'squirrel acorn', 'squirrel climbed', 'squirrel jumped', 'red squirrel', 'grey squirrel', 'squirrel window', 'squirrel feeder', 'chased squirrel', 'squirrel fence'],
    played: [
      '{S} hid six buttons for the winter, in different places. “Where did you put them?” asked {A}. “I’m not allowed to know,” said {S}, “or they don’t keep.” Winter came straight after the soup. {S} dug in the sofa, and found a comb. {S} dug in the washing, and found more washing. Then {A} stepped into a slipper and made a face. “Here’s one,” said {A}. “Put it back,” said {S}. “That’s for February.”',
      'On the rug stood {A} and was the trunk. {S} was always on the side where {A} was not looking. “Where are you?” asked {A}, and turned. “Round the back,” said {S}. {A} turned faster, and so did the back. “Trees don’t turn round,” said {S}. “This one’s inquisitive,” said {A}, but stood still. A paw came from behind and felt in the pocket. There was a biscuit in it, and then there was not.',
      'A squirrel is in one place or another, but never on the way. {S} was at the door, and the next thing was {S} at the chair. {A} wanted to learn that as well. “I saw you by the table,” said {S}. “I had to come through there,” said {A}. {S} faced the wall and gave {A} a second try. After some puffing it grew quiet. {A} sat on the chair, as if for years.'
    ],
    bed: [
      'All at once {S} was in the bed. The blanket lay along the back, up to the ears.',
      'The last nut had been put by, and it was no longer clear where. {S} patted the pillow down on top.'
    ]
  },
  {
    id: 'butterfly',
    keys: ['saw butterfly', 'chased butterfly', 'chased butterflies', 'butterfly landed', 'butterfly finger', 'butterfly sat', 'butterfly garden', 'butterfly flower', 'butterfly house', 'caught butterfly', 'let butterfly go', 'butterflies flowers', 'butterfly flew', 'butterfly net', 'counted butterflies', 'saw butterflies', 'butterfly shoulder', 'followed butterfly'],
    played: [
      '“Would you bring me the spoon?” asked {A}. {S} fluttered off with it, past the lamp, and twice round a chair. “It’s shorter this way,” said {A}. “It’s only shorter if you know where you’re going,” said {S}. The spoon visited the window, and dipped down to a slipper. Then it came in a zigzag to the table, and landed beside the soup. {A} reached for it. “Now you’ve frightened it,” said {S}, and it flew on.',
      'A paper napkin, folded once, floated down and settled on {A}’s head. “Don’t move,” said {S}. {A} had just been lifting a cup. “May I drink?” asked {A}, almost without lips. “If it doesn’t notice,” said {S}. {A} brought the cup up by the width of a hair, and then of another. It took until the tea was cold. Then {A} had to sneeze. “It was going to leave anyway,” said {S}.',
      'For a tongue {S} had a strip of paper, rolled up tightly on a pencil. “When it comes to a flower, it unrolls,” said {S}. {A} was the flower, and held out a cup of water. The tongue went down, and drank its fill. But when it was out again it would not roll up. It hung over {S}’s chin, wet and long. “What does it do now?” asked {A}. “It wears it as a tie,” said {S}.'
    ],
    bed: [
      'Both arms opened once on the sheet, and closed. After that they stayed together.',
      '{S} came to the pillow by way of the foot end and the wall. There {S} settled.'
    ]
  }
]
