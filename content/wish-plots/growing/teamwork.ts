import { wishPlot } from '../wish-plot.ts'

export const teamwork = wishPlot({
  id: 'wish-teamwork',
  wishes: ['teamwork', 'team work', 'working together', 'work together', 'works together', 'worked together', 'working as a team', 'work as a team', 'being a team', 'team player', 'team players', 'team effort', 'part of a team', 'helping each other', 'help each other', 'helps each other', 'helped each other', 'helping one another', 'help one another', 'helping eachother', 'help eachother', 'cooperation', 'co-operation', 'cooperate', 'cooperates', 'cooperating', 'co-operate', 'co-operating', 'cooperative', 'collaboration', 'collaborate', 'collaborating', 'pulling together', 'pull together', 'joining forces', 'many hands light work', 'better together', 'stronger together', 'two heads'],
  answers: ['teamwork', 'team', 'work', 'works', 'working', 'worked', 'together', 'player', 'players', 'effort', 'part', 'helping', 'help', 'helps', 'helped', 'each', 'other', 'one', 'another', 'eachother', 'cooperation', 'co', 'operation', 'operate', 'operating', 'cooperate', 'cooperates', 'cooperating', 'cooperative', 'collaboration', 'collaborate', 'collaborating', 'pull', 'pulling', 'joining', 'forces', 'join', 'many', 'hands', 'make', 'makes', 'light', 'dream', 'better', 'stronger', 'than', 'two', 'heads', 'are', 'good', 'great', 'being', 'as', 'learning', 'learn', 'learns', 'teaching', 'importance', 'power', 'value', 'trouble', 'struggles', 'won’t', 'doesn’t', 'don’t', 'can’t', 'not', 'never', 'always', 'how', 'family', 'families', 'home', 'house', 'jobs', 'chores', 'bed', 'sheet', 'brother', 'sister', 'brothers', 'sisters', 'siblings', 'kids', 'children', 'child', 'son', 'daughter', 'friends', 'friend', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'parents', 'others', 'people', 'everyone', 'everybody', 'we', 'with', 'get', 'things', 'job', 'done', 'lesson', 'need', 'needs', 'more', 'today', 'at', 'school', 'class', 'nursery'],
  except: ['football', 'soccer', 'netball', 'match', 'goal', 'coach', 'race', 'relay', 'animals', 'animal', 'ants', 'ant', 'bees', 'bee', 'birds', 'dogs', 'dog', 'cats', 'cat', 'mouse', 'mice', 'penguins', 'wolves', 'dragon', 'dragons', 'pirate', 'pirates', 'dinosaur', 'dinosaurs', 'robot', 'robots', 'toys', 'superhero', 'superheroes', 'fairies', 'elves', 'monsters', 'knights', 'firefighters', 'police', 'rescue', 'hospital', 'doctor', 'doctors', 'nurse', 'died', 'dead', 'ill', 'war', 'court', 'divorce', 'divorced', 'separated', 'apart', 'bully', 'bullies', 'fight', 'fighting', 'hits', 'hit', 'office', 'boss', 'colleague', 'colleagues', 'building', 'build', 'built', 'project', 'homework', 'who'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'change'],
  company: ['sheet', 'bed', 'iron', 'corner', 'mattress', 'slipper', 'pillow', 'blanket'],
  about: 'A tight sheet comes off one corner whenever it goes on at another, and two pull against each other until the word itself says when.',
  titles: ['Four Corners and a Slipper', 'The Corner Where {H} Wasn’t', '{H} Says the First Half', 'Somebody Keeps Undoing It', 'Team, Said {H}'],
  want: [
    {
      id: 'warm-sheet',
      A: 'partner',
      paragraphs: [
        '{H}’s clean sheet was still warm from the iron. It had elastic in its corners, and the wash had made it a little too small. {H} wanted to lie on it before it was cold.',
        '“It’ll take teamwork,” said {A}. “What’s that?” “It’s for what you can’t do alone.” “I can,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'always-one-off',
      A: 'same',
      paragraphs: [
        '{H} pulled the first corner over the mattress, and the second, and the third. The fourth went on, and the first jumped off. {H} ran there, and the next one snapped off. “It’s always the one where I’m not,” said {H}.',
        '“Let me,” said {A}, who had made many beds. The last corner came off, and sat on {A}’s head like a bathing cap.'
      ]
    },
    {
      id: 'five-of-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’d need four of me,” said {H}, and sat down on a corner to keep it there. So {A} fetched a bag of potatoes, a bag of rice and the big pan. Each of them was given a corner to sit on.',
        '“Now that’s a team,” said {H}. Then {A} pulled. The sheet gave a jerk, and the whole team rolled into the middle, with {H} on top. “They’re helping each other,” said {H}.'
      ]
    },
    {
      id: 'team-in-the-street',
      A: 'other',
      spare: 4,
      paragraphs: [
        'From the window they could see two men with a long board. That was teamwork. “Left,” called the one at the back. The one in front went left, and they passed a lamp post on both sides.',
        'The board did not. The men put it down, and walked round the post, and looked at it. “They do it as well as we do,” said {H}. “They’ve had more practice,” said {A}.'
      ]
    },
    {
      id: 'your-side-my-side',
      A: 'partner',
      paragraphs: [
        '“So we’ll work as a team,” said {A}. “You do your side and I do mine.” They knelt down, with the bed between them. {H} pulled. “Done!” said {H}, and across the bed something snapped. {A} pulled. “Done!” said {A}, and there went {H}’s. They worked faster. {A} lost a slipper, and did not stop for it.'
      ]
    },
    {
      id: 'two-captains',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A team has to have a captain,” said {A}. {H} thought so too, and so there were two. “Pull!” said one captain. “Wait!” said the other. They saluted each other across the bed.',
        'The sheet lay there and got colder. “Somebody ought to do something,” said {H}. Both captains looked round to see who it could be.'
      ]
    },
    {
      id: 'fifth-corner',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} drew a plan, with arrows, for that is what teams have. {H} turned it round, to see it properly. Now the arrows pointed out of the door. {H} went out of the door, and came back.',
        '“And what’s this?” asked {H}. “It looks like a fifth corner.” {A} looked at it closely. They walked once round the bed to find it. Then {H} blew on the plan, and it was gone. It had been a crumb.'
      ]
    },
    {
      id: 'both-lefts',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“We begin on the left,” said {A}. They both began on the left, and when they looked up there was a whole bed between them. “That isn’t left,” said {A}. “It is here,” said {H}.',
        'So {A} came round to see it from there. At the same time {H} went round to see it from the other side. Now each of them stood where the other had been. They had both been right, and it was no help.'
      ]
    },
    {
      id: 'after-you',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The pillow fell down. They both bent to pick it up, to help each other, and knocked their heads together. “After you,” said {A}. “No, you,” said {H}. They both waited, and then they both bent down again.',
        'They stood there and rubbed their heads. The pillow lay between them, and nobody was helping it. “Let’s not help each other so much,” said {H}, and got it with one foot.'
      ]
    },
    {
      id: 'pet-on-corner',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been watching, and did not go to and fro. {A} chose a place and stayed in it. That was more than could be said of the corners.',
        '“That’s what we need,” said {H}, “somebody who stays.” So {H} asked {A} to be on the team. {A} looked at the sheet, and then at {H}, and stayed exactly where {A} was. It was not a corner.'
      ]
    },
    {
      id: 'elder-pump',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a pump that took two,” said {S}. “When I went up, the other went down.” {A} asked what they did when they had quarrelled. “Then we pumped and said nothing,” said {S}. “The water didn’t notice.”',
        '“And if you both went down?” “You couldn’t,” said {S}. “That was the good thing about that pump. It knew more about working together than we did.”'
      ]
    },
    {
      id: 'child-number-nine',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A team’s got numbers,” said {S}, and stuck a paper seven on {A}’s back. {S} wore the nine. {A} wanted to know who the others were. {S} counted the legs of the bed, and the lamp, and the mattress.',
        '“That’s only six,” said {A}. “Who’s eight?” {S} looked round the whole room. “Eight’s late,” said {S}. “So we’ve got to work harder.”'
      ]
    },
    {
      id: 'baby-other-team',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} helped as well. {S} had got hold of the sheet with both hands, and pulled. It was a good, even pull, and it always went towards {S}. One corner came off, and then the next.',
        '“Which side’s {S} on?” asked {A}. They looked at how the sheet was going. “{S} is the other team,” said {A}. It had only one player, and it was winning.'
      ]
    },
    {
      id: 'guest-finger',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I don’t want to be in the way,” said {S}. “I’ll just put one finger here.” It was on a corner, and the corner stayed. Then the kettle called, and {A} went to see to it.',
        'A good while later {A} came back with a cup. {S} was still there, with the finger on the corner. “I didn’t like to leave the team,” said {S}. Then {S} took the cup, and off it came.'
      ]
    },
    {
      id: 'who-undoes-it',
      A: 'partner',
      paragraphs: [
        '“Who keeps undoing it?” asked {A}. They looked up, with their hands full of elastic. {H} pulled, and a corner ran away from {A}. “That’s me,” said {H}. {A} pulled, and {H}’s ran away. “And that’s me.” They had been working hard, and all of it against each other.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-halves',
      A: 'partner',
      paragraphs: [
        '{H} took one corner, and {A} the one across from it. “We pull at three,” said {A}. {A} pulled at the three, and {H} pulled when it was over. Snap. “You can’t tell which end of it to pull at,” said {H}.',
        'They needed a word that took two. “Teamwork,” said {A}. {H} tried it, and it came apart in the middle. So {H} said “team”, and {A} said “work”, and at “work” they both pulled. Nothing snapped. They crept round to the other two corners. “Team,” said {H}. “Work,” said {A}. All four stayed on.'
      ]
    },
    {
      id: 'missed-me',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wanted to know if it could be done alone. There was the blanket to fold. {H} took it by one end and said “team”. Then {H} ran round to the other end and said “work”. But by then the first end had dropped.',
        'The next time {H} was faster, and so was the blanket. “I just missed me,” said {H}, out of breath. {A} had only been standing there, and picked up an end.'
      ]
    },
    {
      id: 'heavy-half',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“May I be ‘work’ for once?” asked {H}. The pillow had to go into its case, so they changed over. {A} said “team” and held it open. {H} said “work” and pushed. It went in up to the middle. “Work,” said {H} again, and once more for the last bit.',
        '{H} sat down on it. “Yours is the heavy half,” said {H}. “I’ve had it all day,” said {A}.'
      ]
    },
    {
      id: 'who-stays',
      A: 'other',
      spare: 3,
      paragraphs: [
        'There was a jar that nobody could open. {A} held the jar, and {H} held the lid. “Team,” said {H}. “Work,” said {A}. They both turned, in the same direction, until they could turn no further. The lid had not noticed.',
        '“One of us has to stay where they are,” said {H}. So {A} stood like a post, and {H} turned. It went plop. “I did nothing at all,” said {A}. “You did it very hard,” said {H}.'
      ]
    },
    {
      id: 'whose-thumb',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It’s also called cooperation,” said {A}. It sounded like something to spread. So {H} lent one hand and {A} lent one, and they made a slice between them. {H}’s hand held the bread, and {A}’s had a spoon with jam on it.',
        '“Left a bit,” said {H}. “My left?” asked {A}. There was jam up to the edge, and then beyond it. “Whose thumb’s that?” asked {A}. They both tasted, to be sure, and it was {H}’s.'
      ]
    },
    {
      id: 'wave',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Then the blanket had to be shaken out. {H} shook at one end. A wave went down the blanket, and {A} got it in the chin. {A} sent it back. They had not said the word, and nobody was pulling.',
        '“Is it still teamwork,” asked {H}, “if we take turns?” “I think so,” said {A}, and ducked. The wave went to and fro. There was a crumb riding on it, which seemed in no hurry to get off.'
      ]
    },
    {
      id: 'said-too-soon',
      A: 'same',
      spare: 17,
      paragraphs: [
        'It was a word to be careful with. {A} was carrying the washing basket past, with {H} at the other handle. “That was good teamwork,” said {A}. So {H} pulled.',
        'The socks went all over the room. “You said both halves,” said {H} from underneath. “I was only talking,” said {A}. From then on they called it the T, when nothing was to be pulled.'
      ]
    },
    {
      id: 'not-warm',
      A: 'partner',
      paragraphs: [
        'The sheet had gone cold while they were working together. But {H} was as hot as a loaf by now, and so was {A}. They lay down on it, and it was just right.',
        'Then {H} felt a lump under the sheet. {A} looked down and saw one slipper. To get the other out, the word would have to be said again. “Team,” said {H} slowly. {A} said nothing at all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to find out how warm the sheet was.',
      '{names} watched the sheet come in, and kept out of its way.',
      { text: '{names} took the pillow off the bed and held it.', needs: ['hands'] },
      { text: '{names} held up the sheet, to see which end was which.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from one corner to the next, and back.',
      '{names} got out of the way of the elastic.',
      { text: '{names} pulled too, but in the middle.', needs: ['hands'] },
      { text: '{names} clapped whenever it snapped.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see if there was any room on the bed.',
      '{names} looked at all four corners, and they stayed where they were.',
      { text: '{names} said “and” between the two halves.', needs: ['hands'] },
      { text: '{names} smoothed the sheet with both hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was laid over the sheet and the lump, with somebody at each end. After that a single slipper went about the house, and could be heard from far off.',
    '{H} washed, and lay down on the sheet again. The lump was about where the knees go, and you could hang a leg over it.'
  ],
  last: [
    'Four corners held, there was a slipper between them, and {H} was asleep.',
    'The second half was not said any more that night, and {H} was asleep.'
  ]
})
