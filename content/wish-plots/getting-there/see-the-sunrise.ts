import { wishPlot } from '../wish-plot.ts'

const RISES = ['sunrise', 'sun rise', 'sun rising', 'dawn']
const EARLY = ['hill', 'walk', 'walked', 'walking', 'climbed', 'climb', 'up early', 'got up', 'getting up', 'get up', 'woke up', 'in the dark', 'in pyjamas', 'pyjamas', 'watch', 'watching', 'watched', 'see', 'seeing', 'saw', 'first', 'mountain', 'before breakfast', 'bench', 'thermos', 'flask', 'cocoa', 'torch', 'hike', 'volcano', 'temple', 'lookout']

export const seeTheSunrise = wishPlot({
 id: 'wish-see-the-sunrise',
 wishes: [...RISES.flatMap((rise) => EARLY.map((early) => `${rise} ${early}`)), 'sun come up hill', 'sun come up mountain', 'sun come up in the dark', 'see sun come up first', 'walk sun come up', 'amanecer', 'nascer do sol', 'hatsuhinode', 'first sun of the year'],
 answers: ['see', 'seeing', 'saw', 'watch', 'watching', 'watched', 'sun', 'sunrise', 'rise', 'rises', 'rising', 'come', 'comes', 'coming', 'came', 'up', 'dawn', 'hill', 'hilltop', 'top', 'mountain', 'bench', 'walk', 'walked', 'walking', 'climb', 'climbed', 'climbing', 'path', 'early', 'earliest', 'very', 'so', 'get', 'got', 'getting', 'woke', 'wake', 'waking', 'dark', 'night', 'morning', 'first', 'before', 'anybody', 'everyone', 'else', 'breakfast', 'school', 'pyjamas', 'coat', 'blanket', 'thermos', 'flask', 'cocoa', 'tea', 'torch', 'cold', 'frosty', 'winter', 'summer', 'spring', 'autumn', 'sunday', 'saturday', 'weekend', 'holiday', 'new', 'year', 'birthday', 'sky', 'pink', 'orange', 'gold', 'golden', 'red', 'clouds', 'cloudy', 'fog', 'crow', 'birds', 'sea', 'town', 'village', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'family', 'together', 'with', 'we', 'our', 'all', 'who', 'wants', 'from', 'over', 'had', 'to', 'have', 'for'],
 except: ['sunset', 'died', 'dead', 'funeral', 'hospital', 'ill', 'sick', 'lost', 'alone', 'afraid', 'scared', 'war', 'ramadan', 'suhoor', 'fasting', 'prayer', 'eid', 'vampire', 'dragon', 'robot', 'space', 'mars', 'rooster', 'cockerel', 'owl', 'bat', 'snowman', 'flower', 'sunflower', 'why', 'how', 'swim', 'swimming', 'surf', 'skating', 'hockey', 'practice', 'chorus'],
 out: true,
 moods: ['waiting', 'first', 'change', 'late'],
 company: ['sun', 'crow', 'pine', 'bench', 'glove', 'hill', 'town', 'path', 'gate', 'lamps', 'blanket', 'star'],
 about: 'The hero goes up the hill in the dark to have the sunrise before anybody else, and stares at the place where it will be, until a crow behind them has it already, and it is seen that the morning comes from the top downwards.',
 titles: ['A Hand in the Morning', 'The Crow Was First', '{H} Turns Round', 'From the Top Down', 'The Rest Is Still Yesterday'],
 want: [
{ id: 'in-the-dark', A: 'partner', paragraphs: ['{H} wanted to have the sunrise before anybody else. So they got up in the dark, put coats on over their pyjamas, and walked up the hill. At the top stood a bench, and behind the bench an old pine. They sat down facing the place where the sun was going to be. Down in the town the lamps were still on. “There’s nobody in front of us,” said {A}. “You’ll be the very first.”'] }
 ],
 way: [
{ id: 'leaning-forward', A: 'partner', paragraphs: ['{H} leaned forward, to be nearer by a chin. The sky was grey, and then white, and then yellow like butter. “Is that the sunrise?” asked {A}. “That’s only light,” said {H}. “It hasn’t got a sun in it.” Behind them a crow began to caw, up in the pine. “Not now,” said {H}, and did not look round. If you look round, it happens.'] },
{ id: 'the-wrong-sun', A: 'same', spare: 1, paragraphs: ['“There!” said {H}. A yellow light had come up, between two trees over there. It was very bright and very small. It rose a bit, and stood still, and they both held their breath. “It’s early,” said {A}.',
'Then the light turned a corner. “It’s got a second one,” said {H}. It was a milk van, on the road across the valley. They had already said good morning to it. {A} thought that it did no harm, and somebody had to say it to the milk.'] },
{ id: 'the-last-star', A: 'same', spare: 2, paragraphs: ['There had been a lot of stars when they came. Now there were seven. {H} watched them, to see how it was done. They never went while {H} was looking. {H} looked away, and then there were six. “Who does that?” asked {H}.',
'{A} chose one, and did not even blink. It stayed and stayed. All the others had gone, and that one was still there, rather embarrassed. “You’ve got to let it go,” said {H}. {A} looked at the bench, and it went.'] },
{ id: 'lamps-go-out', A: 'same', spare: 3, paragraphs: ['Down in the town they put out the street lamps, all at once. The whole town was gone. “They’ve taken it away,” said {H}. They looked for it. After a time there was a roof again, quite grey, and then a few more.',
'“They’ve put it back,” said {A}. It was nearly in the same place. In one yellow window somebody small went to and fro. “They’re looking for a sock,” said {H}, who had done the same at half past four.'] },
{ id: 'breath', A: 'other', spare: 4, paragraphs: ['It was so cold that you could see what everybody said. {A} said “Cocoa”, and a small white cloud went over the edge of the hill. {H} said “Bench”. That was a shorter one. The crow said something too, but you could not see it.',
'“What’s the longest thing that you can say?” asked {A}. {H} took in a good deal of air. “I’ve-been-up-since-before-the-milk,” said {H}. It reached as far as the path.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“I’ve seen it from this bench eleven times,” said {S}, “and each time I’ve looked at my shoe.” “Why at your shoe?” asked {A}. “There’s always something with the lace,” said {S}, “just then. I bend down, and when I come up, the sun’s there, and everybody says oh.”',
'{A} looked under the bench. The lace was tied today, with two knots. “I did them last night,” said {S}. “Now I’d like to see what it’ll think of next.” And {S} had to sneeze.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['“I’ll call it,” said {S}, and called. “Sun!” A dog barked somewhere down in the town. “It’s sent a dog,” said {S}. “What does the dog say?” asked {A}. “The sun’s putting on its yellow things,” said {S}, “and can’t find the second sleeve.”',
'They gave it a bit more time for the sleeve. “It ought to lay them out the night before,” said {A}. {S} was wearing a coat, pyjamas and a bathing cap. All three had been laid out.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['{A} did not care for the sunrise. There were smells along the path, and each of them had been up before anybody. {A} read them one by one. A fox had gone home this way at three, and a hedgehog in no hurry.',
'“So we aren’t the first,” said {H}. {A} sat down on the last smell, to keep it warm, and looked up into the pine. It was rather a long look.'] },
{ id: 'baby', S: 'baby', A: 'hero', spare: 9, paragraphs: ['{S} had been up at this hour every day and knew all about it. {S} sat in the sling, wide awake, and showed {A} what one does. First you look at one hand. Then you look at the other hand, and that it is also there. Then you shout.',
'The crow answered. {S} shouted once more, and had an answer again. It was the best morning for a long time. At home everybody always put a pillow over their ears.'] },
{ id: 'look-behind-you', A: 'partner', paragraphs: ['{A} had looked round, because of the crow. “{H},” said {A}. “Look behind you.” “Then I’ll miss it,” said {H}. “You’ve missed it,” said {A}. “It’s here.” On the very top of the pine sat the crow, and it was orange. The twig under it was orange as well. Below that the whole tree was grey, and so were they. “The crow’s got my sun!” said {H}.'] }
 ],
 turn: [
{ id: 'my-hand-is-in-the-morning', A: 'partner', paragraphs: ['“It’s moving,” said {A}. Where the orange stopped there was an edge. The edge came slowly down, from one branch to the next. The sun gave it to the tallest first. {H} jumped up from the bench. “Stay down,” said {H}, “or you’ll be before me.” {A} stayed down.',
'{H} took off one glove, stood on tiptoe, and held a hand as high as it would go. The edge came down the trunk. All at once five fingertips were orange, and warm. “My hand’s in the morning,” said {H}, “and the rest of me’s still in the night!”'] },
{ id: 'in-two-days', A: 'same', spare: 10, paragraphs: ['The edge ran down the sleeve, and over {H}’s nose. For a moment it stood just at {H}’s middle. “Above it’s today,” said {A}, “and below it’s still yesterday.” {H} looked down at two grey boots. They did not know yet. They thought that it was still dark.',
'“Say something to them,” said {A}. {H} bent down with the news. Now the head was in yesterday too, and had forgotten what it was.'] },
{ id: 'a-finger-in-the-light', A: 'same', spare: 11, paragraphs: ['{A} did not want to wait for the edge. “Could you bring me a bit?” asked {A}. {H} held the glove up into the sun and shut it, and carried it down in both hands. They looked in. It was dark in there, and woolly.',
'“It can’t be carried,” said {H}. “You’ve got to be where it comes.” But the glove was a little warm, and {H} held it against {A}’s cheek. That was what was left of it.'] },
{ id: 'the-long-crow', A: 'same', spare: 12, paragraphs: ['Now everything on the hill had a shadow, and there never were such long ones. {H}’s legs went all the way down the slope and over the fence. {H} lifted one hand, and a hand as big as a barn waved across two fields.',
'“Who’s that next to you?” asked {A}. It was very thin, with a knob on top. It flapped, and left, and they heard the crow go off over their heads. It had been the first. Now it was going to tell the others.'] },
{ id: 'once-more-at-the-gate', A: 'partner', paragraphs: ['When {H} was in the morning down to both boots, {H} turned round at last. There was the sun. Below them one weathercock shone, and the rest of the town had no idea.',
'They went down the path, and after some steps it was grey again. They had been faster than the edge. “We’re back in the night,” said {A}. At the gate {H} took off the glove and reached up. Here it came, from the top, for the second time that day. “Good morning,” said {H}. “I know you.”'] }
 ],
 everybody: {
  want: ['{names} yawned so that the cold went in.', '{names} sat down where the bench was driest.', { text: '{names} carried the torch, and put it out at the top.', needs: ['hands'] }, { text: '{names} buttoned a coat over pyjamas, and was one button out.', needs: ['hands'] }],
  way: ['{names} sat the wrong way round, and saw only a tree.', '{names} stamped four times, to keep the feet awake.', { text: '{names} pulled a hat down over cold ears.', needs: ['hands'] }, { text: '{names} passed the lid of the flask along without looking.', needs: ['hands'] }],
  turn: ['{names} sat as low as a stone, so as not to be first.', '{names} got the sun on the nose, and sneezed.', { text: '{names} held up a boot to be in the morning.', needs: ['hands'] }, { text: '{names} turned up the palm of one hand to see it go orange.', needs: ['hands'] }]
 },
 bed: ['That evening the coat hung by the door, with a pine needle in its pocket. It had been a very long day, for it had begun twice.', '{H} washed, and lay down early. The dark came into the room from below, and the ceiling had the light longest.'],
 last: ['At the top of the pine something black had its head under its wing, and {H} was asleep.', 'The one hand lay outside the blanket, to be the first tomorrow, and {H} slept.']
})
