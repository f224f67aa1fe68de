import type { SecondTopic } from '../second-topic.ts'

export const town: readonly SecondTopic[] = [
  {
    id: 'farm',
    keys: ['farm', 'farms', 'farmer', 'farmers', 'farming', 'farmyard', 'farmhouse', 'barn', 'barns', 'barnyard', 'haystack'],
    begin: [
      '“This has to have a farm in it,” said {S}. {A} looked round for a field. “The carpet has a lot of nothing on it,” said {A}. “That’s a field,” said {S}.',
      'Before anything else, {S} needed a farm. A farm needs a gate, so {A} opened and shut one in the air. It squeaked. {A} did the squeak.',
      'There was going to be a farm with {host}, and that was that. {S} had already rolled up both sleeves, because a farmer never rolls up only one.'
    ],
    middle: [
      'Five cushions made a flock, and the sofa was the barn. {S} opened the gate, which was a chair, and called the sheep. No sheep came. “They want to be carried,” said {A}. So {S} carried each of them in under one arm. {A} sat in the barn and counted. “Four,” said {A}. “There should be five.” They looked in every corner of the farm. Then {A} stood up, and there was the fifth sheep, rather flat.',
      '“The cow needs milking,” said {S}. There was no cow, so {A} went down on hands and knees and mooed. {S} put a saucepan beside the cow and did swish, swish with both hands in the air. “How much is there?” asked the cow. {S} looked in. “It’s empty.” “I was waiting for you to say please,” said {A}. {S} said please. After that the saucepan was full, and had to be carried across the farm slowly.',
      'A saucepan lid was the steering wheel, and {S} was the tractor behind it. Tuk, tuk, tuk, it went, up the carpet and down again. “Leave a strip for {host},” said {A}, and {S} drove round. Then {A} planted a whole row of potatoes, which were socks. {S} looked back. “Nothing has come up,” said {S}. “Give it a minute,” said {A}, and they gave it a whole one. It was a good harvest. Hardly any had holes.'
    ],
    later: [
      '“Cock-a-doodle-doo,” said {A} from behind the sofa. {S} lay under a blanket, being the farmer. “Not yet,” said the farmer. “That’s not what farmers say,” said the cockerel. “What do they say?” {A} thought about it. “Not yet,” said {A}, “but quietly.” So {S} said it quietly, got up, and went to feed a slipper.',
      'On a cushion sat the hen, which was {A}, and would not move. “Is there anything under you?” asked {S}. “I’d rather not look,” said {A}. “It’s so nice not to know.” {S} waited with a bowl. At last the hen got up, and there lay a rolled-up sock, quite warm. “It’s a blue one,” said {S}. “I was hoping for blue,” said {A}, and clucked once.',
      'Every farm needs a scarecrow, so {S} stood in the corn with both arms out. {A} added a tea towel for a hat. Not one bird came. “It works,” said {A}. “There aren’t any birds,” said {S}. “That’s how well it works.” “And {host}?” asked {S}, without moving. “Scarecrows only do birds,” said {A}.'
    ],
    end: [
      'Far off on the farm the gate squeaked once more. Then somebody hung up the key, and all the sheep lay down like cushions.',
      'In the barn it was warm and smelled of hay. {S} heard one small moo from very far away, and did not need to answer.',
      'The farm had gone quiet, field after field. There was a place in the hay for {host}, and {A} had counted. Nobody was missing.'
    ]
  },
  {
    id: 'zoo',
    keys: ['zoo', 'zoos', 'zookeeper', 'zoo keeper', 'zookeepers', 'zoo trip', 'petting zoo', 'safari park', 'wildlife park'],
    begin: [
      '“Can we put a zoo in?” asked {S}. {A} said that it could be done, if somebody sold the tickets. {S} sold two, and one for {host}.',
      'A zoo was wanted too. {S} had already made the signs. They all said “Please do not tap the glass”, and one of them hung at the window.',
      'It was settled that there would be a zoo. “Where do we start?” asked {A}. “At the penguins,” said {S}. “You have to, or they talk about it.”'
    ],
    middle: [
      'Behind the back of a chair sat {A} and looked out between the bars. {S} was the visitor to the zoo and read the sign aloud. “This is the sloth. It moves once a week.” {A} did not move. {S} waited for a good while. “Has it been yet?” asked {S}. The sloth said nothing. Then, very slowly, {A} lifted one hand and waved. “You were lucky,” said {A}. “That was the whole week.”',
      'The penguins had to be fed, and {A} was all the penguins in the zoo. {S} came with a bowl full of fish, which were spoons. {A} waddled up with both arms flat and got one. Then {A} went to the back of the queue and came again. “You’ve had yours,” said {S}. “That was Gerald,” said the next penguin. So it went on until the bowl was empty. Afterwards {S} did the sum, and Gerald had had six.',
      '“Here we have the lion,” said {S}, who was the keeper, and pointed at the sofa. “It’s asleep,” whispered {A}. “They always are. And here we have {host}.” They stood and looked for as long as was polite. The next house in the zoo was a blanket over two chairs, and it was empty. “Who lives here?” asked {A}. {S} bent down to the sign. “Back in five minutes,” read {S}. So they waited, and talked quietly, in case it was shy.'
    ],
    later: [
      'A zookeeper has to wash the elephant. {A} was the front half, with one arm for a trunk. {S} scrubbed with a dry sock and began behind the ear. “You’ve done that ear,” said the elephant. “It’s still the same one,” said {S}. “They’re large.” When it was finished, {A} lifted the trunk and blew. Then {S} had to be dried with a tea towel.',
      'In the parrot house sat {A}, very straight, on a cushion. “Hello,” said {S}. “Hello,” said the parrot. “You’re copying me.” “You’re copying me.” {S} thought hard. “The parrot gets a nut,” said {S}. “The parrot gets a nut,” said {A}, and held out a hand. There was nothing to be done, so {S} paid. It was the cleverest parrot in the zoo.',
      'Now the zoo was the other way round, and the people sat behind the bars. {S} and {A} looked out between the chair legs. “Who has come to see us?” asked {A}. “Only {host},” said {S}. So they did what people do. {S} scratched one ear, and {A} looked everywhere for some glasses. “Do the glasses again,” whispered {S}. “The glasses are the best bit.”'
    ],
    end: [
      'At the zoo all the little doors had been shut. Only the owls were still up, and they kept their voices down.',
      'Somewhere in the zoo a sloth moved, once, to lie better. {S} did just the same, only a little faster.',
      'One last keeper went round the zoo on soft shoes, past the seals, past {host}. At each sign the keeper said sleep well.'
    ]
  },
  {
    id: 'circus',
    keys: ['circus', 'circuses', 'clown', 'clowns', 'trapeze', 'ringmaster', 'big top', 'circus tent'],
    begin: [
      '“Ladies and gentlemen,” said {S}. There was only {A}, who looked round to see if more had come. “It’s a circus,” said {S}. “You have to say it anyway.”',
      'There had to be a circus in it. {A} laid the ring on the carpet out of socks, heel to toe. {S} walked round it once, to check that it was round.',
      'No circus is any good without a drum roll. {S} did one on a cushion, for {host}. “And what comes after that?” asked {A}. “The circus,” said {S}.'
    ],
    middle: [
      'On the carpet lay a scarf, quite straight, and that was the high wire. {S} held a wooden spoon across with both hands and set one foot before the other. “Don’t look down,” said {A}, and did the drums on both knees. “There’s a crumb down there,” said {S}, and wobbled. Three more steps, two more, and {S} stood at the far end. “And now back,” said {A}. “I’ll walk,” said {S}, and went back beside it.',
      'Next in the circus came the strongest person in the world, and that was {A}. Two cushions and a rolled blanket made the weight. “A hundred tons,” called {S}. {A} puffed, and bent both knees, and could not lift it. At the second try it came up as far as the knees. Down it went with a thump, which {S} did with one foot. Then {S} had to tidy the ring, and carried it off under one arm.',
      '“I shall now juggle with one sock,” said {S}. It went up, it came down, and {A} clapped. “Now with two.” One was caught, and the other landed on {A}. “Now three,” said {S}, and threw them all. They came down on the sofa, on {A} and on nobody. “It’s still juggling,” said {A}, “only more spread out.” {S} bowed in three directions, as they do in the circus. The third bow was for {host}.'
    ],
    later: [
      'Round the ring trotted {A}, who was the white horse. A tea towel was the mane. In the middle stood {S} and turned along with the horse. Round they went, and round. “Stop,” said {S}. “I’m not tired,” said the horse. “The room is going round,” said {S}. “It’s a good trick, and I never even practised it.”',
      '“A circus has an interval,” said {S}. “What do you do in it?” asked {A}. “You queue.” So they queued at the kitchen table, with {A} behind {S} and a place for {host}. It was quite a long interval. “What are we queuing for?” whispered {A}. {S} did not turn round. “I’m at the front,” whispered {S}, “and I don’t know either.”',
      'There was no clown without a nose. {S} rolled up a red sock and held it where a nose should be. “Say something funny,” said {A}. {S} thought. “Trousers,” said {S}. {A} laughed, and laughed again, and had to sit down. Then {A} got the nose, held it up and looked very serious. “Trousers,” said {A}. It was even funnier slowly.'
    ],
    end: [
      'The circus had taken up its ring, sock by sock. Far away the last drum went on, as soft as fingers on a blanket.',
      'High up in the circus tent there was still a lamp, a very small one. {S} looked at it for a while with closed eyes.',
      'Then the circus bowed, once to {A} and once to {host}. The last bow was for {S}, who bowed back lying down.'
    ]
  },
  {
    id: 'museum',
    keys: ['museum', 'museums', 'art gallery', 'picture gallery', 'exhibition', 'exhibitions', 'museum guard', 'museum trip'],
    begin: [
      '“Coats go on the left,” said {S}. “Why?” asked {A}. “Because this is a museum.” {A} had no coat to hand over, and gave a sock instead.',
      'There should be a museum in it. In the museum there should be {host}, with a little card. {S} had the card. {A} had the pencil.',
      'It had to be a museum. Old things were needed for that, and {S} looked slowly round the room. “Why are you looking at me?” asked {A}.'
    ],
    middle: [
      'On the table stood a slipper, with a card in front of it. {S} was the guide in the museum and had a voice for it. “This is the slipper of a king,” said {S}. “The other was lost in a bog.” {A} bent down to look, without touching. “How old is it?” “A thousand years,” said {S}. {A} bent down further. “I know this slipper,” said {A}. “It’s mine.” {S} looked at both. “You’ve kept very well,” said {S}.',
      'Every museum has a guard on a chair, and {A} was the guard. {S} came in, looked at a spoon, and put out one finger. “Please don’t touch,” said {A}. {S} went on to a cup and put out the smallest finger. “Please don’t touch.” So {S} came over to the chair and touched the guard on the knee. {A} looked it up in the rules, which were a tea towel. “There’s nothing here about that,” said {A}.',
      '“And here the dinosaur,” said {S}, “once we’ve put it together.” The bones lay on the carpet: six spoons and a whisk. {A} laid the whisk at one end. “That’s the head,” said {A}. “That’s the tail,” said {S}. They turned it round, and now it was a head after all. “Was it as big as {host}?” asked {A}. “Only lengthways,” said {S}. Then they wrote the card for the museum. “Nobody knows which way it went,” it said.'
    ],
    later: [
      '“This one is a statue,” said {S}, and {A} stood still with one arm in the air. {S} walked round it with a pencil. “Very lifelike,” said {S}, and wrote it down. “The nose is a bit much.” The mouth of the statue twitched. “Two hundred years old, and never laughed once.” {S} looked at it from close up. Then it had to be mended, because it shook.',
      'In a museum you can have a voice in your ear that explains things. {A} walked behind {S} and was the voice. “You now see {host},” it said. “Go left.” {S} went left. “You now see a curtain. It was made by people who needed a curtain.” {S} stood there for a long time. “For more about the curtain,” said {A}, “press the elbow.” {S} pressed it.',
      'For pictures you have to tilt your head. {S} held up a sheet of paper with nothing on it. {A} stepped back, stepped forward, and tilted. “What is it called?” asked {A}. “Polar bear with its eyes shut,” said {S}. {A} looked for a good long while. “I can see an ear,” said {A}. {S} came round to look, and the museum waited. “That’s a crumb,” said {S}.'
    ],
    end: [
      'In the museum the lights went out, room after room. The old things stood where they stood, and were a little older already.',
      'Somewhere a guard went softly through the museum and counted the pictures. There was a lamp left on for {host}.',
      'One small card would have fitted beside the bed, as in a museum. It would have said: sleeper, with blanket, quite new.'
    ]
  },
  {
    id: 'library',
    keys: ['library', 'libraries', 'librarian', 'librarians', 'books', 'bookshop', 'bookshops', 'bookstore', 'bookseller', 'bookshelf', 'bookshelves', 'library book', 'library card'],
    begin: [
      '“I’d like a library in it,” whispered {S}. “Why are you whispering?” whispered {A}. {S} pointed all round. “Because we’re in it already.”',
      'Books were wanted, a whole library of them. {A} leaned three against a cushion and said there must be something here about {host}. {S} began to look.',
      '{S} wished for a library, and a library needs a stamp. {A} found a bottle top. It went clonk on the table, just as it should.'
    ],
    middle: [
      'At the library desk sat {S}, with a bottle top for a stamp. {A} came up with a tea towel. “I’d like to borrow this book,” said {A}. {S} opened it, looked at both sides, and stamped it, clonk. “It’s about cups,” said {S}. “Is it sad?” asked {A}. “Only in the middle.” {A} took it to the sofa, read it from corner to corner, and brought it back. “I was worried,” said {A}, “but they all got dry.”',
      '“This is late,” said {S}, who was the librarian, and held up the book. It was a sheet of paper, folded once. “Is it very late?” asked {A}. {S} counted on all fingers, twice. “A hundred years. That’ll be one button.” {A} paid. “I’m a slow reader,” said {A}. “And how does it end?” asked {S}. “I don’t know. I still have one page to go.” So {S} stamped it again, for another hundred years.',
      '“Shh,” said {S}, because this was the reading room of the library. {A} turned a page, and it rustled. “Shh.” {A} turned the next with two fingers, and a chair creaked. “Shh,” said {S} to the chair. Then it was quite still. “Somebody keeps making a noise,” whispered {A}. {S} listened at the table, and listened towards {host}. “It goes shh,” whispered {S}, “and I’m afraid it’s me.”'
    ],
    later: [
      'Library books have to stand in order. {S} began at one end with the big ones. {A} began at the other with the green ones. In the middle they met, and one book was left over. It was big, and it was green. They both looked at it for a while. In the end the library had three parts: big, green, and that one.',
      '“Have you any books about {host}?” asked {A} at the desk. {S} typed on the table with ten fingers, for rather a long time. “We have,” said {S}, “but it’s out.” “Who has got it?” {S} typed again. “You.” {A} felt under one arm, and there it was, as thin as a tea towel. “Then I’m bringing it back,” said {A}, “and I’d like to borrow it.”',
      'In the bookshop {A} read out only the first line. “Once there was a goose in a hat.” “I’ll take it,” said {S}. {A} picked up the next book. “Once there was a hat without a goose.” “I’ll take that too,” said {S}. “That must be the second part.” It was the same sheet of paper, held the other way up, but {S} paid for both.'
    ],
    end: [
      'In the library somebody turned one last page and turned down the lamp. The books leaned against each other, as books do.',
      'Far at the back of the library a stamp went clonk, very softly. It was for {S}, who could stay as long as was needed.',
      'On the lowest shelf of the library stood the book about {host}. {S} knew just where, and let it stand.'
    ]
  },
  {
    id: 'shop',
    keys: ['shop', 'shops', 'shopping', 'shopkeeper', 'supermarket', 'supermarkets', 'market', 'markets', 'store', 'stores', 'mall', 'sells', 'selling', 'market stall', 'corner shop', 'shopping trolley'],
    begin: [
      '“Are you open?” asked {A}. {S} turned over a piece of paper, and the other side said yes. So now there was a shop in it, as there had to be.',
      'A shop had to come into it. {S} pushed a chair forward for the counter. “What do you sell?” asked {A}. “All this,” said {S}, “except {host}.”',
      'Whoever has a shopping bag needs a shop, and {A} had found a bag. {S} went behind the table and put a spoon straight. “Who’s next?” asked {S}.'
    ],
    middle: [
      'Behind the table stood {S} and kept a shop. “A pound of something, please,” said {A}. {S} took three socks in one hand, nothing in the other, and weighed them. “It’s a bit over. Is that all right?” “It always is,” said {A}, and paid with a spoon. {S} gave two spoons change. {A} looked at them. “Now I have more than before,” said {A}. “You’re a good customer,” said {S}.',
      'Beep, said {S}, because this was the till in the shop. {A} put a cushion on the table, and it slid along. Beep. A slipper, beep. A tea towel, and nothing. {S} turned it over, rubbed it flat, and tried again. “It won’t go through,” said {S}. “I need the manager.” {A} came round the table and was the manager, and bent over the tea towel. “Beep,” said the manager, and went back round to pay.',
      'A box was the shopping trolley, and it pulled to the left. {S} pushed it towards the milk and got to the socks. “Did we need socks?” asked {A}. “We do now,” said {S}. They leaned hard, aimed at the bread, and came past the socks again. {A} looked at the list. “Milk, bread, and something for {host},” read {A}. {S} looked in the box. “Socks,” said {S}. “It’s what the shop has on the left.”'
    ],
    later: [
      '“Lovely carrots,” called {S} from behind one chair. They were pencils. “Lovely carrots,” called {A} from behind the next, and those were pencils too. “Mine are cheaper,” called {S}. “Mine are free,” called {A}. {S} came across at once and took the lot. That left only one stall in the market. “And what do they cost now?” asked {A}. “I’ll have to think,” said {S}.',
      'In the shop there was a sale. “What’s in it?” asked {A}. “The chair,” said {S}. “Half off.” {A} sat down on one half and found it very reasonable. “And {host}?” “Only to look at,” said {S}. {A} looked, for nothing, and then asked about the other half of the chair. But {S} was sitting on it.',
      'Something had to go back to the shop. “It’s this sock,” said {A}. “It has a hole in it.” {S} looked. “That’s where the foot goes in.” {A} put a hand in, and that was true. “Then I need a second one,” said {A}. {S} searched at the back for a long time, and came out with a glove. “It’s for five thin feet,” said {S}. “I’ll try,” said {A}.'
    ],
    end: [
      'The shop was shut now. One last tin stood on the shelf. {S} had turned its good side to the front.',
      'Far off in the shop the till said beep, very low. The last thing on the list was sleep, and that cost nothing at all.',
      'At the market they rolled up the cloths. {A} had the bag, {host} had been thought of, and {S} had nothing more to carry.'
    ]
  },
  {
    id: 'cafe',
    keys: ['cafe', 'cafes', 'café', 'restaurant', 'restaurants', 'food truck', 'food trucks', 'ice cream van', 'ice cream truck', 'ice cream shop', 'ice cream parlour', 'waiter', 'waiters', 'waitress', 'coffee shop', 'tea room'],
    begin: [
      '“A table for two?” asked {S}. {A} had not known that there was a cafe here. “It opened a minute ago,” said {S}, and wiped a corner with one sleeve.',
      '“Have you booked?” asked {A}, with a tea towel over one arm. So there was to be a restaurant in it. {S} had booked, for two and {host}.',
      'Nobody had a menu yet, so {S} drew one. It had three things on it, and a brown ring, as in a real cafe. {A} read it twice.'
    ],
    middle: [
      'With a tea towel over one arm {S} came to the table of the cafe. {A} read the menu from top to bottom. “The soup, please.” “The soup’s off.” “Then the pie.” “The pie’s finished.” “What is there?” asked {A}. {S} looked over both shoulders and bent down. “There’s a spoon,” whispered {S}. {A} ordered the spoon. It came on a plate, with a bow, and {A} said that it was done just right.',
      'The waiter was {A}, with a pencil and some paper. “A cup of air, please,” said {S}. {A} wrote for a long time, over the edge and on to the back. “A big air or a small one?” “Medium.” “To have here?” “To take away.” {A} called it into the kitchen, which was a chair. Then the cup came, and {S} sniffed at it. “There’s something in it,” said {S}. {A} sniffed too. “Cinnamon,” said {A}. “That’s a present from the cafe.”',
      'At this cafe there was a hatch, the back of the sofa. {S} stood behind it, and {A} queued in front, with a place kept for {host}. “One ice cream, please,” said {A}. {S} rolled up a sock and put it in a cup. “Sprinkles?” “Lots.” {S} sprinkled with ten fingers. {A} held it up and licked all round it, without quite touching. “It’s dripping,” said {S}. {A} licked faster, and then wiped one elbow.'
    ],
    later: [
      '“The bill, please,” said {A}. {S} read it out. “One chair, sat on. One window, looked out of. One joke.” “Which joke?” asked {A}. “It’s just coming,” said {S}. “What’s under the table?” “I don’t know.” “Your feet.” {A} bent down to see, and it was right. {A} paid for the lot, and left a button for the waiter.',
      'In the kitchen of the cafe {S} stirred an empty saucepan. {A} tried it from a dry spoon. “It needs salt,” said {A}. {S} took some from the air. “Now it’s too salty.” {S} added a jug of nothing and stirred the other way. {A} tried again, with closed eyes. “Now it’s right. What’s it called?” {S} named it after {host}, and it went on the menu.',
      '“I’ll be the waiter,” said {S}. “I’m the waiter already,” said {A}. So the cafe had two waiters, and nobody to wait on. They stood by the table, very straight, each with a tea towel. “Quiet in here,” said {A}. “It was busier last week,” said {S}. Then {S} pulled out a chair for {A}, and {A} pulled out one for {S}. For once, two waiters sat down.'
    ],
    end: [
      'In the cafe the last cup had been wiped and hung on its hook. It swung a little, then less, then hardly.',
      'Quite far away a waiter laid the last napkin straight. Then the waiter looked to see if {S} had everything. {S} had.',
      'One table in the little cafe stayed as it was, with a card on it. It was for {host}, and for {S}.'
    ]
  },
  {
    id: 'hairdresser',
    keys: ['hairdresser', 'hairdressers', 'hairdressing', 'barber', 'barbers', 'barbershop', 'barber shop', 'haircut', 'haircuts', 'hair cut', 'salon', 'hair salon', 'beauty salon', 'hairstyle', 'hairdryer'],
    begin: [
      '“Just a little off the sides,” said {A}, and sat down on a chair. From that {S} knew that there was a hairdresser in it.',
      '{S} had a comb, and {A} had hair, more or less. So it had to be a hairdresser’s. There was a chair for {host}, to wait on.',
      'A hairdresser was called for, and a hairdresser needs a cape. {A} shook out a tea towel with a snap, as barbers do. {S} looked up. “Am I next?” asked {S}.'
    ],
    middle: [
      '“And how would you like it?” asked {S}, who was the hairdresser, and picked up the comb. “The same as last time,” said {A}. {S} had not been there last time. So two fingers went snip, snip, snip through the air, not too near, all the way round. Nothing fell down. {S} held up a saucepan lid at the back, for a mirror. “It’s exactly as it was before,” said {A}. “As ordered,” said {S}.',
      'Hairdressers talk, so {S} combed and talked. “Have you come far?” “From the sofa,” said {A}. “And are you going anywhere nice?” “Back to the sofa.” {S} combed to the left and asked about {host}. “Can’t complain,” said {A}. Then {S} combed it all to the right, where it would not stay. “It has a mind of its own, your hair,” said {S}. “I let it,” said {A}. “It’s up there by itself.”',
      'To have a wash at the hairdresser’s, {S} leaned back on a cushion. {A} turned on the tap, which went shhh between the teeth. “Too hot? Too cold?” asked {A}. “Too loud,” said {S}. So {A} turned it down, until it only trickled. Ten fingers went round and round, without a drop. “There’s foam in my ear,” said {S}. {A} lifted it out and looked for a place to put it. “In the other one,” said {S}.'
    ],
    later: [
      'For drying you need wind. {A} puffed out both cheeks and blew, and {S} sat still. Three hairs got up, looked round, and lay down again. “There’s a stronger button,” said {S}. {A} took a tea towel in both hands and fanned, and now they all stood. “What’s this haircut called?” asked {S}. {A} stepped back. “Dandelion,” said {A}. {S} kept it on as far as the hall.',
      '“This customer has waited long enough,” said {S}, and laid a blanket over the chair. It had a fringe at the bottom. {A} took the comb and did it strand by strand. “There’s nothing at all on top,” whispered {A}. “Shh,” said {S}. “It’s cooler like that.” When the fringe hung straight, {A} reached for the mirror. “Best hold it low,” said the hairdresser.',
      '“I want it like this,” said {A} to the hairdresser, and held out a picture. “That isn’t hair,” said {S}. “That’s a scribble.” “Just like that, please.” {S} used both hands, until not a hair knew where it belonged. Then it was compared with the picture, and to be fair with {host}. “There’s a curl missing,” said {S}, and drew it on the paper.'
    ],
    end: [
      'At the hairdresser’s a broom went over the floor, swish and swish. There was nothing to sweep up, and it took its time.',
      'One hair still stood up on the pillow, as no hairdresser had planned it. {S} let it stand. It lay down when it was ready.',
      'Far away a barber laid the comb beside the other combs. {A} smoothed the blanket to one side, and wished {host} a good rest.'
    ]
  },
  {
    id: 'laundry',
    keys: ['laundry', 'laundromat', 'launderette', 'laundrette', 'washing machine', 'washing machines', 'washing line', 'clothes line', 'clothesline', 'washing day', 'laundry basket', 'tumble dryer', 'clothes pegs'],
    begin: [
      'There was laundry to be done in it, said {S}, a great heap. {A} looked, and saw one sock. “They send one ahead,” said {S}.',
      '“Whites or colours?” asked {A}. {S} thought about {host}. “Mixed,” said {S}. And so there was to be laundry in it, with a basket and pegs.',
      'Round and round it had to go, behind a round window. {S} wanted a washing machine in it. {A} practised the noise, and got as far as the rinse.'
    ],
    middle: [
      'The washing machine was {A}, on a chair, with both arms in a ring. {S} put in a tea towel and pressed the button, which was a nose. {A} hummed and swung to the left, and then to the right. “How long does it take?” asked {S}. “Two hours,” said the machine. {S} pressed the nose again. “Short wash,” said {A}, and shook very fast for three seconds. The tea towel came out as dry as it went in.',
      'With both arms held out {A} was the washing line. {S} hung up a sock, a tea towel and a second sock. “And {host}?” asked {A}. “Dries flat,” said {S}. After a while the line began to sag. “It needs a prop,” said {A}. So {S} stood under one elbow and was the prop. Now there was nobody left to take the laundry in. They stayed like that until it was good and dry.',
      'Pairs had to be made from the laundry, and {S} laid out the socks in a row. {A} held up a striped one. “Have you seen another like this?” They found blue and blue, and grey and nearly grey. In the end two were left over, the stripe and a spotted one. {S} rolled them up together. “But they’re strangers,” said {A}. “They were in there for a whole long wash,” said {S}. “They must have talked.”'
    ],
    later: [
      'In a laundromat you sit and look. {S} and {A} sat on the sofa, and the cushion opposite was the machine. “What’s on?” asked {A}. “A shirt,” said {S}. They watched. “And now?” “The same shirt.” “I’ve seen this one before,” said {A}. “Wait,” said {S}. “The sleeve comes in a minute.” They leaned forward, and there it came.',
      'Clean blankets take two people to fold. {S} had two corners, {A} had two corners, and they walked towards each other. Now four corners were in one place, and so were two noses. “I’ll get the bottom,” said {S}, bent down, and was gone. There was only laundry to be seen. “Which corner am I?” it asked. “The warm one,” said {A}.',
      '“It has shrunk,” said {S}, and held up a very small sock from the washing machine. “What was it before?” asked {A}. “A tablecloth.” {A} felt it between two fingers. “Too hot,” said {A}. Then {A} looked worried. “You didn’t wash {host} with it?” {S} turned round and looked. “No,” said {S}. “Still the old size.”'
    ],
    end: [
      'Far away a washing machine went round, slower and slower. Something soft tipped over in it, one last time, and lay still.',
      'On the washing line one sock still hung and hardly moved. It was nearly dry, and in no hurry.',
      'The laundry lay folded, edge on edge, with a place on top for {host}. {S} pulled up the blanket, which smelled of soap too.'
    ]
  },
  {
    id: 'hotel',
    keys: ['hotel', 'hotels', 'hotel room', 'hotel lobby', 'hostel', 'motel', 'guest house', 'bellboy', 'room service', 'innkeeper'],
    begin: [
      '“Do you have a room?” asked {A}. {S} looked round. “This one,” said {S}. That was lucky, because there had to be a hotel in it.',
      'There was a hotel in it from the start. {S} tied a spoon to the key, so that it could not get lost. The room with the view went to {host}, said {A}.',
      'Ding, said {S}, because every hotel has a bell on its desk. {A} came at once and wanted to know about the luggage.'
    ],
    middle: [
      'Behind the hotel desk, which was a chair, stood {S} with a list. “Name?” asked {S}. {A} gave one, letter by letter, and {S} drew a wavy line. “You’re in room seven. It’s the sofa.” {A} went there, sat down, got up, and came back to the desk. “There’s a dent in it,” said {A}. “Somebody has been sitting there.” {S} ran a finger down the list. “That was you,” said {S}, “just now.”',
      '“Room service,” said {S}, and knocked on the arm of the sofa. “Come in,” said {A}. {S} set down a tray with a big saucepan lid on it. {A} lifted the lid, and underneath was a smaller lid. Under that lay a note. “We hope you enjoy your lids,” read {A}. “With greetings from the hotel and from {host}.” {A} enjoyed both of them, and asked if there was a middle one.',
      '“Which floor?” asked {S}, who worked the lift in the hotel. It was a blanket on the carpet, just big enough for two. “The ninth, please,” said {A}. {S} pressed the air. They went up, which is done with the knees, down a little and then on to tiptoe. “Ninth floor,” said {S}. {A} looked out. “It’s just like the ground floor.” “It’s the same hotel,” said {S}. {A} asked to try the fourth, in case.'
    ],
    later: [
      '“Hello, is that the hotel desk?” asked {A} into a slipper. “It is,” said {S} into the other slipper, not far away. “There’s a noise in my room.” “What sort of noise?” “Somebody is talking into a slipper.” {S} promised to look into it, and looked into it. “I can’t see anyone,” said {S}. “It has stopped now,” said {A}. “What good service.”',
      'The porter carries the bags, and {S} was the porter. {A} had come to the hotel with five cushions and one sock. “I’ll take the sock,” said {A}. “It’s valuable.” {S} took the rest, and only two feet could be seen. They went once round the table and stopped at the sofa. “What’s in all these?” asked the porter. “Cushions,” said {A}. “You never know with hotels.”',
      'Somebody has to make the beds in a hotel. {A} smoothed a blanket on the sofa, and {S} folded back one corner. “And a little something on the pillow,” said {A}. {S} put a button there. Now it was so neat that they only stood beside it. Not even {host} got in. “We’ll have to let the floor,” said {S}.'
    ],
    end: [
      'On the door hung a card, as in all good hotels. Please do not disturb, it said, and nothing did.',
      'Far down at the desk of the hotel a small lamp stayed on. Whoever came late would still get a key.',
      'The keys of the hotel hung on their board, all in a row. {S} was in, {A} was in, and there was a room for {host}.'
    ]
  },
  {
    id: 'airport',
    keys: ['airport', 'airports', 'plane', 'planes', 'aeroplane', 'aeroplanes', 'airplane', 'airplanes', 'pilot', 'pilots', 'suitcase', 'suitcases', 'flight attendant', 'jumbo jet', 'paper plane', 'boarding pass'],
    begin: [
      '“This is the last call,” said {S} through both hands. There had to be an airport in it, and a plane. {A} came running with one sock.',
      'A plane was to fly in it. {S} set two chairs one behind the other. “Who gets the window?” asked {A}. They gave it to {host}.',
      'First of all a suitcase had to be packed, for there was flying to be done. {A} put in a spoon. “That’s always useful,” said {A}, “wherever the plane goes.”'
    ],
    middle: [
      '“Please listen carefully,” said {S}, in front of the chairs. {A} sat in the plane and held a tea towel for a belt. {S} pointed with both arms. “The ways out are here, here and through the hall.” “And where do we fly?” asked {A}. “That comes at the end,” said {S}. They both hummed, and the plane went up. There was a bump. “We are now landing in the same place,” said {S}, “a little early.”',
      'Airports want to look into your suitcase. {A} put a box on the table, and {S} looked in with one eye. “Is this your spoon?” “Yes,” said {A}, “and the sock is mine too.” Then {A} walked through the gate, between two chairs, and it went ping. {A} took off one slipper. Ping. And the other. Ping. “What’s wrong?” asked {A}. {S} walked through as well, and it went ping. “Nothing,” said {S}. “It’s only saying hello.”',
      'At the end of a flight you stand at the belt and wait for your suitcase. {S} was the belt, hummed, and carried a cushion slowly past {A}. “Not mine,” said {A}. A box came past, and then the same cushion. “And {host}?” asked the belt. “Hand luggage,” said {A}. The cushion came round for the third time, and {A} knew it quite well by now. “I’ll take that one,” said {A}, “before it gets sad.”'
    ],
    later: [
      '“This is your captain,” said {S} behind a cushion, and crackled. “On the left you see a sofa.” {A} looked out on the left. “On the right you see the other end of it.” “How high are we?” called {A}. The captain felt with one hand. “About one carpet,” said {S}. “Thank you for choosing this plane.” “It was the only one,” called {A}. “All the same,” said {S}.',
      'In the plane {A} had the middle seat, between {S} and a cushion. “Excuse me,” said {S}. {A} got up, {S} went out to the hall, came back, and {A} sat down. “Excuse me,” said {S}. They did it all again. So {A} asked to change places, and {S} took the middle. Then it was quiet, for about as long as a sneeze takes. “Excuse me,” said {A}.',
      'A sheet of paper got two wings and a nose, and waited on the table. “Tower here,” said {A}. “First {host}, then you.” They waited politely. “Now,” said {A}, and {S} gave the plane a push. It flew up, turned round, and landed behind {S}. “How was the flight?” asked the tower. “There and back,” said {S}, “and no queue.”'
    ],
    end: [
      'Very high up a plane went over. It was so far off that it only purred like a fridge. Its light blinked, and blinked.',
      'The airport was empty, and the belt stood still. One suitcase lay there on its side, quite content. It had arrived.',
      'Seats back and blankets up, said the captain softly. The plane flew on, past {host}, and {S} had the window.'
    ]
  },
  {
    id: 'post',
    keys: ['post', 'post office', 'letter', 'letters', 'postman', 'postwoman', 'postbox', 'letterbox', 'mail', 'mailman', 'mailbox', 'mail carrier', 'newspaper', 'newspapers', 'parcel', 'parcels', 'postcard', 'postcards'],
    begin: [
      '“Is there any post?” asked {A}. There was none yet. {S} took a sheet of paper and folded it, so that a letter could come into it.',
      'A letter starts with “Dear”, and {S} had got that far. “Who is it for?” asked {A}. “The post will know,” said {S}.',
      'There had to be post in it, and somebody with a bag. {S} had the bag. {A} put in a letter, and on the front of it stood: for {host}.'
    ],
    middle: [
      'Flap, went the post, through the gap between two cushions. {A} was at home there and picked up a letter. “To the person on the sofa,” read {A}, “third cushion from the left.” {A} sat on the second, so moved over by one, and opened it. Inside was a drawing of an egg. “Who can that be from?” asked {A}. {S} stood there with the post bag and looked at the ceiling.',
      '“A parcel for the people opposite,” said {S}. “They’re out. Would you take it?” {A} took it and signed in the air. Then {S} put down the post bag, went round the table, and was the people opposite. “Is there a parcel here for us?” “Have you anything to show who you are?” asked {A}. {S} held out a sock. {A} compared it with {S} and nodded. In the parcel lay the other sock.',
      'With the post came the newspaper, and landed on the sofa, flop. It was one sheet, folded twice, and {A} opened it wide. “What’s in it?” asked {S}. “At the front there’s a long piece about {host},” said {A}. “And at the back?” “Lost, a button. Found, a button. Two different people.” {S} thought about that. “Somebody should tell them,” said {S}. “It’s in the newspaper,” said {A}.'
    ],
    later: [
      'A letter can’t go without a stamp. {S} drew one, with a duck on it, and {A} weighed the letter on one hand. “Too heavy,” said {A}. “That’s two ducks.” {S} drew another, and {A} weighed again. “Now it’s heavier still,” said {A}. “It’s the second duck.” They both looked at it. “I’ll carry it over,” said {S}, and took it to the chair.',
      'The postbox was {A}, with two flat hands for the slot. {S} posted a letter for nobody, and then a letter for {host}. “I need that one back,” said {S}. “There’s no kiss on it.” “A postbox can’t give things back,” said {A}. “But it can hold them still.” One corner of the letter stuck out. So {S} drew the kiss on the corner.',
      'Across the table {A} sent a very short letter. “How are you?” it said. {S} sent back a wavy line. Then {S} came round the table to hear what was in it. {A} held it up to the light. “You’re well,” read {A}, “and you’re coming to visit.” “That’s true,” said {S}. “Here I am.” “How quick the post is,” said {A}.'
    ],
    end: [
      'Somewhere a last letter dropped into its box, and the flap came down softly after it. It lay on top, and lay well.',
      'The post bag hung empty on its hook. All the letters had gone round, and the one for {host} had gone too.',
      'Far away somebody folded a letter in half, and in half again. {S} lay folded too, and the blanket was the envelope.'
    ]
  }
]
