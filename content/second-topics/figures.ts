import type { SecondTopic } from '../second-topic.ts'

export const figures: readonly SecondTopic[] = [
  {
    id: 'train',
    keys: ['train', 'trains', 'railway', 'railways', 'train station', 'railway station', 'steam engine', 'steam train', 'locomotive', 'train driver', 'train ride'],
    begin: [
      '“There must be a train in this story,” said {S}. “Where to?” asked {A}. “Once round the sofa,” said {S}. “And return.”',
      'A train had been promised. {A} had put two chairs one behind the other. {S} kept the seat by the window for {host}.',
      'Nobody had a ticket yet, but {S} knew that trains came into this story. “Mind the gap,” said {A}, and stepped over the edge of the rug.'
    ],
    middle: [
      'Three chairs stood in a row, and that was the train. {S} sat in front and drove. {A} was the conductor and had a spoon to stamp with. “Tickets, please,” said {A} to the second chair. It had none. Nor had the third. “I’m afraid you’ll have to get off,” said {A}, and carried both chairs back to the table. “Now we’re a very short train,” said {S}. “But an honest one,” said {A}.',
      '{A} was the station voice and spoke through a cardboard tube. “The train to the kitchen is two minutes late,” said the tube. {S} waited on the rug with {host} and looked down the line. “The train to the kitchen leaves from the other side,” said the tube. So {S} walked round to the other side. “The train to the kitchen has gone,” said the tube. “I saw nothing,” said {S}. “Then it was a fast one,” said {A}.',
      '“Chuff,” said {S}, and set off along the hall. “Chuff,” said {A}, who was the carriage. In the doorway the train stopped. There was a red slipper on the line. “The signal’s at red,” said {S}. They stood and hummed, as trains do when nothing happens. “How long does this take?” asked {A}. “Until it turns green,” said {S}. After a while the carriage went backwards and pulled the engine round by the kitchen.'
    ],
    later: [
      'Then the train went into a tunnel, and that was a blanket over the table. {S} went in at one end and whistled. Nothing came out at the other. {A} waited, bent down and looked in. “Are you stuck?” asked {A}. “No,” said {S} from inside. “It’s just such a long tunnel.”',
      '“Next stop, {host},” called {S}. “Change here for the Sofa, the Fridge and the Coat Hooks.” {A} got off the train and looked for the signs. “Where’s the way out?” asked {A}. “There isn’t one,” said {S}. “It’s a station for changing.” So {A} changed, and came back by the same train.',
      'For the train whistle {S} tried an empty bottle. It gave a deep, sad hoot. {A} stood up at once and picked up a bag. “What are you doing?” asked {S}. “I always do that,” said {A}. “When I hear a train, I think it’s mine.” {S} hooted again, and {A} sat down in a different chair.'
    ],
    end: [
      'Far away a long train went over its bridge, tu-tum, tu-tum. Each time it was a little further off.',
      '“This train has beds,” whispered {A}. There was a bunk for {host} too, and the wheels hardly made a sound.',
      'In a small station somewhere, the clock moved on by one minute. The bench was empty, and the rails were still warm.'
    ]
  },
  {
    id: 'bus',
    keys: ['bus', 'buses', 'bus ride', 'bus driver', 'bus stop', 'school bus', 'double-decker', 'double decker', 'minibus', 'coach trip'],
    begin: [
      '“We’ll go by bus,” said {S}. “Which number?” asked {A}. “The one that comes,” said {S}, and that settled it.',
      'It was a story with a bus, {S} had decided. {A} already held on to something, as people do on buses.',
      'Two cushions on the sofa were still free. {S} rang a bell that was only a spoon on a cup. “So there’s a bus in this story,” said {A}. “With room for {host},” said {S}.'
    ],
    middle: [
      '{S} drove the bus, with a plate for a wheel. {A} stood at the stop beside the lamp and held out an arm. The bus went by. It came round the table again, and {A} held out both arms. The bus went by. “Why don’t you stop?” called {A}. “You have to press the button,” said {S}. “But the button’s inside.” “Yes,” said {S}. “That’s why most people get on earlier.”',
      'The bus was the sofa, and it was full. There was {host} to think of, two cushions sat behind, and a coat took up the middle. “Move along, please,” said {S} from the driver’s end. “Is this seat taken?” asked {A}. “The coat’s bag is on it,” said {S}. So {A} stood, and leaned over at every corner. At the last stop {A} let the coat go first. It took its time.',
      '“Hold tight,” said {S}, and the bus doors went pssh. {A} wanted a ticket to the fridge, and paid with three buttons. “That’s too much,” said {S}, and gave back four. {A} counted, got off, got on and paid once more. After five stops {S} had no buttons left. “Does the bus belong to me now?” asked {A}. “As far as the fridge,” said {S}. There all the buttons went back into their tin.'
    ],
    later: [
      'Somebody had pressed the stop button. {S} braked the bus and opened the doors. Nobody got out. “Was it you?” asked {S}. “I only leaned on it,” said {A}. The bus drove on, as far as the next cushion. Ding. “I have a wide elbow,” said {A}. {S} stuck a paper over the button. It said: not for elbows.',
      '“This bus is out of service,” said {S}, and hung a tea towel over the front. {A} got on all the same. “I’m not going anywhere either,” said {A}. So they sat side by side and went nowhere for two stops. It was the smoothest ride that the sofa had ever given.',
      'Every bus has a song, and {A} began with the wheels. They went round. Then came the wipers, and {S} did them with both arms. “What about {host}?” asked {A}. There was no verse for that, so they made one. It was much too long for the tune. They sang it at every stop, until it fitted.'
    ],
    end: [
      'The last bus stood in its garage with its lights out. One seat was still warm, the one behind the driver.',
      '“Ding,” whispered {S}, quite softly. Somewhere a bus slowed down, and its doors opened like a long breath.',
      'There was a stop beside the bed, with a bench for {host}. The bus was on its way, and in no hurry.'
    ]
  },
  {
    id: 'boat',
    keys: ['boat', 'boats', 'ship', 'ships', 'sailing', 'sailing boat', 'sailing ship', 'sailboat', 'ferry', 'ferries', 'captain', 'captains', 'sailor', 'sailors', 'rowing boat', 'canoe'],
    begin: [
      '“Can the story have a boat?” asked {S}. “We’ve no water,” said {A}. “That’s the good thing about it,” said {S}. “It stays dry.”',
      'The sofa was to be a ship, {S} had said. {A} had already wiped the deck with a sock, from front to back.',
      'Before anything else, {S} had drawn an anchor on a piece of paper. Now the boat in this story could stop wherever {A} and {host} liked.'
    ],
    middle: [
      'The sofa put to sea, with {S} at the wheel. “Which side is port?” asked {A}. “Left,” said {S}. {A} turned round to look for it. “And now?” asked {A}. “Still left,” said {S}, “but you’ve got it on the wrong side.” They wrote PORT on a paper and laid it on a cushion. Then {A} sat down on the cushion, and there was no left any more. The ship sailed straight on.',
      '“Captain,” said {A}, “I see land.” {S} looked through a paper tube. It was the door to the hall. “Steer away from it,” said {S}. “I see land on the other side,” said {A}. That was the cupboard. There was land ahead as well, with curtains. “Is there any sea at all?” asked {S}. They measured it with a wooden spoon. It was eleven spoons long, and the boat sailed on every one.',
      '{S} sat at the back of the boat, which was a blanket, and called the strokes. “In, out, in, out.” {A} rowed in front with two wooden spoons. They rowed for a long time, and the table stayed where it was. “We’re not getting any nearer,” said {A}. “It’s the current,” said {S}. “It’s just as strong as you.” So {A} rowed a bit less. The current did the same, and {host} stayed exactly level.'
    ],
    later: [
      '“The ferry goes from the sofa to the table,” said {S}. It was a blanket on the floor, and {A} waited on it with a bag. “When do we leave?” asked {A}. “When it’s full,” said {S}. {A} fetched a chair, two shoes and a pot. Now it was full, and there was no room for the captain. {S} stayed ashore and waved.',
      'A ship has a bell, and this one was a pot. When {S} struck it once, {A} looked out ahead. At two strokes {A} looked out behind. For three they had settled nothing. {S} struck three. {A} thought about it and looked under the table. “All quiet below,” said {A}, and wrote it in the log, next to {host}.',
      'Folded from a newspaper, the little boat fitted on one hand. {S} let it rock, up and down, and then came a big wave. “I feel a bit green,” said {A}. “You’re not even on it,” said {S}. “I’m reading it,” said {A}, “and the lines won’t keep still.” So {S} held it in harbour until the full stop.'
    ],
    end: [
      'The water lay flat and dark. A small boat pulled at its line, once, and then it let the line be.',
      'Now the bed was the ship, and {host} came along as cargo. The captain had only to lie still.',
      '“Harbour ahead,” whispered {A}. It was still a long way off. {S} steered the boat there with both eyes shut.'
    ]
  },
  {
    id: 'car',
    keys: ['car', 'cars', 'taxi', 'taxis', 'cab', 'sports car', 'car race', 'learns to drive', 'learning to drive', 'driving lesson', 'driving test', 'car trip'],
    begin: [
      '“I’m driving,” said {S}, on the right half of the sofa. {A} got into the car on the left, and looked for the belt.',
      'Somewhere in this story there had to be a car. {A} thought of a small one. {S} thought of one with room for {host}.',
      '“Taxi,” called {A} in the hall, and held up a hand. {S} stopped beside the coats. So it was to be a story with a car.'
    ],
    middle: [
      '{S} held a saucepan lid by the rim and started the car. “Belt,” said {S}, and {A} said click. They turned left at the lamp and right at the bookshelf. “In two metres, turn round,” said {A}, who was the voice. They turned round. “In two metres, turn round,” said the voice. After the fourth time they had to hold on to the table. “You have arrived,” said {A}. “At {host}?” asked {S}. “At the beginning,” said the voice.',
      '“Where to?” asked {S}, who was the taxi. “To the airport, quickly,” said {A}, and got in behind. At each corner of the table {S} laid down a button, for that was the meter. At nine buttons {A} looked into the purse. “How far do I get for two?” asked {A}. {S} thought, and drove backwards past seven corners. “Here,” said {S}. “For two you get as far as next door.”',
      'Every racing car has to stop for tyres. {S} came in from the hall, sat down and lifted both feet. “Tyres,” said {S}. {A} put the left sock on the right foot, and the right sock on the left. “Eight seconds,” said {A}. {S} drove off, and was soon back. “Now it pulls to one side,” said {S}. So they changed them round again. On the next lap it pulled to the other.'
    ],
    later: [
      'There was a traffic jam in the hall. A row of shoes stood nose to tail, and {S} was in the last car. “Beep,” said {S}. “That doesn’t help,” said {A} in the next lane. “I know,” said {S}. “But you have to do something.” They both beeped. The boot in front stayed where it was, so they parked.',
      '“Something rattles,” said {S}, and stopped the car, which was a cushion. {A} looked under it from all sides. There was a teaspoon, a button and half a biscuit. “Here’s the trouble,” said {A}. “You had a spoon in your engine.” They put it in the drawer. After that nothing rattled, and {S} had to make every noise alone.',
      'Parking was the hardest part of the car. The space was between the armchair and {host}, and {S} went at it backwards. “A bit more,” said {A}, with both hands in the air. “A bit more. Stop.” {S} looked round. The space was on the other side. “It’s very well parked,” said {A}. “Only not there.”'
    ],
    end: [
      'A car went along a road, a long way off. Its light slid over the ceiling, and then it was home.',
      '“Car’s home,” whispered {A}. {S} turned a key that was only two fingers. There was a parking place for {host} too.',
      'All the traffic lights in the town turned green for no one. The cars stood close to the pavement, nose to nose.'
    ]
  },
  {
    id: 'truck',
    keys: ['truck', 'trucks', 'fire engine', 'fire engines', 'fire truck', 'fire trucks', 'firetruck', 'digger', 'diggers', 'excavator', 'lorry', 'lorries', 'tractor', 'tractors', 'monster truck', 'monster trucks', 'bulldozer', 'dumper', 'dump truck', 'bin lorry'],
    begin: [
      '“A big one,” said {S}. “With huge wheels, and a ladder or a shovel.” “A truck,” said {A}, and moved the table a little to make room.',
      'Something heavy was coming into this story, {A} could feel it in the floor. It was a truck, and {S} drove it.',
      '“Beep, beep, beep,” said {S}, and came in backwards. “So there’s a truck in it,” said {A}, and waved it in beside {host}.'
    ],
    middle: [
      'A box was the truck, and {S} pushed it. First it was a fire engine and went nee-naw to the lamp, which was only switched on. Then it was a digger and dug two socks out of the sofa. Then it was a tractor and pulled a tea towel across the whole rug. “And now?” asked {A}. “Now it’s a lorry,” said {S}, “and takes it all back.” It took two trips, for the nee-naw had to come too.',
      '“Back a bit,” said {A}, with both arms in the air. {S} reversed the great truck, which was a laundry basket, and said beep at every step. “Left,” said {A}. “Beep,” said {S}. “The other left.” “Beep.” “And stop.” The truck stopped, but the beeping went on. “Why are you still doing that?” asked {A}. “I’m still pointing backwards,” said {S}. So {A} turned the basket round, and it was quiet.',
      'There were six cushions to be moved, and one truck to do it. It was a blanket, and {S} pulled it from the sofa to the door. {A} wore a bowl for a helmet and ticked off each load. “Six,” said {A} at last. “Job done.” {S} looked at {host} and then at the list. “You’re holding it upside down,” said {S}. It really said: from the door to the sofa. They drove all six back.'
    ],
    later: [
      'Big engines need a wash. {A} was the brushes and turned slowly, with a duster in each hand. {S} rolled the truck through with both eyes shut. “It’s not wet,” said {S}. “It’s a dry wash,” said {A}, “for trucks that are shy of water.” {S} rolled through again, backwards, so that the back would not be jealous.',
      '“The wheels are taller than you,” said {S}. {A} looked up at the truck. There was nothing there, so it was a long look. “How do you get in?” asked {A}. “There’s a step,” said {S}, and lifted one foot a little. {A} did the same. Then they sat on the rug, very high up, and waved down to {host}.',
      'Neither could hear a word, for the truck was running. “What?” shouted {A}. “I said it’s loud,” shouted {S}. “Then switch it off,” shouted {A}. {S} stopped saying brrm. It was very quiet. “What did you want to tell me?” asked {A}. “That it’s loud,” whispered {S}. “But now it isn’t true any more.”'
    ],
    end: [
      'The truck stood with its nose to the wall. Its big wheels had stopped, one after another, and the last one sighed.',
      '“Beep,” whispered {S}, from a long way back. {A} waved the truck in with one finger, until it stood still.',
      'In its shed the big truck cooled and ticked. There was room for {host} too, between the front wheels and the lamp.'
    ]
  },
  {
    id: 'robot',
    keys: ['robot', 'robots', 'robotic', 'android', 'androids', 'robot dog', 'robot friend'],
    begin: [
      '“One of us is a robot,” said {S}. “Which one?” asked {A}. “We’ll find out,” said {S}, and it did not take long.',
      'Bleep, said {A} in the kitchen, and nothing else. {S} knew at once what kind of story this was. It was one with a robot.',
      '“A robot would know what to do with {host},” said {S}. “Then we need one,” said {A}, and both began to speak very evenly.'
    ],
    middle: [
      '{A} was the robot, and the switch was on the left shoulder. {S} pressed it. “Take the spoon to the table,” said {S}. {A} took it there and stood still. “Put it down,” said {S}. {A} put it down on the floor. “On the table!” {A} laid it on the table, in the exact middle. “Thank you,” said {S}. “Word not known,” said {A}. “Please explain.” {S} thought. “It means that the spoon’s right,” said {S}.',
      'Now {S} walked with straight legs and said krrk at every corner. “What can this robot do?” asked {A}. “It can tidy,” said {S}, “but only one thing to a battery.” It picked up a sock, krrk, and put it in the box. Then both arms sank, and the head too. {A} put in a new battery, which was a clothes peg on a sleeve. It lasted for one more sock. After that they were out of pegs.',
      '“Let’s build one,” said {S}. A box was the robot, with a saucepan lid for a face. “What does it say?” asked {A}. {S} bent down and listened. “It wants to know about {host},” said {S}. {A} explained it all slowly and clearly, from the beginning. The robot looked straight ahead. “It didn’t understand,” said {S}, “but it’s kept every word.” Then the lid went back to its saucepan, with everything that it knew.'
    ],
    later: [
      '“Laugh,” said {S} to the robot. “Ha,” said {A}. “Ha. Ha. Is that enough?” “It doesn’t go like that,” said {S}, and showed how. It began quite small, and then it wouldn’t stop. “Fault,” said {A} in a flat voice. “Fault in the other machine.” “Press my button,” said {S}. It was on the nose, and it made things worse.',
      'Every robot must be charged at times. {A} stood against the wall and hummed. “Four out of a hundred,” said {A}. {S} looked at {host} for a while. “Five out of a hundred.” “Can’t it go any faster?” asked {S}. “It does if somebody stands beside me,” said {A}. {S} stood there too, and hummed along. “Ninety-eight,” said {A}.',
      'Two robots met in the hall, both with stiff arms. “Please make way,” said {S}. “Please make way,” said {A}. Neither could, for they only went straight on. They stood nose to nose and blinked. “I have a plan,” said {A}. “I turn you round, and you turn me.” Then both went straight on again, back to where each had started.'
    ],
    end: [
      'One small green light was left in the dark. It went on and off, slowly, as a robot’s does when it has nothing left to do.',
      '“Battery low,” whispered {S}. First the feet went quiet, then the hands, and last of all the robot’s little hum.',
      'Somewhere a robot went through it all once more, with {host} and without. The answer was the same, and it was content.'
    ]
  },
  {
    id: 'royalty',
    keys: ['princess', 'princesses', 'prince', 'princes', 'queen', 'queens', 'king', 'kings', 'crown', 'crowns', 'royal', 'royalty', 'throne', 'majesty'],
    begin: [
      '“This story needs somebody with a crown,” said {S}. {A} looked in the cupboard and found a colander. “It has holes,” said {A}, “for the thoughts.”',
      'Kings, queens and princesses don’t ring the bell, they are announced. {A} did it through a cardboard tube, and {S} came in with a straight back.',
      'Somebody royal had to come into this story. {S} had made the sofa a throne, and {host} belonged to the court.'
    ],
    middle: [
      '{S} sat on the throne in a paper crown that came down over both eyes. “Your Majesty,” said {A}, and bowed. “Who’s there?” asked {S}. “I’m down here,” said {A}. {S} bent forward to look. The crown fell off and rolled across the rug. {A} turned and bowed to the crown. “But I’m over here,” said {S}. “I know,” said {A}. “I just don’t want to get it wrong.”',
      '“We need a law,” said {S}, and wore a tea towel like a king or a queen. {A} sat ready with paper and pencil. “Nobody may say no,” said {S}. {A} wrote it down. “Is it a good law?” asked {S}. “No,” said {A}, and put a hand over the mouth. They needed a second law at once, for accidents. The third was about {host}, and it was short. It said: of course.',
      'Princesses are tested with a pea, and kings and princes should be too. They had no pea, so {A} put a button under a cushion. {S} lay down on it. “I feel nothing,” said {S}. {A} moved the button under a thin cushion. “Still nothing.” Under the tea towel it was no better. Then {A} looked, and the button was gone. It lay in a fold of the blanket, quite soft. “So that’s the royal one,” said {S}.'
    ],
    later: [
      'Royal people wave in their own way. {S} practised it from the wrist, very slowly, with a very small smile. {A} waved back with the whole arm. “Who are you?” asked {S}. “I’m the crowd,” said {A}. “I’ve been standing here for hours.” So the crown nodded, and the crowd was allowed to sit down.',
      '“At court nobody opens a door alone,” said {A}, and held the kitchen door. {S} walked through like a prince or a princess. Then {A} wanted to come through too, but there was nobody to hold it. So {S} came back, held it, and bowed. Now the wrong one was outside again. They were very polite, and it took a long time.',
      '{A} had the crown now, for a change. It was made of paper and sat on top like a bun. “What do I have to do?” asked {A}. “You’re asked things,” said {S}. “May {host} stay?” “Yes,” said {A}. “May the crown be mine again?” {A} thought about it as rulers do, with one finger up. It was yes as well.'
    ],
    end: [
      'The crown lay on the chair, and the head was lighter without it. Far off, a small trumpet was put back in its case.',
      'In the royal castle somebody went from window to window and drew the curtains. The last one was for {host}.',
      '“Sleep well, Your Majesty,” whispered {A}. {S} gave one small royal nod, and the pillow took it.'
    ]
  },
  {
    id: 'pirate',
    keys: ['pirate', 'pirates', 'pirate ship', 'pirate ships', 'pirate captain', 'treasure map', 'treasure island', 'buccaneer'],
    begin: [
      '“Arr,” said {S}, and everything was clear. “Arr as well,” said {A}, who was new to pirates and wanted to be polite.',
      'Pirates came into this story. {S} wore a sock on one shoulder, for a parrot. {A} asked it how it was.',
      '“There’s a cross here,” said {A}, and looked at the map. “That’s {host},” said {S}. “And the skull?” “That’s the pirates. They’re nice.”'
    ],
    middle: [
      '{S} had drawn a pirate map: ten paces from the lamp, then dig. {A} took ten paces and was out in the hall. {S} took ten and was beside the sofa. “Whose legs does it mean?” asked {A}. “Pirate legs,” said {S}. So each kept one leg stiff, and they met at the armchair. They dug between the cushions. The treasure was a hair slide, two crumbs and a coin. They buried it again, a little better.',
      '“Swab the deck,” said {S}, the pirate captain. {A} pushed a sock across the floor. “Hoist the flag.” {A} held up a tea towel. “And now laugh like a pirate.” {A} tried it. It came out small and friendly, like a hiccup. “Deeper,” said {S}. “Think of all the gold. Think of {host}.” The seventh laugh was so deep that {A} had to sit down. “Now the other ships will keep away,” said {S}.',
      'Pirates need eye patches, and there were two, made of paper. {S} covered the left eye. {A} covered the right. “I see no ship,” said {S}. “I see one,” said {A}, “but only half of it.” They stood cheek to cheek, and that made two good eyes. Now they could see as far as the coat hooks. “Three masts,” said {S}. “And a hood,” said {A}. They let it sail by.'
    ],
    later: [
      'The pirates had to share the treasure, and it was seven buttons. “One for you and one for me,” said {S}. In the end there was one left. “The parrot gets it,” said {A}. “Our parrot’s a sock,” said {S}. {A} held the button against the toe. “It’s exactly what was missing,” said {A}. “It needed an eye.”',
      'Saying please was not allowed on a pirate ship. {A} practised. “Give me the cushion,” said {A}, “if you have a moment.” “That was a please,” said {S}. “Hand over the cushion, or I shall ask again.” {S} handed it over. “Thank you,” said {A}, and it had slipped out. They agreed that thank-yous were allowed, if they were growled.',
      '“A letter from the pirates,” said {S}. It was rolled up in an empty bottle and would not come out. {A} held it to the lamp and read through the glass. “Dear finder,” read {A}. “Then it goes round the back.” {S} turned the bottle, line by line. There was a greeting to {host} in it, and a blot, and one shy kiss.'
    ],
    end: [
      'Under its cross the treasure lay quite still. Only two pirates knew the place, and both had begun to yawn.',
      '“Arr,” whispered {S} into the pillow. Far out, where the pirates rocked, somebody very tired said it back.',
      'The pirate flag came down and was folded, corner to corner. There was {host}, there was the sea, breathing in and out.'
    ]
  },
  {
    id: 'ninja',
    keys: ['ninja', 'ninjas', 'ninja training', 'ninja school', 'ninja warrior', 'ninja moves'],
    begin: [
      '“I’ve been standing behind you for ages,” said {S}. {A} turned round. So this was to be a story with a ninja.',
      'Nobody had heard the ninja come into this story. That was the proof, said {S}, and {A} could say nothing against it.',
      'On the list for this story stood {host}, in thick red letters. Below came a ninja. {S} had written that so softly that {A} needed the lamp.'
    ],
    middle: [
      'A ninja crosses a room without a sound. {A} sat on the sofa, eyes shut, and listened. {S} set off from the door in socks. The floor creaked. “There,” said {A}. {S} went back and tried along the wall, flat as a coat. A knee clicked. “There,” said {A}. The third time there was nothing to be heard at all. “Where are you now?” asked {A}. “I haven’t started yet,” said {S} from the door.',
      '“Show me the ninja walk,” said {A}. {S} put down the edge of one foot, then the toes, and last the heel. {A} came behind in the same way. It was so quiet that they could hear the fridge think. They passed the table, they passed {host}. Then {A} had to sneeze, and it was a big one. They both stood like lamps. “That was the fridge,” said {S}, and hardly moved a lip.',
      'The alarm was a spoon in a cup, in the middle of the rug. Only a ninja can take the spoon out so that it never rings. {S} breathed in and lifted it by a hair. Ting. {A} tried with two fingers. Ting. Then they lined the cup with a sock. The spoon came out, and nothing rang. “Is that allowed?” asked {A}. “Ninjas always bring a sock,” said {S}.'
    ],
    later: [
      'A ninja can vanish, if there is a curtain. {S} stood behind it. Below, ten toes looked out. “I see no ninja,” said {A} politely, “but somebody’s left some toes here.” The toes went in. Now there was an elbow at the side. “It’s a ninja in parts,” said {A}, and came behind the curtain too, for there was room.',
      'The hardest thing for a ninja is to stand still. {S} stood on one leg with both arms out, and {A} did the same. For {host} it was easier. “Look at one point,” said {S}. They looked at each other, and both points wobbled. So they stood back to back and leaned a little, and then it held.',
      '“A ninja leaves no trace,” said {S}, and smoothed the cushion flat. It left the print of a hand. {A} wiped that away with an elbow, and left an elbow. They worked on it with great care, from both sides. In the end the cushion looked better than ever. “Now you can see that we were here,” said {A}.'
    ],
    end: [
      'If a ninja crossed the room now, nothing would tell of it. Only the curtain moved, as if it breathed.',
      '“I can’t hear you any more,” whispered {A}. “That’s ninja,” whispered {S}, and after that it was true.',
      'Softer than any sock, the ninja passed {host} and came to the lamp. It went out without a click.'
    ]
  },
  {
    id: 'fairy',
    keys: ['fairy', 'fairies', 'elf', 'elves', 'pixie', 'pixies', 'fairy dust', 'fairy queen', 'fairy godmother', 'fairy house'],
    begin: [
      '“Is there a fairy in this story?” asked {A}. “Or an elf,” said {S}. “You can tell by the ears, if they hold still.”',
      'Something had moved near the lamp, no bigger than a thumb. “A fairy,” said {S}. “Or an elf,” said {A}, and put out a button to sit on.',
      'Fairies and elves belonged in this story. {S} had left a gap for them beside {host}, two fingers wide.'
    ],
    middle: [
      '{S} was the fairy, with a tea towel for wings and a wooden spoon. “You have three wishes,” said {S}. “I wish for a cushion,” said {A}. {S} waved the spoon, flew to the sofa and brought one. “I wish for it a bit higher.” {S} waved, and pushed it up. “And the third?” asked {S}. {A} thought for a long time. “I wish that you’d sit down too,” said {A}. “You’ve flown such a lot.”',
      'For a fairy the size of a finger they furnished an egg box. It had a sock for a bed and a button for a table. {A} knocked on the lid with one knuckle. “Nobody in,” said {A}. “You were too loud,” said {S}. “For a fairy or an elf that’s a drum.” {A} knocked with a hair instead. {S} put an ear to the roof. “It says come in,” said {S}, “but wipe your feet first.”',
      '“Elves do the work when nobody looks,” said {S}. So they laid out a heap of socks and turned their backs. They looked hard at {host} and waited. Behind them nothing rustled. “Elves are shy,” said {A}, and reached back with one hand. {S} reached back too. So it went on, sock by sock, and neither looked. Then they turned round. All the socks lay in pairs, and not one pair matched. “That was elves,” said {S}.'
    ],
    later: [
      'Fairy dust has to be very fine. {S} tore silver paper into the smallest bits, and {A} held the bowl. “How much do I need for flying?” asked {A}. “A pinch,” said {S}, and let it fall on both shoulders. {A} stood on tiptoe and waited. “I’m as high as a slice of toast,” said {A}. Then they picked it all up again.',
      '“Fairies talk so high up that you can’t hear it,” said {S}. {A} tried it, and moved both lips without a sound. {S} answered in the same way. It was about {host}, and it took quite long. “I didn’t hear a word,” said {A}. “Neither did I,” said {S}. “We’re getting very good at it.”',
      'With elf ears you hear more. {A} twisted two out of paper, and {S} held them behind the real ones. “What do you hear?” asked {A}. “The tap,” said {S}. “And the clock next door. And your tummy, it’s talking.” {A} held them up as well. “You’re right,” said {A}. “It’s telling the tap about you.”'
    ],
    end: [
      'On the curtain rail sat something very small, with folded wings. It was a fairy, and it was counting very small sheep.',
      'One light was left, no bigger than a pinhead. The fairy carried it past {host}, along the blanket, and out.',
      '“If it tickles, it’s only an elf,” whispered {A}. {S} felt it on one ear, and kept quite still.'
    ]
  },
  {
    id: 'dragon',
    keys: ['dragon', 'dragons', 'baby dragon', 'dragon egg', 'fire-breathing', 'fire breathing'],
    begin: [
      '“A dragon comes into this story,” said {S}. “A big one?” asked {A}. “Big enough,” said {S}. “It just fits into the hall.”',
      'Warm air came from behind the sofa. {A} thought of the heating. {S} knew better, and made room for a dragon beside {host}.',
      'No dragon had ever been asked in so kindly. {S} had laid a cushion on the rug for the head, and {A} one for the tail.'
    ],
    middle: [
      'The dragon was a blanket, with {S} in front and {A} at the back. They lay down on the rug as dragons do, nose to the door. Then the tail began to wag. “Dragons don’t wag,” said {S}. “How do you know when they’re pleased?” asked {A}. {S} did not know. “You see,” said {A}, and wagged on. So the front end looked very grim, to make up for the back.',
      '“It breathes fire,” said {S}, and shook a red sock out of one sleeve. {A} fanned the air and asked to see it again. But the sock had caught on a button. {S} puffed like a dragon, and puffed, and only a bit of toe came out. “That’s a very small flame,” said {A}. “It’s for reading by,” said {S}. So {A} fetched a book and held it close. They read half a page.',
      'A dragon guards its treasure, so {A} lay curled round it on the rug. It was six spoons, two buttons and a drawing of {host}. {S} came on tiptoe and took a spoon. “I can smell a spoon leaving,” said {A}, eyes shut. {S} put it back. “Now I smell one coming home.” “Could you lend me one?” asked {S}. The dragon opened one eye. “Nobody’s ever asked,” said {A}, and lent two.'
    ],
    later: [
      'A dragon’s scales have to be counted. {S} did it with one finger, down from the shoulder, and {A} was the dragon. At forty it came to the elbow. “That tickles,” said {A}, and twitched. “Now they’re all mixed up,” said {S}, and started again from the top. It came to forty, and to the elbow. Beyond that, no dragon has ever been counted.',
      '“Can this dragon fly?” asked {A}. {S} held the blanket out like wings and ran from the door to the sofa. {A} lay on the floor to look. “You were up, over the rug,” said {A}. “A letter would’ve gone under.” {S} flew once more, with a longer run. This time it was a parcel, said {A}, but a flat one.',
      'The dragon had hiccups. At each hic from {S}, {A} ducked. “Mind {host},” said {A}. “Hold your breath.” “Then where does the fire go?” asked {S}. That was a good question. They both breathed in and waited. Out came one tiny puff, and it fogged the window. {A} drew a small dragon in the fog, with its mouth shut.'
    ],
    end: [
      'Deep in its cave the dragon laid its chin on its gold. It breathed out, and the whole hill grew warm.',
      '“Puff,” whispered {S}, and it was hardly a spark. {A} tucked in the dragon’s tail, and that took a while.',
      'One thread of smoke went up from the dragon, past {host}, past the lamp. It wrote something slow on the ceiling.'
    ]
  },
  {
    id: 'dinosaur',
    keys: ['dinosaur', 'dinosaurs', 'dino', 'dinos', 't-rex', 't rex', 'trex', 'tyrannosaurus', 'triceratops', 'stegosaurus', 'diplodocus', 'brachiosaurus', 'velociraptor'],
    begin: [
      '“How many million years ago is this story?” asked {A}. “It’s just now,” said {S}. And that was how the dinosaur got in.',
      'The cups in the cupboard clinked a little. “Dinosaur,” said {S}. “I thought so,” said {A}, and moved up, to make room beside {host}.',
      'You could tell by the footprint on the rug, three toes and a heel. {A} measured it with a spoon. {S} had known it: a dinosaur.'
    ],
    middle: [
      '{S} was a T-rex, with both elbows tucked in and very short arms. “Could you pass me that cushion?” asked {A}. The arms did not reach, so the chin had to help. “And scratch my back?” asked {A}. {S} came up close and just managed it, with two claws. “And clap?” The hands missed each other by the width of a plate. “No wonder dinosaurs roared,” said {S}. “There wasn’t much else they could do.”',
      '“I’m the long-necked dinosaur,” said {A}, and held up an arm with a sock on it. The sock looked over the lamp. “What can you see?” asked {S} down below. It did not answer. “It takes a while,” said {A}. “The question has to go up the whole neck.” They waited. {S} asked another thing, about {host}. Then the sock nodded. “Was that for the first or the second?” asked {S}. It nodded again.',
      'They dug for dinosaur bones in the sofa. {S} brushed with a paintbrush, slowly, as it must be done. A pencil came to light, then a peg, then a wooden spoon. {A} laid them all out on the rug. “The spoon is the tail,” said {A}. “The spoon is the head,” said {S}. They fetched a second spoon. Now it had a head at both ends, and it never needed to turn round.'
    ],
    later: [
      'Two dinosaurs met at the table. “Roar,” said {S}. “Roar,” said {A}, much more quietly. “Why so quiet?” asked {S}. “I eat leaves,” said {A}. “You don’t have to creep up on leaves.” {S} thought about it and tried a leaf roar. It was hardly more than a mumble, and the pot plant took it well.',
      'A dinosaur egg lay on the sofa, and it was a cushion. {A} leaned on one side and kept it warm. “How long does it take?” asked {S}. “Half a year, for a big one,” said {A}. {S} leaned on the other side, to make it quicker. They listened. Something ticked, but that was the clock. “It likes it in there,” said {S}.',
      '“A dinosaur’s name is as long as its tail,” said {S}. “What are you?” {A} considered. “A Slippersaurus,” said {A}. “And you’re a Mumblodocus.” Then they named the lamp, the chair and the kettle. The Kettlodon was the smallest. For {host} the name was so long that it needed a breath in the middle.'
    ],
    end: [
      'A long dinosaur neck came down slowly, past the treetops, past the leaves. It took a hundred years, and then it lay still.',
      '“Roar,” whispered {S}, with no voice at all. Very long ago, a big dinosaur turned over and was quiet.',
      'The dinosaur’s steps went across the blanket, past {host}, three toes each, and every step was fainter.'
    ]
  },
  {
    id: 'monster',
    keys: ['monster', 'monsters', 'alien', 'aliens', 'troll', 'trolls', 'ogre', 'ogres', 'martian', 'martians', 'friendly monster'],
    begin: [
      '“A story with a monster, please,” said {S}. “What sort?” asked {A}. “Green, from far away, and with too many knees,” said {S}. “But polite.”',
      'Any monster, troll or alien must have a place to sit. {A} pushed up the footstool beside {host}, and {S} dusted it.',
      'Under the table sat nothing at all, for {S} had looked. “Then the place is free for a monster,” said {A}, and that was arranged.'
    ],
    middle: [
      '{A} wore a blanket over both ears and was the monster. The eye was a pot lid. “Where do you come from?” asked {S}. “Blup,” said {A}. “Is that far?” “Blup blup.” That was farther. “This is a sofa,” said {S}. The monster bowed to it. It bowed to the lamp, and to {host}, and shook a coat by the sleeve. “And what about me?” asked {S}. It had saved that for last, and bowed down to the rug.',
      '“Who’s that tramping over my rug?” growled {S}, the monster under the table. “Only me,” said {A}. “Then you must pay.” {A} had nothing but a button. A hand came out, took it and felt it all over. “That’s enough for half the rug,” said {S}. So {A} walked as far as the middle and stopped there. “And now?” asked {A}. “Now I’m bored down here,” said {S}. “Come in and growl.”',
      'They drew a monster together, without peeping. {S} did the head, folded it over and passed it on. {A} did the belly, folded it and passed it back. {S} did the feet. Then they opened the paper. It had four eyes, a door in its belly, and feet that pointed backwards. “It’s just leaving,” said {A}. “No, it’s coming,” said {S}. “It’s only shy.” So they knocked at the door in its belly, very softly.'
    ],
    later: [
      '“What are monsters afraid of?” asked {A}. {S} knew that. “Of toes.” {A} looked at all of the toes on the rug, and there were plenty. So {A} spoke kindly into the dark under the sofa. “These are only toes,” said {A}. “They’re not doing anything.” {S} wiggled one, slowly, to get it used to them. Nothing ran away, so it went well.',
      '“In alien, a chair’s a flomp,” said {S}. “And a spoon’s a little flomp.” “And {host}?” asked {A}. “Ooo,” said {S}, with both arms up. {A} tried a whole sentence, with two flomps in it. {S} looked rather surprised. “What did I say?” asked {A}. “You’ve asked the lamp to dance,” said {S}, “and it’s thinking.”',
      '{S} and {A} sat under one blanket and were one monster. It had four arms and two opinions. “We go left,” said the one half. “We stay here,” said the other. The left leg went and the right leg stayed, so it had to sit down. “Are we terrible?” asked {A}. “Half,” said {S}, and did half a growl.'
    ],
    end: [
      'On a round green planet, far off, a monster closed one eye. Then it closed another, and then the third.',
      '“Say sleep well in monster,” whispered {A}. {S} breathed out, very slowly, and that was the whole word.',
      'Somewhere a furry monster pulled the blanket over its knees, all seven. There was a corner left for {host}.'
    ]
  }
]
