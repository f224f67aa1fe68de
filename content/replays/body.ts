import type { Replay } from '../replay.ts'

export const body: readonly Replay[] = [
  {
    id: 'wrong-feet',
    keys: ['shoes wrong feet', 'shoes wrong foot', 'shoes wrong way round', 'wrong feet', 'wellies wrong feet', 'boots wrong feet', 'sandals wrong feet', 'slippers wrong feet', 'trainers wrong feet', 'sneakers wrong feet', 'crocs wrong feet', 'chappals wrong feet', 'left shoe right foot', 'right shoe left foot', 'shoes mixed left right', 'shoes swapped feet'],
    played: [
      '“How does that go?” asked {A}. {S} sat down on a chair and crossed both legs at the ankles. Then {A} pushed on the slippers, the left one left and the right one right. “Those are correct,” said {A}. {S} uncrossed the legs, and now the slippers were wrong. {S} crossed them again, and all was well. “It isn’t the slippers,” said {S}. “It’s the legs.”',
      '{S} wanted to know whether it works with socks too. The first pair went on, and {S} waited. “Do you feel anything?” asked {A}. “Nothing,” said {S}, and changed the two socks over. There was still nothing to be felt. “Perhaps both of those are left ones,” said {A}. {S} looked at the drawer for a long time. “Then there’s a pair in there with two rights,” said {S}.',
      '{A} stood two slippers on the rug. “The left one’s on the left,” said {A}, in front of the pair. {S} stood behind it. “From here it’s on the right,” said {S}. To be certain, the two of them changed places. Now both were of a different opinion, and still not the same one. “We could ask the slippers,” said {A}. {S} looked inside. “There’s no foot in,” said {S}. “So they can’t know.”'
    ],
    bed: [
      'Under the blanket lay one left foot and one right foot, each on its own side.',
      'The slippers stood before the bed the other way about, with their toes touching, and minded nothing.'
    ]
  },
  {
    id: 'shoes-alone',
    keys: ['put shoes himself', 'put shoes herself', 'put shoes themselves', 'put shoes alone', 'put on own shoes', 'put shoes without help', 'put boots himself', 'put boots herself', 'put wellies himself', 'put wellies herself', 'put sandals himself', 'put sandals herself', 'put trainers himself', 'put trainers herself', 'put sneakers himself', 'put sneakers herself', 'put slippers himself', 'put slippers herself'],
    played: [
      '“The chair has nothing on its feet,” said {A}. {S} fetched a sock and pulled it over one chair leg. It stayed hanging halfway. “It has to push,” said {S}. “You always push with the heel.” The chair did not push. “Now stamp,” said {S} to it. The chair stood there on all its legs and did not even try. “It’s still very young,” said {A}.',
      '{S} sat down with a slipper. “I’ll only watch,” said {A}, but one hand came nearer and nearer. “Your hand’s helping,” said {S}. So {A} sat on that hand. Then the other came, and {A} sat on it too. {S} pulled at the slipper and breathed through the nose. “My ear tickles,” said {A}. “Would you?” {S} did not look up. “You can do that by yourself,” said {S}.',
      '{S} pushed a foot into the slipper, and then it could get no further. “My toes have grown,” said {S}. {A} fetched the torch and shone it in. Right at the front sat a rolled-up sock. {S} pulled it out, and the foot slid down to the end. “Now they’ve shrunk again,” said {A}. {S} shook out the second slipper, just in case, and was a little sorry that nothing came.'
    ],
    bed: [
      'Two slippers stood side by side before the bed, empty right up to the tips.',
      'Ten toes lay there with nothing on, and {S} had managed that alone as well.'
    ]
  },
  {
    id: 'dressed-alone',
    keys: ['got dressed himself', 'got dressed herself', 'dressed himself', 'dressed herself', 'dressed themselves', 'got dressed alone', 'got dressed own', 'dressed without help', 'got dressed without help', 'put clothes on himself', 'put clothes on herself', 'put on own clothes'],
    played: [
      '{S} dived into a pyjama top, and inside it was dark. The first to come out was an arm, just where the head should be. “Good evening, arm,” said {A}. “Have you seen a head?” The hand felt about and found some hair. “It’s still in here,” said {S}. Then the arm went back in, so that the head could get past.',
      'On the rug {S} laid a jumper, trousers and two socks. There lay a whole child, very flat, with a cup for a head. “Its vest is missing,” said {A}. That had to go underneath, so {S} took the child apart and began again. “Ready,” said {S}. “And the underpants?” asked {A}. {S} looked at the child for some time. “It’s staying at home today,” said {S}.',
      '“One foot to each leg,” said {S}, and sat down with the pyjama trousers. Both feet set off, and both came out at the same end. “And the other leg?” asked {A}. {S} looked down it. “That one’s free.” So {A} put an arm in, to make it worth while. Now everything was dressed, and it only remained to decide who was going to stand up.'
    ],
    bed: [
      'Each arm had its sleeve and each leg its leg. At the top {S}’s head looked out.',
      'The day’s jumper lay on a chair with its arms inside, just as {S} had left it.'
    ]
  },
  {
    id: 'zip',
    keys: ['zip coat', 'zip jacket', 'zip hoodie', 'zip cardigan', 'zip anorak', 'zip raincoat', 'zipper coat', 'zipper jacket', 'zipper hoodie', 'closed zip', 'fastened zip', 'managed zip', 'did up her zip', 'did up his zip', 'did up zip'],
    played: [
      '{S} had found a zip on a cushion too, along its bottom edge. It went open, and the cushion put out a piece of its inside. “It’s too warm in there,” said {A}. Then {S} pulled it shut, and halfway along it stuck. “A bit back, and then on again,” said {S}. Back, on, back, on. “Is it still caught?” asked {A}. “Not any more,” said {S}. “I just like this part.”',
      '{S} spread ten fingers and pushed the two hands together. “Those are the teeth,” said {S}. “You’re the little thing that drives up.” {A} drove a spoon up between the hands, and behind it everything closed. Just below the top it stopped. “Go on,” said {S}. “There’s a chin,” said {A}. “There always is.” So the chin went up, and the spoon went past. Then the chin came down and looked over the edge.',
      '“I can hear whether it’s open,” said {A}, and turned to the wall. {S} fetched a bag with a zip. “Zip,” it went. “Shut,” said {A}. “Zip,” it went, and that was open. After that it went quickly, zip, zip, zip. “Shut, open, shut,” said {A}, and turned round. The bag stood wide open. {A} looked at it from both sides. “One of those was me,” said {S}.'
    ],
    bed: [
      'The blanket was drawn up tooth by tooth as far as the chin, and there it stopped.',
      'Somewhere the little tab of a zip hung straight down, and did not swing any more.'
    ]
  },
  {
    id: 'buttons',
    keys: ['did up buttons', 'did up her buttons', 'did up his buttons', 'did up all the buttons', 'did up all her buttons', 'did up all his buttons', 'did own buttons', 'buttoned shirt', 'buttoned coat', 'buttoned cardigan', 'buttoned pyjamas', 'buttoned jacket', 'buttoned kurta', 'fastened buttons', 'buttons wrong holes'],
    played: [
      '{S} hung a shirt round the back of a chair and began at the bottom. Button, hole, button, hole. At the top one button was over. “Then somewhere there’s a hole that has none,” said {A}. They found it right at the bottom. “Those two will never meet,” said {A}. “Yes, they will,” said {S}, and bent the shirt up until they did. Now it was shut, and as round as a loaf.',
      '“I can do it with my eyes closed,” said {S}, and closed both. The fingers felt along the pyjama top, button by button. {A} watched and said not a word. The last one went in rather hard, so {S} looked down. It was through the loop of the towel. “Why didn’t you say anything?” asked {S}. {A} looked at the towel. “I thought it was coming along,” said {A}.',
      '{S} pushed two chairs close together, and the gap was a buttonhole. “I’m the button,” said {S}. “A button goes in with its edge.” So {S} went in sideways, first an arm, then a tummy. On the far side {S} turned to the front and stretched out both arms. “Shut,” said {S}. “And does that hold?” asked {A}. “All day.” Then {S} saw the cup on the table, and came undone.'
    ],
    bed: [
      'The buttons lay in the dark behind their holes, one below the other, down to the last.',
      'The top button was open, so that a little of {S} could look out.'
    ]
  },
  {
    id: 'laces',
    keys: ['tied laces', 'tied shoelaces', 'tied own laces', 'tied shoes', 'tied own shoes', 'learned laces', 'learned shoelaces', 'practised laces', 'practised tying shoes', 'laces herself', 'laces himself', 'shoelaces herself', 'shoelaces himself', 'bow laces', 'tied trainers', 'tied sneakers'],
    played: [
      '{S} put a string round the chair leg and made two ears of it. Each hand held one. “Now they go round each other,” said {S}, “but all my hands are full.” {A} laid a spoon on the crossing to hold it down. {S} pulled, and it was a very good bow. “There’s a spoon in it,” said {A}. “That’s so it doesn’t slip,” said {S}.',
      '“One end opens it,” said {S}, “and one doesn’t.” There was a cushion with a string tied round it, and a bow on the top. {A} thought hard, took hold of an end, and pulled. It was the other end. Then they sat there for a while, and {S} worked with the handle of a spoon. “As a knot it’s excellent,” said {A}. “It was a bow,” said {S}.',
      'Slippers have no laces, so {S} took a string and tied it on from outside. It went once across and once along, with a bow in the middle. “Who’s it for?” asked {A}. “For my foot,” said {S}. The foot came at once, but there was no way in. It felt all along the string. “It’ll have to wait until its birthday,” said {A}.'
    ],
    bed: [
      'Two loops and two ends lay in the dark, and it was enough that they lay there.',
      'The last bow of the day was a loose one, and it opened quietly by itself.'
    ]
  },
  {
    id: 'lost-tooth',
    keys: ['lost tooth', 'lost first tooth', 'lost milk tooth', 'lost baby tooth', 'lost two teeth', 'lost teeth', 'first tooth fell', 'milk tooth fell', 'baby tooth fell', 'wobbly tooth fell', 'loose tooth fell', 'tooth finally fell', 'tooth fell apple', 'tooth fell sandwich', 'tooth fell brushing', 'wobbly tooth came', 'loose tooth came', 'tooth finally came', 'tooth popped out', 'pulled wobbly tooth', 'pulled loose tooth', 'swallowed tooth', 'tooth fairy came', 'tooth fairy coin', 'tooth under pillow', 'tooth gap', 'gap teeth'],
    played: [
      '“Say supper,” said {A}. {S} said it, but not very well, because the tongue was away. It had gone to look at the gap again. “Call it back,” said {A}. {S} took it by the tip with two fingers. “Thupper,” said {S}. That was no better, and the fingers were wet as well. So {S} let go, and the tongue went straight back there.',
      '{S} stood all the cups in a row along the table, and that was a mouth. Then one cup was taken out, and at once there was a draught. “Which of them was it?” asked {A}. {S} pointed to where there was nothing. {A} looked at it politely. Then {A} took hold of the next cup, to have a drink of water. “Put it back,” said {S}. “That one isn’t even loose.”',
      '{S} took a spoon and smiled into it. On the round side the gap was wide enough for a horse. On the hollow side it was upside down, among quite different teeth. {A} turned the spoon over and back, and it moved each time. “Where is it really?” asked {A}. {S} put in a finger and felt about. “Here,” said {S}. “But it gets out a lot.”'
    ],
    bed: [
      'Behind {S}’s lips one small place stood empty, and the tongue lay down next to it.',
      'The breath came and went by the new little gate, and did not make a sound there.'
    ]
  },
  {
    id: 'haircut',
    keys: ['cut his hair', 'cut her hair', 'hair cut', 'got haircut', 'had a haircut', 'new haircut', 'first haircut', 'cut fringe', 'cut bangs', 'trimmed hair', 'trimmed fringe', 'haircut barber', 'barber cut', 'hairdresser cut', 'hair cut short'],
    played: [
      '{A} sat on a chair with a towel round the neck. {S} snipped with two fingers, high up in the air. “Is it shorter?” asked {A}. “Not yet,” said {S}. “I’m still in the part above.” At last {S} shook out the towel, and held up a saucepan lid behind. “Is that all right at the back?” “I can’t see it,” said {A}. “You never can,” said {S}. “You just say yes.”',
      '“Is your head lighter now?” asked {A}. {S} lay down and set it on a cushion, and they looked how deep it sank. It was about as deep as a thumb. “And before?” asked {A}. That had not been measured by either of them. {S} lifted the head out carefully, so that the dent would keep. “Then we’ll leave it there,” said {S}, “and wait until it’s grown.”',
      '{A} fetched the torch and found one last hair, on {S}’s shoulder. It was short, and it was going nowhere. {S} laid it on the table. “Where did it live?” asked {A}, and shone the torch over {S}’s head. There were very many places, and all were full. “It doesn’t say,” said {S}. Both bent down to it, and {A} breathed out a little. Now it lived in the rug.'
    ],
    bed: [
      'The pillow felt more of the ears than it was used to, and made a little room.',
      'The hairs that were left lay side by side in the dark, and each was long enough.'
    ]
  },
  {
    id: 'plaits',
    keys: ['hair plaited', 'plaits hair', 'two plaits', 'french plait', 'wore plaits', 'had plaits', 'got plaits', 'hair braided', 'two braids', 'french braids', 'got braids', 'wore braids', 'cornrows', 'learned plait', 'learned braid'],
    played: [
      '{S} hung three long socks over the back of a chair. “Left over the middle, right over the middle,” said {S}. “Which is the middle?” asked {A}. “This one,” said {S}. “No, now it’s this one.” It went on like that, right to the bottom. There one sock had run out long before the rest. {A} took hold of its toe and thought. “I’m afraid it was in the middle too often,” said {A}.',
      '“For a plait you need three,” said {S}. So {S} laid an arm on the table, and {A} laid one beside it. The third was the empty sleeve of a jumper. “Mine goes over,” said {S}, and it went over. “Then mine,” said {A}. After that they both sat still, and a good while passed. “Whose turn is it?” asked {A} at last. “The jumper’s,” said {S}.',
      '{S} plaited three strings on the table, over and under, down to the ends. Then {A} needed a string, so all three had to come apart again. But they did not lie straight. {S} pulled one long, and stroked it flat, and let go. At once it went over, under, over. “It’s undone, isn’t it?” asked {A}. “Yes,” said {S}, “but it hasn’t noticed.”'
    ],
    bed: [
      'Left over the middle it went, and right over the middle. It went slower each time, until there was only middle.',
      'One hair had come out of its row, and it lay on the pillow however it liked.'
    ]
  },
  {
    id: 'grazed-knee',
    keys: ['grazed knee', 'scraped knee', 'skinned knee', 'fell knee', 'tripped knee', 'landed knee', 'grazed both knees', 'fell grazed knee'],
    played: [
      '“I can’t bend it,” said {S}, and the leg stuck straight out from the chair. {A} came by with a towel, and hung it there. Two socks found room as well. “Does the knee mind?” asked {A}. “Not at all,” said {S}. Then a spoon fell down, and {S} bent for it, and so did the knee. All the washing slid off. {S} looked at it sternly. “It forgot,” said {S}.',
      '“Shall I blow on it?” asked {A}, and drew a long breath, and blew. “That’s my elbow,” said {S}. {A} was sorry and began again, further down. This time a cushion got most of it. The third try came to the knee, but there was not much wind left. “And the elbow, is that better?” asked {A}. “It wasn’t hurt,” said {S}. “But it had to watch.”',
      '“Show me how you fall,” said {A}, “only slower.” {S} stood on the rug and began to fall. The arms went out, and the face went round. {A} had time to fetch a cushion, and after that a second. {S} was still on the way. “A bit more to the left,” said {S}, and {A} pushed both to the left. At last the knee arrived. “At that speed I don’t mind it,” said {S}.'
    ],
    bed: [
      'The knee lay under the blanket, a little bent and quite warm, and was let alone.',
      'A knee has nothing to carry at night, so it only lay there, beside the other.'
    ]
  },
  {
    id: 'plaster',
    keys: ['plaster knee', 'plaster finger', 'plaster elbow', 'plaster toe', 'plaster thumb', 'plaster chin', 'put plaster', 'needed plaster', 'wanted plaster', 'plaster teddy', 'band-aid knee', 'band-aid finger', 'got band-aid', 'put band-aid', 'needed band-aid', 'wanted band-aid', 'bandage knee', 'bandage finger', 'bandaged teddy', 'put bandage'],
    played: [
      '{A} brought in a wooden spoon, because something was wrong with it. “Where does it hurt?” asked {S}. The spoon did not say. “Then you’ll have to guess,” said {A}. {S} wrapped a tea towel round it, from the handle up, over the whole face. “Now it’s in there somewhere,” said {S}. They stood the spoon in a cup. “And when is it well?” asked {A}. “When it asks for soup,” said {S}.',
      '{S} tore off a strip of sticky tape, and went round with it. “Where does it hurt, chair?” asked {S}. It creaked a little, so it got the strip, on its left front leg. {A} rubbed an elbow. “Mine creaks too,” said {A}. {S} laid an ear on it and listened. “Bend it,” said {S}. There was not a sound. “You only want one,” said {S}, and went for the tape.',
      '{S} found a brown place on an apple, and laid a clean tea towel over it. “No looking under there,” said {S}. “It’s healing.” They sat beside it and did not look. Then {A} lifted one edge with a spoon, only a very little. “Now it has to start all over again,” said {S}. For a while it was quiet. Then {S} lifted the edge. “You’re looking,” said {A}. “I’m the nurse,” said {S}.'
    ],
    bed: [
      'Under a small strip something was mending quietly, and it did not like to be looked at.',
      'One corner of the plaster had come loose, and it lay down on the blanket.'
    ]
  },
  {
    id: 'muddy',
    keys: ['got muddy', 'covered mud', 'mud everywhere', 'mud head to toe', 'mud up to knees', 'muddy boots', 'muddy wellies', 'muddy shoes', 'muddy trousers', 'boots mud', 'wellies mud', 'welly mud', 'shoe stuck mud', 'squelched mud', 'stomped mud', 'walked mud'],
    played: [
      '{S} stood in the middle of a heaped-up blanket, in slippers. “I’m stuck,” said {S}, and pulled at one leg. “Schlopp,” said {A}, who was the mud. The leg had not moved. “That was too early,” said {S}. “You wait until I’m out.” So the mud waited, and {S} stepped out as far as the chair. One slipper was still in there. “Schlopp,” said {A} softly, and kept it.',
      '{S} laid socks along the floor, one after the other, and those were the muddy feet. {A} followed the trail from the door to the table, and once round the chair. In the middle of the rug it ended. {A} looked up at the ceiling, and there was nothing to be seen there. “It must have flown away,” said {A}. “No,” said {S} behind the sofa. “There weren’t any more socks.”',
      '“When it dries, you can’t bend,” said {S}, and stood on the rug and dried. It began at the feet and came slowly up, over the knees and the elbows. “Can you still nod?” asked {A}. {S} could not. {A} took a spoon and tapped {S} on the sleeve, to see whether anything broke. At the second tap there was a crack at one corner of the mouth. “It’s coming off,” said {A}.'
    ],
    bed: [
      'Outside somewhere lay the mud, brown and soft, and it closed over the last footprint.',
      'Behind one ear a brown crumb had been forgotten, and it was allowed to stay until morning.'
    ]
  },
  {
    id: 'puddles',
    keys: ['jumped puddles', 'jumped puddle', 'splashed puddles', 'splashed puddle', 'stomped puddles', 'stamped puddles', 'puddles wellies', 'puddle wellies', 'every puddle', 'biggest puddle', 'jumped muddy puddles', 'puddles boots'],
    played: [
      '{S} spread a towel on the rug, and it was a puddle. Then {S} jumped into it with both feet. “I didn’t hear a splash,” said {A}. So {A} took a handful of socks and sat down at the edge. {S} jumped once more, and the socks flew up. One of them came down on {A}’s head and stayed there. “Now I’m wet,” said {A}. “You were sitting too near,” said {S}.',
      '{S} laid the cushions right across the room, with gaps between. {A} stepped carefully from each to the next, and never on the floor. “Aren’t you getting wet?” asked {S}. “Not on these stones,” said {A}. {S} shook the head slowly. “Those are the puddles,” said {S}. {A} stopped on the last one, lifted a foot, and looked at it from below. “Then it’s too late,” said {A}, and went back the same way.',
      '“This is the smallest there is,” said {A}, and dropped a spoonful of water on the table. {S} set two fingers at the edge, and then came a run and a jump. It splashed as far as {A}’s chin. “Two fingers did that?” asked {A}. {S} used a towel, and dried first the one leg, then the other. “Just the one did,” said {S}. “The other only fell in.”'
    ],
    bed: [
      'The last ring ran out to the edge of the puddle, and then the water lay flat.',
      'Two feet lay under the blanket, dry between the toes, and gave one very small jump.'
    ]
  },
  {
    id: 'soaked',
    keys: ['got soaked', 'soaked through', 'soaking wet', 'soaked to skin', 'wet through', 'got drenched', 'drenched rain', 'soaked rain', 'caught in rain', 'dripping wet', 'sopping wet', 'got wet rain', 'clothes soaked', 'hose soaked', 'sprinkler soaked', 'wave soaked'],
    played: [
      '“You have to be wrung out,” said {A}. So {S} turned the feet one way and the arms the other. {A} held a cup underneath. “It’s coming,” said {A}. {S} twisted a little more, as far as the nose. {A} looked into the cup and nodded. “Mind, it’s full,” said {A}, and carried it to the sink with both hands. Then {A} poured it away, and it took quite a long time.',
      '{A} fetched the big towel. “Under here, and you’ll be rubbed dry,” said {A}. {S} crept in. {A} rubbed the top, the middle and every corner, until it was warm. “How does that feel?” asked {A}. “I don’t know,” said {S}, but the voice came from behind. {A} lifted the towel up, and there lay a cushion. {S} felt it all over. “It’s dry,” said {S}. “Now me.”',
      '“How far in does the wet go?” asked {A}. “To the skin,” said {S}, “and there it stops.” They tried it on the table, with a sponge and a cup of water. The sponge drank up the cup, and was wet right to the middle. {S} squeezed, and the cup was full again. “That didn’t stop anywhere,” said {A}. {S} looked it over, on all six sides. “No skin,” said {S}.'
    ],
    bed: [
      'It was dry everywhere now, from the topmost hair to the last toe, and once all round.',
      'Far away a drop hung from the end of a sleeve, grew long, and let go.'
    ]
  },
  {
    id: 'new-shoes',
    keys: ['new shoes', 'new trainers', 'new wellies', 'new boots', 'new sandals', 'new sneakers', 'new slippers', 'new crocs', 'new chappals', 'bought shoes', 'bought sandals', 'bought boots'],
    played: [
      '{A} pressed on the front of {S}’s slipper. “I can’t feel a toe,” said {A}. “They’ve gone back a bit,” said {S}. “It’s because you’re pressing.” {A} let go, and you could see the toes come forward. {A} pressed again, very fast, and there was nothing in. “They’re quicker than me,” said {A}, and looked at the ceiling. Then {A} pressed on the other slipper. There one toe had stayed at home.',
      '“New ones don’t know their way about,” said {S}. So {S} put a slipper on each hand, and walked the pair through the room. “Here’s the table,” said {S}. “You two stay underneath.” At the sofa the slippers stopped and looked up. “Not on there,” said {S}. Back at the door {A} asked how it had gone. “They know everything now.” “Then they’re old ones,” said {A}. {S} quickly turned over the soles.',
      '“Do the old ones know yet?” asked {A}. {S} had not thought of that, so two slippers were put on the rug to be told. {S} knelt down before the pair. “It isn’t you,” said {S}. “It’s my feet.” Not a word came from the slippers, but the left one tipped over. “That’s hard for them,” said {A}. {S} stood it up again, and gave each a sock to hold.'
    ],
    bed: [
      'The new shoes stood there in the dark, and did not know yet what a morning is.',
      'Ten toes lay under the blanket with plenty of room in front, and could spread out.'
    ]
  },
  {
    id: 'new-coat',
    keys: ['new coat', 'new jacket', 'new raincoat', 'new winter coat', 'new anorak', 'new hoodie', 'new parka', 'new rain jacket', 'bought coat', 'bought jacket'],
    played: [
      '“In a new pocket there’s nothing at all,” said {S}. {A} lent a sock, and that was the pocket. In went a string, a tissue and one button. {S} put a hand in and felt about. “It still feels new.” {A} tried it with a spoon. “No spoon,” said {S}. {A} thought again, and went through everything that pockets have. “Crumbs,” said {A}. “Those come by themselves,” said {S}. “But it takes weeks.”',
      '{S} put on the biggest jumper in the house. “You’ll grow into it,” said {A}. {S} stood still and held both arms out straight. At the front nothing came out. “How long does it take?” asked {S}. “Until your hands get here,” said {A}. They kept an eye on the two sleeves. Then the tip of a finger looked out, on the left, and went in again. “The first one’s been,” said {A}.',
      '{S} hung a towel over the head, and it was a hood. “Look over here,” called {A} from the left. {S} turned to the left, but the hood stayed facing the front. “I’m looking,” said {S}, into the towel. “What can you see?” asked {A}. “Hood,” said {S}. So {S} turned again, this time with both feet and the rest. But {A} was tired of waiting and had gone round to the right.'
    ],
    bed: [
      'The coat hung on its hook with both arms down, and practised being empty.',
      'In a dark pocket lay one thing, or perhaps two, and got used to the place.'
    ]
  },
  {
    id: 'costume',
    keys: ['wore costume', 'costume all day', 'dressed up pirate', 'dressed up princess', 'dressed up dinosaur', 'dressed up superhero', 'dressed up tiger', 'dressed up fairy', 'dressed up witch', 'dressed up ghost', 'dressed himself pirate', 'dressed herself pirate', 'dressed herself princess', 'fancy dress', 'superhero costume', 'pirate costume', 'halloween costume', 'carnival costume', 'wore cape', 'slept costume', 'take off costume', 'take off cape'],
    played: [
      '{S} came in with a towel round the shoulders and a cushion tucked in front. “Good evening,” said {A}. “I’ve a cup of milk here for a child. Have you seen one?” {S} thought it over. “Not in this room,” said {S}. “But I could take it along.” The cup went behind the sofa, and there was a sound of drinking. Then it came back empty. “The child says thank you,” said {S}.',
      '{S} tied on a tea towel for a cape. “It has to be washed one day,” said {A}. {S} held it tight. “You can do it while I’m in it,” said {S}. So {A} went over it with a dry sponge, and wrung out the corners. “And now it has to hang,” said {A}. {S} hung over the sofa for a moment, and felt the hem. “It’s the sort that dries quickly,” said {S}.',
      '{S} stood a spoon on the table with a sock on. “What has it come as?” asked {A}. “As a foot,” said {S}. Next came a cup upside down, which had come as a hat. The towel was rolled up tight, and it was a sausage. “And that?” asked {A}, in front of the chair. {S} walked round it once. “It’s come as a chair,” said {S}. “You’d never know.”'
    ],
    bed: [
      'The costume lay over the chair, quite empty, and now only the chair was dressed up.',
      'Under the blanket lay {S}, as {S}, from the hair right down to the feet.'
    ]
  },
  {
    id: 'washed-hands',
    keys: ['washed hands', 'washed own hands', 'washed hands herself', 'washed hands himself', 'washed hands alone', 'scrubbed hands', 'soaped hands', 'hands basin', 'handwashing'],
    played: [
      '{S} rubbed two dry hands together over a bowl. “Which of them is washing,” asked {A}, “and which is being washed?” {S} bent down to see. “The top one’s washing,” said {S}. Then the other was on top. Both hands went slower, and slower still, and stopped altogether. “Is something wrong?” asked {A}. {S} looked from the left to the right. “Each thought it was being washed,” said {S}.',
      '“You mustn’t hold it tight,” said {S}, “or it jumps.” The soap was a rolled-up sock. {S} passed it from hand to hand, and hardly touched it at all. Then {A} had a turn, and held it tight. It flew across the room and hit the door. “Now the door’s clean,” said {A}. {S} went to look. “Only this bit is,” said {S}. So they had to do the rest as well.',
      '{A} sang, and {S} rubbed, with a spoon handle for the soap. You have to rub until the song is over. In the middle {A} stopped. “How does it go on?” asked {A}. {S} did not know either, and went on rubbing. They began twice more, but it always stopped at that place. “My fingers are getting thin,” said {S}. Then {A} sang the beginning backwards, and so they came out again.'
    ],
    bed: [
      'Two clean hands lay on the blanket, one above and one below, and did not change over.',
      'The soap lay in its dish, with a hollow in the middle, and slowly dried.'
    ]
  },
  {
    id: 'bath',
    keys: ['had a bath', 'had her bath', 'had his bath', 'took bath', 'bath herself', 'bath himself', 'bath alone', 'bath on own', 'bubble bath', 'long bath', 'bath bubbles', 'sat bathtub', 'played bath'],
    played: [
      '{S} sat down between four cushions, and that was the bath. “How high’s the water?” asked {A}. “To here,” said {S}, with a flat hand under the chin. {A} pulled the plug, which was a sock. “Gl, gl, gl,” said {A}, and the hand sank down to the toes. “Stop,” said {S}. “I haven’t done my ears.” {A} put the sock back in. “Lg, lg, lg,” said {A}, and the hand came up again.',
      '“First the fingers get old,” said {S}, and hung all five in a cup of water. {A} put a spoon in, so that there was company. Then they waited. The fingers came out with folds all over. The spoon came out just the same as before. {A} held it next to the thumb. “And it was in for as long,” said {A}. “Yes,” said {S}, “but it’s used to baths.”',
      '{A} set a big bowl of water on the table. “Who’d like to get in?” asked {A}. The wooden spoon went first, and lay down on its back. A cup sat up straight and turned slowly round. Then {S} let a sock in. It lay on top, and thought about it. Then it went under, heel first, and stayed there. “What’s it doing?” asked {A}. {S} looked in. “Between its toes,” said {S}.'
    ],
    bed: [
      'The water had gone away down its hole, with a small noise at the end.',
      'On {S}’s fingertips the folds grew smooth again, one after another, down to the smallest finger.'
    ]
  },
  {
    id: 'shower',
    keys: ['shower herself', 'shower himself', 'shower alone', 'took shower', 'had a shower', 'shower first time', 'had shower himself', 'had shower herself', 'shower on own', 'shower without help', 'big kid shower'],
    played: [
      '{A} held a sieve up high, and it was the shower. “Too cold,” said {S}, and hopped out. {A} turned the sieve a hair to the left. “Too hot,” said {S}. {A} turned it half a hair to the right. “Now it’s just right, so don’t move,” said {S}, and soaped both arms and both knees. {A} stood there and did not blink. Then {A} had to sneeze. “Cold,” said {S}.',
      '“You sing in there,” said {S}, “because it sounds bigger.” {S} held a saucepan before the mouth and sang into it. It boomed like a cellar. {A} could not find a second pan, and took a cup. The song came out thin, and a bit wet. {A} tried it deeper, and then with more feeling, and it stayed thin. “It’s no good,” said {S}. “That’s only a washbasin.”',
      '“Soap in my eyes,” said {S}, and shut both tight. “Where’s the towel?” One hand went out and felt its way along. It found a slipper, then a cushion, and after that {A}. “Here it is,” said {S}, and rubbed the whole face dry on it, and both ears. “I’m not the towel,” said {A}. {S} opened one eye. “I wondered why it was breathing,” said {S}.'
    ],
    bed: [
      'A last drop ran down the tiles, met a second one, and the two went on together.',
      'All that had been washed lay under the blanket now, even the part behind the ears.'
    ]
  },
  {
    id: 'dentist',
    keys: ['went dentist', 'dentist visit', 'brave dentist', 'saw dentist', 'visited dentist', 'dentist chair', 'dentist teeth', 'dentist mouth', 'dentist sticker', 'dentist counted', 'dentist checked'],
    played: [
      '{S} took the chair and folded both hands. “First it has to go up,” said {S}. {A} stepped on a cushion, as one does, but it stayed where it was. “Then I’ll go down,” said {A}, and sank down beside it. Now {S} was high up. “Open wide,” said {A} from below. “I can’t see a thing.” So the chair had to come down again. {A} stood up, and that was soon done.',
      '“Open wide,” said {A}, and shone the torch in from a little way off. “What did you have for supper?” “Aa,” said {S}. “With sauce?” asked {A}. “Aa-aa,” said {S}. “I don’t care for it either,” said {A}, and held the torch higher. “And who got the last piece?” That was important. {S} shut the mouth, said “Me,” and opened it again.',
      '{A} laid a fork on a cushion, and {S} bent over it with a torch. “All your teeth are in front,” said {S}. “Is that bad?” asked {A}, who spoke for the fork. {S} tapped each one with a spoon, and listened. “What do you eat?” asked {S}. “Potatoes, mostly,” said {A}. “But I never swallow.” {S} switched the torch off. “Then they’ll last,” said {S}. “Next, please.” And a comb was brought in.'
    ],
    bed: [
      'Upper row on lower row, the teeth were put away behind the lips for the night.',
      'The mouth that had opened wide was shut now, and the tongue lay down in the middle.'
    ]
  },
  {
    id: 'doctor',
    keys: ['brave doctor', 'doctor listened', 'doctor ears', 'doctor check-up', 'doctor checked', 'doctor sticker', 'doctor stethoscope', 'played doctor', 'played doctors', 'doctor looked ears', 'doctor listened heart'],
    played: [
      '{S} set a cup on the sofa, and an ear on the cup. “Breathe in,” said {S} to the sofa. “And out.” There was no sound. Then {A} sat down on it, and something sighed inside. {A} stood up, and it drew breath again, with a creak. “It’s quite healthy,” said {A}. {S} listened a little longer, with the ear on the cup. “It can’t do it without you,” said {S}.',
      '“This is for the chemist,” said {S}, and filled a piece of paper. The writing went up and down, and had a dot. {A} took it over to the table. Behind the table {S} was the chemist too. {S} held the paper up, and turned it round. “I can’t read this at all,” said {S}. “Who wrote it?” “The doctor did,” said {A}. “I thought so,” said {S}, and handed over a spoon.',
      '{S} had an ear to be looked at. {A} held the torch well away and looked in. “It’s dark at the front,” said {A}. “But right at the back a light’s on.” {S} thought about it. Then {S} put a slipper over the other ear. “Is it still on?” asked {S}. “Now it’s off,” said {A}. “Good,” said {S}. “It only costs money.”'
    ],
    bed: [
      'Under the blanket it went knock, knock, quite evenly, and did not have to be written down.',
      'One ear lay in the pillow and one lay open, and there was only night in it.'
    ]
  },
  {
    id: 'jab',
    keys: ['had a jab', 'had her jab', 'had his jab', 'had her jabs', 'had his jabs', 'got jab', 'brave jab', 'jab arm', 'had an injection', 'got injection', 'brave injection', 'injection arm', 'got vaccination', 'got vaccine', 'got vaccinated', 'flu jab', 'flu shot', 'shots doctor', 'booster jab', 'immunisation'],
    played: [
      '“Look the other way,” said {A}, and pushed up {S}’s sleeve. {S} looked at the chair. It had four legs, and on one of them was a scratch like a fish. {A} touched the arm with a cold spoon. “Tell me before you start,” said {S}. “It’s over,” said {A}. {S} turned round and looked at the arm, and then at the spoon. “I was still at the chair,” said {S}.',
      '{S} sat down with a cushion, and now it was the cushion’s turn. “It’s only very small,” said {S} to it, and put out one finger. The cushion kept still. {A} sat next to it, with both eyes shut. “Say when it’s done,” said {A}. {S} took the finger back. “It isn’t you,” said {S}. “I know,” said {A}. “But I’m sitting so near.” So {S} did it on the cushion’s far side.',
      '“Which arm?” asked {A}, and held up a spoon. {S} looked at the left and at the right, and both went behind the back. “A leg, then,” said {A}. But the legs had gone, and the blanket had a lump. “What have we got left?” asked {A}. “A hair,” said {S}. So {A} chose one, and touched it with the very tip of the spoon. “Well?” asked {A}. “It pinched a bit,” said {S}.'
    ],
    bed: [
      'The sleeve had been rolled down again, and under it was only arm, right to the hand.',
      'Up to three it had been counted, and a little over, and then it was past.'
    ]
  },
  {
    id: 'laughing',
    keys: ['stop laughing', 'stop giggling', 'got giggles', 'had the giggles', 'fit giggles', 'laughing fit', 'giggling fit', 'giggled whole', 'laughed until cried', 'laughed until tummy hurt', 'laughed so hard', 'laughed so much', 'kept giggling'],
    played: [
      '“We’ll be serious now,” said {S}. They sat down on two chairs and looked at a slipper. It was a plain slipper, and there was nothing funny about it. It had a sole. “It’s being serious too,” whispered {A}. {S} sucked in both lips. “It’s better at it than we are,” whispered {A}. That was enough for {S}. So {A} turned the slipper round, to make it easier. But from behind it was worse.',
      '{S} lay on the rug with a cushion on the tummy. “Then we’ll see whether it’s over,” said {A}. The cushion lay still. “It’s gone,” said {S}. Then one corner gave a hop. “That was the end of it,” said {S}, but the whole cushion hopped. {A} put a second one on top, to keep it down. Now there were two hopping. “It’s coming out at the sides,” said {S}.',
      '“Say cushion,” said {A}, “and keep your face straight.” It is quite a short word. {S} got as far as “cu”, and had to stop. Then {S} held both cheeks and said the rest. Put together, that made one. “And now in one piece,” said {A}, “like this.” {A} stood up tall and looked straight at the lamp. “Cu,” said {A}, and had to hold on to the table.'
    ],
    bed: [
      'Deep down in the tummy a last small laugh turned round once, and lay down.',
      'The corners of {S}’s mouth went slowly down, but they did not go all the way.'
    ]
  },
  {
    id: 'hiccups',
    keys: ['hiccups', 'hiccup', 'hiccuped', 'hiccupped', 'hiccuping', 'hiccoughs', 'had hiccups', 'got hiccups', 'stop hiccuping', 'hiccups go away'],
    played: [
      '“A fright helps,” said {A}, and went behind the sofa. “Hic,” said {S}, who was only doing it to show how. “Boo,” said the sofa. “I knew that,” said {S}. So {A} crept away behind the chair, and there it was quiet for a very long time. {S} had almost forgotten about it. “Hic,” said {S}, louder than before. Behind the chair something bumped. “Don’t frighten me like that,” said {A}.',
      'They were building a tower of cushions, and {S} did the hiccups. “You can put one on just after it,” said {S}. “Then there’s time.” “Hic,” went {S}, and {A} put one on. It went well three times. “When’s the next?” asked {A}, with the last cushion in both arms. “Not for ages,” said {S}. “Hic.” The tower gave a hop and lay down on the rug. “That was a short age,” said {A}.',
      '{S} bent over a cup. “Hic,” said {S} into it, and {A} put a saucer on top at once. “Have we got it?” asked {A}. They both laid an ear to the cup. There was nothing. “It’s holding its breath,” said {S}. They waited until it would need air. Then {A} lifted one edge of the saucer, by the width of a spoon. “Hic,” said {S}. “Now you’ve let it out.”'
    ],
    bed: [
      'There was one more, so small that it hardly lifted the blanket, and after it only breath.',
      'Between one breath and the next there was a pause, and nothing hopped in it.'
    ]
  },
  {
    id: 'face-paint',
    keys: ['face paint', 'face painted', 'face painting', 'facepaint', 'face paints', 'face painted tiger', 'face painted butterfly', 'painted cheeks', 'whiskers cheeks'],
    played: [
      '{A} painted {S}’s face with the dry corner of a towel. “No smiling,” said {A}, “or it all goes up.” {S} kept both cheeks quite still. Then the towel came to the nose, and it wrinkled all by itself. “That’s slipped,” said {A}. “What am I?” asked {S}, without moving the lips. {A} put the head on one side. “Just what you were today,” said {A}. “Only the nose is more of an uncle.”',
      '“Guess what I am,” said {S}, and pulled up the top lip. “A rabbit,” said {A}. {S} opened both eyes wide. “A rabbit that has heard something.” {S} blew out both cheeks. “It’s found it,” said {A}, “and eaten it.” {S} let out all the air. “I’m what I was today,” said {S}. “That needs paint,” said {A}. {S} put the face away. “Then it stays a rabbit,” said {S}.',
      '{S} and {A} practised with a pyjama top, for nothing may touch such a face. {A} held the neck open wide. {S} came up through the middle, very slowly, with both eyes shut. “Are you past?” asked {A}. “The chin is,” said {S}, “and the nose is now.” Then came the ears, and it was done. The nose tickled, and {S} wiped it on the sleeve. They both looked at the sleeve.'
    ],
    bed: [
      'In the dark every colour is grey, and the face under it was simply {S}’s.',
      'One cheek lay on the pillow and one lay upwards. Both kept still, as if for the brush.'
    ]
  },
  {
    id: 'painted-nails',
    keys: ['painted nails', 'nails painted', 'nail polish', 'nail varnish', 'painted toenails', 'toenails painted', 'painted fingernails', 'fingernails painted', 'nails pink', 'nails purple', 'nails glitter', 'sparkly nails', 'manicure'],
    played: [
      '{S} had a spoon handle for a brush, and soon all ten were finished. {S} held up both hands and shook them. {A} waved back. “I’m not waving,” said {S}. “I’m drying.” {A} begged pardon, and watched for a while. “Left needs a bit more,” said {A}, and {S} shook the left. Then {A} held up a hand as well. “Are yours wet too?” asked {S}. “No,” said {A}. “I really am waving.”',
      '“Here’s the little toe,” said {A}, “but where’s its nail?” They shone the torch on it, and it was as big as a lentil. {S} came with the tip of a sock to paint it. At once the toe curled up and was gone. They switched off the torch and waited. When the light came on, there it was, and in it went. “It wants to be done in the dark,” said {S}.',
      '{A} spread five spoons out on the table, and together they were a hand. {S} went over each tip with the corner of a towel. That was the first coat, and then there was a second. “They’re rather long nails,” said {A}. “You’d have to be careful with those.” {S} looked at the hand from above. “What can it do?” asked {A}. “Soup,” said {S}.'
    ],
    bed: [
      'In the dark all ten had the same colour, big and small, and went on drying.',
      'Even the smallest nail had had its dot of colour, and now that was put out too.'
    ]
  },
  {
    id: 'hand-stamp',
    keys: ['stamp hand', 'stamped hand', 'hand stamp', 'hands stamped', 'stamp wrist', 'stamp arm', 'stamp back of hand'],
    played: [
      '{A} stood at the door with a cushion and let people through. {S} held up the back of one hand, and was let in. “I’d like to come in too,” said {A}. “But who’ll look at your hand?” asked {S}. So {A} went out and held it up in the doorway. Then {A} stepped quickly inside to look. There was no hand there any more. “You’ve just missed it,” said {S}.',
      '“Thump,” said {S}, and pressed the bottom of a cup on the sofa. Then came the chair, the slipper and {A}. {A} looked at the place and rubbed it. “I can’t see a thing,” said {A}. “You need the dark for it,” said {S}. So {A} switched off the lamp, and it was dark. “Now I can’t see the slipper either,” said {A}. “That’s how you know it’s working,” said {S}.',
      '{S} put a sock on the one hand, so that nothing would rub off. “And how will you clap?” asked {A}. {S} tried it, and it sounded like two slices of bread. “And wave?” That went well, even better than before. “Is it still there?” asked {A}. {S} drew the sock away from the wrist and put one eye to the gap. “It’s too dark to tell,” said {S}. “But something’s looking out.”'
    ],
    bed: [
      'One hand lay on the blanket with its back upwards, so that nothing could be rubbed off.',
      'At the edges the ink had grown pale, and in the dark that did not matter.'
    ]
  },
  {
    id: 'potty',
    keys: ['used potty', 'sat potty', 'wee potty', 'wee-wee potty', 'poo potty', 'pee potty', 'peed potty', 'pooped potty', 'pooed potty', 'potty first time', 'potty herself', 'potty himself', 'potty alone', 'potty training', 'potty trained', 'asked for the potty'],
    played: [
      '“You only have to sit,” said {S}, and sat down on a cushion. {A} took the cushion next to it. “And what happens?” asked {A}. “You mustn’t ask that,” said {S}, “or it doesn’t come. Talk about the lamp.” {A} looked up. “It’s round,” said {A}. “And it’s on.” There was not much more to say about it. “Shh,” said {S}. They both kept still and listened. “No,” said {S}. “Go on about the lamp.”',
      '{S} took a rolled-up sock and sat it on a cup. “We mustn’t look,” said {S}. “It likes to be alone.” So they sat with their backs to it, and studied the wall. There was a small crack in it. “Has it been?” asked {A}. {S} lifted the sock and looked into the cup. “A bit of fluff,” said {S}. They both bent over it. “For a sock that’s a lot,” said {A}.',
      '{S} sat down behind the sofa. “Finished!” called {S}, and {A} came as fast as two slippers can. “Not yet,” said {S}. “I was practising the calling.” {A} walked back to the table. “Finished,” it came again, from behind the sofa. {A} stopped halfway, with one foot up. “Is it true this time?” asked {A}. It was quiet for a moment. “You only find that out here,” said {S}.'
    ],
    bed: [
      'Everything that was to come had come, and the tummy lay there, light and round.',
      'The potty stood in its corner, quite empty, and had the night off.'
    ]
  },
  {
    id: 'toilet',
    keys: ['used toilet', 'went toilet herself', 'went toilet himself', 'went toilet alone', 'went toilet own', 'sat toilet', 'big toilet', 'wee toilet', 'poo toilet', 'toilet first time', 'went loo', 'used loo', 'went bathroom herself', 'went bathroom himself', 'used bathroom', 'went washroom', 'used washroom'],
    played: [
      '{S} hung a blanket down over the table, crept behind it, and was on the toilet. {A} knocked on the wood. “Engaged,” said {S}. {A} walked up and down a little, and knocked once more. “You can’t hurry it,” said {S}. At last the blanket opened, and {S} came out, and {A} crept in. There was a knock at once. “Engaged,” said {A}. “I know,” said {S}. “I only wanted to knock.”',
      '“You’re the flush,” said {S}, and pressed {A} on the shoulder. “Shhhhh,” said {A}, for as long as the breath lasted. {S} pressed again straight away. “F,” said {A}. That was all. “Are you broken?” asked {S}. “I have to fill up,” said {A}, and breathed in through the nose. It hissed, and then it trickled, and {S} stood there with one finger ready.',
      '{A} put a full roll on the chair. “Three sheets are enough,” said {A}. {S} pulled off a first, and then a second. The third did not want to come. {S} pulled harder, and the roll jumped down. It ran past the table and out of the door. “How many is that now?” asked {A}. {S} went after it with the torch and came back. “Three,” said {S}. “But one of them’s long.”'
    ],
    bed: [
      'In the pipes it gurgled once more, a long way down. Then it was full and still.',
      'The light was off in the smallest room, and the paper hung down by just one sheet.'
    ]
  }
]
