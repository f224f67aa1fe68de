import type { Figure } from './figure.ts'

/** Whom children know from films, from school libraries and from television in many countries. */
export const filmsAndBooks: readonly Figure[] = [
  {
    names: ['the diary of a wimpy kid', 'diary of a wimpy kid', 'diary of the wimpy kid', 'wimpy kid', 'dork diaries', 'tom gates', 'big nate'],
    free: 'drawing', who: 'boy with a notebook',
    wears: '{H} put on a rucksack that was much too big, and drew up both shoulders. Three hairs stood straight up, with water. {A} drew the rest in the air, in four lines.',
    does: 'It is not a diary, it is a notebook. {H} said so twice. Then {H} wrote what had happened today, and drew it as well. On the picture {A} came out mostly as a nose.',
    eats: 'In the yard at school lies a slice of cheese that nobody must touch. Here it was a napkin. {H} went round it on tiptoe. {A} touched it with one sock, and both of them ran.',
    joke: '“Is all of that true?” asked {A}, reading over the shoulder. “It is from where I sit,” said {H}. {A} sat down there, and saw what {H} meant.'
  },
  {
    names: ['pocoyo', 'pocoyó'],
    free: 'explorers', who: 'small explorer in blue',
    wears: '{H} was in blue from the hat to the toes, as far as the drawer had blue. {A} was a duck, in yellow, and rather easily put out.',
    where: 'All round them there was only white, because a sheet hung over everything. {H} looked left and saw nothing. “That’s a good place to begin,” said {A}.',
    does: '“What have I got behind my back?” asked a voice, and it was {A}’s. {H} guessed a ball, a whistle and a bus. It was a whistle. After that they marched.',
    joke: 'A pink elephant came by on a scooter. It was {A}, with one sleeve for a trunk. “Hello,” said {H}. The elephant tooted, and had to sit down.'
  },
  {
    names: ['naruto', 'naruto uzumaki', 'boruto'],
    free: 'ninjas', who: 'young ninja',
    wears: 'A scarf was tied over {H}’s forehead, with a spoon stuck in it for the metal. {A} drew three whiskers on each cheek, with a dry finger.',
    does: '{H} ran leaning forward, both arms straight out behind. The door came quicker that way. {A} ran after, and a slipper stayed where it was.',
    where: 'Then {H} folded all ten fingers and said that there were five of {H} now. {A} counted one, and one in the mirror, and one in the kettle. “The others are hiding,” said {H}.',
    eats: 'After training it has to be noodles, and out of a bowl as big as a head. {H} slurped, and {A} slurped lower. The last noodle went round the corner of the mouth by itself.'
  },
  {
    names: ['anpanman', 'anpan man', 'soreike anpanman'],
    free: 'superheroes', who: 'hero made of bread',
    wears: 'Three red rounds of paper sat on {H}’s face, one in the middle and one on each cheek. Behind hung a brown towel. {A} sniffed. “You’re fresh,” said {A}.',
    eats: '“Are you hungry?” asked {H}, and broke a piece off a bun. The bun was {H}’s own head, for such a hero has plenty. {A} ate an ear, and felt much better.',
    does: 'With less head the hero gets weak. {H} sank onto the rug. Then {A} came running from the bakery and called, “A new face!” It was a clean plate, and {H} stood up at once.',
    joke: 'A naughty germ flew round the lamp and said “Ha-hee.” That was {A}, with two fingers up for horns. {H} offered it some of the bun. It was so surprised that it said thank you.'
  },
  {
    names: ['plim plim', 'plimplim'],
    free: 'the circus', who: 'small clown',
    wears: '{H} got a round red nose out of a bottle top, and a collar out of a napkin. {A} tied a cape on behind, since it was a clown that also flies.',
    does: '“I’ll mend it with magic,” said {H}, and turned both hands. Nothing came. Then {A} clapped along, and on the third clap the lost sock dropped out of a sleeve.',
    where: 'Under the table was the house of all the friends. {H} went in singing. {A} was in there already, with two teeth showing, and sang the second voice.',
    joke: 'Before lunch there is a song for washing hands. {H} sang it through, and {A} sang it again. By then the hands had been clean for some time.'
  },
  {
    names: ['la granja de zenon', 'la granja de zenón', 'granja de zenon', 'zenon', 'zenón', 'vaca lola'],
    free: 'a farm', who: 'farmer who sings',
    wears: '{H} wore a straw hat, or something with a brim, and held a spoon for a guitar. {A} was the cow, and had a bell, so that nobody could lose it.',
    does: 'There was a song of a cow with a head and a tail. The cow had to moo in time. {H} played. {A} came in one moo too early, and the whole verse had to begin anew.',
    where: 'The chicks lived in the laundry basket, and they said “Peep” whenever they were cold. {H} sat on the edge like a hen. {A} spread a towel over all of them.',
    joke: 'Then the rooster was to sing at last. {H} breathed in, stretched up on the toes and opened wide. “It’s evening,” said {A}. {H} breathed out again.'
  },
  {
    names: ['el chapulin colorado', 'el chapulín colorado', 'chapulin colorado', 'chapulín colorado', 'chapulin', 'chapulín', 'chapolin'],
    free: 'superheroes', who: 'hero in red with feelers',
    wears: 'Everything red in the house was on {H}, and on the front sat a yellow heart of paper. Two socks stood up on the head. {A} made them tremble, for those feel trouble.',
    does: '“Oh, and who can help me now?” asked {A} of the ceiling. “I can!” said {H}, and jumped in, and fell over the footstool. That was part of it.',
    where: 'There was a raisin that made you as small as a biscuit. {H} ate it, crouched down and walked under the table. {A} looked for {H} in the sugar bowl.',
    joke: '“Keep calm, everybody,” said {H}. “There’s a saying for that. Better a bird in the hand than a spoon in the bush. No, the other way round.” {A} saw exactly what was meant.'
  },
  {
    names: ['ponyo'],
    free: 'the sea', who: 'small goldfish',
    wears: 'A red jumper was pulled up until only {H}’s face looked out, and that was the fish. {A} carried a green bucket beside it, in case the fish got dry.',
    does: 'The waves were eyes and backs, and they rolled along the sofa. {H} ran over the top of them in bare feet. “You’ve got legs!” called {A}. {H} looked down, and so it was.',
    eats: '“Noodles!” said {H}. It was the first word that such a fish learns. {A} put a plate on each of two bowls. They waited three minutes, which are long for a fish, and then they looked.',
    joke: '{H} fell asleep in the middle of a sentence and was a fish again. {A} said it quite softly. “Noodles.” One eye came open.'
  },
  {
    names: ['kikis delivery service', 'kiki delivery service', 'kiki the witch', 'kiki and jiji'],
    free: 'a witch and a broom', who: 'young witch with parcels',
    wears: 'A dark dress went down to {H}’s knees, and on the head was a red bow. It was larger than the head. {A} was the cat, and was against flying in the rain.',
    does: '{H} hung a parcel on the broom and rode off round the table. It wobbled, for a bakery gives you heavy ones. {A} sat behind, and held on with ten claws.',
    where: 'The town lay by the sea, with a clock that stopped to look up. {H} asked a window for a room. “Can you bake?” asked {A} out of it. “I can carry,” said {H}.',
    joke: 'On one day such a witch cannot fly at all. {H} sat on the broom and stayed where the floor was. “Then today we’ll sweep,” said {A}. They did, and afterwards it hopped.'
  },
  {
    names: ['how to train your dragon', 'how to train a dragon', 'hiccup and toothless', 'toothless and hiccup', 'toothless the dragon', 'night fury', 'toothless'],
    free: 'dragons', who: 'young black dragon',
    wears: 'A black blanket was {H}’s back, and half the tail was missing. {A} made the other half out of a red napkin. Only the two of them together could fly.',
    does: '{A} held one hand out, looked away, and waited. That is how it has to be done. It took a long time. Then a dragon’s nose was laid in the hand, and it was {H}’s.',
    eats: 'A fish was shared between two friends. It was a crust. {H} gave half of it back, rather wet. “Thank you,” said {A}, and only looked as if it had been eaten.',
    joke: '“Show me your teeth,” said {A}. {H} opened wide, and there were none, for both lips were folded in. Then out they came again, all at once, round a biscuit.'
  }
]
