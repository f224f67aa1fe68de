import { wishPlot } from '../wish-plot.ts'

export const grownUpsAtSchool = wishPlot({
  id: 'wish-grown-ups-at-school',
  beginsElsewhere: true,
  wishes: ['grown ups school work', 'grown-ups school work', 'grownups school work', 'adults school work', 'parents school work', 'parents school kids work', 'mum school work kids', 'mummy school work kids', 'grown ups school kids', 'grown-ups school kids', 'grownups school kids', 'adults school kids', 'parents school kids', 'grown ups school children', 'grown-ups school children', 'grownups school children', 'adults school children', 'parents school children', 'parents went to school', 'parents go to school', 'parents had to go to school', 'parents have to go to school', 'grown ups school', 'grown-ups school', 'grownups school', 'grown up school', 'grown-up school', 'adults school', 'adults at school', 'kids go to work', 'kids went to work', 'kids going to work', 'kids had to work', 'kids have jobs', 'kids had jobs', 'kids do the jobs', 'kids go to the office', 'kids went to the office', 'children go to work', 'children went to work', 'children going to work', 'children have jobs', 'children had jobs', 'children office', 'kids office', 'kids work adults', 'kids work grown ups', 'children work grown ups', 'children work parents', 'kids work parents', 'kids jobs parents', 'kids jobs adults', 'swapped places work school', 'swap work school', 'swapped work school', 'swaps work school', 'i go to work school', 'mum goes to school i go to work', 'dad goes to school i go to work', 'goes to work instead of school', 'go to work instead of school', 'went to work instead of school', 'work instead of school', 'parents sent to school', 'school for grown ups', 'school for grown-ups', 'school for adults', 'school for parents'],
  answers: ['grown', 'ups', 'grown-ups', 'grownups', 'up', 'adult', 'adults', 'big', 'people', 'parents', 'parent', 'mum', 'mums', 'mummy', 'mummies', 'mom', 'moms', 'dad', 'dads', 'daddy', 'daddies', 'kid', 'kids', 'child', 'children', 'school', 'work', 'working', 'works', 'job', 'jobs', 'office', 'go', 'goes', 'going', 'went', 'had', 'have', 'has', 'to', 'were', 'was', 'be', 'if', 'what', 'where', 'when', 'world', 'day', 'one', 'a', 'for', 'instead', 'of', 'swap', 'swaps', 'swapped', 'places', 'change', 'changed', 'roles', 'round', 'other', 'way', 'around', 'charge', 'sent', 'teacher', 'teachers', 'class', 'homework', 'playtime', 'break', 'lunch', 'boss', 'bosses', 'meeting', 'meetings', 'monday', 'everyone', 'everybody', 'all', 'the', 'and', 'us', 'we', 'do', 'did', 'story', 'please', 'funny', 'silly', 'about', 'again', 'back', 'made', 'make', 'must', 'all', 'while', 'their', 'they', 'think', 'imagine'],
  except: ['hurt', 'hospital', 'died', 'dead', 'lost', 'police', 'factory', 'mine', 'fields', 'money', 'poor', 'hungry', 'misses', 'miss', 'cries', 'crying', 'cry', 'scared', 'afraid', 'nervous', 'worried', 'first', 'run', 'walk', 'walking', 'late', 'forgot', 'forgets', 'homeschool', 'trip', 'bus', 'gate', 'sad', 'goodbye', 'night', 'shift', 'animals', 'dog', 'dogs', 'cat', 'cats', 'together', 'fair', 'disco', 'play', 'concert', 'evening', 'nursery', 'shouted', 'fight', 'bully', 'told', 'off', 'football', 'new', 'leave', 'leaves'],
  moods: ['question', 'first'],
  isTale: true,
  asked: true,
  out: true,
  partnerPlays: true,
  company: ['office', 'fence', 'papers', 'school', 'chair', 'grown-ups', 'kids', 'yard', 'wall', 'telephone', 'playground', 'boss'],
  about: 'The grown-ups have to go to school and the kids to work, where nobody knows what the work is until somebody at the fence turns a paper over.',
  titles: ['Nothing, Said the Grown-up', 'In the Meeting', '{H} Goes to Work', 'Both Sides of the Fence', 'Dealt With by Friday'],
  want: [
    {
      id: 'monday',
      A: 'partner',
      paragraphs: [
        'On Monday the kids went to work, and the grown-ups had to go to school. {A} was one of the grown-ups. {A} held on to the school gate with both hands, and had a tummy ache. “You’ll have fun once you’re in,” said {H}. “I’ve got a meeting.”',
        'The office was next door, with only a fence between. {H} had a bag, and a cup with a lid. What did grown-ups do all day at work? They never would say. Now {H} was going to find out.'
      ]
    }
  ],
  way: [
    {
      id: 'the-chair',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In the office every chair could turn. It took a while for anybody to notice that they could also be sat on. A boy with a tie came past, backwards. “I’m the boss,” he said, and was gone again.',
        'The telephone rang. “Good morning, office,” said {H}. It was {A}, from the school. “When are you picking me up?” asked {A}. “At five,” said {H}. “When’s five?” asked {A}. “After your sandwich,” said {H}, “and then some more.”'
      ]
    },
    {
      id: 'the-meeting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At nine there was the meeting. All the kids sat round a long table, and looked serious. “Does anybody want to say anything?” asked the boss. A girl with plaits said that there ought to be more biscuits. They voted. There were to be more biscuits.',
        'After that nobody knew what a meeting was for. They ate what was there. “That went well,” said the boss. {H} told {A} about it later, with all the names. “It’s just what ours are like,” said {A}.'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Over at the school the teacher was seven, and had a bell. She called their names. “Sit up,” said the teacher, “and no coffee on the carpet.” A dentist put up his hand and asked to go to the toilet. “You should’ve gone before,” said the teacher.',
        '{A} had to share a desk with a bus driver. He had the felt tips, and only gave the brown one away. “It isn’t fair,” said {A}. “I was going to draw the sea.”'
      ]
    },
    {
      id: 'pe-kit',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Something came flying over the fence. It was a note, folded into a plane with a bent nose. “I’ve left my gym shoes at home,” wrote {A}. “Everybody has theirs. Please bring them at once.” It was signed with a face.',
        '{H} read it out at the office, and they all sighed. They had notes too. One uncle had no apron for painting. Somebody’s aunt had a wobbly tooth and wanted to show it. “You don’t get a minute’s peace,” said the boss.'
      ]
    },
    {
      id: 'coffee',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At ten they all stood round a machine with their cups, as people do at work. The cups had milk in. “Busy?” asked the boss. “So busy,” said {H}. “And you?” “Oh, don’t ask,” said the boss, and was glad to have been asked.',
        'Through the window they could see {A} in the school, all alone in the hall with a broom. {A} had been picked to sweep up the sand. {H} waved. {A} waved back with the broom, and there was more sand than before.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For lunch {H} had packed {A} a box. There was an apple in it, cut up, and a cheese sandwich with no crusts. {A} looked through the fence. “I’ve swapped it,” said {A}, “for a ring with a spider on.”',
        '“Who with?” asked {H}. {A} nodded at a man with a grey beard, who was eating fast. “And what are you going to eat?” {A} had not thought about that. {H} pushed half a pie through the fence. It came out the other side rather long.'
      ]
    },
    {
      id: 'the-stamp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a stamp in the desk. It said PAID. {H} stamped a paper, and a cup, and the back of one hand. By eleven almost everything in the office was paid. “Is that right?” asked the boss. “It dries very fast,” said {H}.',
        'When {A} was shown it later, {A} went quite quiet. “Do it once on me,” said {A}. {H} stamped {A}’s sleeve. {A} looked at it for the rest of the day.'
      ]
    },
    {
      id: 'elder-desk',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve had a sticker,” said {S} at the fence, and turned to show it. There was a snail on it, and the words “Good Sitting”. “What did you get it for?” asked {A}. “For sitting,” said {S}. “I’ve been good at it for years, and nobody ever said.”',
        '“The others only got a worm,” {S} went on. {S} held that side of the jacket a bit forward, all the way along the fence. {A} had to admire it from close up, and then from further off.'
      ]
    },
    {
      id: 'child-colleague',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} worked in the office as well, under the table. It was a very good job. You had to hold the string. “What’s on the other end?” asked {A}. “I don’t know,” said {S}. “I’ve only been here since nine.”',
        'They followed it together, past eleven chairs and round the plant. At the other end sat a boy, who was holding it too. “Have you come about the string?” he said. They shook hands, and had a meeting.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had no school that day, and no office. {A} went up and down along the fence, and kept an eye on both. On the left somebody was crying for a felt tip. On the right somebody was spinning.',
        'It looked to {A} the same as any Monday. The only odd thing was that the sandwiches were on the other side. {A} thought about that for some time, and then found the hole.'
      ]
    },
    {
      id: 'baby-boss',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had come along to work, because nobody was at home. {A} sat at the head of the long table, and banged on it with one hand. The whole room fell silent. “Yes?” said the boss. {A} looked round at them all.',
        '“Da,” said {A}. They wrote it down. It was the shortest thing that had been said all morning, and nobody was against it. {A} was made head of the second floor.'
      ]
    },
    {
      id: 'deal-with',
      A: 'partner',
      paragraphs: [
        'On {H}’s desk lay a heap of papers, with a note on top. “Please deal with these by Friday,” it said. So {H} dealt them, until each of the kids had nine. They held them like cards. “Whose turn is it?” asked the boss. Nobody knew how to start.',
        'Then it was break. Beyond the fence the grown-ups stood and talked about the weather. “Why does nobody play?” asked {H}. “We’ve forgotten how it begins,” said {A} sadly.'
      ]
    },
    {
      id: 'swap-at-fence',
      A: 'partner',
      paragraphs: [
        '“It’s easy,” said {H}. “You touch somebody and say, ‘Tag, you’re it.’ And then you run.” {H} reached over the fence and touched {A}. {A} thought about it, and then shot off. A whole row of jackets flew apart.',
        '{A} came back out of breath. “And how’s work?” “We’ve all got nine,” said {H}, “and nobody knows the game.” {A} took one of the papers. “They’re letters, look. People have written to you, and don’t know if anybody’s read it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'answers',
      A: 'partner',
      paragraphs: [
        '{H} ran back in. “You read it,” {H} told the others, “and then you write that you did.” “Dear Mrs Lamb,” {H} wrote, “I’ve read your letter about the drain. It’s a good letter. The drain sounds bad.” The boss wrote, “Dear Sir, yes.” By five o’clock the desk was empty.',
        '{A} stood at the school gate, with one shoelace undone and paint on one ear. “What did you do today?” asked {H}. “Nothing,” said {A}.'
      ]
    },
    {
      id: 'the-painting',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} had something rolled up under one arm. It was still wet. “It’s you at work,” said {A}. {H} had eleven fingers in it, and a telephone for a hat. The sun had a face, and was in the office too.',
        '“It’s very good,” said {H}. “What’s that brown part?” “That’s the sea,” said {A}. “I only got the brown.” {H} carried it flat, on both hands, and people on the pavement made way for it.'
      ]
    },
    {
      id: 'homework',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had homework, and sat down with it on the wall by the gate. “Find something round,” it said, “and write what it is.” {A} groaned, and needed a biscuit first. Then {A} sharpened the pencil at both ends.',
        '“Just look round,” said {H}. {A} saw nothing but corners. “What did you just have in your hand?” asked {H}. “A biscuit,” said {A}. “But it’s gone.” So that was what {A} wrote, and drew a ring round it.'
      ]
    },
    {
      id: 'in-meetings',
      A: 'partner',
      paragraphs: [
        '“It can’t have been nothing,” said {H} on the way home. {A} kicked a leaf along. “I was it,” said {A}. “Four times.”',
        '“And what do you do all day at work?” asked {A}. Now {H} knew. There were the nine papers, and Mrs Lamb and her drain. It was far too long to tell on one pavement. “I was in meetings,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came as far as the gate, and looked through it at both sides.',
      '{names} sniffed at the cup with the lid, which had milk in it.',
      { text: '{names} waved until {H} was quite at work.', needs: ['hands'] },
      { text: '{names} hung a small bag on a very low peg.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along the fence, and was it for a while.',
      '{names} lay in the shade of the desk, and was off until two.',
      { text: '{names} held nine papers in a fan, and gave nothing away.', needs: ['hands'] },
      { text: '{names} went once round on the chair, and got off on the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited at the gate at five, all on time.',
      '{names} walked ahead, as far as the corner, and looked back.',
      { text: '{names} licked the envelopes, one after the other.', needs: ['hands'] },
      { text: '{names} rubbed some of the paint off with a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag stood by the door, and beside it the cup with a lid. Both had done enough for one day.',
    '{H} washed, and lay down with both feet up. It had been a long day at the office.'
  ],
  last: [
    'Somewhere Mrs Lamb had got a letter, and {H} was asleep.',
    'Tomorrow it would be the other way round again, but {H} was asleep already.'
  ]
})
