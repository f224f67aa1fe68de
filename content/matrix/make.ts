import type { Challenge, Line } from '../format.ts'

/** Lego, sewing, woodwork: whoever has a piece of string and an idea. */
export const makeSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} made a pointer out of a twig and a hair of string and let it hang. It swung, it settled. Past {obj}, it showed the way.',
    'With a pebble for each turn so far, {S} built the whole walk small on the ground. One pebble too few lay by {obj}. The gap was the way.',
    '{S} tied one knot in a string for each path at {obj}. A path tried was a knot undone. The last knot left was the right way.',
    'A flag was made from one sleeve and one arm, and {S} held it high above {obj}. It blew out flat. It pointed down the only open way.'
  ],
  crossing: [
    '{S} built a step out of flat stones, and from that step a second one. They did not match, and they held. On them {group} came over {obj}.',
    'Knot by knot, {S} made a handrail of string, tied firm at both ends. With something to hold, {obj} was only a few strides for {group}.',
    'Moss, pebbles, earth, pressed down with both heels: {S} made a bridge, the beach kind. It bore {group} across {obj} one by one.',
    '{S} twisted grass into a rope as thick as a thumb. Someone held on, and someone held tight. So {group} passed {obj} with dry socks.'
  ],
  high: [
    '{S} bent a loop in a piece of string and stiffened it with a twig. That was a hand on a long arm. It brought {obj} near enough.',
    { text: 'Flat things were piled on broad things and trodden firm. {S} stood on top of the pile, which had been nothing a minute ago, and reached {obj}.', needs: ['seven'] },
    '{S} plaited three strings into one, threw the end over {obj}, and pulled softly. It bowed down. It was no longer high.',
    'From one shoe and one lace {S} made a thing that had no name. It flew up, hooked on, and had hold of {obj} at last.'
  ],
  shut: [
    '{S} bent a bit of wire from an old button into a hook. It went in at the crack of {obj}, felt about, and lifted. Open.',
    'A handle was what was missing. {S} made one out of string and a good knot, and fixed it to {obj}. One pull on that, and it opened.',
    '{S} slid a flattened twig into the gap and wiggled it under the catch. It was made for nothing else. The catch rose, and {obj} was open.',
    'With a damp thumb {S} took the shape of the lock. A key of clay came out of it. It was crumbly;; it opened {obj} once, and once was enough.'
  ],
  shy: [
    '{S} made a tiny chair out of three twigs and set it down. Nobody had said who was to sit there. {obj} came out and sat.',
    'Out of one sleeve and five fingers {S} made a creature that was even shyer. It trembled. {obj} came out to tell it not to be afraid.',
    '{S} folded a leaf into a boat, a hat, and then a boat again. Something behind wanted to know how. {obj} was out before the second hat.',
    'String between ten fingers made a star, and then a bridge, and then a gate. At the gate {S} stopped. {obj} came out by way of it.'
  ],
  cold: [
    '{S} tied two cuffs together and that was a bag, and the bag went round {obj}. Nobody could have bought a better one. It was warm in there.',
    'Leaves between two layers of sleeve made a quilt. {S} buttoned it all round {obj}, plump as a bun. By the top button the chill had gone.',
    '{S} built a wind wall from whatever lay about, no higher than a knee. Inside it the air stood still. {obj} thawed from the feet up.',
    'A long sock made a short scarf, as {S} soon showed. Round {obj} it went, with the toe tucked in. Nothing was cold any more.'
  ],
  heavy: [
    '{S} made a sling of plaited string and laid it round {obj}, low down. Now there was something to pull by. It came along and out of the way.',
    'Three round sticks made a cart, near enough. {S} pushed them under {obj}, one, two, three. It rolled off on them grandly.',
    '{S} built a ramp of packed earth, as long as a leg, right beside {obj}. It had only been missing a slope. Down the slope it went.',
    'A loop round {obj}, a loop round something firm, and a stick to twist between. {S} turned the stick. Turn by turn, it was drawn aside.'
  ],
  broken: [
    '{S} took a splint of wood and a yard of string. With these {obj} was bound up, round and round. It was stiff;; it was sound.',
    'A peg had fallen out, so {S} whittled another with a thumbnail from a soft twig. It was a bit too thick. It went into {obj} and stayed.',
    '{S} unpicked a thread from one hem and sewed {obj} up with a thorn. Big stitches, tight knots. It would do, and it did.',
    'Where one piece of {obj} had gone for good, {S} made another from bark and a button. It did not match in the least. It fitted, and held.'
  ],
  muddled: [
    '{S} made a comb out of ten fingers and drew it down through {obj}, again and again. It came out as straight as rain.',
    'Little nests were the answer. {S} scraped five in the dust, for five sorts. Everything in {obj} found its nest, and nothing was left over.',
    '{S} strung the bits of {obj} on a thread, in the order they should have. Once strung, nothing wandered. It hung there, neat as beads.',
    'Out of a flat stone and two twigs {S} made a shelf with three places. First, next, last. {obj} moved in and was tidy.'
  ],
  noisy: [
    '{S} tied a sleeve round the loudest bit of {obj} and tucked in the ends. It was now a very soft noise, and then none.',
    'A wedge no bigger than a tooth was all {S} needed to make. It went in where {obj} rattled. After that nothing did.',
    '{S} padded it with moss, left and right, and pinned the moss with twigs. {obj} tried once more, muffled, and let it be.',
    'A swing was made from a loop of string, and {obj} was put to it. Back and forth, back and forth. {S} had built the quietest thing in the world.'
  ],
  dark: [
    '{S} tied one end of the string outside and let it run through the fingers. {group} went into {obj} along it, and out where it ended.',
    'Two cupped hands made a lantern, as {S} built it, with a song for a flame. It gave no light. {group} followed it out of {obj} all the same.',
    '{S} made a feeler out of a long twig and tapped with it: floor, floor, floor. No holes, no steps. {group} {were} soon out of {obj}.',
    'A knot for every ten steps, so that the dark could be measured. {S} tied four of them in {obj}. At the fourth knot, {group} came out.'
  ],
  far: [
    '{S} made a walking stick for the tired side, with a loop for the thumb. On three legs it was nearer. So {group} came to {obj}.',
    'Soft leaves went into the shoes, folded twice, with the stalks snipped off. {S} had lined every heel. On new soles {group} walked up to {obj}.',
    'A long string and plenty of handles: {S} knotted it together. The front pulled the back along. It was a very small train;; it stopped at {obj}.',
    'A song was made on the way, one line for each bend, by {S}. It had to be finished. It was finished exactly at {obj}.'
  ],
  secret: [
    '{S} pressed soft clay on {obj} and peeled it off again. What had been dents were now bumps, and the bumps could be read. It told.',
    'Built small out of pebbles, {obj} was easy to walk round and think about. {S} moved one pebble. Oh, said everyone: it had told.',
    '{S} made a peephole from a curled leaf, which kept out all the rest. Through it, {obj} showed one thing only. That was the secret.',
    'A thread was laid along each line of {obj} and pulled straight. {S} laid the threads side by side by length. Their ends spelled the answer.'
  ],
  sad: [
    '{S} made something for {obj} from a button and a string: it hummed when it was pulled. It was of no use at all. It helped very much.',
    'Two twigs, one leaf, a dab of mud: {S} made a little boat. {obj} was to name it. Over so much naming the tears were forgotten.',
    '{S} tied a ring of grass, the right size, with one daisy knot. It was given to {obj} without a speech. The wet eyes went round with surprise.',
    'A box for sad things was folded out of a big leaf, with a lid. {obj} whispered them into it. {S} shut the lid and tied it with a bow.'
  ]
}
