import type { Figure } from './figure.ts'

/** Whom the small ones love: pigs, puppies, bears, trains and those who sing with them. */
export const littleOnes: readonly Figure[] = [
  {
    names: ['peppa pig', 'peppa', 'george pig', 'pepa pig'],
    wears: 'Boots come first, that is the rule. {H} pulled on a red pair, and {A} a yellow one, which pinched. “You don’t jump in a puddle without boots,” said {H}.',
    does: 'Somebody snorted. It was {H}, through the nose, in the middle of a sentence. {A} snorted back. After that no one could say anything at all without a snort before it.',
    joke: 'And when it was very funny they all fell over on their backs, and held their tummies. {H} fell first. “It wasn’t that funny,” said {A} from the floor.'
  },
  {
    names: ['bluey and bingo', 'bluey', 'bingo'],
    wears: 'Two blue socks hung down over {H}’s ears, and {A} had two red ones. “Squad of two,” said {H}. The rest was wagging.',
    does: 'Then there was the balloon. It must not touch the floor, not ever. {H} saved it with one elbow, and {A} with the head. “Keep it up!” It went behind the sofa, and they both lay flat.',
    where: '“Now it’s a taxi,” said {H}, and put two chairs in front of two. “Where to?” “To the airport, and be quick,” said {A}. The passenger was very grand and had forgotten the suitcase.',
    joke: 'Somebody always has to be the grown-up dog, and lie on the floor and be a mountain. That was {A}. “Am I nearly finished?” asked the mountain. “No,” said {H}. “You’ve just begun.”'
  },
  {
    names: ['paw patrol', 'paw petrol', 'paw patrole', 'rubble and crew', 'chase and marshall', 'skye', 'marshall and chase'],
    wears: '{H} got a rucksack on the front and {A} one on the back, with all the tools. A button on the strap opened it. “Woof, spoon!” said {H}, and there was the spoon.',
    where: 'The lookout was the arm of the sofa, and down from it went the slide. {H} slid into the car, {A} slid into {H}. “All here,” said {A}, from underneath.',
    does: 'Somebody rang up. Their hen was on the roof again. “No hen’s too high for us,” said {H}. {A} was the hen, and did not want to come down until it had been asked nicely.',
    eats: 'After each rescue there is a biscuit. {H} took one and {A} took one, without using any paws. They agreed that one more rescue could be found.'
  },
  {
    names: ['pokemon', 'pokémon', 'pikachu', 'pokeman', 'eevee', 'charizard', 'digimon', 'pocket monsters', 'snorlax'],
    wears: 'On each of {H}’s cheeks sat a round of red paper, stuck on with water. When they crackled, something was about to happen. {A} said “bzzt,” and every hair stood up.',
    does: 'The ball was a pair of socks, half red and half white. {H} turned the cap round and threw it. It wobbled once. It wobbled twice. “Click,” said {A}, who was inside.',
    joke: 'Such a creature has one word, and that is its own name. “{A},” said {A}. “{A} {A}?” {H} understood that at once. It was about supper.',
    where: 'At the edge of the rug stood the high grass. You never knew who would come out. {H} put in one foot. “A wild slipper has come out,” said {A}.'
  },
  {
    names: ['thomas the tank engine', 'thomas and friends', 'thomas the tank', 'thomas the train'],
    wears: 'A blue box stood round {H}’s middle, and the face looked out in front. All of them have a face there. {A} was a big green one, two chairs long, and rather proud of its funnel.',
    does: '“Can you pull the long one?” asked {A}. {H} was only made for short ones. “I can have a try,” said {H}. It went slowly, and it went, puff by puff.',
    where: 'On the island there was just one line, and it went round the table. In the shed at the end they all stood side by side at night. {H} backed in. {A} let off steam.',
    joke: 'A gentleman in a top hat said what everybody was late for. The hat was a saucepan. “You have caused some confusion,” said {A} from under it, “and a delay.” {H} whistled, to look useful.'
  },
  {
    names: ['tayo the little bus', 'tayo', 'robot trains', 'chuggington', 'super wings', 'jay jay the jet plane'],
    wears: '{H} held two plates for lamps, one on each side, and had the eyes painted in by thought. {A} was the one who sees to the wheels, and looked under {H} with a torch.',
    does: '“Next stop, the sofa,” called {H}, and the doors went “psss.” {A} got on, paid with a button, and asked whether this one went to the sofa.',
    joke: 'In the evening they all stand in one garage, and tell each other who had got on. “I had somebody with a double bass,” said {H}. “I had the same one going back,” said {A}.'
  },
  {
    names: ['winnie the pooh', 'winnie pooh', 'pooh bear', 'winnie-the-pooh', 'eeyore'],
    free: 'a small bear', who: 'small bear',
    wears: 'A red jumper belonged to it, rather short at the front. {H} pulled in the tummy, and it came out again. {A} had a striped scarf on, and was very small and a little nervous.',
    eats: 'It was about eleven o’clock. For such a bear it is always about eleven. {H} put one paw in the honey jar as far as it went. “I was only making sure,” said {H}.',
    does: '“Hum, tiddle-um,” hummed {H}, for a hum comes by itself if you let it. {A} put in a “pom.” It was a good hum now, with a pom in it.',
    joke: 'On the way back {H} was stuck between the two chairs. “It comes of having too small a door,” said {H}. “It comes of the honey,” said {A}, and pulled.',
    where: 'From the edge of the bed, which was a bridge, two pencils fell at the same time. Whose came out first on the other side? “That’s mine,” said {A}. “It’s got my teeth in it.”'
  },
  {
    names: ['paddington bear', 'paddington'],
    free: 'a small bear', who: 'small bear',
    wears: 'An old hat was pulled down over {H}’s ears, and the coat was buttoned wrong. {A} found the suitcase to go with it. It had a secret lining.',
    eats: 'Under the hat there was a sandwich. {H} took it off, and it was marmalade. “A bear should keep one there,” said {H}, “in case.” {A}’s hand stuck to everything for some time.',
    does: 'When somebody is not polite, such a bear gives them a hard look. {H} tried it on the lamp. {A} got the rest of it, and begged everybody’s pardon.',
    joke: '{H} sat at the end of the rug on the suitcase, and waited for somebody who had room. “Please look after it,” {A} read out from the air. “Well, since it says please.”'
  },
  {
    names: ['masha and the bear', 'masha and bear'],
    free: 'bears', who: 'big bear',
    wears: '{H} put a scarf over the hair and tied it under the chin. {A} was the bear, large and tired, and had hoped for a quiet day. The scarf had already found the drum.',
    does: '“What are you doing?” asked {H}. “And now? And why? And may I as well?” The bear sighed with the whole back. {A} gave {H} the other end of the broom.',
    eats: 'In one minute {H} had cooked porridge, a great deal of it. It came out of the pan and wanted to go for a walk. {A} ate bravely, as bears do, at the edge.',
    joke: '“We’re going to play until we fall over,” said {H}. The bear fell over at once, as {A} could not wait. “That’s cheating,” said {H}, and lifted one of its eyelids.'
  },
  {
    names: ['miffy', 'nijntje', 'miffi'],
    wears: 'Two long white socks stood up straight on {H}’s head. For a mouth there were two fingers, crossed. {A} looked from the front, for this rabbit only ever looks at you from the front.',
    does: 'In that book very little happens, and all of it is nice. {H} went out of the door. {H} came in again. “How was it?” asked {A}. “Blue,” said {H}.',
    joke: '“Don’t you say anything else?” asked {A}. {H} pointed at the crossed fingers. Then there was one small round tear. Then it was over, and there was cake.'
  },
  {
    names: ['gruffalo', 'gruffelo', 'gruffallo', 'gruffalos child'],
    wears: 'Clothes pegs sat all along {H}’s back, for those are the prickles. On the nose went a bit of dough, which was the wart. “It’s coming along,” said {A}, and took one step back.',
    where: 'It is a deep dark wood where such a thing lives. They let the blind down and stood all the coats close together. {A} took a stroll through it, as small as could be, and not at all afraid.',
    does: '“Everybody’s afraid of me,” said {A}, who was only a mouse. “Just walk behind me, and you’ll see.” {H} walked behind. A chair saw them both, and did not move.',
    eats: '“My favourite food,” said {H}, “is whoever’s asking.” “And mine,” said {A}, “is crumble with something prickly.” There was no more talk of it, and they both had a biscuit.'
  },
  {
    names: ['cocomelon', 'coco melon', 'little baby bum', 'super simple songs', 'pinkfong', 'baby shark'],
    wears: 'One curl was wetted and put in the middle of {H}’s forehead. {A} had a towel on, and hummed. In that house there is a song for everything, also for the towel.',
    does: '“Wash, wash, wash the spoon,” sang {H}, to a tune that everybody knew by the second time. {A} washed the spoon. There was a verse for the fork, and one for whoever dropped it.',
    joke: '“Yes, yes, yes,” sang {A}. “I want to eat my peas.” {H} looked into the pan. There were no peas. So it was an easy song to sing.'
  },
  {
    names: ['ms rachel', 'miss rachel', 'mrs rachel', 'the wiggles', 'wiggles', 'mr tumble'],
    wears: '{H} put on something plain and bright in one colour, and so did {A} in another. Now they were a band that does everything with its hands as well.',
    does: '“Can you say … spoon?” asked {H}, very near and very slowly. Then {H} waited with both eyebrows up. “Spoon,” said {A}. “Yay!” said {H}, and clapped for a long time.',
    joke: 'The song had a place where everybody has to freeze. {A} froze with one leg in the air. The rest of the song had been forgotten, so it took some time.'
  },
  {
    names: ['dora the explorer', 'dora', 'go diego go', 'diego'],
    wears: 'A rucksack was on {H}’s back, and whatever you need is in it, if you sing. {A} was the map and had to be unrolled. {A} said three times over where they were going.',
    does: '“Do you see the bridge?” asked {H}, and looked straight ahead, and waited. Nobody said anything. “It’s behind you,” whispered {A}. “Thank you,” said {H}. “Very good.”',
    joke: 'A fox is always about who wants to swipe something. That takes just three words, said three times. “Oh, man,” said the fox behind the sofa, who was {A}, and gave back the sock.'
  },
  {
    names: ['doraemon', 'dora emon', 'nobita'],
    wears: 'A napkin made a flat white pouch on {H}’s front, and a bell hung under the chin. Anything at all can come out of that. {A} asked for a bridge, to begin with.',
    does: '“You’ve forgotten your homework,” said {H}, “so I’ve got something for that.” Out came a clothes peg, and {H} said its name in a grand voice. {A} put it on one ear, and knew everything.',
    eats: 'There were two small pancakes with something sweet in between. Whoever comes from the future likes those best. {H} ate four, and {A} found that the future must be very nice.',
    where: 'A door stood in the room that led everywhere. It led to the bathroom, if you did not wish for anything. {H} wished first, turned the handle, and {A} went to the sea with one foot.',
    joke: 'Of one thing such a robot is afraid, and that is mice. {A} let a sock look round the corner. {H} was on the sofa before anybody could say blue.'
  },
  {
    names: ['my neighbour totoro', 'my neighbor totoro', 'totoro', 'ghibli'],
    free: 'a magic forest',
    who: 'big forest creature',
    wears: '{H} had a grey blanket round the shoulders, with a big round tummy of cushion under it. A leaf lay on top of the head. {A} patted the tummy, and it was as soft as it looked.',
    does: 'Beside it one waits for the bus in the rain, without a word. {A} lent it an umbrella. {H} jumped once on both feet, so that all the drops came down together, and was delighted.',
    eats: 'Acorns came out of a leaf, tied up with grass. They were hazelnuts in a napkin. {H} planted one in the rug, and they both bowed, stood up, and stretched until it grew.',
    joke: 'At last the bus came, and it was a cat with a great many legs. {A} was in front and {H} was behind. Nobody had asked where to, and it grinned from ear to ear.'
  },
  {
    names: ['pippi longstocking', 'pippi langstrumpf', 'pippi långstrump', 'pippi'],
    free: 'a hero and sweets', who: 'strong girl with plaits',
    wears: 'A ruler lay across the back of {H}’s neck, with a sock tied to either end. Those were the plaits. They stuck straight out. {A} gave one long stocking in brown and one in black.',
    does: '{H} lifted the horse. It was one of the lighter chairs, but {A} could not believe it. “Where shall I put it?” asked {H}. “On the porch,” said {A}.',
    eats: 'Pancakes are mixed with a broom in that house. {H} stirred with it, and tossed the first one very high. {A} was still waiting for it to come down.',
    joke: '“Why have you got your feet on the pillow?” asked {A}. “That’s how they sleep in a place I’ve made up,” said {H}. “Then your toes can see the moon.”'
  },
  {
    names: ['mickey mouse', 'minnie mouse', 'mickey and minnie', 'mickey', 'mickey mouse clubhouse'],
    wears: 'Two round lids were held to {H}’s head, one on each side. From the front and from the back, they looked the same. {A} lent white gloves, and laughed in a very high voice.',
    does: '{H} called for the box with the tools in it, which comes when you say its name. It was a shoebox, and {A} flew it in. Inside were a ladle, a ribbon and one thing that was a surprise.',
    joke: '“Ha-ha,” said {H}, up under the roof of the mouth. {A} tried it too. The dog next door answered, and was perhaps called after a planet.'
  },
  {
    names: ['donald duck', 'daisy duck', 'duck tales', 'ducktales'],
    wears: 'Such a duck wears a sailor’s shirt, and nothing below. {H} kept the trousers on, because of the draught. {A} was three nephews, one after another.',
    does: '“Wak,” said {H}, and was cross for a moment from top to toe. Then it was over. {A} had counted to four.',
    joke: 'Their uncle swam in coins every morning. {H} swam in buttons, which went in at the collar. {A} heard them come out at the other end.'
  },
  {
    names: ['garfield', 'simons cat'],
    wears: 'Stripes of ribbon went round {H}’s arms. Then {H} lay down on the back of the sofa and let everything hang. That was nearly all there was to do. {A} put down a rug.',
    eats: '“Lasagne,” said {H}, without opening an eye. {A} brought it, made out of napkins, seven on top of each other. It had gone before the plate touched the table.',
    joke: '“It’s Monday,” said {A}. {H} pulled a cushion over the head. It was not Monday at all. {A} had only wanted to see whether it worked.'
  },
  {
    names: ['smurfs', 'smurf', 'papa smurf', 'smurfette', 'schlumpf', 'pitufos'],
    wears: 'A white sock sat on top of {H}’s head with the end hanging over. That was the cap. {A} had one too, a red one, since somebody has to be the eldest.',
    does: 'When a word is missing there, it is always the same one. They took “plum” for it. “Shall we plum the table?” asked {H}. “Plum along, then,” said {A}, and fetched the plums, which were forks.',
    where: 'The house was a mushroom, an umbrella with a blanket round it. {H} was three apples tall. {A} measured it with three apples, and {H} had to sit down a long way.'
  },
  {
    names: ['moomins', 'moomin', 'moomintroll', 'snufkin', 'little my', 'mumin'],
    wears: 'A cushion in front and one behind, tied with a belt: that made {H} round enough. {A} had a handbag, with everything in it that could be wanted. There was a dry sock and a toffee.',
    does: 'They sleep all winter in that valley, with a tummy full of pine needles. {H} lay down to it. {A} had a small hat on and a mouth organ, and said good-bye till spring.',
    joke: '“All small things should have something good to eat at night,” said {A}. {H} was at once smaller. They found a small thing under the table as well.'
  },
  {
    names: ['pingu', 'penguins of madagascar'],
    wears: '{H} let both arms hang straight down and turned out the feet. {A} put an orange cone of paper in front, and took it off again to let {H} talk. But there was no need to talk.',
    does: '“Noot,” said {H} with a long trumpet of a mouth. It meant three different things. {A} answered with the only one that was left.',
    joke: 'They slid on their fronts over the floor to the kitchen, one after the other. The second one, {A}, knocked down the first like a skittle. “Noot,” they both said, {H} from under {A}.'
  },
  {
    names: ['elmo', 'sesame street', 'big bird', 'the muppets', 'muppets'],
    wears: 'Something red and very woolly was pulled over {H}’s head, down to the eyes. {A} tickled it to see if it was the right one. It was.',
    does: '“{H} loves you,” said {H}. Such a monster has no other word for itself. “{A} is glad to hear it,” said {A}. It went on like this for the rest of the game.',
    joke: 'The evening was brought to them by the letter S. {A} had settled it. So there was soup, on a spoon, with a sock on the table, and {H} was silly.'
  },
  {
    names: ['upin ipin', 'upin and ipin', 'upin & ipin'],
    free: 'twins', who: 'twin',
    wears: 'Two swimming caps made two bald heads. {H} got one thin curl on top, drawn up with a thread, and {A} got none. That was how you could tell them apart.',
    does: '“It’s hot,” said {H}. “Right, right, right,” said {A}, three times, as the other one always does. After that nothing was said in that house less than three times.',
    eats: 'There was to be fried chicken, and it was made of a rolled-up sock. {H} held the drumstick up to the light. {A} wanted just the same one, only bigger.'
  },
  {
    names: ['el chavo del ocho', 'el chavo', 'chavo del 8', 'chavo', 'la chilindrina', 'quico'],
    free: 'hide and seek', who: 'boy in a barrel',
    wears: 'A cap with flaps over both ears was found, and trousers that had got too short. {H} was ready. {A} blew up both cheeks and carried a big ball, and was the neighbour’s boy.',
    where: 'The laundry basket was the barrel in the middle of the yard. {H} sat in it up to the ears. {A} knocked three times on the rim. “I’m not in,” said the barrel. “I’m only hiding here.”',
    eats: 'Nothing is better than a ham sandwich. {H} said the word with closed eyes. {A} held one under the rim of the basket, and a hand came up and took it in.',
    joke: '“I didn’t mean to,” said {H}, and ran a finger along the rim of the basket. “Nobody’s patient with me.” {A} was, but only just, for the ball had gone into the soup.'
  },
  {
    names: ['turma da monica', 'turma da mônica', 'monica and friends', 'papa capim'],
    free: 'rabbits', who: 'strong girl with a toy rabbit',
    wears: 'A blue towel was knotted twice at the top, and had two ears. Nobody but {H} may hold it. {A} had five hairs standing up, made of five straws, and a plan.',
    does: '“The plan can’t go wrong,” said {A}, and tied one more knot in an ear of the rabbit. {H} swung it once round. The plan lay on the sofa and laughed.',
    eats: 'A friend in a yellow shirt eats melons, whole ones. {H} put the ball in front of {A}, and {A} looked at it with love.'
  },
  {
    names: ['galinha pintadinha', 'gallina pintadita', 'lottie dottie chicken'],
    free: 'hens', who: 'spotted hen',
    wears: 'White spots of paper sat all over {H}’s blue shirt. Both thumbs went under the arms. A rooster had a cold in that song, so {A} got the scarf.',
    does: '“Po po po po,” sang {H}. {A} came in the jacket of a doctor, and listened to the feathers. One little spoon, and all the chicks began again from the first verse.',
    joke: '“How many spots have you got?” asked {A}. {H} could only see the ones in front. So they had to turn round and round, and lost count together.'
  },
  {
    names: ['mafalda'],
    free: 'soup', who: 'girl who dislikes soup',
    wears: 'A big bow of napkin sat in {H}’s hair, right in the middle. {A} laid the globe, which was a ball, into a small bed, since it was poorly again.',
    eats: '“No soup,” said {H}. It was a bowl with nothing in it. “It’s only pretend,” said {A}. “Then I pretend I’m not eating it,” said {H}.',
    joke: '“Why?” asked {H}. {A} began to explain and heard, halfway through, that it did not hold. That is what always happens there. {H} nodded kindly.'
  },
  {
    names: ['mr bean', 'mister bean'],
    free: 'a teddy', who: 'man with a teddy',
    wears: '{H} wore a brown jacket, a tie and two eyebrows. The eyebrows did most of it. {A} carried the teddy in, and it was given its own chair.',
    does: 'Nothing was said. {H} wanted to make a sandwich, and sat on the bread to make it flat. {A} looked on, and found nothing that could be objected to.',
    joke: 'Then there was a very small car with a chair on its roof. {H} sat on top and steered with a mop. {A} was the mop, and turned left.'
  },
  {
    names: ['boonie bears', 'care bears', 'gummi bears'],
    free: 'bears', who: 'bear',
    wears: '{H} and {A} put on one brown jumper each, wrong way round because of the fur. One bear was the clever one and one was the hungry one. It took a while to share that out.',
    where: 'A man with a yellow helmet wanted their tree. The tree was a coat stand. {H} held it round the middle and {A} held {H}, so it stayed where it had always been.',
    joke: '“He’ll be back tomorrow,” said {A}. “Then so will we,” said {H}. “We live here.”'
  },
  {
    names: ['pleasant goat and big big wolf', 'pleasant goat', 'big big wolf', 'xi yang yang'],
    free: 'sheep', who: 'clever little goat',
    wears: 'Two croissants of rolled-up sock were {H}’s horns, and a small bell hung below. {A} was the wolf, and had a patch on one knee and an invention.',
    does: 'The invention was a pot with a lid on a string. {H} went past it, and {A} was in it. “I’ll be back!” called the pot, and got smaller in the distance.',
    eats: '“Grass cake,” said {H}, “and grass soup.” The wolf got some as well. {A} chewed for a long while, and was of the opinion that it lacked goat.'
  },
  {
    names: ['akili and me', 'ubongo kids', 'super sema'],
    free: 'numbers and letters', who: 'clever girl',
    wears: 'Two puffs of wool sat on {H}’s head, left and right. When {H} shut both eyes, it was the land where you learn in your sleep. {A} was a hippo there, and could count.',
    does: '“How many mangoes?” asked {H}. {A} counted the oranges, as there were no mangoes. “One, two, three, and this one’s mine,” said {A}.',
    joke: 'Whatever you do not know in that land you may sing. {H} did not know what comes after six. So {A} sang it, on a very high note, and it was seven.'
  },
  {
    names: ['kirikou', 'kiriku'],
    free: 'hide and seek', who: 'tiny clever child',
    wears: '{H} crouched, as small as could be, and only came up to the seat of the chair. “I’m small,” said {H}, “but I run.” {A} could hardly keep up, on long legs.',
    does: 'Wherever nobody else could get in, {H} went and had a look. It was under the sofa. {A} got an answer from there: two buttons, a comb, no sorceress.',
    joke: '“Why’s she so cross?” asked {H}. Nobody had ever asked that. {A} did not know either, and it was decided to ask first, next time.'
  },
  {
    names: ['supa strikas', 'captain tsubasa'],
    free: 'football', who: 'football player',
    wears: '{H} rolled down one sock and left the other up, as the best player of that team does. {A} was the crowd, on both sides of the pitch.',
    does: 'The ball was of sock. It flew for so long that there was time to think, and to tell {A} what. Then it was a goal.',
    joke: '“And the coach?” asked {H}. {A} drew the plan with one finger: an arrow, a cross, and a place for oranges.'
  },
  {
    names: ['blippi', 'ryans world', 'ryan’s world', "ryan's world", 'toys and colors'],
    free: 'diggers', who: 'digger driver',
    wears: '{H} put on braces made of two scarves, and a bow tie of napkin. {A} had the camera, which was a mug. “Hello there!” said {H} to the handle.',
    does: 'Then something was looked at from very near. It was a spoon. “It’s shiny, it’s long, and it can scoop,” said {H}. {A} filmed it from below.',
    joke: '“So much to learn about!” sang {H} and spelt the name of the spoon. {A} was allowed to open a parcel. It held the other spoon.'
  },
  {
    names: ['octonauts', 'octonaut'],
    wears: '{H} had a blue cap with a lamp on it, and {A} had the medicine bag. “Sound the alarm,” said {H}. {A} did, three times going up.',
    where: 'The big window of the sofa looked out right into the deep. Something went past, slowly, with a light in front. {H} switched on the headlights as well, out of politeness.',
    joke: 'After each journey there is a short report of the animal, with hands. “Eight arms,” said {H}. “Three hearts,” said {A}. “That’s true, and it is danced.”'
  },
  {
    names: ['numberblocks', 'number blocks', 'alphablocks'],
    wears: 'One box was {H}, with one eye on it. Then {A} got on behind, and they were two at once. “I like being two,” said {H}. “One’s company for the other.”',
    does: 'Four boxes can be long, or they can be a square. {H} tried it both ways. “Five can’t,” said {A}. One was always left over, and was the one in the middle of the joke.',
    joke: '“And if I go away?” asked {H}, and went. There stood {A}, one, with a lot of room. {H} quickly came back, and it made two again.'
  },
  {
    names: ['pinocchio', 'pinochio', 'pinokkio'],
    free: 'puppets', who: 'wooden puppet',
    wears: 'Strings were tied to {H}’s wrists, and hung down. At first only the elbows worked. {A} knocked on a knee, and said “tock.” It was good wood.',
    does: '“Did you eat the last plum?” asked {A}. “No,” said {H}, and pushed a pencil out between two fingers in front of the nose. It got longer with each plum.',
    joke: 'A cricket always knows better in that book. {A} was the cricket, on the arm of the chair. “I’ve said nothing,” said {A}. “But you’ve been thinking it quite loudly,” said {H}.'
  },
  {
    names: ['room on the broom', 'meg and mog', 'winnie the witch', 'the worst witch', 'worst witch', 'bibi blocksberg'],
    wears: 'With a hat of newspaper, and a plait of scarf, {H} was ready to fly. A bow sat at the end. {A} had been the cat from the start, and sat behind.',
    does: 'Down flew the hat, and then the bow, and each time someone found it. “Is there room on it for me as well?” asked {A}, as dog, as bird and as frog. {H} moved up.',
    joke: 'With so many on it, it went “crack.” That was only {H}’s knuckle. Next time, they agreed, they would order one with seats, and a nest for the bird.'
  },
  {
    names: ['stick man', 'stickman'],
    free: 'sticks', who: 'stick man',
    wears: '{H} held both arms out stiffly with fingers spread. “I’m not a twig,” said {H}. {A} threw a ball, and looked about for something to throw after it.',
    does: '“I’m not a mast,” said {H}. “I’m not a bat.” {A} always had a use for one. {A} begged pardon every time.',
    joke: '“What are you, then?” asked {A}. “Late for home,” said {H}. There were three small sticks in bed there already.'
  },
  {
    names: ['maya the bee', 'biene maja'],
    free: 'bees', who: 'little bee',
    wears: 'Black and yellow went round {H}’s middle, in scarves. {A} was the sleepy one, and only got up because of the smell of clover.',
    does: '{H} flew out to see the world, three times round the table. A grasshopper in a top hat knew the way. It was {A}, with a saucepan on, and went on in hops.',
    joke: '“Why do you come back every night?” asked {A}. “To tell you about it,” buzzed {H}. “It wouldn’t be finished otherwise.”'
  },
  {
    names: ['benjamin blümchen', 'benjamin bluemchen', 'babar', 'dumbo', 'elmer the elephant', 'elmer the patchwork elephant'],
    free: 'elephants', who: 'elephant',
    wears: 'A long sock hung down over {H}’s nose, and two napkins were the ears. {A} pulled the trousers up. “Törö,” said the sock, and then it needed a wash.',
    eats: 'There was sugar on a plate, only a little. The sock tasted it without hurry. “It takes bread, too,” said {A}, “but it won’t let on.”',
    does: '“Today I’m a baker,” said {H}, “and tomorrow a pilot.” An elephant may be everything once. {A} took down what was broken: one tray.'
  },
  {
    names: ['pumuckl', 'meister eder'],
    free: 'gnomes', who: 'goblin in a workshop',
    wears: 'With red wool for hair {H} could not be seen, except when stuck to the glue pot. {A} was the carpenter, and had only just put down the screwdriver, just here.',
    does: 'Somebody spoke in rhymes under the workbench. “I nibble and I tickle, and I’m not in a pickle,” said {H}. {A} told the neighbour that it was the radio.',
    joke: '“Was that you?” asked {A}. “I’m invisible,” said {H}. “Then who’s got glue on both elbows?” There was a long silence on the shelf.'
  }
]
