import { wishPlot } from '../wish-plot.ts'

const BUGS = ['fireflies', 'fire flies', 'fireflys', 'lightning bugs', 'lightening bugs']

export const emptyFireflyJar = wishPlot({
  id: 'wish-empty-firefly-jar',
  wishes: BUGS.flatMap((bug) => ['let go', 'let them go', 'let them all go', 'letting go', 'set free', 'setting free', 'released', 'release', 'empty jar', 'jar empty', 'jar let go', 'jar let out', 'jar opened', 'jar flew away', 'flew away', 'flew off', 'goodbye', 'jar lid', 'jar holes', 'gone jar', 'back outside', 'let out', 'letting them out', 'set them free', 'releasing', 'releases', 'freed', 'opened the lid', 'said goodbye'].map((what) => `${bug} ${what}`)).concat(['glow worms jar let go', 'glowworms jar let go']),
  answers: ['firefly', 'fireflies', 'fire', 'flies', 'lightning', 'lightening', 'bug', 'bugs', 'jar', 'jars', 'glass', 'mason', 'jam', 'lid', 'holes', 'empty', 'let', 'lets', 'letting', 'go', 'gone', 'set', 'free', 'release', 'released', 'opened', 'open', 'out', 'flew', 'fly', 'away', 'off', 'goodbye', 'bye', 'all', 'them', 'we', 'our', 'her', 'his', 'the', 'because', 'after', 'when', 'then', 'last', 'night', 'tonight', 'yesterday', 'evening', 'bedtime', 'bed', 'by', 'on', 'windowsill', 'summer', 'july', 'june', 'cottage', 'camp', 'yard', 'backyard', 'porch', 'field', 'meadow', 'grass', 'grandma’s', 'grandpa’s', 'caught', 'catch', 'catching', 'catches', 'light', 'lights', 'glow', 'glowing', 'glows', 'blink', 'blinking', 'blinked', 'dark', 'keep', 'kept', 'wanted', 'wants', 'sad', 'miss', 'misses', 'missed', 'home', 'families', 'family', 'friends', 'one', 'ten', 'seven', 'so', 'could', 'they', 'to', 'their', 'back', 'outside', 'again', 'daughter', 'son', 'kids', 'story', 'about', 'of', 'into', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'granny', 'papa', 'brother', 'sister', 'cousin', 'cousins', 'boy', 'girl', 'child', 'he', 'she', 'cried', 'cries', 'cry', 'crying', 'upset', 'proud', 'slow', 'slowest', 'last', 'first', 'five', 'eleven', 'twelve', 'three', 'many', 'lots', 'warm', 'hot', 'august', 'may', 'park', 'forest', 'woods', 'river', 'lake', 'trees', 'bush', 'window', 'opening', 'releasing', 'releases', 'freed', 'shine', 'shines', 'shining', 'sparkle', 'flash', 'flashing', 'nightlight', 'room', 'bedroom', 'by', 'with', 'was', 'is', 'were', 'now', 'still', 'had', 'need', 'needs', 'air', 'live'],
  except: ['died', 'dead', 'die', 'squished', 'squashed', 'killed', 'stepped', 'cemetery', 'grave', 'hospital', 'heaven', 'song', 'owl city', 'serenity', 'dragon', 'robot', 'phone', 'lamp shop', 'princess', 'lost', 'bear', 'moth', 'butterfly', 'butterflies', 'ladybird', 'ladybug', 'tadpole', 'tadpoles', 'frog', 'caterpillar', 'fish', 'crab'],
  moods: ['losing', 'lost', 'waiting', 'change'],
  company: ['fireflies', 'firefly', 'jar', 'lid', 'torch', 'ceiling', 'window', 'grass', 'holes', 'bush', 'moth', 'cat'],
  about: 'The fireflies have been let go, the jar by the bed is empty, and a torch in it shines like a dentist’s, until the lid goes on, through which the fireflies breathed.',
  titles: ['Eleven Holes in a Lid', 'The Empty Jar', '{H} Answers from the Window', 'What the Fireflies Left', 'A Light for Nobody In'],
  want: [
    {
      id: 'one-blade-of-grass',
      A: 'partner',
      paragraphs: [
        'A jar stood by {H}’s bed, and there was nobody in it. Last night the jar had been full of fireflies. Then {H} had opened the lid at the window, and let them all go, the slowest one last. Now there was only a blade of grass in the jar. “It was right to let them go,” said {A}. “I know,” said {H}. “But it’s so dark in there. I want it to shine again. Only without anybody in it.”'
      ]
    }
  ],
  way: [
    {
      id: 'still-warm',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} laid a hand on the jar, to feel whether there was something left of the light. It was as cold as any jar. “A lamp stays warm for a while,” said {H}. “Not with fireflies,” said {A}. “Their light’s quite cold. There’s no stove in it at all.”',
        'They held a hand round the bedside lamp, and that was hot. “Then they never burn a finger,” said {H}. {A} thought that they probably did not know what a finger was.'
      ]
    },
    {
      id: 'like-a-dentists',
      A: 'partner',
      paragraphs: [
        '{A} fetched a torch, and {H} put it in the jar and switched it on. It hit both of them in the eyes. The whole jar was one white blaze, as bright as at the dentist’s. {H} laid a yellow sweet paper over the torch. Now it was a yellow dentist.',
        '“They weren’t like that,” said {H}. “There was a lot of dark, and just a bit of shine, here and there.” {H} took the torch out again.'
      ]
    },
    {
      id: 'how-they-went',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do you remember how they went?” asked {A}. {H} did it again, with the lid off. Most had flown straight out. Two had first gone round the rim, like people who cannot find the door. The last had sat on {H}’s thumb, and blinked, and thought it over.',
        '“It weighed nothing,” said {H}. “I only saw that it was there.” {A} held out a thumb as well, to see what it was like without. It was not so very different.'
      ]
    },
    {
      id: 'grass-looks-after-itself',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} shook the blade of grass out onto the bed. It had a bend in the middle, where they had all sat. At one place there was a tiny nibble. “Was that them?” asked {H}. “They hardly eat at all, when they’re grown up,” said {A}. “Some of them eat nothing.”',
        '“Then one of them only tried it,” said {H}. They put the blade back, with the bend at the top. It looked as if somebody had just got up.'
      ]
    },
    {
      id: 'other-is-one',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’ll be a firefly,” said {A}, and put a torch under a jumper, at the back. {A} flew once round the room, and hit the chair. “On,” called {H}. “Off. On.” {A} could not find the switch, and was off for a long time.',
        '“It’s hard to reach,” said {A}. “How do they do it without arms?” “They just think of something nice,” said {H}. {A} stood still and thought, and pressed with one elbow.'
      ]
    },
    {
      id: 'pet-looks-in',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'All last evening {A} had watched the jar, with one bright dot in each eye. Now {A} looked at it again. The dots were not there. {A} looked behind the jar, and under the bed, and at {H}. “I let them go,” said {H}.',
        '{A} sat down before the window instead, and looked out into the dark. After a while there was a dot in {A}’s left eye. It went out, and came on again. “There’s one,” said {H}. “{A}’s got it.”'
      ]
    },
    {
      id: 'elder-counts-in-jars',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small we let them go as well,” said {S}. “But first I tried to read by them. I’d heard that you could.” “How many do you need?” asked {A}. {S} had had nine in a jar, and a thin book.',
        '“They didn’t all shine at once,” said {S}. “I got the first half of every word. I thought for years that it was about a pie and a tree.” It had been pirates and treasure.'
      ]
    },
    {
      id: 'child-in-the-dark',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Perhaps they’re still in there,” said {S}, “and only switched off.” {S} looked into the empty jar for so long that there was a round mark on {S}’s nose. “I can see one,” said {S}. {A} looked in from the other side. It was an eye.',
        '“It’s looking at me,” whispered {S}. “It’s quite big.” “It’s mine,” said {A}. {S} did not mind. For a moment the jar had had somebody in it.'
      ]
    },
    {
      id: 'eleven-holes',
      A: 'partner',
      paragraphs: [
        '{A} picked up the lid, to tidy it away, and held it before the lamp. On {A}’s shirt there were small bright spots. {A} moved the lid, and the spots ran over a sleeve. “What’s that?” asked {H}. “That’s the holes,” said {A} slowly. “We made them with a nail, so that they had air.” {H} counted, and there were eleven. “They all looked out through there,” said {H}. “The lid’s full of places where there was a firefly.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-ceiling',
      A: 'partner',
      paragraphs: [
        '{H} put the torch in the jar once more, with its face up, and screwed on the lid. {A} put out the lamp. On the ceiling there were eleven lights, small and far apart, with a lot of night between. {H} turned the jar a little. They all flew to the left. {H} held one hand over the lid, and took it away. They blinked. “Now it’s right,” whispered {H}. “And they’re all at home, too.”'
      ]
    },
    {
      id: 'the-slowest',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One of the lights was smaller than the rest, because the nail had only just gone through. It sat by itself over the wardrobe. “That’s the slowest one,” said {H}. “It’s always last.” When {H} turned the jar, it went the longest way, right round the edge.',
        '“Wait for it,” said {A}. So {H} turned more slowly. It came past the lampshade, and over the curtain rail, and had caught up with the others.'
      ]
    },
    {
      id: 'near-and-far',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} lifted the jar towards the ceiling, and the lights grew small and sharp. When the jar came down to the floor, they were large and soft. “So that’s what happens,” said {A}, “when a firefly gets tired.”',
        'They lay down on their backs, and {H} laid the jar on its side beyond their feet. Eleven soft lights lay on top of them, and one was just on {A}’s nose. It did not tickle, but {A} wrinkled the nose all the same.'
      ]
    },
    {
      id: 'other-writes-it-down',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Every kind of firefly has its own way of blinking,” said {A}. “That’s how they know who it is.” They thought of one for the jar. {H} covered the lid with one hand. It was long, long, short, and then a yawn’s worth of dark.',
        '{A} went out of the room, and came in with both eyes shut, and opened them. Long, long, short. “It’s you,” said {A}. “I’d have known you anywhere.”'
      ]
    },
    {
      id: 'a-twelfth',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} counted the lights on the ceiling, and got to twelve. {H} counted, and it was twelve. But there were only eleven holes. They looked for the one that was too many. It was low down, near the door, and it stayed where it was when the jar turned.',
        '“One’s come back,” whispered {H}. {A} crept up to it. It was the keyhole, with the hall lamp behind. They let it stay in with the others.'
      ]
    },
    {
      id: 'somebody-outside',
      A: 'partner',
      paragraphs: [
        'They stood at the window with the jar. Outside the dark was just dark. {H} pointed the lid that way, and put a hand over it, and took it off. Long. Long. They waited. Low down, over the grass by the road, a small green light came on, and went out. “That’s one of ours,” said {H}. “How can you tell?” asked {A}. The light had needed a good while to answer. “It’s the slowest,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the jar as well, and out at the other side.',
      '{names} went to the window, where they had all gone.',
      { text: '{names} wiped the jar, all but a place with a thumbprint.', needs: ['hands'] },
      { text: '{names} held the blade of grass up to the lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} saw white spots for a time, after the torch.',
      '{names} looked for a light under the bed, and found a shoe.',
      { text: '{names} folded the sweet paper twice, to make it darker.', needs: ['hands'] },
      { text: '{names} felt the holes in the lid, one by one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down under the lights, and looked up.',
      '{names} followed one of them right across the ceiling.',
      { text: '{names} drew the curtain a little, for the dark.', needs: ['hands'] },
      { text: '{names} caught one on the palm, and it went through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The torch was switched off and laid in the drawer. The jar stood on the sill with its lid off, in case somebody wanted to look in.',
    '{H} washed in the half dark, and lay down. The blade of grass leaned in the jar, with the bend at the top.'
  ],
  last: [
    'Outside a small light came on, rather late, and {H} was asleep.',
    'There was nobody in the jar, they were all at home, and {H} was asleep.'
  ]
})
