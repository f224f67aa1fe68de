import type { SecondTopic } from '../second-topic.ts'

export const events: readonly SecondTopic[] = [
  {
    id: 'race',
    keys: ['race', 'races', 'racing', 'raced', 'racer', 'racers', 'racing car', 'racing cars', 'race car', 'race cars', 'race track', 'racetrack', 'grand prix', 'finish line'],
    begin: [
      '“On your marks,” said {S}, before anything else had been said at all. {A} looked left and right for the track. So there was a race in it, and nobody minded.',
      'Somewhere in this story there had to be a race. “Who against whom?” asked {A}. “Me against you,” said {S}, “with a head start for {host}.”',
      '{S} laid a tea towel across the floor, quite straight. “That’s the finish,” said {S}. “Now we only need a race to go with it.”'
    ],
    middle: [
      '“The slowest one wins,” said {A}, “or the neighbours will hear us.” {S} and {A} set off from the window, and the sofa was the finish. {S} took a step as long as a thumb. {A} took one as long as a shoe. Then {S} stood on one leg and only thought about moving. “I can’t keep up,” said {A}, already far ahead. “You’re much too slow for me.” {S} reached the sofa last, and put up both arms very gradually.',
      'Two slippers stood side by side on the rug, and {S} did both engines. At three they were off, and at the table leg they were level. “Pit stop,” called {A}. There the left slipper had its toe wiped with a tea towel. It got a fresh sock, and {A} asked whether it had come far. Meanwhile the right slipper drove past and won by a whole rug. “Mine won the pit stop,” said {A}, and {S} had to agree.',
      'For this race you needed a spoon with a rolled sock on it. Whoever dropped the sock went back to the start, which was the table. {S} dropped one by the sofa. {A} dropped one by watching {S}. They met at the start so often that it got quite homely there. Then a sock fell off and rolled across the line alone. “First place, sock,” said {S}. “Second place, {host}. Then nobody for a long time, and then us.”'
    ],
    later: [
      'Starting was the hard part. “Get ready,” said {S}. “Get set.” After that came nothing, because {S} wanted to see how long {A} could stay like that. {A} had both knees bent, and one finger on the floor. The nose already pointed at the door. It lasted eleven breaths. “Go,” said {S} at last, kindly. But by then {A} had forgotten where to.',
      'Two balls of paper lay on the table, ready to be blown along. {S} blew so wide that both of them rolled. {A} blew from the far side, and both of them rolled home. So it stayed level for a long time, with a good deal of wind. “Who’s won?” whispered {A}, who had no breath left. {S} looked where the balls had stopped. “The middle,” said {S}.',
      'Three laps round the table were agreed, and no short cut underneath. “Was that two or three?” asked {A}, going past the window. “Two,” said {S}, who was a bit behind. So they went round again. “Three now?” asked {S}. “Two,” said {A}, who was a bit behind now. In the end {host} won, simply by keeping out of it.'
    ],
    end: [
      'Quite far away the last lap was being run, in socks. {S} heard it go round, and round, and lie down.',
      'The bed was the finish line, and {S} had crossed it. There was nothing more to hurry for.',
      'Nobody was in front now, and nobody was behind. For {S} and for {host} the clock had been stopped, and it was a draw.'
    ]
  },
  {
    id: 'parade',
    keys: ['parade', 'parades', 'parading', 'procession', 'processions', 'marching band', 'marching bands', 'street parade', 'lantern parade', 'carnival parade', 'carnival float'],
    begin: [
      '“Make it a parade,” said {S}, and there was no use offering anything smaller. {A} began at once to look for something to wave.',
      'There would be a parade, that much was certain. {S} already walked differently. “Left, right,” whispered {A}, to get into it.',
      'One wish had not been written down yet. “A parade with {host},” said {S}. “Right at the front, where you can see.” {A} found a pencil and wrote it down.'
    ],
    middle: [
      'It had to be in step, that parade, so {S} drummed on a box with a spoon. Left, right, left, right, past the sofa. But {A} had begun with the wrong foot. {S} gave a little hop to put it right. At that very moment {A} hopped too. Now they were wrong again, the other way round. They hopped past the window and the table. “That’s our step,” said {S}. “Left, right, hop.” Long after they had sat down, one toe still hopped.',
      'In the middle of every parade comes the big float. {S} pulled a blanket along, with a box on it, and that was reserved for {host}. {A} walked behind and called “Make way!” to the chairs. At the corner of the table the box slid off and stayed there. The blanket went on alone, and {S} waved left and right. “You’ve lost the main part,” said {A}. “No,” said {S}, “that’s where it stops, so that people can look.” So {A} stopped and looked.',
      '{A} carried the flag, which was a tea towel on a wooden spoon. It hung so well that {A} saw nothing but tea towel. “Where are we?” asked {A} from inside. “In the high street,” said {S}. “They’re throwing flowers from the windows.” Something soft hit the flag. “That was a sock,” said {A}. “It was a tulip,” said {S}, and threw another. “They like you a lot.” {A} bowed to the crowd, and it was the door.'
    ],
    later: [
      '“Now comes the quiet street,” said {S}. There the whole band had to play without a sound. {A} blew out both cheeks behind a trumpet that wasn’t there. {S} swung a saucepan lid, and always stopped just short of the spoon. Then something did go “ting”. They stood still and listened. “That wasn’t us,” whispered {S}. “That was the parade in the next street.”',
      'There were two parades now, because {A} had gone round the table the wrong way. They met where it was narrow, by the sofa. “After you,” said {S}. “No, after you,” said {A}. But a parade can’t walk backwards, so both of them marched on the spot. At last {S} breathed in. {A} breathed in too. They went past each other sideways, very thin, and saluted.',
      'Behind every parade comes somebody with a broom. That was {A}, who swept the floor with a sock on one hand. It looked so grand that {S} clapped. {A} swept wider, and did a turn at each chair. Then {S} put on a sock and swept along, with room behind for {host}. “Who’s going to sweep up after us?” asked {A}. “The next parade,” said {S}.'
    ],
    end: [
      'A long way off a drum was going, once for each breath. {S} kept step with it, lying down.',
      'The parade had turned the last corner, with {host} in the middle of it. A small piece of music was left over for {S}.',
      'Somebody was still waving, very far down the street. {S} waved back with one finger, and then with none.'
    ]
  },
  {
    id: 'competition',
    keys: ['competition', 'competitions', 'contest', 'contests', 'championship', 'championships', 'champion', 'champions', 'tournament', 'tournaments', 'prize', 'prizes', 'medal', 'medals', 'trophy', 'trophies'],
    begin: [
      'There was a prize to be won in this story. {S} had thought of the prize first, and {A} was still wondering what it was for.',
      '“We need a competition,” said {S}, “and a judge who doesn’t giggle.” They looked about the room for a long time, and then they chose {host}.',
      'A medal lay on the table, torn from paper and nearly round. “Who’s that for?” asked {A}. “We’ll have to hold a contest to find out,” said {S}.'
    ],
    middle: [
      'It was a contest in sitting down. {S} went first, and met the sofa without the smallest sound. {A} held up nine fingers. Then {A} sat down, with a long sigh and both feet in the air. {S} wanted to give eleven, but there were only ten fingers. So {A} held out one more from the side. “You can’t help with your own points,” said {S}, and thought about it. “But that sigh was good.” The finger counted.',
      'Three cushions lay in a row on the floor, for first, second and third. “What did we do to win?” asked {A}. “That comes afterwards,” said {S}, and sat down on first. {A} took second, and third was kept free for {host}. Now the winner’s tune had to be played. {A} hummed it, and it was solemn, but {A} had forgotten how it stopped. So {S} hummed along to help. It became the longest win that either of them had ever sat through.',
      'World championship in saying nothing: it began at once, at the table. {S} said nothing. {A} said nothing either, but with folded arms, which is harder. Then {S} said nothing with both eyebrows. It was a very high standard. After some time {A} leaned across the table. “Who’s in front?” asked {A}. “I am,” said {S}, and pressed both lips together, too late. They looked at each other. “Silver for both of us,” said {A}.'
    ],
    later: [
      'First prize was a box with a tea towel over it. {A} had won it, for the neatest left hand. “What’s inside?” asked {A}. “You have to be pleased first,” said {S}. So {A} was pleased, with both arms. Then the tea towel came off, and the box was empty. “A whole box of room,” said {A}. “Just what I needed.” {S} had filled it right up.',
      '“Now for the smallest,” said {A}, and they tore up a piece of paper. {A} made a bit as small as a pea. {S} made one as small as a crumb. {A} made one that you could only see from the side. {S} tore that through the middle, and then it was gone. They searched the table with the torch. “None at all,” said {A}. “Nobody can beat that.”',
      'There were more medals than winners, so {S} and {A} took the rest round the room. The sofa got one for staying where it was. The window got one for looking both ways. One was set aside for {host}, for turning up at all. A single medal was left. “That’s for giving out medals,” said {S}. They tore it carefully down the middle, and bowed.'
    ],
    end: [
      'All the prizes had been given out, even the small ones. {S} had won the pillow, and held on to it.',
      'The last contest was in lying quietly. {S} led for a long time, and noticed it less and less.',
      'Somewhere on a table lay a round paper medal. {A} had put it aside for {host}, and it could wait.'
    ]
  },
  {
    id: 'party',
    keys: ['party', 'parties', 'partying', 'disco', 'discos', 'dance party', 'fancy dress', 'fancy dress party', 'costume party', 'dance floor', 'disco ball', 'glitter ball', 'musical statues', 'musical chairs'],
    begin: [
      '“Is there a party in this story?” asked {A}. “A disco,” said {S}, and one shoulder had already begun.',
      'For a party you need two people and something that blinks. {S} fetched the torch, so that much was there.',
      '“Can you have {host} and a party?” asked {A}. “You can’t have one without the other,” said {S}, and that settled it.'
    ],
    middle: [
      '“When the music stops, you have to freeze,” said {S}. {A} was the music, with a spoon and a saucepan lid. {S} danced from the sofa to the window. The music stopped, and {S} froze with one leg behind. {A} froze too, because rules are rules, with the spoon in the air. Now there was nobody to start the music again. They looked at each other for quite a while. “Ting,” said {S} at last, with hardly any lips, and it went on.',
      '{A} shone the torch on a saucepan lid, and a bright spot danced along the ceiling. {S} danced like the spot, left, right, and once across the curtain. Then {S} gave a jump, and the spot jumped as well. “It’s copying me,” said {S}. “That’s my arm,” said {A}. “It can’t hold still with this music.” But there was no music. “I thought you were humming,” said {S}. “I thought you were,” said {A}. They listened. It was the fridge, and it was very good.',
      '“Now we’ll do the dance that’s called {host},” said {S}. {A} didn’t know that one, and watched closely. {S} wiggled both knees, turned round once, and pulled up a sock. {A} wiggled, turned, and pulled up a sock. “The sock isn’t part of it,” said {S}. “It was only slipping.” But it had been the best bit. So {S} pushed the sock down again. They did the whole dance once more, with the sock, and then with the other sock.'
    ],
    later: [
      '{A} stood at the door of the party with a piece of paper. “Are you on the list?” asked {A}. “It’s my party,” said {S}. {A} ran a finger down the list, twice. {S} looked at it too, from underneath. “That’s what we need from the shop,” said {S}. “Oh,” said {A}, and turned it over. “Then you’re invited after all. You and two onions.”',
      'Two chairs for two people made musical chairs rather easy. {A} hummed, stopped, and both of them sat down. “One has to go,” said {S}. So {A} carried one chair back to the table. They walked round the last one, and the humming stopped. {S} sat down on it at once. {A} went over to the table and sat there. “I’m out,” said {A}, “but very comfortable.”',
      '“I’d like the song about {host},” said {S}. {A} was in charge of the music, and looked through a pile of tea towels. The song was right at the bottom. {A} sang “la, la, la” for a long time. Only at the end came {host}. “Again,” said {S}, “but the end first.” Sung that way it began very well, and after that there was only la.'
    ],
    end: [
      'The disco had gone home, with all its music. A last spot of light crossed the ceiling, and {S} followed it with one eye.',
      'Very softly the party went on behind the pillow. There was one slow dance left for {host}, and {S} did it with the toes.',
      '“Last song,” whispered {A}. It had no words and hardly any tune, and it was mostly breathing.'
    ]
  },
  {
    id: 'birthday',
    keys: ['birthday', 'birthdays', 'birthday party', 'birthday parties', 'birthday cake', 'birthday cakes', 'birthday present', 'birthday presents', 'birthday card', 'birthday cards', 'birthday candles', 'happy birthday'],
    begin: [
      '“Whose birthday is it?” asked {A}. That was not known yet. “It’s bound to be somebody’s,” said {S}, “and we haven’t wrapped anything.”',
      'It came out that {host} had a birthday, and nobody had thought of a present. “That can happen,” said {A}. “Not to us,” said {S}.',
      '{S} folded a piece of paper in half and drew a cake on the front. “A card,” said {A}. “So we’re having a birthday.” And so they were.'
    ],
    middle: [
      'A cushion was the birthday cake, and {A} held five fingers over it for candles. {S} took a deep breath and blew. Four fingers went out, but the thumb stayed on. {S} blew again. The thumb went out, and the little finger came back on. “There’s a draught in here,” said {A}. {S} blew from the left, from the right and from below. In the end {S} folded up all five by hand and held them shut. “Now you can wish,” said {A}.',
      '{A} unwrapped a present that was as big as a pillow. Under the blanket was a tea towel. Under the tea towel was paper, and under the paper was a sock. “Just what I wanted,” said {A}. “You haven’t finished,” said {S}. In the toe of the sock was a teaspoon. “I’ve been looking for that,” said {A}. Then {A} wrapped everything up again in the same order, and gave it to {S}. And {S} had no idea what it could be.',
      '“Happy birthday to you,” sang {S} and {A}, and it was going well. But in the third line you need the name. There {S} sang “{host}”, and {A} sang “mm-mm-mm”. So they went back to the beginning. This time {A} had {host} ready, but {S} sang “mm-mm-mm”, to be polite. At the third try they sang the same, and it didn’t fit the tune. They pulled at it a little, one at each end, until it did.'
    ],
    later: [
      '“It’s this chair’s birthday too,” said {S}. “How old?” asked {A}. {S} counted the legs. “Four,” said {S}. {A} wished it many happy returns, and shook it gently by the back. “And what would it like?” asked {A}. “That nobody sits on it for once,” said {S}. So {S} and {A} stood beside it for a while. You could see how it enjoyed that.',
      '“Whoever has the birthday decides,” said {A}, and put a paper crown on {S}. “Then I decide that it’s yours,” said {S}, and put the crown on {A}. “Then I decide that it’s yours,” said {A}. The crown went to and fro, and each time it was softer. In the end it was left hanging on the sofa. “What does the sofa decide?” whispered {A}. “Sit,” said {S}. They sat.',
      'On the table lay a birthday card for {host}, and {S} was drawing it. There were so many candles that you couldn’t see the cake. “How many is that?” asked {A}. “It’s a round number,” said {S}. {A} wanted to sign as well, but only a tiny corner was left. So {A} made a dot. “That’s you, a long way off,” said {S}, “coming with the present.”'
    ],
    end: [
      'Far off, on a cake as big as a hill, the last candle grew smaller. {S} didn’t blow, and it went out in peace.',
      'Birthdays come from a very long way away. {S} lay still and listened, and the next one had already set off.',
      'Somebody sang the birthday song, so low that it was more of a hum. It was for {host}, and {S} knew the last line.'
    ]
  },
  {
    id: 'picnic',
    keys: ['picnic', 'picnics', 'picnicking', 'picnic basket', 'picnic baskets', 'picnic blanket', 'picnic rug', 'teddy bears picnic'],
    begin: [
      '{S} spread a blanket on the floor and pulled at all four corners. “Picnic,” said {S}. {A} took off one shoe, as you do in a meadow.',
      '“And we’ll take a picnic,” said {S}. “Is it far?” asked {A}. “As far as the rug,” said {S}, “with a stop for {host}.”',
      'What was still missing was a picnic. {A} found an empty box with a lid, and from then on that was the basket.'
    ],
    middle: [
      'They carried the picnic blanket about and looked for a good place. By the sofa there were ants, said {A}. By the window it was too steep, said {S}. In front of the table a cow was watching, on four wooden legs. They went on past the door and round by the shelf, and spread the blanket at last. It was exactly where they had started. “A fine view,” said {A}, sitting down. “From here you can see all the places where we aren’t.”',
      '“On a picnic you always forget something,” said {A}. “Otherwise it isn’t a proper one.” {S} opened the box and took everything out. There was a cup, a spoon, a tea towel, and paper for the crumbs. It was all there. They looked once more, and even in the lid. {A} grew quite worried. “Perhaps we’ve forgotten what we’ve forgotten,” said {S}. {A} breathed out. “Then it’s a proper one,” said {A}, and stretched out on the blanket.',
      '{S} folded a tea towel round a sock, and that was the sandwich. {A} took a big bite, a little way beside it. “Cheese?” asked {A}. “Sock,” said {S}, “but a mild one.” For afterwards there was a paper ball, which was a plum. It rolled off the picnic blanket and went under the sofa. “Leave it,” said {S}. “One day there’ll be a plum tree.” So {A} pushed a cushion aside for it. The first plum was promised to {host}.'
    ],
    later: [
      'Every picnic has ants. {A} had five, all on the right hand. They came over the blanket in a row and found a spoon. “Shoo,” said {S}. The ants turned round and took the spoon with them. So {S} sent out five more ants, from the left. In the middle of the blanket all ten met and shook legs. “They know each other from last year,” said {A}.',
      'A picnic isn’t over until the blanket has been folded. {S} had two corners, and so had {A}. They shook off the crumbs that hadn’t been there. Then they walked up to each other, and back. Each time the blanket was half as big, and they said hello. “Was there really a whole meadow in that?” asked {A}. {S} lifted one fold and looked. “Still is,” said {S}.',
      '“The basket’s empty,” said {A}. “Then we’ll pack for the way home,” said {S}. In went a handful of grass from the rug, and one look out of the window. In went kind regards from {host}. {A} added plenty of nothing to do, and pressed it down. {S} tried to lift the box. “Too much nothing,” said {S}. So they sat on the blanket and used some up.'
    ],
    end: [
      'Somewhere in a meadow was a flat place, where {S} and {A} had had the picnic. Blade by blade the grass stood up again.',
      'It was as quiet as after a picnic, when the basket is shut. {S} lay looking up to where the leaves would be.',
      '“It’s all packed away,” whispered {A}. {S} nodded, nearly. Only one corner of the picnic blanket was left out, for {host}.'
    ]
  },
  {
    id: 'wedding',
    keys: ['wedding', 'weddings', 'marry', 'marries', 'married', 'get married', 'gets married', 'getting married', 'got married', 'bride', 'brides', 'bridegroom', 'bridesmaid', 'bridesmaids', 'wedding cake', 'wedding dress'],
    begin: [
      '“In this story somebody gets married,” said {S}. “Who?” asked {A}. “We’ll know when the socks have been sorted,” said {S}.',
      'There was to be a wedding, and {A} had nothing to wear. {S} held up a tea towel, and then {A} had something.',
      'A wedding had been ordered, and a wedding there would be. The first invitation went to {host}, on real paper. The heart on it had come out as a potato.'
    ],
    middle: [
      'Side by side on the sofa lay a striped sock and a plain one. {A} stood before them with a very straight face. “Do you, striped sock, want this plain one?” asked {A}. “Yes,” said {S}, in the voice of a sock. “And do you, plain sock, want this striped one?” It gave no answer. “It’s inside out,” said {S}, and turned it the right way. Then it was striped as well. They had been a pair the whole time. “Yes,” it said at once.',
      '{A} hummed the wedding tune, and {S} brought two paper rings on a cushion. They were so light that you had to hold your breath. At the table the salt was waiting, and the pepper, nice and close. “Now the rings,” said {A}. But neither of them had a finger. So {S} put the rings on top, where the hats go. “You may kiss,” said {A}. It went “clink”, and {A} sneezed seven times. “I’m always like that at weddings,” said {A}.',
      '{S} had a bunch of flowers, rolled from a tea towel. “Whoever catches it gets married next,” said {S}, and threw it backwards over one shoulder. {A} quickly put both hands away. So the flowers landed on a chair. “And who will you have?” {A} asked the chair. It looked straight in front, at the table, as always. “We might have guessed,” said {S}. “They’re together at every meal.” {S} pushed them up close, and told {host} the news.'
    ],
    later: [
      'For the wedding photo two spoons, a cup and a sock had to stand close together. {A} looked through a roll of paper. “The sock isn’t smiling,” said {A}. {S} put a fold in it, and then it smiled. {S} bent over the spoons. “I’m upside down in these,” said {S}. {A} turned the roll of paper the other way up. “Now it’s right,” said {A}. “Click.”',
      '{A} tapped a cup, and that meant a speech. “Dear bride and groom,” said {A} to two big spoons. “I’ve known you since you were teaspoons.” {S} tugged at a sleeve. “Teaspoons don’t grow,” whispered {S}. {A} looked at the spoons for a while, from close up. “Then I took you for somebody else,” said {A}. “But I’d practised it, and I wish you all the best.”',
      '“Weddings have a train,” said {S}, with a blanket over both shoulders. {A} picked up the far end, and they set off round the table. “All aboard,” said {A}. “Not that sort of train,” said {S}. “This one’s for walking slowly.” Then the blanket caught on a chair leg, and they stopped. “Next stop, {host},” said {A}. {S} thought about it. “Change here for the cake,” said {S}.'
    ],
    end: [
      'Far away a wedding bell was ringing. {S} heard it get smaller, as small as a teaspoon, and then it was done.',
      'At the far end of the wedding somebody was still playing a waltz. It went in threes, for {S}, for {host}, and for the pillow.',
      '“They lived happily,” whispered {A}, and left out the rest. {S} knew how it went, and kept it under the blanket.'
    ]
  },
  {
    id: 'school',
    keys: ['school', 'schools', 'class', 'classes', 'classroom', 'classrooms', 'teacher', 'teachers', 'homework', 'pupil', 'pupils', 'schoolbag', 'nursery school', 'kindergarten', 'school bell'],
    begin: [
      '“First lesson,” said {S}, and there was the school. {A} sat up at once, with both hands flat on the table.',
      'A table, two chairs, and somebody who explains things: that makes a classroom. “Which of us explains?” asked {A}. “We’ll take turns,” said {S}.',
      '{A} rang a spoon against a cup. “School begins,” said {A}, “and the subject is {host}.” {S} had hoped for exactly that.'
    ],
    middle: [
      '{S}, the teacher, read out the names from an empty piece of paper. “Spoon?” “Here,” said {A}, in a thin voice. “Saucepan lid?” “Here,” said {A}, in a round one. “Left sock?” “Here,” said {A}, “but the right one’s late.” {S} made a note of it. “And you, on the chair?” asked {S}. {A} had been so many by then that it took a moment. “Here as well,” said {A}. “I think I’m the last.”',
      '“How much is two and two?” asked {S}, and was a very strict teacher. {A} put up a hand and waited. “Yes, you at the back,” said {S}. “Two what?” asked {A}. “Spoons,” said {S}. So {A} took two spoons, and two more, and laid each one into the next. They fitted so well that you saw only the top one. “One,” said {A}, “but a thick one.” {S} checked it from the side. “That’s right too,” said {S}, and gave it two ticks.',
      'Now {A} was the teacher, and drew a circle on a piece of paper. “What’s this?” asked {A}. “An O,” said {S}. “Right,” said {A}. “A plate,” said {S}. “A button. The top of a saucepan. And {host} from a long way off.” {A} had only meant the O, and needed to sit down. “Who taught you all that?” asked {A}. {S} looked at the circle again. “You did,” said {S}, “just then.”'
    ],
    later: [
      '“Break,” said {S}, and they went out into the playground, which was the rug. {A} stood about there. {S} stood about too. “What do you do in break?” asked {A}. “You tell people who you sit next to,” said {S}. “I sit next to you,” said {A}. “And I sit next to you,” said {S}. They were both surprised, and went on about it till the bell.',
      '“Where’s your homework?” asked {S}, with one hand held out. {A} looked under the table and in both shoes. “It was so good,” said {A}, “that the sofa wanted to copy it.” {S} felt behind the cushion. There really was a piece of paper, quite empty. {S} held it up to the lamp and studied it. “It hasn’t got very far,” said {S}, and put it back.',
      '{S} was writing the school reports. There was one for {host}, with top marks for handwriting. There was one for the table, for standing. “Can I have mine?” asked {A}. “What have I got for sitting still?” {S} looked about for it, on the floor and on the shelf. “Very good,” said {S}. “You’ve been sitting on it all this time.”'
    ],
    end: [
      'The school bell rang for the last time, very softly, as if with a spoon. Far away the chairs were pushed in, and {S} heard it.',
      'In the classroom a piece of chalk lay in its tray. {S} had nothing more to put up a hand for.',
      '“For homework,” whispered {A}, “think once of {host}.” {S} had already started, with closed eyes, and it was easy.'
    ]
  },
  {
    id: 'show',
    keys: ['show', 'on stage', 'talent show', 'talent shows', 'puppet show', 'puppet theatre', 'theatre', 'theatres', 'theater', 'school play', 'stage play', 'in a play', 'put on a play'],
    begin: [
      'A curtain was needed, so {A} held up a blanket. “Not yet,” said {S} from behind it. There was going to be a show.',
      '“Ladies and gentlemen,” said {S}, “and {host}.” {A} looked round for the ladies and gentlemen. With that the show was settled.',
      'Part of this story would happen on a stage. {S} had picked the rug for that. {A} had already found a seat in the third row.'
    ],
    middle: [
      'The curtain was a blanket, and {A} held it up with both arms. “Open,” said {S} from behind. {A} walked aside with it, and there stood {S} and bowed. But nobody sat on the sofa, for the curtain was over by the door. “I can’t clap,” said the curtain. “I’ve got my hands full.” {S} thought it over. “Then flap,” said {S}. So the curtain flapped, and wouldn’t stop. {S} had to come out twice more and bow.',
      '{S} was a tree on the stage. {A} sat under the table with the words and whispered. “I am the old oak,” said {S}, and stuck. “And I have lost,” whispered {A}. “And I have lost,” said {S}. There was a rustle of paper under the table. “My place,” whispered {A}. “Hang on.” “My place,” said {S}, deep and sad, with both branches. “Hang on!” It was the finest line in the whole play.',
      '“First in the talent show,” said {S} from the sofa. {A} stepped on to the rug and held up a spoon. “And what can you do?” asked {S}. “This,” said {A}. To begin with there wasn’t much to see. But {A} held it, and held it, and didn’t even blink. Then the spoon went across to the left hand. {S} gasped. “It would be {host} next,” said {S}, “but who wants to come after that?”'
    ],
    later: [
      'In the middle of a show you walk about and say how you like it. {S} and {A} strolled along the hall. “The one with the sock on the head was good,” said {A}. “That was me,” said {S}. {A} wouldn’t believe it. So {S} put the sock on again. “Ah, there you are,” said {A} to the sock. “We were just talking about you.”',
      'Two socks came up above the table, one on {S} and one on {A}. “What’s the play about?” asked the first sock. “I thought you knew,” said the second. They looked out, and there was only the sofa. So they leaned on the edge and watched it. “Well acted,” whispered the first sock. “Yes,” whispered the second. “You’d think that it really was a sofa.”',
      '“A ticket, please,” said {A}. {S} had plenty, torn from paper. “Front or back?” asked {S}. “Front,” said {A}. “Those are kept for {host},” said {S}. So {A} sat down at the back and looked hard at the front. For a long time nothing happened, and it was very well done. Then {S} bent down. “You’re facing the wrong way,” whispered {S}. “The stage is behind you.”'
    ],
    end: [
      'The curtain came down, no faster than a blanket. Behind it {S} took one more bow, lying down.',
      'In the theatre only the small lamp above the door was on. All the seats were folded up, and nobody coughed.',
      'From far away there was still some clapping, as soft as slippers. It was for {host}, and some of it for {S}.'
    ]
  },
  {
    id: 'fairground',
    keys: ['fairground', 'fairgrounds', 'funfair', 'fun fair', 'the fair', 'a fair', 'merry-go-round', 'merry go round', 'carousel', 'big wheel', 'ferris wheel', 'rollercoaster', 'rollercoasters', 'roller coaster', 'theme park', 'theme parks', 'amusement park', 'dodgems', 'bumper cars', 'helter skelter'],
    begin: [
      '“The fair’s here,” said {S}, and pointed to the rug. {A} felt in a pocket for money, and found a button. That would do.',
      'A merry-go-round needs very little room if it turns slowly. {S} had measured the floor with both arms, and it would fit.',
      '“One for the big wheel,” said {S}, “and one for {host}.” {A} tore two tickets from a piece of paper. So the fair was open.'
    ],
    middle: [
      'The rollercoaster left from the sofa, and a cushion on the knees was the safety bar. “Click, click, click,” said {S}, and they leaned back, because it was going up. It went up for ages. At the top {A} lost a slipper. They looked over the edge, and it lay far, far below. “Hold tight,” said {S}. “Whoosh.” They leaned left, and right, and all the way down to the floor. There {S} stretched out one hand in passing, and had the slipper.',
      '{A} was the merry-go-round, and bent both knees at each step. {S} held on to one sleeve and had the outside place, where it’s fastest. The inside place was for {host}. Then it got slower, and stopped. “More money,” said {A}. {S} put a button into one hand of the merry-go-round. It gave a jerk and went on, but backwards. “Why are we going backwards?” asked {S}. {A} held up the button. “This one’s from the back of a skirt,” said {A}.',
      '“Roll up, roll up!” called {A}, behind a row of cushions. “Three socks, one box, a prize every time.” {S} threw the first sock, and it missed. The second one missed by more. The third would have missed too, but it went in. {S} looked at the box. “It moved,” said {S}. {A} pulled one foot back. “This is a fair,” said {A}. “Things move.” {S} won the biggest cushion, and gave {A} a turn, and kept one foot ready.'
    ],
    later: [
      '“Come into the hall of mirrors,” said {S}. There was only one mirror, and {A} was it. {S} raised an arm, and the mirror raised one. {S} blew out both cheeks, and so did the mirror. Then the mirror scratched its nose, and {S} hadn’t even begun. “That mirror’s fast,” said {S}, and scratched as well, to catch up. From then on {S} was the mirror.',
      'Dodgems are cushions that you hold in front and steer with the thumbs. {S} had one and {A} had one. “Boff,” went the cushions. “Sorry,” said {A}. “You have to be glad,” said {S}. “That’s what it’s for.” “How lovely,” said {A}, and backed into the sofa. “Sorry,” said {A} to the sofa. {S} waited with one thumb in the air. “How lovely,” said the sofa, rather like {S}.',
      'The biggest thing at a theme park is the queue. {S} and {A} stood in it, between two chairs, and moved up step by step. “Is it far?” asked {A}. “From here, yes,” said {S}. “From {host}, not so much.” At last they were at the front. “What’s it for?” asked {A}. {S} had quite forgotten. “It was a good queue,” said {A}, and they went round again.'
    ],
    end: [
      'Far off the big wheel was still turning, with all its lights. {S} had the seat right at the top, where it is quiet.',
      'The merry-go-round was running down. It went slowly, and then more slowly, and the wooden horses looked as if they knew.',
      'One after another the lamps at the fair went out. The last one was for {host}, and {A} didn’t hurry with it.'
    ]
  },
  {
    id: 'camping',
    keys: ['camping', 'camp', 'camps', 'camped', 'campsite', 'campsites', 'camping trip', 'camping holiday', 'tent', 'tents', 'campfire', 'campfires', 'camp fire', 'sleeping bag', 'sleeping bags'],
    begin: [
      '{A} hung a blanket over two chairs and looked at it from below. “Dry,” said {A}. So there would be camping.',
      'They chose the campsite before anything else, between the sofa and the window. “Flat,” said {S}, and patted the floor. “Hardly any roots.”',
      '“We’re taking a tent,” said {S}, “and {host}.” “Will that go into one bag?” asked {A}. “If you fold the tent,” said {S}.'
    ],
    middle: [
      'The tent was a blanket over the table, and {S} crept in first. {A} came after, but two feet stayed outside. “They like fresh air,” said {A}. {S} pulled the blanket across and covered the feet. Now there was a gap at the other end, and an elbow looked out. They pulled it to and fro. “We need a longer tent,” said {A}. “No,” said {S}. “All good tents have a porch. Your feet are in it.” And the feet wiggled, and were proud.',
      '{S} laid spoons in a ring, put the torch in the middle, and that was the campfire. They sat down and held out all four hands. “Warm enough?” asked {S}. “My front is,” said {A}. “My back’s still in the woods.” So {A} turned round. Then the back was done, and the front was in the woods. {S} had the same trouble, and turned as well. Round and round they went. “I know what we are,” said {S}. “We’re the potatoes.”',
      'In the tent they turned off the torch, and then you could hear a lot. “An owl,” whispered {A}. It was the chair, which creaked. “A stream,” whispered {S}. It was the tap. Something rustled by the blanket. “We forgot about {host},” whispered {S}. They made room. But there was a hum as well, quite close, and {S} couldn’t place it. “That’s me,” whispered {A}. “It’s so that the owl knows where we are.”'
    ],
    later: [
      'When the tent was up, a wooden spoon was left over. “Where does that belong?” asked {A}. They held it against the roof, and against all the sides. The tent stood perfectly well without it. Then {S} stuck it upright between two cushions, next to the way in, and crept inside. {A} gave the spoon a careful push. “Ding-dong,” said {S} from the tent. “Who is it, please?”',
      'For a hike they went three times round the campsite and once down the hall. Then {A} stopped. “Now we’re lost,” said {A}. “No,” said {S}. “I’m here, and you’re here. It’s the tent that’s lost.” They called it, first one and then the other. Behind the next chair it stood, with its door wide open. “It’s been looking for us,” said {A}, and patted it.',
      '{A} held both hands in front of the torch, and the tent wall had a shadow. “A snail,” said {S}. “It’s meant to be {host},” said {A}. {S} looked again, with the head on one side. “From behind?” asked {S}. “From behind,” said {A}. Then {S} held up one finger. “And this is a tent peg,” said {S}. “I’d have known it anywhere,” said {A}.'
    ],
    end: [
      'The zip of the tent went up, one long soft sound. After that there was only cloth, and {S} under it.',
      'All around the tent it was still. By the entrance was the place for {host}. {S} had the warm one in the middle.',
      'Because the campfire had never burned, it needed no putting out. {S} still felt it a little, in both hands.'
    ]
  },
  {
    id: 'sleepover',
    keys: ['sleepover', 'sleepovers', 'sleep-over', 'sleep over', 'sleeps over', 'sleeping over', 'stay over', 'staying over', 'slumber party', 'pyjama party', 'pajama party', 'midnight feast'],
    begin: [
      '{S} fetched a pillow and laid it beside another pillow. “Sleepover,” said {S}. {A} asked which side the guest would like.',
      'There would be a sleepover, although nobody had far to come. “That saves packing,” said {A}. “You still have to pack,” said {S}.',
      '“May {host} sleep over?” asked {S}. {A} thought about the blanket, and how wide it was. “If nobody pulls,” said {A}.'
    ],
    middle: [
      '{A} came in from the hall and was the guest, with a cushion under one arm. “Thank you for having me,” said {A}. “I’ve brought a toothbrush.” It was a spoon. {S} showed the guest the sofa, the light switch and the best corner of the blanket. “But I’ve forgotten my pyjamas,” said {A}. {S} brought a tea towel. It was big enough for one knee. “Then that knee goes to bed,” said {S}. “The rest of you can stay up.”',
      '“Are you asleep?” whispered {S}, for that’s how sleepovers begin. “Yes,” whispered {A}. They lay side by side on the rug, under one blanket. “What are you dreaming?” whispered {S}. “I’m at a sleepover,” whispered {A}. “You’re in it, and {host}, and somebody who keeps asking things.” {S} lay and thought. “That’s me as well,” whispered {S}. “So I’m in it twice.” Then they got up again, because it had only been a practice.',
      '“Now we tell a secret,” whispered {S}. They pulled the blanket over both heads and put the torch in between. “The last biscuit in the tin,” whispered {A}. “That was me.” For a moment it was quiet under there. “No,” whispered {S}. “That was me.” They worked it out on four fingers. One of them must have had the last but one. They agreed never to find out which, and shook hands. That was a secret too, and a better one.'
    ],
    later: [
      '“Time for the secret feast,” whispered {S}, and held out a plate with nothing on it. At a sleepover you have to eat without a sound. {A} took a piece of nothing and chewed. “You’re crunching,” whispered {S}. “Mine’s a crisp one,” whispered {A}. {S} found a softer one and passed it over. Afterwards they brushed the crumbs off the blanket, and both looked as if they knew nothing.',
      '“I’m a bit homesick,” said {A}, who was the guest. “Where do you live?” asked {S}. “Over there,” said {A}, “on the left half of the sofa.” {S} took the torch and shone it across. They could see the cushion quite clearly. “It looks fine,” said {S}. {A} waved, and waited, and waved once more. “Better?” asked {S}. “Much,” said {A}, and moved the pillow nearer.',
      '{S} told the guest the rules of the house. “Feet go at the bottom. The wall side is for {host}. Cold toes stay with their owner.” {A} nodded at each one. “What if I’m thirsty?” asked {A}. “Then you say so, and then I am too,” said {S}. “And if I can’t sleep?” {S} knew that one as well. “Then wake me,” said {S}, “and I’ll sleep for you.”'
    ],
    end: [
      '“The guest needs enough blanket,” whispered {A}. {S} felt along it with one foot, and it would have done for two.',
      'Two pillows lay side by side, and a small one for {host}. Now the sleepover had come to the part with the sleeping.',
      'At a sleepover there’s always one more thing to say. {S} had it ready, quite near the front, and saved it.'
    ]
  }
]
