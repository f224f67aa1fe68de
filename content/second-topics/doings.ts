import type { SecondTopic } from '../second-topic.ts'

export const doings: readonly SecondTopic[] = [
  {
    id: 'football',
    keys: ['football', 'footballs', 'footballer', 'footballers', 'football match', 'football team', 'soccer', 'world cup', 'goalkeeper', 'goalie', 'penalty shoot-out', 'premier league', 'scores a goal', 'score a goal', 'scored a goal', 'scoring a goal', 'scores goals'],
    begin: [
      '“There has to be football in this story,” said {S}. “How much football?” asked {A}. “Until somebody wins,” said {S}. {A} thought that this could take a while, and went to look for shin pads.',
      'First came the question of who would go in goal. {A} looked at {S}. {S} looked at {host}. So that was settled, and there was going to be football.',
      '{A} was already rolling two socks into one. “Left sock, right sock, ball,” said {A}. {S} knew at once what that meant. Football would be played, and on the carpet.'
    ],
    middle: [
      'The ball was a pair of socks, and the goal was two cushions. “{S} has the ball,” said {A}, who did the voice from the television. “A look to the left. This could be the moment!” But {S} wanted to hear how it went on, and stood still to listen. “And now?” asked {S}. “Now I need a goal,” whispered {A}. “I’m running out of words.” So {S} gave the socks a small push, and {A} shouted “Goal!” for a very long time.',
      'Every match needs a referee, so {A} took a spoon for a whistle. A yellow sponge was the card. {S} passed the ball, which was a sock, neatly under a chair. “Peep,” said {A}, and held up the sponge. “What did I do?” asked {S}. “Nothing,” said {A}. “I only wanted to try it.” But fair is fair. {A} went to the window and said “Peep” once more. Then {A} showed the sponge to the referee in the glass.',
      'It was a free kick, and for that you need a wall. {A} stood in front of the goal and was the wall. “I can see past you on both sides,” said {S}. So {A} added two cushions, and {host} went in the gap. Now {S} could not see the goal at all. “Is it still there?” asked {S}. {A} went round behind the wall to look. “Yes, it’s here,” called {A}, and just then a rolled-up sock came in.'
    ],
    later: [
      '“Was that a goal?” asked {A}. “We’ll have to see it again slowly,” said {S}. So they did it all again: the slow run, the slow leg, the slow foot. Only the sock did not understand, and stopped half way. “Then it wasn’t a goal,” said {A}. “It was one when it was fast,” said {S}.',
      'After a match the players shake hands and swap shirts. {S} and {A} shook hands, and said “good game” to {host} as well. Shirts would have taken too long, so they swapped one sock each. {A} held it up and looked through it. “That’s my best one,” said {S}. “I can see that,” said {A}. “Every toe gets a view.” Then they swapped back.',
      '“Half-time,” said {A}, and drew the plan for the second half on a piece of paper. “This cross is you. You run along here, round that dot, and shoot.” {S} looked closely. “That isn’t a dot. It’s a crumb.” But a plan is a plan. So {S} ran along the sofa, and curved neatly round nothing at all. It was a goal, right between the slippers.'
    ],
    end: [
      'Somewhere a stadium switched off its lamps, one after the other. The cup stood on its shelf, and the ball had rolled into a corner.',
      '“I think we won,” whispered {S}. “We did,” whispered {A}, “and {host} came second.” Very far away somebody blew a whistle, long and soft.',
      '{S} lay curled up like a ball in long grass. Nobody had to kick it any more, and nobody had to fetch it.'
    ]
  },
  {
    id: 'bat-and-ball',
    keys: ['cricketer', 'cricketers', 'cricket bat', 'baseball', 'tennis', 'table tennis', 'ping pong', 'basketball', 'rugby', 'netball', 'volleyball', 'softball', 'handball', 'rounders', 'ball game', 'ball games'],
    begin: [
      '“There’s a ball game in this story,” said {S}. “With a bat, a net or a basket?” asked {A}. “With whatever we find,” said {S}, and the first thing found was a wooden spoon.',
      'Before a proper game you toss a coin. {A} tossed one, and it rolled under the sofa. “Then we both start,” said {S}, and picked {host} for the team.',
      'There would be throwing, and catching, and keeping the score. {S} had said so. {A} stretched both arms and then each finger, and was almost warmed up.'
    ],
    middle: [
      '{A} had a rolled-up sock, and {S} had the wooden spoon. “Is it cricket or baseball?” asked {A}. “Throw it and see,” said {S}. The spoon hit the sock, and the sock flew over the cushions, so it was tennis. It came down in the washing basket, so it was basketball. {A} bent down and hugged it with both arms, so it was rugby. “And when is it cricket?” asked {A}. “When you chirp,” said {S}. So {A} chirped.',
      'On a team you call “Mine!” when you want the ball. {S} threw a rolled-up sock into the air. “Mine!” called {S}. “Mine!” called {A}. Then each left it to the other, and it landed between the slippers. “You have to call it earlier,” said {S}, “then I know.” So the next time {A} called it earlier. It was so early that {S} still had the sock on.',
      '“From here it’s one point,” said {A}. The washing basket stood on the rug, next to {host}. {S} took a step back with the sock ball. “Two,” said {A}. With each step it was worth more, and at forty {S} stood out in the hall. From there you could not see the basket. {S} threw. “It’s in!” called {A}. “In the basket?” asked {S}. “In a slipper,” called {A}. They made it forty-one, because a slipper is smaller.'
    ],
    later: [
      'The crowd at a ball game looks left, then right, then left. {A} was the crowd. {S} hit a sock ball against a cushion, and caught it, and hit it again. Then the sock lay still, but {A} still looked left and right and left. “The game’s over,” said {S}. “I know,” said {A}. “But my neck is still playing.”',
      '“Every player has a place, and every place has a name,” said {A}. So {S} went to deep sofa, and {A} took long carpet. {host} got square cushion, which is not easy. Then they waited with bent knees and open hands. “Who’s throwing the ball?” asked {S} after a time. They looked at each other across the room. That was the one place that they had forgotten.',
      '“Out!” said {A}, with one finger in the air. “The ball touched the chair.” “No,” said {S}, “the chair touched the ball. I saw it.” {A} looked at the chair for a good while, as an umpire should. “Then the chair is out,” said {A}, and moved it two steps to the side. It had to sit there for one whole turn. After that it was back in.'
    ],
    end: [
      'Far away a ball was still bouncing, a little lower every time. Then it only rolled. Then it lay there, as round as before.',
      'The score was known, and nobody had to count any further. {S} kept one hand open on the blanket, in case there was one more catch.',
      '“Last throw,” whispered {A}. Nothing was thrown, and {S} caught it, somewhere beyond the pillow. They gave the point to {host}.'
    ]
  },
  {
    id: 'dancing',
    keys: ['dance', 'dances', 'dancing', 'danced', 'dancer', 'dancers', 'ballet', 'ballerina', 'ballerinas', 'waltz', 'tap dance'],
    begin: [
      '“We’ll need a dance floor,” said {S}. {A} pushed the rug a little to the left. “There,” said {A}. So there would be dancing, and {host} had been asked first.',
      'A foot had begun it, under the table, all alone. It belonged to {S}. “I see,” said {A}. “Then it’s a story with dancing in it.”',
      '{A} knew only half a dance, the front and the back. “That’s all right,” said {S}. “I’ll do the middle.” So they agreed that there would be dancing.'
    ],
    middle: [
      'To learn ballet you hold on to something. {S} took one side of a chair, and {A} took the other. “Heels together, long neck,” said {S}. “And now go up.” They stood on tiptoe and looked far into the distance. “What comes next?” asked {A} after a while, and wobbled. “I don’t know,” said {S}. “In the picture they always stay like that.” So they danced like that a bit longer, until even the chair looked graceful.',
      'The lamp went off and the torch went on, and that was the disco. “Whoever gets the light has to dance,” said {A}. The light found {S}, who danced with both elbows and one knee. Then it was turned round and found {A}, who danced mostly with the eyebrows. After that it wandered on and stopped at {host}. They watched for quite some time. “Did you see that?” asked {A}. “Yes,” said {S}. “It’s a very slow dance.” Then the lamp came on again.',
      'They danced round the table, and {A} did the counting. “One, two, three. One, two, three. One, two, three, four.” “There’s no four,” said {S}. “In a waltz you only get three.” But the four had been counted, so they put it down on the sofa. Soon there was another. When the sofa held four fours, {S} and {A} took each other by the hand. They used up the whole pile in one short march.'
    ],
    later: [
      '“May I have this dance?” asked {A}, and bowed. {S} bowed back, a little lower. So {A} had to bow lower than that, and {S} lower again. In the end both noses hung just above the rug. “Is this the dance now?” asked {S} from down there. “I think so,” said {A}. “And I think it’s going rather well.”',
      '{S} let two fingers dance across the table on tiptoe. {A} sent two fingers from the other side. They made a curtsy in front of {host}. All four spun, leapt and did the splits, which fingers do very well. Then {A} needed a rest. “The left one has a sore knee,” said {A}. {S} blew on the knuckle, and it could dance again.',
      '{A} hummed the music, and {S} danced to it: two steps, a turn, a small leap. But when {A} had to breathe, the music stopped. Then {S} had to stop too, on one leg, as it happened. “Hum!” said {S}. {A} took a slow and careful breath first. “A long breath makes a long dance,” said {A}. And it lasted until the other leg had had a turn.'
    ],
    end: [
      'Under the blanket ten toes danced the last dance, two steps and a turn. Then nine lay still. Then the tenth did.',
      'A long way off, a dance floor lay empty and shining. Only one slow waltz went round on it, for {host}, once more and once more.',
      '{S} danced only on the inside now, where there is plenty of room. Nothing moved but the breath, up and down, in time.'
    ]
  },
  {
    id: 'band',
    keys: ['band', 'rock band', 'brass band', 'orchestra', 'orchestras', 'drum', 'drums', 'drummer', 'drumming', 'concert', 'concerts', 'music', 'musician', 'musicians', 'guitar', 'guitars', 'trumpet', 'violin', 'piano', 'musical instrument', 'musical instruments'],
    begin: [
      '“We’re a band,” said {S}. “Since when?” asked {A}. “Since the saucepan,” said {S}, and drummed on it with two fingers. So they were a band, and only needed a concert.',
      'In the kitchen drawer a spoon knocked against another spoon, and it sounded like a beginning. “Music,” said {A}. “We’ll have that in the story,” said {S}.',
      '{A} bowed to the sofa, because that is how a concert begins. {S} looked for something to play. There was a comb, there was a lid, and {host} had the front row.'
    ],
    middle: [
      'Before a concert an orchestra has to tune. {S} tapped a saucepan lid with a spoon, and it went ting. {A} hummed into a paper bag, and it went voo. “Higher,” said {S}. The lid went ting, and the bag went voo, a bit higher. They tuned on with both ears close, ting and voo, until it fitted. Then {S} put down the spoon and clapped. “But we haven’t started yet,” said {A}. “I know,” said {S}. “I like this bit best.”',
      'On the rug stood {S} with a wooden spoon, and conducted. {A} had the drum, which was a box. “When I point, you play,” said {S}, and pointed. “Bom,” went {A}. Then {S} had an itch, and scratched one ear with the spoon. “Rattle-tattle,” went {A}. “What was that?” asked {S}. “It was in the music,” said {A}. “You did this.” They decided to leave it in. From then on the piece had an itch after every third bom.',
      '{S} took a cushion for a guitar and plucked where the strings would be. {A} played the piano on the edge of the table. {host} had the triangle. It was a quiet piece, so quiet that you heard only the fingers. At the end {A} made a face. “I hit a wrong note,” said {A}. “I heard it,” said {S}. “Let’s go back a bit.” So they played the last part again, and this time it was right.'
    ],
    later: [
      'In a band each player gets a solo. {S} had the drum, which was a box. First the hands drummed, then the elbows, then the chin. It was long and very good. Then {A} picked up a spoon, closed both eyes and waited. “Tok,” went the spoon, once. “Was that it?” asked {S}. “Yes,” said {A}. “I’d been looking forward to it all along.”',
      '“What’s our band called?” asked {A}. “The Two Spoons,” said {S}. But there was also a lid, so it was The Two Spoons and the Lid. Then a second lid joined, and so did {host}. It all went in. Then they played the piece, bing bang bong. “Thank you,” said {A}. “That was …” And saying the name took longer than the concert.',
      '“And now very softly,” said {A}. {S} drummed on the table with spoons, then with fingers, then with a sock. {A} drummed with the corner of a tea towel. It got softer and softer. “Was that you?” whispered {A}. “No,” whispered {S}, “that was the clock.” They listened to it for a while. It never once came in wrong. “We should ask it to join,” whispered {A}.'
    ],
    end: [
      'Far away an orchestra packed up: first the flutes, then the fiddles. The big drum went last, on soft wheels, down a long corridor.',
      'One note was left over, a low one. It hummed on inside the pillow, and {S} lay with one ear on it.',
      '“Last piece,” whispered {A}. There were only pauses in it, long ones, for {S} and for {host}. It was played very well.'
    ]
  },
  {
    id: 'singing',
    keys: ['sing', 'sings', 'singing', 'sang', 'singer', 'singers', 'song', 'songs', 'choir', 'choirs', 'opera', 'karaoke', 'lullaby', 'lullabies'],
    begin: [
      '“There’s singing in this story,” said {S}. “High or low?” asked {A}. “You low and me high,” said {S}. Two throats were cleared, so that they would be ready.',
      'Some song or other was already in the room. {A} had the tail of it, but could not find the front end. “It’ll come,” said {S}. “We’ll need it for the singing.”',
      '{S} had promised a choir. The choir was {S}, and then {A}. There was also room in the back row for {host}.'
    ],
    middle: [
      '“You start the song,” said {A}, “and I’ll come in behind.” So {S} sang about an old shoe that went to sea. {A} came along one line later with the same shoe. It sounded very full. Only at the end was {A} left alone with the last line. “It’s a bit empty back here,” said {A}. So the next time {S} held the last word, which was “sea”. {S} held it and held it until {A} had got there too.',
      'It was a song that they both knew, except for the words. “Over the hill there came a …” sang {A}, and stuck. {S} looked round quickly. “A lamp,” sang {S}, “and with it came a little …” “Chair,” sang {A}, who had understood. The chair had a golden cushion, and the cushion had a sock. The sock sang a verse to {host}, and it rhymed with nothing. “It’s better like this,” said {A}. “When I forget the words, I only have to look.”',
      'Five cushions lay in a row. On the first you sang low, and on each one a bit higher. {S} stepped along to the fifth, which was as high as a mouse. {A} came behind, got to the fourth, and had no more up. “Start lower,” said {S}. So {A} went back and started again, so low that the cushion hummed. Five cushions later {A} had reached an ordinary voice. “Hello,” said {A} in it.'
    ],
    later: [
      '“A choir breathes in together,” said {A}, and raised both arms. {S} breathed in, right down to the knees. {A} did too, and then wondered which song it should be. {S} pointed at both full cheeks. {A} nodded, and wondered on. “Pooooo,” went {S} at last, on a fine long note. “That’s the one,” said {A}, and joined in.',
      '“In an opera you don’t say things,” said {A}. “You sing them.” “Where is my other so-o-ock?” sang {S}. “Under the cha-a-air!” sang {A}, with one hand out to {host}. “I thank you, I thank you,” sang {S}. “Not at all, not at all, not at all,” sang {A}. That part went on until the sock was on. It had never taken so long to find one.',
      '{S} hummed a song into a cushion. {A} held an ear to the other side and had to guess. “It’s the one with the sheep,” said {A}. “No,” said {S}, “it’s the one with the bus.” “It went in as a bus,” said {A}, “but it came out as a sheep.” So they tried the one with the sheep. And really, it came out as a bus.'
    ],
    end: [
      'Quite far away a choir was singing, so softly that you could not make out the words. It seemed to be about a pillow.',
      '{S} hummed the last line with closed lips. It went along the blanket, past {host}, and out at the far end.',
      '“There’s another verse,” whispered {S}. “One,” whispered {A}. “But it’s all on the same note, and you only have to breathe it.”'
    ]
  },
  {
    id: 'cooking',
    keys: ['cook', 'cooks', 'cooking', 'cooked', 'cookery', 'chef', 'chefs', 'bake', 'bakes', 'baking', 'baker', 'bakers', 'bake-off', 'recipe', 'recipes', 'play kitchen', 'mud kitchen'],
    begin: [
      '“Somebody has to cook in this story,” said {S}. “Then I need an apron,” said {A}, and tied on a tea towel. Now there was one chef, and soon there were two.',
      'Two wooden spoons lay ready on the table. “One is for stirring and one is for pointing,” said {S}. {A} took the pointing one. So it would be a story with cooking.',
      '{A} pushed up both sleeves. That meant baking, or boiling, or both. {S} pushed up two as well, and a chef’s hat was folded for {host}.'
    ],
    middle: [
      'On the rug, where it stays cold, stood a saucepan of soup. The soup was made of socks. {S} stirred, and tasted the air above it. “It needs salt,” said {S}. {A} rubbed two fingers together over the saucepan. {S} tasted again. “That was too much.” So {A} bent over the socks, looked for some time, and took one pinch out again. “Better,” said {S}. “Now it tastes of sock.” After that the socks were ready, and could be put back on.',
      'The dough was a cushion, and it took a lot of kneading. {S} pushed, {A} pulled, and then both patted. “Now it has to rest under a cloth and grow,” said {A}. They laid a tea towel over it and waited, and talked only in whispers. Then {S} lifted one corner. “It hasn’t grown,” said {S}. {A} looked too. “No,” said {A}. “But it’s very well rested.” So they shook it, and put it back on the sofa.',
      '{A} sat at the table with {host} and read the menu. It was an empty sheet of paper. “Number seven, please,” said {A}. Behind a chair {S} cooked number seven. It hissed, it bubbled, and once it went plop, all with the mouth. Then {S} brought it in under a saucepan lid. On the big plate lay one clothes peg. “I thought there would be more,” said {A}. “There was more,” said {S}. “But it has to boil down.”'
    ],
    later: [
      '“It goes in the oven for an hour,” said {S}, as television chefs do. The oven was a cardboard box, and in went a slipper. {A} reached under the table. “And here’s one that I baked earlier,” said {A}, and held up a slipper. {S} looked at it from all sides. “It has come out just like a slipper,” said {S}. “Yes,” said {A}. “I kept to the recipe.”',
      '“Two carrots!” called {S}. “Yes, chef!” called {A}, and brought two pencils. “One potato!” called {S}. “Yes, chef!” It was a rolled-up sock. “And now you be the chef,” said {S}. “Yes, chef,” said {A}. “No, now I have to say that.” “Yes, chef,” said {A}. “Then stop saying it. That’s an order.” “Yes,” said {A}, and only just kept back the rest.',
      'The cake had three layers: a big cushion, a middle one and a small one. {A} laid a white tea towel on top for the icing. “And now we share it,” said {S}, and thought. A cushion cannot be cut in slices. “We’ll have to do it by floors,” said {S}. {S} got the top floor, and {A} got the first. The ground floor went to {host}.'
    ],
    end: [
      'In a kitchen far away the last pot stopped bubbling. It went blip, and after a long time blip, and then no more.',
      '{S} could still smell it: a little vanilla, a little flour. Somewhere a big apron was hung on its hook.',
      '“There’s still something on the stove,” whispered {S}. “Only steam,” whispered {A}. It came from a long way off, quite thin, and curled once round {host}.'
    ]
  },
  {
    id: 'painting',
    keys: ['paint', 'paints', 'painting', 'paintings', 'painted', 'painter', 'painters', 'paintbrush', 'drawing', 'drawings', 'draws', 'draw a picture', 'artist', 'artists', 'crayon', 'crayons', 'art class'],
    begin: [
      '“I’m going to paint this story,” said {S}, “all of it.” {A} fetched paper, and then more paper. There was an artist in the story now, who needed room for both elbows.',
      '{A} shut one eye and held up a thumb, as artists do. “What can you see?” asked {S}. “{host},” said {A}, “and a thumb.” So that would have to be drawn.',
      'Every pencil in the box had been tried on one corner of the paper. “They all work,” said {S}. “Then there’ll be drawing,” said {A}, “and on more than one corner.”'
    ],
    middle: [
      'For a portrait you have to sit still, and {A} did. {S} looked, and drew, and looked again. “My nose itches,” said {A} without moving. {S} checked the paper. “The nose is done,” said {S}. “You can use it.” So {A} scratched it. A bit later the ears were done, and one shoulder, and {A} could move those too. Only the left foot had to keep still to the very end. “It’s just like me,” said {A}, and stretched the foot.',
      '{S} painted a picture in the middle of the room, on nothing, with a dry brush. It was as wide as two arms, with {host} on the left. {A} came along with a cushion and was about to walk straight through. “It’s still wet!” said {S}. So {A} went round the edge, sideways, in small steps. “May I come through now?” asked {A} on the way back. {S} felt the air with one finger. “Only at the bottom,” said {S}. So {A} crawled.',
      'They drew one picture between two. {S} drew the top, folded it over and pushed the paper across. {A} drew the bottom without peeping. Then they unfolded it. On top was a king with a fine beard. Below that came four wheels and a ladder. “Mine was going to be a fire engine,” said {A}. “It still is,” said {S}. “It’s just been crowned.” And they gave it a bell, because it was so important.'
    ],
    later: [
      '“Which colour for {host}?” asked {S}. {A} held up the crayons, one after the other. “Too loud,” said {S}. “Too sour. Too Monday.” At last {A} held up the white one and drew with it on the white paper. They bent down close to look. You could not see a thing. “That’s it,” said {S}. “Only a bit darker.”',
      'At an art show you put both hands behind your back and speak softly. The picture leaned against a chair, and they stopped in front of it. “I like the dog,” said {A} softly. “That’s a boat,” said {S} softly. “I like the boat. But I like this white part best. It’s so calm.” {S} bent forward. “I haven’t drawn that yet,” said {S}. “Then please don’t,” said {A}.',
      '{S} drew a line and did not lift the pencil once. It went round a spoon and twice round a thumb that {A} had put there. Then it came to the edge. “Is it finished?” asked {A}. “It can’t stop there,” said {S}. “It would fall off.” So it turned round and went home by the same way. Now it was thick, and had seen it all twice.'
    ],
    end: [
      'Somewhere the picture was drying now, from the edges to the middle. The blue took longest, as it always does.',
      '{S} painted the room with closed eyes, first grey, then a darker grey. With the softest brush, last of all, came {host}.',
      'The crayons lay in the box, the long ones and the short ones. Far away somebody was still rubbing out a line, back and forth, back and forth.'
    ]
  },
  {
    id: 'swimming',
    keys: ['swim', 'swims', 'swimming', 'swam', 'swimmer', 'swimmers', 'swimming pool', 'swimming lesson', 'swimming lessons', 'paddling pool', 'pool party', 'diving', 'diver', 'divers', 'diving board', 'snorkel', 'snorkelling'],
    begin: [
      '“And in the middle we go swimming,” said {S}. “Without any water?” asked {A}. “It’s better without,” said {S}. “You’re dry as soon as you get out.” So they would swim.',
      'Two towels hung over the arm of the sofa. {A} knew nothing about it, so it must have been {S}. It was going to be a story with a swim in it.',
      '{S} had decided that there would be a pool, a deep one. {A} asked about a place for {host}. “At the shallow end,” said {S}.'
    ],
    middle: [
      'The pool was a blue blanket, spread out on the floor. {S} lay across a cushion and swam, arms out, knees out, like a frog. {A} sat at the edge and counted. “That’s four lengths,” said {A}. “Am I nearly across?” asked {S}. {A} looked at the cushion, which had not moved. “You’re in the middle,” said {A}. “You’ve been there the whole time. I’d call it very steady.” So {S} turned over and swam back, and it was not far.',
      'Down dived {S}, under the blanket, with two fingers on the nose. On the bottom it was dim and quiet. “I’ve got a spoon,” called {S}, and pushed it out. “And a sock.” {A} laid it all in a row beside {host}. “And now I’ve got a foot,” called {S}. “It’s moving.” “Leave that one down there,” said {A}. “I still need it.” So the foot stayed at the bottom. {S} came up with hair in all directions.',
      '{S} already sat in the pool, up to the chin in blanket. “Come in,” said {S}, “it’s warm.” “That’s what they always say,” said {A}, and dipped in one toe. “Hoo.” Then came the ankles, with two smaller hoos. At the knees {A} stopped and looked at the ceiling. “The tummy is the worst part,” said {A}. {S} lifted the blanket and laid it over {A}, tummy and all. “Oh,” said {A}. “It is warm.”'
    ],
    later: [
      'You lie on your back, spread out both arms, and the water does the rest. {S} floated on the rug, and {A} floated alongside. “I think I’m drifting,” said {A} after a while, and bumped into the table leg. “I’ll bring you in,” said {S}, and pulled at one sleeve. “Swim a bit too,” said {S}. “I am swimming,” said {A}. “It’s a strong carpet.”',
      'With thumbs and fingers {S} made a pair of swimming goggles. Through those it all looked wet: the lamp, the chair and {host}. {A} made a pair too, swam along behind, and bumped softly into the sofa. “Mine have steamed up,” said {A}. So {S} breathed on the holes and rubbed both clean with a sock. “Try now.” “Much better,” said {A}. “I can see the deep end.”',
      '“For the silver badge you tread water until I say stop,” said {A}. {S} sat on a chair and paddled, arms and legs. {A} looked for the pencil. It was not on the table, and not under it. It was behind one ear. “Stop,” said {A}. “Is that silver?” asked {S}. “It was silver at the table,” said {A}. “By the ear it was gold.”'
    ],
    end: [
      '{S} lay and floated. The blanket rose a little and sank a little. The far side of the pool did not come any nearer.',
      'Far away the pool was empty. The last ring on the water touched the edge and came slowly back, past {host}.',
      '“Somebody’s still in the water,” whispered {A}. “Only my toes,” whispered {S}. Then those came out as well, and lay in the warm.'
    ]
  },
  {
    id: 'skating',
    keys: ['skate', 'skates', 'skating', 'skated', 'skater', 'skaters', 'ice skates', 'ice skating', 'ice rink', 'roller skates', 'roller skating', 'ski', 'skis', 'skiing', 'skier', 'sledge', 'sledges', 'sledging', 'sled', 'toboggan', 'snowboard', 'snowboarding'],
    begin: [
      '“It has to slide,” said {S}. “What does?” asked {A}. “We do,” said {S}. So there was skating in it, and {A} asked for something soft to sit down on.',
      'Beside the sofa stood four slippers, all pointing the same way. “Skates,” said {S}. {A} looked again. They had the look of skates, once you knew, and so there would be skating.',
      'Walking would have been easy. But {S} wanted skates and sledges, and a hill with two bends, and {host} on board. “Then I’ll do the holding on,” said {A}.'
    ],
    middle: [
      'The rug was the ice. {S} skated in wide curves, hands behind the back, left, right, left. {A} stood at the edge and held on to the table. “You have to let go,” said {S}. “I’ll do it bit by bit,” said {A}. First the thumbs let go, then finger after finger, until only the smallest was left. Then that let go too. “And now?” asked {A}. “Now you skate,” said {S}. “Oh,” said {A}. “I’d only planned as far as the finger.”',
      'A long cushion lay on the floor, and it was a sledge. {S} sat in front, {A} sat behind, and {host} came in between. “Lean left!” called {S}, and they leaned. “Lean right! And here’s a bump!” At the bottom {S} put out both heels and braked. “What comes now?” asked {A}. “Now we pull it up again,” said {S}. So they carried the cushion three times round the table, with a rest at every chair. It is always further going up.',
      'Two chairs stood side by side, and a scarf lay across both laps. “This is the ski lift,” said {S}. They let the feet hang and went up slowly, over very small fir trees. At the top they took a wooden spoon in each hand, bent the knees, and skied. It was three steps, and then they were back at the chairs. “Was that it?” asked {A}. “Yes,” said {S}. “That’s why they made the lift so nice.”'
    ],
    later: [
      'Roller skates make a noise, rrrr, and at each crack in the road they go tock. {S} rolled round the table and did the rrrr. {A} rolled behind and did the tock. They went past the chair, past {host}, and past the chair again. Then {S} stopped at the sofa. It was quiet, except for tock, and tock, and after a while tock. “Sorry,” said {A}. “I can’t brake yet.”',
      'After a dance on the ice, the judges hold up a number. {S} turned once on the rug, both arms high, and stood. {A} held up five fingers. “Out of how many?” asked {S}. “Out of five,” said {A}. Then {A} turned, swayed, and sat down softly. {S} held up six. “But it only goes up to five,” said {A}. “You did one thing more than me,” said {S}.',
      '“A real skater can write an eight in the ice,” said {A}. {S} pushed one heel over the rug, round and back, and they looked. It was more of a potato. {A} skated one too, and got a pear. So they skated it together, close behind each other, with four heels. “Now it’s an eight,” said {S}. “Or {host} from the side,” said {A}.'
    ],
    end: [
      'Nobody was left on the ice. The curves lay there, white and thin. You could still see the place where two had met.',
      'The sledge went down the last long hill and made no sound. {S} only had to lean a very little.',
      '{S} stretched out both feet, and they slid, smooth and cool, to the end of the sheet. Far off {host} glided past once more.'
    ]
  },
  {
    id: 'cycling',
    keys: ['bike', 'bikes', 'biking', 'bike ride', 'bicycle', 'bicycles', 'cycling', 'cyclist', 'cyclists', 'tricycle', 'scooter', 'scooters', 'scooting', 'skateboard', 'skateboards', 'skateboarding', 'skateboarder'],
    begin: [
      '“Are there wheels in this story?” asked {A}. “Four,” said {S}. “Two for you and two for me, and mine has a bell.” So there would be a ride.',
      '{A} saw that {S} had a colander on. A colander meant a helmet, and a helmet meant a ride on a bike. “With {host} on the back?” asked {A}.',
      'Pedals, brakes and a bit of road: that was all it needed, said {S}. {A} had a saucepan lid, which steers quite well. So there would be cycling.'
    ],
    middle: [
      '{S} lay down on the rug, put both feet in the air, and pedalled. {A} lay down alongside and pedalled too. “Uphill,” said {S}, and it went slowly, with puffing. “Downhill,” said {A}, and the legs whirred. Then came a red light. Four feet stopped in the air and waited. “It’s a long red,” said {A}. “There’s a duck crossing,” said {S}, “with all the ducklings.” So the feet stayed up there until the last one was over. It was a slow one.',
      'Two chairs, one behind the other, made a bicycle for two. {S} sat in front and steered with a saucepan lid. {A} sat behind and pedalled. “What can you see?” asked {A}. “A bridge,” said {S}, “and {host} on a wall. What can you see?” “Your back,” said {A}. “Is it nice?” asked {S}. {A} had a good look. “There’s a label sticking out,” said {A}. “It says gentle, and not too hot.” So they rode on gently.',
      '“Psssss,” went {S} in the middle of the ride, and sank slowly on to the rug. “A puncture,” said {A}, and looked for the hole. It seemed to be the mouth. {A} held up a finger in front of it, and the hissing stopped. Then {A} pumped, up and down, with two fists and no pump. {S} rose bit by bit, first round, then tall, then on tiptoe. “That’s hard enough,” said {S} with full cheeks, and they rode on.'
    ],
    later: [
      'For a scooter you need a wooden spoon to hold and one foot to push. {S} put out the left arm and turned left. {A} came behind and did the same. Then {S} went straight on, but {A} went left again, and left, and left. “Why are you going round in a ring?” asked {S}. “My arm’s still out,” said {A}. {S} folded it in, and then it worked.',
      '{S} had a bell, which was a spoon and a lid. “Ting,” it went at the chair, but the chair would not move over. It went ting at {host}, too, and {S} had to ride round. Then it went ting from behind. That was {A}, and {S} moved over at once. “Thank you,” said {A}. “It works!” “It works on me,” said {S}. “I know what it’s like.”',
      '{A} was learning to ride, and {S} held on behind by the jumper. “Don’t let go,” said {A}, and wobbled off along the sofa. “Are you still there?” asked {A} at the corner. “Yes,” said {S} from the rug, with both hands free. {A} rode one whole lap, came back to the rug, and saw {S} sitting there. “Who was holding me, then?” asked {A}. “The jumper,” said {S}.'
    ],
    end: [
      'A long way off one wheel was still turning, slower and slower. It ticked, and after a while it ticked again.',
      '{S} did not push any more and let it roll. The road went gently downhill, past {host}, past the last lamp, and on.',
      '“We’re there,” whispered {S}. “Nearly,” whispered {A}. “Lean it on the pillow.” So it was leaned there, and the bell kept still.'
    ]
  },
  {
    id: 'hide-and-seek',
    keys: ['hide-and-seek', 'hide and seek', 'hide & seek', 'hide', 'hides', 'hiding', 'hiding place', 'hiding places', 'hiding spot', 'peekaboo', 'peek-a-boo'],
    begin: [
      '“Somewhere in this story we play hide-and-seek,” said {S}. “Where?” asked {A}. “I can’t tell you that,” said {S}. “It’s hidden.”',
      'Nobody knew yet where, but somebody was going to hide. {A} practised the counting. {S} tried the space behind {host}, but that was much too well known.',
      '{S} had a new hiding place, and did not look at it. {A} saw how very much {S} did not look at it. Hide-and-seek had begun, you could say.'
    ],
    middle: [
      '{A} counted to ten, with a hand over each eye. Then {A} looked, and there was a curtain, with ten toes under it. “Not under the table,” said {A}. “Not in the saucepan. If only there were somebody I could ask.” The toes thought about it. Then one foot turned slowly and pointed at the sofa. “Thank you,” said {A}, and searched the sofa from end to end. At last the curtain could not bear it any longer. “Cold,” it said.',
      'Under a tea towel, that was where {A} hid. It reached down to the ears. The rest of {A} sat on the sofa in full view. {S} searched properly all the same: behind the chair, under the table, next to {host}. “Am I hard to find?” asked the tea towel. “Very,” said {S}. “I’ll come under there for a moment and think.” {S} slipped in from the other side, and there they were, nose to nose. “Fancy meeting you here,” said {A}.',
      '{S} counted to ten and turned round. {A} stood in the middle of the room with a cushion. “That was too quick for me,” said {A}. So {S} counted to twenty, with long sevens, and {A} still stood there. “I can’t decide,” said {A}. “Behind the door is good, but the table is good too.” So {S} helped, and they chose the table. Then {S} counted again, forgot it as well as possible, and looked behind the door first.'
    ],
    later: [
      'Now it was a wooden spoon that had to hide, and {S} saw to it. {A} searched under the rug, between the books and behind {host}. “Am I warm?” asked {A}. {S} thought hard. “I don’t know any more,” said {S}. So both searched, and nobody could say warm or cold. At last {A} sat down to think, and stood up again. “Hot,” said {A}.',
      '“This time we both hide,” said {S}. So they crept under the table and kept still. They were not found. “Who’s looking for us?” whispered {A}. “Nobody,” whispered {S}. “Then it’s a very good place.” They waited a bit longer. “Shall we look for us?” whispered {A}. They crept out and searched the whole room. Then they looked under the table. “That’s odd,” said {S}. “We were here just now.”',
      'On the sofa lay a blanket, and under the blanket lay the cushions. {S}, who was the seeker, knew that there were three. But there were four lumps. {S} patted the first, the second and the third, and they kept quiet. The fourth kept quiet too. “So it’s all cushions,” said {S}. “Then I’ll just plump this one up.” “No need,” said the fourth lump quickly.'
    ],
    end: [
      '“Ninety-eight,” counted somebody far away, “ninety-nine.” Then it was quiet. {S} was hidden up to the nose, and stayed there.',
      'Under the blanket there was one last hiding place. It had room for {S} and, at the foot end, for {host}.',
      'All the hiding places were empty now, and had a rest. {A} knew where {S} was, and nobody had to look any more.'
    ]
  },
  {
    id: 'juggling-and-tricks',
    keys: ['juggle', 'juggles', 'juggling', 'juggled', 'juggler', 'jugglers', 'acrobat', 'acrobats', 'acrobatics', 'magic trick', 'magic tricks', 'magic show', 'conjuror', 'cartwheel', 'cartwheels', 'somersault', 'somersaults', 'tightrope'],
    begin: [
      '“I need three of something,” said {S}, “and then I can do tricks.” {A} found one sock, one more sock and, after some thought, {host}.',
      'There would be tricks in this story. Some would be with throwing, said {S}, some with vanishing and some with the legs. {A} moved the lamp a little further off.',
      '{A} pushed up one sleeve and then the other. “Nothing in here,” said {A}, “and nothing in there.” {S} knew what that meant. It meant that tricks were coming.'
    ],
    middle: [
      'With one sock {S} could juggle perfectly, up and down, up and down. With two it went quite well. With three there was always one that lay on the rug. “Real jugglers always have one in the air,” said {A}. “We have one on the ground. It’s much the same, only lower.” So {S} juggled on, and the third sock took its turn at lying down. Each time it was a different one. “And that’s the difficult part,” said {A}.',
      'A scarf lay straight across the rug, and that was the tightrope. {S} went over it like an acrobat, foot in front of foot. {A} walked alongside with open hands and was the net. Then they changed places. In the middle {A} wobbled, and stepped off on the left. “I fell,” said {A}. “On both feet?” asked {S}. “On both.” “And with your arms up?” {A} looked, and they were up. “Then it was the ending,” said {S}, and clapped.',
      '{S} laid a spoon on the table and spread a tea towel over it. “When I say the word, it’s gone,” said {S}. {A} and {host} had the best seats. {S} drew three circles in the air and said the word, which was mostly made of k. Then off came the towel. “It’s still there,” said {S}. “But it was gone,” said {A}. “I felt it. It just came back very fast.” So {S} did the trick once more, and it was even faster.'
    ],
    later: [
      '“A cartwheel goes hand, hand, foot, foot,” said {S}, and did a small one on the rug. {A} wanted to learn it slowly. First {A} put down one hand, then the other. Then one foot went over. “What’s left?” asked {A}. “The foot that you’re standing on,” said {S}. {A} looked at it between both arms. “I’ll keep that one for next time,” said {A}.',
      '“I can read thoughts,” said {S}, and shut both eyes. “Think of something.” {A} thought of something. “The lamp,” said {S}. “No,” said {A}. “The left slipper.” “No.” {S} pressed two fingers to the forehead. “{host},” said {S}. {A} looked surprised. “I had something else,” said {A}. “But now I’m thinking of that.” So the trick had worked, and {S} bowed in three directions.',
      '{A} sat on the rug with a cushion on the head. {S} laid a second one on that, and a spoon on top. “And now keep still,” said {S}. {A} did. But the spoon trembled, and then both cushions did. “I’m not laughing,” whispered {A}. “It’s the cushions.” {S} listened at the pile. “The top one’s telling a joke,” whispered {S}. “Wait until it’s finished.”'
    ],
    end: [
      'One sock was still in the air, very high up. It took its time, and would not come down before {S} had both eyes shut.',
      '{S} pulled up the blanket slowly, for the last trick. First the feet were gone, then the knees, and then {host}.',
      'Far away an acrobat rolled up the long rope, round and round, into a small nest. It fitted under a pillow and made no noise.'
    ]
  }
]
