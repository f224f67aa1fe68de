import type { Replay } from '../replay.ts'

export const going: readonly Replay[] = [
  {
    id: 'missed-bus',
    keys: ['missed bus', 'missed tram', 'missed train', 'missed metro', 'missed school bus', 'missed tube', 'bus left without', 'train left without', 'tram left without', 'bus drove off without', 'bus drove away without'],
    played: [
      '“You drive off, and I’ll miss you,” said {S}. So {A} stood by the table and hummed. {S} came hurrying from the door. {A} saw it, and waited. “No, you have to leave,” said {S}. “But you’re nearly here,” said {A}. The next time {S} came slowly, and stopped to tie a slipper that had no laces. {A} was still holding the door open. “With you it can’t be done,” said {S}, and got on.',
      '{A} pulled a slipper along on a towel, and so it left the stop. {S} came one step too late. “First you run,” said {S}. “Then you only walk. Then you look as if you’d never wanted to get on.” {S} folded both arms and looked at the lamp. {A} felt sorry, and pulled the towel back again. “Please get on,” said {A}. “No, thank you,” said {S}. “I’m looking at the lamp.”',
      '{A} made a small light on the wall with the torch. “That’s the back of it,” said {A}, and they hurried after. The light stayed two steps ahead. They walked faster, past the chair and round the table, but so did the light. “Nearly,” called {A}, who was carrying the torch. “Stop,” said {S}. They stood still, and the light waited as well. “It’s only in a hurry when we are,” said {S}.'
    ],
    bed: [
      '{S} lay under the blanket in good time. From here nothing would leave before the morning.',
      'Two feet lay side by side under the cover, and had nothing to run after any more.'
    ]
  },
  {
    id: 'walked-home',
    isWeak: true,
    keys: ['walked home', 'walked back home', 'walked all way home', 'walked whole way home', 'had to walk home', 'walked rest way home', 'long walk home'],
    played: [
      '“Home is at the cushion,” said {S}, and they set off from the door, counting. By the chair {A} asked how many it was. “Seven,” said {S}. “No, eight. Now I’ve lost it.” They had to go back to the door. This time {S} did the asking, and {A} lost it at six. They went back again. “It’s a long way,” said {A} at last. “Yes,” said {S}, “but we don’t know how long.”',
      '{S} laid both feet side by side on the cushion, to rest from walking. {A} wanted to know which of them had done more. “The left one did every second step,” said {S}. “And the right one?” asked {A}. “The ones in between,” said {S}. {A} laid a sock over both, so that it was fair. Something moved under the sock. “Which was that?” asked {A}. “The one that isn’t tired,” said {S}.',
      '{S} and {A} walked from the door to the table, slowly enough for looking. By the chair lay a crumb. “On wheels you’d go straight past that,” said {S}. A little further on there was a button. “And past that,” said {A}. Behind it stood a slipper, and its toe pointed to the kitchen. “A signpost,” said {S}, and so they turned off. In the kitchen stood the other slipper. It pointed back.'
    ],
    bed: [
      'The left foot lay beside the right one under the blanket, and both had arrived.',
      'Every step had been walked. {S} stretched out, as far as the bed was long, and went no further.'
    ]
  },
  {
    id: 'rode-bus',
    isWeak: true,
    keys: ['rode bus', 'ride bus', 'took bus', 'caught bus', 'went by bus', 'travelled bus', 'bus ride', 'bus to town', 'bus to city', 'rode tram', 'took tram', 'caught tram', 'went by tram', 'tram ride', 'stop button bus', 'rode trolley bus', 'rode streetcar'],
    played: [
      '{A} set two chairs one behind the other, and a jar lid was the stop button. {S} pressed it. {A}, at the front, braked at once. “Are you getting off?” asked {A}. “No,” said {S}, “I only pressed.” {A} drove on as far as the next press, and braked. After five stops {A} stood up. “What’s the matter?” asked {S}. “I’m getting off,” said the driver. “I’ll be quicker on foot.”',
      '{S} and {A} were standing, so each of them held on to the table with one hand. “Here comes a bend,” said {S}. {S} leaned to the left, and {A} leaned to the right. “Where are you going?” asked {S}. “To the kitchen,” said {A}. “Mine only goes as far as the bath,” said {S}. They looked out of two different windows after that. At the next bend they passed each other, and waved.',
      '“Tickets, please,” said {S}. {A} had one, torn from a paper bag, and had put it away safely. It was not in the sock, or in the slipper. “It’s so safe that I can’t get at it,” said {A}. {S} held up a ticket, to show what they look like. “Just like that,” said {A}. “Where did you get it?” “From you,” said {S}. “So that you wouldn’t lose it.”'
    ],
    bed: [
      'This was the last stop, and it had a pillow. {S} stayed in, and held on to a corner of the blanket.',
      '{S} leaned a little into the pillow, as for a gentle bend, and did not lean back.'
    ]
  },
  {
    id: 'rode-train',
    isWeak: true,
    keys: ['rode train', 'ride train', 'took train', 'caught train', 'went by train', 'travelled train', 'train ride', 'train journey', 'train to city', 'train window', 'sat train'],
    played: [
      '{S} sat behind the chair and spoke into a cup. “Mm-hm-mm kitchen mm-hm,” said the cup. “Are we there?” asked {A}, who was the passenger. “Mm-hm left mm,” said the cup. {A} took the luggage, which was a cushion, and waited at the left-hand wall. No door opened there. “What was that you said?” asked {A}. {S} looked out past the chair. “I don’t know,” said {S}. “From in here it’s just as bad.”',
      '“You’re the view,” said {S}, and sat down to look through the back of the chair. {A} went past with a wooden spoon, which was a tower. {A} hurried round behind and came past again. “That’s the same tower,” said {S}. “It’s another village,” said {A}. “They saw it here, and wanted one too.” At the fifth village the view sat down on the floor and puffed. “A station,” said {S}, and unpacked some bread.',
      '{S} pulled the blanket over both their heads, because in a tunnel it is dark. They sat on two cushions and rattled. When it got light, {S} was on the left and {A} was on the right. “Before, I was on the left,” said {A}. “It’s turned round,” said {S}. So they went in again, to be turned back. This time they came out on the same cushion, and the other one was empty.'
    ],
    bed: [
      'The bed ran straight on through the dark, without a rattle. {S} had the whole carriage alone.',
      'Outside the covers it was all tunnel. {S} lay in the middle of it, on a very good seat.'
    ]
  },
  {
    id: 'long-drive',
    keys: ['long drive', 'long car journey', 'long car ride', 'long journey car', 'drove hours', 'drove whole day', 'road trip', 'sat car hours', 'drove long way', 'drove far'],
    played: [
      '{A} sat in front and steered with a plate. {S} sat behind on a cushion. “Are we nearly there?” asked {A}. “You’re the one who’s driving,” said {S}. “I only ever see the next bit,” said {A}. “Are we there now?” {S} looked out at a chair leg. “Two more hours,” said {S}. {A} sighed, and turned the plate a little. “I’m bored,” said {A}. “Then look out of the window,” said {S}.',
      '“I spy something round,” said {A}. They were driving on two chairs, one behind the other. “Is it the plate?” asked {S}. “No,” said {A}, “we’ve passed it already.” {S} looked back. “The cup?” asked {S}. “The cup was later,” said {A}. “It’s getting further away all the time.” So they turned both chairs round and drove the whole way back. It was a button, and by then they had nearly driven past it again.',
      '{S} sat on the chair with knees bent, and drove until {A} had counted to forty. “We’ve arrived,” said {A}. {S} got up, but the sitting stayed on. With bent knees and a bent back {S} walked as far as the table. “You’re still sitting,” said {A}. “It wears off slowly,” said {S}. {A} followed with the chair the whole way, in case it was needed.'
    ],
    bed: [
      'Here the knees could be straight, and the belt was only a blanket. {S} had arrived some time ago.',
      'Nothing went past outside any more. The wall stayed where it was, and {S} looked at it with half an eye.'
    ]
  },
  {
    id: 'traffic-jam',
    keys: ['traffic jam', 'stuck traffic', 'sat in traffic', 'bad traffic', 'heavy traffic', 'so much traffic', 'slow traffic', 'stuck motorway', 'stuck highway', 'traffic hour', 'traffic hours', 'caught traffic', 'car stuck queue'],
    played: [
      '{S} stood all the shoes nose to heel, right round the table, and honked softly. “I’ll see what’s going on at the front,” said {A}, and walked along the row. {A} went past boots and slippers, and came to {S}. “Not here,” said {A}, and walked on. Then {A} came by a second time. “There isn’t any front,” said {A}. “Then they’re waiting for us,” said {S}.',
      '{S} and {A} sat on two cushions and steered. {A} looked across and nodded politely. Both moved on by a hand’s width and stopped. “You’re still here,” said {A}. “So are you,” said {S}. At the third stop they asked after each other’s slippers. At the fourth they shared a biscuit, out of the window. “When it clears, you must come and see me,” said {A}. “When it clears I’ll be gone,” said {S}.',
      '{A} made two lines of cups on the table, and behind each waited a spoon. “The other line’s faster,” said {A}, and changed over. At once the first line moved on. “Now mine is,” said {S}. {A} wanted to go back, and just then {S} wanted to go over. The spoons lay crosswise, and no cup could get by. “What’s holding everything up?” asked {A}. “Some spoons,” said {S}.'
    ],
    bed: [
      '{S} lay quite still behind a row of toes. It went forward no further tonight, and that suited everyone.',
      'The night moved on by a hand’s width, and stopped, and moved on. {S} was in no hurry at all.'
    ]
  },
  {
    id: 'boat',
    isWeak: true,
    keys: ['boat ride', 'boat trip', 'boat tour', 'rode boat', 'went sailing', 'rowing boat', 'rowed boat', 'rowed lake', 'ferry', 'took boat', 'pedal boat', 'pedalo', 'kayaking', 'went canoeing', 'paddled canoe', 'shikara ride', 'crossed river boat', 'crossed lake boat'],
    played: [
      '{S} made a boat of the blanket, and tied it to a chair with a scarf. Then they both put to sea, for a long while. “Can you still see the chair?” asked {A}. “Very well,” said {S}. They went faster, but it got no smaller. Then {S} found the scarf and its knot. “Shall I undo it?” asked {S}. “Better not,” said {A}. “Then we’d have to come back as well.”',
      '{A} floated a lid in the washing-up bowl, with six teaspoons on board. They all lay on one side, and the lid tipped. “There’s something to see over there,” said {S}. {A} moved three of them across, and then it floated level. “But there’s nothing on that side,” said {S}. So {A} went round the bowl and was something. “Now they’re all coming over,” said {S}, and laid the six spoons in front of {A}.',
      '{S} looked out from the cushion through a rolled-up towel. “Land ahead,” said {S}. “It’s got two ears.” {A}, over by the chair, sat quite still. “Does anyone live there?” asked {A}. “Only a nose,” said {S}. The cushion came nearer, bit by bit, until it bumped against a knee. “It’s a warm country,” said {S}, and stepped ashore. “Will you be staying long?” asked {A}. “Until it wobbles,” said {S}.'
    ],
    bed: [
      'The mattress lay level in the dark, with one hand over the side. Nothing splashed.',
      'The bed had been tied up for the night. {S} lay in it, and it hardly rocked.'
    ]
  },
  {
    id: 'aeroplane',
    isWeak: true,
    keys: ['rode aeroplane', 'went aeroplane', 'took aeroplane', 'first time aeroplane', 'sat aeroplane', 'rode plane', 'took plane', 'plane ride', 'plane journey', 'long flight', 'rode airplane', 'took airplane', 'sat airplane', 'flight to grandma', 'plane window', 'window seat plane', 'sat plane', 'plane holiday', 'slept plane'],
    played: [
      '“In an emergency you leave through the kitchen,” said {A}, and pointed there with two spoons. Then {A} took a scarf and showed how the belt closes. {S} sat on the chair and looked the other way. “You have to watch,” said {A}. “Passengers never do,” said {S}, and turned over a page of air. So {A} showed it all once more to the lamp. It looked straight down the whole time.',
      '{S} and {A} lay on their tummies on the cushions and looked down over the edge. “Up here everything’s small,” said {S}. A crumb was a cow, and three crumbs were a herd. Next to it stood a slipper. “That’s our house,” said {S}. “Is there a light on?” asked {A}. “No,” said {S}, “we’re not in. We’re up here.” {A} looked for a little longer. “We’ve left the roof open,” said {A}.',
      '{A} pushed the two chairs close together, because on board there is no room for elbows. Each of them had a cup and a spoon. {S} raised a spoon, and {A} had to lower one. “After you,” said {A}. “No, both at once,” said {S}. They tried that. One spoon went into the neighbour’s cup, and so did the other. “This one’s all right too,” said {A}, and they left it at that.'
    ],
    bed: [
      'From the pillow the floor was a long way down. {S} lay above it, belt done up, chin under the blanket.',
      'Everything below was small and dark by now. {S} put the seat all the way back.'
    ]
  },
  {
    id: 'airport',
    isWeak: true,
    keys: ['airport flew', 'airport suitcase', 'airport luggage', 'airport passport', 'airport security', 'airport gate', 'through airport', 'airport check-in', 'airport boarded', 'passport control'],
    played: [
      '{A} pulled a towel along the floor, and on it rode a cushion. {S} stood and waited for the luggage. “Is this yours?” asked {A}. “No,” said {S}. The towel went round the table and came by with the same cushion. “And now?” asked {A}. “Still not mine,” said {S}. It came by a third time, lying a bit crooked. “I’ll take it,” said {S}, and lifted it off. “Mine would have done the same.”',
      '“Everything goes in the tray,” said {A}, and pushed the washing basket across. {S} put in a spoon, two slippers and a button. “Everything?” asked {A}. {S} thought it over, and climbed in too. The tray went slowly between the two chairs that were the gate. At the other end {A} looked to see who would come through. No one was left on that side. “You may go,” said {A} to the basket.',
      '“Passport, please,” said {A}. {S} had drawn one quickly, with a round face on it. {A} looked at it, and at {S}. “In here your mouth goes up to both ears,” said {A}. “It was in a hurry,” said {S}. “I can only let that one through,” said {A}. So {S} had to smile until it went up to both ears. “And the eyes are crossed,” said {A}, and held on to the stamp.'
    ],
    bed: [
      '{S} had come through every gate and lay at the last one, with nothing left to show.',
      'One blanket, one pillow, and {S} in between. All the luggage had come.'
    ]
  },
  {
    id: 'supermarket',
    isWeak: true,
    keys: ['supermarket', 'grocery store', 'grocery shopping', 'went grocery', 'food shopping', 'shopping trolley', 'shopping cart', 'pushed trolley', 'pushed cart shop', 'at checkout', 'at the checkout', 'scanned shopping', 'weekly shop', 'self checkout'],
    played: [
      '“Beep,” said {A}, who was the till, and pushed a cup across the table. The spoon went beep as well. The cushion had to be turned over twice before it did. Then came a striped sock. “Beep, beep, beep, beep,” said {A}, and did not stop. “It’s only one sock,” said {S}. “It’s got stripes all the way up,” said {A}. “I make it eleven socks.” {S} took it back, and brought a plain one.',
      '{S} pushed the washing basket for a trolley, and it pulled to the left. “We need milk,” said {A}. {S} steered for the milk, and arrived at the slippers. “Then slippers,” said {S}, and put in two. {S} leaned against it and steered again, and came to the towels. “The milk’s on the right,” said {A}. “I know,” said {S}. They went left, left again and left once more. There it stood.',
      '{S} took a bag and went along the kitchen shelf, because that was the shop. “Do we need cups?” asked {A}. “We’ve got those at home,” said {S}. They looked at plates, at salt, and at a very good bowl. They had all of it already. At the way out {S} held up the empty bag. “What does it come to?” asked {A}. “Nothing,” said {S}. “And we’ve got everything.”'
    ],
    bed: [
      'The list was done, down to the bottom. {S} lay under the last thing on it, which was a blanket.',
      '{S} rolled a little to the left, as trolleys do, and came to rest against the wall.'
    ]
  },
  {
    id: 'market',
    isWeak: true,
    keys: ['to the market', 'at the market', 'from the market', 'farmers market', 'vegetable market', 'fruit market', 'market stall', 'market vegetables', 'market fruit', 'market tomatoes', 'bazaar', 'sabzi mandi', 'street market', 'fish market'],
    played: [
      '“Two spoons, please,” said {A}. {S} stood behind the table and was the scales, one hand up and one hand down. “It’s a little over,” said {S}, with three. “Shall I leave it?” “Please do,” said {A}. {S} laid another on top. “Now it’s a little over again,” said {S}. In the end {A} held every spoon they had. “Anything else?” asked {S}. “Yes,” said {A}. “Some soup.”',
      '{S} had one sock for sale. “Three buttons,” said {S}. “That’s far too little,” said {A}. “I’ll give you six.” “Then two,” said {S}. “Seven, and not one less,” said {A}, and walked off, as you have to. {S} called after. “One, because it’s you!” {A} came back shaking a very serious head. They met in the middle, at four, and each felt sure of having lost.',
      '{S} stood behind the chair and cried, “Socks, fresh socks!” {A}’s stall was at the table. “Slippers, still warm,” called {A}. They called for a good while, but no customers came by. So {S} bought a slipper, to be polite, and {A} bought a sock. That went on until both stalls had sold out. Then {A} had all the socks, and {S} had all the slippers. They took a deep breath, and began to call.'
    ],
    bed: [
      'The stalls were packed away. {S} lay behind the pillow with both eyes nearly shut, and sold nothing more.',
      'One hand lay a little higher than the other on the blanket. Then the scales were level.'
    ]
  },
  {
    id: 'carried-shopping',
    keys: ['carried shopping', 'carried shopping bag', 'carried groceries', 'carried heavy shopping', 'helped carry shopping', 'helped carry groceries', 'carried shopping home', 'carried bag shop', 'carried bag supermarket', 'bag from market carried'],
    played: [
      '{A} put a cushion in a bag with two handles, and each of them took one. They set off for the kitchen. At the chair {S} went left and {A} went right. The bag stopped. “Come round to me,” said {S}. {A} came round, but {S} was going round as well. The chair was still in between, so it had to come along. “Did we buy that?” asked {A}. “It was on offer,” said {S}.',
      '“Heavy things at the bottom,” said {S}, and packed a bag to carry. Two slippers went in, then a spoon, and a cup on top for the eggs. Only then did {A} bring the thick book. “That’s the heaviest of all,” said {A}. {S} looked into the bag, where everything lay so well. Then {S} put the book on the floor, and the bag on the book. “There,” said {S}. “Right at the bottom.”',
      '{S} came in with a bag, bent over to one side, and groaned. “Let me,” said {A}, and took it. It weighed nothing. {A} looked inside, and in it lay one sock. “That isn’t heavy at all,” said {A}. “You’ve got the wrong handle,” said {S}. {A} took hold of the other one and waited. Slowly {A} bent over to the side. “Ah,” said {A}. “Now I’ve got it.”'
    ],
    bed: [
      'Both arms lay on the blanket, one on each side, and had nothing to carry.',
      'Everything had been put where it belongs. Last of all came {S}, on the middle shelf, between sheet and blanket.'
    ]
  },
  {
    id: 'library',
    isWeak: true,
    keys: ['library', 'libraries', 'library card', 'librarian', 'library books', 'went library', 'library story'],
    played: [
      '“Shh,” said {S}, who was in charge of the pile of books. {A}’s chair had creaked. {A} sat very still, and turned the page with two fingers. “Shh,” said {S} again. “That wasn’t me,” whispered {A}. “That was you, going shh.” {S} thought about it, and then had to go shh at that. {A} went shh back. By now the chair was the quietest of the three.',
      '{S} took a cup for a stamp, and lent out the whole room. {A} borrowed the cushion, the spoon and both slippers, and carried it all to the other chair. Then {S}’s feet got cold. “I need a slipper,” said {S}. “They’re both out,” said {A}. “When are they due back?” asked {S}. {A} looked underneath the left one. “In three weeks,” said {A}. “But you can put your name down.”',
      '“You may take as many as fit under your chin,” said {A}. {S} piled up books until the top one touched. There was still one on the table. {S} looked up at the ceiling, and then it fitted too. “Can you see the way?” asked {A}. “No,” said {S}, “but I can see a spider.” {A} went ahead and said left and right. “What’s it doing?” asked {A}. “Reading my top one,” said {S}.'
    ],
    bed: [
      'It was as quiet under the blanket as between two pages. {S} lay there, and was not due back until morning.',
      '{S} shut both eyes, the left one first, then the right one, and kept the place.'
    ]
  },
  {
    id: 'park',
    isWeak: true,
    keys: ['to the park', 'in the park', 'at the park', 'through the park', 'round the park', 'across the park', 'park bench', 'city park'],
    played: [
      '{S} made a bench of two cushions against the wall, and sat down on it. {A} came along slowly. “Is this taken?” asked {A}. “Please,” said {S}, and moved up. They looked straight ahead, as you do on a bench. “Do you come here often?” asked {A} after a while. “Every evening,” said {S}. “I live just over there, by the table.” {A} turned round in surprise. “So do I,” said {A}.',
      '{S} and {A} each took a slipper on a scarf for a walk round the chair. The slippers met, and sniffed at each other’s toes. “What’s yours called?” asked {A}. “Left,” said {S}. “And yours?” “Right,” said {A}. “Then they may have met,” said {S}. Meanwhile the slippers had been round their legs three times, and the scarves got short. “Sit,” said {S}. So all four of them sat.',
      '{S} spread a towel for a lawn, and drew a sign. It showed a foot, with a line through. {A} studied that, and stood on the towel on one leg. “You’re not allowed on there,” said {S}. “That foot isn’t,” said {A}. “This is the other.” {S} looked at the sign, and drew a second foot next to the first. Then {A} sat down on the lawn, and held both feet in the air.'
    ],
    bed: [
      'The benches stood empty now. {S} had the best one, with a blanket, and moved up for no one.',
      'Both feet lay on soft ground, where there was no sign. They were allowed to stay.'
    ]
  },
  {
    id: 'playground',
    isWeak: true,
    keys: ['to the playground', 'went playground', 'new playground', 'big playground', 'visited playground', 'stayed playground', 'leave playground', 'playpark'],
    played: [
      '“Five more minutes,” said {A}, with the bag already over one shoulder. “How long is one of them?” asked {S}. “Once round the table,” said {A}. So {S} began on the first, heel to toe, and stopped to look at a crumb. By the second corner {S} had to go back, because of the crumb. “Is it still the first?” asked {A}. “Yes,” said {S}. {A} put down the bag, and then sat on it.',
      '{S} laid a wooden spoon across a rolled-up sock for a seesaw. On one end sat a button, and on the other a piece of bread. Two fingers helped, and it went well. Then the button came down with a bump and stayed there. “Where’s the other one?” asked {S}. {A} was chewing. “It got off,” said {A}. “You have to say so first,” said {S}. {A} swallowed, and said so to the button.',
      '{A} sat down on a cushion, which was the roundabout, and held tight. {S} pushed, but it would not turn. So {S} walked round it instead. {S} came by in front and waved. {S} came by again, and {A} waved back. “Am I going fast?” asked {A}. “Very,” said {S}. “Then I’d like to get off,” said {A}. “It has to run down first,” said {S}, and went slower, and slower, and sat down.'
    ],
    bed: [
      'All the swings hung straight down by now, and the slide was cold. {S} lay where it was warm.',
      'This was the very last of the five more minutes, and {S} spent it lying down.'
    ]
  },
  {
    id: 'playground-slide',
    keys: ['went down slide', 'big slide', 'slid down the slide', 'tall slide', 'long slide', 'tunnel slide', 'slide herself', 'slide himself', 'slide first time', 'slide park', 'slide playground', 'climbed slide', 'twisty slide'],
    played: [
      '{S} leaned a big book against the cushion, and that was the slide. At the top stood a slipper, and behind it queued two socks and a spoon. The slipper looked down. “It’s changed its mind,” said {S}. “Then they all have to climb back,” said {A}. So down went the spoon, and one sock, and the other. Last came the slipper. “Now it wants to,” said {S}. “Then it has to queue,” said {A}.',
      '{A} tilted a big tray for a slide, and {S}’s spoon walked up it. {A}’s spoon sat at the top. “This is for coming down,” said {A}. “I’m only looking to see if it’s free,” said {S}. “And is it?” asked {A}. “No,” said {S}, “there’s a spoon in the middle.” They both waited for it to go. Then it slipped down. “Now it is,” said {S}, and sent it up to look.',
      '{S} sat on top of one cushion, and held on at both sides. “Shall I catch you?” asked {A}. “At the bottom,” said {S}. {A} went there and held out both arms. {S} pushed off, and was on the rug. “Was that it?” asked {A}. “The long part’s going up,” said {S}. {S} set one foot on the cushion, and felt about for the next step. {A} sat down meanwhile.'
    ],
    bed: [
      '{S} slid down a little way under the blanket, feet first, and there was no queue.',
      'At the top was the pillow. From there it all went gently down, as far as the toes.'
    ]
  },
  {
    id: 'playground-swing',
    keys: ['went swing', 'on the swings', 'on the swing', 'on a swing', 'on swings', 'swing higher', 'swing high', 'pushed swing', 'swing park', 'swing playground', 'baby swing', 'tyre swing', 'jhula'],
    played: [
      '{S} sat on a cushion for a swing, and held two ropes of air. “Now push,” said {S}. {A} thought about it, and stood in front. Then {A} came close, and went away, and came close. The face got big, and small, and big. “Higher,” said {S}. So {A} began by the door, and came until their noses touched. “Not so wild,” said {S}, and put both feet on the floor. Only then could {A} stop.',
      '{S} held a scarf between two hands, and in the loop sat a spoon. {A} pushed it with one finger. “Now it wants to get off,” said {S}, “so we have to wait until it stops.” They waited. It swung a little, then less. “Now,” said {A}. “No,” said {S}, “it’s still doing it.” At last the spoon hung straight. {A} breathed out, it had been so long. “Now you’ve pushed it again,” said {S}.',
      '{S} and {A} sat on two chairs, and {S} showed how you get higher. “Legs out, legs in,” said {S}. {A} did it too. But where it should be in, {A}’s legs were out. “You’re braking,” said {S}. “I’m not even moving,” said {A}. “That’s because you’re braking,” said {S}. {A} changed over at the next out. Now {S} was out of step, and the two chairs stood harder than before.'
    ],
    bed: [
      'The last little swing was hardly one at all. {S} lay in the middle, where it hangs still.',
      'Legs out, and after a while legs in. Then {S} left it at out, and hung there quietly.'
    ]
  },
  {
    id: 'museum',
    isWeak: true,
    keys: ['museum', 'museums', 'history museum', 'visited museum', 'museum guard', 'museum label', 'glass case museum'],
    played: [
      '{S} folded a bit of paper and stood it in front of {A}’s cup. “What does the label say?” asked {A}. “Cup,” said {S}. “Very old. Still has tea in it.” {A} bent down, hands behind the back, and looked at it from each side. “May I drink some?” asked {A}. “Not in here,” said {S}. So they stood there side by side, and watched the tea get older.',
      '{A} hung a scarf between two chairs, with a slipper behind it, and was the guard. {S} came along on one cold foot, and reached across. “Ahem,” said {A}. “But it’s mine,” said {S}. “It’s from the time when you had warm feet,” said {A}. {S} leaned over as far as the rope allowed. “Ahem,” said {A}. Then the guard looked at the clock, and the slipper went away on {S}’s foot.',
      '{S} gave {A} a cup to hold to one ear. “It tells you what you’re looking at,” said {S}. {A} stopped in front of the lamp and listened. “This is older than your slippers,” said a voice behind the chair. {A} nodded, and walked on to the table. “This is older than the lamp,” said the voice. Then {A} came to the chair. “And what’s behind here?” asked {A}. “That part’s closed today,” said {S}.'
    ],
    bed: [
      '{S} lay flat on the back, with hands on the chest, and kept very well.',
      'Above the pillow it was dark, as behind glass. Only {S} was in there, and not at all old.'
    ]
  },
  {
    id: 'saw-huge',
    keys: ['dinosaur skeleton', 'dinosaur bones', 'dinosaur museum', 'dinosaur exhibition', 'whale skeleton', 'whale bones', 'mammoth museum', 'mammoth skeleton', 't-rex skeleton', 't-rex bones', 'huge bones', 'museum whale', 'museum skeleton', 'museum huge bones'],
    played: [
      '“The nose is here,” said {S}, by the wall. “And the tail?” asked {A}. “Further,” said {S}. {A} walked to the table, but that was only the neck. By the door it was the tummy. {A} went on out of the room. “I’m at the washing,” called {A} from a distance. “That’s the bottom,” called {S}. “The what?” called {A}. It was not easy to talk, with so much animal in between.',
      '{S} laid all the spoons down for bones. The long ones were ribs, and the short ones were tail. Then one was left over. “It’s the tip of the tail,” said {A}. “There’s one there already,” said {S}. {A} tried it at the neck, at the chin and in the middle. It fitted nowhere. “Then it isn’t a bone,” said {S}, and laid it down by the mouth. “It ate with that.”',
      '{S} and {A} lay down under the table, to see how big it is. It went over them from end to end, without a sound. “What does it live on?” asked {A}. “Supper,” said {S}. “You put it on its back.” {A} reached up and knocked on the belly. “It’s hollow,” said {A}. They both thought about that. “Then it hasn’t had enough,” said {S}, and drew in both feet.'
    ],
    bed: [
      'The bed stood over the dark floor on its four legs. {S} lay on its back, and it carried {S} easily.',
      '{S} stretched from the nose to the very last toe, and from there it was only blanket.'
    ]
  },
  {
    id: 'restaurant',
    isWeak: true,
    keys: ['restaurant', 'went café', 'went cafe', 'at café', 'at cafe', 'at the café', 'at the cafe', 'in a café', 'in a cafe', 'pizzeria', 'waiter', 'waitress', 'dosa place', 'menu ordered', 'pizza place', 'dhaba'],
    played: [
      '“One soup,” said {A}. {S} was the waiter, and took that to the kitchen, where {S} was the cook. “With noodles or without?” asked the cook. The waiter had to go back and ask. “With,” said {A}. “In a bowl or on a plate?” asked the cook. After the fourth time {S} came and sat down on the other chair. “And who’s bringing my soup?” asked {A}. “The cook,” said {S}. “I’ve stopped working.”',
      '{S} drew a page for a menu, and {A} studied it at length. “What’s good here?” asked {A}. “The brown,” said {S}. {A} pointed into the corner. “And what would this be?” asked {A}. “A smudge,” said {S}. “Is it filling?” asked {A}. {S} rubbed it with a thumb, and it got bigger. “It’s enough for two,” said {S}. So they ordered that, and another spoon.',
      'After the meal {A} laid the spoon across the plate and asked for the bill. {S} counted it up. “One button for the plate,” said {S}. “One for the spoon. Two for sitting.” “What, for sitting?” asked {A}. “You sat for a long time,” said {S}. {A} got up at once, to save money. “Standing’s three,” said {S}. “You’re in the way.”'
    ],
    bed: [
      'The chairs were up on the tables, and the lamp was out. {S} had a table for one, laid with a pillow.',
      '{S} wanted nothing more, and pushed the blanket up under the chin for a napkin.'
    ]
  },
  {
    id: 'ice-cream',
    keys: ['ice cream', 'ice creams', 'ice-cream', 'icecream', 'gelato', 'ice cream van', 'ice cream truck', 'two scoops', 'ice cream cone', 'sorbet'],
    played: [
      '{S} stuck a rolled-up sock in a cup, and licked the air beside it. “It’s dripping at the back,” said {A}. {S} turned the cup. “Now it’s dripping where the front was,” said {A}. {S} turned it on a bit, and on a bit more. Soon {S} had to turn too. “And now?” asked {S}. “Now it’s stopped,” said {A}. “It doesn’t know any more which way is down.”',
      '“What flavours are there?” asked {A}. Four socks lay on the table, and {S} had the big spoon. “Blue, grey, spotted, and the one with the hole,” said {S}. “What does the hole taste of?” asked {A}. “Of less,” said {S}. {A} thought, and the slippers behind had to wait. “Grey,” said {A}, “with the hole on top.” {S} put it all in a cup. “Hold it straight,” said {S}, “or it’ll fall out.”',
      '{S} and {A} each took a wooden spoon for a cone. “May I try yours?” asked {A}, and tried a good deal. “Then I’ll try yours,” said {S}, and tried exactly as much. {A} thought that it had been slightly more, and had to even it up. So they tried in turn, until both spoons were bare. “I’ve only had yours,” said {S}. “And I’ve only had yours,” said {A}. Each would have chosen differently.'
    ],
    bed: [
      'Nothing dripped any more. {S} lay in a curl on the pillow, one round scoop, with a blanket over it.',
      '{S} grew soft at the edges, and sank a little into the mattress. The feet went first.'
    ]
  },
  {
    id: 'first-day',
    isWeak: true,
    keys: ['first day school', 'first day nursery', 'first day kindergarten', 'first day preschool', 'first day reception', 'started big school', 'started primary school', 'started new school', 'went new school', 'started nursery', 'started kindergarten', 'started preschool', 'started reception', 'new nursery', 'settling in nursery', 'first day playgroup', 'first day daycare', 'first morning nursery'],
    played: [
      '“Each place has a picture, so that you find it again,” said {S}. {S}’s chair had a hedgehog, drawn on paper, and {A}’s chair had a spoon. “I’d have liked the hedgehog,” said {A}. “That’s taken,” said {S}. “And the lion?” asked {A}. “Taken,” said {S}. {A} looked all round the room, and saw no lion anywhere. “It’s off with a cold,” said {S}. So {A} sat down at the spoon.',
      '{S} held up a plate and read the names from it. “Chair,” read {S}. “Here,” said {A}. “You’re not the chair,” said {S}. “It’s new,” said {A}. “I wanted to help it.” {S} read the name once more, and they both looked. The chair stood there with its legs together. {A} leaned on it just a little, and it creaked. “Good morning, Chair,” said {S}, and ticked it off with a spoon.',
      'Now {A} was the new one, and stood in the doorway, one hand on the handle. “Come and see the cushions,” said {S}. “I can see them from here,” said {A}. {S} fetched a cushion, and {A} felt it with the free hand. {S} brought the spoons, the slippers, and a towel. At last everything lay in the doorway. “There’s no room for me here any more,” said {A}, and had to go in.'
    ],
    bed: [
      'In the dark every place had its picture. This one had a pillow on it, and {S} found it easily.',
      '{S} lay where {S} always lay. Here no names had to be read out, and still everyone was there.'
    ]
  },
  {
    id: 'school-trip',
    isWeak: true,
    keys: ['went school trip', 'went class trip', 'went field trip', 'went nursery trip', 'went preschool trip', 'school outing', 'nursery outing', 'class outing', 'school excursion', 'class excursion', 'whole class went', 'school trip zoo', 'school trip museum', 'school trip farm', 'school trip bus', 'school trip castle', 'coach trip class', 'day trip school'],
    played: [
      '{S} lined the class up at the door, because on a trip you walk in twos. Slipper stood by slipper, and spoon by spoon. At the end was one sock without a partner. “Who goes with that?” asked {A}. “It goes with the teacher,” said {S}. {A} was the teacher, and took it by the heel. Then a spoon looked cross. “It wants to as well,” said {S}. Soon {A} had both hands full.',
      '{S} put bread and a cup into a bag, and they set out from the door. By the chair {A} stopped. “Is it lunchtime yet?” asked {A}. “Not until we’re there,” said {S}. “And where’s there?” asked {A}. It was the table. That was still four steps away. “I could carry mine better on the inside,” said {A}. {S} thought about this for two steps. Then they sat down, two steps before lunchtime.',
      '{A} was the guide, and held up a wooden spoon to be followed. “On the left you see a cupboard,” said {A}. “Two doors, and one squeaks.” {S} wanted to hear it, but the spoon had gone on to the kitchen. “And here we have a tap,” said a voice in there. {S} sat down on a cushion, as all the class. “Are there any questions?” called {A}. “Yes,” called {S}. “Where are you?”'
    ],
    bed: [
      'Two feet lay in a pair under the blanket, and behind them came two knees. All were counted, and all were back.',
      'The day’s last stop was the pillow. {S} had a window seat, and nothing left in the lunch box.'
    ]
  },
  {
    id: 'assembly',
    isWeak: true,
    keys: ['assembly', 'school assembly', 'class assembly', 'morning assembly', 'sang assembly', 'spoke assembly', 'assembly stage'],
    played: [
      '{S} stood behind a towel that hung over a chair. “I come out when you’ve finished,” said {S}. {A} stepped forward. “Dear cushions, dear chairs,” said {A}. Then came the thanks, to the table and to both slippers. The towel moved. “Have you finished?” asked {S}. “I haven’t even got to the spoons,” said {A}. {S} came out, bowed, and went back behind the towel. “That’s my part done,” said {S}. “Carry on.”',
      '{S} sat the shoes in rows, facing the chair. In front stood a boot, and behind it sat a small sock and saw nothing but boot. “Small ones to the front,” said {S}, and swapped them over. Then {A} came up to speak. “Now it’s scared,” said {S}. “It wants its boot.” So the boot was laid down beside it. “Is that one sleeping?” asked {A}. “No,” said {S}, “it listens lying down.”',
      '{S} and {A} stood side by side, arms straight down, and sang. At least their mouths opened and shut. “I can’t hear you,” said {S}. “I don’t know the words,” said {A}. “I’m only doing the mouth.” “So am I,” said {S}. “I thought it was you singing.” They did the second verse too, and opened wide for the high notes. By the end {A} was a little hoarse.'
    ],
    bed: [
      'The curtain was a blanket, and {S} was behind it. There was no line left to say.',
      'In the dark the rows were empty, and the chairs were stacked. {S} lay down in front, where you see most.'
    ]
  },
  {
    id: 'star-sticker',
    keys: ['gold star', 'star chart', 'star from teacher', 'sticker from teacher', 'sticker chart', 'earned star', 'earned sticker', 'won sticker', 'reward chart', 'well done sticker'],
    played: [
      '{S} tore up a sheet of paper and gave out stars. The chair got one, because it stands so still. The lamp got one for shining. “What do I have to do?” asked {A}. “What can you do?” asked {S}. {A} stood still. “The chair’s been doing that since breakfast,” said {S}. Then {A} tried hard to shine. {S} watched for a while, and tore a star in two. “Half,” said {S}. “You flickered.”',
      '{A} had a bit of sticky tape for a star, and it was meant for {S}’s sleeve. But it stayed on the thumb. {S} pulled it off with a finger, and then it stayed on that. “Let me,” said {A}, and shook one hand, and then the other. “Who’s got it now?” asked {S}. They looked behind their elbows. It was under {A}’s left slipper. “What’s that for?” asked {A}. “For standing there,” said {S}.',
      '{S} held a jar lid to the chest, shiny side out, and walked past {A}. {A} was polishing a spoon. {S} walked past again, sideways. “New slippers?” asked {A}. “Higher,” said {S}. “Your hair,” said {A}. “Lower,” said {S}, “and you have to notice all by yourself.” {A} looked at a sleeve, then at the other, and then in between. “Oh,” said {A}. “That’s where the jam lid is.”'
    ],
    bed: [
      'It was too dark to see anything stuck on anyone. {S} put a hand there, to know that it still was.',
      'Under the blanket there was one small place that felt brighter than the rest. {S} lay on the other side.'
    ]
  },
  {
    id: 'certificate',
    keys: ['certificate', 'certificates', 'got award', 'won award', 'got diploma', 'reading award', 'award assembly', 'award school', 'swimming certificate', 'headteacher award'],
    played: [
      '{S} rolled up a tea towel, and that was what you get handed. “The right hand shakes, and the left hand takes,” said {S}. {A} practised both. Then the moment came. {A} shook the tea towel for quite some time, and kept hold of {S}’s hand. “Now you’ve got me,” said {S}. “And where do I hang you up?” asked {A}. {S} picked a good place on the wall, and went to stand there.',
      '“A name has to go underneath,” said {S}, and gave {A} paper and pencil. {A} signed. It was one long wave. “There isn’t a single letter in it,” said {S}. “That’s how you do it when it’s important,” said {A}. So {S} signed as well, with a longer wave. They looked at the two of them. “Now it’s the sea,” said {S}, and drew a boat on top.',
      '{A} took the photograph, through the handle of a cup. {S} held up a plate, as you do when you have got something. “Higher,” said {A}, “it’s hiding your buttons.” {S} held it higher and smiled. “And smile,” said {A}. {S} smiled even wider. “Click,” said {A}. “Am I in it?” asked {S}. “You’re in it twice,” said {A}. “Once on the left and once on the right. Each time it’s a thumb.”'
    ],
    bed: [
      'The right hand lay still, with no one to shake it. The left hand held on to a corner of the blanket.',
      '{S} lay there with a flat and important face, the name on top and the rest below.'
    ]
  },
  {
    id: 'teacher-praised',
    keys: ['teacher praised', 'praised by teacher', 'teacher said well done', 'teacher proud', 'teacher said good work', 'teacher said good job', 'miss said well done', 'sir said well done', 'teacher pleased', 'teacher impressed', 'teacher compliment', 'headteacher praised'],
    played: [
      '{A} drew a circle. {S} was the teacher, and came by with both hands behind the back. “Mm,” said {S}, looking over from the side. “Was that the good one?” asked {A}. “There are three,” said {S}. “Mm. Mm. And mm.” {A} had listened closely. “I got the second,” said {A}, and quickly drew a rounder circle. {S} came by again. “Mm-hm,” said {S}. {A} had not known that there was this one too.',
      '“When it’s said, you just stand,” said {S}, and {A} stood. “What do I do with my arms?” asked {A}. “They hang down,” said {S}. “Not as much as that.” {A} hung them a bit less. “And where do I look?” asked {A}. “At your slippers,” said {S}. {A} did, and there was a crumb. Meanwhile {S} had said it. “Could I hear it again?” asked {A}. “It only comes once,” said {S}.',
      '{A} laid the spoons straight. So {S} dipped a finger in a cup and ticked the table. It was a fine wet tick. {A} sat down in front of it, and then it began to get shorter. The tail went first, and the corner after that. “Was it wrong after all?” asked {A}. “It was only thin,” said {S}. {A} got up and laid the spoons straight once more.'
    ],
    bed: [
      '{S} lay on one side, and heard a word again that was quite short. It still fitted on the pillow.',
      'Here the arms did not have to hang. They lay on the blanket, and knew what to do.'
    ]
  },
  {
    id: 'lost-found',
    keys: ['got lost shop', 'got lost supermarket', 'got lost store', 'got lost mall', 'got lost market', 'got lost museum', 'got lost library', 'lost each other shop', 'lost each other supermarket', 'lost each other market'],
    played: [
      '“When you’re lost, you stay where you are,” said {S}, and went behind the door. {A} went behind the table. For a time it was quiet. “Are you staying?” called {S}. “Yes,” called {A}. “Are you?” “Yes,” called {S}. They both stayed, and did it very well. Then there was a small step on the other side of the room. “You’re coming,” said {S}. “No,” said {A}, “I’m only staying a bit nearer.”',
      '{A} sat at the table, behind which lost things are handed in. “I’m looking for the one I belong to,” said {S}. “What’s it like?” asked {A}. “About your size,” said {S}, “with just such a nose.” {A} looked under the table, where there was only a slipper. “It has slippers like that,” said {S}. “Then we’ll keep hold of this,” said {A}, “and wait.” After a while a bare foot came feeling for it.',
      '{A} hung a coat over the chair, down to the floor, and stood beside it. “From low down they all look the same,” said {S}. {S} closed both eyes, turned round twice, and took hold of a sleeve. “We can go now,” said {S}. “You’ve got the wrong one,” said {A}. {S} opened one eye, and it was the chair. “It would have come with me,” said {S}, and shook its sleeve goodbye.'
    ],
    bed: [
      '{S} lay exactly where anyone would have looked first. One foot stuck out, so that it was easy to see.',
      'In the dark {S} felt for the edge of the bed. There it was, and it was staying.'
    ]
  },
  {
    id: 'beach',
    isWeak: true,
    keys: ['went beach', 'at the beach', 'to the beach', 'beach all day', 'beach afternoon', 'beach morning', 'beach with grandma', 'beach holiday', 'beach sand', 'seaside', 'sandy beach'],
    played: [
      '“At the beach you change in here,” said {S}, and took a jumper into the big towel. {A} held it shut at the back. The towel grew elbows. “Is this a leg or a sleeve?” asked {S}. “I’m not allowed to look,” said {A}. At the bottom a hand came out. “Finished,” said {S}. The towel fell. One leg was in the jumper, up to the knee. “So it was a sleeve,” said {S}.',
      '{S} and {A} sat facing each other, and {S} buried all their feet under the cushions. “Now keep still,” said {S}. Between two cushions a toe looked out. “Is that one mine?” asked {A}. {S} tickled it, and then {S} had to laugh. Another looked out beside it. {A} tickled that, but it kept quiet. “I didn’t feel anything,” said {S}. “Nor did I,” said {A}. It was a sock, with nothing in it.',
      '{A} held a cup to one ear, to hear the sea. “I can hear the tap,” said {A}. {S} tried as well, and fetched a bigger cup. “Can you hear it now?” asked {S}. “Now I hear a bigger tap,” said {A}. They held the big bowl between their heads. It went drip, and for a long time nothing, and drip. {A} got up and turned the tap off properly. “Low tide,” said {S}.'
    ],
    bed: [
      '{S} lay stretched out, and the blanket went up over feet, knees and tummy, warm as sand.',
      'One ear lay on the pillow. In it there was a soft noise that came and went.'
    ]
  },
  {
    id: 'waves',
    keys: ['jumped waves', 'chased waves', 'ran waves sea', 'ran waves beach', 'paddled sea', 'paddled beach', 'paddled waves', 'feet in sea', 'toes in sea', 'sea cold feet', 'splashed sea'],
    played: [
      '{A} shook one end of the blanket, and that was the sea. {S} stood at the other with bare toes, and was ready. Only small ones came. “The big one waits until you look away,” said {S}, and looked at the wall. Nothing came at all. {S} turned back, and {A} was looking at the wall too. “You have to make it,” said {S}. “I wanted to see what’s so interesting,” said {A}.',
      '{S} rolled both trouser legs over the ankles. {A} held a towel there for water, and let it rise by a finger. {S} rolled higher, and so did the water. “It always wants one more,” said {S}. Soon two thick rings sat above the knees, and went no further. “Then it can have them,” said {S}, and let both legs down. “Now it doesn’t want to,” said {A}, and the water sank.',
      '“At the toes you say ee,” said {S}, “because it’s cold.” {A} raised a towel from the floor, up to the toes. At the ankles it was oh, and at the knees it was oo. {A} lowered it a little, and that was oh again. “Ee, oh, oo, oh,” said {S}. “I know that song,” said {A}, and played it from the beginning. The last note was at the tummy, and very long.'
    ],
    bed: [
      'The blanket came up as far as the chin, drew back a little, and lay smooth.',
      'Ten toes stood at the edge of the sheet, waited, and were dry. Then even the smallest went in.'
    ]
  },
  {
    id: 'picnic',
    isWeak: true,
    keys: ['picnic', 'picnics', 'picnicked', 'picnic blanket', 'picnic basket', 'lunch on grass', 'sandwiches grass', 'picnic park'],
    played: [
      '{S} and {A} had the blanket, and only needed a good spot. By the door there was a draught. By the chair it sloped, said {A}, and rolled a cup to prove it. Under the lamp it was too sunny. They carried it on, through the whole room. “It’s flat up there,” said {S}. They spread it on the table, and pulled up two chairs. “You don’t often find a place like this,” said {A}.',
      '{S} stood a cup on the blanket, and it tipped, so {S} leaned it on the plate. The plate leaned on a slipper, and the slipper leaned on {A}. “Now you mustn’t move,” said {S}. {A} sat there and held up the whole picnic. “Is there any bread?” asked {A}, with very small lips. {S} held out a piece. {A} chewed once, and the cup fell over.',
      '“We’ve got an ant,” said {A}. It was made of two fingers, and came over the edge of the blanket. It took a crumb, and carried it home under a cushion. Then it came back for a bigger one. The third time it took the teaspoon. “Ants eat with their hands,” said {S}. “Only when they’re alone,” said {A}. The ant came back once more, for a second spoon.'
    ],
    bed: [
      'This blanket lay on top and not underneath. {S} was the only thing spread out below it, and did not tip.',
      'The crumbs had been shaken out, and the ground was flat. {S} had found a good spot.'
    ]
  }
]
