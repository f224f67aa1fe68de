import type { ThemeWorld } from '../format.ts'

/** What is told of pets, games, tales and the farm; joined to their packs by id. */
export const taleWorlds: Record<string, ThemeWorld> = {
  cats: {
    sort: 'creature',
    verbs: [
      ['creep like a cat', 'crept like a cat', 'creeping like a cat'],
      ['purr', 'purred', 'purring'],
      ['land on all four paws', 'landed on all four paws', 'landing on all four paws'],
      ['wash behind one ear', 'washed behind one ear', 'washing behind one ear'],
      ['knock it off the table', 'knocked it off the table', 'knocking it off the table']
    ],
    facts: [
      'A cat’s nose has a pattern that no other cat has',
      'Cats sleep for two thirds of their lives',
      'A cat cannot taste sugar',
      'Cats meow mostly at people, and hardly ever at each other',
      'Whiskers are as wide as the cat, so it knows what it fits through',
      'A cat can turn each ear to a different side',
      'Purring helps cats to get well',
      'In the old days ships would not sail without a cat'
    ],
    guesses: [
      'Cats purr because they have swallowed a small engine',
      'They land on their feet because the ground doesn’t dare',
      'A cat sits on the paper so that you read it the cat instead',
      'They have nine lives, but they sleep through seven',
      'A tail is where a cat keeps its opinion'
    ],
    says: ['Miaow, which means now', 'That was my chair', 'Open the door', 'No, not that side', 'I saw nothing'],
    props: [
      ['the cat’s basket', 'the laundry basket'],
      ['the mouse', 'a rolled-up sock'],
      ['the tail', 'a scarf with a mind of its own'],
      ['the high wall', 'the back of the sofa'],
      ['the bowl of milk', 'a saucer of moon'],
      ['the whiskers', 'six straws']
    ],
    parts: ['the cat', 'the other cat', 'the mouse who was not afraid', 'the closed door', 'the warm place', 'the tail', 'the person who opens tins', 'the bird outside'],
    goes: [
      ['{S} put each paw down as if the floor were asleep.', 'On soft paws {S} came along the skirting board.'],
      ['Then {S} sat down and looked at the door until it was opened.', 'In front of the door {S} sat, and said nothing very loudly.'],
      ['A thing stood near the edge. {S} pushed it a bit nearer.', 'With one paw {S} moved a spoon towards the edge, and looked up.'],
      ['At last {S} turned round three times and lay down on the warm place.', 'Round went {S}, and round, and folded up like a scarf.']
    ],
    mishaps: [
      {
        problem: ['The cat had been let out. Now it wanted in. Now it wanted out.', 'Whichever side of the door the cat was on, it was the wrong one.'],
        fail: ['{S} opened and shut it eleven times, and got warm.', 'To reason with it was what {S} tried, and it washed.'],
        see: ['“It doesn’t want to be in or out,” said {A}. “It wants the door open.”', '“It only wants you to come to it,” said {A}.'],
        mend: ['So {A} put a slipper in the door, and {S} let go;; the cat lay down exactly on the line.', '{S} sat down on the mat, {A} beside, and the cat had never wanted to go anywhere.'],
        alone: ['{S} put a slipper in the door, and the cat lay down exactly on the line.']
      },
      {
        problem: ['The cat was up, and could not come down. It pretended that it had always meant to live there.', 'On the back of the sofa sat the cat, and looked at the floor, which was far.'],
        fail: ['{S} said jump, and it looked behind to see who was meant.', 'With both arms out {S} waited, and it admired the view.'],
        see: ['“It’s too proud to be helped,” said {A}. “Look away.”', '“It can go down the way it came, backwards,” said {A}. “It only hasn’t thought of it.”'],
        mend: ['{S} looked at the lamp, and {A} looked at the wall;; there was a thump, and nobody had seen a thing.', 'So {A} walked backwards, {S} walked backwards, and the cat, to show them how, came down.'],
        alone: ['{S} looked at the lamp for a while. There was a thump, and nobody had seen a thing.']
      },
      {
        problem: ['There were two cats and one warm place. Both were the one that had been there first.', 'On the warm place lay a cat, and on top of it lay another.'],
        fail: ['{S} made room in the middle, and then there was a cold gap.', '{S} tried fair shares, with string.'],
        see: ['“It’s warm because somebody lies there,” said {A}. “It would be warm anywhere.”', '“They could be one cat,” said {A}, “with two ends.”'],
        mend: ['So {A} curled round {S}, and {S} round {A}, and nobody could tell where it stopped.', '{S} moved the blanket over, and {A} lay down on the other half;; soon that was the better one.'],
        alone: ['{S} curled up small, with the teddy in the hollow, and it fitted exactly.']
      }
    ],
    ends: ['The last thing to be heard was an engine, small and far down.', 'All the paws were folded in, and nothing stuck out but ears.', 'The spoon lay on the floor, as it had to.']
  },
  dogs: {
    sort: 'creature',
    verbs: [
      ['fetch the stick', 'fetched the stick', 'fetching the stick'],
      ['dig for a bone', 'dug for a bone', 'digging for a bone'],
      ['wag like a dog', 'wagged like a dog', 'wagging like a dog'],
      ['sniff along the ground', 'sniffed along the ground', 'sniffing along the ground'],
      ['bark at the postman', 'barked at the postman', 'barking at the postman']
    ],
    facts: [
      'A dog’s nose is so good that it can smell what happened yesterday',
      'Dogs sweat through their paws',
      'A dog wags to the right when it is pleased, and to the left when it is unsure',
      'Dogs dream, and puppies dream most',
      'A dog understands about as many words as a child of two',
      'Every dog’s nose print is different',
      'Dogs turn round before they lie down because wolves flatten the grass',
      'The basenji is a dog that does not bark, it yodels'
    ],
    guesses: [
      'Dogs bark at the postman because he never says who it’s from',
      'They wag their tails to keep the air moving',
      'A dog has a wet nose because it’s always in something',
      'They bury bones so that they grow into dogs',
      'A dog hears its name best when it’s sausage'
    ],
    says: ['Woof', 'Throw it again', 'Who’s a good dog', 'That’s my ball', 'I smell toast'],
    props: [
      ['the lead', 'a dressing-gown cord'],
      ['the kennel', 'the space under the table'],
      ['the bone', 'a wooden spoon'],
      ['the ball', 'a rolled-up sock'],
      ['the lamp post', 'the lamp'],
      ['the postman', 'somebody with a newspaper']
    ],
    parts: ['the dog', 'the one who throws', 'the stick', 'the lamp post', 'the postman', 'the smell', 'the very small dog with the very large bark', 'the flea, who was only passing'],
    goes: [
      ['{S} put the nose down and followed it round the table.', 'With the nose on the carpet {S} read the news.'],
      ['Something was thrown. {S} was off before it had landed.', 'Out flew the sock, and {S} after it.'],
      ['Then {S} brought it back, and did not give it up.', '{S} had it, and stood there with it, and would not let go.'],
      ['Under the table {S} turned round three times and dropped.', 'In the end {S} fell over sideways, as tired dogs do.']
    ],
    mishaps: [
      {
        problem: ['The dog would not give back the ball. It wanted it thrown, and it wanted to keep it.', 'The ball was back, and it was in the dog, and that was where it stayed.'],
        fail: ['{S} pulled, and that was the best game of all.', 'Please, said {S}, and thank you, and drop, and it shook its head.'],
        see: ['“It only lets go if you have another one,” said {A}.', '“Walk away,” said {A}. “It doesn’t want the ball. It wants you to want it.”'],
        mend: ['{A} brought a second sock, {S} threw that, and the first lay on the carpet, forgotten.', 'So {S} and {A} walked away, whistling. Something wet was put down behind them.'],
        alone: ['{S} walked away, whistling. Something wet was put down behind.']
      },
      {
        problem: ['The bone was buried, and nobody knew where. It had been under a cushion, and they all looked alike.', 'Somewhere in the sofa was the bone, and the sofa did not say.'],
        fail: ['{S} dug at the left end, and found a comb.', '{S} tried asking the lamp post, and it had seen nothing.'],
        see: ['“You use your paws,” said {A}. “Use your nose. It smelled of soup.”', '“A dog goes back to where it stood when it was happy,” said {A}.'],
        mend: ['{S} shut both eyes, {A} said warmer, and there it was, under soup.', 'So {S} was happy, {A} watched where, and there they dug, and there it lay.'],
        alone: ['{S} shut both eyes and sniffed. It had been the soup spoon, and there it was.']
      },
      {
        problem: ['The postman was afraid of the dog. The dog was afraid of the postman.', 'At the door stood the postman, and did not come in. Under the table was the dog, and did not come out.'],
        fail: ['{S} barked to be friendly, and the post fell down.', 'Come in, said {S}, and the dog went further back.'],
        see: ['“They only ever see each other through a door,” said {A}. “They should have tea.”', '“It thinks that he takes something,” said {A}. “Let him bring it something.”'],
        mend: ['So {A} put a biscuit in an envelope, {S} read out the name, and it was the dog’s. After that there was post twice a day.', '{S} poured, and {A} passed the sugar, and nobody could remember what there had been to bark about.'],
        alone: ['{S} put a biscuit in an envelope with the dog’s name on. After that there was post twice a day.']
      }
    ],
    ends: ['All the sticks had been fetched, and one that was an umbrella.', 'The tail beat on the floor twice, and then once.', 'It had been a good dog, and was told so behind the ear.']
  },
  football: {
    sort: 'deed',
    verbs: [
      ['kick the ball', 'kicked the ball', 'kicking the ball'],
      ['score a goal', 'scored a goal', 'scoring a goal'],
      ['save a goal', 'saved a goal', 'saving a goal'],
      ['blow the whistle', 'blew the whistle', 'blowing the whistle'],
      ['take the penalty', 'took the penalty', 'taking the penalty']
    ],
    facts: [
      'The first footballs were pig’s bladders, and they bounced where they liked',
      'In one final both teams brought their own ball, so they played half with each',
      'A football is made of six-cornered and five-cornered pieces',
      'Goalkeepers used to wear the same shirt as everybody else',
      'A player runs about ten kilometres in a game',
      'The cup was once stolen, and a dog called Pickles found it',
      'Referees had no whistle at first, they waved a handkerchief',
      'Football is played with a blindfold as well, with a bell in the ball'
    ],
    guesses: [
      'It’s eleven because the bus has eleven seats',
      'A ball is round so that nobody can say which end is theirs',
      'The referee runs about because he has forgotten something',
      'Goals have nets so that the ball doesn’t get homesick',
      'You change sides at half time because of the smell'
    ],
    says: ['Pass', 'That was over the line', 'Handball', 'Good save', 'And it’s in'],
    props: [
      ['the goal', 'two chairs'],
      ['the ball', 'a rolled-up jumper'],
      ['the whistle', 'a bottle top'],
      ['the crowd', 'every teddy in the house'],
      ['the cup', 'the sugar bowl'],
      ['the yellow card', 'a slice of cheese']
    ],
    parts: ['the goalkeeper', 'the striker', 'the referee', 'the left post', 'the crowd', 'the one who says what is happening', 'the ball', 'the dog who ran on to the pitch'],
    goes: [
      ['{S} put the ball on the spot and took four steps back.', 'On its spot lay the ball, and {S} looked at it sternly.'],
      ['There was a run up, and {S} kicked, and it rolled very nicely.', 'With the inside of one slipper {S} kicked.'],
      ['Between the chairs {S} jumped like a cat and had it.', 'Down went {S}, all along the carpet, and held it.'],
      ['It was in. {S} ran round the table with both arms out.', 'Goal, cried {S}, and flew once round the lamp.']
    ],
    mishaps: [
      {
        problem: ['Nobody passed. The ball was in a knot of feet, and the feet all wanted it.', 'Wherever the ball was, there was the whole team.'],
        fail: ['{S} shouted mine, and so did four more.', '{S} tried pushing in, and then there were twelve feet in it.'],
        see: ['“If everybody is here, nobody is there,” said {A}. “I’ll go and be there.”', '“The ball is faster than us,” said {A}. “Let it do the running.”'],
        mend: ['So {A} went and stood where nobody was, and {S} kicked it there;; it was as easy as posting a letter.', 'They spread out like spoons, {S} to {A} and on to the next;; it was in before the post had noticed.'],
        alone: ['{S} kicked it against the sofa, and the sofa passed it back beautifully.']
      },
      {
        problem: ['The goal moved. It was a chair with somebody on it, and it leaned.', 'Each time that the ball came, the left post got out of the way.'],
        fail: ['{S} aimed where it had been, and that is where it was not.', 'Stand still, said {S}, and the post scratched itself.'],
        see: ['“I do it because I’m scared of it,” said {A}, who was the post.', '“Give the post something to hold,” said {A}. “Then it stays.”'],
        mend: ['So {S} shot a soft one, and {A} did not lean, and it went in off the knee.', '{S} gave the post a teddy, and {A} told it that it was the crowd;; nothing moved any more.'],
        alone: ['{S} gave the post a teddy to hold. Nothing moved any more.']
      },
      {
        problem: ['It stood nought to nought, and it had stood so since supper.', 'There had been forty shots and not one goal. The chairs were too narrow, perhaps.'],
        fail: ['{S} shot harder, and the lamp swung.', 'A very high one was what {S} tried, and it is on the shelf still.'],
        see: ['“Roll it,” said {A}. “Nobody expects a slow one.”', '“Make the goal wider,” said {A}. “It’s only fair on the ball.”'],
        mend: ['So {S} rolled it, as slowly as an egg. {A} held its breath. It went over the line by the width of a crumb.', '{A} pulled one chair, {S} pulled the other, and then it was four all in no time.'],
        alone: ['{S} rolled it, as slowly as an egg. It went over the line by a crumb.']
      }
    ],
    ends: ['Both teams shook hands, and one of them was a teddy.', 'The whistle was blown for the last time, and softly.', 'The goal was put back round the table, two chairs to the left.']
  },
  superheroes: {
    sort: 'tale',
    verbs: [
      ['save the day', 'saved the day', 'saving the day'],
      ['put on the cape', 'put on the cape', 'putting on the cape'],
      ['fly with one arm out', 'flew with one arm out', 'flying with one arm out'],
      ['use a secret power', 'used a secret power', 'using a secret power'],
      ['answer a call for help', 'answered a call for help', 'answering a call for help']
    ],
    facts: [
      'An ant can carry fifty times its own weight',
      'A gecko walks on the ceiling by means of very small hairs',
      'Fleas jump as if you jumped over a tower',
      'A mantis shrimp can see colours that nobody else can',
      'Some lizards run over water',
      'A bee can feel electricity with its hairs',
      'Spider silk is stronger than steel of the same thickness',
      'Capes were once worn by postmen, to keep the letters dry'
    ],
    guesses: [
      'Heroes wear their pants outside because they were in a hurry',
      'The cape is for wiping the hands',
      'They have a mask so that their mother doesn’t call them in',
      'Flying is easy, it’s only the getting down',
      'A secret power runs out if you tell the cat'
    ],
    says: ['Never fear', 'Up and away', 'Somebody called', 'Who was that', 'It was nothing'],
    props: [
      ['the cape', 'a bath towel'],
      ['the mask', 'a sock with two holes'],
      ['the secret cave', 'the space behind the curtain'],
      ['the signal in the sky', 'a torch with a leaf in front'],
      ['the tall building', 'the chest of drawers, looked at from below'],
      ['the runaway train', 'a skateboard with a teddy on it']
    ],
    parts: ['the hero', 'the hero’s helper', 'the one who must be saved', 'the cape', 'the cat, who knew the secret', 'the old lady with the shopping', 'the runaway train', 'the one who had no power, or thought so'],
    goes: [
      ['The signal was seen, and {S} turned round once behind the curtain.', 'Behind the curtain went {S}, and out came somebody else.'],
      ['With one arm out {S} flew, a little above the carpet.', 'Over the roofs, and they were cushions, flew {S}.'],
      ['{S} caught it with one finger, and it stopped.', 'With a single finger {S} held up what was falling.'],
      ['It was nothing, said {S}, and was gone before the thank you.', 'Then {S} bowed, and fell over the cape.']
    ],
    mishaps: [
      {
        problem: ['There was nobody to save. The hero had been round the house twice, and everybody was well.', 'The day did not need to be saved. It was going along quite nicely.'],
        fail: ['{S} saved a plant, and it had only been standing there.', 'Does anybody need help, called {S}, and they all said no, thank you.'],
        see: ['“I can’t reach my own back,” said {A}. “There’s an itch.”', '“It need not be a train,” said {A}. “It could be the washing-up.”'],
        mend: ['So {S} flew to the itch and scratched it, left, a bit higher, and {A} was saved.', '{S} took the plates and {A} the spoons, in capes, and nobody saw how fast it went.'],
        alone: ['{S} flew to the teddy that lay on its face, and turned it round, and it was saved.']
      },
      {
        problem: ['Two heroes had the same power. They both could fly, and they met.', 'In the air over the rug two heroes bumped, and each had been there first.'],
        fail: ['{S} flew faster, and they bumped harder.', '{S} tried a longer name, and it did not fit on the cape.'],
        see: ['“One of us could be the one who can stand still,” said {A}. “That’s rare.”', '“I can hear things,” said {A}. “I heard you coming. I only didn’t move.”'],
        mend: ['{A} listened, {S} flew, and together they were in time for everything.', 'So {A} stood still like nobody ever had, and {S} flew round, and it was a better show.'],
        alone: ['{S} was the other one as well, the one who can stand still, by turns.']
      },
      {
        problem: ['The power was gone. The hero jumped, and came down again at once.', 'With one arm out the hero stood there, and nothing took off.'],
        fail: ['{S} ran up to it from further back, and ran.', 'Saying the word was no use to {S}, who had forgotten if it was up or hup.'],
        see: ['“Your cape is caught in the drawer,” said {A}.', '“You haven’t had a biscuit since the bank,” said {A}.'],
        mend: ['{A} opened the drawer, {S} shot off like a cork, and the day was saved after all.', 'So {S} ate one and {A} ate one to keep company;; it came back from the toes up.'],
        alone: ['{S} looked round. The cape was caught in the drawer. After that there was no holding back.']
      }
    ],
    ends: ['The cape was hung over the bath, and it was a towel, and a bit wet.', 'Nobody had seen who it was, and they all waved.', 'Even heroes have to have their teeth looked at.']
  },
  fairies: {
    sort: 'tale',
    verbs: [
      ['grant a wish', 'granted a wish', 'granting a wish'],
      ['wave the wand', 'waved the wand', 'waving the wand'],
      ['leave a coin under the pillow', 'left a coin under the pillow', 'leaving a coin under the pillow'],
      ['fly through the keyhole', 'flew through the keyhole', 'flying through the keyhole'],
      ['dust the fairy’s wings', 'dusted the fairy’s wings', 'dusting the fairy’s wings']
    ],
    facts: [
      'A ring of toadstools is called a fairy ring, and it grows bigger every year',
      'There is a wasp called a fairyfly that is smaller than a full stop',
      'In Iceland people have built roads round the rocks where elves are said to live',
      'Two girls once fooled the whole country with fairies cut out of paper',
      'A butterfly’s wing is covered in tiny tiles',
      'Foxgloves were said to be gloves for fairies',
      'A hummingbird is as light as a coin',
      'In Ireland one does not cut a lone hawthorn, in case it belongs to somebody'
    ],
    guesses: [
      'Fairies are so small because they were washed too hot',
      'They collect teeth for their piano',
      'A wand is a spoon that has been well brought up',
      'Fairies are late because they stop at every lamp',
      'They can’t be seen because they’re always just behind you'
    ],
    says: ['Make a wish', 'I’m a little late', 'Mind my wing', 'Is this the right pillow', 'That one doesn’t count'],
    props: [
      ['the wand', 'a wooden spoon'],
      ['the wings', 'two coat hangers and a scarf'],
      ['the toadstool', 'a bowl on a vase'],
      ['the coin', 'a button'],
      ['the keyhole', 'a hoop'],
      ['the fairy dust', 'a pinch of nothing']
    ],
    parts: ['the fairy', 'the fairy who was late', 'the one who wishes', 'the wand', 'the toad who wanted to stay a toad', 'the tooth', 'the pillow', 'the fairy’s grandmother'],
    goes: [
      ['{S} waved the spoon, once for luck and once to see.', 'With a flick of the spoon {S} did the first one.'],
      ['Through the keyhole went {S}, with both wings folded.', 'Sideways, with a hand on the wings, {S} came through.'],
      ['One wish was asked for, and {S} wrote it down on one thumb.', '{S} listened to the wish and nodded, as if it were easy.'],
      ['Under the pillow {S} put something, and did not wake a soul.', 'On tiptoe {S} reached under the pillow.']
    ],
    mishaps: [
      {
        problem: ['The fairy was late. It had been expected since the evening before.', 'Under the pillow there was still a tooth, and no coin, and no fairy.'],
        fail: ['{S} ran to be quicker, and went past the house.', '{S} tried a short cut, through the sugar.'],
        see: ['“Nobody left a light on,” said {A}. “How should it find the pillow?”', '“It’s the bag,” said {A}. “It’s full. It has been to everybody else.”'],
        mend: ['So {A} put a lamp in the window, and {S} turned round at the corner;; it was the very next bed.', '{A} held the bag while {S} took out the teeth, one by one;; there at the bottom was the coin.'],
        alone: ['{S} put down the heavy bag, and was there in no time. The coin was a bit warm.']
      },
      {
        problem: ['The wish came out wrong. It was for a pony, and there stood a pot.', 'There was a flash, and a puff, and it was not what had been asked for.'],
        fail: ['{S} did it again, louder, and there were two.', 'Waving it backwards was what {S} tried, and got a top, or a toy, or something like it.'],
        see: ['“You mumble,” said {A}. “Wands are a bit deaf.”', '“That’s the end that one stirs with,” said {A}. “Turn it round.”'],
        mend: ['{S} said it again with all its letters, and {A} held an ear to it;; the next thing neighed.', 'So {A} turned it round, {S} took a breath, and there was hay on the carpet.'],
        alone: ['{S} said it again with all its letters, and the next thing neighed.']
      },
      {
        problem: ['The toad did not want to be a prince. It had been asked, and it had said no, thank you.', 'Three times the wand was waved over the toad, and three times it ducked.'],
        fail: ['{S} told it how lovely it was to be a prince, and it yawned.', '{S} tried kissing it, and it wiped its mouth.'],
        see: ['“Ask it what it does want,” said {A}.', '“Why should it?” said {A}. “It has a pond.”'],
        mend: ['“A biscuit,” said the toad, when {S} asked. {A} fetched one, and that was the best spell of the day.', 'So {S} turned the stool into a pond, and {A} the prince into a lily;; the toad could stay.'],
        alone: ['{S} asked it. It wanted a biscuit, and that was the best spell of the day.']
      }
    ],
    ends: ['The wand was put back with the spoons, and the soup was a bit odd for a while.', 'All the wishes had been used but one, and that was kept.', 'Something went out at the keyhole, and it may have been the draught.']
  },
  castles: {
    sort: 'tale',
    verbs: [
      ['let down the drawbridge', 'let down the drawbridge', 'letting down the drawbridge'],
      ['guard the castle', 'guarded the castle', 'guarding the castle'],
      ['wear the crown', 'wore the crown', 'wearing the crown'],
      ['blow the trumpet', 'blew the trumpet', 'blowing the trumpet'],
      ['ride out to a tournament', 'rode out to a tournament', 'riding out to a tournament']
    ],
    facts: [
      'Castle stairs wind to the right so that whoever came up had no room for the right arm',
      'Knights needed a helper to get dressed, and it took an hour',
      'There were no forks, so kings ate with their fingers',
      'People in castles slept sitting up against pillows',
      'A moat was also the bath for the ducks',
      'The windows were narrow because glass cost as much as a horse',
      'Pages were seven when they began, and had to learn to carve and to dance',
      'Many castles were white, with painted walls'
    ],
    guesses: [
      'A crown has points so that it doesn’t get sat on',
      'Knights clank because they have their spoons with them',
      'Towers are high because that’s where they ran out of wide',
      'A drawbridge goes up when it has been tickled',
      'Kings wave like that because their sleeves are heavy'
    ],
    says: ['Who goes there', 'Long live the cook', 'Lower the bridge', 'I was king first', 'Bring me my other slipper'],
    props: [
      ['the castle', 'the sofa cushions, standing up'],
      ['the drawbridge', 'the ironing board lying down'],
      ['the crown', 'a biscuit tin lid with teeth'],
      ['the moat', 'the blue blanket'],
      ['the horse', 'the mop'],
      ['the throne', 'the good chair with a bedspread']
    ],
    parts: ['the king or queen', 'the guard', 'the drawbridge', 'the knight whose helmet was stuck', 'the cook, who was really in charge', 'the trumpet', 'the moat', 'the ghost, who was shy'],
    goes: [
      ['{S} put on the crown, and it slid down as far as the ears.', 'The crown was put on {S}, and everybody looked taller.'],
      ['{S} looked out through a gap in the cushions, and asked who it was.', 'Over the wall looked {S}, and saw a slipper coming.'],
      ['Down came the bridge, and {S} walked over it with a straight neck.', 'With a creak, and it was {S} who creaked, the bridge came down.'],
      ['On the throne {S} sat and gave an order, a small one, to try it.', '{S} sat on the throne, and both feet hung in the air.']
    ],
    mishaps: [
      {
        problem: ['Everybody was king. There were four of them on one throne, and nobody to say hurrah.', 'The castle was full of kings and queens, and the bridge was up.'],
        fail: ['{S} ordered the others to obey, and was ordered to stop that.', '{S} tried a second crown, on top of the first.'],
        see: ['“I would rather be the cook,” said {A}. “The cook has the pudding.”', '“It could be like the egg timer,” said {A}. “King for as long as the sand runs.”'],
        mend: ['So {A} went to the kitchen, {S} looked at the crown, and came after, for the pudding.', '{A} turned the timer, {S} waved for three minutes, and then it was hurrah the other way about.'],
        alone: ['{S} took off the crown and was the cook, and had the pudding.']
      },
      {
        problem: ['The knight’s helmet was stuck. It was a saucepan, and inside it somebody said ow.', 'The knight could not see, and rode the mop into the moat.'],
        fail: ['{S} pulled, and the knight got longer.', 'Knocking on it was what {S} tried, and it rang for supper.'],
        see: ['“You pull against the ears,” said {A}. “Turn it, like a lid.”', '“Somebody said ow with a smile,” said {A}. “I think it likes it in there.”'],
        mend: ['{S} held the shoulders, {A} turned, and with a pop there was a face, and it was red.', 'So {A} lifted it at the back, {S} said breathe out, and off it came, hair first.'],
        alone: ['{S} turned it like a lid, and with a pop there was air.']
      },
      {
        problem: ['The drawbridge would not go up. Somebody lay on it and was asleep.', 'There was an enemy on the bridge, and it had come with a pillow.'],
        fail: ['{S} blew the trumpet, and it turned over.', 'Pouring nothing on it from above was what {S} tried, and it was refreshed.'],
        see: ['“It only wants to be asked in,” said {A}.', '“Nobody has told it that it’s an enemy,” said {A}. “I thought that I was a guest.”'],
        mend: ['So {S} came down and asked it in, {A} carried the pillow, and the castle had one more.', '{S} said welcome, {A} said thank you, and then the bridge came up as light as toast.'],
        alone: ['{S} asked it in, pillow and all, and the bridge came up as light as toast.']
      }
    ],
    ends: ['The castle was taken apart and sat upon.', 'The crown hung on the bedpost, and the bedpost was king.', 'Somebody murmured at the gate, and it was only sleep.']
  },
  farm: {
    sort: 'place',
    verbs: [
      ['feed the hens', 'fed the hens', 'feeding the hens'],
      ['milk the cow', 'milked the cow', 'milking the cow'],
      ['drive the tractor', 'drove the tractor', 'driving the tractor'],
      ['call in the sheep', 'called in the sheep', 'calling in the sheep'],
      ['shut the barn door', 'shut the barn door', 'shutting the barn door']
    ],
    facts: [
      'Cows have best friends and are sad without them',
      'A hen talks to her chicks while they are still in the egg',
      'Sheep can remember fifty faces for two years',
      'Pigs are cleverer than dogs and like music',
      'A cow has one stomach with four rooms',
      'Goats have eyes with a flat slit, and can see nearly all round',
      'Ducks sleep in a row, and those at the ends keep one eye open',
      'Hens’ ears tell you the colour of their eggs'
    ],
    guesses: [
      'Cows say moo because that’s all they can remember',
      'Milk is white because it’s early',
      'A cockerel crows to find out if it’s awake',
      'Pigs have curly tails from going round corners',
      'Sheep go in flocks because none of them knows the way'
    ],
    says: ['Moo', 'Who left the gate open', 'Chuck, chuck, chuck', 'Mind the puddle', 'One egg, still warm'],
    props: [
      ['the tractor', 'a chair in front of a chair'],
      ['the cow', 'two people under a brown blanket'],
      ['the eggs', 'ping-pong balls'],
      ['the barn', 'the wardrobe'],
      ['the sheep', 'all the white cushions'],
      ['the gate', 'the ironing board on its side']
    ],
    parts: ['the farmer', 'the front of the cow', 'the back of the cow', 'the hen who had lost count', 'the sheepdog', 'the sheep who would not', 'the tractor', 'the cockerel, who was early'],
    goes: [
      ['{S} called chuck, chuck, and threw a handful of nothing.', 'Over the carpet {S} scattered the corn, in a wide round.'],
      ['On the tractor {S} bounced along, with a hum.', '{S} drove the tractor down to the door and up to the lamp.'],
      ['Then {S} sat down beside the cow and talked to it first.', 'With cold hands {S} said sorry to the cow.'],
      ['One by one {S} counted them in and shut the gate.', 'At the gate stood {S} and counted, and it came out right.']
    ],
    mishaps: [
      {
        problem: ['One sheep would not come in. It stood in the middle of the carpet and chewed.', 'All the sheep were in the barn but one, and it had not finished.'],
        fail: ['{S} ran round it, and it turned round with {S}.', 'Come, said {S}, and it sat down.'],
        see: ['“You look it in the eye,” said {A}. “They don’t like that.”', '“It won’t leave its friend,” said {A}. “You have shut in the wrong one.”'],
        mend: ['So {S} looked at the sky and {A} opened the gate, and it walked in by itself.', '{A} let the friend out, {S} held the gate, and they came in together, chewing.'],
        alone: ['{S} looked at the sky and left the gate open. It walked in by itself.']
      },
      {
        problem: ['The cow came apart. The front wanted grass, and the back had been milked.', 'Halfway over the field the cow was two cows, both short.'],
        fail: ['{S} said whoa to the front, and the back walked into it.', '{S} tried more blanket, and then it was a hill.'],
        see: ['“The back can’t see the grass,” said {A}. “You have to say moo when you turn.”', '“It needs a belt,” said {A}. “Round the middle.”'],
        mend: ['With one moo for left and two for right, {S} and {A} were a cow again.', '{A} lent a belt, {S} did it up, and it gave a whole pint, which was water.'],
        alone: ['{S} was only the front, with a cushion for the rest, and it gave a whole pint.']
      },
      {
        problem: ['The hen had lost count. She had laid six, or she had laid one and looked at it six times.', 'In the nest were five eggs, and there was one that had rolled.'],
        fail: ['{S} counted them, and the hen sat down in the middle of four.', 'Under the hen was where {S} looked, and got pecked, with a sock.'],
        see: ['“It’s in your pocket,” said {A}. “I can see it hatching.”', '“Listen,” said {A}. “It’s still rolling.”'],
        mend: ['They listened. {S} went left and {A} went right, and they met at an egg.', '{S} felt in the pocket, {A} counted aloud, and six it was, and one was warm.'],
        alone: ['{S} kept still and listened. It was still rolling, and it rolled against one foot.']
      }
    ],
    ends: ['The barn door was shut, and behind it they chewed in the dark.', 'All were in, the last one with its friend.', 'The cockerel was told that it might be late tomorrow.']
  },
  food: {
    sort: 'thing',
    verbs: [
      ['bake a cake', 'baked a cake', 'baking a cake'],
      ['stir the pot', 'stirred the pot', 'stirring the pot'],
      ['taste the soup', 'tasted the soup', 'tasting the soup'],
      ['lay the table', 'laid the table', 'laying the table'],
      ['lick the spoon', 'licked the spoon', 'licking the spoon']
    ],
    facts: [
      'Honey never goes off, and some has been found that was three thousand years old',
      'Carrots used to be purple',
      'A banana is a berry, and a strawberry is not',
      'Bread rises because it is full of tiny breaths',
      'Chocolate grows on trees, in pods as big as a shoe',
      'Your tongue has thousands of buds for tasting, and so does a fly’s foot',
      'Popcorn jumps because a drop of water in it turns into steam',
      'Apples float because a quarter of them is air'
    ],
    guesses: [
      'Cheese has holes so that the mouse has somewhere to sit',
      'Spaghetti is long because nobody told it to stop',
      'Peas are round so that you can practise catching',
      'Soup is hot because it has been in a hurry',
      'A cake rises because it wants to look out of the oven'
    ],
    says: ['Who wants to lick the spoon', 'It wants salt', 'Dinner is served', 'Just a taste', 'It’s meant to be that colour'],
    props: [
      ['the pot', 'the wash basket'],
      ['the chef’s hat', 'a pillowcase'],
      ['the cake', 'a round cushion'],
      ['the spaghetti', 'all the wool'],
      ['the menu', 'an old envelope'],
      ['the oven', 'the cupboard with the door open']
    ],
    parts: ['the cook', 'the waiter', 'the guest who liked nothing', 'the soup', 'the spoon', 'the cake, which was listening', 'the pea', 'the one who washes up'],
    goes: [
      ['{S} put in a pinch, and then the rest of the pinch.', 'A handful of this went in, and {S} looked where the hand had been.'],
      ['Round and round stirred {S}, with both arms.', 'With the big spoon {S} stirred until it talked.'],
      ['Then {S} tasted it, and shut one eye.', 'On the tip of the tongue {S} had it, and thought.'],
      ['The table was laid, and {S} folded the napkins into something.', 'Dinner is served, said {S}, with a tea towel over one arm.']
    ],
    mishaps: [
      {
        problem: ['The guest did not like it. It had not tried it yet, but it did not like it.', 'In front of the guest stood the plate, and the guest looked at the ceiling.'],
        fail: ['{S} said that it was good for one, and that was the end of it.', 'The aeroplane was what {S} tried, and it was not let in to land.'],
        see: ['“Don’t watch,” said {A}. “Nobody can try a thing with eyes on it.”', '“It looks lonely,” said {A}. “Put a friend next to it.”'],
        mend: ['So {S} looked out of the window and {A} told a story. When they turned round, there was a bite gone.', '{A} put a raisin on it, {S} another;; it was a face, and one may eat a face.'],
        alone: ['{S} looked out of the window for a while, and then there was a bite gone.']
      },
      {
        problem: ['The cake had not risen. It lay in its tin and was ashamed.', 'Out of the oven came a thing as flat as a mat.'],
        fail: ['{S} blew under it, and it was a flat cake with dust.', '{S} tried more icing, and it was flat in a higher place.'],
        see: ['“Cut it and put one half on the other,” said {A}. “Then it’s twice as high.”', '“It isn’t a cake,” said {A}. “It’s a very good biscuit.”'],
        mend: ['So {S} cut, with the edge of a hand, and {A} put jam in between;; it stood up like a hat.', '“Biscuit,” said {S}, and {A} said it too;; after that it was the largest that had ever been made.'],
        alone: ['{S} put one half on the other with jam in between, and it stood up like a hat.']
      },
      {
        problem: ['There was too much salt in it. There was so much that the spoon stood up.', 'Everybody took one mouthful of the soup, and then nobody said anything.'],
        fail: ['{S} put in sugar, and it was sweet and terrible.', 'Drinking a lot of water was what {S} tried, next to it.'],
        see: ['“We both salted it,” said {A}. “I thought that you hadn’t.”', '“Make it more,” said {A}. “It’s only too salty for us. It would do for forty.”'],
        mend: ['So {A} poured in the water, {S} fetched more bowls, and all the teddies had some.', 'They agreed on it. {S} was salt and {A} was spoon, and the next pot was perfect.'],
        alone: ['{S} poured in water and fetched more bowls, and all the teddies had some.']
      }
    ],
    ends: ['The plates were licked, and one of them twice.', 'There was a little left in the pot, for whoever came late.', 'It smelled of supper still, in the curtains and behind the ears.']
  }
}
