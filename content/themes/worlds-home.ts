import type { ThemeWorld } from '../format.ts'

/** What happens at home, at school and in the small evening things; joined to their packs by id. */
export const homeWorlds: Record<string, ThemeWorld> = {
  birthday: {
    sort: 'feast',
    verbs: [
      ['blow out the candles', 'blew out the candles', 'blowing out the candles'],
      ['ice the birthday cake', 'iced the birthday cake', 'icing the birthday cake'],
      ['unwrap the present', 'unwrapped the present', 'unwrapping the present'],
      ['sing the birthday song', 'sang the birthday song', 'singing the birthday song'],
      ['blow up the balloons', 'blew up the balloons', 'blowing up the balloons']
    ],
    facts: [
      'On your birthday you are back at the same place beside the sun where you were born',
      'Every day is the birthday of about twenty million people',
      'The birthday song was a good-morning song for a school at first',
      'In China one eats a long noodle on a birthday, and does not bite it through',
      'A balloon goes down because the air creeps out through holes too small to see',
      'Whoever is born on the last day of February has a birthday every four years',
      'Trees have birthdays too, and write them down in rings',
      'Bees can find a birthday cake from the other end of a street'
    ],
    guesses: [
      'You get bigger on your birthday because of the cake',
      'Candles are blown out so that the years don’t get hot',
      'Presents are wrapped so that they don’t see you first',
      'Grown-ups stop counting because they run out of candles',
      'A balloon floats because it’s looking for its party'
    ],
    says: ['Happy birthday', 'Make a wish', 'Don’t tell', 'Who wants the corner piece', 'It’s just what I wanted'],
    props: [
      ['the cake', 'a round cushion'],
      ['the candles', 'clothes pegs'],
      ['the presents', 'whatever lay about, in newspaper'],
      ['the party hat', 'a colander'],
      ['the balloons', 'paper bags'],
      ['the guest who came too early', 'a coat on a chair']
    ],
    parts: ['the birthday child', 'the cake', 'the candle that would not go out', 'the guest who came too early', 'the present that was a bicycle', 'the one who sings too high', 'the balloon', 'the clown, who was shy'],
    goes: [
      ['{S} woke up one older, and felt both knees.', 'First {S} looked in the mirror to see if it showed.'],
      ['There was paper, and {S} undid the tape, slowly, slowly, and then quickly.', '{S} shook the present, and it said nothing at all.'],
      ['Everybody sang, and {S} did not know where to look.', 'While they sang it {S} went pink, as one does.'],
      ['Then {S} took a breath for all the candles at once.', '{S} wished, with both eyes shut, and blew.']
    ],
    mishaps: [
      {
        problem: ['One candle would not go out. It bowed, and stood up again.', 'All the candles were out but the last, and that one had got the idea.'],
        fail: ['{S} blew again, and it leaned over to hear better.', 'From the other side {S} blew, and there was icing on the wall.'],
        see: ['“You have no breath left,” said {A}. “You used it up on the others.”', '“That one is a clothes peg,” said {A}. “You have to blow, and I have to fall over.”'],
        mend: ['So they blew together, and {S} on the left and {A} on the right;; that was one wish each.', '{A} fell over, {S} clapped, and the year could begin.'],
        alone: ['{S} waited, took a second breath, and gave it a second wish.']
      },
      {
        problem: ['The birthday song was sung in three different heights. It came apart at happy.', 'Everybody began the song, and everybody began it somewhere else.'],
        fail: ['{S} sang louder, to show them where it was, and found a fourth place.', '{S} tried starting again, and it was worse, but quicker.'],
        see: ['“Nobody gave us the first note,” said {A}. “It’s like a race without a line.”', '“I can’t go up so high at the name,” said {A}. “I get off there.”'],
        mend: ['{A} hummed one note, {S} took it, and passed it on, and then they all stood on it.', 'So {S} began it low, right down at the knees;; {A} got to the top of it with a bit to spare.'],
        alone: ['{S} began it low, down at the knees, and got to the top with a bit to spare.']
      },
      {
        problem: ['The cake had been sat on. It was a cushion, but still.', 'In the middle of the cake was a dent, and it was the shape of somebody.'],
        fail: ['{S} turned it over, and there was the other dent.', 'Plumping it up was what {S} tried, and the pegs flew.'],
        see: ['“Cakes with a hole are a thing,” said {A}. “You only have to say ring.”', '“There’s room in it now,” said {A}. “We could put something in the dent.”'],
        mend: ['So {A} filled the dent with raisins, and {S} put the pegs round it;; they said that it was on purpose.', '{S} said ring, {A} said ring, and it was cut into slices with a hole.'],
        alone: ['{S} filled the dent with raisins and said that it was on purpose.']
      }
    ],
    ends: ['There was one slice left over, and it was for the morning.', 'All the paper was folded, and some of it would be another present.', 'Whoever was one older went to bed at the same time as always, and nearly did not mind.']
  },
  school: {
    sort: 'deed',
    verbs: [
      ['start school', 'started school', 'starting school'],
      ['pack the school bag', 'packed the school bag', 'packing the school bag'],
      ['put up a hand', 'put up a hand', 'putting up a hand'],
      ['answer the register', 'answered the register', 'answering the register'],
      ['find the right classroom', 'found the right classroom', 'finding the right classroom'],
      ['write on the board', 'wrote on the board', 'writing on the board']
    ],
    facts: [
      'On the first day of school everybody is new, and so is the teacher to you',
      'In Germany children get a paper cone full of sweets on their first day',
      'In Japan children clean their classroom themselves',
      'A pencil can draw a line more than fifty kilometres long',
      'Ants have schools of a sort, an old one walks slowly so that a young one can follow',
      'Meerkats teach their young how to eat a scorpion, in three lessons',
      'Yellow pencils began because the best ones came from a long way off and wore yellow',
      'Nearly everybody has dreamed of going to school in pyjamas'
    ],
    guesses: [
      'School begins so early so that the teachers can get home for lunch',
      'You sit in rows because it’s easier to sweep',
      'A bell rings because the school has woken up',
      'Teachers live in the staff room and hang there by the feet',
      'The register is to see if your name still fits'
    ],
    says: ['Here', 'Please, may I', 'Who has got my ruler', 'Is it lunch', 'Good morning, everybody'],
    props: [
      ['the classroom', 'four chairs in two rows'],
      ['the board', 'the oven door and a damp finger'],
      ['the school bag', 'a pillowcase'],
      ['the bell', 'a saucepan and a spoon'],
      ['the register', 'a shopping list'],
      ['the teacher’s glasses', 'two bent spoons']
    ],
    parts: ['the teacher', 'the new pupil', 'the one who knows it already', 'the bell', 'the lunchbox', 'the headmistress', 'the ruler', 'the one who has to go, and is too shy to say so'],
    goes: [
      ['{S} packed the bag, took it all out and packed it again.', 'In the bag of {S} there was a pencil, a plum and another pencil.'],
      ['At the door {S} waved once, and then was too busy to wave.', '{S} went in, and the door was higher than ours.'],
      ['The names were called, and {S} said here at the right one.', 'Here, said {S}, when it came, and it came out quite clear.'],
      ['Then {S} put up a hand, right up, with a finger on the end.', 'With one arm in the air {S} waited, and it was seen.']
    ],
    mishaps: [
      {
        problem: ['The new pupil did not know anybody. It stood by the door with its bag on.', 'All the chairs had somebody on them who knew where they sat.'],
        fail: ['{S} stood quite close to the others and waited to be noticed.', '{S} tried saying hello to the coat hooks, as a start.'],
        see: ['“Don’t ask who wants to be friends,” said {A}. “Ask who has a rubber.”', '“The one by the window doesn’t know anybody either,” said {A}. “I can tell. It’s reading the wall.”'],
        mend: ['So {S} asked for a rubber, and {A} had one shaped like a fish;; that was half an hour gone.', '{S} went and read the wall as well. “What does it say?” asked {A}, and there they were.'],
        alone: ['{S} asked the bear if it had a rubber. It had, and that was half an hour gone.']
      },
      {
        problem: ['The teacher did not know the answer. It was two and two, and the chalk stopped.', 'In front of the board stood the teacher, and had forgotten how one begins.'],
        fail: ['{S} wrote it bigger, and it was a bigger question.', 'That is homework, said {S}, very grandly, and nobody was taken in.'],
        see: ['“You could ask us,” said {A}. “We’re here for that.”', '“Use your biscuits,” said {A}. “I always do.”'],
        mend: ['So {S} asked, and {A} put up a hand;; the teacher was so glad that everybody got a star.', '{A} laid out two biscuits and {S} two more. Four, they counted, and then three.'],
        alone: ['{S} laid out two biscuits and two more. Four, it was, and then three.']
      },
      {
        problem: ['The bell rang for lunch, and it was the first lesson.', 'Somebody at the back rang the bell whenever it got difficult.'],
        fail: ['{S} said that it was not time, and it rang again.', 'Keeping the saucepan in the desk was no good, for {S} had no desk.'],
        see: ['“I did it,” said {A}. “I’m not hungry. I only wanted it to be over.”', '“It should ring for good things, too,” said {A}. “Then one wouldn’t mind it.”'],
        mend: ['So {S} let {A} be teacher for the next bit, and it was asked how to spell cat;; it knew.', 'They rang it for every right answer, and {S} and {A} by turns;; there was hardly time for lunch.'],
        alone: ['{S} rang it for every right answer, and there was hardly time for lunch.']
      }
    ],
    ends: ['The bag stood by the door, packed, with the plum on top.', 'School was out, and the chairs went back to the table.', 'Everybody’s name had been called, and everybody had been there.']
  },
  moon: {
    sort: 'place',
    verbs: [
      ['fly to the moon', 'flew to the moon', 'flying to the moon'],
      ['walk on the moon', 'walked on the moon', 'walking on the moon'],
      ['say good night to the moon', 'said good night to the moon', 'saying good night to the moon'],
      ['look for the man in the moon', 'looked for the man in the moon', 'looking for the man in the moon'],
      ['watch the moon get round', 'watched the moon get round', 'watching the moon get round']
    ],
    facts: [
      'The moon makes no light, it only shows us the sun’s',
      'We always see the same side of the moon',
      'On the moon you could jump over a car',
      'The moon gets further away every year, by about as much as your nails grow',
      'It is so far to the moon that thirty earths would fit in between',
      'In some countries people see a rabbit in the moon, and not a man',
      'The moon is dusty, and the dust smells of spent matches',
      'Twelve people have walked there, and one of them played golf'
    ],
    guesses: [
      'It gets thin because we look at it too much',
      'The moon comes along with us because it doesn’t know the way',
      'It’s made of the cheese that was too big for the plate',
      'Half of it’s in the wash',
      'The holes are from people who sat down'
    ],
    says: ['One small step', 'Is anybody up there', 'It’s following us', 'Mind the dust', 'Good night, moon'],
    props: [
      ['the moon', 'the big lampshade'],
      ['the rocket', 'a sleeping bag'],
      ['the moon boots', 'cushions tied on with belts'],
      ['the dust', 'a saucer of flour'],
      ['the earth', 'a ball, far off on the sill'],
      ['the rabbit in the moon', 'whoever has the longest ears']
    ],
    parts: ['the moon', 'the man in the moon', 'the rabbit in the moon', 'the one who flies up', 'the dark side, who was friendly', 'the star next to it', 'the cow', 'the ladder'],
    goes: [
      ['{S} went up, and it took three days, or a slow count of three.', 'Up and up went {S}, until the house was a crumb.'],
      ['Down stepped {S}, and it puffed, and nothing made a sound.', 'With both cushions {S} trod on the moon.'],
      ['{S} jumped, and came down some time later.', 'One jump, and {S} had time to look round in the middle of it.'],
      ['From there {S} saw the earth, and held up a thumb, and it was gone behind the thumb.', '{S} waved to where home was, blue and small as a button.']
    ],
    mishaps: [
      {
        problem: ['The moon was half gone. They had flown to a whole one.', 'Just as they landed the moon turned out to be only the left half.'],
        fail: ['{S} looked underneath for the rest of it.', 'Waiting for it to grow was what {S} tried, for nearly a minute.'],
        see: ['“It’s there,” said {A}. “It’s only in the dark. Put your foot on it.”', '“Somebody is standing in the light,” said {A}. “It’s me.”'],
        mend: ['{S} put out one foot, and {A} held on to the other;; there was moon under it, cold and quite real.', 'So {A} moved aside, {S} held the lamp, and it was round again.'],
        alone: ['{S} put out one foot into the dark half. There was moon under it, cold and quite real.']
      },
      {
        problem: ['They jumped too well. One jump, and nobody came down.', 'On the moon one weighs so little that the jump forgot to stop.'],
        fail: ['{S} flapped, but there was nothing to flap in.', '{S} tried thinking of lead, and of wet towels.'],
        see: ['“Hold on to me,” said {A}. “I have had supper.”', '“Put something in your pockets,” said {A}. “There are stones here. They weigh a bit.”'],
        mend: ['Hand in hand {S} and {A} sank, as feathers do, and landed sitting.', 'With a stone from {A} in each pocket {S} came down, slowly, with a pleased face.'],
        alone: ['{S} filled both pockets with stones and came down slowly, with a pleased face.']
      },
      {
        problem: ['The man in the moon was not at home. There was a note, and it was blank.', 'They knocked on the moon, and nobody said come in.'],
        fail: ['{S} knocked harder, and a bit of it came off.', 'Looking through the window was no good. {S} looked into a hole with another hole in it.'],
        see: ['“He’s in the picture,” said {A}. “One can only see him from home.”', '“Perhaps he’s on a visit,” said {A}. “To us.”'],
        mend: ['So they flew home, and {S} in front and {A} behind, and looked up;; there he was, waving, or it was a mountain.', '{A} listened at the pillow, and {S} lifted it;; there was a dent, as of somebody who had just left.'],
        alone: ['{S} flew home and looked up. There he was, waving, or it was a mountain.']
      }
    ],
    ends: ['The moon was hung where it belongs, over the chair.', 'Two footprints stayed up there, in the flour, and would not blow away.', 'It had come along all the way home, and now it stood outside the window.']
  },
  bath: {
    sort: 'deed',
    verbs: [
      ['have a bath', 'had a bath', 'having a bath'],
      ['wash behind the ears', 'washed behind the ears', 'washing behind the ears'],
      ['rinse out the soap', 'rinsed out the soap', 'rinsing out the soap'],
      ['pull the plug', 'pulled the plug', 'pulling the plug'],
      ['blow soap bubbles', 'blew soap bubbles', 'blowing soap bubbles']
    ],
    facts: [
      'A soap bubble is always round, because round uses the least skin',
      'Sparrows have dust baths and birds like them just as much',
      'Elephants dry themselves with sand',
      'Ducks stay dry because their feathers are oiled',
      'Water goes down the plug in a whirl because it all wants to be first',
      'Wrinkled fingers hold better, so they are good for picking up wet marbles',
      'Once, ten thousand bath toys fell off a ship, and they are still sailing',
      'Soap has one end that likes water and one end that likes dirt'
    ],
    guesses: [
      'You get wrinkles because the water is so old',
      'The plug hole sings because it’s swallowing',
      'Ducks are yellow from the soap',
      'Ears have a behind so that the mud has somewhere to go',
      'The towel gets wet so that you don’t have to be'
    ],
    says: ['Is it hot', 'Eyes shut', 'Not the ears', 'Five more minutes', 'Who has the duck'],
    props: [
      ['the bath', 'a drawer'],
      ['the foam', 'cotton wool'],
      ['the tap', 'a bent arm'],
      ['the duck', 'a lemon'],
      ['the shower', 'a sieve and a hand'],
      ['the towel', 'the tablecloth']
    ],
    parts: ['the bath', 'the hot tap', 'the cold tap', 'the duck', 'the soap, which was slippery', 'the left ear', 'the one who will not get in', 'the one who will not get out'],
    goes: [
      ['{S} tried it with one toe, and the toe said yes.', 'In went a toe, and after it came the rest of {S}.'],
      ['Foam was put on, and {S} had a beard.', 'With foam up to the nose {S} was very old.'],
      ['The left ear was washed, and {S} said ow before it hurt.', '{S} washed one ear and said that the other was the same.'],
      ['Then {S} pulled the plug, and sat there until it tickled.', 'Out ran the water, and {S} got heavier and heavier.']
    ],
    mishaps: [
      {
        problem: ['The soap was gone. It had been in a hand, and then it was in the air.', 'Somewhere in the bath was the soap, and whoever stood up would find it.'],
        fail: ['{S} grabbed, and it shot out at the other side like a fish.', 'Holding on tighter was what {S} tried, and that is what soap likes.'],
        see: ['“Don’t catch it,” said {A}. “Hold your hand flat, and let it come.”', '“Put it in a sock,” said {A}. “I have one left over.”'],
        mend: ['So {S} kept a hand flat, {A} made a wave, and it slid up and sat there.', '{A} brought the sock, {S} dropped it in, and after that they washed with a sock.'],
        alone: ['{S} kept a hand flat and made a small wave. It slid up and sat there.']
      },
      {
        problem: ['Nobody wanted to get out. The water was cold, and the air was colder.', 'It had been five more minutes four times.'],
        fail: ['{S} put one leg out, and took it back.', '{S} tried getting out very slowly, and each bit of it froze by itself.'],
        see: ['“The towel has to come to you,” said {A}. “Then you get out into the towel and not into the room.”', '“Pull the plug first,” said {A}. “Then it’s the bath that leaves.”'],
        mend: ['{A} held the towel wide, {S} jumped, and was a parcel.', 'So {S} pulled the plug, {A} warmed the towel, and by the last gurgle it was cosier outside.'],
        alone: ['{S} pulled the plug and sat in the towel, and by the last gurgle it was cosier outside.']
      },
      {
        problem: ['The dinosaur was afraid of the bath. It had one claw on the tap and would not let go.', 'There was foam, and there was a duck, and somebody who would not get in.'],
        fail: ['{S} said that it was lovely, in that voice;; it held on tighter.', 'Splashing it a little was a mistake of {S}’s.'],
        see: ['“It doesn’t know how deep it is,” said {A}. “Put the duck in first, so that it can see.”', '“Start with the feet,” said {A}. “The feet are always braver.”'],
        mend: ['So {A} put in the duck, and {S} the bear;; at the third the dinosaur wanted to know what they were all doing in there.', '{S} washed only the feet, and {A} only talked of supper, and quite soon it was sitting down.'],
        alone: ['{S} put in the duck, and then the bear. At the third the dinosaur wanted to know what they were doing in there.']
      }
    ],
    ends: ['Whoever had been in was pink and smelled of apples.', 'The duck had the bath to itself.', 'Everybody had two ears behind which there was nothing.']
  },
  teeth: {
    sort: 'deed',
    verbs: [
      ['brush teeth', 'brushed teeth', 'brushing teeth'],
      ['squeeze the toothpaste', 'squeezed the toothpaste', 'squeezing the toothpaste'],
      ['brush round and round', 'brushed round and round', 'brushing round and round'],
      ['rinse and spit', 'rinsed and spat', 'rinsing and spitting'],
      ['show the clean teeth', 'showed the clean teeth', 'showing the clean teeth']
    ],
    facts: [
      'The first toothbrushes were twigs, chewed soft at one end',
      'No two people have the same teeth, not even twins',
      'Crocodiles cannot chew, and they have up to three thousand teeth in a life',
      'Blue whales have no teeth at all, they have brushes instead',
      'Your mouth makes a big glass of spit every day, to wash the teeth',
      'Elephants’ tusks are teeth that went outside',
      'There were toothbrushes with hog bristles five hundred years ago',
      'Toothpaste used to have eggshells in it'
    ],
    guesses: [
      'You brush them so that they don’t get bored',
      'Mint is what white would taste of',
      'The back ones are for saving up',
      'You spit because the toothpaste is homesick',
      'Tongues can’t be brushed because they see it coming'
    ],
    says: ['Round and round', 'And the back ones', 'Spit', 'Show me', 'I did them yesterday'],
    props: [
      ['the toothbrush', 'the washing-up brush'],
      ['the tooth', 'a white cushion'],
      ['the toothpaste', 'a rolled-up sock, for squeezing'],
      ['the mouth', 'the sofa, opened up'],
      ['the crocodile', 'the ironing board, folded'],
      ['the basin', 'the salad bowl']
    ],
    parts: ['the toothbrush', 'the front tooth', 'the tooth right at the back', 'the toothpaste', 'the tongue', 'the crumb', 'the crocodile with bad breath', 'the mirror'],
    goes: [
      ['{S} squeezed, and it came out like a worm in a coat.', '{S} laid down a stripe of toothpaste, and some of it on the tap.'],
      ['Round and round went {S}, the front ones first.', 'At the front {S} began, where one can see what one is doing.'],
      ['Then came the back ones, and {S} looked like a hamster.', 'With one cheek out {S} went right into the corner.'],
      ['{S} spat, and it was mostly in the basin.', 'Rinse, and spit, and {S} had a mouth like a cold window.']
    ],
    mishaps: [
      {
        problem: ['The crocodile would not have it. It had been brushed once, in spring.', 'With its mouth shut tight the crocodile looked at the ceiling.'],
        fail: ['{S} knocked on the teeth, and they said nobody was in.', 'Tickling was what {S} tried, but on a crocodile one does not know where.'],
        see: ['“Let it brush you first,” said {A}. “Then it knows where you’ve been.”', '“It doesn’t like the mint,” said {A}. “It wants fish.”'],
        mend: ['So {S} opened wide, the crocodile did it with great care, and {A} held the cup. After that it was its turn, and it was fair.', '{A} said that it was fish, and {S} brushed quickly;; by the time it noticed they were at the back.'],
        alone: ['{S} let it go first, with great care, and after that it was its turn.']
      },
      {
        problem: ['There was too much toothpaste. It was on the brush, and on the arm, and on its way to the elbow.', 'The foam came up like a soup and would not go down.'],
        fail: ['{S} said help, and it was all bubbles.', '{S} tried pushing it back into the tube. It does not want to.'],
        see: ['“Spit first,” said {A}, “and talk later.”', '“That was for the whole week,” said {A}. “A pea is enough. I’ll show you a pea.”'],
        mend: ['So {S} spat, {A} wiped one elbow, and it could be said what was the matter.', '{A} brought a pea, and {S} looked at it with one foamy eye;; from then on it was peas.'],
        alone: ['{S} spat, wiped one elbow, and from then on took as much as a pea.']
      },
      {
        problem: ['One tooth had been left out, and it knew.', 'Right at the back sat a tooth that nobody had got to.'],
        fail: ['{S} brushed the front ones again, because they were nearer.', 'Asking it to come forward was what {S} tried.'],
        see: ['“You never go round the corner,” said {A}. “Open, and I’ll hold the lamp.”', '“Sing while you do it,” said {A}. “You always stop in the middle of a verse.”'],
        mend: ['{A} held the lamp, {S} went round the corner, and it squeaked, it was so clean.', 'So {A} sang all of the verses, and {S} brushed to the very end;; no tooth had been missed.'],
        alone: ['{S} hummed all the verses to the end, and so got to the last tooth as well.']
      }
    ],
    ends: ['The brushes were put in their cup, and they leaned on each other.', 'They all showed their teeth to the mirror, and it showed them back.', 'It tasted of mint, and nothing more would be eaten now but dreams.']
  },
  bedtime: {
    sort: 'deed',
    verbs: [
      ['go to bed', 'went to bed', 'going to bed'],
      ['ask for a drink of water', 'asked for a drink of water', 'asking for a drink of water'],
      ['put on pyjamas', 'put on pyjamas', 'putting on pyjamas'],
      ['say one more thing', 'said one more thing', 'saying one more thing'],
      ['turn the pillow over', 'turned the pillow over', 'turning the pillow over']
    ],
    facts: [
      'Giraffes sleep for about half an hour, standing up, and then they have had enough',
      'Otters hold hands in bed, so as not to drift apart',
      'A snail can sleep for months if the weather is dull',
      'Children need more sleep than grown-ups because growing is work',
      'The other side of the pillow is cool because nobody has been thinking on it',
      'Swifts sleep while they are flying',
      'Koalas sleep for twenty hours and are tired afterwards',
      'When you are asleep you cannot sneeze'
    ],
    guesses: [
      'Children go to bed first so that the beds get warm',
      'Grown-ups eat the good things after eight',
      'You have to lie down or the dreams run out',
      'Pyjamas have stripes so that you don’t get lost',
      'Night comes because the day has gone to fetch something'
    ],
    says: ['I’m not tired', 'A drink of water', 'And one more thing', 'The door, a bit', 'Why do you stay up'],
    props: [
      ['the bed', 'the bed'],
      ['the parent', 'the one with the longest dressing gown'],
      ['the child who will not', 'the one with the smallest pyjamas'],
      ['the glass of water', 'the glass of water'],
      ['the clock', 'a plate with two spoons'],
      ['the sheep', 'everybody’s socks, rolled']
    ],
    parts: ['the child who was not tired', 'the parent who was', 'the glass of water', 'the clock', 'the door', 'the first sheep', 'the sheep who would not jump', 'the other sock'],
    goes: [
      ['{S} said not yet, and had one arm in.', 'With one leg in the pyjamas {S} remembered something important.'],
      ['{S} wanted a drink of water, and then a smaller one.', '{S} asked for water, and why it is wet.'],
      ['Then {S} counted sheep, and got interested in the third.', 'The sheep jumped, and {S} had to see where they went.'],
      ['{S} turned the pillow over, and it was the cool side.', 'On the cool side of the pillow {S} said one more thing;; it was only half of one.']
    ],
    mishaps: [
      {
        problem: ['The grown-up would not go to bed. It wanted water, and then it wanted a story.', 'In the bed sat the biggest of them and said not tired.'],
        fail: ['{S} said now, with a finger, and was asked why.', 'Counting to three was what {S} tried, and had to make two last very long.'],
        see: ['“You may not ask it if it wants to,” said {A}. “Ask which foot goes first.”', '“It hasn’t been tucked in at the feet,” said {A}. “I can’t sleep then either.”'],
        mend: ['“Left or right?” asked {S}. It thought about that, and meanwhile {A} had put out the lamp.', 'So {A} tucked in the feet, {S} the ears, and what was in between gave up.'],
        alone: ['{S} tucked in the feet and then the ears, and what was in between gave up.']
      },
      {
        problem: ['One sheep would not jump. It stood before the fence and asked what was behind it.', 'The whole flock had gone over, and there was one that had reasons.'],
        fail: ['{S} pushed from behind, and it sat down.', '{S} tried lowering the fence, until it was a line.'],
        see: ['“It wants to be counted,” said {A}. “Nobody has said its number.”', '“Let it go round,” said {A}. “There’s no rule that says over.”'],
        mend: ['“Seven,” said {S}, and {A} said it too, very kindly;; it was over before they had shut their mouths.', 'So {S} opened the gate, {A} held it, and it walked through like a lady.'],
        alone: ['“Seven,” said {S}, very kindly, and it was over.']
      },
      {
        problem: ['There was one more thing. It had been one more thing since half past seven.', 'Each time that the lamp was out, somebody remembered something.'],
        fail: ['{S} answered it, and there were two more in the answer.', 'Pretending to sleep was no use. {S} was asked how it was going.'],
        see: ['“Put them under the pillow,” said {A}. “They’ll be there for breakfast.”', '“Say it all at once,” said {A}. “And then we shut the drawer.”'],
        mend: ['So each thing was whispered to {S}, and {A} lifted the pillow;; in it went, until it was quite high.', '{S} said nine things in one breath, {A} shut the drawer on them, and it was quiet.'],
        alone: ['{S} whispered each thing under the pillow, until it was quite high.']
      }
    ],
    ends: ['The clock’s two spoons lay one on the other.', 'The water was drunk, the door was open a bit, and there was not one more thing.', 'The one who had not been tired was the first.']
  },
  weather: {
    sort: 'thing',
    verbs: [
      ['jump in a puddle', 'jumped in a puddle', 'jumping in a puddle'],
      ['catch a snowflake', 'caught a snowflake', 'catching a snowflake'],
      ['build a snowman', 'built a snowman', 'building a snowman'],
      ['listen to the rain', 'listened to the rain', 'listening to the rain'],
      ['fly along with the wind', 'flew along with the wind', 'flying along with the wind']
    ],
    facts: [
      'A raindrop is not shaped like a tear but like a bun',
      'No two snowflakes are quite alike, and all of them have six arms',
      'It is quiet after snow because snow swallows noise',
      'The smell of rain has a name, it is petrichor',
      'Wind is only air that is going somewhere else',
      'Fog is a cloud that came down to have a look',
      'The water in your glass was once in a cloud, and perhaps in a dinosaur',
      'A hailstone has rings, like an onion'
    ],
    guesses: [
      'It rains because the clouds have run out of handkerchiefs',
      'Snow is white because it hasn’t been used',
      'The wind blows to see if anything is loose',
      'Puddles are there so that the sky can look at itself',
      'It gets foggy when somebody breathes on the country'
    ],
    says: ['Where are my boots', 'It’s only water', 'Shut the door', 'It’s stopping', 'My nose is cold'],
    props: [
      ['the rain', 'rice on a tray'],
      ['the puddle', 'a mirror on the floor'],
      ['the snow', 'a torn-up newspaper'],
      ['the wind', 'three people blowing'],
      ['the snowman', 'pillows, one on the other'],
      ['the umbrella', 'the umbrella']
    ],
    parts: ['the rain', 'the wind', 'the snowman', 'the one with the umbrella', 'the puddle', 'the boot that leaked', 'the sun, who was late', 'the weather forecast'],
    goes: [
      ['{S} put on both boots and went to see what it was doing.', 'In boots up to the knee {S} stepped out.'],
      ['The rain came down, and {S} put out a tongue for it.', 'With a hand held out {S} felt what sort of rain it was.'],
      ['There was a puddle, and {S} jumped in the exact middle of it.', 'Splash, went {S}, and then there was less puddle.'],
      ['Then the wind pushed, and {S} leaned on it as on a wall.', '{S} opened the coat like a sail and was two steps further on.']
    ],
    mishaps: [
      {
        problem: ['The snowman melted. It was the heater, and he had not said a word.', 'From the left side the snowman was getting smaller.'],
        fail: ['{S} told him to think of ice cream, and he only looked thirsty.', 'Blowing on him was no help, for {S} had warm breath.'],
        see: ['“He’s standing in the sun,” said {A}. “He needs to be moved to the north, by the fridge.”', '“Let him melt,” said {A}. “Then he’s a snow lake, and we can skate.”'],
        mend: ['So {S} took the top, and {A} the middle;; he stood by the fridge and got his colour back.', 'They flattened him, {S} and {A}, with many apologies, and skated on him in their socks.'],
        alone: ['{S} carried him over to the fridge, in three parts, and he got his colour back.']
      },
      {
        problem: ['It rained indoors. It rained on one spot, and there somebody was sitting.', 'Drop, said something, and drop, and it was always the same nose.'],
        fail: ['{S} moved the nose, and the drop moved too.', 'Opening the umbrella was what {S} tried, and it rained under it.'],
        see: ['“It’s coming out of your own hat,” said {A}.', '“It wants a cup,” said {A}. “Rain is quite happy in a cup.”'],
        mend: ['{A} took off the hat, {S} shook it, and the weather cleared up.', 'So {S} put down a cup, {A} a bowl, and it played them a tune on both.'],
        alone: ['{S} put down a cup and a bowl, and it played a tune on both.']
      },
      {
        problem: ['The wind had taken the hat. It wore it as far as the lamp.', 'All at once there was a hat in the air with nobody in it.'],
        fail: ['{S} ran, and it waited, and ran on.', '{S} tried calling it, by name, and hats have none.'],
        see: ['“Don’t chase it,” said {A}. “Go where it wants to go, and be there first.”', '“If we stop blowing,” said {A}, “it’ll come down. I’m the wind. I have only just thought of it.”'],
        mend: ['So {S} stood behind the lamp, and {A} sent it round the sofa;; it landed on the right head.', '{A} stopped blowing. The hat hung there, thought, and fell on {S}.'],
        alone: ['{S} went and stood where it wanted to go, and it landed on the right head.']
      }
    ],
    ends: ['It had rained itself out, and the roof ticked.', 'All the boots stood in a row on newspaper, with the snow in them.', 'Outside the weather went on, but it could do that by itself.']
  }
}
