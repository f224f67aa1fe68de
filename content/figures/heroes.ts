import type { Figure } from './figure.ts'

/** Those with capes, masks, strength, spells or wheels. */
export const heroes: readonly Figure[] = [
  {
    names: ['batman and robin', 'batman', 'bat man', 'batgirl', 'batwoman', 'batwheels'],
    wears: 'Two pointed ears were missing. {H} made them out of a black sock with a knot in it, and {A} tied it on. “I can hear everything now,” said {H}. “It’s mostly sock.”',
    does: 'Such a hero only comes out in the dark. {H} stood behind the curtain, wrapped in the cape. “I can see your feet,” said {A}. “Those are the feet of the night,” said {H}.',
    where: '{A} shone the torch at the ceiling, with one hand in front. There was the sign over the city. It had five fingers. {H} came at once, past all the dark chairs.',
    joke: '“Have you got a car?” asked {A}. “A black one,” said {H}. “You can’t see it at night.” {H} got out of it, and shut the door with great care.'
  },
  {
    names: ['superman', 'supergirl', 'clark kent'],
    wears: 'A red towel went round {H}’s neck, and under the jumper there was another jumper. That was the secret. {H} pulled up the top one, and only {A} was allowed to see.',
    does: '{H} lay across the seat of a chair with both fists in front, and flew. {A} came past the other way with a cushion, which was a cloud. “Good evening,” said the cloud.',
    joke: 'Then {H} put on a pair of glasses, and was nobody. “Have you seen {H} anywhere?” asked {A}. “I just work here,” said {H}. The glasses had no glass in them.'
  },
  {
    names: ['spiderman', 'spider man', 'spidey', 'miles morales', 'spider girl', 'ghost spider', 'peter parker'],
    wears: 'A red hat was pulled down to {H}’s eyebrows, and now nobody knew who it was. “Have we met?” asked {A}. “Not in this hat,” said {H}.',
    does: 'Two fingers bent, the wrist turned, and {H} said “Thwip.” At the other end of the room {A} was caught at once, and slid over on both socks.',
    where: '{H} lay on the sofa the wrong way round, with two feet up the back of it. “The whole city’s upside down,” said {H}. “It’s always been like that,” said {A}. “You’ve only just noticed.”',
    joke: '“My neck’s tingling,” whispered {H}. “That means that something’s coming.” They both waited. Then the kettle clicked in the kitchen, and {H} nodded. “That was it.”'
  },
  {
    names: ['hulk', 'the incredible hulk'],
    wears: '{H} had to be a great deal bigger for this. {H} put on a jumper, and another over that, and a third. The arms stood out by themselves. “I’m getting bigger,” said {H}. {A} could only agree.',
    does: '{H} lifted a cushion above the head with a mighty roar, and threw it on the floor. It said “puff.” “Again,” said {A}, and held the next one ready.',
    joke: '“What makes you green?” asked {A}. “Peas,” said {H}. “And when somebody says ‘in a minute’.” {A} had been about to say it.'
  },
  {
    names: ['iron man', 'tony stark', 'war machine'],
    wears: 'A round lid was tied to {H}’s chest with a scarf. That was the light that made everything go. {A} pressed it. “Hmmm,” said {H}, and the suit came on.',
    does: '{H} held both palms to the floor and took off. It was a small start, but one with a lot of noise. {A} stood back, because of the wind.',
    joke: '“The suit talks to me,” said {H}. “And what does it say?” asked {A}. {H} listened to the lid. “It says, lunch.”'
  },
  {
    names: ['avengers', 'marvel', 'captain america', 'thor', 'black panther', 'justice league'],
    wears: 'A tray was {H}’s round shield, and {A} had a big wooden spoon for a hammer. Nobody else could lift it. {A} put it on the sofa, and {H} pulled at it in vain.',
    does: 'They stood back to back in the middle of the room, as such heroes do. “I’ll take the left side,” said {H}. The left side was a chair, and gave up at once.',
    joke: '“What do they do when the world’s been saved?” asked {A}. “They sit down and eat something, and nobody talks,” said {H}. They practised that as well.'
  },
  {
    names: ['chhota bheem', 'chota bheem', 'chhota bhim', 'chota bhim', 'chotta bheem'],
    free: 'a hero and sweets', who: 'small strong hero',
    wears: 'An orange towel was tied round {H}’s middle, with a good knot. Nothing more is wanted, for the rest is muscle. {A} felt one arm, and whistled.',
    does: '“In the village they call me when something’s stuck,” said {H}. {A} was the village, and called. The lid of the jar was stuck. {H} breathed in through the nose, and turned it.',
    eats: 'On the table stood a bowl of laddoos, round and golden. They were really walnuts. {H} put one into one cheek and stood up straighter. {A} could watch the strength go down.',
    joke: '“How many of them have you had?” asked {A}. “One,” said {H}, with both cheeks full. “One after the other.”'
  },
  {
    names: ['mighty little bheem', 'little singham', 'shiva cartoon', 'vir the robot boy', 'krish trish'],
    free: 'a hero and sweets', who: 'small strong hero',
    wears: 'A scarf was tied round {H}’s head, and both sleeves were pushed up. That is what somebody small and very strong looks like. {A} took one step back.',
    does: '{H} put one shoulder to the sofa and pushed. On the other side {A} pulled a little, without saying so. It moved by the width of a laddoo.',
    joke: '“Are you strong all over?” asked {A}. {H} thought about it honestly. “Not the ears,” said {H}.'
  },
  {
    names: ['motu patlu', 'motu and patlu', 'motu aur patlu'],
    free: 'a hero and sweets', who: 'friend who loves samosas',
    wears: '{H} pushed a cushion up the front of the jumper. {A} stood very straight, with glasses on. Now it was quite clear who was which of the two.',
    does: 'When one of the two has got them into something, the other must have an idea. {A} turned round once on one foot, finger in the air. “I’ve got it,” said {A}.',
    eats: 'There were samosas, three-cornered, folded out of napkins. “I can’t think on an empty stomach,” said {H}, and took one. After that {H} could think, but only of another.',
    joke: '“Whose fault was that?” asked {A}. “The samosa’s,” said {H}. “It was looking at me.”'
  },
  {
    names: ['popeye', 'asterix and obelix', 'asterix', 'asterisk and obelix', 'obelix', 'bamse'],
    free: 'a hero and sweets', who: 'small strong hero',
    wears: 'The colander sat on {H}’s head with a wooden spoon stuck in at each side. {A} had trousers in wide stripes, which were two scarves. So they looked as strong as in the book.',
    eats: '{A} stirred in an empty pan and tasted. “It’s ready,” said {A}. {H} had one spoonful, and shook from the heels to the hair. Nobody else may have any.',
    joke: '“I fell in as a baby,” said {A}. “Into what?” asked {H}. “I don’t remember,” said {A}. “But I’ve been strong ever since, and rather wet.”'
  },
  {
    names: ['dragon ball', 'dragonball', 'goku', 'vegeta'],
    free: 'superheroes', who: 'superhero',
    wears: '{A} rubbed {H}’s head with a towel until every hair stood up. “Is it yellow yet?” asked {H}. “Nearly,” said {A}, and rubbed on.',
    does: '{H} held both hands together at one hip, as if there were a ball of light in them. “It has to charge,” said {H}. {A} made tea meanwhile.',
    where: 'A pillow was the small cloud on which one rides through the sky. Only those with a good heart do not fall through. {H} sat down on it with care. It held.'
  },
  {
    names: ['sailor moon', 'winx', 'winx club', 'precure', 'pretty cure', 'totally spies'],
    free: 'superheroes', who: 'superhero',
    wears: '{H} turned round three times with a ribbon, and nothing was different. That is how they change. {A} turned too, and had to sit down. “I feel stronger,” said {A}. “And round.”',
    does: '“First you say who you are,” said {H}, with one arm up. “Then you stand like this.” {A} stood like that. By then whoever had been naughty had long since gone home.',
    joke: 'A cat with something on its forehead always knows what to do next. They had a slipper for that. {H} asked it. “It says, do your homework,” said {A}.'
  },
  {
    names: ['nezha', 'ne zha'],
    free: 'superheroes', who: 'superhero',
    wears: 'A bracelet hung round {H}’s neck, and there was a red scarf that flew behind. On each foot sat a saucepan lid, and those were the wheels. {A} kept all doors open.',
    does: '{H} pushed off, and rattled across the floor upon the two wheels. “They burn,” said {H}. {A} blew on them whenever they came past.',
    joke: '“You’ve got three heads when you’re cross,” said {A}. {H} shook the only one. “Then all three say no,” said {H}.'
  },
  {
    names: ['harry potter', 'harry poter', 'hogwarts', 'hermione', 'gryffindor', 'dumbledore', 'hufflepuff', 'slytherin', 'ravenclaw'],
    wears: '{H} drew two circles in the air round the eyes, and those were the glasses. A striped scarf went over one shoulder. {A} could tell at once who had come.',
    where: 'The train to such a school leaves from where there is no door. {H} stood in front of the curtain, took a run, and was through. “Platform?” called {A}. “A bit of one,” said the curtain.',
    does: 'Then {H} held a wooden spoon like this and said two words that nobody knew. A feather was to rise. {A} blew from below, just a little, and it rose.',
    joke: '“There’s an owl for you,” said {A}, and put an envelope on {H}’s head. It was last month’s bill. “It’s in secret writing,” said {H}.'
  },
  {
    names: ['lego ninjago', 'ninjago', 'ninja hattori'],
    free: 'ninjas', who: 'ninja',
    wears: 'A dark scarf was tied round {H}’s head, so that only two eyes looked out. {A} had one too, in another colour. “I’m the quick one,” said {H}. “Then I’m ice,” said {A}.',
    does: '“Now I spin,” said {H}, and spun until it was all one stripe. A sock flew off and hit {A}. “That was earth,” said {H} from the floor.',
    joke: 'The old master always has a pot of tea and one sentence. {A} poured. “He who looks for the sock,” said {A}, “has it on.” {H} looked. It was so.'
  },
  {
    names: ['transformers', 'optimus prime', 'bumblebee transformer', 'tobot', 'voltron', 'gundam'],
    wears: 'A box went over {H}’s middle, and one on each arm. That was a robot. Then {H} knelt, pulled in the head and held out two lids. “And now?” “A lorry,” said {A} at once.',
    does: 'There has to be a noise, or it does not count. “Chee-koo-kah,” said {H}, and folded up. “Chee-koo-kah,” said {A}, and stayed folded until somebody pulled a sleeve.',
    joke: '“Are you a robot or a lorry when you’re asleep?” asked {A}. “It depends on the bed,” said {H}.'
  },
  {
    names: ['star wars', 'yoda', 'grogu', 'jedi', 'mandalorian', 'darth vader', 'chewbacca', 'light saber', 'lightsaber', 'luke skywalker'],
    wears: 'With a hood up you belong to the wise ones. {H} had a dressing gown, and walked quite slowly in it. {A} breathed into a mug, in and out, as somebody in a helmet does.',
    does: '{H} held one hand out towards the cushion, and looked at it very hard. It was to come by itself. {A} had tied a thread to it, and it came.',
    joke: '“Hungry I am,” said {A}. “Talk like this, the old one does.” After that they put every word last that should be first. “Sausage, there is?” asked {H}.'
  },
  {
    names: ['mario kart', 'mario cart'],
    free: 'racing cars', who: 'kart driver',
    wears: '{H} wore a red cap, back to front because of the wind, and a moustache of black wool. {A} had a green one. “Drivers, to your cushions,” said {A}.',
    does: 'Whoever is behind gets something out of the box. {H} felt inside without looking. It was a banana skin. {H} laid it down very neatly behind the kart, and {A} drove round it politely.',
    joke: '“That’s the wrong way!” called {A}. Over {H}’s head somebody on a cloud would be turning a sign now. {H} turned as well, and said that it had been on purpose.'
  },
  {
    names: ['super mario', 'mario and luigi', 'mario', 'luigi', 'nintendo', 'bowser'],
    wears: 'Black wool made a fine moustache, and the red cap made the rest. {H} spoke with a moustache now. “What’s the time?” asked {A}. “It’s-a supper time,” said {H}.',
    does: '{H} jumped with one fist up, and knocked on the air from below. “Ding,” said {A}, and dropped a button, which was a coin. After nineteen of them the air was empty.',
    eats: 'There was a mushroom on a plate, a white one from the kitchen. {H} took one bite and grew. It was done on tiptoe. {A} crouched a little, to make it look more.',
    where: 'The big green pipe was the laundry basket. {H} came up out of it, and hummed the tune of the place below. “Where does it come out?” asked {A}. “In the washing,” said {H}.'
  },
  {
    names: ['sonic the hedgehog', 'sonic'],
    wears: 'Six blue socks hung down from {H}’s hat at the back. Those were the spines. Whenever {H} stopped, they went on for a little. {A} had two, and was the friend who flies.',
    does: '{H} rolled up into a ball and went over the carpet, as far as the wall. “Faster than you can look,” said {H}. {A} had blinked, so it was true.',
    eats: 'Rings of apple lay on a plate, with a hole in the middle. “Every ring counts,” said {H}, and collected them on one finger. {A} made the sound. Pling, pling, pling.',
    joke: 'Somebody as fast as that cannot wait. {H} tapped with one foot, arms crossed. “I’m only tying my shoe,” said {A}. “I’ve been round the house meanwhile,” said {H}.'
  },
  {
    names: ['minecraft', 'mine craft', 'terraria'],
    wears: 'A box went over {H}’s head, with a square to look out of. From then on {H} only turned corners at right angles. So did {A}, and it took longer to get anywhere.',
    does: 'With a spoon for a pick {H} knocked three times on everything. “Tok, tok, tok,” said {A}, and handed over one cushion of it. A table is made of four cushions, a bed of three.',
    where: '“The sun’s going down, and it’s square,” said {H}. By then you must have a house with a door. {A} put in a torch, left of the door, so that nothing would come.',
    joke: 'Something green said “Ssss” behind the sofa. They both stood still. It was {A}’s green jumper, with nobody in it. {H} gave it a flower, just in case.'
  },
  {
    names: ['roblox', 'fortnite', 'brawl stars', 'fall guys'],
    wears: 'A box stood on {H}’s shoulders, and the arms only went up and down. “You can change your hat,” said {A}, and held out three. {H} took all of them.',
    does: 'The floor was no good to stand on, so there was a way of cushions. {H} stepped from one to the next. {A} fell off the last one, and began again at the door, as you do.',
    joke: 'When they had won they danced, both in just the same way, elbows first. “Where did you learn that?” asked {A}. “It comes with the hat,” said {H}.'
  },
  {
    names: ['godzilla', 'king kong'],
    wears: 'A blanket was tied round {H}’s neck, and the tail of it dragged three steps behind. Along the back sat clothes pegs in a row. {A} made way, and so did a lamp.',
    where: 'The city was made of empty boxes, with streets between them just wide enough for one foot. {H} went through with great care. {A} was all the people, and waved out of every window.',
    joke: 'The tail was always the trouble. It came round the corner late and took the station with it. “Sorry,” said {H} to the city. “You always say that,” said {A}.'
  },
  {
    names: ['jurassic park', 'jurassic world', 'dino ranch', 'gigantosaurus'],
    wears: '{H} pulled a sleeve over each hand, until only two fingers looked out. Those were the right arms. {A} put on a hat, and was the one with the torch.',
    where: 'On the table stood a glass of water. “When it’s near, the water shakes,” said {A}. {H} stamped, far away at first. There was a ring in the glass, and another.',
    joke: '“If you don’t move, it can’t see you,” whispered {A}. {H} sniffed along {A}’s sleeve, up and down. “I can see you quite well,” said {H}. “I’m only being polite.”'
  },
  {
    names: ['buzz lightyear', 'star trek', 'among us'],
    wears: 'A big bowl was too small to be a helmet, so {H} put on the colander. You could hear through it, and breathe. {A} drew up the zip to the very top.',
    does: '{H} jumped off the lowest cushion with both arms out. It was not quite flying. “That was falling,” said {A}, “but with good manners.”',
    joke: '“How far shall we go?” asked {A}, both hands on the lever. “As far as there is,” said {H}, “and then once round.”'
  },
  {
    names: ['tintin'],
    free: 'detectives', who: 'young reporter',
    wears: 'With some water a tuft of {H}’s hair was made to stand up in front. {A} was the small white dog, and had smelt something already.',
    does: '{H} wrote it all down as a reporter does, with a pencil behind each ear. “Who, where, and was there a parrot,” said {H}. {A} knew all three.',
    joke: 'There is always a captain too, who grumbles in long words. “Ten thousand thundering teaspoons,” said {A}. {H} wrote that down first of all.'
  },
  {
    names: ['superheroes cartoon', 'incredibles', 'superkitties', 'super kitties', 'teen titans', 'powerpuff'],
    free: 'superheroes', who: 'superhero',
    wears: '{H} had a mask on that went from ear to ear. It was a scarf, so {A} led the way. Under it, said {H}, one sees much more.',
    does: 'Each had a power of the right size. {H} could be as long as the sofa. {A} could not be seen, which was proved, for nobody looked.',
    joke: '“No capes,” said {A}. “They get caught in everything.” {H} tucked it into the trousers at the back, and had a very good tail.'
  }
]
