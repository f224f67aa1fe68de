import { wishPlot } from '../wish-plot.ts'

export const river = wishPlot({
  id: 'wish-river',
  beginsElsewhere: true,
  wishes: ['river', 'rivers', 'riverbank', 'river bank', 'riverside', 'stream', 'streams', 'brook', 'creek', 'babbling brook', 'rivver', 'by the river', 'river walk'],
  answers: ['water', 'flows', 'flowing', 'runs', 'running', 'sound', 'sounds', 'talks', 'talking', 'babbling', 'singing', 'sings', 'listening', 'walk', 'path', 'leaf', 'leaves', 'bench', 'long', 'little', 'big', 'our', 'where', 'goes', 'sea', 'bridge', 'stones', 'reeds', 'quiet', 'bank'],
  except: ['flood', 'flooded', 'floods', 'flooding', 'drowned', 'drown', 'drowning', 'fell', 'fallen', 'died', 'dead', 'dirty', 'poo', 'sewage', 'fishing', 'boat', 'boats', 'canoe', 'kayak', 'bear', 'bears', 'otter', 'hippo', 'crocodile', 'crocodiles', 'beaver', 'heron', 'ducks', 'swan', 'swimming', 'swim', 'dolphin', 'tears', 'chocolate', 'lava', 'online', 'video', 'tv', 'class', 'holy'],
  moods: ['first', 'learning', 'waiting'],
  company: ['river', 'bench', 'leaf'],
  out: true,
  about: 'From the bench the river only ever says one word, and the hero has to walk along beside one leaf to hear the rest.',
  titles: ['What Comes After Blup', 'A River Has One Word for Each Place', '{H} Walks With a Leaf', 'It Is a Long Story', 'Blup, Shoo, Cluck, Wee, Oh'],
  want: [
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        'They sat on the bench by the river, and down by a root something spoke. “Blup,” it said. {H} stopped chewing. “Blup,” it said again. “That’s the river,” said {H}. “It’s telling us something.”',
        '{H} wanted to hear what came after blup. They waited. “Blup,” said the river. “There isn’t any more,” said {A}. “It’s only got the one word. That’s why it needs it so often.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-jar',
      A: 'partner',
      paragraphs: [
        '“Go on,” {H} called over the railing. “Blup.” {A} let down an empty jam jar on a string, and pulled up some river. They held it to their ears, first {H} and then {A}.',
        'There was a small green thing in it, and it said nothing at all. “Now it won’t even say blup,” said {H}. They poured it back. It said something on the way down, but much too fast.'
      ]
    },
    {
      id: 'uncle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There was a man on our bus who talked like that,” said {A}. “He always began in the middle. You only had to nod, and then he went on.” So they sat up straight, and nodded at the river.',
        '“Blup,” it said. “Really?” said {A}. “Blup.” “You don’t say,” said {H}, and sighed over it. A jogger came past, and slowed down, and nodded as well. But he did not know what it was about, either.'
      ]
    },
    {
      id: 'what-makes-blup',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked down through the railing, to see how it did that. The root stuck out of the bank there, bent like an elbow. Each time the water rose a bit, it shut the hole under the root. Then it sank, and the hole took a gulp of air. “Blup.”',
        '“So it’s the root that says it,” said {A}. “The river does the blowing,” said {H}. “Like with a bottle.” {A} blew over the top of the jam jar. It came out as “foo”. You needed a root.'
      ]
    },
    {
      id: 'foreign',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The river may be foreign,” said {A}. “It comes from a long way off.” They tried it in all sorts of ways. They said blup high up, like a question, and low down, like a no. They said it in a hurry, and with a yawn.',
        'A duck turned round at the third one, and came straight over. It stopped below the railing and looked up. Evidently that one had meant something. They gave it the end of a roll. After that they were more careful with the third one.'
      ]
    },
    {
      id: 'more-coming',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked up the river, to where it came round the bend. There was more of it. It had been coming ever since they sat down, and it still was. “When’s it all been past?” asked {H}. “Never,” said {A}. “There’s always some left.”',
        'They waited a bit longer, in case. Then {H} looked the other way, where it all went off behind the trees. “It must get very full down there,” said {H}. “That’s the sea,” said {A}. “It’s used to it.”'
      ]
    },
    {
      id: 'a-trumpet-for-the-ear',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} rolled up the newspaper and put one end to an ear. With a thing like that you can hear what is said in the next field. {A} pointed it at the water, and shut both eyes. {H} waited.',
        '“Well?” “It says blup,” said {A}, “but now it says it in the newspaper.” {H} looked into the other end. There was an ear in there, a long way off. “Hello, ear,” said {H}. {A} jumped right off the bench.'
      ]
    },
    {
      id: 'a-hand-in-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were some steps where the ducks are fed. From there you could hold a hand in, while {A} held the other one. It was so cold that it felt like a squeeze. And it pulled. It pulled all the time, not hard, like a dog that knows where it wants to go.',
        '“It wants me to come with it,” said {H}. “Everybody thinks that,” said {A}. The hand came out red and smelled of stones. It went on feeling pulled, even in the pocket.'
      ]
    },
    {
      id: 'at-night-too',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Does it say that at night as well?” asked {H}. “I should think so,” said {A}. “Nobody switches it off.” {H} thought of the empty bench, and the railing, and no one there. Blup, it would say. Blup.',
        '“Who to?” asked {H}. {A} looked about. “To the bench,” said {A}. It was a green bench with four planks, and it had stood there for years. It must have known the word by heart. They shifted up a bit, so that it could hear better.'
      ]
    },
    {
      id: 'the-board',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By the path was a board, where the river’s name stood, and how long it was. It was so long that you could walk for three weeks. “Three weeks!” said {A}. “And we’ve had one word.” Somebody had drawn a fish on the board, with eyelashes.',
        '{H} laid a finger on the blue line. It wriggled from the top to the bottom, and they were a red dot, near the middle. “Then we’ve missed the beginning, too,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had heard the word as well, and thought it was somebody under the bank. {A} looked down between the bars, and waited for a face. There came a twig, and then a feather, but no face.',
        '“Blup,” said the river, and {A} gave a start each time. In the end {A} lay down with one ear on the ground. {A} had stopped asking, but still wanted to be told.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We lived by a mill,” said {S}. “There the river said rumpelty, rumpelty, all day and all night. You had to shout for the butter.” “And what came after rumpelty?” asked {A}. {S} did not know. They had never gone to see.',
        '“One Sunday the wheel was stopped, to be mended,” said {S}. “And we all woke up. Six in the morning, and nobody could sleep for the quiet. My aunt stood on the stairs in her nightcap and said rumpelty, till it got better.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew how it went on. “Blup,” said the river. “Once upon a time,” said {S}. “Blup.” “There was a sausage.” {S} did it all by turns with the river, and it fitted very well. The sausage got into a lot of trouble.',
        '“Does the river say that?” asked {A}. “No, I do,” said {S}. “It just does the commas.” “Blup,” said the river. {S} thought what should come next. It was polite, and waited.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '“Bup,” went {A}, and looked at the water. “Blup,” said the river. “Bup!” went {A}, and kicked with both feet. It was the first time that anybody had answered so exactly. They went on like that, each in turn, and neither got tired of it.',
        '{H} listened to the two of them. “They aren’t saying the same,” said {H}. “The river’s got an L in it.” {A} was told so, and took note. “Bup,” it went, just as before.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“Ours at home says something quite different,” said {A}. “What does it say?” asked {H}. {A} had to think, and hummed, and began again. It had only ever been there in the background. “Something with an R,” said {A} at last.',
        'They wrote it down all the same, on the paper bag. Theirs: blup. Ours: something with an R. It wasn’t much yet. But nobody had ever put the two together.'
      ]
    },
    {
      id: 'the-leaf',
      A: 'partner',
      paragraphs: [
        '{A} let a yellow leaf fall by the root. “Blup,” said the river, and the leaf was past. Now it was down by the reeds.',
        '“That leaf only heard it once,” said {A}. “Now it’s hearing what comes next. It’s us who keep sitting at the same word.” {H} stood up. The leaf was getting away with the second one.'
      ]
    }
  ],
  turn: [
    {
      id: 'along-with-it',
      A: 'partner',
      paragraphs: [
        'They walked on the path beside the leaf, just as fast as that. By the reeds it said “shoo”, long and soft. {H} kept that, and walked on. Then came flat stones, and there it went “cluck, cluck, cluck”, like hens. A thin pipe ran in. “Wee,” it said.',
        '“Blup, shoo, cluck, wee,” murmured {H}. “Cluck three times,” said {A}, who was carrying the clucks.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Behind a big stone the leaf turned off, and went round in a ring. It went round once, and twice, and six times. They had to stop as well. “Tup,” it said there, “tup, tup, tup.” “It’s lost its place,” said {A}. “That happens to me too, with small print.”',
        '“Come on, leaf,” called {H}. The leaf went round once more, to be certain. Then it slipped out at the side, and on they went. They left the tups out afterwards, since those had been a mistake.'
      ]
    },
    {
      id: 'too-fast',
      A: 'same',
      spare: 15,
      paragraphs: [
        'It’s not easy to walk like a leaf. {A}’s legs were too long for it, and always got there before the water did. “Now I’ve heard the next one already,” said {A}. “Don’t tell me!” cried {H}. {A} went back three steps, and tried to forget it.',
        'They did it with small steps, heel to toe. Now and then they made half a turn, as the leaf did. Two ladies overtook them, with sticks. “Lost something?” they asked. “No,” said {H}. “We’re just in the middle of it.”'
      ]
    },
    {
      id: 'oh',
      A: 'partner',
      paragraphs: [
        'There was a low bridge, and the path ended at a gate. The leaf went in underneath. “Oh,” said the river in there, deep down. “And what does it all mean?” asked {A}. {H} thought. “It’s telling where it’s been,” said {H}. “There was a root, and reeds, and hens that were stones. And oh is when somebody put the light out.”',
        'Then they walked back. A man with a sandwich was sitting on the bench. “Blup,” said the river. “Does it never say anything else?” asked the man. “It does,” said {H}. “You’ve got to go along with it.” The man looked down the path, and wrapped up his sandwich.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round to see who was being spoken to.',
      '{names} heard the blup too, and gave it a sniff.',
      { text: '{names} shook the crumbs over the railing, for later.', needs: ['hands'] },
      { text: '{names} counted ten blups on ten fingers, and began again.', needs: ['hands'] }
    ],
    way: [
      '{names} kept as quiet as possible, so that the river could talk.',
      '{names} looked into the jar from the other side, with a very big eye.',
      { text: '{names} put the lid on the jar, and took it off, to let the word out.', needs: ['hands'] },
      { text: '{names} let the string drip over the railing.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, and stepped on no twig.',
      '{names} stopped when the leaf did, and went when it went.',
      { text: '{names} carried the word shoo for a bit, in two cupped palms.', needs: ['hands'] },
      { text: '{names} waved to the leaf at the dark bridge.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the jam jar was washed and stood on its head. {H} told the whole river from the front, and did each place in its own voice.',
    'Then {H} washed too, and let the water out. “Shoo,” said the basin, and “cluck”, and at the very end “blup”. It had gone the other way round.'
  ],
  last: [
    'By the empty bench, in the dark, the river was still at blup, and {H} was asleep.',
    'Somewhere a yellow leaf was hearing what comes after oh, and {H} was asleep.'
  ]
})
