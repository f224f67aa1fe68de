import { wishPlot } from '../wish-plot.ts'

export const escalator = wishPlot({
  id: 'wish-escalator-goes-round',
  wishes: ['escalator', 'escalators', 'escalater', 'escelator', 'excalator', 'up escalator', 'down escalator', 'escalator shop', 'escalator mall', 'escalator airport', 'escalator station', 'escalator subway', 'scared of the escalator', 'afraid of the escalator', 'frightened of the escalator', 'escalator first time', 'riding escalator', 'getting on escalator', 'stepping on escalator', 'moving staircase', 'moving stairs', 'moving steps', 'steps that move', 'staircase that moves', 'rolling stairs', 'rolling staircase', 'electric stairs', 'stairs go by themselves', 'stairs that go up by themselves'],
  answers: ['stairs', 'staircase', 'steps', 'step', 'moving', 'move', 'moves', 'rolling', 'electric', 'shop', 'shops', 'shopping', 'centre', 'center', 'mall', 'store', 'department', 'airport', 'station', 'subway', 'underground', 'museum', 'library', 'globe', 'big', 'tall', 'long', 'longest', 'high', 'first', 'time', 'ride', 'rides', 'rode', 'riding', 'take', 'takes', 'took', 'taking', 'get', 'gets', 'getting', 'got', 'step', 'stepping', 'jump', 'jumping', 'going', 'goes', 'went', 'go', 'up', 'down', 'on', 'off', 'top', 'bottom', 'floor', 'afraid', 'scared', 'scary', 'frightened', 'nervous', 'worried', 'brave', 'dares', 'learning', 'learns', 'wants', 'won’t', 'not', 'no', 'without', 'holding', 'hand', 'hands', 'rail', 'saturday', 'today', 'tomorrow', 'yesterday', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'aunt', 'uncle', 'sister', 'brother', 'boy', 'girl', 'story', 'about', 'loves', 'love', 'loved', 'likes', 'fun', 'toddler', 'kid', 'child', 'down', 'little', 'who', 'all', 'by', 'himself', 'herself', 'itself', 'themselves'],
  except: ['hurt', 'fell', 'fallen', 'falls', 'stuck', 'caught', 'trapped', 'lost', 'broke', 'broken', 'shoe', 'lace', 'wheelchair', 'pram', 'wrong way', 'backwards', 'stairlift', 'elephant', 'giraffe', 'dinosaur', 'dragon', 'monster', 'robot', 'penguin', 'bear', 'cow', 'hippo', 'magic', 'space', 'moon', 'hogwarts', 'heaven', 'ghost', 'fire'],
  moods: ['first', 'afraid', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['escalator', 'step', 'steps', 'rail', 'globe', 'shop', 'floor', 'blob', 'line', 'country', 'hand', 'shoes'],
  about: 'At the foot of the escalator every step that the hero picks is gone again, until one with a blob of green paint comes round a second time, and the bottom turns out to be only a floor that goes.',
  titles: ['A Floor That Goes', 'The Step With the Green Blob', '{H} Goes After the Hand', 'Upside Down, in the Dark', 'They’ve Only Gone Round'],
  want: [
    { id: 'pick-one', A: 'partner', paragraphs: ['{H} stood at the foot of the escalator in the big shop. {H} wanted to turn a globe that stood at the top. The steps came out of the floor quite flat. Then each one stood up and went.',
      '“You only have to pick a step and get on,” said {A}. {H} stood behind the yellow line and picked one. By then it was a good way up.'] }
  ],
  way: [
    { id: 'from-below', A: 'same', spare: 1, paragraphs: ['From below you could see how people went. The hat left first, through the ceiling, and after that a scarf and a bag. The last of anybody was a pair of shoes. “Goodbye, shoes,” said {A}.',
      'On the other side it was just the opposite. There people came down feet first, and grew. {H} guessed who would be on top of a pair of red boots. It was an old gentleman with a flower pot. Neither of them had thought of that.'] },
    { id: 'the-notice', A: 'same', spare: 2, paragraphs: ['There was a notice beside the escalator. “Long things must be held upright,” it said. “Which long thing?” asked {H}. {A} could not tell either, and they looked about for one, so as to do it right.',
      'Just then a woman came along with a rolled-up carpet, and stood it on end on a step. It rode up beside the woman, like a very stiff uncle, and looked straight ahead. “That’s been done, then,” said {H}.'] },
    { id: 'on-three', A: 'partner', paragraphs: ['“I’ll count to three,” said {H}, “and then I’ll go.” The step for three was a good one, without a scratch. But while {H} was counting, it went by at two. {H} counted faster. Now {H} was at nine, and a whole staircase had gone by.',
      'A man got on without looking, with a bag of onions on each arm. “As soon as I’ve picked one,” said {H}, “it’s another one.”'] },
    { id: 'ordinary-stairs', A: 'same', spare: 3, paragraphs: ['Next to the escalator there were ordinary stairs. They tried those for a change. {H} stood on the bottom one and held on to the rail. Nothing happened. “Perhaps it starts when there’s two of us,” said {A}.',
      'They both stood on it, and looked straight ahead. A lady with a parcel asked if it was out of order. “No,” said {H}. “They’re stairs.” The lady thought that a pity, and had to do it all on foot.'] },
    { id: 'a-mirror-goes-up', A: 'same', spare: 4, paragraphs: ['A man with a big mirror went by, and rode up. In the mirror there was an escalator as well, and that one went down. Right at the foot of it stood {H} and {A}, and they got smaller and smaller.',
      '“Where are those two off to?” asked {A}. “Down,” said {H}. They looked quite calm about it. One of them waved, and then they both went through the ceiling, backwards.'] },
    { id: 'a-glove-rides', A: 'same', spare: 5, paragraphs: ['Somebody had lost a red glove. It lay on a step and went up all alone, with its thumb in the air. “It never picked one,” said {A}. “It just lay there.”',
      'They bent back to see how a glove gets off. It did nothing about that, either. The step slid away from under it, and the floor at the top gave it a small push. There it lay, and had arrived. A lady shook it by the hand, and took it to the counter.'] },
    { id: 'other-thinks-of-cheese', A: 'other', spare: 6, paragraphs: ['{A} had been up and down it any number of times. “And how do you get on?” asked {H}. {A} had to think. “First you’re down here,” said {A}, “and then you’re up there.” “And in between?” asked {H}.',
      '{A} could not say, for in between {A} always thought about something else. Mostly it was cheese. So {A} shut both eyes, and tried it without cheese, on the spot. It did not go up at all.'] },
    { id: 'elder-turned-pale', S: 'elder', A: 'hero', spare: 7, paragraphs: ['“A shop in London had one of the very first,” said {S}. “A waiter stood at the top with a tray. Anybody who’d turned pale was given a drink.” “Were many of them pale?” asked {A}.',
      '“Everybody said so,” said {S}. “One lady turned pale seven times in one afternoon. Up she rode, as white as a sheet, and had her drink. Down she walked by the stairs, quite pink.”'] },
    { id: 'child-is-a-step', S: 'child', A: 'hero', spare: 8, paragraphs: ['{S} had seen enough, and was a step. Over by the umbrellas {S} lay down flat, got up, walked four paces, and lay down again. “Where are you going to?” asked {A}. “Up,” said {S}.',
      'At the last umbrella it was the top. {S} crept all the way back on hands and knees, under the coats, where nobody could see. “Why do you creep?” asked {A}. “That’s the part that doesn’t show,” said {S}.'] },
    { id: 'pet-waits-for-the-end', A: 'pet', spare: 9, paragraphs: ['{A} watched the floor come out, more and more of it, like a string that somebody pulls. A string has an end. {A} put {A}’s head on one side, and waited for that.',
      'It went on coming. Now and then something dark slid by, and {A} nearly had it, but it was only a gap. “There isn’t one,” said {H}. {A} did not believe that of any string, and sat down.'] },
    { id: 'the-green-one', A: 'partner', paragraphs: ['One step had a blob of green paint on it. That was the nicest of all, but it had gone. A good while later, out of the floor came a step with a green blob. “There’s another one,” said {H}. {A} looked hard at it. “That’s the same one,” said {A}.',
      'At the top the steps slide under the floor. Then they come down again below, upside down, in the dark. It is all one ring. “Then I haven’t missed any,” said {H}. “They’ve only gone round.” “And look how they come,” said {A}. “Flat. Down here it isn’t stairs yet. It’s only a floor that goes.”'] }
  ],
  turn: [
    { id: 'after-the-hand', A: 'partner', paragraphs: ['Nobody has to pick a floor. Beside it ran a black rail, and that was for hands. {H} laid one hand on it, and had {A} by the other. The hand set off. {H} took one step after it, and there was the floor, and it was going.',
      'Under both shoes it stood up, and was a step. “Which one have we got?” asked {A}. It had no blob. That did not matter.'] },
    { id: 'standing-still', A: 'same', spare: 10, paragraphs: ['They stood quite still, and the shop sank. First the umbrellas went by, and then a clock, and a row of kettles. “We’re not doing anything,” said {H}. “We’re only standing here.”',
      'On the other side people were coming down, and they stood still as well. {H} nodded to each of them in passing. A boy with a balloon nodded back. “He hasn’t moved,” said {H}, looking after him, “and he’s nearly in the street.”'] },
    { id: 'tall-for-once', A: 'same', spare: 11, paragraphs: ['Two steps below there was a tall lady in a fur hat. From up here {H} could see the top of it. It had a price on, and a crumb. “So that’s what’s up there,” said {A}.',
      '{H} thought of all the hats that had gone past above, down in the street. Very likely most of them had crumbs. “If the hat was two steps in front,” said {H}, “I’d only see heels.” It all depended on who got on first.'] },
    { id: 'half-of-them', A: 'same', spare: 12, paragraphs: ['“How many steps has it got?” asked {A}. {H} tried to count them on the way up. But they all went at the same speed, and could not be told apart. A few more blobs would have been a help.',
      '“You only ever see half of them,” said {H}. “The others are having their turn below.” They listened. Under their shoes something hummed and clicked along, the other way. That was the half on its way home.'] },
    { id: 'the-globe', A: 'partner', paragraphs: ['At the top the steps lay down flat again. The hand arrived, and then the shoes. {H} gave the globe a push. A yellow country went round the edge, and was gone.',
      '“Where’s it off to?” asked {A}. “Round the back,” said {H}, “in the dark.” They waited. Up came a yellow country on the other side. “It’s the same one,” said {A}. “It’s got a blob on it.” The blob was an island.'] }
  ],
  everybody: {
    want: ['{names} looked for the place where the floor came out.', '{names} kept behind the yellow line as well, down to the last toe.', { text: '{names} pointed out a step with a scratch, and then it was gone too.', needs: ['hands'] }, { text: '{names} put the bags down, in case it took a while.', needs: ['hands'] }],
    way: ['{names} saw the green blob first, the second time round.', '{names} listened at the floor, for those that were on their way back.', { text: '{names} counted the steps in between on ten fingers, and it was more.', needs: ['hands'] }, { text: '{names} took a bag, so that {H} had a hand to spare.', needs: ['hands'] }],
    turn: ['{names} came up behind, and stood still the whole way.', '{names} found the island, and waited for it to come by again.', { text: '{names} laid a hand on the rail, and went after it.', needs: ['hands'] }, { text: '{names} gave the globe a push too, to bring the yellow country home.', needs: ['hands'] }]
  },
  bed: ['They rode down on any step that came, and went home on a pavement that stood quite still.', '{H} washed the hand that had gone first, and the other one. Then {H} lay down flat, as a step does for somebody who has arrived.'],
  last: ['In the dark shop the green step hung upside down and rested, and {H} was asleep.', '{H} had only to lie there, and the night went by itself, and {H} was asleep.']
})
