import type { Figure } from './figure.ts'

/** Whole films and their places: ice, the sea, the stage, a talking house. */
export const worlds: readonly Figure[] = [
  {
    names: ['frozen', 'elsa and anna', 'anna and elsa', 'elsa', 'olaf', 'arendelle'],
    wears: '{A} plaited a long scarf, and that was {H}’s hair. It came down over one shoulder, as far as the knee. “It’s heavy, being a queen,” said {H}, and tossed it back twice.',
    does: 'Then the glove came off. {H} ran one finger along the floor, and it was ice as far as the door. {A} slid over it in socks, with both arms out, and said “brr.”',
    where: 'A white sheet over two chairs was the icy palace. “Click,” said {H}, and the door was shut. {A} knocked. “Come out and play in the snow,” {A} sang, higher each time. {H} giggled inside.',
    joke: '“I knew a snowman once,” said {A}, “who was looking forward to the summer.” “Did nobody tell him?” asked {H}. “Nobody had the heart to,” said {A}.'
  },
  {
    names: ['moana', 'vaiana', 'maui moana'],
    wears: 'A shell on a string hung round {H}’s neck, and shone a bit if you believed it. {A} had a wooden spoon over one shoulder, and could turn into a hawk or a beetle.',
    where: 'The rug was a boat with one sail, and beyond it there was sea on all sides. It came up to {H}’s hand, as if it wanted something. {A} was the sea, and gave back the shell.',
    does: '{H} held up one hand to the stars, thumb out, to see how far it was. “Four fingers,” said {H}. “Then we’re nearly past the lamp,” said {A}, and pulled in the sheet.',
    joke: 'There was a hen on board, no one knew why. It was {A}’s slipper. It walked straight off the edge. {H} fished it out, and it walked off the other one.'
  },
  {
    names: ['encanto', 'mirabel', 'bruno encanto', 'madrigal'],
    wears: '{H} had green glasses without glass, and no gift, they said. {A} had one. {A} could hear a biscuit being put down two rooms away.',
    where: 'It was a house that understands you. “Good evening, house,” said {H}. A drawer ran out a little and in again. {A} had one foot behind the cupboard.',
    does: 'They sang about somebody whom nobody speaks of, and so they spoke of nothing else. {H} began, {A} came in early, and the floor tiles clapped.',
    joke: '“What’s your gift, then?” asked {A}. {H} thought about it. “I remember where everybody’s glasses are,” said {H}. They were on {H}’s nose, for instance.'
  },
  {
    names: ['disney coco', 'pixar coco', 'coco movie'],
    free: 'music and family',
    who: 'young guitar player',
    wears: '{H} had a white guitar, made of a ladle and a plate. {A} put a flower petal of orange paper over each of the strings.',
    does: 'It is a song that you sing softly to somebody very old, until a voice joins in. {H} sang, and {A} rocked in the chair, and after a while one finger beat time.',
    joke: '“In our house there’s no music,” said {A} sternly, “only shoes.” {H} tapped with a shoe. That was how it began.'
  },
  {
    names: ['lilo and stitch', 'lilo & stitch', 'stitch and lilo', 'stitch', 'lilo'],
    wears: 'Two long ears of blue sock hung down from {H}’s head, one with a bite out. It had four arms. Two of them were {A}’s, from behind.',
    does: 'It built a city out of mugs, with great care, and then came the big foot. {A} held the last mug up high. “I’ve been good for four minutes,” said {H}.',
    joke: '“Is it a dog?” asked {A}. {H} looked as much like a dog as anybody could with those ears. “It was called a dog in the shop,” said {H}. “Nobody’s ever asked it.”'
  },
  {
    names: ['kpop demon hunters', 'k-pop demon hunters', 'k pop demon hunters', 'k-pop', 'kpop', 'huntrix', 'huntr x', 'demon hunters', 'rumi mira zoey', 'rumi mira and zoey', 'blackpink', 'bts'],
    wears: 'A very long plait hung down {H}’s back, made of the purple scarf. It swung whenever {H} turned, and cleared the table. {A} had stars on both cheeks, and sunglasses.',
    does: 'By day they were singers, and by night they chased away whatever crept in under the doors. That is done by singing. {H} sang at the dark corner, {A} took the high part, and it was only a corner.',
    eats: 'Before they go on there have to be noodles, a whole cup for each, in one minute. {H} lifted wool with two pencils. “We’re on,” said {A}, with the last noodle still hanging.',
    joke: 'A blue tiger brought letters to the dressing room, and it always knocked over the same plant. {A} was the tiger. It set it up again with one paw, and there it lay.'
  },
  {
    names: ['labubu', 'la bubu', 'labubus', 'lafufu', 'monchhichi'],
    wears: '{H} put on something furry with two long ears, and laughed until every tooth could be seen. {A} counted. There were to be nine of them, all pointed.',
    does: 'It comes in a box, and nobody knows which colour. {A} shook the box next to one ear. “Pink,” guessed {A}. {H} came out, and was the same as before, which is very rare.',
    joke: 'Then {H} hung from the strap of the bag by the scruff, and went along to the shop. “You look rather naughty,” said {A}. “I’m only smiling,” said {H}.'
  },
  {
    names: ['barbie', 'barbies', 'bratz', 'lol dolls', 'monster high'],
    wears: 'On tiptoe, knees straight, and a smile: {H} stood as they stand. Whatever it was today it was in pink. {A} had a pink sock for a handbag, and nothing fitted into it.',
    does: '“On Monday I’m a doctor,” said {H}, “and on Tuesday I dig up dinosaurs.” {A} had to hold the hats ready. There were seven jobs, and one hairbrush.',
    where: 'The house had no front, so that everybody could see in. {H} had breakfast up at the top, without milk in the cup. {A} took the lift, pulled on a string by hand.',
    joke: '“Can you bend your knees?” asked {A}. {H} tried it, and toppled over to one side, still smiling. “It’s not one of mine,” said {H}, lying there. “But I wave beautifully.”'
  },
  {
    names: ['toy story', 'woody and buzz', 'buzz and woody', 'woody', 'buzz light year'],
    wears: 'On the sole of {H}’s foot stood a name, written with one finger so that it tickled. That is how a toy knows whose it is. {A} was a toy with a string in its back, which said one sentence.',
    does: '“Somebody’s coming!” called {A}. They both fell down on the spot and looked at nothing. {H} lay with one arm under the rug. It was only the fridge.',
    joke: '“There’s a snake in my boot,” said {A}, each time that {H} pulled the string. {H} looked. There was a sock in it.'
  },
  {
    names: ['lion king', 'simba', 'mufasa', 'lion guard'],
    wears: 'A yellow scarf stood out all round {H}’s face, and there was a mane. It was a bit large for so young a lion. {A} drew one stripe over its forehead with a thumb.',
    does: 'Up on the footstool, which was a rock, {A} held a cushion up to everybody. All the animals bowed. {H} was all the animals, one after another.',
    eats: 'Under the log there were beetles, slimy but filling. They were raisins. “The blue ones crunch,” said {A}. From then on nobody had any more worries.'
  },
  {
    names: ['finding nemo', 'finding dory', 'nemo', 'dory'],
    wears: '{H} had one big fin and one small one, with the hand drawn up into the sleeve. It swims just as well, only with a bit of a curve. {A} was the blue one who forgets.',
    does: '“Where are we going?” asked {A}. {H} said it. “How nice,” said {A}. “And where are we going?” {H} told it four times, and the fourth was the shortest.',
    joke: '{A} could talk like whales. It is very slow, and louder at the end. “Where’s … the … spoon?” From the kitchen something hummed. “That’s a yes,” said {A}.'
  },
  {
    names: ['ariel', 'the little mermaid', 'little mermaid'],
    wears: '{H}’s legs went into one pillowcase, both together, and that was a tail. There was red wool for the hair, and it had to float. {A} held it up on both sides.',
    does: 'From up above came things that nobody knows down there. {A} let down a fork. “It’s for the hair,” said {H}, quite sure, and combed with it.',
    joke: 'The crab in charge of music had written down a song, and nobody had come to practise. {A} tapped on a shell with a claw. “Under,” sang {A}, “under, under, and one more time.”'
  },
  {
    names: ['my little pony', 'twilight sparkle', 'rainbow dash', 'unicorn academy'],
    wears: 'Six ribbons in six colours were tied to {H}’s back, and there was the tail. On the hip sits a picture of whatever you are good at. {A} drew it there with one finger: it was a teaspoon.',
    does: '{H} and {A} put their heads together, forehead to forehead, as they do when something has to shine. It took a moment. Then the sun came round the corner of the house.',
    joke: '“Which one am I?” asked {A}. “The one who likes apples,” said {H}. {A} was content with it, and neighed with a full mouth.'
  },
  {
    names: ['disney inside out', 'pixar inside out'],
    free: 'feelings', who: 'feeling',
    wears: '{H} was yellow all over and could not stand still. {A} was the blue one, in a big jumper, and lay down on the floor. It has to be dragged about by one foot.',
    does: 'There was a row of buttons in front of them, which worked somebody else. {H} pressed, and far off a chair laughed. “May I press one too?” asked {A}. “Just a small one.”',
    joke: '“Peas,” said {A}, and was green for a moment, with folded arms. {H} did not mind. In there everyone gets a turn.'
  },
  {
    names: ['disney turning red', 'pixar turning red'],
    free: 'pandas', who: 'red panda',
    wears: 'Two reddish ears stood on {H}’s head, and something big and fluffy was behind. It comes with a “poof,” whenever somebody is much too excited. {A} said something lovely, to try it out.',
    does: '“Breathe,” said {A}. {H} breathed in, thought of a bowl of plain rice, and it was gone. Then {A} said “concert,” and poof.',
    joke: '“It’s very soft,” said {A}, and leant on it. {H} found that it was not so bad, for one evening.'
  },
  {
    names: ['kung fu panda', 'po kung fu panda'],
    wears: '{H} had a round tummy of cushion and two black eyes of sock. {A} was the small old master, with long eyebrows, and said nothing for some time.',
    eats: 'They learnt it by the dumpling. Whoever gets the last one off {A}’s chopsticks may eat it. {H} rolled, hopped, waited, and had it. It was a walnut.',
    joke: '“What does the secret scroll say?” asked {A}. {H} unrolled the tea towel. It was empty, and quite shiny. “It says me,” said {H}.'
  },
  {
    names: ['scooby doo', 'scooby-doo', 'shaggy and scooby'],
    wears: '{H} had two brown ears and a bit of string for a collar, and shook all over. {A} had lost a pair of glasses and felt about the floor for it.',
    does: 'They ran in at one door and out of another, and something white was behind them. Then {A} pulled the sheet off it. It was only the clothes horse.',
    eats: 'A sandwich was built as high as a shoe. {H} opened wide, with a noise for which there are no letters. “I’d have got away with it,” said the sandwich, in {A}’s voice.'
  },
  {
    names: ['tinkerbell', 'tinker bell', 'peter pan', 'never land', 'neverland'],
    free: 'fairies',
    who: 'small fairy',
    wears: 'A feather stood in the hat, and the shirt was green. {H} was not going to grow that evening. {A} measured, and it was so.',
    does: 'You need a pinch of dust and one good thought. {A} blew over an empty hand. {H} thought of pancakes, and was at once on tiptoe.',
    joke: 'There was the ticking again. The crocodile had swallowed a clock. “How late is it?” called {H}. {A}, who was the crocodile, opened wide, so that {H} could see.'
  },
  {
    names: ['elphaba', 'glinda', 'wicked the musical', 'wicked movie'],
    free: 'a witch and a broom', who: 'green witch',
    wears: 'With a pointed black hat and one green glove {H} looked at the world from above. {A} had everything in pink, and came down in a bubble that had to be turned by hand.',
    does: 'They did not like each other at first, and sang about it. {A} knew how one tosses one’s hair: so, and so. {H} tossed, and the hat went under the sofa.',
    joke: '“You’re green,” said {A}. “I know,” said {H}. “I was there.”'
  },
  {
    names: ['dogman', 'dog man', 'captain underpants'],
    free: 'helpful dogs', who: 'police dog',
    wears: 'From the neck up {H} was a dog, and below that an officer, with a belt. It is a good mixture, except for the postman. {A} had a cap on and said “Chief” to nobody.',
    does: 'Whoever was to be caught got licked. {A} ran, with a tail of ribbon, and was licked on one elbow. “I give up,” said {A}.',
    joke: 'In that book one moves the page back and forth, and then they run. {H} and {A} did it with their whole bodies: here, there, here, there. It was very exciting, and nobody got anywhere.'
  },
  {
    names: ['skibidi toilet', 'skibidi', 'sprunki', 'italian brainrot', 'brainrot', 'tung tung sahur', 'tralalero'],
    free: 'silly songs', who: 'silly singer',
    wears: '{H} put a white towel round the neck like a bowl, and only the head looked out. {A} had a lampshade on, and could film with it.',
    does: 'It has to be sung with a very straight face. “Dop, dop, dop,” sang {H}, and moved the head from left to right. {A} came in with the “yes.”',
    joke: '“What does it mean?” asked {A}. “Nothing,” said {H}. “That’s the good thing about it.” So they sang it again.'
  },
  {
    names: ['luffy', 'one piece luffy'],
    free: 'pirates', who: 'pirate',
    wears: 'A straw hat hung on {H}’s back by a string, and nobody else may put it on. One arm got longer and longer, for a stocking was pulled over it. {A} took the other end for a walk.',
    does: '“I need a cook, somebody who finds the way, and one who plays the fiddle,” said {H}. {A} was all three, and was given a hammock.',
    eats: 'There was meat on a bone, as they have it there: a roll on a wooden spoon. {H} bit into it from both ends at once.'
  }
]
