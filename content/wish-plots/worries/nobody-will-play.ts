import { wishPlot } from '../wish-plot.ts'

export const nobodyWillPlay = wishPlot({
  id: 'wish-nobody-will-play',
  wishes: ['joining in at playtime', 'join in game', 'joining in game', 'join in games', 'joins in games', 'joining school', 'join in school', 'join nursery', 'join playground', 'joining playground', 'scared ask play', 'afraid ask play', 'shy ask play', 'worried ask play', 'how ask play', 'know how join', 'knows how join', 'worried playtime', 'worry playtime', 'worries playtime', 'scared playtime', 'afraid playtime', 'nervous playtime', 'worried recess', 'scared recess', 'afraid recess', 'worried breaktime', 'scared breaktime', 'finding playmate', 'sister doesn’t want play', 'brother doesn’t want play', 'sister won’t play', 'brother won’t play', 'sister never plays', 'brother never plays', 'older sister play', 'older brother play', 'big sister won’t play', 'big brother won’t play'],
  answers: ['nobody', 'play', 'plays', 'playing', 'school', 'break', 'breaktime', 'playtime', 'recess', 'playground', 'worried', 'worries', 'worry', 'afraid', 'scared', 'nervous', 'tomorrow', 'nursery', 'preschool', 'kindergarten', 'class', 'lunch', 'with', 'him', 'her', 'thinks', 'says', 'that', 'will', 'would', 'might', 'wants', 'alone', 'lonely', 'children', 'kids', 'others', 'other', 'game', 'games', 'asking', 'shy', 'one', 'new', 'friends', 'friend', 'someone', 'somebody', 'going', 'back', 'after', 'holidays', 'monday', 'sister', 'brother', 'older', 'big', 'doesn’t', 'won’t', 'want', 'never', 'anymore'],
  except: ['bully', 'bullied', 'bullying', 'bullies', 'mean', 'hit', 'hits', 'kick', 'horrid', 'laughed', 'laugh', 'hate', 'hates', 'hated', 'died', 'dead', 'sick', 'hospital', 'ever', 'never', 'cry', 'crying', 'cried', 'dinosaur', 'dragon', 'monster', 'robot', 'snail', 'cat', 'dog', 'penguin', 'who', 'piano', 'guitar', 'violin', 'drums', 'team', 'football', 'wheelchair', 'autistic', 'autism', 'different', 'because', 'poo', 'wizard', 'club', 'army', 'elephant', 'starts', 'starting', 'left', 'fair', 'rules', 'cheats', 'drum', 'music'],
  moods: ['afraid', 'alone', 'first', 'waiting', 'change'],
  company: ['spoon', 'spoons', 'eggcup', 'bus', 'bread', 'roll', 'slide'],
  about: 'The eggcup asks the spoons whether it may play, and they say no, until it sees what their bus has not got; at break the next day there are three bakers under the slide, and no customer.',
  titles: ['Three Bakers Under the Slide', 'Nobody Was the Passenger', 'Two Loaves, Please', '{H} Gets On at the Salt', 'A Bus Without Anybody In'],
  want: [
    {
      id: 'at-the-wall',
      A: 'partner',
      paragraphs: [
        'At break you stood by the wall, or you were in a game. {H} had thought about the wall all through supper. “What if nobody plays with me tomorrow?” said {H}. {H} wanted to be in a game before the bell, any game.',
        '{A} moved the plates. Three spoons lay there, side by side, and by the bread stood an eggcup. “That’s break,” said {A}, “and you’re the eggcup.”'
      ]
    }
  ],
  way: [
    {
      id: 'can-i-play',
      A: 'partner',
      paragraphs: [
        'The spoons were a bus. All three of them drove. The eggcup came closer. “Can I play?” it asked. “No,” said the spoons. {A} did the spoons. “Why not?” “Because we’re in the middle,” they said.',
        'So it ran in between, and pushed. The bus fell on the floor, and then nobody was playing at all. The eggcup went back to the bread.'
      ]
    },
    {
      id: 'why-no',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why are they so mean?” asked {H}. {A} picked up a spoon and asked it. “I’m not mean,” it said. “I was driving. Somebody asks something, and I say no, so that I can go on driving.” It had not even seen who it was.',
        '{H} thought about that. At home {H} said no too, as soon as somebody called. It was no to whatever came. Mostly it had only been supper. “They’re only busy driving,” said {H}. “The no isn’t for me.”'
      ]
    },
    {
      id: 'as-a-tree',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Once I was a tree,” said {H}. “They needed one, and I was standing there.” “Was it good?” asked {A}. “They ran round me,” said {H}. “Then they ran somewhere else. I didn’t know if I was still one.”',
        '{A} tried it out by the fridge. It was quite a good tree, with arms. The spoons ran round it once and drove off. {A} stood there till the fridge began to hum. “You’re right,” said {A}. “You can’t tell.”'
      ]
    },
    {
      id: 'the-fork',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over by the butter there was a fork, all on its own. “What’s that one playing?” asked {H}. {A} looked at it for a while. “It’s pretending that it has to look at the butter,” said {A}. “It’s been at it since Monday.”',
        'There’s nearly always a fork somewhere. You just don’t see it, because you look at the spoons. The eggcup walked past the butter, not too close. “Is it soft yet?” it asked. “Nearly,” said the fork. They both looked at it then.'
      ]
    },
    {
      id: 'the-loud-way',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tried it very loudly. The eggcup stood on the butter dish. “I’ve got a bus too!” it shouted. “It’s bigger, and it’s got a pool in it!” The spoons looked up. “Where?” they asked. The eggcup turned round. There was a loaf.',
        '“That’s a loaf,” said the spoons. They drove on, and they were not even cross. “It was worth trying,” said {A}. {H} took the eggcup down from there. It had butter on one foot.'
      ]
    },
    {
      id: 'with-a-thing',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I always had a bit of string with me,” said {A}. “With string somebody always asks what it’s for.” {H} tied some round the eggcup. It walked past the spoons and said nothing. One of them braked. “What’s that for?” it asked.',
        'The eggcup did not know. It had not got that far. “It’s for… later,” it said. All three of the spoons wanted to be there later. They drove behind it, quite slowly, as far as the jam.'
      ]
    },
    {
      id: 'other-remembers',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I stood at that wall too,” said {A}. “I know every stone of it. There was one like a nose.” {H} hadn’t thought that of {A}. “What did you do?” “I counted the stones,” said {A}. “Then a boy came and asked how many.”',
        '“And?” “It was two hundred and six. He didn’t believe it, so he counted too. We got as far as the gate, and the next day we did the back.” {A} smiled at the bread. “He was called Anton. He was always three short.”'
      ]
    },
    {
      id: 'the-little-word',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s that word can,” said {A}. “If you ask can I, they’ve got to think about it. Nobody likes that, in the middle of a road.” {H} tried it without the word. “I play,” said the eggcup. “Play I?” It got no better.',
        '“What do people say to a bus, then?” asked {A}. {H} thought of the one at the corner, number nine. Nobody said can I to it. They said hello, and where they were going. Some only showed their bag.'
      ]
    },
    {
      id: 'spare-lid',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The lid of the jam got bored, and rolled right through break on its edge. It went through the bus, and round the salt, and fell over by the eggcup. “That happens as well,” said {A}. “Something comes along, and it has to go back to somebody.”',
        'The eggcup pushed it back with its foot. “Thanks,” called the spoons. It came again, and it was sent back again. The third time it had come on purpose. {H} had seen one of them give it a push.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Break’s always exactly too long, or it’s too short,” said {H}. {A} nodded. “How long is it by the wall?” “A week,” said {H}. “And in a game?” {H} clicked two fingers. “Over,” said {H}.',
        'They timed it. The eggcup stood at the bread for one minute, and it was very long. It saw every crumb. Then the spoons had a minute with their bus. “Already?” called all three of them, and {A} had to ring twice.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to break too, and was watching the spoons. {A} never asked whether it was allowed. {A} just came and stood where it was warm. Mostly somebody moved over.',
        '{H} looked at how it was done. You come up slowly, from the side. You look at what the others are looking at. Then you breathe a little. “I can’t do that at school,” said {H}. “They’d think I’d come about a biscuit.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“It isn’t only at school,” said {S}. “On Wednesdays they play cards at the hall. I stood by the coats for two weeks, as if I’d lost a glove.” “You?” asked {A}. “With that same wall behind me. They’ve got a wall as well.”',
        '“And then?” “Then I saw that nobody was writing down who’d won. They’d been quarrelling about it since March.” {S} took a stump of pencil out of one pocket. “I didn’t say can I play. I just said, who’s winning?”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be a spoon. {S} drove round the table and made the noise. “Can I play?” asked {A}, to test it. “No,” said {S} at once, and drove on. Then {S} came back. “Why did I say that?” asked {S}.',
        '“Because you were in the middle,” said {A}. {S} drove round again, and was asked again, and it was no again. It just came out. “Ask me something else,” said {S}. “I’ve only got the one for that.”'
      ]
    },
    {
      id: 'what-is-missing',
      A: 'partner',
      paragraphs: [
        '“Just watch them for a bit,” said {A}. “What have they got?” “A bus,” said {H}, “and three drivers.” “And what haven’t they got?” The bus drove past the salt. It was quite empty.',
        '{H} put the eggcup by the salt and held up its arm. “One to the fridge, please,” it said. The spoons braked so hard that they crossed. “Get in!” they called. “Mind the step!” In all that time there had never been anybody in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-slide',
      paragraphs: [
        'The next day at break {H} stood by the wall. It was cold, and one stone stuck out. {H} watched. There was a football match, and that had got everything. But under the slide there were three who made bread out of sand.',
        '“I’m the baker,” said one. “I’m the baker too,” said the second. “So am I,” said the third. There were loaves along the whole edge, and no queue.'
      ]
    },
    {
      id: 'two-steps',
      spare: 13,
      paragraphs: [
        'It was eleven steps from the wall to the slide. Four of them were easy. After that {H}’s legs wanted to know something, and {H} could not tell them. A whistle blew, but it was for somebody else.',
        '{H} thought of the eggcup. It had no legs at all, and one arm, which was {H}’s finger. It had held that up. The fifth step was quite small. By the ninth you could smell the sand.'
      ]
    },
    {
      id: 'two-loaves',
      paragraphs: [
        '{H} went up to the edge. “Two loaves, please,” said {H}. It was not very loud. All three of them looked up. They had flour on their noses. “White or brown?” asked one. “Sliced or whole?” asked the second. “We’ve been baking all week,” said the third, “and nobody’s come!”'
      ]
    },
    {
      id: 'what-it-cost',
      spare: 14,
      paragraphs: [
        '“That’s four leaves,” said the baker on the right. {H} had two leaves and a stick. They talked it over behind the oven. “You can have it for the stick,” they said, “if you come again.”',
        'So {H} went round the slide and came again, as somebody else. It was an old man this time, with a cough. Then it was a lady with seven children. The queue had never been so long. Even a footballer came over, to see what there was.'
      ]
    },
    {
      id: 'the-loaf-again',
      A: 'partner',
      paragraphs: [
        'In the evening {H} told {A} all of it. The spoons were in the drawer, and the eggcup had an egg to do. “And tomorrow?” asked {A}. “Will you join in as a baker?” “They’ve got enough of those,” said {H}. “Tomorrow I’m bringing the loaf back. It was rather sandy.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the spoons, to see who would begin.',
      '{names} stayed close to the bread, where the eggcup was.',
      { text: '{names} put the salt a bit further off, for a bus stop.', needs: ['hands'] },
      { text: '{names} wiped the playground with a napkin.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table, where the bus had gone.',
      '{names} kept very quiet at the no.',
      { text: '{names} picked up a spoon, and set it back on its road.', needs: ['hands'] },
      { text: '{names} rang for the end of break, on a glass.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard later what the loaf had been like.',
      '{names} sniffed at {H}’s pocket, and there was sand in it.',
      { text: '{names} saved an old bread bag for the next day.', needs: ['hands'] },
      { text: '{names} asked for a loaf as well, a brown one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The eggcup was washed up. It was put in with the spoons for the night, as it knew them now.',
    '{H} washed the sand off, and lay down. There was a wall beside this bed too, but it was only there to lean on.'
  ],
  last: [
    'Under the slide the loaves lay cooling in the dark, and {H} was asleep.',
    'The bus had reached the fridge long ago, with somebody in it, and {H} slept.'
  ]
})
