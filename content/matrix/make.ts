import type { Challenge, Line } from '../format.ts'

/** Lego, sewing, woodwork: those who have a piece of string and an idea. */
export const makeSolutions: Record<Challenge, Line[]> = {
  way: [
    { text: '{S} made a pointer out of a twig and a hair of string and let it hang. It swung, it settled. Past {obj}, it showed the way.', takes: ['string', 'green'] },
    { text: 'With a pebble for each turn so far, {S} built the whole walk small on the ground. One pebble too few lay by {obj}. The gap was the way.', takes: ['pebbles'] },
    { text: '{S} tied one knot in a string for each path at {obj}. A path tried was a knot undone. The last knot left was the right way.', takes: ['string'] },
    'A flag was made from one sleeve and one arm, and {S} held it high above {obj}. It blew out flat. It pointed down the only open way.',
    '{S} drew {obj} on one palm with a licked finger, every path of it. Drawn so small, only one path led anywhere. That was the way.',
    'Out of ten fingers {S} built {obj} in the air, with a thumb for the house. Seen from above it was quite easy. The little finger was the way.'
  ],
  crossing: [
    { text: '{S} built a step out of flat stones, and from that step a second one. They did not match, and they held. On them {group} came over {obj}.', takes: ['pebbles'] },
    { text: 'Knot by knot, {S} made a handrail of string, tied firm at both ends. With something to hold, {obj} was only a few strides for {group}.', takes: ['string'] },
    { text: 'Moss, pebbles, earth, pressed down with both heels: {S} made a bridge, the beach kind. It bore {group} across {obj} one by one.', takes: ['pebbles', 'green', 'earth'] },
    { text: '{S} twisted grass into a rope as thick as a thumb. Someone held on, and someone held tight. So {group} passed {obj} with dry socks.', takes: ['string', 'green'] },
    'With two laces {S} knotted a loop for each hand. Hands in loops make feet step alike, left, right, left. So {group} came across {obj}.',
    '{S} marked the good places with a wet heel, one for each step. Whoever trod on the marks could not go wrong. {group} crossed {obj} by them.'
  ],
  high: [
    { text: '{S} bent a loop in a piece of string and stiffened it with a twig. That was a hand on a long arm. It brought {obj} near enough.', takes: ['string', 'green'] },
    { text: 'Flat things were piled on broad things and trodden firm. {S} stood on top of the pile, which had been nothing a minute ago, and reached {obj}.', needs: ['seven'] },
    { text: '{S} plaited three strings into one, threw the end over {obj}, and pulled softly. It bowed down. It was no longer high.', takes: ['string'] },
    'From one shoe and one lace {S} made a thing that had no name. It flew up, hooked on, and had hold of {obj} at last.'
  ],
  shut: [
    '{S} bent a bit of wire from an old button into a hook. It went in at the crack of {obj}, felt about, and lifted. Open.',
    { text: 'A handle was what was missing. {S} made one out of string and a good knot, and fixed it to {obj}. One pull on that, and it opened.', takes: ['string'] },
    { text: '{S} slid a flattened twig into the gap and wiggled it under the catch. It was made for nothing else. The catch rose, and {obj} was open.', takes: ['green'] },
    { text: 'With a damp thumb {S} took the shape of the lock. A key of clay came out of it. It was crumbly;; it opened {obj} once, and once was enough.', takes: ['earth'] },
    'A shoelace, doubled and twisted, made a long thin finger. {S} fished with it behind the edge of {obj}. Something clicked, and it was open.',
    'One sleeve round the cold part made a handle that did not slip. {S} had built better handles, but none so quickly. It turned, and {obj} was open.'
  ],
  shy: [
    { text: '{S} made a tiny chair out of three twigs and set it down. Nobody had said who was to sit there. {obj} came out and sat.', takes: ['green'] },
    'Out of one sleeve and five fingers {S} made a creature that was even shyer. It trembled. {obj} came out to tell it not to be afraid.',
    { text: '{S} folded a leaf into a boat, a hat, and then a boat again. Something behind wanted to know how. {obj} was out before the second hat.', takes: ['green'] },
    { text: 'String between ten fingers made a star, and then a bridge, and then a gate. At the gate {S} stopped. {obj} came out by way of it.', takes: ['string'] },
    'Two fingers and a shadow were a rabbit, as {S} showed, and the rabbit gave a speech. {obj} came out to hear the end.',
    'From a hankie {S} knotted a person with two ears and a long nose. The person bowed. {obj} had to come out to bow back.'
  ],
  cold: [
    '{S} tied two cuffs together and that was a bag, and the bag went round {obj}. Nobody could have bought a better one. It was warm in there.',
    { text: 'Leaves between two layers of sleeve made a quilt. {S} buttoned it all round {obj}, plump as a bun. By the top button the chill had gone.', takes: ['green'] },
    { text: '{S} built a wind wall from whatever lay about, no higher than a knee. Inside it the air stood still. {obj} thawed from the feet up.', takes: ['wall'] },
    'A long sock made a short scarf, as {S} soon showed. Round {obj} it went, with the toe tucked in. Nothing was cold any more.'
  ],
  heavy: [
    { text: '{S} made a sling of plaited string and laid it round {obj}, low down. Now there was something to pull by. It came along and out of the way.', takes: ['string'] },
    { text: 'Three round sticks made a cart, near enough. {S} pushed them under {obj}, one, two, three. It rolled off on them grandly.', takes: ['green'] },
    { text: '{S} built a ramp of packed earth, as long as a leg, right beside {obj}. It had only been missing a slope. Down the slope it went.', takes: ['earth', 'slope'] },
    { text: 'A loop round {obj}, a loop round something firm, and a stick to twist between. {S} turned the stick. Turn by turn, it was drawn aside.', takes: ['green'] },
    'With one sleeve below it, {S} made a sledge of {obj}. Cloth slides where corners will not. Away it went, quite smoothly.',
    'A belt has one more use, as {S} could show. Looped low round {obj}, it was a handle. What has a handle can be pulled aside.'
  ],
  broken: [
    { text: '{S} took a splint of wood and a yard of string. With these {obj} was bound up, round and round. It was stiff;; it was sound.', takes: ['string', 'green'] },
    { text: 'A peg had fallen out, so {S} whittled another with a thumbnail from a soft twig. It was a bit too thick. It went into {obj} and stayed.', takes: ['green'] },
    { text: '{S} unpicked a thread from one hem and sewed {obj} up with a thorn. Big stitches, tight knots. It would do, and it did.', takes: ['string', 'green'] },
    { text: 'Where one piece of {obj} had gone for good, {S} made another from bark and a button. It did not match in the least. It fitted, and held.', takes: ['green'] },
    '{S} threaded a shoelace through {obj} where the pieces met, pulled, and tied a bow. It was mended, and it was dressed.',
    'An old bus ticket, folded in four, made a very good wedge. {S} pushed it in where it wobbled. {obj} had never stood so firm.'
  ],
  muddled: [
    '{S} made a comb out of ten fingers and drew it down through {obj}, again and again. It came out as straight as rain.',
    'Little nests were the answer. {S} scraped five in the dust, for five sorts. Everything in {obj} found its nest, and nothing was left over.',
    { text: '{S} strung the bits of {obj} on a thread, in the order they should have. Once strung, nothing wandered. It hung there, neat as beads.', takes: ['string'] },
    { text: 'Out of a flat stone and two twigs {S} made a shelf with three places. First, next, last. {obj} moved in and was tidy.', takes: ['pebbles', 'green'] }
  ],
  noisy: [
    '{S} tied a sleeve round the loudest bit of {obj} and tucked in the ends. It was now a very soft noise, and then none.',
    'A wedge no bigger than a tooth was all {S} needed to make. It went in where {obj} rattled. After that nothing did.',
    { text: '{S} padded it with moss, left and right, and pinned the moss with twigs. {obj} tried once more, muffled, and let it be.', takes: ['green'] },
    { text: 'A swing was made from a loop of string, and {obj} was put to it. Back and forth, back and forth. {S} had built the quietest thing in the world.', takes: ['string'] }
  ],
  dark: [
    { text: '{S} tied one end of the string outside and let it run through the fingers. {group} went into {obj} along it, and out where it ended.', takes: ['string'] },
    'Two cupped hands made a lantern, as {S} built it, with a song for a flame. It gave no light. {group} followed it out of {obj} all the same.',
    { text: '{S} made a feeler out of a long twig and tapped with it: floor, floor, floor. No holes, no steps. {group} {were} soon out of {obj}.', takes: ['green'] },
    'A knot for every ten steps, so that the dark could be measured. {S} tied four of them in {obj}. At the fourth knot, {group} came out.'
  ],
  far: [
    { text: '{S} made a walking stick for the tired side, with a loop for the thumb. On three legs it was nearer. So {group} came to {obj}.', takes: ['green'] },
    { text: 'Soft leaves went into the shoes, folded twice, with the stalks snipped off. {S} had lined every heel. On new soles {group} walked up to {obj}.', takes: ['green'] },
    { text: 'A long string and plenty of handles: {S} knotted it together. The front pulled the back along. It was a very small train;; it stopped at {obj}.', takes: ['string'] },
    'A song was made on the way, one line for each bend, by {S}. It had to be finished. It was finished exactly at {obj}.',
    'The road was a board game, as {S} laid it out, with one heel for a counter. Two on, miss a turn, three on. The last square was {obj}.',
    'A hum at the front and a hum at the back made an engine of {group}. {S} had built it, and it did not tire. It drew in at {obj}.'
  ],
  secret: [
    { text: '{S} pressed soft clay on {obj} and peeled it off again. What had been dents were now bumps, and the bumps could be read. It told.', takes: ['earth'] },
    { text: 'Built small out of pebbles, {obj} was easy to walk round and think about. {S} moved one pebble. Oh, said everyone: it had told.', takes: ['pebbles'] },
    { text: '{S} made a peephole from a curled leaf, which kept out all the rest. Through it, {obj} showed one thing only. That was the secret.', takes: ['green'] },
    { text: 'A thread was laid along each line of {obj} and pulled straight. {S} laid the threads side by side by length. Their ends spelled the answer.', takes: ['string'] },
    'Two hands made a small round window, and {S} looked at {obj} through that alone. Bit by bit, the rest kept still. The third bit told everything.',
    'On ten fingers {S} kept a list of all that {obj} was not. Not round, not new, not cross. After the tenth finger only one thing was left.'
  ],
  sad: [
    { text: '{S} made something for {obj} from a button and a string: it hummed when it was pulled. It was of no use at all. It helped very much.', takes: ['string'] },
    { text: 'Two twigs, one leaf, a dab of mud: {S} made a little boat. {obj} was to name it. Over so much naming the tears were forgotten.', takes: ['green', 'earth'] },
    { text: '{S} tied a ring of grass, the right size, with one daisy knot. It was given to {obj} without a speech. The wet eyes went round with surprise.', takes: ['green'] },
    { text: 'A box for sad things was folded out of a big leaf, with a lid. {obj} whispered them into it. {S} shut the lid and tied it with a bow.', takes: ['green'] },
    'One long sock was a crown, as {S} folded it. It sat on {obj}, a little to the left. Nobody can cry straight under such a crown.',
    'Out of two hands {S} made a cup, with nothing in it but warm air. {obj} drank it to the end. It was better after that.'
  ]
}
