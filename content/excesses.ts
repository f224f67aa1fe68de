/** What comes of it when a stranger is too much of something, and for what just that is wanted. */
export interface Excess {
  /** How it is said: "shy", "bashful". */
  words: readonly string[]
  /** What could not be done at home till then; a sentence without its full stop. */
  need: string
  /** After the name, in the past: "came in backwards". */
  enters: string
  /** What happened at the table. */
  table: string
  /** What happened at hide-and-seek. */
  game: string
  /** How what was needed is done. */
  good: string
  /** Spoken, without its full stop. */
  proof: string
}

export const TOO: readonly Excess[] = [
  {
    words: ['shy', 'bashful', 'timid', 'quiet'],
    need: 'A sparrow had got in and sat on the curtain rail, and flew up whenever anybody looked at it',
    enters: 'came in backwards, close to the wall, and said hello to the coats',
    table: 'sat under it, and a hand came up from time to time and felt for the bread',
    game: 'hid so well that nobody dared to find a thing, and it was dark before anybody did',
    good: 'sat down under the curtain and looked the other way, till the sparrow came down to see who was not looking',
    proof: 'With anybody else it would have gone up again'
  },
  {
    words: ['big', 'huge', 'enormous', 'large', 'gigantic', 'giant', 'wide'],
    need: 'There was a draught that came from somewhere, and went round everybody’s ankles',
    enters: 'came in a bit at a time, and then there was no more hall',
    table: 'sat down, and one side of the table went up like a seesaw, with the jam on it',
    game: 'stood behind the lamp, and on both sides of the lamp there was a good deal left over',
    good: 'sat down against the door, the whole length of it, and the draught had to stay outside',
    proof: 'You can’t do that with a cushion'
  },
  {
    words: ['small', 'tiny', 'little', 'short', 'wee'],
    need: 'A button had rolled under the cupboard, right to the back, where no arm would go',
    enters: 'came in under the door, which nobody had opened',
    table: 'was not to be seen from any side of it, and was passed along by mistake with the salt',
    game: 'hid behind a crumb, and for a long time they all looked in the wrong rooms',
    good: 'walked in under the cupboard standing up, and came out again with the button, rolling it like a cartwheel',
    proof: 'Nobody else could even have gone in to look'
  },
  {
    words: ['tall', 'long', 'high'],
    need: 'A paper plane had landed on top of the cupboard, and nobody had a chair that was high enough',
    enters: 'came in at the door, and went on coming in until it was the ceiling’s turn',
    table: 'sat down, and both knees came up through the cloth on the other side',
    game: 'lay down behind the sofa, and at the end of the sofa two feet went on by themselves',
    good: 'reached up without even stretching, blew off the dust and handed down the plane',
    proof: 'We’d have had to wait for it to fly down'
  },
  {
    words: ['loud', 'noisy'],
    need: 'The clock had stopped at ten past two, and nothing would wake it',
    enters: 'said good evening, and the cups turned round on their hooks',
    table: 'asked for the butter, and the butter came down from the shelf by itself',
    game: 'whispered “I’m in here”, and next door somebody said “Found you”',
    good: 'bent down and said good morning to the clock, and it jumped and went on ticking',
    proof: 'It would have slept through the rest of us'
  },
  {
    words: ['fast', 'quick', 'speedy'],
    need: 'The soap bubbles were always gone before anybody had shown them to anybody',
    enters: 'came in, went out at the back, and came in at the front again to say hello',
    table: 'had finished before the spoons were given out',
    game: 'was found, and hid, and was found again, while they were still counting to three',
    good: 'took one bubble round to every single pair of eyes, and brought it back before it burst',
    proof: 'Nobody has ever seen the same bubble three times'
  },
  {
    words: ['slow'],
    need: 'There was one bowl of soup too many, filled right up to the edge, and nobody could carry it',
    enters: 'was at the door when they looked, and a good while later was still coming in',
    table: 'lifted a spoon, and the others had washed up before it arrived',
    game: 'was still on the way to the curtain when they had counted to a hundred twice',
    good: 'carried the full bowl across the whole kitchen, and not one drop looked over the edge',
    proof: 'With me it’s always on the floor by the second step'
  },
  {
    words: ['clumsy', 'wobbly', 'giddy', 'dizzy'],
    need: 'On the big pillow there was a dent that would not come out, whoever shook it',
    enters: 'fell over the mat, then over the shoes, and then over being sorry',
    table: 'reached for the salt and got hold of the tablecloth, with everything that was on it',
    game: 'hid in the cupboard, and the cupboard came open and said sorry',
    good: 'tripped on the rug and fell into the pillow from the right side, and out came the dent',
    proof: 'You could never have done that on purpose'
  },
  {
    words: ['heavy', 'round'],
    need: 'The big book would not shut, for a leaf had been put in it to be pressed',
    enters: 'stepped on the mat, and in the kitchen all the spoons lay down',
    table: 'took a chair, and the chair asked for somebody else',
    game: 'stood on tiptoe behind the door, and the floor said where',
    good: 'sat down on the big book, just for as long as a song, and the leaf was as flat as the page',
    proof: 'I’ve sat on it for a week, and nothing happened'
  },
  {
    words: ['strong'],
    need: 'The lid of the jam had been turned so tight that nobody could open it',
    enters: 'knocked once, and came in with the door handle to give it back',
    table: 'lifted a cup, and the saucer and the table came up with it',
    game: 'held the curtain shut, and the curtain had to be hung up again',
    good: 'took the jam between two fingers, and the lid came off with a small pop',
    proof: 'We’d all given that jar up'
  },
  {
    words: ['messy', 'muddy', 'dirty', 'sticky', 'slimy', 'untidy', 'smelly'],
    need: 'There was a picture on the wall with a blank corner, for nobody had known what should be there',
    enters: 'came in, and one could see on the floor where, and also where next',
    table: 'ate one slice of bread, and there was some of it on everybody',
    game: 'hid very well, but there was a path to it',
    good: 'leaned on the wall for a moment beside the picture, and there in the corner was a brown hill with a tree',
    proof: 'I’d never have got that green'
  },
  {
    words: ['prickly', 'spiky', 'sharp', 'spiny'],
    need: 'All the small papers kept blowing off the table, each time that anybody opened the door',
    enters: 'came in, and one scarf and two gloves came along',
    table: 'sat down on the bench, and the bench was free at once',
    game: 'crept behind the curtain, and could not get out without it',
    good: 'stood in the middle of the table, and they put one paper on each prickle, and not one blew away',
    proof: 'It’s the best notice board we’ve ever had'
  },
  {
    words: ['fluffy', 'furry', 'hairy', 'woolly', 'soft', 'shaggy'],
    need: 'In the corner of the sofa there was a hard place, and whoever sat there got up again',
    enters: 'came in through the door like a cloud through a gate',
    table: 'bent over the soup, and after that there was no soup',
    game: 'lay down on the rug to hide, and got stepped on by everybody, with pleasure',
    good: 'sat down in the corner of the sofa, and it was the best seat in the house',
    proof: 'And it’s warm, too'
  },
  {
    words: ['tidy', 'neat', 'careful', 'clean'],
    need: 'There was a drawer in the kitchen that had not shut since the spring',
    enters: 'came in, and stepped back out, and wiped each foot a second time',
    table: 'laid the peas in rows, and by then they were cold',
    game: 'hid in the wardrobe, and hung everything up by size first',
    good: 'put the corks with the corks and the strings with the strings, and the drawer slid shut',
    proof: 'I thought it was meant to stick out'
  },
  {
    words: ['curious', 'nosy', 'nosey', 'chatty', 'talkative'],
    need: 'There was a small key on the hook by the door, and nobody knew any more what it was for',
    enters: 'came in and asked who lived here, and who before that, and what was in the pot',
    table: 'looked under every lid, and then under every plate',
    game: 'hid, and came out to see how it was going',
    good: 'asked every door and every box about the key, and the last one was a tin with a tune in it',
    proof: 'We’ve walked past that tin for years'
  },
  {
    words: ['bossy', 'proud'],
    need: 'The shoes stood about in the hall in such a muddle that nobody could get through',
    enters: 'told them how to open the door, and then how to shut it',
    table: 'said who was to sit where, and then said it the other way round',
    game: 'told everybody when to count and where to look, and forgot to hide',
    good: 'stood in the hall and told the shoes, and pair by pair they were in a row',
    proof: 'They’ve never once listened to us'
  },
  {
    words: ['greedy', 'hungry'],
    need: 'There was a whole pan of porridge left over, and nobody wanted to hear of it again',
    enters: 'came in with the nose first, and asked what it was going to be',
    table: 'had the bread, and the butter, and the paper that it had been in',
    game: 'hid in the larder, and was found by the munching',
    good: 'sat down by the pan and began, and by and by one could see the bottom, and one’s face in it',
    proof: 'We’d have had that till Sunday'
  },
  {
    words: ['grumpy', 'cross', 'angry', 'moody'],
    need: 'By the window hung a picture of a stormy sea, and it had always looked a bit too nice',
    enters: 'came in and said that the mat was wrong, and the weather, and the hat',
    table: 'would not have the soup, and would not have it taken away either',
    game: 'hid under a blanket, and there was grumbling in it',
    good: 'stood in front of the picture and glared at it, and now it looked like a real storm',
    proof: 'You want to hold on to something'
  }
]
