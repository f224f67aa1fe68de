import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const beaver = wishPlot({
  id: 'wish-beaver',
  wishes: ['beaver', 'beavers', 'bever', 'bevers', 'beaver dam', 'beaver dams', 'beavers dam', 'beaver lodge', 'baby beaver', 'busy beaver', 'beaver building', 'beaver builds', 'beaver builder', 'builder beaver', 'beaver builds dam', 'beaver dam wrong place', 'beaver building dam'],
  answers: ['dam', 'dams', 'builds', 'building', 'build', 'builder', 'busy', 'wood', 'sticks', 'stick', 'tree', 'trees', 'teeth', 'tail', 'river', 'stream', 'water', 'pond', 'lodge', 'house', 'gnaws', 'gnawing', 'swims', 'swimming', 'night', 'brown', 'flat', 'little', 'baby', 'grumpy', 'hungry', 'sleepy', 'who', 'that', 'friend', 'friends', 'never', 'sleeps', 'stops', 'always', 'works', 'forest', 'clever', 'leak', 'wrong', 'place'],
  except: [...NOT_WELL, 'scout', 'scouts', 'scouting', 'badge', 'promise', 'starting', 'starts', 'started', 'joined', 'joining', 'group', 'club', 'leader', 'cubs', 'investiture', 'camp', 'narnia', 'justin', 'trap', 'traps', 'hat', 'flood', 'flooded', 'afraid', 'scared', 'otter', 'bear', 'wolf', 'canoe', 'moon', 'sea', 'dentist', 'fire'],
  company: ['beaver', 'dam', 'pond', 'toast', 'wood'],
  fed: true,
  about: 'A beaver hears something running and has to dam it, wall after wall, until they find out that the sound goes wherever one of them goes.',
  titles: ['Something Is Running', 'It Is in Here with Us', '{H} Has to Build', 'Crosswise', 'The Smallest Dam in the World'],
  want: [
    {
      id: 'glug',
      A: 'partner',
      paragraphs: [
        '{H} was a beaver, with a newspaper tucked in at the back, for a tail. It sat on the rug beside {A}, and was happy. Then there was a sound. “Glug, glug,” it went, quite softly. “Something’s running,” said the beaver.',
        'A beaver can’t bear that. It has to build a dam, until it can’t hear the water. “I didn’t hear a thing,” said {A}. “Gluggle,” it went. The beaver slapped the floor with its tail, which means look out, and went for wood.'
      ]
    }
  ],
  way: [
    {
      id: 'the-first-dam',
      A: 'partner',
      paragraphs: [
        'The wood was cushions. The beaver laid them across the rug, and stopped the gaps with socks. That was the dam. It sat down behind it, next to {A}, and listened. “Glug,” it went. It was not even muffled.',
        'So it built on, to the left, to the right, and round the back. At last the two of them sat in a pond, with a dam up to their chins. “Glug-gluggle-glug.” They looked at each other. “It’s in here with us,” said the beaver.'
      ]
    },
    {
      id: 'the-box',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Somebody tried that once,” said {A}. “They put a box down in a dry field, and a brook came out of it. It was only the sound. In the night the beavers came, and heaped sticks and mud on the box, till it was quiet.” “Good,” said the beaver.',
        '“But there wasn’t any water there!” said {A}. “There was a sound,” said the beaver. “Where there’s a sound there’s soon water. I’d have done the same.” It pushed in another sock.'
      ]
    },
    {
      id: 'orange-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had a strip of orange peel over the top teeth, since a beaver’s are orange. “You ought to brush them,” said {A}. “They’re clean,” said the beaver. “That’s iron. There’s iron in them, like in a gate.” It knocked on one. They never stop growing either, and so it has to gnaw.',
        '“And what if you took a day off?” asked {A}. The beaver showed with one hand how far down they’d be by the evening. “I’d trip over them,” it said. It would have, too, in a week or so.'
      ]
    },
    {
      id: 'timber',
      A: 'same',
      spare: 3,
      paragraphs: [
        'More wood was wanted. {A} was a tree and stood by the table. The beaver gnawed all the way round, down by the ankles, and the tree giggled. “Trees don’t,” said the beaver. After each bite it stopped and listened, for when it cracks you have to run.',
        '“Crack,” said {A}. The beaver ran. The tree swayed, and thought about it, and then it sat down in the armchair. “You were to fall across the rug,” said the beaver. But it had never yet been able to choose.'
      ]
    },
    {
      id: 'reading-the-tail',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“May I read your tail?” asked {A}. “While I’m not using it,” said the beaver, and stood still. It needs it all day. At work it leans on its tail, like a stool. In the river it steers with it. In the winter it lives on it.',
        '“It says here that there’ll be showers,” said {A}. “Where?” asked the beaver, and turned round to see. Then the showers were at the back once more. It turned round again. {A} never got as far as the sport.'
      ]
    },
    {
      id: 'under-the-chin',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A beaver carries its mud on its arms, and holds it there with its chin. Then it walks on its back legs, like a waiter. The mud was washing. The beaver came round the table with a great heap of it, and could not see over.',
        '“Left a bit,” said {A}. “Now straight on. Now there’s me.” The beaver let it all drop and patted it flat with both hands. “There,” it said. Under the mud somebody said glug.'
      ]
    },
    {
      id: 'not-the-fridge',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They went round and asked everything in the kitchen. The tap was dry. The kettle was empty. The beaver laid one ear against the fridge, and looked at {A} in alarm. “That isn’t running,” said {A}. “It only hums. It’s standing.” “And that?” asked the beaver. That was the clock.',
        '“Tick,” it went, “tick.” “It drips,” said the beaver. “It’s all right,” said {A}. “That’s only time.” The beaver leaned a small sponge against it, so as to be sure.'
      ]
    },
    {
      id: 'door-at-the-bottom',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A beaver’s house has its door under water, and nobody else finds that. The house was the table with a cloth on it. {A} went all round, and knocked on the wood. “Where do I get in?” “Down,” said the beaver. {A} held {A}’s nose, and dived in under the fringe.',
        'In front there was a room for dripping in. You sit there till you’re dry, and only then do you come to the carpet. {A} sat and dripped. “How long does it take?” asked {A}. “It depends on how well you do it,” said the beaver.'
      ]
    },
    {
      id: 'corn-on-the-cob',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When a beaver has a stick, it eats the bark. It turns it in both hands, as people eat corn on the cob. {H} had a carrot for it, and {A} had a carrot. They turned them and nibbled, and what was left got thinner.',
        '“And the stick?” asked {A}. “That goes into the dam,” said the beaver. “First it’s supper, and then it’s a wall.” It looked at what it had in its hand. With a carrot there was nothing left over for the wall.'
      ]
    },
    {
      id: 'lips-behind-teeth',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Don’t you swallow water when you gnaw down there?” asked {A}. “I shut my mouth,” said the beaver. Its lips close behind its teeth. So its teeth are outside, and go on working, and the mouth is shut at home. {A} tried that. “Ike iss?” asked {A}.',
        'The beaver tried it too. They had a whole talk that way, about wood. “Iss ood is ood,” said {A}, about a wooden spoon. “Ery ood,” said {H}. It was hard to say if they had understood each other, but neither of them had got wet.'
      ]
    },
    {
      id: 'one-slipper-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} drew one sock out of the dam, to see what would happen. The beaver was at the other end, with its back to it. It stopped. “There’s a hole,” it said. It hadn’t even looked. It came across and put the sock back.',
        'Beavers walk along their dam each evening, and feel for where it’s leaking. {A} pulled out a different one, and very slowly. The beaver’s ear twitched. “Left,” it said, “third row, a stripy one.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was a place in the dam where nothing would hold. Everything slid down on one side. Then {A} came along and lay in it. {A} fitted exactly, from left to right. “That’s the best piece of wood that I’ve had all day,” said the beaver.',
        'It patted {A} down at the edges. Only there was something alive in that wall now, and it purred or snored or breathed. “It isn’t running,” the beaver decided. “It’s staying.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a brook, and we dammed it every summer,” said {S}. “With stones, and turf, and my cousin’s raincoat. We stood in it up to here.” “Did it hold?” asked {A}. “Till teatime,” said {S}. “Then they called us, and it went.”',
        '“What about the raincoat?” “That went as well,” said {S}. “Some people two villages on had it on their scarecrow. We said good morning to it on the way to school.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a young beaver, and they stay at home for two years to learn how it’s done. {S} brought a wooden spoon. “Where does it go?” asked {S}. “Where it’s loudest,” said {A}. {S} listened along the whole dam, and laid the spoon on {A}.',
        '“Not on me,” said {A}. “You’re the loudest,” said {S}. That was true. {A} had been giving orders since the first cushion. Beavers build without a word, so from then on there was only humming.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had seen the dam too, and came up to it on all fours. {A} took hold of a sock, and pulled, and the jumper came after it. Then came the whole corner. {A} was very glad, and looked in through the gap.',
        '“That’s the river,” said the beaver. “It always takes it away again.” It built the corner up, and {A} waited till it was ready. They did that four times. There was nobody else who took such an interest in it.'
      ]
    },
    {
      id: 'it-goes-with-you',
      A: 'partner',
      paragraphs: [
        '{A} stepped over the dam and listened at the door. In the pond it was still. “It’s stopped!” called the beaver. “No,” called {A}, “now it’s over here.” {A} came back, and so did the sound. “That’s odd,” said {A}. “It goes where I go.”',
        'The beaver laid one ear against {A}, round the middle. “Glug.” “It’s you,” said the beaver. “You’re running. When did you last eat?” {A} had to think.'
      ]
    }
  ],
  turn: [
    {
      id: 'dam-of-toast',
      A: 'partner',
      paragraphs: [
        '“Then that’s where the dam goes,” said the beaver. They made toast in sticks, nine of them, with honey on, for the mud. “One across,” said {H}, and {A} ate it. “Glug.” “And one the other way.” “Glu,” it went.',
        'After the seventh stick the beaver listened, from in front and from the side. There was nothing. It was the smallest dam that a beaver had ever built, and it held.'
      ]
    },
    {
      id: 'is-this-taken',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When a beaver has made a pond, the others come and move in. They don’t ask who made it. {A} was a duck. “Is this taken?” it said, and sat down in the best place. Then {A} was a frog, and next a big dragonfly. “Nice and quiet here,” they all said.',
        '“That took some doing,” said the beaver. “Was it not always here?” asked the frog. The beaver would have liked to say something. But it’s the best that anybody can say about a pond.'
      ]
    },
    {
      id: 'comb-toe',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After work a beaver combs itself. On each back foot there’s a toe with two nails, for that and for nothing else. {H} did it with a fork, down the front of the jumper, as far as the crumbs. Then comes the grease, so that the water runs off. It smells of vanilla.',
        '“Really of vanilla?” asked {A}. “A beaver does,” said {H}, “from behind.” {A} sniffed at the newspaper. It smelled of newspaper. But to be kind, {A} sniffed twice.'
      ]
    },
    {
      id: 'now-the-other-one',
      A: 'partner',
      paragraphs: [
        'They sat in the pond, and you could have heard a fish. “Glug,” it went then. “Gluggle.” The beaver looked at {A}. {A} pointed. It was coming out of the beaver.',
        '“I’ve been building all day,” it said. {A} took its tail, and slapped the floor with it. “Something’s running,” said {A}, and pushed the plate across. There were just two sticks left. “I know,” said the beaver. “Crosswise.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened too, and looked at the wrong wall.',
      '{names} dived at the slap, as you should.',
      { text: '{names} folded the tail over at the end, where it had come open.', needs: ['hands'] },
      { text: '{names} brought the first cushion, and that was good wood.', needs: ['hands'] }
    ],
    way: [
      '{names} lay along the foot of the dam, where it was weakest.',
      '{names} swam once round the pond, on the rug.',
      { text: '{names} stuffed a sock into a gap, and another beside it.', needs: ['hands'] },
      { text: '{names} passed up the jumpers in the right order.', needs: ['hands'] }
    ],
    turn: [
      '{names} gave a small glug, and then there was a stick for everybody.',
      '{names} kept watch over the honey, from close by.',
      { text: '{names} laid two sticks across each other, on the plate.', needs: ['hands'] },
      { text: '{names} wiped the mud off everything, with a wet cloth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dam was taken down, and the cushions went back, and the socks found their other halves. On the plate there were only crumbs.',
    '{H} brushed {H}’s teeth, and turned off the tap so well that nothing ran. The newspaper lay beside the bed, in case of an alarm.'
  ],
  last: [
    'Nothing was running any more, neither here nor there, and {H} was asleep.',
    'The smallest dam in the world was holding, and the beaver was asleep, and that was {H}.'
  ]
})
