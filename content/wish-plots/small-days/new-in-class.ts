import { wishPlot } from '../wish-plot.ts'

export const newInClass = wishPlot({
  id: 'wish-new-in-class',
  beginsElsewhere: true,
  wishes: ['new girl', 'new boy', 'new girl class', 'new boy class', 'new girl school', 'new boy school', 'new girl nursery', 'new boy nursery', 'new girl preschool', 'new boy preschool', 'new girl kindergarten', 'new boy kindergarten', 'new child class', 'new child school', 'new child nursery', 'new kid', 'new kids', 'new pupil', 'new student', 'new classmate', 'new class mate', 'somebody new class', 'someone new class', 'new gril', 'newgirl', 'new girl started', 'new boy started', 'girl joined class', 'boy joined class'],
  answers: ['my', 'her', 'his', 'our', 'class', 'school', 'nursery', 'preschool', 'kindergarten', 'today', 'started', 'starts', 'came', 'joined', 'joining', 'coming', 'there', 'there’s', 'was', 'got', 'we', 'has', 'table', 'next', 'sits', 'sitting', 'called', 'named', 'name', 'shy', 'quiet', 'kind', 'nice', 'meets', 'met', 'shows', 'showed', 'round', 'around', 'buddy', 'looks', 'looked', 'after', 'first', 'day', 'monday', 'morning', 'reception', 'year', 'one', 'two', 'who', 'doesn’t', 'know', 'anyone', 'anybody'],
  except: ['being', 'am', 'i’m', 'im', 'friend', 'friends', 'teacher', 'mean', 'nasty', 'horrible', 'hits', 'hit', 'pushed', 'pushes', 'bites', 'bully', 'bullies', 'bullying', 'bullied', 'kissed', 'kiss', 'scary', 'afraid', 'scared', 'sad', 'cried', 'cries', 'crying', 'lost', 'dragon', 'alien', 'robot', 'monster', 'mermaid', 'vampire', 'ghost', 'witch', 'dinosaur', 'fairy', 'baby', 'babies', 'brother', 'sister', 'refugee', 'war', 'english', 'language', 'speak', 'wheelchair', 'autistic', 'deaf', 'blind', 'died', 'poor', 'stole', 'stealing', 'jealous', 'likes', 'better'],
  moods: ['first', 'change', 'waiting', 'alone', 'learning'],
  company: ['snail', 'pegs', 'peg', 'coat', 'stick insect', 'mop', 'rocket'],
  out: true,
  about: 'Somebody new is in class and keeps a wet coat on, and the hero, who has shown everything else, has not shown where a coat can go.',
  titles: ['Next to the Snail', 'Twenty-Six Pegs', '{H} Shows Everything', 'Buttoned Up to the Chin', 'Somewhere to Take It Off To'],
  want: [
    {
      id: 'the-end-peg',
      A: 'partner',
      paragraphs: [
        '“This is Remi,” said Ms Okoro, “who’s new in our class.” Remi stood in the door in a coat, buttoned up to the chin, and said nothing. There were twenty-six pegs in the corridor, each with a picture. {H} had the last one, the snail. On the other side of the snail was only wall. {H} wanted somebody there.',
        '“I’ll show Remi everything!” called {H}. {A} had come to help Mr Dunn mend the chairs, and held the screws. “Everything?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-tap',
      A: 'partner',
      paragraphs: [
        '{H} was quick. “Loo. Book corner. Stick insect, or a stick. And that tap you turn only a little.” Remi turned it a lot. It hit the ceiling, and {A}, and Remi down to the socks. “Take your coat off!” cried the class. Remi shook a dripping head.'
      ]
    },
    {
      id: 'all-the-names',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Ms Okoro asked everybody to say their name, so that somebody new could learn it. They went round the carpet, one after another. At the ninth name Remi’s eyes grew round. There were two Noahs, one after the other.',
        '“That’s a lot of names,” whispered {A}. {A} had only kept three, and one of those was the stick insect’s. {H} told Remi a trick. “If you don’t know it, you say ‘you there’. That always works.”'
      ]
    },
    {
      id: 'answering',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They all had questions for somebody new. “Have you got a dog?” asked one. Remi said nothing, and so {H} helped. “Two,” said {H}. “Where did you live before?” “On a hill,” said {H}. “Can you do a cartwheel?” “Only at weekends.”',
        'By ten o’clock Remi had two dogs, a hill and a grandmother who drove a crane. Remi listened to it with interest. “Is any of that true?” asked {A} softly. {H} looked at Remi. Remi held up one finger. Remi did not say which bit.'
      ]
    },
    {
      id: 'two-by-two',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In that class you went to the hall two by two. There had always been thirteen twos. Now there was one person left over at the end. “Somebody’s got nobody,” said a boy. It was Remi.',
        '“Then we’ll be three,” said {H}, and took Remi’s wet sleeve. Three people don’t fit through a door. They went through it sideways, with Remi in the middle. The door got wet on both sides.'
      ]
    },
    {
      id: 'it-moved',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The stick insect had been in that class since the autumn. Nobody had ever seen it do anything. Half of them thought that it was a stick, and the others thought so too, on some days. Remi stood at the glass and looked in for a very long time.',
        'Then Remi pulled {H} nearer, and pointed. At the top, quite slowly, the stick put out one leg, and felt about. “It’s real!” cried {H}. The whole class ran up. It was a stick again by then. But Remi, {H} and {A} had seen it.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} drew Remi a map. The loo came first, and took up half of the sheet. There was a cross for where you may run, and a splash for the cold tap. {A} looked at it. “And where are we?” asked {A}. {H} had forgotten that.',
        'So Remi took the pencil. On the line by the door Remi drew somebody very small, with buttons. Then Remi drew one more, next to it, and gave it {H}’s hair.'
      ]
    },
    {
      id: 'the-song',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At ten they always sang the good-morning song. In the middle comes a place where you clap, twice, and then not. Whoever is new claps into the gap, all alone. Everybody waited for it.',
        'Clap, clap, they went. In the gap there was a loud one. It was {A}’s. {A} grew quite warm round the ears. Remi had not clapped, and looked at {A} as you look at a friend.'
      ]
    },
    {
      id: 'first-days',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“When I was new,” said {A}, “I went in at the wrong door. They were all much bigger in there. I didn’t like to say so. I sat down and did sums till dinner time.” “What sort of sums?” asked {H}. “I don’t know. There were letters in them.”',
        'Nobody had noticed, except for one boy. “You’re small,” he’d said. “I’m new,” {A} had told him, and he had shown {A} the right door. Remi had moved up a bit to listen. One of Remi’s buttons came undone, all by itself.'
      ]
    },
    {
      id: 'where-you-sit',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was a chair free at the green table. Everybody knew why. It squeaked. Remi sat down on it before {H} could say so. Eek! The whole class looked round.',
        '“You have to sit like a hen,” said {H}, “and not think.” Remi tried. Eek. {A} came with Mr Dunn’s screws, but they were too short. Then Remi squeaked on purpose, three short ones and one long one. The green table answered. Remi nearly smiled.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} had a photo in the pencil case, rather crumpled. It was of {A}, from the front. “That’s {A},” said {H}. “{A} was new once as well.” On the first day {A} had sat behind the door, and eaten nothing, and looked at the wall.',
        '“We didn’t do anything,” {H} told Remi. “We just sat down and looked at the wall too. By the evening it was everybody’s wall.” Remi took the photo in both hands. There was a drip on {A} afterwards, but only on the ear side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} came by with the drink that {A} had left at home. “Is that the new one?” asked {S}, and shook hands with Remi, and got wet. “I was new eleven times. My father was with the railway.” “Was it hard?” asked {A}. “Only until dinner. After dinner there was always somebody with the same stain as me.”',
        '“And then you could talk about it,” said {S}. It had been gravy eight times, and beetroot three.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} looked in from the corridor, because word had got round. “We’ve got a new one as well,” said {S}. “It’s a fish.” {A} said that theirs was a person. {S} looked Remi over with care, the coat, and the puddle. “Ours is just as wet,” said {S}.',
        '“Ours can talk,” said {A}, “but it hasn’t yet.” “Ours either,” said {S}. “You’ve got to leave it in peace. You mustn’t tap on the glass.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I’m new here too,” said {A}. “Nobody’s shown me a thing.” {H} was sorry about that, and took {A} along. “Loo,” said {H}. “Book corner. Tap.” {A} wanted to know where you went to be by yourself. Nobody had ever asked that.',
        '{H} had to think. “Behind the big map there’s a bit of floor,” said {H}. “You can’t see it from anywhere.” They all three went and stood there, and it was full. Remi breathed out. It was the best place so far.'
      ]
    },
    {
      id: 'in-the-corridor',
      A: 'partner',
      paragraphs: [
        'The coat dripped as far as the dinner table. Oskar slipped on the wet with nine plastic beakers. Crash! Everybody looked round. Where Remi had sat there was only a wet chair.',
        'It was {A} who saw the drops. They led down the corridor. There stood Remi, and looked along the pegs: boat, kite, pear, snail, wall. “You all told Remi to take that coat off,” said {A}. “But where can it go?”'
      ]
    }
  ],
  turn: [
    {
      id: 'twenty-seven',
      A: 'partner',
      paragraphs: [
        '{H} went very red. There was no peg for Remi. {A} still had two long screws, and Mr Dunn had a spare peg. “Here,” said {H}, and laid a hand on the wall, right beside the snail. Rrrt, went Mr Dunn’s screwdriver. Now there were twenty-seven.',
        'The new peg needed a picture. “A lion!” called the class. “A rocket!” But Remi undid the buttons, from the chin down. Inside was a pocket, and it was dry in there. Out came a round card with a teapot on it. “That’s from my old peg,” said Remi, in a low voice, a bit rough.'
      ]
    },
    {
      id: 'the-whole-voice',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Once there was a voice, there was a lot of it. Remi told them about the old school, and the old stairs. Somebody there had eaten a crayon. “Which colour?” asked everybody. “Green,” said Remi.',
        '“And why did you keep your coat on?” asked somebody. Remi looked along the pegs. “There wasn’t one for me,” said Remi. “I thought that I wasn’t staying.” Now there was one. {A} gave it a pull, to see that it held.'
      ]
    },
    {
      id: 'why-a-teapot',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“Why a teapot?” asked {H}. “It was the last one left,” said Remi. {H} knew how that was. Nobody in the world would choose a snail. You get it because you came in late, with a stone in your shoe. But now {H} would not give it away for a lion.',
        '{A} looked at them side by side. There was a round thing with a spout, and a round thing with a head. “They’ll get on,” said {A}.'
      ]
    },
    {
      id: 'the-wrong-coat',
      A: 'partner',
      paragraphs: [
        'The coat hung there and dripped on the snail. “It likes rain,” said {H}. “I know,” said Remi. “That’s why I hung it that way.”',
        'At home time {H} pulled on the wrong coat. It was cold and wet. Beside it stood Remi in {H}’s dry one, buttoned up to the chin. “It’s nice in here,” said Remi. “Keep it till tomorrow,” said {H}. {A} carried the wet one home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the gate, to hear about the new one.',
      '{names} stopped to hear more about it.',
      { text: '{names} waved to whoever was new, just in case.', needs: ['hands'] },
      { text: '{names} counted pegs on the way past, and got to twenty-six.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the puddle, all the way.',
      '{names} kept well away from that tap.',
      { text: '{names} wrung out a scarf, over the sink.', needs: ['hands'] },
      { text: '{names} picked up beakers, as far as the piano.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look at the teapot.',
      '{names} looked at the new peg, number twenty-seven.',
      { text: '{names} tried the new peg with one finger, and it held.', needs: ['hands'] },
      { text: '{names} wiped the snail dry, and it got wet again.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home Remi’s coat was hung up to drip. In one pocket there was a crayon, a green one, with one end missing.',
    '{H} washed, and put on something dry, and lay down at the very edge, next to the wall. There was room for one more on the other side.'
  ],
  last: [
    'In a dark corridor hung a snail and a teapot, side by side, and {H} was asleep.',
    'Everything had been shown by now, even the wall beside the snail, and {H} slept.'
  ]
})
