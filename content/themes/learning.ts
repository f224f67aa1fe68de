import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** What children learn with their bodies and with each other, without a sermon: it is tried, it fails, it works. */
export const learningThemes: ThemePack[] = [
  {
    id: 'swimming',
    label: 'swimming lessons',
    keys: ['swimming', 'swimming lesson', 'swimming lessons', 'learning to swim', 'swimming pool', 'the pool', 'armbands', 'first time swimming', 'putting my head under water', 'goggles', 'swim', 'clases de natación', 'natación', 'natação', '水泳', 'プール', '游泳', 'तैरना', 'سباحة', 'kuogelea', 'swimming gala', 'water slide', 'water slides', 'swimming club', 'swimming badge', 'lido', 'wild swimming', 'water park', 'splash park', 'the deep end'],
    marks: ['swim', 'swimming', 'pool', 'goggles', 'armband', 'armbands', 'splash', 'float', 'floated'],
    small: things('a frog in goggles | the goggles frog', 'an armband that had lost its partner | the lone armband'),
    big: things('a hippo who gave swimming lessons | the swimming hippo', 'a slide that ended in a splash | the splash slide'),
    object: things('a pair of goggles full of steam | the steamy goggles', 'a float in the shape of a biscuit | the biscuit float'),
    place: things('a pool with a rope down the middle | the roped pool', 'a changing room for swimmers with wet tiles | the swimmers’ changing room'),
    sound: ['a splash, and somebody laughing through the nose', 'wet feet, slapping beside a pool', 'a whistle over a pool, two short ones'],
    detail: [
      'The pool was blue at one end and bluer at the other.',
      'Goggles hung on a hook and still looked surprised.',
      'A float went by with nobody on it, in no hurry.',
      'It smelled of clean pool and of crisps afterwards.'
    ],
    sleepy: [
      'The pool lay quite flat, with a lamp in it.',
      'Both armbands had let out their breath.',
      'A bed floats too, if you lie on it as you float on water.',
      'Over the chair hung the swimming things, dripping slower and slower.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['learn to swim', 'learned to swim', 'learning to swim'],
        ['blow bubbles in the pool', 'blew bubbles in the pool', 'blowing bubbles in the pool'],
        ['float on your back', 'floated like a plank', 'floating like a plank'],
        ['kick like a frog', 'kicked like a frog', 'kicking like a frog'],
        ['jump in', 'jumped in', 'jumping in'],
        ['put on the goggles', 'put on the goggles', 'putting on the goggles']
      ],
      facts: [
        'You float better with your lungs full, because air wants to be on top',
        'Elephants can swim for hours, and use their trunk as a snorkel',
        'Fingers go wrinkly in water so that they can grip wet things',
        'If you hum, no water comes into your nose',
        'Baby hippos are born under water and have to swim up for their first breath',
        'Sea water holds you up better than pool water does, because of the salt',
        'Frogs were doing breaststroke long before people',
        'A swimming pool weighs more than all the houses in a street'
      ],
      guesses: [
        'The deep end is deep because more people have stood in it',
        'Goggles keep the eyes from getting out',
        'Fish can swim because nobody told them it was difficult',
        'The water is blue because it’s holding its breath',
        'You sink if you think of sandwiches'
      ],
      says: ['Blow like a kettle', 'Kick, kick, kick', 'I’ve got you', 'Ears in the water', 'Again'],
      props: [
        ['the pool', 'a big blue blanket'],
        ['the diving board', 'a very flat cushion'],
        ['the armbands', 'two rolled-up jumpers'],
        ['the goggles', 'two biscuit cutters'],
        ['the whistle', 'a bottle, blown across the top'],
        ['the waves', 'a sheet, shaken at both ends']
      ],
      parts: ['the swimming teacher', 'the whistle', 'the one in at the deep end', 'the float', 'the wave', 'the frog who was showing off', 'the one who held the towel', 'the shark, who was only a towel'],
      goes: [
        ['{S} sat on the edge and gave the water one toe.', 'First a toe went in, and {S} asked the toe how it was.'],
        ['Then {S} blew bubbles, a whole kettle of them.', 'Chin down, {S} blew until the pool talked back.'],
        ['{S} lay back, ears under, and heard nothing but {S}.', 'With both ears in the water {S} lay like a plank.'],
        ['Kick, glide, kick: {S} went from one side to the other.', 'Like a frog {S} kicked, and the far side came and fetched a hand.']
      ],
      mishaps: [
        {
          problem: ['The legs sank. The head swam very well, and the legs stood on the floor.', 'At the front all was swimming, and at the back all was walking.'],
          fail: ['{S} kicked faster, and went nowhere with a great splash.', 'Arms like a windmill were what {S} tried, and the blanket came along.'],
          see: ['“You’re looking at your feet,” said {A}. “So they come.”', '“Look at the ceiling,” said {A}. “Your bottom goes where your eyes go.”'],
          mend: ['So {A} was the ceiling, and {S} looked up, and the legs came up too.', '{A} held one hand under the back, and then did not. {S} was lying on the water.'],
          alone: ['{S} stopped looking at the feet and looked at the ceiling. The legs came up too.']
        },
        {
          problem: ['The water was cold. It was cold in every place where it was put.', 'One toe was in, and the rest of the swimmer had changed its mind.'],
          fail: ['{S} went in very, very slowly, and it was cold very, very long.', 'Shouting did not warm it, though {S} gave it a good shout.'],
          see: ['“It’s only cold at the edge of you,” said {A}. “Wet your neck first.”', '“Count to three,” said {A}, “and go at two.”'],
          mend: ['At two they went, {S} and {A}, hand in hand, and by five it was nearly soup.', '{A} wetted the back of one neck. “Oh,” said {S}, and was in.'],
          alone: ['{S} counted to three, went at two, and by five it was nearly soup.']
        },
        {
          problem: ['The wave came too early. It went over the teacher.', 'Somebody shook the sheet before the whistle, and the whole class was under it.'],
          fail: ['{S} blew the whistle, and a second wave came.', 'Stop, called {S} from underneath, and it sounded like more.'],
          see: ['“The wave thought you said go,” said {A}. “They sound alike under water.”', '“We need a sign,” said {A}. “Waves don’t hear well. They see.”'],
          mend: ['So {A} put one hand up for go and down for stop, and {S} did the same;; the wave behaved.', '{A} held up a red sock for stop. After that {S} had the smoothest pool in the world.'],
          alone: ['{S} held up a red sock for stop. After that the wave behaved.']
        }
      ],
      ends: ['Whoever had been in was wrapped up to the ears.', 'The pool was folded, corner to corner, and put on the bed.', 'Nobody had sunk who did not want to.']
    }
  },
  {
    id: 'bicycle',
    label: 'riding a bike',
    keys: ['bike', 'riding a bike', 'learning to ride a bike', 'bicycle', 'my new bike', 'cycling', 'stabilisers', 'training wheels', 'balance bike', 'scooter', 'bicicleta', 'bici', 'vélo', '自転車', '自行车', 'साइकिल', 'دراجة', 'baiskeli', 'tricycle', 'bike ride'],
    marks: ['bike', 'bicycle', 'wheel', 'wheels', 'pedal', 'pedals', 'saddle', 'bell', 'handlebars'],
    small: things('a bike no bigger than a thumb | the thumb-sized bike', 'a bell that rang by itself | the bicycle bell'),
    big: things('a bicycle for two with somebody missing | the bicycle for two', 'a bear who had never learned to pedal | the pedal bear'),
    object: things('a saddle that could be put higher | the saddle', 'a pump that sneezed into a wheel | the wheel pump'),
    place: things('a path that went neither up nor down | the flat bike path', 'a hill that a bike could roll off | the bike hill'),
    sound: ['a wheel, ticking round more and more slowly', 'ding, and a polite ding back, from another bike', 'a chain finding its teeth on a wheel'],
    detail: [
      'Against the wall leaned a bike with its wheel turned, as if it listened.',
      'One pedal was up and one was down, which is how they like it.',
      'The saddle was warm from the sun and had been warm all afternoon.',
      'A bell said ding because a leaf had landed on it.'
    ],
    sleepy: [
      'The wheel went round once more in the hall, and tick, and tick, and stopped.',
      'Both pedals hung, one up, one down.',
      'The bike leaned on the wall the way a cow leans on another cow.',
      'Nobody rang the bell, and it hung there round and full of quiet.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['ride a bike', 'rode a bike', 'riding a bike'],
        ['push off with one foot', 'pushed off with one foot', 'pushing off with one foot'],
        ['pedal', 'pedalled', 'pedalling'],
        ['ring the bell', 'rang the bell', 'ringing the bell'],
        ['keep the balance', 'kept the balance', 'keeping the balance'],
        ['put on the helmet', 'put on the helmet', 'putting on the helmet']
      ],
      facts: [
        'A bike falls over when it stands and stays up when it rolls',
        'You steer towards the side you are falling to, and that puts you right again',
        'The first bikes had no pedals, and one ran along sitting down',
        'A wheel that spins wants to go on spinning the same way up',
        'On a bike you go five times as far as on foot for the same breakfast',
        'There were once bikes with a front wheel as high as a grown-up’s chin',
        'A bike goes where your eyes go, so you never look at the lamp post',
        'Nobody has ever forgotten how to ride one'
      ],
      guesses: [
        'Bikes fall over because they’re tired, and two tired is what they are',
        'It needs a bell so that it isn’t lonely',
        'The big wheel was in front so that it would arrive first',
        'If you hold your breath, the bike does too',
        'Dogs don’t ride because they would have to stop and smell it'
      ],
      says: ['Don’t let go', 'I let go ages ago', 'Look where you want to go', 'Feet up', 'Brake'],
      props: [
        ['the bike', 'a broom and two hoops'],
        ['the handlebars', 'a coat hanger'],
        ['the bell', 'a teaspoon in a cup'],
        ['the hill', 'a mattress'],
        ['the helmet', 'a colander with a cushion in it'],
        ['the road', 'a long roll of wallpaper']
      ],
      parts: ['the rider', 'the front wheel', 'the back wheel', 'the bell', 'the one who runs behind', 'the lamp post', 'the hill', 'the dog who barks at wheels'],
      goes: [
        ['{S} put on the helmet and looked braver at once.', 'Under the helmet {S} was mostly eyes.'],
        ['With one foot {S} pushed off, and hop, and hop.', '{S} pushed, as one pushes a boat from the bank.'],
        ['It wobbled. {S} wobbled with it.', 'Left, right, left went the bike, and {S} agreed with it each time.'],
        ['Then it went by itself, with {S} on it.', 'All at once {S} was not wobbling, but riding.']
      ],
      mishaps: [
        {
          problem: ['The bike went into the lamp post. It had the whole road, and it chose the lamp post.', 'However wide the road was, it was the lamp post that got ridden into.'],
          fail: ['{S} stared hard at the lamp post, so as not to hit it, and hit it.', 'Again {S} set off, saying not the lamp post, not the lamp post, bump.'],
          see: ['“You look at me the whole time,” said {A}, who was the lamp post. “So you come.”', '“Don’t look at what you don’t want,” said {A}. “Look at the gap.”'],
          mend: ['So {A} stayed put, and {S} looked at the door, and rode to the door.', '{A} held up a hand beyond it. {S} looked at the hand, and the lamp post went by.'],
          alone: ['{S} looked at the gap beside it, and rode through the gap.']
        },
        {
          problem: ['It fell over. It fell to the left, and then, for a change, to the right.', 'Every time it stood still to think, the bike lay down.'],
          fail: ['{S} went as slowly as could be, to be safe, and toppled like a tower.', 'Holding tighter did not help, for {S} held the bike and nobody held {S}.'],
          see: ['“You’re too careful,” said {A}. “It only stays up when it goes.”', '“A coin does that,” said {A}. “Roll it, and it stands.”'],
          mend: ['{A} rolled a coin to show how, {S} pushed off a bit harder, and it stood.', 'With {A} trotting behind, {S} went a little faster, and it stayed up as if by string.'],
          alone: ['{S} rolled a coin and thought about it. A bit faster, and the bike stood up too.']
        },
        {
          problem: ['The feet did not know whose turn it was. Both of them pushed.', 'Left foot and right foot pedalled together, and nothing turned.'],
          fail: ['{S} told them left, right, and they went right, left, and argued.', 'Looking down at them was what {S} tried, and then rode into the sofa.'],
          see: ['“Sing it,” said {A}. “Mine only work to a tune.”', '“They’re like stairs,” said {A}. “When one comes up, the other may go.”'],
          mend: ['So {A} sang, one line for each foot, and {S} pedalled to the end of the song.', '“Stairs,” said {S}, and thought of stairs, and {A} walked beside. Round they went.'],
          alone: ['{S} sang one line for the left, one for the right, and pedalled to the end of it.']
        }
      ],
      ends: ['The bike was leaned against the wall, and both of them were out of breath.', 'Who had let go, and when, was never quite agreed.', 'Ding, said the bell, for good night.']
    }
  },
  {
    id: 'sharing',
    label: 'sharing',
    keys: ['sharing', 'sharing toys', 'learning to share', 'not sharing', 'share', 'taking turns', 'whose turn', 'it’s mine', 'my turn', 'fighting over toys', 'compartir', 'compartilhar', 'partager', '分享', 'मिल बांटकर', 'won’t share', 'not share', 'take turns'],
    marks: ['share', 'shared', 'sharing', 'half', 'halves', 'turn', 'turns', 'mine'],
    small: things('half a biscuit with nobody’s name on it | the half biscuit', 'two mice with one scarf to share | the sharing mice'),
    big: things('a seesaw with one end empty | the turn-taking seesaw', 'a giant with only one of everything to share | the sharing giant'),
    object: things('a red bucket that two people held | the shared bucket', 'an egg timer for turns | the turn timer'),
    place: things('a bench with half a seat left | the half bench', 'a swing with a queue for turns | the swing of turns'),
    sound: ['a seesaw, turn and turn about', 'a biscuit being broken in half', 'the word mine, getting quieter'],
    detail: [
      'On a plate lay half a biscuit, and the edge of it was very exact.',
      'The egg timer had turned itself over so often that the sand was giddy.',
      'Two spoons stood in one bowl, half and half.',
      'A queue of teddies waited for a turn on the swing.'
    ],
    sleepy: [
      'One blanket was shared, and there was a middle to it.',
      'Nobody’s turn came any more, for the timer lay on its side.',
      'Half of the bed was left for whoever came in the night.',
      'The last turn had been had, and it was the moon’s.'
    ],
    world: {
      sort: 'deed',
      verbs: [
        ['share the toys', 'shared the toys', 'sharing the toys'],
        ['take turns', 'took turns', 'taking turns'],
        ['cut it in half', 'cut it in half', 'cutting it in half'],
        ['wait for a turn', 'waited for a turn', 'waiting for a turn'],
        ['say whose turn it is', 'said whose turn it was', 'saying whose turn it is']
      ],
      facts: [
        'The fairest way is that one cuts and the other chooses',
        'Vampire bats share their supper with a neighbour who got none',
        'If you share a story, you still have all of it',
        'Ants have a second stomach, just for sharing',
        'Dolphins take turns at playing with a seaweed scarf',
        'A song is the same size however many people have it',
        'Penguins take turns at standing in the cold outside of the crowd',
        'Babies begin to give things away before they can walk'
      ],
      guesses: [
        'Half is always smaller than it was in the shop',
        'Things that are shared get tired twice as quickly',
        'It’s your turn for as long as you can hold your breath',
        'Twins share everything, so they only need one umbrella each',
        'If you lick it, it’s yours, and so is the cold'
      ],
      says: ['I had it first', 'You had it last', 'One cuts, one chooses', 'Five more minutes', 'Your turn'],
      props: [
        ['the last biscuit', 'a round cushion'],
        ['the swing', 'two chairs and a towel'],
        ['the bucket', 'a saucepan'],
        ['the timer', 'a jug with rice in it'],
        ['the queue', 'all the teddies'],
        ['the judge', 'whoever has the dressing gown']
      ],
      parts: ['the one who had it', 'the one who wanted it', 'the thing itself, which got pulled', 'the judge', 'the timer', 'the one who did not want it until now', 'the queue', 'the mouse who took it while nobody looked'],
      goes: [
        ['{S} held it with both arms, and it was hard to do anything else.', 'With both arms round it {S} stood there and could not even scratch.'],
        ['Then {S} let somebody else have the other end.', 'One end was offered, and {S} kept the other.'],
        ['{S} counted to ten, not too fast, and said your turn.', 'Your turn, said {S}, and it was nearly easy.'],
        ['While the turn lasted, {S} found out what one can do with two free hands.', 'With empty hands {S} thought of a better game.']
      ],
      mishaps: [
        {
          problem: ['There was one bucket and two people holding it. It did not move at all.', 'It was pulled from here and pulled from there, and stayed just in the middle.'],
          fail: ['{S} pulled harder, and so did the other end.', 'I had it first, said {S}, and the bucket heard that from both sides.'],
          see: ['“You can’t dig, and I can’t dig,” said {A}. “We’re only holding.”', '“What did you want it for?” said {A}. “I only want the hole.”'],
          mend: ['So {S} filled and {A} carried, and it was the biggest hole that one bucket ever made.', '{A} dug with the lid and {S} with the bucket, and they met in the middle.'],
          alone: ['{S} gave the bear the lid and kept the bucket, and they met in the middle.']
        },
        {
          problem: ['Half was not half. One of them was clearly the bigger one.', 'It had been cut in two, and both of the pieces were looked at for a long time.'],
          fail: ['{S} bit a little off the big one, and then that was the small one.', 'To even it out {S} nibbled left and nibbled right, until there was hardly any.'],
          see: ['“Whoever cuts gets the last choice,” said {A}. “Then you cut well.”', '“Put them on the scales,” said {A}. “My eyes aren’t fair.”'],
          mend: ['So {S} cut, with the tongue between the teeth, and {A} chose, and there was nothing in it.', '{A} brought the scales, {S} took off one crumb, and the crumb went to the mouse.'],
          alone: ['{S} cut again, as if the other one were to choose, and there was nothing in it.']
        },
        {
          problem: ['The turn would not end. It was the longest turn there had ever been.', 'Nearly done, said the swing, and it had said so for ages.'],
          fail: ['{S} sighed, loudly enough for the whole queue.', 'Standing very close was what {S} tried, and got a foot on the nose.'],
          see: ['“Turns have no end by themselves,” said {A}. “You have to give them one.”', '“A song is a good turn,” said {A}. “When it stops, you swap.”'],
          mend: ['{A} started a song, {S} pushed the swing, and at the end of the song they swapped.', 'So {S} turned over the timer, and {A} watched the rice;; when it had run out there was no arguing.'],
          alone: ['{S} made every turn as long as a song, and the teddies had three each.']
        }
      ],
      ends: ['When all the turns had been had, nobody could say who was ahead.', 'Something was left over, and it was put by for whoever came next.', 'The timer was laid on its side, where it is always evening.']
    }
  },
  {
    id: 'losing-a-game',
    label: 'losing a game',
    keys: ['losing a game', 'losing', 'being a good loser', 'bad loser', 'winning and losing', 'board game', 'board games', 'game night', 'cheating', 'snakes and ladders', 'card game', 'cards', 'chess', 'playing a game', 'winning', 'juego de mesa', 'ゲーム', '下棋', 'monopoly', 'playing snap', 'at snap', 'game of snap', 'playing uno', 'game of uno', 'ludo', 'always wins', 'always win', 'coming last', 'came last', 'being last', 'draughts', 'dominoes', 'noughts and crosses'],
    marks: ['game', 'dice', 'counter', 'board', 'win', 'won', 'lose', 'lost', 'card', 'cards'],
    small: things('a counter that had always come last | the last counter', 'a dice with a worn-down six | the worn dice'),
    big: things('a board as large as a carpet | the carpet board', 'a bear who did not like to lose | the bear who lost'),
    object: things('a rule book with a page missing | the game’s rule book', 'a cup that nobody had won | the game cup'),
    place: things('a table set for a game | the game table', 'a town where everybody moves one square at a time | the board town'),
    sound: ['dice in a cup', 'a counter, going tap, tap, tap along a board', 'cards, falling into order'],
    detail: [
      'Dice rolled under the sofa, and everybody looked to see what they said there.',
      'The board had a jam stain that counted as a lake.',
      'One counter was missing, and a bean had been playing in its place.',
      'In the box lay the rules of the game, which were read once.'
    ],
    sleepy: [
      'The dice lay still, with one dot up, like an eye.',
      'Back in the box the counters leaned on one another, first and last.',
      'The board had been folded in the middle, and all its roads were shut.',
      'Nobody was winning any more, and nobody was lost.'
    ],
    world: {
      sort: 'feeling',
      verbs: [
        ['lose the game', 'lost the game', 'losing the game'],
        ['roll the dice', 'rolled the dice', 'rolling the dice'],
        ['go back to the start', 'went back to the start', 'going back to the start'],
        ['shake hands on it', 'shook hands on it', 'shaking hands on it'],
        ['ask for another game', 'asked for another game', 'asking for another game']
      ],
      facts: [
        'The two opposite sides of a dice always add up to seven',
        'In most games more people lose than win',
        'Snakes and ladders is very old and comes from India',
        'Dice do not remember what they rolled before',
        'There are more games of chess than there are grains of sand',
        'Footballers shake hands afterwards, even the ones with the face',
        'Monkeys stop playing if one of them always wins',
        'People who lose often get better, because they have more to think about'
      ],
      guesses: [
        'Whoever shakes longest wins, because the dice get dizzy',
        'You lose if your chair is on the cold side',
        'The snake goes down because somebody stood on it',
        'If you don’t look, it doesn’t count',
        'The one who made supper should win, and that’s only fair'
      ],
      says: ['Best of three', 'That one didn’t count', 'Good game', 'Back to the start', 'Your roll'],
      props: [
        ['the dice', 'a box with spots drawn on it'],
        ['the board', 'the tiles of the kitchen floor'],
        ['the counters', 'slippers, one of each pair'],
        ['the snake', 'the long scarf'],
        ['the ladder', 'the ironing board lying down'],
        ['the cup for the winner', 'the sugar bowl']
      ],
      parts: ['the winner', 'the one who came last', 'the dice', 'the snake', 'the ladder', 'the rule book, who knew everything', 'the cup', 'the one who only watched and told everybody what to do'],
      goes: [
        ['{S} shook the dice for luck, and once more for more of it.', 'In both hands {S} shook the dice, and blew on them.'],
        ['Up the ladder went {S}, and was nearly there.', 'Four, five, six: {S} was ahead of everybody.'],
        ['Then {S} stood on the snake, and slid, all the way down.', 'The snake was just there. {S} went down it from the head to the tail.'],
        ['{S} was last, and it was quiet for a moment.', 'Somebody else had won. It was not {S}.'],
        ['Good game, said {S}, in a small voice, and then in the ordinary one.', 'After a while {S} put the slippers back at the start.']
      ],
      mishaps: [
        {
          problem: ['The one who lost lay on the floor. It was not ill, it was only flat.', 'After the last roll there was a player under the table with a face like a boot.'],
          fail: ['{S} said that it was only a game, and that was the wrong thing to say.', 'Cheer up, said {S}, and the table said no.'],
          see: ['“Don’t talk to it,” said {A}. “Lie down as well. It’s nicer with two.”', '“It wants somebody to say that it was close,” said {A}. “And it was.”'],
          mend: ['So {S} lay down on one side and {A} on the other. They looked at the table from below. Then all three wanted a biscuit.', '“That was close,” said {A}. “One more six,” said {S}. The boot turned into a face.'],
          alone: ['{S} lay there as well and looked at the table from below. There was chewing gum, and it was a bit funny.']
        },
        {
          problem: ['Somebody moved a slipper two tiles on. It was when the kettle boiled.', 'The slipper that had been last was third, and nobody had rolled.'],
          fail: ['{S} looked at everybody in turn, and everybody looked at the ceiling.', 'Counting the tiles again was no use to {S}. They were all the same.'],
          see: ['“It was me,” said {A}. “It looked so lonely back there.”', '“I know who it was,” said {A}, “for I have only one slipper on. Sorry.”'],
          mend: ['{A} put it back, {S} rolled again, and it was a six, as sometimes happens.', 'So the slipper went back two tiles, and {S} and {A} shook hands on it.'],
          alone: ['{S} put it back where it had been. The next roll was a six, as sometimes happens.']
        },
        {
          problem: ['The dice were gone. They had rolled under the sofa, where things go.', 'In the middle of the best turn, the dice went out of the game by themselves.'],
          fail: ['{S} reached in and found a sock, and a grape from the summer.', 'With a spoon {S} fished about, and pushed them to the wall.'],
          see: ['“What do they say?” said {A}, flat on the floor. “If it’s a six, it counts.”', '“Fold a new one,” said {A}. “A paper one. I can do the spots.”'],
          mend: ['{S} folded, {A} put on the spots, and the new one was fairer than the old.', 'With the long scarf {A} held one end and {S} swept with the other, and out they came.'],
          alone: ['{S} swept with the long scarf, and out they came, in fluff up to the dots.']
        }
      ],
      ends: ['In the end it stood three all, or about that.', 'The winner had to put it away, which is the rule.', 'The box was shut, and one could hear the dice turn over once.']
    }
  },
  {
    id: 'saying-sorry',
    label: 'saying sorry',
    keys: ['saying sorry', 'sorry', 'apologising', 'apologizing', 'saying sorry to a friend', 'a quarrel', 'arguing', 'quarrelling', 'fighting with my brother', 'fighting with my sister', 'sibling fights', 'making up', 'broke mum’s cup', 'telling the truth', 'telling lies', 'lying', 'a fib', 'honesty', 'pedir perdón', 'pedir desculpa', 'ごめんなさい', '说对不起', '道歉', 'broke my', 'knocked down my tower', 'ruined my', 'tells lies', 'tell the truth', 'falling out', 'fell out with', 'fallen out'],
    marks: ['sorry', 'quarrel', 'cross', 'crosser', 'making up', 'peace', 'broken cup', 'huff'],
    small: things('a sorry that was too small to hear | the small sorry', 'a hedgehog in a huff | the huff hedgehog'),
    big: things('two bears with their backs turned in a quarrel | the quarrel of bears', 'a door that had been shut by somebody cross | the cross door'),
    object: things('a broken cup in four pieces | the broken cup', 'a folded note that began with sorry | the sorry note'),
    place: things('a bridge where two goats had a quarrel | the quarrel bridge', 'a corner for being cross in | the cross corner'),
    sound: ['a sorry, said into a sleeve', 'a cross foot, tapping more and more slowly', 'two people not talking, in a quarrel'],
    detail: [
      'The broken cup lay on the table, handle and all, waiting to be asked about.',
      'Somebody cross had shut a door, and then opened it again to shut it better.',
      'On the stairs was a note, and it began with sorry and a drawing of a nose.',
      'Two chairs stood back to back, as after a quarrel.'
    ],
    sleepy: [
      'The quarrel had gone to bed before everybody else.',
      'Sorry had been said, and so had never mind.',
      'The broken cup was mended, with a line across it like a smile.',
      'In the cross corner there was nobody, only a bit of dust.'
    ],
    world: {
      sort: 'feeling',
      verbs: [
        ['say sorry', 'said sorry', 'saying sorry'],
        ['make up again', 'made up again', 'making up again'],
        ['own up', 'owned up', 'owning up'],
        ['mend the broken cup', 'mended the broken cup', 'mending the broken cup'],
        ['shake hands after the quarrel', 'shook hands after the quarrel', 'shaking hands after the quarrel']
      ],
      facts: [
        'Dogs say sorry by looking away and licking',
        'In Japan broken cups are sometimes mended with gold, and then they are more beautiful',
        'Chimpanzees hug after a quarrel',
        'A quarrel makes the heart go faster, and it takes twenty minutes to slow down',
        'Horses make up by standing nose to tail',
        'If you did not mean it, it is still sore where it hit',
        'Glue holds best when the pieces are clean and somebody waits',
        'Old friends quarrel too, they are only quicker at the end of it'
      ],
      guesses: [
        'Sorry is hard to say because it’s slippery in the middle',
        'Cross people have hot ears because the words are stuck',
        'If nobody saw it, the cup did it',
        'You have to say it with your fingers straight, or it bounces',
        'Grown-ups never quarrel, they only have talks'
      ],
      says: ['You started it', 'I’m not cross', 'It just fell', 'Sorry', 'Never mind'],
      props: [
        ['the cup', 'a flowerpot made of paper'],
        ['the bridge', 'the ironing board lying down'],
        ['the two goats', 'two people in scarves'],
        ['the shut door', 'a newspaper held up'],
        ['the river', 'a blue towel'],
        ['the glue', 'honey, for pretending']
      ],
      parts: ['the one who did it', 'the one it was done to', 'the cup', 'the one who saw it', 'the door', 'the sorry, which would not come out', 'the first goat', 'the second goat'],
      goes: [
        ['{S} looked at it, and then looked out of the window.', 'It was in four pieces. {S} looked at anything else.'],
        ['It just fell, said {S}, and the ears went red.', 'Not me, said {S}, rather quickly.'],
        ['The not me grew and grew, until {S} could not sit properly.', 'Somewhere behind the buttons {S} could feel it, like a swallowed plum.'],
        ['It was me, said {S}, and I am sorry.', 'Then {S} said it all in one breath, sorry and cup and ball.'],
        ['After that {S} was so light that the stairs were easy.', 'It had only been five words, and {S} felt as if a coat had come off.']
      ],
      mishaps: [
        {
          problem: ['The sorry would not come out. It was ready, and it was stuck.', 'Right behind the teeth stood the sorry, and there it stayed.'],
          fail: ['{S} said it to the wall, and the wall did not mind either way.', 'Sss, said {S}, like a kettle, and then, sausages.'],
          see: ['“Start with the other end,” said {A}. “Say what you did. Then it comes by itself.”', '“You need not say it,” said {A}. “You can draw it first.”'],
          mend: ['So {S} said cup, and ball, and me, and {A} nodded;; the sorry came after them like the last duckling.', '{S} drew the cup and {A} took the paper across the room. It was read, and it was folded, and that was that.'],
          alone: ['{S} said what had happened, from the beginning. The sorry came after it like the last duckling.']
        },
        {
          problem: ['Two goats stood on the bridge, and neither went back. It was nearly supper.', 'Nose to nose on the bridge stood the goats, each with every right to be there.'],
          fail: ['{S} said that the bigger one should go first, and then they were both the bigger one.', 'Pushing from behind was what {S} tried, and got a bridge with one more goat on it.'],
          see: ['“One of them could lie down,” said {A}. “Then the other can step over. I would lie down, I’m tired.”', '“Ask what they want over there,” said {A}. “Perhaps they can throw it.”'],
          mend: ['So {A} lay down, and {S} stepped over, very politely, and said thank you in goat.', 'It was only a hat. {S} threw it across, {A} caught it, and both goats went home the way they came.'],
          alone: ['{S} was both goats. The one lay down, the other stepped over, and said thank you in goat.']
        },
        {
          problem: ['It was said, but it was said to the shoes. The shoes forgave at once.', 'Sorry, said somebody to the carpet, and the carpet was pleased.'],
          fail: ['{S} said it again, louder, and it sounded like a bus.', 'With a deep bow {S} said it, and knocked two heads together.'],
          see: ['“Look at the ear,” said {A}. “If eyes are too much, an ear will do.”', '“It’s too far away,” said {A}. “It should be said from as near as a whisper.”'],
          mend: ['So {S} said it to the left ear of {A}, and the ear said never mind.', '{S} came near, {A} bent down, and it was said so softly that only one person had it.'],
          alone: ['{S} practised it on the left ear of the bear, until it sounded like itself.']
        }
      ],
      ends: ['Nobody could remember who had begun it.', 'It had been said, and it had been heard, and there was still some supper.', 'The two chairs stood face to face again.']
    }
  }
]
