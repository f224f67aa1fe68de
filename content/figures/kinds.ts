import type { Figure } from './figure.ts'

type Kind = Pick<Figure, 'wears' | 'does' | 'joke' | 'eats' | 'where'>

/** By what is free of them: told of a figure without an entry of its own. */
export const kinds: Readonly<Record<string, Kind>> = {
  superheroes: {
    wears: 'A towel went round {H}’s neck, and hung down to the knees. {A} wore the bath mat, since no other was dry. Both flew out behind if you walked fast enough.',
    does: '{H} stood with both fists on the hips, and looked far away over the table. “Is anybody in trouble?” {A} had a look. The pot plant was rather dry.',
    joke: '“And what’s your name by day?” asked {A}. “{H},” whispered {H}. “But nobody must know.” {A} had not heard a thing.'
  },
  'small friendly creatures': {
    wears: 'Two socks hung from {H}’s hat for ears, and a long one behind. {A} held a ball of socks ready, in which such a creature lives.',
    does: '{A} rolled the ball over the rug, and {H} jumped out with its cry. It was a cry that nobody had heard before. “Back in,” said {A}, and {H} curled up.',
    joke: 'It could do three things: puff, roll and look offended. {A} looked them up in a cookery book. “It grows,” {A} read out, “if you cover it and keep it warm.”'
  },
  'helpful dogs': {
    wears: 'Two socks were {H}’s ears, and a scarf was tied round the neck. {A} whistled, and {H} was there before the end of the whistle.',
    does: 'Something had to be found, and nobody knew what. {H} went along the skirting board, nose first. It was a raisin. {A} had been missing it since Tuesday.',
    eats: 'There is a reward for helping. {H} sat up straight for it with both paws in front. {A} said “good,” and that was half of it. The other half was a biscuit.'
  },
  cats: {
    wears: 'Two corners of a scarf stood up on {H}’s head. Three pencils lay on the table, and they would have been the whiskers. {A} held them up from both sides.',
    does: '{H} pushed a spoon towards the edge of the table, slowly, and looked at {A} all the while. “No,” said {A}. It was already falling.',
    joke: '“Do you want to go out?” asked {A} at the door. {H} sat down on the doorstep, half in and half out, and thought it over.'
  },
  rabbits: {
    wears: 'Two long socks stood up on {H}’s head, and one of them would not. {A} fastened a ball of cotton wool behind. So that was a rabbit, and no other.',
    does: '{H} hopped from one end of the rug to the other. There the nose went up and down. {A} had only opened the vegetable drawer.',
    eats: 'A carrot was shared out: {H} had the thin end and {A} had the thick end. They nibbled towards each other. It was the loudest meal of the day.'
  },
  robots: {
    wears: 'A box went over {H}’s middle, and {A} drew the buttons on with one finger. When you pressed the third, {H} said “beep.” The others were for show.',
    does: '{H} could only go straight on, and turn at the wall. {A} pressed the button for left. It went to the right, very obediently.',
    joke: '“Battery low,” said {H}, and sank down in the middle of the room. {A} plugged in one sock. After a while, a toe moved.'
  },
  dinosaurs: {
    wears: '{H} drew both hands up into the sleeves, until only two claws looked out. A scarf behind was the tail. {A} moved the cups away from the edge.',
    does: '{H} stamped through the room, and stopped, and roared with the whole tummy. {A} was a fern. It trembled very well.',
    joke: '“You can’t scratch your nose with those,” said {A}. {H} tried it. It was true of both arms. So {A} did it.'
  },
  'racing cars': {
    wears: '{H} had a lid to steer with. {A} wrote the number on the back with one finger. It was a three, and it tickled.',
    does: '“Vroom,” said {H}, and drove into the pits, which lay behind the sofa. {A} lifted one foot and then the other. Four seconds, and the cup of water was full too.',
    joke: '“Who’s won?” asked {A}. “I have,” said {H}. “Who else was in it?” It turned out that it had been {A}, all along.'
  },
  'building with blocks': {
    wears: 'With a pencil behind one ear and a bowl for a helmet, {H} was ready to build. {A} got a bowl as well, for the safety of it.',
    does: 'First comes a big one, then a small one on top. {H} put down a shoebox, and {A} a matchbox. It was already a house with a bathroom.',
    joke: '{A} trod on something in socks, and hopped. It was one brick, the very smallest. “There it is,” said {H} happily. “We need that one.”'
  },
  'the sea': {
    wears: 'Both hands were fins, and a scarf was the tail. {H} swam once round the table with round eyes. {A} came towards {H} with a jellyfish, which was a shower cap.',
    does: '“Blub,” said {H}. {A} swam closer, to understand it better. It had been only the beginning of the sentence.',
    where: 'The blue blanket lay over the table, and down below there was the sea. Light fell in at one side. {A} let a spoon sink, and {H} found it on the bottom.'
  },
  dragons: {
    wears: 'A row of clothes pegs ran down {H}’s back, and two napkins were the wings. {A} took the seat behind. It was a small dragon for that, but willing.',
    does: '{H} breathed out. It was only warm, but {A} held a slice of bread in front. It was as good as toast.',
    joke: 'The dragon rolled over on its back, for a dragon is a cat if you know it well. {A} scratched where the wing begins. One foot went by itself.'
  },
  'a fire engine': {
    wears: 'A saucepan was the helmet, and a jacket was put on back to front, because of the water. {H} was ready in nine seconds. {A} had counted a bit slowly.',
    does: 'The bell rang, and they slid down the pole, which was the coat stand, on flat feet. “Who’s driving?” asked {A}. {H} held the lid with both hands already.',
    joke: '“What’s on fire?” asked {H}. Nothing was. A cat was looking down from the shelf, made of a hat. {A} asked it if it wanted help. It had to think.'
  },
  'a builder': {
    wears: 'A bowl was the helmet, and round {H}’s middle went a belt with spoons in it. {A} measured the sofa, and whistled through the teeth. “That’ll take a while,” said {A}.',
    does: '“Can we do it?” asked {H}. “I should think so,” said {A}. They leant two cushions together. It was a house, so long as no one breathed.',
    joke: 'Then there was a tea break. It came before the work and after it, and once in between. {H} had never known so busy a building site.'
  },
  'cheeky monkeys': {
    wears: '{H} pushed out the lips and put on goggles, which were two fingers and two thumbs. {A} had a pair too. They looked at each other for some time.',
    eats: 'One banana lay there, and there were two of them. {H} said a long speech in a language of bananas. {A} answered. In the end they both had half.',
    joke: '{H} blew a raspberry in the middle of it all, and was more surprised than anybody. {A} laughed until it hurt. From then on it belonged to the game.'
  },
  'a caterpillar': {
    wears: '{H} lay down in a green blanket with one red hat, and drew up the middle. So {H} crept along, one hump at a time. {A} made room, leaf by leaf.',
    eats: 'It ate through an apple, two pears and three plums. They were all cushions. {A} held up each, with both arms round it, and {H} came out at the other side.',
    joke: '“Still hungry?” asked {A}. {H} looked at the sofa. That evening it had a tummy ache, and ate one nice green napkin, and was better.'
  },
  inventors: {
    wears: '{H} had a green pullover on, and {A} had long ears and said nothing. {A} only raised an eyebrow. It is quite enough for one who can do everything.',
    does: 'They built a thing for getting up. You press here, it tips there, and somebody falls into the trousers. {H} fell in. Both legs were in one.',
    eats: '“Cheese,” said {H}, with both hands in the air. There was some, on a cracker. For a better one you have to go to the moon, and {A} held the map.'
  },
  sheep: {
    wears: 'A white towel was tied round {H}’s head, with two black socks for the ears. {A} had a whistle and a cap, and was in charge, or so {A} thought.',
    does: 'As soon as {A} turned round, {H} stood on two legs and did something. As soon as {A} looked again, {H} was eating grass. The vase stood somewhere else each time.',
    joke: '“Baa,” said {H}. It meant that the van was needed until six. {A} wrote down “baa.”'
  },
  'toys that are awake': {
    wears: '{H} tied a soft scarf round the tummy. On the head stood a spoon in a hairband. {A} had one as well, of another shape. They waved for a long time.',
    does: '“Again, again,” said {H}. So they did the whole thing again just as it had been, with the same fall. {A} fell on the same spot.',
    joke: 'Then it was “bye-bye.” {H} said it, and went behind the chair, and came out again. “Bye-bye,” said {A}. It took a very long time until they had gone.'
  },
  monsters: {
    wears: 'Something blue and shaggy was pulled over {H}’s head, and it had been a bath mat. Two lids were the eyes, and they looked in different directions. {A} said hello to each.',
    eats: '“Om nom nom,” said {H}, and crumbs flew everywhere. There had only been one biscuit. {A} found more of it on the floor than there had ever been.',
    joke: '“Sometimes you may have just one,” said {A}. {H} thought about it with a full mouth. “One what?” asked {H}. “One more?”'
  },
  'police cars': {
    wears: 'A blue bowl was the light on {H}’s head, and a lid was there to steer with. {A} was the ambulance, and had a towel on. They both stood with the doors open.',
    does: '“Somebody needs us,” said {H}, and folded out two arms, for these can do that. {A} folded out too. It was a teddy with its head in a mug.',
    joke: 'The brakes squeaked because {H} did it, with the mouth. “Have those looked at,” said {A}. “They’re meant to,” said {H}.'
  },
  trolls: {
    wears: 'Green was found, a whole blanket of it, and two ears of rolled napkin. {H} scratched, and sat down as wide as could be. {A} was the donkey and talked without a break.',
    where: 'It was a swamp, and it was {H}’s swamp. “What are you doing in it?” asked {H}. {A} only wanted to sit on the other half for a bit, and told a story there.',
    joke: '“We’ve got layers,” said {H}. “Like a cake?” asked {A}. {H} pulled off one jumper, and another, and another. It was more like an onion.'
  }
}
