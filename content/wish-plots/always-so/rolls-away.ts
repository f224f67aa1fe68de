import { wishPlot } from '../wish-plot.ts'

const PLACES = ['hill', 'mountain', 'stairs', 'steps', 'street', 'road', 'slope', 'lane']
const UNDER = ['sofa', 'bed', 'table', 'fridge', 'cupboard', 'wardrobe', 'couch']

export const whoeverRollsAway = wishPlot({
 id: 'wish-whoever-rolls-away',
 visits: 'anything',
 whoever: ['rolled behind the cooker', 'rolled off the cart', 'rolled out of the basket', 'rolled right round the world', 'rolls all the way home', 'rolls behind the sofa', 'rolls into the corner', 'rolls out of the gate', 'trundles off', 'tumbles down the hill', 'rolls away', 'rolled away', 'always rolls away', 'keeps rolling away', 'kept rolling away', 'keeps rolling off', 'rolls off the table', 'rolled off the table', 'rolls off the plate', 'rolled off the plate', 'rolls off', 'rolled off', 'can’t stop rolling', 'couldn’t stop rolling', 'won’t stop rolling', 'never stops rolling', 'doesn’t stop rolling', 'keeps rolling', 'rolls through the town', 'rolled through the town', 'rolls across the floor', 'rolled across the floor', 'rolls out of the door', 'rolled out of the door', 'rolled out of the house', 'rolls out of the kitchen', 'rolls everywhere', ...PLACES.flatMap((place) => [`rolls down the ${place}`, `rolled down the ${place}`, `rolls all the way down the ${place}`, `rolled all the way down the ${place}`]), ...UNDER.flatMap((place) => [`rolls under the ${place}`, `rolled under the ${place}`]), 'loves rolling', 'loves to roll', 'likes rolling', 'likes to roll', 'wants to roll away'],
 except: ['rolls up', 'rolled up', 'rolls over', 'rolled over', 'roll over', 'into a ball', ' mud', ' eyes', 'dough', 'dung', 'dice', 'sushi', 'laughing', 'grass', 'sleeves', 'car park', 'pram', 'traffic', 'cliff', ' ice', 'drum', 'paint', 'barrel', 'snowball', 'hoop'],
 company: ['floor', 'bear', 'nose', 'wardrobe', 'wall', 'corner', 'door', 'marble', 'book', 'rug', 'pea', 'lamp', 'torch', 'mattress', 'bed', 'spoon', 'level', 'table', 'sea'],
 about: 'The hero has lost the bear’s nose, and whoever rolls away cannot be stopped by books or socks, until they see that it is always to the same place, and go along; everything that ever rolled away is there.',
 titles: ['The Floor Knows a Place', 'Where Everything Rolls', '{visitor} Is Off Again', 'The Bear’s Nose', 'From Down Here Nothing Rolls Away'],
 want: [
{ id: 'the-nose', A: 'partner', paragraphs: ['{H} was looking for the bear’s nose. It was a black bead, and it had come off on Monday. {H} wanted it back on before bed, since without it the bear looked so surprised. “It was here,” said {A}, as on Monday.',
'In came {visitor.first}, and said good evening on the way past. “I’d love to stay,” called {visitor}, “but I roll away. I only have to stop for a moment, and off I go.” And {visitor} rolled behind the wardrobe.'] }
 ],
 way: [
{ id: 'to-hold-it', A: 'partner', paragraphs: ['They got {visitor} out, and put {visitor} in the middle of the rug. “It only needs a stop,” said {A}. {H} laid a thick book in the way. {visitor} stood there, and they counted to four.',
'Then {visitor} began to roll, quite slowly, round the book. Two books made a wall, and {visitor} went along that. With a sock in the way it took a bit longer. “You see,” called {visitor}, from behind the wardrobe.'] },
{ id: 'before-it-starts', A: 'same', spare: 0.5, paragraphs: ['“Do something that takes all your mind,” said {A}. {visitor} knew just the thing, and {caller.does}. For as long as that lasted, nothing rolled. When it was done, they looked at the floor, and {visitor} was off.',
'“You have to do it without an end,” said {A}. To show how that was meant, {A} {caller.move}, and again, and again. {H} held the bear up to watch. After the ninth time {A} needed to sit down, and that was the end of it.'] },
{ id: 'a-good-brake', A: 'same', spare: 0.6, paragraphs: ['“What could you brake with?” asked {A}. They looked {visitor} over. There was {caller.part}, and that might have done. {visitor} had tried it once, on a hill with a view. “I went on,” said {visitor}. “It only made a noise.”',
'{H} asked what had come after the hill. There had been a bandstand, and an open door, and somebody’s soup. “They said, come in,” said {visitor}. “But I was out already.”'] },
{ id: 'where-it-began', A: 'same', spare: 0.7, paragraphs: ['“Where did it begin?” asked {A}. {visitor} lived {caller.where}, and had only wanted to turn over there. That was a week ago last Friday. “I came through here once before,” said {visitor}. “It was in the night, and from the other side.”',
'{A} had heard something, and had taken it for the fridge. “I said good night to you,” said {visitor}. And {A} remembered that the fridge had been so polite.'] },
{ id: 'said-on-the-way', A: 'same', spare: 0.8, paragraphs: ['{A} walked along beside {visitor} for a few yards, to have a chat. “{caller.fact},” said {A}. “Yes,” said {visitor}, “but it never gets asked. People only see that I’m leaving.” Then the rug came to an end.',
'On the bare floor it went faster. “Tell me the rest next time,” called {A}. There was a soft bump against the wall. “That was the rest,” called {visitor}.'] },
{ id: 'only-one-of-them', A: 'same', spare: 0.9, paragraphs: ['On the rug stood {caller.stand}. {H} had made that, as a pattern. “It’s stopping,” said {A}. “Watch how it’s done.” {visitor} watched from as near as possible. It was done by not beginning.',
'“May I lean on it?” asked {visitor}. They leaned one against the other, and it held. Nobody breathed, not even {A}. Then the two of them rolled away together, and the bump was twice as loud.'] },
{ id: 'a-very-flat-floor', A: 'same', spare: 1, paragraphs: ['“Our floor’s as flat as a table,” said {A}. So {H} tried it with a pea. The pea lay still in front of the window, and seemed to think. Then it set out, slowly, past the bear, and went off behind the wardrobe.',
'“It’s because of the legs,” said {A}. “Peas haven’t got any,” said {H}. They tried it with another. It had a look round, and followed the first, as one does in a strange town.'] },
{ id: 'flat-sides', A: 'same', spare: 2, paragraphs: ['“Things with corners stay,” said {A}. {H} tied a cushion on {visitor}, at each end. {visitor} looked like a parcel now, and stood. It was very grand. Then there was half a turn, and a rest, and half a turn.',
'“It’s the same,” said {visitor}, “only with bumps in it.” It took so long to the wardrobe that they could have a game of dominoes on the way. {visitor} won, on the last bump.'] },
{ id: 'the-jar', A: 'same', spare: 3, paragraphs: ['{H} wrote a card for {visitor}. BACK SOON, it said, so that nobody worried. “That’s very kind,” said {visitor}, “but I never am.” You’d have to roll uphill for it, and no one had ever shown how.',
'“We push the bus uphill,” said {A}, “in a song.” They sang it as far as the driver gets out. {visitor} listened to it from behind the wardrobe, and joined in where the hill was.'] },
{ id: 'with-an-onion', A: 'other', spare: 4, paragraphs: ['{A} came through with a bowl of onions for tomorrow, and looked up, and not down. There was {visitor}, just passing. The onions got out. They went across the floor, big ones first, and not one of them needed to ask the way.',
'“Now I’ve nothing for the soup,” said {A}. “They’ll be behind the wardrobe,” said {H}. It sounded as if somebody in there was handing them along. {A} made toast.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“A cheese rolled away from me once, in the mountains,” said {S}. “It was as big as a cartwheel. It went through two gates, and I shut them after it.” “Did you find it?” asked {A}. “I found the place,” said {S}. “There was a man sitting there, with bread.”',
'The man had sat there for years. Sooner or later, said {S}, something came. {visitor} wanted to know what kind of place it was. “The lowest,” said {S}. “It had a very nice bench.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} lay down with both arms stretched up, and rolled too. It went from the door to the table, and once over a shoe. “Where does it want to go?” asked {A}. “I don’t know,” called {S}. “I’m at the back now.”',
'Then the room stopped, and {S} didn’t, or the other way round. {visitor} asked if it was always so funny. {visitor} had done it for years, and had never once giggled. They tried that on the next round.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} did not like it if a thing went past and hadn’t said where. So {A} went after {visitor}, close behind, all the way to the wardrobe. There {A} lay down with a nose in the gap.',
'“It’s no good waiting,” said {visitor}, from the inside. “When I’m here, I’m here.” {A} waited all the same. In the end {A} was the only one of them who looked in the right place.'] },
{ id: 'the-same-place', A: 'partner', paragraphs: ['“Every time it’s the wardrobe,” said {A}, and looked along the floor, low down, with one eye shut. “It isn’t flat at all. It only looks it.” From there you could see it. All of the room leaned a little towards that corner. “You’re not rolling away,” said {A}. “You’re rolling to.” {H} thought of a bead, on a Monday, with nobody watching. “Don’t stop,” said {H} to {visitor}. “Show us.”'] }
 ],
 turn: [
{ id: 'down-there', A: 'partner', paragraphs: ['This time they put nothing in the way. {visitor} rolled, and {H} crept along behind with a torch, into the dark by the wall. There they all were. There was a marble, a pencil, two peas, a nut, and a wheel of the tin bus. Right at the bottom lay the nose. “So you’re the one who’s been humming,” said {visitor} to the marble.',
'“Is everything there?” called {A}. Everything was, as neat as in a drawer. The floor had been tidying up for years.'] },
{ id: 'which-is-first', A: 'same', spare: 8, paragraphs: ['They held a race with what there was. {H} lined up the marble, the nut and both peas at the window. {visitor} was the finish. “Go,” said {A}, and nobody had to push. The nut went in loops, because of its point.',
'The marble won. Then it turned out that it couldn’t be lost, not here. You could let go of whatever you liked, and go and fetch it at the bottom. {H} had never had such a careless hour.'] },
{ id: 'water-too', A: 'same', spare: 9, paragraphs: ['“Water does that,” said {A}. “It runs to where it’s lowest, and then it’s a sea.” “Then I’m very nearly a sea,” said {visitor}, and lay there and thought it over. {H} listened at the wardrobe, but there were no waves yet.',
'“And does the sea roll away?” asked {H}. It couldn’t. It was at the bottom already. It only went to and fro a little, said {A}, from habit.'] },
{ id: 'the-dip', A: 'partner', paragraphs: ['“And now?” asked {A}. {visitor} lay in the corner, beside the pencil, and waited. {H} waited too. They counted to four, and to forty. “I’m not going,” said {visitor}. “There’s nowhere lower. So this is what it’s like, when you stay!”',
'{H} stuck the nose on with a bit of jam, for tonight, and the bear stopped looking surprised. “I’ll leave the lamp on for the marble,” said {A}.'] }
 ],
 everybody: {
  want: ['{names} looked under the bear, and under the rug.', '{names} got out of the way, and {visitor} said thank you.', { text: '{names} felt along the skirting board for a bead.', needs: ['hands'] }, { text: '{names} held the door open, in case.', needs: ['hands'] }],
  way: ['{names} lay down across the floor as a wall, and was gone round.', '{names} followed a pea with both eyes.', { text: '{names} caught {visitor} in a hat, and the hat went too.', needs: ['hands'] }, { text: '{names} added a slipper to the books.', needs: ['hands'] }],
  turn: ['{names} got down low, and saw the hill in the floor.', '{names} went along to the wardrobe, to meet everybody.', { text: '{names} held the torch a bit higher.', needs: ['hands'] }, { text: '{names} put the wheel back on the tin bus.', needs: ['hands'] }]
 },
 bed: ['They left everything behind the wardrobe where it was, for now they knew the place. Only the nose came along, on the bear.', 'They washed, and an end of the soap slid down to its corner. {H}’s bed had a dip in the middle, where the mattress was oldest.'],
 last: ['{H} rolled into the middle of the bed, as on every night, and stayed, and was asleep.', 'From down there nothing can roll away, and {H} was asleep.']
})
