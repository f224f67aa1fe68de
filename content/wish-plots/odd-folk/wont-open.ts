import { wishPlot } from '../wish-plot.ts'

const REFUSES = ['open', 'close', 'shut', 'start', 'turn on', 'turn off', 'switch on', 'switch off', 'light up', 'budge', 'lock', 'unlock', 'ring', 'zip', 'zip up']

export const whoeverWontOpen = wishPlot({
 id: 'wish-whoever-wont-open',
 visits: 'anything',
 whoever: [...REFUSES.flatMap((what) => [`won’t ${what}`, `doesn’t ${what}`, `refuses to ${what}`, `doesn’t want to ${what}`]), 'never opens', 'never closes', 'never shuts', 'never starts', 'never lights up', 'never budges', 'can’t be opened', 'can’t be closed', 'always stays open', 'always stays shut', 'always stays closed', 'stays open', 'stays shut', 'stays closed', 'is always shut', 'is always closed', 'is stuck shut', 'is jammed shut', 'sticks shut'],
 except: ['mouth', 'eyes', 'heart', ' hand ', 'prison', 'cage', 'oven', 'hospital', 'medicine', ' lift ', 'toilet', ' loo ', 'locked in', 'trapped', 'scared', 'school', 'class', 'conversation', 'fight', 'fire', 'move house', 'homework', 'breathing', 'bleeding', 'can move', ' eat ', 'turned', 'into', 'around', 'round', 'page', 'pages', 'right', 'left', 'umbrella in', 'presents', 'parcel', 'letters', 'sesame', 'things', 'jars', 'doors', 'engine on fire', 'work together', 'drawers', 'early', 'the door', 'the window', 'the box', 'the book', 'the bottle', 'the letter', 'the shop', 'curtains', 'gift', 'gifts', 'birthday', 'race'],
 notOf: ['baby', 'flower', 'tooth', 'eye', 'eyes', 'mouth', 'shop', 'bakery', 'café', 'cafe', 'museum', 'library', 'restaurant', 'pool', 'playground', 'zoo'],
 company: ['bed', 'slipper', 'slippers', 'pyjamas', 'bath', 'door', 'stairs', 'locksmith', 'butter', 'hook', 'tea', 'spoon', 'cup', 'chair', 'kettle', 'bus', 'queue', 'screwdriver', 'hat'],
 about: 'Bedtime is at the count of three, and the hero is always just about to; whoever won’t is pulled at on three by everybody, and is always just about to as well, so somebody counts to four.',
 titles: ['After Three', 'Just About To', '{visitor} Won’t', 'One Two Three and a Bit', 'The Fourth One'],
 want: [
{ id: 'at-three', A: 'partner', paragraphs: ['Every evening {A} counted to three, and at three {H} ought to have been in bed. {H} wanted to manage it, just once. But at three there was always one sock left, and {H} was only just about to.',
'Down in the hall somebody sighed. It was {visitor.first}. “I expect you’ve heard,” said {visitor}. “It’s all that anyone knows of me. They’ve all had a go. There was a strong man, and a locksmith with a leather bag. Do you want to see?” “Yes,” said {H}, with one leg in the pyjamas.'] }
 ],
 way: [
{ id: 'all-together', A: 'partner', paragraphs: ['“You’ve got to do it all together,” said {A}, quite sure, “and on three.” {H} got a good grip of {visitor}. “One, two, three!” called {A}. They tried until {H} had a face like a beetroot. {visitor} wouldn’t.',
'“On three again,” said {A}, and counted twice as loud. At three {H} pulled so hard that the pyjamas came down. With {visitor} it was as if nothing had been said. “I did tell you,” said {visitor}. “{visitor.says}. It’s nothing to do with you.”'] },
{ id: 'would-do-this', A: 'same', spare: 0.5, paragraphs: ['“Is there anything that you will do?” asked {A}. “Of course,” said {visitor}, quite hurt, and hummed a tune, with all the verses. Nobody had even counted. {A} hummed along, out of politeness. “And now the other thing,” said {A}, without a pause.',
'“Ah,” said {visitor}. “You nearly had me there.” It was just what the man with the leather bag had tried. He’d got {visitor} to do all sorts of things. It had been a lovely afternoon, and he’d gone home without his hat.'] },
{ id: 'where-it-sticks', A: 'same', spare: 0.6, paragraphs: ['{A} suspected {caller.part}. “That’s where it’ll be,” said {A}. {H} fetched the butter, and they rubbed some on, not too thick. Then they tried it again on three. {visitor} wouldn’t, but it was the smoothest that anyone had ever not.',
'“Did you feel anything?” asked {A}. “Buttered,” said {visitor}. {H} put the rest on some bread. That went down at once, and nobody had to count.'] },
{ id: 'at-home', A: 'same', spare: 0.7, paragraphs: ['“How do they manage with you at home?” asked {A}. They had got used to it, said {visitor}, {caller.where}. They went round by the side. In the early days there had been a rope, and twelve people on it. “They’re still friends,” said {visitor}. “They meet on Thursdays.”',
'“And do they pull?” asked {A}. No, they only brought the rope along. It lay on the table, next to the cake. One of them always said, “One, two, three,” and then they began.'] },
{ id: 'a-good-reason', A: 'same', spare: 0.8, paragraphs: ['{A} thought that {visitor} might have a reason. “{caller.fact},” said {A}. “Perhaps that’s why.” {visitor} went over it, word by word. It was true enough. But there were others of whom that was true, and they would, at any time of day.',
'“My cousin does it if you only look,” said {visitor}. {H} looked, as hard as could be. “Not me,” said {visitor}. “My cousin.” {H} stopped looking. It’s tiring when it’s for a cousin.'] },
{ id: 'the-other-one', A: 'same', spare: 0.9, paragraphs: ['{A} brought {caller.stand}, and put it down just opposite. “Let’s ask this one,” said {A}. It wouldn’t either. They pulled at that as well, on three. Nothing came of it.',
'“So there are two of us,” said {visitor}. It made a difference at once, you could see that. When somebody else won’t, you can lean back a little. {visitor} asked how long it hadn’t for. {A} gave it until the spring.'] },
{ id: 'asking-nicely', A: 'same', spare: 1, paragraphs: ['“One can also ask,” said {A}. “Please,” said {H}. {visitor} thought about it for so long that a cup of tea could have gone cold. “That was well asked,” said {visitor}. “I won’t, but I’m glad that you did.” {H} asked once more, with a bow. The answer was the same, with a bow.',
'Then {A} tried it with, “Don’t you dare.” {H} had often been got out of the bath like that. “I wouldn’t dream of it,” said {visitor}. They’d never been so much of one mind.'] },
{ id: 'from-inside', A: 'same', spare: 2, paragraphs: ['The locksmith had brought forty little hooks, said {visitor}, all on one ring. He’d tried each of them, from the left. Around hook thirty he had begun to talk. His wife wanted to go to the sea, he said, and he wouldn’t.',
'“Why not?” asked {A}. He hadn’t known. By hook forty he had put everything back in the bag, and he went to the telephone. “They sent me a card,” said {visitor}. “It’s of a pier. I’ve helped a lot of people, in my way.”'] },
{ id: 'a-longer-run-up', A: 'same', spare: 3, paragraphs: ['“We weren’t quick enough,” said {A}. “It wants a surprise.” {A} strolled past and looked at the ceiling, and hummed. Then {A} shouted “Three!” with no one and no two. {H} fell off the bottom stair. {visitor} hadn’t stirred.',
'“Where were the others?” asked {visitor}. “Which others?” “The one and the two,” said {visitor}. “I’d only just started listening.” {A} felt that it had been a bit rude, and gave them back. “One, two,” said {A}.'] },
{ id: 'tired-out', A: 'same', spare: 4, paragraphs: ['{H} thought that you had to wait until {visitor} gave up. They sat down opposite, and did nothing, as patiently as they could. {visitor} did nothing as well. It was very even for a time. Then {A}’s nose itched, and {H} had to turn over one foot.',
'“I’m ahead,” said {visitor}. “I’ve had the practice.” They played it three times. {H} got better at it, and in the last round it was only because of a fly. {visitor} was pleased. Nobody had ever played it with {visitor} on purpose.'] },
{ id: 'both-ways', A: 'other', spare: 5, paragraphs: ['{A} came by and wanted to get past. “Let me,” said {A}, rolling up both sleeves. “I’ve got the knack.” It was a thing that {A} always said about jars. {A} gave {visitor} a tap on the left, and one on the right, and listened.',
'“It’s just a matter of knowing where,” said {A}. {visitor} wouldn’t. “I loosened it for you,” said {A}, and rolled the sleeves down again. Then {A} squeezed past, very flat, and you could hear two buttons.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“We had a donkey that wouldn’t,” said {S}. “There was a bridge, and it wouldn’t go over.” “What did you do?” asked {A}. “We had our lunch,” said {S}. “The donkey had our lunch as well. When it was all gone, the donkey went over, and we had to run to catch up.”',
'“So it would, in the end,” said {visitor}. “It only wouldn’t when we said so,” said {S}. “We said so too early. We’d been saying it since breakfast.” {visitor} asked what sort of sandwiches it had been.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['“I won’t either,” said {S}, and sat down next to {visitor}. “What won’t you?” asked {A}. {S} hadn’t got one yet. “Everything,” said {S}, to be on the safe side. {A} asked if that went for the biscuits as well.',
'{S} looked at the biscuits for some time. “They’re not in it,” said {S}. {visitor} said that you should always leave something out, at the beginning. With a biscuit in it, {S} wouldn’t twice as well.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['{A} sat down in front of {visitor}, and waited for it to happen. {A} knew that from the fridge. You only sit there, quite close, and you don’t take your eyes off it. Sooner or later it does it by itself, and there’s a light.',
'{visitor} was not used to that. “It’s so trusting,” said {visitor}. {A} moved up by one more paw. Nobody pulled, and nobody counted. “You do feel a brute,” said {visitor}, and looked at the wall.'] },
{ id: 'after-three', A: 'partner', paragraphs: ['{H} lay down on the stairs to get some breath. But {A} was still looking. “It moved,” said {A}. “It was very small, and it was after three. You’d just stopped.” {visitor} looked the other way. “I’m always only just about to,” said {visitor}. “Then everybody’s already shouting, and after that they’ve gone, and I’ve got to start from the beginning.”'] }
 ],
 turn: [
{ id: 'four', A: 'partner', paragraphs: ['{H} sat up. Nobody knew more about that than {H}. “Don’t pull,” said {H}. “And don’t shout. And then there’s one more.” So {A} counted, no louder than for a spoon of sugar. “One,” said {A}. “Two. Three.” Nobody pulled. {visitor} was just about to. They could see it coming, from quite a way off.',
'“Four,” said {H}. “{visitor.says},” said {visitor}, out of habit, and was wrong. It went as if there had never been anything easier.'] },
{ id: 'once-more', A: 'same', spare: 9, paragraphs: ['“And back again,” said {A}. It went back again, too, on four. They did it once for the strong man, and once for the locksmith. They did it for each of those on the rope. {visitor} didn’t get tired of it. “It’s like coughing,” said {visitor}. “I’d no idea that one could.”',
'Once {A} stopped at three, to see. They all hung there in the air. “You can’t do that,” said {visitor}. It was worse than a sneeze. {H} said the four quickly, for everybody.'] },
{ id: 'what-else-is-at-four', A: 'same', spare: 10, paragraphs: ['They tried it out on other things. There was a window in the kitchen that had been stuck since the summer. {A} counted to three, and rested, and then it was four. It went up by itself, or nearly. The ketchup came at six.',
'“Everybody’s got a number,” said {H}. {A} thought of a letter that had been lying there unwritten. It was at about ninety, said {A}, but it was certainly moving. {visitor} gave the desk an encouraging look.'] },
{ id: 'in-bed', A: 'partner', paragraphs: ['Then it was bedtime. {A} stood at the foot of the stairs, and took a breath, and looked at {visitor}. “One,” said {A}. “Two. Three.” {H} was still on the top stair, with a sock. Nobody called up, for {H} was just about to.',
'“Four,” said {A}. There was a thump, and up there {H} lay in bed. “I wouldn’t have believed it,” said {A}. “It’s only the one more,” said {visitor}.'] }
 ],
 everybody: {
  want: ['{names} went once all the way round {visitor}, to see from where it wouldn’t.', '{names} sat on the stairs, to have a good view.', { text: '{names} shook {visitor} by whatever there was to shake.', needs: ['hands'] }, { text: '{names} held the other leg of the pyjamas.', needs: ['hands'] }],
  way: ['{names} leaned on {visitor}, and then rested on {visitor}.', '{names} pulled at three as well, at the other end, and that was {H}.', { text: '{names} brought a screwdriver, and took it back.', needs: ['hands'] }, { text: '{names} knocked, and listened, and knocked lower down.', needs: ['hands'] }],
  turn: ['{names} waited through the whole of three, without moving.', '{names} got there at four, and looked surprised.', { text: '{names} held up four fingers, in case it was needed.', needs: ['hands'] }, { text: '{names} wiped off the butter.', needs: ['hands'] }]
 },
 bed: ['{visitor} went off home, and was going to surprise twelve people on Thursday. They only had to count a little further.', 'They washed, and the sock came off at five. {H} lay there and was not just about to do anything any more.'],
 last: ['One, two, three. At four {H} was asleep.', 'Somebody began to count, quite softly, and before it was over {H} was asleep.']
})
