import { wishPlot } from '../wish-plot.ts'

const HENS = ['chickens', 'chicken', 'hens', 'hen', 'chooks', 'rooster', 'cockerel']

export const chickensInTheYard = wishPlot({
 id: 'wish-chickens-in-the-yard',
 wishes: [...HENS.flatMap((hen) => [`${hen} neighbour`, `${hen} neighbours`, `${hen} neighbour’s`, `${hen} neighbor`, `${hen} neighbors`, `${hen} next door`, `${hen} got out`, `${hen} get out`, `${hen} escaped`, `${hen} escape`, `${hen} into our garden`, `${hen} into our yard`, `${hen} in our garden`, `${hen} in our yard`, `${hen} backyard`, `${hen} over the fence`, `${hen} through the hedge`, `${hen} hole fence`, `${hen} ran away`, `${hen} on the loose`, `${hen} won’t go home`, `${hen} go home`, `${hen} chase`, `${hen} chasing`, `${hen} catch`, `${hen} catching`, `${hen} go to bed`, `${hen} bedtime`]), 'chickens everywhere', 'hens everywhere', 'shooing chickens', 'shooing hens', 'shoo the chickens'],
 answers: ['chickens', 'chicken', 'hens', 'hen', 'chooks', 'rooster', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'next', 'door', 'garden', 'yard', 'backyard', 'patio', 'fence', 'hedge', 'gate', 'hole', 'gap', 'got', 'get', 'gets', 'getting', 'out', 'in', 'into', 'came', 'come', 'comes', 'coming', 'keep', 'kept', 'always', 'back', 'again', 'escaped', 'escape', 'ran', 'run', 'running', 'loose', 'away', 'chase', 'chased', 'chasing', 'catch', 'caught', 'catching', 'shoo', 'home', 'go', 'went', 'bed', 'bedtime', 'evening', 'morning', 'today', 'day', 'all', 'seven', 'six', 'five', 'four', 'three', 'two', 'brown', 'white', 'black', 'speckled', 'fluffy', 'fat', 'cheeky', 'naughty', 'funny', 'noisy', 'little', 'our', 'my', 'the', 'and', 'we', 'had', 'to', 'them', 'through', 'over', 'under', 'farm', 'village', 'field', 'street', 'grandma', 'granny', 'nana', 'gran', 'grandad', 'grandpa', 'auntie', 'aunt', 'uncle', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'helped', 'help', 'eat', 'ate', 'everything', 'biscuit', 'crumbs', 'flowers', 'umbrella'],
 except: ['died', 'dead', 'killed', 'fox', 'soup', 'dinner', 'pox', 'dinosaur', 'dig', 'dug', 'digging', 'beans', 'seeds', 'egg', 'eggs', 'cloud', 'cross', 'hurt', 'magic', 'space', 'moon', 'baba', 'dance', 'chocolate', 'nuggets', 'coop', 'run', 'why', 'little red', 'afraid', 'scared', 'chick', 'chicks'],
 moods: ['change', 'losing', 'late', 'learning'],
 company: ['chicken', 'chickens', 'umbrella', 'hedge', 'gap', 'chalk', 'biscuit', 'sun', 'cloud', 'yard', 'hen', 'tortoise', 'broom'],
 about: 'The neighbour’s seven chickens have come through the hedge, and whoever chases them finds out how many sides a chicken has; until a cloud shows when chickens go home, and the hero walks out with a big black umbrella and makes it evening.',
 titles: ['Seven Through the Hedge', 'Evening Under an Umbrella', '{H} Sends the Chickens to Bed', 'How Many Sides a Chicken Has', 'A Cloud at Four O’Clock'],
 want: [
{ id: 'a-chalk-road', A: 'partner', paragraphs: ['{H} was drawing a chalk road in the yard, and wanted to get it to the door. Then there were feet on it, with three toes each. The neighbour’s seven chickens had come through the hedge. They walked down the middle of the road and rubbed it out.',
'“Home you go,” said {H}, and pointed at the gap in the hedge. The chickens looked at the finger, first with one eye and then with the other. “They live next door,” said {A}, “but only at night.”'] }
 ],
 way: [
{ id: 'many-sides', A: 'partner', paragraphs: ['{H} ran at them with both arms out. The chickens ran to the one place where {H} was not, and that was behind {H}. {H} turned round. Now the other side was free.',
'“The brown one’s gone between your feet,” called {A}. In the end {H} was standing in the gap, out of breath. The seven chickens stood on the road and watched. “It’s nearly me that’s gone home,” said {H}.'] },
{ id: 'the-biscuit', A: 'same', spare: 0.3, paragraphs: ['“We could lead them home with a biscuit,” said {A}. {H} crumbled one, and laid the crumbs in a line, from the door to the gap. The chickens were pleased, and set about it. But they began at the gap and ate towards the door.',
'So now all of them stood by the door, and looked up at the handle. “They think it’s where the biscuits come from,” said {A}. It was, and nobody could say that they were wrong.'] },
{ id: 'a-talk', A: 'same', spare: 0.5, paragraphs: ['{H} tried it in chicken, which is mostly one word. The seven of them listened. They put their heads on one side and came closer. “What did you say to them?” asked {A}. {H} did not know.',
'It must have been something good, for they stood round {H} in a ring. {H} said the same again, only backwards. One of them sat down to hear better.'] },
{ id: 'counting', A: 'same', spare: 0.6, paragraphs: ['To send chickens home, you have to know how many there are. {H} counted five. {A} counted nine. Two of the chickens kept going round behind the bucket, and coming out again as other ones. “Stand still and be counted,” said {H}.',
'They did stand still, but only one at a time, and never the one whose turn it was. The speckled one had been four different numbers by now, and seemed to feel best as three.'] },
{ id: 'heads', A: 'same', spare: 0.7, paragraphs: ['“Look how chickens walk,” said {A}. The head went first, and stayed in the air, and waited for the rest. {H} walked like that along the chalk, head in front, and came up from behind. Everything jerked, apart from what {H} was looking at.',
'“That’s what it’s for,” said {A}. “So that the crumbs keep still.” The seven had stopped to watch. It was not bad, for somebody with no beak.'] },
{ id: 'the-gate-keeper', A: 'same', spare: 0.8, paragraphs: ['{H} laid the broom across the middle of the yard, for a fence. The chickens came up to it and walked along it, as far as the brush. There they turned and walked back, to the end of the handle. “They’ll never get over that,” said {A}. It was as high as two fingers.',
'The smallest one looked for a long time. Then it stepped over and was on the other side, and was so surprised that it stepped back. So the broom had stopped nobody. It had only given them something to think about.'] },
{ id: 'what-they-are-looking-for', A: 'same', spare: 0.9, paragraphs: ['“What do they want over here?” asked {H}. {A} watched the brown one. It scratched on the left and on the right, and took a step back, to look. It was the same kind of yard as at home, only nobody had scratched in it yet.',
'{H} looked at where it had scratched. In the crack lay a bead from last summer, a blue one. {H} had hunted for that for a week. “Thank you,” said {H}. The chicken looked at the bead once with each eye, and had no use for it.'] },
{ id: 'both-arms', A: 'other', spare: 1, paragraphs: ['{A} came out to help, and took the left half of the yard. “You send them to me,” called {A}, “and I’ll send them through the gap.” {H} sent them, and they came, and {A} sent them on. Only they went by way of the wall, and came back to {H} from behind.',
'So they sent them round, from one to the other, like a skipping rope. The chickens did not mind. They were getting about, and meeting people.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 2, paragraphs: ['“My aunt had a hen that came through the hedge each day at ten,” said {S}. “It went into the kitchen, and stood before the oven, and looked at itself in the glass door. At eleven it went home.” “Did nobody chase it out?” asked {A}.',
'“The neighbour came round once to fetch it,” said {S}. “She stayed for coffee. After that they both came, at ten. But for the hole in the hedge, my aunt said, they’d never have met.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 3, paragraphs: ['{S} picked out the fattest one and followed it, wherever it went. It walked round the bucket, and {S} walked round the bucket. After three times nobody could have said who was after whom. The chicken looked back, and hurried, and was close behind {S}.',
'“It’s going to catch you,” called {A}. {S} ran, and looked round, and laughed. They only stopped because of a beetle. One wanted to see it, and one wanted to eat it, and the beetle had gone.'] },
{ id: 'a-cloud', A: 'partner', paragraphs: ['Then a cloud came over, and the yard got dim. The chickens looked up with long necks. The brown one turned towards the hedge, and two others got in line behind it. Then the sun came out, and they went on as before.',
'“They go home by themselves when it gets dark,” said {A}. “They thought that it was evening.” “It’s only four o’clock,” said {H}, and went indoors to fetch something.'] }
 ],
 turn: [
{ id: 'the-umbrella', A: 'partner', paragraphs: ['It was the big black umbrella. {H} put it up and went with it, quite slowly, to where the brown one was. First its tail was in the dark, and then all of it. It looked up, and there was no sky any more.',
'“It’s got late,” said {H} softly. {A} yawned, to make it seem more so. Under the umbrella it was evening, and the brown chicken turned round and set off for the gap.'] },
{ id: 'evening-walks', A: 'same', spare: 4, paragraphs: ['Evening was as wide as the umbrella, and went wherever {H} went. By the bucket it was still the middle of the day, and two chickens were scratching there. {H} brought it round to them. “Mind,” said {A}, “you’ve left one behind in the afternoon.”',
'{H} had to go back for that one. It had been in the evening once already, and then it had been four o’clock again. It was quite ready to believe anything.'] },
{ id: 'like-at-bedtime', A: 'same', spare: 5, paragraphs: ['One of the white ones had got as far as the gap. There it remembered something, and came back for a drink of water. After that it wanted to look under the bench. “It knows that it’s bedtime,” said {A}. “It only needs to see to a few things.”',
'{H} understood that very well, and waited with the umbrella. One sip, and one look under the bench. Then it had to be told where the brown one was, and then it went.'] },
{ id: 'in-a-line', A: 'partner', paragraphs: ['The others fell in behind it, for nobody likes to be last when it gets dark. {H} walked beside them with the umbrella. One after another they put their heads through the hedge, and the rest came along. “Five,” said {A}. “Six.” The seventh looked back with one eye. “Good night,” said {H}.',
'Next door it was shady, and they could be heard shoving on the perch. {H} shut the umbrella, and it was a quarter past four. The road got as far as the door.'] }
 ],
 everybody: {
  want: ['{names} made room, and a chicken took it.', '{names} looked at a chicken, and it looked back sideways.', { text: '{names} picked up a piece of chalk, before it was pecked.', needs: ['hands'] }, { text: '{names} found a feather on the road, a brown one.', needs: ['hands'] }],
  way: ['{names} stood on one side, and they all went by on the other.', '{names} ran twice round the bucket, and met the speckled one.', { text: '{names} held out a flat hand with a crumb in it.', needs: ['hands'] }, { text: '{names} shut the door, so that it stayed a yard.', needs: ['hands'] }],
  turn: ['{names} stepped under the edge of the umbrella, and was sleepy at once.', '{names} went to the end of the line, and stopped at the hedge.', { text: '{names} bent back a twig from the gap.', needs: ['hands'] }, { text: '{names} drew a bit of the road again, beside the door.', needs: ['hands'] }]
 },
 bed: ['When it really got dark, the umbrella hung in the hall, and dripped no rain. From next door there came no sound.', '{H} had one sip of water, and one look under the bed. Then {H} went in under the blanket, head first, and the rest came along.'],
 last: ['It was evening everywhere now, and not only under the umbrella, and {H} was asleep.', 'Next door seven heads were under seven wings, and {H} was asleep.']
})
