import { wishPlot } from '../wish-plot.ts'

const DISHES = ['spaghetti', 'pasta', 'noodles', 'pizza', 'pancakes', 'bread', 'toast', 'jam', 'porridge', 'rice', 'soup', 'strawberries', 'biscuits', 'cookies', 'cakes', 'ice cream', 'chocolate', 'sweets', 'popcorn', 'waffles', 'dumplings', 'pickles', 'marshmallows', 'jelly', 'sandwiches', 'crackers', 'tomatoes', 'peas', 'beans', 'macaroni', 'cereal', 'yoghurt', 'cucumbers', 'lemons', 'sausages', 'fish fingers', 'hot dogs', 'burgers', 'doughnuts', 'cupcakes', 'lollipops', 'carrots', 'bananas', 'apples', 'honey', 'cheese', 'leaves', 'lettuce', 'berries']

/** “Only” is a small word, so `loves` hears it; the past is for how it is told, and “wants to eat” has none. */
export const whoeverOnlyEats = wishPlot({
 id: 'wish-whoever-only-eats',
 visits: 'loves',
 whoever: [...DISHES.flatMap((dish) => [`only eats ${dish}`, `only ate ${dish}`]), 'is fussy about its food', 'only eats chapatis', 'only eats chicken nuggets', 'only eats chips', 'only eats crisps', 'only eats dal and rice', 'only eats fries', 'only eats mangoes', 'won’t eat anything but pasta', 'won’t try new food', 'eats nothing but pizza'],
 except: ['allergy', 'allergic', 'sick', 'hungry', 'starving', 'people', 'children', 'baby', 'weight', 'wants to eat', 'wanted to eat', 'loves', 'loved', 'likes', 'liked', 'adores', 'adored', 'dreams of', 'dreamed of', 'dreamt of', 'potato', 'potatoes', 'chips', 'fries', 'crisps', 'poison', 'poisoned', 'hospital', 'tummy ache', 'school lunch', 'beige', 'plain'],
 company: ['potato', 'dish', 'lid', 'plate', 'spoon', 'table', 'chair', 'napkin', 'cup', 'string'],
 fed: true,
 about: 'The hero has kept the best roast potato for a guest, who only eats one food, has brought that along and hands the potato back; a taste is a stranger until you have met it ten times, so the potato comes by ten times and is let in.',
 titles: ['There Was Somebody in It', 'The Potato Comes By', '{visitor} Brings a Dish', 'Good Evening, I’m a Potato', 'Met Ten Times'],
 want: [
{ id: 'the-crispest', A: 'partner', paragraphs: ['On {H}’s plate lay a roast potato, the last and the crispest. {H} was keeping it. “Who for?” asked {A}. “For whoever comes,” said {H}. It’s a fine thing to give the best one away, and then to watch it being eaten.',
'There was a knock, and it was {visitor.first}, with a dish under a lid. “Don’t go to any trouble,” said {visitor}. “I only eat {visitor.food}. I’ve brought my own.”'] }
 ],
 way: [
{ id: 'in-a-coat', A: 'partner', paragraphs: ['{H} pushed the potato over, and {visitor} pushed it back. “I only eat this,” said {visitor}, and lifted the lid. It was {visitor.food}, as it had been yesterday, and on the day before that. {A} knew a trick. They put some on the potato, all over, like a coat.',
'{visitor} was delighted, and ate the coat. It took a while round the edges. Then {visitor} handed {H} the potato, quite clean. “There was somebody in it,” said {visitor}.'] },
{ id: 'how-it-began', A: 'same', spare: 0.3, paragraphs: ['“How did it begin?” asked {A}. “I tried {visitor.food} once, and that was just right,” said {visitor}. “So why go on looking? When you’ve found your shoe, you don’t try on the rest of the shop.” {A} owned four pairs of shoes, and said nothing. {H} looked under the lid. For a shoe it smelled very good.'] },
{ id: 'before-it-is-eaten', A: 'same', spare: 0.5, paragraphs: ['Before each meal {visitor} {caller.does}. “Is that for the dish?” asked {A}. “It’s so that it knows it’s me,” said {visitor}. In all that time the dish had never once been wrong.',
'{A} did the same to the potato, as well as one can, and {caller.move}. The potato gave no sign. {H} turned it round, because perhaps that had been the back. But a potato is much the same on every side.'] },
{ id: 'one-for-best', A: 'same', spare: 0.6, paragraphs: ['{A} tied a napkin round {caller.part}, because of splashes. “I never splash,” said {visitor}. When you only eat the one thing, you know what it will do next. This one did nothing until Thursday, and on Thursdays it slid.',
'{H} asked what day it was. They all looked at the dish, and the dish moved over slightly. {A} fetched a second napkin.'] },
{ id: 'what-is-there-to-eat', A: 'same', spare: 0.7, paragraphs: ['“What else is there, where you come from?” asked {H}. {visitor} lived {caller.where}. There was plenty there, as far as one could see. “I always look at my dish,” said {visitor}, “so I’ve only seen the rest from the side.”',
'{A} put down three plates, with a bean, a crumb and a slice of pear. {visitor} looked at them from the side. “Yes,” said {visitor}. “That’s what it’s like there.”'] },
{ id: 'talk-at-table', A: 'same', spare: 0.8, paragraphs: ['It was quiet at the table, so {A} read aloud from a book about such guests. “{caller.fact},” read {A}. {visitor} nodded, and ate. “And what do you think about while you chew?” asked {A}. “Supper,” said {visitor}. “And at supper?” asked {H}. “Breakfast,” said {visitor}.',
'It was the same dish both times. But you looked at it from the other end.'] },
{ id: 'a-quiet-guest', A: 'same', spare: 0.9, paragraphs: ['On the last chair {H} had put {caller.stand}, as another guest. {A} laid a plate in front of it. That guest would not eat the potato, and would not eat from the dish either. “Now that’s fussy,” said {visitor}, who had never been able to say so before.',
'{visitor} talked to it kindly, and left it a spoonful for later. It felt good to be the one who eats everything. Everything that was in the dish, at any rate.'] },
{ id: 'the-order', A: 'same', spare: 1, paragraphs: ['“Wouldn’t you like to choose?” asked {A}, and played the waiter, with a cloth on one arm. “I’ll have the usual,” said {visitor}. The waiter read out the whole card all the same. There was soup, and pie, and a thing with plums. “What a lot,” said {visitor}. “I’ll have the usual.”',
'{H} had the plums. They came first, because the usual had to be turned round. It was no good from that side, {visitor} said.'] },
{ id: 'by-heart', A: 'same', spare: 2, paragraphs: ['They tied a cloth over {H}’s eyes, and {A} held out a spoon. “Carrot,” said {H}. It was pear. {H} ate so many things that they got mixed up. Then they hid the dish behind the bread bin, and {visitor} had to say what it was.',
'“That’s mine,” said {visitor} at once, from the far side of the room. “And somebody’s put it down crooked.” {A} went and looked. It was out by the width of a pea.'] },
{ id: 'seven-days', A: 'same', spare: 3, paragraphs: ['“Isn’t it dull, {visitor.food} every day?” asked {A}. “It’s never twice the same,” said {visitor}. On Mondays it was shy. On Tuesdays there was more of it in the middle. On Wednesdays it had once had a hair in it, and {visitor} still spoke of that.',
'{H} and {A} bent over the dish, one on each side. {H} could see nothing but today’s. But the longer you looked, the more it did look like a Monday.'] },
{ id: 'a-swap', A: 'other', spare: 4, paragraphs: ['{A} came in, and was sorry that the potato had been sent back. “Offer something for it,” said {A}. {H} offered a button, and {A} laid a pencil on top. “For that, I’d take the potato,” said {visitor}. It was a good pencil. “And would you eat it?” asked {A}.',
'“Eat it?” said {visitor}. “I’d keep it. I only eat this.” {H} took the button back, and {A} took the pencil. The potato had changed hands twice, and was shinier.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I had a cousin who only ate plum jam,” said {S}. “At weddings the cousin brought a jar.” “And what happened?” asked {A}. “There came a summer with no plums,” said {S}. “So it was apricot. The cousin didn’t say a word for two days, and then asked where apricots grow.”',
'{visitor} drew the dish a little closer. “And after that?” “Then it was only apricot,” said {S}, “for thirty years.” {visitor} breathed out.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['“I only eat blue things,” said {S}, and looked into the fridge. There was nothing blue in there but the lid of the milk. {A} held up a grape. “In the dark it’s blue,” said {A}. So {S} ate six of them under the table.',
'Down there the bread was blue as well, and so was the cheese. {visitor} held the dish under, to see. “It looks well on it,” said {visitor}, and ate that bit up here again, in the light.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} had eaten the same thing every day as well, out of the bowl on the floor. {visitor} bent down to it. “Always that one?” asked {visitor}. {A} licked the bowl, and did not see what there was to ask.',
'So the two of them ate side by side, each out of the usual. Neither looked across at the other’s. {H} had seldom seen such polite people.'] },
{ id: 'how-often', A: 'partner', paragraphs: ['“Don’t you like potatoes?” asked {H}. {visitor} couldn’t say. “I’ve never met one,” said {visitor}. {A} looked from the potato to the dish. “And how often have you met {visitor.food}?” asked {A}. {visitor} worked it out. It was three times a day, since the beginning. “And were you friends the very first time?” {visitor} laid down the lid. “The first time I hid,” said {visitor} slowly. “A taste’s a stranger,” said {A}. “You’ve got to meet it ten times before you know.”'] }
 ],
 turn: [
{ id: 'it-comes-by', A: 'partner', paragraphs: ['So the potato came by. {H} walked it round the table, and stopped at the dish. “Good evening,” said {H} for it. “I’m a potato.” Then it went home. The second time {visitor} said good evening back. By the sixth {visitor} was leaning over the edge, to see where it had got to. “It stopped at the salt,” said {A}. “It’ll be here.”'] },
{ id: 'what-it-brought', A: 'same', spare: 8, paragraphs: ['“You don’t come empty-handed,” said {A}. So the next time the potato had a pea with it. {visitor} thanked it for the pea, and put that by the fork. After that it brought a crumb, and a bit of string.',
'“It needn’t have,” said {visitor}. That was only said to be polite. {visitor} had begun to keep them in a row. It went from the pea to the string. Nobody was asked to eat any of it.'] },
{ id: 'not-at-home', A: 'other', spare: 9, paragraphs: ['Once the potato came and the lid was shut. “They’re out,” said {A}, who sat nearest. {H} knocked on the lid with the potato, and it sounded like somebody with soft shoes. “Leave a card,” said {A}.',
'They left a scrap of paper with a brown thumbprint on it. Under the lid there was a rustle. “Was that the potato?” asked {visitor}. “I wasn’t dressed.”'] },
{ id: 'the-tenth', A: 'partner', paragraphs: ['At the tenth time it was stone cold. {H} broke it in two. {visitor} looked at the inside, and smelled it for a long while. “Now I know it,” said {visitor}. “It’s very nice. And I only eat {visitor.food}.”',
'“Of course,” said {A}. But {visitor} moved the dish over by an inch, and laid half of the potato beside it. “That can sit here,” said {visitor}. “It’s come ten times.” The other half was {H}’s. It was still the crispest. {H} bit into it, and {visitor} watched it being eaten.'] }
 ],
 everybody: {
  want: ['{names} came to the table as well, and looked at the lid.', '{names} went once round the dish, at a distance.', { text: '{names} laid one more place, on the side by the door.', needs: ['hands'] }],
  way: ['{names} found a bit of the coat under the table, and it was gone.', '{names} looked under the lid, and said nothing against it.', { text: '{names} rubbed the potato dry with a napkin.', needs: ['hands'] }],
  turn: ['{names} got out of the potato’s way at the corner.', '{names} sat by the salt, and saw it come past each time.', { text: '{names} counted on ten fingers how often it had come.', needs: ['hands'] }]
 },
 bed: ['{visitor} put the lid on the dish, and left a crack open for visitors.', 'They wiped the table all the way round, for a good many had been along there. {H} washed, and lay down, and tasted a little of potato.'],
 last: ['Tomorrow there would be the usual, and something beside it, and {H} was asleep.', 'Sleep had come by every night for years, so {H} knew it, and let it in.']
})
